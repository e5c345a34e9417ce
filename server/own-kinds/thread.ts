/** The thread that reads manifests of organizations: it may take seconds, and holds up nobody. */
import { parentPort } from 'node:worker_threads'
import { ManifestError, sourceLocation, type SourceDocument, validateManifest } from 'plugboard/author'
import { readBase } from '../catalogue/index.ts'
import type { Place, ReadAnswer, ReadTask } from './messages.ts'

parentPort?.on('message', (task: ReadTask) => parentPort?.postMessage(answerTo(task), []))

function answerTo({ text, file }: ReadTask): ReadAnswer {
  try {
    const { resolved, warnings, document } = validateManifest(text, file, readBase)
    const places = {
      kind: placeOf(document, '/kind'),
      id: placeOf(document, '/id'),
      title: placeOf(document, '/title'),
      version: placeOf(document, '/version'),
    }
    return { read: { resolved, warnings, places } }
  } catch (error) {
    if (error instanceof ManifestError) return { problems: error.problems }
    return { failure: String(error instanceof Error ? error.stack : error) }
  }
}

function placeOf(document: SourceDocument, pointer: string): Place {
  const { line, column } = sourceLocation(document, pointer)
  return { line, column }
}
