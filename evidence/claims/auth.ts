/** Claims of auth variants and of settings in hosts. */
import { isObject, type Manifest, pointer } from 'plugboard/author'
import type { ClaimBook } from './claim.ts'
import { BOUNDS, limitedTo, readField } from './fields.ts'
import { adder } from './operation.ts'

/** Keys of a variant that claim nothing: texts for people, and Plugboard's own keys. */
const OWN_KEYS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'credentials',
  'scope_words',
  'store',
  'base_url',
  'send',
])
/** Maps of a variant with a claim for each key. */
const MAPS: ReadonlySet<string> = new Set(['token_params', 'token_headers', 'authorize_params'])

/** Adds the claims of auth variants: where credentials go, and how tokens are obtained. */
export function addAuth({ auth }: Manifest, book: ClaimBook): void {
  const add = adder({ book })
  for (const [name, variant] of Object.entries(auth)) {
    const at = pointer('/auth', name)
    for (const [key, value] of Object.entries(variant.send ?? {})) {
      const here = pointer(at, 'send', key)
      if (['headers', 'query'].includes(key)) add('auth', 'auth', here, value as object)
      else book.add({ at: here, fact: 'auth', area: 'auth', value })
    }
    add('host', 'hosts', at, variant, ['base_url'])
    const keys = Object.entries(variant).filter(([key, value]) => !OWN_KEYS.has(key) && value !== undefined)
    for (const [key, value] of keys) {
      const here = pointer(at, key)
      // The claims of `send` cover a static variant.
      if (key === 'type' && (value === 'static' || value === 'none')) continue
      if (MAPS.has(key)) add('auth', 'auth', here, value as object)
      else if (Array.isArray(value) && value.some(isObject)) add('auth', 'auth', here, { ...(value as object[]) })
      else book.add({ at: here, fact: 'auth', area: 'auth', value })
    }
  }
}

/** Adds the limits of settings in hosts, which decide where credentials may go. */
export function addHosts(manifest: Manifest, book: ClaimBook): void {
  const { base_url: base, config = {} } = manifest
  book.add({ at: '/base_url', fact: 'host', area: 'hosts', value: base })
  const text = JSON.stringify([base, manifest.auth, manifest.entities, manifest.defaults])
  const isInHost = (name: string) => new RegExp(`https://[^/"]*\\{\\{config\\.${name}\\}\\}`).test(text)
  for (const [name, field] of Object.entries(config)) {
    if (!isInHost(name)) continue
    const { long } = readField(field)
    const at = pointer('/config', name)
    for (const word of BOUNDS)
      if (long[word] !== undefined) book.add({ at: pointer(at, word), fact: 'host', area: 'hosts', value: long[word] })
    const limits = limitedTo(long)
    if (limits) book.add({ at: pointer(at, limits.key), fact: 'host', area: 'hosts', value: limits.values })
  }
}
