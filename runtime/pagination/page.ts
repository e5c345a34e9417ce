import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import { countOf, endReader, numberParam, type Paginator } from './style.ts'

type Shape = Extract<Pagination, { style: 'offset' | 'page' }>

/** Counts pages; ends after the last of `pages`, when `total` records are passed, when `more` is not true or `done` is, or after a short or empty page. */
export function page(shape: Shape): Paginator {
  const total = shape.total && compileLocator(shape.total)
  const pages = shape.pages && compileLocator(shape.pages)
  const goesOn = endReader(shape)
  return (params, answer) => {
    const more = goesOn(answer)
    if (answer.count === 0 || more === false) return null
    const current = numberParam(params, shape.param) ?? shape.start
    const size = numberParam(params, shape.size)
    const all = countOf(total?.(answer))
    const last = countOf(pages?.(answer))
    const passed = (current - shape.start + 1) * (size ?? answer.count)
    const hasMore =
      more ??
      (last === undefined ? undefined : current - shape.start + 1 < last) ??
      (all !== undefined && size !== undefined ? passed < all : answer.count >= (size ?? 0))
    return hasMore ? { ...params, [shape.param]: current + 1 } : null
  }
}
