/** Compares values with the documented form of a credential, by the same rules in the runtime and on the connect page. */

/** The patterns of a form. */
export interface FormPatterns {
  /** A regular expression of the documented form. */
  readonly pattern?: string | null
  /** Other values of the vendor. */
  readonly not?: readonly { readonly is: string; readonly pattern: string }[]
}

/** Result for a value without the documented form. */
export interface OddForm {
  /** The value's actual kind, in the manifest's words. Absent for a form that no page names. */
  readonly other?: string
}

/**
 * Compiles a comparison with a form. It returns undefined for a value that has the form.
 * @example compileForm({ pattern: '^sk_', not: [{ is: 'a publishable key', pattern: '^pk_' }] })('pk_1') // { other: 'a publishable key' }
 */
export function compileForm({ pattern, not = [] }: FormPatterns): (value: string) => OddForm | undefined {
  const usual = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined
  const others = not.map((other) => ({ is: other.is, pattern: new RegExp(other.pattern, 'u') }))
  return (value) => {
    const other = others.find((one) => one.pattern.test(value))
    if (other) return { other: other.is }
    return usual?.test(value) === false ? {} : undefined
  }
}
