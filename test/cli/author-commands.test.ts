import { describe, expect, it } from 'vitest'
import { load } from '../../runtime/index.ts'
import { runCli, wideLines } from './run-cli.ts'

describe('kinds', () => {
  it('lists every kind within 80 columns', async () => {
    const { code, stdout } = await runCli(['kinds'])
    const [head, ...rows] = stdout.split('\n')
    const linear = rows.find((row) => row.startsWith('linear '))!
    expect({ code, head: head!.split(/ +/), linear, wide: wideLines(stdout) }).toEqual({
      code: 0,
      head: ['kind', 'category', 'support', 'entities', 'ops', 'search', 'auth'],
      linear: expect.stringMatching(/^linear +issue.* community +5 +16 +5 +api_key/) as string,
      wide: [],
    })
  })

  it('gives one document with --json', async () => {
    const { stdout } = await runCli(['kinds', '--json'])
    const { kinds } = JSON.parse(stdout) as { kinds: { kind: string }[] }
    expect(kinds.find(({ kind }) => kind === 'linear')).toEqual({
      kind: 'linear',
      title: 'Linear',
      category: 'issue tracker',
      version: (await load('linear')).manifest.version,
      support: 'community',
      docs: 'https://linear.app/developers/graphql',
      entities: 5,
      operations: 16,
      search: 5,
      auth: ['api_key', 'oauth'],
    })
  })
})
