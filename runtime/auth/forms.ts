/** Checks credentials against the forms in the vendor's documentation. */
import { own } from '../base/json.ts'
import { compileForm } from '../language/credential-form.ts'
import type { CredentialForm, ResolvedAuth } from '../manifest/index.ts'
import type { Credentials } from './credentials.ts'

/** A credential in another form than documented. Its texts never repeat the value. */
export interface Misfit {
  readonly name: string
  /** Whether the vendor documents the form as something else. An unknown form may be a new one. */
  readonly isOther: boolean
  /** The fault, after the name: `is a publishable key (pk_…), not a secret key (sk_…)`. */
  readonly message: string
  /** The vendor's documentation. */
  readonly docs: string
}

/** Compiles a search for credentials without their documented form. Absent and empty ones pass. */
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
