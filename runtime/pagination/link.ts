import type { JsonSchema } from '../base/json.ts'
import { own } from '../base/json.ts'
import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import { isPresent, isUnusable, missingNext, type Paginator, toDeclaredType } from './style.ts'

type Shape = Extract<Pagination, { style: 'link' }>

/** Takes the param out of the query of the next page's URL. The URL is never followed, so it cannot lead anywhere else. */
export function link(shape: Shape, schemas: Readonly<Record<string, JsonSchema>>): Paginator {
  const links = shape.links.map((candidate) => ({ ...candidate, read: compileLocator(candidate.next) }))
  return (params, page) => {
    for (const { read, param, wireName } of links) {
      const url = read(page)
      if (isUnusable(url)) throw missingNext('its link is not text')
      if (!isPresent(url)) continue
      const query = new URLSearchParams(String(url).split('#')[0]!.split('?').slice(1).join('?'))
      const value = query.get(wireName)
      if (value === null || value === '') throw missingNext(`its link has no ${wireName}`)
      return { ...params, [param]: toDeclaredType(value, own(schemas, param)) }
    }
    return null
  }
}
