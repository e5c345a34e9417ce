/** Spans as the SDK of OpenTelemetry exports them, collected in this process. */
import * as api from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-base'

/** A span with what tests compare. */
export interface SpanSeen {
  readonly name: string
  readonly kind: string
  /** The name of its parent, `remote` for one of another process, undefined for a root. */
  readonly parent: string | undefined
  readonly attributes: api.Attributes
  readonly isError: boolean
}

/** The spans of a process that has registered a tracer provider. */
export interface Spans {
  /** Returns the spans that ended since the last call, in the order of their start. */
  take(): SpanSeen[]
  /** The ids of the traces of the spans that `take` would give. */
  traceIds(): string[]
  /** Takes the provider away. */
  stop(): void
}

/** Registers a tracer provider whose spans stay in memory. */
export function collectSpans(): Spans {
  let started: ReadableSpan[] = []
  const none = () => Promise.resolve()
  const processor = {
    onStart: (span: ReadableSpan) => void started.push(span),
    onEnd() {},
    forceFlush: none,
    shutdown: none,
  }
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  api.trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [processor] }))
  return {
    take() {
      const spans = started.filter(({ ended }) => ended)
      started = started.filter(({ ended }) => !ended)
      return spans.map((span) => seen(span, spans))
    },
    traceIds: () => [...new Set(started.map((span) => span.spanContext().traceId))],
    stop() {
      api.trace.disable()
      api.context.disable()
    },
  }
}

function seen(
  { name, kind, attributes, status, parentSpanContext: parent }: ReadableSpan,
  all: ReadableSpan[],
): SpanSeen {
  const found = parent && all.find((one) => one.spanContext().spanId === parent.spanId)
  return {
    name,
    kind: api.SpanKind[kind],
    parent: found?.name ?? (parent?.isRemote ? 'remote' : undefined),
    attributes,
    isError: status.code === api.SpanStatusCode.ERROR,
  }
}
