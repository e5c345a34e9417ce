/** Times in text: ISO 8601 dates and times, in UTC unless they say otherwise, from the year 2 to 9998. */

const TIME =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|([+-])(0\d|1[0-4]):?([0-5]\d))?)?$/

/** Microseconds since 1970 of a date or time such as `2026-01-31T12:00:00.5+02:00`, or undefined; `plugboard_time` in SQL. */
export function readTime(text: string): bigint | undefined {
  const parts = TIME.exec(text)
  if (!parts) return undefined
  const [
    ,
    year = '',
    month,
    day,
    hour = '0',
    minute = '0',
    second = '0',
    fraction = '',
    ,
    sign,
    hours = '0',
    minutes = '0',
  ] = parts
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isDay =
    date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && year >= '0002' && year <= '9998'
  if (!isDay) return undefined
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  const seconds = date.getTime() / 1000 + Number(hour) * 3600 + (Number(minute) - offset) * 60 + Number(second)
  return BigInt(seconds) * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6))
}

/** The units of relative times, as intervals of PostgreSQL name them. */
const UNITS: Readonly<Record<string, string>> = {
  s: 'second',
  m: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  M: 'month',
  y: 'year',
}

const RELATIVE = /^now(?:([+-])(\d{1,5})([smhdwMy]))?(?:\/([smhdwMy]))?$/

/** A time relative to now, such as `now-7d` or `now/d`. */
export interface RelativeTime {
  /** An interval of PostgreSQL, such as `-7 day`. */
  readonly shift: string
  /** The unit that it begins with in UTC, such as `day`; undefined for the time itself. */
  readonly unit: string | undefined
}

/** Whether a text is a time relative to now. */
export function isRelativeTime(text: string): boolean {
  return RELATIVE.test(text)
}

/** Reads such a time; undefined for any other text. */
export function readRelativeTime(text: string): RelativeTime | undefined {
  const parts = RELATIVE.exec(text)
  if (!parts) return undefined
  const [, sign = '+', count = '0', unit = 's', start] = parts
  return { shift: `${sign}${count} ${UNITS[unit]}`, unit: start && UNITS[start] }
}
