import { pointer } from '../../../base/json.ts'
import type { AuthSource, Manifest } from '../../model/manifest.ts'
import { ownersHost } from '../request/host-template.ts'
import type { ManifestRule } from '../rule.ts'
import { namesSent } from './names-sent.ts'

/**
 * An OAuth application's client is not the owner's, so it goes to no host that an owner names. An endpoint at such a host names
 * the host's setting in `registered_at`, and Plugboard sends a client only to the host of its registration.
 */
export const clientHost: ManifestRule = {
  name: 'client-host',
  check({ manifest, resolved, report }) {
    for (const [name, variant] of Object.entries(manifest.auth)) {
      if (variant.type !== 'oauth2') continue
      const hosts = clientUrls(manifest, name, variant).flatMap(({ url, at }) => {
        const setting = ownersHost(url, resolved.config)
        return setting === undefined ? [] : [{ setting, at, offset: url.indexOf('{{') }]
      })
      const { registered_at: registered } = variant
      for (const { setting, at, offset } of hosts.filter((host) => host.setting !== registered)) {
        const message = `The client of an OAuth application could be sent to any host in config "${setting}": add registered_at: ${setting}`
        report({ rule: 'client-host', pointer: at, message, offset })
      }
      if (registered === undefined || hosts.some(({ setting }) => setting === registered)) continue
      const message = `No endpoint of ${name} uses the host in config "${registered}": remove registered_at`
      report({ rule: 'client-host', pointer: pointer('/auth', name, 'registered_at'), message })
    }
  },
}

/** Returns the URLs that get a client or its tokens: endpoints, lookups, and the API if requests carry it. */
function clientUrls(manifest: Manifest, name: string, variant: AuthSource): { url: string; at: string }[] {
  const at = (...path: (string | number)[]) => pointer('/auth', name, ...path)
  const { authorize, token, after_consent: steps = [], send, base_url: base } = variant
  const names = ['client_id', 'client_secret', ...Object.keys(variant.application_secrets ?? {})]
  const isSent = namesSent([send, base]).some((one) => names.includes(one))
  return [
    ...(authorize === undefined ? [] : [{ url: authorize, at: at('authorize') }]),
    ...(token === undefined ? [] : [{ url: token, at: at('token') }]),
    ...steps.flatMap((step, index) =>
      'call' in step && step.call !== undefined ? [{ url: step.call, at: at('after_consent', index, 'call') }] : [],
    ),
    ...(isSent ? [baseUrlOf(manifest, variant, at('base_url'))] : []),
  ]
}

function baseUrlOf({ base_url: shared }: Manifest, { base_url: own }: AuthSource, at: string) {
  return own === undefined ? { url: shared, at: '/base_url' } : { url: own, at }
}
