/** The contract of the platform API: every body and response as JSON Schema. `npm run generate` derives their types. */
export { CALL_ACTIONS, isOwnAction, READ_ACTIONS } from '../runtime/base/actions.ts'
export * from './access.ts'
export * from './agents.ts'
export * from './audit.ts'
export * from './changes.ts'
export * from './connectors.ts'
export * from './definitions.ts'
export * from './execute.ts'
export * from './hits.ts'
export * from './hooks.ts'
export * from './http.ts'
export * from './map.ts'
export * from './oauth.ts'
export * from './offered-fields.ts'
export * from './own-fields.ts'
export * from './parts.ts'
export * from './policy.ts'
export * from './sync.ts'
export * from './triggers.ts'
export * from './types.ts'
export * from './webhooks.ts'
export {
  CONNECTOR_TYPE,
  EXTERNAL_USER_ID,
  METADATA_BYTES,
  METADATA_QUERY,
  PAGE_QUERY,
  text,
  time,
  uuid,
} from './schema.ts'
export type * from '../generated/contract/bodies.ts'
