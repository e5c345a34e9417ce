/** The records hang together, keep what is written, and are the same in every run. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Served, startMock } from '../../mock/index.ts'
import { ownKeyField } from '../../runtime/doors/internal.ts'
import { execute, type ExecuteResult, iterateRecords, type Json, type JsonObject } from '../../runtime/index.ts'
import { fetchFrom } from './fetch-from.ts'
import { fixturesOf } from '../support/kinds.ts'
import { KINDS, PATIENT, startVendors, TESTED_MANIFESTS, type Vendors } from './vendors.ts'

let vendors: Vendors

beforeAll(async () => {
  vendors = await startVendors({ records: 12, fileBytes: 200_000 })
})

afterAll(() => vendors.close())

function call(kind: string, id: string, params: JsonObject = {}): Promise<ExecuteResult> {
  const [entity = '', action = ''] = id.split('.')
  return execute(vendors.plan(kind), { entity, action, params }, vendors.connection(kind), PATIENT)
}

async function one(kind: string, id: string, params: JsonObject = {}): Promise<JsonObject> {
  return (await call(kind, id, params)).records as JsonObject
}

async function all(kind: string, entity: string, params: JsonObject = {}): Promise<JsonObject[]> {
  const found: JsonObject[] = []
  for await (const record of iterateRecords(
    vendors.plan(kind),
    { entity, action: 'list', params },
    vendors.connection(kind),
  ))
    found.push(record)
  return found
}

const REFS = TESTED_MANIFESTS.flatMap(({ kind, entities, operations }) =>
  Object.entries(entities).flatMap(([entity, { refs }]) =>
    Object.entries(refs)
      .filter(([, target]) => operations[`${target.split('.')[0]}.get`] !== undefined && operations[`${entity}.list`])
      .map(([field, target]) => ({ kind, entity, field, target })),
  ),
)

describe('a record of the mock', () => {
  it('is found by the names that lists show, as a person has them', async () => {
    const [repository] = await all('github', 'repositories')
    const owner = String((repository!.owner as JsonObject).login)
    const repo = String(repository!.name)
    const [issue] = await all('github', 'issues', { owner, repo })
    const issue_number = Number(issue!.number)
    const comment = await one('github', 'comments.create', { owner, repo, issue_number, body: 'Seen.' })
    const [user] = await all('github', 'users')
    expect([
      (await one('github', 'repositories.get', { owner, repo })).id,
      (await one('github', 'issues.get', { owner, repo, issue_number })).id,
      (await all('github', 'comments', { owner, repo, issue_number })).at(-1)!.id,
      (await one('github', 'users.get', { username: user!.login! })).id,
    ]).toEqual([repository!.id, issue!.id, comment.id, user!.id])
    await expect(call('github', 'repositories.get', { owner, repo: 'Willow 0' })).rejects.toThrow('has the key')
  })

  it.each(REFS)('$kind $entity names by $field a record of $target', async ({ kind, entity, field, target }) => {
    const [other = '', ...path] = target.split('.')
    const { param } = identityOf(kind, other)
    if (path[0] !== vendors.plan(kind).manifest.entities[other]!.key) return
    const records = await all(kind, entity, vendors.mock.example(kind, `${entity}.list`))
    const values = records
      .map((record) => at(record, field))
      .filter((value) => typeof value === 'string' || typeof value === 'number')
    const missing: Json[] = []
    for (const value of values.slice(0, 3)) {
      const found = await one(kind, `${other}.get`, {
        ...vendors.mock.example(kind, `${other}.get`),
        [param]: value,
      }).catch(() => null)
      if (found === null) missing.push(value)
    }
    expect(missing).toEqual([])
  })

  it('is the same in another run', async () => {
    const again = await startVendors({ records: 12 })
    onTestFinished(() => again.close())
    const [entity, action] = ['issues', 'list']
    const other = await execute(again.plan('linear'), { entity, action }, again.connection('linear'), PATIENT)
    expect((await call('linear', 'issues.list')).records).toEqual(other.records)
  })

  it('below one parent differs from those below another, and is found by its key', async () => {
    const comments = async (ticket: number) =>
      (await all('zendesk-support', 'ticket_comments', { ticket_id: ticket })).map(({ id }) => id)
    expect({ second: (await comments(2)).slice(0, 2), third: (await comments(3)).slice(0, 2) }).toEqual({
      second: [2001, 2002],
      third: [3001, 3002],
    })
  })

  it('that is created is there, stays as updated, and is gone when deleted', async () => {
    const made = await one('stripe', 'customers.create', { name: 'Ada', email: 'ada@example.com' })
    const id = made.id as string
    await call('stripe', 'customers.update', { id, name: 'Grace' })
    const updated = await one('stripe', 'customers.get', { id })
    const listed = (await all('stripe', 'customers')).at(-1)
    const deleted = await one('stripe', 'customers.delete', { id })
    const code = await call('stripe', 'customers.get', { id }).catch((error: { code: string }) => error.code)
    expect({ id, name: updated.name, email: updated.email, listed: listed?.id, deleted, gone: code }).toEqual({
      id: 'customers_13',
      name: 'Grace',
      email: 'ada@example.com',
      listed: id,
      deleted: { id, object: 'customer', deleted: true },
      gone: 'record_not_found',
    })
  })

  it('is distinguished from another on the same path by its key', async () => {
    const adSet = vendors.mock.example('facebook-marketing', 'ad_sets.get').adset_id as string
    const answer = await fetchFrom(vendors.mock, 'graph.facebook.com', `/v27.0/${adSet}`, {
      headers: { authorization: 'Bearer x' },
    })
    expect((JSON.parse(answer.text) as JsonObject).id).toBe(adSet)
  })
})

describe('the numbers of the mock’s records', () => {
  const ticket = async (number: number) => (await one('zendesk-support', 'tickets.get', { ticket_id: number })).id

  it.each([0, 13, 1000, 2000])('begin at 1 and end at the last: there is no %i', async (number) => {
    await expect(ticket(number)).rejects.toMatchObject({ code: 'record_not_found' })
  })

  it('lead from the first record to the last', async () => {
    expect([await ticket(1), await ticket(12)]).toEqual([1, 12])
  })
})

describe('a file of the mock', () => {
  it.each([
    ['google-drive', 'files.download', undefined, 200_000, undefined],
    ['google-drive', 'files.download', 'bytes=10-19', 10, 'bytes 10-19/200000'],
    ['google-drive', 'files.download', 'bytes=-5', 5, 'bytes 199995-199999/200000'],
    ['asana', 'attachments.download', undefined, 200_000, undefined],
    ['asana', 'attachments.download', 'bytes=199990-', 10, 'bytes 199990-199999/200000'],
    ['greenhouse', 'candidate_attachment.download', undefined, 200_000, undefined],
  ])('of %s by %s with range %s has %i bytes', async (kind, id, range, bytes, granted) => {
    const params = { ...vendors.mock.example(kind, id), ...(range !== undefined && { range_header: range }) }
    const { file } = await call(kind, id, params)
    const content = Buffer.from(await new Response(file!.stream).arrayBuffer())
    expect({ bytes: content.length, range: file!.range }).toEqual({ bytes, range: granted })
  })

  it('has the same bytes in a part as in the whole', async () => {
    const params = vendors.mock.example('google-drive', 'files.download')
    const read = async (more: JsonObject) => {
      const { file } = await call('google-drive', 'files.download', { ...params, ...more })
      return Buffer.from(await new Response(file!.stream).arrayBuffer())
    }
    const whole = await read({})
    const part = await read({ range_header: 'bytes=65530-65550' })
    expect(part.equals(whole.subarray(65_530, 65_551))).toBe(true)
  })

  it('gets no credentials', async () => {
    const answer = await fetchFrom(vendors.mock, 'files.s3.amazonaws.com', '/sandbox-files/x.bin', {
      headers: { authorization: 'Bearer x' },
    })
    expect(answer.status).toBe(400)
  })
})

describe('a mock', () => {
  it('answers as a fixture does to the very request of one', async () => {
    const mock = await startMock(KINDS.filter(({ kind }) => kind === 'stripe'))
    onTestFinished(() => mock.close())
    const answer = await fetchFrom(mock, 'api.stripe.com', '/v1/customers?limit=2', {
      headers: { authorization: 'Bearer x' },
    })
    const { data } = JSON.parse(answer.text) as { data: { id: string }[] }
    expect(data.map(({ id }) => id)).toEqual(['cus_1', 'cus_2'])
  })

  it('gives the page after each that fixtures show', async () => {
    const playing = await startVendors({ fixtures: fixturesOf })
    onTestFinished(() => playing.close())
    const shown = await Promise.all(TESTED_MANIFESTS.map(async ({ kind }) => ({ kind, all: await fixturesOf(kind) })))
    for (const { kind, all } of shown)
      for (const { file, auth, config, call: asked } of all.filter(({ result }) => result.next)) {
        const connection = playing.connection(kind, { ...(auth && { auth }), ...(config && { config }) })
        const { next } = await execute(playing.plan(kind), asked, connection, PATIENT)
        const second = { ...asked, params: next ?? {} }
        if (next) await expect(execute(playing.plan(kind), second, connection, PATIENT), file).resolves.toBeDefined()
      }
  })

  it('knows the records that its fixtures hold', async () => {
    const mock = await startMock(KINDS.filter(({ kind }) => kind === 'asana'))
    onTestFinished(() => mock.close())
    const headers = { authorization: 'Bearer x' }
    const listed = await fetchFrom(mock, undefined, '/api/1.0/workspaces?limit=50', { headers })
    const [{ gid }] = (JSON.parse(listed.text) as { data: [{ gid: string }] }).data
    const below = await fetchFrom(mock, undefined, `/api/1.0/workspaces/${gid}/projects?limit=3`, { headers })
    const { data } = JSON.parse(below.text) as { data: unknown[] }
    expect({ status: below.status, count: data.length }).toEqual({ status: 200, count: 3 })
  })

  it('of one kind needs no host, and logs no credential', async () => {
    const served: Served[] = []
    const mock = await startMock(
      KINDS.filter(({ kind }) => kind === 'stripe'),
      { fixtures: false, log: (line) => served.push(line) },
    )
    onTestFinished(() => mock.close())
    await fetchFrom(mock, undefined, '/v1/customers?limit=1', { headers: { authorization: 'Bearer x' } })
    await fetchFrom(mock, undefined, '/v1/customers')
    expect(served).toEqual([
      { kind: 'stripe', method: 'GET', path: '/v1/customers?limit=1', status: 200 },
      { kind: 'stripe', method: 'GET', path: '/v1/customers', status: 401 },
    ])
  })

  it('streams a list of ten thousand', async () => {
    const mock = await startMock(
      KINDS.filter(({ kind }) => kind === 'intercom'),
      { fixtures: false, records: 10_000 },
    )
    onTestFinished(() => mock.close())
    const answer = await fetchFrom(mock, undefined, '/tags', { headers: { authorization: 'Bearer x' } })
    const { data } = JSON.parse(answer.text) as { data: unknown[] }
    expect({ count: data.length, length: answer.headers['content-length'] }).toEqual({
      count: 10_000,
      length: undefined,
    })
  })
})

function at(record: JsonObject, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((node, name) => (node as JsonObject | null)?.[name], record)
}

function identityOf(kind: string, entity: string): { param: string } {
  const { operations, entities } = vendors.plan(kind).manifest
  const inPath = operations[`${entity}.get`]!.path.findLast((part) => typeof part === 'object')
  return inPath ?? { param: ownKeyField(entities[entity]!.key) }
}
