/** Number of records that `bench:idle` simulates of each kind. An unnamed entity has `FEW`, below each parent if it has one. */

/** Records of what there is much of, in all. */
const MANY = 1_000
/** Records of an entity that is not named. */
export const FEW = 2

/** The records of a kind. */
export interface Volume {
  /** Records of entities; of an entity below another, records below each parent. */
  readonly counts: Readonly<Record<string, number>>
  /** The entities with records that change between the runs. */
  readonly changed: readonly string[]
}

/** The same number of records of several entities, all of which change. */
function many(...entities: readonly string[]): Volume {
  return { counts: Object.fromEntries(entities.map((entity) => [entity, MANY])), changed: entities }
}

/** The same number of records of several entities, none of which change: later runs read everything anyway. */
function unchanging(...entities: readonly string[]): Volume {
  return { ...many(...entities), changed: [] }
}

/** By kind. `google-drive` copies no entity. */
export const VOLUMES: Readonly<Record<string, Volume>> = {
  airtable: unchanging('bases'),
  'amazon-ads': {
    counts: {
      profiles: 3,
      sponsored_product_campaigns: 100,
      sponsored_product_ad_groups: 100,
      sponsored_product_keywords: MANY,
    },
    changed: [],
  },
  'amazon-seller-partner': { counts: { orders: MANY, list_financial_event_groups: 100 }, changed: ['orders'] },
  amplitude: unchanging('cohorts', 'annotations', 'event_types'),
  asana: { counts: { workspaces: 1, projects: 10, tasks: MANY / 10 }, changed: ['tasks'] },
  ashby: many('candidates', 'applications', 'jobs'),
  attio: {
    counts: { people: MANY, companies: MANY, deals: MANY, notes: MANY, tasks: MANY, lists: 10, entries: MANY / 10 },
    changed: [],
  },
  box: { counts: { users: MANY, groups: 10, group_memberships: 10 }, changed: [] },
  calendly: { counts: { event_types: 10, scheduled_events: MANY / 10, invitees: 2, memberships: 10 }, changed: [] },
  chargebee: many('customers', 'subscriptions', 'invoices', 'transactions'),
  clickup: { counts: { teams: 1, spaces: 2, folders: 2, lists: 5, tasks: MANY / 20 }, changed: ['tasks'] },
  confluence: many('pages'),
  'customer-io': unchanging('customers'),
  discord: { counts: { guilds: 2, channels: 10, members: MANY / 10 }, changed: [] },
  docusign: { ...many('envelopes', 'templates'), changed: ['envelopes'] },
  dropbox: unchanging('files', 'shared_links', 'file_requests'),
  exa: { counts: { websets: 10, webset_items: MANY / 10, monitors: 10 }, changed: [] },
  'facebook-marketing': {
    counts: { ad_accounts: 1, campaigns: 100, ad_sets: MANY, ads: MANY },
    changed: ['ad_sets', 'ads'],
  },
  freshdesk: many('tickets', 'contacts'),
  github: { counts: { repositories: 10, viewer_issues: MANY }, changed: ['viewer_issues'] },
  gitlab: {
    counts: { projects: 10, issues: MANY / 10, merge_requests: MANY / 10 },
    changed: ['issues', 'merge_requests'],
  },
  gmail: many('threads'),
  gong: many('calls'),
  'google-ads': {
    counts: { customer_clients: 1, campaigns: 100, ad_groups: MANY, ad_group_ads: MANY, keywords: MANY },
    changed: [],
  },
  'google-analytics': unchanging('data_streams', 'key_events'),
  'google-calendar': { counts: { calendar_list: 10, events: MANY / 10 }, changed: ['events'] },
  'google-contacts': many('contacts', 'other_contacts'),
  'google-docs': many('document_files'),
  'google-forms': { counts: { form_files: 10, responses: MANY / 10 }, changed: ['responses'] },
  'google-search-console': unchanging('sitemaps'),
  'google-sheets': many('spreadsheet_files'),
  'google-tasks': { counts: { task_lists: 10, tasks: MANY / 10 }, changed: ['tasks'] },
  granola: many('notes'),
  greenhouse: many('candidates', 'applications'),
  harvest: many('time_entries', 'projects', 'invoices'),
  hubspot: many('contacts', 'deals'),
  'incident-io': many('incidents', 'escalations'),
  intercom: many('contacts', 'conversations'),
  jira: many('issues'),
  klaviyo: many('profiles', 'events'),
  linear: { ...many('issues'), changed: ['issues', 'comments'] },
  'linkedin-ads': {
    counts: { accounts: 1, campaign_groups: 10, campaigns: MANY, creatives: MANY },
    changed: [],
  },
  mailchimp: { counts: { lists: 10, list_members: MANY / 10 }, changed: ['list_members'] },
  'microsoft-teams': { counts: { teams: 10, chats: 10, chat_messages: MANY / 10 }, changed: ['chat_messages'] },
  monday: { counts: { boards: 10, items: MANY / 10 }, changed: ['items'] },
  notion: many('pages'),
  onedrive: many('item_changes'),
  orb: unchanging('customers', 'invoices'),
  outlook: {
    counts: { messages: MANY, contacts: MANY, calendars: 1, events: MANY },
    changed: ['messages', 'contacts', 'events'],
  },
  pagerduty: { counts: { services: 10, incidents: MANY / 10 }, changed: ['incidents'] },
  paypal: unchanging('products', 'invoices', 'payments'),
  pinterest: {
    counts: { ad_accounts: 1, boards: 10, board_pins: MANY / 10, campaigns: 100, ad_groups: 10, ads: MANY },
    changed: [],
  },
  pipedrive: many('deals', 'persons', 'organizations', 'activities'),
  posthog: {
    counts: { feature_flags: 100, experiments: 10, insights: MANY, dashboards: 100, event_definitions: MANY },
    changed: [],
  },
  pylon: many('issues', 'accounts', 'contacts'),
  quickbooks: many('customers', 'invoices', 'payments', 'bills'),
  salesforce: many('accounts', 'contacts', 'leads', 'opportunities'),
  sendgrid: many('bounces', 'global_suppressions'),
  sentry: { ...many('issues'), counts: { issues: MANY, projects: 10, events: MANY / 10 } },
  sharepoint: { counts: { sites: 10, lists: 10, pages: MANY / 10 }, changed: [] },
  shopify: many('customers', 'orders', 'products'),
  slack: unchanging('users', 'channels'),
  'snapchat-marketing': {
    counts: { organizations: 1, adaccounts: 1, campaigns: 100, adsquads: MANY, ads: MANY },
    changed: [],
  },
  snowflake: { counts: { databases: 2, schemas: 10, tables: MANY / 20, views: 10, users: 100 }, changed: [] },
  stripe: many('customers', 'invoices', 'charges'),
  supabase: { counts: { organizations: 3, projects: 10, functions: 10, snippets: MANY }, changed: [] },
  'tiktok-ads': { counts: { ad_accounts: 1, campaigns: MANY, ad_groups: MANY, ads: MANY }, changed: [] },
  trello: { counts: { boards: 10, lists: 5, cards: MANY / 10, board_members: 5, checklists: 10 }, changed: [] },
  twilio: many('messages', 'calls'),
  typeform: { counts: { forms: 10, responses: MANY / 10 }, changed: ['responses'] },
  woocommerce: many('orders', 'products'),
  xero: many('contacts', 'invoices', 'payments'),
  youtube: { counts: { channels: 1, playlists: 10, playlist_items: MANY / 10 }, changed: [] },
  'zendesk-chat': { ...many('chats'), changed: ['chats'] },
  'zendesk-support': { ...many('tickets', 'users', 'ticket_metrics'), changed: ['tickets', 'users'] },
  'zendesk-talk': {
    counts: {
      calls: MANY / 10,
      call_legs: MANY / 10,
      phone_numbers: 10,
      lines: 10,
      greetings: 10,
      ivrs: 5,
      ivr_menus: 2,
    },
    changed: ['calls', 'call_legs'],
  },
  'zoho-crm': many('leads', 'contacts', 'accounts', 'deals'),
  zoom: { counts: { users: 10, groups: 2, meetings: MANY / 10, webinars: 2 }, changed: [] },
}
