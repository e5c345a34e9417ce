/** The account behind a connector, by an operation of its kind. */
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { isObject, type Json, type JsonObject } from '../../../runtime/base/json.ts'
import type { OperationInfo } from '../../base/engine.ts'
import { requiredNames } from '../../base/schemas.ts'

const MOST_ACCOUNTS = 20

interface AccountCall {
  readonly connector: string
  readonly entity: string
  readonly action: string
}

/** The accounts behind connectors, in order. Null where the kind has no such operation, or the third party does not answer. */
export function accountsOf(
  connectors: readonly { readonly id: string; readonly kind: string }[],
  operationsOf: (kind: string) => readonly OperationInfo[],
  read: (call: AccountCall) => Promise<JsonObject>,
): Promise<(JsonObject | null)[]> {
  return Promise.all(
    connectors.slice(0, MOST_ACCOUNTS).map(async ({ id, kind }) => {
      const names = identityOperation(operationsOf(kind))
      if (!names) return null
      const { records } = await read({ connector: id, ...names }).catch(withoutAccount)
      return accountIn(records)
    }),
  )
}

/** The agent did not ask for the call, so its error is left out. */
function withoutAccount(error: unknown): JsonObject {
  if (!(error instanceof ConnectorError)) throw error
  return {}
}

/** The operation that names the connected account: one with the keyword "who am I", without required params. */
function identityOperation(
  operations: readonly OperationInfo[],
): { readonly entity: string; readonly action: string } | undefined {
  const found = operations.find(({ effect, keywords = [], params }) => {
    return (
      effect === 'read' &&
      requiredNames(params).length === 0 &&
      keywords.some((word) => word.toLowerCase() === 'who am i')
    )
  })
  return found && { entity: found.entity, action: found.action }
}

/** Fields that name an account, the best first. */
const FIELDS = [
  /^(?:email|email_?address|login_email)$/i,
  /^(?:login|user_?name|user)$/i,
  /^(?:name|full_?name|display_?name|real_?name)$/i,
  /^(?:team|company|account_?name|organization|workspace)$/i,
  /^(?:id|user_?id|account_?id|team_?id)$/i,
  /^(?:url|html_?url)$/i,
]
const MOST_FIELDS = 5

/** The names of an account, from a record or the only one of a list. Null without any. */
function accountIn(records: Json | undefined): JsonObject | null {
  const record: Json | undefined = Array.isArray(records) ? records[0] : records
  if (!isObject(record)) return null
  const inner = Object.values(record).filter(isObject) as JsonObject[]
  const found = [record, ...inner].map(fieldsOf).find((fields) => Object.keys(fields).length > 0)
  return found ?? null
}

function fieldsOf(record: JsonObject): JsonObject {
  const entries = Object.entries(record).filter(([, value]) => {
    return (typeof value === 'string' && value !== '' && value.length <= 200) || typeof value === 'number'
  })
  const ranked = FIELDS.flatMap((pattern) => entries.filter(([name]) => pattern.test(name)))
  return Object.fromEntries(ranked.slice(0, MOST_FIELDS))
}
