/** Rows of the commands that write, check and review kinds. */
import { OWNER, PARAMS, SANDBOX } from './call.ts'
import { type CommandRow, names, oneOfOption, port, receiverOption, wholeNumber } from './options.ts'

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
const WAIVERS = ['--waivers <file>', 'a YAML list of differences to accept, each with message and because'] as const
const FIXTURES = ['--fixtures <folder>', 'the folder with a folder of fixtures for each kind'] as const

/** Commands for authors and reviewers of kinds. */
export const AUTHOR_COMMANDS = [
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
    usage: 'lsp',
    summary: 'Serve an editor: problems, completion, hover text and definitions of manifests',
    details: 'Speaks the Language Server Protocol on stdin and stdout, until the editor ends it.',
    options: [],
    examples: ['plugboard lsp'],
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
      'requests, pages, consent, copies, rates, record schemas. --update writes fixtures/<kind>/snapshot.yaml. ' +
      'Columns documented, composed and recorded count fixtures by origin.',
    options: [
      FIXTURES,
      ['--fields', 'list the fields in fixtures that no record schema declares', () => []],
      ['--update', 'write the snapshots, and show what changed'],
      [PARAMS[0], 'params of the check, for one manifest without check_params; @file reads a file, - standard input'],
      [
        '--openapi <file>',
        "check every operation and fixture against the vendor's OpenAPI or Google Discovery description, or a folder of them; may be repeated",
        undefined,
        'repeatable',
      ],
      ['--waivers <file>', 'with --openapi: a YAML list of differences to accept, each with message and because'],
      [
        '--evidence',
        'show the evidence of each claim about the vendor; with --update, store what the description confirms, or drop what changed since',
      ],
      ['--graphql <file>', "with --evidence: the vendor's GraphQL schema, in place of --openapi"],
      ['--all', 'with --evidence: list all claims that rest only on the manifest'],
      FORMAT,
    ],
    examples: [
      'plugboard check',
      'plugboard check stripe --evidence',
      'plugboard check ./acme.yaml --update',
      `plugboard check ./acme.yaml --params '{"query": "test"}'`,
      'plugboard check ./acme.yaml --openapi acme.json',
    ],
  },
  {
    usage: 'capture <kind> [entity] [action]',
    summary: 'Run an operation, or all reads, against the third party and save fixtures',
    details:
      'Credentials come from the same places as for execute and are never written. IDs, email addresses, phone numbers and tokens ' +
      'are replaced, each by the same text in every file. A fixture that does not replay, or may still contain a secret, is not saved. ' +
      'With --all, it reads two pages and an empty answer of each list, and a record of each entity. It never writes to the account. ' +
      'It keeps existing fixtures, so you can repeat an interrupted run.',
    options: [
      PARAMS,
      ...OWNER,
      ['--all', 'capture all reads of the kind, in order'],
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
    summary: 'Test a kind against responses of the vendor that others recorded',
    details:
      'Reads HAR files, VCR cassettes of Ruby, Python, Go and PHP, recordings of nock and Polly.js, JSON of request and response, and ' +
      'maps of answers by method and path. Each answer goes through the reader of its operation and the record schemas. Without a ' +
      'kind, it tests all kinds of the package. Fails if a response does not fit.',
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
    usage: 'sandbox [kinds...]',
    summary: 'Run a local server that simulates third parties, with the records of an invented company',
    details:
      'Answers any valid call of the kinds, all by default, until it is interrupted: lists have pages, credentials and ' +
      'params are checked, writes are stored in memory. The Host header of a request selects its kind. Requests are logged on stderr.',
    options: [
      ['--port <n>', 'the port to listen on; 0, the default, uses a free one', port],
      [
        '--records <n>',
        'the number of records of each entity; by default as in the sandbox of connect, 250 at most',
        wholeNumber,
      ],
      ['--latency <ms>', 'delay every response by this many milliseconds', wholeNumber],
      ['--rate-limit <n>', 'refuse every nth request with 429', wholeNumber],
      ['--fail <n>', 'fail every nth request: with an error, a reset and half a response in turn', wholeNumber],
      [
        '--header <name: value>',
        'a header of every response, such as Sunset; may be repeated',
        undefined,
        'repeatable',
      ],
      ['--fixtures <folder>', 'also respond with the fixtures of this folder, where a request equals one of theirs'],
      [
        '--openapi <file>',
        "simulate the vendor's OpenAPI or Google Discovery description instead; it checks requests strictly and builds responses from the schemas",
        undefined,
        'repeatable',
      ],
      [
        '--send <event>',
        'send a sample of a webhook instead, fixtures/<kind>/webhook.<event>.yaml, signed now by PLUGBOARD_<KIND>_WEBHOOK_SECRET',
      ],
      ['--to <url>', 'with --send: the URL that receives it', receiverOption],
    ],
    examples: [
      'plugboard sandbox stripe',
      'plugboard sandbox linear --port 4010 --records 200 --fail 10',
      "plugboard sandbox shopify --header 'Sunset: Fri, 10 Mar 2028 00:00:00 GMT'",
      'plugboard sandbox --openapi acme.json',
      'plugboard sandbox github --send issues.opened --to http://127.0.0.1:3000/hooks',
    ],
  },
  {
    usage: 'new [kind]',
    summary:
      "Create a manifest and its first fixtures, drafted from the vendor's description of its API if there is one",
    details:
      'Writes definitions/<kind>.yaml and fixtures/<kind>/. It reports what the draft leaves out on stderr, and in the draft ' +
      "as comments. It copies the vendor's descriptions only with --descriptions, since they may be copyrighted. " +
      'Without a kind, it asks for its input on a terminal. With --into, it merges what changed between two descriptions into a manifest ' +
      'and keeps your work; it fails if both changed the same lines.',
    options: [
      [
        '--from <file>',
        'an OpenAPI 3, Swagger 2.0 or Google Discovery document or a GraphQL schema; a folder of documents; may be repeated',
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
      [
        '--into <manifest>',
        'with --from and --base: merge the newer draft into this manifest; use the same --only as for the last one',
      ],
      ['--base <file>', 'with --into: the description of the last draft; may be repeated', undefined, 'repeatable'],
      ['--extends <kind>', 'extend a kind of the package: its auth, hosts and operations, and what you add'],
      ['--dir <folder>', 'the folder for definitions/ and fixtures/; by default the current one'],
      ['--title <text>', 'the display name'],
      ['--base-url <url>', 'the start of all request URLs'],
      ['--ci', 'also write .github/workflows/plugboard.yml; without a kind, write only this file'],
      ['--force', 'replace existing files; the ID of the kind stays the same'],
    ],
    examples: [
      'plugboard new --ci',
      'plugboard new hubspot-extra --extends hubspot --from openapi.json --only "POST /crm/objects/2026-09/notes"',
      'plugboard new acme --base-url https://api.acme.example/v1',
      'plugboard new acme --from openapi.json --only "GET /v1/customers*" --only "/v1/invoices*"',
      'plugboard new --from newer.json --base openapi.json --into definitions/acme.yaml',
      'plugboard new acme --from schema.graphql --base-url https://api.acme.example/graphql --only "issue*"',
    ],
  },
  {
    usage: 'compare <kind>',
    summary: "Compare a manifest with the vendor's own description of its API",
    details:
      'Reports differences as wrong (the two contradict each other), undocumented (the manifest has more) or note (the ' +
      'description has more). Fails if a difference is wrong.',
    options: [OPENAPI, GRAPHQL, WAIVERS, ['--all', 'show notes too'], FORMAT],
    examples: [
      'plugboard compare stripe --openapi openapi.json',
      'plugboard compare linear --graphql schema.graphql --all',
    ],
  },
  {
    usage: 'watch [kinds...]',
    summary: "Report what vendors changed since the last watch, from the kinds' own sources",
    details:
      'Reads the URLs under basis.sources of each manifest and compares them with evidence/watch/<kind>.yaml: breaks (calls fail ' +
      'now), ends (on a day) or news. Reports only what concerns the kind, and no change that its manifest has. Sends no credentials.',
    options: [
      ['--offline <folder>', 'read the sources in a folder instead, as wget --force-directories saves them'],
      ['--markdown', 'print Markdown for an issue; nothing if nothing changed'],
      ['--draft', 'write values of enums, limits and new params into the manifests'],
      ['--update', 'store the present state of the sources as known'],
    ],
    examples: [
      'plugboard watch',
      'plugboard watch stripe --update',
      'plugboard watch ./acme.yaml --draft',
      'plugboard watch --offline mirror/ --json',
    ],
  },
  {
    usage: 'diff <old> [new]',
    summary: 'Report what a change to a manifest means for callers, in Markdown',
    details:
      'Each side is a manifest file, a kind, or <revision>:<path> of a git repository. A single revision is compared with the ' +
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
    options: [
      ['--openapi <file>', `${OPENAPI[1]}; kind=file if there are several kinds`, undefined, 'repeatable'],
      GRAPHQL,
      WAIVERS,
      FIXTURES,
      FORMAT,
    ],
    examples: [
      'plugboard review origin/main',
      'plugboard review HEAD~1 acme --openapi acme.json',
      'plugboard review origin/main --openapi acme=acme.json --openapi shop=shop.json',
      'plugboard review origin/main --format github',
    ],
  },
  {
    usage: 'generate [manifests...]',
    summary: 'Write modules with types, schemas and reference pages from manifests',
    details:
      'With --out it writes <kind>.ts, <kind>.schema.json, <kind>.openapi.json and <kind>.md for kinds and manifest files. Without --out ' +
      'it writes generated/ from definitions/, in a clone of the repository. With --account it writes <kind>-account.ts: the kind with ' +
      "the account's own fields in its types.",
    options: [
      ['--out <folder>', 'the folder for the files; created if it is missing'],
      ['--check', 'write nothing; fail if a file would change'],
      ['--account', "write the kind's types with the own fields of an account"],
      [PARAMS[0], 'with --account, params that name the parent of fields; @file reads a file, - standard input'],
      ...OWNER,
      SANDBOX,
    ],
    examples: [
      'plugboard generate shop.yaml --out src/kinds',
      'plugboard generate stripe hubspot --out reference',
      'plugboard generate hubspot --account --out src/kinds',
      `plugboard generate monday --account --params '{"board_id": "1234567890"}' --out src/kinds`,
      'plugboard generate --check',
    ],
  },
] as const satisfies readonly CommandRow[]
