/** The platform's resources, from the wire's snake_case to the names of TypeScript. */
import { isObject } from '../../runtime/base/json.ts'
import type { JsonObject } from '../../runtime/index.ts'

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

/** A connector of the wire. */
export function connectorOf(wire: Record<string, unknown>): HostedConnector {
  const auth = isObject(wire.auth) ? { auth: camelKeys(wire.auth) } : {}
  return { ...camelKeys(wire), ...auth } as unknown as HostedConnector
}

/** An object with its own keys in camelCase; what lies deeper stays. */
export function camelKeys(wire: Record<string, unknown>): Record<string, unknown> {
  const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [camel(name), value]))
}
