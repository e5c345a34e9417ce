/** Spans of OpenTelemetry. The one host of `@opentelemetry/api`, which need not be installed. */
import type * as OpenTelemetry from '@opentelemetry/api'

/** A stretch of work as a trace shows it. */
export interface Span {
  /** Adds an attribute. Never a secret, a query of a URL, or what a record holds. */
  set(name: string, value: string | number | boolean): void
  /** Marks the span as failed; `code` becomes its attribute `error.type`. */
  fail(code: string): void
  /** The header by which another server continues the trace; undefined when nothing is traced. */
  readonly traceparent: string | undefined
}

/** What a span is started with. */
export interface SpanOptions {
  readonly kind?: 'server' | 'client'
  readonly attributes?: Attributes
  /** The `traceparent` header that came with a request. @see https://www.w3.org/TR/trace-context/ */
  readonly traceparent?: string | undefined
}

/** Facts of a span by their names in the semantic conventions, or under `plugboard.`. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Makes spans. */
export interface Tracer {
  /** False when nothing collects spans: then there is no need to compute attributes. */
  readonly enabled: boolean
  /** Runs work inside a span, a child of the active span; an error that it throws marks the span as failed. */
  span<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
}

const SILENT: Span = { set() {}, fail() {}, traceparent: undefined }

/** A tracer that makes no spans. */
export const NO_TRACER: Tracer = { enabled: false, span: (_name, _options, work) => work(SILENT) }

/** Where every copy of version 1 of the API keeps what the process has registered. */
const REGISTERED = Symbol.for('opentelemetry.js.api.1')

/** Cache of the optional package. */
let loaded: typeof OpenTelemetry | undefined

/** Whether the process has registered a tracer provider. Costs nothing to ask, and loads nothing. */
export function isTraced(): boolean {
  return (globalThis as { [REGISTERED]?: { readonly trace?: unknown } })[REGISTERED]?.trace !== undefined
}

/**
 * A tracer of the provider that the process has registered; without one, or where `@opentelemetry/api` is not installed, a
 * tracer that makes no spans.
 */
export async function createTracer(): Promise<Tracer> {
  if (!isTraced()) return NO_TRACER
  // A bundler must not look for a package that need not be there.
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
  const parts = traceparent && /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/.exec(traceparent)
  if (!parts) return undefined
  const parent = { traceId: parts[1]!, spanId: parts[2]!, traceFlags: Number.parseInt(parts[3]!, 16), isRemote: true }
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
