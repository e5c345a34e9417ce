/** The tables of entities and the columns of fields: existing ones, and planned ones. */
import type { ReplicaCopy } from '../model/change.ts'
import { type Column, mappedNameOf, ownNameOf } from '../model/columns.ts'
import { chooseName } from './names.ts'
import { OWN_COLUMNS, type TableName } from './dialect.ts'

/** A column of a table, with its field. */
export interface TableColumn extends Column {
  readonly name: string
}

/** A table of the target. */
export interface ReplicaTable extends TableName {
  readonly kind: string
  readonly entity: string
  /** The customer of a separate schema; else empty. */
  readonly customer: string
  readonly columns: readonly TableColumn[]
}

/** The changes of tables for a copy. */
export interface TablePlan {
  readonly table: ReplicaTable
  readonly isNew: boolean
  readonly added: readonly TableColumn[]
  /** Sentences about fields whose type has changed. */
  readonly notices: readonly string[]
}

/** Number of columns from which on own fields get none. PostgreSQL allows 1,600, and accounts share a table. */
const MOST_COLUMNS = 1000

/** Names reserved by databases and the registry. */
const RESERVED = /^(?:pg_|information_schema$|sqlite_|_plugboard|public$)/i

/** The tables of the registry. */
export class Tables {
  readonly #tables = new Map<string, ReplicaTable>()
  readonly #ignoresCase: boolean

  constructor(ignoresCase: boolean) {
    this.#ignoresCase = ignoresCase
  }

  add(table: ReplicaTable): void {
    this.#tables.set(keyOf(table), table)
  }

  remove(table: ReplicaTable): void {
    this.#tables.delete(keyOf(table))
  }

  /** Returns the table of an entity; undefined without one. */
  find(kind: string, entity: string, customer: string): ReplicaTable | undefined {
    return this.#tables.get(keyOf({ kind, entity, customer }))
  }

  all(): ReplicaTable[] {
    return [...this.#tables.values()]
  }

  /** Plans the table of a copy, with a column for each of its fields. @param wanted the preferred name of a new table */
  plan({ kind, entity, columns }: ReplicaCopy, customer: string, wanted: TableName): TablePlan {
    const known = this.#tables.get(keyOf({ kind, entity, customer }))
    const table = known ?? {
      ...this.#chooseTableName({ kind, entity, customer }, wanted),
      kind,
      entity,
      customer,
      columns: [],
    }
    const all = [...table.columns]
    const notices: string[] = []
    for (const { field, type, label } of columns) {
      const ofField = all.filter((one) => one.field === field)
      if (ofField.some((one) => one.type === type)) continue
      if (all.length >= MOST_COLUMNS && ownNameOf(field) !== undefined) continue
      const [before] = ofField
      const { plain, shown } = namesOf(field)
      const wanted = before ? `${plain}__${type}` : plain
      const name = chooseName(wanted, [field, type], (one) =>
        [...OWN_COLUMNS, ...all].some((other) => this.#isSame(other.name, one)),
      )
      if (before)
        notices.push(
          `${kind} ${entity}: ${shown} is ${type} now and was ${before.type}. The column "${before.name}" stays, and "${name}" is added.`,
        )
      all.push({ name, field, type, ...(label !== undefined && { label }) })
      if (all.length === MOST_COLUMNS)
        notices.push(
          `${kind} ${entity}: the table has ${MOST_COLUMNS} columns of fields. Further own fields are in "_record" only.`,
        )
    }
    return { table: { ...table, columns: all }, isNew: !known, added: all.slice(table.columns.length), notices }
  }

  #chooseTableName(
    table: Pick<ReplicaTable, 'kind' | 'entity' | 'customer'>,
    { schema: wanted, name }: TableName,
  ): TableName {
    const all = this.all()
    const owner = ownerOf(table)
    const schema =
      wanted === ''
        ? ''
        : (all.find((one) => ownerOf(one) === owner)?.schema ??
          chooseName(
            wanted,
            [owner],
            (one) => RESERVED.test(one) || all.some((other) => this.#isSame(other.schema, one)),
          ))
    const isTaken = (one: string) =>
      RESERVED.test(one) || all.some((other) => other.schema === schema && this.#isSame(other.name, one))
    return { schema, name: chooseName(name, [keyOf(table)], isTaken) }
  }

  #isSame(one: string, other: string): boolean {
    return this.#ignoresCase ? one.toLowerCase() === other.toLowerCase() : one === other
  }
}

/** The name of a field's column, and the field in a sentence. */
function namesOf(field: string): { readonly plain: string; readonly shown: string } {
  const [mapped, own] = [mappedNameOf(field), ownNameOf(field)]
  if (mapped !== undefined) return { plain: `mapped_${mapped}`, shown: `mapped field "${mapped}"` }
  return own === undefined ? { plain: field, shown: `field "${field}"` } : { plain: own, shown: `own field "${own}"` }
}

function keyOf({ kind, entity, customer }: Pick<ReplicaTable, 'kind' | 'entity' | 'customer'>): string {
  return JSON.stringify([kind, entity, customer])
}

/** Returns the owner of a schema: a customer or a kind. */
function ownerOf({ kind, customer }: Pick<ReplicaTable, 'kind' | 'customer'>): string {
  return JSON.stringify(customer === '' ? { kind } : { customer })
}
