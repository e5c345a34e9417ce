/** The platform API, as the application of the environment calls it. */
import { platform, type Platform } from 'plugboard'
import type { Context } from '../../table/context.ts'
import type { OptionsOf } from '../../table/index.ts'
import { UsageError } from '../../base/usage.ts'

const URL_OF_SERVE = 'http://127.0.0.1:8787'

/**
 * Opens a client for the application of the environment. An unreachable server fails immediately, because a person waits.
 * @throws UsageError without credentials, and for an invalid URL
 */
export function openPlatform(
  { env, protect }: Context,
  {
    url = env.PLUGBOARD_URL ?? URL_OF_SERVE,
  }: Pick<
    OptionsOf<
      'connectors' | 'fields' | 'hooks' | 'import' | 'kinds' | 'map' | 'replicate' | 'search' | 'sync' | 'webhooks'
    >,
    'url'
  >,
): Platform {
  const { PLUGBOARD_CLIENT_ID: clientId = '', PLUGBOARD_CLIENT_SECRET: clientSecret = '' } = env
  if (clientId === '' || clientSecret === '')
    throw new UsageError(
      'Cannot ask the server: PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET are not set',
      'Set them to the values of an application: plugboard serve shows them at its first start, plugboard apps creates more.',
    )
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new UsageError(
      'Cannot ask the server: --url must be an http or https URL',
      `Use a URL such as ${URL_OF_SERVE}.`,
    )
  protect((text) => text.replaceAll(clientSecret, '…'))
  return platform({ baseUrl: url, clientId, clientSecret, retries: { forMs: 0 } })
}

/** Returns an object with the names of the platform API: `jobId` is `job_id`. Nested objects stay as they are. */
export function snakeKeys(value: object): Record<string, unknown> {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [snake(name), entry as unknown]))
}
