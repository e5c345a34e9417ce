/** Settings of every process: listeners, database, keys, limits of requests, log. */
import {
  baseUrlFault,
  databaseUrlFault,
  hostFault,
  issuerFault,
  MEBIBYTE,
  networksFault,
  type Setting,
  setting,
} from './setting-kinds/index.ts'

/** The settings by their names. */
export const GROUND_SETTINGS = {
  role: setting.choice(
    ['api', 'worker', 'all'],
    'all',
    'The role of this process: answer requests, run jobs, or both.',
  ),
  processes: setting.count(
    1,
    'Number of processes that answer requests behind one port, on PostgreSQL. Each has its own connections to the database.',
    256,
  ),
  'listen.host': setting.text('127.0.0.1', 'Address on which the API listens.', { fault: hostFault }),
  'listen.port': setting.port(8787, 'Port of the API. 0 uses a free one.'),
  'admin.host': setting.text('127.0.0.1', 'Address on which health, readiness and metrics listen.', {
    fault: hostFault,
  }),
  'admin.port': setting.port(8788, 'Port of health, readiness and metrics. 0 uses a free one.'),
  baseUrl: setting.text(undefined, 'URL at which callers and browsers reach the API.', {
    fault: baseUrlFault,
    derived: 'http://<listen.host>:<listen.port>',
  }),
  behindProxy: setting.flag(
    false,
    'Whether a proxy in front of the server terminates TLS. Without one, the API listens on loopback only.',
  ),
  trustedProxies: {
    ...setting.list('Addresses and networks of proxies whose X-Forwarded-For is trusted.'),
    fault: networksFault,
  },
  dataDirectory: {
    type: 'path',
    default: undefined,
    derived: '$XDG_DATA_HOME/plugboard, else ~/.local/share/plugboard',
    about: 'Folder of the embedded database and of the master key that the first start creates.',
  } as Setting<'path'>,
  databaseUrl: url(
    'URL of a PostgreSQL database. Also read from DATABASE_URL. Defaults to the embedded database.',
    'the embedded database',
  ),
  databaseUrlFile: setting.file('File with the URL of the database, instead of databaseUrl.'),
  'database.directUrl': url(
    'URL of the same database without the pooler that databaseUrl leads through. Locks and notifications need it behind a pooler in transaction mode.',
    'databaseUrl',
  ),
  'database.directUrlFile': setting.file('File with that URL, instead of database.directUrl.'),
  'database.replicaUrl': url(
    'URL of a streaming replica of the same database. Searches and feeds read copies there, where it has the same as the database.',
    'none',
  ),
  'database.replicaUrlFile': setting.file('File with that URL, instead of database.replicaUrl.'),
  'database.replicaLagSeconds': setting.count(
    5,
    'Seconds by which the replica may be behind. A replica further behind is not read until it has caught up.',
    3600,
  ),
  'database.preparedStatements': setting.flag(
    true,
    'Whether frequent searches are prepared once in each session of PostgreSQL. Never behind a pooler in transaction mode.',
  ),
  'database.poolSize': setting.count(10, 'Maximum number of connections of this process to PostgreSQL.', 1000),
  'database.waitSeconds': setting.orZero(
    setting.count(30, 'Seconds to wait at the start for PostgreSQL to accept connections. 0 does not wait.', 3600),
  ),
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
  'kms.key': setting.text(
    undefined,
    'Key of the service that wraps new master keys, and unwraps the ones wrapped with it.',
    {
      derived: 'none',
    },
  ),
  'kms.formerKeys': setting.list('Keys of the service that only unwrap.'),
  'kms.url': setting.text(undefined, 'URL of the service. Its credentials go there.', {
    fault: issuerFault,
    derived: 'that of the vendor; for vault, must be set',
  }),
  'kms.credentialsFile': setting.file(
    'File with the credentials for the service, mode 0600.',
    'the identity of the machine; for vault, must be set',
  ),
  'limits.bodyBytes': setting.count(MEBIBYTE, 'Maximum size of a request body, in bytes.'),
  'limits.uploadBytes': setting.count(2048 * MEBIBYTE, 'Maximum size of an upload with all its files, in bytes.'),
  'limits.uploadSeconds': setting.count(3600, 'Time limit for a whole upload, in seconds.', 86_400),
  'limits.requestsPerMinutePerCustomer': setting.count(
    600,
    'Maximum number of requests of one customer in a minute, over all processes.',
  ),
  'limits.requestsPerMinutePerOrganization': setting.count(
    6000,
    'Maximum number of requests of one organization in a minute, over all processes.',
  ),
  'limits.connectionsMax': setting.count(10_000, 'Maximum number of open connections to the API.'),
  'limits.headersSeconds': setting.count(10, 'Time limit for the headers of a request, in seconds.', 3600),
  'limits.requestSeconds': setting.count(
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
  'limits.shutdownSeconds': setting.count(20, 'Seconds for which running requests may then continue.', 3600),
  'log.level': setting.choice(['debug', 'info', 'warn', 'error', 'silent'], 'info', 'Minimum level of log lines.'),
  'log.format': setting.choice(
    ['json', 'text'],
    'json',
    'Format of log lines: for machines, or for a person at a terminal.',
  ),
  'egress.allowPrivate': setting.flag(
    false,
    'Whether connectors may reach private and loopback addresses, for third parties on premises.',
  ),
} as const satisfies Record<string, Setting>

function url(about: string, derived: string): Setting<'text', undefined> {
  return { type: 'text', default: undefined, about, secret: true, fault: databaseUrlFault, derived }
}
