import type { Context, Flags } from './flags.ts'
import type { Io } from './io.ts'
import { createPaint, jsonText, manyLines } from './output/index.ts'

/** What a command works with, in a world and under the global options. */
export async function createContext(io: Io, flags: Flags, protect: Context['protect']): Promise<Context> {
  const isJson = flags.json === true
  const say = (text: string) => io.stderr.write(`${manyLines(text)}\n`)
  return {
    ...io,
    isJson,
    paint: await createPaint(io.stdout.isTerminal && flags.color !== false && !io.env.NO_COLOR),
    protect,
    note: async (text) => {
      if (!isJson) await say(text)
    },
    warn: (text) => (isJson ? io.stderr.write(`${jsonText({ warning: text })}\n`) : say(`Warning: ${text}`)),
  }
}
