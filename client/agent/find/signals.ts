/** Signals that an operation is what a query asks for, and their weights in a log-linear model. */
import { isOwnAction } from '../../../runtime/base/actions.ts'
import { requiredNames } from '../../base/schemas.ts'
import type { AgentOperation } from '../agent-source.ts'
import type { AskedQuery } from './asked.ts'
import type { KeywordWords } from './keywords.ts'
import { type Opposites, oppositesOf, relationTo } from './opposites.ts'
import { contentWords, plainWords, rootOf, stem } from './words.ts'
import { WEIGHTS } from './weights.ts'

/** Name of a signal. */
export type Signal = keyof typeof WEIGHTS

/** Properties of an operation, besides its words. */
export interface Traits {
  /** How queries ask for it: the common action that it resembles. */
  readonly act: 'list' | 'get' | 'api_search' | 'download' | 'other' | 'create' | 'update' | 'delete'
  readonly isOwn: boolean
  /** Last word of its entity. */
  readonly head: string
  /** Roots of its verbs. A read has only those of its own action. */
  readonly verbs: ReadonlySet<string>
  readonly keywords: KeywordWords
  readonly opposites: Opposites
  /** Signals that no query changes, and their sum. */
  readonly constants: readonly (readonly [Signal, number])[]
  readonly constant: number
  /** Whether it is a record of the connected account itself. */
  readonly isAccount: boolean
}

/** For an entity's own writing action, the common action with that effect. */
const LIKE = { read: 'other', additive: 'create', overwrites: 'update', destroys: 'delete' } as const
const READ_ACTS = new Set(['list', 'get', 'api_search', 'download', 'other'])

/** The traits of an operation. @param siblings actions of its entity; `place`: position of the entity among those of the kind, from 0 to 1 */
export function traitsOfOperation(
  operation: AgentOperation,
  keywords: KeywordWords,
  { siblings, place }: { readonly siblings: readonly string[]; readonly place: number },
): Traits {
  const { entity, action, effect, params } = operation
  const nouns = contentWords(entity.replaceAll('_', ' '))
  const isOwn = isOwnAction(action)
  const common = action === 'search' ? 'api_search' : action
  const constants: readonly (readonly [Signal, number])[] = [
    ['siblings', Math.log(siblings.length)],
    ['place', place],
    ['name_words', nouns.length - 1],
    ['many', /many|batch|bulk/.test(`${entity} ${action}`) ? 1 : 0],
  ]
  return {
    act: isOwn ? LIKE[effect] : (common as Traits['act']),
    isOwn,
    head: nouns.at(-1) ?? '',
    verbs: verbsOf(operation),
    keywords,
    opposites: oppositesOf(action, siblings),
    constants,
    constant: constants.reduce((sum, [signal, value]) => sum + WEIGHTS[signal] * value, 0),
    isAccount: action === 'get' && effect === 'read' && requiredNames(params).length === 0,
  }
}

/** Calls `add` with each signal of an operation for a query, besides its constants and those of its texts. */
export function eachSignal(traits: Traits, asked: AskedQuery, add: (signal: Signal, value: number) => void): void {
  const { act, isOwn, verbs, keywords, opposites } = traits
  const { intent, words } = asked
  const isRead = READ_ACTS.has(act)
  if (intent.act === 'read' || intent.act === 'unknown') add(`${intent.act}_${act}`, 1)
  else if (isRead) add('write_read', 1)
  else if (act !== intent.act) add('write_other', 1)
  else add(isOwn ? 'write_same_own' : 'write_same', 1)
  if (!isRead || isOwn) {
    const isVerb = intent.roots.some((root) => verbs.has(root))
    const isKeyword = keywords.first.has(intent.verb)
    if (isVerb || keywords.own.has(intent.verb)) add('verb', 1)
    if (isKeyword) add('verb_keyword', 1)
    const relation = isVerb || isKeyword ? undefined : relationTo(opposites, asked)
    if (relation) add(relation, 1)
  }
  if (asked.isFile && act === 'download') add('file_download', 1)
  if (act !== 'list' && act !== 'get' && act !== 'api_search') return
  if (asked.isKeyed) add(`keyed_${act}`, 1)
  if (asked.isSearch) add(`search_${act}`, 1)
  if (words.get(traits.head)?.isPlural) add(`plural_${act}`, 1)
}

/** Verbs of an operation, from its names and, of a writing one, its description: `invoices.void`, "Voids an invoice". */
function verbsOf({ entity, action, description = '', effect }: AgentOperation): ReadonlySet<string> {
  const own = isOwnAction(action) ? action.split('_') : []
  if (effect === 'read') return new Set(own.map((word) => rootOf(stem(word))))
  const [first = ''] = plainWords(description)
  // Who deletes a pin takes it back.
  const noun = action === 'delete' ? [] : entity.split('_')
  return new Set([first, ...own, ...noun].map((word) => rootOf(stem(word))))
}
