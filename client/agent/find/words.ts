/** Words of a text as a search compares them: lower case, without endings, with synonyms. */

/** Words without meaning for the choice of an operation. */
const STOPWORDS = new Set(
  (
    'a an the of in on at by for from to with and or am is are was were be been do does did has have had i me my we our us you ' +
    'your it its this that these those there here their them then than as if so not no can could will would should may ' +
    'please want need tell give how what which when where why who whom whose s t all any some about into over per'
  ).split(' '),
)

const GROUPS: readonly string[] = [
  'customer client buyer',
  'invoice bill unpaid overdue',
  'issue ticket bug task case',
  'user people person member colleague employee staff teammate agent admin someone somebody',
  'balance money funds cash',
  'refund reimburse repay',
  'dispute chargeback',
  'charge payment card paid transaction',
  'comment discussion note remark say said write wrote reply',
  'conversation chat message thread',
  'contact lead phone person',
  'deal opportunity pipeline sale sales',
  'candidate applicant application',
  'job position opening vacancy role',
  'interview meeting appointment',
  'attachment resume cv file',
  'file document doc pdf spreadsheet',
  'content written text block',
  'record row entry',
  'tag label',
  'image picture photo',
  'subscription subscribe subscriber recurring',
  'organization company business firm',
  'macro canned template',
  'trigger automation automatically rule',
  'permission access share sharing',
  'revision version history older',
  'audit history changed log',
  'section column board',
  'profile subscriber person',
  'insight performance perform statistics figures spent spend report',
  'flow sequence automated workflow',
  'source database origin',
  'satisfaction happy csat score feedback',
  'sla service agreement',
  'worklog logged hours time',
  'dependency block blocker waiting',
  'storage quota space',
  'article help knowledge faq',
  'team group department',
  'schema object type',
  'office location place site',
  'product item sell goods',
  'price cost pricing',
  'plan price tariff tier',
  'list mailing audience newsletter',
  'campaign newsletter',
  'event activity action',
  'payout transfer withdrawal',
  'folder directory',
  'workspace account',
  'project initiative',
  'fee transaction',
  'pixel tracking',
  'metric measure statistics',
  'search find look',
  'scheduled upcoming calendar',
]

const PAIRS: Readonly<Record<string, string>> = {
  'money back': 'refund',
  'pay out': 'payout',
  'bug report': 'issue',
  'service level': 'sla',
  'ad set': 'ad_set',
  'help center': 'article',
  'mailing list': 'list',
  'come from': 'source',
  'how long': 'metric',
  'data source': 'source',
}

const synonyms = synonymsOf(GROUPS)

/** A question that no manifest has a word for. It ends there, or continues with a place: "Who am I meeting" asks for others. */
const WHO_AM_I =
  /\b(?:whoami|who am i|who i am)\b(?=[^\p{L}]*$|\s*[,;:.!?]|\s+(?:in|on|at|here|as|and|now|logged|signed|connected|authenticated)\b(?!\s+an?\b))/giu

/** Whether a query asks whose account is connected. */
export function asksWho(query: string): boolean {
  return query.search(WHO_AM_I) !== -1
}

/** A query with words of manifests in place of the question whose account is connected. */
export function inManifestWords(query: string): string {
  return query.replace(WHO_AM_I, 'current user viewer account profile identity')
}

/** Whether a word has synonyms. */
export function isSynonym(word: string): boolean {
  return synonyms.has(stem(word))
}

/** Words of a text, without endings and stopwords. */
export function contentWords(text: string): string[] {
  return plainWords(text)
    .filter((word) => !STOPWORDS.has(word))
    .map(stem)
}

/** A word of a query, or one that it stands for. */
export interface QueryWord {
  /** From 0 to 1, for a plain word of the query. */
  readonly weight: number
  readonly isPlural: boolean
  /** Whether the query has it only as a synonym or a hint. */
  readonly isAdded: boolean
}

const SYNONYM_WEIGHT = 0.5

/** Words of a query by their stems, with synonyms. @param weightOf weight of a word, from 0 to 1 */
export function queryWords(query: string, weightOf: (word: string) => number): Map<string, QueryWord> {
  const plain = plainWords(query)
  const words = new Map<string, QueryWord>()
  const add = (word: string, added: QueryWord) => {
    if (added.weight > (words.get(word)?.weight ?? 0)) words.set(word, added)
  }
  plain.forEach((word, position) => {
    const next = plain[position + 1] ?? ''
    const isPlural = isPluralWord(word)
    for (const meant of contentWords(PAIRS[`${word} ${next}`] ?? PAIRS[`${word} ${singular(next)}`] ?? ''))
      add(meant, { weight: 1, isPlural: true, isAdded: true })
    if (STOPWORDS.has(word)) return
    const weight = weightOf(word)
    add(stem(word), { weight, isPlural, isAdded: false })
    for (const other of synonyms.get(stem(word)) ?? [])
      add(other, { weight: weight * SYNONYM_WEIGHT, isPlural, isAdded: true })
  })
  return words
}

/** Words in lower case, in order. */
export function plainWords(text: string): string[] {
  return (
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/e-mail/g, 'email')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** A word without its ending: `invoices` and `invoice`, `archived` and `archive` have one stem. */
export function stem(word: string): string {
  const one = singular(word)
  const short = one.length > 5 ? one.replace(/(?:ing|ed)$/, '') : one
  const base = short.length > 3 ? short.replace(/e$/, '') : short
  return base.length > 3 ? base.replace(/([b-df-hj-np-rtv-z])\1$/, '$1') : base
}

/**
 * Common root of a verb and its noun, for stems: `cancel` of cancellation, `approv` of approval, `suspend` of suspension.
 * @see https://snowballstem.org/algorithms/english/stemmer.html for the endings
 */
export function rootOf(word: string): string {
  const root = word.replace(/(?:(?:at|it)?ion|ment|al|ance|er|at|ur|y)$/, '')
  if (root === word || root.length < 3) return word
  return root
    .replace(/ns$/, 'nd')
    .replace(/rs$/, 'rt')
    .replace(/([b-df-hj-np-rtv-z])\1$/, '$1')
}

/** Whether a word has a plural ending. */
export function isPluralWord(word: string): boolean {
  return singular(word) !== word
}

function singular(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ss|us|is)$/.test(word) ? word : word.replace(/(?<=(?:sh|ch|ss|x))es$|s$/, '')
}

function synonymsOf(groups: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const map = new Map<string, Set<string>>()
  for (const group of groups.map((words) => words.split(' ').map(stem))) {
    for (const word of group) {
      const others = map.get(word) ?? new Set()
      for (const other of group) if (other !== word) others.add(other)
      map.set(word, others)
    }
  }
  return map
}
