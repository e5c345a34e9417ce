/** The rows of the commands that execute, explain, write and check connector kinds. */
import { type CommandRow, names, oneOfOption, originOption, port, seconds, SERVER, wholeNumber } from './options.ts'

const PARAMS = ['--params <json>', 'params as a JSON object; @file reads a file, - standard input'] as const
const ACCOUNT = [
  ['--auth <variant>', 'the auth variant; by default the first that the credentials fit'],
  ['--config <name=value>', 'a setting of the kind that is not secret; may be repeated', undefined, 'repeatable'],
] as const

const FORMAT = [
  '--format <format>',
  'human, json, github (workflow commands) or sarif (2.1.0)',
  oneOfOption(['human', 'json', 'github', 'sarif']),
] as const
const OPENAPI = [
  '--openapi <file>',
  'an OpenAPI 3, Swagger 2.0 or Google Discovery document, or a folder of them; may be repeated',
  undefined,
  'repeatable',
] as const
const GRAPHQL = ['--graphql <file>', 'a GraphQL schema in the schema definition language'] as const
const WAIVERS = ['--waivers <file>', 'a YAML list of differences to accept, each with what and because'] as const
const FIXTURES = ['--fixtures <folder>', 'the folder with a folder of fixtures for each kind'] as const

/** The commands for authors of kinds and users of the command line. */
export const AUTHOR_COMMANDS = [
  {
    usage: 'kinds [words...]',
    summary: 'List the kinds that come with the package, or push, list and remove kinds of a server',
    details:
      'With words, it lists the kinds with these words in their name, title or category. push <file> uploads a manifest to a server, ' +
      'list --server lists what the organization sees there, remove <kind> removes an own kind. The application comes from ' +
      'PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET in the environment.',
    options: [
      ['--category <name>', 'list only the kinds of a category, such as payments'],
      ['--server', "list the kinds of a server, the organization's own first"],
      ['--only <version>', 'with remove: remove only this version'],
      SERVER,
    ],
    examples: [
      'plugboard kinds',
      'plugboard kinds google',
      'plugboard kinds --category payments',
      'plugboard kinds push my.yaml',
      'plugboard kinds list --server',
      'plugboard kinds remove acme --only 1.2.0',
    ],
  },
  {
    usage: 'reference <kind> [entity] [action]',
    summary: 'Print the reference of a kind: auth, operations, params, records, examples',
    details:
      'The page is Markdown. A kind is a name, or a manifest file. Name an entity or an operation to print only its section.',
    options: [['--out <file>', 'write the page to this file']],
    examples: [
      'plugboard reference stripe customers list',
      'plugboard reference stripe --out stripe.md',
      'plugboard reference ./shop.yaml orders',
    ],
  },
  {
    usage: 'explain <kind> [entity] [action]',
    summary: 'Show what an operation sends and reads, and the manifest line of each part',
    details: 'Without entity and action, it lists the operations of the kind. A kind is a name, or a manifest file.',
    options: [
      [PARAMS[0], 'show the request for these params; @file reads a file, - standard input'],
      ...ACCOUNT,
      ['--replay', 'answer from the fixtures and show the value after each step'],
    ],
    examples: [
      'plugboard explain linear',
      'plugboard explain linear issues list',
      `plugboard explain stripe customers list --params '{"limit": 2}' --replay`,
    ],
  },
  {
    usage: 'execute <kind> <entity> <action>',
    summary: 'Run an operation and print its records, or save its file',
    details:
      'Credentials come from the environment, one variable for each field: PLUGBOARD_<KIND>_<FIELD>, such as ' +
      'PLUGBOARD_STRIPE_API_KEY or PLUGBOARD_GOOGLE_DRIVE_REFRESH_TOKEN; or from a file. Records are printed as a table on ' +
      'a terminal, and as JSON elsewhere.',
    options: [
      PARAMS,
      ...ACCOUNT,
      ['--credentials <file>', 'a JSON file of credentials; renewed ones are written back to it'],
      ['--replay', 'answer from the fixtures over loopback; needs no credentials'],
      [
        '--connect-to <origin>',
        'send every request, with its credentials, to this origin instead, such as a mock or staging system',
        originOption,
      ],
      ['--all', 'follow the pages to the end; print records as JSON Lines'],
      ['--max-pages <n>', 'with --all: stop after this many pages', wholeNumber],
      ['--limit <n>', 'with --all: stop after this many records', wholeNumber],
      ['--fields <names>', 'only these fields of records: id,address.city', names],
      [
        '--file <name=path>',
        'a file as the value of a param; - is standard input; ;type=text/plain may follow; may be repeated',
        undefined,
        'repeatable',
      ],
      ['--out <file>', 'save a download to this file, or under its own name into this folder'],
      ['--table', 'print a table'],
      ['--ndjson', 'print each record as a line of JSON'],
      ['--timeout <seconds>', 'give up after this many seconds', seconds],
    ],
    examples: [
      `plugboard execute stripe customers list --params '{"limit": 2}' --replay`,
      'plugboard execute linear issues list --all --fields id,title > issues.ndjson',
      `plugboard execute google-drive files download --params '{"fileId": "…"}' --out report.pdf`,
      `cat loom.zip | plugboard execute github release_assets create --params @asset.json --file 'content=-;type=application/zip'`,
    ],
  },
  {
    usage: 'request <kind> <method> <path>',
    summary: 'Send a request to any endpoint of a third party, and print its response',
    details:
      "For endpoints that no operation names. The path stands below the kind's base URL. Credentials come from where execute has " +
      'them; headers, encoding, rate and retries are those of the kind. The body is printed on stdout, the status on stderr.',
    options: [
      ['--query <name=value>', 'a value of the query; may be repeated', undefined, 'repeatable'],
      ['--header <name: value>', 'a header; may be repeated', undefined, 'repeatable'],
      [
        '--body <json>',
        'the body; @file reads a file, - standard input; sent as it is under a content-type of your own',
      ],
      ['--request-host <host>', 'another host that the kind declares'],
      ...ACCOUNT,
      ['--credentials <file>', 'a JSON file of credentials; renewed ones are written back to it'],
      ['--replay', 'answer from a mock over loopback; needs no credentials'],
      [
        '--connect-to <origin>',
        'send every request, with its credentials, to this origin instead: a mock or a staging system',
        originOption,
      ],
      ['--explain', 'show what would be sent, and send nothing'],
      ['--all', 'follow the pages to the end; print records as JSON Lines'],
      [
        '--pagination <operation>',
        'with --all: a list of the kind that continues alike, or JSON: {"style", "param", "next", "records"}',
      ],
      ['--max-pages <n>', 'with --all: stop after this many pages', wholeNumber],
      ['--limit <n>', 'with --all: stop after this many records', wholeNumber],
      ['--fields <names>', 'with --all: only these fields of records: id,address.city', names],
      ['--out <file>', 'save the body to this file'],
      ['--table', 'with --all: print a table'],
      ['--ndjson', 'with --all: print each record as a line of JSON'],
      ['--timeout <seconds>', 'give up after this many seconds', seconds],
    ],
    examples: [
      'plugboard request stripe GET /v1/balance --replay',
      `plugboard request stripe POST /v1/payouts --body '{"amount": 500}' --explain`,
      'plugboard request stripe GET /v1/customers --query limit=10 --all --pagination customers.list --replay',
    ],
  },
  {
    usage: 'validate [manifests...]',
    summary: 'Report every problem of manifests with its location',
    details: 'Manifests are files, folders or kinds; by default all kinds of the package.',
    options: [['--watch', 'validate again after each change, until Ctrl-C'], FORMAT],
    examples: [
      'plugboard validate',
      'plugboard validate definitions/stripe.yaml --watch',
      'plugboard validate definitions/ --format sarif > problems.sarif',
    ],
  },
  {
    usage: 'format [manifests...]',
    summary: 'Write manifests in the house style: order of keys, lines of at most 140 characters',
    details:
      'Manifests are files, folders or kinds; by default all kinds of the package; - is standard input, printed to ' +
      'standard output. Values and comments stay the same; a file whose meaning would change is not written.',
    options: [
      ['--check', 'write nothing; list the files that would change, and fail if any would'],
      ['--stdout', 'print the formatted manifest instead of writing it'],
    ],
    examples: ['plugboard format', 'plugboard format ./acme.yaml --check', 'plugboard format - < acme.yaml'],
  },
  {
    usage: 'check [manifests...]',
    summary: 'Replay fixtures over HTTP on loopback, and compare what manifests do with their snapshots',
    details:
      'Fails for a fault, an error rule without a fixture, and a difference between a manifest and its snapshot: ' +
      'requests, pages, consent, copies, pace, record schemas. --update writes fixtures/<kind>/snapshot.yaml. ' +
      'Columns documented, composed and recorded count fixtures by origin.',
    options: [
      FIXTURES,
      ['--fields', 'list the fields in fixtures that no record schema declares', () => []],
      ['--update', 'write the snapshots, and show what changed'],
      [
        '--openapi <file>',
        "check every operation against the vendor's OpenAPI or Google Discovery description, or a folder of them; may be repeated",
        undefined,
        'repeatable',
      ],
      FORMAT,
    ],
    examples: [
      'plugboard check',
      'plugboard check ./acme.yaml --update',
      'plugboard check ./acme.yaml --openapi acme.json',
    ],
  },
  {
    usage: 'capture <kind> [entity] [action]',
    summary: 'Run an operation, or all reads, against the third party and save fixtures',
    details:
      'Credentials come from the same places as for execute and are never written. IDs, email addresses, phone numbers and tokens ' +
      'are replaced, each by the same text in every file. A fixture that does not replay, or may still contain a secret, is not saved. ' +
      'With --all, it reads two pages and an empty answer of each list, and a record of each entity; it never writes, and keeps ' +
      'fixtures that are there, so that an interrupted run goes on where it ended.',
    options: [
      PARAMS,
      ...ACCOUNT,
      ['--credentials <file>', 'a JSON file of credentials; renewed ones are written back to it'],
      [
        '--connect-to <origin>',
        'send every request, with its credentials, to this origin instead, such as a mock; its fixtures are composed',
        originOption,
      ],
      ['--all', 'capture all reads of the kind, one after the other'],
      ['--plan', 'with --all: print the reads, and send nothing'],
      ['--refusals', 'with --all: also send a wrong credential once'],
      [
        '--case <name>',
        'a name for what the fixture shows, such as not-found; required when the third party refuses the call',
      ],
      ['--pages <n>', 'capture this many pages, each as a fixture', wholeNumber],
      ['--replace <field=text>', 'replace the text of a field; may be repeated', undefined, 'repeatable'],
      ['--keep <fields>', 'keep the text of these fields: invoice_prefix,address.city', names],
      ['--update', 'compare with the existing fixture and show what changed'],
      ['--out <folder>', 'the folder with a folder of fixtures for each kind'],
      ['--yes', 'allow a call that changes data; with --update, replace the fixture'],
    ],
    examples: [
      `plugboard capture stripe customers list --params '{"limit": 2}' --pages 2 --replace name="Ada Example"`,
      `plugboard capture stripe customers get --params '{"id": "cus_gone"}' --case not-found`,
      `plugboard capture stripe customers list --params '{"limit": 2}' --update`,
      'plugboard capture stripe --all --plan',
      'plugboard capture stripe --all --connect-to http://127.0.0.1:4010 --out trial/',
    ],
  },
  {
    usage: 'replay [kind]',
    summary: 'Judge a kind by answers of the vendor that others recorded',
    details:
      'Reads HAR files, VCR cassettes of Ruby, Python, Go and PHP, recordings of nock and Polly.js, JSON of request and response, and ' +
      'maps of answers by method and path. Each answer goes through the reader of its operation and the record schemas. Without a ' +
      'kind, all kinds of the package are asked. Fails if an answer does not fit.',
    options: [
      ['--recorded <folder>', 'the folder, or file, with the recordings'],
      ['--fields', 'list the fields that no record schema declares', () => true as const],
      ['--unmatched', 'list the requests that no operation makes', () => true as const],
      ['--source <text>', 'where the recordings come from, for the line of basis'],
    ],
    examples: [
      'plugboard replay stripe --recorded test/cassettes',
      'plugboard replay ./acme.yaml --recorded session.har --unmatched',
      'plugboard replay --recorded recordings/ --json',
    ],
  },
  {
    usage: 'mock [kinds...]',
    summary: 'Run a local server that simulates third parties, from fixtures and record schemas',
    details:
      'Answers any valid call of the kinds, all by default, until it is interrupted: lists have pages, credentials and ' +
      'params are checked, writes are stored in memory. The Host header of a request says which kind it is for; requests are logged on stderr.',
    options: [
      ['--port <n>', 'the port to listen on; 0, the default, uses a free one', port],
      ['--records <n>', 'the number of records of each entity; 25 by default', wholeNumber],
      ['--latency <ms>', 'delay every response by this many milliseconds', wholeNumber],
      ['--rate-limit <n>', 'refuse every nth request with 429', wholeNumber],
      ['--fail <n>', 'fail every nth request: with an error, a reset and half a response in turn', wholeNumber],
      FIXTURES,
      [
        '--openapi <file>',
        "simulate the vendor's OpenAPI or Google Discovery description instead; it checks requests strictly and builds responses from the schemas",
        undefined,
        'repeatable',
      ],
    ],
    examples: [
      'plugboard mock stripe',
      'plugboard mock linear --port 4010 --records 200 --fail 10',
      'plugboard mock --openapi acme.json',
    ],
  },
  {
    usage: 'new [kind]',
    summary:
      "Create a manifest and its first fixtures, drafted from the vendor's description of its API if there is one",
    details:
      'Writes definitions/<kind>.yaml and fixtures/<kind>/. It reports what the draft leaves out on stderr, and in the draft ' +
      "as comments. It copies the vendor's descriptions only with --descriptions, since they may be copyrighted. " +
      'Without a kind, it asks for its input on a terminal.',
    options: [
      [
        '--from <file>',
        'an OpenAPI 3, Swagger 2.0 or Google Discovery document, a Postman collection or a GraphQL schema; a folder of documents; may be repeated',
        undefined,
        'repeatable',
      ],
      [
        '--only <pattern>',
        'with --from: only these operations, "GET /v1/customers*", or fields of a GraphQL schema, "issue*"; may be repeated',
        undefined,
        'repeatable',
      ],
      ['--descriptions', "with --from: copy the vendor's descriptions, if their license is known"],
      ['--licence <name>', 'with --from: the license of the document, if it states none'],
      ['--extends <kind>', 'extend a kind of the package: its auth, hosts and operations, and what you add'],
      ['--dir <folder>', 'the folder for definitions/ and fixtures/; by default the current one'],
      ['--title <text>', 'the display name'],
      ['--base-url <url>', 'the start of all request URLs'],
      ['--ci', 'write .github/workflows/plugboard.yml too, or alone if you name no kind'],
      ['--force', 'replace existing files; the ID of the kind stays the same'],
    ],
    examples: [
      'plugboard new --ci',
      'plugboard new hubspot-extra --extends hubspot --from openapi.json --only "POST /crm/v3/objects/notes"',
      'plugboard new acme --base-url https://api.acme.example/v1',
      'plugboard new acme --from openapi.json --only "GET /v1/customers*" --only "/v1/invoices*"',
      'plugboard new acme --from schema.graphql --base-url https://api.acme.example/graphql --only "issue*"',
    ],
  },
  {
    usage: 'compare <kind>',
    summary: "Compare a manifest with the vendor's own description of its API",
    details:
      'Reports differences as wrong (the two contradict each other), undocumented (the manifest says more) or note (the ' +
      'description says more). Fails if a difference is wrong.',
    options: [OPENAPI, GRAPHQL, WAIVERS, ['--all', 'show notes too'], FORMAT],
    examples: [
      'plugboard compare stripe --openapi openapi.json',
      'plugboard compare linear --graphql schema.graphql --all',
    ],
  },
  {
    usage: 'completion <shell> [words...]',
    summary: 'Print a script that completes commands, options, kinds, entities and actions',
    details: 'The shell is bash, zsh or fish. The script calls this command to complete the words typed so far.',
    options: [],
    examples: [
      'source <(plugboard completion bash)',
      'plugboard completion zsh > "${fpath[1]}/_plugboard"',
      'plugboard completion fish > ~/.config/fish/completions/plugboard.fish',
    ],
  },
  {
    usage: 'diff <old> [new]',
    summary: 'Report what a change to a manifest means for callers, in Markdown',
    details:
      'Each side is a manifest file, a kind, or <revision>:<path> of a git repository. A revision alone is compared with the ' +
      'current folder: all of definitions/, or the kind that follows. Changes are breaking, on the wire, additive or internal.',
    options: [
      [
        '--fail-on <class>',
        'exit with 3 for changes of this class or a more serious one: breaking, wire, additive or internal; with unversioned, for a version that was not raised far enough',
      ],
      FIXTURES,
      ['--changelog', 'print what callers notice, as a changelog entry'],
      FORMAT,
    ],
    examples: [
      'plugboard diff HEAD~1 stripe',
      'plugboard diff main --fail-on breaking',
      'plugboard diff main --fail-on unversioned',
      'plugboard diff origin/main stripe --changelog',
      'plugboard diff v1.0.0:definitions/stripe.yaml definitions/stripe.yaml',
    ],
  },
  {
    usage: 'review <revision> [kinds...]',
    summary: 'Validate, check, compare and diff the changed kinds, in one report of at most 60 lines',
    details:
      'Compares with a revision of the git repository, in Markdown for a pull request. Kinds are names or manifest files; by ' +
      'default those in definitions/ whose manifest or fixtures changed. Fails for a fault, not for a change.',
    options: [OPENAPI, GRAPHQL, WAIVERS, FIXTURES, FORMAT],
    examples: [
      'plugboard review origin/main',
      'plugboard review HEAD~1 acme --openapi acme.json',
      'plugboard review origin/main --format github',
    ],
  },
  {
    usage: 'generate [manifests...]',
    summary: 'Write modules with types, schemas and reference pages from manifests',
    details:
      'With --out it writes <kind>.ts, <kind>.schema.json, <kind>.openapi.json and <kind>.md for kinds and manifest files. Without --out ' +
      'it writes generated/ from definitions/, in a clone of the repository.',
    options: [
      ['--out <folder>', 'the folder for the files; created if it is missing'],
      ['--check', 'write nothing; fail if a file would change'],
    ],
    examples: [
      'plugboard generate shop.yaml --out src/kinds',
      'plugboard generate stripe hubspot --out reference',
      'plugboard generate --check',
    ],
  },
] as const satisfies readonly CommandRow[]
