/** The rows of the commands for agents. */
import { type CommandRow, names, oneOfOption, wholeNumber } from './options.ts'

/** The commands for agents. */
export const AGENT_COMMANDS = [
  {
    usage: 'mcp [action]',
    summary: 'Serve kinds to an agent over the Model Context Protocol, on stdin and stdout',
    details:
      'Seven tools for any number of kinds. Credentials are those of execute: PLUGBOARD_<KIND>_<FIELD> in the environment. ' +
      'The action install prints the configuration of a host that starts this command, and adds it to its file with --write. ' +
      'With --hosted the tools are those of a server, by PLUGBOARD_TOKEN, a scoped token, or by PLUGBOARD_CLIENT_ID, ' +
      'PLUGBOARD_CLIENT_SECRET and --customer.',
    options: [
      [
        '--kinds <names>',
        'these kinds, by name or manifest; by default those with credentials in the environment',
        names,
      ],
      [
        '--config <kind.name=value>',
        'a setting of a kind that is not secret; may be repeated',
        undefined,
        'repeatable',
      ],
      ['--replay', 'answer from the fixtures over loopback; needs no credentials'],
      ['--read-only', 'leave out whatever changes something'],
      ['--entities <names>', 'only these entities: customers,stripe.invoices', names],
      ['--operations <names>', 'only these operations, or globs: customers.list,*.get', names],
      ['--max-calls <n>', 'refuse more calls of operations than these', wholeNumber],
      ['--hosted <url>', 'the tools of the server there'],
      ['--customer <id>', 'with --hosted: the external_user_id of the customer to act for'],
      [
        '--host <host>',
        'with install: claude-desktop, claude-code, cursor or vscode',
        oneOfOption(['claude-desktop', 'claude-code', 'cursor', 'vscode']),
      ],
      ['--write', 'with install: add it to the file of the host'],
    ],
    examples: [
      'plugboard mcp --kinds stripe,linear --replay',
      'plugboard mcp --kinds stripe --read-only',
      'plugboard mcp install --host cursor --kinds stripe,linear --write',
    ],
  },
] as const satisfies readonly CommandRow[]
