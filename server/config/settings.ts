/** The table of settings: parsing, validation, `config print`, the environment's names and the documentation all read it. */
import {
  baseUrlFault,
  databaseUrlFault,
  hostFault,
  issuerFault,
  networksFault,
  scopesFault,
  type Setting,
  type SettingValues,
} from './setting.ts'

const MEBIBYTE = 2 ** 20

/** Every setting by its name; a dot parts the section from the key. Operator-wide OAuth applications stand beside it: see `OAUTH_KEYS`. */
export const SETTINGS = {
  role: choice(['api', 'worker', 'all'], 'all', 'What this process does: answer requests, run jobs, or both.'),
  processes: count(
    1,
    'Processes that answer requests behind one port, on PostgreSQL; each has its own connections to it.',
    256,
  ),
  'listen.host': text('127.0.0.1', 'Address that the API listens on.', { fault: hostFault }),
  'listen.port': port(8787, 'Port of the API; 0 takes a free one.'),
  'admin.host': text('127.0.0.1', 'Address that health, readiness and metrics listen on.', { fault: hostFault }),
  'admin.port': port(8788, 'Port of health, readiness and metrics; 0 takes a free one.'),
  baseUrl: text(undefined, 'URL at which callers and browsers reach the API.', {
    fault: baseUrlFault,
    derived: 'http://<listen.host>:<listen.port>',
  }),
  behindProxy: flag(false, 'Says that a proxy in front ends TLS; without it the API listens on loopback only.'),
  trustedProxies: {
    ...list('Addresses and networks of proxies whose X-Forwarded-For is believed.'),
    fault: networksFault,
  },
  dataDirectory: {
    type: 'path',
    default: undefined,
    derived: '$XDG_DATA_HOME/plugboard, else ~/.local/share/plugboard',
    about: 'Folder of the embedded database and of the master key that a first start makes.',
  } as Setting<'path'>,
  databaseUrl: text(undefined, 'URL of a PostgreSQL database; also read from DATABASE_URL. Without it: embedded.', {
    secret: true,
    fault: databaseUrlFault,
    derived: 'the embedded database',
  }),
  databaseUrlFile: {
    type: 'path',
    default: undefined,
    derived: 'none',
    about: 'File that holds the URL of the database, instead of databaseUrl.',
  } as Setting<'path', undefined>,
  'database.poolSize': count(10, 'Connections to PostgreSQL that this process keeps at most.', 1000),
  'database.waitSeconds': {
    ...count(30, 'Seconds that a start waits for a PostgreSQL that is not up yet; 0 does not wait.', 3600),
    minimum: 0,
  },
  masterKeyFiles: {
    type: 'paths',
    default: undefined,
    derived: '<dataDirectory>/master.key',
    about: 'Files of the master keys, mode 0600: the first seals, the others only open.',
  } as Setting<'paths'>,
  sandbox: flag(false, 'Plays the third parties of all kinds on loopback.'),
  definitions: paths('Manifest files of more kinds.'),
  'agents.issuer': text(undefined, 'URL of an OAuth issuer of yours, whose access tokens agents may present to /mcp.', {
    fault: issuerFault,
    derived: 'none: tokens of this server only',
  }),
  'agents.clientId': text(undefined, 'Client id of the application in whose name holders of such tokens act.', {
    derived: 'none',
  }),
  'agents.organizationId': text(undefined, 'Organization of their customers, where that application has several.', {
    derived: 'the only one of the application',
  }),
  'agents.customerClaim': text('sub', 'Claim of such tokens that is the external_user_id of the customer.'),
  'agents.scopeClaim': text('scope', 'Claim of such tokens that has their scopes, as text with blanks or as a list.'),
  'agents.writeScopes': {
    ...list(
      'Scopes with which such tokens may write, but not delete; without any of these or the next they only read.',
    ),
    fault: scopesFault,
  },
  'agents.deleteScopes': { ...list('Scopes with which such tokens may write and delete.'), fault: scopesFault },
  'agents.rawText': flag(false, 'Leaves hidden characters and HTML comments in what agents read.'),
  'limits.bodyBytes': count(MEBIBYTE, 'Bytes of a request body at most.'),
  'limits.uploadBytes': count(2048 * MEBIBYTE, 'Bytes of an upload at most, with all its files.'),
  'limits.uploadSeconds': count(3600, 'Seconds in which a whole upload must have come.', 86_400),
  'limits.executeSeconds': count(60, 'Seconds that one execute takes at most.', 3600),
  'limits.answerBytes': count(10 * MEBIBYTE, 'Decoded bytes of a third party’s JSON answer at most.'),
  'limits.downloadBytes': count(2048 * MEBIBYTE, 'Bytes of a downloaded file at most.'),
  'limits.executesPerConnector': count(50, 'Executes of one connector that run at once, in all processes.'),
  'limits.executesPerCustomerAndKind': count(
    10,
    'Executes of one customer on one kind that run at once, in all processes.',
  ),
  'limits.requestsPerMinutePerCustomer': count(
    600,
    'Requests that one customer may make in a minute, to all processes.',
  ),
  'limits.requestsPerMinutePerOrganization': count(
    6000,
    'Requests that one organization may make in a minute, to all processes.',
  ),
  'limits.connectionsMax': count(10_000, 'Connections that are open to the API at once.'),
  'limits.headersSeconds': count(10, 'Seconds in which the headers of a request must have come.', 3600),
  'limits.requestSeconds': count(
    30,
    'Seconds in which a whole request must have come; of an upload, each piece of it.',
    3600,
  ),
  'limits.drainSeconds': {
    type: 'integer',
    default: undefined,
    derived: '5 with behindProxy, else 0',
    about: 'Seconds that a stopping server, not ready any more, still takes requests, until balancers send none.',
    minimum: 0,
    maximum: 3600,
  } as Setting<'integer'>,
  'limits.shutdownSeconds': count(20, 'Seconds that requests then get to end.', 3600),
  'limits.cachedConnectors': count(1000, 'Opened connectors kept in memory.'),
  'quotas.recordsPerConnector': count(1_000_000, 'Synced records that one connector may hold.'),
  'quotas.connectorsPerOrganization': count(10_000, 'Connectors that one organization may have.'),
  'search.unusedIndexDays': count(14, 'Days without a search by it after which an index of records is dropped.', 3650),
  'log.level': choice(['debug', 'info', 'warn', 'error', 'silent'], 'info', 'Least important lines that are written.'),
  'log.format': choice(['json', 'text'], 'json', 'Lines for machines, or for a person at a terminal.'),
  'egress.allowPrivate': flag(
    false,
    'Lets connectors reach private and loopback addresses: third parties on premises.',
  ),
  'sync.enabled': flag(true, 'Whether connectors are synced for search.'),
  'sync.intervalMinutes': count(60, 'Minutes between two syncs of a connector, where they cost little.', 525_600),
  'sync.ratePercent': count(25, "Per cent of a third party's rate limit that syncs of one connector use at most.", 100),
  'audit.retentionDays': {
    type: 'integer',
    default: undefined,
    derived: 'no limit',
    about: 'Days after which rows of the audit trail are deleted.',
    minimum: 1,
    maximum: 36_500,
  } as Setting<'integer', undefined>,
  'audit.headsFile': {
    type: 'path',
    default: undefined,
    derived: 'none',
    about: 'File that the heads of the audit trails are appended to, as JSON Lines.',
  } as Setting<'path', undefined>,
  'audit.headsLog': flag(false, 'Whether the heads of the audit trails are logged.'),
  'audit.headsMinutes': count(60, 'Minutes between two times that heads of audit trails are published.', 10_080),
} as const satisfies Record<string, Setting>

/** The name of a setting. */
export type SettingName = keyof typeof SETTINGS

/** What each operator-wide OAuth application holds: `oauth.<kind>.clientId`, `.clientSecretFile` and, for some kinds, `.clientHost`. */
export const OAUTH_KEYS = {
  clientId: text(undefined, 'Client id of the OAuth application that connectors of this kind use.'),
  clientSecretFile: {
    type: 'path',
    default: undefined,
    about: 'File, mode 0600, that holds its client secret.',
  },
  clientHost: text(undefined, 'Host at which it is registered, for a kind that runs on hosts of its owners.', {
    derived: "the kind's default host",
  }),
} as const satisfies Record<string, Setting>

/** An OAuth application of the operator, for the organizations that bring none. */
export interface OAuthApplicationSetting {
  readonly clientId: string
  /** Absolute path. */
  readonly clientSecretFile: string
  readonly clientHost?: string
}

type ValueOf<S> =
  S extends Setting<infer Type, infer Default>
    ? SettingValues[Type] | ([Default] extends [undefined] ? undefined : never)
    : never
type Section<Name> = Name extends `${infer Head}.${string}` ? Head : never
type Top = { readonly [N in Exclude<SettingName, `${string}.${string}`>]: ValueOf<(typeof SETTINGS)[N]> }
type Sections = {
  readonly [S in Section<SettingName>]: {
    readonly [N in SettingName as N extends `${S}.${infer Key}` ? Key : never]: ValueOf<(typeof SETTINGS)[N]>
  }
}

/** The server's configuration: every setting with its value, sections as objects. Paths are absolute. */
export type Config = Omit<Top, 'baseUrl' | 'role'> &
  Omit<Sections, 'log'> & {
    readonly role: 'api' | 'worker' | 'all'
    readonly baseUrl: string
    readonly log: { readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'; readonly format: 'json' | 'text' }
    /** By kind. */
    readonly oauth: Readonly<Record<string, OAuthApplicationSetting>>
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
