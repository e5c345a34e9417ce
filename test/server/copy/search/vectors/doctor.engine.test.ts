/** Checks of `doctor` for the endpoint for vectors, and for pgvector. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkEmbeddings, checkPgvector } from '../../../../../server/operators/operate/doctor/embeddings.ts'
import type { Check } from '../../../../../server/operators/operate/doctor/check.ts'
import { examinePgvector } from '../../../../../server/copy/search/vectors/pgvector.ts'
import { VectorIndex } from '../../../../../server/copy/search/vectors/vector-index.ts'
import type { Database } from '../../../../../server/ground/store/index.ts'
import { openEmptyPostgres, openTestDatabase } from '../../../../support/database.ts'
import { DIMENSIONS, type Endpoint, startEndpoint } from './endpoint.ts'

describe('the endpoint for vectors', () => {
  let endpoint: Endpoint
  beforeAll(async () => void (endpoint = await startEndpoint()))
  afterAll(() => endpoint.close())

  async function checked(more: object = {}): Promise<Check[]> {
    const settings = { url: endpoint.url, model: 'words', dimensions: DIMENSIONS, ...more }
    const checks: Check[] = []
    for await (const check of checkEmbeddings({ egress: { allowPrivate: false }, embeddings: settings } as never))
      checks.push(check)
    return checks
  }

  it('is not checked where none is set', async () => {
    expect(await checked({ url: undefined })).toEqual([])
  })

  it('is asked for the vector of one text', async () => {
    expect(await checked()).toEqual([
      { name: 'embeddings', state: 'ok', message: expect.stringMatching(/^words \(4\) responds in \d+ ms$/) },
    ])
    expect(endpoint.asked.at(-1)?.input).toHaveLength(1)
  })

  it('gives a warning when its vectors have other dimensions', async () => {
    expect(await checked({ dimensions: 768 })).toMatchObject([
      { state: 'warn', message: expect.stringContaining('the model gives 4 dimensions, not 768') },
    ])
  })

  it('gives a warning that names its URL when it refuses', async () => {
    endpoint.refuse(401)
    const checks = await checked()
    endpoint.refuse()
    expect(checks).toMatchObject([
      { state: 'warn', message: `the embeddings endpoint answers with 401: ${endpoint.url}` },
    ])
  })

  it('keeps a server from starting without the file of its key', async () => {
    const keyFile = join(import.meta.dirname, 'no-such-file')
    expect(await checked({ keyFile })).toMatchObject([{ state: 'fail', message: expect.stringContaining(keyFile) }])
  })
})

describe('pgvector in the database', () => {
  const checked = async (database: Database) => checkPgvector(await examinePgvector(database))

  it('is available, then created', async () => {
    const database = await openTestDatabase()
    expect(await checked(database)).toMatchObject({ state: 'ok', message: expect.stringContaining('is available') })
    await VectorIndex.open(database, DIMENSIONS)
    expect(await checked(database)).toMatchObject({
      state: 'ok',
      message: expect.stringMatching(/^\d+\.\d+\.\d+ is there$/),
    })
    await database.close()
  })

  it('cannot be used by the role of the organizations without a right to its schema', async () => {
    const database = await openTestDatabase()
    await database.exec(
      'create schema apart; revoke all on schema apart from public; create extension vector schema apart',
    )
    const check = await checked(database)
    expect([check.state, check.advice]).toEqual(['fail', 'Run: grant usage on schema apart to plugboard_app;'])
    await expect(VectorIndex.open(database, DIMENSIONS)).rejects.toMatchObject({
      message: expect.stringContaining('may not use the schema apart'),
    })
    await database.close()
  })

  it('is missing where it is not installed', async () => {
    const database = await openEmptyPostgres()
    expect(await checked(database)).toEqual({
      name: 'pgvector',
      state: 'fail',
      message: 'cannot be used: it has no extension "vector"',
      advice: 'Install pgvector on the machine of the database, and run as a superuser: create extension vector;',
    })
    await database.close()
  })
})
