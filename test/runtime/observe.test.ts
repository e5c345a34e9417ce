/** The events of an observer, step by step, as docs/observability.md lists them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { execute, type ObserveEvent } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { jsonAnswer, testClock, wireTo } from '../support/wire.ts'

const LIST = { entity: 'items', action: 'list' }

/** Text of a value of each step, so that the compiler checks that each step has the type of its value. */
function lineOf(event: ObserveEvent): string {
  switch (event.step) {
    case 'params':
      return `${event.operation} ${Object.keys(event.value).length} params`
    case 'request':
      return `${event.value.method} ${event.value.path}, authorization: ${'authorization' in event.value.headers}`
    case 'authorized':
      return `${event.value.headers.authorization}`
    case 'response':
      return `${event.value.status}, ${event.value.bytes} bytes, ${event.value.headers['content-type']}`
    case 'notice':
      return `${event.value.type} ${event.value.date}`
    case 'retry':
      return `${event.value.code} after try ${event.value.tries}, waits ${event.value.waitMs} ms`
    case 'next':
      return `next ${JSON.stringify(event.value)}`
  }
}

test('an observer gets each step of a call, and each try once more', async () => {
  const events: ObserveEvent[] = []
  const { connection } = await wireTo(planOf(), {
    answers: [jsonAnswer({}, 503), jsonAnswer({ data: [] }, 200, { sunset: 'Sat, 16 Oct 2027 15:00:00 GMT' })],
    clock: testClock(),
    observe: (event) => void events.push(event),
  })
  await execute(planOf(), LIST, connection)
  expect(events.map((event) => `${event.step}: ${lineOf(event)}`)).toEqual([
    'params: items.list 0 params',
    'request: GET /items, authorization: false',
    'authorized: Bearer [secret]',
    'response: 503, 2 bytes, application/json',
    'retry: upstream_error after try 1, waits 0 ms',
    'authorized: Bearer [secret]',
    'response: 200, 11 bytes, application/json',
    'notice: ends 2027-10-16',
    'next: next null',
  ])
  expect(new Set(events.map(({ operation }) => operation))).toEqual(new Set(['items.list']))
})

test('every step is documented, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'observability.md'), 'utf8')
  const [, section] = page.split('## Steps of a call')
  const documented = [...section!.matchAll(/^\| `(\w+)` \| .* \| .* \|$/gm)].map(([, step]) => step)
  const steps: readonly ObserveEvent['step'][] = [
    'params',
    'request',
    'authorized',
    'response',
    'notice',
    'retry',
    'next',
  ]
  expect(documented).toEqual(steps)
})
