/** Log, metrics and traces as values. */
import * as api from '@opentelemetry/api'
import { afterEach, expect, it } from 'vitest'
import { createLog, createMetrics, createTracer, NO_TRACER } from '../../../server/observe/index.ts'

afterEach(() => api.trace.disable())

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
  one.execute('stub', 'things', 'list', 'ok', 0.02)
  one.inFlight(1)
  one.cache('tokens', true)
  const text = await one.text()
  expect(text).toContain('plugboard_executes_total{kind="stub",entity="things",action="list",code="ok"} 1')
  expect(text).toContain('plugboard_http_requests_in_flight 1')
  expect(text).toContain('plugboard_cache_lookups_total{cache="tokens",outcome="hit"} 1')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(await other.text()).not.toContain('things')
})

it('without an SDK nothing is traced', async () => {
  expect(await createTracer()).toBe(NO_TRACER)
  expect(await NO_TRACER.span('x', {}, async () => 1)).toBe(1)
})

it('with an SDK a span continues the trace of the caller and tells its failure', async () => {
  const spans: unknown[] = []
  const span = (name: string, options: api.SpanOptions, parent: api.Context) => {
    const told = { name, kind: options.kind, parent: api.trace.getSpanContext(parent), status: undefined as unknown }
    spans.push(told)
    return {
      ...api.trace.wrapSpanContext(api.INVALID_SPAN_CONTEXT),
      setStatus: (status: unknown) => (told.status = status),
      end: () => {},
    } as unknown as api.Span
  }
  const tracer = {
    startActiveSpan: (name: string, options: api.SpanOptions, parent: api.Context, work: (span: api.Span) => unknown) =>
      work(span(name, options, parent)),
  }
  api.trace.setGlobalTracerProvider({ getTracer: () => tracer as unknown as api.Tracer })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const failing = (await createTracer()).span('GET /x', { kind: 'server', traceparent }, () =>
    Promise.reject(Object.assign(new Error('x'), { code: 'rate_limited' })),
  )
  await expect(failing).rejects.toThrow('x')
  expect(spans).toMatchObject([
    {
      name: 'GET /x',
      kind: api.SpanKind.SERVER,
      parent: { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', isRemote: true },
      status: { code: api.SpanStatusCode.ERROR, message: 'rate_limited' },
    },
  ])
})
