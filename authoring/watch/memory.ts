/** The known state of a vendor: `evidence/watch/<kind>.yaml`. */
import type { ValidManifest } from 'plugboard/author'
import type { Json, JsonSchema } from 'plugboard/runtime'
import { checkedYaml } from '../../mock/index.ts'
import { originFinder } from '../compare/location.ts'
import { writeYaml } from '../format/write-yaml.ts'
import type { VendorState } from './state.ts'

/** A source as it was last read. */
export interface KnownSource {
  /** The day on which this content was first read. */
  readonly read: string
  /** Of the content. */
  readonly digest: string
  readonly etag?: string
  /** The version that the source names. */
  readonly version?: string
}

/** The vendor's side, as it was last remembered. */
export interface WatchMemory {
  /** By URL. */
  readonly sources: Readonly<Record<string, KnownSource>>
  /** The digest of each operation of the vendor that the kind calls. */
  readonly operations: VendorState['operations']
  /** Number of operations that the kind lacks, by entity. */
  readonly lacking: VendorState['lacking']
  /** Known differences by the pointer of the manifest: each message with the names in place of `{}`. */
  readonly differences: Readonly<Record<string, Readonly<Record<string, readonly Json[]>>>>
}

const DIGEST: JsonSchema = { type: 'string', pattern: '^[\\w-]{8}$' }

const SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['sources'],
  properties: {
    sources: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['read', 'digest'],
        properties: {
          read: { type: 'string', format: 'date' },
          digest: DIGEST,
          etag: { type: 'string', minLength: 1 },
          version: { type: 'string', minLength: 1 },
        },
      },
    },
    operations: { type: 'object', additionalProperties: DIGEST },
    lacking: { type: 'object', additionalProperties: { type: 'integer', minimum: 1 } },
    differences: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'array' } },
    },
  },
}

/** Reads the text of such a file. @throws ManifestError `invalid_fixture` with every problem */
export function parseMemory(text: string, file: string): WatchMemory {
  const { value } = checkedYaml(text, file, SCHEMA, ({ keyword, message, pointer }) => ({
    rule: `watch-${keyword}`,
    message: `The memory of a watch ${message}. Write it again with plugboard watch --update`,
    pointer,
  }))
  return { operations: {}, lacking: {}, differences: {}, ...(value as unknown as Pick<WatchMemory, 'sources'>) }
}

/** Returns what to remember of a state. */
export function memoryOf(valid: ValidManifest, state: VendorState, sources: WatchMemory['sources']): WatchMemory {
  const originOf = originFinder(valid)
  const differences: Record<string, Record<string, Json[]>> = {}
  for (const difference of state.differences) {
    const { message, isWhole, names = [] } = difference
    const known = (differences[originOf(difference)] ??= {})
    known[message] = [...new Set([...(known[message] ?? []), ...(isWhole ? [] : names)])]
  }
  const { operations, lacking } = state
  return { sources, operations, lacking, differences }
}

/** Returns the file's text, in an order independent of the manifest's and the description's. */
export function memoryText(kind: string, { sources, operations, lacking, differences }: WatchMemory): string {
  const value = {
    sources: byKey(sources),
    operations: byKey(operations),
    lacking: byKey(lacking),
    differences: byKey(differences, (known) => byKey(known)),
  }
  const above = [
    `The vendor's side as ${kind}.yaml knows it: a digest of each operation that it calls, and the differences that are known.`,
    `plugboard watch ${kind} compares with it, plugboard watch ${kind} --update writes it.`,
  ]
  return writeYaml(Object.fromEntries(Object.entries(value).filter(([, part]) => Object.keys(part).length > 0)), {
    remarks: new Map([['', { above }]]),
    isBlock: (at) => /^\/(?:operations|differences|sources)(?:\/[^/]*)?$/.test(at) && !at.startsWith('/sources/'),
  })
}

function byKey<T>(map: Readonly<Record<string, T>>, write: (value: T) => unknown = (value) => value) {
  return Object.fromEntries(
    Object.entries(map)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, write(value)]),
  )
}
