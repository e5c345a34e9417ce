/** Manifests that would cost a parser or the checks much: refused by what can be counted, before the work is done. */
import { describe, expect, it } from 'vitest'
import { ManifestError, type Problem } from '../../../../runtime/base/errors.ts'
import { parseYaml, validateManifest } from '../../../../runtime/manifest/index.ts'
import { LexemeReader, mostLexemes } from '../../../../runtime/manifest/source/lexemes.ts'
import { HOSTILE, LONG } from '../../../support/hostile-manifests.ts'
import { ownKind } from '../../../support/own-kind.ts'

function problemsOf(text: string): readonly Problem[] {
  try {
    validateManifest(text, 'a.yaml')
    return []
  } catch (error) {
    if (error instanceof ManifestError) return error.problems
    throw error
  }
}

describe('M7 250 KiB of one construct are refused by a count', () => {
  it.each(HOSTILE)('%s', (_name, text, rule) => {
    const [first, ...others] = problemsOf(text)
    expect(first?.rule).toBe(rule)
    expect(others.length).toBeLessThan(100)
  })

  it.each(LONG)('or read for what they are: %s', (_name, text) => {
    expect(problemsOf(text).every(({ rule }) => rule !== 'yaml-size' && rule !== 'manifest-size')).toBe(true)
  })
})

describe('M7 what a parser gets', () => {
  /** As many lexemes as are asked for. */
  function* endless(lexeme: string, asked: { count: number }): Generator<string> {
    for (;;) {
      asked.count++
      yield lexeme
    }
  }

  it.each([
    [',', 1_000],
    ['&a', 100],
    ['"\\q\\q\\q\\q"', 25],
  ])('of endless %s is %i lexemes at most', (lexeme, most) => {
    const asked = { count: 0 }
    const reader = new LexemeReader(1_000)
    expect([...reader.read(endless(lexeme, asked))].length).toBeLessThanOrEqual(most)
    expect([reader.isWhole, asked.count <= most + 1]).toEqual([false, true])
  })

  it('is the whole of a written manifest: the bound is far above its lexemes', () => {
    expect(mostLexemes(0)).toBeGreaterThanOrEqual(20_000)
    const text = ownKind({ contacts: numberedActions(1_500) })
    expect(problemsOf(text)).toEqual([])
    expect(problemsOf(JSON.stringify(parseYaml(text, 'a.yaml').value))).toEqual([])
  })

  it('has at most 2,000 entries in one map or list', () => {
    const list = (length: number) => `x: [${Array.from({ length }, (_, at) => `text_${at}`).join(', ')}]`
    expect(parseYaml(list(2_000), 'a.yaml').value).toHaveProperty('x.length', 2_000)
    expect(problemsOf(list(2_001))).toMatchObject([{ rule: 'yaml-size', line: 1, column: 4 }])
    expect(parseYaml(list(2_001), 'a.yaml', 'invalid_fixture').value).toHaveProperty('x.length', 2_001)
  })
})

describe('M7 a check ends', () => {
  it('with its two-hundredth error, of which a hundred are shown', () => {
    const problems = problemsOf(
      ownKind({ more: Array.from({ length: 1_900 }, (_, at) => `unknown${at}: 1\n`).join('') }),
    )
    expect(problems).toHaveLength(100)
    expect(problems.at(-1)?.message).toMatch(/\(and at least 100 more\)$/)
  })

  it('where types double at each level, or operations inherit what they cannot hold', () => {
    for (const [name, text, rule] of HOSTILE.filter(([, , one]) => one === 'manifest-size'))
      expect([name, problemsOf(text).map((problem) => problem.rule)]).toEqual([name, [rule]])
  })
})

function numberedActions(count: number): string {
  return Array.from(
    { length: count },
    (_, at) =>
      `    act_${at}: {request: GET /contacts/of/${at}, effect: read, description: Reads contacts of ${at}., records: $.data}\n`,
  ).join('')
}
