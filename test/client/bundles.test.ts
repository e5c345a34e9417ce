/** Bundles of an application with the client, away from the package's files. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, stop } from 'esbuild'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle as bundlePackage } from '../../bundle.ts'
import { rawAnswer, startRawServer } from '../support/raw-server.ts'
import { ROOT } from '../support/root.ts'

const run = promisify(execFile)

/** Lists customers by the kind's module, then connects by a name, by a file, in the sandbox, and by the module to the platform. */
const APP = `import { connect, ConnectorError } from 'plugboard'
import stripe from 'plugboard/kinds/stripe'
import { undiciTransport } from 'plugboard/runtime'

const transport = undiciTransport({ connectTo: () => process.env.UPSTREAM })
const credentials = { api_key: 'sk_test_0123456789abcdefghijklmn' }
const told = (error) => (error instanceof ConnectorError ? [error.code, error.message, error.hint] : String(error))

async function main() {
  const connector = await connect(stripe, { credentials, transport })
  const { records, next } = await connector.customers.list({ limit: 1 })
  const byName = await connect('stripe', { credentials }).catch(told)
  const byFile = await connect({ file: 'shop.yaml' }, { credentials }).catch(told)
  const sandbox = await connect(stripe, { sandbox: true }).catch(told)
  const hosted = { baseUrl: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b', externalUserId: 'c', connectorId: 'd' }
  const { $kind: kind, $mode: mode } = await connect(stripe, { hosted })
  await connector.$close()
  console.log(JSON.stringify({ records, next, byName, byFile, sandbox, kind, mode }))
}
main()
`

/** Prints what a program looks for on disk. */
const WATCH = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { existsSync } = fs
fs.existsSync = (path) => (console.log('looked for', path), existsSync(path))
syncBuiltinESMExports()
`

/** Makes a call that is ended before it is sent, of a kind that it imports. */
const CALL = `import { connect } from 'plugboard'
import stripe from 'plugboard/kinds/stripe'
import { undiciTransport } from 'plugboard/runtime'

const ended = { transport: undiciTransport(), signal: AbortSignal.abort() }
const connector = await connect(stripe, { credentials: { api_key: 'k' }, ...ended })
await connector.customers.list().catch(({ code }) => console.log(code))
`

const ALIAS = {
  'plugboard/described/stripe': join(ROOT, 'generated', 'described', 'stripe.ts'),
  'plugboard/kinds/stripe': join(ROOT, 'generated', 'kinds', 'stripe.ts'),
  'plugboard/runtime': join(ROOT, 'runtime', 'doors', 'runtime.ts'),
  plugboard: join(ROOT, 'client', 'index.ts'),
}

/** Creates tools of the kind that it imports: its own, and those of an agent. */
const TOOLS = `import { agentTools, connect, ConnectorError } from 'plugboard'
import stripe from 'KIND'

const told = (error) => (error instanceof ConnectorError ? [error.code, error.message, error.hint] : String(error))
const connector = await connect(stripe, { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' } })
const own = await connector.$tools({ only: ['customers.get'] }).then(({ descriptions }) => descriptions, told)
const agent = await agentTools({ connector }).then(() => 'eight', told)
console.log(JSON.stringify({ own, agent }))
`

/** Executes in hosted mode, with nothing of Node. */
const HOSTED = `import { connect } from 'plugboard/hosted'

const [baseUrl] = [globalThis.PLATFORM]
const stripe = await connect('stripe', { hosted: { baseUrl, clientId: 'a', clientSecret: 'b', externalUserId: 'c', connectorId: 'd' } })
globalThis.answer = await stripe.customers.get({ id: 'cus_1' })
`

let folder: string
let entry: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugboard-bundles-'))
  entry = join(folder, 'app.ts')
  await writeFile(entry, APP)
})

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

/** Bundles the application with esbuild, all in one file. */
async function byEsbuild(outfile: string, format: 'esm' | 'cjs'): Promise<void> {
  const output = { outfile, format, bundle: true, minify: true, platform: 'node', target: 'node20' } as const
  // Packages in CommonJS call require, which a module of esbuild has only where it is made.
  const js = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)"
  const { warnings } = await build({
    ...output,
    entryPoints: [entry],
    alias: ALIAS,
    ...(format === 'esm' && { banner: { js } }),
    // In CommonJS there is no import.meta. The bundler warns of it.
    logOverride: { 'empty-import-meta': 'silent' },
  })
  expect(warnings.map(({ text }) => text)).toEqual([])
}

/** Bundles the application with rolldown, all in one file. */
async function byRolldown(file: string): Promise<void> {
  const bundle = await rolldown({ input: entry, platform: 'node', resolve: { alias: ALIAS } })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
}

describe.each([
  ['esbuild', 'esbuild.mjs', (file: string) => byEsbuild(file, 'esm')],
  ['esbuild as CommonJS', 'esbuild.cjs', (file: string) => byEsbuild(file, 'cjs')],
  ['rolldown', 'rolldown.mjs', byRolldown],
] as const)('a bundle by %s', (_, name, bundle) => {
  test('executes an imported kind, names the import for any other, and carries no other kind', async () => {
    const file = join(folder, name)
    await bundle(file)
    const body = '{"object":"list","has_more":true,"data":[{"id":"cus_1","object":"customer"}]}'
    const server = await startRawServer(rawAnswer(200, { 'content-type': 'application/json' }, body))
    const { stdout } = await run(process.execPath, [file], {
      cwd: folder,
      env: { ...process.env, UPSTREAM: server.origin },
    })

    expect(JSON.parse(stdout)).toEqual({
      records: [{ id: 'cus_1', object: 'customer' }],
      next: { limit: 1, starting_after: 'cus_1' },
      byName: [
        'definition_not_found',
        'Cannot find kind "stripe": a bundle cannot look up kinds by name',
        'Import the kind and pass it to connect: import kind from "plugboard/kinds/stripe".',
      ],
      byFile: [
        'definition_not_found',
        'Cannot read manifest shop.yaml: this bundle contains no parser',
        'To connect kinds from files, mark plugboard as an external package of your bundle.',
      ],
      sandbox: [
        'invalid_params',
        'Cannot connect to the sandbox: this bundle contains no simulator',
        'To simulate vendors, mark plugboard as an external package of your bundle. For real calls, unset PLUGBOARD_SANDBOX.',
      ],
      kind: 'stripe',
      mode: 'hosted',
    })
    const text = await readFile(file, 'utf8')
    // Addresses of one manifest each and of no code, and a message of the parser of templates.
    expect(
      ['api.stripe.com', 'api.notion.com', 'slides/2012', 'Handlebars AST'].map((part) => text.includes(part)),
    ).toEqual([true, false, false, false])
  })
})

test('a call of an imported kind looks for no file, so that it runs where none may be read', async () => {
  await writeFile(join(folder, 'call.ts'), CALL)
  await writeFile(join(folder, 'watch.mjs'), WATCH)
  // Nothing is left out, as without a bundler.
  const input = join(folder, 'call.ts')
  const bundle = await rolldown({ input, platform: 'node', treeshake: false, resolve: { alias: ALIAS } })
  await bundle.write({ file: join(folder, 'call.mjs'), format: 'esm', codeSplitting: false })
  await bundle.close()
  const { stdout } = await run(process.execPath, ['--import', './watch.mjs', 'call.mjs'], { cwd: folder })
  expect(stdout).toBe('cancelled\n')
})

describe('a bundle that creates tools', () => {
  const printed = async (kind: string) => {
    const input = join(folder, 'tools.ts')
    await writeFile(input, TOOLS.replace('KIND', kind))
    const bundle = await rolldown({ input, platform: 'node', resolve: { alias: ALIAS } })
    await bundle.write({ file: join(folder, 'tools.mjs'), format: 'esm', codeSplitting: false })
    await bundle.close()
    const { stdout } = await run(process.execPath, ['tools.mjs'], { cwd: folder })
    return JSON.parse(stdout) as { own: unknown; agent: unknown }
  }

  test('has their descriptions if it imports the described kind', async () => {
    expect(await printed('plugboard/described/stripe')).toEqual({
      own: [expect.objectContaining({ name: 'stripe_customers_get', description: expect.stringMatching(/\S/) })],
      agent: 'eight',
    })
  })

  test('names the import if it has only what calls need', async () => {
    expect(await printed('plugboard/kinds/stripe')).toEqual({
      own: [
        'definition_not_found',
        'Cannot create tools: this bundle contains no code for them',
        'Pass connect the module of "plugboard/described/stripe", or call toolsOf(connector) of "plugboard/hosted".',
      ],
      agent: [
        'definition_not_found',
        'Cannot describe "stripe": this bundle contains only what its calls need',
        'Import the kind with its descriptions: import kind from "plugboard/described/stripe".',
      ],
    })
  })
})

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

test('one kind takes at most 646 kB in a bundle for Stripe, 590 kB on average, and 246 kB of the package', async () => {
  const [input, dist] = [join(folder, 'call.ts'), join(folder, 'dist')]
  await writeFile(input, CALL)
  await bundlePackage(ROOT, dist)
  const { metafile } = await build({
    entryPoints: [input],
    alias: {
      'plugboard/kinds/stripe': join(dist, 'generated', 'kinds', 'stripe.js'),
      'plugboard/runtime': join(dist, 'runtime', 'doors', 'runtime.js'),
      plugboard: join(dist, 'client', 'index.js'),
    },
    nodePaths: [join(ROOT, 'node_modules')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    // Optional, and not installed beside most applications.
    external: ['@opentelemetry/api'],
    outfile: join(folder, 'measured.mjs'),
    write: false,
    metafile: true,
  })
  const [output] = Object.values(metafile.outputs)
  const bytes = output?.bytes ?? NaN
  const kinds = await readdir(join(dist, 'generated', 'kinds'))
  const sizeOf = async (kind: string) => (await stat(join(dist, 'generated', 'kinds', kind))).size
  const sizes = await Promise.all(kinds.map(sizeOf))
  const average = sum(sizes) / kinds.length
  expect(bytes).toBeLessThanOrEqual(646_000)
  expect(bytes - (await sizeOf('stripe.js')) + average).toBeLessThanOrEqual(590_000)
  // The package has one more MB: declarations of the code.
  const files = await readdir(dist, { recursive: true, withFileTypes: true })
  const published = files.filter((file) => file.isFile() && !file.name.endsWith('.map'))
  const whole = await Promise.all(published.map(async (file) => (await stat(join(file.parentPath, file.name))).size))
  expect(sum(whole)).toBeLessThanOrEqual(246_000 * kinds.length)
})

describe('a bundle of plugboard/hosted', () => {
  const bundle = async (program: string) => {
    await writeFile(join(folder, 'hosted.ts'), program)
    const { metafile } = await build({
      entryPoints: [join(folder, 'hosted.ts')],
      alias: { 'plugboard/hosted': join(ROOT, 'client', 'hosted', 'index.ts') },
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      outdir: join(folder, 'hosted'),
      outExtension: { '.js': '.mjs' },
      absWorkingDir: folder,
      metafile: true,
    })
    return metafile.outputs
  }

  type Outputs = Awaited<ReturnType<typeof bundle>>

  /** Bytes of a file and the files that it loads immediately. */
  const loadedWith = (outputs: Outputs, file: string): Map<string, number> => {
    const loaded = new Map<string, number>()
    const load = (path: string) => {
      const { bytes, imports } = outputs[path] ?? { bytes: NaN, imports: [] }
      if (loaded.has(path)) return
      loaded.set(path, bytes)
      for (const { path: other, kind } of imports) if (kind === 'import-statement') load(other)
    }
    load(file)
    return loaded
  }

  const sumOf = (loaded: Map<string, number>) => [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0)

  test.each([
    ['that executes calls', HOSTED, 33],
    ['that administers the platform too', "export { connect, platform } from 'plugboard/hosted'", 42.5],
    ['with tools of agents, the whole door', "export * from 'plugboard/hosted'", 71.5],
  ])(
    '%s has few bytes, loads later what sends files and other requests, and imports nothing',
    async (_, program, kilobytes) => {
      const outputs = await bundle(program)
      const first = loadedWith(outputs, 'hosted/hosted.mjs')
      expect(sumOf(first) / 1024).toBeLessThan(kilobytes)
      const later = Object.keys(outputs).filter((file) => !first.has(file))
      const parts = later.map((file) => /^hosted\/(?!chunk-)([a-z-]+)-/.exec(file)?.[1] ?? [])
      expect(parts.flat().sort()).toEqual(['hosted-request', 'requests', 'upload'])
      expect(sumOf(new Map(later.map((file) => [file, outputs[file]?.bytes ?? NaN]))) / 1024).toBeLessThan(9.5)
      const imported = Object.values(outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
      expect(imported.filter((path) => !(path in outputs))).toEqual([])
    },
  )

  test('executes', async () => {
    const token = '{"access_token":"t","token_type":"Bearer","expires_in":900}'
    const record = '{"data":{"id":"cus_1"},"meta":{},"next":null}'
    const type = { 'content-type': 'application/json' }
    const server = await startRawServer(
      rawAnswer(200, type, token),
      rawAnswer(200, type, token),
      rawAnswer(200, type, record),
    )
    await bundle(HOSTED)
    await writeFile(
      join(folder, 'hosted.mjs'),
      `globalThis.PLATFORM = '${server.origin}'\nawait import('./hosted/hosted.mjs')\nconsole.log(globalThis.answer)`,
    )
    const { stdout } = await run(process.execPath, ['hosted.mjs'], { cwd: folder })
    expect(stdout).toContain('cus_1')
  })
})
