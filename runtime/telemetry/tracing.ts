/** Spans of OpenTelemetry. Imports `@opentelemetry/api`, which is optional. */
import type * as OpenTelemetry from '@opentelemetry/api'

/** A span of a trace. */
export interface Span {
  /** Adds an attribute. Never a secret, a query of a URL, or a value of a record. */
  set(name: string, value: string | number | boolean): void
  /** Marks the span as failed; `code` becomes its attribute `error.type`. */
  fail(code: string): void
  /** The header with which another server continues the trace; undefined without a trace. */
  readonly traceparent: string | undefined
}

/** Options of a span. */
export interface SpanOptions {
  readonly kind?: 'server' | 'client'
  readonly attributes?: Attributes
  /** The `traceparent` header of a request. @see https://www.w3.org/TR/trace-context/ */
  readonly traceparent?: string | undefined
}

/** Attributes of a span, by their names in the semantic conventions or below `plugboard.`. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Makes spans. */
export interface Tracer {
  /** Whether spans are collected. If not, attributes need not be computed. */
  readonly enabled: boolean
  /** Runs work in a span, a child of the active span. Its error marks the span as failed. */
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
}

const SILENT: Span = { set() {}, fail() {}, traceparent: undefined }

/** A tracer that makes no spans. */
export const NO_TRACER: Tracer = { enabled: false, span: (_name, _options, work) => work(SILENT) }

/** The key of the process's registration, for every copy of version 1 of the API. */
const REGISTERED = Symbol.for('opentelemetry.js.api.1')

/** Cache of the optional package. */
let loaded: typeof OpenTelemetry | undefined

/** Whether the process has registered a tracer provider. Loads no package. */
export function isTraced(): boolean {
  return (globalThis as { [REGISTERED]?: { readonly trace?: unknown } })[REGISTERED]?.trace !== undefined
}

/**
 * The tracer of the registered provider. Without one, or without `@opentelemetry/api`, a tracer that makes no spans.
 */
export async function createTracer(): Promise<Tracer> {
  if (!isTraced()) return NO_TRACER
  // A bundler must not look for an optional package.
  loaded ??= await import(/* webpackIgnore: true */ /* @vite-ignore */ '@opentelemetry/api').catch(() => undefined)
  return loaded ? tracerOf(loaded) : NO_TRACER
}

function tracerOf(api: typeof OpenTelemetry): Tracer {
  const tracer = api.trace.getTracer('plugboard')
  return {
    enabled: true,
    span(name, { kind, attributes, traceparent }, work) {
      const options = { kind: kindOf(api, kind), attributes: attributes && { ...attributes } }
      const parent = parentOf(api, traceparent) ?? api.context.active()
      return tracer.startActiveSpan(name, options, parent, async (span) => {
        const fail = failing(api, span)
        const set = (key: string, value: string | number | boolean): void => {
          span.setAttribute(key, value)
        }
        try {
          return await work({ set, fail, traceparent: traceparentOf(api, span.spanContext()) })
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

function failing(api: typeof OpenTelemetry, span: OpenTelemetry.Span): (code: string) => void {
  return (code) => {
    span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.setAttribute('error.type', code)
  }
}

function kindOf(api: typeof OpenTelemetry, kind: SpanOptions['kind']): OpenTelemetry.SpanKind {
  if (kind === 'server') return api.SpanKind.SERVER
  return kind === 'client' ? api.SpanKind.CLIENT : api.SpanKind.INTERNAL
}

function parentOf(api: typeof OpenTelemetry, traceparent: string | undefined): OpenTelemetry.Context | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/.exec(traceparent ?? '') ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return api.isSpanContextValid(parent) ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent) : undefined
}

function traceparentOf(api: typeof OpenTelemetry, context: OpenTelemetry.SpanContext): string | undefined {
  if (!api.isSpanContextValid(context)) return undefined
  return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : 'internal'
}
