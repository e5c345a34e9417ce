/** The skills of kinds as a module: `definitions/skills/<kind>.md`. */
import { join } from 'node:path'
import { pathAbove, readText, textNames } from 'plugboard/internal'
import type { GeneratedFile } from './file.ts'

const FOLDER = pathAbove(import.meta.dirname, join('definitions', 'skills'))

/** The module of all skills, by kind. */
export function generateSkills(): GeneratedFile[] {
  const names = textNames(FOLDER).filter((name) => name.endsWith('.md'))
  const entries = names.toSorted().map((name) => {
    const [, version = '', text = ''] = /^---\nversion: (\S+)\n---\n([^]*)$/.exec(readText(join(FOLDER, name))) ?? []
    const value = JSON.stringify({ version, text: text.trim() })
    return `  ${JSON.stringify(name.replace(/\.md$/, ''))}: ${value},\n`
  })
  const text =
    '// Generated from definitions/skills by `npm run generate`.\n' +
    '/** Version and Markdown of the skills of kinds. */\n' +
    `export const SKILLS = {\n${entries.join('')}} as const\n`
  return [{ path: 'skills.ts', text }]
}
