/** The vendor's page for creating credentials: its host, and the settings in its URL. */
import { describe, expect, it } from 'vitest'
import { connect, pageOfCredentials, load } from '../../../runtime/index.ts'
import { validateManifest } from '../../../runtime/manifest/index.ts'

const CONFIG = {
  type: 'object',
  properties: { host: { type: 'string', default: 'gitlab.example' }, team: { type: 'string' } },
}
const pageOf = (page: string, known?: Readonly<Record<string, string>>) =>
  pageOfCredentials({ credentialsPage: page }, CONFIG, known)

describe('the page of credentials', () => {
  it('inserts a known setting, else its default, and leaves others as variables', () => {
    const page = 'https://{{config.host}}/{{config.team}}/tokens'
    expect(pageOf(page)).toBe('https://gitlab.example/{team}/tokens')
    expect(pageOf(page, { team: 'acme', host: 'git.acme.example' })).toBe('https://git.acme.example/acme/tokens')
  })

  it.each(['../../logout', 'a/b', 'a?next=//evil.example', 'a#b', '@evil.example', '{host}'])(
    'Z2 keeps the setting %j in its place',
    (team) => {
      const page = pageOf('https://example.com/{{config.team}}/tokens', { team }) ?? ''
      expect(page).toMatch(/^https:\/\/example\.com\/[^/?#@{}]+\/tokens$/)
      expect(new URL(page).host).toBe('example.com')
    },
  )

  it('is named by the refusal of an account without credentials', async () => {
    const github = await load('github')
    const refused = refusalOf(() => connect(github, { credentials: {} }))
    expect(refused).toContain('Create those of token at https://github.com/settings/tokens/new')
  })
})

function refusalOf(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error instanceof Error && 'hint' in error ? error.hint : error
  }
}

describe('Z1 a manifest with another kind of page is refused:', () => {
  const manifest = (page: string, config = '') => `format: 1
kind: sample
id: 3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10
title: Sample
category: other
support: none
version: 1.0.0
docs: https://docs.example.com
base_url: https://api.example.com
check: items.list
${config}auth:
  token:
    type: static
    title: API token
    credentials_page: ${JSON.stringify(page)}
    credentials: {token: string!}
    send: {bearer: "{{token}}"}
entities:
  items:
    list: {request: GET /items, pagination: {style: none, because: One page.}}
`
  it.each([
    ['another scheme', 'javascript:alert(1)'],
    ['without TLS', 'http://example.com/tokens'],
    ['data', 'data:text/html,hello'],
    ['a username', 'https://example.com@evil.example.net/tokens'],
    ['a credential', 'https://example.com/tokens?token={{token}}'],
    ['a helper', 'https://example.com/{{base64 config.site}}'],
    ['an unknown setting', 'https://example.com/{{config.account}}'],
    ['an address of this network', 'https://127.0.0.1/tokens'],
  ])('%s', (_, page) => {
    expect(() => validateManifest(manifest(page, 'config: {site: string!}\n'), 'sample.yaml')).toThrow(/sample\.yaml/)
  })

  it('a setting without a strict pattern as part of the host', () => {
    const config = 'config: {site: string!}\n'
    const text = manifest('https://{{config.site}}.example.com/tokens', config)
    expect(() => validateManifest(text, 'sample.yaml')).toThrow('needs a pattern')
  })
})
