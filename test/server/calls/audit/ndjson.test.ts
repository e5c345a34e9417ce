/** JSON Lines as a stream: nothing is read before it is asked for. */
import { expect, it } from 'vitest'
import { ndjsonStream } from '../../../../server/calls/audit/index.ts'

const ROW = { text: 'x'.repeat(1_000) }

/** Rows without an end, with how many were taken and whether they were closed. */
function endless() {
  const seen = { rows: 0, isClosed: false }
  async function* rows() {
    try {
      for (;;) {
        seen.rows++
        yield ROW
      }
    } finally {
      seen.isClosed = true
    }
  }
  return { seen, stream: ndjsonStream(rows()) }
}

it('reads rows only as chunks are asked for, and closes the source when it is cancelled', async () => {
  const { seen, stream } = endless()
  const reader = stream.getReader()
  expect(seen.rows).toBe(0)
  await reader.read()
  const chunk = seen.rows
  expect(chunk).toBeLessThan(100)
  await reader.read()
  expect(seen.rows).toBe(2 * chunk)
  await reader.cancel()
  expect(seen).toEqual({ rows: 2 * chunk, isClosed: true })
})

it('gives a line for each row, the last one too, and none without rows', async () => {
  async function* some(rows: readonly unknown[]) {
    yield* rows
  }
  expect(await new Response(ndjsonStream(some([{ a: 1 }, { a: 'é\n' }]))).text()).toBe('{"a":1}\n{"a":"é\\n"}\n')
  expect(await new Response(ndjsonStream(some([]))).text()).toBe('')
})

it('breaks when the source does', async () => {
  async function* broken() {
    yield ROW
    throw new Error('gone')
  }
  await expect(new Response(ndjsonStream(broken())).text()).rejects.toThrow('gone')
})
