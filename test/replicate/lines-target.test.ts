/** A replica as JSON Lines: what a folder holds after pages, deletions, interruptions and erasures. */
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ReplicaCopy } from '../../replicate/model/change.ts'
import { LinesTarget } from '../../replicate/lines/lines-target.ts'
import { temporaryFolder } from '../cli/run-cli.ts'
import { completeOf, copyOf, pageOf, removalOf, resetOf, upsertOf, upsertOfText } from './targets.ts'

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
    await target.write(pageOf([upsertOfText(copy, text), removalOf(copy, 'o0')], { cursor: '1' }))
    expect(await linesIn(folder)).toMatchObject([
      { _operation: 'upsert', _connector: 'c1', _customer: 'ada', _key: 'o1', _record: { note: 'a\u2028b' } },
      { _operation: 'delete', _connector: 'c1', _customer: 'ada', _key: 'o0' },
    ])
    expect(await readFile(join(folder, 'shop/orders.jsonl'), 'utf8')).toContain('"amount": 12345678901234567890')
    expect(await openAt(folder).cursor('all')).toBe('1')
  })

  it('drops what an interrupted page left behind', async () => {
    const folder = await temporaryFolder()
    await openAt(folder).write(pageOf([upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
    await appendFile(join(folder, 'shop/orders.jsonl'), '{"_operation":"ups')
    const target = openAt(folder)
    await target.write(pageOf([upsertOf(copy, { id: 'o2' })], { after: '1', cursor: '2' }))
    expect((await linesIn(folder)).map(({ _key }) => _key)).toEqual(['o1', 'o2'])
  })

  it('adds a deletion for each record that a whole reading did not find', async () => {
    const folder = await temporaryFolder()
    const target = openAt(folder)
    const other = copyOf([], { connector: 'c2' })
    await target.write(pageOf([upsertOf(other, { id: 'o1' })], { cursor: '1', stream: 'other' }))
    await target.write(
      pageOf(
        ['o1', 'o2', 'o3'].map((id) => upsertOf(copy, { id })),
        { cursor: '1' },
      ),
    )
    await target.write(pageOf([removalOf(copy, 'o1')], { after: '1', cursor: '2' }))
    const pass = '2026-02-01T00:00:00.000Z'
    const again = [upsertOf(copy, { id: 'o2' }, pass), completeOf(copy, pass)]
    expect(await target.write(pageOf(again, { after: '2', cursor: '3' }))).toMatchObject({ deletes: 1 })
    expect((await linesIn(folder)).at(-1)).toMatchObject({ _operation: 'delete', _connector: 'c1', _key: 'o3' })
  })

  it('D3 has no line of a connector that is removed, even if the removal is interrupted', async () => {
    const folder = await temporaryFolder()
    const other = copyOf([], { connector: 'c2', customer: 'grace' })
    const target = openAt(folder)
    const both = [copy, other].map((one) => upsertOf(one, { id: 'o1' }))
    await target.write(pageOf(both, { cursor: '1' }))
    const state = join(folder, '_plugboard.json')
    const before = await readFile(state, 'utf8')
    const page = pageOf([upsertOf(copy, { id: 'o2' }), resetOf(copy)], { after: '1', cursor: '2' })
    expect(await target.write(page)).toMatchObject({ erased: 1, upserts: 0 })
    expect(await linesIn(folder)).toMatchObject([{ _customer: 'grace' }])
    expect(await readFile(state, 'utf8')).not.toContain('c1')
    // Killed before the last state was written: the file is short by now.
    const erasing = [{ connector: 'c1', entity: 'orders' }]
    await writeFile(state, JSON.stringify({ ...(JSON.parse(before) as object), erasing }))
    expect(await openAt(folder).cursor('all')).toBe('1')
    expect(await linesIn(folder)).toMatchObject([{ _customer: 'grace' }])
    expect(await readFile(state, 'utf8')).not.toContain('c1')
  })

  it('D3 has no line of a copy that a whole reading of everything did not find', async () => {
    const folder = await temporaryFolder()
    const [removed, unready, other] = ['c1', 'c2', 'c3'].map((connector) => copyOf([], { connector })) as [
      ReplicaCopy,
      ReplicaCopy,
      ReplicaCopy,
    ]
    const target = openAt(folder)
    const first = [removed, unready, other].flatMap((one) => ['o1', 'o2'].map((id) => upsertOf(one, { id })))
    await target.write(pageOf(first, { cursor: '1' }))
    const pass = '2026-02-01T00:00:00.000Z'
    const again = [
      upsertOf(other, { id: 'o1' }, pass),
      { operation: 'complete_all', pass, unready: [unready] } as const,
    ]
    expect(await target.write(pageOf(again, { after: '1', cursor: '2' }))).toMatchObject({ erased: 2, deletes: 1 })
    const lines = await linesIn(folder)
    expect(lines.map(({ _connector, _key, _operation }) => [_connector, _key, _operation].join(' '))).toEqual([
      'c2 o1 upsert',
      'c2 o2 upsert',
      'c3 o1 upsert',
      'c3 o2 upsert',
      'c3 o1 upsert',
      'c3 o2 delete',
    ])
  })

  it('D2 writes to no foreign file', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'shop'))
    await writeFile(join(folder, 'shop/orders.jsonl'), 'mine\n')
    const written = openAt(folder).write(pageOf([upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
    await expect(written).rejects.toMatchObject({ code: 'target_conflict' })
    expect(await readFile(join(folder, 'shop/orders.jsonl'), 'utf8')).toBe('mine\n')
  })

  it('D1 stays in its folder, with different files for different names', async () => {
    const folder = await temporaryFolder()
    const target = openAt(join(folder, 'in'), 'schema')
    const names = ['..', '../../up', '/etc', 'Ada', 'ada', 'a/b', 'a\\b', 'x'.repeat(300), '', 'nul\u0000', 'con.']
    for (const [index, customer] of names.entries()) {
      const one = copyOf([], { customer, entity: customer, connector: String(index) })
      await target.write(pageOf([upsertOf(one, { id: customer })], { cursor: '1', stream: String(index) }))
    }
    expect(await readdir(folder)).toEqual(['in'])
    const files = await readdir(join(folder, 'in'), { recursive: true })
    expect(files.filter((path) => path.endsWith('.jsonl'))).toHaveLength(names.length)
    expect(new Set(files.map((path) => path.toLowerCase())).size).toBe(files.length)
  })
})
