/** The kinds of an installation: found, listed, described, drawn. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type JsonSchema } from '../../../../runtime/index.ts'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import { KINDS, PAIRS } from '../../../support/catalogue.ts'
import { ROOT } from '../../../support/root.ts'

const catalogue = await createCatalogue({ baseUrl: () => 'http://127.0.0.1:8000/' })

/** A manifest file made from the package's own, with some of its text replaced. */
async function manifestFile(changes: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const text = await readFile(join(ROOT, 'definitions', 'orb.yaml'), 'utf8')
  const changed = Object.entries(changes).reduce((all, [from, to]) => all.replace(from, to), text)
  const file = join(folder, 'kind.yaml')
  await writeFile(file, changed)
  return file
}

const orb = catalogue.find('orb')

const FIELDS = ['sourceDefinitionId', 'name', 'iconUrl', 'supportLevel', 'sunset']

describe('list', () => {
  it('gives every kind in alphabetical order, with exactly the four fields', () => {
    const listed = catalogue.list()
    expect(listed.map(({ sourceDefinitionId }) => catalogue.find(sourceDefinitionId).kind)).toEqual(KINDS)
    for (const entry of listed) expect(Object.keys(entry).filter((key) => key !== 'endings')).toEqual(FIELDS)
  })

  it('finds a part of a name in any case', () => {
    expect(catalogue.list('STRI').map(({ name }) => name)).toEqual(['Stripe'])
    expect(catalogue.list('nothing-like-it')).toEqual([])
  })

  it.each(['%', '_', '\\', '.*', '(', '[a-z]', '^', "'"])('E27 %s stands for itself', (name) => {
    expect(catalogue.list(name)).toEqual([])
  })

  it('E27 a name of 10 KB is refused', () => {
    expect(() => catalogue.list('a'.repeat(10_240))).toThrow(expect.objectContaining({ code: 'invalid_query' }))
  })
})

describe('find', () => {
  it('knows a kind by slug, display name and definition id, in any case', () => {
    for (const name of ['zendesk-support', 'Zendesk-SUPPORT', 'zendesk support', catalogue.find('zendesk-support').id])
      expect(catalogue.find(name.toUpperCase()).kind).toBe('zendesk-support')
  })

  it('names the nearest kind for an unknown one', () => {
    expect(() => catalogue.find('strpe')).toThrow(
      expect.objectContaining({ code: 'definition_not_found', message: expect.stringContaining('"stripe"') as string }),
    )
  })

  it.each(['__proto__', 'constructor', '../stripe', ''])('finds nothing under %j', (name) => {
    expect(() => catalogue.find(name)).toThrow(expect.objectContaining({ code: 'definition_not_found' }))
  })
})

describe('definition', () => {
  it('lists every action of the catalogue', async () => {
    const described = new Map(
      await Promise.all(KINDS.map(async (kind) => [kind, await catalogue.definition(kind)] as const)),
    )
    const missing = PAIRS.filter(({ kind, entity, action }) => {
      const { entities } = described.get(kind)!
      return !entities.find(({ name }) => name === entity)?.actions.some((one) => one.action === action)
    })
    expect(missing).toEqual([])
  })

  it('marks every credential as write-only', async () => {
    const definitions = await Promise.all(KINDS.map((kind) => catalogue.definition(kind)))
    const fields = definitions
      .flatMap(({ auth }) => auth)
      .flatMap(({ schema }) => Object.values(schema.properties as Record<string, JsonSchema>))
    expect(fields.length).toBeGreaterThan(50)
    expect(fields.filter(({ writeOnly }) => writeOnly !== true)).toEqual([])
  })

  it('says which variants can be had by consent', async () => {
    const { auth } = await catalogue.definition('stripe')
    expect(auth.map(({ id, kind, oauth }) => [id, kind, oauth.supported])).toEqual([
      ['api_key', 'static', false],
      ['oauth', 'oauth2', true],
    ])
  })

  it('lists pagination, limits and searchable fields', async () => {
    const customers = (await catalogue.definition('stripe')).entities.find(({ name }) => name === 'customers')!
    const list = customers.actions.find(({ action }) => action === 'list')!
    expect(list).toMatchObject({
      pagination: { style: 'cursor', param: 'starting_after', size: 'limit' },
      effect: 'read',
    })
    expect(list.limits.timeout_ms).toBeGreaterThan(0)
    expect(customers.search_fields).toMatchObject({ email: 'string', created: 'integer' })
  })
})

describe('icons', () => {
  it('are under the base address and answer with an SVG', () => {
    for (const { sourceDefinitionId: id, iconUrl } of catalogue.list()) {
      expect(iconUrl).toBe(`http://127.0.0.1:8000/icons/${id}.svg`)
      expect(catalogue.icon(id)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
    }
    expect(() => catalogue.icon('none')).toThrow(expect.objectContaining({ code: 'definition_not_found' }))
  })
})

describe('further kinds', () => {
  it('come from the files of the configuration', async () => {
    const own = {
      'kind: orb': 'kind: orb-two',
      'title: Orb': 'title: <Orb & two>',
      [orb.id]: orb.id.replace(/.$/, '0'),
    }
    const wider = await createCatalogue({ files: [await manifestFile(own)] })
    expect(wider.list()).toHaveLength(KINDS.length + 1)
    const { kind, id, hash } = wider.find('<orb & two>')
    expect([kind, hash]).toEqual(['orb-two', expect.not.stringMatching(orb.hash)])
    expect((await wider.plan('orb-two')).manifest.id).toBe(id)
    expect(wider.icon(id)).not.toContain('<O')
  })

  it('may extend one of the package', async () => {
    const file = await manifestFile({})
    const id = orb.id.replace(/.$/, '0')
    const { version } = (await catalogue.plan('orb')).manifest
    await writeFile(
      file,
      `{format: 1, extends: orb@${version}, kind: orb-extra, id: ${id}, title: Orb and more, version: 1.0.0, entities: {
        webhooks: {description: A webhook., list: {request: GET /webhooks, description: Lists webhooks.}}}}`,
    )
    const wider = await createCatalogue({ files: [file] })
    const entities = async (name: string) => (await wider.definition(name)).entities.map((one) => one.name)
    expect(await entities(id)).toEqual([...(await entities(orb.id)), 'webhooks'])
  })

  it.each([
    ['kind', {}],
    ['id', { 'kind: orb': 'kind: orb-two', 'title: Orb': 'title: Other' }],
    ['title', { 'kind: orb': 'kind: orb-two', [orb.id]: orb.id.replace(/.$/, '0') }],
  ])('may not have the %s of another', async (_, changes) => {
    const file = await manifestFile(changes)
    await expect(createCatalogue({ files: [file] })).rejects.toMatchObject({ code: 'invalid_configuration' })
  })

  it('are refused with their problems', async () => {
    const file = await manifestFile({ 'kind: orb': 'knd: orb' })
    await expect(createCatalogue({ files: [file] })).rejects.toMatchObject({ code: 'invalid_manifest' })
  })
})
