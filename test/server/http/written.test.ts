/** What copies follow after a batch: each record by itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compile, executeRaw, find } from '../../../runtime/index.ts'
import { validateManifest } from '../../../runtime/manifest/index.ts'
import { writtenRecords } from '../../../server/calls/routes/written.ts'
import { jsonAnswer, wireTo } from '../../support/wire.ts'

const FILE = join(import.meta.dirname, '../../lab/batches/manifest.yaml')
const PLAN = compile(validateManifest(readFileSync(FILE, 'utf8'), FILE).resolved)

test('the records of a batch come one by one, those that failed not at all', async () => {
  const outcomes = [{ id: 'l1', name: 'Ä, "b"' }, { success: false }, { id: 'l3' }]
  const { connection } = await wireTo(PLAN, { answers: [jsonAnswer(outcomes), jsonAnswer([{ success: false }])] })
  const create = (count: number) => {
    const records = Array.from({ length: count }, (_, at) => ({ name: String(at) }))
    return executeRaw(PLAN, { entity: 'leads', action: 'create', params: { records } }, connection)
  }
  const operation = find(PLAN, 'leads', 'create')
  const written = writtenRecords(operation, await create(3)).map((text) => JSON.parse(Buffer.from(text!).toString()))
  expect(written).toEqual([outcomes[0], outcomes[2]])
  expect(writtenRecords(operation, await create(1))).toEqual([])
})

test('another write gives its one record, or none', () => {
  const { resolved } = find(PLAN, 'leads', 'list')
  const records = Buffer.from('{"id":"l1"}')
  expect(writtenRecords({ resolved }, { records, starts: [0] })).toEqual([records])
  expect(writtenRecords({ resolved }, { records: null, starts: [] })).toEqual([null])
})
