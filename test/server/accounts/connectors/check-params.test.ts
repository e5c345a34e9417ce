import { expect, it } from 'vitest'
import { checkCredentials } from '../../../../server/accounts/connectors/credential-check.ts'
import { planOf } from '../../../support/plan.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../../support/wire.ts'

it('checks credentials by a search, with the params that the manifest gives it', async () => {
  const search = { request: 'POST /search', params: { query: 'string!' } }
  const plan = planOf({
    check: 'pages.api_search',
    check_params: { query: 'test' },
    entities: { pages: { api_search: search } },
  })
  const { connection, server } = await wireTo(plan, { answers: [jsonAnswer([])] })
  await checkCredentials(plan, connection)
  expect(sentRequest(server.requests[0]!).body).toBe('{"query":"test"}')
})
