/** What a person wants done, as the verbs of a query say: which actions fit it better than others. */
import { plainWords } from './words.ts'

/** Words by the action that they ask for. They stand in the index, too. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  list: 'list show every overview latest many',
  get: 'get show one single details read state status',
  create: 'create add new make open start launch write post register send',
  update: 'update change edit modify set move rename close assign reassign pause archive mark complete',
  delete: 'delete remove erase drop',
  api_search: 'search find look query filter name',
  search: 'search find look query filter where',
  download: 'download export save content bytes',
}

/** Verbs that begin a request to write, by the action. */
const WRITES: Readonly<Record<string, ReadonlySet<string>>> = {
  create: words(
    'create add new make start launch write post register refund comment send reply answer forward invite schedule append upload share approve accept merge',
  ),
  update: words(
    'update change edit modify set move rename close assign reassign pause archive mark resolve acknowledge',
  ),
  delete: words('delete remove erase drop cancel'),
}
/** Words before the verb that say nothing. */
const POLITE = words('please can could you i we want need to let me us would like')
const DOWNLOAD = words('download export save fetch')
const SEARCH = words('find search look')
const ONE = words('one single id')
const ARTICLES = words('a an this')

/** How well an action fits a query: a factor of the score. `isPlural` says whether the query names several of the entity. */
export type ActionFit = (action: string, isPlural: boolean | undefined) => number

/** The fit of actions to a query. */
export function actionFit(query: string): ActionFit {
  const plain = plainWords(query)
  const written = writeAction(plain)
  const isFile = plain.some((word) => DOWNLOAD.has(word))
  const isSearch = plain.some((word) => SEARCH.has(word))
  const isNumbered = plain.some((word) => ONE.has(word) || /^[a-z]*\d+$/.test(word))
  const hasArticle = plain.some((word) => ARTICLES.has(word))
  return (action, isPlural) => {
    if (action in WRITES) return written === action ? 2 : written ? 0.7 : 0.45
    const base = written ? 0.6 : 1
    const isOne = isNumbered || (hasArticle && isPlural === false && !isSearch)
    if (action === 'download') return base * (isFile ? 1.8 : 0.8)
    if (action === 'get') return base * (isOne ? 1.2 : isPlural ? 0.7 : 0.85)
    if (action === 'api_search') return base * (isSearch ? 1.3 : 0.85)
    return base * (isNumbered ? 0.9 : 1.1)
  }
}

/** The action of the verb that a query begins with; `open` is one only before what is opened. */
function writeAction(plain: readonly string[]): string | undefined {
  const [verb = '', object = ''] = plain.slice(plain.findIndex((word) => !POLITE.has(word)))
  const isOpened = verb === 'open' && /^(?:an?|new)$/.test(object)
  if (isOpened || (verb === 'give' && plain.includes('back'))) return 'create'
  return Object.keys(WRITES).find((action) => WRITES[action]!.has(verb))
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
