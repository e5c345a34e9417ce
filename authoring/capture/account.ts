/** Finds the account in a capture: its secrets, its authorization headers, and the values that name the customer. */
import { exampleConfig, exampleCredentials } from 'plugboard/simulator'
import type { Connection, Json, Plan } from 'plugboard/runtime'
import { isObject, type Passed, type Positions } from 'plugboard/author'
import { namesIn } from 'plugboard/internal'

/** A secret of a capture. */
export interface NamedSecret {
  /** The credential's name, for messages. */
  readonly name: string
  readonly value: string
}

/** Returns long texts in responses of the token endpoint: secrets, even if the connection did not store them. */
export function tokensIn(passed: readonly Passed[], { isToken }: Positions): string[] {
  const answers = passed.filter(({ request }) => isToken(request.origin, request.path))
  const texts = answers.flatMap(
    ({ response }) =>
      Buffer.from(response.body)
        .toString()
        .match(/[^\s"{}&=,]{16,}/g) ?? [],
  )
  return texts.filter((text) => /\d/.test(text) && !text.startsWith('http'))
}

/** Returns the secret credentials: no dates, no enumerated values, and no setting in another case. @param config the settings */
export function secretsOf(
  credentials: Iterable<[string, string]>,
  fields: Json | undefined,
  config: Readonly<Record<string, Json>>,
): NamedSecret[] {
  return [...credentials].flatMap(([name, value]) => {
    const field = isObject(fields) ? fields[name] : undefined
    const isWord = isObject(field) && Array.isArray(field.enum)
    const isOpen = name.startsWith('expires_at') || isWord || value === '' || isSetting(value, config)
    return isOpen ? [] : [{ name, value }]
  })
}

/** Whether a credential is a setting in another case. A URL has the name of an account in small letters, a token in capitals. */
function isSetting(value: string, config: Readonly<Record<string, Json>>): boolean {
  return Object.values(config).some((one) => String(one).toLowerCase() === value.toLowerCase())
}

/** Returns the credentials in `authorization` headers, such as username and password together. */
export function authorizedValues(passed: readonly Passed[], { base }: Connection): string[] {
  const values = passed.flatMap(({ request }) =>
    request.origin === base.origin ? (request.headers.authorization ?? []) : [],
  )
  return [...new Set(values)].map((value) => value.replace(/^[A-Za-z]+ /, ''))
}

/** Settings and credentials in the base URL, and credentials that repeat a setting, by their values, each with its example value. They name the customer. */
export function accountSettings(
  plan: Plan,
  connection: Connection,
  credentials: Readonly<Record<string, string>>,
): Record<string, string> {
  const { manifest } = plan
  const prefixed = (config: Readonly<Record<string, Json>>) =>
    Object.fromEntries(Object.entries(config).map(([name, value]) => [`config.${name}`, value]))
  const examples: Readonly<Record<string, Json>> = {
    ...exampleCredentials(plan, connection.auth),
    ...prefixed(exampleConfig(plan)),
  }
  const given: Readonly<Record<string, Json>> = { ...credentials, ...prefixed(connection.base.config) }
  const named = Object.keys(credentials).filter((name) => isSetting(credentials[name] ?? '', connection.base.config))
  const names = [...namesIn(manifest.auth[connection.auth]?.baseUrl ?? manifest.baseUrl), ...named]
  return Object.fromEntries(
    names.flatMap((name) => {
      const [from, to] = [given[name], examples[name]]
      return typeof from === 'string' && typeof to === 'string' ? [[from, to]] : []
    }),
  )
}
