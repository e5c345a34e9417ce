/** Skills over the protocol: each is a resource, and each guide a prompt. */
import type { Guide, Skill } from '../agent/skills.ts'

const PREFIX = 'plugboard://skills/'

const ABOUT = { name: 'about', description: 'Whom or what it is about.', required: false }

/** Skills as a list of resources. */
export function skillResources(skills: readonly Skill[]) {
  return skills.map(({ name, title, version, guides }) => ({
    uri: PREFIX + name,
    name,
    title,
    description: `Version ${version}. ${guides.map((guide) => guide.title).join('. ')}.`,
    mimeType: 'text/markdown',
  }))
}

/** Whether a URI is that of a skill. */
export function isSkillUri(uri: string): boolean {
  return uri.startsWith(PREFIX)
}

/** The content of a skill by its URI. Undefined without one. */
export function skillContent(skills: readonly Skill[], uri: string) {
  const skill = skills.find(({ name }) => uri === PREFIX + name)
  return skill && { uri, mimeType: 'text/markdown', text: `${skill.text}\n\nVersion ${skill.version}` }
}

/** Guides as a list of prompts. */
export function skillPrompts(skills: readonly Skill[]) {
  return promptsOf(skills).map(({ name, skill, guide }) => ({
    name,
    title: `${skill.title}: ${guide.title}`,
    arguments: [ABOUT],
  }))
}

/** The message of a prompt. Undefined for an unknown name. */
export function skillPrompt(skills: readonly Skill[], asked: string, about: string | undefined) {
  const found = promptsOf(skills).find(({ name }) => name === asked)
  if (!found) return undefined
  const text = about === undefined || about.trim() === '' ? found.guide.text : `${found.guide.text}\n\nAbout: ${about}`
  return {
    description: found.guide.title,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
  }
}

function promptsOf(
  skills: readonly Skill[],
): { readonly name: string; readonly skill: Skill; readonly guide: Guide }[] {
  return skills.flatMap((skill) => skill.guides.map((guide) => ({ name: `${skill.name}.${guide.name}`, skill, guide })))
}
