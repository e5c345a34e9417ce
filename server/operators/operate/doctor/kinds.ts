/** The kinds that a server would serve, and the operator's OAuth applications for them. */
import { createCatalogue } from '../../../accounts/catalogue/index.ts'
import type { Config } from '../../../ground/config/index.ts'
import { operatorClients } from '../../../accounts/oauth-applications/index.ts'
import { ConnectorError, ManifestError } from 'plugboard/internal'
import { type Check, fail, ok } from './check.ts'

/** Whether all manifests can be read, and each OAuth application of the settings is of a kind that has use for it. */
export async function checkKinds({ definitions, oauth }: Pick<Config, 'definitions' | 'oauth'>): Promise<Check> {
  const name = 'kinds'
  try {
    const catalogue = await createCatalogue({ files: definitions })
    const applications = Object.keys(await operatorClients(oauth, catalogue)).length
    const of = applications === 0 ? '' : `; OAuth applications of ${applications}`
    return ok(name, `${catalogue.kinds().length}${of}`)
  } catch (error) {
    if (error instanceof ManifestError) {
      const [{ message, file, line, column }] = error.problems as [(typeof error.problems)[number]]
      return fail(name, `${file}:${line}:${column}: ${message}`, `See plugboard validate ${file}`)
    }
    if (!(error instanceof ConnectorError)) throw error
    return fail(name, error.message, error.hint ?? '')
  }
}
