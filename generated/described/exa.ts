// Generated from definitions/exa.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/exa.ts'

const resultsApi_searchParamsNumResults = { description: "Number of results, 1 to 100. Defaults to 10." }
const resultsApi_searchParamsIncludeText = { description: "Text that the page must have: one, of up to five words." }
const resultsApi_searchParamsExcludeText = {
  description: "Text that the page must not have: one, of up to five words.",
}
const resultsApi_searchParamsContentsText = {
  description: "`true` for the text, or an object: `maxCharacters` and `includeHtmlTags`.",
}
const resultsApi_searchParamsContentsHighlights = {
  description: "`true` for the passages that fit, or an object: `maxCharacters` and `query`.",
}
const resultsApi_searchParamsContentsSummary = {
  properties: {
    query: { description: "The subject of the summary." },
    schema: { description: "JSON schema of the summary." },
  },
  description: "Summaries of the pages.",
}
const resultsApi_searchParamsContentsMaxAgeHours = {
  description: "Age in hours from which a page is read again. 0 reads always, -1 never.",
}
const resultsApi_searchParamsContentsSubpages = { description: "Number of further pages to read of each site." }
const resultsApi_searchParamsContentsSubpageTarget = {
  description: "Word, or list of words, that choose these pages.",
}
const resultsApi_searchParamsContentsExtras = {
  properties: { links: { description: "Number of links." }, imageLinks: { description: "Number of images." } },
  description: "Further parts of the pages.",
}
const resultsApi_searchParamsContents = {
  properties: {
    text: resultsApi_searchParamsContentsText,
    highlights: resultsApi_searchParamsContentsHighlights,
    summary: resultsApi_searchParamsContentsSummary,
    livecrawlTimeout: { description: "Milliseconds for the crawl of a page." },
    maxAgeHours: resultsApi_searchParamsContentsMaxAgeHours,
    subpages: resultsApi_searchParamsContentsSubpages,
    subpageTarget: resultsApi_searchParamsContentsSubpageTarget,
    extras: resultsApi_searchParamsContentsExtras,
  },
  description: "Parts of the pages that results have.",
}
const research_tasksListParamsCursor = { description: "The `nextCursor` value of the previous page." }
const research_tasksListParamsLimit = { description: "Maximum number of records per page, 1 to 200. Defaults to 25." }
const research_tasksListParams = {
  properties: { cursor: research_tasksListParamsCursor, limit: research_tasksListParamsLimit },
}
const websetsCreateParamsSearchEntity = {
  properties: { type: { description: "The kind." }, description: { description: "The custom kind in words." } },
  description: "Kind of the items. `custom` needs a description.",
}
const websetsCreateParamsSearchCriteriaItems = { properties: { description: { description: "The criterion." } } }
const websetsCreateParamsSearchCriteria = {
  items: websetsCreateParamsSearchCriteriaItems,
  description: "The criteria that items meet. Exa finds criteria if you give none.",
}
const websetsCreateParamsSearchRecall = { description: "Whether to estimate how many items there are." }
const websetsCreateParamsSearchExclude = {
  items: {
    properties: { source: { description: "The kind of source." }, id: { description: "ID of the import or webset." } },
  },
  description: "Imports and websets.",
}
const websetsCreateParamsSearchScope = {
  items: {
    properties: {
      source: { description: "The kind of source." },
      id: { description: "ID of the import or webset." },
      relationship: {
        properties: {
          definition: { description: "The relation." },
          limit: { description: "Number of related items of each." },
        },
        description: "The relation of the items to the items of the source.",
      },
    },
  },
  description: "Imports and websets to search in.",
}
const websetsDeleteParams = { properties: { id: { description: "ID or `externalId` of the webset." } } }
const webset_itemsGetParams = {
  properties: { webset: { description: "ID or `externalId` of the webset." }, id: { description: "ID of the item." } },
}
const enrichmentsGetParams = {
  properties: {
    webset: { description: "ID or `externalId` of the webset." },
    id: { description: "ID of the enrichment." },
  },
}
const enrichmentsCreateParamsDescription = {
  description: "The value to find for each item.",
  examples: ["Number of employees"],
}
const webset_searchesGetParams = {
  properties: {
    webset: { description: "ID or `externalId` of the webset." },
    id: { description: "ID of the search." },
  },
}
const monitorsCreateParamsCadence = {
  properties: {
    cron: { description: "Cron expression of five fields, at most once a day." },
    timezone: { description: "Time zone of the expression. UTC by default." },
  },
  description: "The times of its runs.",
}
const monitorsCreateParamsBehavior = {
  properties: {
    type: { description: "The type." },
    config: {
      properties: {
        query: { description: "The query. By default that of the last search." },
        criteria: { items: websetsCreateParamsSearchCriteriaItems, description: "The criteria that items meet." },
        entity: websetsCreateParamsSearchEntity,
        count: { description: "Number of items to find." },
        behavior: { description: "Whether new items replace the earlier ones or join them." },
      },
      description: "The settings of the search.",
    },
  },
  description: "The search of its runs.",
}
const schemasSourcesItemsSource = { type: "string", description: "The kind of source.", enum: ["import", "webset"] }
const schemasSourcesItemsId = { type: "string", description: "ID of the import or webset.", minLength: 1 }
const schemasNewEnrichmentOptionsItems = {
  type: "object",
  properties: { label: { type: "string" } },
  required: ["label"],
}
const schemasWebsetEnrichments = { type: "array", items: { $ref: "#/$defs/WebsetEnrichment" } }
const schemasWebsetExcludes = {
  type: "array",
  items: {
    type: "object",
    properties: { source: { type: "string" }, id: { type: "string" } },
    required: ["source", "id"],
  },
}
const schemasWebsetRequired = [
  "id",
  "object",
  "status",
  "externalId",
  "title",
  "searches",
  "imports",
  "enrichments",
  "monitors",
  "createdAt",
  "updatedAt",
]
const schemasWebsetSearchEntity = {
  anyOf: [
    { $ref: "#/$defs/CompanyKind" },
    { $ref: "#/$defs/PersonKind" },
    { $ref: "#/$defs/ArticleKind" },
    { $ref: "#/$defs/ResearchPaperKind" },
    { $ref: "#/$defs/CustomKind" },
    { type: "null" },
  ],
}
const schemasMonitorBehaviorConfigCriteria = {
  type: "array",
  items: { type: "object", properties: { description: { type: "string" } }, required: ["description"] },
}
const schemasMonitorBehaviorConfigEntity = {
  anyOf: [
    { $ref: "#/$defs/CompanyKind" },
    { $ref: "#/$defs/PersonKind" },
    { $ref: "#/$defs/ArticleKind" },
    { $ref: "#/$defs/ResearchPaperKind" },
    { $ref: "#/$defs/CustomKind" },
  ],
}
const schemasWebsetItem = {
  anyOf: [
    { $ref: "#/$defs/WebsetItemPersonProperties" },
    { $ref: "#/$defs/WebsetItemCompanyProperties" },
    { $ref: "#/$defs/WebsetItemArticleProperties" },
    { $ref: "#/$defs/WebsetItemResearchPaperProperties" },
    { $ref: "#/$defs/WebsetItemCustomProperties" },
  ],
}
const schemasWebsetItemArticlePropertiesArticle = {
  type: "object",
  properties: {
    title: { type: ["string", "null"] },
    author: { type: ["string", "null"] },
    publishedAt: { type: ["string", "null"] },
  },
  required: ["title", "author", "publishedAt"],
}
const schemasWebsetItemEvaluationReferences = {
  type: "array",
  items: {
    type: "object",
    properties: { title: { type: ["string", "null"] }, snippet: { type: ["string", "null"] }, url: { type: "string" } },
    required: ["title", "snippet", "url"],
  },
}
export default describedKind(kind, {
  category: "other",
  support: "community",
  docs: "https://exa.ai/docs/reference/search",
  basis: {
    version: "Search API 1.2.0 and Websets API v0",
    date: "2026-11-30",
    compared: "Exa's OpenAPI descriptions of 2026-04-03, in one (exa-labs/openapi-spec)",
    sources: [
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/exa-labs/openapi-spec/master/exa-openapi-spec.yaml",
        about: "Search API",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/exa-labs/openapi-spec/master/exa-websets-spec.yaml",
        about: "Websets",
      },
    ],
    missing:
      "Streamed answers, the synthesized output of deep searches, agent runs, monitors of searches, teams and their " +
      "keys, payment by request, and the webhooks that Exa sends.",
  },
  sunset: { version: "v0", date: "none", docs: "https://exa.ai/docs/reference/search", read: "2026-11-30" },
  description:
    "Searches of the web with the contents of pages, answers with sources, research tasks, and websets: lists of " +
    "companies, people or pages that Exa finds, checks and enriches.",
  auth: {
    api_key: {
      description: "Create a key in the dashboard under API Keys. Searches and websets cost credits of its team.",
    },
  },
  entities: {
    results: { description: "A page of the web that a search found.", refs: {} },
    similar_results: { description: "A page of the web that is like another one.", refs: {} },
    contents: { description: "The content of a page of the web.", refs: {} },
    answers: { description: "An answer from pages of the web.", refs: {} },
    research_tasks: {
      description: "A research task, which searches and reads until it can write its output.",
      refs: {},
    },
    websets: {
      description: "A webset: a list of items that searches find, with enrichments.",
      search: {
        title: { type: "string" },
        status: { type: "string" },
        externalId: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["status"], ["externalId"]] },
      refs: {},
    },
    webset_items: {
      description: "An item of a webset: a company, a person, an article or a paper.",
      search: {
        source: { type: "string" },
        sourceId: { type: "string" },
        websetId: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
      },
      hit: { title: [["source"]], text: [["websetId"]] },
      refs: { websetId: "websets.id" },
    },
    enrichments: {
      description: "An enrichment of a webset: a value that Exa finds for each item.",
      refs: { websetId: "websets.id" },
    },
    webset_searches: { description: "A search of a webset.", refs: { websetId: "websets.id" } },
    monitors: {
      description: "A monitor: it searches for a webset again and again.",
      search: {
        status: { type: "string" },
        websetId: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
      },
      hit: { title: [["websetId"]], text: [["status"]] },
      refs: { websetId: "websets.id" },
    },
    monitor_runs: { description: "A run of a monitor.", refs: { monitorId: "monitors.id" } },
    imports: {
      description: "An import of your own list for websets.",
      search: {
        title: { type: "string" },
        status: { type: "string" },
        format: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["status"]] },
      refs: {},
    },
    webhooks: { description: "A webhook, which sends events of websets to a URL.", refs: {} },
    webhook_attempts: { description: "An attempt to send an event to a webhook.", refs: {} },
    events: { description: "An event of a webset, a monitor or an import.", refs: {} },
  },
  operations: {
    "results.api_search": {
      description: "Searches the web by meaning. With `contents`, results have the text of their pages.",
      keywords: ["google it", "look up online", "find websites", "internet", "news about"],
      params: {
        properties: {
          query: {
            description: "The query, as a question or a phrase.",
            examples: ["Latest developments in LLM capabilities"],
          },
          additionalQueries: { description: "Further forms of the query. Deep searches only." },
          type: { description: "Method of the search. Exa's default is `auto`." },
          outputSchema: { description: "JSON schema of the output of a deep search." },
          category: {
            description: "Kind of page. `company` and `people` take neither dates nor excluded domains and texts.",
          },
          userLocation: { description: "Country of the user as an ISO code." },
          numResults: resultsApi_searchParamsNumResults,
          includeDomains: { description: "Domains to search." },
          excludeDomains: { description: "Domains to leave out." },
          startCrawlDate: { description: "Time after which Exa found the page." },
          endCrawlDate: { description: "Time before which Exa found the page." },
          startPublishedDate: { description: "Time after which the page was published." },
          endPublishedDate: { description: "Time before which the page was published." },
          includeText: resultsApi_searchParamsIncludeText,
          excludeText: resultsApi_searchParamsExcludeText,
          moderation: { description: "Whether to leave out unsafe results." },
          contents: resultsApi_searchParamsContents,
        },
      },
      record: { $ref: "#/$defs/Result" },
      isGraphql: false,
    },
    "similar_results.api_search": {
      description: "Finds pages of the web that are like a page.",
      keywords: ["related websites", "sites like this", "competitors", "alternatives", "more like it"],
      params: {
        properties: {
          url: { description: "URL of the page.", examples: ["https://arxiv.org/abs/2307.06435"] },
          excludeSourceDomain: { description: "Whether to leave out other pages of its domain." },
          numResults: resultsApi_searchParamsNumResults,
          includeDomains: { description: "Domains to search." },
          excludeDomains: { description: "Domains to leave out." },
          startCrawlDate: { description: "Time after which Exa found the page." },
          endCrawlDate: { description: "Time before which Exa found the page." },
          startPublishedDate: { description: "Time after which the page was published." },
          endPublishedDate: { description: "Time before which the page was published." },
          includeText: resultsApi_searchParamsIncludeText,
          excludeText: resultsApi_searchParamsExcludeText,
          moderation: { description: "Whether to leave out unsafe results." },
          contents: resultsApi_searchParamsContents,
        },
      },
      record: { $ref: "#/$defs/Result" },
      isGraphql: false,
    },
    "contents.list": {
      description: "Lists the contents of pages by their URLs. `meta.statuses` names the pages that could not be read.",
      keywords: ["read webpage", "scrape site", "fetch article", "extract text", "crawl"],
      params: {
        properties: {
          urls: { description: "URLs of the pages.", examples: [["https://arxiv.org/abs/2307.06435"]] },
          text: resultsApi_searchParamsContentsText,
          highlights: resultsApi_searchParamsContentsHighlights,
          summary: resultsApi_searchParamsContentsSummary,
          livecrawlTimeout: { description: "Milliseconds for the crawl of a page." },
          maxAgeHours: resultsApi_searchParamsContentsMaxAgeHours,
          subpages: resultsApi_searchParamsContentsSubpages,
          subpageTarget: resultsApi_searchParamsContentsSubpageTarget,
          extras: resultsApi_searchParamsContentsExtras,
        },
      },
      record: { $ref: "#/$defs/Result" },
      isGraphql: false,
    },
    "answers.ask": {
      description: "Answers a question from pages of the web and names them.",
      keywords: ["explain", "tell me", "what is", "fact check", "cite sources"],
      params: {
        properties: {
          query: { description: "The question.", examples: ["What is the latest valuation of SpaceX?"] },
          text: { description: "Whether sources have the text of their pages." },
          outputSchema: { description: "JSON schema of the answer." },
        },
      },
      isGraphql: false,
    },
    "research_tasks.list": {
      description: "Lists the research tasks.",
      keywords: ["investigations", "reports", "past studies", "jobs", "history"],
      params: research_tasksListParams,
      record: { $ref: "#/$defs/ResearchTask" },
      isGraphql: false,
    },
    "research_tasks.get": {
      description: "Gets a research task with its output.",
      keywords: ["investigation", "report", "is it done", "findings", "progress"],
      params: { properties: { id: { description: "ID of the task." } } },
      isGraphql: false,
    },
    "research_tasks.create": {
      description: "Begins a research task. It costs credits.",
      keywords: ["investigate", "deep dive", "write report", "study", "find out"],
      params: {
        properties: {
          instructions: { description: "The task in words.", examples: ["Summarize the history of San Francisco."] },
          model: { description: "Model of the task. Exa's default is `exa-research`." },
          output: {
            properties: {
              schema: { description: "JSON schema of the output." },
              inferSchema: { description: "Whether Exa makes the schema." },
            },
            description: "Form of the output.",
          },
        },
      },
      isGraphql: false,
    },
    "websets.list": {
      description: "Lists the websets.",
      keywords: ["collections", "prospect lists", "datasets", "overview", "lead lists"],
      params: {
        properties: {
          cursor: research_tasksListParamsCursor,
          limit: { description: "Maximum number of records per page, 1 to 100. Defaults to 25." },
        },
      },
      record: { $ref: "#/$defs/Webset" },
      isGraphql: false,
    },
    "websets.get": {
      description: "Gets a webset with its searches and enrichments.",
      keywords: ["collection", "prospect list", "dataset", "is it done", "progress"],
      params: {
        properties: {
          id: { description: "ID or `externalId` of the webset." },
          expand: { description: "`items` adds the items." },
        },
      },
      isGraphql: false,
    },
    "websets.create": {
      description: "Creates a webset and begins its search. It costs credits.",
      keywords: ["new collection", "build prospect list", "find companies", "lead list", "new dataset"],
      params: {
        properties: {
          search: {
            properties: {
              query: { description: "The query in words." },
              count: { description: "Number of items to find. 10 by default." },
              entity: websetsCreateParamsSearchEntity,
              criteria: websetsCreateParamsSearchCriteria,
              recall: websetsCreateParamsSearchRecall,
              exclude: websetsCreateParamsSearchExclude,
              scope: websetsCreateParamsSearchScope,
            },
            description: "The first search. Without it, give `import`.",
          },
          import: websetsCreateParamsSearchExclude,
          enrichments: {
            items: {
              properties: {
                description: { description: "The value to find for each item." },
                format: { description: "Format of the values." },
                options: { description: "The values, if the format is `options`." },
                metadata: { description: "Your own texts by their names." },
              },
            },
            description: "Values to find for each item.",
          },
          exclude: websetsCreateParamsSearchExclude,
          externalId: { description: "Your own ID for it." },
          metadata: { description: "Your own texts by their names." },
        },
      },
      isGraphql: false,
    },
    "websets.update": {
      description: "Updates the metadata of a webset.",
      keywords: ["tag collection", "labels", "annotate", "own values", "modify dataset"],
      params: {
        properties: {
          id: { description: "ID or `externalId` of the webset." },
          metadata: { description: "Texts by their names. Null removes all." },
        },
      },
      isGraphql: false,
    },
    "websets.delete": {
      description: "Deletes a webset with its items. This cannot be undone.",
      keywords: ["remove collection", "drop dataset", "get rid", "discard", "erase list"],
      params: websetsDeleteParams,
      isGraphql: false,
    },
    "websets.cancel": {
      description: "Cancels the searches and enrichments of a webset.",
      keywords: ["stop collection", "halt", "abort run", "interrupt", "end early"],
      params: websetsDeleteParams,
      isGraphql: false,
    },
    "websets.preview": {
      description: "Shows how Exa understands a search of a webset and stores nothing.",
      keywords: ["try query", "dry run", "sample items", "test criteria", "what would it find"],
      params: {
        properties: {
          search: {
            properties: {
              query: { description: "The query in words." },
              entity: websetsCreateParamsSearchEntity,
              count: { description: "Number of items to show." },
            },
            description: "The query that Exa tries.",
          },
        },
      },
      isGraphql: false,
    },
    "webset_items.list": {
      description: "Lists the items of a webset.",
      keywords: ["leads", "prospects", "found companies", "candidates", "entries"],
      params: {
        properties: {
          webset: { description: "ID or `externalId` of the webset." },
          cursor: research_tasksListParamsCursor,
          limit: { description: "Maximum number of records per page, 1 to 100. Defaults to 20." },
          sourceId: { description: "ID of the search or import that found them." },
        },
      },
      record: { $ref: "#/$defs/WebsetItem" },
      isGraphql: false,
    },
    "webset_items.get": {
      description: "Gets an item of a webset with its evaluations.",
      keywords: ["lead", "prospect", "company profile", "candidate", "entry"],
      params: webset_itemsGetParams,
      isGraphql: false,
    },
    "webset_items.delete": {
      description: "Deletes an item of a webset and cancels its enrichments.",
      keywords: ["remove lead", "drop prospect", "discard entry", "get rid", "erase candidate"],
      params: webset_itemsGetParams,
      isGraphql: false,
    },
    "enrichments.get": {
      description: "Gets an enrichment of a webset.",
      keywords: ["column", "extra field", "attribute", "research column", "definition"],
      params: enrichmentsGetParams,
      isGraphql: false,
    },
    "enrichments.create": {
      description: "Creates an enrichment of a webset. It costs credits.",
      keywords: ["add column", "new field", "find emails", "extra attribute", "look up contacts"],
      params: {
        properties: {
          webset: { description: "ID or `externalId` of the webset." },
          description: enrichmentsCreateParamsDescription,
          format: { description: "Format of the values." },
          options: { description: "The values, if the format is `options`." },
          metadata: { description: "Your own texts by their names." },
        },
      },
      isGraphql: false,
    },
    "enrichments.update": {
      description: "Updates an enrichment of a webset.",
      keywords: ["change column", "edit field", "rename attribute", "other format", "modify"],
      params: {
        properties: {
          webset: { description: "ID or `externalId` of the webset." },
          id: { description: "ID of the enrichment." },
          description: enrichmentsCreateParamsDescription,
          format: { description: "Format of the values." },
          options: { description: "The values, if the format is `options`." },
          metadata: { description: "Texts by their names. Null removes all." },
        },
      },
      isGraphql: false,
    },
    "enrichments.delete": {
      description: "Deletes an enrichment of a webset with its values.",
      keywords: ["remove column", "drop field", "discard attribute", "get rid", "erase"],
      params: enrichmentsGetParams,
      isGraphql: false,
    },
    "enrichments.cancel": {
      description: "Cancels an enrichment that still runs.",
      keywords: ["stop column", "halt", "abort", "interrupt", "end early"],
      params: enrichmentsGetParams,
      isGraphql: false,
    },
    "webset_searches.get": {
      description: "Gets a search of a webset with its progress.",
      keywords: ["lookup", "how far", "found so far", "criteria", "time left"],
      params: webset_searchesGetParams,
      isGraphql: false,
    },
    "webset_searches.create": {
      description: "Begins a further search of a webset. It costs credits.",
      keywords: ["find more", "another query", "extend list", "add leads", "look again"],
      params: {
        properties: {
          webset: { description: "ID or `externalId` of the webset." },
          query: { description: "The query in words.", examples: ["AI startups in Europe"] },
          count: { description: "Number of items to find." },
          entity: websetsCreateParamsSearchEntity,
          criteria: websetsCreateParamsSearchCriteria,
          exclude: websetsCreateParamsSearchExclude,
          scope: websetsCreateParamsSearchScope,
          recall: websetsCreateParamsSearchRecall,
          behavior: { description: "Whether new items replace the earlier ones or join them. Exa replaces them." },
          metadata: { description: "Your own texts by their names." },
        },
      },
      isGraphql: false,
    },
    "webset_searches.cancel": {
      description: "Cancels a search of a webset that still runs.",
      keywords: ["stop query", "halt", "abort", "interrupt", "end early"],
      params: webset_searchesGetParams,
      isGraphql: false,
    },
    "monitors.list": {
      description: "Lists the monitors.",
      keywords: ["schedules", "recurring searches", "alerts", "watches", "automations"],
      params: {
        properties: {
          cursor: research_tasksListParamsCursor,
          limit: research_tasksListParamsLimit,
          websetId: { description: "ID of the webset that they watch." },
        },
      },
      record: { $ref: "#/$defs/Monitor" },
      isGraphql: false,
    },
    "monitors.get": {
      description: "Gets a monitor with its last run.",
      keywords: ["schedule", "recurring search", "alert", "watch", "next run"],
      params: { properties: { id: { description: "ID of the monitor." } } },
      isGraphql: false,
    },
    "monitors.create": {
      description: "Creates a monitor. Each run costs credits.",
      keywords: ["schedule search", "repeat daily", "keep updated", "new alert", "watch for"],
      params: {
        properties: {
          websetId: { description: "ID of the webset to watch." },
          cadence: monitorsCreateParamsCadence,
          behavior: monitorsCreateParamsBehavior,
          metadata: { description: "Your own texts by their names." },
        },
      },
      isGraphql: false,
    },
    "monitors.update": {
      description: "Updates or disables a monitor.",
      keywords: ["pause schedule", "change cron", "turn off alert", "resume", "edit recurring search"],
      params: {
        properties: {
          id: { description: "ID of the monitor." },
          status: { description: "Whether it runs." },
          cadence: monitorsCreateParamsCadence,
          behavior: monitorsCreateParamsBehavior,
          metadata: { description: "Your own texts by their names." },
        },
      },
      isGraphql: false,
    },
    "monitors.delete": {
      description: "Deletes a monitor.",
      keywords: ["remove schedule", "stop recurring", "drop alert", "unwatch", "get rid"],
      params: { properties: { id: { description: "ID of the monitor." } } },
      isGraphql: false,
    },
    "monitor_runs.list": {
      description: "Lists the latest runs of a monitor.",
      keywords: ["executions", "history", "past schedules", "failures", "log"],
      params: { properties: { monitor: { description: "ID of the monitor." } } },
      record: { $ref: "#/$defs/MonitorRun" },
      isGraphql: false,
    },
    "monitor_runs.get": {
      description: "Gets a run of a monitor.",
      keywords: ["execution", "outcome", "why it failed", "log", "status"],
      params: { properties: { monitor: { description: "ID of the monitor." }, id: { description: "ID of the run." } } },
      isGraphql: false,
    },
    "imports.list": {
      description: "Lists the imports.",
      keywords: ["uploads", "csv files", "own lists", "loaded data", "sources"],
      params: research_tasksListParams,
      record: { $ref: "#/$defs/Import" },
      isGraphql: false,
    },
    "imports.get": {
      description: "Gets an import with its status.",
      keywords: ["upload", "csv file", "own list", "is it loaded", "why it failed"],
      params: { properties: { id: { description: "ID of the import." } } },
      isGraphql: false,
    },
    "imports.create": {
      description: "Creates an import. Send the file to its `uploadUrl` yourself.",
      keywords: ["upload csv", "bring own list", "load spreadsheet", "add companies", "new source"],
      params: {
        properties: {
          size: { description: "Size of the file in bytes." },
          count: { description: "Number of records in the file." },
          format: { description: "Format of the file." },
          entity: websetsCreateParamsSearchEntity,
          title: { description: "Name of the list." },
          csv: {
            properties: { identifier: { description: "Column of the identifying value, from 0." } },
            description: "The form of the file.",
          },
          metadata: { description: "Your own texts by their names." },
        },
      },
      isGraphql: false,
    },
    "imports.update": {
      description: "Updates the title or the metadata of an import.",
      keywords: ["rename upload", "tag csv", "label", "annotate", "modify source"],
      params: {
        properties: {
          id: { description: "ID of the import." },
          title: { description: "Name of the list." },
          metadata: { description: "Your own texts by their names." },
        },
      },
      isGraphql: false,
    },
    "imports.delete": {
      description: "Deletes an import.",
      keywords: ["remove upload", "drop csv", "discard list", "get rid", "erase source"],
      params: { properties: { id: { description: "ID of the import." } } },
      isGraphql: false,
    },
    "webhooks.list": {
      description: "Lists the webhooks.",
      keywords: ["callbacks", "subscriptions", "endpoints", "notifications", "integrations"],
      params: research_tasksListParams,
      record: { $ref: "#/$defs/Webhook" },
      isGraphql: false,
    },
    "webhooks.get": {
      description: "Gets a webhook.",
      keywords: ["callback", "subscription", "endpoint", "notification url", "integration"],
      params: { properties: { id: { description: "ID of the webhook." } } },
      isGraphql: false,
    },
    "webhooks.create": {
      description: "Creates a webhook. Only this answer has its secret.",
      keywords: ["subscribe", "register callback", "notify me", "new endpoint", "push"],
      params: {
        properties: {
          events: { description: "Events that it sends." },
          url: { description: "URL that gets them." },
          metadata: { description: "Your own texts by their names." },
        },
      },
      isGraphql: false,
    },
    "webhooks.update": {
      description: "Updates the events or the URL of a webhook.",
      keywords: ["change callback", "move endpoint", "other events", "edit subscription", "modify"],
      params: {
        properties: {
          id: { description: "ID of the webhook." },
          events: { description: "Events that it sends." },
          url: { description: "URL that gets them." },
          metadata: { description: "Your own texts by their names." },
        },
      },
      isGraphql: false,
    },
    "webhooks.delete": {
      description: "Deletes a webhook.",
      keywords: ["unsubscribe", "remove callback", "stop notifications", "drop endpoint", "get rid"],
      params: { properties: { id: { description: "ID of the webhook." } } },
      isGraphql: false,
    },
    "webhook_attempts.list": {
      description: "Lists the attempts of a webhook.",
      keywords: ["deliveries", "failed callbacks", "retries", "delivery log", "responses"],
      params: {
        properties: {
          id: { description: "ID of the webhook." },
          cursor: research_tasksListParamsCursor,
          limit: research_tasksListParamsLimit,
          eventType: { description: "Type of the event." },
          successful: { description: "Whether it succeeded." },
        },
      },
      record: { $ref: "#/$defs/WebhookAttempt" },
      isGraphql: false,
    },
    "events.list": {
      description: "Lists the events.",
      keywords: ["activity", "history", "audit log", "what happened", "changes"],
      params: {
        properties: {
          cursor: research_tasksListParamsCursor,
          limit: research_tasksListParamsLimit,
          types: { description: "Types of the events." },
          createdBefore: { description: "Time before which they happened." },
          createdAfter: { description: "Time after which they happened." },
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "events.get": {
      description: "Gets an event.",
      keywords: ["activity", "log entry", "what happened", "change", "notification"],
      params: { properties: { id: { description: "ID of the event." } } },
      isGraphql: false,
    },
  },
  schemas: {
    Cursor: { type: "string", description: "The `nextCursor` value of the previous page.", minLength: 1 },
    Limit: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 200. Defaults to 25.",
      default: 25,
      minimum: 1,
      maximum: 200,
    },
    NumResults: {
      type: "integer",
      description: "Number of results, 1 to 100. Defaults to 10.",
      default: 10,
      minimum: 1,
      maximum: 100,
    },
    IncludeDomains: { type: "array", items: { type: "string" }, description: "Domains to search." },
    ExcludeDomains: { type: "array", items: { type: "string" }, description: "Domains to leave out." },
    StartCrawlDate: { type: "string", format: "date-time", description: "Time after which Exa found the page." },
    EndCrawlDate: { type: "string", format: "date-time", description: "Time before which Exa found the page." },
    StartPublishedDate: {
      type: "string",
      format: "date-time",
      description: "Time after which the page was published.",
    },
    EndPublishedDate: { type: "string", format: "date-time", description: "Time before which the page was published." },
    IncludeText: {
      type: "array",
      items: { type: "string" },
      description: "Text that the page must have: one, of up to five words.",
    },
    ExcludeText: {
      type: "array",
      items: { type: "string" },
      description: "Text that the page must not have: one, of up to five words.",
    },
    Moderation: { type: "boolean", description: "Whether to leave out unsafe results." },
    MaxAgeHours: {
      type: "integer",
      description: "Age in hours from which a page is read again. 0 reads always, -1 never.",
    },
    Summary: {
      type: "object",
      properties: {
        query: { type: "string", description: "The subject of the summary." },
        schema: { type: "object", description: "JSON schema of the summary." },
      },
      description: "Summaries of the pages.",
    },
    Extras: {
      type: "object",
      properties: {
        links: { type: "integer", description: "Number of links." },
        imageLinks: { type: "integer", description: "Number of images." },
      },
      description: "Further parts of the pages.",
    },
    Contents: {
      type: "object",
      properties: {
        text: resultsApi_searchParamsContentsText,
        highlights: resultsApi_searchParamsContentsHighlights,
        summary: { $ref: "#/$defs/Summary" },
        livecrawlTimeout: { type: "integer", description: "Milliseconds for the crawl of a page." },
        maxAgeHours: { $ref: "#/$defs/MaxAgeHours" },
        subpages: { type: "integer", description: "Number of further pages to read of each site." },
        subpageTarget: resultsApi_searchParamsContentsSubpageTarget,
        extras: { $ref: "#/$defs/Extras" },
      },
      description: "Parts of the pages that results have.",
    },
    Metadata: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Your own texts by their names.",
    },
    NewKind: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The kind.",
          enum: ["company", "person", "article", "research_paper", "custom"],
        },
        description: { type: "string", description: "The custom kind in words.", minLength: 2, maxLength: 200 },
      },
      required: ["type"],
      description: "Kind of the items. `custom` needs a description.",
    },
    NewCriteria: {
      type: "array",
      items: {
        type: "object",
        properties: { description: { type: "string", description: "The criterion.", minLength: 1, maxLength: 1000 } },
        required: ["description"],
      },
      description: "The criteria that items meet. Exa finds criteria if you give none.",
      minItems: 1,
      maxItems: 5,
    },
    Sources: {
      type: "array",
      items: {
        type: "object",
        properties: { source: schemasSourcesItemsSource, id: schemasSourcesItemsId },
        required: ["source", "id"],
      },
      description: "Imports and websets.",
    },
    Scope: {
      type: "array",
      items: {
        type: "object",
        properties: {
          source: schemasSourcesItemsSource,
          id: schemasSourcesItemsId,
          relationship: {
            type: "object",
            properties: {
              definition: { type: "string", description: "The relation." },
              limit: { type: "integer", description: "Number of related items of each.", minimum: 1, maximum: 10 },
            },
            required: ["definition", "limit"],
            description: "The relation of the items to the items of the source.",
          },
        },
        required: ["source", "id"],
      },
      description: "Imports and websets to search in.",
    },
    NewEnrichment: {
      type: "object",
      properties: {
        description: { type: "string", description: "The value to find for each item.", minLength: 1, maxLength: 5000 },
        format: {
          type: "string",
          description: "Format of the values.",
          enum: ["text", "date", "number", "options", "email", "phone", "url"],
        },
        options: {
          type: "array",
          items: schemasNewEnrichmentOptionsItems,
          description: "The values, if the format is `options`.",
          minItems: 1,
          maxItems: 150,
        },
        metadata: { $ref: "#/$defs/Metadata" },
      },
      required: ["description"],
    },
    EventType: {
      type: "string",
      enum: [
        "webset.created",
        "webset.deleted",
        "webset.paused",
        "webset.idle",
        "webset.search.created",
        "webset.search.canceled",
        "webset.search.completed",
        "webset.search.updated",
        "import.created",
        "import.completed",
        "webset.item.created",
        "webset.item.enriched",
        "monitor.created",
        "monitor.updated",
        "monitor.deleted",
        "monitor.run.created",
        "monitor.run.completed",
        "webset.export.created",
        "webset.export.completed",
      ],
    },
    Result: {
      type: "object",
      properties: {
        text: { type: "string" },
        highlights: { type: "array", items: { type: "string" } },
        highlightScores: { type: "array", items: { type: "number" } },
        summary: { type: "string" },
        subpages: { type: "array", items: { $ref: "#/$defs/Result" } },
        extras: { type: "object", properties: { links: { type: "array", items: { type: "string" } } } },
        entities: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/CompanyEntity" }, { $ref: "#/$defs/PersonEntity" }] },
        },
        title: { type: "string" },
        url: { type: "string" },
        publishedDate: { type: ["string", "null"] },
        author: { type: ["string", "null"] },
        score: { type: ["number", "null"] },
        id: { type: "string" },
        image: { type: "string" },
        favicon: { type: "string" },
      },
    },
    CompanyEntity: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string", const: "company" },
        version: { type: "integer" },
        properties: { $ref: "#/$defs/CompanyFacts" },
      },
      required: ["id", "type", "version", "properties"],
    },
    CompanyFacts: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        foundedYear: { type: ["integer", "null"] },
        description: { type: ["string", "null"] },
        workforce: { anyOf: [{ $ref: "#/$defs/CompanyFactsWorkforce" }, { type: "null" }] },
        headquarters: { anyOf: [{ $ref: "#/$defs/CompanyFactsHeadquarters" }, { type: "null" }] },
        financials: { anyOf: [{ $ref: "#/$defs/CompanyFactsFinancials" }, { type: "null" }] },
        webTraffic: { anyOf: [{ $ref: "#/$defs/CompanyFactsWebTraffic" }, { type: "null" }] },
      },
    },
    CompanyFactsWorkforce: { type: "object", properties: { total: { type: ["integer", "null"] } } },
    CompanyFactsHeadquarters: {
      type: "object",
      properties: {
        address: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        postalCode: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
      },
    },
    CompanyFactsFinancials: {
      type: "object",
      properties: {
        revenueAnnual: { type: ["integer", "null"] },
        fundingTotal: { type: ["integer", "null"] },
        fundingLatestRound: { anyOf: [{ $ref: "#/$defs/CompanyFactsFundingRound" }, { type: "null" }] },
      },
    },
    CompanyFactsFundingRound: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        date: { type: ["string", "null"] },
        amount: { type: ["integer", "null"] },
      },
    },
    CompanyFactsWebTraffic: { type: "object", properties: { visitsMonthly: { type: ["integer", "null"] } } },
    PersonEntity: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string", const: "person" },
        version: { type: "integer" },
        properties: { $ref: "#/$defs/PersonFacts" },
      },
      required: ["id", "type", "version", "properties"],
    },
    PersonFacts: {
      type: "object",
      properties: {
        name: { type: ["string", "null"] },
        location: { type: ["string", "null"] },
        workHistory: { type: "array", items: { $ref: "#/$defs/PersonFactsWorkHistoryEntry" } },
      },
    },
    PersonFactsWorkHistoryEntry: {
      type: "object",
      properties: {
        title: { type: ["string", "null"] },
        location: { type: ["string", "null"] },
        dates: { anyOf: [{ $ref: "#/$defs/EntityDateRange" }, { type: "null" }] },
        company: { anyOf: [{ $ref: "#/$defs/PersonFactsCompanyRef" }, { type: "null" }] },
      },
    },
    EntityDateRange: {
      type: "object",
      properties: { from: { type: ["string", "null"] }, to: { type: ["string", "null"] } },
    },
    PersonFactsCompanyRef: {
      type: "object",
      properties: { id: { type: ["string", "null"] }, name: { type: ["string", "null"] } },
    },
    CostDollars: {
      type: "object",
      properties: {
        total: { type: "number" },
        breakDown: {
          type: "array",
          items: {
            type: "object",
            properties: {
              search: { type: "number" },
              contents: { type: "number" },
              breakdown: {
                type: "object",
                properties: {
                  neuralSearch: { type: "number" },
                  deepSearch: { type: "number" },
                  contentText: { type: "number" },
                  contentHighlight: { type: "number" },
                  contentSummary: { type: "number" },
                },
              },
            },
          },
        },
        perRequestPrices: {
          type: "object",
          properties: {
            neuralSearch_1_25_results: { type: "number" },
            neuralSearch_26_100_results: { type: "number" },
            neuralSearch_100_plus_results: { type: "number" },
            deepSearch_1_25_results: { type: "number" },
            deepSearch_26_100_results: { type: "number" },
          },
        },
        perPagePrices: {
          type: "object",
          properties: {
            contentText: { type: "number" },
            contentHighlight: { type: "number" },
            contentSummary: { type: "number" },
          },
        },
      },
    },
    AnswerCitation: {
      type: "object",
      properties: {
        id: { type: "string" },
        url: { type: "string" },
        title: { type: "string" },
        author: { type: ["string", "null"] },
        publishedDate: { type: ["string", "null"] },
        text: { type: "string" },
        image: { type: "string" },
        favicon: { type: "string" },
      },
    },
    Webset: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "webset" },
        status: { type: "string" },
        externalId: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        searches: { type: "array", items: { $ref: "#/$defs/WebsetSearch" } },
        imports: { type: "array", items: { $ref: "#/$defs/Import" } },
        enrichments: schemasWebsetEnrichments,
        monitors: { type: "array", items: { $ref: "#/$defs/Monitor" } },
        excludes: schemasWebsetExcludes,
        metadata: { $ref: "#/$defs/Metadata" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: schemasWebsetRequired,
    },
    WebsetSearch: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "webset_search" },
        status: { type: "string" },
        websetId: { type: "string" },
        query: { type: "string" },
        entity: schemasWebsetSearchEntity,
        criteria: {
          type: "array",
          items: {
            type: "object",
            properties: { description: { type: "string" }, successRate: { type: "number" } },
            required: ["description", "successRate"],
          },
        },
        count: { type: "number" },
        behavior: { type: "string" },
        exclude: schemasWebsetExcludes,
        scope: {
          type: "array",
          items: {
            type: "object",
            properties: {
              source: { type: "string" },
              id: { type: "string" },
              relationship: {
                type: "object",
                properties: { definition: { type: "string" }, limit: { type: "number" } },
                required: ["definition", "limit"],
              },
            },
            required: ["source", "id"],
          },
        },
        progress: {
          type: "object",
          properties: {
            found: { type: "number" },
            analyzed: { type: "number" },
            completion: { type: "number" },
            timeLeft: { type: ["number", "null"] },
          },
          required: ["found", "analyzed", "completion", "timeLeft"],
        },
        recall: {
          type: ["object", "null"],
          properties: {
            expected: {
              type: "object",
              properties: {
                total: { type: "number" },
                confidence: { type: "string" },
                bounds: {
                  type: "object",
                  properties: { min: { type: "number" }, max: { type: "number" } },
                  required: ["min", "max"],
                },
              },
              required: ["total", "confidence", "bounds"],
            },
            reasoning: { type: "string" },
          },
          required: ["expected", "reasoning"],
        },
        metadata: { $ref: "#/$defs/Metadata" },
        canceledAt: { type: ["string", "null"], format: "date-time" },
        canceledReason: { type: ["string", "null"] },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: [
        "id",
        "object",
        "status",
        "websetId",
        "query",
        "entity",
        "criteria",
        "count",
        "exclude",
        "scope",
        "progress",
        "recall",
        "canceledAt",
        "canceledReason",
        "createdAt",
        "updatedAt",
      ],
    },
    CompanyKind: { type: "object", properties: { type: { type: "string", const: "company" } }, required: ["type"] },
    PersonKind: { type: "object", properties: { type: { type: "string", const: "person" } }, required: ["type"] },
    ArticleKind: { type: "object", properties: { type: { type: "string", const: "article" } }, required: ["type"] },
    ResearchPaperKind: {
      type: "object",
      properties: { type: { type: "string", const: "research_paper" } },
      required: ["type"],
    },
    CustomKind: {
      type: "object",
      properties: { type: { type: "string", const: "custom" }, description: { type: "string" } },
      required: ["type", "description"],
    },
    Import: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "import" },
        status: { type: "string" },
        format: { type: "string" },
        entity: schemasWebsetSearchEntity,
        title: { type: "string" },
        count: { type: "number" },
        metadata: { $ref: "#/$defs/Metadata" },
        failedReason: { type: ["string", "null"] },
        failedAt: { type: ["string", "null"], format: "date-time" },
        failedMessage: { type: ["string", "null"] },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: [
        "id",
        "object",
        "status",
        "format",
        "entity",
        "title",
        "count",
        "metadata",
        "failedReason",
        "failedAt",
        "failedMessage",
        "createdAt",
        "updatedAt",
      ],
    },
    WebsetEnrichment: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "webset_enrichment" },
        status: { type: "string" },
        websetId: { type: "string" },
        title: { type: ["string", "null"] },
        description: { type: "string" },
        format: { type: ["string", "null"] },
        options: { type: ["array", "null"], items: schemasNewEnrichmentOptionsItems },
        instructions: { type: ["string", "null"] },
        metadata: { $ref: "#/$defs/Metadata" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: [
        "id",
        "object",
        "status",
        "websetId",
        "title",
        "description",
        "format",
        "options",
        "instructions",
        "createdAt",
        "updatedAt",
      ],
    },
    Monitor: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "monitor" },
        status: { type: "string" },
        websetId: { type: "string" },
        cadence: {
          type: "object",
          properties: { cron: { type: "string" }, timezone: { type: "string" } },
          required: ["cron"],
        },
        behavior: {
          type: "object",
          properties: {
            type: { type: "string", const: "search" },
            config: {
              type: "object",
              properties: {
                query: { type: "string" },
                criteria: schemasMonitorBehaviorConfigCriteria,
                entity: schemasMonitorBehaviorConfigEntity,
                count: { type: "number" },
                behavior: { type: "string" },
              },
              required: ["count"],
            },
          },
          required: ["type", "config"],
        },
        lastRun: { anyOf: [{ $ref: "#/$defs/MonitorRun" }, { type: "null" }] },
        nextRunAt: { type: ["string", "null"], format: "date-time" },
        metadata: { $ref: "#/$defs/Metadata" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: [
        "id",
        "object",
        "status",
        "websetId",
        "cadence",
        "behavior",
        "lastRun",
        "nextRunAt",
        "metadata",
        "createdAt",
        "updatedAt",
      ],
    },
    MonitorRun: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "monitor_run" },
        status: { type: "string" },
        monitorId: { type: "string" },
        type: { type: "string" },
        completedAt: { type: ["string", "null"], format: "date-time" },
        failedAt: { type: ["string", "null"], format: "date-time" },
        failedReason: { type: ["string", "null"] },
        canceledAt: { type: ["string", "null"], format: "date-time" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: [
        "id",
        "object",
        "status",
        "monitorId",
        "type",
        "completedAt",
        "failedAt",
        "failedReason",
        "canceledAt",
        "createdAt",
        "updatedAt",
      ],
    },
    WebsetWithItems: {
      type: "object",
      properties: {
        items: { type: "array", items: { $ref: "#/$defs/WebsetItem" } },
        id: { type: "string" },
        object: { type: "string", const: "webset" },
        status: { type: "string" },
        externalId: { type: ["string", "null"] },
        title: { type: ["string", "null"] },
        searches: { type: "array", items: { $ref: "#/$defs/WebsetSearch" } },
        imports: { type: "array", items: { $ref: "#/$defs/Import" } },
        enrichments: schemasWebsetEnrichments,
        monitors: { type: "array", items: { $ref: "#/$defs/Monitor" } },
        excludes: schemasWebsetExcludes,
        metadata: { $ref: "#/$defs/Metadata" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: schemasWebsetRequired,
    },
    WebsetItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "webset_item" },
        source: { type: "string" },
        sourceId: { type: "string" },
        websetId: { type: "string" },
        properties: schemasWebsetItem,
        evaluations: { type: "array", items: { $ref: "#/$defs/WebsetItemEvaluation" } },
        enrichments: { type: ["array", "null"], items: { $ref: "#/$defs/EnrichmentResult" } },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: [
        "id",
        "object",
        "source",
        "sourceId",
        "websetId",
        "properties",
        "evaluations",
        "enrichments",
        "createdAt",
        "updatedAt",
      ],
    },
    WebsetItemPersonProperties: {
      type: "object",
      properties: {
        type: { type: "string", const: "person" },
        url: { type: "string" },
        description: { type: "string" },
        person: {
          type: "object",
          properties: {
            name: { type: "string" },
            location: { type: ["string", "null"] },
            position: { type: ["string", "null"] },
            company: {
              type: ["object", "null"],
              properties: { name: { type: "string" }, location: { type: ["string", "null"] } },
              required: ["name", "location"],
            },
            pictureUrl: { type: ["string", "null"] },
          },
          required: ["name", "location", "position", "company", "pictureUrl"],
        },
      },
      required: ["type", "url", "description", "person"],
    },
    WebsetItemCompanyProperties: {
      type: "object",
      properties: {
        type: { type: "string", const: "company" },
        url: { type: "string" },
        description: { type: "string" },
        content: { type: ["string", "null"] },
        company: {
          type: "object",
          properties: {
            name: { type: "string" },
            location: { type: ["string", "null"] },
            employees: { type: ["number", "null"] },
            industry: { type: ["string", "null"] },
            about: { type: ["string", "null"] },
            logoUrl: { type: ["string", "null"] },
          },
          required: ["name", "location", "employees", "industry", "about", "logoUrl"],
        },
      },
      required: ["type", "url", "description", "content", "company"],
    },
    WebsetItemArticleProperties: {
      type: "object",
      properties: {
        type: { type: "string", const: "article" },
        url: { type: "string" },
        description: { type: "string" },
        content: { type: ["string", "null"] },
        article: schemasWebsetItemArticlePropertiesArticle,
      },
      required: ["type", "url", "description", "content", "article"],
    },
    WebsetItemResearchPaperProperties: {
      type: "object",
      properties: {
        type: { type: "string", const: "research_paper" },
        url: { type: "string" },
        description: { type: "string" },
        content: { type: ["string", "null"] },
        researchPaper: schemasWebsetItemArticlePropertiesArticle,
      },
      required: ["type", "url", "description", "content", "researchPaper"],
    },
    WebsetItemCustomProperties: {
      type: "object",
      properties: {
        type: { type: "string", const: "custom" },
        url: { type: "string" },
        description: { type: "string" },
        content: { type: ["string", "null"] },
        custom: schemasWebsetItemArticlePropertiesArticle,
      },
      required: ["type", "url", "description", "content", "custom"],
    },
    WebsetItemEvaluation: {
      type: "object",
      properties: {
        criterion: { type: "string" },
        reasoning: { type: "string" },
        satisfied: { type: "string" },
        references: schemasWebsetItemEvaluationReferences,
      },
      required: ["criterion", "reasoning", "satisfied"],
    },
    EnrichmentResult: {
      type: "object",
      properties: {
        object: { type: "string", const: "enrichment_result" },
        status: { type: "string" },
        format: { type: "string" },
        result: { type: ["array", "null"], items: { type: "string" } },
        reasoning: { type: ["string", "null"] },
        references: schemasWebsetItemEvaluationReferences,
        enrichmentId: { type: "string" },
      },
      required: ["object", "status", "format", "result", "reasoning", "references", "enrichmentId"],
    },
    WebsetItemPreview: {
      type: "object",
      properties: {
        id: { type: "string" },
        properties: schemasWebsetItem,
        createdAt: { type: "string", format: "date-time" },
      },
      required: ["id", "properties", "createdAt"],
    },
    Webhook: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "webhook" },
        status: { type: "string" },
        events: { type: "array", items: { type: "string" } },
        url: { type: "string" },
        secret: { type: ["string", "null"] },
        metadata: { $ref: "#/$defs/Metadata" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: ["id", "object", "status", "events", "url", "secret", "createdAt", "updatedAt"],
    },
    NewImport: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "import" },
        status: { type: "string" },
        format: { type: "string" },
        entity: schemasWebsetSearchEntity,
        title: { type: "string" },
        count: { type: "number" },
        metadata: { $ref: "#/$defs/Metadata" },
        failedReason: { type: ["string", "null"] },
        failedAt: { type: ["string", "null"], format: "date-time" },
        failedMessage: { type: ["string", "null"] },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        uploadUrl: { type: "string" },
        uploadValidUntil: { type: "string" },
      },
      required: [
        "id",
        "object",
        "status",
        "format",
        "entity",
        "title",
        "count",
        "metadata",
        "failedReason",
        "failedAt",
        "failedMessage",
        "createdAt",
        "updatedAt",
        "uploadUrl",
        "uploadValidUntil",
      ],
    },
    WebhookAttempt: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "webhook_attempt" },
        eventId: { type: "string" },
        eventType: { type: "string" },
        webhookId: { type: "string" },
        url: { type: "string" },
        successful: { type: "boolean" },
        responseHeaders: { type: "object", additionalProperties: { type: "string" } },
        responseBody: { type: ["string", "null"] },
        responseStatusCode: { type: "number" },
        attempt: { type: "number" },
        attemptedAt: { type: "string", format: "date-time" },
      },
      required: [
        "id",
        "object",
        "eventId",
        "eventType",
        "webhookId",
        "url",
        "successful",
        "responseHeaders",
        "responseBody",
        "responseStatusCode",
        "attempt",
        "attemptedAt",
      ],
    },
    Answer: {
      type: "object",
      properties: {
        answer: { description: "A text, or an object in the form of `outputSchema`." },
        citations: { type: "array", items: { $ref: "#/$defs/AnswerCitation" } },
        costDollars: { $ref: "#/$defs/CostDollars" },
      },
    },
    ResearchTask: {
      type: "object",
      properties: {
        id: { type: "string" },
        status: { type: "string" },
        instructions: { type: "string" },
        schema: { type: "object", description: "JSON schema of the output." },
        data: { type: "object", description: "The output, in the form of the schema." },
        citations: { type: "object", description: "The sources, by the fields of the output." },
      },
      required: ["id", "status", "instructions"],
    },
    NewResearchTask: { type: "object", properties: { id: { type: "string" } } },
    WebsetPreview: {
      type: "object",
      properties: {
        search: {
          type: "object",
          properties: { entity: schemasMonitorBehaviorConfigEntity, criteria: schemasMonitorBehaviorConfigCriteria },
          required: ["entity", "criteria"],
        },
        enrichments: {
          type: "array",
          items: {
            type: "object",
            properties: {
              description: { type: "string" },
              format: { type: "string" },
              options: { type: "array", items: schemasNewEnrichmentOptionsItems },
            },
            required: ["description", "format"],
          },
        },
        items: { type: "array", items: { $ref: "#/$defs/WebsetItemPreview" } },
      },
      required: ["search", "enrichments", "items"],
    },
    Event: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string", const: "event" },
        type: { type: "string" },
        data: { type: "object", description: "The record of the event, as its own entity has it." },
        createdAt: { type: "string", format: "date-time" },
      },
      required: ["id", "object", "type", "data", "createdAt"],
    },
  },
})
