/** Forms: the text around one value, for which `{}` stands, such as `https://{}.example.com`; and the text around named segments. */
import { escapeRegex } from '../base/names.ts'

/** The value that a text holds at the form's `{}`; undefined when the text has another form. */
export function cutFromForm(form: string, text: string): string | undefined {
  const [before = '', after = ''] = form.split('{}')
  const fits = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length
  return fits ? text.slice(before.length, text.length - after.length) : undefined
}

/** Names in the form of a param: `{user}` in `https://api.example.com/users/{user}`. */
const NAMES = /\{(\w+)\}/

/** The names in a form, in order. @example formNames('spaces/{space}/messages/{message}')  // ['space', 'message'] */
export function formNames(form: string): string[] {
  return form.split(NAMES).filter((_, index) => index % 2 === 1)
}

/**
 * The regular expression of the texts that have a form, with a group for each name. A name stands for one segment.
 * @example formPattern('users/{user}')  // '^users/([^/]+)$'
 */
export function formPattern(form: string): string {
  const pieces = form.split(NAMES).map((piece, index) => (index % 2 === 1 ? '([^/]+)' : escapeRegex(piece)))
  return `^${pieces.join('')}$`
}

/** The text that has a form, from the value of each name: what `formPattern` cuts. */
export function joinForm(form: string, values: Readonly<Record<string, string>>): string {
  return form.replace(new RegExp(NAMES, 'g'), (_, name: string) => values[name] ?? '')
}
