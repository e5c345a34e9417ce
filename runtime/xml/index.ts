/** The door of the room that reads XML as JSON, by what a manifest knows of its places. */
import type { JsonObject, JsonSchema } from '../base/json.ts'
import { parseXml } from './parse.ts'
import { XmlLocation } from './location.ts'
import { documentValue } from './value.ts'

export { XmlFault } from './parse.ts'

/** What is known of documents before one is read. */
export interface XmlKnowledge {
  /** Paths of elements, from the root on, that are lists even of one element; without any they are empty if the element around them exists. */
  readonly lists: readonly (readonly string[])[]
  /** Schemas of values, or of the items where the location is a list. */
  readonly values: readonly { readonly path: readonly string[]; readonly schema: JsonSchema }[]
  /** Namespaces by the prefixes that names get from them; names of other namespaces have none. */
  readonly namespaces: Readonly<Record<string, string>>
  /** The schemas to which those of values refer. */
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/**
 * A function that reads XML text as JSON: an object with the name of the root element.
 * @throws XmlFault for text that cannot be read
 * @example await compileXml({ lists: [['Books', 'Book']], … })('<Books><Book id="1">Emma</Book></Books>')
 */
export function compileXml({
  lists,
  values,
  namespaces,
  schemas,
}: XmlKnowledge): (text: string) => Promise<JsonObject> {
  const root = new XmlLocation(schemas)
  for (const { path, schema } of values) root.below(path).takes(schema)
  for (const path of lists) root.below(path).declareList()
  const prefixes = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]))
  return async (text) => documentValue(await parseXml(text), root, prefixes)
}
