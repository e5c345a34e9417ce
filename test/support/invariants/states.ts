/** Rules about states and flags. */
import { instantNamed, numberIn, type ObjectRule, type SeenObject, textIn } from './seen.ts'
import { CLOSED } from './dates.ts'

/** Words of states in which work has ended. */
const OVER = /^(?:closed|done|complete|completed|resolved|solved|finished|merged|canceled|cancelled|void|voided)$/i
const NOT_OVER = /^(?:open|opened|new|active|pending|draft|todo|to do|in progress|in_progress|started|unstarted)$/i

/** Names of the time at which a record was done. */
const ENDED = /^(?:closed|completed|resolved|finished)(?:at|on|date|time)$/

function stateOf(seen: SeenObject): string | undefined {
  return textIn(seen, 'state', 'status')
}

function archivedBroken(seen: SeenObject): string | undefined {
  if (seen.path !== '' || /delet|trash|archiv/.test(seen.entity)) return undefined
  for (const name of ['archived', 'isarchived', 'deleted', 'isdeleted', 'trashed', 'intrash'])
    if (seen.fields.get(name) === true) return `${name} in a list that nobody asked for it`
  return undefined
}

function markBroken(flag: RegExp, time: RegExp): ObjectRule['broken'] {
  return (seen) => {
    const [name] = [...seen.fields].find(([field, value]) => flag.test(field) && value === false) ?? []
    if (name === undefined) return undefined
    const at = instantNamed(seen, time)
    return at === undefined ? undefined : `${name} is false, and there is a time of it`
  }
}

function closedBroken(seen: SeenObject): string | undefined {
  const state = stateOf(seen)
  const hasField = [...seen.fields.keys()].some((name) => ENDED.test(name))
  if (state === undefined || !hasField) return undefined
  const at = instantNamed(seen, CLOSED)
  if (NOT_OVER.test(state) && at !== undefined) return `${state}, and it has a time of its end`
  if (/^(?:closed|completed|resolved|done)$/i.test(state) && at === undefined)
    return `${state}, and it has no time of its end`
  return undefined
}

function paidBroken(seen: SeenObject): string | undefined {
  const paid = seen.fields.get('paid')
  const status = textIn(seen, 'status')
  const left = numberIn(seen, 'amountremaining', 'amountdue')
  if (typeof paid === 'boolean' && (status === 'paid' || status === 'open') && paid !== (status === 'paid'))
    return `paid is ${paid}, and the status is ${status}`
  if (status?.toLowerCase() === 'paid' && numberIn(seen, 'amountremaining') !== undefined && left !== 0)
    return `paid, and ${left} is left`
  return undefined
}

function attemptsBroken(seen: SeenObject): string | undefined {
  const [attempted, count] = [seen.fields.get('attempted'), numberIn(seen, 'attemptcount')]
  if (typeof attempted !== 'boolean' || count === undefined) return undefined
  return attempted === count > 0 ? undefined : `attempted is ${attempted}, and attempts are ${count}`
}

function doneBroken(seen: SeenObject): string | undefined {
  for (const name of ['completed', 'done', 'isdone', 'closed', 'isclosed', 'resolved']) {
    const flag = seen.fields.get(name)
    const at = instantNamed(seen, CLOSED)
    const hasField = [...seen.fields.keys()].some((field) => CLOSED.test(field))
    if (typeof flag === 'boolean' && hasField && flag !== (at !== undefined))
      return `${name} is ${flag}, and the time of its end says otherwise`
    const state = stateOf(seen)
    if (flag === true && state !== undefined && NOT_OVER.test(state)) return `${name}, and the state is ${state}`
    if (flag === false && state !== undefined && OVER.test(state)) return `not ${name}, and the state is ${state}`
  }
  return undefined
}

function activeBroken(seen: SeenObject): string | undefined {
  const state = stateOf(seen)?.toLowerCase()
  const active = seen.fields.get('active') ?? seen.fields.get('isactive')
  if (typeof active !== 'boolean' || state === undefined) return undefined
  if (state === 'active' && !active) return 'the state is active, and the flag is not'
  if ((state === 'inactive' || state === 'archived' || state === 'disabled') && active)
    return `active, and the state is ${state}`
  return undefined
}

/** Rules about states and flags. */
export const STATE_RULES: readonly ObjectRule[] = [
  { name: 'a list has no archived records', broken: archivedBroken },
  {
    name: 'what is not archived has no time of it',
    broken: markBroken(/^(?:is)?archived$/, /^archived(?:at|on|date|time)$/),
  },
  {
    name: 'what is not deleted has no time of it',
    broken: markBroken(/^(?:is)?deleted$/, /^deleted(?:at|on|date|time)$/),
  },
  { name: 'a state and the time of its end agree', broken: closedBroken },
  { name: 'a flag and the time of its end agree', broken: doneBroken },
  { name: 'paid and what is left agree', broken: paidBroken },
  { name: 'attempts agree', broken: attemptsBroken },
  { name: 'a state and its active flag agree', broken: activeBroken },
]
