/** A row of the trail, and the hash that chains it to the row before. */
import { createHash } from 'node:crypto'
import type { AuditRowBody } from 'plugboard/contract'

/** An action with its actor and outcome. */
export interface AuditEntry {
  readonly organizationId: string
  readonly requestId: string
  readonly actor: AuditActor
  readonly customerId?: string | null
  readonly connectorId?: string | null
  /** `direct` calls a vendor, `search` reads the copy, `admin` changes something in Plugboard. */
  readonly type: 'direct' | 'search' | 'admin'
  readonly entity?: string | null
  readonly action: string
  /** HTTP status of our answer. */
  readonly status: number
  readonly code?: string | null
  readonly durationMs?: number | null
  readonly definitionVersion?: string | null
  /** The tool by which an agent asked. */
  readonly tool?: string | null
  /** Name and version of the agent's program, if it sends them. */
  readonly client?: string | null
}

/** Actor: `application`, `scoped`, `widget`, `operator` or `system`, and the ID of the application or customer. */
export interface AuditActor {
  readonly kind: string
  readonly id: string
}

/** A row that has no position in the chain yet. */
export type UnchainedRow = Omit<AuditRowBody, 'seq' | 'prev_hash' | 'hash'>

/** Hash before the first row of a chain. */
export const BEGINNING = '0'.repeat(64)

const LONGEST = 255

/** A row of an entry. Text that a caller chose is cut to 255 characters, and what a database cannot hold is replaced. */
export function auditRowOf(entry: AuditEntry, id: string, atMs: number): UnchainedRow {
  const { actor, durationMs } = entry
  return {
    organization_id: entry.organizationId.toLowerCase(),
    id,
    at: new Date(atMs).toISOString(),
    request_id: auditText(entry.requestId),
    actor: { kind: auditText(actor.kind), id: auditText(actor.id) },
    customer_id: entry.customerId?.toLowerCase() ?? null,
    connector_id: entry.connectorId?.toLowerCase() ?? null,
    type: entry.type,
    entity: auditTextOrNull(entry.entity),
    action: auditText(entry.action),
    status: entry.status,
    code: auditTextOrNull(entry.code),
    duration_ms: durationMs == null ? null : Math.round(durationMs),
    definition_version: auditTextOrNull(entry.definitionVersion),
    tool: auditTextOrNull(entry.tool),
    client: auditTextOrNull(entry.client),
  }
}

/** Text as the trail holds it. */
export function auditText(text: string): string {
  return text.slice(0, LONGEST).replace(/[\p{Cc}\p{Cs}]/gu, '\u{FFFD}')
}

function auditTextOrNull(text: string | null | undefined): string | null {
  return text == null ? null : auditText(text)
}

/** A row's canonical text at its position in the chain, and its hash: SHA-256 of the 32 bytes of the hash before and of that text, in hex. */
export function chainRow(
  row: UnchainedRow,
  seq: number,
  prevHash: string,
): { readonly text: string; readonly hash: string } {
  const text = canonical(row, seq)
  const hash = createHash('sha256').update(prevHash, 'hex').update(text).digest('hex')
  return { text, hash }
}

/** The hash that a row must have. */
export function hashOf(row: Omit<AuditRowBody, 'hash'>): string {
  return chainRow(row, row.seq, row.prev_hash).hash
}

/** The row as JSON with its keys in this order and no spaces; nothing that is not listed here is covered. */
function canonical(row: UnchainedRow, seq: number): string {
  return JSON.stringify({
    organization_id: row.organization_id,
    seq,
    id: row.id,
    at: row.at,
    request_id: row.request_id,
    actor_kind: row.actor.kind,
    actor_id: row.actor.id,
    customer_id: row.customer_id,
    connector_id: row.connector_id,
    type: row.type,
    entity: row.entity,
    action: row.action,
    status: row.status,
    code: row.code,
    duration_ms: row.duration_ms,
    definition_version: row.definition_version,
    // A call that no agent asked for has neither.
    ...(row.tool !== null && { tool: row.tool, client: row.client }),
  })
}
