/** `plugboard changes`: records of copies and their changes. */
import type { AllChangesOptions } from 'plugboard'
import { defined } from 'plugboard/internal'
import { UsageError } from '../../base/usage.ts'
import { printChanges, readingOptions } from '../../call/change-lines.ts'
import type { OptionsOf, Run } from '../../table/index.ts'
import { openPlatform } from './platform.ts'

/** Prints the changes of an entity's copy, or of all copies. */
export const changes: Run<'changes'> = async (context, [id, entity], options) => {
  const reading = { ...readingOptions(options), after: options.after, limit: options.limit, signal: context.signal }
  const filter = filterOf(options)
  checkArguments(id, entity, filter)
  const platform = openPlatform(context, options)
  const printing = { hasCheckpoints: true }
  if (id === undefined || entity === undefined) {
    try {
      return await printChanges(platform.changes({ ...reading, ...filter }), printing, options, context)
    } finally {
      await platform.close()
    }
  }
  const { connectorType, externalUserId } = await platform.connectors.get(id, { signal: context.signal })
  const connector = await platform.connect(connectorType, { externalUserId, connectorId: id })
  try {
    return await printChanges(connector.$changes(entity, reading), printing, options, context)
  } finally {
    await connector.$close()
  }
}

type Filter = Pick<AllChangesOptions, 'externalUserId' | 'kinds' | 'entities'>

function filterOf({ customer, kinds, entities }: OptionsOf<'changes'>): Filter {
  return defined({ externalUserId: customer, kinds, entities })
}

/** @throws UsageError */
function checkArguments(id: string | undefined, entity: string | undefined, filter: Filter): void {
  if (id === undefined) return
  if (entity === undefined)
    throw new UsageError(
      'Cannot read changes of a connector without an entity',
      'Name the entity, or leave out the connector: plugboard changes --customer <id>.',
    )
  if (Object.keys(filter).length > 0)
    throw new UsageError(
      'Cannot filter the changes of one entity by --customer, --kinds or --entities',
      'Leave out the connector and the entity to read all copies.',
    )
}
