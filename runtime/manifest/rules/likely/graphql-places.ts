import { GraphqlFault, documentUses } from '../../../language/graphql.ts'
import type { Locator } from '../../../language/locator.ts'
import { pointer } from '../../../base/json.ts'
import type { ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** A place in the response of a document is a field that the document selects, and an argument takes the variable of its name. */
export const graphqlPlaces: ManifestRule = {
  name: 'graphql-places',
  severity: 'warning',
  check(context) {
    eachOperation(context, 'graphql-places', (operation, reportAt) => {
      const { body, steps } = operation
      // The response is that of the last step.
      if (body?.from !== 'graphql' || steps) return
      try {
        const { selects, swapped } = documentUses(body.document)
        for (const [at, locator] of placesOf(operation))
          if (locator.in === 'body' && !selects(locator.steps))
            reportAt(at, `The document of ${idOf(operation)} does not select ${textOf(locator)}`)
        for (const [name, other] of swapped)
          reportAt('/graphql', `Argument "${name}" takes $${other}, and "${other}" takes $${name}: exchange them`)
      } catch (error) {
        if (!(error instanceof GraphqlFault)) throw error
      }
    })
  },
}

function placesOf({ records, meta, pagination }: ResolvedOperation): [at: string, locator: Locator][] {
  return [
    ...(records ? [['/records', records] as [string, Locator]] : []),
    ...Object.entries(meta).map(([name, locator]): [string, Locator] => [pointer('/meta', name), locator]),
    ...(pagination?.style === 'graphql' ? [['/pagination/at', pagination.at] as [string, Locator]] : []),
  ]
}

function textOf({ steps }: Extract<Locator, { in: 'body' }>): string {
  return `$${steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${typeof step === 'string' ? step : '*'}`)).join('')}`
}
