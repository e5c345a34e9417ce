/** The program of README.md without an account, beside a package with lines as long as a bundle's. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop, transform } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugboard-first-mistake-'))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await build({
    entryPoints: { client: join(ROOT, 'client/index.ts'), stripe: join(ROOT, 'generated/kinds/stripe.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minify: true,
    keepNames: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8')
  const [, program = ''] = /^```ts index\.ts\n([\s\S]*?)^```$/m.exec(readme) ?? []
  const local = program.replace("'plugboard'", "'./client.mjs'").replace("'plugboard/kinds/stripe'", "'./stripe.mjs'")
  await writeFile(join(folder, 'index.mjs'), (await transform(local, { loader: 'ts' })).code)
})

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

test('prints the line of the program, what is missing, and how to simulate the vendor', async () => {
  const { STRIPE_KEY: _, PLUGBOARD_SANDBOX: __, ...env } = process.env
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['index.mjs'], { cwd: folder, env }, (___, stdout, stderr) => resolve(stdout + stderr))
  })
  const [at, line, , , message, ...rest] = printed.split('\n')
  expect([at, line, message]).toEqual([
    expect.stringMatching(`^${pathToFileURL(join(folder, 'index.mjs')).href}:\\d+$`),
    expect.stringMatching(/^const stripe = await connect\(/),
    'ConnectorError: Cannot use these credentials for stripe: you provided none',
  ])
  expect(rest.join('\n')).toContain('Without an account, set PLUGBOARD_SANDBOX=1 in the environment')
  expect(Math.max(...printed.split('\n').map(({ length }) => length))).toBeLessThan(500)
})
