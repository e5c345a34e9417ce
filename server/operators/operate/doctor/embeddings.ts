/** The endpoint that gives vectors of texts, and the extension that finds them. */
import { ConnectorError } from 'plugboard/internal'
import type { Config } from '../../../config/index.ts'
import { openEmbedder, type PgvectorState } from '../../../copy/index.ts'
import { type Check, fail, ok, warn } from './check.ts'

type EmbeddingSettings = Pick<Config, 'egress' | 'embeddings'>

/** Whether the endpoint gives a vector of the dimensions that the settings name. Without an endpoint there is nothing to check. */
export async function* checkEmbeddings(config: EmbeddingSettings): AsyncGenerator<Check> {
  if (config.embeddings.url !== undefined) yield await checkEndpoint(config)
}

async function checkEndpoint(config: EmbeddingSettings): Promise<Check> {
  const name = 'embeddings'
  try {
    return ok(name, await trial(config))
  } catch (error) {
    if (error instanceof ConnectorError && error.code === 'invalid_configuration')
      return fail(name, error.message, error.hint ?? '')
    const { message } = error as Error
    return warn(
      name,
      `${message}: ${config.embeddings.url}`,
      'Check embeddings.url, .model, .dimensions and .keyFile. Until then, records are found by their words alone.',
    )
  }
}

/** Tries the endpoint with a short text. */
async function trial(config: EmbeddingSettings): Promise<string> {
  const embedder = openEmbedder(config)
  const started = performance.now()
  try {
    await embedder?.embed(['Plugboard'])
  } finally {
    await embedder?.close()
  }
  return `${embedder?.model} responds in ${Math.round(performance.now() - started)} ms`
}

/** Whether a server can use pgvector. */
export function checkPgvector({ version, isCreated, obstacle }: PgvectorState): Check {
  const name = 'pgvector'
  if (obstacle) return fail(name, `cannot be used: ${obstacle.state}`, obstacle.hint)
  return ok(
    name,
    isCreated ? `${version} is there` : `${version} is available, and the server creates it when it starts`,
  )
}
