/** Settings in a kind's host: none leads to another host than the vendor's. */
import { describe, expect, test } from 'vitest'
import { exampleConfig, exampleCredentials } from '../../simulator/index.ts'
import { connect, type ConnectorError, type Plan } from '../../runtime/index.ts'
import { everyKind } from '../support/kinds.ts'

const ESCAPES = [
  'evil.example/',
  'evil.example#',
  'evil.example?',
  'evil.example\\',
  'evil.example:443/',
  'a:b@evil.example/',
  'a@evil.example',
  '169.254.169.254/',
  '169.254.169.254#',
  '①②⑦.⓪.⓪.①/',
  '127.0.0.1:8080/',
  '[::1]/',
  '',
  ' ',
  '.',
  '..',
  '-a',
  'a-',
  'a.b',
  'a/b',
  'a%2fb',
  'a\r\nb',
  'a\u0000',
  'evil.example\t/',
  'ａ',
  'x'.repeat(64),
  'A B',
]

/** Settings and credentials whose names are in the host of a base URL or of a token endpoint. */
function hostSettings({ manifest }: Plan): { variant: string; name: string }[] {
  return Object.entries(manifest.auth).flatMap(([variant, { baseUrl, token }]) => {
    const templates = [baseUrl ?? manifest.baseUrl, ...(token ? [token.url] : [])]
    const hosts = templates.map(({ text }) => /^https:\/\/([^/]*)/.exec(text)?.[1] ?? '')
    const names = hosts.flatMap((host) => [...host.matchAll(/\{\{config\.(\w+)\}\}/g)].map((match) => match[1]!))
    return [...new Set(names)].map((name) => ({ variant, name }))
  })
}

/** Whether a setting is a whole host of the owner's own, so that any name of a host will do for the owner's own credentials. */
function isOwnersHost({ manifest }: Plan, variant: string, name: string): boolean {
  // An OAuth client goes to the host at which it is registered.
  if (manifest.auth[variant]!.token?.registration) return false
  const { format } = (manifest.config.properties as Record<string, { readonly format?: string }>)[name]!
  return format === 'hostname'
}

/** Origins of settings that take dots below the vendor's own domain: an account locator of Snowflake has its region. */
const BELOW_VENDOR: Readonly<Record<string, string>> = { snowflake: 'https://a.b.snowflakecomputing.com' }

const kinds = await everyKind()
const cases = kinds.flatMap((plan) =>
  hostSettings(plan).map(({ variant, name }) => [`${plan.kind} ${variant} ${name}`, { plan, variant, name }] as const),
)

test('E12 some kinds have such settings', () => {
  expect(cases.length).toBeGreaterThan(2)
})

describe.each(cases)('E12 E13 %s', (_, { plan, variant, name }) => {
  const originWith = (value: unknown): string => {
    try {
      const config = { ...exampleConfig(plan), [name]: value as string }
      return connect(plan, { auth: variant, credentials: exampleCredentials(plan, variant), config }).base.origin
    } catch (error) {
      return (error as ConnectorError).code
    }
  }

  test('takes a name', () => {
    expect(originWith(exampleConfig(plan)[name])).toMatch(/^https:\/\//)
  })

  test.each(ESCAPES)('refuses %j', (value) => {
    const dotted = isOwnersHost(plan, variant, name) ? 'https://a.b' : BELOW_VENDOR[plan.kind]
    expect(originWith(value)).toBe((value === 'a.b' && dotted) || 'credentials_mismatch')
  })

  test.each([null, 5, {}, [], ['a'], true])('refuses %j', (value) => {
    expect(originWith(value)).toBe('credentials_mismatch')
  })
})

describe('config', () => {
  test.each(kinds.map((plan) => [plan.kind, plan] as const))(
    'of %s takes no setting that is not declared',
    (_, plan) => {
      const [variant] = Object.keys(plan.manifest.auth)
      const config = { ...exampleConfig(plan), base_url: 'https://evil.example' }
      expect(() => connect(plan, { auth: variant!, credentials: exampleCredentials(plan, variant!), config })).toThrow(
        /^Cannot connect to /,
      )
    },
  )
})
