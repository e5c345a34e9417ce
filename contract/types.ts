/** The types that `npm run generate` derives from the contract. */
import type { JsonSchema } from '../runtime/base/json.ts'
import * as access from './access.ts'
import * as agents from './agents.ts'
import * as audit from './audit.ts'
import * as changes from './changes.ts'
import * as connectors from './connectors.ts'
import * as definitions from './definitions.ts'
import * as execute from './execute.ts'
import * as hits from './hits.ts'
import * as hooks from './hooks.ts'
import * as http from './http.ts'
import * as map from './map.ts'
import * as oauth from './oauth.ts'
import * as fields from './offered-fields.ts'
import * as own from './own-fields.ts'
import * as policy from './policy.ts'
import * as sync from './sync.ts'
import * as webhooks from './webhooks.ts'

/** Types of bodies, with the names of the API: `generated/contract/bodies.ts`. */
export const BODY_TYPES: Readonly<Record<string, JsonSchema>> = {
  ActionBody: described(definitions.ACTION_DESCRIPTION, 'An action of an entity.'),
  AnyRequestBody: described(execute.ANY_REQUEST, 'The body of a request through a connector.'),
  AnyResponseBody: described(execute.ANY_RESPONSE, 'The response to a request through a connector.'),
  ApplicationTokenBody: described(access.APPLICATION_TOKEN, 'An application token.'),
  ApplicationTokenRequest: described(
    access.APPLICATION_TOKEN_REQUEST,
    'The body of a request for an application token.',
  ),
  AuditRowBody: described(audit.AUDIT_ROW, 'A row of the audit trail.'),
  ConnectableKindsBody: described(definitions.CONNECTABLE_KINDS, 'The kinds that a caller may connect.'),
  ConnectorBody: described(connectors.CONNECTOR, 'A connector, without its credentials.'),
  ConnectorChangesRequest: described(connectors.CONNECTOR_CHANGES, 'The body that changes a connector.'),
  ConsentDefaultsBody: described(oauth.CONSENT_DEFAULTS, "The default operations of an application's consents."),
  CreatedHookBody: described(hooks.CREATED_HOOK, 'A hook with its URL.'),
  CredentialsSpecBody: described(definitions.CREDENTIALS_SPEC, 'The values that a kind needs to connect.'),
  CustomerBody: described(access.CUSTOMER, 'A customer.'),
  CustomerChangesRequest: described(access.CUSTOMER_CHANGES, 'The body that changes a customer.'),
  DefinitionBody: described(definitions.DEFINITION, 'A connector kind.'),
  DeletionBody: described(connectors.DELETION, 'A deletion that continues in the background as a job.'),
  EntityBody: described(definitions.ENTITY_DESCRIPTION, 'An entity with its actions.'),
  EnvelopeBody: described(execute.ENVELOPE, 'The response of an execute.'),
  ErrorBody: described(http.ERROR_BODY, 'The body of every error.'),
  EventBody: described(webhooks.EVENT_BODY, 'The body of a webhook request.'),
  ExecuteRequest: described(execute.EXECUTE_REQUEST, 'The body of an execute.'),
  ExecutionBody: described(execute.EXECUTION, 'Information about an execution.'),
  FieldChoiceChangesRequest: described(fields.FIELD_CHOICE_CHANGES, 'The body that chooses mapped fields.'),
  FieldChoicesBody: described(fields.FIELD_CHOICES, 'The mapped fields to choose, and their possible places.'),
  FlowConfirmationRequest: described(oauth.FLOW_CONFIRMATION, 'The body that confirms a flow.'),
  FlowStateBody: described(oauth.FLOW_STATE, 'The status of an OAuth flow.'),
  HookBody: described(hooks.HOOK, 'A URL to which a third party sends webhooks.'),
  HookChangesRequest: described(hooks.HOOK_CHANGES, 'The body that changes a hook.'),
  LinkBody: described(access.LINK, 'A link to the page on which a customer connects.'),
  LinkExchangeRequest: described(access.LINK_EXCHANGE, 'The body with which the page exchanges a code.'),
  LinkSessionBody: described(access.LINK_SESSION, 'The result of exchanging the code of a link.'),
  ListedDefinitionBody: described(definitions.LISTED_DEFINITION, 'A connector kind in the list.'),
  MappedFieldBody: described(map.MAPPED_FIELD, 'The place and type of a mapped field.'),
  NewConnectorRequest: described(connectors.NEW_CONNECTOR, 'The body that creates a connector.'),
  NewCustomerRequest: described(access.NEW_CUSTOMER, 'The body that creates a customer.'),
  NewHookRequest: described(hooks.NEW_HOOK, 'The body that creates a hook.'),
  NewSubscriptionRequest: described(hooks.NEW_SUBSCRIPTION, 'The body that subscribes a connector.'),
  NewLinkRequest: described(access.NEW_LINK, 'The body that creates a link.'),
  OAuthApplicationBody: described(
    oauth.OAUTH_APPLICATION,
    "An organization's own OAuth application, without its configuration.",
  ),
  OAuthApplicationRequest: described(
    oauth.NEW_OAUTH_APPLICATION,
    "The body that stores an organization's own OAuth application.",
  ),
  OAuthApplicationSpecBody: described(
    oauth.OAUTH_APPLICATION_SPEC,
    'The configuration of an OAuth application of a kind.',
  ),
  OAuthInitiationRequest: described(oauth.OAUTH_INITIATION, 'The body that begins an OAuth flow.'),
  OwnFieldBody: described(own.OWN_FIELD, 'A field that the account added to an entity.'),
  OwnFieldListBody: described(own.OWN_FIELD_LIST, 'The own fields of an entity.'),
  OwnDefinitionBody: described(definitions.OWN_DEFINITION, 'The response to an upload of an own kind.'),
  OwnVersionsBody: described(definitions.OWN_VERSIONS, 'The stored versions of an own kind.'),
  ResultEnvelopeBody: described(execute.RESULT_ENVELOPE, 'The response of an execute in the result envelope.'),
  RevokeRequest: described(access.REVOKE_REQUEST, 'The body that revokes one token, or all of a customer.'),
  ScopedTokenBody: described(access.SCOPED_TOKEN, 'A scoped token.'),
  ScopedTokenRequest: described(access.SCOPED_TOKEN_REQUEST, 'The body of a request for a scoped token.'),
  SearchMeta: described(execute.SEARCH_META, 'The metadata of a search.'),
  SearchParamsBody: described(execute.SEARCH_PARAMS, 'The params of a search of any entity.'),
  SyncChangeRequest: described(sync.SYNC_CHANGE, 'The body that changes the sync of a connector.'),
  SkippedParentBody: described(sync.SKIPPED_PARENT, 'A parent whose list the third party refuses for now.'),
  SyncEntityBody: described(sync.SYNC_ENTITY, 'The searchable copy of an entity.'),
  SyncRunRequest: described(sync.SYNC_RUN, 'The body that starts a sync.'),
  AllChangesMeta: described(changes.ALL_CHANGES_META, 'The metadata of a page of the changes of many copies.'),
  AllChangesPage: described(changes.ALL_CHANGES_PAGE, 'A page of the changes of many copies.'),
  ChangeBody: described(changes.CHANGE, 'One change of a copy.'),
  ChangesMeta: described(changes.CHANGES_META, 'The metadata of a page of changes.'),
  ChangesPage: described(changes.CHANGES_PAGE, 'A page of changes of a copy.'),
  CopiedRecordBody: described(changes.COPIED_RECORD, 'A copied record.'),
  CopyChangeBody: described(changes.COPY_CHANGE, 'One change in the changes of many copies.'),
  HitBody: described(hits.HIT, 'A record that a search of all copies found.'),
  NotSearchedBody: described(
    hits.NOT_SEARCHED_COPY,
    'A copy that a search of all copies did not search, or only in part.',
  ),
  RecordCountBody: described(changes.RECORD_COUNT, 'The number of records of a copy.'),
  UnreadyCopyBody: described(changes.UNREADY_COPY, 'A copy that is not complete.'),
  SearchAllMeta: described(hits.SEARCH_ALL_META, 'The metadata of a search of all copies.'),
  SearchAllPage: described(hits.SEARCH_ALL_PAGE, 'The hits of a search of all copies.'),
  SearchAllRequest: described(hits.SEARCH_ALL_REQUEST, 'The body of a search of all copies.'),
  SyncStateBody: described(sync.SYNC_STATE, 'The searchable copy of a connector.'),
  TokenInfoBody: described(access.TOKEN_INFO, 'The identity of a scoped or widget token.'),
  AgentLoginRequest: described(agents.AGENT_LOGIN_REQUEST, 'The body that names the user of a login.'),
  NewAgentInvitation: described(agents.NEW_AGENT_INVITATION, 'The body that creates an invitation.'),
  TokenPolicyBody: described(policy.TOKEN_POLICY, 'The limits of a token.'),
  MappedBody: described(map.MAPPED, "A record's mapped fields."),
  CopyUnmappedBody: described(map.COPY_UNMAPPED_FIELD, 'A mapped field with values of another type, and its copy.'),
  UnmappedBody: described(map.UNMAPPED_FIELD, 'A mapped field with values of another type.'),
  UsageCountBody: described(audit.USAGE_COUNT, 'The number of calls of a connector on one day.'),
  WebhookAttemptBody: described(webhooks.WEBHOOK_ATTEMPT, 'An attempt to deliver a message.'),
  WebhookDataByType: described(webhooks.WEBHOOK_DATA, 'The `data` of an event by its type.'),
  WebhookEndpointBody: described(webhooks.WEBHOOK_ENDPOINT, 'An endpoint that receives webhooks, without its secret.'),
  WebhookEndpointChangesRequest: described(webhooks.WEBHOOK_ENDPOINT_CHANGES, 'The body that changes an endpoint.'),
  WebhookEndpointRequest: described(webhooks.NEW_WEBHOOK_ENDPOINT, 'The body that creates an endpoint.'),
  WebhookMessageBody: described(webhooks.WEBHOOK_MESSAGE, 'A message of an endpoint.'),
  WebhookReplayRequest: described(webhooks.WEBHOOK_REPLAY, 'The body that sends messages of a time range again.'),
  WebhookRotationRequest: described(webhooks.WEBHOOK_ROTATION, 'The body that replaces a secret.'),
  WidgetTokenBody: described(access.WIDGET_TOKEN, 'A widget token.'),
  WidgetTokenRequest: described(access.WIDGET_TOKEN_REQUEST, 'The body of a request for a widget token.'),
}

/** Types of the client's resources, in camelCase: `generated/contract/resources.ts`. */
export const RESOURCE_TYPES: Readonly<Record<string, JsonSchema>> = {
  AuditEntry: described(audit.AUDIT_ROW, 'A row of the audit trail: an execute, a search or a change.'),
  CheckResult: described(connectors.CHECK_RESULT, 'The result of a credential check.'),
  CustomerToken: described(
    access.SCOPED_TOKEN,
    "A customer's token, for a service or a browser that acts for this customer only.",
  ),
  Deletion: described(connectors.DELETION, 'A deletion that continues in the background as a job.'),
  HostedConnector: described(connectors.CONNECTOR, 'A connector as the platform stores it, without its credentials.'),
  HostedCustomer: described(access.CUSTOMER, 'An end user of the application.'),
  InspectedConnector: described(connectors.INSPECTED_CONNECTOR, 'A connector with its entities and actions.'),
  Job: described(audit.JOB, 'Work in the background.'),
  KindDefinition: described(
    definitions.DEFINITION,
    'A connector kind with the details that a form, an agent or a generated client needs.',
  ),
  KindListed: described(definitions.LISTED_DEFINITION, "A connector kind in the platform's catalog."),
  UploadedKind: described(definitions.OWN_DEFINITION, 'The response to an upload of an own kind.'),
  UploadedVersions: described(definitions.OWN_VERSIONS, 'The stored versions of an own kind.'),
  HostedOwnField: described(own.OWN_FIELD, 'A field that the account added to an entity, with its path for a map.'),
  OAuthApplicationSpec: described(oauth.OAUTH_APPLICATION_SPEC, 'The configuration of an OAuth application of a kind.'),
  OAuthFlow: described(oauth.OAUTH_FLOW, 'The page on which a customer consents.'),
  SearchHit: described(hits.HIT, 'A record that a search of all copies found.'),
  NotSearched: described(hits.NOT_SEARCHED_COPY, 'A copy that a search of all copies did not search, or only in part.'),
  SyncState: described(sync.SYNC_STATE, 'The searchable copy of a connector.'),
  Usage: described(audit.USAGE_COUNT, 'The number of calls of a connector on one day (UTC).'),
  ConnectLink: described(access.LINK, 'A link to the page on which a customer connects.'),
  CreatedWebhookEndpoint: described(webhooks.CREATED_WEBHOOK_ENDPOINT, 'A created endpoint with its secret.'),
  CreatedHook: described(hooks.CREATED_HOOK, 'A created hook with its URL.'),
  Hook: described(hooks.HOOK, 'A URL to which a third party sends webhooks.'),
  RotatedWebhookSecret: described(webhooks.ROTATED_WEBHOOK_SECRET, 'The new secret of an endpoint.'),
  WebhookAttempt: described(webhooks.WEBHOOK_ATTEMPT, 'An attempt to deliver a message.'),
  WebhookEndpoint: described(webhooks.WEBHOOK_ENDPOINT, 'An endpoint that receives webhooks, without its secret.'),
  WebhookMessage: described(webhooks.WEBHOOK_MESSAGE, 'A message of an endpoint.'),
  WebhookReplayed: described(webhooks.REPLAYED_WEBHOOKS, 'Messages that are sent again.'),
  WebhookTest: described(webhooks.WEBHOOK_TEST, 'A test of an endpoint.'),
  WidgetToken: described(access.WIDGET_TOKEN, "A customer's token for pages of one origin."),
}

function described(schema: JsonSchema, description: string): JsonSchema {
  return { ...schema, description }
}
