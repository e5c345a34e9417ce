/** Shows refusals: the response, and the error for the caller. */
import type { Json, JsonObject } from 'plugboard/author'
import { defined } from 'plugboard/internal'
import { ConnectorError, find, type Plan, type ResolvedOperation, UpstreamError } from 'plugboard/runtime'
import { draftResponse, markedValue, type ResponseDraft, write } from 'plugboard/simulator'
import { type GivenResponse, NOW, scriptedResponse } from './base/script.ts'
import { withoutEmpty } from './base/shown.ts'
import { operationOf } from './base/manifest.ts'

type Locator = NonNullable<ResolvedOperation['records']>
type ErrorRule = ResolvedOperation['errors']['rules'][number]

/** Shows the error rules of a kind. Operations with the same rules share a response for each rule, with its error code. */
export function errorsSection(plan: Plan): JsonObject[] {
  const groups = new Map<string, string[]>()
  for (const [id, { errors }] of Object.entries(plan.manifest.operations)) {
    const key = JSON.stringify(errors.rules)
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  const all = [...groups.values()]
  const largest = Math.max(...all.map(({ length }) => length))
  return all.flatMap((ids) => {
    const [id = ''] = ids
    const { rules } = operationOf(plan, id).errors
    if (rules.length === 0) return []
    const isRest = ids.length === largest && all.length > 1
    return [
      {
        of: isRest ? 'all others' : all.length === 1 ? 'all' : ids,
        rules: rules.map((rule) => ruleSection(plan, id, rule)),
      },
    ]
  })
}

/** `{answer: {status: 404, body: {error: {code: resource_missing}}}, or: [no_such_plan], reads: record_not_found}` */
function ruleSection(plan: Plan, id: string, rule: ErrorRule): JsonObject {
  const { status = [], at, is = [] } = rule
  const answerFor = (code: number | undefined, value: Json): GivenResponse => {
    const draft = draftResponse()
    if (at) write(draft, writtenLocator(at), value)
    return { ...defined({ status: code }), ...writtenParts(draft) }
  }
  const [code, ...codes] = status.length > 0 ? status : [undefined]
  const [value = markedValue(rule), ...values] = is
  const answer = answerFor(code, value)
  const read = (response: GivenResponse) => String(readRefusal(plan, id, response).code)
  const reads = read(answer)
  const others = [
    ...codes.map((one) => [one, answerFor(one, value)] as const),
    ...values.map((one) => [one, answerFor(code, one)] as const),
  ]
  return {
    answer: plainAnswer(answer),
    ...withoutEmpty({
      or: others.map(([one, response]) =>
        read(response) === reads ? (one ?? null) : `${String(one)} as ${read(response)}`,
      ),
    }),
    reads,
  }
}

/** Returns the headers and the body that were written into a draft. */
export function writtenParts({ headers, body }: ResponseDraft): Pick<GivenResponse, 'headers' | 'body'> {
  return defined({ headers: Object.keys(headers).length > 0 ? { ...headers } : undefined, body })
}

/** Returns a response without its usual parts. */
export function plainAnswer({ status = 200, ...rest }: GivenResponse): JsonObject {
  return { status, ...(rest as JsonObject) }
}

/** Returns the error for a response: its code, whether and when the call is retried, and the vendor's message. */
export function readRefusal(plan: Plan, id: string, response: GivenResponse): JsonObject {
  const [entity = '', action = ''] = id.split('.')
  try {
    find(plan, entity, action).response.read(scriptedResponse(response), { redact: (text) => text, now: NOW }, {})
    return { code: 'no refusal' }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const { code, message, retryAfterMs, retryable } = error
    const upstream = error instanceof UpstreamError ? error.upstream : undefined
    const said = Object.entries({ ...upstream }).filter(([name, value]) => name !== 'status' && value !== undefined)
    return {
      code,
      again: retryable,
      ...withoutEmpty({
        after: retryAfterMs === undefined ? undefined : `${retryAfterMs / 1000} s`,
        upstream: Object.fromEntries(said),
        about: message.includes('example about') ? 'example about' : undefined,
      }),
    }
  }
}

/** Returns the locator for writing a response, of several for reading it. */
export function writtenLocator(locator: Locator): Locator {
  const [first] = locator.in === 'first' ? locator.of : []
  return first ? writtenLocator(first) : locator
}

/** Returns the alternatives of a locator, in order. */
export function readLocators(locator: Locator): readonly Locator[] {
  return locator.in === 'first' ? locator.of.flatMap(readLocators) : [locator]
}
