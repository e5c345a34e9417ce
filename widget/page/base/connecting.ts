/** From credentials or a flow to a connector: what the screens of a kind share. */
import type { ConnectorBody, CredentialsSpecBody } from '../../../contract/index.ts'
import { ApiError } from './api.ts'
import { failureText } from './failure.ts'
import type { Fields } from '../ui/fields.ts'
import { showFailure } from '../ui/screen.ts'
import type { Session } from './session.ts'

/** A way to authenticate. */
export type Variant = CredentialsSpecBody['variants'][number]
type Json = Readonly<Record<string, unknown>>

/** What the screens of a kind go on with. */
export interface Connecting {
  readonly session: Session
  readonly spec: CredentialsSpecBody
  /** The connector that is connected again. */
  readonly again: ConnectorBody | undefined
  /** The entities that the customer may choose to be copied. */
  readonly choosable: CredentialsSpecBody['entities']
  /** Back to the kinds; absent where the kind was given. */
  readonly back: (() => void) | undefined
  /** Shows the kind's first screen again. */
  readonly restart: () => void
  /** Shows the last screen. */
  readonly done: (connector: ConnectorBody) => void
}

/** Says what failed: at the fields that the server names, else above the form. */
export function report({ session, spec }: Connecting, error: unknown, fields?: Fields): void {
  const text = failureText(error, spec.name)
  if (error instanceof ApiError) session.send({ type: 'error', code: error.code, message: error.message })
  if (!(error instanceof ApiError && fields?.showFaults(error.fields))) showFailure(text)
}

let key: readonly [body: string, key: string] = ['', '']

/** One key for one and the same request, so that it is carried out once however often it is sent. */
function keyOf(body: Json): string {
  const text = JSON.stringify(body)
  if (key[0] !== text) key = [text, crypto.randomUUID()]
  return key[1]
}

/**
 * Makes the connector, or gives one that is there its new credentials.
 * @param given credentials, or what redeems a grant; with what was chosen to be copied
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
    // What failed is tried again as another request.
    key = ['', '']
    throw error
  }
}
