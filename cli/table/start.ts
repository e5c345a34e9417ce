/** Rows of the commands for newcomers. */
import { type CommandRow, names, oneOfOption, SERVER, wholeNumber } from './options.ts'

/** Commands for newcomers. */
export const START_COMMANDS = [
  {
    usage: 'demo',
    summary: 'Show a kind call by call: a list, a next page, errors, a write, the program',
    details:
      'It simulates the kind in this process, so that you need no account. On a terminal, it asks which kind, and waits before each step.',
    options: [['--kind <name>', 'the kind; stripe by default']],
    examples: ['plugboard demo', 'plugboard demo --kind linear', 'plugboard demo --kind slack --json'],
  },
  {
    usage: 'init [folder]',
    summary: 'Create a small application: a program that runs and a test that passes',
    details:
      'The application is in TypeScript, lists and creates records, and tests both. It uses the sandbox until the environment has ' +
      'the credentials of your account. It replaces no file. The application contains plugboard as a tarball.',
    options: [
      ['--kind <name>', 'the kind that it calls; stripe by default'],
      ['--from <tarball>', 'install plugboard from this tarball; by default the package that runs is packed'],
    ],
    examples: ['plugboard init my-app', 'plugboard init my-app --kind linear'],
  },
  {
    usage: 'find <words...>',
    summary: 'Find operations of any kind in plain words',
    details:
      'It ranks operations as find_operations does for an agent. It reads the kinds of the package, and sends nothing.',
    options: [
      ['--kinds <names>', 'only operations of these kinds, or manifest files', names],
      ['--access <how>', 'read or write; both by default', oneOfOption(['read', 'write'])],
      ['--limit <n>', 'the maximum number, up to 20; 5 by default', wholeNumber],
    ],
    examples: [
      'plugboard find "refund a charge"',
      'plugboard find comment on an issue --kinds jira,linear',
      'plugboard find invoices --access read --json',
    ],
  },
  {
    usage: 'kinds [words...]',
    summary: 'List the kinds that come with the package, or push, list and remove kinds of a server',
    details:
      'With the name of a kind, it shows its credentials, settings and operations. With words, it lists the kinds with these words in ' +
      'their name, title or category. On a server, push <file> uploads a manifest, remove <kind> removes an own kind, and ' +
      'list --server lists the kinds that the organization sees. The application comes from ' +
      'PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET in the environment.',
    options: [
      ['--category <name>', 'list only the kinds of a category, such as payments'],
      ['--server', "list the kinds of a server, the organization's own first"],
      ['--only <version>', 'with remove: remove only this version'],
      SERVER,
    ],
    examples: [
      'plugboard kinds',
      'plugboard kinds stripe',
      'plugboard kinds google',
      'plugboard kinds --category payments',
      'plugboard kinds push my.yaml',
      'plugboard kinds list --server',
      'plugboard kinds remove acme --only 1.2.0',
    ],
  },
] as const satisfies readonly CommandRow[]
