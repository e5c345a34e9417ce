/** Splits names with brackets, of forms and queries. */

/** One field of a form. */
export interface FormField {
  readonly name: string
  readonly words: readonly string[]
  readonly value: string
}

/** Returns the fields of a body of a form, in their order. */
export function fieldsOfForm(text: string): FormField[] {
  return [...new URLSearchParams(text)].map(([name, value]) => ({ name, words: bracketWords(name), value }))
}

/** Splits a name with brackets: `metadata[tier][]` is metadata, tier and an empty word. */
export function bracketWords(name: string): string[] {
  const [head = '', ...rest] = name.split('[')
  return [head, ...rest.map((word) => word.replace(/\]$/, ''))]
}
