/** Renames a part of a manifest in all places that name it. */
import { isDeepStrictEqual } from 'node:util'
import { ManifestError, type Problem, quoted } from 'plugboard/author'
import { UsageError } from '../base/usage.ts'
import type { TextRange } from './cursor.ts'
import { doesName, type ManifestPlace, manifestPlaces } from './places.ts'
import { isActionKey, isKeyOfEntity } from './schema.ts'

/** A part of a manifest with a name. */
export type NamedPart =
  | { readonly part: 'type'; readonly name: string }
  | { readonly part: 'entity'; readonly name: string }
  | { readonly part: 'operation'; readonly name: string; readonly entity: string }
  | { readonly part: 'param'; readonly name: string; readonly scopes: readonly (readonly string[])[] }

/** A text in place of a range. */
export interface Replacement extends TextRange {
  readonly text: string
}

/** A subject with the range of its name at the cursor. */
export interface NamedWord {
  readonly subject: NamedPart
  readonly word: TextRange
}

/** The texts of a rename. */
export interface Rename {
  readonly subject: NamedPart
  readonly edits: readonly Replacement[]
}

/** Validates the text of a manifest. @throws ManifestError with every error */
export type Validate = (text: string) => unknown

/** Returns what the cursor names. @throws UsageError with the reason why it cannot be renamed */
export function namedAt(places: readonly ManifestPlace[], offset: number): NamedWord {
  const [place] = places
    .filter(({ start, end }) => start <= offset && offset <= end)
    .sort((one, other) => one.raw.length - other.raw.length)
  const word = place && wordIn(place, offset)
  const subject = place && word && subjectOf(places, place, word)
  if (!subject) throw refusal('only schemas, types, params, entities and their additional actions have names to change')
  if (subject.part === 'operation' && isKeyOfEntity(subject.name))
    throw refusal(`${quoted(subject.name)} is a word of the language: additional actions have free names`)
  return { subject, word }
}

/** Returns the edits of a rename. @throws UsageError with a reason; ManifestError for a manifest with problems */
export function renameAt(text: string, offset: number, name: string, validate: Validate): Rename {
  validate(text)
  const places = manifestPlaces(text, 'manifest')
  const { subject } = namedAt(places, offset)
  checkName(places, subject, name)
  const edits = editsOf(places, subject, name, text)
  const problem = errorIn(replaced(text, edits), validate)
  if (problem) throw refusal(`the manifest would be wrong: ${problem.message}`)
  return { subject, edits }
}

/** Returns a text after edits. */
export function replaced(text: string, edits: readonly Replacement[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text: other }) => rest.slice(0, start) + other + rest.slice(end), text)
}

/** The segment of a dotted name around an offset, such as `invoices` of `invoices.send`. */
function wordIn({ raw, start }: ManifestPlace, offset: number): (TextRange & { readonly text: string }) | undefined {
  for (const { 0: text, index } of raw.matchAll(/\w+/g)) {
    const end = start + index + text.length
    if (start + index <= offset && offset <= end) return { start: start + index, end, text }
  }
  return undefined
}

function subjectOf(
  places: readonly ManifestPlace[],
  place: ManifestPlace,
  word: TextRange & { readonly text: string },
): NamedPart | undefined {
  const { path, isKey } = place
  const [section = '', entity = '', third = ''] = path
  if (isKey && path.at(-2) === 'params') return paramOf(places, path, word.text)
  if (isKey && path.length === 2)
    return section === 'schemas' || section === 'types' ? { part: 'type', name: word.text } : entityOf(section, entity)
  if (isKey && section === 'entities' && path.length === 3 && isActionKey(third))
    return { part: 'operation', entity, name: third }
  if (doesName(place, 'param')) return paramOf(places, path, word.text)
  if (doesName(place, 'type') && isDefined(places, word.text)) return { part: 'type', name: word.text }
  const isFirst = place.value.startsWith(`${word.text}.`)
  if (isFirst && (doesName(place, 'operation') || doesName(place, 'field'))) return entityOf('entities', word.text)
  const [owner = ''] = place.value.split('.')
  return doesName(place, 'operation') ? { part: 'operation', entity: owner, name: word.text } : undefined
}

function entityOf(section: string, name: string): NamedPart | undefined {
  return section === 'entities' && name !== '' ? { part: 'entity', name } : undefined
}

function isDefined(places: readonly ManifestPlace[], name: string): boolean {
  return places.some(
    ({ path: [section, own], isKey, value }) =>
      isKey && (section === 'schemas' || section === 'types') && own === name && value === name,
  )
}

/** Returns a param with the places in which its name means it: below the outermost level that declares it. */
function paramOf(
  places: readonly ManifestPlace[],
  [section = '', ...keys]: readonly string[],
  name: string,
): NamedPart | undefined {
  const [entity = '', action = ''] = section === 'defaults' ? ['*', keys[0]] : keys
  const levels = [
    {
      declared: ['defaults', action],
      scopes: [
        ['defaults', action],
        ['entities', '*', action],
      ],
    },
    { declared: ['entities', entity], scopes: [['entities', entity]] },
    { declared: ['entities', entity, action], scopes: [['entities', entity, action]] },
  ]
  const level = levels.find(({ declared }) =>
    places.some(({ path, isKey }) => isKey && isDeepStrictEqual(path, [...declared, 'params', name])),
  )
  const ofList =
    action === 'list'
      ? [
          ['entities', entity, 'sync'],
          ['entities', entity, 'key'],
        ]
      : []
  return level && { part: 'param', name, scopes: [...level.scopes, ...ofList] }
}

/** Refuses a new name that the manifest or the language already gives a meaning. */
function checkName(places: readonly ManifestPlace[], subject: NamedPart, name: string): void {
  if (name === subject.name) throw refusal(`it is already named ${quoted(name)}`)
  if (subject.part === 'operation' && isKeyOfEntity(name))
    throw refusal(`${quoted(name)} is a word of the language, with a meaning of its own`)
  const isTaken =
    subject.part === 'param' &&
    places.some((place) => isIn(place, subject.scopes) && isDeclaration(place) && place.value === name)
  if (isTaken) throw refusal(`a param is already named ${quoted(name)}`)
}

function editsOf(places: readonly ManifestPlace[], subject: NamedPart, name: string, text: string): Replacement[] {
  if (subject.part === 'param') return paramEdits(places, subject, name, text)
  return places.flatMap((place) => {
    const pattern = patternOf(place, subject)
    return pattern ? replacements(place, pattern, name) : []
  })
}

/** Returns what to replace in a place that names a type, an entity or an operation. */
function patternOf(place: ManifestPlace, subject: NamedPart): RegExp | undefined {
  const { path, isKey, value } = place
  const { name } = subject
  if (subject.part === 'type')
    return (
      isKey ? path.length === 2 && /^(?:schemas|types)$/.test(path[0] ?? '') && value === name : doesName(place, 'type')
    )
      ? new RegExp(`\\b${name}\\b`, 'g')
      : undefined
  if (subject.part === 'operation') {
    const { entity } = subject
    if (isKey) return isDeepStrictEqual(path, ['entities', entity, name]) ? new RegExp(`\\b${name}\\b`, 'g') : undefined
    return value === `${entity}.${name}` && doesName(place, 'operation')
      ? new RegExp(`(?<=\\.)${name}\\b`, 'g')
      : undefined
  }
  if (isKey)
    return /^(?:webhooks )?entities$/.test(path.slice(0, -1).join(' ')) && value === name
      ? new RegExp(`\\b${name}\\b`, 'g')
      : undefined
  const isReference = value.startsWith(`${name}.`) && (doesName(place, 'operation') || doesName(place, 'field'))
  return isReference ? new RegExp(`\\b${name}(?=\\.)`, 'g') : undefined
}

/** Names a param otherwise, and keeps its name in requests by `as`. */
function paramEdits(
  places: readonly ManifestPlace[],
  { name: old, scopes }: Extract<NamedPart, { part: 'param' }>,
  name: string,
  text: string,
): Replacement[] {
  const own = places.filter((place) => isIn(place, scopes))
  const inText = own.flatMap((place) => templateEdits(place, old, name))
  const named = own
    .filter((place) => place.value === old && (isDeclaration(place) || doesName(place, 'param')))
    .flatMap((place) => replacements(place, new RegExp(`\\b${old}\\b`, 'g'), name))
  const isInsertedBy = (action: string | undefined) =>
    own.some((place) => place.path[2] === action && templateEdits(place, old, name).length > 0)
  const actions = new Set(own.flatMap(({ path }) => (isActionKey(path[2] ?? '') ? [path[2]] : [])))
  const isInserted = [...actions].every(isInsertedBy)
  const sent = isInserted ? [] : own.filter((place) => isDeclaration(place) && place.value === old)
  return [...inText, ...named, ...sent.flatMap((place) => sentAs(places, place, text))]
}

/** Replaces a param in `{{templates}}`, paths and GraphQL documents. */
function templateEdits(place: ManifestPlace, old: string, name: string): Replacement[] {
  if (place.isKey) return []
  const last = place.path.at(-1) ?? ''
  if (last === 'graphql') return replacements(place, new RegExp(`(?<=\\$)${old}\\b`, 'g'), name)
  const word = new RegExp(`(?<![\\w.])${old}(?!\\w)`, 'g')
  return [...place.raw.matchAll(/\{[^{}]*\}/g)].flatMap(({ 0: raw, index }) =>
    place.raw[index - 1] === '{' || last === 'request' || place.path.at(-2) === 'routes'
      ? replacements({ start: place.start + index, raw }, word, name)
      : [],
  )
}

/** Adds the name in requests to a declaration without one: `limit: integer` becomes `{type: integer, as: limit}`. */
function sentAs(
  places: readonly ManifestPlace[],
  { path, end, value: old }: ManifestPlace,
  text: string,
): Replacement[] {
  const below = places.filter(({ path: inner }) => isDeepStrictEqual(inner.slice(0, path.length), path))
  const keys = below.filter(({ path: inner, isKey }) => isKey && inner.length === path.length + 1)
  if (keys.some(({ value }) => value === 'as' || value === 'at' || value === 'in')) return []
  const short = below.find(({ path: inner, isKey }) => !isKey && inner.length === path.length)
  if (short) return [{ start: short.start, end: short.end, text: `{type: ${short.raw}, as: ${old}}` }]
  const [first] = keys
  if (!first) return []
  const before = text.slice(end, first.start)
  const gap = before.includes('{') ? ', ' : `\n${/[^\n]*$/.exec(before)?.[0] ?? ''}`
  return [{ start: first.start, end: first.start, text: `as: ${old}${gap}` }]
}

/** Whether a place is a key under the `params` of an entity, an action or a default. */
function isDeclaration({ path, isKey }: ManifestPlace): boolean {
  return isKey && path.at(-2) === 'params' && path.length <= 5
}

function isIn({ path }: ManifestPlace, scopes: readonly (readonly string[])[]): boolean {
  return scopes.some((scope) => scope.every((key, index) => key === '*' || key === path[index]))
}

function replacements(
  { start, raw }: Pick<ManifestPlace, 'start' | 'raw'>,
  pattern: RegExp,
  text: string,
): Replacement[] {
  return [...raw.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: start + index,
    end: start + index + found.length,
    text,
  }))
}

/** Returns the first error of a manifest; undefined for a valid one. */
function errorIn(text: string, validate: Validate): Problem | undefined {
  try {
    validate(text)
    return undefined
  } catch (error) {
    if (error instanceof ManifestError) return error.problems[0]
    throw error
  }
}

function refusal(reason: string): UsageError {
  return new UsageError(`Cannot rename: ${reason}`)
}
