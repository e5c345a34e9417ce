/** Runs the command line in this process and collects what it says. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { run } from '../../cli/index.ts'
import type { Transport } from '../../runtime/index.ts'

/** What a run is given beside its words. */
export interface World {
  /** Whether stdout and stderr are a terminal; they are pipes by default. */
  readonly isTerminal?: boolean
  readonly columns?: number
  readonly env?: Readonly<Record<string, string>>
  readonly stdin?: string
  /** What somebody types at a terminal, a line for each question. */
  readonly answers?: readonly string[]
  readonly signal?: AbortSignal
  /** Milliseconds since 1970; a day of 2026 by default. */
  readonly now?: number
  /** What sends to third parties. */
  readonly transport?: () => Transport
  /** Receives each write to stdout. The write throws its errors. */
  readonly onWrite?: (chunk: string | Uint8Array) => void
}

/** What a run gave. */
export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** A manifest with ten fixtures, small enough to be known by heart. */
export const ACME = 'test/cli/acme/acme.yaml'

/** Runs one command line. */
export async function runCli(argv: readonly string[], world: World = {}): Promise<Outcome> {
  const { isTerminal = false, columns = 80, env = {}, stdin = '', signal = new AbortController().signal } = world
  const chunks: { stdout: string[]; stderr: string[] } = { stdout: [], stderr: [] }
  const output = (name: 'stdout' | 'stderr') => ({
    isTerminal,
    columns,
    write: (chunk: string | Uint8Array) => {
      chunks[name].push(Buffer.from(chunk).toString())
      return Promise.resolve().then(() => (name === 'stdout' ? world.onWrite?.(chunk) : undefined))
    },
  })
  const code = await run(argv, {
    stdout: output('stdout'),
    stderr: output('stderr'),
    stdin: () => Promise.resolve(stdin),
    streams: { input: Readable.from([Buffer.from(stdin)]), output: new PassThrough() },
    env,
    signal,
    now: () => world.now ?? Date.UTC(2026, 10, 26),
    ...(world.answers && { ask: typist(world.answers, chunks.stderr) }),
    ...(world.transport && { transport: world.transport }),
  })
  return { code, stdout: chunks.stdout.join(''), stderr: chunks.stderr.join('') }
}

/** Somebody who answers each question with the next line. */
function typist(answers: readonly string[], screen: string[]): (question: string) => Promise<string> {
  const left = [...answers]
  return async (question) => {
    const answer = left.shift()
    if (answer === undefined) throw new Error(`nobody answers ${question}`)
    screen.push(`${question}${answer}\n`)
    return answer
  }
}

/** Lines wider than a terminal of 80 columns. */
export function wideLines(text: string): string[] {
  return text.split('\n').filter((line) => line.length > 80)
}

/** A folder of its own for one test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A copy of the manifest and its fixtures that a test may break. */
export async function brokenAcme(file: string, from: string | RegExp, to: string): Promise<string> {
  const folder = await temporaryFolder()
  await cp(join(ACME, '..'), folder, { recursive: true })
  const text = await readFile(join(folder, file), 'utf8')
  await writeFile(join(folder, file), text.replace(from, to))
  return folder
}
