/** The rows of the commands of hosted mode. */
import { BACKUP_COMMANDS } from './backup.ts'
import { ACCOUNT } from './call.ts'
import {
  type CommandRow,
  FOLLOW,
  keyAndValue,
  kindAndEntity,
  receiverOption,
  names,
  oneOfOption,
  originOption,
  port,
  seconds,
  weekSeconds,
  SERVER,
  sortOrder,
  timeOption,
  uuidOption,
  wholeNumber,
} from './options.ts'
import { SETTINGS_OPTIONS } from './support.ts'

const APPLICATION = 'The application comes from PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET in the environment.'

/** The commands that run and administer a server. */
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
  ...BACKUP_COMMANDS,
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
    summary: 'Check that all sealed values open, and that audit chains and searchable copies are whole',
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
  {
    usage: 'connectors <action> [connector-id]',
    summary: 'List connectors with their status, or change their metadata, through the API of a server',
    details: `The action is list or update. Times are in UTC. ${APPLICATION}`,
    options: [
      SERVER,
      [
        '--status <status>',
        'only connectors with this status: pending, active, needs_reauth or disabled',
        oneOfOption(['pending', 'active', 'needs_reauth', 'disabled']),
      ],
      ['--kind <kind>', 'only connectors of this kind'],
      ['--external-user-id <id>', 'only connectors of this customer'],
      [
        '--where <key=value>',
        'with list: only connectors with this metadata; may be repeated',
        keyAndValue,
        'repeatable',
      ],
      ['--metadata <json>', 'with update: keys to store, null to remove one; @file reads a file, - standard input'],
    ],
    examples: [
      'plugboard connectors list --status needs_reauth',
      'plugboard connectors list --kind jira --where plan=pro --json',
      `plugboard connectors update 10524b45-… --metadata '{"plan": "pro", "trial": null}'`,
    ],
  },
  {
    usage: 'map <action> <connector-id>',
    summary: "List own fields of a connector's records, and give them names, through the API of a server",
    details:
      'The action is suggest, show or set. suggest looks at the last 1,000 records of each entity that changed, and lists the ' +
      `fields that the record schema does not name. ${APPLICATION}`,
    options: [
      SERVER,
      ['--entity <name>', 'with suggest: only this entity'],
      ['--map <json>', 'with set: the map, which replaces the one before; @file reads a file, - standard input'],
    ],
    examples: [
      'plugboard map suggest 10524b45-… --entity deals',
      'plugboard map set 10524b45-… --map @map.json',
      'plugboard map show 10524b45-…',
    ],
  },
  {
    usage: 'sync <connector-id>',
    summary: 'Update the searchable copy of a connector, through the API of a server',
    details: APPLICATION,
    options: [
      SERVER,
      ['--full', 'read everything again, and accept deletions'],
      ['--wait', 'show the progress until the sync ends'],
      ['--status', 'start nothing; show the progress only'],
      ['--cancel', 'cancel the running sync'],
    ],
    examples: ['plugboard sync 10524b45-… --wait', 'plugboard sync 10524b45-… --status --json'],
  },
  {
    usage: 'search <connector-id|words> [entity]',
    summary: 'Search the copy of a connector, or all copies of a customer, through the API of a server',
    details: `With --customer, searches all copies of the customer for words, despite typing errors. ${APPLICATION}`,
    options: [
      SERVER,
      ['--customer <id>', 'your ID of the customer whose copies to search for words'],
      ['--kinds <names>', 'with --customer: only these kinds', names],
      ['--entities <names>', 'with --customer: only these entities', names],
      ['--filter <json>', 'the filter that records must match; @file reads a file, - standard input'],
      ['--sort <field:order>', 'sort by a field, asc or desc; may be repeated', sortOrder, 'repeatable'],
      ['--limit <n>', 'the maximum number of records to print; a page has 1000', wholeNumber],
      ['--fields <names>', 'only these fields of records: id,address.city', names],
      ['--record', 'print whole records, as the third party sends them'],
      ['--total', 'count the records found, up to 10,000'],
      ['--facets <names>', 'count the values of these fields: status,tags', names],
      ['--group-by <names>', 'count by the values of these fields: stage,owner', names],
      ['--sum <names>', 'with --group-by: add the numbers of these fields', names],
      ['--min <names>', 'with --group-by: the least values of these fields', names],
      ['--max <names>', 'with --group-by: the greatest values of these fields', names],
      ['--cursor <text>', 'continue after the page with this cursor'],
      ['--all', 'follow the pages to the end; print records as JSON Lines'],
      ['--table', 'print a table'],
      ['--ndjson', 'print each record as a line of JSON'],
    ],
    examples: [
      'plugboard search "ada lovelace" --customer user_1',
      `plugboard search 10524b45-… customers --filter '{"fuzzy": {"name": "ada"}}' --sort created:desc`,
      'plugboard search 10524b45-… customers --all --fields id,name > customers.ndjson',
    ],
  },
  {
    usage: 'changes [connector-id] [entity]',
    summary: 'Read the records of copies and what changes of them, through the API of a server',
    details:
      'Prints each change as a line of JSON, with the checkpoint that continues after it. Without a connector it reads all ' +
      `copies of the organization. Without --after it begins with every record. ${APPLICATION}`,
    options: [
      SERVER,
      ['--customer <id>', 'without a connector: only this customer, by external_user_id'],
      ['--kinds <names>', 'without a connector: only these kinds', names],
      ['--entities <names>', 'without a connector: only these entities', names],
      ['--after <checkpoint>', 'continue after this checkpoint'],
      ['--limit <n>', 'the maximum number of changes of a page; 1000 by default', wholeNumber],
      ...FOLLOW,
    ],
    examples: [
      'plugboard changes 10524b45-… customers > customers.ndjson',
      'plugboard changes 10524b45-… customers --after "$CHECKPOINT" --follow',
      'plugboard changes --customer user_42 --entities contacts,deals',
    ],
  },
  {
    usage: 'replicate [kind]',
    summary: 'Keep the records of customers in your own database: PostgreSQL, SQLite, or JSON Lines',
    details:
      'Makes a table for each entity with typed columns and the whole record, and stores each page together with its cursor: ' +
      'you can end it at any time and continue. A URL with a password belongs in PLUGBOARD_REPLICATE_TO. The records are those of a ' +
      `server; with a kind, those of one account, with the credentials of execute. ${APPLICATION}`,
    options: [
      SERVER,
      ['--to <target>', 'postgres://user@host/database, sqlite:file.db, or a folder/'],
      ['--once', 'end when everything is stored'],
      ['--interval <seconds>', 'the wait between two rounds; 60 by default', seconds],
      ['--kinds <names>', 'only connectors of these kinds', names],
      ['--entities <names>', 'only these entities', names],
      ['--customers <ids>', 'only these customers, by external_user_id', names],
      ['--connectors <ids>', 'only these connectors', names],
      [
        '--deletes <how>',
        'soft, the default, marks rows of deleted records; hard removes them',
        oneOfOption(['soft', 'hard']),
      ],
      [
        '--per-customer <layout>',
        'column, the default, or schema: tables of their own for each customer',
        oneOfOption(['column', 'schema']),
      ],
      ['--dry-run', 'change nothing; print the statements that make the tables'],
      ...ACCOUNT,
      ['--credentials <file>', 'with a kind: a JSON file of credentials; renewed ones are written back to it'],
      ['--sandbox', 'with a kind: read from a simulated third party; needs no credentials'],
      ['--connect-to <origin>', 'with a kind: send every request to this origin, such as a mock', originOption],
      ['--customer <id>', 'with a kind: what _customer says; local by default'],
      ['--metrics-port <port>', 'serve counters for Prometheus on this port of loopback; 0 uses a free one', port],
    ],
    examples: [
      'plugboard replicate --to postgres://app@db.example.com/warehouse',
      'plugboard replicate --to sqlite:copy.db --once --kinds stripe --entities customers,invoices',
      'plugboard replicate --to postgres://app@db.example.com/warehouse --dry-run',
      'plugboard replicate linear --to folder/ --once',
    ],
  },
  {
    usage: 'import <platform>',
    summary: 'Make customers and connectors of the connections that another platform keeps',
    details:
      'The platform is nango. Its secret key comes from NANGO_SECRET_KEY. The same command again creates what is new, and changes ' +
      `nothing else. ${APPLICATION}`,
    options: [
      SERVER,
      ['--file <file>', 'read an export: JSON, with connections as the API of the platform gives each'],
      ['--from <origin>', 'the API of the platform; https://api.nango.dev by default', originOption],
      ['--map <key=value>', 'the kind for an integration or provider; may be repeated', keyAndValue, 'repeatable'],
      ['--dry-run', 'create nothing; report what would be created'],
      ['--unchecked', 'do not ask third parties whether the credentials are good'],
    ],
    examples: ['plugboard import nango --dry-run', 'plugboard import nango --map google-mail=gmail'],
  },
  {
    usage: 'hooks <action> [id]',
    summary: 'Have third parties tell a server what changes, through the API of the server',
    details:
      'The action is list, subscribe <connector-id>, which creates a hook and has the third party send to it, or remove <hook-id>, which ' +
      `ends that first. ${APPLICATION}`,
    options: [
      SERVER,
      [
        '--params <json>',
        'with subscribe: params of the operation that subscribes; @file reads a file, - standard input',
      ],
      ['--only-here', 'with remove: leave the subscription at the third party'],
    ],
    examples: [
      `plugboard hooks subscribe 10524b45-… --params '{"owner": "octocat", "repo": "hello-world"}'`,
      'plugboard hooks remove 5b1c0f6e-…',
    ],
  },
  {
    usage: 'webhooks <action> [endpoint] [message]',
    summary: 'Administer webhook endpoints of a server, or forward its events to this machine',
    details:
      'The action is list, create <url>, remove, rotate, test, messages, replay, events or listen. events lists the types of events. ' +
      `listen creates an endpoint without a URL, forwards its messages and removes it at the end. ${APPLICATION}`,
    options: [
      SERVER,
      ['--events <types>', 'with create, messages and listen: only these types of events', names],
      ['--customers <ids>', 'with create: only events of these customers, by external_user_id', names],
      ['--records <kind>/<entity>', 'with create: changes of these records, as record.matched', kindAndEntity],
      ['--operations <names>', 'with --records: create, update, delete; the first two by default', names],
      ['--before <json>', 'with --records: the filter that the record before must match; @file reads a file'],
      ['--after <json>', 'with --records: the filter that the record after must match; @file reads a file'],
      ['--signature <scheme>', 'with create: v1, the default, or v1a', oneOfOption(['v1', 'v1a'])],
      ['--expire <seconds>', 'with rotate: how long the old secret signs too; a day by default', weekSeconds],
      [
        '--status <outcome>',
        'with messages: pending, succeeded or failed',
        oneOfOption(['pending', 'succeeded', 'failed']),
      ],
      ['--since <time>', 'with messages and replay: from this time on, such as 2026-08-01T12:00:00Z', timeOption],
      ['--until <time>', 'with messages and replay: up to this time', timeOption],
      ['--limit <n>', 'with messages: the maximum number; 50 by default', wholeNumber],
      ['--delivered', 'with replay: also send what was delivered'],
      ['--forward <url>', 'with listen: where to send the events', receiverOption],
    ],
    examples: [
      'plugboard webhooks create https://app.example.com/hooks --events connector.needs_reauth,sync.failed',
      'plugboard webhooks listen --forward http://127.0.0.1:3000/hooks',
      'plugboard webhooks messages we_… --status failed',
      'plugboard webhooks replay we_… --since 2026-08-01T12:00:00Z',
    ],
  },
] as const satisfies readonly CommandRow[]
