import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import { countOf, endReader, numberParam, type Paginator } from './style.ts'

type Shape = Extract<Pagination, { style: 'offset' | 'page' }>

/** Advances by the records received; ends at `total`, when `more` is not true or `done` is, or after a short or empty page. */
export function offset(shape: Shape): Paginator {
  const total = shape.total && compileLocator(shape.total)
  const goesOn = endReader(shape)
  return (params, page) => {
    const more = goesOn(page)
    if (page.count === 0 || more === false) return null
    const next = (numberParam(params, shape.param) ?? shape.start) + page.count
    const all = countOf(total?.(page))
    const hasMore =
      more ?? (all !== undefined ? next - shape.start < all : page.count >= (numberParam(params, shape.size) ?? 0))
    return hasMore ? { ...params, [shape.param]: next } : null
  }
}
