/** Parses locators of a vendor's request. */
import { defined, pointer } from '../../../base/json.ts'
import type { Locator } from '../../../language/locator.ts'
import type { RequestLocator, RequestLocatorSource, RequestLocatorsSource } from '../../model/webhooks.ts'
import type { ReportProblem } from '../../source/problems.ts'
import { type ValueReader, valueReader } from '../values.ts'

/** Parses locators of a request; reports problems at their location. */
export interface RequestLocatorReader {
  readonly values: ValueReader
  readonly locator: (source: RequestLocatorsSource, at: string) => RequestLocator
  readonly optional: (source: RequestLocatorsSource | undefined, at: string) => RequestLocator | undefined
  readonly named: (
    sources: Readonly<Record<string, RequestLocatorsSource>> | undefined,
    at: string,
  ) => Record<string, RequestLocator>
}

const FORMS = "in a vendor's request, name $.path, header.Name or query.name"

const WORDS: { readonly [K in Locator['in']]?: string } = {
  last: 'names the last record of a page',
  path: 'names several values',
  link: 'names a link of a response',
  query: 'cuts a param out of a URL',
}

const PARAM = /^query\.([\w.[\]-]{1,100})$/

/** Creates a parser of locators. */
export function requestLocators(report: ReportProblem): RequestLocatorReader {
  const values = valueReader([], report)
  const locate = (text: string, at: string): RequestLocator['at'] => {
    const name = PARAM.exec(text)?.[1]
    if (name !== undefined) return { in: 'param', name }
    const locator = values.locator(text, at)
    if (locator.in !== 'header' && locator.in !== 'body')
      report({
        rule: 'locator-syntax',
        pointer: at,
        message: `"${text}" ${WORDS[locator.in] ?? 'is elsewhere'}: ${FORMS}`,
      })
    return locator
  }
  const one = (source: RequestLocatorSource, at: string): RequestLocator => {
    if (typeof source === 'string') return { at: locate(source, at) }
    const { separator, form, into } = source
    return defined({ at: locate(source.at, pointer(at, 'at')), separator, form, into })
  }
  const locator: RequestLocatorReader['locator'] = (source, at) => {
    if (!isList(source)) return one(source, at)
    const [first, ...others] = source.map((each, index) => one(each, pointer(at, index)))
    if (!first) return one('$', at)
    return others.length === 0 ? first : { ...first, or: others }
  }
  return {
    values,
    locator,
    optional: (source, at) => (source === undefined ? undefined : locator(source, at)),
    named: (sources = {}, at) =>
      Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, locator(source, pointer(at, name))])),
  }
}

function isList(source: RequestLocatorsSource): source is readonly RequestLocatorSource[] {
  return Array.isArray(source)
}
