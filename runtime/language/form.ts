/** A form: the text around one value, for which `{}` stands, such as `https://{}.example.com`. */

/** The value that a text holds at the form's `{}`; undefined when the text has another form. */
export function cutFromForm(form: string, text: string): string | undefined {
  const [before = '', after = ''] = form.split('{}')
  const fits = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length
  return fits ? text.slice(before.length, text.length - after.length) : undefined
}
