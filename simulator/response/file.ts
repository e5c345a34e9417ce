/** Files: their bytes, which are the same in every run and made as they are read, and where responses say that they are. */
import type { ResolvedOperation } from '../../runtime/manifest/index.ts'
import { locatorBelow, read, type ResponseDraft, write } from './draft.ts'
import type { Vendor } from './vendor.ts'

/** The bytes of a file by their place, before they begin again. */
const PERIOD = 65_536

/** The path below which files lie that answers point to. */
export const FILES_PATH = '/mock-files/'

/** A part of a file. */
export interface FilePart {
  readonly status: 200 | 206 | 416
  readonly headers: Readonly<Record<string, string>>
  readonly chunks: Iterable<Uint8Array>
}

/** What a GET of a file answers. @see RFC 9110 section 14 */
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

/** First and last byte; null for a range outside the file; undefined for a header that is not a single range, which is ignored. */
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

/** Whether a record of a list says where a file is, to a download that begins with the same request. */
export function isFileAmong({ file }: ResolvedOperation, { records }: ResolvedOperation): boolean {
  if (records?.in !== 'body' || file?.url?.in !== 'body') return false
  const { steps } = file.url
  return records.steps.every((step, index) => step === steps[index])
}

/** Writes where a file is, so that the download that begins with this request finds it. */
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
    write(draft, locate(file.url), `https://${fileHost(file.hosts, url)}${FILES_PATH}${name}`)
    if (file.name) write(draft, locate(file.name), name)
    if (file.size) write(draft, locate(file.size), fileBytes)
  }
}

function fileHost([first]: readonly string[], { host }: URL): string {
  return first === undefined ? host : first.replace(/^\*/, 'files')
}
