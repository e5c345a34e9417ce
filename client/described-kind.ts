/** Kinds with what their calls do not read: descriptions, keywords, examples, and the schemas of records. */
import type { Json } from '../runtime/base/json.ts'
import { withRest } from '../runtime/base/rest.ts'
import { type LoadTools, TOOL_CODE } from './base/any-kind.ts'
import type { KindModule, KindTypes } from './types/known-kinds.ts'

/**
 * The module of a kind, complete, with the code of `$tools`.
 * @param kind the module for calls @param rest what it leaves out
 */
export function describedKind<T extends KindTypes>(kind: KindModule<T>, rest: object): KindModule<T> {
  const whole = withRest(kind as object as Json, rest as Json) as object as KindModule<T>
  const load: LoadTools = () => import('./agent/operations/index.ts')
  return Object.defineProperty(whole, TOOL_CODE, { value: load })
}
