/** The kind of a request, where kinds share a host or may be at any host. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Mock, startMock } from '../../mock/index.ts'
import { load, type ResolvedManifest } from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'
import { fetchFrom } from './fetch-from.ts'

/** A kind at a host of its owner's own, below a path, beside one whose host is known. */
const owned = (kind: string, path: string): ResolvedManifest =>
  planOf({
    kind,
    base_url: `https://{{config.host}}${path}`,
    config: { host: { type: 'string', format: 'hostname', default: `${kind}.example.com` } },
  }).manifest

const ask = async (mock: Mock, host: string, path: string) => {
  const { status, text } = await fetchFrom(mock, host, path, { headers: { authorization: 'Bearer any' } })
  return { status, text }
}

let mock: Mock

beforeAll(async () => {
  mock = await startMock([owned('one', '/one'), owned('two', '/two'), planOf({ kind: 'known' }).manifest], {
    fixtures: false,
    records: 2,
  })
})

afterAll(() => mock.close())

describe('the mock', () => {
  it('says a host of each kind: the default of one that may be anywhere', () => {
    expect(mock.hosts).toMatchObject({ one: 'one.example.com', two: 'two.example.com' })
  })

  it.each(['one.example.com', 'elsewhere.example.net'])('simulates a kind at %s, by its path', async (host) => {
    const found = await Promise.all([ask(mock, host, '/one/items'), ask(mock, host, '/other/items')])
    expect(found.map(({ status }) => status)).toEqual([200, 404])
  })

  it('leaves a known host to the kind that has it', async () => {
    const { status, text } = await ask(mock, mock.hosts.known!, '/one/items')
    expect({ status, isOfNobody: text.includes('no_kind') }).toEqual({ status: 404, isOfNobody: false })
  })

  it('simulates a kind only at the hosts in its setting', async () => {
    const host = { type: 'string', enum: ['api.example.org', 'api.eu.example.org'], default: 'api.example.org' }
    const listed = planOf({ kind: 'listed', base_url: 'https://{{config.host}}', config: { host } }).manifest
    const own = await startMock([listed, owned('one', '/one')], { fixtures: false })
    onTestFinished(() => own.close())
    const hosts = ['api.example.org', 'api.eu.example.org', 'api.example.net']
    const found = await Promise.all(hosts.map((name) => ask(own, name, '/items')))
    expect(found.map(({ status }) => status)).toEqual([200, 200, 404])
  })

  it('says so where two kinds may be at a host and have the same path', async () => {
    const both = await startMock([owned('one', '/api'), owned('two', '/api')], { fixtures: false })
    onTestFinished(() => both.close())
    const { status, text } = await ask(both, 'elsewhere.example.net', '/api/items')
    expect(status).toBe(500)
    expect(text).toContain('Cannot tell whose GET /api/items is: one and two may be at elsewhere.example.net')
    expect((await ask(both, 'two.example.com', '/api/items')).status).toBe(200)
  })

  it('gives a shared path to the kind whose constants a request has', async () => {
    const kinds = await Promise.all(['google-drive', 'google-sheets'].map(async (kind) => (await load(kind)).manifest))
    const google = await startMock(kinds, { fixtures: false, records: 1 })
    onTestFinished(() => google.close())
    const [fields] = kinds[1]!.operations['spreadsheet_files.list']!.query.flatMap(({ name, value }) =>
      name === 'fields' && 'template' in value ? [value.template.text] : [],
    )
    const q = "mimeType = 'application/vnd.google-apps.spreadsheet' and (trashed = false)"
    const keysOf = async (query: Record<string, string>) => {
      const { text } = await ask(
        google,
        'www.googleapis.com',
        `/drive/v3/files?${new URLSearchParams(query).toString()}`,
      )
      return Object.keys((JSON.parse(text) as { files: object[] }).files[0]!)
    }
    expect(await keysOf({ q, fields: fields! })).not.toContain('mimeType')
    expect(await keysOf({ q: 'trashed = false' })).toContain('mimeType')
  })
})
