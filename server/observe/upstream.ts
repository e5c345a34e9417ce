/** Requests to third parties, counted and traced. */
import { requestSpan, type Tracer, type TraceRequest } from 'plugboard/parts'
import type { Metrics } from './metrics.ts'

/** What follows the requests of a connector of one kind: they are metrics, and spans where these are collected. */
export function followUpstream(kind: string, metrics: Metrics, tracer: Tracer): TraceRequest {
  const attributes = { 'plugboard.kind': kind }
  return async (request, exchange) => {
    const began = performance.now()
    let status = 0
    try {
      const answer = tracer.enabled ? await requestSpan(tracer, request, attributes, exchange) : await exchange()
      status = answer.status
      return answer
    } finally {
      metrics.upstream(kind, status, (performance.now() - began) / 1000)
    }
  }
}
