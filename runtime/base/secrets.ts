/** Shorter values are not looked for: they would turn up in innocent text. */
const SHORTEST = 6

/** The forms in which a secret can come back: plain, percent-encoded, base64, JSON-escaped. */
function formsOf(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64')
  const forms = [
    secret,
    encodeURIComponent(secret),
    base64,
    base64.replace(/=+$/, ''),
    JSON.stringify(secret).slice(1, -1),
  ]
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST)
}

/** A function that replaces the given secrets, in every form, by `[secret]`. Longest first, so that no part of one is left. */
export function redactor(secrets: Iterable<string>): (text: string) => string {
  const forms = [...secrets].flatMap(formsOf).sort((a, b) => b.length - a.length)
  return (text) => forms.reduce((clean, form) => clean.replaceAll(form, '[secret]'), text)
}
