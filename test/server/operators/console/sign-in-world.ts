/** A console whose operators sign in at a provider, and browsers that keep cookies. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../../server/ground/store/index.ts'
import { type ConsoleWorld, startConsoleWorld } from '../../../support/console.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { documentedSettings } from '../../../support/documented-settings.ts'
import { OPENID_CLIENT, TestOpenidProvider } from '../../../support/openid-provider.ts'
import type { TestServerOptions } from '../../../support/server.ts'

/** What a page of the console answered. */
export interface ConsolePageAnswer {
  readonly status: number
  readonly location: string
  readonly text: string
}

/** A browser: it keeps the cookies of one origin. */
export class ConsoleBrowser {
  readonly cookies = new Map<string, string>()
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async send(path: string, form?: Readonly<Record<string, string>>): Promise<ConsolePageAnswer> {
    const response = await fetch(path.startsWith('http') ? path : this.#origin + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: this.header(), ...(form && { origin: this.#origin }) },
      body: form ? new URLSearchParams(form) : null,
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      text: await response.text(),
    }
  }

  header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const end = pair.indexOf('=')
    if (/Max-Age=0/.test(line)) this.cookies.delete(pair.slice(0, end))
    else this.cookies.set(pair.slice(0, end), pair.slice(end + 1))
  }
}

/** The code in the form of the page that asks whether to log in. */
export function codeIn({ text }: ConsolePageAnswer): string {
  return /name="code" value="([^"]+)"/.exec(text)?.[1] ?? ''
}

/** A console, and its provider. */
export class SignInWorld {
  readonly console: ConsoleWorld
  readonly provider: TestOpenidProvider
  readonly #folder: string

  private constructor(console: ConsoleWorld, provider: TestOpenidProvider, folder: string) {
    this.console = console
    this.provider = provider
    this.#folder = folder
  }

  /** Starts both. @param set further settings; beyond those of docs/console.md */
  static async start(
    set: readonly string[] = [],
    options: Partial<TestServerOptions> & { readonly provider?: TestOpenidProvider; readonly database?: Database } = {},
  ): Promise<SignInWorld> {
    const { provider = await TestOpenidProvider.start(), database = await openTestPostgres(), ...more } = options
    const folder = mkdtempSync(join(tmpdir(), 'plugboard-sign-in-'))
    const file = join(folder, 'secret')
    writeFileSync(file, OPENID_CLIENT.clientSecret, { mode: 0o600 })
    const console = await startConsoleWorld(database, {
      ...more,
      set: [
        ...documentedSettings('console.md', 'oidc:', {
          'console.oidc.issuer': provider.issuer,
          'console.oidc.clientId': OPENID_CLIENT.clientId,
          'console.oidc.clientSecretFile': file,
        }).filter((pair) => !pair.startsWith('console.url=')),
        ...set,
      ],
    })
    provider.redirectUris.add(`${console.url}/login/callback`)
    return new SignInWorld(console, provider, folder)
  }

  browser(): ConsoleBrowser {
    return new ConsoleBrowser(this.console.url)
  }

  /** A browser goes to the provider and is sent back. @returns where to, without going there */
  async back(browser: ConsoleBrowser): Promise<string> {
    const { location } = await browser.send('/login/oidc')
    const sent = await fetch(location, { redirect: 'manual' })
    return sent.headers.get('location') ?? (await sent.text())
  }

  /** A browser signs in. @returns the page after the provider */
  async signIn(
    browser: ConsoleBrowser,
    person: Readonly<Record<string, unknown>> = { sub: 'subject-1', groups: ['platform'] },
  ): Promise<ConsolePageAnswer> {
    this.provider.person = person
    return browser.send(await this.back(browser))
  }

  /** A browser signs in, and continues. @returns the browser, logged in */
  async logIn(person?: Readonly<Record<string, unknown>>): Promise<ConsoleBrowser> {
    const browser = this.browser()
    await browser.send('/login', { code: codeIn(await this.signIn(browser, person)) })
    return browser
  }

  async close(): Promise<void> {
    await this.console.server.close()
    await this.provider.close()
    rmSync(this.#folder, { recursive: true })
  }
}
