/** The program: its version, and how to call it. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { relative } from 'node:path'
import { pathAbove, shellWord } from 'plugboard/internal'

/**
 * Returns the words that run the program again: `npx plugboard` for a package of the project, `node plugboard.js` in a clone, else
 * `plugboard`.
 * @param entry the second word of `process.argv`
 * @param folder the folder of the shell
 * @param file the file behind the entry, which npx links: in a clone, that of the clone
 */
export function programName(entry: string, folder: string, file = entry): string {
  const path = entry.replaceAll('\\', '/')
  if (path.endsWith('/cli/index.ts')) return `npx tsx ${shellWord(relative(folder, entry))}`
  if (!/\/plugboard(?:\.js)?$/.test(path)) return 'plugboard'
  if (path.includes('/_npx/')) return file.endsWith('plugboard.js') ? 'npx plugboard' : 'npx @plugboard/cli'
  if (path.includes('/node_modules/')) return 'npx plugboard'
  return path.endsWith('.js') ? `node ${shellWord(relative(folder, entry))}` : 'plugboard'
}

/** Returns the words that run this program again, as the user called it. */
export function calledName(): string {
  const [, entry = ''] = process.argv
  return programName(entry, process.cwd(), existsSync(entry) ? realpathSync(entry) : entry)
}

/** Returns the version in the package.json above this file. */
export function packageVersion(): string {
  const file = pathAbove(import.meta.dirname, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
