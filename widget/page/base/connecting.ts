/** The state that the screens of a kind share, and the creation of the connector. */
import type { ConnectorBody, CredentialsSpecBody } from '../../../contract/index.ts'
import { ApiError } from './api.ts'
import { failureText } from './failure.ts'
import type { Fields } from '../ui/fields.ts'
import { showFailure } from '../ui/screen.ts'
import type { Session } from './session.ts'

/** A way to authenticate. */
export type Variant = CredentialsSpecBody['variants'][number]
type Json = Readonly<Record<string, unknown>>

/** The state of the screens of a kind. */
export interface Connecting {
  readonly session: Session
  readonly spec: CredentialsSpecBody
  /** The connector to connect again. */
  readonly again: ConnectorBody | undefined
  /** The entities among which the customer chooses those to copy. */
  readonly choosable: CredentialsSpecBody['entities']
  /** Returns to the kinds; absent where the kind was given. */
  readonly back: (() => void) | undefined
  /** Shows the kind's first screen again. */
  readonly restart: () => void
  /** Shows the last screen. */
  readonly done: (connector: ConnectorBody) => void
}

/** Shows a failure: at the fields that the server names, else above the form. */
export function report({ session, spec }: Connecting, error: unknown, fields?: Fields): void {
  const text = failureText(error, spec.name)
  if (error instanceof ApiError) session.send({ type: 'error', code: error.code, message: error.message })
  if (!(error instanceof ApiError && fields?.showFaults(error.fields))) showFailure(text)
}

let key: readonly [body: string, key: string] = ['', '']

/** The idempotency key of a request: the same for the same body. */
function keyOf(body: Json): string {
  const text = JSON.stringify(body)
  if (key[0] !== text) key = [text, crypto.randomUUID()]
  return key[1]
}

/**
 * Creates the connector, or updates the credentials of an existing one.
 * @param given credentials or the secret of a grant, with the chosen entities
 * @throws ApiError
 */
export async function create(connecting: Connecting, given: Json, environment: Json): Promise<void> {
  const { session, spec, again, done } = connecting
  const settings = Object.keys(environment).length > 0 && { environment: { ...again?.environment, ...environment } }
  if (again) {
    const changes = { ...given, ...settings }
    return done(await session.api.call<ConnectorBody>('PATCH', `connectors/${again.id}`, changes, keyOf(changes)))
  }
  const body = {
    external_user_id: session.info.external_user_id,
    connector_type: spec.connector_type,
    name: spec.name,
    ...given,
    ...settings,
  }
  try {
    done(await session.api.call<ConnectorBody>('POST', 'connectors', body, keyOf(body)))
  } catch (error) {
    // A failed request is sent again under another key.
    key = ['', '']
    throw error
  }
}
