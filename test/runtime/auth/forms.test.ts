/** Credentials by their documented form: another thing is refused, an unknown form is used. */
import { describe, expect, it } from 'vitest'
import { unknownForms } from '../../../runtime/auth/index.ts'
import { authOf, connect, ConnectorError, type Plan } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'

const SECRET = 'canary8f2c1b'
const plan = planOf({
  auth: {
    key: {
      type: 'static',
      title: 'Secret key',
      credentials: { api_key: 'string!' },
      credentials_page: 'https://shop.example.com/settings/keys',
      forms: {
        api_key: {
          is: 'a secret key (sk_…)',
          pattern: '^sk_',
          not: [{ is: 'a publishable key (pk_…)', pattern: '^pk_' }],
          docs: 'https://docs.example.com/keys',
          read: '2026-11-29',
        },
      },
      send: { bearer: '{{api_key}}' },
    },
  },
})

function refusalOf(act: () => unknown): ConnectorError | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (error instanceof ConnectorError) return error
    throw error
  }
}

const ways: [string, (plan: Plan, credentials: Record<string, string>) => unknown][] = [
  ['a connection', (kind, credentials) => connect(kind, { credentials })],
  ['a connection of a named variant', (kind, credentials) => connect(kind, { credentials, auth: 'key' })],
  ['what an owner gives a server', (kind, credentials) => authOf(kind, credentials)],
]

describe.each(ways)('%s', (_, use) => {
  it('refuses what the vendor documents as another thing: what it is, what is needed, the page', () => {
    const refused = refusalOf(() => use(plan, { api_key: `pk_${SECRET}` }))
    expect(refused?.toJSON()).toMatchObject({
      code: 'credentials_mismatch',
      message: expect.stringMatching(/: api_key is a publishable key \(pk_…\), not a secret key \(sk_…\)$/),
      hint: 'See https://docs.example.com/keys. Create or copy the right value at https://shop.example.com/settings/keys.',
      errors: [{ field: 'credentials.api_key', error_code: 'form' }],
    })
    expect(JSON.stringify(refused)).not.toContain(SECRET)
  })

  it.each(['sk_', 'new_form_of_tomorrow_'])('takes %s…', (prefix) => {
    expect(refusalOf(() => use(plan, { api_key: `${prefix}${SECRET}` }))).toBeUndefined()
  })
})

describe('unknown forms', () => {
  const found = (api_key: string, named?: string) => unknownForms(plan.auth, { api_key }, named)

  it('are neither the documented form nor another documented thing', () => {
    expect(found(`new_${SECRET}`)).toEqual([
      {
        name: 'api_key',
        isOther: false,
        message: 'does not look like a secret key (sk_…)',
        docs: 'https://docs.example.com/keys',
      },
    ])
    expect([found(`sk_${SECRET}`), found(`pk_${SECRET}`), found('')]).toEqual([[], [], []])
  })

  it('are none of a variant that does not exist', () => {
    expect(found(`new_${SECRET}`, 'other')).toEqual([])
  })
})
