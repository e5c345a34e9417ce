/** The subjects of the records of a kind: their people and times, and the records that their fields name. */
import { wholeSecond } from '../company/moments.ts'
import { type Referred, sceneRole, type Scene, sceneOf, STAFF_WORD, CUSTOMER_WORD } from '../company/scene.ts'
import { STAFF } from '../company/people.ts'
import { chance, memoized } from '../values/index.ts'
import type { RecordRef } from './dataset-types.ts'
import type { RecordField, Relations } from './relations.ts'

const DAY = 86_400_000
/** The time in which the records came: 12 months. */
const HISTORY = 365 * DAY
/** The age of the latest change: syncs read the last hours twice. */
const LATEST = 2 * 3_600_000

/** The place of `Done` among the names of states. */
const DONE_STATE = 5

/** The source of scenes. */
export interface SceneSource {
  readonly kind: string
  readonly relations: Relations
  /** The factor of a parent's ordinal in those of its children. */
  readonly scale: number
  readonly countOf: (entity: string) => number
  /** The number of records of an entity below a record's parent, or of those without one. */
  readonly some: (entity: string, seed: string, near?: RecordRef) => number | undefined
  /** When a record was written. */
  readonly writtenAt: (record: RecordRef) => number | undefined
  readonly nameOf: (entity: string, field: string, ordinal: number) => string | number
  readonly find: (target: RecordField, value: unknown) => number | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Finds the scenes of records. */
export class Scenes {
  readonly #source: SceneSource
  /** The entity whose records are an entity's people: the first with a `get` or a list, by role. */
  readonly #peopleOf = memoized((role: 'staff' | 'customer' | 'company') => this.#findPeople(role))
  readonly #entityOf = memoized((name: string) => this.#findEntity(name))

  constructor(source: SceneSource) {
    this.#source = source
  }

  /** The scene of a record. */
  of(entity: string, ordinal: number): Scene {
    const { kind } = this.#source
    const seed = `${kind}/${entity}/${ordinal}`
    const { created, updated } = this.timesOf(entity, ordinal)
    const owner = this.#owner(entity, ordinal)
    return sceneOf({
      seed,
      entity,
      index: this.#indexOf(ordinal),
      now: this.#source.now,
      created,
      updated,
      isOfPerson: owner !== undefined,
      customer: owner ?? this.#customerOf(seed),
      refer: (name, from) => this.#refer({ entity, ordinal }, name, from),
    })
  }

  /** When a record was created and last changed. Earlier records of a list are later ones, as in the lists of most vendors. */
  timesOf(entity: string, ordinal: number): { readonly created: number; readonly updated: number } {
    const { scale, countOf, now, relations, writtenAt } = this.#source
    const written = writtenAt({ entity, ordinal })
    if (written !== undefined) return { created: written, updated: written }
    const index = this.#indexOf(ordinal)
    const parent = relations.parent(entity)
    const above = parent && ordinal > scale ? Math.floor(ordinal / scale) : undefined
    const start = parent && above !== undefined ? this.timesOf(parent.entity, above).created : now - HISTORY
    const step = Math.max(2, now - LATEST - start) / (Math.max(countOf(entity), index + 1) + 1)
    const created = wholeSecond(now - LATEST - step * (index + 1))
    const lived = (step * (1 + (chance(`${entity}/${ordinal}/updated`) % 8))) / 10
    return { created, updated: wholeSecond(created + lived) }
  }

  /** The customer that a record is below; undefined for any other record. */
  #owner(entity: string, ordinal: number): number | undefined {
    const { relations, scale } = this.#source
    const parent = relations.parent(entity)
    return parent && ordinal > scale && sceneRole(parent.entity) === 'customer'
      ? this.#indexOf(Math.floor(ordinal / scale))
      : undefined
  }

  #indexOf(ordinal: number): number {
    return Math.max(0, (ordinal % this.#source.scale) - 1)
  }

  /** The ordinal of the record of an entity that a field of a record names. */
  pick(entity: string, from: RecordRef, field: string, seed: string): number | undefined {
    const role = sceneRole(entity)
    const { kind, countOf, some, relations } = this.#source
    // The key of an issue begins with that of the first project.
    if ([entity, from.entity].every((one) => relations.furtherKeys(one).includes('key'))) return 1
    const isState = /states$|statuses$/.test(entity) && countOf(entity) >= DONE_STATE && !relations.parent(entity)
    if (isState) {
      const isOver = chance(`${kind}/${from.entity}/${from.ordinal}/over`) % 3 === 0
      return isOver ? DONE_STATE : 1 + (chance(`${seed}/${entity}`) % (DONE_STATE - 1))
    }
    if (role === 'thing' || relations.parent(entity)) return some(entity, `${seed}/${entity}`, from)
    const count = countOf(entity)
    if (count === 0) return undefined
    const scene = `${kind}/${from.entity}/${from.ordinal}`
    if (role === 'staff') return 1 + (chance(`${seed}/${field}`) % Math.min(count, STAFF))
    const customer = sceneRole(from.entity) === 'customer' ? this.#indexOf(from.ordinal) : this.#customerOf(scene)
    return 1 + ((role === 'company' ? customer % 12 : customer) % count)
  }

  /** The customer that a thing is for, among the customers of the kind. */
  #customerOf(seed: string): number {
    const customers = this.#peopleOf('customer')
    const count = customers === undefined ? 0 : this.#source.countOf(customers)
    return chance(`${seed}/customer`) % Math.max(1, Math.min(count === 0 ? 60 : count, 60))
  }

  #refer(from: RecordRef, name: string, seed: string): Referred | undefined {
    const entity = this.#entityOf(name)
    if (entity === undefined || (entity === from.entity && !/parent/.test(name))) return undefined
    const { relations, nameOf, scale } = this.#source
    const parent = relations.parent(from.entity)
    const isParent = parent?.entity === entity && from.ordinal > scale
    const ordinal = isParent ? Math.floor(from.ordinal / scale) : this.pick(entity, from, name, seed)
    if (ordinal === undefined) return undefined
    const key = relations.key(entity)
    const named = [key, ...relations.furtherKeys(entity)].map(
      (field) => [field, nameOf(entity, field, ordinal)] as const,
    )
    return { scene: this.of(entity, ordinal), value: nameOf(entity, key, ordinal), names: Object.fromEntries(named) }
  }

  #findEntity(name: string): string | undefined {
    const { relations } = this.#source
    const plain = (entity: string) => entity.replaceAll('_', '')
    const names = [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies')]
    const own = relations.entities.find((entity) => names.includes(plain(entity)))
    if (own !== undefined && relations.isKeyed(own)) return own
    if (name.length < 4) return undefined
    const [like, other] = relations.entities.filter((entity) => /stat/.test(name) && plain(entity).endsWith(`${name}s`))
    if (like !== undefined && other === undefined && relations.isKeyed(like)) return like
    if (CUSTOMER_WORD.test(name)) return this.#peopleOf('customer')
    return STAFF_WORD.test(name) ? this.#peopleOf('staff') : undefined
  }

  /** The record that a field names by its key. */
  find(name: string, value: unknown): RecordRef | undefined {
    const entity = this.#entityOf(name)
    if (entity === undefined) return undefined
    const ordinal = this.#source.find({ entity, field: this.#source.relations.key(entity) }, value)
    return ordinal === undefined ? undefined : { entity, ordinal }
  }

  #findPeople(role: 'staff' | 'customer' | 'company'): string | undefined {
    const { relations } = this.#source
    const all = relations.entities.filter((entity) => sceneRole(entity) === role && relations.isKeyed(entity))
    return all.find((entity) => relations.isListed(entity) && !relations.parent(entity)) ?? all[0]
  }
}
