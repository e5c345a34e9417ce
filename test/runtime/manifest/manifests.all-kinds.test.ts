/** What every manifest of the package holds, whatever its kind. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileSchema } from '../../../runtime/language/schema.ts'
import { EDITOR_SCHEMA, parseYaml } from '../../../runtime/manifest/index.ts'
import { ROOT } from '../../support/root.ts'

const FOLDER = join(ROOT, 'definitions')
const manifests = new Map(
  readdirSync(FOLDER).map((file) => [file, parseYaml(readFileSync(join(FOLDER, file), 'utf8'), file).value]),
)

test('the schema of editors accepts every manifest', () => {
  const check = compileSchema(EDITOR_SCHEMA)
  const faulty = [...manifests].flatMap(([file, value]) => check(value).map(({ pointer }) => `${file} ${pointer}`))
  expect(faulty).toEqual([])
})

test('every searchable entity says how a search of all copies shows its records', () => {
  const silent = [...manifests].flatMap(([file, value]) => {
    const { entities } = value as unknown as {
      readonly entities: Readonly<Record<string, { readonly search?: unknown; readonly hit?: unknown }>>
    }
    return Object.entries(entities).flatMap(([name, { search, hit }]) => (search && !hit ? [`${file} ${name}`] : []))
  })
  expect(silent).toEqual([])
})
