/** `generated/` and the page of the kinds are what the manifests and fixtures make of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  GENERATED_FOLDER,
  type GeneratedFile,
  generateKind,
  generateShared,
  KINDS_PAGE,
  kindsPage,
  type KindOutput,
} from '../codegen/index.ts'
import { kindSummary } from '../codegen/catalogue.ts'
import { listKinds } from '../runtime/index.ts'
import { everyKind, TESTED_KINDS } from './support/kinds.ts'
import { ROOT } from './support/root.ts'

const FORGOTTEN = 'or `npm run generate` was forgotten'
const onDisk = (path: string) => readFileSync(join(GENERATED_FOLDER, path), 'utf8')
const outdated = (files: readonly GeneratedFile[]) => files.filter(({ path, text }) => onDisk(path) !== text)

const outputs: KindOutput[] = []

it.each(TESTED_KINDS)(`the modules and types of %s are up to date, ${FORGOTTEN}`, async (kind) => {
  const output = await generateKind(kind)
  outputs.push(output)
  expect([output.files.length, outdated(output.files).map(({ path }) => path)]).toEqual([3, []])
})

it(`what is generated of all kinds together is up to date, ${FORGOTTEN}`, async () => {
  const summaries = (await everyKind()).map(({ manifest }) => kindSummary(manifest))
  expect(outdated(await generateShared(summaries)).map(({ path }) => path)).toEqual([])
})

it('each kind has a module and types, which the index names, and nothing else lies beside them', async () => {
  const expected = (await listKinds()).map((kind) => `${kind}.ts`)
  const loaded = [...onDisk('types/index.ts').matchAll(/ from "\.\/(.+?)"/g)].map(([, file]) => file)
  const named = [...onDisk('types/names.ts').matchAll(/\| "(.+?)"/g)].map(([, kind]) => `${kind}.ts`)
  expect([loaded, named]).toEqual([expected, expected])
  expect(readdirSync(join(GENERATED_FOLDER, 'kinds')).sort()).toEqual(expected)
  expect(readdirSync(join(GENERATED_FOLDER, 'described')).sort()).toEqual(expected)
  expect(readdirSync(join(GENERATED_FOLDER, 'types')).sort()).toEqual([...expected, 'index.ts', 'names.ts'].sort())
})

it('no line has more than 160 characters, but of JSON, skills and single URLs, which cannot be broken', () => {
  const files = readdirSync(GENERATED_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!skills\.ts$).*\.(?:ts|md)$/.test(file),
  )
  const wide = files.flatMap((file) =>
    onDisk(file)
      .split('\n')
      .flatMap((line, at) => (line.length > 160 && !/^\s*"https:\S+",$/.test(line) ? [`${file}:${at + 1}`] : [])),
  )
  expect([files.length > 80, wide]).toEqual([true, []])
})

it('each kind names its sources under basis, and has a support level', async () => {
  const lacking = (await everyKind()).filter(
    ({ manifest: { basis, support } }) => !basis || !['certified', 'community', 'experimental'].includes(support),
  )
  expect(lacking.map(({ kind }) => kind)).toEqual([])
})

it.runIf(TESTED_KINDS.length === (await listKinds()).length)(`docs/kinds.md is up to date, ${FORGOTTEN}`, () => {
  expect(readFileSync(join(ROOT, KINDS_PAGE), 'utf8')).toBe(kindsPage(outputs.map(({ rows }) => rows)))
})
