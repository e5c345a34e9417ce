/** The rate of refused uploads: reading one costs as much as reading a good one. */
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import type { Shares } from '../../ground/limits/index.ts'

const MINUTE_MS = 60_000

/** Counts the refused uploads of each organization over all processes. */
export class RefusedUploads {
  readonly #shares: Shares
  readonly #most: number

  /** @param most refused uploads of an organization in a minute */
  constructor(shares: Shares, most: number) {
    this.#shares = shares
    this.#most = most
  }

  /**
   * Does work on an upload that counts only if it refuses the manifest.
   * @throws ConnectorError what the work throws; `rate_limited` at the limit of the minute
   */
  async counted<T>(organizationId: string, work: () => Promise<T>): Promise<T> {
    const subject = { organizationId, limit: 'refused uploads', key: organizationId }
    const request = { wanted: 1, most: this.#most, lifeMs: MINUTE_MS, isWindow: true }
    const { id, granted, freeMs } = await this.#shares.take(subject, request)
    if (granted === 0) throw tooMany(this.#most, freeMs)
    let isRefused = false
    try {
      return await work()
    } catch (error) {
      isRefused = error instanceof ConnectorError && error.code === 'validation_error'
      throw error
    } finally {
      if (!isRefused) await this.#shares.giveBack([{ subject, id, permits: granted }])
    }
  }
}

function tooMany(most: number, freeMs: number): ServerError {
  return new ServerError(
    'rate_limited',
    `Cannot read the manifest: ${most} uploads of the organization were refused or are being read in this minute`,
    { hint: 'Check the manifest with plugboard validate before you upload it.', retryAfterMs: Math.max(1000, freeMs) },
  )
}
