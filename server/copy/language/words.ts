/** Plain text and its words. The functions `plugboard.plain` and `plugboard.words` do the same in SQL. */

/** Code points and ranges of them in hex; the function `plugboard.words` has the same. */
const RANGES = `
  0085 00A1 00A7 00AB 00B6-00B7 00BB 00BF 055A-055F 0589-058A 05BE 05C0 05C3 05C6 05F3-05F4 0609-060A 060C-060D
  061B 061D-061F 066A-066D 06D4 0700-070D 07F7-07F9 0830-083E 085E 0964-0965 0970 09FD 0A76 0AF0 0C77 0C84 0DF4
  0E4F 0E5A-0E5B 0F04-0F0B 0F0D-0F12 0F14 0F3A-0F3D 0F85 0FD0-0FD4 0FD9-0FDA 104A-104F 10FB 1360-1368 1400 166E
  1680 169B-169C 16EB-16ED 1735-1736 17D4-17D6 17D8-17DA 1800-180A 1944-1945 1A1E-1A1F 1AA0-1AA6 1AA8-1AAD
  1B4E-1B4F 1B5A-1B60 1B7D-1B7F 1BFC-1BFF 1C3B-1C3F 1C7E-1C7F 1CC0-1CC7 1CD3 2010 2012-2016 2018-2023 2027-2029
  2030-2032 2035 2038-203B 203D 203F-2043 2045-2046 204A-2051 2053-2056 2058-205E 2308-230B 2768-2775 27C5-27C6
  27E6-27EF 2983-2998 29D8-29DB 29FC-29FD 2CF9-2CFC 2CFE-2CFF 2D70 2E00-2E2E 2E30-2E4F 2E52-2E5D 3001-3003
  3008-3011 3014-301F 3030 303D 30A0 30FB A4FE-A4FF A60D-A60F A673 A67E A6F2-A6F7 A874-A877 A8CE-A8CF A8F8-A8FA
  A8FC A92E-A92F A95F A9C1-A9CD A9DE-A9DF AA5C-AA5F AADE-AADF AAF0-AAF1 ABEB FD3E-FD3F FE45-FE46 10100-10102
  1039F 103D0 1056F 10857 1091F 1093F 10A50-10A58 10A7F 10AF0-10AF6 10B39-10B3F 10B99-10B9C 10D6E 10EAD 10ED0
  10F55-10F59 10F86-10F89 11047-1104D 110BB-110BC 110BE-110C1 11140-11143 11174-11175 111C5-111C8 111CD 111DB
  111DD-111DF 11238-1123D 112A9 113D4-113D5 113D7-113D8 1144B-1144F 1145A-1145B 1145D 114C6 115C1-115D7
  11641-11643 11660-1166C 116B9 1173C-1173E 1183B 11944-11946 119E2 11A3F-11A46 11A9A-11A9C 11A9E-11AA2
  11B00-11B09 11BE1 11C41-11C45 11C70-11C71 11EF7-11EF8 11F43-11F4F 11FFF 12470-12474 12FF1-12FF2 16A6E-16A6F
  16AF5 16B37-16B3B 16B44 16D6D-16D6F 16E97-16E9A 16FE2 1BC9F 1DA87-1DA8B 1E5FF 1E95E-1E95F
`

/** Letters of scripts without spaces between words, as they are after decomposition; `plugboard.terms` has the same. */
const RUNS = `
  0E01-0E3A 0E40-0E4E 0E81-0ECE 0EDC-0EDF 1000-103F 1050-109F 1100-11FF 1780-17D3 17D7 17DC-17DD 3005-3007 3021-3029
  3031-3035 3041-309F 30A1-30FA 30FC-30FF 31F0-31FF 3400-4DBF 4E00-9FFF A960-A97F AA60-AA7F AC00-D7FB 20000-3FFFF
`

/** Separators of words beyond ASCII: the inside of a character class for a regular expression with the flag `u`. */
export const SEPARATORS: string = classOf(RANGES)

function classOf(ranges: string): string {
  return ranges
    .trim()
    .split(/\s+/)
    .map((range) => range.replace(/[0-9A-F]+/g, '\\u{$&}'))
    .join('')
}

const RUN = new RegExp(`^[${classOf(RUNS)}]`, 'u')
const ALL_RUNS = new RegExp(`[${classOf(RUNS)}]+`, 'gu')
const PIECES = new RegExp(`[${classOf(RUNS)}]+|[^${classOf(RUNS)}]+`, 'gu')

/** Accents, points of Hebrew and Arabic vowels, the Arabic stretch, and invisible signs; `plugboard.plain` has the same. */
const MARKS = new RegExp(
  `[${classOf(`00AD 0300-036F 0591-05BD 05BF 05C1-05C2 05C4-05C5 05C7 0610-061A 061C 0640 064B-065F 0670 06D6-06DC 06DF-06E4 06E7-06E8
    06EA-06ED 200B-200F 202A-202E 2060-2064 2066-2069 FEFF`)}]`,
  'gu',
)

/** Letters without a Latin base, lower and upper case, and digits, each with the Latin letter or digit it is read as. */
const LETTERS = [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґαβγδεζηθικλμνξοπρσςτυφχψωøłđðþı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹']
const LATIN = [...'abvgdeejziiklmnoprstufhccssiyieuaiiegabgdezitiklmnxoprsstufhpooldsti01234567890123456789']
/** Letters that are read as two. */
const DOUBLE = { ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe' }

/** Latin letters by the letters of the tables; upper case as lower case. */
const READ_AS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(DOUBLE),
  ...LETTERS.flatMap((letter, at): [string, string][] => {
    const latin = LATIN[at] ?? ''
    const upper = letter.toUpperCase()
    return upper.length === 1 && upper > '\u007f' ? [[letter, latin], [upper, latin]] : [[letter, latin]] // prettier-ignore
  }),
])

const SEPARATOR = new RegExp(`[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u007f${SEPARATORS}]+`, 'u')

/** In long texts, words longer than this are left out, for no index would hold them. */
const LONG_WORD = 200

/** Text without case, accents and points of vowels; Greek and Cyrillic letters are read as Latin ones. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(MARKS, '')
  return Array.from(bare, (letter) => READ_AS.get(letter) ?? asciiLower(letter)).join('')
}

/** Splits a text into words: at spaces and punctuation, and where a run of a script without spaces begins or ends. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text)
  const words = isAscii(folded) ? folded.split(/[^a-z0-9]+/) : folded.split(SEPARATOR).flatMap(piecesOf)
  const longest = longestWord(folded)
  return words.filter(
    (word) => word !== '' && (word.length <= LONG_WORD || isRun(word) || letterCount(word) <= longest),
  )
}

/** A syllable of Hangul, or a letter of Kana with its mark, is one letter of a run. */
function piecesOf(word: string): string[] {
  return Array.from(word.matchAll(PIECES), ([piece]) => (isRun(piece) ? piece.normalize('NFC') : piece))
}

function longestWord(folded: string): number {
  if (folded.length <= LONG_WORD / 2) return Infinity
  const rest = folded.replace(ALL_RUNS, ' ')
  const letters = letterCount(rest)
  return letters > 2000 || (letters > 100 && !isAscii(rest)) ? LONG_WORD : Infinity
}

/** Whether a word is a run of a script without spaces, such as Han or Thai: one word or many. */
export function isRun(word: string): boolean {
  return RUN.test(word)
}

/** The number of code points. */
export function letterCount(word: string): number {
  return isAscii(word) ? word.length : Array.from(word).length
}

/** Minimum nearness of `fuzzy`, from 0 to 1: a letter wrong or missing in a word of five, two swapped in one of seven. */
const LEAST_NEAR = 0.3
/** Letters of a long word for each further one that may be wrong. */
const LETTERS_FOR_ANOTHER = 8

/**
 * Returns the word similarity that a text needs to be near to a plain one, from 0 to 1. Each word may have one fault, and a long one a fault
 * for every eight letters. The worst fault, two letters swapped, changes four of a word's trigrams.
 */
export function nearnessOf(plain: string): number {
  let [trigrams, faults] = [0, 0]
  for (const word of plain.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const letters = Array.from(word).length
    trigrams += letters + 1
    faults += Math.max(1, Math.floor(letters / LETTERS_FOR_ANOTHER))
  }
  const left = (trigrams - 4 * faults) / (trigrams + 4 * faults)
  return Math.max(LEAST_NEAR, Math.floor(left * 100) / 100 || 0)
}

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- all of ASCII
  return /^[\u0001-\u007f]*$/.test(text)
}

function asciiLower(letter: string): string {
  return letter >= 'A' && letter <= 'Z' ? letter.toLowerCase() : letter
}
