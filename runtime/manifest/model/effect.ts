/** The effect of an action by its name: one rule for each verb, for every kind. */
import { actionKeys } from '../schema/index.ts'

type Effect = 'read' | 'additive' | 'overwrites' | 'destroys'

/** Effect of a call on data and money. */
export interface EffectShape {
  readonly effect: Effect
  /** The call that undoes this one, although its verb normally cannot be undone. */
  readonly undo?: string
  /** Whether a call moves money or credit. */
  readonly pays?: true
}

/** The effects of the actions that every entity may have. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  list: 'read',
  get: 'read',
  api_search: 'read',
  download: 'read',
  create: 'additive',
  update: 'overwrites',
  delete: 'destroys',
}

/** Verbs of calls that cannot be undone, each with the verbs that undo it if the entity has one of them. */
const ENDING: Readonly<Record<string, readonly string[]>> = {
  anonymize: [],
  archive: ['unarchive', 'restore'],
  cancel: [],
  close: ['open', 'reopen'],
  deactivate: ['activate', 'reactivate'],
  delete: [],
  detach: ['attach'],
  disable: ['enable'],
  empty: [],
  erase: [],
  expire: [],
  merge: [],
  purge: [],
  redact: [],
  remove: ['add'],
  retire: ['restore'],
  revoke: [],
  suppress: ['unsuppress'],
  suspend: ['activate', 'reactivate', 'resume', 'unsuspend'],
  trash: ['untrash', 'restore'],
  void: [],
  write_off: [],
}

/** Verbs that move money. */
const PAYING =
  /(?:^|_)(?:capture|charge|credit|debit|deposit|disburse|paid|pay|payment|payout|refund|reimburse|top_up|transfer|withdraw|write_off)(?:_|$)/
/** Names of entities whose creation moves money. */
const PAYMENTS =
  /(?:^|_)(?:captures|charges|credit_notes|credits|deposits|disbursements|payments|payouts|refunds|reimbursements|top_ups|transactions|transfers|withdrawals)$/

/** Returns the effect of an action: as written, unless its verb cannot be undone. @param entity with all its actions */
export function effectOf(
  entity: object,
  action: string,
  { effect, undo }: Pick<Partial<EffectShape>, 'effect' | 'undo'>,
): Effect {
  const written = effect ?? EFFECTS[action] ?? 'overwrites'
  const isAsWritten = written === 'read' || undo !== undefined || endingVerb(entity, action) === undefined
  return isAsWritten ? written : 'destroys'
}

/** Whether a write moves money, as written or by its name. */
export function paysOf(
  entity: string,
  action: string,
  { pays, effect }: { readonly pays: boolean | undefined; readonly effect: Effect },
): true | undefined {
  const isPayment = PAYING.test(action) || (action === 'create' && PAYMENTS.test(entity))
  return (pays ?? (effect !== 'read' && isPayment)) || undefined
}

/** Returns the verb of an action that cannot be undone; undefined if the entity has an action that undoes it. */
export function endingVerb(entity: object, action: string): string | undefined {
  const actions = new Set(actionKeys(entity))
  return Object.entries(ENDING).find(([verb, undoing]) => {
    const words = new RegExp(`(?<=^|_)${verb}(?=_|$)`)
    return words.test(action) && !undoing.some((one) => actions.has(action.replace(words, one)))
  })?.[0]
}
