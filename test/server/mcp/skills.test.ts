/** Skills over the endpoint of agents: those of the package for what is connected, and those of the organization. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { API, startWorld, type World } from '../api/world.ts'
import { clientOf, REVISIONS } from './client.ts'

const OURS = '# Our invoices\n\nAsk Ada first.\n\n## Find what Acme owes\n\n1. `invoices.list {"customer": "cus_1"}`'

describe('skills', () => {
  let world: World
  let bearer: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
    await world.connector(world.first, 'user_1')
    bearer = await world.scoped(world.first, 'user_1')
  })
  afterAll(() => world?.close())

  const put = (name: string, text: string, tenant = world.first, kinds = ['stripe']) =>
    world.call('PUT', `${API}/agents/skills/${name}`, { token: tenant.token, body: { connector_types: kinds, text } })

  it.each(REVISIONS)('in revision %s those of the connected kinds are resources and prompts', async (_, options) => {
    const client = await clientOf(world, bearer, options)
    const { resources } = await client.listResources()
    expect(resources).toMatchObject([{ uri: 'plugboard://skills/stripe', title: 'Stripe', mimeType: 'text/markdown' }])
    const { contents } = await client.readResource({ uri: 'plugboard://skills/stripe' })
    expect((contents[0] as { text: string }).text).toMatch(/^# Stripe[^]*Version \d+\.\d+\.\d+$/)
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toContain('stripe.find-a-customer-s-open-invoices')
    const { messages } = await client.getPrompt({
      name: 'stripe.find-a-customer-s-open-invoices',
      arguments: { about: 'Ada' },
    })
    expect(messages).toHaveLength(1)
    expect((messages[0]!.content as { text: string }).text).toMatch(/`invoices\.list [^]*About: Ada$/)
    await expect(client.readResource({ uri: 'plugboard://skills/jira' })).rejects.toMatchObject({ code: -32602 })
    await expect(client.getPrompt({ name: 'jira.comment-on-an-issue' })).rejects.toMatchObject({ code: -32602 })
  })

  it("A22 an organization adds its own, which another organization's agents do not see", async () => {
    expect((await put('our-invoices', OURS)).body).toMatchObject({ name: 'our-invoices', version: 1 })
    expect((await put('our-invoices', `${OURS} `)).body.version).toBe(2)
    // A client keeps a list for five minutes.
    const titles = async () =>
      (await (await clientOf(world, bearer)).listResources()).resources.map(({ title }) => title)
    expect(await titles()).toEqual(['Our invoices', 'Stripe'])
    const client = await clientOf(world, bearer)
    const { contents } = await client.readResource({ uri: 'plugboard://skills/our-invoices' })
    expect((contents[0] as { text: string }).text).toContain('Ask Ada first.')
    const list = async (token: string) =>
      (await world.call('GET', `${API}/agents/skills`, { token })).body.data as object[]
    expect([await list(world.first.token), await list(world.second.token)]).toMatchObject([[{ version: 2 }], []])
    await put('stripe', OURS.replace('Our invoices', 'Our Stripe'))
    expect(await titles()).toEqual(['Our invoices', 'Our Stripe'])
    for (const name of ['stripe', 'our-invoices'])
      await world.call('DELETE', `${API}/agents/skills/${name}`, { token: world.first.token })
    expect(await titles()).toEqual(['Stripe'])
  })

  it.each([
    ['ours', '# Ours\n\n## Steps\n\n1. `invoices.lst`', ['stripe'], 422],
    ['ours', '# Ours\n\n## Steps\n\n1. `issues.list`', ['stripe'], 422],
    ['Ours', OURS, ['stripe'], 422],
    ['ours%2F..', OURS, ['stripe'], 422],
    ['ours', OURS, ['no-kind'], 404],
  ])('A22 a skill %s with the text %j of %j is answered with %d', async (name, text, kinds, status) => {
    expect((await put(name, text, world.first, kinds)).status).toBe(status)
  })

  it('A22 agents read skills and write none', async () => {
    const body = { connector_types: ['stripe'], text: OURS }
    expect((await world.call('PUT', `${API}/agents/skills/ours`, { token: bearer, body })).status).toBe(403)
  })
})
