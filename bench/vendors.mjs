/**
 * Lists of five vendors in a process of its own, by their paths: 1,000 pages of 100 records, each with an ID of its own. A page has about
 * 30 kB, or 90 kB with the argument `long`.
 */
import { createServer } from 'node:http'

const PAGES = 1000
const SIZE = 100

/** The digits of an ID, which each page replaces. */
const ID = '000000'

const isLong = process.argv[2] === 'long'

const person = {
  name: 'Ada Example',
  email: 'customer@example.com',
  description: 'A record with a description of usual length, for size.',
  created: 1793433600,
  metadata: { order: '6735', source: 'web' },
  address: { city: 'Berlin', country: 'DE', line1: 'Beispielstr. 1' },
}

/** What makes a record three times as long: values as vendors send them, most of them empty. */
const more = isLong && {
  balance: 0,
  currency: 'eur',
  default_source: null,
  delinquent: false,
  invoice_prefix: 'EX0001',
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  next_invoice_sequence: 1,
  preferred_locales: ['de', 'en'],
  shipping: { name: 'Ada Example', phone: null, address: { city: 'Berlin', country: 'DE', line1: 'Beispielstr. 1' } },
  tax_exempt: 'none',
  test_clock: null,
  about: 'A longer text that somebody wrote about this customer. '.repeat(2),
  history: ['2026-01-12T09:30:00.000Z', '2026-06-19T09:30:00.000Z', '2026-11-19T09:30:00.000Z'],
}
const fields = { ...person, ...more }

const people = { object: 'user', id: `user-${ID}`, type: 'person', avatar_url: null, person: {}, ...fields }
const members = {
  id: `user-${ID}`,
  displayName: 'ada',
  active: true,
  admin: false,
  guest: false,
  isMe: false,
  avatarUrl: null,
  url: 'https://linear.app/example/profiles/ada',
  timezone: 'Europe/Berlin',
  createdAt: '2026-01-12T09:30:00.000Z',
  teams: { nodes: [], pageInfo: { hasNextPage: false } },
  ...fields,
}

/** By path: a record, a page of records, and the response with one record if it is more than the record. */
const LISTS = {
  '/v1/customers': {
    record: { id: `cus_${ID}`, object: 'customer', livemode: false, ...fields },
    page: (data, next) => ({ object: 'list', url: '/v1/customers', has_more: next !== null, data }),
  },
  '/v1/users': {
    record: people,
    page: (results, next) => ({
      object: 'list',
      type: 'user',
      user: {},
      results,
      has_more: next !== null,
      next_cursor: next,
    }),
  },
  '/graphql': {
    record: members,
    one: (user) => ({ data: { user } }),
    page: (nodes, next) => ({
      data: {
        users: {
          nodes,
          pageInfo: { hasNextPage: next !== null, hasPreviousPage: false, startCursor: null, endCursor: next },
        },
      },
    }),
  },
  '/api/1.0/tasks': {
    record: { gid: `1${ID}`, resource_type: 'task', resource_subtype: 'default_task', ...fields },
    one: (data) => ({ data }),
    page: (data, next) => ({
      data,
      next_page: next && { offset: next, path: '/tasks', uri: 'https://app.asana.com/api/1.0/tasks' },
    }),
  },
  '/v0/appBench000000000/people': {
    record: { id: `rec${ID}`, createdTime: '2026-11-19T09:30:00.000Z', fields },
    page: (records, next) => ({ records, ...(next && { offset: next }) }),
  },
}

/** By path: one record, and the text of a page between the digits of its IDs and of its cursor. */
const TEXTS = Object.fromEntries(
  Object.entries(LISTS).map(([path, { record, page, one = (only) => only }]) => {
    const records = Array.from({ length: SIZE }, () => record)
    const textOf = (next) => JSON.stringify(page(records, next)).split(ID)
    return [path, { more: textOf(`p${ID}`), last: textOf(null), one: JSON.stringify(one(record)) }]
  }),
)

/** The body of a response; undefined for another path. */
function responseTo(path, text) {
  const list = TEXTS[path]
  if (list) return /\buser\(/.test(text) ? list.one : bodyOf(list, pageOf(text))
  return TEXTS[path.slice(0, path.lastIndexOf('/'))]?.one
}

/** The page after the one that a request names: by a cursor, or by the ID of a record. */
function pageOf(text) {
  const [, cursor, id] = /\bp(\d{6})\b|cus_(\d{6})/.exec(text) ?? []
  return cursor === undefined ? (id === undefined ? 0 : Math.floor(Number(id) / SIZE) + 1) : Number(cursor)
}

/** A page's text. A cursor may stand before, between or behind the records, so its digits are those with a `p`. */
function bodyOf({ more, last }, page) {
  const parts = page + 1 < PAGES ? more : last
  let record = page * SIZE
  return parts.reduce((text, part) => text + (text.endsWith('"p') ? digits(page + 1) : digits(record++)) + part)
}

function digits(number) {
  return String(number).padStart(ID.length, '0')
}

const server = createServer((request, response) => {
  let text = request.url
  request.on('data', (chunk) => (text += chunk))
  request.on('end', () => {
    const found = responseTo(request.url.split('?')[0].replace(/\/$/, ''), text)
    if (found === undefined) {
      process.stderr.write(`${request.method} ${request.url}\n`)
      return response.writeHead(404).end('{}')
    }
    const body = Buffer.from(found)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
})

server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.on('disconnect', () => process.exit())
