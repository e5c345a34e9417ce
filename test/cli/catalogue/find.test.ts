import { describe, expect, it } from 'vitest'
import { ACME, runCli, wideLines } from '../run-cli.ts'

interface Found {
  readonly operations: readonly { kind: string; entity: string; action: string; required: string[] }[]
}

async function foundBy(...argv: string[]): Promise<string[]> {
  const { stdout } = await runCli(['find', ...argv, '--json'])
  return (JSON.parse(stdout) as Found).operations.map(({ kind, entity, action }) => `${kind} ${entity} ${action}`)
}

describe('find', () => {
  it('ranks the operation that the words mean first, whatever its kind', async () => {
    const [[refund], [email]] = [
      await foundBy('refund a charge'),
      await foundBy('send', 'an', 'email', 'from', 'gmail'),
    ]
    expect([refund, email]).toEqual(['stripe refunds create', 'gmail messages create'])
  })

  it('searches the named kinds only, own manifests among them', async () => {
    const found = await foundBy('customers', '--kinds', `${ACME},stripe`, '--limit', '20')
    expect(new Set(found.map((one) => one.split(' ')[0]))).toEqual(new Set(['acme', 'stripe']))
  })

  it('leaves out reads with --access write', async () => {
    const found = await foundBy('customers', '--kinds', 'stripe', '--access', 'write', '--limit', '20')
    expect([found.includes('stripe customers create'), found.includes('stripe customers list')]).toEqual([true, false])
  })

  it('prints descriptions within 80 columns, and the next command', async () => {
    const { code, stdout, stderr } = await runCli(['find', 'list invoices'])
    expect({ code, stderr, wide: wideLines(stdout) }).toEqual({ code: 0, stderr: '', wide: [] })
    expect(stdout).toMatch(/\n\n5 operations\. See the params: plugboard explain \S+ \S+ \S+\n$/)
  })

  it.each([
    [['find', ' '], 2, 'Cannot find operations: the words are missing\n'],
    [['find', 'x', '--limit', '21'], 2, 'Cannot find 21 operations: --limit is at most 20\n'],
    [['find', 'zzzzqqq xkxk'], 4, 'Cannot find an operation for "zzzzqqq xkxk": none fits\n'],
    [['find', 'refund', '--kinds', 'strip'], 4, 'Cannot find kind "strip". Did you mean "stripe"?\n'],
  ])('%j says what is missing', async (argv, code, message) => {
    const outcome = await runCli(argv)
    expect([outcome.code, outcome.stdout, outcome.stderr.slice(0, message.length)]).toEqual([code, '', message])
  })
})

describe('kinds with the name of a kind', () => {
  it('shows its credentials, settings and actions within 80 columns', async () => {
    const { code, stdout } = await runCli(['kinds', 'zendesk-support'])
    const lines = stdout.split('\n')
    expect({ code, wide: wideLines(stdout), title: lines[0] }).toEqual({
      code: 0,
      wide: [],
      title: expect.stringMatching(/^Zendesk Support zendesk-support \d/) as string,
    })
    expect(lines).toEqual(
      expect.arrayContaining([
        'api_token    PLUGBOARD_ZENDESK_SUPPORT_EMAIL PLUGBOARD_ZENDESK_SUPPORT_API_TOKEN',
        expect.stringMatching(/^subdomain {2}required {2}\S/),
        'current_user              get',
        'https://github.com/plugboard/plugboard/blob/main/docs/oauth/zendesk-support.md',
      ]),
    )
  })

  it('gives the same as one document with --json', async () => {
    const { stdout } = await runCli(['kinds', 'stripe', '--json'])
    const { kinds } = JSON.parse(stdout) as { kinds: { auth: string[]; actions: Record<string, string[]> }[] }
    const [stripe, ...others] = kinds
    expect([others, stripe!.auth, stripe!.actions.refunds]).toEqual([
      [],
      ['api_key', 'oauth'],
      expect.arrayContaining(['list', 'get', 'create']),
    ])
  })
})
