import { pointer } from '../../../base/json.ts'
import type { Field, LongField, Manifest } from '../../model/manifest.ts'
import type { CredentialForm } from '../../model/resolved-auth.ts'
import { longFields } from '../../resolve/long-fields.ts'
import { levelsOf } from '../rule.ts'

/** Calls `visit` with every field in the long form, including nested ones. */
export function eachField(manifest: Manifest, visit: (field: LongField, at: string) => void): void {
  const { config, types, schemas = {}, auth } = manifest
  const all = (fields: { readonly [name: string]: Field | null } | undefined, at: string) => {
    for (const one of longFields(fields, at)) visit(one.field, one.at)
  }
  all(config, '/config')
  all(types, '/types')
  for (const [name, fields] of Object.entries(schemas)) all(fields, pointer('/schemas', name))
  for (const [name, { credentials }] of Object.entries(auth)) all(credentials, pointer('/auth', name, 'credentials'))
  for (const { at, source } of levelsOf(manifest)) all(source.params, pointer(at, 'params'))
}

/** Calls `visit` with each documented form of a credential, the credential's name and those of its variant. */
export function eachForm(
  { auth }: Manifest,
  visit: (form: CredentialForm, at: string, name: string, variant: string) => void,
): void {
  for (const [variant, { forms = {} }] of Object.entries(auth))
    for (const [name, form] of Object.entries(forms))
      visit(form, pointer('/auth', variant, 'forms', name), name, variant)
}
