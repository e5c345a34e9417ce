/** Compiles an operation's road: the requests of its calls. */
import type { ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'
import { compileFile, type CompiledFile } from './file.ts'
import { compileParts, type CompiledParts } from './parts.ts'
import { compileSteps, type CompiledStep } from './steps.ts'

/** One request; its response is a page of records. */
export interface PageRoad {
  readonly kind: 'page'
}

/** A download: the response is a file, or names its URL. */
export interface FileRoad {
  readonly kind: 'file'
  readonly file: CompiledFile
}

/** Several requests, the operation's own first. The last response is the page, or leads to the file. */
export interface StepsRoad {
  readonly kind: 'steps'
  readonly steps: readonly CompiledStep[]
  readonly last: PageRoad | FileRoad
}

/** Records of an inner road, with parts from other operations. */
export interface PartsRoad {
  readonly kind: 'parts'
  readonly parts: readonly CompiledParts[]
  readonly road: Road
}

/** A way for calls to run. */
export type Road = PageRoad | FileRoad | StepsRoad | PartsRoad

export function compileRoad(
  operation: ResolvedOperation,
  manifest: Pick<ResolvedManifest, 'operations' | 'schemas'>,
): Road {
  const { file, steps, parts } = operation
  const last: PageRoad | FileRoad = file ? { kind: 'file', file: compileFile(file) } : { kind: 'page' }
  const road: Road = steps ? { kind: 'steps', steps: compileSteps(operation, steps), last } : last
  return parts ? { kind: 'parts', parts: compileParts(operation, manifest), road } : road
}
