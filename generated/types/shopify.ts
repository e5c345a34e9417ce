// Generated from definitions/shopify.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Shopify */
    "shopify": Shopify
  }
}

/**
 * Shopify. Products, inventory, orders, fulfillments, refunds, customers, discounts and metafields of a Shopify store.
 */
export interface Shopify {
  operations: ShopifyOperations
  credentials: ShopifyCredentials
  config: ShopifyConfig
}

/** The operations, by entity and action. */
export interface ShopifyOperations {
  /** The store. */
  shop: {
    /** Gets the shop with its name, addresses, currency, time zone, units and plan. */
    get: {
      params: ShopGetParams
      records: Shop
      meta: {}
    }
  }
  /** The countries that the store's shipping zones cover. */
  shipping_countries: {
    /** Gets the shipping countries of the store by code, and whether a zone covers the rest of the world. */
    get: {
      params: ShippingCountriesGetParams
      records: ShippingCountries
      meta: {}
    }
  }
  /** A customer of the store. */
  customers: {
    /** Lists customers. Use `query` to filter by keywords and fields such as `email`, `tag` or `updated_at`. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a customer with contact details, tags, amount spent and default address. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    /** Creates a customer. At least one of email address, phone number and name is required. */
    create: {
      params: CustomersCreateParams
      records: Customer
      meta: {}
    }
    /** Updates a customer. Fields that you leave out keep their value; tags replace the current tags. */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    /** Deletes a customer. The customer cannot have any orders. */
    delete: {
      params: CustomersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** An address of a customer. */
  customer_addresses: {
    /** Lists the addresses of a customer. */
    list: {
      params: CustomerAddressesListParams
      records: CustomerAddress[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets an address of a customer. */
    get: {
      params: CustomerAddressesGetParams
      records: CustomerAddress
      meta: {}
    }
    /** Creates an address of a customer. */
    create: {
      params: CustomerAddressesCreateParams
      records: CustomerAddress
      meta: {}
    }
    /** Updates an address of a customer. Fields that you leave out keep their value. */
    update: {
      params: CustomerAddressesUpdateParams
      records: CustomerAddress
      meta: {}
    }
    /** Deletes an address of a customer. */
    delete: {
      params: CustomerAddressesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomerAddressesSearchFields
    }
  }
  /** An order of a customer, with prices, addresses, and payment and fulfillment status. */
  orders: {
    /**
     * Lists orders with their first 10 line items. Requires the scope `read_all_orders` for orders older than 60 days.
     */
    list: {
      params: OrdersListParams
      records: Order[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets an order with up to 100 line items, prices, customer and addresses. */
    get: {
      params: OrdersGetParams
      records: Order
      meta: {}
    }
    /** Creates an order that was placed elsewhere. Trial and development stores allow five orders per minute. */
    create: {
      params: OrdersCreateParams
      records: Order
      meta: {}
    }
    /** Updates the note, tags, contact details, shipping address or attributes of an order. */
    update: {
      params: OrdersUpdateParams
      records: Order
      meta: {}
    }
    /** Deletes an order permanently. Orders paid online can be deleted only if they are test orders. */
    delete: {
      params: OrdersDeleteParams
      records: null
      meta: {}
    }
    /** Cancels an order permanently, as a background job. With `refund`, the payment returns to its original source. */
    cancel: {
      params: OrdersCancelParams
      records: Job
      meta: {}
    }
    /** Closes an order when all work on it is done. */
    close: {
      params: OrdersCloseParams
      records: Order
      meta: {}
    }
    /** Reopens a closed order. */
    open: {
      params: OrdersOpenParams
      records: null
      meta: {}
    }
    /** Marks an order as paid outside of Shopify. */
    mark_as_paid: {
      params: OrdersMarkAsPaidParams
      records: Order
      meta: {}
    }
    search: {
      fields: OrdersSearchFields
    }
  }
  /** A refund of an order, with its returned items. */
  order_refunds: {
    /** Lists the refunds of an order. Defaults to the first 100; set `first` for another number. */
    list: {
      params: OrderRefundsListParams
      records: Refund[]
      meta: {}
    }
    /** Gets a refund with its line items and transactions. */
    get: {
      params: OrderRefundsGetParams
      records: Refund
      meta: {}
    }
    /** Creates a refund of line items, shipping or an amount of an order. */
    create: {
      params: OrderRefundsCreateParams
      records: Refund
      meta: {}
    }
    search: {
      fields: OrderRefundsSearchFields
    }
  }
  /** A transaction of an order: payment, authorization, capture, void or refund. */
  transactions: {
    /** Lists the transactions of an order. Defaults to the first 100; set `first` for another number. */
    list: {
      params: TransactionsListParams
      records: Transaction[]
      meta: {}
    }
    /** Gets a transaction of an order. */
    get: {
      params: TransactionsGetParams
      records: Transaction
      meta: {}
    }
    search: {
      fields: TransactionsSearchFields
    }
  }
  /** A tender transaction: money received or paid out, for accounting. */
  tender_transactions: {
    /** Lists tender transactions. Use `query` to filter by `processed_at`, `test` or `id`. */
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
  /** An abandoned checkout with contact details. */
  abandoned_checkouts: {
    /** Lists abandoned checkouts with their first 10 line items and the recovery URL. */
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
  /** A draft order, which staff prepare for a customer to pay later. */
  draft_orders: {
    /** Lists draft orders with their first 10 line items. Use `query` to filter by `status`, `tag` or `customer_id`. */
    list: {
      params: DraftOrdersListParams
      records: DraftOrder[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a draft order with its line items and prices. */
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
    /**
     * Updates a draft order. Fields that you leave out keep their value; line items and tags replace the current ones.
     */
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
    /** Completes a draft order, which turns it into a paid order. */
    complete: {
      params: DraftOrdersCompleteParams
      records: DraftOrder
      meta: {}
    }
    /** Sends an invoice email with the checkout link to the customer of a draft order. */
    send_invoice: {
      params: DraftOrdersSendInvoiceParams
      records: DraftOrder
      meta: {}
    }
    search: {
      fields: DraftOrdersSearchFields
    }
  }
  /** A product, with one or more variants. */
  products: {
    /**
     * Lists products. Use `query` to filter by keywords and fields such as `status`, `vendor`, `tag` or
     * `collection_id`.
     */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a product with its options, price range, category and counts. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
    /** Creates a product with one variant. To add variants, use `product_variants.create`. */
    create: {
      params: ProductsCreateParams
      records: Product
      meta: {}
    }
    /** Updates a product and adds media. Fields that you leave out keep their value; tags replace the current tags. */
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
  /** A variant of a product with its own price, SKU and inventory, such as a size. */
  product_variants: {
    /** Lists variants of all products. Use `query` to filter by `product_id`, `sku`, `barcode` or `updated_at`. */
    list: {
      params: ProductVariantsListParams
      records: ProductVariant[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a product variant with its price, SKU, inventory and options. */
    get: {
      params: ProductVariantsGetParams
      records: ProductVariant
      meta: {}
    }
    /** Creates up to 250 variants of a product, each with its option values, and returns them. */
    create: {
      params: ProductVariantsCreateParams
      records: ProductVariant[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Updates up to 250 variants of a product by ID and returns them. */
    update: {
      params: ProductVariantsUpdateParams
      records: ProductVariant[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Deletes variants of a product. The last variant cannot be deleted. */
    delete: {
      params: ProductVariantsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductVariantsSearchFields
    }
  }
  /** A media item of a product: image, video or 3D model. */
  product_images: {
    /** Lists the media of a product (images, videos and 3D models) in display order. */
    list: {
      params: ProductImagesListParams
      records: ProductMedia[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a media item of a product: image, video or 3D model. */
    get: {
      params: ProductImagesGetParams
      records: ProductMedia
      meta: {}
    }
    search: {
      fields: ProductImagesSearchFields
    }
  }
  /** A collection of products, selected by hand or by conditions. */
  collections: {
    /** Lists collections. Use `query` to filter by type: `collection_type:custom` or `collection_type:smart`. */
    list: {
      params: CollectionsListParams
      records: Collection[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a collection with its sources, sort order, image and product count. */
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
    /** Updates a collection. Fields that you leave out keep their value. */
    update: {
      params: CollectionsUpdateParams
      records: Collection
      meta: {}
    }
    /** Deletes a collection. Its products stay in the store. */
    delete: {
      params: CollectionsDeleteParams
      records: null
      meta: {}
    }
    /**
     * @deprecated
     * Adds products to a collection without conditions, and waits until it is done. Deprecated.
     */
    add_products: {
      params: CollectionsAddProductsParams
      records: Job
      meta: {}
    }
    /**
     * @deprecated
     * Removes products from a collection without conditions, and waits until it is done. The products stay in the store. Deprecated.
     */
    remove_products: {
      params: CollectionsRemoveProductsParams
      records: Job
      meta: {}
    }
    search: {
      fields: CollectionsSearchFields
    }
  }
  /** A product in a collection. */
  collects: {
    /** Lists the products in a collection. */
    list: {
      params: CollectsListParams
      records: Product[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
  }
  /** A location that stocks inventory, such as a shop or warehouse. */
  locations: {
    /** Lists active locations. To include inactive ones, use `includeInactive`. */
    list: {
      params: LocationsListParams
      records: Location[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a location with its address and capabilities. */
    get: {
      params: LocationsGetParams
      records: Location
      meta: {}
    }
    search: {
      fields: LocationsSearchFields
    }
  }
  /** An inventory level: quantities of an inventory item at a location, by state. */
  inventory_levels: {
    /** Lists the inventory levels at a location: available, on-hand, committed, incoming and reserved quantities. */
    list: {
      params: InventoryLevelsListParams
      records: InventoryLevel[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets the inventory level of an item at a location. */
    get: {
      params: InventoryLevelsGetParams
      records: InventoryLevel
      meta: {}
    }
    /** Updates the inventory levels of up to 250 items by setting absolute quantities, and returns the changes. */
    update: {
      params: InventoryLevelsUpdateParams
      records: InventoryAdjustment
      meta: {}
    }
    search: {
      fields: InventoryLevelsSearchFields
    }
  }
  /** An inventory adjustment: a relative change of quantities. */
  inventory_adjustments: {
    /**
     * Creates an inventory adjustment: adds to or subtracts from the quantities of up to 250 items at their locations.
     */
    create: {
      params: InventoryAdjustmentsCreateParams
      records: InventoryAdjustment
      meta: {}
    }
  }
  /** An inventory item: the physical good behind a product variant. */
  inventory_items: {
    /** Lists inventory items. Use `query` to filter by `sku`, `id` or `updated_at`. */
    list: {
      params: InventoryItemsListParams
      records: InventoryItem[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets an inventory item with its cost, weight and origin. */
    get: {
      params: InventoryItemsGetParams
      records: InventoryItem
      meta: {}
    }
    /** Updates the cost, SKU, tracking or origin of an inventory item. */
    update: {
      params: InventoryItemsUpdateParams
      records: InventoryItem
      meta: {}
    }
    search: {
      fields: InventoryItemsSearchFields
    }
  }
  /** A fulfillment order: items of an order to fulfill from one location. */
  fulfillment_orders: {
    /** Lists the fulfillment orders that the scopes give access to. To include closed ones, use `includeClosed`. */
    list: {
      params: FulfillmentOrdersListParams
      records: FulfillmentOrder[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a fulfillment order with its items, location, destination and holds. */
    get: {
      params: FulfillmentOrdersGetParams
      records: FulfillmentOrder
      meta: {}
    }
    /** Creates a hold on a fulfillment order, which prevents its fulfillment. */
    hold: {
      params: FulfillmentOrdersHoldParams
      records: FulfillmentOrder
      meta: {}
    }
    /** Releases the holds on a fulfillment order. Defaults to all holds; set `holdIds` to select some. */
    release_hold: {
      params: FulfillmentOrdersReleaseHoldParams
      records: null
      meta: {}
    }
    search: {
      fields: FulfillmentOrdersSearchFields
    }
  }
  /** A fulfillment order of an order. */
  order_fulfillment_orders: {
    /** Lists the fulfillment orders of an order. Their IDs are required to fulfill it. */
    list: {
      params: OrderFulfillmentOrdersListParams
      records: FulfillmentOrder[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
  }
  /** A fulfillment: a shipment of items of an order, with tracking. */
  fulfillments: {
    /** Lists the fulfillments of an order. Defaults to the first 100; set `first` for another number. */
    list: {
      params: FulfillmentsListParams
      records: Fulfillment[]
      meta: {}
    }
    /** Gets a fulfillment with its items and tracking. */
    get: {
      params: FulfillmentsGetParams
      records: Fulfillment
      meta: {}
    }
    /**
     * Creates a fulfillment: marks items of fulfillment orders as shipped. Defaults to all items; set
     * `fulfillmentOrderLineItems` to select some.
     */
    create: {
      params: FulfillmentsCreateParams
      records: Fulfillment
      meta: {}
    }
    /** Updates the tracking information of a fulfillment, replacing the current one. */
    update: {
      params: FulfillmentsUpdateParams
      records: Fulfillment
      meta: {}
    }
    /** Cancels a fulfillment, after which its items can be fulfilled again. */
    delete: {
      params: FulfillmentsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: FulfillmentsSearchFields
    }
  }
  /** A discount, with codes or automatic. */
  price_rules: {
    /**
     * Lists discounts of all types with their first 10 codes. Use `query` to filter by method, status, title or code.
     */
    list: {
      params: PriceRulesListParams
      records: Discount[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a discount with its dates, limits and first 10 codes. */
    get: {
      params: PriceRulesGetParams
      records: Discount
      meta: {}
    }
    search: {
      fields: PriceRulesSearchFields
    }
  }
  /** A discount code, which customers enter at checkout. */
  discount_codes: {
    /** Lists the codes of a discount. An automatic discount has none. */
    list: {
      params: DiscountCodesListParams
      records: DiscountCode[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets the discount of a discount code. */
    get: {
      params: DiscountCodesGetParams
      records: Discount
      meta: {}
    }
    /** Creates a discount of an amount or a percentage with one discount code. */
    create: {
      params: DiscountCodesCreateParams
      records: Discount
      meta: {}
    }
    /** Updates a code discount. Fields that you leave out keep their value. */
    update: {
      params: DiscountCodesUpdateParams
      records: Discount
      meta: {}
    }
    /** Deletes a discount and all of its codes. */
    delete: {
      params: DiscountCodesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: DiscountCodesSearchFields
    }
  }
  /** A metafield: a custom field of a record, identified by namespace and key. */
  metafields: {
    /**
     * Lists the metafields of a record: a customer, product, variant, order, draft order, location, collection or the
     * shop.
     */
    list: {
      params: MetafieldsListParams
      records: Metafield[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a metafield. */
    get: {
      params: MetafieldsGetParams
      records: Metafield
      meta: {}
    }
    /** Updates or creates up to 25 metafields of any records and returns them. */
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
  /** A definition of a metafield: the name, type and rules of a custom field of customers, products or orders. */
  metafield_definitions: {
    /** Lists the metafield definitions of a type of records. */
    list: {
      params: MetafieldDefinitionsListParams
      records: MetafieldDefinition[]
      meta: {
        hasNextPage: boolean | null
        endCursor: string | null
      }
    }
    /** Gets a metafield definition. */
    get: {
      params: MetafieldDefinitionsGetParams
      records: MetafieldDefinition
      meta: {}
    }
  }
  /** A metafield of the shop. */
  shop_metafields: {
    /** Lists the metafields of the shop. */
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
  /** A metafield of a customer. */
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
  /** A metafield of a product. */
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
  /** A metafield of an order. */
  metafield_orders: {
    /** Lists the metafields of an order. */
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
  /** A metafield of a draft order. */
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
  /** A metafield of a location. */
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
  /** A metafield of a product variant. */
  metafield_product_variants: {
    /** Lists the metafields of a product variant. */
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
  /** A metafield of a collection. */
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
  /** Tags with which staff label customers, orders, draft orders and products. */
  tags: {
    /** Adds tags to a customer, order, draft order, product or article. Keeps the current tags. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
  sortKey?: "CREATED_AT" | "ID" | "LOCATION" | "NAME" | "RELEVANCE" | "UPDATED_AT"
  /** Whether to reverse the sort order. */
  reverse?: boolean
}

export interface Customer {
  /** The customer's ID, in Shopify's global form. */
  id: string
  /** The customer's numeric ID, as in the REST API. */
  legacyResourceId?: string
  /** The customer's name, or email address or phone number if unnamed. */
  displayName?: string
  /** The customer's first name. */
  firstName?: string | null
  /** The customer's last name. */
  lastName?: string | null
  /** The merchant's note about the customer. */
  note?: string | null
  /** The state of the customer's account with the shop, for example enabled or invited. */
  state?: string
  /** The tags attached to the customer. */
  tags?: string[]
  /** Whether the customer is exempt from taxes. */
  taxExempt?: boolean
  /** The particular tax exemptions that apply to the customer. */
  taxExemptions?: string[]
  /** Whether the customer's email address is verified. */
  verifiedEmail?: boolean
  /** The customer's locale, for example en or fr-CA. */
  locale?: string
  /** The number of orders the customer has placed, as a string. */
  numberOfOrders?: string
  /** The time since the customer was first added, in words. */
  lifetimeDuration?: string
  /** Whether the customer has opted out of the sale of their data. */
  dataSaleOptOut?: boolean
  /** Whether the merchant may delete the customer. */
  canDelete?: boolean
  /** The ID linking the customer to a Multipass login. */
  multipassIdentifier?: string | null
  /** The time the customer was added. */
  createdAt?: string
  /** The time of the customer's last update. */
  updatedAt?: string
  /** The total amount the customer has spent. */
  amountSpent?: Money
  defaultEmailAddress?: CustomerEmailAddress | null
  defaultPhoneNumber?: CustomerPhoneNumber | null
  defaultAddress?: DefaultAddress | null
  lastOrder?: OrderReference | null
  /** Metafields that `metafieldKeys` names. */
  metafields?: OwnMetafields
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

export interface OwnMetafields {
  nodes?: OwnMetafield[]
}

export interface OwnMetafield {
  key: string
  type?: string
  value?: string
}

/** Params of customers.get. */
export interface CustomersGetParams {
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
}

/** Params of customers.create. Needs email, or phone, or firstName, or lastName. */
export interface CustomersCreateParams {
  /** Email address of the customer, unique in the store. */
  email?: string
  /** Phone number of the customer in international format, unique in the store. */
  phone?: string
  /** First name of the customer. */
  firstName?: string
  /** Last name of the customer. */
  lastName?: string
  /** Internal note for staff. */
  note?: string
  /** Tags of the customer. */
  tags?: string[]
  /** Locale of the customer, such as `de` or `pt-BR`. */
  locale?: string
  /** Whether the customer is exempt from taxes. */
  taxExempt?: boolean
  /** Metafields, each with namespace, key, type and value. */
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
  /** Global ID of the record to update. */
  id: string
  /** Email address of the customer, unique in the store. */
  email?: string
  /** Phone number of the customer in international format, unique in the store. */
  phone?: string
  /** First name of the customer. */
  firstName?: string
  /** Last name of the customer. */
  lastName?: string
  /** Internal note for staff. */
  note?: string
  /** Tags of the customer. Replaces the current tags. */
  tags?: string[]
  /** Locale of the customer, such as `de` or `pt-BR`. */
  locale?: string
  /** Whether the customer is exempt from taxes. */
  taxExempt?: boolean
  /** Metafields, each with namespace, key, type and value. */
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
  /** Global ID of the record to delete. */
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
  metafields: { [k: string]: unknown } | null
}

/** Params of customer_addresses.list. */
export interface CustomerAddressesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the customer, such as `gid://shopify/Customer/1`. */
  customerId: string
}

export interface CustomerAddress {
  /** The address's ID. */
  id: string
  /** The first line of the address. */
  address1?: string | null
  /** The second line of the address, for example an apartment. */
  address2?: string | null
  /** The city, district or town. */
  city?: string | null
  /** The company at the address. */
  company?: string | null
  /** The country's name. */
  country?: string | null
  /** The country's two-letter ISO code. */
  countryCodeV2?: string | null
  /** The first name of the person at the address. */
  firstName?: string | null
  /** The last name of the person at the address. */
  lastName?: string | null
  /** The full name of the person at the address. */
  name?: string | null
  /** The phone number, in E.164 format. */
  phone?: string | null
  /** The name of the province, state or region. */
  province?: string | null
  /** The code of the province, state or region. */
  provinceCode?: string | null
  /** The zip or postal code. */
  zip?: string | null
  /** The address in lines, formatted for its country. */
  formatted?: string[]
  /** Whether the coordinates are valid. */
  coordinatesValidated?: boolean
  /** The latitude of the address. Null if not known. */
  latitude?: number | null
  /** The longitude of the address. Null if not known. */
  longitude?: number | null
  /** The time zone of the address. */
  timeZone?: string | null
}

/** Params of customer_addresses.get. */
export interface CustomerAddressesGetParams {
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
}

/** Params of customer_addresses.create. */
export interface CustomerAddressesCreateParams {
  /** Global ID of the customer, such as `gid://shopify/Customer/1`. */
  customerId: string
  /** Address, with country and province as codes. */
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
  /** Whether to make the address the default address. */
  setAsDefault?: boolean
}

/** Params of customer_addresses.update. */
export interface CustomerAddressesUpdateParams {
  /** Global ID of the record to update. */
  id: string
  /** Global ID of the customer, such as `gid://shopify/Customer/1`. */
  customerId: string
  /** Address, with country and province as codes. */
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
  /** Whether to make the address the default address. */
  setAsDefault?: boolean
}

/** Params of customer_addresses.delete. */
export interface CustomerAddressesDeleteParams {
  /** Global ID of the record to delete. */
  id: string
  /** Global ID of the customer, such as `gid://shopify/Customer/1`. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
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
  /** Whether to reverse the sort order. */
  reverse?: boolean
}

export interface Order {
  /** The order's ID, in Shopify's global form. */
  id: string
  /** The order's numeric ID, as in the REST API. */
  legacyResourceId?: string
  /** The order's name as shown to users, for example #1001. */
  name?: string
  /** The order's number, without prefix or suffix. */
  number?: number
  /** The customer's email address for the order. */
  email?: string | null
  /** The customer's phone number for the order. */
  phone?: string | null
  /** The note on the order. */
  note?: string | null
  /** The tags attached to the order. */
  tags?: string[]
  /** Whether this is a test order. */
  test?: boolean
  /** Whether inventory has been reserved for the order. */
  confirmed?: boolean
  /** The random code shown to the customer as confirmation. */
  confirmationNumber?: string | null
  /** The purchase order number the customer gave. */
  poNumber?: string | null
  /** The channel the order came from, for example web or pos. */
  sourceName?: string | null
  /** The order's ID in the channel it came from. */
  sourceIdentifier?: string | null
  /** The time the order was created in Shopify. */
  createdAt?: string
  /** The time of the order's last update. */
  updatedAt?: string
  /** The time of the order itself. May differ from creation for imported orders. */
  processedAt?: string
  /** The time the order was closed. Null while it is open. */
  closedAt?: string | null
  /** Whether the order is closed, with no work left. */
  closed?: boolean
  /** The time the order was canceled. Null otherwise. */
  cancelledAt?: string | null
  /** The reason for the cancellation. Null if not canceled. */
  cancelReason?: string | null
  /** The shop's currency at the time of the order. */
  currencyCode?: string
  /** The currency the customer saw and paid in. */
  presentmentCurrencyCode?: string
  /** The order's payment status, for example paid or refunded. */
  displayFinancialStatus?: string | null
  /** The order's fulfillment status, for example fulfilled. */
  displayFulfillmentStatus?: string
  /** The status of the order's returns. */
  returnStatus?: string
  /** Whether the order is paid in full. */
  fullyPaid?: boolean
  /** Whether nothing has been paid on the order yet. */
  unpaid?: boolean
  /** Whether the order can be refunded. */
  refundable?: boolean
  /** Whether a payment on the order can be captured. */
  capturable?: boolean
  /** Whether the order has been edited. */
  edited?: boolean
  /** Whether any line item needs shipping. */
  requiresShipping?: boolean
  /** Whether the prices include taxes. */
  taxesIncluded?: boolean
  /** Whether the order is exempt from taxes. */
  taxExempt?: boolean
  /** Whether the taxes are estimates. */
  estimatedTaxes?: boolean
  /** The customer's locale in the checkout. */
  customerLocale?: string | null
  /** The discount codes used on the order. */
  discountCodes?: string[]
  /** The payment gateways used on the order. */
  paymentGatewayNames?: string[]
  /** The total quantity of items ordered. */
  subtotalLineItemsQuantity?: number
  /** The total quantity of items, after removals and refunds. */
  currentSubtotalLineItemsQuantity?: number
  /** The total weight of the items, in grams. */
  totalWeight?: string | null
  /** The address of the customer's order status page. */
  statusPageUrl?: string
  /** The custom attributes of the order, as pairs of key and value. */
  customAttributes?: Attribute[]
  /** The order's total before returns, with taxes, shipping and discounts. */
  totalPriceSet?: MoneyBag
  subtotalPriceSet?: MoneyBag | null
  totalTaxSet?: MoneyBag | null
  totalDiscountsSet?: MoneyBag | null
  /** The shipping price, before returns. */
  totalShippingPriceSet?: MoneyBag
  /** The order's total, after edits and returns. */
  currentTotalPriceSet?: MoneyBag
  /** The amount refunded so far. */
  totalRefundedSet?: MoneyBag
  /** The amount still to be paid. */
  totalOutstandingSet?: MoneyBag
  customer?: CustomerReference | null
  shippingAddress?: Address | null
  billingAddress?: Address | null
  shippingLine?: ShippingLine | null
  /** The items ordered, as a page of results. */
  lineItems?: LineItemConnection
  /** Metafields that `metafieldKeys` names. */
  metafields?: OwnMetafields
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
}

/** Params of orders.create. */
export interface OrdersCreateParams {
  /** Line items, each with `variantId` and `quantity`, or with title and price. (at least 1 items) */
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
  /** Email address of the customer. */
  email?: string
  /** Phone number of the customer. */
  phone?: string
  /** Currency of the order's prices. (3 to 3 characters) */
  currency?: string
  /** Financial status of the order. */
  financialStatus?:
    | "AUTHORIZED"
    | "EXPIRED"
    | "PAID"
    | "PARTIALLY_PAID"
    | "PARTIALLY_REFUNDED"
    | "PENDING"
    | "REFUNDED"
    | "VOIDED"
  /** Internal note for staff. */
  note?: string
  /** Tags of the order. */
  tags?: string[]
  /** Purchase order number of the buyer. */
  poNumber?: string
  /** Time when the order was placed. Defaults to the current time. */
  processedAt?: string
  /** Shipping address of the customer. */
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
  /** Billing address of the customer. */
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
  /** Custom attributes, as keys and values. */
  customAttributes?: {
    key: string
    value: string
  }[]
  /** Metafields, each with namespace, key, type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
  /** Whether the order is a test order. */
  test?: boolean
  /** Inventory handling: bypass, or decrement. Defaults to `BYPASS`, which leaves the inventory unchanged. */
  inventoryBehaviour?: "BYPASS" | "DECREMENT_IGNORING_POLICY" | "DECREMENT_OBEYING_POLICY"
  /** Whether to send an order confirmation to the customer by email. */
  sendReceipt?: boolean
}

/** Params of orders.update. */
export interface OrdersUpdateParams {
  /** Global ID of the record to update. */
  id: string
  /** Email address of the customer for the order. */
  email?: string
  /** Phone number of the customer for the order. */
  phone?: string
  /** Internal note for staff. */
  note?: string
  /** Tags of the order. Replaces the current tags. */
  tags?: string[]
  /** Purchase order number of the buyer. */
  poNumber?: string
  /** Shipping address of the customer. */
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
  /** Custom attributes, as keys and values. */
  customAttributes?: {
    key: string
    value: string
  }[]
  /** Metafields, each with namespace, key, type and value. */
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
  /** Global ID of the record to delete. */
  id: string
}

/** Params of orders.cancel. */
export interface OrdersCancelParams {
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
  orderId: string
  /** Reason for the cancellation. */
  reason: "CUSTOMER" | "DECLINED" | "FRAUD" | "INVENTORY" | "OTHER" | "STAFF"
  /** Whether to restock the items. */
  restock: boolean
  /** Whether to refund the payment. */
  refund: boolean
  /** Whether to notify the customer by email. */
  notifyCustomer?: boolean
  /** Internal note for staff. (at most 255 characters) */
  staffNote?: string
}

export interface Job {
  id?: string
  done?: boolean
}

/** Params of orders.close. */
export interface OrdersCloseParams {
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
  orderId: string
}

/** Params of orders.open. */
export interface OrdersOpenParams {
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
  orderId: string
}

/** Params of orders.mark_as_paid. */
export interface OrdersMarkAsPaidParams {
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
  orderId: string
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
  metafields: { [k: string]: unknown } | null
}

/** Params of order_refunds.list. */
export interface OrderRefundsListParams {
  /** Maximum number of refunds. Defaults to 100. (1 to 250; default 100) */
  first?: number
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
  orderId: string
}

export interface Refund {
  /** The refund's ID, in Shopify's global form. */
  id: string
  /** The refund's numeric ID, as in the REST API. */
  legacyResourceId?: string
  /** The merchant's note on the refund. */
  note?: string | null
  /** The time the refund was created. */
  createdAt?: string | null
  /** The time of the refund's last update. */
  updatedAt?: string
  /** The time the refund was processed. */
  processedAt?: string
  /** The order refunded. */
  order?: OrderReference
  /** The amount refunded, in shop and customer currency. */
  totalRefundedSet?: MoneyBag
  /** The line items refunded, as a page of results. */
  refundLineItems?: RefundLineItemConnection
  /** The transactions that carried out the refund, as a page of results. */
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
}

/** Params of order_refunds.create. */
export interface OrderRefundsCreateParams {
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
  orderId: string
  /** Line items to refund, with their restocking. */
  refundLineItems?: {
    lineItemId: string
    quantity: number
    restockType?: "CANCEL" | "NO_RESTOCK" | "RETURN"
    locationId?: string
  }[]
  /** Shipping amount to refund. */
  shipping?: {
    amount?: string
    fullRefund?: boolean
  }
  /** Transactions that return the money. Without transactions, no money is refunded. */
  transactions?: {
    orderId: string
    parentId?: string
    amount: string
    gateway: string
    kind: "AUTHORIZATION" | "CAPTURE" | "CHANGE" | "REFUND" | "SALE" | "VOID"
  }[]
  /** Note on the refund. */
  note?: string
  /** Whether to notify the customer by email. */
  notify?: boolean
  /** Currency of the amounts. (3 to 3 characters) */
  currency?: string
  /**
   * Idempotency key: a unique value of your own, such as a UUID. A request with the same key runs once. (at most 255
   * characters)
   */
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
  /** Maximum number of transactions. Defaults to 100. (1 to 250; default 100) */
  first?: number
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
  orderId: string
}

export interface Transaction {
  /** The transaction's ID, in Shopify's global form. */
  id: string
  /** The kind of transaction, for example a sale, a capture or a refund. */
  kind?: string
  /** The transaction's status, for example success, pending or failure. */
  status?: string
  /** The payment gateway the transaction went through. */
  gateway?: string | null
  /** The payment gateway's name, as shown to users. */
  formattedGateway?: string | null
  /** The masked account number of the payment. */
  accountNumber?: string | null
  /** The time the authorization expires. Null if not applicable. */
  authorizationExpiresAt?: string | null
  /** The payment's ID with the payment provider. */
  paymentId?: string | null
  /** Whether this is a test transaction. */
  test?: boolean
  /** The error code of a failed transaction. Null otherwise. */
  errorCode?: string | null
  /** Whether the payment gateway is a manual one. */
  manualPaymentGateway?: boolean
  /** Whether the transaction can be captured by hand. */
  manuallyCapturable?: boolean
  /** Whether the transaction can be captured several times. */
  multiCapturable?: boolean
  /** The time the transaction was created. */
  createdAt?: string
  /** The time the transaction was processed. */
  processedAt?: string | null
  /** The currency of settlement. */
  settlementCurrency?: string | null
  /** The transaction's amount, in shop and customer currency. */
  amountSet?: MoneyBag
  totalUnsettledSet?: MoneyBag | null
  order?: OrderReference | null
  parentTransaction?: TransactionReference | null
}

/** Params of transactions.get. */
export interface TransactionsGetParams {
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Whether to reverse the sort order. */
  reverse?: boolean
}

export interface TenderTransaction {
  /** The tender transaction's ID, in Shopify's global form. */
  id: string
  /** The method of payment, for example credit card or cash. */
  paymentMethod?: string | null
  /** The time the money changed hands. */
  processedAt?: string | null
  /** The transaction's ID with the payment provider. */
  remoteReference?: string | null
  /** Whether this is a test transaction. */
  test?: boolean
  /** The amount. Negative for refunds. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
  sortKey?: "CHECKOUT_ID" | "CREATED_AT" | "CUSTOMER_NAME" | "ID" | "RELEVANCE" | "TOTAL_PRICE"
  /** Whether to reverse the sort order. */
  reverse?: boolean
}

export interface AbandonedCheckout {
  /** The abandoned checkout's ID, in Shopify's global form. */
  id: string
  /** The checkout's name as shown to users. */
  name?: string
  /** The address where the customer can resume the checkout. */
  abandonedCheckoutUrl?: string
  /** The time the checkout was created. */
  createdAt?: string
  /** The time of the checkout's last update. */
  updatedAt?: string
  /** The time the checkout was completed. Null if it was not. */
  completedAt?: string | null
  /** The customer's note on the checkout. */
  note?: string
  /** The discount codes entered in the checkout. */
  discountCodes?: string[]
  /** Whether the prices include taxes. */
  taxesIncluded?: boolean
  /** The custom attributes of the checkout, as pairs of key and value. */
  customAttributes?: Attribute[]
  /** The checkout's total, with taxes and discounts. */
  totalPriceSet?: MoneyBag
  /** The items' total, before shipping and taxes. */
  subtotalPriceSet?: MoneyBag
  totalTaxSet?: MoneyBag | null
  /** The discounts on the checkout. */
  totalDiscountSet?: MoneyBag
  customer?: CustomerReference | null
  shippingAddress?: Address | null
  billingAddress?: Address | null
  /** The items in the checkout, as a page of results. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
  sortKey?: "CUSTOMER_NAME" | "ID" | "NUMBER" | "RELEVANCE" | "STATUS" | "TOTAL_PRICE" | "UPDATED_AT"
  /** Whether to reverse the sort order. */
  reverse?: boolean
}

export interface DraftOrder {
  /** The draft order's ID, in Shopify's global form. */
  id: string
  /** The draft order's numeric ID, as in the REST API. */
  legacyResourceId?: string
  /** The draft order's name as shown to users, for example #D1. */
  name?: string
  /** The draft order's status: open, invoice sent or completed. */
  status?: string
  /** The customer's email address, for notifications. */
  email?: string | null
  /** The customer's phone number. */
  phone?: string | null
  /** The note on the draft order. */
  note2?: string | null
  /** The tags attached to the draft order. */
  tags?: string[]
  /** The purchase order number the customer gave. */
  poNumber?: string | null
  /** Whether the draft order is ready to be completed. */
  ready?: boolean
  /** The time the draft order was created. */
  createdAt?: string
  /** The time of the draft order's last update. */
  updatedAt?: string
  /** The time the draft became an order. Null before that. */
  completedAt?: string | null
  /** The time the invoice was last emailed. Null if never sent. */
  invoiceSentAt?: string | null
  /** The address of the invoice for the customer. */
  invoiceUrl?: string | null
  /** The time the reserved inventory is released. Null if none is reserved. */
  reserveInventoryUntil?: string | null
  /** The shop's currency, as a three-letter ISO code. */
  currencyCode?: string
  /** The currency the customer pays in. */
  presentmentCurrencyCode?: string
  /** Whether the draft order is exempt from taxes. */
  taxExempt?: boolean
  /** Whether the prices include taxes. */
  taxesIncluded?: boolean
  /** The total quantity of items. */
  totalQuantityOfLineItems?: number
  /** The total weight of the items, in grams. */
  totalWeight?: string
  /** The discount codes applied to the draft order. */
  discountCodes?: string[]
  /** The custom attributes of the draft order, as pairs of key and value. */
  customAttributes?: Attribute[]
  /** The draft order's total, with taxes, shipping and discounts. */
  totalPriceSet?: MoneyBag
  /** The items' total, before shipping and taxes. */
  subtotalPriceSet?: MoneyBag
  /** The taxes on the draft order. */
  totalTaxSet?: MoneyBag
  /** The shipping price of the draft order. */
  totalShippingPriceSet?: MoneyBag
  /** The discounts on the draft order. */
  totalDiscountsSet?: MoneyBag
  customer?: CustomerReference | null
  order?: OrderReference | null
  shippingAddress?: Address | null
  billingAddress?: Address | null
  /** The items in the draft order, as a page of results. */
  lineItems?: DraftOrderLineItemConnection
  /** Metafields that `metafieldKeys` names. */
  metafields?: OwnMetafields
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
}

/** Params of draft_orders.create. */
export interface DraftOrdersCreateParams {
  /** Line items: variants, or custom items with title and price. Up to 499. (1 to 499 items) */
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
  /** Buyer, as `{customerId: ...}`. */
  purchasingEntity?: {
    customerId?: string
  }
  /** Email address of the customer. */
  email?: string
  /** Phone number of the customer. */
  phone?: string
  /** Internal note for staff. */
  note?: string
  /** Tags of the draft order. */
  tags?: string[]
  /** Purchase order number of the buyer. */
  poNumber?: string
  /** Whether the draft order is exempt from taxes. */
  taxExempt?: boolean
  /** Time until which to reserve the inventory. */
  reserveInventoryUntil?: string
  /** Discount codes to apply. */
  discountCodes?: string[]
  /** Shipping address of the customer. */
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
  /** Billing address of the customer. */
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
  /** Whether to use the default address of the customer. */
  useCustomerDefaultAddress?: boolean
  /** Custom attributes, as keys and values. */
  customAttributes?: {
    key: string
    value: string
  }[]
  /** Metafields, each with namespace, key, type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
}

/** Params of draft_orders.update. */
export interface DraftOrdersUpdateParams {
  /** Global ID of the record to update. */
  id: string
  /** Line items, up to 499. Replaces the current line items. (1 to 499 items) */
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
  /** Buyer, as `{customerId: ...}`. */
  purchasingEntity?: {
    customerId?: string
  }
  /** Email address of the customer. */
  email?: string
  /** Phone number of the customer. */
  phone?: string
  /** Internal note for staff. */
  note?: string
  /** Tags of the draft order. Replaces the current tags. */
  tags?: string[]
  /** Purchase order number of the buyer. */
  poNumber?: string
  /** Whether the draft order is exempt from taxes. */
  taxExempt?: boolean
  /** Time until which to reserve the inventory. */
  reserveInventoryUntil?: string
  /** Discount codes to apply. */
  discountCodes?: string[]
  /** Shipping address of the customer. */
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
  /** Billing address of the customer. */
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
  /** Whether to use the default address of the customer. */
  useCustomerDefaultAddress?: boolean
  /** Custom attributes, as keys and values. */
  customAttributes?: {
    key: string
    value: string
  }[]
  /** Metafields, each with namespace, key, type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
}

/** Params of draft_orders.delete. */
export interface DraftOrdersDeleteParams {
  /** Global ID of the record to delete. */
  id: string
}

/** Params of draft_orders.complete. */
export interface DraftOrdersCompleteParams {
  /** Global ID of the draft order, such as `gid://shopify/DraftOrder/1`. */
  draftOrderId: string
}

/** Params of draft_orders.send_invoice. */
export interface DraftOrdersSendInvoiceParams {
  /** Global ID of the draft order, such as `gid://shopify/DraftOrder/1`. */
  draftOrderId: string
  /** Email address to send to. Defaults to the email address of the draft order. */
  to?: string
  /** Subject of the email. */
  subject?: string
  /** Custom message above the link. */
  customMessage?: string
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
  metafields: { [k: string]: unknown } | null
}

/** Params of products.list. */
export interface ProductsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
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
  /** Whether to reverse the sort order. */
  reverse?: boolean
}

export interface Product {
  /** The product's ID, in Shopify's global form. */
  id: string
  /** The product's numeric ID, as in the REST API. */
  legacyResourceId?: string
  /** The product's name, as shown to customers. */
  title?: string
  /** The product's handle, used in addresses. */
  handle?: string
  /** The product's description, as plain text. */
  description?: string
  /** The product's description, as HTML. */
  descriptionHtml?: string
  /** The product's vendor. */
  vendor?: string
  /** The product's type, set by the merchant. */
  productType?: string
  /** The product's status, for example active, draft or archived. */
  status?: string
  /** The tags attached to the product. */
  tags?: string[]
  /** The suffix of the theme template used. Null for the default. */
  templateSuffix?: string | null
  /** The quantity in stock, over every variant and location. */
  totalInventory?: number
  /** Whether inventory is tracked for the product. */
  tracksInventory?: boolean
  /** Whether the product has just the one default variant. */
  hasOnlyDefaultVariant?: boolean
  /** Whether any variant is out of stock. */
  hasOutOfStockVariants?: boolean
  /** Whether the product is a gift card. */
  isGiftCard?: boolean
  /** Whether the product can be bought with a selling plan alone. */
  requiresSellingPlan?: boolean
  /** The product's address in the online store. Null if not published there. */
  onlineStoreUrl?: string | null
  /** The address for previewing the product. Null if there is none. */
  onlineStorePreviewUrl?: string | null
  /** The time the product was created. */
  createdAt?: string
  /** The time of the product's last update. */
  updatedAt?: string
  /** The time the product was published to the online store. Null if it is not. */
  publishedAt?: string | null
  /** The title and description for search engines. */
  seo?: SEO
  category?: TaxonomyCategory | null
  variantsCount?: Count | null
  mediaCount?: Count | null
  /** The product's options, for example size and color. */
  options?: ProductOption[]
  /** The lowest and highest price among the variants. */
  priceRangeV2?: ProductPriceRange
  featuredMedia?: Media | null
  /** Metafields that `metafieldKeys` names. */
  metafields?: OwnMetafields
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** Title of the product. (at most 255 characters) */
  title: string
  /** Description of the product, as HTML. */
  descriptionHtml?: string
  /** Handle of the product, the last part of its URL. Defaults to a handle generated from the title. */
  handle?: string
  /** Vendor of the product. */
  vendor?: string
  /** Product type, as the store defines it. */
  productType?: string
  /** Status of the product. Defaults to `ACTIVE`. */
  status?: "ACTIVE" | "ARCHIVED" | "DRAFT" | "UNLISTED"
  /** Tags of the product, up to 250. (at most 250 items) */
  tags?: string[]
  /** ID of a category in Shopify's product taxonomy. */
  category?: string
  /** Title and description for search engines. */
  seo?: {
    title?: string
    description?: string
  }
  /** Theme template of the product. */
  templateSuffix?: string
  /** Metafields, each with namespace, key, type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
  /** Product options, such as size and color, with their values. Up to 3. (at most 3 items) */
  productOptions?: {
    name: string
    position?: number
    values?: {
      name?: string
    }[]
  }[]
  /** Whether the product is a gift card. */
  giftCard?: boolean
  /** IDs of collections to add the product to. */
  collectionsToJoin?: string[]
  /** Images and videos to add, by URL. */
  media?: {
    originalSource: string
    mediaContentType: "EXTERNAL_VIDEO" | "IMAGE" | "MODEL_3D" | "VIDEO"
    alt?: string
  }[]
}

/** Params of products.update. */
export interface ProductsUpdateParams {
  /** Global ID of the record to update. */
  id: string
  /** Title of the product. (at most 255 characters) */
  title?: string
  /** Description of the product, as HTML. */
  descriptionHtml?: string
  /** Handle of the product, the last part of its URL. Defaults to a handle generated from the title. */
  handle?: string
  /** Vendor of the product. */
  vendor?: string
  /** Product type, as the store defines it. */
  productType?: string
  /** Status of the product. Defaults to `ACTIVE`. */
  status?: "ACTIVE" | "ARCHIVED" | "DRAFT" | "UNLISTED"
  /** Tags of the product, up to 250. Replaces the current tags. (at most 250 items) */
  tags?: string[]
  /** ID of a category in Shopify's product taxonomy. */
  category?: string
  /** Title and description for search engines. */
  seo?: {
    title?: string
    description?: string
  }
  /** Theme template of the product. */
  templateSuffix?: string
  /** Metafields, each with namespace, key, type and value. */
  metafields?: {
    id?: string
    namespace?: string
    key?: string
    type?: string
    value?: string
  }[]
  /** Whether to redirect the old URL to the new one. */
  redirectNewHandle?: boolean
  /** IDs of collections to add the product to. */
  collectionsToJoin?: string[]
  /** IDs of collections to remove the product from. */
  collectionsToLeave?: string[]
  /** Images and videos to add, by URL. */
  media?: {
    originalSource: string
    mediaContentType: "EXTERNAL_VIDEO" | "IMAGE" | "MODEL_3D" | "VIDEO"
    alt?: string
  }[]
}

/** Params of products.delete. */
export interface ProductsDeleteParams {
  /** Global ID of the record to delete. */
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
  metafields: { [k: string]: unknown } | null
}

/** Params of product_variants.list. */
export interface ProductVariantsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
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
  /** Whether to reverse the sort order. */
  reverse?: boolean
}

export interface ProductVariant {
  /** The variant's ID, in Shopify's global form. */
  id: string
  /** The variant's numeric ID, as in the REST API. */
  legacyResourceId?: string
  /** The variant's title, made from its option values. */
  title?: string
  /** The variant's title together with the product's. */
  displayName?: string
  /** The variant's SKU, an identifier set by the merchant. */
  sku?: string | null
  /** The variant's barcode, for example a UPC or ISBN. */
  barcode?: string | null
  /** The variant's position among the product's variants, starting at 1. */
  position?: number
  /** The variant's price in the shop's currency. */
  price?: string
  /** The price before a reduction, for comparison. Null if not set. */
  compareAtPrice?: string | null
  /** Whether tax is charged on the variant. */
  taxable?: boolean
  /** Whether the variant can be bought. */
  availableForSale?: boolean
  /** The rule for selling the variant once out of stock, continue or deny. */
  inventoryPolicy?: string
  /** The quantity available for sale. */
  inventoryQuantity?: number | null
  /** The quantity available for sale online. */
  sellableOnlineQuantity?: number
  /** Whether the variant is a bundle of other variants. */
  requiresComponents?: boolean
  /** The time the variant was created. */
  createdAt?: string
  /** The time of the variant's last update. */
  updatedAt?: string
  /** The variant's option values, for example size Large. */
  selectedOptions?: SelectedOption[]
  /** The product the variant belongs to. */
  product?: ProductReference
  /** The inventory item behind the variant. */
  inventoryItem?: VariantItem
  /** Metafields that `metafieldKeys` names. */
  metafields?: OwnMetafields
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
}

/** Params of product_variants.create. */
export interface ProductVariantsCreateParams {
  /** Global ID of the product, such as `gid://shopify/Product/1`. */
  productId: string
  /** Variants to create, up to 250. (1 to 250 items) */
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
  /** Strategy for the standalone variant that a product starts with: remove or preserve it. */
  strategy?: "DEFAULT" | "PRESERVE_STANDALONE_VARIANT" | "REMOVE_STANDALONE_VARIANT"
}

/** Params of product_variants.update. */
export interface ProductVariantsUpdateParams {
  /** Global ID of the product, such as `gid://shopify/Product/1`. */
  productId: string
  /** Variants with their IDs and new values, up to 250. (1 to 250 items) */
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
  /** Whether to update valid variants even if others fail. */
  allowPartialUpdates?: boolean
}

/** Params of product_variants.delete. */
export interface ProductVariantsDeleteParams {
  /** Global ID of the product, such as `gid://shopify/Product/1`. */
  productId: string
  /** Global IDs of the variants to delete, up to 250. (1 to 250 items) */
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
  metafields: { [k: string]: unknown } | null
}

/** Params of product_images.list. */
export interface ProductImagesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the product, such as `gid://shopify/Product/1`. */
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
  sortKey?: "ID" | "RELEVANCE" | "TITLE" | "UPDATED_AT"
  /** Whether to reverse the sort order. */
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
  /** Metafields that `metafieldKeys` names. */
  metafields?: OwnMetafields
}

export interface CollectionSource {
  __typename?: string
  id?: string
  title?: string
  description?: string | null
}

/** Params of collections.get. */
export interface CollectionsGetParams {
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
}

/** Params of collections.create. */
export interface CollectionsCreateParams {
  /** Title of the collection. (at most 255 characters) */
  title: string
  /** Description of the collection, as HTML. */
  descriptionHtml?: string
  /** Handle of the collection, the last part of its URL. */
  handle?: string
  /** Sort order of the products. */
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
  /** Image of the collection. */
  image?: {
    altText?: string
    src?: string
  }
  /** Theme template of the collection. */
  templateSuffix?: string
  /** Metafields, each with namespace, key, type and value. */
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
  /** Global ID of the record to update. */
  id: string
  /** New title of the collection. (at most 255 characters) */
  title?: string
  /** Description of the collection, as HTML. */
  descriptionHtml?: string
  /** Handle of the collection, the last part of its URL. */
  handle?: string
  /** Sort order of the products. */
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
  /** Image of the collection. */
  image?: {
    altText?: string
    src?: string
  }
  /** Theme template of the collection. */
  templateSuffix?: string
  /** Metafields, each with namespace, key, type and value. */
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
  /** Global ID of the record to delete. */
  id: string
}

/** Params of collections.add_products. */
export interface CollectionsAddProductsParams {
  /** Global ID of the collection, such as `gid://shopify/Collection/1`. */
  id: string
  /** Global IDs of the products, up to 250. (1 to 250 items) */
  productIds: string[]
}

/** Params of collections.remove_products. */
export interface CollectionsRemoveProductsParams {
  /** Global ID of the collection, such as `gid://shopify/Collection/1`. */
  id: string
  /** Global IDs of the products, up to 250. (1 to 250 items) */
  productIds: string[]
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
  metafields: { [k: string]: unknown } | null
}

/** Params of collects.list. */
export interface CollectsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the collection, such as `gid://shopify/Collection/1`. */
  collectionId: string
  /** Sort field. `COLLECTION_DEFAULT` is the collection's own sort order. */
  sortKey?: "BEST_SELLING" | "COLLECTION_DEFAULT" | "CREATED" | "ID" | "MANUAL" | "PRICE" | "RELEVANCE" | "TITLE"
  /** Whether to reverse the sort order. */
  reverse?: boolean
}

/** Params of locations.list. */
export interface LocationsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
  sortKey?: "ID" | "NAME" | "RELEVANCE"
  /** Whether to reverse the sort order. */
  reverse?: boolean
  /** Whether to include inactive locations. */
  includeInactive?: boolean
  /** Whether to include locations of legacy fulfillment services. */
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
  /** Metafields that `metafieldKeys` names. */
  metafields?: OwnMetafields
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
  /**
   * Metafields to include, by namespace and key, such as `custom.material`. Needs `withMetafields`. Up to 20. (at most
   * 20 items)
   */
  metafieldKeys?: string[]
  /** Whether to include the metafields of `metafieldKeys`. */
  withMetafields?: boolean
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the location, such as `gid://shopify/Location/1`. */
  locationId: string
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
}

/** Params of inventory_levels.update. */
export interface InventoryLevelsUpdateParams {
  /** Name of the quantity to set. */
  name: "available" | "on_hand"
  /** Reason for the change, such as `correction`, `cycle_count_available`, `received` or `damaged`. */
  reason: string
  /** New quantities by item and location, up to 250. (1 to 250 items) */
  quantities: {
    inventoryItemId: string
    locationId: string
    quantity: number
    changeFromQuantity?: number | null
  }[]
  /** URI of a document about the change. */
  referenceDocumentUri?: string
  /**
   * Idempotency key: a unique value of your own, such as a UUID. A request with the same key runs once. (at most 255
   * characters)
   */
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
  /** Name of the quantity to adjust, such as `available` or `damaged`. */
  name: string
  /** Reason for the change, such as `correction`, `cycle_count_available`, `received` or `damaged`. */
  reason: string
  /** Quantity changes by item and location, up to 250. (1 to 250 items) */
  changes: {
    inventoryItemId: string
    locationId: string
    delta: number
    changeFromQuantity?: number | null
    ledgerDocumentUri?: string
  }[]
  /** URI of a document about the change. */
  referenceDocumentUri?: string
  /**
   * Idempotency key: a unique value of your own, such as a UUID. A request with the same key runs once. (at most 255
   * characters)
   */
  idempotencyKey: string
}

/** Params of inventory_items.list. */
export interface InventoryItemsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Whether to reverse the sort order. */
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
}

/** Params of inventory_items.update. */
export interface InventoryItemsUpdateParams {
  /** Global ID of the record to update. */
  id: string
  /** Unit cost of the item, as a decimal. */
  cost?: string
  /** Stock keeping unit (SKU). */
  sku?: string
  /** Whether to track the inventory of the item. */
  tracked?: boolean
  /** Whether the item requires shipping. */
  requiresShipping?: boolean
  /** Country of origin. */
  countryCodeOfOrigin?: string
  /** Code of the province of origin, such as `ON`. */
  provinceCodeOfOrigin?: string
  /** Harmonized system code for customs, 6 to 13 digits. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
  sortKey?: "ID" | "UPDATED_AT"
  /** Whether to reverse the sort order. */
  reverse?: boolean
  /** Whether to include completed and canceled fulfillment orders. */
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
}

/** Params of fulfillment_orders.hold. */
export interface FulfillmentOrdersHoldParams {
  /** Global ID of the fulfillment order, such as `gid://shopify/FulfillmentOrder/1`. */
  fulfillmentOrderId: string
  /** Reason for the hold. */
  reason:
    | "AWAITING_PAYMENT"
    | "AWAITING_RETURN_ITEMS"
    | "HIGH_RISK_OF_FRAUD"
    | "INCORRECT_ADDRESS"
    | "INVENTORY_OUT_OF_STOCK"
    | "ONLINE_STORE_POST_PURCHASE_CROSS_SELL"
    | "OTHER"
    | "UNKNOWN_DELIVERY_DATE"
  /** Additional notes on the reason for the hold. */
  reasonNotes?: string
  /** Whether to notify the merchant. */
  notifyMerchant?: boolean
  /** Your own handle for the hold, up to 64 characters. (at most 64 characters) */
  handle?: string
}

/** Params of fulfillment_orders.release_hold. */
export interface FulfillmentOrdersReleaseHoldParams {
  /** Global ID of the fulfillment order, such as `gid://shopify/FulfillmentOrder/1`. */
  fulfillmentOrderId: string
  /** IDs of the holds to release. */
  holdIds?: string[]
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
  orderId: string
}

/** Params of fulfillments.list. */
export interface FulfillmentsListParams {
  /** Maximum number of fulfillments. Defaults to 100. (1 to 250; default 100) */
  first?: number
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
}

/** Params of fulfillments.create. */
export interface FulfillmentsCreateParams {
  /** Fulfillment orders, each with the items to fulfill. (at least 1 items) */
  lineItemsByFulfillmentOrder: {
    fulfillmentOrderId: string
    fulfillmentOrderLineItems?: {
      id: string
      quantity: number
    }[]
  }[]
  /** Tracking company, number and URL. */
  trackingInfo?: {
    company?: string
    number?: string
    url?: string
    numbers?: string[]
    urls?: string[]
  }
  /** Whether to notify the customer by email. */
  notifyCustomer?: boolean
  /** Message with the fulfillment request. */
  message?: string
}

/** Params of fulfillments.update. */
export interface FulfillmentsUpdateParams {
  /** Global ID of the record to update. */
  id: string
  /** Tracking company, number and URL. */
  trackingInfo: {
    company?: string
    number?: string
    url?: string
    numbers?: string[]
    urls?: string[]
  }
  /** Whether to notify the customer by email. */
  notifyCustomer?: boolean
}

/** Params of fulfillments.delete. */
export interface FulfillmentsDeleteParams {
  /** Global ID of the record to delete. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`. */
  query?: string
  /** Sort field. */
  sortKey?: "CREATED_AT" | "ENDS_AT" | "ID" | "RELEVANCE" | "STARTS_AT" | "TITLE" | "UPDATED_AT"
  /** Whether to reverse the sort order. */
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
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
}

/** Searchable fields of price_rules, in hosted mode. */
export interface PriceRulesSearchFields {
  id: string | null
  discount: { [k: string]: unknown } | null
}

/** Params of discount_codes.list. */
export interface DiscountCodesListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the discount, such as `gid://shopify/DiscountNode/1`. */
  discountId: string
}

export interface DiscountCode {
  id: string
  code?: string
  asyncUsageCount?: number
}

/** Params of discount_codes.get. */
export interface DiscountCodesGetParams {
  /** Discount code, as customers enter it. */
  code: string
}

/** Params of discount_codes.create. */
export interface DiscountCodesCreateParams {
  /** Discount code, as customers enter it. */
  code: string
  /** Title of the discount for staff. */
  title: string
  /** Time when the discount starts. */
  startsAt: string
  /** Time when the discount ends. Defaults to no end. */
  endsAt?: string
  /** Maximum number of times that the discount can be used in total. (at least 1) */
  usageLimit?: number
  /** Whether each customer can use the discount only once. */
  appliesOncePerCustomer?: boolean
  /** Value and items of the discount, as `{value: {percentage: 0.1}, items: {all: true}}`. */
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
  /** Eligible customers, as `{all: ALL}` or `{customers: {add: [id]}}`. */
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
  /** Minimum purchase requirement. */
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
  /** Global ID of the record to update. */
  id: string
  /** New discount code. */
  code?: string
  /** Title of the discount for staff. */
  title?: string
  /** Time when the discount starts. */
  startsAt?: string
  /** Time when the discount ends. Defaults to no end. */
  endsAt?: string
  /** Maximum number of times that the discount can be used in total. (at least 1) */
  usageLimit?: number
  /** Whether each customer can use the discount only once. */
  appliesOncePerCustomer?: boolean
  /** Value and items of the discount, as `{value: {percentage: 0.1}, items: {all: true}}`. */
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
  /** Eligible customers, as `{all: ALL}` or `{customers: {add: [id]}}`. */
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
  /** Minimum purchase requirement. */
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
  /** Global ID of the discount. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the record, such as `gid://shopify/Product/1`. */
  ownerId: string
  /** Filters by namespace. */
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
  definition?: MetafieldDefinitionName | null
}

export interface MetafieldDefinitionName {
  id?: string
  name?: string
}

/** Params of metafields.get. */
export interface MetafieldsGetParams {
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
}

/** Params of metafields.update. */
export interface MetafieldsUpdateParams {
  /** Metafields to set, each with owner and value. Up to 25. (1 to 25 items) */
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
  /** Always empty. Rejected changes are returned as errors. (at most 0 items) */
  userErrors?: UserError[]
}

export interface UserError {
  field?: string[] | null
  message?: string
  code?: string | null
}

/** Params of metafields.delete. */
export interface MetafieldsDeleteParams {
  /** Metafields to delete, by owner, namespace and key. Up to 250. (1 to 250 items) */
  metafields: {
    ownerId: string
    namespace: string
    key: string
  }[]
}

/** Params of metafield_definitions.list. */
export interface MetafieldDefinitionsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Type of the records that have the metafields. */
  ownerType:
    | "COLLECTION"
    | "COMPANY"
    | "COMPANY_LOCATION"
    | "CUSTOMER"
    | "DISCOUNT"
    | "DRAFTORDER"
    | "LOCATION"
    | "MARKET"
    | "ORDER"
    | "PAGE"
    | "PRODUCT"
    | "PRODUCTVARIANT"
    | "SHOP"
  /** Filters by namespace. */
  namespace?: string
}

export interface MetafieldDefinition {
  id: string
  namespace?: string
  key?: string
  name?: string
  description?: string | null
  ownerType?: string
  type?: {
    name?: string
    category?: string
  }
  validations?: MetafieldRule[]
}

export interface MetafieldRule {
  name?: string
  type?: string
  value?: string | null
}

/** Params of metafield_definitions.get. */
export interface MetafieldDefinitionsGetParams {
  /** Global ID of the record, such as `gid://shopify/Order/1`. */
  id: string
}

/** Params of shop_metafields.list. */
export interface ShopMetafieldsListParams {
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Filters by namespace. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the customer, such as `gid://shopify/Customer/1`. */
  customerId: string
  /** Filters by namespace. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the product, such as `gid://shopify/Product/1`. */
  productId: string
  /** Filters by namespace. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the order, such as `gid://shopify/Order/1`. */
  orderId: string
  /** Filters by namespace. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the draft order, such as `gid://shopify/DraftOrder/1`. */
  draftOrderId: string
  /** Filters by namespace. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the location, such as `gid://shopify/Location/1`. */
  locationId: string
  /** Filters by namespace. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the product variant, such as `gid://shopify/ProductVariant/1`. */
  variantId: string
  /** Filters by namespace. */
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
  /** Maximum number of records per page, 1 to 250. Defaults to 25. (1 to 250; default 25) */
  first?: number
  /** Cursor of the next page: `endCursor` of the previous page. */
  after?: string
  /** Global ID of the collection, such as `gid://shopify/Collection/1`. */
  collectionId: string
  /** Filters by namespace. */
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
  /** Global ID of the record, such as `gid://shopify/Product/1`. */
  recordId: string
  /** Tags to add. (at least 1 items) */
  tags: string[]
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
  /** Global ID of the record, such as `gid://shopify/Product/1`. */
  recordId: string
  /** Tags to remove. (at least 1 items) */
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

/** Client credentials */
export interface ShopifyClientCredentialsCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
}

export interface ShopifyConfig {
  /** Name of the store: `example` for `example.myshopify.com`. */
  shop: string
}
