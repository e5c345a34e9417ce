/**
 * Own fields in calls of an agent. Labels and `own` become params before a policy judges them, so that a rule on a field holds whatever
 * the agent calls it.
 */
import { ConnectorError } from '../../../runtime/base/errors.ts'
import type { JsonObject, Params } from '../../../runtime/base/json.ts'
import {
  checkedValues,
  fieldNamed,
  fieldParent,
  labelledParams,
  type OwnUse,
  type OwnWrite,
  unknownNames,
} from '../../../runtime/base/own-fields.ts'
import type { OwnField, OwnGiven } from '../../../runtime/index.ts'
import type { OperationInfo } from '../../base/engine.ts'

/** Lists the account's own fields of an entity. @param of params that name the parent of the fields */
export type ListOwnFields = (of: Params) => Promise<readonly OwnField[]>

/** A call with own fields by their names. */
export interface OwnCall {
  /** Params to send. A write has its own fields in them. */
  readonly params: JsonObject
  /** For a read: the own fields to return. */
  readonly own?: OwnGiven | undefined
  /** Params as policies and persons judge them. A read has the own fields that it asks for in them. */
  readonly judged: JsonObject
}

type Operation = Pick<OperationInfo, 'entity' | 'action' | 'effect' | 'params' | 'own'>

/**
 * A call with its own fields by their names. The account's fields are listed only if the call names any.
 * @param own `all`, names or labels for a read. Values by name or label for a write, in a list for a batch.
 * @throws ConnectorError `invalid_params` for an unknown field, a label of several fields, and a field given twice; the errors of `list`
 */
export async function ownCall(
  operation: Operation,
  list: ListOwnFields,
  params: JsonObject,
  own: OwnGiven | undefined,
): Promise<OwnCall> {
  const { own: use, effect } = operation
  if (effect !== 'read') {
    const named = await writtenParams(operation, list, params, own)
    return { params: named, judged: named }
  }
  if (own === undefined) return { params, judged: params }
  if (![own].flat().every((one) => typeof one === 'string'))
    throw refused(operation, 'must be "all" or a list of names')
  if (!use) throw refused(operation, 'must be left out: the action takes no own fields')
  return readCall(operation, use, list, params, own)
}

async function readCall(
  { entity, action }: Operation,
  use: OwnUse,
  list: ListOwnFields,
  params: JsonObject,
  own: OwnGiven,
): Promise<OwnCall> {
  const fields = await list(fieldParent(use.of, params))
  const wanted = [own].flat() as string[]
  const isAll = wanted.join() === 'all'
  const asked = isAll ? fields : wanted.map((name) => fieldNamed(name, fields, `${entity}.${action}`))
  const names = asked.map(({ name }) => name)
  if (use.ask === undefined) return { params, judged: params }
  const before = [params[use.ask] ?? []].flat()
  return { params, own: names, judged: { ...params, [use.ask]: [...before, ...names] } }
}

async function writtenParams(
  operation: Operation,
  list: ListOwnFields,
  params: JsonObject,
  own: OwnGiven | undefined,
): Promise<JsonObject> {
  if (own !== undefined) {
    const { use, values } = checkedValues(operation, operation.own, params, own)
    return labelledParams(operation, use, params, values, await list(fieldParent(use.of, params)))
  }
  const { own: use } = operation
  if (!takesValues(use) || unknownNames(operation, use, params).length === 0) return params
  // Without a list, only the third party knows the names in the params.
  const fields = await list(fieldParent(use.of, params)).catch(noFields)
  return labelledParams(operation, use, params, undefined, fields)
}

function takesValues(use: OwnUse | undefined): use is OwnWrite {
  return use?.write !== undefined
}

function noFields(error: unknown): readonly OwnField[] {
  if (!(error instanceof ConnectorError) || error.code === 'cancelled') throw error
  return []
}

function refused({ entity, action }: Operation, message: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot call ${entity}.${action}: own ${message}`, {
    errors: [{ field: 'own', message, error_code: 'own' }],
    sent: false,
  })
}
