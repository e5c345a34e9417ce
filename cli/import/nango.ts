/** Connections of Nango: read from its API, or from a file that holds what the API gives. */
import { readFile } from 'node:fs/promises'
import { ConnectorError, isObject, type JsonObject, quoted, tryParseJson } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'
import { oneLine } from '../output/index.ts'

/** A connection as Nango has it, as far as an import reads it. @see https://nango.dev/docs/reference/api/connections/get */
export interface NangoConnection {
  readonly connectionId: string
  /** The integration, named by the application. */
  readonly integration: string
  /** The API that the integration is of, by Nango's name. */
  readonly provider: string
  /** The end user, by the application's name; undefined where it named none. */
  readonly endUser?: string | undefined
  /** Undefined where only the list was read. */
  readonly credentials?: JsonObject | undefined
  readonly config: JsonObject
}

/** A source of connections. */
export interface NangoSource {
  /** The connections, without credentials where they are asked for one by one. */
  list(): Promise<readonly NangoConnection[]>
  /** The same connection with its credentials. */
  whole(connection: NangoConnection): Promise<NangoConnection>
}

/** Reads the connections in a file: an array, or an object with `connections`, each as the API returns a single one. */
export function nangoFile(file: string): NangoSource {
  return {
    async list() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(
          `Cannot read ${oneLine(file)}: ${error.code === 'ENOENT' ? 'the file does not exist' : error.code}`,
        )
      })
      return connectionsIn(tryParseJson(text), file)
    },
    whole: async (connection) => connection,
  }
}

/** Reads the connections of an environment of Nango. The secret key goes only to this origin: redirects are refused. */
export function nangoApi(origin: string, secretKey: string, signal: AbortSignal): NangoSource {
  const ask = async (path: string) => {
    const url = `${origin}${path}`
    const headers = { authorization: `Bearer ${secretKey}` }
    const response = await fetch(url, { headers, redirect: 'error', signal }).catch((cause: unknown) => {
      if (signal.aborted) throw cause
      throw new ConnectorError('upstream_unreachable', `Cannot read ${quoted(url)}: no response`, { cause })
    })
    const body = tryParseJson(await response.text())
    if (response.ok) return body
    const code = response.status === 401 ? 'credentials_rejected' : 'upstream_error'
    throw new ConnectorError(code, `Cannot read ${quoted(path)}: Nango returned ${response.status}`, {
      hint: response.status === 401 ? 'Set NANGO_SECRET_KEY to the secret key of the environment.' : undefined,
    })
  }
  return {
    list: async () => connectionsIn(await ask('/connections'), origin),
    async whole({ connectionId, integration }) {
      const query = new URLSearchParams({ provider_config_key: integration, refresh_token: 'true' })
      const [one] = connectionsIn([await ask(`/connections/${encodeURIComponent(connectionId)}?${query}`)], origin)
      if (!one) throw new Error('Cannot read a connection: the list of one is empty')
      return one
    },
  }
}

function connectionsIn(value: unknown, from: string): readonly NangoConnection[] {
  const list = isObject(value) ? value.connections : value
  if (!Array.isArray(list))
    throw new ConnectorError(
      'upstream_invalid_response',
      `Cannot read connections of ${oneLine(from)}: it has no list of them`,
    )
  return list.map((one: unknown, index) => {
    const {
      connection_id: id,
      provider_config_key: integration,
      provider,
      end_user: user,
      credentials,
      connection_config: config,
    } = isObject(one) ? one : {}
    if (typeof id !== 'string' || typeof integration !== 'string')
      throw new ConnectorError(
        'upstream_invalid_response',
        `Cannot read connection ${index + 1} of ${oneLine(from)}: connection_id or provider_config_key is missing`,
      )
    return {
      connectionId: id,
      integration,
      provider: typeof provider === 'string' ? provider : integration,
      endUser: isObject(user) && typeof user.id === 'string' ? user.id : undefined,
      credentials: isObject(credentials) ? (credentials as JsonObject) : undefined,
      config: isObject(config) ? (config as JsonObject) : {},
    }
  })
}
