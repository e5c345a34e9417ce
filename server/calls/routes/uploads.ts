/** The files that come with an execute request, in their own parts of a form. */
import { CONTENT_PART } from 'plugboard/contract'
import { fileSourceOf, isObject } from 'plugboard/internal'
import type { Operation } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import type { RouteRequest } from '../../http/index.ts'

/** Params as a caller gives them. */
type Params = Readonly<Record<string, unknown>>

/**
 * The params of a call with the bytes of its files, which are read while they are sent. A file param that has neither text nor
 * base64 is the part of its name.
 * @param operation undefined for one that takes no files
 * @throws ServerError `invalid_request` when the call has no such param, `body_too_large`
 */
export function withFiles(
  params: Params,
  operation: Operation | undefined,
  upload: NonNullable<RouteRequest['upload']>,
): Params {
  const sizes = new Map<string, number | undefined>()
  for (const name of Object.keys(operation?.resolved.files ?? {})) {
    const file = params[name]
    if (!isObject(file) || CONTENT.some((key) => Object.hasOwn(file, key))) continue
    sizes.set(name, typeof file.size === 'number' ? file.size : undefined)
  }
  if (sizes.size === 0) throw withoutFile()
  const bytesOf = upload.filesOf(sizes)
  const files = [...sizes.keys()].map((name) => [name, { ...(params[name] as object), bytes: bytesOf(name) }])
  return { ...params, ...(Object.fromEntries(files) as Params) }
}

/** Files of an upload: fields of the body, or the whole body. */
export interface UploadedContent {
  readonly files?: Readonly<Record<string, { readonly size?: number }>> | undefined
  readonly content?: { readonly size?: number } | undefined
}

/**
 * The body of a request whose files, or which as a whole, come in parts of a form.
 * @throws ServerError `invalid_request` when it names no part, `body_too_large`
 */
export function withContent(
  body: unknown,
  { files = {}, content }: UploadedContent,
  upload: NonNullable<RouteRequest['upload']>,
): unknown {
  const names = Object.keys(files)
  if (content && (names.length > 0 || body !== undefined)) throw twoBodies()
  if (!content && names.length === 0) throw withoutFile()
  const parts: [string, { readonly size?: number }][] = content ? [[CONTENT_PART, content]] : Object.entries(files)
  const bytesOf = upload.filesOf(new Map(parts.map(([name, { size }]) => [name, size])))
  if (content) return fileSourceOf(bytesOf(CONTENT_PART), content.size)
  const read = parts.map(([name, about]) => [name, { ...about, bytes: bytesOf(name) }])
  const fields: object = isObject(body) ? body : {}
  return { ...fields, ...(Object.fromEntries(read) as object) }
}

function twoBodies(): ServerError {
  return new ServerError(
    'invalid_request',
    'Cannot use the upload: content is the whole body, beside which nothing can stand',
  )
}

/** Fields of a file with its content in the request. `bytes` and `path` are only for programs, and refused as in JSON. */
const CONTENT = ['text', 'base64', 'bytes', 'path']

function withoutFile(): ServerError {
  return new ServerError('invalid_request', 'Cannot use the upload: no param of the call takes its file from a part', {
    hint: 'Set the name of the file param without text or base64, and send its content in a part named as the param. Or send JSON.',
  })
}
