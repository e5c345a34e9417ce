/** Rows of the commands that open an installation. */
import { type CommandRow, port, uuidOption, wholeNumber } from './options.ts'
import { SETTINGS_OPTIONS } from './support.ts'

/** Commands that run and administer an installation. */
export const OPERATOR_COMMANDS = [
  {
    usage: 'serve',
    summary: 'Run hosted mode: store credentials, issue tokens, execute for customers',
    details:
      'Without settings it uses an embedded database, listens on loopback, and shows the first application’s secret once. ' +
      'DATABASE_URL or the setting databaseUrlFile selects a PostgreSQL database instead. Settings: docs/server-config.md.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--sandbox', 'simulate the third parties of all kinds, for trials'],
      ['--port <port>', 'the port of the API; 0 uses a free one', port],
      ['--role <role>', 'the role of the process: api, worker or all'],
      ['--processes <n>', 'the number of processes that answer requests, on PostgreSQL', wholeNumber],
    ],
    examples: [
      'plugboard serve --sandbox',
      'plugboard serve --set log.format=text',
      'DATABASE_URL=postgres://… plugboard serve',
    ],
  },
  {
    usage: 'config <action>',
    summary: 'Check the settings, or print each with its source',
    details: 'The action is check or print. Secrets are left out.',
    options: SETTINGS_OPTIONS,
    examples: ['plugboard config check --settings plugboard.yaml', 'plugboard config print --set log.level=debug'],
  },
  {
    usage: 'migrate',
    summary: 'Bring the database to the schema of this version',
    details:
      'A server does this when it starts, without contract steps, which end earlier versions. Applied migrations are ' +
      'skipped. Migrations cannot be undone.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--dry-run', 'change nothing; list pending migrations'],
      ['--backup <file>', 'first save everything in a new file, created with mode 0600'],
      ['--contract', 'also apply contract steps; refused while processes of an earlier version run'],
    ],
    examples: [
      'plugboard migrate --dry-run',
      'plugboard migrate --backup before.backup',
      'DATABASE_URL=postgres://… plugboard migrate --contract',
    ],
  },
  {
    usage: 'backup',
    summary: 'Save everything in one file while the server runs',
    details:
      'Writes one snapshot of the whole database, with the searchable records but without access tokens. Secrets stay sealed: ' +
      'keep the master key in another place. You can restore the file into an embedded or a PostgreSQL database.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--out <file>', 'the new file, created with mode 0600'],
      ['--organization <id or name>', 'suspend one organization and save only it, for another installation'],
      ['--key-file <file>', 'with --organization: the key that seals its secrets on the way'],
    ],
    examples: [
      'plugboard backup --out plugboard.backup',
      'plugboard backup --organization Acme --key-file move.key --out acme.backup',
    ],
  },
  {
    usage: 'restore <file>',
    summary: 'Restore a backup into an empty database, embedded or PostgreSQL',
    details:
      'It verifies the checksum before it commits, and never overwrites anything. With --key-file, it restores one organization beside ' +
      'others, which are served meanwhile.',
    options: [...SETTINGS_OPTIONS, ['--key-file <file>', 'the key with which one organization was saved']],
    examples: [
      'DATABASE_URL=postgres://… plugboard restore acme.backup --key-file move.key',
      'plugboard restore plugboard.backup --data ./restored',
      'DATABASE_URL=postgres://… plugboard restore plugboard.backup',
    ],
  },
  {
    usage: 'create-key <file>',
    summary: 'Create a master key in a new file',
    details: 'The file has mode 0600. With kms.provider, the key management service wraps the key.',
    options: SETTINGS_OPTIONS,
    examples: ['plugboard create-key secrets/master.key'],
  },
  {
    usage: 'rotate-keys',
    summary: 'Replace the master key while the server runs',
    details:
      'Without --new-key the first of masterKeyFiles is the new key. An interrupted rotation continues when the same ' +
      'command is run again. With PostgreSQL, start each process with the new key first.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--new-key <file>', 'the file of the new master key; created with mode 0600 if it is missing'],
      ['--data-keys', 'also replace the data keys, and seal every value again'],
    ],
    examples: ['plugboard rotate-keys --new-key ./master-2.key', 'plugboard rotate-keys --data-keys'],
  },
  {
    usage: 'verify',
    summary: 'Check that all sealed values open, and that audit chains and searchable copies are complete',
    details:
      'Lists each fault, and exits with 3 if there is one. With --heads, audit trails are also compared with their ends ' +
      'at the last check. Without a fault, the file then stores their current ends. Keep it away from the database.',
    options: [
      ...SETTINGS_OPTIONS,
      [
        '--heads <file>',
        'the ends of the audit trails: read if the file exists, then rewritten, unless it is a server’s audit.headsFile',
      ],
    ],
    examples: ['plugboard verify', 'plugboard verify --heads /media/elsewhere/heads.json'],
  },
  {
    usage: 'audit <action>',
    summary: 'Export the audit trail as JSON Lines while the server runs',
    details:
      'The action is export: writes every row of every organization, oldest first, to stdout or into a new file, in constant memory.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--out <file>', 'the new file, created with mode 0600; by default stdout'],
      ['--organization <name>', 'the ID or name of an organization; may be repeated', undefined, 'repeatable'],
      ['--from <time>', 'only rows from this time onward, such as 2026-01-31T12:00:00Z'],
      ['--to <time>', 'only rows before this time'],
      ['--connector <id>', 'only rows of this connector', uuidOption],
      ['--action <name>', 'only rows of this action, such as list'],
    ],
    examples: [
      'plugboard audit export --out audit.ndjson',
      'plugboard audit export --organization Acme --from 2026-01-01T00:00:00Z | gzip > acme.ndjson.gz',
    ],
  },
  {
    usage: 'apps <action> [client-id]',
    summary: 'Create, list, rotate, disable or enable applications: the backends that call the API',
    details:
      'The action is create, list, join, leave, rotate, disable or enable. A secret is shown once. An application belongs ' +
      'to one or more organizations; join and leave change that. Rotating or disabling an application ends all its tokens.',
    options: [
      ...SETTINGS_OPTIONS,
      ['--name <text>', 'with create: the display name'],
      [
        '--organization <name>',
        'with create, join and leave: the ID or name of an organization; may be repeated',
        undefined,
        'repeatable',
      ],
    ],
    examples: [
      'plugboard apps create --name Billing --organization Acme --organization Globex',
      'plugboard apps join pbc_… --organization Initech',
      'plugboard apps rotate pbc_…',
    ],
  },
  {
    usage: 'organizations <action> [organization]',
    summary: 'Create, list, suspend or activate organizations',
    details:
      'The action is create, list, suspend, activate, allow-requests or forbid-requests; name an organization by its ID or ' +
      'name. Suspending one ends all its tokens. Requests to endpoints without an operation are allowed until you forbid them.',
    options: [...SETTINGS_OPTIONS, ['--name <text>', 'with create: the display name']],
    examples: ['plugboard organizations create --name Acme', 'plugboard organizations suspend Acme'],
  },
  {
    usage: 'doctor',
    summary: 'Check everything that the server needs, and list what to fix',
    details: 'Changes nothing. Exits with 3 if something keeps the server from working.',
    options: SETTINGS_OPTIONS,
    examples: ['plugboard doctor', 'DATABASE_URL=postgres://… plugboard doctor'],
  },
] as const satisfies readonly CommandRow[]
