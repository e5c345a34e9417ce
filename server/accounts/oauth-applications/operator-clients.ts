/** The OAuth applications of the operator, as the configuration names them. */
import { authorizationOf, didYouMean, isObject, secretFaults, tryParseJson } from 'plugboard/internal'
import { ConnectorError, type FieldError } from 'plugboard/runtime'
import type { Catalogue } from '../catalogue/index.ts'
import { type Config, type OAuthApplicationSetting, type OAuthKindSetting, readSecretFile } from '../../config/index.ts'
import type { Client } from './applications.ts'
import { registeredHost } from './authorization.ts'

/**
 * The applications by kind, with the secrets of their files.
 * @throws ConnectorError `invalid_configuration` with every kind that the catalogue lacks, or that has no consent page; for a
 * file that cannot be used
 */
export async function operatorClients(
  oauth: Config['oauth'],
  catalogue: Pick<Catalogue, 'kinds' | 'plan'>,
): Promise<Record<string, Client>> {
  const settings = Object.entries(oauth).flatMap(([kind, setting]) => (hasClient(setting) ? [{ kind, setting }] : []))
  const read = await Promise.all(settings.map(({ kind, setting }) => readClient(kind, setting, catalogue)))
  const errors = read.flatMap(({ fault }) => fault ?? [])
  if (errors.length > 0) {
    const sentence = errors.map(({ field, message }) => `${field} ${message}`).join('\n')
    throw new ConnectorError(
      'invalid_configuration',
      `Cannot use the configuration: ${sentence}`.replace(/[.?]$/, ''),
      {
        hint: 'plugboard kinds lists the kinds. Name your own kinds in definitions.',
        errors,
      },
    )
  }
  return Object.fromEntries(
    read.map(({ kind, host, secrets, setting: { clientId, clientSecretFile } }) => [
      kind,
      {
        ...secrets,
        client_id: clientId,
        client_secret: readSecretFile(clientSecretFile, `oauth.${kind}.clientSecretFile`),
        ...(host && { client_host: host }),
      },
    ]),
  )
}

/** Whether a setting has an application. It may have only the default of consents. */
function hasClient(setting: OAuthKindSetting): setting is OAuthApplicationSetting {
  return setting.clientId !== undefined
}

/** An application as the configuration names it, with its host or what is wrong with it. */
interface ReadClient {
  readonly kind: string
  readonly setting: OAuthApplicationSetting
  readonly host?: string
  readonly secrets?: Readonly<Record<string, string>>
  readonly fault?: FieldError
}

async function readClient(
  kind: string,
  setting: OAuthApplicationSetting,
  catalogue: Pick<Catalogue, 'kinds' | 'plan'>,
): Promise<ReadClient> {
  const field = `oauth.${kind}`
  const fault = (message: string) => ({ kind, setting, fault: { field, message, error_code: 'unknown' } })
  const kinds = catalogue.kinds().map((known) => known.kind)
  if (!kinds.includes(kind)) return fault(`is not a kind.${didYouMean(kind, kinds)}`)
  const authorization = authorizationOf(await catalogue.plan(kind))
  if (!authorization) return fault('is a kind without a consent page, which needs no OAuth application')
  const host = registeredHost(authorization, setting.clientHost)
  if (typeof host !== 'string') return { kind, setting, fault: { field: `${field}.clientHost`, ...host } }
  const secrets = secretsOf(setting, `${field}.applicationSecretsFile`)
  const [wrong] = secretFaults(authorization, secrets)
  if (!wrong) return { kind, setting, host, secrets }
  const message = `${wrong.field} ${wrong.message}`
  return { kind, setting, fault: { ...wrong, field: `${field}.applicationSecretsFile`, message } }
}

/** The further secrets of an application. @throws ConnectorError `invalid_configuration` for a file that is no map of texts */
function secretsOf({ applicationSecretsFile: file }: OAuthApplicationSetting, field: string): Record<string, string> {
  if (file === undefined) return {}
  const secrets = tryParseJson(readSecretFile(file, field))
  if (isObject(secrets) && Object.values(secrets).every((value) => typeof value === 'string'))
    return secrets as Record<string, string>
  throw new ConnectorError('invalid_configuration', `Cannot use the configuration: ${field} is no JSON map of texts`, {
    hint: 'Write the secrets by name: {"developer_token": "…"}.',
  })
}
