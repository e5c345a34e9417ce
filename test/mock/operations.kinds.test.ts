/** Every operation of every kind, called over HTTP with params made from its schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { execute, type ExecuteResult, type JsonSchema } from '../../runtime/index.ts'
import { compileWithin, type SchemaCheck } from '../../runtime/doors/author.ts'
import { operationsWhere, PATIENT, startVendors, type Vendors } from './vendors.ts'

let vendors: Vendors
const checks = new Map<string, SchemaCheck>()

beforeAll(async () => {
  vendors = await startVendors()
})

afterAll(() => vendors.close())

describe('the mock', () => {
  it.each(operationsWhere())('answers $kind $id by its schema', async ({ kind, id, entity, action }) => {
    const params = vendors.mock.example(kind, id, action === 'delete' ? 3 : 0)
    const result = await execute(vendors.plan(kind), { entity, action, params }, vendors.connection(kind), PATIENT)
    const bytes = result.file ? (await new Response(result.file.stream).arrayBuffer()).byteLength : undefined
    expect({ faults: faultsOf(kind, id, result), bytes }).toEqual({
      faults: [],
      bytes: action === 'download' ? 4096 : undefined,
    })
  })
})

function faultsOf(kind: string, id: string, { records }: ExecuteResult): string[] {
  const { manifest } = vendors.plan(kind)
  const { record, records: locator } = manifest.operations[id]!
  if (records === null) return locator === null || manifest.operations[id]!.file ? [] : ['there is no record']
  const found = [records].flat()
  const check = record && checkOf(kind, record, manifest.schemas)
  return [
    ...(found.length === 0 ? ['there are no records'] : []),
    ...found.flatMap((one) => check?.(one).map(({ pointer, message }) => `${pointer} ${message}`) ?? []),
  ]
}

function checkOf(kind: string, record: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>) {
  const id = `${kind} ${JSON.stringify(record)}`
  const check = checks.get(id) ?? compileWithin(record, schemas)
  checks.set(id, check)
  return check
}
