/** The audit trail. */
export type { Audit, AuditOptions } from './audit.ts'
export { createAudit } from './audit.ts'
export { keyEndsOf, keyHeads } from './heads.ts'
export { ndjsonStream } from './ndjson.ts'
export { HeadPublisher } from './publish.ts'
export type { AuditFilter, AuditPage, AuditQuery } from './read.ts'
export type { AuditActor, AuditEntry } from './row.ts'
export type { ChainFault, ChainHead, ChainReport, ChainStart } from './verify.ts'
