/** A word as a POSIX shell reads it back: quoted where it holds anything but plain characters. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
