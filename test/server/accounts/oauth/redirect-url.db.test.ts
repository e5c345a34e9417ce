/** Where browsers may be sent: which URLs ever, and which of an organization. */
import { expect, it, test } from 'vitest'
import { onDatabase } from './databases.ts'
import { providerPlan } from './provider.ts'
import { worldOn } from './world.ts'

const PLAN = providerPlan()

const REFUSED: Readonly<Record<string, string>> = {
  'http beyond loopback': 'http://app.example.com/cb',
  'a host that only begins like loopback': 'http://localhost.evil.example/cb',
  javascript: 'javascript:alert(1)',
  data: 'data:text/html,<script>alert(1)</script>',
  'a scheme of an app': 'myapp://cb',
  'a user name': 'https://app.example.com@evil.example/cb',
  'a user name with a slash encoded': 'https://app.example.com%2f@evil.example/cb',
  'a password': 'https://a:b@evil.example/cb',
  'an empty user name': 'https://@evil.example/cb',
  'a fragment': 'https://app.example.com/cb#x',
  'an empty fragment': 'https://app.example.com/cb#',
  'a line break': 'https://app.example.com/cb\r\nset-cookie: a=b',
  'an encoded line break': 'https://app.example.com/cb%0d%0aset-cookie:%20a=b',
  'a backslash': 'https://evil.example\\@app.example.com/cb',
  'an encoded backslash': 'https://app.example.com/%5cevil.example',
  'a tab in the scheme': 'ht\ttps://app.example.com/cb',
  'slashes missing': 'https:app.example.com/cb',
  'nothing before the host': '//evil.example/cb',
  'a path that climbs': 'https://app.example.com/cb/../evil',
  'a path that climbs, encoded': 'https://app.example.com/cb/%2e%2e/evil',
  'an address in another form': 'https://0x7f.1/cb',
  'letters of another script': 'https://аpp.example.com/cb',
  'a host in capitals': 'https://APP.example.com/cb',
  'the usual port': 'https://app.example.com:443/cb',
  'a dot after the host': 'https://app.example.com./cb',
  'a blank': 'https://app.example.com/c b',
  nothing: '',
  'no URL': 'app.example.com/cb',
  'too many characters': `https://app.example.com/${'a'.repeat(2000)}`,
}

const ALLOWED = [
  'https://app.example.com',
  'https://app.example.com/',
  'https://app.example.com:8443/cb?return=%2Fhome&x=1',
  'https://app.example.com/with%20blank',
  'http://localhost:3000/cb',
  'http://127.0.0.1:3000/cb',
  'http://[::1]:3000/cb',
]

onDatabase('E14 redirect URLs', (database) => {
  test.each(Object.entries(REFUSED))('refused with 422: %s', async (_, url) => {
    const { oauth, callers, ask } = await worldOn(database(), { sample: PLAN })
    const refusal = { code: 'redirect_url_not_allowed', status: 422 }
    await expect(oauth.initiate(callers[0], ask({ redirect_url: url }))).rejects.toMatchObject(refusal)
    await expect(oauth.redirectUrls.put(callers[0].organizationId, [url])).rejects.toMatchObject(refusal)
    expect(await oauth.redirectUrls.list(callers[0].organizationId)).toEqual([])
  })

  test.each(ALLOWED)('taken: %s', async (url) => {
    const { oauth, callers, ask } = await worldOn(database(), { sample: PLAN })
    const { consent_url: consent } = await oauth.initiate(callers[0], ask({ redirect_url: url }))
    expect(consent).toMatch(/^https:\/\/plugboard\.example\.com\/oauth\/start\/[\w-]{43}$/)
  })

  it('an application may use any safe URL until one is registered, then exactly those', async () => {
    const { oauth, callers, ask } = await worldOn(database(), { sample: PLAN })
    const [mine, other] = callers
    const codeFor = (url: string, caller = mine) =>
      oauth.initiate(caller, ask({ redirect_url: url })).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      )
    expect(await codeFor('https://app.example.com/a')).toBe('taken')
    await oauth.redirectUrls.put(mine.organizationId, ['https://app.example.com/b', 'https://app.example.com/b'])
    expect(await oauth.redirectUrls.list(mine.organizationId)).toEqual(['https://app.example.com/b'])
    const asked = [
      'https://app.example.com/b',
      'https://app.example.com/b/',
      'https://app.example.com/b?x=1',
      'https://app.example.com/a',
    ]
    expect(await Promise.all(asked.map((url) => codeFor(url)))).toEqual([
      'taken',
      ...Array<string>(3).fill('redirect_url_not_allowed'),
    ])
    expect(await codeFor('https://app.example.com/a', other)).toBe('taken')
  })

  test.each(['scoped', 'widget'] as const)('a %s token may use registered URLs only', async (token) => {
    const { oauth, callers, ask } = await worldOn(database(), { sample: PLAN })
    const caller = { ...callers[0], token, customer: { id: callers[0].applicationId, externalUserId: 'user_1' } }
    await expect(oauth.initiate(caller, ask())).rejects.toMatchObject({ code: 'redirect_url_not_allowed' })
    await oauth.redirectUrls.put(caller.organizationId, [ask().redirect_url])
    await expect(oauth.initiate(caller, ask())).resolves.toMatchObject({ flow_id: expect.any(String) as string })
  })
})
