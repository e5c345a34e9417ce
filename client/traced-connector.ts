/** The additions of the door `plugboard` to connectors: spans, changes, and tools that load at the first use. */
import type { Engine, EntityActions } from './base/engine.ts'
import { type Extras, facadeOf } from './facade.ts'
import { changesOfEngine } from './changes/one-copy.ts'
import { tracedEngine } from './spans.ts'

/** The connector of an engine. @param known entities and actions, where they are known */
export function connectorOf(engine: Engine, known: EntityActions | undefined = engine.entities): object {
  return facadeOf(tracedEngine(engine), known, EXTRAS)
}

const EXTRAS: Extras = {
  tools: async (engine, options) => (await import('./agent/operations/index.ts')).toolsOfEngine(engine, options),
  changes: changesOfEngine,
}
