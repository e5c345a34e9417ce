/** What vendors' answers may hold beside the account's ids: no fixture shows it. */
import { describe, expect, it } from 'vitest'
import { namesInUrls } from '../../../runtime/scrub/index.ts'
import { captureFixtures, storeFixtures } from '../../../authoring/index.ts'
import { temporaryFolder } from '../../cli/run-cli.ts'
import { shop, startVendor } from './shop.ts'

/** Written in pieces, so that no scanner takes them for secrets of ours. */
const KEY = ['sk', 'live', '9fT2xQ7bLm4Zr8Wc1Yk6Pd3H'].join('_')
const PEM_BODY = ['MIIEvQIBADANBgkqhkiG9w0BAQEFAASC', 'BKcwggSjAgEAAoIBAQC7', 'VJTUt9Us8cKj'].join('\n')
const PEM = (what: string) => `-----BEGIN ${what}-----\n${PEM_BODY}\n-----END ${what}-----\n`
const SSH = ['ssh-rsa', 'AAAAB3NzaC1yc2EAAAADAQABAAABgQDPk', 'mkeller@laptop'].join(' ')

/** What a fixture of one record says, or why it was refused. */
async function fixtureOf(record: Readonly<Record<string, unknown>>): Promise<{ text: string; refused: string[] }> {
  const body = { data: [{ id: 'cus_NffrFeUfNV2Hib', ...record }], more: false }
  const transport = await startVendor(() => ({ body }))
  const owner = { credentials: { api_key: KEY }, config: { account: 'northwind' } }
  const capture = await captureFixtures(
    shop,
    { entity: 'customers', action: 'list' },
    { owner, transport: transport(), salt: 'a salt for tests', today: new Date('2026-11-20T12:00:00Z') },
  )
  const [stored] = await storeFixtures(shop, capture, await temporaryFolder(), false)
  const refused = stored!.state === 'refused' ? stored!.findings.map(({ pointer, what }) => `${pointer} ${what}`) : []
  return { text: capture.fixtures[0]!.text, refused }
}

describe('a fixture does not show', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['a private key', { pem: PEM('PRIVATE KEY') }, PEM_BODY.split('\n')],
    ['a private key in a text', { note: `use ${PEM('RSA PRIVATE KEY')} for it` }, PEM_BODY.split('\n')],
    ['a private key without its end', { pem: PEM('EC PRIVATE KEY').slice(0, 80) }, [PEM_BODY.split('\n')[0]!]],
    ['a private key of PGP', { pem: PEM('PGP PRIVATE KEY BLOCK') }, PEM_BODY.split('\n')],
    ['an SSH key', { note: `key ${SSH} added` }, ['AAAAB3NzaC1yc2E', 'mkeller@laptop']],
    ['a secret in a form', { note: 'client_id=a1&client_secret=hunter22' }, ['hunter22']],
    ['a password in a text', { note: 'The login is ok, password: correcthorse' }, ['correcthorse']],
    ['a key in JSON', { raw: '{"api_key":"abcdef99","page":1}' }, ['abcdef99']],
    ['a key in XML', { raw: '<password>tr0ub4dor</password>' }, ['tr0ub4dor']],
    ['recovery codes', { recovery_codes: ['4f9a-22bc', 'alpha-bravo'] }, ['4f9a-22bc', 'alpha-bravo']],
    ['backup codes', { backupCodes: ['zulu-kilo'] }, ['zulu-kilo']],
    ['a device address', { mac: 'A4:83:E7:1B:2C:3D' }, ['A4:83:E7', '1B:2C:3D']],
    ['a device address in a text', { note: 'seen a4-83-e7-1b-2c-3d again' }, ['a4-83-e7-1b-2c-3d']],
    ['a message authentication code', { hmac: 'c2VjcmV0bWFj' }, ['c2VjcmV0bWFj']],
    ['a login', { login: 'mkeller84', note: 'by mkeller84', profile: 'https://shop.example/mkeller84' }, ['mkeller84']],
    ['a login of one word', { username: 'mkeller' }, ['mkeller']],
    ['a login as an owner', { owner: 'm.keller', reporter: 'maria_keller' }, ['m.keller', 'maria_keller']],
    ['a name in the URL of a picture', { avatar_url: 'https://cdn.example/a/maria-keller.png?s=48' }, ['maria-keller']],
    ['a name in the URL of a profile', { link: 'https://www.example/in/maria-keller-84/' }, ['maria-keller']],
    ['one name in the URL of a profile', { profile_url: 'https://www.example/people/maria' }, ['people/maria']],
    ['a handle', { link: 'https://social.example/@maria' }, ['@maria']],
    ['the end of the key', { hint: `…${KEY.slice(-8)}`, last: KEY.slice(-8) }, [KEY.slice(-8)]],
    ['the end of the key in another case', { hint: `***${KEY.slice(-8).toUpperCase()}` }, []],
  ])('%s', async (_, record, secrets) => {
    const { text, refused } = await fixtureOf(record)
    const shown = secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))
    expect([refused.length > 0 ? [] : shown, secrets.length > 0 || refused.length > 0]).toEqual([[], true])
  })

  it('and is kept: what is taken out has a stand-in', async () => {
    const record = { pem: PEM('PRIVATE KEY'), login: 'mkeller84', mac: 'A4:83:E7:1B:2C:3D', note: 'password: hunter22' }
    const { text, refused } = await fixtureOf(record)
    expect(refused).toEqual([])
    expect(text).toMatch(/pem:[^:]*token-[0-9a-f]{12}\b/)
    expect(text).toMatch(/login: user-[0-9a-f]{8}\b/)
    expect(text).toMatch(/mac: 00-00-5E-00-53-[0-9A-F]{2}\b/)
    expect(text).toMatch(/note: "password: token-[0-9a-f]{12}"/)
  })
})

describe('left as it is:', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a role in the place of a login', { login: 'admin', owner: 'organization' }],
    ['the address of the API', { url: 'https://api.example/users/search', next: 'https://api.example/people/list' }],
    ['a picture of nobody', { avatar_url: 'https://cdn.example/avatars/default/large.png' }],
    ['a word that ends like a secret', { note: 'machine, passwordless; secretary: none' }],
    ['a certificate', { note: '-----BEGIN CERTIFICATE-----' }],
  ])('%s', async (_, record) => {
    const { text } = await fixtureOf(record)
    for (const value of Object.values(record)) expect(text).toContain(value)
  })
})

describe('the names in a URL', () => {
  it.each([
    ['https://x.example/in/maria-keller?trk=1', 'url', ['in/maria-keller']],
    ['see https://x.example/u/mkeller84 and https://x.example/u/9', 'text', ['u/mkeller84']],
    ['https://x.example/avatars/maria.jpg', 'photo', ['avatars/maria']],
    ['https://x.example/users/maria', 'html_url', []],
    ['/in/maria-keller', 'path', []],
    ['https://x.example/avatars/0b6e1c529a3f4d278b116c2f0a9d7e35', 'avatar', []],
  ])('%s under %s: %j', (text, field, names) => {
    expect(namesInUrls(text, field)).toEqual(names)
  })
})
