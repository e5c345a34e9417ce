import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import { countOf, endReader, numberParam, type Paginator } from './style.ts'

type Shape = Extract<Pagination, { style: 'offset' | 'page' }>

/** Advances by the records received; ends at `total`, when `more` is not true or `done` is, or after a short or empty page. */
export function offset(shape: Shape): Paginator {
  const readTotal = shape.total && compileLocator(shape.total)
  const goesOn = endReader(shape)
  return (params, page) => {
    const more = goesOn(page)
    if (page.count === 0 || more === false) return null
    const next = (numberParam(params, shape.param) ?? shape.start) + page.count
    const total = countOf(readTotal?.(page))
    const isFull = page.count >= (numberParam(params, shape.size) ?? 0)
    const hasMore = more === true || (total === undefined ? isFull : next - shape.start < total)
    return hasMore ? { ...params, [shape.param]: next } : null
  }
}
