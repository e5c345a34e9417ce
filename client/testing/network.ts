/** `forbidNetwork`: refuses connections to other machines in tests. */
import { Socket } from 'node:net'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { isLoopbackHost } from '../../runtime/base/http.ts'
import { checkOptions, optionsOf, STRINGS } from '../../runtime/base/options.ts'

/** An active guard. */
export interface NetworkGuard {
  /** Refused hosts, in order. */
  readonly refused: readonly string[]
  /**
   * Allows all connections again.
   * @example forbidNetwork().restore()
   */
  restore(): void
  /** `restore`, for `using`. */
  [Symbol.dispose](): void
}

/** Options of `forbidNetwork`. */
export interface NetworkOptions {
  /** Hosts to allow, besides this machine. */
  readonly allow?: readonly string[]
}

const OPTIONS = optionsOf<NetworkOptions>({ allow: STRINGS })

/**
 * Refuses every connection from this process to another machine, by any library, until you call `restore`.
 * @example using network = forbidNetwork({ allow: ['registry.example'] })
 */
export function forbidNetwork(options: NetworkOptions = {}): NetworkGuard {
  checkOptions(options, OPTIONS, 'forbid the network')
  const { allow = [] } = options
  const { connect } = Socket.prototype
  const refused: string[] = []
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    const host = hostOf(given)
    if (host === undefined || isLoopbackHost(host) || allow.includes(host))
      return Reflect.apply(connect, this, given) as Socket
    refused.push(host)
    const error = new ConnectorError(
      'egress_denied',
      `Cannot reach ${host}: forbidNetwork allows connections to this machine only`,
      {
        hint: 'Pass the code that you test a connector of fakeConnector, or allow the host.',
        sent: false,
      },
    )
    process.nextTick(() => this.destroy(error))
    return this
  }
  const restore = () => (Socket.prototype.connect = connect)
  return { refused, restore, [Symbol.dispose]: restore }
}

/** The host of a call of `connect`. Undefined for a socket's path, and for this machine. */
function hostOf(given: readonly unknown[]): string | undefined {
  // Node hands its own calls on as one list of normalized arguments.
  const [first, second] = (Array.isArray(given[0]) ? given[0] : given) as readonly unknown[]
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { readonly host?: string; readonly path?: string }
    return path ? undefined : host
  }
  return typeof second === 'string' && typeof first !== 'string' ? second : undefined
}
