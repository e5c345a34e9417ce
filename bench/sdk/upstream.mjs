/** Five vendors' lists in a process of its own: 1,000 pages of 100 records each, by their paths. */
import { createServer } from 'node:http'

const PAGES = 1000

const person = (id) => ({
  name: `Ada Example ${id}`,
  email: `customer-${id}@example.com`,
  description: 'A record with a description of usual length, for size.',
  created: 1793433600 + id,
  metadata: { order: String(6735 + id), source: 'web' },
  address: { city: 'Berlin', country: 'DE', line1: 'Beispielstr. 1', line2: null, postal_code: '10115', state: null },
})
const hundred = (record) => JSON.stringify(Array.from({ length: 100 }, (_, id) => record(id)))

const customers = hundred((id) => ({ id: `cus_${id}`, object: 'customer', livemode: false, ...person(id) }))
const people = hundred((id) => ({
  id: `user-${id}`,
  object: 'user',
  type: 'person',
  avatar_url: null,
  person: {},
  ...person(id),
}))
const members = hundred((id) => ({
  id: `user-${id}`,
  displayName: 'ada',
  active: true,
  admin: false,
  guest: false,
  isMe: false,
  initials: 'AE',
  avatarUrl: null,
  avatarBackgroundColor: '#5e6ad2',
  url: 'https://linear.app/example/profiles/ada',
  timezone: 'Europe/Berlin',
  lastSeen: '2026-11-19T09:30:00.000Z',
  createdIssueCount: 12,
  createdAt: '2026-01-12T09:30:00.000Z',
  updatedAt: '2026-11-19T09:30:00.000Z',
  teams: { nodes: [], pageInfo: { hasNextPage: false } },
  ...person(id),
}))
const [MEMBER] = JSON.parse(members)
const tasks = hundred((id) => ({
  gid: String(id),
  resource_type: 'task',
  resource_subtype: 'default_task',
  ...person(id),
}))
const rows = hundred((id) => ({ id: `rec${id}`, createdTime: '2026-11-19T09:30:00.000Z', fields: person(id) }))

/** The records with one more, that no other page has, as in a real list: pages that repeat are a loop. */
const withLast = (records, last) => `${records.slice(0, -1)},${JSON.stringify(last)}]`

/** By path: the answer of a page, and where the next one begins. */
const LISTS = {
  '/v1/customers': (page, more) =>
    `{"object":"list","url":"/v1/customers","has_more":${more},"data":${withLast(customers, { id: `p${page}`, object: 'customer' })}}`,
  '/v1/users': (page, more) =>
    `{"object":"list","type":"user","user":{},"results":${withLast(people, { object: 'user', id: `last-${page}`, type: 'person' })},"has_more":${more},"next_cursor":${more ? `"p${page}"` : null}}`,
  '/graphql': (page, more) =>
    `{"data":{"users":{"nodes":${withLast(members, { ...MEMBER, id: `last-${page}` })},"pageInfo":{"hasNextPage":${more},"hasPreviousPage":false,"startCursor":null,"endCursor":"p${page}"}}}}`,
  '/api/1.0/tasks': (page, more) =>
    `{"data":${withLast(tasks, { gid: `9${page}`, resource_type: 'task' })},"next_page":${more ? `{"offset":"p${page}","path":"/tasks","uri":"https://app.asana.com/api/1.0/tasks"}` : null}}`,
  '/v0/appBench000000000/people': (page, more) =>
    `{"records":${withLast(rows, { id: `last${page}`, createdTime: '2026-11-19T09:30:00.000Z', fields: {} })}${more ? `,"offset":"p${page}"` : ''}}`,
}

const server = createServer((request, response) => {
  let text = request.url
  request.on('data', (chunk) => (text += chunk))
  request.on('end', () => {
    const list = LISTS[request.url.split('?')[0].replace(/\/$/, '')]
    if (!list) {
      process.stderr.write(`${request.method} ${request.url}\n`)
      return response.writeHead(404).end('{}')
    }
    const page = Number(/\bp(\d+)\b/.exec(text)?.[1] ?? 0) + 1
    const body = Buffer.from(list(page, page < PAGES))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
})

server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.on('disconnect', () => process.exit())
