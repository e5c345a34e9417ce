/** Statements whose values are parameters: nothing becomes part of a statement's text unless it is raw. */

/** Text that goes into a statement as it is: quoted names, types, and what is built of them. */
export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type SqlValue = string | number | null | readonly (string | null)[]

/** A statement in pieces, with a value after each but the last. */
export interface SqlStatement {
  readonly pieces: readonly string[]
  readonly values: readonly SqlValue[]
}

/** @example sql`delete from ${raw(table)} where _connector = ${connector}` */
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

/** Text for a statement that holds nothing of a stranger but quoted names. */
export function raw(text: string): Raw {
  return new Raw(text)
}

/** The text of a statement with its placeholders. @param placeholder of the value with this number, from 1 */
export function statementText({ pieces }: SqlStatement, placeholder: (number: number) => string): string {
  return pieces.map((piece, index) => (index === 0 ? piece : `${placeholder(index)}${piece}`)).join('')
}

function isStatement(part: SqlValue | SqlStatement): part is SqlStatement {
  return typeof part === 'object' && part !== null && 'pieces' in part
}
