/** The SQL of mapped fields: the value that `mapped` shows of a record, null where it has none of the type that the map says. */
import type { Path } from '../language/field-paths.ts'

/** What a mapped field is compared as. */
type MappedType = Extract<Path['type'], 'string' | 'number' | 'boolean' | 'timestamp'>

const BLANKS = `E' \\t\\n\\r'`
/** As `number_of` reads it, but for what JSON does not write so. */
const NUMBER = `'^\\s*(-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?)\\s*$'`
const BOOLEAN = `'^\\s*(true|false)\\s*$'`
/** Longer numbers are read by no search. */
const MAX_DIGITS = 400

/** The text of a mapped value: of a time that of the record. @param json the SQL of the value in the record @param text that of its text */
export function mappedText(type: Path['type'], json: string, text: string): string {
  switch (type as MappedType) {
    case 'number': {
      const digits = `case jsonb_typeof(${json}) when 'number' then ${text} when 'string' then substring(${text} from ${NUMBER}) end`
      return `(case when octet_length(${text}) <= ${MAX_DIGITS} then ${digits} end)`
    }
    case 'boolean':
      return `(case jsonb_typeof(${json}) when 'boolean' then ${text} when 'string' then substring(${text} from ${BOOLEAN}) end)`
    case 'timestamp':
      return `(case when jsonb_typeof(${json}) = 'string' and plugboard.time_of(btrim(${text}, ${BLANKS})) is not null then btrim(${text}, ${BLANKS}) end)`
    case 'string':
      return `(case when jsonb_typeof(${json}) = 'string' then ${text} end)`
  }
}

/** The time of a mapped value, to the millisecond. */
export function mappedTime(json: string, text: string): string {
  const read = `plugboard.time_of(case when jsonb_typeof(${json}) = 'string' then btrim(${text}, ${BLANKS}) end)`
  return `(date_trunc('milliseconds', ${read} at time zone 'UTC') at time zone 'UTC')`
}
