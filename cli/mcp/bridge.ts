/**
 * Passes messages between streams and `<url>/mcp`. It reads only what the headers need.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports
 */
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { isObject, tryParseJson } from 'plugboard/internal'

/** Options of `bridge`. */
export interface BridgeOptions {
  /** The endpoint of the server. */
  readonly url: string
  /** Returns a token; a new one if the server refused the last. */
  readonly token: (isRefused: boolean) => Promise<string>
  /** Ends the bridge. */
  readonly signal: AbortSignal
}

type Message = Readonly<Record<string, unknown>>

const VERSION = 'io.modelcontextprotocol/protocolVersion'
/** JSON-RPC 2.0: the code of an error of the server. */
const SERVER_ERROR = -32_000

/** Passes messages on until the input ends, and waits for the answers to the last ones. */
export async function bridge({ url, token, signal }: BridgeOptions, input: Readable, output: Writable): Promise<void> {
  const running = new Set<Promise<void>>()
  const session: Session = {}
  const lines = createInterface({ input, signal })
  for await (const line of lines) {
    const message = messageOf(line)
    if (!message) continue
    const one = pass({ url, token, signal }, session, message)
      .catch((error: unknown) => [refusalOf(message, error)])
      .then((answers) => {
        for (const answer of answers) output.write(`${JSON.stringify(answer)}\n`)
      })
      .finally(() => running.delete(one))
    running.add(one)
    // Every later message names the revision of the handshake.
    if (message.method === 'initialize') await one
  }
  await Promise.all(running)
}

/** The handshake of an older revision. */
interface Session {
  version?: string
  client?: string
}

async function pass({ url, token, signal }: BridgeOptions, session: Session, message: Message): Promise<Message[]> {
  const ask = async (isRefused: boolean) =>
    fetch(url, {
      method: 'POST',
      headers: { ...headersOf(session, message), authorization: `Bearer ${await token(isRefused)}` },
      body: JSON.stringify(message),
      redirect: 'error',
      signal,
    })
  const first = await ask(false)
  const response = first.status === 401 ? await ask(true) : first
  const answers = messagesOf(await response.text())
  if (message.method === 'initialize') remember(session, message, answers)
  if (answers.length > 0 || response.ok) return answers
  return [refusalOf(message, new Error(`the server returned ${response.status}`))]
}

function headersOf({ version, client }: Session, { method, params }: Message): Record<string, string> {
  const meta = isObject(params) && isObject(params._meta) ? params._meta : {}
  const own = meta[VERSION]
  const name = isObject(params) ? (params.name ?? params.uri) : undefined
  const modern = typeof own === 'string' && {
    'mcp-protocol-version': own,
    'mcp-method': String(method),
    ...(typeof name === 'string' && { 'mcp-name': name }),
  }
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(client !== undefined && { 'user-agent': client }),
    ...(modern || (version !== undefined && { 'mcp-protocol-version': version })),
  }
}

function remember(session: Session, { params }: Message, [answer]: readonly Message[]): void {
  const result = answer?.result
  if (isObject(result) && typeof result.protocolVersion === 'string') session.version = result.protocolVersion
  const about = isObject(params) ? params.clientInfo : undefined
  if (isObject(about)) session.client = `${String(about.name)} ${String(about.version)}`.replace(/[^\x20-\x7e]/g, '?')
}

/** Returns the messages of a response: JSON, or the events of a stream. An error of the platform has none. */
function messagesOf(text: string): Message[] {
  const whole = messageOf(text)
  if (whole) return whole.jsonrpc === '2.0' ? [whole] : []
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [messageOf(line.slice(5))].filter((one) => one !== undefined) : []))
}

/** Returns the answer to a message that the server refused. */
function refusalOf({ id = null }: Message, error: unknown): Message {
  const reason = error instanceof Error ? error.message : 'an error'
  return { jsonrpc: '2.0', id, error: { code: SERVER_ERROR, message: `Cannot ask the server: ${reason}` } }
}

function messageOf(text: string): Message | undefined {
  const value = tryParseJson(text)
  return isObject(value) ? value : undefined
}
