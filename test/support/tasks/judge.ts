/** Whether a task was done, by what the third parties were asked to do: never by the words of a model. */
import { isObject } from '../../../runtime/base/json.ts'
import type { DoneCall } from './scene.ts'
import { isKept, type TaskStep } from './tasks.ts'

/**
 * Why a task is not done; undefined when it is. Each step that writes has its call, with the values that the person gave, and nothing else was
 * written. If no step writes, the last one has its call.
 */
export function faultOfCalls(steps: readonly TaskStep[], done: readonly DoneCall[]): string | undefined {
  const writes = new Set(done.filter(({ isRead }) => !isRead))
  for (const step of steps.filter((one) => one.writes)) {
    const call = [...writes].find((one) => isCallOf(step, one))
    if (!call) return missed(step, [...writes])
    writes.delete(call)
  }
  const [other] = writes
  if (other) return `also calls ${other.operation}`
  const last = steps.at(-1)
  if (!last || last.writes || done.some((one) => isCallOf(last, one))) return undefined
  return missed(last, done)
}

function missed({ say, means }: TaskStep, calls: readonly DoneCall[]): string {
  const near = calls.find(({ operation }) => means.includes(operation))
  return `"${say}" ${near ? `calls ${near.operation} with other values` : `does not call ${means.join(' or ')}`}`
}

/** Whether a call is one that a step means, with the given values that its operation has params for. */
function isCallOf({ means, given = {} }: TaskStep, { operation, params, takes }: DoneCall): boolean {
  if (!means.includes(operation)) return false
  return Object.entries(given).every(([name, value]) => !takes.includes(name) || contains(params[name], value))
}

/** Whether a value has all of a given one. What stood for a record may be any. */
function contains(value: unknown, given: unknown): boolean {
  if (isKept(given)) return value !== undefined && value !== null
  if (Array.isArray(given))
    return Array.isArray(value) && given.every((one) => value.some((other) => contains(other, one)))
  if (isObject(given))
    return isObject(value) && Object.entries(given).every(([name, one]) => contains(value[name], one))
  return String(value) === String(given)
}
