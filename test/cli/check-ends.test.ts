/** `plugboard check` on what ends of a vendor's API. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brokenAcme, runCli } from './run-cli.ts'

it('warns half a year before an API ends, and fails from its last day', async () => {
  const sunset =
    'sunset: {version: "2026-10", date: 2027-10-01, docs: https://acme.example/versions, read: 2026-11-29}\n'
  const folder = await brokenAcme('acme.yaml', 'headers: {', `${sunset}headers: {X-Version: "2026-10", `)
  const manifest = join(folder, 'acme.yaml')
  await runCli(['check', manifest, '--update'])
  const before = await runCli(['check', manifest], { now: Date.parse('2027-09-30') })
  expect([before.code, before.stderr]).toEqual([
    0,
    `Warning: Acme ends version 2026-10 of its API on 2027-10-01, in 1 day: https://acme.example/versions (${manifest}:15)\n`,
  ])
  const after = await runCli(['check', manifest], { now: Date.parse('2027-10-01') })
  expect([after.code, after.stderr]).toEqual([3, ''])
  expect(after.stdout).toMatch(/^acme: Acme ended version 2026-10 of its API on 2027-10-01: https:/)
})

it('warns of a part that ends and fails from its day, with the line that says so', async () => {
  const end = '{date: 2027-10-01, docs: https://acme.example/changes, read: 2026-11-29}'
  const folder = await brokenAcme(
    'acme.yaml',
    'description: The name on invoices.',
    `description: The name on invoices., sunset: ${end}`,
  )
  const manifest = join(folder, 'acme.yaml')
  await runCli(['check', manifest, '--update'])
  const line = (await readFile(manifest, 'utf8')).split('\n').findIndex((text) => text.includes('sunset')) + 1
  const before = await runCli(['check', manifest], { now: Date.parse('2027-09-30') })
  expect(before.code).toBe(0)
  expect(before.stderr).toMatch(
    /^Warning: Acme ends entities\.customers\.create\.params\.name on 2027-10-01, in 1 day: https:\/\/acme.example\/changes/,
  )
  expect(before.stderr).toContain(`(${manifest}:${line})`)
  const after = await runCli(['check', manifest], { now: Date.parse('2027-10-01') })
  expect(after.code).toBe(3)
  expect(after.stdout).toMatch(/^acme: Acme ended entities\.customers\.create\.params\.name on 2027-10-01: https:/)
})
