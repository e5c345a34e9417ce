/** The errors of connectors that several parts of the room throw. */
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../errors/index.ts'

/** The error for a call that waited while its connector was given credentials of another variant, or for another host. */
export function credentialsReplaced(): ConnectorError {
  return new ServerError('version_conflict', 'Cannot continue: the credentials of the connector were replaced', {
    hint: 'Call again: the next call uses the new credentials.',
    sent: false,
  })
}

/** The error for a connector that only its owner can repair. */
export function needsOwner(kind: string): ConnectorError {
  return new ConnectorError(
    'credentials_rejected',
    `Cannot use the connector: ${kind} no longer accepts its credentials`,
    {
      hint: 'Ask its owner to connect again, or store working credentials.',
      sent: false,
    },
  )
}

/** The error for a connector that is not there, not within the caller's scope, or being deleted: always the same. */
export function connectorNotFound(): ConnectorError {
  return new ServerError('connector_not_found', 'Cannot find the connector: no connector has this ID')
}
