/** HTML of pages. Values become text, unless they are HTML already. */

/** HTML from our templates, or from escaped text. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Pieces of a page with values between them: texts are escaped, HTML and lists of it are not. */
export function html(pieces: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return new Html(pieces.map((piece, at) => (at === 0 ? piece : textOf(values[at - 1] ?? '') + piece)).join(''))
}

function textOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('')
}
