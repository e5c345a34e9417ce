/** The calls whose way through the code is measured: each is made warm, so that what is left is what every call costs. */
import { setTimeout as wait } from 'node:timers/promises'
import { connect, execute, load, replayTransport } from '../../../runtime/index.ts'
import { migrate, openDatabase } from '../../../server/ground/store/index.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { type Entered, enteredBy } from './coverage.ts'

const WARM_CALLS = 5
const MEASURED_CALLS = 20
const SEARCH = { entity: 'customers', action: 'search', params: { query: {}, limit: 1 } }
const GET = { entity: 'customers', action: 'get', params: { id: 'cus_1' } }

/**
 * Returns the entered functions that all of some calls share. Others are no part of the call: background work of a server runs at the
 * same time, and more of it on a loaded machine.
 */
async function warm(work: () => Promise<unknown>): Promise<Entered> {
  for (let call = 0; call < WARM_CALLS; call++) await work()
  return (await enteredBy(work, MEASURED_CALLS)).reduce(inBoth)
}

function inBoth(one: Entered, other: Entered): Entered {
  const files = [...one].map(
    ([path, names]) => [path, names.filter((name) => other.get(path)?.includes(name))] as const,
  )
  return new Map(files.filter(([, names]) => names.length > 0))
}

/** Functions that an execute in this process enters: one record by its ID, answered by replay. */
export async function localExecute(): Promise<Entered> {
  const exchange = {
    request: { method: 'GET', path: '/v1/customers/cus_1' },
    response: { status: 200, body: { id: 'cus_1', object: 'customer' } },
  }
  const transport = replayTransport(Array.from({ length: WARM_CALLS + MEASURED_CALLS }, () => exchange))
  const plan = await load('stripe')
  const connection = connect(plan, { credentials: { api_key: 'sk_test_house' }, transport })
  return warm(() => execute(plan, GET, connection))
}

/** Functions that an execute and a search enter in a server on an embedded database, with simulated third parties. */
export async function hostedCalls(): Promise<{ readonly execute: Entered; readonly search: Entered }> {
  const database = await openDatabase({ memory: true })
  await migrate(database)
  const server = await startTestServer({ database, set: ['log.level=silent', 'sync.enabled=true'] })
  try {
    const sync = { entities: ['customers'] }
    const id = await server.connector('stripe', 'owner', { credentials: { api_key: 'sk_test_house' }, sync })
    const token = await server.scopedToken('owner')
    const post = async (body: unknown): Promise<void> => {
      const { status, text } = await server.ask('POST', `/integrations/connectors/${id}/execute`, { token, body })
      if (status !== 200) throw new Error(`Cannot measure ${JSON.stringify(body)}: the server answered ${text}`)
    }
    await searchable(server, id, token)
    const found = await server.ask('POST', `/integrations/connectors/${id}/execute`, { token, body: SEARCH })
    const get = { ...GET, params: { id: found.body.data[0].id as string } }
    return { execute: await warm(() => post(get)), search: await warm(() => post(SEARCH)) }
  } finally {
    await server.close()
  }
}

/** Synchronises the connector's customers and waits until they can be searched. */
async function searchable(server: TestServer, id: string, token: string): Promise<void> {
  await server.ask('POST', `/integrations/connectors/${id}/sync`, { token: await server.applicationToken(), body: {} })
  for (;;) {
    const { status, body } = await server.ask('POST', `/integrations/connectors/${id}/execute`, { token, body: SEARCH })
    if (status === 200 && body.data.length > 0) return
    if (status !== 200 && body?.code !== 'search_not_ready')
      throw new Error(`Cannot measure a search: ${JSON.stringify(body)}`)
    await wait(100)
  }
}
