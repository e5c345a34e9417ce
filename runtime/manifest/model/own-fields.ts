/** An account's own fields: as a manifest describes them, and resolved. */
import type { Json, JsonObject } from '../../base/json.ts'
import type { OwnFieldType } from '../../base/own-field-types.ts'
import type { OwnFieldForm, OwnWritePlace } from '../../base/own-fields.ts'
import type { Locator } from '../../language/locator.ts'
import type { Template } from '../../language/template-value.ts'
import type { NamedValue } from './values.ts'

export type { OwnFieldType }

type Texts = string | readonly string[]

interface ConditionSource {
  readonly at: string
  readonly is: readonly Json[]
}

/** `own_fields` of an entity or of the manifest. */
export interface OwnFieldsSource {
  readonly list?: {
    readonly from?: string
    readonly with?: { readonly [param: string]: Json }
    readonly first_page?: boolean
    readonly each?: { readonly [param: string]: string }
    readonly of?: { readonly at: Texts; readonly is: string }
    readonly in?: Texts
    readonly own?: ConditionSource
    readonly name?: Texts
    readonly label?: string
    readonly type?: {
      readonly at: Texts
      readonly values: { readonly [type in OwnFieldType]?: readonly (string | number)[] }
    }
    readonly options?: {
      readonly at: Texts
      readonly of?: ConditionSource & { readonly in: string }
      readonly value?: Texts
      readonly label?: Texts
    }
    readonly writable?: ConditionSource
  }
  readonly at?: string
  readonly key?: Texts
  readonly value?: Texts
  readonly ask?: {
    readonly param?: string
    readonly with?: JsonObject
    readonly always?: readonly string[]
    readonly as?: readonly string[]
    readonly standard?: string
    readonly all?: string
    readonly most?: number
    readonly not?: readonly string[]
  }
  readonly write?: { readonly param?: string; readonly key?: Texts; readonly forms?: OwnFieldForms }
}

/** Forms of written values by the vendor's types. */
type OwnFieldForms = { readonly [type: string]: OwnFieldForm }

/** A condition on a field of the list. */
export interface OwnFieldCondition {
  readonly at: Locator
  readonly is: readonly Json[]
}

/** How an account lists its own fields. */
export interface ResolvedFieldList {
  readonly from: string
  readonly with: readonly NamedValue[]
  /** The caller's params that name the parent of the fields. */
  readonly params: readonly string[]
  /** Whether only the first page is read. */
  readonly firstPage?: boolean
  /** The param that names the parent, and the field of the entity that has its values. */
  readonly each?: { readonly param: string; readonly entity: string; readonly field: string }
  readonly of?: { readonly at: Locator; readonly is: Template }
  readonly in?: Locator
  readonly own?: OwnFieldCondition
  /** The parts of a name, joined by dots. */
  readonly name: readonly Locator[]
  readonly label?: Locator
  /** By the vendor's types. */
  readonly type?: { readonly at: Locator; readonly values: Readonly<Record<string, OwnFieldType>> }
  readonly options?: {
    readonly at: Locator
    /** The entry that holds the options. */
    readonly of?: OwnFieldCondition & { readonly in: Locator }
    readonly value?: Locator
    readonly label?: Locator
  }
  readonly writable?: OwnFieldCondition
  readonly forms?: OwnFieldForms
}

/** An entity's own fields. */
export interface ResolvedOwnFields {
  /** Absent where they are only seen in records. */
  readonly list?: ResolvedFieldList
  /** The names that lead to them in a record; none if the record itself holds them. */
  readonly at: readonly string[]
  /** In a list of entries: the parts of an entry's name, joined by dots. */
  readonly key?: readonly Locator[]
  /** Where an entry has its value, if it is not the value itself. */
  readonly value?: Locator
  readonly ask?: {
    readonly param: string
    /** Other params of a call that names fields. */
    readonly with?: JsonObject
    readonly always?: readonly string[]
    readonly as?: readonly string[]
    readonly standard?: string
    readonly all?: string
    readonly most?: number
    readonly not: readonly string[]
  }
  readonly write?: OwnWritePlace
}
