/** Reads the records of the sandbox of a kind, by its lists. */
import { sandboxed } from '../../../client/local/sandbox.ts'
import { isObject, type Json, type JsonObject } from '../../../runtime/base/json.ts'
import { connect, execute, type Plan, type ResolvedManifest } from '../../../runtime/index.ts'
import { Simulation } from '../../../simulator/index.ts'
import { objectsIn, type SeenEntity } from './seen.ts'

/** Maximum number of records of each entity. */
const MOST = 60

/** The records of a kind's sandbox, and the sandbox. */
export interface SandboxWorld {
  readonly entities: readonly SeenEntity[]
  readonly manifest: ResolvedManifest
  readonly simulation: Simulation
  readonly failed: readonly string[]
}

/** Reads the first records of each list of a kind. */
export async function collect(plan: Plan): Promise<SandboxWorld> {
  const { transport, ...options } = sandboxed(plan, {})
  if (!(transport instanceof Simulation)) throw new Error('The sandbox is no simulation')
  const connection = connect(plan, {
    ...options,
    transport,
    clock: { now: Date.now, random: () => 0, wait: () => Promise.resolve() },
  } as Parameters<typeof connect>[1])
  const failed: string[] = []
  const entities: SeenEntity[] = []
  const { manifest, kind } = plan
  for (const entity of transport.dataset.relations.entities) {
    const action = ['list', 'api_search', 'get'].find((one) => `${entity}.${one}` in manifest.operations)
    if (action === undefined) continue
    try {
      let params = transport.example(`${entity}.${action}`)
      const records: JsonObject[] = []
      let total: number | undefined
      let isWhole = false
      while (records.length < MOST) {
        const { records: page, next, meta } = await execute(plan, { entity, action, params }, connection)
        records.push(...[page ?? []].flat())
        total ??= Object.entries(meta).flatMap(([name, value]) =>
          /total|^count$/i.test(name) && typeof value === 'number' ? [value] : [],
        )[0]
        isWhole = next === null && records.length <= MOST
        if (!next) break
        params = next
      }
      const keyField = transport.dataset.relations.key(entity)
      records.splice(MOST)
      const objects = records.flatMap((record, index) =>
        objectsIn({ kind, entity, key: String(record[keyField] ?? index) }, record as Json),
      )
      entities.push({
        kind,
        entity,
        keyField,
        records: records.filter(isObject),
        objects,
        ...(total !== undefined && { total }),
        isWhole: isWhole && action === 'list' && records.length > 1,
      })
    } catch (error) {
      failed.push(`${kind} ${entity}.${action}: ${String(error).slice(0, 200)}`)
    }
  }
  await connection.close()
  return { entities, manifest, simulation: transport, failed }
}
