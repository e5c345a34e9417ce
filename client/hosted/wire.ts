/** The platform's resources, from the wire's snake_case to the names of TypeScript. */
import { isObject } from '../../runtime/base/json.ts'
import type { JsonObject, JsonSchema } from '../../runtime/index.ts'

/** A connector as the platform keeps it. Its credentials never come back. */
export interface HostedConnector {
  readonly id: string
  readonly name: string
  readonly externalUserId: string
  /** The kind. */
  readonly connectorType: string
  readonly definitionId: string
  readonly status: 'pending' | 'active' | 'needs_reauth' | 'disabled' | 'deleting'
  readonly statusReason: string | null
  readonly auth: {
    readonly method: string
    readonly scopes: readonly string[]
    readonly expiresAt: string | null
    readonly credentialsUpdatedAt: string
  }
  /** Settings that are not secret. */
  readonly environment: JsonObject
  readonly createdAt: string
  readonly updatedAt: string
  readonly version: number
}

/** A kind in the platform's catalogue. */
export interface KindListed {
  readonly sourceDefinitionId: string
  readonly name: string
  readonly iconUrl: string
  readonly supportLevel: string
}

/** A kind with what a form, an agent or a generated client needs to know of it. */
export interface KindDefinition extends KindListed, Described {
  /** What a connector names. */
  readonly connectorType: string
  readonly version: string
  /** Changes whenever the manifest does. */
  readonly hash: string
  readonly description: string | null
  readonly documentationUrl: string | null
  /** The ways to give credentials, each with the JSON Schema of its fields. */
  readonly auth: readonly {
    readonly id: string
    readonly title: string
    readonly kind: string
    readonly oauth: { readonly supported: boolean; readonly scopes: readonly string[] }
    readonly schema: JsonSchema
  }[]
  /** JSON Schema of the settings that are not secret. */
  readonly environment: JsonSchema
}

/** A connector with what it can do. */
export interface InspectedConnector extends HostedConnector, Described {}

interface Described {
  readonly entities: readonly DescribedEntity[]
}

/** What can be done with an entity. */
export interface DescribedEntity {
  readonly name: string
  readonly description: string | null
  /** Each with the JSON Schema of its params. */
  readonly actions: readonly { readonly action: string; readonly effect: string; readonly params: JsonSchema }[]
  /** JSON Schema of a record. */
  readonly record: JsonSchema
  /** The fields that `search` takes, with their types. */
  readonly searchFields: Readonly<Record<string, string>>
}

/** How far the searchable copy of a connector is. */
export interface SyncState {
  readonly connectorId: string
  readonly status: 'loading' | 'building_preview' | 'preview' | 'ready' | 'paused' | 'error'
  readonly enabled: boolean
  readonly intervalMinutes: number
  /** The run in hand. */
  readonly jobId: string | null
  readonly entities: readonly {
    readonly entity: string
    /** Whether it is among the connector's synced entities. */
    readonly selected: boolean
    /** `excluded` when nothing of it is copied. */
    readonly status: 'excluded' | 'loading' | 'preview' | 'ready' | 'error'
    readonly records: number
    /** Records that could not be stored. */
    readonly rejected: number
    /** Requests to the third party that its last run made, and the last one that read everything. */
    readonly requests: number | null
    readonly fullRequests: number | null
    /** Minutes between two runs: by what one costs, unless the connector says. */
    readonly intervalMinutes: number
    readonly lastSyncedAt: string | null
    readonly nextRunAt: string | null
    readonly lastError: { readonly code: string; readonly message: string } | null
  }[]
}

/** An end-user of the application. */
export interface HostedCustomer {
  readonly id: string
  /** The application's own name for the customer. */
  readonly externalUserId: string
  readonly status: 'active' | 'inactive'
  /** How many connectors it has. */
  readonly connectors: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** Work that goes on after an answer. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly connectorId: string | null
  readonly status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'
  readonly progress: JsonObject
  readonly error: JsonObject | null
  readonly createdAt: string
  readonly finishedAt: string | null
}

/** A deletion that goes on in the background as a job. */
export interface Deletion {
  readonly id: string
  readonly jobId: string
  readonly deletedAt: string
}

/** An execute or a change, as the audit trail has it. */
export interface AuditEntry {
  readonly id: string
  readonly at: string
  readonly requestId: string
  readonly actor: { readonly kind: string; readonly id: string }
  readonly customerId: string | null
  readonly connectorId: string | null
  readonly type: 'direct' | 'search' | 'admin'
  readonly entity: string | null
  readonly action: string
  readonly status: number
  readonly code: string | null
  readonly durationMs: number | null
}

/** How often a connector was used on one day (UTC). */
export interface Usage {
  readonly customerId: string | null
  readonly connectorId: string | null
  readonly day: string
  readonly calls: number
  /** Those of them that ended in an error. */
  readonly failed: number
}

/** A connector of the wire. */
export function connectorOf(wire: Wire): HostedConnector {
  const auth = isObject(wire.auth) ? { auth: camelKeys(wire.auth) } : {}
  return { ...camelKeys(wire), ...auth } as unknown as HostedConnector
}

/** A connector of the wire with its entities. */
export function inspectedOf(wire: Wire): InspectedConnector {
  return { ...connectorOf(wire), entities: listOf(wire.entities) } as unknown as InspectedConnector
}

/** Something of the wire whose entities are objects with names of their own. */
export function withEntities(wire: Wire): Wire {
  return { ...camelKeys(wire), entities: listOf(wire.entities) }
}

/** A list of the wire. */
export function listOf(wire: unknown): Wire[] {
  return Array.isArray(wire) ? wire.filter(isObject).map(camelKeys) : []
}

type Wire = Record<string, unknown>

/** An object with its own keys in camelCase; what lies deeper stays. */
export function camelKeys(wire: Wire): Wire {
  const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [camel(name), value]))
}
