/** Plans for tests: the smallest manifest with other parts in it, read like any manifest. */
import { compile, type Plan } from '../../runtime/index.ts'
import { validateManifest } from '../../runtime/manifest/index.ts'

/** Parts of a manifest as plain values. */
export type ManifestParts = Readonly<Record<string, unknown>>

const SMALLEST: ManifestParts = {
  format: 1,
  kind: 'sample',
  id: '3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10',
  title: 'Sample',
  category: 'other',
  version: '1.0.0',
  support: 'none',
  docs: 'https://docs.example.com',
  base_url: 'https://api.example.com',
  check: 'items.list',
  auth: { key: { type: 'static', title: 'Key', credentials: { key: 'string!' }, send: { bearer: '{{key}}' } } },
}

const LIST = { request: 'GET /items', records: '$.data' }

/** An auth variant with a refresh token, whose token endpoint is at the vendor's own host. */
export const OAUTH: ManifestParts = {
  oauth: {
    type: 'oauth2',
    title: 'OAuth',
    authorize: 'https://auth.example.com/authorize',
    token: 'https://auth.example.com/token',
    token_body: 'form',
    client_auth: 'body',
  },
}

/**
 * The plan of a manifest that has `items.list` at `GET /items` with records at `$.data`, besides the given parts. A list without
 * pagination is one page.
 */
export function planOf({ entities, ...parts }: ManifestParts = {}): Plan {
  const { items, ...others } = (entities ?? {}) as Record<string, ManifestParts>
  const all = Object.entries({ items: { list: LIST, ...items }, ...others })
  const manifest = {
    ...SMALLEST,
    ...parts,
    entities: Object.fromEntries(all.map(([name, entity]) => [name, withPages(entity)])),
  }
  return compile(validateManifest(JSON.stringify(manifest, null, 2), 'sample.yaml').resolved)
}

function withPages(entity: ManifestParts): ManifestParts {
  const lists = ['list', 'api_search'].filter((action) => Object.hasOwn(entity, action))
  const pagination = { style: 'none', because: 'The answer is all there is.' }
  const paged = lists.map((action) => [action, { pagination, ...(entity[action] as ManifestParts) }])
  return { ...entity, ...(Object.fromEntries(paged) as ManifestParts) }
}
