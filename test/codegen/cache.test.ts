/** What `npm run generate` remembers of a kind: only what it would make again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { OutputCache, PROGRAM_FOLDERS } from '../../codegen/cache.ts'
import { loadedBy } from '../support/loaded-by.ts'

const FILES = {
  'definitions/shop.yaml': 'kind: shop',
  'definitions/bank.yaml': 'kind: bank',
  'fixtures/shop/orders.list.ok.yaml': 'source: {}',
  'codegen/index.ts': 'export {}',
  'runtime/base/json.ts': 'export {}',
  'package-lock.json': '{}',
}

/** A repository of two kinds, and the run of a program that counts what it makes. */
class Repository {
  readonly root = mkdtempSync(join(tmpdir(), 'outputs-'))
  #count = 0

  constructor() {
    onTestFinished(() => rmSync(this.root, { recursive: true }))
    for (const [path, text] of Object.entries(FILES)) this.write(path, text)
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), text)
  }

  remove(path: string): void {
    rmSync(join(this.root, path))
  }

  /** The kinds that a run makes; it gives the outputs of both. @param meanwhile runs before the outputs are kept */
  async run({ force = false, meanwhile = () => {} } = {}): Promise<{ made: string[]; outputs: string[] }> {
    const cache = new OutputCache<string>(this.root, { force })
    const made: string[] = []
    const make = (kind: string) => () => {
      made.push(kind)
      return Promise.resolve(`${kind} ${++this.#count}`)
    }
    const outputs = [await cache.output('shop', make('shop')), await cache.output('bank', make('bank'))]
    meanwhile()
    cache.save()
    return { made, outputs }
  }
}

const BOTH = ['shop', 'bank']

it('a second run gives the outputs of the first and makes none', async () => {
  const repository = new Repository()
  const { outputs } = await repository.run()
  expect(await repository.run()).toEqual({ made: [], outputs })
})

describe('a kind is made again', () => {
  it.each<[what: string, change: (repository: Repository) => void, made: string[]]>([
    ['its manifest changed', (it) => it.write('definitions/shop.yaml', 'kind: shop # again'), ['shop']],
    [
      'a fixture changed',
      (it) => it.write('fixtures/shop/orders.list.ok.yaml', 'source: { kind: recorded }'),
      ['shop'],
    ],
    ['a fixture came', (it) => it.write('fixtures/bank/described.yaml', 'date: 2026-01-31'), ['bank']],
    ['a fixture went', (it) => it.remove('fixtures/shop/orders.list.ok.yaml'), ['shop']],
    ['code generation changed', (it) => it.write('codegen/index.ts', 'export const a = 1'), BOTH],
    [
      'a file of the runtime was renamed',
      (it) => {
        it.remove('runtime/base/json.ts')
        it.write('runtime/base/text.ts', FILES['runtime/base/json.ts'])
      },
      BOTH,
    ],
    ['a package changed', (it) => it.write('package-lock.json', '{"lockfileVersion":3}'), BOTH],
  ])('after %s', async (_, change, made) => {
    const repository = new Repository()
    await repository.run()
    change(repository)
    expect([(await repository.run()).made, (await repository.run()).made]).toEqual([made, []])
  })

  it('with --force', async () => {
    const repository = new Repository()
    await repository.run()
    expect((await repository.run({ force: true })).made).toEqual(BOTH)
  })

  it.each(['definitions/shop.yaml', 'runtime/base/json.ts'])('if %s changed during the run', async (path) => {
    const repository = new Repository()
    await repository.run({ meanwhile: () => repository.write(path, 'changed') })
    repository.write(path, FILES[path as keyof typeof FILES])
    expect((await repository.run()).made).toContain('shop')
  })
})

it('the digest of the program covers every source that code generation loads', () => {
  const sources = [...loadedBy('codegen/index.ts')].filter((path) => path.endsWith('.ts'))
  const folders = new Set(sources.map((path) => path.split('/')[0]))
  expect([...folders].filter((folder) => !PROGRAM_FOLDERS.some((name) => name === folder))).toEqual([])
  expect(folders.has('runtime')).toBe(true)
})
