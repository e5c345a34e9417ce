/** The door of the room that turns YAML text into a resolved manifest. Loaded where manifests are read, never on the path of a call. */
export type { Manifest } from './manifest.ts'
export type * from './resolved.ts'
export { resolve } from './resolve.ts'
export { ACTIONS, MANIFEST_SCHEMA } from './schema/index.ts'
