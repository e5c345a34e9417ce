/** Reference pages: one per kind, and the catalogue of kinds. */
import type { ResolvedManifest } from 'plugboard/author'
import type { GeneratedFile, KindSource } from '../file.ts'
import { examplesOf } from './example.ts'
import { kindText } from './kind.ts'
import { codeSpan, linkTo, paragraphs, markdownText, table } from './markdown.ts'

/** `reference/<kind>.md` and `reference/README.md`. */
export async function generateReference(sources: readonly KindSource[]): Promise<GeneratedFile[]> {
  const pages = await Promise.all(
    sources.map(async (source) => ({
      path: `reference/${source.manifest.kind}.md`,
      text: kindText(source, await examplesOf(source)),
    })),
  )
  return [...pages, { path: 'reference/README.md', text: catalogueText(sources.map(({ manifest }) => manifest)) }]
}

function catalogueText(manifests: readonly ResolvedManifest[]): string {
  const rows = manifests.map(({ kind, title, category, support, auth, entities, operations, docs }) => [
    `[${markdownText(title)}](${kind}.md)`,
    codeSpan(kind),
    markdownText(category),
    markdownText(support),
    Object.keys(auth).map(codeSpan).join(', '),
    String(Object.keys(entities).length),
    String(Object.keys(operations).length),
    linkTo('docs', docs),
  ])
  const head = ['Kind', 'Name', 'Category', 'Support', 'Auth', 'Entities', 'Operations', 'Vendor']
  const beside =
    'Beside each page: `../types` (TypeScript), `../schemas` (JSON Schema), `../openapi` (the execute contract).'
  return `${paragraphs(['# Kinds', table(head, rows), beside])}\n`
}
