/** Lines of types that can be read in a diff. */

/** The longest line, but for words that are longer. */
const WIDTH = 120

/** Wraps the text of types at 120 characters: alternatives and long comments go over several lines. */
export function wrapLines(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => (line.length <= WIDTH ? [line] : wrapLine(line)))
    .join('\n')
}

function wrapLine(line: string): string[] {
  const [, indent = '', words = ''] = /^( *)(?:\/\*\* | \* )?(.*?)(?: \*\/)?$/s.exec(line) ?? []
  if (line.startsWith(`${indent}/** `)) return [`${indent}/**`, ...fillLines(words, `${indent} * `), `${indent} */`]
  if (line.startsWith(`${indent} * `)) return fillLines(words, `${indent} * `)
  return wrapAlternatives(line, indent)
}

/** A field or type with alternatives: its head, texts and names with bars between, its tail. */
const ALTERNATIVES = /^(.*?(?:: | = ))(\(?)((?:"(?:[^"\\]|\\.)*"|[^"(){}])*)(\)?(?:\[\])*)$/

function wrapAlternatives(line: string, indent: string): string[] {
  const [, head, open = '', alternatives = '', close = ''] = ALTERNATIVES.exec(line) ?? []
  if (head === undefined) return wrapNested(line, indent)
  const each = (alternatives.match(/(?:"(?:[^"\\]|\\.)*"|[^"|])+/g) ?? []).map((one) => `${indent}  | ${one.trim()}`)
  // Parentheses are left where they are needed: in a list of alternatives.
  const isList = close.endsWith('[]')
  return isList ? [head + open, ...each, indent + close] : [head.trimEnd(), ...each]
}

/** Wraps a line with texts between bars inside parentheses: a line for each. */
function wrapNested(line: string, indent: string): string[] {
  const [first = '', ...others] = line.split(/ (?=\| ")/)
  return [first, ...others.map((one) => `${indent}  ${one}`)]
}

/** Words in lines of at most 120 characters that begin alike. */
export function fillLines(words: string, start: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(' ')) {
    const longer = line === '' ? start + word : `${line} ${word}`
    if (longer.length > WIDTH && line !== '') {
      lines.push(line)
      line = start + word
    } else line = longer
  }
  return [...lines, line]
}
