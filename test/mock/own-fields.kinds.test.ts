/** Own fields of the simulated accounts of all kinds: records have the listed fields where a call asks for them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { execute, ownFields } from '../../runtime/index.ts'
import { entryReader } from '../../runtime/own-fields/index.ts'
import { PATIENT, startVendors, TESTED_MANIFESTS, type Vendors } from './vendors.ts'

let vendors: Vendors

beforeAll(async () => {
  vendors = await startVendors({ records: 3 })
})

afterAll(() => vendors.close())

const LISTS = TESTED_MANIFESTS.flatMap(({ kind, entities, operations }) =>
  Object.entries(entities).flatMap(([entity, { ownFields }]) => {
    const action = ['list', 'api_search'].find((name) => operations[`${entity}.${name}`])
    return ownFields && action !== undefined ? [{ kind, entity, action, ownFields }] : []
  }),
)

/** The values of an entity's own fields in the first record of its list, by name. */
async function valuesIn({ kind, entity, action, ownFields: described }: (typeof LISTS)[number], own?: 'all') {
  const params = vendors.mock.example(kind, `${entity}.${action}`)
  const call = { entity, action, params }
  const { records } = await execute(vendors.plan(kind), call, vendors.connection(kind), { ...PATIENT, own })
  const [first = {}] = [records ?? []].flat()
  return Object.fromEntries(entryReader(described)(first))
}

it('are in records where a call asks for them', async () => {
  for (const list of LISTS) {
    const { kind, entity, action, ownFields: described } = list
    const given = Object.entries(vendors.mock.example(kind, `${entity}.${action}`))
    const params = Object.fromEntries(given.filter(([name]) => described.list?.params.includes(name)))
    const fields = await ownFields(vendors.plan(kind), { entity, params }, vendors.connection(kind), PATIENT)
    const subject = `${kind} ${entity}`
    expect(fields.length, subject).toBeGreaterThan(3)
    if (described.list?.type)
      expect(
        fields.flatMap(({ type, writable }) => (writable ? [type] : [])),
        subject,
      ).not.toContain('any')
    const names = fields.map(({ name }) => name)
    expect(Object.keys(await valuesIn(list, 'all')), subject).toEqual(expect.arrayContaining(names))
    const isAsked = described.ask !== undefined && !described.ask.not.includes(action)
    const unasked = Object.keys(await valuesIn(list)).filter((name) => names.includes(name))
    expect(unasked, subject).toEqual(isAsked ? [] : names)
  }
})
