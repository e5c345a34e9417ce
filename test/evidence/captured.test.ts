/** What a capture proves of hosts and auth: the third party answered at the host, and accepted what was sent. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { captureFixtures } from '../../authoring/index.ts'
import { evidenceOf } from '../../evidence/index.ts'
import { parseFixture } from '../../mock/index.ts'
import type { Credentials } from '../../runtime/index.ts'
import { validateManifest } from '../../runtime/manifest/index.ts'
import { SHOP, shop, startVendor } from '../authoring/capture/shop.ts'

const USER = { username: 'ada.byron', password: 'correct horse battery' }
const TOKENS = { refresh_token: 'rt-Zq7kT2xV9wPd3Hs8', client_id: 'client-1', client_secret: 'cs-9fT2xQ7bLm4Zr8Wc' }

/** The claims of auth and hosts that a capture proves. @param edit a text of the manifest that is changed afterwards */
async function provedBy(
  auth: string,
  credentials: Credentials,
  edit: readonly [string, string] = ['', ''],
  isStandIn = false,
): Promise<readonly string[]> {
  const transport = await startVendor(({ path }) =>
    path === '/token'
      ? { body: { access_token: 'at-8Wc1Yk6Pd3Hs5tQm', expires_in: 3600, refresh_token: 'rt-new-2xQ7bLm4Zr8' } }
      : { body: { data: [{ id: 'c1', name: 'Ada' }], more: false } },
  )
  const { fixtures } = await captureFixtures(
    shop,
    { entity: 'customers', action: 'list' },
    {
      owner: { auth, credentials, config: { account: 'northwind' } },
      transport: transport(),
      isStandIn,
      salt: 'a salt for tests',
      today: new Date('2026-11-20T12:00:00Z'),
    },
  )
  const valid = validateManifest((await readFile(SHOP, 'utf8')).replace(...edit), 'shop.yaml')
  const claims = await evidenceOf(valid, { fixtures: fixtures.map(({ text, name }) => parseFixture(text, name)) })
  return claims.flatMap(({ at, area, level }) =>
    level === 'recorded' && (area === 'auth' || area === 'hosts') ? [at] : [],
  )
}

it.each<[auth: string, credentials: Credentials, claims: string[]]>([
  ['token', { api_key: 'k-9fT2xQ7bLm4Zr8Wc' }, ['/auth/token/send/bearer']],
  ['basic', USER, ['/auth/basic/send/basic']],
  ['header', { header_key: 'k-9fT2xQ7bLm4Zr8Wc' }, ['/auth/header/send/headers/X-Api-Key']],
  ['query', { query_key: 'k-9fT2xQ7bLm4Zr8Wc' }, ['/auth/query/send/query/access_key']],
  ['oauth', TOKENS, ['/auth/oauth/type', '/auth/oauth/token']],
])('a capture with %s proves its auth and the host', async (auth, credentials, claims) => {
  expect((await provedBy(auth, credentials)).toSorted()).toEqual([...claims, '/base_url'].toSorted())
})

it('proves an auth no more that the manifest changed since', async () => {
  const swapped = [
    'username: "{{username}}", password: "{{password}}"',
    'username: "{{password}}", password: "{{username}}"',
  ] as const
  expect(await provedBy('basic', USER, swapped)).toEqual(['/base_url'])
  expect(await provedBy('basic', USER, ['.shop.internal/v1', '.other.internal/v1'])).toEqual([])
})

it('of a stand-in proves nothing', async () => {
  expect(await provedBy('basic', USER, ['', ''], true)).toEqual([])
})
