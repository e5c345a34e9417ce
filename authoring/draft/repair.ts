/** Takes out of a draft what the language's own rules refuse, such as a regular expression that can take forever. */
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

/** A draft with its text. `problems` are those that could not be taken out. */
export interface RepairedDraft extends ManifestDraft {
  readonly text: string
  readonly problems: readonly Problem[]
}

/** Each round takes out at least one thing, and at most a hundred are reported at once. */
const MOST_ROUNDS = 50

/** Writes a draft and takes out what does not validate, until it does. @param write the text of a draft @param readBase the kinds, for a draft that extends one */
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

/** The same value with texts that a manifest may hold. */
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

/** Keys without which the rest makes no sense: what holds them goes instead. */
const NEEDED = /^(?:type|style|request|title|token|param|next|items|\d+)$/

/** Takes the key at a pointer away, or what holds it. Returns the name of what was removed. */
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
