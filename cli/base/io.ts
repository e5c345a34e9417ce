/** Input and output of the command line as values, so that tests pass their own. */
import type { Readable, Writable } from 'node:stream'
import { ConnectorError } from 'plugboard/internal'
import type { Transport } from 'plugboard/runtime'

/** An output, such as stdout. */
export interface Output {
  readonly isTerminal: boolean
  /** Characters in a line of the terminal; 80 elsewhere. */
  readonly columns: number
  /** Resolves after the bytes are passed on. @throws PipeClosed when the reader has gone */
  write(chunk: string | Uint8Array): Promise<void>
}

/** Everything outside a run of the command line. */
export interface Io {
  readonly stdout: Output
  readonly stderr: Output
  /** Reads all of standard input. */
  readonly stdin: () => Promise<string>
  /** Asks on stderr and resolves with the typed line. Absent unless both ends are a terminal. */
  readonly ask?: (question: string) => Promise<string>
  /** Standard input and output, for a command that speaks a protocol on them. */
  readonly streams?: { readonly input: Readable; readonly output: Writable }
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborted when the user wants to stop. */
  readonly signal: AbortSignal
  /** Returns milliseconds since 1970; the machine's clock by default. */
  readonly now?: () => number
  /** Opens the transport to third parties; the runtime's own by default. */
  readonly transport?: () => Transport
}

/** The reader of an output has gone, as `head` does. The command stops without a failure. */
export class PipeClosed extends Error {}

/** The reason of the signal when SIGINT or SIGTERM stops the command. */
export class Interrupted extends Error {
  /** The exit code of a shell: 130 for SIGINT, 143 for SIGTERM. */
  readonly exitCode: number

  constructor(signal: keyof typeof SIGNALS) {
    super(`interrupted by ${signal}`)
    this.exitCode = 128 + SIGNALS[signal]
  }
}

const SIGNALS = { SIGINT: 2, SIGTERM: 15 } as const

const DEFAULT_COLUMNS = 80

/** Returns the streams, environment and signals of the process. A second signal ends the process immediately. */
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

/** @throws ConnectorError `cancelled` when the input ends (Ctrl-D) or is interrupted (Ctrl-C) */
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

/** Milliseconds that running work gets after a command has ended. */
const LAST_MS = 500

/** Ends the process with a code. A third party that never responds does not hold it open. */
export function endProcess(code: number): void {
  process.exitCode = code
  setTimeout(() => process.exit(), LAST_MS).unref()
}

function outputOf(stream: NodeJS.WriteStream): Output {
  // Each write reports its own failure; without a listener, the failure would end the process first.
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
