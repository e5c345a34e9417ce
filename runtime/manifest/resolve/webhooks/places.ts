/** Places of a vendor's request, parsed. */
import { defined, pointer } from '../../../base/json.ts'
import type { Locator } from '../../../language/locator.ts'
import type { Place, PlaceSource, PlacesOf } from '../../model/webhooks.ts'
import type { ReportProblem } from '../../source/problems.ts'
import { type ValueReader, valueReader } from '../values.ts'

/** Reads places of a request; problems are reported at their location. */
export interface PlaceReader {
  readonly values: ValueReader
  readonly place: (source: PlacesOf, at: string) => Place
  readonly optional: (source: PlacesOf | undefined, at: string) => Place | undefined
  readonly places: (sources: Readonly<Record<string, PlacesOf>> | undefined, at: string) => Record<string, Place>
}

const FORMS = "in a vendor's request, name $.path, header.Name or query.name"

const WORDS: { readonly [K in Locator['in']]?: string } = {
  last: 'names the last record of a page',
  path: 'names several values',
  link: 'names a link of a response',
  query: 'cuts a param out of a URL',
  segment: 'cuts a segment out of a URL',
}

const PARAM = /^query\.([\w.[\]-]{1,100})$/

/** A reader of places. */
export function placeReader(report: ReportProblem): PlaceReader {
  const values = valueReader([], report)
  const locate = (text: string, at: string): Place['at'] => {
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
  const one = (source: PlaceSource, at: string): Place => {
    if (typeof source === 'string') return { at: locate(source, at) }
    const { separator, form, into } = source
    return defined({ at: locate(source.at, pointer(at, 'at')), separator, form, into })
  }
  const place: PlaceReader['place'] = (source, at) => {
    if (!isList(source)) return one(source, at)
    const [first, ...others] = source.map((each, index) => one(each, pointer(at, index)))
    return others.length === 0 ? first! : { ...first!, or: others }
  }
  return {
    values,
    place,
    optional: (source, at) => (source === undefined ? undefined : place(source, at)),
    places: (sources = {}, at) =>
      Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, place(source, pointer(at, name))])),
  }
}

function isList(source: PlacesOf): source is readonly PlaceSource[] {
  return Array.isArray(source)
}
