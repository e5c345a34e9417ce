import type { BodyStream } from '../base/body-stream.ts'
import { invalidParam } from '../base/errors.ts'
import { FileSource } from '../base/file-source.ts'
import { defined, isObject } from '../base/json.ts'

/** A body with its media type. */
export interface Body {
  readonly type: string
  readonly content: string | Uint8Array | BodyStream
}

/** A caller's file. */
export interface GivenFile {
  readonly name: string
  readonly type?: string
  readonly content: Uint8Array | string | FileSource
}

/** Reads a `file` param. @throws ConnectorError `invalid_params` */
export function readFileParam(value: unknown, param: string): GivenFile {
  const { name, type, text, base64, bytes } = isObject(value) ? value : {}
  const content =
    bytes instanceof Uint8Array || bytes instanceof FileSource
      ? bytes
      : typeof text === 'string'
        ? text
        : typeof base64 === 'string'
          ? Buffer.from(base64, 'base64')
          : undefined
  if (content === undefined) throw invalidParam(param, 'must hold text, base64 or bytes', 'file')
  return defined({ name: String(name), type: typeof type === 'string' ? type : undefined, content })
}

/** A file's media type; that of plain bytes where a header cannot carry it. */
export function mediaTypeOf({ type }: GivenFile): string {
  return type !== undefined && /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.+-]+)*$/.test(type)
    ? type
    : 'application/octet-stream'
}

/** Whether a value is a `file` param, not a plain object. */
export function isFileValue(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.name === 'string' &&
    (value.bytes instanceof Uint8Array ||
      value.bytes instanceof FileSource ||
      typeof value.text === 'string' ||
      typeof value.base64 === 'string')
  )
}
