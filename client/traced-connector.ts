/** The additions of the door `plugboard` to connectors: spans, changes, and tools that load at the first use. */
import { importBeside } from '../runtime/base/beside.ts'
import { ConnectorError } from '../runtime/base/errors.ts'
import { type AnyKind, isModule, type LoadTools, TOOL_CODE } from './base/any-kind.ts'
import type { Engine, EntityActions } from './base/engine.ts'
import { type Extras, facadeOf } from './facade.ts'
import { changesOfEngine } from './changes/one-copy.ts'
import { tracedEngine } from './spans.ts'

/** The connector of an engine. @param known entities and actions, where they are known @param kind as the caller passed it */
export function connectorOf(
  engine: Engine,
  known: EntityActions | undefined = engine.entities,
  kind?: AnyKind,
): object {
  const load = isModule(kind) ? kind[TOOL_CODE] : undefined
  return facadeOf(tracedEngine(engine), known, load ? { ...EXTRAS, tools: toolsBy(load) } : EXTRAS)
}

function toolsBy(load: LoadTools): Extras['tools'] {
  return async (engine, options) => (await load(engine.kind)).toolsOfEngine(engine, options)
}

/** Loads the code of tools by its address, so that bundles without tools do not contain it. */
async function loadTools(kind: string): ReturnType<LoadTools> {
  const code = await importBeside('client/agent/operations/index')
  if (code !== undefined) return code as Awaited<ReturnType<LoadTools>>
  throw new ConnectorError('definition_not_found', 'Cannot create tools: this bundle contains no code for them', {
    hint: `Pass connect the module of "plugboard/described/${kind}", or call toolsOf(connector) of "plugboard/hosted".`,
  })
}

const EXTRAS: Extras = { tools: toolsBy(loadTools), changes: changesOfEngine }
