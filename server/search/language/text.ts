/** Plain text and words: what `fuzzy` and `keyword` compare. `plugboard_plain` and `plugboard_words` do the same in SQL. */

/** Letters without a Latin base, lower and upper case, each with the Latin letter it is read as. */
const LETTERS = [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґαβγδεζηθικλμνξοπρσςτυφχψωßæøłđðþı']
const LATIN = [...'abvgdeejziiklmnoprstufhccssiyieuaiiegabgdezitiklmnxoprsstufhposaoldsti']

/** What the letters of the table become; upper case as lower case. */
export const READ_AS: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((letter, at): [string, string][] => {
    const latin = LATIN[at]!
    const upper = letter.toUpperCase()
    return upper.length === 1 && upper > '\u007f' ? [[letter, latin], [upper, latin]] : [[letter, latin]] // prettier-ignore
  }),
)

/** What stands between words, beyond ASCII. */
export const MARKS =
  '\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2022\u2026\u00ab\u00bb\u00a1\u00bf\u00b7'

/** In texts longer than the one, words longer than the other are left out, for no index holds them. */
const LONG_TEXT = 100
const LONG_WORD = 200

/** Text without case and accents; Greek and Cyrillic letters are read as Latin ones. */
export function plainText(text: string): string {
  // eslint-disable-next-line no-control-regex -- all of ASCII
  if (/^[\u0001-\u007f]*$/.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return Array.from(bare, (letter) => READ_AS.get(letter) ?? asciiLower(letter)).join('')
}

/** The words of a text: what stands between spaces and ASCII punctuation. */
export function wordsOf(text: string): string[] {
  const longest = Array.from(text).length > LONG_TEXT ? LONG_WORD : Infinity
  return plainText(text)
    .split(SEPARATOR)
    .filter((word) => word !== '' && Array.from(word).length <= longest)
}

const SEPARATOR = new RegExp(`[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f${MARKS}]`)

function asciiLower(letter: string): string {
  return letter >= 'A' && letter <= 'Z' ? letter.toLowerCase() : letter
}
