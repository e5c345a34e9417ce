/** Consents of every kind: reading by default, scopes of every operation, and words for each scope on the page. */
import { describe, expect, test } from 'vitest'
import { authorizationsOf, listKinds, load, type Plan, scopesToAsk } from '../../../runtime/index.ts'
import { missingScopes } from '../../../runtime/base/scopes.ts'
import { wantedFrom } from '../../../runtime/consent/wanted.ts'
import { TESTED_KINDS } from '../../support/kinds.ts'

/** The kinds whose vendors have no scopes of operations, with why. */
const WITHOUT_SCOPES: Readonly<Record<string, string>> = {
  attio: 'the application chooses its scopes at Attio',
  box: 'the application chooses its scopes at Box, and a consent grants all of them',
  clickup: 'ClickUp has no scopes: a consent grants workspaces',
  harvest: 'Harvest has no scopes of operations: a consent grants accounts',
  intercom: 'the application chooses its permissions at Intercom',
  mailchimp: 'Mailchimp has no scopes',
  notion: 'the application chooses its capabilities at Notion, and the owner the pages',
  'snapchat-marketing': 'Snap has one scope for the whole Marketing API',
  snowflake: 'a consent grants the default role of the user',
  supabase: 'the application chooses its permissions at Supabase',
  zoom: 'the application chooses its scopes at Zoom',
}

const NEEDS_NONE = 'the vendor requires no scope'
const OF_THE_OWNER = "the vendor requires the scope of the record's owner, which a param names"

/** The operations that need no scope of their own, with why. */
const UNSCOPED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'facebook-marketing': { 'current_user.get': NEEDS_NONE },
  github: {
    'users.list': NEEDS_NONE,
    'users.get': NEEDS_NONE,
    'users.api_search': NEEDS_NONE,
    'repositories.api_search': NEEDS_NONE,
    'user_repositories.list': NEEDS_NONE,
    'organizations.get': NEEDS_NONE,
  },
  'google-analytics': {
    'audience_exports.create': 'the vendor takes the scope that only reads, which a write cannot name',
  },
  'linkedin-ads': {
    'targeting_entities.list': NEEDS_NONE,
    'targeting_entities.api_search': NEEDS_NONE,
    'targeting_facets.list': NEEDS_NONE,
    'targeting_names.list': NEEDS_NONE,
  },
  shopify: {
    'shop.get': NEEDS_NONE,
    'metafield_definitions.list': OF_THE_OWNER,
    'metafield_definitions.get': OF_THE_OWNER,
    'metafields.list': OF_THE_OWNER,
    'metafields.get': OF_THE_OWNER,
    'metafields.update': OF_THE_OWNER,
    'metafields.delete': OF_THE_OWNER,
    'shop_metafields.list': NEEDS_NONE,
    'tags.create': OF_THE_OWNER,
    'tags.delete': OF_THE_OWNER,
  },
  slack: { 'identity.get': NEEDS_NONE, 'scheduled_messages.list': NEEDS_NONE },
}

const MANAGES = 'YouTube reads them for a scope only that changes and deletes videos too'

/** The reads that a default consent leaves out, by kind and auth variant, with why. */
const UNREAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hubspot.oauth': {
    'schemas.list': 'HubSpot lets no account without custom objects consent to their scopes',
    'schemas.get': 'HubSpot lets no account without custom objects consent to their scopes',
  },
  'google-analytics.oauth': {
    'change_history_events.list': 'the vendor lists changes for the scope that also edits only',
  },
  'google-calendar.oauth': {
    'acl.list': 'the vendor lists whom a calendar is shared with for scopes that share it only',
  },
  'linkedin-ads.oauth': {
    'lead_form_responses.get': 'LinkedIn gives the scope of leads to applications that it reviewed for them',
    'lead_form_responses.list': 'LinkedIn gives the scope of leads to applications that it reviewed for them',
  },
  'pipedrive.oauth': {
    'webhooks.list': 'the vendor lists webhooks for the scope that also creates them only',
  },
  'sharepoint.oauth': { 'site_permissions.list': 'Microsoft lists them only for full control of all sites' },
  'youtube.oauth': {
    'video_ratings.list': MANAGES,
    'comment_threads.list': MANAGES,
    'comment_threads.get': MANAGES,
    'comments.list': MANAGES,
    'comments.get': MANAGES,
    'captions.list': MANAGES,
    'caption_files.download': MANAGES,
    'members.list': 'YouTube opens members to creators on request',
    'membership_levels.list': 'YouTube opens members to creators on request',
  },
  'slack.oauth': { 'messages.api_search': 'only a person searches messages, by the variant user_oauth' },
}

interface OauthKind {
  readonly kind: string
  readonly plan: Plan
}

const oauthKinds: readonly OauthKind[] = (
  await Promise.all(TESTED_KINDS.map(async (kind) => ({ kind, plan: await load(kind) })))
).filter(({ plan }) => authorizationsOf(plan).length > 0)

describe.each(oauthKinds)('a consent to $kind', ({ kind, plan }) => {
  const operations = Object.entries(plan.manifest.operations)

  test('needs scopes that each operation names, or a reason', () => {
    const without = operations.filter(([, { scopes }]) => !scopes).map(([id]) => id)
    if (Object.hasOwn(WITHOUT_SCOPES, kind)) expect(without).toHaveLength(operations.length)
    else expect(without.toSorted()).toEqual(Object.keys(UNSCOPED[kind] ?? {}).toSorted())
  })

  test.each(authorizationsOf(plan))('by $variant reads by default', (authorization) => {
    const asked = scopesToAsk(plan, authorization, {})
    const refused = operations.filter(
      ([, { effect, scopes }]) => effect === 'read' && missingScopes(scopes, asked).length > 0,
    )
    const reasons = UNREAD[`${kind}.${authorization.variant}`] ?? {}
    expect(refused.map(([id]) => id).toSorted()).toEqual(Object.keys(reasons).toSorted())
    const { searchable } = wantedFrom(plan)
    expect(refused.filter(([, { entity }]) => searchable.has(entity)).map(([id]) => id)).toEqual([])
  })

  test.each(authorizationsOf(plan))('by $variant has words for each scope that it can ask for', (authorization) => {
    const wishes = [{}, ...operations.map(([id]) => ({ want: [id] }))]
    const asked = new Set([
      ...authorization.scopes,
      ...wishes.flatMap((wish) => scopesToAsk(plan, authorization, wish)),
    ])
    expect([...asked].filter((scope) => !Object.hasOwn(authorization.scopeWords, scope))).toEqual([])
  })
})

test('exceptions are of kinds and operations that there are', async () => {
  const named = [
    ...Object.keys(WITHOUT_SCOPES),
    ...Object.keys(UNSCOPED),
    ...Object.keys(UNREAD).map((key) => key.split('.')[0]),
  ]
  const kinds: readonly (string | undefined)[] = await listKinds()
  expect(named.filter((kind) => !kinds.includes(kind))).toEqual([])
})
