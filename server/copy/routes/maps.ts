/** The fields of records that a customer chooses for the application. */
import {
  CONNECTOR,
  type ConnectorBody,
  FIELD_CHOICE_CHANGES,
  FIELD_CHOICES,
  type FieldChoiceChangesRequest,
  type OwnFieldBody,
} from 'plugboard/contract'
import { ConnectorError } from 'plugboard/runtime'
import { type RunCall, runFieldList } from '../../calls/index.ts'
import type { Route } from '../../http/index.ts'
import { type SearchedConnector, scopeOf } from '../../accounts/connectors/index.ts'
import type { OfferedTo } from '../maps/offered-fields.ts'
import { customerOfConnector, ONE_CONNECTOR, shape } from '../../accounts/index.ts'
import type { WithCopy } from '../services/open.ts'

const FIELDS = `${ONE_CONNECTOR}/map/fields` as const

/** A request of a connector's map. */
type MapRequest = Parameters<typeof runFieldList>[2]

/** The routes of maps. */
export function mapRoutes(services: WithCopy, runCall: RunCall): Route[] {
  return [choicesRoute(services, runCall), chooseRoute(services, runCall)]
}

function choicesRoute(services: WithCopy, runCall: RunCall): Route<typeof FIELDS> {
  const { connectors, sync } = services
  return {
    method: 'GET',
    path: FIELDS,
    tag: 'Connecting',
    summary: 'List the mapped fields that the customer may choose',
    description:
      "Returns the fields that the widget token offers, with the paths to choose from: the account's own fields, as GET …/fields/{entity} " +
      "lists them, and the fields of the record schema. No response contains the records' values.",
    tokens: ['widget'],
    responses: { 200: shape('The fields, and the paths to choose from.', FIELD_CHOICES) },
    errors: ['connector_not_found', 'connector_disabled'],
    async handle(request) {
      const opened = await connectors.openSearched(scopeOf(request.caller), request.params.connector_id)
      try {
        return { status: 200, body: await sync.fieldChoices(opened, offerOf(services, runCall, request, opened)) }
      } finally {
        opened.release()
      }
    },
  }
}

function chooseRoute(services: WithCopy, runCall: RunCall): Route<typeof FIELDS> {
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
    async handle(request) {
      for (let tries = 1; ; tries++) {
        const stored = await choose(services, runCall, request).catch(conflictOf(tries))
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

async function choose(services: WithCopy, runCall: RunCall, request: MapRequest): Promise<ConnectorBody> {
  const { connectors, sync } = services
  const { connector_id: connectorId } = request.params
  const { fields } = request.body as unknown as FieldChoiceChangesRequest
  const scope = scopeOf(request.caller)
  const opened = await connectors.openSearched(scope, connectorId)
  try {
    // The opened row may be older than a change that another process made.
    const { map, version } = await connectors.find(scope, connectorId)
    const current = { ...opened, connector: { ...opened.connector, map } }
    const chosen = await sync.chosenMap(current, offerOf(services, runCall, request, opened), fields)
    return await connectors.update(scope, connectorId, { map: chosen, version })
  } finally {
    opened.release()
  }
}

/** The fields that the caller's token offers for a connector. */
function offerOf(
  services: WithCopy,
  runCall: RunCall,
  request: MapRequest,
  { connector: { kind } }: SearchedConnector,
): OfferedTo {
  return {
    fields: (request.caller.fields ?? []).filter((field) => field.kind === kind),
    async listOwn(entity) {
      let listed: readonly OwnFieldBody[] | undefined
      const { signal } = request
      const asked = { entity, params: {}, refresh: false, signal }
      await runFieldList(services, runCall, request, entity, async (opened) => {
        listed = await services.sync.ownFields(opened, asked)
        return { status: 200 }
      }).catch((error: unknown) => {
        if (!(error instanceof ConnectorError) || signal.aborted) throw error
      })
      return listed
    },
  }
}
