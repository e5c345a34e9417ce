/** The door of the room that reads responses: a response in; records and what surrounds them out, or an error that says who refused what. */
export { compileAnswer, compileResponse, rawOf } from './read.ts'
export type { AnswerReader, PageReaders, Pages, RawPage, ReadContext, ResponsePage, ResponseReader } from './read.ts'
export { compileErrorRule, OUTCOME_CODES, upstreamText } from './refusal.ts'
