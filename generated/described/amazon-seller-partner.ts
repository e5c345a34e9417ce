// Generated from definitions/amazon-seller-partner.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/amazon-seller-partner.ts'

const ordersListParamsMarketplaceIds = { description: "IDs of marketplaces, such as `ATVPDKIKX0DER`." }
const ordersListParamsMaxResultsPerPage = { description: "Maximum number of records, 1 to 100. Defaults to 100." }
const ordersGetParamsOrderId = { description: "ID of the order, such as `902-3159896-1390916`." }
const ordersConfirm_shipmentParamsMarketplaceId = { description: "ID of the marketplace, such as `ATVPDKIKX0DER`." }
const catalog_itemsListParamsIdentifiersType = { description: "The type of the identifiers, such as `EAN`." }
const catalog_itemsListParamsIncludedData = { description: "Parts of the records, such as `summaries`." }
const catalog_itemsListParamsPageSize = { description: "Number of records of a page. Defaults to the largest." }
const listingsListParamsSellerId = { description: "ID of the seller, in Seller Central the merchant token." }
const reportsListParamsCreatedSince = { description: "Filters by creation at this time or later." }
const reportsGetParams = { properties: { reportId: { description: "ID of the report, from its creation." } } }
const feedsGetParams = { properties: { feedId: { description: "ID of the feed, from its creation." } } }
const schemasOrderOrderItemsItemsExpensePointsCostPointsGranted = {
  type: "object",
  properties: { pointsNumber: { type: "integer" } },
}
const schemasOrderItemSubstitutionPreferencesSubstitutionOptionsItemsMeasurement = {
  type: "object",
  properties: { Unit: { type: "string" }, Value: { type: "number" } },
}
const schemasTransactionItemsItemsBreakdowns = {
  type: "array",
  items: { type: "object", description: "Parts of the amount." },
}
const schemasCatalogItemAttributes = {
  type: "object",
  description: "Attributes, by name, as the product type defines them.",
}
const schemasCatalogItemProductTypes = {
  type: "array",
  items: { type: "object", description: "Product types, by marketplace." },
}
export default describedKind(kind, {
  category: "commerce",
  support: "community",
  docs: "https://developer-docs.amazon.com/sp-api/docs/welcome",
  basis: {
    version:
      "Orders 2026-01-01, Finances v0 and 2024-06-19, Catalog Items 2022-04-01, Listings Items 2021-08-01, Reports " +
      "and Feeds 2021-06-30",
    date: "2026-11-30",
    compared: "Amazon's Swagger descriptions of 2026-08-05, twelve in one (amzn/selling-partner-api-models)",
    sources: [
      { type: "openapi", url: "https://github.com/amzn/selling-partner-api-models/tree/main/models" },
      { type: "changelog", url: "https://developer-docs.amazon.com/sp-api/changelog" },
    ],
    missing:
      "Consent by OAuth, since Amazon names the code `spapi_oauth_code`. Restricted operations, which take a token " +
      "for one request. Uploads of feeds, fulfillment by Amazon, shipping, messages, notifications, vendors, and the " +
      "contents of reports, which are files at a URL that Amazon names. Amazon has a rate for each operation and " +
      "seller, which a refusal shows; the manifest states none.",
  },
  sunset: {
    version: "2026-01-01",
    date: "none",
    docs: "https://developer-docs.amazon.com/sp-api/changelog/new-introducing-the-orders-api-v2026-01-01",
    read: "2026-11-30",
  },
  endings: [
    {
      part: "entities.order_items",
      date: "2027-03-27",
      docs: "https://developer-docs.amazon.com/sp-api/changelog/new-introducing-the-orders-api-v2026-01-01",
      read: "2026-11-30",
      use: "orders.get",
    },
  ],
  description:
    "Orders, finances, catalog items, listings, inventory, prices, sales, reports and feeds of sellers on Amazon.",
  config: {
    properties: {
      host: {
        description:
          "API host of the region: `na` for North America and Brazil, `eu` for Europe, Africa, the Middle East and " +
          "India, `fe` for the Far East. Defaults to `sellingpartnerapi-na.amazon.com`.",
      },
    },
  },
  auth: {
    refresh_token: {
      description:
        "Authorize your app in Seller Central under Apps and Services > Develop Apps, and copy its client ID, client " +
        "secret and refresh token.",
      credentials: {
        properties: {
          refresh_token: { description: "The refresh token of the authorization.", title: "Refresh token" },
        },
      },
    },
  },
  entities: {
    marketplaces: { description: "A marketplace in which the seller can sell.", refs: {} },
    orders: {
      description: "An order on Amazon.",
      search: {
        orderId: { type: "string" },
        createdTime: { type: "timestamp" },
        lastUpdatedTime: { type: "timestamp" },
        status: { type: "string" },
        marketplace: { type: "string" },
      },
      hit: { title: [["orderId"]], text: [["status"]] },
      refs: {},
    },
    order_items: {
      description: "An item of an order. Available until 2027-03-27: use orders.get instead.",
      search: {
        OrderItemId: { type: "string" },
        QuantityOrdered: { type: "integer" },
        ASIN: { type: "string" },
        SellerSKU: { type: "string" },
        Title: { type: "string" },
      },
      hit: { title: [["Title"]], text: [["SellerSKU"], ["ASIN"]] },
      refs: {},
    },
    list_financial_event_groups: {
      description: "A group of financial events, such as a settlement period.",
      search: {
        FinancialEventGroupId: { type: "string" },
        ProcessingStatus: { type: "string" },
        FundTransferStatus: { type: "string" },
        FinancialEventGroupStart: { type: "timestamp" },
        FinancialEventGroupEnd: { type: "timestamp" },
      },
      hit: { title: [["FinancialEventGroupId"]], text: [] },
      refs: {},
    },
    list_financial_events: { description: "A financial event, such as a shipment, a refund or a fee.", refs: {} },
    transactions: { description: "A transaction of the seller's account.", refs: {} },
    catalog_items: { description: "An item of the catalog of Amazon.", refs: {} },
    listings: { description: "A listing: an offer of the seller under their own SKU.", refs: {} },
    inventory: { description: "The stock of an item in the warehouses of Amazon.", refs: {} },
    prices: { description: "A price of the seller for an item.", refs: {} },
    competitive_prices: { description: "The competitive prices of an item.", refs: {} },
    sales_metrics: { description: "Sales of a period.", refs: {} },
    reports: { description: "A report that Amazon makes.", refs: {} },
    report_documents: { description: "The document of a report.", refs: {} },
    feeds: { description: "A feed of the seller to Amazon.", refs: {} },
  },
  operations: {
    "marketplaces.list": {
      description: "Lists the marketplaces in which the seller can sell.",
      keywords: ["countries", "which amazon", "stores", "regions", "participations"],
      record: { $ref: "#/$defs/Marketplace" },
      isGraphql: false,
    },
    "orders.list": {
      description: "Lists orders by the time of their creation or last change.",
      keywords: ["purchases", "sales", "shipments", "buyers", "unshipped"],
      params: {
        properties: {
          createdAfter: { description: "Filters by creation after this time." },
          createdBefore: { description: "Filters by creation before this time." },
          lastUpdatedAfter: { description: "Filters by changes after this time." },
          lastUpdatedBefore: { description: "Filters by changes before this time." },
          fulfillmentStatuses: { description: "Filters by states." },
          marketplaceIds: ordersListParamsMarketplaceIds,
          fulfilledBy: { description: "Filters by the party that delivers." },
          maxResultsPerPage: ordersListParamsMaxResultsPerPage,
          paginationToken: { description: "The token of the previous page." },
          includedData: { description: "Parts of the orders, such as `BUYER`." },
        },
      },
      record: { $ref: "#/$defs/Order" },
      isGraphql: false,
    },
    "orders.get": {
      description: "Gets an order by ID, with the parts that the call names.",
      keywords: ["purchase", "status", "tracking", "buyer", "address"],
      params: {
        properties: {
          orderId: ordersGetParamsOrderId,
          includedData: { description: "Parts of the orders, such as `BUYER`." },
        },
      },
      isGraphql: false,
    },
    "orders.confirm_shipment": {
      description: "Confirms the shipment of an order with its carrier and tracking number.",
      keywords: ["mark as shipped", "parcel", "courier", "dispatch", "sent"],
      params: {
        properties: {
          orderId: ordersGetParamsOrderId,
          packageDetail: { description: "The package: its carrier, tracking number, time of dispatch and items." },
          codCollectionMethod: { description: "The way of cash on delivery." },
          marketplaceId: ordersConfirm_shipmentParamsMarketplaceId,
        },
      },
      isGraphql: false,
    },
    "order_items.list": {
      description:
        "Lists the items of an order, with their amounts. Available until 2027-03-27: use orders.get instead.",
      keywords: ["products", "quantities", "line items", "what was bought", "prices"],
      params: {
        properties: { orderId: ordersGetParamsOrderId, NextToken: { description: "The token of the previous page." } },
      },
      record: { $ref: "#/$defs/OrderItem" },
      isGraphql: false,
    },
    "list_financial_event_groups.list": {
      description: "Lists the groups of financial events of a period.",
      keywords: ["settlements", "payouts", "disbursements", "statements", "transfers"],
      params: {
        properties: {
          MaxResultsPerPage: ordersListParamsMaxResultsPerPage,
          FinancialEventGroupStartedBefore: { description: "Filters by a beginning before this time." },
          FinancialEventGroupStartedAfter: { description: "Filters by a beginning at this time or later." },
          NextToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/FinancialEventGroup" },
      isGraphql: false,
    },
    "list_financial_events.list": {
      description: "Lists the financial events of a period, of all kinds in one list.",
      keywords: ["fees", "refunds", "charges", "payments", "adjustments"],
      params: {
        properties: {
          PostedAfter: { description: "The first time of the events." },
          PostedBefore: { description: "The time after the last event." },
          NextToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/FinancialEvent" },
      isGraphql: false,
    },
    "transactions.list": {
      description: "Lists the transactions of a period, for one marketplace or all.",
      keywords: ["payments", "fees", "refunds", "balance", "ledger"],
      params: {
        properties: {
          postedAfter: { description: "The first time of the transactions." },
          postedBefore: { description: "The time after the last transaction." },
          marketplaceId: ordersConfirm_shipmentParamsMarketplaceId,
          transactionStatus: { description: "Filters by state." },
          relatedIdentifierName: { description: "The kind of a related record. Needs its value." },
          relatedIdentifierValue: { description: "ID of the related record." },
          nextToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Transaction" },
      isGraphql: false,
    },
    "catalog_items.list": {
      description: "Lists catalog items by words or by identifiers, such as EANs.",
      keywords: ["products", "search amazon", "asin", "barcodes", "brands"],
      params: {
        properties: {
          identifiers: { description: "Identifiers of the items, of the type `identifiersType`." },
          identifiersType: catalog_itemsListParamsIdentifiersType,
          marketplaceIds: ordersListParamsMarketplaceIds,
          includedData: catalog_itemsListParamsIncludedData,
          locale: { description: "The language of the texts." },
          sellerId: { description: "ID of the seller, for SKUs." },
          keywords: { description: "Words to search for." },
          brandNames: { description: "Filters by brands. Needs `keywords`." },
          classificationIds: { description: "Filters by categories. Needs `keywords`." },
          pageSize: catalog_itemsListParamsPageSize,
          pageToken: { description: "The token of the previous page." },
          keywordsLocale: { description: "The language of the words." },
        },
      },
      record: { $ref: "#/$defs/CatalogItem" },
      isGraphql: false,
    },
    "catalog_items.get": {
      description: "Gets a catalog item by its ASIN.",
      keywords: ["product", "images", "sales rank", "dimensions", "details"],
      params: {
        properties: {
          asin: { description: "ASIN of the item." },
          marketplaceIds: ordersListParamsMarketplaceIds,
          includedData: catalog_itemsListParamsIncludedData,
          locale: { description: "The language of the texts." },
        },
      },
      isGraphql: false,
    },
    "listings.list": {
      description: "Lists the listings of a seller.",
      keywords: ["my products", "skus", "offers", "inactive products", "issues"],
      params: {
        properties: {
          sellerId: listingsListParamsSellerId,
          marketplaceIds: ordersListParamsMarketplaceIds,
          issueLocale: { description: "The language of problems." },
          includedData: catalog_itemsListParamsIncludedData,
          identifiers: { description: "Filters by identifiers, of the type `identifiersType`." },
          identifiersType: catalog_itemsListParamsIdentifiersType,
          variationParentSku: { description: "Filters by a parent of variations." },
          packageHierarchySku: { description: "Filters by a package." },
          createdAfter: { description: "Filters by creation after this time." },
          createdBefore: { description: "Filters by creation before this time." },
          lastUpdatedAfter: { description: "Filters by changes after this time." },
          lastUpdatedBefore: { description: "Filters by changes before this time." },
          withIssueSeverity: { description: "Filters by severity of problems." },
          withStatus: { description: "Filters by statuses that a listing has." },
          withoutStatus: { description: "Filters by statuses that a listing lacks." },
          sortBy: { description: "The value of the order." },
          sortOrder: { description: "The direction of the order." },
          pageSize: catalog_itemsListParamsPageSize,
          pageToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Listing" },
      isGraphql: false,
    },
    "listings.get": {
      description: "Gets a listing by its SKU.",
      keywords: ["my product", "issues", "offer", "status", "attributes"],
      params: {
        properties: {
          sellerId: listingsListParamsSellerId,
          sku: { description: "SKU of the listing." },
          marketplaceIds: ordersListParamsMarketplaceIds,
          issueLocale: { description: "The language of problems." },
          includedData: catalog_itemsListParamsIncludedData,
        },
      },
      isGraphql: false,
    },
    "listings.update": {
      description: "Updates attributes of a listing, such as its price or quantity.",
      keywords: ["change price", "stock", "edit product", "reprice", "title"],
      params: {
        properties: {
          sellerId: listingsListParamsSellerId,
          sku: { description: "SKU of the listing." },
          marketplaceIds: ordersListParamsMarketplaceIds,
          includedData: catalog_itemsListParamsIncludedData,
          mode: { description: "The preview, which changes nothing." },
          issueLocale: { description: "The language of problems." },
          productType: { description: "The product type, such as `LUGGAGE`." },
          patches: {
            items: { properties: { value: { items: { description: "The new values of the attribute." } } } },
            description: "The changes, as JSON Patch of attributes.",
          },
        },
      },
      isGraphql: false,
    },
    "listings.delete": {
      description: "Deletes a listing in marketplaces.",
      keywords: ["remove product", "take down", "stop selling", "erase", "unlist"],
      params: {
        properties: {
          sellerId: listingsListParamsSellerId,
          sku: { description: "SKU of the listing." },
          marketplaceIds: ordersListParamsMarketplaceIds,
          issueLocale: { description: "The language of problems." },
        },
      },
      isGraphql: false,
    },
    "inventory.list": {
      description: "Lists the inventory that Amazon stores, by item.",
      keywords: ["stock", "fba", "quantities", "warehouse", "out of stock"],
      params: {
        properties: {
          details: { description: "Whether records have quantities by state." },
          granularityType: { description: "The level of the quantities." },
          granularityId: { description: "ID of the marketplace." },
          startDateTime: { description: "Filters by changes since this time." },
          sellerSkus: { description: "Filters by SKUs." },
          sellerSku: { description: "Filters by an SKU." },
          nextToken: { description: "The token of the previous page." },
          marketplaceIds: ordersListParamsMarketplaceIds,
        },
      },
      record: { $ref: "#/$defs/InventorySummary" },
      isGraphql: false,
    },
    "prices.list": {
      description: "Lists the prices of the seller for at most 20 items.",
      keywords: ["my price", "offers", "cost", "what it costs", "asin price"],
      params: {
        properties: {
          MarketplaceId: ordersConfirm_shipmentParamsMarketplaceId,
          Asins: { description: "ASINs of at most 20 items." },
          Skus: { description: "SKUs of at most 20 items." },
          ItemType: { description: "The kind of identifiers." },
          ItemCondition: { description: "Filters by condition." },
          OfferType: { description: "The kind of offers. Defaults to consumers." },
        },
      },
      record: { $ref: "#/$defs/Price" },
      isGraphql: false,
    },
    "competitive_prices.list": {
      description: "Lists competitive prices of at most 20 items.",
      keywords: ["buy box", "competitors", "rivals", "sales rank", "cheapest"],
      params: {
        properties: {
          MarketplaceId: ordersConfirm_shipmentParamsMarketplaceId,
          Asins: { description: "ASINs of at most 20 items." },
          Skus: { description: "SKUs of at most 20 items." },
          ItemType: { description: "The kind of identifiers." },
          CustomerType: { description: "The kind of customers. Defaults to consumers." },
        },
      },
      record: { $ref: "#/$defs/Price" },
      isGraphql: false,
    },
    "sales_metrics.list": {
      description: "Lists sales metrics by period, such as units and revenue by day.",
      keywords: ["income", "units sold", "turnover", "how much sold", "average price"],
      params: {
        properties: {
          marketplaceIds: ordersListParamsMarketplaceIds,
          interval: { description: "The whole time, as two times with `--` between them." },
          granularityTimeZone: { description: "The time zone of periods longer than an hour." },
          granularity: { description: "The length of a period." },
          buyerType: { description: "Filters by businesses or consumers." },
          fulfillmentNetwork: { description: "Filters by the party that delivers." },
          firstDayOfWeek: { description: "The first day of a week. Defaults to Monday." },
          asin: { description: "Filters by an ASIN." },
          sku: { description: "Filters by an SKU." },
          amazonProgram: { description: "Filters by a program of Amazon." },
        },
      },
      record: { $ref: "#/$defs/SalesMetric" },
      isGraphql: false,
    },
    "reports.list": {
      description: "Lists reports by type and state.",
      keywords: ["exports", "downloads", "settlement reports", "files", "ready"],
      params: {
        properties: {
          reportTypes: { description: "Filters by types." },
          processingStatuses: { description: "Filters by states." },
          marketplaceIds: ordersListParamsMarketplaceIds,
          pageSize: catalog_itemsListParamsPageSize,
          createdSince: reportsListParamsCreatedSince,
          createdUntil: { description: "Filters by creation until this time." },
          nextToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Report" },
      isGraphql: false,
    },
    "reports.get": {
      description: "Gets the state of a report and the ID of its document.",
      keywords: ["export", "is it ready", "progress", "status", "document id"],
      params: reportsGetParams,
      isGraphql: false,
    },
    "reports.create": {
      description: "Requests a report of a type for marketplaces.",
      keywords: ["export", "generate", "order report", "inventory report", "download data"],
      params: {
        properties: {
          reportOptions: { description: "Options of the type, by name." },
          reportType: { description: "The type, such as `GET_FLAT_FILE_OPEN_LISTINGS_DATA`." },
          dataStartTime: { description: "The first time of the data." },
          dataEndTime: { description: "The last time of the data." },
          marketplaceIds: ordersListParamsMarketplaceIds,
        },
      },
      isGraphql: false,
    },
    "reports.cancel": {
      description: "Cancels a report that is still in the queue.",
      keywords: ["stop export", "abort", "withdraw", "drop", "call off"],
      params: reportsGetParams,
      isGraphql: false,
    },
    "report_documents.get": {
      description: "Gets the URL of the document of a report.",
      keywords: ["download link", "file", "csv", "export url", "contents"],
      params: {
        properties: {
          reportDocumentId: { description: "ID of the document, from the report." },
          enableContentEncodingUrlHeader: { description: "Whether the file's host names its compression." },
        },
      },
      isGraphql: false,
    },
    "feeds.list": {
      description: "Lists feeds by type and state.",
      keywords: ["uploads", "bulk changes", "submissions", "imports", "processing"],
      params: {
        properties: {
          feedTypes: { description: "Filters by types, such as `JSON_LISTINGS_FEED`." },
          marketplaceIds: ordersListParamsMarketplaceIds,
          pageSize: catalog_itemsListParamsPageSize,
          processingStatuses: { description: "Filters by states." },
          createdSince: reportsListParamsCreatedSince,
          createdUntil: { description: "Filters by creation until this time." },
          nextToken: { description: "The token of the previous page." },
        },
      },
      record: { $ref: "#/$defs/Feed" },
      isGraphql: false,
    },
    "feeds.get": {
      description: "Gets the state of a feed.",
      keywords: ["upload", "is it done", "progress", "submission", "result"],
      params: feedsGetParams,
      isGraphql: false,
    },
    "feeds.cancel": {
      description: "Cancels a feed that is still in the queue.",
      keywords: ["stop upload", "abort", "withdraw", "drop", "call off"],
      params: feedsGetParams,
      isGraphql: false,
    },
  },
  schemas: {
    Order: {
      type: "object",
      properties: {
        orderId: { type: "string" },
        orderAliases: {
          type: "array",
          items: { type: "object", properties: { aliasId: { type: "string" }, aliasType: { type: "string" } } },
        },
        createdTime: { type: "string", format: "date-time" },
        lastUpdatedTime: { type: "string", format: "date-time" },
        programs: { type: "array", items: { type: "string" } },
        associatedOrders: {
          type: "array",
          items: { type: "object", properties: { orderId: { type: "string" }, associationType: { type: "string" } } },
        },
        salesChannel: {
          type: "object",
          properties: {
            channelName: { type: "string" },
            marketplaceId: { type: "string" },
            marketplaceName: { type: "string" },
          },
        },
        buyer: {
          type: "object",
          properties: {
            buyerName: { type: "string" },
            buyerEmail: { type: "string" },
            buyerCompanyName: { type: "string" },
            buyerPurchaseOrderNumber: { type: "string" },
          },
        },
        recipient: {
          type: "object",
          properties: {
            deliveryAddress: { $ref: "#/$defs/Address", description: "The address of delivery." },
            deliveryPreference: {
              type: "object",
              properties: {
                dropOffLocation: { type: "string" },
                addressInstruction: { type: "string" },
                deliveryTime: {
                  type: "object",
                  properties: {
                    businessHours: {
                      type: "array",
                      items: { type: "object", properties: { dayOfWeek: { type: "string" } } },
                    },
                    exceptionDates: {
                      type: "array",
                      items: {
                        type: "object",
                        properties: { exceptionDate: { type: "string" }, exceptionDateType: { type: "string" } },
                      },
                    },
                  },
                },
                deliveryCapabilities: { type: "array", items: { type: "string" } },
              },
              description: "Wishes for the delivery.",
            },
          },
        },
        proceeds: {
          type: "object",
          properties: {
            grandTotal: { $ref: "#/$defs/Money", description: "The amount of the order." },
            breakdowns: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  type: { type: "string" },
                  status: { type: "string" },
                  subtotal: { $ref: "#/$defs/Money" },
                },
                description: "Parts of the amount.",
              },
            },
          },
        },
        payment: {
          type: "object",
          properties: {
            paymentExecutions: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  paymentMethod: { type: "string" },
                  paymentAmount: { $ref: "#/$defs/Money" },
                  acquirerId: { type: "string" },
                  cardBrand: { type: "string" },
                  authorizationCode: { type: "string" },
                },
                description: "Payments of the order.",
              },
            },
          },
        },
        tax: {
          type: "object",
          properties: {
            taxRegistrations: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  entityType: { type: "string" },
                  legalName: { type: "string" },
                  taxRegistrationType: { type: "string" },
                  taxRegistrationNumber: { type: "string" },
                  taxRegistrationAddress: { $ref: "#/$defs/Address" },
                  taxRegistrationAttributes: {
                    type: "array",
                    items: { type: "object", properties: { key: { type: "string" }, value: { type: "string" } } },
                  },
                },
                description: "Tax numbers of the buyer.",
              },
            },
            taxInvoicing: {
              type: "object",
              properties: { buyerInvoicePreference: { type: "string" }, invoiceStatus: { type: "string" } },
              description: "Invoices of taxes.",
            },
          },
        },
        fulfillment: {
          type: "object",
          properties: {
            fulfillmentStatus: { type: "string" },
            fulfilledBy: { type: "string" },
            fulfillmentServiceLevel: { type: "string" },
            shipByWindow: { $ref: "#/$defs/Window", description: "The first and the last time of dispatch." },
            deliverByWindow: { $ref: "#/$defs/Window", description: "The first and the last time of delivery." },
            labelPrintingWindow: { $ref: "#/$defs/Window", description: "The first and the last time for labels." },
          },
        },
        orderItems: {
          type: "array",
          items: {
            type: "object",
            properties: {
              orderItemId: { type: "string" },
              quantityOrdered: { type: "integer" },
              measurement: {
                type: "object",
                properties: { unit: { type: "string" }, value: { type: "number" } },
                description: "The measure of the quantity.",
              },
              associatedOrderItems: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    orderId: { type: "string" },
                    orderItemId: { type: "string" },
                    associationType: { type: "string" },
                  },
                  description: "Items of other orders.",
                },
              },
              programs: { type: "array", items: { type: "string" } },
              product: {
                type: "object",
                properties: {
                  asin: { type: "string" },
                  title: { type: "string" },
                  sellerSku: { type: "string" },
                  condition: {
                    type: "object",
                    properties: {
                      conditionType: { type: "string" },
                      conditionSubtype: { type: "string" },
                      conditionNote: { type: "string" },
                    },
                  },
                  price: {
                    type: "object",
                    properties: { unitPrice: { $ref: "#/$defs/Money" }, priceDesignation: { type: "string" } },
                  },
                  serialNumbers: { type: "array", items: { type: "string" } },
                  customization: { type: "object", properties: { customizedUrl: { type: "string" } } },
                },
                description: "The product of the item.",
              },
              proceeds: {
                type: "object",
                properties: {
                  proceedsTotal: { $ref: "#/$defs/Money" },
                  breakdowns: {
                    type: "array",
                    items: {
                      type: "object",
                      properties: {
                        type: { type: "string" },
                        subtotal: { $ref: "#/$defs/Money" },
                        detailedBreakdowns: {
                          type: "array",
                          items: { type: "object", properties: { subtype: { type: "string" } } },
                        },
                      },
                    },
                  },
                },
                description: "Revenue of the item.",
              },
              expense: {
                type: "object",
                properties: {
                  pointsCost: {
                    type: "object",
                    properties: { pointsGranted: schemasOrderOrderItemsItemsExpensePointsCostPointsGranted },
                  },
                },
                description: "Costs of the item.",
              },
              promotion: {
                type: "object",
                properties: {
                  breakdowns: {
                    type: "array",
                    items: { type: "object", properties: { promotionId: { type: "string" } } },
                  },
                },
                description: "Discounts of the item.",
              },
              cancellation: {
                type: "object",
                properties: {
                  cancellationRequest: {
                    type: "object",
                    properties: { requester: { type: "string" }, cancelReason: { type: "string" } },
                  },
                  cancellationExecution: {
                    type: "object",
                    properties: { cancelledBy: { type: "string" }, cancelReason: { type: "string" } },
                  },
                },
                description: "The cancellation of the item.",
              },
              fulfillment: {
                type: "object",
                properties: {
                  quantityFulfilled: { type: "integer" },
                  quantityUnfulfilled: { type: "integer" },
                  picking: {
                    type: "object",
                    properties: {
                      substitutionPreference: { type: "object", properties: { substitutionType: { type: "string" } } },
                    },
                  },
                  packing: {
                    type: "object",
                    properties: {
                      giftOption: {
                        type: "object",
                        properties: { giftMessage: { type: "string" }, giftWrapLevel: { type: "string" } },
                      },
                      serialNumberRequirement: { type: "object", properties: { requirementType: { type: "string" } } },
                    },
                  },
                  shipping: {
                    type: "object",
                    properties: {
                      scheduledDeliveryWindow: { $ref: "#/$defs/Window" },
                      shippingConstraints: {
                        type: "object",
                        properties: {
                          palletDelivery: { type: "string" },
                          cashOnDelivery: { type: "string" },
                          signatureConfirmation: { type: "string" },
                          recipientIdentityVerification: { type: "string" },
                          recipientAgeVerification: { type: "string" },
                        },
                      },
                      internationalShipping: { type: "object", properties: { iossNumber: { type: "string" } } },
                    },
                  },
                },
                description: "The state of the delivery.",
              },
              tax: {
                type: "object",
                properties: {
                  taxCalculationBreakdowns: {
                    type: "array",
                    items: { type: "object", properties: { reportingScheme: { type: "string" } } },
                  },
                  taxCollections: {
                    type: "array",
                    items: {
                      type: "object",
                      properties: { model: { type: "string" }, responsibleParty: { type: "string" } },
                    },
                  },
                },
                description: "Taxes of the item.",
              },
            },
          },
        },
        packages: {
          type: "array",
          items: {
            type: "object",
            properties: {
              packageReferenceId: { type: "string" },
              createdTime: { type: "string", format: "date-time" },
              packageStatus: {
                type: "object",
                properties: { status: { type: "string" }, detailedStatus: { type: "string" } },
                description: "The state of the package.",
              },
              carrier: { type: "string" },
              shipTime: { type: "string", format: "date-time" },
              shippingService: { type: "string" },
              trackingNumber: { type: "string" },
              shipFromAddress: {
                type: "object",
                properties: {
                  name: { type: "string" },
                  addressLine1: { type: "string" },
                  addressLine2: { type: "string" },
                  addressLine3: { type: "string" },
                  city: { type: "string" },
                  districtOrCounty: { type: "string" },
                  stateOrRegion: { type: "string" },
                  municipality: { type: "string" },
                  postalCode: { type: "string" },
                  countryCode: { type: "string" },
                },
                description: "The address of dispatch.",
              },
              packageItems: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    orderItemId: { type: "string" },
                    quantity: { type: "integer" },
                    transparencyCodes: { type: "array", items: { type: "string" } },
                  },
                  description: "Items of the package.",
                },
              },
            },
          },
        },
        fulfillmentOrders: {
          type: "array",
          items: { type: "object", properties: { fulfillmentOrderId: { type: "string" } } },
        },
        status: { type: "string" },
        marketplace: { type: "string" },
      },
      required: ["orderId"],
    },
    OrderItem: {
      type: "object",
      properties: {
        ASIN: { type: "string" },
        SellerSKU: { type: "string" },
        OrderItemId: { type: "string" },
        AssociatedItems: {
          type: "array",
          items: {
            type: "object",
            properties: {
              OrderId: { type: "string" },
              OrderItemId: { type: "string" },
              AssociationType: { type: "string" },
            },
          },
        },
        Title: { type: "string" },
        QuantityOrdered: { type: "integer" },
        QuantityShipped: { type: "integer" },
        ProductInfo: { type: "object", properties: { NumberOfItems: { type: "string" } } },
        PointsGranted: {
          type: "object",
          properties: {
            PointsNumber: { type: "integer" },
            PointsMonetaryValue: { $ref: "#/$defs/MoneyV0", description: "The value of the points." },
          },
        },
        ItemPrice: { $ref: "#/$defs/MoneyV0" },
        ShippingPrice: { $ref: "#/$defs/MoneyV0" },
        ItemTax: { $ref: "#/$defs/MoneyV0" },
        ShippingTax: { $ref: "#/$defs/MoneyV0" },
        ShippingDiscount: { $ref: "#/$defs/MoneyV0" },
        ShippingDiscountTax: { $ref: "#/$defs/MoneyV0" },
        PromotionDiscount: { $ref: "#/$defs/MoneyV0" },
        PromotionDiscountTax: { $ref: "#/$defs/MoneyV0" },
        PromotionIds: { type: "array", items: { type: "string" } },
        CODFee: { $ref: "#/$defs/MoneyV0" },
        CODFeeDiscount: { $ref: "#/$defs/MoneyV0" },
        IsGift: { type: "string" },
        ConditionNote: { type: "string" },
        ConditionId: { type: "string" },
        ConditionSubtypeId: { type: "string" },
        ScheduledDeliveryStartDate: { type: "string" },
        ScheduledDeliveryEndDate: { type: "string" },
        PriceDesignation: { type: "string" },
        TaxCollection: {
          type: "object",
          properties: { Model: { type: "string" }, ResponsibleParty: { type: "string" } },
        },
        SerialNumberRequired: { type: "boolean" },
        IsTransparency: { type: "boolean" },
        IossNumber: { type: "string" },
        StoreChainStoreId: { type: "string" },
        DeemedResellerCategory: { type: "string" },
        BuyerInfo: {
          type: "object",
          properties: {
            BuyerCustomizedInfo: {
              type: "object",
              properties: { CustomizedURL: { type: "string" } },
              description: "Wishes of the buyer for the product.",
            },
            GiftWrapPrice: { $ref: "#/$defs/MoneyV0", description: "The price of the wrapping." },
            GiftWrapTax: { $ref: "#/$defs/MoneyV0", description: "The tax of the wrapping." },
            GiftMessageText: { type: "string" },
            GiftWrapLevel: { type: "string" },
          },
        },
        BuyerRequestedCancel: {
          type: "object",
          properties: { IsBuyerRequestedCancel: { type: "string" }, BuyerCancelReason: { type: "string" } },
        },
        SerialNumbers: { type: "array", items: { type: "string" } },
        SubstitutionPreferences: {
          type: "object",
          properties: {
            SubstitutionType: { type: "string" },
            SubstitutionOptions: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  ASIN: { type: "string" },
                  QuantityOrdered: { type: "integer" },
                  SellerSKU: { type: "string" },
                  Title: { type: "string" },
                  Measurement: schemasOrderItemSubstitutionPreferencesSubstitutionOptionsItemsMeasurement,
                },
                description: "Substitutes for the product.",
              },
            },
          },
        },
        Measurement: schemasOrderItemSubstitutionPreferencesSubstitutionOptionsItemsMeasurement,
        ShippingConstraints: {
          type: "object",
          properties: {
            PalletDelivery: { type: "string" },
            SignatureConfirmation: { type: "string" },
            RecipientIdentityVerification: { type: "string" },
            RecipientAgeVerification: { type: "string" },
          },
        },
        AmazonPrograms: { type: "object", properties: { Programs: { type: "array", items: { type: "string" } } } },
      },
      required: ["OrderItemId"],
    },
    FinancialEventGroup: {
      type: "object",
      properties: {
        FinancialEventGroupId: { type: "string" },
        ProcessingStatus: { type: "string" },
        FundTransferStatus: { type: "string" },
        OriginalTotal: { $ref: "#/$defs/CurrencyV0" },
        ConvertedTotal: { $ref: "#/$defs/CurrencyV0" },
        FundTransferDate: { type: "string", format: "date-time" },
        TraceId: { type: "string" },
        AccountTail: { type: "string" },
        BeginningBalance: { $ref: "#/$defs/CurrencyV0" },
        FinancialEventGroupStart: { type: "string", format: "date-time" },
        FinancialEventGroupEnd: { type: "string", format: "date-time" },
      },
      required: ["FinancialEventGroupId"],
    },
    Transaction: {
      type: "object",
      properties: {
        sellingPartnerMetadata: {
          type: "object",
          properties: {
            sellingPartnerId: { type: "string" },
            accountType: { type: "string" },
            marketplaceId: { type: "string" },
          },
        },
        relatedIdentifiers: {
          type: "array",
          items: {
            type: "object",
            properties: { relatedIdentifierName: { type: "string" }, relatedIdentifierValue: { type: "string" } },
          },
        },
        transactionType: { type: "string" },
        transactionId: { type: "string" },
        transactionStatus: { type: "string" },
        description: { type: "string" },
        postedDate: { type: "string", format: "date-time" },
        totalAmount: { $ref: "#/$defs/Currency" },
        marketplaceDetails: {
          type: "object",
          properties: { marketplaceId: { type: "string" }, marketplaceName: { type: "string" } },
        },
        items: {
          type: "array",
          items: {
            type: "object",
            properties: {
              description: { type: "string" },
              relatedIdentifiers: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    itemRelatedIdentifierName: { type: "string" },
                    itemRelatedIdentifierValue: { type: "string" },
                  },
                  description: "Orders and other records of the transaction.",
                },
              },
              totalAmount: { $ref: "#/$defs/Currency", description: "The amount." },
              breakdowns: schemasTransactionItemsItemsBreakdowns,
              contexts: {
                type: "array",
                items: { type: "object", description: "Details of the transaction, by kind." },
              },
            },
          },
        },
        contexts: {
          type: "array",
          items: {
            type: "object",
            properties: {
              startTime: { type: "string", format: "date-time" },
              endTime: { type: "string", format: "date-time" },
              storeName: { type: "string" },
              deferralReason: { type: "string" },
              maturityDate: { type: "string", format: "date-time" },
              paymentType: { type: "string" },
              paymentMethod: { type: "string" },
              paymentReference: { type: "string" },
              paymentDate: { type: "string", format: "date-time" },
              asin: { type: "string" },
              sku: { type: "string" },
              quantityShipped: { type: "integer" },
              fulfillmentNetwork: { type: "string" },
              orderType: { type: "string" },
              channel: { type: "string" },
              contextType: { type: "string" },
            },
          },
        },
        breakdowns: {
          type: "array",
          items: {
            type: "object",
            properties: {
              breakdownType: { type: "string" },
              breakdownAmount: { $ref: "#/$defs/Currency", description: "The amount of the part." },
              breakdowns: schemasTransactionItemsItemsBreakdowns,
            },
          },
        },
      },
      required: ["transactionId"],
    },
    CatalogItem: {
      type: "object",
      properties: {
        asin: { type: "string" },
        attributes: schemasCatalogItemAttributes,
        classifications: { type: "array", items: { type: "object", description: "Categories, by marketplace." } },
        dimensions: { type: "array", items: { type: "object", description: "Sizes and weights, by marketplace." } },
        identifiers: {
          type: "array",
          items: {
            type: "object",
            properties: {
              marketplaceId: { type: "string" },
              identifiers: {
                type: "array",
                items: {
                  type: "object",
                  properties: { identifierType: { type: "string" }, identifier: { type: "string" } },
                },
              },
            },
            description: "Identifiers such as EANs, by marketplace.",
          },
        },
        images: {
          type: "array",
          items: {
            type: "object",
            properties: {
              marketplaceId: { type: "string" },
              images: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    variant: { type: "string" },
                    link: { type: "string" },
                    height: { type: "integer" },
                    width: { type: "integer" },
                  },
                },
              },
            },
            description: "Images, by marketplace.",
          },
        },
        productTypes: schemasCatalogItemProductTypes,
        relationships: {
          type: "array",
          items: { type: "object", description: "Variations and packages, by marketplace." },
        },
        salesRanks: { type: "array", items: { type: "object", description: "Ranks of sales, by marketplace." } },
        summaries: {
          type: "array",
          items: {
            type: "object",
            properties: {
              marketplaceId: { type: "string" },
              adultProduct: { type: "boolean" },
              autographed: { type: "boolean" },
              brand: { type: "string" },
              browseClassification: {
                type: "object",
                properties: {
                  displayName: { type: "string" },
                  classificationId: { type: "string" },
                  parent: {
                    type: "object",
                    properties: { displayName: { type: "string" }, classificationId: { type: "string" } },
                  },
                },
              },
              color: { type: "string" },
              contributors: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    role: {
                      type: "object",
                      properties: { displayName: { type: "string" }, value: { type: "string" } },
                    },
                    value: { type: "string" },
                  },
                },
              },
              itemClassification: { type: "string" },
              itemName: { type: "string" },
              manufacturer: { type: "string" },
              memorabilia: { type: "boolean" },
              modelNumber: { type: "string" },
              packageQuantity: { type: "integer" },
              partNumber: { type: "string" },
              releaseDate: { type: "string" },
              size: { type: "string" },
              style: { type: "string" },
              tradeInEligible: { type: "boolean" },
              websiteDisplayGroup: { type: "string" },
              websiteDisplayGroupName: { type: "string" },
            },
            description: "Names and brands, by marketplace.",
          },
        },
        vendorDetails: {
          type: "array",
          items: { type: "object", description: "Details for vendors, by marketplace." },
        },
      },
      required: ["asin"],
    },
    Listing: {
      type: "object",
      properties: {
        sku: { type: "string" },
        summaries: {
          type: "array",
          items: {
            type: "object",
            properties: {
              marketplaceId: { type: "string" },
              asin: { type: "string" },
              productType: { type: "string" },
              conditionType: { type: "string" },
              status: { type: "array", items: { type: "string" } },
              fnSku: { type: "string" },
              itemName: { type: "string" },
              createdDate: { type: "string", format: "date-time" },
              lastUpdatedDate: { type: "string", format: "date-time" },
              mainImage: {
                type: "object",
                properties: { link: { type: "string" }, height: { type: "integer" }, width: { type: "integer" } },
              },
            },
            description: "Names and statuses, by marketplace.",
          },
        },
        attributes: schemasCatalogItemAttributes,
        issues: {
          type: "array",
          items: {
            type: "object",
            properties: {
              code: { type: "string" },
              message: { type: "string" },
              severity: { type: "string" },
              attributeNames: { type: "array", items: { type: "string" } },
              categories: { type: "array", items: { type: "string" } },
              enforcements: {
                type: "object",
                properties: {
                  actions: { type: "array", items: { type: "object", properties: { action: { type: "string" } } } },
                  exemption: {
                    type: "object",
                    properties: { status: { type: "string" }, expiryDate: { type: "string", format: "date-time" } },
                  },
                },
              },
              marketplaceIds: { type: "array", items: { type: "string" } },
            },
            description: "Problems of the listing.",
          },
        },
        offers: {
          type: "array",
          items: {
            type: "object",
            properties: {
              marketplaceId: { type: "string" },
              offerType: { type: "string" },
              price: { $ref: "#/$defs/Money" },
              points: schemasOrderOrderItemsItemsExpensePointsCostPointsGranted,
              audience: { type: "object", properties: { value: { type: "string" }, displayName: { type: "string" } } },
            },
            description: "Offers, by marketplace.",
          },
        },
        fulfillmentAvailability: {
          type: "array",
          items: {
            type: "object",
            properties: { fulfillmentChannelCode: { type: "string" }, quantity: { type: "integer" } },
            description: "Quantities, by channel.",
          },
        },
        procurement: {
          type: "array",
          items: {
            type: "object",
            properties: { costPrice: { $ref: "#/$defs/Money" } },
            description: "Costs for vendors.",
          },
        },
        relationships: { type: "array", items: { type: "object", description: "Variations and packages." } },
        productTypes: schemasCatalogItemProductTypes,
      },
      required: ["sku"],
    },
    ListingChange: {
      type: "object",
      properties: {
        sku: { type: "string" },
        status: { type: "string" },
        submissionId: { type: "string" },
        issues: { type: "array", items: { type: "object", description: "Problems of the change." } },
        identifiers: { type: "array", items: { type: "object", description: "Identifiers of the item." } },
      },
    },
    InventorySummary: {
      type: "object",
      properties: {
        asin: { type: "string" },
        fnSku: { type: "string" },
        sellerSku: { type: "string" },
        condition: { type: "string" },
        inventoryDetails: {
          type: "object",
          properties: {
            fulfillableQuantity: { type: "integer" },
            inboundWorkingQuantity: { type: "integer" },
            inboundShippedQuantity: { type: "integer" },
            inboundReceivingQuantity: { type: "integer" },
            reservedQuantity: { type: "object", description: "Reserved units, by reason." },
            researchingQuantity: { type: "object", description: "Units that Amazon looks for." },
            unfulfillableQuantity: { type: "object", description: "Units that cannot be sold, by reason." },
          },
        },
        lastUpdatedTime: { type: "string", format: "date-time" },
        productName: { type: "string" },
        totalQuantity: { type: "integer" },
        stores: { type: "array", items: { type: "string" } },
      },
    },
    Price: {
      type: "object",
      properties: {
        status: { type: "string" },
        SellerSKU: { type: "string" },
        ASIN: { type: "string" },
        Product: { type: "object", description: "The offers and prices of the item." },
      },
    },
    SalesMetric: {
      type: "object",
      properties: {
        interval: { type: "string" },
        unitCount: { type: "integer" },
        orderItemCount: { type: "integer" },
        orderCount: { type: "integer" },
        averageUnitPrice: { $ref: "#/$defs/Money" },
        totalSales: { $ref: "#/$defs/Money" },
      },
      required: ["interval"],
    },
    Report: {
      type: "object",
      properties: {
        marketplaceIds: { type: "array", items: { type: "string" } },
        reportId: { type: "string" },
        reportType: { type: "string" },
        dataStartTime: { type: "string", format: "date-time" },
        dataEndTime: { type: "string", format: "date-time" },
        reportScheduleId: { type: "string" },
        createdTime: { type: "string", format: "date-time" },
        processingStatus: { type: "string" },
        processingStartTime: { type: "string", format: "date-time" },
        processingEndTime: { type: "string", format: "date-time" },
        reportDocumentId: { type: "string" },
      },
      required: ["reportId"],
    },
    CreatedReport: { type: "object", properties: { reportId: { type: "string" } }, required: ["reportId"] },
    ReportDocument: {
      type: "object",
      properties: {
        reportDocumentId: { type: "string" },
        url: { type: "string" },
        compressionAlgorithm: { type: "string" },
      },
      required: ["reportDocumentId"],
    },
    Feed: {
      type: "object",
      properties: {
        feedId: { type: "string" },
        feedType: { type: "string" },
        marketplaceIds: { type: "array", items: { type: "string" } },
        createdTime: { type: "string", format: "date-time" },
        processingStatus: { type: "string" },
        processingStartTime: { type: "string", format: "date-time" },
        processingEndTime: { type: "string", format: "date-time" },
        resultFeedDocumentId: { type: "string" },
      },
      required: ["feedId"],
    },
    Marketplace: {
      type: "object",
      properties: {
        id: { type: "string" },
        marketplace: {
          type: "object",
          properties: {
            id: { type: "string" },
            name: { type: "string" },
            countryCode: { type: "string" },
            defaultCurrencyCode: { type: "string" },
            defaultLanguageCode: { type: "string" },
            domainName: { type: "string" },
          },
        },
        participation: {
          type: "object",
          properties: { isParticipating: { type: "boolean" }, hasSuspendedListings: { type: "boolean" } },
        },
        storeName: { type: "string" },
      },
      required: ["id"],
    },
    FinancialEvent: {
      type: "object",
      properties: {
        AmazonOrderId: { type: "string" },
        SellerOrderId: { type: "string" },
        MarketplaceName: { type: "string" },
        PostedDate: { type: "string", format: "date-time" },
      },
    },
    Address: {
      type: "object",
      properties: {
        name: { type: "string" },
        companyName: { type: "string" },
        addressLine1: { type: "string" },
        addressLine2: { type: "string" },
        addressLine3: { type: "string" },
        city: { type: "string" },
        districtOrCounty: { type: "string" },
        stateOrRegion: { type: "string" },
        municipality: { type: "string" },
        postalCode: { type: "string" },
        countryCode: { type: "string" },
        phone: { type: "string" },
        extendedFields: {
          type: "object",
          properties: {
            streetName: { type: "string" },
            streetNumber: { type: "string" },
            complement: { type: "string" },
            neighborhood: { type: "string" },
          },
        },
        addressType: { type: "string" },
      },
    },
    Money: { type: "object", properties: { amount: { type: "string" }, currencyCode: { type: "string" } } },
    Window: {
      type: "object",
      properties: {
        earliestDateTime: { type: "string", format: "date-time" },
        latestDateTime: { type: "string", format: "date-time" },
      },
    },
    MoneyV0: { type: "object", properties: { CurrencyCode: { type: "string" }, Amount: { type: "string" } } },
    CurrencyV0: {
      type: "object",
      properties: { CurrencyCode: { type: "string" }, CurrencyAmount: { type: "number" } },
    },
    Currency: { type: "object", properties: { currencyCode: { type: "string" }, currencyAmount: { type: "number" } } },
  },
})
