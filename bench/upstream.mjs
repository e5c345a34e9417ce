/**
 * A fast upstream in a process of its own: `/v1/customers/<id>` and what is created is one record, `/v1/customers` a page of 100 (90 kB).
 * A path with `bytes-<n>` is so many bytes.
 */
import { createServer } from 'node:http'

const IDS = 8
const record = (id) => ({
  id: `cus_${digits(id)}`,
  object: 'customer',
  address: { city: 'Berlin', country: 'DE', line1: 'Beispielstr. 1', line2: null, postal_code: '10115', state: null },
  balance: 0,
  created: 1793433600 + id,
  currency: 'eur',
  default_source: null,
  delinquent: false,
  description: 'A customer with a description of usual length, for size.',
  email: `customer-${id}@example.com`,
  invoice_prefix: 'EX0001',
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: { order: String(6735 + id), source: 'web' },
  name: 'Ada Example',
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: ['de', 'en'],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
  note: 'x'.repeat(120),
})
const one = Buffer.from(JSON.stringify(record(1)))
const pages = Number(process.argv[2] ?? 1000)
const page = (hasMore) =>
  Buffer.from(
    JSON.stringify({
      object: 'list',
      url: '/v1/customers',
      data: Array.from({ length: 100 }, (_, id) => record(id)),
      has_more: hasMore,
    }),
  )
const [more, last] = [page(true), page(false)]
const chunk = Buffer.alloc(64 * 1024, 97)
let served = 0

const server = createServer((request, response) => {
  const bytes = /(?:bytes|gb)-(\d+)/.exec(request.url)
  if (bytes) return file(response, Number(bytes[1]))
  if (request.method === 'POST' || request.url.startsWith('/v1/customers/')) return json(response, one)
  if (request.url.includes('walk')) {
    served = request.url.includes('starting_after') ? served + 1 : 1
    return json(response, pageOf(served))
  }
  json(response, last)
})

/** A page of a walk: as in a real list, each record has an ID of its own. */
function pageOf(number) {
  const body = Buffer.from(number >= pages ? last : more)
  for (let id = 0, at = 0; id < 100; id++) {
    at = body.indexOf('"cus_', at) + '"cus_'.length
    body.write(digits(100 * number + id), at, 'latin1')
  }
  return body
}

function digits(id) {
  return String(id).padStart(IDS, '0')
}

function json(response, body) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}

function file(response, bytes) {
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes })
  let left = bytes
  const write = () => {
    while (left > 0) {
      const piece = left < chunk.length ? chunk.subarray(0, left) : chunk
      left -= piece.length
      if (!response.write(piece)) return response.once('drain', write)
    }
    response.end()
  }
  write()
}

server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.on('disconnect', () => process.exit())
