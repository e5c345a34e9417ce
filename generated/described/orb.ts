// Generated from definitions/orb.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/orb.ts'

const customersListParamsLimit = { description: "Maximum number of records per page, 1 to 100. Defaults to 50." }
const customersListParamsCursor = { description: "The `next_cursor` value of the previous page." }
const customersListParams = { properties: { limit: customersListParamsLimit, cursor: customersListParamsCursor } }
const customersGetParams = { properties: { customer_id: { description: "Orb ID of the customer." } } }
const customersCreateParamsEmail = { description: "Email address of the customer, for notifications and receipts." }
const customersCreateParamsExternal_customer_id = {
  description: "Your own ID for the customer, as an alias. Can be set once.",
}
const customersCreateParamsCurrency = {
  description: "Currency of invoices and balance, as an ISO 4217 code. Can be set once.",
}
const customersCreateParamsAdditional_emails = {
  description: "Further email addresses, copied on messages. With `email`, 50 addresses in all.",
}
const customersCreateParamsTax_id = { description: "Tax ID to show on invoices, with its country and type." }
const customersCreateParamsPayment_provider = {
  description: "External system that charges or invoices the customer. Connect it in Orb first.",
}
const customersCreateParamsAuto_collection = {
  description: "Whether issued invoices are charged to the saved payment method.",
}
const customersCreateParamsAuto_issuance = {
  description: "Whether invoices are issued automatically. `null` inherits the setting of the customer or account.",
}
const customersCreateParamsHierarchy = {
  properties: {
    parent_customer_id: { description: "Orb ID of the parent customer." },
    child_customer_ids: { description: "Orb IDs of the child customers." },
  },
  description: "Parent and children of the customer.",
}
const customersCreateParamsMetadata = {
  description: "Your own key-value pairs. `null` for a key removes it, and `null` for all clears them.",
  examples: [{ segment: "trial" }],
}
const customersUpdateParamsDefault_payment_method_id = {
  description: "Orb ID of the default payment method. `null` clears it.",
}
const credit_blocksListParamsCurrency = { description: "Currency or custom pricing unit of the credits." }
const credit_blocksGetParamsBlock_id = {
  description: "Orb ID of the credit block, as `credit_blocks.list` returns it.",
}
const credit_blocksGetParams = { properties: { block_id: credit_blocksGetParamsBlock_id } }
const credit_ledger_entriesCreateParamsInvoice_settingsRequire_successful_payment = {
  description: "Whether the credits wait for the payment of the invoice.",
}
const credit_top_upsListParams = {
  properties: {
    limit: customersListParamsLimit,
    cursor: customersListParamsCursor,
    customer_id: { description: "Orb ID of the customer." },
  },
}
const subscriptionsGetParams = { properties: { subscription_id: { description: "Orb ID of the subscription." } } }
const subscriptionsCreateParamsPlan_id = { description: "Orb ID of the plan, as `plans.list` returns it." }
const subscriptionsCreateParamsPlan_version_number = {
  description: "Version of the plan. Defaults to its default version.",
}
const subscriptionsCreateParamsCoupon_redemption_code = {
  description: "Code of a coupon to apply, such as `HALFOFF`. Fails if it cannot be redeemed.",
}
const subscriptionsCreateParamsTrial_duration_days = {
  description: "Days of trial. Defaults to the plan's; `0` skips the trial.",
}
const subscriptionsCreateParamsNet_terms = { description: "Days between issue and due date. `0` means due on issue." }
const subscriptionsCreateParamsInvoicing_threshold = {
  description:
    "Amount of unbilled usage that triggers an invoice, as a decimal. Defaults to invoices at the end of periods.",
  examples: ["500.00"],
}
const subscriptionsCreateParamsAdd_pricesItemsPriceBillable_metric_id = {
  description: "Orb ID of the billable metric of a usage-based price.",
}
const subscriptionsCreateParamsAdd_pricesItemsPriceMatrix_config = {
  dimensions: { description: "Properties of events, one or two." },
  default_unit_amount: { description: "Price of a unit without a matching value." },
  matrix_values: { description: "Prices by values of the dimensions." },
}
const subscriptionsCreateParamsAdd_pricesItemsPrice = {
  name: { description: "Name of the price." },
  item_id: { description: "Orb ID of the item." },
  cadence: { description: "Interval of billing, such as monthly." },
  model_type: { description: "Pricing model, such as unit or tiered." },
  currency: { description: "Currency, as an ISO 4217 code." },
  billable_metric_id: subscriptionsCreateParamsAdd_pricesItemsPriceBillable_metric_id,
  fixed_price_quantity: { description: "Quantity of a fixed fee." },
  billed_in_advance: { description: "Whether a fixed fee is billed in advance." },
  external_price_id: { description: "Your own ID for the price." },
  unit_config: { description: "Configuration of a unit price." },
  tiered_config: { description: "Configuration of a tiered price." },
  bulk_config: { description: "Configuration of a bulk price." },
  package_config: { description: "Configuration of a package price." },
  matrix_config: {
    properties: subscriptionsCreateParamsAdd_pricesItemsPriceMatrix_config,
    description: "Configuration of a matrix price.",
  },
}
const subscriptionsCreateParamsAdd_pricesItemsPrice_2 = {
  properties: subscriptionsCreateParamsAdd_pricesItemsPrice,
  description: "A new price.",
}
const subscriptionsCreateParamsAdd_pricesItemsPlan_phase_order = {
  description: "Number of the plan phase that has the price.",
}
const subscriptionsCreateParamsAdd_prices = {
  items: {
    properties: {
      price_id: { description: "Orb ID of a price. One of price_id, external_price_id and price is required." },
      external_price_id: { description: "Your own ID of a price." },
      price: subscriptionsCreateParamsAdd_pricesItemsPrice_2,
      plan_phase_order: subscriptionsCreateParamsAdd_pricesItemsPlan_phase_order,
      start_date: { description: "Time from which the price applies, in ISO 8601 format." },
      end_date: { description: "Time until which the price applies, in ISO 8601 format." },
    },
  },
  description: "Prices to add to the subscription. Requires Subscription Overrides Version 2.",
}
const subscriptionsCreateParamsReplace_prices = {
  items: {
    properties: {
      replaces_price_id: { description: "Orb ID of the price to replace." },
      price_id: { description: "Orb ID of the new price. One of price_id, external_price_id and price is required." },
      external_price_id: { description: "Your own ID of the new price." },
      price: subscriptionsCreateParamsAdd_pricesItemsPrice_2,
      fixed_price_quantity: { description: "New quantity of a fixed fee." },
    },
  },
  description: "Prices of the plan to replace. Requires Subscription Overrides Version 2.",
}
const subscriptionsCreateParamsRemove_prices = {
  items: {
    properties: {
      price_id: { description: "Orb ID of the price to remove." },
      external_price_id: { description: "Your own ID of the price to remove." },
    },
  },
  description: "Prices of the plan to remove. Requires Subscription Overrides Version 2.",
}
const subscriptionsCancelParamsAllow_invoice_credit_or_void = {
  description: "Whether Orb may void an issued invoice or create a credit note. With `false`, the call fails instead.",
}
const subscriptionsSchedule_plan_changeParamsChange_option = {
  description: "Time of the change.",
  examples: ["immediate"],
}
const subscriptionsSchedule_plan_changeParamsChange_date = {
  description: "Time of the change, in ISO 8601 format. For `requested_date`.",
}
const subscriptionsUpdate_fixed_fee_quantityParamsPrice_id = {
  description: "Orb ID of the price, which must be a fixed fee.",
}
const subscriptionsRedeem_couponParamsCoupon_id = {
  description: "Orb ID of the coupon, as `coupons.list` returns it.",
}
const subscription_usageListParamsTimeframe_start = {
  description: "Start of the timeframe, in ISO 8601 format, inclusive.",
}
const subscription_usageListParamsTimeframe_end = {
  description: "End of the timeframe, in ISO 8601 format, exclusive.",
}
const subscription_usageListParamsView_mode = {
  description: "Whether values are per period or add up over the billing period.",
}
const pricesGetParamsPrice_id = { description: "Orb ID of the price, as `prices.list` and `plans.get` return it." }
const pricesCreateParamsItem_id = { description: "Orb ID of the item, as `items.list` returns it." }
const itemsGetParams = { properties: { item_id: pricesCreateParamsItem_id } }
const metricsGetParamsMetric_id = { description: "Orb ID of the billable metric, as `metrics.list` returns it." }
const couponsGetParams = { properties: { coupon_id: subscriptionsRedeem_couponParamsCoupon_id } }
const eventsUpdateParamsEvent_id = { description: "ID of the event: the idempotency key that it was sent with." }
const alertsGetParamsAlert_id = { description: "Orb ID of the alert, as `alerts.list` returns it." }
const alertsCreateParamsThresholdsItems = {
  properties: { value: { description: "The value at which the alert fires." } },
}
const alertsEnableParams = {
  properties: {
    alert_id: alertsGetParamsAlert_id,
    subscription_id: { description: "Orb ID of a subscription. Required for alerts of a plan." },
  },
}
const invoicesGetParamsInvoice_id = { description: "Orb ID of the invoice, as `invoices.list` returns it." }
const invoicesGetParams = { properties: { invoice_id: invoicesGetParamsInvoice_id } }
const invoicesCreateParamsLine_itemsItemsStart_date = {
  description: "First day of the service period, in the form YYYY-MM-DD.",
}
const invoicesCreateParamsLine_itemsItemsEnd_date = {
  description: "Last day of the service period, in the form YYYY-MM-DD.",
}
const invoicesCreateParamsDue_date = {
  description: "Due date or time, in ISO 8601 format. Defaults to `net_terms` days later.",
}
const schemasEmailDelivery = { type: ["boolean", "null"], description: "Whether invoices are delivered by email." }
const schemasInvoiceMemo = { type: ["string", "null"], description: "Note to show on invoices." }
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
const schemasCreditInvoiceSettingsRequire_successful_payment = {
  type: "boolean",
  description: "Whether the credits wait for the payment of the invoice.",
}
const schemasPlanPricePlan_phase_order = {
  type: "integer",
  description: "Number of the plan phase that has the price.",
}
const schemasNewDiscountPercentage_discount = { type: "number", description: "Share of the price, 0 to 1." }
const schemasLedgerEntryCreated_at = { type: "string", description: "Creation time, in ISO 8601 format." }
export default describedKind(kind, {
  category: "billing",
  support: "community",
  docs: "https://docs.withorb.com/api-reference",
  basis: {
    version: "API v1",
    date: "2026-11-26",
    compared:
      "Orb's OpenAPI description 1.0 for the operations of version 1.1; the others with Orb's library orb-billing " +
      "5.76.0",
    sources: [
      { type: "openapi", url: "https://api.withorb.com/spec.json" },
      { type: "sdk", url: "https://registry.npmjs.org/orb-billing/latest" },
    ],
    missing:
      "Backfills, licenses, dimensional price groups, plan versions and migrations, price intervals, pending " +
      "subscription changes, grouped usage, and price models other than unit, tiered, bulk, package and matrix in " +
      "what you create. Copies of prices, items and coupons.",
  },
  sunset: { version: "v1", date: "none", docs: "https://github.com/orbcorp/orb-node", read: "2026-11-29" },
  endings: [
    {
      part: "schemas.Customer.portal_url",
      date: "none",
      docs: "https://github.com/orbcorp/orb-node/blob/main/src/resources/customers/customers.ts",
      read: "2026-11-29",
    },
    {
      part: "schemas.Subscription.discount_intervals",
      date: "none",
      docs: "https://github.com/orbcorp/orb-node/blob/main/src/resources/subscriptions.ts",
      read: "2026-11-29",
      use: "adjustment_intervals",
    },
    {
      part: "schemas.Subscription.minimum_intervals",
      date: "none",
      docs: "https://github.com/orbcorp/orb-node/blob/main/src/resources/subscriptions.ts",
      read: "2026-11-29",
      use: "adjustment_intervals",
    },
    {
      part: "schemas.Subscription.maximum_intervals",
      date: "none",
      docs: "https://github.com/orbcorp/orb-node/blob/main/src/resources/subscriptions.ts",
      read: "2026-11-29",
      use: "adjustment_intervals",
    },
  ],
  description:
    "Customers, subscriptions, plans, prices, invoices, prepaid credits, usage events, alerts and coupons of an Orb " +
    "account.",
  auth: {
    api_key: { description: "Create one under Developers > API keys. A key belongs to live mode or test mode." },
  },
  entities: {
    customers: {
      description: "A customer: a person or company that is billed. A customer being deleted has only an ID.",
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
      hit: {
        title: [["name"]],
        text: [["email"], ["external_customer_id"], ["billing_address", "city"], ["billing_address", "country"]],
      },
      refs: {},
    },
    credit_blocks: { description: "A block of prepaid credits of a customer.", refs: {} },
    credit_ledger_entries: {
      description: "An entry of a customer's credit ledger: credits added, used, moved, voided or expired.",
      refs: {},
    },
    credit_top_ups: {
      description: "A top-up of a customer: credits bought when the balance falls to a threshold.",
      refs: {},
    },
    balance_transactions: {
      description: "A change of a customer's balance in money, which invoices draw from.",
      refs: {},
    },
    subscriptions: {
      description: "A subscription of a customer to a plan, with its dates, prices and changes.",
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
      hit: { title: [["plan", "name"], ["customer", "name"]], text: [["id"], ["status"], ["customer", "email"]] },
      refs: {},
    },
    subscription_usage: { description: "The usage of a subscription by billable metric.", refs: {} },
    subscription_costs: { description: "The costs of a subscription in a period.", refs: {} },
    plans: {
      description: "A plan: a set of prices that customers subscribe to.",
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
      hit: { title: [["name"]], text: [["description"], ["external_plan_id"], ["product", "name"]] },
      refs: {},
    },
    prices: { description: "A price, of a plan or on its own.", refs: {} },
    items: { description: "An item: a product that prices and invoice lines refer to.", refs: {} },
    metrics: { description: "A billable metric, which measures usage from events.", refs: {} },
    coupons: { description: "A coupon that discounts subscriptions.", refs: {} },
    coupon_subscriptions: { description: "A subscription that redeemed a coupon.", refs: {} },
    events: { description: "A usage event. Its ID is the idempotency key that you send.", refs: {} },
    alerts: {
      description: "An alert: Orb notifies you when a credit balance, usage or cost reaches a threshold.",
      refs: {},
    },
    invoices: {
      description: "An invoice of a customer for a billing period. A draft has the amounts as last computed.",
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
      hit: { title: [["invoice_number"]], text: [["memo"], ["status"], ["customer", "name"], ["customer", "email"]] },
      refs: {},
    },
    invoice_line_items: { description: "A line of a draft invoice.", refs: {} },
    credit_notes: { description: "A credit note, which refunds or adjusts an invoice.", refs: {} },
  },
  operations: {
    "customers.list": {
      description: "Lists customers, newest first, with addresses, balance and payment settings.",
      keywords: ["clients", "account", "tenant", "payer", "buyer", "which customers"],
      params: customersListParams,
      record: { $ref: "#/$defs/Customer" },
      isGraphql: false,
    },
    "customers.get": {
      description: "Gets a customer by Orb ID, with addresses, balance and payment settings.",
      keywords: ["client details", "client", "account", "tenant", "payer", "buyer", "details of the customer"],
      params: customersGetParams,
      isGraphql: false,
    },
    "customers.create": {
      description: "Creates a customer. To bill it, use `subscriptions.create`.",
      keywords: [
        "onboard",
        "new client",
        "client",
        "account",
        "tenant",
        "payer",
        "buyer",
        "add a customer",
        "onboard a customer",
      ],
      params: {
        properties: {
          name: { description: "Full name of the customer." },
          email: customersCreateParamsEmail,
          external_customer_id: customersCreateParamsExternal_customer_id,
          currency: customersCreateParamsCurrency,
          timezone: {
            description: "IANA name of the customer's time zone. Defaults to the account's. Cannot be changed later.",
            examples: ["Europe/Berlin"],
          },
          additional_emails: customersCreateParamsAdditional_emails,
          billing_address: { description: "Billing address of the customer." },
          shipping_address: { description: "Shipping address of the customer." },
          tax_id: customersCreateParamsTax_id,
          payment_provider: customersCreateParamsPayment_provider,
          payment_provider_id: { description: "The customer's ID in the external system." },
          auto_collection: customersCreateParamsAuto_collection,
          auto_issuance: customersCreateParamsAuto_issuance,
          email_delivery: { description: "Whether invoices are delivered by email." },
          hierarchy: customersCreateParamsHierarchy,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "customers.update": {
      description: "Updates a customer. Fields that you leave out keep their value.",
      keywords: [
        "change address",
        "email",
        "tax ID",
        "client",
        "account",
        "tenant",
        "payer",
        "buyer",
        "billing email",
        "payment provider",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          name: { description: "Full name of the customer." },
          email: customersCreateParamsEmail,
          external_customer_id: customersCreateParamsExternal_customer_id,
          currency: customersCreateParamsCurrency,
          additional_emails: customersCreateParamsAdditional_emails,
          billing_address: { description: "Billing address of the customer." },
          shipping_address: { description: "Shipping address of the customer." },
          tax_id: customersCreateParamsTax_id,
          payment_provider: customersCreateParamsPayment_provider,
          payment_provider_id: { description: "The customer's ID in the external system." },
          default_payment_method_id: customersUpdateParamsDefault_payment_method_id,
          auto_collection: customersCreateParamsAuto_collection,
          auto_issuance: customersCreateParamsAuto_issuance,
          email_delivery: { description: "Whether invoices are delivered by email." },
          hierarchy: customersCreateParamsHierarchy,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "customers.delete": {
      description:
        "Deletes a customer with its subscriptions and invoices. Fails if it has issued invoices. This cannot be " +
        "undone.",
      keywords: ["remove client", "client", "account", "tenant", "payer", "buyer"],
      params: customersGetParams,
      isGraphql: false,
    },
    "customers.get_by_external_id": {
      description: "Gets a customer by your own ID.",
      keywords: ["our number", "look up client", "by our key", "client", "account", "tenant", "payer", "buyer"],
      params: { properties: { external_customer_id: { description: "The customer's ID in your own system." } } },
      isGraphql: false,
    },
    "customers.update_by_external_id": {
      description: "Updates a customer by your own ID. Fields that you leave out keep their value.",
      keywords: ["our number", "correct client", "by our key", "client", "account", "tenant", "payer", "buyer"],
      params: {
        properties: {
          external_customer_id: { description: "The customer's ID in your own system." },
          name: { description: "Full name of the customer." },
          email: customersCreateParamsEmail,
          currency: customersCreateParamsCurrency,
          additional_emails: customersCreateParamsAdditional_emails,
          billing_address: { description: "Billing address of the customer." },
          shipping_address: { description: "Shipping address of the customer." },
          tax_id: customersCreateParamsTax_id,
          payment_provider: customersCreateParamsPayment_provider,
          payment_provider_id: { description: "The customer's ID in the external system." },
          default_payment_method_id: customersUpdateParamsDefault_payment_method_id,
          auto_collection: customersCreateParamsAuto_collection,
          auto_issuance: customersCreateParamsAuto_issuance,
          email_delivery: { description: "Whether invoices are delivered by email." },
          hierarchy: customersCreateParamsHierarchy,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "credit_blocks.list": {
      description: "Lists a customer's unexpired, non-zero credit blocks. Set `include_all_blocks` for all.",
      keywords: [
        "how many left",
        "prepaid",
        "credits left",
        "balance",
        "remaining",
        "wallet",
        "expiry",
        "remaining credits",
        "when do credits expire",
        "credit balance",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          cursor: customersListParamsCursor,
          customer_id: { description: "Orb ID of the customer." },
          currency: credit_blocksListParamsCurrency,
          include_all_blocks: { description: "Whether to include expired and depleted blocks." },
        },
      },
      record: { $ref: "#/$defs/CreditBlock" },
      isGraphql: false,
    },
    "credit_blocks.get": {
      description: "Gets a credit block with its balance and dates.",
      keywords: ["one grant", "prepaid", "credits left", "remaining", "wallet", "expiry"],
      params: credit_blocksGetParams,
      isGraphql: false,
    },
    "credit_blocks.delete": {
      description:
        "Deletes a credit block and reverses its use. Orb deletes, voids or credits its invoices. This cannot be " +
        "undone.",
      keywords: ["remove grant", "take away", "prepaid", "credits left", "balance", "remaining", "wallet", "expiry"],
      params: credit_blocksGetParams,
      isGraphql: false,
    },
    "credit_ledger_entries.list": {
      description: "Lists the entries of a customer's credit ledger, newest first.",
      keywords: [
        "how credits were used",
        "balance history",
        "prepaid history",
        "grants",
        "deductions",
        "burn down",
        "wallet log",
        "transactions",
        "credit history",
        "where the credits go",
        "credits used",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          cursor: customersListParamsCursor,
          customer_id: { description: "Orb ID of the customer." },
          currency: credit_blocksListParamsCurrency,
          entry_status: { description: "Filters by entry status." },
          entry_type: { description: "Filters by entry type." },
          minimum_amount: { description: "Filters to entries of at least this amount." },
          created_at_gte: { description: "Filters to entries created at or after this time." },
          created_at_lt: { description: "Filters to entries created before this time." },
        },
      },
      record: { $ref: "#/$defs/LedgerEntry" },
      isGraphql: false,
    },
    "credit_ledger_entries.create": {
      description:
        "Creates a ledger entry that adds credits to a customer, as a new credit block. Set `invoice_settings` to " +
        "invoice them.",
      keywords: [
        "top up",
        "give credits",
        "grant",
        "add prepaid",
        "prepaid history",
        "deductions",
        "burn down",
        "wallet log",
        "transactions",
        "grant credits",
        "top up credits",
        "free credits",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          amount: { description: "Number of credits.", examples: [100] },
          currency: credit_blocksListParamsCurrency,
          effective_date: { description: "Date on which the credits become available, in ISO 8601 format." },
          expiry_date: {
            description: "Date on which the credits expire, in ISO 8601 format.",
            examples: ["2027-12-28"],
          },
          per_unit_cost_basis: {
            description: "Price of one credit, as a decimal in the customer's currency.",
            examples: ["0.20"],
          },
          invoice_settings: {
            properties: {
              auto_collection: { description: "Whether the invoice is charged to the saved payment method." },
              net_terms: {
                description: "Days until the invoice is due. One of net_terms and custom_due_date is required.",
              },
              custom_due_date: { description: "Due date, in ISO 8601 format." },
              invoice_date: { description: "Date of the invoice, in ISO 8601 format. Defaults to today." },
              item_id: { description: "Orb ID of the item of the invoice line." },
              memo: { description: "Note to show on the invoice." },
              mark_as_paid: { description: "Whether the invoice is marked as paid outside of Orb." },
              require_successful_payment: credit_ledger_entriesCreateParamsInvoice_settingsRequire_successful_payment,
            },
            description: "Settings of the invoice for the credits. Requires `per_unit_cost_basis`.",
          },
          filters: {
            items: {
              properties: {
                field: { description: "The property to filter by." },
                operator: { description: "The relation of the items to the values." },
                values: { description: "Orb IDs of items." },
              },
            },
            description: "Items that the credits apply to. Defaults to all.",
          },
          description: { description: "Reason for the entry." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "credit_ledger_entries.decrement": {
      description:
        "Deducts used credits from a customer, and recognizes their revenue. To remove credits without revenue, use " +
        "`void`.",
      keywords: [
        "take credits",
        "burn",
        "use up",
        "subtract",
        "prepaid history",
        "grants",
        "deductions",
        "burn down",
        "wallet log",
        "transactions",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          amount: { description: "Number of credits.", examples: [100] },
          currency: credit_blocksListParamsCurrency,
          description: { description: "Reason for the entry." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "credit_ledger_entries.change_expiration": {
      description: "Moves credits of a block to a new block that expires on another date.",
      keywords: [
        "extend",
        "expiry date",
        "valid longer",
        "prolong",
        "prepaid history",
        "grants",
        "deductions",
        "burn down",
        "wallet log",
        "transactions",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          target_expiry_date: { description: "New expiry date, in the form YYYY-MM-DD." },
          amount: { description: "Number of credits to move.", examples: [100] },
          expiry_date: { description: "Current expiry date of the block, in ISO 8601 format." },
          block_id: { description: "Orb ID of the block, where several blocks expire on `expiry_date`." },
          currency: credit_blocksListParamsCurrency,
          description: { description: "Reason for the entry." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "credit_ledger_entries.void": {
      description: "Voids credits of a block, without revenue. This cannot be undone.",
      keywords: [
        "cancel credits",
        "invalidate",
        "take back",
        "annul",
        "prepaid history",
        "grants",
        "deductions",
        "burn down",
        "wallet log",
        "transactions",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          block_id: credit_blocksGetParamsBlock_id,
          amount: { description: "Number of credits.", examples: [100] },
          void_reason: { description: "Reason to void the credits." },
          currency: credit_blocksListParamsCurrency,
          description: { description: "Reason for the entry." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "credit_ledger_entries.amend": {
      description: "Returns deducted credits to a block, as a correction.",
      keywords: [
        "give back",
        "return credits",
        "correct deduction",
        "restore",
        "prepaid history",
        "grants",
        "deductions",
        "burn down",
        "wallet log",
        "transactions",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          block_id: credit_blocksGetParamsBlock_id,
          amount: { description: "Number of credits.", examples: [100] },
          currency: credit_blocksListParamsCurrency,
          description: { description: "Reason for the entry." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "credit_top_ups.list": {
      description: "Lists the top-ups of a customer.",
      keywords: ["refills", "automatic refill", "auto recharge", "threshold", "prepaid", "low balance"],
      params: credit_top_upsListParams,
      record: { $ref: "#/$defs/TopUp" },
      isGraphql: false,
    },
    "credit_top_ups.create": {
      description: "Creates a top-up of a customer. It replaces the customer's top-up in the same currency.",
      keywords: [
        "set up refill",
        "recharge when low",
        "automatic refill",
        "auto recharge",
        "threshold",
        "prepaid",
        "low balance",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          currency: credit_blocksListParamsCurrency,
          threshold: { description: "Balance at or below which Orb adds credits, as a decimal.", examples: ["10"] },
          amount: { description: "Number of credits to add, as a decimal.", examples: ["100"] },
          per_unit_cost_basis: { description: "Price of one credit, as a decimal in the customer's currency." },
          invoice_settings: {
            properties: {
              auto_collection: { description: "Whether invoices are charged to the saved payment method." },
              net_terms: { description: "Days until invoices are due." },
              memo: { description: "Note to show on invoices." },
              require_successful_payment: credit_ledger_entriesCreateParamsInvoice_settingsRequire_successful_payment,
            },
            description: "Settings of the invoices for the credits.",
          },
          active_from: { description: "Time from which the top-up is active, up to 10 days ago. Defaults to now." },
          expires_after: { description: "Days or months after which added credits expire." },
          expires_after_unit: { description: "Unit of `expires_after`." },
        },
      },
      isGraphql: false,
    },
    "credit_top_ups.delete": {
      description: "Deletes a top-up of a customer. Orb adds no more credits.",
      keywords: ["stop refill", "automatic refill", "auto recharge", "threshold", "prepaid", "low balance"],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          top_up_id: { description: "Orb ID of the top-up, as `credit_top_ups.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "balance_transactions.list": {
      description: "Lists the changes of a customer's balance, newest first.",
      keywords: [
        "account ledger",
        "account credit",
        "ledger",
        "money on account",
        "adjustments",
        "goodwill",
        "account balance",
        "owed balance",
      ],
      params: credit_top_upsListParams,
      record: { $ref: "#/$defs/BalanceTransaction" },
      isGraphql: false,
    },
    "balance_transactions.create": {
      description: "Creates a balance transaction: increases or decreases a customer's balance.",
      keywords: [
        "adjust balance",
        "give money",
        "debit",
        "account credit",
        "ledger",
        "money on account",
        "adjustments",
        "goodwill",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          amount: { description: "Amount as a decimal, in the customer's currency.", examples: ["20.00"] },
          type: { description: "Direction of the change." },
          description: { description: "Reason for the change." },
        },
      },
      isGraphql: false,
    },
    "subscriptions.list": {
      description: "Lists subscriptions, newest first, each with its full customer and plan. Filters combine.",
      keywords: [
        "active plans",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
        "who on the plan",
        "active subscriptions",
        "plan of the customer",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          cursor: customersListParamsCursor,
          customer_id: { description: "Orb ID of the customer." },
          external_customer_id: { description: "The customer's ID in your own system." },
          status: { description: "Filters by subscription status." },
        },
      },
      record: { $ref: "#/$defs/Subscription" },
      isGraphql: false,
    },
    "subscriptions.get": {
      description: "Gets a subscription with its customer, plan, price intervals and dates.",
      keywords: [
        "plan details",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
        "when does it renew",
        "which plan",
      ],
      params: subscriptionsGetParams,
      isGraphql: false,
    },
    "subscriptions.create": {
      description: "Creates a subscription of a customer to a plan. It starts now unless `start_date` says otherwise.",
      keywords: [
        "sign up",
        "subscribe",
        "start plan",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
        "put on the plan",
        "start a subscription",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          external_customer_id: { description: "The customer's ID in your own system." },
          plan_id: subscriptionsCreateParamsPlan_id,
          external_plan_id: { description: "Your own ID of the plan." },
          plan_version_number: subscriptionsCreateParamsPlan_version_number,
          start_date: { description: "Time at which the subscription starts, in ISO 8601 format." },
          end_date: { description: "Time at which the subscription ends, in ISO 8601 format. Defaults to open-ended." },
          name: { description: "Name of the subscription. Defaults to the plan's name." },
          currency: { description: "Currency, as an ISO 4217 code. Defaults to the plan's invoicing currency." },
          coupon_redemption_code: subscriptionsCreateParamsCoupon_redemption_code,
          initial_phase_order: { description: "Number of the plan phase to start with." },
          trial_duration_days: subscriptionsCreateParamsTrial_duration_days,
          net_terms: subscriptionsCreateParamsNet_terms,
          auto_collection: customersCreateParamsAuto_collection,
          auto_issuance: customersCreateParamsAuto_issuance,
          default_invoice_memo: { description: "Note to show on invoices." },
          invoicing_threshold: subscriptionsCreateParamsInvoicing_threshold,
          align_billing_with_subscription_start_date: {
            description: "Whether billing periods begin on the day of the month on which the subscription starts.",
          },
          billing_cycle_anchor_configuration: { description: "Day, month and year that anchor the billing cycle." },
          usage_customer_ids: { description: "Orb IDs of customers whose usage the subscription bills." },
          add_prices: subscriptionsCreateParamsAdd_prices,
          replace_prices: subscriptionsCreateParamsReplace_prices,
          remove_prices: subscriptionsCreateParamsRemove_prices,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "subscriptions.update": {
      description:
        "Updates the invoice settings or metadata of a subscription. For its plan, use `schedule_plan_change`.",
      keywords: ["change net terms", "auto collection", "contract", "recurring", "renewal", "MRR", "seats"],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          net_terms: subscriptionsCreateParamsNet_terms,
          auto_collection: customersCreateParamsAuto_collection,
          auto_issuance: customersCreateParamsAuto_issuance,
          default_invoice_memo: { description: "Note to show on invoices." },
          invoicing_threshold: subscriptionsCreateParamsInvoicing_threshold,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "subscriptions.cancel": {
      description:
        "Cancels a subscription: at once, at the end of its term, or on a date. Until it ends, " +
        "`unschedule_cancellation` undoes it.",
      keywords: [
        "terminate",
        "churn",
        "stop",
        "quit",
        "plan",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
        "end the subscription",
        "stop end the term",
      ],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          cancel_option: { description: "Time of the cancellation. An immediate one invoices usage so far." },
          cancellation_date: {
            description: "Time at which the subscription ends, in ISO 8601 format. For `requested_date`.",
          },
          allow_invoice_credit_or_void: subscriptionsCancelParamsAllow_invoice_credit_or_void,
        },
      },
      isGraphql: false,
    },
    "subscriptions.unschedule_cancellation": {
      description:
        "Removes the scheduled cancellation of an active subscription. Prices that the cancellation cut short become " +
        "open-ended.",
      keywords: [
        "keep after all",
        "do not end",
        "uncancel",
        "changed mind",
        "plan",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
        "keep subscription after all",
      ],
      params: subscriptionsGetParams,
      isGraphql: false,
    },
    "subscriptions.schedule_plan_change": {
      description:
        "Changes the plan of a subscription: at once, at the end of its term, or on a date. An immediate change " +
        "invoices usage so far.",
      keywords: [
        "upgrade",
        "downgrade",
        "switch plan",
        "move to",
        "change tier",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
        "move the enterprise plan",
      ],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          change_option: subscriptionsSchedule_plan_changeParamsChange_option,
          change_date: subscriptionsSchedule_plan_changeParamsChange_date,
          plan_id: subscriptionsCreateParamsPlan_id,
          external_plan_id: { description: "Your own ID of the plan." },
          plan_version_number: subscriptionsCreateParamsPlan_version_number,
          billing_cycle_alignment: {
            description: "Beginning of billing periods after the change. Defaults to `unchanged`.",
          },
          coupon_redemption_code: subscriptionsCreateParamsCoupon_redemption_code,
          initial_phase_order: { description: "Number of the plan phase to start with." },
          trial_duration_days: subscriptionsCreateParamsTrial_duration_days,
          net_terms: subscriptionsCreateParamsNet_terms,
          auto_collection: customersCreateParamsAuto_collection,
          auto_issuance: customersCreateParamsAuto_issuance,
          default_invoice_memo: { description: "Note to show on invoices." },
          invoicing_threshold: subscriptionsCreateParamsInvoicing_threshold,
          add_prices: subscriptionsCreateParamsAdd_prices,
          replace_prices: subscriptionsCreateParamsReplace_prices,
          remove_prices: subscriptionsCreateParamsRemove_prices,
        },
      },
      isGraphql: false,
    },
    "subscriptions.unschedule_pending_plan_changes": {
      description: "Removes all scheduled plan changes of a subscription.",
      keywords: [
        "no upgrade",
        "keep plan",
        "undo switch",
        "stop change",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
      ],
      params: subscriptionsGetParams,
      isGraphql: false,
    },
    "subscriptions.update_fixed_fee_quantity": {
      description:
        "Updates the quantity of a fixed fee of a subscription, such as its seats. A fee paid in advance is invoiced " +
        "at once.",
      keywords: [
        "licenses",
        "add users",
        "number of",
        "more seats",
        "plan",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "change seats",
        "add seats",
      ],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          price_id: subscriptionsUpdate_fixed_fee_quantityParamsPrice_id,
          quantity: { description: "New quantity." },
          change_option: {
            description: "Time of the change. Defaults to `effective_date` if that is set, otherwise to `immediate`.",
          },
          effective_date: { description: "Date of the change, in the form YYYY-MM-DD, in the customer's time zone." },
          allow_invoice_credit_or_void: subscriptionsCancelParamsAllow_invoice_credit_or_void,
        },
      },
      isGraphql: false,
    },
    "subscriptions.unschedule_fixed_fee_quantity_updates": {
      description: "Removes the scheduled quantity updates of a fixed fee of a subscription. Fails if there are none.",
      keywords: [
        "keep seats",
        "undo seat change",
        "stop license change",
        "plan",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
      ],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          price_id: subscriptionsUpdate_fixed_fee_quantityParamsPrice_id,
        },
      },
      isGraphql: false,
    },
    "subscriptions.redeem_coupon": {
      description: "Redeems a coupon for a subscription: at once, at the end of its term, or on a date.",
      keywords: [
        "discount",
        "promo",
        "apply voucher",
        "percent off",
        "plan",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
        "apply a discount",
      ],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          coupon_id: subscriptionsRedeem_couponParamsCoupon_id,
          coupon_redemption_code: subscriptionsCreateParamsCoupon_redemption_code,
          change_option: subscriptionsSchedule_plan_changeParamsChange_option,
          change_date: subscriptionsSchedule_plan_changeParamsChange_date,
          allow_invoice_credit_or_void: subscriptionsCancelParamsAllow_invoice_credit_or_void,
        },
      },
      isGraphql: false,
    },
    "subscriptions.trigger_phase": {
      description: "Starts the next phase of the plan of a subscription.",
      keywords: ["ramp", "advance contract", "start phase", "contract", "recurring", "renewal", "MRR", "seats"],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          effective_date: {
            description: "Date of the change, in the form YYYY-MM-DD. Defaults to today in the customer's time zone.",
          },
          allow_invoice_credit_or_void: subscriptionsCancelParamsAllow_invoice_credit_or_void,
        },
      },
      isGraphql: false,
    },
    "subscriptions.update_trial": {
      description: "Updates the end of the trial of a subscription, or ends the trial at once.",
      keywords: [
        "extend trial",
        "shorten",
        "free period",
        "more days",
        "plan",
        "contract",
        "recurring",
        "renewal",
        "MRR",
        "seats",
      ],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          trial_end_date: {
            description: "New end of the trial, in ISO 8601 format, or `immediate`.",
            examples: ["2027-01-31T00:00:00Z"],
          },
          shift: { description: "Whether to move later prices and adjustments by the same time. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "subscription_usage.list": {
      description:
        "Lists the usage of a subscription by billable metric and day. Defaults to the current billing period.",
      keywords: [
        "consumption",
        "metered",
        "how much used",
        "units",
        "API calls",
        "quantity",
        "usage this month",
        "how much they use",
        "api calls used",
        "usage so far",
      ],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          timeframe_start: subscription_usageListParamsTimeframe_start,
          timeframe_end: subscription_usageListParamsTimeframe_end,
          granularity: { description: "Size of the reported periods." },
          view_mode: subscription_usageListParamsView_mode,
        },
      },
      record: { $ref: "#/$defs/Usage" },
      isGraphql: false,
    },
    "subscription_costs.list": {
      description: "Lists the costs of a subscription by period and price. Defaults to the current billing period.",
      keywords: [
        "spend so far",
        "accrued",
        "current charges",
        "how much",
        "month to date",
        "running total",
        "what will it cost",
        "cost so far",
        "spend this period",
        "accrued charges",
      ],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          currency: { description: "Currency or custom pricing unit of the costs." },
          timeframe_start: subscription_usageListParamsTimeframe_start,
          timeframe_end: subscription_usageListParamsTimeframe_end,
          view_mode: subscription_usageListParamsView_mode,
        },
      },
      record: { $ref: "#/$defs/Costs" },
      isGraphql: false,
    },
    "plans.list": {
      description: "Lists plans, newest first, with their prices and phases. Includes archived and draft plans.",
      keywords: ["tiers", "package", "pricing", "offering", "tariff", "our plans", "price tiers"],
      params: customersListParams,
      record: { $ref: "#/$defs/Plan" },
      isGraphql: false,
    },
    "plans.get": {
      description: "Gets a plan with its prices, phases and adjustments.",
      keywords: ["tier details", "tier", "package", "pricing", "offering", "tariff"],
      params: { properties: { plan_id: subscriptionsCreateParamsPlan_id } },
      isGraphql: false,
    },
    "plans.create": {
      description: "Creates a plan with its prices. Set `status` to `draft` to finish it in Orb.",
      keywords: ["new tier", "tier", "package", "pricing", "offering", "tariff"],
      params: {
        properties: {
          name: { description: "Name of the plan." },
          currency: { description: "Currency of invoices, as an ISO 4217 code.", examples: ["USD"] },
          prices: {
            items: {
              properties: {
                price: { properties: subscriptionsCreateParamsAdd_pricesItemsPrice, description: "The price." },
                plan_phase_order: subscriptionsCreateParamsAdd_pricesItemsPlan_phase_order,
              },
            },
            description: "Prices of the plan.",
          },
          external_plan_id: { description: "Your own ID for the plan." },
          description: { description: "Description of the plan." },
          default_invoice_memo: { description: "Note to show on invoices." },
          net_terms: subscriptionsCreateParamsNet_terms,
          status: { description: "Status of the plan. Defaults to `active`." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "plans.update": {
      description: "Updates the description, your own ID or the metadata of a plan.",
      keywords: ["rename tier", "tier", "package", "pricing", "offering", "tariff"],
      params: {
        properties: {
          plan_id: subscriptionsCreateParamsPlan_id,
          external_plan_id: { description: "Your own ID for the plan." },
          description: { description: "Description of the plan." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "plans.get_by_external_id": {
      description: "Gets a plan by your own ID.",
      keywords: ["our key", "look up tier", "by our name", "tier", "package", "pricing", "offering", "tariff"],
      params: { properties: { external_plan_id: { description: "Your own ID of the plan." } } },
      isGraphql: false,
    },
    "prices.list": {
      description: "Lists prices that belong to no plan, newest first.",
      keywords: ["tariffs", "rate", "cost", "how much", "unit price", "what does it cost"],
      params: customersListParams,
      record: { $ref: "#/$defs/Price" },
      isGraphql: false,
    },
    "prices.get": {
      description: "Gets a price with the configuration of its model.",
      keywords: ["tariff details", "rate", "tariff", "cost", "how much", "unit price"],
      params: { properties: { price_id: pricesGetParamsPrice_id } },
      isGraphql: false,
    },
    "prices.create": {
      description:
        "Creates a price that belongs to no plan, to add to subscriptions. Give the configuration of its " +
        "`model_type`.",
      keywords: ["set tariff", "rate", "tariff", "cost", "how much", "unit price"],
      params: {
        properties: {
          name: { description: "Name of the price." },
          item_id: pricesCreateParamsItem_id,
          currency: { description: "Currency, as an ISO 4217 code, or custom pricing unit.", examples: ["USD"] },
          cadence: { description: "Interval at which the price is billed." },
          model_type: { description: "Pricing model.", examples: ["unit"] },
          unit_config: { description: "Configuration of a `unit` price." },
          tiered_config: { description: "Configuration of a `tiered` price." },
          bulk_config: { description: "Configuration of a `bulk` price." },
          package_config: { description: "Configuration of a `package` price." },
          matrix_config: {
            properties: subscriptionsCreateParamsAdd_pricesItemsPriceMatrix_config,
            description: "Configuration of a `matrix` price.",
          },
          billable_metric_id: subscriptionsCreateParamsAdd_pricesItemsPriceBillable_metric_id,
          fixed_price_quantity: { description: "Quantity of a fixed fee." },
          billed_in_advance: { description: "Whether a fixed fee is billed in advance." },
          external_price_id: { description: "Your own ID for the price." },
          invoice_grouping_key: { description: "Key that groups the price on invoices." },
          conversion_rate: { description: "Conversion rate of the price's currency to the invoicing currency." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "prices.update": {
      description: "Updates the metadata of a price. Orb allows no other change.",
      keywords: ["tag tariff", "rate", "tariff", "cost", "how much", "unit price"],
      params: { properties: { price_id: pricesGetParamsPrice_id, metadata: customersCreateParamsMetadata } },
      isGraphql: false,
    },
    "prices.get_by_external_id": {
      description: "Gets a price by your own ID.",
      keywords: ["our key", "look up tariff", "by our name", "rate", "tariff", "cost", "how much", "unit price"],
      params: { properties: { external_price_id: { description: "Your own ID of the price." } } },
      isGraphql: false,
    },
    "items.list": {
      description: "Lists items, newest first.",
      keywords: ["products", "SKU", "service", "goods", "thing sold"],
      params: customersListParams,
      record: { $ref: "#/$defs/Item" },
      isGraphql: false,
    },
    "items.get": {
      description: "Gets an item with its external connections.",
      keywords: ["product details", "product", "SKU", "service", "goods", "thing sold"],
      params: itemsGetParams,
      isGraphql: false,
    },
    "items.create": {
      description: "Creates an item.",
      keywords: ["new product", "product", "SKU", "service", "goods", "thing sold"],
      params: { properties: { name: { description: "Name of the item." }, metadata: customersCreateParamsMetadata } },
      isGraphql: false,
    },
    "items.update": {
      description: "Updates an item. Fields that you leave out keep their value.",
      keywords: ["rename product", "product", "SKU", "service", "goods", "thing sold"],
      params: {
        properties: {
          item_id: pricesCreateParamsItem_id,
          name: { description: "Name of the item." },
          external_connections: {
            items: {
              properties: {
                external_connection_name: { description: "The external system, such as stripe or avalara." },
                external_entity_id: { description: "The item's ID in the external system." },
              },
            },
            description: "Connections to invoicing and tax systems. Replaces the current ones.",
          },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "items.archive": {
      description: "Archives an item. New prices cannot use it.",
      keywords: [
        "retire product",
        "put away",
        "hide",
        "no longer sold",
        "product",
        "SKU",
        "service",
        "goods",
        "thing sold",
      ],
      params: itemsGetParams,
      isGraphql: false,
    },
    "metrics.list": {
      description: "Lists billable metrics, newest first.",
      keywords: ["meters", "usage measure", "SQL", "what is counted", "measured quantity", "what do we meter"],
      params: customersListParams,
      record: { $ref: "#/$defs/Metric" },
      isGraphql: false,
    },
    "metrics.get": {
      description: "Gets a billable metric with its SQL.",
      keywords: ["meter definition", "meter", "usage measure", "what is counted", "measured quantity"],
      params: { properties: { metric_id: metricsGetParamsMetric_id } },
      isGraphql: false,
    },
    "metrics.create": {
      description: "Creates a billable metric from a SQL query over events.",
      keywords: ["new meter", "define usage", "meter", "usage measure", "what is counted", "measured quantity"],
      params: {
        properties: {
          name: { description: "Name of the billable metric." },
          description: { description: "Description of the billable metric." },
          item_id: pricesCreateParamsItem_id,
          sql: {
            description: "SQL query over events.",
            examples: ["SELECT count(*) FROM events WHERE event_name = 'call'"],
          },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "metrics.update": {
      description: "Updates the metadata of a billable metric. Orb allows no other change.",
      keywords: ["annotate", "meter", "usage measure", "SQL", "what is counted", "measured quantity"],
      params: { properties: { metric_id: metricsGetParamsMetric_id, metadata: customersCreateParamsMetadata } },
      isGraphql: false,
    },
    "coupons.list": {
      description: "Lists active coupons, newest first. Set `show_archived` for archived ones too.",
      keywords: ["discounts", "voucher", "promo", "percent off", "deal"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          cursor: customersListParamsCursor,
          redemption_code: { description: "Filters by redemption code." },
          show_archived: { description: "Whether to include archived coupons." },
        },
      },
      record: { $ref: "#/$defs/Coupon" },
      isGraphql: false,
    },
    "coupons.get": {
      description: "Gets a coupon with its discount and redemptions.",
      keywords: ["discount details", "voucher", "promo", "percent off", "deal"],
      params: couponsGetParams,
      isGraphql: false,
    },
    "coupons.create": {
      description: "Creates a coupon. To use it, see `subscriptions.redeem_coupon`.",
      keywords: ["new discount", "discount", "voucher", "promo", "percent off", "deal", "discount code"],
      params: {
        properties: {
          redemption_code: { description: "Code that redeems the coupon.", examples: ["HALFOFF"] },
          discount: {
            properties: {
              discount_type: { description: "The kind of discount: percentage or amount." },
              percentage_discount: { description: "Share of the price, 0 to 1." },
              amount_discount: { description: "Amount, as a decimal." },
            },
            description: "Discount: a percentage or an amount.",
          },
          duration_in_months: { description: "Months that the discount lasts. Defaults to no limit." },
          max_redemptions: { description: "Maximum number of redemptions. Defaults to no limit." },
        },
      },
      isGraphql: false,
    },
    "coupons.archive": {
      description: "Archives a coupon. It cannot be redeemed any more. This cannot be undone.",
      keywords: [
        "end promo",
        "retire",
        "stop discount",
        "disable",
        "discount",
        "voucher",
        "promo",
        "percent off",
        "deal",
      ],
      params: couponsGetParams,
      isGraphql: false,
    },
    "coupon_subscriptions.list": {
      description: "Lists the subscriptions that redeemed a coupon.",
      keywords: ["who redeemed", "discounted clients", "used voucher", "where applied", "promo users"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          cursor: customersListParamsCursor,
          coupon_id: subscriptionsRedeem_couponParamsCoupon_id,
        },
      },
      record: { $ref: "#/$defs/Subscription" },
      isGraphql: false,
    },
    "events.create": {
      description:
        "Creates usage events, up to 500 in a call. `duplicate` lists events that Orb already has; their outcome is " +
        "`unknown`. You can send events again with the same idempotency keys.",
      keywords: [
        "send usage",
        "report",
        "meter",
        "record consumption",
        "ingest",
        "metering",
        "consumption",
        "report usage",
      ],
      params: {
        properties: {
          events: {
            items: {
              properties: {
                event_name: { description: "The kind of usage, such as api_call." },
                idempotency_key: { description: "Unique ID of the event. Orb ingests a key once." },
                timestamp: { description: "Time of the event, in UTC, within the account's grace period." },
                properties: {
                  description: "Your own values by name: text, numbers and booleans.",
                  examples: [{ region: "eu", milliseconds: 12 }],
                },
                customer_id: { description: "Orb ID of the customer. Give this or external_customer_id." },
                external_customer_id: { description: "Your own ID of the customer." },
              },
            },
            description: "Events to ingest, up to 500.",
            examples: [
              [
                {
                  event_name: "api_call",
                  idempotency_key: "8SivfDsNKwCeAXim",
                  timestamp: "2026-11-20T09:00:00Z",
                  external_customer_id: "customer-17",
                  properties: { region: "eu", milliseconds: 12 },
                },
              ],
            ],
          },
          backfill_id: { description: "Orb ID of the backfill that the events belong to." },
          debug: {
            description:
              "Whether Orb reports ingested and duplicate events. With `false`, outcomes are `unknown`. Defaults to " +
              "`true`.",
          },
        },
      },
      isGraphql: false,
    },
    "events.update": {
      description:
        "Amends a usage event: Orb bills the new one instead. Customer and time must stay the same. Limited to 100 " +
        "events of a customer in 100 days.",
      keywords: ["correct usage", "fix event", "ingest", "metering", "consumption", "report usage"],
      params: {
        properties: {
          event_id: eventsUpdateParamsEvent_id,
          event_name: { description: "Kind of usage, such as `api_call`." },
          timestamp: { description: "Time of the event, in UTC. Must equal the current one." },
          properties: {
            description: "Your own values by name: text, numbers and booleans, not nested.",
            examples: [{ region: "eu", milliseconds: 12 }],
          },
          customer_id: { description: "Orb ID of the customer." },
          external_customer_id: { description: "The customer's ID in your own system." },
        },
      },
      isGraphql: false,
    },
    "events.api_search": {
      description:
        "Finds up to 500 usage events by ID. Leaves out events that were amended. Without a timeframe, searches the " +
        "last week.",
      keywords: ["find usage", "look up", "ingest", "metering", "consumption", "report usage"],
      params: {
        properties: {
          event_ids: { description: "Idempotency keys of the events, case-sensitive." },
          timeframe_start: { description: "Earliest event time, in ISO 8601 format. Defaults to a week ago." },
          timeframe_end: { description: "Event time to search up to, in ISO 8601 format, exclusive. Defaults to now." },
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "events.deprecate": {
      description:
        "Excludes a usage event from billing. This cannot be undone. Limited to 100 events of a customer in 100 days.",
      keywords: [
        "ignore usage",
        "wrong event",
        "undo usage",
        "backfill",
        "void",
        "ingest",
        "metering",
        "consumption",
        "report usage",
      ],
      params: { properties: { event_id: eventsUpdateParamsEvent_id } },
      isGraphql: false,
    },
    "alerts.list": {
      description: "Lists alerts, newest first. Filters by customer or subscription.",
      keywords: [
        "warnings",
        "warn",
        "threshold",
        "notify",
        "spend limit",
        "budget",
        "alarm",
        "usage alerts",
        "spend alerts",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          cursor: customersListParamsCursor,
          customer_id: { description: "Orb ID of the customer." },
          external_customer_id: { description: "The customer's ID in your own system." },
          subscription_id: { description: "Orb ID of the subscription." },
        },
      },
      record: { $ref: "#/$defs/Alert" },
      isGraphql: false,
    },
    "alerts.get": {
      description: "Gets an alert with its thresholds and state.",
      keywords: ["warning details", "warn", "notify", "spend limit", "budget", "alarm"],
      params: { properties: { alert_id: alertsGetParamsAlert_id } },
      isGraphql: false,
    },
    "alerts.create": {
      description:
        "Creates an alert for the credit balance of a customer. For usage and costs, use " +
        "`alerts.create_for_subscription`.",
      keywords: [
        "warn when",
        "notify at",
        "credits low",
        "warn",
        "threshold",
        "notify",
        "spend limit",
        "budget",
        "alarm",
        "warn me at",
        "notify when usage",
        "alert when spend",
      ],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          type: {
            description: "Type of the alert. A customer has at most one of each for a currency.",
            examples: ["credit_balance_depleted"],
          },
          currency: { description: "Currency or custom pricing unit of the credit balance." },
          thresholds: {
            items: alertsCreateParamsThresholdsItems,
            description: "Balances at or below which the alert fires. For `credit_balance_dropped`.",
          },
        },
      },
      isGraphql: false,
    },
    "alerts.update": {
      description: "Replaces the thresholds of an alert.",
      keywords: ["change threshold", "warn", "notify", "spend limit", "budget", "alarm"],
      params: {
        properties: {
          alert_id: alertsGetParamsAlert_id,
          thresholds: { items: alertsCreateParamsThresholdsItems, description: "New thresholds." },
        },
      },
      isGraphql: false,
    },
    "alerts.create_for_subscription": {
      description: "Creates an alert for the usage or cost of a subscription in its billing period.",
      keywords: [
        "warn when plan",
        "spend over",
        "cost limit",
        "usage over",
        "warn",
        "threshold",
        "notify",
        "spend limit",
        "budget",
        "alarm",
      ],
      params: {
        properties: {
          subscription_id: { description: "Orb ID of the subscription." },
          type: {
            description:
              "Type of the alert. A subscription has one `cost_exceeded`, and one `usage_exceeded` for each metric.",
            examples: ["cost_exceeded"],
          },
          thresholds: {
            items: alertsCreateParamsThresholdsItems,
            description: "Values at or above which the alert fires.",
          },
          metric_id: { description: "Orb ID of the billable metric. For `usage_exceeded`." },
        },
      },
      isGraphql: false,
    },
    "alerts.enable": {
      description: "Enables an alert.",
      keywords: [
        "turn on",
        "switch on",
        "activate",
        "unmute",
        "warn",
        "threshold",
        "notify",
        "spend limit",
        "budget",
        "alarm",
      ],
      params: alertsEnableParams,
      isGraphql: false,
    },
    "alerts.disable": {
      description: "Disables an alert. `enable` undoes it.",
      keywords: [
        "turn off",
        "mute",
        "silence",
        "switch off",
        "warn",
        "threshold",
        "notify",
        "spend limit",
        "budget",
        "alarm",
      ],
      params: alertsEnableParams,
      isGraphql: false,
    },
    "invoices.list": {
      description:
        "Lists invoices, most recent date first. Returns draft and void invoices only if `status` asks for them.",
      keywords: [
        "bills",
        "outstanding",
        "overdue",
        "receivable",
        "amount due",
        "unpaid",
        "draft bill",
        "unpaid invoices",
        "invoices of the customer",
        "last invoice",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          cursor: customersListParamsCursor,
          customer_id: { description: "Orb ID of the customer." },
          external_customer_id: { description: "The customer's ID in your own system." },
          subscription_id: { description: "Orb ID of the subscription." },
          invoice_date_gt: { description: "Filters to invoices dated after this time." },
          invoice_date_gte: { description: "Filters to invoices dated at or after this time." },
          invoice_date_lt: { description: "Filters to invoices dated before this time." },
          invoice_date_lte: { description: "Filters to invoices dated at or before this time." },
          status: { description: "Filters by invoice status." },
        },
      },
      record: { $ref: "#/$defs/Invoice" },
      isGraphql: false,
    },
    "invoices.get": {
      description: "Gets an invoice with its line items, credit notes and payment attempts.",
      keywords: ["bill details", "bill", "receivable", "amount due", "unpaid", "draft bill", "is the invoice paid"],
      params: invoicesGetParams,
      isGraphql: false,
    },
    "invoices.create": {
      description: "Creates a one-off invoice for a customer, as a draft unless `will_auto_issue` is `true`.",
      keywords: ["one-off bill", "charge client", "bill", "receivable", "amount due", "unpaid", "draft bill"],
      params: {
        properties: {
          customer_id: { description: "Orb ID of the customer." },
          external_customer_id: { description: "The customer's ID in your own system." },
          currency: { description: "Currency, as an ISO 4217 code. Must be the customer's.", examples: ["USD"] },
          invoice_date: { description: "Date or time of the invoice, in ISO 8601 format. Must be in the past." },
          line_items: {
            items: {
              properties: {
                item_id: { description: "Orb ID of the item." },
                name: { description: "Name of the line." },
                model_type: { description: "The pricing model, always unit." },
                unit_config: { description: "Price of a unit." },
                quantity: { description: "Number of units." },
                start_date: invoicesCreateParamsLine_itemsItemsStart_date,
                end_date: invoicesCreateParamsLine_itemsItemsEnd_date,
              },
            },
            description: "Lines of the invoice.",
          },
          due_date: invoicesCreateParamsDue_date,
          net_terms: subscriptionsCreateParamsNet_terms,
          memo: { description: "Note to show on the invoice. Defaults to the account's memo." },
          auto_collection: customersCreateParamsAuto_collection,
          will_auto_issue: { description: "Whether Orb issues the invoice at once. Defaults to `false`." },
          discount: {
            properties: {
              discount_type: { description: "The kind of discount, such as percentage or amount." },
              percentage_discount: { description: "Share of the price, 0 to 1." },
              amount_discount: { description: "Amount, as a decimal in the invoice's currency." },
              reason: { description: "Reason for the discount." },
            },
            description: "Discount on the invoice.",
          },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "invoices.update": {
      description: "Updates an invoice. Issued invoices take `metadata` only.",
      keywords: ["net terms", "bill", "receivable", "amount due", "unpaid", "draft bill"],
      params: {
        properties: {
          invoice_id: invoicesGetParamsInvoice_id,
          invoice_date: { description: "Date or time of a one-off invoice, in ISO 8601 format." },
          due_date: invoicesCreateParamsDue_date,
          net_terms: subscriptionsCreateParamsNet_terms,
          auto_collection: customersCreateParamsAuto_collection,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "invoices.get_upcoming": {
      description: "Gets the upcoming invoice of the current billing period of a subscription.",
      keywords: [
        "next bill",
        "preview",
        "what will it cost",
        "forecast",
        "coming",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "draft bill",
        "next invoice",
        "what will they billed",
      ],
      params: subscriptionsGetParams,
      isGraphql: false,
    },
    "invoices.issue": {
      description:
        "Issues a draft invoice that is eligible for it. Orb may then email it, charge the customer, and sync it to " +
        "other systems.",
      keywords: [
        "send bill",
        "finalize",
        "post",
        "approve",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "draft bill",
        "send the draft",
      ],
      params: {
        properties: {
          invoice_id: invoicesGetParamsInvoice_id,
          synchronous: { description: "Whether to wait until it is issued. For invoices without usage fees." },
        },
      },
      isGraphql: false,
    },
    "invoices.void": {
      description: "Voids an issued invoice. Orb returns balance that the invoice used. This cannot be undone.",
      keywords: [
        "cancel bill",
        "annul",
        "tear up",
        "invalidate",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "draft bill",
        "cancel the invoice",
      ],
      params: invoicesGetParams,
      isGraphql: false,
    },
    "invoices.pay": {
      description: "Collects payment for an issued invoice, with the customer's default payment method.",
      keywords: [
        "charge card",
        "take payment",
        "settle",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "draft bill",
        "charge now",
      ],
      params: {
        properties: {
          invoice_id: invoicesGetParamsInvoice_id,
          shared_payment_token_id: { description: "ID of a shared payment token to pay with instead." },
        },
      },
      isGraphql: false,
    },
    "invoices.mark_paid": {
      description: "Marks an issued or synced invoice as paid outside of Orb.",
      keywords: [
        "paid offline",
        "wire",
        "check",
        "cash",
        "settled",
        "bank transfer",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "draft bill",
        "paid by wire",
        "record a payment",
      ],
      params: {
        properties: {
          invoice_id: invoicesGetParamsInvoice_id,
          payment_received_date: { description: "Date of the payment, in the form YYYY-MM-DD." },
          external_id: { description: "Your own ID of the payment." },
          notes: { description: "Note on the payment." },
        },
      },
      isGraphql: false,
    },
    "invoice_line_items.create": {
      description: "Creates a line on a draft invoice. Without `item_id`, Orb finds or creates an item by `name`.",
      keywords: ["add charge", "extra fee", "position", "charge line", "one-off fee", "extra line", "amount"],
      params: {
        properties: {
          invoice_id: invoicesGetParamsInvoice_id,
          amount: { description: "Total of the line, as a decimal in the invoice's currency.", examples: ["12.00"] },
          quantity: { description: "Number of units." },
          start_date: invoicesCreateParamsLine_itemsItemsStart_date,
          end_date: invoicesCreateParamsLine_itemsItemsEnd_date,
          item_id: { description: "Orb ID of the item of the line." },
          name: { description: "Name of the line. Defaults to the item's name." },
        },
      },
      isGraphql: false,
    },
    "invoice_line_items.delete": {
      description: "Deletes a one-off line of a draft invoice.",
      keywords: ["remove charge", "position", "charge line", "one-off fee", "extra line", "amount"],
      params: {
        properties: {
          invoice_id: invoicesGetParamsInvoice_id,
          line_item_id: { description: "Orb ID of the line, as `invoices.get` returns it." },
        },
      },
      isGraphql: false,
    },
    "credit_notes.list": {
      description: "Lists credit notes, newest first.",
      keywords: ["credits issued", "credit memo", "refund", "adjustment", "correction", "money back"],
      params: customersListParams,
      record: { $ref: "#/$defs/FullCreditNote" },
      isGraphql: false,
    },
    "credit_notes.get": {
      description: "Gets a credit note with its lines.",
      keywords: ["credit details", "credit memo", "refund", "adjustment", "correction", "money back"],
      params: {
        properties: {
          credit_note_id: { description: "Orb ID of the credit note, as `credit_notes.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "credit_notes.create": {
      description: "Creates a credit note for lines of an invoice. This cannot be undone here; void it in Orb.",
      keywords: ["issue credit", "refund bill", "credit memo", "refund", "adjustment", "correction", "money back"],
      params: {
        properties: {
          line_items: {
            items: {
              properties: {
                invoice_line_item_id: { description: "Orb ID of the invoice line." },
                amount: { description: "Amount to credit, as a decimal." },
                start_date: { description: "First day of the credited period, in the form YYYY-MM-DD." },
                end_date: { description: "Last day of the credited period, in the form YYYY-MM-DD." },
              },
            },
            description: "Invoice lines to credit.",
          },
          reason: { description: "Reason for the credit note." },
          memo: { description: "Note to show on the credit note." },
          start_date: { description: "First day of the credited service period, in the form YYYY-MM-DD." },
          end_date: { description: "Last day of the credited service period, in the form YYYY-MM-DD." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    CustomerId: { type: "string", description: "Orb ID of the customer." },
    ExternalCustomerId: { type: "string", description: "The customer's ID in your own system." },
    SubscriptionId: { type: "string", description: "Orb ID of the subscription." },
    Metadata: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Your own key-value pairs. All values are strings.",
    },
    PlanId: { type: "string", description: "Orb ID of the plan, as `plans.list` returns it." },
    ExternalPlanId: { type: "string", description: "Your own ID of the plan." },
    PlanVersion: { type: "integer", description: "Version of the plan. Defaults to its default version.", minimum: 1 },
    InvoiceId: { type: "string", description: "Orb ID of the invoice, as `invoices.list` returns it." },
    PriceId: { type: "string", description: "Orb ID of the price, as `prices.list` and `plans.get` return it." },
    ItemId: { type: "string", description: "Orb ID of the item, as `items.list` returns it." },
    MetricId: { type: "string", description: "Orb ID of the billable metric, as `metrics.list` returns it." },
    CouponId: { type: "string", description: "Orb ID of the coupon, as `coupons.list` returns it." },
    AlertId: { type: "string", description: "Orb ID of the alert, as `alerts.list` returns it." },
    BlockId: { type: "string", description: "Orb ID of the credit block, as `credit_blocks.list` returns it." },
    EventId: { type: "string", description: "ID of the event: the idempotency key that it was sent with." },
    CouponCode: {
      type: "string",
      description: "Code of a coupon to apply, such as `HALFOFF`. Fails if it cannot be redeemed.",
    },
    AlertSubscription: {
      $ref: "#/$defs/SubscriptionId",
      description: "Orb ID of a subscription. Required for alerts of a plan.",
    },
    NewMetadata: {
      type: ["object", "null"],
      additionalProperties: { type: ["string", "null"] },
      description: "Your own key-value pairs. `null` for a key removes it, and `null` for all clears them.",
      examples: [{ segment: "trial" }],
    },
    CustomerName: { type: "string", description: "Full name of the customer." },
    CustomerEmail: { type: "string", description: "Email address of the customer, for notifications and receipts." },
    NewExternalId: {
      type: ["string", "null"],
      description: "Your own ID for the customer, as an alias. Can be set once.",
    },
    CustomerCurrency: {
      type: ["string", "null"],
      description: "Currency of invoices and balance, as an ISO 4217 code. Can be set once.",
    },
    AdditionalEmails: {
      type: ["array", "null"],
      items: { type: "string" },
      description: "Further email addresses, copied on messages. With `email`, 50 addresses in all.",
      maxItems: 49,
    },
    BillingAddress: {
      anyOf: [{ $ref: "#/$defs/Address", description: "Billing address of the customer." }, { type: "null" }],
    },
    ShippingAddress: {
      anyOf: [{ $ref: "#/$defs/Address", description: "Shipping address of the customer." }, { type: "null" }],
    },
    CustomerTaxId: {
      anyOf: [
        { $ref: "#/$defs/TaxId", description: "Tax ID to show on invoices, with its country and type." },
        { type: "null" },
      ],
    },
    PaymentProvider: {
      type: ["string", "null"],
      description: "External system that charges or invoices the customer. Connect it in Orb first.",
      enum: ["quickbooks", "bill.com", "stripe_charge", "stripe_invoice", "netsuite", "adyen", null],
    },
    PaymentProviderId: { type: ["string", "null"], description: "The customer's ID in the external system." },
    DefaultPaymentMethod: {
      type: ["string", "null"],
      description: "Orb ID of the default payment method. `null` clears it.",
    },
    CustomerHierarchy: { $ref: "#/$defs/HierarchyInput", description: "Parent and children of the customer." },
    AutoCollect: {
      type: ["boolean", "null"],
      description: "Whether issued invoices are charged to the saved payment method.",
    },
    AutoIssue: {
      type: ["boolean", "null"],
      description: "Whether invoices are issued automatically. `null` inherits the setting of the customer or account.",
    },
    EmailDelivery: schemasEmailDelivery,
    NetTerms: {
      type: ["integer", "null"],
      description: "Days between issue and due date. `0` means due on issue.",
      minimum: 0,
    },
    DueDate: {
      type: ["string", "null"],
      description: "Due date or time, in ISO 8601 format. Defaults to `net_terms` days later.",
    },
    InvoiceMemo: schemasInvoiceMemo,
    InvoicingThreshold: {
      type: ["string", "null"],
      description:
        "Amount of unbilled usage that triggers an invoice, as a decimal. Defaults to invoices at the end of periods.",
      examples: ["500.00"],
    },
    TrialDays: {
      type: ["integer", "null"],
      description: "Days of trial. Defaults to the plan's; `0` skips the trial.",
      minimum: 0,
    },
    AllowCredit: {
      type: "boolean",
      description:
        "Whether Orb may void an issued invoice or create a credit note. With `false`, the call fails instead.",
    },
    ChangeOption: {
      type: "string",
      description: "Time of the change.",
      enum: ["requested_date", "end_of_subscription_term", "immediate"],
      examples: ["immediate"],
    },
    ChangeDate: { type: "string", description: "Time of the change, in ISO 8601 format. For `requested_date`." },
    AddPrices: {
      type: "array",
      items: { $ref: "#/$defs/AddedPrice" },
      description: "Prices to add to the subscription. Requires Subscription Overrides Version 2.",
    },
    ReplacePrices: {
      type: "array",
      items: { $ref: "#/$defs/ReplacedPrice" },
      description: "Prices of the plan to replace. Requires Subscription Overrides Version 2.",
    },
    RemovePrices: {
      type: "array",
      items: { $ref: "#/$defs/RemovedPrice" },
      description: "Prices of the plan to remove. Requires Subscription Overrides Version 2.",
    },
    LedgerCurrency: { type: "string", description: "Currency or custom pricing unit of the credits." },
    CreditAmount: { type: "number", description: "Number of credits.", minimum: 0, examples: [100] },
    EntryText: { type: "string", description: "Reason for the entry." },
    TimeframeStart: {
      type: "string",
      format: "date-time",
      description: "Start of the timeframe, in ISO 8601 format, inclusive.",
    },
    TimeframeEnd: {
      type: "string",
      format: "date-time",
      description: "End of the timeframe, in ISO 8601 format, exclusive.",
    },
    ViewMode: {
      type: "string",
      description: "Whether values are per period or add up over the billing period.",
      enum: ["periodic", "cumulative"],
    },
    Cadence: {
      type: "string",
      description: "Interval at which the price is billed.",
      enum: ["annual", "semi_annual", "monthly", "quarterly", "one_time", "custom"],
    },
    PriceModel: {
      type: "string",
      description: "Pricing model.",
      enum: ["unit", "tiered", "bulk", "package", "matrix"],
      examples: ["unit"],
    },
    ItemName: { type: "string", description: "Name of the item." },
    EventProperties: {
      type: "object",
      additionalProperties: {},
      description: "Your own values by name: text, numbers and booleans, not nested.",
      examples: [{ region: "eu", milliseconds: 12 }],
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
        email_delivery: schemasEmailDelivery,
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
          description: "The address of the customer portal. Deprecated.",
          deprecated: true,
        },
      },
      required: ["id", "external_customer_id", "name", "email"],
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
          description: "The discounts on the subscription. Deprecated: use adjustment_intervals instead.",
          deprecated: true,
        },
        minimum_intervals: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/MinimumInterval" },
          description: "The minimums on the subscription. Deprecated: use adjustment_intervals instead.",
          deprecated: true,
        },
        maximum_intervals: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/MaximumInterval" },
          description: "The maximums on the subscription. Deprecated: use adjustment_intervals instead.",
          deprecated: true,
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
        changed_resources: {
          $ref: "#/$defs/ChangedResources",
          description: "The invoices and credit notes that a write created or voided. Absent in reads.",
        },
      },
      required: [
        "id",
        "created_at",
        "start_date",
        "end_date",
        "status",
        "customer",
        "plan",
        "current_billing_period_start_date",
        "current_billing_period_end_date",
        "active_plan_phase_order",
        "fixed_fee_quantity_schedule",
        "price_intervals",
        "redeemed_coupon",
        "default_invoice_memo",
        "auto_collection",
        "net_terms",
        "invoicing_threshold",
        "metadata",
        "name",
        "trial_info",
        "auto_issuance",
        "billing_cycle_day",
        "billing_cycle_anchor_configuration",
        "adjustment_intervals",
        "discount_intervals",
        "minimum_intervals",
        "maximum_intervals",
        "pending_subscription_change",
      ],
    },
    ChangedResources: {
      type: "object",
      properties: {
        created_invoices: { type: "array", items: { $ref: "#/$defs/ChangedInvoice" } },
        voided_invoices: { type: "array", items: { $ref: "#/$defs/ChangedInvoice" } },
        created_credit_notes: { type: "array", items: { $ref: "#/$defs/FullCreditNote" } },
        voided_credit_notes: { type: "array", items: { $ref: "#/$defs/FullCreditNote" } },
      },
    },
    ChangedInvoice: {
      type: "object",
      properties: {
        id: { type: "string" },
        invoice_number: { type: "string" },
        status: { type: "string" },
        currency: { type: "string" },
        total: { type: "string" },
        amount_due: { type: "string" },
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
      required: ["id", "name", "currency", "external_plan_id"],
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
      required: [
        "id",
        "created_at",
        "invoice_date",
        "due_date",
        "invoice_pdf",
        "subtotal",
        "total",
        "amount_due",
        "status",
        "memo",
        "issue_failed_at",
        "sync_failed_at",
        "payment_failed_at",
        "payment_started_at",
        "voided_at",
        "paid_at",
        "issued_at",
        "hosted_invoice_url",
        "line_items",
        "subscription",
        "customer",
        "currency",
        "discount",
        "minimum",
        "maximum",
        "credit_notes",
        "will_auto_issue",
        "eligible_to_issue_at",
        "customer_balance_transactions",
        "auto_collection",
        "invoice_number",
        "billing_address",
        "shipping_address",
        "metadata",
        "invoice_source",
        "scheduled_issue_at",
        "customer_tax_id",
        "payment_attempts",
        "discounts",
        "minimum_amount",
        "maximum_amount",
      ],
    },
    HierarchyInput: {
      type: "object",
      properties: {
        parent_customer_id: { type: ["string", "null"], description: "Orb ID of the parent customer." },
        child_customer_ids: {
          type: "array",
          items: { type: "string" },
          description: "Orb IDs of the child customers.",
        },
      },
    },
    CreditInvoiceSettings: {
      type: "object",
      properties: {
        auto_collection: {
          type: "boolean",
          description: "Whether the invoice is charged to the saved payment method.",
        },
        net_terms: {
          type: "integer",
          description: "Days until the invoice is due. One of net_terms and custom_due_date is required.",
        },
        custom_due_date: { type: "string", description: "Due date, in ISO 8601 format." },
        invoice_date: { type: "string", description: "Date of the invoice, in ISO 8601 format. Defaults to today." },
        item_id: { type: "string", description: "Orb ID of the item of the invoice line." },
        memo: { type: "string", description: "Note to show on the invoice." },
        mark_as_paid: { type: "boolean", description: "Whether the invoice is marked as paid outside of Orb." },
        require_successful_payment: schemasCreditInvoiceSettingsRequire_successful_payment,
      },
      required: ["auto_collection"],
    },
    TopUpInvoiceSettings: {
      type: "object",
      properties: {
        auto_collection: { type: "boolean", description: "Whether invoices are charged to the saved payment method." },
        net_terms: { type: "integer", description: "Days until invoices are due." },
        memo: schemasInvoiceMemo,
        require_successful_payment: schemasCreditInvoiceSettingsRequire_successful_payment,
      },
      required: ["auto_collection", "net_terms"],
    },
    ItemFilter: {
      type: "object",
      properties: {
        field: { type: "string", description: "The property to filter by.", enum: ["item_id"] },
        operator: {
          type: "string",
          description: "The relation of the items to the values.",
          enum: ["includes", "excludes"],
        },
        values: { type: "array", items: { type: "string" }, description: "Orb IDs of items." },
      },
      required: ["field", "operator", "values"],
    },
    NewPrice: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the price." },
        item_id: { type: "string", description: "Orb ID of the item." },
        cadence: { type: "string", description: "Interval of billing, such as monthly." },
        model_type: { type: "string", description: "Pricing model, such as unit or tiered." },
        currency: { type: "string", description: "Currency, as an ISO 4217 code." },
        billable_metric_id: { type: "string", description: "Orb ID of the billable metric of a usage-based price." },
        fixed_price_quantity: { type: "number", description: "Quantity of a fixed fee." },
        billed_in_advance: { type: "boolean", description: "Whether a fixed fee is billed in advance." },
        external_price_id: { type: "string", description: "Your own ID for the price." },
        unit_config: { $ref: "#/$defs/UnitConfig", description: "Configuration of a unit price." },
        tiered_config: { $ref: "#/$defs/TieredConfig", description: "Configuration of a tiered price." },
        bulk_config: { $ref: "#/$defs/BulkConfig", description: "Configuration of a bulk price." },
        package_config: { $ref: "#/$defs/PackageConfig", description: "Configuration of a package price." },
        matrix_config: { $ref: "#/$defs/NewMatrixConfig", description: "Configuration of a matrix price." },
      },
      required: ["name", "item_id", "cadence", "model_type"],
    },
    NewMatrixConfig: {
      type: "object",
      properties: {
        dimensions: {
          type: "array",
          items: { type: ["string", "null"] },
          description: "Properties of events, one or two.",
        },
        default_unit_amount: { type: "string", description: "Price of a unit without a matching value." },
        matrix_values: {
          type: "array",
          items: { $ref: "#/$defs/MatrixValue" },
          description: "Prices by values of the dimensions.",
        },
      },
      required: ["dimensions", "default_unit_amount", "matrix_values"],
    },
    PlanPrice: {
      type: "object",
      properties: {
        price: { $ref: "#/$defs/NewPrice", description: "The price." },
        plan_phase_order: schemasPlanPricePlan_phase_order,
      },
      required: ["price"],
    },
    AddedPrice: {
      type: "object",
      properties: {
        price_id: {
          type: "string",
          description: "Orb ID of a price. One of price_id, external_price_id and price is required.",
        },
        external_price_id: { type: "string", description: "Your own ID of a price." },
        price: { $ref: "#/$defs/NewPrice", description: "A new price." },
        plan_phase_order: schemasPlanPricePlan_phase_order,
        start_date: { type: "string", description: "Time from which the price applies, in ISO 8601 format." },
        end_date: { type: "string", description: "Time until which the price applies, in ISO 8601 format." },
      },
    },
    ReplacedPrice: {
      type: "object",
      properties: {
        replaces_price_id: { type: "string", description: "Orb ID of the price to replace." },
        price_id: {
          type: "string",
          description: "Orb ID of the new price. One of price_id, external_price_id and price is required.",
        },
        external_price_id: { type: "string", description: "Your own ID of the new price." },
        price: { $ref: "#/$defs/NewPrice", description: "A new price." },
        fixed_price_quantity: { type: "number", description: "New quantity of a fixed fee." },
      },
      required: ["replaces_price_id"],
    },
    RemovedPrice: {
      type: "object",
      properties: {
        price_id: { type: "string", description: "Orb ID of the price to remove." },
        external_price_id: { type: "string", description: "Your own ID of the price to remove." },
      },
    },
    NewEvent: {
      type: "object",
      properties: {
        event_name: { type: "string", description: "The kind of usage, such as api_call." },
        idempotency_key: { type: "string", description: "Unique ID of the event. Orb ingests a key once." },
        timestamp: {
          type: "string",
          format: "date-time",
          description: "Time of the event, in UTC, within the account's grace period.",
        },
        properties: {
          $ref: "#/$defs/EventProperties",
          description: "Your own values by name: text, numbers and booleans.",
        },
        customer_id: { type: "string", description: "Orb ID of the customer. Give this or external_customer_id." },
        external_customer_id: { type: "string", description: "Your own ID of the customer." },
      },
      required: ["event_name", "idempotency_key", "timestamp", "properties"],
    },
    NewInvoiceLine: {
      type: "object",
      properties: {
        item_id: { type: "string", description: "Orb ID of the item." },
        name: { type: "string", description: "Name of the line." },
        model_type: { type: "string", description: "The pricing model, always unit.", enum: ["unit"] },
        unit_config: { $ref: "#/$defs/UnitConfig", description: "Price of a unit." },
        quantity: { type: "number", description: "Number of units." },
        start_date: {
          type: "string",
          format: "date",
          description: "First day of the service period, in the form YYYY-MM-DD.",
        },
        end_date: {
          type: "string",
          format: "date",
          description: "Last day of the service period, in the form YYYY-MM-DD.",
        },
      },
      required: ["item_id", "name", "model_type", "unit_config", "quantity", "start_date", "end_date"],
    },
    NewDiscount: {
      type: "object",
      properties: {
        discount_type: { type: "string", description: "The kind of discount, such as percentage or amount." },
        percentage_discount: schemasNewDiscountPercentage_discount,
        amount_discount: { type: "string", description: "Amount, as a decimal in the invoice's currency." },
        reason: { type: "string", description: "Reason for the discount." },
      },
      required: ["discount_type"],
    },
    CouponDiscount: {
      type: "object",
      properties: {
        discount_type: {
          type: "string",
          description: "The kind of discount: percentage or amount.",
          enum: ["percentage", "amount"],
        },
        percentage_discount: schemasNewDiscountPercentage_discount,
        amount_discount: { type: "string", description: "Amount, as a decimal." },
      },
      required: ["discount_type"],
    },
    CreditNoteLine: {
      type: "object",
      properties: {
        invoice_line_item_id: { type: "string", description: "Orb ID of the invoice line." },
        amount: { type: "string", description: "Amount to credit, as a decimal." },
        start_date: { type: "string", description: "First day of the credited period, in the form YYYY-MM-DD." },
        end_date: { type: "string", description: "Last day of the credited period, in the form YYYY-MM-DD." },
      },
      required: ["invoice_line_item_id", "amount"],
    },
    CreditBlock: {
      type: "object",
      properties: {
        id: { type: "string", description: "The credit block's ID." },
        balance: { type: "number", description: "The number of credits left." },
        credit_block_source: { type: "string", description: "The origin: allocation, top_up, commitment or manual." },
        effective_date: {
          type: ["string", "null"],
          description: "The date on which the credits become available. Null if at once.",
        },
        expiry_date: { type: ["string", "null"], description: "The date on which the credits expire. Null if never." },
        filters: {
          type: "array",
          items: { $ref: "#/$defs/PriceFilter" },
          description: "The items that the credits apply to.",
        },
        maximum_initial_balance: { type: ["number", "null"], description: "The number of credits at the start." },
        metadata: { $ref: "#/$defs/Metadata", description: "Key-value pairs you attached to the block." },
        per_unit_cost_basis: { type: ["string", "null"], description: "The price of one credit." },
        status: { type: "string", description: "The block's status: active or pending_payment." },
      },
      required: ["id"],
    },
    LedgerEntry: {
      type: "object",
      properties: {
        id: { type: "string", description: "The entry's ID." },
        entry_type: { type: "string", description: "The kind of entry, such as increment or decrement." },
        entry_status: { type: "string", description: "The entry's status: committed or pending." },
        amount: { type: "number", description: "The number of credits that changed." },
        starting_balance: { type: "number", description: "The balance before the entry." },
        ending_balance: { type: "number", description: "The balance after the entry." },
        ledger_sequence_number: { type: "integer", description: "The position of the entry in the ledger." },
        created_at: schemasLedgerEntryCreated_at,
        currency: { type: "string", description: "The currency or custom pricing unit." },
        customer: { $ref: "#/$defs/CustomerReference", description: "The customer of the ledger." },
        credit_block: { $ref: "#/$defs/AffectedBlock", description: "The credit block that the entry changes." },
        description: { type: ["string", "null"], description: "The reason for the entry. Null if none was given." },
        metadata: { $ref: "#/$defs/Metadata", description: "Key-value pairs you attached to the entry." },
        event_id: { type: ["string", "null"], description: "The event that used the credits." },
        invoice_id: { type: ["string", "null"], description: "The invoice that used the credits." },
        price_id: { type: ["string", "null"], description: "The price that used the credits." },
        new_block_expiry_date: { type: ["string", "null"], description: "The new expiry date of moved credits." },
        void_amount: { type: "number", description: "The number of voided credits." },
        void_reason: { type: ["string", "null"], description: "The reason for a void." },
        created_invoices: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Invoice" },
          description: "The invoices created for added credits.",
        },
      },
      required: ["id"],
    },
    AffectedBlock: {
      type: "object",
      properties: {
        id: { type: "string" },
        expiry_date: { type: ["string", "null"] },
        per_unit_cost_basis: { type: ["string", "null"] },
        filters: { type: "array", items: { $ref: "#/$defs/PriceFilter" } },
      },
    },
    TopUp: {
      type: "object",
      properties: {
        id: { type: "string", description: "The top-up's ID." },
        currency: { type: "string", description: "The currency or custom pricing unit of the credits." },
        threshold: { type: "string", description: "The balance at or below which Orb adds credits." },
        amount: { type: "string", description: "The number of credits to add." },
        per_unit_cost_basis: { type: "string", description: "The price of one credit." },
        invoice_settings: {
          $ref: "#/$defs/TopUpInvoiceSettings",
          description: "The settings of the invoices for the credits.",
        },
        expires_after: {
          type: ["integer", "null"],
          description: "The days or months after which added credits expire. Null if never.",
        },
        expires_after_unit: { type: ["string", "null"], description: "The unit of expires_after: day or month." },
      },
      required: ["id"],
    },
    Usage: {
      type: "object",
      properties: {
        billable_metric: { $ref: "#/$defs/Named", description: "The billable metric." },
        usage: {
          type: "array",
          items: { $ref: "#/$defs/UsagePeriod" },
          description: "The usage, one entry for each period.",
        },
        view_mode: { type: "string", description: "Whether values are per period (periodic) or add up (cumulative)." },
      },
      required: ["billable_metric"],
    },
    UsagePeriod: {
      type: "object",
      properties: {
        quantity: { type: "number" },
        timeframe_start: { type: "string" },
        timeframe_end: { type: "string" },
      },
    },
    Costs: {
      type: "object",
      properties: {
        timeframe_start: { type: "string", description: "The start of the period." },
        timeframe_end: { type: "string", description: "The end of the period." },
        subtotal: { type: "string", description: "The costs before discounts and minimums." },
        total: { type: "string", description: "The costs after discounts and minimums." },
        per_price_costs: {
          type: "array",
          items: { $ref: "#/$defs/PriceCost" },
          description: "The costs, one entry for each price.",
        },
      },
      required: ["timeframe_start"],
    },
    PriceCost: {
      type: "object",
      properties: {
        price_id: { type: "string" },
        price: { $ref: "#/$defs/Price" },
        quantity: { type: ["number", "null"] },
        subtotal: { type: "string" },
        total: { type: "string" },
      },
    },
    Item: {
      type: "object",
      properties: {
        id: { type: "string", description: "The item's ID." },
        name: { type: "string", description: "The item's name." },
        created_at: schemasLedgerEntryCreated_at,
        archived_at: { type: ["string", "null"], description: "The time the item was archived. Null if it is not." },
        external_connections: {
          type: "array",
          items: { $ref: "#/$defs/ExternalConnection" },
          description: "The item's IDs in invoicing and tax systems.",
        },
        metadata: { $ref: "#/$defs/Metadata", description: "Key-value pairs you attached to the item." },
      },
      required: ["id"],
    },
    ExternalConnection: {
      type: "object",
      properties: {
        external_connection_name: { type: "string", description: "The external system, such as stripe or avalara." },
        external_entity_id: { type: "string", description: "The item's ID in the external system." },
      },
      required: ["external_connection_name", "external_entity_id"],
    },
    Metric: {
      type: "object",
      properties: {
        id: { type: "string", description: "The billable metric's ID." },
        name: { type: "string", description: "The billable metric's name." },
        description: { type: ["string", "null"], description: "The billable metric's description." },
        item: { $ref: "#/$defs/Item", description: "The item of the billable metric." },
        sql: { type: "string", description: "The SQL query over events." },
        status: { type: "string", description: "The status: active, draft or archived." },
        metadata: { $ref: "#/$defs/Metadata", description: "Key-value pairs you attached to the billable metric." },
      },
      required: ["id"],
    },
    Coupon: {
      type: "object",
      properties: {
        id: { type: "string", description: "The coupon's ID." },
        redemption_code: { type: "string", description: "The code that redeems the coupon." },
        discount: { $ref: "#/$defs/Discount", description: "The discount of the coupon." },
        duration_in_months: {
          type: ["integer", "null"],
          description: "The months that the discount lasts. Null if unlimited.",
        },
        max_redemptions: {
          type: ["integer", "null"],
          description: "The maximum number of redemptions. Null if unlimited.",
        },
        times_redeemed: { type: "integer", description: "The number of redemptions so far." },
        archived_at: {
          type: ["string", "null"],
          description: "The time the coupon was archived. Null if it is active.",
        },
      },
      required: ["id"],
    },
    Event: {
      type: "object",
      properties: {
        id: { type: "string", description: "The event's ID: the idempotency key it was sent with." },
        event_name: { type: "string", description: "The event's name." },
        timestamp: { type: "string", description: "The time of the event, in UTC." },
        properties: { $ref: "#/$defs/EventProperties", description: "The event's own values, by name." },
        customer_id: { type: ["string", "null"], description: "The customer's Orb ID." },
        external_customer_id: { type: ["string", "null"], description: "Your own ID of the customer." },
        deprecated: { type: "boolean", description: "Whether the event is excluded from billing." },
      },
      required: ["id"],
    },
    AmendedEvent: {
      type: "object",
      properties: { amended: { type: "string", description: "The ID of the amended event." } },
      required: ["amended"],
    },
    DeprecatedEvent: {
      type: "object",
      properties: { deprecated: { type: "string", description: "The ID of the excluded event." } },
      required: ["deprecated"],
    },
    Alert: {
      type: "object",
      properties: {
        id: { type: "string", description: "The alert's ID." },
        type: { type: "string", description: "The kind of alert, such as credit_balance_dropped." },
        enabled: { type: "boolean", description: "Whether the alert is enabled." },
        created_at: schemasLedgerEntryCreated_at,
        currency: { type: ["string", "null"], description: "The currency or custom pricing unit." },
        customer: {
          anyOf: [
            {
              $ref: "#/$defs/CustomerReference",
              description: "The customer the alert applies to. Null if another object.",
            },
            { type: "null" },
          ],
        },
        subscription: {
          anyOf: [
            {
              $ref: "#/$defs/Reference",
              description: "The subscription the alert applies to. Null if another object.",
            },
            { type: "null" },
          ],
        },
        plan: {
          anyOf: [
            { $ref: "#/$defs/AlertPlan", description: "The plan the alert applies to. Null if another object." },
            { type: "null" },
          ],
        },
        metric: {
          anyOf: [
            { $ref: "#/$defs/Reference", description: "The billable metric of the alert. Null if none." },
            { type: "null" },
          ],
        },
        thresholds: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Threshold" },
          description: "The values at which the alert fires.",
        },
        balance_alert_status: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/BalanceAlertStatus" },
          description: "The state of a credit balance alert, one entry for each threshold.",
        },
      },
      required: ["id"],
    },
    Threshold: {
      type: "object",
      properties: { value: { type: "number", description: "The value at which the alert fires." } },
      required: ["value"],
    },
    BalanceAlertStatus: {
      type: "object",
      properties: { in_alert: { type: "boolean" }, threshold_value: { type: "number" } },
    },
    AlertPlan: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        external_plan_id: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        plan_version: { type: "string" },
      },
    },
    FullCreditNote: {
      type: "object",
      properties: {
        id: { type: "string", description: "The credit note's ID." },
        credit_note_number: { type: "string", description: "The credit note's number." },
        invoice_id: { type: "string", description: "The invoice credited." },
        customer: { $ref: "#/$defs/CustomerReference", description: "The customer credited." },
        created_at: schemasLedgerEntryCreated_at,
        type: { type: "string", description: "The kind of credit note: refund or adjustment." },
        reason: { type: ["string", "null"], description: "The reason for the credit note." },
        memo: { type: ["string", "null"], description: "The note shown on the credit note." },
        subtotal: { type: "string", description: "The total before discounts." },
        total: { type: "string", description: "The total credited." },
        credit_note_pdf: { type: ["string", "null"], description: "The address of the PDF." },
        line_items: { type: "array", items: { $ref: "#/$defs/CreditedLine" }, description: "The lines credited." },
        voided_at: { type: ["string", "null"], description: "The time the credit note was voided. Null if it is not." },
      },
      required: ["id"],
    },
    CreditedLine: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        amount: { type: "string" },
        subtotal: { type: "string" },
        quantity: { type: ["number", "null"] },
        item_id: { type: "string" },
        start_time_inclusive: { type: ["string", "null"] },
        end_time_exclusive: { type: ["string", "null"] },
        tax_amounts: { type: "array", items: { $ref: "#/$defs/TaxAmount" } },
      },
    },
  },
})
