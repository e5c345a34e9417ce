import type { Pagination } from '../manifest/index.ts'
import { endReader, numberParam, type Paginator, SHORT } from './style.ts'

type Shape = Extract<Pagination, { style: 'offset' | 'page' }>

/** Counts pages. Ends at an empty page, and by the page's end mark, else at a short page. With a number of pages, an empty page before the last does not end it. */
export function page(shape: Shape): Paginator {
  const { ends, size, start } = shape
  const isEnd = endReader(ends, size)
  const isShort = endReader(SHORT, size)
  const isCounted = ends !== undefined && 'of' in ends && ends.of === 'pages'
  return (params, answer) => {
    const current = numberParam(params, shape.param) ?? start
    const pages = current - start + 1
    const most = numberParam(params, size)
    const said = isEnd(params, answer, { pages, records: most === undefined ? undefined : pages * most })
    const isEmpty = answer.count === 0 && !(isCounted && said !== undefined)
    return isEmpty || (said ?? isShort(params, answer)) ? null : { ...params, [shape.param]: current + 1 }
  }
}
