/** Files among a call's params: whatever form a caller gives them in becomes name, type and content. */
import { invalidParam } from '../errors.ts'
import { defined, isObject, type Params } from '../json.ts'
import { type FileParams, FileSource, fileSourceOf } from './file-source.ts'

/** The name of a file whose caller gives none. */
const NAME = 'file'

/** Says whether a value is read piece by piece: a Blob, a stream, an iterable of bytes. */
export function isStreamed(value: object): boolean {
  return fileSourceOf(value) !== undefined
}

/** A file whose bytes are given as such or come from a source, not from JSON. */
export interface UnreadFile {
  readonly bytes: Uint8Array | FileSource
  readonly [word: string]: unknown
}

/**
 * The files of a call that are given as bytes or as a source of them, by param. Others are left for the schema to judge.
 * @throws ConnectorError `invalid_params` for a file that is too large, or is named by a path
 */
export function givenFiles(given: Readonly<Record<string, unknown>>, files: FileParams): Map<string, UnreadFile> {
  const found = new Map<string, UnreadFile>()
  for (const [name, { maxBytes }] of Object.entries(files)) {
    if (!Object.hasOwn(given, name) || given[name] === undefined) continue
    const file = fileOf(given[name], name)
    if (file) found.set(name, file)
    const size = sizeOf(file ?? given[name])
    if (maxBytes !== undefined && size !== undefined && size > maxBytes)
      throw invalidParam(name, `has ${size} bytes, over the ${maxBytes} that the third party takes`, 'size')
  }
  return found
}

/** Destroys the streams among a call's params that were not begun: nobody will read them. */
export function discardFiles(params: Params, reason: unknown): void {
  for (const value of Object.values(params)) {
    const { bytes } = (isObject(value) ? value : {}) as { readonly bytes?: unknown }
    if (bytes instanceof FileSource) bytes.discard(reason as Error)
  }
}

function fileOf(value: unknown, param: string): UnreadFile | undefined {
  const whole = bytesOf(value)
  if (whole) return { name: nameOf(value) ?? NAME, ...typeOf(value), bytes: whole }
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, 'path') && value.bytes === undefined)
    throw invalidParam(
      param,
      'names a path, which params cannot: they may come from elsewhere',
      'file',
      'Give await localFile({ path }) of plugboard, the bytes, a Blob or a stream.',
    )
  const { size, bytes, ...others } = value
  const source = bytesOf(bytes, typeof size === 'number' ? size : undefined)
  if (!source) return undefined
  const name = nameOf(bytes)
  // Its size is left for the schema to judge.
  const known = defined({ name, ...typeOf(bytes), ...(size !== undefined && { size }) })
  return { ...known, ...others, bytes: source }
}

function bytesOf(value: unknown, size?: number): Uint8Array | FileSource | undefined {
  return value instanceof Uint8Array ? value : fileSourceOf(value, size)
}

/** The name of a `File`. */
function nameOf(value: unknown): string | undefined {
  const { name } = value as { readonly name?: unknown }
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** The media type of a `Blob`. */
function typeOf(value: unknown): { readonly type?: string } {
  const { type } = value as { readonly type?: unknown }
  return typeof type === 'string' && type !== '' ? { type } : {}
}

/** The size of a file in bytes, where it is known before it is read. */
function sizeOf(file: unknown): number | undefined {
  if (!isObject(file)) return undefined
  const { bytes, text, base64 } = file
  if (bytes instanceof Uint8Array) return bytes.byteLength
  if (typeof text === 'string') return Buffer.byteLength(text)
  if (typeof base64 === 'string') return Buffer.byteLength(base64, 'base64')
  return isObject(bytes) && typeof bytes.size === 'number' ? bytes.size : undefined
}
