/** Refusals of the catalogue: most before anything is sent, the rest with the vendor's words. */
import { describe, expect, test } from 'vitest'
import { connectFixture } from '../mock/index.ts'
import {
  type Call,
  type ConnectorError,
  execute,
  type Json,
  type Plan,
  replayTransport,
  type Transport,
  type UpstreamError,
} from '../runtime/index.ts'
import { PAIRS } from './support/catalogue.ts'
import { everyKind, fixturesOf } from './support/kinds.ts'

const plans = new Map((await everyKind()).map((plan) => [plan.kind, plan]))

/** The error of a call for which nothing may be sent, with the fields it names. */
async function refusal(kind: string, call: Call): Promise<{ code: string; fields: string[] }> {
  const plan = plans.get(kind)!
  const sent = () => Promise.reject(new Error(`${kind} ${call.entity}.${call.action} was sent`))
  const transport: Transport = { send: sent, stream: sent, close: () => Promise.resolve() }
  const error = await execute(plan, call, connectFixture(plan, {}, { transport })).then(
    () => new Error('was not refused'),
    (reason: unknown) => reason as ConnectorError,
  )
  if (!('code' in error)) throw error
  return { code: error.code, fields: (error.errors ?? []).map(({ field }) => field) }
}

describe('calls that lack a condition are refused before anything is sent', () => {
  test.each<[kind: string, entity: string, action: string, params: Record<string, Json>, field: string]>([
    ['asana', 'tasks', 'list', {}, 'params'],
    ['asana', 'tasks', 'list', { workspace: '12' }, 'params'],
    ['asana', 'tasks', 'list', { assignee: 'me', completed_since: 'now' }, 'params'],
    ['asana', 'workspace_task_search', 'list', { workspace_gid: '12' }, 'params'],
    [
      'asana',
      'workspace_task_search',
      'list',
      { workspace_gid: '12', sort_by: 'due_date', sort_ascending: true },
      'params',
    ],
    ['klaviyo', 'campaigns', 'list', {}, 'params.filter'],
    ['klaviyo', 'campaigns', 'list', { filter: 'post' }, 'params.filter'],
  ])('%s %s.%s with %j', async (kind, entity, action, params, field) => {
    expect(await refusal(kind, { entity, action, params })).toEqual({ code: 'invalid_params', fields: [field] })
  })

  test.each(PAIRS.filter(({ action }) => action === 'search').map(({ kind, entity }) => [kind, entity]))(
    '%s %s.search, which only hosted mode has',
    async (kind, entity) => {
      const call = { entity, action: 'search', params: { query: {} } }
      expect(await refusal(kind, call)).toEqual({ code: 'search_unavailable', fields: [] })
    },
  )
})

describe("calls that the vendor refuses fail with the vendor's words", () => {
  test.each([
    ['jira', 'issues', 'api_search', 'a search without a restriction', /unbounded/i],
    ['jira', 'issues', 'delete', 'an issue with subtasks', /subtasks/i],
  ])('%s %s.%s of %s', async (kind, entity, action, _what, words) => {
    const plan: Plan = plans.get(kind)!
    const fixtures = await fixturesOf(kind)
    const { exchanges, call, ...fixture } = fixtures.find(
      (candidate) =>
        candidate.call.entity === entity &&
        candidate.call.action === action &&
        words.test(candidate.result.error?.upstream?.message ?? ''),
    )!
    const connection = connectFixture(plan, fixture, { transport: replayTransport(exchanges) })
    const error = await execute(plan, call, connection).catch((reason: unknown) => reason as UpstreamError)
    expect(error).toMatchObject({
      code: 'upstream_rejected',
      message: expect.stringMatching(words),
      upstream: { status: 400, message: expect.stringMatching(words) },
    })
  })
})
