/** Finds personal data by the names of fields, and numbers by their checksums. */

const SECRET_NAMES =
  /(?:^|_)(?:pass(?:word|wd|phrase|code)?|pwd|secret|otp|totp|mfa|pin|cvv|cvc|credentials?|cookie|h?mac|private_key|signing_key|api_?key)(?:$|_(?:code|value|key|hash|token|text)$)|^token$|(?:^|_)(?:access|refresh|auth|id|bearer|session|csrf|api|bot)_token$|(?:^|_)(?:recovery|backup|scratch|reset|invite|one_time)_?codes?$/
const PERSONAL_NAMES =
  /(?:^|_)(?:ssn|social_security(?:_number)?|national_id|passport(?:_number)?|tax_id|iban|bic|account_number|routing_number|sort_code|card_number|pan|licen[cs]e_plate|driver_licen[cs]e|insurance_number)$/
const BIRTH_NAMES = /(?:^|_)(?:dob|birth|birthday|birth_?date|date_of_birth|born(?:_on|_at)?)$/
const PRIVATE_NAMES =
  /(?:^|_)(?:salary|income|wage|compensation|gender|sex|race|ethnicity|religion|nationality|diagnosis|lat|latitude|lng|lon|longitude|coordinates|geo|location|street|line_?[12]|postal_?code|postcode|zip(?:_?code)?|first_?name|last_?name|full_?name|surname|given_name|family_name|age|height|weight)$/

const LOGIN_NAMES = /(?:^|_)(?:login|user_?name|screen_?name|nick_?name)$/
const PERSON_NAMES =
  /(?:^|_)(?:owner|author|user|assignee|creator|reporter|actor|committer|requester|uploader|sender|(?:created|updated|modified|assigned|uploaded|invited)_by)$/

/** The kind of a value by its field's name; `private` needs a person's judgment. */
export type NamedAs = 'secret' | 'personal' | 'birth' | 'login' | 'person' | 'private'

/** The kind of a value by its field's name; undefined for most. */
export function namedAs(field: string): NamedAs | undefined {
  const name = field
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[\W_]+/g, '_')
    .toLowerCase()
  if (SECRET_NAMES.test(name)) return 'secret'
  if (PERSONAL_NAMES.test(name)) return 'personal'
  if (BIRTH_NAMES.test(name)) return 'birth'
  if (LOGIN_NAMES.test(name)) return 'login'
  if (PERSON_NAMES.test(name)) return 'person'
  return PRIVATE_NAMES.test(name) ? 'private' : undefined
}

const CARD = /(?<![\w.-])(?:\d{4}[ -]?){3}\d{1,7}(?![\w.-])|(?<![\w.-])3[47]\d{2}[ -]?\d{6}[ -]?\d{5}(?![\w.-])/g
/** The first digits of the large card networks. ISO/IEC 7812. */
const ISSUER = /^(?:4|5[1-5]|2[2-7]|3[4-7]|6(?:011|4|5))/
const IBAN = /(?<![\w-])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?(?![\w-])/g

/** Numbers of payment cards in a text, by network and check digit (Luhn, ISO/IEC 7812-1). */
export function findCards(text: string): string[] {
  return [...text.matchAll(CARD)]
    .map(([found]) => found)
    .filter((found) => {
      const digits = found.replaceAll(/\D/g, '')
      return digits.length >= 13 && digits.length <= 19 && ISSUER.test(digits) && isLuhn(digits)
    })
}

/** Bank account numbers in a text, by their check digits. ISO 13616. */
export function findIbans(text: string): string[] {
  return [...text.matchAll(IBAN)].map(([found]) => found).filter((found) => isIban(found.replaceAll(' ', '')))
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function isIban(text: string): boolean {
  if (text.length < 15 || text.length > 34) return false
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = [...moved].map((character) => String(parseInt(character, 36))).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
