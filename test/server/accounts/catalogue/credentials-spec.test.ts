/** Forms of kinds: an owner is asked for what is theirs, by names that they know, and for consent first. */
import { describe, expect, it, test } from 'vitest'
import { authorizationOf, authorizationsOf, credentialRoles } from '../../../../runtime/index.ts'
import { variantsOf } from '../../../../server/accounts/catalogue/credentials-spec.ts'
import { everyKind } from '../../../support/kinds.ts'
import { planOf } from '../../../support/plan.ts'

const kinds = await everyKind()
const variants = kinds.flatMap((plan) =>
  variantsOf(plan, ['']).map((form) => [`${plan.kind} ${form.id}`, { plan, form }] as const),
)

/** Labels that leave open whose value is meant: people enter the password of their account. */
const VAGUE = [
  'Username',
  'User name',
  'Login',
  'Password',
  'Token',
  'Key',
  'Secret',
  'Account',
  'Subject',
  'Account key',
]

describe.each(variants)('%s', (_, { plan, form }) => {
  const auth = plan.manifest.auth[form.id]!
  const asked = form.fields.map(({ name }) => name)

  it('is a consent where owners can consent', () => {
    const isConsent = auth.authorize !== undefined
    expect([form.oauth !== null, authorizationOf(plan, form.id)?.variant]).toEqual([
      isConsent,
      isConsent ? form.id : undefined,
    ])
  })

  it('asks for nothing that consent, an OAuth application or a token endpoint brings', () => {
    const issued = auth.token ? ['access_token', 'expires_at', ...auth.token.store] : []
    const brought = auth.authorize ? [...issued, 'refresh_token', 'client_id', 'client_secret', 'client_host'] : issued
    expect(asked.filter((name) => brought.includes(name))).toEqual([])
  })

  it('asks for all that is needed besides', () => {
    const { required = [] } = auth.credentials as { required?: string[] }
    const needed = required.filter((name) => credentialRoles(auth)[name] === 'owner')
    expect(needed.filter((name) => !asked.includes(name))).toEqual([])
    expect(form.fields.filter(({ is_required: must }) => must).map(({ name }) => name)).toEqual(needed)
  })

  it('labels each value as the third party does', () => {
    expect(form.fields.map(({ title }) => title).filter((title) => VAGUE.includes(title))).toEqual([])
    if (auth.send.basic && form.fields.length > 0)
      expect(form.fields.map(({ title }) => title)).not.toContain('Username')
  })
})

const DAY = Date.parse('2026-11-29')
const NO_WISH = () => ({})
const KEY = { type: 'static', title: 'Key', credentials: { api_key: 'string!' }, send: { bearer: '{{api_key}}' } }

describe('variants', () => {
  const both = kinds.filter((plan) => authorizationsOf(plan).length > 0 && plan.auth.length > 1)

  test.each(both.map((plan) => [plan.kind, plan] as const))(
    'of %s begin with consent where you can give it, and close with ending variants',
    (_, plan) => {
      const [order, without] = [variantsOf(plan, [''], NO_WISH, {}, DAY), variantsOf(plan, [], NO_WISH, {}, DAY)]
      const count = authorizationsOf(plan).length
      const endsOf = ({ name }: { readonly name: string }) => Number(plan.manifest.auth[name]?.sunset !== undefined)
      expect(order.map(({ oauth }) => oauth !== null)).toEqual(order.map((_form, index) => index < count))
      const lasting = plan.auth.toSorted((a, b) => endsOf(a) - endsOf(b))
      expect(without.map(({ id }) => id)).toEqual(lasting.map(({ name }) => name))
      expect(without.flatMap(({ oauth }) => (oauth ? [oauth.is_available] : [])).includes(true)).toBe(false)
    },
  )

  test('that end say until when, come after the others, and are not offered from that day', () => {
    const auth = {
      key: {
        ...KEY,
        sunset: { date: '2027-04-30', docs: 'https://docs.example.com/keys', read: '2026-11-29', use: 'app' },
      },
      old: { ...KEY, sunset: { date: 'none', docs: 'https://docs.example.com/keys', read: '2026-11-29' } },
      app: KEY,
    }
    const on = (day: string) =>
      variantsOf(planOf({ auth }), [], NO_WISH, {}, Date.parse(day)).map(({ id, ends_on: end }) => [id, end])
    expect(on('2027-04-29')).toEqual([
      ['app', null],
      ['key', '2027-04-30'],
      ['old', null],
    ])
    expect(on('2027-04-30')).toEqual([
      ['app', null],
      ['old', null],
    ])
  })

  test('are numerous enough to mean something', () => {
    expect([
      both.length > 20,
      kinds.filter((plan) => authorizationsOf(plan).length > 1).map(({ kind }) => kind),
    ]).toEqual([true, ['salesforce', 'slack']])
  })
})

test('the one value of a variant is called as the variant is, unless it has a title; an app’s own client is asked for', () => {
  const plan = planOf({
    auth: {
      key: {
        type: 'static',
        title: 'Secret key',
        credentials: { api_key: 'string!' },
        send: { bearer: '{{api_key}}' },
      },
      user: {
        type: 'static',
        title: 'System user',
        credentials: { key: { type: 'string', required: true, title: 'Access token' } },
        send: { bearer: '{{key}}' },
      },
      app: { type: 'client_credentials', title: 'App', token: 'https://auth.example.com/token' },
      grant: { type: 'oauth2', title: 'Grant', token: 'https://auth.example.com/token' },
    },
  })
  const labels = variantsOf(plan, []).map(({ fields }) => fields.map(({ title, is_secret: hidden }) => [title, hidden]))
  expect(labels).toEqual([
    [['Secret key', true]],
    [['Access token', true]],
    [
      ['Client ID', false],
      ['Client secret', true],
    ],
    [
      ['Refresh token', true],
      ['Client ID', false],
      ['Client secret', true],
    ],
  ])
})

describe('the page of credentials', () => {
  const pageOf = (kind: string, id: string, known?: Readonly<Record<string, string>>) => {
    const plan = kinds.find((one) => one.kind === kind)
    return plan && variantsOf(plan, [], () => ({}), known).find((form) => form.id === id)?.credentials_page
  }

  it('has variables for settings of the form, and the default of a setting that no form asks for', () => {
    expect(pageOf('github', 'token')).toBe('https://github.com/settings/tokens/new')
    expect(pageOf('github', 'oauth')).toBeNull()
    expect(pageOf('gitlab', 'token')).toBe('https://gitlab.com/-/user_settings/personal_access_tokens')
    expect(pageOf('woocommerce', 'keys')).toMatch(/^https:\/\/\{host\}\/wp-admin\//)
  })

  it('Z2 is at the host of a connector that is connected again', () => {
    expect(pageOf('gitlab', 'token', { host: 'git.acme.example' })).toBe(
      'https://git.acme.example/-/user_settings/personal_access_tokens',
    )
  })

  it('names only settings that its form asks for', () => {
    const named = variants.flatMap(([name, { form }]) =>
      [...(form.credentials_page ?? '').matchAll(/\{([\w-]+)\}/g)].map(([, setting]) => [
        name,
        form.settings.some((field) => field.name === setting),
      ]),
    )
    expect(named.filter(([, isAsked]) => isAsked !== true)).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  })
})
