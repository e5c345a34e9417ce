/** Finds the location of error messages and codes that most refusals share. */
import type { ApiOperation, ApiShape } from '../../description/model.ts'
import { locatorOf } from './records.ts'
import { defined } from 'plugboard/internal'

/** The locators of a refusal's words. */
export interface FoundErrors {
  readonly message?: string
  readonly code?: string
}

const MESSAGES = [
  'message',
  'detail',
  'error_description',
  'description',
  'msg',
  'title',
  'error_message',
  'errorMessage',
  'reason',
]
const CODES = ['code', 'error_code', 'errorCode', 'type', 'error_type', 'status_code', 'name']

/** Returns the places that most refusals share; undefined when none is common. */
export function findErrors(operations: readonly ApiOperation[]): FoundErrors | undefined {
  const shapes = operations.flatMap(({ refusals }) => refusals.flatMap(({ shape }) => (shape ? [shape] : [])))
  const found = shapes.map(errorOf).filter((one) => one.message !== undefined)
  const counts = new Map<string, number>()
  for (const one of found) counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1)
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1])
  return best && best[1] * 2 >= shapes.length ? (JSON.parse(best[0]) as FoundErrors) : undefined
}

function errorOf(body: ApiShape): FoundErrors {
  for (const [steps, shape] of candidates(body)) {
    const text = (names: readonly string[]) =>
      names.find((name) => {
        const types = shape.properties.get(name)?.().types
        return types && (types.includes('string') || types.includes('integer') || types.length === 0)
      })
    const message = text(MESSAGES)
    const code = text(CODES.filter((name) => name !== message))
    if (message !== undefined)
      return defined({ message: `${steps}.${message}`, code: code === undefined ? undefined : `${steps}.${code}` })
  }
  return body.properties.get('error')?.().types.includes('string') ? { message: '$.error' } : {}
}

/** Returns the objects that may hold the words: `$.error`, `$.errors[0]`, the body itself. */
function candidates(body: ApiShape): [string, ApiShape][] {
  const inner = ['error', 'errors', 'fault', 'meta'].flatMap<[string, ApiShape]>((name) => {
    const shape = body.properties.get(name)?.()
    if (!shape) return []
    const items = shape.types.includes('array') ? shape.items?.() : undefined
    return [[locatorOf([name]) + (items ? '[0]' : ''), items ?? shape]]
  })
  return [...inner, ['$', body]]
}
