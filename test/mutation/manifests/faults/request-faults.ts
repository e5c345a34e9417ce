/** Faults in what operations send: methods, paths, effects, params, encodings, documents. */
import {
  type Change,
  inEach,
  inLevels,
  isMap,
  levelsOf,
  LOST,
  lost,
  type ManifestFault,
  mapsIn,
  operationsOf,
  replacing,
  siteAt,
  sitesIn,
} from './fault.ts'

/** A fault in one param: at any level, or in a named type. */
function inParams(name: string, change: Change): ManifestFault {
  return {
    name,
    sites: (manifest) => [
      ...levelsOf(manifest).flatMap(({ params }) => sitesIn(params, change)),
      ...sitesIn(manifest.types, change),
    ],
  }
}

/** A fault in one word of a long param. */
function inParamWord(name: string, word: string, change: Change): ManifestFault {
  return {
    name,
    sites: (manifest) =>
      [...levelsOf(manifest).map(({ params }) => params), manifest.types].flatMap((fields) =>
        mapsIn(fields).flatMap((field) => siteAt(field, word, change)),
      ),
  }
}

const METHODS: Readonly<Record<string, string>> = {
  GET: 'POST',
  POST: 'PUT',
  PUT: 'PATCH',
  PATCH: 'PUT',
  DELETE: 'GET',
}
const otherMethod: Change = (value) =>
  typeof value === 'string' ? value.replace(/^[A-Z]+/, (method) => METHODS[method] ?? method) : undefined

const otherType = (from: string, to: string): Change => {
  const change = replacing(new RegExp(`^${from}(?=[!?[]|$)`), to)
  return (field, name) => {
    if (!isMap(field)) return change(field, name)
    const type = change(field.type, name)
    return type === undefined ? undefined : { ...field, type }
  }
}

const required: Change = (field) => {
  if (typeof field === 'string') return /^\w+$/.test(field) ? `${field}!` : undefined
  return isMap(field) && field.required === undefined && field.default === undefined && field.in !== 'path'
    ? { ...field, required: true }
    : undefined
}

const optional: Change = (field) => {
  if (typeof field === 'string') return field.endsWith('!') ? field.slice(0, -1) : undefined
  if (!isMap(field) || field.required !== true) return undefined
  const { required: _, ...rest } = field
  return rest
}

const scaled =
  (by: number): Change =>
  (value) =>
    typeof value === 'number' && value > 1 ? Math.ceil(value * by) : undefined

/** `ACTIVE` for `active`, and the reverse. */
function inOtherCase(text: string): string {
  return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase()
}

/** `/lineitems` for `/lineItems`, `/line-items` for `/line_items`: as another vendor writes it. Names of params stay. */
const otherCase: Change = (value) => {
  const marks: Readonly<Record<string, string>> = { _: '-', '-': '_' }
  const wrong = String(value).replace(/\{[^}]*\}|[_-]|[a-z][A-Z]/g, (part) =>
    part.startsWith('{') ? part : (marks[part] ?? part.toLowerCase()),
  )
  return wrong === value || typeof value !== 'string' ? undefined : wrong
}

/** Whether the path of a request needs params of its own. */
function isParted({ request }: { readonly request?: unknown }): boolean {
  return typeof request !== 'string' || request.includes('{')
}

const oneAsList: Change = (field) => {
  if (typeof field === 'string') return /^(?:string|integer)!?$/.test(field) ? field.replace(/^\w+/, '$&[]') : undefined
  if (!isMap(field) || (field.type !== 'string' && field.type !== 'integer') || field.in === 'path') return undefined
  return field.enum === undefined && field.default === undefined ? { ...field, type: `${field.type}[]` } : undefined
}

const WRITES = ['create', 'update', 'delete']

/** The faults in requests. */
export const REQUEST_FAULTS: readonly ManifestFault[] = [
  inLevels('request: another method', ['request'], otherMethod),
  inLevels('request: the last segment dropped', ['request'], replacing(/(\/[\w.-]+)\/[\w.-]+$/, '$1')),
  inLevels('request: another word at the end', ['request'], replacing(/\/[\w-]+$/, '/others')),
  inLevels('request: singular', ['request'], replacing(/\/([\w-]+)s(?=\/|$)/, '/$1')),
  inLevels('request: the first segment dropped', ['request'], replacing(/^([A-Z]+) \/[\w-]+(?=\/)/, '$1 ')),
  inLevels('request: another version in the path', ['request'], replacing(/\/v\d+(?=\/)/, '/v9')),
  inLevels('request: a slash at the end', ['request'], replacing(/(\w)$/, '$1/')),
  inLevels('request: a word in the other case', ['request'], otherCase),
  inLevels('request: two path params exchanged', ['request'], replacing(/(\{\w+\})(.*?)(\{\w+\})/, '$3$2$1')),
  {
    name: 'request: that of the list before',
    sites: (manifest) => {
      const lists = operationsOf(manifest).filter(({ action, operation }) => action === 'list' && !isParted(operation))
      return lists.slice(1).map(
        ({ operation }, index) =>
          () =>
            void (operation.request = lists[index]!.operation.request),
      )
    },
  },
  {
    name: 'effect: a write that says read',
    sites: (manifest) =>
      operationsOf(manifest)
        .filter(({ action }) => WRITES.includes(action))
        .map(
          ({ operation }) =>
            () =>
              void (operation.effect = 'read'),
        ),
  },
  {
    name: 'effect: a delete that says it adds',
    sites: (manifest) =>
      operationsOf(manifest)
        .filter(({ action }) => action === 'delete')
        .map(
          ({ operation }) =>
            () =>
              void (operation.effect = 'additive'),
        ),
  },
  {
    name: 'an operation lost',
    sites: (manifest) =>
      mapsIn(manifest.entities).flatMap((entity) => [
        ...siteAt(entity, 'get', lost),
        ...siteAt(entity, 'create', lost),
      ]),
  },
  inParams('param: optional where required', optional),
  inParams('param: required where optional', required),
  inParams('param: lost', (field) => (field === null ? undefined : LOST)),
  inParams('param: integer as string', otherType('integer', 'string')),
  inParams('param: string as integer', otherType('string', 'integer')),
  inParams('param: boolean as string', otherType('boolean', 'string')),
  inParams('param: datetime as date', otherType('datetime', 'date')),
  inParams('param: datetime as integer', otherType('datetime', 'integer')),
  inParams('param: one value as a list', oneAsList),
  inParams('param: a list as one value', replacing(/\[\]/, '')),
  inParamWord('param: a value of its enum lost', 'enum', (value) =>
    Array.isArray(value) ? value.slice(1) : undefined,
  ),
  inParamWord('param: a value added to its enum', 'enum', (value) =>
    Array.isArray(value) ? [...value, 'other'] : undefined,
  ),
  inParamWord('param: its enum in the other case', 'enum', (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.map(inOtherCase) : undefined,
  ),
  inParamWord('param: a higher maximum', 'maximum', scaled(10)),
  inParamWord('param: a lower maximum', 'maximum', scaled(0.5)),
  inParamWord('param: no maximum', 'maximum', lost),
  inParamWord('param: more items', 'maxItems', scaled(10)),
  inParamWord('param: another default', 'default', (value) =>
    typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : undefined,
  ),
  inParamWord('param: another name on the wire', 'as', (value) => `${String(value)}_other`),
  inParamWord('param: the name on the wire lost', 'as', lost),
  inParamWord('param: in another part of the request', 'in', (value) =>
    value === 'query' ? 'body' : value === 'body' || value === 'header' ? 'query' : undefined,
  ),
  {
    name: 'param: renamed',
    sites: (manifest) =>
      levelsOf(manifest).flatMap(({ params }) =>
        isMap(params)
          ? Object.keys(params).map((name) => () => {
              params[`${name}_other`] = params[name]
              delete params[name]
            })
          : [],
      ),
  },
  inEach('query: a constant lost', 'query', (value) => (String(value).includes('{{') ? undefined : LOST)),
  inEach('query: another constant', 'query', (value) => (String(value).includes('{{') ? undefined : 'other')),
  inEach('query: a template lost', 'query', (value) => (String(value).includes('{{') ? LOST : undefined)),
  inEach('body: a value lost', 'body', lost),
  inLevels('encode: the other body', ['encode', 'body'], (value) => (value === 'form' ? 'json' : 'form')),
  inLevels('encode: arrays otherwise', ['encode', 'arrays'], (value) => (value === 'comma' ? 'repeat' : 'comma')),
  inLevels('encode: objects otherwise', ['encode', 'objects'], (value) => (value === 'json' ? 'brackets' : 'json')),
  inLevels('encode: lost', ['encode'], lost),
  inLevels('require: lost', ['require'], lost),
  inLevels('graphql: a variable lost', ['graphql'], replacing(/(\w+): \$\w+,? ?/, '')),
  inLevels('graphql: another field', ['graphql'], replacing(/\bnodes\b/, 'edges')),
  {
    name: 'graphql: a field of a fragment lost',
    sites: ({ fragments }) => sitesIn(fragments, replacing(/^\s*id \w+/, 'id')),
  },
]
