// Generated from definitions/shopify.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Shopify */
    "shopify": Shopify
  }
}

/** Shopify. Products, stock, orders, shipments, refunds, customers, discounts and metafields of one Shopify store. */
export interface Shopify {
  operations: ShopifyOperations
  credentials: ShopifyCredentials
  config: ShopifyConfig
}

/** What can be called, by entity and action. */
export interface ShopifyOperations {
  /** The store itself. */
  shop: {
    /** Gets the store's name, addresses, currency, time zone, units and plan. */
    get: {
      params: ShopGetParams
      records: Shop
      meta: {}
    }
  }
  /** The countries that some shipping zone of the store covers. */
  shipping_countries: {
    /** Gets the codes of the countries to which the store ships, and whether the rest of the world is covered. */
    get: {
      params: ShippingCountriesGetParams
      records: ShippingCountries
      meta: {}
    }
  }
  /** A person who bought, or may buy, from the store. */
  customers: {
    /** Lists customers; query filters by words and fields such as email, tag or updated_at. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one customer with contact data, tags, spending and default address. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    /** Creates a customer; one of e-mail address, phone number and names must be given. */
    create: {
      params: CustomersCreateParams
      records: Customer
      meta: {}
    }
    /** Changes the fields of a customer that are given; tags replace those there are. */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    /** Deletes a customer who has not ordered yet. */
    delete: {
      params: CustomersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** A postal address of a customer. */
  customer_addresses: {
    /** Lists a customer's addresses. */
    list: {
      params: CustomerAddressesListParams
      records: CustomerAddress[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one address of a customer. */
    get: {
      params: CustomerAddressesGetParams
      records: CustomerAddress
      meta: {}
    }
    /** Adds an address to a customer. */
    create: {
      params: CustomerAddressesCreateParams
      records: CustomerAddress
      meta: {}
    }
    /** Changes the fields of an address that are given. */
    update: {
      params: CustomerAddressesUpdateParams
      records: CustomerAddress
      meta: {}
    }
    /** Removes an address from a customer. */
    delete: {
      params: CustomerAddressesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomerAddressesSearchFields
    }
  }
  /** What a customer bought, with prices, addresses and the state of payment and shipping. */
  orders: {
    /**
     * Lists orders with their first 10 line items. Without the scope read_all_orders only those of the last 60 days are
     * seen.
     */
    list: {
      params: OrdersListParams
      records: Order[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one order with up to 100 line items, prices, customer and addresses. */
    get: {
      params: OrdersGetParams
      records: Order
      meta: {}
    }
    /** Creates an order that was bought elsewhere; at most five a minute in trial and development stores. */
    create: {
      params: OrdersCreateParams
      records: Order
      meta: {}
    }
    /** Changes note, tags, contact data, shipping address or attributes of an order. */
    update: {
      params: OrdersUpdateParams
      records: Order
      meta: {}
    }
    /** Deletes an order for good; of those paid for online only test orders can be. */
    delete: {
      params: OrdersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: OrdersSearchFields
    }
  }
  /** An order's being cancelled, with what happens to payment and stock. */
  order_cancellations: {
    /** Cancels an order for good, in a job that Shopify works off; refund returns the payment to where it came from. */
    create: {
      params: OrderCancellationsCreateParams
      records: Job
      meta: {}
    }
  }
  /** An order's being closed, when no work on it is left. */
  order_closings: {
    /** Closes an order, as the last step of work on it. */
    create: {
      params: OrderClosingsCreateParams
      records: Order
      meta: {}
    }
    /** Opens a closed order again. */
    delete: {
      params: OrderClosingsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An order's being paid for outside of Shopify. */
  order_payments: {
    /** Marks an order as paid by other means than Shopify. */
    create: {
      params: OrderPaymentsCreateParams
      records: Order
      meta: {}
    }
  }
  /** Money given back for an order, with the items that came back. */
  order_refunds: {
    /** Lists the refunds of an order, the first 100 unless first says otherwise. */
    list: {
      params: OrderRefundsListParams
      records: Refund[]
      meta: {}
    }
    /** Gets one refund with its items and payments. */
    get: {
      params: OrderRefundsGetParams
      records: Refund
      meta: {}
    }
    /** Refunds items, shipping or an amount of an order. */
    create: {
      params: OrderRefundsCreateParams
      records: Refund
      meta: {}
    }
    search: {
      fields: OrderRefundsSearchFields
    }
  }
  /** A payment, authorization, capture, void or refund of an order. */
  transactions: {
    /** Lists the payments of an order, the first 100 unless first says otherwise. */
    list: {
      params: TransactionsListParams
      records: Transaction[]
      meta: {}
    }
    /** Gets one payment of an order. */
    get: {
      params: TransactionsGetParams
      records: Transaction
      meta: {}
    }
    search: {
      fields: TransactionsSearchFields
    }
  }
  /** Money that came in or went out, by which books are balanced. */
  tender_transactions: {
    /** Lists tender transactions; query filters by processed_at, test or id. */
    list: {
      params: TenderTransactionsListParams
      records: TenderTransaction[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: TenderTransactionsSearchFields
    }
  }
  /** A checkout with contact data that was not finished. */
  abandoned_checkouts: {
    /** Lists checkouts that were not finished, with their first 10 items and the link by which they go on. */
    list: {
      params: AbandonedCheckoutsListParams
      records: AbandonedCheckout[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: AbandonedCheckoutsSearchFields
    }
  }
  /** An order that staff prepare for a customer, to be paid later. */
  draft_orders: {
    /** Lists draft orders with their first 10 items; query filters by status, tag or customer_id. */
    list: {
      params: DraftOrdersListParams
      records: DraftOrder[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one draft order with its items and prices. */
    get: {
      params: DraftOrdersGetParams
      records: DraftOrder
      meta: {}
    }
    /** Creates a draft order. */
    create: {
      params: DraftOrdersCreateParams
      records: DraftOrder
      meta: {}
    }
    /** Changes the fields of a draft order that are given; items and tags replace those there are. */
    update: {
      params: DraftOrdersUpdateParams
      records: DraftOrder
      meta: {}
    }
    /** Deletes a draft order. */
    delete: {
      params: DraftOrdersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: DraftOrdersSearchFields
    }
  }
  /** A draft order's becoming an order. */
  draft_order_completions: {
    /** Turns a draft order into an order that is paid for. */
    create: {
      params: DraftOrderCompletionsCreateParams
      records: DraftOrder
      meta: {}
    }
  }
  /** An e-mail with the link by which a customer pays a draft order. */
  draft_order_invoices: {
    /** Sends the customer of a draft order an e-mail with the link to its checkout. */
    create: {
      params: DraftOrderInvoicesCreateParams
      records: DraftOrder
      meta: {}
    }
  }
  /** Something the store sells, in one or several variants. */
  products: {
    /** Lists products; query filters by words and fields such as status, vendor, tag or collection_id. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one product with its options, price range, category and counts. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
    /** Creates a product with one variant; more are made by product_variants.create. */
    create: {
      params: ProductsCreateParams
      records: Product
      meta: {}
    }
    /** Changes the fields of a product that are given, and adds media; tags replace those there are. */
    update: {
      params: ProductsUpdateParams
      records: Product
      meta: {}
    }
    /** Deletes a product with its variants and media. */
    delete: {
      params: ProductsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductsSearchFields
    }
  }
  /** A version of a product with its own price, SKU and stock, such as one size. */
  product_variants: {
    /** Lists variants of all products; query filters by product_id, sku, barcode or updated_at. */
    list: {
      params: ProductVariantsListParams
      records: ProductVariant[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one variant with price, SKU, stock and options. */
    get: {
      params: ProductVariantsGetParams
      records: ProductVariant
      meta: {}
    }
    /** Adds up to 250 variants to a product, each with its option values, and answers with them. */
    create: {
      params: ProductVariantsCreateParams
      records: VariantChange
      meta: {}
    }
    /** Changes up to 250 variants of a product, each named by its id, and answers with them. */
    update: {
      params: ProductVariantsUpdateParams
      records: VariantChange
      meta: {}
    }
    /** Deletes variants of a product, though not its last one. */
    delete: {
      params: ProductVariantsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductVariantsSearchFields
    }
  }
  /** A picture, video or 3D model of a product. */
  product_images: {
    /** Lists a product's pictures, videos and models in their order. */
    list: {
      params: ProductImagesListParams
      records: ProductMedia[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one picture, video or model. */
    get: {
      params: ProductImagesGetParams
      records: ProductMedia
      meta: {}
    }
    search: {
      fields: ProductImagesSearchFields
    }
  }
  /** Products that the store shows together, chosen by hand or by conditions. */
  collections: {
    /** Lists collections; query collection_type:custom or collection_type:smart chooses one of them. */
    list: {
      params: CollectionsListParams
      records: Collection[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one collection with its sources, order, picture and number of products. */
    get: {
      params: CollectionsGetParams
      records: Collection
      meta: {}
    }
    /** Creates a collection without products. */
    create: {
      params: CollectionsCreateParams
      records: Collection
      meta: {}
    }
    /** Changes the fields of a collection that are given. */
    update: {
      params: CollectionsUpdateParams
      records: Collection
      meta: {}
    }
    /** Deletes a collection and leaves its products. */
    delete: {
      params: CollectionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CollectionsSearchFields
    }
  }
  /** A product as part of a collection. */
  collects: {
    /** Lists the products of a collection. */
    list: {
      params: CollectsListParams
      records: Product[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
  }
  /** A shop, warehouse or other place that holds stock. */
  locations: {
    /** Lists the active locations, with includeInactive the others too. */
    list: {
      params: LocationsListParams
      records: Location[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one location with its address and abilities. */
    get: {
      params: LocationsGetParams
      records: Location
      meta: {}
    }
    search: {
      fields: LocationsSearchFields
    }
  }
  /** How many of an item are at one location, by state. */
  inventory_levels: {
    /** Lists the stock of all items at a location: available, on hand, committed, incoming and reserved. */
    list: {
      params: InventoryLevelsListParams
      records: InventoryLevel[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets the stock of one item at one location. */
    get: {
      params: InventoryLevelsGetParams
      records: InventoryLevel
      meta: {}
    }
    /** Sets how many of up to 250 items are at their locations, and answers with what that changed. */
    update: {
      params: InventoryLevelsUpdateParams
      records: InventoryAdjustment
      meta: {}
    }
    search: {
      fields: InventoryLevelsSearchFields
    }
  }
  /** A change of stock by a difference. */
  inventory_adjustments: {
    /** Adds to or takes from the stock of up to 250 items at their locations. */
    create: {
      params: InventoryAdjustmentsCreateParams
      records: InventoryAdjustment
      meta: {}
    }
  }
  /** What is counted in stock: the physical side of a variant. */
  inventory_items: {
    /** Lists inventory items; query filters by sku, id or updated_at. */
    list: {
      params: InventoryItemsListParams
      records: InventoryItem[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one inventory item with cost, weight and origin. */
    get: {
      params: InventoryItemsGetParams
      records: InventoryItem
      meta: {}
    }
    /** Changes cost, SKU, tracking or origin of an inventory item. */
    update: {
      params: InventoryItemsUpdateParams
      records: InventoryItem
      meta: {}
    }
    search: {
      fields: InventoryItemsSearchFields
    }
  }
  /** Items of an order that one location has to ship. */
  fulfillment_orders: {
    /** Lists fulfillment orders that the scopes let see, with includeClosed the finished ones too. */
    list: {
      params: FulfillmentOrdersListParams
      records: FulfillmentOrder[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one fulfillment order with items, location, destination and holds. */
    get: {
      params: FulfillmentOrdersGetParams
      records: FulfillmentOrder
      meta: {}
    }
    search: {
      fields: FulfillmentOrdersSearchFields
    }
  }
  /** The fulfillment orders of one order. */
  order_fulfillment_orders: {
    /** Lists the fulfillment orders of an order, by whose ids it is shipped. */
    list: {
      params: OrderFulfillmentOrdersListParams
      records: FulfillmentOrder[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
  }
  /** A fulfillment order's being on hold. */
  fulfillment_holds: {
    /** Puts a fulfillment order on hold, so that it is not shipped. */
    create: {
      params: FulfillmentHoldsCreateParams
      records: FulfillmentOrder
      meta: {}
    }
    /** Takes the holds off a fulfillment order, all unless holdIds names some. */
    delete: {
      params: FulfillmentHoldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A shipment of items of an order, with its tracking. */
  fulfillments: {
    /** Lists the shipments of an order, the first 100 unless first says otherwise. */
    list: {
      params: FulfillmentsListParams
      records: Fulfillment[]
      meta: {}
    }
    /** Gets one shipment with its items and tracking. */
    get: {
      params: FulfillmentsGetParams
      records: Fulfillment
      meta: {}
    }
    /** Marks items of fulfillment orders as shipped, all of them unless fulfillmentOrderLineItems names some. */
    create: {
      params: FulfillmentsCreateParams
      records: Fulfillment
      meta: {}
    }
    /** Replaces the tracking of a shipment. */
    update: {
      params: FulfillmentsUpdateParams
      records: Fulfillment
      meta: {}
    }
    /** Cancels a shipment, after which its items can be shipped again. */
    delete: {
      params: FulfillmentsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: FulfillmentsSearchFields
    }
  }
  /** A discount, by codes or automatic. */
  price_rules: {
    /** Lists discounts of all types with their first 10 codes; query filters by method, status, title or code. */
    list: {
      params: PriceRulesListParams
      records: Discount[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one discount with its dates, limits and first 10 codes. */
    get: {
      params: PriceRulesGetParams
      records: Discount
      meta: {}
    }
    search: {
      fields: PriceRulesSearchFields
    }
  }
  /** A code that gives a discount when it is entered at checkout. */
  discount_codes: {
    /** Lists the codes of a discount; an automatic one has none. */
    list: {
      params: DiscountCodesListParams
      records: DiscountCode[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets the discount that a code gives. */
    get: {
      params: DiscountCodesGetParams
      records: Discount
      meta: {}
    }
    /** Creates a discount of an amount or a percentage with one code. */
    create: {
      params: DiscountCodesCreateParams
      records: Discount
      meta: {}
    }
    /** Changes the fields of a discount by code that are given. */
    update: {
      params: DiscountCodesUpdateParams
      records: Discount
      meta: {}
    }
    /** Deletes a discount with all its codes. */
    delete: {
      params: DiscountCodesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: DiscountCodesSearchFields
    }
  }
  /** A further field of a record, by namespace and key. */
  metafields: {
    /**
     * Lists the metafields of any record that has some: a customer, product, variant, order, draft order, location,
     * collection or the shop.
     */
    list: {
      params: MetafieldsListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets one metafield. */
    get: {
      params: MetafieldsGetParams
      records: Metafield
      meta: {}
    }
    /** Sets up to 25 metafields, of any records, and answers with them. */
    update: {
      params: MetafieldsUpdateParams
      records: MetafieldChange
      meta: {}
    }
    /** Deletes metafields of any records. */
    delete: {
      params: MetafieldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A further field of the store itself. */
  shop_metafields: {
    /** Lists the metafields of the store. */
    list: {
      params: ShopMetafieldsListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: ShopMetafieldsSearchFields
    }
  }
  /** A further field of a customer. */
  metafield_customers: {
    /** Lists the metafields of a customer. */
    list: {
      params: MetafieldCustomersListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: MetafieldCustomersSearchFields
    }
  }
  /** A further field of a product. */
  metafield_products: {
    /** Lists the metafields of a product. */
    list: {
      params: MetafieldProductsListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: MetafieldProductsSearchFields
    }
  }
  /** A further field of a order. */
  metafield_orders: {
    /** Lists the metafields of a order. */
    list: {
      params: MetafieldOrdersListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: MetafieldOrdersSearchFields
    }
  }
  /** A further field of a draft order. */
  metafield_draft_orders: {
    /** Lists the metafields of a draft order. */
    list: {
      params: MetafieldDraftOrdersListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: MetafieldDraftOrdersSearchFields
    }
  }
  /** A further field of a location. */
  metafield_locations: {
    /** Lists the metafields of a location. */
    list: {
      params: MetafieldLocationsListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: MetafieldLocationsSearchFields
    }
  }
  /** A further field of a variant. */
  metafield_product_variants: {
    /** Lists the metafields of a variant. */
    list: {
      params: MetafieldProductVariantsListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: MetafieldProductVariantsSearchFields
    }
  }
  /** A further field of a collection. */
  metafield_collections: {
    /** Lists the metafields of a collection. */
    list: {
      params: MetafieldCollectionsListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    search: {
      fields: MetafieldCollectionsSearchFields
    }
  }
  /** Words by which staff sort customers, orders, draft orders and products. */
  tags: {
    /** Adds tags to a customer, order, draft order, product or article and leaves those there are. */
    create: {
      params: TagsCreateParams
      records: null
      meta: {}
    }
    /** Removes tags from a customer, order, draft order, product or article. */
    delete: {
      params: TagsDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of shop.get. */
export interface ShopGetParams { [k: string]: never }

export interface Shop {
  id: string
  name?: string
  email?: string
  contactEmail?: string
  description?: string | null
  myshopifyDomain?: string
  url?: string
  shopOwnerName?: string
  createdAt?: string
  updatedAt?: string
  currencyCode?: string
  enabledPresentmentCurrencies?: string[]
  ianaTimezone?: string
  timezoneOffset?: string
  unitSystem?: string
  weightUnit?: string
  taxesIncluded?: boolean
  taxShipping?: boolean
  shipsToCountries?: string[]
  setupRequired?: boolean
  orderNumberFormatPrefix?: string
  orderNumberFormatSuffix?: string
  plan?: ShopPlan
  primaryDomain?: Domain
  shopAddress?: ShopAddress
}

export interface ShopPlan {
  publicDisplayName?: string
  shopifyPlus?: boolean
  partnerDevelopment?: boolean
}

export interface Domain {
  id?: string
  host?: string
  url?: string
  sslEnabled?: boolean
}

export interface ShopAddress {
  address1?: string | null
  address2?: string | null
  city?: string | null
  company?: string | null
  country?: string | null
  countryCodeV2?: string | null
  phone?: string | null
  province?: string | null
  provinceCode?: string | null
  zip?: string | null
}

/** Params of shipping_countries.get. */
export interface ShippingCountriesGetParams { [k: string]: never }

export interface ShippingCountries {
  countryCodes?: string[]
  includeRestOfWorld?: boolean
}

/** Params of customers.list. */
export interface CustomersListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?: "CREATED_AT" | "ID" | "LOCATION" | "NAME" | "RELEVANCE" | "UPDATED_AT"
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface Customer {
  id: string
  legacyResourceId?: string
  displayName?: string
  firstName?: string | null
  lastName?: string | null
  note?: string | null
  state?: string
  tags?: string[]
  taxExempt?: boolean
  taxExemptions?: string[]
  verifiedEmail?: boolean
  locale?: string
  numberOfOrders?: string
  lifetimeDuration?: string
  dataSaleOptOut?: boolean
  canDelete?: boolean
  multipassIdentifier?: string | null
  createdAt?: string
  updatedAt?: string
  amountSpent?: Money
  defaultEmailAddress?: CustomerEmailAddress | null
  defaultPhoneNumber?: CustomerPhoneNumber | null
  defaultAddress?: DefaultAddress | null
  lastOrder?: OrderReference | null
}

export interface Money {
  amount?: string
  currencyCode?: string
}

export interface CustomerEmailAddress {
  emailAddress?: string
  marketingState?: string
  marketingOptInLevel?: string | null
  marketingUpdatedAt?: string | null
  validFormat?: boolean
}

export interface CustomerPhoneNumber {
  phoneNumber?: string
}

export interface DefaultAddress {
  id?: string
  address1?: string | null
  address2?: string | null
  city?: string | null
  company?: string | null
  country?: string | null
  countryCodeV2?: string | null
  firstName?: string | null
  lastName?: string | null
  name?: string | null
  phone?: string | null
  province?: string | null
  provinceCode?: string | null
  zip?: string | null
}

export interface OrderReference {
  id?: string
  name?: string
}

/** Params of customers.get. */
export interface CustomersGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of customers.create. Needs email, or phone, or firstName, or lastName. */
export interface CustomersCreateParams {
  /** The customer's e-mail address; unique in the store. */
  email?: string
  /** The phone number in international form; unique in the store. */
  phone?: string
  /** The given name. */
  firstName?: string
  /** The family name. */
  lastName?: string
  /** A note that staff see. */
  note?: string
  /** All tags of the customer; those left out are removed. */
  tags?: string[]
  /** The language, such as de or pt-BR. */
  locale?: string
  /** Whether no taxes are charged. */
  taxExempt?: boolean
  /** Further fields, each by namespace and key with type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
}

/** Params of customers.update. */
export interface CustomersUpdateParams {
  /** The global id of the record to change. */
  id: string
  /** The customer's e-mail address; unique in the store. */
  email?: string
  /** The phone number in international form; unique in the store. */
  phone?: string
  /** The given name. */
  firstName?: string
  /** The family name. */
  lastName?: string
  /** A note that staff see. */
  note?: string
  /** All tags of the customer; those left out are removed. */
  tags?: string[]
  /** The language, such as de or pt-BR. */
  locale?: string
  /** Whether no taxes are charged. */
  taxExempt?: boolean
  /** Further fields, each by namespace and key with type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
}

/** Params of customers.delete. */
export interface CustomersDeleteParams {
  /** The global id of the record. */
  id: string
}

/** Searchable fields of customers, in hosted mode. */
export interface CustomersSearchFields {
  id: string | null
  legacyResourceId: string | null
  displayName: string | null
  firstName: string | null
  lastName: string | null
  note: string | null
  state: string | null
  tags: unknown[] | null
  taxExempt: boolean | null
  taxExemptions: unknown[] | null
  verifiedEmail: boolean | null
  locale: string | null
  numberOfOrders: string | null
  lifetimeDuration: string | null
  dataSaleOptOut: boolean | null
  canDelete: boolean | null
  multipassIdentifier: string | null
  createdAt: string | null
  updatedAt: string | null
  amountSpent: { [k: string]: unknown } | null
  defaultEmailAddress: { [k: string]: unknown } | null
  defaultPhoneNumber: { [k: string]: unknown } | null
  defaultAddress: { [k: string]: unknown } | null
  lastOrder: { [k: string]: unknown } | null
}

/** Params of customer_addresses.list. */
export interface CustomerAddressesListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the customer, such as gid://shopify/Customer/1. */
  customerId: string
}

export interface CustomerAddress {
  id: string
  address1?: string | null
  address2?: string | null
  city?: string | null
  company?: string | null
  country?: string | null
  countryCodeV2?: string | null
  firstName?: string | null
  lastName?: string | null
  name?: string | null
  phone?: string | null
  province?: string | null
  provinceCode?: string | null
  zip?: string | null
  formatted?: string[]
  coordinatesValidated?: boolean
  latitude?: number | null
  longitude?: number | null
  timeZone?: string | null
}

/** Params of customer_addresses.get. */
export interface CustomerAddressesGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of customer_addresses.create. */
export interface CustomerAddressesCreateParams {
  /** The global id of the customer, such as gid://shopify/Customer/1. */
  customerId: string
  /** The address; the country and province by their codes. */
  address: {
    address1?: string
    address2?: string
    city?: string
    company?: string
    countryCode?: string
    firstName?: string
    lastName?: string
    phone?: string
    provinceCode?: string
    zip?: string
  }
  /** Whether it becomes the default address. */
  setAsDefault?: boolean
}

/** Params of customer_addresses.update. */
export interface CustomerAddressesUpdateParams {
  /** The global id of the record to change. */
  id: string
  /** The global id of the customer, such as gid://shopify/Customer/1. */
  customerId: string
  /** The address; the country and province by their codes. */
  address: {
    address1?: string
    address2?: string
    city?: string
    company?: string
    countryCode?: string
    firstName?: string
    lastName?: string
    phone?: string
    provinceCode?: string
    zip?: string
  }
  /** Whether it becomes the default address. */
  setAsDefault?: boolean
}

/** Params of customer_addresses.delete. */
export interface CustomerAddressesDeleteParams {
  /** The global id of the record. */
  id: string
  /** The global id of the customer, such as gid://shopify/Customer/1. */
  customerId: string
}

/** Searchable fields of customer_addresses, in hosted mode. */
export interface CustomerAddressesSearchFields {
  id: string | null
  address1: string | null
  address2: string | null
  city: string | null
  company: string | null
  country: string | null
  countryCodeV2: string | null
  firstName: string | null
  lastName: string | null
  name: string | null
  phone: string | null
  province: string | null
  provinceCode: string | null
  zip: string | null
  formatted: unknown[] | null
  coordinatesValidated: boolean | null
  latitude: number | null
  longitude: number | null
  timeZone: string | null
}

/** Params of orders.list. */
export interface OrdersListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?:
    | "CREATED_AT"
    | "CURRENT_TOTAL_PRICE"
    | "CUSTOMER_NAME"
    | "DESTINATION"
    | "FINANCIAL_STATUS"
    | "FULFILLMENT_STATUS"
    | "ID"
    | "ORDER_NUMBER"
    | "PO_NUMBER"
    | "PROCESSED_AT"
    | "RELEVANCE"
    | "TOTAL_ITEMS_QUANTITY"
    | "TOTAL_PRICE"
    | "UPDATED_AT"
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface Order {
  id: string
  legacyResourceId?: string
  name?: string
  number?: number
  email?: string | null
  phone?: string | null
  note?: string | null
  tags?: string[]
  test?: boolean
  confirmed?: boolean
  confirmationNumber?: string | null
  poNumber?: string | null
  sourceName?: string | null
  sourceIdentifier?: string | null
  createdAt?: string
  updatedAt?: string
  processedAt?: string
  closedAt?: string | null
  closed?: boolean
  cancelledAt?: string | null
  cancelReason?: string | null
  currencyCode?: string
  presentmentCurrencyCode?: string
  displayFinancialStatus?: string | null
  displayFulfillmentStatus?: string
  returnStatus?: string
  fullyPaid?: boolean
  unpaid?: boolean
  refundable?: boolean
  capturable?: boolean
  edited?: boolean
  requiresShipping?: boolean
  taxesIncluded?: boolean
  taxExempt?: boolean
  estimatedTaxes?: boolean
  customerLocale?: string | null
  discountCodes?: string[]
  paymentGatewayNames?: string[]
  subtotalLineItemsQuantity?: number
  currentSubtotalLineItemsQuantity?: number
  totalWeight?: string | null
  statusPageUrl?: string
  customAttributes?: Attribute[]
  totalPriceSet?: MoneyBag
  subtotalPriceSet?: MoneyBag | null
  totalTaxSet?: MoneyBag | null
  totalDiscountsSet?: MoneyBag | null
  totalShippingPriceSet?: MoneyBag
  currentTotalPriceSet?: MoneyBag
  totalRefundedSet?: MoneyBag
  totalOutstandingSet?: MoneyBag
  customer?: CustomerReference | null
  shippingAddress?: Address | null
  billingAddress?: Address | null
  shippingLine?: ShippingLine | null
  lineItems?: LineItemConnection
}

export interface Attribute {
  key?: string
  value?: string | null
}

export interface MoneyBag {
  shopMoney?: Money
}

export interface CustomerReference {
  id?: string
  displayName?: string
}

export interface Address {
  address1?: string | null
  address2?: string | null
  city?: string | null
  company?: string | null
  country?: string | null
  countryCodeV2?: string | null
  firstName?: string | null
  lastName?: string | null
  name?: string | null
  phone?: string | null
  province?: string | null
  provinceCode?: string | null
  zip?: string | null
}

export interface ShippingLine {
  id?: string | null
  title?: string
  code?: string | null
  source?: string | null
  originalPriceSet?: MoneyBag
}

export interface LineItemConnection {
  nodes?: LineItem[]
  pageInfo?: PageInfo
}

export interface LineItem {
  id?: string
  name?: string
  title?: string
  variantTitle?: string | null
  sku?: string | null
  vendor?: string | null
  quantity?: number
  currentQuantity?: number
  unfulfilledQuantity?: number
  refundableQuantity?: number
  requiresShipping?: boolean
  taxable?: boolean
  isGiftCard?: boolean
  originalUnitPriceSet?: MoneyBag
  discountedTotalSet?: MoneyBag
  customAttributes?: Attribute[]
  product?: ProductReference | null
  variant?: VariantReference | null
}

export interface ProductReference {
  id?: string
  title?: string
}

export interface VariantReference {
  id?: string
  title?: string
}

export interface PageInfo {
  hasNextPage?: boolean
}

/** Params of orders.get. */
export interface OrdersGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of orders.create. */
export interface OrdersCreateParams {
  /** What is bought, by variantId and quantity, or by title and price. (at least 1 items) */
  lineItems: {
    variantId?: string
    productId?: string
    title?: string
    sku?: string
    vendor?: string
    quantity: number
    priceSet?: {
      shopMoney: {
        amount: string
        /** (3 to 3 characters) */
        currencyCode: string
      }
      presentmentMoney?: {
        amount: string
        /** (3 to 3 characters) */
        currencyCode: string
      }
    }
    requiresShipping?: boolean
    taxable?: boolean
    giftCard?: boolean
    properties?: {
      name: string
      value: string
    }[]
  }[]
  /** The customer's e-mail address. */
  email?: string
  /** The customer's phone number. */
  phone?: string
  /** The currency of the order's prices. (3 to 3 characters) */
  currency?: string
  /** The state of its payment. */
  financialStatus?:
    | "AUTHORIZED"
    | "EXPIRED"
    | "PAID"
    | "PARTIALLY_PAID"
    | "PARTIALLY_REFUNDED"
    | "PENDING"
    | "REFUNDED"
    | "VOIDED"
  /** A note that staff see. */
  note?: string
  /** The order's tags. */
  tags?: string[]
  /** The buyer's purchase order number. */
  poNumber?: string
  /** When it was bought, if not now. */
  processedAt?: string
  /** Where it is sent to. */
  shippingAddress?: {
    address1?: string
    address2?: string
    city?: string
    company?: string
    countryCode?: string
    firstName?: string
    lastName?: string
    phone?: string
    provinceCode?: string
    zip?: string
  }
  /** Where the bill goes to. */
  billingAddress?: {
    address1?: string
    address2?: string
    city?: string
    company?: string
    countryCode?: string
    firstName?: string
    lastName?: string
    phone?: string
    provinceCode?: string
    zip?: string
  }
  /** Further details, by key and value. */
  customAttributes?: {
    key: string
    value: string
  }[]
  /** Further fields, each by namespace and key with type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
  /** Whether it is a test order. */
  test?: boolean
  /** What happens to the stock; it stays as it is unless given. */
  inventoryBehaviour?: "BYPASS" | "DECREMENT_IGNORING_POLICY" | "DECREMENT_OBEYING_POLICY"
  /** Whether the customer gets the confirmation by e-mail. */
  sendReceipt?: boolean
}

/** Params of orders.update. */
export interface OrdersUpdateParams {
  /** The global id of the record to change. */
  id: string
  /** The customer's e-mail address for this order. */
  email?: string
  /** The customer's phone number for this order. */
  phone?: string
  /** A note that staff see. */
  note?: string
  /** All tags of the order; those left out are removed. */
  tags?: string[]
  /** The buyer's purchase order number. */
  poNumber?: string
  /** Where it is sent to. */
  shippingAddress?: {
    address1?: string
    address2?: string
    city?: string
    company?: string
    countryCode?: string
    firstName?: string
    lastName?: string
    phone?: string
    provinceCode?: string
    zip?: string
  }
  /** Further details, by key and value. */
  customAttributes?: {
    key: string
    value: string
  }[]
  /** Further fields, each by namespace and key with type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
}

/** Params of orders.delete. */
export interface OrdersDeleteParams {
  /** The global id of the record. */
  id: string
}

/** Searchable fields of orders, in hosted mode. */
export interface OrdersSearchFields {
  id: string | null
  legacyResourceId: string | null
  name: string | null
  number: number | null
  email: string | null
  phone: string | null
  note: string | null
  tags: unknown[] | null
  test: boolean | null
  confirmed: boolean | null
  confirmationNumber: string | null
  poNumber: string | null
  sourceName: string | null
  sourceIdentifier: string | null
  createdAt: string | null
  updatedAt: string | null
  processedAt: string | null
  closedAt: string | null
  closed: boolean | null
  cancelledAt: string | null
  cancelReason: string | null
  currencyCode: string | null
  presentmentCurrencyCode: string | null
  displayFinancialStatus: string | null
  displayFulfillmentStatus: string | null
  returnStatus: string | null
  fullyPaid: boolean | null
  unpaid: boolean | null
  refundable: boolean | null
  capturable: boolean | null
  edited: boolean | null
  requiresShipping: boolean | null
  taxesIncluded: boolean | null
  taxExempt: boolean | null
  estimatedTaxes: boolean | null
  customerLocale: string | null
  discountCodes: unknown[] | null
  paymentGatewayNames: unknown[] | null
  subtotalLineItemsQuantity: number | null
  currentSubtotalLineItemsQuantity: number | null
  totalWeight: string | null
  statusPageUrl: string | null
  customAttributes: unknown[] | null
  totalPriceSet: { [k: string]: unknown } | null
  subtotalPriceSet: { [k: string]: unknown } | null
  totalTaxSet: { [k: string]: unknown } | null
  totalDiscountsSet: { [k: string]: unknown } | null
  totalShippingPriceSet: { [k: string]: unknown } | null
  currentTotalPriceSet: { [k: string]: unknown } | null
  totalRefundedSet: { [k: string]: unknown } | null
  totalOutstandingSet: { [k: string]: unknown } | null
  customer: { [k: string]: unknown } | null
  shippingAddress: { [k: string]: unknown } | null
  billingAddress: { [k: string]: unknown } | null
  shippingLine: { [k: string]: unknown } | null
  lineItems: { [k: string]: unknown } | null
}

/** Params of order_cancellations.create. */
export interface OrderCancellationsCreateParams {
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
  /** Why it is cancelled. */
  reason: "CUSTOMER" | "DECLINED" | "FRAUD" | "INVENTORY" | "OTHER" | "STAFF"
  /** Whether the items go back into stock. */
  restock: boolean
  /** Whether what was paid is refunded. */
  refund: boolean
  /** Whether the customer is notified by e-mail. */
  notifyCustomer?: boolean
  /** A note that staff see. (at most 255 characters) */
  staffNote?: string
}

export interface Job {
  id?: string
  done?: boolean
}

/** Params of order_closings.create. */
export interface OrderClosingsCreateParams {
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
}

/** Params of order_closings.delete. */
export interface OrderClosingsDeleteParams {
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
}

/** Params of order_payments.create. */
export interface OrderPaymentsCreateParams {
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
}

/** Params of order_refunds.list. */
export interface OrderRefundsListParams {
  /** How many refunds are answered at most. (1 to 250; default 100) */
  first?: number
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
}

export interface Refund {
  id: string
  legacyResourceId?: string
  note?: string | null
  createdAt?: string | null
  updatedAt?: string
  processedAt?: string
  order?: OrderReference
  totalRefundedSet?: MoneyBag
  refundLineItems?: RefundLineItemConnection
  transactions?: OrderTransactionConnection
}

export interface RefundLineItemConnection {
  nodes?: RefundLineItem[]
  pageInfo?: PageInfo
}

export interface RefundLineItem {
  id?: string | null
  quantity?: number
  restockType?: string
  restocked?: boolean
  subtotalSet?: MoneyBag
  lineItem?: LineItemReference
  location?: LocationReference | null
}

export interface LineItemReference {
  id?: string
  title?: string
  sku?: string | null
}

export interface LocationReference {
  id?: string
  name?: string
}

export interface OrderTransactionConnection {
  nodes?: TransactionReference[]
  pageInfo?: PageInfo
}

export interface TransactionReference {
  id?: string
  kind?: string
  status?: string
}

/** Params of order_refunds.get. */
export interface OrderRefundsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of order_refunds.create. */
export interface OrderRefundsCreateParams {
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
  /** Which items come back and what happens to them. */
  refundLineItems?: {
    lineItemId: string
    quantity: number
    restockType?: "CANCEL" | "NO_RESTOCK" | "RETURN"
    locationId?: string
  }[]
  /** How much of the shipping is refunded. */
  shipping?: {
    amount?: string
    fullRefund?: boolean
  }
  /** The payments by which money goes back; without any none does. */
  transactions?: {
    orderId: string
    parentId?: string
    amount: string
    gateway: string
    kind: "AUTHORIZATION" | "CAPTURE" | "CHANGE" | "REFUND" | "SALE" | "VOID"
  }[]
  /** A note on the refund. */
  note?: string
  /** Whether the customer is notified by e-mail. */
  notify?: boolean
  /** The currency of the amounts. (3 to 3 characters) */
  currency?: string
  /** A text of your own, such as a UUID, under which the write runs once. (at most 255 characters) */
  idempotencyKey: string
}

/** Searchable fields of order_refunds, in hosted mode. */
export interface OrderRefundsSearchFields {
  id: string | null
  legacyResourceId: string | null
  note: string | null
  createdAt: string | null
  updatedAt: string | null
  processedAt: string | null
  order: { [k: string]: unknown } | null
  totalRefundedSet: { [k: string]: unknown } | null
  refundLineItems: { [k: string]: unknown } | null
  transactions: { [k: string]: unknown } | null
}

/** Params of transactions.list. */
export interface TransactionsListParams {
  /** How many payments are answered at most. (1 to 250; default 100) */
  first?: number
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
}

export interface Transaction {
  id: string
  kind?: string
  status?: string
  gateway?: string | null
  formattedGateway?: string | null
  accountNumber?: string | null
  authorizationExpiresAt?: string | null
  paymentId?: string | null
  test?: boolean
  errorCode?: string | null
  manualPaymentGateway?: boolean
  manuallyCapturable?: boolean
  multiCapturable?: boolean
  createdAt?: string
  processedAt?: string | null
  settlementCurrency?: string | null
  amountSet?: MoneyBag
  totalUnsettledSet?: MoneyBag | null
  order?: OrderReference | null
  parentTransaction?: TransactionReference | null
}

/** Params of transactions.get. */
export interface TransactionsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Searchable fields of transactions, in hosted mode. */
export interface TransactionsSearchFields {
  id: string | null
  kind: string | null
  status: string | null
  gateway: string | null
  formattedGateway: string | null
  accountNumber: string | null
  authorizationExpiresAt: string | null
  paymentId: string | null
  test: boolean | null
  errorCode: string | null
  manualPaymentGateway: boolean | null
  manuallyCapturable: boolean | null
  multiCapturable: boolean | null
  createdAt: string | null
  processedAt: string | null
  settlementCurrency: string | null
  amountSet: { [k: string]: unknown } | null
  totalUnsettledSet: { [k: string]: unknown } | null
  order: { [k: string]: unknown } | null
  parentTransaction: { [k: string]: unknown } | null
}

/** Params of tender_transactions.list. */
export interface TenderTransactionsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface TenderTransaction {
  id: string
  paymentMethod?: string | null
  processedAt?: string | null
  remoteReference?: string | null
  test?: boolean
  amount?: Money
  order?: OrderReference | null
}

/** Searchable fields of tender_transactions, in hosted mode. */
export interface TenderTransactionsSearchFields {
  id: string | null
  paymentMethod: string | null
  processedAt: string | null
  remoteReference: string | null
  test: boolean | null
  amount: { [k: string]: unknown } | null
  order: { [k: string]: unknown } | null
}

/** Params of abandoned_checkouts.list. */
export interface AbandonedCheckoutsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?: "CHECKOUT_ID" | "CREATED_AT" | "CUSTOMER_NAME" | "ID" | "RELEVANCE" | "TOTAL_PRICE"
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface AbandonedCheckout {
  id: string
  name?: string
  abandonedCheckoutUrl?: string
  createdAt?: string
  updatedAt?: string
  completedAt?: string | null
  note?: string
  discountCodes?: string[]
  taxesIncluded?: boolean
  customAttributes?: Attribute[]
  totalPriceSet?: MoneyBag
  subtotalPriceSet?: MoneyBag
  totalTaxSet?: MoneyBag | null
  totalDiscountSet?: MoneyBag
  customer?: CustomerReference | null
  shippingAddress?: Address | null
  billingAddress?: Address | null
  lineItems?: AbandonedCheckoutLineItemConnection
}

export interface AbandonedCheckoutLineItemConnection {
  nodes?: AbandonedCheckoutLineItem[]
  pageInfo?: PageInfo
}

export interface AbandonedCheckoutLineItem {
  id?: string
  title?: string | null
  variantTitle?: string | null
  sku?: string | null
  quantity?: number
  originalUnitPriceSet?: MoneyBag
  discountedTotalPriceSet?: MoneyBag
  product?: ProductReference | null
  variant?: VariantReference | null
}

/** Searchable fields of abandoned_checkouts, in hosted mode. */
export interface AbandonedCheckoutsSearchFields {
  id: string | null
  name: string | null
  abandonedCheckoutUrl: string | null
  createdAt: string | null
  updatedAt: string | null
  completedAt: string | null
  note: string | null
  discountCodes: unknown[] | null
  taxesIncluded: boolean | null
  customAttributes: unknown[] | null
  totalPriceSet: { [k: string]: unknown } | null
  subtotalPriceSet: { [k: string]: unknown } | null
  totalTaxSet: { [k: string]: unknown } | null
  totalDiscountSet: { [k: string]: unknown } | null
  customer: { [k: string]: unknown } | null
  shippingAddress: { [k: string]: unknown } | null
  billingAddress: { [k: string]: unknown } | null
  lineItems: { [k: string]: unknown } | null
}

/** Params of draft_orders.list. */
export interface DraftOrdersListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?: "CUSTOMER_NAME" | "ID" | "NUMBER" | "RELEVANCE" | "STATUS" | "TOTAL_PRICE" | "UPDATED_AT"
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface DraftOrder {
  id: string
  legacyResourceId?: string
  name?: string
  status?: string
  email?: string | null
  phone?: string | null
  note2?: string | null
  tags?: string[]
  poNumber?: string | null
  ready?: boolean
  createdAt?: string
  updatedAt?: string
  completedAt?: string | null
  invoiceSentAt?: string | null
  invoiceUrl?: string | null
  reserveInventoryUntil?: string | null
  currencyCode?: string
  presentmentCurrencyCode?: string
  taxExempt?: boolean
  taxesIncluded?: boolean
  totalQuantityOfLineItems?: number
  totalWeight?: string
  discountCodes?: string[]
  customAttributes?: Attribute[]
  totalPriceSet?: MoneyBag
  subtotalPriceSet?: MoneyBag
  totalTaxSet?: MoneyBag
  totalShippingPriceSet?: MoneyBag
  totalDiscountsSet?: MoneyBag
  customer?: CustomerReference | null
  order?: OrderReference | null
  shippingAddress?: Address | null
  billingAddress?: Address | null
  lineItems?: DraftOrderLineItemConnection
}

export interface DraftOrderLineItemConnection {
  nodes?: DraftOrderLineItem[]
  pageInfo?: PageInfo
}

export interface DraftOrderLineItem {
  id?: string
  uuid?: string
  name?: string
  title?: string
  variantTitle?: string | null
  sku?: string | null
  vendor?: string | null
  quantity?: number
  custom?: boolean
  requiresShipping?: boolean
  taxable?: boolean
  originalUnitPriceSet?: MoneyBag
  discountedTotalSet?: MoneyBag
  product?: ProductReference | null
  variant?: VariantReference | null
}

/** Params of draft_orders.get. */
export interface DraftOrdersGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of draft_orders.create. */
export interface DraftOrdersCreateParams {
  /** What is bought: a variant, or an item by title and price. (1 to 499 items) */
  lineItems: {
    variantId?: string
    title?: string
    sku?: string
    quantity: number
    originalUnitPriceWithCurrency?: {
      amount: string
      /** (3 to 3 characters) */
      currencyCode: string
    }
    priceOverride?: {
      amount: string
      /** (3 to 3 characters) */
      currencyCode: string
    }
    requiresShipping?: boolean
    taxable?: boolean
    customAttributes?: {
      key: string
      value: string
    }[]
  }[]
  /** Who buys, as {customerId: ...}. */
  purchasingEntity?: {
    customerId?: string
  }
  /** The customer's e-mail address. */
  email?: string
  /** The customer's phone number. */
  phone?: string
  /** A note that staff see. */
  note?: string
  /** All tags of the draft order. */
  tags?: string[]
  /** The buyer's purchase order number. */
  poNumber?: string
  /** Whether no taxes are charged. */
  taxExempt?: boolean
  /** Until when the stock is held back. */
  reserveInventoryUntil?: string
  /** Discount codes to apply. */
  discountCodes?: string[]
  /** Where it is sent to. */
  shippingAddress?: {
    address1?: string
    address2?: string
    city?: string
    company?: string
    countryCode?: string
    firstName?: string
    lastName?: string
    phone?: string
    provinceCode?: string
    zip?: string
  }
  /** Where the bill goes to. */
  billingAddress?: {
    address1?: string
    address2?: string
    city?: string
    company?: string
    countryCode?: string
    firstName?: string
    lastName?: string
    phone?: string
    provinceCode?: string
    zip?: string
  }
  /** Whether the customer's default address is taken. */
  useCustomerDefaultAddress?: boolean
  /** Further details, by key and value. */
  customAttributes?: {
    key: string
    value: string
  }[]
}

/** Params of draft_orders.update. */
export interface DraftOrdersUpdateParams {
  /** The global id of the record to change. */
  id: string
  /** All items; those left out are removed. (1 to 499 items) */
  lineItems?: {
    variantId?: string
    title?: string
    sku?: string
    quantity: number
    originalUnitPriceWithCurrency?: {
      amount: string
      /** (3 to 3 characters) */
      currencyCode: string
    }
    priceOverride?: {
      amount: string
      /** (3 to 3 characters) */
      currencyCode: string
    }
    requiresShipping?: boolean
    taxable?: boolean
    customAttributes?: {
      key: string
      value: string
    }[]
  }[]
  /** Who buys, as {customerId: ...}. */
  purchasingEntity?: {
    customerId?: string
  }
  /** The customer's e-mail address. */
  email?: string
  /** The customer's phone number. */
  phone?: string
  /** A note that staff see. */
  note?: string
  /** All tags of the draft order. */
  tags?: string[]
  /** The buyer's purchase order number. */
  poNumber?: string
  /** Whether no taxes are charged. */
  taxExempt?: boolean
  /** Until when the stock is held back. */
  reserveInventoryUntil?: string
  /** Discount codes to apply. */
  discountCodes?: string[]
  /** Where it is sent to. */
  shippingAddress?: {
    address1?: string
    address2?: string
    city?: string
    company?: string
    countryCode?: string
    firstName?: string
    lastName?: string
    phone?: string
    provinceCode?: string
    zip?: string
  }
  /** Where the bill goes to. */
  billingAddress?: {
    address1?: string
    address2?: string
    city?: string
    company?: string
    countryCode?: string
    firstName?: string
    lastName?: string
    phone?: string
    provinceCode?: string
    zip?: string
  }
  /** Whether the customer's default address is taken. */
  useCustomerDefaultAddress?: boolean
  /** Further details, by key and value. */
  customAttributes?: {
    key: string
    value: string
  }[]
}

/** Params of draft_orders.delete. */
export interface DraftOrdersDeleteParams {
  /** The global id of the record. */
  id: string
}

/** Searchable fields of draft_orders, in hosted mode. */
export interface DraftOrdersSearchFields {
  id: string | null
  legacyResourceId: string | null
  name: string | null
  status: string | null
  email: string | null
  phone: string | null
  note2: string | null
  tags: unknown[] | null
  poNumber: string | null
  ready: boolean | null
  createdAt: string | null
  updatedAt: string | null
  completedAt: string | null
  invoiceSentAt: string | null
  invoiceUrl: string | null
  reserveInventoryUntil: string | null
  currencyCode: string | null
  presentmentCurrencyCode: string | null
  taxExempt: boolean | null
  taxesIncluded: boolean | null
  totalQuantityOfLineItems: number | null
  totalWeight: string | null
  discountCodes: unknown[] | null
  customAttributes: unknown[] | null
  totalPriceSet: { [k: string]: unknown } | null
  subtotalPriceSet: { [k: string]: unknown } | null
  totalTaxSet: { [k: string]: unknown } | null
  totalShippingPriceSet: { [k: string]: unknown } | null
  totalDiscountsSet: { [k: string]: unknown } | null
  customer: { [k: string]: unknown } | null
  order: { [k: string]: unknown } | null
  shippingAddress: { [k: string]: unknown } | null
  billingAddress: { [k: string]: unknown } | null
  lineItems: { [k: string]: unknown } | null
}

/** Params of draft_order_completions.create. */
export interface DraftOrderCompletionsCreateParams {
  /** The global id of the draft order, such as gid://shopify/DraftOrder/1. */
  draftOrderId: string
}

/** Params of draft_order_invoices.create. */
export interface DraftOrderInvoicesCreateParams {
  /** The global id of the draft order, such as gid://shopify/DraftOrder/1. */
  draftOrderId: string
  /** The address to send to, if not the draft order's own. */
  to?: string
  /** The e-mail's subject. */
  subject?: string
  /** A text above the link. */
  customMessage?: string
}

/** Params of products.list. */
export interface ProductsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?:
    | "CREATED_AT"
    | "ID"
    | "INVENTORY_TOTAL"
    | "PRODUCT_TYPE"
    | "PUBLISHED_AT"
    | "RELEVANCE"
    | "TITLE"
    | "UPDATED_AT"
    | "VENDOR"
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface Product {
  id: string
  legacyResourceId?: string
  title?: string
  handle?: string
  description?: string
  descriptionHtml?: string
  vendor?: string
  productType?: string
  status?: string
  tags?: string[]
  templateSuffix?: string | null
  totalInventory?: number
  tracksInventory?: boolean
  hasOnlyDefaultVariant?: boolean
  hasOutOfStockVariants?: boolean
  isGiftCard?: boolean
  requiresSellingPlan?: boolean
  onlineStoreUrl?: string | null
  onlineStorePreviewUrl?: string | null
  createdAt?: string
  updatedAt?: string
  publishedAt?: string | null
  seo?: SEO
  category?: TaxonomyCategory | null
  variantsCount?: Count | null
  mediaCount?: Count | null
  options?: ProductOption[]
  priceRangeV2?: ProductPriceRange
  featuredMedia?: Media | null
}

export interface SEO {
  title?: string | null
  description?: string | null
}

export interface TaxonomyCategory {
  id?: string
  fullName?: string
}

export interface Count {
  count?: number
  precision?: string
}

export interface ProductOption {
  id?: string
  name?: string
  position?: number
  values?: string[]
}

export interface ProductPriceRange {
  minVariantPrice?: Money
  maxVariantPrice?: Money
}

export interface Media {
  id?: string
  alt?: string | null
  mediaContentType?: string
  preview?: MediaPreviewImage | null
}

export interface MediaPreviewImage {
  image?: Image | null
}

export interface Image {
  url?: string
  altText?: string | null
}

/** Params of products.get. */
export interface ProductsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** The product's name. (at most 255 characters) */
  title: string
  /** The description, as HTML. */
  descriptionHtml?: string
  /** The last part of its address; made of the title unless given. */
  handle?: string
  /** Who makes or sells it. */
  vendor?: string
  /** A word of the store for what it is. */
  productType?: string
  /** Whether it can be sold; ACTIVE unless given. */
  status?: "ACTIVE" | "ARCHIVED" | "DRAFT" | "UNLISTED"
  /** All tags of the product. (at most 250 items) */
  tags?: string[]
  /** The id of a category of Shopify's taxonomy. */
  category?: string
  /** Title and description for search engines. */
  seo?: {
    title?: string
    description?: string
  }
  /** The theme's template for it. */
  templateSuffix?: string
  /** Further fields, each by namespace and key with type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
  /** In what its variants differ, such as size and colour, with the values. (at most 3 items) */
  productOptions?: {
    name: string
    position?: number
    values?: {
      name?: string
    }[]
  }[]
  /** Whether it is a gift card. */
  giftCard?: boolean
  /** The ids of collections to put it into. */
  collectionsToJoin?: string[]
  /** Pictures and videos to add, by their address. */
  media?: {
    originalSource: string
    mediaContentType: "EXTERNAL_VIDEO" | "IMAGE" | "MODEL_3D" | "VIDEO"
    alt?: string
  }[]
}

/** Params of products.update. */
export interface ProductsUpdateParams {
  /** The global id of the record to change. */
  id: string
  /** The product's name. (at most 255 characters) */
  title?: string
  /** The description, as HTML. */
  descriptionHtml?: string
  /** The last part of its address; made of the title unless given. */
  handle?: string
  /** Who makes or sells it. */
  vendor?: string
  /** A word of the store for what it is. */
  productType?: string
  /** Whether it can be sold; ACTIVE unless given. */
  status?: "ACTIVE" | "ARCHIVED" | "DRAFT" | "UNLISTED"
  /** All tags of the product. (at most 250 items) */
  tags?: string[]
  /** The id of a category of Shopify's taxonomy. */
  category?: string
  /** Title and description for search engines. */
  seo?: {
    title?: string
    description?: string
  }
  /** The theme's template for it. */
  templateSuffix?: string
  /** Further fields, each by namespace and key with type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
  /** Whether the old address leads to the new one. */
  redirectNewHandle?: boolean
  /** The ids of collections to put it into. */
  collectionsToJoin?: string[]
  /** The ids of collections to take it out of. */
  collectionsToLeave?: string[]
  /** Pictures and videos to add, by their address. */
  media?: {
    originalSource: string
    mediaContentType: "EXTERNAL_VIDEO" | "IMAGE" | "MODEL_3D" | "VIDEO"
    alt?: string
  }[]
}

/** Params of products.delete. */
export interface ProductsDeleteParams {
  /** The global id of the record. */
  id: string
}

/** Searchable fields of products, in hosted mode. */
export interface ProductsSearchFields {
  id: string | null
  legacyResourceId: string | null
  title: string | null
  handle: string | null
  description: string | null
  descriptionHtml: string | null
  vendor: string | null
  productType: string | null
  status: string | null
  tags: unknown[] | null
  templateSuffix: string | null
  totalInventory: number | null
  tracksInventory: boolean | null
  hasOnlyDefaultVariant: boolean | null
  hasOutOfStockVariants: boolean | null
  isGiftCard: boolean | null
  requiresSellingPlan: boolean | null
  onlineStoreUrl: string | null
  onlineStorePreviewUrl: string | null
  createdAt: string | null
  updatedAt: string | null
  publishedAt: string | null
  seo: { [k: string]: unknown } | null
  category: { [k: string]: unknown } | null
  variantsCount: { [k: string]: unknown } | null
  mediaCount: { [k: string]: unknown } | null
  options: unknown[] | null
  priceRangeV2: { [k: string]: unknown } | null
  featuredMedia: { [k: string]: unknown } | null
}

/** Params of product_variants.list. */
export interface ProductVariantsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?:
    | "FULL_TITLE"
    | "ID"
    | "INVENTORY_LEVELS_AVAILABLE"
    | "INVENTORY_MANAGEMENT"
    | "INVENTORY_POLICY"
    | "INVENTORY_QUANTITY"
    | "NAME"
    | "POPULAR"
    | "POSITION"
    | "RELEVANCE"
    | "SKU"
    | "TITLE"
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface ProductVariant {
  id: string
  legacyResourceId?: string
  title?: string
  displayName?: string
  sku?: string | null
  barcode?: string | null
  position?: number
  price?: string
  compareAtPrice?: string | null
  taxable?: boolean
  availableForSale?: boolean
  inventoryPolicy?: string
  inventoryQuantity?: number | null
  sellableOnlineQuantity?: number
  requiresComponents?: boolean
  createdAt?: string
  updatedAt?: string
  selectedOptions?: SelectedOption[]
  product?: ProductReference
  inventoryItem?: VariantItem
}

export interface SelectedOption {
  name?: string
  value?: string
}

export interface VariantItem {
  id?: string
  tracked?: boolean
}

/** Params of product_variants.get. */
export interface ProductVariantsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of product_variants.create. */
export interface ProductVariantsCreateParams {
  /** The global id of the product, such as gid://shopify/Product/1. */
  productId: string
  /** The variants to add. (1 to 250 items) */
  variants: {
    optionValues?: {
      id?: string
      name?: string
      optionId?: string
      optionName?: string
    }[]
    price?: string
    compareAtPrice?: string
    barcode?: string
    taxable?: boolean
    inventoryPolicy?: "CONTINUE" | "DENY"
    inventoryItem?: {
      sku?: string
      cost?: string
      tracked?: boolean
      requiresShipping?: boolean
    }
    inventoryQuantities?: {
      locationId: string
      availableQuantity: number
    }[]
    mediaId?: string
    metafields?: {
      id?: string
      namespace?: string
      key?: string
      type?: string
      value?: string
    }[]
  }[]
  /** Whether the variant that a product begins with is removed. */
  strategy?: "DEFAULT" | "PRESERVE_STANDALONE_VARIANT" | "REMOVE_STANDALONE_VARIANT"
}

export interface VariantChange {
  productVariants: ProductVariant[] | null
  /** Empty, since what is refused is an error. (at most 0 items) */
  userErrors?: UserError[]
}

export interface UserError {
  field?: string[] | null
  message?: string
  code?: string | null
}

/** Params of product_variants.update. */
export interface ProductVariantsUpdateParams {
  /** The global id of the product, such as gid://shopify/Product/1. */
  productId: string
  /** The variants with their ids and new values. (1 to 250 items) */
  variants: {
    id: string
    optionValues?: {
      id?: string
      name?: string
      optionId?: string
      optionName?: string
    }[]
    price?: string
    compareAtPrice?: string
    barcode?: string
    taxable?: boolean
    inventoryPolicy?: "CONTINUE" | "DENY"
    inventoryItem?: {
      sku?: string
      cost?: string
      tracked?: boolean
      requiresShipping?: boolean
    }
    mediaId?: string
    metafields?: {
      id?: string
      namespace?: string
      key?: string
      type?: string
      value?: string
    }[]
  }[]
  /** Whether those that can be changed are, though others cannot. */
  allowPartialUpdates?: boolean
}

/** Params of product_variants.delete. */
export interface ProductVariantsDeleteParams {
  /** The global id of the product, such as gid://shopify/Product/1. */
  productId: string
  /** The global ids of those to delete. (1 to 250 items) */
  variantsIds: string[]
}

/** Searchable fields of product_variants, in hosted mode. */
export interface ProductVariantsSearchFields {
  id: string | null
  legacyResourceId: string | null
  title: string | null
  displayName: string | null
  sku: string | null
  barcode: string | null
  position: number | null
  price: string | null
  compareAtPrice: string | null
  taxable: boolean | null
  availableForSale: boolean | null
  inventoryPolicy: string | null
  inventoryQuantity: number | null
  sellableOnlineQuantity: number | null
  requiresComponents: boolean | null
  createdAt: string | null
  updatedAt: string | null
  selectedOptions: unknown[] | null
  product: { [k: string]: unknown } | null
  inventoryItem: { [k: string]: unknown } | null
}

/** Params of product_images.list. */
export interface ProductImagesListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the product, such as gid://shopify/Product/1. */
  productId: string
}

export interface ProductMedia {
  id: string
  alt?: string | null
  mediaContentType?: string
  status?: string
  preview?: MediaPreviewImagePart | null
  createdAt?: string
  updatedAt?: string
  mimeType?: string | null
  image?: ImagePart | null
  duration?: number | null
  filename?: string
  embedUrl?: string
  host?: string
}

export interface MediaPreviewImagePart {
  status?: string
  image?: Image | null
}

export interface ImagePart {
  id?: string | null
  url?: string
  altText?: string | null
  width?: number | null
  height?: number | null
}

/** Params of product_images.get. */
export interface ProductImagesGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Searchable fields of product_images, in hosted mode. */
export interface ProductImagesSearchFields {
  id: string | null
  alt: string | null
  mediaContentType: string | null
  status: string | null
  preview: { [k: string]: unknown } | null
  createdAt: string | null
  updatedAt: string | null
  mimeType: string | null
  image: { [k: string]: unknown } | null
  duration: number | null
  filename: string | null
  embedUrl: string | null
  host: string | null
}

/** Params of collections.list. */
export interface CollectionsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?: "ID" | "RELEVANCE" | "TITLE" | "UPDATED_AT"
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface Collection {
  id: string
  legacyResourceId?: string
  title?: string
  handle?: string
  description?: string
  descriptionHtml?: string
  sortOrder?: string
  templateSuffix?: string | null
  updatedAt?: string
  productsCount?: Count | null
  seo?: SEO
  image?: ImagePart | null
  sources?: CollectionSource[]
}

export interface CollectionSource {
  __typename?: string
  id?: string
  title?: string
  description?: string | null
}

/** Params of collections.get. */
export interface CollectionsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of collections.create. */
export interface CollectionsCreateParams {
  /** The collection's name. (at most 255 characters) */
  title: string
  /** The description, as HTML. */
  descriptionHtml?: string
  /** The last part of its address. */
  handle?: string
  /** The order of its products. */
  sortOrder?:
    | "ALPHA_ASC"
    | "ALPHA_DESC"
    | "BEST_SELLING"
    | "CREATED"
    | "CREATED_DESC"
    | "MANUAL"
    | "MOST_RELEVANT"
    | "PRICE_ASC"
    | "PRICE_DESC"
  /** Title and description for search engines. */
  seo?: {
    title?: string
    description?: string
  }
  /** A picture of it. */
  image?: {
    altText?: string
    src?: string
  }
  /** The theme's template for it. */
  templateSuffix?: string
  /** Further fields, each by namespace and key with type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
}

/** Params of collections.update. */
export interface CollectionsUpdateParams {
  /** The global id of the record to change. */
  id: string
  /** The new name. (at most 255 characters) */
  title?: string
  /** The description, as HTML. */
  descriptionHtml?: string
  /** The last part of its address. */
  handle?: string
  /** The order of its products. */
  sortOrder?:
    | "ALPHA_ASC"
    | "ALPHA_DESC"
    | "BEST_SELLING"
    | "CREATED"
    | "CREATED_DESC"
    | "MANUAL"
    | "MOST_RELEVANT"
    | "PRICE_ASC"
    | "PRICE_DESC"
  /** Title and description for search engines. */
  seo?: {
    title?: string
    description?: string
  }
  /** A picture of it. */
  image?: {
    altText?: string
    src?: string
  }
  /** The theme's template for it. */
  templateSuffix?: string
  /** Further fields, each by namespace and key with type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
}

/** Params of collections.delete. */
export interface CollectionsDeleteParams {
  /** The global id of the record. */
  id: string
}

/** Searchable fields of collections, in hosted mode. */
export interface CollectionsSearchFields {
  id: string | null
  legacyResourceId: string | null
  title: string | null
  handle: string | null
  description: string | null
  descriptionHtml: string | null
  sortOrder: string | null
  templateSuffix: string | null
  updatedAt: string | null
  productsCount: { [k: string]: unknown } | null
  seo: { [k: string]: unknown } | null
  image: { [k: string]: unknown } | null
  sources: unknown[] | null
}

/** Params of collects.list. */
export interface CollectsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the collection, such as gid://shopify/Collection/1. */
  collectionId: string
  /** The order; the collection's own is COLLECTION_DEFAULT. */
  sortKey?: "BEST_SELLING" | "COLLECTION_DEFAULT" | "CREATED" | "ID" | "MANUAL" | "PRICE" | "RELEVANCE" | "TITLE"
  /** Whether the order is turned round. */
  reverse?: boolean
}

/** Params of locations.list. */
export interface LocationsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?: "ID" | "NAME" | "RELEVANCE"
  /** Whether the order is turned round. */
  reverse?: boolean
  /** Whether those that are switched off come too. */
  includeInactive?: boolean
  /** Whether those of older fulfillment services come too. */
  includeLegacy?: boolean
}

export interface Location {
  id: string
  legacyResourceId?: string
  name?: string
  isActive?: boolean
  activatable?: boolean
  deactivatable?: boolean
  deactivatedAt?: string | null
  deletable?: boolean
  fulfillsOnlineOrders?: boolean
  shipsInventory?: boolean
  hasActiveInventory?: boolean
  hasUnfulfilledOrders?: boolean
  isFulfillmentService?: boolean
  addressVerified?: boolean
  createdAt?: string
  updatedAt?: string
  address?: LocationAddress
}

export interface LocationAddress {
  address1?: string | null
  address2?: string | null
  city?: string | null
  country?: string | null
  countryCode?: string | null
  latitude?: number | null
  longitude?: number | null
  phone?: string | null
  province?: string | null
  provinceCode?: string | null
  zip?: string | null
}

/** Params of locations.get. */
export interface LocationsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Searchable fields of locations, in hosted mode. */
export interface LocationsSearchFields {
  id: string | null
  legacyResourceId: string | null
  name: string | null
  isActive: boolean | null
  activatable: boolean | null
  deactivatable: boolean | null
  deactivatedAt: string | null
  deletable: boolean | null
  fulfillsOnlineOrders: boolean | null
  shipsInventory: boolean | null
  hasActiveInventory: boolean | null
  hasUnfulfilledOrders: boolean | null
  isFulfillmentService: boolean | null
  addressVerified: boolean | null
  createdAt: string | null
  updatedAt: string | null
  address: { [k: string]: unknown } | null
}

/** Params of inventory_levels.list. */
export interface InventoryLevelsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the location, such as gid://shopify/Location/1. */
  locationId: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
}

export interface InventoryLevel {
  id: string
  isActive?: boolean
  canDeactivate?: boolean
  deactivationAlert?: string | null
  createdAt?: string
  updatedAt?: string
  item?: ItemReference
  location?: LocationReference
  quantities?: InventoryQuantity[]
}

export interface ItemReference {
  id?: string
  sku?: string | null
}

export interface InventoryQuantity {
  name?: string
  quantity?: number
  updatedAt?: string | null
}

/** Params of inventory_levels.get. */
export interface InventoryLevelsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of inventory_levels.update. */
export interface InventoryLevelsUpdateParams {
  /** The state that is counted. */
  name: "available" | "on_hand"
  /** Why it changes, such as correction, cycle_count_available, received or damaged. */
  reason: string
  /** The new numbers by item and location. (1 to 250 items) */
  quantities: {
    inventoryItemId: string
    locationId: string
    quantity: number
    changeFromQuantity?: number | null
  }[]
  /** The address of a document about it. */
  referenceDocumentUri?: string
  /** A text of your own, such as a UUID, under which the write runs once. (at most 255 characters) */
  idempotencyKey: string
}

export interface InventoryAdjustment {
  id: string
  reason?: string
  referenceDocumentUri?: string | null
  createdAt?: string
  changes?: InventoryChange[]
}

export interface InventoryChange {
  name?: string
  delta?: number
  quantityAfterChange?: number | null
  item?: ItemReference | null
  location?: LocationReference | null
}

/** Searchable fields of inventory_levels, in hosted mode. */
export interface InventoryLevelsSearchFields {
  id: string | null
  isActive: boolean | null
  canDeactivate: boolean | null
  deactivationAlert: string | null
  createdAt: string | null
  updatedAt: string | null
  item: { [k: string]: unknown } | null
  location: { [k: string]: unknown } | null
  quantities: unknown[] | null
}

/** Params of inventory_adjustments.create. */
export interface InventoryAdjustmentsCreateParams {
  /** The state that is counted, such as available or damaged. */
  name: string
  /** Why it changes, such as correction, cycle_count_available, received or damaged. */
  reason: string
  /** The differences by item and location. (1 to 250 items) */
  changes: {
    inventoryItemId: string
    locationId: string
    delta: number
    changeFromQuantity?: number | null
    ledgerDocumentUri?: string
  }[]
  /** The address of a document about it. */
  referenceDocumentUri?: string
  /** A text of your own, such as a UUID, under which the write runs once. (at most 255 characters) */
  idempotencyKey: string
}

/** Params of inventory_items.list. */
export interface InventoryItemsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface InventoryItem {
  id: string
  legacyResourceId?: string
  sku?: string | null
  tracked?: boolean
  requiresShipping?: boolean
  countryCodeOfOrigin?: string | null
  provinceCodeOfOrigin?: string | null
  harmonizedSystemCode?: string | null
  duplicateSkuCount?: number
  inventoryHistoryUrl?: string | null
  createdAt?: string
  updatedAt?: string
  unitCost?: Money | null
  measurement?: InventoryItemMeasurement
  locationsCount?: Count | null
}

export interface InventoryItemMeasurement {
  id?: string
  weight?: Weight | null
}

export interface Weight {
  value?: number
  unit?: string
}

/** Params of inventory_items.get. */
export interface InventoryItemsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of inventory_items.update. */
export interface InventoryItemsUpdateParams {
  /** The global id of the record to change. */
  id: string
  /** What one costs the store, as a decimal. */
  cost?: string
  /** The stock keeping unit. */
  sku?: string
  /** Whether its stock is counted. */
  tracked?: boolean
  /** Whether it has to be shipped. */
  requiresShipping?: boolean
  /** The country it comes from. */
  countryCodeOfOrigin?: string
  /** The province it comes from, by its code. */
  provinceCodeOfOrigin?: string
  /** Its customs tariff number of 6 to 13 digits. */
  harmonizedSystemCode?: string
}

/** Searchable fields of inventory_items, in hosted mode. */
export interface InventoryItemsSearchFields {
  id: string | null
  legacyResourceId: string | null
  sku: string | null
  tracked: boolean | null
  requiresShipping: boolean | null
  countryCodeOfOrigin: string | null
  provinceCodeOfOrigin: string | null
  harmonizedSystemCode: string | null
  duplicateSkuCount: number | null
  inventoryHistoryUrl: string | null
  createdAt: string | null
  updatedAt: string | null
  unitCost: { [k: string]: unknown } | null
  measurement: { [k: string]: unknown } | null
  locationsCount: { [k: string]: unknown } | null
}

/** Params of fulfillment_orders.list. */
export interface FulfillmentOrdersListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?: "ID" | "UPDATED_AT"
  /** Whether the order is turned round. */
  reverse?: boolean
  /** Whether those that are finished or cancelled come too. */
  includeClosed?: boolean
}

export interface FulfillmentOrder {
  id: string
  orderId?: string
  orderName?: string
  orderProcessedAt?: string
  status?: string
  requestStatus?: string
  fulfillAt?: string | null
  fulfillBy?: string | null
  createdAt?: string
  updatedAt?: string
  assignedLocation?: FulfillmentOrderAssignedLocation
  destination?: FulfillmentOrderDestination | null
  deliveryMethod?: DeliveryMethod | null
  supportedActions?: FulfillmentOrderSupportedAction[]
  fulfillmentHolds?: FulfillmentHold[]
  lineItems?: FulfillmentOrderLineItemConnection
}

export interface FulfillmentOrderAssignedLocation {
  name?: string
  address1?: string | null
  address2?: string | null
  city?: string | null
  countryCode?: string
  phone?: string | null
  province?: string | null
  zip?: string | null
  location?: LocationReference | null
}

export interface FulfillmentOrderDestination {
  id?: string
  firstName?: string | null
  lastName?: string | null
  company?: string | null
  address1?: string | null
  address2?: string | null
  city?: string | null
  countryCode?: string | null
  email?: string | null
  phone?: string | null
  province?: string | null
  zip?: string | null
}

export interface DeliveryMethod {
  id?: string
  methodType?: string
  presentedName?: string | null
  serviceCode?: string | null
  minDeliveryDateTime?: string | null
  maxDeliveryDateTime?: string | null
}

export interface FulfillmentOrderSupportedAction {
  action?: string
  externalUrl?: string | null
}

export interface FulfillmentHold {
  id?: string
  handle?: string | null
  reason?: string
  reasonNotes?: string | null
  displayReason?: string
}

export interface FulfillmentOrderLineItemConnection {
  nodes?: FulfillmentOrderLineItem[]
  pageInfo?: PageInfo
}

export interface FulfillmentOrderLineItem {
  id?: string
  productTitle?: string
  variantTitle?: string | null
  sku?: string | null
  vendor?: string | null
  totalQuantity?: number
  remainingQuantity?: number
  requiresShipping?: boolean
  lineItem?: LineItemReference
  variant?: VariantReference | null
}

/** Params of fulfillment_orders.get. */
export interface FulfillmentOrdersGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Searchable fields of fulfillment_orders, in hosted mode. */
export interface FulfillmentOrdersSearchFields {
  id: string | null
  orderId: string | null
  orderName: string | null
  orderProcessedAt: string | null
  status: string | null
  requestStatus: string | null
  fulfillAt: string | null
  fulfillBy: string | null
  createdAt: string | null
  updatedAt: string | null
  assignedLocation: { [k: string]: unknown } | null
  destination: { [k: string]: unknown } | null
  deliveryMethod: { [k: string]: unknown } | null
  supportedActions: unknown[] | null
  fulfillmentHolds: unknown[] | null
  lineItems: { [k: string]: unknown } | null
}

/** Params of order_fulfillment_orders.list. */
export interface OrderFulfillmentOrdersListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
}

/** Params of fulfillment_holds.create. */
export interface FulfillmentHoldsCreateParams {
  /** The global id of the fulfillment order, such as gid://shopify/FulfillmentOrder/1. */
  fulfillmentOrderId: string
  /** Why it waits. */
  reason:
    | "AWAITING_PAYMENT"
    | "AWAITING_RETURN_ITEMS"
    | "HIGH_RISK_OF_FRAUD"
    | "INCORRECT_ADDRESS"
    | "INVENTORY_OUT_OF_STOCK"
    | "ONLINE_STORE_POST_PURCHASE_CROSS_SELL"
    | "OTHER"
    | "UNKNOWN_DELIVERY_DATE"
  /** More about why it waits. */
  reasonNotes?: string
  /** Whether the merchant is notified. */
  notifyMerchant?: boolean
  /** A name of your own for this hold. (at most 64 characters) */
  handle?: string
}

/** Params of fulfillment_holds.delete. */
export interface FulfillmentHoldsDeleteParams {
  /** The global id of the fulfillment order, such as gid://shopify/FulfillmentOrder/1. */
  fulfillmentOrderId: string
  /** The ids of the holds to take off. */
  holdIds?: string[]
}

/** Params of fulfillments.list. */
export interface FulfillmentsListParams {
  /** How many shipments are answered at most. (1 to 250; default 100) */
  first?: number
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
}

export interface Fulfillment {
  id: string
  legacyResourceId?: string
  name?: string
  status?: string
  displayStatus?: string | null
  totalQuantity?: number
  requiresShipping?: boolean
  createdAt?: string
  updatedAt?: string
  deliveredAt?: string | null
  estimatedDeliveryAt?: string | null
  inTransitAt?: string | null
  trackingInfo?: FulfillmentTrackingInfo[]
  location?: LocationReference | null
  order?: OrderReference
  service?: FulfillmentService | null
  fulfillmentLineItems?: FulfillmentLineItemConnection
}

export interface FulfillmentTrackingInfo {
  company?: string | null
  number?: string | null
  url?: string | null
}

export interface FulfillmentService {
  id?: string
  serviceName?: string
  handle?: string
}

export interface FulfillmentLineItemConnection {
  nodes?: FulfillmentLineItem[]
  pageInfo?: PageInfo
}

export interface FulfillmentLineItem {
  id?: string
  quantity?: number | null
  lineItem?: LineItemReference
}

/** Params of fulfillments.get. */
export interface FulfillmentsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of fulfillments.create. */
export interface FulfillmentsCreateParams {
  /** The fulfillment orders, each with the items shipped. (at least 1 items) */
  lineItemsByFulfillmentOrder: {
    fulfillmentOrderId: string
    fulfillmentOrderLineItems?: {
      id: string
      quantity: number
    }[]
  }[]
  /** The carrier, number and address by which it is followed. */
  trackingInfo?: {
    company?: string
    number?: string
    url?: string
    numbers?: string[]
    urls?: string[]
  }
  /** Whether the customer is notified by e-mail. */
  notifyCustomer?: boolean
  /** A note on the request. */
  message?: string
}

/** Params of fulfillments.update. */
export interface FulfillmentsUpdateParams {
  /** The global id of the record to change. */
  id: string
  /** The carrier, number and address by which it is followed. */
  trackingInfo: {
    company?: string
    number?: string
    url?: string
    numbers?: string[]
    urls?: string[]
  }
  /** Whether the customer is notified by e-mail. */
  notifyCustomer?: boolean
}

/** Params of fulfillments.delete. */
export interface FulfillmentsDeleteParams {
  /** The global id of the record. */
  id: string
}

/** Searchable fields of fulfillments, in hosted mode. */
export interface FulfillmentsSearchFields {
  id: string | null
  legacyResourceId: string | null
  name: string | null
  status: string | null
  displayStatus: string | null
  totalQuantity: number | null
  requiresShipping: boolean | null
  createdAt: string | null
  updatedAt: string | null
  deliveredAt: string | null
  estimatedDeliveryAt: string | null
  inTransitAt: string | null
  trackingInfo: unknown[] | null
  location: { [k: string]: unknown } | null
  order: { [k: string]: unknown } | null
  service: { [k: string]: unknown } | null
  fulfillmentLineItems: { [k: string]: unknown } | null
}

/** Params of price_rules.list. */
export interface PriceRulesListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** A filter in Shopify's search syntax, such as tag:vip AND updated_at:>2026-11-01. */
  query?: string
  /** What the records are ordered by. */
  sortKey?: "CREATED_AT" | "ENDS_AT" | "ID" | "RELEVANCE" | "STARTS_AT" | "TITLE" | "UPDATED_AT"
  /** Whether the order is turned round. */
  reverse?: boolean
}

export interface Discount {
  id: string
  discount?: DiscountDetail
}

export interface DiscountDetail {
  __typename?: string
  title?: string
  status?: string
  summary?: string
  startsAt?: string
  endsAt?: string | null
  createdAt?: string
  updatedAt?: string
  usageLimit?: number | null
  appliesOncePerCustomer?: boolean
  asyncUsageCount?: number
  codesCount?: Count | null
  codes?: DiscountRedeemCodeConnection
}

export interface DiscountRedeemCodeConnection {
  nodes?: DiscountRedeemCode[]
  pageInfo?: PageInfo
}

export interface DiscountRedeemCode {
  id?: string
  code?: string
  asyncUsageCount?: number
}

/** Params of price_rules.get. */
export interface PriceRulesGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Searchable fields of price_rules, in hosted mode. */
export interface PriceRulesSearchFields {
  id: string | null
  discount: { [k: string]: unknown } | null
}

/** Params of discount_codes.list. */
export interface DiscountCodesListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the discount, such as gid://shopify/DiscountNode/1. */
  discountId: string
}

export interface DiscountCode {
  id: string
  code?: string
  asyncUsageCount?: number
}

/** Params of discount_codes.get. */
export interface DiscountCodesGetParams {
  /** The code as customers enter it. */
  code: string
}

/** Params of discount_codes.create. */
export interface DiscountCodesCreateParams {
  /** The code as customers enter it. */
  code: string
  /** Its name for staff. */
  title: string
  /** From when it holds. */
  startsAt: string
  /** Until when it holds; for ever unless given. */
  endsAt?: string
  /** How often it can be used in all. (at least 1) */
  usageLimit?: number
  /** Whether each customer can use it once only. */
  appliesOncePerCustomer?: boolean
  /** What customers get, as {value: {percentage: 0.1}, items: {all: true}}. */
  customerGets: {
    value?: {
      percentage?: number
      discountAmount?: {
        amount?: string
        appliesOnEachItem?: boolean
      }
    }
    items?: {
      all?: boolean
      products?: {
        productsToAdd?: string[]
        productsToRemove?: string[]
        productVariantsToAdd?: string[]
        productVariantsToRemove?: string[]
      }
      collections?: {
        add?: string[]
        remove?: string[]
      }
    }
    appliesOnOneTimePurchase?: boolean
    appliesOnSubscription?: boolean
  }
  /** Who may use it, as {all: ALL} or {customers: {add: [id]}}. */
  context: {
    all?: "ALL"
    customers?: {
      add?: string[]
      remove?: string[]
    }
    customerSegments?: {
      add?: string[]
      remove?: string[]
    }
  }
  /** What has to be bought at least. */
  minimumRequirement?: {
    subtotal?: {
      greaterThanOrEqualToSubtotal?: string
    }
    quantity?: {
      greaterThanOrEqualToQuantity?: string
    }
  }
}

/** Params of discount_codes.update. */
export interface DiscountCodesUpdateParams {
  /** The global id of the record to change. */
  id: string
  /** The new code. */
  code?: string
  /** Its name for staff. */
  title?: string
  /** From when it holds. */
  startsAt?: string
  /** Until when it holds; for ever unless given. */
  endsAt?: string
  /** How often it can be used in all. (at least 1) */
  usageLimit?: number
  /** Whether each customer can use it once only. */
  appliesOncePerCustomer?: boolean
  /** What customers get, as {value: {percentage: 0.1}, items: {all: true}}. */
  customerGets?: {
    value?: {
      percentage?: number
      discountAmount?: {
        amount?: string
        appliesOnEachItem?: boolean
      }
    }
    items?: {
      all?: boolean
      products?: {
        productsToAdd?: string[]
        productsToRemove?: string[]
        productVariantsToAdd?: string[]
        productVariantsToRemove?: string[]
      }
      collections?: {
        add?: string[]
        remove?: string[]
      }
    }
    appliesOnOneTimePurchase?: boolean
    appliesOnSubscription?: boolean
  }
  /** Who may use it, as {all: ALL} or {customers: {add: [id]}}. */
  context?: {
    all?: "ALL"
    customers?: {
      add?: string[]
      remove?: string[]
    }
    customerSegments?: {
      add?: string[]
      remove?: string[]
    }
  }
  /** What has to be bought at least. */
  minimumRequirement?: {
    subtotal?: {
      greaterThanOrEqualToSubtotal?: string
    }
    quantity?: {
      greaterThanOrEqualToQuantity?: string
    }
  }
}

/** Params of discount_codes.delete. */
export interface DiscountCodesDeleteParams {
  /** The id of the discount. */
  id: string
}

/** Searchable fields of discount_codes, in hosted mode. */
export interface DiscountCodesSearchFields {
  id: string | null
  code: string | null
  asyncUsageCount: number | null
}

/** Params of metafields.list. */
export interface MetafieldsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the record, such as gid://shopify/Product/1. */
  ownerId: string
  /** Only those of this namespace. */
  namespace?: string
}

export interface Metafield {
  id: string
  legacyResourceId?: string
  namespace?: string
  key?: string
  type?: string
  value?: string
  ownerType?: string
  compareDigest?: string
  sizeInBytes?: number
  createdAt?: string
  updatedAt?: string
  definition?: MetafieldDefinition | null
}

export interface MetafieldDefinition {
  id?: string
  name?: string
}

/** Params of metafields.get. */
export interface MetafieldsGetParams {
  /** The record's global id, such as gid://shopify/Order/1. */
  id: string
}

/** Params of metafields.update. */
export interface MetafieldsUpdateParams {
  /** The metafields with their owners and values. (1 to 25 items) */
  metafields: {
    ownerId: string
    namespace?: string
    key: string
    type?: string
    value: string
    compareDigest?: string
  }[]
}

export interface MetafieldChange {
  metafields: Metafield[] | null
  /** Empty, since what is refused is an error. (at most 0 items) */
  userErrors?: UserError[]
}

/** Params of metafields.delete. */
export interface MetafieldsDeleteParams {
  /** The metafields by owner and name. (1 to 250 items) */
  metafields: {
    ownerId: string
    namespace: string
    key: string
  }[]
}

/** Params of shop_metafields.list. */
export interface ShopMetafieldsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** Only those of this namespace. */
  namespace?: string
}

/** Searchable fields of shop_metafields, in hosted mode. */
export interface ShopMetafieldsSearchFields {
  id: string | null
  legacyResourceId: string | null
  namespace: string | null
  key: string | null
  type: string | null
  value: string | null
  ownerType: string | null
  compareDigest: string | null
  sizeInBytes: number | null
  createdAt: string | null
  updatedAt: string | null
  definition: { [k: string]: unknown } | null
}

/** Params of metafield_customers.list. */
export interface MetafieldCustomersListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the customer, such as gid://shopify/Customer/1. */
  customerId: string
  /** Only those of this namespace. */
  namespace?: string
}

/** Searchable fields of metafield_customers, in hosted mode. */
export interface MetafieldCustomersSearchFields {
  id: string | null
  legacyResourceId: string | null
  namespace: string | null
  key: string | null
  type: string | null
  value: string | null
  ownerType: string | null
  compareDigest: string | null
  sizeInBytes: number | null
  createdAt: string | null
  updatedAt: string | null
  definition: { [k: string]: unknown } | null
}

/** Params of metafield_products.list. */
export interface MetafieldProductsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the product, such as gid://shopify/Product/1. */
  productId: string
  /** Only those of this namespace. */
  namespace?: string
}

/** Searchable fields of metafield_products, in hosted mode. */
export interface MetafieldProductsSearchFields {
  id: string | null
  legacyResourceId: string | null
  namespace: string | null
  key: string | null
  type: string | null
  value: string | null
  ownerType: string | null
  compareDigest: string | null
  sizeInBytes: number | null
  createdAt: string | null
  updatedAt: string | null
  definition: { [k: string]: unknown } | null
}

/** Params of metafield_orders.list. */
export interface MetafieldOrdersListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the order, such as gid://shopify/Order/1. */
  orderId: string
  /** Only those of this namespace. */
  namespace?: string
}

/** Searchable fields of metafield_orders, in hosted mode. */
export interface MetafieldOrdersSearchFields {
  id: string | null
  legacyResourceId: string | null
  namespace: string | null
  key: string | null
  type: string | null
  value: string | null
  ownerType: string | null
  compareDigest: string | null
  sizeInBytes: number | null
  createdAt: string | null
  updatedAt: string | null
  definition: { [k: string]: unknown } | null
}

/** Params of metafield_draft_orders.list. */
export interface MetafieldDraftOrdersListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the draft order, such as gid://shopify/DraftOrder/1. */
  draftOrderId: string
  /** Only those of this namespace. */
  namespace?: string
}

/** Searchable fields of metafield_draft_orders, in hosted mode. */
export interface MetafieldDraftOrdersSearchFields {
  id: string | null
  legacyResourceId: string | null
  namespace: string | null
  key: string | null
  type: string | null
  value: string | null
  ownerType: string | null
  compareDigest: string | null
  sizeInBytes: number | null
  createdAt: string | null
  updatedAt: string | null
  definition: { [k: string]: unknown } | null
}

/** Params of metafield_locations.list. */
export interface MetafieldLocationsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the location, such as gid://shopify/Location/1. */
  locationId: string
  /** Only those of this namespace. */
  namespace?: string
}

/** Searchable fields of metafield_locations, in hosted mode. */
export interface MetafieldLocationsSearchFields {
  id: string | null
  legacyResourceId: string | null
  namespace: string | null
  key: string | null
  type: string | null
  value: string | null
  ownerType: string | null
  compareDigest: string | null
  sizeInBytes: number | null
  createdAt: string | null
  updatedAt: string | null
  definition: { [k: string]: unknown } | null
}

/** Params of metafield_product_variants.list. */
export interface MetafieldProductVariantsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the variant, such as gid://shopify/ProductVariant/1. */
  variantId: string
  /** Only those of this namespace. */
  namespace?: string
}

/** Searchable fields of metafield_product_variants, in hosted mode. */
export interface MetafieldProductVariantsSearchFields {
  id: string | null
  legacyResourceId: string | null
  namespace: string | null
  key: string | null
  type: string | null
  value: string | null
  ownerType: string | null
  compareDigest: string | null
  sizeInBytes: number | null
  createdAt: string | null
  updatedAt: string | null
  definition: { [k: string]: unknown } | null
}

/** Params of metafield_collections.list. */
export interface MetafieldCollectionsListParams {
  /** How many records a page holds at most. (1 to 250; default 25) */
  first?: number
  /** The endCursor of the page before. */
  after?: string
  /** The global id of the collection, such as gid://shopify/Collection/1. */
  collectionId: string
  /** Only those of this namespace. */
  namespace?: string
}

/** Searchable fields of metafield_collections, in hosted mode. */
export interface MetafieldCollectionsSearchFields {
  id: string | null
  legacyResourceId: string | null
  namespace: string | null
  key: string | null
  type: string | null
  value: string | null
  ownerType: string | null
  compareDigest: string | null
  sizeInBytes: number | null
  createdAt: string | null
  updatedAt: string | null
  definition: { [k: string]: unknown } | null
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** The global id of the record, such as gid://shopify/Product/1. */
  recordId: string
  /** The tags to add. (at least 1 items) */
  tags: string[]
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
  /** The global id of the record, such as gid://shopify/Product/1. */
  recordId: string
  /** The tags to remove. (at least 1 items) */
  tags: string[]
}

/** Credentials by auth variant. */
export interface ShopifyCredentials {
  token: ShopifyTokenCredentials
  oauth: ShopifyOauthCredentials
  client_credentials: ShopifyClientCredentialsCredentials
}

/** Admin API access token */
export interface ShopifyTokenCredentials {
  access_token: string
}

/** OAuth */
export interface ShopifyOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** App of the store's own organization */
export interface ShopifyClientCredentialsCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
}

export interface ShopifyConfig {
  /** What stands before .myshopify.com in the store's own address. */
  shop: string
}
