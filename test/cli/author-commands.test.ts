import { describe, expect, it } from 'vitest'
import { load } from '../../runtime/index.ts'
import { runCli, wideLines } from './run-cli.ts'

/** What Linear says of ends. */
const DEPRECATIONS = { date: 'none', docs: 'https://linear.app/developers/deprecations', read: '2026-11-29' }

describe('kinds', () => {
  it('warns of the version of an API that ends within half a year', async () => {
    const shopify = async (now: string) => (await runCli(['kinds', 'shopify'], { now: Date.parse(now) })).stderr
    expect([await shopify('2027-01-01'), await shopify('2027-07-01')]).toEqual([
      '',
      'Warning: Shopify ends version 2026-10 of its API on 2027-10-01, in 92 days: https://shopify.dev/docs/api/usage/versioning\n',
    ])
  })

  it('lists every kind within 80 columns and cuts nothing, more columns where there is room', async () => {
    const [narrow, wide] = [await runCli(['kinds']), await runCli(['kinds'], { columns: 140 })]
    const [head, ...rows] = narrow.stdout.split('\n')
    expect({ code: narrow.code, head: head!.split(/ +/), wide: wideLines(narrow.stdout) }).toEqual({
      code: 0,
      head: ['kind', 'category', 'support', 'entities', 'ops', 'search'],
      wide: [],
    })
    expect([narrow.stdout.includes('…'), rows.find((row) => row.startsWith('airtable '))]).toEqual([
      false,
      expect.stringMatching(/^airtable +spreadsheets +community +\d+ +\d+ +\d+$/),
    ])
    const all = ['kind', 'title', 'category', 'support', 'entities', 'ops', 'search', 'auth']
    expect(wide.stdout.split('\n')[0]!.split(/ +/)).toEqual(all)
  })

  it.each([
    [['stripe'], ['stripe']],
    [
      ['google'],
      [
        'google-ads',
        'google-analytics',
        'google-calendar',
        'google-contacts',
        'google-docs',
        'google-drive',
        'google-forms',
        'google-search-console',
        'google-sheets',
        'google-tasks',
      ],
    ],
    [
      ['Software', 'git'],
      ['github', 'gitlab'],
    ],
    [
      ['--category', 'payments'],
      ['paypal', 'stripe'],
    ],
  ])('%j lists %j', async (words, expected) => {
    const { stdout } = await runCli(['kinds', ...words, '--json'])
    expect((JSON.parse(stdout) as { kinds: { kind: string }[] }).kinds.map(({ kind }) => kind)).toEqual(expected)
  })

  it('one kind is followed by the command that shows what it can do', async () => {
    const { stdout } = await runCli(['kinds', 'Stri'])
    expect(stdout).toMatch(/\n\n1 kind\. See what a kind can do: plugboard kinds stripe\n$/)
  })

  it.each([
    [['kinds', 'strip3'], 4, 'Cannot find kind "strip3". Did you mean "stripe"?\nKinds are '],
    [['kinds', 'no-such'], 4, 'Cannot find kind "no-such".\nKinds are '],
    [['explain', 'sales'], 4, 'Cannot find kind "sales".\nKinds are salesforce, '],
    [['execute', 'zendesk', 'tickets', 'list'], 4, 'Cannot find kind "zendesk".\nKinds are zendesk-chat, '],
    [
      ['kinds', '--category', 'paymets'],
      2,
      'Cannot list kinds of category "paymets": no such category. Did you mean "payments"?\n',
    ],
  ])('%j is answered with what is near', async (words, code, message) => {
    const outcome = await runCli(words)
    const named = /Kinds are (.*) and \d+ others/.exec(outcome.stderr)?.[1]?.split(', ').length ?? 5
    expect([outcome.code, outcome.stderr.slice(0, message.length), named]).toEqual([code, message, 5])
  })

  it('gives one document with --json', async () => {
    const { stdout } = await runCli(['kinds', '--json'])
    const { kinds } = JSON.parse(stdout) as { kinds: { kind: string }[] }
    expect(kinds.find(({ kind }) => kind === 'linear')).toEqual({
      kind: 'linear',
      title: 'Linear',
      category: 'issue tracking',
      version: (await load('linear')).manifest.version,
      support: 'community',
      docs: 'https://linear.app/developers/graphql',
      sunset: DEPRECATIONS,
      endings: [
        { ...DEPRECATIONS, part: 'schemas.Project.state', use: 'status' },
        { ...DEPRECATIONS, part: 'schemas.Team.private', use: 'visibility' },
      ],
      entities: 14,
      operations: 70,
      search: 5,
      auth: ['api_key', 'oauth'],
    })
  })
})

describe('a call that does not fit its kind', () => {
  it.each([
    [['jira', 'issues', 'list'], 'Cannot "list" issues of jira: no such action. Did you mean "api_search"?\n'],
    [
      ['stripe', 'customers', 'list', '--params', '{"emial": "a"}'],
      'Cannot use params of customers.list: emial is not known. Did you mean "email"?\n' +
        'plugboard explain stripe customers list lists the params.\n',
    ],
  ])('%j names what is near, and where to look', async (words, message) => {
    expect((await runCli(['execute', ...words])).stderr.slice(0, message.length)).toBe(message)
  })
})
