/** A kind's reference: what it is, how to connect, its operations with examples, its records. */
import { compile, find } from 'plugboard/runtime'
import type { KindSource } from '../file.ts'
import { examplesOf } from './example.ts'
import { entityText, kindText, operationSection } from './kind.ts'

/**
 * A kind's reference page in Markdown; the section of an entity, or of one of its operations, where that is named.
 * @throws ConnectorError `unknown_entity`, `unsupported_action`
 */
export async function referenceText(source: KindSource, entity?: string, action?: string): Promise<string> {
  const { manifest } = source
  if (entity === undefined) return kindText(source, await examplesOf(source))
  const { id } = find(compile(manifest), entity, action ?? manifest.entities[entity]?.actions[0] ?? '')
  const examples = await examplesOf(source)
  const section =
    action === undefined ? entityText(manifest, entity, examples) : operationSection(manifest, id, examples)
  return `${section}\n`
}
