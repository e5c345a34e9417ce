/** `connect`: a connector for one account, in either mode. */
import type { Json } from '../runtime/index.ts'
import type { Engine } from './base/engine.ts'
import { connectorOf } from './dressed.ts'
import { ConnectorError } from '../runtime/base/errors.ts'
import { checkOptions, invalidOption } from '../runtime/base/options/check.ts'
import { ANYTHING, BOOLEAN, LIST, milliseconds, optionsOf, PROXY, SIGNAL } from '../runtime/base/options/kinds.ts'
import { asksSandbox } from '../runtime/base/sandboxed.ts'
import { CONNECTION_OPTIONS } from '../runtime/connection-options.ts'
import { hostedEngine, type HostedOptions } from './hosted/connector.ts'
import type { Consented } from './local/consent.ts'
import type { LocalOptions } from './local/account.ts'
import type { SandboxOptions } from './local/sandbox.ts'
import { tracedRequest } from './spans.ts'
import { type AnyKind, type ConnectorFor, hostedEntitiesOf, type Known, nameOfKind, type TypesOf } from './base/kind.ts'
import type { CredentialsOf, Kind, KindTypes } from './types/known-kinds.ts'

/** Open source mode: the owner's credentials and, where a kind has them, its settings. */
export type OpenSource<K extends AnyKind> = Omit<LocalOptions, 'credentials' | 'auth' | 'config'> & {
  readonly hosted?: never
  /** Keeps the account out of the sandbox, whatever the environment says. */
  readonly sandbox?: false
} & ([TypesOf<K>] extends [never] ? AnyAccount : Account<TypesOf<K>>)

type Account<T extends KindTypes> = (Variant<T> | AnyVariant<T>) &
  (NeedsConfig<T['config']> extends true ? { readonly config: T['config'] } : { readonly config?: T['config'] })

/** Whether config has a setting that must be given; config of any name is that of a kind without settings. */
type NeedsConfig<C> = string extends keyof C ? false : object extends C ? false : true

/** The credentials of one auth variant, which may be named. */
type Variant<T extends KindTypes> = {
  [V in keyof T['credentials']]: {
    readonly auth?: V
    readonly credentials: Given<T['credentials'][V]>
  }
}[keyof T['credentials']]

/** The credentials of any auth variant, which the values themselves tell apart. */
interface AnyVariant<T extends KindTypes> {
  readonly auth?: undefined
  readonly credentials: Given<T['credentials'][keyof T['credentials']]>
}

/** The sandbox: the vendor is played in this process, with made-up records; nothing is sent to anybody. */
export type InSandbox<K extends AnyKind> = SandboxOptions & {
  readonly sandbox: true
  readonly hosted?: never
  readonly credentials?: never
} & ([TypesOf<K>] extends [never] ? Pick<AnyAccount, 'auth' | 'config'> : SandboxAccount<TypesOf<K>>)

/** The account of a sandbox: everything about it may be left out. */
interface SandboxAccount<T extends KindTypes> {
  readonly auth?: keyof T['credentials']
  readonly config?: Partial<T['config']>
}

/** What an account of any kind is connected with. */
interface AnyAccount {
  readonly auth?: string
  readonly credentials: Given<Readonly<Record<string, string>> | CredentialsOf<Kind>>
  readonly config?: Readonly<Record<string, Json>>
}

/** A value, or a function that gives it: called at the start, and once more when the third party rejects it. */
type Given<T> = T | (() => T | Promise<T>)

/** Hosted mode: the platform's credentials; the platform stores those of the owner. */
export interface Hosted {
  readonly hosted: HostedOptions
  readonly credentials?: never
  /** Ends every call of the connector. */
  readonly signal?: AbortSignal
}

/**
 * A connector for one account: with `credentials` it executes in this process, with `hosted` on the platform, with `sandbox` against
 * made-up records in this process. The environment variable `PLUGBOARD_SANDBOX=1` does the same for every account with `credentials`,
 * which are not used then. The kind is a module,
 * `import stripeKind from 'plugboard/kinds/stripe'`; or a name whose types are imported, `import type {} from 'plugboard/kinds/stripe'`;
 * or a name that is known only at run time, a `string`, whose operations are called by `$execute`.
 * @example const stripe = await connect(stripeKind, { credentials: { api_key } })
 * @example await connect('stripe', { sandbox: true })
 * @example await connect('stripe', { hosted: { baseUrl, clientId, clientSecret, externalUserId } })
 * @throws ConnectorError `definition_not_found`, `credentials_mismatch`; ManifestError for a file with problems;
 * PlatformError `connector_not_found`, `invalid_client`
 */
export async function connect<K extends AnyKind>(
  kind: Known<K>,
  options: OpenSource<K> | InSandbox<K> | Hosted,
): Promise<ConnectorFor<K>> {
  // Credentials are checked against the manifest at run time, whatever their types.
  const given = options as unknown as LocalOptions | Hosted
  try {
    const engine = await engineOf(kind, given)
    return connectorOf(engine, engine.entities ?? hostedEntitiesOf(kind)) as ConnectorFor<K>
  } catch (error) {
    throw errorOfCaller(error, given)
  }
}

/** An engine that captures stacks. Some have none. */
const { captureStackTrace }: { readonly captureStackTrace?: typeof Error.captureStackTrace } = Error

/** The same error at the line that called `connect`, which Node prints in place of a line of this package. */
function errorOfCaller(error: unknown, given: LocalOptions | Hosted): unknown {
  if (!(error instanceof ConnectorError) || error.code === 'internal') return error
  const hasNone = error.code === 'credentials_mismatch' && !Object.values(given.credentials ?? {}).some(Boolean)
  const told = hasNone ? error.withAdvice({ hint: `${error.hint ?? ''} ${NO_ACCOUNT}`.trim() }) : error
  captureStackTrace?.(told, connect)
  return told
}

const NO_ACCOUNT = 'Without an account, set PLUGBOARD_SANDBOX=1 in the environment: made-up records are served.'

type ConnectOptions = LocalOptions &
  Pick<Hosted, 'hosted'> &
  Pick<Consented, 'choices'> & { readonly sandbox?: boolean }

const { limiter: _, reload: __, ...ACCOUNT_OPTIONS } = CONNECTION_OPTIONS.table

/** What `connect` takes: `hosted` too, so that it is near to what was meant, and all that `finish` of a consent gives. */
const OPTIONS = optionsOf<ConnectOptions>({
  ...ACCOUNT_OPTIONS,
  credentials: ANYTHING,
  signal: SIGNAL,
  timeoutMs: milliseconds(1),
  proxy: PROXY,
  hosted: ANYTHING,
  choices: LIST,
  sandbox: BOOLEAN,
})

/** What it takes in hosted mode: the platform has the credentials, and `hosted` all else. */
const BESIDE_HOSTED = optionsOf<Pick<Hosted, 'hosted' | 'signal'>>({ hosted: ANYTHING, signal: SIGNAL })

async function engineOf(kind: AnyKind, options: LocalOptions | Hosted): Promise<Engine> {
  if ((options as Partial<Hosted> | undefined)?.hosted === undefined) {
    checkOptions(options, OPTIONS, 'connect')
    const { localEngine } = await import('./local/connector.ts')
    return localEngine(kind, await accountOf(kind, options as ConnectOptions))
  }
  checkOptions(options, BESIDE_HOSTED, 'connect in hosted mode')
  const { hosted, signal } = options as Hosted
  return hostedEngine(nameOfKind(kind), hosted, signal, tracedRequest)
}

/** The account that a connector is for: its owner's, or one of the sandbox. */
async function accountOf(
  kind: AnyKind,
  { sandbox, choices: _choices, hosted: _hosted, ...options }: ConnectOptions,
): Promise<LocalOptions> {
  if (sandbox === true && options.credentials !== undefined)
    throw invalidOption('connect', 'sandbox', 'takes no credentials: nothing is sent to a vendor')
  if (!(sandbox ?? asksSandbox(globalThis.process?.env))) return options
  const [{ sandboxed }, { planOf }] = await Promise.all([import('./local/sandbox.ts'), import('./local/plan.ts')])
  return sandboxed(await planOf(kind), options)
}
