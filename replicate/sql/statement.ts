/** Statements with values as params. Only raw text becomes part of a statement. */

/** Text of a statement: quoted names, types, and combinations of them. */
export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type SqlValue = string | number | null | readonly (string | null)[]

/** A statement in pieces, with a value between two pieces. */
export interface SqlStatement {
  readonly pieces: readonly string[]
  readonly values: readonly SqlValue[]
}

/** Builds a statement. @example sql`delete from ${raw(table)} where _connector = ${connector}` */
export function sql(texts: TemplateStringsArray, ...parts: readonly (SqlValue | Raw | SqlStatement)[]): SqlStatement {
  const pieces = ['']
  const values: SqlValue[] = []
  const append = (text: string) => pieces.push(`${pieces.pop() ?? ''}${text}`)
  for (const [index, text] of texts.entries()) {
    append(text)
    if (index === parts.length) break
    const part = parts[index] ?? null
    if (part instanceof Raw) append(part.text)
    else if (isStatement(part)) {
      for (const [at, piece] of part.pieces.entries()) {
        if (at === 0) append(piece)
        else pieces.push(piece)
      }
      values.push(...part.values)
    } else {
      values.push(part)
      pieces.push('')
    }
  }
  return { pieces, values }
}

/** Marks text as safe: it contains no foreign text except quoted names. */
export function raw(text: string): Raw {
  return new Raw(text)
}

/** Returns the text of a statement with its placeholders. @param placeholder returns the placeholder of the value with a number, from 1 */
export function statementText({ pieces }: SqlStatement, placeholder: (number: number) => string): string {
  return pieces.map((piece, index) => (index === 0 ? piece : `${placeholder(index)}${piece}`)).join('')
}

function isStatement(part: SqlValue | SqlStatement): part is SqlStatement {
  return typeof part === 'object' && part !== null && 'pieces' in part
}
