/** `generated/` and the page of the kinds are what the manifests and fixtures make of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  GENERATED_FOLDER,
  GENERATORS,
  KINDS_PAGE,
  kindsPage,
  type KindShares,
  levelCountsOfKind,
  type GeneratedFile,
  type KindSource,
} from '../codegen/index.ts'
import { listKinds } from '../runtime/index.ts'
import { validateManifest } from '../runtime/manifest/index.ts'
import { everyKind, everySource, fixturesOf, TESTED_KINDS } from './support/kinds.ts'
import { ROOT } from './support/root.ts'

const FORGOTTEN = 'or `npm run generate` was forgotten'
const OF_ONE = ['modules of kinds', 'types of kinds']
const OF_ALL = Object.keys(GENERATORS).filter((name) => !OF_ONE.includes(name))

const onDisk = (path: string) => readFileSync(join(GENERATED_FOLDER, path), 'utf8')
const outdated = (files: readonly GeneratedFile[]) => files.filter(({ path, text }) => onDisk(path) !== text)

async function generated(names: readonly string[], sources: readonly KindSource[]): Promise<GeneratedFile[]> {
  const files = []
  for (const name of names) files.push(...(await GENERATORS[name]!(sources)))
  return files
}

async function sourceOf(kind: string) {
  const file = join('definitions', `${kind}.yaml`)
  const { resolved: manifest } = validateManifest(await readFile(join(ROOT, file), 'utf8'), file)
  return { manifest, fixtures: await fixturesOf(kind) }
}

it.each(TESTED_KINDS)(`the module and types of %s are up to date, ${FORGOTTEN}`, async (kind) => {
  const source = await sourceOf(kind)
  const own = (await generated(OF_ONE, [source])).filter(({ path }) => path.endsWith(`/${kind}.ts`))
  expect([own.length, outdated(own).map(({ path }) => path)]).toEqual([2, []])
})

it(`what is generated of all kinds together is up to date, ${FORGOTTEN}`, async () => {
  const sources = (await everyKind()).map(({ manifest }) => ({ manifest, fixtures: [] }))
  expect(outdated(await generated(OF_ALL, sources)).map(({ path }) => path)).toEqual([])
})

it('each kind has a module and types, which the index names, and nothing else lies beside them', async () => {
  const expected = (await listKinds()).map((kind) => `${kind}.ts`)
  const loaded = [...onDisk('types/index.ts').matchAll(/ from "\.\/(.+?)"/g)].map(([, file]) => file)
  const named = [...onDisk('types/names.ts').matchAll(/\| "(.+?)"/g)].map(([, kind]) => `${kind}.ts`)
  expect([loaded, named]).toEqual([expected, expected])
  expect(readdirSync(join(GENERATED_FOLDER, 'kinds')).sort()).toEqual(expected)
  expect(readdirSync(join(GENERATED_FOLDER, 'types')).sort()).toEqual([...expected, 'index.ts', 'names.ts'].sort())
})

it('no line has more than 160 characters, but of JSON and of skills, whose texts cannot be broken', () => {
  const files = readdirSync(GENERATED_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!skills\.ts$).*\.(?:ts|md)$/.test(file),
  )
  const wide = files.flatMap((file) =>
    onDisk(file)
      .split('\n')
      .flatMap((line, at) => (line.length > 160 ? [`${file}:${at + 1}`] : [])),
  )
  expect([files.length > 80, wide]).toEqual([true, []])
})

it('each kind says under basis what it was written from, and has a support level', async () => {
  const lacking = (await everyKind()).filter(
    ({ manifest: { basis, support } }) => !basis || !['certified', 'community', 'experimental'].includes(support),
  )
  expect(lacking.map(({ kind }) => kind)).toEqual([])
})

it.runIf(TESTED_KINDS.length === (await listKinds()).length)(
  `docs/kinds.md is up to date, ${FORGOTTEN}`,
  async () => {
    const shares: Record<string, KindShares[string]> = {}
    for (const kind of TESTED_KINDS) shares[kind] = await levelCountsOfKind(kind)
    expect(readFileSync(join(ROOT, KINDS_PAGE), 'utf8')).toBe(kindsPage(await everySource(), shares))
    // It counts the evidence of all kinds.
  },
  1_800_000,
)
