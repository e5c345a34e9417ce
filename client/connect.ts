/** `connect`: a connector for one account, in either mode. */
import type { Json } from '../runtime/index.ts'
import type { Engine } from './base/engine.ts'
import { connectorOf } from './traced-connector.ts'
import { importBeside } from '../runtime/base/beside.ts'
import { ConnectorError } from '../runtime/base/errors.ts'
import {
  ANYTHING,
  BOOLEAN,
  checkOptions,
  invalidOption,
  LIST,
  milliseconds,
  oneWordOf,
  optionsOf,
  PROXY,
  SIGNAL,
} from '../runtime/base/options.ts'
import { asksSandbox } from '../runtime/base/sandboxed.ts'
import { CONNECTION_OPTIONS } from '../runtime/connection-options.ts'
import { hostedEngine, type HostedOptions } from './hosted/hosted-engine.ts'
import type { Consented } from './local/local-consent.ts'
import type { LocalOptions } from './local/local-account.ts'
import type { SandboxOptions } from './local/sandbox.ts'
import { tracedRequest } from './spans.ts'
import {
  type AnyKind,
  type ConnectorFor,
  hostedEntitiesOf,
  type Known,
  nameOfKind,
  type TypesOf,
} from './base/any-kind.ts'
import type { CredentialsOf, Kind, KindTypes } from './types/known-kinds.ts'

/** Open source mode: the owner's credentials and, for some kinds, settings. */
export type OpenSource<K extends AnyKind> = Omit<LocalOptions, 'credentials' | 'auth' | 'config'> & {
  readonly hosted?: never
  /** Keeps the account out of the sandbox, whatever `PLUGBOARD_SANDBOX` is. */
  readonly sandbox?: false
} & ([TypesOf<K>] extends [never] ? AnyAccount : Account<TypesOf<K>>)

type Account<T extends KindTypes> = (Variant<T> | AnyVariant<T>) &
  (NeedsConfig<T['config']> extends true ? { readonly config: T['config'] } : { readonly config?: T['config'] })

/** Whether config has a required setting. Config of any name belongs to a kind without settings. */
type NeedsConfig<C> = string extends keyof C ? false : object extends C ? false : true

type Variant<T extends KindTypes> = {
  [V in keyof T['credentials']]: {
    readonly auth?: V
    readonly credentials: Given<T['credentials'][V]>
  }
}[keyof T['credentials']]

/** Credentials of any auth variant, which their fields tell apart. */
interface AnyVariant<T extends KindTypes> {
  readonly auth?: undefined
  readonly credentials: Given<T['credentials'][keyof T['credentials']]>
}

/** The sandbox simulates the vendor in this process, with made-up records. Nothing is sent. */
export type InSandbox<K extends AnyKind> = SandboxOptions & {
  readonly sandbox: true
  readonly hosted?: never
  readonly credentials?: never
} & ([TypesOf<K>] extends [never] ? Pick<AnyAccount, 'auth' | 'config'> : SandboxAccount<TypesOf<K>>)

interface SandboxAccount<T extends KindTypes> {
  readonly auth?: keyof T['credentials']
  readonly config?: Partial<T['config']>
}

interface AnyAccount {
  readonly auth?: string
  readonly credentials: Given<Readonly<Record<string, string>> | CredentialsOf<Kind>>
  readonly config?: Readonly<Record<string, Json>>
}

/** A value, or a function that returns it. It is called at the start, and once more when the third party rejects the value. */
type Given<T> = T | (() => T | Promise<T>)

/** Hosted mode: the platform's credentials. The platform stores those of the owner. */
export interface Hosted {
  readonly hosted: HostedOptions
  readonly credentials?: never
  /** Ends every call of the connector. */
  readonly signal?: AbortSignal
}

/**
 * Connects one account. With `credentials`, calls run in this process; with `hosted`, on the platform; with `sandbox`, against made-up
 * records. `PLUGBOARD_SANDBOX=1` in the environment puts every account with `credentials` into the sandbox.
 * @param kind a module; a name with imported types, `import type {} from 'plugboard/kinds/stripe'`; or a `string` known only at run
 * time, whose operations `$execute` calls
 * @example
 * import stripeKind from 'plugboard/kinds/stripe'
 * const stripe = await connect(stripeKind, { credentials: { api_key } })
 * @example await connect('stripe', { sandbox: true })
 * @example await connect('stripe', { hosted: { baseUrl, clientId, clientSecret, externalUserId } })
 * @throws ConnectorError `definition_not_found`, `credentials_mismatch`; ManifestError for a file with problems; PlatformError
 * `connector_not_found`, `invalid_client`
 */
export async function connect<K extends AnyKind>(
  kind: Known<K>,
  options: OpenSource<K> | InSandbox<K> | Hosted,
): Promise<ConnectorFor<K>> {
  // Credentials are checked against the manifest at run time, whatever their types.
  const given = options as unknown as LocalOptions | Hosted
  try {
    const engine = await engineOf(kind, given)
    return connectorOf(engine, engine.entities ?? hostedEntitiesOf(kind), kind) as ConnectorFor<K>
  } catch (error) {
    throw errorOfCaller(error, given)
  }
}

/** An engine that captures stacks, if it has one. */
const { captureStackTrace }: { readonly captureStackTrace?: typeof Error.captureStackTrace } = Error

/** The same error at the line that called `connect`, which Node.js prints instead of a line of this package. */
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

/** Options of `connect`: with `hosted`, for a precise error, and with all that `finish` of a consent returns. */
const OPTIONS = optionsOf<ConnectOptions>({
  ...ACCOUNT_OPTIONS,
  credentials: ANYTHING,
  signal: SIGNAL,
  timeoutMs: milliseconds(1),
  proxy: PROXY,
  sample: oneWordOf('records'),
  hosted: ANYTHING,
  choices: LIST,
  sandbox: BOOLEAN,
})

/** Options in hosted mode, where the platform has the credentials. */
const BESIDE_HOSTED = optionsOf<Pick<Hosted, 'hosted' | 'signal'>>({ hosted: ANYTHING, signal: SIGNAL })

async function engineOf(kind: AnyKind, options: LocalOptions | Hosted): Promise<Engine> {
  if ((options as Partial<Hosted> | undefined)?.hosted === undefined) {
    checkOptions(options, OPTIONS, 'connect')
    const { localEngine } = await import('./local/local-engine.ts')
    const { sample, ...account } = await accountOf(kind, options as ConnectOptions)
    const sampled = sample === undefined ? undefined : await samplerOf(kind, account)
    const engine = await localEngine(kind, account)
    return sampled ? sampled(engine) : engine
  }
  checkOptions(options, BESIDE_HOSTED, 'connect in hosted mode')
  const { hosted, signal } = options as Hosted
  return hostedEngine(nameOfKind(kind), hosted, signal, tracedRequest)
}

/** The account of a connector: its owner's, or one of the sandbox. */
async function accountOf(
  kind: AnyKind,
  { sandbox, choices: _choices, hosted: _hosted, ...options }: ConnectOptions,
): Promise<LocalOptions> {
  if (sandbox === true && options.credentials !== undefined)
    throw invalidOption('connect', 'sandbox', 'takes no credentials: nothing is sent to a vendor')
  if (!(sandbox ?? asksSandbox(globalThis.process?.env))) return options
  const [simulator, { describedPlan }] = await Promise.all([
    importBeside('client/local/sandbox'),
    import('./local/plan.ts'),
  ])
  if (simulator === undefined) throw noSimulator()
  return (simulator as typeof import('./local/sandbox.ts')).sandboxed(await describedPlan(kind), options)
}

/** Loads what compares an engine's records with their schemas. @throws ConnectorError `invalid_params`, `definition_not_found` */
async function samplerOf(kind: AnyKind, options: LocalOptions): Promise<(engine: Engine) => Engine> {
  if (!options.onNotice && !options.observe)
    throw invalidOption('connect', 'sample', 'needs onNotice or observe, which get what no longer fits')
  const [code, { describedPlan }] = await Promise.all([importBeside('client/local/samples'), import('./local/plan.ts')])
  if (code === undefined)
    throw new ConnectorError('invalid_params', 'Cannot sample records: this bundle contains no code for it', {
      hint: 'Mark plugboard as an external package of your bundle, or leave out sample.',
    })
  const { sampledEngine } = code as typeof import('./local/samples.ts')
  const plan = await describedPlan(kind)
  return (engine) => sampledEngine(engine, plan, options)
}

function noSimulator(): ConnectorError {
  return new ConnectorError('invalid_params', 'Cannot connect to the sandbox: this bundle contains no simulator', {
    hint: 'To simulate vendors, mark plugboard as an external package of your bundle. For real calls, unset PLUGBOARD_SANDBOX.',
  })
}
