/** Log, metrics and traces as values. */
import { expect, it } from 'vitest'
import { createLog, createMetrics, createTracer, NO_TRACER } from '../../../../server/ground/observe/index.ts'
import { collectSpans } from '../../../support/spans.ts'

it('P33 a line of the log is one line, whatever it says', () => {
  const lines: string[] = []
  for (const format of ['json', 'text'] as const) {
    const log = createLog({ format, stream: { write: (line) => void lines.push(line) } })
    log.info({ entity: 'a\n{"level":"error"}\u001b[31m' }, 'x\ny')
    log.debug({}, 'not written')
  }
  expect(lines.map((line) => [line.split('\n').length, line.includes('\u001b')])).toEqual([
    [2, false],
    [2, false],
  ])
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'info',
    message: 'x\ny',
    entity: 'a\n{"level":"error"}\u001b[31m',
  })
})

it('metrics of two servers do not know each other', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.job('things', 'ok', 0.02)
  one.inFlight(1)
  one.cache('tokens', true)
  const text = await one.text()
  expect(text).toContain('plugboard_jobs_total{job="things",outcome="ok"} 1')
  expect(text).toContain('plugboard_http_requests_in_flight 1')
  expect(text).toContain('plugboard_cache_lookups_total{cache="tokens",outcome="hit"} 1')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(await other.text()).not.toContain('things')
})

it('without an SDK nothing is traced', async () => {
  expect(await createTracer()).toBe(NO_TRACER)
  expect(await NO_TRACER.span('x', {}, async () => 1)).toBe(1)
})

it('with an SDK a span continues the trace of the caller and is marked as failed', async () => {
  const spans = collectSpans()
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const failing = (await createTracer()).span('GET /x', { kind: 'server', traceparent }, () =>
    Promise.reject(Object.assign(new Error('x'), { code: 'rate_limited' })),
  )
  await expect(failing).rejects.toThrow('x')
  expect(spans.traceIds()).toEqual(['0af7651916cd43dd8448eb211c80319c'])
  const attributes = { 'error.type': 'rate_limited' }
  expect(spans.take()).toEqual([{ name: 'GET /x', kind: 'SERVER', parent: 'remote', attributes, isError: true }])
  spans.stop()
})
