/** Token endpoints: grants, rotation, refusals. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleCredentials } from '../../simulator/index.ts'
import { type Credentials, execute } from '../../runtime/index.ts'
import { fetchFrom } from './fetch-from.ts'
import { KINDS, PATIENT, startVendors, type Vendors } from './vendors.ts'

let vendors: Vendors

beforeAll(async () => {
  vendors = await startVendors()
})

afterAll(() => vendors.close())

const GRANTS = KINDS.flatMap(({ kind, auth }) =>
  Object.entries(auth)
    .filter(([, { token, credentials }]) => token && 'refresh_token' in (credentials.properties as object))
    .map(([variant, { token }]) => ({ kind, variant, rotates: token!.rotates })),
)

describe('the token endpoint', () => {
  it.each(GRANTS)('of $kind renews $variant', async ({ kind, variant, rotates }) => {
    const saved: Credentials[] = []
    const credentials = {
      ...exampleCredentials(vendors.plan(kind), variant),
      access_token: 'stale',
      expires_at: '2020-01-01T00:00:00Z',
      refresh_token: `first-${kind}`,
      client_id: 'example-client',
      client_secret: 'example-secret',
    } as Record<string, string>
    const connection = vendors.connection(kind, {
      auth: variant,
      credentials,
      save: (renewed) => void saved.push(renewed),
    })
    const { check, operations } = vendors.plan(kind).manifest
    const { entity, action } = operations[check]!
    await execute(
      vendors.plan(kind),
      { entity, action, params: vendors.mock.example(kind, check) },
      connection,
      PATIENT,
    )
    expect(saved.map(({ access_token, refresh_token }) => ({ access_token, refresh_token }))).toEqual([
      {
        access_token: expect.stringMatching(/^mock-access-/) as string,
        refresh_token: rotates ? expect.stringMatching(/^mock-refresh-/) : `first-${kind}`,
      },
    ])
  })

  it.each([
    ['takes a refresh token that rotates once', { grant_type: 'refresh_token', refresh_token: 'old' }, [200, 400]],
    ['refuses a code that it did not give', { grant_type: 'authorization_code', code: 'c' }, [400, 400]],
    ['refuses an empty code', { grant_type: 'authorization_code' }, [400, 400]],
    ['refuses a grant that it does not know', { grant_type: 'password' }, [400, 400]],
  ])('%s', async (_, params, statuses) => {
    const ask = () =>
      fetchFrom(vendors.mock, 'api.linear.app', '/oauth/token', {
        method: 'POST',
        body: new URLSearchParams({
          ...(params as Record<string, string>),
          client_id: 'x',
          client_secret: 'y',
        }).toString(),
      })
    const answers = [await ask(), await ask()]
    expect(answers.map(({ status }) => status)).toEqual(statuses)
  })

  it('refuses a client without a name', async () => {
    const answer = await fetchFrom(vendors.mock, 'api.linear.app', '/oauth/token', {
      method: 'POST',
      body: 'grant_type=refresh_token&refresh_token=x',
    })
    expect({ status: answer.status, error: (JSON.parse(answer.text) as { error: string }).error }).toEqual({
      status: 401,
      error: 'invalid_client',
    })
  })
})
