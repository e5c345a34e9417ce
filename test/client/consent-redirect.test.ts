/** A setting that the third party adds to the redirect, such as the company that the owner chose. */
import { describe, expect, test } from 'vitest'
import { consent, type ConsentOptions, type KindModule } from '../../client/index.ts'
import { undiciTransport } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { startRawServer } from '../support/raw-server.ts'
import { jsonAnswer } from '../support/wire.ts'

const REDIRECT = 'https://app.example.com/oauth/done'
const KIND = planOf({
  config: { realm_id: { type: 'string', required: true, pattern: '^[0-9]{1,20}$', examples: ['1'] } },
  auth: {
    oauth: {
      type: 'oauth2',
      title: 'OAuth',
      authorize: 'https://auth.example.com/auth',
      token: 'https://auth.example.com/token',
      after_consent: [{ from: 'redirect', config: { realm_id: '$.realmId' } }],
    },
  },
}).manifest as KindModule

/** Finishes a consent with a query beside code and state. */
async function finished(query: string, more: Partial<ConsentOptions> = {}) {
  const tokens = await startRawServer(jsonAnswer({ access_token: 'a', refresh_token: 'r', expires_in: 3600 }))
  const transport = undiciTransport({ connectTo: () => tokens.origin })
  const application = { clientId: 'id', clientSecret: 'secret', redirectUri: REDIRECT, transport }
  const one = await consent(KIND, { ...application, ...more })
  const { url, ...started } = one.start()
  expect(url).not.toContain('realm')
  try {
    return await one.finish(`${REDIRECT}?code=c&state=${started.state}${query}`, started)
  } finally {
    await transport.close()
  }
}

describe('a setting of the redirect', () => {
  test('is a setting of the connection', async () => {
    const granted = await finished('&realmId=4620816365&other=x')
    expect(granted).toMatchObject({ config: { realm_id: '4620816365' }, choices: [] })
    expect(granted.config).toEqual({ realm_id: '4620816365' })
  })

  test.each([
    ['that is missing', '', {}, 'oauth_error'],
    ['that is there twice', '&realmId=1&realmId=2', {}, 'oauth_error'],
    ['that does not match its pattern', '&realmId=1%2F..%2F2', {}, 'credentials_mismatch'],
    ['other than the one given before', '&realmId=2', { config: { realm_id: '1' } }, 'credentials_mismatch'],
  ])('%s ends the consent', async (_, query, more, code) => {
    await expect(finished(query, more)).rejects.toMatchObject({ code })
  })
})
