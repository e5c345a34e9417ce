/** Manifests of the package are in the house style, and come back to it from any other form. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatManifest } from '../../../authoring/format/format.ts'
import { type Json, isObject, parseYaml } from '../../../runtime/doors/author.ts'
import { ROOT } from '../../support/root.ts'
import { TESTED_KINDS } from '../../support/kinds.ts'

/** The names of each map of a value, in their order. */
function namesOf(value: Json): unknown {
  if (Array.isArray(value)) return value.map(namesOf)
  return isObject(value) ? Object.entries(value).map(([key, inner]) => [key, namesOf(inner)]) : undefined
}

describe.each(TESTED_KINDS)('%s', (kind) => {
  const file = `${kind}.yaml`
  const read = () => readFile(join(ROOT, 'definitions', file), 'utf8')

  it('is in the house style: npm run format', async () => {
    const text = await read()
    expect(formatManifest(text, file)).toBe(text)
  })

  it('means the same when it is formatted from one line, and has the names of its authors in their order', async () => {
    const { value } = parseYaml(await read(), file)
    const formatted = formatManifest(JSON.stringify(value), file)
    const after = parseYaml(formatted, file).value
    expect([after, namesOf(after)]).toEqual([value, namesOf(value)])
    expect(formatManifest(formatted, file)).toBe(formatted)
  })
})
