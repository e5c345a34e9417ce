/** Faults in how answers are read: records, meta, pages, errors, schemas, files. */
import {
  type Change,
  inEach,
  inEntities,
  inLevels,
  isMap,
  LOST,
  lost,
  type ManifestFault,
  mapsIn,
  otherLocation,
  replacing,
  sitesIn,
  siteAt,
  levelsOf,
} from './fault.ts'

/** A fault in a field of a record's schema. */
function inFields(name: string, change: Change): ManifestFault {
  return { name, sites: ({ schemas }) => mapsIn(schemas).flatMap((fields) => sitesIn(fields, change)) }
}

/** A fault in one of the rules for errors. */
function inErrorRules(name: string, change: (rule: { [key: string]: unknown }) => unknown): ManifestFault {
  return {
    name,
    sites: (manifest) =>
      levelsOf(manifest).flatMap(({ errors }) => {
        if (!isMap(errors) || !Array.isArray(errors.rules)) return []
        const { rules } = errors
        return rules.flatMap((rule, index) => {
          const wrong = isMap(rule) ? change(rule) : undefined
          if (wrong === undefined) return []
          return [() => void (wrong === LOST ? rules.splice(index, 1) : (rules[index] = wrong))]
        })
      }),
  }
}

const shortType = (change: Change): Change => {
  return (field, name) => {
    if (!isMap(field)) return change(field, name)
    const type = change(field.type, name)
    return type === undefined ? undefined : { ...field, type }
  }
}

/** The faults in answers. */
export const ANSWER_FAULTS: readonly ManifestFault[] = [
  inLevels('records: another path', ['records'], otherLocation),
  inLevels('records: the path lost', ['records'], (value) => (typeof value === 'string' ? '$' : undefined)),
  inLevels('records: none', ['records'], (value) => (value === null ? undefined : null)),
  inEach('meta: another path', 'meta', otherLocation),
  inEach('meta: one lost', 'meta', lost),
  inLevels('pagination: another next', ['pagination', 'next'], otherLocation),
  inLevels('pagination: another param', ['pagination', 'param'], (value) => `${String(value)}_other`),
  inLevels('pagination: the size as param', ['pagination'], (value) =>
    isMap(value) && value.size !== undefined ? { ...value, param: value.size } : undefined,
  ),
  inLevels('pagination: the end lost', ['pagination', 'ends'], lost),
  inLevels('pagination: another end', ['pagination', 'ends', 'at'], otherLocation),
  inLevels('pagination: the other value of a flag', ['pagination', 'ends'], (value) =>
    isMap(value) && value.of === undefined && !['empty', 'short', 'same'].includes(String(value.at))
      ? { ...value, is: value.is === false }
      : undefined,
  ),
  inLevels('pagination: the size lost', ['pagination', 'size'], lost),
  inLevels('pagination: what is to be dropped lost', ['pagination', 'drop'], lost),
  inLevels('pagination: another start', ['pagination'], (value) =>
    isMap(value) && (value.style === 'offset' || value.style === 'page') ? { ...value, start: 2 } : undefined,
  ),
  inLevels('pagination: none', ['pagination'], (value) =>
    isMap(value) && value.style !== 'none' ? { style: 'none', because: 'The vendor answers all at once.' } : undefined,
  ),
  inEntities('key: lost', ['key'], lost),
  inEntities('key: another field', ['key'], () => 'other'),
  {
    name: 'schema: of another entity',
    sites: ({ entities }) => {
      const names = mapsIn(entities).map(({ schema }) => schema)
      return mapsIn(entities).flatMap((entity) =>
        siteAt(entity, 'schema', (value) => names.find((name) => name !== undefined && name !== value)),
      )
    },
  },
  inFields('schema: a field lost', lost),
  inFields('schema: string as integer', shortType(replacing(/^string(?=[!?|[]|$)/, 'integer'))),
  inFields('schema: integer as string', shortType(replacing(/^integer(?=[!?|[]|$)/, 'string'))),
  inFields('schema: boolean as string', shortType(replacing(/^boolean(?=[!?|[]|$)/, 'string'))),
  inFields('schema: object as string', shortType(replacing(/^object(?=[!?|[]|$)/, 'string'))),
  inFields('schema: number as string', shortType(replacing(/^number(?=[!?|[]|$)/, 'string'))),
  inFields('schema: datetime as date', shortType(replacing(/^datetime(?=[!?|[]|$)/, 'date'))),
  inFields('schema: one value as a list', shortType(replacing(/^(string|integer|[A-Z]\w*)(?=[!?]*$)/, '$1[]'))),
  inFields('schema: a list as one value', shortType(replacing(/\[\]/, ''))),
  inFields('schema: never null where it may be', shortType(replacing(/\?$/, ''))),
  inFields('schema: required where it may be absent', (field) =>
    typeof field === 'string' && /^\w+$/.test(field) ? `${field}!` : undefined,
  ),
  inFields('schema: optional where it is always present', (field) =>
    typeof field === 'string' && field.endsWith('!') ? field.slice(0, -1) : undefined,
  ),
  {
    name: 'schema: a field renamed',
    sites: ({ schemas }) =>
      mapsIn(schemas).flatMap((fields) =>
        Object.keys(fields).map((name) => () => {
          fields[`${name}_other`] = fields[name]
          delete fields[name]
        }),
      ),
  },
  inErrorRules('errors: a rule lost', () => LOST),
  inErrorRules('errors: another status', ({ status, ...rule }) =>
    typeof status === 'number' ? { ...rule, status: status + 1 } : undefined,
  ),
  inErrorRules('errors: another path', (rule) =>
    typeof rule.at === 'string' ? { ...rule, at: otherLocation(rule.at, 'at') } : undefined,
  ),
  inErrorRules('errors: another value', (rule) => (rule.is === undefined ? undefined : { ...rule, is: ['other'] })),
  inErrorRules('errors: another meaning', (rule) => ({
    ...rule,
    as: rule.as === 'unavailable' ? 'invalid' : 'unavailable',
  })),
  inLevels('errors: message elsewhere', ['errors', 'message'], otherLocation),
  inLevels('errors: code elsewhere', ['errors', 'code'], otherLocation),
  inLevels('errors: request id elsewhere', ['errors', 'request_id'], otherLocation),
  inLevels('file: its URL elsewhere', ['file', 'url'], otherLocation),
  inLevels('file: another header of ranges', ['file', 'range'], lost),
  inLevels('file: its name elsewhere', ['file', 'name'], otherLocation),
  inLevels('file: one more host', ['file', 'hosts'], (value) =>
    Array.isArray(value) ? [...value, 'files.other.example'] : undefined,
  ),
  inLevels('file: hosts lost', ['file', 'hosts'], lost),
  {
    name: 'search: a field lost',
    sites: ({ entities }) =>
      mapsIn(entities).flatMap((entity) =>
        siteAt(entity, 'search', (value) => (Array.isArray(value) && value.length > 1 ? value.slice(1) : undefined)),
      ),
  },
]
