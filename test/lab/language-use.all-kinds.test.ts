/** A key of the language lives by a kind that needs it: in the catalogue, or of a vendor whose page is named here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseYaml } from '../../runtime/manifest/index.ts'
import { ROOT } from '../support/root.ts'
import { languageKeys, usedKeys } from '../support/sample-kinds.ts'

const META = 'Meta: https://developers.facebook.com/docs/graph-api/webhooks/getting-started'
const PIPEDRIVE = 'Pipedrive: https://developers.pipedrive.com/docs/api/v1/Webhooks'
const MAILCHIMP = 'Mailchimp: https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/'
const OPENAPI = 'drafts: OpenAPI has the style, https://spec.openapis.org/oas/v3.1.1#style-values'
const HELPER = 'the helper of that name in templates of kinds'
const USUAL = 'the default, written out'

/** Keys that no kind uses, each with what needs it. A key goes with its last user; see docs/decisions/0095-keys-by-kinds.md. */
const WITHOUT_KIND: Readonly<Record<string, string>> = {
  'assertion.algorithm=ES256':
    'App Store Connect: https://developer.apple.com/documentation/appstoreconnectapi/generating-tokens-for-api-requests',
  'assertion.algorithm=HS256': 'Ghost: https://docs.ghost.org/admin-api/#token-authentication',
  'client_auth=none':
    'Airtable, an application without a secret: https://airtable.com/developers/web/api/oauth-reference',
  'token_method=POST': USUAL,
  'type=none': 'GitHub, public data: https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api',
  cost: 'Amplitude: https://amplitude.com/docs/apis/analytics/dashboard-rest',
  'arrays=pipe': OPENAPI,
  'arrays=space': OPENAPI,
  'body=json': USUAL,
  'search.*=array': 'the types of fields',
  'search.*=object': 'the types of fields',
  'search.*=string': 'the types of fields',
  'write=base64': 'GitHub: https://docs.github.com/en/rest/repos/contents#create-or-update-file-contents',
  'write=base64url': HELPER,
  'write=date': HELPER,
  'write=datetime': HELPER,
  'write=utc': HELPER,
  'manifest.extends': 'own kinds: docs/own-kinds.md',
  'manifest.replaces': 'own kinds: docs/own-kinds.md',
  'handshake.signed': 'Dropbox: https://www.dropbox.com/developers/reference/webhooks',
  'handshake.token': META,
  'step.headers': 'OneDrive: https://learn.microsoft.com/en-us/graph/api/driveitem-createuploadsession',
  'step.keep':
    'Amazon Selling Partner: https://developer-docs.amazon.com/sp-api/docs/reports-api-v2021-06-30-use-case-guide',
  'webhookVerify.because': MAILCHIMP,
  'webhookVerify.type=url': MAILCHIMP,
  'webhookVerify.username': PIPEDRIVE,
  'webhookVerify.encode=hex': USUAL,
}

/** Keys that several levels share, such as `retry` of a kind and of an operation, count once. */
function sharedName(key: string): string {
  return key
    .replace(
      /^(?:manifest|operation|entity)\.(?=(?:query|encode|errors|retry|rate|cost|redirects|timeout|parts)\b)/,
      '*.',
    )
    .replace(/^field\.arrays=/, '*.encode.arrays=')
    .replace(/^pagination\.or\./, 'pagination.')
    .replace(/^sendPart\./, 'authVariant.send.')
}

test('each key and value of the language is used by a kind, or named here with its user', () => {
  const folder = join(ROOT, 'definitions')
  const used = new Set(
    readdirSync(folder).flatMap((name) => [
      ...usedKeys(parseYaml(readFileSync(join(folder, name), 'utf8'), name).value),
    ]),
  )
  const shared = new Set([...used].map(sharedName))
  const unused = new Set([...languageKeys()].map(sharedName).filter((key) => !shared.has(key)))
  const named = Object.keys(WITHOUT_KIND)
  const isNamed = (key: string) => named.some((name) => key === name || key.endsWith(`.${name}`))
  expect(
    [...unused].filter((key) => !isNamed(key)),
    'remove these keys, or name their users',
  ).toEqual([])
  const isUnused = (name: string) => [...unused].some((key) => key === name || key.endsWith(`.${name}`))
  expect(
    named.filter((name) => !isUnused(name)),
    'a kind uses these: take them off the list',
  ).toEqual([])
})
