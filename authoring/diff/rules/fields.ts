/** Shared rules for the fields of params, records, settings and credentials. */
import type { ComparedField } from '../model/fields.ts'
import { codeText, type DiffFinding, type ManifestPair } from '../model/change.ts'

/** The fields of one side, by their paths. */
export type FieldMap = ReadonlyMap<string, ComparedField>

/** Finds something about the fields of two sides. @param what the word for a field in messages, such as `param` */
export type FieldRule = (pair: ManifestPair<FieldMap>, what: string) => readonly DiffFinding[]

/** Creates a rule about each field on both sides. @param statesOf returns statements about the field, such as "is required now" */
export function inBoth(statesOf: (before: ComparedField, after: ComparedField) => readonly string[]): FieldRule {
  return ({ before, after }, what) =>
    [...after.values()].flatMap((field) => {
      const earlier = before.get(field.path)
      return earlier ? statesOf(earlier, field).map((state) => findingOf(field, what, state)) : []
    })
}

/** The fields that only the old side has. */
export const removedFields: FieldRule = ({ before, after }, what) =>
  onlyIn(before, after).map((field) => ({ ...findingOf(field, what, 'was removed'), side: 'old' }))

/** The fields that only the new side has. */
export const addedFields: FieldRule = ({ before, after }, what) =>
  onlyIn(after, before).map((field) => findingOf(field, what, 'is new'))

/** Required fields that only the new side has. */
export const addedRequiredFields: FieldRule = ({ before, after }, what) =>
  onlyIn(after, before)
    .filter(({ isRequired }) => isRequired)
    .map((field) => findingOf(field, what, 'is new and required'))

/** Optional fields that only the new side has. */
export const addedOptionalFields: FieldRule = ({ before, after }, what) =>
  onlyIn(after, before)
    .filter(({ isRequired }) => !isRequired)
    .map((field) => findingOf(field, what, 'is new'))

/** Returns the fields of one side that the other lacks, without their inner fields. */
function onlyIn(ours: FieldMap, theirs: FieldMap): ComparedField[] {
  const found = [...ours.values()].filter(({ path }) => !theirs.has(path))
  return found.filter(({ path }) => !found.some((outer) => path !== outer.path && isWithin(path, outer.path)))
}

function isWithin(path: string, outer: string): boolean {
  return path.startsWith(`${outer}.`) || path.startsWith(`${outer}[]`)
}

function findingOf({ path, at, in: where }: ComparedField, what: string, state: string): DiffFinding {
  return { message: `${what} ${codeText(path)} ${state}`, at, in: where }
}
