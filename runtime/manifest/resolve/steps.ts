/** Resolves the further requests of an operation: parses their values and checks their names. */
import type { Method } from '../../base/http.ts'
import { defined, own, pointer } from '../../base/json.ts'
import { didYouMean } from '../../base/names.ts'
import { GraphqlFault, parseGraphql } from '../../language/graphql.ts'
import { isSetting } from '../../language/template-value.ts'
import type { Manifest, OperationSource, StepSource, Values } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import type {
  BodyShape,
  PathParam,
  RequestShape,
  ResolvedOperation,
  ResolvedStep,
  StepWait,
} from '../model/resolved.ts'
import type { NamedValue } from '../model/values.ts'
import { configNames } from './auth.ts'
import { paramValue, pathNames, pathParts, segmentsOf } from './placement.ts'
import { type ExpandedField, isFileSchema } from './types.ts'
import { namesInValue, type ValueReader, valueReader } from './values.ts'

/** The steps of an operation, and the names of their params. */
export interface StepsResult {
  readonly keys: Pick<ResolvedOperation, 'keep' | 'steps'>
  readonly used: readonly string[]
}

/** Surroundings of the steps. */
interface StepContext {
  readonly manifest: Manifest
  readonly params: Readonly<Record<string, ExpandedField>>
  readonly report: ReportProblem
  /** The request of a document whose step names none. */
  readonly request: string | undefined
}

/** Resolves the requests after an operation's first one. */
export function resolveSteps(source: OperationSource, context: StepContext): StepsResult {
  const { manifest, params, report } = context
  const settings = configNames(manifest)
  const plain = valueReader(settings, report)
  const known = [...Object.keys(params), ...Object.keys(source.keep ?? {})]
  const steps = (source.steps ?? []).map((step, index) => {
    const read = valueReader([...known, ...settings], report)
    const resolved = resolveStep(step, pointer('/steps', index), [...known], read, context)
    known.push(...Object.keys(step.keep ?? {}))
    return resolved
  })
  const named = [source, ...(source.steps ?? [])].flatMap(({ keep = {} }) => Object.keys(keep))
  return {
    keys: defined({
      keep: source.keep && locatorsOf(source.keep, '/keep', plain),
      steps: steps.length > 0 ? steps : undefined,
    }),
    used: [...named, ...steps.flatMap(namesInStep)],
  }
}

/** Returns the names that a step's request inserts, including settings. */
export function namesInStep({ request }: Pick<ResolvedStep, 'request'>): string[] {
  const { path, query, headers, body } = request
  return [
    ...path.flatMap((part) => (typeof part === 'string' ? [] : [part.param])),
    ...[...query, ...headers].flatMap(({ value }) => namesInValue(value)),
    ...namesInBody(body),
  ]
}

function namesInBody(body: BodyShape | undefined): string[] {
  if (body?.from === 'entries') return body.entries.flatMap(({ value }) => namesInValue(value))
  if (body?.from === 'graphql') return body.variables.flatMap(({ value }) => namesInValue(value))
  if (body?.from === 'file') return [body.param]
  return body ? namesInValue(body.value) : []
}

function resolveStep(
  step: StepSource,
  at: string,
  names: readonly string[],
  read: ValueReader,
  context: StepContext,
): ResolvedStep {
  const { manifest, report } = context
  const isUrl = step.url !== undefined
  const line = step.request ?? (step.graphql === undefined ? undefined : context.request) ?? `${step.method ?? 'GET'} /`
  const levels: Values = isUrl ? {} : (manifest.headers ?? {})
  const headers = read.entries({ ...levels, ...step.headers }, pointer(at, 'headers'))
  const body = bodyOf(step, at, names, read, context)
  const encode = { body: 'json', objects: 'brackets', arrays: 'repeat', ...step.encode } as RequestShape['encode']
  const request: RequestShape = {
    ...lineOf(line, pointer(at, 'request'), names, segmentsOf(context.params, encode.arrays), report),
    query: read.entries(step.query, pointer(at, 'query')),
    headers: headers.map(({ name, value }) => ({ name: name.toLowerCase(), value })),
    ...(body && { body }),
    encode,
    ...filesOf(body, context.params),
  }
  return defined({
    request,
    isGraphql: step.graphql !== undefined,
    url: step.url === undefined ? undefined : read.locator(step.url, pointer(at, 'url')),
    hosts: step.hosts ?? [],
    until: step.until && resolveWait(step.until, pointer(at, 'until'), read),
    keep: step.keep && locatorsOf(step.keep, pointer(at, 'keep'), read),
  })
}

/** Reads a method and a path with known names. */
function lineOf(
  line: string,
  at: string,
  names: readonly string[],
  segments: Readonly<Record<string, PathParam>>,
  report: ReportProblem,
) {
  const space = line.indexOf(' ')
  const path = line.slice(space + 1)
  for (const name of pathNames(path).filter((one) => !isSetting(one) && !names.includes(one)))
    report({
      rule: 'step-names',
      pointer: at,
      offset: Math.max(0, line.indexOf(`{${name}}`)),
      message: `Cannot find "${name}": it is neither a param nor kept by an earlier request.${didYouMean(name, names)}`,
    })
  return { method: line.slice(0, space) as Method, path: pathParts(path, segments), routes: [] }
}

function bodyOf(
  { body: source, graphql, encode }: StepSource,
  at: string,
  names: readonly string[],
  read: ValueReader,
  { manifest, params, report }: StepContext,
): BodyShape | undefined {
  if (graphql !== undefined) return documentOf(graphql, pointer(at, 'graphql'), names, manifest, report)
  if (source === undefined) return undefined
  const value = read.value(source, pointer(at, 'body'))
  const [only] = namesInValue(value)
  const file = own(params, only ?? '')
  if (encode?.body === 'binary' && file && isFileSchema(file.schema)) return { from: 'file', param: only! }
  if (!('map' in value)) return { from: 'value', value }
  return { from: 'entries', entries: Object.entries(value.map).map(([name, entry]) => ({ name, value: entry })) }
}

/** Reads a document. Each of its variables is a param or a kept value of the same name. */
function documentOf(
  text: string,
  at: string,
  names: readonly string[],
  manifest: Manifest,
  report: ReportProblem,
): BodyShape {
  try {
    const { text: document, variables } = parseGraphql(text, manifest.fragments ?? {})
    for (const { name } of variables.filter((variable) => !names.includes(variable.name))) {
      const message = `Variable "$${name}" is neither a param nor kept by an earlier request.${didYouMean(name, names)}`
      report({ rule: 'step-names', pointer: at, message, offset: Math.max(0, text.indexOf(`$${name}`)) })
    }
    const entries = variables.map(({ name }): NamedValue => ({ name, value: paramValue(name) }))
    return { from: 'graphql', document, variables: entries }
  } catch (error) {
    if (!(error instanceof GraphqlFault)) throw error
    report({ rule: 'graphql-syntax', pointer: at, message: `Document ${error.message}`, offset: error.offset })
    return { from: 'graphql', document: text, variables: [] }
  }
}

/** Returns the files in a body by param, with their names in the body. */
function filesOf(body: BodyShape | undefined, params: StepContext['params']): Pick<RequestShape, 'files'> {
  const sent: [name: string, param: string][] =
    body?.from === 'file'
      ? [[body.param, body.param]]
      : body?.from === 'entries'
        ? body.entries.flatMap(({ name, value }) => namesInValue(value).map((param): [string, string] => [name, param]))
        : []
  const files = sent.filter(([, param]) => isFileSchema(own(params, param)?.schema ?? {}))
  if (files.length === 0) return {}
  const described = files.map(([as, param]) => {
    const maxBytes = params[param]!.field.max_bytes
    return [param, defined({ maxBytes, as: as !== param ? as : undefined })]
  })
  return { files: Object.fromEntries(described) as RequestShape['files'] & {} }
}

function resolveWait(source: NonNullable<StepSource['until']>, at: string, read: ValueReader): StepWait {
  const { at: location, is, failed = [], every = 2, progress, of } = source
  return defined({
    at: read.locator(location, pointer(at, 'at')),
    is,
    failed,
    everyMs: every * 1000,
    progress: progress === undefined ? undefined : read.locator(progress, pointer(at, 'progress')),
    of: of === undefined ? undefined : read.locator(of, pointer(at, 'of')),
  })
}

function locatorsOf(source: Readonly<Record<string, string>>, at: string, read: ValueReader) {
  return Object.fromEntries(Object.entries(source).map(([name, text]) => [name, read.locator(text, pointer(at, name))]))
}
