import { isObject, type Json } from '../../../base/json.ts'
import type { Locator } from '../../../language/locator.ts'
import type { Place } from '../../model/webhooks.ts'
import { type ManifestRule, visitValues } from '../rule.ts'

/** Places are in what a vendor sends: a header with a name that HTTP allows, a param, or a path of the body. */
export const webhookPlaces: ManifestRule = {
  name: 'webhook-places',
  check({ resolved, report }) {
    const { webhooks } = resolved
    if (!webhooks) return
    const found = new Set<string>()
    visitValues(webhooks as unknown as Json, (value) => {
      const problem = isPlace(value) ? problemOf((value as unknown as Place).at) : undefined
      if (problem !== undefined) found.add(problem)
    })
    for (const message of found) report({ rule: 'webhook-places', pointer: '/webhooks', on: 'key', message })
  },
}

function isPlace(value: Json): boolean {
  return isObject(value) && isObject(value.at) && typeof value.at.in === 'string'
}

function problemOf(at: Place['at']): string | undefined {
  if (at.in === 'header' && !/^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$/.test(at.name))
    return `Cannot use ${JSON.stringify(at.name)} as a header name`
  const isElsewhere = at.in !== 'param' && at.in !== 'header' && at.in !== 'body'
  return isElsewhere
    ? `A vendor's request has no ${WORDS[at.in] ?? at.in}: name $.path, header.Name or query.name`
    : undefined
}

const WORDS: { readonly [K in Locator['in']]?: string } = {
  last: 'last record',
  path: 'several values',
  link: 'links',
  query: 'URL to cut a param from',
  segment: 'URL to cut a segment from',
}
