/** Names of kinds, and the types that the compiler knows by them. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { isObject } from '../../runtime/base/json.ts'
import { quoted } from '../../runtime/base/names.ts'
import type { ResolvedManifest } from '../../runtime/index.ts'
import type { EntityActions } from './engine.ts'
import type { Kind, KindModule, Kinds, KindTypes, NotImported } from '../types/known-kinds.ts'
import type { Connector, OwnConnector } from '../types/connector-types.ts'

/** The key of the code of `$tools` in a complete module of a kind. */
export const TOOL_CODE: unique symbol = Symbol('tools')

/** Loads the code of `$tools`. */
export type LoadTools = (kind: string) => Promise<typeof import('../agent/operations/index.ts')>

/** A kind that the package does not have: your own manifest file. */
export interface OwnKind {
  readonly file: string
}

/** A kind by its name, by its module, or by your own manifest file. */
export type AnyKind = string | KindModule | OwnKind

/** The types of a kind that the compiler knows; else `never`. */
export type TypesOf<K> =
  IsUnion<K> extends true
    ? never
    : K extends KindModule<infer T>
      ? DeclaredTypes<T>
      : K extends keyof Kinds
        ? DeclaredTypes<Kinds[K]>
        : never

type DeclaredTypes<T> = T extends KindTypes ? (KindTypes extends T ? never : T) : never

type IsUnion<T, All = T> = T extends All ? ([All] extends [T] ? false : true) : never

/** A kind as a caller may pass it. A literal name must be that of a kind with imported types. Any other text is allowed. */
export type Known<K> = [K] extends [KindModule | OwnKind]
  ? K
  : string extends K
    ? K
    : IsUnion<K> extends true
      ? Kind
      : K extends keyof Kinds
        ? K
        : K extends Kind
          ? NotImported<K>
          : { [N in Kind]: N }[Kind]

/** The connector of a kind: with types that the compiler knows, else with operations by name. */
export type ConnectorFor<K> = [TypesOf<K>] extends [never] ? OwnConnector : Connector<TypesOf<K>['operations']>

/** The name of a kind on the platform. @throws ConnectorError `definition_not_found` for a file, and for any other value */
export function nameOfKind(kind: AnyKind): string {
  if (typeof kind === 'string') return kind
  if (isModule(kind)) return kind.kind
  if (!isOwn(kind)) throw notKind(kind)
  throw new ConnectorError(
    'definition_not_found',
    'Cannot connect: the platform does not take kinds from manifest files',
    {
      hint: 'Use the name of a kind that the platform lists.',
    },
  )
}

/** A resolved manifest, or the module of a kind. */
type Operations = Pick<ResolvedManifest, 'operations'>

const entityActions = new WeakMap<Operations, EntityActions>()

/** Actions of each entity of a resolved manifest, read once for all connectors of the kind. */
export function entityActionsOf(manifest: Operations): EntityActions {
  const known = entityActions.get(manifest)
  if (known) return known
  const entities: Record<string, string[]> = {}
  for (const { entity, action } of Object.values(manifest.operations)) (entities[entity] ??= []).push(action)
  entityActions.set(manifest, entities)
  return entities
}

/** Operations of a kind on the platform, by its module. Searchable entities also have `search`. */
export function hostedEntitiesOf(kind: AnyKind): EntityActions | undefined {
  if (!isModule(kind)) return undefined
  const manifest = kind as object as ResolvedManifest
  const entities = Object.entries(entityActionsOf(manifest))
  return Object.fromEntries(
    entities.map(([name, actions]) => [name, manifest.entities[name]?.search ? [...actions, 'search'] : actions]),
  )
}

/** Whether a module has descriptions and the schemas of records, as modules of `plugboard/described` and of own kinds do. */
export function isDescribed(kind: KindModule): boolean {
  return 'docs' in kind
}

/** The error for a kind without descriptions, in a bundle. */
export function notDescribed(kind: string): ConnectorError {
  return new ConnectorError(
    'definition_not_found',
    `Cannot describe ${quoted(kind)}: this bundle contains only what its calls need`,
    { hint: `Import the kind with its descriptions: import kind from "plugboard/described/${kind}".` },
  )
}

/** Whether a kind is given as its module. */
export function isModule(kind: unknown): kind is KindModule & { readonly [TOOL_CODE]?: LoadTools } {
  return isObject(kind) && typeof kind.kind === 'string' && isObject(kind.operations)
}

/** Whether a kind is given as a manifest file. */
export function isOwn(kind: unknown): kind is OwnKind {
  return isObject(kind) && typeof kind.file === 'string'
}

/** The error for a value that does not name a kind. */
export function notKind(kind: unknown): ConnectorError {
  const isNamespace = isObject(kind) && isModule(kind.default)
  return new ConnectorError(
    'definition_not_found',
    'Cannot connect: the kind is not a name, a module of a kind, or a manifest file',
    {
      hint: isNamespace
        ? 'Import the default export of the module: import kind from "plugboard/kinds/<kind>".'
        : 'Pass a name, the default export of "plugboard/kinds/<kind>", or { file } with the path of a manifest.',
    },
  )
}
