/** The blocks of code of a page, and a shell that follows them as a reader does. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text as textOf } from 'node:stream/consumers'
import { join } from 'node:path'
import { ROOT } from './root.ts'

/** A block of code. */
export interface Block {
  readonly language: string
  /** Name of the file, after the language; empty without one. */
  readonly name: string
  readonly text: string
}

/**
 * Returns the blocks of a page, in order.
 * @param page the path in the repository
 * @param heading the section of the second level, without `## `; the whole page without it
 */
export function blocksOf(page: string, heading?: string): readonly Block[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const section = heading === undefined ? text : sectionOf(text, heading)
  return [...section.matchAll(/^```(\w*)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', name = '', code = '']) => ({ language, name, text: code }),
  )
}

function sectionOf(text: string, heading: string): string {
  const [, rest = ''] = text.split(`\n## ${heading}\n`)
  const [section = ''] = rest.split('\n## ')
  return section
}

/** Whether a reader pastes the block into a shell, or writes it into a file. */
export function isFollowed({ language, name }: Block): boolean {
  return language === 'sh' || name !== ''
}

const MARK = '--- the next block ---'

/** Ends what the shell left running. */
const PRELUDE = `trap 'kill $(jobs -p) 2>/dev/null || true' EXIT\n`

/**
 * Follows blocks in one shell: pastes the ones for a shell, and writes the ones with a name into files where the shell is then.
 * @returns the output of each block
 * @throws Error with all output, if a command fails
 */
export async function follow(
  blocks: readonly Block[],
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<readonly string[]> {
  const script =
    PRELUDE + blocks.map(({ name, text }) => (name === '' ? text : fileOf(name, text))).join(`echo '${MARK}'\n`)
  const shell = spawn('bash', ['-m', '-e', '-c', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => shell.on('close', resolve))
  const [stdout, stderr, code] = await Promise.all([textOf(shell.stdout), textOf(shell.stderr), ended])
  if (code !== 0) throw new Error(`the shell ended with ${String(code)}:\n${stdout}\n${stderr}`)
  return stdout.split(`${MARK}\n`)
}

/** Commands that write a file. */
function fileOf(name: string, text: string): string {
  return `mkdir -p "$(dirname '${name}')" && cat > '${name}' <<'END OF BLOCK'\n${text.trimEnd()}\nEND OF BLOCK\n`
}
