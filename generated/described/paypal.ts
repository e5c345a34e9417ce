// Generated from definitions/paypal.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/paypal.ts'

const ordersGetParams = { properties: { id: { description: "ID of the order, as `orders.create` returns it." } } }
const ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total = {
  currency_code: { description: "Currency, such as `USD`." },
  value: { description: "Amount as a string, such as `10.00`." },
}
const ordersCreateParamsPurchase_unitsItemsAmountBreakdownShipping = {
  properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
  description: "Shipping charges.",
}
const ordersCreateParamsPurchase_unitsItemsSoft_descriptor = {
  description: "Description of the payment on the buyer's statement, up to 22 characters.",
}
const ordersCreateParamsPurchase_unitsItemsItemsItemsUnit_amount = {
  properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
  description: "Price per unit.",
}
const ordersCreateParamsPurchase_unitsItemsShippingAddress = {
  address_line_1: { description: "Street and number." },
  address_line_2: { description: "Second address line, such as an apartment or floor." },
  admin_area_2: { description: "City." },
  admin_area_1: { description: "State or province." },
  postal_code: { description: "Postal code." },
  country_code: { description: "Country, as a two-letter code such as `US`." },
}
const ordersCreateParamsPayment_sourcePaypalExperience_contextReturn_url = {
  description: "URL to which the buyer returns after approving.",
}
const ordersCreateParamsPayment_sourcePaypalExperience_contextCancel_url = {
  description: "URL to which the buyer returns after canceling.",
}
const authorizationsGetParamsId = { description: "ID of the authorization, as `orders.authorize` returns it." }
const authorizationsGetParams = { properties: { id: authorizationsGetParamsId } }
const capturesGetParamsId = { description: "ID of the captured payment, as `orders.capture` returns it." }
const invoicesListParamsPage = { description: "Page number, starting at 1. Defaults to 1." }
const invoicesListParamsPage_size = { description: "Maximum number of records per page, 1 to 100. Defaults to 20." }
const invoicesListParamsTotal_required = { description: "Whether to return the totals. Defaults to `true`." }
const invoicesGetParamsId = { description: "ID of the invoice, as `invoices.list` returns it." }
const invoicesGetParams = { properties: { id: invoicesGetParamsId } }
const invoicesCreateParamsDetail = {
  properties: {
    currency_code: { description: "Currency, such as `USD`." },
    invoice_number: { description: "Invoice number. Defaults to the next number." },
    invoice_date: { description: "Invoice date. Defaults to the date of sending." },
    reference: { description: "Reference, such as a purchase order number." },
    note: { description: "Note to the customer." },
    terms_and_conditions: { description: "Terms and conditions." },
    memo: { description: "Private memo, hidden from the customer." },
    payment_term: {
      properties: {
        term_type: { description: "Type of the payment term: due on receipt, on a date, or after a number of days." },
        due_date: { description: "Due date." },
      },
      description: "Payment term: when the invoice is due.",
    },
  },
  description: "Details of the invoice: currency, number, dates and notes.",
}
const invoicesCreateParamsInvoicerName = {
  given_name: { description: "First name." },
  surname: { description: "Last name." },
}
const invoicesCreateParamsInvoicer = {
  properties: {
    email_address: { description: "Your email address. Has to be an address of the account." },
    business_name: { description: "Your company name." },
    name: { properties: invoicesCreateParamsInvoicerName, description: "Your name." },
    address: { properties: ordersCreateParamsPurchase_unitsItemsShippingAddress, description: "Your address." },
    website: { description: "Your website." },
    tax_id: { description: "Your tax ID." },
    logo_url: { description: "URL of your logo." },
  },
  description: "Invoicer: the business that sends the invoice.",
}
const invoicesCreateParamsPrimary_recipientsItemsBilling_infoName = {
  properties: invoicesCreateParamsInvoicerName,
  description: "Name of the customer.",
}
const invoicesCreateParamsPrimary_recipientsItemsBilling_infoAddress = {
  properties: ordersCreateParamsPurchase_unitsItemsShippingAddress,
  description: "Address of the customer.",
}
const invoicesCreateParamsPrimary_recipients = {
  items: {
    properties: {
      billing_info: {
        properties: {
          email_address: { description: "Email address of the customer." },
          business_name: { description: "Company name." },
          name: invoicesCreateParamsPrimary_recipientsItemsBilling_infoName,
          address: invoicesCreateParamsPrimary_recipientsItemsBilling_infoAddress,
          additional_info: { description: "Additional information, up to 40 characters." },
          language: { description: "Language of the invoice, such as `en_US`." },
        },
        description: "Billing information: the customer who pays.",
      },
      shipping_info: {
        properties: {
          business_name: { description: "Company name." },
          name: invoicesCreateParamsPrimary_recipientsItemsBilling_infoName,
          address: invoicesCreateParamsPrimary_recipientsItemsBilling_infoAddress,
        },
        description: "Shipping address.",
      },
    },
  },
  description: "Recipients of the invoice, up to 100.",
}
const invoicesCreateParamsItemsItemsDiscount = {
  percent: { description: "Discount in percent as a string, such as `5`." },
  amount: {
    properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
    description: "Discount amount. Use in place of `percent`.",
  },
}
const invoicesCreateParamsItems = {
  items: {
    properties: {
      name: { description: "Name of the item." },
      quantity: { description: "Quantity of the item." },
      unit_amount: ordersCreateParamsPurchase_unitsItemsItemsItemsUnit_amount,
      description: { description: "Description of the item." },
      item_date: { description: "Date when the item was delivered." },
      unit_of_measure: { description: "Unit of measure: whether `quantity` counts pieces, hours or an amount." },
      tax: {
        properties: {
          name: { description: "Name of the tax." },
          percent: { description: "Tax rate in percent as a string, such as `7.25`." },
        },
        description: "Tax on the item.",
      },
      discount: { properties: invoicesCreateParamsItemsItemsDiscount, description: "Discount on the item." },
    },
  },
  description: "Items of the invoice, up to 100.",
}
const invoicesCreateParamsConfiguration = {
  properties: {
    tax_calculated_after_discount: { description: "Whether to calculate tax after the discount. Defaults to `true`." },
    tax_inclusive: { description: "Whether prices include tax. Defaults to `false`." },
    allow_tip: { description: "Whether customers can add a tip. Defaults to `false`." },
    partial_payment: {
      properties: {
        allow_partial_payment: { description: "Whether customers can pay in part." },
        minimum_amount_due: {
          properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
          description: "Minimum amount of a partial payment.",
        },
      },
      description: "Partial payment settings.",
    },
    template_id: { description: "ID of the invoice template." },
  },
  description: "Configuration of the invoice, such as taxes, tips and partial payments.",
}
const invoicesCreateParamsAmount = {
  properties: {
    breakdown: {
      properties: {
        shipping: {
          properties: {
            amount: {
              properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
              description: "Amount of the shipping charges.",
            },
          },
          description: "Shipping charges.",
        },
        discount: {
          properties: {
            invoice_discount: {
              properties: invoicesCreateParamsItemsItemsDiscount,
              description: "Discount on the invoice.",
            },
          },
          description: "Discount on the whole invoice.",
        },
        custom: {
          properties: {
            label: { description: "Label of the custom amount, up to 50 characters." },
            amount: {
              properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
              description: "Amount to add.",
            },
          },
          description: "Custom amount.",
        },
      },
      description: "Breakdown of amounts in addition to the items.",
    },
  },
  description: "Amounts in addition to the items, such as shipping and discounts.",
}
const invoicesApi_searchParamsInvoice_date_range = {
  start: { description: "First day of the range." },
  end: { description: "Last day of the range." },
}
const invoicesSendParams = {
  properties: {
    id: invoicesGetParamsId,
    subject: { description: "Subject of the email." },
    note: { description: "Note in the email." },
    send_to_recipient: { description: "Whether to send an email to the customer. Defaults to `true`." },
    send_to_invoicer: { description: "Whether to send a copy to you. Defaults to `false`." },
    additional_recipients: { description: "Email addresses that receive an additional copy, up to 100." },
  },
}
const productsListParamsPage_size = { description: "Maximum number of records per page, 1 to 20. Defaults to 10." }
const productsListParamsTotal_required = {
  description: "Whether to return the totals, which pagination relies on. Defaults to `true`.",
}
const productsGetParamsId = { description: "ID of the product, as `products.list` returns it." }
const plansGetParamsId = { description: "ID of the plan, as `plans.list` returns it." }
const plansGetParams = { properties: { id: plansGetParamsId } }
const subscriptionsGetParamsId = { description: "ID of the subscription, as `subscriptions.create` returns it." }
const subscriptionsDeleteParams = {
  properties: { id: subscriptionsGetParamsId, reason: { description: "Reason for the change." } },
}
const payoutsGetParamsId = { description: "ID of the payout: `payout_batch_id`, as `payouts.create` returns it." }
const payout_itemsGetParams = {
  properties: { id: { description: "ID of the payout item: `payout_item_id`, as `payout_items.list` returns it." } },
}
const trackersGetParamsId = {
  description: "ID of the payment and tracking number, joined by a hyphen.",
  examples: ["8MC585209K746392H-443844607820"],
}
const schemasMoneyCurrency_code = {
  type: "string",
  description: "Currency, such as `USD`.",
  minLength: 3,
  maxLength: 3,
}
const schemasRecipientShipping_infoBusiness_name = { type: "string", description: "Company name.", maxLength: 300 }
const schemasRecipientShipping_infoName = { $ref: "#/$defs/NewName", description: "Name of the customer." }
const schemasRecipientShipping_infoAddress = { $ref: "#/$defs/NewAddress", description: "Address of the customer." }
export default describedKind(kind, {
  category: "payments",
  support: "community",
  docs: "https://developer.paypal.com/api/rest/",
  basis: {
    version: "Orders v2, Payments v2, Invoicing v2, and v1 of the others",
    date: "2026-11-22",
    compared: "PayPal's OpenAPI descriptions of 2024-02-03",
    differences: 2,
    recorded: {
      read: 36,
      valid: 36,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/paypal/tests",
    },
    sources: [
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/billing_subscriptions_v1.json",
        about: "Plans and subscriptions",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/catalogs_products_v1.json",
        about: "Products",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/checkout_orders_v2.json",
        about: "Orders",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/customer_disputes_v1.json",
        about: "Disputes",
      },
      {
        type: "openapi",
        url: "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/invoicing_v2.json",
        about: "Invoices",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/payments_payment_v1.json",
        about: "Payments of API v1",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/payments_payment_v2.json",
        about: "Authorizations, captures and refunds",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/payments_payouts_batch_v1.json",
        about: "Payouts",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/reporting_transactions_v1.json",
        about: "Transactions and balances",
      },
      {
        type: "openapi",
        url:
          "https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/main/openapi/shipping_shipment_tracking_v1.json",
        about: "Trackers",
      },
      {
        type: "changelog",
        url: "https://developer.paypal.com/api/rest/deprecated-resources/",
        about: "Deprecated resources",
      },
    ],
    missing:
      "Vaulted cards, onboarding of merchants, evidence in disputes, invoice templates, webhooks, changes of " +
      "products, plans and subscriptions by patches.",
  },
  sunset: { date: "none", docs: "https://developer.paypal.com/api/rest/deprecated-resources/", read: "2026-11-29" },
  endings: [
    {
      part: "entities.payments",
      date: "none",
      docs: "https://developer.paypal.com/api/rest/integration/payments-api/v1-v2-migration",
      read: "2026-11-29",
    },
  ],
  description:
    "Orders, payments, refunds, invoices, products, plans, subscriptions, payouts, disputes, tracking, balances and " +
    "transactions of a PayPal account.",
  config: {
    properties: {
      environment: { description: "Environment: live (`api-m`) or sandbox (`api-m.sandbox`). Defaults to `api-m`." },
    },
  },
  auth: {
    app: {
      description:
        "Create an app under Apps & Credentials in the developer dashboard, for live or sandbox, and use its client " +
        "ID and secret.",
    },
  },
  entities: {
    orders: { description: "An order: items that a buyer pays for, with the payment details.", refs: {} },
    authorizations: { description: "An authorized payment: money held for a later capture.", refs: {} },
    captures: { description: "A captured payment.", refs: {} },
    refunds: { description: "A refund of a captured payment.", refs: {} },
    invoices: {
      description: "An invoice to a customer.",
      search: { id: { type: "string" }, parent_id: { type: "string" }, status: { type: "string" } },
      hit: { title: [["id"]], text: [["status"]] },
      refs: {},
    },
    invoice_payments: { description: "A payment of an invoice outside of PayPal.", refs: {} },
    products: {
      description: "A product sold by subscription.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        create_time: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: {},
    },
    plans: {
      description: "A billing plan of a product: how often and how much a subscriber pays.",
      search: {
        id: { type: "string" },
        product_id: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        description: { type: "string" },
        create_time: { type: "timestamp" },
        update_time: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["description"]] },
      refs: { product_id: "products.id" },
    },
    subscriptions: { description: "A buyer's subscription to a plan.", refs: {} },
    subscription_transactions: { description: "A transaction (payment) of a subscription.", refs: {} },
    payouts: { description: "A payout: payments to several recipients in a batch.", refs: {} },
    payout_items: { description: "A payout item: the payment to one recipient of a payout.", refs: {} },
    payments: {
      description: "A payment of the older API v1. Deprecated.",
      search: {
        id: { type: "string" },
        intent: { type: "string" },
        state: { type: "string" },
        create_time: { type: "timestamp" },
        update_time: { type: "timestamp" },
      },
      hit: { title: [["id"]], text: [["intent"], ["state"]] },
      refs: {},
    },
    disputes: { description: "A dispute: a buyer's complaint about a payment.", refs: {} },
    trackers: { description: "A tracker: shipment tracking for a payment.", refs: {} },
    balances: {
      description: "A balance of the account in one currency.",
      search: { currency: { type: "string" }, primary: { type: "boolean" } },
      hit: { title: [["currency"]], text: [] },
      refs: {},
    },
    transactions: { description: "A transaction: a movement of the account's money.", refs: {} },
  },
  operations: {
    "orders.get": {
      description: "Gets an order with its payments.",
      keywords: [
        "was it approved",
        "purchase details",
        "checkout",
        "purchase",
        "buy",
        "payment request",
        "sale",
        "status of the checkout",
      ],
      params: ordersGetParams,
      isGraphql: false,
    },
    "orders.create": {
      description:
        "Creates an order. The buyer approves it at the link with the relation `payer-action` or `approve`; then " +
        "capture it.",
      keywords: [
        "ask for payment",
        "start checkout",
        "checkout",
        "purchase",
        "buy",
        "payment request",
        "sale",
        "payment link",
        "new checkout",
      ],
      params: {
        properties: {
          intent: { description: "Whether to capture the payment immediately, or to authorize it first." },
          purchase_units: {
            items: {
              properties: {
                amount: {
                  properties: {
                    currency_code: { description: "Currency, such as `USD`." },
                    value: { description: "Total amount as a string, such as `10.00`." },
                    breakdown: {
                      properties: {
                        item_total: {
                          properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
                          description: "Subtotal of all items.",
                        },
                        shipping: ordersCreateParamsPurchase_unitsItemsAmountBreakdownShipping,
                        handling: {
                          properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
                          description: "Handling charges.",
                        },
                        tax_total: {
                          properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
                          description: "Total tax.",
                        },
                        discount: {
                          properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
                          description: "Total discount.",
                        },
                      },
                      description: "Breakdown of the total amount.",
                    },
                  },
                  description: "Total amount of the purchase unit.",
                },
                reference_id: { description: "Your own ID for the purchase unit, unique within the order." },
                description: { description: "Description of the purchase." },
                custom_id: { description: "Your own ID, shown in reports." },
                invoice_id: { description: "Your own invoice number." },
                soft_descriptor: ordersCreateParamsPurchase_unitsItemsSoft_descriptor,
                items: {
                  items: {
                    properties: {
                      name: { description: "Name of the item." },
                      quantity: { description: "Quantity of the item." },
                      unit_amount: ordersCreateParamsPurchase_unitsItemsItemsItemsUnit_amount,
                      tax: {
                        properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
                        description: "Tax per unit.",
                      },
                      description: { description: "Description of the item." },
                      sku: { description: "Stock keeping unit (SKU) of the item." },
                      category: { description: "Category of the item: digital goods, physical goods or a donation." },
                    },
                  },
                  description: "Items of the purchase. `amount.breakdown.item_total` has to be their sum.",
                },
                shipping: {
                  properties: {
                    name: {
                      properties: { full_name: { description: "Full name of the recipient." } },
                      description: "Name of the recipient.",
                    },
                    address: {
                      properties: ordersCreateParamsPurchase_unitsItemsShippingAddress,
                      description: "Shipping address.",
                    },
                  },
                  description: "Shipping details.",
                },
              },
            },
            description: "Purchase units: the items and their payees, up to 10.",
            examples: [[{ amount: { currency_code: "USD", value: "10.00" } }]],
          },
          payment_source: {
            properties: {
              paypal: {
                properties: {
                  email_address: { description: "Email address of the buyer." },
                  experience_context: {
                    properties: {
                      brand_name: { description: "Your brand name on the PayPal page." },
                      locale: { description: "Locale, such as `en-US`." },
                      shipping_preference: { description: "Source of the shipping address." },
                      user_action: {
                        description:
                          "Whether the buyer pays immediately when approving (`PAY_NOW`), or continues to a review.",
                      },
                      return_url: ordersCreateParamsPayment_sourcePaypalExperience_contextReturn_url,
                      cancel_url: ordersCreateParamsPayment_sourcePaypalExperience_contextCancel_url,
                    },
                    description: "Checkout experience: page settings and the URLs to which the buyer returns.",
                  },
                },
                description: "Payment with a PayPal account.",
              },
            },
            description: "Payment source that the buyer pays with.",
          },
        },
      },
      isGraphql: false,
    },
    "orders.capture": {
      description: "Captures the payment for an order that the buyer has approved.",
      keywords: [
        "take money",
        "complete",
        "collect",
        "charge",
        "checkout",
        "purchase",
        "buy",
        "payment request",
        "sale",
        "take the payment",
        "complete the payment",
      ],
      params: ordersGetParams,
      isGraphql: false,
    },
    "orders.authorize": {
      description: "Authorizes the payment for an order that the buyer has approved, which holds the money.",
      keywords: ["reserve", "block money", "preauth", "checkout", "purchase", "buy", "payment request", "sale"],
      params: ordersGetParams,
      isGraphql: false,
    },
    "authorizations.get": {
      description: "Gets an authorized payment (authorization).",
      keywords: ["is hold valid", "hold", "reserved money", "preauth", "blocked amount", "pending capture"],
      params: authorizationsGetParams,
      isGraphql: false,
    },
    "authorizations.delete": {
      description: "Voids an authorized payment that has not been captured, which releases the money.",
      keywords: [
        "release hold",
        "cancel hold",
        "free money",
        "hold",
        "reserved money",
        "preauth",
        "blocked amount",
        "pending capture",
      ],
      params: authorizationsGetParams,
      isGraphql: false,
    },
    "captures.get": {
      description: "Gets a captured payment.",
      keywords: [
        "was it paid",
        "fee",
        "take money",
        "settle",
        "collect",
        "payment taken",
        "charge",
        "was the money taken",
        "status of the payment",
      ],
      params: { properties: { id: capturesGetParamsId } },
      isGraphql: false,
    },
    "captures.create": {
      description: "Captures an authorized payment in full or in part.",
      keywords: ["collect held money", "settle hold", "take money", "settle", "collect", "payment taken", "charge"],
      params: {
        properties: {
          authorization_id: authorizationsGetParamsId,
          amount: {
            properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
            description: "Amount to capture. Defaults to the full amount.",
          },
          invoice_id: { description: "Your own invoice number." },
          note_to_payer: { description: "Note to the buyer." },
          soft_descriptor: ordersCreateParamsPurchase_unitsItemsSoft_descriptor,
          final_capture: {
            description: "Whether the capture is final, which releases the remaining amount. Defaults to `false`.",
          },
        },
      },
      isGraphql: false,
    },
    "refunds.get": {
      description: "Gets a refund.",
      keywords: ["did it arrive", "money back", "return", "reimburse", "pay back", "send back", "was it refunded"],
      params: { properties: { id: { description: "ID of the refund, as `refunds.create` returns it." } } },
      isGraphql: false,
    },
    "refunds.create": {
      description: "Creates a refund of a captured payment, in full or in part.",
      keywords: [
        "give back",
        "reimburse buyer",
        "undo payment",
        "money back",
        "return",
        "reimburse",
        "pay back",
        "send back",
        "refund the payment",
        "give back the money",
        "send the money back",
        "refund the buyer",
      ],
      params: {
        properties: {
          capture_id: capturesGetParamsId,
          amount: {
            properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
            description: "Amount to refund. Defaults to the full amount.",
          },
          invoice_id: { description: "Your own invoice number." },
          custom_id: { description: "Your own ID." },
          note_to_payer: { description: "Note to the buyer." },
        },
      },
      isGraphql: false,
    },
    "invoices.list": {
      description: "Lists invoices, newest first. Includes drafts.",
      keywords: [
        "bills",
        "unpaid",
        "overdue",
        "amount due",
        "payment request",
        "receivable",
        "unpaid invoices",
        "sent invoices",
      ],
      params: {
        properties: {
          page: invoicesListParamsPage,
          page_size: invoicesListParamsPage_size,
          total_required: invoicesListParamsTotal_required,
        },
      },
      record: { $ref: "#/$defs/Invoice" },
      isGraphql: false,
    },
    "invoices.get": {
      description: "Gets an invoice with its items and payments.",
      keywords: [
        "bill details",
        "bill",
        "unpaid",
        "amount due",
        "payment request",
        "receivable",
        "the invoice been paid",
      ],
      params: invoicesGetParams,
      isGraphql: false,
    },
    "invoices.create": {
      description: "Creates a draft invoice. To send it, use `invoices.send`.",
      keywords: [
        "draft bill",
        "bill client",
        "write",
        "bill",
        "unpaid",
        "amount due",
        "payment request",
        "receivable",
        "invoice somebody for",
        "bill somebody",
        "new invoice",
      ],
      params: {
        properties: {
          detail: invoicesCreateParamsDetail,
          invoicer: invoicesCreateParamsInvoicer,
          primary_recipients: invoicesCreateParamsPrimary_recipients,
          items: invoicesCreateParamsItems,
          configuration: invoicesCreateParamsConfiguration,
          amount: invoicesCreateParamsAmount,
        },
      },
      isGraphql: false,
    },
    "invoices.update": {
      description: "Updates an invoice, replacing it as a whole. By default, you and the recipient are notified.",
      keywords: ["correct bill", "bill", "unpaid", "amount due", "payment request", "receivable"],
      params: {
        properties: {
          id: invoicesGetParamsId,
          detail: invoicesCreateParamsDetail,
          invoicer: invoicesCreateParamsInvoicer,
          primary_recipients: invoicesCreateParamsPrimary_recipients,
          items: invoicesCreateParamsItems,
          configuration: invoicesCreateParamsConfiguration,
          amount: invoicesCreateParamsAmount,
          send_to_recipient: { description: "Whether to notify the customer. Defaults to `true`." },
          send_to_invoicer: { description: "Whether to notify you. Defaults to `true`." },
        },
      },
      isGraphql: false,
    },
    "invoices.delete": {
      description: "Deletes a draft or unsent invoice.",
      keywords: ["drop draft", "bill", "unpaid", "amount due", "payment request", "receivable"],
      params: invoicesGetParams,
      isGraphql: false,
    },
    "invoices.api_search": {
      description: "Searches invoices by recipient, number, status, amount or time.",
      keywords: [
        "find bill",
        "by client",
        "look for",
        "bill",
        "unpaid",
        "amount due",
        "payment request",
        "receivable",
        "overdue invoices",
        "invoices of the client",
        "which invoices",
        "invoices above",
      ],
      params: {
        properties: {
          recipient_email: { description: "Filters by email address of the recipient." },
          recipient_business_name: { description: "Filters by company name of the recipient." },
          invoice_number: { description: "Filters by invoice number." },
          status: { items: { description: "Status of the invoice." }, description: "Filters by status, up to 5." },
          reference: { description: "Filters by reference." },
          currency_code: { description: "Filters by currency." },
          memo: { description: "Filters by text in the private memo." },
          total_amount_range: {
            properties: {
              lower_amount: {
                properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
                description: "Minimum amount.",
              },
              upper_amount: {
                properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
                description: "Maximum amount.",
              },
            },
            description: "Filters by total amount.",
          },
          invoice_date_range: {
            properties: invoicesApi_searchParamsInvoice_date_range,
            description: "Filters by invoice date.",
          },
          due_date_range: {
            properties: invoicesApi_searchParamsInvoice_date_range,
            description: "Filters by due date.",
          },
          creation_date_range: {
            properties: {
              start: { description: "Start of the time range." },
              end: { description: "End of the time range." },
            },
            description: "Filters by creation time.",
          },
          archived: { description: "Whether to return only archived (`true`) or only unarchived (`false`) invoices." },
          page: invoicesListParamsPage,
          page_size: invoicesListParamsPage_size,
          total_required: invoicesListParamsTotal_required,
        },
      },
      record: { $ref: "#/$defs/Invoice" },
      isGraphql: false,
    },
    "invoices.send": {
      description:
        "Sends an invoice by email, immediately or on its date. Without `send_to_recipient`, returns a link that you " +
        "share yourself.",
      keywords: [
        "deliver",
        "mail to client",
        "issue",
        "email bill",
        "bill",
        "unpaid",
        "amount due",
        "payment request",
        "receivable",
        "send out the invoice",
      ],
      params: invoicesSendParams,
      isGraphql: false,
    },
    "invoices.remind": {
      description: "Sends a reminder of an unpaid invoice to the customer by email.",
      keywords: [
        "nudge",
        "dun",
        "chase",
        "follow up",
        "bill",
        "amount due",
        "payment request",
        "receivable",
        "chase the invoice",
        "payment reminder",
      ],
      params: invoicesSendParams,
      isGraphql: false,
    },
    "invoices.cancel": {
      description: "Cancels a sent invoice.",
      keywords: [
        "call off",
        "void bill",
        "withdraw",
        "annul",
        "bill",
        "unpaid",
        "amount due",
        "payment request",
        "receivable",
        "take back the invoice",
      ],
      params: invoicesSendParams,
      isGraphql: false,
    },
    "invoice_payments.create": {
      description: "Creates a record of an invoice payment outside of PayPal, such as cash or a bank transfer.",
      keywords: [
        "paid in cash",
        "record money",
        "check",
        "mark paid",
        "settled",
        "mark as paid",
        "paid by cash",
        "record a bank transfer",
      ],
      params: {
        properties: {
          invoice_id: invoicesGetParamsId,
          method: { description: "Payment method." },
          payment_date: { description: "Date of the payment. Defaults to the current date." },
          amount: {
            properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
            description: "Amount of the payment. Defaults to the amount due.",
          },
          note: { description: "Note about the payment." },
        },
      },
      isGraphql: false,
    },
    "products.list": {
      description: "Lists products. For all details of a product, use `products.get`.",
      keywords: ["catalog", "goods", "service", "item", "what we sell"],
      params: {
        properties: {
          page: invoicesListParamsPage,
          page_size: productsListParamsPage_size,
          total_required: productsListParamsTotal_required,
        },
      },
      record: { $ref: "#/$defs/Product" },
      isGraphql: false,
    },
    "products.get": {
      description: "Gets a product.",
      keywords: ["goods details", "goods", "service", "item", "what we sell", "catalog"],
      params: { properties: { id: productsGetParamsId } },
      isGraphql: false,
    },
    "products.create": {
      description: "Creates a product. To sell it, create plans for it.",
      keywords: ["new goods", "goods", "service", "item", "what we sell", "catalog"],
      params: {
        properties: {
          name: { description: "Name of the product." },
          type: { description: "Type of the product: physical goods, digital goods or a service." },
          id: { description: "Your own ID for the product, up to 50 characters. PayPal generates one by default." },
          description: { description: "Description of the product." },
          category: { description: "PayPal category of the product, such as `SOFTWARE`." },
          image_url: { description: "URL of an image of the product." },
          home_url: { description: "URL of the product page." },
        },
      },
      isGraphql: false,
    },
    "plans.list": {
      description: "Lists plans of all products or of one product.",
      keywords: ["tariffs", "billing cycle", "subscription model", "pricing", "tier"],
      params: {
        properties: {
          product_id: { description: "Filters by product: an ID, as `products.list` returns it." },
          plan_ids: { description: "Filters by plan ID, up to 10 IDs." },
          page: invoicesListParamsPage,
          page_size: productsListParamsPage_size,
          total_required: productsListParamsTotal_required,
        },
      },
      record: { $ref: "#/$defs/Plan" },
      isGraphql: false,
    },
    "plans.get": {
      description: "Gets a plan with its billing cycles.",
      keywords: ["tariff details", "tariff", "subscription model", "pricing", "tier"],
      params: plansGetParams,
      isGraphql: false,
    },
    "plans.create": {
      description: "Creates a plan for a product.",
      keywords: ["new tariff", "tariff", "billing cycle", "subscription model", "pricing", "tier"],
      params: {
        properties: {
          product_id: productsGetParamsId,
          name: { description: "Name of the plan." },
          billing_cycles: {
            items: {
              properties: {
                tenure_type: { description: "Type of the billing cycle: regular or trial." },
                sequence: { description: "Position of the cycle in the plan, starting at 1." },
                total_cycles: { description: "Number of times the cycle runs. 0 means without end. Defaults to 1." },
                frequency: {
                  properties: {
                    interval_unit: { description: "Unit of the interval." },
                    interval_count: { description: "Number of units, 1 to 365. Defaults to 1." },
                  },
                  description: "Length of the billing cycle.",
                },
                pricing_scheme: {
                  properties: {
                    fixed_price: {
                      properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
                      description: "Fixed price per cycle.",
                    },
                  },
                  description: "Pricing of the cycle. Defaults to free of charge.",
                },
              },
            },
            description: "Billing cycles, trials first. Up to 12.",
          },
          payment_preferences: {
            properties: {
              auto_bill_outstanding: {
                description: "Whether to add outstanding amounts to the next bill. Defaults to `true`.",
              },
              setup_fee: {
                properties: ordersCreateParamsPurchase_unitsItemsAmountBreakdownItem_total,
                description: "Setup fee, charged at the start.",
              },
              setup_fee_failure_action: { description: "Action if the setup fee cannot be paid." },
              payment_failure_threshold: {
                description: "Number of failed payments after which the subscription is suspended. 0 means never.",
              },
            },
            description: "Payment preferences: the setup fee and the handling of failed payments.",
          },
          status: { description: "Status of the plan. Defaults to `ACTIVE`." },
          description: { description: "Description of the plan." },
          taxes: {
            properties: {
              percentage: { description: "Tax rate in percent as a string, such as `10`." },
              inclusive: { description: "Whether the price includes the tax. Defaults to `true`." },
            },
            description: "Taxes on the plan.",
          },
          quantity_supported: { description: "Whether subscribers can subscribe to a quantity of more than one." },
        },
      },
      isGraphql: false,
    },
    "plans.activate": {
      description: "Activates a plan, which opens it to new subscriptions.",
      keywords: [
        "switch on",
        "publish",
        "enable",
        "turn on",
        "start selling",
        "tariff",
        "billing cycle",
        "subscription model",
        "pricing",
        "tier",
      ],
      params: plansGetParams,
      isGraphql: false,
    },
    "plans.deactivate": {
      description: "Deactivates a plan, which closes it to new subscriptions. Existing subscriptions continue.",
      keywords: [
        "switch off",
        "retire",
        "disable",
        "stop selling",
        "tariff",
        "billing cycle",
        "subscription model",
        "pricing",
        "tier",
      ],
      params: plansGetParams,
      isGraphql: false,
    },
    "subscriptions.get": {
      description: "Gets a subscription with past and upcoming payments.",
      keywords: [
        "is it active",
        "next billing",
        "recurring payment",
        "membership",
        "renewal",
        "auto pay",
        "contract",
        "is the subscription active",
      ],
      params: { properties: { id: subscriptionsGetParamsId } },
      isGraphql: false,
    },
    "subscriptions.create": {
      description: "Creates a subscription. The buyer approves it at the link with the relation `approve`.",
      keywords: ["sign up", "subscribe", "recurring payment", "membership", "renewal", "auto pay", "contract"],
      params: {
        properties: {
          plan_id: plansGetParamsId,
          start_time: { description: "Time when the subscription starts. Defaults to the current time." },
          quantity: { description: "Quantity of the product. Defaults to 1." },
          shipping_amount: ordersCreateParamsPurchase_unitsItemsAmountBreakdownShipping,
          subscriber: {
            properties: {
              email_address: { description: "Email address of the subscriber." },
              name: { properties: invoicesCreateParamsInvoicerName, description: "Name of the subscriber." },
            },
            description: "Subscriber details.",
          },
          custom_id: { description: "Your own ID." },
          application_context: {
            properties: {
              return_url: ordersCreateParamsPayment_sourcePaypalExperience_contextReturn_url,
              cancel_url: ordersCreateParamsPayment_sourcePaypalExperience_contextCancel_url,
              brand_name: { description: "Your brand name on the PayPal page." },
              locale: { description: "Locale, such as `en-US`." },
              user_action: { description: "Whether the subscription starts as soon as the buyer approves it." },
            },
            description: "Checkout settings, such as the URLs to which the buyer returns.",
          },
        },
      },
      isGraphql: false,
    },
    "subscriptions.delete": {
      description: "Cancels a subscription permanently. This cannot be undone.",
      keywords: [
        "kill",
        "end",
        "stop",
        "unsubscribe",
        "terminate",
        "recurring payment",
        "membership",
        "renewal",
        "auto pay",
        "contract",
        "end the subscription",
      ],
      params: subscriptionsDeleteParams,
      isGraphql: false,
    },
    "subscriptions.suspend": {
      description: "Suspends a subscription.",
      keywords: [
        "pause",
        "hold",
        "freeze",
        "stop for now",
        "recurring payment",
        "membership",
        "renewal",
        "auto pay",
        "contract",
        "pause the subscription",
      ],
      params: subscriptionsDeleteParams,
      isGraphql: false,
    },
    "subscriptions.activate": {
      description: "Reactivates a suspended subscription.",
      keywords: [
        "resume",
        "unpause",
        "switch on",
        "recurring payment",
        "membership",
        "renewal",
        "auto pay",
        "contract",
      ],
      params: { properties: { id: subscriptionsGetParamsId, reason: { description: "Reason for the reactivation." } } },
      isGraphql: false,
    },
    "subscription_transactions.list": {
      description: "Lists the transactions of a subscription within a time range.",
      keywords: ["payments of member", "charges", "renewal history", "recurring money", "billing history"],
      params: {
        properties: {
          subscription_id: subscriptionsGetParamsId,
          start_time: { description: "Start of the time range." },
          end_time: { description: "End of the time range." },
        },
      },
      record: { $ref: "#/$defs/SubscriptionTransaction" },
      isGraphql: false,
    },
    "payouts.get": {
      description: "Gets a payout with its status and first items.",
      keywords: [
        "did it arrive",
        "pay freelancers",
        "send money",
        "mass pay",
        "wages",
        "commission",
        "pay out",
        "the payout go through",
      ],
      params: { properties: { id: payoutsGetParamsId } },
      isGraphql: false,
    },
    "payouts.create": {
      description: "Creates a payout to up to 15,000 recipients by email address, phone number or PayPal ID.",
      keywords: [
        "pay freelancers",
        "send money",
        "pay people",
        "transfer",
        "mass pay",
        "wages",
        "commission",
        "pay out",
        "mass payment",
      ],
      params: {
        properties: {
          sender_batch_header: {
            properties: {
              sender_batch_id: { description: "Your own ID for the payout. Cannot be reused within 30 days." },
              email_subject: { description: "Subject of the email to recipients." },
              email_message: { description: "Text of the email to recipients." },
              recipient_type: { description: "Default type of `receiver`: email address, phone number or PayPal ID." },
            },
            description: "Header of the payout: settings that apply to all items.",
          },
          items: {
            items: {
              properties: {
                receiver: { description: "Recipient of the payment, in the format that `recipient_type` sets." },
                amount: {
                  properties: {
                    currency: { description: "Currency, such as `USD`." },
                    value: { description: "Amount as a string, such as `10.00`." },
                  },
                  description: "Amount of the payment.",
                },
                recipient_type: { description: "Type of `receiver`: email address, phone number or PayPal ID." },
                note: { description: "Note to the recipient." },
                sender_item_id: { description: "Your own ID." },
                recipient_wallet: { description: "Wallet that receives the payment. Defaults to `PAYPAL`." },
              },
            },
            description: "Payout items, each with a recipient and an amount. Up to 15,000.",
          },
        },
      },
      isGraphql: false,
    },
    "payout_items.list": {
      description: "Lists the items of a payout with their status.",
      keywords: ["recipients", "single transfer", "unclaimed", "who got money", "freelancer"],
      params: {
        properties: {
          payout_id: payoutsGetParamsId,
          page: invoicesListParamsPage,
          page_size: { description: "Maximum number of records per page, 1 to 1,000. Defaults to 100." },
          total_required: productsListParamsTotal_required,
        },
      },
      record: { $ref: "#/$defs/PayoutItem" },
      isGraphql: false,
    },
    "payout_items.get": {
      description: "Gets a payout item.",
      keywords: ["did it arrive", "recipient", "single transfer", "unclaimed", "who got money", "freelancer"],
      params: payout_itemsGetParams,
      isGraphql: false,
    },
    "payout_items.delete": {
      description: "Cancels an unclaimed payout item, which returns the money to you.",
      keywords: ["take money back", "recipient", "single transfer", "who got money", "freelancer"],
      params: payout_itemsGetParams,
      isGraphql: false,
    },
    "payments.list": {
      description: "Lists payments made with the API v1, newest first. Deprecated.",
      keywords: ["sales", "incoming money", "received", "buyer paid", "captured", "authorized"],
      params: {
        properties: {
          count: productsListParamsPage_size,
          start_id: { description: "ID of the payment to start the page with." },
          start_time: { description: "Filters to payments at or after this time." },
          end_time: { description: "Filters to payments before this time." },
        },
      },
      record: { $ref: "#/$defs/Payment" },
      isGraphql: false,
    },
    "disputes.list": {
      description: "Lists disputes. Filters by state, payment or time.",
      keywords: [
        "open claims",
        "chargeback",
        "complaint",
        "claim",
        "fraud",
        "item not received",
        "case",
        "open disputes",
        "cases to answer",
        "respond to",
      ],
      params: {
        properties: {
          start_time: { description: "Filters to disputes created at or after this time, within the last 180 days." },
          disputed_transaction_id: { description: "Filters by ID of the disputed payment." },
          dispute_state: { description: "Filters by dispute state." },
          update_time_before: { description: "Filters to disputes updated before this time." },
          update_time_after: { description: "Filters to disputes updated at or after this time." },
          page_size: { description: "Maximum number of records per page, 1 to 50. Defaults to 50." },
          next_page_token: {
            description: "Token of the next page, contained in the link with the relation `next` in `meta.links`.",
          },
        },
      },
      record: { $ref: "#/$defs/Dispute" },
      isGraphql: false,
    },
    "disputes.get": {
      description: "Gets a dispute with its payments, messages and evidence.",
      keywords: [
        "claim details",
        "chargeback",
        "complaint",
        "claim",
        "fraud",
        "item not received",
        "case",
        "why the buyer complain",
      ],
      params: {
        properties: { id: { description: "ID of the dispute: `dispute_id`, as `disputes.list` returns it." } },
      },
      isGraphql: false,
    },
    "trackers.get": {
      description: "Gets the tracker (shipment tracking) of a payment.",
      keywords: ["where is parcel", "tracking number", "parcel", "delivery", "carrier", "UPS"],
      params: { properties: { id: trackersGetParamsId } },
      isGraphql: false,
    },
    "trackers.create": {
      description: "Creates trackers: adds tracking numbers to up to 20 payments.",
      keywords: ["add parcel number", "shipped", "parcel", "shipment", "delivery", "carrier", "shipped with"],
      params: {
        properties: {
          trackers: {
            items: {
              properties: {
                transaction_id: { description: "ID of the payment." },
                status: { description: "Tracking status of the shipment." },
                tracking_number: { description: "Tracking number of the shipment." },
                carrier: { description: "PayPal name of the carrier, such as `UPS`, or `OTHER`." },
                carrier_name_other: { description: "Name of the carrier, if `carrier` is `OTHER`." },
                shipment_date: { description: "Date when the shipment was sent." },
                notify_buyer: { description: "Whether to notify the buyer by email." },
              },
            },
            description: "Trackers to create, each with a payment and its shipment. Up to 20.",
          },
        },
      },
      isGraphql: false,
    },
    "trackers.update": {
      description: "Updates the tracker (shipment tracking) of a payment.",
      keywords: ["correct parcel number", "delivered", "tracking number", "parcel", "delivery", "carrier", "UPS"],
      params: {
        properties: {
          id: trackersGetParamsId,
          transaction_id: { description: "ID of the payment." },
          status: { description: "Tracking status of the shipment." },
          tracking_number: { description: "Tracking number of the shipment." },
          carrier: { description: "PayPal name of the carrier, such as `UPS`." },
          shipment_date: { description: "Date when the shipment was sent." },
        },
      },
      isGraphql: false,
    },
    "balances.list": {
      description: "Lists the balances of the account, now or at a time within the last three years.",
      keywords: [
        "how much money",
        "funds",
        "available",
        "cash",
        "currency",
        "how much money account",
        "available balance",
      ],
      params: {
        properties: {
          as_of_time: { description: "Time of the balances. Defaults to the current time." },
          currency_code: { description: "Filters by currency." },
        },
      },
      record: { $ref: "#/$defs/Balance" },
      isGraphql: false,
    },
    "transactions.list": {
      description:
        "Lists the transactions of the account within a time range of up to 31 days. Transactions can take three " +
        "hours to appear.",
      keywords: [
        "ledger",
        "statement",
        "history",
        "money movement",
        "bookkeeping",
        "fees",
        "payments received",
        "money came in",
        "what did we receive",
        "sales of the day",
        "did somebody pay",
        "transactions from to",
        "incoming payments",
        "payment from",
      ],
      params: {
        properties: {
          start_date: { description: "Start of the time range, within the last three years." },
          end_date: { description: "End of the time range, at most 31 days after the start." },
          transaction_id: {
            description: "Filters by transaction ID, or by order ID for all transactions of an order.",
          },
          transaction_type: { description: "Filters by transaction code, such as `T0006` for checkout." },
          transaction_status: {
            description: "Filters by status: denied (`D`), pending (`P`), successful (`S`) or reversed (`V`).",
          },
          transaction_currency: { description: "Filters by currency." },
          payment_instrument_type: { description: "Filters by card type." },
          fields: {
            description:
              "Fields to return: `transaction_info`, `payer_info`, `shipping_info`, `cart_info` and more, " +
              "comma-separated, or `all`. Defaults to `all`.",
            examples: ["transaction_info,payer_info"],
          },
          balance_affecting_records_only: {
            description: "Whether to return only transactions that affect the balance. Defaults to `Y`.",
          },
          page: invoicesListParamsPage,
          page_size: { description: "Maximum number of records per page, 1 to 500. Defaults to 100." },
        },
      },
      record: { $ref: "#/$defs/Transaction" },
      isGraphql: false,
    },
  },
  schemas: {
    Page: { type: "integer", description: "Page number, starting at 1. Defaults to 1.", default: 1, minimum: 1 },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 20. Defaults to 10.",
      default: 10,
      minimum: 1,
      maximum: 20,
    },
    TotalRequired: {
      type: "boolean",
      description: "Whether to return the totals, which pagination relies on. Defaults to `true`.",
      default: true,
    },
    Currency: {
      type: "string",
      description: "Currency, as a three-letter code such as `USD`.",
      pattern: "^[A-Z]{3}$",
      examples: ["USD"],
    },
    OrderId: { type: "string", description: "ID of the order, as `orders.create` returns it." },
    AuthorizationId: { type: "string", description: "ID of the authorization, as `orders.authorize` returns it." },
    CaptureId: { type: "string", description: "ID of the captured payment, as `orders.capture` returns it." },
    InvoiceId: { type: "string", description: "ID of the invoice, as `invoices.list` returns it." },
    ProductId: { type: "string", description: "ID of the product, as `products.list` returns it.", maxLength: 50 },
    PlanId: { type: "string", description: "ID of the plan, as `plans.list` returns it.", maxLength: 50 },
    SubscriptionId: {
      type: "string",
      description: "ID of the subscription, as `subscriptions.create` returns it.",
      maxLength: 50,
    },
    PayoutId: {
      type: "string",
      description: "ID of the payout: `payout_batch_id`, as `payouts.create` returns it.",
      maxLength: 30,
    },
    Reason: { type: "string", description: "Reason for the change.", minLength: 1, maxLength: 128 },
    NoticeSubject: { type: "string", description: "Subject of the email.", maxLength: 4000 },
    NoticeNote: { type: "string", description: "Note in the email.", maxLength: 4000 },
    ToRecipient: { type: "boolean", description: "Whether to send an email to the customer. Defaults to `true`." },
    ToInvoicer: { type: "boolean", description: "Whether to send a copy to you. Defaults to `false`." },
    NoticeCopies: {
      type: "array",
      items: { type: "string", format: "email" },
      description: "Email addresses that receive an additional copy, up to 100.",
      maxItems: 100,
    },
    InvoiceStatus: {
      type: "string",
      description: "Status of the invoice.",
      enum: [
        "DRAFT",
        "SENT",
        "SCHEDULED",
        "PAID",
        "MARKED_AS_PAID",
        "CANCELLED",
        "REFUNDED",
        "PARTIALLY_PAID",
        "PARTIALLY_REFUNDED",
        "MARKED_AS_REFUNDED",
        "UNPAID",
        "PAYMENT_PENDING",
      ],
    },
    TrackingStatus: {
      type: "string",
      description: "Tracking status of the shipment.",
      enum: [
        "CANCELLED",
        "DELIVERED",
        "LOCAL_PICKUP",
        "ON_HOLD",
        "SHIPPED",
        "SHIPMENT_CREATED",
        "DROPPED_OFF",
        "IN_TRANSIT",
        "RETURNED",
        "LABEL_PRINTED",
        "ERROR",
        "UNCONFIRMED",
        "PICKUP_FAILED",
        "DELIVERY_DELAYED",
        "DELIVERY_SCHEDULED",
        "DELIVERY_FAILED",
        "INRETURN",
        "IN_PROCESS",
        "NEW",
        "VOID",
        "PROCESSED",
        "NOT_SHIPPED",
        "COMPLETED",
      ],
    },
    Recipients: {
      type: "array",
      items: { $ref: "#/$defs/Recipient" },
      description: "Recipients of the invoice, up to 100.",
    },
    InvoiceItems: {
      type: "array",
      items: { $ref: "#/$defs/NewInvoiceItem" },
      description: "Items of the invoice, up to 100.",
      maxItems: 100,
    },
    InvoiceConfiguration: {
      $ref: "#/$defs/NewConfiguration",
      description: "Configuration of the invoice, such as taxes, tips and partial payments.",
    },
    InvoiceAmount: {
      $ref: "#/$defs/NewInvoiceAmount",
      description: "Amounts in addition to the items, such as shipping and discounts.",
    },
    Money: {
      type: "object",
      properties: {
        currency_code: schemasMoneyCurrency_code,
        value: { type: "string", description: "Amount as a string, such as `10.00`.", maxLength: 32 },
      },
      required: ["currency_code", "value"],
    },
    PayoutMoney: {
      type: "object",
      properties: {
        currency: schemasMoneyCurrency_code,
        value: { type: "string", description: "Amount as a string, such as `10.00`." },
      },
      required: ["currency", "value"],
    },
    Link: {
      type: "object",
      properties: { href: { type: "string" }, rel: { type: "string" }, method: { type: "string" } },
    },
    PersonName: { type: "object", properties: { given_name: { type: "string" }, surname: { type: "string" } } },
    Address: {
      type: "object",
      properties: {
        address_line_1: { type: "string" },
        address_line_2: { type: "string" },
        admin_area_2: { type: "string" },
        admin_area_1: { type: "string" },
        postal_code: { type: "string" },
        country_code: { type: "string", description: "Country, as a two-letter code such as `US`." },
      },
    },
    NewName: {
      type: "object",
      properties: {
        given_name: { type: "string", description: "First name.", maxLength: 140 },
        surname: { type: "string", description: "Last name.", maxLength: 140 },
      },
    },
    NewAddress: {
      type: "object",
      properties: {
        address_line_1: { type: "string", description: "Street and number.", maxLength: 300 },
        address_line_2: {
          type: "string",
          description: "Second address line, such as an apartment or floor.",
          maxLength: 300,
        },
        admin_area_2: { type: "string", description: "City.", maxLength: 120 },
        admin_area_1: { type: "string", description: "State or province.", maxLength: 300 },
        postal_code: { type: "string", description: "Postal code.", maxLength: 60 },
        country_code: {
          type: "string",
          description: "Country, as a two-letter code such as `US`.",
          minLength: 2,
          maxLength: 2,
        },
      },
      required: ["country_code"],
    },
    NewPurchaseUnit: {
      type: "object",
      properties: {
        amount: { $ref: "#/$defs/NewAmount", description: "Total amount of the purchase unit." },
        reference_id: {
          type: "string",
          description: "Your own ID for the purchase unit, unique within the order.",
          minLength: 1,
          maxLength: 256,
        },
        description: { type: "string", description: "Description of the purchase.", minLength: 1, maxLength: 127 },
        custom_id: { type: "string", description: "Your own ID, shown in reports.", maxLength: 127 },
        invoice_id: { type: "string", description: "Your own invoice number.", maxLength: 127 },
        soft_descriptor: {
          type: "string",
          description: "Description of the payment on the buyer's statement, up to 22 characters.",
          maxLength: 22,
        },
        items: {
          type: "array",
          items: { $ref: "#/$defs/NewOrderItem" },
          description: "Items of the purchase. `amount.breakdown.item_total` has to be their sum.",
        },
        shipping: { $ref: "#/$defs/NewShipping", description: "Shipping details." },
      },
      required: ["amount"],
    },
    NewAmount: {
      type: "object",
      properties: {
        currency_code: schemasMoneyCurrency_code,
        value: { type: "string", description: "Total amount as a string, such as `10.00`.", maxLength: 32 },
        breakdown: { $ref: "#/$defs/NewBreakdown", description: "Breakdown of the total amount." },
      },
      required: ["currency_code", "value"],
    },
    NewBreakdown: {
      type: "object",
      properties: {
        item_total: { $ref: "#/$defs/Money", description: "Subtotal of all items." },
        shipping: { $ref: "#/$defs/Money", description: "Shipping charges." },
        handling: { $ref: "#/$defs/Money", description: "Handling charges." },
        tax_total: { $ref: "#/$defs/Money", description: "Total tax." },
        discount: { $ref: "#/$defs/Money", description: "Total discount." },
      },
    },
    NewOrderItem: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the item.", minLength: 1, maxLength: 127 },
        quantity: { type: "string", description: "Quantity of the item.", maxLength: 10 },
        unit_amount: { $ref: "#/$defs/Money", description: "Price per unit." },
        tax: { $ref: "#/$defs/Money", description: "Tax per unit." },
        description: { type: "string", description: "Description of the item.", maxLength: 127 },
        sku: { type: "string", description: "Stock keeping unit (SKU) of the item.", maxLength: 127 },
        category: {
          type: "string",
          description: "Category of the item: digital goods, physical goods or a donation.",
          enum: ["DIGITAL_GOODS", "PHYSICAL_GOODS", "DONATION"],
        },
      },
      required: ["name", "quantity", "unit_amount"],
    },
    NewShipping: {
      type: "object",
      properties: {
        name: {
          type: "object",
          properties: { full_name: { type: "string", description: "Full name of the recipient.", maxLength: 300 } },
          description: "Name of the recipient.",
        },
        address: { $ref: "#/$defs/NewAddress", description: "Shipping address." },
      },
    },
    PaymentSource: {
      type: "object",
      properties: { paypal: { $ref: "#/$defs/PaypalSource", description: "Payment with a PayPal account." } },
    },
    PaypalSource: {
      type: "object",
      properties: {
        email_address: { type: "string", description: "Email address of the buyer.", maxLength: 254 },
        experience_context: {
          $ref: "#/$defs/ExperienceContext",
          description: "Checkout experience: page settings and the URLs to which the buyer returns.",
        },
      },
    },
    ExperienceContext: {
      type: "object",
      properties: {
        brand_name: {
          type: "string",
          description: "Your brand name on the PayPal page.",
          minLength: 1,
          maxLength: 127,
        },
        locale: { type: "string", description: "Locale, such as `en-US`.", minLength: 2, maxLength: 10 },
        shipping_preference: {
          type: "string",
          description: "Source of the shipping address.",
          enum: ["GET_FROM_FILE", "NO_SHIPPING", "SET_PROVIDED_ADDRESS"],
        },
        user_action: {
          type: "string",
          description: "Whether the buyer pays immediately when approving (`PAY_NOW`), or continues to a review.",
          enum: ["CONTINUE", "PAY_NOW"],
        },
        return_url: { type: "string", description: "URL to which the buyer returns after approving.", format: "uri" },
        cancel_url: { type: "string", description: "URL to which the buyer returns after canceling.", format: "uri" },
      },
    },
    Order: {
      type: "object",
      properties: {
        id: { type: "string", description: "The order's ID." },
        status: { type: "string", description: "The order's status, for example created, approved or completed." },
        intent: {
          type: "string",
          description: "The order's purpose: capturing the payment at once or authorizing it.",
        },
        create_time: { type: "string", format: "date-time", description: "The time the order was created." },
        update_time: { type: "string", format: "date-time", description: "The time of the order's last update." },
        payer: { $ref: "#/$defs/Payer", description: "The customer who approves and pays for the order." },
        purchase_units: {
          type: "array",
          items: { $ref: "#/$defs/PurchaseUnit" },
          description: "The purchases in the order, each with a payee, an amount and items.",
        },
        payment_source: { type: "object", description: "Payment source, keyed by its type, such as `paypal`." },
        links: {
          type: "array",
          items: { $ref: "#/$defs/Link" },
          description: "Links to actions and objects related to the order.",
        },
      },
      required: ["id"],
    },
    Payer: {
      type: "object",
      properties: {
        email_address: { type: "string" },
        payer_id: { type: "string" },
        name: { $ref: "#/$defs/PersonName" },
        address: { $ref: "#/$defs/Address" },
      },
    },
    PurchaseUnit: {
      type: "object",
      properties: {
        reference_id: { type: "string" },
        amount: { $ref: "#/$defs/Amount" },
        description: { type: "string" },
        custom_id: { type: "string" },
        invoice_id: { type: "string" },
        soft_descriptor: { type: "string" },
        payee: { $ref: "#/$defs/Payee" },
        items: { type: "array", items: { $ref: "#/$defs/OrderItem" } },
        shipping: { $ref: "#/$defs/Shipping" },
        payments: { $ref: "#/$defs/OrderPayments" },
      },
    },
    Amount: {
      type: "object",
      properties: {
        currency_code: { type: "string" },
        value: { type: "string" },
        breakdown: { $ref: "#/$defs/Breakdown" },
      },
    },
    Breakdown: {
      type: "object",
      properties: {
        item_total: { $ref: "#/$defs/Sum" },
        shipping: { $ref: "#/$defs/Sum" },
        handling: { $ref: "#/$defs/Sum" },
        tax_total: { $ref: "#/$defs/Sum" },
        discount: { $ref: "#/$defs/Sum" },
      },
    },
    Sum: { type: "object", properties: { currency_code: { type: "string" }, value: { type: "string" } } },
    Payee: { type: "object", properties: { email_address: { type: "string" }, merchant_id: { type: "string" } } },
    OrderItem: {
      type: "object",
      properties: {
        name: { type: "string" },
        quantity: { type: "string" },
        unit_amount: { $ref: "#/$defs/Sum" },
        tax: { $ref: "#/$defs/Sum" },
        description: { type: "string" },
        sku: { type: "string" },
        category: { type: "string" },
      },
    },
    Shipping: {
      type: "object",
      properties: {
        name: { type: "object", properties: { full_name: { type: "string" } } },
        address: { $ref: "#/$defs/Address" },
      },
    },
    OrderPayments: {
      type: "object",
      properties: {
        authorizations: { type: "array", items: { $ref: "#/$defs/Authorization" } },
        captures: { type: "array", items: { $ref: "#/$defs/Capture" } },
        refunds: { type: "array", items: { $ref: "#/$defs/Refund" } },
      },
    },
    Authorization: {
      type: "object",
      properties: {
        id: { type: "string" },
        status: { type: "string" },
        status_details: { $ref: "#/$defs/StatusDetails" },
        amount: { $ref: "#/$defs/Sum" },
        invoice_id: { type: "string" },
        custom_id: { type: "string" },
        seller_protection: { $ref: "#/$defs/Protection" },
        expiration_time: { type: "string", format: "date-time" },
        create_time: { type: "string", format: "date-time" },
        update_time: { type: "string", format: "date-time" },
        links: { type: "array", items: { $ref: "#/$defs/Link" } },
      },
      required: ["id"],
    },
    StatusDetails: { type: "object", properties: { reason: { type: "string" } } },
    Protection: {
      type: "object",
      properties: { status: { type: "string" }, dispute_categories: { type: "array", items: { type: "string" } } },
    },
    Capture: {
      type: "object",
      properties: {
        id: { type: "string" },
        status: { type: "string" },
        status_details: { $ref: "#/$defs/StatusDetails" },
        amount: { $ref: "#/$defs/Sum" },
        invoice_id: { type: "string" },
        custom_id: { type: "string" },
        final_capture: { type: "boolean" },
        seller_protection: { $ref: "#/$defs/Protection" },
        seller_receivable_breakdown: { $ref: "#/$defs/Receivable" },
        disbursement_mode: { type: "string" },
        create_time: { type: "string", format: "date-time" },
        update_time: { type: "string", format: "date-time" },
        links: { type: "array", items: { $ref: "#/$defs/Link" } },
      },
      required: ["id"],
    },
    Receivable: {
      type: "object",
      properties: {
        gross_amount: { $ref: "#/$defs/Sum" },
        paypal_fee: { $ref: "#/$defs/Sum" },
        net_amount: { $ref: "#/$defs/Sum" },
        receivable_amount: { $ref: "#/$defs/Sum" },
      },
    },
    Refund: {
      type: "object",
      properties: {
        id: { type: "string" },
        status: { type: "string" },
        status_details: { $ref: "#/$defs/StatusDetails" },
        amount: { $ref: "#/$defs/Sum" },
        invoice_id: { type: "string" },
        custom_id: { type: "string" },
        note_to_payer: { type: "string" },
        seller_payable_breakdown: { $ref: "#/$defs/Payable" },
        create_time: { type: "string", format: "date-time" },
        update_time: { type: "string", format: "date-time" },
        links: { type: "array", items: { $ref: "#/$defs/Link" } },
      },
      required: ["id"],
    },
    Payable: {
      type: "object",
      properties: {
        gross_amount: { $ref: "#/$defs/Sum" },
        paypal_fee: { $ref: "#/$defs/Sum" },
        net_amount: { $ref: "#/$defs/Sum" },
        total_refunded_amount: { $ref: "#/$defs/Sum" },
      },
    },
    AmountRange: {
      type: "object",
      properties: {
        lower_amount: { $ref: "#/$defs/Money", description: "Minimum amount." },
        upper_amount: { $ref: "#/$defs/Money", description: "Maximum amount." },
      },
      required: ["lower_amount", "upper_amount"],
    },
    DateRange: {
      type: "object",
      properties: {
        start: { type: "string", format: "date", description: "First day of the range." },
        end: { type: "string", format: "date", description: "Last day of the range." },
      },
      required: ["start", "end"],
    },
    TimeRange: {
      type: "object",
      properties: {
        start: { type: "string", format: "date-time", description: "Start of the time range." },
        end: { type: "string", format: "date-time", description: "End of the time range." },
      },
      required: ["start", "end"],
    },
    InvoiceDetail: {
      type: "object",
      properties: {
        currency_code: schemasMoneyCurrency_code,
        invoice_number: { type: "string", description: "Invoice number. Defaults to the next number.", maxLength: 127 },
        invoice_date: { type: "string", format: "date", description: "Invoice date. Defaults to the date of sending." },
        reference: { type: "string", description: "Reference, such as a purchase order number.", maxLength: 120 },
        note: { type: "string", description: "Note to the customer.", maxLength: 4000 },
        terms_and_conditions: { type: "string", description: "Terms and conditions.", maxLength: 4000 },
        memo: { type: "string", description: "Private memo, hidden from the customer.", maxLength: 500 },
        payment_term: { $ref: "#/$defs/PaymentTerm", description: "Payment term: when the invoice is due." },
      },
      required: ["currency_code"],
    },
    PaymentTerm: {
      type: "object",
      properties: {
        term_type: {
          type: "string",
          description: "Type of the payment term: due on receipt, on a date, or after a number of days.",
          enum: [
            "DUE_ON_RECEIPT",
            "DUE_ON_DATE_SPECIFIED",
            "NET_10",
            "NET_15",
            "NET_30",
            "NET_45",
            "NET_60",
            "NET_90",
            "NO_DUE_DATE",
          ],
        },
        due_date: { type: "string", format: "date", description: "Due date." },
      },
    },
    Invoicer: {
      type: "object",
      properties: {
        email_address: {
          type: "string",
          description: "Your email address. Has to be an address of the account.",
          maxLength: 254,
        },
        business_name: { type: "string", description: "Your company name.", maxLength: 300 },
        name: { $ref: "#/$defs/NewName", description: "Your name." },
        address: { $ref: "#/$defs/NewAddress", description: "Your address." },
        website: { type: "string", description: "Your website.", maxLength: 2048 },
        tax_id: { type: "string", description: "Your tax ID.", maxLength: 100 },
        logo_url: { type: "string", description: "URL of your logo.", maxLength: 2000 },
      },
    },
    Recipient: {
      type: "object",
      properties: {
        billing_info: { $ref: "#/$defs/RecipientInfo", description: "Billing information: the customer who pays." },
        shipping_info: {
          type: "object",
          properties: {
            business_name: schemasRecipientShipping_infoBusiness_name,
            name: schemasRecipientShipping_infoName,
            address: schemasRecipientShipping_infoAddress,
          },
          description: "Shipping address.",
        },
      },
    },
    RecipientInfo: {
      type: "object",
      properties: {
        email_address: { type: "string", description: "Email address of the customer.", maxLength: 254 },
        business_name: schemasRecipientShipping_infoBusiness_name,
        name: schemasRecipientShipping_infoName,
        address: schemasRecipientShipping_infoAddress,
        additional_info: { type: "string", description: "Additional information, up to 40 characters.", maxLength: 40 },
        language: { type: "string", description: "Language of the invoice, such as `en_US`.", maxLength: 10 },
      },
    },
    NewInvoiceItem: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the item.", minLength: 1, maxLength: 200 },
        quantity: { type: "string", description: "Quantity of the item.", maxLength: 14 },
        unit_amount: { $ref: "#/$defs/Money", description: "Price per unit." },
        description: { type: "string", description: "Description of the item.", maxLength: 1000 },
        item_date: { type: "string", format: "date", description: "Date when the item was delivered." },
        unit_of_measure: {
          type: "string",
          description: "Unit of measure: whether `quantity` counts pieces, hours or an amount.",
          enum: ["QUANTITY", "HOURS", "AMOUNT"],
        },
        tax: { $ref: "#/$defs/NewItemTax", description: "Tax on the item." },
        discount: { $ref: "#/$defs/NewDiscount", description: "Discount on the item." },
      },
      required: ["name", "quantity", "unit_amount"],
    },
    NewItemTax: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the tax.", maxLength: 100 },
        percent: { type: "string", description: "Tax rate in percent as a string, such as `7.25`." },
      },
      required: ["name", "percent"],
    },
    NewDiscount: {
      type: "object",
      properties: {
        percent: { type: "string", description: "Discount in percent as a string, such as `5`." },
        amount: { $ref: "#/$defs/Money", description: "Discount amount. Use in place of `percent`." },
      },
    },
    NewConfiguration: {
      type: "object",
      properties: {
        tax_calculated_after_discount: {
          type: "boolean",
          description: "Whether to calculate tax after the discount. Defaults to `true`.",
        },
        tax_inclusive: { type: "boolean", description: "Whether prices include tax. Defaults to `false`." },
        allow_tip: { type: "boolean", description: "Whether customers can add a tip. Defaults to `false`." },
        partial_payment: {
          type: "object",
          properties: {
            allow_partial_payment: { type: "boolean", description: "Whether customers can pay in part." },
            minimum_amount_due: { $ref: "#/$defs/Money", description: "Minimum amount of a partial payment." },
          },
          description: "Partial payment settings.",
        },
        template_id: { type: "string", description: "ID of the invoice template.", maxLength: 30 },
      },
    },
    NewInvoiceAmount: {
      type: "object",
      properties: {
        breakdown: {
          $ref: "#/$defs/NewInvoiceBreakdown",
          description: "Breakdown of amounts in addition to the items.",
        },
      },
    },
    NewInvoiceBreakdown: {
      type: "object",
      properties: {
        shipping: {
          type: "object",
          properties: { amount: { $ref: "#/$defs/Money", description: "Amount of the shipping charges." } },
          description: "Shipping charges.",
        },
        discount: {
          type: "object",
          properties: { invoice_discount: { $ref: "#/$defs/NewDiscount", description: "Discount on the invoice." } },
          description: "Discount on the whole invoice.",
        },
        custom: {
          type: "object",
          properties: {
            label: { type: "string", description: "Label of the custom amount, up to 50 characters.", maxLength: 50 },
            amount: { $ref: "#/$defs/Money", description: "Amount to add." },
          },
          required: ["label"],
          description: "Custom amount.",
        },
      },
    },
    Invoice: {
      type: "object",
      properties: {
        id: { type: "string", description: "The invoice's ID." },
        parent_id: {
          type: "string",
          description: "The ID of the parent invoice, defining the group this one belongs to.",
        },
        status: { type: "string", description: "The invoice's status, for example draft, sent or paid." },
        detail: {
          $ref: "#/$defs/InvoiceHead",
          description: "The invoice's heading: number, dates, currency, notes and payment terms.",
        },
        invoicer: { $ref: "#/$defs/InvoiceParty", description: "The business or person issuing the invoice." },
        primary_recipients: {
          type: "array",
          items: { $ref: "#/$defs/InvoiceRecipient" },
          description: "The customers billed, with billing and shipping details.",
        },
        additional_recipients: {
          type: "array",
          items: { type: "string" },
          description: "The email addresses that receive a copy of the invoice.",
        },
        items: {
          type: "array",
          items: { $ref: "#/$defs/InvoiceItem" },
          description: "The items billed on the invoice.",
        },
        configuration: {
          $ref: "#/$defs/Configuration",
          description: "The invoice's settings, for example on tips, partial payment and tax.",
        },
        amount: { $ref: "#/$defs/InvoiceSum", description: "The invoice's total, with a breakdown." },
        due_amount: { $ref: "#/$defs/Sum", description: "The amount still to be paid." },
        gratuity: { $ref: "#/$defs/Sum", description: "The tip the payer added." },
        payments: {
          $ref: "#/$defs/InvoicePayments",
          description: "The payments made on the invoice, with their total.",
        },
        refunds: { $ref: "#/$defs/InvoiceRefunds", description: "The refunds made on the invoice, with their total." },
        links: {
          type: "array",
          items: { $ref: "#/$defs/Link" },
          description: "Links to actions and objects related to the invoice.",
        },
      },
      required: ["id"],
    },
    InvoiceHead: {
      type: "object",
      properties: {
        currency_code: { type: "string" },
        invoice_number: { type: "string" },
        invoice_date: { type: "string", format: "date" },
        reference: { type: "string" },
        note: { type: "string" },
        terms_and_conditions: { type: "string" },
        memo: { type: "string" },
        payment_term: {
          type: "object",
          properties: { term_type: { type: "string" }, due_date: { type: "string", format: "date" } },
        },
        metadata: { $ref: "#/$defs/InvoiceMetadata" },
      },
    },
    InvoiceMetadata: {
      type: "object",
      properties: {
        create_time: { type: "string", format: "date-time" },
        created_by: { type: "string" },
        last_update_time: { type: "string", format: "date-time" },
        last_updated_by: { type: "string" },
        cancel_time: { type: "string", format: "date-time" },
        cancelled_by: { type: "string" },
        first_sent_time: { type: "string", format: "date-time" },
        last_sent_time: { type: "string", format: "date-time" },
        last_sent_by: { type: "string" },
        recipient_view_url: { type: "string" },
        invoicer_view_url: { type: "string" },
      },
    },
    InvoiceParty: {
      type: "object",
      properties: {
        business_name: { type: "string" },
        name: { $ref: "#/$defs/PersonName" },
        address: { $ref: "#/$defs/Address" },
        email_address: { type: "string" },
        website: { type: "string" },
        tax_id: { type: "string" },
        logo_url: { type: "string" },
      },
    },
    InvoiceRecipient: {
      type: "object",
      properties: {
        billing_info: {
          type: "object",
          properties: {
            business_name: { type: "string" },
            name: { $ref: "#/$defs/PersonName" },
            address: { $ref: "#/$defs/Address" },
            email_address: { type: "string" },
            additional_info: { type: "string" },
            language: { type: "string" },
          },
        },
        shipping_info: {
          type: "object",
          properties: {
            business_name: { type: "string" },
            name: { $ref: "#/$defs/PersonName" },
            address: { $ref: "#/$defs/Address" },
          },
        },
      },
    },
    InvoiceItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        description: { type: "string" },
        quantity: { type: "string" },
        unit_amount: { $ref: "#/$defs/Sum" },
        item_date: { type: "string", format: "date" },
        unit_of_measure: { type: "string" },
        tax: {
          type: "object",
          properties: { name: { type: "string" }, percent: { type: "string" }, amount: { $ref: "#/$defs/Sum" } },
        },
        discount: { type: "object", properties: { percent: { type: "string" }, amount: { $ref: "#/$defs/Sum" } } },
      },
    },
    Configuration: {
      type: "object",
      properties: {
        tax_calculated_after_discount: { type: "boolean" },
        tax_inclusive: { type: "boolean" },
        allow_tip: { type: "boolean" },
        template_id: { type: "string" },
        partial_payment: {
          type: "object",
          properties: { allow_partial_payment: { type: "boolean" }, minimum_amount_due: { $ref: "#/$defs/Sum" } },
        },
      },
    },
    InvoiceSum: {
      type: "object",
      properties: {
        currency_code: { type: "string" },
        value: { type: "string" },
        breakdown: {
          type: "object",
          properties: { item_total: { $ref: "#/$defs/Sum" }, tax_total: { $ref: "#/$defs/Sum" } },
        },
      },
    },
    InvoicePayments: {
      type: "object",
      properties: {
        paid_amount: { $ref: "#/$defs/Sum" },
        transactions: { type: "array", items: { $ref: "#/$defs/PaidInvoice" } },
      },
    },
    PaidInvoice: {
      type: "object",
      properties: {
        type: { type: "string" },
        payment_id: { type: "string" },
        payment_date: { type: "string", format: "date" },
        method: { type: "string" },
        note: { type: "string" },
        amount: { $ref: "#/$defs/Sum" },
      },
    },
    InvoiceRefunds: {
      type: "object",
      properties: {
        refund_amount: { $ref: "#/$defs/Sum" },
        transactions: { type: "array", items: { $ref: "#/$defs/RefundedInvoice" } },
      },
    },
    RefundedInvoice: {
      type: "object",
      properties: {
        type: { type: "string" },
        refund_id: { type: "string" },
        refund_date: { type: "string", format: "date" },
        method: { type: "string" },
        amount: { $ref: "#/$defs/Sum" },
      },
    },
    InvoicePayment: { type: "object", properties: { payment_id: { type: "string" } } },
    Product: {
      type: "object",
      properties: {
        id: { type: "string", description: "The product's ID." },
        name: { type: "string", description: "The product's name." },
        description: { type: "string", description: "The product's description." },
        type: { type: "string", description: "The kind of product: physical goods, digital goods or a service." },
        category: { type: "string", description: "The product's category in PayPal's list." },
        image_url: { type: "string", description: "The address of the product's image." },
        home_url: { type: "string", description: "The address of the product's home page." },
        create_time: { type: "string", format: "date-time", description: "The time the product was created." },
        update_time: { type: "string", format: "date-time", description: "The time of the product's last update." },
        links: {
          type: "array",
          items: { $ref: "#/$defs/Link" },
          description: "Links to actions and objects related to the product.",
        },
      },
      required: ["id"],
    },
    Plan: {
      type: "object",
      properties: {
        id: { type: "string", description: "The plan's ID." },
        product_id: { type: "string", description: "The ID of the product the plan is for." },
        name: { type: "string", description: "The plan's name." },
        status: { type: "string", description: "The plan's status: created, active or inactive." },
        description: { type: "string", description: "The plan's description." },
        billing_cycles: {
          type: "array",
          items: { $ref: "#/$defs/BillingCycle" },
          description: "The plan's trial and regular billing cycles, in sequence.",
        },
        payment_preferences: {
          $ref: "#/$defs/PlanPreferences",
          description: "The plan's rules on setup fees, automatic billing and failed payments.",
        },
        taxes: {
          type: "object",
          properties: { percentage: { type: "string" }, inclusive: { type: "boolean" } },
          description: "The plan's tax rate, and whether the price includes it.",
        },
        quantity_supported: {
          type: "boolean",
          description: "Whether a subscription to the plan may carry a quantity.",
        },
        create_time: { type: "string", format: "date-time", description: "The time the plan was created." },
        update_time: { type: "string", format: "date-time", description: "The time of the plan's last update." },
        links: {
          type: "array",
          items: { $ref: "#/$defs/Link" },
          description: "Links to actions and objects related to the plan.",
        },
      },
      required: ["id"],
    },
    BillingCycle: {
      type: "object",
      properties: {
        tenure_type: { type: "string" },
        sequence: { type: "integer" },
        total_cycles: { type: "integer" },
        frequency: {
          type: "object",
          properties: { interval_unit: { type: "string" }, interval_count: { type: "integer" } },
        },
        pricing_scheme: { $ref: "#/$defs/PricingScheme" },
      },
    },
    PricingScheme: {
      type: "object",
      properties: {
        version: { type: "integer" },
        fixed_price: { $ref: "#/$defs/Sum" },
        pricing_model: { type: "string" },
        create_time: { type: "string", format: "date-time" },
        update_time: { type: "string", format: "date-time" },
      },
    },
    PlanPreferences: {
      type: "object",
      properties: {
        auto_bill_outstanding: { type: "boolean" },
        setup_fee: { $ref: "#/$defs/Sum" },
        setup_fee_failure_action: { type: "string" },
        payment_failure_threshold: { type: "integer" },
      },
    },
    NewBillingCycle: {
      type: "object",
      properties: {
        tenure_type: {
          type: "string",
          description: "Type of the billing cycle: regular or trial.",
          enum: ["REGULAR", "TRIAL"],
        },
        sequence: {
          type: "integer",
          description: "Position of the cycle in the plan, starting at 1.",
          minimum: 1,
          maximum: 99,
        },
        total_cycles: {
          type: "integer",
          description: "Number of times the cycle runs. 0 means without end. Defaults to 1.",
          minimum: 0,
          maximum: 999,
        },
        frequency: { $ref: "#/$defs/NewFrequency", description: "Length of the billing cycle." },
        pricing_scheme: {
          type: "object",
          properties: { fixed_price: { $ref: "#/$defs/Money", description: "Fixed price per cycle." } },
          description: "Pricing of the cycle. Defaults to free of charge.",
        },
      },
      required: ["tenure_type", "sequence", "frequency"],
    },
    NewFrequency: {
      type: "object",
      properties: {
        interval_unit: { type: "string", description: "Unit of the interval.", enum: ["DAY", "WEEK", "MONTH", "YEAR"] },
        interval_count: {
          type: "integer",
          description: "Number of units, 1 to 365. Defaults to 1.",
          minimum: 1,
          maximum: 365,
        },
      },
      required: ["interval_unit"],
    },
    PaymentPreferences: {
      type: "object",
      properties: {
        auto_bill_outstanding: {
          type: "boolean",
          description: "Whether to add outstanding amounts to the next bill. Defaults to `true`.",
        },
        setup_fee: { $ref: "#/$defs/Money", description: "Setup fee, charged at the start." },
        setup_fee_failure_action: {
          type: "string",
          description: "Action if the setup fee cannot be paid.",
          enum: ["CONTINUE", "CANCEL"],
        },
        payment_failure_threshold: {
          type: "integer",
          description: "Number of failed payments after which the subscription is suspended. 0 means never.",
          minimum: 0,
          maximum: 999,
        },
      },
    },
    Taxes: {
      type: "object",
      properties: {
        percentage: { type: "string", description: "Tax rate in percent as a string, such as `10`." },
        inclusive: { type: "boolean", description: "Whether the price includes the tax. Defaults to `true`." },
      },
      required: ["percentage"],
    },
    Subscriber: {
      type: "object",
      properties: {
        email_address: { type: "string", description: "Email address of the subscriber.", maxLength: 254 },
        name: { $ref: "#/$defs/NewName", description: "Name of the subscriber." },
      },
    },
    SubscriptionContext: {
      type: "object",
      properties: {
        return_url: {
          type: "string",
          description: "URL to which the buyer returns after approving.",
          maxLength: 4000,
          format: "uri",
        },
        cancel_url: {
          type: "string",
          description: "URL to which the buyer returns after canceling.",
          maxLength: 4000,
          format: "uri",
        },
        brand_name: { type: "string", description: "Your brand name on the PayPal page.", maxLength: 127 },
        locale: { type: "string", description: "Locale, such as `en-US`.", maxLength: 10 },
        user_action: {
          type: "string",
          description: "Whether the subscription starts as soon as the buyer approves it.",
          enum: ["CONTINUE", "SUBSCRIBE_NOW"],
        },
      },
      required: ["return_url", "cancel_url"],
    },
    Subscription: {
      type: "object",
      properties: {
        id: { type: "string" },
        plan_id: { type: "string" },
        status: { type: "string" },
        status_change_note: { type: "string" },
        status_update_time: { type: "string", format: "date-time" },
        start_time: { type: "string", format: "date-time" },
        quantity: { type: "string" },
        shipping_amount: { $ref: "#/$defs/Sum" },
        subscriber: { $ref: "#/$defs/SubscriberInfo" },
        billing_info: { $ref: "#/$defs/BillingInfo" },
        custom_id: { type: "string" },
        plan_overridden: { type: "boolean" },
        create_time: { type: "string", format: "date-time" },
        update_time: { type: "string", format: "date-time" },
        links: { type: "array", items: { $ref: "#/$defs/Link" } },
      },
      required: ["id"],
    },
    SubscriberInfo: {
      type: "object",
      properties: {
        email_address: { type: "string" },
        payer_id: { type: "string" },
        name: { $ref: "#/$defs/PersonName" },
      },
    },
    BillingInfo: {
      type: "object",
      properties: {
        outstanding_balance: { $ref: "#/$defs/Sum" },
        cycle_executions: { type: "array", items: { $ref: "#/$defs/CycleExecution" } },
        last_payment: {
          type: "object",
          properties: { amount: { $ref: "#/$defs/Sum" }, time: { type: "string", format: "date-time" } },
        },
        next_billing_time: { type: "string", format: "date-time" },
        final_payment_time: { type: "string", format: "date-time" },
        failed_payments_count: { type: "integer" },
      },
    },
    CycleExecution: {
      type: "object",
      properties: {
        tenure_type: { type: "string" },
        sequence: { type: "integer" },
        cycles_completed: { type: "integer" },
        cycles_remaining: { type: "integer" },
        total_cycles: { type: "integer" },
      },
    },
    SubscriptionTransaction: {
      type: "object",
      properties: {
        id: { type: "string", description: "The transaction's ID." },
        status: {
          type: "string",
          description: "The status of the captured payment, for example completed or refunded.",
        },
        status_details: {
          $ref: "#/$defs/StatusDetails",
          description: "The reason for the status, for example for a pending payment.",
        },
        amount_with_breakdown: {
          type: "object",
          properties: {
            gross_amount: { $ref: "#/$defs/Sum" },
            fee_amount: { $ref: "#/$defs/Sum" },
            net_amount: { $ref: "#/$defs/Sum" },
          },
          description: "The gross amount, PayPal's fee and the net amount.",
        },
        payer_name: { $ref: "#/$defs/PersonName", description: "The payer's name." },
        payer_email: { type: "string", description: "The payer's email address." },
        time: { type: "string", format: "date-time", description: "The time the transaction was processed." },
      },
      required: ["id"],
    },
    PayoutHeader: {
      type: "object",
      properties: {
        sender_batch_id: {
          type: "string",
          description: "Your own ID for the payout. Cannot be reused within 30 days.",
          maxLength: 256,
        },
        email_subject: { type: "string", description: "Subject of the email to recipients.", maxLength: 255 },
        email_message: { type: "string", description: "Text of the email to recipients.", maxLength: 1000 },
        recipient_type: {
          type: "string",
          description: "Default type of `receiver`: email address, phone number or PayPal ID.",
          enum: ["EMAIL", "PHONE", "PAYPAL_ID"],
        },
      },
    },
    NewPayoutItem: {
      type: "object",
      properties: {
        receiver: {
          type: "string",
          description: "Recipient of the payment, in the format that `recipient_type` sets.",
          maxLength: 127,
        },
        amount: { $ref: "#/$defs/PayoutMoney", description: "Amount of the payment." },
        recipient_type: {
          type: "string",
          description: "Type of `receiver`: email address, phone number or PayPal ID.",
          enum: ["EMAIL", "PHONE", "PAYPAL_ID"],
        },
        note: { type: "string", description: "Note to the recipient.", maxLength: 4000 },
        sender_item_id: { type: "string", description: "Your own ID.", maxLength: 63 },
        recipient_wallet: {
          type: "string",
          description: "Wallet that receives the payment. Defaults to `PAYPAL`.",
          enum: ["PAYPAL", "VENMO"],
        },
      },
      required: ["receiver", "amount"],
    },
    Payout: {
      type: "object",
      properties: {
        batch_header: { $ref: "#/$defs/PayoutBatch" },
        links: { type: "array", items: { $ref: "#/$defs/Link" } },
      },
    },
    PayoutBatch: {
      type: "object",
      properties: {
        payout_batch_id: { type: "string" },
        batch_status: { type: "string" },
        time_created: { type: "string", format: "date-time" },
        time_completed: { type: "string", format: "date-time" },
        funding_source: { type: "string" },
        sender_batch_header: {
          type: "object",
          properties: {
            sender_batch_id: { type: "string" },
            email_subject: { type: "string" },
            email_message: { type: "string" },
          },
        },
        amount: { $ref: "#/$defs/PayoutSum" },
        fees: { $ref: "#/$defs/PayoutSum" },
      },
    },
    PayoutSum: { type: "object", properties: { currency: { type: "string" }, value: { type: "string" } } },
    PayoutItem: {
      type: "object",
      properties: {
        payout_item_id: { type: "string", description: "The payout item's ID." },
        payout_batch_id: { type: "string", description: "The ID of the batch the item belongs to." },
        transaction_id: { type: "string", description: "The ID of the PayPal transaction for the payout." },
        activity_id: { type: "string", description: "The ID linking the sender's and the receiver's transactions." },
        transaction_status: {
          type: "string",
          description: "The status of the payout, for example success, pending or unclaimed.",
        },
        payout_item_fee: { $ref: "#/$defs/PayoutSum", description: "The fee the sender pays for the payout." },
        payout_item: {
          $ref: "#/$defs/PayoutTo",
          description: "The payout as the sender requested it: recipient, amount and note.",
        },
        time_processed: { type: "string", format: "date-time", description: "The time the payout item was processed." },
        errors: {
          type: "object",
          properties: { name: { type: "string" }, message: { type: "string" }, debug_id: { type: "string" } },
          description: "The error that stopped the payout. Absent if there was none.",
        },
        links: {
          type: "array",
          items: { $ref: "#/$defs/Link" },
          description: "Links to actions and objects related to the payout item.",
        },
      },
      required: ["payout_item_id"],
    },
    PayoutTo: {
      type: "object",
      properties: {
        recipient_type: { type: "string" },
        amount: { $ref: "#/$defs/PayoutSum" },
        note: { type: "string" },
        receiver: { type: "string" },
        sender_item_id: { type: "string" },
        recipient_wallet: { type: "string" },
      },
    },
    Payment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The payment's ID." },
        intent: {
          type: "string",
          description: "The payment's purpose: an immediate sale, an authorization or an order.",
        },
        state: { type: "string", description: "The payment's state: created, approved or failed." },
        create_time: { type: "string", format: "date-time", description: "The time the payment was created." },
        update_time: { type: "string", format: "date-time", description: "The time of the payment's last update." },
        note_to_payer: { type: "string", description: "A note for the payer about the payment." },
        failure_reason: { type: "string", description: "The reason the payment failed. Absent otherwise." },
        payer: {
          type: "object",
          properties: { payment_method: { type: "string" }, status: { type: "string" } },
          description: "The payer, with payment method and account status.",
        },
        transactions: {
          type: "array",
          items: { $ref: "#/$defs/PaymentPart" },
          description: "The parts of the payment, with amounts, items and payees.",
        },
        links: {
          type: "array",
          items: { $ref: "#/$defs/Link" },
          description: "Links to actions and objects related to the payment.",
        },
      },
      required: ["id"],
    },
    PaymentPart: {
      type: "object",
      properties: {
        amount: { type: "object", properties: { total: { type: "string" }, currency: { type: "string" } } },
        description: { type: "string" },
        custom: { type: "string" },
        invoice_number: { type: "string" },
      },
    },
    Dispute: {
      type: "object",
      properties: {
        dispute_id: { type: "string", description: "The dispute's ID." },
        create_time: { type: "string", format: "date-time", description: "The time the dispute was opened." },
        update_time: { type: "string", format: "date-time", description: "The time of the dispute's last update." },
        reason: { type: "string", description: "The reason the buyer gave, for example goods not received." },
        status: { type: "string", description: "The dispute's status, for example waiting for the seller's response." },
        dispute_state: { type: "string", description: "The dispute's state, a coarser view than the status." },
        dispute_amount: { $ref: "#/$defs/Sum", description: "The amount in dispute." },
        dispute_life_cycle_stage: {
          type: "string",
          description: "The dispute's stage: inquiry, chargeback, pre-arbitration or arbitration.",
        },
        dispute_channel: { type: "string", description: "The channel the buyer opened the dispute through." },
        buyer_response_due_date: {
          type: "string",
          format: "date-time",
          description: "The time by which the buyer must respond.",
        },
        seller_response_due_date: {
          type: "string",
          format: "date-time",
          description: "The time by which the seller must respond.",
        },
        disputed_transactions: {
          type: "array",
          items: { $ref: "#/$defs/DisputedTransaction" },
          description: "The transactions in dispute.",
        },
        messages: {
          type: "array",
          items: { $ref: "#/$defs/DisputeMessage" },
          description: "The messages exchanged about the dispute.",
        },
        dispute_outcome: {
          type: "object",
          properties: { outcome_code: { type: "string" }, amount_refunded: { $ref: "#/$defs/Sum" } },
          description: "The outcome of the dispute, with any amount refunded. Absent while it is open.",
        },
        links: {
          type: "array",
          items: { $ref: "#/$defs/Link" },
          description: "Links to actions and objects related to the dispute.",
        },
      },
      required: ["dispute_id"],
    },
    DisputedTransaction: {
      type: "object",
      properties: {
        buyer_transaction_id: { type: "string" },
        seller_transaction_id: { type: "string" },
        create_time: { type: "string", format: "date-time" },
        transaction_status: { type: "string" },
        gross_amount: { $ref: "#/$defs/Sum" },
        invoice_number: { type: "string" },
        custom: { type: "string" },
      },
    },
    DisputeMessage: {
      type: "object",
      properties: {
        posted_by: { type: "string" },
        time_posted: { type: "string", format: "date-time" },
        content: { type: "string" },
      },
    },
    NewTracker: {
      type: "object",
      properties: {
        transaction_id: { type: "string", description: "ID of the payment.", maxLength: 50 },
        status: { $ref: "#/$defs/TrackingStatus", description: "Tracking status of the shipment." },
        tracking_number: { type: "string", description: "Tracking number of the shipment.", maxLength: 64 },
        carrier: {
          type: "string",
          description: "PayPal name of the carrier, such as `UPS`, or `OTHER`.",
          maxLength: 64,
        },
        carrier_name_other: {
          type: "string",
          description: "Name of the carrier, if `carrier` is `OTHER`.",
          maxLength: 64,
        },
        shipment_date: { type: "string", format: "date", description: "Date when the shipment was sent." },
        notify_buyer: { type: "boolean", description: "Whether to notify the buyer by email." },
      },
      required: ["transaction_id", "status"],
    },
    Tracker: {
      type: "object",
      properties: {
        transaction_id: { type: "string" },
        tracking_number: { type: "string" },
        status: { type: "string" },
        shipment_date: { type: "string", format: "date" },
        carrier: { type: "string" },
        carrier_name_other: { type: "string" },
        notify_buyer: { type: "boolean" },
        quantity: { type: "integer" },
        tracking_number_validated: { type: "boolean" },
        last_updated_time: { type: "string", format: "date-time" },
        tracking_url: { type: "string" },
        links: { type: "array", items: { $ref: "#/$defs/Link" } },
      },
    },
    TrackerBatch: {
      type: "object",
      properties: {
        tracker_identifiers: { type: "array", items: { $ref: "#/$defs/TrackerId" } },
        links: { type: "array", items: { $ref: "#/$defs/Link" } },
      },
    },
    TrackerId: {
      type: "object",
      properties: {
        transaction_id: { type: "string" },
        tracking_number: { type: "string" },
        links: { type: "array", items: { $ref: "#/$defs/Link" } },
      },
    },
    Balance: {
      type: "object",
      properties: {
        currency: { type: "string", description: "The currency, as a three-letter ISO code." },
        primary: { type: "boolean", description: "Whether this is the account's primary currency." },
        total_balance: { $ref: "#/$defs/Sum", description: "The total of available and withheld money." },
        available_balance: { $ref: "#/$defs/Sum", description: "The amount available to spend or withdraw." },
        withheld_balance: { $ref: "#/$defs/Sum", description: "The amount PayPal holds back." },
      },
      required: ["currency"],
    },
    Transaction: {
      type: "object",
      properties: {
        transaction_info: {
          $ref: "#/$defs/TransactionInfo",
          description: "The transaction's details: ID, time, amount, fee and status.",
        },
        payer_info: {
          $ref: "#/$defs/TransactionPayer",
          description: "The payer: account, name, email address and country.",
        },
        shipping_info: {
          type: "object",
          properties: {
            name: { type: "string" },
            method: { type: "string" },
            address: { $ref: "#/$defs/TransactionAddress" },
          },
          description: "The shipping details: recipient, method and address.",
        },
        cart_info: {
          type: "object",
          properties: {
            item_details: { type: "array", items: { $ref: "#/$defs/CartItem" } },
            paypal_invoice_id: { type: "string" },
          },
          description: "The items bought, and the ID of the invoice paid.",
        },
        store_info: {
          type: "object",
          properties: { store_id: { type: "string" }, terminal_id: { type: "string" } },
          description: "The store and terminal of a sale in person.",
        },
      },
    },
    TransactionInfo: {
      type: "object",
      properties: {
        transaction_id: { type: "string" },
        paypal_account_id: { type: "string" },
        paypal_reference_id: { type: "string" },
        paypal_reference_id_type: { type: "string" },
        transaction_event_code: { type: "string" },
        transaction_initiation_date: { type: "string", format: "date-time" },
        transaction_updated_date: { type: "string", format: "date-time" },
        transaction_amount: { $ref: "#/$defs/Sum" },
        fee_amount: { $ref: "#/$defs/Sum" },
        sales_tax_amount: { $ref: "#/$defs/Sum" },
        shipping_amount: { $ref: "#/$defs/Sum" },
        transaction_status: { type: "string" },
        transaction_subject: { type: "string" },
        transaction_note: { type: "string" },
        ending_balance: { $ref: "#/$defs/Sum" },
        available_balance: { $ref: "#/$defs/Sum" },
        invoice_id: { type: "string" },
        custom_field: { type: "string" },
        protection_eligibility: { type: "string" },
        payment_method_type: { type: "string" },
        instrument_type: { type: "string" },
        instrument_sub_type: { type: "string" },
      },
    },
    TransactionPayer: {
      type: "object",
      properties: {
        account_id: { type: "string" },
        email_address: { type: "string" },
        address_status: { type: "string" },
        payer_status: { type: "string" },
        payer_name: {
          type: "object",
          properties: {
            given_name: { type: "string" },
            surname: { type: "string" },
            alternate_full_name: { type: "string" },
          },
        },
        country_code: { type: "string" },
      },
    },
    TransactionAddress: {
      type: "object",
      properties: {
        line1: { type: "string" },
        line2: { type: "string" },
        city: { type: "string" },
        state: { type: "string" },
        country_code: { type: "string" },
        postal_code: { type: "string" },
      },
    },
    CartItem: {
      type: "object",
      properties: {
        item_code: { type: "string" },
        item_name: { type: "string" },
        item_description: { type: "string" },
        item_quantity: { type: "string" },
        item_unit_price: { $ref: "#/$defs/Sum" },
        item_amount: { $ref: "#/$defs/Sum" },
      },
    },
  },
})
