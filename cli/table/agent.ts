/** The rows of the commands for agents. */
import { type CommandRow, names, oneOfOption, wholeNumber } from './options.ts'

/** The commands for agents. */
export const AGENT_COMMANDS = [
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
] as const satisfies readonly CommandRow[]
