/** Rows of the commands that explain and call operations. */
import { type CommandRow, FOLLOW, names, oneOfOption, originOption, seconds, SERVER, wholeNumber } from './options.ts'

/** The option for params of an operation. */
export const PARAMS = ['--params <json>', 'params as a JSON object; @file reads a file, - standard input'] as const
/** Options that select an account. */
export const ACCOUNT = [
  ['--auth <variant>', 'the auth variant; by default the first that the credentials fit'],
  ['--config <name=value>', 'a setting of the kind that is not secret; may be repeated', undefined, 'repeatable'],
] as const

/** Options that select an owner's account, and the server that gets its requests. */
export const OWNER = [
  ...ACCOUNT,
  ['--credentials <file>', 'a JSON file of credentials; renewed ones are written back to it'],
  [
    '--connect-to <origin>',
    'send every request, with its credentials, to this origin instead, such as a mock or staging system',
    originOption,
  ],
] as const
/** The option of commands that need no account. */
export const SANDBOX = ['--sandbox', 'call a simulated third party; needs no credentials'] as const

/** Commands for users of kinds. */
export const CALL_COMMANDS = [
  {
    usage: 'reference <kind> [entity] [action]',
    summary: 'Print the reference of a kind: auth, operations, params, records, examples',
    details:
      'The page is text on a terminal, and Markdown elsewhere. A kind is a name, or a manifest file. Name an entity or an operation ' +
      'to print only its section.',
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
      ['--sandbox', 'call a simulated third party and show the value after each step'],
    ],
    examples: [
      'plugboard explain linear',
      'plugboard explain linear issues list',
      `plugboard explain stripe customers list --params '{"limit": 2}' --sandbox`,
    ],
  },
  {
    usage: 'execute <kind> <entity> <action>',
    summary: 'Run an operation and print its records, or save its file',
    details:
      'Credentials come from the environment, one variable for each field: PLUGBOARD_<KIND>_<FIELD>, such as ' +
      'PLUGBOARD_STRIPE_API_KEY or PLUGBOARD_GOOGLE_DRIVE_REFRESH_TOKEN; or from a file. Records are printed as a table on ' +
      'a terminal, and as JSON elsewhere. Entity and action can be one word: customers.list.',
    options: [
      PARAMS,
      ...OWNER,
      SANDBOX,
      ['--own <fields>', 'own fields by name or label: all, or size,region; of a write as a JSON object, @file or -'],
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
      `plugboard execute stripe customers list --params '{"limit": 2}' --sandbox`,
      'plugboard execute linear issues list --all --fields id,title > issues.ndjson',
      'plugboard execute hubspot deals list --own "Stage reason,region" --table',
      `plugboard execute hubspot deals update --params '{"id": "12"}' --own '{"Stage reason": "price"}'`,
      `plugboard execute google-drive files download --params '{"fileId": "…"}' --out report.pdf`,
      `cat loom.zip | plugboard execute github release_assets create --params @asset.json --file 'content=-;type=application/zip'`,
    ],
  },
  {
    usage: 'fields <kind-or-connector> <entity>',
    summary: 'List the fields that an account added to an entity',
    details:
      'The vendor lists them; where it does not, records show them. With the ID of a connector, it asks a server, with the ' +
      'application of PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET. Otherwise credentials come from the same places as for execute.',
    options: [
      [PARAMS[0], 'params that name the parent of the fields; @file reads a file, - standard input'],
      ['--refresh', 'ask the third party again, instead of using a list of the last ten minutes'],
      ...OWNER,
      SANDBOX,
      SERVER,
    ],
    examples: [
      'plugboard fields hubspot contacts',
      `plugboard fields airtable records --params '{"base_id": "app1"}' --json`,
      'plugboard fields 10524b45-… deals --refresh',
    ],
  },
  {
    usage: 'pull <kind> [entities...]',
    summary: 'Read the records of an account and what changed since the last time',
    details:
      'Prints each change as a line of JSON. With --state, the file stores where the next pull continues. Without entities, it reads ' +
      'the ones that a server copies. Credentials come from the same places as for execute.',
    options: [
      ['--state <file>', 'where to continue: read if the file exists, and replaced after each page'],
      ['--full', 'read everything again'],
      ['--sandbox', 'read from a simulated third party; needs no credentials'],
      ...FOLLOW,
      ...OWNER,
    ],
    examples: [
      'plugboard pull stripe customers invoices --state stripe.json >> changes.ndjson',
      'plugboard pull linear --state linear.json --follow --every 300',
    ],
  },
  {
    usage: 'request <kind> <method> <path>',
    summary: 'Send a request to any endpoint of a third party, and print its response',
    details:
      "For endpoints without an operation. The path is below the kind's base URL. Credentials come from the same places as " +
      'for execute. The kind sets headers, encoding, rate and retries. The body is printed on stdout, the status on stderr.',
    options: [
      ['--query <name=value>', 'a value of the query; may be repeated', undefined, 'repeatable'],
      ['--header <name: value>', 'a header; may be repeated', undefined, 'repeatable'],
      [
        '--body <json>',
        'the body; @file reads a file, - standard input; sent as it is under a content-type of your own',
      ],
      ['--request-host <host>', 'another host that the kind declares'],
      ...OWNER,
      SANDBOX,
      ['--explain', 'show what would be sent, and send nothing'],
      ['--all', 'follow the pages to the end; print records as JSON Lines'],
      [
        '--pagination <operation>',
        'with --all: a list of the kind with the same pagination, or JSON: {"style", "param", "next", "records"}',
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
      'plugboard request stripe GET /v1/balance --sandbox',
      `plugboard request stripe POST /v1/payouts --body '{"amount": 500}' --explain`,
      'plugboard request stripe GET /v1/customers --query limit=10 --all --pagination customers.list --sandbox',
    ],
  },
  {
    usage: 'mcp [action]',
    summary: 'Serve kinds to an agent over the Model Context Protocol, on stdin and stdout',
    details:
      'Offers eight tools for any number of kinds. Credentials come from the environment, as for execute: PLUGBOARD_<KIND>_<FIELD>. ' +
      'The action install prints the configuration with which a host starts this command, or adds it to the file of the host with --write. ' +
      'With --hosted it offers the tools of a server and calls it with a scoped token, PLUGBOARD_TOKEN, or with ' +
      'PLUGBOARD_CLIENT_ID, PLUGBOARD_CLIENT_SECRET and --customer.',
    options: [
      [
        '--kinds <names>',
        'the kinds to serve, by name or manifest; by default the kinds with credentials in the environment',
        names,
      ],
      [
        '--config <kind.name=value>',
        'a setting of a kind that is not secret; may be repeated',
        undefined,
        'repeatable',
      ],
      ['--sandbox', 'call simulated third parties; needs no credentials'],
      ['--read-only', 'offer only operations that change nothing'],
      ['--without-deletes', 'offer no operation that cannot be undone, such as delete, void and cancel'],
      ['--without-payments', 'offer no operation that moves money'],
      ['--raw-text', 'keep hidden characters and comments in text from third parties'],
      ['--entities <names>', 'only these entities: customers,stripe.invoices', names],
      ['--operations <names>', 'only these operations, or globs: customers.list,*.get', names],
      [
        '--request <pattern>',
        "offer requests to endpoints that no operation names, by method and path: 'GET /v1/*'; may be repeated",
        undefined,
        'repeatable',
      ],
      ['--policy <file>', 'more limits from a JSON file, such as rules for params: {"rules": […]}'],
      ['--max-calls <n>', 'refuse further calls after this many', wholeNumber],
      ['--hosted <url>', 'serve the tools of the server at this URL'],
      ['--customer <id>', 'with --hosted: the external_user_id of the customer to act for'],
      [
        '--host <host>',
        'with install: claude-desktop, claude-code, cursor or vscode',
        oneOfOption(['claude-desktop', 'claude-code', 'cursor', 'vscode']),
      ],
      ['--write', 'with install: add the configuration to the file of the host'],
    ],
    examples: [
      'plugboard mcp --kinds stripe,linear --sandbox',
      'plugboard mcp --kinds stripe --read-only',
      'plugboard mcp install --host cursor --kinds stripe,linear --write',
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
] as const satisfies readonly CommandRow[]
