// Generated from definitions/stripe.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Stripe */
    "stripe": Stripe
  }
}

/** Whether Stripe charges the customer automatically or sends an invoice. */
export type CollectionMethod = ("charge_automatically" | "send_invoice")

export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "paused"

/** Stripe. Customers, invoices, subscriptions, payments, refunds, disputes and payouts of a Stripe account. */
export interface Stripe {
  operations: StripeOperations
  credentials: StripeCredentials
  config: StripeConfig
}

/** The operations, by entity and action. */
export interface StripeOperations {
  /** A customer of the business, with balance, addresses and preferences. */
  customers: {
    /**
     * Lists customers, newest first. Filters by exact email address or creation time; use `api_search` for other
     * filters.
     */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a customer by ID. A deleted customer has only `id`, `object` and `deleted`. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    /** Creates a customer. All fields are optional, and several customers can share an email address. */
    create: {
      params: CustomersCreateParams
      records: Customer
      meta: {}
    }
    /** Updates a customer. Fields that you leave out keep their value; an empty string clears a field. */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    /** Deletes a customer and cancels their subscriptions immediately. This cannot be undone. */
    delete: {
      params: CustomersDeleteParams
      records: Deleted
      meta: {}
    }
    /** Searches customers by name, email, phone, metadata or creation time, in Stripe's search query language. */
    api_search: {
      params: CustomersApiSearchParams
      records: Customer[]
      meta: {
        has_more: boolean | null
        next_page: string | null
      }
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** An invoice: the amount a customer owes, one-off or for a subscription. */
  invoices: {
    /** Lists invoices, newest first, with their first line items. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets an invoice with its amounts, taxes, payments and first ten line items. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /** Searches invoices by customer, number, status, total, metadata and more, in Stripe's search query language. */
    api_search: {
      params: InvoicesApiSearchParams
      records: Invoice[]
      meta: {
        has_more: boolean | null
        next_page: string | null
      }
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** A charge: one attempt to move money into the account. */
  charges: {
    /** Lists charges, newest first, including failed charges. */
    list: {
      params: ChargesListParams
      records: Charge[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a charge with its outcome, billing details and payment method. */
    get: {
      params: ChargesGetParams
      records: Charge
      meta: {}
    }
    /** Searches charges by amount, customer, status, card, metadata and more, in Stripe's search query language. */
    api_search: {
      params: ChargesApiSearchParams
      records: Charge[]
      meta: {
        has_more: boolean | null
        next_page: string | null
      }
    }
    search: {
      fields: ChargesSearchFields
    }
  }
  /** A subscription that charges a customer on a recurring basis. */
  subscriptions: {
    /** Lists subscriptions, newest first. Leaves out canceled subscriptions by default; see `status`. */
    list: {
      params: SubscriptionsListParams
      records: Subscription[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a subscription with its items, prices, periods and trial. */
    get: {
      params: SubscriptionsGetParams
      records: Subscription
      meta: {}
    }
    /** Searches subscriptions by status, metadata or creation time, in Stripe's search query language. */
    api_search: {
      params: SubscriptionsApiSearchParams
      records: Subscription[]
      meta: {
        has_more: boolean | null
        next_page: string | null
      }
    }
    search: {
      fields: SubscriptionsSearchFields
    }
  }
  /** A refund of a charge. */
  refunds: {
    /** Lists refunds, newest first. Filters by charge or payment intent. */
    list: {
      params: RefundsListParams
      records: Refund[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a refund with its amount, status and destination. */
    get: {
      params: RefundsGetParams
      records: Refund
      meta: {}
    }
    /** Creates a refund for a charge or payment intent, in full or in part. */
    create: {
      params: RefundsCreateParams
      records: Refund
      meta: {}
    }
    search: {
      fields: RefundsSearchFields
    }
  }
  /** A product that you sell. Its prices are separate records. */
  products: {
    /** Lists products, newest first. Includes archived products by default; see `active`. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a product. Prices are not included. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
    /** Creates a product without prices. */
    create: {
      params: ProductsCreateParams
      records: Product
      meta: {}
    }
    /** Updates a product. Fields that you leave out keep their value; an empty string clears a field. */
    update: {
      params: ProductsUpdateParams
      records: Product
      meta: {}
    }
    /** Deletes a product that has no prices. To archive a product with prices, set `active` to `false`. */
    delete: {
      params: ProductsDeleteParams
      records: Deleted
      meta: {}
    }
    /** Searches products by name, description, active state, metadata and more, in Stripe's search query language. */
    api_search: {
      params: ProductsApiSearchParams
      records: Product[]
      meta: {
        has_more: boolean | null
        next_page: string | null
      }
    }
  }
  /** The account's balance by currency, available and pending. There is one per account, so it has no ID. */
  balance: {
    /** Gets the account's current balance: available, pending and reserved amounts by currency. */
    get: {
      params: BalanceGetParams
      records: Balance
      meta: {}
    }
  }
  /** A balance transaction: one movement of funds in the account's balance, with its fees. */
  balance_transactions: {
    /** Lists balance transactions, newest first: charges, refunds, fees, payouts and others. */
    list: {
      params: BalanceTransactionsListParams
      records: BalanceTransaction[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a balance transaction with its fees and net amount. */
    get: {
      params: BalanceTransactionsGetParams
      records: BalanceTransaction
      meta: {}
    }
  }
  /** A payment intent: a payment from creation to success, over one or more charges. */
  payment_intents: {
    /** Lists payment intents, newest first, in any status. */
    list: {
      params: PaymentIntentsListParams
      records: PaymentIntent[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a payment intent with its amount, status and payment methods. */
    get: {
      params: PaymentIntentsGetParams
      records: PaymentIntent
      meta: {}
    }
    /** Searches payment intents by amount, customer, status, metadata and more, in Stripe's search query language. */
    api_search: {
      params: PaymentIntentsApiSearchParams
      records: PaymentIntent[]
      meta: {
        has_more: boolean | null
        next_page: string | null
      }
    }
  }
  /** A dispute: a charge that the cardholder contests with their bank. */
  disputes: {
    /** Lists disputes, newest first. Filters by charge or payment intent. */
    list: {
      params: DisputesListParams
      records: Dispute[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a dispute with its reason, evidence and deadline. */
    get: {
      params: DisputesGetParams
      records: Dispute
      meta: {}
    }
  }
  /** A payout from the balance to a bank account or debit card. */
  payouts: {
    /** Lists payouts, newest first, including pending and failed payouts. */
    list: {
      params: PayoutsListParams
      records: Payout[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a payout with its amount, arrival date and destination. */
    get: {
      params: PayoutsGetParams
      records: Payout
      meta: {}
    }
  }
}

/** Params of customers.list. */
export interface CustomersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by the exact email address. Case-sensitive. */
  email?: string
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
}

export interface Customer {
  /** The customer's ID. */
  id: string
  /** The object type, always customer. */
  object: "customer"
  address?: PostalAddress | null
  /** The balance applied to future invoices, in the smallest currency unit. Negative means credit. */
  balance?: number
  /** The customer's business name. */
  business_name?: string | null
  cash_balance?: CashBalance | null
  /** Creation time, as a Unix timestamp in seconds. */
  created?: number
  /** The currency the customer is billed in for recurring payments. */
  currency?: string | null
  /** The ID of the Account that represents the customer. */
  customer_account?: string | null
  default_currency?: string | null
  /** The ID of the customer's default payment source. */
  default_source?: string | null
  /** Whether the customer's latest automatic invoice is overdue and unpaid. */
  delinquent?: boolean | null
  /** A description of the customer, often for internal use. */
  description?: string | null
  discount?: Discount | null
  /** The customer's email address. */
  email?: string | null
  /** The customer's full name as an individual. */
  individual_name?: string | null
  /** The balances applied to future invoices, by currency. */
  invoice_credit_balance?: Amounts
  /** The prefix of the customer's invoice numbers. */
  invoice_prefix?: string | null
  /** The defaults for the customer's invoices. */
  invoice_settings?: CustomerInvoiceSettings
  /** Whether the customer exists in live mode. False in test mode. */
  livemode?: boolean
  /** Key-value pairs you attached to the customer. */
  metadata?: Labels
  /** The customer's name, of a person or a business. */
  name?: string | null
  /** The number at the end of the customer's next invoice number. */
  next_invoice_sequence?: number | null
  /** The customer's phone number. */
  phone?: string | null
  /** The customer's preferred languages, in order of preference. */
  preferred_locales?: string[] | null
  shipping?: Shipping | null
  sources?: SourceList | null
  subscriptions?: SubscriptionList | null
  /** The customer's tax treatment: taxable, exempt or reverse charge. */
  tax_exempt?: string | null
  /** The ID of the test clock the customer belongs to. Null if none. */
  test_clock?: string | null
}

export interface PostalAddress {
  line1?: string | null
  line2?: string | null
  city?: string | null
  state?: string | null
  postal_code?: string | null
  country?: string | null
}

export interface CashBalance {
  object?: string
  available?: Amounts | null
  customer?: string | null
  customer_account?: string | null
  livemode?: boolean
  settings?: CashBalanceSettings | null
}

/** Amounts by currency, in the currency's smallest unit. */
export interface Amounts {
  [k: string]: number
}

export interface CashBalanceSettings {
  reconciliation_mode?: string
  using_merchant_default?: boolean
}

export interface Discount {
  id?: string
  object?: string
  coupon?: Coupon | null
  source?: DiscountSource | null
  promotion_code?: string | null
  start?: number
  end?: number | null
  customer?: string | null
  customer_account?: string | null
  subscription?: string | null
  subscription_item?: string | null
  invoice?: string | null
  invoice_item?: string | null
  checkout_session?: string | null
}

export interface Coupon {
  id?: string
  object?: string
  name?: string | null
  amount_off?: number | null
  percent_off?: number | null
  currency?: string | null
  duration?: string
  duration_in_months?: number | null
  max_redemptions?: number | null
  redeem_by?: number | null
  times_redeemed?: number
  valid?: boolean
  created?: number
  livemode?: boolean
  metadata?: Labels | null
}

/** The account's own key-value pairs. All values are strings. */
export interface Labels {
  [k: string]: string
}

export interface DiscountSource {
  type?: string
  coupon?: string | null
}

export interface CustomerInvoiceSettings {
  custom_fields?: CustomField[] | null
  default_payment_method?: string | null
  footer?: string | null
  rendering_options?: RenderingOptions | null
}

export interface CustomField {
  name?: string
  value?: string
}

export interface RenderingOptions {
  amount_tax_display?: string | null
  template?: string | null
}

export interface Shipping {
  address?: PostalAddress | null
  name?: string | null
  phone?: string | null
  carrier?: string | null
  tracking_number?: string | null
}

export interface SourceList {
  object?: string
  data?: PaymentSource[]
  has_more?: boolean
  url?: string
}

export interface PaymentSource {
  id?: string
  object?: string
  type?: string | null
  customer?: string | null
  name?: string | null
  brand?: string | null
  last4?: string | null
  exp_month?: number | null
  exp_year?: number | null
  funding?: string | null
  fingerprint?: string | null
  bank_name?: string | null
  routing_number?: string | null
  country?: string | null
  currency?: string | null
  status?: string | null
  metadata?: Labels | null
}

export interface SubscriptionList {
  object?: string
  data?: Subscription[]
  has_more?: boolean
  url?: string
}

export interface Subscription {
  /** The subscription's ID. */
  id: string
  /** The object type, always subscription. */
  object: "subscription"
  /** The ID of the Connect application that created the subscription. */
  application?: string | null
  /** The share of each invoice transferred to the application owner, as a percentage. */
  application_fee_percent?: number | null
  /** The settings of automatic tax calculation on the subscription. */
  automatic_tax: AutomaticTax
  /** The reference point for billing cycle dates, as a Unix timestamp. */
  billing_cycle_anchor: number
  billing_cycle_anchor_config?: AnchorConfig | null
  /** The method for calculating prorations and invoices. */
  billing_mode?: BillingMode
  billing_thresholds?: BillingThresholds | null
  /** The time the subscription will be canceled, as a Unix timestamp. Null if none. */
  cancel_at: number | null
  /** Whether the subscription will be canceled when the current period ends. */
  cancel_at_period_end: boolean
  /** The time cancellation was requested, as a Unix timestamp. Null unless canceled. */
  canceled_at: number | null
  cancellation_details?: Cancellation | null
  /** The way payment is collected: charged automatically or by sending an invoice. */
  collection_method: CollectionMethod
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** The ID of the customer who owns the subscription. */
  customer: string
  /** The ID of the Account that represents the customer. */
  customer_account?: string | null
  /** The days a customer has to pay. Null when charged automatically. */
  days_until_due: number | null
  /** The ID of the subscription's default payment method. Null uses the customer's. */
  default_payment_method?: string | null
  /** The ID of the subscription's default payment source. Null uses the customer's. */
  default_source?: string | null
  /** The tax rates applied to items without their own. */
  default_tax_rates?: TaxRate[] | null
  /** A description of the subscription, meant for the customer. */
  description?: string | null
  /** The IDs of the discounts applied to the subscription. */
  discounts: string[]
  /** The time the subscription ended, as a Unix timestamp. Null until then. */
  ended_at: number | null
  /** The settings passed on to the subscription's invoices. */
  invoice_settings?: SubscriptionInvoiceSettings
  /** The subscription's items, each with a price. */
  items: SubscriptionItemList
  /** The ID of the most recent invoice for the subscription. */
  latest_invoice: string | null
  /** Whether the subscription exists in live mode. False in test mode. */
  livemode: boolean
  /** Key-value pairs you attached to the subscription. */
  metadata: Labels
  /** The approximate time pending invoice items are billed, as a Unix timestamp. */
  next_pending_invoice_item_invoice?: number | null
  /** The ID of the account the subscription charges on behalf of. */
  on_behalf_of?: string | null
  pause_collection?: PauseCollection | null
  payment_settings?: SubscriptionPaymentSettings | null
  /** The subscription's status, such as active, past_due or canceled. */
  status: SubscriptionStatus
  /** The start of the current period, as a Unix timestamp. Newer API versions use items. */
  current_period_start?: number
  /** The end of the current period, as a Unix timestamp. Newer API versions use items. */
  current_period_end?: number
  /** The start of the subscription, as a Unix timestamp. May precede creation. */
  start_date: number
  /** The start of the trial, as a Unix timestamp. Null without a trial. */
  trial_start: number | null
  /** The end of the trial, as a Unix timestamp. Null without a trial. */
  trial_end: number | null
  discount?: Discount | null
  plan?: Plan | null
  /** The quantity of the subscription's plan. Absent if it has several. */
  quantity?: number | null
  /** The ID of the subscription's schedule. Null if there is none. */
  schedule?: string | null
  /** The ID of the test clock the subscription belongs to. Null if none. */
  test_clock?: string | null
  transfer_data?: TransferData | null
  trial_settings?: TrialSettings | null
  pending_invoice_item_interval?: Interval | null
  /** The ID of a SetupIntent for collecting the customer's authentication. Null if none. */
  pending_setup_intent?: string | null
  pending_update?: PendingUpdate | null
}

export interface AutomaticTax {
  enabled?: boolean
  liability?: Party | null
  disabled_reason?: string | null
}

export interface Party {
  type?: string
  account?: string | null
}

export interface AnchorConfig {
  day_of_month?: number
  month?: number | null
  hour?: number | null
  minute?: number | null
  second?: number | null
}

export interface BillingMode {
  type?: string
  flexible?: FlexibleBilling | null
  updated_at?: number | null
}

export interface FlexibleBilling {
  proration_discounts?: string | null
}

export interface BillingThresholds {
  amount_gte?: number | null
  reset_billing_cycle_anchor?: boolean | null
}

export interface Cancellation {
  reason?: string | null
  feedback?: string | null
  feedback_option?: string | null
  comment?: string | null
}

export interface TaxRate {
  id?: string
  object?: string
  active?: boolean
  country?: string | null
  created?: number
  description?: string | null
  display_name?: string
  effective_percentage?: number | null
  flat_amount?: Money | null
  inclusive?: boolean
  jurisdiction?: string | null
  jurisdiction_level?: string | null
  livemode?: boolean
  metadata?: Labels | null
  percentage?: number
  rate_type?: string | null
  state?: string | null
  tax_type?: string | null
}

export interface Money {
  amount?: number
  currency?: string
}

export interface SubscriptionInvoiceSettings {
  account_tax_ids?: string[] | null
  custom_fields?: CustomField[] | null
  description?: string | null
  footer?: string | null
  issuer?: Party | null
}

export interface SubscriptionItemList {
  object?: string
  data?: SubscriptionItem[]
  has_more?: boolean
  url?: string
}

export interface SubscriptionItem {
  id?: string
  object?: string
  subscription?: string
  quantity?: number | null
  price?: Price | null
  plan?: Plan | null
  created?: number
  discounts?: string[]
  metadata?: Labels
  billed_until?: number | null
  billing_thresholds?: ItemThresholds | null
  current_period_start?: number | null
  current_period_end?: number | null
  current_trial?: ItemTrial | null
  tax_rates?: TaxRate[] | null
}

export interface Price {
  id?: string
  object?: string
  active?: boolean
  billing_scheme?: string
  created?: number
  currency?: string
  custom_unit_amount?: CustomAmount | null
  livemode?: boolean
  lookup_key?: string | null
  metadata?: Labels
  nickname?: string | null
  product?: string
  recurring?: Recurring | null
  tax_behavior?: string | null
  tiers?: PriceTier[] | null
  tiers_mode?: string | null
  transform_quantity?: Transform | null
  type?: string
  unit_amount?: number | null
  unit_amount_decimal?: string | null
}

export interface CustomAmount {
  minimum?: number | null
  maximum?: number | null
  preset?: number | null
}

export interface Recurring {
  interval?: string
  interval_count?: number
  meter?: string | null
  trial_period_days?: number | null
  usage_type?: string
}

export interface PriceTier {
  up_to?: number | null
  flat_amount?: number | null
  flat_amount_decimal?: string | null
  unit_amount?: number | null
  unit_amount_decimal?: string | null
}

export interface Transform {
  divide_by?: number
  round?: string
}

export interface Plan {
  id?: string
  object?: string
  active?: boolean
  amount?: number | null
  amount_decimal?: string | null
  billing_scheme?: string
  created?: number
  currency?: string
  interval?: string
  interval_count?: number
  livemode?: boolean
  metadata?: Labels | null
  meter?: string | null
  nickname?: string | null
  product?: string | null
  tiers?: PriceTier[] | null
  tiers_mode?: string | null
  transform_usage?: Transform | null
  trial_period_days?: number | null
  usage_type?: string
}

export interface ItemThresholds {
  usage_gte?: number | null
}

export interface ItemTrial {
  start_date?: number
  end_date?: number
  trial_offer?: string
}

export interface PauseCollection {
  behavior?: string
  resumes_at?: number | null
}

export interface SubscriptionPaymentSettings {
  payment_method_options?: MethodOptions | null
  payment_method_types?: string[] | null
  save_default_payment_method?: string | null
}

/** Options by payment method. The fields depend on the method. */
export interface MethodOptions { [k: string]: unknown }

export interface TransferData {
  destination?: string
  amount?: number | null
  amount_percent?: number | null
}

export interface TrialSettings {
  end_behavior?: TrialEnd | null
}

export interface TrialEnd {
  missing_payment_method?: string
  billing_cycle_anchor?: string | null
}

export interface Interval {
  interval?: string
  interval_count?: number
}

export interface PendingUpdate {
  expires_at?: number
  billing_cycle_anchor?: number | null
  cancel_at_period_end?: boolean | null
  discount?: Discount | null
  discounts?: string[] | null
  metadata?: Labels | null
  subscription_items?: SubscriptionItem[] | null
  trial_end?: number | null
  trial_from_plan?: boolean | null
}

/** Params of customers.get. */
export interface CustomersGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of customers.create. */
export interface CustomersCreateParams {
  /** The customer's email address. Stripe sends receipts and invoices to it. */
  email?: string
  /** The customer's full name or business name. */
  name?: string
  /** Any text to display with the customer in the Dashboard. */
  description?: string
  /** The customer's phone number. */
  phone?: string
  /** The customer's billing address. `country` is a two-letter country code. */
  address?: {
    line1?: string
    line2?: string
    city?: string
    state?: string
    postal_code?: string
    country?: string
  }
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of customers.update. */
export interface CustomersUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** The customer's email address. Stripe sends receipts and invoices to it. */
  email?: string
  /** The customer's full name or business name. */
  name?: string
  /** Any text to display with the customer in the Dashboard. */
  description?: string
  /** The customer's phone number. */
  phone?: string
  /** The customer's billing address. `country` is a two-letter country code. */
  address?: {
    line1?: string
    line2?: string
    city?: string
    state?: string
    postal_code?: string
    country?: string
  }
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of customers.delete. */
export interface CustomersDeleteParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

export interface Deleted {
  id: string
  object: string
  deleted: boolean
}

/** Params of customers.api_search. */
export interface CustomersApiSearchParams {
  /** Query in Stripe's search query language, such as `email:'ada@example.com'`. */
  query: string
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** The `next_page` value of the previous page. Leave it out on the first call. */
  page?: string
}

/** Searchable fields of customers, in hosted mode. */
export interface CustomersSearchFields {
  account_balance: number | null
  address: { [k: string]: unknown } | null
  balance: number | null
  cards: unknown[] | null
  created: number | null
  currency: string | null
  default_card: string | null
  default_source: string | null
  delinquent: boolean | null
  description: string | null
  discount: { [k: string]: unknown } | null
  email: string | null
  id: string | null
  invoice_prefix: string | null
  invoice_settings: { [k: string]: unknown } | null
  is_deleted: boolean | null
  livemode: boolean | null
  metadata: { [k: string]: unknown } | null
  name: string | null
  next_invoice_sequence: number | null
  object: string | null
  phone: string | null
  preferred_locales: unknown[] | null
  shipping: { [k: string]: unknown } | null
  sources: { [k: string]: unknown } | null
  subscriptions: { [k: string]: unknown } | null
  tax_exempt: string | null
  tax_info: string | null
  tax_info_verification: string | null
  test_clock: string | null
  updated: number | null
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Whether Stripe charges the customer automatically or sends an invoice. */
  collection_method?: "charge_automatically" | "send_invoice"
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by customer ID. */
  customer?: string
  /** Filters by the ID of the account that represents the customer. */
  customer_account?: string
  /** Filters by invoice status. */
  status?: "draft" | "open" | "paid" | "uncollectible" | "void"
  /** Filters by subscription ID. */
  subscription?: string
}

export interface Invoice {
  /** The invoice's ID. Absent on previews. */
  id: string
  /** The object type, always invoice. */
  object: "invoice"
  /** The country of the issuing business, usually yours. */
  account_country: string | null
  /** The public name of the issuing business, usually yours. */
  account_name: string | null
  /** The IDs of the account tax IDs shown on the invoice. */
  account_tax_ids?: string[] | null
  /** The amount due after balances are applied, in the smallest currency unit. */
  amount_due: number
  /** The amount paid beyond what was due, credited to the customer's balance. */
  amount_overpaid?: number
  /** The amount paid, in the currency's smallest unit. */
  amount_paid: number
  /** The amount still to be paid, in the currency's smallest unit. */
  amount_remaining: number
  /** The sum of the shipping costs, in the currency's smallest unit. */
  amount_shipping?: number
  /** The ID of the Connect application that created the invoice. */
  application?: string | null
  /** The fee passed to the application owner, in the smallest currency unit. */
  application_fee_amount?: number | null
  /** The number of automatic payment attempts made. */
  attempt_count: number
  /** Whether payment of the invoice has been attempted. */
  attempted: boolean
  /** Whether Stripe moves the invoice on and collects payment automatically. */
  auto_advance?: boolean
  /** The settings and latest result of automatic tax calculation. */
  automatic_tax?: InvoiceAutomaticTax
  /** The time the invoice finalizes automatically, as a Unix timestamp. Null if not scheduled. */
  automatically_finalizes_at?: number | null
  /** The reason the invoice was created, such as a subscription cycle. */
  billing_reason: string | null
  /** The ID of the latest charge for the invoice. Absent in newer API versions. */
  charge?: string | null
  /** The way payment is collected: charged automatically or by sending the invoice. */
  collection_method: CollectionMethod
  confirmation_secret?: ConfirmationSecret | null
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** The custom fields shown on the invoice. */
  custom_fields?: CustomField[] | null
  /** The ID of the customer billed. */
  customer: string | null
  /** The ID of the Account that represents the customer billed. */
  customer_account?: string | null
  customer_address?: PostalAddress | null
  /** The customer's email address, as it was when the invoice was finalized. */
  customer_email: string | null
  /** The customer's name, as it was when the invoice was finalized. */
  customer_name?: string | null
  /** The customer's phone number, as it was when the invoice was finalized. */
  customer_phone?: string | null
  customer_shipping?: Shipping | null
  /** The customer's tax treatment, as it was when the invoice was finalized. */
  customer_tax_exempt?: string | null
  /** The customer's tax IDs, as they were when the invoice was finalized. */
  customer_tax_ids?: TaxId[] | null
  /** The ID of the invoice's default payment method. Null uses the subscription's or customer's. */
  default_payment_method?: string | null
  /** The ID of the invoice's default payment source. Null uses the subscription's or customer's. */
  default_source?: string | null
  /** The tax rates applied to line items without their own. */
  default_tax_rates: TaxRate[]
  /** A memo shown to the customer on the invoice. */
  description?: string | null
  discount?: Discount | null
  /** The IDs of the discounts applied to the invoice. */
  discounts: string[]
  /** The due date, as a Unix timestamp. Null when payment is charged automatically. */
  due_date: number | null
  /** The date the invoice takes effect, shown as its issue date. */
  effective_at?: number | null
  /** The customer's balance after finalization. Null until the invoice is finalized. */
  ending_balance?: number | null
  /** The footer shown on the invoice. */
  footer?: string | null
  from_invoice?: FromInvoice | null
  /** The address of the hosted payment page. Null until the invoice is finalized. */
  hosted_invoice_url?: string | null
  /** The address of the invoice's PDF. Null until the invoice is finalized. */
  invoice_pdf?: string | null
  /** The account that issues the invoice, with its branding. */
  issuer?: Party
  last_finalization_error?: FinalizationError | null
  /** The ID of the latest revision of the invoice. Drafts are left out. */
  latest_revision?: string | null
  /** The lines that make up the invoice. */
  lines: InvoiceLineList
  /** Whether the invoice exists in live mode. False in test mode. */
  livemode: boolean
  metadata: Labels | null
  /** The time of the next payment attempt, as a Unix timestamp. Null if none. */
  next_payment_attempt?: number | null
  /** The invoice's number, shown to the customer. Null for drafts. */
  number: string | null
  /** The ID of the account the invoice is issued on behalf of. */
  on_behalf_of?: string | null
  /** Whether the invoice was paid. Absent in newer API versions. */
  paid?: boolean | null
  /** Whether the invoice was paid by hand. Absent in newer API versions. */
  paid_out_of_band?: boolean | null
  parent: InvoiceParent | null
  /** The ID of the invoice's PaymentIntent. Absent in newer API versions. */
  payment_intent?: string | null
  /** The payment methods and options for paying the invoice. */
  payment_settings?: InvoicePaymentSettings
  /** The payments made toward the invoice. Absent unless expanded. */
  payments?: InvoicePaymentList
  /** The end of the period invoice items may come from, as a Unix timestamp. */
  period_end: number
  /** The start of the period invoice items may come from, as a Unix timestamp. */
  period_start: number
  /** The total of credit notes issued after payment, in the smallest currency unit. */
  post_payment_credit_notes_amount?: number
  /** The total of credit notes issued before payment, in the smallest currency unit. */
  pre_payment_credit_notes_amount?: number
  /** The ID of the quote the invoice came from. Absent in newer API versions. */
  quote?: string | null
  /** The number on the emailed receipt. Null if none was sent. */
  receipt_number?: string | null
  rendering?: Rendering | null
  rendering_options?: RenderingOptions | null
  shipping_cost?: ShippingCost | null
  shipping_details?: Shipping | null
  /** The customer's balance before finalization, in the currency's smallest unit. */
  starting_balance?: number
  /** Extra text for the customer's card statement. */
  statement_descriptor?: string | null
  /** The invoice's status, from draft and open to paid, void or uncollectible. */
  status: string | null
  /** The times the invoice was finalized, paid, voided and marked uncollectible. */
  status_transitions?: StatusTransitions
  /** The ID of the subscription invoiced. Absent in newer API versions. */
  subscription?: string | null
  subscription_details?: SubscriptionDetails | null
  /** The total before invoice-level discounts and exclusive tax, in the smallest currency unit. */
  subtotal: number
  /** The subtotal without tax, in the smallest currency unit. */
  subtotal_excluding_tax?: number | null
  /** The total tax, in the smallest currency unit. Absent in newer API versions. */
  tax?: number | null
  /** The ID of the test clock the invoice belongs to. Null if none. */
  test_clock?: string | null
  threshold_reason?: ThresholdReason | null
  /** The total after discounts and tax, in the currency's smallest unit. */
  total: number
  /** The discount amounts summed over the line items. */
  total_discount_amounts?: DiscountAmount[] | null
  /** The total without tax, in the currency's smallest unit. */
  total_excluding_tax?: number | null
  /** The credits applied before tax, summed over the line items. */
  total_pretax_credit_amounts?: CreditAmount[] | null
  /** The tax amounts by tax rate. Replaced by total_taxes. */
  total_tax_amounts?: TaxAmount[] | null
  /** The tax amounts summed over the line items. */
  total_taxes?: Tax[] | null
  transfer_data?: TransferData | null
  /** The time webhooks for the invoice were delivered, as a Unix timestamp. */
  webhooks_delivered_at?: number | null
}

export interface InvoiceAutomaticTax {
  enabled?: boolean
  status?: string | null
  provider?: string | null
  liability?: Party | null
  disabled_reason?: string | null
}

export interface ConfirmationSecret {
  type?: string
  client_secret?: string
}

export interface TaxId {
  type?: string
  value?: string | null
}

export interface FromInvoice {
  action?: string
  invoice?: string
}

export interface FinalizationError {
  type?: string
  code?: string | null
  message?: string | null
  param?: string | null
  charge?: string | null
  advice_code?: string | null
  decline_code?: string | null
  network_advice_code?: string | null
  network_decline_code?: string | null
  doc_url?: string | null
  request_log_url?: string | null
  payment_intent?: PaymentIntent | null
  payment_method_type?: string | null
  /** The payment method that was tried. The fields depend on its type. */
  payment_method?: { [k: string]: unknown } | null
  source?: PaymentSource | null
}

export interface PaymentIntent {
  /** The PaymentIntent's ID. */
  id: string
  /** The object type, always payment_intent. */
  object: "payment_intent"
  /** The amount to collect, in the currency's smallest unit. */
  amount: number
  /** The amount that can be captured, in the currency's smallest unit. */
  amount_capturable: number
  /** The amount collected, in the currency's smallest unit. */
  amount_received: number
  /** The ID of the Connect application that created the PaymentIntent. */
  application: string | null
  /** The application fee requested, in the currency's smallest unit. */
  application_fee_amount: number | null
  /** The time of capture: automatic, or manual after authorization. */
  capture_method: string
  /** The secret for completing the payment from a client. Keep it private. */
  client_secret: string | null
  /** The way the PaymentIntent is confirmed: automatically or manually. */
  confirmation_method: string
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** The ID of the customer paying. Null if none. */
  customer: string | null
  /** A description of the payment, as you set it. */
  description: string | null
  /** Whether the PaymentIntent exists in live mode. False in test mode. */
  livemode: boolean
  /** Key-value pairs you attached to the PaymentIntent. */
  metadata: Labels
  /** The ID of the payment method used. Null if none is attached. */
  payment_method: string | null
  /** The types of payment method the PaymentIntent accepts. */
  payment_method_types: string[]
  /** The payment's progress, from requires_payment_method to succeeded or canceled. */
  status: string
}

export interface InvoiceLineList {
  object?: string
  data?: InvoiceLine[]
  has_more?: boolean
  url?: string
}

export interface InvoiceLine {
  id?: string
  object?: string
  amount?: number
  currency?: string
  description?: string | null
  discount_amounts?: DiscountAmount[] | null
  discountable?: boolean
  discounts?: string[]
  invoice?: string | null
  livemode?: boolean
  metadata?: Labels
  parent?: LineParent | null
  period?: Period
  pretax_credit_amounts?: CreditAmount[] | null
  pricing?: LinePricing | null
  quantity?: number | null
  quantity_decimal?: string | null
  subscription?: string | null
  subtotal?: number
  taxes?: Tax[] | null
}

export interface DiscountAmount {
  amount?: number
  discount?: string
}

export interface LineParent {
  type?: string
  invoice_item_details?: LineItemDetails | null
  subscription_item_details?: LineSubscriptionDetails | null
}

export interface LineItemDetails {
  invoice_item?: string
  proration?: boolean
  proration_details?: Proration | null
  subscription?: string | null
}

export interface Proration {
  credited_items?: CreditedItems | null
}

export interface CreditedItems {
  invoice?: string
  invoice_line_items?: string[]
}

export interface LineSubscriptionDetails {
  invoice_item?: string | null
  proration?: boolean
  proration_details?: Proration | null
  subscription?: string | null
  subscription_item?: string
}

export interface Period {
  start?: number
  end?: number
}

export interface CreditAmount {
  type?: string
  amount?: number
  credit_balance_transaction?: string | null
  discount?: string | null
}

export interface LinePricing {
  type?: string
  price_details?: PriceDetails | null
  unit_amount_decimal?: string | null
}

export interface PriceDetails {
  price?: string
  product?: string
}

export interface Tax {
  type?: string
  amount?: number
  tax_behavior?: string
  tax_rate_details?: TaxRateDetails | null
  taxability_reason?: string
  taxable_amount?: number | null
}

export interface TaxRateDetails {
  tax_rate?: string
}

export interface InvoiceParent {
  type?: string
  quote_details?: QuoteDetails | null
  subscription_details?: SubscriptionDetails | null
}

export interface QuoteDetails {
  quote?: string
}

export interface SubscriptionDetails {
  subscription?: string | null
  metadata?: Labels | null
  subscription_proration_date?: number | null
}

export interface InvoicePaymentSettings {
  default_mandate?: string | null
  payment_method_options?: MethodOptions | null
  payment_method_types?: string[] | null
}

export interface InvoicePaymentList {
  object?: string
  data?: InvoicePayment[]
  has_more?: boolean
  url?: string
}

export interface InvoicePayment {
  id?: string
  object?: string
  amount_paid?: number | null
  amount_requested?: number
  created?: number
  currency?: string
  invoice?: string
  is_default?: boolean
  livemode?: boolean
  payment?: InvoicePaymentOf
  status?: string
  status_transitions?: PaymentTransitions
}

export interface InvoicePaymentOf {
  type?: string
  charge?: string | null
  payment_intent?: string | null
  payment_record?: string | null
}

export interface PaymentTransitions {
  canceled_at?: number | null
  paid_at?: number | null
}

export interface Rendering {
  amount_tax_display?: string | null
  pdf?: RenderingPdf | null
  template?: string | null
  template_version?: number | null
}

export interface RenderingPdf {
  page_size?: string | null
}

export interface ShippingCost {
  amount_subtotal?: number
  amount_tax?: number
  amount_total?: number
  shipping_rate?: string | null
  taxes?: ShippingTax[] | null
}

export interface ShippingTax {
  amount?: number
  rate?: TaxRate
  taxability_reason?: string | null
  taxable_amount?: number | null
}

export interface StatusTransitions {
  finalized_at?: number | null
  marked_uncollectible_at?: number | null
  paid_at?: number | null
  voided_at?: number | null
}

export interface ThresholdReason {
  amount_gte?: number | null
  item_reasons?: ThresholdItem[]
}

export interface ThresholdItem {
  line_item_ids?: string[]
  usage_gte?: number
}

export interface TaxAmount {
  amount?: number
  inclusive?: boolean
  tax_rate?: string
  taxability_reason?: string | null
  taxable_amount?: number | null
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of invoices.api_search. */
export interface InvoicesApiSearchParams {
  /** Query in Stripe's search query language, such as `email:'ada@example.com'`. */
  query: string
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** The `next_page` value of the previous page. Leave it out on the first call. */
  page?: string
}

/** Searchable fields of invoices, in hosted mode. */
export interface InvoicesSearchFields {
  account_country: string | null
  account_name: string | null
  account_tax_ids: unknown[] | null
  amount_due: number | null
  amount_paid: number | null
  amount_remaining: number | null
  amount_shipping: number | null
  application: string | null
  application_fee: number | null
  application_fee_amount: number | null
  attempt_count: number | null
  attempted: boolean | null
  auto_advance: boolean | null
  automatic_tax: { [k: string]: unknown } | null
  billing: string | null
  billing_reason: string | null
  charge: string | null
  closed: boolean | null
  collection_method: string | null
  created: number | null
  currency: string | null
  custom_fields: unknown[] | null
  customer: string | null
  customer_address: { [k: string]: unknown } | null
  customer_email: string | null
  customer_name: string | null
  customer_phone: string | null
  customer_shipping: { [k: string]: unknown } | null
  customer_tax_exempt: string | null
  customer_tax_ids: unknown[] | null
  default_payment_method: string | null
  default_source: string | null
  default_tax_rates: unknown[] | null
  description: string | null
  discount: { [k: string]: unknown } | null
  discounts: unknown[] | null
  due_date: number | null
  effective_at: number | null
  ending_balance: number | null
  footer: string | null
  forgiven: boolean | null
  from_invoice: { [k: string]: unknown } | null
  hosted_invoice_url: string | null
  id: string | null
  invoice_pdf: string | null
  is_deleted: boolean | null
  issuer: { [k: string]: unknown } | null
  last_finalization_error: { [k: string]: unknown } | null
  latest_revision: string | null
  lines: { [k: string]: unknown } | null
  livemode: boolean | null
  metadata: { [k: string]: unknown } | null
  next_payment_attempt: number | null
  number: string | null
  object: string | null
  on_behalf_of: string | null
  paid: boolean | null
  paid_out_of_band: boolean | null
  payment: string | null
  payment_intent: string | null
  payment_settings: { [k: string]: unknown } | null
  period_end: number | null
  period_start: number | null
  post_payment_credit_notes_amount: number | null
  pre_payment_credit_notes_amount: number | null
  quote: string | null
  receipt_number: string | null
  rendering: { [k: string]: unknown } | null
  rendering_options: { [k: string]: unknown } | null
  shipping_cost: { [k: string]: unknown } | null
  shipping_details: { [k: string]: unknown } | null
  starting_balance: number | null
  statement_description: string | null
  statement_descriptor: string | null
  status: string | null
  status_transitions: { [k: string]: unknown } | null
  subscription: string | null
  subscription_details: { [k: string]: unknown } | null
  subtotal: number | null
  subtotal_excluding_tax: number | null
  tax: number | null
  tax_percent: number | null
  test_clock: string | null
  total: number | null
  total_discount_amounts: unknown[] | null
  total_excluding_tax: number | null
  total_tax_amounts: unknown[] | null
  transfer_data: { [k: string]: unknown } | null
  updated: number | null
  webhooks_delivered_at: number | null
}

/** Params of charges.list. */
export interface ChargesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by customer ID. */
  customer?: string
  /** Filters by payment intent ID. */
  payment_intent?: string
}

export interface Charge {
  /** The charge's ID. */
  id: string
  /** The object type, always charge. */
  object: "charge"
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** Whether the charge exists in live mode. False in test mode. */
  livemode: boolean
  /** The amount charged, in the currency's smallest unit. */
  amount: number
  /** The amount captured, in the currency's smallest unit. */
  amount_captured: number
  /** The amount refunded, in the currency's smallest unit. */
  amount_refunded: number
  /** Undocumented by Stripe in current API versions. */
  amount_updates?: { [k: string]: unknown }[] | null
  /** The ID of the Connect application that created the charge. */
  application?: string | null
  /** The ID of the application fee on the charge. Null if none. */
  application_fee?: string | null
  /** The application fee requested, in the currency's smallest unit. */
  application_fee_amount?: number | null
  /** The full text passed to card networks for the customer's statement. */
  calculated_statement_descriptor?: string | null
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** The ID of the customer charged. Null if none. */
  customer: string | null
  /** A description of the charge, as you set it. */
  description: string | null
  /** The ID of the connected account paid. Replaced by transfer_data. */
  destination?: string | null
  /** The ID of the charge's dispute. Absent in newer API versions. */
  dispute?: string | null
  /** Whether the charge is or was under dispute. */
  disputed: boolean
  /** The ID of the balance transaction that reverses a failed payment. */
  failure_balance_transaction?: string | null
  /** The code for the reason the charge failed. Null unless failed. */
  failure_code: string | null
  /** An explanation of the failure for people to read. Null unless failed. */
  failure_message: string | null
  fraud_details?: FraudDetails | null
  /** The ID of the invoice charged. Absent in newer API versions. */
  invoice?: string | null
  /** The ID of the account the charge was made on behalf of. */
  on_behalf_of?: string | null
  /** The ID of the order charged. Absent in newer API versions. */
  order?: string | null
  outcome?: Outcome | null
  /** Whether the charge succeeded or was authorized for later capture. */
  paid: boolean
  /** The ID of the PaymentIntent behind the charge. Null if none. */
  payment_intent: string | null
  /** The ID of the payment method used. */
  payment_method: string | null
  payment_method_details?: ChargeMethod | null
  presentment_details?: Presentment | null
  /** The email address the receipt is sent to. */
  receipt_email?: string | null
  /** The number on the emailed receipt. Null if none was sent. */
  receipt_number?: string | null
  /** The address of the receipt, kept up to date with refunds. */
  receipt_url: string | null
  /** Whether the charge was fully refunded. False after a partial refund. */
  refunded: boolean
  refunds?: RefundList | null
  /** The ID of the charge's review. Null if there is none. */
  review?: string | null
  shipping?: Shipping | null
  source?: PaymentSource | null
  /** The ID of the transfer that created the charge. Null for your own charges. */
  source_transfer?: string | null
  /** The statement text for charges that are not card payments. */
  statement_descriptor?: string | null
  /** The text added to the account's prefix on card statements. */
  statement_descriptor_suffix?: string | null
  /** The charge's status: succeeded, pending or failed. */
  status: string
  transfer_data?: TransferData | null
  /** A string that links the charge to related transfers. */
  transfer_group?: string | null
  /** Whether the charge was captured. False while it is just authorized. */
  captured: boolean
  /** The ID of the balance transaction that shows the charge's effect. */
  balance_transaction: string | null
  /** The billing details of the payment method at the time of the charge. */
  billing_details: BillingDetails
  /** Key-value pairs you attached to the charge. */
  metadata: Labels
  radar_options?: RadarOptions | null
}

export interface FraudDetails {
  stripe_report?: string | null
  user_report?: string | null
}

export interface Outcome {
  type?: string
  reason?: string | null
  seller_message?: string | null
  network_status?: string | null
  network_advice_code?: string | null
  network_decline_code?: string | null
  advice_code?: string | null
  risk_level?: string | null
  risk_score?: number | null
  rule?: string | null
}

export interface ChargeMethod {
  type?: string
  card?: CardDetails | null
  us_bank_account?: BankDetails | null
  sepa_debit?: SepaDetails | null
  [k: string]: unknown
}

export interface CardDetails {
  brand?: string | null
  last4?: string | null
  exp_month?: number
  exp_year?: number
  country?: string | null
  funding?: string | null
  fingerprint?: string | null
  network?: string | null
  description?: string | null
  iin?: string | null
  issuer?: string | null
  mandate?: string | null
  moto?: boolean | null
  amount_authorized?: number | null
  authorization_code?: string | null
  capture_before?: number | null
  electronic_commerce_indicator?: string | null
  network_transaction_id?: string | null
  transaction_link_id?: string | null
  regulated_status?: string | null
  setup_credential_usage?: string | null
  stored_credential_usage?: string | null
  checks?: CardChecks | null
  three_d_secure?: ThreeDSecure | null
  wallet?: Wallet | null
  installments?: Installments | null
  network_token?: NetworkToken | null
  extended_authorization?: CardFeature | null
  incremental_authorization?: CardFeature | null
  multicapture?: CardFeature | null
  overcapture?: Overcapture | null
}

export interface CardChecks {
  address_line1_check?: string | null
  address_postal_code_check?: string | null
  cvc_check?: string | null
}

export interface ThreeDSecure {
  authentication_flow?: string | null
  electronic_commerce_indicator?: string | null
  exemption_indicator?: string | null
  exemption_indicator_applied?: boolean | null
  result?: string | null
  result_reason?: string | null
  transaction_id?: string | null
  version?: string | null
}

export interface Wallet {
  type?: string
  dynamic_last4?: string | null
}

export interface Installments {
  plan?: InstallmentPlan | null
}

export interface InstallmentPlan {
  type?: string
  count?: number | null
  interval?: string | null
}

export interface NetworkToken {
  used?: boolean
}

export interface CardFeature {
  status?: string
}

export interface Overcapture {
  status?: string
  maximum_amount_capturable?: number
}

export interface BankDetails {
  account_holder_type?: string | null
  account_type?: string | null
  bank_name?: string | null
  last4?: string | null
  routing_number?: string | null
  fingerprint?: string | null
  mandate?: string | null
  payment_reference?: string | null
  expected_debit_date?: string | null
}

export interface SepaDetails {
  bank_code?: string | null
  branch_code?: string | null
  country?: string | null
  last4?: string | null
  fingerprint?: string | null
  mandate?: string | null
  expected_debit_date?: string | null
}

export interface Presentment {
  presentment_amount?: number
  presentment_currency?: string
}

export interface RefundList {
  object?: string
  data?: Refund[]
  has_more?: boolean
  url?: string
}

export interface Refund {
  /** The refund's ID. */
  id: string
  /** The object type, always refund. */
  object: "refund"
  /** The amount refunded, in the currency's smallest unit. */
  amount: number
  /** The ID of the balance transaction that shows the refund's effect. */
  balance_transaction: string | null
  /** The ID of the charge refunded. */
  charge: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** A description of the refund, if you set one. */
  description?: string | null
  destination_details?: RefundDestination | null
  /** The ID of the balance transaction that reverses a failed refund. */
  failure_balance_transaction?: string | null
  /** The reason the refund failed. Absent unless failed. */
  failure_reason?: string | null
  /** The email address refund instructions are sent to. */
  instructions_email?: string | null
  metadata: Labels | null
  next_action?: RefundAction | null
  /** The ID of the PaymentIntent refunded. Null if none. */
  payment_intent: string | null
  /** The reason the refund is pending. Absent unless pending. */
  pending_reason?: string | null
  /** The reason for the refund, given by you or by Stripe. */
  reason: string | null
  /** The number on the emailed receipt. Null if none was sent. */
  receipt_number: string | null
  /** The ID of the related transfer reversal. Null for your own charges. */
  source_transfer_reversal: string | null
  /** The refund's status, such as pending, succeeded or failed. */
  status: string | null
  /** The ID of the reversal of the charge's transfer. Null if none. */
  transfer_reversal: string | null
}

export interface RefundDestination {
  type?: string
  card?: RefundCard | null
  us_bank_transfer?: TransferReference | null
  eu_bank_transfer?: TransferReference | null
  [k: string]: unknown
}

export interface RefundCard {
  type?: string
  reference?: string | null
  reference_status?: string | null
  reference_type?: string | null
}

export interface TransferReference {
  reference?: string | null
  reference_status?: string | null
}

export interface RefundAction {
  type?: string
  display_details?: RefundDisplay | null
}

export interface RefundDisplay {
  email_sent?: RefundEmail
  expires_at?: number
}

export interface RefundEmail {
  email_sent_at?: number
  email_sent_to?: string
}

export interface BillingDetails {
  address?: PostalAddress | null
  email?: string | null
  name?: string | null
  phone?: string | null
  tax_id?: string | null
}

export interface RadarOptions {
  session?: string | null
}

/** Params of charges.get. */
export interface ChargesGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of charges.api_search. */
export interface ChargesApiSearchParams {
  /** Query in Stripe's search query language, such as `email:'ada@example.com'`. */
  query: string
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** The `next_page` value of the previous page. Leave it out on the first call. */
  page?: string
}

/** Searchable fields of charges, in hosted mode. */
export interface ChargesSearchFields {
  amount: number | null
  amount_captured: number | null
  amount_refunded: number | null
  amount_updates: unknown[] | null
  application: string | null
  application_fee: string | null
  application_fee_amount: number | null
  balance_transaction: string | null
  billing_details: { [k: string]: unknown } | null
  calculated_statement_descriptor: string | null
  captured: boolean | null
  card: { [k: string]: unknown } | null
  created: number | null
  currency: string | null
  customer: string | null
  description: string | null
  destination: string | null
  dispute: string | null
  disputed: boolean | null
  failure_balance_transaction: string | null
  failure_code: string | null
  failure_message: string | null
  fraud_details: { [k: string]: unknown } | null
  id: string | null
  invoice: string | null
  livemode: boolean | null
  metadata: { [k: string]: unknown } | null
  object: string | null
  on_behalf_of: string | null
  order: string | null
  outcome: { [k: string]: unknown } | null
  paid: boolean | null
  payment_intent: string | null
  payment_method: string | null
  payment_method_details: { [k: string]: unknown } | null
  receipt_email: string | null
  receipt_number: string | null
  receipt_url: string | null
  refunded: boolean | null
  refunds: { [k: string]: unknown } | null
  review: string | null
  shipping: { [k: string]: unknown } | null
  source: { [k: string]: unknown } | null
  source_transfer: string | null
  statement_description: string | null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: string | null
  transfer_data: { [k: string]: unknown } | null
  transfer_group: string | null
  updated: number | null
}

/** Params of subscriptions.list. */
export interface SubscriptionsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by whether Stripe calculates the subscription's taxes automatically. */
  automatic_tax?: {
    /** Whether automatic tax is enabled. */
    enabled: boolean
  }
  /** Whether Stripe charges the customer automatically or sends an invoice. */
  collection_method?: "charge_automatically" | "send_invoice"
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters to subscriptions with an item whose current period ends in this range, in Unix seconds. */
  current_period_end?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters to subscriptions with an item whose current period starts in this range, in Unix seconds. */
  current_period_start?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by customer ID. */
  customer?: string
  /** Filters by the ID of the account that represents the customer. */
  customer_account?: string
  /** Filters to subscriptions with an item for this price ID. */
  price?: string
  /**
   * Filters by status. `canceled` includes subscriptions of deleted customers; `ended` means canceled or expired before
   * the first payment.
   */
  status?: "canceled" | "ended" | "all"
}

/** Params of subscriptions.get. */
export interface SubscriptionsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of subscriptions.api_search. */
export interface SubscriptionsApiSearchParams {
  /** Query in Stripe's search query language, such as `email:'ada@example.com'`. */
  query: string
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** The `next_page` value of the previous page. Leave it out on the first call. */
  page?: string
}

/** Searchable fields of subscriptions, in hosted mode. */
export interface SubscriptionsSearchFields {
  application: string | null
  application_fee_percent: number | null
  automatic_tax: { [k: string]: unknown } | null
  billing: string | null
  billing_cycle_anchor: number | null
  billing_cycle_anchor_config: { [k: string]: unknown } | null
  billing_thresholds: { [k: string]: unknown } | null
  cancel_at: number | null
  cancel_at_period_end: boolean | null
  canceled_at: number | null
  cancellation_details: { [k: string]: unknown } | null
  collection_method: string | null
  created: number | null
  currency: string | null
  current_period_end: number | null
  current_period_start: number | null
  customer: string | null
  days_until_due: number | null
  default_payment_method: string | null
  default_source: string | null
  default_tax_rates: unknown[] | null
  description: string | null
  discount: { [k: string]: unknown } | null
  ended_at: number | null
  id: string | null
  invoice_settings: { [k: string]: unknown } | null
  is_deleted: boolean | null
  items: { [k: string]: unknown } | null
  latest_invoice: string | null
  livemode: boolean | null
  metadata: { [k: string]: unknown } | null
  next_pending_invoice_item_invoice: number | null
  object: string | null
  on_behalf_of: string | null
  pause_collection: { [k: string]: unknown } | null
  payment_settings: { [k: string]: unknown } | null
  pending_invoice_item_interval: { [k: string]: unknown } | null
  pending_setup_intent: string | null
  pending_update: { [k: string]: unknown } | null
  plan: { [k: string]: unknown } | null
  quantity: number | null
  schedule: string | null
  start_date: number | null
  status: string | null
  tax_percent: number | null
  test_clock: string | null
  transfer_data: { [k: string]: unknown } | null
  trial_end: number | null
  trial_settings: { [k: string]: unknown } | null
  trial_start: number | null
  updated: number | null
}

/** Params of refunds.list. */
export interface RefundsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by charge ID. */
  charge?: string
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by payment intent ID. */
  payment_intent?: string
}

/** Params of refunds.get. */
export interface RefundsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of refunds.create. Needs charge, or payment_intent. */
export interface RefundsCreateParams {
  /** ID of the charge to refund. Required unless `payment_intent` is set. */
  charge?: string
  /** ID of the payment intent to refund. Required unless `charge` is set. */
  payment_intent?: string
  /** Amount to refund, in the currency's smallest unit. Defaults to the unrefunded amount of the charge. */
  amount?: number
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** Reason for the refund. `fraudulent` also adds the card and email to your block lists. */
  reason?: "duplicate" | "fraudulent" | "requested_by_customer"
  /** For Connect: whether to refund the platform's application fee in proportion. */
  refund_application_fee?: boolean
  /** For Connect: whether to reverse the transfer in proportion. */
  reverse_transfer?: boolean
}

/** Searchable fields of refunds, in hosted mode. */
export interface RefundsSearchFields {
  amount: number | null
  balance_transaction: string | null
  charge: string | null
  created: number | null
  currency: string | null
  destination_details: { [k: string]: unknown } | null
  id: string | null
  metadata: { [k: string]: unknown } | null
  object: string | null
  payment_intent: string | null
  reason: string | null
  receipt_number: string | null
  source_transfer_reversal: string | null
  status: string | null
  transfer_reversal: string | null
  updated: number | null
}

/** Params of products.list. */
export interface ProductsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by whether the product can be purchased. */
  active?: boolean
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by product IDs. Returns one page only, so set `limit` to at least the number of IDs. */
  ids?: string[]
  /** Filters by whether the product can be shipped. */
  shippable?: boolean
  /** Filters by the URL of the product's web page. */
  url?: string
}

export interface Product {
  /** The product's ID. */
  id: string
  /** The object type, always product. */
  object: "product"
  /** Whether the product can be purchased. */
  active: boolean
  /** The attributes an SKU can set values for. Used by older API versions. */
  attributes?: string[]
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The ID of the product's default price. Null if none is set. */
  default_price?: string | null
  /** The product's description, meant for the customer. */
  description: string | null
  /** The features listed in pricing tables. Replaced by marketing_features. */
  features?: Feature[]
  /** The addresses of up to eight images of the product. */
  images: string[]
  /** Whether the product exists in live mode. False in test mode. */
  livemode: boolean
  /** The features listed in pricing tables, up to 15. */
  marketing_features: Feature[]
  /** Key-value pairs you attached to the product. */
  metadata: Labels
  /** The product's name, meant for the customer. */
  name: string
  package_dimensions: Dimensions | null
  /** Whether the product is shipped as physical goods. */
  shippable: boolean | null
  /** Extra text for the customer's card statement. */
  statement_descriptor?: string | null
  /** The ID of the product's tax code. Null if none is set. */
  tax_code?: string | null
  /** The type of product: a good or a service. */
  type: string
  /** A label for the product's units, shown on receipts and invoices. */
  unit_label?: string | null
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated: number
  /** The address of a public web page about the product. */
  url: string | null
}

export interface Feature {
  name?: string | null
}

export interface Dimensions {
  height?: number
  length?: number
  weight?: number
  width?: number
}

/** Params of products.get. */
export interface ProductsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** The product's name, as customers see it. */
  name: string
  /** Whether the product can be purchased. Defaults to `true` for a new product. */
  active?: boolean
  /** The product's description, as customers see it. */
  description?: string
  /** ID of the new product. Stripe generates one by default. */
  id?: string
  /** Image URLs, up to eight. */
  images?: string[]
  /** Marketing features, up to 15. */
  marketing_features?: {
    /** Up to 80 characters. */
    name: string
  }[]
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** The product's package dimensions, in inches and ounces, with up to two decimals. */
  package_dimensions?: {
    height: number
    length: number
    weight: number
    width: number
  }
  /** Whether the product is a physical good that is shipped. */
  shippable?: boolean
  /** Text on the customer's card statement, up to 22 characters. Cannot contain `<`, `>`, `\`, `"` or `'`. */
  statement_descriptor?: string
  /** ID of a Stripe tax code, such as `txcd_10000000`. */
  tax_code?: string
  /** Label for one unit of the product on invoices, such as `seat`. */
  unit_label?: string
  /** URL of a public web page for the product. */
  url?: string
}

/** Params of products.update. */
export interface ProductsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Whether the product can be purchased. Defaults to `true` for a new product. */
  active?: boolean
  /** The product's name, as customers see it. */
  name?: string
  /** The product's description, as customers see it. */
  description?: string
  /** ID of the price to use by default. */
  default_price?: string
  /** Image URLs, up to eight. */
  images?: string[]
  /** Marketing features, up to 15. */
  marketing_features?: {
    /** Up to 80 characters. */
    name: string
  }[]
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** The product's package dimensions, in inches and ounces, with up to two decimals. */
  package_dimensions?: {
    height: number
    length: number
    weight: number
    width: number
  }
  /** Whether the product is a physical good that is shipped. */
  shippable?: boolean
  /** Text on the customer's card statement, up to 22 characters. Cannot contain `<`, `>`, `\`, `"` or `'`. */
  statement_descriptor?: string
  /** ID of a Stripe tax code, such as `txcd_10000000`. */
  tax_code?: string
  /** Label for one unit of the product on invoices, such as `seat`. */
  unit_label?: string
  /** URL of a public web page for the product. */
  url?: string
}

/** Params of products.delete. */
export interface ProductsDeleteParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of products.api_search. */
export interface ProductsApiSearchParams {
  /** Query in Stripe's search query language, such as `email:'ada@example.com'`. */
  query: string
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** The `next_page` value of the previous page. Leave it out on the first call. */
  page?: string
}

/** Params of balance.get. */
export interface BalanceGetParams { [k: string]: never }

export interface Balance {
  /** The object type, always balance. */
  object: "balance"
  /** Whether the balance is of live mode. False in test mode. */
  livemode: boolean
  /** The funds ready to transfer or pay out, by currency. */
  available: Funds[]
  /** The funds held for connected accounts' negative balances, by currency. */
  connect_reserved?: Funds[] | null
  /** The funds that can be paid out instantly, by currency. */
  instant_available?: InstantFunds[] | null
  issuing?: IssuingFunds | null
  /** The funds not yet available, by currency. */
  pending: Funds[]
  refund_and_dispute_prefunding?: Prefunding | null
}

export interface Funds {
  amount?: number
  currency?: string
  source_types?: SourceTypes | null
}

export interface SourceTypes {
  bank_account?: number | null
  card?: number | null
  fpx?: number | null
}

export interface InstantFunds {
  amount?: number
  currency?: string
  source_types?: SourceTypes | null
  net_available?: NetFunds[] | null
}

export interface NetFunds {
  amount?: number
  destination?: string
  source_types?: SourceTypes | null
}

export interface IssuingFunds {
  available?: Funds[]
}

export interface Prefunding {
  available?: Funds[]
  pending?: Funds[]
}

/** Params of balance_transactions.list. */
export interface BalanceTransactionsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Three-letter ISO 4217 currency code, in lowercase. */
  currency?: string
  /** Filters to transactions paid out by this automatic payout ID. */
  payout?: string
  /** Filters by the ID of the source object, such as a charge. */
  source?: string
  /** Filters by transaction type, such as `charge`, `refund`, `payout` or `adjustment`. */
  type?: string
}

export interface BalanceTransaction {
  /** The balance transaction's ID. */
  id: string
  /** The object type, always balance_transaction. */
  object: "balance_transaction"
  /** The gross amount, in the currency's smallest unit. Negative for money out. */
  amount: number
  /** The date the net funds become available, as a Unix timestamp. */
  available_on: number
  /** The balance the transaction affects. */
  balance_type: string
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** A description of the transaction, if there is one. */
  description: string | null
  /** The exchange rate used in a conversion. Null if none took place. */
  exchange_rate: number | null
  /** The fees paid, in the currency's smallest unit. */
  fee: number
  /** The fees paid, one entry for each fee. */
  fee_details: Fee[]
  /** The amount after fees, in the currency's smallest unit. */
  net: number
  /** The accounting category of the transaction. */
  reporting_category: string
  /** The ID of the object behind the transaction, such as a charge. */
  source: string | null
  /** The availability of the net funds: available or pending. */
  status: string
  /** The type of transaction, such as a charge, refund or payout. */
  type: string
}

export interface Fee {
  type?: string
  amount?: number
  currency?: string
  description?: string | null
  application?: string | null
}

/** Params of balance_transactions.get. */
export interface BalanceTransactionsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of payment_intents.list. */
export interface PaymentIntentsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by customer ID. */
  customer?: string
  /** Filters by the ID of the account that represents the customer. */
  customer_account?: string
}

/** Params of payment_intents.get. */
export interface PaymentIntentsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of payment_intents.api_search. */
export interface PaymentIntentsApiSearchParams {
  /** Query in Stripe's search query language, such as `email:'ada@example.com'`. */
  query: string
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** The `next_page` value of the previous page. Leave it out on the first call. */
  page?: string
}

/** Params of disputes.list. */
export interface DisputesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by charge ID. */
  charge?: string
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by payment intent ID. */
  payment_intent?: string
}

export interface Dispute {
  /** The dispute's ID. */
  id: string
  /** The object type, always dispute. */
  object: "dispute"
  /** The amount disputed, in the currency's smallest unit. */
  amount: number
  /** The withdrawals and reinstatements of funds the dispute caused, at most two. */
  balance_transactions: BalanceTransaction[]
  /** The ID of the charge disputed. */
  charge: string
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** The types of enhanced evidence the dispute is eligible for. */
  enhanced_eligibility_types: string[]
  /** The evidence provided to respond to the dispute. */
  evidence: Evidence
  /** The deadline and submissions of the evidence. */
  evidence_details: EvidenceDetails
  /** Whether the disputed payment can still be refunded. */
  is_charge_refundable: boolean
  /** Whether the dispute exists in live mode. False in test mode. */
  livemode: boolean
  /** Key-value pairs you attached to the dispute. */
  metadata: Labels
  /** The ID of the PaymentIntent disputed. Null if none. */
  payment_intent: string | null
  payment_method_details?: DisputeMethod | null
  /** The reason the cardholder gave, such as fraudulent or duplicate. */
  reason: string
  /** The dispute's status, from needs_response to won or lost. */
  status: string
}

export interface Evidence {
  access_activity_log?: string | null
  billing_address?: string | null
  cancellation_policy?: string | null
  cancellation_policy_disclosure?: string | null
  cancellation_rebuttal?: string | null
  customer_communication?: string | null
  customer_email_address?: string | null
  customer_name?: string | null
  customer_purchase_ip?: string | null
  customer_signature?: string | null
  duplicate_charge_documentation?: string | null
  duplicate_charge_explanation?: string | null
  duplicate_charge_id?: string | null
  product_description?: string | null
  receipt?: string | null
  refund_policy?: string | null
  refund_policy_disclosure?: string | null
  refund_refusal_explanation?: string | null
  service_date?: string | null
  service_documentation?: string | null
  shipping_address?: string | null
  shipping_carrier?: string | null
  shipping_date?: string | null
  shipping_documentation?: string | null
  shipping_tracking_number?: string | null
  uncategorized_file?: string | null
  uncategorized_text?: string | null
  enhanced_evidence?: EnhancedEvidence | null
  appeal?: Appeal | null
}

export interface EnhancedEvidence {
  mastercard_compliance?: FeeAcknowledged | null
  /** The disputed purchase and earlier purchases of the same customer, as Visa requires them. */
  visa_compelling_evidence_3?: { [k: string]: unknown } | null
  visa_compliance?: FeeAcknowledged | null
}

export interface FeeAcknowledged {
  fee_acknowledged?: boolean | null
}

export interface Appeal {
  card?: AppealCard | null
}

export interface AppealCard {
  reason_for_filing?: string | null
  supporting_files?: string[] | null
}

export interface EvidenceDetails {
  due_by?: number | null
  has_evidence?: boolean
  past_due?: boolean
  submission_count?: number
  submission_method?: string | null
  enhanced_eligibility?: Eligibility | null
}

export interface Eligibility {
  mastercard_compliance?: EligibilityStatus | null
  visa_compelling_evidence_3?: EligibilityStatus | null
  visa_compliance?: EligibilityStatus | null
}

export interface EligibilityStatus {
  status?: string
  required_actions?: string[] | null
}

export interface DisputeMethod {
  type?: string
  card?: DisputeCard | null
  [k: string]: unknown
}

export interface DisputeCard {
  brand?: string
  case_type?: string
  network?: string | null
  network_reason_code?: string | null
}

/** Params of disputes.get. */
export interface DisputesGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of payouts.list. */
export interface PayoutsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters to payouts that arrive in this range, in Unix seconds. */
  arrival_date?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by the ID of the bank account or card that receives the payout. */
  destination?: string
  /** Filters by payout status. */
  status?: "pending" | "paid" | "failed" | "canceled"
}

export interface Payout {
  /** The payout's ID. */
  id: string
  /** The object type, always payout. */
  object: "payout"
  /** The amount paid out, in the currency's smallest unit. */
  amount: number
  /** The ID of the application fee on the payout. Null if none. */
  application_fee?: string | null
  /** The application fee requested, in the currency's smallest unit. */
  application_fee_amount?: number | null
  /** The date the payout is expected in the bank, as a Unix timestamp. */
  arrival_date: number
  /** Whether an automatic schedule created the payout. False if requested by hand. */
  automatic: boolean
  /** The ID of the balance transaction that shows the payout's effect. */
  balance_transaction: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** A description of the payout, if there is one. */
  description: string | null
  /** The ID of the bank account or card paid. */
  destination: string | null
  /** The ID of the balance transaction that returns the funds of a failed payout. */
  failure_balance_transaction?: string | null
  /** The code for the reason the payout failed. Null unless failed. */
  failure_code: string | null
  /** An explanation of the failure for people to read. Null unless failed. */
  failure_message: string | null
  /** Whether the payout exists in live mode. False in test mode. */
  livemode: boolean
  metadata: Labels | null
  /** The speed of the payout: standard or instant. */
  method: "standard" | "instant"
  /** The ID of the payout this one reverses. Null if none. */
  original_payout: string | null
  /** The ID of the financial account the funds go to. */
  payout_method?: string | null
  /** The progress of matching the payout to its balance transactions. */
  reconciliation_status: string
  /** The ID of the payout that reverses this one. Null if none. */
  reversed_by: string | null
  source_balance?: string | null
  /** The source balance the payout draws on, such as card or bank_account. */
  source_type: string
  /** Extra text for the recipient's bank statement. */
  statement_descriptor: string | null
  /** The payout's status, from pending and in_transit to paid, failed or canceled. */
  status: string
  trace_id?: TraceId | null
  /** The type of destination: a bank account or a card. */
  type: string
}

export interface TraceId {
  status?: string
  value?: string | null
}

/** Params of payouts.get. */
export interface PayoutsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Credentials by auth variant. */
export interface StripeCredentials {
  api_key: StripeApiKeyCredentials
  oauth: StripeOauthCredentials
}

/** Secret key */
export interface StripeApiKeyCredentials {
  api_key: string
}

/** Stripe Connect */
export interface StripeOauthCredentials {
  access_token?: string
  expires_at?: string
  stripe_user_id?: string
  livemode?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface StripeConfig {
  /** API version to use for requests. Defaults to the account's version. */
  api_version?: string
}
