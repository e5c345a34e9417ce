/** A vendor's description, as `compare` and `check --openapi` use it. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  compareGraphql,
  compareOpenapi,
  type Comparison,
  readGraphqlSchema,
  readOpenapi,
  witness,
} from '../../../authoring/index.ts'
import type { Fixture } from '../../../mock/index.ts'
import type { ValidManifest } from '../../../runtime/doors/author.ts'

/** Findings of a description about a manifest. */
export interface Description {
  /** Reads both texts. */
  compare(valid: ValidManifest): Comparison
  /** Drives every operation and fixture against it. Absent for GraphQL. */
  witness?(valid: ValidManifest, fixtures: readonly Fixture[]): Promise<Comparison>
}

/** The description of a kind. @param folder holds `<kind>.json` or `<kind>.graphql`; undefined without either */
export async function descriptionOf(kind: string, folder: string | undefined): Promise<Description | undefined> {
  if (folder === undefined) return undefined
  const graphql = join(folder, `${kind}.graphql`)
  if (existsSync(graphql)) {
    const schema = readGraphqlSchema(await readFile(graphql, 'utf8'))
    return { compare: (valid) => compareGraphql(valid, schema) }
  }
  const openapi = join(folder, `${kind}.json`)
  if (!existsSync(openapi)) return undefined
  const description = await readOpenapi(openapi)
  return {
    compare: (valid) => compareOpenapi(valid, description),
    witness: (valid, fixtures) => witness(valid, description, fixtures),
  }
}

/** The contradictions among findings, one for each operation. */
export function wrongOf({ findings }: Comparison): string[] {
  return findings
    .filter(({ severity }) => severity === 'wrong')
    .flatMap(({ operations, message }) =>
      operations.length === 0 ? [message] : operations.map((id) => `${id} ${message}`),
    )
}
