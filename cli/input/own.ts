/** Own fields of a command line. */
import { quoted } from 'plugboard/internal'
import type { Operation, OwnGiven } from 'plugboard/runtime'
import { UsageError } from '../base/usage.ts'
import { names } from '../table/options.ts'
import { readParams } from './params.ts'

const OF_READS = 'Pass all, or names or labels between commas, such as --own "Stage reason,region".'

/**
 * Reads `--own`: of a read `all` or names between commas, of a write a JSON object, `@file`, or `-` for standard input.
 * @throws UsageError for values with a read, and for a write without them
 */
export async function readOwn(
  { id, resolved }: Operation,
  given: string | undefined,
  stdin: () => Promise<string>,
): Promise<OwnGiven | undefined> {
  if (given === undefined) return undefined
  if (resolved.effect !== 'read') return readParams(given, stdin, 'own')
  if (given.startsWith('{')) throw new UsageError(`Cannot set own fields with ${id}: it reads records`, OF_READS)
  const listed = names(given)
  if (listed.length === 0) throw new UsageError(`Cannot read own: ${quoted(given)} has no names`, OF_READS)
  return given === 'all' ? given : listed
}
