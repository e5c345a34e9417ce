/** The environment variable `PLUGBOARD_SANDBOX` at the command line: no call reaches a third party. */
import { expect, it } from 'vitest'
import { COMMANDS, commandName } from '../../cli/table/index.ts'
import { runCli } from './run-cli.ts'

const ACME = 'test/cli/acme/acme.yaml'
const ENV = { PLUGBOARD_SANDBOX: '1', PLUGBOARD_STRIPE_API_KEY: 'sk_test_real' }

it.each([
  ['execute', ['execute', 'stripe', 'customers', 'list', '--params', '{"limit": 2}']],
  ['request', ['request', 'stripe', 'GET', '/v1/customers']],
  ['pull', ['pull', 'stripe', 'customers']],
] as const)('%s says that it calls the sandbox, and sends nothing to the vendor', async (_, words) => {
  const { code, stderr, stdout } = await runCli(words, {
    env: ENV,
    transport: () => {
      throw new Error('a third party was called')
    },
  })
  expect([code, stderr]).toEqual([0, expect.stringMatching(/come from the sandbox.*, not from the third party\.\n/)])
  expect(stdout).not.toBe('')
})

it.each([
  ['--credentials', 'account.json', 'Cannot use --credentials in the sandbox: it needs no credentials'],
  ['--connect-to', 'http://127.0.0.1:1', 'Cannot use --connect-to in the sandbox: requests reach no other server'],
])('pull refuses %s beside it, as execute does', async (option, value, message) => {
  for (const words of [
    ['pull', 'stripe', 'customers'],
    ['execute', 'stripe', 'customers', 'list'],
  ]) {
    const { code, stderr } = await runCli([...words, '--sandbox', option, value])
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  }
})

it('execute names params that the sandbox answers where no made-up record fits', async () => {
  const params = JSON.stringify({ email: 'nobody@example.com' })
  const { code, stderr } = await runCli(['execute', 'stripe', 'customers', 'list', '--params', params, '--sandbox'])
  expect([code, stderr]).toEqual([0, expect.stringContaining('No made-up record fits the params. --sandbox answers ')])
})

it('mcp --hosted leaves it aside: the server has the connectors', async () => {
  const { stderr } = await runCli(['mcp', '--hosted', 'no URL'], { env: ENV })
  expect(stderr).not.toContain('--sandbox')
})

it('capture refuses it: a fixture shows the vendor', async () => {
  const { code, stderr } = await runCli(['capture', ACME, 'customers', 'list', '--update'], { env: ENV })
  expect([code, stderr]).toEqual([2, expect.stringContaining('Cannot capture in the sandbox')])
})

it('every command that calls with credentials has --sandbox, or refuses the variable', () => {
  const calling = COMMANDS.filter(({ options }) => options?.some(([flags]) => flags === '--credentials <file>'))
  const without = calling.filter(({ options }) => !options?.some(([flags]) => flags === '--sandbox'))
  expect(without.map(commandName)).toEqual(['capture'])
})
