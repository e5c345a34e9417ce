import { expect, it } from 'vitest'
import { Prefetch } from '../../../../server/copy/sync/entity-run/prefetch.ts'

it('fetches no page after it was stopped, and ends the pages', async () => {
  const seen: string[] = []
  async function* pages() {
    try {
      for (let page = 1; page <= 10; page++) {
        seen.push(`page ${page}`)
        yield page
      }
    } finally {
      seen.push('ended')
    }
  }
  const prefetch = new Prefetch(pages(), 2)
  expect(await prefetch.take()).toContain(1)
  prefetch.stop()
  await expect.poll(() => seen).toContain('ended')
  const stoppedAt = seen.length
  await prefetch.take()
  expect([seen.length, prefetch.wasStopped]).toEqual([stoppedAt, true])
  expect(seen).not.toContain('page 10')
})

it('gives all pages, and says that it was not stopped', async () => {
  async function* pages() {
    yield 1
    yield 2
    yield 3
  }
  const prefetch = new Prefetch(pages(), 2)
  const taken: number[] = []
  for (;;) {
    const batch = await prefetch.take()
    if (batch.length === 0) break
    taken.push(...batch)
  }
  expect([taken, prefetch.wasStopped]).toEqual([[1, 2, 3], false])
})
