/** Effects of the params of lists, by their names. */
import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonSchema } from '../../runtime/base/json.ts'
import type { FilterField, RecordFields } from './base/fields.ts'
import type { Side } from './base/values.ts'

/** Params that show records in another way. */
const VIEWS =
  /^(?:\$?(?:expand|select|count|skiptoken)|aggregation|format|locale|view|fields?|opt_fields|properties.*|associations|access|corpora|include.*|exclude|part|hl|dp|unitdp|dates_are_gmt|cvid|body-format|text_?format|time_?zone|metafieldkeys|with.*|show.*|supports.*|allow.*|use.*|return.*|reconcile.*|total(?:_required)?|full|sample|history|deep|summaryonly|singleevents|maxattendees|record_?metadata|custom_items|subtasks|filter_properties|synctoken|page_?token|skip_?token|mine|.*selector|default_.*)$/i
/** Params that search by words and conditions. */
export const SEARCHED = /^(?:q|query|search|text|terms?|keywords?|jql|where|filter)$/i
/** Params that are filters as JSON. */
export const CRITERIA = /^(?:filter_?groups|filters?|filtering|query_?params|criteria)$/i
/** Params that bound a time of no named field. */
export const TIMES = /^(?:start|end|since|until|before|after|from|to|min|max|oldest|latest|time)(?:_|[A-Z]|$)/

/** Params that limit a list without pages. */
export const MOST = /^(?:limit|first|count|max_?(?:results|records)|page_?size|per_?page)$/i

/** Whether a param only shows the records of a list in another way. */
export function isView(name: string): boolean {
  return VIEWS.test(name)
}

/** Whether a value asks for nothing: a view, a default, or a flag that is not set. */
export function isHarmless(name: string, value: Json, schema: JsonSchema): boolean {
  return (
    isView(name) ||
    value === false ||
    value === 'all' ||
    value === 'any' ||
    value === '' ||
    isDeepStrictEqual(value, schema.default)
  )
}

const BOUNDS: readonly (readonly [RegExp, Side])[] = [
  [/^(.+?)[_.[]gte\]?$/i, 'gte'],
  [/^(.+?)[_.[]gt\]?$/i, 'gt'],
  [/^(.+?)[_.[]lte\]?$/i, 'lte'],
  [/^(.+?)[_.[]lt\]?$/i, 'lt'],
  [/^(.+?)_?(?:after|since|from|min|>)$/i, 'gte'],
  [/^(.+?)_?(?:before|until|to|max|<)$/i, 'lte'],
  [/^(.+?)_?from_?date_?time$/i, 'gte'],
  [/^(.+?)_?to_?date_?time$/i, 'lte'],
  [/^(?:start|min|from|since|after)_?(?=[A-Z_])(.+)$/, 'gte'],
  [/^(?:end|max|until|before|to)_?(?=[A-Z_])(.+)$/, 'lte'],
]
const FROM = /^(?:since|after|oldest|from|start|time_?min|(?:start|from)_?(?:date|time|date_?time))$/i
const TO = /^(?:until|before|latest|to|end|time_?max|(?:end|to)_?(?:date|time|date_?time))$/i
/** The time of a record where a param names none. */
const MAIN_TIMES = [
  'created',
  'created_at',
  'created_time',
  'date_created',
  'start',
  'date',
  'ts',
  'time',
  'sent_at',
  'published_at',
]
const CHANGE_TIMES = [
  'updated',
  'updated_at',
  'modified',
  'modified_at',
  'last_edited_time',
  'date_modified',
  'updated_date_utc',
]

/** The bound that a param such as `created_after` is, with the field that it bounds. */
export function boundOf(
  name: string,
  fields: RecordFields,
): { readonly field: FilterField; readonly side: Side } | undefined {
  for (const [pattern, side] of BOUNDS) {
    const stem = pattern.exec(name)?.[1]
    const field = stem === undefined ? undefined : boundedField(stem, fields)
    if (field) return { field, side }
  }
  if (/^(?:modified|updated)_?since$/i.test(name)) return bounded(CHANGE_TIMES, 'gte', fields)
  if (FROM.test(name)) return bounded(MAIN_TIMES, 'gte', fields)
  return TO.test(name) ? bounded(MAIN_TIMES, 'lte', fields) : undefined
}

function bounded(names: readonly string[], side: Side, fields: RecordFields) {
  const field = names.map((name) => boundedField(name, fields)).find((one) => one)
  return field && { field, side }
}

function boundedField(stem: string, fields: RecordFields): FilterField | undefined {
  const ends = ['', '_at', '_on', '_time', '_date', 'd', 'd_at', '_date_time']
  const field = ends.map((end) => fields.find(stem + end)).find((one) => one)
  const types = field ? fields.typesOf(field) : []
  const isOpen = !['object', 'array', 'boolean'].some((type) => types.includes(type))
  return field && isOpen ? field : undefined
}
