/** Rows of the commands that call the API of a server. */
import { OWNER } from './call.ts'
import {
  type CommandRow,
  FOLLOW,
  keyAndValue,
  kindAndEntity,
  names,
  oneOfOption,
  originOption,
  port,
  receiverOption,
  seconds,
  SERVER,
  sortOrder,
  timeOption,
  weekSeconds,
  wholeNumber,
} from './options.ts'

const APPLICATION = 'The application comes from PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET in the environment.'

/** Commands of an application. */
export const PLATFORM_COMMANDS = [
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
    summary: "Give names to own fields of a connector's records, through the API of a server",
    details: `The action is show or set. plugboard fields lists the own fields with their paths. ${APPLICATION}`,
    options: [
      SERVER,
      ['--map <json>', 'with set: the map, which replaces the one before; @file reads a file, - standard input'],
    ],
    examples: ['plugboard map set 10524b45-… --map @map.json', 'plugboard map show 10524b45-…'],
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
    summary: 'Read the records of copies and their changes, through the API of a server',
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
      'Creates a table for each entity with typed columns and the whole record, and stores each page together with its cursor: ' +
      'you can end it at any time and continue. A URL with a password belongs in PLUGBOARD_REPLICATE_TO. It reads the copies ' +
      `of a server. With a kind, it reads one account with the credentials of execute. ${APPLICATION}`,
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
      ['--dry-run', 'change nothing; print the statements that create the tables'],
      ...OWNER,
      ['--sandbox', 'with a kind: read from a simulated third party; needs no credentials'],
      ['--customer <id>', 'with a kind: the value of _customer; local by default'],
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
    summary: 'Create customers and connectors from the connections of another platform',
    details:
      'The platform is nango. Its secret key comes from NANGO_SECRET_KEY. If you run it again, it creates only new ' +
      `connections. ${APPLICATION}`,
    options: [
      SERVER,
      ['--file <file>', 'read an export: JSON, with connections as the API of the platform gives each'],
      ['--from <origin>', 'the API of the platform; https://api.nango.dev by default', originOption],
      ['--map <key=value>', 'the kind for an integration or provider; may be repeated', keyAndValue, 'repeatable'],
      ['--dry-run', 'create nothing; report what would be created'],
      ['--unchecked', 'store credentials without a check at the third party'],
    ],
    examples: ['plugboard import nango --dry-run', 'plugboard import nango --map google-mail=gmail'],
  },
  {
    usage: 'hooks <action> [id]',
    summary: 'Subscribe a server to the webhooks of third parties, through its API',
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
      'The action is list, create <url>, remove, rotate, test, messages, replay, events or listen. The action events lists the types ' +
      `of events. The action listen creates an endpoint without a URL, forwards its messages and removes it at the end. ${APPLICATION}`,
    options: [
      SERVER,
      ['--events <types>', 'with create, messages and listen: only these types of events', names],
      ['--customers <ids>', 'with create: only events of these customers, by external_user_id', names],
      ['--records <kind>/<entity>', 'with create: changes of these records, as record.matched', kindAndEntity],
      ['--operations <names>', 'with --records: create, update, delete; the first two by default', names],
      ['--before <json>', 'with --records: the filter that the record before must match; @file reads a file'],
      ['--after <json>', 'with --records: the filter that the record after must match; @file reads a file'],
      ['--signature <scheme>', 'with create: v1, the default, or v1a', oneOfOption(['v1', 'v1a'])],
      ['--expire <seconds>', 'with rotate: how long the old secret stays valid; a day by default', weekSeconds],
      [
        '--status <outcome>',
        'with messages: pending, succeeded or failed',
        oneOfOption(['pending', 'succeeded', 'failed']),
      ],
      ['--since <time>', 'with messages and replay: from this time on, such as 2026-08-01T12:00:00Z', timeOption],
      ['--until <time>', 'with messages and replay: up to this time', timeOption],
      ['--limit <n>', 'with messages: the maximum number; 50 by default', wholeNumber],
      ['--delivered', 'with replay: also send delivered messages'],
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
