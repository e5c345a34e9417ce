/** The published package in bundles by webpack and rollup, each executed away from `node_modules`. */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Mock, startMock } from '../../mock/index.ts'
import { load } from '../../runtime/index.ts'
import { packAll, type Press, type Project, run } from '../support/packed.ts'

/** Lists customers of the upstream. */
const APP = `import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
import { undiciTransport } from 'plugboard/runtime'

async function main() {
  const transport = undiciTransport({ connectTo: () => process.env.UPSTREAM })
  const stripe = await connect(stripeKind, { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' }, transport })
  const { records } = await stripe.customers.list({ limit: 2 })
  await stripe.$close()
  console.log(JSON.stringify(records.map(({ object }) => object)))
}
main()
`

/** Bundles into `bundle`, and prints the warnings. */
const WEBPACK = `import webpack from 'webpack'
const output = { path: import.meta.dirname + '/bundle', filename: 'app.mjs', module: true }
const options = { entry: './app.mjs', target: 'node20', mode: 'production', experiments: { outputModule: true }, output }
webpack(options, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString())
  console.log(JSON.stringify(stats.toJson().warnings.map(({ message }) => message)))
})
`

const ROLLUP = `import { rollup } from 'rollup'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
const warnings = []
const bundle = await rollup({
  input: 'app.mjs',
  external: ['@opentelemetry/api'],
  plugins: [resolve({ preferBuiltins: true, exportConditions: ['node'] }), commonjs({ ignore: ['node:sqlite'] }), json()],
  onwarn: ({ code }) => warnings.push(code),
})
await bundle.write({ dir: 'bundle', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', format: 'esm' })
console.log(JSON.stringify(warnings))
`

const BUNDLERS = [
  { name: 'webpack', script: WEBPACK, packages: ['webpack@5.112.2'] },
  {
    name: 'rollup',
    script: ROLLUP,
    packages: [
      'rollup@4.68.7',
      '@rollup/plugin-commonjs@29.0.3',
      '@rollup/plugin-json@6.1.0',
      '@rollup/plugin-node-resolve@16.0.3',
    ],
  },
]

let press: Press
let mock: Mock

beforeAll(async () => {
  press = await packAll()
  mock = await startMock([(await load('stripe')).manifest])
})

afterAll(async () => {
  await mock?.close()
  await press?.close()
})

test.each(BUNDLERS)(
  'a bundle by $name executes the kind that it imports, and carries no other',
  async ({ script, packages }) => {
    const project = await press.projectWith('plugboard')
    await project.install(...packages)
    await project.write('app.mjs', APP)
    expect(await project.node('bundle.mjs', script)).toEqual([])
    const away = await moveAway(project)
    const { stdout } = await run(process.execPath, ['app.mjs'], {
      cwd: away,
      env: { ...process.env, UPSTREAM: mock.origin },
    })
    expect(JSON.parse(stdout)).toEqual(['customer', 'customer'])
    const files = (await readdir(away)).filter((file) => file.endsWith('.mjs'))
    const text = (await Promise.all(files.map((file) => readFile(join(away, file), 'utf8')))).join('\n')
    expect(['api.stripe.com', 'api.notion.com'].map((host) => text.includes(host))).toEqual([true, false])
  },
)

/** Copies the bundle into a temporary folder, and removes the project with its `node_modules`. */
async function moveAway(project: Project): Promise<string> {
  const away = await mkdtemp(join(tmpdir(), 'plugboard-bundle-'))
  onTestFinished(() => rm(away, { recursive: true }))
  await cp(join(project.folder, 'bundle'), away, { recursive: true })
  await rm(project.folder, { recursive: true })
  return away
}
