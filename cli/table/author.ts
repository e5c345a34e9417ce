/** The rows of the commands that execute, explain, write and check connector kinds. */
import { type CommandRow, names, oneOfOption, originOption, port, seconds, wholeNumber } from './options.ts'

const PARAMS = ['--params <json>', 'params as a JSON object; @file reads a file, - standard input'] as const
const ACCOUNT = [
  ['--auth <variant>', 'the auth variant; by default the first that the credentials fit'],
  ['--config <name=value>', 'a setting of the kind that is not secret; may be repeated', undefined, 'repeatable'],
] as const

/** The commands for authors of kinds and users of the command line. */
export const AUTHOR_COMMANDS = [
  {
    usage: 'kinds',
    summary: 'List the kinds that come with the package',
    options: [],
    examples: ['plugboard kinds'],
  },
  {
    usage: 'explain <kind> [entity] [action]',
    summary: 'Show what an operation sends and reads, and the manifest line each part comes from',
    details: 'Without entity and action it lists the operations of the kind. A kind is a name, or a manifest file.',
    options: [
      [PARAMS[0], 'show the request that these params make; @file reads a file, - standard input'],
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
    summary: 'Run an operation and print its records, or keep its file',
    details:
      'Credentials come from the environment, one variable for each field: PLUGBOARD_<KIND>_<FIELD>, such as ' +
      'PLUGBOARD_STRIPE_API_KEY or PLUGBOARD_GOOGLE_DRIVE_REFRESH_TOKEN; or from a file. Records are a table on a ' +
      'terminal and JSON elsewhere.',
    options: [
      PARAMS,
      ...ACCOUNT,
      ['--credentials <file>', 'a JSON file of credentials; renewed ones are written back to it'],
      ['--replay', 'answer from the fixtures over loopback; needs no credentials'],
      ['--connect-to <origin>', 'send everything, credentials too, to a stand-in: a mock, staging', originOption],
      ['--all', 'follow the pages and print records as JSON Lines'],
      ['--max-pages <n>', 'with --all: stop after so many pages', wholeNumber],
      ['--limit <n>', 'with --all: stop after so many records', wholeNumber],
      ['--fields <names>', 'only these fields of records: id,address.city', names],
      [
        '--file <name=path>',
        'a file as a param, sent as it is read; - is standard input; ;type=text/plain may follow; may be repeated',
        undefined,
        'repeatable',
      ],
      ['--out <file>', 'where a download goes; a folder keeps its own name'],
      ['--table', 'print a table'],
      ['--ndjson', 'print one record a line as JSON'],
      ['--timeout <seconds>', 'give up after so long', seconds],
    ],
    examples: [
      `plugboard execute stripe customers list --params '{"limit": 2}' --replay`,
      'plugboard execute linear issues list --all --fields id,title > issues.ndjson',
      `plugboard execute google-drive files download --params '{"fileId": "…"}' --out report.pdf`,
      `cat loom.zip | plugboard execute github release_assets create --params @asset.json --file 'content=-;type=application/zip'`,
    ],
  },
  {
    usage: 'validate [manifests...]',
    summary: 'Report every problem of manifests with its location',
    details: 'Manifests are files, folders or kinds; without any, all that come with the package.',
    options: [
      ['--watch', 'validate again after each change, until Ctrl-C'],
      [
        '--format <format>',
        'human, json, github (workflow commands) or sarif (2.1.0)',
        oneOfOption(['human', 'json', 'github', 'sarif']),
      ],
    ],
    examples: [
      'plugboard validate',
      'plugboard validate definitions/stripe.yaml --watch',
      'plugboard validate definitions/ --format sarif > problems.sarif',
    ],
  },
  {
    usage: 'check [manifests...]',
    summary: 'Replay fixtures over HTTP on loopback and show what they cover',
    details:
      'Fails for a fault, an operation without a fixture, a list without a second or its largest page, an auth variant or ' +
      'error rule without a fixture, headers of credentials, versions or idempotency that no fixture names, and params and record ' +
      'fields that none shows; --compose makes fixtures up for the latter. Columns documented, composed and recorded count fixtures by where they come from.',
    options: [
      ['--fixtures <folder>', 'the folder that holds a folder of fixtures for each kind'],
      ['--fields', 'list the fields of records that no schema knows', () => []],
      ['--compose', 'make up fixtures for params, largest pages and record fields that no fixture shows'],
    ],
    examples: ['plugboard check', 'plugboard check stripe', 'plugboard check ./acme.yaml --fixtures ./fixtures'],
  },
  {
    usage: 'capture <kind> <entity> <action>',
    summary: 'Run an operation against the third party and make a fixture of it',
    details:
      'Credentials are taken as by execute and never written; ids, e-mail addresses, phone numbers and tokens get ' +
      'stand-ins that stay the same from file to file. What does not replay, or still looks like a secret, is not kept.',
    options: [
      PARAMS,
      ...ACCOUNT,
      ['--credentials <file>', 'a JSON file of credentials; renewed ones are written back to it'],
      ['--case <name>', 'what the fixture shows, such as not-found; a refusal needs one'],
      ['--pages <n>', 'take so many pages, a fixture each', wholeNumber],
      ['--replace <field=text>', 'put another text into a field; may be repeated', undefined, 'repeatable'],
      ['--keep <fields>', 'leave these fields alone: invoice_prefix,address.city', names],
      ['--update', 'compare with the fixture that is there and show what changed'],
      ['--out <folder>', 'the folder that holds a folder of fixtures for each kind'],
      ['--yes', 'make a call that changes something; with --update, replace what changed'],
    ],
    examples: [
      `plugboard capture stripe customers list --params '{"limit": 2}' --pages 2 --replace name="Ada Example"`,
      `plugboard capture stripe customers get --params '{"id": "cus_gone"}' --case not-found`,
      `plugboard capture stripe customers list --params '{"limit": 2}' --update`,
    ],
  },
  {
    usage: 'mock [kinds...]',
    summary: 'Play third parties on loopback, from fixtures and record schemas',
    details:
      'Answers any valid call of the kinds, all by default, until it is interrupted: lists have pages, credentials and ' +
      'params are checked, writes are stored in memory. Their Host header says which kind requests are for; they are logged on stderr.',
    options: [
      ['--port <n>', 'the port to listen on; 0, the default, takes a free one', port],
      ['--records <n>', 'records of every entity; 25 by default', wholeNumber],
      ['--latency <ms>', 'wait so long before every answer', wholeNumber],
      ['--rate-limit <n>', 'refuse every nth request with 429', wholeNumber],
      ['--fail <n>', 'fail every nth request: an error, a reset or half an answer in turn', wholeNumber],
      ['--fixtures <folder>', 'the folder that holds a folder of fixtures for each kind'],
    ],
    examples: ['plugboard mock stripe', 'plugboard mock linear --port 4010 --records 200 --fail 10'],
  },
  {
    usage: 'new [kind]',
    summary:
      "Begin a kind: a manifest and its first fixtures, drafted from the vendor's own description if there is one",
    details:
      'Writes definitions/<kind>.yaml and fixtures/<kind>/. What a draft leaves out is reported on stderr and stands in it ' +
      "as comments. The vendor's own sentences are not copied unless --descriptions says so: they may be copyrighted. " +
      'Without a kind, in a terminal, it asks for what it needs.',
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
      ['--descriptions', "with --from: copy the vendor's descriptions, where their licence is known"],
      ['--licence <name>', 'with --from: the licence of the document, where it states none'],
      ['--dir <folder>', 'the folder that holds definitions and fixtures; this one by default'],
      ['--title <text>', 'the name that people see'],
      ['--base-url <url>', 'where requests go'],
      ['--force', 'replace files that are there; the id stays'],
    ],
    examples: [
      'plugboard new acme --base-url https://api.acme.example/v1',
      'plugboard new acme --from openapi.json --only "GET /v1/customers*" --only "/v1/invoices*"',
      'plugboard new acme --from schema.graphql --base-url https://api.acme.example/graphql --only "issue*"',
    ],
  },
  {
    usage: 'compare <kind>',
    summary: "Hold a manifest against the vendor's own description of its API",
    details:
      'wrong: the two contradict each other. undocumented: the manifest says more than the description. note: the ' +
      'description says more. Fails when something is wrong.',
    options: [
      [
        '--openapi <file>',
        'an OpenAPI 3, Swagger 2.0 or Google Discovery document, or a folder of them; may be repeated',
        undefined,
        'repeatable',
      ],
      ['--graphql <file>', 'a GraphQL schema in its own language'],
      ['--waivers <file>', 'a YAML list of differences that are right, each with what and because'],
      ['--all', 'show notes too'],
    ],
    examples: [
      'plugboard compare stripe --openapi openapi.json',
      'plugboard compare linear --graphql schema.graphql --all',
    ],
  },
  {
    usage: 'completion <shell> [words...]',
    summary: 'Print a script that completes commands, options, kinds, entities and actions',
    details: 'The shell is bash, zsh or fish. The script asks this command for what may come after the words so far.',
    options: [],
    examples: [
      'source <(plugboard completion bash)',
      'plugboard completion zsh > "${fpath[1]}/_plugboard"',
      'plugboard completion fish > ~/.config/fish/completions/plugboard.fish',
    ],
  },
  {
    usage: 'diff <old> [new]',
    summary: 'Say what a change of a manifest means for callers, as a report in Markdown',
    details:
      'A side is a manifest file, a kind, or <revision>:<path> of a git repository. A revision alone compares with the ' +
      'folder you are in: all of definitions/, or the kind that follows. Changes are breaking, on the wire, additive or internal.',
    options: [
      [
        '--fail-on <class>',
        'exit with 3 for changes of this class or a graver one: breaking, wire, additive or internal; or unversioned: for a version that is not raised enough',
      ],
      ['--fixtures <folder>', 'the folder that holds a folder of fixtures for each kind'],
      ['--changelog', 'print what callers notice, as an entry of a changelog'],
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
    usage: 'generate [manifests...]',
    summary: 'Write modules with types, schemas and reference pages from manifests',
    details:
      'With --out it makes <kind>.ts, <kind>.schema.json, <kind>.openapi.json and <kind>.md for manifests of your own. Without, ' +
      'it writes generated/ from definitions/, in a clone of the repository.',
    options: [
      ['--out <folder>', 'the folder for the files; it is made where it is missing'],
      ['--check', 'write nothing; fail if something would change'],
    ],
    examples: ['plugboard generate shop.yaml --out src/kinds', 'plugboard generate --check'],
  },
] as const satisfies readonly CommandRow[]
