/** Spans of requests, executes and upstream attempts. The one host of `@opentelemetry/api`, which need not be installed. */
import type * as OpenTelemetry from '@opentelemetry/api'

/** A stretch of work as a trace shows it. */
export interface Span {
  set(name: string, value: string | number | boolean): void
  /** Marks it as failed. */
  fail(code: string): void
}

/** What a span is begun with. */
export interface SpanOptions {
  readonly kind?: 'server' | 'client'
  readonly attributes?: Readonly<Record<string, string | number | boolean>>
  /** The `traceparent` header that came with a request. @see https://www.w3.org/TR/trace-context/ */
  readonly traceparent?: string | undefined
}

/** Makes spans. */
export interface Tracer {
  /** False when nothing collects spans: then there is no need to name attributes. */
  readonly enabled: boolean
  /** Runs work inside a span, a child of the span it is called in; what it throws marks the span as failed. */
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
}

const SILENT: Span = { set() {}, fail() {} }

/** A tracer that makes no spans. */
export const NO_TRACER: Tracer = { enabled: false, span: (_name, _options, work) => work(SILENT) }

/** A tracer of the OpenTelemetry SDK that the process has registered; without one, or without its API, a tracer that makes no spans. */
export async function createTracer(): Promise<Tracer> {
  const api = await import('@opentelemetry/api').catch(() => undefined)
  if (!api || !isRegistered(api)) return NO_TRACER
  const tracer = api.trace.getTracer('plugboard')
  return {
    enabled: true,
    span(name, { kind, attributes, traceparent }, work) {
      const options = { kind: kindOf(api, kind), ...(attributes && { attributes: { ...attributes } }) }
      const parent = parentOf(api, traceparent) ?? api.context.active()
      return tracer.startActiveSpan(name, options, parent, async (span) => {
        const fail = (code: string): void => void span.setStatus({ code: api.SpanStatusCode.ERROR, message: code })
        try {
          return await work({ set: (key, value) => span.setAttribute(key, value), fail })
        } catch (error) {
          fail(codeOf(error))
          throw error
        } finally {
          span.end()
        }
      })
    },
  }
}

/** Whether an SDK stands behind the API: its proxy then hands out tracers. */
function isRegistered(api: typeof OpenTelemetry): boolean {
  const provider = api.trace.getTracerProvider()
  return !(provider instanceof api.ProxyTracerProvider) || provider.getDelegateTracer('plugboard') !== undefined
}

function kindOf(api: typeof OpenTelemetry, kind: SpanOptions['kind']): OpenTelemetry.SpanKind {
  if (kind === 'server') return api.SpanKind.SERVER
  return kind === 'client' ? api.SpanKind.CLIENT : api.SpanKind.INTERNAL
}

function parentOf(api: typeof OpenTelemetry, traceparent: string | undefined): OpenTelemetry.Context | undefined {
  const parts = traceparent && /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/.exec(traceparent)
  if (!parts) return undefined
  const parent = { traceId: parts[1]!, spanId: parts[2]!, traceFlags: Number.parseInt(parts[3]!, 16), isRemote: true }
  return api.isSpanContextValid(parent) ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent) : undefined
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : 'internal'
}
