/** Spans of calls and of requests to the platform, where your application collects them. */
import { createTracer, isTraced, requestSpan } from '../runtime/telemetry/index.ts'
import type { Follow } from './hosted/client.ts'
import type { Call, Engine, EngineResult, IterationOptions } from './base/engine.ts'

/** An engine with a span for each call and each page of an iteration. Without a registered tracer provider, it adds nothing. */
export function tracedEngine(engine: Engine): Engine {
  return {
    ...engine,
    execute: (call, options) =>
      isTraced()
        ? inSpan(engine, executing(call), call, () => engine.execute(call, options))
        : engine.execute(call, options),
    request(request, options) {
      if (!isTraced()) return engine.request(request, options)
      // Without the path, which may hold ids.
      const { method: action } = request
      return inSpan(engine, `request ${action}`, { entity: 'request', action }, () => engine.request(request, options))
    },
    pages: (call, options) => (isTraced() ? tracedPages(engine, call, options) : engine.pages(call, options)),
  }
}

function executing({ entity, action }: Call): string {
  return `execute ${entity}.${action}`
}

/** Sends a request to the platform inside a span that the platform continues, if spans are collected. */
export const tracedRequest: Follow = async (target, send) =>
  isTraced() ? requestSpan(await createTracer(), target, {}, (span) => send(span.traceparent)) : send()

async function inSpan<T>(
  { kind, mode }: Engine,
  name: string,
  { entity, action }: Call,
  work: () => Promise<T>,
): Promise<T> {
  const attributes = {
    'plugboard.kind': kind,
    'plugboard.mode': mode,
    'plugboard.entity': entity,
    'plugboard.action': action,
  }
  return (await createTracer()).span(name, { attributes }, work)
}

async function* tracedPages(
  engine: Engine,
  call: Call,
  options: IterationOptions,
): AsyncGenerator<EngineResult, void, undefined> {
  const pages = engine.pages(call, options)
  try {
    for (;;) {
      const page = await inSpan(engine, executing(call), call, () => pages.next())
      if (page.done === true) return
      yield page.value
    }
  } finally {
    await pages.return()
  }
}
