/** A GraphQL schema -> the first draft of a manifest: a document for each list, record and mutation. */
import { type Action, type GraphqlField, type GraphqlType, own, pointer } from 'plugboard/author'
import { type GraphqlDescription, graphqlShape, type ScalarShape } from '../../description/graphql-schema.ts'
import { DescriptionFault } from '../../description/description-fault.ts'
import type { ApiShape } from '../../description/model.ts'
import { findAuth } from '../find/auth.ts'
import { EXAMPLE_BASE_URL } from '../find/base-url.ts'
import { FieldWriter } from '../find/fields.ts'
import { joinNotes, type Note, type ReportNote } from '../find/note.ts'
import { pascalCase } from '../../base/words.ts'
import { headOf, NO_DOCS } from '../manifest/head.ts'
import { hoist } from '../manifest/hoist.ts'
import type { Remark } from '../../format/write-yaml.ts'
import type { DraftManifest, DraftOptions, ManifestDraft } from '../manifest/model.ts'
import { isWithoutKey, schemaWriter, withSharedSchema } from '../manifest/schemas.ts'
import {
  type ClassifiedField,
  classifyMutation,
  classifyQuery,
  groupFields,
  stepsToRecord,
  takesKey,
} from './classify.ts'
import { type DraftedFragment, draftDocument, refusalsOf } from './document.ts'
import { findPages, PAGE_SIZE } from './pages.ts'
import { defined } from 'plugboard/internal'
import { filled, filledObject } from '../../base/filled.ts'

const NO_SCHEMES = { title: '', servers: [], schemes: {}, operations: [], unfollowed: new Set<string>() }
const IN_ORDER: readonly Action[] = ['list', 'get', 'create', 'update', 'delete', 'api_search']

/**
 * Drafts a manifest of the fields that `isWanted` names: all that answer records, by default.
 * @throws DescriptionFault when no field reads
 */
export function draftGraphql(
  description: GraphqlDescription,
  isWanted: (field: string) => boolean,
  options: DraftOptions,
): ManifestDraft {
  const notes: Note[] = []
  const report: ReportNote = (text) => notes.push({ at: '', text })
  const drafting = new Drafting(description, options, notes)
  const classified = classifyAll(description, isWanted, report)
  const added = classified.some(isCheck) ? undefined : findCheck(description)
  for (const [entity, actions] of groupFields(added ? [...classified, added] : classified))
    drafting.add(entity, actions)
  const { entities, check } = drafting
  if (check === undefined)
    throw new DescriptionFault(
      'no field of its Query returns a record without arguments',
      'Start without --from, and write the operations yourself.',
    )
  const { auth } = findAuth(NO_SCHEMES, [], report)
  const { baseUrl, path, isGuess } = endpointOf(options.baseUrl)
  const manifest: DraftManifest = {
    ...headOf({ title: options.kind }, options),
    base_url: baseUrl,
    check,
    auth,
    request: `POST ${path}`,
    ...drafting.shared(),
    entities,
    ...drafting.named(),
  }
  const remarks = new Map<string, Remark>([
    ['/auth', { beside: "not found in the schema; check the vendor's documentation" }],
    ...(isGuess ? ([['/base_url', { beside: 'not found in the schema; set it with --base-url' }]] as const) : []),
    ...(added ? ([['/check', { beside: 'was not selected; a check needs a read without params' }]] as const) : []),
    ...drafting.remarks,
  ])
  return { ...hoist(manifest, remarks), notes: joinNotes(notes), operations: new Map() }
}

function classifyAll(
  { queries, mutations }: GraphqlDescription,
  isWanted: (field: string) => boolean,
  report: ReportNote,
): ClassifiedField[] {
  const wanted = [...queries.map(classifyQuery), ...mutations.map(classifyMutation)]
  const names = [...queries, ...mutations].map(({ name }) => name)
  const left = names.filter((name, index) => isWanted(name) && wanted[index] === undefined)
  if (left.length > 0) report(`queries that do not return records of one type: ${left.join(', ')}`)
  return wanted.flatMap((one) => (one && !one.field.isDeprecated && isWanted(one.field.name) ? [one] : []))
}

/** Whether a field can prove credentials: it reads, and needs to be given nothing. */
function isCheck({ root, field }: ClassifiedField): boolean {
  return root === 'query' && !takesKey(field)
}

/** Finds the best check of a schema: the owner of the credentials, then a single record, then a list. */
function findCheck({ queries }: GraphqlDescription): ClassifiedField | undefined {
  const checks = queries
    .flatMap((query) => classifyQuery(query) ?? [])
    .filter((one) => isCheck(one) && !one.field.isDeprecated)
  return checks.toSorted((a, b) => checkRank(a) - checkRank(b))[0]
}

function checkRank({ action, field }: ClassifiedField): number {
  if (/^(?:viewer|me|whoami|currentUser)$/.test(field.name)) return 0
  return action === 'get' ? 1 : IN_ORDER.indexOf(action) + 2
}

/** Returns the URL of a GraphQL API in two parts, since a manifest has the path at the request. */
function endpointOf(given: string | undefined): { baseUrl: string; path: string; isGuess: boolean } {
  const url = new URL(given ?? `${EXAMPLE_BASE_URL}/graphql`)
  // A slash at the end stays: without it some servers redirect, which a POST does not survive.
  const [, folder = '', last = ''] = /^(.*?)(\/[^/]+\/?)?$/.exec(url.pathname.replace(/^\/$/, '')) ?? []
  return { baseUrl: url.origin + folder, path: last === '' ? '/' : last, isGuess: given === undefined }
}

/** Scalars that most schemas make up, and what stands for them in JSON. */
const SCALARS: readonly (readonly [RegExp, ReturnType<ScalarShape>])[] = [
  [/^(?:DateTime|Timestamp|ISO8601DateTime|Instant)$/, { types: ['string'], format: 'date-time' }],
  [/^(?:Date|ISO8601Date|TimelessDate)$/, { types: ['string'], format: 'date' }],
  [/^(?:URL|URI|UUID|HTML|Markdown|Decimal|Money|Email|EmailAddress|BigInt|Base64)$/, { types: ['string'] }],
]
const scalar: ScalarShape = (name) => SCALARS.find(([pattern]) => pattern.test(name))?.[1]

/** The parts of a draft while fields are added to it. */
class Drafting {
  readonly entities: Record<string, Record<string, unknown>> = {}
  readonly remarks = new Map<string, Remark>()
  check: string | undefined
  readonly #description: GraphqlDescription
  readonly #writer: FieldWriter
  readonly #schemas: ReturnType<typeof schemaWriter>
  readonly #fragments = new Map<string, string>()
  readonly #notes: Note[]
  #checkRank = Infinity
  /** The lists by which mutations refuse, with what is selected of their entries. */
  readonly #refusals = new Map<string, readonly string[]>()
  #hasSuccess = false

  constructor(description: GraphqlDescription, options: DraftOptions, notes: Note[]) {
    this.#description = description
    this.#writer = new FieldWriter(options, NO_DOCS)
    this.#schemas = schemaWriter(this.#writer)
    this.#notes = notes
  }

  /** Adds an entity with its actions. */
  add(entity: string, actions: ReadonlyMap<Action, readonly ClassifiedField[]>): void {
    const source: Record<string, unknown> = {}
    for (const action of IN_ORDER) {
      const [one, ...others] = actions.get(action) ?? []
      if (!one) continue
      source[action] = this.#operation(one)
      if (others.length > 0)
        this.#note(
          `${entity}.${action}`,
          `${others.map(({ field }) => field.name).join(', ')}; ${one.field.name} is used`,
        )
    }
    const whole = withSharedSchema(source, this.#schemas, entity)
    this.entities[entity] = whole
    if (isWithoutKey(whole, this.#schemas))
      this.#note('', `${entity}: the key of its records; no field has this name, and records need a key`)
  }

  /** The shared parts of all operations: error rules and fragments. */
  shared(): Record<string, unknown> {
    return defined({ ...this.#errors(), fragments: filledObject(this.#fragments) })
  }

  #errors(): Record<string, unknown> {
    const lists = [...this.#refusals]
    const at = (name: string, part?: string) => `$.data.*.${name}[0]${part === undefined ? '' : `.${part}`}`
    const coded = lists.filter(([, parts]) => parts.includes('code')).map(([name]) => at(name, 'code'))
    const rules = [
      ...lists.map(([name]) => ({ at: at(name), as: 'invalid' })),
      ...(this.#hasSuccess ? [{ at: '$.data.*.success', is: false, as: 'invalid' }] : []),
    ]
    if (rules.length === 0) return {}
    const messages = lists.map(([name, parts]) => at(name, parts.length > 0 ? 'message' : undefined))
    return {
      errors: defined({
        message: messages.length > 0 ? ['$.errors[0].message', ...messages] : undefined,
        code: coded.length > 0 ? ['$.errors[0].extensions.code', ...coded] : undefined,
        rules,
      }),
    }
  }

  /** The types and schemas that got names. */
  named(): Record<string, unknown> {
    const { types } = this.#writer
    const { all } = this.#schemas
    return defined({ types: filledObject(types), schemas: filledObject(all) })
  }

  #operation(one: ClassifiedField): Record<string, unknown> {
    const { entity, action, field } = one
    const id = `${entity}.${action}`
    const report: ReportNote = (text) => this.#note(id, text)
    const { text, variables, fragment } = draftDocument(one)
    if (fragment) this.#addFragment(fragment)
    if (one.location.form === 'payload' || one.location.form === 'outcome') this.#noteRefusals(field)
    const types = this.#description.check(fragment ? `${text} ${fragmentText(fragment)}` : text)
    const pages = action === 'list' || action === 'api_search' ? findPages(one) : undefined
    const params = [...variables].flatMap(([name, { isRequired, description }]) => {
      const type = own(types.variables, name)
      if (!type) return []
      const plain = paramShape(type, one)
      const shape = { ...plain, description: description ?? plain.description }
      const isSize = pages?.pagination.style === 'graphql' && name === 'first' && !isRequired
      const sized = isSize ? { ...shape, default: PAGE_SIZE } : shape
      return [[name, this.#writer.param(sized, { name, isRequired, preset: isSize, report })] as const]
    })
    if (pages?.evidence !== undefined)
      this.remarks.set(pointer('/entities', entity, action, 'pagination'), { beside: pages.evidence })
    if (one.root === 'query') this.#offerCheck(id, one)
    const records = recordsAt(one)
    const schema =
      records === null ? undefined : this.#schemas.nameFor(named(recordShape(types.answer, one), one), entity, action)
    return defined({
      ...this.#writer.described(field.description),
      graphql: text,
      params: filled(Object.fromEntries(params)),
      records,
      pagination: pages?.pagination,
      schema,
    })
  }

  #noteRefusals(field: GraphqlField): void {
    for (const { name, parts } of refusalsOf(field)) this.#refusals.set(name, parts)
    this.#hasSuccess ||= field.kind !== 'plain' && field.fields().some(({ name }) => name === 'success')
  }

  #addFragment({ type, selection, left }: DraftedFragment): void {
    this.#fragments.set(type, selection)
    if (left.length > 0) this.remarks.set(pointer('/fragments', type), { above: [`Not selected: ${left.join(', ')}`] })
  }

  #offerCheck(id: string, one: ClassifiedField): void {
    const rank = isCheck(one) ? checkRank(one) : Infinity
    if (rank < this.#checkRank) [this.check, this.#checkRank] = [id, rank]
  }

  #note(at: string, text: string): void {
    this.#notes.push({ at, text })
  }
}

/**
 * Returns the shape of a param. Filters are recursive and large in most schemas: in reads, an input object is any object. Only in an
 * update has null a meaning of its own.
 */
function paramShape(type: GraphqlType, { root, action }: ClassifiedField): ApiShape {
  const shape = graphqlShape(type, scalar)
  const isAny = root === 'query' && shape.types.includes('object')
  return {
    ...shape,
    isNullable: shape.isNullable && action === 'update',
    properties: isAny ? new Map() : shape.properties,
  }
}

function fragmentText({ type, selection }: DraftedFragment): string {
  return `fragment ${type} on ${type} { ${selection} }`
}

function recordsAt(one: ClassifiedField): string | null {
  if (one.location.form === 'outcome') return null
  const steps = stepsToRecord(one)
  return `$.data.*${steps.map((step) => (step === 'edges' ? '.edges[*]' : `.${step}`)).join('')}`
}

/** Returns the shape of a record in the type of `data`. */
function recordShape(answer: GraphqlType, one: ClassifiedField): ApiShape {
  const at = [one.field.name, ...stepsToRecord(one)].reduce<GraphqlType | undefined>(below, answer)
  const record = at?.items ?? at
  return graphqlShape(record ?? { kind: 'object', isNullable: false }, scalar)
}

function below(type: GraphqlType | undefined, name: string): GraphqlType | undefined {
  const holder = type?.items ?? type
  return own(holder?.fields ?? {}, name)?.()
}

function named(shape: ApiShape, { record }: ClassifiedField): ApiShape {
  return { ...shape, isNullable: false, name: pascalCase(record.type) }
}
