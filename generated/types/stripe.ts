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

/** What can be called, by entity and action. */
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
  id: string
  object: "customer"
  address?: PostalAddress | null
  balance?: number
  business_name?: string | null
  cash_balance?: CashBalance | null
  created?: number
  currency?: string | null
  customer_account?: string | null
  default_currency?: string | null
  default_source?: string | null
  delinquent?: boolean | null
  description?: string | null
  discount?: Discount | null
  email?: string | null
  individual_name?: string | null
  invoice_credit_balance?: Amounts
  invoice_prefix?: string | null
  invoice_settings?: CustomerInvoiceSettings
  livemode?: boolean
  metadata?: Labels
  name?: string | null
  next_invoice_sequence?: number | null
  phone?: string | null
  preferred_locales?: string[] | null
  shipping?: Shipping | null
  sources?: SourceList | null
  subscriptions?: SubscriptionList | null
  tax_exempt?: string | null
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
  id: string
  object: "subscription"
  application?: string | null
  application_fee_percent?: number | null
  automatic_tax?: AutomaticTax
  billing_cycle_anchor?: number
  billing_cycle_anchor_config?: AnchorConfig | null
  billing_mode?: BillingMode
  billing_thresholds?: BillingThresholds | null
  cancel_at?: number | null
  cancel_at_period_end?: boolean
  canceled_at?: number | null
  cancellation_details?: Cancellation | null
  collection_method?: CollectionMethod
  created?: number
  currency?: string
  customer?: string
  customer_account?: string | null
  days_until_due?: number | null
  default_payment_method?: string | null
  default_source?: string | null
  default_tax_rates?: TaxRate[] | null
  description?: string | null
  discounts?: string[]
  ended_at?: number | null
  invoice_settings?: SubscriptionInvoiceSettings
  items?: SubscriptionItemList
  latest_invoice?: string | null
  livemode?: boolean
  metadata?: Labels
  next_pending_invoice_item_invoice?: number | null
  on_behalf_of?: string | null
  pause_collection?: PauseCollection | null
  payment_settings?: SubscriptionPaymentSettings | null
  status?: SubscriptionStatus
  current_period_start?: number
  current_period_end?: number
  start_date?: number
  trial_start?: number | null
  trial_end?: number | null
  discount?: Discount | null
  plan?: Plan | null
  quantity?: number | null
  schedule?: string | null
  test_clock?: string | null
  transfer_data?: TransferData | null
  trial_settings?: TrialSettings | null
  pending_invoice_item_interval?: Interval | null
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
  id: string
  object: "invoice"
  account_country?: string | null
  account_name?: string | null
  account_tax_ids?: string[] | null
  amount_due?: number
  amount_overpaid?: number
  amount_paid?: number
  amount_remaining?: number
  amount_shipping?: number
  application?: string | null
  application_fee_amount?: number | null
  attempt_count?: number
  attempted?: boolean
  auto_advance?: boolean
  automatic_tax?: InvoiceAutomaticTax
  automatically_finalizes_at?: number | null
  billing_reason?: string | null
  charge?: string | null
  collection_method?: CollectionMethod
  confirmation_secret?: ConfirmationSecret | null
  created?: number
  currency?: string
  custom_fields?: CustomField[] | null
  customer?: string | null
  customer_account?: string | null
  customer_address?: PostalAddress | null
  customer_email?: string | null
  customer_name?: string | null
  customer_phone?: string | null
  customer_shipping?: Shipping | null
  customer_tax_exempt?: string | null
  customer_tax_ids?: TaxId[] | null
  default_payment_method?: string | null
  default_source?: string | null
  default_tax_rates?: TaxRate[]
  description?: string | null
  discount?: Discount | null
  discounts?: string[]
  due_date?: number | null
  effective_at?: number | null
  ending_balance?: number | null
  footer?: string | null
  from_invoice?: FromInvoice | null
  hosted_invoice_url?: string | null
  invoice_pdf?: string | null
  issuer?: Party
  last_finalization_error?: FinalizationError | null
  latest_revision?: string | null
  lines?: InvoiceLineList
  livemode?: boolean
  metadata?: Labels | null
  next_payment_attempt?: number | null
  number?: string | null
  on_behalf_of?: string | null
  paid?: boolean | null
  paid_out_of_band?: boolean | null
  parent?: InvoiceParent | null
  payment_intent?: string | null
  payment_settings?: InvoicePaymentSettings
  payments?: InvoicePaymentList
  period_end?: number
  period_start?: number
  post_payment_credit_notes_amount?: number
  pre_payment_credit_notes_amount?: number
  quote?: string | null
  receipt_number?: string | null
  rendering?: Rendering | null
  rendering_options?: RenderingOptions | null
  shipping_cost?: ShippingCost | null
  shipping_details?: Shipping | null
  starting_balance?: number
  statement_descriptor?: string | null
  status?: string | null
  status_transitions?: StatusTransitions
  subscription?: string | null
  subscription_details?: SubscriptionDetails | null
  subtotal?: number
  subtotal_excluding_tax?: number | null
  tax?: number | null
  test_clock?: string | null
  threshold_reason?: ThresholdReason | null
  total?: number
  total_discount_amounts?: DiscountAmount[] | null
  total_excluding_tax?: number | null
  total_pretax_credit_amounts?: CreditAmount[] | null
  total_tax_amounts?: TaxAmount[] | null
  total_taxes?: Tax[] | null
  transfer_data?: TransferData | null
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
  id: string
  object: "payment_intent"
  amount?: number
  amount_capturable?: number
  amount_received?: number
  application?: string | null
  application_fee_amount?: number | null
  capture_method?: string
  client_secret?: string | null
  confirmation_method?: string
  created?: number
  currency?: string
  customer?: string | null
  description?: string | null
  livemode?: boolean
  metadata?: Labels
  payment_method?: string | null
  payment_method_types?: string[]
  status?: string
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
  id: string
  object: "charge"
  created?: number
  livemode?: boolean
  amount?: number
  amount_captured?: number
  amount_refunded?: number
  /** Undocumented by Stripe in current API versions. */
  amount_updates?: { [k: string]: unknown }[] | null
  application?: string | null
  application_fee?: string | null
  application_fee_amount?: number | null
  calculated_statement_descriptor?: string | null
  currency?: string
  customer?: string | null
  description?: string | null
  destination?: string | null
  dispute?: string | null
  disputed?: boolean
  failure_balance_transaction?: string | null
  failure_code?: string | null
  failure_message?: string | null
  fraud_details?: FraudDetails | null
  invoice?: string | null
  on_behalf_of?: string | null
  order?: string | null
  outcome?: Outcome | null
  paid?: boolean
  payment_intent?: string | null
  payment_method?: string | null
  payment_method_details?: ChargeMethod | null
  presentment_details?: Presentment | null
  receipt_email?: string | null
  receipt_number?: string | null
  receipt_url?: string | null
  refunded?: boolean
  refunds?: RefundList | null
  review?: string | null
  shipping?: Shipping | null
  source?: PaymentSource | null
  source_transfer?: string | null
  statement_descriptor?: string | null
  statement_descriptor_suffix?: string | null
  status?: string
  transfer_data?: TransferData | null
  transfer_group?: string | null
  captured?: boolean
  balance_transaction?: string | null
  billing_details?: BillingDetails
  metadata?: Labels
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
  id: string
  object: "refund"
  amount?: number
  balance_transaction?: string | null
  charge?: string | null
  created?: number
  currency?: string
  description?: string | null
  destination_details?: RefundDestination | null
  failure_balance_transaction?: string | null
  failure_reason?: string | null
  instructions_email?: string | null
  metadata?: Labels | null
  next_action?: RefundAction | null
  payment_intent?: string | null
  pending_reason?: string | null
  reason?: string | null
  receipt_number?: string | null
  source_transfer_reversal?: string | null
  status?: string | null
  transfer_reversal?: string | null
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
  id: string
  object: "product"
  active?: boolean
  attributes?: string[]
  created?: number
  default_price?: string | null
  description?: string | null
  features?: Feature[]
  images?: string[]
  livemode?: boolean
  marketing_features?: Feature[]
  metadata?: Labels
  name?: string
  package_dimensions?: Dimensions | null
  shippable?: boolean | null
  statement_descriptor?: string | null
  tax_code?: string | null
  type?: string
  unit_label?: string | null
  updated?: number
  url?: string | null
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
  object: "balance"
  livemode?: boolean
  available?: Funds[]
  connect_reserved?: Funds[] | null
  instant_available?: InstantFunds[] | null
  issuing?: IssuingFunds | null
  pending?: Funds[]
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
  id: string
  object: "balance_transaction"
  amount?: number
  available_on?: number
  balance_type?: string
  created?: number
  currency?: string
  description?: string | null
  exchange_rate?: number | null
  fee?: number
  fee_details?: Fee[]
  net?: number
  reporting_category?: string
  source?: string | null
  status?: string
  type?: string
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
  id: string
  object: "dispute"
  amount?: number
  balance_transactions?: BalanceTransaction[]
  charge?: string
  created?: number
  currency?: string
  enhanced_eligibility_types?: string[]
  evidence?: Evidence
  evidence_details?: EvidenceDetails
  is_charge_refundable?: boolean
  livemode?: boolean
  metadata?: Labels
  payment_intent?: string | null
  payment_method_details?: DisputeMethod | null
  reason?: string
  status?: string
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
  id: string
  object: "payout"
  amount?: number
  application_fee?: string | null
  application_fee_amount?: number | null
  arrival_date?: number
  automatic?: boolean
  balance_transaction?: string | null
  created?: number
  currency?: string
  description?: string | null
  destination?: string | null
  failure_balance_transaction?: string | null
  failure_code?: string | null
  failure_message?: string | null
  livemode?: boolean
  metadata?: Labels | null
  method?: "standard" | "instant"
  original_payout?: string | null
  payout_method?: string | null
  reconciliation_status?: string
  reversed_by?: string | null
  source_balance?: string | null
  source_type?: string
  statement_descriptor?: string | null
  status?: string
  trace_id?: TraceId | null
  type?: string
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
