import type { JsonSchema, Params } from '../base/json.ts'
import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import { endReader, isPresent, isUnusable, missingNext, type Paginator, toDeclaredType } from './style.ts'

type Shape = Extract<Pagination, { style: 'cursor' | 'token' }>

/** Continues with the value that `next` names; ends when it is absent, `more` is not true, or `done` is true; `more` without a value is an error, and so is a value that no param takes. Empty pages do not end it. */
export function cursor(shape: Shape, schema: JsonSchema | undefined): Paginator {
  const next = compileLocator(shape.next)
  const goesOn = endReader(shape)
  return (params, page) => {
    const more = goesOn(page)
    if (more === false) return null
    const value = next(page)
    if (isPresent(value)) return { ...without(params, shape.drop), [shape.param]: toDeclaredType(value, schema) }
    if (more || isUnusable(value)) throw missingNext(`there is no value for ${shape.param}`)
    return null
  }
}

function without(params: Params, names: readonly string[] | undefined): Params {
  return names ? Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name))) : params
}
