/** Values that records are counted by: how SQL reads them, and what they are as JSON. */
import { type Bind, expressionSql, jsonAt, ORDERED_CHARACTERS, textAt } from '../records/expressions.ts'
import { isFree, type Path } from '../language/field-paths.ts'
import { type Measure } from '../language/asked.ts'

/** What is measured of a group. */
export interface Measured {
  readonly measure: Measure
  readonly path: Path
}

/** The JSON value at a path; a text by its first characters, an object or a list by those of its JSON, null where there is none. */
export function countedAt(path: Path, bind: Bind): string {
  if (path.mappedAs !== undefined) return mappedAt(path, bind)
  return shortValue(jsonAt(path, bind), textAt(path, bind))
}

/** The value of a mapped field as `mapped` shows it. */
function mappedAt(path: Path, bind: Bind): string {
  switch (path.type) {
    case 'number':
      return `to_jsonb(${textAt(path, bind)}::numeric)`
    case 'boolean':
      return `to_jsonb(${textAt(path, bind)}::boolean)`
    case 'timestamp':
      return `to_jsonb(${timeText(`nullif(${expressionSql('time', path, bind)}, '-infinity'::timestamptz)`, path)})`
    default:
      return `to_jsonb(left(${textAt(path, bind)}, ${ORDERED_CHARACTERS}))`
  }
}

/** A time in UTC: of a mapped field to the millisecond, as it is shown. */
function timeText(time: string, { mappedAs }: Path): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${mappedAs === undefined ? 'US' : 'MS'}"Z"')`
}

/** A JSON text of at most so many bytes is counted as it is. */
const COUNTED_BYTES = 1000

/**
 * The values of a field, each with a number of records. They are counted as JSON texts, few of them
 * different, and read as values afterwards: JSON values themselves would be sorted, on the disk where there are many.
 */
export function countedTexts(path: Path, bind: Bind, from: string, where: string): string {
  if (path.mappedAs !== undefined)
    return `select ${mappedAt(path, bind)} as value, count(*) as count from ${from} where ${where} group by 1`
  const short = `to_jsonb(left(${textAt(path, bind)}, ${ORDERED_CHARACTERS}))::text`
  return `select ${valueOf('json')} as value, count from (
      select json, count(*) as count from (
        select case when octet_length(json) <= ${COUNTED_BYTES} then json else ${short} end as json
        from (select ${jsonAt(path, bind)}::text as json, data from ${from} where ${where} offset 0) as found
      ) as texts group by json
    ) as counted`
}

/** The value of a JSON text, as `shortValue` has it. */
function valueOf(json: string): string {
  const text = (plain: string) => `to_jsonb(left(${plain}, ${ORDERED_CHARACTERS}))`
  return `case left(${json}, 1) when 'n' then null when '"' then ${text(`${json}::jsonb #>> '{}'`)}
    when '{' then ${text(json)} when '[' then ${text(json)} else ${json}::jsonb end`
}

/** A join with the different elements of a list: a record without any has null, and a value that is no list is its own. */
export function elementsAt(path: Path, bind: Bind): string {
  const value = jsonAt(path, bind)
  const list = `case jsonb_typeof(${value}) when 'array' then ${value} when 'null' then '[]' else jsonb_build_array(${value}) end`
  const each = shortValue('element', `element #>> '{}'`)
  return `left join lateral (
      select distinct ${each} as value from jsonb_array_elements(coalesce(${list}, '[]')) as list (element)
    ) as elements on true`
}

function shortValue(value: string, text: string): string {
  return `case jsonb_typeof(${value}) when 'null' then null when 'number' then ${value} when 'boolean' then ${value}
    else to_jsonb(left(${text}, ${ORDERED_CHARACTERS})) end`
}

/** The least or the greatest value: of numbers and times as such, of other values as text. Values below a path are text or numbers. */
export function extremeAt({ measure, path }: Measured, bind: Bind): string {
  const { type } = path
  if (isFree(path)) return mixedExtreme(measure, path, bind)
  if (type === 'integer' || type === 'number') return `${numberExtreme(measure, path, bind)}::text`
  if (type === 'timestamp') {
    return timeText(`${measure}(nullif(${expressionSql('time', path, bind)}, '-infinity'::timestamptz))`, path)
  }
  return textExtreme(measure, path, bind)
}

function mixedExtreme(measure: Measure, path: Path, bind: Bind): string {
  return `coalesce(${numberExtreme(measure, path, bind)}::text, ${textExtreme(measure, path, bind)})`
}

function numberExtreme(measure: Measure, path: Path, bind: Bind): string {
  return `${measure}(nullif(${expressionSql('number', path, bind)}, '-Infinity'::numeric))`
}

function textExtreme(measure: Measure, path: Path, bind: Bind): string {
  return `${measure}(left(${textAt(path, bind)}, ${ORDERED_CHARACTERS}) collate "C")`
}

/**
 * A value as it is returned.
 * @param text the JSON of a value or, where it is measured, the plain text of a number, a time or a text
 */
export function countedValue(text: string | null, measured?: Measured): string | number | boolean | null {
  if (text === null) return null
  if (measured && !isNumber(measured)) return text
  const value = measured ? Number(text) : (JSON.parse(text) as string | number | boolean | null)
  return typeof value === 'number' ? numberOf(text) : value
}

function isNumber({ measure, path }: Measured): boolean {
  return measure === 'sum' || isFree(path) || path.type === 'integer' || path.type === 'number'
}

/** A number, or its text where a JSON number would lose digits; what is no number stays text. */
function numberOf(text: string): number | string {
  if (Number.isNaN(Number(text))) return text
  const digits = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  const value = Number(digits)
  return String(value) === digits ? value : digits
}
