/** The language of searches: params in, a read query out, every fault named. */
export { readQuery } from './query.ts'
export type { Query } from './query.ts'
export { leavesOf } from './filter.ts'
export type { Condition, Relation } from './filter.ts'
export type { Operand } from './operand.ts'
export type { Path, SearchFields } from './fields.ts'
export type { SortField } from './sort.ts'
export { nearnessOf } from './text.ts'
