/** The client's first function: a connector for one account, in either mode. */
import type { Json } from '../runtime/index.ts'
import { ConnectorError } from '../runtime/base/errors.ts'
import type { Engine } from './engine.ts'
import { facadeOf } from './facade.ts'
import type { HostedOptions } from './hosted/connector.ts'
import type { LocalOptions } from './local.ts'
import type { ConfigOf, ConnectorOf, CredentialsOf, Kind, Kinds, OwnConnector } from './types.ts'

/** A kind of one's own: a manifest file. */
export interface OwnKind {
  readonly file: string
}

/** Open source mode: the owner's credentials and, where a kind has them, its settings. */
export type OpenSource<K extends Kind | OwnKind> = Omit<LocalOptions, 'credentials' | 'auth' | 'config'> & {
  readonly hosted?: never
} & (K extends Kind ? Account<K> : OwnAccount)

type Account<K extends Kind> = Variant<K> &
  (NeedsConfig<ConfigOf<K>> extends true ? { readonly config: ConfigOf<K> } : { readonly config?: ConfigOf<K> })

/** Whether config has a setting that must be given; config of any name is that of a kind without settings. */
type NeedsConfig<C> = string extends keyof C ? false : object extends C ? false : true

/** The credentials of one auth variant, which may be named. */
type Variant<K extends Kind> = {
  [V in keyof Kinds[K]['credentials']]: {
    readonly auth?: V
    readonly credentials: Given<CredentialsOf<K, V>>
  }
}[keyof Kinds[K]['credentials']]

interface OwnAccount {
  readonly auth?: string
  readonly credentials: Given<Readonly<Record<string, string>>>
  readonly config?: Readonly<Record<string, Json>>
}

/** A value, or a function that gives it: called at the start, and once more when the third party rejects it. */
type Given<T> = T | (() => T | Promise<T>)

/** Hosted mode: the platform's credentials; those of the owner are kept by the platform. */
export interface Hosted {
  readonly hosted: HostedOptions
  readonly credentials?: never
  /** Ends every call of the connector. */
  readonly signal?: AbortSignal
}

/**
 * A connector for one account: `await connect('stripe', { credentials: { api_key } })` executes in this process,
 * `await connect('stripe', { hosted: { baseUrl, clientId, clientSecret, externalUserId } })` by the platform.
 * @throws ConnectorError `definition_not_found`, `credentials_mismatch`; ManifestError for a file with problems;
 * PlatformError `connector_not_found`, `invalid_client`
 */
export async function connect<K extends Kind | OwnKind>(
  kind: K,
  options: OpenSource<K> | Hosted,
): Promise<K extends Kind ? ConnectorOf<K> : OwnConnector> {
  // Credentials are checked against the manifest at run time, whatever their types.
  return facadeOf(await engineOf(kind, options as unknown as LocalOptions | Hosted)) as K extends Kind
    ? ConnectorOf<K>
    : OwnConnector
}

async function engineOf(kind: Kind | OwnKind, options: LocalOptions | Hosted): Promise<Engine> {
  if (!('hosted' in options) || options.hosted === undefined)
    return (await import('./local.ts')).localEngine(kind, options as LocalOptions)
  if (typeof kind !== 'string')
    throw new ConnectorError('definition_not_found', 'Cannot connect: the platform has no kinds of files', {
      hint: 'Name the kind as the platform lists it.',
    })
  return (await import('./hosted/connector.ts')).hostedEngine(kind, options.hosted, options.signal)
}
