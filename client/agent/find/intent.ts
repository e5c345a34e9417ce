/** The intent of a query, by its verbs: the actions that fit it better than others. */
import { isOwnAction } from '../../../runtime/base/actions.ts'
import { defined } from '../../../runtime/base/json.ts'
import type { OperationInfo } from '../../base/engine.ts'
import { isPluralWord, plainWords, rootOf, stem } from './words.ts'

/** Words by the action that they ask for. The index has them, too. */
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

const WRITES: Readonly<Record<string, ReadonlySet<string>>> = {
  create: words(
    'create add new make start launch write post register refund comment send reply answer forward invite schedule append upload share approve accept merge ' +
      // Verbs as Roget's Thesaurus has them for "record", "inform", "produce" and "insert".
      'log record file enter note jot book enroll inform notify message report mention announce mail dispatch ' +
      'build compose draft generate establish found institute insert introduce publish',
  ),
  update: words(
    'update change edit modify set move rename close assign reassign pause archive mark resolve acknowledge ' +
      // Verbs as Roget's Thesaurus has them for "change" and "adjust".
      'alter vary adjust amend revise correct fix replace swap switch shift transfer convert turn raise lower increase decrease extend',
  ),
  // Verbs as Roget's Thesaurus has them for "delete", "erase" and "discard".
  delete: words(
    'delete remove erase drop cancel discard scrap purge wipe clear eliminate destroy trash bin dump revoke withdraw retract rescind annul',
  ),
}
/** Two-word verbs of deletion, each with what may separate the words. */
const PARTED_DELETE =
  /^(?:get rid|(?:call|take|strike|cross|clear|throw|cut|kick|rule)(?: \S+)*? (?:off|out|away|down))\b/

/** For an entity's own writing action, the common action with that effect. */
const LIKE = { additive: 'create', overwrites: 'update', destroys: 'delete' } as const

/** Words that begin a request to read: of questions, and verbs. */
const READS = words(
  'what which who whom whose when where why how is are was were has have had does did do show list get see view read find search look ' +
    'display count check fetch download export all any every my our latest newest oldest recent upcoming pending overdue unread ' +
    'unpaid failed active total',
)
/** Words before the verb that carry no meaning. */
const POLITE = words('please can could you i we want need to let me us would like just now hey then and kindly')
const DOWNLOAD = words('download export save fetch')
const SEARCH = words('find search look')
const ONE = words('one single id')
const ARTICLES = words('a an this')
/** Words before a new thing, and before any thing: a first word in front of one of them is a verb. */
const INDEFINITE = words('a an new another')
const DETERMINERS = words(
  'a an new another the this that these those my our your his her its their it them him both all every',
)
/** Telling others is writing. Telling "me" or "us" is not. */
const INFORM = /^tell (?:me|us)\b/
/** Two-word verbs of creation. */
const PARTED_CREATE = /^(?:set|put|draw|write|start|open|make|sign|line) (?:\S+ )*?(?:up|together)\b/

/** All words of intents. */
export const INTENT_WORDS: readonly string[] = [...Object.values(WRITES), READS, POLITE, DOWNLOAD, SEARCH, ONE].flatMap(
  (set) => [...set],
)

/** Fit of actions to a command with an unknown verb, by whether it names a new thing. An entity's own action has its verb. */
const COMMANDED: Readonly<Record<'known' | 'new', Readonly<Record<string, number>>>> = {
  known: { create: 1.1, update: 1.5, delete: 1, own: 0.8 },
  new: { create: 1.5, update: 1.1, delete: 0.6, own: 0.8 },
}

/** Intent of a query. */
export interface Intent {
  /** Whether it asks to write. Undefined when its first word does not decide. */
  readonly isWrite?: boolean
  /** Root of its first word, unless this is a word of reading. */
  readonly verb?: string
  /** The same word as keywords have it. */
  readonly word?: string
  /** Fit of an operation, as a factor of the score. `isPlural`: whether the query names several of the entity. */
  fit(operation: Pick<OperationInfo, 'action' | 'effect'>, isPlural: boolean | undefined): number
}

/** Reads the intent of a query. */
export function intentOf(query: string): Intent {
  const plain = plainWords(query)
  const request = plain.slice(plain.findIndex((word) => !POLITE.has(word)))
  const written = writeAction(request)
  // What begins with several of a thing, such as "invoices of Ada", asks to see them.
  const isRead =
    written === undefined &&
    (READS.has(request[0] ?? '') || INFORM.test(request.join(' ')) || isPluralWord(request[0] ?? ''))
  const isCommand = written === undefined && !isRead && DETERMINERS.has(request[1] ?? '')
  const commanded = COMMANDED[INDEFINITE.has(request[1] ?? '') ? 'new' : 'known']
  const isFile = plain.some((word) => DOWNLOAD.has(word))
  const isSearch = plain.some((word) => SEARCH.has(word))
  const isNumbered = plain.some((word) => ONE.has(word) || /^[a-z]*\d+$/.test(word))
  const hasArticle = plain.some((word) => ARTICLES.has(word))
  const fit: Intent['fit'] = ({ action, effect }, isPlural) => {
    const isOwnWrite = isOwnAction(action) && effect !== 'read'
    if (isOwnWrite || action in WRITES) {
      if (isCommand) return commanded[isOwnWrite ? 'own' : action] ?? 1
      if (!written) return isRead ? 0.45 : 1
      if (isOwnWrite) return written === LIKE[effect] ? 1 : 0.7
      return written === action ? 2 : 0.7
    }
    const base = written || isCommand ? 0.6 : 1
    const isOne = isNumbered || (hasArticle && isPlural === false && !isSearch)
    if (action === 'download') return base * (isFile ? 1.8 : 0.8)
    if (action === 'get') return base * (isOne ? 1.2 : isPlural ? 0.7 : 0.85)
    if (action === 'api_search') return base * (isSearch ? 1.3 : 0.85)
    if (isOwnAction(action)) return base * 0.8
    return base * (isNumbered ? 0.9 : 1.1)
  }
  const isKnown = written !== undefined || isRead || isCommand
  return defined({
    fit,
    isWrite: isKnown ? !isRead : undefined,
    verb: !isRead && request[0] !== undefined ? rootOf(stem(request[0])) : undefined,
    word: request[0] === undefined ? undefined : stem(request[0]),
  })
}

/** Action of the verb that a request begins with. `open` counts only before what is opened. */
function writeAction(request: readonly string[]): string | undefined {
  const [verb = '', object = ''] = request
  const isOpened = verb === 'open' && /^(?:an?|new)$/.test(object)
  if (isOpened || (verb === 'give' && request.includes('back'))) return 'create'
  if (PARTED_CREATE.test(request.join(' '))) return 'create'
  if (PARTED_DELETE.test(request.join(' '))) return 'delete'
  return Object.entries(WRITES).find(([, verbs]) => verbs.has(verb))?.[0]
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
