import { type JsonSchema, own } from '../base/json.ts'
import { compileLocator } from '../language/locator.ts'
import type { Pagination } from '../manifest/index.ts'
import {
  endReader,
  isPresent,
  leadsToItself,
  isUnusable,
  missingNext,
  type Paginator,
  promisesMore,
  toDeclaredType,
  without,
} from './style.ts'

type Shape = Extract<Pagination, { style: 'link' }>

/**
 * Reads params in the query of the next page's URL, which is never followed. The first present link counts, unless its end mark ends the
 * list. A page that announces more without the link is an error.
 */
export function link(shape: Shape, schemas: Readonly<Record<string, JsonSchema>>): Paginator {
  const links = shape.links.map((candidate) => ({
    ...candidate,
    read: compileLocator(candidate.next),
    isEnd: endReader(candidate.ends, candidate.size),
    promises: promisesMore(candidate.ends),
  }))
  return (params, page) => {
    for (const { ends, read, isEnd, promises, param, wireName, also = {} } of links) {
      const [url, isLast] = [read(page), isEnd(params, page) === true]
      if (isUnusable(url) && !isLast) throw missingNext('its link is not text')
      if (!isPresent(url) && promises && !isLast) throw missingNext(`there is no link to take ${param} from`)
      if (!isPresent(url)) continue
      if (isLast) return null
      const query = new URLSearchParams(String(url).replace(/#.*$/s, '').split('?').slice(1).join('?'))
      const names = Object.entries({ [param]: wireName, ...also })
      const taken = names.flatMap(([name, wire]) => {
        const value = query.get(wire)
        return value === null || value === '' ? [] : [[name, toDeclaredType(value, own(schemas, name))] as const]
      })
      if (taken.length === 0) throw missingNext(`its link has no ${names.map(([, wire]) => wire).join(' or ')}`)
      if (leadsToItself(ends, params, Object.fromEntries(taken))) return null
      return {
        ...without(params, [...names.map(([name]) => name), ...(shape.drop ?? [])]),
        ...Object.fromEntries(taken),
      }
    }
    return null
  }
}
