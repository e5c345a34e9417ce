// Generated from definitions/woocommerce.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** WooCommerce */
    "woocommerce": Woocommerce
  }
}

/**
 * WooCommerce. Orders, order notes, refunds, customers, products, variations, categories, tags, attributes, reviews,
 * coupons, shipping, taxes and sales reports of a WooCommerce store.
 */
export interface Woocommerce {
  operations: WoocommerceOperations
  credentials: WoocommerceCredentials
  config: WoocommerceConfig
}

/** The operations, by entity and action. */
export interface WoocommerceOperations {
  /** An order with its line items, addresses and totals. Amounts are strings in the order's currency. */
  orders: {
    /**
     * Lists or searches orders, newest first. Filters by status, customer, product or time; leaves out orders in the
     * trash.
     */
    list: {
      params: OrdersListParams
      records: Order[]
      meta: {}
    }
    /** Gets an order by ID. */
    get: {
      params: OrdersGetParams
      records: Order
      meta: {}
    }
    /** Creates an order. With `set_paid`, marks it as paid. Totals are calculated from its line items. */
    create: {
      params: OrdersCreateParams
      records: Order
      meta: {}
    }
    /**
     * Updates an order: its status, addresses, line items or notes. A line with an ID is updated, without an ID added,
     * with `quantity` 0 removed.
     */
    update: {
      params: OrdersUpdateParams
      records: Order
      meta: {}
    }
    /** Moves an order to the trash. With `force`, deletes it permanently. */
    delete: {
      params: OrdersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: OrdersSearchFields
    }
  }
  /** A batch update of several orders. */
  order_batches: {
    /** Updates up to 100 orders in a batch, such as their status. Reports for each order whether it was updated. */
    update: {
      params: OrderBatchesUpdateParams
      records: Order[]
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
  }
  /** A note on an order, for the store or the customer. Status changes are also recorded as notes. */
  order_notes: {
    /** Lists the notes on an order. */
    list: {
      params: OrderNotesListParams
      records: OrderNote[]
      meta: {}
    }
    /** Gets a note on an order. */
    get: {
      params: OrderNotesGetParams
      records: OrderNote
      meta: {}
    }
    /** Creates a note on an order. With `customer_note`, sends it to the customer. */
    create: {
      params: OrderNotesCreateParams
      records: OrderNote
      meta: {}
    }
    /** Deletes a note on an order. */
    delete: {
      params: OrderNotesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: OrderNotesSearchFields
    }
  }
  /** A refund of any order, in part or in full. */
  refunds: {
    /** Lists the refunds of all orders, newest first. Filters by time or text. Requires WooCommerce 9.0. */
    list: {
      params: RefundsListParams
      records: Refund[]
      meta: {}
    }
    search: {
      fields: RefundsSearchFields
    }
  }
  /** A refund of an order, in part or in full. */
  order_refunds: {
    /** Lists the refunds of an order, newest first. */
    list: {
      params: OrderRefundsListParams
      records: RefundOfOrder[]
      meta: {}
    }
    /** Gets a refund of an order. */
    get: {
      params: OrderRefundsGetParams
      records: RefundOfOrder
      meta: {}
    }
    /**
     * Creates a refund of an order, in part or in full. The payment gateway returns the money, unless `api_refund` is
     * `false`.
     */
    create: {
      params: OrderRefundsCreateParams
      records: RefundOfOrder
      meta: {}
    }
    /** Deletes a refund of an order. Money that was returned stays returned. */
    delete: {
      params: OrderRefundsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A customer with an account. Guests appear only in their orders. */
  customers: {
    /** Lists or searches customers by name, email address or role. Sorted by name by default. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {}
    }
    /** Gets a customer by ID. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    /** Creates a customer with an account. */
    create: {
      params: CustomersCreateParams
      records: Customer
      meta: {}
    }
    /** Updates a customer. Fields that you leave out keep their value. */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    /** Deletes the account of a customer permanently. Orders are kept. */
    delete: {
      params: CustomersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** A downloadable file that a customer has bought. */
  customer_downloads: {
    /** Lists the downloadable files of a customer (downloads). */
    list: {
      params: CustomerDownloadsListParams
      records: CustomerDownload[]
      meta: {}
    }
  }
  /** A product: simple, variable (with variations), grouped or external (sold elsewhere). */
  products: {
    /** Lists or searches products, newest first. Filters by name, SKU, category, price, stock or time. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {}
    }
    /** Gets a product by ID. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
    /** Creates a product. */
    create: {
      params: ProductsCreateParams
      records: Product
      meta: {}
    }
    /** Updates a product, such as its price or stock. Fields that you leave out keep their value. */
    update: {
      params: ProductsUpdateParams
      records: Product
      meta: {}
    }
    /** Moves a product to the trash. With `force`, deletes it and its variations permanently. */
    delete: {
      params: ProductsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductsSearchFields
    }
  }
  /** A batch of products to create or update. */
  product_batches: {
    /** Creates up to 100 products in a batch. Reports for each product whether it was created. */
    create: {
      params: ProductBatchesCreateParams
      records: Product[]
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
    /**
     * Updates up to 100 products in a batch, such as prices and stock. Reports for each product whether it was updated.
     */
    update: {
      params: ProductBatchesUpdateParams
      records: Product[]
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
  }
  /** A variation of a product, such as a size, with its own price and stock. */
  product_variations: {
    /** Lists the variations of a product. Filters by SKU, price or stock. */
    list: {
      params: ProductVariationsListParams
      records: Variation[]
      meta: {}
    }
    /** Gets a variation of a product. */
    get: {
      params: ProductVariationsGetParams
      records: Variation
      meta: {}
    }
    /** Creates a variation of a product for a selection of its attributes. */
    create: {
      params: ProductVariationsCreateParams
      records: Variation
      meta: {}
    }
    /** Updates a variation, such as its price or stock. Fields that you leave out keep their value. */
    update: {
      params: ProductVariationsUpdateParams
      records: Variation
      meta: {}
    }
    /** Deletes a variation of a product permanently. */
    delete: {
      params: ProductVariationsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductVariationsSearchFields
    }
  }
  /** A product category, which can have a parent category. */
  product_categories: {
    /** Lists or searches product categories. */
    list: {
      params: ProductCategoriesListParams
      records: Category[]
      meta: {}
    }
    /** Gets a product category. */
    get: {
      params: ProductCategoriesGetParams
      records: Category
      meta: {}
    }
    /** Creates a product category. */
    create: {
      params: ProductCategoriesCreateParams
      records: Category
      meta: {}
    }
    /** Updates a product category. Fields that you leave out keep their value. */
    update: {
      params: ProductCategoriesUpdateParams
      records: Category
      meta: {}
    }
    /** Deletes a product category, but not its products. */
    delete: {
      params: ProductCategoriesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductCategoriesSearchFields
    }
  }
  /** A product tag. */
  product_tags: {
    /** Lists or searches product tags. */
    list: {
      params: ProductTagsListParams
      records: Term[]
      meta: {}
    }
    /** Gets a product tag. */
    get: {
      params: ProductTagsGetParams
      records: Term
      meta: {}
    }
    /** Creates a product tag. */
    create: {
      params: ProductTagsCreateParams
      records: Term
      meta: {}
    }
    /** Updates a product tag. Fields that you leave out keep their value. */
    update: {
      params: ProductTagsUpdateParams
      records: Term
      meta: {}
    }
    /** Deletes a product tag, but not its products. */
    delete: {
      params: ProductTagsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductTagsSearchFields
    }
  }
  /** A global product attribute, which products of the store share, such as Color. */
  product_attributes: {
    /** Lists the global product attributes. */
    list: {
      params: ProductAttributesListParams
      records: Attribute[]
      meta: {}
    }
    /** Gets a global product attribute. */
    get: {
      params: ProductAttributesGetParams
      records: Attribute
      meta: {}
    }
    /** Creates a global product attribute. */
    create: {
      params: ProductAttributesCreateParams
      records: Attribute
      meta: {}
    }
    /** Updates a global product attribute. Fields that you leave out keep their value. */
    update: {
      params: ProductAttributesUpdateParams
      records: Attribute
      meta: {}
    }
    /** Deletes a global product attribute and its terms, and removes it from all products. */
    delete: {
      params: ProductAttributesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductAttributesSearchFields
    }
  }
  /** A term (value) of a product attribute, such as Black for Color. */
  product_attribute_terms: {
    /** Lists or searches the terms of a product attribute. */
    list: {
      params: ProductAttributeTermsListParams
      records: AttributeTerm[]
      meta: {}
    }
    /** Creates a term of a product attribute. */
    create: {
      params: ProductAttributeTermsCreateParams
      records: AttributeTerm
      meta: {}
    }
    /** Deletes a term of a product attribute. */
    delete: {
      params: ProductAttributeTermsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A product review, with a rating from 1 to 5. */
  product_reviews: {
    /** Lists or searches product reviews, newest first. Filters by product, reviewer, status or time. */
    list: {
      params: ProductReviewsListParams
      records: Review[]
      meta: {}
    }
    /** Gets a product review. */
    get: {
      params: ProductReviewsGetParams
      records: Review
      meta: {}
    }
    /** Creates a product review. */
    create: {
      params: ProductReviewsCreateParams
      records: Review
      meta: {}
    }
    /** Updates a product review: approves, holds or changes it. */
    update: {
      params: ProductReviewsUpdateParams
      records: Review
      meta: {}
    }
    /**
     * Deletes a product review permanently. To only hide it, use `product_reviews.update` with `status` set to `trash`.
     */
    delete: {
      params: ProductReviewsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductReviewsSearchFields
    }
  }
  /** A coupon, which discounts an order. */
  coupons: {
    /** Lists or searches coupons, newest first. Filters by code or time. */
    list: {
      params: CouponsListParams
      records: Coupon[]
      meta: {}
    }
    /** Gets a coupon by ID. */
    get: {
      params: CouponsGetParams
      records: Coupon
      meta: {}
    }
    /** Creates a coupon. */
    create: {
      params: CouponsCreateParams
      records: Coupon
      meta: {}
    }
    /** Updates a coupon. Fields that you leave out keep their value. */
    update: {
      params: CouponsUpdateParams
      records: Coupon
      meta: {}
    }
    /** Moves a coupon to the trash. With `force`, deletes it permanently. */
    delete: {
      params: CouponsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CouponsSearchFields
    }
  }
  /** A payment gateway of the store, such as `bacs` or `paypal`. `enabled` tells whether customers see it. */
  payment_gateways: {
    /** Lists the payment gateways. */
    list: {
      params: PaymentGatewaysListParams
      records: PaymentGateway[]
      meta: {}
    }
    /** Gets a payment gateway with its settings. */
    get: {
      params: PaymentGatewaysGetParams
      records: PaymentGateway
      meta: {}
    }
    /** Updates a payment gateway: enables or disables it, or changes its title or settings. */
    update: {
      params: PaymentGatewaysUpdateParams
      records: PaymentGateway
      meta: {}
    }
    search: {
      fields: PaymentGatewaysSearchFields
    }
  }
  /** A shipping method that zones can use, such as `flat_rate`. */
  shipping_methods: {
    /** Lists the shipping methods of the store. */
    list: {
      params: ShippingMethodsListParams
      records: ShippingMethod[]
      meta: {}
    }
    /** Gets a shipping method. */
    get: {
      params: ShippingMethodsGetParams
      records: ShippingMethod
      meta: {}
    }
    search: {
      fields: ShippingMethodsSearchFields
    }
  }
  /** A shipping zone: a region with its own shipping methods. Zone 0 covers all other locations. */
  shipping_zones: {
    /** Lists the shipping zones. */
    list: {
      params: ShippingZonesListParams
      records: ShippingZone[]
      meta: {}
    }
    /** Gets a shipping zone. */
    get: {
      params: ShippingZonesGetParams
      records: ShippingZone
      meta: {}
    }
    search: {
      fields: ShippingZonesSearchFields
    }
  }
  /** A shipping method of a zone, with its costs. */
  shipping_zone_methods: {
    /** Lists the shipping methods of a zone with their settings. */
    list: {
      params: ShippingZoneMethodsListParams
      records: ZoneMethod[]
      meta: {}
    }
  }
  /** A tax rate for a region. */
  tax_rates: {
    /** Lists the tax rates. */
    list: {
      params: TaxRatesListParams
      records: TaxRate[]
      meta: {}
    }
    /** Gets a tax rate. */
    get: {
      params: TaxRatesGetParams
      records: TaxRate
      meta: {}
    }
    /** Creates a tax rate. */
    create: {
      params: TaxRatesCreateParams
      records: TaxRate
      meta: {}
    }
    /** Updates a tax rate. Fields that you leave out keep their value. */
    update: {
      params: TaxRatesUpdateParams
      records: TaxRate
      meta: {}
    }
    /** Deletes a tax rate. */
    delete: {
      params: TaxRatesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TaxRatesSearchFields
    }
  }
  /** A tax class of products that are taxed alike, such as `reduced-rate`. */
  tax_classes: {
    /** Lists the tax classes. */
    list: {
      params: TaxClassesListParams
      records: TaxClass[]
      meta: {}
    }
    search: {
      fields: TaxClassesSearchFields
    }
  }
  /** A sales report for a period, with totals by day or month. */
  sales_reports: {
    /** Lists the sales report for a period: sales, orders, items, taxes and refunds. */
    list: {
      params: SalesReportsListParams
      records: SalesReport[]
      meta: {}
    }
  }
  /** A top-selling product, with the quantity sold. */
  top_sellers: {
    /** Lists the top-selling products (top sellers) for a period. */
    list: {
      params: TopSellersListParams
      records: TopSeller[]
      meta: {}
    }
  }
  /** The number of orders with a status. */
  order_totals: {
    /** Lists order totals: the number of orders by status. */
    list: {
      params: OrderTotalsListParams
      records: Total[]
      meta: {}
    }
  }
}

/** Params of orders.list. */
export interface OrdersListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** Search keywords. */
  search?: string
  /**
   * Filters by status: `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded`, `failed`, `trash` or a
   * custom status. Defaults to any status.
   */
  status?: string[]
  /** Filters by customer ID. `0` returns orders of guests. (at least 0) */
  customer?: number
  /** Filters to orders that contain this product, by ID. (at least 1) */
  product?: number
  /**
   * Filters to records created after this time, such as `2026-11-01T00:00:00`. Without a time zone, in the store's
   * time.
   */
  after?: string
  /** Filters to records created before this time, in the format of `after`. */
  before?: string
  /** Filters to records modified after this time, in the format of `after`. */
  modified_after?: string
  /** Filters to records modified before this time, in the format of `after`. */
  modified_before?: string
  /** Whether times are in GMT, not in the store's time zone. */
  dates_are_gmt?: boolean
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Filters by parent ID. */
  parent?: number[]
  /** Sort field. Defaults to `date`. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** Sort direction. Defaults to `desc`. (default "desc") */
  order?: "asc" | "desc"
  /** Number of decimals in amounts. Defaults to the store setting. (at least 0) */
  dp?: number
}

export interface Order {
  /** The order's ID. */
  id: number
  /** The ID of the parent order. Zero if there is none. */
  parent_id?: number
  /** The order's number, as shown to users. */
  number?: string
  /** The order's key, used in addresses for the customer. */
  order_key?: string
  /** The place the order was created, for example checkout or rest-api. */
  created_via?: string
  /** The version of WooCommerce that last updated the order. */
  version?: string
  /** The order's status, for example pending, processing or completed. */
  status?: string
  /** The order's currency, as a three-letter ISO code. */
  currency?: string
  /** Creation time, in the site's time zone. */
  date_created?: string
  /** Creation time, in UTC. */
  date_created_gmt?: string
  /** The time of the last modification, in the site's time zone. */
  date_modified?: string
  /** The time of the last modification, in UTC. */
  date_modified_gmt?: string
  /** The total discount on the order, before tax. */
  discount_total?: string
  /** The tax on the total discount. */
  discount_tax?: string
  /** The total for shipping, before tax. */
  shipping_total?: string
  /** The tax on shipping. */
  shipping_tax?: string
  /** The tax on the line items. */
  cart_tax?: string
  /** The order's total, with taxes, shipping and discounts. */
  total?: string
  /** The sum of the taxes. */
  total_tax?: string
  /** Whether the prices included tax at checkout. */
  prices_include_tax?: boolean
  /** The ID of the customer. Zero for guests. */
  customer_id?: number
  /** The customer's IP address. */
  customer_ip_address?: string
  /** The customer's browser, as a user agent string. */
  customer_user_agent?: string
  /** The note the customer left at checkout. */
  customer_note?: string
  /** The billing address, with email address and phone number. */
  billing?: Billing
  /** The shipping address. */
  shipping?: Shipping
  /** The ID of the payment method. */
  payment_method?: string
  /** The payment method's title, as shown to users. */
  payment_method_title?: string
  /** The transaction's ID with the payment provider. */
  transaction_id?: string
  /** The time of payment, in the site's time zone. Null if unpaid. */
  date_paid?: string | null
  /** The time of payment, in UTC. Null if unpaid. */
  date_paid_gmt?: string | null
  /** The time of completion, in the site's time zone. Null before that. */
  date_completed?: string | null
  /** The time of completion, in UTC. Null before that. */
  date_completed_gmt?: string | null
  /** A hash of the cart's contents, for detecting changes. */
  cart_hash?: string
  /** The order's metadata, as pairs of key and value. */
  meta_data?: MetaData[]
  /** The products ordered, with quantities and prices. */
  line_items?: OrderLine[]
  /** The taxes on the order, one line for each rate. */
  tax_lines?: TaxLine[]
  /** The shipping methods on the order, one line for each. */
  shipping_lines?: ShippingLine[]
  /** The fees on the order, one line for each. */
  fee_lines?: FeeLine[]
  /** The coupons used on the order, one line for each. */
  coupon_lines?: CouponLine[]
  /** The order's refunds, in short form. */
  refunds?: OrderRefund[]
  /** The address where the customer can pay for the order. */
  payment_url?: string
  /** Whether the order can be edited. */
  is_editable?: boolean
  /** Whether the order needs payment. */
  needs_payment?: boolean
  /** Whether the order needs processing before completion. */
  needs_processing?: boolean
  /** The symbol of the order's currency. */
  currency_symbol?: string
}

export interface Billing {
  first_name?: string
  last_name?: string
  company?: string
  address_1?: string
  address_2?: string
  city?: string
  state?: string
  postcode?: string
  country?: string
  email?: string
  phone?: string
}

export interface Shipping {
  first_name?: string
  last_name?: string
  company?: string
  address_1?: string
  address_2?: string
  city?: string
  state?: string
  postcode?: string
  country?: string
  phone?: string
}

export interface MetaData {
  id?: number
  key?: string
  /** Value, in the format of the extension that wrote it. */
  value?: unknown
}

export interface OrderLine {
  id?: number
  name?: string
  product_id?: number
  variation_id?: number
  quantity?: number
  tax_class?: string
  subtotal?: string
  subtotal_tax?: string
  total?: string
  total_tax?: string
  taxes?: LineTax[]
  meta_data?: MetaData[]
  sku?: string | null
  price?: number
  parent_name?: string | null
  image?: LineImage
}

export interface LineTax {
  id?: number
  total?: string
  subtotal?: string
}

export interface LineImage {
  id?: number | string
  src?: string
}

export interface TaxLine {
  id?: number
  rate_code?: string
  rate_id?: number
  label?: string
  compound?: boolean
  tax_total?: string
  shipping_tax_total?: string
  rate_percent?: number
  meta_data?: MetaData[]
}

export interface ShippingLine {
  id?: number
  method_title?: string
  method_id?: string
  instance_id?: string
  total?: string
  total_tax?: string
  taxes?: LineTax[]
  meta_data?: MetaData[]
}

export interface FeeLine {
  id?: number
  name?: string
  tax_class?: string
  tax_status?: string
  amount?: string
  total?: string
  total_tax?: string
  taxes?: LineTax[]
  meta_data?: MetaData[]
}

export interface CouponLine {
  id?: number
  code?: string
  discount?: string
  discount_tax?: string
  meta_data?: MetaData[]
}

export interface OrderRefund {
  id?: number
  reason?: string | null
  total?: string
}

/** Params of orders.get. */
export interface OrdersGetParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  id: number
  /** Number of decimals in amounts. Defaults to the store setting. (at least 0) */
  dp?: number
}

/** Params of orders.create. */
export interface OrdersCreateParams {
  /**
   * Status of the order: `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded`, `failed` or a custom
   * status. New orders default to `pending`.
   */
  status?: string
  /** Currency, as an ISO code such as `EUR`. Defaults to the store's currency. */
  currency?: string
  /** ID of the customer who placed the order. `0` means a guest. (at least 0) */
  customer_id?: number
  /** Billing address. */
  billing?: {
    /** First name. */
    first_name?: string
    /** Last name. */
    last_name?: string
    /** Company name. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** Second address line. */
    address_2?: string
    /** City. */
    city?: string
    /** State or province, as a code or name. */
    state?: string
    /** Postal code. */
    postcode?: string
    /** Country, as a two-letter code. */
    country?: string
    /** Phone number. */
    phone?: string
    /** Email address. For billing addresses only. */
    email?: string
  }
  /** Shipping address. */
  shipping?: {
    /** First name. */
    first_name?: string
    /** Last name. */
    last_name?: string
    /** Company name. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** Second address line. */
    address_2?: string
    /** City. */
    city?: string
    /** State or province, as a code or name. */
    state?: string
    /** Postal code. */
    postcode?: string
    /** Country, as a two-letter code. */
    country?: string
    /** Phone number. */
    phone?: string
    /** Email address. For billing addresses only. */
    email?: string
  }
  /** ID of the payment method, such as `bacs`. */
  payment_method?: string
  /** Title of the payment method, as customers see it. */
  payment_method_title?: string
  /** ID of the payment transaction. */
  transaction_id?: string
  /** Note that the customer left. */
  customer_note?: string
  /** Line items: the products of the order. */
  line_items?: {
    /** ID of the line to update. Without an ID, adds a new line. (at least 1) */
    id?: number
    /** ID of the product, as `products.list` returns it. (at least 1) */
    product_id?: number
    /** ID of the variation, as `product_variations.list` returns it. (at least 1) */
    variation_id?: number
    /** Quantity. `0` removes the line. (at least 0) */
    quantity?: number
    /** Name of the line item. Defaults to the name of the product. */
    name?: string
    /** Amount before discounts. */
    subtotal?: string
    /** Amount after discounts. */
    total?: string
    /** Slug of the tax class. */
    tax_class?: string
    /** Metadata of the line item. */
    meta_data?: {
      /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
      id?: number
      /** Key of the metadata. */
      key: string
      /** Value of the metadata: a string or any other type. */
      value: unknown
    }[]
  }[]
  /** Shipping lines: the shipping charges. */
  shipping_lines?: {
    /** ID of the line to update. Without an ID, adds a new line. (at least 1) */
    id?: number
    /** ID of the shipping method, such as `flat_rate`. */
    method_id?: string
    /** Title of the shipping method, shown to customers. */
    method_title?: string
    /** Shipping cost. */
    total?: string
  }[]
  /** Fee lines: additional fees. */
  fee_lines?: {
    /** ID of the line to update. Without an ID, adds a new line. (at least 1) */
    id?: number
    /** Name of the fee. */
    name?: string
    /** Amount of the fee. */
    total?: string
    /** Whether the fee is taxable. */
    tax_status?: "taxable" | "none"
    /** Slug of the tax class. */
    tax_class?: string
  }[]
  /** Coupon lines: coupons by code. */
  coupon_lines?: {
    /** Coupon code. */
    code: string
  }[]
  /** ID of the parent order. (at least 0) */
  parent_id?: number
  /** Whether to mark the order as paid, which reduces the stock. Defaults to `false`. */
  set_paid?: boolean
  /** Metadata of the order. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of orders.update. */
export interface OrdersUpdateParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  id: number
  /**
   * Status of the order: `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded`, `failed` or a custom
   * status. New orders default to `pending`.
   */
  status?: string
  /** Currency, as an ISO code such as `EUR`. Defaults to the store's currency. */
  currency?: string
  /** ID of the customer who placed the order. `0` means a guest. (at least 0) */
  customer_id?: number
  /** Billing address. */
  billing?: {
    /** First name. */
    first_name?: string
    /** Last name. */
    last_name?: string
    /** Company name. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** Second address line. */
    address_2?: string
    /** City. */
    city?: string
    /** State or province, as a code or name. */
    state?: string
    /** Postal code. */
    postcode?: string
    /** Country, as a two-letter code. */
    country?: string
    /** Phone number. */
    phone?: string
    /** Email address. For billing addresses only. */
    email?: string
  }
  /** Shipping address. */
  shipping?: {
    /** First name. */
    first_name?: string
    /** Last name. */
    last_name?: string
    /** Company name. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** Second address line. */
    address_2?: string
    /** City. */
    city?: string
    /** State or province, as a code or name. */
    state?: string
    /** Postal code. */
    postcode?: string
    /** Country, as a two-letter code. */
    country?: string
    /** Phone number. */
    phone?: string
    /** Email address. For billing addresses only. */
    email?: string
  }
  /** ID of the payment method, such as `bacs`. */
  payment_method?: string
  /** Title of the payment method, as customers see it. */
  payment_method_title?: string
  /** ID of the payment transaction. */
  transaction_id?: string
  /** Note that the customer left. */
  customer_note?: string
  /** Line items: the products of the order. */
  line_items?: {
    /** ID of the line to update. Without an ID, adds a new line. (at least 1) */
    id?: number
    /** ID of the product, as `products.list` returns it. (at least 1) */
    product_id?: number
    /** ID of the variation, as `product_variations.list` returns it. (at least 1) */
    variation_id?: number
    /** Quantity. `0` removes the line. (at least 0) */
    quantity?: number
    /** Name of the line item. Defaults to the name of the product. */
    name?: string
    /** Amount before discounts. */
    subtotal?: string
    /** Amount after discounts. */
    total?: string
    /** Slug of the tax class. */
    tax_class?: string
    /** Metadata of the line item. */
    meta_data?: {
      /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
      id?: number
      /** Key of the metadata. */
      key: string
      /** Value of the metadata: a string or any other type. */
      value: unknown
    }[]
  }[]
  /** Shipping lines: the shipping charges. */
  shipping_lines?: {
    /** ID of the line to update. Without an ID, adds a new line. (at least 1) */
    id?: number
    /** ID of the shipping method, such as `flat_rate`. */
    method_id?: string
    /** Title of the shipping method, shown to customers. */
    method_title?: string
    /** Shipping cost. */
    total?: string
  }[]
  /** Fee lines: additional fees. */
  fee_lines?: {
    /** ID of the line to update. Without an ID, adds a new line. (at least 1) */
    id?: number
    /** Name of the fee. */
    name?: string
    /** Amount of the fee. */
    total?: string
    /** Whether the fee is taxable. */
    tax_status?: "taxable" | "none"
    /** Slug of the tax class. */
    tax_class?: string
  }[]
  /** Coupon lines: coupons by code. Replaces the current coupons. */
  coupon_lines?: {
    /** Coupon code. */
    code: string
  }[]
  /** ID of the parent order. (at least 0) */
  parent_id?: number
  /** Whether to mark the order as paid, which reduces the stock. Defaults to `false`. */
  set_paid?: boolean
  /** Metadata of the order. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of orders.delete. */
export interface OrdersDeleteParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  id: number
  /** Whether to delete the record permanently, not move it to the trash. Defaults to `false`. (default false) */
  force?: boolean
}

/** Searchable fields of orders, in hosted mode. */
export interface OrdersSearchFields {
  id: number | null
  number: string | null
  status: string | null
  currency: string | null
  total: string | null
  total_tax: string | null
  discount_total: string | null
  shipping_total: string | null
  customer_id: number | null
  customer_note: string | null
  payment_method: string | null
  payment_method_title: string | null
  transaction_id: string | null
  created_via: string | null
  parent_id: number | null
  date_created_gmt: string | null
  date_modified_gmt: string | null
  date_paid_gmt: string | null
  date_completed_gmt: string | null
}

/** Params of order_batches.update. */
export interface OrderBatchesUpdateParams {
  /** Orders to update, each with its ID and changes. Up to 100. (1 to 100 items) */
  update: {
    /** ID of the order, as `orders.list` returns it. (at least 1) */
    id: number
    /**
     * Status of the order: `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded`, `failed` or a
     * custom status. New orders default to `pending`.
     */
    status?: string
    /** Note that the customer left. */
    customer_note?: string
    /** ID of the payment transaction. */
    transaction_id?: string
    /** Metadata of the order. */
    meta_data?: {
      /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
      id?: number
      /** Key of the metadata. */
      key: string
      /** Value of the metadata: a string or any other type. */
      value: unknown
    }[]
  }[]
}

/** Params of order_notes.list. */
export interface OrderNotesListParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  order_id: number
  /** Filters by note type: for the customer, internal, or any. Defaults to `any`. (default "any") */
  type?: "any" | "customer" | "internal"
}

export interface OrderNote {
  /** The note's ID. */
  id: number
  /** The name of the note's author. */
  author?: string
  /** Creation time, in the site's time zone. */
  date_created?: string
  /** Creation time, in UTC. */
  date_created_gmt?: string
  /** The note's text. */
  note?: string
  /** Whether the customer can see the note. */
  customer_note?: boolean
}

/** Params of order_notes.get. */
export interface OrderNotesGetParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  order_id: number
  /** ID of the note, as `order_notes.list` returns it. (at least 1) */
  id: number
}

/** Params of order_notes.create. */
export interface OrderNotesCreateParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  order_id: number
  /** Text of the note. */
  note: string
  /** Whether the note is for the customer and sent by email. Defaults to `false`. (default false) */
  customer_note?: boolean
  /** Whether to show the user of the key as the author, not the system. Defaults to `false`. (default false) */
  added_by_user?: boolean
}

/** Params of order_notes.delete. */
export interface OrderNotesDeleteParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  order_id: number
  /** ID of the note, as `order_notes.list` returns it. (at least 1) */
  id: number
}

/** Searchable fields of order_notes, in hosted mode. */
export interface OrderNotesSearchFields {
  id: number | null
  note: string | null
  author: string | null
  customer_note: boolean | null
  date_created_gmt: string | null
}

/** Params of refunds.list. */
export interface RefundsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** Search keywords. */
  search?: string
  /**
   * Filters to records created after this time, such as `2026-11-01T00:00:00`. Without a time zone, in the store's
   * time.
   */
  after?: string
  /** Filters to records created before this time, in the format of `after`. */
  before?: string
  /** Whether times are in GMT, not in the store's time zone. */
  dates_are_gmt?: boolean
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Sort field. Defaults to `date`. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** Sort direction. Defaults to `desc`. (default "desc") */
  order?: "asc" | "desc"
  /** Number of decimals in amounts. Defaults to the store setting. (at least 0) */
  dp?: number
}

export interface Refund {
  /** The refund's ID. */
  id: number
  /** The ID of the order refunded. */
  parent_id?: number
  /** Creation time, in the site's time zone. */
  date_created?: string
  /** Creation time, in UTC. */
  date_created_gmt?: string
  /** The amount refunded, as a decimal string. */
  amount?: string
  /** The reason given for the refund. */
  reason?: string
  /** The ID of the user who made the refund. */
  refunded_by?: number
  /** Whether the payment provider sent the money back. */
  refunded_payment?: boolean
  /** The refund's metadata, as pairs of key and value. */
  meta_data?: MetaData[]
  /** The products refunded, with quantities and amounts. */
  line_items?: OrderLine[]
  /** The taxes refunded, one line for each rate. */
  tax_lines?: TaxLine[]
  /** The shipping refunded, one line for each method. */
  shipping_lines?: ShippingLine[]
  /** The fees refunded, one line for each. */
  fee_lines?: FeeLine[]
}

/** Searchable fields of refunds, in hosted mode. */
export interface RefundsSearchFields {
  id: number | null
  parent_id: number | null
  amount: string | null
  reason: string | null
  refunded_by: number | null
  refunded_payment: boolean | null
  date_created_gmt: string | null
}

/** Params of order_refunds.list. */
export interface OrderRefundsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  order_id: number
  /** Search keywords. */
  search?: string
  /**
   * Filters to records created after this time, such as `2026-11-01T00:00:00`. Without a time zone, in the store's
   * time.
   */
  after?: string
  /** Filters to records created before this time, in the format of `after`. */
  before?: string
  /** Whether times are in GMT, not in the store's time zone. */
  dates_are_gmt?: boolean
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Sort field. Defaults to `date`. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** Sort direction. Defaults to `desc`. (default "desc") */
  order?: "asc" | "desc"
  /** Number of decimals in amounts. Defaults to the store setting. (at least 0) */
  dp?: number
}

export interface RefundOfOrder {
  /** The refund's ID. */
  id: number
  /** Creation time, in the site's time zone. */
  date_created?: string
  /** Creation time, in UTC. */
  date_created_gmt?: string
  /** The amount refunded, as a decimal string. */
  amount?: string
  /** The reason given for the refund. */
  reason?: string
  /** The ID of the user who made the refund. */
  refunded_by?: number
  /** Whether the payment provider sent the money back. */
  refunded_payment?: boolean
  /** The refund's metadata, as pairs of key and value. */
  meta_data?: MetaData[]
  /** The products refunded, with quantities and amounts. */
  line_items?: OrderLine[]
  /** The taxes refunded, one line for each rate. */
  tax_lines?: TaxLine[]
  /** The shipping refunded, one line for each method. */
  shipping_lines?: ShippingLine[]
  /** The fees refunded, one line for each. */
  fee_lines?: FeeLine[]
}

/** Params of order_refunds.get. */
export interface OrderRefundsGetParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  order_id: number
  /** ID of the refund, as `order_refunds.list` returns it. (at least 1) */
  id: number
  /** Number of decimals in amounts. Defaults to the store setting. (at least 0) */
  dp?: number
}

/** Params of order_refunds.create. */
export interface OrderRefundsCreateParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  order_id: number
  /** Amount to refund. Defaults to the sum of the line items. */
  amount?: string
  /** Reason for the refund. */
  reason?: string
  /** ID of the user who refunds the order. (at least 1) */
  refunded_by?: number
  /** Line items to refund, with quantities and amounts. */
  line_items?: {
    /** ID of the order line. (at least 1) */
    id: number
    /** Quantity to refund. (at least 0) */
    quantity?: number
    /** Amount to refund, without taxes. (at least 0) */
    refund_total?: number
    /** Taxes to refund, each with its amount. */
    refund_tax?: {
      /** ID of the tax rate, as `tax_rates.list` returns it. (at least 1) */
      id: number
      /** Amount of tax to refund. (at least 0) */
      refund_total: number
    }[]
  }[]
  /**
   * Whether the payment gateway returns the money. Set `false` if you refunded it elsewhere. Defaults to `true`.
   * (default true)
   */
  api_refund?: boolean
  /** Whether to restock the items. Defaults to `true`. (default true) */
  api_restock?: boolean
}

/** Params of order_refunds.delete. */
export interface OrderRefundsDeleteParams {
  /** ID of the order, as `orders.list` returns it. (at least 1) */
  order_id: number
  /** ID of the refund, as `order_refunds.list` returns it. (at least 1) */
  id: number
}

/** Params of customers.list. */
export interface CustomersListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** Search keywords. */
  search?: string
  /** Filters by exact email address. */
  email?: string
  /** Filters by role, such as `subscriber` or `shop_manager`, or `all`. Defaults to `customer`. */
  role?: string
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Sort field. Defaults to `name`. (default "name") */
  orderby?: "id" | "include" | "name" | "registered_date"
  /** Sort direction. Defaults to `asc`. (default "asc") */
  order?: "asc" | "desc"
}

export interface Customer {
  /** The customer's ID. */
  id: number
  /** Creation time, in the site's time zone. */
  date_created?: string | null
  /** Creation time, in UTC. */
  date_created_gmt?: string | null
  /** The time of the last modification, in the site's time zone. */
  date_modified?: string | null
  /** The time of the last modification, in UTC. */
  date_modified_gmt?: string | null
  /** The customer's email address. */
  email?: string
  /** The customer's first name. */
  first_name?: string
  /** The customer's last name. */
  last_name?: string
  /** The customer's WordPress role, usually customer. */
  role?: string
  /** The customer's login name. */
  username?: string
  /** The customer's billing address, with email address and phone number. */
  billing?: Billing
  /** The customer's shipping address. */
  shipping?: Shipping
  /** Whether the customer has a paid order. */
  is_paying_customer?: boolean
  /** The address of the customer's avatar. */
  avatar_url?: string
  /** The customer's metadata, as pairs of key and value. */
  meta_data?: MetaData[]
}

/** Params of customers.get. */
export interface CustomersGetParams {
  /** ID of the customer, as `customers.list` returns it. (at least 1) */
  id: number
}

/** Params of customers.create. */
export interface CustomersCreateParams {
  /** Email address of the customer. */
  email: string
  /** Username to log in with. Defaults to a name generated from the email address. */
  username?: string
  /** First name of the customer. */
  first_name?: string
  /** Last name of the customer. */
  last_name?: string
  /** Password of the customer. By default, generated or requested by email, depending on the store settings. */
  password?: string
  /** Billing address. */
  billing?: {
    /** First name. */
    first_name?: string
    /** Last name. */
    last_name?: string
    /** Company name. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** Second address line. */
    address_2?: string
    /** City. */
    city?: string
    /** State or province, as a code or name. */
    state?: string
    /** Postal code. */
    postcode?: string
    /** Country, as a two-letter code. */
    country?: string
    /** Phone number. */
    phone?: string
    /** Email address. For billing addresses only. */
    email?: string
  }
  /** Shipping address. */
  shipping?: {
    /** First name. */
    first_name?: string
    /** Last name. */
    last_name?: string
    /** Company name. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** Second address line. */
    address_2?: string
    /** City. */
    city?: string
    /** State or province, as a code or name. */
    state?: string
    /** Postal code. */
    postcode?: string
    /** Country, as a two-letter code. */
    country?: string
    /** Phone number. */
    phone?: string
    /** Email address. For billing addresses only. */
    email?: string
  }
  /** Metadata of the customer. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of customers.update. */
export interface CustomersUpdateParams {
  /** ID of the customer, as `customers.list` returns it. (at least 1) */
  id: number
  /** New email address of the customer. */
  email?: string
  /** First name of the customer. */
  first_name?: string
  /** Last name of the customer. */
  last_name?: string
  /** Password of the customer. By default, generated or requested by email, depending on the store settings. */
  password?: string
  /** Billing address. */
  billing?: {
    /** First name. */
    first_name?: string
    /** Last name. */
    last_name?: string
    /** Company name. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** Second address line. */
    address_2?: string
    /** City. */
    city?: string
    /** State or province, as a code or name. */
    state?: string
    /** Postal code. */
    postcode?: string
    /** Country, as a two-letter code. */
    country?: string
    /** Phone number. */
    phone?: string
    /** Email address. For billing addresses only. */
    email?: string
  }
  /** Shipping address. */
  shipping?: {
    /** First name. */
    first_name?: string
    /** Last name. */
    last_name?: string
    /** Company name. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** Second address line. */
    address_2?: string
    /** City. */
    city?: string
    /** State or province, as a code or name. */
    state?: string
    /** Postal code. */
    postcode?: string
    /** Country, as a two-letter code. */
    country?: string
    /** Phone number. */
    phone?: string
    /** Email address. For billing addresses only. */
    email?: string
  }
  /** Metadata of the customer. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of customers.delete. */
export interface CustomersDeleteParams {
  /** ID of the customer, as `customers.list` returns it. (at least 1) */
  id: number
  /** ID of the user to reassign posts of the deleted user to. (at least 0) */
  reassign?: number
}

/** Searchable fields of customers, in hosted mode. */
export interface CustomersSearchFields {
  id: number | null
  email: string | null
  first_name: string | null
  last_name: string | null
  username: string | null
  role: string | null
  is_paying_customer: boolean | null
  date_created_gmt: string | null
  date_modified_gmt: string | null
}

/** Params of customer_downloads.list. */
export interface CustomerDownloadsListParams {
  /** ID of the customer, as `customers.list` returns it. (at least 1) */
  customer_id: number
}

export interface CustomerDownload {
  /** The download's ID. */
  download_id: string
  /** The address for downloading the file. */
  download_url?: string
  /** The ID of the product downloaded. */
  product_id?: number
  /** The product's name. */
  product_name?: string
  /** The download's name, as shown to users. */
  download_name?: string
  /** The ID of the order that allows the download. */
  order_id?: number
  /** The key of the order that allows the download. */
  order_key?: string
  /** The number of downloads left, or unlimited. */
  downloads_remaining?: string
  /** The time the permission expires, in the site's time zone, or never. */
  access_expires?: string
  /** The time the permission expires, in UTC, or never. */
  access_expires_gmt?: string
  /** The file's name and address. */
  file?: DownloadFile
}

export interface DownloadFile {
  name?: string
  file?: string
}

/** Params of products.list. Needs attribute_term with attribute. Needs attribute with attribute_term. */
export interface ProductsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** Search keywords. */
  search?: string
  /** Filters by SKU. Comma-separated for several. */
  sku?: string
  /** Filters by slug. */
  slug?: string
  /** Filters by product status. Defaults to `any`, which leaves out the trash. (default "any") */
  status?: "any" | "draft" | "pending" | "private" | "publish" | "trash"
  /** Filters by product type. */
  type?: "simple" | "grouped" | "external" | "variable"
  /** Whether to return only featured products. */
  featured?: boolean
  /** Filters by category ID. */
  category?: string
  /** Filters by tag ID. */
  tag?: string
  /** Filters by shipping class ID. */
  shipping_class?: string
  /** Filters by attribute slug, such as `pa_color`. Requires `attribute_term`. */
  attribute?: string
  /** Filters by ID of the attribute term. */
  attribute_term?: string
  /** Filters by tax class: `standard`, `reduced-rate`, `zero-rate` or a custom tax class. */
  tax_class?: string
  /** Whether to return only products on sale. */
  on_sale?: boolean
  /** Minimum price. */
  min_price?: string
  /** Maximum price. */
  max_price?: string
  /** Filters by stock status. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /**
   * Filters to records created after this time, such as `2026-11-01T00:00:00`. Without a time zone, in the store's
   * time.
   */
  after?: string
  /** Filters to records created before this time, in the format of `after`. */
  before?: string
  /** Filters to records modified after this time, in the format of `after`. */
  modified_after?: string
  /** Filters to records modified before this time, in the format of `after`. */
  modified_before?: string
  /** Whether times are in GMT, not in the store's time zone. */
  dates_are_gmt?: boolean
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Filters by parent ID. */
  parent?: number[]
  /** Sort field. Defaults to `date`. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug" | "price" | "popularity" | "rating"
  /** Sort direction. Defaults to `desc`. (default "desc") */
  order?: "asc" | "desc"
}

export interface Product {
  /** The product's ID. */
  id: number
  /** The product's name. */
  name?: string
  /** The product's slug, used in addresses. */
  slug?: string
  /** The product's address in the store. */
  permalink?: string
  /** Creation time, in the site's time zone. */
  date_created?: string
  /** Creation time, in UTC. */
  date_created_gmt?: string
  /** The time of the last modification, in the site's time zone. */
  date_modified?: string
  /** The time of the last modification, in UTC. */
  date_modified_gmt?: string
  /** The product's type: simple, grouped, external or variable. */
  type?: string
  /** The product's status: draft, pending, private or published. */
  status?: string
  /** Whether the product is featured. */
  featured?: boolean
  /** The places the product is shown: shop, search, both or neither. */
  catalog_visibility?: string
  /** The product's description, as HTML. */
  description?: string
  /** The product's short description, as HTML. */
  short_description?: string
  /** The product's SKU, an identifier set by the merchant. */
  sku?: string
  /** The product's GTIN, UPC, EAN or ISBN. */
  global_unique_id?: string
  /** The product's current price, as a decimal string. */
  price?: string
  /** The product's regular price, as a decimal string. */
  regular_price?: string
  /** The product's sale price, as a decimal string. Empty if none is set. */
  sale_price?: string
  /** The sale's start, in the site's time zone. Null if none is set. */
  date_on_sale_from?: string | null
  /** The sale's start, in UTC. Null if none is set. */
  date_on_sale_from_gmt?: string | null
  /** The sale's end, in the site's time zone. Null if none is set. */
  date_on_sale_to?: string | null
  /** The sale's end, in UTC. Null if none is set. */
  date_on_sale_to_gmt?: string | null
  /** The product's price, formatted as HTML. */
  price_html?: string
  /** Whether the product is on sale. */
  on_sale?: boolean
  /** Whether the product can be bought. */
  purchasable?: boolean
  /** The number of units sold. */
  total_sales?: number
  /** Whether the product is virtual and needs no shipping. */
  virtual?: boolean
  /** Whether the product can be downloaded. */
  downloadable?: boolean
  /** The files buyers can download. */
  downloads?: Download[]
  /** The number of times each buyer may download. Minus one for no limit. */
  download_limit?: number
  /** The number of days downloads stay available. Minus one for no limit. */
  download_expiry?: number
  /** The product's address elsewhere. Used by external products. */
  external_url?: string
  /** The label of the buy button. Used by external products. */
  button_text?: string
  /** The part that is taxed: product and shipping, shipping alone or none. */
  tax_status?: string
  /** The product's tax class. Empty for the standard one. */
  tax_class?: string
  /** Whether stock is managed for the product. */
  manage_stock?: boolean
  /** The quantity in stock. Null if stock is not managed. */
  stock_quantity?: number | null
  /** The stock status: in stock, out of stock or on backorder. */
  stock_status?: string
  /** The rule on backorders: no, notify or yes. */
  backorders?: string
  /** Whether backorders are allowed. */
  backorders_allowed?: boolean
  /** Whether the product is on backorder. */
  backordered?: boolean
  /** The quantity that counts as low stock. Null for the store's default. */
  low_stock_amount?: number | null
  /** Whether an order may hold one unit at most. */
  sold_individually?: boolean
  /** The product's weight, in the store's unit. */
  weight?: string
  /** The product's length, width and height, in the store's unit. */
  dimensions?: Dimensions
  /** Whether the product needs shipping. */
  shipping_required?: boolean
  /** Whether shipping of the product is taxed. */
  shipping_taxable?: boolean
  /** The slug of the shipping class. */
  shipping_class?: string
  /** The ID of the shipping class. Zero if there is none. */
  shipping_class_id?: number
  /** Whether customers may review the product. */
  reviews_allowed?: boolean
  /** The average rating from reviews, as a decimal string. */
  average_rating?: string
  /** The number of ratings. */
  rating_count?: number
  /** The IDs of related products. */
  related_ids?: number[]
  /** The IDs of products suggested as an upgrade. */
  upsell_ids?: number[]
  /** The IDs of products suggested in the cart. */
  cross_sell_ids?: number[]
  /** The ID of the parent product. Zero if there is none. */
  parent_id?: number
  /** A note sent to the buyer after the purchase. */
  purchase_note?: string
  /** The categories the product is in. */
  categories?: ProductTerm[]
  /** The tags attached to the product. */
  tags?: ProductTerm[]
  /** The product's images, the main one first. */
  images?: Image[]
  /** The product's attributes, for example color, with their options. */
  attributes?: ProductAttribute[]
  /** The attribute values selected by default. Used by variable products. */
  default_attributes?: DefaultAttribute[]
  /** The IDs of the product's variations. */
  variations?: number[]
  /** The IDs of the products in a grouped product. */
  grouped_products?: number[]
  /** The product's position, for sorting. */
  menu_order?: number
  /** Whether the buyer must choose options before purchase. */
  has_options?: boolean
  /** The password that protects the product's page. Empty if none is set. */
  post_password?: string
  /** The product's metadata, as pairs of key and value. */
  meta_data?: MetaData[]
}

export interface Download {
  id?: string
  name?: string
  file?: string
}

export interface Dimensions {
  length?: string
  width?: string
  height?: string
}

export interface ProductTerm {
  id?: number
  name?: string
  slug?: string
}

export interface Image {
  id?: number
  date_created?: string
  date_created_gmt?: string
  date_modified?: string
  date_modified_gmt?: string
  src?: string
  name?: string
  alt?: string
}

export interface ProductAttribute {
  id?: number
  name?: string
  slug?: string
  position?: number
  visible?: boolean
  variation?: boolean
  options?: string[]
}

export interface DefaultAttribute {
  id?: number
  name?: string
  option?: string
}

/** Params of products.get. */
export interface ProductsGetParams {
  /** ID of the product, as `products.list` returns it. (at least 1) */
  id: number
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** Name of the product. */
  name: string
  /** Type of the product. Defaults to `simple`. (default "simple") */
  type?: "simple" | "grouped" | "external" | "variable"
  /** Status of the product. `publish` makes it visible to customers. Defaults to `publish`. */
  status?: "draft" | "pending" | "private" | "publish"
  /** Stock keeping unit (SKU), unique in the store. */
  sku?: string
  /** Regular price, such as `19.90`. */
  regular_price?: string
  /** Sale price. An empty string removes it. */
  sale_price?: string
  /** Start of the sale in GMT, without a time zone. */
  date_on_sale_from_gmt?: string | null
  /** End of the sale in GMT, without a time zone. */
  date_on_sale_to_gmt?: string | null
  /** Description of the product, as HTML. */
  description?: string
  /** Short description of the product, as HTML. */
  short_description?: string
  /** Slug used in URLs. Defaults to a slug generated from the name. */
  slug?: string
  /** Whether the product is featured. */
  featured?: boolean
  /** Catalog visibility: everywhere, in the catalog, in search results, or hidden. */
  catalog_visibility?: "visible" | "catalog" | "search" | "hidden"
  /** Whether to manage the stock of the product. */
  manage_stock?: boolean
  /** Stock quantity. Requires `manage_stock`. */
  stock_quantity?: number
  /** Stock status, if the stock is not managed. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /** Whether the product can be ordered when out of stock (backorders). */
  backorders?: "no" | "notify" | "yes"
  /** Whether an order can contain only one of the product. */
  sold_individually?: boolean
  /** Whether the product is virtual and not shipped. */
  virtual?: boolean
  /** Whether the product is downloadable. */
  downloadable?: boolean
  /** Downloadable files of the product. */
  downloads?: {
    /** Name of the file. */
    name: string
    /** URL of the file. */
    file: string
  }[]
  /** URL where the product is sold. For external products. */
  external_url?: string
  /** Text of the buy button. For external products. */
  button_text?: string
  /** Tax status: the product is taxable, only its shipping, or nothing. */
  tax_status?: "taxable" | "shipping" | "none"
  /** Slug of the tax class. */
  tax_class?: string
  /** Weight in the store's unit. */
  weight?: string
  /** Dimensions in the store's unit. */
  dimensions?: {
    /** Length in the store's unit. */
    length?: string
    /** Width in the store's unit. */
    width?: string
    /** Height in the store's unit. */
    height?: string
  }
  /** Slug of the shipping class. */
  shipping_class?: string
  /** Whether customers can review the product. */
  reviews_allowed?: boolean
  /** IDs of upsell products, offered as better alternatives. */
  upsell_ids?: number[]
  /** IDs of cross-sell products, offered in the cart. */
  cross_sell_ids?: number[]
  /** IDs of the products in the group. For grouped products. */
  grouped_products?: number[]
  /** ID of the parent product. (at least 0) */
  parent_id?: number
  /** Note to send to the customer after the purchase. */
  purchase_note?: string
  /** Categories of the product, by ID. */
  categories?: {
    /** ID of the category or tag. (at least 1) */
    id: number
  }[]
  /** Tags of the product, by ID. */
  tags?: {
    /** ID of the category or tag. (at least 1) */
    id: number
  }[]
  /** Images of the product, main image first. */
  images?: {
    /** ID of an image in the store. (at least 0) */
    id?: number
    /** URL of an image, which is copied to the store. */
    src?: string
    /** Name of the image. */
    name?: string
    /** Alternative text of the image, for accessibility. */
    alt?: string
  }[]
  /** Attributes of the product. */
  attributes?: {
    /** ID of a global attribute. Without an ID, the attribute belongs to the product alone. (at least 0) */
    id?: number
    /** Name of the attribute, if it belongs to the product alone. */
    name?: string
    /** Sort position, starting at 0. (at least 0) */
    position?: number
    /** Whether the attribute is visible to customers. */
    visible?: boolean
    /** Whether the attribute is used for variations. */
    variation?: boolean
    /** Values of the attribute, such as `Black`. */
    options?: string[]
  }[]
  /** Default attributes: the initial selection. For variable products. */
  default_attributes?: {
    /** ID of a global attribute. (at least 0) */
    id?: number
    /** Name of the attribute, if it belongs to the product alone. */
    name?: string
    /** Value of the attribute, such as `Black`. */
    option: string
  }[]
  /** Position in the custom sort order. */
  menu_order?: number
  /** Metadata of the product. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of products.update. */
export interface ProductsUpdateParams {
  /** ID of the product, as `products.list` returns it. (at least 1) */
  id: number
  /** New name of the product. */
  name?: string
  /** Type of the product. */
  type?: "simple" | "grouped" | "external" | "variable"
  /** Status of the product. `publish` makes it visible to customers. */
  status?: "draft" | "pending" | "private" | "publish"
  /** Stock keeping unit (SKU), unique in the store. */
  sku?: string
  /** Regular price, such as `19.90`. */
  regular_price?: string
  /** Sale price. An empty string removes it. */
  sale_price?: string
  /** Start of the sale in GMT, without a time zone. */
  date_on_sale_from_gmt?: string | null
  /** End of the sale in GMT, without a time zone. */
  date_on_sale_to_gmt?: string | null
  /** Description of the product, as HTML. */
  description?: string
  /** Short description of the product, as HTML. */
  short_description?: string
  /** Slug used in URLs. Defaults to a slug generated from the name. */
  slug?: string
  /** Whether the product is featured. */
  featured?: boolean
  /** Catalog visibility: everywhere, in the catalog, in search results, or hidden. */
  catalog_visibility?: "visible" | "catalog" | "search" | "hidden"
  /** Whether to manage the stock of the product. */
  manage_stock?: boolean
  /** Stock quantity. Requires `manage_stock`. */
  stock_quantity?: number
  /** Stock status, if the stock is not managed. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /** Whether the product can be ordered when out of stock (backorders). */
  backorders?: "no" | "notify" | "yes"
  /** Whether an order can contain only one of the product. */
  sold_individually?: boolean
  /** Whether the product is virtual and not shipped. */
  virtual?: boolean
  /** Whether the product is downloadable. */
  downloadable?: boolean
  /** Downloadable files of the product. Replaces the current files. */
  downloads?: {
    /** Name of the file. */
    name: string
    /** URL of the file. */
    file: string
  }[]
  /** URL where the product is sold. For external products. */
  external_url?: string
  /** Text of the buy button. For external products. */
  button_text?: string
  /** Tax status: the product is taxable, only its shipping, or nothing. */
  tax_status?: "taxable" | "shipping" | "none"
  /** Slug of the tax class. */
  tax_class?: string
  /** Weight in the store's unit. */
  weight?: string
  /** Dimensions in the store's unit. */
  dimensions?: {
    /** Length in the store's unit. */
    length?: string
    /** Width in the store's unit. */
    width?: string
    /** Height in the store's unit. */
    height?: string
  }
  /** Slug of the shipping class. */
  shipping_class?: string
  /** Whether customers can review the product. */
  reviews_allowed?: boolean
  /** IDs of upsell products, offered as better alternatives. */
  upsell_ids?: number[]
  /** IDs of cross-sell products, offered in the cart. */
  cross_sell_ids?: number[]
  /** IDs of the products in the group. For grouped products. */
  grouped_products?: number[]
  /** ID of the parent product. (at least 0) */
  parent_id?: number
  /** Note to send to the customer after the purchase. */
  purchase_note?: string
  /** Categories of the product, by ID. Replaces the current categories. */
  categories?: {
    /** ID of the category or tag. (at least 1) */
    id: number
  }[]
  /** Tags of the product, by ID. Replaces the current tags. */
  tags?: {
    /** ID of the category or tag. (at least 1) */
    id: number
  }[]
  /** Images of the product, main image first. Replaces the current images. */
  images?: {
    /** ID of an image in the store. (at least 0) */
    id?: number
    /** URL of an image, which is copied to the store. */
    src?: string
    /** Name of the image. */
    name?: string
    /** Alternative text of the image, for accessibility. */
    alt?: string
  }[]
  /** Attributes of the product. Replaces the current attributes. */
  attributes?: {
    /** ID of a global attribute. Without an ID, the attribute belongs to the product alone. (at least 0) */
    id?: number
    /** Name of the attribute, if it belongs to the product alone. */
    name?: string
    /** Sort position, starting at 0. (at least 0) */
    position?: number
    /** Whether the attribute is visible to customers. */
    visible?: boolean
    /** Whether the attribute is used for variations. */
    variation?: boolean
    /** Values of the attribute, such as `Black`. */
    options?: string[]
  }[]
  /** Default attributes: the initial selection. For variable products. */
  default_attributes?: {
    /** ID of a global attribute. (at least 0) */
    id?: number
    /** Name of the attribute, if it belongs to the product alone. */
    name?: string
    /** Value of the attribute, such as `Black`. */
    option: string
  }[]
  /** Position in the custom sort order. */
  menu_order?: number
  /** Metadata of the product. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of products.delete. */
export interface ProductsDeleteParams {
  /** ID of the product, as `products.list` returns it. (at least 1) */
  id: number
  /** Whether to delete the record permanently, not move it to the trash. Defaults to `false`. (default false) */
  force?: boolean
}

/** Searchable fields of products, in hosted mode. */
export interface ProductsSearchFields {
  id: number | null
  name: string | null
  slug: string | null
  type: string | null
  status: string | null
  sku: string | null
  price: string | null
  regular_price: string | null
  sale_price: string | null
  on_sale: boolean | null
  featured: boolean | null
  stock_status: string | null
  manage_stock: boolean | null
  stock_quantity: number | null
  total_sales: number | null
  short_description: string | null
  description: string | null
  permalink: string | null
  parent_id: number | null
  average_rating: string | null
  rating_count: number | null
  date_created_gmt: string | null
  date_modified_gmt: string | null
}

/** Params of product_batches.create. */
export interface ProductBatchesCreateParams {
  /** Products to create, up to 100. (1 to 100 items) */
  create: {
    /** Name of the product. */
    name: string
    /** Type of the product. */
    type?: "simple" | "grouped" | "external" | "variable"
    /** Stock keeping unit (SKU), unique in the store. */
    sku?: string
    /** Regular price, such as `19.90`. */
    regular_price?: string
    /** Sale price. An empty string removes it. */
    sale_price?: string
    /** Status of the product. `publish` makes it visible to customers. */
    status?: "draft" | "pending" | "private" | "publish"
    /** Whether to manage the stock of the product. */
    manage_stock?: boolean
    /** Stock quantity. Requires `manage_stock`. */
    stock_quantity?: number
    /** Stock status, if the stock is not managed. */
    stock_status?: "instock" | "outofstock" | "onbackorder"
    /** Description of the product, as HTML. */
    description?: string
    /** Short description of the product, as HTML. */
    short_description?: string
    /** Categories of the product, by ID. Replaces the current categories. */
    categories?: {
      /** ID of the category or tag. (at least 1) */
      id: number
    }[]
    /** Metadata of the product. */
    meta_data?: {
      /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
      id?: number
      /** Key of the metadata. */
      key: string
      /** Value of the metadata: a string or any other type. */
      value: unknown
    }[]
  }[]
}

/** Params of product_batches.update. */
export interface ProductBatchesUpdateParams {
  /** Products to update, each with its ID and changes. Up to 100. (1 to 100 items) */
  update: {
    /** ID of the product, as `products.list` returns it. (at least 1) */
    id: number
    /** New name of the product. */
    name?: string
    /** Stock keeping unit (SKU), unique in the store. */
    sku?: string
    /** Regular price, such as `19.90`. */
    regular_price?: string
    /** Sale price. An empty string removes it. */
    sale_price?: string
    /** Status of the product. `publish` makes it visible to customers. */
    status?: "draft" | "pending" | "private" | "publish"
    /** Whether to manage the stock of the product. */
    manage_stock?: boolean
    /** Stock quantity. Requires `manage_stock`. */
    stock_quantity?: number
    /** Stock status, if the stock is not managed. */
    stock_status?: "instock" | "outofstock" | "onbackorder"
    /** Description of the product, as HTML. */
    description?: string
    /** Short description of the product, as HTML. */
    short_description?: string
    /** Categories of the product, by ID. Replaces the current categories. */
    categories?: {
      /** ID of the category or tag. (at least 1) */
      id: number
    }[]
    /** Metadata of the product. */
    meta_data?: {
      /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
      id?: number
      /** Key of the metadata. */
      key: string
      /** Value of the metadata: a string or any other type. */
      value: unknown
    }[]
  }[]
}

/** Params of product_variations.list. */
export interface ProductVariationsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** ID of the product, as `products.list` returns it. (at least 1) */
  product_id: number
  /** Search keywords. */
  search?: string
  /** Filters by SKU. */
  sku?: string
  /** Filters by slug. */
  slug?: string
  /** Filters by variation status. Defaults to `any`. (default "any") */
  status?: "any" | "draft" | "pending" | "private" | "publish"
  /** Whether to return only variations on sale. */
  on_sale?: boolean
  /** Minimum price. */
  min_price?: string
  /** Maximum price. */
  max_price?: string
  /** Filters by stock status. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /**
   * Filters to records created after this time, such as `2026-11-01T00:00:00`. Without a time zone, in the store's
   * time.
   */
  after?: string
  /** Filters to records created before this time, in the format of `after`. */
  before?: string
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Sort field. Defaults to `date`. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** Sort direction. Defaults to `desc`. (default "desc") */
  order?: "asc" | "desc"
}

export interface Variation {
  /** The variation's ID. */
  id: number
  /** The ID of the product the variation belongs to. */
  parent_id?: number
  /** The variation's name, made from its attribute values. */
  name?: string
  /** The variation's type, usually variation. */
  type?: string
  /** Creation time, in the site's time zone. */
  date_created?: string
  /** Creation time, in UTC. */
  date_created_gmt?: string
  /** The time of the last modification, in the site's time zone. */
  date_modified?: string
  /** The time of the last modification, in UTC. */
  date_modified_gmt?: string
  /** The variation's description, as HTML. */
  description?: string
  /** The variation's address in the store. */
  permalink?: string
  /** The variation's SKU, an identifier set by the merchant. */
  sku?: string
  /** The variation's GTIN, UPC, EAN or ISBN. */
  global_unique_id?: string
  /** The variation's current price, as a decimal string. */
  price?: string
  /** The variation's regular price, as a decimal string. */
  regular_price?: string
  /** The variation's sale price, as a decimal string. Empty if none is set. */
  sale_price?: string
  /** The sale's start, in the site's time zone. Null if none is set. */
  date_on_sale_from?: string | null
  /** The sale's start, in UTC. Null if none is set. */
  date_on_sale_from_gmt?: string | null
  /** The sale's end, in the site's time zone. Null if none is set. */
  date_on_sale_to?: string | null
  /** The sale's end, in UTC. Null if none is set. */
  date_on_sale_to_gmt?: string | null
  /** Whether the variation is on sale. */
  on_sale?: boolean
  /** The variation's status: draft, pending, private or published. */
  status?: string
  /** Whether the variation can be bought. */
  purchasable?: boolean
  /** Whether the variation is virtual and needs no shipping. */
  virtual?: boolean
  /** Whether the variation can be downloaded. */
  downloadable?: boolean
  /** The files buyers can download. */
  downloads?: Download[]
  /** The number of times each buyer may download. Minus one for no limit. */
  download_limit?: number
  /** The number of days downloads stay available. Minus one for no limit. */
  download_expiry?: number
  /** The part that is taxed: product and shipping, shipping alone or none. */
  tax_status?: string
  /** The variation's tax class. Empty for the standard one. */
  tax_class?: string
  /** Whether the stock of the variation is managed. `parent` means that the product's stock is managed. */
  manage_stock?: boolean | string
  /** The quantity in stock. Null if stock is not managed. */
  stock_quantity?: number | null
  /** The stock status: in stock, out of stock or on backorder. */
  stock_status?: string
  /** The rule on backorders: no, notify or yes. */
  backorders?: string
  /** Whether backorders are allowed. */
  backorders_allowed?: boolean
  /** Whether the variation is on backorder. */
  backordered?: boolean
  /** The quantity that counts as low stock. Null for the store's default. */
  low_stock_amount?: number | null
  /** The variation's weight, in the store's unit. */
  weight?: string
  /** The variation's length, width and height, in the store's unit. */
  dimensions?: Dimensions
  /** The slug of the shipping class. */
  shipping_class?: string
  /** The ID of the shipping class. Zero if there is none. */
  shipping_class_id?: number
  image?: Image | null
  /** The attribute values that define the variation. */
  attributes?: DefaultAttribute[]
  /** The variation's position, for sorting. */
  menu_order?: number
  /** The variation's metadata, as pairs of key and value. */
  meta_data?: MetaData[]
}

/** Params of product_variations.get. */
export interface ProductVariationsGetParams {
  /** ID of the product, as `products.list` returns it. (at least 1) */
  product_id: number
  /** ID of the variation, as `product_variations.list` returns it. (at least 1) */
  id: number
}

/** Params of product_variations.create. */
export interface ProductVariationsCreateParams {
  /** ID of the product, as `products.list` returns it. (at least 1) */
  product_id: number
  /** Attribute values of the variation, such as `Color: Black`. (at least 1 items) */
  attributes: {
    /** ID of a global attribute. (at least 0) */
    id?: number
    /** Name of the attribute, if it belongs to the product alone. */
    name?: string
    /** Value of the attribute, such as `Black`. */
    option: string
  }[]
  /** Status of the variation. `publish` makes it visible to customers. */
  status?: "draft" | "pending" | "private" | "publish"
  /** Stock keeping unit (SKU), unique in the store. */
  sku?: string
  /** Regular price, such as `19.90`. */
  regular_price?: string
  /** Sale price. An empty string removes it. */
  sale_price?: string
  /** Description of the variation, as HTML. */
  description?: string
  /** Whether to manage the stock of the variation. */
  manage_stock?: boolean
  /** Stock quantity. Requires `manage_stock`. */
  stock_quantity?: number
  /** Stock status, if the stock is not managed. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /** Whether the variation can be ordered when out of stock (backorders). */
  backorders?: "no" | "notify" | "yes"
  /** Whether the variation is virtual and not shipped. */
  virtual?: boolean
  /** Slug of the tax class. */
  tax_class?: string
  /** Weight in the store's unit. */
  weight?: string
  /** Dimensions in the store's unit. */
  dimensions?: {
    /** Length in the store's unit. */
    length?: string
    /** Width in the store's unit. */
    width?: string
    /** Height in the store's unit. */
    height?: string
  }
  /** Image of the variation. */
  image?: {
    /** ID of an image in the store. (at least 0) */
    id?: number
    /** URL of an image, which is copied to the store. */
    src?: string
    /** Name of the image. */
    name?: string
    /** Alternative text of the image, for accessibility. */
    alt?: string
  }
  /** Position in the custom sort order. */
  menu_order?: number
  /** Metadata of the variation. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of product_variations.update. */
export interface ProductVariationsUpdateParams {
  /** ID of the product, as `products.list` returns it. (at least 1) */
  product_id: number
  /** ID of the variation, as `product_variations.list` returns it. (at least 1) */
  id: number
  /** New attribute values of the variation. */
  attributes?: {
    /** ID of a global attribute. (at least 0) */
    id?: number
    /** Name of the attribute, if it belongs to the product alone. */
    name?: string
    /** Value of the attribute, such as `Black`. */
    option: string
  }[]
  /** Status of the variation. `publish` makes it visible to customers. */
  status?: "draft" | "pending" | "private" | "publish"
  /** Stock keeping unit (SKU), unique in the store. */
  sku?: string
  /** Regular price, such as `19.90`. */
  regular_price?: string
  /** Sale price. An empty string removes it. */
  sale_price?: string
  /** Description of the variation, as HTML. */
  description?: string
  /** Whether to manage the stock of the variation. */
  manage_stock?: boolean
  /** Stock quantity. Requires `manage_stock`. */
  stock_quantity?: number
  /** Stock status, if the stock is not managed. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /** Whether the variation can be ordered when out of stock (backorders). */
  backorders?: "no" | "notify" | "yes"
  /** Whether the variation is virtual and not shipped. */
  virtual?: boolean
  /** Slug of the tax class. */
  tax_class?: string
  /** Weight in the store's unit. */
  weight?: string
  /** Dimensions in the store's unit. */
  dimensions?: {
    /** Length in the store's unit. */
    length?: string
    /** Width in the store's unit. */
    width?: string
    /** Height in the store's unit. */
    height?: string
  }
  /** Image of the variation. */
  image?: {
    /** ID of an image in the store. (at least 0) */
    id?: number
    /** URL of an image, which is copied to the store. */
    src?: string
    /** Name of the image. */
    name?: string
    /** Alternative text of the image, for accessibility. */
    alt?: string
  }
  /** Position in the custom sort order. */
  menu_order?: number
  /** Metadata of the variation. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of product_variations.delete. */
export interface ProductVariationsDeleteParams {
  /** ID of the product, as `products.list` returns it. (at least 1) */
  product_id: number
  /** ID of the variation, as `product_variations.list` returns it. (at least 1) */
  id: number
}

/** Searchable fields of product_variations, in hosted mode. */
export interface ProductVariationsSearchFields {
  id: number | null
  sku: string | null
  status: string | null
  price: string | null
  regular_price: string | null
  sale_price: string | null
  on_sale: boolean | null
  stock_status: string | null
  stock_quantity: number | null
  description: string | null
  permalink: string | null
  date_created_gmt: string | null
  date_modified_gmt: string | null
}

/** Params of product_categories.list. */
export interface ProductCategoriesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** Search keywords. */
  search?: string
  /** Filters by slug. */
  slug?: string
  /** Filters by parent category ID. `0` returns top-level categories. (at least 0) */
  parent?: number
  /** Filters by product ID. (at least 1) */
  product?: number
  /** Whether to leave out records without products. Defaults to `false`. (default false) */
  hide_empty?: boolean
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Sort field. Defaults to `name`. (default "name") */
  orderby?: "id" | "include" | "name" | "slug" | "term_group" | "description" | "count"
  /** Sort direction. Defaults to `asc`. (default "asc") */
  order?: "asc" | "desc"
}

export interface Category {
  /** The category's ID. */
  id: number
  /** The category's name. */
  name?: string
  /** The category's slug, used in addresses. */
  slug?: string
  /** The ID of the parent category. Zero at the top level. */
  parent?: number
  /** The category's description, as HTML. */
  description?: string
  /** The content of the category's page: products, subcategories or both. */
  display?: string
  /** Image of the category. Null or an empty list if there is none. */
  image?: unknown
  /** The category's position, for sorting. */
  menu_order?: number
  /** The number of published products in the category. */
  count?: number
}

/** Params of product_categories.get. */
export interface ProductCategoriesGetParams {
  /** ID of the category, as `product_categories.list` returns it. (at least 1) */
  id: number
}

/** Params of product_categories.create. */
export interface ProductCategoriesCreateParams {
  /** Name of the category. */
  name: string
  /** Slug used in URLs. Defaults to a slug generated from the name. */
  slug?: string
  /** ID of the parent category. `0` means none. (at least 0) */
  parent?: number
  /** Description, as HTML. */
  description?: string
  /** Content of the category page. */
  display?: "default" | "products" | "subcategories" | "both"
  /** Image of the category. */
  image?: {
    /** ID of an image in the store. (at least 0) */
    id?: number
    /** URL of an image, which is copied to the store. */
    src?: string
    /** Name of the image. */
    name?: string
    /** Alternative text of the image, for accessibility. */
    alt?: string
  }
  /** Position in the custom sort order. */
  menu_order?: number
}

/** Params of product_categories.update. */
export interface ProductCategoriesUpdateParams {
  /** ID of the category, as `product_categories.list` returns it. (at least 1) */
  id: number
  /** New name of the category. */
  name?: string
  /** Slug used in URLs. Defaults to a slug generated from the name. */
  slug?: string
  /** ID of the parent category. `0` means none. (at least 0) */
  parent?: number
  /** Description, as HTML. */
  description?: string
  /** Content of the category page. */
  display?: "default" | "products" | "subcategories" | "both"
  /** Image of the category. */
  image?: {
    /** ID of an image in the store. (at least 0) */
    id?: number
    /** URL of an image, which is copied to the store. */
    src?: string
    /** Name of the image. */
    name?: string
    /** Alternative text of the image, for accessibility. */
    alt?: string
  }
  /** Position in the custom sort order. */
  menu_order?: number
}

/** Params of product_categories.delete. */
export interface ProductCategoriesDeleteParams {
  /** ID of the category, as `product_categories.list` returns it. (at least 1) */
  id: number
}

/** Searchable fields of product_categories, in hosted mode. */
export interface ProductCategoriesSearchFields {
  id: number | null
  name: string | null
  slug: string | null
  parent: number | null
  description: string | null
  display: string | null
  menu_order: number | null
  count: number | null
}

/** Params of product_tags.list. */
export interface ProductTagsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** Search keywords. */
  search?: string
  /** Filters by slug. */
  slug?: string
  /** Filters by product ID. (at least 1) */
  product?: number
  /** Whether to leave out records without products. Defaults to `false`. (default false) */
  hide_empty?: boolean
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Sort field. Defaults to `name`. (default "name") */
  orderby?: "id" | "include" | "name" | "slug" | "term_group" | "description" | "count"
  /** Sort direction. Defaults to `asc`. (default "asc") */
  order?: "asc" | "desc"
}

export interface Term {
  /** The tag's ID. */
  id: number
  /** The tag's name. */
  name?: string
  /** The tag's slug, used in addresses. */
  slug?: string
  /** The tag's description, as HTML. */
  description?: string
  /** The number of published products with the tag. */
  count?: number
}

/** Params of product_tags.get. */
export interface ProductTagsGetParams {
  /** ID of the tag, as `product_tags.list` returns it. (at least 1) */
  id: number
}

/** Params of product_tags.create. */
export interface ProductTagsCreateParams {
  /** Name of the tag. */
  name: string
  /** Slug used in URLs. Defaults to a slug generated from the name. */
  slug?: string
  /** Description, as HTML. */
  description?: string
}

/** Params of product_tags.update. */
export interface ProductTagsUpdateParams {
  /** ID of the tag, as `product_tags.list` returns it. (at least 1) */
  id: number
  /** New name of the tag. */
  name?: string
  /** Slug used in URLs. Defaults to a slug generated from the name. */
  slug?: string
  /** Description, as HTML. */
  description?: string
}

/** Params of product_tags.delete. */
export interface ProductTagsDeleteParams {
  /** ID of the tag, as `product_tags.list` returns it. (at least 1) */
  id: number
}

/** Searchable fields of product_tags, in hosted mode. */
export interface ProductTagsSearchFields {
  id: number | null
  name: string | null
  slug: string | null
  description: string | null
  count: number | null
}

/** Params of product_attributes.list. */
export interface ProductAttributesListParams { [k: string]: never }

export interface Attribute {
  id: number
  name?: string
  slug?: string
  type?: string
  order_by?: string
  has_archives?: boolean
}

/** Params of product_attributes.get. */
export interface ProductAttributesGetParams {
  /** ID of the attribute, as `product_attributes.list` returns it. (at least 1) */
  id: number
}

/** Params of product_attributes.create. */
export interface ProductAttributesCreateParams {
  /** Name of the attribute, such as `Color`. */
  name: string
  /** Slug used in URLs. Defaults to a slug generated from the name. */
  slug?: string
  /** Type of the attribute: `select`, or another type that the store supports. */
  type?: string
  /** Sort order of the terms. Defaults to `menu_order`, a custom order. */
  order_by?: "menu_order" | "name" | "name_num" | "id"
  /** Whether the terms have their own archive pages. */
  has_archives?: boolean
}

/** Params of product_attributes.update. */
export interface ProductAttributesUpdateParams {
  /** ID of the attribute, as `product_attributes.list` returns it. (at least 1) */
  id: number
  /** New name of the attribute. */
  name?: string
  /** Slug used in URLs. Defaults to a slug generated from the name. */
  slug?: string
  /** Type of the attribute: `select`, or another type that the store supports. */
  type?: string
  /** Sort order of the terms. `menu_order` is a custom order. */
  order_by?: "menu_order" | "name" | "name_num" | "id"
  /** Whether the terms have their own archive pages. */
  has_archives?: boolean
}

/** Params of product_attributes.delete. */
export interface ProductAttributesDeleteParams {
  /** ID of the attribute, as `product_attributes.list` returns it. (at least 1) */
  id: number
}

/** Searchable fields of product_attributes, in hosted mode. */
export interface ProductAttributesSearchFields {
  id: number | null
  name: string | null
  slug: string | null
  type: string | null
  order_by: string | null
  has_archives: boolean | null
}

/** Params of product_attribute_terms.list. */
export interface ProductAttributeTermsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** ID of the attribute, as `product_attributes.list` returns it. (at least 1) */
  attribute_id: number
  /** Search keywords. */
  search?: string
  /** Filters by slug. */
  slug?: string
  /** Filters by product ID. (at least 1) */
  product?: number
  /** Whether to leave out records without products. Defaults to `false`. (default false) */
  hide_empty?: boolean
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Sort field. Defaults to `name`. (default "name") */
  orderby?: "id" | "include" | "name" | "slug" | "term_group" | "description" | "count"
  /** Sort direction. Defaults to `asc`. (default "asc") */
  order?: "asc" | "desc"
}

export interface AttributeTerm {
  id: number
  name?: string
  slug?: string
  description?: string
  menu_order?: number
  count?: number
}

/** Params of product_attribute_terms.create. */
export interface ProductAttributeTermsCreateParams {
  /** ID of the attribute, as `product_attributes.list` returns it. (at least 1) */
  attribute_id: number
  /** Name of the term. */
  name: string
  /** Slug used in URLs. Defaults to a slug generated from the name. */
  slug?: string
  /** Description, as HTML. */
  description?: string
  /** Position in the custom sort order. */
  menu_order?: number
}

/** Params of product_attribute_terms.delete. */
export interface ProductAttributeTermsDeleteParams {
  /** ID of the attribute, as `product_attributes.list` returns it. (at least 1) */
  attribute_id: number
  /** ID of the term, as `product_attribute_terms.list` returns it. (at least 1) */
  id: number
}

/** Params of product_reviews.list. */
export interface ProductReviewsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** Search keywords. */
  search?: string
  /** Filters by product ID. */
  product?: number[]
  /** Filters by user ID of the reviewer. */
  reviewer?: number[]
  /** Excludes reviews by these reviewers, by user ID. */
  reviewer_exclude?: number[]
  /** Filters by email address of the reviewer. */
  reviewer_email?: string[]
  /** Filters by review status. Defaults to `approved`. */
  status?: "all" | "hold" | "approved" | "spam" | "trash"
  /**
   * Filters to records created after this time, such as `2026-11-01T00:00:00`. Without a time zone, in the store's
   * time.
   */
  after?: string
  /** Filters to records created before this time, in the format of `after`. */
  before?: string
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Sort field. Defaults to `date_gmt`. (default "date_gmt") */
  orderby?: "date" | "date_gmt" | "id" | "slug" | "include" | "product"
  /** Sort direction. Defaults to `desc`. (default "desc") */
  order?: "asc" | "desc"
}

export interface Review {
  id: number
  date_created?: string
  date_created_gmt?: string
  product_id?: number
  product_name?: string
  product_permalink?: string
  status?: string
  reviewer?: string
  reviewer_email?: string
  review?: string
  rating?: number
  verified?: boolean
  reviewer_avatar_urls?: {
    [k: string]: string
  }
}

/** Params of product_reviews.get. */
export interface ProductReviewsGetParams {
  /** ID of the review, as `product_reviews.list` returns it. (at least 1) */
  id: number
}

/** Params of product_reviews.create. */
export interface ProductReviewsCreateParams {
  /** ID of the product, as `products.list` returns it. (at least 1) */
  product_id: number
  /** Text of the review. */
  review: string
  /** Name of the reviewer. */
  reviewer: string
  /** Email address of the reviewer. */
  reviewer_email: string
  /** Rating, 1 to 5. `0` means none. (0 to 5) */
  rating?: number
  /** Status of the review. New reviews default to `approved`. */
  status?: "approved" | "hold" | "spam" | "unspam" | "trash" | "untrash"
}

/** Params of product_reviews.update. */
export interface ProductReviewsUpdateParams {
  /** ID of the review, as `product_reviews.list` returns it. (at least 1) */
  id: number
  /** Text of the review. */
  review?: string
  /** Rating, 1 to 5. `0` means none. (0 to 5) */
  rating?: number
  /** Status of the review. New reviews default to `approved`. */
  status?: "approved" | "hold" | "spam" | "unspam" | "trash" | "untrash"
}

/** Params of product_reviews.delete. */
export interface ProductReviewsDeleteParams {
  /** ID of the review, as `product_reviews.list` returns it. (at least 1) */
  id: number
}

/** Searchable fields of product_reviews, in hosted mode. */
export interface ProductReviewsSearchFields {
  id: number | null
  product_id: number | null
  status: string | null
  reviewer: string | null
  reviewer_email: string | null
  review: string | null
  rating: number | null
  verified: boolean | null
  date_created_gmt: string | null
}

/** Params of coupons.list. */
export interface CouponsListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** Search keywords. */
  search?: string
  /** Filters by coupon code. */
  code?: string
  /**
   * Filters to records created after this time, such as `2026-11-01T00:00:00`. Without a time zone, in the store's
   * time.
   */
  after?: string
  /** Filters to records created before this time, in the format of `after`. */
  before?: string
  /** Filters to records modified after this time, in the format of `after`. */
  modified_after?: string
  /** Filters to records modified before this time, in the format of `after`. */
  modified_before?: string
  /** Whether times are in GMT, not in the store's time zone. */
  dates_are_gmt?: boolean
  /** Filters by ID. */
  include?: number[]
  /** Excludes records by ID. */
  exclude?: number[]
  /** Sort field. Defaults to `date`. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** Sort direction. Defaults to `desc`. (default "desc") */
  order?: "asc" | "desc"
}

export interface Coupon {
  id: number
  code?: string
  amount?: string
  status?: string
  date_created?: string
  date_created_gmt?: string
  date_modified?: string
  date_modified_gmt?: string
  discount_type?: string
  description?: string
  date_expires?: string | null
  date_expires_gmt?: string | null
  usage_count?: number
  individual_use?: boolean
  product_ids?: number[]
  excluded_product_ids?: number[]
  usage_limit?: number | null
  usage_limit_per_user?: number | null
  limit_usage_to_x_items?: number | null
  free_shipping?: boolean
  product_categories?: number[]
  excluded_product_categories?: number[]
  exclude_sale_items?: boolean
  minimum_amount?: string
  maximum_amount?: string
  email_restrictions?: string[]
  used_by?: string[]
  meta_data?: MetaData[]
}

/** Params of coupons.get. */
export interface CouponsGetParams {
  /** ID of the coupon, as `coupons.list` returns it. (at least 1) */
  id: number
}

/** Params of coupons.create. */
export interface CouponsCreateParams {
  /** Coupon code that customers enter. */
  code: string
  /** Type of the discount: percent, a fixed amount off the cart, or off each product. Defaults to `fixed_cart`. */
  discount_type?: "percent" | "fixed_cart" | "fixed_product"
  /** Discount amount, as a number, for percent as well. */
  amount?: string
  /** Description of the coupon. */
  description?: string
  /** Expiry time of the coupon in GMT, without a time zone. */
  date_expires_gmt?: string | null
  /** Whether the coupon cannot be combined with other coupons. */
  individual_use?: boolean
  /** IDs of products that the coupon applies to. */
  product_ids?: number[]
  /** IDs of products that the coupon does not apply to. */
  excluded_product_ids?: number[]
  /** IDs of categories that the coupon applies to. */
  product_categories?: number[]
  /** IDs of categories that the coupon does not apply to. */
  excluded_product_categories?: number[]
  /** Whether to exclude products on sale. */
  exclude_sale_items?: boolean
  /** Minimum order total for the coupon. */
  minimum_amount?: string
  /** Maximum order total for the coupon. */
  maximum_amount?: string
  /** Maximum number of times that the coupon can be used in total. (at least 0) */
  usage_limit?: number | null
  /** Maximum number of times that each customer can use the coupon. (at least 0) */
  usage_limit_per_user?: number | null
  /** Maximum number of items in the cart that the coupon applies to. (at least 0) */
  limit_usage_to_x_items?: number | null
  /** Whether the coupon grants free shipping. */
  free_shipping?: boolean
  /** Email addresses that can use the coupon. */
  email_restrictions?: string[]
  /** Metadata of the coupon. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of coupons.update. */
export interface CouponsUpdateParams {
  /** ID of the coupon, as `coupons.list` returns it. (at least 1) */
  id: number
  /** New coupon code. */
  code?: string
  /** Type of the discount: percent, a fixed amount off the cart, or off each product. */
  discount_type?: "percent" | "fixed_cart" | "fixed_product"
  /** Discount amount, as a number, for percent as well. */
  amount?: string
  /** Description of the coupon. */
  description?: string
  /** Expiry time of the coupon in GMT, without a time zone. */
  date_expires_gmt?: string | null
  /** Whether the coupon cannot be combined with other coupons. */
  individual_use?: boolean
  /** IDs of products that the coupon applies to. */
  product_ids?: number[]
  /** IDs of products that the coupon does not apply to. */
  excluded_product_ids?: number[]
  /** IDs of categories that the coupon applies to. */
  product_categories?: number[]
  /** IDs of categories that the coupon does not apply to. */
  excluded_product_categories?: number[]
  /** Whether to exclude products on sale. */
  exclude_sale_items?: boolean
  /** Minimum order total for the coupon. */
  minimum_amount?: string
  /** Maximum order total for the coupon. */
  maximum_amount?: string
  /** Maximum number of times that the coupon can be used in total. (at least 0) */
  usage_limit?: number | null
  /** Maximum number of times that each customer can use the coupon. (at least 0) */
  usage_limit_per_user?: number | null
  /** Maximum number of items in the cart that the coupon applies to. (at least 0) */
  limit_usage_to_x_items?: number | null
  /** Whether the coupon grants free shipping. */
  free_shipping?: boolean
  /** Email addresses that can use the coupon. */
  email_restrictions?: string[]
  /** Metadata of the coupon. */
  meta_data?: {
    /** ID of the metadata to update. Without an ID, adds new metadata. (at least 1) */
    id?: number
    /** Key of the metadata. */
    key: string
    /** Value of the metadata: a string or any other type. */
    value: unknown
  }[]
}

/** Params of coupons.delete. */
export interface CouponsDeleteParams {
  /** ID of the coupon, as `coupons.list` returns it. (at least 1) */
  id: number
  /** Whether to delete the record permanently, not move it to the trash. Defaults to `false`. (default false) */
  force?: boolean
}

/** Searchable fields of coupons, in hosted mode. */
export interface CouponsSearchFields {
  id: number | null
  code: string | null
  amount: string | null
  discount_type: string | null
  status: string | null
  description: string | null
  usage_count: number | null
  usage_limit: number | null
  individual_use: boolean | null
  free_shipping: boolean | null
  minimum_amount: string | null
  date_expires_gmt: string | null
  date_created_gmt: string | null
  date_modified_gmt: string | null
}

/** Params of payment_gateways.list. */
export interface PaymentGatewaysListParams { [k: string]: never }

export interface PaymentGateway {
  id: string
  title?: string
  description?: string
  /** Sort position. An empty string if never sorted. */
  order?: number | string
  enabled?: boolean
  method_title?: string
  method_description?: string
  method_supports?: string[]
  settings?: {
    [k: string]: Setting
  }
}

export interface Setting {
  id?: string
  label?: string
  description?: string
  type?: string
  /** Value of the setting: a string or a list, depending on its type. */
  value?: unknown
  /** Default value of the setting. */
  default?: unknown
  tip?: string
  placeholder?: string
  /** Options of a setting with a choice, by value. */
  options?: unknown
}

/** Params of payment_gateways.get. */
export interface PaymentGatewaysGetParams {
  /** ID of the payment gateway, such as `bacs`. */
  id: string
}

/** Params of payment_gateways.update. */
export interface PaymentGatewaysUpdateParams {
  /** ID of the payment gateway, such as `bacs`. */
  id: string
  /** Title of the payment gateway, shown to customers. */
  title?: string
  /** Description of the payment gateway, shown to customers. */
  description?: string
  /** Sort position of the payment gateway, starting at 0. (at least 0) */
  order?: number
  /** Whether the payment gateway is enabled and visible to customers. */
  enabled?: boolean
  /** Values of the settings, by name. */
  settings?: {
    [k: string]: string
  }
}

/** Searchable fields of payment_gateways, in hosted mode. */
export interface PaymentGatewaysSearchFields {
  id: string | null
  title: string | null
  description: string | null
  order: number | null
  enabled: boolean | null
  method_title: string | null
  method_description: string | null
}

/** Params of shipping_methods.list. */
export interface ShippingMethodsListParams { [k: string]: never }

export interface ShippingMethod {
  id: string
  title?: string
  description?: string
}

/** Params of shipping_methods.get. */
export interface ShippingMethodsGetParams {
  /** ID of the shipping method, such as `flat_rate`. */
  id: string
}

/** Searchable fields of shipping_methods, in hosted mode. */
export interface ShippingMethodsSearchFields {
  id: string | null
  title: string | null
  description: string | null
}

/** Params of shipping_zones.list. */
export interface ShippingZonesListParams { [k: string]: never }

export interface ShippingZone {
  id: number
  name?: string
  order?: number
}

/** Params of shipping_zones.get. */
export interface ShippingZonesGetParams {
  /** ID of the shipping zone, as `shipping_zones.list` returns it. (at least 0) */
  id: number
}

/** Searchable fields of shipping_zones, in hosted mode. */
export interface ShippingZonesSearchFields {
  id: number | null
  name: string | null
  order: number | null
}

/** Params of shipping_zone_methods.list. */
export interface ShippingZoneMethodsListParams {
  /** ID of the shipping zone, as `shipping_zones.list` returns it. (at least 0) */
  zone_id: number
}

export interface ZoneMethod {
  instance_id: number
  id?: number
  title?: string
  order?: number
  enabled?: boolean
  method_id?: string
  method_title?: string
  method_description?: string
  settings?: {
    [k: string]: Setting
  }
}

/** Params of tax_rates.list. */
export interface TaxRatesListParams {
  /** Page number, starting at 1. `next` is the number of the next page. (at least 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  per_page?: number
  /** Filters by slug of the tax class. Use `standard` for the main tax class. */
  class?: string
  /** Sort field. Defaults to `order`. (default "order") */
  orderby?: "id" | "order" | "priority"
  /** Sort direction. Defaults to `asc`. (default "asc") */
  order?: "asc" | "desc"
}

export interface TaxRate {
  id: number
  country?: string
  state?: string
  postcode?: string
  city?: string
  postcodes?: string[]
  cities?: string[]
  rate?: string
  name?: string
  priority?: number
  compound?: boolean
  shipping?: boolean
  order?: number
  class?: string
}

/** Params of tax_rates.get. */
export interface TaxRatesGetParams {
  /** ID of the tax rate, as `tax_rates.list` returns it. (at least 1) */
  id: number
}

/** Params of tax_rates.create. */
export interface TaxRatesCreateParams {
  /** Country, as a two-letter code. */
  country?: string
  /** State, as a code. */
  state?: string
  /** Postal codes that the tax rate applies to. Defaults to all. */
  postcodes?: string[]
  /** Cities that the tax rate applies to. Defaults to all. */
  cities?: string[]
  /** Tax rate in percent, such as `20.0000`. */
  rate?: string
  /** Name of the tax rate, shown to customers. */
  name?: string
  /** Priority of the tax rate. Of each priority, one rate applies. (at least 0) */
  priority?: number
  /** Whether the tax rate is compound, applied on top of other taxes. */
  compound?: boolean
  /** Whether the tax rate also applies to shipping. */
  shipping?: boolean
  /** Sort position of the tax rate. (at least 0) */
  order?: number
  /** Slug of the tax class. Defaults to `standard`. */
  class?: string
}

/** Params of tax_rates.update. */
export interface TaxRatesUpdateParams {
  /** ID of the tax rate, as `tax_rates.list` returns it. (at least 1) */
  id: number
  /** Country, as a two-letter code. */
  country?: string
  /** State, as a code. */
  state?: string
  /** Postal codes that the tax rate applies to. Defaults to all. */
  postcodes?: string[]
  /** Cities that the tax rate applies to. Defaults to all. */
  cities?: string[]
  /** Tax rate in percent, such as `20.0000`. */
  rate?: string
  /** Name of the tax rate, shown to customers. */
  name?: string
  /** Priority of the tax rate. Of each priority, one rate applies. (at least 0) */
  priority?: number
  /** Whether the tax rate is compound, applied on top of other taxes. */
  compound?: boolean
  /** Whether the tax rate also applies to shipping. */
  shipping?: boolean
  /** Sort position of the tax rate. (at least 0) */
  order?: number
  /** Slug of the tax class. */
  class?: string
}

/** Params of tax_rates.delete. */
export interface TaxRatesDeleteParams {
  /** ID of the tax rate, as `tax_rates.list` returns it. (at least 1) */
  id: number
}

/** Searchable fields of tax_rates, in hosted mode. */
export interface TaxRatesSearchFields {
  id: number | null
  country: string | null
  state: string | null
  rate: string | null
  name: string | null
  priority: number | null
  compound: boolean | null
  shipping: boolean | null
  order: number | null
  class: string | null
}

/** Params of tax_classes.list. */
export interface TaxClassesListParams { [k: string]: never }

export interface TaxClass {
  slug: string
  name?: string
}

/** Searchable fields of tax_classes, in hosted mode. */
export interface TaxClassesSearchFields {
  slug: string | null
  name: string | null
}

/** Params of sales_reports.list. */
export interface SalesReportsListParams {
  /** Period that ends today, or the last month. Defaults to today. */
  period?: "week" | "month" | "last_month" | "year"
  /** First day of the period. */
  date_min?: string
  /** Last day of the period. */
  date_max?: string
}

export interface SalesReport {
  total_sales?: string
  net_sales?: string
  average_sales?: string
  total_orders?: number
  total_items?: number
  total_tax?: string
  total_shipping?: string
  total_refunds?: number
  total_discount?: string
  totals_grouped_by?: string
  total_customers?: number
  totals?: {
    [k: string]: SalesTotal
  }
}

export interface SalesTotal {
  sales?: string
  orders?: number
  items?: number
  tax?: string
  shipping?: string
  discount?: string
  customers?: number
}

/** Params of top_sellers.list. */
export interface TopSellersListParams {
  /** Period that ends today, or the last month. Defaults to the current week. */
  period?: "week" | "month" | "last_month" | "year"
  /** First day of the period. */
  date_min?: string
  /** Last day of the period. */
  date_max?: string
}

export interface TopSeller {
  product_id: number
  name?: string
  title?: string
  quantity?: number
}

/** Params of order_totals.list. */
export interface OrderTotalsListParams { [k: string]: never }

export interface Total {
  slug: string
  name?: string
  total?: number
}

/** Credentials by auth variant. */
export interface WoocommerceCredentials {
  keys: WoocommerceKeysCredentials
  keys_in_query: WoocommerceKeysInQueryCredentials
}

/** API keys */
export interface WoocommerceKeysCredentials {
  /** Consumer key, which starts with `ck_`. */
  consumer_key: string
  /** Consumer secret, which starts with `cs_`. */
  consumer_secret: string
}

/** API keys in the URL */
export interface WoocommerceKeysInQueryCredentials {
  /** Consumer key, which starts with `ck_`. */
  consumer_key: string
  /** Consumer secret, which starts with `cs_`. */
  consumer_secret: string
}

export interface WoocommerceConfig {
  /** Host of the store, as in its URL, without `https://` and path. */
  host: string
}
