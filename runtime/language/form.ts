/** Forms: text with a placeholder `{}` for one value, such as `https://{}.example.com`, or with named segments. */
import { escapeRegex } from '../base/names.ts'

/** Returns the value at the form's `{}`; undefined when the text has another form. */
export function cutFromForm(form: string, text: string): string | undefined {
  const [before = '', after = ''] = form.split('{}')
  const fits = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length
  return fits ? text.slice(before.length, text.length - after.length) : undefined
}

/** Names in the form of a param: `{user}` in `https://api.example.com/users/{user}`. */
const NAMES = /\{(\w+)\}/

/** Returns the names in a form, in order. @example formNames('spaces/{space}/messages/{message}')  // ['space', 'message'] */
export function formNames(form: string): string[] {
  return form.split(NAMES).filter((_, index) => index % 2 === 1)
}

/**
 * Returns the regular expression of a form, with a group for each name. A name matches one segment.
 * @example formPattern('users/{user}')  // '^users/([^/]+)$'
 */
export function formPattern(form: string): string {
  const pieces = form.split(NAMES).map((piece, index) => (index % 2 === 1 ? '([^/]+)' : escapeRegex(piece)))
  return `^${pieces.join('')}$`
}

/** Builds the text of a form from its values by name: the inverse of `formPattern`. */
export function joinForm(form: string, values: Readonly<Record<string, string>>): string {
  return form.replace(new RegExp(NAMES, 'g'), (_, name: string) => values[name] ?? '')
}
