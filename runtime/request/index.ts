/** The door of the room that builds requests: params in, one printable value out, without any I/O. */
import { USER_AGENT } from '../base/version.ts'
import type { HttpRequest } from '../base/http.ts'
import type { Json, Params } from '../base/json.ts'
import { own } from '../base/json.ts'
import { scopeOf } from '../language/template-value.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import { compileBody } from './body.ts'
import { addHeaders } from './headers.ts'
import { encodePairs } from './pairs.ts'
import { compilePath } from './path.ts'
import { compileEntries } from './value.ts'

export { checkHeader } from './headers.ts'
export { encodePairs } from './pairs.ts'

/** Where a connection's requests go: the base URL with its config filled in. */
export interface Base {
  /** Scheme, host and port. */
  readonly origin: string
  /** The base URL's own path, without a slash at the end. */
  readonly prefix: string
  /** Settings that are not secret, for `{{config.x}}`. */
  readonly config: Readonly<Record<string, Json>>
}

/** Builds the requests of one operation. */
export interface RequestBuilder {
  /** @throws ConnectorError `invalid_params` for a value that its place cannot carry */
  build(params: Params, base: Base): HttpRequest
}

/** Sent with every request. */
const COMMON_HEADERS = { accept: 'application/json', 'user-agent': USER_AGENT }

/** A builder for an operation's requests; nothing is parsed when it builds. */
export function compileRequest(operation: ResolvedOperation): RequestBuilder {
  const { method, encode, open } = operation
  const fixedPath = compilePath(operation.path)
  const routes = operation.routes.map(({ when, path }) => ({ when, path: compilePath(path) }))
  const query = compileEntries(operation.query)
  const headers = compileEntries(operation.headers)
  const writeBody = operation.body && compileBody(operation.body, encode)
  const declared = new Set(Object.keys((operation.params.properties ?? {}) as object))

  return {
    build(params, base) {
      const scope = scopeOf(params, base.config)
      const extra = open === undefined ? NONE : undeclared(params, declared)
      const route = routes.find(({ when }) => own(params, when) !== undefined)
      let path = base.prefix + (route ? route.path : fixedPath)(params)
      let separator = '?'
      const append = (name: string, value: Json | undefined) => {
        const text = value === undefined ? '' : encodePairs(name, value, encode)
        if (text === '') return
        path += separator + text
        separator = '&'
      }
      for (const { name, render } of query) append(name, render(scope))
      if (open === 'query') for (const [name, value] of Object.entries(extra)) append(name, value)

      const sent: Record<string, string> = { ...COMMON_HEADERS }
      const body = writeBody?.(scope, open === 'query' ? NONE : extra)
      if (body) sent['content-type'] = body.type
      addHeaders(sent, headers, scope)
      return { method, origin: base.origin, path, headers: sent, ...(body && { body: body.content }) }
    },
  }
}

const NONE: { readonly [key: string]: Json } = {}

function undeclared(params: Params, declared: ReadonlySet<string>): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !declared.has(name)))
}
