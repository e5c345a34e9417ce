import { describe, expect, it, test } from 'vitest'
import { calquesOf, CALQUES } from './calques.ts'
import { checkSpelling, proseFaultsOf, sentencesOf } from './check.ts'
import { AREAS, textsOfPage } from './texts.ts'

describe('prose', () => {
  const { docs, messages } = AREAS
  test.each(Object.entries({ docs, messages }))('of %s has no fault', async (_, read) => {
    expect(await proseFaultsOf(read())).toEqual([])
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

  it('has a replacement for each calque, and no pattern twice', () => {
    const patterns = CALQUES.map(([pattern]) => pattern)
    expect([CALQUES.filter(([, instead]) => instead.trim() === ''), new Set(patterns).size]).toEqual([
      [],
      patterns.length,
    ])
  })
})
