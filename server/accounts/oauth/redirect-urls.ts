import type { Database } from '../../ground/store/index.ts'
import { checkRedirectUrl, refused } from './redirect-url.ts'

/** The redirect URLs that an organization has registered. */
export interface RedirectUrls {
  /** In alphabetical order. */
  list(organizationId: string): Promise<string[]>
  /** Replaces them all. @throws ConnectorError `redirect_url_not_allowed` for one that may never be used; then nothing is stored */
  put(organizationId: string, urls: readonly string[]): Promise<string[]>
  /**
   * @param isTrusted whether the caller is the organization's backend, which may use any safe URL until one is registered
   * @throws ConnectorError `redirect_url_not_allowed`
   */
  check(organizationId: string, url: string, isTrusted: boolean): Promise<void>
  /**
   * Checks where a page leads back to when it is done: its origin is that of a registered URL.
   * @param isTrusted as for `check`
   * @throws ConnectorError `redirect_url_not_allowed`
   */
  checkReturn(organizationId: string, url: string, isTrusted: boolean): Promise<void>
}

/** The registry in a database. */
export function redirectUrls(database: Database): RedirectUrls {
  async function list(organizationId: string): Promise<string[]> {
    const rows = await database
      .of(organizationId)
      .query<{ url: string }>('select url from oauth_redirect_urls where organization_id = $1 order by url', [
        organizationId,
      ])
    return rows.map(({ url }) => url)
  }
  return {
    list,
    async put(organizationId, urls) {
      for (const url of urls) checkRedirectUrl(url)
      await database.of(organizationId).transaction(async (sql) => {
        await sql.query('delete from oauth_redirect_urls where organization_id = $1', [organizationId])
        for (const url of new Set(urls))
          await sql.query(
            'insert into oauth_redirect_urls (organization_id, url) values ($1, $2) on conflict do nothing',
            [organizationId, url],
          )
      })
      return list(organizationId)
    },
    async check(organizationId, url, isTrusted) {
      checkRedirectUrl(url)
      const registered = await list(organizationId)
      if (registered.includes(url) || (isTrusted && registered.length === 0)) return
      throw refused(
        'is not registered',
        'Register it with PUT /api/v1/oauth/redirect-urls; it must match character by character.',
      )
    },
    async checkReturn(organizationId, url, isTrusted) {
      checkRedirectUrl(url, 'return_url')
      const registered = await list(organizationId)
      const { origin } = new URL(url)
      if (registered.some((one) => new URL(one).origin === origin) || (isTrusted && registered.length === 0)) return
      throw refused(
        'does not have the origin of a registered redirect URL',
        'Register a URL of that origin with PUT /api/v1/oauth/redirect-urls.',
        'return_url',
      )
    },
  }
}
