/** Client certificates in hosted mode: checked when a connector is made, sealed as other credentials are. */
import { expect, test } from 'vitest'
import { type JsonObject, undiciTransport } from '../../../../runtime/index.ts'
import { createCredentialCheck } from '../../../../server/accounts/connectors/credential-check.ts'
import { openCredentials, sealCredentials } from '../../../../server/accounts/connectors/credentials/credentials.ts'
import { planOf } from '../../../support/plan.ts'
import { pem, startTlsServer } from '../../../support/tls-server.ts'
import { testVault } from './world.ts'

const PLAN = planOf({
  auth: {
    tls: {
      type: 'static',
      title: 'Certificate',
      credentials: { certificate: 'string!', private_key: 'string!', passphrase: 'string', account: 'string' },
      send: {
        certificate: { certificate: '{{certificate}}', key: '{{private_key}}', passphrase: '{{passphrase}}' },
        headers: { account: '{{account}}' },
      },
    },
  },
})

const CLIENT = { certificate: pem('client.pem'), private_key: pem('client.key') }

async function check(credentials: Record<string, string>, now = Date.parse('2026-11-26')) {
  const server = await startTlsServer(() => [200, { 'content-type': 'application/json' }, '{"data":[]}'])
  const transport = () => undiciTransport({ ca: pem('ca.pem'), connectTo: () => server.origin })
  const { check: run } = createCredentialCheck({ clientOf: async () => undefined, transport, now: () => now })
  const given = { organizationId: 'o1', credentials, environment: {}, auth: undefined }
  const result = await run(PLAN, given as never, true).catch((error: unknown) => error as JsonObject)
  return { result, clients: server.requests.map(({ client }) => client) }
}

test('a certificate is tried by the cheap read, and sealed with its lines', async () => {
  const { result, clients } = await check(CLIENT)
  expect(result).toEqual({ auth: 'tls', credentials: CLIENT, account: null })
  expect(clients).toEqual(['A client'])
  const owner = { organizationId: 'o1', id: 'c1', version: 1 }
  const sealed = await sealCredentials(testVault(), owner, CLIENT)
  expect(sealed.toString()).not.toContain('BEGIN')
  expect(await openCredentials(testVault(), owner, sealed)).toEqual(CLIENT)
})

test.each([
  ['the key of another certificate', { private_key: pem('another.key') }, '2026-11-26', 'credentials.private_key'],
  ['a certificate that has expired', {}, '2120-02-01', 'credentials.certificate'],
  ['a line break in another credential', { account: 'a\nb' }, '2026-11-26', 'credentials.account'],
])('T17 %s is refused by its field, and nothing is sent', async (_, wrong, day, field) => {
  const { result, clients } = await check({ ...CLIENT, ...wrong }, Date.parse(day))
  expect(result).toMatchObject({ code: 'credentials_mismatch', errors: [{ field }] })
  expect(clients).toEqual([])
})
