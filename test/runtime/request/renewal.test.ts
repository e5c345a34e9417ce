/** A stream whose credentials were refused: it is spent, but what the caller sends next has renewed ones. */
import { expect, test } from 'vitest'
import { ConnectorError, execute, UpstreamError } from '../../../runtime/index.ts'
import { OAUTH, planOf } from '../../support/plan.ts'
import { rawAnswer, type RawAnswer, startRawServer } from '../../support/raw-server.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const PLAN = planOf({
  auth: OAUTH,
  entities: {
    files: { create: { request: 'POST /files', params: { content: 'file!' }, encode: { body: 'binary' } } },
  },
})
const OWNER = { refresh_token: 'refresh', client_id: 'client', client_secret: 'secret', access_token: 'old' }

/** A call that uploads a new stream. */
function upload(text: string) {
  const bytes = new Blob([text]).stream()
  return { entity: 'files', action: 'create', params: { content: { name: 'a.txt', size: text.length, bytes } } }
}

async function refused(endpoint: RawAnswer) {
  const tokens = await startRawServer(endpoint)
  const { connection, server } = await wireTo(PLAN, {
    credentials: OWNER,
    hosts: { 'https://auth.example.com': tokens },
    answers: [rawAnswer(401, {}, ''), jsonAnswer({ id: 'f1' })],
  })
  const error = await execute(PLAN, upload('abc'), connection).catch((thrown: unknown) => thrown)
  if (!(error instanceof ConnectorError)) throw new Error('it was not refused')
  return { error, connection, server, tokens }
}

test('the refusal says that a new stream will do, and it does, without another renewal', async () => {
  const { error, connection, server, tokens } = await refused(jsonAnswer({ access_token: 'new', expires_in: 3600 }))
  expect([error.code, error.retryable, error.hint]).toEqual([
    'credentials_rejected',
    true,
    'Plugboard has renewed the credentials. Call again with a new stream.',
  ])
  expect((error as UpstreamError).upstream.status).toBe(401)
  const { records } = await execute(PLAN, upload('abcd'), connection)
  expect([records, tokens.requests.length]).toEqual([{ id: 'f1' }, 1])
  expect(server.requests.map((raw) => sentRequest(raw).headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
})

test('a renewal that fails leaves the refusal as it is', async () => {
  const { error, tokens } = await refused(jsonAnswer({ error: 'invalid_grant' }, 400))
  expect([error.code, error.retryable, tokens.requests.length]).toEqual(['credentials_rejected', false, 1])
})
