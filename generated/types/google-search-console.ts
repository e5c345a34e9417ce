// Generated from definitions/google-search-console.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Google Search Console */
    "google-search-console": GoogleSearchConsole
  }
}

/**
 * Google Search Console. The traffic of a site from Google Search: clicks, impressions and positions by query, page,
 * country, device and day. Also the sites of a user, their sitemaps, and the state of a page in Google's index.
 */
export interface GoogleSearchConsole {
  operations: GoogleSearchConsoleOperations
  credentials: GoogleSearchConsoleCredentials
  config: GoogleSearchConsoleConfig
}

/** The operations, by entity and action. */
export interface GoogleSearchConsoleOperations {
  /** A site of the user in Search Console: a domain, or the URLs that begin alike. */
  sites: {
    /** Lists the sites of the user, each with the user's permission. */
    list: {
      params: SitesListParams
      records: Site[]
      meta: {}
    }
    /** Gets a site with the user's permission. */
    get: {
      params: SitesGetParams
      records: Site
      meta: {}
    }
    /** Removes a site from the user's sites. Other users keep it. */
    delete: {
      params: SitesDeleteParams
      records: null
      meta: {}
    }
    /** Adds a site to the user's sites. It has data once the user is verified as its owner. */
    add: {
      params: SitesAddParams
      records: null
      meta: {}
    }
    search: {
      fields: SitesSearchFields
    }
  }
  /** A sitemap of a site, with its errors and warnings. */
  sitemaps: {
    /** Lists the sitemaps of a site or of a sitemap index. */
    list: {
      params: SitemapsListParams
      records: Sitemap[]
      meta: {}
    }
    /** Gets a sitemap with its errors and warnings. */
    get: {
      params: SitemapsGetParams
      records: Sitemap
      meta: {}
    }
    /** Deletes a sitemap from Search Console. Google may still read it. */
    delete: {
      params: SitemapsDeleteParams
      records: null
      meta: {}
    }
    /** Submits a sitemap of a site, so that Google reads it. */
    submit: {
      params: SitemapsSubmitParams
      records: null
      meta: {}
    }
    search: {
      fields: SitemapsSearchFields
    }
  }
  /** A row of a report about Google Search, with the values of its dimensions in `keys`. */
  search_analytics: {
    /**
     * Runs a report of clicks, impressions, click rate and position over dates, by dimensions of your choice. The most
     * clicked rows come first.
     */
    list: {
      params: SearchAnalyticsListParams
      records: SearchRow[]
      meta: {
        responseAggregationType: unknown
        firstIncompleteDate: unknown
        firstIncompleteHour: unknown
      }
    }
  }
  /** A day of search traffic: clicks, impressions, click rate and position. */
  search_analytics_by_date: {
    /** Lists the search traffic of a site by day. Days without data have no row. */
    list: {
      params: SearchAnalyticsByDateListParams
      records: SearchDateRow[]
      meta: {
        responseAggregationType: unknown
        firstIncompleteDate: unknown
      }
    }
  }
  /** A country on a day of search traffic. */
  search_analytics_by_country: {
    /** Lists the search traffic of a site by day and country. */
    list: {
      params: SearchAnalyticsByCountryListParams
      records: SearchDateCountryRow[]
      meta: {
        responseAggregationType: unknown
        firstIncompleteDate: unknown
      }
    }
  }
  /** A type of device on a day of search traffic. */
  search_analytics_by_device: {
    /** Lists the search traffic of a site by day and type of device. */
    list: {
      params: SearchAnalyticsByDeviceListParams
      records: SearchDateDeviceRow[]
      meta: {
        responseAggregationType: unknown
        firstIncompleteDate: unknown
      }
    }
  }
  /** A page on a day of search traffic. */
  search_analytics_by_page: {
    /** Lists the search traffic of a site by day and page. */
    list: {
      params: SearchAnalyticsByPageListParams
      records: SearchDatePageRow[]
      meta: {
        responseAggregationType: unknown
        firstIncompleteDate: unknown
      }
    }
  }
  /** A query of searchers, on a day of search traffic. */
  search_analytics_by_query: {
    /** Lists the search traffic of a site by day and query. */
    list: {
      params: SearchAnalyticsByQueryListParams
      records: SearchDateQueryRow[]
      meta: {
        responseAggregationType: unknown
        firstIncompleteDate: unknown
      }
    }
  }
  /** A combination of day, country, device, page and query of search traffic. */
  search_analytics_all_fields: {
    /**
     * Lists the search traffic of a site by day, country, device, page and query together. It is the most expensive
     * report, so ask for few days.
     */
    list: {
      params: SearchAnalyticsAllFieldsListParams
      records: SearchDateCountryDevicePageQueryRow[]
      meta: {
        responseAggregationType: unknown
        firstIncompleteDate: unknown
      }
    }
  }
  /** The state of a page in Google's index: its verdict, its crawl, its canonical page and its rich results. */
  url_inspections: {
    /** Inspects a page in Google's index. The live page is not tested. */
    get: {
      params: UrlInspectionsGetParams
      records: UrlInspection
      meta: {}
    }
  }
}

/** Params of sites.list. */
export interface SitesListParams { [k: string]: never }

export interface Site {
  siteUrl: string
  permissionLevel?: string
}

/** Params of sites.get. */
export interface SitesGetParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
}

/** Params of sites.delete. */
export interface SitesDeleteParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
}

/** Params of sites.add. */
export interface SitesAddParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
}

/** Searchable fields of sites, in hosted mode. */
export interface SitesSearchFields {
  siteUrl: string | null
  permissionLevel: string | null
}

/** Params of sitemaps.list. */
export interface SitemapsListParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** Filters by sitemap index. */
  sitemapIndex?: string
}

export interface Sitemap {
  path: string
  type?: string
  lastSubmitted?: string
  lastDownloaded?: string
  isPending?: boolean
  isSitemapsIndex?: boolean
  warnings?: string
  errors?: string
  contents?: SitemapContent[]
}

export interface SitemapContent {
  type?: string
  submitted?: string
  indexed?: string
}

/** Params of sitemaps.get. */
export interface SitemapsGetParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** The URL of the sitemap. */
  feedpath: string
}

/** Params of sitemaps.delete. */
export interface SitemapsDeleteParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** The URL of the sitemap. */
  feedpath: string
}

/** Params of sitemaps.submit. */
export interface SitemapsSubmitParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** The URL of the sitemap. */
  feedpath: string
}

/** Searchable fields of sitemaps, in hosted mode. */
export interface SitemapsSearchFields {
  path: string | null
  type: string | null
  lastSubmitted: string | null
  lastDownloaded: string | null
  isPending: boolean | null
  isSitemapsIndex: boolean | null
  errors: string | null
  warnings: string | null
}

/** Params of search_analytics.list. */
export interface SearchAnalyticsListParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** First day, in Pacific time. */
  startDate: string
  /** Last day, in Pacific time. */
  endDate: string
  /** The values to group rows by: the `keys` of a row have them in this order. Without it, one row has the totals. */
  dimensions?: ("DATE" | "QUERY" | "PAGE" | "COUNTRY" | "DEVICE" | "SEARCH_APPEARANCE" | "HOUR")[]
  /** Type of results. `NEWS` is the tab of Google Search, `GOOGLE_NEWS` the app and website. Defaults to `WEB`. */
  type?: "WEB" | "IMAGE" | "VIDEO" | "NEWS" | "DISCOVER" | "GOOGLE_NEWS"
  /** Groups of filters. Rows pass all of them. */
  dimensionFilterGroups?: {
    groupType?: "AND"
    filters: {
      dimension: "QUERY" | "PAGE" | "COUNTRY" | "DEVICE" | "SEARCH_APPEARANCE"
      operator?: "EQUALS" | "NOT_EQUALS" | "CONTAINS" | "NOT_CONTAINS" | "INCLUDING_REGEX" | "EXCLUDING_REGEX"
      expression: string
    }[]
  }[]
  /** The unit that clicks are counted by. Reports with pages cannot count by property. Defaults to `AUTO`. */
  aggregationType?: "AUTO" | "BY_PROPERTY" | "BY_PAGE" | "BY_NEWS_SHOWCASE_PANEL"
  /** `ALL` includes data that may still change, `HOURLY_ALL` that of hours. Defaults to `FINAL`. */
  dataState?: "FINAL" | "ALL" | "HOURLY_ALL"
  /** Maximum number of rows, 1 to 25,000. Defaults to 1,000. (1 to 25000; default 1000) */
  rowLimit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  startRow?: number
}

export interface SearchRow {
  /** Values of the dimensions in their order. */
  keys?: string[]
  clicks?: number
  impressions?: number
  ctr?: number
  position?: number
}

/** Params of search_analytics_by_date.list. */
export interface SearchAnalyticsByDateListParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** First day, in Pacific time. */
  startDate: string
  /** Last day, in Pacific time. */
  endDate: string
  /** Type of results. `NEWS` is the tab of Google Search, `GOOGLE_NEWS` the app and website. Defaults to `WEB`. */
  type?: "WEB" | "IMAGE" | "VIDEO" | "NEWS" | "DISCOVER" | "GOOGLE_NEWS"
  /** Groups of filters. Rows pass all of them. */
  dimensionFilterGroups?: {
    groupType?: "AND"
    filters: {
      dimension: "QUERY" | "PAGE" | "COUNTRY" | "DEVICE" | "SEARCH_APPEARANCE"
      operator?: "EQUALS" | "NOT_EQUALS" | "CONTAINS" | "NOT_CONTAINS" | "INCLUDING_REGEX" | "EXCLUDING_REGEX"
      expression: string
    }[]
  }[]
  /** The unit that clicks are counted by. Reports with pages cannot count by property. Defaults to `AUTO`. */
  aggregationType?: "AUTO" | "BY_PROPERTY" | "BY_PAGE" | "BY_NEWS_SHOWCASE_PANEL"
  /** `ALL` includes data that may still change, `HOURLY_ALL` that of hours. Defaults to `FINAL`. */
  dataState?: "FINAL" | "ALL" | "HOURLY_ALL"
  /** Maximum number of rows, 1 to 25,000. Defaults to 1,000. (1 to 25000; default 1000) */
  rowLimit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  startRow?: number
}

export interface SearchDateRow {
  date?: string
  clicks?: number
  impressions?: number
  ctr?: number
  position?: number
}

/** Params of search_analytics_by_country.list. */
export interface SearchAnalyticsByCountryListParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** First day, in Pacific time. */
  startDate: string
  /** Last day, in Pacific time. */
  endDate: string
  /** Type of results. `NEWS` is the tab of Google Search, `GOOGLE_NEWS` the app and website. Defaults to `WEB`. */
  type?: "WEB" | "IMAGE" | "VIDEO" | "NEWS" | "DISCOVER" | "GOOGLE_NEWS"
  /** Groups of filters. Rows pass all of them. */
  dimensionFilterGroups?: {
    groupType?: "AND"
    filters: {
      dimension: "QUERY" | "PAGE" | "COUNTRY" | "DEVICE" | "SEARCH_APPEARANCE"
      operator?: "EQUALS" | "NOT_EQUALS" | "CONTAINS" | "NOT_CONTAINS" | "INCLUDING_REGEX" | "EXCLUDING_REGEX"
      expression: string
    }[]
  }[]
  /** The unit that clicks are counted by. Reports with pages cannot count by property. Defaults to `AUTO`. */
  aggregationType?: "AUTO" | "BY_PROPERTY" | "BY_PAGE" | "BY_NEWS_SHOWCASE_PANEL"
  /** `ALL` includes data that may still change, `HOURLY_ALL` that of hours. Defaults to `FINAL`. */
  dataState?: "FINAL" | "ALL" | "HOURLY_ALL"
  /** Maximum number of rows, 1 to 25,000. Defaults to 1,000. (1 to 25000; default 1000) */
  rowLimit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  startRow?: number
}

export interface SearchDateCountryRow {
  date?: string
  country?: string
  clicks?: number
  impressions?: number
  ctr?: number
  position?: number
}

/** Params of search_analytics_by_device.list. */
export interface SearchAnalyticsByDeviceListParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** First day, in Pacific time. */
  startDate: string
  /** Last day, in Pacific time. */
  endDate: string
  /** Type of results. `NEWS` is the tab of Google Search, `GOOGLE_NEWS` the app and website. Defaults to `WEB`. */
  type?: "WEB" | "IMAGE" | "VIDEO" | "NEWS" | "DISCOVER" | "GOOGLE_NEWS"
  /** Groups of filters. Rows pass all of them. */
  dimensionFilterGroups?: {
    groupType?: "AND"
    filters: {
      dimension: "QUERY" | "PAGE" | "COUNTRY" | "DEVICE" | "SEARCH_APPEARANCE"
      operator?: "EQUALS" | "NOT_EQUALS" | "CONTAINS" | "NOT_CONTAINS" | "INCLUDING_REGEX" | "EXCLUDING_REGEX"
      expression: string
    }[]
  }[]
  /** The unit that clicks are counted by. Reports with pages cannot count by property. Defaults to `AUTO`. */
  aggregationType?: "AUTO" | "BY_PROPERTY" | "BY_PAGE" | "BY_NEWS_SHOWCASE_PANEL"
  /** `ALL` includes data that may still change, `HOURLY_ALL` that of hours. Defaults to `FINAL`. */
  dataState?: "FINAL" | "ALL" | "HOURLY_ALL"
  /** Maximum number of rows, 1 to 25,000. Defaults to 1,000. (1 to 25000; default 1000) */
  rowLimit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  startRow?: number
}

export interface SearchDateDeviceRow {
  date?: string
  device?: string
  clicks?: number
  impressions?: number
  ctr?: number
  position?: number
}

/** Params of search_analytics_by_page.list. */
export interface SearchAnalyticsByPageListParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** First day, in Pacific time. */
  startDate: string
  /** Last day, in Pacific time. */
  endDate: string
  /** Type of results. `NEWS` is the tab of Google Search, `GOOGLE_NEWS` the app and website. Defaults to `WEB`. */
  type?: "WEB" | "IMAGE" | "VIDEO" | "NEWS" | "DISCOVER" | "GOOGLE_NEWS"
  /** Groups of filters. Rows pass all of them. */
  dimensionFilterGroups?: {
    groupType?: "AND"
    filters: {
      dimension: "QUERY" | "PAGE" | "COUNTRY" | "DEVICE" | "SEARCH_APPEARANCE"
      operator?: "EQUALS" | "NOT_EQUALS" | "CONTAINS" | "NOT_CONTAINS" | "INCLUDING_REGEX" | "EXCLUDING_REGEX"
      expression: string
    }[]
  }[]
  /** The unit that clicks are counted by. Reports with pages cannot count by property. Defaults to `AUTO`. */
  aggregationType?: "AUTO" | "BY_PROPERTY" | "BY_PAGE" | "BY_NEWS_SHOWCASE_PANEL"
  /** `ALL` includes data that may still change, `HOURLY_ALL` that of hours. Defaults to `FINAL`. */
  dataState?: "FINAL" | "ALL" | "HOURLY_ALL"
  /** Maximum number of rows, 1 to 25,000. Defaults to 1,000. (1 to 25000; default 1000) */
  rowLimit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  startRow?: number
}

export interface SearchDatePageRow {
  date?: string
  page?: string
  clicks?: number
  impressions?: number
  ctr?: number
  position?: number
}

/** Params of search_analytics_by_query.list. */
export interface SearchAnalyticsByQueryListParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** First day, in Pacific time. */
  startDate: string
  /** Last day, in Pacific time. */
  endDate: string
  /** Type of results. `NEWS` is the tab of Google Search, `GOOGLE_NEWS` the app and website. Defaults to `WEB`. */
  type?: "WEB" | "IMAGE" | "VIDEO" | "NEWS" | "DISCOVER" | "GOOGLE_NEWS"
  /** Groups of filters. Rows pass all of them. */
  dimensionFilterGroups?: {
    groupType?: "AND"
    filters: {
      dimension: "QUERY" | "PAGE" | "COUNTRY" | "DEVICE" | "SEARCH_APPEARANCE"
      operator?: "EQUALS" | "NOT_EQUALS" | "CONTAINS" | "NOT_CONTAINS" | "INCLUDING_REGEX" | "EXCLUDING_REGEX"
      expression: string
    }[]
  }[]
  /** The unit that clicks are counted by. Reports with pages cannot count by property. Defaults to `AUTO`. */
  aggregationType?: "AUTO" | "BY_PROPERTY" | "BY_PAGE" | "BY_NEWS_SHOWCASE_PANEL"
  /** `ALL` includes data that may still change, `HOURLY_ALL` that of hours. Defaults to `FINAL`. */
  dataState?: "FINAL" | "ALL" | "HOURLY_ALL"
  /** Maximum number of rows, 1 to 25,000. Defaults to 1,000. (1 to 25000; default 1000) */
  rowLimit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  startRow?: number
}

export interface SearchDateQueryRow {
  date?: string
  query?: string
  clicks?: number
  impressions?: number
  ctr?: number
  position?: number
}

/** Params of search_analytics_all_fields.list. */
export interface SearchAnalyticsAllFieldsListParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** First day, in Pacific time. */
  startDate: string
  /** Last day, in Pacific time. */
  endDate: string
  /** Type of results. `NEWS` is the tab of Google Search, `GOOGLE_NEWS` the app and website. Defaults to `WEB`. */
  type?: "WEB" | "IMAGE" | "VIDEO" | "NEWS" | "DISCOVER" | "GOOGLE_NEWS"
  /** Groups of filters. Rows pass all of them. */
  dimensionFilterGroups?: {
    groupType?: "AND"
    filters: {
      dimension: "QUERY" | "PAGE" | "COUNTRY" | "DEVICE" | "SEARCH_APPEARANCE"
      operator?: "EQUALS" | "NOT_EQUALS" | "CONTAINS" | "NOT_CONTAINS" | "INCLUDING_REGEX" | "EXCLUDING_REGEX"
      expression: string
    }[]
  }[]
  /** The unit that clicks are counted by. Reports with pages cannot count by property. Defaults to `AUTO`. */
  aggregationType?: "AUTO" | "BY_PROPERTY" | "BY_PAGE" | "BY_NEWS_SHOWCASE_PANEL"
  /** `ALL` includes data that may still change, `HOURLY_ALL` that of hours. Defaults to `FINAL`. */
  dataState?: "FINAL" | "ALL" | "HOURLY_ALL"
  /** Maximum number of rows, 1 to 25,000. Defaults to 1,000. (1 to 25000; default 1000) */
  rowLimit?: number
  /** Number of rows to skip. Defaults to 0. (at least 0) */
  startRow?: number
}

export interface SearchDateCountryDevicePageQueryRow {
  date?: string
  country?: string
  device?: string
  page?: string
  query?: string
  clicks?: number
  impressions?: number
  ctr?: number
  position?: number
}

/** Params of url_inspections.get. */
export interface UrlInspectionsGetParams {
  /** The site, as `sites.list` names it: a URL with its last slash, or `sc-domain:` and a domain. */
  siteUrl: string
  /** The URL of the page. It has to belong to the site. */
  inspectionUrl: string
  /** Language of messages, as a code of BCP 47. Defaults to `en-US`. */
  languageCode?: string
}

export interface UrlInspection {
  inspectionResultLink?: string
  indexStatusResult?: IndexStatus
  ampResult?: AmpResult
  richResultsResult?: RichResults
}

export interface IndexStatus {
  verdict?: string
  coverageState?: string
  robotsTxtState?: string
  indexingState?: string
  lastCrawlTime?: string
  pageFetchState?: string
  googleCanonical?: string
  userCanonical?: string
  sitemap?: string[]
  referringUrls?: string[]
  crawledAs?: string
}

export interface AmpResult {
  verdict?: string
  ampUrl?: string
  robotsTxtState?: string
  indexingState?: string
  ampIndexStatusVerdict?: string
  lastCrawlTime?: string
  pageFetchState?: string
  issues?: AmpIssue[]
}

export interface AmpIssue {
  issueMessage?: string
  severity?: string
}

export interface RichResults {
  verdict?: string
  detectedItems?: RichResultGroup[]
}

export interface RichResultGroup {
  richResultType?: string
  items?: RichResult[]
}

export interface RichResult {
  name?: string
  issues?: RichResultIssue[]
}

export interface RichResultIssue {
  issueMessage?: string
  severity?: string
}

/** Credentials by auth variant. */
export interface GoogleSearchConsoleCredentials {
  oauth: GoogleSearchConsoleOauthCredentials
  service_account: GoogleSearchConsoleServiceAccountCredentials
}

/** Google account */
export interface GoogleSearchConsoleOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Service account */
export interface GoogleSearchConsoleServiceAccountCredentials {
  access_token?: string
  expires_at?: string
  /** Email address of the service account: `client_email` in its key file. */
  client_email: string
  /** Private key in PEM format: `private_key` in its key file. */
  private_key: string
}

export interface GoogleSearchConsoleConfig { [k: string]: never }
