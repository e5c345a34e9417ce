/** Rules for outputs: records, metadata and searchable fields. */
import { pointer } from 'plugboard/author'
import { type ComparedField, comparedFields } from '../model/fields.ts'
import { fromTo } from '../model/from-to.ts'
import {
  codes,
  codeText,
  type DiffFinding,
  type DiffRule,
  isSame,
  type ManifestPair,
  missingFrom,
  type OperationSide,
} from '../model/change.ts'
import { addedFields, type FieldRule, type FieldMap, inBoth, removedFields } from './fields.ts'

const nullable = inBoth((before, after) => (!before.isNullable && after.isNullable ? ['may be null'] : []))
const neverNull = inBoth((before, after) => (before.isNullable && !after.isNullable ? ['is never null'] : []))
const optional = inBoth((before, after) => (before.isRequired && !after.isRequired ? ['may be absent'] : []))
const always = inBoth((before, after) => (!before.isRequired && after.isRequired ? ['is always present'] : []))

/** The types that a reader must expect; a number may be an integer. */
const types = (field: ComparedField) => (field.types.includes('number') ? [...field.types, 'integer'] : field.types)
const text = ({ types: names }: ComparedField) => codeText(names.join(' or ') || 'anything')

const typeChanged = inBoth((before, after) => {
  if (before.types.length === 0) return []
  const isNew = after.types.length === 0 || missingFrom(types(after), types(before)).length > 0
  return isNew ? [`is ${text(after)} instead of ${text(before)}`] : []
})
const typeNarrowed = inBoth((before, after) => {
  const isNew =
    after.types.length === 0 || (before.types.length > 0 && missingFrom(types(after), types(before)).length > 0)
  const isFewer = before.types.length === 0 || missingFrom(types(before), types(after)).length > 0
  return !isNew && isFewer ? [`is always ${text(after)}`] : []
})

const valuesAdded = inBoth(({ values: before }, { values: after }) => {
  if (!before) return []
  if (!after) return [`may have other values than ${codes(before)}`]
  const gained = missingFrom(after, before)
  return gained.length > 0 ? [`may be ${codes(gained)} too`] : []
})
const valuesRemoved = inBoth(({ values: before }, { values: after }) => {
  if (!after) return []
  const lost = before ? missingFrom(before, after) : after
  return lost.length === 0 ? [] : [before ? `is no longer ${codes(lost)}` : `is one of ${codes(after)}`]
})

const DETAILS = [
  'description',
  'title',
  'examples',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'maxLength',
  'minLength',
]
const described = inBoth(({ schema: before }, { schema: after }) =>
  DETAILS.some((word) => !isSame(before[word], after[word])) ? ['has a new description'] : [],
)

/** A rule about the fields of an operation's records. */
const ofRecords =
  (rule: FieldRule) =>
  ({ before, after }: ManifestPair<OperationSide>): readonly DiffFinding[] =>
    rule({ before: recordFields(before), after: recordFields(after) }, 'field')

const known = new WeakMap<OperationSide, FieldMap>()

/** Returns the fields of an operation's records, taken apart once for all rules. */
function recordFields(side: OperationSide): FieldMap {
  const { operation, manifest } = side
  const fields =
    known.get(side) ?? comparedFields(operation.record, manifest.schemas, { at: '/schema', in: 'operation' })
  known.set(side, fields)
  return fields
}

const metaRemoved = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  missingFrom(Object.keys(before.operation.meta), Object.keys(after.operation.meta)).map((name) => ({
    message: `meta ${codeText(name)} was removed`,
    at: pointer('/meta', name),
    side: 'old',
  }))
const metaAdded = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  missingFrom(Object.keys(after.operation.meta), Object.keys(before.operation.meta)).map((name) => ({
    message: `meta ${codeText(name)} is new`,
    at: pointer('/meta', name),
  }))
const metaMoved = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  Object.entries(after.operation.meta)
    .filter(([name, location]) => before.operation.meta[name] && !isSame(before.operation.meta[name], location))
    .map(([name, location]) => ({
      message: `meta ${codeText(name)} is read from another location${fromTo(before.operation.meta[name], location)}`,
      at: pointer('/meta', name),
    }))

const recordsRemoved = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  before.operation.records !== null && after.operation.records === null
    ? [{ message: 'the response no longer has records', at: '/records' }]
    : []
const recordsMoved = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] =>
  after.operation.records !== null && !isSame(before.operation.records, after.operation.records)
    ? [
        {
          message: `records are read from another location${fromTo(before.operation.records, after.operation.records)}`,
          at: '/records',
        },
      ]
    : []
const recordsAbsent = ({ before, after }: ManifestPair<OperationSide>): DiffFinding[] => {
  const now = after.operation.absentRecords
  if (isSame(before.operation.absentRecords, now)) return []
  const as = now === undefined ? 'an error' : now === 'empty' ? 'an empty page' : 'one record'
  return [{ message: `reads a response without the list as ${as}`, at: '/absent_records' }]
}

/** The rules about what an answer gives. */
export const RECORD_RULES: readonly DiffRule<OperationSide>[] = [
  { name: 'records-removed', class: 'breaking', find: recordsRemoved },
  { name: 'field-removed', class: 'breaking', find: ofRecords(removedFields) },
  { name: 'field-type-changed', class: 'breaking', find: ofRecords(typeChanged) },
  { name: 'field-nullable', class: 'breaking', find: ofRecords(nullable) },
  { name: 'field-optional', class: 'breaking', find: ofRecords(optional) },
  { name: 'meta-removed', class: 'breaking', find: metaRemoved },
  { name: 'field-added', class: 'additive', find: ofRecords(addedFields) },
  { name: 'field-never-null', class: 'additive', find: ofRecords(neverNull) },
  { name: 'field-always-there', class: 'additive', find: ofRecords(always) },
  { name: 'field-type-narrowed', class: 'additive', find: ofRecords(typeNarrowed) },
  { name: 'field-values-added', class: 'additive', find: ofRecords(valuesAdded) },
  { name: 'field-values-removed', class: 'additive', find: ofRecords(valuesRemoved) },
  { name: 'meta-added', class: 'additive', find: metaAdded },
  { name: 'field-described', class: 'internal', find: ofRecords(described) },
  { name: 'meta-moved', class: 'wire', find: metaMoved },
  { name: 'records-moved', class: 'wire', find: recordsMoved },
  { name: 'records-absent', class: 'wire', find: recordsAbsent },
]
