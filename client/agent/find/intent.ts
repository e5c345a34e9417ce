/** The intent of a query, by the first word of the clause that decides. */
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

/** The intent of a query. */
export type Act = 'read' | 'create' | 'update' | 'delete' | 'unknown'

// Some verbs are from Roget's Thesaurus, for "record", "inform", "produce", "insert", "change", "adjust", "erase" and "discard".
const VERBS: Readonly<Record<'create' | 'update' | 'delete' | 'read', ReadonlySet<string>>> = {
  create: words(
    'create add new make start launch write post register refund comment send reply answer forward invite schedule append upload share ' +
      'approve accept merge log record file enter note jot book enroll inform notify message report mention announce mail dispatch build ' +
      'compose draft generate establish found institute insert introduce publish give raise text email tag subscribe issue grant link ' +
      'attach import submit request order put page ping duplicate copy clone charge bill pay buy react run trigger kick remind',
  ),
  update: words(
    'update change edit modify set move rename close assign reassign pause archive mark resolve acknowledge alter vary adjust amend ' +
      'revise correct fix replace swap switch shift transfer convert turn lower increase decrease extend push bump ack snooze reopen ' +
      'retry unassign hand pass promote tick complete finish flag star pin mute enable disable activate deactivate resume unpause hide ' +
      'lock unlock postpone reschedule escalate reject restore undo',
  ),
  delete: words(
    'delete remove erase drop cancel discard scrap purge wipe clear eliminate destroy trash bin dump revoke withdraw retract rescind ' +
      'annul unsubscribe kill void stop untag unlink detach unfollow unshare disconnect',
  ),
  read: words(
    'what whats which who whos whom whose when whens where wheres why how hows is isnt are was were has hasnt have had does doesnt did ' +
      'didnt do am show list get see view read find search look lookup display count check fetch download export all any anyone anything ' +
      'every my our latest newest oldest recent upcoming pending overdue unread unpaid failed active total pull grab bring dig status there',
  ),
}
/** Words before the verb that carry no meaning. */
const POLITE = words(
  'please pls plz can could would will you i we want wanna need to let me us like just now hey hi hello ok okay so then and also kindly ' +
    'quick quickly actually thanks the someone somebody go ahead id d ll in on from via using with for s',
)
/** Asks for an answer, though its verb may write: "send me", "pull up". */
const ASKING =
  /^(?:(?:give|send|get|tell|show|bring|hand|pull|grab) (?:me|us)|let (?:me|us) know|(?:pull|bring|look|dig) (?:\S+ )*?up)\b/
/** Two-word verbs of creation. */
const PARTED_CREATE =
  /^(?:(?:set|put|draw|write|start|open|make|sign|line) (?:\S+ )*?(?:up|together)|open (?:an?|new|the|it|this|that)|drop (?:\S+ )*?(?:in|into|on|onto|to))\b/
/** Two-word verbs of deletion, each with what may separate the words. */
const PARTED_DELETE =
  /^(?:get rid|(?:call|take|strike|cross|clear|throw|cut|kick|rule)(?: \S+)*? (?:off|out|away|down))\b/
/** Words before a new thing, and before any thing: a first word in front of one of them is a verb. */
const INDEFINITE = words('a an new another')
const DETERMINERS = words(
  'a an new another the this that these those my our your his her its their it them him both all every',
)

/** All words of intents. */
export const INTENT_WORDS: readonly string[] = [...Object.values(VERBS), POLITE].flatMap((set) => [...set])

/** Intent of a query. */
export interface Intent {
  readonly act: Act
  /** The word that decides, as texts have it. Empty without one. */
  readonly verb: string
  /** Its root, and that of the verb which it repeats: `open` of reopen. */
  readonly roots: readonly string[]
  /** Position of the clause that decides. The rest is a story. */
  readonly clause: number
}

/**
 * Reads the intent of a query: that of its first clause with a question or a verb. Of "I spoke to Ada, log the call" that is the second.
 * @param isName whether a word names a kind
 */
export function intentOf(clauses: readonly string[], isName: (word: string) => boolean): Intent {
  const requests = clauses.map((clause) => requestOf(clause, isName))
  for (const [clause, request] of requests.entries()) {
    const act = actOf(request)
    if (act) return intentWith(act, request[0] ?? '', clause)
  }
  const [verb = '', object = ''] = requests.find(({ length }) => length > 0) ?? []
  // An unknown verb makes a new thing, or changes a known one.
  const act = INDEFINITE.has(object) ? 'create' : DETERMINERS.has(object) ? 'update' : 'unknown'
  return intentWith(act, verb, 0)
}

function intentWith(act: Act, word: string, clause: number): Intent {
  const verb = stem(word)
  const root = rootOf(verb)
  return { act, verb, roots: [root, root.replace(/^re(?=\w{3})/, '')], clause }
}

/** The words of a clause from its verb on. "Jira: close the sprint" asks to close. */
function requestOf(clause: string, isName: (word: string) => boolean): string[] {
  const plain = plainWords(clause)
  if (VERBS.read.has(plain[0] ?? '')) return plain
  const start = plain.findIndex((word) => !POLITE.has(word) && !isName(word))
  return start < 0 ? [] : plain.slice(start)
}

function actOf(request: readonly string[]): Act | undefined {
  const [verb = ''] = request
  const text = request.join(' ')
  if (ASKING.test(text)) return 'read'
  if (PARTED_CREATE.test(text)) return 'create'
  if (PARTED_DELETE.test(text)) return 'delete'
  const act = (['create', 'update', 'delete', 'read'] as const).find((one) => VERBS[one].has(verb))
  // What begins with several of a thing, such as "invoices of Ada", asks to see them.
  return act ?? (isPluralWord(verb) ? 'read' : undefined)
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
