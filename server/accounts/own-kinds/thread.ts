/**
 * Thread that reads manifests of organizations. Reading may take seconds without blocking the server. The time of a manifest begins with
 * the word `begun`.
 */
import { parentPort } from 'node:worker_threads'
import { ManifestError, sourceLocation, type SourceDocument, validateManifest } from 'plugboard/author'
import { packagedBase } from '../catalogue/index.ts'
import type { TextPosition, ReadAnswer, ReadMessage, ReadTask } from './messages.ts'

const say = (message: ReadMessage) => parentPort?.postMessage(message, [])

// What the first manifest compiles takes half a second of CPU, and is not counted as the time of an upload.
answerTo({ text: '{}', file: 'nothing.yaml' })

parentPort?.on('message', (task: ReadTask) => {
  say('begun')
  say(answerTo(task))
})

function answerTo({ text, file }: ReadTask): ReadAnswer {
  try {
    const { resolved, warnings, document } = validateManifest(text, file, packagedBase)
    const positions = {
      kind: positionOf(document, '/kind'),
      id: positionOf(document, '/id'),
      title: positionOf(document, '/title'),
      version: positionOf(document, '/version'),
    }
    return { read: { resolved, warnings, positions } }
  } catch (error) {
    if (error instanceof ManifestError) return { problems: error.problems }
    return { failure: String(error instanceof Error ? error.stack : error) }
  }
}

function positionOf(document: SourceDocument, pointer: string): TextPosition {
  const { line, column } = sourceLocation(document, pointer)
  return { line, column }
}
