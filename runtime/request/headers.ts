import { invalidParam } from '../base/errors.ts'
import { isHeaderText } from '../base/http.ts'
import { textOf } from '../language/template-value.ts'
import type { Scope } from '../language/template-value.ts'
import type { CompiledEntry } from './value.ts'

const MAX_HEADER_LENGTH = 8192

/** Adds the entries' values to headers. @throws ConnectorError `invalid_params` for a value that no header can carry */
export function addHeaders(headers: Record<string, string>, entries: readonly CompiledEntry[], scope: Scope): void {
  for (const { name, render } of entries) {
    const value = render(scope)
    if (value === undefined || value === null) continue
    headers[name] = checkHeader(name, textOf(value))
  }
}

/** A header's value, checked. `name` is what the error names. */
export function checkHeader(name: string, value: string): string {
  if (value.length > MAX_HEADER_LENGTH)
    throw invalidParam(name, `is longer than ${MAX_HEADER_LENGTH} characters, the most a header takes`, 'header')
  if (!isHeaderText(value)) throw invalidParam(name, 'holds characters that no header can carry', 'header')
  return value
}
