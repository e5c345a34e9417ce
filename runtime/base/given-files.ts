/** The files of a call's params: name, type and content from every form in which callers pass them. */
import { invalidParam } from './errors.ts'
import { defined, isObject, own, type Params } from './json.ts'
import { type FileParams, FileSource, fileSourceOf } from './file-source.ts'

/** The default name of a file. */
const NAME = 'file'

/** Whether a value is read in chunks: a Blob, a stream, an iterable of bytes. */
export function isStreamed(value: object): boolean {
  return fileSourceOf(value) !== undefined
}

/** A file of bytes or a source, and not of JSON. */
export interface UnreadFile {
  readonly bytes: Uint8Array | FileSource
  readonly [word: string]: unknown
}

type Given = Readonly<Record<string, unknown>>

/**
 * The files of bytes or a source, by param. The schema checks any others.
 * @param names the params that are files
 * @throws ConnectorError `invalid_params` for a file with a path
 */
export function givenFiles(given: Given, names: readonly string[]): Map<string, UnreadFile> {
  const files = names.map((name) => [name, fileOf(own(given, name), name)] as const)
  return new Map(files.filter((entry): entry is [string, UnreadFile] => entry[1] !== undefined))
}

/**
 * Checks the sizes of files, as far as they are known before the files are read.
 * @throws ConnectorError `invalid_params` for a file that is larger than the third party accepts
 */
export function checkFileSizes(given: Given, found: ReadonlyMap<string, UnreadFile>, files: FileParams): void {
  for (const [name, { maxBytes = Infinity }] of Object.entries(files)) {
    const size = sizeOf(found.get(name) ?? own(given, name))
    if (size !== undefined && size > maxBytes)
      throw invalidParam(name, `has ${size} bytes, more than the ${maxBytes} that the third party accepts`, 'size')
  }
}

/** Destroys the unread streams of a call's params. */
export function discardFiles(params: Params, reason: unknown): void {
  for (const value of Object.values(params)) {
    const { bytes } = (isObject(value) ? value : {}) as { readonly bytes?: unknown }
    if (bytes instanceof FileSource) bytes.discard(reason as Error)
  }
}

function fileOf(value: unknown, param: string): UnreadFile | undefined {
  const whole = bytesOf(value)
  if (whole) return defined({ name: saidBy(value, 'name') ?? NAME, type: saidBy(value, 'type'), bytes: whole })
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, 'path') && value.bytes === undefined)
    throw invalidParam(
      param,
      'contains a path; params cannot, since they may come from an untrusted source',
      'file',
      'Pass await localFile({ path }) from plugboard, the bytes, a Blob or a stream.',
    )
  const { size, bytes, ...others } = value
  const source = bytesOf(bytes, typeof size === 'number' ? size : undefined)
  if (!source) return undefined
  // The schema checks the size.
  const said = defined({ name: saidBy(bytes, 'name'), type: saidBy(bytes, 'type'), size })
  return { ...said, ...others, bytes: source }
}

function bytesOf(value: unknown, size?: number): Uint8Array | FileSource | undefined {
  return value instanceof Uint8Array ? value : fileSourceOf(value, size)
}

/** The name or type of a `File` or `Blob`. */
function saidBy(value: unknown, word: 'name' | 'type'): string | undefined {
  const text = (value as Readonly<Record<string, unknown>>)[word]
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** The size of a file in bytes, if it is known before the file is read. */
function sizeOf(file: unknown): number | undefined {
  if (!isObject(file)) return undefined
  const { bytes, text, base64 } = file
  if (bytes instanceof Uint8Array) return bytes.byteLength
  if (typeof text === 'string') return new Blob([text]).size
  if (typeof base64 === 'string') {
    const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
    return Math.floor(((base64.length - padding) * 3) / 4)
  }
  return isObject(bytes) && typeof bytes.size === 'number' ? bytes.size : undefined
}
