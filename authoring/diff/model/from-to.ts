/** What a part of a manifest was, and what it is now, value by value. */
import { codeText } from './change.ts'

/** The most values that one sentence names. */
const MOST = 4

/**
 * The values that differ, `: limit 2000 instead of 50, per 60 instead of none`; empty where none can be named in a word, as for
 * locators and templates.
 */
export function fromTo(before: unknown, after: unknown): string {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name))
  const shown = names
    .slice(0, MOST)
    .map((name) => `${name} ${codeText(now.get(name) ?? 'none')} instead of ${codeText(old.get(name) ?? 'none')}`)
  if (shown.length === 0) return ''
  return `: ${shown.join(', ')}${names.length > MOST ? ` and ${names.length - MOST} more` : ''}`
}

/** The plain values in a part by their paths; what reads responses or writes requests is not plain. */
function valuesOf(part: unknown, path: readonly string[] = []): Map<string, string> {
  if (part === undefined || part === null) return new Map()
  if (typeof part !== 'object') return new Map([[path.join('.'), String(part)]])
  if ('in' in part || 'parts' in part) return new Map()
  return new Map(Object.entries(part).flatMap(([name, value]) => [...valuesOf(value, [...path, name])]))
}
