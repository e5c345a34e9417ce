import { defined, pointer } from '../../base/json.ts'
import type { EntitySource, Manifest } from '../model/manifest.ts'
import type { OwnFieldsSource, OwnFieldType, ResolvedFieldList, ResolvedOwnFields } from '../model/own-fields.ts'
import type { ReportProblem } from '../source/problems.ts'
import { type ValueReader, valueReader } from './values.ts'

/** The parts of `own_fields`, which an entity and the manifest set together. */
const PARTS = ['list', 'ask', 'write'] as const

/** Resolves an entity's own fields. @param at the entity's pointer */
export function resolveOwnFields(
  manifest: Manifest,
  entity: EntitySource,
  at: string,
  report: ReportProblem,
): ResolvedOwnFields | undefined {
  if (!entity.own_fields) return undefined
  const source = withShared(manifest.own_fields ?? {}, entity.own_fields)
  const here = pointer(at, 'own_fields')
  const parents = parentParams(source)
  const read = valueReader(['entity', ...parents], report)
  const problem = (keys: string[], message: string) =>
    report({ rule: 'own-fields', pointer: pointer(here, ...keys), message })
  const placed = read.locator(source.at ?? '$', pointer(here, 'at'))
  if (placed.in !== 'body' || placed.steps.some((step) => typeof step !== 'string'))
    problem(['at'], `"${source.at}" must lead to the fields by names, such as $.properties`)
  const steps = placed.in === 'body' ? placed.steps.filter((step) => typeof step === 'string') : []
  const { list, ask, write } = source
  if (list && (list.from === undefined || list.name === undefined))
    problem(['list'], 'A list of fields needs from and name')
  if (ask && ask.param === undefined) problem(['ask'], 'Asking for fields needs the param that names them')
  return defined({
    list:
      list?.from === undefined
        ? undefined
        : defined({
            ...listOf({ ...list, from: list.from }, parents, pointer(here, 'list'), read),
            forms: write?.forms,
          }),
    at: steps,
    key: source.key === undefined ? undefined : read.locators(source.key, pointer(here, 'key')),
    value: valueOf(source, pointer(here, 'value'), read),
    ask: ask?.param === undefined ? undefined : defined({ ...ask, param: ask.param, not: ask.not ?? [] }),
    write: write && defined({ param: write.param, key: write.key === undefined ? undefined : [write.key].flat() }),
  })
}

/** The value of an entry is the entry itself in a map, and its `value` in a list. */
function valueOf({ key, value }: OwnFieldsSource, at: string, read: ValueReader) {
  const text = value ?? (key === undefined ? undefined : '$.value')
  return text === undefined ? undefined : read.either(text, at)
}

/** Merges an entity's settings into those of the manifest. */
function withShared(shared: OwnFieldsSource, own: OwnFieldsSource): OwnFieldsSource {
  const parts = PARTS.map((part) => [part, own[part] && { ...shared[part], ...own[part] }] as const)
  return { ...shared, ...own, ...defined(Object.fromEntries(parts)) }
}

/** Names of the params by which a caller names the parent of the fields. */
function parentParams({ list }: OwnFieldsSource): string[] {
  const texts = JSON.stringify([list?.with ?? {}, list?.of?.is ?? ''])
  const named = [...texts.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  return [...new Set([...Object.keys(list?.each ?? {}), ...named])].filter((name) => name !== 'entity')
}

type ListSource = NonNullable<OwnFieldsSource['list']> & { readonly from: string }

function listOf(source: ListSource, params: readonly string[], at: string, read: ValueReader): ResolvedFieldList {
  const { label, type, options, own, writable, of } = source
  const optional = (text: string | readonly string[] | undefined, ...keys: string[]) =>
    text === undefined ? undefined : read.either(text, pointer(at, ...keys))
  const conditionOf = (one: NonNullable<ListSource['own']>, keys: string[]) => ({
    at: read.locator(one.at, pointer(at, ...keys, 'at')),
    is: one.is,
  })
  return defined({
    from: source.from,
    with: read.entries(source.with, pointer(at, 'with')),
    params,
    firstPage: source.first_page,
    each: eachOf(source.each),
    of: of && { at: read.either(of.at, pointer(at, 'of', 'at')), is: read.template(of.is, pointer(at, 'of', 'is')) },
    in: optional(source.in, 'in'),
    own: own && conditionOf(own, ['own']),
    name: read.locators(source.name, pointer(at, 'name')),
    label: optional(label, 'label'),
    type: type && { at: read.either(type.at, pointer(at, 'type', 'at')), values: byTheirs(type.values) },
    options:
      options &&
      defined({
        at: read.either(options.at, pointer(at, 'options', 'at')),
        of: options.of && {
          ...conditionOf(options.of, ['options', 'of']),
          in: read.locator(options.of.in, pointer(at, 'options', 'of', 'in')),
        },
        value: optional(options.value, 'options', 'value'),
        label: optional(options.label, 'options', 'label'),
      }),
    writable: writable && conditionOf(writable, ['writable']),
  })
}

/** The types by the vendor's names. */
function byTheirs(values: NonNullable<ListSource['type']>['values']): Record<string, OwnFieldType> {
  const pairs = Object.entries(values).flatMap(([type, theirs]) => theirs.map((one) => [String(one), type] as const))
  return Object.fromEntries(pairs) as Record<string, OwnFieldType>
}

function eachOf(each: ListSource['each']): ResolvedFieldList['each'] {
  const [[param, target] = []] = Object.entries(each ?? {})
  if (param === undefined || target === undefined) return undefined
  const [entity = '', ...field] = target.split('.')
  return { param, entity, field: field.join('.') }
}
