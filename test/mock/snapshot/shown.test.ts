import { expect, test } from 'vitest'
import { shownRequest } from '../../../mock/snapshot/base/shown.ts'
import type { Json } from '../../../runtime/index.ts'

/** The body of a request with a value, as a snapshot shows it. */
function shownBody(value: Json): Json | undefined {
  const body = JSON.stringify({ value })
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST' as const, origin: 'https://api.example.com', path: '/messages', headers, body }
  const { body: shown } = shownRequest(request, { base: 'https://api.example.com', hide: (text) => text })
  return (shown as { value?: Json } | undefined)?.value
}

const MAIL = 'To: ada@example.com\r\n\r\nShall we meet at ten? ö~?'

test.each([
  ['base64url', Buffer.from(MAIL).toString('base64url'), `base64url ${MAIL}`],
  ['base64', Buffer.from(MAIL).toString('base64'), `base64 ${MAIL}`],
  ['base64 of bytes', Buffer.alloc(60, 7).toString('base64'), Buffer.alloc(60, 7).toString('base64')],
  ['a long word', 'a'.repeat(60), 'a'.repeat(60)],
  ['text', MAIL, MAIL],
])('%s in a body is shown as text where it is one', (_, value, shown) => {
  expect([shownBody(value), shownBody([{ value }])]).toEqual([shown, [{ value: shown }]])
})
