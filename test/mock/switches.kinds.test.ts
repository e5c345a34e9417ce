/** Latency, rate limits and failures, as the runtime reports them. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { fateOf } from '../../mock/served/switches.ts'
import type { MockOptions } from '../../mock/index.ts'
import { execute, type UpstreamError } from '../../runtime/index.ts'
import { PATIENT, startVendors, TESTED_MANIFESTS, type Vendors } from './vendors.ts'

const CHECKS = TESTED_MANIFESTS.map(({ kind }) => ({ kind }))

describe('a switched mock', () => {
  it.each(CHECKS)('limits the rate of $kind in its own words', async ({ kind }) => {
    const vendors = await start({ rateLimit: 1 })
    const error = await failure(vendors, kind)
    expect({ code: error.code, retryAfterMs: error.retryAfterMs, retryable: error.retryable }).toEqual({
      code: 'upstream_rate_limited',
      retryAfterMs: 1000,
      retryable: true,
    })
  })

  it.each(CHECKS)('fails for $kind in its own words', async ({ kind }) => {
    const vendors = await start({ failures: { every: 1, as: ['error'] } })
    const error = await failure(vendors, kind)
    expect(error.code).toBe('upstream_error')
  })

  it.each([
    ['reset', 'upstream_unreachable'],
    ['truncated', 'upstream_invalid_response'],
  ] as const)('gives for %s the code %s', async (way, code) => {
    const vendors = await start({ failures: { every: 1, as: [way] } })
    const error = await failure(vendors, 'stripe')
    expect(error.code).toBe(code)
  })

  it('hangs until the caller gives up', async () => {
    const vendors = await start({ failures: { every: 1, as: ['hang'] } })
    const error = await failure(vendors, 'stripe', AbortSignal.timeout(50))
    expect(error.code).toBe('upstream_timeout')
  })

  it('lets a call through after a failure that passes', async () => {
    const vendors = await start({ failures: { every: 2, as: ['error'] } })
    await call(vendors, 'stripe')
    await call(vendors, 'stripe')
    expect(vendors.mock.requests).toBe(3)
  })

  it('waits before it answers', async () => {
    const vendors = await start({ latencyMs: 40 })
    const begin = performance.now()
    await call(vendors, 'stripe')
    expect(performance.now() - begin).toBeGreaterThanOrEqual(39)
  })

  it('fails in turn, and hangs only where configured', () => {
    const fates = Array.from({ length: 9 }, (_, index) => fateOf({ failures: { every: 2 }, rateLimit: 3 }, index + 1))
    expect(fates).toEqual([
      undefined,
      'error',
      'rate_limited',
      'reset',
      undefined,
      'truncated',
      undefined,
      'error',
      'rate_limited',
    ])
  })
})

async function start(options: MockOptions): Promise<Vendors> {
  const vendors = await startVendors(options)
  onTestFinished(() => vendors.close())
  return vendors
}

function call(vendors: Vendors, kind: string, signal?: AbortSignal) {
  const { check, operations } = vendors.plan(kind).manifest
  const { entity, action } = operations[check]!
  const params = vendors.mock.example(kind, check)
  return execute(vendors.plan(kind), { entity, action, params }, vendors.connection(kind), { ...PATIENT, signal })
}

async function failure(vendors: Vendors, kind: string, signal?: AbortSignal): Promise<UpstreamError> {
  return call(vendors, kind, signal).then(
    () => {
      throw new Error('the call succeeded')
    },
    (error: UpstreamError) => error,
  )
}
