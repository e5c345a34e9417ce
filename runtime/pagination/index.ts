/** Pagination: the params of the next page. */
import { type JsonSchema, own, propertiesOf } from '../base/json.ts'
import type { Pagination } from '../manifest/index.ts'
import { capped } from './cap.ts'
import { connection } from './connection.ts'
import { cursor } from './cursor.ts'
import { link } from './link.ts'
import { offset } from './offset.ts'
import { page } from './page.ts'
import type { Paginator } from './style.ts'

export { type CheckCap, compileCap } from './cap.ts'
export { pageOfSize, halfPage, nextPageSize, pageBehind } from './size.ts'
export type { PageInfo, Paginator } from './style.ts'

/** The paginator of a shape; null for a single page. @param params the operation's params schema, for the type of the next value */
export function compilePagination(shape: Pagination, params: JsonSchema): Paginator | null {
  if (shape.style === 'none') return null
  const schemas = propertiesOf(params)
  const paginate = compileStyle(shape, schemas)
  return shape.cap ? capped(shape.cap, paginate, schemas, marksEnd(shape)) : paginate
}

/** Whether responses mark the last page: of several links, those of the link with the cap. */
function marksEnd(shape: Exclude<Pagination, { style: 'none' }>): boolean {
  if (shape.style === 'cursor') return shape.ends !== undefined
  return shape.style !== 'link' || shape.links.some(({ param, ends }) => ends && param === shape.cap?.param)
}

function compileStyle(
  shape: Exclude<Pagination, { style: 'none' }>,
  schemas: Readonly<Record<string, JsonSchema>>,
): Paginator {
  const schema = own(schemas, shape.param)
  switch (shape.style) {
    case 'cursor':
      return cursor(shape, schema)
    case 'offset':
      return offset(shape)
    case 'page':
      return page(shape)
    case 'graphql':
      return connection(shape)
    case 'link':
      return link(shape, schemas)
  }
}
