/** Skills: short guides to what people ask of a kind, in Markdown. Each step names operations, with params as an example. */
import { tryParseJson } from '../../runtime/base/json.ts'

/** The guides to one kind. */
export interface Skill {
  /** The kind, or the name that an organization gave. */
  readonly name: string
  /** Kinds whose operations it names. */
  readonly kinds: readonly string[]
  readonly version: string
  readonly title: string
  /** Markdown. */
  readonly text: string
  readonly guides: readonly Guide[]
}

/** One guide: a heading, and the steps below. */
export interface Guide {
  /** Lower-case letters, digits and dashes: `find-a-customer-s-open-invoices`. */
  readonly name: string
  readonly title: string
  /** Markdown, with what the skill says before its first guide. */
  readonly text: string
}

/** A call that a skill names. */
export interface SkillCall {
  readonly entity: string
  readonly action: string
  /** As the skill writes them: an object, or text that is no JSON; undefined where it names the operation alone. */
  readonly params: unknown
}

/** The skill of a Markdown text with a heading of the first level and guides of the second. */
export function skillOf(text: string, about: Pick<Skill, 'name' | 'kinds' | 'version'>): Skill {
  const [head = '', ...parts] = text.trim().split(/^(?=## )/m)
  const [, title = about.name] = /^# (.+)$/m.exec(head) ?? []
  const guides = parts.map((part) => {
    const [, heading = ''] = /^## (.+)$/m.exec(part) ?? []
    return { name: slugOf(heading), title: heading.trim(), text: `${head.trim()}\n\n${part.trim()}` }
  })
  return { ...about, title: title.trim(), text: text.trim(), guides }
}

/** The calls that a text names in code: `invoices.list {"status": "open"}`. */
export function callsIn(text: string): SkillCall[] {
  return [...text.matchAll(/`([a-z][\w-]*)\.([a-z]\w*)(?: (\{[^`]*\}))?`/g)].map(
    ([, entity = '', action = '', json]) => ({
      entity,
      action,
      params: json === undefined ? undefined : (tryParseJson(json) ?? json),
    }),
  )
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}

/** The skills of the package for some kinds, in their order. */
export async function skillsOfKinds(kinds: Iterable<string>): Promise<Skill[]> {
  const { SKILLS } = await import('../../generated/skills.ts')
  const texts: Readonly<Record<string, { readonly version: string; readonly lines: readonly string[] }>> = SKILLS
  return [...new Set(kinds)].flatMap((kind) => {
    const found = Object.hasOwn(texts, kind) ? texts[kind] : undefined
    return found ? [skillOf(found.lines.join('\n'), { name: kind, kinds: [kind], version: found.version })] : []
  })
}
