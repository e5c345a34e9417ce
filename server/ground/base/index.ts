/** The door of the lowest room of the server: what every other room may use, and what knows none of them. */
export { BoundedCache } from './bounded-cache.ts'
export { Html, html } from './html.ts'
export { firstOf, lastOf } from './lists.ts'
export { digestOf, isId, isSecret, isUuid, newSecret } from './ids.ts'
export { mergeMetadata, metadataSql } from './metadata.ts'
export type { Metadata, MetadataMatch } from './metadata.ts'
export { startThread } from './thread.ts'
export type { Sandbox, SandboxClient, SandboxHook, SandboxHooks, StartSandbox } from './sandbox.ts'
