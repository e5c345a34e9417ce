/** Checks names of customers, organizations, and applications, and origins. */
import { ConnectorError, isLoopbackHost } from 'plugboard/internal'

const LONGEST = 255
const CONTROL = /\p{Cc}/u
const UNPAIRED_SURROGATE = /\p{Cs}/u

/** Whether the database can hold a text and people can read it: no control characters, no unpaired surrogates. */
export function isPlainText(text: string): boolean {
  return !CONTROL.test(text) && !UNPAIRED_SURROGATE.test(text)
}

/**
 * Checks a customer's name. It is kept as given: case, spaces at either end and the form of accents (NFC, NFD) all make
 * another customer.
 * @throws ConnectorError `validation_error`
 */
export function checkExternalUserId(value: string): void {
  checkText('external_user_id', value)
}

/** Checks a name of 1 to 255 characters (code points). @throws ConnectorError `validation_error` */
export function checkText(field: string, value: string): void {
  if (typeof value !== 'string') throw unfit(field, 'must be a string', 'type')
  if (value === '') throw unfit(field, 'must not be empty', 'minLength')
  if (value.length > LONGEST * 2 || [...value].length > LONGEST)
    throw unfit(field, `must be at most ${LONGEST} characters`, 'maxLength')
  if (CONTROL.test(value)) throw unfit(field, 'must not contain control characters', 'control_character')
  if (UNPAIRED_SURROGATE.test(value)) throw unfit(field, 'must be well-formed Unicode', 'unpaired_surrogate')
}

/** Checks the origin of a widget's page, such as `https://app.example.com`. @throws ConnectorError `validation_error` */
export function checkAllowedOrigin(value: string): void {
  if (isOrigin(value)) return
  throw unfit(
    'allowed_origin',
    'must be one origin in the form that browsers send, such as "https://app.example.com"; http only for localhost',
    'origin',
    'Leave out the path and the trailing slash. Wildcards are not supported.',
  )
}

/** Whether a text is an origin that a widget token may be used from, just as a browser serialises it (RFC 6454, 6.2). */
export function isOrigin(value: string): boolean {
  if (typeof value !== 'string' || value.length > LONGEST + 'https://:65535'.length || value.includes('*')) return false
  if (!URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  return origin === value && (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname)))
}

/** The error for a field of a body: `fault` reads after the field's name. */
export function unfit(field: string, fault: string, errorCode: string, hint?: string): ConnectorError {
  return new ConnectorError('validation_error', `Cannot use ${field}: it ${fault}`, {
    hint,
    errors: [{ field, message: fault, error_code: errorCode }],
  })
}
