/** Each rule of the checker finds a record that breaks it, and lets a good one pass. */
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../runtime/base/json.ts'
import {
  type Known,
  OBJECT_RULES,
  objectsIn,
  type SeenEntity,
  violationsIn,
  WORLD_RULES,
} from '../support/invariants/index.ts'

const NOW = Date.UTC(2026, 10, 20)
const KNOWN: Known = {
  refs: () => [['customer_id', 'customers.id']],
  has: (_, __, value) => value === 'cus_1',
  hasKeyForm: () => true,
}

function entityOf(records: readonly JsonObject[], more: Partial<SeenEntity> = {}): SeenEntity {
  const [kind, entity, keyField] = [more.kind ?? 'shop', more.entity ?? 'customers', 'id']
  const objects = records.flatMap((record) => objectsIn({ kind, entity, key: String(record.id) }, record))
  return { kind, entity, keyField, records, objects, isWhole: true, ...more }
}

function brokenBy(...entities: readonly SeenEntity[]): string[] {
  return [...new Set(violationsIn(entities, KNOWN, NOW).map(({ rule }) => rule))]
}

const EARLY = '2026-03-01T00:00:00Z'
const LATE = '2026-06-01T00:00:00Z'
const ADA = { email: 'ada.lopez@shop.example', first_name: 'Ada', last_name: 'Lopez' }

const OBJECTS: Readonly<Record<string, JsonObject>> = {
  'created comes before updated': { created_at: LATE, updated_at: EARLY },
  'created comes before closed': { created: LATE, closed_at: EARLY },
  'closed comes before updated': { closed_at: LATE, updated_at: EARLY },
  'created comes before paid': { created: LATE, paid_at: EARLY },
  'issued comes before due': { issued_at: LATE, due_date: '2026-03-01' },
  'created comes before due': { created: LATE, due_at: EARLY },
  'created comes before archived': { created: LATE, archived_at: EARLY },
  'created comes before expiry': { created: LATE, expires_at: EARLY },
  'a start comes before its end': { start_date: LATE, end_date: EARLY },
  'what happened is not in the future': { closed_at: '2027-06-01T00:00:00Z' },
  'a record is of the last 13 months': { created: '2020-01-01T00:00:00Z' },
  'subtotal, tax and total agree': { subtotal: 100, tax: 20, total: 130 },
  'due, paid and remaining agree': { amount_due: 60950, amount_paid: 72964, amount_remaining: 60944 },
  'the lines make the subtotal': { subtotal: 30, line_items: [{ amount: 10 }, { amount: 11 }] },
  'quantity and price make a line': { quantity: 2, unit_price: 10, amount: 30 },
  'a part is no more than the whole': { amount: 10, amount_refunded: 20 },
  'an amount is not negative': { amount: -1 },
  'a percentage is up to 100': { percent_off: 130 },
  'a count is a whole number': { view_count: 1.5 },
  'a count is the length of its list': { comment_count: 3, comments: [{}] },
  'a currency is one': { currency: 'currency_1' },
  'a list has no archived records': { archived: true },
  'what is not archived has no time of it': { archived: false, archived_at: EARLY },
  'what is not deleted has no time of it': { deleted: false, deleted_at: EARLY },
  'a state and the time of its end agree': { state: 'open', closed_at: EARLY },
  'a flag and the time of its end agree': { completed: true, completed_at: null },
  'paid and what is left agree': { paid: false, status: 'paid' },
  'attempts agree': { attempted: false, attempt_count: 35 },
  'a state and its active flag agree': { status: 'active', active: false },
  'an email address is of the name beside it': { ...ADA, email: 'hedy.1@shop.example' },
  'a whole name has its parts': { ...ADA, name: 'Joan Berg' },
  'an email address is at .example': { email: 'ada@gmail.com' },
  'a phone number is nobody’s': { phone: '+1 503 223 4567' },
  'an address is one place': { city: 'Berlin', country: 'FR' },
  'a text is no placeholder': { note: 'note 12' },
  'an address of the web is one': { url: 'https://' },
  'an address of the web is not at example.com': { avatar_url: 'https://example.com/1' },
  'a colour is one': { color: '#12' },
  'a time zone is one': { time_zone: 'Mars/Olympus' },
  'a country is one': { country: 'U5' },
}

const TWO = [
  { id: 'cus_1', customer_id: 'cus_1' },
  { id: 'cus_2', customer_id: 'cus_1' },
]

const WORLDS: Readonly<Record<string, readonly SeenEntity[]>> = {
  'keys are unique': [
    entityOf([
      { id: 'a', n: 1 },
      { id: 'a', n: 2 },
    ]),
  ],
  'email addresses of people are unique': [entityOf(TWO.map((one) => ({ ...one, email: 'ada@shop.example' })))],
  'logins, slugs and numbers are unique': [entityOf(TWO.map((one) => ({ ...one, login: 'ada' })))],
  'keys have the form that the manifest shows': [entityOf([{ id: 'customers_1' }])],
  'a reference leads to a record': [entityOf([{ id: 'cus_1', customer_id: 'cus_9' }])],
  'a total is the number of records': [entityOf(TWO, { total: 250 })],
  'one record has one currency': [entityOf([{ id: 'cus_1', currency: 'usd', price: { currency: 'EUR' } }])],
  'records differ': [entityOf([{ id: 'cus_1' }, { id: 'cus_1' }])],
  'one email address has one name': [
    entityOf([{ id: 'cus_1', ...ADA }]),
    entityOf([{ id: 'cus_1', ...ADA, first_name: 'Adalo' }], { kind: 'desk' }),
  ],
  'one name has one email address': [
    entityOf([{ id: 'cus_1', ...ADA }]),
    entityOf([{ id: 'cus_1', ...ADA, email: 'ada.lopez@desk.example' }], { kind: 'desk' }),
  ],
  'one person has one address': [
    entityOf([{ id: 'cus_1', email: ADA.email, street: '1 Mill Lane', city: 'Berlin' }]),
    entityOf([{ id: 'cus_1', email: ADA.email, street: '2 Mill Lane', city: 'Berlin' }]),
  ],
  'a named record has its name': [
    entityOf([{ id: 'cus_1', name: 'Maple Works' }]),
    entityOf([{ id: 'ord_1', customer: { id: 'cus_1', name: 'River Labs' } }], { entity: 'orders' }),
  ],
}

describe('a rule of the checker', () => {
  it.each(OBJECT_RULES.map(({ name }) => name))('%s finds a broken object', (name) => {
    const record = OBJECTS[name]
    expect(record, `a broken record for "${name}"`).toBeDefined()
    expect(brokenBy(entityOf([{ id: 'cus_1', ...record }]))).toContain(name)
  })

  it.each(WORLD_RULES.map(({ name }) => name))('%s finds broken records', (name) => {
    expect(WORLDS[name], `broken records for "${name}"`).toBeDefined()
    expect(brokenBy(...(WORLDS[name] ?? []))).toContain(name)
  })

  it('lets good records pass', () => {
    const good = {
      ...ADA,
      created_at: EARLY,
      updated_at: LATE,
      status: 'open',
      closed_at: null,
      paid: false,
      phone: '+1 503 555 0112',
      city: 'Berlin',
      country: 'DE',
      subtotal: 20,
      tax: 4,
      total: 24,
      line_items: [{ quantity: 2, unit_price: 10, amount: 20 }],
    }
    expect(brokenBy(entityOf([{ id: 'cus_1', customer_id: 'cus_1', ...good }]))).toEqual([])
  })
})
