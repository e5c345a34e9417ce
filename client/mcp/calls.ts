/** Which messages are calls of tools that are complete in themselves: they need nothing else of the protocol. */

/** The revision whose requests say nothing of themselves but in these members. */
const REVISION = '2025-11-25'
const MEDIA_TYPES = ['application/json', 'text/event-stream']

/** A call of a tool, as it came. */
export interface ToolCallMessage {
  readonly id: string | number
  readonly params: Readonly<Record<string, unknown>>
}

/** The call that a message is; undefined for any other message, and for a call that says more than tool and arguments. */
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

/** Whether there is nothing besides the tool, its arguments, and what says nothing to the newer revision. */
function isPlain({ name: _tool, arguments: _input, _meta: meta = {}, ...others }: ToolCallMessage['params']): boolean {
  if (typeof meta !== 'object' || meta === null || Object.keys(others).length > 0) return false
  return !Object.keys(meta).some((key) => key.startsWith('io.modelcontextprotocol/'))
}
