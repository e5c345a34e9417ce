/** The blocks of the skill for coding agents, in the order in which a reader meets them. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { run } from '../support/packed.ts'
import { ROOT } from '../support/root.ts'

/** The pages of the skill: the one that agents load, and the one to which it leads. */
export const PAGES = ['SKILL.md', 'kinds.md'].map((name) => `skills/plugboard/${name}`)

/** A block of code: a file by its name, or lines for a shell. */
export interface Block {
  readonly page: string
  /** The name of the file; empty for a shell. */
  readonly name: string
  readonly text: string
}

/** The blocks of all pages. @throws Error for a block that is neither a file nor for a shell, and so would not be tested */
export function readBlocks(): readonly Block[] {
  return PAGES.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(\w*)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
      ([, language = '', name = '', text = '']) => {
        if (name === '' && language !== 'sh') throw new Error(`Cannot test a block of ${page}: ${text}`)
        return { page, name, text }
      },
    ),
  )
}

/** Writes files and runs shells in a folder, in order. @returns what each shell printed */
export async function runBlocks(
  blocks: readonly Block[],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
  const printed: string[] = []
  for (const { name, text } of blocks) {
    if (name === '') {
      const { stdout } = await run('bash', ['-e', '-c', text], { cwd: folder, env, maxBuffer: 2 ** 26 })
      printed.push(stdout)
      continue
    }
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return printed
}
