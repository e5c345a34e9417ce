import { request as httpsRequest } from 'node:https'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
import { forbidNetwork, type NetworkGuard } from 'plugboard/testing'

const guards: NetworkGuard[] = []
const forbid = (...given: Parameters<typeof forbidNetwork>) => {
  const guard = forbidNetwork(...given)
  guards.push(guard)
  return guard
}

afterEach(() => {
  for (const guard of guards.splice(0)) guard.restore()
})

describe('forbidNetwork', () => {
  it('refuses the vendor of a connector', async () => {
    const guard = forbid()
    const stripe = await connect(stripeKind, { credentials: { api_key: 'sk_test_1' } })
    await expect(stripe.customers.list()).rejects.toMatchObject({ message: expect.stringContaining('api.stripe.com') })
    expect(new Set(guard.refused)).toEqual(new Set(['api.stripe.com']))
    await stripe.$close()
  })

  it('refuses fetch and the modules of Node', async () => {
    const guard = forbid()
    await expect(fetch('https://example.com')).rejects.toThrow('fetch failed')
    const refused = await new Promise<Error>((resolve) => {
      httpsRequest('https://example.org', () => undefined)
        .on('error', resolve)
        .end()
    })
    expect(refused.message).toBe('Cannot reach example.org: forbidNetwork allows connections to this machine only')
    expect(guard.refused).toEqual(['example.com', 'example.org'])
  })

  it('allows this machine', async () => {
    forbid()
    const server = createServer((_, response) => response.end('here'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await expect(fetch(`http://127.0.0.1:${port}`).then((response) => response.text())).resolves.toBe('here')
    await new Promise((resolve) => server.close(resolve))
  })
})
