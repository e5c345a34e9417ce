/** The door of the room that seals secrets. */
export { createMasterKey, MasterKey, MasterKeys, readMasterKeys } from './master-keys.ts'
export { rotate } from './rotate.ts'
export type { RotateOptions, RotateResult } from './rotate.ts'
export { openVault } from './vault.ts'
export type { SecretOwner, Vault } from './vault.ts'
export { verifySecrets } from './verify.ts'
export type { UnreadableSecret, VerifyOptions } from './verify.ts'
