/** A simulated endpoint for vectors: each number counts words of one meaning. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Words that mean the same, by their number. */
const MEANINGS = [
  ['car', 'automobile', 'vehicle'],
  ['doctor', 'physician'],
  ['invoice', 'bill'],
]
/** Number of dimensions: one for each meaning, and one for every text. */
export const DIMENSIONS = MEANINGS.length + 1

/** A request to the endpoint. */
export interface Asked {
  readonly authorization: string | undefined
  readonly path: string
  readonly input: readonly string[]
  readonly model: string
}

/** An endpoint, and what it was asked. */
export interface Endpoint {
  readonly url: string
  readonly asked: Asked[]
  /** Has it answer with a status and a body instead; as usual again without. */
  refuse(status?: number, body?: unknown, location?: string): void
  close(): Promise<void>
}

/** The vector of a text. */
export function vectorOf(input: string): number[] {
  const words = input.toLowerCase().split(/\W+/)
  return [...MEANINGS.map((same) => words.filter((word) => same.includes(word)).length), 0.2]
}

/** Starts an endpoint on loopback. */
export async function startEndpoint(): Promise<Endpoint> {
  const asked: Asked[] = []
  let refusal: { status: number; body: unknown; location: string | undefined } | undefined
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { input = [], model = '' } = body === '' ? {} : (JSON.parse(body) as Asked)
      asked.push({ authorization: request.headers.authorization, path: request.url ?? '', input, model })
      const headers = { 'content-type': 'application/json' }
      if (refusal) {
        const { status, location } = refusal
        return response
          .writeHead(status, location === undefined ? headers : { ...headers, location })
          .end(JSON.stringify(refusal.body))
      }
      const data = input.map((one, index) => ({ object: 'embedding', index, embedding: vectorOf(one) })).toReversed()
      return response.writeHead(200, headers).end(JSON.stringify({ object: 'list', data, model }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/embeddings`,
    asked,
    refuse(status, body = {}, location) {
      refusal = status === undefined ? undefined : { status, body, location }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
