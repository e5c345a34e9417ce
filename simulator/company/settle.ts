/** Makes the values of one object agree: its state with flags and times, and its amounts with each other. */
import { isObject, type Json, type JsonObject } from '../../runtime/base/json.ts'
import { endOf } from './moments.ts'
import type { Scene } from './scene.ts'
import { settleSums } from './sums.ts'

/** A field of an object, as its schema has it. */
export interface SettledField {
  readonly name: string
  /** Its name without case and separators. */
  readonly plain: string
  readonly types: readonly string[]
  readonly isRequired: boolean
  /** Whether its schema leaves the value open. */
  readonly isOpen: boolean
  /** Whether its value is a date without a time. */
  readonly isDate: boolean
}

const DONE =
  /^(?:closed?|done|complete|completed|resolved|solved|finished|merged|paid|succeeded|fulfilled|won|closed_?won)$/i
const CANCELED = /^(?:canceled|cancelled|void|voided|expired|failed|lost|declined|rejected|refunded)$/i
const HIDDEN = /^(?:archived|deleted|trash|trashed|removed|spam|inactive|disabled|suspended|banned)$/i
const STATE = /^(?:status|state|financialstatus|stage|lifecycle)$/
const END =
  /^(?:closed|completed|resolved|solved|finished|merged|paid|fullypaidon|datepaid|datecompleted)(?:at|on|date|time|datetime|gmt)?$/
const CANCEL =
  /^(?:cancel+ed|voided|refunded|declined|rejected|failed)(?:at|on|date|time|datetime|gmt)?$|^date(?:cancel+ed|voided)$/
const HIDE =
  /^(?:date)?(?:archived|deleted|trashed|deactivated|disabled|suspended|purged|contentarchived)(?:at|on|date|time|datetime)?$/
const FLAG_DONE = /^(?:is)?(?:completed?|done|closed|resolved|finished|merged|paid|captured|won)$/
const FLAG_HIDDEN =
  /^(?:is|in)?(?:archived|deleted|trash(?:ed)?|hidden|spam|banned|suspended|muted|disabled|deactivated|removed|blocked|bot|restricted|ultrarestricted)$/
const FLAG_ACTIVE = /^(?:is)?(?:active|enabled|visible|verified|confirmed|published)$/

/** The values of an enum that a record of a scene may have in its state. */
export function statesIn(values: readonly Json[], name: string, { isOver, isHidden }: Scene): readonly Json[] {
  const shown = values.filter((value) => isHidden || !HIDDEN.test(String(value)))
  if (!STATE.test(name)) return orAll(shown, values)
  const over = shown.filter((value) => DONE.test(String(value)))
  const open = shown.filter((value) => !DONE.test(String(value)) && !CANCELED.test(String(value)))
  return orAll(isOver ? over : open, orAll(shown, values))
}

function orAll(some: readonly Json[], all: readonly Json[]): readonly Json[] {
  return some.length > 0 ? some : all
}

/** A flag of a scene; undefined for others. */
export function flagIn(name: string, { isOver, isHidden, index }: Scene): boolean | undefined {
  if (name === 'isme') return index === 0
  if (FLAG_HIDDEN.test(name)) return isHidden && /archiv|delet|trash/.test(name)
  if (FLAG_ACTIVE.test(name)) return !isHidden
  if (FLAG_DONE.test(name)) return isOver
  return name === 'livemode' || name === 'testmode' || name === 'refunded' || name === 'disputed' ? false : undefined
}

/** The state of an object in a life: open, done, or ended in another way. */
type Life = 'open' | 'done' | 'canceled'

/** Makes an object agree. Changes it. */
export function settleLife(object: JsonObject, fields: readonly SettledField[], scene: Scene): void {
  const life = lifeOf(object, fields, scene)
  for (const field of fields) {
    const { name, plain } = field
    if (!(name in object)) continue
    if (END.test(plain)) settleTime(object, field, life === 'done', scene)
    else if (CANCEL.test(plain)) settleTime(object, field, life === 'canceled', scene)
    else if (HIDE.test(plain)) settleTime(object, field, scene.isHidden, scene)
    else if (typeof object[name] === 'boolean' && field.isOpen && FLAG_DONE.test(plain))
      object[name] = life === 'done' || (life === 'canceled' && /closed/.test(plain))
    else settleCount(object, field)
  }
  settleIds(object, fields)
  settleSums(object, fields, life === 'done')
}

function lifeOf(object: JsonObject, fields: readonly SettledField[], { isOver }: Scene): Life {
  const words = fields.filter(({ plain }) => STATE.test(plain)).map(({ name }) => object[name])
  const states = words.filter((word): word is string => typeof word === 'string')
  if (states.length === 0) return isOver ? 'done' : 'open'
  if (states.some((word) => DONE.test(word))) return 'done'
  return states.some((word) => CANCELED.test(word)) ? 'canceled' : 'open'
}

/** Writes the time of an end, or removes it. */
function settleTime(object: JsonObject, field: SettledField, is: boolean, scene: Scene): void {
  const { name, types, isRequired, isDate } = field
  const value = object[name]
  if (typeof value === 'boolean' || isObject(value) || Array.isArray(value)) return
  if (is && value === null) {
    const at = Math.floor(endOf(scene) / 1000)
    if (types.includes('string')) object[name] = new Date(at * 1000).toISOString().slice(0, isDate ? 10 : undefined)
    else if (types.includes('integer') || types.includes('number')) object[name] = at
  }
  if (is) return
  if (types.includes('null')) object[name] = null
  else if (!isRequired) delete object[name]
}

/** `assignee_id` is the key of the `assignee`. */
function settleIds(object: JsonObject, fields: readonly SettledField[]): void {
  for (const { name, plain, types } of fields) {
    const stem = /^(\w{3,}?)(?:g?id|accountid)$/.exec(plain)?.[1]
    const beside = stem === undefined ? undefined : fields.find((field) => field.plain === stem)?.name
    const named = beside === undefined ? undefined : object[beside]
    if (named === null && types.includes('null')) object[name] = null
    const key = isObject(named) ? (named.id ?? named.gid ?? named.accountId) : undefined
    if (typeof key === 'string' && types.includes('string')) object[name] = key
    if (typeof key === 'number' && types.includes('integer')) object[name] = key
  }
}

/** `comment_count` is the number of `comments`. */
function settleCount(object: JsonObject, { name, plain }: SettledField): void {
  const stem = /^(?:num(?:berof)?|total)?(\w+?)(?:count|total)$/.exec(plain)?.[1]
  if (stem === undefined || typeof object[name] !== 'number') return
  const list = Object.entries(object).find(
    ([other, value]) =>
      Array.isArray(value) && [stem, `${stem}s`].includes(other.replaceAll(/[^a-zA-Z0-9]/g, '').toLowerCase()),
  )
  if (list) object[name] = (list[1] as Json[]).length
}
