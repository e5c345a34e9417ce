/** The page's session: handed over by the page that embeds it, or opened by the one-time code of a link. */
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

/** What the page works with. */
export interface Session {
  readonly api: Api
  /** What the token is for, and who asks. */
  readonly info: TokenInfoBody
  readonly options: FrameOptions
  /** Sends a message to the embedding page, over a port that no other page has; does nothing on the page of a link. */
  readonly send: (message: PageMessage) => void
  /** The page of a link, which goes on in its own window. */
  readonly link?: LinkSessionBody
  /** The flow with which the page of a link comes back from a consent page. */
  readonly flow?: ReturnedFlow
}

/** A session whose token nobody has described yet. */
export type Opened = Omit<Session, 'info'>

/** Asks the server what the token of a session is for. @throws ApiError */
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

/** Where a kind's forms are. @param again the connector that they connect again */
export function specPath(kind: string, want: readonly string[] | undefined, again: ConnectorBody | undefined): string {
  const query = new URLSearchParams({
    ...(want && { want: want.join(',') }),
    ...(again && { connector_id: again.id }),
  })
  return `definitions/sources/${encodeURIComponent(kind)}/credentials-spec?${query.toString()}`
}

/** A flow that has ended, as the address of the page of a link names it. */
export interface ReturnedFlow {
  readonly id: string
  /** What the browser that consented was given; absent when nothing was granted. */
  readonly code: string | undefined
}

/** Asks the embedding page for a token: it must have the origin by which the server let it embed this page. */
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

/** Exchanges the code that stands after the hash, which is removed from the address. @throws ApiError */
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
