/** The minimum length of a secret: shorter values occur in other texts. */
const SHORTEST = 6

/** The forms of a secret in texts: plain, as a host name, percent-encoded, form-encoded, base64, JSON-escaped. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const percent = [encodeURIComponent(bytes.toString()), new URLSearchParams({ '': secret }).toString().slice(1)]
  const forms = [
    secret,
    secret.toLowerCase(),
    ...percent,
    ...percent.map((text) => text.replaceAll(/%../g, (code) => code.toLowerCase())),
    ...[0, 1, 2].flatMap((shift) => base64Within(bytes, shift)),
    JSON.stringify(secret).slice(1, -1),
  ]
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST)
}

/** The base64 of a secret that begins `shift` bytes after a multiple of three, as in `user:password`, without the characters shared with neighbors. */
function base64Within(bytes: Buffer, shift: number): string[] {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
  const end = text.endsWith('=') ? Math.floor(((bytes.length + shift) * 8) / 6) : text.length
  const core = text.slice(Math.ceil((shift * 8) / 6), end)
  return [text, core, core.replaceAll('+', '-').replaceAll('/', '_')]
}

/** A function that replaces secrets in every form by `[secret]`, the longest first. */
export function redactor(secrets: Iterable<string>): (text: string) => string {
  const forms = [...secrets].flatMap(formsOf).sort((a, b) => b.length - a.length)
  return (text) => forms.reduce((clean, form) => clean.replaceAll(form, '[secret]'), text)
}
