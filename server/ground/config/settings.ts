/** The table of settings: parsing, validation, `config print`, the environment's names and the documentation all read it. */
import {
  baseUrlFault,
  cellFault,
  colorFault,
  hostFault,
  issuerFault,
  nameFault,
  networksFault,
  originFault,
  pageUrlFault,
  scopesFault,
  type Setting,
  type SettingValues,
} from './setting.ts'
import { DATABASE } from './database-settings.ts'
import { AGENTS_OIDC, CONSOLE_OIDC } from './oidc-settings.ts'

const MEBIBYTE = 2 ** 20

/** Every setting by its name; a dot parts the section from the key. Operator-wide OAuth applications stand beside it: see `OAUTH_KEYS`. */
export const SETTINGS = {
  role: choice(['api', 'worker', 'all'], 'all', 'The role of this process: answer requests, run jobs, or both.'),
  processes: count(
    1,
    'Number of processes that answer requests behind one port, on PostgreSQL. Each has its own connections to the database.',
    256,
  ),
  cell: text(
    undefined,
    'Name of this installation among several. New tokens carry it, so that a proxy can route them.',
    {
      fault: cellFault,
      derived: 'none',
    },
  ),
  'listen.host': text('127.0.0.1', 'Address on which the API listens.', { fault: hostFault }),
  'listen.port': port(8787, 'Port of the API. 0 uses a free one.'),
  'admin.host': text('127.0.0.1', 'Address on which health, readiness and metrics listen.', { fault: hostFault }),
  'admin.port': port(8788, 'Port of health, readiness and metrics. 0 uses a free one.'),
  'console.listen': flag(false, 'Whether the console for operators listens, on a port of its own.'),
  'console.host': text('127.0.0.1', 'Address on which the console listens.', { fault: hostFault }),
  'console.port': port(8789, 'Port of the console. 0 uses a free one.'),
  'console.url': text(undefined, 'URL at which operators reach the console: an origin other than that of the API.', {
    fault: originFault,
    derived: 'http://<console.host>:<console.port>',
  }),
  ...CONSOLE_OIDC,
  baseUrl: text(undefined, 'URL at which callers and browsers reach the API.', {
    fault: baseUrlFault,
    derived: 'http://<listen.host>:<listen.port>',
  }),
  behindProxy: flag(
    false,
    'Whether a proxy in front of the server terminates TLS. Without one, the API listens on loopback only.',
  ),
  trustedProxies: {
    ...list('Addresses and networks of proxies whose X-Forwarded-For is trusted.'),
    fault: networksFault,
  },
  dataDirectory: {
    type: 'path',
    default: undefined,
    derived: '$XDG_DATA_HOME/plugboard, else ~/.local/share/plugboard',
    about: 'Folder of the embedded database and of the master key that the first start creates.',
  } as Setting<'path'>,
  ...DATABASE,
  masterKeyFiles: {
    type: 'paths',
    default: undefined,
    derived: '<dataDirectory>/master.key',
    about: 'Files of the master keys, mode 0600. The first seals, the others only open.',
  } as Setting<'paths'>,
  'kms.provider': {
    type: 'text',
    default: undefined,
    derived: 'none: files hold the master keys themselves',
    about: 'Key management service that wraps the master keys.',
    choices: ['aws', 'azure', 'google', 'vault'],
  } as Setting<'text', undefined>,
  'kms.key': text(undefined, 'Key of the service that wraps new master keys, and unwraps the ones wrapped with it.', {
    derived: 'none',
  }),
  'kms.formerKeys': list('Keys of the service that only unwrap.'),
  'kms.url': text(undefined, 'URL of the service. Its credentials go there.', {
    fault: issuerFault,
    derived: 'that of the vendor; for vault, must be set',
  }),
  'kms.credentialsFile': {
    type: 'path',
    default: undefined,
    derived: 'the identity of the machine; for vault, must be set',
    about: 'File with the credentials for the service, mode 0600.',
  } as Setting<'path', undefined>,
  sandbox: flag(false, 'Simulates the third parties of all kinds on loopback.'),
  definitions: paths('Manifest files of additional kinds.'),
  'agents.issuer': text(undefined, 'URL of your OAuth issuer. Agents may present its access tokens to /mcp.', {
    fault: issuerFault,
    derived: 'none: tokens of this server only',
  }),
  'agents.clientId': text(
    undefined,
    'Client ID of the application for which holders of such tokens act, and whose login page agents use.',
    {
      derived: 'none',
    },
  ),
  'agents.organizationId': text(undefined, 'Organization of their customers, if the application has several.', {
    derived: 'the only one of the application',
  }),
  'agents.customerClaim': text('sub', 'Claim of such tokens with the external_user_id of the customer.'),
  'agents.scopeClaim': text(
    'scope',
    'Claim of such tokens with their scopes, as a list or as text separated by spaces.',
  ),
  'agents.writeScopes': {
    ...list(
      'Scopes that let such tokens write but not delete. Without a scope of this or the next two settings, tokens only read.',
    ),
    fault: scopesFault,
  },
  'agents.deleteScopes': { ...list('Scopes that let such tokens write and delete.'), fault: scopesFault },
  'agents.payScopes': { ...list('Scopes that let such tokens write, delete and move money.'), fault: scopesFault },
  'agents.registration': flag(
    false,
    'Whether agents may register by themselves (RFC 7591), for hosts without a client metadata document. At most 1,000 clients.',
  ),
  ...AGENTS_OIDC,
  'agents.rawText': flag(false, 'Whether to keep hidden characters and HTML comments in text for agents.'),
  'consent.want': list(
    'Operations that consents ask for by default, for all kinds. Without it, consents ask to read what is searchable.',
  ),
  'connect.name': text(undefined, 'Name of your application on the pages on which customers connect accounts.', {
    fault: nameFault,
    derived: 'none',
  }),
  'connect.accent': text(undefined, 'Color of the main button on these pages, such as #1d4ed8.', {
    fault: colorFault,
    derived: 'blue',
  }),
  'connect.privacyUrl': text(undefined, 'URL of your privacy policy, to which these pages link.', {
    fault: pageUrlFault,
    derived: 'none',
  }),
  'connect.termsUrl': text(undefined, 'URL of your terms, to which these pages link.', {
    fault: pageUrlFault,
    derived: 'none',
  }),
  'connect.images': {
    type: 'path',
    default: undefined,
    derived: 'none',
    about: 'Folder of SVG, PNG and WebP images: logo for your application, the name of a kind for its icon.',
  } as Setting<'path', undefined>,
  'limits.bodyBytes': count(MEBIBYTE, 'Maximum size of a request body, in bytes.'),
  'limits.manifestBytes': count(262_144, 'Maximum size of the manifest of an own kind, in bytes.', MEBIBYTE),
  'limits.uploadBytes': count(2048 * MEBIBYTE, 'Maximum size of an upload with all its files, in bytes.'),
  'limits.uploadSeconds': count(3600, 'Time limit for a whole upload, in seconds.', 86_400),
  'limits.executeSeconds': count(60, 'Time limit of one execute, in seconds.', 3600),
  'limits.answerBytes': count(10 * MEBIBYTE, 'Maximum size of a third party’s decoded JSON response, in bytes.'),
  'limits.downloadBytes': count(2048 * MEBIBYTE, 'Maximum size of a downloaded file, in bytes.'),
  'limits.executesPerConnector': count(
    50,
    'Maximum number of concurrent executes of one connector, over all processes.',
  ),
  'limits.executesPerCustomerAndKind': count(
    10,
    'Maximum number of concurrent executes of one customer on one kind, over all processes.',
  ),
  'limits.requestsPerMinutePerCustomer': count(
    600,
    'Maximum number of requests of one customer in a minute, over all processes.',
  ),
  'limits.requestsPerMinutePerOrganization': count(
    6000,
    'Maximum number of requests of one organization in a minute, over all processes.',
  ),
  'limits.matchesPerMinutePerEndpoint': count(
    60,
    'Maximum number of changed records that an endpoint is sent one by one in a minute. Beyond it, the endpoint is told where to read them.',
    500,
  ),
  'limits.refusedUploadsPerMinute': count(
    30,
    'Maximum number of refused manifests of one organization in a minute, over all processes.',
    1000,
  ),
  'limits.connectionsMax': count(10_000, 'Maximum number of open connections to the API.'),
  'limits.headersSeconds': count(10, 'Time limit for the headers of a request, in seconds.', 3600),
  'limits.requestSeconds': count(
    30,
    'Time limit for a whole request, or for each piece of an upload, in seconds.',
    3600,
  ),
  'limits.drainSeconds': {
    type: 'integer',
    default: 5,
    about:
      'Seconds for which a stopping server still accepts requests while it reports not ready, until load balancers send none. On a terminal, plugboard serve waits only if you set it.',
    minimum: 0,
    maximum: 3600,
  } as Setting<'integer', number>,
  'limits.shutdownSeconds': count(20, 'Seconds for which running requests may then continue.', 3600),
  'limits.cachedConnectors': count(1000, 'Number of open connectors to keep in memory.'),
  'quotas.recordsPerConnector': count(1_000_000, 'Maximum number of synced records of one connector.'),
  'quotas.connectorsPerOrganization': count(10_000, 'Maximum number of connectors of one organization.'),
  'quotas.hooks': {
    ...count(1000, 'Maximum number of hooks of one organization. 0 switches hooks off.', 100_000),
    minimum: 0,
  },
  'quotas.ownKinds': {
    ...count(20, 'Maximum number of kinds that one organization uploads. 0 switches own kinds off.', 1000),
    minimum: 0,
  },
  'quotas.ownKindVersions': count(50, 'Maximum number of stored versions of an own kind.', 1000),
  'quotas.webhookEndpoints': {
    ...count(20, 'Maximum number of webhook endpoints of one organization. 0 switches webhooks off.', 1000),
    minimum: 0,
  },
  'search.unusedIndexDays': count(14, 'Days without a search after which an index of records is dropped.', 3650),
  'embeddings.url': text(
    undefined,
    'URL that gives vectors of texts, in the form of OpenAI’s API. Needs pgvector in the database.',
    {
      fault: issuerFault,
      derived: 'none: searches compare words only',
    },
  ),
  'embeddings.model': text(undefined, 'Name of the model at that URL.', { derived: 'none' }),
  'embeddings.dimensions': {
    type: 'integer',
    default: undefined,
    derived: 'none',
    about: 'Number of dimensions of the model’s vectors.',
    minimum: 1,
    maximum: 4000,
  } as Setting<'integer', undefined>,
  'embeddings.keyFile': {
    type: 'path',
    default: undefined,
    derived: 'none',
    about: 'File with the API key for that URL, mode 0600.',
  } as Setting<'path', undefined>,
  'log.level': choice(['debug', 'info', 'warn', 'error', 'silent'], 'info', 'Minimum level of log lines.'),
  'log.format': choice(['json', 'text'], 'json', 'Format of log lines: for machines, or for a person at a terminal.'),
  'egress.allowPrivate': flag(
    false,
    'Whether connectors may reach private and loopback addresses, for third parties on premises.',
  ),
  'checks.hours': {
    ...count(24, 'Hours after the last success of a connector until its credentials are checked. 0 never checks.', 720),
    minimum: 0,
  },
  'sync.enabled': flag(true, 'Whether to sync connectors for search.'),
  'sync.intervalMinutes': count(60, 'Minutes between two syncs of a connector whose syncs need few requests.', 525_600),
  'sync.concurrency': count(
    8,
    'Maximum number of connectors that a process syncs at once. Most of the time, a sync waits for a third party.',
    1000,
  ),
  'sync.ratePercent': count(
    25,
    "Maximum percentage of a third party's rate limit that syncs of one connector use.",
    100,
  ),
  'audit.retentionDays': {
    type: 'integer',
    default: undefined,
    derived: 'no limit',
    about: 'Days after which audit rows are deleted.',
    minimum: 1,
    maximum: 36_500,
  } as Setting<'integer', undefined>,
  'audit.headsFile': {
    type: 'path',
    default: undefined,
    derived: 'none',
    about: 'File to which the heads of the audit trails are appended, as JSON Lines.',
  } as Setting<'path', undefined>,
  'audit.headsLog': flag(false, 'Whether to log the heads of the audit trails.'),
  'audit.headsMinutes': count(60, 'Minutes between two publications of the heads of the audit trails.', 10_080),
} as const satisfies Record<string, Setting>

/** The name of a setting. */
export type SettingName = keyof typeof SETTINGS

/** What the operator says of a kind: `oauth.<kind>.clientId`, `.clientSecretFile` and, for some kinds, `.clientHost`; and `.want`. */
export const OAUTH_KEYS = {
  clientId: text(undefined, 'Client ID of the OAuth application for connectors of this kind.'),
  clientSecretFile: {
    type: 'path',
    default: undefined,
    about: 'File with its client secret, mode 0600.',
  },
  clientHost: text(undefined, 'Host at which it is registered, for a kind that runs on its owners’ hosts.', {
    derived: "the kind's default host",
  }),
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
}

/** What the operator says of a kind: its OAuth application, what its consents ask for by default, or both. */
export type OAuthKindSetting = Partial<OAuthApplicationSetting> & { readonly want?: readonly string[] }

type ValueOf<S> =
  S extends Setting<infer Type, infer Default>
    ? SettingValues[Type] | ([Default] extends [undefined] ? undefined : never)
    : never
type Below<Prefix extends string, Name = SettingName> = Name extends `${Prefix}${infer Rest}` ? Rest : never
type Head<Name> = Name extends `${infer First}.${string}` ? First : Name
/** The settings below a prefix, sections as objects. */
type Tree<Prefix extends string = ''> = {
  readonly [Key in Head<Below<Prefix>> & string]: `${Prefix}${Key}` extends SettingName
    ? ValueOf<(typeof SETTINGS)[`${Prefix}${Key}`]>
    : Tree<`${Prefix}${Key}.`>
}

/** The server's configuration: every setting with its value, sections as objects. Paths are absolute. */
export type Config = Omit<Tree, 'baseUrl' | 'role' | 'log' | 'kms'> & {
  readonly role: 'api' | 'worker' | 'all'
  readonly baseUrl: string
  readonly log: { readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'; readonly format: 'json' | 'text' }
  readonly kms: Omit<Tree['kms'], 'provider'> & { readonly provider: 'aws' | 'azure' | 'google' | 'vault' | undefined }
  /** By kind. */
  readonly oauth: Readonly<Record<string, OAuthKindSetting>>
}

/** The variable of the environment that a setting is read from: `listen.port` is `PLUGBOARD_LISTEN_PORT`. */
export function variableOf(name: string): string {
  return `PLUGBOARD_${name
    .replaceAll(/[.-]/g, '_')
    .replaceAll(/[a-z](?=[A-Z])/g, '$&_')
    .toUpperCase()}`
}

/** The setting of a name, those of OAuth applications included; undefined when there is none. */
export function settingOf(name: string): Setting | undefined {
  if (Object.hasOwn(SETTINGS, name)) return SETTINGS[name as SettingName]
  const key = /^oauth\.[a-z0-9][a-z0-9-]*\.(\w+)$/.exec(name)?.[1]
  return key !== undefined && Object.hasOwn(OAUTH_KEYS, key) ? OAUTH_KEYS[key as keyof typeof OAUTH_KEYS] : undefined
}

function text(defaultValue: undefined, about: string, more?: Partial<Setting>): Setting<'text', undefined>
function text(defaultValue: string, about: string, more?: Partial<Setting>): Setting<'text', string>
function text(defaultValue: string | undefined, about: string, more: Partial<Setting> = {}): Setting<'text'> {
  return { ...more, type: 'text', default: defaultValue, about }
}

function choice(choices: readonly string[], defaultValue: string, about: string): Setting<'text', string> {
  return { type: 'text', default: defaultValue, about, choices }
}

function flag(defaultValue: boolean, about: string): Setting<'boolean', boolean> {
  return { type: 'boolean', default: defaultValue, about }
}

function count(defaultValue: number, about: string, maximum?: number): Setting<'integer', number> {
  return { type: 'integer', default: defaultValue, about, minimum: 1, maximum }
}

function port(defaultValue: number, about: string): Setting<'integer', number> {
  return { type: 'integer', default: defaultValue, about, minimum: 0, maximum: 65_535 }
}

function list(about: string): Setting<'list', readonly string[]> {
  return { type: 'list', default: [], about }
}

function paths(about: string): Setting<'paths', readonly string[]> {
  return { type: 'paths', default: [], about }
}
