/** Removes from a draft what the language's rules refuse, such as a regular expression that can run forever. */
import {
  CONTROL_CHARACTER,
  isObject,
  ManifestError,
  pointer,
  type Problem,
  type ReadBase,
  validateManifest,
} from 'plugboard/author'
import type { Note } from './find/note.ts'
import type { ManifestDraft, DraftManifest } from './manifest/model.ts'

/** A draft with its text, and the remaining `problems`. */
export interface RepairedDraft extends ManifestDraft {
  readonly text: string
  readonly problems: readonly Problem[]
}

/** Maximum number of rounds. Each removes at least one part. */
const MOST_ROUNDS = 50

/**
 * Writes a draft and removes invalid parts until it validates.
 * @param write returns the text of a draft
 * @param readBase reads the kinds, for a draft that extends one
 */
export function repairDraft(
  draft: ManifestDraft,
  write: (draft: ManifestDraft) => string,
  readBase?: ReadBase,
): RepairedDraft {
  let current: ManifestDraft = { ...draft, manifest: withoutControls(draft.manifest) }
  let text = write(current)
  let problems = problemsOf(text, readBase)
  for (let round = 0; problems.length > 0 && round < MOST_ROUNDS; round++) {
    const manifest = structuredClone(current.manifest)
    const notes: Note[] = []
    for (const problem of problems) {
      const removed = remove(manifest, problem.pointer)
      if (removed !== undefined) notes.push({ at: locationOf(problem.pointer), text: `${removed}: ${problem.message}` })
    }
    if (notes.length === 0) break
    current = { ...current, manifest, notes: [...current.notes, ...notes] }
    text = write(current)
    problems = problemsOf(text, readBase)
  }
  return { ...current, text, problems }
}

const CONTROLS = new RegExp(CONTROL_CHARACTER, 'g')

/** Returns the value without text that a manifest may not contain. */
function withoutControls<T>(value: T): T {
  if (typeof value === 'string') return value.replace(CONTROLS, '') as T
  if (Array.isArray(value)) return value.map(withoutControls) as T
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutControls(one)])) as T
}

function problemsOf(text: string, readBase: ReadBase | undefined): readonly Problem[] {
  try {
    validateManifest(text, 'draft.yaml', readBase)
    return []
  } catch (error) {
    if (error instanceof ManifestError) return error.problems
    throw error
  }
}

/** Keys that their holder needs. The holder is removed instead. */
const NEEDED = /^(?:type|style|request|title|token|param|next|items|\d+)$/

/** Removes the key at a pointer, or its holder. Returns the name of the removed part. */
function remove(manifest: DraftManifest, at: string): string | undefined {
  const keys = at
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  while (keys.length > 2 && NEEDED.test(keys.at(-1) ?? '')) keys.pop()
  const name = keys.at(-1)
  const holder = keys.slice(0, -1).reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), manifest)
  if (keys.length < 2 || name === undefined || !isObject(holder) || !Object.hasOwn(holder, name)) return undefined
  delete holder[name]
  return pointer('', ...keys.slice(-2)).slice(1)
}

function locationOf(at: string): string {
  const [, entity, action] = /^\/entities\/([^/]+)\/([^/]+)/.exec(at) ?? []
  return entity === undefined ? '' : `${entity}.${action}`
}
