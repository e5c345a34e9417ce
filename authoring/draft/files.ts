/** Drafts the files of a new kind from a description. */
import { type ReadBase, validateManifest, type ValidManifest } from 'plugboard/author'
import type { Note } from './find/note.ts'
import type { GraphqlDescription } from '../description/graphql-schema.ts'
import type { ApiDescription, ApiOperation } from '../description/model.ts'
import { draftManifest } from './draft.ts'
import { extensionOf } from './extension.ts'
import { draftGraphql } from './graphql/draft.ts'
import { draftFixture } from './fixture.ts'
import { repairDraft, type RepairedDraft } from './repair.ts'
import { formatManifest } from '../format/format.ts'
import type { DraftManifest, DraftOptions, ManifestDraft } from './manifest/model.ts'
import { draftText } from './text.ts'
import { own } from 'plugboard/internal'

/** A file to write, with a path below the author's folder. */
export interface NewFile {
  readonly path: string
  readonly text: string
}

/** A drafted kind. */
export interface DraftedKind {
  readonly files: readonly NewFile[]
  /** The omitted parts. */
  readonly notes: readonly Note[]
  /** Number of entities and operations. */
  readonly entities: number
  readonly operations: number
}

/** Options of `draftFiles`. */
export interface FileOptions extends DraftOptions {
  /** Path to the language's schema, relative to the manifest. */
  readonly schemaPath: string
  /** The name of the description's file. */
  readonly from: string
  /** The license of the description. Defaults to the stated one. */
  readonly licence?: string
  /** The kind that the draft extends, with the reader of kinds. */
  readonly extends?: { readonly kind: ValidManifest; readonly readBase: ReadBase }
}

/**
 * Drafts a manifest and, where its list can be called, a fixture.
 * @throws ManifestError when the draft cannot be made to validate, with every problem that is left
 */
export async function draftFiles(
  description: ApiDescription,
  selected: readonly ApiOperation[],
  options: FileOptions,
): Promise<DraftedKind> {
  const { licence = description.licence } = options
  const licensed = { ...options, licence }
  return filesOf(draftWithCheck(description, selected, licensed), licensed)
}

/** Returns a draft whose check validates. Omits invalid operations and finds another check if needed. */
function draftWithCheck(
  description: ApiDescription,
  selected: readonly ApiOperation[],
  options: FileOptions,
  notes: readonly Note[] = [],
): RepairedDraft {
  const first = draftManifest(description, selected, { ...options, isExtension: options.extends !== undefined })
  const drafted = { ...first, notes: [...notes, ...first.notes] }
  const draft = repaired(drafted, options)
  const { entities, check } = draft.manifest
  const removed = new Map([...drafted.operations].filter(([id]) => !holds(entities, id)))
  if (!removed.has(String(check))) return draft
  const operations = new Set([...removed.values()].map(({ operation }) => operation))
  const others = (all: readonly ApiOperation[]) => all.filter((one) => !operations.has(one))
  // A note about a whole entity names no operation.
  const reasons = draft.notes.slice(drafted.notes.length).filter(({ at }) => at === '' || removed.has(at))
  const rest = { ...description, operations: others(description.operations) }
  return draftWithCheck(rest, others(selected), options, [...notes, ...reasons])
}

function holds(entities: DraftManifest['entities'], id: string): boolean {
  const [entity = '', action = ''] = id.split('.')
  return Object.hasOwn(own(entities, entity) ?? {}, action)
}

/**
 * Drafts a manifest of a GraphQL schema. @param isWanted which fields of Query and Mutation are taken
 * @throws ManifestError as `draftFiles`
 */
export async function draftGraphqlFiles(
  description: GraphqlDescription,
  isWanted: (field: string) => boolean,
  options: FileOptions,
): Promise<DraftedKind> {
  return filesOf(repaired(draftGraphql(description, isWanted, options), options), options)
}

function repaired(drafted: ManifestDraft, { schemaPath, licence, from, extends: base }: FileOptions): RepairedDraft {
  const source = `${from} (${licence === undefined ? 'unknown license' : `licence: ${licence}`})`
  const head = `# yaml-language-server: $schema=${schemaPath}`
  const draft = base ? extensionOf(drafted, base.kind) : drafted
  return repairDraft(draft, (one) => draftText(one, head, source), base?.readBase)
}

async function filesOf(draft: RepairedDraft, { kind, date, from, extends: base }: FileOptions): Promise<DraftedKind> {
  const path = `definitions/${kind}.yaml`
  const text = formatManifest(draft.text, path)
  const { resolved } = validateManifest(text, path, base?.readBase)
  const fixture = base ? undefined : await draftFixture(resolved, draft, { date, from })
  return {
    files: [
      { path, text },
      ...(fixture ? [{ path: `fixtures/${kind}/${fixture.entity}.${fixture.action}.yaml`, text: fixture.text }] : []),
    ],
    notes: draft.notes,
    entities: Object.keys(draft.manifest.entities).length,
    operations: Object.keys(resolved.operations).length - Object.keys(base?.kind.resolved.operations ?? {}).length,
  }
}
