/** `plugboard mcp --hosted`: a server's tools on streams, by a token of the environment or by those that an application issues. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startWorld, type World } from '../../server/api/world.ts'
import { call, INITIALIZE, META, talk } from './talk.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
  await world.connector(world.first, 'user_1')
})
afterAll(() => world?.close())

const LIST = { connector: 'stripe', entity: 'customers', action: 'list', params: { limit: 1 } }

test('passes messages of both revisions on by the token of the environment', async () => {
  const env = { PLUGBOARD_TOKEN: await world.scoped(world.first, 'user_1') }
  const older = await talk(['--hosted', world.server.origin], [...INITIALIZE, call(2, 'execute_read', LIST)], env)
  const modern = call(1, 'execute_read', LIST)
  const newer = await talk(
    ['--hosted', world.server.origin],
    [{ ...modern, params: { ...modern.params, _meta: META } }],
    env,
  )
  for (const { code, said, messages } of [older, newer]) {
    expect(messages.at(-1)!.result!.structuredContent).toMatchObject({ records: [{ id: 'cus_1' }] })
    expect([code, said.includes(env.PLUGBOARD_TOKEN)]).toEqual([0, false])
  }
})

test('has tokens issued for a customer, under the policy of the command line', async () => {
  const { client_id: PLUGBOARD_CLIENT_ID, client_secret: PLUGBOARD_CLIENT_SECRET } = world.first.client
  const argv = ['--hosted', world.server.origin, '--customer', 'user_1', '--read-only']
  const list = { id: 2, method: 'tools/list' }
  const { messages } = await talk(argv, [...INITIALIZE, list], { PLUGBOARD_CLIENT_ID, PLUGBOARD_CLIENT_SECRET })
  const tools = messages.find(({ id }) => id === 2)!.result!.tools!.map(({ name }) => name)
  expect([tools.includes('execute_read'), tools.includes('execute_write')]).toEqual([true, false])
})

test('what the server refuses is the error of the message', async () => {
  const { messages } = await talk(['--hosted', world.server.origin], [INITIALIZE[0]!], {
    PLUGBOARD_TOKEN: 'pb_scp_none',
  })
  expect(messages).toEqual([
    { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'Cannot ask the server: the server returned 401' } },
  ])
})

test.each([
  [['--hosted', 'http://127.0.0.1:1'], {}, 'neither PLUGBOARD_TOKEN nor --customer is set'],
  [['--hosted', 'ftp://x', '--customer', 'u'], {}, '--hosted must be an http or https URL'],
  [
    ['--hosted', 'http://127.0.0.1:1', '--read-only'],
    { PLUGBOARD_TOKEN: 't' },
    'Cannot limit the token of PLUGBOARD_TOKEN',
  ],
  [['--hosted', 'http://127.0.0.1:1', '--sandbox'], { PLUGBOARD_TOKEN: 't' }, 'the server has the connectors'],
  [['--customer', 'u'], {}, 'Cannot use --customer without --hosted'],
])('%j is refused', async (argv, env, message) => {
  const { code, said } = await talk(argv, [], env)
  expect([code, said.includes(message), said]).toEqual([2, true, said])
})
