/** Classifies methods of paths as actions of entities, by method, path and response. */
import type { Action } from 'plugboard/author'
import type { ApiOperation } from '../../description/model.ts'
import { findList } from './records.ts'
import { identifierOf, plural, singular, snakeCase } from '../../base/words.ts'
import { type Group, groupBy } from 'plugboard/internal'

/** An operation with its action, and the collection that its path names. */
export interface Classified {
  readonly operation: ApiOperation
  readonly action: Action
  /** The path's literal words, from the outermost; without versions and the action's own word. */
  readonly words: readonly string[]
  /** Identifies a collection: the path with every param as `{}`, without the item's own. */
  readonly collection: string
  /** Number of params in the collection's path. */
  readonly depth: number
}

const SEARCH = /^_?(?:search|query|find)$/i
const LISTING = /^(?:list|scroll|all|index)$/i
const FILES = /^(?:download|content|export|raw|file|pdf)$/i
const VERBS: readonly (readonly [RegExp, Action])[] = [
  [/^(?:list|getAll|all)(?=[A-Z_]|$)/, 'list'],
  [/^(?:search|query|find)(?=[A-Z_]|$)/, 'api_search'],
  [/^(?:get|info|show|retrieve|fetch|read|describe)(?=[A-Z_]|$)/, 'get'],
  [/^(?:create|add|insert|post|new)(?=[A-Z_]|$)/, 'create'],
  [/^(?:update|edit|modify|patch|set)(?=[A-Z_]|$)/, 'update'],
  [/^(?:delete|remove|destroy)(?=[A-Z_]|$)/, 'delete'],
  [/^download(?=[A-Z_]|$)/, 'download'],
]

/** Last words of a path that state a POST's effect. Others, such as `read`, may state an effect on a record. */
const POSTED_VERB = /^(?:get|create|update|delete|remove)$/

/** Returns the place of an operation in the language; undefined for a method without an action, and for a read without a response. */
export function classify(operation: ApiOperation): Classified | undefined {
  const { method, path } = operation
  const isKnown = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
  if (!isKnown || (method === 'GET' && operation.answer?.status === '204')) return undefined
  // An address for uploads names the same collection.
  const segments = path
    .replace(/^\/upload(?=\/.*\/)/, '')
    .split('/')
    .filter((segment) => segment !== '')
  const isDownload = isFile(operation.answer?.mediaType)
  const remote = isDownload ? undefined : (remoteCall(segments.at(-1) ?? '', method) ?? postedVerb(operation, segments))
  if (remote) {
    const words = [...literals(segments.slice(0, -1)), ...remote.words]
    return { operation, action: remote.action, words, collection: words.join('/'), depth: 0 }
  }
  const action = actionOf(operation, segments)
  const own = segments.filter((segment, index) => index < segments.length - 2 || !isOwnWord(segment, action, segments))
  const isItem = isName(own.at(-1)) && action !== 'list' && action !== 'api_search' && action !== 'create'
  const collection = isItem ? own.slice(0, -1) : own
  const words = literals(collection)
  return {
    operation,
    action,
    words: words.length > 0 ? words : wordsWithout(own, operation),
    collection: keyOf(collection) + (words.length > 0 || keyOf(collection).includes('{}') ? '' : own.join('/')),
    depth: collection.filter((segment) => segment.includes('{')).length,
  }
}

function actionOf(operation: ApiOperation, segments: readonly string[]): Action {
  const { method, answer } = operation
  const last = (segments.at(-1) ?? '').replace(/\.json$/, '')
  const isSearch = segments.slice(-2).some((segment) => SEARCH.test(segment))
  const list = answer?.shape && findList(answer.shape, wordBefore(segments), isName(last))
  switch (method) {
    case 'GET':
      if (isText(answer) || isFile(answer?.mediaType) || (FILES.test(last) && !list)) return 'download'
      if (!answer?.shape && segments.includes('download')) return 'download'
      if (isSearch && (list || (SEARCH.test(last) && !isObjectOf(answer)))) return 'api_search'
      if (list) return 'list'
      return isName(last) || answer?.shape ? 'get' : 'list'
    case 'DELETE':
      return 'delete'
    case 'POST':
      if (isFile(answer?.mediaType)) return 'download'
      if (isSearch) return 'api_search'
      if (LISTING.test(last)) return 'list'
      return isName(last) ? 'update' : 'create'
    default:
      return 'update'
  }
}

function isFile(mediaType: string | undefined): boolean {
  return (
    mediaType !== undefined &&
    /octet-stream|^image\/|^audio\/|^video\/|pdf|zip|csv|^\*\/\*$|^text\/(?!plain)/.test(mediaType)
  )
}

/** Whether a response is only text. */
function isText(answer: ApiOperation['answer']): boolean {
  const { types = [] } = answer?.shape ?? {}
  return answer?.mediaType?.startsWith('text/plain') === true && types.length === 1 && types[0] === 'string'
}

/** Whether a response is described as an object with fields. */
function isObjectOf(answer: ApiOperation['answer']): boolean {
  return (answer?.shape?.properties.size ?? 0) > 0
}

/** Whether the last segment of a path only names the action. */
function isOwnWord(segment: string, action: Action, segments: readonly string[]): boolean {
  const isAlone = literals(segments).length === 1
  if (isAlone) return false
  if (action === 'api_search') return SEARCH.test(segment)
  if (action === 'list') return LISTING.test(segment) && literals(segments).at(-2) !== undefined
  return action === 'download' && FILES.test(segment)
}

function isName(segment: string | undefined): boolean {
  return segment !== undefined && /^\{[^{}]+\}(?:\.json)?$/.test(segment)
}

/** Returns the words of a path without names, versions and the like. */
function literals(segments: readonly string[]): string[] {
  return segments
    .map((segment) => segment.replace(/\{[^{}]*\}/g, '').replace(/\.json$/, ''))
    .filter((segment) => /[A-Za-z]/.test(segment) || /^\d+-\d+$/.test(segment))
    .filter((segment) => !/^(?:api|rest|v?\d+(?:\.\d+)*|v\d+\w*)$/i.test(segment))
}

function wordBefore(segments: readonly string[]): string {
  return literals(segments.filter((segment) => !SEARCH.test(segment))).at(-1) ?? ''
}

function keyOf(segments: readonly string[]): string {
  return `/${segments.map((segment) => segment.replace(/\{[^{}]*\}/g, '{}').replace(/\.json$/, '')).join('/')}`
}

/** Words for a path that has none: those of the operation's id, its last name without `_id`, its tag. */
function wordsWithout(segments: readonly string[], { tags, id = '' }: ApiOperation): string[] {
  const name = /\{([^{}]+)\}/.exec(segments.at(-1) ?? '')?.[1]
  const plain = name && snakeCase(name).replace(/_?(?:gid|uuid|id|key|name)(?:_or_\w+)?$/, '')
  return remoteCall(id, 'GET')?.words ?? [plain ? plural(plain) : (tags[0] ?? (id || 'root'))]
}

/** Classifies a call by name, such as `users.list` or `listUsers`. An unknown one that is not a GET is a create, never repeated. */
function remoteCall(segment: string, method: string): { action: Action; words: string[] } | undefined {
  if (segment.includes('{')) return undefined
  const [, before, name] = /^([\w.]+)\.([A-Za-z]+)$/.exec(segment) ?? []
  if (before !== undefined && name !== undefined && name !== 'json') {
    const action = VERBS.find(([pattern]) => pattern.test(name))
    if (action) return { action: action[1], words: before.split('.') }
    return { action: method === 'GET' ? 'list' : 'create', words: segment.split('.') }
  }
  const verb = VERBS.find(([pattern]) => pattern.test(segment) && /^[a-z]+[A-Z]/.test(segment))
  if (!verb) return undefined
  const noun = snakeCase(segment.replace(verb[0], ''))
  return noun === '' ? undefined : { action: verb[1], words: [plural(noun)] }
}

/** Classifies a path that ends in a verb, such as `POST /accounts/get`: a list if the response has one of the collection's name. */
function postedVerb(
  { method, answer }: ApiOperation,
  segments: readonly string[],
): { action: Action; words: string[] } | undefined {
  const last = segments.at(-1) ?? ''
  if (method !== 'POST' || !POSTED_VERB.test(last) || literals(segments).length < 2) return undefined
  const [, action = 'create'] = VERBS.find(([pattern]) => pattern.test(last)) ?? []
  const isList = action === 'get' && answer?.shape && findList(answer.shape, wordBefore(segments.slice(0, -1)), true)
  return { action: isList ? 'list' : action, words: [] }
}

/** Groups classified operations by entity: each collection under the shortest name that is its own. */
export function groupByEntity(classified: readonly Classified[]): Map<string, Classified[]> {
  const collections = groupBy(classified, ({ collection }) => collection)
  const ordered = [...collections.values()].toSorted(([a], [b]) => a.depth - b.depth)
  const entities = new Map<string, Classified[]>()
  for (const group of ordered) {
    const names = namesOf(group)
    const free = names.find((candidate) => canJoin(entities.get(candidate), group))
    const name = free ?? numbered(names.at(-1) ?? '', entities, group)
    entities.set(name, [...(entities.get(name) ?? []), ...group])
  }
  return entities
}

/** Returns the names that a collection can have, the shortest first. */
function namesOf(group: Group<Classified>): string[] {
  const [{ words }] = group
  const names = words.map((_, index) => nameFrom(words.slice(-1 - index)))
  const isOnlyWritten = group.every(({ action, depth }) => depth > 0 && (action === 'create' || action === 'update'))
  // What can only be written below another record reads better with its name: issue_assignee, not assignee.
  return isOnlyWritten && names.length > 1 ? names.slice(1) : names
}

/**
 * Whether a collection joins another of its name. They share no action, and one is of a bare item, or a search:
 * `/{campaign_id}` beside `/act_{id}/campaigns`.
 */
function canJoin(there: readonly Classified[] | undefined, group: readonly Classified[]): boolean {
  if (!there) return true
  const isBare = (one: Classified) => /^\/[^/]*\{[^/]*$/.test(one.operation.path)
  const actions = new Set(there.map(({ action }) => action))
  return (
    !group.some(({ action }) => actions.has(action)) &&
    (group.every(isBare) || there.every(isBare) || isSearchOf(there, group))
  )
}

/** Whether it is a search beside a collection: `/users/search` and `/users`, with any segments between them. */
function isSearchOf(there: readonly Classified[], group: readonly Classified[]): boolean {
  return group.every(
    ({ action, collection }) => action === 'api_search' && there.some((one) => one.collection === collection),
  )
}

function numbered(name: string, entities: ReadonlyMap<string, Classified[]>, group: readonly Classified[]): string {
  for (let number = 2; ; number++) if (canJoin(entities.get(`${name}_${number}`), group)) return `${name}_${number}`
}

/** Joins words to a name: `[projects, tasks]` is `project_tasks`. */
function nameFrom(words: readonly string[]): string {
  const outer = words.slice(0, -1).map((word) => singular(snakeCase(word)))
  return identifierOf([...outer, words.at(-1) ?? 'records'].join('_'), 'objects')
}
