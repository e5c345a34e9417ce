/** The names that the templates of a part of a manifest insert. */
export function namesSent(part: unknown): string[] {
  return [...JSON.stringify(part).matchAll(/\{\{(?:\w+ )?([\w.-]+)\}\}/g)].map(([, name = '']) => name)
}
