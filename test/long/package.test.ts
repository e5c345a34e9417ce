/** The package as it is published: packed, installed into an empty project, called and compiled there. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { publint } from 'publint'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawAnswer, startRawServer } from '../support/raw-server.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..')

/** Calls both doors, and the command line's program. */
const APP = `import { connect, platform } from 'plugboard'
import { listKinds, replayTransport } from 'plugboard/runtime'

const body = { object: 'list', has_more: false, data: [{ id: 'cus_1', object: 'customer' }] }
const request = { method: 'GET', path: '/v1/customers', query: { limit: '10' } }
const transport = replayTransport([{ request, response: { status: 200, body } }], { host: 'api.stripe.com' })
const stripe = await connect('stripe', { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' }, transport })
const ids = []
for await (const { id } of stripe.customers.list.all()) ids.push(id)
const tools = await stripe.tools({ only: ['customers.list'] })
console.log(JSON.stringify([ids, tools.descriptions.length, (await listKinds()).length, typeof platform]))
`

/** Calls a kind that it imports, once it is a bundle. */
const BUNDLED = `import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
import { undiciTransport } from 'plugboard/runtime'

const transport = undiciTransport({ connectTo: () => process.env.UPSTREAM })
const stripe = await connect(stripeKind, { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' }, transport })
const { records } = await stripe.customers.list()
await stripe.close()
console.log(JSON.stringify(records))
`

/** Right but for one param and one field of a record. */
const TYPED = `import { connect } from 'plugboard'
const stripe = await connect('stripe', { credentials: { api_key: process.argv[2]! } })
for await (const customer of stripe.customers.list.all({ limit: 10 })) console.log(customer.email)
await stripe.customers.list({ emial: 'a' })
console.log((await stripe.customers.get({ id: 'cus_1' })).records.emial)
`

/** Connects in hosted mode. */
const HOSTED = `import { connect } from 'plugboard'

const hosted = { baseUrl: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b', externalUserId: 'c', connectorId: 'd' }
await connect('stripe', { hosted })
`

let folder: string
let packed: {
  readonly size: number
  readonly unpackedSize: number
  readonly entryCount: number
  readonly files: readonly { readonly path: string; readonly size: number }[]
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugboard-package-'))
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: ROOT })
  const [pack] = JSON.parse(stdout.slice(stdout.search(/^\[/m))) as [typeof packed & { filename: string }]
  packed = pack
  const files = { 'app.mjs': APP, 'bundled.mjs': BUNDLED, 'typed.ts': TYPED, 'hosted.mjs': HOSTED }
  await writeFile(join(folder, 'package.json'), '{"type":"module","private":true}')
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const args = [
    'install',
    join(folder, pack.filename),
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]
  await run('npm', args, { cwd: folder })
})

afterAll(() => rm(folder, { recursive: true }))

async function node(file: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, [join(folder, file)], { cwd: folder })
  return JSON.parse(stdout)
}

test('an installed package is called by both of its doors', async () => {
  expect(await node('app.mjs')).toEqual([['cus_1'], 1, 14, 'function'])
})

test('an installed package runs its program', async () => {
  const { stdout } = await run(join(folder, 'node_modules', '.bin', 'plugboard'), ['kinds', '--json'], { cwd: folder })
  expect((JSON.parse(stdout) as { kinds: unknown[] }).kinds.length).toBe(14)
})

test.each(['esbuild', 'rolldown'])(
  'an installed package is bundled by %s, and called away from its files',
  async (by) => {
    const away = await mkdtemp(join(tmpdir(), 'plugboard-bundle-'))
    const [input, file] = [join(folder, 'bundled.mjs'), join(away, 'app.mjs')]
    const js = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)"
    try {
      if (by === 'esbuild')
        await build({
          entryPoints: [input],
          outfile: file,
          bundle: true,
          minify: true,
          platform: 'node',
          format: 'esm',
          banner: { js },
        })
      else
        await (
          await rolldown({ input, platform: 'node' })
        ).write({ file, format: 'esm', minify: true, codeSplitting: false })
      const body = '{"object":"list","has_more":false,"data":[{"id":"cus_1","object":"customer"}]}'
      const server = await startRawServer(rawAnswer(200, { 'content-type': 'application/json' }, body))
      const { stdout } = await run(process.execPath, [file], {
        cwd: away,
        env: { ...process.env, UPSTREAM: server.origin },
      })
      const text = await readFile(file, 'utf8')
      process.stdout.write(`bundle by ${by}: ${text.length} bytes\n`)
      expect([JSON.parse(stdout), text.includes('api.stripe.com'), text.includes('api.notion.com')]).toEqual([
        [{ id: 'cus_1', object: 'customer' }],
        true,
        false,
      ])
    } finally {
      await rm(away, { recursive: true })
    }
  },
)

test('hosted mode loads no other package and nothing of the runtime but its errors', async () => {
  const coverage = join(folder, 'coverage')
  const env = { ...process.env, NODE_V8_COVERAGE: coverage }
  await run(process.execPath, [join(folder, 'hosted.mjs')], { cwd: folder, env })
  const [report] = await readdir(coverage)
  const { result } = JSON.parse(await readFile(join(coverage, report!), 'utf8')) as { result: { url: string }[] }
  const loaded = result.map(({ url }) => url).filter((url) => url.startsWith('file:') && !url.endsWith('/hosted.mjs'))
  const own = /\/plugboard\/dist\/(?:client|runtime\/base)\//
  expect([loaded.filter((url) => !own.test(url)), loaded.some((url) => own.test(url))]).toEqual([[], true])
})

test.each(['NodeNext', 'bundler'])('types are read by %s resolution, strictly, and find what is wrong', async (way) => {
  const resolution = way === 'bundler' ? { module: 'ESNext', moduleResolution: 'bundler' } : { module: 'NodeNext' }
  const compilerOptions = {
    ...resolution,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    strict: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules', '@types')],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }))
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const output = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  const told = [...output.matchAll(/error TS\d+: (.*)$/gm)].map(([, message]) => message)
  expect(told).toEqual([
    "Object literal may only specify known properties, but 'emial' does not exist in type 'CustomersListParams'. Did you mean to write 'email'?",
    "Property 'emial' does not exist on type 'Customer'. Did you mean 'email'?",
  ])
})

test('publint finds nothing to say', async () => {
  const { messages } = await publint({ pkgDir: join(folder, 'node_modules', 'plugboard'), pack: false, strict: true })
  expect(messages).toEqual([])
})

test('the package stays small: what is code and data, and the database that a first start unpacks', () => {
  const { size, unpackedSize, entryCount, files } = packed
  const database = files.filter(({ path }) => path.startsWith('dist/database-')).map((file) => file.size)
  process.stdout.write(
    `package: ${size} bytes packed, of them a database of ${database.join(' ')}; ${unpackedSize} unpacked, ${entryCount} files\n`,
  )
  expect(database).toEqual([expect.toSatisfy((bytes: number) => bytes < 2_200_000)])
  // The database is compressed before it is packed, so that it takes as much room of the package as on disk.
  expect(size - database[0]!).toBeLessThan(1_500_000)
})
