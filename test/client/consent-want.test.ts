/** Requests of consent pages of real kinds, by the wish of an application. */
import { describe, expect, test } from 'vitest'
import { consent, type ConsentOptions } from '../../client/index.ts'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import { authorizationsOf, load, scopeAccess } from '../../runtime/index.ts'

const APPLICATION = {
  clientId: 'client-1',
  clientSecret: 'secret-1',
  redirectUri: 'https://app.example.com/oauth/done',
}

/** The query of a consent page. */
async function pageOf(kind: string, wish: Partial<ConsentOptions>): Promise<URLSearchParams> {
  const plan = await load(kind)
  const [{ given, variant } = { given: {}, variant: '' }] = authorizationsOf(plan)
  const values = Object.entries(exampleCredentials(plan, variant)).filter(([name]) => Object.hasOwn(given, name))
  const credentials = Object.fromEntries(values)
  const asked = await consent<string>(kind, { ...APPLICATION, config: exampleConfig(plan), credentials, ...wish })
  return new URL(asked.start().url).searchParams
}

const GMAIL = 'https://www.googleapis.com/auth/gmail'
const DRIVE = 'https://www.googleapis.com/auth/drive'

describe('a consent page asks for the narrowest scopes of what is wanted', () => {
  test.each([
    ['gmail', ['read'], ' ', `${GMAIL}.readonly`],
    ['gmail', ['vacation_settings.update'], ' ', `${GMAIL}.settings.basic`],
    ['gmail', ['messages.create'], ' ', `${GMAIL}.send`],
    ['gmail', ['read', 'write'], ' ', `${GMAIL}.modify ${GMAIL}.settings.basic`],
    // IDs for new files are read with a scope that writes: drive.readonly does not give them.
    ['google-drive', ['read'], ' ', `${DRIVE}.readonly ${DRIVE}.file`],
    ['google-drive', ['files.create'], ' ', `${DRIVE}.file`],
    ['google-drive', ['google-drive.files.get', 'comments.read'], ' ', `${DRIVE}.readonly`],
    ['facebook-marketing', ['read'], ',', 'ads_read business_management'],
    ['facebook-marketing', ['campaigns.create'], ',', 'ads_management business_management'],
    ['facebook-marketing', ['*.list'], ',', 'ads_read business_management'],
    // Each page of Slack asks for the scopes of its own variant: channels:write is a person's.
    ['slack', ['channels.create'], ',', 'channels:manage'],
    ['gong', ['calls.list', 'users.*'], ' ', 'api:calls:read:basic api:users:read'],
    ['gong', ['users.read'], ' ', 'api:users:read'],
    ['gong', ['calls.create', 'workspaces.search'], ' ', 'api:calls:create api:workspaces:read'],
    ['typeform', ['forms.read'], ' ', 'forms:read offline'],
    ['typeform', ['forms.write', 'responses.list'], ' ', 'forms:write offline responses:read'],
    ['typeform', ['me.get'], ' ', 'accounts:read offline'],
    // A write scope includes its read scope, which is then not asked for.
    ['shopify', ['orders.list'], ',', 'read_orders'],
    ['shopify', ['orders.*'], ',', 'write_orders'],
    ['shopify', ['customers.read', 'locations.list'], ',', 'read_customers read_locations'],
  ])('%s %j', async (kind, want, separator, expected) => {
    const asked = (await pageOf(kind, { want })).get('scope') ?? ''
    expect(asked.split(separator).toSorted().join(' ')).toBe(expected.split(' ').toSorted().join(' '))
  })

  test.each(['gong', 'jira', 'typeform'])(
    'and to read when nothing is wanted, for kinds whose scopes allow no writes: %s',
    async (kind) => {
      const plan = await load(kind)
      const [usual] = authorizationsOf(plan)
      const asked = (await pageOf(kind, {})).get('scope')?.split(' ') ?? []
      const access = scopeAccess(plan, usual?.scopes ?? [])
      expect(asked.toSorted()).toEqual(usual?.scopes.filter((scope) => access.get(scope) !== 'write').toSorted())
      expect(asked.length).toBeLessThan(usual?.scopes.length ?? 0)
    },
  )

  test('and to read what is searchable when that is wanted', async () => {
    expect((await pageOf('gong', { want: ['search'] })).get('scope')?.split(' ').toSorted()).toEqual([
      'api:calls:read:basic',
      'api:settings:scorecards:read',
      'api:stats:scorecards',
      'api:users:read',
    ])
  })

  test('and for none of another auth variant of the kind', async () => {
    const asked = async (auth: string, want: readonly string[]) => {
      const page = await pageOf('slack', { auth, want })
      return page.get(auth === 'oauth' ? 'scope' : 'user_scope')
    }
    expect(await asked('user_oauth', ['channels.create'])).toBe('channels:write')
    expect(await asked('oauth', ['channels.create', 'messages.api_search'])).toBe('channels:manage')
  })

  test('and again for what the owner granted before', async () => {
    const wider = await pageOf('typeform', { want: ['forms.write'], granted: ['offline', 'responses:read'] })
    const same = await pageOf('typeform', { granted: ['offline', 'responses:read'] })
    expect([wider.get('scope'), same.get('scope')]).toEqual([
      'offline responses:read forms:write',
      'offline responses:read',
    ])
  })
})

describe('a wish is refused', () => {
  test.each([
    [['form.list'], 'names no operation by "form.list". Did you mean "forms.list"?'],
    [['forms'], 'names no operation by "forms"'],
    [['forms.reed'], 'names no operation by "forms.reed"'],
    [['responses.list', '*.nothing'], 'names no operation by "*.nothing"'],
    [['toString'], 'names no operation by "toString"'],
  ])('without an operation: %j', async (want, said) => {
    await expect(pageOf('typeform', { want })).rejects.toMatchObject({
      code: 'validation_error',
      message: expect.stringContaining(said) as string,
      errors: [{ field: 'want', error_code: 'unknown_operation' }],
    })
  })

  test('beside scopes', async () => {
    await expect(pageOf('typeform', { want: ['read'], scopes: ['forms:read'] })).rejects.toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'want', error_code: 'conflict' }],
    })
  })

  // A wish is matched with operations, and never becomes a part of the page's URL.
  test.each([
    'forms:write admin',
    'offline&prompt=none',
    'https://graph.example.com/.default',
    'forms:write',
    '*&client_id=other',
    '__proto__',
  ])('E30 that tries to add a scope or a parameter: %s', async (entry) => {
    await expect(pageOf('typeform', { want: [entry] })).rejects.toMatchObject({ code: 'validation_error' })
  })

  test('a page has the same parameters for any wish', async () => {
    const [usual, wanting] = [await pageOf('typeform', {}), await pageOf('typeform', { want: ['*.*'] })]
    expect([...wanting.keys()]).toEqual([...usual.keys()])
    expect(wanting.getAll('scope')).toHaveLength(1)
  })

  test('granted scopes that would add another one are left out', async () => {
    const page = await pageOf('facebook-marketing', { granted: ['ads_read,pages_manage', 'two words', 'ads_read'] })
    expect(page.get('scope')?.split(',').toSorted()).toEqual(['ads_read', 'business_management'])
  })
})
