/** Rules about times. */
import { instantNamed, instantOf, type ObjectRule, type SeenObject } from './seen.ts'

const END = '(?:at|on|date|time|datetime|timestamp|ts|dateutc)?$'
/** Names of the time of a record's creation. */
export const CREATED = new RegExp(`^(?:date|time)?(?:creat(?:ed|ion|e)|inserted)${END}`)
/** Names of the time of a record's last change. */
export const UPDATED = new RegExp(`^(?:hs|date|time)?(?:last)?(?:updated|update|modified|modification|edited)${END}`)
/** Names of the time at which work on a record ended. */
export const CLOSED =
  /^(?:closed|completed|resolved|solved|finished|canceled|cancelled|merged|voided)(?:at|on|date|time)$/
/** Names of the time of a payment. */
const PAID = /^(?:paid(?:at|on|date)|datepaid|fullypaidondate)$/
const DUE = /^(?:due(?:date|at|on|by)?|duedatetime)$/
const ISSUED = /^(?:issued(?:at|on|date)|invoicedate|issuedate|date)$/
const ARCHIVED = /^(?:archived|deleted|trashed)(?:at|on|date|time)$/
const EXPIRES = /^(?:expires?|expir(?:y|ation|es))(?:at|on|date|time|datetime)?$/
const MONTHS_13 = 400 * 86_400_000
const DAY = 86_400_000

function order(name: string, before: RegExp, after: RegExp, slackMs = 0): ObjectRule {
  return {
    name,
    broken(seen) {
      const [one, other] = [instantNamed(seen, before), instantNamed(seen, after)]
      if (one === undefined || other === undefined || one <= other + slackMs) return undefined
      return `${shown(one)} is after ${shown(other)}`
    },
  }
}

function shown(time: number): string {
  return new Date(time).toISOString()
}

/** Names of two times, the earlier one first. */
const PAIRS: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [/start/, /end/],
  [/first/, /last/],
  [/since/, /until/],
  [/min/, /max/],
  [/opened/, /closed/],
]

function pairBroken({ fields }: SeenObject): string | undefined {
  for (const [field, value] of fields) {
    const one = instantOf(value)
    if (one === undefined) continue
    for (const [first, second] of PAIRS) {
      const end = first.test(field) ? instantOf(fields.get(field.replace(first, second.source))) : undefined
      if (end !== undefined && one > end) return `${field} ${shown(one)} is after its end ${shown(end)}`
    }
  }
  return undefined
}

const PAST = [CREATED, UPDATED, CLOSED, PAID, ARCHIVED]

/** Rules about times. */
export const DATE_RULES: readonly ObjectRule[] = [
  order('created comes before updated', CREATED, UPDATED),
  order('created comes before closed', CREATED, CLOSED, DAY),
  order('closed comes before updated', CLOSED, UPDATED, DAY),
  order('created comes before paid', CREATED, PAID, DAY),
  order('issued comes before due', ISSUED, DUE, DAY),
  order('created comes before due', CREATED, DUE, DAY),
  order('created comes before archived', CREATED, ARCHIVED, DAY),
  order('created comes before expiry', CREATED, EXPIRES, DAY),
  { name: 'a start comes before its end', broken: pairBroken },
  {
    name: 'what happened is not in the future',
    broken(seen, now) {
      const late = PAST.map((name) => instantNamed(seen, name)).find((time) => time !== undefined && time > now + DAY)
      return late === undefined ? undefined : `${shown(late)} is in the future`
    },
  },
  {
    name: 'a record is of the last 13 months',
    broken(seen, now) {
      const time = instantNamed(seen, CREATED)
      return seen.path === '' && time !== undefined && time < now - MONTHS_13 ? `${shown(time)} is too old` : undefined
    },
  },
]
