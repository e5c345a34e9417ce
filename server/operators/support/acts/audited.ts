/** An act of an operator with its row of the audit trail: who, what, on what, and what it came to. */
import { ConnectorError } from 'plugboard/runtime'
import type { Audit } from '../../../calls/audit/index.ts'

/** Actor and request of an act. */
export interface Actor {
  readonly name: string
  readonly requestId: string
}

/** Subject of an act. */
export interface ActSubject {
  readonly organizationId: string
  readonly customerId?: string | undefined
  readonly connectorId?: string | undefined
  /** The endpoint, the application or the request that it is about, or the entity of a call. */
  readonly entity?: string | undefined
}

/** An act with what it is about. */
export interface NamedAct extends ActSubject {
  readonly action: string
  /** `direct` for a call of a third party; `admin` for all else. */
  readonly type?: 'admin' | 'direct'
}

/** Outcome of an act. */
interface Outcome {
  readonly status: number
  readonly code: string | null
  readonly durationMs?: number | undefined
}

/** The outcome of an act that was done. */
export const DONE: Outcome = { status: 200, code: null }

/** Does something, and writes down that it was done or refused. @throws what it failed with */
export async function withRow<T>(
  audit: Pick<Audit, 'write'>,
  actor: Actor,
  act: NamedAct,
  run: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const durationMs = () => (act.type === 'direct' ? Math.round(performance.now() - began) : undefined)
  try {
    const done = await run()
    await writeAct(audit, actor, act, { ...DONE, durationMs: durationMs() })
    return done
  } catch (error) {
    const { status, code } = error instanceof ConnectorError ? error : { status: 500, code: 'internal' }
    if (code !== 'customer_not_found') await writeAct(audit, actor, act, { status, code, durationMs: durationMs() })
    throw error
  }
}

/** Writes an act down. */
export function writeAct(
  audit: Pick<Audit, 'write'>,
  { name, requestId }: Actor,
  act: NamedAct,
  outcome: Outcome,
): Promise<void> {
  return audit.write({ type: 'admin', ...act, ...outcome, requestId, actor: { kind: 'operator', id: name } })
}
