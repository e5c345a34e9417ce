/** The stored comparison with a vendor's description: `fixtures/<kind>/described.yaml`. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { checkedYaml } from '../../mock/index.ts'
import { hasTexts, pointerKeys, readText } from 'plugboard/internal'
import type { JsonSchema } from 'plugboard/runtime'
import type { VendorClaim } from '../claims/index.ts'

/** The name of the file among a kind's fixtures. */
export const DESCRIBED_FILE = 'described.yaml'

/** The last comparison with a vendor's description. */
export interface Described {
  /** The description, as in `basis.compared`. */
  readonly description: string
  /** The day of the comparison. */
  readonly date: string
  /** Of the description's bytes. */
  readonly sha256: string
  /**
   * The confirmed places of the manifest, by the pointer of their parent and their own key. In `name type 8YpBkk`, the words are facts
   * and the last part is a digest of the manifest's claims.
   */
  readonly confirms: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['description', 'date', 'sha256', 'confirms'],
  properties: {
    description: { type: 'string', minLength: 1 },
    date: { type: 'string', format: 'date' },
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    confirms: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: { type: 'string', pattern: '^(?:[a-z]+ )+[\\w-]{6}$' },
      },
    },
  },
}

/**
 * Reads the file of a kind; undefined without one.
 * @param folder the folder of the kind's fixtures
 * @param shown the folder in problems
 * @throws ManifestError
 */
export async function readDescribed(folder: string, shown: string = folder): Promise<Described | undefined> {
  const path = join(folder, DESCRIBED_FILE)
  return hasTexts(path) ? parseDescribed(readText(path), join(shown, DESCRIBED_FILE)) : undefined
}

/** Reads the text of such a file. @throws ManifestError `invalid_fixture` with every problem */
export function parseDescribed(text: string, file: string): Described {
  const { value } = checkedYaml(text, file, SCHEMA, ({ keyword, message, pointer }) => ({
    rule: `described-${keyword}`,
    message: `The file of a comparison ${message}. Write it again with plugboard check --evidence --openapi --update`,
    pointer,
  }))
  return value as unknown as Described
}

/** Returns the file's content for the claims that a description confirms. */
export function describedOf(head: Omit<Described, 'confirms'>, claims: Iterable<VendorClaim>): Described {
  const confirms: Record<string, Record<string, string>> = {}
  for (const [at, own] of claimsByPointer(claims)) {
    const holder = at.slice(0, at.lastIndexOf('/'))
    confirms[holder] ??= {}
    confirms[holder][pointerKeys(at).at(-1) ?? ''] = claimsText(own)
  }
  return { ...head, confirms }
}

/** Claims by pointer. */
export function claimsByPointer(claims: Iterable<VendorClaim>): ReadonlyMap<string, readonly VendorClaim[]> {
  const found = new Map<string, VendorClaim[]>()
  for (const claim of claims) {
    const own = found.get(claim.at)
    if (own) own.push(claim)
    else found.set(claim.at, [claim])
  }
  return found
}

/** Returns the facts of the claims of one pointer, and a digest of their values. */
export function claimsText(claims: readonly VendorClaim[]): string {
  const pairs = claims.map(({ fact, value }) => [fact, value] as const).sort(([a], [b]) => (a < b ? -1 : 1))
  const digest = createHash('sha256').update(JSON.stringify(pairs)).digest('base64url').slice(0, 6)
  return [...pairs.map(([fact]) => fact), digest].join(' ')
}

/** Returns the file as text, in an order independent of the manifest's. */
export function describedText(kind: string, { description, date, sha256, confirms }: Described): string {
  const lines = byKey(confirms).flatMap(([holder, texts]) => [
    `  ${keyText(holder)}:`,
    ...byKey(texts).map(([key, text]) => `    ${keyText(key)}: ${text}`),
  ])
  return `# What the vendor's description confirms of ${kind}.yaml: the claims of each place, and a digest of their values.
# Compare again: plugboard check ${kind} --evidence --openapi <description> --update
description: ${JSON.stringify(description)}
date: ${date}
sha256: ${sha256}
confirms:${lines.length === 0 ? ' {}' : `\n${lines.join('\n')}`}
`
}

function byKey<T>(values: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Quotes a key that YAML would read as another value. */
function keyText(key: string): string {
  const isPlain = /^[/A-Za-z_][\w/.$~-]*$/.test(key) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(key)
  return isPlain ? key : JSON.stringify(key)
}
