/** The operator's endpoint for vectors of texts, in the form of OpenAI's API. */
import { isLoopbackHost, isObject } from 'plugboard/internal'
import { type Transport, undiciTransport } from 'plugboard/runtime'
import { type Config, readSecretFile } from '../../../config/index.ts'

/** The operator's endpoint. */
export interface EmbedderOptions {
  readonly url: string
  readonly model: string
  /** Number of dimensions of the model's vectors. */
  readonly dimensions: number
  /** Sent to that URL as a bearer token. */
  readonly key?: string | undefined
  /** Whether the URL may lead to a private address. */
  readonly allowPrivate: boolean
}

const LIMITS = { headersMs: 20_000, bodyMs: 20_000, maxBytes: 64 * 1024 * 1024 }

/** Asks the endpoint. No redirect is followed, and the key goes nowhere else. */
export class Embedder {
  /** Name of the model with its dimensions: only vectors of the same are compared. */
  readonly model: string
  readonly dimensions: number
  readonly #options: EmbedderOptions
  readonly #transport: Transport

  constructor(options: EmbedderOptions) {
    this.#options = options
    this.dimensions = options.dimensions
    this.model = `${options.model} (${options.dimensions})`
    this.#transport = undiciTransport({ allowPrivate: options.allowPrivate, connections: 4 })
  }

  /**
   * Returns a vector of length 1 for each text, in their order.
   * @throws Error for a response that cannot be used; ConnectorError of the transport
   */
  async embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> {
    const { url, model, key } = this.#options
    const { origin, pathname, search } = new URL(url)
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const response = await this.#transport.send(
      {
        method: 'POST',
        origin,
        path: pathname + search,
        headers: key === undefined ? headers : { ...headers, authorization: `Bearer ${key}` },
        body: JSON.stringify({ model, input: texts }),
      },
      LIMITS,
      signal,
    )
    if (response.status !== 200) throw new Error(`the embeddings endpoint answers with ${response.status}`)
    return this.#vectorsOf(Buffer.from(response.body).toString(), texts.length)
  }

  /** Closes the connections. */
  close(): Promise<void> {
    return this.#transport.close()
  }

  #vectorsOf(body: string, count: number): Float32Array[] {
    const given: unknown = JSON.parse(body)
    const data = isObject(given) && Array.isArray(given.data) ? given.data : []
    const vectors: (Float32Array | undefined)[] = Array.from({ length: count })
    for (const [at, one] of data.entries()) {
      if (!isObject(one) || !Array.isArray(one.embedding)) continue
      const index = typeof one.index === 'number' ? one.index : at
      if (one.embedding.length !== this.dimensions)
        throw new Error(`the model gives ${one.embedding.length} dimensions, not ${this.dimensions}`)
      if (index in vectors) vectors[index] = unit(Float32Array.from(one.embedding as number[]))
    }
    if (vectors.some((one) => one === undefined))
      throw new Error('the embeddings endpoint gives no vector for each text')
    return vectors as Float32Array[]
  }
}

/**
 * The endpoint that the configuration names, with its key read from its file; undefined where it names none.
 * @throws ConnectorError `invalid_configuration` for a file that cannot be used
 */
export function openEmbedder({ egress, embeddings }: Pick<Config, 'egress' | 'embeddings'>): Embedder | undefined {
  const { url, model, dimensions, keyFile } = embeddings
  if (url === undefined || model === undefined || dimensions === undefined) return undefined
  const key = keyFile === undefined ? undefined : readSecretFile(keyFile, 'embeddings.keyFile')
  const allowPrivate = egress.allowPrivate || isLoopbackHost(new URL(url).hostname)
  return new Embedder({ url, model, dimensions, key, allowPrivate })
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  if (!(length > 0)) throw new Error('the embeddings endpoint gives a vector that is none')
  return vector.map((one) => one / length)
}
