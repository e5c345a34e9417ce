/** A replica as JSON Lines: what a folder holds after pages, deletions, interruptions and erasures. */
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LinesTarget } from '../../../cli/replicate/lines/lines-target.ts'
import { temporaryFolder } from '../run-cli.ts'
import { copyOf, pageOf, removalOf, upsertOf, upsertOfText } from './targets.ts'

const copy = copyOf()

function openAt(folder: string, perCustomer: 'column' | 'schema' = 'column'): LinesTarget {
  return new LinesTarget({ folder, perCustomer })
}

async function linesIn(folder: string, path = 'shop/orders.jsonl'): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(folder, path), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('a replica in a folder', () => {
  it('is a file for each entity with a line for each change', async () => {
    const folder = await temporaryFolder()
    const target = openAt(folder)
    const text = '{ "id": "o1",\n "amount": 12345678901234567890, "note": "a\u2028b" }'
    await target.write(pageOf(copy, [upsertOfText(copy, text), removalOf(copy, 'o0')], { cursor: '1' }))
    expect(await linesIn(folder)).toMatchObject([
      { _operation: 'upsert', _connector: 'c1', _customer: 'ada', _key: 'o1', _record: { note: 'a\u2028b' } },
      { _operation: 'delete', _connector: 'c1', _customer: 'ada', _key: 'o0' },
    ])
    expect(await readFile(join(folder, 'shop/orders.jsonl'), 'utf8')).toContain('"amount": 12345678901234567890')
    expect(await openAt(folder).cursor('c1/orders')).toBe('1')
  })

  it('drops what an interrupted page left behind', async () => {
    const folder = await temporaryFolder()
    await openAt(folder).write(pageOf(copy, [upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
    await appendFile(join(folder, 'shop/orders.jsonl'), '{"_operation":"ups')
    const target = openAt(folder)
    await target.write(pageOf(copy, [upsertOf(copy, { id: 'o2' })], { after: '1', cursor: '2' }))
    expect((await linesIn(folder)).map(({ _key }) => _key)).toEqual(['o1', 'o2'])
  })

  it('adds a deletion for each record that a whole reading did not find', async () => {
    const folder = await temporaryFolder()
    const target = openAt(folder)
    const other = copyOf([], { connector: 'c2' })
    await target.write(pageOf(other, [upsertOf(other, { id: 'o1' })], { cursor: '1' }))
    await target.write(
      pageOf(
        copy,
        ['o1', 'o2', 'o3'].map((id) => upsertOf(copy, { id })),
        { cursor: '1' },
      ),
    )
    await target.write(pageOf(copy, [removalOf(copy, 'o1')], { after: '1', cursor: '2' }))
    const pass = '2026-02-01T00:00:00.000Z'
    const again = [
      upsertOf(copy, { id: 'o2' }, pass),
      { operation: 'complete', copy, pass, below: null, except: [] } as const,
    ]
    expect(await target.write(pageOf(copy, again, { after: '2', cursor: '3' }))).toMatchObject({ deletes: 1 })
    expect((await linesIn(folder)).at(-1)).toMatchObject({ _operation: 'delete', _connector: 'c1', _key: 'o3' })
  })

  it('D3 has no line of a connector that is gone, even if the removal is interrupted', async () => {
    const folder = await temporaryFolder()
    const other = copyOf([], { connector: 'c2', customer: 'grace' })
    const target = openAt(folder)
    for (const one of [copy, other]) await target.write(pageOf(one, [upsertOf(one, { id: 'o1' })], { cursor: '1' }))
    const state = join(folder, '_plugboard.json')
    const before = await readFile(state, 'utf8')
    expect(await target.erase('c1')).toBe(1)
    expect(await linesIn(folder)).toMatchObject([{ _customer: 'grace' }])
    expect(await openAt(folder).connectors('test')).toEqual(['c2'])
    // Killed before the last state was written: the file is short by now.
    await writeFile(state, JSON.stringify({ ...(JSON.parse(before) as object), erasing: { connector: 'c1' } }))
    expect(await openAt(folder).connectors('test')).toEqual(['c2'])
    expect(await linesIn(folder)).toMatchObject([{ _customer: 'grace' }])
  })

  it('D2 writes to no file that it did not make', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'shop'))
    await writeFile(join(folder, 'shop/orders.jsonl'), 'mine\n')
    const written = openAt(folder).write(pageOf(copy, [upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
    await expect(written).rejects.toMatchObject({ code: 'target_conflict' })
    expect(await readFile(join(folder, 'shop/orders.jsonl'), 'utf8')).toBe('mine\n')
  })

  it('D1 stays in its folder, with different files for different names', async () => {
    const folder = await temporaryFolder()
    const target = openAt(join(folder, 'in'), 'schema')
    const names = ['..', '../../up', '/etc', 'Ada', 'ada', 'a/b', 'a\\b', 'x'.repeat(300), '', 'nul\u0000', 'con.']
    for (const [index, customer] of names.entries()) {
      const one = copyOf([], { customer, entity: customer, connector: String(index) })
      await target.write(pageOf(one, [upsertOf(one, { id: customer })], { cursor: '1' }))
    }
    expect(await readdir(folder)).toEqual(['in'])
    const files = await readdir(join(folder, 'in'), { recursive: true })
    expect(files.filter((path) => path.endsWith('.jsonl'))).toHaveLength(names.length)
    expect(new Set(files.map((path) => path.toLowerCase())).size).toBe(files.length)
  })
})
