// Generated from definitions/stripe.yaml by `npm run generate`.

export type CollectionMethod = ("charge_automatically" | "send_invoice")

export type SubscriptionStatus = ("incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused")

/** Stripe. Customers, invoices, subscriptions, payments, refunds, disputes and payouts of one Stripe account. */
export interface Stripe {
  operations: StripeOperations
  credentials: StripeCredentials
  config: StripeConfig
}

/** What can be called, by entity and action. */
export interface StripeOperations {
  /** A person or company that pays, with balance, addresses and preferences. */
  customers: {
    /** Lists customers, newest first. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a customer. Of a deleted one the vendor answers with id, object and deleted alone. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    /** Creates a customer. */
    create: {
      params: CustomersCreateParams
      records: Customer
      meta: {}
    }
    /** Changes the fields that are given; an empty string clears one. */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    /** Deletes a customer for good and cancels its subscriptions at once. */
    delete: {
      params: CustomersDeleteParams
      records: Deleted
      meta: {}
    }
    /** Searches customers by the vendor's query language. */
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
  /** What a customer owes, once or for a subscription, from draft to paid. */
  invoices: {
    /** Lists invoices, newest first. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets an invoice. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /** Searches invoices by the vendor's query language. */
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
  /** One attempt to move money into the account. */
  charges: {
    /** Lists charges, newest first. */
    list: {
      params: ChargesListParams
      records: Charge[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a charge. */
    get: {
      params: ChargesGetParams
      records: Charge
      meta: {}
    }
    /** Searches charges by the vendor's query language. */
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
  /** A customer's recurring purchase. */
  subscriptions: {
    /** Lists subscriptions, newest first; without status those that are not canceled. */
    list: {
      params: SubscriptionsListParams
      records: Subscription[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a subscription. */
    get: {
      params: SubscriptionsGetParams
      records: Subscription
      meta: {}
    }
    /** Searches subscriptions by the vendor's query language. */
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
  /** Money that goes back to the customer. */
  refunds: {
    /** Lists refunds, newest first. */
    list: {
      params: RefundsListParams
      records: Refund[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a refund. */
    get: {
      params: RefundsGetParams
      records: Refund
      meta: {}
    }
    /** Refunds a charge or the charge of a payment intent, whole or in part. */
    create: {
      params: RefundsCreateParams
      records: Refund
      meta: {}
    }
    search: {
      fields: RefundsSearchFields
    }
  }
  /** What is sold; its prices are records of their own. */
  products: {
    /** Lists products, newest first. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a product. */
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
    /** Changes the fields that are given; an empty string clears one. */
    update: {
      params: ProductsUpdateParams
      records: Product
      meta: {}
    }
    /** Deletes a product that has no prices; archive others with active. */
    delete: {
      params: ProductsDeleteParams
      records: Deleted
      meta: {}
    }
    /** Searches products by the vendor's query language. */
    api_search: {
      params: ProductsApiSearchParams
      records: Product[]
      meta: {
        has_more: boolean | null
        next_page: string | null
      }
    }
  }
  /** The account's money by currency, available and on its way. There is one, so it has no id. */
  balance: {
    /** Gets the balance. */
    get: {
      params: BalanceGetParams
      records: Balance
      meta: {}
    }
  }
  /** One movement of the balance, with its fees. */
  balance_transactions: {
    /** Lists movements of the balance, newest first. */
    list: {
      params: BalanceTransactionsListParams
      records: BalanceTransaction[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a movement of the balance. */
    get: {
      params: BalanceTransactionsGetParams
      records: BalanceTransaction
      meta: {}
    }
  }
  /** A payment from its start to success, over one or more charges. */
  payment_intents: {
    /** Lists payment intents, newest first. */
    list: {
      params: PaymentIntentsListParams
      records: PaymentIntent[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a payment intent. */
    get: {
      params: PaymentIntentsGetParams
      records: PaymentIntent
      meta: {}
    }
    /** Searches payment intents by the vendor's query language. */
    api_search: {
      params: PaymentIntentsApiSearchParams
      records: PaymentIntent[]
      meta: {
        has_more: boolean | null
        next_page: string | null
      }
    }
  }
  /** A charge that its payer contests at the bank. */
  disputes: {
    /** Lists disputes, newest first. */
    list: {
      params: DisputesListParams
      records: Dispute[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a dispute. */
    get: {
      params: DisputesGetParams
      records: Dispute
      meta: {}
    }
  }
  /** Money sent from the balance to a bank account or card. */
  payouts: {
    /** Lists payouts, newest first. */
    list: {
      params: PayoutsListParams
      records: Payout[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a payout. */
    get: {
      params: PayoutsGetParams
      records: Payout
      meta: {}
    }
  }
}

/** Params of customers.list. */
export interface CustomersListParams {
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  /** The whole address; upper and lower case differ. */
  email?: string
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
  address?: { [k: string]: unknown } | null
  balance?: number
  business_name?: string | null
  cash_balance?: { [k: string]: unknown } | null
  created?: number
  currency?: string | null
  customer_account?: string | null
  default_currency?: string | null
  default_source?: string | null
  delinquent?: boolean | null
  description?: string | null
  discount?: { [k: string]: unknown } | null
  email?: string | null
  individual_name?: string | null
  invoice_credit_balance?: { [k: string]: unknown }
  invoice_prefix?: string | null
  invoice_settings?: { [k: string]: unknown }
  livemode?: boolean
  metadata?: { [k: string]: unknown }
  name?: string | null
  next_invoice_sequence?: number | null
  phone?: string | null
  preferred_locales?: unknown[] | null
  shipping?: { [k: string]: unknown } | null
  sources?: { [k: string]: unknown } | null
  subscriptions?: { [k: string]: unknown } | null
  tax_exempt?: string | null
  test_clock?: string | null
}

/** Params of customers.get. */
export interface CustomersGetParams {
  id: string
}

/** Params of customers.create. */
export interface CustomersCreateParams {
  email?: string
  name?: string
  description?: string
  phone?: string
  address?: {
    line1?: string
    line2?: string
    city?: string
    state?: string
    postal_code?: string
    country?: string
  }
  /** Your own keys and values, all text. An empty value removes its key. */
  metadata?: { [k: string]: unknown }
}

/** Params of customers.update. */
export interface CustomersUpdateParams {
  email?: string
  name?: string
  description?: string
  phone?: string
  address?: {
    line1?: string
    line2?: string
    city?: string
    state?: string
    postal_code?: string
    country?: string
  }
  /** Your own keys and values, all text. An empty value removes its key. */
  metadata?: { [k: string]: unknown }
  id: string
}

/** Params of customers.delete. */
export interface CustomersDeleteParams {
  id: string
}

export interface Deleted {
  id: string
  object: string
  deleted: boolean
}

/** Params of customers.api_search. */
export interface CustomersApiSearchParams {
  /** The vendor's search query language, such as email:'ada@example.com'. */
  query: string
  /** (1 to 100; default 10) */
  limit?: number
  /** The next_page of the answer before; leave it out on the first call. */
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
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  collection_method?: "charge_automatically" | "send_invoice"
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  customer?: string
  /** The account that stands for the customer. */
  customer_account?: string
  status?: "draft" | "open" | "paid" | "uncollectible" | "void"
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
  automatic_tax?: { [k: string]: unknown }
  automatically_finalizes_at?: number | null
  billing_reason?: string | null
  charge?: string | null
  collection_method?: CollectionMethod
  confirmation_secret?: { [k: string]: unknown } | null
  created?: number
  currency?: string
  custom_fields?: { [k: string]: unknown }[] | null
  customer?: string | null
  customer_account?: string | null
  customer_address?: { [k: string]: unknown } | null
  customer_email?: string | null
  customer_name?: string | null
  customer_phone?: string | null
  customer_shipping?: { [k: string]: unknown } | null
  customer_tax_exempt?: string | null
  customer_tax_ids?: { [k: string]: unknown }[] | null
  default_payment_method?: string | null
  default_source?: string | null
  default_tax_rates?: { [k: string]: unknown }[]
  description?: string | null
  discount?: { [k: string]: unknown } | null
  discounts?: string[]
  due_date?: number | null
  effective_at?: number | null
  ending_balance?: number | null
  footer?: string | null
  from_invoice?: { [k: string]: unknown } | null
  hosted_invoice_url?: string | null
  invoice_pdf?: string | null
  issuer?: { [k: string]: unknown }
  last_finalization_error?: { [k: string]: unknown } | null
  latest_revision?: string | null
  lines?: { [k: string]: unknown }
  livemode?: boolean
  metadata?: { [k: string]: unknown } | null
  next_payment_attempt?: number | null
  number?: string | null
  on_behalf_of?: string | null
  paid?: boolean | null
  paid_out_of_band?: boolean | null
  parent?: { [k: string]: unknown } | null
  payment_intent?: string | null
  payment_settings?: { [k: string]: unknown }
  payments?: { [k: string]: unknown }
  period_end?: number
  period_start?: number
  post_payment_credit_notes_amount?: number
  pre_payment_credit_notes_amount?: number
  quote?: string | null
  receipt_number?: string | null
  rendering?: { [k: string]: unknown } | null
  rendering_options?: { [k: string]: unknown } | null
  shipping_cost?: { [k: string]: unknown } | null
  shipping_details?: { [k: string]: unknown } | null
  starting_balance?: number
  statement_descriptor?: string | null
  status?: string | null
  status_transitions?: { [k: string]: unknown }
  subscription?: string | null
  subscription_details?: { [k: string]: unknown } | null
  subtotal?: number
  subtotal_excluding_tax?: number | null
  tax?: number | null
  test_clock?: string | null
  threshold_reason?: { [k: string]: unknown } | null
  total?: number
  total_discount_amounts?: { [k: string]: unknown }[] | null
  total_excluding_tax?: number | null
  total_pretax_credit_amounts?: { [k: string]: unknown }[] | null
  total_tax_amounts?: { [k: string]: unknown }[] | null
  total_taxes?: { [k: string]: unknown }[] | null
  transfer_data?: { [k: string]: unknown } | null
  webhooks_delivered_at?: number | null
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  id: string
}

/** Params of invoices.api_search. */
export interface InvoicesApiSearchParams {
  /** The vendor's search query language, such as email:'ada@example.com'. */
  query: string
  /** (1 to 100; default 10) */
  limit?: number
  /** The next_page of the answer before; leave it out on the first call. */
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
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  customer?: string
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
  fraud_details?: { [k: string]: unknown } | null
  invoice?: string | null
  on_behalf_of?: string | null
  order?: string | null
  outcome?: { [k: string]: unknown } | null
  paid?: boolean
  payment_intent?: string | null
  payment_method?: string | null
  payment_method_details?: { [k: string]: unknown } | null
  presentment_details?: { [k: string]: unknown } | null
  receipt_email?: string | null
  receipt_number?: string | null
  receipt_url?: string | null
  refunded?: boolean
  refunds?: { [k: string]: unknown } | null
  review?: string | null
  shipping?: { [k: string]: unknown } | null
  source?: { [k: string]: unknown } | null
  source_transfer?: string | null
  statement_descriptor?: string | null
  statement_descriptor_suffix?: string | null
  status?: string
  transfer_data?: { [k: string]: unknown } | null
  transfer_group?: string | null
  captured?: boolean
  balance_transaction?: string | null
  billing_details?: { [k: string]: unknown }
  metadata?: { [k: string]: unknown }
  radar_options?: { [k: string]: unknown } | null
}

/** Params of charges.get. */
export interface ChargesGetParams {
  id: string
}

/** Params of charges.api_search. */
export interface ChargesApiSearchParams {
  /** The vendor's search query language, such as email:'ada@example.com'. */
  query: string
  /** (1 to 100; default 10) */
  limit?: number
  /** The next_page of the answer before; leave it out on the first call. */
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
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  automatic_tax?: {
    /** The vendor requires it. */
    enabled?: boolean
  }
  collection_method?: "charge_automatically" | "send_invoice"
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  current_period_end?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  current_period_start?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  customer?: string
  /** The account that stands for the customer. */
  customer_account?: string
  /** The id of a price among the items. */
  price?: string
  /** canceled holds those of deleted customers too; ended is canceled or expired before the first payment. */
  status?: "canceled" | "ended" | "all"
}

export interface Subscription {
  id: string
  object: "subscription"
  application?: string | null
  application_fee_percent?: number | null
  automatic_tax?: { [k: string]: unknown }
  billing_cycle_anchor?: number
  billing_cycle_anchor_config?: { [k: string]: unknown } | null
  billing_mode?: { [k: string]: unknown }
  billing_thresholds?: { [k: string]: unknown } | null
  cancel_at?: number | null
  cancel_at_period_end?: boolean
  canceled_at?: number | null
  cancellation_details?: { [k: string]: unknown } | null
  collection_method?: CollectionMethod
  created?: number
  currency?: string
  customer?: string
  customer_account?: string | null
  days_until_due?: number | null
  default_payment_method?: string | null
  default_source?: string | null
  default_tax_rates?: unknown[] | null
  description?: string | null
  discounts?: string[]
  ended_at?: number | null
  invoice_settings?: { [k: string]: unknown }
  items?: { [k: string]: unknown }
  latest_invoice?: string | null
  livemode?: boolean
  metadata?: { [k: string]: unknown }
  next_pending_invoice_item_invoice?: number | null
  on_behalf_of?: string | null
  pause_collection?: { [k: string]: unknown } | null
  payment_settings?: { [k: string]: unknown } | null
  status?: SubscriptionStatus
  current_period_start?: number
  current_period_end?: number
  start_date?: number
  trial_start?: number | null
  trial_end?: number | null
  discount?: { [k: string]: unknown } | null
  plan?: { [k: string]: unknown } | null
  quantity?: number | null
  schedule?: string | null
  test_clock?: string | null
  transfer_data?: { [k: string]: unknown } | null
  trial_settings?: { [k: string]: unknown } | null
  pending_invoice_item_interval?: { [k: string]: unknown } | null
  pending_setup_intent?: string | null
  pending_update?: { [k: string]: unknown } | null
}

/** Params of subscriptions.get. */
export interface SubscriptionsGetParams {
  id: string
}

/** Params of subscriptions.api_search. */
export interface SubscriptionsApiSearchParams {
  /** The vendor's search query language, such as email:'ada@example.com'. */
  query: string
  /** (1 to 100; default 10) */
  limit?: number
  /** The next_page of the answer before; leave it out on the first call. */
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
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  charge?: string
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  payment_intent?: string
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
  destination_details?: { [k: string]: unknown } | null
  failure_balance_transaction?: string | null
  failure_reason?: string | null
  instructions_email?: string | null
  metadata?: { [k: string]: unknown } | null
  next_action?: { [k: string]: unknown } | null
  payment_intent?: string | null
  pending_reason?: string | null
  reason?: string | null
  receipt_number?: string | null
  source_transfer_reversal?: string | null
  status?: string | null
  transfer_reversal?: string | null
}

/** Params of refunds.get. */
export interface RefundsGetParams {
  id: string
}

/** Params of refunds.create. Needs charge, or payment_intent. */
export interface RefundsCreateParams {
  charge?: string
  payment_intent?: string
  /** In the currency's smallest unit; without it all that is left of the charge. */
  amount?: number
  /** Your own keys and values, all text. An empty value removes its key. */
  metadata?: { [k: string]: unknown }
  reason?: "duplicate" | "fraudulent" | "requested_by_customer"
  /** For Connect: the platform gives its fee back in proportion. */
  refund_application_fee?: boolean
  /** For Connect: the transfer is reversed in proportion. */
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
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  active?: boolean
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Only these products, of which one page can be had: give a limit as high as their number. */
  ids?: string[]
  shippable?: boolean
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
  features?: { [k: string]: unknown }[]
  images?: string[]
  livemode?: boolean
  marketing_features?: { [k: string]: unknown }[]
  metadata?: { [k: string]: unknown }
  name?: string
  package_dimensions?: { [k: string]: unknown } | null
  shippable?: boolean | null
  statement_descriptor?: string | null
  tax_code?: string | null
  type?: string
  unit_label?: string | null
  updated?: number
  url?: string | null
}

/** Params of products.get. */
export interface ProductsGetParams {
  id: string
}

/** Params of products.create. */
export interface ProductsCreateParams {
  name: string
  active?: boolean
  description?: string
  /** The new product's id; the vendor chooses one when it is left out. */
  id?: string
  /** Up to eight. */
  images?: string[]
  /** Up to 15. */
  marketing_features?: {
    /** Required by the vendor; up to 80 characters. */
    name?: string
  }[]
  /** Your own keys and values, all text. An empty value removes its key. */
  metadata?: { [k: string]: unknown }
  /** Inches and ounces, up to two decimals. The vendor requires all four. */
  package_dimensions?: {
    height?: number
    length?: number
    weight?: number
    width?: number
  }
  shippable?: boolean
  /** Up to 22 characters on the card statement, without < > \ " or '. */
  statement_descriptor?: string
  tax_code?: string
  /** What one unit is called on invoices, such as seat. */
  unit_label?: string
  url?: string
}

/** Params of products.update. */
export interface ProductsUpdateParams {
  active?: boolean
  name?: string
  description?: string
  /** The id of one of its prices. */
  default_price?: string
  /** Up to eight. */
  images?: string[]
  /** Up to 15. */
  marketing_features?: {
    /** Required by the vendor; up to 80 characters. */
    name?: string
  }[]
  /** Your own keys and values, all text. An empty value removes its key. */
  metadata?: { [k: string]: unknown }
  /** Inches and ounces, up to two decimals. The vendor requires all four. */
  package_dimensions?: {
    height?: number
    length?: number
    weight?: number
    width?: number
  }
  shippable?: boolean
  /** Up to 22 characters on the card statement, without < > \ " or '. */
  statement_descriptor?: string
  tax_code?: string
  /** What one unit is called on invoices, such as seat. */
  unit_label?: string
  url?: string
  id: string
}

/** Params of products.delete. */
export interface ProductsDeleteParams {
  id: string
}

/** Params of products.api_search. */
export interface ProductsApiSearchParams {
  /** The vendor's search query language, such as email:'ada@example.com'. */
  query: string
  /** (1 to 100; default 10) */
  limit?: number
  /** The next_page of the answer before; leave it out on the first call. */
  page?: string
}

/** Params of balance.get. */
export interface BalanceGetParams { [k: string]: never }

export interface Balance {
  object: "balance"
  livemode?: boolean
  available?: { [k: string]: unknown }[]
  connect_reserved?: { [k: string]: unknown }[] | null
  instant_available?: { [k: string]: unknown }[] | null
  issuing?: { [k: string]: unknown } | null
  pending?: { [k: string]: unknown }[]
  refund_and_dispute_prefunding?: { [k: string]: unknown } | null
}

/** Params of balance_transactions.list. */
export interface BalanceTransactionsListParams {
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Three letters, lower case (ISO 4217). */
  currency?: string
  /** Only what an automatic payout paid out, by its id. */
  payout?: string
  /** Only what this record moved, such as a charge. */
  source?: string
  /** Such as charge, refund, payout, adjustment. */
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
  fee_details?: { [k: string]: unknown }[]
  net?: number
  reporting_category?: string
  source?: string | null
  status?: string
  type?: string
}

/** Params of balance_transactions.get. */
export interface BalanceTransactionsGetParams {
  id: string
}

/** Params of payment_intents.list. */
export interface PaymentIntentsListParams {
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  customer?: string
  /** The account that stands for the customer. */
  customer_account?: string
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
  metadata?: { [k: string]: unknown }
  payment_method?: string | null
  payment_method_types?: string[]
  status?: string
}

/** Params of payment_intents.get. */
export interface PaymentIntentsGetParams {
  id: string
}

/** Params of payment_intents.api_search. */
export interface PaymentIntentsApiSearchParams {
  /** The vendor's search query language, such as email:'ada@example.com'. */
  query: string
  /** (1 to 100; default 10) */
  limit?: number
  /** The next_page of the answer before; leave it out on the first call. */
  page?: string
}

/** Params of disputes.list. */
export interface DisputesListParams {
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  charge?: string
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  payment_intent?: string
}

export interface Dispute {
  id: string
  object: "dispute"
  amount?: number
  balance_transactions?: { [k: string]: unknown }[]
  charge?: string
  created?: number
  currency?: string
  enhanced_eligibility_types?: string[]
  evidence?: { [k: string]: unknown }
  evidence_details?: { [k: string]: unknown }
  is_charge_refundable?: boolean
  livemode?: boolean
  metadata?: { [k: string]: unknown }
  payment_intent?: string | null
  payment_method_details?: { [k: string]: unknown } | null
  reason?: string
  status?: string
}

/** Params of disputes.get. */
export interface DisputesGetParams {
  id: string
}

/** Params of payouts.list. */
export interface PayoutsListParams {
  /** (1 to 100; default 10) */
  limit?: number
  /** An id: the page begins after this record. */
  starting_after?: string
  /** An id: the page ends before this record. Not together with starting_after, by which next goes on. */
  ending_before?: string
  arrival_date?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** The id of the bank account or card. */
  destination?: string
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
  metadata?: { [k: string]: unknown } | null
  method?: "standard" | "instant"
  original_payout?: string | null
  payout_method?: string | null
  reconciliation_status?: string
  reversed_by?: string | null
  source_balance?: string | null
  source_type?: string
  statement_descriptor?: string | null
  status?: string
  trace_id?: { [k: string]: unknown } | null
  type?: string
}

/** Params of payouts.get. */
export interface PayoutsGetParams {
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
  /** The API version that answers, instead of the account's default. */
  api_version?: string
}
