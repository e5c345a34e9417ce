/** Recognizes IDs by their form. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const DATE = /^\d{4}-\d\d-\d\d/
const ID_FIELD =
  /(?:^|[_.\-[])(?:id|ids|gid|uuid|guid|key|cursor|token|after|before)\]?$|[a-z](?:Id|Ids|ID|Key|Cursor|Token)$/

/** Whether fields of this name contain IDs. */
export function isIdField(name: string): boolean {
  return ID_FIELD.test(name)
}

/** Whether a text has the form of an ID: `cus_NffrFeUfNV2Hib`, a UUID, long hexadecimal, mixed letters and digits. */
export function looksLikeId(text: string): boolean {
  if (text.length > 512 || DATE.test(text)) return false
  if (UUID.test(text)) return true
  const [prefix, tail = ''] = /^(?:[a-z]+_)+([A-Za-z0-9]+)$/.exec(text) ?? []
  if (prefix !== undefined)
    return /\d/.test(tail) && (/^\d{6,}$/.test(tail) || (tail.length >= 8 && /[A-Z]/.test(tail)))
  if (/^[0-9a-f]{20,}$/.test(text)) return /\d/.test(text) && /[a-f]/.test(text)
  if (/^\d{14,}$/.test(text)) return true
  return (
    /^[\w+-]{12,}={0,2}$/.test(text) &&
    /[a-z]/.test(text) &&
    /[A-Z]/.test(text) &&
    (text.match(/\d/g) ?? []).length >= 2 &&
    !/^[A-Za-z]?[a-z]+(?:[A-Z][a-z]+)*\d+$/.test(text)
  )
}

/** Whether the text of an ID field is an ID, and not a word such as `usd` or a number such as 12. */
export function isAccountId(text: string): boolean {
  if (looksLikeId(text)) return true
  if (!/^[\w.:=+/@|~%-]{4,2048}$/.test(text) || DATE.test(text) || /^https?:/.test(text)) return false
  const digits = (text.match(/\d/g) ?? []).length
  return (
    digits >= 4 || (digits > 0 && text.length >= 8) || (text.length >= 16 && /[a-z]/.test(text) && /[A-Z]/.test(text))
  )
}
