import type { Pagination } from '../manifest/index.ts'
import { endReader, numberParam, type Paginator, SHORT } from './style.ts'

type Shape = Extract<Pagination, { style: 'offset' | 'page' }>

/**
 * Advances by the number of received records. Ends at an empty page, and by the page's end mark, else at a short page. If only an empty page
 * ends it, the vendor omits records of a page, and it advances by the page size.
 */
export function offset(shape: Shape): Paginator {
  const { ends, size } = shape
  const isEnd = endReader(ends, size)
  const isShort = endReader(SHORT, size)
  return (params, page) => {
    const step = ends?.at === 'empty' ? (numberParam(params, size) ?? page.count) : page.count
    const next = (numberParam(params, shape.param) ?? shape.start) + step
    const isLast = isEnd(params, page, { records: next - shape.start }) ?? isShort(params, page)
    return page.count === 0 || isLast ? null : { ...params, [shape.param]: next }
  }
}
