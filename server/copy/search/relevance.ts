/** The order of what `fuzzy` and `keyword` find: the best match first, and ties as a person would settle them. */
import { type Bind, expressionSql, textAt } from '../records/expressions.ts'
import type { Condition } from '../language/filter.ts'
import type { Path } from '../language/field-paths.ts'
import { tsqueryOf } from '../language/terms.ts'

type Near = Extract<Condition, { is: 'near' }>
type Words = Extract<Condition, { is: 'words' }>

/** An order of matches. */
export interface Relevance {
  readonly order: SortTerm[]
  /** SQL of the text that the order compares, made once for each match. The order names it `plain`. */
  readonly plain?: string
}

/**
 * The order of a search without a sort: by its only `fuzzy`, else by its only `keyword`. First what matches best, of these what is the
 * text exactly, then what begins with it, then the shorter, then the newer.
 */
export function relevanceOf(condition: Condition, bind: Bind): Relevance {
  const all = condition.is === 'all' ? condition.of : [condition]
  const near = all.filter((one): one is Near => one.is === 'near')
  const words = all.filter((one): one is Words => one.is === 'words')
  const only = near.length > 0 ? near : words
  const [first] = only
  if (!first || only.length > 1) return { order: [] }
  const order = [...matchOf(first, bind), ...tiesOf(first.path, first.text, bind)]
  return { order, plain: expressionSql('near', first.path, bind) }
}

/** Returns the condition that orders records by words only, which reads every record that has one of them; undefined without one. */
export function isRankedByWords(condition: Condition): Words | undefined {
  const all = condition.is === 'all' ? condition.of : [condition]
  const words = all.filter((one): one is Words => one.is === 'words')
  return words.length === 1 && !all.some(({ is }) => is === 'near') ? words[0] : undefined
}

function matchOf(condition: Near | Words, bind: Bind): SortTerm[] {
  if (condition.is === 'near') return [descending(`word_similarity(${bind(condition.text)}, plain)`, 'real')]
  if (condition.words.length === 1) return []
  return [
    descending(wordsIn(expressionSql('terms', condition.path, bind), bind(condition.words.map(tsqueryOf))), 'int'),
  ]
}

function wordsIn(terms: string, words: string): string {
  return `(select count(*) from (select ${terms} as terms offset 0) as record, unnest(${words}::tsquery[]) as word where terms @@ word)`
}

function tiesOf(path: Path, text: string, bind: Bind): SortTerm[] {
  const whole = `${bind(text)}::text`
  return [
    descending(`case when plain = ${whole} then 2 when starts_with(plain, ${whole}) then 1 else 0 end`, 'int'),
    descending(`-length(${textAt(path, bind)})`, 'int'),
    descending('written_at', 'timestamptz'),
  ]
}

function descending(sql: string, type: SortTerm['type']): SortTerm {
  return { sql, type, isDescending: true }
}

/** One expression that records are sorted by, with the type that reads its text back. */
export interface SortTerm {
  readonly sql: string
  readonly type: 'text' | 'numeric' | 'timestamptz' | 'real' | 'int'
  readonly isDescending: boolean
}
