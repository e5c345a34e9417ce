/** The contract of the platform API: every body and every response once, as JSON Schema. `npm run generate` derives their types. */
export { CALL_ACTIONS, CONTENT_PART, isOwnAction, READ_ACTIONS, REQUEST_PART, UPSTREAM_HEADER } from './actions.ts'
export { AUDIT_PAGE, JOB, USAGE } from './audit.ts'
export {
  CHECK_RESULT,
  CONNECTOR,
  CONNECTOR_CHANGES,
  CONNECTOR_PAGE,
  CONNECTOR_STATUS,
  DELETION,
  INSPECTED_CONNECTOR,
  NEW_CONNECTOR,
} from './connectors.ts'
export {
  CONNECTABLE_KINDS,
  CREDENTIALS_SPEC,
  DEFINITION,
  DEFINITIONS,
  OWN_DEFINITION,
  OWN_VERSIONS,
} from './definitions.ts'
export { ANY_REQUEST, ANY_RESPONSE, ENVELOPE, EXECUTE_REQUEST, EXECUTION, RESULT_ENVELOPE } from './execute.ts'
export {
  CONNECTORS_PATH,
  ENVELOPE_HEADER,
  ERROR_BODY,
  EXECUTE_PATH,
  headerParameter,
  IDEMPOTENCY_HEADER,
  ORGANIZATION_HEADER,
  REQUEST_ID_HEADER,
  REQUEST_PATH,
  RESULT_TYPE,
  MCP_MESSAGE,
  PROTECTED_RESOURCE,
} from './http.ts'
export {
  CLIENT_HOST,
  CONSENT_DEFAULTS,
  FLOW_CONFIRMATION,
  FLOW_STATE,
  NEW_OAUTH_APPLICATION,
  OAUTH_APPLICATION,
  OAUTH_APPLICATION_SPEC,
  OAUTH_FLOW,
  OAUTH_INITIATION,
  oauthConfiguration,
  REDIRECT_URLS,
  SAFE_URL,
} from './oauth.ts'
export { CONNECTOR_TYPE, EXTERNAL_USER_ID, PAGE_QUERY, text, time, uuid } from './base/schema.ts'
export {
  SEARCH_FIELDS_MAX,
  SEARCH_LIMIT,
  SEARCH_META,
  SEARCH_OPERATORS,
  SEARCH_PARAMS,
  SEARCH_QUERY,
} from './execute.ts'
export type { SearchOperator } from './execute.ts'
export { SYNC_CHANGES, SYNC_JOB, SYNC_RUN, SYNC_STATE } from './sync.ts'
export {
  APPLICATION_TOKEN,
  APPLICATION_TOKEN_REQUEST,
  CUSTOMER,
  CUSTOMER_CHANGES,
  CUSTOMER_PAGE,
  CUSTOMER_STATUS,
  EMPTY,
  LINK,
  LINK_EXCHANGE,
  LINK_SECONDS,
  LINK_SESSION,
  NEW_LINK,
  REVOKE_REQUEST,
  SCOPED_TOKEN,
  SCOPED_TOKEN_REQUEST,
  TOKEN_INFO,
  WIDGET_TOKEN,
  WIDGET_TOKEN_REQUEST,
} from './access.ts'
export { EVENT_DATA, EVENT_TYPES } from './webhooks.ts'
export type { EventType } from './webhooks.ts'
export { BODY_TYPES, RESOURCE_TYPES } from './types.ts'
export type * from '../generated/contract/bodies.ts'
