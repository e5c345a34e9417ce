/** Turns a draft into an extension of a kind: only its operations and schemas, with paths below the kind's base URL. */
import { isObject, type ValidManifest, type EntitySource, type OperationSource } from 'plugboard/author'
import { defined } from 'plugboard/internal'
import { pathOf } from '../compare/match.ts'
import type { Note } from './find/note.ts'
import type { DraftManifest, ManifestDraft } from './manifest/model.ts'

/** Returns the draft without the parts of the kind. Omits the kind's operations, with a note. */
export function extensionOf(draft: ManifestDraft, { manifest: base, resolved }: ValidManifest): ManifestDraft {
  const {
    format,
    kind,
    id,
    title,
    version,
    support,
    entities,
    fragments,
    schemas,
    types,
    base_url: url,
  } = draft.manifest
  const toBase = pathInBase(String(url), resolved.baseUrl.text)
  const known = (name: string, action: string) => Object.hasOwn(resolved.operations, `${name}.${action}`)
  const additions = Object.entries(entities).flatMap(([name, entity]) => {
    const actions = actionsOf(entity).filter(([action]) => !known(name, action))
    const own = actions.map(
      ([action, operation]) => [action, defined({ ...operation, request: toBase(operation.request) })] as const,
    )
    return actions.length === 0 ? [] : [[name, entityOf(entity, own, Object.hasOwn(base.entities, name))] as const]
  })
  const named = { format, extends: `${base.kind}@${base.version}`, kind, id, title, version, support }
  const taken = new Set([...Object.keys(base.schemas ?? {}), ...Object.keys(base.types ?? {})])
  const manifest = defined({ ...named, fragments, entities: Object.fromEntries(additions), types, schemas })
  const left = [...draft.operations.keys()].filter((one) => known(...(one.split('.') as [string, string])))
  const notes = left.map((one): Note => ({ at: '', text: `${one}: ${base.kind} has it` }))
  return { ...draft, manifest: renamed(manifest, taken) as DraftManifest, notes: [...draft.notes, ...notes] }
}

function actionsOf(entity: EntitySource): [string, OperationSource][] {
  return Object.entries(entity).filter(
    ([, value]) => isObject(value) && ('request' in value || 'graphql' in value),
  ) as [string, OperationSource][]
}

/** Omits the schema of an entity that the kind has, so that each new action names its own. */
function entityOf(
  entity: EntitySource,
  actions: readonly (readonly [string, OperationSource])[],
  isKnown: boolean,
): object {
  if (!isKnown) return { ...entity, ...Object.fromEntries(actions) }
  const { schema } = entity
  return Object.fromEntries(actions.map(([action, operation]) => [action, defined({ schema, ...operation })]))
}

/** Rewrites `GET /path` from below one URL to below another; only their paths differ. */
function pathInBase(from: string, to: string): (request: string | undefined) => string | undefined {
  const [own, base] = [pathOf(from), pathOf(to)]
  return (request) => {
    const [method = '', path = ''] = request?.split(' ') ?? []
    if (request === undefined) return undefined
    const whole = own + path
    return `${method} ${whole.startsWith(`${base}/`) ? whole.slice(base.length) : path}`
  }
}

/** Renames schemas whose names are taken. */
function renamed(value: unknown, taken: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    const isType = /^[A-Za-z]\w*(?:\[\])?(?:\|[A-Za-z]\w*(?:\[\])?)*[!?]{0,2}$/.test(value)
    return isType ? value.replaceAll(/\b[A-Z]\w*/g, (name) => (taken.has(name) ? `Own${name}` : name)) : value
  }
  if (Array.isArray(value)) return value.map((one) => renamed(one, taken))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [taken.has(key) ? `Own${key}` : key, renamed(one, taken)]),
  )
}
