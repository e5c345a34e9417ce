/** The endpoint for vectors, and the order of hits by words and by meaning. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Embedder } from '../../../../../server/copy/search/vectors/embedder.ts'
import { fuse } from '../../../../../server/copy/search/vectors/meanings.ts'
import { DIMENSIONS, type Endpoint, startEndpoint } from './endpoint.ts'

const embedderOf = (endpoint: Endpoint, more: object = {}) =>
  new Embedder({ url: endpoint.url, model: 'words', dimensions: DIMENSIONS, allowPrivate: true, ...more })

describe('the endpoint', () => {
  let endpoint: Endpoint
  beforeAll(async () => void (endpoint = await startEndpoint()))
  afterAll(() => endpoint.close())

  it('is asked for texts, and gives a vector of length 1 for each, in their order', async () => {
    const embedder = embedderOf(endpoint, { key: 'a-key' })
    const [car, doctor] = await embedder.embed(['a car', 'a doctor'])
    expect([car!.length, Math.hypot(...car!).toFixed(3), car![0]! > 0.9, doctor![1]! > 0.9]).toEqual([
      DIMENSIONS,
      '1.000',
      true,
      true,
    ])
    expect(endpoint.asked.at(-1)).toEqual({
      authorization: 'Bearer a-key',
      path: '/v1/embeddings',
      input: ['a car', 'a doctor'],
      model: 'words',
    })
    await embedder.close()
  })

  it('Q4 follows no redirect with its key, and leads to no private address unless the operator allows that', async () => {
    const other = await startEndpoint()
    const embedder = embedderOf(endpoint, { key: 'a-key' })
    endpoint.refuse(307, {}, other.url)
    await expect(embedder.embed(['a'])).rejects.toThrow('answers with 307')
    expect(other.asked).toEqual([])
    endpoint.refuse()
    await expect(embedderOf(endpoint, { allowPrivate: false }).embed(['a'])).rejects.toMatchObject({
      code: 'egress_denied',
    })
    await Promise.all([embedder.close(), other.close()])
  })

  it('says what is wrong with an answer', async () => {
    const embedder = embedderOf(endpoint)
    const answers = [
      [{ data: [{ index: 0, embedding: [1, 2] }] }, 'gives 2 dimensions, not 4'],
      [{ data: [] }, 'no vector for each text'],
      [{ data: [{ index: 0, embedding: [0, 0, 0, 0] }] }, 'a vector that is none'],
      [{ data: [{ index: 0, embedding: ['x', 0, 0, 0] }] }, 'a vector that is none'],
    ] as const
    for (const [body, message] of answers) {
      endpoint.refuse(200, body)
      await expect(embedder.embed(['a'])).rejects.toThrow(message)
    }
    endpoint.refuse()
    await embedder.close()
  })
})

describe('fusing', () => {
  it('keeps records with all the words first, then has what both orders have, then the better ranks', () => {
    const hit = (key: string, score: number) => ({ copy: 'c', key, title: key, snippet: null, score })
    const words = [hit('all', 0.9), hit('every', 0.8), hit('a', 0.4), hit('b', 0.3), hit('c', 0.2)]
    const meant = [
      { ...hit('d', 0), meaning: 0.9 },
      { ...hit('b', 0), meaning: 0.8 },
      { ...hit('every', 0), meaning: 0.7 },
    ]
    expect(fuse(words, meant).map(({ key, meaning }) => [key, meaning])).toEqual([
      ['all', undefined],
      ['every', 0.7],
      ['b', 0.8],
      ['d', 0.9],
      ['a', undefined],
      ['c', undefined],
    ])
  })
})
