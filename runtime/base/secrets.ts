/** Shorter values are not looked for: they would turn up in innocent text. */
const SHORTEST = 6

/** The forms in which a secret can come back: plain, as a host name, percent-encoded, form-encoded, base64, JSON-escaped. */
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

/** What base64 makes of a secret that stands `shift` bytes after a multiple of three, as in `user:password`; the characters shared with neighbours left out. */
function base64Within(bytes: Buffer, shift: number): string[] {
  const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
  const end = text.endsWith('=') ? Math.floor(((bytes.length + shift) * 8) / 6) : text.length
  const core = text.slice(Math.ceil((shift * 8) / 6), end)
  return [text, core, core.replaceAll('+', '-').replaceAll('/', '_')]
}

/** A function that replaces the given secrets, in every form, by `[secret]`. Longest first, so that no part of one is left. */
export function redactor(secrets: Iterable<string>): (text: string) => string {
  const forms = [...secrets].flatMap(formsOf).sort((a, b) => b.length - a.length)
  return (text) => forms.reduce((clean, form) => clean.replaceAll(form, '[secret]'), text)
}
