/** The named forms of strings that a field can have. */

/** Characters of a path's segment. @see RFC 3986 section 3.3 */
const SEGMENT = String.raw`[\w.~!$&'()*+,;=:@-]|%[\da-f]{2}`
const HOST = String.raw`\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*`
const AUTHORITY = String.raw`//(?:(?:[\w.~!$&'()*+,;=:-]|%[\da-f]{2})*@)?(?:${HOST})(?::\d*)?(?=[/?#]|$)`
const URI = new RegExp(
  `^[a-z][a-z\\d+.-]*:(?=.)(?:${AUTHORITY}|(?!//))(?:${SEGMENT}|/)*(?:\\?(?:${SEGMENT}|[/?])*)?(?:#(?:${SEGMENT}|[/?])*)?$`,
  'i',
)

/** A part of a host's name. @see RFC 1123 section 2.1 */
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const HOSTNAME = new RegExp(`^(?=.{1,253}\\.?$)${LABEL}(?:\\.${LABEL})*\\.?$`, 'i')

/** A part of an address before its `@`. @see RFC 5322 section 3.2.3 */
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i')

const UUID = /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const DATE = /^\d{4}-\d\d-\d\d$/
const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])(\d\d):?(\d\d)?)$/i
const MINUTES_OF_DAY = 1440

/** Checks by name of the form. */
export const FORMATS = {
  date: isDate,
  'date-time': isDateTime,
  uri: (text: string) => URI.test(text),
  email: (text: string) => EMAIL.test(text),
  uuid: (text: string) => UUID.test(text),
  hostname: (text: string) => HOSTNAME.test(text),
} as const satisfies Readonly<Record<string, (text: string) => boolean>>

function isDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whether a text is a time of a day, with its zone. @see RFC 3339 section 5.6 */
function isDateTime(text: string): boolean {
  const [date = '', time = '', ...more] = text.split(/[t\s]/i)
  return more.length === 0 && isDate(date) && isTime(time)
}

function isTime(text: string): boolean {
  const [, hour, minute, second, sign, zoneHour = 0, zoneMinute = 0] = TIME.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return false
  if (Number(zoneHour) > 23 || Number(zoneMinute) > 59) return false
  if (Number(second) < 60) return true
  const offset = (Number(zoneHour) * 60 + Number(zoneMinute)) * (sign === '-' ? -1 : 1)
  const minutes = Number(hour) * 60 + Number(minute) - offset
  // A leap second is the last one of a day in UTC.
  return Number(second) < 61 && (minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY === MINUTES_OF_DAY - 1
}
