import { describe, expect, it, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { type Counts, excesses, slack } from '../support/house/rules.ts'
import { parseSource } from '../support/house/source.ts'
import { calquesOf, CODE, PAGES } from './calques.ts'
import { checkSpelling, boundedFaultsOf, countBounded, proseFaultsOf, sentencesOf } from './check.ts'
import { commentsOf, docstringsOf, titlesOf } from './code.ts'
import { AREAS, textsOfPage } from './texts.ts'

describe('prose', () => {
  const { docs, messages } = AREAS
  test.each(Object.entries({ docs, messages }))('of %s has no fault', async (_, read) => {
    expect(await proseFaultsOf(read())).toEqual([])
  })

  it('of a folder has at most the faults of test/data/prose.json', () => {
    const allowed = JSON.parse(readFileSync(new URL('../data/prose.json', import.meta.url), 'utf8')) as Counts
    const counts = countBounded()
    const lower = slack(counts, allowed)
    if (lower.length > 0) process.stdout.write(`"npm run prose -- --update" lowers ${lower.length} maxima\n`)
    expect(excesses(counts, allowed), '"npm run prose -- <folder>" lists them with what to write').toEqual([])
  })

  it('of a page is read without its code, by paragraph, heading and cell', () => {
    const page =
      '# A page\n\nCall `connect` first.\n\n```ts\nconst a = 1\n```\n\n| name | means |\n|---|---|\n| a | the first |\n'
    expect(textsOfPage(page)).toEqual([
      { line: 1, text: 'A page' },
      { line: 3, text: 'Call code first.' },
      { line: 9, text: 'name' },
      { line: 9, text: 'means' },
      { line: 11, text: 'a' },
      { line: 11, text: 'the first' },
    ])
  })

  it('of a page has sentences that begin with code', () => {
    const [paragraph] = textsOfPage('Call `open`. `close` ends it; `open` starts again.\n')
    expect(sentencesOf(paragraph!.text)).toEqual(['Call code.', 'Code ends it; code starts again.'])
  })

  it('is split into sentences', () => {
    expect(sentencesOf('Stops the run. Then it starts again.')).toEqual(['Stops the run.', 'Then it starts again.'])
  })

  it('finds calques in any case, as whole words', () => {
    expect(calquesOf('Whoever asks gets a remark. A remarkable one.').map(({ found }) => found)).toEqual([
      'Whoever',
      'remark',
    ])
  })

  it('finds words that no dictionary has, with the first place', async () => {
    const texts = [
      { at: 'a', text: 'All recieved records.' },
      { at: 'b', text: 'They were recieved.' },
    ]
    expect(await checkSpelling(texts)).toEqual([{ at: 'a', fault: 'unknown word "recieved"' }])
  })

  it('has a replacement for each phrase, and no pattern twice', () => {
    for (const phrases of [PAGES, CODE]) {
      const patterns = phrases.map(([pattern]) => pattern.source)
      const empty = phrases.filter(([, instead]) => instead.trim() === '')
      expect([empty, new Set(patterns).size]).toEqual([[], patterns.length])
    }
  })
})

describe('the prose of a source', () => {
  const source = parseSource(
    'client/a.ts',
    `/** What a call is made with. @example open('at once') */
export const a = 1 // Nobody waits for \`b\`.
export const b = 2
// It is told
// later.
it('C5 plays a vendor', () => {
  /**
   * Returns the page.
   * - A list item.
   *
   * @throws ConnectorError \`cursor_expired\` when nobody keeps it any more
   */
})
// oxlint-disable-next-line no-console
it(\`reads \${a} files\`, () => {})
`,
  )

  it('has paragraphs of docstrings without examples', () => {
    expect(docstringsOf(source)).toEqual([
      { at: 'client/a.ts:1', text: 'What a call is made with.' },
      { at: 'client/a.ts:8', text: 'Returns the page.' },
      { at: 'client/a.ts:9', text: 'A list item.' },
      { at: 'client/a.ts:11', text: 'ConnectorError code when nobody keeps it any more' },
    ])
  })

  it('has comments, several lines as one, without directives', () => {
    expect(commentsOf(source)).toEqual([
      { at: 'client/a.ts:2', text: 'Nobody waits for code.' },
      { at: 'client/a.ts:4', text: 'It is told later.' },
    ])
  })

  it('has titles of tests', () => {
    expect(titlesOf(source)).toEqual([
      { at: 'client/a.ts:6', text: 'C5 plays a vendor' },
      { at: 'client/a.ts:15', text: 'reads code files' },
    ])
  })

  it('has faults with their line and replacement', () => {
    expect(boundedFaultsOf('docstrings', docstringsOf(source)).map(({ at, fault }) => `${at}: ${fault}`)).toEqual([
      'client/a.ts:1: "made with", write "created from", "options of"',
      'client/a.ts:1: begins with "What", write a noun or a verb first',
      'client/a.ts:11: "nobody", write "no one", or the verb without a subject: "unused"',
      'client/a.ts:11: "any more", write "no longer"',
    ])
  })

  it.each([
    'The row is alone.',
    'Is left alone.',
    'Stands in for the host.',
    'At most five run at once.',
    'One of which is enough.',
    'Returns any more records.',
    'OVER stands for the sum.',
  ])('may say: %s', (text) => {
    expect(calquesOf(text, CODE)).toEqual([])
  })
})
