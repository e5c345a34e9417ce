/** What a call gave, held against what its fixture says it gives. */
import { createHash } from 'node:crypto'
import { ConnectorError, type ExecuteResult, type Plan, UpstreamError } from 'plugboard/runtime'
import { isObject } from 'plugboard/author'
import { recordKey } from 'plugboard/internal'
import type { ExpectedResult, Fixture, FixtureFault } from '../fixture.ts'

/** What differs when a call succeeded: everything, if the fixture says that it fails. */
export async function compareResult(plan: Plan, fixture: Fixture, result: ExecuteResult): Promise<FixtureFault[]> {
  const { error } = fixture.result
  const actual = await summarise(plan, fixture, result)
  if (!error) return differencesOf(fixture.result, actual)
  const message = `The result says that the call fails with ${error.code}, but it succeeds with ${valueText(actual)}`
  return [{ rule: 'fixture-result', message, pointer: '/result/error' }]
}

/** What differs when a call failed: everything, if the fixture says that it succeeds. */
export function compareError({ result }: Fixture, error: ConnectorError): FixtureFault[] {
  if (result.error) return differencesOf(result, { error: errorOf(error) })
  const message = `The result says that the call succeeds with ${valueText(result)}, but it fails with ${error.code}: ${error.message}`
  return [{ rule: 'fixture-result', message, pointer: '/result' }]
}

/** JSON with sorted keys, so that equal values have equal text. */
export function sortedJson(value: unknown): string {
  const text = JSON.stringify(value, (_, node: unknown) =>
    isObject(node) ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1))) : node,
  )
  return text ?? 'nothing'
}

function differencesOf(expected: ExpectedResult, actual: ExpectedResult): FixtureFault[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]) as Set<keyof ExpectedResult>
  return [...names].flatMap((name) => {
    const [given, said] = [actual[name], expected[name]]
    if (sortedJson(given) === sortedJson(said)) return []
    return [
      {
        rule: 'fixture-result',
        message: `The call returns ${name} ${differingText(given, said)}, but the result says ${differingText(said, given)}`,
        pointer: `/result/${name}`,
      },
    ]
  })
}

/** A value as JSON; of an object without the members that another has as well, which `…` stands for. */
function differingText(value: unknown, other: unknown): string {
  if (!isObject(value) || !isObject(other)) return sortedJson(value)
  const members = Object.entries(value).filter(([name, member]) => sortedJson(member) !== sortedJson(other[name]))
  const isWhole = members.length === Object.keys(value).length
  return sortedJson(Object.fromEntries(members)).replace(/\}$/, isWhole ? '}' : members.length > 0 ? ', …}' : '…}')
}

/** A success in few words. */
function valueText({ keys, records, file }: ExpectedResult): string {
  if (file) return `a file of ${file.bytes} bytes`
  const count = keys?.length ?? records
  if (count === null) return 'no record'
  return count === undefined ? 'something' : `${count} ${count === 1 ? 'record' : 'records'}`
}

async function summarise(
  plan: Plan,
  { call, result: expected }: Fixture,
  { records, meta, next, file }: ExecuteResult,
): Promise<ExpectedResult> {
  if (file) {
    const bytes = Buffer.from(await new Response(file.stream).arrayBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return {
      file: {
        bytes: bytes.length,
        ...(expected.file?.sha256 !== undefined && { sha256 }),
        ...(file.type !== undefined && { type: file.type }),
        ...(file.name !== undefined && { name: file.name }),
      },
    }
  }
  const key = plan.manifest.entities[call.entity]?.key ?? 'id'
  const list = Array.isArray(records) ? records : records === null ? [] : [records]
  const keys = list.flatMap((record) => recordKey(key, record, call.params) ?? [])
  const isKeyed = keys.length === list.length
  const counted = !isKeyed || (expected.keys === undefined && expected.records !== undefined)
  return {
    ...(counted ? { records: records === null ? null : list.length } : { keys }),
    ...((expected.meta !== undefined || Object.keys(meta).length > 0) && { meta }),
    ...((expected.next !== undefined || next !== null) && { next }),
  }
}

function errorOf(error: ConnectorError): NonNullable<ExpectedResult['error']> {
  if (!(error instanceof UpstreamError)) return { code: error.code }
  const { status, code, message, requestId } = error.upstream
  return {
    code: error.code,
    upstream: {
      status,
      ...(code !== undefined && { code }),
      ...(message !== undefined && { message }),
      ...(requestId !== undefined && { request_id: requestId }),
    },
  }
}
