import { createHash } from 'node:crypto'
import type { ExpectedResult } from '../../mock/index.ts'
import { type Call, type Exchange, type ExecuteResult, type Plan, UpstreamError } from 'plugboard/runtime'
import { defined, encodeBody, own, type RecordKey, recordKey } from 'plugboard/internal'
import { filled } from '../base/filled.ts'

/** The outcome of a call: a result or the third party's refusal. */
export type CapturedOutcome = { readonly result: ExecuteResult } | { readonly refusal: UpstreamError }

/** Returns the expected result in a fixture. `withFile` counts a file's bytes, after the account is removed from them. */
export function resultOf(plan: Plan, call: Call, outcome: CapturedOutcome): ExpectedResult {
  if ('refusal' in outcome) return { error: errorOf(outcome.refusal) }
  const { records, meta, next, file } = outcome.result
  if (file) return { file: defined({ bytes: 0, type: file.type, name: file.name }) }
  const pagination = own(plan.manifest.operations, `${call.entity}.${call.action}`)?.pagination
  const isPaginated = pagination !== undefined && pagination.style !== 'none'
  return defined({
    ...countOf(records, plan.manifest.entities[call.entity]?.key ?? 'id', call.params),
    meta: filled(meta),
    next: isPaginated || next !== null ? next : undefined,
  })
}

/** Adds size and digest of the file in the last exchange. */
export function withFile(result: ExpectedResult, exchanges: readonly Exchange[]): ExpectedResult {
  if (!result.file) return result
  const { bytes } = encodeBody(exchanges.at(-1)?.response.body)
  const { bytes: _, ...about } = result.file
  return {
    file: { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex'), ...about },
  }
}

function countOf(records: ExecuteResult['records'], key: RecordKey, params: Call['params']): ExpectedResult {
  if (records === null) return { records: null }
  const keys = [records].flat().map((record) => recordKey(key, record, params))
  const isKeyed = keys.every((value) => value !== undefined)
  return isKeyed ? { keys: keys } : { records: keys.length }
}

function errorOf({ code, upstream }: UpstreamError): NonNullable<ExpectedResult['error']> {
  const { status, code: theirs, message, requestId } = upstream
  return {
    code,
    upstream: defined({ status, code: theirs, message, request_id: requestId }),
  }
}
