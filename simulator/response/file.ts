/** Files: their bytes, made when they are read, and their URLs in responses. */
import type { ResolvedOperation } from '../../runtime/manifest/index.ts'
import { locatorBelow, read, type ResponseDraft, write } from '../values/index.ts'
import type { Vendor } from './vendor.ts'

/** Bytes of a file until they repeat. */
const PERIOD = 65_536

/** The path of files that responses refer to. */
export const FILES_PATH = '/sandbox-files/'

/** A part of a file. */
export interface FilePart {
  readonly status: 200 | 206 | 416
  readonly headers: Readonly<Record<string, string>>
  readonly chunks: Iterable<Uint8Array>
}

/** The response to a GET of a file. @see RFC 9110 section 14 */
export function filePart(name: string, size: number, range: string | undefined): FilePart {
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"`,
    'accept-ranges': 'bytes',
  }
  const wanted = range === undefined ? undefined : rangeOf(range, size)
  if (wanted === null)
    return { status: 416, headers: { 'content-range': `bytes */${size}`, 'content-length': '0' }, chunks: [] }
  const [first, last] = wanted ?? [0, size - 1]
  return {
    status: wanted ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(last - first + 1),
      ...(wanted && { 'content-range': `bytes ${first}-${last}/${size}` }),
    },
    chunks: bytesOf(name, first, last),
  }
}

/** The first and the last byte; null for a range outside the file; undefined for an ignored header, which is no single range. */
function rangeOf(range: string, size: number): [number, number] | null | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last || first >= size ? null : [first, last]
}

function* bytesOf(name: string, first: number, last: number): Generator<Uint8Array> {
  const block = Buffer.alloc(PERIOD, `${name}\n`)
  for (let at = first; at <= last;) {
    const start = at % PERIOD
    const end = Math.min(PERIOD, start + (last - at) + 1)
    yield block.subarray(start, end)
    at += end - start
  }
}

/** Whether the records of a list have the file's URL of a download that begins with the same request. */
export function isFileAmong({ file }: ResolvedOperation, { records }: ResolvedOperation): boolean {
  if (records?.in !== 'body' || file?.url?.in !== 'body') return false
  const { steps } = file.url
  return records.steps.every((step, index) => step === steps[index])
}

/** Writes the URL, name and size of a file for the download that begins with this request. */
export function writeFile(
  draft: ResponseDraft,
  { file }: ResolvedOperation,
  { fileBytes }: Vendor,
  name: string,
  url: URL,
): void {
  if (!file?.url) return
  const entries = file.items && read(draft, file.items)
  const count = Array.isArray(entries) && entries.length > 0 ? entries.length : 1
  for (let index = 0; index < count; index++) {
    const locate = (inner: NonNullable<typeof file.url>) =>
      file.items ? locatorBelow(file.items, index, inner) : inner
    write(draft, locate(file.url), `https://${linkedHost(file.hosts, url.host)}${FILES_PATH}${name}`)
    if (file.name) write(draft, locate(file.name), name)
    if (file.size) write(draft, locate(file.size), fileBytes)
  }
}

/** The host of a URL in a response: the first that the manifest allows, else the request's own. */
export function linkedHost([first]: readonly string[], host: string): string {
  return first === undefined ? host : first.replace(/^\*/, 'files')
}
