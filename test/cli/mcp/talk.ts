/** Runs `plugboard mcp` in this process, as the host of an agent does: messages in, messages out. */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { run } from '../../../cli/index.ts'

/** A message that came back. */
export interface Message {
  readonly jsonrpc?: string
  readonly id?: number
  readonly result?: { readonly structuredContent?: Record<string, unknown>; readonly tools?: { name: string }[] }
}

/** Runs the command on messages; gives the messages that came back, and what it said on stderr. */
export async function talk(
  argv: readonly string[],
  requests: readonly object[],
  env: Readonly<Record<string, string>> = {},
) {
  const streams = { input: new PassThrough(), output: new PassThrough() }
  const said: string[] = []
  const output = {
    isTerminal: false,
    columns: 80,
    write: async (chunk: string | Uint8Array) => void said.push(String(chunk)),
  }
  const stop = new AbortController()
  const running = run(['mcp', ...argv], {
    stdout: output,
    stderr: output,
    stdin: async () => '',
    streams,
    env,
    signal: stop.signal,
  })
  const written = text(streams.output)
  const answers = requests.filter((request) => 'id' in request).length
  let seen = 0
  const all = new Promise<void>((resolve) => {
    streams.output.on('data', (chunk: Buffer) => {
      seen += String(chunk).split('\n').length - 1
      if (seen >= answers) resolve()
    })
  })
  for (const request of requests) streams.input.write(`${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`)
  await Promise.race([all, running])
  streams.input.end()
  const code = await running
  streams.output.end()
  const lines = (await written).split('\n').filter((line) => line !== '')
  return { code, said: said.join(''), messages: lines.map((line) => JSON.parse(line) as Message) }
}

/** The handshake of the older revision. */
export const INITIALIZE = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'tester', version: '1' } },
  },
  { method: 'notifications/initialized' },
]

/** A message that calls a tool. */
export function call(id: number, name: string, input: object) {
  return { id, method: 'tools/call', params: { name, arguments: input } }
}

/** What each message of the newer revision says of itself. */
export const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
