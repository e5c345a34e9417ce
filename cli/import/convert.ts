/** Converts a connection of Nango to the credentials and settings of a connector. */
import { defined, type Json, type JsonObject, type JsonSchema } from 'plugboard/internal'
import type { Plan } from 'plugboard/runtime'
import type { NangoConnection } from './nango.ts'

/** The input of a new connector. */
export interface ConvertedConnection {
  readonly auth: string
  readonly credentials: Readonly<Record<string, string>>
  readonly environment: JsonObject
}

/** The reason that a connection cannot be converted. */
export interface Unconverted {
  readonly reason: string
}

/** Returns the connection for a kind. */
export function convert({ credentials, config }: NangoConnection, plan: Plan): ConvertedConnection | Unconverted {
  const given = credentials && fieldsOf(credentials)
  if (!given)
    return { reason: `credentials of type ${typeOf(credentials)} cannot be moved: have the customer connect again` }
  const environment = settingsOf(config, plan)
  const missing = ((plan.manifest.config.required ?? []) as string[]).filter((name) => !(name in environment))
  if (missing.length > 0) return { reason: `settings are missing: ${missing.join(', ')}` }
  for (const { name: auth, required, known, ofClient } of plan.auth) {
    const fitting = fitted(
      given,
      required.filter((field) => !ofClient.includes(field)),
      known,
    )
    if (fitting) return { auth, credentials: fitting, environment }
  }
  return { reason: `${plan.kind} takes no credentials of type ${typeOf(credentials)}` }
}

function typeOf(credentials: JsonObject | undefined): string {
  return typeof credentials?.type === 'string' ? credentials.type : 'none'
}

/** The values of credentials: by name where Nango and manifests have the same, else in their order. */
type GivenFields =
  | { readonly named: Readonly<Record<string, string | undefined>> }
  | { readonly ordered: readonly string[] }

function fieldsOf(credentials: JsonObject): GivenFields | undefined {
  const text = (name: string) => {
    const value = credentials[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  switch (credentials.type) {
    case 'OAUTH2': {
      const { config_override: client } = credentials as { config_override?: Readonly<Record<string, Json>> | null }
      return {
        named: {
          access_token: text('access_token'),
          refresh_token: text('refresh_token'),
          expires_at: text('expires_at'),
          client_id: typeof client?.client_id === 'string' ? client.client_id : undefined,
          client_secret: typeof client?.client_secret === 'string' ? client.client_secret : undefined,
        },
      }
    }
    case 'OAUTH2_CC':
      return { named: { client_id: text('client_id'), client_secret: text('client_secret') } }
    case 'API_KEY':
      return { ordered: [text('apiKey') ?? ''].filter((value) => value !== '') }
    case 'BASIC':
      return { ordered: [text('username'), text('password')].filter((value) => value !== undefined) }
    default:
      return undefined
  }
}

/** Returns the credentials of an auth variant; undefined if the given ones do not fit it. */
function fitted(
  given: GivenFields,
  required: readonly string[],
  known: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if ('ordered' in given) {
    const { ordered } = given
    const isOfTokens = known.includes('access_token') && known.includes('refresh_token')
    if (isOfTokens || ordered.length === 0 || ordered.length !== required.length) return undefined
    return Object.fromEntries(required.map((name, index) => [name, ordered[index] ?? '']))
  }
  const named = defined(given.named) as Readonly<Record<string, string>>
  const isFitting = required.every((field) => field in named)
  const [first] = Object.keys(named)
  if (!isFitting || first === undefined || !known.some((field) => field in named)) return undefined
  return Object.fromEntries(Object.entries(named).filter(([name]) => known.includes(name)))
}

/** Returns the settings that the connection has under the kind's names, in any case and with any underscores. */
function settingsOf(config: JsonObject, { manifest }: Plan): JsonObject {
  const plain = (name: string) => name.replaceAll('_', '').toLowerCase()
  const known = new Map(Object.entries(config).map(([name, value]) => [plain(name), value]))
  const properties = (manifest.config.properties ?? {}) as Readonly<Record<string, JsonSchema>>
  const found = Object.keys(properties).map((name) => [name, known.get(plain(name))] as const)
  return defined(Object.fromEntries(found)) as JsonObject
}
