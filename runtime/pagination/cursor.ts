import type { JsonSchema } from '../base/json.ts'
import { cutFromForm } from '../language/form.ts'
import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import {
  endReader,
  isPresent,
  leadsToItself,
  isUnusable,
  missingNext,
  type Paginator,
  promisesMore,
  toDeclaredType,
  without,
} from './style.ts'

type Shape = Extract<Pagination, { style: 'cursor' }>

/** Continues with the value at `next`. Ends without one, and by the page's end mark. A page that announces more without a usable value is an error. */
export function cursor(shape: Shape, schema: JsonSchema | undefined): Paginator {
  const next = compileLocator(shape.next)
  const isEnd = endReader(shape.ends, shape.size)
  const promises = promisesMore(shape.ends)
  return (params, page) => {
    if (isEnd(params, page)) return null
    const found = next(page)
    const value = shape.form !== undefined && isPresent(found) ? cutFromForm(shape.form, String(found)) : found
    if (value === undefined && isPresent(found)) throw missingNext(`its next value does not match ${shape.form}`)
    if (isPresent(value)) {
      const taken = { [shape.param]: toDeclaredType(value, schema) }
      return leadsToItself(shape.ends, params, taken) ? null : { ...without(params, shape.drop ?? []), ...taken }
    }
    if (promises || isUnusable(value)) throw missingNext(`there is no value for ${shape.param}`)
    return null
  }
}
