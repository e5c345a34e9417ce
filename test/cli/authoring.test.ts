/** Walks docs/authoring.md: writes its files, runs its commands, and holds what they print against what the page shows. */
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from './run-cli.ts'

const PAGE = readFileSync('docs/authoring.md', 'utf8')

/** A step of the walk: a file to write, or a command with the lines that it prints. */
interface Step {
  readonly name: string
  readonly text: string
  readonly isFile: boolean
}

const STEPS: readonly Step[] = [...PAGE.matchAll(/^```(console|yaml (\S+))\n([\s\S]*?)^```$/gm)].flatMap(
  ([, , file, text = '']): Step[] => {
    if (file !== undefined) return [{ name: file, text, isFile: true }]
    const parts = text.split(/^\$ plugboard /m).slice(1)
    return parts.map((part) => ({
      name: part.split('\n')[0]!,
      text: part.slice(part.indexOf('\n') + 1),
      isFile: false,
    }))
  },
)

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugboard-walk-'))
  await copyFile('test/data/openapi/library.yaml', join(folder, 'library.yaml'))
})

afterAll(() => rm(folder, { recursive: true }))

/** Words of a command line; files that it names are those in the folder of the walk. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare!,
  )
  const placed = words.map((word) => (existsSync(join(folder, word)) ? join(folder, word) : word))
  return placed[0] === 'new' ? [...placed, '--dir', folder] : placed
}

describe('docs/authoring.md', () => {
  it('has a walk', () => {
    expect([STEPS.filter(({ isFile }) => isFile).length > 2, STEPS.length > 12]).toEqual([true, true])
  })

  it.each(STEPS)('$name', async ({ name, text, isFile }) => {
    if (isFile) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      return writeFile(join(folder, name), text)
    }
    const lines = text.split('\n').filter((line) => line !== '' && line !== '…')
    const wanted = lines.filter((line) => !line.startsWith('[exit code '))
    const { code, stdout, stderr } = await runCli(wordsOf(name))
    const printed = `${stderr}${stdout}`.replaceAll(`${folder}/`, '').split('\n')
    expect({ code, missing: wanted.filter((line) => !printed.includes(line)) }).toEqual({
      code: Number(/^\[exit code (\d+)\]$/m.exec(text)?.[1] ?? 0),
      missing: [],
    })
  })
})
