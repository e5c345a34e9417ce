/** The body of a message: the same bytes at each attempt. */
import type { DeliveryClaim } from './claims.ts'

/** The body that is sent. The stored text of `data` gets the sequence as its last field. */
export function messageBody({
  type,
  data,
  sequence,
  createdAt,
}: Pick<DeliveryClaim, 'type' | 'data' | 'sequence' | 'createdAt'>): string {
  const numbered = sequence === null ? data : `${data.slice(0, -1)},"sequence":${sequence}}`
  return `{"type":${JSON.stringify(type)},"timestamp":"${createdAt.toISOString()}","data":${numbered}}`
}
