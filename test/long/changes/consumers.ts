/** Two readers of one feed at their own speeds, each from its own cursor. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Api, ApiResponse } from '../../server/faults/api.ts'
import { ORACLE_ENTITIES, type OracleEntity } from './manifest.ts'
import { type Held, orderedText } from './replicas.ts'

interface Change {
  readonly operation: 'upsert' | 'delete' | 'reset'
  readonly connector_id?: string
  readonly entity?: OracleEntity
  readonly key: string
  readonly record: unknown
}

/** A reader that holds what it was given. */
export abstract class Consumer {
  readonly counts = { pages: 0, changes: 0, failures: 0 }
  readonly #api: () => Api
  #isEnded = false
  #reading: Promise<void> | undefined

  constructor(api: () => Api) {
    this.#api = api
  }

  /** Reads until it is ended, and rests so long behind each page. */
  start(restMs: number): void {
    this.#reading = (async () => {
      while (!this.#isEnded) {
        await this.round(() => this.#isEnded).catch(() => this.counts.failures++)
        await delay(restMs)
      }
    })()
  }

  /** Ends, and reads what is left. */
  async finish(): Promise<void> {
    this.#isEnded = true
    await this.#reading
    await this.round(() => false)
  }

  protected abstract round(isEnded: () => boolean): Promise<void>

  /** One page. @returns undefined before there is a copy */
  protected async page(path: string): Promise<ApiResponse['body']> {
    const { status, body } = await this.#api().ask('GET', path)
    if (body.code === 'search_not_ready') return undefined
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    this.counts.pages++
    this.counts.changes += body.data.length
    return body
  }
}

/** Reads the changes of everything. */
export class WideConsumer extends Consumer {
  readonly #held = new Map<string, Map<string, string>>()
  #after: string | undefined

  protected async round(isEnded: () => boolean): Promise<void> {
    for (let more = true; more && !isEnded();) {
      const after = this.#after === undefined ? '' : `?after=${this.#after}`
      const body = await this.page(`/integrations/changes${after}`)
      if (!body) return
      for (const change of body.data as Change[]) this.#apply(change)
      this.#after = body.meta.cursor
      more = body.meta.has_more
    }
  }

  #apply({ operation, connector_id: connector, entity, key, record }: Change): void {
    const name = `${connector} ${entity}`
    const rows = this.#held.get(name) ?? new Map<string, string>()
    this.#held.set(name, rows)
    if (operation === 'reset') rows.clear()
    else if (operation === 'delete') rows.delete(key)
    else rows.set(key, orderedText(record))
  }

  /** Rows of a connector. */
  held(connector: string): Held {
    return new Map(ORACLE_ENTITIES.map((entity) => [entity, this.#held.get(`${connector} ${entity}`) ?? new Map()]))
  }
}

/** Reads the entities of one connector in order, by small pages. */
export class EntityConsumer extends Consumer {
  readonly #connector: string
  readonly #limit: number
  readonly #held = new Map<OracleEntity, Map<string, string>>(ORACLE_ENTITIES.map((entity) => [entity, new Map()]))
  readonly #after = new Map<OracleEntity, string>()

  constructor(api: () => Api, connector: string, limit: number) {
    super(api)
    this.#connector = connector
    this.#limit = limit
  }

  protected async round(isEnded: () => boolean): Promise<void> {
    for (const entity of ORACLE_ENTITIES) {
      for (let more = true; more && !isEnded();) {
        const after = this.#after.get(entity)
        const query = `limit=${this.#limit}${after === undefined ? '' : `&after=${after}`}`
        const body = await this.page(`/integrations/connectors/${this.#connector}/records/${entity}?${query}`)
        if (!body) return
        const rows = this.#held.get(entity)
        for (const { operation, key, record } of body.data as Change[])
          if (operation === 'delete') rows?.delete(key)
          else rows?.set(key, orderedText(record))
        this.#after.set(entity, body.meta.cursor)
        more = body.meta.has_more
      }
    }
  }

  /** All rows. */
  held(): Held {
    return this.#held
  }
}
