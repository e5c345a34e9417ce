/** Settings of accounts: kinds, the pages on which customers connect, connectors. */
import {
  MEBIBYTE,
  cellFault,
  colorFault,
  nameFault,
  pageUrlFault,
  type Setting,
  setting,
} from '../ground/setting-kinds/index.ts'

/** The settings by their names. */
export const ACCOUNT_SETTINGS = {
  cell: setting.text(
    undefined,
    'Name of this installation among several. New tokens carry it, so that a proxy can route them.',
    {
      fault: cellFault,
      derived: 'none',
    },
  ),
  sandbox: setting.flag(false, 'Simulates the third parties of all kinds on loopback.'),
  definitions: setting.paths('Manifest files of additional kinds.'),
  'consent.want': setting.list(
    'Operations that consents ask for by default, for all kinds. Without it, consents ask to read what is searchable.',
  ),
  'connect.name': setting.text(
    undefined,
    'Name of your application on the pages on which customers connect accounts.',
    {
      fault: nameFault,
      derived: 'none',
    },
  ),
  'connect.accent': setting.text(undefined, 'Color of the main button on these pages, such as #1d4ed8.', {
    fault: colorFault,
    derived: 'blue',
  }),
  'connect.privacyUrl': setting.text(undefined, 'URL of your privacy policy, to which these pages link.', {
    fault: pageUrlFault,
    derived: 'none',
  }),
  'connect.termsUrl': setting.text(undefined, 'URL of your terms, to which these pages link.', {
    fault: pageUrlFault,
    derived: 'none',
  }),
  'connect.images': setting.file(
    'Folder of SVG, PNG and WebP images: logo for your application, the name of a kind for its icon.',
  ),
  'limits.manifestBytes': setting.count(262_144, 'Maximum size of the manifest of an own kind, in bytes.', MEBIBYTE),
  'limits.refusedUploadsPerMinute': setting.count(
    30,
    'Maximum number of refused manifests of one organization in a minute, over all processes.',
    1000,
  ),
  'limits.cachedConnectors': setting.count(1000, 'Number of open connectors to keep in memory.'),
  'quotas.connectorsPerOrganization': setting.count(10_000, 'Maximum number of connectors of one organization.'),
  'quotas.ownKinds': setting.orZero(
    setting.count(20, 'Maximum number of kinds that one organization uploads. 0 switches own kinds off.', 1000),
  ),
  'quotas.ownKindVersions': setting.count(50, 'Maximum number of stored versions of an own kind.', 1000),
  'checks.hours': setting.orZero(
    setting.count(
      24,
      'Hours after the last success of a connector until its credentials are checked. 0 never checks.',
      720,
    ),
  ),
} as const satisfies Record<string, Setting>

/** Settings of a kind: `oauth.<kind>.clientId`, `.clientSecretFile`, `.want`, and for some kinds `.clientHost` and `.applicationSecretsFile`. */
export const OAUTH_KEYS = {
  clientId: setting.text(undefined, 'Client ID of the OAuth application for connectors of this kind.'),
  clientSecretFile: {
    type: 'path',
    default: undefined,
    about: 'File with its client secret, mode 0600.',
  },
  clientHost: setting.text(undefined, 'Host at which it is registered, for a kind that runs on its owners’ hosts.', {
    derived: "the kind's default host",
  }),
  applicationSecretsFile: {
    type: 'path',
    default: undefined,
    derived: 'none',
    about: 'File with its further secrets by name as JSON, for a kind that needs some. Mode 0600.',
  },
  want: {
    type: 'list',
    default: undefined,
    derived: 'consent.want',
    about: 'Operations that consents to this kind ask for by default. It needs no OAuth application beside it.',
  },
} as const satisfies Record<string, Setting>

/** An OAuth application of the operator, for the organizations that bring none. */
export interface OAuthApplicationSetting {
  readonly clientId: string
  /** Absolute path. */
  readonly clientSecretFile: string
  readonly clientHost?: string
  /** Absolute path. */
  readonly applicationSecretsFile?: string
}

/** Settings of a kind: its OAuth application, the default operations of its consents, or both. */
export type OAuthKindSetting = Partial<OAuthApplicationSetting> & { readonly want?: readonly string[] }
