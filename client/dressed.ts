/** What the door `plugboard` adds to connectors: spans, and tools that are loaded when they are first asked for. */
import type { Engine, EntityActions } from './engine.ts'
import { facadeOf } from './facade.ts'
import { tracedEngine } from './spans.ts'

/** The connector of an engine. @param known what there is to call, where that is known */
export function connectorOf(engine: Engine, known: EntityActions | undefined = engine.entities): object {
  return facadeOf(tracedEngine(engine), known, async (traced, options) =>
    (await import('./tools/index.ts')).toolsOfEngine(traced, options),
  )
}
