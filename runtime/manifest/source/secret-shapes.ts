/** Forms of secrets, so that none is committed in a manifest or fixture or printed in a problem. */

/** A range of a text that has the form of a live secret. */
export interface SecretShape {
  readonly offset: number
  readonly length: number
  /** The kind of secret, in words: `an API key`. */
  readonly kind: string
}

interface Shape {
  readonly kind: string
  readonly pattern: RegExp
  /** Excludes harmless text of the same form. */
  readonly isSecret?: (text: string) => boolean
}

const SHAPES: readonly Shape[] = [
  {
    kind: 'a private key',
    pattern:
      /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:[^]*?-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----|[^]*)/g,
  },
  {
    kind: 'an SSH key',
    pattern:
      /\b(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d{3}|sk-(?:ssh-ed25519|ecdsa-sha2-nistp256)@openssh\.com) AAAA[\w+/]{16,}={0,3}(?: [^\s@"']+@[^\s"']+)?/g,
  },
  { kind: 'a JSON Web Token', pattern: /\beyJ[\w-]{8,2000}\.eyJ[\w-]{8,}\.[\w-]*/g },
  {
    kind: 'an API key',
    pattern:
      /\b(?:(?:[sr]k_live|whsec|sk-ant|sk-proj|gh[pousr]|github_pat|glpat|npm|shp(?:at|ss|ca|pa)|lin_api|lin_oauth|ntn|secret|xapp|xox[abeoprs])[_-][\w-]{16,}|(?:AKIA|ASIA)[A-Z0-9]{16}|AIza[\w-]{35}|ya29\.[\w-]{20,}|SG\.[\w-]{16,}\.[\w-]{16,}|pat[A-Za-z0-9]{14}\.[0-9a-f]{32,}|pat-[a-z]{2}\d-[0-9a-f-]{32,}|sk-[A-Za-z0-9]{32,})/g,
  },
  { kind: 'Basic credentials', pattern: /\bBasic [A-Za-z0-9+/]{8,}={0,2}/g, isSecret: isBasic },
  { kind: 'a bearer token', pattern: /\bBearer [\w.~+/-]{20,}=*/g, isSecret: (text) => /\d/.test(text) },
  { kind: 'a password in a URL', pattern: /:\/\/[^\s/:@{}]{1,100}:[^\s/@{}]{3,100}@/g },
  { kind: 'a random token', pattern: /(?<![\w+/:.=%-])[A-Za-z0-9_+-]{40,}={0,2}(?![\w+/:.%-])/g, isSecret: isRandom },
]

/** A quick check for a part of every shape. Most texts of a manifest have none. */
const HINT = /[\w+/-]{16}|eyJ|BEGIN |Basic |Bearer |:\/\//

/** Returns the ranges of a text with the form of live secrets, in order. UUIDs, hexadecimal hashes and URLs do not have it. */
export function findSecrets(text: string): SecretShape[] {
  if (!HINT.test(text)) return []
  const found = SHAPES.flatMap(({ kind, pattern, isSecret = () => true }) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => isSecret(match))
      .map((match) => ({ kind, offset: match.index, length: match[0].length })),
  )
  let end = 0
  return found
    .toSorted((a, b) => a.offset - b.offset)
    .filter(({ offset, length }) => {
      const isFirst = offset >= end
      end = Math.max(end, offset + length)
      return isFirst
    })
}

/** Masks secrets with stars, except for their first four characters. Keeps their length. */
export function maskSecrets(text: string): string {
  let [masked, end] = ['', 0]
  for (const { offset, length } of findSecrets(text)) {
    masked += text.slice(end, offset + 4) + '*'.repeat(length - 4)
    end = offset + length
  }
  return masked + text.slice(end)
}

function isBasic(text: string): boolean {
  return /^[\x20-\x39\x3b-\x7e]*:[\x20-\x7e]*$/.test(Buffer.from(text.slice(6), 'base64').toString('latin1'))
}

/** Whether a text has letters of both cases and digits in random order: over 4.3 bits a character. */
function isRandom(text: string): boolean {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  const bits = [...counts.values()].reduce((sum, n) => sum - (n / text.length) * Math.log2(n / text.length), 0)
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 3 && bits > 4.3
}
