// Generated from definitions/amazon-seller-partner.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Amazon Seller Partner */
    "amazon-seller-partner": AmazonSellerPartner
  }
}

/**
 * Amazon Seller Partner. Orders, finances, catalog items, listings, inventory, prices, sales, reports and feeds of
 * sellers on Amazon.
 */
export interface AmazonSellerPartner {
  operations: AmazonSellerPartnerOperations
  credentials: AmazonSellerPartnerCredentials
  config: AmazonSellerPartnerConfig
}

/** The operations, by entity and action. */
export interface AmazonSellerPartnerOperations {
  /** A marketplace in which the seller can sell. */
  marketplaces: {
    /** Lists the marketplaces in which the seller can sell. */
    list: {
      params: MarketplacesListParams
      records: Marketplace[]
      meta: {}
    }
  }
  /** An order on Amazon. */
  orders: {
    /** Lists orders by the time of their creation or last change. */
    list: {
      params: OrdersListParams
      records: Order[]
      meta: {
        lastUpdatedBefore: string | null
      }
    }
    /** Gets an order by ID, with the parts that the call names. */
    get: {
      params: OrdersGetParams
      records: Order
      meta: {}
    }
    /** Confirms the shipment of an order with its carrier and tracking number. */
    confirm_shipment: {
      params: OrdersConfirmShipmentParams
      records: null
      meta: {}
    }
    search: {
      fields: OrdersSearchFields
    }
  }
  /** An item of an order. Available until 2027-03-27: use orders.get instead. */
  order_items: {
    /**
     * @deprecated
     * Lists the items of an order, with their amounts. Available until 2027-03-27: use orders.get instead.
     */
    list: {
      params: OrderItemsListParams
      records: OrderItem[]
      meta: {}
    }
    search: {
      fields: OrderItemsSearchFields
    }
  }
  /** A group of financial events, such as a settlement period. */
  list_financial_event_groups: {
    /** Lists the groups of financial events of a period. */
    list: {
      params: ListFinancialEventGroupsListParams
      records: FinancialEventGroup[]
      meta: {}
    }
    search: {
      fields: ListFinancialEventGroupsSearchFields
    }
  }
  /** A financial event, such as a shipment, a refund or a fee. */
  list_financial_events: {
    /** Lists the financial events of a period, of all kinds in one list. */
    list: {
      params: ListFinancialEventsListParams
      records: FinancialEvent[]
      meta: {}
    }
  }
  /** A transaction of the seller's account. */
  transactions: {
    /** Lists the transactions of a period, for one marketplace or all. */
    list: {
      params: TransactionsListParams
      records: Transaction[]
      meta: {}
    }
  }
  /** An item of the catalog of Amazon. */
  catalog_items: {
    /** Lists catalog items by words or by identifiers, such as EANs. */
    list: {
      params: CatalogItemsListParams
      records: CatalogItem[]
      meta: {
        numberOfResults: unknown
      }
    }
    /** Gets a catalog item by its ASIN. */
    get: {
      params: CatalogItemsGetParams
      records: CatalogItem
      meta: {}
    }
  }
  /** A listing: an offer of the seller under their own SKU. */
  listings: {
    /** Lists the listings of a seller. */
    list: {
      params: ListingsListParams
      records: Listing[]
      meta: {
        numberOfResults: unknown
      }
    }
    /** Gets a listing by its SKU. */
    get: {
      params: ListingsGetParams
      records: Listing
      meta: {}
    }
    /** Updates attributes of a listing, such as its price or quantity. */
    update: {
      params: ListingsUpdateParams
      records: ListingChange
      meta: {}
    }
    /** Deletes a listing in marketplaces. */
    delete: {
      params: ListingsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The stock of an item in the warehouses of Amazon. */
  inventory: {
    /** Lists the inventory that Amazon stores, by item. */
    list: {
      params: InventoryListParams
      records: InventorySummary[]
      meta: {}
    }
  }
  /** A price of the seller for an item. */
  prices: {
    /** Lists the prices of the seller for at most 20 items. */
    list: {
      params: PricesListParams
      records: Price[]
      meta: {}
    }
  }
  /** The competitive prices of an item. */
  competitive_prices: {
    /** Lists competitive prices of at most 20 items. */
    list: {
      params: CompetitivePricesListParams
      records: Price[]
      meta: {}
    }
  }
  /** Sales of a period. */
  sales_metrics: {
    /** Lists sales metrics by period, such as units and revenue by day. */
    list: {
      params: SalesMetricsListParams
      records: SalesMetric[]
      meta: {}
    }
  }
  /** A report that Amazon makes. */
  reports: {
    /** Lists reports by type and state. */
    list: {
      params: ReportsListParams
      records: Report[]
      meta: {}
    }
    /** Gets the state of a report and the ID of its document. */
    get: {
      params: ReportsGetParams
      records: Report
      meta: {}
    }
    /** Requests a report of a type for marketplaces. */
    create: {
      params: ReportsCreateParams
      records: CreatedReport
      meta: {}
    }
    /** Cancels a report that is still in the queue. */
    cancel: {
      params: ReportsCancelParams
      records: null
      meta: {}
    }
  }
  /** The document of a report. */
  report_documents: {
    /** Gets the URL of the document of a report. */
    get: {
      params: ReportDocumentsGetParams
      records: ReportDocument
      meta: {}
    }
  }
  /** A feed of the seller to Amazon. */
  feeds: {
    /** Lists feeds by type and state. */
    list: {
      params: FeedsListParams
      records: Feed[]
      meta: {}
    }
    /** Gets the state of a feed. */
    get: {
      params: FeedsGetParams
      records: Feed
      meta: {}
    }
    /** Cancels a feed that is still in the queue. */
    cancel: {
      params: FeedsCancelParams
      records: null
      meta: {}
    }
  }
}

/** Params of marketplaces.list. */
export interface MarketplacesListParams { [k: string]: never }

export interface Marketplace {
  id: string
  marketplace?: {
    id?: string
    name?: string
    countryCode?: string
    defaultCurrencyCode?: string
    defaultLanguageCode?: string
    domainName?: string
  }
  participation?: {
    isParticipating?: boolean
    hasSuspendedListings?: boolean
  }
  storeName?: string
}

/** Params of orders.list. Needs createdAfter, or lastUpdatedAfter. */
export interface OrdersListParams {
  /** Filters by creation after this time. */
  createdAfter?: string
  /** Filters by creation before this time. */
  createdBefore?: string
  /** Filters by changes after this time. */
  lastUpdatedAfter?: string
  /** Filters by changes before this time. */
  lastUpdatedBefore?: string
  /** Filters by states. */
  fulfillmentStatuses?: (
    | "PENDING_AVAILABILITY"
    | "PENDING"
    | "UNSHIPPED"
    | "PARTIALLY_SHIPPED"
    | "SHIPPED"
    | "CANCELLED"
    | "UNFULFILLABLE"
  )[]
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. (at most 50 items) */
  marketplaceIds?: string[]
  /** Filters by the party that delivers. */
  fulfilledBy?: ("MERCHANT" | "AMAZON")[]
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  maxResultsPerPage?: number
  /** The token of the previous page. */
  paginationToken?: string
  /** Parts of the orders, such as `BUYER`. */
  includedData?: (
    | "BUYER"
    | "RECIPIENT"
    | "PROCEEDS"
    | "EXPENSE"
    | "PROMOTION"
    | "CANCELLATION"
    | "FULFILLMENT"
    | "PACKAGES"
    | "TAX"
    | "PAYMENT"
    | "FULFILLMENT_ORDERS"
  )[]
}

export interface Order {
  orderId: string
  orderAliases?: {
    aliasId?: string
    aliasType?: string
  }[]
  createdTime?: string
  lastUpdatedTime?: string
  programs?: string[]
  associatedOrders?: {
    orderId?: string
    associationType?: string
  }[]
  salesChannel?: {
    channelName?: string
    marketplaceId?: string
    marketplaceName?: string
  }
  buyer?: {
    buyerName?: string
    buyerEmail?: string
    buyerCompanyName?: string
    buyerPurchaseOrderNumber?: string
  }
  recipient?: {
    /** The address of delivery. */
    deliveryAddress?: Address
    /** Wishes for the delivery. */
    deliveryPreference?: {
      dropOffLocation?: string
      addressInstruction?: string
      deliveryTime?: {
        businessHours?: {
          dayOfWeek?: string
        }[]
        exceptionDates?: {
          exceptionDate?: string
          exceptionDateType?: string
        }[]
      }
      deliveryCapabilities?: string[]
    }
  }
  proceeds?: {
    /** The amount of the order. */
    grandTotal?: Money
    /** Items: Parts of the amount. */
    breakdowns?: {
      type?: string
      status?: string
      subtotal?: Money
    }[]
  }
  payment?: {
    /** Items: Payments of the order. */
    paymentExecutions?: {
      paymentMethod?: string
      paymentAmount?: Money
      acquirerId?: string
      cardBrand?: string
      authorizationCode?: string
    }[]
  }
  tax?: {
    /** Items: Tax numbers of the buyer. */
    taxRegistrations?: {
      entityType?: string
      legalName?: string
      taxRegistrationType?: string
      taxRegistrationNumber?: string
      taxRegistrationAddress?: Address
      taxRegistrationAttributes?: {
        key?: string
        value?: string
      }[]
    }[]
    /** Invoices of taxes. */
    taxInvoicing?: {
      buyerInvoicePreference?: string
      invoiceStatus?: string
    }
  }
  fulfillment?: {
    fulfillmentStatus?: string
    fulfilledBy?: string
    fulfillmentServiceLevel?: string
    /** The first and the last time of dispatch. */
    shipByWindow?: Window
    /** The first and the last time of delivery. */
    deliverByWindow?: Window
    /** The first and the last time for labels. */
    labelPrintingWindow?: Window
  }
  orderItems?: {
    orderItemId?: string
    quantityOrdered?: number
    /** The measure of the quantity. */
    measurement?: {
      unit?: string
      value?: number
    }
    /** Items: Items of other orders. */
    associatedOrderItems?: {
      orderId?: string
      orderItemId?: string
      associationType?: string
    }[]
    programs?: string[]
    /** The product of the item. */
    product?: {
      asin?: string
      title?: string
      sellerSku?: string
      condition?: {
        conditionType?: string
        conditionSubtype?: string
        conditionNote?: string
      }
      price?: {
        unitPrice?: Money
        priceDesignation?: string
      }
      serialNumbers?: string[]
      customization?: {
        customizedUrl?: string
      }
    }
    /** Revenue of the item. */
    proceeds?: {
      proceedsTotal?: Money
      breakdowns?: {
        type?: string
        subtotal?: Money
        detailedBreakdowns?: {
          subtype?: string
        }[]
      }[]
    }
    /** Costs of the item. */
    expense?: {
      pointsCost?: {
        pointsGranted?: {
          pointsNumber?: number
        }
      }
    }
    /** Discounts of the item. */
    promotion?: {
      breakdowns?: {
        promotionId?: string
      }[]
    }
    /** The cancellation of the item. */
    cancellation?: {
      cancellationRequest?: {
        requester?: string
        cancelReason?: string
      }
      cancellationExecution?: {
        cancelledBy?: string
        cancelReason?: string
      }
    }
    /** The state of the delivery. */
    fulfillment?: {
      quantityFulfilled?: number
      quantityUnfulfilled?: number
      picking?: {
        substitutionPreference?: {
          substitutionType?: string
        }
      }
      packing?: {
        giftOption?: {
          giftMessage?: string
          giftWrapLevel?: string
        }
        serialNumberRequirement?: {
          requirementType?: string
        }
      }
      shipping?: {
        scheduledDeliveryWindow?: Window
        shippingConstraints?: {
          palletDelivery?: string
          cashOnDelivery?: string
          signatureConfirmation?: string
          recipientIdentityVerification?: string
          recipientAgeVerification?: string
        }
        internationalShipping?: {
          iossNumber?: string
        }
      }
    }
    /** Taxes of the item. */
    tax?: {
      taxCalculationBreakdowns?: {
        reportingScheme?: string
      }[]
      taxCollections?: {
        model?: string
        responsibleParty?: string
      }[]
    }
  }[]
  packages?: {
    packageReferenceId?: string
    createdTime?: string
    /** The state of the package. */
    packageStatus?: {
      status?: string
      detailedStatus?: string
    }
    carrier?: string
    shipTime?: string
    shippingService?: string
    trackingNumber?: string
    /** The address of dispatch. */
    shipFromAddress?: {
      name?: string
      addressLine1?: string
      addressLine2?: string
      addressLine3?: string
      city?: string
      districtOrCounty?: string
      stateOrRegion?: string
      municipality?: string
      postalCode?: string
      countryCode?: string
    }
    /** Items: Items of the package. */
    packageItems?: {
      orderItemId?: string
      quantity?: number
      transparencyCodes?: string[]
    }[]
  }[]
  fulfillmentOrders?: {
    fulfillmentOrderId?: string
  }[]
  status?: string
  marketplace?: string
}

export interface Address {
  name?: string
  companyName?: string
  addressLine1?: string
  addressLine2?: string
  addressLine3?: string
  city?: string
  districtOrCounty?: string
  stateOrRegion?: string
  municipality?: string
  postalCode?: string
  countryCode?: string
  phone?: string
  extendedFields?: {
    streetName?: string
    streetNumber?: string
    complement?: string
    neighborhood?: string
  }
  addressType?: string
}

export interface Money {
  amount?: string
  currencyCode?: string
}

export interface Window {
  earliestDateTime?: string
  latestDateTime?: string
}

/** Params of orders.get. */
export interface OrdersGetParams {
  /** ID of the order, such as `902-3159896-1390916`. */
  orderId: string
  /** Parts of the orders, such as `BUYER`. */
  includedData?: (
    | "BUYER"
    | "RECIPIENT"
    | "PROCEEDS"
    | "EXPENSE"
    | "PROMOTION"
    | "CANCELLATION"
    | "FULFILLMENT"
    | "PACKAGES"
    | "TAX"
    | "PAYMENT"
    | "FULFILLMENT_ORDERS"
  )[]
}

/** Params of orders.confirm_shipment. */
export interface OrdersConfirmShipmentParams {
  /** ID of the order, such as `902-3159896-1390916`. */
  orderId: string
  /** The package: its carrier, tracking number, time of dispatch and items. */
  packageDetail: {
    packageReferenceId: string
    carrierCode: string
    carrierName?: string
    shippingMethod?: string
    trackingNumber: string
    shipDate: string
    shipFromSupplySourceId?: string
    orderItems: {
      orderItemId: string
      quantity: number
      transparencyCodes?: string[]
    }[]
  }
  /** The way of cash on delivery. */
  codCollectionMethod?: "DirectPayment"
  /** ID of the marketplace, such as `ATVPDKIKX0DER`. */
  marketplaceId: string
}

/** Searchable fields of orders, in hosted mode. */
export interface OrdersSearchFields {
  orderId: string | null
  createdTime: string | null
  lastUpdatedTime: string | null
  status: string | null
  marketplace: string | null
}

/** Params of order_items.list. */
export interface OrderItemsListParams {
  /** ID of the order, such as `902-3159896-1390916`. */
  orderId: string
  /** The token of the previous page. */
  NextToken?: string
}

export interface OrderItem {
  ASIN?: string
  SellerSKU?: string
  OrderItemId: string
  AssociatedItems?: {
    OrderId?: string
    OrderItemId?: string
    AssociationType?: string
  }[]
  Title?: string
  QuantityOrdered?: number
  QuantityShipped?: number
  ProductInfo?: {
    NumberOfItems?: string
  }
  PointsGranted?: {
    PointsNumber?: number
    /** The value of the points. */
    PointsMonetaryValue?: MoneyV0
  }
  ItemPrice?: MoneyV0
  ShippingPrice?: MoneyV0
  ItemTax?: MoneyV0
  ShippingTax?: MoneyV0
  ShippingDiscount?: MoneyV0
  ShippingDiscountTax?: MoneyV0
  PromotionDiscount?: MoneyV0
  PromotionDiscountTax?: MoneyV0
  PromotionIds?: string[]
  CODFee?: MoneyV0
  CODFeeDiscount?: MoneyV0
  IsGift?: string
  ConditionNote?: string
  ConditionId?: string
  ConditionSubtypeId?: string
  ScheduledDeliveryStartDate?: string
  ScheduledDeliveryEndDate?: string
  PriceDesignation?: string
  TaxCollection?: {
    Model?: string
    ResponsibleParty?: string
  }
  SerialNumberRequired?: boolean
  IsTransparency?: boolean
  IossNumber?: string
  StoreChainStoreId?: string
  DeemedResellerCategory?: string
  BuyerInfo?: {
    /** Wishes of the buyer for the product. */
    BuyerCustomizedInfo?: {
      CustomizedURL?: string
    }
    /** The price of the wrapping. */
    GiftWrapPrice?: MoneyV0
    /** The tax of the wrapping. */
    GiftWrapTax?: MoneyV0
    GiftMessageText?: string
    GiftWrapLevel?: string
  }
  BuyerRequestedCancel?: {
    IsBuyerRequestedCancel?: string
    BuyerCancelReason?: string
  }
  SerialNumbers?: string[]
  SubstitutionPreferences?: {
    SubstitutionType?: string
    /** Items: Substitutes for the product. */
    SubstitutionOptions?: {
      ASIN?: string
      QuantityOrdered?: number
      SellerSKU?: string
      Title?: string
      Measurement?: {
        Unit?: string
        Value?: number
      }
    }[]
  }
  Measurement?: {
    Unit?: string
    Value?: number
  }
  ShippingConstraints?: {
    PalletDelivery?: string
    SignatureConfirmation?: string
    RecipientIdentityVerification?: string
    RecipientAgeVerification?: string
  }
  AmazonPrograms?: {
    Programs?: string[]
  }
}

export interface MoneyV0 {
  CurrencyCode?: string
  Amount?: string
}

/** Searchable fields of order_items, in hosted mode. */
export interface OrderItemsSearchFields {
  OrderItemId: string | null
  QuantityOrdered: number | null
  ASIN: string | null
  SellerSKU: string | null
  Title: string | null
}

/** Params of list_financial_event_groups.list. */
export interface ListFinancialEventGroupsListParams {
  /** Maximum number of records, 1 to 100. Defaults to 100. (1 to 100; default 100) */
  MaxResultsPerPage?: number
  /** Filters by a beginning before this time. */
  FinancialEventGroupStartedBefore?: string
  /** Filters by a beginning at this time or later. */
  FinancialEventGroupStartedAfter?: string
  /** The token of the previous page. */
  NextToken?: string
}

export interface FinancialEventGroup {
  FinancialEventGroupId: string
  ProcessingStatus?: string
  FundTransferStatus?: string
  OriginalTotal?: CurrencyV0
  ConvertedTotal?: CurrencyV0
  FundTransferDate?: string
  TraceId?: string
  AccountTail?: string
  BeginningBalance?: CurrencyV0
  FinancialEventGroupStart?: string
  FinancialEventGroupEnd?: string
}

export interface CurrencyV0 {
  CurrencyCode?: string
  CurrencyAmount?: number
}

/** Searchable fields of list_financial_event_groups, in hosted mode. */
export interface ListFinancialEventGroupsSearchFields {
  FinancialEventGroupId: string | null
  ProcessingStatus: string | null
  FundTransferStatus: string | null
  FinancialEventGroupStart: string | null
  FinancialEventGroupEnd: string | null
}

/** Params of list_financial_events.list. */
export interface ListFinancialEventsListParams {
  /** The first time of the events. */
  PostedAfter?: string
  /** The time after the last event. */
  PostedBefore?: string
  /** The token of the previous page. */
  NextToken?: string
}

export interface FinancialEvent {
  AmazonOrderId?: string
  SellerOrderId?: string
  MarketplaceName?: string
  PostedDate?: string
}

/** Params of transactions.list. */
export interface TransactionsListParams {
  /** The first time of the transactions. */
  postedAfter?: string
  /** The time after the last transaction. */
  postedBefore?: string
  /** ID of the marketplace, such as `ATVPDKIKX0DER`. */
  marketplaceId?: string
  /** Filters by state. */
  transactionStatus?: string
  /** The kind of a related record. Needs its value. */
  relatedIdentifierName?: string
  /** ID of the related record. */
  relatedIdentifierValue?: string
  /** The token of the previous page. */
  nextToken?: string
}

export interface Transaction {
  sellingPartnerMetadata?: {
    sellingPartnerId?: string
    accountType?: string
    marketplaceId?: string
  }
  relatedIdentifiers?: {
    relatedIdentifierName?: string
    relatedIdentifierValue?: string
  }[]
  transactionType?: string
  transactionId: string
  transactionStatus?: string
  description?: string
  postedDate?: string
  totalAmount?: Currency
  marketplaceDetails?: {
    marketplaceId?: string
    marketplaceName?: string
  }
  items?: {
    description?: string
    /** Items: Orders and other records of the transaction. */
    relatedIdentifiers?: {
      itemRelatedIdentifierName?: string
      itemRelatedIdentifierValue?: string
    }[]
    /** The amount. */
    totalAmount?: Currency
    /** Items: Parts of the amount. */
    breakdowns?: { [k: string]: unknown }[]
    /** Items: Details of the transaction, by kind. */
    contexts?: { [k: string]: unknown }[]
  }[]
  contexts?: {
    startTime?: string
    endTime?: string
    storeName?: string
    deferralReason?: string
    maturityDate?: string
    paymentType?: string
    paymentMethod?: string
    paymentReference?: string
    paymentDate?: string
    asin?: string
    sku?: string
    quantityShipped?: number
    fulfillmentNetwork?: string
    orderType?: string
    channel?: string
    contextType?: string
  }[]
  breakdowns?: {
    breakdownType?: string
    /** The amount of the part. */
    breakdownAmount?: Currency
    /** Items: Parts of the amount. */
    breakdowns?: { [k: string]: unknown }[]
  }[]
}

export interface Currency {
  currencyCode?: string
  currencyAmount?: number
}

/** Params of catalog_items.list. Needs keywords, or identifiers and identifiersType. */
export interface CatalogItemsListParams {
  /** Identifiers of the items, of the type `identifiersType`. (at most 20 items) */
  identifiers?: string[]
  /** The type of the identifiers, such as `EAN`. */
  identifiersType?: "ASIN" | "EAN" | "GTIN" | "ISBN" | "JAN" | "MINSAN" | "SKU" | "UPC"
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. (at most 1 items) */
  marketplaceIds: string[]
  /** Parts of the records, such as `summaries`. */
  includedData?: (
    | "attributes"
    | "classifications"
    | "dimensions"
    | "identifiers"
    | "images"
    | "productTypes"
    | "relationships"
    | "salesRanks"
    | "summaries"
    | "vendorDetails"
  )[]
  /** The language of the texts. */
  locale?: string
  /** ID of the seller, for SKUs. */
  sellerId?: string
  /** Words to search for. (at most 20 items) */
  keywords?: string[]
  /** Filters by brands. Needs `keywords`. */
  brandNames?: string[]
  /** Filters by categories. Needs `keywords`. */
  classificationIds?: string[]
  /** Number of records of a page. Defaults to the largest. (1 to 20; default 20) */
  pageSize?: number
  /** The token of the previous page. */
  pageToken?: string
  /** The language of the words. */
  keywordsLocale?: string
}

export interface CatalogItem {
  asin: string
  /** Attributes, by name, as the product type defines them. */
  attributes?: { [k: string]: unknown }
  /** Items: Categories, by marketplace. */
  classifications?: { [k: string]: unknown }[]
  /** Items: Sizes and weights, by marketplace. */
  dimensions?: { [k: string]: unknown }[]
  /** Items: Identifiers such as EANs, by marketplace. */
  identifiers?: {
    marketplaceId?: string
    identifiers?: {
      identifierType?: string
      identifier?: string
    }[]
  }[]
  /** Items: Images, by marketplace. */
  images?: {
    marketplaceId?: string
    images?: {
      variant?: string
      link?: string
      height?: number
      width?: number
    }[]
  }[]
  /** Items: Product types, by marketplace. */
  productTypes?: { [k: string]: unknown }[]
  /** Items: Variations and packages, by marketplace. */
  relationships?: { [k: string]: unknown }[]
  /** Items: Ranks of sales, by marketplace. */
  salesRanks?: { [k: string]: unknown }[]
  /** Items: Names and brands, by marketplace. */
  summaries?: {
    marketplaceId?: string
    adultProduct?: boolean
    autographed?: boolean
    brand?: string
    browseClassification?: {
      displayName?: string
      classificationId?: string
      parent?: {
        displayName?: string
        classificationId?: string
      }
    }
    color?: string
    contributors?: {
      role?: {
        displayName?: string
        value?: string
      }
      value?: string
    }[]
    itemClassification?: string
    itemName?: string
    manufacturer?: string
    memorabilia?: boolean
    modelNumber?: string
    packageQuantity?: number
    partNumber?: string
    releaseDate?: string
    size?: string
    style?: string
    tradeInEligible?: boolean
    websiteDisplayGroup?: string
    websiteDisplayGroupName?: string
  }[]
  /** Items: Details for vendors, by marketplace. */
  vendorDetails?: { [k: string]: unknown }[]
}

/** Params of catalog_items.get. */
export interface CatalogItemsGetParams {
  /** ASIN of the item. */
  asin: string
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. */
  marketplaceIds: string[]
  /** Parts of the records, such as `summaries`. */
  includedData?: (
    | "attributes"
    | "classifications"
    | "dimensions"
    | "identifiers"
    | "images"
    | "productTypes"
    | "relationships"
    | "salesRanks"
    | "summaries"
    | "vendorDetails"
  )[]
  /** The language of the texts. */
  locale?: string
}

/** Params of listings.list. */
export interface ListingsListParams {
  /** ID of the seller, in Seller Central the merchant token. */
  sellerId: string
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. */
  marketplaceIds: string[]
  /** The language of problems. */
  issueLocale?: string
  /** Parts of the records, such as `summaries`. */
  includedData?: (
    | "summaries"
    | "attributes"
    | "issues"
    | "offers"
    | "fulfillmentAvailability"
    | "procurement"
    | "relationships"
    | "productTypes"
  )[]
  /** Filters by identifiers, of the type `identifiersType`. (at most 20 items) */
  identifiers?: string[]
  /** The type of the identifiers, such as `EAN`. */
  identifiersType?: "ASIN" | "EAN" | "FNSKU" | "GTIN" | "ISBN" | "JAN" | "MINSAN" | "SKU" | "UPC"
  /** Filters by a parent of variations. */
  variationParentSku?: string
  /** Filters by a package. */
  packageHierarchySku?: string
  /** Filters by creation after this time. */
  createdAfter?: string
  /** Filters by creation before this time. */
  createdBefore?: string
  /** Filters by changes after this time. */
  lastUpdatedAfter?: string
  /** Filters by changes before this time. */
  lastUpdatedBefore?: string
  /** Filters by severity of problems. */
  withIssueSeverity?: ("WARNING" | "ERROR")[]
  /** Filters by statuses that a listing has. */
  withStatus?: ("BUYABLE" | "DISCOVERABLE")[]
  /** Filters by statuses that a listing lacks. */
  withoutStatus?: ("BUYABLE" | "DISCOVERABLE")[]
  /** The value of the order. */
  sortBy?: "sku" | "createdDate" | "lastUpdatedDate"
  /** The direction of the order. */
  sortOrder?: "ASC" | "DESC"
  /** Number of records of a page. Defaults to the largest. (1 to 20; default 20) */
  pageSize?: number
  /** The token of the previous page. */
  pageToken?: string
}

export interface Listing {
  sku: string
  /** Items: Names and statuses, by marketplace. */
  summaries?: {
    marketplaceId?: string
    asin?: string
    productType?: string
    conditionType?: string
    status?: string[]
    fnSku?: string
    itemName?: string
    createdDate?: string
    lastUpdatedDate?: string
    mainImage?: {
      link?: string
      height?: number
      width?: number
    }
  }[]
  /** Attributes, by name, as the product type defines them. */
  attributes?: { [k: string]: unknown }
  /** Items: Problems of the listing. */
  issues?: {
    code?: string
    message?: string
    severity?: string
    attributeNames?: string[]
    categories?: string[]
    enforcements?: {
      actions?: {
        action?: string
      }[]
      exemption?: {
        status?: string
        expiryDate?: string
      }
    }
    marketplaceIds?: string[]
  }[]
  /** Items: Offers, by marketplace. */
  offers?: {
    marketplaceId?: string
    offerType?: string
    price?: Money
    points?: {
      pointsNumber?: number
    }
    audience?: {
      value?: string
      displayName?: string
    }
  }[]
  /** Items: Quantities, by channel. */
  fulfillmentAvailability?: {
    fulfillmentChannelCode?: string
    quantity?: number
  }[]
  /** Items: Costs for vendors. */
  procurement?: {
    costPrice?: Money
  }[]
  /** Items: Variations and packages. */
  relationships?: { [k: string]: unknown }[]
  /** Items: Product types, by marketplace. */
  productTypes?: { [k: string]: unknown }[]
}

/** Params of listings.get. */
export interface ListingsGetParams {
  /** ID of the seller, in Seller Central the merchant token. */
  sellerId: string
  /** SKU of the listing. */
  sku: string
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. */
  marketplaceIds: string[]
  /** The language of problems. */
  issueLocale?: string
  /** Parts of the records, such as `summaries`. */
  includedData?: (
    | "summaries"
    | "attributes"
    | "issues"
    | "offers"
    | "fulfillmentAvailability"
    | "procurement"
    | "relationships"
    | "productTypes"
  )[]
}

/** Params of listings.update. */
export interface ListingsUpdateParams {
  /** ID of the seller, in Seller Central the merchant token. */
  sellerId: string
  /** SKU of the listing. */
  sku: string
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. */
  marketplaceIds: string[]
  /** Parts of the records, such as `summaries`. */
  includedData?: ("identifiers" | "issues")[]
  /** The preview, which changes nothing. */
  mode?: "VALIDATION_PREVIEW"
  /** The language of problems. */
  issueLocale?: string
  /** The product type, such as `LUGGAGE`. */
  productType: string
  /** The changes, as JSON Patch of attributes. (at least 1 items) */
  patches: {
    op: "add" | "replace" | "merge" | "delete"
    path: string
    /** Items: The new values of the attribute. */
    value?: { [k: string]: unknown }[]
  }[]
}

export interface ListingChange {
  sku?: string
  status?: string
  submissionId?: string
  /** Items: Problems of the change. */
  issues?: { [k: string]: unknown }[]
  /** Items: Identifiers of the item. */
  identifiers?: { [k: string]: unknown }[]
}

/** Params of listings.delete. */
export interface ListingsDeleteParams {
  /** ID of the seller, in Seller Central the merchant token. */
  sellerId: string
  /** SKU of the listing. */
  sku: string
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. (at most 1 items) */
  marketplaceIds: string[]
  /** The language of problems. */
  issueLocale?: string
}

/** Params of inventory.list. */
export interface InventoryListParams {
  /** Whether records have quantities by state. */
  details?: boolean
  /** The level of the quantities. */
  granularityType: "Marketplace"
  /** ID of the marketplace. */
  granularityId: string
  /** Filters by changes since this time. */
  startDateTime?: string
  /** Filters by SKUs. (at most 50 items) */
  sellerSkus?: string[]
  /** Filters by an SKU. */
  sellerSku?: string
  /** The token of the previous page. */
  nextToken?: string
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. (at most 1 items) */
  marketplaceIds: string[]
}

export interface InventorySummary {
  asin?: string
  fnSku?: string
  sellerSku?: string
  condition?: string
  inventoryDetails?: {
    fulfillableQuantity?: number
    inboundWorkingQuantity?: number
    inboundShippedQuantity?: number
    inboundReceivingQuantity?: number
    /** Reserved units, by reason. */
    reservedQuantity?: { [k: string]: unknown }
    /** Units that Amazon looks for. */
    researchingQuantity?: { [k: string]: unknown }
    /** Units that cannot be sold, by reason. */
    unfulfillableQuantity?: { [k: string]: unknown }
  }
  lastUpdatedTime?: string
  productName?: string
  totalQuantity?: number
  stores?: string[]
}

/** Params of prices.list. */
export interface PricesListParams {
  /** ID of the marketplace, such as `ATVPDKIKX0DER`. */
  MarketplaceId: string
  /** ASINs of at most 20 items. (at most 20 items) */
  Asins?: string[]
  /** SKUs of at most 20 items. (at most 20 items) */
  Skus?: string[]
  /** The kind of identifiers. */
  ItemType: "Asin" | "Sku"
  /** Filters by condition. */
  ItemCondition?: "New" | "Used" | "Collectible" | "Refurbished" | "Club"
  /** The kind of offers. Defaults to consumers. */
  OfferType?: "B2C" | "B2B"
}

export interface Price {
  status?: string
  SellerSKU?: string
  ASIN?: string
  /** The offers and prices of the item. */
  Product?: { [k: string]: unknown }
}

/** Params of competitive_prices.list. */
export interface CompetitivePricesListParams {
  /** ID of the marketplace, such as `ATVPDKIKX0DER`. */
  MarketplaceId: string
  /** ASINs of at most 20 items. (at most 20 items) */
  Asins?: string[]
  /** SKUs of at most 20 items. (at most 20 items) */
  Skus?: string[]
  /** The kind of identifiers. */
  ItemType: "Asin" | "Sku"
  /** The kind of customers. Defaults to consumers. */
  CustomerType?: "Consumer" | "Business"
}

/** Params of sales_metrics.list. */
export interface SalesMetricsListParams {
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. */
  marketplaceIds: string[]
  /** The whole time, as two times with `--` between them. */
  interval: string
  /** The time zone of periods longer than an hour. */
  granularityTimeZone?: string
  /** The length of a period. */
  granularity: "Hour" | "Day" | "Week" | "Month" | "Year" | "Total"
  /** Filters by businesses or consumers. */
  buyerType?: "B2B" | "B2C" | "All"
  /** Filters by the party that delivers. */
  fulfillmentNetwork?: string
  /** The first day of a week. Defaults to Monday. */
  firstDayOfWeek?: "Monday" | "Sunday"
  /** Filters by an ASIN. */
  asin?: string
  /** Filters by an SKU. */
  sku?: string
  /** Filters by a program of Amazon. */
  amazonProgram?: "AmazonHaul"
}

export interface SalesMetric {
  interval: string
  unitCount?: number
  orderItemCount?: number
  orderCount?: number
  averageUnitPrice?: Money
  totalSales?: Money
}

/** Params of reports.list. */
export interface ReportsListParams {
  /** Filters by types. (1 to 10 items) */
  reportTypes?: string[]
  /** Filters by states. (at least 1 items) */
  processingStatuses?: ("CANCELLED" | "DONE" | "FATAL" | "IN_PROGRESS" | "IN_QUEUE")[]
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. (1 to 10 items) */
  marketplaceIds?: string[]
  /** Number of records of a page. Defaults to the largest. (1 to 100; default 100) */
  pageSize?: number
  /** Filters by creation at this time or later. */
  createdSince?: string
  /** Filters by creation until this time. */
  createdUntil?: string
  /** The token of the previous page. */
  nextToken?: string
}

export interface Report {
  marketplaceIds?: string[]
  reportId: string
  reportType?: string
  dataStartTime?: string
  dataEndTime?: string
  reportScheduleId?: string
  createdTime?: string
  processingStatus?: string
  processingStartTime?: string
  processingEndTime?: string
  reportDocumentId?: string
}

/** Params of reports.get. */
export interface ReportsGetParams {
  /** ID of the report, from its creation. */
  reportId: string
}

/** Params of reports.create. */
export interface ReportsCreateParams {
  /** Options of the type, by name. */
  reportOptions?: {
    [k: string]: string
  }
  /** The type, such as `GET_FLAT_FILE_OPEN_LISTINGS_DATA`. */
  reportType: string
  /** The first time of the data. */
  dataStartTime?: string
  /** The last time of the data. */
  dataEndTime?: string
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. (1 to 25 items) */
  marketplaceIds: string[]
}

export interface CreatedReport {
  reportId: string
}

/** Params of reports.cancel. */
export interface ReportsCancelParams {
  /** ID of the report, from its creation. */
  reportId: string
}

/** Params of report_documents.get. */
export interface ReportDocumentsGetParams {
  /** ID of the document, from the report. */
  reportDocumentId: string
  /** Whether the file's host names its compression. */
  enableContentEncodingUrlHeader?: boolean
}

export interface ReportDocument {
  reportDocumentId: string
  url?: string
  compressionAlgorithm?: string
}

/** Params of feeds.list. Needs feedTypes, or nextToken. */
export interface FeedsListParams {
  /** Filters by types, such as `JSON_LISTINGS_FEED`. (1 to 10 items) */
  feedTypes?: string[]
  /** IDs of marketplaces, such as `ATVPDKIKX0DER`. (1 to 10 items) */
  marketplaceIds?: string[]
  /** Number of records of a page. Defaults to the largest. (1 to 100; default 100) */
  pageSize?: number
  /** Filters by states. (at least 1 items) */
  processingStatuses?: ("CANCELLED" | "DONE" | "FATAL" | "IN_PROGRESS" | "IN_QUEUE")[]
  /** Filters by creation at this time or later. */
  createdSince?: string
  /** Filters by creation until this time. */
  createdUntil?: string
  /** The token of the previous page. */
  nextToken?: string
}

export interface Feed {
  feedId: string
  feedType?: string
  marketplaceIds?: string[]
  createdTime?: string
  processingStatus?: string
  processingStartTime?: string
  processingEndTime?: string
  resultFeedDocumentId?: string
}

/** Params of feeds.get. */
export interface FeedsGetParams {
  /** ID of the feed, from its creation. */
  feedId: string
}

/** Params of feeds.cancel. */
export interface FeedsCancelParams {
  /** ID of the feed, from its creation. */
  feedId: string
}

/** Credentials by auth variant. */
export interface AmazonSellerPartnerCredentials {
  refresh_token: AmazonSellerPartnerRefreshTokenCredentials
}

/** Refresh token of an app */
export interface AmazonSellerPartnerRefreshTokenCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
  /** The refresh token of the authorization. */
  refresh_token: string
}

export interface AmazonSellerPartnerConfig {
  /**
   * API host of the region: `na` for North America and Brazil, `eu` for Europe, Africa, the Middle East and India, `fe`
   * for the Far East. Defaults to `sellingpartnerapi-na.amazon.com`. (default "sellingpartnerapi-na.amazon.com")
   */
  host?: "sellingpartnerapi-na.amazon.com" | "sellingpartnerapi-eu.amazon.com" | "sellingpartnerapi-fe.amazon.com"
}
