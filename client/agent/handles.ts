/** Handles of what does not fit into a result: the call that reads it, as the URI of a resource. Nothing is stored. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { isObject, tryParseJson } from '../../runtime/base/json.ts'
import type { JsonObject, OwnGiven } from '../../runtime/index.ts'
import type { TargetNames } from './targets.ts'

/** The read behind a handle. */
export interface HandleCall extends TargetNames {
  readonly params: JsonObject
  /** The own fields to return. */
  readonly own?: OwnGiven | undefined
  /** Position of the record on the page, from 0. All records by default. */
  readonly record?: number
}

const PREFIX = 'plugboard://read/'
/** Longer URIs are refused before they are decoded. */
const LONGEST = 65_536

/** The URI of a call. It grants nothing: reading it needs the same access as the call. */
export function handleOf(call: HandleCall): string {
  return PREFIX + Buffer.from(JSON.stringify(call)).toString('base64url')
}

/** The call of a URI. @throws ConnectorError `invalid_params` for any other text */
export function callOfHandle(uri: string): HandleCall {
  const isOurs = uri.startsWith(PREFIX) && uri.length <= LONGEST
  const value = isOurs ? tryParseJson(Buffer.from(uri.slice(PREFIX.length), 'base64url').toString()) : undefined
  if (isHandleCall(value)) return value
  throw new ConnectorError('invalid_params', 'Cannot read the resource: its URI does not come from a result', {
    sent: false,
    hint: 'Send the URI of a result back unchanged.',
  })
}

function isHandleCall(value: unknown): value is HandleCall {
  if (!isObject(value) || !isObject(value.params)) return false
  const isNamed = [value.connector, value.entity, value.action].every((name) => typeof name === 'string')
  const { own } = value
  const isOwn =
    own === undefined || own === 'all' || (Array.isArray(own) && own.every((one) => typeof one === 'string'))
  return (
    isNamed && isOwn && (value.record === undefined || (Number.isInteger(value.record) && Number(value.record) >= 0))
  )
}
