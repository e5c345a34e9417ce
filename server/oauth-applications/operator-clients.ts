/** The OAuth applications of the operator, as the configuration names them. */
import { didYouMean } from 'plugboard/kit'
import { authorizationOf, ConnectorError, type FieldError } from 'plugboard/runtime'
import type { Catalogue } from '../catalogue/index.ts'
import { type Config, readSecretFile } from '../config/index.ts'
import type { Client } from './applications.ts'

/**
 * The applications by kind, with the secrets of their files.
 * @throws ConnectorError `invalid_configuration` with every kind that the catalogue lacks, or that has no consent page; for a
 * file that cannot be used
 */
export async function operatorClients(
  oauth: Config['oauth'],
  catalogue: Pick<Catalogue, 'kinds' | 'plan'>,
): Promise<Record<string, Client>> {
  const faults = await Promise.all(Object.keys(oauth).map((kind) => faultOf(kind, catalogue)))
  const errors = faults.filter((fault) => fault !== undefined)
  if (errors.length > 0) {
    const sentence = errors.map(({ field, message }) => `${field} ${message}`).join('\n')
    throw new ConnectorError(
      'invalid_configuration',
      `Cannot use the configuration: ${sentence}`.replace(/[.?]$/, ''),
      {
        hint: 'plugboard kinds lists the kinds; those of your own are named in definitions.',
        errors,
      },
    )
  }
  return Object.fromEntries(
    Object.entries(oauth).map(([kind, { clientId, clientSecretFile }]) => [
      kind,
      { client_id: clientId, client_secret: readSecretFile(clientSecretFile, `oauth.${kind}.clientSecretFile`) },
    ]),
  )
}

async function faultOf(kind: string, catalogue: Pick<Catalogue, 'kinds' | 'plan'>): Promise<FieldError | undefined> {
  const field = `oauth.${kind}`
  const kinds = catalogue.kinds().map((known) => known.kind)
  if (!kinds.includes(kind))
    return { field, message: `names no kind.${didYouMean(kind, kinds)}`, error_code: 'unknown' }
  if (authorizationOf(await catalogue.plan(kind))) return undefined
  return {
    field,
    message: 'names a kind without a consent page, which needs no OAuth application',
    error_code: 'unknown',
  }
}
