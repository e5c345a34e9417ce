// Generated from definitions/woocommerce.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** WooCommerce */
    "woocommerce": Woocommerce
  }
}

/**
 * WooCommerce. Orders with notes and refunds, customers, products with variations, categories, tags, attributes and
 * reviews, coupons, shipping, taxes and sales reports of a WooCommerce shop.
 */
export interface Woocommerce {
  operations: WoocommerceOperations
  credentials: WoocommerceCredentials
  config: WoocommerceConfig
}

/** What can be called, by entity and action. */
export interface WoocommerceOperations {
  /** An order with its lines, addresses and totals; amounts are texts in the order's currency. */
  orders: {
    /** Lists or searches orders by status, customer, product or time, the latest first; not those in the trash. */
    list: {
      params: OrdersListParams
      records: Order[]
      meta: {}
    }
    /** Gets an order by its id. */
    get: {
      params: OrdersGetParams
      records: Order
      meta: {}
    }
    /** Creates an order, with set_paid as one that is paid. Totals are computed from its lines. */
    create: {
      params: OrdersCreateParams
      records: Order
      meta: {}
    }
    /**
     * Changes what is given of an order: its status, addresses, lines or notes. A line with an id is changed, without
     * one added, with quantity 0 removed.
     */
    update: {
      params: OrdersUpdateParams
      records: Order
      meta: {}
    }
    /** Moves an order to the trash, or with force deletes it for good. */
    delete: {
      params: OrdersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: OrdersSearchFields
    }
  }
  /** A change of several orders at once. */
  order_batches: {
    /** Changes several orders at once, up to 100, such as their status; says of each whether it was changed. */
    update: {
      params: OrderBatchesUpdateParams
      records: Order[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
  /** A note on an order, for the shop or for the customer; status changes are noted too. */
  order_notes: {
    /** Lists the notes of an order. */
    list: {
      params: OrderNotesListParams
      records: OrderNote[]
      meta: {}
    }
    /** Gets a note of an order. */
    get: {
      params: OrderNotesGetParams
      records: OrderNote
      meta: {}
    }
    /** Adds a note to an order; with customer_note it is sent to the customer. */
    create: {
      params: OrderNotesCreateParams
      records: OrderNote
      meta: {}
    }
    /** Deletes a note of an order. */
    delete: {
      params: OrderNotesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: OrderNotesSearchFields
    }
  }
  /** A refund of any order, in part or whole. */
  refunds: {
    /** Lists the refunds of all orders by time or text, the latest first; needs WooCommerce 9.0. */
    list: {
      params: RefundsListParams
      records: Refund[]
      meta: {}
    }
    search: {
      fields: RefundsSearchFields
    }
  }
  /** A refund of one order, in part or whole. */
  order_refunds: {
    /** Lists the refunds of an order, the latest first. */
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
    /** Refunds an order in part or whole; unless api_refund is false the money goes back by the payment gateway. */
    create: {
      params: OrderRefundsCreateParams
      records: RefundOfOrder
      meta: {}
    }
    /** Deletes a refund from an order; money that was paid back stays so. */
    delete: {
      params: OrderRefundsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A customer with an account; guests are in their orders alone. */
  customers: {
    /** Lists or searches customers by name, address or role, sorted by name unless orderby says otherwise. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {}
    }
    /** Gets a customer by id. */
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
    /** Changes what is given of a customer. */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    /** Deletes a customer's account for good; the orders stay. */
    delete: {
      params: CustomersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** A file that a customer has bought and may download. */
  customer_downloads: {
    /** Lists the files that a customer may download. */
    list: {
      params: CustomerDownloadsListParams
      records: CustomerDownload[]
      meta: {}
    }
  }
  /** A product: simple, with variations (variable), grouped, or sold elsewhere (external). */
  products: {
    /** Lists or searches products by name, SKU, category, price, stock or time, the latest first. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {}
    }
    /** Gets a product by id. */
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
    /** Changes what is given of a product, such as price or stock. */
    update: {
      params: ProductsUpdateParams
      records: Product
      meta: {}
    }
    /** Moves a product to the trash, or with force deletes it for good with its variations. */
    delete: {
      params: ProductsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductsSearchFields
    }
  }
  /** Several products that are written at once. */
  product_batches: {
    /** Creates several products at once, up to 100; says of each whether it was created. */
    create: {
      params: ProductBatchesCreateParams
      records: Product[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Changes several products at once, up to 100, such as prices and stock; says of each whether it was changed. */
    update: {
      params: ProductBatchesUpdateParams
      records: Product[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
  /** A variation of a product, such as one size, with price and stock of its own. */
  product_variations: {
    /** Lists the variations of a product by SKU, price or stock. */
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
    /** Creates a variation of a product, for a choice of its attributes. */
    create: {
      params: ProductVariationsCreateParams
      records: Variation
      meta: {}
    }
    /** Changes what is given of a variation, such as price or stock. */
    update: {
      params: ProductVariationsUpdateParams
      records: Variation
      meta: {}
    }
    /** Deletes a variation of a product for good. */
    delete: {
      params: ProductVariationsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductVariationsSearchFields
    }
  }
  /** A category of products, which may be below another one. */
  product_categories: {
    /** Lists or searches the categories of products. */
    list: {
      params: ProductCategoriesListParams
      records: Category[]
      meta: {}
    }
    /** Gets a category of products. */
    get: {
      params: ProductCategoriesGetParams
      records: Category
      meta: {}
    }
    /** Creates a category of products. */
    create: {
      params: ProductCategoriesCreateParams
      records: Category
      meta: {}
    }
    /** Changes what is given of a category of products. */
    update: {
      params: ProductCategoriesUpdateParams
      records: Category
      meta: {}
    }
    /** Deletes a category, not its products. */
    delete: {
      params: ProductCategoriesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductCategoriesSearchFields
    }
  }
  /** A tag of products. */
  product_tags: {
    /** Lists or searches the tags of products. */
    list: {
      params: ProductTagsListParams
      records: Term[]
      meta: {}
    }
    /** Gets a tag of products. */
    get: {
      params: ProductTagsGetParams
      records: Term
      meta: {}
    }
    /** Creates a tag of products. */
    create: {
      params: ProductTagsCreateParams
      records: Term
      meta: {}
    }
    /** Changes what is given of a tag of products. */
    update: {
      params: ProductTagsUpdateParams
      records: Term
      meta: {}
    }
    /** Deletes a tag, not its products. */
    delete: {
      params: ProductTagsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductTagsSearchFields
    }
  }
  /** An attribute that products of the shop share, such as Color. */
  product_attributes: {
    /** Lists the attributes that products share. */
    list: {
      params: ProductAttributesListParams
      records: Attribute[]
      meta: {}
    }
    /** Gets an attribute of products. */
    get: {
      params: ProductAttributesGetParams
      records: Attribute
      meta: {}
    }
    /** Creates an attribute of products. */
    create: {
      params: ProductAttributesCreateParams
      records: Attribute
      meta: {}
    }
    /** Changes what is given of an attribute of products. */
    update: {
      params: ProductAttributesUpdateParams
      records: Attribute
      meta: {}
    }
    /** Deletes an attribute with its terms, and takes it off all products. */
    delete: {
      params: ProductAttributesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductAttributesSearchFields
    }
  }
  /** A value of an attribute, such as Black of Color. */
  product_attribute_terms: {
    /** Lists or searches the values of an attribute. */
    list: {
      params: ProductAttributeTermsListParams
      records: AttributeTerm[]
      meta: {}
    }
    /** Adds a value to an attribute. */
    create: {
      params: ProductAttributeTermsCreateParams
      records: AttributeTerm
      meta: {}
    }
    /** Deletes a value of an attribute. */
    delete: {
      params: ProductAttributeTermsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A review of a product, with a rating from 1 to 5. */
  product_reviews: {
    /** Lists or searches reviews by product, reviewer, status or time, the latest first. */
    list: {
      params: ProductReviewsListParams
      records: Review[]
      meta: {}
    }
    /** Gets a review of a product. */
    get: {
      params: ProductReviewsGetParams
      records: Review
      meta: {}
    }
    /** Adds a review to a product. */
    create: {
      params: ProductReviewsCreateParams
      records: Review
      meta: {}
    }
    /** Approves, holds or changes a review of a product. */
    update: {
      params: ProductReviewsUpdateParams
      records: Review
      meta: {}
    }
    /** Deletes a review for good; update with status trash only hides it. */
    delete: {
      params: ProductReviewsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProductReviewsSearchFields
    }
  }
  /** A coupon that takes something off an order. */
  coupons: {
    /** Lists or searches coupons by code or time, the latest first. */
    list: {
      params: CouponsListParams
      records: Coupon[]
      meta: {}
    }
    /** Gets a coupon by id. */
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
    /** Changes what is given of a coupon. */
    update: {
      params: CouponsUpdateParams
      records: Coupon
      meta: {}
    }
    /** Moves a coupon to the trash, or with force deletes it for good. */
    delete: {
      params: CouponsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CouponsSearchFields
    }
  }
  /** A way to pay that the shop knows, such as bacs or paypal; enabled says whether customers see it. */
  payment_gateways: {
    /** Lists the ways to pay. */
    list: {
      params: PaymentGatewaysListParams
      records: PaymentGateway[]
      meta: {}
    }
    /** Gets a way to pay with its settings. */
    get: {
      params: PaymentGatewaysGetParams
      records: PaymentGateway
      meta: {}
    }
    /** Switches a way to pay on or off, or changes its title or settings. */
    update: {
      params: PaymentGatewaysUpdateParams
      records: PaymentGateway
      meta: {}
    }
    search: {
      fields: PaymentGatewaysSearchFields
    }
  }
  /** A kind of shipping that zones can use, such as flat_rate. */
  shipping_methods: {
    /** Lists the kinds of shipping that the shop knows. */
    list: {
      params: ShippingMethodsListParams
      records: ShippingMethod[]
      meta: {}
    }
    /** Gets a kind of shipping. */
    get: {
      params: ShippingMethodsGetParams
      records: ShippingMethod
      meta: {}
    }
    search: {
      fields: ShippingMethodsSearchFields
    }
  }
  /** A part of the world with its own ways of shipping; 0 is everywhere else. */
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
  /** A way of shipping in a zone, with its costs. */
  shipping_zone_methods: {
    /** Lists the ways of shipping in a zone with their settings. */
    list: {
      params: ShippingZoneMethodsListParams
      records: ZoneMethod[]
      meta: {}
    }
  }
  /** A tax rate for a part of the world. */
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
    /** Changes what is given of a tax rate. */
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
  /** A class of products that are taxed alike, such as reduced-rate. */
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
  /** What was sold in a time, with totals by day or month. */
  sales_reports: {
    /** Gets what was sold in a time: sales, orders, items, taxes, refunds. */
    list: {
      params: SalesReportsListParams
      records: SalesReport[]
      meta: {}
    }
  }
  /** A product by how much of it was sold. */
  top_sellers: {
    /** Lists the products of which most was sold in a time. */
    list: {
      params: TopSellersListParams
      records: TopSeller[]
      meta: {}
    }
  }
  /** The number of orders with a status. */
  order_totals: {
    /** Counts the orders by status. */
    list: {
      params: OrderTotalsListParams
      records: Total[]
      meta: {}
    }
  }
}

/** Params of orders.list. */
export interface OrdersListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** A text to search for. */
  search?: string
  /**
   * Only orders with one of these statuses, any unless given: pending, processing, on-hold, completed, cancelled,
   * refunded, failed, trash, or one of the shop's own.
   */
  status?: string[]
  /** Only orders of this customer, by id; 0 for guests. (at least 0) */
  customer?: number
  /** Only orders with this product, by id. (at least 1) */
  product?: number
  /**
   * Only those made after this time, such as 2026-11-01T00:00:00, without a zone: the shop's time, or GMT with
   * dates_are_gmt.
   */
  after?: string
  /** Only those made before this time, written as after. */
  before?: string
  /** Only those changed after this time, written as after. */
  modified_after?: string
  /** Only those changed before this time, written as after. */
  modified_before?: string
  /** Whether times are GMT, and not the shop's. */
  dates_are_gmt?: boolean
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** Only those below these, by id. */
  parent?: number[]
  /** What to sort by. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** The direction of the order. (default "desc") */
  order?: "asc" | "desc"
  /** The decimals of amounts; as the shop has set unless given. (at least 0) */
  dp?: number
}

export interface Order {
  id: number
  parent_id?: number
  number?: string
  order_key?: string
  created_via?: string
  version?: string
  status?: string
  currency?: string
  date_created?: string
  date_created_gmt?: string
  date_modified?: string
  date_modified_gmt?: string
  discount_total?: string
  discount_tax?: string
  shipping_total?: string
  shipping_tax?: string
  cart_tax?: string
  total?: string
  total_tax?: string
  prices_include_tax?: boolean
  customer_id?: number
  customer_ip_address?: string
  customer_user_agent?: string
  customer_note?: string
  billing?: Billing
  shipping?: Shipping
  payment_method?: string
  payment_method_title?: string
  transaction_id?: string
  date_paid?: string | null
  date_paid_gmt?: string | null
  date_completed?: string | null
  date_completed_gmt?: string | null
  cart_hash?: string
  meta_data?: MetaData[]
  line_items?: OrderLine[]
  tax_lines?: TaxLine[]
  shipping_lines?: ShippingLine[]
  fee_lines?: FeeLine[]
  coupon_lines?: CouponLine[]
  refunds?: OrderRefund[]
  payment_url?: string
  is_editable?: boolean
  needs_payment?: boolean
  needs_processing?: boolean
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
  /** The value, of a form by the extension that wrote it. */
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
  /** The order, by id. (at least 1) */
  id: number
  /** The decimals of amounts; as the shop has set unless given. (at least 0) */
  dp?: number
}

/** Params of orders.create. */
export interface OrdersCreateParams {
  /**
   * The status: pending, processing, on-hold, completed, cancelled, refunded, failed, or one of the shop's own; pending
   * unless given to a new order.
   */
  status?: string
  /** The currency by its ISO code, such as EUR; the shop's unless given. */
  currency?: string
  /** Whose order it is, by the customer's id; 0 for a guest. (at least 0) */
  customer_id?: number
  /** The billing address. */
  billing?: {
    /** The first name. */
    first_name?: string
    /** The last name. */
    last_name?: string
    /** The company. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** A second line. */
    address_2?: string
    /** The city. */
    city?: string
    /** The state or province, by code or name. */
    state?: string
    /** The postal code. */
    postcode?: string
    /** The country, by its code of two letters. */
    country?: string
    /** The phone number. */
    phone?: string
    /** The e-mail address; of billing alone. */
    email?: string
  }
  /** The shipping address. */
  shipping?: {
    /** The first name. */
    first_name?: string
    /** The last name. */
    last_name?: string
    /** The company. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** A second line. */
    address_2?: string
    /** The city. */
    city?: string
    /** The state or province, by code or name. */
    state?: string
    /** The postal code. */
    postcode?: string
    /** The country, by its code of two letters. */
    country?: string
    /** The phone number. */
    phone?: string
    /** The e-mail address; of billing alone. */
    email?: string
  }
  /** The way to pay, by id, such as bacs. */
  payment_method?: string
  /** What the way to pay is called. */
  payment_method_title?: string
  /** The id of the payment. */
  transaction_id?: string
  /** What the customer noted. */
  customer_note?: string
  /** The products. */
  line_items?: {
    /** The line to change, by id; a new one without it. (at least 1) */
    id?: number
    /** The product, by id. (at least 1) */
    product_id?: number
    /** The variation, by id. (at least 1) */
    variation_id?: number
    /** How many; 0 removes a line. (at least 0) */
    quantity?: number
    /** What the line is called, where not as the product. */
    name?: string
    /** The amount before discounts. */
    subtotal?: string
    /** The amount after discounts. */
    total?: string
    /** The tax class, by slug. */
    tax_class?: string
    /** Further data of the line. */
    meta_data?: {
      /** The one to change, by id; a new one without it. (at least 1) */
      id?: number
      /** Its name. */
      key: string
      /** Its value, a text or any other. */
      value: unknown
    }[]
  }[]
  /** What is charged for shipping. */
  shipping_lines?: {
    /** The line to change, by id; a new one without it. (at least 1) */
    id?: number
    /** The kind of shipping, such as flat_rate. */
    method_id?: string
    /** What customers see. */
    method_title?: string
    /** What it costs. */
    total?: string
  }[]
  /** Further fees. */
  fee_lines?: {
    /** The line to change, by id; a new one without it. (at least 1) */
    id?: number
    /** What it is called. */
    name?: string
    /** The amount. */
    total?: string
    /** Whether it is taxed. */
    tax_status?: "taxable" | "none"
    /** The tax class, by slug. */
    tax_class?: string
  }[]
  /** All of its coupons, by code. */
  coupon_lines?: {
    /** The code of the coupon. */
    code: string
  }[]
  /** The order that it belongs to, by id. (at least 0) */
  parent_id?: number
  /** Whether it is marked as paid, which takes the items from stock; not unless given. */
  set_paid?: boolean
  /** Further data of the order. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of orders.update. */
export interface OrdersUpdateParams {
  /** The order, by id. (at least 1) */
  id: number
  /**
   * The status: pending, processing, on-hold, completed, cancelled, refunded, failed, or one of the shop's own; pending
   * unless given to a new order.
   */
  status?: string
  /** The currency by its ISO code, such as EUR; the shop's unless given. */
  currency?: string
  /** Whose order it is, by the customer's id; 0 for a guest. (at least 0) */
  customer_id?: number
  /** The billing address. */
  billing?: {
    /** The first name. */
    first_name?: string
    /** The last name. */
    last_name?: string
    /** The company. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** A second line. */
    address_2?: string
    /** The city. */
    city?: string
    /** The state or province, by code or name. */
    state?: string
    /** The postal code. */
    postcode?: string
    /** The country, by its code of two letters. */
    country?: string
    /** The phone number. */
    phone?: string
    /** The e-mail address; of billing alone. */
    email?: string
  }
  /** The shipping address. */
  shipping?: {
    /** The first name. */
    first_name?: string
    /** The last name. */
    last_name?: string
    /** The company. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** A second line. */
    address_2?: string
    /** The city. */
    city?: string
    /** The state or province, by code or name. */
    state?: string
    /** The postal code. */
    postcode?: string
    /** The country, by its code of two letters. */
    country?: string
    /** The phone number. */
    phone?: string
    /** The e-mail address; of billing alone. */
    email?: string
  }
  /** The way to pay, by id, such as bacs. */
  payment_method?: string
  /** What the way to pay is called. */
  payment_method_title?: string
  /** The id of the payment. */
  transaction_id?: string
  /** What the customer noted. */
  customer_note?: string
  /** The products. */
  line_items?: {
    /** The line to change, by id; a new one without it. (at least 1) */
    id?: number
    /** The product, by id. (at least 1) */
    product_id?: number
    /** The variation, by id. (at least 1) */
    variation_id?: number
    /** How many; 0 removes a line. (at least 0) */
    quantity?: number
    /** What the line is called, where not as the product. */
    name?: string
    /** The amount before discounts. */
    subtotal?: string
    /** The amount after discounts. */
    total?: string
    /** The tax class, by slug. */
    tax_class?: string
    /** Further data of the line. */
    meta_data?: {
      /** The one to change, by id; a new one without it. (at least 1) */
      id?: number
      /** Its name. */
      key: string
      /** Its value, a text or any other. */
      value: unknown
    }[]
  }[]
  /** What is charged for shipping. */
  shipping_lines?: {
    /** The line to change, by id; a new one without it. (at least 1) */
    id?: number
    /** The kind of shipping, such as flat_rate. */
    method_id?: string
    /** What customers see. */
    method_title?: string
    /** What it costs. */
    total?: string
  }[]
  /** Further fees. */
  fee_lines?: {
    /** The line to change, by id; a new one without it. (at least 1) */
    id?: number
    /** What it is called. */
    name?: string
    /** The amount. */
    total?: string
    /** Whether it is taxed. */
    tax_status?: "taxable" | "none"
    /** The tax class, by slug. */
    tax_class?: string
  }[]
  /** All of its coupons, by code. */
  coupon_lines?: {
    /** The code of the coupon. */
    code: string
  }[]
  /** The order that it belongs to, by id. (at least 0) */
  parent_id?: number
  /** Whether it is marked as paid, which takes the items from stock; not unless given. */
  set_paid?: boolean
  /** Further data of the order. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of orders.delete. */
export interface OrdersDeleteParams {
  /** The order, by id. (at least 1) */
  id: number
  /** Whether it is deleted for good, and not moved to the trash. (default false) */
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
  /** The orders, each with its id and what changes. (1 to 100 items) */
  update: {
    /** The order, by id. (at least 1) */
    id: number
    /**
     * The status: pending, processing, on-hold, completed, cancelled, refunded, failed, or one of the shop's own;
     * pending unless given to a new order.
     */
    status?: string
    /** What the customer noted. */
    customer_note?: string
    /** The id of the payment. */
    transaction_id?: string
    /** Further data of the order. */
    meta_data?: {
      /** The one to change, by id; a new one without it. (at least 1) */
      id?: number
      /** Its name. */
      key: string
      /** Its value, a text or any other. */
      value: unknown
    }[]
  }[]
}

/** Params of order_notes.list. */
export interface OrderNotesListParams {
  /** The order, by id. (at least 1) */
  order_id: number
  /** Notes for the customer, for the shop (internal), or any. (default "any") */
  type?: "any" | "customer" | "internal"
}

export interface OrderNote {
  id: number
  author?: string
  date_created?: string
  date_created_gmt?: string
  note?: string
  customer_note?: boolean
}

/** Params of order_notes.get. */
export interface OrderNotesGetParams {
  /** The order, by id. (at least 1) */
  order_id: number
  /** The note, by id. (at least 1) */
  id: number
}

/** Params of order_notes.create. */
export interface OrderNotesCreateParams {
  /** The order, by id. (at least 1) */
  order_id: number
  /** The text. */
  note: string
  /** Whether it is for the customer and sent by mail. (default false) */
  customer_note?: boolean
  /** Whether it shows the user of the key as author, not the system. (default false) */
  added_by_user?: boolean
}

/** Params of order_notes.delete. */
export interface OrderNotesDeleteParams {
  /** The order, by id. (at least 1) */
  order_id: number
  /** The note, by id. (at least 1) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** A text to search for. */
  search?: string
  /**
   * Only those made after this time, such as 2026-11-01T00:00:00, without a zone: the shop's time, or GMT with
   * dates_are_gmt.
   */
  after?: string
  /** Only those made before this time, written as after. */
  before?: string
  /** Whether times are GMT, and not the shop's. */
  dates_are_gmt?: boolean
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** What to sort by. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** The direction of the order. (default "desc") */
  order?: "asc" | "desc"
  /** The decimals of amounts; as the shop has set unless given. (at least 0) */
  dp?: number
}

export interface Refund {
  id: number
  parent_id?: number
  date_created?: string
  date_created_gmt?: string
  amount?: string
  reason?: string
  refunded_by?: number
  refunded_payment?: boolean
  meta_data?: MetaData[]
  line_items?: OrderLine[]
  tax_lines?: TaxLine[]
  shipping_lines?: ShippingLine[]
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** The order, by id. (at least 1) */
  order_id: number
  /** A text to search for. */
  search?: string
  /**
   * Only those made after this time, such as 2026-11-01T00:00:00, without a zone: the shop's time, or GMT with
   * dates_are_gmt.
   */
  after?: string
  /** Only those made before this time, written as after. */
  before?: string
  /** Whether times are GMT, and not the shop's. */
  dates_are_gmt?: boolean
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** What to sort by. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** The direction of the order. (default "desc") */
  order?: "asc" | "desc"
  /** The decimals of amounts; as the shop has set unless given. (at least 0) */
  dp?: number
}

export interface RefundOfOrder {
  id: number
  date_created?: string
  date_created_gmt?: string
  amount?: string
  reason?: string
  refunded_by?: number
  refunded_payment?: boolean
  meta_data?: MetaData[]
  line_items?: OrderLine[]
  tax_lines?: TaxLine[]
  shipping_lines?: ShippingLine[]
  fee_lines?: FeeLine[]
}

/** Params of order_refunds.get. */
export interface OrderRefundsGetParams {
  /** The order, by id. (at least 1) */
  order_id: number
  /** The refund, by id. (at least 1) */
  id: number
  /** The decimals of amounts; as the shop has set unless given. (at least 0) */
  dp?: number
}

/** Params of order_refunds.create. */
export interface OrderRefundsCreateParams {
  /** The order, by id. (at least 1) */
  order_id: number
  /** How much to refund; the sum of the lines unless given. */
  amount?: string
  /** Why it is refunded. */
  reason?: string
  /** The user who refunds, by id. (at least 1) */
  refunded_by?: number
  /** What is refunded of which line. */
  line_items?: {
    /** The line of the order, by id. (at least 1) */
    id: number
    /** How many are refunded. (at least 0) */
    quantity?: number
    /** How much is refunded, without taxes. (at least 0) */
    refund_total?: number
    /** How much of which tax is refunded. */
    refund_tax?: {
      /** The tax rate, by id. (at least 1) */
      id: number
      /** How much is refunded. (at least 0) */
      refund_total: number
    }[]
  }[]
  /** Whether the payment gateway pays the money back; false where that was done otherwise. (default true) */
  api_refund?: boolean
  /** Whether the items go back to stock. (default true) */
  api_restock?: boolean
}

/** Params of order_refunds.delete. */
export interface OrderRefundsDeleteParams {
  /** The order, by id. (at least 1) */
  order_id: number
  /** The refund, by id. (at least 1) */
  id: number
}

/** Params of customers.list. */
export interface CustomersListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** A text to search for. */
  search?: string
  /** The exact e-mail address. */
  email?: string
  /** Only users with this role, such as subscriber or shop_manager, or all; customer unless given. */
  role?: string
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** What to sort by. (default "name") */
  orderby?: "id" | "include" | "name" | "registered_date"
  /** The direction of the order. (default "asc") */
  order?: "asc" | "desc"
}

export interface Customer {
  id: number
  date_created?: string | null
  date_created_gmt?: string | null
  date_modified?: string | null
  date_modified_gmt?: string | null
  email?: string
  first_name?: string
  last_name?: string
  role?: string
  username?: string
  billing?: Billing
  shipping?: Shipping
  is_paying_customer?: boolean
  avatar_url?: string
  meta_data?: MetaData[]
}

/** Params of customers.get. */
export interface CustomersGetParams {
  /** The customer, by id. (at least 1) */
  id: number
}

/** Params of customers.create. */
export interface CustomersCreateParams {
  /** The e-mail address. */
  email: string
  /** The name to sign in with; made from the address unless given. */
  username?: string
  /** The name by which the customer is addressed. */
  first_name?: string
  /** The family name. */
  last_name?: string
  /** The password; made up or asked for by mail unless given, as the shop has set. */
  password?: string
  /** The billing address. */
  billing?: {
    /** The first name. */
    first_name?: string
    /** The last name. */
    last_name?: string
    /** The company. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** A second line. */
    address_2?: string
    /** The city. */
    city?: string
    /** The state or province, by code or name. */
    state?: string
    /** The postal code. */
    postcode?: string
    /** The country, by its code of two letters. */
    country?: string
    /** The phone number. */
    phone?: string
    /** The e-mail address; of billing alone. */
    email?: string
  }
  /** The shipping address. */
  shipping?: {
    /** The first name. */
    first_name?: string
    /** The last name. */
    last_name?: string
    /** The company. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** A second line. */
    address_2?: string
    /** The city. */
    city?: string
    /** The state or province, by code or name. */
    state?: string
    /** The postal code. */
    postcode?: string
    /** The country, by its code of two letters. */
    country?: string
    /** The phone number. */
    phone?: string
    /** The e-mail address; of billing alone. */
    email?: string
  }
  /** Further data of the customer. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of customers.update. */
export interface CustomersUpdateParams {
  /** The customer, by id. (at least 1) */
  id: number
  /** The new e-mail address. */
  email?: string
  /** The name by which the customer is addressed. */
  first_name?: string
  /** The family name. */
  last_name?: string
  /** The password; made up or asked for by mail unless given, as the shop has set. */
  password?: string
  /** The billing address. */
  billing?: {
    /** The first name. */
    first_name?: string
    /** The last name. */
    last_name?: string
    /** The company. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** A second line. */
    address_2?: string
    /** The city. */
    city?: string
    /** The state or province, by code or name. */
    state?: string
    /** The postal code. */
    postcode?: string
    /** The country, by its code of two letters. */
    country?: string
    /** The phone number. */
    phone?: string
    /** The e-mail address; of billing alone. */
    email?: string
  }
  /** The shipping address. */
  shipping?: {
    /** The first name. */
    first_name?: string
    /** The last name. */
    last_name?: string
    /** The company. */
    company?: string
    /** Street and number. */
    address_1?: string
    /** A second line. */
    address_2?: string
    /** The city. */
    city?: string
    /** The state or province, by code or name. */
    state?: string
    /** The postal code. */
    postcode?: string
    /** The country, by its code of two letters. */
    country?: string
    /** The phone number. */
    phone?: string
    /** The e-mail address; of billing alone. */
    email?: string
  }
  /** Further data of the customer. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of customers.delete. */
export interface CustomersDeleteParams {
  /** The customer, by id. (at least 1) */
  id: number
  /** The user who gets posts of the deleted one, by id. (at least 0) */
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
  /** The customer, by id. (at least 1) */
  customer_id: number
}

export interface CustomerDownload {
  download_id: string
  download_url?: string
  product_id?: number
  product_name?: string
  download_name?: string
  order_id?: number
  order_key?: string
  downloads_remaining?: string
  access_expires?: string
  access_expires_gmt?: string
  file?: DownloadFile
}

export interface DownloadFile {
  name?: string
  file?: string
}

/** Params of products.list. Needs attribute_term with attribute. Needs attribute with attribute_term. */
export interface ProductsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** A text to search for. */
  search?: string
  /** Only products with this SKU, or several with commas between. */
  sku?: string
  /** Only the product with this slug. */
  slug?: string
  /** Only products with this status. (default "any") */
  status?: "any" | "draft" | "pending" | "private" | "publish"
  /** Only products of this type. */
  type?: "simple" | "grouped" | "external" | "variable"
  /** Only featured products. */
  featured?: boolean
  /** Only products of this category, by id. */
  category?: string
  /** Only products with this tag, by id. */
  tag?: string
  /** Only products of this shipping class, by id. */
  shipping_class?: string
  /** Only products with this attribute, by slug, such as pa_color; with attribute_term. */
  attribute?: string
  /** Only products with this term of the attribute, by id. */
  attribute_term?: string
  /** Only products of this tax class: standard, reduced-rate, zero-rate or one of the shop's own. */
  tax_class?: string
  /** Only products that are on sale. */
  on_sale?: boolean
  /** Only products from this price on. */
  min_price?: string
  /** Only products up to this price. */
  max_price?: string
  /** Only products with this stock status. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /**
   * Only those made after this time, such as 2026-11-01T00:00:00, without a zone: the shop's time, or GMT with
   * dates_are_gmt.
   */
  after?: string
  /** Only those made before this time, written as after. */
  before?: string
  /** Only those changed after this time, written as after. */
  modified_after?: string
  /** Only those changed before this time, written as after. */
  modified_before?: string
  /** Whether times are GMT, and not the shop's. */
  dates_are_gmt?: boolean
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** Only those below these, by id. */
  parent?: number[]
  /** What to sort by. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug" | "price" | "popularity" | "rating"
  /** The direction of the order. (default "desc") */
  order?: "asc" | "desc"
}

export interface Product {
  id: number
  name?: string
  slug?: string
  permalink?: string
  date_created?: string
  date_created_gmt?: string
  date_modified?: string
  date_modified_gmt?: string
  type?: string
  status?: string
  featured?: boolean
  catalog_visibility?: string
  description?: string
  short_description?: string
  sku?: string
  global_unique_id?: string
  price?: string
  regular_price?: string
  sale_price?: string
  date_on_sale_from?: string | null
  date_on_sale_from_gmt?: string | null
  date_on_sale_to?: string | null
  date_on_sale_to_gmt?: string | null
  price_html?: string
  on_sale?: boolean
  purchasable?: boolean
  total_sales?: number
  virtual?: boolean
  downloadable?: boolean
  downloads?: Download[]
  download_limit?: number
  download_expiry?: number
  external_url?: string
  button_text?: string
  tax_status?: string
  tax_class?: string
  manage_stock?: boolean
  stock_quantity?: number | null
  stock_status?: string
  backorders?: string
  backorders_allowed?: boolean
  backordered?: boolean
  low_stock_amount?: number | null
  sold_individually?: boolean
  weight?: string
  dimensions?: Dimensions
  shipping_required?: boolean
  shipping_taxable?: boolean
  shipping_class?: string
  shipping_class_id?: number
  reviews_allowed?: boolean
  average_rating?: string
  rating_count?: number
  related_ids?: number[]
  upsell_ids?: number[]
  cross_sell_ids?: number[]
  parent_id?: number
  purchase_note?: string
  categories?: ProductTerm[]
  tags?: ProductTerm[]
  images?: Image[]
  attributes?: ProductAttribute[]
  default_attributes?: DefaultAttribute[]
  variations?: number[]
  grouped_products?: number[]
  menu_order?: number
  has_options?: boolean
  post_password?: string
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
  /** The product, by id. (at least 1) */
  id: number
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** What it is called. */
  name: string
  /** What kind of product it is. (default "simple") */
  type?: "simple" | "grouped" | "external" | "variable"
  /** Whether customers see it (publish); publish unless given to a new one. */
  status?: "draft" | "pending" | "private" | "publish"
  /** The article number, which no other has. */
  sku?: string
  /** The price, such as 19.90. */
  regular_price?: string
  /** The price while on sale; an empty text for none. */
  sale_price?: string
  /** From when on it is on sale, in GMT without a zone. */
  date_on_sale_from_gmt?: string | null
  /** Until when it is on sale, in GMT without a zone. */
  date_on_sale_to_gmt?: string | null
  /** What it is, as HTML. */
  description?: string
  /** A short text, as HTML. */
  short_description?: string
  /** Its name in addresses; made from the name unless given. */
  slug?: string
  /** Whether it is featured. */
  featured?: boolean
  /** Where customers find it: everywhere, in the catalog, by search, or nowhere. */
  catalog_visibility?: "visible" | "catalog" | "search" | "hidden"
  /** Whether its stock is counted. */
  manage_stock?: boolean
  /** How many there are, with manage_stock. */
  stock_quantity?: number
  /** Whether it can be had, where the stock is not counted. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /** Whether it can be ordered when there is none. */
  backorders?: "no" | "notify" | "yes"
  /** Whether an order can have only one of it. */
  sold_individually?: boolean
  /** Whether nothing is shipped. */
  virtual?: boolean
  /** Whether it has files to download. */
  downloadable?: boolean
  /** All of its files. */
  downloads?: {
    /** What the file is called. */
    name: string
    /** The URL of the file. */
    file: string
  }[]
  /** Where it is sold, of an external one. */
  external_url?: string
  /** The text of its button, of an external one. */
  button_text?: string
  /** What is taxed: it, only its shipping, or nothing. */
  tax_status?: "taxable" | "shipping" | "none"
  /** The tax class, by slug. */
  tax_class?: string
  /** The weight, in the shop's unit. */
  weight?: string
  /** The size, in the shop's unit. */
  dimensions?: {
    /** The length. */
    length?: string
    /** The width. */
    width?: string
    /** The height. */
    height?: string
  }
  /** The shipping class, by slug. */
  shipping_class?: string
  /** Whether customers can review it. */
  reviews_allowed?: boolean
  /** Better products to offer with it, by id. */
  upsell_ids?: number[]
  /** Products to offer in the cart with it, by id. */
  cross_sell_ids?: number[]
  /** The products of a grouped one, by id. */
  grouped_products?: number[]
  /** The product that it is below, by id. (at least 0) */
  parent_id?: number
  /** What the customer is sent after the purchase. */
  purchase_note?: string
  /** All of its categories, by id. */
  categories?: {
    /** The one, by id. (at least 1) */
    id: number
  }[]
  /** All of its tags, by id. */
  tags?: {
    /** The one, by id. (at least 1) */
    id: number
  }[]
  /** All of its images, the main one first. */
  images?: {
    /** An image that the shop has, by id. (at least 0) */
    id?: number
    /** The URL of an image, which the shop then copies. */
    src?: string
    /** What it is called. */
    name?: string
    /** A text for who cannot see it. */
    alt?: string
  }[]
  /** All of its attributes. */
  attributes?: {
    /** A shared attribute, by id; the product's own without it. (at least 0) */
    id?: number
    /** What it is called, where it is the product's own. */
    name?: string
    /** Where it stands, from 0. (at least 0) */
    position?: number
    /** Whether customers see it. */
    visible?: boolean
    /** Whether variations are chosen by it. */
    variation?: boolean
    /** Its values, such as Black. */
    options?: string[]
  }[]
  /** What is chosen at first, of a variable one. */
  default_attributes?: {
    /** A shared attribute, by id. (at least 0) */
    id?: number
    /** The attribute, where it is the product's own. */
    name?: string
    /** The value, such as Black. */
    option: string
  }[]
  /** Where it stands when sorted by hand. */
  menu_order?: number
  /** Further data of the product. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of products.update. */
export interface ProductsUpdateParams {
  /** The product, by id. (at least 1) */
  id: number
  /** The new name. */
  name?: string
  /** What kind of product it is. */
  type?: "simple" | "grouped" | "external" | "variable"
  /** Whether customers see it (publish); publish unless given to a new one. */
  status?: "draft" | "pending" | "private" | "publish"
  /** The article number, which no other has. */
  sku?: string
  /** The price, such as 19.90. */
  regular_price?: string
  /** The price while on sale; an empty text for none. */
  sale_price?: string
  /** From when on it is on sale, in GMT without a zone. */
  date_on_sale_from_gmt?: string | null
  /** Until when it is on sale, in GMT without a zone. */
  date_on_sale_to_gmt?: string | null
  /** What it is, as HTML. */
  description?: string
  /** A short text, as HTML. */
  short_description?: string
  /** Its name in addresses; made from the name unless given. */
  slug?: string
  /** Whether it is featured. */
  featured?: boolean
  /** Where customers find it: everywhere, in the catalog, by search, or nowhere. */
  catalog_visibility?: "visible" | "catalog" | "search" | "hidden"
  /** Whether its stock is counted. */
  manage_stock?: boolean
  /** How many there are, with manage_stock. */
  stock_quantity?: number
  /** Whether it can be had, where the stock is not counted. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /** Whether it can be ordered when there is none. */
  backorders?: "no" | "notify" | "yes"
  /** Whether an order can have only one of it. */
  sold_individually?: boolean
  /** Whether nothing is shipped. */
  virtual?: boolean
  /** Whether it has files to download. */
  downloadable?: boolean
  /** All of its files. */
  downloads?: {
    /** What the file is called. */
    name: string
    /** The URL of the file. */
    file: string
  }[]
  /** Where it is sold, of an external one. */
  external_url?: string
  /** The text of its button, of an external one. */
  button_text?: string
  /** What is taxed: it, only its shipping, or nothing. */
  tax_status?: "taxable" | "shipping" | "none"
  /** The tax class, by slug. */
  tax_class?: string
  /** The weight, in the shop's unit. */
  weight?: string
  /** The size, in the shop's unit. */
  dimensions?: {
    /** The length. */
    length?: string
    /** The width. */
    width?: string
    /** The height. */
    height?: string
  }
  /** The shipping class, by slug. */
  shipping_class?: string
  /** Whether customers can review it. */
  reviews_allowed?: boolean
  /** Better products to offer with it, by id. */
  upsell_ids?: number[]
  /** Products to offer in the cart with it, by id. */
  cross_sell_ids?: number[]
  /** The products of a grouped one, by id. */
  grouped_products?: number[]
  /** The product that it is below, by id. (at least 0) */
  parent_id?: number
  /** What the customer is sent after the purchase. */
  purchase_note?: string
  /** All of its categories, by id. */
  categories?: {
    /** The one, by id. (at least 1) */
    id: number
  }[]
  /** All of its tags, by id. */
  tags?: {
    /** The one, by id. (at least 1) */
    id: number
  }[]
  /** All of its images, the main one first. */
  images?: {
    /** An image that the shop has, by id. (at least 0) */
    id?: number
    /** The URL of an image, which the shop then copies. */
    src?: string
    /** What it is called. */
    name?: string
    /** A text for who cannot see it. */
    alt?: string
  }[]
  /** All of its attributes. */
  attributes?: {
    /** A shared attribute, by id; the product's own without it. (at least 0) */
    id?: number
    /** What it is called, where it is the product's own. */
    name?: string
    /** Where it stands, from 0. (at least 0) */
    position?: number
    /** Whether customers see it. */
    visible?: boolean
    /** Whether variations are chosen by it. */
    variation?: boolean
    /** Its values, such as Black. */
    options?: string[]
  }[]
  /** What is chosen at first, of a variable one. */
  default_attributes?: {
    /** A shared attribute, by id. (at least 0) */
    id?: number
    /** The attribute, where it is the product's own. */
    name?: string
    /** The value, such as Black. */
    option: string
  }[]
  /** Where it stands when sorted by hand. */
  menu_order?: number
  /** Further data of the product. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of products.delete. */
export interface ProductsDeleteParams {
  /** The product, by id. (at least 1) */
  id: number
  /** Whether it is deleted for good, and not moved to the trash. (default false) */
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
  /** The products. (1 to 100 items) */
  create: {
    /** What it is called. */
    name: string
    /** What kind of product it is. */
    type?: "simple" | "grouped" | "external" | "variable"
    /** The article number, which no other has. */
    sku?: string
    /** The price when not on sale, such as 19.90. */
    regular_price?: string
    /** The price while on sale; an empty text for none. */
    sale_price?: string
    /** Whether customers see it. */
    status?: "draft" | "pending" | "private" | "publish"
    /** Whether its stock is counted. */
    manage_stock?: boolean
    /** How many there are, with manage_stock. */
    stock_quantity?: number
    /** Whether it can be had, where the stock is not counted. */
    stock_status?: "instock" | "outofstock" | "onbackorder"
    /** What it is, as HTML. */
    description?: string
    /** A short text, as HTML. */
    short_description?: string
    /** All of its categories, by id. */
    categories?: {
      /** The one, by id. (at least 1) */
      id: number
    }[]
    /** Further data of the product. */
    meta_data?: {
      /** The one to change, by id; a new one without it. (at least 1) */
      id?: number
      /** Its name. */
      key: string
      /** Its value, a text or any other. */
      value: unknown
    }[]
  }[]
}

/** Params of product_batches.update. */
export interface ProductBatchesUpdateParams {
  /** The products, each with its id and what changes. (1 to 100 items) */
  update: {
    /** The product, by id. (at least 1) */
    id: number
    /** The new name. */
    name?: string
    /** The article number, which no other has. */
    sku?: string
    /** The price when not on sale, such as 19.90. */
    regular_price?: string
    /** The price while on sale; an empty text for none. */
    sale_price?: string
    /** Whether customers see it. */
    status?: "draft" | "pending" | "private" | "publish"
    /** Whether its stock is counted. */
    manage_stock?: boolean
    /** How many there are, with manage_stock. */
    stock_quantity?: number
    /** Whether it can be had, where the stock is not counted. */
    stock_status?: "instock" | "outofstock" | "onbackorder"
    /** What it is, as HTML. */
    description?: string
    /** A short text, as HTML. */
    short_description?: string
    /** All of its categories, by id. */
    categories?: {
      /** The one, by id. (at least 1) */
      id: number
    }[]
    /** Further data of the product. */
    meta_data?: {
      /** The one to change, by id; a new one without it. (at least 1) */
      id?: number
      /** Its name. */
      key: string
      /** Its value, a text or any other. */
      value: unknown
    }[]
  }[]
}

/** Params of product_variations.list. */
export interface ProductVariationsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** The product, by id. (at least 1) */
  product_id: number
  /** A text to search for. */
  search?: string
  /** Only the variation with this SKU. */
  sku?: string
  /** Only the variation with this slug. */
  slug?: string
  /** Only variations with this status. (default "any") */
  status?: "any" | "draft" | "pending" | "private" | "publish"
  /** Only variations that are on sale. */
  on_sale?: boolean
  /** Only variations from this price on. */
  min_price?: string
  /** Only variations up to this price. */
  max_price?: string
  /** Only variations with this stock status. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /**
   * Only those made after this time, such as 2026-11-01T00:00:00, without a zone: the shop's time, or GMT with
   * dates_are_gmt.
   */
  after?: string
  /** Only those made before this time, written as after. */
  before?: string
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** What to sort by. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** The direction of the order. (default "desc") */
  order?: "asc" | "desc"
}

export interface Variation {
  id: number
  parent_id?: number
  name?: string
  type?: string
  date_created?: string
  date_created_gmt?: string
  date_modified?: string
  date_modified_gmt?: string
  description?: string
  permalink?: string
  sku?: string
  global_unique_id?: string
  price?: string
  regular_price?: string
  sale_price?: string
  date_on_sale_from?: string | null
  date_on_sale_from_gmt?: string | null
  date_on_sale_to?: string | null
  date_on_sale_to_gmt?: string | null
  on_sale?: boolean
  status?: string
  purchasable?: boolean
  virtual?: boolean
  downloadable?: boolean
  downloads?: Download[]
  download_limit?: number
  download_expiry?: number
  tax_status?: string
  tax_class?: string
  /** Whether its stock is counted; parent where the product's is. */
  manage_stock?: boolean | string
  stock_quantity?: number | null
  stock_status?: string
  backorders?: string
  backorders_allowed?: boolean
  backordered?: boolean
  low_stock_amount?: number | null
  weight?: string
  dimensions?: Dimensions
  shipping_class?: string
  shipping_class_id?: number
  image?: Image | null
  attributes?: DefaultAttribute[]
  menu_order?: number
  meta_data?: MetaData[]
}

/** Params of product_variations.get. */
export interface ProductVariationsGetParams {
  /** The product, by id. (at least 1) */
  product_id: number
  /** The variation, by id. (at least 1) */
  id: number
}

/** Params of product_variations.create. */
export interface ProductVariationsCreateParams {
  /** The product, by id. (at least 1) */
  product_id: number
  /** The choice that it is for, such as Color: Black. (at least 1 items) */
  attributes: {
    /** A shared attribute, by id. (at least 0) */
    id?: number
    /** The attribute, where it is the product's own. */
    name?: string
    /** The value, such as Black. */
    option: string
  }[]
  /** Whether customers see it. */
  status?: "draft" | "pending" | "private" | "publish"
  /** The article number, which no other has. */
  sku?: string
  /** The price when not on sale, such as 19.90. */
  regular_price?: string
  /** The price while on sale; an empty text for none. */
  sale_price?: string
  /** What it is, as HTML. */
  description?: string
  /** Whether its stock is counted. */
  manage_stock?: boolean
  /** How many there are, with manage_stock. */
  stock_quantity?: number
  /** Whether it can be had, where the stock is not counted. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /** Whether it can be ordered when there is none. */
  backorders?: "no" | "notify" | "yes"
  /** Whether nothing is shipped. */
  virtual?: boolean
  /** The tax class, by slug. */
  tax_class?: string
  /** The weight, in the shop's unit. */
  weight?: string
  /** The size, in the shop's unit. */
  dimensions?: {
    /** The length. */
    length?: string
    /** The width. */
    width?: string
    /** The height. */
    height?: string
  }
  /** Its image. */
  image?: {
    /** An image that the shop has, by id. (at least 0) */
    id?: number
    /** The URL of an image, which the shop then copies. */
    src?: string
    /** What it is called. */
    name?: string
    /** A text for who cannot see it. */
    alt?: string
  }
  /** Where it stands when sorted by hand. */
  menu_order?: number
  /** Further data of the variation. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of product_variations.update. */
export interface ProductVariationsUpdateParams {
  /** The product, by id. (at least 1) */
  product_id: number
  /** The variation, by id. (at least 1) */
  id: number
  /** Another choice that it is for. */
  attributes?: {
    /** A shared attribute, by id. (at least 0) */
    id?: number
    /** The attribute, where it is the product's own. */
    name?: string
    /** The value, such as Black. */
    option: string
  }[]
  /** Whether customers see it. */
  status?: "draft" | "pending" | "private" | "publish"
  /** The article number, which no other has. */
  sku?: string
  /** The price when not on sale, such as 19.90. */
  regular_price?: string
  /** The price while on sale; an empty text for none. */
  sale_price?: string
  /** What it is, as HTML. */
  description?: string
  /** Whether its stock is counted. */
  manage_stock?: boolean
  /** How many there are, with manage_stock. */
  stock_quantity?: number
  /** Whether it can be had, where the stock is not counted. */
  stock_status?: "instock" | "outofstock" | "onbackorder"
  /** Whether it can be ordered when there is none. */
  backorders?: "no" | "notify" | "yes"
  /** Whether nothing is shipped. */
  virtual?: boolean
  /** The tax class, by slug. */
  tax_class?: string
  /** The weight, in the shop's unit. */
  weight?: string
  /** The size, in the shop's unit. */
  dimensions?: {
    /** The length. */
    length?: string
    /** The width. */
    width?: string
    /** The height. */
    height?: string
  }
  /** Its image. */
  image?: {
    /** An image that the shop has, by id. (at least 0) */
    id?: number
    /** The URL of an image, which the shop then copies. */
    src?: string
    /** What it is called. */
    name?: string
    /** A text for who cannot see it. */
    alt?: string
  }
  /** Where it stands when sorted by hand. */
  menu_order?: number
  /** Further data of the variation. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of product_variations.delete. */
export interface ProductVariationsDeleteParams {
  /** The product, by id. (at least 1) */
  product_id: number
  /** The variation, by id. (at least 1) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** A text to search for. */
  search?: string
  /** Only the one with this slug. */
  slug?: string
  /** Only categories below this one, by id; 0 for those at the top. (at least 0) */
  parent?: number
  /** Only those that this product has, by id. (at least 1) */
  product?: number
  /** Whether those without products are left out. (default false) */
  hide_empty?: boolean
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** What to sort by. (default "name") */
  orderby?: "id" | "include" | "name" | "slug" | "term_group" | "description" | "count"
  /** The direction of the order. (default "asc") */
  order?: "asc" | "desc"
}

export interface Category {
  id: number
  name?: string
  slug?: string
  parent?: number
  description?: string
  display?: string
  /** The image; null or an empty list where there is none. */
  image?: unknown
  menu_order?: number
  count?: number
}

/** Params of product_categories.get. */
export interface ProductCategoriesGetParams {
  /** The category, by id. (at least 1) */
  id: number
}

/** Params of product_categories.create. */
export interface ProductCategoriesCreateParams {
  /** What it is called. */
  name: string
  /** Its name in addresses; made from the name unless given. */
  slug?: string
  /** The category that it is below, by id; 0 for none. (at least 0) */
  parent?: number
  /** What it is about, as HTML. */
  description?: string
  /** What its page shows. */
  display?: "default" | "products" | "subcategories" | "both"
  /** Its image. */
  image?: {
    /** An image that the shop has, by id. (at least 0) */
    id?: number
    /** The URL of an image, which the shop then copies. */
    src?: string
    /** What it is called. */
    name?: string
    /** A text for who cannot see it. */
    alt?: string
  }
  /** Where it stands when sorted by hand. */
  menu_order?: number
}

/** Params of product_categories.update. */
export interface ProductCategoriesUpdateParams {
  /** The category, by id. (at least 1) */
  id: number
  /** The new name. */
  name?: string
  /** Its name in addresses; made from the name unless given. */
  slug?: string
  /** The category that it is below, by id; 0 for none. (at least 0) */
  parent?: number
  /** What it is about, as HTML. */
  description?: string
  /** What its page shows. */
  display?: "default" | "products" | "subcategories" | "both"
  /** Its image. */
  image?: {
    /** An image that the shop has, by id. (at least 0) */
    id?: number
    /** The URL of an image, which the shop then copies. */
    src?: string
    /** What it is called. */
    name?: string
    /** A text for who cannot see it. */
    alt?: string
  }
  /** Where it stands when sorted by hand. */
  menu_order?: number
}

/** Params of product_categories.delete. */
export interface ProductCategoriesDeleteParams {
  /** The category, by id. (at least 1) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** A text to search for. */
  search?: string
  /** Only the one with this slug. */
  slug?: string
  /** Only those that this product has, by id. (at least 1) */
  product?: number
  /** Whether those without products are left out. (default false) */
  hide_empty?: boolean
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** What to sort by. (default "name") */
  orderby?: "id" | "include" | "name" | "slug" | "term_group" | "description" | "count"
  /** The direction of the order. (default "asc") */
  order?: "asc" | "desc"
}

export interface Term {
  id: number
  name?: string
  slug?: string
  description?: string
  count?: number
}

/** Params of product_tags.get. */
export interface ProductTagsGetParams {
  /** The tag, by id. (at least 1) */
  id: number
}

/** Params of product_tags.create. */
export interface ProductTagsCreateParams {
  /** What it is called. */
  name: string
  /** Its name in addresses; made from the name unless given. */
  slug?: string
  /** What it is about, as HTML. */
  description?: string
}

/** Params of product_tags.update. */
export interface ProductTagsUpdateParams {
  /** The tag, by id. (at least 1) */
  id: number
  /** The new name. */
  name?: string
  /** Its name in addresses; made from the name unless given. */
  slug?: string
  /** What it is about, as HTML. */
  description?: string
}

/** Params of product_tags.delete. */
export interface ProductTagsDeleteParams {
  /** The tag, by id. (at least 1) */
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
  /** The attribute, by id. (at least 1) */
  id: number
}

/** Params of product_attributes.create. */
export interface ProductAttributesCreateParams {
  /** What it is called, such as Color. */
  name: string
  /** Its name in addresses; made from the name unless given. */
  slug?: string
  /** What it is chosen by; select unless the shop has more. */
  type?: string
  /** How its values are sorted; by hand unless given. */
  order_by?: "menu_order" | "name" | "name_num" | "id"
  /** Whether its values have pages of their own. */
  has_archives?: boolean
}

/** Params of product_attributes.update. */
export interface ProductAttributesUpdateParams {
  /** The attribute, by id. (at least 1) */
  id: number
  /** The new name. */
  name?: string
  /** Its name in addresses; made from the name unless given. */
  slug?: string
  /** What it is chosen by; select unless the shop has more. */
  type?: string
  /** How its values are sorted; by hand unless given. */
  order_by?: "menu_order" | "name" | "name_num" | "id"
  /** Whether its values have pages of their own. */
  has_archives?: boolean
}

/** Params of product_attributes.delete. */
export interface ProductAttributesDeleteParams {
  /** The attribute, by id. (at least 1) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** The attribute, by id. (at least 1) */
  attribute_id: number
  /** A text to search for. */
  search?: string
  /** Only the one with this slug. */
  slug?: string
  /** Only those that this product has, by id. (at least 1) */
  product?: number
  /** Whether those without products are left out. (default false) */
  hide_empty?: boolean
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** What to sort by. (default "name") */
  orderby?: "id" | "include" | "name" | "slug" | "term_group" | "description" | "count"
  /** The direction of the order. (default "asc") */
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
  /** The attribute, by id. (at least 1) */
  attribute_id: number
  /** The value. */
  name: string
  /** Its name in addresses; made from the name unless given. */
  slug?: string
  /** What it is about, as HTML. */
  description?: string
  /** Where it stands when sorted by hand. */
  menu_order?: number
}

/** Params of product_attribute_terms.delete. */
export interface ProductAttributeTermsDeleteParams {
  /** The attribute, by id. (at least 1) */
  attribute_id: number
  /** The value, by id. (at least 1) */
  id: number
}

/** Params of product_reviews.list. */
export interface ProductReviewsListParams {
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** A text to search for. */
  search?: string
  /** Only reviews of these products, by id. */
  product?: number[]
  /** Only reviews by these users, by id. */
  reviewer?: number[]
  /** No reviews by these users, by id. */
  reviewer_exclude?: number[]
  /** Only reviews from these e-mail addresses. */
  reviewer_email?: string[]
  /** Only reviews with this status; approved unless given. */
  status?: "all" | "hold" | "approved" | "spam" | "trash"
  /**
   * Only those made after this time, such as 2026-11-01T00:00:00, without a zone: the shop's time, or GMT with
   * dates_are_gmt.
   */
  after?: string
  /** Only those made before this time, written as after. */
  before?: string
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** What to sort by. (default "date_gmt") */
  orderby?: "date" | "date_gmt" | "id" | "slug" | "include" | "product"
  /** The direction of the order. (default "desc") */
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
  /** The review, by id. (at least 1) */
  id: number
}

/** Params of product_reviews.create. */
export interface ProductReviewsCreateParams {
  /** The product, by id. (at least 1) */
  product_id: number
  /** What the review says. */
  review: string
  /** The name of whoever wrote it. */
  reviewer: string
  /** Their e-mail address. */
  reviewer_email: string
  /** The rating, from 1 to 5; 0 for none. (0 to 5) */
  rating?: number
  /** The status; approved unless given to a new one. */
  status?: "approved" | "hold" | "spam" | "unspam" | "trash" | "untrash"
}

/** Params of product_reviews.update. */
export interface ProductReviewsUpdateParams {
  /** The review, by id. (at least 1) */
  id: number
  /** What the review says. */
  review?: string
  /** The rating, from 1 to 5; 0 for none. (0 to 5) */
  rating?: number
  /** The status; approved unless given to a new one. */
  status?: "approved" | "hold" | "spam" | "unspam" | "trash" | "untrash"
}

/** Params of product_reviews.delete. */
export interface ProductReviewsDeleteParams {
  /** The review, by id. (at least 1) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** A text to search for. */
  search?: string
  /** Only the coupon with this code. */
  code?: string
  /**
   * Only those made after this time, such as 2026-11-01T00:00:00, without a zone: the shop's time, or GMT with
   * dates_are_gmt.
   */
  after?: string
  /** Only those made before this time, written as after. */
  before?: string
  /** Only those changed after this time, written as after. */
  modified_after?: string
  /** Only those changed before this time, written as after. */
  modified_before?: string
  /** Whether times are GMT, and not the shop's. */
  dates_are_gmt?: boolean
  /** Only these, by id. */
  include?: number[]
  /** None of these, by id. */
  exclude?: number[]
  /** What to sort by. (default "date") */
  orderby?: "date" | "modified" | "id" | "include" | "title" | "slug"
  /** The direction of the order. (default "desc") */
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
  /** The coupon, by id. (at least 1) */
  id: number
}

/** Params of coupons.create. */
export interface CouponsCreateParams {
  /** What customers enter. */
  code: string
  /** What amount means: percent, or an amount off the cart, as unless given, or off each product. */
  discount_type?: "percent" | "fixed_cart" | "fixed_product"
  /** How much it takes off, a number also for percent. */
  amount?: string
  /** What it is for. */
  description?: string
  /** When it ends, in GMT without a zone. */
  date_expires_gmt?: string | null
  /** Whether it excludes other coupons. */
  individual_use?: boolean
  /** The products that it is for, by id. */
  product_ids?: number[]
  /** The products that it is not for, by id. */
  excluded_product_ids?: number[]
  /** The categories that it is for, by id. */
  product_categories?: number[]
  /** The categories that it is not for, by id. */
  excluded_product_categories?: number[]
  /** Whether products on sale are left out. */
  exclude_sale_items?: boolean
  /** From which total on it counts. */
  minimum_amount?: string
  /** Up to which total it counts. */
  maximum_amount?: string
  /** How often it can be used. (at least 0) */
  usage_limit?: number | null
  /** How often each customer can use it. (at least 0) */
  usage_limit_per_user?: number | null
  /** On how many items of a cart it counts. (at least 0) */
  limit_usage_to_x_items?: number | null
  /** Whether shipping is free with it. */
  free_shipping?: boolean
  /** The e-mail addresses that can use it. */
  email_restrictions?: string[]
  /** Further data of the coupon. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of coupons.update. */
export interface CouponsUpdateParams {
  /** The coupon, by id. (at least 1) */
  id: number
  /** The new code. */
  code?: string
  /** What amount means: percent, or an amount off the cart, as unless given, or off each product. */
  discount_type?: "percent" | "fixed_cart" | "fixed_product"
  /** How much it takes off, a number also for percent. */
  amount?: string
  /** What it is for. */
  description?: string
  /** When it ends, in GMT without a zone. */
  date_expires_gmt?: string | null
  /** Whether it excludes other coupons. */
  individual_use?: boolean
  /** The products that it is for, by id. */
  product_ids?: number[]
  /** The products that it is not for, by id. */
  excluded_product_ids?: number[]
  /** The categories that it is for, by id. */
  product_categories?: number[]
  /** The categories that it is not for, by id. */
  excluded_product_categories?: number[]
  /** Whether products on sale are left out. */
  exclude_sale_items?: boolean
  /** From which total on it counts. */
  minimum_amount?: string
  /** Up to which total it counts. */
  maximum_amount?: string
  /** How often it can be used. (at least 0) */
  usage_limit?: number | null
  /** How often each customer can use it. (at least 0) */
  usage_limit_per_user?: number | null
  /** On how many items of a cart it counts. (at least 0) */
  limit_usage_to_x_items?: number | null
  /** Whether shipping is free with it. */
  free_shipping?: boolean
  /** The e-mail addresses that can use it. */
  email_restrictions?: string[]
  /** Further data of the coupon. */
  meta_data?: {
    /** The one to change, by id; a new one without it. (at least 1) */
    id?: number
    /** Its name. */
    key: string
    /** Its value, a text or any other. */
    value: unknown
  }[]
}

/** Params of coupons.delete. */
export interface CouponsDeleteParams {
  /** The coupon, by id. (at least 1) */
  id: number
  /** Whether it is deleted for good, and not moved to the trash. (default false) */
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
  /** Where it stands; an empty text where it was never sorted. */
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
  /** The value, a text or a list by the type. */
  value?: unknown
  /** The value unless set. */
  default?: unknown
  tip?: string
  placeholder?: string
}

/** Params of payment_gateways.get. */
export interface PaymentGatewaysGetParams {
  /** The way to pay, by id, such as bacs. */
  id: string
}

/** Params of payment_gateways.update. */
export interface PaymentGatewaysUpdateParams {
  /** The way to pay, by id, such as bacs. */
  id: string
  /** What customers see. */
  title?: string
  /** What customers read about it. */
  description?: string
  /** Where in the list it stands, from 0. (at least 0) */
  order?: number
  /** Whether customers see it. */
  enabled?: boolean
  /** Values of its settings, by name. */
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
  /** The kind of shipping, by id, such as flat_rate. */
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
  /** The zone, by id. (at least 0) */
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
  /** The zone, by id. (at least 0) */
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
  /** Which page, from 1; next names the following one. (at least 1) */
  page?: number
  /** How many records a page has at most. (1 to 100; default 10) */
  per_page?: number
  /** Only rates of this tax class, by slug; standard for the main one. */
  class?: string
  /** What to sort by. (default "order") */
  orderby?: "id" | "order" | "priority"
  /** The direction of the order. (default "asc") */
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
  /** The tax rate, by id. (at least 1) */
  id: number
}

/** Params of tax_rates.create. */
export interface TaxRatesCreateParams {
  /** The country, by its code of two letters. */
  country?: string
  /** The state, by code. */
  state?: string
  /** The postal codes that it is for, all unless given. */
  postcodes?: string[]
  /** The cities that it is for, all unless given. */
  cities?: string[]
  /** The rate in percent, such as 20.0000. */
  rate?: string
  /** What customers see. */
  name?: string
  /** Only one rate of each priority counts. (at least 0) */
  priority?: number
  /** Whether it comes on top of other taxes. */
  compound?: boolean
  /** Whether shipping is taxed as well. */
  shipping?: boolean
  /** Where in the list it stands. (at least 0) */
  order?: number
  /** The tax class, by slug; standard unless given. */
  class?: string
}

/** Params of tax_rates.update. */
export interface TaxRatesUpdateParams {
  /** The tax rate, by id. (at least 1) */
  id: number
  /** The country, by its code of two letters. */
  country?: string
  /** The state, by code. */
  state?: string
  /** The postal codes that it is for, all unless given. */
  postcodes?: string[]
  /** The cities that it is for, all unless given. */
  cities?: string[]
  /** The rate in percent, such as 20.0000. */
  rate?: string
  /** What customers see. */
  name?: string
  /** Only one rate of each priority counts. (at least 0) */
  priority?: number
  /** Whether it comes on top of other taxes. */
  compound?: boolean
  /** Whether shipping is taxed as well. */
  shipping?: boolean
  /** Where in the list it stands. (at least 0) */
  order?: number
  /** The tax class, by slug; standard unless given. */
  class?: string
}

/** Params of tax_rates.delete. */
export interface TaxRatesDeleteParams {
  /** The tax rate, by id. (at least 1) */
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
  /** A time that ends today, or the last month; sales are today's unless given, top sellers the week's. */
  period?: "week" | "month" | "last_month" | "year"
  /** The first day. */
  date_min?: string
  /** The last day. */
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
  /** A time that ends today, or the last month; sales are today's unless given, top sellers the week's. */
  period?: "week" | "month" | "last_month" | "year"
  /** The first day. */
  date_min?: string
  /** The last day. */
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
  /** The consumer key. */
  consumer_key: string
  /** The consumer secret. */
  consumer_secret: string
}

/** API keys in the address */
export interface WoocommerceKeysInQueryCredentials {
  /** The consumer key. */
  consumer_key: string
  /** The consumer secret. */
  consumer_secret: string
}

export interface WoocommerceConfig {
  /** The host of the shop, as in its address, without https:// and path. */
  host: string
}
