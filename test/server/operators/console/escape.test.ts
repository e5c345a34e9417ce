/** S: nothing that an application, a customer, an agent or a third party writes becomes HTML of the console. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleRoutes, type ScreenServices } from '../../../../server/operators/console/screens/index.ts'
import { rollUpTrends } from '../../../../server/operators/support/index.ts'
import { type ConsoleWorld, plantCustomer, type Planted, startConsoleWorld } from '../../../support/console.ts'
import { openTestPostgres } from '../../../support/database.ts'

/** Texts that break out of an unescaped text, attribute, URL or table. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus='alert(1)' autofocus='",
  'javascript:alert(1)',
  '</title></textarea></style><svg onload=alert(1)>',
  '&lt;script&gt;&#x3c;b&#x3e;',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '\u202egnp.exe\u2066',
]

/** The tags and attributes that pages of the console have; all that a page has besides came from a value. */
const TAGS =
  /^\/?(?:html|head|meta|title|link|body|a|header|form|input|button|div|small|nav|ul|li|main|h[1-3]|p|b|pre|table|thead|tbody|tr|th|td|span|code|time|dl|dt|dd|section|details|summary|label|select|option|textarea|svg|rect|path|i|search)$/
const ATTRIBUTES =
  /^(?:lang|charset|name|content|rel|target|href|class|id|action|role|value|type|aria-label|aria-current|placeholder|autocomplete|spellcheck|method|tabindex|scope|data-label|datetime|title|required|readonly|for|selected|checked|rows|formaction|viewBox|preserveAspectRatio|aria-hidden|x|y|width|height|d|open|data-live|rx)$/

/** The link to a third party's page: the new page knows nothing of the console. */
const VENDOR_LINK = /^<a href="https:\/\/[^"]*" rel="noopener noreferrer" target="_blank">$/

/** The tags of a page whose name or attributes are not the console's, and the addresses that lead elsewhere. */
function strange(page: string): string[] {
  const own = /<script src="\/script-[0-9a-f]{12}\.js"><\/script>/
  const tags = [
    ...page
      .replace('<!doctype html>', '')
      .replace(own, '')
      .matchAll(/<([^\s>]*)((?:\s+[^\s=>/"']+(?:="[^"]*")?)*)\s*\/?>|</g),
  ]
  return tags.flatMap(([whole, tag = '', attributes = '']) => {
    const names = [...attributes.matchAll(/\s+([^\s=>"']+)(?:="([^"]*)")?/g)]
    const isWrong =
      !TAGS.test(tag) ||
      names.some(([, name = '']) => !ATTRIBUTES.test(name)) ||
      names.some(([, name = '', value = '']) => ['href', 'action'].includes(name) && !/^(?:\/(?!\/)|#)/.test(value))
    return isWrong && !VENDOR_LINK.test(whole) ? [whole] : []
  })
}

let world: ConsoleWorld
let planted: Planted[]
let cookie: string
beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres())
  planted = []
  for (const attack of ATTACKS) planted.push(await plantCustomer(world.server, (field) => `${field} ${attack}`))
  // Codes of errors are choices of filters.
  await rollUpTrends(world.server.services.database, Date.now() + 60_000)
  cookie = await world.logIn('owner', `ada ${ATTACKS[1]}`)
})
afterAll(() => world?.server.close())

describe('S4 a value of others stays text', () => {
  const screens = consoleRoutes({ webhooks: {} } as ScreenServices).filter(({ method }) => method === 'GET')

  it('the check finds what breaks out', () => {
    expect(
      strange(`<p>${ATTACKS[0]}</p><td title="${ATTACKS[1]}"></td><a href="javascript:x">a</a><a href="//x">a</a>`),
    ).toEqual(['<script>', '</script>', '<', '<a href="javascript:x">', '<a href="//x">'])
  })

  it.each(screens.map(({ path }) => path))('%s', async (path) => {
    for (const [at, attack] of ATTACKS.entries()) {
      const one = planted[at]!
      const query = path === '/kinds' ? '?q=' : '?kind='
      const filled = path
        .replace('{organization}', one.organizationId)
        .replace('{customer}', one.customerId)
        .replace('{connector}', one.connectorId)
        .replace('{endpoint}', one.endpointId)
        .replace('{request}', one.requestId)
        .replace('{kind}', 'notion')
        .replace('/try', `/try?organization=${one.organizationId}&connector=${one.connectorId}&operation=pages.list&x=`)
      for (const address of [
        filled,
        ...(path === '/customers' ? [`${filled}?q=${encodeURIComponent(attack)}`] : []),
        `${filled}${query}${encodeURIComponent(attack)}&notice=${encodeURIComponent(attack)}`,
      ]) {
        const { status, text } = await world.get(address, { cookie })
        expect([address, status, strange(text)]).toEqual([address, 200, []])
      }
    }
  })

  it('choices of filters show codes that others wrote', async () => {
    const { text } = await world.get('/calls', { cookie })
    expect(text).toContain('<option value="code &#60;script&#62;')
  })

  it('every field that others fill is shown somewhere', async () => {
    const seen = await Promise.all(
      [
        '/',
        '/customers',
        '/applications',
        '/webhooks',
        '/operators',
        '/kinds/notion',
        `/customers/${planted[0]!.organizationId}/${planted[0]!.customerId}`,
        `/connectors/${planted[0]!.organizationId}/${planted[0]!.connectorId}/rejected`,
        `/connectors/${planted[0]!.organizationId}/${planted[0]!.connectorId}/own-fields`,
        `/webhooks/${planted[0]!.organizationId}/${planted[0]!.endpointId}`,
      ].map(async (path) => (await world.get(path, { cookie })).text),
    )
    const fields =
      'operation,header,words,link,organization,application,external_user_id,name,variant,scope,version,reason,account,copied,sync code,sync message,key,rejection,job code,' +
      'job message,own reason,own region,label of reason,label of region,own code,own message,origin,type,agent,entity,action,code,tool,client,url,type of event,failure,response'
    const text = seen.join('')
    expect(fields.split(',').filter((field) => !text.includes(`${field} &#60;script`))).toEqual([])
  })
})

it('S4 a page runs only the own script, loads nothing from elsewhere, and is framed and stored nowhere', async () => {
  for (const path of ['/', '/login', '/nowhere']) {
    const { headers } = await world.get(path, { cookie })
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    )
    expect([headers.get('cache-control'), headers.get('x-frame-options')]).toEqual(['no-store', 'DENY'])
  }
})

it('the list of kinds has the end and the number of notices of a kind', async () => {
  const token = await world.token('viewer')
  const { kinds } = JSON.parse((await world.get('/kinds?q=notion&version=ends', { token })).text) as {
    kinds: { kind: string; ends: { what: string; date: string } | null; notices: number }[]
  }
  expect(kinds.map(({ kind, ends, notices }) => [kind, ends?.date, notices])).toEqual([
    ['notion', '2027-10-16', ATTACKS.length],
  ])
})

it('the page of a kind links how to make its OAuth application', async () => {
  const { text } = await world.get('/kinds/notion', { cookie })
  const guide = 'https://github.com/plugboard/plugboard/blob/main/docs/oauth/notion.md'
  expect(text).toContain(`<a href="${guide}" rel="noopener noreferrer" target="_blank">`)
})
