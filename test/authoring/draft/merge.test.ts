/** Merges of a newer draft into a manifest that its author changed. */
import { describe, expect, it } from 'vitest'
import { mergeDrafts } from '../../../authoring/index.ts'

const BASE = ['# Left out:', '# - session', 'a: 1', 'b: 2', 'c: 3', 'd: 4', 'e: 5', ''].join('\n')
const NAMES = { own: 'acme.yaml', newer: 'newer.json' }

function merged(own: string, newer: string) {
  return mergeDrafts({ own, base: BASE, newer, names: NAMES })
}

describe('a newer draft', () => {
  it('adds what the vendor added, and keeps what the author wrote', () => {
    const own = BASE.replace('b: 2', '# by hand\nb: two')
    expect(merged(own, BASE.replace('e: 5', 'e: 5\nf: 6'))).toEqual({
      text: own.replace('e: 5', 'e: 5\nf: 6'),
      conflicts: [],
    })
  })

  it('removes what the vendor removed, unless the author changed it', () => {
    expect(merged(BASE, BASE.replace('c: 3\n', ''))).toEqual({ text: BASE.replace('c: 3\n', ''), conflicts: [] })
    expect(merged(BASE.replace('c: 3', 'c: three'), BASE.replace('c: 3\n', '')).conflicts).toEqual([5])
  })

  it('marks each conflict with both versions', () => {
    const { text, conflicts } = merged(BASE.replace('c: 3', 'c: three'), BASE.replace('c: 3', 'c: 30'))
    expect([text.split('\n').slice(3, 10), conflicts]).toEqual([
      ['b: 2', '<<<<<<< acme.yaml', 'c: three', '=======', 'c: 30', '>>>>>>> newer.json', 'd: 4'],
      [5],
    ])
  })

  it('has no conflict with the same change, or where only its comments differ', () => {
    const same = BASE.replace('c: 3', 'c: 30')
    expect(merged(same, same)).toEqual({ text: same, conflicts: [] })
    const own = BASE.replace('# - session', '# Read on Monday')
    expect(merged(own, BASE.replace('# - session', '# - session, locale'))).toEqual({ text: own, conflicts: [] })
  })
})
