import { invalidParam } from '../base/errors.ts'
import type { Json, Params } from '../base/json.ts'
import { own } from '../base/json.ts'
import type { PathParts } from '../manifest/index.ts'

/** A function that fills in a path. @throws ConnectorError `invalid_params` for a value that cannot be one segment */
export function compilePath(parts: PathParts): (params: Params) => string {
  if (parts.length === 1 && typeof parts[0] === 'string') {
    const path = parts[0]
    return () => path
  }
  return (params) => {
    let path = ''
    for (const part of parts) path += typeof part === 'string' ? part : segment(part.param, own(params, part.param))
    return path
  }
}

/**
 * A value as one percent-encoded segment. Empty values and dot segments are refused, since URLs collapse them even when
 * encoded: `/customers/{id}` with `..` would ask for `/`.
 * @see https://url.spec.whatwg.org/#path-state
 */
function segment(name: string, value: Json | undefined): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') throw invalidParam(name, 'must be text or a number to stand in a path', 'path')
  if (value.trim() === '') throw invalidParam(name, 'must not be empty', 'path')
  if (value === '.' || value === '..') throw invalidParam(name, 'must not be a dot segment', 'path')
  return encodeURIComponent(value)
}
