/** `plugboard map`: names for own fields of a connector's records. */
import type { MapSuggestions, RecordMap } from 'plugboard'
import { EXIT } from '../../base/exit.ts'
import { actionOf, UsageError } from '../../base/usage.ts'
import { readParams } from '../../input/index.ts'
import { count, jsonText, oneLine, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import type { Run } from '../../table/index.ts'
import { openPlatform } from './platform.ts'

/** Suggests fields for a map, shows the map of a connector, or replaces it. */
export const map: Run<'map'> = async (context, words, options) => {
  const action = actionOf('map', words, ['suggest', 'show', 'set'])
  const [, id = ''] = words
  const { signal } = context
  const { connectors } = openPlatform(context, options)
  if (action === 'suggest') {
    const suggested = await connectors.suggestMap(id, options.entity, { signal })
    const wired = suggested.entities.map(({ hasMore, ...one }) => ({ ...one, has_more: hasMore }))
    await context.print({ entities: wired }, suggestedText(suggested, context).trimEnd() || 'no own fields')
    return EXIT.done
  }
  const shown =
    action === 'show' ? connectors.get(id, { signal }) : connectors.update(id, { map: await given() }, { signal })
  await context.stdout.write(`${jsonText((await shown).map, 2)}\n`)
  return EXIT.done

  async function given(): Promise<RecordMap> {
    if (options.map === undefined)
      throw new UsageError(
        'Cannot set the map: --map is missing',
        'Use --map @map.json, or --map {} to remove the map.',
      )
    return (await readParams(options.map, context.stdin, 'map')) as RecordMap
  }
}

function suggestedText({ entities }: MapSuggestions, { stdout: { columns }, paint }: Context): string {
  const parts = entities.map(({ entity, records, fields, hasMore }) => {
    const head = `${paint.strong(oneLine(entity))}  ${count(records, 'record')}`
    if (fields.length === 0) return `${head}, no own fields\n`
    const rows = fields.map((one) => [
      oneLine(one.path),
      one.type ?? '',
      String(one.records),
      Object.entries(one.types)
        .map(([type, times]) => `${type} ${times}`)
        .join(', '),
    ])
    const table = tableText(
      { head: ['path', 'type', 'records', 'found'], numbers: ['records'], rows },
      columns,
      paint.strong,
    )
    return `${head}\n${table}${hasMore ? 'and more fields\n' : ''}`
  })
  return parts.join('\n')
}
