/** What the sandbox has no use for. */
import { UsageError } from './usage.ts'

/** The options that say how the third party is reached. */
interface ReachingFlags {
  readonly credentials?: string
  readonly connectTo?: string
}

/** @throws UsageError for options of the third party beside `--sandbox` */
export function checkSandboxed({ credentials, connectTo }: ReachingFlags): void {
  if (credentials !== undefined)
    throw new UsageError('Cannot use --credentials in the sandbox: it needs no credentials')
  if (connectTo !== undefined)
    throw new UsageError('Cannot use --connect-to in the sandbox: requests reach no other server')
}
