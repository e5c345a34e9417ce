/** Own kinds in the sandbox: a server that simulates third parties also simulates the ones of uploaded kinds. */
import { expect, it, onTestFinished } from 'vitest'
import { startSandbox } from '../../../../mock/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { ownKind } from '../../../support/own-kind.ts'
import { startTestServer } from '../../../support/server.ts'

const CONNECTOR = { credentials: { api_key: 'key-1' }, sync: { enabled: false } }

it('simulates an uploaded kind, and its next version', async () => {
  const server = await startTestServer({
    database: await openTestPostgres(),
    startSandbox: (plans) => startSandbox(plans.slice(0, 1)),
  })
  onTestFinished(() => server.close())
  const token = await server.applicationToken()
  const ask = (method: string, path: string, body: unknown, headers?: Record<string, string>) =>
    server.ask(method, `/integrations/${path}`, { token, body, ...(headers && { headers }) })
  const upload = (text: string) =>
    ask('PUT', 'definitions/sources/acme-crm', text, { 'content-type': 'application/yaml' })
  const list = async (customer: string) => {
    const id = await server.connector('acme-crm', customer, CONNECTOR)
    const { status, body } = await ask('POST', `connectors/${id}/execute`, { entity: 'contacts', action: 'list' })
    return [status, body.data?.length]
  }
  expect(await upload(ownKind())).toMatchObject({ status: 201 })
  expect(await list('first')).toEqual([200, 250])
  await upload(ownKind({ version: '1.1.0', baseUrl: 'https://api.acme.example/v2' }))
  expect(await list('second')).toEqual([200, 250])
})
