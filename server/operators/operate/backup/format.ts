/**
 * The form of a backup: a gzip file of JSON lines. The first is the header; then comes each table, an object with its name and
 * columns, followed by its rows as arrays of text; the last is the end, with the number of rows and a checksum. Values stand
 * in the database's own text form, so that either engine restores what the other wrote; sealed values stay sealed.
 */
import { createHash, type Hash } from 'node:crypto'

export const FORMAT = 'plugboard backup'
/** Of one organization, which no program takes for a whole backup. */
export const ORGANIZATION_FORMAT = 'plugboard organization backup'
export const FORMAT_VERSION = 1

/** The first line. */
export interface Header {
  readonly format: string
  readonly version: number
  /** When the snapshot was taken, in ISO 8601. */
  readonly at: string
  readonly engine: 'embedded' | 'postgres'
  readonly migrations: readonly { readonly version: number; readonly name: string; readonly sha256: string }[]
  /** Fingerprints of the master keys that its sealed values need. */
  readonly masters: readonly string[]
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>
  /** The one organization that it holds; all without it. */
  readonly organization?: BackupOrganization | undefined
}

/** An organization saved without the others. */
export interface BackupOrganization {
  readonly id: string
  readonly name: string
  /** The copies whose tables of records it needs. */
  readonly copies: readonly { readonly kind: string; readonly entity: string }[]
}

/** The line before a table's rows. */
export interface TableLine {
  readonly table: string
  readonly columns: readonly string[]
}

/** The last line. The checksum covers every byte before it. */
export interface EndLine {
  readonly end: {
    readonly rows: number
    readonly sha256: string
    /** Of one organization: proves the checksum to who has the key, in base64. */
    readonly mac?: string | undefined
  }
}

/** Result of a backup or a restore. */
export interface BackupSummary {
  readonly at: string
  readonly engine: string
  /** The last migration, such as `0010-operators.sql`. */
  readonly schema: string
  readonly masters: readonly string[]
  readonly tables: Readonly<Record<string, number>>
  readonly rows: number
  readonly sha256: string
  readonly organization?: BackupOrganization | undefined
}

/** Summarizes a header and an end. */
export function summaryOf(
  { at, engine, migrations, masters, tables, organization }: Header,
  { end: { rows, sha256 } }: EndLine,
): BackupSummary {
  return { at, engine, schema: migrations.at(-1)?.name ?? '', masters, tables, organization, rows, sha256 }
}

/** A checksum of lines. */
export function createChecksum(): Hash {
  return createHash('sha256')
}
