/** The kinds that a server would serve, and the operator's OAuth applications for them. */
import { type Catalogue, createCatalogue } from '../../../accounts/catalogue/index.ts'
import type { Config } from '../../../config/index.ts'
import { operatorClients } from '../../../accounts/oauth-applications/index.ts'
import type { OperatorNotice } from '../../../accounts/notices/index.ts'
import { ConnectorError, defined, endTexts, groupBy, ManifestError, noticeText, quantity } from 'plugboard/internal'
import { type Check, fail, ok, warn } from './check.ts'

/**
 * Checks that all manifests are readable, that each OAuth application of the settings has a kind that uses it, and that no used
 * API ends soon.
 * @param used the kinds of the database's connectors
 */
export async function checkKinds(
  { definitions, oauth }: Pick<Config, 'definitions' | 'oauth'>,
  used: readonly string[] = [],
): Promise<Check[]> {
  const name = 'kinds'
  try {
    const catalogue = await createCatalogue({ files: definitions })
    const applications = Object.keys(await operatorClients(oauth, catalogue)).length
    const of = applications === 0 ? '' : `; OAuth applications of ${applications}`
    return [ok(name, `${catalogue.kinds().length}${of}`), ...checkEnds(catalogue, used, Date.now())]
  } catch (error) {
    if (error instanceof ManifestError) {
      const [{ message, file, line, column }] = error.problems as [(typeof error.problems)[number]]
      return [fail(name, `${file}:${line}:${column}: ${message}`, `See plugboard validate ${file}`)]
    }
    if (!(error instanceof ConnectorError)) throw error
    return [fail(name, error.message, error.hint ?? '')]
  }
}

/** Checks whether an API that connectors use ends within half a year, or has ended. @param now milliseconds since 1970 */
export function checkEnds(catalogue: Pick<Catalogue, 'kinds'>, used: readonly string[], now: number): Check[] {
  const kinds = catalogue.kinds().filter(({ kind }) => used.includes(kind))
  return kinds.flatMap((kind) =>
    endTexts(kind, now).map((text) =>
      warn('ends', text, `See plugboard kinds ${kind.kind}. A later version of Plugboard may call what follows.`),
    ),
  )
}

/** Warnings of what third parties announce in responses, one for each announcement. @param now milliseconds since 1970 */
export function checkNotices(notices: readonly OperatorNotice[], now: number): Check[] {
  const alike = groupBy(notices, ({ kind, type, source, ends_on: date }) => JSON.stringify([kind, type, source, date]))
  return [...alike.values()].map((group) => {
    const [{ kind, type, source, ends_on: date, text, link }] = group
    const operation = group.map((one) => one.operation).join(', ')
    const notice = {
      kind,
      operation,
      type,
      source,
      text,
      link: link ?? undefined,
      date: date === 'none' ? undefined : date,
    }
    return warn('notices', noticeText(defined(notice), now), `See ${kind} in the console: /kinds/${kind}.`)
  })
}

/** Checks whether records of several accounts no longer fit a kind of the installation. */
export function checkDrifts(drifts: readonly { readonly kind: string; readonly count: number }[]): Check[] {
  return drifts.flatMap(({ kind, count }) =>
    kind === 'own'
      ? []
      : [
          warn(
            'records',
            `${kind}: records no longer fit in ${quantity(count, 'place')}`,
            `See plugboard drift ${kind}`,
          ),
        ],
  )
}
