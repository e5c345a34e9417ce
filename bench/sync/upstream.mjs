/** A list in a process of its own: `/walk?after=<n>` is the page of 100 records behind the n-th, each of 20 fields and 0.9 kB, with ids of their own. */
import { createServer } from 'node:http'

const PAGE = 100
const records = Number(process.argv[2] ?? 100_000)

const record = (index) => ({
  id: `cus_${String(index).padStart(10, '0')}`,
  object: 'customer',
  address: { city: 'Berlin', country: 'DE', line1: 'Beispielstr. 1', line2: null, postal_code: '10115', state: null },
  balance: index % 1000,
  created: 1793433600 + index,
  currency: 'eur',
  default_source: null,
  delinquent: index % 7 === 0,
  description: 'A customer with a description of usual length, for size.',
  email: `customer-${index}@example.com`,
  invoice_prefix: 'EX0001',
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null },
  livemode: false,
  metadata: { order: String(6735 + index), source: 'web' },
  name: `Ada Example ${index}`,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: ['de', 'en'],
  tax_exempt: 'none',
  note: 'x'.repeat(200),
})

const pages = Array.from({ length: records / PAGE }, (_, page) => {
  const from = page * PAGE
  const next = from + PAGE < records ? String(from + PAGE) : null
  return Buffer.from(JSON.stringify({ next, data: Array.from({ length: PAGE }, (_, index) => record(from + index)) }))
})

const server = createServer((request, response) => {
  const after = Number(new URL(request.url, 'http://bench').searchParams.get('after') ?? 0)
  const body = pages[after / PAGE]
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.on('disconnect', () => process.exit())
