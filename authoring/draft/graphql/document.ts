/** Writes the document of a drafted operation: its variables, and a selection without inner lists. */
import type { GraphqlArgument, GraphqlField } from 'plugboard/author'
import { unusedName } from '../../base/words.ts'
import { type ClassifiedField, isPage } from './classify.ts'

/** A document, and what its variables stand for. */
export interface DraftedDocument {
  readonly text: string
  readonly variables: ReadonlyMap<string, GraphqlArgument>
  /** The fragment that it spreads. */
  readonly fragment?: DraftedFragment
}

/** The selection of a record's type. */
export interface DraftedFragment {
  readonly type: string
  readonly selection: string
  /** The fields that it leaves out, since they hold lists or alternatives. */
  readonly left: readonly string[]
}

/** Writes the document of a field. */
export function draftDocument(one: ClassifiedField): DraftedDocument {
  const { root, field, location, record } = one
  const variables = new Map<string, GraphqlArgument>()
  const given = argumentsOf(one).map((argument) => `${argument.name}: ${valueOf(argument, root, variables)}`)
  const declared = [...variables].map(([name, { type, isRequired }]) => `$${name}: ${isRequired ? type : type.replace(/!$/, '')}`) // prettier-ignore
  const isOutcome = location.form === 'outcome'
  const records = isOutcome ? outcomeOf(field) : `...${record.type}`
  const body = field.kind === 'plain' ? '' : ` { ${bodyOf(one, records)} }`
  const head = declared.length > 0 ? `${root} (${declared.join(', ')})` : root
  const call = given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name
  return {
    text: `${wrapped(`${head} {`, '  ')}\n${wrapped(`  ${call}${body}`, '    ')}\n}\n`,
    variables,
    fragment: isOutcome ? undefined : fragmentOf(record),
  }
}

function bodyOf({ location, field }: ClassifiedField, records: string): string {
  switch (location.form) {
    case 'connection': {
      const items = location.items === 'nodes' ? `nodes { ${records} }` : `edges { node { ${records} } }`
      return `${items} pageInfo { hasNextPage endCursor }`
    }
    case 'payload':
      return `${[...faultsOf(field), `${location.field} { ${records} }`].join(' ')}`
    default:
      return records
  }
}

/** A list in which a mutation says why it refuses. */
export interface RefusalList {
  readonly name: string
  /** The selection of each item; absent for texts. */
  readonly parts: readonly string[]
}

/** Returns the lists of a mutation's refusals, such as `userErrors` and `errors`. */
export function refusalsOf(field: GraphqlField): RefusalList[] {
  if (field.kind === 'plain') return []
  return field
    .fields()
    .filter((one) => one.isList && isFree(one) && /errors$/i.test(one.name))
    .flatMap((one) => {
      if (one.kind === 'plain') return [{ name: one.name, parts: [] }]
      const parts = plainNames(one).filter((name) => ['field', 'message', 'code'].includes(name))
      return parts.includes('message') ? [{ name: one.name, parts }] : []
    })
}

/** Returns the fields of a mutation's success besides the record. */
function faultsOf(field: GraphqlField): string[] {
  const hasSuccess = field.fields().some(({ name }) => name === 'success')
  const lists = refusalsOf(field).map(({ name, parts }) => (parts.length > 0 ? `${name} { ${parts.join(' ')} }` : name))
  return [...(hasSuccess ? ['success'] : []), ...lists]
}

function outcomeOf(field: GraphqlField): string {
  const said = ['success', ...refusalsOf(field).map(({ name }) => name)]
  const plain = field.kind === 'plain' ? [] : plainNames(field).filter((name) => !said.includes(name))
  const all = field.kind === 'plain' ? [] : [...faultsOf(field), ...plain]
  return all.length > 0 ? all.join(' ') : '__typename'
}

/** Pages go forward: what asks for the page before is left out. */
function argumentsOf({ field, location }: ClassifiedField): readonly GraphqlArgument[] {
  return location.form === 'connection'
    ? field.arguments.filter(({ name }) => name !== 'last' && name !== 'before')
    : field.arguments
}

/** Returns the value of an argument: a variable, or for the input of a mutation one for each of its fields. */
function valueOf(
  argument: GraphqlArgument,
  root: ClassifiedField['root'],
  variables: Map<string, GraphqlArgument>,
): string {
  const add = (one: GraphqlArgument) => {
    const name = unusedName(one.name, variables)
    variables.set(name, one)
    return `$${name}`
  }
  if (root === 'query' || !argument.fields) return add(argument)
  const inner = argument.fields().filter(({ name }) => name !== 'clientMutationId')
  return inner.length > 0 ? `{${inner.map((one) => `${one.name}: ${add(one)}`).join(', ')}}` : add(argument)
}

/** Fields that identify a record to a person, in order. */
const NAMES = ['name', 'title', 'key', 'identifier', 'number', 'login', 'email']
/** Maximum number of fields to select of an object without an ID. */
const FEW_FIELDS = 10

/** Creates the fragment of a record: its plain fields, and the identifying ones of its objects. Omits lists, which multiply the cost. */
function fragmentOf(record: GraphqlField): DraftedFragment {
  const fields = record
    .fields()
    .filter(isFree)
    .map((field) => ({ name: field.name, text: selected(field) }))
  const parts = fields.flatMap(({ text }) => text ?? [])
  const left = fields.flatMap(({ name, text }) => (text === undefined ? [name] : []))
  return { type: record.type, selection: parts.length > 0 ? parts.join(' ') : '__typename', left }
}

function selected(field: GraphqlField): string | undefined {
  if (field.kind === 'plain') return field.name
  const inner = field.kind === 'object' && !field.isList ? briefly(field) : ''
  return inner === '' ? undefined : `${field.name} { ${inner} }`
}

function briefly(field: GraphqlField): string {
  const plain = plainNames(field)
  if (plain.includes('id')) return ['id', ...NAMES.filter((name) => plain.includes(name)).slice(0, 1)].join(' ')
  return isPage(field) || plain.length > FEW_FIELDS ? '' : plain.join(' ')
}

function plainNames(field: GraphqlField): string[] {
  return field
    .fields()
    .filter((one) => one.kind === 'plain' && isFree(one))
    .map(({ name }) => name)
}

/** Whether a field is selected without giving it anything. */
function isFree(field: GraphqlField): boolean {
  return !field.isDeprecated && !field.arguments.some(({ isRequired }) => isRequired)
}

const WIDTH = 140

/** Returns a line of a document, broken at its blanks. @param indent of the lines that follow */
function wrapped(line: string, indent: string): string {
  const lines: string[] = []
  let [last = '', ...words] = line.split(/(?<=\S) /)
  for (const word of words) {
    const isFull = last.length + word.length >= WIDTH
    if (isFull) lines.push(last)
    last = isFull ? indent + word : `${last} ${word}`
  }
  return [...lines, last].join('\n')
}
