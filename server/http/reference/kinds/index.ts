/** The documents of kinds, each made when it is first asked for. */
import { createHash } from 'node:crypto'
import type { Plan } from 'plugboard/runtime'
import type { Route, RouteResponse } from '../../request/route.ts'
import { type Bytes, zippedText, takesGzip } from '../base/bytes.ts'
import { kindDocument } from './document.ts'

/** The kinds of the installation. */
export interface PublicKinds {
  kinds(): readonly { readonly kind: string; readonly title: string }[]
  /** @throws ConnectorError `definition_not_found` */
  find(name: string): { readonly kind: string }
  plan(kind: string): Promise<Plan>
}

/** Options of the documents. */
export interface KindDocuments {
  readonly baseUrl: string
  readonly kinds: PublicKinds
}

interface Made extends Bytes {
  readonly etag: string
}

/** The route of the documents. A document stays as long as the process: its manifest does, too. */
export function kindRoute(options: () => KindDocuments): Route<'/openapi/{document}'> {
  const made = new Map<string, Promise<Made>>()
  const documentOf = (kind: string) => {
    const found = made.get(kind) ?? make(options(), kind)
    made.set(kind, found)
    found.catch(() => made.delete(kind))
    return found
  }
  return {
    method: 'GET',
    path: '/openapi/{document}',
    tag: 'Reference',
    summary: 'The operations of a kind as an OpenAPI document',
    description: 'The document is named after the kind, with `.json`.',
    tokens: [],
    headers: { 'If-None-Match': 'The `ETag` of the document that you already have.' },
    responses: {
      200: { description: 'The document.', mediaTypes: [TYPE], headers: { ETag: 'A digest of the document.' } },
      304: { description: 'The document has not changed.', headers: { ETag: 'The same digest.' } },
    },
    errors: ['definition_not_found'],
    async handle({ params: { document }, header }): Promise<RouteResponse> {
      const { kind } = options().kinds.find(document.replace(/\.json$/, ''))
      const { etag, zipped, plain } = await documentOf(kind)
      const headers = { etag, 'cache-control': 'public, no-cache', 'content-type': TYPE, vary: 'Accept-Encoding' }
      if (header('if-none-match') === etag) return { status: 304, headers }
      if (!takesGzip(header('accept-encoding'))) return { status: 200, headers, bytes: await plain() }
      return { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, bytes: zipped }
    },
  }
}

const TYPE = 'application/json; charset=utf-8'

async function make({ kinds, baseUrl }: KindDocuments, kind: string): Promise<Made> {
  const { manifest } = await kinds.plan(kind)
  const text = JSON.stringify(kindDocument(manifest, baseUrl))
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  // Weak: the compressed bytes have it, too.
  return { ...(await zippedText(text)), etag: `W/"${digest}"` }
}
