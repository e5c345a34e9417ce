// Generated from definitions/google-search-console.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-search-console.ts'

const entitiesSitesSearch = { siteUrl: { type: "string" }, permissionLevel: { type: "string" } }
const sitesGetParamsSiteUrl = {
  description: "The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain.",
  examples: ["sc-domain:example.com"],
}
const sitesGetParams = { properties: { siteUrl: sitesGetParamsSiteUrl } }
const sitemapsGetParams = {
  properties: {
    siteUrl: sitesGetParamsSiteUrl,
    feedpath: { description: "The URL of the sitemap.", examples: ["http://www.example.com/sitemap.xml"] },
  },
}
const search_analyticsListParamsType = {
  description:
    "Type of results. `NEWS` is the tab of Google Search, `GOOGLE_NEWS` the app and website. Defaults to `WEB`.",
}
const search_analyticsListParamsAggregationType = {
  description: "The unit that clicks are counted by. Reports with pages cannot count by property. Defaults to `AUTO`.",
}
const search_analyticsListParamsDataState = {
  description: "`ALL` includes data that may still change, `HOURLY_ALL` that of hours. Defaults to `FINAL`.",
}
const search_analyticsListParamsRowLimit = { description: "Maximum number of rows, 1 to 25,000. Defaults to 1,000." }
const search_analytics_by_dateListParams = {
  properties: {
    siteUrl: sitesGetParamsSiteUrl,
    startDate: { description: "First day, in Pacific time." },
    endDate: { description: "Last day, in Pacific time." },
    type: search_analyticsListParamsType,
    dimensionFilterGroups: { description: "Groups of filters. Rows pass all of them." },
    aggregationType: search_analyticsListParamsAggregationType,
    dataState: search_analyticsListParamsDataState,
    rowLimit: search_analyticsListParamsRowLimit,
    startRow: { description: "Number of rows to skip. Defaults to 0." },
  },
}
const schemasAmpIssue = {
  type: "object",
  properties: { issueMessage: { type: "string" }, severity: { type: "string" } },
}
export default describedKind(kind, {
  category: "analytics",
  support: "community",
  docs: "https://developers.google.com/webmaster-tools/v1/api_reference_index",
  basis: {
    version: "Search Console API v1",
    date: "2026-11-30",
    compared: "Google's discovery document of searchconsole v1 (20260804)",
    sources: [
      { type: "openapi", url: "https://searchconsole.googleapis.com/$discovery/rest?version=v1" },
      { type: "changelog", url: "https://developers.google.com/search/blog" },
    ],
    missing:
      "Tests of mobile pages. A copy has sites and sitemaps, but no rows of search traffic, since a request needs " +
      "its days. Google gives the most clicked rows and may leave out others. Google offers no webhooks and no times " +
      "of change, so a sync reads everything.",
  },
  sunset: {
    version: "v1",
    date: "none",
    docs: "https://developers.google.com/webmaster-tools/v1/api_reference_index",
    read: "2026-11-30",
  },
  description:
    "The traffic of a site from Google Search: clicks, impressions and positions by query, page, country, device and " +
    "day. Also the sites of a user, their sitemaps, and the state of a page in Google's index.",
  auth: {
    service_account: {
      description:
        "Key of a Google Cloud service account. Add its email address as a user of the site in Search Console. Its " +
        "permission there decides what it can change.",
      credentials: {
        properties: {
          client_email: {
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { description: "Private key in PEM format: `private_key` in its key file." },
        },
      },
    },
  },
  entities: {
    sites: {
      description: "A site of the user in Search Console: a domain, or the URLs that begin alike.",
      search: entitiesSitesSearch,
      hit: { title: [["siteUrl"]], text: [] },
      refs: {},
    },
    sitemaps: {
      description: "A sitemap of a site, with its errors and warnings.",
      search: {
        path: { type: "string" },
        type: { type: "string" },
        lastSubmitted: { type: "timestamp" },
        lastDownloaded: { type: "timestamp" },
        isPending: { type: "boolean" },
        isSitemapsIndex: { type: "boolean" },
        errors: { type: "string" },
        warnings: { type: "string" },
      },
      hit: { title: [["path"]], text: [] },
      refs: {},
    },
    search_analytics: {
      description: "A row of a report about Google Search, with the values of its dimensions in `keys`.",
      refs: {},
    },
    search_analytics_by_date: {
      description: "A day of search traffic: clicks, impressions, click rate and position.",
      refs: {},
    },
    search_analytics_by_country: { description: "A country on a day of search traffic.", refs: {} },
    search_analytics_by_device: { description: "A type of device on a day of search traffic.", refs: {} },
    search_analytics_by_page: { description: "A page on a day of search traffic.", refs: {} },
    search_analytics_by_query: { description: "A query of searchers, on a day of search traffic.", refs: {} },
    search_analytics_all_fields: {
      description: "A combination of day, country, device, page and query of search traffic.",
      refs: {},
    },
    url_inspections: {
      description:
        "The state of a page in Google's index: its verdict, its crawl, its canonical page and its rich results.",
      refs: {},
    },
  },
  operations: {
    "sites.list": {
      description: "Lists the sites of the user, each with the user's permission.",
      keywords: ["websites", "domains", "web properties", "verified", "my sites", "access level"],
      record: { $ref: "#/$defs/Site" },
      isGraphql: false,
    },
    "sites.get": {
      description: "Gets a site with the user's permission.",
      keywords: ["website", "domain", "verified", "am i the owner", "access level"],
      params: sitesGetParams,
      isGraphql: false,
    },
    "sites.delete": {
      description: "Removes a site from the user's sites. Other users keep it.",
      keywords: ["drop website", "unregister", "domain", "detach", "get rid"],
      params: sitesGetParams,
      isGraphql: false,
    },
    "sites.add": {
      description: "Adds a site to the user's sites. It has data once the user is verified as its owner.",
      keywords: ["new website", "register domain", "set up property", "onboard", "verify"],
      params: sitesGetParams,
      isGraphql: false,
    },
    "sitemaps.list": {
      description: "Lists the sitemaps of a site or of a sitemap index.",
      keywords: ["xml files", "feeds", "submitted", "crawl", "broken sitemap"],
      params: {
        properties: {
          siteUrl: sitesGetParamsSiteUrl,
          sitemapIndex: {
            description: "Filters by sitemap index.",
            examples: ["http://www.example.com/sitemapindex.xml"],
          },
        },
      },
      record: { $ref: "#/$defs/Sitemap" },
      isGraphql: false,
    },
    "sitemaps.get": {
      description: "Gets a sitemap with its errors and warnings.",
      keywords: ["xml file", "crawled", "problems", "last read", "number of urls"],
      params: sitemapsGetParams,
      isGraphql: false,
    },
    "sitemaps.delete": {
      description: "Deletes a sitemap from Search Console. Google may still read it.",
      keywords: ["remove xml file", "unsubmit", "drop feed", "withdraw", "get rid"],
      params: sitemapsGetParams,
      isGraphql: false,
    },
    "sitemaps.submit": {
      description: "Submits a sitemap of a site, so that Google reads it.",
      keywords: ["add", "new xml file", "ping google", "crawl", "resubmit", "tell google about pages"],
      params: sitemapsGetParams,
      isGraphql: false,
    },
    "search_analytics.list": {
      description:
        "Runs a report of clicks, impressions, click rate and position over dates, by dimensions of your choice. The " +
        "most clicked rows come first.",
      keywords: [
        "seo report",
        "organic traffic",
        "rankings",
        "how we rank",
        "serp",
        "hourly",
        "discover",
        "total clicks",
        "rich results",
        "google news traffic",
      ],
      params: {
        properties: {
          siteUrl: sitesGetParamsSiteUrl,
          startDate: { description: "First day, in Pacific time." },
          endDate: { description: "Last day, in Pacific time." },
          dimensions: {
            description:
              "The values to group rows by: the `keys` of a row have them in this order. Without it, one row has the " +
              "totals.",
            examples: [["QUERY", "PAGE"]],
          },
          type: search_analyticsListParamsType,
          dimensionFilterGroups: { description: "Groups of filters. Rows pass all of them." },
          aggregationType: search_analyticsListParamsAggregationType,
          dataState: search_analyticsListParamsDataState,
          rowLimit: search_analyticsListParamsRowLimit,
          startRow: { description: "Number of rows to skip. Defaults to 0." },
        },
      },
      record: { $ref: "#/$defs/SearchRow" },
      isGraphql: false,
    },
    "search_analytics_by_date.list": {
      description: "Lists the search traffic of a site by day. Days without data have no row.",
      keywords: ["daily clicks", "trend", "over time", "per day", "impressions last week", "organic traffic"],
      params: search_analytics_by_dateListParams,
      record: { $ref: "#/$defs/SearchDateRow" },
      isGraphql: false,
    },
    "search_analytics_by_country.list": {
      description: "Lists the search traffic of a site by day and country.",
      keywords: ["where searchers come from", "geography", "by nation", "regions", "markets"],
      params: search_analytics_by_dateListParams,
      record: { $ref: "#/$defs/SearchDateCountryRow" },
      isGraphql: false,
    },
    "search_analytics_by_device.list": {
      description: "Lists the search traffic of a site by day and type of device.",
      keywords: ["mobile", "desktop", "tablet", "phones", "smartphone share"],
      params: search_analytics_by_dateListParams,
      record: { $ref: "#/$defs/SearchDateDeviceRow" },
      isGraphql: false,
    },
    "search_analytics_by_page.list": {
      description: "Lists the search traffic of a site by day and page.",
      keywords: ["top urls", "landing pages", "which pages rank", "best content", "most clicked articles"],
      params: search_analytics_by_dateListParams,
      record: { $ref: "#/$defs/SearchDatePageRow" },
      isGraphql: false,
    },
    "search_analytics_by_query.list": {
      description: "Lists the search traffic of a site by day and query.",
      keywords: ["search terms", "what people search for", "top phrases", "which words", "seo terms", "ranking for"],
      params: search_analytics_by_dateListParams,
      record: { $ref: "#/$defs/SearchDateQueryRow" },
      isGraphql: false,
    },
    "search_analytics_all_fields.list": {
      description:
        "Lists the search traffic of a site by day, country, device, page and query together. It is the most " +
        "expensive report, so ask for few days.",
      keywords: ["full export", "everything", "raw data", "detailed rows", "long tail", "backup of search data"],
      params: search_analytics_by_dateListParams,
      record: { $ref: "#/$defs/SearchDateCountryDevicePageQueryRow" },
      isGraphql: false,
    },
    "url_inspections.get": {
      description: "Inspects a page in Google's index. The live page is not tested.",
      keywords: [
        "is it indexed",
        "why not on google",
        "crawled",
        "canonical",
        "noindex",
        "coverage",
        "url status",
        "robots.txt",
      ],
      params: {
        properties: {
          siteUrl: sitesGetParamsSiteUrl,
          inspectionUrl: {
            description: "The URL of the page. It has to belong to the site.",
            examples: ["https://www.example.com/about"],
          },
          languageCode: {
            description: "Language of messages, as a code of BCP 47. Defaults to `en-US`.",
            examples: ["de-CH"],
          },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    SiteUrl: {
      type: "string",
      description: "The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain.",
      examples: ["sc-domain:example.com"],
    },
    SitemapUrl: {
      type: "string",
      description: "The URL of the sitemap.",
      examples: ["http://www.example.com/sitemap.xml"],
    },
    SearchType: {
      type: "string",
      description:
        "Type of results. `NEWS` is the tab of Google Search, `GOOGLE_NEWS` the app and website. Defaults to `WEB`.",
      enum: ["WEB", "IMAGE", "VIDEO", "NEWS", "DISCOVER", "GOOGLE_NEWS"],
    },
    AggregationType: {
      type: "string",
      description:
        "The unit that clicks are counted by. Reports with pages cannot count by property. Defaults to `AUTO`.",
      enum: ["AUTO", "BY_PROPERTY", "BY_PAGE", "BY_NEWS_SHOWCASE_PANEL"],
    },
    DataState: {
      type: "string",
      description: "`ALL` includes data that may still change, `HOURLY_ALL` that of hours. Defaults to `FINAL`.",
      enum: ["FINAL", "ALL", "HOURLY_ALL"],
    },
    Site: { type: "object", properties: entitiesSitesSearch, required: ["siteUrl"] },
    Sitemap: {
      type: "object",
      properties: {
        path: { type: "string" },
        type: { type: "string" },
        lastSubmitted: { type: "string", format: "date-time" },
        lastDownloaded: { type: "string", format: "date-time" },
        isPending: { type: "boolean" },
        isSitemapsIndex: { type: "boolean" },
        warnings: { type: "string" },
        errors: { type: "string" },
        contents: { type: "array", items: { $ref: "#/$defs/SitemapContent" } },
      },
      required: ["path"],
    },
    SitemapContent: {
      type: "object",
      properties: { type: { type: "string" }, submitted: { type: "string" }, indexed: { type: "string" } },
    },
    FilterGroup: {
      type: "object",
      properties: {
        groupType: { type: "string", enum: ["AND"] },
        filters: { type: "array", items: { $ref: "#/$defs/SearchFilter" } },
      },
      required: ["filters"],
    },
    SearchFilter: {
      type: "object",
      properties: {
        dimension: { type: "string", enum: ["QUERY", "PAGE", "COUNTRY", "DEVICE", "SEARCH_APPEARANCE"] },
        operator: {
          type: "string",
          enum: ["EQUALS", "NOT_EQUALS", "CONTAINS", "NOT_CONTAINS", "INCLUDING_REGEX", "EXCLUDING_REGEX"],
        },
        expression: { type: "string" },
      },
      required: ["dimension", "expression"],
    },
    SearchRow: {
      type: "object",
      properties: {
        keys: { type: "array", items: { type: "string" }, description: "Values of the dimensions in their order." },
        clicks: { type: "number" },
        impressions: { type: "number" },
        ctr: { type: "number" },
        position: { type: "number" },
      },
    },
    SearchDateRow: {
      type: "object",
      properties: {
        date: { type: "string", format: "date" },
        clicks: { type: "number" },
        impressions: { type: "number" },
        ctr: { type: "number" },
        position: { type: "number" },
      },
    },
    SearchDateCountryRow: {
      type: "object",
      properties: {
        date: { type: "string", format: "date" },
        country: { type: "string" },
        clicks: { type: "number" },
        impressions: { type: "number" },
        ctr: { type: "number" },
        position: { type: "number" },
      },
    },
    SearchDateDeviceRow: {
      type: "object",
      properties: {
        date: { type: "string", format: "date" },
        device: { type: "string" },
        clicks: { type: "number" },
        impressions: { type: "number" },
        ctr: { type: "number" },
        position: { type: "number" },
      },
    },
    SearchDatePageRow: {
      type: "object",
      properties: {
        date: { type: "string", format: "date" },
        page: { type: "string" },
        clicks: { type: "number" },
        impressions: { type: "number" },
        ctr: { type: "number" },
        position: { type: "number" },
      },
    },
    SearchDateQueryRow: {
      type: "object",
      properties: {
        date: { type: "string", format: "date" },
        query: { type: "string" },
        clicks: { type: "number" },
        impressions: { type: "number" },
        ctr: { type: "number" },
        position: { type: "number" },
      },
    },
    SearchDateCountryDevicePageQueryRow: {
      type: "object",
      properties: {
        date: { type: "string", format: "date" },
        country: { type: "string" },
        device: { type: "string" },
        page: { type: "string" },
        query: { type: "string" },
        clicks: { type: "number" },
        impressions: { type: "number" },
        ctr: { type: "number" },
        position: { type: "number" },
      },
    },
    UrlInspection: {
      type: "object",
      properties: {
        inspectionResultLink: { type: "string" },
        indexStatusResult: { $ref: "#/$defs/IndexStatus" },
        ampResult: { $ref: "#/$defs/AmpResult" },
        richResultsResult: { $ref: "#/$defs/RichResults" },
      },
    },
    IndexStatus: {
      type: "object",
      properties: {
        verdict: { type: "string" },
        coverageState: { type: "string" },
        robotsTxtState: { type: "string" },
        indexingState: { type: "string" },
        lastCrawlTime: { type: "string", format: "date-time" },
        pageFetchState: { type: "string" },
        googleCanonical: { type: "string" },
        userCanonical: { type: "string" },
        sitemap: { type: "array", items: { type: "string" } },
        referringUrls: { type: "array", items: { type: "string" } },
        crawledAs: { type: "string" },
      },
    },
    AmpResult: {
      type: "object",
      properties: {
        verdict: { type: "string" },
        ampUrl: { type: "string" },
        robotsTxtState: { type: "string" },
        indexingState: { type: "string" },
        ampIndexStatusVerdict: { type: "string" },
        lastCrawlTime: { type: "string", format: "date-time" },
        pageFetchState: { type: "string" },
        issues: { type: "array", items: { $ref: "#/$defs/AmpIssue" } },
      },
    },
    AmpIssue: schemasAmpIssue,
    RichResults: {
      type: "object",
      properties: {
        verdict: { type: "string" },
        detectedItems: { type: "array", items: { $ref: "#/$defs/RichResultGroup" } },
      },
    },
    RichResultGroup: {
      type: "object",
      properties: {
        richResultType: { type: "string" },
        items: { type: "array", items: { $ref: "#/$defs/RichResult" } },
      },
    },
    RichResult: {
      type: "object",
      properties: { name: { type: "string" }, issues: { type: "array", items: { $ref: "#/$defs/RichResultIssue" } } },
    },
    RichResultIssue: schemasAmpIssue,
  },
})
