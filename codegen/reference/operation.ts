/** An operation's section of the page. */
import { isFileSchema, isObject, placementOf, type ResolvedManifest, type ResolvedOperation } from 'plugboard/author'
import { recordsContract } from 'plugboard/internal'
import { EXECUTE_PATH } from 'plugboard/contract'
import type { DocumentedExample } from './example.ts'
import { documentedFields, limitText, meaningOf, fieldTypeWords } from './fields.ts'
import { exampleJson, literalText } from './json-text.ts'
import { block, codeSpan, paragraphs, markdownText, table } from './markdown.ts'
import {
  batchText,
  fileLimitText,
  furtherText,
  locatorText,
  paginationText,
  pathText,
  rateText,
  ruleText,
  timeLimitText,
} from './words.ts'

const EFFECTS: Readonly<Record<ResolvedOperation['effect'], string>> = {
  read: '',
  additive: '**Writes.**',
  overwrites: '**Writes:** replaces existing values.',
  destroys: '**Destructive:** no other call can undo the change.',
}

/** The parts of an operation's section. */
export interface Section {
  readonly manifest: ResolvedManifest
  readonly operation: ResolvedOperation
  readonly example: DocumentedExample | undefined
  /** The rules of the whole kind, which the section omits. */
  readonly common: ReadonlySet<string>
}

/** Returns the heading of an operation. */
export function operationHeading({ entity, action }: Pick<ResolvedOperation, 'entity' | 'action'>): string {
  return `${markdownText(entity)} ${markdownText(action)}`
}

/** Returns the section, from its heading to its example. */
export function operationText(section: Section): string {
  const { operation } = section
  return paragraphs([
    `### ${operationHeading(operation)}`,
    leadText(operation),
    paramsText(operation, section.manifest),
    answerText(section),
    exampleText(section.example),
  ])
}

function leadText({ description, scopes, ...operation }: ResolvedOperation): string {
  return paragraphs([
    [markdownText(description ?? ''), effectText(operation)].filter(Boolean).join(' '),
    codeSpan(operation.isGraphql ? graphqlText(operation) : `${operation.method} ${pathText(operation.path)}`),
    scopes ? `Needs the scope ${scopes.map((list) => list.map(codeSpan).join(' or ')).join(', ')}.` : '',
  ])
}

function effectText({ effect, undo, pays }: Pick<ResolvedOperation, 'effect' | 'undo' | 'pays'>): string {
  const undoing = undo === undefined ? '' : markdownText(undo)
  return [EFFECTS[effect], undoing, pays ? '**Moves money.**' : ''].filter(Boolean).join(' ')
}

function graphqlText({ method, path, body }: Pick<ResolvedOperation, 'method' | 'path' | 'body'>): string {
  const document = body?.from === 'graphql' ? body.document : ''
  const [kind = 'query'] = /^(?:query|mutation)/.exec(document.trim()) ?? []
  return `${method} ${pathText(path)} (GraphQL ${kind})`
}

function paramsText(operation: ResolvedOperation, manifest: ResolvedManifest): string {
  const { params, require, open } = operation
  const rows = documentedFields(params).map(({ name, schema, isRequired, isOwn }) => [
    codeSpan(name),
    isFileSchema(schema) ? 'file' : fieldTypeWords(schema, manifest),
    isRequired ? 'yes' : '',
    [limitText(schema), isOwn ? fileLimitText(operation, name) : ''].filter(Boolean).join('; '),
    isOwn ? markdownText(placementOf(operation, name)) : '',
    meaningOf(schema),
  ])
  const notes = [
    require ? `Needs ${require.map((set) => set.map(codeSpan).join(' and ')).join(', or ')}.` : '',
    open ? `Other params are sent unchanged in the ${open}.` : '',
  ]
  const body = table(['Param', 'Type', 'Required', 'Limits', 'Goes to', 'Meaning'], rows)
  return paragraphs([body || (open ? '' : 'No params.'), notes.filter(Boolean).join(' ')])
}

function answerText({ operation, manifest, common }: Section): string {
  const { meta, pagination, file, batch } = operation
  const names = Object.entries(meta).map(([name, locator]) => `${codeSpan(name)} from ${locatorText(locator)}`)
  const steps = furtherText(operation)
  const notes = [
    ...(steps ? [steps] : []),
    `Gives ${file ? fileText(operation) : recordsText(operation, manifest)}.`,
    ...(names.length > 0 ? [`Metadata: ${names.join('; ')}.`] : []),
    ...(pagination ? [paginationText(pagination)] : []),
    ...(batch ? [batchText(batch)] : []),
    ...ruleTexts(operation).filter((rule) => !common.has(rule)),
  ]
  return notes.map((fact) => `- ${fact}`).join('\n')
}

/** Returns the limits of an operation and the forms of its errors, as sentences. */
export function ruleTexts(operation: ResolvedOperation): string[] {
  const { rate, errors } = operation
  const limits = [rate ? rateText(rate) : '', timeLimitText(operation)].filter(Boolean)
  return [...limits, ...errors.rules.map(ruleText)]
}

function fileText({ file }: ResolvedOperation): string {
  const hosts = file && file.hosts.length > 0 ? `; it may come from ${file.hosts.map(codeSpan).join(', ')}` : ''
  return `a file, as a stream${hosts}`
}

function recordsText(operation: ResolvedOperation, manifest: ResolvedManifest): string {
  const records = recordsContract(operation)
  if (records.type === 'null') return 'no record'
  if (records.type === 'array') return `a list of ${fieldTypeWords(records.items, manifest)}`
  const inline = isObject(operation.record) && operation.record.$ref === undefined ? " with the vendor's fields" : ''
  return `one ${fieldTypeWords(operation.record ?? { type: 'object' }, manifest)}${inline}`
}

function exampleText(example: DocumentedExample | undefined): string {
  if (!example) return ''
  const { call, answer, isMadeUp } = example
  const params = Object.keys(call.params ?? {}).length > 0 ? literalText(call.params!) : ''
  return `<details><summary>Example${isMadeUp ? ', made up' : ''}</summary>\n\n${paragraphs([
    block('http', `POST ${EXECUTE_PATH}\nContent-Type: application/json\n\n${exampleJson(call)}`),
    block('ts', `await connector.${call.entity}.${call.action}(${params})`),
    block('json', exampleJson(answer)),
  ])}\n\n</details>`
}
