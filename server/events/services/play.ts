/** Webhooks of the sandbox. */
import type { WithCalls } from '../../calls/index.ts'
import { playedHooksOf } from '../hooks/index.ts'

/** Sends the sandbox's webhooks to the hooks of this process. @param origin where it listens */
export function playWebhooks(services: WithCalls, origin: string): void {
  const { log, oauth, sandbox } = services
  sandbox?.sendWebhooks?.({
    async of(kind) {
      const hooks = await playedHooksOf({ ...services, applications: oauth.applications }, kind)
      return hooks.map((hook) => ({ ...hook, connectTo: `${loopbackOf(origin)}${hook.path}` }))
    },
    undelivered(kind, reason) {
      log.warn({ connector_type: kind, reason }, 'a simulated webhook was not delivered')
    },
  })
}

/** The address of this machine, for a server that listens on all. */
function loopbackOf(origin: string): string {
  return origin.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
}
