/** The rows of the commands of hosted mode. */
import { type CommandRow, names, sortOrder, port, uuidOption, wholeNumber } from './options.ts'

/** What every command that needs the server's configuration takes. */
const SETTINGS = [
  ['--settings <file>', "the server's settings, YAML or JSON; by default the environment's"],
  ['--set <name=value>', 'one setting, before those of file and environment; may be repeated', undefined, 'repeatable'],
  ['--data <folder>', 'the folder of the embedded database and the master key'],
] as const

/** What the commands take that ask a server over its API. */
const SERVER = ['--url <url>', 'where the server is; PLUGBOARD_URL, else http://127.0.0.1:8787'] as const
const APPLICATION = 'The application is that of PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET in the environment.'

/** The commands that run and administer a server. */
export const OPERATOR_COMMANDS = [
  {
    usage: 'serve',
    summary: 'Run hosted mode: hold credentials, issue tokens, execute for customers',
    details:
      'Without settings it keeps an embedded database, listens on loopback, and shows the first application’s secret once. ' +
      'DATABASE_URL, or the setting databaseUrlFile, has it use PostgreSQL. Settings: docs/server-config.md.',
    options: [
      ...SETTINGS,
      ['--sandbox', 'play the third parties of all kinds on loopback'],
      ['--port <port>', 'the port of the API; 0 takes a free one', port],
      ['--role <role>', 'api, worker or all'],
      ['--processes <n>', 'how many processes answer requests, on PostgreSQL', wholeNumber],
    ],
    examples: [
      'plugboard serve --sandbox',
      'plugboard serve --set log.format=text',
      'DATABASE_URL=postgres://… plugboard serve',
    ],
  },
  {
    usage: 'config <action>',
    summary: 'Check the settings, or print them with where each comes from',
    details: 'The action is check or print. Secrets are left out.',
    options: SETTINGS,
    examples: ['plugboard config check --settings plugboard.yaml', 'plugboard config print --set log.level=debug'],
  },
  {
    usage: 'migrate',
    summary: 'Bring the database to the schema of this version',
    details: 'A server does so by itself when it starts. What was applied is not applied again; there is no way back.',
    options: [...SETTINGS, ['--dry-run', 'change nothing; say what is pending']],
    examples: ['plugboard migrate --dry-run', 'DATABASE_URL=postgres://… plugboard migrate'],
  },
  {
    usage: 'backup',
    summary: 'Save everything in one file, while the server runs',
    details:
      'One snapshot of the whole database: what was committed before is in it, searchable records too; access tokens ' +
      'are not. Secrets stay sealed: keep the master key in another place. The same file restores into either database.',
    options: [...SETTINGS, ['--out <file>', 'the new file, made with mode 0600']],
    examples: ['plugboard backup --out plugboard.backup'],
  },
  {
    usage: 'restore <file>',
    summary: 'Restore a backup into an empty database, embedded or PostgreSQL',
    details: 'Its checksum is verified before anything is committed, and nothing is ever overwritten.',
    options: SETTINGS,
    examples: [
      'plugboard restore plugboard.backup --data ./restored',
      'DATABASE_URL=postgres://… plugboard restore plugboard.backup',
    ],
  },
  {
    usage: 'rotate-keys',
    summary: 'Move everything under a new master key, while the server runs',
    details:
      'Without --new-key the first of masterKeyFiles is the new one. A rotation that was stopped goes on when the same ' +
      'command is run again. With PostgreSQL, each process must have been started with the new key before.',
    options: [
      ...SETTINGS,
      ['--new-key <file>', 'the new master key; made with mode 0600 when there is none'],
      ['--data-keys', 'also make new data keys, and seal every value anew'],
    ],
    examples: ['plugboard rotate-keys --new-key ./master-2.key', 'plugboard rotate-keys --data-keys'],
  },
  {
    usage: 'verify',
    summary: 'Open every sealed value, follow every audit chain, count every searchable copy',
    details:
      'Lists each fault, and exits with 3 when there is one. With --heads, audit trails are also compared with their ends as ' +
      'they were the last time; when all is whole, the file gets the ends of now. Keep it where the database is not.',
    options: [
      ...SETTINGS,
      [
        '--heads <file>',
        'the ends of the audit trails: read when it is there, and written anew unless it is a server’s audit.headsFile',
      ],
    ],
    examples: ['plugboard verify', 'plugboard verify --heads /media/elsewhere/heads.json'],
  },
  {
    usage: 'audit <action>',
    summary: 'Export the audit trail as JSON Lines, while the server runs',
    details:
      'The action is export: every row of every organization, oldest first, to stdout or into a new file. Its memory does not ' +
      'grow with the trail.',
    options: [
      ...SETTINGS,
      ['--out <file>', 'the new file, made with mode 0600; by default stdout'],
      ['--organization <name>', 'the id or name of an organization; may be repeated', undefined, 'repeatable'],
      ['--from <time>', 'only rows from this time on, such as 2026-01-31T12:00:00Z'],
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
    summary: 'Make, list, rotate, disable or enable applications: the backends that call',
    details:
      'The action is create, list, join, leave, rotate, disable or enable. A secret is shown once. An application belongs ' +
      'to one organization or several; join and leave change that. To rotate or disable an application ends every token of it.',
    options: [
      ...SETTINGS,
      ['--name <text>', 'with create: what people call it'],
      [
        '--organization <name>',
        'with create, join and leave: the id or name of an organization; may be repeated',
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
    summary: 'Make, list, suspend or activate organizations',
    details:
      'The action is create, list, suspend or activate; an organization is named by its id or name. To suspend one ends ' +
      'every token of it.',
    options: [...SETTINGS, ['--name <text>', 'with create: what people call it']],
    examples: ['plugboard organizations create --name Acme', 'plugboard organizations suspend Acme'],
  },
  {
    usage: 'doctor',
    summary: 'Look whether everything that the server needs is there, and say what to do',
    details: 'Changes nothing. Exits with 3 when something keeps the server from working.',
    options: SETTINGS,
    examples: ['plugboard doctor', 'DATABASE_URL=postgres://… plugboard doctor'],
  },
  {
    usage: 'sync <connector-id>',
    summary: 'Fill the searchable copy of a connector, over the API of a server',
    details: APPLICATION,
    options: [
      SERVER,
      ['--full', 'read everything again, and accept that records were deleted'],
      ['--wait', 'show how far it is until it is through'],
      ['--status', 'begin nothing; only say how far it is'],
      ['--cancel', 'end the sync that runs'],
    ],
    examples: ['plugboard sync 10524b45-… --wait', 'plugboard sync 10524b45-… --status --json'],
  },
  {
    usage: 'search <connector-id> <entity>',
    summary: 'Search the copy of a connector, over the API of a server',
    details: APPLICATION,
    options: [
      SERVER,
      ['--filter <json>', 'what records must be like; @file reads a file, - standard input'],
      ['--sort <field:order>', 'asc or desc by a field; may be repeated', sortOrder, 'repeatable'],
      ['--limit <n>', 'the most records; 1000 a page', wholeNumber],
      ['--fields <names>', 'only these fields of records: id,address.city', names],
      ['--cursor <text>', 'go on after the page before'],
      ['--all', 'follow the pages and print records as JSON Lines'],
      ['--table', 'print a table'],
      ['--ndjson', 'print one record a line as JSON'],
    ],
    examples: [
      `plugboard search 10524b45-… customers --filter '{"fuzzy": {"name": "ada"}}' --sort created:desc`,
      'plugboard search 10524b45-… customers --all --fields id,name > customers.ndjson',
    ],
  },
] as const satisfies readonly CommandRow[]
