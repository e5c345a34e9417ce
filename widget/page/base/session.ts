/** The page's session: from the embedding page, or by the one-time code of a link. */
import type { ConnectorBody, LinkSessionBody, TokenInfoBody } from '../../../contract/index.ts'
import {
  type FrameOptions,
  type LoaderMessage,
  type Opening,
  type PageMessage,
  type Ready,
  VERSION,
} from '../../messages.ts'
import { Api, type Access, post } from './api.ts'

/** The session of the page. */
export interface Session {
  readonly api: Api
  /** The customer and the application of the token. */
  readonly info: TokenInfoBody
  readonly options: FrameOptions
  /** Sends a message to the embedding page. Does nothing on the page of a link. */
  readonly send: (message: PageMessage) => void
  /** The session of a link. */
  readonly link?: LinkSessionBody
  /** The flow of a page of a link that returns from a consent page. */
  readonly flow?: ReturnedFlow
}

/** A session without the information of its token. */
export type Opened = Omit<Session, 'info'>

/** Adds the information of the token. @throws ApiError */
export async function described(session: Opened): Promise<Session> {
  return {
    ...session,
    info: await session.api.call<TokenInfoBody>('GET', '../account/applications/scoped-token/info'),
  }
}

/** Whether a session's token offers fields of a kind. */
export function offersFields({ info: { fields } }: Session, kind: string): boolean {
  return fields.some(({ connector_type: type }) => type === kind)
}

/** The path of a kind's forms. @param again the connector to connect again */
export function specPath(kind: string, want: readonly string[] | undefined, again: ConnectorBody | undefined): string {
  const query = new URLSearchParams({
    ...(want && { want: want.join(',') }),
    ...(again && { connector_id: again.id }),
  })
  return `definitions/sources/${encodeURIComponent(kind)}/credentials-spec?${query.toString()}`
}

/** A completed flow in the URL of the page of a link. */
export interface ReturnedFlow {
  readonly id: string
  /** The code of the browser that consented; absent without a grant. */
  readonly code: string | undefined
}

/** Asks the embedding page for a token. @param origin the origin that the server allowed to embed this page */
export function embedded(origin: string): Promise<Opened> {
  return new Promise((resolve) => {
    addEventListener('message', function receive({ source, origin: from, data, ports: [port] }: MessageEvent<Opening>) {
      if (source !== parent || from !== origin || data?.plugboard !== 'open' || !port) return
      removeEventListener('message', receive)
      resolve(sessionOn(port, origin, data))
    })
    parent.postMessage({ plugboard: 'ready', v: VERSION } satisfies Ready, origin)
  })
}

function sessionOn(port: MessagePort, origin: string, { token, options }: Opening): Opened {
  const waiting: ((token: string) => void)[] = []
  const send = (message: PageMessage) => port.postMessage(message)
  port.addEventListener('message', ({ data }: MessageEvent<LoaderMessage>) => {
    for (const resolve of waiting.splice(0)) resolve(data.token)
  })
  port.start()
  const access: Access = {
    token,
    origin,
    renew: () =>
      new Promise((resolve) => {
        if (waiting.push(resolve) === 1) send({ type: 'token' })
      }),
  }
  return { api: new Api(access), options, send }
}

/** Exchanges the code in the hash, and removes it from the address bar. @throws ApiError */
export async function ofLink(): Promise<Opened> {
  const [code = '', flow, given] = location.hash.slice(1).split('.')
  history.replaceState(null, '', location.pathname)
  const link = await post<LinkSessionBody>('connectors/links/exchange', { code })
  const access: Access = { token: link.token, origin: location.origin, renew: () => Promise.resolve(undefined) }
  const [kind, ...more] = link.connector_types ?? []
  const options: FrameOptions = {
    ...(kind !== undefined && more.length === 0 && { kind }),
    ...(link.connector_id !== null && { connectorId: link.connector_id }),
    ...(link.want !== null && { want: link.want }),
  }
  return {
    api: new Api(access),
    options,
    send: () => undefined,
    link,
    ...(flow !== undefined && { flow: { id: flow, code: given } }),
  }
}
