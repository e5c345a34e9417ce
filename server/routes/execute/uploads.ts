/** The files that come with an execute request, in their own parts of a form. */
import { isObject } from 'plugboard/internal'
import type { Operation } from 'plugboard/runtime'
import { ServerError } from '../../errors/index.ts'
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

/** What a file has whose content is in the request itself; `bytes` and `path` are for programs only, and refused as in JSON. */
const CONTENT = ['text', 'base64', 'bytes', 'path']

function withoutFile(): ServerError {
  return new ServerError('invalid_request', 'Cannot use the upload: no param of the call takes its file from a part', {
    hint: 'Set the name of the file param without text or base64, and send its content in a part named as the param. Or send JSON.',
  })
}
