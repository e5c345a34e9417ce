// Generated from definitions/orb.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Orb */
    "orb": Orb
  }
}

/** Orb. Customers, subscriptions, plans and invoices of an Orb account. Read-only. */
export interface Orb {
  operations: OrbOperations
  credentials: OrbCredentials
  config: OrbConfig
}

/** What can be called, by entity and action. */
export interface OrbOperations {
  /** A customer: a person or company that is billed. A customer being deleted has only an ID. */
  customers: {
    /** Lists customers, newest first, with addresses, balance and payment settings. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a customer by Orb ID, with addresses, balance and payment settings. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** A subscription of a customer to a plan, with its dates, prices and changes. */
  subscriptions: {
    /** Lists subscriptions, newest first, each with its full customer and plan. Filters combine. */
    list: {
      params: SubscriptionsListParams
      records: Subscription[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a subscription with its customer, plan, price intervals and dates. */
    get: {
      params: SubscriptionsGetParams
      records: Subscription
      meta: {}
    }
    search: {
      fields: SubscriptionsSearchFields
    }
  }
  /** A plan: a set of prices that customers subscribe to. */
  plans: {
    /** Lists plans, newest first, with their prices and phases. Includes archived and draft plans. */
    list: {
      params: PlansListParams
      records: Plan[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a plan with its prices, phases and adjustments. */
    get: {
      params: PlansGetParams
      records: Plan
      meta: {}
    }
    search: {
      fields: PlansSearchFields
    }
  }
  /** An invoice of a customer for a billing period. A draft has the amounts as last computed. */
  invoices: {
    /** Lists invoices, most recent date first. Returns draft and void invoices only if `status` asks for them. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets an invoice with its line items, credit notes and payment attempts. */
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
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
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
  shipping_address?: Address | null
  billing_address?: Address | null
  balance?: string | null
  currency?: string | null
  tax_id?: TaxId | null
  auto_collection?: boolean | null
  metadata?: Metadata | null
  additional_emails?: string[] | null
  email_delivery?: boolean | null
  auto_issuance?: boolean | null
  exempt_from_automated_tax?: boolean | null
  hierarchy?: Hierarchy | null
  portal_url?: string | null
}

export interface Address {
  line1?: string | null
  line2?: string | null
  city?: string | null
  state?: string | null
  postal_code?: string | null
  country?: string | null
}

export interface TaxId {
  country?: string
  type?: string
  value?: string
}

/** Your own key-value pairs. All values are strings. */
export interface Metadata {
  [k: string]: string
}

export interface Hierarchy {
  parent?: CustomerReference | null
  children?: CustomerReference[]
}

export interface CustomerReference {
  id?: string | null
  external_customer_id?: string | null
}

/** Params of customers.get. */
export interface CustomersGetParams {
  /** Orb ID of the customer. */
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
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Orb ID of the customer. */
  customer_id?: string
  /** The customer's ID in your own system. */
  external_customer_id?: string
  /** Filters by subscription status. */
  status?: "active" | "ended" | "upcoming"
}

export interface Subscription {
  id: string
  created_at?: string | null
  start_date?: string | null
  end_date?: string | null
  status?: string | null
  customer?: Customer | null
  plan?: Plan | null
  current_billing_period_start_date?: string | null
  current_billing_period_end_date?: string | null
  active_plan_phase_order?: number | null
  fixed_fee_quantity_schedule?: FixedFeeQuantity[] | null
  price_intervals?: PriceInterval[] | null
  redeemed_coupon?: RedeemedCoupon | null
  default_invoice_memo?: string | null
  auto_collection?: boolean | null
  net_terms?: number | null
  invoicing_threshold?: string | null
  metadata?: Metadata | null
  name?: string | null
  trial_info?: TrialInfo | null
  auto_issuance?: boolean | null
  billing_cycle_day?: number | null
  billing_cycle_anchor_configuration?: BillingCycleAnchor | null
  adjustment_intervals?: AdjustmentInterval[] | null
  discount_intervals?: DiscountInterval[] | null
  minimum_intervals?: MinimumInterval[] | null
  maximum_intervals?: MaximumInterval[] | null
  pending_subscription_change?: Reference | null
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
  prices?: Price[] | null
  product?: Product | null
  minimum?: Minimum | null
  maximum?: Maximum | null
  discount?: Discount | null
  trial_config?: TrialConfig | null
  plan_phases?: PlanPhase[] | null
  external_plan_id?: string | null
  invoicing_currency?: string | null
  metadata?: Metadata | null
  version?: number | null
  base_plan?: BasePlan | null
  base_plan_id?: string | null
  adjustments?: Adjustment[] | null
  minimum_amount?: string | null
  maximum_amount?: string | null
}

export interface Price {
  id: string
  name?: string
  model_type?: string
  price_type?: string
  cadence?: string
  billing_mode?: string
  currency?: string
  created_at?: string
  external_price_id?: string | null
  replaces_price_id?: string | null
  fixed_price_quantity?: number | null
  plan_phase_order?: number | null
  conversion_rate?: number | null
  conversion_rate_config?: ConversionRate | null
  billable_metric?: Reference | null
  item?: Named
  billing_cycle_configuration?: BillingCycle | null
  invoicing_cycle_configuration?: BillingCycle | null
  invoice_grouping_key?: string | null
  credit_allocation?: Allocation | null
  dimensional_price_configuration?: DimensionalPrice | null
  composite_price_filters?: PriceFilter[] | null
  discount?: Discount | null
  minimum?: Minimum | null
  minimum_amount?: string | null
  maximum?: Maximum | null
  maximum_amount?: string | null
  metadata?: Metadata | null
  unit_config?: UnitConfig | null
  tiered_config?: TieredConfig | null
  bulk_config?: BulkConfig | null
  package_config?: PackageConfig | null
  matrix_config?: MatrixConfig | null
}

export interface ConversionRate {
  conversion_rate_type?: string
  unit_config?: UnitConfig | null
  tiered_config?: TieredConfig | null
}

export interface UnitConfig {
  unit_amount?: string
  prorated?: boolean | null
}

export interface TieredConfig {
  tiers?: Tier[]
  prorated?: boolean | null
}

export interface Tier {
  first_unit?: number | null
  last_unit?: number | null
  maximum_units?: number | null
  unit_amount?: string
}

export interface Reference {
  id?: string | null
}

export interface Named {
  id?: string | null
  name?: string | null
}

export interface BillingCycle {
  duration?: number
  duration_unit?: string
}

export interface Allocation {
  currency?: string
  allows_rollover?: boolean
  custom_expiration?: BillingCycle | null
  filters?: PriceFilter[] | null
  license_type_id?: string | null
}

export interface PriceFilter {
  field?: string
  operator?: string
  values?: string[]
}

export interface DimensionalPrice {
  dimensional_price_group_id?: string
  dimension_values?: string[]
}

export interface Discount {
  discount_type?: string
  applies_to_price_ids?: string[] | null
  filters?: PriceFilter[] | null
  reason?: string | null
  amount_discount?: string | null
  percentage_discount?: number | null
  usage_discount?: number | null
  trial_amount_discount?: string | null
  trial_percentage_discount?: number | null
  tiers?: DiscountTier[] | null
}

export interface DiscountTier {
  lower_bound?: number
  upper_bound?: number | null
  percentage?: number
}

export interface Minimum {
  minimum_amount?: string
  filters?: PriceFilter[] | null
  applies_to_price_ids?: string[] | null
}

export interface Maximum {
  maximum_amount?: string
  filters?: PriceFilter[] | null
  applies_to_price_ids?: string[] | null
}

export interface BulkConfig {
  tiers?: Tier[]
}

export interface PackageConfig {
  package_amount?: string
  package_size?: number
}

export interface MatrixConfig {
  dimensions?: (string | null)[]
  default_unit_amount?: string
  matrix_values?: MatrixValue[]
}

export interface MatrixValue {
  dimension_values?: (string | null)[]
  unit_amount?: string
}

export interface Product {
  id?: string
  name?: string
  created_at?: string
}

export interface TrialConfig {
  trial_period?: number | null
  trial_period_unit?: string | null
}

export interface PlanPhase {
  id?: string
  name?: string
  description?: string | null
  order?: number
  duration?: number | null
  duration_unit?: string | null
  discount?: Discount | null
  minimum?: Minimum | null
  minimum_amount?: string | null
  maximum?: Maximum | null
  maximum_amount?: string | null
}

export interface BasePlan {
  id?: string | null
  external_plan_id?: string | null
  name?: string | null
}

export interface Adjustment {
  id?: string
  adjustment_type?: string
  is_invoice_level?: boolean | null
  plan_phase_order?: number | null
  applies_to_price_ids?: string[] | null
  filters?: PriceFilter[] | null
  reason?: string | null
  replaces_adjustment_id?: string | null
  amount?: string | null
  amount_discount?: string | null
  percentage_discount?: number | null
  usage_discount?: number | null
  tiers?: DiscountTier[] | null
  minimum_amount?: string | null
  maximum_amount?: string | null
  item_id?: string | null
}

export interface FixedFeeQuantity {
  price_id?: string
  start_date?: string
  end_date?: string | null
  quantity?: number
}

export interface PriceInterval {
  id?: string
  price?: Price
  start_date?: string
  end_date?: string | null
  billing_cycle_day?: number
  current_billing_period_start_date?: string | null
  current_billing_period_end_date?: string | null
  fixed_fee_quantity_transitions?: QuantityTransition[] | null
  filter?: string | null
  usage_customer_ids?: string[] | null
}

export interface QuantityTransition {
  price_id?: string
  effective_date?: string
  quantity?: number
}

export interface RedeemedCoupon {
  coupon_id?: string
  start_date?: string | null
  end_date?: string | null
}

export interface TrialInfo {
  end_date?: string | null
}

export interface BillingCycleAnchor {
  day?: number
  month?: number | null
  year?: number | null
}

export interface AdjustmentInterval {
  id?: string
  adjustment?: Adjustment
  start_date?: string | null
  end_date?: string | null
  applies_to_price_interval_ids?: string[]
}

export interface DiscountInterval {
  discount_type?: string
  start_date?: string
  end_date?: string | null
  applies_to_price_interval_ids?: string[] | null
  filters?: PriceFilter[] | null
  amount_discount?: string | null
  percentage_discount?: number | null
  usage_discount?: number | null
  tiers?: DiscountTier[] | null
}

export interface MinimumInterval {
  minimum_amount?: string
  start_date?: string
  end_date?: string | null
  filters?: PriceFilter[] | null
  applies_to_price_interval_ids?: string[] | null
}

export interface MaximumInterval {
  maximum_amount?: string
  start_date?: string
  end_date?: string | null
  filters?: PriceFilter[] | null
  applies_to_price_interval_ids?: string[] | null
}

/** Params of subscriptions.get. */
export interface SubscriptionsGetParams {
  /** Orb ID of the subscription. */
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
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

/** Params of plans.get. */
export interface PlansGetParams {
  /** Orb ID of the plan. */
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
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Orb ID of the customer. */
  customer_id?: string
  /** The customer's ID in your own system. */
  external_customer_id?: string
  /** Orb ID of the subscription. */
  subscription_id?: string
  /** Filters to invoices dated after this time, in ISO 8601 format. */
  invoice_date_gt?: string
  /** Filters to invoices dated at or after this time, in ISO 8601 format. */
  invoice_date_gte?: string
  /** Filters to invoices dated before this time, in ISO 8601 format. */
  invoice_date_lt?: string
  /** Filters to invoices dated at or before this time, in ISO 8601 format. */
  invoice_date_lte?: string
  /** Filters by invoice status. */
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
  line_items?: LineItem[] | null
  subscription?: Reference | null
  customer?: CustomerReference | null
  currency?: string | null
  discount?: Discount | null
  minimum?: Minimum | null
  maximum?: Maximum | null
  credit_notes?: CreditNote[] | null
  will_auto_issue?: boolean | null
  eligible_to_issue_at?: string | null
  customer_balance_transactions?: BalanceTransaction[] | null
  auto_collection?: AutoCollection | null
  invoice_number?: string | null
  billing_address?: Address | null
  shipping_address?: Address | null
  metadata?: Metadata | null
  invoice_source?: string | null
  scheduled_issue_at?: string | null
  customer_tax_id?: TaxId | null
  payment_attempts?: PaymentAttempt[] | null
  discounts?: Discount[] | null
  minimum_amount?: string | null
  maximum_amount?: string | null
}

export interface LineItem {
  id?: string
  name?: string
  amount?: string
  subtotal?: string
  adjusted_subtotal?: string
  credits_applied?: string
  partially_invoiced_amount?: string
  quantity?: number
  start_date?: string
  end_date?: string
  grouping?: string | null
  filter?: string | null
  price?: Price | null
  adjustments?: Adjustment[] | null
  sub_line_items?: SubLineItem[] | null
  tax_amounts?: TaxAmount[] | null
  usage_customer_ids?: string[] | null
}

export interface SubLineItem {
  type?: string | null
  name?: string
  amount?: string
  quantity?: number
  scaled_quantity?: number | null
  grouping?: Grouping | null
  matrix_config?: SubLineItemMatrix | null
  tier_config?: SubLineItemTier | null
}

export interface Grouping {
  key?: string
  value?: string | null
}

export interface SubLineItemMatrix {
  dimension_values?: (string | null)[]
}

export interface SubLineItemTier {
  first_unit?: number
  last_unit?: number | null
  unit_amount?: string
}

export interface TaxAmount {
  tax_rate_description?: string
  tax_rate_percentage?: string | null
  amount?: string
}

export interface CreditNote {
  id?: string
  credit_note_number?: string
  type?: string
  reason?: string | null
  total?: string
  memo?: string | null
  voided_at?: string | null
}

export interface BalanceTransaction {
  id?: string
  created_at?: string
  action?: string
  type?: string
  amount?: string
  starting_balance?: string
  ending_balance?: string
  description?: string | null
  invoice?: Reference | null
  credit_note?: Reference | null
}

export interface AutoCollection {
  enabled?: boolean | null
  next_attempt_at?: string | null
  num_attempts?: number | null
  previously_attempted_at?: string | null
}

export interface PaymentAttempt {
  id?: string
  amount?: string
  succeeded?: boolean
  created_at?: string
  payment_provider?: string | null
  payment_provider_id?: string | null
  receipt_pdf?: string | null
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  /** Orb ID of the invoice. */
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
