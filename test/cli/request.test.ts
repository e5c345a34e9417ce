/** `plugboard request`: any endpoint, against a mock. */
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, temporaryFolder } from './run-cli.ts'

const BALANCE = ['request', 'stripe', 'GET', '/v1/balance/history']
const REPLAY = '--sandbox'

describe('request', () => {
  it('prints what docs/cli.md shows', async () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'cli.md'), 'utf8')
    const [, shown = ''] = /^\$ plugboard request .*\n([\s\S]*?)^```$/m.exec(page) ?? []
    const { code, stdout, stderr } = await runCli([...BALANCE, '--query', 'limit=2', REPLAY])
    expect([code, stderr + stdout]).toEqual([0, shown])
  })

  it('prints status, headers and body with --json', async () => {
    const { stdout } = await runCli([...BALANCE, REPLAY, '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringContaining('json') as string },
      body: { echo: { method: 'GET', path: '/v1/balance/history' } },
    })
  })

  it('writes a body as the kind does, or as it is under a type of its own', async () => {
    const sent = async (...more: string[]) => {
      const { stdout } = await runCli(['request', 'stripe', 'POST', '/v1/others', ...more, REPLAY])
      const { echo } = JSON.parse(stdout) as { echo: { body: unknown; content_type: string } }
      return [echo.content_type, echo.body]
    }
    expect(await sent('--body', '{"amount": 5, "list": [1]}')).toEqual([
      'application/x-www-form-urlencoded',
      'amount=5&list%5B0%5D=1',
    ])
    const folder = await temporaryFolder()
    const file = join(folder, 'a.csv')
    await writeFile(file, 'a,b')
    expect(await sent('--header', 'Content-Type: text/csv', '--body', `@${file}`)).toEqual(['text/csv', 'a,b'])
  })

  it('shows with --explain what would be sent, and sends nothing', async () => {
    const { code, stdout } = await runCli([
      'request',
      'stripe',
      'POST',
      '/v1/payouts',
      '--body',
      '{"amount": 5}',
      '--explain',
    ])
    expect([code, stdout]).toEqual([0, expect.stringContaining('POST https://api.stripe.com/v1/payouts')])
    expect(stdout).toContain('authorization: Bearer [secret]')
    expect(stdout).toContain('  amount=5')
  })

  it('follows pages with --all, and says how to go on', async () => {
    const list = ['request', 'stripe', 'GET', '/v1/customers', '--query', 'limit=5', '--all']
    const { stdout, stderr } = await runCli([...list, '--max-pages', '1', '--pagination', 'customers.list', REPLAY])
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id),
    ).toHaveLength(5)
    expect(stderr).toMatch(/plugboard request stripe GET \/v1\/customers .*--query starting_after=\S+ .*--all/)
  })

  it('saves a body with --out', async () => {
    const file = join(await temporaryFolder(), 'body.json')
    await runCli([...BALANCE, '--out', file, REPLAY])
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ echo: { method: 'GET' } })
  })

  it.each([
    [[...BALANCE, '--all', REPLAY], '--all needs --pagination'],
    [[...BALANCE, '--limit', '2', REPLAY], 'Cannot use --limit without --all'],
    [[...BALANCE, '--query', 'limit', REPLAY], 'has no name with a value'],
    [[...BALANCE, '--body', '{', REPLAY], 'Cannot read body'],
    [['request', 'stripe', 'GET', 'https://evil.example/', REPLAY], 'path must begin with a slash'],
    [['request', 'stripe', 'GET', '/v1/../admin', REPLAY], 'dot segment'],
    [['request', 'stripe', 'TRACE', '/v1', REPLAY], 'method is not one of'],
    [[...BALANCE, '--header', 'Authorization: Bearer mine', REPLAY], 'carries credentials'],
  ])('refuses %j', async (words, message) => {
    const { code, stderr } = await runCli(words)
    expect([code === 0, stderr]).toEqual([false, expect.stringContaining(message)])
  })
})
