/** The documented forms of credentials: which values are another thing, and which have a form that the vendor's page does not name. */
import { own } from '../base/json.ts'
import { compileForm } from '../language/credential-form.ts'
import type { CredentialForm, ResolvedAuth } from '../manifest/index.ts'
import type { Credentials } from './credentials.ts'

/** A credential whose value does not have the form that the vendor documents. No text of it repeats the value. */
export interface Misfit {
  /** The name of the credential. */
  readonly name: string
  /** Whether the vendor documents the form as another thing. An unknown form may be one of tomorrow. */
  readonly isOther: boolean
  /** What is wrong, as it follows the name: `is a publishable key (pk_…), not a secret key (sk_…)`. */
  readonly message: string
  /** The vendor's page. */
  readonly docs: string
}

/** A function that finds the credentials of a variant which do not have their documented form. Absent and empty ones fit. */
export function compileForms({ forms = {} }: Pick<ResolvedAuth, 'forms'>): (credentials: Credentials) => Misfit[] {
  const looks = Object.entries(forms).map(([name, form]) => ({ name, docs: form.docs, look: lookOf(form) }))
  return (credentials) =>
    looks.flatMap(({ name, docs, look }) => {
      const value = own(credentials, name)
      const found = value ? look(value) : undefined
      return found ? [{ name, docs, ...found }] : []
    })
}

function lookOf(form: CredentialForm) {
  const compare = compileForm(form)
  return (value: string): Pick<Misfit, 'isOther' | 'message'> | undefined => {
    const odd = compare(value)
    if (!odd) return undefined
    return odd.other === undefined
      ? { isOther: false, message: `does not look like ${form.is}` }
      : { isOther: true, message: `is ${odd.other}, not ${form.is}` }
  }
}
