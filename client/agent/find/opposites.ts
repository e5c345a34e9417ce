/** Actions of an entity that take each other back: tag and untag, enable and disable, create and delete. */
import { isOwnAction } from '../../../runtime/base/actions.ts'
import type { AskedQuery } from './asked.ts'
import { contentWords, rootOf, stem } from './words.ts'

/** Verbs of actions that take each other back. */
const PAIRS = [
  ['create add', 'delete remove'],
  ['open reopen', 'close resolve'],
  ['enable activate reactivate resume start', 'disable deactivate pause stop suspend cancel'],
  ['accept approve', 'decline reject'],
  ['attach', 'detach'],
  ['join', 'leave'],
  ['restore', 'delete archive trash'],
].map((sides) => sides.map((verbs) => verbs.split(' ')))

/** The acts that create or delete what they belong to. */
const ACTS: Readonly<Record<string, 'create' | 'delete'>> = {
  create: 'create',
  add: 'create',
  delete: 'delete',
  remove: 'delete',
}

/** The relation of an action to the others of its entity. */
export interface Opposites {
  /** Verbs that it takes back, such as `tag` of untag. */
  readonly undone: ReadonlySet<string>
  /** Its own verbs that another action takes back, such as `tag` where there is untag. */
  readonly undoable: ReadonlySet<string>
  /** Verbs of the actions that are its opposites by their names, and their acts. */
  readonly verbs: ReadonlySet<string>
  readonly acts: ReadonlySet<string>
}

/** Relates an action to the others of its entity. */
export function oppositesOf(action: string, siblings: readonly string[]): Opposites {
  const undone = undoneBy(action)
  const [verb = '', ...rest] = action.split('_')
  const hasSibling = (other: string) => siblings.includes([other, ...rest].join('_'))
  const others = PAIRS.filter((sides) => sides.some((verbs) => verbs.includes(verb)))
    .flatMap((sides) => sides.filter((verbs) => !verbs.includes(verb)))
    .filter((verbs) => verbs.some(hasSibling))
    .flat()
  const isUndone = (root: string) => siblings.some((one) => undoneBy(one).has(root))
  return {
    undone,
    undoable: new Set(undone.size > 0 ? [] : rootsOf(action).filter(isUndone)),
    verbs: new Set(others.map((other) => rootOf(stem(other)))),
    acts: new Set(others.flatMap((other) => ACTS[other] ?? [])),
  }
}

/** Whether a query asks for the opposite of an action, or says itself that it takes back what the action takes back. */
export function relationTo(
  { undone, undoable, verbs, acts }: Opposites,
  asked: AskedQuery,
): 'opposite' | 'undo' | undefined {
  const { intent, isUndo } = asked
  const taken = hasVerb(undone, asked)
  if (taken !== undefined) return isUndo(taken) ? 'undo' : 'opposite'
  const done = hasVerb(undoable, asked)
  if (done !== undefined && isUndo(done)) return 'opposite'
  // Who names no verb of deleting deletes nothing.
  const act = (intent.act === 'unknown' || intent.act === 'read') && !isUndo('') ? 'create' : intent.act
  return acts.has(act) || intent.roots.some((root) => verbs.has(root)) ? 'opposite' : undefined
}

/** The first of some verbs that a query has. */
function hasVerb(verbs: ReadonlySet<string>, { words }: AskedQuery): string | undefined {
  for (const verb of verbs) if (words.get(verb)?.isAdded === false) return verb
  return undefined
}

/** Prefixes of actions that take back what follows. */
const TAKES_BACK = /^(?:un|remove_|cancel_|revoke_|release_|take_back_)/

function undoneBy(action: string): ReadonlySet<string> {
  if (!isOwnAction(action) || !TAKES_BACK.test(action)) return new Set()
  const rest = action.replace(TAKES_BACK, '')
  // A verb with its object follows "un".
  return new Set(rootsOf(action.startsWith('un') ? rest.replace(/_.*/, '') : rest))
}

function rootsOf(action: string): string[] {
  return contentWords(action.replaceAll('_', ' ')).flatMap((word) => [word, rootOf(word)])
}
