import { describe, expect, it } from 'vitest'
import { runCli } from '../run-cli.ts'

const titlesOf = (text: string) => text.split('\n').filter((line) => /^\d\. /.test(line))

describe('demo', () => {
  it('runs through outside a terminal: Stripe, from a list to a write', async () => {
    const { code, stdout, stderr } = await runCli(['demo'])
    expect([code, stderr, titlesOf(stdout)]).toEqual([
      0,
      '',
      [
        '1. Connect to an account of the sandbox',
        '2. List records',
        '3. Pass next to get the next page',
        '4. A mistake ends before a request is sent',
        '5. A refusal of the vendor has a code',
        '6. Write: the sandbox keeps it until the process ends',
        '7. All of it as a program',
      ],
    ])
    expect(stdout).toContain(`await stripe.customers.list({ limt: 3 })`)
    expect(stdout).toContain('unknown_param: Cannot use params of customers.list: limt is not known.')
    expect(stdout).toContain('record_not_found: Cannot execute customers.get: the third party returned 404')
  })

  it('shows other records on the next page', async () => {
    const { stdout } = await runCli(['demo', '--json'])
    const { steps } = JSON.parse(stdout) as { steps: { records?: { id: string }[] }[] }
    const pages = steps.flatMap(({ records }) => (records?.length === 3 ? [records.map(({ id }) => id)] : []))
    expect(pages).toEqual([
      ['customers_1', 'customers_2', 'customers_3'],
      ['customers_4', 'customers_5', 'customers_6'],
    ])
  })

  it('asks for a kind until there is one, and waits before each step', async () => {
    const answers = ['linaer', 'Linear', '', '', 'q']
    const { code, stdout, stderr } = await runCli(['demo'], { isTerminal: true, answers })
    expect([code, titlesOf(stdout.replaceAll(/\u001b\[\d+m/g, '')).length]).toEqual([0, 3])
    expect(stderr).toContain('Cannot find kind "linaer". Kinds are linear, ')
    expect(stderr.match(/Enter for the next step, q to stop: /g)).toHaveLength(3)
  })

  it('refuses a kind that the package does not have, with the five nearest', async () => {
    const { code, stdout, stderr } = await runCli(['demo', '--kind', 'stirpe'])
    expect([code, stdout, stderr]).toEqual([
      4,
      '',
      expect.stringMatching(/^Cannot find kind "stirpe"\. Kinds are stripe(?:, [\w-]+){4} and \d+ others\.\n/),
    ])
  })
})
