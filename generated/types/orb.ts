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

/** The operations, by entity and action. */
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
  /** The customer's ID. */
  id: string
  /** Your own ID for the customer. Null if not set. */
  external_customer_id: string | null
  /** The customer's full name. */
  name: string | null
  /** The customer's email address, used for notifications and receipts. */
  email: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string | null
  /** The external payment or invoicing system used for the customer. */
  payment_provider?: string | null
  /** The customer's ID in the external payment system. */
  payment_provider_id?: string | null
  /** The customer's time zone, as an IANA name. */
  timezone?: string | null
  shipping_address?: Address | null
  billing_address?: Address | null
  /** The customer's current balance, in the customer's currency. */
  balance?: string | null
  /** The customer's currency, as an ISO 4217 code. */
  currency?: string | null
  tax_id?: TaxId | null
  /** Whether issued invoices are charged automatically to the saved payment method. */
  auto_collection?: boolean | null
  metadata?: Metadata | null
  /** Further email addresses that receive invoices. */
  additional_emails?: string[] | null
  /** Whether invoices are delivered by email. */
  email_delivery?: boolean | null
  /** Whether invoices are issued automatically. Null inherits the account's setting. */
  auto_issuance?: boolean | null
  /** Whether automatic tax calculation leaves the customer out. */
  exempt_from_automated_tax?: boolean | null
  hierarchy?: Hierarchy | null
  /** The address of the customer portal. Deprecated, and may be null. */
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
  /** The subscription's ID. */
  id: string
  /** Creation time, in ISO 8601 format. */
  created_at: string | null
  /** The date billing starts for the subscription. */
  start_date: string | null
  /** The date billing stops for the subscription. Null if open-ended. */
  end_date: string | null
  /** The subscription's status: upcoming, active or ended. */
  status: string | null
  customer: Customer | null
  plan: Plan | null
  /** The current billing period's start. Null unless active. */
  current_billing_period_start_date: string | null
  /** The current billing period's end. Null unless active. */
  current_billing_period_end_date: string | null
  /** The number of the active plan phase. Null for plans without phases. */
  active_plan_phase_order: number | null
  /** The quantities of fixed fees, with the dates they apply. */
  fixed_fee_quantity_schedule: FixedFeeQuantity[] | null
  /** The prices on the subscription, with the dates they apply. */
  price_intervals: PriceInterval[] | null
  redeemed_coupon: RedeemedCoupon | null
  /** The memo put on the subscription's invoices by default. */
  default_invoice_memo: string | null
  /** Whether issued invoices are charged automatically to the saved payment method. */
  auto_collection: boolean | null
  /** The days between an invoice's issue and due dates. Zero means due on issue. */
  net_terms: number | null
  /** The amount of unbilled usage that triggers an invoice early. */
  invoicing_threshold: string | null
  metadata: Metadata | null
  /** The subscription's name. */
  name: string | null
  trial_info: TrialInfo | null
  /** Whether the subscription's invoices are issued automatically. */
  auto_issuance: boolean | null
  /** The day of the month the billing cycle is anchored to. */
  billing_cycle_day: number | null
  billing_cycle_anchor_configuration: BillingCycleAnchor | null
  /** The adjustments on the subscription, with the dates they apply. */
  adjustment_intervals: AdjustmentInterval[] | null
  /** The discounts on the subscription. Deprecated in favor of adjustment_intervals. */
  discount_intervals: DiscountInterval[] | null
  /** The minimums on the subscription. Deprecated in favor of adjustment_intervals. */
  minimum_intervals: MinimumInterval[] | null
  /** The maximums on the subscription. Deprecated in favor of adjustment_intervals. */
  maximum_intervals: MaximumInterval[] | null
  pending_subscription_change: Reference | null
}

export interface Plan {
  /** The plan's ID. */
  id: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string | null
  /** The plan's name. */
  name: string | null
  /** The plan's description. */
  description?: string | null
  /** The plan's status: draft, active or archived. */
  status?: string | null
  /** The memo put on invoices for the plan by default. */
  default_invoice_memo?: string | null
  /** The days between an invoice's issue and due dates. Zero means due on issue. */
  net_terms?: number | null
  /** The currency of the plan's prices, or a custom pricing unit. */
  currency: string | null
  /** The plan's prices. */
  prices?: Price[] | null
  product?: Product | null
  minimum?: Minimum | null
  maximum?: Maximum | null
  discount?: Discount | null
  trial_config?: TrialConfig | null
  /** The plan's phases, in order. Null if it has none. */
  plan_phases?: PlanPhase[] | null
  /** Your own ID for the plan. Null if not set. */
  external_plan_id: string | null
  /** The currency invoices are issued in, as an ISO 4217 code. */
  invoicing_currency?: string | null
  metadata?: Metadata | null
  /** The plan's version number. */
  version?: number | null
  base_plan?: BasePlan | null
  /** The ID of a child plan's parent. Kept for older plans. */
  base_plan_id?: string | null
  /** The discounts, minimums and maximums on the plan. */
  adjustments?: Adjustment[] | null
  /** The minimum amount charged on the plan. Deprecated. */
  minimum_amount?: string | null
  /** The maximum amount charged on the plan. Deprecated. */
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
  /** The invoice's ID. */
  id: string
  /** Creation time, in ISO 8601 format. */
  created_at: string | null
  /** The invoice's scheduled date, in ISO 8601 format. */
  invoice_date: string | null
  /** The date payment is due. Null until the invoice is final. */
  due_date: string | null
  /** The address of the invoice's PDF. Null until the PDF is ready. */
  invoice_pdf: string | null
  /** The invoice's total before discounts and minimums. */
  subtotal: string | null
  /** The invoice's total after discounts and minimums. */
  total: string | null
  /** The amount to charge, after the customer balance is applied. */
  amount_due: string | null
  /** The invoice's status, from draft to paid, void or synced. */
  status: string | null
  /** The note shown on the invoice. */
  memo: string | null
  /** The last time the invoice failed to issue. Null if never. */
  issue_failed_at: string | null
  /** The last failed sync to an external provider. Null if never. */
  sync_failed_at: string | null
  /** The last time payment failed. Null if never. */
  payment_failed_at: string | null
  /** The start of the most recent payment attempt. Null if none. */
  payment_started_at: string | null
  /** The time the invoice was voided. Null unless void. */
  voided_at: string | null
  /** The time the invoice was paid. Null unless paid. */
  paid_at: string | null
  /** The time the invoice was issued. Null for drafts. */
  issued_at: string | null
  /** The address of the invoice's page for the customer, valid for a limited time. */
  hosted_invoice_url: string | null
  /** The lines that make up the invoice, one for each charge. */
  line_items: LineItem[] | null
  subscription: Reference | null
  customer: CustomerReference | null
  /** The invoice's currency, as an ISO 4217 code or credits. */
  currency: string | null
  discount: Discount | null
  minimum: Minimum | null
  maximum: Maximum | null
  /** The credit notes issued against the invoice. */
  credit_notes: CreditNote[] | null
  /** Whether the invoice will be issued automatically. */
  will_auto_issue: boolean | null
  /** The time a draft becomes eligible to be issued. Null otherwise. */
  eligible_to_issue_at: string | null
  /** The customer balance transactions the invoice caused. */
  customer_balance_transactions: BalanceTransaction[] | null
  auto_collection: AutoCollection | null
  /** The invoice's number, generated by Orb. */
  invoice_number: string | null
  billing_address: Address | null
  shipping_address: Address | null
  metadata: Metadata | null
  /** The origin of the invoice: a subscription, a partial billing or a one-off. */
  invoice_source: string | null
  /** The time a draft is scheduled to be issued. */
  scheduled_issue_at: string | null
  customer_tax_id: TaxId | null
  /** The attempts to collect payment for the invoice. */
  payment_attempts: PaymentAttempt[] | null
  /** The discounts applied to the invoice. */
  discounts: Discount[] | null
  /** The minimum amount applied to the invoice. Null if none. */
  minimum_amount: string | null
  /** The maximum amount applied to the invoice. Null if none. */
  maximum_amount: string | null
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
