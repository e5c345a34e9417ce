/** The package plugboard as it is published: packed, installed into an empty project, called and compiled there. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, normalize } from 'node:path'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listKinds } from '../../runtime/index.ts'
import { packAll, type Press, type Project, run } from '../support/packed.ts'
import { rawAnswer, startRawServer } from '../support/raw-server.ts'
import { ROOT } from '../support/root.ts'

/** Calls both doors, and the command line's program. */
const APP = `import { connect, platform } from 'plugboard'
import { listKinds, replayTransport } from 'plugboard/runtime'

const body = { object: 'list', has_more: false, data: [{ id: 'cus_1', object: 'customer' }] }
const request = { method: 'GET', path: '/v1/customers', query: { limit: '100' } }
const transport = replayTransport([{ request, response: { status: 200, body } }], { host: 'api.stripe.com' })
const stripe = await connect('stripe', { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' }, transport })
const ids = []
for await (const { id } of stripe.customers.list.all()) ids.push(id)
const tools = await stripe.$tools({ only: ['customers.list'] })
console.log(JSON.stringify([ids, tools.descriptions.length, (await listKinds()).length, typeof platform]))
`

/** Calls a kind that it imports, once it is a bundle. */
const BUNDLED = `import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
import { undiciTransport } from 'plugboard/runtime'

const transport = undiciTransport({ connectTo: () => process.env.UPSTREAM })
const stripe = await connect(stripeKind, { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' }, transport })
const { records } = await stripe.customers.list()
await stripe.$close()
console.log(JSON.stringify(records))
`

/** Right but for one param and one field of a record. */
const TYPED = `import { connect } from 'plugboard'
import type {} from 'plugboard/kinds/stripe'
const stripe = await connect('stripe', { credentials: { api_key: process.argv[2]! } })
for await (const customer of stripe.customers.list.all({ limit: 10 })) console.log(customer.email)
await stripe.customers.list({ emial: 'a' })
console.log((await stripe.customers.get({ id: 'cus_1' })).records.emial)
`

/** Loads a manifest of the project, and prints its kind, or why it cannot be loaded. */
const LOADING = `import { loadFile } from 'plugboard/runtime'

console.log(JSON.stringify(await loadFile('mine.yaml').then(({ kind }) => kind, (error) => error)))
`

/** Connects in hosted mode, by the given door. */
const HOSTED = `const { connect } = await import(process.argv[2])
const hosted = { baseUrl: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b', externalUserId: 'c', connectorId: 'd' }
await connect('stripe', { hosted })
`

/** Executes a call in hosted mode, with nothing of Node. */
const HOSTED_CALL = `import { connect } from 'plugboard/hosted'

const application = { baseUrl: globalThis.PLATFORM, clientId: 'a', clientSecret: 'b' }
const stripe = await connect('stripe', { hosted: { ...application, externalUserId: 'c', connectorId: 'd' } })
console.log(JSON.stringify((await stripe.customers.get({ id: 'cus_1' })).records))
`

let press: Press
let project: Project
let folder: string

beforeAll(async () => {
  press = await packAll()
  project = await press.projectWith('plugboard')
  folder = project.folder
})

afterAll(() => press.close())

test('an installed package is called by both of its doors', async () => {
  expect(await project.node('app.mjs', APP)).toEqual([['cus_1'], 1, (await listKinds()).length, 'function'])
})

test('without the command line the program says how to install it', async () => {
  expect(await project.program('plugboard', 'kinds')).toEqual({
    code: 69,
    stdout: '',
    stderr: 'Cannot run plugboard: @plugboard/cli is not installed. Run: npm install @plugboard/cli\n',
  })
})

test('a manifest file needs its parsers, and the error without them has the command', async () => {
  const other = await press.projectWith('plugboard')
  await cp(join(ROOT, 'definitions', 'orb.yaml'), join(other.folder, 'mine.yaml'))
  const error = (await other.node('load.mjs', LOADING)) as { message: string; hint: string }
  expect(error).toMatchObject({
    code: 'definition_not_found',
    message: expect.stringMatching(
      /^Cannot read manifest mine\.yaml: package (ajv|yaml|handlebars|graphql) is not installed$/,
    ),
    hint: 'Install the parser of manifests: npm install ajv@8 yaml@2 handlebars@4 graphql@16 jsonpath-plus@10',
  })
  await other.install(...error.hint.split('npm install ')[1]!.split(' '))
  expect(await other.node('load.mjs', LOADING)).toBe('orb')
})

test.each(['esbuild', 'rolldown'])(
  'an installed package is bundled by %s, and called away from its files',
  async (by) => {
    const away = await mkdtemp(join(tmpdir(), 'plugboard-bundle-'))
    const [input, file] = [join(folder, 'bundled.mjs'), join(away, 'app.mjs')]
    await writeFile(input, BUNDLED)
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

/** The bundler's own code for names that files share. */
const OWN_OF_BUNDLER = /\/rolldown-runtime-[\w-]+\.js$/

/** Returns the sources of a built file, by their path in the repository; of a file of another package, the file itself. */
async function sourcesOf(url: string): Promise<string[]> {
  const [, file] = /\/node_modules\/plugboard\/(dist\/.*)$/.exec(url) ?? []
  if (file === undefined) return [url]
  if (OWN_OF_BUNDLER.test(file)) return []
  // The package has no source maps, but the build that it was packed from has.
  const { sources } = JSON.parse(await readFile(join(ROOT, `${file}.map`), 'utf8')) as { sources: string[] }
  return sources.map((source) => normalize(join(dirname(file), source)).replace(/^(?:\.\.\/)+/, ''))
}

test.each(['plugboard', 'plugboard/hosted'])(
  'hosted mode by %s loads no other package and nothing of the runtime but values, options and spans',
  async (door) => {
    const coverage = join(folder, `coverage-${basename(door)}`)
    const env = { ...process.env, NODE_V8_COVERAGE: coverage }
    await writeFile(join(folder, 'hosted.mjs'), HOSTED)
    await run(process.execPath, [join(folder, 'hosted.mjs'), door], { cwd: folder, env })
    const [report] = await readdir(coverage)
    const { result } = JSON.parse(await readFile(join(coverage, report!), 'utf8')) as { result: { url: string }[] }
    const loaded = result.map(({ url }) => url).filter((url) => url.startsWith('file:') && !url.endsWith('/hosted.mjs'))
    const sources = (await Promise.all(loaded.map((url) => sourcesOf(url)))).flat()
    const own = /^(?:(?:client|contract|runtime\/base|runtime\/telemetry)\/|runtime\/(?:call|connection-options)\.ts$)/
    expect([sources.filter((file) => !own.test(file)), sources.some((file) => own.test(file))]).toEqual([[], true])
  },
)

test('a bundle of plugboard/hosted for browsers, in one file, has less than 41 kB, and executes', async () => {
  const input = join(folder, 'browser.mjs')
  await writeFile(input, HOSTED_CALL)
  const bundled = { bundle: true, minify: true, format: 'esm', platform: 'browser', write: false } as const
  const { outputFiles } = await build({ entryPoints: [input], ...bundled })
  const text = outputFiles[0]!.text
  process.stdout.write(`bundle of plugboard/hosted: ${text.length} bytes\n`)
  expect(text.length / 1024).toBeLessThan(41)

  const type = { 'content-type': 'application/json' }
  const token = rawAnswer(200, type, '{"access_token":"t","token":"t","expires_in":900}')
  const server = await startRawServer(
    token,
    token,
    rawAnswer(200, type, '{"data":{"id":"cus_1"},"meta":{},"next":null}'),
  )
  const code = `globalThis.PLATFORM = ${JSON.stringify(server.origin)}\n${text}`
  expect(await project.node('bundled-hosted.mjs', code)).toEqual({ id: 'cus_1' })
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
  await writeFile(join(folder, 'typed.ts'), TYPED)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }))
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const output = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false', '--listFiles']).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  const reported = [...output.matchAll(/error TS\d+: (.*)$/gm)].map(([, message]) => message)
  expect(reported).toEqual([
    "Object literal may only specify known properties, but 'emial' does not exist in type 'CustomersListParams'. Did you mean to write 'email'?",
    "Property 'emial' does not exist on type 'Customer'. Did you mean 'email'?",
  ])
  const kinds = [...output.matchAll(/\/generated\/types\/(?!names)([\w-]+)\.d\.ts$/gm)].map(([, kind]) => kind)
  expect(kinds).toEqual(['stripe'])
})

/** The sizes of files: what calls a kind, and a kind's module with its types. */
const LIMITS_MB = { alone: 4.6, kind: 0.22 } as const

test('plugboard takes at most 4.6 MB and 0.22 MB for each kind, and 3 packages', async () => {
  const { packages, megabytes } = await project.measure()
  process.stdout.write(`plugboard alone: ${packages} packages, ${megabytes.toFixed(1)} MB\n`)
  const limit = LIMITS_MB.alone + LIMITS_MB.kind * (await listKinds()).length
  expect([packages, megabytes <= limit]).toEqual([3, true])
})
