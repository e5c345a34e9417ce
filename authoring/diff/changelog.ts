/** Writes the entry of a changelog: the changes that callers of a kind notice. */
import type { ValidManifest } from 'plugboard/author'
import type { DiffReport } from './compare.ts'
import { operationsText } from './markdown.ts'
import type { ChangeClass } from './model/change.ts'

const HEADINGS: Readonly<Record<Exclude<ChangeClass, 'internal'>, string>> = {
  breaking: 'Breaking',
  wire: 'Sent or read differently',
  additive: 'Added',
}

/** Returns the entry for a new version of a kind, as Markdown; without changes that callers do not notice. */
export function changelogOf({ kind, version, changes }: DiffReport): string {
  const sections = Object.entries(HEADINGS).flatMap(([name, heading]) => {
    const found = changes.filter((change) => change.class === name)
    const lines = found.map(({ message, operations }) =>
      operations.length > 0 ? `- ${operationsText(operations)}: ${message}.` : `- ${message}.`,
    )
    return found.length === 0 ? [] : [`### ${heading}\n\n${lines.join('\n')}`]
  })
  const body = sections.length > 0 ? sections : ['No changes that callers notice.']
  return `${[`## ${kind} ${version.after}`, ...body].join('\n\n')}\n`
}

/** Returns the entry for a new kind. */
export function newKindChangelog({ resolved: { kind, version, title, operations } }: ValidManifest): string {
  return `## ${kind} ${version}\n\nNew: ${title}, with ${Object.keys(operations).length} operations.\n`
}

/** Returns the entry for a removed kind. */
export function removedKindChangelog({ resolved: { kind, version } }: ValidManifest): string {
  return `## ${kind}\n\nRemoved; its last version was ${version}.\n`
}
