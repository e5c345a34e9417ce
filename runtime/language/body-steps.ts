/** The steps of a locator into a JSON value. Needs no package, so that it runs in every runtime. */
import { isObject, type Json, own } from '../base/json.ts'

/** One step into a body: a name, an index (negative from the end), or the only property. */
export type LocatorStep = string | number | { readonly only: true }

/** A body that does not have the shape a locator needs. */
export class AmbiguousLocation extends Error {}

/** Compiles a reader of the value that steps lead to, undefined if none. @throws AmbiguousLocation when `*` meets several properties */
export function compileBodySteps(
  steps: readonly LocatorStep[],
): (from: { readonly body: Json | undefined }) => Json | undefined {
  const [first] = steps
  if (first === undefined) return ({ body }) => body
  if (steps.length === 1 && typeof first === 'string')
    return ({ body }) => (isObject(body) ? own(body, first) : undefined)
  return ({ body }) => followSteps(body, steps)
}

/** Returns the value that steps lead to. @throws AmbiguousLocation */
export function followSteps(root: Json | undefined, steps: readonly LocatorStep[]): Json | undefined {
  let node = root
  for (const step of steps) {
    if (typeof step === 'number') node = Array.isArray(node) ? node.at(step) : undefined
    else if (!isObject(node)) return undefined
    else node = typeof step === 'string' ? own(node, step) : onlyProperty(node)
    if (node === undefined) return undefined
  }
  return node
}

function onlyProperty(node: { [key: string]: Json }): Json | undefined {
  const keys = Object.keys(node)
  const [key, another] = keys
  if (another !== undefined) {
    const names = keys.slice(0, 5).map((key) => (/^[\w.-]{1,40}$/.test(key) ? key : '…'))
    throw new AmbiguousLocation(`has ${keys.length} properties where one was expected: ${names.join(', ')}`)
  }
  return key === undefined ? undefined : node[key]
}
