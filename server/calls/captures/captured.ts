/** A captured call, as it is stored and shown. */
import type { Json } from 'plugboard/runtime'

/** One request of a call, and its result. */
export interface CapturedStep {
  readonly method: string
  /** Null when no answer came. */
  readonly status: number | null
  /** The code of the error, when no answer came. */
  readonly failure: string | null
  /** Since the call began. */
  readonly began_ms: number
  readonly duration_ms: number
}

/** A request and its answer, with the account taken out. */
export interface CapturedBodies {
  readonly request: Json
  /** Null when none came, and of a file. */
  readonly response: Json
}

/** Sealed parts of a call. */
export interface SealedCall {
  /** Params or request of the caller. */
  readonly asked: Json
  /** One for each step. */
  readonly exchanges: readonly CapturedBodies[]
}

/** A capture as everybody with a login sees it. */
export interface CaptureOutline {
  readonly id: string
  readonly connector_id: string
  readonly request_id: string
  readonly at: string
  readonly expires_at: string
  readonly steps: readonly CapturedStep[]
}

/** A capture with the request and the answer of each step. */
export type CapturedCall = CaptureOutline & SealedCall
