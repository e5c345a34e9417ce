import { type JsonSchema, own } from '../base/json.ts'
import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import { endReader, isPresent, isUnusable, missingNext, type Paginator, toDeclaredType } from './style.ts'

type Shape = Extract<Pagination, { style: 'link' }>

/**
 * Takes the param out of the query of the next page's URL. The URL is never followed, so it cannot lead anywhere else. The first
 * link that is there counts, unless the response says by its `more` or `done` that the list is over; `more` without the link is an error.
 */
export function link(shape: Shape, schemas: Readonly<Record<string, JsonSchema>>): Paginator {
  const links = shape.links.map((candidate) => ({
    ...candidate,
    read: compileLocator(candidate.next),
    goesOn: endReader(candidate),
  }))
  return (params, page) => {
    for (const { read, goesOn, param, wireName } of links) {
      const [url, more] = [read(page), goesOn(page)]
      if (isUnusable(url) && more !== false) throw missingNext('its link is not text')
      if (!isPresent(url) && more) throw missingNext(`there is no link to take ${param} from`)
      if (!isPresent(url)) continue
      if (more === false) return null
      const query = new URLSearchParams(String(url).split('#')[0]!.split('?').slice(1).join('?'))
      const value = query.get(wireName)
      if (value === null || value === '') throw missingNext(`its link has no ${wireName}`)
      return { ...params, [param]: toDeclaredType(value, own(schemas, param)) }
    }
    return null
  }
}
