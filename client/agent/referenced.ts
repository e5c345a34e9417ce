/** The entity whose ID a param takes, by the names and descriptions of params. */
import { isObject, type JsonSchema, propertiesOf } from '../../runtime/base/json.ts'
import type { AgentOperation } from './agent-source.ts'

/** The entities whose ID a place of the params may be, the likeliest first. Empty where it is no ID. */
export function referencedEntities({ entity, params }: AgentOperation, path: readonly string[]): readonly string[] {
  let schema: JsonSchema = params
  for (const name of path) schema = (isObject(schema.items) ? schema.items : propertiesOf(schema)[name]) ?? {}
  const name = path.findLast((one) => !/^\d+$/.test(one)) ?? ''
  const description = String(schema.description ?? propertiesOf(params)[path[0] ?? '']?.description ?? '')
  if (!/(?:^|_|[a-z])(?:ids?|gids?)$/i.test(name) && !/\b(?:G?IDs?|key)\b/.test(description)) return []
  const said = [...description.matchAll(/`(\w+)\.\w+`/g)].flatMap(([, one]) => one ?? [])
  const stem = name.replace(/(?:_?(?:id_?or_?key|g?ids?)|I[Dd]OrKey|G?I[Dd]s?)$/, '')
  const noun = /\bIDs? of (?:(?:an?|the) )?([a-z]+(?: [a-z]+)?)/.exec(description)?.[1] ?? ''
  const named = [stem, noun, noun.split(' ')[0] ?? ''].map(pluralOf)
  return [...said, ...named, ...(stem === '' || noun.startsWith('record') ? [entity] : [])]
}

/** Whether an operation returns several records to choose from. */
export function isFinder({ effect, action }: AgentOperation): boolean {
  return effect === 'read' && (action === 'list' || action === 'api_search')
}

function pluralOf(noun: string): string {
  const word = noun
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/ /g, '_')
    .toLowerCase()
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : word.endsWith('s') ? word : `${word}s`
}
