/** Helpers for every room of the server. */
export { LRUCache as BoundedCache } from 'lru-cache'
export { Html, html } from './html.ts'
export { firstOf, lastOf } from './lists.ts'
export { digestOf, isId, isSecret, isUuid, newSecret } from './ids.ts'
export { mergeMetadata, metadataSql } from './metadata.ts'
export type { Metadata, MetadataMatch } from './metadata.ts'
export { startThread } from './thread.ts'
export type { Sandbox, SandboxClient, SandboxHook, SandboxHooks, StartSandbox } from './sandbox.ts'
