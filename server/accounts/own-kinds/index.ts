/** The door of the room of kinds that organizations upload. */
export { OwnKinds } from './own-kinds.ts'
export type { Forget, OwnKindLimits, OwnKindsOptions, StoredKind } from './own-kinds.ts'
export { changedVersions, unusableKinds } from './check-all.ts'
export type { UnusableKind } from './check-all.ts'
