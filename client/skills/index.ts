/** Skills of kinds: those of the package, and how a text is read as one. */
import { type Skill, skillOf } from './skill.ts'

export { callsIn, skillOf } from './skill.ts'
export type { Guide, SkillCall, Skill } from './skill.ts'

/** The skills of the package for some kinds, in their order. */
export async function skillsOfKinds(kinds: Iterable<string>): Promise<Skill[]> {
  const { SKILLS } = await import('../../generated/skills.ts')
  const texts: Readonly<Record<string, { readonly version: string; readonly lines: readonly string[] }>> = SKILLS
  return [...new Set(kinds)].flatMap((kind) => {
    const found = Object.hasOwn(texts, kind) ? texts[kind] : undefined
    return found ? [skillOf(found.lines.join('\n'), { name: kind, kinds: [kind], version: found.version })] : []
  })
}
