/** Writes a draft as a manifest, with comments for its author. */
import type { Note } from './find/note.ts'
import { commentLines, type Remark, writeYaml } from '../format/write-yaml.ts'
import type { ManifestDraft, DraftManifest } from './manifest/model.ts'
import { pointer } from 'plugboard/author'
import { own } from 'plugboard/internal'

/** Writes the text of a draft. @param head comment lines at its start, with the modeline @param from the name of its source */
export function draftText({ manifest, remarks, notes }: ManifestDraft, head: string, from: string): string {
  const general = notes.filter(({ at }) => at === '').map(({ text }) => text)
  const opening = [
    head,
    ...commentLines([
      `Drafted from ${from}. Compare it with the vendor's documentation: descriptions have gaps and errors.`,
    ]),
    ...(general.length === 0 ? [] : ['# Left out:', ...commentLines(general.map((text) => `- ${text}`))]),
  ]
  return `${opening.join('\n')}\n${manifestText(manifest, withNotes(remarks, notes, manifest))}`
}

/** Returns the text of a manifest in this repository's style. */
export function manifestText(
  manifest: Readonly<Record<string, unknown>>,
  remarks: ReadonlyMap<string, Remark> = new Map(),
): string {
  return writeYaml(manifest, {
    remarks,
    isBlock: (at) =>
      /^\/(?:(?:auth|config|entities|defaults|schemas|types|fragments)|(?:auth|entities|defaults)\/[^/]+)$/.test(at),
    isApart: (at) =>
      /^\/(?:auth|config|errors|defaults|entities|types|schemas|encode|headers|request|fragments)$|^\/(?:entities|schemas)\/[^/]+$/.test(
        at,
      ) && !isFirst(manifest, at),
  })
}

function isFirst(manifest: Readonly<Record<string, unknown>>, at: string): boolean {
  const [, group, name] = at.split('/') as [string, string, string?]
  return name !== undefined && Object.keys(manifest[group] as object)[0] === name
}

/** Puts the omissions of an operation above it. */
function withNotes(
  remarks: ManifestDraft['remarks'],
  notes: readonly Note[],
  { entities }: DraftManifest,
): Map<string, Remark> {
  const all = new Map(remarks)
  const locations = new Set(notes.map(({ at }) => at).filter((at) => at !== ''))
  for (const location of locations) {
    const [entity = '', action = ''] = location.split('.')
    const texts = notes.filter(({ at }) => at === location).map(({ text }) => text)
    const isThere = Object.hasOwn(own(entities, entity) ?? {}, action)
    const at = isThere ? pointer('/entities', entity, action) : '/entities'
    const { above = [], ...rest } = all.get(at) ?? {}
    all.set(at, { ...rest, above: [...above, `Left out: ${texts.join('; ')}`] })
  }
  return all
}
