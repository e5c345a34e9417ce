/** `plugboard new --into`: drafts a newer description, and merges what changed into the manifest. */
import { writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { mergeDrafts } from '../../authoring/index.ts'
import { shellWord } from 'plugboard/internal'
import { validateManifest } from 'plugboard/author'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { readNamedFile } from '../input/description.ts'
import { readBase } from '../input/index.ts'
import { count, jsonText, oneLine } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'
import { draft, extendedKind, schemaPathFrom } from './draft.ts'
import { noteOmissions } from './omissions.ts'

type RedraftOptions = OptionsOf<'new'> & { readonly into: string }

/**
 * Merges the differences between the drafts of two descriptions into a manifest, and keeps the author's work.
 * @returns `EXIT.invalid` if the manifest has conflicts
 * @throws UsageError for missing or unusable options
 * @throws ManifestError for a manifest with problems, before or after the merge
 */
export async function redraft(context: Context, word: string | undefined, options: RedraftOptions): Promise<number> {
  const { into } = options
  const { from, base } = sourcesOf(word, options)
  const own = await readNamedFile(into, 'To start a kind, leave out --into.')
  const { resolved } = validateManifest(own, into, readBase)
  const shared = {
    kind: resolved.kind,
    id: resolved.id,
    date: new Date().toISOString().slice(0, 10),
    schemaPath: schemaPathFrom(dirname(into)),
    extends: options.extends === undefined ? undefined : extendedKind(options.extends),
  }
  const [before, after] = [await draft(base, shared, options), await draft(from, shared, options)]
  const names = { own: basename(into), newer: from.map((file) => basename(file)).join(', ') }
  const merged = mergeDrafts({ own, base: manifestIn(before), newer: manifestIn(after), names })
  await writeFile(into, merged.text)
  const known = new Set(before.notes.map((note) => JSON.stringify(note)))
  const notes = after.notes.filter((note) => !known.has(JSON.stringify(note)))
  await report(context, { kind: resolved.kind, into, conflicts: merged.conflicts, notes })
  if (merged.conflicts.length > 0) return EXIT.invalid
  validateManifest(merged.text, into, readBase)
  return EXIT.done
}

/** Returns the newer and the older description. @throws UsageError if one is missing, or for options of a new kind */
function sourcesOf(word: string | undefined, { from, base, title, dir, ci, force }: RedraftOptions) {
  const ofKind = {
    [word ?? 'kind']: word,
    '--title': title,
    '--dir': dir,
    '--ci': ci,
    '--force': force,
  }
  const [named] = Object.entries(ofKind).find(([, value]) => value !== undefined) ?? []
  if (named !== undefined)
    throw new UsageError(`Cannot use ${oneLine(named)} with --into`, 'The manifest keeps its kind, title and place.')
  if (from === undefined)
    throw new UsageError('Cannot use --into without --from', "Name the vendor's newer description with --from.")
  if (base === undefined)
    throw new UsageError(
      'Cannot merge: the description of the last draft is missing',
      'Name it with --base. In a git repository: git show HEAD:openapi.json > older.json',
    )
  return { from, base }
}

function manifestIn({ files: [first] }: Awaited<ReturnType<typeof draft>>): string {
  return first?.text ?? ''
}

interface Report {
  readonly kind: string
  readonly into: string
  /** Lines. */
  readonly conflicts: readonly number[]
  /** Omissions that only the newer draft has. */
  readonly notes: Awaited<ReturnType<typeof draft>>['notes']
}

async function report(context: Context, { kind, into, conflicts, notes }: Report): Promise<void> {
  const { stdout, isJson, paint } = context
  if (isJson) {
    await stdout.write(`${jsonText({ kind, files: [into], conflicts, notes }, 2)}\n`)
    return
  }
  await noteOmissions(context, notes)
  const lines = conflicts.map((line) => `${paint.name(oneLine(`${into}:${line}`))}\n`).join('')
  await stdout.write(
    conflicts.length > 0
      ? `${count(conflicts.length, 'conflict')}. Choose between your lines and the newer draft's:\n${lines}`
      : `Merged into ${paint.name(oneLine(into))}\n\nWhat changed since the snapshot:\n  plugboard check ${shellWord(into)}\n`,
  )
}
