/** The context of a command: input and output under the global options. */
import type { Io } from '../base/io.ts'
import { createPaint, jsonText, manyLines, type Paint } from '../output/index.ts'
import type { GlobalOptions } from './options.ts'

/** The context of a command. */
export interface Context extends Io {
  /** Whether the command prints one JSON document. */
  readonly isJson: boolean
  /** Colors of stdout; none outside a terminal. */
  readonly paint: Paint
  /** Removes secrets from everything written to stderr later. */
  readonly protect: (redact: (text: string) => string) => void
  /** Writes the document to stdout with `--json`, else the text. */
  readonly print: (document: unknown, text: string) => Promise<void>
  /** Writes a note for people to stderr; nothing with `--json`. */
  readonly note: (text: string) => Promise<void>
  /** Writes a warning to stderr, with `--json` as a JSON document. */
  readonly warn: (text: string) => Promise<void>
}

/** Creates the context of a command. */
export async function createContext(io: Io, options: GlobalOptions, protect: Context['protect']): Promise<Context> {
  const isJson = options.json === true
  const say = (text: string) => io.stderr.write(`${manyLines(text)}\n`)
  return {
    ...io,
    isJson,
    paint: await createPaint(io.stdout.isTerminal && options.color !== false && !io.env.NO_COLOR),
    protect,
    print: (document, text) => io.stdout.write(`${isJson ? jsonText(document, 2) : text}\n`),
    note: async (text) => {
      if (!isJson) await say(text)
    },
    warn: (text) => (isJson ? io.stderr.write(`${jsonText({ warning: text })}\n`) : say(`Warning: ${text}`)),
  }
}
