/** The file of what a vendor's description confirmed: `fixtures/<kind>/described.yaml`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileSchema, ManifestError, parseYaml, problemsAt } from 'plugboard/author'
import { pointerKeys } from 'plugboard/internal'
import type { JsonSchema } from 'plugboard/runtime'
import { type VendorClaim, claimDigest } from '../claims/index.ts'

/** The name of the file among a kind's fixtures. */
export const DESCRIBED_FILE = 'described.yaml'

/** What a vendor's description confirmed when they were last compared. */
export interface Described {
  /** What the description is, in the words of `basis.compared`. */
  readonly description: string
  /** The day of the comparison. */
  readonly date: string
  /** Of the description's bytes. */
  readonly sha256: string
  /** The digests of the claims that it confirmed, by the part of the manifest. */
  readonly confirms: Readonly<Record<string, string>>
}

const SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['description', 'date', 'sha256', 'confirms'],
  properties: {
    description: { type: 'string', minLength: 1 },
    date: { type: 'string', format: 'date' },
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    confirms: { type: 'object', additionalProperties: { type: 'string', pattern: '^[\\w-]{6}(?: [\\w-]{6})*$' } },
  },
}

/** Reads the file of a kind; undefined where there is none. @param folder that of the kind's fixtures @throws ManifestError */
export async function readDescribed(folder: string): Promise<Described | undefined> {
  const file = join(folder, DESCRIBED_FILE)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : parseDescribed(text, file)
}

/** Reads the text of such a file. @throws ManifestError `invalid_fixture` with every problem */
export function parseDescribed(text: string, file: string): Described {
  const document = parseYaml(text, file, 'invalid_fixture')
  const faults = compileSchema(SCHEMA)(document.value).map(({ keyword, message, pointer }) => ({
    rule: `described-${keyword}`,
    message: `The file of a comparison ${message}. Write it again with plugboard check --evidence --openapi --update`,
    pointer,
    ...document.locate(pointer),
  }))
  if (faults.length > 0) throw new ManifestError(problemsAt(text, file, faults), 'invalid_fixture')
  return document.value as unknown as Described
}

/** Says of a claim whether the comparison confirmed it: the same claim, with the value that it had then. */
export function isConfirmed({ confirms }: Described): (claim: VendorClaim) => boolean {
  const digests = new Set(Object.values(confirms).flatMap((text) => text.split(' ')))
  return (claim) => digests.has(claimDigest(claim))
}

/** The file's content for the claims that a description confirms. */
export function describedOf(head: Omit<Described, 'confirms'>, claims: readonly VendorClaim[]): Described {
  const parts = new Map<string, string[]>()
  for (const claim of claims) {
    const part = partOf(claim.at)
    parts.set(part, [...(parts.get(part) ?? []), claimDigest(claim)])
  }
  const confirms = [...parts].map(([part, digests]) => [part, [...new Set(digests)].sort().join(' ')] as const)
  return { ...head, confirms: Object.fromEntries(confirms.sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** The part of a manifest that a pointer lies in: `entities.customers.list`, `schemas.Customer`, `base_url`. */
function partOf(at: string): string {
  const [first = '', second, third] = pointerKeys(at)
  return [first, second, first === 'entities' ? third : undefined].filter((key) => key !== undefined).join('.')
}

/** The file as text. */
export function describedText(kind: string, { description, date, sha256, confirms }: Described): string {
  const lines = Object.entries(confirms).map(([part, digests]) => `  ${part}:\n${wrapped(digests)}`)
  return `# What the vendor's description confirms of ${kind}.yaml: a digest of each claim with its value, so that a changed line loses it.
# Written by: plugboard check ${kind} --evidence --openapi <description> --update
description: ${JSON.stringify(description)}
date: ${date}
sha256: ${sha256}
confirms:
${lines.join('\n')}
`
}

const DIGESTS_PER_LINE = 18

function wrapped(digests: string): string {
  const words = digests.split(' ')
  const lines = Array.from({ length: Math.ceil(words.length / DIGESTS_PER_LINE) }, (_, index) =>
    words.slice(index * DIGESTS_PER_LINE, (index + 1) * DIGESTS_PER_LINE).join(' '),
  )
  const [only, second] = lines
  return second === undefined
    ? `    ${JSON.stringify(only)}`
    : `    >-\n${lines.map((line) => `    ${line}`).join('\n')}`
}
