import { DescriptionFault } from '../../authoring/index.ts'
import { oneLine } from '../output/index.ts'
import { UsageError } from '../usage.ts'

/** What `read` gives. A description that cannot be used is a wrong command line. @throws UsageError */
export async function asUsage<T>(file: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof DescriptionFault)) throw error
    throw new UsageError(`Cannot use ${oneLine(file)}: ${oneLine(error.message)}`, error.hint)
  }
}
