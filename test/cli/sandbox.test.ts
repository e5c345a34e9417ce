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

it('capture refuses it: a fixture shows the vendor', async () => {
  const { code, stderr } = await runCli(['capture', ACME, 'customers', 'list', '--update'], { env: ENV })
  expect([code, stderr]).toEqual([2, expect.stringContaining('Cannot capture in the sandbox')])
})

it('every command that calls with credentials has --sandbox, or refuses the variable', () => {
  const calling = COMMANDS.filter(({ options }) => options?.some(([flags]) => flags === '--credentials <file>'))
  const without = calling.filter(({ options }) => !options?.some(([flags]) => flags === '--sandbox'))
  expect(without.map(commandName)).toEqual(['capture'])
})
