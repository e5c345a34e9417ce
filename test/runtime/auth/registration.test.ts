/** E13: an OAuth client goes to the host at which it is registered, whatever host the settings name. */
import { describe, expect, it, test } from 'vitest'
import { connect, ConnectorError, execute, load, type Plan, undiciTransport } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { startRawServer } from '../../support/raw-server.ts'
import { jsonAnswer } from '../../support/wire.ts'

const CLIENT = { client_id: 'app', client_secret: 'APP-SECRET' }
const GRANT = { refresh_token: 'rt' }

const own = (host: object): Plan =>
  planOf({
    config: { host: { type: 'string', format: 'hostname', ...host } },
    base_url: 'https://{{config.host}}/api',
    auth: {
      oauth: {
        type: 'oauth2',
        title: 'OAuth',
        registered_at: 'host',
        authorize: 'https://{{config.host}}/authorize',
        token: 'https://{{config.host}}/token',
        credentials: { access_token: 'string', refresh_token: 'string', client_id: 'string', client_secret: 'string' },
      },
    },
  })
const usual = own({ default: 'forge.example' })
const anywhere = own({ required: true })

/** The code with which connecting ends. */
function outcome(plan: Plan, credentials: Record<string, string>, config: Record<string, string>): string {
  try {
    connect(plan, { credentials, config })
    return 'connected'
  } catch (error) {
    return (error as ConnectorError).code
  }
}

describe('E13 a client', () => {
  test.each<[string, Plan, Record<string, string>, Record<string, string>, string]>([
    ['goes to the default host', usual, { ...GRANT, ...CLIENT }, {}, 'connected'],
    [
      'goes to the host that it names in capitals',
      usual,
      { ...GRANT, ...CLIENT, client_host: 'Own.Example' },
      { host: 'own.example' },
      'connected',
    ],
    ['goes to no other', usual, { ...GRANT, ...CLIENT }, { host: 'evil.example' }, 'credentials_mismatch'],
    [
      'goes to none below the default',
      usual,
      { ...GRANT, ...CLIENT },
      { host: 'a.forge.example' },
      'credentials_mismatch',
    ],
    [
      'without a secret goes to no other',
      usual,
      { ...GRANT, client_id: 'app' },
      { host: 'evil.example' },
      'credentials_mismatch',
    ],
    [
      'beside an access token goes to no other',
      usual,
      { access_token: 'at', ...CLIENT },
      { host: 'evil.example' },
      'credentials_mismatch',
    ],
    [
      'goes to the host that it names',
      usual,
      { ...GRANT, ...CLIENT, client_host: 'own.example' },
      { host: 'own.example' },
      'connected',
    ],
    [
      'that names a host leaves the default',
      usual,
      { ...GRANT, ...CLIENT, client_host: 'own.example' },
      {},
      'credentials_mismatch',
    ],
    [
      'that names another host goes nowhere',
      usual,
      { ...GRANT, ...CLIENT, client_host: 'own.example' },
      { host: 'evil.example' },
      'credentials_mismatch',
    ],
    [
      'that hides a host goes nowhere',
      usual,
      { ...GRANT, ...CLIENT, client_host: 'x@evil.example' },
      { host: 'evil.example' },
      'credentials_mismatch',
    ],
    [
      'has to name its host where there is no default',
      anywhere,
      { ...GRANT, ...CLIENT },
      { host: 'own.example' },
      'credentials_mismatch',
    ],
    [
      'names its host where there is no default',
      anywhere,
      { ...GRANT, ...CLIENT, client_host: 'own.example' },
      { host: 'own.example' },
      'connected',
    ],
  ])('%s', (_, plan, credentials, config, code) => {
    expect(outcome(plan, credentials, config)).toBe(code)
  })

  it('is not asked for where nothing but an access token is sent', () => {
    expect(outcome(usual, { access_token: 'at' }, { host: 'own.example' })).toBe('connected')
  })

  it('is refused with both hosts and without its secret', () => {
    const error = (() => {
      try {
        return connect(usual, { credentials: { ...GRANT, ...CLIENT }, config: { host: 'evil.example' } })
      } catch (refusal) {
        return refusal
      }
    })() as ConnectorError
    expect(error.message).toBe('Cannot send the OAuth client to evil.example: it is registered at forge.example')
    expect(JSON.stringify(error)).not.toContain('APP-SECRET')
  })
})

test('E13 a client that stored credentials bring in later stays where it is registered', async () => {
  const plan = await load('gitlab')
  const server = await startRawServer(jsonAnswer({ access_token: 'at-2', refresh_token: 'rt-2' }))
  const connection = connect(plan, {
    credentials: { access_token: 'at', refresh_token: 'rt', expires_at: '2020-01-01T00:00:00Z' },
    config: { host: 'gitlab.com' },
    transport: undiciTransport({ connectTo: () => server.origin }),
    renewal: (renew) => renew({ ...GRANT, ...CLIENT, client_host: 'own.example' }),
  })
  const call = execute(plan, { entity: 'current_user', action: 'get' }, connection)
  await expect(call).rejects.toMatchObject({ code: 'credentials_mismatch', sent: false })
  await connection.close()
  expect(server.requests).toEqual([])
})
