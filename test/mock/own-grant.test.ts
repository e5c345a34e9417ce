/** Token endpoints whose vendor has a grant of its own, as Zoom's of accounts. */
import { expect, it, onTestFinished } from 'vitest'
import { startMock } from '../../mock/index.ts'
import { planOf } from '../support/plan.ts'
import { fetchFrom } from './fetch-from.ts'

const entities = { notes: { list: { request: 'GET /notes', records: '$.notes' } } }
const OWN = planOf({
  kind: 'own-grant',
  auth: {
    server: {
      type: 'client_credentials',
      title: 'Server',
      credentials: { account_id: 'string!', client_id: 'string!', client_secret: 'string!' },
      token: 'https://login.example.com/oauth/token',
      token_params: { grant_type: 'account_credentials', account_id: '{{account_id}}' },
      token_body: 'form',
      client_auth: 'basic',
    },
  },
  entities,
}).manifest
const SELF_HOSTED = planOf({
  kind: 'self-hosted',
  base_url: 'https://{{config.host}}/api',
  config: {
    host: { type: 'string', format: 'hostname', required: true, title: 'Host', description: 'Host of the server.' },
  },
  auth: {
    login: {
      type: 'oauth2',
      title: 'Login',
      registered_at: 'host',
      token_body: 'form',
      client_auth: 'body',
      authorize: 'https://{{config.host}}/oauth/authorize',
      token: 'https://{{config.host}}/oauth/token',
    },
  },
  entities,
}).manifest

it.each([
  ['takes the grant', 'account_credentials', 200],
  ['refuses another', 'password', 400],
])('the mock %s at the host of the vendor', async (_, grant, status) => {
  const mock = await startMock([SELF_HOSTED, OWN], { fixtures: false })
  onTestFinished(() => mock.close())
  const answer = await fetchFrom(mock, 'login.example.com', '/oauth/token', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('client:secret')}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: `grant_type=${grant}&account_id=account`,
  })
  expect([answer.status, answer.text.includes('mock-access-own-grant')]).toEqual([status, status === 200])
})
