/** The schemas of a kind's definition, as the catalogue gives them. */
import { expect, test } from 'vitest'
import { compileSchema } from '../../../../runtime/doors/author.ts'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import { TESTED_KINDS } from '../../../support/kinds.ts'

const catalogue = await createCatalogue({ baseUrl: () => 'http://127.0.0.1:8000/' })

test.each(TESTED_KINDS)('those of %s need nothing from outside', async (kind) => {
  const { auth, environment, entities } = await catalogue.definition(kind)
  const schemas = [
    environment,
    ...auth.map(({ schema }) => schema),
    ...entities.flatMap(({ record, actions }) => [record, ...actions.map(({ params }) => params)]),
  ]
  for (const schema of schemas) expect(() => compileSchema(schema)).not.toThrow()
})
