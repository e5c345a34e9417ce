// Generated from definitions/exa.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Exa */
    "exa": Exa
  }
}

/**
 * Exa. Searches of the web with the contents of pages, answers with sources, research tasks, and websets: lists of
 * companies, people or pages that Exa finds, checks and enriches.
 */
export interface Exa {
  operations: ExaOperations
  credentials: ExaCredentials
  config: ExaConfig
}

/** The operations, by entity and action. */
export interface ExaOperations {
  /** A page of the web that a search found. */
  results: {
    /** Searches the web by meaning. With `contents`, results have the text of their pages. */
    api_search: {
      params: ResultsApiSearchParams
      records: Result[]
      meta: {
        requestId: string | null
        searchType: string | null
        total: number | null
      }
    }
  }
  /** A page of the web that is like another one. */
  similar_results: {
    /** Finds pages of the web that are like a page. */
    api_search: {
      params: SimilarResultsApiSearchParams
      records: Result[]
      meta: {
        requestId: string | null
        total: number | null
      }
    }
  }
  /** The content of a page of the web. */
  contents: {
    /** Lists the contents of pages by their URLs. `meta.statuses` names the pages that could not be read. */
    list: {
      params: ContentsListParams
      records: Result[]
      meta: {
        requestId: string | null
        statuses: unknown
        total: number | null
      }
    }
  }
  /** An answer from pages of the web. */
  answers: {
    /** Answers a question from pages of the web and names them. */
    ask: {
      params: AnswersAskParams
      records: Answer
      meta: {}
    }
  }
  /** A research task, which searches and reads until it can write its output. */
  research_tasks: {
    /** Lists the research tasks. */
    list: {
      params: ResearchTasksListParams
      records: ResearchTask[]
      meta: {
        hasMore: boolean | null
        nextCursor: string | null
      }
    }
    /** Gets a research task with its output. */
    get: {
      params: ResearchTasksGetParams
      records: ResearchTask
      meta: {}
    }
    /** Begins a research task. It costs credits. */
    create: {
      params: ResearchTasksCreateParams
      records: NewResearchTask
      meta: {}
    }
  }
  /** A webset: a list of items that searches find, with enrichments. */
  websets: {
    /** Lists the websets. */
    list: {
      params: WebsetsListParams
      records: Webset[]
      meta: {
        hasMore: boolean | null
        nextCursor: string | null
      }
    }
    /** Gets a webset with its searches and enrichments. */
    get: {
      params: WebsetsGetParams
      records: WebsetWithItems
      meta: {}
    }
    /** Creates a webset and begins its search. It costs credits. */
    create: {
      params: WebsetsCreateParams
      records: Webset
      meta: {}
    }
    /** Updates the metadata of a webset. */
    update: {
      params: WebsetsUpdateParams
      records: Webset
      meta: {}
    }
    /** Deletes a webset with its items. This cannot be undone. */
    delete: {
      params: WebsetsDeleteParams
      records: Webset
      meta: {}
    }
    /** Cancels the searches and enrichments of a webset. */
    cancel: {
      params: WebsetsCancelParams
      records: Webset
      meta: {}
    }
    /** Shows how Exa understands a search of a webset and stores nothing. */
    preview: {
      params: WebsetsPreviewParams
      records: WebsetPreview
      meta: {}
    }
    search: {
      fields: WebsetsSearchFields
    }
  }
  /** An item of a webset: a company, a person, an article or a paper. */
  webset_items: {
    /** Lists the items of a webset. */
    list: {
      params: WebsetItemsListParams
      records: WebsetItem[]
      meta: {
        hasMore: boolean | null
        nextCursor: string | null
      }
    }
    /** Gets an item of a webset with its evaluations. */
    get: {
      params: WebsetItemsGetParams
      records: WebsetItem
      meta: {}
    }
    /** Deletes an item of a webset and cancels its enrichments. */
    delete: {
      params: WebsetItemsDeleteParams
      records: WebsetItem
      meta: {}
    }
    search: {
      fields: WebsetItemsSearchFields
    }
  }
  /** An enrichment of a webset: a value that Exa finds for each item. */
  enrichments: {
    /** Gets an enrichment of a webset. */
    get: {
      params: EnrichmentsGetParams
      records: WebsetEnrichment
      meta: {}
    }
    /** Creates an enrichment of a webset. It costs credits. */
    create: {
      params: EnrichmentsCreateParams
      records: WebsetEnrichment
      meta: {}
    }
    /** Updates an enrichment of a webset. */
    update: {
      params: EnrichmentsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes an enrichment of a webset with its values. */
    delete: {
      params: EnrichmentsDeleteParams
      records: WebsetEnrichment
      meta: {}
    }
    /** Cancels an enrichment that still runs. */
    cancel: {
      params: EnrichmentsCancelParams
      records: WebsetEnrichment
      meta: {}
    }
  }
  /** A search of a webset. */
  webset_searches: {
    /** Gets a search of a webset with its progress. */
    get: {
      params: WebsetSearchesGetParams
      records: WebsetSearch
      meta: {}
    }
    /** Begins a further search of a webset. It costs credits. */
    create: {
      params: WebsetSearchesCreateParams
      records: WebsetSearch
      meta: {}
    }
    /** Cancels a search of a webset that still runs. */
    cancel: {
      params: WebsetSearchesCancelParams
      records: WebsetSearch
      meta: {}
    }
  }
  /** A monitor: it searches for a webset again and again. */
  monitors: {
    /** Lists the monitors. */
    list: {
      params: MonitorsListParams
      records: Monitor[]
      meta: {
        hasMore: boolean | null
        nextCursor: string | null
      }
    }
    /** Gets a monitor with its last run. */
    get: {
      params: MonitorsGetParams
      records: Monitor
      meta: {}
    }
    /** Creates a monitor. Each run costs credits. */
    create: {
      params: MonitorsCreateParams
      records: Monitor
      meta: {}
    }
    /** Updates or disables a monitor. */
    update: {
      params: MonitorsUpdateParams
      records: Monitor
      meta: {}
    }
    /** Deletes a monitor. */
    delete: {
      params: MonitorsDeleteParams
      records: Monitor
      meta: {}
    }
    search: {
      fields: MonitorsSearchFields
    }
  }
  /** A run of a monitor. */
  monitor_runs: {
    /** Lists the latest runs of a monitor. */
    list: {
      params: MonitorRunsListParams
      records: MonitorRun[]
      meta: {
        hasMore: boolean | null
        nextCursor: string | null
      }
    }
    /** Gets a run of a monitor. */
    get: {
      params: MonitorRunsGetParams
      records: MonitorRun
      meta: {}
    }
  }
  /** An import of your own list for websets. */
  imports: {
    /** Lists the imports. */
    list: {
      params: ImportsListParams
      records: Import[]
      meta: {
        hasMore: boolean | null
        nextCursor: string | null
      }
    }
    /** Gets an import with its status. */
    get: {
      params: ImportsGetParams
      records: Import
      meta: {}
    }
    /** Creates an import. Send the file to its `uploadUrl` yourself. */
    create: {
      params: ImportsCreateParams
      records: NewImport
      meta: {}
    }
    /** Updates the title or the metadata of an import. */
    update: {
      params: ImportsUpdateParams
      records: Import
      meta: {}
    }
    /** Deletes an import. */
    delete: {
      params: ImportsDeleteParams
      records: Import
      meta: {}
    }
    search: {
      fields: ImportsSearchFields
    }
  }
  /** A webhook, which sends events of websets to a URL. */
  webhooks: {
    /** Lists the webhooks. */
    list: {
      params: WebhooksListParams
      records: Webhook[]
      meta: {
        hasMore: boolean | null
        nextCursor: string | null
      }
    }
    /** Gets a webhook. */
    get: {
      params: WebhooksGetParams
      records: Webhook
      meta: {}
    }
    /** Creates a webhook. Only this answer has its secret. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Updates the events or the URL of a webhook. */
    update: {
      params: WebhooksUpdateParams
      records: Webhook
      meta: {}
    }
    /** Deletes a webhook. */
    delete: {
      params: WebhooksDeleteParams
      records: Webhook
      meta: {}
    }
  }
  /** An attempt to send an event to a webhook. */
  webhook_attempts: {
    /** Lists the attempts of a webhook. */
    list: {
      params: WebhookAttemptsListParams
      records: WebhookAttempt[]
      meta: {
        hasMore: boolean | null
        nextCursor: string | null
      }
    }
  }
  /** An event of a webset, a monitor or an import. */
  events: {
    /** Lists the events. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {
        hasMore: boolean | null
        nextCursor: string | null
      }
    }
    /** Gets an event. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
  }
}

/** Params of results.api_search. */
export interface ResultsApiSearchParams {
  /** The query, as a question or a phrase. */
  query: string
  /** Further forms of the query. Deep searches only. */
  additionalQueries?: string[]
  /** Method of the search. Exa's default is `auto`. */
  type?: "neural" | "fast" | "auto" | "deep" | "deep-reasoning" | "instant"
  /** JSON schema of the output of a deep search. */
  outputSchema?: { [k: string]: unknown }
  /** Kind of page. `company` and `people` take neither dates nor excluded domains and texts. */
  category?: "company" | "research paper" | "news" | "pdf" | "github" | "personal site" | "people" | "financial report"
  /** Country of the user as an ISO code. */
  userLocation?: string
  /** Number of results, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  numResults?: number
  /** Domains to search. */
  includeDomains?: string[]
  /** Domains to leave out. */
  excludeDomains?: string[]
  /** Time after which Exa found the page. */
  startCrawlDate?: string
  /** Time before which Exa found the page. */
  endCrawlDate?: string
  /** Time after which the page was published. */
  startPublishedDate?: string
  /** Time before which the page was published. */
  endPublishedDate?: string
  /** Text that the page must have: one, of up to five words. */
  includeText?: string[]
  /** Text that the page must not have: one, of up to five words. */
  excludeText?: string[]
  /** Whether to leave out unsafe results. */
  moderation?: boolean
  /** Parts of the pages that results have. */
  contents?: {
    /** `true` for the text, or an object: `maxCharacters` and `includeHtmlTags`. */
    text?: unknown
    /** `true` for the passages that fit, or an object: `maxCharacters` and `query`. */
    highlights?: unknown
    /** Summaries of the pages. */
    summary?: {
      /** The subject of the summary. */
      query?: string
      /** JSON schema of the summary. */
      schema?: { [k: string]: unknown }
    }
    /** Milliseconds for the crawl of a page. */
    livecrawlTimeout?: number
    /** Age in hours from which a page is read again. 0 reads always, -1 never. */
    maxAgeHours?: number
    /** Number of further pages to read of each site. */
    subpages?: number
    /** Word, or list of words, that choose these pages. */
    subpageTarget?: unknown
    /** Further parts of the pages. */
    extras?: {
      /** Number of links. */
      links?: number
      /** Number of images. */
      imageLinks?: number
    }
  }
}

export interface Result {
  text?: string
  highlights?: string[]
  highlightScores?: number[]
  summary?: string
  subpages?: Result[]
  extras?: {
    links?: string[]
  }
  entities?: (CompanyEntity | PersonEntity)[]
  title?: string
  url?: string
  publishedDate?: string | null
  author?: string | null
  score?: number | null
  id?: string
  image?: string
  favicon?: string
}

export interface CompanyEntity {
  id: string
  type: "company"
  version: number
  properties: CompanyFacts
}

export interface CompanyFacts {
  name?: string | null
  foundedYear?: number | null
  description?: string | null
  workforce?: CompanyFactsWorkforce | null
  headquarters?: CompanyFactsHeadquarters | null
  financials?: CompanyFactsFinancials | null
  webTraffic?: CompanyFactsWebTraffic | null
}

export interface CompanyFactsWorkforce {
  total?: number | null
}

export interface CompanyFactsHeadquarters {
  address?: string | null
  city?: string | null
  postalCode?: string | null
  country?: string | null
}

export interface CompanyFactsFinancials {
  revenueAnnual?: number | null
  fundingTotal?: number | null
  fundingLatestRound?: CompanyFactsFundingRound | null
}

export interface CompanyFactsFundingRound {
  name?: string | null
  date?: string | null
  amount?: number | null
}

export interface CompanyFactsWebTraffic {
  visitsMonthly?: number | null
}

export interface PersonEntity {
  id: string
  type: "person"
  version: number
  properties: PersonFacts
}

export interface PersonFacts {
  name?: string | null
  location?: string | null
  workHistory?: PersonFactsWorkHistoryEntry[]
}

export interface PersonFactsWorkHistoryEntry {
  title?: string | null
  location?: string | null
  dates?: EntityDateRange | null
  company?: PersonFactsCompanyRef | null
}

export interface EntityDateRange {
  from?: string | null
  to?: string | null
}

export interface PersonFactsCompanyRef {
  id?: string | null
  name?: string | null
}

/** Params of similar_results.api_search. */
export interface SimilarResultsApiSearchParams {
  /** URL of the page. */
  url: string
  /** Whether to leave out other pages of its domain. */
  excludeSourceDomain?: boolean
  /** Number of results, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  numResults?: number
  /** Domains to search. */
  includeDomains?: string[]
  /** Domains to leave out. */
  excludeDomains?: string[]
  /** Time after which Exa found the page. */
  startCrawlDate?: string
  /** Time before which Exa found the page. */
  endCrawlDate?: string
  /** Time after which the page was published. */
  startPublishedDate?: string
  /** Time before which the page was published. */
  endPublishedDate?: string
  /** Text that the page must have: one, of up to five words. */
  includeText?: string[]
  /** Text that the page must not have: one, of up to five words. */
  excludeText?: string[]
  /** Whether to leave out unsafe results. */
  moderation?: boolean
  /** Parts of the pages that results have. */
  contents?: {
    /** `true` for the text, or an object: `maxCharacters` and `includeHtmlTags`. */
    text?: unknown
    /** `true` for the passages that fit, or an object: `maxCharacters` and `query`. */
    highlights?: unknown
    /** Summaries of the pages. */
    summary?: {
      /** The subject of the summary. */
      query?: string
      /** JSON schema of the summary. */
      schema?: { [k: string]: unknown }
    }
    /** Milliseconds for the crawl of a page. */
    livecrawlTimeout?: number
    /** Age in hours from which a page is read again. 0 reads always, -1 never. */
    maxAgeHours?: number
    /** Number of further pages to read of each site. */
    subpages?: number
    /** Word, or list of words, that choose these pages. */
    subpageTarget?: unknown
    /** Further parts of the pages. */
    extras?: {
      /** Number of links. */
      links?: number
      /** Number of images. */
      imageLinks?: number
    }
  }
}

/** Params of contents.list. */
export interface ContentsListParams {
  /** URLs of the pages. (at least 1 items) */
  urls: string[]
  /** `true` for the text, or an object: `maxCharacters` and `includeHtmlTags`. */
  text?: unknown
  /** `true` for the passages that fit, or an object: `maxCharacters` and `query`. */
  highlights?: unknown
  /** Summaries of the pages. */
  summary?: {
    /** The subject of the summary. */
    query?: string
    /** JSON schema of the summary. */
    schema?: { [k: string]: unknown }
  }
  /** Milliseconds for the crawl of a page. */
  livecrawlTimeout?: number
  /** Age in hours from which a page is read again. 0 reads always, -1 never. */
  maxAgeHours?: number
  /** Number of further pages to read of each site. */
  subpages?: number
  /** Word, or list of words, that choose these pages. */
  subpageTarget?: unknown
  /** Further parts of the pages. */
  extras?: {
    /** Number of links. */
    links?: number
    /** Number of images. */
    imageLinks?: number
  }
}

/** Params of answers.ask. */
export interface AnswersAskParams {
  /** The question. */
  query: string
  /** Whether sources have the text of their pages. */
  text?: boolean
  /** JSON schema of the answer. */
  outputSchema?: { [k: string]: unknown }
}

export interface Answer {
  /** A text, or an object in the form of `outputSchema`. */
  answer?: unknown
  citations?: AnswerCitation[]
  costDollars?: CostDollars
}

export interface AnswerCitation {
  id?: string
  url?: string
  title?: string
  author?: string | null
  publishedDate?: string | null
  text?: string
  image?: string
  favicon?: string
}

export interface CostDollars {
  total?: number
  breakDown?: {
    search?: number
    contents?: number
    breakdown?: {
      neuralSearch?: number
      deepSearch?: number
      contentText?: number
      contentHighlight?: number
      contentSummary?: number
    }
  }[]
  perRequestPrices?: {
    neuralSearch_1_25_results?: number
    neuralSearch_26_100_results?: number
    neuralSearch_100_plus_results?: number
    deepSearch_1_25_results?: number
    deepSearch_26_100_results?: number
  }
  perPagePrices?: {
    contentText?: number
    contentHighlight?: number
    contentSummary?: number
  }
}

/** Params of research_tasks.list. */
export interface ResearchTasksListParams {
  /** The `nextCursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
}

export interface ResearchTask {
  id: string
  status: string
  instructions: string
  /** JSON schema of the output. */
  schema?: { [k: string]: unknown }
  /** The output, in the form of the schema. */
  data?: { [k: string]: unknown }
  /** The sources, by the fields of the output. */
  citations?: { [k: string]: unknown }
}

/** Params of research_tasks.get. */
export interface ResearchTasksGetParams {
  /** ID of the task. */
  id: string
}

/** Params of research_tasks.create. */
export interface ResearchTasksCreateParams {
  /** The task in words. (at most 4096 characters) */
  instructions: string
  /** Model of the task. Exa's default is `exa-research`. */
  model?: "exa-research" | "exa-research-pro"
  /** Form of the output. */
  output?: {
    /** JSON schema of the output. */
    schema?: { [k: string]: unknown }
    /** Whether Exa makes the schema. */
    inferSchema?: boolean
  }
}

export interface NewResearchTask {
  id?: string
}

/** Params of websets.list. */
export interface WebsetsListParams {
  /** The `nextCursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 25. (1 to 100; default 25) */
  limit?: number
}

export interface Webset {
  id: string
  object: "webset"
  status: string
  externalId: string | null
  title: string | null
  searches: WebsetSearch[]
  imports: Import[]
  enrichments: WebsetEnrichment[]
  monitors: Monitor[]
  excludes?: {
    source: string
    id: string
  }[]
  metadata?: Metadata
  createdAt: string
  updatedAt: string
}

export interface WebsetSearch {
  id: string
  object: "webset_search"
  status: string
  websetId: string
  query: string
  entity: CompanyKind | PersonKind | ArticleKind | ResearchPaperKind | CustomKind | null
  criteria: {
    description: string
    successRate: number
  }[]
  count: number
  behavior?: string
  exclude: {
    source: string
    id: string
  }[]
  scope: {
    source: string
    id: string
    relationship?: {
      definition: string
      limit: number
    }
  }[]
  progress: {
    found: number
    analyzed: number
    completion: number
    timeLeft: number | null
  }
  recall: {
    expected: {
      total: number
      confidence: string
      bounds: {
        min: number
        max: number
      }
    }
    reasoning: string
  } | null
  metadata?: Metadata
  canceledAt: string | null
  canceledReason: string | null
  createdAt: string
  updatedAt: string
}

export interface CompanyKind {
  type: "company"
}

export interface PersonKind {
  type: "person"
}

export interface ArticleKind {
  type: "article"
}

export interface ResearchPaperKind {
  type: "research_paper"
}

export interface CustomKind {
  type: "custom"
  description: string
}

/** Your own texts by their names. */
export interface Metadata {
  [k: string]: string
}

export interface Import {
  id: string
  object: "import"
  status: string
  format: string
  entity: CompanyKind | PersonKind | ArticleKind | ResearchPaperKind | CustomKind | null
  title: string
  count: number
  metadata: Metadata
  failedReason: string | null
  failedAt: string | null
  failedMessage: string | null
  createdAt: string
  updatedAt: string
}

export interface WebsetEnrichment {
  id: string
  object: "webset_enrichment"
  status: string
  websetId: string
  title: string | null
  description: string
  format: string | null
  options: {
    label: string
  }[] | null
  instructions: string | null
  metadata?: Metadata
  createdAt: string
  updatedAt: string
}

export interface Monitor {
  id: string
  object: "monitor"
  status: string
  websetId: string
  cadence: {
    cron: string
    timezone?: string
  }
  behavior: {
    type: "search"
    config: {
      query?: string
      criteria?: {
        description: string
      }[]
      entity?: CompanyKind | PersonKind | ArticleKind | ResearchPaperKind | CustomKind
      count: number
      behavior?: string
    }
  }
  lastRun: MonitorRun | null
  nextRunAt: string | null
  metadata: Metadata
  createdAt: string
  updatedAt: string
}

export interface MonitorRun {
  id: string
  object: "monitor_run"
  status: string
  monitorId: string
  type: string
  completedAt: string | null
  failedAt: string | null
  failedReason: string | null
  canceledAt: string | null
  createdAt: string
  updatedAt: string
}

/** Params of websets.get. */
export interface WebsetsGetParams {
  /** ID or `externalId` of the webset. */
  id: string
  /** `items` adds the items. */
  expand?: ("items")[]
}

export interface WebsetWithItems {
  items?: WebsetItem[]
  id: string
  object: "webset"
  status: string
  externalId: string | null
  title: string | null
  searches: WebsetSearch[]
  imports: Import[]
  enrichments: WebsetEnrichment[]
  monitors: Monitor[]
  excludes?: {
    source: string
    id: string
  }[]
  metadata?: Metadata
  createdAt: string
  updatedAt: string
}

export interface WebsetItem {
  id: string
  object: "webset_item"
  source: string
  sourceId: string
  websetId: string
  properties:
    | WebsetItemPersonProperties
    | WebsetItemCompanyProperties
    | WebsetItemArticleProperties
    | WebsetItemResearchPaperProperties
    | WebsetItemCustomProperties
  evaluations: WebsetItemEvaluation[]
  enrichments: EnrichmentResult[] | null
  createdAt: string
  updatedAt: string
}

export interface WebsetItemPersonProperties {
  type: "person"
  url: string
  description: string
  person: {
    name: string
    location: string | null
    position: string | null
    company: ({
      name: string
      location: string | null
    } | null)
    pictureUrl: string | null
  }
}

export interface WebsetItemCompanyProperties {
  type: "company"
  url: string
  description: string
  content: string | null
  company: {
    name: string
    location: string | null
    employees: number | null
    industry: string | null
    about: string | null
    logoUrl: string | null
  }
}

export interface WebsetItemArticleProperties {
  type: "article"
  url: string
  description: string
  content: string | null
  article: {
    title: string | null
    author: string | null
    publishedAt: string | null
  }
}

export interface WebsetItemResearchPaperProperties {
  type: "research_paper"
  url: string
  description: string
  content: string | null
  researchPaper: {
    title: string | null
    author: string | null
    publishedAt: string | null
  }
}

export interface WebsetItemCustomProperties {
  type: "custom"
  url: string
  description: string
  content: string | null
  custom: {
    title: string | null
    author: string | null
    publishedAt: string | null
  }
}

export interface WebsetItemEvaluation {
  criterion: string
  reasoning: string
  satisfied: string
  references?: {
    title: string | null
    snippet: string | null
    url: string
  }[]
}

export interface EnrichmentResult {
  object: "enrichment_result"
  status: string
  format: string
  result: string[] | null
  reasoning: string | null
  references: {
    title: string | null
    snippet: string | null
    url: string
  }[]
  enrichmentId: string
}

/** Params of websets.create. */
export interface WebsetsCreateParams {
  /** The first search. Without it, give `import`. */
  search?: {
    /** The query in words. (at most 5000 characters) */
    query: string
    /** Number of items to find. 10 by default. (at least 1) */
    count?: number
    /** Kind of the items. `custom` needs a description. */
    entity?: {
      /** The kind. */
      type: "company" | "person" | "article" | "research_paper" | "custom"
      /** The custom kind in words. (2 to 200 characters) */
      description?: string
    }
    /** The criteria that items meet. Exa finds criteria if you give none. (1 to 5 items) */
    criteria?: {
      /** The criterion. (at most 1000 characters) */
      description: string
    }[]
    /** Whether to estimate how many items there are. */
    recall?: boolean
    /** Imports and websets. */
    exclude?: {
      /** The kind of source. */
      source: "import" | "webset"
      /** ID of the import or webset. */
      id: string
    }[]
    /** Imports and websets to search in. */
    scope?: {
      /** The kind of source. */
      source: "import" | "webset"
      /** ID of the import or webset. */
      id: string
      /** The relation of the items to the items of the source. */
      relationship?: {
        /** The relation. */
        definition: string
        /** Number of related items of each. (1 to 10) */
        limit: number
      }
    }[]
  }
  /** Imports and websets. */
  import?: {
    /** The kind of source. */
    source: "import" | "webset"
    /** ID of the import or webset. */
    id: string
  }[]
  /** Values to find for each item. */
  enrichments?: {
    /** The value to find for each item. (at most 5000 characters) */
    description: string
    /** Format of the values. */
    format?: "text" | "date" | "number" | "options" | "email" | "phone" | "url"
    /** The values, if the format is `options`. (1 to 150 items) */
    options?: {
      label: string
    }[]
    /** Your own texts by their names. */
    metadata?: {
      [k: string]: string
    }
  }[]
  /** Imports and websets. */
  exclude?: {
    /** The kind of source. */
    source: "import" | "webset"
    /** ID of the import or webset. */
    id: string
  }[]
  /** Your own ID for it. (at most 300 characters) */
  externalId?: string
  /** Your own texts by their names. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of websets.update. */
export interface WebsetsUpdateParams {
  /** ID or `externalId` of the webset. */
  id: string
  /** Texts by their names. Null removes all. */
  metadata?: {
    [k: string]: string
  } | null
}

/** Params of websets.delete. */
export interface WebsetsDeleteParams {
  /** ID or `externalId` of the webset. */
  id: string
}

/** Params of websets.cancel. */
export interface WebsetsCancelParams {
  /** ID or `externalId` of the webset. */
  id: string
}

/** Params of websets.preview. */
export interface WebsetsPreviewParams {
  /** The query that Exa tries. */
  search: {
    /** The query in words. (at most 5000 characters) */
    query: string
    /** Kind of the items. `custom` needs a description. */
    entity?: {
      /** The kind. */
      type: "company" | "person" | "article" | "research_paper" | "custom"
      /** The custom kind in words. (2 to 200 characters) */
      description?: string
    }
    /** Number of items to show. (1 to 10) */
    count?: number
  }
}

export interface WebsetPreview {
  search: {
    entity: CompanyKind | PersonKind | ArticleKind | ResearchPaperKind | CustomKind
    criteria: {
      description: string
    }[]
  }
  enrichments: {
    description: string
    format: string
    options?: {
      label: string
    }[]
  }[]
  items: WebsetItemPreview[]
}

export interface WebsetItemPreview {
  id: string
  properties:
    | WebsetItemPersonProperties
    | WebsetItemCompanyProperties
    | WebsetItemArticleProperties
    | WebsetItemResearchPaperProperties
    | WebsetItemCustomProperties
  createdAt: string
}

/** Searchable fields of websets, in hosted mode. */
export interface WebsetsSearchFields {
  title: string | null
  status: string | null
  externalId: string | null
  createdAt: string | null
  updatedAt: string | null
}

/** Params of webset_items.list. */
export interface WebsetItemsListParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** The `nextCursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  limit?: number
  /** ID of the search or import that found them. */
  sourceId?: string
}

/** Params of webset_items.get. */
export interface WebsetItemsGetParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** ID of the item. */
  id: string
}

/** Params of webset_items.delete. */
export interface WebsetItemsDeleteParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** ID of the item. */
  id: string
}

/** Searchable fields of webset_items, in hosted mode. */
export interface WebsetItemsSearchFields {
  source: string | null
  sourceId: string | null
  websetId: string | null
  createdAt: string | null
  updatedAt: string | null
}

/** Params of enrichments.get. */
export interface EnrichmentsGetParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** ID of the enrichment. */
  id: string
}

/** Params of enrichments.create. */
export interface EnrichmentsCreateParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** The value to find for each item. (at most 5000 characters) */
  description: string
  /** Format of the values. */
  format?: "text" | "date" | "number" | "options" | "email" | "phone" | "url"
  /** The values, if the format is `options`. (1 to 150 items) */
  options?: {
    label: string
  }[]
  /** Your own texts by their names. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of enrichments.update. */
export interface EnrichmentsUpdateParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** ID of the enrichment. */
  id: string
  /** The value to find for each item. (at most 5000 characters) */
  description?: string
  /** Format of the values. */
  format?: "text" | "date" | "number" | "options" | "email" | "phone" | "url"
  /** The values, if the format is `options`. (1 to 150 items) */
  options?: {
    label: string
  }[]
  /** Texts by their names. Null removes all. */
  metadata?: {
    [k: string]: string
  } | null
}

/** Params of enrichments.delete. */
export interface EnrichmentsDeleteParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** ID of the enrichment. */
  id: string
}

/** Params of enrichments.cancel. */
export interface EnrichmentsCancelParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** ID of the enrichment. */
  id: string
}

/** Params of webset_searches.get. */
export interface WebsetSearchesGetParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** ID of the search. */
  id: string
}

/** Params of webset_searches.create. */
export interface WebsetSearchesCreateParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** The query in words. (at most 5000 characters) */
  query: string
  /** Number of items to find. (at least 1) */
  count: number
  /** Kind of the items. `custom` needs a description. */
  entity?: {
    /** The kind. */
    type: "company" | "person" | "article" | "research_paper" | "custom"
    /** The custom kind in words. (2 to 200 characters) */
    description?: string
  }
  /** The criteria that items meet. Exa finds criteria if you give none. (1 to 5 items) */
  criteria?: {
    /** The criterion. (at most 1000 characters) */
    description: string
  }[]
  /** Imports and websets. */
  exclude?: {
    /** The kind of source. */
    source: "import" | "webset"
    /** ID of the import or webset. */
    id: string
  }[]
  /** Imports and websets to search in. */
  scope?: {
    /** The kind of source. */
    source: "import" | "webset"
    /** ID of the import or webset. */
    id: string
    /** The relation of the items to the items of the source. */
    relationship?: {
      /** The relation. */
      definition: string
      /** Number of related items of each. (1 to 10) */
      limit: number
    }
  }[]
  /** Whether to estimate how many items there are. */
  recall?: boolean
  /** Whether new items replace the earlier ones or join them. Exa replaces them. */
  behavior?: "override" | "append"
  /** Your own texts by their names. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of webset_searches.cancel. */
export interface WebsetSearchesCancelParams {
  /** ID or `externalId` of the webset. */
  webset: string
  /** ID of the search. */
  id: string
}

/** Params of monitors.list. */
export interface MonitorsListParams {
  /** The `nextCursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** ID of the webset that they watch. */
  websetId?: string
}

/** Params of monitors.get. */
export interface MonitorsGetParams {
  /** ID of the monitor. */
  id: string
}

/** Params of monitors.create. */
export interface MonitorsCreateParams {
  /** ID of the webset to watch. */
  websetId: string
  /** The times of its runs. */
  cadence: {
    /** Cron expression of five fields, at most once a day. */
    cron: string
    /** Time zone of the expression. UTC by default. */
    timezone?: string
  }
  /** The search of its runs. */
  behavior: {
    /** The type. */
    type: "search"
    /** The settings of the search. */
    config: {
      /** The query. By default that of the last search. (2 to 10000 characters) */
      query?: string
      /** The criteria that items meet. (at most 5 items) */
      criteria?: {
        /** The criterion. (2 to 1000 characters) */
        description: string
      }[]
      /** Kind of the items. `custom` needs a description. */
      entity?: {
        /** The kind. */
        type: "company" | "person" | "article" | "research_paper" | "custom"
        /** The custom kind in words. (2 to 200 characters) */
        description?: string
      }
      /** Number of items to find. */
      count: number
      /** Whether new items replace the earlier ones or join them. */
      behavior?: "override" | "append"
    }
  }
  /** Your own texts by their names. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of monitors.update. */
export interface MonitorsUpdateParams {
  /** ID of the monitor. */
  id: string
  /** Whether it runs. */
  status?: "enabled" | "disabled"
  /** The times of its runs. */
  cadence?: {
    /** Cron expression of five fields, at most once a day. */
    cron: string
    /** Time zone of the expression. UTC by default. */
    timezone?: string
  }
  /** The search of its runs. */
  behavior?: {
    /** The type. */
    type: "search"
    /** The settings of the search. */
    config: {
      /** The query. By default that of the last search. (2 to 10000 characters) */
      query?: string
      /** The criteria that items meet. (at most 5 items) */
      criteria?: {
        /** The criterion. (2 to 1000 characters) */
        description: string
      }[]
      /** Kind of the items. `custom` needs a description. */
      entity?: {
        /** The kind. */
        type: "company" | "person" | "article" | "research_paper" | "custom"
        /** The custom kind in words. (2 to 200 characters) */
        description?: string
      }
      /** Number of items to find. */
      count: number
      /** Whether new items replace the earlier ones or join them. */
      behavior?: "override" | "append"
    }
  }
  /** Your own texts by their names. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of monitors.delete. */
export interface MonitorsDeleteParams {
  /** ID of the monitor. */
  id: string
}

/** Searchable fields of monitors, in hosted mode. */
export interface MonitorsSearchFields {
  status: string | null
  websetId: string | null
  createdAt: string | null
  updatedAt: string | null
}

/** Params of monitor_runs.list. */
export interface MonitorRunsListParams {
  /** ID of the monitor. */
  monitor: string
}

/** Params of monitor_runs.get. */
export interface MonitorRunsGetParams {
  /** ID of the monitor. */
  monitor: string
  /** ID of the run. */
  id: string
}

/** Params of imports.list. */
export interface ImportsListParams {
  /** The `nextCursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
}

/** Params of imports.get. */
export interface ImportsGetParams {
  /** ID of the import. */
  id: string
}

/** Params of imports.create. */
export interface ImportsCreateParams {
  /** Size of the file in bytes. (at most 50000000) */
  size: number
  /** Number of records in the file. */
  count: number
  /** Format of the file. */
  format: "csv"
  /** Kind of the items. `custom` needs a description. */
  entity: {
    /** The kind. */
    type: "company" | "person" | "article" | "research_paper" | "custom"
    /** The custom kind in words. (2 to 200 characters) */
    description?: string
  }
  /** Name of the list. */
  title?: string
  /** The form of the file. */
  csv?: {
    /** Column of the identifying value, from 0. (at least 0) */
    identifier?: number
  }
  /** Your own texts by their names. */
  metadata?: {
    [k: string]: string
  }
}

export interface NewImport {
  id: string
  object: "import"
  status: string
  format: string
  entity: CompanyKind | PersonKind | ArticleKind | ResearchPaperKind | CustomKind | null
  title: string
  count: number
  metadata: Metadata
  failedReason: string | null
  failedAt: string | null
  failedMessage: string | null
  createdAt: string
  updatedAt: string
  uploadUrl: string
  uploadValidUntil: string
}

/** Params of imports.update. */
export interface ImportsUpdateParams {
  /** ID of the import. */
  id: string
  /** Name of the list. */
  title?: string
  /** Your own texts by their names. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of imports.delete. */
export interface ImportsDeleteParams {
  /** ID of the import. */
  id: string
}

/** Searchable fields of imports, in hosted mode. */
export interface ImportsSearchFields {
  title: string | null
  status: string | null
  format: string | null
  createdAt: string | null
  updatedAt: string | null
}

/** Params of webhooks.list. */
export interface WebhooksListParams {
  /** The `nextCursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
}

export interface Webhook {
  id: string
  object: "webhook"
  status: string
  events: string[]
  url: string
  secret: string | null
  metadata?: Metadata
  createdAt: string
  updatedAt: string
}

/** Params of webhooks.get. */
export interface WebhooksGetParams {
  /** ID of the webhook. */
  id: string
}

/** Params of webhooks.create. */
export interface WebhooksCreateParams {
  /** Events that it sends. (1 to 19 items) */
  events: (
    | "webset.created"
    | "webset.deleted"
    | "webset.paused"
    | "webset.idle"
    | "webset.search.created"
    | "webset.search.canceled"
    | "webset.search.completed"
    | "webset.search.updated"
    | "import.created"
    | "import.completed"
    | "webset.item.created"
    | "webset.item.enriched"
    | "monitor.created"
    | "monitor.updated"
    | "monitor.deleted"
    | "monitor.run.created"
    | "monitor.run.completed"
    | "webset.export.created"
    | "webset.export.completed"
  )[]
  /** URL that gets them. */
  url: string
  /** Your own texts by their names. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of webhooks.update. */
export interface WebhooksUpdateParams {
  /** ID of the webhook. */
  id: string
  /** Events that it sends. (1 to 19 items) */
  events?: (
    | "webset.created"
    | "webset.deleted"
    | "webset.paused"
    | "webset.idle"
    | "webset.search.created"
    | "webset.search.canceled"
    | "webset.search.completed"
    | "webset.search.updated"
    | "import.created"
    | "import.completed"
    | "webset.item.created"
    | "webset.item.enriched"
    | "monitor.created"
    | "monitor.updated"
    | "monitor.deleted"
    | "monitor.run.created"
    | "monitor.run.completed"
    | "webset.export.created"
    | "webset.export.completed"
  )[]
  /** URL that gets them. */
  url?: string
  /** Your own texts by their names. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** ID of the webhook. */
  id: string
}

/** Params of webhook_attempts.list. */
export interface WebhookAttemptsListParams {
  /** ID of the webhook. */
  id: string
  /** The `nextCursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** Type of the event. */
  eventType?:
    | "webset.created"
    | "webset.deleted"
    | "webset.paused"
    | "webset.idle"
    | "webset.search.created"
    | "webset.search.canceled"
    | "webset.search.completed"
    | "webset.search.updated"
    | "import.created"
    | "import.completed"
    | "webset.item.created"
    | "webset.item.enriched"
    | "monitor.created"
    | "monitor.updated"
    | "monitor.deleted"
    | "monitor.run.created"
    | "monitor.run.completed"
    | "webset.export.created"
    | "webset.export.completed"
  /** Whether it succeeded. */
  successful?: boolean
}

export interface WebhookAttempt {
  id: string
  object: "webhook_attempt"
  eventId: string
  eventType: string
  webhookId: string
  url: string
  successful: boolean
  responseHeaders: {
    [k: string]: string
  }
  responseBody: string | null
  responseStatusCode: number
  attempt: number
  attemptedAt: string
}

/** Params of events.list. */
export interface EventsListParams {
  /** The `nextCursor` value of the previous page. */
  cursor?: string
  /** Maximum number of records per page, 1 to 200. Defaults to 25. (1 to 200; default 25) */
  limit?: number
  /** Types of the events. */
  types?: (
    | "webset.created"
    | "webset.deleted"
    | "webset.paused"
    | "webset.idle"
    | "webset.search.created"
    | "webset.search.canceled"
    | "webset.search.completed"
    | "webset.search.updated"
    | "import.created"
    | "import.completed"
    | "webset.item.created"
    | "webset.item.enriched"
    | "monitor.created"
    | "monitor.updated"
    | "monitor.deleted"
    | "monitor.run.created"
    | "monitor.run.completed"
    | "webset.export.created"
    | "webset.export.completed"
  )[]
  /** Time before which they happened. */
  createdBefore?: string
  /** Time after which they happened. */
  createdAfter?: string
}

export interface Event {
  id: string
  object: "event"
  type: string
  /** The record of the event, as its own entity has it. */
  data: { [k: string]: unknown }
  createdAt: string
}

/** Params of events.get. */
export interface EventsGetParams {
  /** ID of the event. */
  id: string
}

/** Credentials by auth variant. */
export interface ExaCredentials {
  api_key: ExaApiKeyCredentials
}

/** API key */
export interface ExaApiKeyCredentials {
  api_key: string
}

export interface ExaConfig { [k: string]: never }
