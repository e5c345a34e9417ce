/** The responses of execute: records as the third party sent them, put into our envelope without being parsed again. */
import type { ExecutionBody } from 'plugboard/contract'
import type { FileDownload, Params } from 'plugboard/runtime'
import type { RouteResponse } from '../../http/index.ts'

/** Result of an execution, for the envelope. */
export interface Executed {
  /** JSON text: an array, an object or `null`. */
  readonly records: Uint8Array
  readonly meta: Readonly<Record<string, unknown>>
  readonly next: Params | null
  readonly resumesBy?: string | undefined
  readonly execution: ExecutionBody
}

const encoder = new TextEncoder()
const DATA = encoder.encode('{"data":')
const RESULT = encoder.encode('{"status":"success","result":')

/** The response in the API's own form: `data`, `meta`, `next`, `execution`; `resumes_by` for lists with it. */
export function envelope({ records, meta, next, resumesBy, execution }: Executed): RouteResponse {
  const rest = `,${JSON.stringify({ meta, next, resumes_by: resumesBy, execution }).slice(1)}`
  return { status: 200, json: [DATA, records, Buffer.from(rest)] }
}

/** The response in the form of the older clients: `status`, `result`, `connector_metadata`, `execution_metadata`. */
export function resultEnvelope({ records, meta, execution }: Executed): RouteResponse {
  const about = { connector_instance_id: execution.connector_id, execution_time_ms: execution.duration_ms }
  const rest = `,"connector_metadata":${JSON.stringify(meta)},"execution_metadata":${JSON.stringify(about)}}`
  return { status: 200, json: [RESULT, records, Buffer.from(rest)] }
}

/** Media types that a browser cannot take for a page; any other is sent as bytes. */
const SAFE =
  /^(?:application\/(?:pdf|json|zip|gzip|msword|vnd\.[\w.+-]+)|audio\/[\w.+-]+|video\/[\w.+-]+|image\/(?:png|jpeg|gif|webp|tiff|bmp)|text\/(?:plain|csv))$/i

/** A download: the bytes as they come, never to be shown as a page. */
export function fileAnswer(
  { stream, name, type, size, range }: FileDownload,
  execution: Pick<ExecutionBody, 'connector_id'>,
): RouteResponse {
  const mediaType = type?.split(';')[0]?.trim()
  return {
    status: range === undefined ? 200 : 206,
    headers: {
      'content-type':
        type !== undefined && mediaType !== undefined && SAFE.test(mediaType) ? type : 'application/octet-stream',
      'content-disposition': `attachment${name === undefined ? '' : `; filename*=UTF-8''${encoded(name)}`}`,
      'content-length': size?.toString(),
      'accept-ranges': 'bytes',
      'content-range': range,
      'x-plugboard-connector-id': execution.connector_id,
    },
    stream,
  }
}

/** A file name as RFC 8187 writes it. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
