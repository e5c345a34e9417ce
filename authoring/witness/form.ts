/** Bodies of forms: their names taken apart. */

/** One field of a form. */
export interface FormField {
  readonly name: string
  /** `metadata[tier][]` is metadata, tier and an empty word. */
  readonly words: readonly string[]
  readonly value: string
}

/** The fields of a body of a form, in their order. */
export function fieldsOfForm(text: string): FormField[] {
  return [...new URLSearchParams(text)].map(([name, value]) => {
    const [head = '', ...rest] = name.split('[')
    return { name, words: [head, ...rest.map((word) => word.replace(/\]$/, ''))], value }
  })
}
