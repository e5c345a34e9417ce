/** Resources: the full value behind a handle. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import type { CallOptions } from '../base/engine.ts'
import type { FileDownload, JsonObject } from '../../runtime/index.ts'
import type { ReadFile } from './files.ts'
import { pageKeyOf, type ResultOptions, sourceMark } from './execute.ts'
import { callOfHandle, type HandleCall } from './handles.ts'
import type { AgentResult } from './agent-source.ts'
import type { Target } from './targets.ts'

/** Content of a resource, in the terms of the Model Context Protocol. */
export interface AgentResource {
  readonly uri: string
  readonly mimeType: string
  /** For text. */
  readonly text?: string
  /** For anything else, in Base64. */
  readonly blob?: string
  /** Sentence that names the owner of the data. */
  readonly source: string
}

/** Larger files are refused: they would be held in memory as a whole. */
const MOST_BYTES = 10_000_000

/**
 * Reads the value behind a handle.
 * @throws ConnectorError `unsupported_action` for an operation that changes data, and as `execute` does
 */
export async function readResource(
  uri: string,
  findTarget: (call: HandleCall) => Promise<Target>,
  options: CallOptions,
  { pages, count }: Pick<ResultOptions, 'pages' | 'count'>,
): Promise<AgentResource> {
  const { record, ...call } = callOfHandle(uri)
  const { params, own } = call
  const { connector, kind, operation } = await findTarget(call)
  const { entity, action, effect } = operation
  if (effect !== 'read')
    throw new ConnectorError(
      'unsupported_action',
      `Cannot read a resource with ${entity}.${action}: the operation changes data`,
      {
        sent: false,
      },
    )
  const held =
    record === undefined ? undefined : pages.cache.get(pageKeyOf(pages, { ...call, connector: connector.id }))
  if (!held) count()
  const { records, file }: AgentResult =
    held ?? (await connector.execute({ entity, action, params }, { ...options, own }, 'resources/read'))
  const source = sourceMark(kind)
  if (file) return { uri, source, ...(await contentOf(file)) }
  const shown = Array.isArray(records) && record !== undefined ? (records[record] ?? null) : records
  return { uri, source, mimeType: 'application/json', text: JSON.stringify(shown) }
}

/** Reads the file of a target. @throws ConnectorError `invalid_params` for an operation without a file */
export async function readDownload(
  { connector, operation: { entity, action, effect } }: Target,
  params: JsonObject,
  options: CallOptions,
  count: () => void,
): Promise<ReadFile> {
  const isRead = effect === 'read'
  if (isRead) count()
  const call = { entity, action, params }
  const { file } = isRead ? await connector.execute(call, options, 'execute_read') : { file: undefined }
  if (!file)
    throw new ConnectorError('invalid_params', `Cannot send the file: ${entity}.${action} gives none`, {
      sent: false,
      hint: 'Use the uri of a file that a download returned.',
    })
  return { name: file.name, type: file.type, bytes: await bytesOf(file.stream) }
}

async function contentOf({ stream, type }: FileDownload): Promise<Omit<AgentResource, 'uri' | 'source'>> {
  const bytes = await bytesOf(stream)
  const mimeType = type ?? 'application/octet-stream'
  return mimeType.startsWith('text/')
    ? { mimeType, text: bytes.toString('utf8') }
    : { mimeType, blob: bytes.toString('base64') }
}

async function bytesOf(stream: FileDownload['stream']): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > MOST_BYTES)
      throw new ConnectorError(
        'upstream_response_too_large',
        `Cannot read the file: it has more than ${MOST_BYTES} bytes`,
      )
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
