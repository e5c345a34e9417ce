/** Files go from one connector to another by handle, under the policy of both calls. */
import { describe, expect, test } from 'vitest'
import {
  type AgentCall,
  type AgentConnector,
  type AgentKind,
  type AgentPolicy,
  agentToolsOf,
} from '../../../../client/agent/index.ts'
import type { JsonObject, JsonSchema } from '../../../../runtime/index.ts'
import { SHOP_KINDS, shopSource } from '../../../support/agent.ts'

const FILE: JsonSchema = {
  type: 'object',
  properties: { name: {}, type: {}, text: {}, base64: {}, bytes: {}, size: {} },
  required: ['name'],
}
const DRIVE: AgentKind = {
  kind: 'drive',
  title: 'Drive',
  operations: [
    {
      entity: 'files',
      action: 'create',
      effect: 'additive',
      params: {
        type: 'object',
        properties: { file: FILE, more: { type: 'array', items: FILE }, note: { type: 'object' } },
      },
    },
  ],
}
const BYTES = new Uint8Array([0, 255, 128, 37])
const DOWNLOAD = { connector: 'shop', entity: 'receipts', action: 'download', params: { id: 'r1' } }
const SAVE = { connector: 'drive', entity: 'files', action: 'create' }
const handleOf = (call: object) => `plugboard://read/${Buffer.from(JSON.stringify(call)).toString('base64url')}`

/** A shop with a receipt and a drive; what the drive got. */
function toolsOf(policy: AgentPolicy = {}, approve?: (call: AgentCall) => boolean) {
  const got: JsonObject[] = []
  let downloads = 0
  const shop: AgentConnector = {
    id: 'shop',
    kind: 'shop',
    execute: async ({ action }) => {
      const page = { records: { id: 'c1' }, meta: {}, next: null }
      if (action !== 'download') return page
      downloads++
      return {
        ...page,
        records: null,
        file: { name: 'r.pdf', type: 'application/pdf', stream: new Blob([BYTES]).stream() },
      }
    },
  }
  const drive: AgentConnector = {
    id: 'drive',
    kind: 'drive',
    execute: async ({ params = {} }) => {
      got.push(params as JsonObject)
      return { records: { id: 'f1' }, meta: {}, next: null }
    },
  }
  const source = { ...shopSource(), kinds: [...SHOP_KINDS, DRIVE], connectors: async () => [shop, drive] }
  return { got, downloads: () => downloads, tools: agentToolsOf(source, { policy, ...(approve && { approve }) }) }
}

const codeOf = ({ error }: { error?: unknown }) => (error as { code: string } | undefined)?.code

test('the uri of a downloaded file is a file for another connector, byte by byte', async () => {
  const { got, tools } = toolsOf()
  const { file } = (await tools.call('execute_read', DOWNLOAD)) as { file: { uri: string } }
  const params = { file: { handle: file.uri }, more: [{ handle: file.uri, name: 'copy.pdf' }] }
  expect((await tools.call('execute_write', { ...SAVE, params })).error).toBeUndefined()
  const base64 = Buffer.from(BYTES).toString('base64')
  expect(got).toEqual([
    {
      file: { name: 'r.pdf', type: 'application/pdf', base64 },
      more: [{ name: 'copy.pdf', type: 'application/pdf', base64 }],
    },
  ])
})

test('the model reads that a handle is a file', async () => {
  const { tools } = toolsOf()
  const { params } = await tools.call('describe_operation', SAVE)
  expect(params).toMatchObject({ properties: { file: { properties: { handle: { type: 'string' } } } } })
})

describe('A21 a file by handle', () => {
  test.each([
    ['an operation outside the policy', { entities: ['files'] }, DOWNLOAD, 'operation_forbidden'],
    [
      'params outside a rule',
      { rules: [{ operations: ['receipts.download'], params: { id: { in: ['r2'] } } }] },
      DOWNLOAD,
      'operation_forbidden',
    ],
    ['an operation that a person approves', { approve: ['receipts.download'] }, DOWNLOAD, 'operation_forbidden'],
    ['a kind outside the policy', { kinds: ['drive'] }, DOWNLOAD, 'connector_not_found'],
    ['a write', {}, { ...DOWNLOAD, entity: 'customers', action: 'delete' }, 'invalid_params'],
    ['records instead of a file', {}, { ...DOWNLOAD, entity: 'customers', action: 'get' }, 'invalid_params'],
    ['nothing of ours', {}, { connector: 'shop' }, 'invalid_params'],
    ['a connector that is not there', {}, { ...DOWNLOAD, connector: 'other' }, 'connector_not_found'],
  ])('a handle of %s sends nothing', async (_, policy, call, code) => {
    const { got, tools } = toolsOf(policy)
    const params = { file: { handle: handleOf(call) } }
    expect(codeOf(await tools.call('execute_write', { ...SAVE, params }))).toBe(code)
    expect(got).toEqual([])
  })

  test('reading a file by its handle counts as a call, and as reading', async () => {
    const params = { file: { handle: handleOf(DOWNLOAD) } }
    const counted = toolsOf({ maxCalls: 1 })
    expect(codeOf(await counted.tools.call('execute_write', { ...SAVE, params }))).toBe('call_limit_reached')
    expect(counted.got).toEqual([])
    const stopped = toolsOf({ after: [{ read: ['receipts.*'], refuse: ['files.create'] }] })
    expect(codeOf(await stopped.tools.call('execute_write', { ...SAVE, params }))).toBe('operation_forbidden')
    expect([stopped.got, stopped.downloads()]).toEqual([[], 0])
  })

  test('a person who approves sees the source of the file before it is read', async () => {
    const asked: AgentCall[] = []
    const { got, downloads, tools } = toolsOf({ approve: ['files.create'] }, (call) => asked.push(call) > 1)
    const params = { file: { handle: handleOf(DOWNLOAD), name: 'x.pdf' } }
    expect(codeOf(await tools.call('execute_write', { ...SAVE, params }))).toBe('cancelled')
    expect([got, downloads()]).toEqual([[], 0])
    expect(asked[0]!.params).toEqual({ file: { name: 'x.pdf', file_of: DOWNLOAD } })
  })

  test('a value that only looks like a handle stays unchanged', async () => {
    const { got, downloads, tools } = toolsOf()
    const params = { note: { handle: handleOf(DOWNLOAD) } }
    await tools.call('execute_write', { ...SAVE, params })
    expect([got, downloads()]).toEqual([[params], 0])
  })
})
