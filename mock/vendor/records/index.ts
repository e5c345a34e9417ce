/** The door of the room that makes records up: as many as wanted, the same in every run, fitting the manifest's schemas and each other. */
export { exampleParams } from './example.ts'
export { generate, resolved, typesOf } from './generate.ts'
export { populate } from './population.ts'
export type { Population } from './population.ts'
export { pathParams } from './relations.ts'
export type { Target } from './relations.ts'
