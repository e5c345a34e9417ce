/** Every kind has a demo: calls that its sandbox answers, within a terminal's width. */
import { describe, expect, it } from 'vitest'
import { TESTED_KINDS } from '../../support/kinds.ts'
import { runCli, wideLines } from '../run-cli.ts'

interface Step {
  readonly title: string
  readonly code: string
  readonly records?: readonly object[]
  readonly error?: { readonly code: string }
}

describe.each([...TESTED_KINDS])('demo of %s', (kind) => {
  it('lists records, shows a mistake, and ends with a program', async () => {
    const { code, stdout, stderr } = await runCli(['demo', '--kind', kind, '--json'])
    const { steps } = JSON.parse(stdout) as { steps: Step[] }
    const [connected, listed, ...others] = steps
    expect({ code, stderr, records: listed!.records!.length > 0, connects: connected!.code }).toEqual({
      code: 0,
      stderr: '',
      records: true,
      connects: expect.stringMatching(/\{\s+sandbox: true,?\s+\}/) as string,
    })
    expect(others.find(({ error }) => error?.code === 'unknown_param')?.title).toBe(
      'A mistake ends before a request is sent',
    )
    expect(others.at(-1)!.code).toMatch(/list\.all\([\s\S]*\$close\(\)$/)
  })

  it('prints the same within 80 columns, but for a long text in code', async () => {
    const { code, stdout } = await runCli(['demo', '--kind', kind])
    const wide = wideLines(stdout).filter((line) => !/^ +\S+: ['"].+['"],$/.test(line))
    expect([code, wide]).toEqual([0, []])
  })
})
