import { join } from 'node:path'
import type { ResolvedManifest } from 'plugboard/author'
import { defined, pathAbove, readText, textNames } from 'plugboard/internal'
import type { GeneratedFile } from './file.ts'

/** A kind in a list of kinds. */
export type KindSummary = ReturnType<typeof kindSummary>

/** Returns the kinds of the package in one small file, to list them without loading every kind. */
export function generateCatalogue(kinds: readonly KindSummary[]): GeneratedFile[] {
  return [{ path: 'kinds.json', text: `${JSON.stringify(kinds, null, 2)}\n` }]
}

/** Returns the entry of a kind in the list of kinds. */
export function kindSummary({ sunset, endings, entities, operations, auth, ...about }: ResolvedManifest) {
  const { kind, title, category, version, support, docs } = about
  return defined({
    kind,
    title,
    category,
    version,
    support,
    docs,
    sunset,
    endings,
    entities: Object.keys(entities).length,
    operations: Object.keys(operations).length,
    search: Object.values(entities).filter(({ search }) => search !== undefined).length,
    auth: Object.keys(auth),
  })
}

/** The skills of kinds: `<kind>.md`. */
const SKILLS_FOLDER = pathAbove(import.meta.dirname, join('client', 'agent', 'skills'))

/** Returns the module of all skills, by kind. */
export function generateSkills(): GeneratedFile[] {
  const names = textNames(SKILLS_FOLDER).filter((name) => name.endsWith('.md'))
  const entries = names.toSorted().map((name) => {
    const [, version = '', text = ''] =
      /^---\nversion: (\S+)\n---\n([^]*)$/.exec(readText(join(SKILLS_FOLDER, name))) ?? []
    const lines = text
      .trim()
      .split('\n')
      .map((line) => `      ${JSON.stringify(line)},\n`)
    const kind = JSON.stringify(name.replace(/\.md$/, ''))
    return `  ${kind}: {\n    version: ${JSON.stringify(version)},\n    lines: [\n${lines.join('')}    ],\n  },\n`
  })
  const text =
    '// Generated from client/agent/skills by `npm run generate`.\n' +
    '/** Version and Markdown, line by line, of the skills of kinds. */\n' +
    `export const SKILLS = {\n${entries.join('')}} as const\n`
  return [{ path: 'skills.ts', text }]
}
