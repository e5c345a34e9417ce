/** The package as the examples import it, with a loopback stand-in for every third party. */
import * as client from '../../client/index.ts'
import { undiciTransport } from '../../runtime/index.ts'

export * from '../../client/index.ts'

/** `connect`, whose open source mode reaches the stand-in at `EXAMPLES_UPSTREAM`. */
export const connect: typeof client.connect = (kind, options) => {
  const isHosted = 'hosted' in options && options.hosted !== undefined
  const transport = isHosted ? {} : { transport: undiciTransport({ connectTo: () => process.env.EXAMPLES_UPSTREAM! }) }
  return client.connect(kind, { ...transport, ...options })
}

/** `consent`, whose token requests reach the stand-in at `EXAMPLES_UPSTREAM`. */
export const consent: typeof client.consent = (kind, options) => {
  const transport = undiciTransport({ connectTo: () => process.env.EXAMPLES_UPSTREAM! })
  return client.consent(kind, { transport, ...options })
}
