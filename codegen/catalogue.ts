import type { ResolvedManifest } from 'plugboard/author'
import { defined } from 'plugboard/internal'
import type { GeneratedFile } from './file.ts'

/** What a list of kinds shows of one. */
export type KindSummary = ReturnType<typeof summaryOf>

/** The kinds of the package in one small file, for whoever only lists them: loading every kind takes ten times as long. */
export function generateCatalogue(kinds: readonly ResolvedManifest[]): GeneratedFile[] {
  return [{ path: 'kinds.json', text: `${JSON.stringify(kinds.map(summaryOf), null, 2)}\n` }]
}

function summaryOf({ sunset, entities, operations, auth, ...about }: ResolvedManifest) {
  const { kind, title, category, version, support, docs } = about
  return defined({
    kind,
    title,
    category,
    version,
    support,
    docs,
    sunset,
    entities: Object.keys(entities).length,
    operations: Object.keys(operations).length,
    search: Object.values(entities).filter(({ search }) => search !== undefined).length,
    auth: Object.keys(auth),
  })
}
