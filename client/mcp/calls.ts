/** Recognizes complete calls of tools, which need nothing else of the protocol. */

/** The revision whose requests have only these members. */
const REVISION = '2025-11-25'
const MEDIA_TYPES = ['application/json', 'text/event-stream']

/** A call of a tool. */
export interface ToolCallMessage {
  readonly id: string | number
  readonly params: Readonly<Record<string, unknown>>
}

/** The call of a message. Undefined for any other message, and for a call with more than tool and arguments. */
export function toolCallIn(
  message: unknown,
  header: (name: string) => string | undefined,
): ToolCallMessage | undefined {
  const { jsonrpc, id, method, params, ...others } = message as Readonly<Record<string, unknown>>
  if (jsonrpc !== '2.0' || method !== 'tools/call' || Object.keys(others).length > 0) return undefined
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return undefined
  if (typeof params !== 'object' || params === null) return undefined
  if (!isPlain(params as ToolCallMessage['params'])) return undefined
  if (header('mcp-protocol-version') !== REVISION || header('mcp-session-id') !== undefined) return undefined
  const accept = header('accept') ?? ''
  if (!MEDIA_TYPES.every((type) => accept.includes(type))) return undefined
  return { id: id as string | number, params: params as ToolCallMessage['params'] }
}

/** Whether a call has only the tool, its arguments, and members without meaning in the newer revision. */
function isPlain({ name: _tool, arguments: _input, _meta: meta = {}, ...others }: ToolCallMessage['params']): boolean {
  if (typeof meta !== 'object' || meta === null || Object.keys(others).length > 0) return false
  return !Object.keys(meta).some((key) => key.startsWith('io.modelcontextprotocol/'))
}
