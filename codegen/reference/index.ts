/** A kind's reference: what it is, how to connect, its operations with examples, its records. */
import { compile, find } from 'plugboard/runtime'
import type { KindSource } from '../file.ts'
import { examplesOf } from './example.ts'
import { paragraphs } from './markdown.ts'
import { entityText, kindText, operationSection, ownRecordsText } from './kind.ts'

/**
 * Writes a kind's reference page in Markdown. For a named entity or operation, only its section and the schemas of its records.
 * @throws ConnectorError `unknown_entity`, `unsupported_action`
 */
export async function referenceText(source: KindSource, entity?: string, action?: string): Promise<string> {
  const { manifest } = source
  if (entity === undefined) return kindText(source, await examplesOf(source))
  const { id } = find(compile(manifest), entity, action ?? manifest.entities[entity]?.actions[0] ?? '')
  const examples = await examplesOf(source)
  const ofEntity = Object.keys(manifest.operations).filter((name) => manifest.operations[name]?.entity === entity)
  const [section, ids] =
    action === undefined
      ? [entityText(manifest, entity, examples), ofEntity]
      : [operationSection(manifest, id, examples), [id]]
  return `${paragraphs([section, ownRecordsText(manifest, ids)])}\n`
}
