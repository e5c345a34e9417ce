/** Notes on omitted parts of a description, with their locations. */
export interface Note {
  /** `customers.list`, or empty for the whole. */
  readonly at: string
  readonly text: string
}

/** Reports one thing that was not taken over. */
export type ReportNote = (text: string) => void

const MOST_NAMES = 8

/** Joins the notes of an operation, `name: what`: params with the same note share one, and equal notes appear once. */
export function joinNotes(notes: readonly Note[]): Note[] {
  const groups = new Map<string, { readonly at: string; readonly what: string; readonly names: Set<string> }>()
  for (const { at, text } of notes) {
    const [, name, what] = (at === '' ? null : /^([\w.[\]-]+): (.+)$/s.exec(text)) ?? [undefined, undefined, text]
    const key = `${at}\n${what}`
    const group = groups.get(key) ?? { at, what, names: new Set() }
    groups.set(key, group)
    if (name !== undefined) group.names.add(name)
  }
  return [...groups.values()].map(({ at, what, names }) => ({
    at,
    text: names.size === 0 ? what : `${listed([...names])}: ${what}`,
  }))
}

function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES
  return rest > 1 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${rest} more` : names.join(', ')
}
