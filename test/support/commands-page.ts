/** The page of all commands, from the table of the command line. `npm run docs:commands` writes it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMAND_GROUPS, commandName, type CommandRow, type OptionRow } from '../../cli/table/index.ts'
import { ROOT } from './root.ts'

/** Where the page is. */
export const COMMANDS_PAGE = join(ROOT, 'docs/commands.md')

const HEAD = `# Commands and options

\`npm run docs:commands\` writes this page from the help of the commands. [The command line](cli.md) has what the help leaves out, such as
exit codes. Every command also takes \`--json\`, \`--no-color\`, \`--debug\` and \`--help\`.
`

/** The text of the page: each command with its options and examples, in the order of the help. */
export function commandsPage(): string {
  const groups = COMMAND_GROUPS.map(([heading, commands]) => `## ${heading}\n\n${commands.map(section).join('\n')}`)
  return [HEAD, ...groups].join('\n')
}

function section(row: CommandRow): string {
  const text = [row.summary, row.details].flatMap((part) => (part ? [part.replace(/[.]?$/, '.')] : [])).join(' ')
  const options = row.options.length > 0 ? `${optionsTable(row.options)}\n` : ''
  return `### ${commandName(row)}\n\n${escape(text)}\n\n${block([`plugboard ${row.usage}`])}\n${options}${block(row.examples)}`
}

function optionsTable(options: readonly OptionRow[]): string {
  const rows = options.map(([flags, text, , repeatable]) => {
    const repeats = repeatable && !text.includes('repeated') ? '; may be repeated' : ''
    return `| \`${flags.replaceAll('|', '\\|')}\` | ${escape(text)}${repeats} |`
  })
  return `${['| option | meaning |', '|---|---|', ...rows].join('\n')}\n`
}

function block(lines: readonly string[]): string {
  return `\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`
}

/** Text of the help as Markdown: options, variables and names in angle brackets are code. */
function escape(text: string): string {
  return text
    .replace(/[\w./-]*<[^>\s]+>(?:[\w./<>]*[\w/>])?|--[a-z-]+|\b[A-Z]+_[A-Z_]+\b/g, '`$&`')
    .replaceAll('|', '\\|')
}

if (process.argv[1] === import.meta.filename) writeFileSync(COMMANDS_PAGE, commandsPage())
