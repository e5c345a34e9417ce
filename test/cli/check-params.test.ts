/** `plugboard check` with params of the check. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brokenAcme, runCli } from './run-cli.ts'

/** A manifest whose check needs a param, and has none. */
async function searching(): Promise<string> {
  const manifest = join(await brokenAcme('acme.yaml', 'check: customers.list', 'check: customers.get'), 'acme.yaml')
  await runCli(['check', manifest, '--params', '{"id": "c1"}', '--update'])
  return manifest
}

it('takes the params of the check from the command line, and says where they belong', async () => {
  const manifest = await searching()
  expect((await runCli(['check', manifest])).stdout).toContain('needs "id", which the check does not give')
  const given = await runCli(['check', manifest, '--params', '{"id": "c1"}'])
  expect(given.code).toBe(0)
  expect(given.stderr).toBe(
    `customers.get takes these params. To keep them, write 'check_params: {"id":"c1"}' into ${manifest}.\n`,
  )
  await writeFile(`${manifest}.json`, '{"id": "c1"}')
  expect((await runCli(['check', manifest, '--params', `@${manifest}.json`])).code).toBe(0)
})

it.each([
  ['{"id": 7}', 'Param "id" of the check must be string such as "7" (got 7)'],
  ['{"ids": "c1"}', 'Did you mean "id"?'],
  ['{"id": ', 'Cannot read params: --params:1:8 is not JSON'],
  ['[]', 'Cannot read params: --params contains a list, expected an object'],
])('refuses %s as params of a check', async (params, expected) => {
  const { code, stdout, stderr } = await runCli(['check', await searching(), '--params', params])
  expect(code).not.toBe(0)
  expect(stdout + stderr).toContain(expected)
})

it.each([
  [['--openapi', 'acme.json'], 'Cannot use --params with --openapi'],
  [['--evidence'], 'Cannot use --params with --evidence'],
  [['another.yaml'], 'Cannot use --params: name one manifest'],
])('refuses params with %j', async (others, expected) => {
  const manifest = await searching()
  const words = others.map((word) => (word === 'another.yaml' ? manifest : word))
  const { code, stderr } = await runCli(['check', manifest, ...words, '--params', '{"id": "c1"}'])
  expect([code, stderr]).toEqual([2, expect.stringContaining(expected)])
})

it('refuses params where the manifest has some', async () => {
  const folder = await brokenAcme('acme.yaml', 'check: customers.list', 'check: customers.get\ncheck_params: {id: c1}')
  const { code, stderr } = await runCli(['check', join(folder, 'acme.yaml'), '--params', '{"id": "c2"}'])
  expect([code, stderr]).toEqual([2, expect.stringContaining('acme.yaml has check_params')])
})
