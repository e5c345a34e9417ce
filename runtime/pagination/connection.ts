import { isObject } from '../base/json.ts'
import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import { isPresent, missingNext, type Paginator } from './style.ts'

type Shape = Extract<Pagination, { style: 'graphql' }>

/** Continues a GraphQL connection with `endCursor` while `hasNextPage`. @see https://relay.dev/graphql/connections.htm */
export function connection(shape: Shape): Paginator {
  const pageInfo = compileLocator(shape.at)
  return (params, page) => {
    const info = pageInfo(page)
    if (!isObject(info) || info.hasNextPage !== true) return null
    if (!isPresent(info.endCursor)) throw missingNext('has no endCursor')
    return { ...params, [shape.param]: info.endCursor }
  }
}
