/** Refresh tokens that are used again: by processes of one client, after a lost answer, and by a thief. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLIENT, EVIL, LoginWorld, said, sendForm } from './world.ts'

let world: LoginWorld
beforeAll(async () => {
  world = await LoginWorld.start(['limits.requestsPerMinutePerCustomer=100000'])
})
afterAll(() => world?.close())

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
  readonly scope: string
}

async function refreshed(token: string): Promise<Tokens> {
  const answer = await world.refresh(token)
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text) as Tokens
}

const statusOf = async (token: string) => (await world.call(token)).status

describe('a refresh token that is used again', () => {
  it('L19 at the same time gives each the very same tokens, which are good', async () => {
    const { refresh_token: token } = await world.tokens()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refreshed(token)))
    expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1)
    const [refresh, ...others] = new Set(answers.map(({ refresh_token }) => refresh_token))
    const next = await refreshed(refresh ?? '')
    expect([others, next.refresh_token === refresh]).toEqual([[], false])
    const access = [...answers.slice(0, 1), next].map(({ access_token }) => access_token)
    expect(await Promise.all(access.map(statusOf))).toEqual([200, 200])
  })

  it('L19 after a lost answer gives it again, for the rest of its time', async () => {
    const { refresh_token: token } = await world.tokens()
    const lost = await refreshed(token)
    world.pass(10_000)
    const again = await refreshed(token)
    expect(again).toEqual({ ...lost, expires_in: again.expires_in })
    expect(again.expires_in).toBeLessThanOrEqual(lost.expires_in - 10)
    expect(await statusOf(lost.access_token)).toBe(200)
  })

  it('L19 after 30 seconds is theft: the grant ends with every token', async () => {
    const { access_token: first, refresh_token: token } = await world.tokens()
    const owned = await refreshed(token)
    world.pass(31_000)
    expect(said(await world.refresh(token))).toBe('400 invalid_grant')
    expect(said(await world.refresh(owned.refresh_token))).toBe('400 invalid_grant')
    expect([await statusOf(first), await statusOf(owned.access_token)]).toEqual([401, 401])
  })

  it('L19 by a thief within 30 seconds ends the grant once both have refreshed', async () => {
    const { refresh_token: token } = await world.tokens()
    const [owned, stolen] = [await refreshed(token), await refreshed(token)]
    const next = await refreshed(owned.refresh_token)
    world.pass(31_000)
    expect(said(await world.refresh(stolen.refresh_token))).toBe('400 invalid_grant')
    expect(said(await world.refresh(next.refresh_token))).toBe('400 invalid_grant')
  })

  it('L19 by another client ends the grant immediately', async () => {
    const { refresh_token: token } = await world.tokens()
    const owned = await refreshed(token)
    expect(said(await world.refresh(token, { client_id: EVIL }))).toBe('400 invalid_grant')
    expect(said(await world.refresh(owned.refresh_token))).toBe('400 invalid_grant')
  })

  it('L19 after its grant ended gets no answer again', async () => {
    const { refresh_token: token } = await world.tokens()
    const { access_token: access } = await refreshed(token)
    await sendForm(`${world.origin}/oauth/revoke`, { token: access, client_id: CLIENT })
    expect(said(await world.refresh(token))).toBe('400 invalid_grant')
  })

  it('L19 is answered from a seal that the database alone does not open, and that is removed', async () => {
    const { refresh_token: token } = await world.tokens()
    const { access_token: access, refresh_token: next } = await refreshed(token)
    const stored = async () => {
      const rows = await world.api.database.query<{ answer: Buffer | null }>('select answer from agent_refresh_tokens')
      return rows.flatMap(({ answer }) => (answer ? [Buffer.from(answer).toString('latin1')] : []))
    }
    const seals = await stored()
    expect([
      seals.length > 0,
      seals.some((seal) => [token, access, next, CLIENT].some((one) => seal.includes(one))),
    ]).toEqual([true, false])
    world.pass(31_000)
    await world.api.server.services.access.agents.prune()
    expect(await stored()).toEqual([])
  })
})
