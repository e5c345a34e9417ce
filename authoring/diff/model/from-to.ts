/** Describes how the values of a part changed. */
import { isObject } from 'plugboard/author'
import type { Locator } from 'plugboard/internal'
import { codeText } from './change.ts'

/** Maximum number of values in a sentence. */
const MOST = 4
/** Maximum length of a value, in characters. */
const LONGEST = 80

/**
 * Returns the values that differ, `: limit 2000 instead of 50, per 60 instead of none`; locators and templates as a manifest writes them.
 * Empty where none differs.
 */
export function fromTo(before: unknown, after: unknown): string {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name))
  const shown = names
    .slice(0, MOST)
    .map((name) => `${name} ${valueText(now.get(name))} instead of ${valueText(old.get(name))}`.trim())
  if (shown.length === 0) return ''
  return `: ${shown.join(', ')}${names.length > MOST ? ` and ${names.length - MOST} more` : ''}`
}

function valueText(value = 'none'): string {
  return codeText(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)
}

/** Returns the values in a part by their paths. */
function valuesOf(part: unknown, path: readonly string[] = []): Map<string, string> {
  if (part === undefined || part === null) return new Map()
  const written = writtenText(part)
  if (written !== undefined) return new Map([[path.join('.'), written]])
  return new Map(
    Object.entries(part).flatMap(([key, member]) => {
      const { name, value } = memberOf(key, member)
      return [...valuesOf(value, name === undefined ? path : [...path, name])]
    }),
  )
}

/** Returns a part that is one value: plain, a template or a locator. */
function writtenText(part: unknown): string | undefined {
  if (!isObject(part)) return Array.isArray(part) ? undefined : String(part)
  if (typeof part.text === 'string' && 'parts' in part) return part.text
  return typeof part.in === 'string' ? locatorText(part as unknown as Locator) : undefined
}

/** Returns a member's name and value. A header of a list has its own name, a template the name of its target. */
function memberOf(key: string, member: unknown): { readonly name: string | undefined; readonly value: unknown } {
  if (key === 'template') return { name: undefined, value: member }
  return isObject(member) && typeof member.name === 'string' && 'value' in member
    ? { name: member.name, value: member.value }
    : { name: key, value: member }
}

/** Returns a locator as a manifest writes it. */
function locatorText(locator: Locator): string {
  switch (locator.in) {
    case 'header':
      return `header.${locator.name}`
    case 'link':
      return ['link', locator.rel, locator.attribute].filter((word) => word !== undefined).join('.')
    case 'last':
      return `last.${locator.field.join('.')}`
    case 'query':
      return `${locatorText(locator.url)}?${locator.param}`
    case 'first':
      return locator.of.map(locatorText).join(' or ')
    case 'path':
      return locator.path
    case 'body':
      return `$${locator.steps.map(stepText).join('')}`
  }
}

function stepText(step: Extract<Locator, { in: 'body' }>['steps'][number]): string {
  if (typeof step === 'number') return `[${step}]`
  return typeof step === 'string' ? `.${step}` : '.*'
}
