/** Default operations of an application's consents, as stored. */
import type { AccessServices } from './accounts/services.ts'

/** The operations that consents ask for by default. */
export interface DefaultWant {
  /** The kind; null for every other kind. */
  readonly kind: string | null
  /** Entries as `want` takes them. */
  readonly want: readonly string[]
}

/** The stored defaults of applications. */
export class DefaultWants {
  readonly #services: AccessServices

  constructor(services: AccessServices) {
    this.#services = services
  }

  /** Returns an application's default; none until it stores one. */
  async of(applicationId: string): Promise<readonly DefaultWant[]> {
    const [row] = await this.#services.database.query<{ default_want: readonly DefaultWant[] | null }>(
      'select default_want from applications where id = $1',
      [applicationId],
    )
    return row?.default_want ?? []
  }

  /** Replaces those of an application, which the caller has checked. */
  async put(applicationId: string, defaults: readonly DefaultWant[]): Promise<void> {
    await this.#services.database.query('update applications set default_want = $2::jsonb where id = $1', [
      applicationId,
      JSON.stringify(defaults),
    ])
  }
}
