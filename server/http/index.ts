/** The porch of the server: a table of routes, served over HTTP and described by OpenAPI. */
export { createHttp } from './http.ts'
export type { Http, HttpLimits, HttpOptions } from './http.ts'
export type { Authenticate } from './porch.ts'
export { pruneIdempotencyKeys } from './idempotency.ts'
export type { Answer, AnswerShape, Request, Route } from './route.ts'
