/** The errors of connectors that several parts of the room throw. */
import { ConnectorError, type Plan } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'

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

/** The error for a connector whose auth variant a later version of its kind no longer has, as after the end of a vendor's API. */
export function variantRemoved({ kind, manifest }: Plan, variant: string): ConnectorError {
  const { version, auth, docs } = manifest
  const ways = Object.values(auth).map(({ title }) => `"${title}"`)
  return new ConnectorError(
    'credentials_rejected',
    `Cannot use the connector: ${kind} ${version} no longer takes credentials of "${variant}". Connect it again by ${ways.join(' or ')}: ${docs}`,
    { hint: 'Ask its owner to connect again, or store credentials of another auth variant.', sent: false },
  )
}

/** The error for a connector that is not there, not within the caller's scope, or being deleted: always the same. */
export function connectorNotFound(): ConnectorError {
  return new ServerError('connector_not_found', 'Cannot find the connector: no connector has this ID')
}
