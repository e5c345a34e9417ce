// Generated from definitions/orb.yaml by `npm run generate`.

/** Orb. Customers, subscriptions, plans and invoices of an Orb account. Read only. */
export interface Orb {
  operations: OrbOperations
  credentials: OrbCredentials
  config: OrbConfig
}

/** What can be called, by entity and action. */
export interface OrbOperations {
  /** A person or company that is billed. One that is being deleted has an id and nothing else. */
  customers: {
    /** Lists customers, newest first. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a customer. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** A plan that a customer is on, with its dates, prices and changes. */
  subscriptions: {
    /** Lists subscriptions, newest first. */
    list: {
      params: SubscriptionsListParams
      records: Subscription[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a subscription. */
    get: {
      params: SubscriptionsGetParams
      records: Subscription
      meta: {}
    }
    search: {
      fields: SubscriptionsSearchFields
    }
  }
  /** A set of prices that customers subscribe to. */
  plans: {
    /** Lists plans, newest first. */
    list: {
      params: PlansListParams
      records: Plan[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a plan. */
    get: {
      params: PlansGetParams
      records: Plan
      meta: {}
    }
    search: {
      fields: PlansSearchFields
    }
  }
  /** What a customer owes for a period. A draft holds the amounts as they were last computed. */
  invoices: {
    /** Lists invoices by date, last first. Drafts and void ones come only when asked for by status. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets an invoice. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
}

/** Params of customers.list. */
export interface CustomersListParams {
  /** (1 to 100; default 50) */
  limit?: number
  /** The next_cursor of the page before. */
  cursor?: string
}

export interface Customer {
  id: string
  external_customer_id?: string | null
  name?: string | null
  email?: string | null
  created_at?: string | null
  payment_provider?: string | null
  payment_provider_id?: string | null
  timezone?: string | null
  shipping_address?: { [k: string]: unknown } | null
  billing_address?: { [k: string]: unknown } | null
  balance?: string | null
  currency?: string | null
  tax_id?: { [k: string]: unknown } | null
  auto_collection?: boolean | null
  metadata?: { [k: string]: unknown } | null
  additional_emails?: string[] | null
  email_delivery?: boolean | null
  auto_issuance?: boolean | null
  exempt_from_automated_tax?: boolean | null
  hierarchy?: { [k: string]: unknown } | null
  portal_url?: string | null
}

/** Params of customers.get. */
export interface CustomersGetParams {
  customer_id: string
}

/** Searchable fields of customers, in hosted mode. */
export interface CustomersSearchFields {
  id: string | null
  external_customer_id: string | null
  name: string | null
  email: string | null
  created_at: string | null
  payment_provider: string | null
  payment_provider_id: string | null
  timezone: string | null
  shipping_address: { [k: string]: unknown } | null
  billing_address: { [k: string]: unknown } | null
  balance: string | null
  currency: string | null
  auto_collection: boolean | null
  metadata: { [k: string]: unknown } | null
}

/** Params of subscriptions.list. */
export interface SubscriptionsListParams {
  /** (1 to 100; default 50) */
  limit?: number
  /** The next_cursor of the page before. */
  cursor?: string
  customer_id?: string
  /** The customer's id in your own system. */
  external_customer_id?: string
  status?: "active" | "ended" | "upcoming"
}

export interface Subscription {
  id: string
  created_at?: string | null
  start_date?: string | null
  end_date?: string | null
  status?: string | null
  customer?: { [k: string]: unknown } | null
  plan?: { [k: string]: unknown } | null
  current_billing_period_start_date?: string | null
  current_billing_period_end_date?: string | null
  active_plan_phase_order?: number | null
  fixed_fee_quantity_schedule?: { [k: string]: unknown }[] | null
  price_intervals?: { [k: string]: unknown }[] | null
  redeemed_coupon?: { [k: string]: unknown } | null
  default_invoice_memo?: string | null
  auto_collection?: boolean | null
  net_terms?: number | null
  invoicing_threshold?: string | null
  metadata?: { [k: string]: unknown } | null
  name?: string | null
  trial_info?: { [k: string]: unknown } | null
  auto_issuance?: boolean | null
  billing_cycle_day?: number | null
  billing_cycle_anchor_configuration?: { [k: string]: unknown } | null
  adjustment_intervals?: { [k: string]: unknown }[] | null
  discount_intervals?: { [k: string]: unknown }[] | null
  minimum_intervals?: { [k: string]: unknown }[] | null
  maximum_intervals?: { [k: string]: unknown }[] | null
  pending_subscription_change?: { [k: string]: unknown } | null
}

/** Params of subscriptions.get. */
export interface SubscriptionsGetParams {
  subscription_id: string
}

/** Searchable fields of subscriptions, in hosted mode. */
export interface SubscriptionsSearchFields {
  id: string | null
  created_at: string | null
  start_date: string | null
  end_date: string | null
  status: string | null
  customer: { [k: string]: unknown } | null
  plan: { [k: string]: unknown } | null
  current_billing_period_start_date: string | null
  current_billing_period_end_date: string | null
  auto_collection: boolean | null
  net_terms: number | null
  metadata: { [k: string]: unknown } | null
}

/** Params of plans.list. */
export interface PlansListParams {
  /** (1 to 100; default 50) */
  limit?: number
  /** The next_cursor of the page before. */
  cursor?: string
}

export interface Plan {
  id: string
  created_at?: string | null
  name?: string | null
  description?: string | null
  status?: string | null
  default_invoice_memo?: string | null
  net_terms?: number | null
  currency?: string | null
  prices?: { [k: string]: unknown }[] | null
  product?: { [k: string]: unknown } | null
  minimum?: { [k: string]: unknown } | null
  maximum?: { [k: string]: unknown } | null
  discount?: { [k: string]: unknown } | null
  trial_config?: { [k: string]: unknown } | null
  plan_phases?: { [k: string]: unknown }[] | null
  external_plan_id?: string | null
  invoicing_currency?: string | null
  metadata?: { [k: string]: unknown } | null
  version?: number | null
  base_plan?: { [k: string]: unknown } | null
  base_plan_id?: string | null
  adjustments?: { [k: string]: unknown }[] | null
  minimum_amount?: string | null
  maximum_amount?: string | null
}

/** Params of plans.get. */
export interface PlansGetParams {
  plan_id: string
}

/** Searchable fields of plans, in hosted mode. */
export interface PlansSearchFields {
  id: string | null
  created_at: string | null
  name: string | null
  description: string | null
  status: string | null
  currency: string | null
  prices: unknown[] | null
  product: { [k: string]: unknown } | null
  external_plan_id: string | null
  metadata: { [k: string]: unknown } | null
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** (1 to 100; default 50) */
  limit?: number
  /** The next_cursor of the page before. */
  cursor?: string
  customer_id?: string
  /** The customer's id in your own system. */
  external_customer_id?: string
  subscription_id?: string
  /** ISO 8601. */
  invoice_date_gt?: string
  /** ISO 8601. */
  invoice_date_gte?: string
  /** ISO 8601. */
  invoice_date_lt?: string
  /** ISO 8601. */
  invoice_date_lte?: string
  status?: "draft" | "issued" | "paid" | "synced" | "void"
}

export interface Invoice {
  id: string
  created_at?: string | null
  invoice_date?: string | null
  due_date?: string | null
  invoice_pdf?: string | null
  subtotal?: string | null
  total?: string | null
  amount_due?: string | null
  status?: string | null
  memo?: string | null
  issue_failed_at?: string | null
  sync_failed_at?: string | null
  payment_failed_at?: string | null
  payment_started_at?: string | null
  voided_at?: string | null
  paid_at?: string | null
  issued_at?: string | null
  hosted_invoice_url?: string | null
  line_items?: { [k: string]: unknown }[] | null
  subscription?: { [k: string]: unknown } | null
  customer?: { [k: string]: unknown } | null
  currency?: string | null
  discount?: { [k: string]: unknown } | null
  minimum?: { [k: string]: unknown } | null
  maximum?: { [k: string]: unknown } | null
  credit_notes?: { [k: string]: unknown }[] | null
  will_auto_issue?: boolean | null
  eligible_to_issue_at?: string | null
  customer_balance_transactions?: { [k: string]: unknown }[] | null
  auto_collection?: { [k: string]: unknown } | null
  invoice_number?: string | null
  billing_address?: { [k: string]: unknown } | null
  shipping_address?: { [k: string]: unknown } | null
  metadata?: { [k: string]: unknown } | null
  invoice_source?: string | null
  scheduled_issue_at?: string | null
  customer_tax_id?: { [k: string]: unknown } | null
  payment_attempts?: { [k: string]: unknown }[] | null
  discounts?: { [k: string]: unknown }[] | null
  minimum_amount?: string | null
  maximum_amount?: string | null
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  invoice_id: string
}

/** Searchable fields of invoices, in hosted mode. */
export interface InvoicesSearchFields {
  id: string | null
  created_at: string | null
  invoice_date: string | null
  due_date: string | null
  invoice_pdf: string | null
  subtotal: string | null
  total: string | null
  amount_due: string | null
  status: string | null
  memo: string | null
  paid_at: string | null
  issued_at: string | null
  hosted_invoice_url: string | null
  line_items: unknown[] | null
  subscription: { [k: string]: unknown } | null
  customer: { [k: string]: unknown } | null
  currency: string | null
  invoice_number: string | null
  metadata: { [k: string]: unknown } | null
}

/** Credentials by auth variant. */
export interface OrbCredentials {
  api_key: OrbApiKeyCredentials
}

/** API key */
export interface OrbApiKeyCredentials {
  api_key: string
}

export interface OrbConfig { [k: string]: never }
