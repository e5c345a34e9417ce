/** Globs over names. */

/** Whether a text fits a glob, in which `*` stands for any text, also none. Takes time in proportion to the text. */
export function matchesGlob(text: string, glob: string): boolean {
  const [first = '', ...rest] = glob.split('*')
  if (rest.length === 0) return glob === text
  const last = rest.pop()!
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= text.length - last.length
}
