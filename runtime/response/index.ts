/** The door of the room that reads responses: a response in; records and what surrounds them out, or an error that says who refused what. */
export { AnswerReader } from './answer.ts'
export { BatchReader } from './batch.ts'
export { PageReader } from './page.ts'
export type { PageReaders, Pages, RawPage, ResponsePage, ResponseReader } from './page.ts'
export { compileErrorRule, OUTCOME_CODES, Refusals } from './refusals.ts'
export type { ReadContext } from './refusals.ts'
