/** A GraphQL schema drafted: what each field of Query and Mutation becomes. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareGraphql, draftGraphqlFiles, readGraphql, readGraphqlSchema } from '../../../authoring/index.ts'
import { OPTIONS, manifestOf } from '../library.ts'

const SCHEMA = 'test/data/openapi/tracker.graphql'
const URL_OF_API = 'https://api.tracker.example/v2/graphql'

/** The draft of the schema, or of the fields that are wanted. */
async function draft(isWanted: (field: string) => boolean = () => true, withDescriptions = false) {
  return draftOfFile(SCHEMA, isWanted, withDescriptions)
}

async function draftOfFile(path: string, isWanted: (field: string) => boolean = () => true, withDescriptions = false) {
  const options = { ...OPTIONS, baseUrl: URL_OF_API, from: 'tracker.graphql', withDescriptions }
  return draftGraphqlFiles(await readGraphql(path), isWanted, options)
}

async function drafted(...fields: string[]) {
  return manifestOf(await draft((name) => name === 'viewer' || fields.includes(name))).manifest
}

describe('a draft of a GraphQL schema', () => {
  it('has a list or a get for each field of Query, and a write for each of Mutation', async () => {
    const draftedKind = await draft()
    const { manifest, resolved } = manifestOf(draftedKind)
    expect({
      ids: Object.keys(resolved.operations),
      at: [manifest.base_url, manifest.request, manifest.check],
      notes: draftedKind.notes.map(({ text }) => text),
    }).toEqual({
      ids: [
        'viewer.get', 'issues.list', 'issues.get', 'issues.create', 'issues.update', 'issues.delete', 'issues.api_search',
        'labels.list', 'archive_issue.create',
      ], // prettier-ignore
      at: ['https://api.tracker.example/v2', 'POST /graphql', 'viewer.get'],
      notes: ['queries that do not return records of one type: everything, version'],
    })
  })

  it('is what compare finds nothing wrong with', async () => {
    const valid = manifestOf(await draft())
    const { findings, operations } = compareGraphql(valid, readGraphqlSchema(readFileSync(SCHEMA, 'utf8')))
    expect({ findings, operations }).toEqual({ findings: [], operations: 9 })
  })

  it('selects plain fields, and of objects what identifies them', async () => {
    const { fragments, schemas } = await drafted('issue')
    expect({ fragments, fields: Object.keys(schemas?.Issue ?? {}) }).toEqual({
      fragments: {
        Person: 'id name email',
        Issue: 'id title createdAt state author { id name } estimate { points unit }',
      },
      fields: ['id', 'title', 'createdAt', 'state', 'author', 'estimate'],
    })
  })

  it('names what it does not select above the fragment', async () => {
    const { files } = await draft((name) => name === 'issue' || name === 'viewer')
    expect(files[0]!.text).toContain('  # Not selected: labels\n  Issue:')
  })

  it('pages through connections, and guesses by the params of other lists', async () => {
    const { entities } = await drafted('issues', 'searchIssues', 'labels')
    const { list, api_search: search } = entities.issues!
    expect({
      list: [list?.records, list?.pagination, Object.keys(list?.params ?? {})],
      search: [search?.records, search?.pagination],
      labels: entities.labels?.list?.pagination,
    }).toEqual({
      list: ['$.data.*.nodes', { style: 'graphql' }, ['first', 'after', 'filter']],
      search: ['$.data.*.edges[*].node', { style: 'graphql' }],
      labels: { style: 'page', param: 'page', size: 'limit' },
    })
  })

  it('gives a mutation a variable for each field of its input, and reads its record and its refusals', async () => {
    const { entities, errors } = await drafted('issueCreate', 'updateIssue', 'deleteIssue')
    const { create, update, delete: removal } = entities.issues!
    expect({ create: create?.graphql, params: [create?.params, update?.params], at: create?.records, errors }).toEqual({
      create:
        'mutation ($title: String!, $state: State) {\n' +
        '  issueCreate(input: {title: $title, state: $state}) { success userErrors { message } issue { ...Issue } }\n}\n',
      params: [
        { title: 'string!', state: { type: 'string', enum: ['OPEN', 'CLOSED'] } },
        { id: 'string!', title: 'string!', state: { type: 'string', nullable: true, enum: ['OPEN', 'CLOSED'] } },
      ],
      at: '$.data.*.issue',
      errors: {
        message: ['$.errors[0].message', '$.data.*.userErrors[0].message'],
        rules: [
          { at: '$.data.*.userErrors[0]', as: 'invalid' },
          { at: '$.data.*.success', is: false, as: 'invalid' },
        ],
      },
    })
    expect([removal?.records, removal?.graphql]).toEqual([
      null,
      'mutation ($id: ID!) {\n  deleteIssue(id: $id) { success deletedId }\n}\n',
    ])
  })

  it('reads refusals in lists of errors of any name, and in lists of texts', async () => {
    const store = 'test/data/openapi/store.graphql'
    const draftedOf = async (name: string) => manifestOf(await draftOfFile(store, (one) => one === name)).manifest
    const [order, note] = [await draftedOf('orderCreate'), await draftedOf('orderNote')]
    expect([order.entities.orders?.create?.graphql, order.errors]).toEqual([
      'mutation ($name: String!) {\n  orderCreate(name: $name) { errors { field message code } order { ...Order } }\n}\n',
      {
        message: ['$.errors[0].message', '$.data.*.errors[0].message'],
        code: ['$.errors[0].extensions.code', '$.data.*.errors[0].code'],
        rules: [{ at: '$.data.*.errors[0]', as: 'invalid' }],
      },
    ])
    expect([note.entities.order_note?.create?.graphql, note.errors?.message]).toEqual([
      'mutation ($id: ID!) {\n  orderNote(id: $id) { errors failed }\n}\n',
      ['$.errors[0].message', '$.data.*.errors[0]'],
    ])
  })

  it('keeps the slash at the end of the URL', async () => {
    const options = { ...OPTIONS, baseUrl: `${URL_OF_API}/`, from: 'tracker.graphql' }
    const { manifest } = manifestOf(
      await draftGraphqlFiles(await readGraphql(SCHEMA), (name) => name === 'viewer', options),
    )
    expect([manifest.base_url, manifest.request]).toEqual(['https://api.tracker.example/v2', 'POST /graphql/'])
  })

  it("copies the vendor's sentences only where that is asked for", async () => {
    const only = (name: string) => name === 'viewer' || name === 'issueCreate'
    const [without, withThem] = [manifestOf(await draft(only)), manifestOf(await draft(only, true))]
    expect([without, withThem].map(({ manifest: { entities } }) => entities.viewer?.get?.description)).toEqual([
      undefined,
      'The person who asks.',
    ])
    expect(withThem.manifest.entities.issues?.create?.params?.title).toMatchObject({
      description: 'What it is about, on one line.',
    })
  })

  it('adds the read that proves credentials where none was picked, and says so', async () => {
    const { files } = await draft((name) => name === 'issue')
    const { resolved, manifest } = manifestOf({ files, notes: [], entities: 0, operations: 0 })
    expect([Object.keys(resolved.operations), manifest.check]).toEqual([['issues.get', 'viewer.get'], 'viewer.get'])
    expect(files[0]!.text).toContain('check: viewer.get # was not selected; a check needs a read without params')
  })

  it('is refused when nothing can prove credentials', async () => {
    await expect(draftOfFile('test/data/openapi/one-issue.graphql')).rejects.toThrow(
      'no field of its Query returns a record',
    )
  })

  it('joins a list with the get of the same record, which a schema lets be named by one of several keys, and sizes its pages', async () => {
    const { resolved } = manifestOf(await draftOfFile('test/data/openapi/shop.graphql'))
    expect([Object.keys(resolved.operations), resolved.check]).toEqual([
      ['products.list', 'products.get'],
      'products.list',
    ])
    expect(resolved.operations['products.list']?.params.properties).toHaveProperty('first.default', 50)
  })

  it('accepts a schema that breaks rules of its language', async () => {
    const { resolved } = manifestOf(await draftOfFile('test/data/openapi/reserved.graphql'))
    expect(Object.keys(resolved.operations)).toEqual(['record_constructor.get', 'node.get'])
  })
})
