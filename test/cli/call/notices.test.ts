/** Notices of third parties on stderr. */
import { expect, it } from 'vitest'
import { noticeText } from '../../../runtime/doors/internal.ts'
import { fetchTransport, type Notice } from '../../../runtime/index.ts'
import { runCli } from '../run-cli.ts'

const ENV = { PLUGBOARD_STRIPE_API_KEY: 'sk_test_0123456789abcdefghijklmn' }
const HEADERS = { sunset: 'Sat, 16 Oct 2027 15:00:00 GMT', warning: '299 - "Gone\u009b31m soon"' }
const TOLD = [
  'stripe ends customers.list on 2027-10-16. Sunset: Sat, 16 Oct 2027 15:00:00 GMT',
  'stripe has news about customers.list. Warning: Gone soon',
]

/** Sends two pages with notices. */
function vendor() {
  let pages = 0
  return fetchTransport(async () => {
    pages++
    const data = [{ id: `cus_${pages}`, object: 'customer' }]
    return Response.json({ object: 'list', data, has_more: pages < 2 }, { headers: HEADERS })
  })
}

it.each([
  ['execute', ['execute', 'stripe', 'customers', 'list', '--all', '--ndjson']],
  ['pull', ['pull', 'stripe', 'customers']],
])('%s prints each notice once', async (_, argv) => {
  const { code, stderr } = await runCli(argv, { env: ENV, transport: vendor })
  expect(code).toBe(0)
  const lines = stderr.split('\n').filter((line) => line.startsWith('Warning: stripe '))
  expect(lines).toEqual(TOLD.map((text) => `Warning: ${text}`))
})

it('notices are JSON documents with --json', async () => {
  const argv = ['execute', 'stripe', 'customers', 'list', '--json']
  const { stdout, stderr } = await runCli(argv, { env: ENV, transport: vendor })
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(TOLD.map((warning) => ({ warning })))
  expect(JSON.parse(stdout)).toMatchObject({ records: [{ id: 'cus_1' }] })
})

it.each([
  [
    'a past end',
    { type: 'ends', date: '2026-10-16', link: 'https://shop.example/v2' },
    'shop ended items.list on 2026-10-16. X: a, https://shop.example/v2',
  ],
  ['an end without a day', { type: 'ends' }, 'shop deprecates items.list or a part of it. X: a'],
  [
    'a page that the text names',
    { type: 'news', text: 'https://shop.example', link: 'https://shop.example' },
    'shop has news about items.list. X: https://shop.example',
  ],
] as [string, Partial<Notice>, string][])('%s has its sentence', (_, more, text) => {
  const notice: Notice = { kind: 'shop', operation: 'items.list', type: 'ends', source: 'X', text: 'a', ...more }
  expect(noticeText(notice, Date.UTC(2026, 10, 29))).toBe(text)
})
