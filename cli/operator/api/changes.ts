/** `plugboard changes`: the records of a copy and what changes of them. */
import { printChanges, readingOptions } from '../../call/change-lines.ts'
import type { Run } from '../../table/index.ts'
import { openPlatform } from './platform.ts'

/** Prints the changes of an entity's copy. */
export const changes: Run<'changes'> = async (context, [id = '', entity = ''], options) => {
  const reading = { ...readingOptions(options), after: options.after, limit: options.limit, signal: context.signal }
  const platform = openPlatform(context, options)
  const { connectorType, externalUserId } = await platform.connectors.get(id, { signal: context.signal })
  const connector = await platform.connect(connectorType, { externalUserId, connectorId: id })
  try {
    return await printChanges(connector.$changes(entity, reading), { hasCheckpoints: true }, options, context)
  } finally {
    await connector.$close()
  }
}
