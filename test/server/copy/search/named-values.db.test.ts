/** Own fields whose values are objects with a text: options, users, versions and sprints, in the form of Jira. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { load } from '../../../../runtime/index.ts'
import { listFields } from '../../../../runtime/own-fields/index.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'
import type { Value } from './oracle.ts'
import { fill, listOwnFields, makeConnector, searchAll, searchOf } from './support.ts'

/** Custom fields of Jira, as `/field` lists them, and two values of each. */
const CUSTOM: readonly (readonly [name: string, type: string, custom: string, first: Value, second: Value])[] = [
  ['Severity', 'option', 'select', { value: 'Major', id: '1' }, null],
  [
    'Teams',
    'array',
    'multiselect',
    [
      { value: 'Core', id: '2' },
      { value: 'Web', id: '3' },
    ],
    [],
  ],
  [
    'Approver',
    'user',
    'userpicker',
    { accountId: 'a1', displayName: 'Ada Lovelace' },
    { accountId: 'b2', displayName: 'Bob' },
  ],
  ['Reviewers', 'array', 'multiuserpicker', [{ accountId: 'a1', displayName: 'Ada Lovelace' }], null],
  ['Sprint', 'array', 'gh-sprint', [{ id: 37, name: 'Sprint 7', state: 'active' }], [{ id: 38, name: 'Sprint 8' }]],
  ['Fixed in', 'version', 'version', { id: '9', name: 'v9' }, null],
  ['Topics', 'array', 'labels', ['billing', 'tax'], ['tax']],
  ['Fruit', 'option-with-child', 'cascadingselect', { value: 'Citrus', child: { value: 'Lime' } }, null],
]

describe.each(databases)('custom fields of Jira in %s', (_, open) => {
  let database: Database
  let copy: Copy
  let search: SearchEngine
  let generation: Awaited<ReturnType<typeof fill>>

  beforeAll(async () => {
    database = await open()
    const { manifest } = await load('jira')
    const own = manifest.entities.issues?.ownFields
    copy = { ...(await makeConnector(database)), own }
    search = searchOf(database)
    const fields = CUSTOM.map(([name, type, custom], at) => {
      const schema = { type, custom: `com.atlassian.jira.plugin.system.customfieldtypes:${custom}` }
      return { id: `customfield_${at}`, name, custom: true, schema }
    })
    await listOwnFields(database, copy, await listFields(manifest, 'issues', {}, async () => fields))
    const valuesOf = (which: 3 | 4) => Object.fromEntries(CUSTOM.map((one, at) => [`customfield_${at}`, one[which]]))
    const records = [{ id: '1', fields: valuesOf(3) }, { id: '2', fields: valuesOf(4) }] // prettier-ignore
    generation = await fill(database, copy, records)
  })
  afterAll(() => database.close())

  it.each([
    [{ eq: { 'own.Severity': 'Major' } }, ['1']],
    [{ contains: { 'own.Teams': 'Web' } }, ['1']],
    [{ eq: { 'own.Approver': 'Ada Lovelace' } }, ['1']],
    [{ contains: { 'own.Reviewers': 'Ada Lovelace' } }, ['1']],
    [{ contains: { 'own.Sprint': 'Sprint 8' } }, ['2']],
    [{ eq: { 'own.Fixed in': 'v9' } }, ['1']],
    [{ contains: { 'own.Topics': 'tax' } }, ['1', '2']],
    [{ eq: { 'own.Fruit': 'Citrus' } }, ['1']],
  ])('%j finds by their texts', async (filter, ids) => {
    expect(await searchAll(search, copy, { filter })).toEqual(ids)
  })

  it.each(CUSTOM.map(([name]) => name))('%s is a facet of its texts', async (name) => {
    const { meta } = await search.search(copy, { query: {}, facets: [`own.${name}`] })
    const values = meta.facets?.[`own.${name}`]?.values ?? []
    const texts = values.flatMap(({ value }) => (value === null ? [] : [String(value)]))
    const record = JSON.stringify(CUSTOM.find(([label]) => label === name))
    expect(texts).not.toEqual([])
    expect(texts.filter((text) => !record.includes(`"${text}"`))).toEqual([])
  })

  it.each(['lovelace', 'major', 'core', 'sprint 7', 'billing', 'citrus', 'v9'])(
    'the search box finds %s',
    async (text) => {
      const hit = { title: [['id']], text: [], hasOwn: true }
      const { hits } = await search.hits([{ copy, hit, generation, records: 2 }], text, 10)
      expect(hits[0]?.key).toBe('1')
    },
  )
})
