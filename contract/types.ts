/** The names of the types that `npm run generate` derives from the contract. */
import type { JsonSchema } from '../runtime/base/json.ts'
import { AUDIT_ROW, JOB, USAGE_COUNT } from './audit.ts'
import {
  CHECK_RESULT,
  CONNECTOR,
  CONNECTOR_CHANGES,
  DELETION,
  INSPECTED_CONNECTOR,
  NEW_CONNECTOR,
} from './connectors.ts'
import {
  ACTION_DESCRIPTION,
  CONNECTABLE_KINDS,
  CREDENTIALS_SPEC,
  DEFINITION,
  ENTITY_DESCRIPTION,
  LISTED_DEFINITION,
  OWN_DEFINITION,
  OWN_VERSIONS,
} from './definitions.ts'
import { ERROR_BODY } from './http.ts'
import {
  ANY_REQUEST,
  ANY_RESPONSE,
  ENVELOPE,
  EXECUTE_REQUEST,
  EXECUTION,
  RESULT_ENVELOPE,
  SEARCH_META,
  SEARCH_PARAMS,
} from './execute.ts'
import {
  CONSENT_DEFAULTS,
  FLOW_CONFIRMATION,
  FLOW_STATE,
  NEW_OAUTH_APPLICATION,
  OAUTH_APPLICATION,
  OAUTH_APPLICATION_SPEC,
  OAUTH_FLOW,
  OAUTH_INITIATION,
} from './oauth.ts'
import { object } from './base/schema.ts'
import { SKIPPED_PARENT, SYNC_CHANGE, SYNC_ENTITY, SYNC_RUN, SYNC_STATE } from './sync.ts'
import {
  APPLICATION_TOKEN,
  APPLICATION_TOKEN_REQUEST,
  CUSTOMER,
  LINK,
  LINK_EXCHANGE,
  LINK_SESSION,
  NEW_LINK,
  REVOKE_REQUEST,
  SCOPED_TOKEN,
  SCOPED_TOKEN_REQUEST,
  TOKEN_INFO,
  TOKEN_POLICY,
  WIDGET_TOKEN,
  WIDGET_TOKEN_REQUEST,
} from './access.ts'
import { EVENT_DATA } from './webhooks.ts'

/** Types of bodies as they are sent, with the names of the API: `generated/contract/bodies.ts`. */
export const BODY_TYPES: Readonly<Record<string, JsonSchema>> = {
  ActionBody: described(ACTION_DESCRIPTION, 'An action of an entity.'),
  AnyRequestBody: described(ANY_REQUEST, 'The body of a request through a connector.'),
  AnyResponseBody: described(ANY_RESPONSE, 'The response to a request through a connector.'),
  ApplicationTokenBody: described(APPLICATION_TOKEN, 'An application token.'),
  ApplicationTokenRequest: described(APPLICATION_TOKEN_REQUEST, 'The body of a request for an application token.'),
  AuditRowBody: described(AUDIT_ROW, 'A row of the audit trail.'),
  ConnectableKindsBody: described(CONNECTABLE_KINDS, 'The kinds that a caller may connect.'),
  ConnectorBody: described(CONNECTOR, 'A connector, without its credentials.'),
  ConnectorChangesRequest: described(CONNECTOR_CHANGES, 'The body that changes a connector.'),
  ConsentDefaultsBody: described(CONSENT_DEFAULTS, 'What the consents of an application ask for by default.'),
  CredentialsSpecBody: described(CREDENTIALS_SPEC, 'The values that a kind needs to connect.'),
  CustomerBody: described(CUSTOMER, 'A customer.'),
  DefinitionBody: described(DEFINITION, 'A connector kind.'),
  DeletionBody: described(DELETION, 'A deletion that continues in the background as a job.'),
  EntityBody: described(ENTITY_DESCRIPTION, 'An entity with its actions.'),
  EnvelopeBody: described(ENVELOPE, 'The response of an execute.'),
  ErrorBody: described(ERROR_BODY, 'The body of every error.'),
  ExecuteRequest: described(EXECUTE_REQUEST, 'The body of an execute.'),
  ExecutionBody: described(EXECUTION, 'Information about an execution.'),
  FlowConfirmationRequest: described(FLOW_CONFIRMATION, 'The body that confirms a flow.'),
  FlowStateBody: described(FLOW_STATE, 'The status of an OAuth flow.'),
  LinkBody: described(LINK, 'A link to the page on which a customer connects.'),
  LinkExchangeRequest: described(LINK_EXCHANGE, 'The body with which the page exchanges a code.'),
  LinkSessionBody: described(LINK_SESSION, 'The result of exchanging the code of a link.'),
  ListedDefinitionBody: described(LISTED_DEFINITION, 'A connector kind in the list.'),
  NewConnectorRequest: described(NEW_CONNECTOR, 'The body that creates a connector.'),
  NewLinkRequest: described(NEW_LINK, 'The body that creates a link.'),
  OAuthApplicationBody: described(
    OAUTH_APPLICATION,
    "An organization's own OAuth application, without its configuration.",
  ),
  OAuthApplicationRequest: described(
    NEW_OAUTH_APPLICATION,
    "The body that stores an organization's own OAuth application.",
  ),
  OAuthApplicationSpecBody: described(OAUTH_APPLICATION_SPEC, 'The configuration of an OAuth application of a kind.'),
  OAuthInitiationRequest: described(OAUTH_INITIATION, 'The body that begins an OAuth flow.'),
  OwnDefinitionBody: described(OWN_DEFINITION, 'An own kind as an upload answers it.'),
  OwnVersionsBody: described(OWN_VERSIONS, 'The stored versions of an own kind.'),
  ResultEnvelopeBody: described(RESULT_ENVELOPE, 'The response of an execute in the result envelope.'),
  RevokeRequest: described(REVOKE_REQUEST, 'The body that revokes one token, or all of a customer.'),
  ScopedTokenBody: described(SCOPED_TOKEN, 'A scoped token.'),
  ScopedTokenRequest: described(SCOPED_TOKEN_REQUEST, 'The body of a request for a scoped token.'),
  SearchMeta: described(SEARCH_META, 'The metadata of a search.'),
  SearchParamsBody: described(SEARCH_PARAMS, 'The params of a search of any entity.'),
  SyncChangeRequest: described(SYNC_CHANGE, 'The body that changes how a connector is synced.'),
  SkippedParentBody: described(SKIPPED_PARENT, 'A parent whose list the third party refuses for now.'),
  SyncEntityBody: described(SYNC_ENTITY, 'The searchable copy of an entity.'),
  SyncRunRequest: described(SYNC_RUN, 'The body that starts a sync.'),
  SyncStateBody: described(SYNC_STATE, 'The searchable copy of a connector.'),
  TokenInfoBody: described(TOKEN_INFO, 'The identity of a scoped or widget token.'),
  TokenPolicyBody: described(TOKEN_POLICY, 'The limits of a token.'),
  WebhookDataByType: described(object(EVENT_DATA), 'The `data` of an event by its type.'),
  UsageCountBody: described(USAGE_COUNT, 'The number of calls of a connector on one day.'),
  WidgetTokenBody: described(WIDGET_TOKEN, 'A widget token.'),
  WidgetTokenRequest: described(WIDGET_TOKEN_REQUEST, 'The body of a request for a widget token.'),
}

/** Types of what the client gives, with the names of TypeScript: `generated/contract/resources.ts`. */
export const RESOURCE_TYPES: Readonly<Record<string, JsonSchema>> = {
  AuditEntry: described(AUDIT_ROW, 'A row of the audit trail: an execute, a search or a change.'),
  CheckResult: described(CHECK_RESULT, 'The result of a credential check.'),
  CustomerToken: described(
    SCOPED_TOKEN,
    "A customer's token, for a service or a browser that acts for this customer only.",
  ),
  Deletion: described(DELETION, 'A deletion that continues in the background as a job.'),
  HostedConnector: described(CONNECTOR, 'A connector as the platform stores it, without its credentials.'),
  HostedCustomer: described(CUSTOMER, 'An end user of the application.'),
  InspectedConnector: described(INSPECTED_CONNECTOR, 'A connector with its entities and actions.'),
  Job: described(JOB, 'Work in the background.'),
  KindDefinition: described(
    DEFINITION,
    'A connector kind with the details that a form, an agent or a generated client needs.',
  ),
  KindListed: described(LISTED_DEFINITION, "A connector kind in the platform's catalog."),
  UploadedKind: described(OWN_DEFINITION, 'An own kind as an upload answers it.'),
  UploadedVersions: described(OWN_VERSIONS, 'The stored versions of an own kind.'),
  OAuthApplicationSpec: described(OAUTH_APPLICATION_SPEC, 'The configuration of an OAuth application of a kind.'),
  OAuthFlow: described(OAUTH_FLOW, 'The page on which a customer consents.'),
  SyncState: described(SYNC_STATE, 'The searchable copy of a connector.'),
  Usage: described(USAGE_COUNT, 'The number of calls of a connector on one day (UTC).'),
  ConnectLink: described(LINK, 'A link to the page on which a customer connects.'),
  WidgetToken: described(WIDGET_TOKEN, "A customer's token for pages of one origin."),
}

function described(schema: JsonSchema, description: string): JsonSchema {
  return { ...schema, description }
}
