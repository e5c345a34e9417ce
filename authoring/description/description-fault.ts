/** A vendor's description that cannot be used. `message` reads after "Cannot read <file>: ". */
export class DescriptionFault extends Error {
  readonly hint?: string

  constructor(message: string, hint?: string) {
    super(message)
    if (hint !== undefined) this.hint = hint
  }
}
