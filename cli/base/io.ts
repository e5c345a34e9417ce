/** What the command line reads from and writes to, as values, so that tests hand in their own. */
import type { Readable, Writable } from 'node:stream'
import { ConnectorError } from 'plugboard/internal'
import type { Transport } from 'plugboard/runtime'

/** Somewhere to write. */
export interface Output {
  readonly isTerminal: boolean
  /** Characters in a line: the terminal's, else 80. */
  readonly columns: number
  /** Resolves when the bytes are on their way. @throws PipeClosed when nobody reads any more */
  write(chunk: string | Uint8Array): Promise<void>
}

/** The world around one run. */
export interface Io {
  readonly stdout: Output
  readonly stderr: Output
  /** The whole of standard input. */
  readonly stdin: () => Promise<string>
  /** Puts a question on stderr and resolves with the line that is typed; only where both ends are a terminal. */
  readonly ask?: (question: string) => Promise<string>
  /** Standard input and output as they are, for a command that speaks a protocol on them. */
  readonly streams?: { readonly input: Readable; readonly output: Writable }
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborted when the user wants to stop. */
  readonly signal: AbortSignal
  /** Milliseconds since 1970; the machine's clock by default. */
  readonly now?: () => number
  /** What sends to third parties; the runtime's own by default. */
  readonly transport?: () => Transport
}

/** The reader of an output went away, as `head` does: a reason to stop, not a fault. */
export class PipeClosed extends Error {}

/** The user, or whoever ends processes, wants the command to stop: the reason of its signal. */
export class Interrupted extends Error {
  /** As a shell reports the signal: 130 for SIGINT, 143 for SIGTERM. */
  readonly exitCode: number

  constructor(signal: keyof typeof SIGNALS) {
    super(`interrupted by ${signal}`)
    this.exitCode = 128 + SIGNALS[signal]
  }
}

const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const

const DEFAULT_COLUMNS = 80

/** The process's own streams, environment and interruptions. A second interruption ends the process at once. */
export function processIo(): Io {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      const reason = new Interrupted(name)
      if (stop.signal.aborted) process.exit(reason.exitCode)
      stop.abort(reason)
    })
  }
  return {
    stdout: outputOf(process.stdout),
    stderr: outputOf(process.stderr),
    stdin: async () => (await import('node:stream/consumers')).text(process.stdin),
    streams: { input: process.stdin, output: process.stdout },
    ask: process.stdin.isTTY && process.stderr.isTTY ? askOnTerminal : undefined,
    env: process.env,
    signal: stop.signal,
  }
}

/** @throws ConnectorError `cancelled` when the input ends or is interrupted, as by Ctrl-D and Ctrl-C */
async function askOnTerminal(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } catch (error) {
    throw new ConnectorError('cancelled', 'Cannot continue: the command was interrupted', { cause: error })
  } finally {
    lines.close()
  }
}

/** How long what still runs may take once a command has ended, in milliseconds. */
const LAST_MS = 500

/** Ends the process with a code, in a moment: a third party that never responds, for one, does not hold it open. */
export function endProcess(code: number): void {
  process.exitCode = code
  setTimeout(() => process.exit(), LAST_MS).unref()
}

function outputOf(stream: NodeJS.WriteStream): Output {
  // Failures arrive at the write that caused them; without a listener they would end the process first.
  stream.on('error', () => undefined)
  return {
    isTerminal: stream.isTTY,
    get columns() {
      return stream.columns ?? DEFAULT_COLUMNS
    },
    write: (chunk) =>
      new Promise((resolve, reject) => {
        stream.write(chunk, (error?: NodeJS.ErrnoException | null) => {
          if (!error) resolve()
          else reject(error.code === 'EPIPE' ? new PipeClosed() : error)
        })
      }),
  }
}
