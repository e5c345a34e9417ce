/** Names and texts of what a company works on. */
import { chance, pick } from '../base/chance.ts'

/** Names by what entities hold. The first list that an entity's name fits is its own. */
const TITLES: readonly (readonly [entity: RegExp, first: readonly string[], second: readonly string[]])[] = [
  [/priorit|severit|urgency/, ['High', 'Medium', 'Low', 'Urgent', 'None'], ['']],
  [/status|states?$|stage|column/, ['To do', 'In progress', 'In review', 'Waiting', 'Done', 'Planned'], ['']],
  [/(?:issue|task|ticket|incident|work_?item)_?types?$/, ['Bug', 'Task', 'Story', 'Question', 'Request'], ['']],
  [/resolution/, ['Fixed', 'Duplicate', 'Not planned', 'Cannot repeat'], ['']],
  [
    /product|item|variant|catalog|sku/,
    ['Oak', 'Walnut', 'Linen', 'Copper', 'Wool', 'Cork', 'Slate'],
    ['desk lamp', 'side table', 'notebook', 'tea set', 'blanket', 'shelf', 'vase', 'tray', 'stool', 'clock', 'mirror'],
  ],
  [
    /plan|price|subscription|tier/,
    ['Starter', 'Team', 'Business', 'Enterprise', 'Studio'],
    ['monthly', 'yearly', 'per seat', 'trial', 'renewal', 'add-on', 'support'],
  ],
  [
    /compan|account|organi[sz]ation|vendor|tenant/,
    ['Maple', 'Cedar', 'River', 'Summit', 'Amber', 'Falcon', 'Coral'],
    ['Works', 'Supply', 'Studio', 'Trading', 'Labs', 'Partners', 'Press', 'Group', 'Foods', 'Books', 'Tools'],
  ],
  [
    /job|opening|position/,
    ['Senior', 'Junior', 'Lead', 'Associate', 'Principal'],
    ['engineer', 'designer', 'account manager', 'analyst', 'recruiter', 'support agent', 'writer'],
  ],
  [
    /deal|opportunit|quote/,
    ['Renewal', 'New order', 'Expansion', 'Pilot', 'Upgrade'],
    [
      'of Northwind Books',
      'of Lantern Coffee',
      'of Granite Outdoor',
      'of Meadow Dairy',
      'of Compass Travel',
      'of Quarry Tools',
      'of Willow Health',
    ],
  ],
  [
    /ticket|case|conversation|incident|alert|request/,
    ['Invoice', 'Login', 'Delivery', 'Export', 'Webhook', 'Refund', 'Password'],
    [
      'is missing',
      'does not work',
      'is late',
      'is wrong',
      'needs a change',
      'comes twice',
      'question',
      'is slow',
      'stopped',
      'fails on mobile',
      'has no answer',
    ],
  ],
  [
    /event|meeting|call|interview|schedule/,
    ['Weekly', 'Monthly', 'Quarterly', 'First', 'Follow-up'],
    ['review', 'planning', 'interview', 'demo', 'check-in', 'retrospective', 'training'],
  ],
  [
    /file|folder|doc|page|sheet|report|template|note|form|article|blog/,
    ['Sales', 'Brand', 'Hiring', 'Budget', 'Release', 'Security', 'Onboarding'],
    [
      'plan',
      'guide',
      'report',
      'checklist',
      'notes',
      'overview',
      'handbook',
      'summary',
      'calendar',
      'template',
      'policy',
    ],
  ],
  [
    /issue|task|stor(?:y|ies)|pull|merge|card|todo|bug|check/,
    ['Fix', 'Add', 'Review', 'Remove', 'Rewrite', 'Test', 'Document'],
    [
      'the login page',
      'the export',
      'the price list',
      'the search',
      'the invoice mail',
      'the import',
      'the dashboard',
      'the webhook',
      'the mobile menu',
      'the sign-up form',
      'the report',
    ],
  ],
  [
    /project|board|space|repo|list|team|group|portfolio|channel|campaign|department|milestone|sprint|cycle|playlist|segment|collection/,
    ['Website', 'Spring', 'Mobile', 'Billing', 'Customer', 'Data', 'Autumn'],
    [
      'relaunch',
      'launch',
      'migration',
      'research',
      'support',
      'growth',
      'operations',
      'security',
      'onboarding',
      'newsletter',
      'platform',
    ],
  ],
  [
    /tag|label|categor|type|reason|source/,
    ['Important', 'Internal', 'Urgent', 'Waiting', 'Planned', 'Returning', 'Wholesale'],
    [
      'review',
      'billing',
      'design',
      'research',
      'follow-up',
      'europe',
      'retail',
      'partner',
      'pilot',
      'blocked',
      'legal',
    ],
  ],
]
const OTHER = [
  /./,
  ['Blue', 'North', 'Early', 'Open', 'Second', 'Bright', 'Quiet'],
  ['harbour', 'lantern', 'meadow', 'compass', 'orchard', 'signal', 'quarry', 'willow', 'bridge', 'garden', 'window'],
] as const

const SENTENCES = [
  'Could you send the last invoice again?',
  'Thank you, that solved it.',
  'Let us meet on Thursday at ten.',
  'The new version is ready for review.',
  'The delivery arrived this morning, and one box was open.',
  'Please add the team of Lantern Coffee to the list.',
  'We agreed on the price, and wait for the signature.',
  'The numbers of last month are in the report.',
]

/** The name of a thing. Things of one entity have different names. @param index from 0 */
export function thingTitle(entity: string, index: number): string {
  const [, first, second] = TITLES.find(([pattern]) => pattern.test(entity)) ?? OTHER
  const at = Math.max(0, index)
  const round = Math.floor(at / (first.length * second.length))
  return `${first[at % first.length]} ${second[at % second.length]}`.trim() + (round > 0 ? ` ${round + 1}` : '')
}

/** A sentence that somebody wrote. */
export function sentenceOf(seed: string): string {
  return pick(SENTENCES, seed)
}

/** A code without meaning, of letters and digits. */
export function madeCode(seed: string, length = 12): string {
  let code = ''
  for (let at = 0; code.length < length; at++) code += chance(`${seed}#${at}`).toString(36)
  return code.slice(0, length)
}

/** A text as a part of a URL: `website-relaunch`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
