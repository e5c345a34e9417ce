import type { JsonSchema, Params } from '../base/json.ts'
import { cutFromForm } from '../language/form.ts'
import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import {
  countOf,
  endReader,
  isPresent,
  isUnusable,
  missingNext,
  numberParam,
  type PageInfo,
  type Paginator,
  toDeclaredType,
  without,
} from './style.ts'

type Shape = Extract<Pagination, { style: 'cursor' | 'token' }>

/** Whether a page holds fewer records than were asked for, so that it is the last. */
function shortReader({ shortPageEnds, size }: Shape): (params: Params, page: PageInfo) => boolean {
  if (shortPageEnds === undefined) return () => false
  const counted = shortPageEnds === true ? undefined : compileLocator(shortPageEnds)
  return (params, page) => {
    const asked = numberParam(params, size) ?? 0
    return (counted ? (countOf(counted(page)) ?? asked) : page.count) < asked
  }
}

/** Continues with the value that `next` names; ends when it is absent, `more` is not true, `done` is true, or after a page that is short where that says so; `more` without a value is an error, and so is a value that no param takes. Empty pages do not end it. */
export function cursor(shape: Shape, schema: JsonSchema | undefined): Paginator {
  const next = compileLocator(shape.next)
  const goesOn = endReader(shape)
  const isShort = shortReader(shape)
  return (params, page) => {
    const more = goesOn(page)
    if (more === false || isShort(params, page)) return null
    const found = next(page)
    const value = shape.form !== undefined && isPresent(found) ? cutFromForm(shape.form, String(found)) : found
    if (value === undefined && isPresent(found)) throw missingNext(`its next value does not match ${shape.form}`)
    if (isPresent(value)) return { ...without(params, shape.drop ?? []), [shape.param]: toDeclaredType(value, schema) }
    if (more || isUnusable(value)) throw missingNext(`there is no value for ${shape.param}`)
    return null
  }
}
