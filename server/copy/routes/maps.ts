/** The fields of records that a customer chooses for the application. */
import {
  CONNECTOR,
  type ConnectorBody,
  FIELD_CHOICE_CHANGES,
  FIELD_CHOICES,
  type FieldChoiceChangesRequest,
} from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import type { Caller, Route } from '../../http/index.ts'
import { type SearchedConnector, scopeOf } from '../../accounts/connectors/index.ts'
import type { OfferedTo } from '../maps/offered-fields.ts'
import { customerOfConnector, ONE_CONNECTOR, shape } from '../../accounts/index.ts'
import type { WithCopy } from '../services/open.ts'

const FIELDS = `${ONE_CONNECTOR}/map/fields` as const

/** The routes of maps. */
export function mapRoutes(services: WithCopy): Route[] {
  return [choicesRoute(services), chooseRoute(services)]
}

function choicesRoute({ connectors, sync }: WithCopy): Route<typeof FIELDS> {
  return {
    method: 'GET',
    path: FIELDS,
    tag: 'Connecting',
    summary: 'List the mapped fields that the customer may choose',
    description:
      'Returns the fields that the widget token offers, with the paths to choose from: those in the copy, before there is one those on a ' +
      "first page of the third party, and those of the record schema. No response contains the records' values.",
    tokens: ['widget'],
    responses: { 200: shape('The fields, and the paths to choose from.', FIELD_CHOICES) },
    errors: ['connector_not_found', 'connector_disabled'],
    async handle({ caller, params, signal }) {
      const opened = await connectors.openSearched(scopeOf(caller), params.connector_id)
      try {
        return { status: 200, body: await sync.fieldChoices(opened, offerOf(caller, opened, signal)) }
      } finally {
        opened.release()
      }
    },
  }
}

function chooseRoute(services: WithCopy): Route<typeof FIELDS> {
  const { connectors } = services
  return {
    method: 'PUT',
    path: FIELDS,
    tag: 'Connecting',
    summary: 'Choose mapped fields',
    description:
      "Stores the chosen paths in the connector's map, with the types that the widget token offers. Other fields of the map stay.",
    tokens: ['widget'],
    idempotent: true,
    customerOf: (request) => customerOfConnector(connectors, request),
    forApplications: ['metadata'],
    body: FIELD_CHOICE_CHANGES,
    responses: { 200: shape('The changed connector.', CONNECTOR) },
    errors: ['connector_not_found', 'connector_disabled', 'version_conflict'],
    async handle({ caller, params, body, signal }) {
      const { fields } = body as unknown as FieldChoiceChangesRequest
      for (let tries = 1; ; tries++) {
        const stored = await choose(services, caller, params.connector_id, { fields, signal }).catch(conflictOf(tries))
        if (stored) return { status: 200, body: stored }
      }
    },
  }
}

/** So often a choice is made again that another change of the connector came before. */
const MOST_TRIES = 5

/** Undefined for a change that came between. @throws any other error, and that one at last */
function conflictOf(tries: number): (error: unknown) => undefined {
  return (error) => {
    const isConflict = error instanceof ConnectorError && error.code === 'version_conflict'
    if (!isConflict || tries >= MOST_TRIES) throw error
  }
}

async function choose(
  { connectors, sync }: WithCopy,
  caller: Caller,
  connectorId: string,
  { fields, signal }: Pick<FieldChoiceChangesRequest, 'fields'> & { readonly signal: AbortSignal },
): Promise<ConnectorBody> {
  const scope = scopeOf(caller)
  const opened = await connectors.openSearched(scope, connectorId)
  try {
    // The opened row may be older than a change that another process made.
    const { map, version } = await connectors.find(scope, connectorId)
    const current = { ...opened, connector: { ...opened.connector, map } }
    const chosen = await sync.chosenMap(current, offerOf(caller, opened, signal), fields)
    return await connectors.update(scope, connectorId, { map: chosen, version })
  } finally {
    opened.release()
  }
}

/** The fields that the caller's token offers for a connector. */
function offerOf(caller: Caller, { connector: { kind } }: SearchedConnector, signal: AbortSignal): OfferedTo {
  return { scope: scopeOf(caller), fields: (caller.fields ?? []).filter((field) => field.kind === kind), signal }
}
