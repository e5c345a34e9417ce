/** Rules about many records: keys, references, people in several kinds. */
import { type Json, valueAt } from '../../../runtime/base/json.ts'
import { ADDRESSES, emailIn, plainLetters, WHOLE_NAME } from './people.ts'
import { type SeenEntity, type SeenObject, textIn, type Violation } from './seen.ts'

/** A rule about the records of all kinds. */
export interface WorldRule {
  readonly name: string
  readonly broken: (entities: readonly SeenEntity[], known: Known) => Violation[]
}

/** Facts that the checker has about kinds besides their records. */
export interface Known {
  /** The refs of an entity: the field and its target, such as `customers.id`. */
  readonly refs: (kind: string, entity: string) => readonly (readonly [field: string, target: string])[]
  /** Whether the manifest has a pattern or an example of an entity's keys. */
  readonly hasKeyForm: (kind: string, entity: string) => boolean
  /** Whether the sandbox has a record. */
  readonly has: (kind: string, target: string, value: Json) => boolean
}

function found(rule: string, { kind, entity }: SeenEntity, record: Json, text: string): Violation {
  return { rule, kind, entity, record: String(record), text }
}

function perEntity(
  name: string,
  broken: (entity: SeenEntity, known: Known) => Iterable<readonly [record: Json, text: string]>,
): WorldRule {
  return {
    name,
    broken: (entities, known) =>
      entities.flatMap((one) => [...broken(one, known)].map(([record, text]) => found(name, one, record, text))),
  }
}

function twice(entity: SeenEntity, fields: readonly string[], isCounted: (value: string) => boolean = () => true) {
  const seen = new Map<string, Json>()
  const same: (readonly [Json, string])[] = []
  for (const one of entity.objects.filter(({ path }) => path === '')) {
    const value = textIn(one, ...fields) ?? ''
    if (value === '' || !isCounted(value)) continue
    if (seen.has(value)) same.push([one.key, `${value} is also of ${String(seen.get(value))}`])
    seen.set(value, one.key)
  }
  return same
}

const PEOPLE = /^(?:users|contacts|customers|members|leads|candidates|profiles|owners|admins|agents|people)$/

function namesOf(
  entities: readonly SeenEntity[],
  from: (seen: SeenObject) => string | undefined,
  to: (seen: SeenObject) => string | undefined,
  rule: string,
): Violation[] {
  const known = new Map<string, { readonly value: string; readonly where: string }>()
  return entities.flatMap((entity) =>
    entity.objects.flatMap((seen): Violation[] => {
      const [one, other] = [from(seen), to(seen)]
      if (one === undefined || other === undefined) return []
      const before = known.get(one)
      if (!before) known.set(one, { value: other, where: `${seen.kind} ${seen.entity}` })
      return before && before.value !== other
        ? [found(rule, entity, seen.key, `${one} is ${other}, and ${before.value} in ${before.where}`)]
        : []
    }),
  )
}

function personName(seen: SeenObject): string | undefined {
  const [first, last] = [textIn(seen, 'firstname', 'givenname'), textIn(seen, 'lastname', 'familyname')]
  if (first !== undefined && last !== undefined) return `${first} ${last}`
  const name = textIn(seen, ...WHOLE_NAME)
  return name !== undefined && /^\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}' -]+$/u.test(name) ? name : undefined
}

function cityOf(seen: SeenObject): string | undefined {
  const street = textIn(seen, 'line1', 'address1', 'street', 'streetaddress')
  const city = textIn(seen, 'city')
  return street === undefined || city === undefined ? undefined : `${street}, ${city}`
}

/** Objects such as `assignee: {id, name}` where the kind lists such records. */
function* othersNames(entities: readonly SeenEntity[], rule: string): Generator<Violation> {
  const nameAt = new Map<string, string>()
  for (const { kind, entity, keyField, records } of entities)
    for (const record of records) {
      const name = record.name ?? record.displayName
      if (typeof name === 'string') nameAt.set(`${kind} ${entity} ${String(record[keyField])}`, name)
    }
  for (const one of entities)
    for (const { path, object, key } of one.objects) {
      const holder = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
      const target = entities.find(
        ({ kind, entity }) => kind === one.kind && path !== '' && (entity === `${holder}s` || entity === holder),
      )
      const own = target && object[target.keyField]
      const name = object.name ?? object.displayName
      const theirs = target && nameAt.get(`${one.kind} ${target.entity} ${String(own)}`)
      if (theirs !== undefined && typeof name === 'string' && name !== theirs)
        yield found(rule, one, key, `${path} ${String(own)} is ${name} here and ${theirs} in ${target!.entity}`)
    }
}

/** Whether a key is the entity's name and a number: `customers_12`. */
function isOurs(entity: string, value: Json): boolean {
  return typeof value === 'string' && value.startsWith(`${entity}_`) && /_\d+$/.test(value)
}

/** Rules about many records. */
export const WORLD_RULES: readonly WorldRule[] = [
  perEntity('keys are unique', function* ({ records, keyField }) {
    const seen = new Set<string>()
    for (const { [keyField]: key } of records) {
      if (key === undefined || key === null || typeof key === 'object') continue
      if (seen.has(String(key))) yield [key, `the key ${String(key)} is there twice`]
      seen.add(String(key))
    }
  }),
  perEntity('email addresses of people are unique', (entity) =>
    PEOPLE.test(entity.entity) ? twice(entity, ADDRESSES) : [],
  ),
  perEntity('logins, slugs and numbers are unique', (entity) =>
    [...(PEOPLE.test(entity.entity) ? ['login', 'username'] : []), 'slug', 'handle'].flatMap((field) =>
      twice(entity, [field]),
    ),
  ),
  perEntity(
    'keys have the form that the manifest shows',
    function* ({ kind, records, keyField, entity }, { hasKeyForm }) {
      const [key] = hasKeyForm(kind, entity)
        ? records.map((record) => record[keyField]).filter((value) => isOurs(entity, value ?? null))
        : []
      if (key !== undefined) yield [key, `${String(key)} is no key of the vendor`]
    },
  ),
  perEntity('a reference leads to a record', function* ({ kind, entity, records, keyField }, { refs, has }) {
    for (const [field, target] of refs(kind, entity))
      for (const record of records.slice(0, 10)) {
        const value = valueAt(record, field.split('.'))
        if (value === undefined || value === null || typeof value === 'object' || value === '') continue
        if (!has(kind, target, value))
          yield [record[keyField] ?? null, `${field} ${String(value)} is none of ${target}`]
      }
  }),
  perEntity('a total is the number of records', function* ({ records, total, isWhole }) {
    if (isWhole && total !== undefined && total !== records.length)
      yield [null, `the total is ${total}, and there are ${records.length}`]
  }),
  perEntity('one record has one currency', function* ({ objects, keyField }) {
    if (/^currency/i.test(keyField)) return
    const seen = new Map<string, string>()
    for (const one of objects) {
      const code = textIn(one, 'currency', 'currencycode')?.toUpperCase()
      const before = seen.get(one.key)
      if (code === undefined) continue
      if (before !== undefined && before !== code) yield [one.key, `${code} in a record in ${before}`]
      seen.set(one.key, before ?? code)
    }
  }),
  perEntity('records differ', function* ({ records, keyField }) {
    if (!records.every((record) => record[keyField] !== undefined)) return
    const texts = new Set(records.map((record) => JSON.stringify(record)))
    if (texts.size < records.length) yield [null, `${records.length - texts.size} are copies`]
  }),
  {
    name: 'one email address has one name',
    broken: (entities) => namesOf(entities, emailIn, personName, 'one email address has one name'),
  },
  {
    name: 'one name has one email address',
    broken: (entities) =>
      namesOf(
        entities,
        (seen) => (emailIn(seen) === undefined ? undefined : plainLetters(personName(seen) ?? '') || undefined),
        emailIn,
        'one name has one email address',
      ),
  },
  {
    name: 'one person has one address',
    broken: (entities) => namesOf(entities, emailIn, (seen) => cityOf(seen), 'one person has one address'),
  },
  {
    name: 'a named record has its name',
    broken: (entities) => [...othersNames(entities, 'a named record has its name')],
  },
]
