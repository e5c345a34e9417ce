/** Misspelt words that `fuzzy` finds, by the similarity that PostgreSQL's pg_trgm computes. */
import { describe, expect, it } from 'vitest'
import { isNear } from '../search/similarity.ts'

const WORDS = [
  'naive',
  'smith',
  'false',
  'donald',
  'charles',
  'johnston',
  'elizabeth',
  'schwarzenegger',
  'internationalisation',
]

/** Each form of a word that a change of the letters at one position gives. */
function forms(word: string, change: (letters: string[], at: number) => void, last: number): string[] {
  return Array.from({ length: last }, (_, at) => {
    const letters = [...word]
    change(letters, at)
    return letters.join('')
  }).filter((form) => form !== word)
}

describe('fuzzy', () => {
  it.each(WORDS)('finds %s with a letter wrong or missing', (word) => {
    const wrong = forms(word, (letters, at) => (letters[at] = 'q'), word.length)
    const missing = forms(word, (letters, at) => letters.splice(at, 1), word.length)
    expect([...wrong, ...missing].filter((query) => !isNear(query, word))).toEqual([])
  })

  it.each(WORDS.filter(({ length }) => length >= 7))('finds %s with two neighbours swapped', (word) => {
    const swapped = forms(word, (letters, at) => letters.splice(at, 2, letters[at + 1]!, letters[at]!), word.length - 1)
    expect(swapped.filter((query) => !isNear(query, word))).toEqual([])
  })
})
