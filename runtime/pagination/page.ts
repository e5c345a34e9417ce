import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import { countOf, endReader, numberParam, type Paginator } from './style.ts'

type Shape = Extract<Pagination, { style: 'offset' | 'page' }>

/** Counts pages; ends after the last of `pages`, when `total` records are passed, when `more` is not true or `done` is, or after a short or empty page; before the last of `pages` an empty one ends nothing. */
export function page(shape: Shape): Paginator {
  const readTotal = shape.total && compileLocator(shape.total)
  const readPages = shape.pages && compileLocator(shape.pages)
  const goesOn = endReader(shape)
  return (params, answer) => {
    const more = goesOn(answer)
    const pages = countOf(readPages?.(answer))
    if (more === false || (answer.count === 0 && (more || pages === undefined))) return null
    const current = numberParam(params, shape.param) ?? shape.start
    const position = {
      number: current - shape.start + 1,
      count: answer.count,
      size: numberParam(params, shape.size),
      pages,
      total: countOf(readTotal?.(answer)),
    }
    return more === true || isBeforeLast(position) ? { ...params, [shape.param]: current + 1 } : null
  }
}

/** What a response and its params count. */
interface PageCounts {
  /** From 1. */
  readonly number: number
  /** Records of the page. */
  readonly count: number
  /** The most records of a page. */
  readonly size: number | undefined
  /** Pages and records of the list. */
  readonly pages: number | undefined
  readonly total: number | undefined
}

function isBeforeLast({ number, count, size, pages, total }: PageCounts): boolean {
  if (pages !== undefined) return number < pages
  if (total !== undefined && size !== undefined) return number * size < total
  return count >= (size ?? 0)
}
