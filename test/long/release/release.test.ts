/**
 * Rehearses a release: `npm run release:rehearse`. Publishes the packages to a registry on this machine, as the release workflow does.
 * Installs them by name, and follows README, docs and the skill.
 */
import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Block, blocksOf, follow, isFollowed } from '../../support/blocks.ts'
import { type Models, startModels } from '../../support/models.ts'
import { makeTestPostgres } from '../../support/database.ts'
import { freePort } from '../../support/free-port.ts'
import { packAll, PACKAGES, type Press, run } from '../../support/packed.ts'
import { ROOT } from '../../support/root.ts'
import { type Registry, startRegistry } from './registry.ts'
import { type Access, connectStripe, listTwo, serve } from './serve.ts'
import { packNext } from './upgrade.ts'

const NAMES = Object.keys(PACKAGES)

let press: Press
let registry: Registry
let models: Models
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  press = await packAll()
  registry = await startRegistry()
  models = await startModels()
}, 900_000)

afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  await models?.close()
  await registry?.close()
  await press?.close()
})

/** Publishes a folder of packed files. Returns the output. */
async function publish(folder: string): Promise<string> {
  const { stdout } = await run(join(ROOT, '.ci', 'publish'), [folder, '--provenance=false'], { env: registry.env })
  return stdout
}

/** An empty folder of a reader. */
function fresh(): Promise<string> {
  return mkdtemp(join(press.folder, 'reader-'))
}

/** A folder in which packages are installed by name. */
async function installed(...specs: readonly string[]): Promise<string> {
  const folder = await fresh()
  await writeFile(join(folder, 'package.json'), '{"type":"module","private":true}')
  await run('npm', ['install', ...specs], { cwd: folder, env: registry.env, maxBuffer: 2 ** 26 })
  return folder
}

/** Follows blocks as a reader of the published packages. Returns all output. */
async function followed(blocks: readonly Block[], folder: string): Promise<string> {
  const env = { ...registry.env, TMPDIR: await fresh(), PLUGBOARD_LISTEN_PORT: '0', PLUGBOARD_ADMIN_PORT: '0' }
  return (await follow(blocks.filter(isFollowed), folder, env)).join('\n')
}

/** A server of the packages in a folder, until the end of the rehearsal. */
async function served(folder: string, env: NodeJS.ProcessEnv = {}) {
  const server = await serve(folder, { ...registry.env, ...env })
  closing.push(server.close)
  return server
}

test('publishes each package once, and leaves alone what is there', async () => {
  expect((await publish(press.folder)).trim().split('\n')).toEqual(NAMES.map((name) => `+ ${name}@0.1.0`))
  expect((await publish(press.folder)).trim().split('\n')).toEqual(
    NAMES.map((name) => `${name}@0.1.0 is there already`),
  )
})

describe.each([
  ['npm', ['npm', 'install']],
  ['pnpm', ['pnpm', 'add']],
  ['yarn', ['yarn', 'add', '--ignore-engines']],
] as const)('%s', (manager, [program, ...words]) => {
  test('installs the packages by name, and the command line answers', async () => {
    const folder = await fresh()
    await writeFile(join(folder, 'package.json'), '{"type":"module","private":true}')
    await run(program, [...words, ...NAMES], { cwd: folder, env: registry.env, maxBuffer: 2 ** 26 })
    const call = ['execute', 'stripe', 'customers', 'list', '--params', '{"limit":2}', '--sandbox', '--json']
    const { stdout } = await run(join(folder, 'node_modules', '.bin', 'plugboard'), call, { env: registry.env })
    expect([manager, (JSON.parse(stdout) as { records: unknown[] }).records.length]).toEqual([manager, 2])
  })
})

describe('a page as printed', () => {
  test('README: an application', async () => {
    const printed = await followed(blocksOf('README.md', 'In your application'), await fresh())
    expect(printed).toMatch(/\n10 true \{ limit: 10, starting_after: '\w+' \}\n(?:\w+ .*\n){250}/)
  })

  test('docs/server.md: the trial', async () => {
    const printed = await followed(blocksOf('docs/server.md', 'A trial'), await installed(...NAMES))
    for (const part of [/"name":"Stripe"/, /^idempotent-replayed: true/im, /\/connect#/]) expect(printed).toMatch(part)
  })

  test('the skill for coding agents, with its programs and its kind', async () => {
    const blocks = ['SKILL.md', 'kinds.md'].flatMap((page) => blocksOf(`skills/plugboard/${page}`))
    const printed = await followed(blocks, await fresh())
    for (const part of [
      'stripe refunds create',
      "10 true { status: 'open'",
      '# fail 0',
      '1 fixture (0 documented, 1 composed, 0 recorded) replayed over HTTP, no fault',
      'kinds/acme.ts',
    ])
      expect(printed).toContain(part)
  })
})

/** Values that blocks of docs/testing.md use and that their page shows before. */
const SHOWN = {
  connect: 'plugboard',
  hubspotKind: 'plugboard/kinds/hubspot',
  stripeKind: 'plugboard/kinds/stripe',
  fakeConnector: 'plugboard/testing',
  expect: 'vitest',
} as const

/** A block with imports of what it uses, as a test that its statements have run. */
function asTest({ text }: Block): string {
  const lacking = Object.entries(SHOWN).filter(
    ([name]) => new RegExp(`\\b${name}\\b`).test(text) && !new RegExp(`import .*\\b${name}\\b`).test(text),
  )
  const imports = lacking.map(([name, from]) => `import ${name.endsWith('Kind') ? name : `{ ${name} }`} from '${from}'`)
  return [
    ...imports,
    text,
    /\bit\(/.test(text) ? '' : "import { it as ran } from 'vitest'\nran('runs', () => undefined)",
  ].join('\n')
}

const COMPILER = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: false,
    types: ['node'],
  },
}

test('docs/testing.md: each block compiles and runs as a test', async () => {
  const folder = await installed('plugboard', 'vitest@4', 'typescript@5', '@types/node@20')
  const blocks = blocksOf('docs/testing.md').filter(({ language }) => language === 'ts')
  await cp(join(ROOT, 'examples', 'testing', 'greet.ts'), join(folder, 'greet.ts'))
  for (const [index, block] of blocks.entries()) await writeFile(join(folder, `block-${index}.test.ts`), asTest(block))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(COMPILER))
  await run('npx', ['tsc'], { cwd: folder, env: registry.env })
  const { stdout } = await run('npx', ['vitest', 'run', '--reporter=json'], { cwd: folder, env: registry.env })
  const { numPassedTests, numTotalTests } = JSON.parse(stdout) as Record<string, number>
  expect([numPassedTests, numTotalTests]).toEqual([blocks.length, blocks.length])
})

/** Examples that name a record of an account, which the sandbox does not have. They are compiled. */
const OF_ACCOUNTS = new Set(['download.ts', 'names.ts'])
/** Examples that serve until they are stopped. */
const SERVING = new Set(['consent.ts', 'webhook.ts'])
/** Keys that examples read, of accounts that they never reach. */
const KEYS = [
  'ANTHROPIC_API_KEY',
  'CURSOR_KEY',
  'GITHUB_TOKEN',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_REFRESH_TOKEN',
  'HUBSPOT_CLIENT_ID',
  'HUBSPOT_CLIENT_SECRET',
  'HUBSPOT_REFRESH_TOKEN',
  'OPENAI_API_KEY',
  'SHOP_KEY',
  'STRIPE_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

describe('the programs of docs/client.md', async () => {
  const names = (await readdir(join(ROOT, 'examples'))).filter((name) => name.endsWith('.ts'))
  let folder: string
  let hosted: Access

  beforeAll(async () => {
    folder = await installed(...NAMES, 'tsx', 'typescript@5', '@types/node@20')
    for (const name of [...names, 'shop.yaml', 'generated'])
      await cp(join(ROOT, 'examples', name), join(folder, name), { recursive: true })
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...COMPILER, files: names }))
    await writeFile(join(folder, 'README.md'), '# The file that upload.ts sends\n')
    hosted = (await served(folder)).access!
    await connectStripe(hosted, 'user_1')
  }, 600_000)

  test('compile', async () => {
    await run('npx', ['tsc'], { cwd: folder, env: registry.env })
  })

  test.each(names.filter((name) => !OF_ACCOUNTS.has(name)))('%s prints what it found', async (name) => {
    const port = async () => `http://127.0.0.1:${await freePort()}`
    const env = {
      ...registry.env,
      ...Object.fromEntries(KEYS.map((key) => [key, `sk_test_${key.toLowerCase()}_0123456789abcdef`])),
      ...hosted,
      PLUGBOARD_SANDBOX: '1',
      GITHUB_REPOSITORY: 'acme/1',
      STORE_FILE: join(folder, `${name}.json`),
      APP_ORIGIN: await port(),
      WEBHOOK_ORIGIN: await port(),
      WIDGET_ORIGIN: (await port()).replace('127.0.0.1', 'localhost'),
      OPENAI_BASE_URL: `${models.origin}/v1`,
      ANTHROPIC_BASE_URL: models.origin,
    }
    const options = { cwd: folder, env, ...(SERVING.has(name) && { timeout: 20_000 }) }
    const { stdout } = await run('npx', ['tsx', name], options).catch((error: { killed?: boolean; stdout: string }) => {
      if (error.killed && SERVING.has(name)) return error
      throw error
    })
    expect(stdout.trim()).not.toBe('')
  })
})

/** Licences under which a package may be installed with ours. */
const LICENCES = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]

describe('what is installed with the packages', () => {
  interface Locked {
    readonly packages: Readonly<
      Record<
        string,
        {
          readonly resolved?: string
          readonly hasInstallScript?: boolean
          readonly license?: string
          readonly version: string
        }
      >
    >
  }
  let locked: [path: string, Locked['packages'][string]][]

  beforeAll(async () => {
    const folder = await installed(...NAMES)
    const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Locked
    locked = Object.entries(packages).filter(([path]) => path !== '')
  }, 600_000)

  test('has a licence that allows it', () => {
    const licences = new Set(locked.map(([, { license = 'none' }]) => license))
    for (const name of licences) {
      const count = locked.filter(([, { license = 'none' }]) => license === name).length
      process.stdout.write(`${String(count).padStart(4)}  ${name}\n`)
    }
    const isAllowed = (license = 'none') =>
      license
        .replaceAll(/[()]/g, '')
        .split(' OR ')
        .some((one) => one.split(' AND ').every((part) => LICENCES.includes(part)))
    expect(
      locked.filter(([, { license }]) => !isAllowed(license)).map(([path, { license }]) => `${path}: ${license}`),
    ).toEqual([])
  })

  test('comes from a registry, and runs no script when it is installed', () => {
    const elsewhere = locked.filter(
      ([, { resolved = '' }]) =>
        !resolved.startsWith(registry.url) && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    expect([elsewhere.map(([path]) => path), scripts.map(([path]) => path)]).toEqual([[], []])
  })
})

describe('the next version', () => {
  beforeAll(async () => {
    const folder = join(press.folder, 'next')
    await mkdir(folder)
    await packNext(press, folder, '0.1.0', '0.2.0')
    expect((await publish(folder)).trim().split('\n')).toEqual(NAMES.map((name) => `+ ${name}@0.2.0`))
  }, 600_000)

  const versions = (version: string) => NAMES.map((name) => `${name}@${version}`)

  test('keeps the connectors of a database of 0.1.0', async () => {
    const folder = await installed(...versions('0.1.0'))
    const before = await served(folder)
    await connectStripe(before.access!, 'user_1')
    await before.close()
    await run('npm', ['install', ...versions('0.2.0')], { cwd: folder, env: registry.env })
    const after = await served(folder)
    const access = { ...before.access!, PLUGBOARD_URL: after.origin }
    expect([before.version, after.version, await listTwo(access, 'user_1')]).toEqual(['0.1.0', '0.2.0', 2])
  })

  test('serves beside 0.1.0 on one PostgreSQL, where each lists what the other connected', async () => {
    const { url, drop } = await makeTestPostgres('empty')
    closing.push(drop)
    const folder = await installed(...versions('0.1.0'))
    const key = join(folder, 'master.key')
    await writeFile(key, randomBytes(32).toString('base64'), { mode: 0o600 })
    const env = { DATABASE_URL: url, PLUGBOARD_MASTER_KEY_FILES: key }
    const older = await served(folder, env)
    const newer = await served(await installed(...versions('0.2.0')), env)
    const [byOlder, byNewer] = [older.origin, newer.origin].map((origin) => ({
      ...older.access!,
      PLUGBOARD_URL: origin,
    }))
    await connectStripe(byOlder!, 'user_1')
    await connectStripe(byNewer!, 'user_2')
    const counts = [listTwo(byOlder!, 'user_2'), listTwo(byNewer!, 'user_1')]
    expect([older.version, newer.version, ...(await Promise.all(counts))]).toEqual(['0.1.0', '0.2.0', 2, 2])
  })
})
