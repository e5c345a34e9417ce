/** Copies that benches of searches fill with records. */
import { beginGeneration, showGeneration } from '../../server/copy/records/generations.ts'
import type { Copy } from '../../server/copy/records/copy.ts'
import { ensureTable } from '../../server/copy/records/tables.ts'
import { writePage } from '../../server/copy/changes/record-changes.ts'
import type { Database } from '../../server/ground/store/index.ts'
import { makeConnector } from '../connector.ts'
import { FIELDS, recordOf } from './cases.ts'

/** Number of records in one write. */
export const PAGE = 1000

/** An empty copy of a new connector, in an organization of its own by default. */
export async function makeCopy(database: Database, organizationId?: string): Promise<Copy> {
  const connector = await makeConnector(database, organizationId)
  return { ...connector, kind: 'bench', entity: 'records', key: 'id', fields: FIELDS }
}

/** The records as pages of JSON. */
export function* pagesOf(records: number): Generator<string> {
  for (let first = 0; first < records; first += PAGE)
    yield JSON.stringify(Array.from({ length: PAGE }, (_, at) => recordOf(first + at)))
}

/** Fills a copy, and shows it. @param beside takes each page, too @returns the generation of the copy */
export async function fillCopy(
  database: Database,
  copy: Copy,
  records: number,
  beside: (page: string, generation: number) => Promise<unknown> = async () => {},
): Promise<number> {
  await ensureTable(database, copy.kind, copy.entity)
  const generation = await beginGeneration(database, copy)
  for (const page of pagesOf(records)) {
    await database.transaction((sql) => writePage(sql, copy, generation, page))
    await beside(page, generation)
  }
  await showGeneration(database, copy, generation, { isComplete: true })
  return generation
}
