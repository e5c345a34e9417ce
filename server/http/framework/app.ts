/** The framework below the server: its own parsing, and its answers before there is a request. */
import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import { parseJson } from '../request/check.ts'
import { clientError, routeNotFound, serializeError, unsupportedMediaType } from '../request/errors.ts'
import { newId, type RequestContext } from '../request/context.ts'
import { Upload, type UploadLimits } from '../request/upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext
  }
}

/** The limits that the framework keeps. */
export interface AppLimits extends UploadLimits {
  readonly keepAliveSeconds: number
}

/** Options of the framework. */
export interface AppOptions {
  readonly limits: AppLimits
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[] | undefined
  /** URL under which the codes of errors are explained. */
  readonly reference: () => string
  /** Whether a connection is in the middle of an upload, which has time limits of its own. */
  readonly isUploading: (socket: Socket) => boolean
}

/** The framework with our own parsers of bodies, limits and errors. It has no routes yet. */
export function createApp({ limits, trustedProxies = [], reference, isUploading }: AppOptions): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestSeconds * 1000,
    keepAliveTimeout: limits.keepAliveSeconds * 1000,
    // The server refuses a request without a host, with Plugboard's body.
    http: {
      connectionsCheckingInterval: 500,
      maxHeaderSize: 16_384,
      insecureHTTPParser: false,
      requireHostHeader: false,
    },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    return503OnClosing: false,
    routerOptions: {
      // As long as a header section may be: whatever an id looks like, it is answered as one that is not there.
      maxParamLength: 16_384,
      querystringParser: (text) => text as unknown as Record<string, unknown>,
    },
    frameworkErrors: (_error, request, reply) => {
      reply.hijack()
      respondRaw(request.raw.socket, routeNotFound(), reference())
    },
    clientErrorHandler: (error, socket) => {
      // An upload has time limits of its own.
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isUploading(socket)) return
      respondRaw(socket, clientError(error), reference())
    },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      if (request.context.route?.takesRaw) return takeRaw(request, bytes as Buffer, done)
      checkMediaType(request)
      if (request.context.route?.text) done(null, textOf(request, bytes as Buffer))
      else done(null, bytes.length === 0 ? undefined : parseJson(bytes as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser('application/yaml', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      checkMediaType(request)
      done(null, textOf(request, bytes as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.context.route?.takesRaw) return takeRaw(request, bytes as Buffer, done)
    // A path without a route is answered as one, whatever its body is.
    done(request.context.route ? unsupportedMediaType() : null)
  })
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    const { context } = request
    if (context.route?.takesFiles !== true) throw unsupportedMediaType()
    checkMediaType(request)
    context.upload = new Upload(context.incoming, limits)
    return context.upload.readRequest()
  })
  return app
}

/** Hands on the bytes of a body as they came, unless they are compressed. */
function takeRaw({ context, headers }: FastifyRequest, bytes: Buffer, done: (error: Error | null) => void): void {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return done(unsupportedMediaType())
  context.rawBody = bytes
  done(null)
}

/** The body of a route that takes it as text. */
function textOf({ context, headers }: FastifyRequest, bytes: Buffer): { readonly text: string } {
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';')
  if (context.route?.text?.mediaTypes.includes(type.trim()) !== true) throw unsupportedMediaType()
  if (!isUtf8(bytes)) throw new ServerError('invalid_request', 'Cannot read the body: it is not UTF-8')
  return { text: bytes.toString('utf8') }
}

/** Only UTF-8, not compressed. */
function checkMediaType({ headers }: FastifyRequest): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1]
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw unsupportedMediaType()
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw unsupportedMediaType()
}

/** Writes an error below HTTP and closes the connection: for bytes that never became a request. */
export function respondRaw(socket: Socket, error: ConnectorError, reference: string): void {
  if (socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const id = newId()
  const { status, body } = serializeError(error, id, reference)
  const head = [
    `HTTP/1.1 ${status} ${error.code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    `x-request-id: ${id}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
