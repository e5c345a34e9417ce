/** `plugboard map`: names for own fields of a connector's records. */
import type { RecordMap } from 'plugboard'
import { EXIT } from '../../base/exit.ts'
import { actionOf, UsageError } from '../../base/usage.ts'
import { readParams } from '../../input/index.ts'
import { jsonText } from '../../output/index.ts'
import type { Run } from '../../table/index.ts'
import { openPlatform } from './platform.ts'

/** Shows the map of a connector, or replaces it. */
export const map: Run<'map'> = async (context, words, options) => {
  const action = actionOf('map', words, ['show', 'set'])
  const [, id = ''] = words
  const { signal } = context
  const { connectors } = openPlatform(context, options)
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
