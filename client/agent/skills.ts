/** Skills: short guides to common tasks of a kind, in Markdown. Each step names operations, with example params. */
import { tryParseJson } from '../../runtime/base/json.ts'

/** Guides to one kind. */
export interface Skill {
  /** The kind, or the name that an organization chose. */
  readonly name: string
  /** Kinds of its operations. */
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
  /** Markdown, with the text before the first guide of the skill. */
  readonly text: string
}

/** A call that a skill names. */
export interface SkillCall {
  readonly entity: string
  readonly action: string
  /** As the skill writes them: an object, or text that is not JSON. Undefined where it names only the operation. */
  readonly params: unknown
}

/**
 * Reads a Markdown text as a skill: a heading of the first level, and guides of the second.
 * @example const skill = skillOf('# Stripe\n\n## Find a customer\n\n1. `customers.list`', { name: 'stripe', kinds: ['stripe'], version: '1' })
 */
export function skillOf(text: string, about: Pick<Skill, 'name' | 'kinds' | 'version'>): Skill {
  const [head = '', ...parts] = text.trim().split(/^(?=## )/m)
  const [, title = about.name] = /^# (.+)$/m.exec(head) ?? []
  const guides = parts.map((part) => {
    const [, heading = ''] = /^## (.+)$/m.exec(part) ?? []
    return { name: slugOf(heading), title: heading.trim(), text: `${head.trim()}\n\n${part.trim()}` }
  })
  return { ...about, title: title.trim(), text: text.trim(), guides }
}

/**
 * Calls that a text names in code.
 * @example callsIn('`invoices.list {"status": "open"}`') // [{ entity: 'invoices', action: 'list', params: { status: 'open' } }]
 */
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

/**
 * Skills of the package for some kinds, in order.
 * @example const skills = await skillsOfKinds(['stripe', 'hubspot'])
 */
export async function skillsOfKinds(kinds: Iterable<string>): Promise<Skill[]> {
  const { SKILLS } = await import('../../generated/skills.ts')
  const texts: Readonly<Record<string, { readonly version: string; readonly lines: readonly string[] }>> = SKILLS
  return [...new Set(kinds)].flatMap((kind) => {
    const found = Object.hasOwn(texts, kind) ? texts[kind] : undefined
    return found ? [skillOf(found.lines.join('\n'), { name: kind, kinds: [kind], version: found.version })] : []
  })
}
