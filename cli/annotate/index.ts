/** Annotations of lines, for pull requests and editors. */
export type { Annotation } from './annotation.ts'
export { outputFormat, formatted, type OutputFormat } from './format.ts'
