/** Reads the text of an OpenAPI document. The one host of `@readme/openapi-parser`, which loads on demand. */
import { existsSync } from 'node:fs'
import { isObject } from 'plugboard/author'
import { fromDiscovery, isDiscovery } from './discovery.ts'
import { DescriptionFault } from './description-fault.ts'
import { fromSwagger } from './swagger.ts'

/** An OpenAPI 3 document as JSON, with its references. */
export type OpenapiDocument = Readonly<Record<string, unknown>>

/** Options of a read. */
export interface DocumentOptions {
  /** Whether to refuse a document that refers to other files, such as one from the network. Defaults to false. */
  readonly isAlone?: boolean
}

type Parser = Pick<typeof import('@readme/openapi-parser'), 'parse' | 'bundle'>

/**
 * Reads a file, JSON or YAML: OpenAPI 3, Swagger 2.0 or Google Discovery. Also reads the files beside it that it refers to; fetches nothing.
 * @throws DescriptionFault
 */
export async function readDocument(
  file: string,
  { isAlone = false }: DocumentOptions = {},
  load: () => Promise<Parser> = () => import('@readme/openapi-parser'),
): Promise<OpenapiDocument> {
  if (/^https?:/i.test(file))
    throw new DescriptionFault('it is a URL', 'Save it as a file first: curl -o openapi.json <url>')
  if (!existsSync(file)) throw new DescriptionFault('no such file')
  const parser = await load().catch(() => {
    throw new DescriptionFault(
      'the package that reads OpenAPI is not installed',
      'Install it next to plugboard: npm install --save-dev @readme/openapi-parser',
    )
  })
  const document = await parsed(() => parser.parse(file))
  if (isDiscovery(document)) return fromDiscovery(document)
  checkVersion(document)
  const refs = referencesOf(document)
  const isSpread = [...refs].some((ref) => !ref.startsWith('#')) && ![...refs].some((ref) => /^https?:/i.test(ref))
  if (isSpread && isAlone) throw new DescriptionFault('it refers to other files, which are not read')
  const whole = isSpread ? await parsed(() => parser.bundle(file)) : document
  return whole.swagger === undefined ? whole : fromSwagger(whole)
}

async function parsed(read: () => Promise<object>): Promise<OpenapiDocument> {
  try {
    return (await read()) as OpenapiDocument
  } catch (error) {
    // The parser quotes the text that it stumbles over, which may be a secret.
    const [first = ''] = (error as Error).message.split('\n')
    const line = first.replaceAll(/"[^"]*"|<[^>]*>/g, '…')
    throw new DescriptionFault(`it is neither valid JSON nor valid YAML (${line.slice(0, 120)})`)
  }
}

function checkVersion(document: OpenapiDocument): void {
  const { openapi: version, swagger } = document
  if (swagger !== undefined && swagger !== '2.0')
    throw new DescriptionFault(`it is Swagger ${String(swagger)}; supported are Swagger 2.0 and OpenAPI 3`)
  if (isObject(document.info) && typeof document.info.schema === 'string')
    throw new DescriptionFault(
      'it is a Postman collection',
      'Convert it first: npx --package postman-to-openapi p2o collection.json -f openapi.yaml',
    )
  if (swagger === undefined && typeof version !== 'string')
    throw new DescriptionFault(
      'it is neither OpenAPI, Swagger nor Google Discovery: it has no key "openapi" or "swagger"',
      'An OpenAPI document has openapi: 3.x and paths.',
    )
  if (typeof version === 'string' && !/^3\.[01](?:\.|$)/.test(version))
    throw new DescriptionFault(`it is OpenAPI ${version}; supported are 3.0 and 3.1`)
  if (!isObject(document.paths) || Object.keys(document.paths).length === 0)
    throw new DescriptionFault('it describes no paths')
}

function referencesOf(document: OpenapiDocument): Set<string> {
  const found = new Set<string>()
  const rest: unknown[] = [document]
  const seen = new Set<unknown>()
  while (rest.length > 0) {
    const node = rest.pop()
    if (typeof node !== 'object' || node === null || seen.has(node)) continue
    seen.add(node)
    if ('$ref' in node && typeof node.$ref === 'string') found.add(node.$ref)
    rest.push(...Object.values(node))
  }
  return found
}
