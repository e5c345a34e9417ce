import type { JsonSchema } from '../base/json.ts'
import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import { isPresent, missingNext, type Paginator, toDeclaredType } from './style.ts'

type Shape = Extract<Pagination, { style: 'link' }>

/** Takes the param out of the query of the next page's URL. The URL is never followed, so it cannot lead anywhere else. */
export function link(shape: Shape, schema: JsonSchema | undefined): Paginator {
  const next = compileLocator(shape.next)
  return (params, page) => {
    const url = next(page)
    if (!isPresent(url)) return null
    const query = new URLSearchParams(String(url).split('#')[0]!.split('?').slice(1).join('?'))
    const value = query.get(shape.wireName)
    if (value === null || value === '') throw missingNext(`its link has no ${shape.wireName}`)
    return { ...params, [shape.param]: toDeclaredType(value, schema) }
  }
}
