/** Resolved forms of stored versions, which a call compiles without parsing YAML. */
import { createHash } from 'node:crypto'
import { USER_AGENT } from 'plugboard/internal'
import type { ResolvedManifest } from 'plugboard/runtime'
import type { KindEntry } from '../catalogue/index.ts'
import type { Sql } from '../../ground/store/index.ts'

/** A version of an own kind, and the digest of its form's inputs. */
export interface FormKey {
  readonly organizationId: string
  readonly kind: string
  readonly version: string
  readonly madeFor: string
}

/** Maximum length of a stored form in characters. A longer one is resolved in each process. */
const MOST = 4 * 2 ** 20

/**
 * Digests the inputs of a form: the text, the version of Plugboard, and the installed kinds, which texts can extend.
 * @returns the digest for the hash of a text
 */
export function formDigest(installed: readonly Pick<KindEntry, 'kind' | 'hash'>[]): (textHash: string) => string {
  const base = createHash('sha256').update(
    JSON.stringify([USER_AGENT, installed.map(({ kind, hash }) => [kind, hash])]),
  )
  return (textHash) => base.copy().update(textHash).digest('base64url')
}

/** Returns the stored form of a version; undefined if there is none or its inputs changed. */
export async function storedForm(sql: Sql, key: FormKey): Promise<ResolvedManifest | undefined> {
  const [row] = await sql.query<{ resolved: string }>(
    'select resolved from own_kind_forms where organization_id = $1 and kind = $2 and version = $3 and made_for = $4',
    [key.organizationId, key.kind, key.version, key.madeFor],
  )
  return row && (JSON.parse(row.resolved) as ResolvedManifest)
}

/** Stores the form of a version that exists, unless it is too long. */
export async function storeForm(sql: Sql, key: FormKey, resolved: ResolvedManifest): Promise<void> {
  const text = JSON.stringify(resolved)
  if (text.length > MOST) return
  await sql.query(
    `insert into own_kind_forms (organization_id, kind, version, made_for, resolved)
     select organization_id, kind, version, $4, $5 from own_kind_versions
     where organization_id = $1 and kind = $2 and version = $3
     on conflict (organization_id, kind, version) do update set made_for = excluded.made_for, resolved = excluded.resolved`,
    [key.organizationId, key.kind, key.version, key.madeFor, text],
  )
}
