// Generated from definitions/stripe.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/stripe.ts'

const entitiesCustomersSearch = {
  account_balance: { type: "integer" },
  address: { type: "object" },
  balance: { type: "integer" },
  cards: { type: "array" },
  created: { type: "integer" },
  currency: { type: "string" },
  default_card: { type: "string" },
  default_source: { type: "string" },
  delinquent: { type: "boolean" },
  description: { type: "string" },
  discount: { type: "object" },
  email: { type: "string" },
  id: { type: "string" },
  invoice_prefix: { type: "string" },
  invoice_settings: { type: "object" },
  is_deleted: { type: "boolean" },
  livemode: { type: "boolean" },
  metadata: { type: "object" },
  name: { type: "string" },
  next_invoice_sequence: { type: "integer" },
  object: { type: "string" },
  phone: { type: "string" },
  preferred_locales: { type: "array" },
  shipping: { type: "object" },
  sources: { type: "object" },
  subscriptions: { type: "object" },
  tax_exempt: { type: "string" },
  tax_info: { type: "string" },
  tax_info_verification: { type: "string" },
  test_clock: { type: "string" },
  updated: { type: "integer" },
}
const entitiesInvoicesSearch = {
  account_country: { type: "string" },
  account_name: { type: "string" },
  account_tax_ids: { type: "array" },
  amount_due: { type: "integer" },
  amount_paid: { type: "integer" },
  amount_remaining: { type: "integer" },
  amount_shipping: { type: "integer" },
  application: { type: "string" },
  application_fee: { type: "integer" },
  application_fee_amount: { type: "integer" },
  attempt_count: { type: "integer" },
  attempted: { type: "boolean" },
  auto_advance: { type: "boolean" },
  automatic_tax: { type: "object" },
  billing: { type: "string" },
  billing_reason: { type: "string" },
  charge: { type: "string" },
  closed: { type: "boolean" },
  collection_method: { type: "string" },
  created: { type: "integer" },
  currency: { type: "string" },
  custom_fields: { type: "array" },
  customer: { type: "string" },
  customer_address: { type: "object" },
  customer_email: { type: "string" },
  customer_name: { type: "string" },
  customer_phone: { type: "string" },
  customer_shipping: { type: "object" },
  customer_tax_exempt: { type: "string" },
  customer_tax_ids: { type: "array" },
  default_payment_method: { type: "string" },
  default_source: { type: "string" },
  default_tax_rates: { type: "array" },
  description: { type: "string" },
  discount: { type: "object" },
  discounts: { type: "array" },
  due_date: { type: "number" },
  effective_at: { type: "integer" },
  ending_balance: { type: "integer" },
  footer: { type: "string" },
  forgiven: { type: "boolean" },
  from_invoice: { type: "object" },
  hosted_invoice_url: { type: "string" },
  id: { type: "string" },
  invoice_pdf: { type: "string" },
  is_deleted: { type: "boolean" },
  issuer: { type: "object" },
  last_finalization_error: { type: "object" },
  latest_revision: { type: "string" },
  lines: { type: "object" },
  livemode: { type: "boolean" },
  metadata: { type: "object" },
  next_payment_attempt: { type: "number" },
  number: { type: "string" },
  object: { type: "string" },
  on_behalf_of: { type: "string" },
  paid: { type: "boolean" },
  paid_out_of_band: { type: "boolean" },
  payment: { type: "string" },
  payment_intent: { type: "string" },
  payment_settings: { type: "object" },
  period_end: { type: "number" },
  period_start: { type: "number" },
  post_payment_credit_notes_amount: { type: "integer" },
  pre_payment_credit_notes_amount: { type: "integer" },
  quote: { type: "string" },
  receipt_number: { type: "string" },
  rendering: { type: "object" },
  rendering_options: { type: "object" },
  shipping_cost: { type: "object" },
  shipping_details: { type: "object" },
  starting_balance: { type: "integer" },
  statement_description: { type: "string" },
  statement_descriptor: { type: "string" },
  status: { type: "string" },
  status_transitions: { type: "object" },
  subscription: { type: "string" },
  subscription_details: { type: "object" },
  subtotal: { type: "integer" },
  subtotal_excluding_tax: { type: "integer" },
  tax: { type: "integer" },
  tax_percent: { type: "number" },
  test_clock: { type: "string" },
  total: { type: "integer" },
  total_discount_amounts: { type: "array" },
  total_excluding_tax: { type: "integer" },
  total_tax_amounts: { type: "array" },
  transfer_data: { type: "object" },
  updated: { type: "integer" },
  webhooks_delivered_at: { type: "number" },
}
const entitiesChargesSearch = {
  amount: { type: "integer" },
  amount_captured: { type: "integer" },
  amount_refunded: { type: "integer" },
  amount_updates: { type: "array" },
  application: { type: "string" },
  application_fee: { type: "string" },
  application_fee_amount: { type: "integer" },
  balance_transaction: { type: "string" },
  billing_details: { type: "object" },
  calculated_statement_descriptor: { type: "string" },
  captured: { type: "boolean" },
  card: { type: "object" },
  created: { type: "integer" },
  currency: { type: "string" },
  customer: { type: "string" },
  description: { type: "string" },
  destination: { type: "string" },
  dispute: { type: "string" },
  disputed: { type: "boolean" },
  failure_balance_transaction: { type: "string" },
  failure_code: { type: "string" },
  failure_message: { type: "string" },
  fraud_details: { type: "object" },
  id: { type: "string" },
  invoice: { type: "string" },
  livemode: { type: "boolean" },
  metadata: { type: "object" },
  object: { type: "string" },
  on_behalf_of: { type: "string" },
  order: { type: "string" },
  outcome: { type: "object" },
  paid: { type: "boolean" },
  payment_intent: { type: "string" },
  payment_method: { type: "string" },
  payment_method_details: { type: "object" },
  receipt_email: { type: "string" },
  receipt_number: { type: "string" },
  receipt_url: { type: "string" },
  refunded: { type: "boolean" },
  refunds: { type: "object" },
  review: { type: "string" },
  shipping: { type: "object" },
  source: { type: "object" },
  source_transfer: { type: "string" },
  statement_description: { type: "string" },
  statement_descriptor: { type: "string" },
  statement_descriptor_suffix: { type: "string" },
  status: { type: "string" },
  transfer_data: { type: "object" },
  transfer_group: { type: "string" },
  updated: { type: "integer" },
}
const entitiesSubscriptionsSearch = {
  application: { type: "string" },
  application_fee_percent: { type: "number" },
  automatic_tax: { type: "object" },
  billing: { type: "string" },
  billing_cycle_anchor: { type: "number" },
  billing_cycle_anchor_config: { type: "object" },
  billing_thresholds: { type: "object" },
  cancel_at: { type: "number" },
  cancel_at_period_end: { type: "boolean" },
  canceled_at: { type: "number" },
  cancellation_details: { type: "object" },
  collection_method: { type: "string" },
  created: { type: "integer" },
  currency: { type: "string" },
  current_period_end: { type: "number" },
  current_period_start: { type: "integer" },
  customer: { type: "string" },
  days_until_due: { type: "integer" },
  default_payment_method: { type: "string" },
  default_source: { type: "string" },
  default_tax_rates: { type: "array" },
  description: { type: "string" },
  discount: { type: "object" },
  ended_at: { type: "number" },
  id: { type: "string" },
  invoice_settings: { type: "object" },
  is_deleted: { type: "boolean" },
  items: { type: "object" },
  latest_invoice: { type: "string" },
  livemode: { type: "boolean" },
  metadata: { type: "object" },
  next_pending_invoice_item_invoice: { type: "integer" },
  object: { type: "string" },
  on_behalf_of: { type: "string" },
  pause_collection: { type: "object" },
  payment_settings: { type: "object" },
  pending_invoice_item_interval: { type: "object" },
  pending_setup_intent: { type: "string" },
  pending_update: { type: "object" },
  plan: { type: "object" },
  quantity: { type: "integer" },
  schedule: { type: "string" },
  start_date: { type: "integer" },
  status: { type: "string" },
  tax_percent: { type: "number" },
  test_clock: { type: "string" },
  transfer_data: { type: "object" },
  trial_end: { type: "number" },
  trial_settings: { type: "object" },
  trial_start: { type: "integer" },
  updated: { type: "integer" },
}
const entitiesRefundsSearch = {
  amount: { type: "integer" },
  balance_transaction: { type: "string" },
  charge: { type: "string" },
  created: { type: "integer" },
  currency: { type: "string" },
  destination_details: { type: "object" },
  id: { type: "string" },
  metadata: { type: "object" },
  object: { type: "string" },
  payment_intent: { type: "string" },
  reason: { type: "string" },
  receipt_number: { type: "string" },
  source_transfer_reversal: { type: "string" },
  status: { type: "string" },
  transfer_reversal: { type: "string" },
  updated: { type: "integer" },
}
const customersListParamsLimit = { description: "Maximum number of records per page, 1 to 100. Defaults to 10." }
const customersListParamsStarting_after = { description: "ID of a record. The page starts after this record." }
const customersListParamsEnding_before = {
  description: "ID of a record. The page ends before this record. Cannot be combined with `starting_after`.",
}
const customersListParamsCreated = { description: "Filters to records created in this range, in Unix seconds." }
const customersGetParamsId = { description: "The record's ID, as lists and other records return it." }
const customersGetParams = { properties: { id: customersGetParamsId } }
const customersCreateParamsEmail = {
  description: "The customer's email address. Stripe sends receipts and invoices to it.",
}
const customersCreateParamsName = { description: "The customer's full name or business name." }
const customersCreateParamsDescription = { description: "Any text to display with the customer in the Dashboard." }
const customersCreateParamsAddress = {
  description: "The customer's billing address. `country` is a two-letter country code.",
}
const customersCreateParamsShipping = {
  name: { description: "The recipient's name." },
  address: { description: "The shipping address." },
  phone: { description: "The recipient's phone number." },
}
const customersCreateParamsShipping_2 = {
  properties: customersCreateParamsShipping,
  description: "The customer's shipping address and name.",
}
const customersCreateParamsInvoice_settingsCustom_fields = {
  items: {
    properties: {
      name: { description: "Name of the field, up to 40 characters." },
      value: { description: "Value of the field, up to 140 characters." },
    },
  },
  description: "Custom fields of the invoice, up to four.",
}
const customersCreateParamsInvoice_settings = {
  properties: {
    default_payment_method: {
      description: "ID of the customer's payment method to charge for subscriptions and invoices.",
    },
    footer: { description: "Footer of the invoices." },
    custom_fields: customersCreateParamsInvoice_settingsCustom_fields,
  },
  description: "Defaults of the customer's invoices, such as the payment method to charge.",
}
const customersCreateParamsTax_exempt = {
  description: "The customer's tax treatment: taxable, exempt or reverse charge.",
}
const customersCreateParamsPreferred_locales = {
  description: "The customer's preferred languages, in order of preference.",
}
const customersCreateParamsBalance = {
  description: "Balance for future invoices, in the currency's smallest unit. A negative balance is a credit.",
}
const customersCreateParamsMetadata = {
  description: "Your own key-value pairs. All values are strings; an empty value removes its key.",
}
const customersApi_searchParams = {
  properties: {
    query: { description: "Query in Stripe's search query language, such as `email:'ada@example.com'`." },
    limit: customersListParamsLimit,
    page: { description: "The `next_page` value of the previous page. Leave it out on the first call." },
  },
}
const invoicesListParamsCollection_method = {
  description: "Whether Stripe charges the customer automatically or sends an invoice.",
}
const invoicesListParamsCustomer_account = {
  description: "Filters by the ID of the account that represents the customer.",
}
const invoicesCreateParamsCustomer_account = { description: "ID of the account that represents the customer." }
const invoicesCreateParamsCollection_method = {
  description:
    "Whether Stripe charges the customer automatically or sends an invoice. Defaults to `charge_automatically`.",
}
const invoicesCreateParamsDays_until_due = {
  description: "Days that the customer has to pay, if `collection_method` is `send_invoice`.",
}
const invoicesCreateParamsDue_date = {
  description: "Due date as a Unix timestamp in seconds, if `collection_method` is `send_invoice`.",
}
const invoicesCreateParamsDefault_payment_method = { description: "ID of the customer's payment method to charge." }
const invoicesCreateParamsPayment_settingsPayment_method_types = {
  description: "Payment method types to accept, such as `card`. Defaults to the types of the invoice settings.",
}
const invoicesCreateParamsPayment_settingsPayment_method_optionsCardRequest_three_d_secure = {
  description: "Conditions for authenticating with 3D Secure. Defaults to `automatic`.",
}
const invoicesCreateParamsPayment_settingsPayment_method_optionsUs_bank_account = {
  properties: { verification_method: { description: "Way to verify the bank account. Defaults to `automatic`." } },
  description: "Options of US bank accounts.",
}
const invoicesCreateParamsPayment_settingsPayment_method_options = {
  properties: {
    card: {
      properties: {
        request_three_d_secure: invoicesCreateParamsPayment_settingsPayment_method_optionsCardRequest_three_d_secure,
      },
      description: "Options of cards.",
    },
    us_bank_account: invoicesCreateParamsPayment_settingsPayment_method_optionsUs_bank_account,
  },
  description: "Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked.",
}
const invoicesCreateParamsPayment_settings = {
  properties: {
    payment_method_types: invoicesCreateParamsPayment_settingsPayment_method_types,
    payment_method_options: invoicesCreateParamsPayment_settingsPayment_method_options,
    default_mandate: { description: "ID of the mandate to use." },
  },
  description: "Payment settings of the invoice.",
}
const invoicesCreateParamsDiscountsItems = {
  properties: {
    coupon: { description: "ID of the coupon to apply." },
    promotion_code: { description: "ID of the promotion code to apply." },
    discount: { description: "ID of an existing discount to keep." },
  },
}
const invoicesCreateParamsDiscounts = {
  items: invoicesCreateParamsDiscountsItems,
  description: "Coupons or promotion codes to apply. An update replaces the current discounts.",
}
const invoicesCreateParamsDefault_tax_rates = { description: "IDs of tax rates for items without their own." }
const invoicesCreateParamsAutomatic_tax = {
  enabled: { description: "Whether Stripe calculates taxes." },
  liability: {
    properties: {
      type: { description: "Whether it is a connected account or your own." },
      account: { description: "ID of the connected account, if `type` is `account`." },
    },
    description: "For Connect: account that is liable for the tax.",
  },
}
const invoicesCreateParamsAutomatic_tax_2 = {
  properties: invoicesCreateParamsAutomatic_tax,
  description: "Whether Stripe calculates the taxes of the invoice.",
}
const invoicesCreateParamsDescription = { description: "Memo of the invoice, as the customer sees it." }
const invoicesCreateParamsShipping_details = {
  properties: customersCreateParamsShipping,
  description: "Shipping address and recipient of the invoice.",
}
const invoicesCreateParamsStatement_descriptor = {
  description: "Text on the customer's card statement. Contains at least one letter.",
}
const invoicesCreateParamsApplication_fee_amount = {
  description: "For Connect: fee that goes to the platform, in the currency's smallest unit.",
}
const invoicesCreateParamsOn_behalf_of = { description: "For Connect: ID of the account that the funds are for." }
const invoicesCreateParamsTransfer_dataAmount = {
  description: "Amount to transfer, in the currency's smallest unit. Defaults to the whole payment.",
}
const invoicesCreateParamsTransfer_data = {
  destination: { description: "ID of the connected account." },
  amount: invoicesCreateParamsTransfer_dataAmount,
}
const invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency = {
  description: "Three-letter ISO 4217 currency code, in lowercase.",
}
const invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataRecurringInterval_count = {
  description: "Number of intervals between bills. For example, 3 months are a quarter.",
}
const invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataRecurring = {
  interval: { description: "Interval between bills." },
  interval_count: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataRecurringInterval_count,
}
const invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount = {
  description: "Amount of one unit, in the currency's smallest unit.",
}
const invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount_decimal = {
  description: "Amount of one unit with up to 12 decimals.",
}
const invoicesPreviewParamsSubscription_detailsItemsItemsPrice_data = {
  currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
  product: { description: "ID of the product." },
  recurring: {
    properties: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataRecurring,
    description: "Interval of the price.",
  },
  unit_amount: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount,
  unit_amount_decimal: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount_decimal,
  tax_behavior: { description: "Whether the amount includes tax." },
}
const invoicesPreviewParamsSubscription_detailsItemsItemsDiscounts = {
  items: invoicesCreateParamsDiscountsItems,
  description: "Coupons or promotion codes for the item.",
}
const invoicesPreviewParamsSubscription_detailsItemsItemsTax_rates = {
  description: "IDs of tax rates. Replaces the default tax rates for this item.",
}
const invoicesPreviewParamsSubscription_detailsItemsItems = {
  properties: {
    id: { description: "ID of the item to change. Leave it out to add an item." },
    deleted: { description: "Whether to remove the item." },
    clear_usage: { description: "Whether to delete the item's usage when you remove a metered item." },
    price: { description: "ID of the price." },
    price_data: {
      properties: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_data,
      description: "New price to create.",
    },
    quantity: { description: "Quantity of the price." },
    discounts: invoicesPreviewParamsSubscription_detailsItemsItemsDiscounts,
    tax_rates: invoicesPreviewParamsSubscription_detailsItemsItemsTax_rates,
    metadata: customersCreateParamsMetadata,
  },
}
const invoicesPreviewParamsSubscription_detailsProration_behavior = {
  description:
    "Whether to credit and charge the difference, and whether to invoice it at once. Defaults to `create_prorations`.",
}
const invoicesPreviewParamsSubscription_detailsProration_date = {
  description: "Time that prorations count from, as a Unix timestamp in seconds.",
}
const invoicesPreviewParamsSubscription_detailsTrial_end = {
  description: "End of the trial, as a Unix timestamp in seconds, or `now`.",
}
const invoicesPreviewParamsInvoice_itemsItemsAmount = {
  description: "Amount to charge, in the currency's smallest unit. A negative amount is a credit.",
}
const invoicesPreviewParamsInvoice_itemsItemsPrice_data = {
  currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
  product: { description: "ID of the product." },
  unit_amount: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount,
  unit_amount_decimal: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount_decimal,
  tax_behavior: { description: "Whether the amount includes tax." },
}
const invoice_itemsCreateParamsCustomer = {
  description: "ID of the customer to bill. Required unless `customer_account` is set.",
}
const invoice_itemsCreateParamsCustomer_account = {
  description: "ID of the account that represents the customer. Required unless `customer` is set.",
}
const invoice_itemsCreateParamsPricing = {
  properties: { price: { description: "ID of the price." } },
  description: "Price to charge. Needs API version 2025-03-31.basil or later.",
}
const invoice_itemsCreateParamsPrice_data = {
  properties: invoicesPreviewParamsInvoice_itemsItemsPrice_data,
  description: "New price to create and charge.",
}
const invoice_itemsCreateParamsUnit_amount_decimal = {
  description: "Amount of one unit with up to 12 decimals, in the currency's smallest unit.",
}
const invoice_itemsCreateParamsDescription = {
  description: "The item's description, as customers see it on the invoice.",
}
const invoice_itemsCreateParamsPeriod = {
  properties: {
    start: { description: "Start of the period, as a Unix timestamp in seconds." },
    end: { description: "End of the period, as a Unix timestamp in seconds." },
  },
  description: "Period of the service, as the invoice shows it.",
}
const invoice_itemsCreateParamsTax_code = { description: "ID of a Stripe tax code, such as `txcd_10000000`." }
const chargesUpdateParamsShipping = {
  name: { description: "The recipient's name." },
  address: { description: "The shipping address." },
  phone: { description: "The recipient's phone number." },
  carrier: { description: "Delivery service, such as `DHL`." },
  tracking_number: { description: "Tracking number of the delivery service." },
}
const chargesUpdateParamsTransfer_group = { description: "For Connect: label that groups the payment with transfers." }
const subscriptionsCreateParamsItemsItemsPrice = {
  description: "ID of the price. Required unless `price_data` is set.",
}
const subscriptionsCreateParamsPayment_behavior = {
  description: "The outcome if a payment is required and fails. Defaults to `allow_incomplete`.",
}
const subscriptionsCreateParamsPayment_settings = {
  properties: {
    payment_method_types: invoicesCreateParamsPayment_settingsPayment_method_types,
    payment_method_options: invoicesCreateParamsPayment_settingsPayment_method_options,
    save_default_payment_method: {
      description: "Whether a successful payment makes its payment method the subscription's default.",
    },
  },
  description: "Payment settings of the subscription's invoices.",
}
const subscriptionsCreateParamsTrial_settings = {
  properties: {
    end_behavior: {
      properties: {
        missing_payment_method: { description: "The outcome if there is no payment method at the end of the trial." },
      },
      description: "The outcome at the end of the trial.",
    },
  },
  description: "The outcome of a trial that ends without a payment method.",
}
const subscriptionsCreateParamsCancel_at = {
  description:
    "Time of cancellation, as a Unix timestamp in seconds, or `min_period_end`, `max_period_end`. An empty string " +
    "removes it.",
}
const subscriptionsCreateParamsBilling_cycle_anchor = {
  description: "Future time of the first full invoice, as a Unix timestamp in seconds.",
}
const subscriptionsCreateParamsAdd_invoice_itemsItems = {
  properties: {
    price: subscriptionsCreateParamsItemsItemsPrice,
    price_data: {
      properties: invoicesPreviewParamsInvoice_itemsItemsPrice_data,
      description: "New price to create. Required unless `price` is set.",
    },
    quantity: { description: "Quantity of the price. Defaults to 1." },
    discounts: invoicesPreviewParamsSubscription_detailsItemsItemsDiscounts,
    tax_rates: invoicesPreviewParamsSubscription_detailsItemsItemsTax_rates,
  },
}
const subscriptionsCreateParamsAutomatic_tax = {
  properties: invoicesCreateParamsAutomatic_tax,
  description: "Whether Stripe calculates the taxes of the subscription's invoices.",
}
const subscriptionsCreateParamsDescription = {
  description: "The subscription's description, as the customer sees it.",
}
const subscriptionsCreateParamsTransfer_data = {
  destination: { description: "ID of the connected account." },
  amount_percent: { description: "Share of each invoice to transfer, in percent. Defaults to everything." },
}
const subscriptionsUpdateParamsCancellation_details = {
  properties: {
    comment: { description: "The customer's words on the cancellation." },
    feedback: { description: "The customer's reason for the cancellation." },
  },
  description: "Reason for the cancellation.",
}
const subscriptionsUpdateParamsOff_session = {
  description: "Whether the customer is absent while Stripe charges them. Defaults to `false`.",
}
const refundsListParams = {
  properties: {
    limit: customersListParamsLimit,
    starting_after: customersListParamsStarting_after,
    ending_before: customersListParamsEnding_before,
    charge: { description: "Filters by charge ID." },
    created: customersListParamsCreated,
    payment_intent: { description: "Filters by payment intent ID." },
  },
}
const refundsUpdateParams = { properties: { id: customersGetParamsId, metadata: customersCreateParamsMetadata } }
const productsCreateParamsActive = {
  description: "Whether the product can be purchased. Defaults to `true` for a new product.",
}
const productsCreateParamsDescription = { description: "The product's description, as customers see it." }
const productsCreateParamsDefault_price_dataRecurring = {
  properties: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataRecurring,
  description: "Interval of a recurring price.",
}
const productsCreateParamsId = { description: "ID of the new product. Stripe generates one by default." }
const productsCreateParamsMarketing_features = {
  items: { properties: { name: { description: "Up to 80 characters." } } },
  description: "Marketing features, up to 15.",
}
const productsCreateParamsPackage_dimensions = {
  description: "The product's package dimensions, in inches and ounces, with up to two decimals.",
}
const productsCreateParamsShippable = { description: "Whether the product is a physical good that is shipped." }
const productsCreateParamsStatement_descriptor = {
  description:
    "Text on the customer's card statement, up to 22 characters. Cannot contain `<`, `>`, `\\`, `\"` or `'`.",
}
const productsCreateParamsUnit_label = {
  description: "Label for one unit of the product on invoices, such as `seat`.",
}
const pricesCreateParamsProduct = { description: "ID of the product. Required unless `product_data` is set." }
const pricesCreateParamsTax_behavior = {
  description: "Whether the amount includes tax. Cannot change once it is `inclusive` or `exclusive`.",
}
const pricesCreateParamsLookup_key = { description: "Key of your own to find the price by, up to 200 characters." }
const pricesCreateParamsTransfer_lookup_key = {
  description: "Whether to take the lookup key away from the price that has it.",
}
const pricesCreateParamsNickname = { description: "Short description of the price, hidden from customers." }
const couponsCreateParamsName = { description: "The coupon's name, as customers see it on invoices and receipts." }
const webhook_endpointsListParams = {
  properties: {
    limit: customersListParamsLimit,
    starting_after: customersListParamsStarting_after,
    ending_before: customersListParamsEnding_before,
  },
}
const tax_ratesCreateParamsState = { description: "Subdivision of the country without its prefix, such as `NY`." }
const tax_ratesCreateParamsJurisdiction = { description: "Jurisdiction of the tax, as invoices show it." }
const tax_ratesCreateParamsDescription = { description: "Description for internal use, hidden from customers." }
const tax_ratesCreateParamsTax_type = { description: "Kind of tax, such as `vat`, `sales_tax` or `gst`." }
const payment_intentsCreateParamsCustomer = {
  description: "ID of the customer who pays. Required to charge a payment method that is attached to a customer.",
}
const payment_intentsCreateParamsAutomatic_payment_methods = {
  enabled: { description: "Whether to accept the payment methods enabled in the Dashboard." },
  allow_redirects: { description: "Whether to accept methods that redirect the customer. Defaults to `always`." },
}
const payment_intentsCreateParamsAllowed_payment_method_types = {
  description: "Payment method types to allow, such as `card`. Stripe picks the suitable ones.",
}
const payment_intentsCreateParamsPayment_method_options = {
  properties: {
    card: {
      properties: {
        request_three_d_secure: invoicesCreateParamsPayment_settingsPayment_method_optionsCardRequest_three_d_secure,
        request_incremental_authorization: { description: "Whether the authorized amount can be raised later." },
        request_multicapture: { description: "Whether the amount can be captured in several steps." },
        moto: { description: "Whether the card was given by mail or telephone." },
      },
      description: "Options of cards.",
    },
    us_bank_account: invoicesCreateParamsPayment_settingsPayment_method_optionsUs_bank_account,
  },
  description: "Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked.",
}
const payment_intentsCreateParamsOff_session = {
  description: "Whether the customer is absent and cannot authenticate. Allowed only when you confirm.",
}
const payment_intentsCreateParamsReturn_url = {
  description: "URL to return to after the customer authenticates on another page. Allowed only with `confirm`.",
}
const payment_intentsCreateParamsError_on_requires_action = {
  description: "Whether to fail the payment if the customer would have to act. Allowed only when you confirm.",
}
const payment_intentsCreateParamsConfirmation_token = {
  description: "ID of a confirmation token of Stripe.js with the customer's payment details.",
}
const payment_intentsCreateParamsMandate_data = {
  customer_acceptance: {
    properties: {
      type: { description: "Whether the customer accepted the mandate online." },
      accepted_at: { description: "Time of acceptance, as a Unix timestamp in seconds." },
      online: {
        properties: {
          ip_address: { description: "The customer's IP address." },
          user_agent: { description: "The user agent of the customer's browser." },
        },
        description: "Details of the acceptance, if `type` is `online`.",
      },
    },
    description: "The customer's acceptance of the mandate.",
  },
}
const payment_intentsCreateParamsMandate_data_2 = {
  properties: payment_intentsCreateParamsMandate_data,
  description: "The customer's acceptance of a mandate, for bank debits. Allowed only with `confirm`.",
}
const payment_intentsCreateParamsCapture_method = {
  description: "Whether Stripe captures the funds by itself. `manual` holds them until you capture.",
}
const payment_intentsCreateParamsSetup_future_usage = {
  description: "Whether to save the payment method for later payments, and whether the customer is present then.",
}
const payment_intentsCreateParamsDescription = {
  description: "Any text to display with the payment in the Dashboard.",
}
const payment_intentsCreateParamsStatement_descriptor = {
  description: "Text on the statement of payments without card, up to 22 characters.",
}
const payment_intentsCreateParamsStatement_descriptor_suffix = {
  description: "Text that follows the account's prefix on card statements.",
}
const payment_intentsCreateParamsShipping = {
  properties: chargesUpdateParamsShipping,
  description: "Shipping address and recipient of the payment.",
}
const payment_intentsConfirmParamsMandate_data = {
  properties: payment_intentsCreateParamsMandate_data,
  description: "The customer's acceptance of a mandate, for bank debits.",
}
const payment_intentsCancelParams = {
  properties: { id: customersGetParamsId, cancellation_reason: { description: "Reason for the cancellation." } },
}
const setup_intentsCreateParamsCustomer = { description: "ID of the customer to attach the payment method to." }
const setup_intentsCreateParamsDescription = { description: "Any text to display with the setup intent." }
const payment_methodsCreateParamsBilling_details = {
  properties: {
    name: { description: "The holder's full name." },
    email: { description: "The holder's email address." },
    phone: { description: "The holder's phone number." },
    address: { description: "The billing address." },
  },
  description: "Name, email address, phone number and address of the holder.",
}
const payment_methodsCreateParamsAllow_redisplay = {
  description: "Whether a checkout may show the payment method again. Defaults to `unspecified`.",
}
const payment_methodsAttachParamsCustomer = {
  description: "ID of the customer. Required unless `customer_account` is set.",
}
const payoutsGetKeywords = ["bank transfer", "arrives at bank", "withdrawal", "settlement", "our money"]
const checkout_sessionsCreateParamsLine_itemsItemsPrice_data = {
  currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
  product: pricesCreateParamsProduct,
  product_data: {
    properties: {
      name: { description: "The product's name, as customers see it." },
      description: productsCreateParamsDescription,
      images: { description: "Image URLs, up to eight." },
      tax_code: invoice_itemsCreateParamsTax_code,
      metadata: customersCreateParamsMetadata,
    },
    description: "New product to create. Required unless `product` is set.",
  },
  recurring: productsCreateParamsDefault_price_dataRecurring,
  unit_amount: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount,
  unit_amount_decimal: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount_decimal,
  tax_behavior: { description: "Whether the amount includes tax." },
}
const checkout_sessionsCreateParamsLine_itemsItemsPrice_data_2 = {
  properties: checkout_sessionsCreateParamsLine_itemsItemsPrice_data,
  description: "New price to create. Required unless `price` is set.",
}
const checkout_sessionsCreateParamsLine_itemsItemsAdjustable_quantity = {
  properties: {
    enabled: { description: "Whether the customer can change the quantity." },
    minimum: { description: "Least quantity. Defaults to 0." },
    maximum: { description: "Greatest quantity. Defaults to 99." },
  },
  description: "Whether the customer can change the quantity.",
}
const checkout_sessionsCreateParamsCustomer_creation = {
  description: "Whether to create a customer for one-time payments. Defaults to `if_required`.",
}
const checkout_sessionsCreateParamsDiscounts = {
  items: {
    properties: {
      coupon: { description: "ID of the coupon to apply." },
      promotion_code: { description: "ID of the promotion code to apply." },
    },
  },
  description: "Coupon or promotion code to apply. At most one.",
}
const checkout_sessionsCreateParamsAllow_promotion_codes = {
  description: "Whether customers can enter promotion codes.",
}
const checkout_sessionsCreateParamsPayment_method_collection = {
  description: "Whether to ask for a payment method when nothing is due, as in a trial. Defaults to `always`.",
}
const checkout_sessionsCreateParamsAutomatic_tax = {
  properties: invoicesCreateParamsAutomatic_tax,
  description: "Whether Stripe calculates taxes from the customer's address.",
}
const checkout_sessionsCreateParamsTax_id_collection = {
  properties: { enabled: { description: "Whether to ask for it." } },
  description: "Whether to ask for the customer's tax ID.",
}
const checkout_sessionsCreateParamsBilling_address_collection = {
  description: "Whether to ask for the billing address. `auto` asks only where it is needed.",
}
const checkout_sessionsCreateParamsShipping_address_collection = {
  properties: { allowed_countries: { description: "Two-letter codes of the countries to ship to, such as `DE`." } },
  description: "Countries to ship to. Asks for a shipping address.",
}
const checkout_sessionsCreateParamsPhone_number_collection = {
  properties: { enabled: { description: "Whether to ask for it." } },
  description: "Whether to ask for the customer's phone number.",
}
const payment_linksCreateParamsAfter_completionHosted_confirmation = {
  properties: { custom_message: { description: "Message to the customer." } },
  description: "Stripe's confirmation, if `type` is `hosted_confirmation`.",
}
const payment_linksCreateParamsAfter_completion = {
  properties: {
    type: { description: "Whether Stripe confirms or redirects." },
    hosted_confirmation: payment_linksCreateParamsAfter_completionHosted_confirmation,
    redirect: {
      properties: { url: { description: "URL to send the customer to." } },
      description: "Your own page, if `type` is `redirect`.",
    },
  },
  description: "Page after the purchase. Defaults to Stripe's confirmation.",
}
const payment_linksCreateParamsInactive_message = {
  description: "Message to customers when the link no longer works.",
}
const payment_linksCreateParamsRestrictions = {
  properties: {
    completed_sessions: {
      properties: { limit: { description: "Number of sessions that can be completed." } },
      description: "Limit of completed sessions.",
    },
  },
  description: "Limit of completed sessions.",
}
const changesCustomers = { params: webhook_endpointsListParams, record: { $ref: "#/$defs/Event" }, isGraphql: false }
const schemasPromotionCodesAllowed = { type: "boolean", description: "Whether customers can enter promotion codes." }
const schemasPaymentOptionsUs_bank_account = {
  $ref: "#/$defs/UsBankOptions",
  description: "Options of US bank accounts.",
}
const schemasRefundDestinationUs_bank_transfer = { anyOf: [{ $ref: "#/$defs/TransferReference" }, { type: "null" }] }
const schemasPackageDimensions = {
  height: { type: "number" },
  length: { type: "number" },
  weight: { type: "number" },
  width: { type: "number" },
}
const schemasEventCreated = { type: "integer", description: "Creation time, as a Unix timestamp in seconds." }
const schemasShippingAddress = { anyOf: [{ $ref: "#/$defs/PostalAddress" }, { type: "null" }] }
const schemasDiscountSource = {
  type: "object",
  properties: { type: { type: "string" }, coupon: { type: ["string", "null"] } },
}
const schemasPriceCurrency = { type: "string", description: "The currency, as a three-letter ISO code in lowercase." }
const schemasCustomerCustomer_account = {
  type: ["string", "null"],
  description: "The ID of the Account that represents the customer.",
}
const schemasCustomerInvoiceSettingsCustom_fields = { type: ["array", "null"], items: { $ref: "#/$defs/CustomField" } }
const schemasInvoiceCustomer_account = {
  type: ["string", "null"],
  description: "The ID of the Account that represents the customer billed.",
}
const schemasInvoiceReceipt_number = {
  type: ["string", "null"],
  description: "The number on the emailed receipt. Null if none was sent.",
}
const schemasInvoiceStatement_descriptor = {
  type: ["string", "null"],
  description: "Extra text for the customer's card statement.",
}
const schemasInvoicePaymentSettingsPayment_method_options = {
  anyOf: [{ $ref: "#/$defs/MethodOptions" }, { type: "null" }],
}
const schemasChargeAmount_refunded = {
  type: "integer",
  description: "The amount refunded, in the currency's smallest unit.",
}
const schemasChargeApplication_fee_amount = {
  type: ["integer", "null"],
  description: "The application fee requested, in the currency's smallest unit.",
}
const schemasChargeFailure_message = {
  type: ["string", "null"],
  description: "An explanation of the failure for people to read. Null unless failed.",
}
const schemasSubscriptionItemPrice = {
  anyOf: [{ $ref: "#/$defs/Price", description: "The price of the item." }, { type: "null" }],
}
const schemasSubscriptionItemMetadata = {
  $ref: "#/$defs/Labels",
  description: "Key-value pairs you attached to the item.",
}
const schemasPaymentIntentNext_action = {
  anyOf: [
    { $ref: "#/$defs/NextAction", description: "The step that the customer has to take. Null if none." },
    { type: "null" },
  ],
}
const schemasPaymentIntentLast_payment_error = {
  anyOf: [
    { $ref: "#/$defs/IntentError", description: "The error of the latest attempt. Null if none failed." },
    { type: "null" },
  ],
}
const schemasPaymentIntentCancellation_reason = {
  type: ["string", "null"],
  description: "The reason for the cancellation. Null unless canceled.",
}
const schemasPaymentIntentAllowed_payment_method_types = {
  type: ["array", "null"],
  items: { type: "string" },
  description: "The types of payment method allowed. Null for no limit.",
}
const schemasPaymentIntentAutomatic_payment_methods = {
  anyOf: [
    { $ref: "#/$defs/AutomaticMethodsOf", description: "The settings of payment methods enabled in the Dashboard." },
    { type: "null" },
  ],
}
const schemasPaymentIntentPayment_method_options = {
  anyOf: [{ $ref: "#/$defs/MethodOptions", description: "Options by payment method." }, { type: "null" }],
}
const schemasEnhancedEvidenceMastercard_compliance = { anyOf: [{ $ref: "#/$defs/FeeAcknowledged" }, { type: "null" }] }
const schemasEligibilityMastercard_compliance = { anyOf: [{ $ref: "#/$defs/EligibilityStatus" }, { type: "null" }] }
const schemasInvoiceItemMetadata = { anyOf: [schemasSubscriptionItemMetadata, { type: "null" }] }
const schemasCheckoutSessionLivemode = {
  type: "boolean",
  description: "Whether the session exists in live mode. False in test mode.",
}
const schemasCheckoutSessionShipping_address_collection = {
  anyOf: [
    { $ref: "#/$defs/ShippingCountries", description: "The countries to ship to. Null if no address is asked for." },
    { type: "null" },
  ],
}
const schemasLinkInvoices = { type: "object", properties: { enabled: { type: "boolean" } } }
const schemasShippingInputAddress = { $ref: "#/$defs/Address", description: "The shipping address." }
const schemasShippingInputPhone = { type: "string", description: "The recipient's phone number." }
const schemasShippingInputCarrier = { type: "string", description: "Delivery service, such as `DHL`." }
const schemasShippingInputTracking_number = { type: "string", description: "Tracking number of the delivery service." }
const schemasTransferInputDestination = { type: "string", description: "ID of the connected account." }
const schemasTransferInputAmount = {
  type: "integer",
  description: "Amount to transfer, in the currency's smallest unit. Defaults to the whole payment.",
}
const schemasCardInputExp_month = { type: "integer", description: "Month of expiry.", minimum: 1, maximum: 12 }
const schemasCardInputExp_year = { type: "integer", description: "Year of expiry, with four digits." }
const schemasUsBankInputAccount_holder_type = {
  type: "string",
  description: "Type of the account's holder.",
  enum: ["company", "individual"],
}
const schemasDiscountInputCoupon = { type: "string", description: "ID of the coupon to apply." }
const schemasDiscountInputPromotion_code = { type: "string", description: "ID of the promotion code to apply." }
const schemasRecurringInputInterval = {
  type: "string",
  description: "Interval between bills.",
  enum: ["day", "week", "month", "year"],
}
const schemasRecurringInputInterval_count = {
  type: "integer",
  description: "Number of intervals between bills. For example, 3 months are a quarter.",
  minimum: 1,
}
const schemasRecurringPriceDataUnit_amount = {
  type: "integer",
  description: "Amount of one unit, in the currency's smallest unit.",
}
const schemasRecurringPriceDataUnit_amount_decimal = {
  type: "string",
  description: "Amount of one unit with up to 12 decimals.",
}
const schemasCheckoutPriceDataRecurring = {
  $ref: "#/$defs/RecurringInput",
  description: "Interval of a recurring price.",
}
const schemasCheckoutProductInputName = { type: "string", description: "The product's name, as customers see it." }
const schemasSubscriptionItemInputPrice = {
  type: "string",
  description: "ID of the price. Required unless `price_data` is set.",
}
const schemasSubscriptionItemInputQuantity = {
  type: "integer",
  description: "Quantity of the price. Defaults to 1.",
  minimum: 0,
}
const schemasSubscriptionItemInputDiscounts = {
  type: "array",
  items: { $ref: "#/$defs/DiscountInput" },
  description: "Coupons or promotion codes for the item.",
}
const schemasPaymentSettingsInputPayment_method_types = {
  type: "array",
  items: { type: "string" },
  description: "Payment method types to accept, such as `card`. Defaults to the types of the invoice settings.",
}
const schemasCheckoutItemInputPrice_data = {
  $ref: "#/$defs/CheckoutPriceData",
  description: "New price to create. Required unless `price` is set.",
}
const schemasCheckoutItemInputAdjustable_quantity = {
  $ref: "#/$defs/AdjustableInput",
  description: "Whether the customer can change the quantity.",
}
const schemasCheckoutItemInputTax_rates = {
  type: "array",
  items: { type: "string" },
  description: "IDs of the tax rates.",
}
const schemasCheckoutItemChangeQuantity = { type: "integer", description: "Quantity of the item.", minimum: 0 }
const schemasCheckoutPaymentInputDescription = {
  type: "string",
  description: "Any text to display with the payment in the Dashboard.",
}
const schemasCheckoutSubscriptionInputDescription = {
  type: "string",
  description: "The subscription's description, as the customer sees it.",
}
const schemasCheckoutSubscriptionInputTrial_period_days = {
  type: "integer",
  description: "Days of the trial.",
  minimum: 1,
}
const schemasCheckoutSubscriptionInputTrial_settings = {
  $ref: "#/$defs/TrialSettingsInput",
  description: "The outcome of a trial that ends without a payment method.",
}
const schemasCheckoutCustomerFilterEmail = { type: "string", description: "The customer's email address." }
const schemasAfterCompletionInputHosted_confirmation = {
  $ref: "#/$defs/ConfirmationMessage",
  description: "Stripe's confirmation, if `type` is `hosted_confirmation`.",
}
const schemasRedirectInputUrl = { type: "string", description: "URL to send the customer to." }
const schemasCardPaymentOptionsRequest_three_d_secure = {
  type: "string",
  description: "Conditions for authenticating with 3D Secure. Defaults to `automatic`.",
  enum: ["any", "automatic", "challenge"],
}
export default describedKind(kind, {
  category: "payments",
  support: "community",
  docs: "https://docs.stripe.com/api",
  basis: {
    version: "API 2026-10-28.endive",
    date: "2026-11-26",
    compared: "Stripe's OpenAPI description 2026-10-28.endive, in the form of stripe-node 23.1.0",
    recorded: {
      read: 66,
      valid: 66,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/stripe/tests",
    },
    sources: [
      { type: "openapi", url: "https://raw.githubusercontent.com/stripe/openapi/master/latest/openapi.spec3.json" },
      { type: "changelog", url: "https://docs.stripe.com/changelog.md" },
    ],
    missing:
      "Subscription schedules, quotes, credit notes, transfers, connected accounts, files and meters. Options of " +
      "payment methods other than cards and bank accounts. Discounts and tax rates can be replaced but not emptied.",
  },
  sunset: {
    version: "2026-10-28.endive",
    date: "none",
    docs: "https://docs.stripe.com/api-versions",
    read: "2026-11-29",
  },
  description:
    "Customers, products, prices, subscriptions, invoices, checkout, payments, refunds, disputes and payouts of a " +
    "Stripe account.",
  config: {
    properties: {
      api_version: { description: "API version of requests, records and events. Another version has other records." },
    },
  },
  auth: {
    api_key: {
      description:
        "Copy a key from Developers > API keys in the Stripe Dashboard. A restricted key works if it can read, or " +
        "write, the resources you use.",
    },
    oauth: {
      description:
        "The account's owner authorizes your Connect platform. Find the client ID and redirect URI in the platform's " +
        "Connect settings.",
    },
  },
  entities: {
    customers: {
      description: "A customer of the business, with balance, addresses and preferences.",
      search: entitiesCustomersSearch,
      hit: {
        title: [["name"]],
        text: [
          ["email"],
          ["phone"],
          ["description"],
          ["address", "city"],
          ["address", "country"],
          ["shipping", "name"],
        ],
      },
      refs: {},
    },
    invoices: {
      description: "An invoice: the amount a customer owes, one-off or for a subscription.",
      search: entitiesInvoicesSearch,
      hit: {
        title: [["number"]],
        text: [["customer_name"], ["customer_email"], ["customer_phone"], ["description"], ["statement_descriptor"]],
      },
      refs: {
        customer: "customers.id",
        charge: "charges.id",
        payment_intent: "payment_intents.id",
        subscription: "subscriptions.id",
      },
    },
    invoice_line_items: { description: "A line item of an invoice, from an invoice item or a subscription.", refs: {} },
    invoice_items: {
      description: "An invoice item: an amount to add to a draft invoice, or to the customer's next one.",
      refs: { customer: "customers.id", invoice: "invoices.id" },
    },
    charges: {
      description: "A charge: one attempt to move money into the account.",
      search: entitiesChargesSearch,
      hit: {
        title: [["description"]],
        text: [
          ["receipt_email"],
          ["receipt_number"],
          ["billing_details", "name"],
          ["billing_details", "email"],
          ["failure_message"],
          ["statement_descriptor"],
        ],
      },
      refs: {
        customer: "customers.id",
        invoice: "invoices.id",
        payment_intent: "payment_intents.id",
        balance_transaction: "balance_transactions.id",
        failure_balance_transaction: "balance_transactions.id",
        dispute: "disputes.id",
      },
    },
    subscriptions: {
      description: "A subscription that charges a customer on a recurring basis.",
      search: entitiesSubscriptionsSearch,
      hit: { title: [["description"]], text: [["customer"], ["status"]] },
      refs: { customer: "customers.id", latest_invoice: "invoices.id" },
    },
    subscription_items: {
      description: "An item of a subscription: a price and its quantity.",
      refs: { subscription: "subscriptions.id" },
    },
    refunds: {
      description: "A refund of a charge.",
      search: entitiesRefundsSearch,
      hit: { title: [["id"]], text: [["charge"], ["reason"], ["receipt_number"], ["status"]] },
      refs: {
        charge: "charges.id",
        payment_intent: "payment_intents.id",
        balance_transaction: "balance_transactions.id",
      },
    },
    products: { description: "A product that you sell. Its prices are separate records.", refs: {} },
    prices: {
      description: "A price of a product: one-time or recurring, fixed, tiered or by usage.",
      refs: { product: "products.id" },
    },
    coupons: { description: "A coupon: an amount or a percentage off.", refs: {} },
    webhook_endpoints: { description: "A URL to which Stripe sends the events of the account.", refs: {} },
    promotion_codes: {
      description: "A code that customers enter to redeem a coupon.",
      refs: { customer: "customers.id" },
    },
    tax_rates: { description: "A tax rate for invoices, subscriptions and checkout sessions.", refs: {} },
    balance: {
      description:
        "The account's balance by currency, available and pending. There is one per account, so it has no ID.",
      refs: {},
    },
    balance_transactions: {
      description: "A balance transaction: one movement of funds in the account's balance, with its fees.",
      refs: {},
    },
    payment_intents: {
      description: "A payment intent: a payment from creation to success, over one or more charges.",
      refs: { customer: "customers.id" },
    },
    setup_intents: {
      description: "A setup intent: saves a customer's payment method for later payments, without charging it.",
      refs: { customer: "customers.id", payment_method: "payment_methods.id" },
    },
    payment_methods: {
      description: "A payment method of a customer: a card, bank account or wallet.",
      refs: { customer: "customers.id" },
    },
    disputes: {
      description: "A dispute: a charge that the cardholder contests with their bank.",
      refs: { charge: "charges.id", payment_intent: "payment_intents.id" },
    },
    payouts: {
      description: "A payout from the balance to a bank account or debit card.",
      refs: {
        balance_transaction: "balance_transactions.id",
        failure_balance_transaction: "balance_transactions.id",
        original_payout: "payouts.id",
        reversed_by: "payouts.id",
      },
    },
    checkout_sessions: {
      description: "A checkout session: one visit of a customer to Stripe's payment page.",
      refs: {
        customer: "customers.id",
        invoice: "invoices.id",
        payment_intent: "payment_intents.id",
        payment_link: "payment_links.id",
        setup_intent: "setup_intents.id",
        subscription: "subscriptions.id",
      },
    },
    checkout_line_items: { description: "An item that a customer purchases in a checkout session.", refs: {} },
    payment_links: {
      description: "A payment link: a URL to a payment page that any number of customers can use.",
      refs: {},
    },
    billing_portal_sessions: {
      description: "A visit of a customer to the page where they manage subscriptions and payment methods.",
      refs: {},
    },
    events: {
      description: "An event: something that happened in the account. Stripe keeps events for 30 days.",
      refs: {},
    },
  },
  operations: {
    "customers.list": {
      description:
        "Lists customers, newest first. Filters by exact email address or creation time; use `api_search` for other " +
        "filters.",
      keywords: ["clients", "buyer", "payer", "account", "subscriber", "newest customers"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          email: { description: "Filters by the exact email address. Case-sensitive." },
          created: customersListParamsCreated,
        },
      },
      record: { $ref: "#/$defs/Customer" },
      isGraphql: false,
    },
    "customers.get": {
      description: "Gets a customer by ID. A deleted customer has only `id`, `object` and `deleted`.",
      keywords: [
        "client details",
        "client",
        "buyer",
        "payer",
        "account",
        "subscriber",
        "details of the customer",
        "default card",
        "billing email",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "customers.create": {
      description: "Creates a customer. All fields are optional, and several customers can share an email address.",
      keywords: ["add client", "sign up", "client", "buyer", "payer", "account", "subscriber", "add a customer"],
      params: {
        properties: {
          email: customersCreateParamsEmail,
          name: customersCreateParamsName,
          description: customersCreateParamsDescription,
          phone: { description: "The customer's phone number." },
          address: customersCreateParamsAddress,
          shipping: customersCreateParamsShipping_2,
          payment_method: { description: "ID of a payment method to attach to the customer." },
          invoice_settings: customersCreateParamsInvoice_settings,
          tax_exempt: customersCreateParamsTax_exempt,
          preferred_locales: customersCreateParamsPreferred_locales,
          balance: customersCreateParamsBalance,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "customers.update": {
      description: "Updates a customer. Fields that you leave out keep their value; an empty string clears a field.",
      keywords: [
        "change email",
        "default card",
        "tax ID",
        "client",
        "buyer",
        "payer",
        "account",
        "subscriber",
        "change the billing email",
        "new address",
        "default payment method",
        "update the name",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          email: customersCreateParamsEmail,
          name: customersCreateParamsName,
          description: customersCreateParamsDescription,
          phone: { description: "The customer's phone number." },
          address: customersCreateParamsAddress,
          shipping: customersCreateParamsShipping_2,
          invoice_settings: customersCreateParamsInvoice_settings,
          tax_exempt: customersCreateParamsTax_exempt,
          preferred_locales: customersCreateParamsPreferred_locales,
          balance: customersCreateParamsBalance,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "customers.delete": {
      description: "Deletes a customer and cancels their subscriptions immediately. This cannot be undone.",
      keywords: ["remove client", "GDPR", "client", "buyer", "payer", "account", "subscriber"],
      params: customersGetParams,
      isGraphql: false,
    },
    "customers.api_search": {
      description:
        "Searches customers by name, email, phone, metadata or creation time, in Stripe's search query language.",
      keywords: [
        "find client",
        "by email",
        "called",
        "client",
        "buyer",
        "payer",
        "account",
        "subscriber",
        "find the customer",
        "customer with the email",
        "look up by email",
        "is there a customer",
      ],
      params: customersApi_searchParams,
      record: { $ref: "#/$defs/Customer" },
      isGraphql: false,
    },
    "invoices.list": {
      description: "Lists invoices, newest first, with their first line items.",
      keywords: [
        "bills",
        "unpaid",
        "overdue",
        "outstanding",
        "receivable",
        "amount due",
        "past due",
        "unpaid invoices",
        "overdue invoices",
        "invoices of the customer",
        "last invoice",
        "open invoices",
        "failed payments",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          collection_method: invoicesListParamsCollection_method,
          created: customersListParamsCreated,
          customer: { description: "Filters by customer ID." },
          customer_account: invoicesListParamsCustomer_account,
          status: { description: "Filters by invoice status." },
          subscription: { description: "Filters by subscription ID." },
        },
      },
      record: { $ref: "#/$defs/Invoice" },
      isGraphql: false,
    },
    "invoices.get": {
      description: "Gets an invoice with its amounts, taxes, payments and first ten line items.",
      keywords: [
        "bill details",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "past due",
        "is the invoice paid",
        "link to the invoice",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "invoices.create": {
      description:
        "Creates a draft invoice. It has no items unless you add invoice items to it, or include the pending items " +
        "of the customer.",
      keywords: [
        "bill client",
        "draft bill",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "past due",
        "bill the customer",
        "invoice somebody",
      ],
      params: {
        properties: {
          customer: { description: "ID of the customer to bill. Required unless another param names who is billed." },
          customer_account: invoicesCreateParamsCustomer_account,
          subscription: {
            description: "ID of a subscription whose pending items to invoice. Its billing cycle stays.",
          },
          from_invoice: {
            properties: {
              action: { description: "`revision`, the only way to derive an invoice." },
              invoice: { description: "ID of the finalized invoice." },
            },
            description: "Finalized invoice to revise. The new draft replaces it.",
          },
          collection_method: invoicesCreateParamsCollection_method,
          auto_advance: {
            description: "Whether Stripe finalizes the invoice and collects payment by itself. Defaults to `false`.",
          },
          pending_invoice_items_behavior: {
            description: "Whether to include the customer's pending invoice items. Defaults to `exclude`.",
          },
          currency: {
            description: "Three-letter ISO 4217 currency code, in lowercase. Defaults to the customer's currency.",
          },
          days_until_due: invoicesCreateParamsDays_until_due,
          due_date: invoicesCreateParamsDue_date,
          default_payment_method: invoicesCreateParamsDefault_payment_method,
          payment_settings: invoicesCreateParamsPayment_settings,
          discounts: invoicesCreateParamsDiscounts,
          default_tax_rates: invoicesCreateParamsDefault_tax_rates,
          automatic_tax: invoicesCreateParamsAutomatic_tax_2,
          description: invoicesCreateParamsDescription,
          footer: { description: "Footer of the invoice." },
          custom_fields: customersCreateParamsInvoice_settingsCustom_fields,
          number: { description: "Number of the invoice. Stripe gives one when the invoice is finalized." },
          shipping_details: invoicesCreateParamsShipping_details,
          statement_descriptor: invoicesCreateParamsStatement_descriptor,
          metadata: customersCreateParamsMetadata,
          application_fee_amount: invoicesCreateParamsApplication_fee_amount,
          on_behalf_of: invoicesCreateParamsOn_behalf_of,
          transfer_data: {
            properties: invoicesCreateParamsTransfer_data,
            description: "For Connect: account that receives the invoice's funds, and how much of them.",
          },
        },
      },
      isGraphql: false,
    },
    "invoices.update": {
      description: "Updates an invoice. After an invoice is finalized, most fields can no longer change.",
      keywords: ["due date", "memo", "bill", "receivable", "amount due", "unpaid", "past due"],
      params: {
        properties: {
          id: customersGetParamsId,
          collection_method: {
            description: "Whether Stripe charges the customer automatically or sends an invoice. Changes drafts only.",
          },
          auto_advance: { description: "Whether Stripe finalizes the invoice and collects payment by itself." },
          days_until_due: invoicesCreateParamsDays_until_due,
          due_date: invoicesCreateParamsDue_date,
          default_payment_method: invoicesCreateParamsDefault_payment_method,
          payment_settings: invoicesCreateParamsPayment_settings,
          discounts: invoicesCreateParamsDiscounts,
          default_tax_rates: invoicesCreateParamsDefault_tax_rates,
          automatic_tax: invoicesCreateParamsAutomatic_tax_2,
          description: invoicesCreateParamsDescription,
          footer: { description: "Footer of the invoice." },
          custom_fields: customersCreateParamsInvoice_settingsCustom_fields,
          number: { description: "Number of the invoice. Changes drafts only." },
          shipping_details: invoicesCreateParamsShipping_details,
          statement_descriptor: invoicesCreateParamsStatement_descriptor,
          metadata: customersCreateParamsMetadata,
          application_fee_amount: invoicesCreateParamsApplication_fee_amount,
        },
      },
      isGraphql: false,
    },
    "invoices.delete": {
      description:
        "Deletes a draft of a one-off invoice. This cannot be undone. Void a finalized invoice or one of a " +
        "subscription instead.",
      keywords: ["drop draft", "bill", "receivable", "amount due", "unpaid", "past due"],
      params: customersGetParams,
      isGraphql: false,
    },
    "invoices.api_search": {
      description:
        "Searches invoices by customer, number, status, total, metadata and more, in Stripe's search query language.",
      keywords: [
        "find bill",
        "by client",
        "unpaid",
        "bill",
        "receivable",
        "amount due",
        "past due",
        "invoices above",
        "invoice number",
        "the invoice been paid",
      ],
      params: customersApi_searchParams,
      record: { $ref: "#/$defs/Invoice" },
      isGraphql: false,
    },
    "invoices.finalize": {
      description:
        "Finalizes a draft invoice: gives it a number, fixes its amounts and opens it for payment. This cannot be " +
        "undone.",
      keywords: [
        "issue",
        "post",
        "lock draft",
        "approve",
        "make final",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "past due",
        "finish the draft",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          auto_advance: { description: "Whether Stripe collects payment by itself." },
        },
      },
      isGraphql: false,
    },
    "invoices.send": {
      description:
        "Emails an invoice to the customer, and finalizes it if it is a draft. In a sandbox, Stripe sends no email.",
      keywords: [
        "email bill",
        "deliver",
        "mail out",
        "remind",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "past due",
        "send the bill",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "invoices.pay": {
      description: "Charges the customer for an open invoice now, or marks it as paid outside of Stripe.",
      keywords: [
        "charge now",
        "collect",
        "settle",
        "retry card",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "past due",
        "charge the invoice",
        "retry the payment",
        "collect now",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          payment_method: {
            description:
              "ID of the customer's payment method to charge. Defaults to the invoice's, then the customer's.",
          },
          off_session: { description: "Whether the customer is absent during the payment. Defaults to `true`." },
          paid_out_of_band: {
            description: "Whether to mark the invoice as paid without a charge. Defaults to `false`.",
          },
          forgive: {
            description:
              "Whether to mark the invoice as paid if the source has insufficient funds. Defaults to `false`.",
          },
        },
      },
      isGraphql: false,
    },
    "invoices.void": {
      description: "Voids a finalized invoice: keeps it on record with nothing to pay. This cannot be undone.",
      keywords: [
        "tear up",
        "cancel bill",
        "annul",
        "wrong bill",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "past due",
        "cancel the invoice",
        "take back the invoice",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "invoices.mark_uncollectible": {
      description: "Marks an open invoice as uncollectible, a bad debt. It can still be paid or voided.",
      keywords: [
        "write off",
        "give up",
        "will not pay",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "past due",
        "will never pay",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "invoices.preview": {
      description:
        "Previews a customer's next invoice, or the invoice after a change of a subscription. Nothing is created or " +
        "changed.",
      keywords: [
        "upcoming bill",
        "next bill",
        "what will it cost",
        "proration",
        "bill",
        "receivable",
        "amount due",
        "unpaid",
        "past due",
        "upcoming invoice",
        "what will they pay",
      ],
      params: {
        properties: {
          customer: { description: "ID of the customer. Required unless another param names who is billed." },
          customer_account: invoicesCreateParamsCustomer_account,
          subscription: { description: "ID of the subscription." },
          subscription_details: {
            properties: {
              items: {
                items: invoicesPreviewParamsSubscription_detailsItemsItems,
                description: "Items to change, up to 20. Without its `id`, an item is added.",
              },
              cancel_at_period_end: { description: "Whether the subscription ends with its current period." },
              cancel_now: { description: "Whether the subscription ends now." },
              proration_behavior: invoicesPreviewParamsSubscription_detailsProration_behavior,
              proration_date: invoicesPreviewParamsSubscription_detailsProration_date,
              trial_end: invoicesPreviewParamsSubscription_detailsTrial_end,
            },
            description: "Changes of the subscription to preview, or a new subscription.",
          },
          invoice_items: {
            items: {
              properties: {
                amount: invoicesPreviewParamsInvoice_itemsItemsAmount,
                currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
                price: { description: "ID of the price to charge." },
                price_data: {
                  properties: invoicesPreviewParamsInvoice_itemsItemsPrice_data,
                  description: "New price to charge.",
                },
                quantity: { description: "Number of units." },
                description: { description: "The item's description." },
              },
            },
            description: "Invoice items to add to the preview, up to 250.",
          },
          discounts: invoicesCreateParamsDiscounts,
          automatic_tax: invoicesCreateParamsAutomatic_tax_2,
          currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
          preview_mode: {
            description: "Whether to preview the next invoice or a regular later one. Defaults to `next`.",
          },
        },
      },
      isGraphql: false,
    },
    "invoice_line_items.list": {
      description: "Lists the line items of an invoice.",
      keywords: ["positions", "what was billed", "rows of bill", "charges inside", "amounts"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          invoice: { description: "ID of the invoice." },
        },
      },
      record: { $ref: "#/$defs/InvoiceLine" },
      isGraphql: false,
    },
    "invoice_items.list": {
      description: "Lists invoice items, newest first.",
      keywords: ["pending charges", "one-off charge", "extra fee", "add to next bill", "position"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          created: customersListParamsCreated,
          customer: { description: "Filters by customer ID." },
          customer_account: invoicesListParamsCustomer_account,
          invoice: { description: "Filters by invoice ID. Cannot be combined with `pending`." },
          pending: { description: "Filters by whether the item still waits for an invoice." },
        },
      },
      record: { $ref: "#/$defs/InvoiceItem" },
      isGraphql: false,
    },
    "invoice_items.get": {
      description: "Gets an invoice item with its amount, price and invoice.",
      keywords: ["charge details", "one-off charge", "extra fee", "add to next bill", "pending charge", "position"],
      params: customersGetParams,
      isGraphql: false,
    },
    "invoice_items.create": {
      description: "Creates an invoice item. Without `invoice`, it waits for the customer's next invoice.",
      keywords: [
        "add fee",
        "extra charge",
        "bill for",
        "one-off charge",
        "extra fee",
        "add to next bill",
        "pending charge",
        "position",
        "add a line",
        "one time fee",
      ],
      params: {
        properties: {
          customer: invoice_itemsCreateParamsCustomer,
          customer_account: invoice_itemsCreateParamsCustomer_account,
          invoice: { description: "ID of a draft invoice to add the item to." },
          subscription: { description: "ID of a subscription whose next invoice gets the item." },
          amount: invoicesPreviewParamsInvoice_itemsItemsAmount,
          currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
          pricing: invoice_itemsCreateParamsPricing,
          price_data: invoice_itemsCreateParamsPrice_data,
          unit_amount_decimal: invoice_itemsCreateParamsUnit_amount_decimal,
          quantity: { description: "Number of units." },
          description: invoice_itemsCreateParamsDescription,
          discountable: { description: "Whether discounts apply to the item." },
          discounts: invoicesCreateParamsDiscounts,
          period: invoice_itemsCreateParamsPeriod,
          tax_behavior: { description: "Whether the amount includes tax." },
          tax_code: invoice_itemsCreateParamsTax_code,
          tax_rates: invoicesPreviewParamsSubscription_detailsItemsItemsTax_rates,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "invoice_items.update": {
      description: "Updates an invoice item. Items of finalized invoices cannot change.",
      keywords: ["correct fee", "one-off charge", "extra fee", "add to next bill", "pending charge", "position"],
      params: {
        properties: {
          id: customersGetParamsId,
          amount: invoicesPreviewParamsInvoice_itemsItemsAmount,
          pricing: invoice_itemsCreateParamsPricing,
          price_data: invoice_itemsCreateParamsPrice_data,
          unit_amount_decimal: invoice_itemsCreateParamsUnit_amount_decimal,
          quantity: { description: "Number of units." },
          description: invoice_itemsCreateParamsDescription,
          discountable: { description: "Whether discounts apply to the item." },
          discounts: invoicesCreateParamsDiscounts,
          period: invoice_itemsCreateParamsPeriod,
          tax_behavior: { description: "Whether the amount includes tax." },
          tax_code: invoice_itemsCreateParamsTax_code,
          tax_rates: invoicesPreviewParamsSubscription_detailsItemsItemsTax_rates,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "invoice_items.delete": {
      description:
        "Deletes an invoice item that waits for an invoice, or that is on a draft invoice. This cannot be undone.",
      keywords: ["drop fee", "one-off charge", "extra fee", "add to next bill", "pending charge", "position"],
      params: customersGetParams,
      isGraphql: false,
    },
    "charges.list": {
      description: "Lists charges, newest first, including failed charges.",
      keywords: [
        "payments",
        "failed cards",
        "card",
        "money taken",
        "transaction",
        "recent payments",
        "last payment",
        "payments of the customer",
        "failed payments",
        "declined cards",
        "the card go through",
        "why the card declined",
        "yesterday's payments",
        "who paid",
        "sales today",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          created: customersListParamsCreated,
          customer: { description: "Filters by customer ID." },
          payment_intent: { description: "Filters by payment intent ID." },
        },
      },
      record: { $ref: "#/$defs/Charge" },
      isGraphql: false,
    },
    "charges.get": {
      description: "Gets a charge with its outcome, billing details and payment method.",
      keywords: [
        "payment details",
        "receipt",
        "card",
        "money taken",
        "failed",
        "transaction",
        "why did it fail",
        "status of the payment",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "charges.update": {
      description: "Updates a charge's description, receipt, shipping, metadata or fraud report.",
      keywords: ["note", "payment", "card", "money taken", "failed", "transaction"],
      params: {
        properties: {
          id: customersGetParamsId,
          description: { description: "Any text to display with the charge in the Dashboard." },
          receipt_email: {
            description: "Email address that receives the receipt. Stripe sends one to each new address.",
          },
          customer: { description: "ID of the customer to assign. Allowed only if the charge has none." },
          fraud_details: {
            properties: { user_report: { description: "Your assessment." } },
            description: "Your assessment of the charge.",
          },
          shipping: { properties: chargesUpdateParamsShipping, description: "Shipping address and recipient." },
          transfer_group: chargesUpdateParamsTransfer_group,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "charges.api_search": {
      description:
        "Searches charges by amount, customer, status, card, metadata and more, in Stripe's search query language.",
      keywords: [
        "find payment",
        "payment",
        "money taken",
        "failed",
        "transaction",
        "payments above",
        "failed charges",
        "card ending in",
        "payment with the amount",
      ],
      params: customersApi_searchParams,
      record: { $ref: "#/$defs/Charge" },
      isGraphql: false,
    },
    "subscriptions.list": {
      description: "Lists subscriptions, newest first. Leaves out canceled subscriptions by default; see `status`.",
      keywords: [
        "active plans",
        "subs",
        "on trial",
        "plan",
        "recurring",
        "membership",
        "MRR",
        "renewal",
        "churn",
        "trial",
        "active subscriptions",
        "who on the plan",
        "past due subscriptions",
        "trials ending",
        "when does it renew",
        "failed charge",
        "churned",
        "subscribers",
        "is somebody subscribed",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          automatic_tax: {
            properties: { enabled: { description: "Whether automatic tax is enabled." } },
            description: "Filters by whether Stripe calculates the subscription's taxes automatically.",
          },
          collection_method: invoicesListParamsCollection_method,
          created: customersListParamsCreated,
          current_period_end: {
            description:
              "Filters to subscriptions with an item whose current period ends in this range, in Unix seconds.",
          },
          current_period_start: {
            description:
              "Filters to subscriptions with an item whose current period starts in this range, in Unix seconds.",
          },
          customer: { description: "Filters by customer ID." },
          customer_account: invoicesListParamsCustomer_account,
          price: { description: "Filters to subscriptions with an item for this price ID." },
          status: {
            description:
              "Filters by status. `canceled` includes subscriptions of deleted customers; `ended` means canceled or " +
              "expired before the first payment.",
          },
        },
      },
      record: { $ref: "#/$defs/Subscription" },
      isGraphql: false,
    },
    "subscriptions.get": {
      description: "Gets a subscription with its items, prices, periods and trial.",
      keywords: [
        "renewal date",
        "plan",
        "recurring",
        "membership",
        "MRR",
        "renewal",
        "churn",
        "when does it renew",
        "which plan",
        "next billing date",
        "still active",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "subscriptions.create": {
      description: "Creates a subscription and its first invoice.",
      keywords: [
        "sign up",
        "subscribe",
        "start plan",
        "plan",
        "recurring",
        "membership",
        "MRR",
        "renewal",
        "churn",
        "trial",
        "put on the plan",
        "start a subscription",
      ],
      params: {
        properties: {
          customer: invoice_itemsCreateParamsCustomer,
          customer_account: invoice_itemsCreateParamsCustomer_account,
          items: {
            items: {
              properties: {
                price: subscriptionsCreateParamsItemsItemsPrice,
                price_data: {
                  properties: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_data,
                  description: "New price to create. Required unless `price` is set.",
                },
                quantity: { description: "Quantity of the price. Defaults to 1." },
                discounts: invoicesPreviewParamsSubscription_detailsItemsItemsDiscounts,
                tax_rates: invoicesPreviewParamsSubscription_detailsItemsItemsTax_rates,
                metadata: customersCreateParamsMetadata,
              },
            },
            description: "Prices to subscribe to, up to 20.",
          },
          currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
          collection_method: invoicesCreateParamsCollection_method,
          days_until_due: invoicesCreateParamsDays_until_due,
          default_payment_method: {
            description:
              "ID of the customer's payment method to charge. Defaults to the one in the customer's invoice settings.",
          },
          payment_behavior: subscriptionsCreateParamsPayment_behavior,
          payment_settings: subscriptionsCreateParamsPayment_settings,
          off_session: { description: "Whether the customer is absent during the first payment. Defaults to `false`." },
          trial_period_days: { description: "Days of the trial before the first charge." },
          trial_end: invoicesPreviewParamsSubscription_detailsTrial_end,
          trial_settings: subscriptionsCreateParamsTrial_settings,
          cancel_at: subscriptionsCreateParamsCancel_at,
          cancel_at_period_end: { description: "Whether to cancel when the current period ends. Defaults to `false`." },
          billing_cycle_anchor: subscriptionsCreateParamsBilling_cycle_anchor,
          backdate_start_date: {
            description: "Past time of the subscription's start, as a Unix timestamp in seconds.",
          },
          proration_behavior: invoicesPreviewParamsSubscription_detailsProration_behavior,
          discounts: invoicesCreateParamsDiscounts,
          add_invoice_items: {
            items: subscriptionsCreateParamsAdd_invoice_itemsItems,
            description: "One-time items to add to the first invoice, up to 20.",
          },
          default_tax_rates: invoicesCreateParamsDefault_tax_rates,
          automatic_tax: subscriptionsCreateParamsAutomatic_tax,
          description: subscriptionsCreateParamsDescription,
          metadata: customersCreateParamsMetadata,
          application_fee_percent: {
            description:
              "For Connect: share of each invoice that goes to the platform, in percent with up to two decimals.",
          },
          transfer_data: {
            properties: subscriptionsCreateParamsTransfer_data,
            description: "For Connect: account that receives the invoices' funds, and its share.",
          },
          on_behalf_of: invoicesCreateParamsOn_behalf_of,
        },
      },
      isGraphql: false,
    },
    "subscriptions.update": {
      description:
        "Updates a subscription, for example its prices, quantities or time of cancellation. Changes of prices are " +
        "prorated by default.",
      keywords: [
        "upgrade",
        "downgrade",
        "switch plan",
        "seats",
        "extend trial",
        "plan",
        "recurring",
        "membership",
        "MRR",
        "renewal",
        "churn",
        "change the plan",
        "more seats",
        "cancel at period end",
        "end of the period",
        "pause",
        "apply a coupon",
        "switch to annual",
        "change the quantity",
        "cancel at the end",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          items: {
            items: invoicesPreviewParamsSubscription_detailsItemsItems,
            description:
              "Items to change, up to 20. Without its `id`, an item is added. Items that you leave out stay.",
          },
          proration_behavior: invoicesPreviewParamsSubscription_detailsProration_behavior,
          proration_date: invoicesPreviewParamsSubscription_detailsProration_date,
          cancel_at: subscriptionsCreateParamsCancel_at,
          cancel_at_period_end: {
            description: "Whether to cancel when the current period ends. `false` removes a scheduled cancellation.",
          },
          cancellation_details: subscriptionsUpdateParamsCancellation_details,
          pause_collection: {
            properties: {
              behavior: { description: "The treatment of invoices in the meantime." },
              resumes_at: { description: "Time to resume collecting payment, as a Unix timestamp in seconds." },
            },
            description: "Pauses collecting payment. The subscription stays active.",
          },
          collection_method: invoicesListParamsCollection_method,
          days_until_due: invoicesCreateParamsDays_until_due,
          default_payment_method: {
            description: "ID of the customer's payment method to charge. An empty string removes it.",
          },
          payment_behavior: subscriptionsCreateParamsPayment_behavior,
          payment_settings: subscriptionsCreateParamsPayment_settings,
          off_session: subscriptionsUpdateParamsOff_session,
          trial_end: invoicesPreviewParamsSubscription_detailsTrial_end,
          trial_settings: subscriptionsCreateParamsTrial_settings,
          discounts: invoicesCreateParamsDiscounts,
          add_invoice_items: {
            items: subscriptionsCreateParamsAdd_invoice_itemsItems,
            description: "One-time items to add to the next invoice, up to 20.",
          },
          default_tax_rates: invoicesCreateParamsDefault_tax_rates,
          automatic_tax: subscriptionsCreateParamsAutomatic_tax,
          description: subscriptionsCreateParamsDescription,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "subscriptions.api_search": {
      description: "Searches subscriptions by status, metadata or creation time, in Stripe's search query language.",
      keywords: [
        "find plan",
        "past due",
        "active",
        "plan",
        "recurring",
        "membership",
        "MRR",
        "renewal",
        "churn",
        "trial",
      ],
      params: customersApi_searchParams,
      record: { $ref: "#/$defs/Subscription" },
      isGraphql: false,
    },
    "subscriptions.cancel": {
      description:
        "Cancels a subscription immediately. This cannot be undone. To cancel it later, set `cancel_at_period_end` " +
        "by `update`.",
      keywords: [
        "terminate",
        "stop",
        "quit",
        "unsubscribe",
        "plan",
        "recurring",
        "membership",
        "MRR",
        "renewal",
        "churn",
        "trial",
        "cancel now",
        "end immediately",
        "stop the subscription",
        "cancel the plan",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          invoice_now: {
            description: "Whether to create a final invoice for unbilled usage and prorations. Defaults to `false`.",
          },
          prorate: { description: "Whether to credit the unused time of the period. Defaults to `false`." },
          cancellation_details: subscriptionsUpdateParamsCancellation_details,
        },
      },
      isGraphql: false,
    },
    "subscriptions.resume": {
      description: "Resumes a subscription in status `paused`, and creates an invoice for the resumed period.",
      keywords: [
        "unpause",
        "continue",
        "restart",
        "again",
        "plan",
        "recurring",
        "membership",
        "MRR",
        "renewal",
        "churn",
        "trial",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          proration_behavior: invoicesPreviewParamsSubscription_detailsProration_behavior,
          proration_date: invoicesPreviewParamsSubscription_detailsProration_date,
        },
      },
      isGraphql: false,
    },
    "subscription_items.list": {
      description: "Lists the items of a subscription.",
      keywords: ["plan lines", "seats", "quantity", "licenses", "add-on", "billed quantity"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          subscription: { description: "ID of the subscription." },
        },
      },
      record: { $ref: "#/$defs/SubscriptionItem" },
      isGraphql: false,
    },
    "subscription_items.get": {
      description: "Gets an item of a subscription with its price, quantity and current period.",
      keywords: ["plan line", "seats", "licenses", "add-on", "billed quantity"],
      params: customersGetParams,
      isGraphql: false,
    },
    "subscription_items.create": {
      description: "Adds an item to a subscription. Other items stay as they are.",
      keywords: ["add-on", "add seat type", "seats", "quantity", "plan line", "licenses", "billed quantity"],
      params: {
        properties: {
          subscription: { description: "ID of the subscription." },
          price: { description: "ID of the price to subscribe to. Required unless `price_data` is set." },
          price_data: {
            properties: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_data,
            description: "New price to subscribe to. Required unless `price` is set.",
          },
          quantity: { description: "Quantity of the price. Defaults to 1. Leave it out for metered prices." },
          proration_behavior: invoicesPreviewParamsSubscription_detailsProration_behavior,
          proration_date: invoicesPreviewParamsSubscription_detailsProration_date,
          payment_behavior: subscriptionsCreateParamsPayment_behavior,
          discounts: invoicesCreateParamsDiscounts,
          tax_rates: invoicesPreviewParamsSubscription_detailsItemsItemsTax_rates,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "subscription_items.update": {
      description: "Updates the price or quantity of a subscription's item.",
      keywords: [
        "more seats",
        "upgrade quantity",
        "switch price",
        "seats",
        "plan line",
        "licenses",
        "add-on",
        "billed quantity",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          price: { description: "ID of the new price." },
          price_data: {
            properties: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_data,
            description: "New price to create and use.",
          },
          quantity: { description: "Quantity of the price." },
          proration_behavior: invoicesPreviewParamsSubscription_detailsProration_behavior,
          proration_date: invoicesPreviewParamsSubscription_detailsProration_date,
          payment_behavior: subscriptionsCreateParamsPayment_behavior,
          off_session: subscriptionsUpdateParamsOff_session,
          discounts: invoicesCreateParamsDiscounts,
          tax_rates: invoicesPreviewParamsSubscription_detailsItemsItemsTax_rates,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "subscription_items.delete": {
      description: "Removes an item from its subscription. The subscription itself is not canceled.",
      keywords: ["drop add-on", "seats", "quantity", "plan line", "licenses", "add-on", "billed quantity"],
      params: {
        properties: {
          id: customersGetParamsId,
          proration_behavior: invoicesPreviewParamsSubscription_detailsProration_behavior,
          proration_date: invoicesPreviewParamsSubscription_detailsProration_date,
          clear_usage: { description: "Whether to delete the item's usage. Allowed only for metered prices." },
        },
      },
      isGraphql: false,
    },
    "refunds.list": {
      description: "Lists refunds, newest first. Filters by charge or payment intent.",
      keywords: [
        "money returned",
        "money back",
        "return",
        "reimburse",
        "pay back",
        "half back",
        "refunds this month",
        "did we refund",
        "was it refunded",
        "refunded already",
      ],
      params: refundsListParams,
      record: { $ref: "#/$defs/Refund" },
      isGraphql: false,
    },
    "refunds.get": {
      description: "Gets a refund with its amount, status and destination.",
      keywords: ["did it arrive", "money back", "return", "reimburse", "pay back", "half back"],
      params: customersGetParams,
      isGraphql: false,
    },
    "refunds.create": {
      description: "Creates a refund for a charge or payment intent, in full or in part.",
      keywords: [
        "give back",
        "reimburse",
        "return payment",
        "partial",
        "money back",
        "return",
        "pay back",
        "half back",
        "refund the payment",
        "give the money back",
        "partial refund",
        "refund half",
        "double charged",
        "refund the last payment",
        "charged twice",
        "refund the customer",
      ],
      params: {
        properties: {
          charge: { description: "ID of the charge to refund. Required unless `payment_intent` is set." },
          payment_intent: { description: "ID of the payment intent to refund. Required unless `charge` is set." },
          amount: {
            description:
              "Amount to refund, in the currency's smallest unit. Defaults to the unrefunded amount of the charge.",
          },
          metadata: customersCreateParamsMetadata,
          reason: {
            description: "Reason for the refund. `fraudulent` also adds the card and email to your block lists.",
          },
          refund_application_fee: {
            description: "For Connect: whether to refund the platform's application fee in proportion.",
          },
          reverse_transfer: { description: "For Connect: whether to reverse the transfer in proportion." },
        },
      },
      isGraphql: false,
    },
    "refunds.update": {
      description: "Updates the metadata of a refund. Nothing else can change.",
      keywords: ["note", "money back", "return", "reimburse", "pay back", "half back"],
      params: refundsUpdateParams,
      isGraphql: false,
    },
    "refunds.cancel": {
      description:
        "Cancels a refund in status `requires_action`. Refunds of cards and in other states cannot be canceled.",
      keywords: [
        "stop money back",
        "keep money",
        "undo return",
        "money back",
        "return",
        "reimburse",
        "pay back",
        "half back",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "products.list": {
      description: "Lists products, newest first. Includes archived products by default; see `active`.",
      keywords: ["catalog", "goods", "service", "what we sell", "plan name", "what do we sell"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          active: { description: "Filters by whether the product can be purchased." },
          created: customersListParamsCreated,
          ids: {
            description: "Filters by product IDs. Returns one page only, so set `limit` to at least the number of IDs.",
          },
          shippable: { description: "Filters by whether the product can be shipped." },
          url: { description: "Filters by the URL of the product's web page." },
        },
      },
      record: { $ref: "#/$defs/Product" },
      isGraphql: false,
    },
    "products.get": {
      description: "Gets a product. Prices are not included.",
      keywords: ["goods details", "goods", "service", "what we sell", "catalog", "plan name"],
      params: customersGetParams,
      isGraphql: false,
    },
    "products.create": {
      description: "Creates a product, with a price if `default_price_data` is set.",
      keywords: ["new goods", "launch", "goods", "service", "what we sell", "catalog", "plan name"],
      params: {
        properties: {
          name: { description: "The product's name, as customers see it." },
          active: productsCreateParamsActive,
          description: productsCreateParamsDescription,
          default_price_data: {
            properties: {
              currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
              recurring: productsCreateParamsDefault_price_dataRecurring,
              unit_amount: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount,
              unit_amount_decimal: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount_decimal,
              tax_behavior: { description: "Whether the amount includes tax." },
              metadata: customersCreateParamsMetadata,
            },
            description: "Price to create with the product and use by default.",
          },
          id: productsCreateParamsId,
          images: { description: "Image URLs, up to eight." },
          marketing_features: productsCreateParamsMarketing_features,
          metadata: customersCreateParamsMetadata,
          package_dimensions: productsCreateParamsPackage_dimensions,
          shippable: productsCreateParamsShippable,
          statement_descriptor: productsCreateParamsStatement_descriptor,
          tax_code: invoice_itemsCreateParamsTax_code,
          unit_label: productsCreateParamsUnit_label,
          url: { description: "URL of a public web page for the product." },
        },
      },
      isGraphql: false,
    },
    "products.update": {
      description: "Updates a product. Fields that you leave out keep their value; an empty string clears a field.",
      keywords: ["rename", "hide", "picture", "goods", "service", "what we sell", "catalog", "plan name"],
      params: {
        properties: {
          id: customersGetParamsId,
          active: productsCreateParamsActive,
          name: { description: "The product's name, as customers see it." },
          description: productsCreateParamsDescription,
          default_price: { description: "ID of the price to use by default." },
          images: { description: "Image URLs, up to eight." },
          marketing_features: productsCreateParamsMarketing_features,
          metadata: customersCreateParamsMetadata,
          package_dimensions: productsCreateParamsPackage_dimensions,
          shippable: productsCreateParamsShippable,
          statement_descriptor: productsCreateParamsStatement_descriptor,
          tax_code: invoice_itemsCreateParamsTax_code,
          unit_label: productsCreateParamsUnit_label,
          url: { description: "URL of a public web page for the product." },
        },
      },
      isGraphql: false,
    },
    "products.delete": {
      description: "Deletes a product that has no prices. To archive a product with prices, set `active` to `false`.",
      keywords: ["drop goods", "goods", "service", "what we sell", "catalog", "plan name"],
      params: customersGetParams,
      isGraphql: false,
    },
    "products.api_search": {
      description:
        "Searches products by name, description, active state, metadata and more, in Stripe's search query language.",
      keywords: ["find goods", "goods", "service", "what we sell", "catalog", "plan name"],
      params: customersApi_searchParams,
      record: { $ref: "#/$defs/Product" },
      isGraphql: false,
    },
    "prices.list": {
      description: "Lists prices, newest first. Includes archived prices by default; see `active`.",
      keywords: ["tariffs", "cost", "how much", "rate", "plan amount", "what does it cost", "price of the plan"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          active: { description: "Filters by whether the price can be used for new purchases." },
          created: customersListParamsCreated,
          currency: { description: "Filters by three-letter ISO 4217 currency code, in lowercase." },
          lookup_keys: { description: "Filters by lookup keys, up to ten." },
          product: { description: "Filters by product ID." },
          recurring: {
            properties: {
              interval: { description: "Interval between bills." },
              usage_type: { description: "Whether a quantity or usage is billed." },
              meter: { description: "ID of the meter." },
            },
            description: "Filters recurring prices by interval, usage type or meter.",
          },
          type: { description: "Filters by whether the price recurs." },
        },
      },
      record: { $ref: "#/$defs/Price" },
      isGraphql: false,
    },
    "prices.get": {
      description: "Gets a price with its amount, currency, interval and product.",
      keywords: ["how much", "tariff", "cost", "rate", "plan amount"],
      params: customersGetParams,
      isGraphql: false,
    },
    "prices.create": {
      description: "Creates a price of a product. The amount cannot change afterwards.",
      keywords: [
        "set tariff",
        "new amount",
        "tariff",
        "cost",
        "how much",
        "rate",
        "plan amount",
        "new price",
        "yearly price",
      ],
      params: {
        properties: {
          currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
          product: pricesCreateParamsProduct,
          product_data: {
            properties: {
              name: { description: "The product's name, as customers see it." },
              id: productsCreateParamsId,
              active: productsCreateParamsActive,
              statement_descriptor: productsCreateParamsStatement_descriptor,
              tax_code: invoice_itemsCreateParamsTax_code,
              unit_label: productsCreateParamsUnit_label,
              metadata: customersCreateParamsMetadata,
            },
            description: "New product to create. Required unless `product` is set.",
          },
          unit_amount: { description: "Amount of one unit, in the currency's smallest unit. 0 means free." },
          unit_amount_decimal: invoice_itemsCreateParamsUnit_amount_decimal,
          custom_unit_amount: {
            properties: {
              enabled: { description: "`true`; leave the param out otherwise." },
              minimum: { description: "Least amount, in the currency's smallest unit." },
              maximum: { description: "Greatest amount, in the currency's smallest unit." },
              preset: { description: "Amount to begin with, in the currency's smallest unit." },
            },
            description: "Lets customers choose the amount in Checkout and payment links.",
          },
          recurring: {
            properties: {
              interval: { description: "Interval between bills." },
              interval_count: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataRecurringInterval_count,
              usage_type: {
                description: "Whether a quantity or the reported usage is billed. Defaults to `licensed`.",
              },
              meter: { description: "ID of the meter that counts usage, if `usage_type` is `metered`." },
            },
            description: "Interval of a recurring price. Leave it out for a one-time price.",
          },
          billing_scheme: { description: "Whether each unit costs the same or `tiers` apply. Defaults to `per_unit`." },
          tiers: {
            items: {
              properties: {
                up_to: { description: "Last unit of the tier, or `inf` for the last tier." },
                unit_amount: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount,
                unit_amount_decimal: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataUnit_amount_decimal,
                flat_amount: { description: "Amount of the whole tier, in the currency's smallest unit." },
                flat_amount_decimal: { description: "Amount of the whole tier with up to 12 decimals." },
              },
            },
            description: "Tiers in ascending order. Requires `billing_scheme` and `tiers_mode`.",
          },
          tiers_mode: {
            description:
              "Whether each unit costs the price of its tier, or all units the price of the last tier reached.",
          },
          transform_quantity: {
            properties: {
              divide_by: { description: "Divisor of the quantity." },
              round: { description: "Direction to round in after the division." },
            },
            description: "Division of the quantity before the price applies. Cannot be combined with `tiers`.",
          },
          tax_behavior: pricesCreateParamsTax_behavior,
          lookup_key: pricesCreateParamsLookup_key,
          transfer_lookup_key: pricesCreateParamsTransfer_lookup_key,
          nickname: pricesCreateParamsNickname,
          active: { description: "Whether the price can be used for new purchases. Defaults to `true`." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "prices.update": {
      description:
        "Updates a price. To change an amount, create another price and archive this one with `active: false`.",
      keywords: ["deactivate", "nickname", "tariff", "cost", "how much", "rate", "plan amount"],
      params: {
        properties: {
          id: customersGetParamsId,
          active: { description: "Whether the price can be used for new purchases." },
          lookup_key: pricesCreateParamsLookup_key,
          transfer_lookup_key: pricesCreateParamsTransfer_lookup_key,
          nickname: pricesCreateParamsNickname,
          tax_behavior: pricesCreateParamsTax_behavior,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "prices.api_search": {
      description:
        "Searches prices by active state, currency, lookup key, product, type or metadata, in Stripe's search query " +
        "language.",
      keywords: ["find tariff", "by amount", "tariff", "cost", "how much", "rate", "plan amount"],
      params: customersApi_searchParams,
      record: { $ref: "#/$defs/Price" },
      isGraphql: false,
    },
    "coupons.list": {
      description: "Lists coupons, newest first.",
      keywords: ["discounts", "percent off", "promo", "rebate", "deal"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          created: customersListParamsCreated,
        },
      },
      record: { $ref: "#/$defs/Coupon" },
      isGraphql: false,
    },
    "coupons.get": {
      description: "Gets a coupon with its discount, duration and number of redemptions.",
      keywords: ["discount details", "percent off", "promo", "rebate", "deal"],
      params: customersGetParams,
      isGraphql: false,
    },
    "coupons.create": {
      description:
        "Creates a coupon with a percentage or an amount off. Its discount and duration cannot change afterwards.",
      keywords: ["new discount", "percent off", "promo", "rebate", "deal"],
      params: {
        properties: {
          percent_off: {
            description: "Percentage off, greater than 0 and up to 100. Required unless `amount_off` is set.",
          },
          amount_off: {
            description: "Amount off, in the currency's smallest unit. Required unless `percent_off` is set.",
          },
          currency: { description: "Three-letter ISO 4217 currency code of `amount_off`, in lowercase." },
          duration: { description: "Duration of a subscription's discount. Defaults to `once`." },
          duration_in_months: { description: "Months that the discount lasts, if `duration` is `repeating`." },
          id: { description: "ID of the new coupon, such as `SPRING25`. Stripe generates one by default." },
          name: couponsCreateParamsName,
          applies_to: {
            properties: { products: { description: "IDs of the products that the coupon applies to." } },
            description: "Products that the discount applies to. Defaults to all.",
          },
          max_redemptions: { description: "Number of times the coupon can be redeemed in all." },
          redeem_by: {
            description: "Last time to redeem the coupon, as a Unix timestamp in seconds. At most five years ahead.",
          },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "coupons.update": {
      description: "Updates the name or metadata of a coupon. Its discount cannot change.",
      keywords: ["rename discount", "percent off", "promo", "rebate", "deal"],
      params: {
        properties: {
          id: customersGetParamsId,
          name: couponsCreateParamsName,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "coupons.delete": {
      description:
        "Deletes a coupon, so that nobody can redeem it. Discounts already applied stay. This cannot be undone.",
      keywords: ["end discount", "percent off", "promo", "rebate", "deal"],
      params: customersGetParams,
      isGraphql: false,
    },
    "webhook_endpoints.list": {
      description: "Lists webhook endpoints, newest first.",
      keywords: ["callbacks", "callback URL", "listener", "notification", "push", "integration", "which webhooks"],
      params: webhook_endpointsListParams,
      record: { $ref: "#/$defs/WebhookEndpoint" },
      isGraphql: false,
    },
    "webhook_endpoints.get": {
      description: "Gets a webhook endpoint, without its secret.",
      keywords: ["callback settings", "callback URL", "listener", "notification", "push", "integration"],
      params: customersGetParams,
      isGraphql: false,
    },
    "webhook_endpoints.create": {
      description: "Creates a webhook endpoint. Only this response has its secret.",
      keywords: ["subscribe", "register URL", "callback URL", "listener", "notification", "push", "integration"],
      params: {
        properties: {
          url: { description: "URL that receives the events." },
          enabled_events: {
            items: { description: "Name of an event." },
            description: "Names of the events to send. `*` stands for all, except for a few that need their names.",
          },
          description: { description: "Your own description, which customers do not see." },
          connect: { description: "Whether to send the events of connected accounts. Defaults to `false`." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "webhook_endpoints.delete": {
      description: "Deletes a webhook endpoint, so that Stripe sends it no more events.",
      keywords: ["unsubscribe", "callback URL", "listener", "notification", "push", "integration"],
      params: customersGetParams,
      isGraphql: false,
    },
    "promotion_codes.list": {
      description: "Lists promotion codes, newest first.",
      keywords: [
        "vouchers",
        "promo code",
        "discount code",
        "redeem",
        "customer-facing code",
        "active codes",
        "is the code valid",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          active: { description: "Filters by whether the code can be redeemed." },
          code: { description: "Filters by the code, regardless of case." },
          coupon: { description: "Filters by coupon ID." },
          created: customersListParamsCreated,
          customer: { description: "Filters by customer ID." },
          customer_account: invoicesListParamsCustomer_account,
        },
      },
      record: { $ref: "#/$defs/PromotionCode" },
      isGraphql: false,
    },
    "promotion_codes.get": {
      description: "Gets a promotion code with its coupon, restrictions and number of redemptions.",
      keywords: ["voucher details", "voucher", "promo code", "discount code", "redeem", "customer-facing code"],
      params: customersGetParams,
      isGraphql: false,
    },
    "promotion_codes.create": {
      description: "Creates a promotion code for a coupon. Its code and limits cannot change afterwards.",
      keywords: [
        "make voucher",
        "percent off code",
        "voucher",
        "promo code",
        "discount code",
        "redeem",
        "customer-facing code",
      ],
      params: {
        properties: {
          promotion: {
            properties: {
              type: { description: "`coupon`, the only type of promotion." },
              coupon: { description: "ID of the coupon." },
            },
            description: "Coupon that the code redeems. Needs API version 2025-09-30.clover or later.",
          },
          code: {
            description:
              "Code that customers enter, such as `SPRING25`: letters, digits and hyphens. Stripe generates one by " +
              "default.",
          },
          active: { description: "Whether the code can be redeemed. Defaults to `true`." },
          customer: { description: "ID of the customer that can use the code. Defaults to all customers." },
          customer_account: { description: "ID of the account that represents the customer that can use the code." },
          expires_at: { description: "Last time to redeem the code, as a Unix timestamp in seconds." },
          max_redemptions: { description: "Number of times the code can be redeemed in all." },
          restrictions: {
            properties: {
              first_time_transaction: {
                description: "Whether only customers without an earlier payment can redeem the code.",
              },
              minimum_amount: { description: "Least amount of the purchase, in the currency's smallest unit." },
              minimum_amount_currency: {
                description: "Three-letter ISO 4217 currency code of `minimum_amount`, in lowercase.",
              },
            },
            description: "Conditions for redeeming the code.",
          },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "promotion_codes.update": {
      description: "Activates or deactivates a promotion code, or updates its metadata.",
      keywords: ["deactivate voucher", "voucher", "promo code", "discount code", "redeem", "customer-facing code"],
      params: {
        properties: {
          id: customersGetParamsId,
          active: { description: "Whether the code can be redeemed. Reactivating requires a valid coupon." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "tax_rates.list": {
      description: "Lists tax rates, newest first. Includes archived rates by default; see `active`.",
      keywords: ["VAT", "GST", "sales tax", "percentage", "Mehrwertsteuer"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          active: { description: "Filters by whether the rate can be applied anew." },
          created: customersListParamsCreated,
          inclusive: { description: "Filters by whether amounts include the tax." },
        },
      },
      record: { $ref: "#/$defs/TaxRate" },
      isGraphql: false,
    },
    "tax_rates.get": {
      description: "Gets a tax rate with its percentage and jurisdiction.",
      keywords: ["VAT details", "VAT", "GST", "sales tax", "Mehrwertsteuer"],
      params: customersGetParams,
      isGraphql: false,
    },
    "tax_rates.create": {
      description: "Creates a tax rate. Its percentage cannot change afterwards.",
      keywords: ["new VAT", "VAT", "GST", "sales tax", "Mehrwertsteuer"],
      params: {
        properties: {
          display_name: { description: "The tax rate's name, as customers see it, such as `VAT`." },
          percentage: { description: "Percentage of the tax, such as 19 or 7.25." },
          inclusive: { description: "Whether amounts include the tax." },
          active: { description: "Whether the rate can be applied anew. Defaults to `true`." },
          country: { description: "Two-letter country code, such as `DE`." },
          state: tax_ratesCreateParamsState,
          jurisdiction: tax_ratesCreateParamsJurisdiction,
          description: tax_ratesCreateParamsDescription,
          tax_type: tax_ratesCreateParamsTax_type,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "tax_rates.update": {
      description: "Updates a tax rate. To archive it, set `active` to `false`.",
      keywords: ["deactivate VAT", "VAT", "GST", "sales tax", "percentage", "Mehrwertsteuer"],
      params: {
        properties: {
          id: customersGetParamsId,
          display_name: { description: "The tax rate's name, as customers see it." },
          active: { description: "Whether the rate can be applied anew. Subscriptions that have it keep it." },
          country: { description: "Two-letter country code, such as `DE`." },
          state: tax_ratesCreateParamsState,
          jurisdiction: tax_ratesCreateParamsJurisdiction,
          description: tax_ratesCreateParamsDescription,
          tax_type: tax_ratesCreateParamsTax_type,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "balance.get": {
      description: "Gets the account's current balance: available, pending and reserved amounts by currency.",
      keywords: [
        "money",
        "funds",
        "how much money",
        "cash",
        "liquidity",
        "on account",
        "how much the account",
        "available money",
        "pending balance",
      ],
      isGraphql: false,
    },
    "balance_transactions.list": {
      description: "Lists balance transactions, newest first: charges, refunds, fees, payouts and others.",
      keywords: ["ledger", "fees paid", "money movements", "net", "statement", "bookkeeping", "money in and out"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          created: customersListParamsCreated,
          currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
          payout: { description: "Filters to transactions paid out by this automatic payout ID." },
          source: { description: "Filters by the ID of the source object, such as a charge." },
          type: { description: "Filters by transaction type, such as `charge`, `refund`, `payout` or `adjustment`." },
        },
      },
      record: { $ref: "#/$defs/BalanceTransaction" },
      isGraphql: false,
    },
    "balance_transactions.get": {
      description: "Gets a balance transaction with its fees and net amount.",
      keywords: ["one booking", "ledger", "money movements", "statement", "bookkeeping"],
      params: customersGetParams,
      isGraphql: false,
    },
    "payment_intents.list": {
      description: "Lists payment intents, newest first, in any status.",
      keywords: [
        "incomplete",
        "checkout",
        "charge",
        "hold",
        "3DS",
        "card payment",
        "the payment go through",
        "failed payments",
        "declined",
        "incomplete payments",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          created: customersListParamsCreated,
          customer: { description: "Filters by customer ID." },
          customer_account: invoicesListParamsCustomer_account,
        },
      },
      record: { $ref: "#/$defs/PaymentIntent" },
      isGraphql: false,
    },
    "payment_intents.get": {
      description: "Gets a payment intent with its amount, status and payment methods.",
      keywords: ["payment status", "checkout", "charge", "hold", "3DS", "card payment"],
      params: customersGetParams,
      isGraphql: false,
    },
    "payment_intents.create": {
      description: "Creates a payment intent. Set `confirm` to `true` to charge the payment method in the same call.",
      keywords: [
        "ask for payment",
        "start payment",
        "charge card",
        "checkout",
        "hold",
        "3DS",
        "card payment",
        "take a payment",
        "charge the customer",
      ],
      params: {
        properties: {
          amount: {
            description: "Amount to collect, in the currency's smallest unit. For example, 1099 means 10.99 euros.",
          },
          currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
          customer: payment_intentsCreateParamsCustomer,
          payment_method: { description: "ID of the payment method to charge, such as `pm_1`." },
          automatic_payment_methods: {
            properties: payment_intentsCreateParamsAutomatic_payment_methods,
            description:
              "Whether to accept the payment methods that are enabled in the Dashboard. Enabled by default since API " +
              "version 2023-08-16.",
          },
          allowed_payment_method_types: payment_intentsCreateParamsAllowed_payment_method_types,
          payment_method_options: payment_intentsCreateParamsPayment_method_options,
          confirm: { description: "Whether to confirm the payment at once. Defaults to `false`." },
          off_session: payment_intentsCreateParamsOff_session,
          return_url: payment_intentsCreateParamsReturn_url,
          error_on_requires_action: payment_intentsCreateParamsError_on_requires_action,
          confirmation_token: payment_intentsCreateParamsConfirmation_token,
          mandate_data: payment_intentsCreateParamsMandate_data_2,
          capture_method: payment_intentsCreateParamsCapture_method,
          setup_future_usage: payment_intentsCreateParamsSetup_future_usage,
          description: payment_intentsCreateParamsDescription,
          receipt_email: { description: "Email address that receives the receipt." },
          statement_descriptor: payment_intentsCreateParamsStatement_descriptor,
          statement_descriptor_suffix: payment_intentsCreateParamsStatement_descriptor_suffix,
          shipping: payment_intentsCreateParamsShipping,
          metadata: customersCreateParamsMetadata,
          application_fee_amount: invoicesCreateParamsApplication_fee_amount,
          on_behalf_of: invoicesCreateParamsOn_behalf_of,
          transfer_data: {
            properties: {
              destination: { description: "ID of the connected account." },
              amount: invoicesCreateParamsTransfer_dataAmount,
              description: { description: "Any text to display with the transfer." },
              metadata: customersCreateParamsMetadata,
            },
            description: "For Connect: account that receives the payment, and how much of it.",
          },
          transfer_group: chargesUpdateParamsTransfer_group,
        },
      },
      isGraphql: false,
    },
    "payment_intents.update": {
      description:
        "Updates a payment intent before it is confirmed. Some changes, such as of `payment_method`, require " +
        "confirming it again.",
      keywords: ["amount", "metadata", "checkout", "charge", "hold", "3DS", "card payment"],
      params: {
        properties: {
          id: customersGetParamsId,
          amount: { description: "Amount to collect, in the currency's smallest unit." },
          currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
          customer: payment_intentsCreateParamsCustomer,
          payment_method: { description: "ID of the payment method to charge. An empty string removes it." },
          allowed_payment_method_types: payment_intentsCreateParamsAllowed_payment_method_types,
          payment_method_options: payment_intentsCreateParamsPayment_method_options,
          capture_method: payment_intentsCreateParamsCapture_method,
          setup_future_usage: payment_intentsCreateParamsSetup_future_usage,
          description: payment_intentsCreateParamsDescription,
          receipt_email: { description: "Email address that receives the receipt. An empty string removes it." },
          statement_descriptor: payment_intentsCreateParamsStatement_descriptor,
          statement_descriptor_suffix: payment_intentsCreateParamsStatement_descriptor_suffix,
          shipping: payment_intentsCreateParamsShipping,
          metadata: customersCreateParamsMetadata,
          application_fee_amount: invoicesCreateParamsApplication_fee_amount,
          transfer_group: chargesUpdateParamsTransfer_group,
        },
      },
      isGraphql: false,
    },
    "payment_intents.api_search": {
      description:
        "Searches payment intents by amount, customer, status, metadata and more, in Stripe's search query language.",
      keywords: [
        "find payment",
        "checkout",
        "charge",
        "hold",
        "3DS",
        "card payment",
        "failed payments",
        "payment of the amount",
      ],
      params: customersApi_searchParams,
      record: { $ref: "#/$defs/PaymentIntent" },
      isGraphql: false,
    },
    "payment_intents.confirm": {
      description:
        "Confirms a payment intent, which charges the payment method. If the status becomes `requires_action`, the " +
        "customer has to act.",
      keywords: ["go ahead", "try payment", "submit", "approve", "checkout", "hold", "3DS", "card payment"],
      params: {
        properties: {
          id: customersGetParamsId,
          payment_method: { description: "ID of the payment method to charge. Defaults to the payment intent's own." },
          amount_to_confirm: {
            description:
              "Amount that you expect to confirm, in the currency's smallest unit. Defaults to the payment intent's " +
              "amount.",
          },
          payment_method_options: payment_intentsCreateParamsPayment_method_options,
          off_session: payment_intentsCreateParamsOff_session,
          return_url: {
            description:
              "URL to return to after the customer authenticates on another page. Payment methods that redirect " +
              "require it.",
          },
          error_on_requires_action: payment_intentsCreateParamsError_on_requires_action,
          confirmation_token: payment_intentsCreateParamsConfirmation_token,
          mandate_data: payment_intentsConfirmParamsMandate_data,
          capture_method: payment_intentsCreateParamsCapture_method,
          setup_future_usage: payment_intentsCreateParamsSetup_future_usage,
          receipt_email: { description: "Email address that receives the receipt." },
          shipping: payment_intentsCreateParamsShipping,
        },
      },
      isGraphql: false,
    },
    "payment_intents.capture": {
      description:
        "Captures the authorized funds of a payment intent in status `requires_capture`, in full or in part.",
      keywords: [
        "take held money",
        "collect",
        "settle",
        "held",
        "checkout",
        "charge",
        "hold",
        "3DS",
        "card payment",
        "take the authorized money",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          amount_to_capture: {
            description:
              "Amount to capture, in the currency's smallest unit. Defaults to `amount_capturable`. The rest is " +
              "released.",
          },
          final_capture: {
            description:
              "Whether to release the rest of the amount. Defaults to `true`. `false` requires a card that supports " +
              "several captures.",
          },
          statement_descriptor: payment_intentsCreateParamsStatement_descriptor,
          statement_descriptor_suffix: payment_intentsCreateParamsStatement_descriptor_suffix,
          metadata: customersCreateParamsMetadata,
          application_fee_amount: invoicesCreateParamsApplication_fee_amount,
        },
      },
      isGraphql: false,
    },
    "payment_intents.cancel": {
      description:
        "Cancels a payment intent that has not succeeded, and releases authorized funds. This cannot be undone.",
      keywords: ["abort", "release hold", "call off", "checkout", "charge", "hold", "3DS", "card payment"],
      params: payment_intentsCancelParams,
      isGraphql: false,
    },
    "payment_intents.increment_authorization": {
      description:
        "Raises the authorized amount of a payment intent in status `requires_capture`. Supports cards that allow it," +
        " up to ten times.",
      keywords: [
        "raise hold",
        "more money",
        "extend amount",
        "tip",
        "checkout",
        "charge",
        "hold",
        "3DS",
        "card payment",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          amount: {
            description:
              "New total to authorize, in the currency's smallest unit. Must be greater than the current amount.",
          },
          description: payment_intentsCreateParamsDescription,
          statement_descriptor: { description: "Text on the customer's statement, up to 22 characters." },
          metadata: customersCreateParamsMetadata,
          application_fee_amount: invoicesCreateParamsApplication_fee_amount,
        },
      },
      isGraphql: false,
    },
    "setup_intents.list": {
      description: "Lists setup intents, newest first, in any status.",
      keywords: ["saved attempts", "save card", "card for later", "mandate", "on file", "SEPA"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          created: customersListParamsCreated,
          customer: { description: "Filters by customer ID." },
          customer_account: invoicesListParamsCustomer_account,
          payment_method: { description: "Filters by payment method ID." },
        },
      },
      record: { $ref: "#/$defs/SetupIntent" },
      isGraphql: false,
    },
    "setup_intents.get": {
      description: "Gets a setup intent with its status, payment method and last error.",
      keywords: ["save card", "card for later", "mandate", "on file", "SEPA"],
      params: customersGetParams,
      isGraphql: false,
    },
    "setup_intents.create": {
      description:
        "Creates a setup intent to save a payment method. Set `confirm` to `true` to set it up in the same call.",
      keywords: ["start saving card", "save card", "card for later", "mandate", "on file", "SEPA"],
      params: {
        properties: {
          customer: setup_intentsCreateParamsCustomer,
          payment_method: { description: "ID of the payment method to set up, such as `pm_1`." },
          automatic_payment_methods: {
            properties: payment_intentsCreateParamsAutomatic_payment_methods,
            description: "Whether to accept the payment methods that are enabled in the Dashboard.",
          },
          allowed_payment_method_types: payment_intentsCreateParamsAllowed_payment_method_types,
          payment_method_options: invoicesCreateParamsPayment_settingsPayment_method_options,
          usage: {
            description: "Whether later payments happen while the customer is present. Defaults to `off_session`.",
          },
          confirm: { description: "Whether to confirm the setup intent at once. Defaults to `false`." },
          return_url: payment_intentsCreateParamsReturn_url,
          confirmation_token: payment_intentsCreateParamsConfirmation_token,
          mandate_data: payment_intentsCreateParamsMandate_data_2,
          description: setup_intentsCreateParamsDescription,
          metadata: customersCreateParamsMetadata,
          on_behalf_of: invoicesCreateParamsOn_behalf_of,
        },
      },
      isGraphql: false,
    },
    "setup_intents.update": {
      description: "Updates a setup intent before it succeeds.",
      keywords: ["metadata", "save card", "card for later", "mandate", "on file", "SEPA"],
      params: {
        properties: {
          id: customersGetParamsId,
          customer: setup_intentsCreateParamsCustomer,
          payment_method: { description: "ID of the payment method to set up. An empty string removes it." },
          allowed_payment_method_types: payment_intentsCreateParamsAllowed_payment_method_types,
          payment_method_options: invoicesCreateParamsPayment_settingsPayment_method_options,
          description: setup_intentsCreateParamsDescription,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "setup_intents.confirm": {
      description:
        "Confirms a setup intent, which saves the payment method. If the status becomes `requires_action`, the " +
        "customer has to act.",
      keywords: ["go ahead", "submit", "verify", "save card", "card for later", "mandate", "on file", "SEPA"],
      params: {
        properties: {
          id: customersGetParamsId,
          payment_method: { description: "ID of the payment method to set up. Defaults to the setup intent's own." },
          payment_method_options: invoicesCreateParamsPayment_settingsPayment_method_options,
          return_url: { description: "URL to return to after the customer authenticates on another page." },
          confirmation_token: payment_intentsCreateParamsConfirmation_token,
          mandate_data: payment_intentsConfirmParamsMandate_data,
        },
      },
      isGraphql: false,
    },
    "setup_intents.cancel": {
      description: "Cancels a setup intent that has not succeeded. This cannot be undone.",
      keywords: ["abort", "call off", "save card", "card for later", "mandate", "on file", "SEPA"],
      params: payment_intentsCancelParams,
      isGraphql: false,
    },
    "payment_methods.list": {
      description: "Lists payment methods. Filter by `customer` for the methods of one customer.",
      keywords: [
        "saved cards",
        "card",
        "bank account",
        "SEPA",
        "wallet",
        "on file",
        "card on file",
        "when the card expire",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          customer: { description: "Filters by customer ID." },
          customer_account: invoicesListParamsCustomer_account,
          type: { description: "Filters by type, such as `card`, `us_bank_account` or `sepa_debit`." },
          allow_redisplay: { description: "Filters by whether a checkout may show the payment method again." },
        },
      },
      record: { $ref: "#/$defs/PaymentMethod" },
      isGraphql: false,
    },
    "payment_methods.get": {
      description: "Gets a payment method with its billing details and, for cards, brand, last four digits and expiry.",
      keywords: ["card details", "bank account", "SEPA", "wallet", "on file", "saved card"],
      params: customersGetParams,
      isGraphql: false,
    },
    "payment_methods.create": {
      description: "Creates a payment method. It belongs to no customer until you attach it.",
      keywords: ["new card", "card", "bank account", "SEPA", "wallet", "on file", "saved card"],
      params: {
        properties: {
          type: {
            description:
              "Type of the payment method, such as `card`, `us_bank_account`, `sepa_debit`, `link` or `paypal`.",
          },
          card: {
            properties: {
              token: { description: "Token of Stripe.js, or a test token such as `tok_visa`." },
              number: { description: "Card number without separators. Requires PCI compliance." },
              exp_month: { description: "Month of expiry." },
              exp_year: { description: "Year of expiry, with four digits." },
              cvc: { description: "Security code of the card." },
            },
            description: "Card, if `type` is `card`. Use a `token`, because raw card numbers require PCI compliance.",
          },
          us_bank_account: {
            properties: {
              account_holder_type: { description: "Type of the account's holder." },
              account_number: { description: "Account number." },
              account_type: { description: "Type of the account. Defaults to `checking`." },
              routing_number: { description: "Routing number of the bank." },
              financial_connections_account: {
                description: "ID of a Financial Connections account, instead of numbers.",
              },
            },
            description: "Bank account, if `type` is `us_bank_account`.",
          },
          sepa_debit: {
            properties: { iban: { description: "IBAN of the account." } },
            description: "Bank account, if `type` is `sepa_debit`.",
          },
          bacs_debit: {
            properties: {
              account_number: { description: "Account number." },
              sort_code: { description: "Sort code, such as `10-20-30`." },
            },
            description: "Bank account, if `type` is `bacs_debit`.",
          },
          au_becs_debit: {
            properties: {
              account_number: { description: "Account number." },
              bsb_number: { description: "Bank-State-Branch number." },
            },
            description: "Bank account, if `type` is `au_becs_debit`.",
          },
          billing_details: payment_methodsCreateParamsBilling_details,
          allow_redisplay: payment_methodsCreateParamsAllow_redisplay,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "payment_methods.update": {
      description:
        "Updates a payment method's billing details, expiry or metadata. The payment method must be attached to a " +
        "customer.",
      keywords: ["billing address", "card", "bank account", "SEPA", "wallet", "on file", "saved card"],
      params: {
        properties: {
          id: customersGetParamsId,
          billing_details: payment_methodsCreateParamsBilling_details,
          card: {
            properties: {
              exp_month: { description: "Month of expiry." },
              exp_year: { description: "Year of expiry, with four digits." },
            },
            description: "New expiry date of a card.",
          },
          us_bank_account: {
            properties: {
              account_holder_type: { description: "Type of the account's holder." },
              account_type: { description: "Type of the account." },
            },
            description: "New details of a US bank account.",
          },
          allow_redisplay: payment_methodsCreateParamsAllow_redisplay,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "payment_methods.attach": {
      description:
        "Attaches a payment method to a customer. A setup intent is safer for later payments, because it " +
        "authenticates the customer.",
      keywords: [
        "save card",
        "put on file",
        "add to client",
        "link",
        "card",
        "bank account",
        "SEPA",
        "wallet",
        "on file",
        "saved card",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          customer: payment_methodsAttachParamsCustomer,
          customer_account: invoice_itemsCreateParamsCustomer_account,
        },
      },
      isGraphql: false,
    },
    "payment_methods.detach": {
      description: "Detaches a payment method from its customer. It cannot be used or attached again.",
      keywords: [
        "remove card",
        "forget card",
        "unlink",
        "drop",
        "card",
        "bank account",
        "SEPA",
        "wallet",
        "on file",
        "saved card",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "disputes.list": {
      description: "Lists disputes, newest first. Filters by charge or payment intent.",
      keywords: [
        "open claims",
        "fraud",
        "chargeback",
        "claim",
        "complaint",
        "bank reversal",
        "open disputes",
        "needs response",
        "evidence due",
        "disputed payments",
        "disputes to answer",
      ],
      params: refundsListParams,
      record: { $ref: "#/$defs/Dispute" },
      isGraphql: false,
    },
    "disputes.get": {
      description: "Gets a dispute with its reason, evidence and deadline.",
      keywords: ["evidence due", "chargeback", "fraud", "claim", "complaint", "bank reversal"],
      params: customersGetParams,
      isGraphql: false,
    },
    "disputes.update": {
      description:
        "Updates the evidence or metadata of a dispute. Sends the evidence to the bank by default, which happens " +
        "only once.",
      keywords: [
        "submit evidence",
        "respond",
        "fight",
        "chargeback",
        "fraud",
        "claim",
        "complaint",
        "bank reversal",
        "answer the dispute",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          evidence: {
            properties: {
              access_activity_log: { description: "Log that shows how the customer used the digital product." },
              billing_address: { description: "The customer's billing address." },
              cancellation_policy: { description: "ID of the file with your cancellation policy." },
              cancellation_policy_disclosure: {
                description: "Explanation of the way the customer saw the cancellation policy.",
              },
              cancellation_rebuttal: { description: "Reason that the subscription was not canceled." },
              customer_communication: { description: "ID of the file with your communication with the customer." },
              customer_email_address: { description: "The customer's email address." },
              customer_name: { description: "The customer's name." },
              customer_purchase_ip: { description: "The customer's IP address at the purchase." },
              customer_signature: { description: "ID of the file with the customer's signature." },
              duplicate_charge_documentation: { description: "ID of the file on the other charge." },
              duplicate_charge_explanation: { description: "Difference between the charge and the other one." },
              duplicate_charge_id: { description: "ID of the other charge." },
              product_description: { description: "Description of the product or service." },
              receipt: { description: "ID of the file with the receipt." },
              refund_policy: { description: "ID of the file with your refund policy." },
              refund_policy_disclosure: { description: "Explanation of the way the customer saw the refund policy." },
              refund_refusal_explanation: { description: "Reason that the customer gets no refund." },
              service_date: { description: "Date of the service, in words." },
              service_documentation: { description: "ID of the file that proves the service." },
              shipping_address: { description: "Address that the product was shipped to." },
              shipping_carrier: { description: "Delivery service, such as `DHL`." },
              shipping_date: { description: "Date of shipping, in words." },
              shipping_documentation: { description: "ID of the file that proves the shipping." },
              shipping_tracking_number: { description: "Tracking number of the delivery service." },
              uncategorized_file: { description: "ID of a file with other evidence." },
              uncategorized_text: { description: "Other evidence as text." },
            },
            description: "Evidence to respond with. Its text fields hold up to 150,000 characters together.",
          },
          submit: {
            description:
              "Whether to send the evidence to the bank now. `false` stages it for later. Defaults to `true`.",
          },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "disputes.close": {
      description: "Closes a dispute: accepts it as lost, without contesting it. This cannot be undone.",
      keywords: [
        "accept loss",
        "give in",
        "concede",
        "lose",
        "chargeback",
        "fraud",
        "claim",
        "complaint",
        "bank reversal",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "payouts.list": {
      description: "Lists payouts, newest first, including pending and failed payouts.",
      keywords: [
        "when does money arrive",
        "bank transfer",
        "arrives at bank",
        "withdrawal",
        "settlement",
        "our money",
        "next payout",
        "when the money arrive",
        "hitting our bank",
        "last payout",
        "payout land",
        "when we get paid",
        "deposited",
      ],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          arrival_date: { description: "Filters to payouts that arrive in this range, in Unix seconds." },
          created: customersListParamsCreated,
          destination: { description: "Filters by the ID of the bank account or card that receives the payout." },
          status: { description: "Filters by payout status." },
        },
      },
      record: { $ref: "#/$defs/Payout" },
      isGraphql: false,
    },
    "payouts.get": {
      description: "Gets a payout with its amount, arrival date and destination.",
      keywords: payoutsGetKeywords,
      params: customersGetParams,
      isGraphql: false,
    },
    "payouts.create": {
      description:
        "Creates a payout from the available balance to a bank account or debit card. Funds must cover the amount.",
      keywords: [
        "withdraw",
        "send to bank",
        "bank transfer",
        "arrives at bank",
        "withdrawal",
        "settlement",
        "our money",
        "pay out now",
      ],
      params: {
        properties: {
          amount: { description: "Amount to pay out, in the currency's smallest unit." },
          currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
          destination: {
            description:
              "ID of the bank account or card that receives the payout. Defaults to the currency's default account.",
          },
          method: { description: "Speed of the payout. Defaults to `standard`." },
          source_type: { description: "Part of the balance to pay out from." },
          description: { description: "Any text to display with the payout in the Dashboard." },
          statement_descriptor: { description: "Text on the recipient's statement, up to 22 characters." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "payouts.update": {
      description: "Updates the metadata of a payout. Nothing else can change.",
      keywords: payoutsGetKeywords,
      params: refundsUpdateParams,
      isGraphql: false,
    },
    "payouts.cancel": {
      description:
        "Cancels a pending payout, and returns its funds to the balance. Automatic payouts cannot be canceled.",
      keywords: [
        "stop transfer",
        "call off",
        "abort",
        "bank transfer",
        "arrives at bank",
        "withdrawal",
        "settlement",
        "our money",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "payouts.reverse": {
      description:
        "Reverses a payout by debiting its bank account in the US or Canada. The reversal is a new payout with its " +
        "own ID.",
      keywords: [
        "bring back",
        "return",
        "undo",
        "bank transfer",
        "arrives at bank",
        "withdrawal",
        "settlement",
        "our money",
      ],
      params: refundsUpdateParams,
      isGraphql: false,
    },
    "checkout_sessions.list": {
      description: "Lists checkout sessions, newest first.",
      keywords: ["purchases started", "payment page", "buy link", "hosted", "cart", "purchase", "buying"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          created: customersListParamsCreated,
          customer: { description: "Filters by customer ID." },
          customer_account: invoicesListParamsCustomer_account,
          customer_details: {
            properties: { email: { description: "The customer's email address." } },
            description: "Filters by the customer's email address.",
          },
          payment_intent: { description: "Filters by payment intent ID." },
          payment_link: { description: "Filters by payment link ID." },
          status: { description: "Filters by status." },
          subscription: { description: "Filters by subscription ID." },
        },
      },
      record: { $ref: "#/$defs/CheckoutSession" },
      isGraphql: false,
    },
    "checkout_sessions.get": {
      description: "Gets a checkout session with its URL, status, amounts and customer. Line items are not included.",
      keywords: ["was it paid", "payment page", "buy link", "hosted", "cart", "purchase", "buying"],
      params: customersGetParams,
      isGraphql: false,
    },
    "checkout_sessions.create": {
      description: "Creates a checkout session. Send the customer to its `url`, which works for 24 hours by default.",
      keywords: [
        "payment page",
        "let buy",
        "sell",
        "buy link",
        "hosted",
        "cart",
        "purchase",
        "buying",
        "checkout link",
        "checkout page",
      ],
      params: {
        properties: {
          mode: { description: "Whether the customer pays once, saves a payment method, or subscribes." },
          line_items: {
            items: {
              properties: {
                price: subscriptionsCreateParamsItemsItemsPrice,
                price_data: checkout_sessionsCreateParamsLine_itemsItemsPrice_data_2,
                quantity: { description: "Quantity of the item. Leave it out for metered prices." },
                adjustable_quantity: checkout_sessionsCreateParamsLine_itemsItemsAdjustable_quantity,
                tax_rates: { description: "IDs of the tax rates." },
                metadata: customersCreateParamsMetadata,
              },
            },
            description: "Items to purchase. Required unless `mode` is `setup`.",
          },
          success_url: {
            description:
              "URL to return to after success. Required for hosted pages. `{CHECKOUT_SESSION_ID}` in it becomes the " +
              "session's ID.",
          },
          cancel_url: { description: "URL of the page's back button." },
          customer: { description: "ID of the customer. Stripe creates one if needed." },
          customer_email: { description: "Email address to fill in." },
          customer_creation: checkout_sessionsCreateParamsCustomer_creation,
          client_reference_id: { description: "Reference of your own, such as a cart ID. Up to 200 characters." },
          currency: {
            description:
              "Three-letter ISO 4217 currency code, in lowercase. Required in mode `setup` unless " +
              "`allowed_payment_method_types` is set.",
          },
          discounts: checkout_sessionsCreateParamsDiscounts,
          allow_promotion_codes: checkout_sessionsCreateParamsAllow_promotion_codes,
          allowed_payment_method_types: {
            description: "Payment method types to allow, such as `card`. Needs API version 2026-09-30.endive or later.",
          },
          payment_method_collection: checkout_sessionsCreateParamsPayment_method_collection,
          payment_intent_data: {
            properties: {
              capture_method: payment_intentsCreateParamsCapture_method,
              description: payment_intentsCreateParamsDescription,
              receipt_email: { description: "Email address that receives the receipt." },
              setup_future_usage: payment_intentsCreateParamsSetup_future_usage,
              statement_descriptor: payment_intentsCreateParamsStatement_descriptor,
              statement_descriptor_suffix: payment_intentsCreateParamsStatement_descriptor_suffix,
              metadata: customersCreateParamsMetadata,
              application_fee_amount: invoicesCreateParamsApplication_fee_amount,
              on_behalf_of: invoicesCreateParamsOn_behalf_of,
              transfer_data: {
                properties: invoicesCreateParamsTransfer_data,
                description: "For Connect: account that receives the payment.",
              },
              transfer_group: chargesUpdateParamsTransfer_group,
            },
            description: "Settings of the payment intent, if `mode` is `payment`.",
          },
          subscription_data: {
            properties: {
              description: subscriptionsCreateParamsDescription,
              trial_period_days: { description: "Days of the trial." },
              trial_end: { description: "End of the trial, as a Unix timestamp in seconds, at least 48 hours ahead." },
              trial_settings: subscriptionsCreateParamsTrial_settings,
              billing_cycle_anchor: subscriptionsCreateParamsBilling_cycle_anchor,
              default_tax_rates: invoicesCreateParamsDefault_tax_rates,
              metadata: customersCreateParamsMetadata,
              application_fee_percent: {
                description: "For Connect: share of each invoice that goes to the platform, in percent.",
              },
              on_behalf_of: invoicesCreateParamsOn_behalf_of,
              transfer_data: {
                properties: subscriptionsCreateParamsTransfer_data,
                description: "For Connect: account that receives the invoices' funds.",
              },
            },
            description: "Settings of the subscription, if `mode` is `subscription`.",
          },
          invoice_creation: {
            properties: { enabled: { description: "Whether to create an invoice." } },
            description: "Whether to create an invoice, if `mode` is `payment`.",
          },
          automatic_tax: checkout_sessionsCreateParamsAutomatic_tax,
          tax_id_collection: checkout_sessionsCreateParamsTax_id_collection,
          billing_address_collection: checkout_sessionsCreateParamsBilling_address_collection,
          shipping_address_collection: checkout_sessionsCreateParamsShipping_address_collection,
          phone_number_collection: checkout_sessionsCreateParamsPhone_number_collection,
          expires_at: { description: "Time of expiry, as a Unix timestamp in seconds: 30 minutes to 24 hours ahead." },
          locale: { description: "Language of the page, such as `de`. Defaults to the browser's." },
          ui_mode: {
            description:
              "Form of the page: `hosted_page`, `embedded_page`, `form` or `elements`. Defaults to `hosted_page`.",
          },
          return_url: { description: "URL to return to, if `ui_mode` is not `hosted_page`." },
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "checkout_sessions.update": {
      description:
        "Updates the metadata of a checkout session. Replaces line items of open sessions whose `ui_mode` is not " +
        "`hosted_page`.",
      keywords: ["payment page", "buy link", "cart", "purchase", "buying"],
      params: {
        properties: {
          id: customersGetParamsId,
          metadata: customersCreateParamsMetadata,
          line_items: {
            items: {
              properties: {
                id: { description: "ID of the item to keep. Leave it out to add an item." },
                price: { description: "ID of the price." },
                price_data: {
                  properties: checkout_sessionsCreateParamsLine_itemsItemsPrice_data,
                  description: "New price to create.",
                },
                quantity: { description: "Quantity of the item." },
                adjustable_quantity: checkout_sessionsCreateParamsLine_itemsItemsAdjustable_quantity,
                tax_rates: { description: "IDs of the tax rates." },
              },
            },
            description: "All items, with the `id` of those to keep. Requires the session's permission.",
          },
        },
      },
      isGraphql: false,
    },
    "checkout_sessions.expire": {
      description: "Expires an open checkout session, so that nobody can complete it. This cannot be undone.",
      keywords: [
        "close page",
        "invalidate",
        "end",
        "stop",
        "payment page",
        "buy link",
        "hosted",
        "cart",
        "purchase",
        "buying",
      ],
      params: customersGetParams,
      isGraphql: false,
    },
    "checkout_line_items.list": {
      description: "Lists the line items of a checkout session.",
      keywords: ["what is bought", "cart content", "positions", "basket", "goods"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          session: { description: "ID of the checkout session." },
        },
      },
      record: { $ref: "#/$defs/LineItem" },
      isGraphql: false,
    },
    "payment_links.list": {
      description: "Lists payment links, newest first.",
      keywords: ["pay by link", "share link", "buy URL", "no code", "QR"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          active: { description: "Filters by whether the link works." },
        },
      },
      record: { $ref: "#/$defs/PaymentLink" },
      isGraphql: false,
    },
    "payment_links.get": {
      description: "Gets a payment link with its URL and settings. Line items are not included.",
      keywords: ["link URL", "pay by link", "share link", "buy URL", "no code", "QR"],
      params: customersGetParams,
      isGraphql: false,
    },
    "payment_links.create": {
      description: "Creates a payment link for up to 20 items. Its `url` can be shared and does not expire.",
      keywords: [
        "send link",
        "URL to pay",
        "share",
        "pay by link",
        "share link",
        "buy URL",
        "no code",
        "QR",
        "link to pay",
        "shareable link",
      ],
      params: {
        properties: {
          line_items: {
            items: {
              properties: {
                price: subscriptionsCreateParamsItemsItemsPrice,
                price_data: checkout_sessionsCreateParamsLine_itemsItemsPrice_data_2,
                quantity: { description: "Quantity of the item." },
                adjustable_quantity: checkout_sessionsCreateParamsLine_itemsItemsAdjustable_quantity,
              },
            },
            description: "Items to sell, up to 20.",
          },
          after_completion: payment_linksCreateParamsAfter_completion,
          allow_promotion_codes: checkout_sessionsCreateParamsAllow_promotion_codes,
          automatic_tax: checkout_sessionsCreateParamsAutomatic_tax,
          billing_address_collection: checkout_sessionsCreateParamsBilling_address_collection,
          customer_creation: checkout_sessionsCreateParamsCustomer_creation,
          currency: invoicesPreviewParamsSubscription_detailsItemsItemsPrice_dataCurrency,
          inactive_message: payment_linksCreateParamsInactive_message,
          invoice_creation: {
            properties: { enabled: { description: "Whether to create an invoice." } },
            description: "Whether to create an invoice for one-time payments.",
          },
          payment_intent_data: {
            properties: {
              capture_method: payment_intentsCreateParamsCapture_method,
              description: payment_intentsCreateParamsDescription,
              setup_future_usage: payment_intentsCreateParamsSetup_future_usage,
              statement_descriptor: payment_intentsCreateParamsStatement_descriptor,
              statement_descriptor_suffix: payment_intentsCreateParamsStatement_descriptor_suffix,
              metadata: customersCreateParamsMetadata,
              transfer_group: chargesUpdateParamsTransfer_group,
            },
            description: "Settings of the payment intents for one-time payments.",
          },
          subscription_data: {
            properties: {
              description: subscriptionsCreateParamsDescription,
              trial_period_days: { description: "Days of the trial." },
              trial_settings: subscriptionsCreateParamsTrial_settings,
              metadata: customersCreateParamsMetadata,
            },
            description: "Settings of the subscriptions for recurring prices.",
          },
          payment_method_collection: checkout_sessionsCreateParamsPayment_method_collection,
          payment_method_types: {
            description: "Payment method types to accept, such as `card`. Defaults to those enabled in the Dashboard.",
          },
          phone_number_collection: checkout_sessionsCreateParamsPhone_number_collection,
          restrictions: payment_linksCreateParamsRestrictions,
          shipping_address_collection: checkout_sessionsCreateParamsShipping_address_collection,
          submit_type: { description: "Text of the pay button. Defaults to `auto`." },
          tax_id_collection: checkout_sessionsCreateParamsTax_id_collection,
          metadata: customersCreateParamsMetadata,
          application_fee_amount: invoicesCreateParamsApplication_fee_amount,
          on_behalf_of: invoicesCreateParamsOn_behalf_of,
          transfer_data: {
            properties: invoicesCreateParamsTransfer_data,
            description: "For Connect: account that receives the payments, and how much of them.",
          },
        },
      },
      isGraphql: false,
    },
    "payment_links.update": {
      description: "Updates a payment link. To end it, set `active` to `false`.",
      keywords: ["deactivate", "switch off", "pay by link", "share link", "buy URL", "no code", "QR"],
      params: {
        properties: {
          id: customersGetParamsId,
          active: { description: "Whether the link works." },
          line_items: {
            items: {
              properties: {
                id: { description: "ID of the item." },
                quantity: { description: "Quantity of the item." },
                adjustable_quantity: checkout_sessionsCreateParamsLine_itemsItemsAdjustable_quantity,
              },
            },
            description: "Items to change, by their `id`. Only quantities can change.",
          },
          after_completion: payment_linksCreateParamsAfter_completion,
          allow_promotion_codes: checkout_sessionsCreateParamsAllow_promotion_codes,
          automatic_tax: checkout_sessionsCreateParamsAutomatic_tax,
          billing_address_collection: checkout_sessionsCreateParamsBilling_address_collection,
          customer_creation: checkout_sessionsCreateParamsCustomer_creation,
          inactive_message: payment_linksCreateParamsInactive_message,
          payment_method_collection: checkout_sessionsCreateParamsPayment_method_collection,
          phone_number_collection: checkout_sessionsCreateParamsPhone_number_collection,
          restrictions: payment_linksCreateParamsRestrictions,
          shipping_address_collection: checkout_sessionsCreateParamsShipping_address_collection,
          submit_type: { description: "Text of the pay button." },
          tax_id_collection: checkout_sessionsCreateParamsTax_id_collection,
          metadata: customersCreateParamsMetadata,
        },
      },
      isGraphql: false,
    },
    "billing_portal_sessions.create": {
      description:
        "Creates a session of the customer portal. Send the customer to its `url`, which is valid for a short time.",
      keywords: [
        "self-service",
        "manage plan",
        "dashboard for client",
        "change card",
        "login link",
        "portal link",
        "let customer update card",
      ],
      params: {
        properties: {
          customer: payment_methodsAttachParamsCustomer,
          customer_account: invoice_itemsCreateParamsCustomer_account,
          return_url: { description: "URL of the page's link back to your website." },
          configuration: { description: "ID of the portal configuration. Defaults to the account's default." },
          flow_data: {
            properties: {
              type: { description: "The task." },
              subscription_cancel: {
                properties: { subscription: { description: "ID of the subscription." } },
                description: "Subscription to cancel, if `type` is `subscription_cancel`.",
              },
              subscription_pause: {
                properties: { subscription: { description: "ID of the subscription." } },
                description: "Subscription to pause, if `type` is `subscription_pause`.",
              },
              subscription_update: {
                properties: { subscription: { description: "ID of the subscription." } },
                description: "Subscription to update, if `type` is `subscription_update`.",
              },
              subscription_update_confirm: {
                properties: {
                  subscription: { description: "ID of the subscription." },
                  items: {
                    items: {
                      properties: {
                        id: { description: "ID of the subscription's item." },
                        price: { description: "ID of the new price." },
                        quantity: { description: "New quantity." },
                      },
                    },
                    description: "Item to change. At most one.",
                  },
                  discounts: checkout_sessionsCreateParamsDiscounts,
                },
                description: "Change to confirm, if `type` is `subscription_update_confirm`.",
              },
              after_completion: {
                properties: {
                  type: { description: "Page after the task." },
                  hosted_confirmation: payment_linksCreateParamsAfter_completionHosted_confirmation,
                  redirect: {
                    properties: { return_url: { description: "URL to send the customer to." } },
                    description: "Your own page, if `type` is `redirect`.",
                  },
                },
                description: "Page after the task. Defaults to the portal's home page.",
              },
            },
            description: "One task for the customer, such as canceling a subscription.",
          },
          locale: { description: "Language of the page, such as `de`. Defaults to the customer's." },
          on_behalf_of: invoicesCreateParamsOn_behalf_of,
        },
      },
      isGraphql: false,
    },
    "events.list": {
      description: "Lists events of the last 30 days, newest first.",
      keywords: ["recent activity", "webhook", "log", "what happened", "history", "activity", "webhooks sent"],
      params: {
        properties: {
          limit: customersListParamsLimit,
          starting_after: customersListParamsStarting_after,
          ending_before: customersListParamsEnding_before,
          created: customersListParamsCreated,
          type: {
            description: "Filters by event type, such as `charge.succeeded`, or by a group, such as `charge.*`.",
          },
          types: { description: "Filters by event types, up to 20. Cannot be combined with `type`." },
          delivery_success: { description: "Filters by whether all webhooks were delivered." },
        },
      },
      record: { $ref: "#/$defs/Event" },
      isGraphql: false,
    },
    "events.get": {
      description: "Gets an event of the last 30 days with the record as it was then.",
      keywords: ["payload", "webhook", "log", "what happened", "history", "activity"],
      params: customersGetParams,
      isGraphql: false,
    },
  },
  changes: {
    customers: changesCustomers,
    invoices: changesCustomers,
    charges: changesCustomers,
    subscriptions: changesCustomers,
    refunds: changesCustomers,
  },
  webhooks: {
    docs: "https://docs.stripe.com/webhooks#verify-manually",
    sends: {
      customers: { create: "customer.created", update: "customer.updated", delete: "customer.deleted" },
      invoices: { create: "invoice.created", update: "invoice.updated", delete: "invoice.deleted" },
      invoice_items: { create: "invoiceitem.created", update: "invoiceitem.updated", delete: "invoiceitem.deleted" },
      charges: { create: "charge.created", update: "charge.updated" },
      disputes: { create: "charge.dispute.created", update: "charge.dispute.updated" },
      refunds: { create: "refund.created", update: "refund.updated" },
      subscriptions: { create: "customer.subscription.created", update: "customer.subscription.updated" },
      products: { create: "product.created", update: "product.updated", delete: "product.deleted" },
      prices: { create: "price.created", update: "price.updated", delete: "price.deleted" },
      coupons: { create: "coupon.created", update: "coupon.updated", delete: "coupon.deleted" },
      promotion_codes: { create: "promotion_code.created", update: "promotion_code.updated" },
      tax_rates: { create: "tax_rate.created", update: "tax_rate.updated" },
      payment_intents: { create: "payment_intent.created", update: "payment_intent.succeeded" },
      setup_intents: { create: "setup_intent.created", update: "setup_intent.succeeded" },
      payment_methods: { create: "payment_method.attached", update: "payment_method.updated" },
      payouts: { create: "payout.created", update: "payout.updated" },
      checkout_sessions: { create: "checkout.session.completed", update: "checkout.session.expired" },
      payment_links: { create: "payment_link.created", update: "payment_link.updated" },
    },
    subscribe: {
      create: "webhook_endpoints.create",
      with: [
        { name: "url", value: { template: { text: "{{url}}", parts: [{ name: "url" }] } } },
        { name: "enabled_events", value: { list: [{ template: { text: "*", parts: ["*"] } }] } },
      ],
      secret: { in: "body", steps: ["secret"] },
      delete: "webhook_endpoints.delete",
    },
    byHand:
      "In the Stripe Dashboard, open Workbench > Webhooks and add a destination with this URL and the events you " +
      "need. Then copy its signing secret, which starts with whsec_.",
  },
  schemas: {
    EventName: {
      type: "string",
      description: "Name of an event.",
      enum: [
        "*",
        "account.application.authorized",
        "account.application.deauthorized",
        "account.external_account.created",
        "account.external_account.deleted",
        "account.external_account.updated",
        "account.updated",
        "application_fee.created",
        "application_fee.refund.updated",
        "application_fee.refunded",
        "apps.install.created",
        "apps.install.deleted",
        "apps.install.updated",
        "balance.available",
        "balance_settings.updated",
        "billing.alert.triggered",
        "billing.credit_balance_transaction.created",
        "billing.credit_grant.created",
        "billing.credit_grant.updated",
        "billing.meter.created",
        "billing.meter.deactivated",
        "billing.meter.reactivated",
        "billing.meter.updated",
        "billing_portal.configuration.created",
        "billing_portal.configuration.updated",
        "billing_portal.session.created",
        "capability.updated",
        "cash_balance.funds_available",
        "charge.captured",
        "charge.dispute.closed",
        "charge.dispute.created",
        "charge.dispute.funds_reinstated",
        "charge.dispute.funds_withdrawn",
        "charge.dispute.updated",
        "charge.expired",
        "charge.failed",
        "charge.pending",
        "charge.refund.updated",
        "charge.refunded",
        "charge.succeeded",
        "charge.updated",
        "checkout.session.async_payment_failed",
        "checkout.session.async_payment_succeeded",
        "checkout.session.completed",
        "checkout.session.expired",
        "climate.order.canceled",
        "climate.order.created",
        "climate.order.delayed",
        "climate.order.delivered",
        "climate.order.product_substituted",
        "climate.product.created",
        "climate.product.pricing_updated",
        "coupon.created",
        "coupon.deleted",
        "coupon.updated",
        "credit_note.created",
        "credit_note.updated",
        "credit_note.voided",
        "customer.created",
        "customer.deleted",
        "customer.discount.created",
        "customer.discount.deleted",
        "customer.discount.updated",
        "customer.source.created",
        "customer.source.deleted",
        "customer.source.expiring",
        "customer.source.updated",
        "customer.subscription.created",
        "customer.subscription.deleted",
        "customer.subscription.paused",
        "customer.subscription.pending_update_applied",
        "customer.subscription.pending_update_expired",
        "customer.subscription.resumed",
        "customer.subscription.trial_will_end",
        "customer.subscription.updated",
        "customer.tax_id.created",
        "customer.tax_id.deleted",
        "customer.tax_id.updated",
        "customer.updated",
        "customer_cash_balance_transaction.created",
        "entitlements.active_entitlement_summary.updated",
        "file.created",
        "financial_connections.account.account_numbers_updated",
        "financial_connections.account.created",
        "financial_connections.account.deactivated",
        "financial_connections.account.disconnected",
        "financial_connections.account.expected_deactivation_date_updated",
        "financial_connections.account.reactivated",
        "financial_connections.account.refreshed_balance",
        "financial_connections.account.refreshed_ownership",
        "financial_connections.account.refreshed_transactions",
        "financial_connections.account.supported_payment_method_types_updated",
        "financial_connections.account.upcoming_account_number_expiry",
        "financial_connections.account.upcoming_deactivation",
        "financial_connections.authorization.expected_deactivation_date_updated",
        "financial_connections.authorization.upcoming_deactivation",
        "identity.verification_session.canceled",
        "identity.verification_session.created",
        "identity.verification_session.processing",
        "identity.verification_session.redacted",
        "identity.verification_session.requires_input",
        "identity.verification_session.verified",
        "invoice.created",
        "invoice.deleted",
        "invoice.finalization_failed",
        "invoice.finalized",
        "invoice.marked_uncollectible",
        "invoice.overdue",
        "invoice.overpaid",
        "invoice.paid",
        "invoice.payment_action_required",
        "invoice.payment_attempt_required",
        "invoice.payment_failed",
        "invoice.payment_succeeded",
        "invoice.sent",
        "invoice.upcoming",
        "invoice.updated",
        "invoice.voided",
        "invoice.will_be_due",
        "invoice_payment.paid",
        "invoiceitem.created",
        "invoiceitem.deleted",
        "issuing_authorization.created",
        "issuing_authorization.request",
        "issuing_authorization.updated",
        "issuing_card.created",
        "issuing_card.updated",
        "issuing_cardholder.created",
        "issuing_cardholder.updated",
        "issuing_dispute.closed",
        "issuing_dispute.created",
        "issuing_dispute.funds_reinstated",
        "issuing_dispute.funds_rescinded",
        "issuing_dispute.submitted",
        "issuing_dispute.updated",
        "issuing_personalization_design.activated",
        "issuing_personalization_design.deactivated",
        "issuing_personalization_design.rejected",
        "issuing_personalization_design.updated",
        "issuing_token.created",
        "issuing_token.updated",
        "issuing_transaction.created",
        "issuing_transaction.purchase_details_receipt_updated",
        "issuing_transaction.updated",
        "mandate.updated",
        "payment_intent.amount_capturable_updated",
        "payment_intent.canceled",
        "payment_intent.created",
        "payment_intent.partially_funded",
        "payment_intent.payment_failed",
        "payment_intent.processing",
        "payment_intent.requires_action",
        "payment_intent.succeeded",
        "payment_link.created",
        "payment_link.updated",
        "payment_method.attached",
        "payment_method.automatically_updated",
        "payment_method.detached",
        "payment_method.updated",
        "payout.canceled",
        "payout.created",
        "payout.failed",
        "payout.paid",
        "payout.reconciliation_completed",
        "payout.updated",
        "person.created",
        "person.deleted",
        "person.updated",
        "plan.created",
        "plan.deleted",
        "plan.updated",
        "price.created",
        "price.deleted",
        "price.updated",
        "product.created",
        "product.deleted",
        "product.updated",
        "promotion_code.created",
        "promotion_code.updated",
        "quote.accepted",
        "quote.canceled",
        "quote.created",
        "quote.finalized",
        "radar.early_fraud_warning.created",
        "radar.early_fraud_warning.updated",
        "refund.created",
        "refund.failed",
        "refund.updated",
        "reporting.report_run.failed",
        "reporting.report_run.succeeded",
        "reporting.report_type.updated",
        "reserve.hold.created",
        "reserve.hold.updated",
        "reserve.plan.created",
        "reserve.plan.disabled",
        "reserve.plan.expired",
        "reserve.plan.updated",
        "reserve.release.created",
        "review.closed",
        "review.opened",
        "setup_intent.canceled",
        "setup_intent.created",
        "setup_intent.requires_action",
        "setup_intent.setup_failed",
        "setup_intent.succeeded",
        "sigma.scheduled_query_run.created",
        "source.canceled",
        "source.chargeable",
        "source.failed",
        "source.mandate_notification",
        "source.refund_attributes_required",
        "source.transaction.created",
        "source.transaction.updated",
        "subscription_schedule.aborted",
        "subscription_schedule.canceled",
        "subscription_schedule.completed",
        "subscription_schedule.created",
        "subscription_schedule.expiring",
        "subscription_schedule.released",
        "subscription_schedule.updated",
        "tax.settings.updated",
        "tax_rate.created",
        "tax_rate.updated",
        "terminal.reader.action_failed",
        "terminal.reader.action_succeeded",
        "terminal.reader.action_updated",
        "test_helpers.test_clock.advancing",
        "test_helpers.test_clock.created",
        "test_helpers.test_clock.deleted",
        "test_helpers.test_clock.internal_failure",
        "test_helpers.test_clock.ready",
        "three_d_secure.authentication.canceled",
        "three_d_secure.authentication.challenge_started",
        "three_d_secure.authentication.errored",
        "three_d_secure.authentication.failed",
        "three_d_secure.authentication.requires_challenge",
        "three_d_secure.authentication.requires_submission",
        "three_d_secure.authentication.succeeded",
        "topup.canceled",
        "topup.created",
        "topup.failed",
        "topup.reversed",
        "topup.succeeded",
        "transfer.created",
        "transfer.reversed",
        "transfer.updated",
        "treasury.credit_reversal.created",
        "treasury.credit_reversal.posted",
        "treasury.debit_reversal.completed",
        "treasury.debit_reversal.created",
        "treasury.debit_reversal.initial_credit_granted",
        "treasury.financial_account.closed",
        "treasury.financial_account.created",
        "treasury.financial_account.features_status_updated",
        "treasury.inbound_transfer.canceled",
        "treasury.inbound_transfer.created",
        "treasury.inbound_transfer.failed",
        "treasury.inbound_transfer.succeeded",
        "treasury.outbound_payment.canceled",
        "treasury.outbound_payment.created",
        "treasury.outbound_payment.expected_arrival_date_updated",
        "treasury.outbound_payment.failed",
        "treasury.outbound_payment.posted",
        "treasury.outbound_payment.returned",
        "treasury.outbound_payment.tracking_details_updated",
        "treasury.outbound_transfer.canceled",
        "treasury.outbound_transfer.created",
        "treasury.outbound_transfer.expected_arrival_date_updated",
        "treasury.outbound_transfer.failed",
        "treasury.outbound_transfer.posted",
        "treasury.outbound_transfer.returned",
        "treasury.outbound_transfer.tracking_details_updated",
        "treasury.received_credit.created",
        "treasury.received_credit.failed",
        "treasury.received_credit.succeeded",
        "treasury.received_debit.created",
      ],
    },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Defaults to 10.",
      default: 10,
      minimum: 1,
      maximum: 100,
    },
    RecordId: { type: "string", description: "The record's ID, as lists and other records return it." },
    CustomerId: { type: "string", description: "Filters by customer ID." },
    ChargeId: { type: "string", description: "Filters by charge ID." },
    PaymentIntentId: { type: "string", description: "Filters by payment intent ID." },
    Created: { $ref: "#/$defs/Range", description: "Filters to records created in this range, in Unix seconds." },
    Currency: { type: "string", description: "Three-letter ISO 4217 currency code, in lowercase." },
    PayingCustomer: {
      type: "string",
      description: "ID of the customer who pays. Required to charge a payment method that is attached to a customer.",
    },
    AllowedMethods: {
      type: "array",
      items: { type: "string" },
      description: "Payment method types to allow, such as `card`. Stripe picks the suitable ones.",
    },
    ConfirmationToken: {
      type: "string",
      description: "ID of a confirmation token of Stripe.js with the customer's payment details.",
    },
    CaptureMethod: {
      type: "string",
      description: "Whether Stripe captures the funds by itself. `manual` holds them until you capture.",
      enum: ["automatic", "automatic_async", "manual"],
    },
    FutureUsage: {
      type: "string",
      description: "Whether to save the payment method for later payments, and whether the customer is present then.",
      enum: ["off_session", "on_session"],
    },
    OffSession: {
      type: "boolean",
      description: "Whether the customer is absent and cannot authenticate. Allowed only when you confirm.",
    },
    FailOnAction: {
      type: "boolean",
      description: "Whether to fail the payment if the customer would have to act. Allowed only when you confirm.",
    },
    NonCardDescriptor: {
      type: "string",
      description: "Text on the statement of payments without card, up to 22 characters.",
    },
    DescriptorSuffix: { type: "string", description: "Text that follows the account's prefix on card statements." },
    FeeAmount: {
      type: "integer",
      description: "For Connect: fee that goes to the platform, in the currency's smallest unit.",
      minimum: 0,
    },
    OnBehalfOf: { type: "string", description: "For Connect: ID of the account that the funds are for." },
    TransferGroup: { type: "string", description: "For Connect: label that groups the payment with transfers." },
    AllowRedisplay: {
      type: "string",
      description: "Whether a checkout may show the payment method again. Defaults to `unspecified`.",
      enum: ["always", "limited", "unspecified"],
    },
    BillingInput: {
      $ref: "#/$defs/BillingContact",
      description: "Name, email address, phone number and address of the holder.",
    },
    DaysUntilDue: {
      type: "integer",
      description: "Days that the customer has to pay, if `collection_method` is `send_invoice`.",
      minimum: 0,
    },
    DueDate: {
      type: "integer",
      description: "Due date as a Unix timestamp in seconds, if `collection_method` is `send_invoice`.",
    },
    PaymentBehavior: {
      type: "string",
      description: "The outcome if a payment is required and fails. Defaults to `allow_incomplete`.",
      enum: ["allow_incomplete", "default_incomplete", "error_if_incomplete", "pending_if_incomplete"],
    },
    ProrationBehavior: {
      type: "string",
      description:
        "Whether to credit and charge the difference, and whether to invoice it at once. Defaults to " +
        "`create_prorations`.",
      enum: ["create_prorations", "always_invoice", "none"],
    },
    ProrationDate: { type: "integer", description: "Time that prorations count from, as a Unix timestamp in seconds." },
    TrialEndTime: {
      anyOf: [{ type: "integer" }, { type: "string" }],
      description: "End of the trial, as a Unix timestamp in seconds, or `now`.",
    },
    CancelAt: {
      anyOf: [{ type: "integer" }, { type: "string" }],
      description:
        "Time of cancellation, as a Unix timestamp in seconds, or `min_period_end`, `max_period_end`. An empty " +
        "string removes it.",
    },
    DiscountInputs: {
      type: "array",
      items: { $ref: "#/$defs/DiscountInput" },
      description: "Coupons or promotion codes to apply. An update replaces the current discounts.",
    },
    DefaultTaxRates: {
      type: "array",
      items: { type: "string" },
      description: "IDs of tax rates for items without their own.",
    },
    ItemTaxRates: {
      type: "array",
      items: { type: "string" },
      description: "IDs of tax rates. Replaces the default tax rates for this item.",
    },
    TaxBehavior: {
      type: "string",
      description: "Whether the amount includes tax.",
      enum: ["exclusive", "inclusive", "unspecified"],
    },
    InvoiceMemo: { type: "string", description: "Memo of the invoice, as the customer sees it." },
    InvoiceFooter: { type: "string", description: "Footer of the invoice." },
    InvoiceFields: {
      type: "array",
      items: { $ref: "#/$defs/InvoiceFieldInput" },
      description: "Custom fields of the invoice, up to four.",
      maxItems: 4,
    },
    CustomerCreation: {
      type: "string",
      description: "Whether to create a customer for one-time payments. Defaults to `if_required`.",
      enum: ["always", "if_required"],
    },
    PromotionCodesAllowed: schemasPromotionCodesAllowed,
    MethodCollection: {
      type: "string",
      description: "Whether to ask for a payment method when nothing is due, as in a trial. Defaults to `always`.",
      enum: ["always", "if_required"],
    },
    BillingCollection: {
      type: "string",
      description: "Whether to ask for the billing address. `auto` asks only where it is needed.",
      enum: ["auto", "required"],
    },
    AfterCompletion: {
      $ref: "#/$defs/AfterCompletionInput",
      description: "Page after the purchase. Defaults to Stripe's confirmation.",
    },
    InactiveMessage: { type: "string", description: "Message to customers when the link no longer works." },
    PaymentOptions: {
      type: "object",
      properties: {
        card: { $ref: "#/$defs/CardPaymentOptions", description: "Options of cards." },
        us_bank_account: schemasPaymentOptionsUs_bank_account,
      },
      additionalProperties: true,
      description: "Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked.",
    },
    SetupOptions: {
      type: "object",
      properties: {
        card: { $ref: "#/$defs/CardSetupOptions", description: "Options of cards." },
        us_bank_account: schemasPaymentOptionsUs_bank_account,
      },
      additionalProperties: true,
      description: "Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked.",
    },
    Email: { type: "string", description: "The customer's email address. Stripe sends receipts and invoices to it." },
    CustomerName: { type: "string", description: "The customer's full name or business name." },
    CustomerNote: { type: "string", description: "Any text to display with the customer in the Dashboard." },
    Phone: { type: "string", description: "The customer's phone number." },
    CustomerAddress: {
      $ref: "#/$defs/Address",
      description: "The customer's billing address. `country` is a two-letter country code.",
    },
    CustomerShipping: { $ref: "#/$defs/RecipientInput", description: "The customer's shipping address and name." },
    CustomerInvoiceDefaults: {
      $ref: "#/$defs/InvoiceDefaultsInput",
      description: "Defaults of the customer's invoices, such as the payment method to charge.",
    },
    TaxExempt: {
      type: "string",
      description: "The customer's tax treatment: taxable, exempt or reverse charge.",
      enum: ["none", "exempt", "reverse"],
    },
    PreferredLocales: {
      type: "array",
      items: { type: "string" },
      description: "The customer's preferred languages, in order of preference.",
    },
    CustomerBalance: {
      type: "integer",
      description: "Balance for future invoices, in the currency's smallest unit. A negative balance is a credit.",
    },
    Active: {
      type: "boolean",
      description: "Whether the product can be purchased. Defaults to `true` for a new product.",
    },
    ProductText: { type: "string", description: "The product's description, as customers see it." },
    Shippable: { type: "boolean", description: "Whether the product is a physical good that is shipped." },
    TaxCode: { type: "string", description: "ID of a Stripe tax code, such as `txcd_10000000`." },
    ProductUrl: { type: "string", description: "URL of a public web page for the product." },
    CollectionMethod: {
      type: "string",
      description: "Whether Stripe charges the customer automatically or sends an invoice.",
      enum: ["charge_automatically", "send_invoice"],
    },
    SubscriptionStatus: {
      type: "string",
      enum: ["incomplete", "incomplete_expired", "trialing", "active", "past_due", "canceled", "unpaid", "paused"],
    },
    Metadata: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Your own key-value pairs. All values are strings; an empty value removes its key.",
    },
    Labels: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "The account's own key-value pairs. All values are strings.",
    },
    Amounts: {
      type: "object",
      additionalProperties: { type: "integer" },
      description: "Amounts by currency, in the currency's smallest unit.",
    },
    MethodOptions: { type: "object", description: "Options by payment method. The fields depend on the method." },
    ChargeMethod: {
      type: "object",
      properties: {
        type: { type: "string" },
        card: { anyOf: [{ $ref: "#/$defs/CardDetails" }, { type: "null" }] },
        us_bank_account: { anyOf: [{ $ref: "#/$defs/BankDetails" }, { type: "null" }] },
        sepa_debit: { anyOf: [{ $ref: "#/$defs/SepaDetails" }, { type: "null" }] },
      },
      additionalProperties: true,
    },
    DisputeMethod: {
      type: "object",
      properties: { type: { type: "string" }, card: { anyOf: [{ $ref: "#/$defs/DisputeCard" }, { type: "null" }] } },
      additionalProperties: true,
    },
    RefundDestination: {
      type: "object",
      properties: {
        type: { type: "string" },
        card: { anyOf: [{ $ref: "#/$defs/RefundCard" }, { type: "null" }] },
        us_bank_transfer: schemasRefundDestinationUs_bank_transfer,
        eu_bank_transfer: schemasRefundDestinationUs_bank_transfer,
      },
      additionalProperties: true,
    },
    ImageUrls: { type: "array", items: { type: "string" }, description: "Image URLs, up to eight." },
    MarketingFeatures: {
      type: "array",
      items: {
        type: "object",
        properties: { name: { type: "string", description: "Up to 80 characters." } },
        required: ["name"],
      },
      description: "Marketing features, up to 15.",
    },
    PackageDimensions: {
      type: "object",
      properties: schemasPackageDimensions,
      required: ["height", "length", "weight", "width"],
      description: "The product's package dimensions, in inches and ounces, with up to two decimals.",
    },
    StatementDescriptor: {
      type: "string",
      description:
        "Text on the customer's card statement, up to 22 characters. Cannot contain `<`, `>`, `\\`, `\"` or `'`.",
    },
    UnitLabel: { type: "string", description: "Label for one unit of the product on invoices, such as `seat`." },
    Event: {
      type: "object",
      properties: {
        id: { type: "string", description: "The event's ID." },
        object: { type: ["string", "null"], description: "The object type, always event." },
        account: {
          type: ["string", "null"],
          description: "The ID of the connected account that the event is from. Absent for your own.",
        },
        api_version: { type: ["string", "null"], description: "The API version of the record in the event." },
        created: schemasEventCreated,
        data: {
          $ref: "#/$defs/EventData",
          description: "The record as it was at that time, with the previous values of changed fields.",
        },
        livemode: { type: "boolean", description: "Whether the event exists in live mode. False in test mode." },
        pending_webhooks: { type: "integer", description: "The number of webhooks not yet delivered." },
        request: {
          anyOf: [
            {
              $ref: "#/$defs/EventRequest",
              description: "The request that caused the event. Its ID is null if Stripe did.",
            },
            { type: "null" },
          ],
        },
        type: { type: "string", description: "The event type, such as invoice.paid." },
      },
      required: ["id"],
    },
    EventRequest: {
      type: "object",
      properties: { id: { type: ["string", "null"] }, idempotency_key: { type: ["string", "null"] } },
    },
    EventData: {
      type: "object",
      properties: {
        object: { type: "object", description: "The record. Its fields depend on the type of the event." },
        previous_attributes: {
          type: ["object", "null"],
          description: "The previous values of the changed fields. Absent unless updated.",
        },
      },
    },
    Range: {
      type: "object",
      properties: {
        gt: { type: "integer" },
        gte: { type: "integer" },
        lt: { type: "integer" },
        lte: { type: "integer" },
      },
    },
    Address: {
      type: "object",
      properties: {
        line1: { type: "string" },
        line2: { type: "string" },
        city: { type: "string" },
        state: { type: "string" },
        postal_code: { type: "string" },
        country: { type: "string" },
      },
    },
    Deleted: {
      type: "object",
      properties: { id: { type: "string" }, object: { type: "string" }, deleted: { type: "boolean" } },
      required: ["id", "object", "deleted"],
    },
    WebhookEndpoint: {
      type: "object",
      properties: {
        id: { type: "string", description: "The ID of the webhook endpoint." },
        object: { type: "string", description: "The object type, always webhook_endpoint.", const: "webhook_endpoint" },
        api_version: {
          type: ["string", "null"],
          description: "The API version of its events. Null for the default of the account.",
        },
        application: {
          type: ["string", "null"],
          description: "The ID of the Connect application that owns the endpoint.",
        },
        created: { type: "integer", description: "Creation time as a Unix timestamp." },
        description: { type: ["string", "null"], description: "Your own description." },
        enabled_events: {
          type: "array",
          items: { type: "string" },
          description: "The names of the events that are sent.",
        },
        livemode: { type: "boolean", description: "Whether it exists in live mode." },
        metadata: { $ref: "#/$defs/Labels", description: "Key-value pairs of your own." },
        secret: { type: "string", description: "The secret that signs events. Only the response of create has it." },
        status: { type: "string", description: "The status: enabled or disabled." },
        url: { type: "string", description: "The URL that receives the events." },
      },
      required: ["id", "object"],
    },
    PostalAddress: {
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
    Shipping: {
      type: "object",
      properties: {
        address: schemasShippingAddress,
        name: { type: ["string", "null"] },
        phone: { type: ["string", "null"] },
        carrier: { type: ["string", "null"] },
        tracking_number: { type: ["string", "null"] },
      },
    },
    Money: { type: "object", properties: { amount: { type: "integer" }, currency: { type: "string" } } },
    Party: { type: "object", properties: { type: { type: "string" }, account: { type: ["string", "null"] } } },
    CustomField: { type: "object", properties: { name: { type: "string" }, value: { type: "string" } } },
    RenderingOptions: {
      type: "object",
      properties: { amount_tax_display: { type: ["string", "null"] }, template: { type: ["string", "null"] } },
    },
    TransferData: {
      type: "object",
      properties: {
        destination: { type: "string" },
        amount: { type: ["integer", "null"] },
        amount_percent: { type: ["number", "null"] },
      },
    },
    PaymentSource: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        type: { type: ["string", "null"] },
        customer: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        brand: { type: ["string", "null"] },
        last4: { type: ["string", "null"] },
        exp_month: { type: ["integer", "null"] },
        exp_year: { type: ["integer", "null"] },
        funding: { type: ["string", "null"] },
        fingerprint: { type: ["string", "null"] },
        bank_name: { type: ["string", "null"] },
        routing_number: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        currency: { type: ["string", "null"] },
        status: { type: ["string", "null"] },
        metadata: { anyOf: [{ $ref: "#/$defs/Labels" }, { type: "null" }] },
      },
    },
    SourceList: {
      type: "object",
      properties: {
        object: { type: "string" },
        data: { type: "array", items: { $ref: "#/$defs/PaymentSource" } },
        has_more: { type: "boolean" },
        url: { type: "string" },
      },
    },
    SubscriptionList: {
      type: "object",
      properties: {
        object: { type: "string" },
        data: { type: "array", items: { $ref: "#/$defs/Subscription" } },
        has_more: { type: "boolean" },
        url: { type: "string" },
      },
    },
    RefundList: {
      type: "object",
      properties: {
        object: { type: "string" },
        data: { type: "array", items: { $ref: "#/$defs/Refund" } },
        has_more: { type: "boolean" },
        url: { type: "string" },
      },
    },
    Discount: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        coupon: { anyOf: [{ $ref: "#/$defs/Coupon" }, { type: "null" }] },
        source: { anyOf: [{ $ref: "#/$defs/DiscountSource" }, { type: "null" }] },
        promotion_code: { type: ["string", "null"] },
        start: { type: "integer" },
        end: { type: ["integer", "null"] },
        customer: { type: ["string", "null"] },
        customer_account: { type: ["string", "null"] },
        subscription: { type: ["string", "null"] },
        subscription_item: { type: ["string", "null"] },
        invoice: { type: ["string", "null"] },
        invoice_item: { type: ["string", "null"] },
        checkout_session: { type: ["string", "null"] },
      },
    },
    DiscountSource: schemasDiscountSource,
    CouponProducts: { type: "object", properties: { products: { type: "array", items: { type: "string" } } } },
    Coupon: {
      type: "object",
      properties: {
        id: { type: "string", description: "The coupon's ID." },
        object: { type: "string", description: "The object type, always coupon.", const: "coupon" },
        name: { type: ["string", "null"], description: "The coupon's name, as customers see it." },
        amount_off: {
          type: ["integer", "null"],
          description: "The amount off, in the currency's smallest unit. Null for a percentage.",
        },
        percent_off: { type: ["number", "null"], description: "The percentage off. Null for an amount." },
        applies_to: {
          anyOf: [
            {
              $ref: "#/$defs/CouponProducts",
              description: "The products that the coupon applies to. Absent unless expanded.",
            },
            { type: "null" },
          ],
        },
        currency: { type: ["string", "null"], description: "The currency of the amount off. Null for a percentage." },
        duration: { type: "string", description: "The duration of the discount: forever, once or repeating." },
        duration_in_months: { type: ["integer", "null"], description: "The months that a repeating discount lasts." },
        max_redemptions: {
          type: ["integer", "null"],
          description: "The number of times the coupon can be redeemed. Null for no limit.",
        },
        redeem_by: {
          type: ["integer", "null"],
          description: "The last time to redeem the coupon, as a Unix timestamp. Null for no end.",
        },
        times_redeemed: { type: "integer", description: "The number of times the coupon was redeemed." },
        valid: { type: "boolean", description: "Whether the coupon can still be redeemed." },
        created: schemasEventCreated,
        livemode: { type: "boolean", description: "Whether the coupon exists in live mode. False in test mode." },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the coupon." },
            { type: "null" },
          ],
        },
      },
      required: ["id", "object"],
    },
    TaxRate: {
      type: "object",
      properties: {
        id: { type: "string", description: "The tax rate's ID." },
        object: { type: "string", description: "The object type, always tax_rate.", const: "tax_rate" },
        active: { type: "boolean", description: "Whether the rate can be applied anew." },
        country: { type: ["string", "null"], description: "The country as a two-letter code." },
        created: schemasEventCreated,
        description: {
          type: ["string", "null"],
          description: "A description for internal use, hidden from customers.",
        },
        display_name: { type: "string", description: "The tax rate's name, as customers see it." },
        effective_percentage: {
          type: ["number", "null"],
          description: "The percentage that automatic tax applied. Null for rates of your own.",
        },
        flat_amount: {
          anyOf: [
            { $ref: "#/$defs/Money", description: "The amount of a flat tax. Null for a percentage." },
            { type: "null" },
          ],
        },
        inclusive: { type: "boolean", description: "Whether amounts include the tax." },
        jurisdiction: { type: ["string", "null"], description: "The jurisdiction of the tax, as invoices show it." },
        jurisdiction_level: {
          type: ["string", "null"],
          description: "The level of the jurisdiction, such as state or city.",
        },
        livemode: { type: "boolean", description: "Whether the tax rate exists in live mode. False in test mode." },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the tax rate." },
            { type: "null" },
          ],
        },
        percentage: { type: "number", description: "The percentage of the tax." },
        rate_type: { type: ["string", "null"], description: "Whether the rate is a percentage or a flat amount." },
        state: { type: ["string", "null"], description: "The subdivision of the country." },
        tax_type: { type: ["string", "null"], description: "The kind of tax, such as vat or sales_tax." },
      },
      required: ["id", "object"],
    },
    Price: {
      type: "object",
      properties: {
        id: { type: "string", description: "The price's ID." },
        object: { type: "string", description: "The object type, always price.", const: "price" },
        active: { type: "boolean", description: "Whether the price can be used for new purchases." },
        billing_scheme: {
          type: "string",
          description: "Whether each unit costs the same (per_unit) or tiers apply (tiered).",
        },
        created: schemasEventCreated,
        currency: schemasPriceCurrency,
        custom_unit_amount: {
          anyOf: [
            {
              $ref: "#/$defs/CustomAmount",
              description: "The limits of an amount that customers choose. Null if they do not.",
            },
            { type: "null" },
          ],
        },
        livemode: { type: "boolean", description: "Whether the price exists in live mode. False in test mode." },
        lookup_key: { type: ["string", "null"], description: "Your own key to find the price by." },
        metadata: { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the price." },
        nickname: { type: ["string", "null"], description: "A short description of the price, hidden from customers." },
        product: { type: "string", description: "The ID of the product." },
        recurring: {
          anyOf: [
            { $ref: "#/$defs/Recurring", description: "The interval of a recurring price. Null for a one-time price." },
            { type: "null" },
          ],
        },
        tax_behavior: {
          type: ["string", "null"],
          description: "Whether the amount includes tax: inclusive, exclusive or unspecified.",
        },
        tiers: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/PriceTier" },
          description: "The tiers of the price. Absent unless expanded.",
        },
        tiers_mode: {
          type: ["string", "null"],
          description: "The way tiers apply: graduated or volume. Null without tiers.",
        },
        transform_quantity: {
          anyOf: [
            {
              $ref: "#/$defs/Transform",
              description: "The division of the quantity before the price applies. Null if none.",
            },
            { type: "null" },
          ],
        },
        type: { type: "string", description: "Whether the price is one_time or recurring." },
        unit_amount: {
          type: ["integer", "null"],
          description: "The amount of one unit, in the currency's smallest unit. Null for tiers or decimals.",
        },
        unit_amount_decimal: {
          type: ["string", "null"],
          description: "The amount of one unit with decimals, in the currency's smallest unit.",
        },
      },
      required: ["id", "object"],
    },
    CustomAmount: {
      type: "object",
      properties: {
        minimum: { type: ["integer", "null"] },
        maximum: { type: ["integer", "null"] },
        preset: { type: ["integer", "null"] },
      },
    },
    Recurring: {
      type: "object",
      properties: {
        interval: { type: "string" },
        interval_count: { type: "integer" },
        meter: { type: ["string", "null"] },
        trial_period_days: { type: ["integer", "null"] },
        usage_type: { type: "string" },
      },
    },
    PriceTier: {
      type: "object",
      properties: {
        up_to: { type: ["integer", "null"] },
        flat_amount: { type: ["integer", "null"] },
        flat_amount_decimal: { type: ["string", "null"] },
        unit_amount: { type: ["integer", "null"] },
        unit_amount_decimal: { type: ["string", "null"] },
      },
    },
    Transform: { type: "object", properties: { divide_by: { type: "integer" }, round: { type: "string" } } },
    Plan: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        active: { type: "boolean" },
        amount: { type: ["integer", "null"] },
        amount_decimal: { type: ["string", "null"] },
        billing_scheme: { type: "string" },
        created: { type: "integer" },
        currency: { type: "string" },
        interval: { type: "string" },
        interval_count: { type: "integer" },
        livemode: { type: "boolean" },
        metadata: { anyOf: [{ $ref: "#/$defs/Labels" }, { type: "null" }] },
        meter: { type: ["string", "null"] },
        nickname: { type: ["string", "null"] },
        product: { type: ["string", "null"] },
        tiers: { type: ["array", "null"], items: { $ref: "#/$defs/PriceTier" } },
        tiers_mode: { type: ["string", "null"] },
        transform_usage: { anyOf: [{ $ref: "#/$defs/Transform" }, { type: "null" }] },
        trial_period_days: { type: ["integer", "null"] },
        usage_type: { type: "string" },
      },
    },
    Customer: {
      type: "object",
      properties: {
        id: { type: "string", description: "The customer's ID." },
        object: { type: "string", description: "The object type, always customer.", const: "customer" },
        address: {
          anyOf: [
            { $ref: "#/$defs/PostalAddress", description: "The customer's address. Null if not set." },
            { type: "null" },
          ],
        },
        balance: {
          type: "integer",
          description: "The balance applied to future invoices, in the smallest currency unit. Negative means credit.",
        },
        business_name: { type: ["string", "null"], description: "The customer's business name." },
        cash_balance: {
          anyOf: [
            {
              $ref: "#/$defs/CashBalance",
              description: "The funds the customer sent that are not yet applied to payments.",
            },
            { type: "null" },
          ],
        },
        created: schemasEventCreated,
        currency: {
          type: ["string", "null"],
          description: "The currency the customer is billed in for recurring payments.",
        },
        customer_account: schemasCustomerCustomer_account,
        default_currency: { type: ["string", "null"] },
        default_source: { type: ["string", "null"], description: "The ID of the customer's default payment source." },
        delinquent: {
          type: ["boolean", "null"],
          description: "Whether the customer's latest automatic invoice is overdue and unpaid.",
        },
        description: {
          type: ["string", "null"],
          description: "A description of the customer, often for internal use.",
        },
        discount: {
          anyOf: [
            { $ref: "#/$defs/Discount", description: "The discount active on the customer. Null if there is none." },
            { type: "null" },
          ],
        },
        email: { type: ["string", "null"], description: "The customer's email address." },
        individual_name: { type: ["string", "null"], description: "The customer's full name as an individual." },
        invoice_credit_balance: {
          $ref: "#/$defs/Amounts",
          description: "The balances applied to future invoices, by currency.",
        },
        invoice_prefix: { type: ["string", "null"], description: "The prefix of the customer's invoice numbers." },
        invoice_settings: {
          $ref: "#/$defs/CustomerInvoiceSettings",
          description: "The defaults for the customer's invoices.",
        },
        livemode: { type: "boolean", description: "Whether the customer exists in live mode. False in test mode." },
        metadata: { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the customer." },
        name: { type: ["string", "null"], description: "The customer's name, of a person or a business." },
        next_invoice_sequence: {
          type: ["integer", "null"],
          description: "The number at the end of the customer's next invoice number.",
        },
        phone: { type: ["string", "null"], description: "The customer's phone number." },
        preferred_locales: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The customer's preferred languages, in order of preference.",
        },
        shipping: {
          anyOf: [
            {
              $ref: "#/$defs/Shipping",
              description: "The customer's shipping address, with the recipient's name and phone number.",
            },
            { type: "null" },
          ],
        },
        sources: {
          anyOf: [
            { $ref: "#/$defs/SourceList", description: "The customer's payment sources. Absent unless expanded." },
            { type: "null" },
          ],
        },
        subscriptions: {
          anyOf: [
            {
              $ref: "#/$defs/SubscriptionList",
              description: "The customer's current subscriptions. Absent unless expanded.",
            },
            { type: "null" },
          ],
        },
        tax_exempt: {
          type: ["string", "null"],
          description: "The customer's tax treatment: taxable, exempt or reverse charge.",
        },
        test_clock: {
          type: ["string", "null"],
          description: "The ID of the test clock the customer belongs to. Null if none.",
        },
      },
      required: ["id", "object"],
    },
    CustomerInvoiceSettings: {
      type: "object",
      properties: {
        custom_fields: schemasCustomerInvoiceSettingsCustom_fields,
        default_payment_method: { type: ["string", "null"] },
        footer: { type: ["string", "null"] },
        rendering_options: { anyOf: [{ $ref: "#/$defs/RenderingOptions" }, { type: "null" }] },
      },
    },
    CashBalance: {
      type: "object",
      properties: {
        object: { type: "string" },
        available: { anyOf: [{ $ref: "#/$defs/Amounts" }, { type: "null" }] },
        customer: { type: ["string", "null"] },
        customer_account: { type: ["string", "null"] },
        livemode: { type: "boolean" },
        settings: { anyOf: [{ $ref: "#/$defs/CashBalanceSettings" }, { type: "null" }] },
      },
    },
    CashBalanceSettings: {
      type: "object",
      properties: { reconciliation_mode: { type: "string" }, using_merchant_default: { type: "boolean" } },
    },
    Invoice: {
      type: "object",
      properties: {
        id: { type: "string", description: "The invoice's ID. Absent on previews." },
        object: { type: "string", description: "The object type, always invoice.", const: "invoice" },
        account_country: {
          type: ["string", "null"],
          description: "The country of the issuing business, usually yours.",
        },
        account_name: {
          type: ["string", "null"],
          description: "The public name of the issuing business, usually yours.",
        },
        account_tax_ids: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The IDs of the account tax IDs shown on the invoice.",
        },
        amount_due: {
          type: "integer",
          description: "The amount due after balances are applied, in the smallest currency unit.",
        },
        amount_overpaid: {
          type: "integer",
          description: "The amount paid beyond what was due, credited to the customer's balance.",
        },
        amount_paid: { type: "integer", description: "The amount paid, in the currency's smallest unit." },
        amount_remaining: {
          type: "integer",
          description: "The amount still to be paid, in the currency's smallest unit.",
        },
        amount_shipping: {
          type: "integer",
          description: "The sum of the shipping costs, in the currency's smallest unit.",
        },
        application: {
          type: ["string", "null"],
          description: "The ID of the Connect application that created the invoice.",
        },
        application_fee_amount: {
          type: ["integer", "null"],
          description: "The fee passed to the application owner, in the smallest currency unit.",
        },
        attempt_count: { type: "integer", description: "The number of automatic payment attempts made." },
        attempted: { type: "boolean", description: "Whether payment of the invoice has been attempted." },
        auto_advance: {
          type: "boolean",
          description: "Whether Stripe moves the invoice on and collects payment automatically.",
        },
        automatic_tax: {
          $ref: "#/$defs/InvoiceAutomaticTax",
          description: "The settings and latest result of automatic tax calculation.",
        },
        automatically_finalizes_at: {
          type: ["integer", "null"],
          description: "The time the invoice finalizes automatically, as a Unix timestamp. Null if not scheduled.",
        },
        billing_reason: {
          type: ["string", "null"],
          description: "The reason the invoice was created, such as a subscription cycle.",
        },
        charge: {
          type: ["string", "null"],
          description: "The ID of the latest charge for the invoice. Absent in newer API versions.",
        },
        collection_method: {
          $ref: "#/$defs/CollectionMethod",
          description: "The way payment is collected: charged automatically or by sending the invoice.",
        },
        confirmation_secret: {
          anyOf: [
            {
              $ref: "#/$defs/ConfirmationSecret",
              description: "The client secret for confirming payment of the invoice. Absent unless expanded.",
            },
            { type: "null" },
          ],
        },
        created: schemasEventCreated,
        currency: schemasPriceCurrency,
        custom_fields: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/CustomField" },
          description: "The custom fields shown on the invoice.",
        },
        customer: { type: ["string", "null"], description: "The ID of the customer billed." },
        customer_account: schemasInvoiceCustomer_account,
        customer_address: {
          anyOf: [
            {
              $ref: "#/$defs/PostalAddress",
              description: "The customer's address, as it was when the invoice was finalized.",
            },
            { type: "null" },
          ],
        },
        customer_email: {
          type: ["string", "null"],
          description: "The customer's email address, as it was when the invoice was finalized.",
        },
        customer_name: {
          type: ["string", "null"],
          description: "The customer's name, as it was when the invoice was finalized.",
        },
        customer_phone: {
          type: ["string", "null"],
          description: "The customer's phone number, as it was when the invoice was finalized.",
        },
        customer_shipping: {
          anyOf: [
            {
              $ref: "#/$defs/Shipping",
              description: "The customer's shipping details, as they were when the invoice was finalized.",
            },
            { type: "null" },
          ],
        },
        customer_tax_exempt: {
          type: ["string", "null"],
          description: "The customer's tax treatment, as it was when the invoice was finalized.",
        },
        customer_tax_ids: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/TaxId" },
          description: "The customer's tax IDs, as they were when the invoice was finalized.",
        },
        default_payment_method: {
          type: ["string", "null"],
          description: "The ID of the invoice's default payment method. Null uses the subscription's or customer's.",
        },
        default_source: {
          type: ["string", "null"],
          description: "The ID of the invoice's default payment source. Null uses the subscription's or customer's.",
        },
        default_tax_rates: {
          type: "array",
          items: { $ref: "#/$defs/TaxRate" },
          description: "The tax rates applied to line items without their own.",
        },
        description: { type: ["string", "null"], description: "A memo shown to the customer on the invoice." },
        discount: {
          anyOf: [
            {
              $ref: "#/$defs/Discount",
              description: "The discount applied to the invoice. Absent in newer API versions.",
            },
            { type: "null" },
          ],
        },
        discounts: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the discounts applied to the invoice.",
        },
        due_date: {
          type: ["integer", "null"],
          description: "The due date, as a Unix timestamp. Null when payment is charged automatically.",
        },
        effective_at: {
          type: ["integer", "null"],
          description: "The date the invoice takes effect, shown as its issue date.",
        },
        ending_balance: {
          type: ["integer", "null"],
          description: "The customer's balance after finalization. Null until the invoice is finalized.",
        },
        footer: { type: ["string", "null"], description: "The footer shown on the invoice." },
        from_invoice: {
          anyOf: [
            { $ref: "#/$defs/FromInvoice", description: "The invoice this one was cloned from. Null if none." },
            { type: "null" },
          ],
        },
        hosted_invoice_url: {
          type: ["string", "null"],
          description: "The address of the hosted payment page. Null until the invoice is finalized.",
        },
        invoice_pdf: {
          type: ["string", "null"],
          description: "The address of the invoice's PDF. Null until the invoice is finalized.",
        },
        issuer: { $ref: "#/$defs/Party", description: "The account that issues the invoice, with its branding." },
        last_finalization_error: {
          anyOf: [
            {
              $ref: "#/$defs/FinalizationError",
              description: "The error from the last failed finalization. Null once it succeeds.",
            },
            { type: "null" },
          ],
        },
        latest_revision: {
          type: ["string", "null"],
          description: "The ID of the latest revision of the invoice. Drafts are left out.",
        },
        lines: { $ref: "#/$defs/InvoiceLineList", description: "The lines that make up the invoice." },
        livemode: { type: "boolean", description: "Whether the invoice exists in live mode. False in test mode." },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the invoice." },
            { type: "null" },
          ],
        },
        next_payment_attempt: {
          type: ["integer", "null"],
          description: "The time of the next payment attempt, as a Unix timestamp. Null if none.",
        },
        number: {
          type: ["string", "null"],
          description: "The invoice's number, shown to the customer. Null for drafts.",
        },
        on_behalf_of: {
          type: ["string", "null"],
          description: "The ID of the account the invoice is issued on behalf of.",
        },
        paid: { type: ["boolean", "null"], description: "Whether the invoice was paid. Absent in newer API versions." },
        paid_out_of_band: {
          type: ["boolean", "null"],
          description: "Whether the invoice was paid by hand. Absent in newer API versions.",
        },
        parent: {
          anyOf: [
            {
              $ref: "#/$defs/InvoiceParent",
              description: "The subscription or quote that generated the invoice. Null if none.",
            },
            { type: "null" },
          ],
        },
        payment_intent: {
          type: ["string", "null"],
          description: "The ID of the invoice's PaymentIntent. Absent in newer API versions.",
        },
        payment_settings: {
          $ref: "#/$defs/InvoicePaymentSettings",
          description: "The payment methods and options for paying the invoice.",
        },
        payments: {
          $ref: "#/$defs/InvoicePaymentList",
          description: "The payments made toward the invoice. Absent unless expanded.",
        },
        period_end: {
          type: "integer",
          description: "The end of the period invoice items may come from, as a Unix timestamp.",
        },
        period_start: {
          type: "integer",
          description: "The start of the period invoice items may come from, as a Unix timestamp.",
        },
        post_payment_credit_notes_amount: {
          type: "integer",
          description: "The total of credit notes issued after payment, in the smallest currency unit.",
        },
        pre_payment_credit_notes_amount: {
          type: "integer",
          description: "The total of credit notes issued before payment, in the smallest currency unit.",
        },
        quote: {
          type: ["string", "null"],
          description: "The ID of the quote the invoice came from. Absent in newer API versions.",
        },
        receipt_number: schemasInvoiceReceipt_number,
        rendering: {
          anyOf: [
            {
              $ref: "#/$defs/Rendering",
              description: "The settings for displaying the invoice, such as its template.",
            },
            { type: "null" },
          ],
        },
        rendering_options: {
          anyOf: [
            {
              $ref: "#/$defs/RenderingOptions",
              description: "The settings for displaying the invoice. Replaced by rendering.",
            },
            { type: "null" },
          ],
        },
        shipping_cost: {
          anyOf: [
            { $ref: "#/$defs/ShippingCost", description: "The details of the shipping cost, taxes included." },
            { type: "null" },
          ],
        },
        shipping_details: {
          anyOf: [
            { $ref: "#/$defs/Shipping", description: "The shipping address for the invoice, used for its tax." },
            { type: "null" },
          ],
        },
        starting_balance: {
          type: "integer",
          description: "The customer's balance before finalization, in the currency's smallest unit.",
        },
        statement_descriptor: schemasInvoiceStatement_descriptor,
        status: {
          type: ["string", "null"],
          description: "The invoice's status, from draft and open to paid, void or uncollectible.",
        },
        status_transitions: {
          $ref: "#/$defs/StatusTransitions",
          description: "The times the invoice was finalized, paid, voided and marked uncollectible.",
        },
        subscription: {
          type: ["string", "null"],
          description: "The ID of the subscription invoiced. Absent in newer API versions.",
        },
        subscription_details: {
          anyOf: [
            {
              $ref: "#/$defs/SubscriptionDetails",
              description: "Details of the subscription invoiced. Replaced by parent in newer API versions.",
            },
            { type: "null" },
          ],
        },
        subtotal: {
          type: "integer",
          description: "The total before invoice-level discounts and exclusive tax, in the smallest currency unit.",
        },
        subtotal_excluding_tax: {
          type: ["integer", "null"],
          description: "The subtotal without tax, in the smallest currency unit.",
        },
        tax: {
          type: ["integer", "null"],
          description: "The total tax, in the smallest currency unit. Absent in newer API versions.",
        },
        test_clock: {
          type: ["string", "null"],
          description: "The ID of the test clock the invoice belongs to. Null if none.",
        },
        threshold_reason: {
          anyOf: [
            {
              $ref: "#/$defs/ThresholdReason",
              description: "The billing threshold that triggered the invoice. Absent unless one did.",
            },
            { type: "null" },
          ],
        },
        total: { type: "integer", description: "The total after discounts and tax, in the currency's smallest unit." },
        total_discount_amounts: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/DiscountAmount" },
          description: "The discount amounts summed over the line items.",
        },
        total_excluding_tax: {
          type: ["integer", "null"],
          description: "The total without tax, in the currency's smallest unit.",
        },
        total_pretax_credit_amounts: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/CreditAmount" },
          description: "The credits applied before tax, summed over the line items.",
        },
        total_tax_amounts: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/TaxAmount" },
          description: "The tax amounts by tax rate. Replaced by total_taxes.",
        },
        total_taxes: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Tax" },
          description: "The tax amounts summed over the line items.",
        },
        transfer_data: {
          anyOf: [
            {
              $ref: "#/$defs/TransferData",
              description: "The account that receives the payment's funds. Absent in newer API versions.",
            },
            { type: "null" },
          ],
        },
        webhooks_delivered_at: {
          type: ["integer", "null"],
          description: "The time webhooks for the invoice were delivered, as a Unix timestamp.",
        },
      },
      required: [
        "id",
        "object",
        "account_country",
        "account_name",
        "amount_due",
        "amount_paid",
        "amount_remaining",
        "attempt_count",
        "attempted",
        "billing_reason",
        "collection_method",
        "created",
        "currency",
        "customer",
        "customer_email",
        "default_tax_rates",
        "discounts",
        "due_date",
        "lines",
        "livemode",
        "metadata",
        "number",
        "parent",
        "period_end",
        "period_start",
        "status",
        "subtotal",
        "total",
      ],
    },
    InvoiceAutomaticTax: {
      type: "object",
      properties: {
        enabled: { type: "boolean" },
        status: { type: ["string", "null"] },
        provider: { type: ["string", "null"] },
        liability: { anyOf: [{ $ref: "#/$defs/Party" }, { type: "null" }] },
        disabled_reason: { type: ["string", "null"] },
      },
    },
    ConfirmationSecret: { type: "object", properties: { type: { type: "string" }, client_secret: { type: "string" } } },
    TaxId: { type: "object", properties: { type: { type: "string" }, value: { type: ["string", "null"] } } },
    FromInvoice: { type: "object", properties: { action: { type: "string" }, invoice: { type: "string" } } },
    FinalizationError: {
      type: "object",
      properties: {
        type: { type: "string" },
        code: { type: ["string", "null"] },
        message: { type: ["string", "null"] },
        param: { type: ["string", "null"] },
        charge: { type: ["string", "null"] },
        advice_code: { type: ["string", "null"] },
        decline_code: { type: ["string", "null"] },
        network_advice_code: { type: ["string", "null"] },
        network_decline_code: { type: ["string", "null"] },
        doc_url: { type: ["string", "null"] },
        request_log_url: { type: ["string", "null"] },
        payment_intent: { anyOf: [{ $ref: "#/$defs/PaymentIntent" }, { type: "null" }] },
        payment_method_type: { type: ["string", "null"] },
        payment_method: {
          type: ["object", "null"],
          description: "The payment method that was tried. The fields depend on its type.",
        },
        source: { anyOf: [{ $ref: "#/$defs/PaymentSource" }, { type: "null" }] },
      },
    },
    InvoiceParent: {
      type: "object",
      properties: {
        type: { type: "string" },
        quote_details: { anyOf: [{ $ref: "#/$defs/QuoteDetails" }, { type: "null" }] },
        subscription_details: { anyOf: [{ $ref: "#/$defs/SubscriptionDetails" }, { type: "null" }] },
      },
    },
    QuoteDetails: { type: "object", properties: { quote: { type: "string" } } },
    SubscriptionDetails: {
      type: "object",
      properties: {
        subscription: { type: ["string", "null"] },
        metadata: { anyOf: [{ $ref: "#/$defs/Labels" }, { type: "null" }] },
        subscription_proration_date: { type: ["integer", "null"] },
      },
    },
    InvoicePaymentSettings: {
      type: "object",
      properties: {
        default_mandate: { type: ["string", "null"] },
        payment_method_options: schemasInvoicePaymentSettingsPayment_method_options,
        payment_method_types: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    InvoicePaymentList: {
      type: "object",
      properties: {
        object: { type: "string" },
        data: { type: "array", items: { $ref: "#/$defs/InvoicePayment" } },
        has_more: { type: "boolean" },
        url: { type: "string" },
      },
    },
    InvoicePayment: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        amount_paid: { type: ["integer", "null"] },
        amount_requested: { type: "integer" },
        created: { type: "integer" },
        currency: { type: "string" },
        invoice: { type: "string" },
        is_default: { type: "boolean" },
        livemode: { type: "boolean" },
        payment: { $ref: "#/$defs/InvoicePaymentOf" },
        status: { type: "string" },
        status_transitions: { $ref: "#/$defs/PaymentTransitions" },
      },
    },
    InvoicePaymentOf: {
      type: "object",
      properties: {
        type: { type: "string" },
        charge: { type: ["string", "null"] },
        payment_intent: { type: ["string", "null"] },
        payment_record: { type: ["string", "null"] },
      },
    },
    PaymentTransitions: {
      type: "object",
      properties: { canceled_at: { type: ["integer", "null"] }, paid_at: { type: ["integer", "null"] } },
    },
    Rendering: {
      type: "object",
      properties: {
        amount_tax_display: { type: ["string", "null"] },
        pdf: { anyOf: [{ $ref: "#/$defs/RenderingPdf" }, { type: "null" }] },
        template: { type: ["string", "null"] },
        template_version: { type: ["integer", "null"] },
      },
    },
    RenderingPdf: { type: "object", properties: { page_size: { type: ["string", "null"] } } },
    ShippingCost: {
      type: "object",
      properties: {
        amount_subtotal: { type: "integer" },
        amount_tax: { type: "integer" },
        amount_total: { type: "integer" },
        shipping_rate: { type: ["string", "null"] },
        taxes: { type: ["array", "null"], items: { $ref: "#/$defs/ShippingTax" } },
      },
    },
    ShippingTax: {
      type: "object",
      properties: {
        amount: { type: "integer" },
        rate: { $ref: "#/$defs/TaxRate" },
        taxability_reason: { type: ["string", "null"] },
        taxable_amount: { type: ["integer", "null"] },
      },
    },
    StatusTransitions: {
      type: "object",
      properties: {
        finalized_at: { type: ["integer", "null"] },
        marked_uncollectible_at: { type: ["integer", "null"] },
        paid_at: { type: ["integer", "null"] },
        voided_at: { type: ["integer", "null"] },
      },
    },
    ThresholdReason: {
      type: "object",
      properties: {
        amount_gte: { type: ["integer", "null"] },
        item_reasons: { type: "array", items: { $ref: "#/$defs/ThresholdItem" } },
      },
    },
    ThresholdItem: {
      type: "object",
      properties: { line_item_ids: { type: "array", items: { type: "string" } }, usage_gte: { type: "integer" } },
    },
    DiscountAmount: { type: "object", properties: { amount: { type: "integer" }, discount: { type: "string" } } },
    CreditAmount: {
      type: "object",
      properties: {
        type: { type: "string" },
        amount: { type: "integer" },
        credit_balance_transaction: { type: ["string", "null"] },
        discount: { type: ["string", "null"] },
      },
    },
    TaxAmount: {
      type: "object",
      properties: {
        amount: { type: "integer" },
        inclusive: { type: "boolean" },
        tax_rate: { type: "string" },
        taxability_reason: { type: ["string", "null"] },
        taxable_amount: { type: ["integer", "null"] },
      },
    },
    Tax: {
      type: "object",
      properties: {
        type: { type: "string" },
        amount: { type: "integer" },
        tax_behavior: { type: "string" },
        tax_rate_details: { anyOf: [{ $ref: "#/$defs/TaxRateDetails" }, { type: "null" }] },
        taxability_reason: { type: "string" },
        taxable_amount: { type: ["integer", "null"] },
      },
    },
    TaxRateDetails: { type: "object", properties: { tax_rate: { type: "string" } } },
    InvoiceLineList: {
      type: "object",
      properties: {
        object: { type: "string" },
        data: { type: "array", items: { $ref: "#/$defs/InvoiceLine" } },
        has_more: { type: "boolean" },
        url: { type: "string" },
      },
    },
    InvoiceLine: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        amount: { type: "integer" },
        currency: { type: "string" },
        description: { type: ["string", "null"] },
        discount_amounts: { type: ["array", "null"], items: { $ref: "#/$defs/DiscountAmount" } },
        discountable: { type: "boolean" },
        discounts: { type: "array", items: { type: "string" } },
        invoice: { type: ["string", "null"] },
        livemode: { type: "boolean" },
        metadata: { $ref: "#/$defs/Labels" },
        parent: { anyOf: [{ $ref: "#/$defs/LineParent" }, { type: "null" }] },
        period: { $ref: "#/$defs/Period" },
        pretax_credit_amounts: { type: ["array", "null"], items: { $ref: "#/$defs/CreditAmount" } },
        pricing: { anyOf: [{ $ref: "#/$defs/LinePricing" }, { type: "null" }] },
        quantity: { type: ["integer", "null"] },
        quantity_decimal: { type: ["string", "null"] },
        subscription: { type: ["string", "null"] },
        subtotal: { type: "integer" },
        taxes: { type: ["array", "null"], items: { $ref: "#/$defs/Tax" } },
      },
    },
    LineParent: {
      type: "object",
      properties: {
        type: { type: "string" },
        invoice_item_details: { anyOf: [{ $ref: "#/$defs/LineItemDetails" }, { type: "null" }] },
        subscription_item_details: { anyOf: [{ $ref: "#/$defs/LineSubscriptionDetails" }, { type: "null" }] },
      },
    },
    LineItemDetails: {
      type: "object",
      properties: {
        invoice_item: { type: "string" },
        proration: { type: "boolean" },
        proration_details: { anyOf: [{ $ref: "#/$defs/Proration" }, { type: "null" }] },
        subscription: { type: ["string", "null"] },
      },
    },
    LineSubscriptionDetails: {
      type: "object",
      properties: {
        invoice_item: { type: ["string", "null"] },
        proration: { type: "boolean" },
        proration_details: { anyOf: [{ $ref: "#/$defs/Proration" }, { type: "null" }] },
        subscription: { type: ["string", "null"] },
        subscription_item: { type: "string" },
      },
    },
    Proration: {
      type: "object",
      properties: { credited_items: { anyOf: [{ $ref: "#/$defs/CreditedItems" }, { type: "null" }] } },
    },
    CreditedItems: {
      type: "object",
      properties: { invoice: { type: "string" }, invoice_line_items: { type: "array", items: { type: "string" } } },
    },
    LinePricing: {
      type: "object",
      properties: {
        type: { type: "string" },
        price_details: { anyOf: [{ $ref: "#/$defs/PriceDetails" }, { type: "null" }] },
        unit_amount_decimal: { type: ["string", "null"] },
      },
    },
    PriceDetails: { type: "object", properties: { price: { type: "string" }, product: { type: "string" } } },
    Period: { type: "object", properties: { start: { type: "integer" }, end: { type: "integer" } } },
    Charge: {
      type: "object",
      properties: {
        id: { type: "string", description: "The charge's ID." },
        object: { type: "string", description: "The object type, always charge.", const: "charge" },
        created: schemasEventCreated,
        livemode: { type: "boolean", description: "Whether the charge exists in live mode. False in test mode." },
        amount: { type: "integer", description: "The amount charged, in the currency's smallest unit." },
        amount_captured: { type: "integer", description: "The amount captured, in the currency's smallest unit." },
        amount_refunded: schemasChargeAmount_refunded,
        amount_updates: {
          type: ["array", "null"],
          items: { type: "object" },
          description: "Undocumented by Stripe in current API versions.",
        },
        application: {
          type: ["string", "null"],
          description: "The ID of the Connect application that created the charge.",
        },
        application_fee: {
          type: ["string", "null"],
          description: "The ID of the application fee on the charge. Null if none.",
        },
        application_fee_amount: schemasChargeApplication_fee_amount,
        calculated_statement_descriptor: {
          type: ["string", "null"],
          description: "The full text passed to card networks for the customer's statement.",
        },
        currency: schemasPriceCurrency,
        customer: { type: ["string", "null"], description: "The ID of the customer charged. Null if none." },
        description: { type: ["string", "null"], description: "A description of the charge, as you set it." },
        destination: {
          type: ["string", "null"],
          description: "The ID of the connected account paid. Replaced by transfer_data.",
        },
        dispute: {
          type: ["string", "null"],
          description: "The ID of the charge's dispute. Absent in newer API versions.",
        },
        disputed: { type: "boolean", description: "Whether the charge is or was under dispute." },
        failure_balance_transaction: {
          type: ["string", "null"],
          description: "The ID of the balance transaction that reverses a failed payment.",
        },
        failure_code: {
          type: ["string", "null"],
          description: "The code for the reason the charge failed. Null unless failed.",
        },
        failure_message: schemasChargeFailure_message,
        fraud_details: {
          anyOf: [
            { $ref: "#/$defs/FraudDetails", description: "The fraud assessments of the charge, by you and by Stripe." },
            { type: "null" },
          ],
        },
        invoice: {
          type: ["string", "null"],
          description: "The ID of the invoice charged. Absent in newer API versions.",
        },
        on_behalf_of: {
          type: ["string", "null"],
          description: "The ID of the account the charge was made on behalf of.",
        },
        order: { type: ["string", "null"], description: "The ID of the order charged. Absent in newer API versions." },
        outcome: {
          anyOf: [
            { $ref: "#/$defs/Outcome", description: "The result of the charge, with its risk assessment." },
            { type: "null" },
          ],
        },
        paid: { type: "boolean", description: "Whether the charge succeeded or was authorized for later capture." },
        payment_intent: {
          type: ["string", "null"],
          description: "The ID of the PaymentIntent behind the charge. Null if none.",
        },
        payment_method: { type: ["string", "null"], description: "The ID of the payment method used." },
        payment_method_details: {
          anyOf: [
            { $ref: "#/$defs/ChargeMethod", description: "Details of the payment method at the time of the charge." },
            { type: "null" },
          ],
        },
        presentment_details: {
          anyOf: [
            {
              $ref: "#/$defs/Presentment",
              description: "The amount and currency shown to the customer. Absent unless they differ.",
            },
            { type: "null" },
          ],
        },
        receipt_email: { type: ["string", "null"], description: "The email address the receipt is sent to." },
        receipt_number: schemasInvoiceReceipt_number,
        receipt_url: {
          type: ["string", "null"],
          description: "The address of the receipt, kept up to date with refunds.",
        },
        refunded: {
          type: "boolean",
          description: "Whether the charge was fully refunded. False after a partial refund.",
        },
        refunds: {
          anyOf: [
            {
              $ref: "#/$defs/RefundList",
              description: "The refunds of the charge. Absent unless expanded in newer API versions.",
            },
            { type: "null" },
          ],
        },
        review: { type: ["string", "null"], description: "The ID of the charge's review. Null if there is none." },
        shipping: {
          anyOf: [{ $ref: "#/$defs/Shipping", description: "The shipping details for the charge." }, { type: "null" }],
        },
        source: {
          anyOf: [
            {
              $ref: "#/$defs/PaymentSource",
              description: "The payment source charged. Null when a payment method was used.",
            },
            { type: "null" },
          ],
        },
        source_transfer: {
          type: ["string", "null"],
          description: "The ID of the transfer that created the charge. Null for your own charges.",
        },
        statement_descriptor: {
          type: ["string", "null"],
          description: "The statement text for charges that are not card payments.",
        },
        statement_descriptor_suffix: {
          type: ["string", "null"],
          description: "The text added to the account's prefix on card statements.",
        },
        status: { type: "string", description: "The charge's status: succeeded, pending or failed." },
        transfer_data: {
          anyOf: [
            {
              $ref: "#/$defs/TransferData",
              description: "The connected account and amount to transfer. Null if none was requested.",
            },
            { type: "null" },
          ],
        },
        transfer_group: {
          type: ["string", "null"],
          description: "A string that links the charge to related transfers.",
        },
        captured: {
          type: "boolean",
          description: "Whether the charge was captured. False while it is just authorized.",
        },
        balance_transaction: {
          type: ["string", "null"],
          description: "The ID of the balance transaction that shows the charge's effect.",
        },
        billing_details: {
          $ref: "#/$defs/BillingDetails",
          description: "The billing details of the payment method at the time of the charge.",
        },
        metadata: { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the charge." },
        radar_options: {
          anyOf: [
            { $ref: "#/$defs/RadarOptions", description: "The options for Radar's assessment of the charge." },
            { type: "null" },
          ],
        },
      },
      required: [
        "id",
        "object",
        "created",
        "livemode",
        "amount",
        "amount_captured",
        "amount_refunded",
        "currency",
        "customer",
        "description",
        "disputed",
        "failure_code",
        "failure_message",
        "paid",
        "payment_intent",
        "payment_method",
        "receipt_url",
        "refunded",
        "status",
        "captured",
        "balance_transaction",
        "billing_details",
        "metadata",
      ],
    },
    BillingDetails: {
      type: "object",
      properties: {
        address: schemasShippingAddress,
        email: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        phone: { type: ["string", "null"] },
        tax_id: { type: ["string", "null"] },
      },
    },
    FraudDetails: {
      type: "object",
      properties: { stripe_report: { type: ["string", "null"] }, user_report: { type: ["string", "null"] } },
    },
    Outcome: {
      type: "object",
      properties: {
        type: { type: "string" },
        reason: { type: ["string", "null"] },
        seller_message: { type: ["string", "null"] },
        network_status: { type: ["string", "null"] },
        network_advice_code: { type: ["string", "null"] },
        network_decline_code: { type: ["string", "null"] },
        advice_code: { type: ["string", "null"] },
        risk_level: { type: ["string", "null"] },
        risk_score: { type: ["integer", "null"] },
        rule: { type: ["string", "null"] },
      },
    },
    Presentment: {
      type: "object",
      properties: { presentment_amount: { type: "integer" }, presentment_currency: { type: "string" } },
    },
    RadarOptions: { type: "object", properties: { session: { type: ["string", "null"] } } },
    CardDetails: {
      type: "object",
      properties: {
        brand: { type: ["string", "null"] },
        last4: { type: ["string", "null"] },
        exp_month: { type: "integer" },
        exp_year: { type: "integer" },
        country: { type: ["string", "null"] },
        funding: { type: ["string", "null"] },
        fingerprint: { type: ["string", "null"] },
        network: { type: ["string", "null"] },
        description: { type: ["string", "null"] },
        iin: { type: ["string", "null"] },
        issuer: { type: ["string", "null"] },
        mandate: { type: ["string", "null"] },
        moto: { type: ["boolean", "null"] },
        amount_authorized: { type: ["integer", "null"] },
        authorization_code: { type: ["string", "null"] },
        capture_before: { type: ["integer", "null"] },
        electronic_commerce_indicator: { type: ["string", "null"] },
        network_transaction_id: { type: ["string", "null"] },
        transaction_link_id: { type: ["string", "null"] },
        regulated_status: { type: ["string", "null"] },
        setup_credential_usage: { type: ["string", "null"] },
        stored_credential_usage: { type: ["string", "null"] },
        checks: { anyOf: [{ $ref: "#/$defs/CardChecks" }, { type: "null" }] },
        three_d_secure: { anyOf: [{ $ref: "#/$defs/ThreeDSecure" }, { type: "null" }] },
        wallet: { anyOf: [{ $ref: "#/$defs/Wallet" }, { type: "null" }] },
        installments: { anyOf: [{ $ref: "#/$defs/Installments" }, { type: "null" }] },
        network_token: { anyOf: [{ $ref: "#/$defs/NetworkToken" }, { type: "null" }] },
        extended_authorization: { anyOf: [{ $ref: "#/$defs/CardFeature" }, { type: "null" }] },
        incremental_authorization: { anyOf: [{ $ref: "#/$defs/CardFeature" }, { type: "null" }] },
        multicapture: { anyOf: [{ $ref: "#/$defs/CardFeature" }, { type: "null" }] },
        overcapture: { anyOf: [{ $ref: "#/$defs/Overcapture" }, { type: "null" }] },
      },
    },
    CardChecks: {
      type: "object",
      properties: {
        address_line1_check: { type: ["string", "null"] },
        address_postal_code_check: { type: ["string", "null"] },
        cvc_check: { type: ["string", "null"] },
      },
    },
    ThreeDSecure: {
      type: "object",
      properties: {
        authentication_flow: { type: ["string", "null"] },
        electronic_commerce_indicator: { type: ["string", "null"] },
        exemption_indicator: { type: ["string", "null"] },
        exemption_indicator_applied: { type: ["boolean", "null"] },
        result: { type: ["string", "null"] },
        result_reason: { type: ["string", "null"] },
        transaction_id: { type: ["string", "null"] },
        version: { type: ["string", "null"] },
      },
    },
    Wallet: { type: "object", properties: { type: { type: "string" }, dynamic_last4: { type: ["string", "null"] } } },
    Installments: {
      type: "object",
      properties: { plan: { anyOf: [{ $ref: "#/$defs/InstallmentPlan" }, { type: "null" }] } },
    },
    InstallmentPlan: {
      type: "object",
      properties: {
        type: { type: "string" },
        count: { type: ["integer", "null"] },
        interval: { type: ["string", "null"] },
      },
    },
    NetworkToken: { type: "object", properties: { used: { type: "boolean" } } },
    CardFeature: { type: "object", properties: { status: { type: "string" } } },
    Overcapture: {
      type: "object",
      properties: { status: { type: "string" }, maximum_amount_capturable: { type: "integer" } },
    },
    BankDetails: {
      type: "object",
      properties: {
        account_holder_type: { type: ["string", "null"] },
        account_type: { type: ["string", "null"] },
        bank_name: { type: ["string", "null"] },
        last4: { type: ["string", "null"] },
        routing_number: { type: ["string", "null"] },
        fingerprint: { type: ["string", "null"] },
        mandate: { type: ["string", "null"] },
        payment_reference: { type: ["string", "null"] },
        expected_debit_date: { type: ["string", "null"] },
      },
    },
    SepaDetails: {
      type: "object",
      properties: {
        bank_code: { type: ["string", "null"] },
        branch_code: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        last4: { type: ["string", "null"] },
        fingerprint: { type: ["string", "null"] },
        mandate: { type: ["string", "null"] },
        expected_debit_date: { type: ["string", "null"] },
      },
    },
    Subscription: {
      type: "object",
      properties: {
        id: { type: "string", description: "The subscription's ID." },
        object: { type: "string", description: "The object type, always subscription.", const: "subscription" },
        application: {
          type: ["string", "null"],
          description: "The ID of the Connect application that created the subscription.",
        },
        application_fee_percent: {
          type: ["number", "null"],
          description: "The share of each invoice transferred to the application owner, as a percentage.",
        },
        automatic_tax: {
          $ref: "#/$defs/AutomaticTax",
          description: "The settings of automatic tax calculation on the subscription.",
        },
        billing_cycle_anchor: {
          type: "integer",
          description: "The reference point for billing cycle dates, as a Unix timestamp.",
        },
        billing_cycle_anchor_config: {
          anyOf: [
            {
              $ref: "#/$defs/AnchorConfig",
              description: "The day and time that fix the billing cycle anchor. Null if not set.",
            },
            { type: "null" },
          ],
        },
        billing_mode: {
          $ref: "#/$defs/BillingMode",
          description: "The method for calculating prorations and invoices.",
        },
        billing_thresholds: {
          anyOf: [
            {
              $ref: "#/$defs/BillingThresholds",
              description: "The usage or amounts that trigger an invoice early. Null if none.",
            },
            { type: "null" },
          ],
        },
        cancel_at: {
          type: ["integer", "null"],
          description: "The time the subscription will be canceled, as a Unix timestamp. Null if none.",
        },
        cancel_at_period_end: {
          type: "boolean",
          description: "Whether the subscription will be canceled when the current period ends.",
        },
        canceled_at: {
          type: ["integer", "null"],
          description: "The time cancellation was requested, as a Unix timestamp. Null unless canceled.",
        },
        cancellation_details: {
          anyOf: [
            {
              $ref: "#/$defs/Cancellation",
              description: "The reason for the cancellation, with the customer's feedback.",
            },
            { type: "null" },
          ],
        },
        collection_method: {
          $ref: "#/$defs/CollectionMethod",
          description: "The way payment is collected: charged automatically or by sending an invoice.",
        },
        created: schemasEventCreated,
        currency: schemasPriceCurrency,
        customer: { type: "string", description: "The ID of the customer who owns the subscription." },
        customer_account: schemasCustomerCustomer_account,
        days_until_due: {
          type: ["integer", "null"],
          description: "The days a customer has to pay. Null when charged automatically.",
        },
        default_payment_method: {
          type: ["string", "null"],
          description: "The ID of the subscription's default payment method. Null uses the customer's.",
        },
        default_source: {
          type: ["string", "null"],
          description: "The ID of the subscription's default payment source. Null uses the customer's.",
        },
        default_tax_rates: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/TaxRate" },
          description: "The tax rates applied to items without their own.",
        },
        description: {
          type: ["string", "null"],
          description: "A description of the subscription, meant for the customer.",
        },
        discounts: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the discounts applied to the subscription.",
        },
        ended_at: {
          type: ["integer", "null"],
          description: "The time the subscription ended, as a Unix timestamp. Null until then.",
        },
        invoice_settings: {
          $ref: "#/$defs/SubscriptionInvoiceSettings",
          description: "The settings passed on to the subscription's invoices.",
        },
        items: { $ref: "#/$defs/SubscriptionItemList", description: "The subscription's items, each with a price." },
        latest_invoice: {
          type: ["string", "null"],
          description: "The ID of the most recent invoice for the subscription.",
        },
        livemode: { type: "boolean", description: "Whether the subscription exists in live mode. False in test mode." },
        metadata: { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the subscription." },
        next_pending_invoice_item_invoice: {
          type: ["integer", "null"],
          description: "The approximate time pending invoice items are billed, as a Unix timestamp.",
        },
        on_behalf_of: {
          type: ["string", "null"],
          description: "The ID of the account the subscription charges on behalf of.",
        },
        pause_collection: {
          anyOf: [
            {
              $ref: "#/$defs/PauseCollection",
              description: "The details of a pause in collecting payment. Null unless paused.",
            },
            { type: "null" },
          ],
        },
        payment_settings: {
          anyOf: [
            {
              $ref: "#/$defs/SubscriptionPaymentSettings",
              description: "The payment settings passed on to the subscription's invoices.",
            },
            { type: "null" },
          ],
        },
        status: {
          $ref: "#/$defs/SubscriptionStatus",
          description: "The subscription's status, such as active, past_due or canceled.",
        },
        current_period_start: {
          type: "integer",
          description: "The start of the current period, as a Unix timestamp. Newer API versions use items.",
        },
        current_period_end: {
          type: "integer",
          description: "The end of the current period, as a Unix timestamp. Newer API versions use items.",
        },
        start_date: {
          type: "integer",
          description: "The start of the subscription, as a Unix timestamp. May precede creation.",
        },
        trial_start: {
          type: ["integer", "null"],
          description: "The start of the trial, as a Unix timestamp. Null without a trial.",
        },
        trial_end: {
          type: ["integer", "null"],
          description: "The end of the trial, as a Unix timestamp. Null without a trial.",
        },
        discount: {
          anyOf: [
            {
              $ref: "#/$defs/Discount",
              description: "The discount on the subscription. Absent in newer API versions.",
            },
            { type: "null" },
          ],
        },
        plan: {
          anyOf: [
            { $ref: "#/$defs/Plan", description: "The subscription's plan. Null if it has several." },
            { type: "null" },
          ],
        },
        quantity: {
          type: ["integer", "null"],
          description: "The quantity of the subscription's plan. Absent if it has several.",
        },
        schedule: {
          type: ["string", "null"],
          description: "The ID of the subscription's schedule. Null if there is none.",
        },
        test_clock: {
          type: ["string", "null"],
          description: "The ID of the test clock the subscription belongs to. Null if none.",
        },
        transfer_data: {
          anyOf: [
            {
              $ref: "#/$defs/TransferData",
              description: "The account that receives the funds of each payment. Null if none.",
            },
            { type: "null" },
          ],
        },
        trial_settings: {
          anyOf: [
            {
              $ref: "#/$defs/TrialSettings",
              description: "The settings for trials, such as the behavior at their end.",
            },
            { type: "null" },
          ],
        },
        pending_invoice_item_interval: {
          anyOf: [
            {
              $ref: "#/$defs/Interval",
              description: "The interval for billing pending invoice items. Null if not set.",
            },
            { type: "null" },
          ],
        },
        pending_setup_intent: {
          type: ["string", "null"],
          description: "The ID of a SetupIntent for collecting the customer's authentication. Null if none.",
        },
        pending_update: {
          anyOf: [
            {
              $ref: "#/$defs/PendingUpdate",
              description: "The update to apply once the latest invoice is paid. Null if none.",
            },
            { type: "null" },
          ],
        },
      },
      required: [
        "id",
        "object",
        "automatic_tax",
        "billing_cycle_anchor",
        "cancel_at",
        "cancel_at_period_end",
        "canceled_at",
        "collection_method",
        "created",
        "currency",
        "customer",
        "days_until_due",
        "discounts",
        "ended_at",
        "items",
        "latest_invoice",
        "livemode",
        "metadata",
        "status",
        "start_date",
        "trial_start",
        "trial_end",
      ],
    },
    AutomaticTax: {
      type: "object",
      properties: {
        enabled: { type: "boolean" },
        liability: { anyOf: [{ $ref: "#/$defs/Party" }, { type: "null" }] },
        disabled_reason: { type: ["string", "null"] },
      },
    },
    AnchorConfig: {
      type: "object",
      properties: {
        day_of_month: { type: "integer" },
        month: { type: ["integer", "null"] },
        hour: { type: ["integer", "null"] },
        minute: { type: ["integer", "null"] },
        second: { type: ["integer", "null"] },
      },
    },
    BillingMode: {
      type: "object",
      properties: {
        type: { type: "string" },
        flexible: { anyOf: [{ $ref: "#/$defs/FlexibleBilling" }, { type: "null" }] },
        updated_at: { type: ["integer", "null"] },
      },
    },
    FlexibleBilling: { type: "object", properties: { proration_discounts: { type: ["string", "null"] } } },
    BillingThresholds: {
      type: "object",
      properties: {
        amount_gte: { type: ["integer", "null"] },
        reset_billing_cycle_anchor: { type: ["boolean", "null"] },
      },
    },
    Cancellation: {
      type: "object",
      properties: {
        reason: { type: ["string", "null"] },
        feedback: { type: ["string", "null"] },
        feedback_option: { type: ["string", "null"] },
        comment: { type: ["string", "null"] },
      },
    },
    SubscriptionInvoiceSettings: {
      type: "object",
      properties: {
        account_tax_ids: { type: ["array", "null"], items: { type: "string" } },
        custom_fields: schemasCustomerInvoiceSettingsCustom_fields,
        description: { type: ["string", "null"] },
        footer: { type: ["string", "null"] },
        issuer: { anyOf: [{ $ref: "#/$defs/Party" }, { type: "null" }] },
      },
    },
    SubscriptionPaymentSettings: {
      type: "object",
      properties: {
        payment_method_options: schemasInvoicePaymentSettingsPayment_method_options,
        payment_method_types: { type: ["array", "null"], items: { type: "string" } },
        save_default_payment_method: { type: ["string", "null"] },
      },
    },
    SubscriptionItemList: {
      type: "object",
      properties: {
        object: { type: "string" },
        data: { type: "array", items: { $ref: "#/$defs/SubscriptionItem" } },
        has_more: { type: "boolean" },
        url: { type: "string" },
      },
    },
    SubscriptionItem: {
      type: "object",
      properties: {
        id: { type: "string", description: "The item's ID." },
        object: {
          type: "string",
          description: "The object type, always subscription_item.",
          const: "subscription_item",
        },
        subscription: { type: "string", description: "The ID of the subscription." },
        quantity: { type: ["integer", "null"], description: "The quantity of the price. Absent for metered prices." },
        price: schemasSubscriptionItemPrice,
        plan: {
          anyOf: [{ $ref: "#/$defs/Plan", description: "The plan of the item. Replaced by price." }, { type: "null" }],
        },
        created: schemasEventCreated,
        discounts: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the discounts applied to the item.",
        },
        metadata: schemasSubscriptionItemMetadata,
        billed_until: {
          type: ["integer", "null"],
          description: "The time up to which the item is billed, as a Unix timestamp.",
        },
        billing_thresholds: {
          anyOf: [
            { $ref: "#/$defs/ItemThresholds", description: "The usage that triggers an invoice early. Null if none." },
            { type: "null" },
          ],
        },
        current_period_start: {
          type: ["integer", "null"],
          description: "The start of the current period, as a Unix timestamp.",
        },
        current_period_end: {
          type: ["integer", "null"],
          description: "The end of the current period, as a Unix timestamp.",
        },
        current_trial: {
          anyOf: [{ $ref: "#/$defs/ItemTrial", description: "The trial of the item. Null if none." }, { type: "null" }],
        },
        tax_rates: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/TaxRate" },
          description: "The tax rates of the item. Null uses the subscription's.",
        },
      },
      required: ["id", "object"],
    },
    ItemThresholds: { type: "object", properties: { usage_gte: { type: ["integer", "null"] } } },
    ItemTrial: {
      type: "object",
      properties: { start_date: { type: "integer" }, end_date: { type: "integer" }, trial_offer: { type: "string" } },
    },
    PauseCollection: {
      type: "object",
      properties: { behavior: { type: "string" }, resumes_at: { type: ["integer", "null"] } },
    },
    Interval: { type: "object", properties: { interval: { type: "string" }, interval_count: { type: "integer" } } },
    PendingUpdate: {
      type: "object",
      properties: {
        expires_at: { type: "integer" },
        billing_cycle_anchor: { type: ["integer", "null"] },
        cancel_at_period_end: { type: ["boolean", "null"] },
        discount: { anyOf: [{ $ref: "#/$defs/Discount" }, { type: "null" }] },
        discounts: { type: ["array", "null"], items: { type: "string" } },
        metadata: { anyOf: [{ $ref: "#/$defs/Labels" }, { type: "null" }] },
        subscription_items: { type: ["array", "null"], items: { $ref: "#/$defs/SubscriptionItem" } },
        trial_end: { type: ["integer", "null"] },
        trial_from_plan: { type: ["boolean", "null"] },
      },
    },
    TrialSettings: {
      type: "object",
      properties: { end_behavior: { anyOf: [{ $ref: "#/$defs/TrialEnd" }, { type: "null" }] } },
    },
    TrialEnd: {
      type: "object",
      properties: { missing_payment_method: { type: "string" }, billing_cycle_anchor: { type: ["string", "null"] } },
    },
    Refund: {
      type: "object",
      properties: {
        id: { type: "string", description: "The refund's ID." },
        object: { type: "string", description: "The object type, always refund.", const: "refund" },
        amount: schemasChargeAmount_refunded,
        balance_transaction: {
          type: ["string", "null"],
          description: "The ID of the balance transaction that shows the refund's effect.",
        },
        charge: { type: ["string", "null"], description: "The ID of the charge refunded." },
        created: schemasEventCreated,
        currency: schemasPriceCurrency,
        description: { type: ["string", "null"], description: "A description of the refund, if you set one." },
        destination_details: {
          anyOf: [
            { $ref: "#/$defs/RefundDestination", description: "Details of the refund by type of payment method." },
            { type: "null" },
          ],
        },
        failure_balance_transaction: {
          type: ["string", "null"],
          description: "The ID of the balance transaction that reverses a failed refund.",
        },
        failure_reason: {
          type: ["string", "null"],
          description: "The reason the refund failed. Absent unless failed.",
        },
        instructions_email: {
          type: ["string", "null"],
          description: "The email address refund instructions are sent to.",
        },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the refund." },
            { type: "null" },
          ],
        },
        next_action: {
          anyOf: [
            {
              $ref: "#/$defs/RefundAction",
              description: "The step needed before the refund can go on. Absent if none.",
            },
            { type: "null" },
          ],
        },
        payment_intent: {
          type: ["string", "null"],
          description: "The ID of the PaymentIntent refunded. Null if none.",
        },
        pending_reason: {
          type: ["string", "null"],
          description: "The reason the refund is pending. Absent unless pending.",
        },
        reason: { type: ["string", "null"], description: "The reason for the refund, given by you or by Stripe." },
        receipt_number: schemasInvoiceReceipt_number,
        source_transfer_reversal: {
          type: ["string", "null"],
          description: "The ID of the related transfer reversal. Null for your own charges.",
        },
        status: { type: ["string", "null"], description: "The refund's status, such as pending, succeeded or failed." },
        transfer_reversal: {
          type: ["string", "null"],
          description: "The ID of the reversal of the charge's transfer. Null if none.",
        },
      },
      required: [
        "id",
        "object",
        "amount",
        "balance_transaction",
        "charge",
        "created",
        "currency",
        "metadata",
        "payment_intent",
        "reason",
        "receipt_number",
        "source_transfer_reversal",
        "status",
        "transfer_reversal",
      ],
    },
    RefundCard: {
      type: "object",
      properties: {
        type: { type: "string" },
        reference: { type: ["string", "null"] },
        reference_status: { type: ["string", "null"] },
        reference_type: { type: ["string", "null"] },
      },
    },
    TransferReference: {
      type: "object",
      properties: { reference: { type: ["string", "null"] }, reference_status: { type: ["string", "null"] } },
    },
    RefundAction: {
      type: "object",
      properties: {
        type: { type: "string" },
        display_details: { anyOf: [{ $ref: "#/$defs/RefundDisplay" }, { type: "null" }] },
      },
    },
    RefundDisplay: {
      type: "object",
      properties: { email_sent: { $ref: "#/$defs/RefundEmail" }, expires_at: { type: "integer" } },
    },
    RefundEmail: {
      type: "object",
      properties: { email_sent_at: { type: "integer" }, email_sent_to: { type: "string" } },
    },
    Product: {
      type: "object",
      properties: {
        id: { type: "string", description: "The product's ID." },
        object: { type: "string", description: "The object type, always product.", const: "product" },
        active: { type: "boolean", description: "Whether the product can be purchased." },
        attributes: {
          type: "array",
          items: { type: "string" },
          description: "The attributes an SKU can set values for. Used by older API versions.",
        },
        created: schemasEventCreated,
        default_price: {
          type: ["string", "null"],
          description: "The ID of the product's default price. Null if none is set.",
        },
        description: { type: ["string", "null"], description: "The product's description, meant for the customer." },
        features: {
          type: "array",
          items: { $ref: "#/$defs/Feature" },
          description: "The features listed in pricing tables. Replaced by marketing_features.",
        },
        images: {
          type: "array",
          items: { type: "string" },
          description: "The addresses of up to eight images of the product.",
        },
        livemode: { type: "boolean", description: "Whether the product exists in live mode. False in test mode." },
        marketing_features: {
          type: "array",
          items: { $ref: "#/$defs/Feature" },
          description: "The features listed in pricing tables, up to 15.",
        },
        metadata: { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the product." },
        name: { type: "string", description: "The product's name, meant for the customer." },
        package_dimensions: {
          anyOf: [
            { $ref: "#/$defs/Dimensions", description: "The product's dimensions for shipping, in inches and ounces." },
            { type: "null" },
          ],
        },
        shippable: { type: ["boolean", "null"], description: "Whether the product is shipped as physical goods." },
        statement_descriptor: schemasInvoiceStatement_descriptor,
        tax_code: { type: ["string", "null"], description: "The ID of the product's tax code. Null if none is set." },
        type: { type: "string", description: "The type of product: a good or a service." },
        unit_label: {
          type: ["string", "null"],
          description: "A label for the product's units, shown on receipts and invoices.",
        },
        updated: { type: "integer", description: "The time of the last update, as a Unix timestamp in seconds." },
        url: { type: ["string", "null"], description: "The address of a public web page about the product." },
      },
      required: [
        "id",
        "object",
        "active",
        "created",
        "description",
        "images",
        "livemode",
        "marketing_features",
        "metadata",
        "name",
        "package_dimensions",
        "shippable",
        "type",
        "updated",
        "url",
      ],
    },
    Feature: { type: "object", properties: { name: { type: ["string", "null"] } } },
    Dimensions: { type: "object", properties: schemasPackageDimensions },
    Balance: {
      type: "object",
      properties: {
        object: { type: "string", description: "The object type, always balance.", const: "balance" },
        livemode: { type: "boolean", description: "Whether the balance is of live mode. False in test mode." },
        available: {
          type: "array",
          items: { $ref: "#/$defs/Funds" },
          description: "The funds ready to transfer or pay out, by currency.",
        },
        connect_reserved: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/Funds" },
          description: "The funds held for connected accounts' negative balances, by currency.",
        },
        instant_available: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/InstantFunds" },
          description: "The funds that can be paid out instantly, by currency.",
        },
        issuing: {
          anyOf: [
            { $ref: "#/$defs/IssuingFunds", description: "The funds available for Issuing cards." },
            { type: "null" },
          ],
        },
        pending: {
          type: "array",
          items: { $ref: "#/$defs/Funds" },
          description: "The funds not yet available, by currency.",
        },
        refund_and_dispute_prefunding: {
          anyOf: [
            { $ref: "#/$defs/Prefunding", description: "The funds set aside for refunds and disputes." },
            { type: "null" },
          ],
        },
      },
      required: ["object", "livemode", "available", "pending"],
    },
    Funds: {
      type: "object",
      properties: {
        amount: { type: "integer" },
        currency: { type: "string" },
        source_types: { anyOf: [{ $ref: "#/$defs/SourceTypes" }, { type: "null" }] },
      },
    },
    SourceTypes: {
      type: "object",
      properties: {
        bank_account: { type: ["integer", "null"] },
        card: { type: ["integer", "null"] },
        fpx: { type: ["integer", "null"] },
      },
    },
    InstantFunds: {
      type: "object",
      properties: {
        amount: { type: "integer" },
        currency: { type: "string" },
        source_types: { anyOf: [{ $ref: "#/$defs/SourceTypes" }, { type: "null" }] },
        net_available: { type: ["array", "null"], items: { $ref: "#/$defs/NetFunds" } },
      },
    },
    NetFunds: {
      type: "object",
      properties: {
        amount: { type: "integer" },
        destination: { type: "string" },
        source_types: { anyOf: [{ $ref: "#/$defs/SourceTypes" }, { type: "null" }] },
      },
    },
    IssuingFunds: { type: "object", properties: { available: { type: "array", items: { $ref: "#/$defs/Funds" } } } },
    Prefunding: {
      type: "object",
      properties: {
        available: { type: "array", items: { $ref: "#/$defs/Funds" } },
        pending: { type: "array", items: { $ref: "#/$defs/Funds" } },
      },
    },
    BalanceTransaction: {
      type: "object",
      properties: {
        id: { type: "string", description: "The balance transaction's ID." },
        object: {
          type: "string",
          description: "The object type, always balance_transaction.",
          const: "balance_transaction",
        },
        amount: {
          type: "integer",
          description: "The gross amount, in the currency's smallest unit. Negative for money out.",
        },
        available_on: { type: "integer", description: "The date the net funds become available, as a Unix timestamp." },
        balance_type: { type: "string", description: "The balance the transaction affects." },
        created: schemasEventCreated,
        currency: schemasPriceCurrency,
        description: { type: ["string", "null"], description: "A description of the transaction, if there is one." },
        exchange_rate: {
          type: ["number", "null"],
          description: "The exchange rate used in a conversion. Null if none took place.",
        },
        fee: { type: "integer", description: "The fees paid, in the currency's smallest unit." },
        fee_details: {
          type: "array",
          items: { $ref: "#/$defs/Fee" },
          description: "The fees paid, one entry for each fee.",
        },
        net: { type: "integer", description: "The amount after fees, in the currency's smallest unit." },
        reporting_category: { type: "string", description: "The accounting category of the transaction." },
        source: {
          type: ["string", "null"],
          description: "The ID of the object behind the transaction, such as a charge.",
        },
        status: { type: "string", description: "The availability of the net funds: available or pending." },
        type: { type: "string", description: "The type of transaction, such as a charge, refund or payout." },
      },
      required: [
        "id",
        "object",
        "amount",
        "available_on",
        "balance_type",
        "created",
        "currency",
        "description",
        "exchange_rate",
        "fee",
        "fee_details",
        "net",
        "reporting_category",
        "source",
        "status",
        "type",
      ],
    },
    Fee: {
      type: "object",
      properties: {
        type: { type: "string" },
        amount: { type: "integer" },
        currency: { type: "string" },
        description: { type: ["string", "null"] },
        application: { type: ["string", "null"] },
      },
    },
    PaymentIntent: {
      type: "object",
      properties: {
        id: { type: "string", description: "The PaymentIntent's ID." },
        object: { type: "string", description: "The object type, always payment_intent.", const: "payment_intent" },
        amount: { type: "integer", description: "The amount to collect, in the currency's smallest unit." },
        amount_capturable: {
          type: "integer",
          description: "The amount that can be captured, in the currency's smallest unit.",
        },
        amount_received: { type: "integer", description: "The amount collected, in the currency's smallest unit." },
        application: {
          type: ["string", "null"],
          description: "The ID of the Connect application that created the PaymentIntent.",
        },
        application_fee_amount: schemasChargeApplication_fee_amount,
        capture_method: {
          type: "string",
          description: "The time of capture: automatic, or manual after authorization.",
        },
        client_secret: {
          type: ["string", "null"],
          description: "The secret for completing the payment from a client. Keep it private.",
        },
        confirmation_method: {
          type: "string",
          description: "The way the PaymentIntent is confirmed: automatically or manually.",
        },
        created: schemasEventCreated,
        currency: schemasPriceCurrency,
        customer: { type: ["string", "null"], description: "The ID of the customer paying. Null if none." },
        description: { type: ["string", "null"], description: "A description of the payment, as you set it." },
        livemode: {
          type: "boolean",
          description: "Whether the PaymentIntent exists in live mode. False in test mode.",
        },
        metadata: { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the PaymentIntent." },
        payment_method: {
          type: ["string", "null"],
          description: "The ID of the payment method used. Null if none is attached.",
        },
        payment_method_types: {
          type: "array",
          items: { type: "string" },
          description: "The types of payment method the PaymentIntent accepts.",
        },
        status: {
          type: "string",
          description: "The payment's progress, from requires_payment_method to succeeded or canceled.",
        },
        latest_charge: {
          type: ["string", "null"],
          description: "The ID of the latest charge. Null until the payment is attempted.",
        },
        next_action: schemasPaymentIntentNext_action,
        last_payment_error: schemasPaymentIntentLast_payment_error,
        canceled_at: {
          type: ["integer", "null"],
          description: "The time of the cancellation, as a Unix timestamp. Null unless canceled.",
        },
        cancellation_reason: schemasPaymentIntentCancellation_reason,
        allowed_payment_method_types: schemasPaymentIntentAllowed_payment_method_types,
        automatic_payment_methods: schemasPaymentIntentAutomatic_payment_methods,
        payment_method_options: schemasPaymentIntentPayment_method_options,
        customer_account: schemasCustomerCustomer_account,
        on_behalf_of: { type: ["string", "null"], description: "The ID of the account that the payment is for." },
        receipt_email: { type: ["string", "null"], description: "The email address that receives the receipt." },
        review: {
          type: ["string", "null"],
          description: "The ID of the review of the payment. Null if there is none.",
        },
        setup_future_usage: {
          type: ["string", "null"],
          description: "The later use of the payment method: on_session or off_session.",
        },
        shipping: {
          anyOf: [{ $ref: "#/$defs/Shipping", description: "The shipping address and recipient." }, { type: "null" }],
        },
        statement_descriptor: {
          type: ["string", "null"],
          description: "The statement text for payments without card.",
        },
        statement_descriptor_suffix: {
          type: ["string", "null"],
          description: "The text that follows the account's prefix on card statements.",
        },
        transfer_data: {
          anyOf: [
            { $ref: "#/$defs/TransferData", description: "The account that receives the payment. Null if none." },
            { type: "null" },
          ],
        },
        transfer_group: {
          type: ["string", "null"],
          description: "A string that links the payment to related transfers.",
        },
      },
      required: [
        "id",
        "object",
        "amount",
        "amount_capturable",
        "amount_received",
        "application",
        "application_fee_amount",
        "capture_method",
        "client_secret",
        "confirmation_method",
        "created",
        "currency",
        "customer",
        "description",
        "livemode",
        "metadata",
        "payment_method",
        "payment_method_types",
        "status",
      ],
    },
    Dispute: {
      type: "object",
      properties: {
        id: { type: "string", description: "The dispute's ID." },
        object: { type: "string", description: "The object type, always dispute.", const: "dispute" },
        amount: { type: "integer", description: "The amount disputed, in the currency's smallest unit." },
        balance_transactions: {
          type: "array",
          items: { $ref: "#/$defs/BalanceTransaction" },
          description: "The withdrawals and reinstatements of funds the dispute caused, at most two.",
        },
        charge: { type: "string", description: "The ID of the charge disputed." },
        created: schemasEventCreated,
        currency: schemasPriceCurrency,
        enhanced_eligibility_types: {
          type: "array",
          items: { type: "string" },
          description: "The types of enhanced evidence the dispute is eligible for.",
        },
        evidence: { $ref: "#/$defs/Evidence", description: "The evidence provided to respond to the dispute." },
        evidence_details: {
          $ref: "#/$defs/EvidenceDetails",
          description: "The deadline and submissions of the evidence.",
        },
        is_charge_refundable: { type: "boolean", description: "Whether the disputed payment can still be refunded." },
        livemode: { type: "boolean", description: "Whether the dispute exists in live mode. False in test mode." },
        metadata: { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the dispute." },
        payment_intent: {
          type: ["string", "null"],
          description: "The ID of the PaymentIntent disputed. Null if none.",
        },
        payment_method_details: {
          anyOf: [
            { $ref: "#/$defs/DisputeMethod", description: "Details of the payment method disputed." },
            { type: "null" },
          ],
        },
        reason: { type: "string", description: "The reason the cardholder gave, such as fraudulent or duplicate." },
        status: { type: "string", description: "The dispute's status, from needs_response to won or lost." },
      },
      required: [
        "id",
        "object",
        "amount",
        "balance_transactions",
        "charge",
        "created",
        "currency",
        "enhanced_eligibility_types",
        "evidence",
        "evidence_details",
        "is_charge_refundable",
        "livemode",
        "metadata",
        "payment_intent",
        "reason",
        "status",
      ],
    },
    DisputeCard: {
      type: "object",
      properties: {
        brand: { type: "string" },
        case_type: { type: "string" },
        network: { type: ["string", "null"] },
        network_reason_code: { type: ["string", "null"] },
      },
    },
    Evidence: {
      type: "object",
      properties: {
        access_activity_log: { type: ["string", "null"] },
        billing_address: { type: ["string", "null"] },
        cancellation_policy: { type: ["string", "null"] },
        cancellation_policy_disclosure: { type: ["string", "null"] },
        cancellation_rebuttal: { type: ["string", "null"] },
        customer_communication: { type: ["string", "null"] },
        customer_email_address: { type: ["string", "null"] },
        customer_name: { type: ["string", "null"] },
        customer_purchase_ip: { type: ["string", "null"] },
        customer_signature: { type: ["string", "null"] },
        duplicate_charge_documentation: { type: ["string", "null"] },
        duplicate_charge_explanation: { type: ["string", "null"] },
        duplicate_charge_id: { type: ["string", "null"] },
        product_description: { type: ["string", "null"] },
        receipt: { type: ["string", "null"] },
        refund_policy: { type: ["string", "null"] },
        refund_policy_disclosure: { type: ["string", "null"] },
        refund_refusal_explanation: { type: ["string", "null"] },
        service_date: { type: ["string", "null"] },
        service_documentation: { type: ["string", "null"] },
        shipping_address: { type: ["string", "null"] },
        shipping_carrier: { type: ["string", "null"] },
        shipping_date: { type: ["string", "null"] },
        shipping_documentation: { type: ["string", "null"] },
        shipping_tracking_number: { type: ["string", "null"] },
        uncategorized_file: { type: ["string", "null"] },
        uncategorized_text: { type: ["string", "null"] },
        enhanced_evidence: { anyOf: [{ $ref: "#/$defs/EnhancedEvidence" }, { type: "null" }] },
        appeal: { anyOf: [{ $ref: "#/$defs/Appeal" }, { type: "null" }] },
      },
    },
    EnhancedEvidence: {
      type: "object",
      properties: {
        mastercard_compliance: schemasEnhancedEvidenceMastercard_compliance,
        visa_compelling_evidence_3: {
          type: ["object", "null"],
          description: "The disputed purchase and earlier purchases of the same customer, as Visa requires them.",
        },
        visa_compliance: schemasEnhancedEvidenceMastercard_compliance,
      },
    },
    FeeAcknowledged: { type: "object", properties: { fee_acknowledged: { type: ["boolean", "null"] } } },
    Appeal: { type: "object", properties: { card: { anyOf: [{ $ref: "#/$defs/AppealCard" }, { type: "null" }] } } },
    AppealCard: {
      type: "object",
      properties: {
        reason_for_filing: { type: ["string", "null"] },
        supporting_files: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    EvidenceDetails: {
      type: "object",
      properties: {
        due_by: { type: ["integer", "null"] },
        has_evidence: { type: "boolean" },
        past_due: { type: "boolean" },
        submission_count: { type: "integer" },
        submission_method: { type: ["string", "null"] },
        enhanced_eligibility: { anyOf: [{ $ref: "#/$defs/Eligibility" }, { type: "null" }] },
      },
    },
    Eligibility: {
      type: "object",
      properties: {
        mastercard_compliance: schemasEligibilityMastercard_compliance,
        visa_compelling_evidence_3: schemasEligibilityMastercard_compliance,
        visa_compliance: schemasEligibilityMastercard_compliance,
      },
    },
    EligibilityStatus: {
      type: "object",
      properties: {
        status: { type: "string" },
        required_actions: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    Payout: {
      type: "object",
      properties: {
        id: { type: "string", description: "The payout's ID." },
        object: { type: "string", description: "The object type, always payout.", const: "payout" },
        amount: { type: "integer", description: "The amount paid out, in the currency's smallest unit." },
        application_fee: {
          type: ["string", "null"],
          description: "The ID of the application fee on the payout. Null if none.",
        },
        application_fee_amount: schemasChargeApplication_fee_amount,
        arrival_date: {
          type: "integer",
          description: "The date the payout is expected in the bank, as a Unix timestamp.",
        },
        automatic: {
          type: "boolean",
          description: "Whether an automatic schedule created the payout. False if requested by hand.",
        },
        balance_transaction: {
          type: ["string", "null"],
          description: "The ID of the balance transaction that shows the payout's effect.",
        },
        created: schemasEventCreated,
        currency: schemasPriceCurrency,
        description: { type: ["string", "null"], description: "A description of the payout, if there is one." },
        destination: { type: ["string", "null"], description: "The ID of the bank account or card paid." },
        failure_balance_transaction: {
          type: ["string", "null"],
          description: "The ID of the balance transaction that returns the funds of a failed payout.",
        },
        failure_code: {
          type: ["string", "null"],
          description: "The code for the reason the payout failed. Null unless failed.",
        },
        failure_message: schemasChargeFailure_message,
        livemode: { type: "boolean", description: "Whether the payout exists in live mode. False in test mode." },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the payout." },
            { type: "null" },
          ],
        },
        method: {
          type: "string",
          description: "The speed of the payout: standard or instant.",
          enum: ["standard", "instant"],
        },
        original_payout: {
          type: ["string", "null"],
          description: "The ID of the payout this one reverses. Null if none.",
        },
        payout_method: { type: ["string", "null"], description: "The ID of the financial account the funds go to." },
        reconciliation_status: {
          type: "string",
          description: "The progress of matching the payout to its balance transactions.",
        },
        reversed_by: {
          type: ["string", "null"],
          description: "The ID of the payout that reverses this one. Null if none.",
        },
        source_balance: { type: ["string", "null"] },
        source_type: {
          type: "string",
          description: "The source balance the payout draws on, such as card or bank_account.",
        },
        statement_descriptor: {
          type: ["string", "null"],
          description: "Extra text for the recipient's bank statement.",
        },
        status: {
          type: "string",
          description: "The payout's status, from pending and in_transit to paid, failed or canceled.",
        },
        trace_id: {
          anyOf: [
            {
              $ref: "#/$defs/TraceId",
              description: "The bank's reference for tracing the payout. Null until available.",
            },
            { type: "null" },
          ],
        },
        type: { type: "string", description: "The type of destination: a bank account or a card." },
      },
      required: [
        "id",
        "object",
        "amount",
        "arrival_date",
        "automatic",
        "balance_transaction",
        "created",
        "currency",
        "description",
        "destination",
        "failure_code",
        "failure_message",
        "livemode",
        "metadata",
        "method",
        "original_payout",
        "reconciliation_status",
        "reversed_by",
        "source_type",
        "statement_descriptor",
        "status",
        "type",
      ],
    },
    TraceId: { type: "object", properties: { status: { type: "string" }, value: { type: ["string", "null"] } } },
    SetupIntent: {
      type: "object",
      properties: {
        id: { type: "string", description: "The setup intent's ID." },
        object: { type: "string", description: "The object type, always setup_intent.", const: "setup_intent" },
        application: {
          type: ["string", "null"],
          description: "The ID of the Connect application that created the SetupIntent.",
        },
        allowed_payment_method_types: schemasPaymentIntentAllowed_payment_method_types,
        automatic_payment_methods: schemasPaymentIntentAutomatic_payment_methods,
        cancellation_reason: schemasPaymentIntentCancellation_reason,
        client_secret: {
          type: ["string", "null"],
          description: "The secret for completing the setup from a client. Keep it private.",
        },
        created: schemasEventCreated,
        customer: {
          type: ["string", "null"],
          description: "The ID of the customer who owns the payment method. Null if none.",
        },
        customer_account: schemasCustomerCustomer_account,
        description: { type: ["string", "null"], description: "A description of the setup, as you set it." },
        last_setup_error: schemasPaymentIntentLast_payment_error,
        latest_attempt: {
          type: ["string", "null"],
          description: "The ID of the latest attempt to set up the payment method.",
        },
        livemode: { type: "boolean", description: "Whether the SetupIntent exists in live mode. False in test mode." },
        mandate: { type: ["string", "null"], description: "The ID of the mandate for several payments. Null if none." },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the SetupIntent." },
            { type: "null" },
          ],
        },
        next_action: schemasPaymentIntentNext_action,
        on_behalf_of: { type: ["string", "null"], description: "The ID of the account that the setup is for." },
        payment_method: {
          type: ["string", "null"],
          description: "The ID of the payment method to set up. Null until one is given.",
        },
        payment_method_options: schemasPaymentIntentPayment_method_options,
        payment_method_types: {
          type: "array",
          items: { type: "string" },
          description: "The types of payment method the SetupIntent accepts.",
        },
        single_use_mandate: {
          type: ["string", "null"],
          description: "The ID of the mandate for one payment. Null if none.",
        },
        status: {
          type: "string",
          description: "The setup's progress, from requires_payment_method to succeeded or canceled.",
        },
        usage: { type: "string", description: "The later use of the payment method: on_session or off_session." },
      },
      required: ["id", "object", "created", "livemode", "payment_method_types", "status", "usage"],
    },
    AutomaticMethodsOf: {
      type: "object",
      properties: { enabled: { type: ["boolean", "null"] }, allow_redirects: { type: ["string", "null"] } },
    },
    NextAction: {
      type: "object",
      properties: {
        type: { type: "string" },
        redirect_to_url: { anyOf: [{ $ref: "#/$defs/RedirectAction" }, { type: "null" }] },
      },
    },
    RedirectAction: {
      type: "object",
      properties: { url: { type: ["string", "null"] }, return_url: { type: ["string", "null"] } },
    },
    IntentError: {
      type: "object",
      properties: {
        type: { type: "string" },
        code: { type: ["string", "null"] },
        message: { type: ["string", "null"] },
        param: { type: ["string", "null"] },
        charge: { type: ["string", "null"] },
        decline_code: { type: ["string", "null"] },
        advice_code: { type: ["string", "null"] },
        doc_url: { type: ["string", "null"] },
        payment_method_type: { type: ["string", "null"] },
      },
    },
    PaymentMethod: {
      type: "object",
      properties: {
        id: { type: "string", description: "The payment method's ID." },
        object: { type: "string", description: "The object type, always payment_method.", const: "payment_method" },
        allow_redisplay: {
          type: ["string", "null"],
          description: "Whether a checkout may show the payment method again.",
        },
        billing_details: { $ref: "#/$defs/BillingDetails", description: "The billing details of the holder." },
        card: {
          anyOf: [{ $ref: "#/$defs/SavedCard", description: "The card, if the type is card." }, { type: "null" }],
        },
        created: schemasEventCreated,
        customer: { type: ["string", "null"], description: "The ID of the customer it is attached to. Null if none." },
        customer_account: schemasCustomerCustomer_account,
        livemode: {
          type: "boolean",
          description: "Whether the payment method exists in live mode. False in test mode.",
        },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the payment method." },
            { type: "null" },
          ],
        },
        sepa_debit: {
          anyOf: [
            { $ref: "#/$defs/SavedSepa", description: "The bank account, if the type is sepa_debit." },
            { type: "null" },
          ],
        },
        us_bank_account: {
          anyOf: [
            { $ref: "#/$defs/SavedUsBank", description: "The bank account, if the type is us_bank_account." },
            { type: "null" },
          ],
        },
        type: {
          type: "string",
          description: "The type of payment method, such as card. A field of that name has its details.",
        },
      },
      required: ["id", "object", "billing_details", "created", "customer", "livemode", "type"],
    },
    SavedCard: {
      type: "object",
      properties: {
        brand: { type: "string" },
        checks: { anyOf: [{ $ref: "#/$defs/CardChecks" }, { type: "null" }] },
        country: { type: ["string", "null"] },
        display_brand: { type: ["string", "null"] },
        exp_month: { type: "integer" },
        exp_year: { type: "integer" },
        fingerprint: { type: ["string", "null"] },
        funding: { type: "string" },
        last4: { type: "string" },
        networks: { anyOf: [{ $ref: "#/$defs/CardNetworks" }, { type: "null" }] },
        regulated_status: { type: ["string", "null"] },
        three_d_secure_usage: { anyOf: [{ $ref: "#/$defs/ThreeDSecureUsage" }, { type: "null" }] },
        wallet: { anyOf: [{ $ref: "#/$defs/Wallet" }, { type: "null" }] },
      },
    },
    CardNetworks: {
      type: "object",
      properties: { available: { type: "array", items: { type: "string" } }, preferred: { type: ["string", "null"] } },
    },
    ThreeDSecureUsage: { type: "object", properties: { supported: { type: "boolean" } } },
    SavedSepa: {
      type: "object",
      properties: {
        bank_code: { type: ["string", "null"] },
        branch_code: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        fingerprint: { type: ["string", "null"] },
        last4: { type: ["string", "null"] },
      },
    },
    SavedUsBank: {
      type: "object",
      properties: {
        account_holder_type: { type: ["string", "null"] },
        account_type: { type: ["string", "null"] },
        bank_name: { type: ["string", "null"] },
        financial_connections_account: { type: ["string", "null"] },
        fingerprint: { type: ["string", "null"] },
        last4: { type: ["string", "null"] },
        routing_number: { type: ["string", "null"] },
      },
    },
    InvoiceItem: {
      type: "object",
      properties: {
        id: { type: "string", description: "The invoice item's ID." },
        object: { type: "string", description: "The object type, always invoiceitem.", const: "invoiceitem" },
        amount: { type: "integer", description: "The amount, in the currency's smallest unit. Negative for credits." },
        currency: schemasPriceCurrency,
        customer: { type: "string", description: "The ID of the customer billed." },
        customer_account: schemasInvoiceCustomer_account,
        date: schemasEventCreated,
        description: { type: ["string", "null"], description: "The item's description, as the customer sees it." },
        discountable: { type: "boolean", description: "Whether discounts apply to the item." },
        discounts: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The IDs of the discounts applied to the item.",
        },
        invoice: {
          type: ["string", "null"],
          description: "The ID of the invoice that has the item. Null while it is pending.",
        },
        livemode: { type: "boolean", description: "Whether the item exists in live mode. False in test mode." },
        metadata: schemasInvoiceItemMetadata,
        net_amount: { type: "integer", description: "The amount after discounts, in the currency's smallest unit." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/InvoiceItemParent", description: "The subscription that caused the item. Null if none." },
            { type: "null" },
          ],
        },
        period: { $ref: "#/$defs/Period", description: "The period of the service." },
        pricing: {
          anyOf: [
            {
              $ref: "#/$defs/LinePricing",
              description: "The price of the item. Replaces price in newer API versions.",
            },
            { type: "null" },
          ],
        },
        proration: { type: "boolean", description: "Whether the item is a proration of a subscription." },
        proration_details: {
          anyOf: [
            { $ref: "#/$defs/InvoiceItemProration", description: "The discounts that a proration gives back." },
            { type: "null" },
          ],
        },
        quantity: { type: "integer", description: "The number of units." },
        quantity_decimal: { type: "string", description: "The number of units with decimals." },
        tax_rates: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/TaxRate" },
          description: "The tax rates of the item.",
        },
        test_clock: {
          type: ["string", "null"],
          description: "The ID of the test clock the item belongs to. Null if none.",
        },
      },
      required: [
        "id",
        "object",
        "amount",
        "currency",
        "customer",
        "date",
        "description",
        "discountable",
        "invoice",
        "livemode",
        "metadata",
        "period",
        "proration",
        "quantity",
      ],
    },
    InvoiceItemParent: {
      type: "object",
      properties: {
        type: { type: "string" },
        subscription_details: { anyOf: [{ $ref: "#/$defs/InvoiceItemSubscription" }, { type: "null" }] },
      },
    },
    InvoiceItemSubscription: {
      type: "object",
      properties: { subscription: { type: "string" }, subscription_item: { type: ["string", "null"] } },
    },
    InvoiceItemProration: {
      type: "object",
      properties: { discount_amounts: { type: "array", items: { $ref: "#/$defs/DiscountAmount" } } },
    },
    PromotionCode: {
      type: "object",
      properties: {
        id: { type: "string", description: "The promotion code's ID." },
        object: { type: "string", description: "The object type, always promotion_code.", const: "promotion_code" },
        active: { type: "boolean", description: "Whether the code can be redeemed." },
        code: { type: "string", description: "The code that customers enter." },
        coupon: {
          anyOf: [
            { $ref: "#/$defs/Coupon", description: "The coupon. Replaced by promotion in newer API versions." },
            { type: "null" },
          ],
        },
        created: schemasEventCreated,
        customer: {
          type: ["string", "null"],
          description: "The ID of the customer that can use the code. Null for all.",
        },
        customer_account: { type: ["string", "null"], description: "The ID of the Account that can use the code." },
        expires_at: {
          type: ["integer", "null"],
          description: "The last time to redeem the code, as a Unix timestamp. Null for no end.",
        },
        livemode: { type: "boolean", description: "Whether the code exists in live mode. False in test mode." },
        max_redemptions: {
          type: ["integer", "null"],
          description: "The number of times the code can be redeemed. Null for no limit.",
        },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the code." },
            { type: "null" },
          ],
        },
        promotion: {
          anyOf: [{ $ref: "#/$defs/Promotion", description: "The coupon that the code redeems." }, { type: "null" }],
        },
        restrictions: { $ref: "#/$defs/PromotionRestrictions", description: "The conditions for redeeming the code." },
        times_redeemed: { type: "integer", description: "The number of times the code was redeemed." },
      },
      required: [
        "id",
        "object",
        "active",
        "code",
        "created",
        "customer",
        "expires_at",
        "livemode",
        "max_redemptions",
        "metadata",
        "restrictions",
        "times_redeemed",
      ],
    },
    Promotion: schemasDiscountSource,
    PromotionRestrictions: {
      type: "object",
      properties: {
        first_time_transaction: { type: "boolean" },
        minimum_amount: { type: ["integer", "null"] },
        minimum_amount_currency: { type: ["string", "null"] },
      },
    },
    CheckoutSession: {
      type: "object",
      properties: {
        id: { type: "string", description: "The checkout session's ID." },
        object: { type: "string", description: "The object type, always checkout.session.", const: "checkout.session" },
        allow_promotion_codes: {
          type: ["boolean", "null"],
          description: "Whether customers can enter promotion codes.",
        },
        amount_subtotal: {
          type: ["integer", "null"],
          description: "The total before discounts and taxes, in the currency's smallest unit.",
        },
        amount_total: {
          type: ["integer", "null"],
          description: "The total after discounts and taxes, in the currency's smallest unit.",
        },
        automatic_tax: {
          $ref: "#/$defs/CheckoutTax",
          description: "The settings and result of automatic tax calculation.",
        },
        billing_address_collection: {
          type: ["string", "null"],
          description: "Whether the page asks for the billing address.",
        },
        cancel_url: { type: ["string", "null"], description: "The URL of the page's back button." },
        client_reference_id: { type: ["string", "null"], description: "Your own reference, such as a cart ID." },
        client_secret: {
          type: ["string", "null"],
          description: "The secret for showing the session in your own page. Keep it private.",
        },
        created: schemasEventCreated,
        currency: { type: ["string", "null"], description: "The currency, as a three-letter ISO code in lowercase." },
        customer: { type: ["string", "null"], description: "The ID of the customer. Null until one is created." },
        customer_account: schemasCustomerCustomer_account,
        customer_creation: { type: ["string", "null"], description: "Whether the session creates a customer." },
        customer_details: {
          anyOf: [
            {
              $ref: "#/$defs/CheckoutCustomer",
              description: "The details that the customer entered. Null until then.",
            },
            { type: "null" },
          ],
        },
        customer_email: { type: ["string", "null"], description: "The email address filled in for the customer." },
        discounts: {
          type: ["array", "null"],
          items: { $ref: "#/$defs/CheckoutDiscount" },
          description: "The coupons and promotion codes applied.",
        },
        expires_at: { type: "integer", description: "The time of expiry, as a Unix timestamp in seconds." },
        invoice: {
          type: ["string", "null"],
          description: "The ID of the invoice that the session created. Null if none.",
        },
        line_items: {
          anyOf: [
            { $ref: "#/$defs/LineItemList", description: "The items of the session. Absent unless expanded." },
            { type: "null" },
          ],
        },
        livemode: schemasCheckoutSessionLivemode,
        locale: { type: ["string", "null"], description: "The language of the page. Null for the browser's." },
        metadata: {
          anyOf: [
            { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the session." },
            { type: "null" },
          ],
        },
        mode: { type: "string", description: "The mode: payment, setup or subscription." },
        payment_intent: { type: ["string", "null"], description: "The ID of the payment intent, in payment mode." },
        payment_link: {
          type: ["string", "null"],
          description: "The ID of the payment link that created the session. Null if none.",
        },
        payment_method_collection: {
          type: ["string", "null"],
          description: "Whether the page always asks for a payment method.",
        },
        payment_method_types: {
          type: "array",
          items: { type: "string" },
          description: "The types of payment method the session accepts.",
        },
        payment_status: { type: "string", description: "The payment's status: paid, unpaid or no_payment_required." },
        recovered_from: {
          type: ["string", "null"],
          description: "The ID of the expired session that this one recovers. Null if none.",
        },
        return_url: { type: ["string", "null"], description: "The URL that embedded pages return to." },
        setup_intent: { type: ["string", "null"], description: "The ID of the setup intent, in setup mode." },
        shipping_address_collection: schemasCheckoutSessionShipping_address_collection,
        shipping_cost: {
          anyOf: [
            { $ref: "#/$defs/ShippingCost", description: "The cost of shipping. Null if none." },
            { type: "null" },
          ],
        },
        status: { type: ["string", "null"], description: "The session's status: open, complete or expired." },
        submit_type: { type: ["string", "null"], description: "The text of the pay button." },
        subscription: { type: ["string", "null"], description: "The ID of the subscription, in subscription mode." },
        success_url: { type: ["string", "null"], description: "The URL that the customer returns to after success." },
        total_details: {
          anyOf: [
            { $ref: "#/$defs/CheckoutTotals", description: "The discounts, shipping and taxes in the total." },
            { type: "null" },
          ],
        },
        ui_mode: { type: ["string", "null"], description: "The form of the page, such as hosted_page." },
        url: {
          type: ["string", "null"],
          description: "The URL of the page. Null once the session has ended or for embedded pages.",
        },
      },
      required: [
        "id",
        "object",
        "amount_subtotal",
        "amount_total",
        "automatic_tax",
        "cancel_url",
        "client_reference_id",
        "created",
        "currency",
        "customer",
        "customer_email",
        "expires_at",
        "invoice",
        "livemode",
        "metadata",
        "mode",
        "payment_intent",
        "payment_link",
        "payment_method_types",
        "payment_status",
        "setup_intent",
        "status",
        "subscription",
        "success_url",
        "url",
      ],
    },
    CheckoutCustomer: {
      type: "object",
      properties: {
        address: schemasShippingAddress,
        business_name: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        individual_name: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        phone: { type: ["string", "null"] },
        tax_exempt: { type: ["string", "null"] },
        tax_ids: { type: ["array", "null"], items: { $ref: "#/$defs/TaxId" } },
      },
    },
    CheckoutTax: {
      type: "object",
      properties: {
        enabled: { type: "boolean" },
        liability: { anyOf: [{ $ref: "#/$defs/Party" }, { type: "null" }] },
        provider: { type: ["string", "null"] },
        status: { type: ["string", "null"] },
      },
    },
    CheckoutDiscount: {
      type: "object",
      properties: { coupon: { type: ["string", "null"] }, promotion_code: { type: ["string", "null"] } },
    },
    CheckoutTotals: {
      type: "object",
      properties: {
        amount_discount: { type: "integer" },
        amount_shipping: { type: ["integer", "null"] },
        amount_tax: { type: "integer" },
      },
    },
    ShippingCountries: {
      type: "object",
      properties: { allowed_countries: { type: "array", items: { type: "string" } } },
    },
    LineItemList: {
      type: "object",
      properties: {
        object: { type: "string" },
        data: { type: "array", items: { $ref: "#/$defs/LineItem" } },
        has_more: { type: "boolean" },
        url: { type: "string" },
      },
    },
    LineItem: {
      type: "object",
      properties: {
        id: { type: "string", description: "The line item's ID." },
        object: { type: "string", description: "The object type, always item.", const: "item" },
        adjustable_quantity: {
          anyOf: [
            { $ref: "#/$defs/AdjustableQuantity", description: "Whether the customer can change the quantity." },
            { type: "null" },
          ],
        },
        amount_discount: { type: "integer", description: "The discount, in the currency's smallest unit." },
        amount_subtotal: {
          type: "integer",
          description: "The total before discounts and taxes, in the currency's smallest unit.",
        },
        amount_tax: { type: "integer", description: "The tax, in the currency's smallest unit." },
        amount_total: {
          type: "integer",
          description: "The total after discounts and taxes, in the currency's smallest unit.",
        },
        currency: schemasPriceCurrency,
        description: {
          type: ["string", "null"],
          description: "The item's description. Defaults to the product's name.",
        },
        metadata: schemasInvoiceItemMetadata,
        price: schemasSubscriptionItemPrice,
        quantity: { type: ["integer", "null"], description: "The quantity purchased." },
      },
      required: [
        "id",
        "object",
        "amount_discount",
        "amount_subtotal",
        "amount_tax",
        "amount_total",
        "currency",
        "description",
        "price",
        "quantity",
      ],
    },
    AdjustableQuantity: {
      type: "object",
      properties: {
        enabled: { type: "boolean" },
        minimum: { type: ["integer", "null"] },
        maximum: { type: ["integer", "null"] },
      },
    },
    PaymentLink: {
      type: "object",
      properties: {
        id: { type: "string", description: "The payment link's ID." },
        object: { type: "string", description: "The object type, always payment_link.", const: "payment_link" },
        active: { type: "boolean", description: "Whether the link works." },
        after_completion: { $ref: "#/$defs/LinkCompletion", description: "The page after the purchase." },
        allow_promotion_codes: schemasPromotionCodesAllowed,
        application: {
          type: ["string", "null"],
          description: "The ID of the Connect application that created the link.",
        },
        application_fee_amount: {
          type: ["integer", "null"],
          description: "The fee for the platform, in the currency's smallest unit.",
        },
        application_fee_percent: {
          type: ["number", "null"],
          description: "The share of each invoice for the platform.",
        },
        automatic_tax: { $ref: "#/$defs/LinkTax", description: "The settings of automatic tax calculation." },
        billing_address_collection: { type: "string", description: "Whether the page asks for the billing address." },
        currency: schemasPriceCurrency,
        customer_creation: { type: "string", description: "Whether sessions create a customer." },
        inactive_message: {
          type: ["string", "null"],
          description: "The message to customers when the link no longer works.",
        },
        invoice_creation: {
          anyOf: [
            { $ref: "#/$defs/LinkInvoices", description: "Whether sessions create an invoice." },
            { type: "null" },
          ],
        },
        line_items: {
          anyOf: [
            { $ref: "#/$defs/LineItemList", description: "The items of the link. Absent unless expanded." },
            { type: "null" },
          ],
        },
        livemode: { type: "boolean", description: "Whether the link exists in live mode. False in test mode." },
        metadata: { $ref: "#/$defs/Labels", description: "Key-value pairs you attached to the link." },
        on_behalf_of: { type: ["string", "null"], description: "The ID of the account that payments are for." },
        payment_method_collection: {
          type: "string",
          description: "Whether the page always asks for a payment method.",
        },
        payment_method_types: {
          type: ["array", "null"],
          items: { type: "string" },
          description: "The types of payment method accepted. Null for the types of the Dashboard.",
        },
        phone_number_collection: {
          $ref: "#/$defs/PhoneCollection",
          description: "Whether the page asks for a phone number.",
        },
        restrictions: {
          anyOf: [
            { $ref: "#/$defs/LinkRestrictions", description: "The limit of completed sessions. Null if none." },
            { type: "null" },
          ],
        },
        shipping_address_collection: schemasCheckoutSessionShipping_address_collection,
        submit_type: { type: "string", description: "The text of the pay button." },
        tax_id_collection: { $ref: "#/$defs/TaxIdCollection", description: "Whether the page asks for a tax ID." },
        transfer_data: {
          anyOf: [
            { $ref: "#/$defs/TransferData", description: "The account that receives the payments. Null if none." },
            { type: "null" },
          ],
        },
        url: { type: "string", description: "The URL to share with customers." },
      },
      required: [
        "id",
        "object",
        "active",
        "after_completion",
        "allow_promotion_codes",
        "automatic_tax",
        "billing_address_collection",
        "currency",
        "customer_creation",
        "inactive_message",
        "livemode",
        "metadata",
        "payment_method_collection",
        "phone_number_collection",
        "submit_type",
        "url",
      ],
    },
    LinkCompletion: {
      type: "object",
      properties: {
        type: { type: "string" },
        hosted_confirmation: { anyOf: [{ $ref: "#/$defs/LinkConfirmation" }, { type: "null" }] },
        redirect: { anyOf: [{ $ref: "#/$defs/LinkRedirect" }, { type: "null" }] },
      },
    },
    LinkConfirmation: { type: "object", properties: { custom_message: { type: ["string", "null"] } } },
    LinkRedirect: { type: "object", properties: { url: { type: "string" } } },
    LinkInvoices: schemasLinkInvoices,
    LinkRestrictions: { type: "object", properties: { completed_sessions: { $ref: "#/$defs/CompletedSessions" } } },
    CompletedSessions: { type: "object", properties: { count: { type: "integer" }, limit: { type: "integer" } } },
    PhoneCollection: schemasLinkInvoices,
    TaxIdCollection: {
      type: "object",
      properties: { enabled: { type: "boolean" }, required: { type: ["string", "null"] } },
    },
    LinkTax: {
      type: "object",
      properties: { enabled: { type: "boolean" }, liability: { anyOf: [{ $ref: "#/$defs/Party" }, { type: "null" }] } },
    },
    PortalSession: {
      type: "object",
      properties: {
        id: { type: "string", description: "The portal session's ID." },
        object: {
          type: "string",
          description: "The object type, always billing_portal.session.",
          const: "billing_portal.session",
        },
        configuration: { type: "string", description: "The ID of the portal configuration." },
        created: schemasEventCreated,
        customer: { type: "string", description: "The ID of the customer." },
        customer_account: schemasCustomerCustomer_account,
        flow: {
          anyOf: [
            { $ref: "#/$defs/PortalFlow", description: "The task for the customer. Null if none." },
            { type: "null" },
          ],
        },
        livemode: schemasCheckoutSessionLivemode,
        locale: { type: ["string", "null"], description: "The language of the page. Null for the customer's." },
        on_behalf_of: {
          type: ["string", "null"],
          description: "The ID of the account that subscriptions and invoices are shown for.",
        },
        return_url: { type: ["string", "null"], description: "The URL of the page's link back. Null if none." },
        url: { type: "string", description: "The URL to send the customer to. Valid for a short time." },
      },
      required: [
        "id",
        "object",
        "configuration",
        "created",
        "customer",
        "livemode",
        "locale",
        "on_behalf_of",
        "return_url",
        "url",
      ],
    },
    PortalFlow: {
      type: "object",
      properties: {
        type: { type: "string" },
        subscription_cancel: { anyOf: [{ $ref: "#/$defs/PortalTarget" }, { type: "null" }] },
        subscription_pause: { anyOf: [{ $ref: "#/$defs/PortalTarget" }, { type: "null" }] },
        subscription_update: { anyOf: [{ $ref: "#/$defs/PortalTarget" }, { type: "null" }] },
        subscription_update_confirm: { anyOf: [{ $ref: "#/$defs/PortalTarget" }, { type: "null" }] },
      },
    },
    PortalTarget: { type: "object", properties: { subscription: { type: "string" } } },
    AutomaticMethods: {
      type: "object",
      properties: {
        enabled: { type: "boolean", description: "Whether to accept the payment methods enabled in the Dashboard." },
        allow_redirects: {
          type: "string",
          description: "Whether to accept methods that redirect the customer. Defaults to `always`.",
          enum: ["always", "never"],
        },
      },
      required: ["enabled"],
    },
    ShippingInput: {
      type: "object",
      properties: {
        name: { type: "string", description: "The recipient's name." },
        address: schemasShippingInputAddress,
        phone: schemasShippingInputPhone,
        carrier: schemasShippingInputCarrier,
        tracking_number: schemasShippingInputTracking_number,
      },
      required: ["name", "address"],
    },
    RecipientInput: {
      type: "object",
      properties: {
        name: { type: "string", description: "The recipient's name." },
        address: schemasShippingInputAddress,
        phone: schemasShippingInputPhone,
      },
      required: ["name", "address"],
    },
    TransferInput: {
      type: "object",
      properties: {
        destination: schemasTransferInputDestination,
        amount: schemasTransferInputAmount,
        description: { type: "string", description: "Any text to display with the transfer." },
        metadata: { $ref: "#/$defs/Metadata" },
      },
      required: ["destination"],
    },
    InvoiceTransferInput: {
      type: "object",
      properties: { destination: schemasTransferInputDestination, amount: schemasTransferInputAmount },
      required: ["destination"],
    },
    SubscriptionTransferInput: {
      type: "object",
      properties: {
        destination: schemasTransferInputDestination,
        amount_percent: {
          type: "number",
          description: "Share of each invoice to transfer, in percent. Defaults to everything.",
        },
      },
      required: ["destination"],
    },
    MandateInput: {
      type: "object",
      properties: {
        customer_acceptance: {
          $ref: "#/$defs/MandateAcceptance",
          description: "The customer's acceptance of the mandate.",
        },
      },
      required: ["customer_acceptance"],
    },
    MandateAcceptance: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Whether the customer accepted the mandate online.",
          enum: ["online", "offline"],
        },
        accepted_at: { type: "integer", description: "Time of acceptance, as a Unix timestamp in seconds." },
        online: { $ref: "#/$defs/MandateOnline", description: "Details of the acceptance, if `type` is `online`." },
      },
      required: ["type"],
    },
    MandateOnline: {
      type: "object",
      properties: {
        ip_address: { type: "string", description: "The customer's IP address." },
        user_agent: { type: "string", description: "The user agent of the customer's browser." },
      },
      required: ["ip_address", "user_agent"],
    },
    BillingContact: {
      type: "object",
      properties: {
        name: { type: "string", description: "The holder's full name." },
        email: { type: "string", description: "The holder's email address." },
        phone: { type: "string", description: "The holder's phone number." },
        address: { $ref: "#/$defs/Address", description: "The billing address." },
      },
    },
    InvoiceDefaultsInput: {
      type: "object",
      properties: {
        default_payment_method: {
          type: "string",
          description: "ID of the customer's payment method to charge for subscriptions and invoices.",
        },
        footer: { type: "string", description: "Footer of the invoices." },
        custom_fields: { $ref: "#/$defs/InvoiceFields" },
      },
    },
    CardInput: {
      type: "object",
      properties: {
        token: { type: "string", description: "Token of Stripe.js, or a test token such as `tok_visa`." },
        number: { type: "string", description: "Card number without separators. Requires PCI compliance." },
        exp_month: schemasCardInputExp_month,
        exp_year: schemasCardInputExp_year,
        cvc: { type: "string", description: "Security code of the card." },
      },
    },
    CardChange: {
      type: "object",
      properties: { exp_month: schemasCardInputExp_month, exp_year: schemasCardInputExp_year },
    },
    UsBankInput: {
      type: "object",
      properties: {
        account_holder_type: schemasUsBankInputAccount_holder_type,
        account_number: { type: "string", description: "Account number." },
        account_type: {
          type: "string",
          description: "Type of the account. Defaults to `checking`.",
          enum: ["checking", "savings"],
        },
        routing_number: { type: "string", description: "Routing number of the bank." },
        financial_connections_account: {
          type: "string",
          description: "ID of a Financial Connections account, instead of numbers.",
        },
      },
    },
    UsBankChange: {
      type: "object",
      properties: {
        account_holder_type: schemasUsBankInputAccount_holder_type,
        account_type: { type: "string", description: "Type of the account.", enum: ["checking", "savings"] },
      },
    },
    SepaInput: {
      type: "object",
      properties: { iban: { type: "string", description: "IBAN of the account." } },
      required: ["iban"],
    },
    BacsInput: {
      type: "object",
      properties: {
        account_number: { type: "string", description: "Account number." },
        sort_code: { type: "string", description: "Sort code, such as `10-20-30`." },
      },
    },
    BecsInput: {
      type: "object",
      properties: {
        account_number: { type: "string", description: "Account number." },
        bsb_number: { type: "string", description: "Bank-State-Branch number." },
      },
      required: ["account_number", "bsb_number"],
    },
    DiscountInput: {
      type: "object",
      properties: {
        coupon: schemasDiscountInputCoupon,
        promotion_code: schemasDiscountInputPromotion_code,
        discount: { type: "string", description: "ID of an existing discount to keep." },
      },
    },
    AutomaticTaxInput: {
      type: "object",
      properties: {
        enabled: { type: "boolean", description: "Whether Stripe calculates taxes." },
        liability: { $ref: "#/$defs/PartyInput", description: "For Connect: account that is liable for the tax." },
      },
      required: ["enabled"],
    },
    PartyInput: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Whether it is a connected account or your own.",
          enum: ["account", "self"],
        },
        account: { type: "string", description: "ID of the connected account, if `type` is `account`." },
      },
      required: ["type"],
    },
    RecurringInput: {
      type: "object",
      properties: { interval: schemasRecurringInputInterval, interval_count: schemasRecurringInputInterval_count },
      required: ["interval"],
    },
    PriceRecurring: {
      type: "object",
      properties: {
        interval: schemasRecurringInputInterval,
        interval_count: schemasRecurringInputInterval_count,
        usage_type: {
          type: "string",
          description: "Whether a quantity or the reported usage is billed. Defaults to `licensed`.",
          enum: ["licensed", "metered"],
        },
        meter: { type: "string", description: "ID of the meter that counts usage, if `usage_type` is `metered`." },
      },
      required: ["interval"],
    },
    RecurringFilter: {
      type: "object",
      properties: {
        interval: schemasRecurringInputInterval,
        usage_type: {
          type: "string",
          description: "Whether a quantity or usage is billed.",
          enum: ["licensed", "metered"],
        },
        meter: { type: "string", description: "ID of the meter." },
      },
    },
    RecurringPriceData: {
      type: "object",
      properties: {
        currency: { $ref: "#/$defs/Currency" },
        product: { type: "string", description: "ID of the product." },
        recurring: { $ref: "#/$defs/RecurringInput", description: "Interval of the price." },
        unit_amount: schemasRecurringPriceDataUnit_amount,
        unit_amount_decimal: schemasRecurringPriceDataUnit_amount_decimal,
        tax_behavior: { $ref: "#/$defs/TaxBehavior" },
      },
      required: ["currency", "product", "recurring"],
    },
    OneTimePriceData: {
      type: "object",
      properties: {
        currency: { $ref: "#/$defs/Currency" },
        product: { type: "string", description: "ID of the product." },
        unit_amount: schemasRecurringPriceDataUnit_amount,
        unit_amount_decimal: schemasRecurringPriceDataUnit_amount_decimal,
        tax_behavior: { $ref: "#/$defs/TaxBehavior" },
      },
      required: ["currency", "product"],
    },
    CheckoutPriceData: {
      type: "object",
      properties: {
        currency: { $ref: "#/$defs/Currency" },
        product: { type: "string", description: "ID of the product. Required unless `product_data` is set." },
        product_data: {
          $ref: "#/$defs/CheckoutProductInput",
          description: "New product to create. Required unless `product` is set.",
        },
        recurring: schemasCheckoutPriceDataRecurring,
        unit_amount: schemasRecurringPriceDataUnit_amount,
        unit_amount_decimal: schemasRecurringPriceDataUnit_amount_decimal,
        tax_behavior: { $ref: "#/$defs/TaxBehavior" },
      },
      required: ["currency"],
    },
    ProductPriceData: {
      type: "object",
      properties: {
        currency: { $ref: "#/$defs/Currency" },
        recurring: schemasCheckoutPriceDataRecurring,
        unit_amount: schemasRecurringPriceDataUnit_amount,
        unit_amount_decimal: schemasRecurringPriceDataUnit_amount_decimal,
        tax_behavior: { $ref: "#/$defs/TaxBehavior" },
        metadata: { $ref: "#/$defs/Metadata" },
      },
      required: ["currency"],
    },
    CheckoutProductInput: {
      type: "object",
      properties: {
        name: schemasCheckoutProductInputName,
        description: { $ref: "#/$defs/ProductText" },
        images: { $ref: "#/$defs/ImageUrls" },
        tax_code: { $ref: "#/$defs/TaxCode" },
        metadata: { $ref: "#/$defs/Metadata" },
      },
      required: ["name"],
    },
    ProductInput: {
      type: "object",
      properties: {
        name: schemasCheckoutProductInputName,
        id: { type: "string", description: "ID of the new product. Stripe generates one by default." },
        active: { $ref: "#/$defs/Active" },
        statement_descriptor: { $ref: "#/$defs/StatementDescriptor" },
        tax_code: { $ref: "#/$defs/TaxCode" },
        unit_label: { $ref: "#/$defs/UnitLabel" },
        metadata: { $ref: "#/$defs/Metadata" },
      },
      required: ["name"],
    },
    PriceTierInput: {
      type: "object",
      properties: {
        up_to: {
          anyOf: [{ type: "integer" }, { type: "string" }],
          description: "Last unit of the tier, or `inf` for the last tier.",
        },
        unit_amount: schemasRecurringPriceDataUnit_amount,
        unit_amount_decimal: schemasRecurringPriceDataUnit_amount_decimal,
        flat_amount: { type: "integer", description: "Amount of the whole tier, in the currency's smallest unit." },
        flat_amount_decimal: { type: "string", description: "Amount of the whole tier with up to 12 decimals." },
      },
      required: ["up_to"],
    },
    CustomAmountInput: {
      type: "object",
      properties: {
        enabled: { type: "boolean", description: "`true`; leave the param out otherwise." },
        minimum: { type: "integer", description: "Least amount, in the currency's smallest unit." },
        maximum: { type: "integer", description: "Greatest amount, in the currency's smallest unit." },
        preset: { type: "integer", description: "Amount to begin with, in the currency's smallest unit." },
      },
      required: ["enabled"],
    },
    TransformInput: {
      type: "object",
      properties: {
        divide_by: { type: "integer", description: "Divisor of the quantity." },
        round: { type: "string", description: "Direction to round in after the division.", enum: ["down", "up"] },
      },
      required: ["divide_by", "round"],
    },
    PricingInput: {
      type: "object",
      properties: { price: { type: "string", description: "ID of the price." } },
      required: ["price"],
    },
    PeriodInput: {
      type: "object",
      properties: {
        start: { type: "integer", description: "Start of the period, as a Unix timestamp in seconds." },
        end: { type: "integer", description: "End of the period, as a Unix timestamp in seconds." },
      },
      required: ["start", "end"],
    },
    SubscriptionItemInput: {
      type: "object",
      properties: {
        price: schemasSubscriptionItemInputPrice,
        price_data: {
          $ref: "#/$defs/RecurringPriceData",
          description: "New price to create. Required unless `price` is set.",
        },
        quantity: schemasSubscriptionItemInputQuantity,
        discounts: schemasSubscriptionItemInputDiscounts,
        tax_rates: { $ref: "#/$defs/ItemTaxRates" },
        metadata: { $ref: "#/$defs/Metadata" },
      },
    },
    SubscriptionItemChange: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the item to change. Leave it out to add an item." },
        deleted: { type: "boolean", description: "Whether to remove the item." },
        clear_usage: {
          type: "boolean",
          description: "Whether to delete the item's usage when you remove a metered item.",
        },
        price: { type: "string", description: "ID of the price." },
        price_data: { $ref: "#/$defs/RecurringPriceData", description: "New price to create." },
        quantity: { type: "integer", description: "Quantity of the price.", minimum: 0 },
        discounts: schemasSubscriptionItemInputDiscounts,
        tax_rates: { $ref: "#/$defs/ItemTaxRates" },
        metadata: { $ref: "#/$defs/Metadata" },
      },
    },
    AddedItemInput: {
      type: "object",
      properties: {
        price: schemasSubscriptionItemInputPrice,
        price_data: {
          $ref: "#/$defs/OneTimePriceData",
          description: "New price to create. Required unless `price` is set.",
        },
        quantity: schemasSubscriptionItemInputQuantity,
        discounts: schemasSubscriptionItemInputDiscounts,
        tax_rates: { $ref: "#/$defs/ItemTaxRates" },
      },
    },
    PaymentSettingsInput: {
      type: "object",
      properties: {
        payment_method_types: schemasPaymentSettingsInputPayment_method_types,
        payment_method_options: { $ref: "#/$defs/SetupOptions" },
        save_default_payment_method: {
          type: "string",
          description: "Whether a successful payment makes its payment method the subscription's default.",
          enum: ["off", "on_subscription"],
        },
      },
    },
    InvoicePaymentInput: {
      type: "object",
      properties: {
        payment_method_types: schemasPaymentSettingsInputPayment_method_types,
        payment_method_options: { $ref: "#/$defs/SetupOptions" },
        default_mandate: { type: "string", description: "ID of the mandate to use." },
      },
    },
    TrialSettingsInput: {
      type: "object",
      properties: {
        end_behavior: { $ref: "#/$defs/TrialEndInput", description: "The outcome at the end of the trial." },
      },
      required: ["end_behavior"],
    },
    TrialEndInput: {
      type: "object",
      properties: {
        missing_payment_method: {
          type: "string",
          description: "The outcome if there is no payment method at the end of the trial.",
          enum: ["cancel", "create_invoice", "pause"],
        },
      },
      required: ["missing_payment_method"],
    },
    PauseInput: {
      type: "object",
      properties: {
        behavior: {
          type: "string",
          description: "The treatment of invoices in the meantime.",
          enum: ["keep_as_draft", "mark_uncollectible", "void"],
        },
        resumes_at: {
          type: "integer",
          description: "Time to resume collecting payment, as a Unix timestamp in seconds.",
        },
      },
      required: ["behavior"],
    },
    CancellationInput: {
      type: "object",
      properties: {
        comment: { type: "string", description: "The customer's words on the cancellation." },
        feedback: {
          type: "string",
          description: "The customer's reason for the cancellation.",
          enum: [
            "customer_service",
            "low_quality",
            "missing_features",
            "other",
            "switched_service",
            "too_complex",
            "too_expensive",
            "unused",
          ],
        },
      },
    },
    InvoiceRevisionInput: {
      type: "object",
      properties: {
        action: { type: "string", description: "`revision`, the only way to derive an invoice.", const: "revision" },
        invoice: { type: "string", description: "ID of the finalized invoice." },
      },
      required: ["action", "invoice"],
    },
    InvoiceFieldInput: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the field, up to 40 characters." },
        value: { type: "string", description: "Value of the field, up to 140 characters." },
      },
      required: ["name", "value"],
    },
    CouponScope: {
      type: "object",
      properties: {
        products: {
          type: "array",
          items: { type: "string" },
          description: "IDs of the products that the coupon applies to.",
        },
      },
    },
    PromotionInput: {
      type: "object",
      properties: {
        type: { type: "string", description: "`coupon`, the only type of promotion.", const: "coupon" },
        coupon: { type: "string", description: "ID of the coupon." },
      },
      required: ["type", "coupon"],
    },
    PromotionLimits: {
      type: "object",
      properties: {
        first_time_transaction: {
          type: "boolean",
          description: "Whether only customers without an earlier payment can redeem the code.",
        },
        minimum_amount: {
          type: "integer",
          description: "Least amount of the purchase, in the currency's smallest unit.",
        },
        minimum_amount_currency: {
          type: "string",
          description: "Three-letter ISO 4217 currency code of `minimum_amount`, in lowercase.",
        },
      },
    },
    CheckoutItemInput: {
      type: "object",
      properties: {
        price: schemasSubscriptionItemInputPrice,
        price_data: schemasCheckoutItemInputPrice_data,
        quantity: {
          type: "integer",
          description: "Quantity of the item. Leave it out for metered prices.",
          minimum: 0,
        },
        adjustable_quantity: schemasCheckoutItemInputAdjustable_quantity,
        tax_rates: schemasCheckoutItemInputTax_rates,
        metadata: { $ref: "#/$defs/Metadata" },
      },
    },
    CheckoutItemChange: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the item to keep. Leave it out to add an item." },
        price: { type: "string", description: "ID of the price." },
        price_data: { $ref: "#/$defs/CheckoutPriceData", description: "New price to create." },
        quantity: schemasCheckoutItemChangeQuantity,
        adjustable_quantity: schemasCheckoutItemInputAdjustable_quantity,
        tax_rates: schemasCheckoutItemInputTax_rates,
      },
    },
    LinkItemInput: {
      type: "object",
      properties: {
        price: schemasSubscriptionItemInputPrice,
        price_data: schemasCheckoutItemInputPrice_data,
        quantity: schemasCheckoutItemChangeQuantity,
        adjustable_quantity: schemasCheckoutItemInputAdjustable_quantity,
      },
      required: ["quantity"],
    },
    LinkItemChange: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the item." },
        quantity: schemasCheckoutItemChangeQuantity,
        adjustable_quantity: schemasCheckoutItemInputAdjustable_quantity,
      },
      required: ["id"],
    },
    AdjustableInput: {
      type: "object",
      properties: {
        enabled: { type: "boolean", description: "Whether the customer can change the quantity." },
        minimum: { type: "integer", description: "Least quantity. Defaults to 0." },
        maximum: { type: "integer", description: "Greatest quantity. Defaults to 99." },
      },
      required: ["enabled"],
    },
    CheckoutPaymentInput: {
      type: "object",
      properties: {
        capture_method: { $ref: "#/$defs/CaptureMethod" },
        description: schemasCheckoutPaymentInputDescription,
        receipt_email: { type: "string", description: "Email address that receives the receipt." },
        setup_future_usage: { $ref: "#/$defs/FutureUsage" },
        statement_descriptor: { $ref: "#/$defs/NonCardDescriptor" },
        statement_descriptor_suffix: { $ref: "#/$defs/DescriptorSuffix" },
        metadata: { $ref: "#/$defs/Metadata" },
        application_fee_amount: { $ref: "#/$defs/FeeAmount" },
        on_behalf_of: { $ref: "#/$defs/OnBehalfOf" },
        transfer_data: {
          $ref: "#/$defs/InvoiceTransferInput",
          description: "For Connect: account that receives the payment.",
        },
        transfer_group: { $ref: "#/$defs/TransferGroup" },
      },
    },
    CheckoutSubscriptionInput: {
      type: "object",
      properties: {
        description: schemasCheckoutSubscriptionInputDescription,
        trial_period_days: schemasCheckoutSubscriptionInputTrial_period_days,
        trial_end: {
          type: "integer",
          description: "End of the trial, as a Unix timestamp in seconds, at least 48 hours ahead.",
        },
        trial_settings: schemasCheckoutSubscriptionInputTrial_settings,
        billing_cycle_anchor: {
          type: "integer",
          description: "Future time of the first full invoice, as a Unix timestamp in seconds.",
        },
        default_tax_rates: { $ref: "#/$defs/DefaultTaxRates" },
        metadata: { $ref: "#/$defs/Metadata" },
        application_fee_percent: {
          type: "number",
          description: "For Connect: share of each invoice that goes to the platform, in percent.",
        },
        on_behalf_of: { $ref: "#/$defs/OnBehalfOf" },
        transfer_data: {
          $ref: "#/$defs/SubscriptionTransferInput",
          description: "For Connect: account that receives the invoices' funds.",
        },
      },
    },
    InvoiceCreationInput: {
      type: "object",
      properties: { enabled: { type: "boolean", description: "Whether to create an invoice." } },
      required: ["enabled"],
    },
    CollectionInput: {
      type: "object",
      properties: { enabled: { type: "boolean", description: "Whether to ask for it." } },
      required: ["enabled"],
    },
    ShippingCollection: {
      type: "object",
      properties: {
        allowed_countries: {
          type: "array",
          items: { type: "string" },
          description: "Two-letter codes of the countries to ship to, such as `DE`.",
        },
      },
      required: ["allowed_countries"],
    },
    CheckoutCustomerFilter: {
      type: "object",
      properties: { email: schemasCheckoutCustomerFilterEmail },
      required: ["email"],
    },
    AfterCompletionInput: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Whether Stripe confirms or redirects.",
          enum: ["hosted_confirmation", "redirect"],
        },
        hosted_confirmation: schemasAfterCompletionInputHosted_confirmation,
        redirect: { $ref: "#/$defs/RedirectInput", description: "Your own page, if `type` is `redirect`." },
      },
      required: ["type"],
    },
    ConfirmationMessage: {
      type: "object",
      properties: { custom_message: { type: "string", description: "Message to the customer." } },
    },
    RedirectInput: { type: "object", properties: { url: schemasRedirectInputUrl }, required: ["url"] },
    LinkPaymentInput: {
      type: "object",
      properties: {
        capture_method: { $ref: "#/$defs/CaptureMethod" },
        description: schemasCheckoutPaymentInputDescription,
        setup_future_usage: { $ref: "#/$defs/FutureUsage" },
        statement_descriptor: { $ref: "#/$defs/NonCardDescriptor" },
        statement_descriptor_suffix: { $ref: "#/$defs/DescriptorSuffix" },
        metadata: { $ref: "#/$defs/Metadata" },
        transfer_group: { $ref: "#/$defs/TransferGroup" },
      },
    },
    LinkSubscriptionInput: {
      type: "object",
      properties: {
        description: schemasCheckoutSubscriptionInputDescription,
        trial_period_days: schemasCheckoutSubscriptionInputTrial_period_days,
        trial_settings: schemasCheckoutSubscriptionInputTrial_settings,
        metadata: { $ref: "#/$defs/Metadata" },
      },
    },
    LinkLimits: {
      type: "object",
      properties: {
        completed_sessions: { $ref: "#/$defs/CompletedLimit", description: "Limit of completed sessions." },
      },
      required: ["completed_sessions"],
    },
    CompletedLimit: {
      type: "object",
      properties: { limit: { type: "integer", description: "Number of sessions that can be completed.", minimum: 1 } },
      required: ["limit"],
    },
    PortalFlowInput: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "The task.",
          enum: [
            "customer_update",
            "payment_method_update",
            "subscription_cancel",
            "subscription_pause",
            "subscription_update",
            "subscription_update_confirm",
          ],
        },
        subscription_cancel: {
          $ref: "#/$defs/PortalSubscription",
          description: "Subscription to cancel, if `type` is `subscription_cancel`.",
        },
        subscription_pause: {
          $ref: "#/$defs/PortalSubscription",
          description: "Subscription to pause, if `type` is `subscription_pause`.",
        },
        subscription_update: {
          $ref: "#/$defs/PortalSubscription",
          description: "Subscription to update, if `type` is `subscription_update`.",
        },
        subscription_update_confirm: {
          $ref: "#/$defs/PortalChange",
          description: "Change to confirm, if `type` is `subscription_update_confirm`.",
        },
        after_completion: {
          $ref: "#/$defs/PortalCompletion",
          description: "Page after the task. Defaults to the portal's home page.",
        },
      },
      required: ["type"],
    },
    PortalSubscription: {
      type: "object",
      properties: { subscription: { type: "string", description: "ID of the subscription." } },
      required: ["subscription"],
    },
    PortalChange: {
      type: "object",
      properties: {
        subscription: { type: "string", description: "ID of the subscription." },
        items: { type: "array", items: { $ref: "#/$defs/PortalItem" }, description: "Item to change. At most one." },
        discounts: {
          type: "array",
          items: { $ref: "#/$defs/NewDiscountInput" },
          description: "Coupon or promotion code to apply. At most one.",
        },
      },
      required: ["subscription", "items"],
    },
    PortalItem: {
      type: "object",
      properties: {
        id: { type: "string", description: "ID of the subscription's item." },
        price: { type: "string", description: "ID of the new price." },
        quantity: { type: "integer", description: "New quantity.", minimum: 0 },
      },
      required: ["id"],
    },
    NewDiscountInput: {
      type: "object",
      properties: { coupon: schemasDiscountInputCoupon, promotion_code: schemasDiscountInputPromotion_code },
    },
    PortalCompletion: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Page after the task.",
          enum: ["hosted_confirmation", "portal_homepage", "redirect"],
        },
        hosted_confirmation: schemasAfterCompletionInputHosted_confirmation,
        redirect: { $ref: "#/$defs/PortalRedirect", description: "Your own page, if `type` is `redirect`." },
      },
      required: ["type"],
    },
    PortalRedirect: { type: "object", properties: { return_url: schemasRedirectInputUrl }, required: ["return_url"] },
    EvidenceInput: {
      type: "object",
      properties: {
        access_activity_log: {
          type: "string",
          description: "Log that shows how the customer used the digital product.",
        },
        billing_address: { type: "string", description: "The customer's billing address." },
        cancellation_policy: { type: "string", description: "ID of the file with your cancellation policy." },
        cancellation_policy_disclosure: {
          type: "string",
          description: "Explanation of the way the customer saw the cancellation policy.",
        },
        cancellation_rebuttal: { type: "string", description: "Reason that the subscription was not canceled." },
        customer_communication: {
          type: "string",
          description: "ID of the file with your communication with the customer.",
        },
        customer_email_address: schemasCheckoutCustomerFilterEmail,
        customer_name: { type: "string", description: "The customer's name." },
        customer_purchase_ip: { type: "string", description: "The customer's IP address at the purchase." },
        customer_signature: { type: "string", description: "ID of the file with the customer's signature." },
        duplicate_charge_documentation: { type: "string", description: "ID of the file on the other charge." },
        duplicate_charge_explanation: {
          type: "string",
          description: "Difference between the charge and the other one.",
        },
        duplicate_charge_id: { type: "string", description: "ID of the other charge." },
        product_description: { type: "string", description: "Description of the product or service." },
        receipt: { type: "string", description: "ID of the file with the receipt." },
        refund_policy: { type: "string", description: "ID of the file with your refund policy." },
        refund_policy_disclosure: {
          type: "string",
          description: "Explanation of the way the customer saw the refund policy.",
        },
        refund_refusal_explanation: { type: "string", description: "Reason that the customer gets no refund." },
        service_date: { type: "string", description: "Date of the service, in words." },
        service_documentation: { type: "string", description: "ID of the file that proves the service." },
        shipping_address: { type: "string", description: "Address that the product was shipped to." },
        shipping_carrier: schemasShippingInputCarrier,
        shipping_date: { type: "string", description: "Date of shipping, in words." },
        shipping_documentation: { type: "string", description: "ID of the file that proves the shipping." },
        shipping_tracking_number: schemasShippingInputTracking_number,
        uncategorized_file: { type: "string", description: "ID of a file with other evidence." },
        uncategorized_text: { type: "string", description: "Other evidence as text." },
      },
    },
    FraudReport: {
      type: "object",
      properties: { user_report: { type: "string", description: "Your assessment.", enum: ["fraudulent", "safe"] } },
      required: ["user_report"],
    },
    SubscriptionPreview: {
      type: "object",
      properties: {
        items: {
          type: "array",
          items: { $ref: "#/$defs/SubscriptionItemChange" },
          description: "Items to change, up to 20. Without its `id`, an item is added.",
          maxItems: 20,
        },
        cancel_at_period_end: {
          type: "boolean",
          description: "Whether the subscription ends with its current period.",
        },
        cancel_now: { type: "boolean", description: "Whether the subscription ends now." },
        proration_behavior: { $ref: "#/$defs/ProrationBehavior" },
        proration_date: { $ref: "#/$defs/ProrationDate" },
        trial_end: { $ref: "#/$defs/TrialEndTime" },
      },
    },
    PreviewItemInput: {
      type: "object",
      properties: {
        amount: {
          type: "integer",
          description: "Amount to charge, in the currency's smallest unit. A negative amount is a credit.",
        },
        currency: { $ref: "#/$defs/Currency" },
        price: { type: "string", description: "ID of the price to charge." },
        price_data: { $ref: "#/$defs/OneTimePriceData", description: "New price to charge." },
        quantity: { type: "integer", description: "Number of units.", minimum: 0 },
        description: { type: "string", description: "The item's description." },
      },
    },
    CardPaymentOptions: {
      type: "object",
      properties: {
        request_three_d_secure: schemasCardPaymentOptionsRequest_three_d_secure,
        request_incremental_authorization: {
          type: "string",
          description: "Whether the authorized amount can be raised later.",
          enum: ["if_available", "never"],
        },
        request_multicapture: {
          type: "string",
          description: "Whether the amount can be captured in several steps.",
          enum: ["if_available", "never"],
        },
        moto: { type: "boolean", description: "Whether the card was given by mail or telephone." },
      },
    },
    CardSetupOptions: {
      type: "object",
      properties: { request_three_d_secure: schemasCardPaymentOptionsRequest_three_d_secure },
    },
    UsBankOptions: {
      type: "object",
      properties: {
        verification_method: {
          type: "string",
          description: "Way to verify the bank account. Defaults to `automatic`.",
          enum: ["automatic", "instant", "microdeposits"],
        },
      },
    },
    CustomerIndex: { type: "object", properties: entitiesCustomersSearch },
    InvoiceIndex: { type: "object", properties: entitiesInvoicesSearch },
    ChargeIndex: { type: "object", properties: entitiesChargesSearch },
    SubscriptionIndex: { type: "object", properties: entitiesSubscriptionsSearch },
    RefundIndex: { type: "object", properties: entitiesRefundsSearch },
  },
})
