// Generated from definitions/orb.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/kinds.ts'
import type { Orb } from '../types/orb.ts'

const customersListParamsLimit = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 100. Defaults to 50.",
  default: 50,
  minimum: 1,
  maximum: 100,
}
const customersListParamsCursor = { type: "string", description: "The `next_cursor` value of the previous page." }
const customersListParams = {
  type: "object",
  properties: { limit: customersListParamsLimit, cursor: customersListParamsCursor },
  additionalProperties: false,
}
const customersListQuery0 = { name: "limit", value: { template: { text: "{{limit}}", parts: [{ name: "limit" }] } } }
const customersListQuery1 = {
  name: "cursor",
  value: { template: { text: "{{cursor}}", parts: [{ name: "cursor" }] } },
}
const customersListQuery = [customersListQuery0, customersListQuery1]
const customersListMeta = { next_cursor: { in: "body", steps: ["pagination_metadata", "next_cursor"] } }
const customersListPagination = {
  style: "cursor",
  param: "cursor",
  next: { in: "body", steps: ["pagination_metadata", "next_cursor"] },
  more: { in: "body", steps: ["pagination_metadata", "has_more"] },
  size: "limit",
}
const customersListErrors = {
  message: [{ in: "body", steps: ["detail"] }, { in: "body", steps: ["title"] }],
  code: [{ in: "body", steps: ["type"] }],
  requestId: [{ in: "header", name: "request-id" }, { in: "header", name: "x-request-id" }],
  about: [{ in: "body", steps: ["validation_errors"] }],
  rules: [
    {
      at: { in: "body", steps: ["type"] },
      is: ["https://docs.withorb.com/reference/error-responses#404-feature-not-available"],
      as: "plan_required",
    },
  ],
}
const customersListRetry = {
  max: 3,
  after: [{ in: "header", name: "retry-after" }],
  advice: { at: { in: "header", name: "x-should-retry" }, again: ["true", true], stop: ["false", false] },
}
const subscriptionsListParamsExternal_customer_id = {
  type: "string",
  description: "The customer's ID in your own system.",
}
const subscriptionsListQuery2Value = { template: { text: "{{customer_id}}", parts: [{ name: "customer_id" }] } }
const subscriptionsListQuery3Value = {
  template: { text: "{{external_customer_id}}", parts: [{ name: "external_customer_id" }] },
}
const subscriptionsListQuery4Value = { template: { text: "{{status}}", parts: [{ name: "status" }] } }
const invoicesListParamsSubscription_id = { type: "string", description: "Orb ID of the subscription." }
const schemasDiscountFilters = { type: ["array", "null"], items: { $ref: "#/$defs/PriceFilter" } }
const schemasDiscountTiers = { type: ["array", "null"], items: { $ref: "#/$defs/DiscountTier" } }
const schemasCustomerCreated_at = { type: ["string", "null"], description: "Creation time, in ISO 8601 format." }
const schemasCustomerAuto_collection = {
  type: ["boolean", "null"],
  description: "Whether issued invoices are charged automatically to the saved payment method.",
}
const schemasSubscriptionNet_terms = {
  type: ["integer", "null"],
  description: "The days between an invoice's issue and due dates. Zero means due on issue.",
}
export default {
  format: 1,
  kind: "orb",
  id: "442dd2fb-2cbd-4c30-b084-553e6a19d677",
  title: "Orb",
  category: "billing",
  version: "1.1.2",
  support: "community",
  docs: "https://docs.withorb.com/api-reference",
  check: "plans.list",
  basis: { version: "API v1", date: "2026-11-20", compared: "Orb's OpenAPI description 1.0" },
  description: "Customers, subscriptions, plans and invoices of an Orb account. Read-only.",
  baseUrl: { text: "https://api.withorb.com/v1", parts: ["https://api.withorb.com/v1"] },
  config: { type: "object", properties: {}, additionalProperties: false },
  auth: {
    api_key: {
      type: "static",
      title: "API key",
      description: "Create one under Developers > API keys. A key belongs to live mode or test mode.",
      credentials: {
        type: "object",
        properties: { api_key: { type: "string" } },
        required: ["api_key"],
        additionalProperties: false,
      },
      send: { bearer: { template: { text: "{{api_key}}", parts: [{ name: "api_key" }] } }, headers: [], query: [] },
    },
  },
  entities: {
    customers: {
      description: "A customer: a person or company that is billed. A customer being deleted has only an ID.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        id: { type: "string" },
        external_customer_id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        created_at: { type: "timestamp" },
        payment_provider: { type: "string" },
        payment_provider_id: { type: "string" },
        timezone: { type: "string" },
        shipping_address: { type: "object" },
        billing_address: { type: "object" },
        balance: { type: "string" },
        currency: { type: "string" },
        auto_collection: { type: "boolean" },
        metadata: { type: "object" },
      },
      sync: {
        from: "customers.list",
        with: [{ name: "limit", value: { constant: 100 } }],
        each: {},
        lookbackSeconds: 0,
      },
      refs: {},
    },
    subscriptions: {
      description: "A subscription of a customer to a plan, with its dates, prices and changes.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        id: { type: "string" },
        created_at: { type: "timestamp" },
        start_date: { type: "timestamp" },
        end_date: { type: "timestamp" },
        status: { type: "string" },
        customer: { type: "object" },
        plan: { type: "object" },
        current_billing_period_start_date: { type: "timestamp" },
        current_billing_period_end_date: { type: "timestamp" },
        auto_collection: { type: "boolean" },
        net_terms: { type: "integer" },
        metadata: { type: "object" },
      },
      sync: {
        from: "subscriptions.list",
        with: [{ name: "limit", value: { constant: 100 } }],
        each: {},
        lookbackSeconds: 0,
      },
      refs: {},
    },
    plans: {
      description: "A plan: a set of prices that customers subscribe to.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        id: { type: "string" },
        created_at: { type: "timestamp" },
        name: { type: "string" },
        description: { type: "string" },
        status: { type: "string" },
        currency: { type: "string" },
        prices: { type: "array" },
        product: { type: "object" },
        external_plan_id: { type: "string" },
        metadata: { type: "object" },
      },
      sync: { from: "plans.list", with: [{ name: "limit", value: { constant: 100 } }], each: {}, lookbackSeconds: 0 },
      refs: {},
    },
    invoices: {
      description: "An invoice of a customer for a billing period. A draft has the amounts as last computed.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        id: { type: "string" },
        created_at: { type: "timestamp" },
        invoice_date: { type: "timestamp" },
        due_date: { type: "timestamp" },
        invoice_pdf: { type: "string" },
        subtotal: { type: "string" },
        total: { type: "string" },
        amount_due: { type: "string" },
        status: { type: "string" },
        memo: { type: "string" },
        paid_at: { type: "timestamp" },
        issued_at: { type: "timestamp" },
        hosted_invoice_url: { type: "string" },
        line_items: { type: "array" },
        subscription: { type: "object" },
        customer: { type: "object" },
        currency: { type: "string" },
        invoice_number: { type: "string" },
        metadata: { type: "object" },
      },
      sync: {
        from: "invoices.list",
        with: [{ name: "limit", value: { constant: 100 } }],
        each: { status: ["draft", "issued", "paid", "synced", "void"] },
        lookbackSeconds: 0,
      },
      refs: {},
    },
  },
  operations: {
    "customers.list": {
      entity: "customers",
      action: "list",
      description: "Lists customers, newest first, with addresses, balance and payment settings.",
      effect: "read",
      method: "GET",
      path: ["/customers"],
      routes: [],
      params: customersListParams,
      query: customersListQuery,
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Customer" },
      records: { in: "body", steps: ["data"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: customersListErrors,
      retry: customersListRetry,
      rate: { limit: 50, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "customers.get": {
      entity: "customers",
      action: "get",
      description: "Gets a customer by Orb ID, with addresses, balance and payment settings.",
      effect: "read",
      method: "GET",
      path: ["/customers/", { param: "customer_id" }],
      routes: [],
      params: {
        type: "object",
        properties: { customer_id: { minLength: 1, type: "string", description: "Orb ID of the customer." } },
        required: ["customer_id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Customer" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: customersListErrors,
      retry: customersListRetry,
      rate: { limit: 50, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "subscriptions.list": {
      entity: "subscriptions",
      action: "list",
      description: "Lists subscriptions, newest first, each with its full customer and plan. Filters combine.",
      effect: "read",
      method: "GET",
      path: ["/subscriptions"],
      routes: [],
      params: {
        type: "object",
        properties: {
          limit: customersListParamsLimit,
          cursor: customersListParamsCursor,
          customer_id: { type: "string", description: "Orb ID of the customer." },
          external_customer_id: subscriptionsListParamsExternal_customer_id,
          status: {
            type: "string",
            description: "Filters by subscription status.",
            enum: ["active", "ended", "upcoming"],
          },
        },
        additionalProperties: false,
      },
      query: [
        customersListQuery0,
        customersListQuery1,
        { name: "customer_id[]", value: subscriptionsListQuery2Value },
        { name: "external_customer_id[]", value: subscriptionsListQuery3Value },
        { name: "status", value: subscriptionsListQuery4Value },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Subscription" },
      records: { in: "body", steps: ["data"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: customersListErrors,
      retry: customersListRetry,
      rate: { limit: 50, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "subscriptions.get": {
      entity: "subscriptions",
      action: "get",
      description: "Gets a subscription with its customer, plan, price intervals and dates.",
      effect: "read",
      method: "GET",
      path: ["/subscriptions/", { param: "subscription_id" }],
      routes: [],
      params: {
        type: "object",
        properties: { subscription_id: { minLength: 1, type: "string", description: "Orb ID of the subscription." } },
        required: ["subscription_id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Subscription" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: customersListErrors,
      retry: customersListRetry,
      rate: { limit: 50, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "plans.list": {
      entity: "plans",
      action: "list",
      description: "Lists plans, newest first, with their prices and phases. Includes archived and draft plans.",
      effect: "read",
      method: "GET",
      path: ["/plans"],
      routes: [],
      params: customersListParams,
      query: customersListQuery,
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Plan" },
      records: { in: "body", steps: ["data"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: customersListErrors,
      retry: customersListRetry,
      rate: { limit: 50, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "plans.get": {
      entity: "plans",
      action: "get",
      description: "Gets a plan with its prices, phases and adjustments.",
      effect: "read",
      method: "GET",
      path: ["/plans/", { param: "plan_id" }],
      routes: [],
      params: {
        type: "object",
        properties: { plan_id: { minLength: 1, type: "string", description: "Orb ID of the plan." } },
        required: ["plan_id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Plan" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: customersListErrors,
      retry: customersListRetry,
      rate: { limit: 50, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "invoices.list": {
      entity: "invoices",
      action: "list",
      description:
        "Lists invoices, most recent date first. Returns draft and void invoices only if `status` asks for them.",
      effect: "read",
      method: "GET",
      path: ["/invoices"],
      routes: [],
      params: {
        type: "object",
        properties: {
          limit: customersListParamsLimit,
          cursor: customersListParamsCursor,
          customer_id: { type: "string", description: "Orb ID of the customer." },
          external_customer_id: subscriptionsListParamsExternal_customer_id,
          subscription_id: invoicesListParamsSubscription_id,
          invoice_date_gt: {
            type: "string",
            description: "Filters to invoices dated after this time, in ISO 8601 format.",
          },
          invoice_date_gte: {
            type: "string",
            description: "Filters to invoices dated at or after this time, in ISO 8601 format.",
          },
          invoice_date_lt: {
            type: "string",
            description: "Filters to invoices dated before this time, in ISO 8601 format.",
          },
          invoice_date_lte: {
            type: "string",
            description: "Filters to invoices dated at or before this time, in ISO 8601 format.",
          },
          status: {
            type: "string",
            description: "Filters by invoice status.",
            enum: ["draft", "issued", "paid", "synced", "void"],
          },
        },
        additionalProperties: false,
      },
      query: [
        customersListQuery0,
        customersListQuery1,
        { name: "customer_id", value: subscriptionsListQuery2Value },
        { name: "external_customer_id", value: subscriptionsListQuery3Value },
        {
          name: "subscription_id",
          value: { template: { text: "{{subscription_id}}", parts: [{ name: "subscription_id" }] } },
        },
        {
          name: "invoice_date[gt]",
          value: { template: { text: "{{invoice_date_gt}}", parts: [{ name: "invoice_date_gt" }] } },
        },
        {
          name: "invoice_date[gte]",
          value: { template: { text: "{{invoice_date_gte}}", parts: [{ name: "invoice_date_gte" }] } },
        },
        {
          name: "invoice_date[lt]",
          value: { template: { text: "{{invoice_date_lt}}", parts: [{ name: "invoice_date_lt" }] } },
        },
        {
          name: "invoice_date[lte]",
          value: { template: { text: "{{invoice_date_lte}}", parts: [{ name: "invoice_date_lte" }] } },
        },
        { name: "status[]", value: subscriptionsListQuery4Value },
      ],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Invoice" },
      records: { in: "body", steps: ["data"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: customersListErrors,
      retry: customersListRetry,
      rate: { limit: 50, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
    "invoices.get": {
      entity: "invoices",
      action: "get",
      description: "Gets an invoice with its line items, credit notes and payment attempts.",
      effect: "read",
      method: "GET",
      path: ["/invoices/", { param: "invoice_id" }],
      routes: [],
      params: {
        type: "object",
        properties: { invoice_id: { minLength: 1, type: "string", description: "Orb ID of the invoice." } },
        required: ["invoice_id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Invoice" },
      records: { in: "body", steps: [] },
      meta: {},
      errors: customersListErrors,
      retry: customersListRetry,
      rate: { limit: 50, perMs: 1000, unit: "seconds" },
      timeoutMs: 60000,
      isGraphql: false,
    },
  },
  schemas: {
    CustomerId: { type: "string", description: "Orb ID of the customer." },
    ExternalCustomerId: subscriptionsListParamsExternal_customer_id,
    SubscriptionId: invoicesListParamsSubscription_id,
    Metadata: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Your own key-value pairs. All values are strings.",
    },
    Address: {
      type: "object",
      properties: {
        line1: { type: ["string", "null"] },
        line2: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        state: { type: ["string", "null"] },
        postal_code: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
      },
    },
    TaxId: {
      type: "object",
      properties: { country: { type: "string" }, type: { type: "string" }, value: { type: "string" } },
    },
    Reference: { type: "object", properties: { id: { type: ["string", "null"] } } },
    CustomerReference: {
      type: "object",
      properties: { id: { type: ["string", "null"] }, external_customer_id: { type: ["string", "null"] } },
    },
    Named: { type: "object", properties: { id: { type: ["string", "null"] }, name: { type: ["string", "null"] } } },
    Hierarchy: {
      type: "object",
      properties: {
        parent: { anyOf: [{ $ref: "#/$defs/CustomerReference" }, { type: "null" }] },
        children: { type: "array", items: { $ref: "#/$defs/CustomerReference" } },
      },
    },
    PriceFilter: {
      type: "object",
      properties: {
        field: { type: "string" },
        operator: { type: "string" },
        values: { type: "array", items: { type: "string" } },
      },
    },
    Discount: {
      type: "object",
      properties: {
        discount_type: { type: "string" },
        applies_to_price_ids: { type: ["array", "null"], items: { type: "string" } },
        filters: schemasDiscountFilters,
        reason: { type: ["string", "null"] },
        amount_discount: { type: ["string", "null"] },
        percentage_discount: { type: ["number", "null"] },
        usage_discount: { type: ["number", "null"] },
        trial_amount_discount: { type: ["string", "null"] },
        trial_percentage_discount: { type: ["number", "null"] },
        tiers: schemasDiscountTiers,
      },
    },
    DiscountInterval: {
      type: "object",
      properties: {
        discount_type: { type: "string" },
        start_date: { type: "string" },
        end_date: { type: ["string", "null"] },
        applies_to_price_interval_ids: { type: ["array", "null"], items: { type: "string" } },
        filters: schemasDiscountFilters,
        amount_discount: { type: ["string", "null"] },
        percentage_discount: { type: ["number", "null"] },
        usage_discount: { type: ["number", "null"] },
        tiers: schemasDiscountTiers,
      },
    },
    DiscountTier: {
      type: "object",
      properties: {
        lower_bound: { type: "number" },
        upper_bound: { type: ["number", "null"] },
        percentage: { type: "number" },
      },
    },
    Minimum: {
      type: "object",
      properties: {
        minimum_amount: { type: "string" },
        filters: schemasDiscountFilters,
        applies_to_price_ids: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    Maximum: {
      type: "object",
      properties: {
        maximum_amount: { type: "string" },
        filters: schemasDiscountFilters,
        applies_to_price_ids: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    MinimumInterval: {
      type: "object",
      properties: {
        minimum_amount: { type: "string" },
        start_date: { type: "string" },
        end_date: { type: ["string", "null"] },
        filters: schemasDiscountFilters,
        applies_to_price_interval_ids: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    MaximumInterval: {
      type: "object",
      properties: {
        maximum_amount: { type: "string" },
        start_date: { type: "string" },
        end_date: { type: ["string", "null"] },
        filters: schemasDiscountFilters,
        applies_to_price_interval_ids: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    Adjustment: {
      type: "object",
      properties: {
        id: { type: "string" },
        adjustment_type: { type: "string" },
        is_invoice_level: { type: ["boolean", "null"] },
        plan_phase_order: { type: ["integer", "null"] },
        applies_to_price_ids: { type: ["array", "null"], items: { type: "string" } },
        filters: schemasDiscountFilters,
        reason: { type: ["string", "null"] },
        replaces_adjustment_id: { type: ["string", "null"] },
        amount: { type: ["string", "null"] },
        amount_discount: { type: ["string", "null"] },
        percentage_discount: { type: ["number", "null"] },
        usage_discount: { type: ["number", "null"] },
        tiers: schemasDiscountTiers,
        minimum_amount: { type: ["string", "null"] },
        maximum_amount: { type: ["string", "null"] },
        item_id: { type: ["string", "null"] },
      },
    },
    AdjustmentInterval: {
      type: "object",
      properties: {
        id: { type: "string" },
        adjustment: { $ref: "#/$defs/Adjustment" },
        start_date: { type: ["string", "null"] },
        end_date: { type: ["string", "null"] },
        applies_to_price_interval_ids: { type: "array", items: { type: "string" } },
      },
    },
    BillingCycleAnchor: {
      type: "object",
      properties: {
        day: { type: "integer" },
        month: { type: ["integer", "null"] },
        year: { type: ["integer", "null"] },
      },
    },
    RedeemedCoupon: {
      type: "object",
      properties: {
        coupon_id: { type: "string" },
        start_date: { type: ["string", "null"] },
        end_date: { type: ["string", "null"] },
      },
    },
    TrialInfo: { type: "object", properties: { end_date: { type: ["string", "null"] } } },
    TrialConfig: {
      type: "object",
      properties: { trial_period: { type: ["integer", "null"] }, trial_period_unit: { type: ["string", "null"] } },
    },
    Product: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, created_at: { type: "string" } },
    },
    BasePlan: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        external_plan_id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
      },
    },
    BillingCycle: { type: "object", properties: { duration: { type: "integer" }, duration_unit: { type: "string" } } },
    Price: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        model_type: { type: "string" },
        price_type: { type: "string" },
        cadence: { type: "string" },
        billing_mode: { type: "string" },
        currency: { type: "string" },
        created_at: { type: "string" },
        external_price_id: { type: ["string", "null"] },
        replaces_price_id: { type: ["string", "null"] },
        fixed_price_quantity: { type: ["number", "null"] },
        plan_phase_order: { type: ["integer", "null"] },
        conversion_rate: { type: ["number", "null"] },
        conversion_rate_config: { anyOf: [{ $ref: "#/$defs/ConversionRate" }, { type: "null" }] },
        billable_metric: { anyOf: [{ $ref: "#/$defs/Reference" }, { type: "null" }] },
        item: { $ref: "#/$defs/Named" },
        billing_cycle_configuration: { anyOf: [{ $ref: "#/$defs/BillingCycle" }, { type: "null" }] },
        invoicing_cycle_configuration: { anyOf: [{ $ref: "#/$defs/BillingCycle" }, { type: "null" }] },
        invoice_grouping_key: { type: ["string", "null"] },
        credit_allocation: { anyOf: [{ $ref: "#/$defs/Allocation" }, { type: "null" }] },
        dimensional_price_configuration: { anyOf: [{ $ref: "#/$defs/DimensionalPrice" }, { type: "null" }] },
        composite_price_filters: schemasDiscountFilters,
        discount: { anyOf: [{ $ref: "#/$defs/Discount" }, { type: "null" }] },
        minimum: { anyOf: [{ $ref: "#/$defs/Minimum" }, { type: "null" }] },
        minimum_amount: { type: ["string", "null"] },
        maximum: { anyOf: [{ $ref: "#/$defs/Maximum" }, { type: "null" }] },
        maximum_amount: { type: ["string", "null"] },
        metadata: { anyOf: [{ $ref: "#/$defs/Metadata" }, { type: "null" }] },
        unit_config: { anyOf: [{ $ref: "#/$defs/UnitConfig" }, { type: "null" }] },
        tiered_config: { anyOf: [{ $ref: "#/$defs/TieredConfig" }, { type: "null" }] },
        bulk_config: { anyOf: [{ $ref: "#/$defs/BulkConfig" }, { type: "null" }] },
        package_config: { anyOf: [{ $ref: "#/$defs/PackageConfig" }, { type: "null" }] },
        matrix_config: { anyOf: [{ $ref: "#/$defs/MatrixConfig" }, { type: "null" }] },
      },
      required: ["id"],
    },
    ConversionRate: {
      type: "object",
      properties: {
        conversion_rate_type: { type: "string" },
        unit_config: { anyOf: [{ $ref: "#/$defs/UnitConfig" }, { type: "null" }] },
        tiered_config: { anyOf: [{ $ref: "#/$defs/TieredConfig" }, { type: "null" }] },
      },
    },
    Allocation: {
      type: "object",
      properties: {
        currency: { type: "string" },
        allows_rollover: { type: "boolean" },
        custom_expiration: { anyOf: [{ $ref: "#/$defs/BillingCycle" }, { type: "null" }] },
        filters: schemasDiscountFilters,
        license_type_id: { type: ["string", "null"] },
      },
    },
    DimensionalPrice: {
      type: "object",
      properties: {
        dimensional_price_group_id: { type: "string" },
        dimension_values: { type: "array", items: { type: "string" } },
      },
    },
    UnitConfig: {
      type: "object",
      properties: { unit_amount: { type: "string" }, prorated: { type: ["boolean", "null"] } },
    },
    TieredConfig: {
      type: "object",
      properties: {
        tiers: { type: "array", items: { $ref: "#/$defs/Tier" } },
        prorated: { type: ["boolean", "null"] },
      },
    },
    BulkConfig: { type: "object", properties: { tiers: { type: "array", items: { $ref: "#/$defs/Tier" } } } },
    Tier: {
      type: "object",
      properties: {
        first_unit: { type: ["number", "null"] },
        last_unit: { type: ["number", "null"] },
        maximum_units: { type: ["number", "null"] },
        unit_amount: { type: "string" },
      },
    },
    PackageConfig: {
      type: "object",
      properties: { package_amount: { type: "string" }, package_size: { type: "integer" } },
    },
    MatrixConfig: {
      type: "object",
      properties: {
        dimensions: { type: "array", items: { type: ["string", "null"] } },
        default_unit_amount: { type: "string" },
        matrix_values: { type: "array", items: { $ref: "#/$defs/MatrixValue" } },
      },
    },
    MatrixValue: {
      type: "object",
      properties: {
        dimension_values: { type: "array", items: { type: ["string", "null"] } },
        unit_amount: { type: "string" },
      },
    },
    PriceInterval: {
      type: "object",
      properties: {
        id: { type: "string" },
        price: { $ref: "#/$defs/Price" },
        start_date: { type: "string" },
        end_date: { type: ["string", "null"] },
        billing_cycle_day: { type: "integer" },
        current_billing_period_start_date: { type: ["string", "null"] },
        current_billing_period_end_date: { type: ["string", "null"] },
        fixed_fee_quantity_transitions: { type: ["array", "null"], items: { $ref: "#/$defs/QuantityTransition" } },
        filter: { type: ["string", "null"] },
        usage_customer_ids: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    QuantityTransition: {
      type: "object",
      properties: { price_id: { type: "string" }, effective_date: { type: "string" }, quantity: { type: "integer" } },
    },
    FixedFeeQuantity: {
      type: "object",
      properties: {
        price_id: { type: "string" },
        start_date: { type: "string" },
        end_date: { type: ["string", "null"] },
        quantity: { type: "number" },
      },
    },
    PlanPhase: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: ["string", "null"] },
        order: { type: "integer" },
        duration: { type: ["integer", "null"] },
        duration_unit: { type: ["string", "null"] },
        discount: { anyOf: [{ $ref: "#/$defs/Discount" }, { type: "null" }] },
        minimum: { anyOf: [{ $ref: "#/$defs/Minimum" }, { type: "null" }] },
        minimum_amount: { type: ["string", "null"] },
        maximum: { anyOf: [{ $ref: "#/$defs/Maximum" }, { type: "null" }] },
        maximum_amount: { type: ["string", "null"] },
      },
    },
    LineItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        amount: { type: "string" },
        subtotal: { type: "string" },
        adjusted_subtotal: { type: "string" },
        credits_applied: { type: "string" },
        partially_invoiced_amount: { type: "string" },
        quantity: { type: "number" },
        start_date: { type: "string" },
        end_date: { type: "string" },
        grouping: { type: ["string", "null"] },
        filter: { type: ["string", "null"] },
        price: { anyOf: [{ $ref: "#/$defs/Price" }, { type: "null" }] },
        adjustments: { type: ["array", "null"], items: { $ref: "#/$defs/Adjustment" } },
        sub_line_items: { type: ["array", "null"], items: { $ref: "#/$defs/SubLineItem" } },
        tax_amounts: { type: ["array", "null"], items: { $ref: "#/$defs/TaxAmount" } },
        usage_customer_ids: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    SubLineItem: {
      type: "object",
      properties: {
        type: { type: ["string", "null"] },
        name: { type: "string" },
        amount: { type: "string" },
        quantity: { type: "number" },
        scaled_quantity: { type: ["number", "null"] },
        grouping: { anyOf: [{ $ref: "#/$defs/Grouping" }, { type: "null" }] },
        matrix_config: { anyOf: [{ $ref: "#/$defs/SubLineItemMatrix" }, { type: "null" }] },
        tier_config: { anyOf: [{ $ref: "#/$defs/SubLineItemTier" }, { type: "null" }] },
      },
    },
    Grouping: { type: "object", properties: { key: { type: "string" }, value: { type: ["string", "null"] } } },
    SubLineItemMatrix: {
      type: "object",
      properties: { dimension_values: { type: "array", items: { type: ["string", "null"] } } },
    },
    SubLineItemTier: {
      type: "object",
      properties: {
        first_unit: { type: "number" },
        last_unit: { type: ["number", "null"] },
        unit_amount: { type: "string" },
      },
    },
    TaxAmount: {
      type: "object",
      properties: {
        tax_rate_description: { type: "string" },
        tax_rate_percentage: { type: ["string", "null"] },
        amount: { type: "string" },
      },
    },
    CreditNote: {
      type: "object",
      properties: {
        id: { type: "string" },
        credit_note_number: { type: "string" },
        type: { type: "string" },
        reason: { type: ["string", "null"] },
        total: { type: "string" },
        memo: { type: ["string", "null"] },
        voided_at: { type: ["string", "null"] },
      },
    },
    BalanceTransaction: {
      type: "object",
      properties: {
        id: { type: "string" },
        created_at: { type: "string" },
        action: { type: "string" },
        type: { type: "string" },
        amount: { type: "string" },
        starting_balance: { type: "string" },
        ending_balance: { type: "string" },
        description: { type: ["string", "null"] },
        invoice: { anyOf: [{ $ref: "#/$defs/Reference" }, { type: "null" }] },
        credit_note: { anyOf: [{ $ref: "#/$defs/Reference" }, { type: "null" }] },
      },
    },
    PaymentAttempt: {
      type: "object",
      properties: {
        id: { type: "string" },
        amount: { type: "string" },
        succeeded: { type: "boolean" },
        created_at: { type: "string" },
        payment_provider: { type: ["string", "null"] },
        payment_provider_id: { type: ["string", "null"] },
        receipt_pdf: { type: ["string", "null"] },
      },
    },
    AutoCollection: {
      type: "object",
      properties: {
        enabled: { type: ["boolean", "null"] },
        next_attempt_at: { type: ["string", "null"] },
        num_attempts: { type: ["integer", "null"] },
        previously_attempted_at: { type: ["string", "null"] },
      },
    },
    Customer: {
      type: "object",
      properties: {
        id: { type: "string", description: "The customer's ID." },
        external_customer_id: {
          type: ["string", "null"],
          description: "Your own ID for the customer. Null if not set.",
        },
        name: { type: ["string", "null"], description: "The customer's full name." },
        email: {
          type: ["string", "null"],
          description: "The customer's email address, used for notifications and receipts.",
        },
        created_at: schemasCustomerCreated_at,
        payment_provider: {
          type: ["string", "null"],
          description: "The external payment or invoicing system used for the customer.",
        },
        payment_provider_id: {
          type: ["string", "null"],
          description: "The customer's ID in the external payment system.",
        },
        timezone: { type: ["string", "null"], description: "The customer's time zone, as an IANA name." },
        shipping_address: {
          anyOf: [
            { $ref: "#/$defs/Address", description: "The customer's shipping address. Null if not set." },
            { type: "null" },
          ],
        },
        billing_address: {
          anyOf: [
            { $ref: "#/$defs/Address", description: "The customer's billing address. Null if not set." },
            { type: "null" },
          ],
        },
        balance: {
          type: ["string", "null"],
          description: "The customer's current balance, in the customer's currency.",
        },
        currency: { type: ["string", "null"], description: "The customer's currency, as an ISO 4217 code." },
        tax_id: {
          anyOf: [
            { $ref: "#/$defs/TaxId", description: "The customer's tax ID, with its country and type." },
            { type: "null" },
          ],
        },
        auto_collection: schemasCustomerAuto_collection,
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Metadata", description: "Key-value pairs you attached to the customer." },
            { type: "null" },
          ],
        },
        additional_emails: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "Further email addresses that receive invoices.",
        },
        email_delivery: { type: ["boolean", "null"], description: "Whether invoices are delivered by email." },
        auto_issuance: {
          type: ["boolean", "null"],
          description: "Whether invoices are issued automatically. Null inherits the account's setting.",
        },
        exempt_from_automated_tax: {
          type: ["boolean", "null"],
          description: "Whether automatic tax calculation leaves the customer out.",
        },
        hierarchy: {
          anyOf: [
            { $ref: "#/$defs/Hierarchy", description: "The customer's parent and children in a customer hierarchy." },
            { type: "null" },
          ],
        },
        portal_url: {
          type: ["string", "null"],
          description: "The address of the customer portal. Deprecated, and may be null.",
        },
      },
      required: ["id"],
    },
    Subscription: {
      type: "object",
      properties: {
        id: { type: "string", description: "The subscription's ID." },
        created_at: schemasCustomerCreated_at,
        start_date: { type: ["string", "null"], description: "The date billing starts for the subscription." },
        end_date: {
          type: ["string", "null"],
          description: "The date billing stops for the subscription. Null if open-ended.",
        },
        status: { type: ["string", "null"], description: "The subscription's status: upcoming, active or ended." },
        customer: {
          anyOf: [
            { $ref: "#/$defs/Customer", description: "The customer the subscription belongs to." },
            { type: "null" },
          ],
        },
        plan: {
          anyOf: [
            { $ref: "#/$defs/Plan", description: "The plan subscribed to. Null if there is none." },
            { type: "null" },
          ],
        },
        current_billing_period_start_date: {
          type: ["string", "null"],
          description: "The current billing period's start. Null unless active.",
        },
        current_billing_period_end_date: {
          type: ["string", "null"],
          description: "The current billing period's end. Null unless active.",
        },
        active_plan_phase_order: {
          type: ["integer", "null"],
          description: "The number of the active plan phase. Null for plans without phases.",
        },
        fixed_fee_quantity_schedule: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/FixedFeeQuantity" },
          description: "The quantities of fixed fees, with the dates they apply.",
        },
        price_intervals: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/PriceInterval" },
          description: "The prices on the subscription, with the dates they apply.",
        },
        redeemed_coupon: {
          anyOf: [
            { $ref: "#/$defs/RedeemedCoupon", description: "The coupon redeemed for the subscription. Null if none." },
            { type: "null" },
          ],
        },
        default_invoice_memo: {
          type: ["string", "null"],
          description: "The memo put on the subscription's invoices by default.",
        },
        auto_collection: schemasCustomerAuto_collection,
        net_terms: schemasSubscriptionNet_terms,
        invoicing_threshold: {
          type: ["string", "null"],
          description: "The amount of unbilled usage that triggers an invoice early.",
        },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Metadata", description: "Key-value pairs you attached to the subscription." },
            { type: "null" },
          ],
        },
        name: { type: ["string", "null"], description: "The subscription's name." },
        trial_info: {
          anyOf: [{ $ref: "#/$defs/TrialInfo", description: "The end of the subscription's trial." }, { type: "null" }],
        },
        auto_issuance: {
          type: ["boolean", "null"],
          description: "Whether the subscription's invoices are issued automatically.",
        },
        billing_cycle_day: {
          type: ["integer", "null"],
          description: "The day of the month the billing cycle is anchored to.",
        },
        billing_cycle_anchor_configuration: {
          anyOf: [
            {
              $ref: "#/$defs/BillingCycleAnchor",
              description: "The day, month and year that anchor the billing cycle.",
            },
            { type: "null" },
          ],
        },
        adjustment_intervals: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/AdjustmentInterval" },
          description: "The adjustments on the subscription, with the dates they apply.",
        },
        discount_intervals: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/DiscountInterval" },
          description: "The discounts on the subscription. Deprecated in favor of adjustment_intervals.",
        },
        minimum_intervals: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/MinimumInterval" },
          description: "The minimums on the subscription. Deprecated in favor of adjustment_intervals.",
        },
        maximum_intervals: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/MaximumInterval" },
          description: "The maximums on the subscription. Deprecated in favor of adjustment_intervals.",
        },
        pending_subscription_change: {
          anyOf: [
            {
              $ref: "#/$defs/Reference",
              description: "The pending change to the subscription. Null if there is none.",
            },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    Plan: {
      type: "object",
      properties: {
        id: { type: "string", description: "The plan's ID." },
        created_at: schemasCustomerCreated_at,
        name: { type: ["string", "null"], description: "The plan's name." },
        description: { type: ["string", "null"], description: "The plan's description." },
        status: { type: ["string", "null"], description: "The plan's status: draft, active or archived." },
        default_invoice_memo: {
          type: ["string", "null"],
          description: "The memo put on invoices for the plan by default.",
        },
        net_terms: schemasSubscriptionNet_terms,
        currency: {
          type: ["string", "null"],
          description: "The currency of the plan's prices, or a custom pricing unit.",
        },
        prices: { type: ["array", "null"], items: { $ref: "#/$defs/Price" }, description: "The plan's prices." },
        product: {
          anyOf: [{ $ref: "#/$defs/Product", description: "The product the plan belongs to." }, { type: "null" }],
        },
        minimum: {
          anyOf: [
            {
              $ref: "#/$defs/Minimum",
              description: "The minimum charge on the plan. Deprecated in favor of adjustments.",
            },
            { type: "null" },
          ],
        },
        maximum: {
          anyOf: [
            {
              $ref: "#/$defs/Maximum",
              description: "The maximum charge on the plan. Deprecated in favor of adjustments.",
            },
            { type: "null" },
          ],
        },
        discount: {
          anyOf: [
            { $ref: "#/$defs/Discount", description: "The discount on the plan. Deprecated in favor of adjustments." },
            { type: "null" },
          ],
        },
        trial_config: {
          anyOf: [
            { $ref: "#/$defs/TrialConfig", description: "The length of the plan's trial, with its unit." },
            { type: "null" },
          ],
        },
        plan_phases: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/PlanPhase" },
          description: "The plan's phases, in order. Null if it has none.",
        },
        external_plan_id: { type: ["string", "null"], description: "Your own ID for the plan. Null if not set." },
        invoicing_currency: {
          type: ["string", "null"],
          description: "The currency invoices are issued in, as an ISO 4217 code.",
        },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Metadata", description: "Key-value pairs you attached to the plan." },
            { type: "null" },
          ],
        },
        version: { type: ["integer", "null"], description: "The plan's version number." },
        base_plan: {
          anyOf: [
            { $ref: "#/$defs/BasePlan", description: "The parent of a child plan. Kept for older plans." },
            { type: "null" },
          ],
        },
        base_plan_id: {
          type: ["string", "null"],
          description: "The ID of a child plan's parent. Kept for older plans.",
        },
        adjustments: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Adjustment" },
          description: "The discounts, minimums and maximums on the plan.",
        },
        minimum_amount: {
          type: ["string", "null"],
          description: "The minimum amount charged on the plan. Deprecated.",
        },
        maximum_amount: {
          type: ["string", "null"],
          description: "The maximum amount charged on the plan. Deprecated.",
        },
      },
      required: ["id"],
    },
    Invoice: {
      type: "object",
      properties: {
        id: { type: "string", description: "The invoice's ID." },
        created_at: schemasCustomerCreated_at,
        invoice_date: { type: ["string", "null"], description: "The invoice's scheduled date, in ISO 8601 format." },
        due_date: {
          type: ["string", "null"],
          description: "The date payment is due. Null until the invoice is final.",
        },
        invoice_pdf: {
          type: ["string", "null"],
          description: "The address of the invoice's PDF. Null until the PDF is ready.",
        },
        subtotal: { type: ["string", "null"], description: "The invoice's total before discounts and minimums." },
        total: { type: ["string", "null"], description: "The invoice's total after discounts and minimums." },
        amount_due: {
          type: ["string", "null"],
          description: "The amount to charge, after the customer balance is applied.",
        },
        status: { type: ["string", "null"], description: "The invoice's status, from draft to paid, void or synced." },
        memo: { type: ["string", "null"], description: "The note shown on the invoice." },
        issue_failed_at: {
          type: ["string", "null"],
          description: "The last time the invoice failed to issue. Null if never.",
        },
        sync_failed_at: {
          type: ["string", "null"],
          description: "The last failed sync to an external provider. Null if never.",
        },
        payment_failed_at: { type: ["string", "null"], description: "The last time payment failed. Null if never." },
        payment_started_at: {
          type: ["string", "null"],
          description: "The start of the most recent payment attempt. Null if none.",
        },
        voided_at: { type: ["string", "null"], description: "The time the invoice was voided. Null unless void." },
        paid_at: { type: ["string", "null"], description: "The time the invoice was paid. Null unless paid." },
        issued_at: { type: ["string", "null"], description: "The time the invoice was issued. Null for drafts." },
        hosted_invoice_url: {
          type: ["string", "null"],
          description: "The address of the invoice's page for the customer, valid for a limited time.",
        },
        line_items: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/LineItem" },
          description: "The lines that make up the invoice, one for each charge.",
        },
        subscription: {
          anyOf: [
            { $ref: "#/$defs/Reference", description: "The subscription invoiced. Null for one-off invoices." },
            { type: "null" },
          ],
        },
        customer: {
          anyOf: [{ $ref: "#/$defs/CustomerReference", description: "The customer invoiced." }, { type: "null" }],
        },
        currency: { type: ["string", "null"], description: "The invoice's currency, as an ISO 4217 code or credits." },
        discount: {
          anyOf: [
            {
              $ref: "#/$defs/Discount",
              description: "The first discount on the invoice. Deprecated in favor of discounts.",
            },
            { type: "null" },
          ],
        },
        minimum: {
          anyOf: [
            { $ref: "#/$defs/Minimum", description: "The minimum applied to the invoice. Null if none." },
            { type: "null" },
          ],
        },
        maximum: {
          anyOf: [
            { $ref: "#/$defs/Maximum", description: "The maximum applied to the invoice. Null if none." },
            { type: "null" },
          ],
        },
        credit_notes: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/CreditNote" },
          description: "The credit notes issued against the invoice.",
        },
        will_auto_issue: {
          type: ["boolean", "null"],
          description: "Whether the invoice will be issued automatically.",
        },
        eligible_to_issue_at: {
          type: ["string", "null"],
          description: "The time a draft becomes eligible to be issued. Null otherwise.",
        },
        customer_balance_transactions: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/BalanceTransaction" },
          description: "The customer balance transactions the invoice caused.",
        },
        auto_collection: {
          anyOf: [
            { $ref: "#/$defs/AutoCollection", description: "The state and schedule of automatic payment collection." },
            { type: "null" },
          ],
        },
        invoice_number: { type: ["string", "null"], description: "The invoice's number, generated by Orb." },
        billing_address: {
          anyOf: [
            { $ref: "#/$defs/Address", description: "The customer's billing address on the invoice." },
            { type: "null" },
          ],
        },
        shipping_address: {
          anyOf: [
            { $ref: "#/$defs/Address", description: "The customer's shipping address on the invoice." },
            { type: "null" },
          ],
        },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Metadata", description: "Key-value pairs you attached to the invoice." },
            { type: "null" },
          ],
        },
        invoice_source: {
          type: ["string", "null"],
          description: "The origin of the invoice: a subscription, a partial billing or a one-off.",
        },
        scheduled_issue_at: { type: ["string", "null"], description: "The time a draft is scheduled to be issued." },
        customer_tax_id: {
          anyOf: [{ $ref: "#/$defs/TaxId", description: "The customer's tax ID on the invoice." }, { type: "null" }],
        },
        payment_attempts: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/PaymentAttempt" },
          description: "The attempts to collect payment for the invoice.",
        },
        discounts: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Discount" },
          description: "The discounts applied to the invoice.",
        },
        minimum_amount: {
          type: ["string", "null"],
          description: "The minimum amount applied to the invoice. Null if none.",
        },
        maximum_amount: {
          type: ["string", "null"],
          description: "The maximum amount applied to the invoice. Null if none.",
        },
      },
      required: ["id"],
    },
  },
} as object as KindModule<Orb>
