// Generated from definitions/stripe.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
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

/**
 * Stripe. Customers, products, prices, subscriptions, invoices, checkout, payments, refunds, disputes and payouts of a
 * Stripe account.
 */
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
    /**
     * Creates a draft invoice. It has no items unless you add invoice items to it, or include the pending items of the
     * customer.
     */
    create: {
      params: InvoicesCreateParams
      records: Invoice
      meta: {}
    }
    /** Updates an invoice. After an invoice is finalized, most fields can no longer change. */
    update: {
      params: InvoicesUpdateParams
      records: Invoice
      meta: {}
    }
    /**
     * Deletes a draft of a one-off invoice. This cannot be undone. Void a finalized invoice or one of a subscription
     * instead.
     */
    delete: {
      params: InvoicesDeleteParams
      records: Deleted
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
    /**
     * Finalizes a draft invoice: gives it a number, fixes its amounts and opens it for payment. This cannot be undone.
     */
    finalize: {
      params: InvoicesFinalizeParams
      records: Invoice
      meta: {}
    }
    /** Emails an invoice to the customer, and finalizes it if it is a draft. In a sandbox, Stripe sends no email. */
    send: {
      params: InvoicesSendParams
      records: Invoice
      meta: {}
    }
    /** Charges the customer for an open invoice now, or marks it as paid outside of Stripe. */
    pay: {
      params: InvoicesPayParams
      records: Invoice
      meta: {}
    }
    /** Voids a finalized invoice: keeps it on record with nothing to pay. This cannot be undone. */
    void: {
      params: InvoicesVoidParams
      records: Invoice
      meta: {}
    }
    /** Marks an open invoice as uncollectible, a bad debt. It can still be paid or voided. */
    mark_uncollectible: {
      params: InvoicesMarkUncollectibleParams
      records: Invoice
      meta: {}
    }
    /**
     * Previews a customer's next invoice, or the invoice after a change of a subscription. Nothing is created or
     * changed.
     */
    preview: {
      params: InvoicesPreviewParams
      records: Invoice
      meta: {}
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** A line item of an invoice, from an invoice item or a subscription. */
  invoice_line_items: {
    /** Lists the line items of an invoice. */
    list: {
      params: InvoiceLineItemsListParams
      records: InvoiceLine[]
      meta: {
        has_more: boolean | null
      }
    }
  }
  /** An invoice item: an amount to add to a draft invoice, or to the customer's next one. */
  invoice_items: {
    /** Lists invoice items, newest first. */
    list: {
      params: InvoiceItemsListParams
      records: InvoiceItem[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets an invoice item with its amount, price and invoice. */
    get: {
      params: InvoiceItemsGetParams
      records: InvoiceItem
      meta: {}
    }
    /** Creates an invoice item. Without `invoice`, it waits for the customer's next invoice. */
    create: {
      params: InvoiceItemsCreateParams
      records: InvoiceItem
      meta: {}
    }
    /** Updates an invoice item. Items of finalized invoices cannot change. */
    update: {
      params: InvoiceItemsUpdateParams
      records: InvoiceItem
      meta: {}
    }
    /** Deletes an invoice item that waits for an invoice, or that is on a draft invoice. This cannot be undone. */
    delete: {
      params: InvoiceItemsDeleteParams
      records: Deleted
      meta: {}
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
    /** Updates a charge's description, receipt, shipping, metadata or fraud report. */
    update: {
      params: ChargesUpdateParams
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
    /** Creates a subscription and its first invoice. */
    create: {
      params: SubscriptionsCreateParams
      records: Subscription
      meta: {}
    }
    /**
     * Updates a subscription, for example its prices, quantities or time of cancellation. Changes of prices are
     * prorated by default.
     */
    update: {
      params: SubscriptionsUpdateParams
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
    /**
     * Cancels a subscription immediately. This cannot be undone. To cancel it later, set `cancel_at_period_end` by
     * `update`.
     */
    cancel: {
      params: SubscriptionsCancelParams
      records: Subscription
      meta: {}
    }
    /** Resumes a subscription in status `paused`, and creates an invoice for the resumed period. */
    resume: {
      params: SubscriptionsResumeParams
      records: Subscription
      meta: {}
    }
    search: {
      fields: SubscriptionsSearchFields
    }
  }
  /** An item of a subscription: a price and its quantity. */
  subscription_items: {
    /** Lists the items of a subscription. */
    list: {
      params: SubscriptionItemsListParams
      records: SubscriptionItem[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets an item of a subscription with its price, quantity and current period. */
    get: {
      params: SubscriptionItemsGetParams
      records: SubscriptionItem
      meta: {}
    }
    /** Adds an item to a subscription. Other items stay as they are. */
    create: {
      params: SubscriptionItemsCreateParams
      records: SubscriptionItem
      meta: {}
    }
    /** Updates the price or quantity of a subscription's item. */
    update: {
      params: SubscriptionItemsUpdateParams
      records: SubscriptionItem
      meta: {}
    }
    /** Removes an item from its subscription. The subscription itself is not canceled. */
    delete: {
      params: SubscriptionItemsDeleteParams
      records: Deleted
      meta: {}
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
    /** Updates the metadata of a refund. Nothing else can change. */
    update: {
      params: RefundsUpdateParams
      records: Refund
      meta: {}
    }
    /** Cancels a refund in status `requires_action`. Refunds of cards and in other states cannot be canceled. */
    cancel: {
      params: RefundsCancelParams
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
    /** Creates a product, with a price if `default_price_data` is set. */
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
  /** A price of a product: one-time or recurring, fixed, tiered or by usage. */
  prices: {
    /** Lists prices, newest first. Includes archived prices by default; see `active`. */
    list: {
      params: PricesListParams
      records: Price[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a price with its amount, currency, interval and product. */
    get: {
      params: PricesGetParams
      records: Price
      meta: {}
    }
    /** Creates a price of a product. The amount cannot change afterwards. */
    create: {
      params: PricesCreateParams
      records: Price
      meta: {}
    }
    /** Updates a price. To change an amount, create another price and archive this one with `active: false`. */
    update: {
      params: PricesUpdateParams
      records: Price
      meta: {}
    }
    /**
     * Searches prices by active state, currency, lookup key, product, type or metadata, in Stripe's search query
     * language.
     */
    api_search: {
      params: PricesApiSearchParams
      records: Price[]
      meta: {
        has_more: boolean | null
        next_page: string | null
      }
    }
  }
  /** A coupon: an amount or a percentage off. */
  coupons: {
    /** Lists coupons, newest first. */
    list: {
      params: CouponsListParams
      records: Coupon[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a coupon with its discount, duration and number of redemptions. */
    get: {
      params: CouponsGetParams
      records: Coupon
      meta: {}
    }
    /** Creates a coupon with a percentage or an amount off. Its discount and duration cannot change afterwards. */
    create: {
      params: CouponsCreateParams
      records: Coupon
      meta: {}
    }
    /** Updates the name or metadata of a coupon. Its discount cannot change. */
    update: {
      params: CouponsUpdateParams
      records: Coupon
      meta: {}
    }
    /** Deletes a coupon, so that nobody can redeem it. Discounts already applied stay. This cannot be undone. */
    delete: {
      params: CouponsDeleteParams
      records: Deleted
      meta: {}
    }
  }
  /** A URL to which Stripe sends the events of the account. */
  webhook_endpoints: {
    /** Lists webhook endpoints, newest first. */
    list: {
      params: WebhookEndpointsListParams
      records: WebhookEndpoint[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a webhook endpoint, without its secret. */
    get: {
      params: WebhookEndpointsGetParams
      records: WebhookEndpoint
      meta: {}
    }
    /** Creates a webhook endpoint. Only this response has its secret. */
    create: {
      params: WebhookEndpointsCreateParams
      records: WebhookEndpoint
      meta: {}
    }
    /** Deletes a webhook endpoint, so that Stripe sends it no more events. */
    delete: {
      params: WebhookEndpointsDeleteParams
      records: Deleted
      meta: {}
    }
  }
  /** A code that customers enter to redeem a coupon. */
  promotion_codes: {
    /** Lists promotion codes, newest first. */
    list: {
      params: PromotionCodesListParams
      records: PromotionCode[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a promotion code with its coupon, restrictions and number of redemptions. */
    get: {
      params: PromotionCodesGetParams
      records: PromotionCode
      meta: {}
    }
    /** Creates a promotion code for a coupon. Its code and limits cannot change afterwards. */
    create: {
      params: PromotionCodesCreateParams
      records: PromotionCode
      meta: {}
    }
    /** Activates or deactivates a promotion code, or updates its metadata. */
    update: {
      params: PromotionCodesUpdateParams
      records: PromotionCode
      meta: {}
    }
  }
  /** A tax rate for invoices, subscriptions and checkout sessions. */
  tax_rates: {
    /** Lists tax rates, newest first. Includes archived rates by default; see `active`. */
    list: {
      params: TaxRatesListParams
      records: TaxRate[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a tax rate with its percentage and jurisdiction. */
    get: {
      params: TaxRatesGetParams
      records: TaxRate
      meta: {}
    }
    /** Creates a tax rate. Its percentage cannot change afterwards. */
    create: {
      params: TaxRatesCreateParams
      records: TaxRate
      meta: {}
    }
    /** Updates a tax rate. To archive it, set `active` to `false`. */
    update: {
      params: TaxRatesUpdateParams
      records: TaxRate
      meta: {}
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
    /** Creates a payment intent. Set `confirm` to `true` to charge the payment method in the same call. */
    create: {
      params: PaymentIntentsCreateParams
      records: PaymentIntent
      meta: {}
    }
    /**
     * Updates a payment intent before it is confirmed. Some changes, such as of `payment_method`, require confirming it
     * again.
     */
    update: {
      params: PaymentIntentsUpdateParams
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
    /**
     * Confirms a payment intent, which charges the payment method. If the status becomes `requires_action`, the
     * customer has to act.
     */
    confirm: {
      params: PaymentIntentsConfirmParams
      records: PaymentIntent
      meta: {}
    }
    /** Captures the authorized funds of a payment intent in status `requires_capture`, in full or in part. */
    capture: {
      params: PaymentIntentsCaptureParams
      records: PaymentIntent
      meta: {}
    }
    /** Cancels a payment intent that has not succeeded, and releases authorized funds. This cannot be undone. */
    cancel: {
      params: PaymentIntentsCancelParams
      records: PaymentIntent
      meta: {}
    }
    /**
     * Raises the authorized amount of a payment intent in status `requires_capture`. Supports cards that allow it, up
     * to ten times.
     */
    increment_authorization: {
      params: PaymentIntentsIncrementAuthorizationParams
      records: PaymentIntent
      meta: {}
    }
  }
  /** A setup intent: saves a customer's payment method for later payments, without charging it. */
  setup_intents: {
    /** Lists setup intents, newest first, in any status. */
    list: {
      params: SetupIntentsListParams
      records: SetupIntent[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a setup intent with its status, payment method and last error. */
    get: {
      params: SetupIntentsGetParams
      records: SetupIntent
      meta: {}
    }
    /** Creates a setup intent to save a payment method. Set `confirm` to `true` to set it up in the same call. */
    create: {
      params: SetupIntentsCreateParams
      records: SetupIntent
      meta: {}
    }
    /** Updates a setup intent before it succeeds. */
    update: {
      params: SetupIntentsUpdateParams
      records: SetupIntent
      meta: {}
    }
    /**
     * Confirms a setup intent, which saves the payment method. If the status becomes `requires_action`, the customer
     * has to act.
     */
    confirm: {
      params: SetupIntentsConfirmParams
      records: SetupIntent
      meta: {}
    }
    /** Cancels a setup intent that has not succeeded. This cannot be undone. */
    cancel: {
      params: SetupIntentsCancelParams
      records: SetupIntent
      meta: {}
    }
  }
  /** A payment method of a customer: a card, bank account or wallet. */
  payment_methods: {
    /** Lists payment methods. Filter by `customer` for the methods of one customer. */
    list: {
      params: PaymentMethodsListParams
      records: PaymentMethod[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a payment method with its billing details and, for cards, brand, last four digits and expiry. */
    get: {
      params: PaymentMethodsGetParams
      records: PaymentMethod
      meta: {}
    }
    /** Creates a payment method. It belongs to no customer until you attach it. */
    create: {
      params: PaymentMethodsCreateParams
      records: PaymentMethod
      meta: {}
    }
    /**
     * Updates a payment method's billing details, expiry or metadata. The payment method must be attached to a
     * customer.
     */
    update: {
      params: PaymentMethodsUpdateParams
      records: PaymentMethod
      meta: {}
    }
    /**
     * Attaches a payment method to a customer. A setup intent is safer for later payments, because it authenticates the
     * customer.
     */
    attach: {
      params: PaymentMethodsAttachParams
      records: PaymentMethod
      meta: {}
    }
    /** Detaches a payment method from its customer. It cannot be used or attached again. */
    detach: {
      params: PaymentMethodsDetachParams
      records: PaymentMethod
      meta: {}
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
    /**
     * Updates the evidence or metadata of a dispute. Sends the evidence to the bank by default, which happens only
     * once.
     */
    update: {
      params: DisputesUpdateParams
      records: Dispute
      meta: {}
    }
    /** Closes a dispute: accepts it as lost, without contesting it. This cannot be undone. */
    close: {
      params: DisputesCloseParams
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
    /** Creates a payout from the available balance to a bank account or debit card. Funds must cover the amount. */
    create: {
      params: PayoutsCreateParams
      records: Payout
      meta: {}
    }
    /** Updates the metadata of a payout. Nothing else can change. */
    update: {
      params: PayoutsUpdateParams
      records: Payout
      meta: {}
    }
    /** Cancels a pending payout, and returns its funds to the balance. Automatic payouts cannot be canceled. */
    cancel: {
      params: PayoutsCancelParams
      records: Payout
      meta: {}
    }
    /**
     * Reverses a payout by debiting its bank account in the US or Canada. The reversal is a new payout with its own ID.
     */
    reverse: {
      params: PayoutsReverseParams
      records: Payout
      meta: {}
    }
  }
  /** A checkout session: one visit of a customer to Stripe's payment page. */
  checkout_sessions: {
    /** Lists checkout sessions, newest first. */
    list: {
      params: CheckoutSessionsListParams
      records: CheckoutSession[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a checkout session with its URL, status, amounts and customer. Line items are not included. */
    get: {
      params: CheckoutSessionsGetParams
      records: CheckoutSession
      meta: {}
    }
    /** Creates a checkout session. Send the customer to its `url`, which works for 24 hours by default. */
    create: {
      params: CheckoutSessionsCreateParams
      records: CheckoutSession
      meta: {}
    }
    /**
     * Updates the metadata of a checkout session. Replaces line items of open sessions whose `ui_mode` is not
     * `hosted_page`.
     */
    update: {
      params: CheckoutSessionsUpdateParams
      records: CheckoutSession
      meta: {}
    }
    /** Expires an open checkout session, so that nobody can complete it. This cannot be undone. */
    expire: {
      params: CheckoutSessionsExpireParams
      records: CheckoutSession
      meta: {}
    }
  }
  /** An item that a customer purchases in a checkout session. */
  checkout_line_items: {
    /** Lists the line items of a checkout session. */
    list: {
      params: CheckoutLineItemsListParams
      records: LineItem[]
      meta: {
        has_more: boolean | null
      }
    }
  }
  /** A payment link: a URL to a payment page that any number of customers can use. */
  payment_links: {
    /** Lists payment links, newest first. */
    list: {
      params: PaymentLinksListParams
      records: PaymentLink[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets a payment link with its URL and settings. Line items are not included. */
    get: {
      params: PaymentLinksGetParams
      records: PaymentLink
      meta: {}
    }
    /** Creates a payment link for up to 20 items. Its `url` can be shared and does not expire. */
    create: {
      params: PaymentLinksCreateParams
      records: PaymentLink
      meta: {}
    }
    /** Updates a payment link. To end it, set `active` to `false`. */
    update: {
      params: PaymentLinksUpdateParams
      records: PaymentLink
      meta: {}
    }
  }
  /** A visit of a customer to the page where they manage subscriptions and payment methods. */
  billing_portal_sessions: {
    /** Creates a session of the customer portal. Send the customer to its `url`, which is valid for a short time. */
    create: {
      params: BillingPortalSessionsCreateParams
      records: PortalSession
      meta: {}
    }
  }
  /** An event: something that happened in the account. Stripe keeps events for 30 days. */
  events: {
    /** Lists events of the last 30 days, newest first. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {
        has_more: boolean | null
      }
    }
    /** Gets an event of the last 30 days with the record as it was then. */
    get: {
      params: EventsGetParams
      records: Event
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
  /** The coupon's ID. */
  id: string
  /** The object type, always coupon. */
  object: "coupon"
  /** The coupon's name, as customers see it. */
  name?: string | null
  /** The amount off, in the currency's smallest unit. Null for a percentage. */
  amount_off?: number | null
  /** The percentage off. Null for an amount. */
  percent_off?: number | null
  applies_to?: CouponProducts | null
  /** The currency of the amount off. Null for a percentage. */
  currency?: string | null
  /** The duration of the discount: forever, once or repeating. */
  duration?: string
  /** The months that a repeating discount lasts. */
  duration_in_months?: number | null
  /** The number of times the coupon can be redeemed. Null for no limit. */
  max_redemptions?: number | null
  /** The last time to redeem the coupon, as a Unix timestamp. Null for no end. */
  redeem_by?: number | null
  /** The number of times the coupon was redeemed. */
  times_redeemed?: number
  /** Whether the coupon can still be redeemed. */
  valid?: boolean
  /** Creation time, as a Unix timestamp in seconds. */
  created?: number
  /** Whether the coupon exists in live mode. False in test mode. */
  livemode?: boolean
  metadata?: Labels | null
}

export interface CouponProducts {
  products?: string[]
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
  /** The tax rate's ID. */
  id: string
  /** The object type, always tax_rate. */
  object: "tax_rate"
  /** Whether the rate can be applied anew. */
  active?: boolean
  /** The country as a two-letter code. */
  country?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created?: number
  /** A description for internal use, hidden from customers. */
  description?: string | null
  /** The tax rate's name, as customers see it. */
  display_name?: string
  /** The percentage that automatic tax applied. Null for rates of your own. */
  effective_percentage?: number | null
  flat_amount?: Money | null
  /** Whether amounts include the tax. */
  inclusive?: boolean
  /** The jurisdiction of the tax, as invoices show it. */
  jurisdiction?: string | null
  /** The level of the jurisdiction, such as state or city. */
  jurisdiction_level?: string | null
  /** Whether the tax rate exists in live mode. False in test mode. */
  livemode?: boolean
  metadata?: Labels | null
  /** The percentage of the tax. */
  percentage?: number
  /** Whether the rate is a percentage or a flat amount. */
  rate_type?: string | null
  /** The subdivision of the country. */
  state?: string | null
  /** The kind of tax, such as vat or sales_tax. */
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
  /** The item's ID. */
  id: string
  /** The object type, always subscription_item. */
  object: "subscription_item"
  /** The ID of the subscription. */
  subscription?: string
  /** The quantity of the price. Absent for metered prices. */
  quantity?: number | null
  price?: Price | null
  plan?: Plan | null
  /** Creation time, as a Unix timestamp in seconds. */
  created?: number
  /** The IDs of the discounts applied to the item. */
  discounts?: string[]
  /** Key-value pairs you attached to the item. */
  metadata?: Labels
  /** The time up to which the item is billed, as a Unix timestamp. */
  billed_until?: number | null
  billing_thresholds?: ItemThresholds | null
  /** The start of the current period, as a Unix timestamp. */
  current_period_start?: number | null
  /** The end of the current period, as a Unix timestamp. */
  current_period_end?: number | null
  current_trial?: ItemTrial | null
  /** The tax rates of the item. Null uses the subscription's. */
  tax_rates?: TaxRate[] | null
}

export interface Price {
  /** The price's ID. */
  id: string
  /** The object type, always price. */
  object: "price"
  /** Whether the price can be used for new purchases. */
  active?: boolean
  /** Whether each unit costs the same (per_unit) or tiers apply (tiered). */
  billing_scheme?: string
  /** Creation time, as a Unix timestamp in seconds. */
  created?: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency?: string
  custom_unit_amount?: CustomAmount | null
  /** Whether the price exists in live mode. False in test mode. */
  livemode?: boolean
  /** Your own key to find the price by. */
  lookup_key?: string | null
  /** Key-value pairs you attached to the price. */
  metadata?: Labels
  /** A short description of the price, hidden from customers. */
  nickname?: string | null
  /** The ID of the product. */
  product?: string
  recurring?: Recurring | null
  /** Whether the amount includes tax: inclusive, exclusive or unspecified. */
  tax_behavior?: string | null
  /** The tiers of the price. Absent unless expanded. */
  tiers?: PriceTier[] | null
  /** The way tiers apply: graduated or volume. Null without tiers. */
  tiers_mode?: string | null
  transform_quantity?: Transform | null
  /** Whether the price is one_time or recurring. */
  type?: string
  /** The amount of one unit, in the currency's smallest unit. Null for tiers or decimals. */
  unit_amount?: number | null
  /** The amount of one unit with decimals, in the currency's smallest unit. */
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
  /** The customer's shipping address and name. */
  shipping?: {
    /** The recipient's name. */
    name: string
    /** The shipping address. */
    address: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
    /** The recipient's phone number. */
    phone?: string
  }
  /** ID of a payment method to attach to the customer. */
  payment_method?: string
  /** Defaults of the customer's invoices, such as the payment method to charge. */
  invoice_settings?: {
    /** ID of the customer's payment method to charge for subscriptions and invoices. */
    default_payment_method?: string
    /** Footer of the invoices. */
    footer?: string
    /** Custom fields of the invoice, up to four. (at most 4 items) */
    custom_fields?: {
      /** Name of the field, up to 40 characters. */
      name: string
      /** Value of the field, up to 140 characters. */
      value: string
    }[]
  }
  /** The customer's tax treatment: taxable, exempt or reverse charge. */
  tax_exempt?: "none" | "exempt" | "reverse"
  /** The customer's preferred languages, in order of preference. */
  preferred_locales?: string[]
  /** Balance for future invoices, in the currency's smallest unit. A negative balance is a credit. */
  balance?: number
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
  /** The customer's shipping address and name. */
  shipping?: {
    /** The recipient's name. */
    name: string
    /** The shipping address. */
    address: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
    /** The recipient's phone number. */
    phone?: string
  }
  /** Defaults of the customer's invoices, such as the payment method to charge. */
  invoice_settings?: {
    /** ID of the customer's payment method to charge for subscriptions and invoices. */
    default_payment_method?: string
    /** Footer of the invoices. */
    footer?: string
    /** Custom fields of the invoice, up to four. (at most 4 items) */
    custom_fields?: {
      /** Name of the field, up to 40 characters. */
      name: string
      /** Value of the field, up to 140 characters. */
      value: string
    }[]
  }
  /** The customer's tax treatment: taxable, exempt or reverse charge. */
  tax_exempt?: "none" | "exempt" | "reverse"
  /** The customer's preferred languages, in order of preference. */
  preferred_locales?: string[]
  /** Balance for future invoices, in the currency's smallest unit. A negative balance is a credit. */
  balance?: number
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
  /** The ID of the latest charge. Null until the payment is attempted. */
  latest_charge?: string | null
  next_action?: NextAction | null
  last_payment_error?: IntentError | null
  /** The time of the cancellation, as a Unix timestamp. Null unless canceled. */
  canceled_at?: number | null
  /** The reason for the cancellation. Null unless canceled. */
  cancellation_reason?: string | null
  /** The types of payment method allowed. Null for no limit. */
  allowed_payment_method_types?: string[] | null
  automatic_payment_methods?: AutomaticMethodsOf | null
  payment_method_options?: MethodOptions | null
  /** The ID of the Account that represents the customer. */
  customer_account?: string | null
  /** The ID of the account that the payment is for. */
  on_behalf_of?: string | null
  /** The email address that receives the receipt. */
  receipt_email?: string | null
  /** The ID of the review of the payment. Null if there is none. */
  review?: string | null
  /** The later use of the payment method: on_session or off_session. */
  setup_future_usage?: string | null
  shipping?: Shipping | null
  /** The statement text for payments without card. */
  statement_descriptor?: string | null
  /** The text that follows the account's prefix on card statements. */
  statement_descriptor_suffix?: string | null
  transfer_data?: TransferData | null
  /** A string that links the payment to related transfers. */
  transfer_group?: string | null
}

export interface NextAction {
  type?: string
  redirect_to_url?: RedirectAction | null
}

export interface RedirectAction {
  url?: string | null
  return_url?: string | null
}

export interface IntentError {
  type?: string
  code?: string | null
  message?: string | null
  param?: string | null
  charge?: string | null
  decline_code?: string | null
  advice_code?: string | null
  doc_url?: string | null
  payment_method_type?: string | null
}

export interface AutomaticMethodsOf {
  enabled?: boolean | null
  allow_redirects?: string | null
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

/** Params of invoices.create. Needs customer, or customer_account, or subscription, or from_invoice. */
export interface InvoicesCreateParams {
  /** ID of the customer to bill. Required unless another param names who is billed. */
  customer?: string
  /** ID of the account that represents the customer. */
  customer_account?: string
  /** ID of a subscription whose pending items to invoice. Its billing cycle stays. */
  subscription?: string
  /** Finalized invoice to revise. The new draft replaces it. */
  from_invoice?: {
    /** `revision`, the only way to derive an invoice. */
    action: "revision"
    /** ID of the finalized invoice. */
    invoice: string
  }
  /** Whether Stripe charges the customer automatically or sends an invoice. Defaults to `charge_automatically`. */
  collection_method?: "charge_automatically" | "send_invoice"
  /** Whether Stripe finalizes the invoice and collects payment by itself. Defaults to `false`. */
  auto_advance?: boolean
  /** Whether to include the customer's pending invoice items. Defaults to `exclude`. */
  pending_invoice_items_behavior?: "exclude" | "include"
  /** Three-letter ISO 4217 currency code, in lowercase. Defaults to the customer's currency. */
  currency?: string
  /** Days that the customer has to pay, if `collection_method` is `send_invoice`. (at least 0) */
  days_until_due?: number
  /** Due date as a Unix timestamp in seconds, if `collection_method` is `send_invoice`. */
  due_date?: number
  /** ID of the customer's payment method to charge. */
  default_payment_method?: string
  /** Payment settings of the invoice. */
  payment_settings?: {
    /** Payment method types to accept, such as `card`. Defaults to the types of the invoice settings. */
    payment_method_types?: string[]
    /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
    payment_method_options?: {
      /** Options of cards. */
      card?: {
        /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
        request_three_d_secure?: "any" | "automatic" | "challenge"
      }
      /** Options of US bank accounts. */
      us_bank_account?: {
        /** Way to verify the bank account. Defaults to `automatic`. */
        verification_method?: "automatic" | "instant" | "microdeposits"
      }
      [k: string]: unknown
    }
    /** ID of the mandate to use. */
    default_mandate?: string
  }
  /** Coupons or promotion codes to apply. An update replaces the current discounts. */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
    /** ID of an existing discount to keep. */
    discount?: string
  }[]
  /** IDs of tax rates for items without their own. */
  default_tax_rates?: string[]
  /** Whether Stripe calculates the taxes of the invoice. */
  automatic_tax?: {
    /** Whether Stripe calculates taxes. */
    enabled: boolean
    /** For Connect: account that is liable for the tax. */
    liability?: {
      /** Whether it is a connected account or your own. */
      type: "account" | "self"
      /** ID of the connected account, if `type` is `account`. */
      account?: string
    }
  }
  /** Memo of the invoice, as the customer sees it. */
  description?: string
  /** Footer of the invoice. */
  footer?: string
  /** Custom fields of the invoice, up to four. (at most 4 items) */
  custom_fields?: {
    /** Name of the field, up to 40 characters. */
    name: string
    /** Value of the field, up to 140 characters. */
    value: string
  }[]
  /** Number of the invoice. Stripe gives one when the invoice is finalized. */
  number?: string
  /** Shipping address and recipient of the invoice. */
  shipping_details?: {
    /** The recipient's name. */
    name: string
    /** The shipping address. */
    address: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
    /** The recipient's phone number. */
    phone?: string
  }
  /** Text on the customer's card statement. Contains at least one letter. */
  statement_descriptor?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** For Connect: fee that goes to the platform, in the currency's smallest unit. (at least 0) */
  application_fee_amount?: number
  /** For Connect: ID of the account that the funds are for. */
  on_behalf_of?: string
  /** For Connect: account that receives the invoice's funds, and how much of them. */
  transfer_data?: {
    /** ID of the connected account. */
    destination: string
    /** Amount to transfer, in the currency's smallest unit. Defaults to the whole payment. */
    amount?: number
  }
}

/** Params of invoices.update. */
export interface InvoicesUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Whether Stripe charges the customer automatically or sends an invoice. Changes drafts only. */
  collection_method?: "charge_automatically" | "send_invoice"
  /** Whether Stripe finalizes the invoice and collects payment by itself. */
  auto_advance?: boolean
  /** Days that the customer has to pay, if `collection_method` is `send_invoice`. (at least 0) */
  days_until_due?: number
  /** Due date as a Unix timestamp in seconds, if `collection_method` is `send_invoice`. */
  due_date?: number
  /** ID of the customer's payment method to charge. */
  default_payment_method?: string
  /** Payment settings of the invoice. */
  payment_settings?: {
    /** Payment method types to accept, such as `card`. Defaults to the types of the invoice settings. */
    payment_method_types?: string[]
    /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
    payment_method_options?: {
      /** Options of cards. */
      card?: {
        /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
        request_three_d_secure?: "any" | "automatic" | "challenge"
      }
      /** Options of US bank accounts. */
      us_bank_account?: {
        /** Way to verify the bank account. Defaults to `automatic`. */
        verification_method?: "automatic" | "instant" | "microdeposits"
      }
      [k: string]: unknown
    }
    /** ID of the mandate to use. */
    default_mandate?: string
  }
  /** Coupons or promotion codes to apply. An update replaces the current discounts. */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
    /** ID of an existing discount to keep. */
    discount?: string
  }[]
  /** IDs of tax rates for items without their own. */
  default_tax_rates?: string[]
  /** Whether Stripe calculates the taxes of the invoice. */
  automatic_tax?: {
    /** Whether Stripe calculates taxes. */
    enabled: boolean
    /** For Connect: account that is liable for the tax. */
    liability?: {
      /** Whether it is a connected account or your own. */
      type: "account" | "self"
      /** ID of the connected account, if `type` is `account`. */
      account?: string
    }
  }
  /** Memo of the invoice, as the customer sees it. */
  description?: string
  /** Footer of the invoice. */
  footer?: string
  /** Custom fields of the invoice, up to four. (at most 4 items) */
  custom_fields?: {
    /** Name of the field, up to 40 characters. */
    name: string
    /** Value of the field, up to 140 characters. */
    value: string
  }[]
  /** Number of the invoice. Changes drafts only. */
  number?: string
  /** Shipping address and recipient of the invoice. */
  shipping_details?: {
    /** The recipient's name. */
    name: string
    /** The shipping address. */
    address: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
    /** The recipient's phone number. */
    phone?: string
  }
  /** Text on the customer's card statement. Contains at least one letter. */
  statement_descriptor?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** For Connect: fee that goes to the platform, in the currency's smallest unit. (at least 0) */
  application_fee_amount?: number
}

/** Params of invoices.delete. */
export interface InvoicesDeleteParams {
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

/** Params of invoices.finalize. */
export interface InvoicesFinalizeParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Whether Stripe collects payment by itself. */
  auto_advance?: boolean
}

/** Params of invoices.send. */
export interface InvoicesSendParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of invoices.pay. */
export interface InvoicesPayParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** ID of the customer's payment method to charge. Defaults to the invoice's, then the customer's. */
  payment_method?: string
  /** Whether the customer is absent during the payment. Defaults to `true`. */
  off_session?: boolean
  /** Whether to mark the invoice as paid without a charge. Defaults to `false`. */
  paid_out_of_band?: boolean
  /** Whether to mark the invoice as paid if the source has insufficient funds. Defaults to `false`. */
  forgive?: boolean
}

/** Params of invoices.void. */
export interface InvoicesVoidParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of invoices.mark_uncollectible. */
export interface InvoicesMarkUncollectibleParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of invoices.preview. Needs customer, or customer_account, or subscription. */
export interface InvoicesPreviewParams {
  /** ID of the customer. Required unless another param names who is billed. */
  customer?: string
  /** ID of the account that represents the customer. */
  customer_account?: string
  /** ID of the subscription. */
  subscription?: string
  /** Changes of the subscription to preview, or a new subscription. */
  subscription_details?: {
    /** Items to change, up to 20. Without its `id`, an item is added. (at most 20 items) */
    items?: {
      /** ID of the item to change. Leave it out to add an item. */
      id?: string
      /** Whether to remove the item. */
      deleted?: boolean
      /** Whether to delete the item's usage when you remove a metered item. */
      clear_usage?: boolean
      /** ID of the price. */
      price?: string
      /** New price to create. */
      price_data?: {
        /** Three-letter ISO 4217 currency code, in lowercase. */
        currency: string
        /** ID of the product. */
        product: string
        /** Interval of the price. */
        recurring: {
          /** Interval between bills. */
          interval: "day" | "week" | "month" | "year"
          /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
          interval_count?: number
        }
        /** Amount of one unit, in the currency's smallest unit. */
        unit_amount?: number
        /** Amount of one unit with up to 12 decimals. */
        unit_amount_decimal?: string
        /** Whether the amount includes tax. */
        tax_behavior?: "exclusive" | "inclusive" | "unspecified"
      }
      /** Quantity of the price. (at least 0) */
      quantity?: number
      /** Coupons or promotion codes for the item. */
      discounts?: {
        /** ID of the coupon to apply. */
        coupon?: string
        /** ID of the promotion code to apply. */
        promotion_code?: string
        /** ID of an existing discount to keep. */
        discount?: string
      }[]
      /** IDs of tax rates. Replaces the default tax rates for this item. */
      tax_rates?: string[]
      /** Your own key-value pairs. All values are strings; an empty value removes its key. */
      metadata?: {
        [k: string]: string
      }
    }[]
    /** Whether the subscription ends with its current period. */
    cancel_at_period_end?: boolean
    /** Whether the subscription ends now. */
    cancel_now?: boolean
    /**
     * Whether to credit and charge the difference, and whether to invoice it at once. Defaults to `create_prorations`.
     */
    proration_behavior?: "create_prorations" | "always_invoice" | "none"
    /** Time that prorations count from, as a Unix timestamp in seconds. */
    proration_date?: number
    /** End of the trial, as a Unix timestamp in seconds, or `now`. */
    trial_end?: number | string
  }
  /** Invoice items to add to the preview, up to 250. (at most 250 items) */
  invoice_items?: {
    /** Amount to charge, in the currency's smallest unit. A negative amount is a credit. */
    amount?: number
    /** Three-letter ISO 4217 currency code, in lowercase. */
    currency?: string
    /** ID of the price to charge. */
    price?: string
    /** New price to charge. */
    price_data?: {
      /** Three-letter ISO 4217 currency code, in lowercase. */
      currency: string
      /** ID of the product. */
      product: string
      /** Amount of one unit, in the currency's smallest unit. */
      unit_amount?: number
      /** Amount of one unit with up to 12 decimals. */
      unit_amount_decimal?: string
      /** Whether the amount includes tax. */
      tax_behavior?: "exclusive" | "inclusive" | "unspecified"
    }
    /** Number of units. (at least 0) */
    quantity?: number
    /** The item's description. */
    description?: string
  }[]
  /** Coupons or promotion codes to apply. An update replaces the current discounts. */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
    /** ID of an existing discount to keep. */
    discount?: string
  }[]
  /** Whether Stripe calculates the taxes of the invoice. */
  automatic_tax?: {
    /** Whether Stripe calculates taxes. */
    enabled: boolean
    /** For Connect: account that is liable for the tax. */
    liability?: {
      /** Whether it is a connected account or your own. */
      type: "account" | "self"
      /** ID of the connected account, if `type` is `account`. */
      account?: string
    }
  }
  /** Three-letter ISO 4217 currency code, in lowercase. */
  currency?: string
  /** Whether to preview the next invoice or a regular later one. Defaults to `next`. */
  preview_mode?: "next" | "recurring"
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

/** Params of invoice_line_items.list. */
export interface InvoiceLineItemsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** ID of the invoice. */
  invoice: string
}

/** Params of invoice_items.list. */
export interface InvoiceItemsListParams {
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
  /** Filters by invoice ID. Cannot be combined with `pending`. */
  invoice?: string
  /** Filters by whether the item still waits for an invoice. */
  pending?: boolean
}

export interface InvoiceItem {
  /** The invoice item's ID. */
  id: string
  /** The object type, always invoiceitem. */
  object: "invoiceitem"
  /** The amount, in the currency's smallest unit. Negative for credits. */
  amount: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** The ID of the customer billed. */
  customer: string
  /** The ID of the Account that represents the customer billed. */
  customer_account?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  date: number
  /** The item's description, as the customer sees it. */
  description: string | null
  /** Whether discounts apply to the item. */
  discountable: boolean
  /** The IDs of the discounts applied to the item. */
  discounts?: string[] | null
  /** The ID of the invoice that has the item. Null while it is pending. */
  invoice: string | null
  /** Whether the item exists in live mode. False in test mode. */
  livemode: boolean
  metadata: Labels | null
  /** The amount after discounts, in the currency's smallest unit. */
  net_amount?: number
  parent?: InvoiceItemParent | null
  /** The period of the service. */
  period: Period
  pricing?: LinePricing | null
  /** Whether the item is a proration of a subscription. */
  proration: boolean
  proration_details?: InvoiceItemProration | null
  /** The number of units. */
  quantity: number
  /** The number of units with decimals. */
  quantity_decimal?: string
  /** The tax rates of the item. */
  tax_rates?: TaxRate[] | null
  /** The ID of the test clock the item belongs to. Null if none. */
  test_clock?: string | null
}

export interface InvoiceItemParent {
  type?: string
  subscription_details?: InvoiceItemSubscription | null
}

export interface InvoiceItemSubscription {
  subscription?: string
  subscription_item?: string | null
}

export interface InvoiceItemProration {
  discount_amounts?: DiscountAmount[]
}

/** Params of invoice_items.get. */
export interface InvoiceItemsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/**
 * Params of invoice_items.create. Needs customer, or customer_account. Takes only one of amount, pricing, price_data,
 * unit_amount_decimal.
 */
export interface InvoiceItemsCreateParams {
  /** ID of the customer to bill. Required unless `customer_account` is set. */
  customer?: string
  /** ID of the account that represents the customer. Required unless `customer` is set. */
  customer_account?: string
  /** ID of a draft invoice to add the item to. */
  invoice?: string
  /** ID of a subscription whose next invoice gets the item. */
  subscription?: string
  /** Amount to charge, in the currency's smallest unit. A negative amount is a credit. */
  amount?: number
  /** Three-letter ISO 4217 currency code, in lowercase. */
  currency?: string
  /** Price to charge. Needs API version 2025-03-31.basil or later. */
  pricing?: {
    /** ID of the price. */
    price: string
  }
  /** New price to create and charge. */
  price_data?: {
    /** Three-letter ISO 4217 currency code, in lowercase. */
    currency: string
    /** ID of the product. */
    product: string
    /** Amount of one unit, in the currency's smallest unit. */
    unit_amount?: number
    /** Amount of one unit with up to 12 decimals. */
    unit_amount_decimal?: string
    /** Whether the amount includes tax. */
    tax_behavior?: "exclusive" | "inclusive" | "unspecified"
  }
  /** Amount of one unit with up to 12 decimals, in the currency's smallest unit. */
  unit_amount_decimal?: string
  /** Number of units. (at least 0) */
  quantity?: number
  /** The item's description, as customers see it on the invoice. */
  description?: string
  /** Whether discounts apply to the item. */
  discountable?: boolean
  /** Coupons or promotion codes to apply. An update replaces the current discounts. */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
    /** ID of an existing discount to keep. */
    discount?: string
  }[]
  /** Period of the service, as the invoice shows it. */
  period?: {
    /** Start of the period, as a Unix timestamp in seconds. */
    start: number
    /** End of the period, as a Unix timestamp in seconds. */
    end: number
  }
  /** Whether the amount includes tax. */
  tax_behavior?: "exclusive" | "inclusive" | "unspecified"
  /** ID of a Stripe tax code, such as `txcd_10000000`. */
  tax_code?: string
  /** IDs of tax rates. Replaces the default tax rates for this item. */
  tax_rates?: string[]
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of invoice_items.update. */
export interface InvoiceItemsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Amount to charge, in the currency's smallest unit. A negative amount is a credit. */
  amount?: number
  /** Price to charge. Needs API version 2025-03-31.basil or later. */
  pricing?: {
    /** ID of the price. */
    price: string
  }
  /** New price to create and charge. */
  price_data?: {
    /** Three-letter ISO 4217 currency code, in lowercase. */
    currency: string
    /** ID of the product. */
    product: string
    /** Amount of one unit, in the currency's smallest unit. */
    unit_amount?: number
    /** Amount of one unit with up to 12 decimals. */
    unit_amount_decimal?: string
    /** Whether the amount includes tax. */
    tax_behavior?: "exclusive" | "inclusive" | "unspecified"
  }
  /** Amount of one unit with up to 12 decimals, in the currency's smallest unit. */
  unit_amount_decimal?: string
  /** Number of units. (at least 0) */
  quantity?: number
  /** The item's description, as customers see it on the invoice. */
  description?: string
  /** Whether discounts apply to the item. */
  discountable?: boolean
  /** Coupons or promotion codes to apply. An update replaces the current discounts. */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
    /** ID of an existing discount to keep. */
    discount?: string
  }[]
  /** Period of the service, as the invoice shows it. */
  period?: {
    /** Start of the period, as a Unix timestamp in seconds. */
    start: number
    /** End of the period, as a Unix timestamp in seconds. */
    end: number
  }
  /** Whether the amount includes tax. */
  tax_behavior?: "exclusive" | "inclusive" | "unspecified"
  /** ID of a Stripe tax code, such as `txcd_10000000`. */
  tax_code?: string
  /** IDs of tax rates. Replaces the default tax rates for this item. */
  tax_rates?: string[]
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of invoice_items.delete. */
export interface InvoiceItemsDeleteParams {
  /** The record's ID, as lists and other records return it. */
  id: string
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

/** Params of charges.update. */
export interface ChargesUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Any text to display with the charge in the Dashboard. */
  description?: string
  /** Email address that receives the receipt. Stripe sends one to each new address. */
  receipt_email?: string
  /** ID of the customer to assign. Allowed only if the charge has none. */
  customer?: string
  /** Your assessment of the charge. */
  fraud_details?: {
    /** Your assessment. */
    user_report: "fraudulent" | "safe"
  }
  /** Shipping address and recipient. */
  shipping?: {
    /** The recipient's name. */
    name: string
    /** The shipping address. */
    address: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
    /** The recipient's phone number. */
    phone?: string
    /** Delivery service, such as `DHL`. */
    carrier?: string
    /** Tracking number of the delivery service. */
    tracking_number?: string
  }
  /** For Connect: label that groups the payment with transfers. */
  transfer_group?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
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

/** Params of subscriptions.create. Needs customer, or customer_account. */
export interface SubscriptionsCreateParams {
  /** ID of the customer to bill. Required unless `customer_account` is set. */
  customer?: string
  /** ID of the account that represents the customer. Required unless `customer` is set. */
  customer_account?: string
  /** Prices to subscribe to, up to 20. (at most 20 items) */
  items: {
    /** ID of the price. Required unless `price_data` is set. */
    price?: string
    /** New price to create. Required unless `price` is set. */
    price_data?: {
      /** Three-letter ISO 4217 currency code, in lowercase. */
      currency: string
      /** ID of the product. */
      product: string
      /** Interval of the price. */
      recurring: {
        /** Interval between bills. */
        interval: "day" | "week" | "month" | "year"
        /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
        interval_count?: number
      }
      /** Amount of one unit, in the currency's smallest unit. */
      unit_amount?: number
      /** Amount of one unit with up to 12 decimals. */
      unit_amount_decimal?: string
      /** Whether the amount includes tax. */
      tax_behavior?: "exclusive" | "inclusive" | "unspecified"
    }
    /** Quantity of the price. Defaults to 1. (at least 0) */
    quantity?: number
    /** Coupons or promotion codes for the item. */
    discounts?: {
      /** ID of the coupon to apply. */
      coupon?: string
      /** ID of the promotion code to apply. */
      promotion_code?: string
      /** ID of an existing discount to keep. */
      discount?: string
    }[]
    /** IDs of tax rates. Replaces the default tax rates for this item. */
    tax_rates?: string[]
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
  }[]
  /** Three-letter ISO 4217 currency code, in lowercase. */
  currency?: string
  /** Whether Stripe charges the customer automatically or sends an invoice. Defaults to `charge_automatically`. */
  collection_method?: "charge_automatically" | "send_invoice"
  /** Days that the customer has to pay, if `collection_method` is `send_invoice`. (at least 0) */
  days_until_due?: number
  /** ID of the customer's payment method to charge. Defaults to the one in the customer's invoice settings. */
  default_payment_method?: string
  /** The outcome if a payment is required and fails. Defaults to `allow_incomplete`. */
  payment_behavior?: "allow_incomplete" | "default_incomplete" | "error_if_incomplete" | "pending_if_incomplete"
  /** Payment settings of the subscription's invoices. */
  payment_settings?: {
    /** Payment method types to accept, such as `card`. Defaults to the types of the invoice settings. */
    payment_method_types?: string[]
    /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
    payment_method_options?: {
      /** Options of cards. */
      card?: {
        /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
        request_three_d_secure?: "any" | "automatic" | "challenge"
      }
      /** Options of US bank accounts. */
      us_bank_account?: {
        /** Way to verify the bank account. Defaults to `automatic`. */
        verification_method?: "automatic" | "instant" | "microdeposits"
      }
      [k: string]: unknown
    }
    /** Whether a successful payment makes its payment method the subscription's default. */
    save_default_payment_method?: "off" | "on_subscription"
  }
  /** Whether the customer is absent during the first payment. Defaults to `false`. */
  off_session?: boolean
  /** Days of the trial before the first charge. (at least 1) */
  trial_period_days?: number
  /** End of the trial, as a Unix timestamp in seconds, or `now`. */
  trial_end?: number | string
  /** The outcome of a trial that ends without a payment method. */
  trial_settings?: {
    /** The outcome at the end of the trial. */
    end_behavior: {
      /** The outcome if there is no payment method at the end of the trial. */
      missing_payment_method: "cancel" | "create_invoice" | "pause"
    }
  }
  /**
   * Time of cancellation, as a Unix timestamp in seconds, or `min_period_end`, `max_period_end`. An empty string
   * removes it.
   */
  cancel_at?: number | string
  /** Whether to cancel when the current period ends. Defaults to `false`. */
  cancel_at_period_end?: boolean
  /** Future time of the first full invoice, as a Unix timestamp in seconds. */
  billing_cycle_anchor?: number
  /** Past time of the subscription's start, as a Unix timestamp in seconds. */
  backdate_start_date?: number
  /**
   * Whether to credit and charge the difference, and whether to invoice it at once. Defaults to `create_prorations`.
   */
  proration_behavior?: "create_prorations" | "always_invoice" | "none"
  /** Coupons or promotion codes to apply. An update replaces the current discounts. */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
    /** ID of an existing discount to keep. */
    discount?: string
  }[]
  /** One-time items to add to the first invoice, up to 20. (at most 20 items) */
  add_invoice_items?: {
    /** ID of the price. Required unless `price_data` is set. */
    price?: string
    /** New price to create. Required unless `price` is set. */
    price_data?: {
      /** Three-letter ISO 4217 currency code, in lowercase. */
      currency: string
      /** ID of the product. */
      product: string
      /** Amount of one unit, in the currency's smallest unit. */
      unit_amount?: number
      /** Amount of one unit with up to 12 decimals. */
      unit_amount_decimal?: string
      /** Whether the amount includes tax. */
      tax_behavior?: "exclusive" | "inclusive" | "unspecified"
    }
    /** Quantity of the price. Defaults to 1. (at least 0) */
    quantity?: number
    /** Coupons or promotion codes for the item. */
    discounts?: {
      /** ID of the coupon to apply. */
      coupon?: string
      /** ID of the promotion code to apply. */
      promotion_code?: string
      /** ID of an existing discount to keep. */
      discount?: string
    }[]
    /** IDs of tax rates. Replaces the default tax rates for this item. */
    tax_rates?: string[]
  }[]
  /** IDs of tax rates for items without their own. */
  default_tax_rates?: string[]
  /** Whether Stripe calculates the taxes of the subscription's invoices. */
  automatic_tax?: {
    /** Whether Stripe calculates taxes. */
    enabled: boolean
    /** For Connect: account that is liable for the tax. */
    liability?: {
      /** Whether it is a connected account or your own. */
      type: "account" | "self"
      /** ID of the connected account, if `type` is `account`. */
      account?: string
    }
  }
  /** The subscription's description, as the customer sees it. */
  description?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** For Connect: share of each invoice that goes to the platform, in percent with up to two decimals. (0 to 100) */
  application_fee_percent?: number
  /** For Connect: account that receives the invoices' funds, and its share. */
  transfer_data?: {
    /** ID of the connected account. */
    destination: string
    /** Share of each invoice to transfer, in percent. Defaults to everything. */
    amount_percent?: number
  }
  /** For Connect: ID of the account that the funds are for. */
  on_behalf_of?: string
}

/** Params of subscriptions.update. */
export interface SubscriptionsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /**
   * Items to change, up to 20. Without its `id`, an item is added. Items that you leave out stay. (at most 20 items)
   */
  items?: {
    /** ID of the item to change. Leave it out to add an item. */
    id?: string
    /** Whether to remove the item. */
    deleted?: boolean
    /** Whether to delete the item's usage when you remove a metered item. */
    clear_usage?: boolean
    /** ID of the price. */
    price?: string
    /** New price to create. */
    price_data?: {
      /** Three-letter ISO 4217 currency code, in lowercase. */
      currency: string
      /** ID of the product. */
      product: string
      /** Interval of the price. */
      recurring: {
        /** Interval between bills. */
        interval: "day" | "week" | "month" | "year"
        /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
        interval_count?: number
      }
      /** Amount of one unit, in the currency's smallest unit. */
      unit_amount?: number
      /** Amount of one unit with up to 12 decimals. */
      unit_amount_decimal?: string
      /** Whether the amount includes tax. */
      tax_behavior?: "exclusive" | "inclusive" | "unspecified"
    }
    /** Quantity of the price. (at least 0) */
    quantity?: number
    /** Coupons or promotion codes for the item. */
    discounts?: {
      /** ID of the coupon to apply. */
      coupon?: string
      /** ID of the promotion code to apply. */
      promotion_code?: string
      /** ID of an existing discount to keep. */
      discount?: string
    }[]
    /** IDs of tax rates. Replaces the default tax rates for this item. */
    tax_rates?: string[]
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
  }[]
  /**
   * Whether to credit and charge the difference, and whether to invoice it at once. Defaults to `create_prorations`.
   */
  proration_behavior?: "create_prorations" | "always_invoice" | "none"
  /** Time that prorations count from, as a Unix timestamp in seconds. */
  proration_date?: number
  /**
   * Time of cancellation, as a Unix timestamp in seconds, or `min_period_end`, `max_period_end`. An empty string
   * removes it.
   */
  cancel_at?: number | string
  /** Whether to cancel when the current period ends. `false` removes a scheduled cancellation. */
  cancel_at_period_end?: boolean
  /** Reason for the cancellation. */
  cancellation_details?: {
    /** The customer's words on the cancellation. */
    comment?: string
    /** The customer's reason for the cancellation. */
    feedback?:
      | "customer_service"
      | "low_quality"
      | "missing_features"
      | "other"
      | "switched_service"
      | "too_complex"
      | "too_expensive"
      | "unused"
  }
  /** Pauses collecting payment. The subscription stays active. */
  pause_collection?: {
    /** The treatment of invoices in the meantime. */
    behavior: "keep_as_draft" | "mark_uncollectible" | "void"
    /** Time to resume collecting payment, as a Unix timestamp in seconds. */
    resumes_at?: number
  }
  /** Whether Stripe charges the customer automatically or sends an invoice. */
  collection_method?: "charge_automatically" | "send_invoice"
  /** Days that the customer has to pay, if `collection_method` is `send_invoice`. (at least 0) */
  days_until_due?: number
  /** ID of the customer's payment method to charge. An empty string removes it. */
  default_payment_method?: string
  /** The outcome if a payment is required and fails. Defaults to `allow_incomplete`. */
  payment_behavior?: "allow_incomplete" | "default_incomplete" | "error_if_incomplete" | "pending_if_incomplete"
  /** Payment settings of the subscription's invoices. */
  payment_settings?: {
    /** Payment method types to accept, such as `card`. Defaults to the types of the invoice settings. */
    payment_method_types?: string[]
    /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
    payment_method_options?: {
      /** Options of cards. */
      card?: {
        /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
        request_three_d_secure?: "any" | "automatic" | "challenge"
      }
      /** Options of US bank accounts. */
      us_bank_account?: {
        /** Way to verify the bank account. Defaults to `automatic`. */
        verification_method?: "automatic" | "instant" | "microdeposits"
      }
      [k: string]: unknown
    }
    /** Whether a successful payment makes its payment method the subscription's default. */
    save_default_payment_method?: "off" | "on_subscription"
  }
  /** Whether the customer is absent while Stripe charges them. Defaults to `false`. */
  off_session?: boolean
  /** End of the trial, as a Unix timestamp in seconds, or `now`. */
  trial_end?: number | string
  /** The outcome of a trial that ends without a payment method. */
  trial_settings?: {
    /** The outcome at the end of the trial. */
    end_behavior: {
      /** The outcome if there is no payment method at the end of the trial. */
      missing_payment_method: "cancel" | "create_invoice" | "pause"
    }
  }
  /** Coupons or promotion codes to apply. An update replaces the current discounts. */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
    /** ID of an existing discount to keep. */
    discount?: string
  }[]
  /** One-time items to add to the next invoice, up to 20. (at most 20 items) */
  add_invoice_items?: {
    /** ID of the price. Required unless `price_data` is set. */
    price?: string
    /** New price to create. Required unless `price` is set. */
    price_data?: {
      /** Three-letter ISO 4217 currency code, in lowercase. */
      currency: string
      /** ID of the product. */
      product: string
      /** Amount of one unit, in the currency's smallest unit. */
      unit_amount?: number
      /** Amount of one unit with up to 12 decimals. */
      unit_amount_decimal?: string
      /** Whether the amount includes tax. */
      tax_behavior?: "exclusive" | "inclusive" | "unspecified"
    }
    /** Quantity of the price. Defaults to 1. (at least 0) */
    quantity?: number
    /** Coupons or promotion codes for the item. */
    discounts?: {
      /** ID of the coupon to apply. */
      coupon?: string
      /** ID of the promotion code to apply. */
      promotion_code?: string
      /** ID of an existing discount to keep. */
      discount?: string
    }[]
    /** IDs of tax rates. Replaces the default tax rates for this item. */
    tax_rates?: string[]
  }[]
  /** IDs of tax rates for items without their own. */
  default_tax_rates?: string[]
  /** Whether Stripe calculates the taxes of the subscription's invoices. */
  automatic_tax?: {
    /** Whether Stripe calculates taxes. */
    enabled: boolean
    /** For Connect: account that is liable for the tax. */
    liability?: {
      /** Whether it is a connected account or your own. */
      type: "account" | "self"
      /** ID of the connected account, if `type` is `account`. */
      account?: string
    }
  }
  /** The subscription's description, as the customer sees it. */
  description?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
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

/** Params of subscriptions.cancel. */
export interface SubscriptionsCancelParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Whether to create a final invoice for unbilled usage and prorations. Defaults to `false`. */
  invoice_now?: boolean
  /** Whether to credit the unused time of the period. Defaults to `false`. */
  prorate?: boolean
  /** Reason for the cancellation. */
  cancellation_details?: {
    /** The customer's words on the cancellation. */
    comment?: string
    /** The customer's reason for the cancellation. */
    feedback?:
      | "customer_service"
      | "low_quality"
      | "missing_features"
      | "other"
      | "switched_service"
      | "too_complex"
      | "too_expensive"
      | "unused"
  }
}

/** Params of subscriptions.resume. */
export interface SubscriptionsResumeParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /**
   * Whether to credit and charge the difference, and whether to invoice it at once. Defaults to `create_prorations`.
   */
  proration_behavior?: "create_prorations" | "always_invoice" | "none"
  /** Time that prorations count from, as a Unix timestamp in seconds. */
  proration_date?: number
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

/** Params of subscription_items.list. */
export interface SubscriptionItemsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** ID of the subscription. */
  subscription: string
}

/** Params of subscription_items.get. */
export interface SubscriptionItemsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of subscription_items.create. Needs price, or price_data. Takes only one of price, price_data. */
export interface SubscriptionItemsCreateParams {
  /** ID of the subscription. */
  subscription: string
  /** ID of the price to subscribe to. Required unless `price_data` is set. */
  price?: string
  /** New price to subscribe to. Required unless `price` is set. */
  price_data?: {
    /** Three-letter ISO 4217 currency code, in lowercase. */
    currency: string
    /** ID of the product. */
    product: string
    /** Interval of the price. */
    recurring: {
      /** Interval between bills. */
      interval: "day" | "week" | "month" | "year"
      /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
      interval_count?: number
    }
    /** Amount of one unit, in the currency's smallest unit. */
    unit_amount?: number
    /** Amount of one unit with up to 12 decimals. */
    unit_amount_decimal?: string
    /** Whether the amount includes tax. */
    tax_behavior?: "exclusive" | "inclusive" | "unspecified"
  }
  /** Quantity of the price. Defaults to 1. Leave it out for metered prices. (at least 0) */
  quantity?: number
  /**
   * Whether to credit and charge the difference, and whether to invoice it at once. Defaults to `create_prorations`.
   */
  proration_behavior?: "create_prorations" | "always_invoice" | "none"
  /** Time that prorations count from, as a Unix timestamp in seconds. */
  proration_date?: number
  /** The outcome if a payment is required and fails. Defaults to `allow_incomplete`. */
  payment_behavior?: "allow_incomplete" | "default_incomplete" | "error_if_incomplete" | "pending_if_incomplete"
  /** Coupons or promotion codes to apply. An update replaces the current discounts. */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
    /** ID of an existing discount to keep. */
    discount?: string
  }[]
  /** IDs of tax rates. Replaces the default tax rates for this item. */
  tax_rates?: string[]
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of subscription_items.update. Takes only one of price, price_data. */
export interface SubscriptionItemsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** ID of the new price. */
  price?: string
  /** New price to create and use. */
  price_data?: {
    /** Three-letter ISO 4217 currency code, in lowercase. */
    currency: string
    /** ID of the product. */
    product: string
    /** Interval of the price. */
    recurring: {
      /** Interval between bills. */
      interval: "day" | "week" | "month" | "year"
      /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
      interval_count?: number
    }
    /** Amount of one unit, in the currency's smallest unit. */
    unit_amount?: number
    /** Amount of one unit with up to 12 decimals. */
    unit_amount_decimal?: string
    /** Whether the amount includes tax. */
    tax_behavior?: "exclusive" | "inclusive" | "unspecified"
  }
  /** Quantity of the price. (at least 0) */
  quantity?: number
  /**
   * Whether to credit and charge the difference, and whether to invoice it at once. Defaults to `create_prorations`.
   */
  proration_behavior?: "create_prorations" | "always_invoice" | "none"
  /** Time that prorations count from, as a Unix timestamp in seconds. */
  proration_date?: number
  /** The outcome if a payment is required and fails. Defaults to `allow_incomplete`. */
  payment_behavior?: "allow_incomplete" | "default_incomplete" | "error_if_incomplete" | "pending_if_incomplete"
  /** Whether the customer is absent while Stripe charges them. Defaults to `false`. */
  off_session?: boolean
  /** Coupons or promotion codes to apply. An update replaces the current discounts. */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
    /** ID of an existing discount to keep. */
    discount?: string
  }[]
  /** IDs of tax rates. Replaces the default tax rates for this item. */
  tax_rates?: string[]
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of subscription_items.delete. */
export interface SubscriptionItemsDeleteParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /**
   * Whether to credit and charge the difference, and whether to invoice it at once. Defaults to `create_prorations`.
   */
  proration_behavior?: "create_prorations" | "always_invoice" | "none"
  /** Time that prorations count from, as a Unix timestamp in seconds. */
  proration_date?: number
  /** Whether to delete the item's usage. Allowed only for metered prices. */
  clear_usage?: boolean
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

/** Params of refunds.update. */
export interface RefundsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of refunds.cancel. */
export interface RefundsCancelParams {
  /** The record's ID, as lists and other records return it. */
  id: string
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
  /** Price to create with the product and use by default. */
  default_price_data?: {
    /** Three-letter ISO 4217 currency code, in lowercase. */
    currency: string
    /** Interval of a recurring price. */
    recurring?: {
      /** Interval between bills. */
      interval: "day" | "week" | "month" | "year"
      /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
      interval_count?: number
    }
    /** Amount of one unit, in the currency's smallest unit. */
    unit_amount?: number
    /** Amount of one unit with up to 12 decimals. */
    unit_amount_decimal?: string
    /** Whether the amount includes tax. */
    tax_behavior?: "exclusive" | "inclusive" | "unspecified"
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
  }
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

/** Params of prices.list. */
export interface PricesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by whether the price can be used for new purchases. */
  active?: boolean
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by three-letter ISO 4217 currency code, in lowercase. */
  currency?: string
  /** Filters by lookup keys, up to ten. (at most 10 items) */
  lookup_keys?: string[]
  /** Filters by product ID. */
  product?: string
  /** Filters recurring prices by interval, usage type or meter. */
  recurring?: {
    /** Interval between bills. */
    interval?: "day" | "week" | "month" | "year"
    /** Whether a quantity or usage is billed. */
    usage_type?: "licensed" | "metered"
    /** ID of the meter. */
    meter?: string
  }
  /** Filters by whether the price recurs. */
  type?: "one_time" | "recurring"
}

/** Params of prices.get. */
export interface PricesGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/**
 * Params of prices.create. Needs product, or product_data. Takes only one of product, product_data. Takes only one of
 * unit_amount, unit_amount_decimal, custom_unit_amount. Takes only one of tiers, transform_quantity. Needs
 * billing_scheme and tiers_mode with tiers. Needs lookup_key with transfer_lookup_key.
 */
export interface PricesCreateParams {
  /** Three-letter ISO 4217 currency code, in lowercase. */
  currency: string
  /** ID of the product. Required unless `product_data` is set. */
  product?: string
  /** New product to create. Required unless `product` is set. */
  product_data?: {
    /** The product's name, as customers see it. */
    name: string
    /** ID of the new product. Stripe generates one by default. */
    id?: string
    /** Whether the product can be purchased. Defaults to `true` for a new product. */
    active?: boolean
    /** Text on the customer's card statement, up to 22 characters. Cannot contain `<`, `>`, `\`, `"` or `'`. */
    statement_descriptor?: string
    /** ID of a Stripe tax code, such as `txcd_10000000`. */
    tax_code?: string
    /** Label for one unit of the product on invoices, such as `seat`. */
    unit_label?: string
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
  }
  /** Amount of one unit, in the currency's smallest unit. 0 means free. (at least 0) */
  unit_amount?: number
  /** Amount of one unit with up to 12 decimals, in the currency's smallest unit. */
  unit_amount_decimal?: string
  /** Lets customers choose the amount in Checkout and payment links. */
  custom_unit_amount?: {
    /** `true`; leave the param out otherwise. */
    enabled: boolean
    /** Least amount, in the currency's smallest unit. */
    minimum?: number
    /** Greatest amount, in the currency's smallest unit. */
    maximum?: number
    /** Amount to begin with, in the currency's smallest unit. */
    preset?: number
  }
  /** Interval of a recurring price. Leave it out for a one-time price. */
  recurring?: {
    /** Interval between bills. */
    interval: "day" | "week" | "month" | "year"
    /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
    interval_count?: number
    /** Whether a quantity or the reported usage is billed. Defaults to `licensed`. */
    usage_type?: "licensed" | "metered"
    /** ID of the meter that counts usage, if `usage_type` is `metered`. */
    meter?: string
  }
  /** Whether each unit costs the same or `tiers` apply. Defaults to `per_unit`. */
  billing_scheme?: "per_unit" | "tiered"
  /** Tiers in ascending order. Requires `billing_scheme` and `tiers_mode`. */
  tiers?: {
    /** Last unit of the tier, or `inf` for the last tier. */
    up_to: number | string
    /** Amount of one unit, in the currency's smallest unit. */
    unit_amount?: number
    /** Amount of one unit with up to 12 decimals. */
    unit_amount_decimal?: string
    /** Amount of the whole tier, in the currency's smallest unit. */
    flat_amount?: number
    /** Amount of the whole tier with up to 12 decimals. */
    flat_amount_decimal?: string
  }[]
  /** Whether each unit costs the price of its tier, or all units the price of the last tier reached. */
  tiers_mode?: "graduated" | "volume"
  /** Division of the quantity before the price applies. Cannot be combined with `tiers`. */
  transform_quantity?: {
    /** Divisor of the quantity. */
    divide_by: number
    /** Direction to round in after the division. */
    round: "down" | "up"
  }
  /** Whether the amount includes tax. Cannot change once it is `inclusive` or `exclusive`. */
  tax_behavior?: "exclusive" | "inclusive" | "unspecified"
  /** Key of your own to find the price by, up to 200 characters. */
  lookup_key?: string
  /** Whether to take the lookup key away from the price that has it. */
  transfer_lookup_key?: boolean
  /** Short description of the price, hidden from customers. */
  nickname?: string
  /** Whether the price can be used for new purchases. Defaults to `true`. */
  active?: boolean
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of prices.update. */
export interface PricesUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Whether the price can be used for new purchases. */
  active?: boolean
  /** Key of your own to find the price by, up to 200 characters. */
  lookup_key?: string
  /** Whether to take the lookup key away from the price that has it. */
  transfer_lookup_key?: boolean
  /** Short description of the price, hidden from customers. */
  nickname?: string
  /** Whether the amount includes tax. Cannot change once it is `inclusive` or `exclusive`. */
  tax_behavior?: "exclusive" | "inclusive" | "unspecified"
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of prices.api_search. */
export interface PricesApiSearchParams {
  /** Query in Stripe's search query language, such as `email:'ada@example.com'`. */
  query: string
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** The `next_page` value of the previous page. Leave it out on the first call. */
  page?: string
}

/** Params of coupons.list. */
export interface CouponsListParams {
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
}

/** Params of coupons.get. */
export interface CouponsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/**
 * Params of coupons.create. Needs percent_off, or amount_off and currency. Takes only one of percent_off, amount_off.
 * Needs duration_in_months with duration repeating.
 */
export interface CouponsCreateParams {
  /** Percentage off, greater than 0 and up to 100. Required unless `amount_off` is set. (0 to 100) */
  percent_off?: number
  /** Amount off, in the currency's smallest unit. Required unless `percent_off` is set. (at least 1) */
  amount_off?: number
  /** Three-letter ISO 4217 currency code of `amount_off`, in lowercase. */
  currency?: string
  /** Duration of a subscription's discount. Defaults to `once`. */
  duration?: "forever" | "once" | "repeating"
  /** Months that the discount lasts, if `duration` is `repeating`. (at least 1) */
  duration_in_months?: number
  /** ID of the new coupon, such as `SPRING25`. Stripe generates one by default. */
  id?: string
  /** The coupon's name, as customers see it on invoices and receipts. */
  name?: string
  /** Products that the discount applies to. Defaults to all. */
  applies_to?: {
    /** IDs of the products that the coupon applies to. */
    products?: string[]
  }
  /** Number of times the coupon can be redeemed in all. (at least 1) */
  max_redemptions?: number
  /** Last time to redeem the coupon, as a Unix timestamp in seconds. At most five years ahead. */
  redeem_by?: number
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of coupons.update. */
export interface CouponsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** The coupon's name, as customers see it on invoices and receipts. */
  name?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of coupons.delete. */
export interface CouponsDeleteParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of webhook_endpoints.list. */
export interface WebhookEndpointsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
}

export interface WebhookEndpoint {
  /** The ID of the webhook endpoint. */
  id: string
  /** The object type, always webhook_endpoint. */
  object: "webhook_endpoint"
  /** The API version of its events. Null for the default of the account. */
  api_version?: string | null
  /** The ID of the Connect application that owns the endpoint. */
  application?: string | null
  /** Creation time as a Unix timestamp. */
  created?: number
  /** Your own description. */
  description?: string | null
  /** The names of the events that are sent. */
  enabled_events?: string[]
  /** Whether it exists in live mode. */
  livemode?: boolean
  /** Key-value pairs of your own. */
  metadata?: Labels
  /** The secret that signs events. Only the response of create has it. */
  secret?: string
  /** The status: enabled or disabled. */
  status?: string
  /** The URL that receives the events. */
  url?: string
}

/** Params of webhook_endpoints.get. */
export interface WebhookEndpointsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of webhook_endpoints.create. */
export interface WebhookEndpointsCreateParams {
  /** URL that receives the events. */
  url: string
  /**
   * Names of the events to send. `*` stands for all, except for a few that need their names. (at least 1 items)
   * 
   * Items: Name of an event.
   */
  enabled_events: (
    | "*"
    | "account.application.authorized"
    | "account.application.deauthorized"
    | "account.external_account.created"
    | "account.external_account.deleted"
    | "account.external_account.updated"
    | "account.updated"
    | "application_fee.created"
    | "application_fee.refund.updated"
    | "application_fee.refunded"
    | "apps.install.created"
    | "apps.install.deleted"
    | "apps.install.updated"
    | "balance.available"
    | "balance_settings.updated"
    | "billing.alert.triggered"
    | "billing.credit_balance_transaction.created"
    | "billing.credit_grant.created"
    | "billing.credit_grant.updated"
    | "billing.meter.created"
    | "billing.meter.deactivated"
    | "billing.meter.reactivated"
    | "billing.meter.updated"
    | "billing_portal.configuration.created"
    | "billing_portal.configuration.updated"
    | "billing_portal.session.created"
    | "capability.updated"
    | "cash_balance.funds_available"
    | "charge.captured"
    | "charge.dispute.closed"
    | "charge.dispute.created"
    | "charge.dispute.funds_reinstated"
    | "charge.dispute.funds_withdrawn"
    | "charge.dispute.updated"
    | "charge.expired"
    | "charge.failed"
    | "charge.pending"
    | "charge.refund.updated"
    | "charge.refunded"
    | "charge.succeeded"
    | "charge.updated"
    | "checkout.session.async_payment_failed"
    | "checkout.session.async_payment_succeeded"
    | "checkout.session.completed"
    | "checkout.session.expired"
    | "climate.order.canceled"
    | "climate.order.created"
    | "climate.order.delayed"
    | "climate.order.delivered"
    | "climate.order.product_substituted"
    | "climate.product.created"
    | "climate.product.pricing_updated"
    | "coupon.created"
    | "coupon.deleted"
    | "coupon.updated"
    | "credit_note.created"
    | "credit_note.updated"
    | "credit_note.voided"
    | "customer.created"
    | "customer.deleted"
    | "customer.discount.created"
    | "customer.discount.deleted"
    | "customer.discount.updated"
    | "customer.source.created"
    | "customer.source.deleted"
    | "customer.source.expiring"
    | "customer.source.updated"
    | "customer.subscription.created"
    | "customer.subscription.deleted"
    | "customer.subscription.paused"
    | "customer.subscription.pending_update_applied"
    | "customer.subscription.pending_update_expired"
    | "customer.subscription.resumed"
    | "customer.subscription.trial_will_end"
    | "customer.subscription.updated"
    | "customer.tax_id.created"
    | "customer.tax_id.deleted"
    | "customer.tax_id.updated"
    | "customer.updated"
    | "customer_cash_balance_transaction.created"
    | "entitlements.active_entitlement_summary.updated"
    | "file.created"
    | "financial_connections.account.account_numbers_updated"
    | "financial_connections.account.created"
    | "financial_connections.account.deactivated"
    | "financial_connections.account.disconnected"
    | "financial_connections.account.expected_deactivation_date_updated"
    | "financial_connections.account.reactivated"
    | "financial_connections.account.refreshed_balance"
    | "financial_connections.account.refreshed_ownership"
    | "financial_connections.account.refreshed_transactions"
    | "financial_connections.account.supported_payment_method_types_updated"
    | "financial_connections.account.upcoming_account_number_expiry"
    | "financial_connections.account.upcoming_deactivation"
    | "financial_connections.authorization.expected_deactivation_date_updated"
    | "financial_connections.authorization.upcoming_deactivation"
    | "identity.verification_session.canceled"
    | "identity.verification_session.created"
    | "identity.verification_session.processing"
    | "identity.verification_session.redacted"
    | "identity.verification_session.requires_input"
    | "identity.verification_session.verified"
    | "invoice.created"
    | "invoice.deleted"
    | "invoice.finalization_failed"
    | "invoice.finalized"
    | "invoice.marked_uncollectible"
    | "invoice.overdue"
    | "invoice.overpaid"
    | "invoice.paid"
    | "invoice.payment_action_required"
    | "invoice.payment_attempt_required"
    | "invoice.payment_failed"
    | "invoice.payment_succeeded"
    | "invoice.sent"
    | "invoice.upcoming"
    | "invoice.updated"
    | "invoice.voided"
    | "invoice.will_be_due"
    | "invoice_payment.paid"
    | "invoiceitem.created"
    | "invoiceitem.deleted"
    | "issuing_authorization.created"
    | "issuing_authorization.request"
    | "issuing_authorization.updated"
    | "issuing_card.created"
    | "issuing_card.updated"
    | "issuing_cardholder.created"
    | "issuing_cardholder.updated"
    | "issuing_dispute.closed"
    | "issuing_dispute.created"
    | "issuing_dispute.funds_reinstated"
    | "issuing_dispute.funds_rescinded"
    | "issuing_dispute.submitted"
    | "issuing_dispute.updated"
    | "issuing_personalization_design.activated"
    | "issuing_personalization_design.deactivated"
    | "issuing_personalization_design.rejected"
    | "issuing_personalization_design.updated"
    | "issuing_token.created"
    | "issuing_token.updated"
    | "issuing_transaction.created"
    | "issuing_transaction.purchase_details_receipt_updated"
    | "issuing_transaction.updated"
    | "mandate.updated"
    | "payment_intent.amount_capturable_updated"
    | "payment_intent.canceled"
    | "payment_intent.created"
    | "payment_intent.partially_funded"
    | "payment_intent.payment_failed"
    | "payment_intent.processing"
    | "payment_intent.requires_action"
    | "payment_intent.succeeded"
    | "payment_link.created"
    | "payment_link.updated"
    | "payment_method.attached"
    | "payment_method.automatically_updated"
    | "payment_method.detached"
    | "payment_method.updated"
    | "payout.canceled"
    | "payout.created"
    | "payout.failed"
    | "payout.paid"
    | "payout.reconciliation_completed"
    | "payout.updated"
    | "person.created"
    | "person.deleted"
    | "person.updated"
    | "plan.created"
    | "plan.deleted"
    | "plan.updated"
    | "price.created"
    | "price.deleted"
    | "price.updated"
    | "product.created"
    | "product.deleted"
    | "product.updated"
    | "promotion_code.created"
    | "promotion_code.updated"
    | "quote.accepted"
    | "quote.canceled"
    | "quote.created"
    | "quote.finalized"
    | "radar.early_fraud_warning.created"
    | "radar.early_fraud_warning.updated"
    | "refund.created"
    | "refund.failed"
    | "refund.updated"
    | "reporting.report_run.failed"
    | "reporting.report_run.succeeded"
    | "reporting.report_type.updated"
    | "reserve.hold.created"
    | "reserve.hold.updated"
    | "reserve.plan.created"
    | "reserve.plan.disabled"
    | "reserve.plan.expired"
    | "reserve.plan.updated"
    | "reserve.release.created"
    | "review.closed"
    | "review.opened"
    | "setup_intent.canceled"
    | "setup_intent.created"
    | "setup_intent.requires_action"
    | "setup_intent.setup_failed"
    | "setup_intent.succeeded"
    | "sigma.scheduled_query_run.created"
    | "source.canceled"
    | "source.chargeable"
    | "source.failed"
    | "source.mandate_notification"
    | "source.refund_attributes_required"
    | "source.transaction.created"
    | "source.transaction.updated"
    | "subscription_schedule.aborted"
    | "subscription_schedule.canceled"
    | "subscription_schedule.completed"
    | "subscription_schedule.created"
    | "subscription_schedule.expiring"
    | "subscription_schedule.released"
    | "subscription_schedule.updated"
    | "tax.settings.updated"
    | "tax_rate.created"
    | "tax_rate.updated"
    | "terminal.reader.action_failed"
    | "terminal.reader.action_succeeded"
    | "terminal.reader.action_updated"
    | "test_helpers.test_clock.advancing"
    | "test_helpers.test_clock.created"
    | "test_helpers.test_clock.deleted"
    | "test_helpers.test_clock.internal_failure"
    | "test_helpers.test_clock.ready"
    | "three_d_secure.authentication.canceled"
    | "three_d_secure.authentication.challenge_started"
    | "three_d_secure.authentication.errored"
    | "three_d_secure.authentication.failed"
    | "three_d_secure.authentication.requires_challenge"
    | "three_d_secure.authentication.requires_submission"
    | "three_d_secure.authentication.succeeded"
    | "topup.canceled"
    | "topup.created"
    | "topup.failed"
    | "topup.reversed"
    | "topup.succeeded"
    | "transfer.created"
    | "transfer.reversed"
    | "transfer.updated"
    | "treasury.credit_reversal.created"
    | "treasury.credit_reversal.posted"
    | "treasury.debit_reversal.completed"
    | "treasury.debit_reversal.created"
    | "treasury.debit_reversal.initial_credit_granted"
    | "treasury.financial_account.closed"
    | "treasury.financial_account.created"
    | "treasury.financial_account.features_status_updated"
    | "treasury.inbound_transfer.canceled"
    | "treasury.inbound_transfer.created"
    | "treasury.inbound_transfer.failed"
    | "treasury.inbound_transfer.succeeded"
    | "treasury.outbound_payment.canceled"
    | "treasury.outbound_payment.created"
    | "treasury.outbound_payment.expected_arrival_date_updated"
    | "treasury.outbound_payment.failed"
    | "treasury.outbound_payment.posted"
    | "treasury.outbound_payment.returned"
    | "treasury.outbound_payment.tracking_details_updated"
    | "treasury.outbound_transfer.canceled"
    | "treasury.outbound_transfer.created"
    | "treasury.outbound_transfer.expected_arrival_date_updated"
    | "treasury.outbound_transfer.failed"
    | "treasury.outbound_transfer.posted"
    | "treasury.outbound_transfer.returned"
    | "treasury.outbound_transfer.tracking_details_updated"
    | "treasury.received_credit.created"
    | "treasury.received_credit.failed"
    | "treasury.received_credit.succeeded"
    | "treasury.received_debit.created"
  )[]
  /** Your own description, which customers do not see. */
  description?: string
  /** Whether to send the events of connected accounts. Defaults to `false`. */
  connect?: boolean
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of webhook_endpoints.delete. */
export interface WebhookEndpointsDeleteParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of promotion_codes.list. */
export interface PromotionCodesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by whether the code can be redeemed. */
  active?: boolean
  /** Filters by the code, regardless of case. */
  code?: string
  /** Filters by coupon ID. */
  coupon?: string
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

export interface PromotionCode {
  /** The promotion code's ID. */
  id: string
  /** The object type, always promotion_code. */
  object: "promotion_code"
  /** Whether the code can be redeemed. */
  active: boolean
  /** The code that customers enter. */
  code: string
  coupon?: Coupon | null
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The ID of the customer that can use the code. Null for all. */
  customer: string | null
  /** The ID of the Account that can use the code. */
  customer_account?: string | null
  /** The last time to redeem the code, as a Unix timestamp. Null for no end. */
  expires_at: number | null
  /** Whether the code exists in live mode. False in test mode. */
  livemode: boolean
  /** The number of times the code can be redeemed. Null for no limit. */
  max_redemptions: number | null
  metadata: Labels | null
  promotion?: Promotion | null
  /** The conditions for redeeming the code. */
  restrictions: PromotionRestrictions
  /** The number of times the code was redeemed. */
  times_redeemed: number
}

export interface Promotion {
  type?: string
  coupon?: string | null
}

export interface PromotionRestrictions {
  first_time_transaction?: boolean
  minimum_amount?: number | null
  minimum_amount_currency?: string | null
}

/** Params of promotion_codes.get. */
export interface PromotionCodesGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of promotion_codes.create. */
export interface PromotionCodesCreateParams {
  /** Coupon that the code redeems. Needs API version 2025-09-30.clover or later. */
  promotion: {
    /** `coupon`, the only type of promotion. */
    type: "coupon"
    /** ID of the coupon. */
    coupon: string
  }
  /** Code that customers enter, such as `SPRING25`: letters, digits and hyphens. Stripe generates one by default. */
  code?: string
  /** Whether the code can be redeemed. Defaults to `true`. */
  active?: boolean
  /** ID of the customer that can use the code. Defaults to all customers. */
  customer?: string
  /** ID of the account that represents the customer that can use the code. */
  customer_account?: string
  /** Last time to redeem the code, as a Unix timestamp in seconds. */
  expires_at?: number
  /** Number of times the code can be redeemed in all. (at least 1) */
  max_redemptions?: number
  /** Conditions for redeeming the code. */
  restrictions?: {
    /** Whether only customers without an earlier payment can redeem the code. */
    first_time_transaction?: boolean
    /** Least amount of the purchase, in the currency's smallest unit. */
    minimum_amount?: number
    /** Three-letter ISO 4217 currency code of `minimum_amount`, in lowercase. */
    minimum_amount_currency?: string
  }
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of promotion_codes.update. */
export interface PromotionCodesUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Whether the code can be redeemed. Reactivating requires a valid coupon. */
  active?: boolean
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of tax_rates.list. */
export interface TaxRatesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by whether the rate can be applied anew. */
  active?: boolean
  /** Filters to records created in this range, in Unix seconds. */
  created?: {
    gt?: number
    gte?: number
    lt?: number
    lte?: number
  }
  /** Filters by whether amounts include the tax. */
  inclusive?: boolean
}

/** Params of tax_rates.get. */
export interface TaxRatesGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of tax_rates.create. */
export interface TaxRatesCreateParams {
  /** The tax rate's name, as customers see it, such as `VAT`. */
  display_name: string
  /** Percentage of the tax, such as 19 or 7.25. (0 to 100) */
  percentage: number
  /** Whether amounts include the tax. */
  inclusive: boolean
  /** Whether the rate can be applied anew. Defaults to `true`. */
  active?: boolean
  /** Two-letter country code, such as `DE`. */
  country?: string
  /** Subdivision of the country without its prefix, such as `NY`. */
  state?: string
  /** Jurisdiction of the tax, as invoices show it. */
  jurisdiction?: string
  /** Description for internal use, hidden from customers. */
  description?: string
  /** Kind of tax, such as `vat`, `sales_tax` or `gst`. */
  tax_type?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of tax_rates.update. */
export interface TaxRatesUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** The tax rate's name, as customers see it. */
  display_name?: string
  /** Whether the rate can be applied anew. Subscriptions that have it keep it. */
  active?: boolean
  /** Two-letter country code, such as `DE`. */
  country?: string
  /** Subdivision of the country without its prefix, such as `NY`. */
  state?: string
  /** Jurisdiction of the tax, as invoices show it. */
  jurisdiction?: string
  /** Description for internal use, hidden from customers. */
  description?: string
  /** Kind of tax, such as `vat`, `sales_tax` or `gst`. */
  tax_type?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
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

/** Params of payment_intents.create. Needs confirm with off_session. Needs confirm with error_on_requires_action. */
export interface PaymentIntentsCreateParams {
  /** Amount to collect, in the currency's smallest unit. For example, 1099 means 10.99 euros. (at least 0) */
  amount: number
  /** Three-letter ISO 4217 currency code, in lowercase. */
  currency: string
  /** ID of the customer who pays. Required to charge a payment method that is attached to a customer. */
  customer?: string
  /** ID of the payment method to charge, such as `pm_1`. */
  payment_method?: string
  /**
   * Whether to accept the payment methods that are enabled in the Dashboard. Enabled by default since API version
   * 2023-08-16.
   */
  automatic_payment_methods?: {
    /** Whether to accept the payment methods enabled in the Dashboard. */
    enabled: boolean
    /** Whether to accept methods that redirect the customer. Defaults to `always`. */
    allow_redirects?: "always" | "never"
  }
  /** Payment method types to allow, such as `card`. Stripe picks the suitable ones. */
  allowed_payment_method_types?: string[]
  /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
  payment_method_options?: {
    /** Options of cards. */
    card?: {
      /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
      request_three_d_secure?: "any" | "automatic" | "challenge"
      /** Whether the authorized amount can be raised later. */
      request_incremental_authorization?: "if_available" | "never"
      /** Whether the amount can be captured in several steps. */
      request_multicapture?: "if_available" | "never"
      /** Whether the card was given by mail or telephone. */
      moto?: boolean
    }
    /** Options of US bank accounts. */
    us_bank_account?: {
      /** Way to verify the bank account. Defaults to `automatic`. */
      verification_method?: "automatic" | "instant" | "microdeposits"
    }
    [k: string]: unknown
  }
  /** Whether to confirm the payment at once. Defaults to `false`. */
  confirm?: boolean
  /** Whether the customer is absent and cannot authenticate. Allowed only when you confirm. */
  off_session?: boolean
  /** URL to return to after the customer authenticates on another page. Allowed only with `confirm`. */
  return_url?: string
  /** Whether to fail the payment if the customer would have to act. Allowed only when you confirm. */
  error_on_requires_action?: boolean
  /** ID of a confirmation token of Stripe.js with the customer's payment details. */
  confirmation_token?: string
  /** The customer's acceptance of a mandate, for bank debits. Allowed only with `confirm`. */
  mandate_data?: {
    /** The customer's acceptance of the mandate. */
    customer_acceptance: {
      /** Whether the customer accepted the mandate online. */
      type: "online" | "offline"
      /** Time of acceptance, as a Unix timestamp in seconds. */
      accepted_at?: number
      /** Details of the acceptance, if `type` is `online`. */
      online?: {
        /** The customer's IP address. */
        ip_address: string
        /** The user agent of the customer's browser. */
        user_agent: string
      }
    }
  }
  /** Whether Stripe captures the funds by itself. `manual` holds them until you capture. */
  capture_method?: "automatic" | "automatic_async" | "manual"
  /** Whether to save the payment method for later payments, and whether the customer is present then. */
  setup_future_usage?: "off_session" | "on_session"
  /** Any text to display with the payment in the Dashboard. */
  description?: string
  /** Email address that receives the receipt. */
  receipt_email?: string
  /** Text on the statement of payments without card, up to 22 characters. */
  statement_descriptor?: string
  /** Text that follows the account's prefix on card statements. */
  statement_descriptor_suffix?: string
  /** Shipping address and recipient of the payment. */
  shipping?: {
    /** The recipient's name. */
    name: string
    /** The shipping address. */
    address: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
    /** The recipient's phone number. */
    phone?: string
    /** Delivery service, such as `DHL`. */
    carrier?: string
    /** Tracking number of the delivery service. */
    tracking_number?: string
  }
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** For Connect: fee that goes to the platform, in the currency's smallest unit. (at least 0) */
  application_fee_amount?: number
  /** For Connect: ID of the account that the funds are for. */
  on_behalf_of?: string
  /** For Connect: account that receives the payment, and how much of it. */
  transfer_data?: {
    /** ID of the connected account. */
    destination: string
    /** Amount to transfer, in the currency's smallest unit. Defaults to the whole payment. */
    amount?: number
    /** Any text to display with the transfer. */
    description?: string
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
  }
  /** For Connect: label that groups the payment with transfers. */
  transfer_group?: string
}

/** Params of payment_intents.update. */
export interface PaymentIntentsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Amount to collect, in the currency's smallest unit. (at least 0) */
  amount?: number
  /** Three-letter ISO 4217 currency code, in lowercase. */
  currency?: string
  /** ID of the customer who pays. Required to charge a payment method that is attached to a customer. */
  customer?: string
  /** ID of the payment method to charge. An empty string removes it. */
  payment_method?: string
  /** Payment method types to allow, such as `card`. Stripe picks the suitable ones. */
  allowed_payment_method_types?: string[]
  /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
  payment_method_options?: {
    /** Options of cards. */
    card?: {
      /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
      request_three_d_secure?: "any" | "automatic" | "challenge"
      /** Whether the authorized amount can be raised later. */
      request_incremental_authorization?: "if_available" | "never"
      /** Whether the amount can be captured in several steps. */
      request_multicapture?: "if_available" | "never"
      /** Whether the card was given by mail or telephone. */
      moto?: boolean
    }
    /** Options of US bank accounts. */
    us_bank_account?: {
      /** Way to verify the bank account. Defaults to `automatic`. */
      verification_method?: "automatic" | "instant" | "microdeposits"
    }
    [k: string]: unknown
  }
  /** Whether Stripe captures the funds by itself. `manual` holds them until you capture. */
  capture_method?: "automatic" | "automatic_async" | "manual"
  /** Whether to save the payment method for later payments, and whether the customer is present then. */
  setup_future_usage?: "off_session" | "on_session"
  /** Any text to display with the payment in the Dashboard. */
  description?: string
  /** Email address that receives the receipt. An empty string removes it. */
  receipt_email?: string
  /** Text on the statement of payments without card, up to 22 characters. */
  statement_descriptor?: string
  /** Text that follows the account's prefix on card statements. */
  statement_descriptor_suffix?: string
  /** Shipping address and recipient of the payment. */
  shipping?: {
    /** The recipient's name. */
    name: string
    /** The shipping address. */
    address: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
    /** The recipient's phone number. */
    phone?: string
    /** Delivery service, such as `DHL`. */
    carrier?: string
    /** Tracking number of the delivery service. */
    tracking_number?: string
  }
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** For Connect: fee that goes to the platform, in the currency's smallest unit. (at least 0) */
  application_fee_amount?: number
  /** For Connect: label that groups the payment with transfers. */
  transfer_group?: string
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

/** Params of payment_intents.confirm. */
export interface PaymentIntentsConfirmParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** ID of the payment method to charge. Defaults to the payment intent's own. */
  payment_method?: string
  /** Amount that you expect to confirm, in the currency's smallest unit. Defaults to the payment intent's amount. */
  amount_to_confirm?: number
  /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
  payment_method_options?: {
    /** Options of cards. */
    card?: {
      /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
      request_three_d_secure?: "any" | "automatic" | "challenge"
      /** Whether the authorized amount can be raised later. */
      request_incremental_authorization?: "if_available" | "never"
      /** Whether the amount can be captured in several steps. */
      request_multicapture?: "if_available" | "never"
      /** Whether the card was given by mail or telephone. */
      moto?: boolean
    }
    /** Options of US bank accounts. */
    us_bank_account?: {
      /** Way to verify the bank account. Defaults to `automatic`. */
      verification_method?: "automatic" | "instant" | "microdeposits"
    }
    [k: string]: unknown
  }
  /** Whether the customer is absent and cannot authenticate. Allowed only when you confirm. */
  off_session?: boolean
  /** URL to return to after the customer authenticates on another page. Payment methods that redirect require it. */
  return_url?: string
  /** Whether to fail the payment if the customer would have to act. Allowed only when you confirm. */
  error_on_requires_action?: boolean
  /** ID of a confirmation token of Stripe.js with the customer's payment details. */
  confirmation_token?: string
  /** The customer's acceptance of a mandate, for bank debits. */
  mandate_data?: {
    /** The customer's acceptance of the mandate. */
    customer_acceptance: {
      /** Whether the customer accepted the mandate online. */
      type: "online" | "offline"
      /** Time of acceptance, as a Unix timestamp in seconds. */
      accepted_at?: number
      /** Details of the acceptance, if `type` is `online`. */
      online?: {
        /** The customer's IP address. */
        ip_address: string
        /** The user agent of the customer's browser. */
        user_agent: string
      }
    }
  }
  /** Whether Stripe captures the funds by itself. `manual` holds them until you capture. */
  capture_method?: "automatic" | "automatic_async" | "manual"
  /** Whether to save the payment method for later payments, and whether the customer is present then. */
  setup_future_usage?: "off_session" | "on_session"
  /** Email address that receives the receipt. */
  receipt_email?: string
  /** Shipping address and recipient of the payment. */
  shipping?: {
    /** The recipient's name. */
    name: string
    /** The shipping address. */
    address: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
    /** The recipient's phone number. */
    phone?: string
    /** Delivery service, such as `DHL`. */
    carrier?: string
    /** Tracking number of the delivery service. */
    tracking_number?: string
  }
}

/** Params of payment_intents.capture. */
export interface PaymentIntentsCaptureParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /**
   * Amount to capture, in the currency's smallest unit. Defaults to `amount_capturable`. The rest is released. (at
   * least 1)
   */
  amount_to_capture?: number
  /**
   * Whether to release the rest of the amount. Defaults to `true`. `false` requires a card that supports several
   * captures.
   */
  final_capture?: boolean
  /** Text on the statement of payments without card, up to 22 characters. */
  statement_descriptor?: string
  /** Text that follows the account's prefix on card statements. */
  statement_descriptor_suffix?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** For Connect: fee that goes to the platform, in the currency's smallest unit. (at least 0) */
  application_fee_amount?: number
}

/** Params of payment_intents.cancel. */
export interface PaymentIntentsCancelParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Reason for the cancellation. */
  cancellation_reason?: "duplicate" | "fraudulent" | "requested_by_customer" | "abandoned"
}

/** Params of payment_intents.increment_authorization. */
export interface PaymentIntentsIncrementAuthorizationParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** New total to authorize, in the currency's smallest unit. Must be greater than the current amount. (at least 1) */
  amount: number
  /** Any text to display with the payment in the Dashboard. */
  description?: string
  /** Text on the customer's statement, up to 22 characters. */
  statement_descriptor?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** For Connect: fee that goes to the platform, in the currency's smallest unit. (at least 0) */
  application_fee_amount?: number
}

/** Params of setup_intents.list. */
export interface SetupIntentsListParams {
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
  /** Filters by payment method ID. */
  payment_method?: string
}

export interface SetupIntent {
  /** The setup intent's ID. */
  id: string
  /** The object type, always setup_intent. */
  object: "setup_intent"
  /** The ID of the Connect application that created the SetupIntent. */
  application?: string | null
  /** The types of payment method allowed. Null for no limit. */
  allowed_payment_method_types?: string[] | null
  automatic_payment_methods?: AutomaticMethodsOf | null
  /** The reason for the cancellation. Null unless canceled. */
  cancellation_reason?: string | null
  /** The secret for completing the setup from a client. Keep it private. */
  client_secret?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The ID of the customer who owns the payment method. Null if none. */
  customer?: string | null
  /** The ID of the Account that represents the customer. */
  customer_account?: string | null
  /** A description of the setup, as you set it. */
  description?: string | null
  last_setup_error?: IntentError | null
  /** The ID of the latest attempt to set up the payment method. */
  latest_attempt?: string | null
  /** Whether the SetupIntent exists in live mode. False in test mode. */
  livemode: boolean
  /** The ID of the mandate for several payments. Null if none. */
  mandate?: string | null
  metadata?: Labels | null
  next_action?: NextAction | null
  /** The ID of the account that the setup is for. */
  on_behalf_of?: string | null
  /** The ID of the payment method to set up. Null until one is given. */
  payment_method?: string | null
  payment_method_options?: MethodOptions | null
  /** The types of payment method the SetupIntent accepts. */
  payment_method_types: string[]
  /** The ID of the mandate for one payment. Null if none. */
  single_use_mandate?: string | null
  /** The setup's progress, from requires_payment_method to succeeded or canceled. */
  status: string
  /** The later use of the payment method: on_session or off_session. */
  usage: string
}

/** Params of setup_intents.get. */
export interface SetupIntentsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of setup_intents.create. */
export interface SetupIntentsCreateParams {
  /** ID of the customer to attach the payment method to. */
  customer?: string
  /** ID of the payment method to set up, such as `pm_1`. */
  payment_method?: string
  /** Whether to accept the payment methods that are enabled in the Dashboard. */
  automatic_payment_methods?: {
    /** Whether to accept the payment methods enabled in the Dashboard. */
    enabled: boolean
    /** Whether to accept methods that redirect the customer. Defaults to `always`. */
    allow_redirects?: "always" | "never"
  }
  /** Payment method types to allow, such as `card`. Stripe picks the suitable ones. */
  allowed_payment_method_types?: string[]
  /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
  payment_method_options?: {
    /** Options of cards. */
    card?: {
      /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
      request_three_d_secure?: "any" | "automatic" | "challenge"
    }
    /** Options of US bank accounts. */
    us_bank_account?: {
      /** Way to verify the bank account. Defaults to `automatic`. */
      verification_method?: "automatic" | "instant" | "microdeposits"
    }
    [k: string]: unknown
  }
  /** Whether later payments happen while the customer is present. Defaults to `off_session`. */
  usage?: "off_session" | "on_session"
  /** Whether to confirm the setup intent at once. Defaults to `false`. */
  confirm?: boolean
  /** URL to return to after the customer authenticates on another page. Allowed only with `confirm`. */
  return_url?: string
  /** ID of a confirmation token of Stripe.js with the customer's payment details. */
  confirmation_token?: string
  /** The customer's acceptance of a mandate, for bank debits. Allowed only with `confirm`. */
  mandate_data?: {
    /** The customer's acceptance of the mandate. */
    customer_acceptance: {
      /** Whether the customer accepted the mandate online. */
      type: "online" | "offline"
      /** Time of acceptance, as a Unix timestamp in seconds. */
      accepted_at?: number
      /** Details of the acceptance, if `type` is `online`. */
      online?: {
        /** The customer's IP address. */
        ip_address: string
        /** The user agent of the customer's browser. */
        user_agent: string
      }
    }
  }
  /** Any text to display with the setup intent. */
  description?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** For Connect: ID of the account that the funds are for. */
  on_behalf_of?: string
}

/** Params of setup_intents.update. */
export interface SetupIntentsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** ID of the customer to attach the payment method to. */
  customer?: string
  /** ID of the payment method to set up. An empty string removes it. */
  payment_method?: string
  /** Payment method types to allow, such as `card`. Stripe picks the suitable ones. */
  allowed_payment_method_types?: string[]
  /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
  payment_method_options?: {
    /** Options of cards. */
    card?: {
      /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
      request_three_d_secure?: "any" | "automatic" | "challenge"
    }
    /** Options of US bank accounts. */
    us_bank_account?: {
      /** Way to verify the bank account. Defaults to `automatic`. */
      verification_method?: "automatic" | "instant" | "microdeposits"
    }
    [k: string]: unknown
  }
  /** Any text to display with the setup intent. */
  description?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of setup_intents.confirm. */
export interface SetupIntentsConfirmParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** ID of the payment method to set up. Defaults to the setup intent's own. */
  payment_method?: string
  /** Options by payment method. Fields of other methods than cards and US bank accounts pass unchecked. */
  payment_method_options?: {
    /** Options of cards. */
    card?: {
      /** Conditions for authenticating with 3D Secure. Defaults to `automatic`. */
      request_three_d_secure?: "any" | "automatic" | "challenge"
    }
    /** Options of US bank accounts. */
    us_bank_account?: {
      /** Way to verify the bank account. Defaults to `automatic`. */
      verification_method?: "automatic" | "instant" | "microdeposits"
    }
    [k: string]: unknown
  }
  /** URL to return to after the customer authenticates on another page. */
  return_url?: string
  /** ID of a confirmation token of Stripe.js with the customer's payment details. */
  confirmation_token?: string
  /** The customer's acceptance of a mandate, for bank debits. */
  mandate_data?: {
    /** The customer's acceptance of the mandate. */
    customer_acceptance: {
      /** Whether the customer accepted the mandate online. */
      type: "online" | "offline"
      /** Time of acceptance, as a Unix timestamp in seconds. */
      accepted_at?: number
      /** Details of the acceptance, if `type` is `online`. */
      online?: {
        /** The customer's IP address. */
        ip_address: string
        /** The user agent of the customer's browser. */
        user_agent: string
      }
    }
  }
}

/** Params of setup_intents.cancel. */
export interface SetupIntentsCancelParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Reason for the cancellation. */
  cancellation_reason?: "abandoned" | "requested_by_customer" | "duplicate"
}

/** Params of payment_methods.list. */
export interface PaymentMethodsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by customer ID. */
  customer?: string
  /** Filters by the ID of the account that represents the customer. */
  customer_account?: string
  /** Filters by type, such as `card`, `us_bank_account` or `sepa_debit`. */
  type?: string
  /** Filters by whether a checkout may show the payment method again. */
  allow_redisplay?: "always" | "limited" | "unspecified"
}

export interface PaymentMethod {
  /** The payment method's ID. */
  id: string
  /** The object type, always payment_method. */
  object: "payment_method"
  /** Whether a checkout may show the payment method again. */
  allow_redisplay?: string | null
  /** The billing details of the holder. */
  billing_details: BillingDetails
  card?: SavedCard | null
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The ID of the customer it is attached to. Null if none. */
  customer: string | null
  /** The ID of the Account that represents the customer. */
  customer_account?: string | null
  /** Whether the payment method exists in live mode. False in test mode. */
  livemode: boolean
  metadata?: Labels | null
  sepa_debit?: SavedSepa | null
  us_bank_account?: SavedUsBank | null
  /** The type of payment method, such as card. A field of that name has its details. */
  type: string
}

export interface SavedCard {
  brand?: string
  checks?: CardChecks | null
  country?: string | null
  display_brand?: string | null
  exp_month?: number
  exp_year?: number
  fingerprint?: string | null
  funding?: string
  last4?: string
  networks?: CardNetworks | null
  regulated_status?: string | null
  three_d_secure_usage?: ThreeDSecureUsage | null
  wallet?: Wallet | null
}

export interface CardNetworks {
  available?: string[]
  preferred?: string | null
}

export interface ThreeDSecureUsage {
  supported?: boolean
}

export interface SavedSepa {
  bank_code?: string | null
  branch_code?: string | null
  country?: string | null
  fingerprint?: string | null
  last4?: string | null
}

export interface SavedUsBank {
  account_holder_type?: string | null
  account_type?: string | null
  bank_name?: string | null
  financial_connections_account?: string | null
  fingerprint?: string | null
  last4?: string | null
  routing_number?: string | null
}

/** Params of payment_methods.get. */
export interface PaymentMethodsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of payment_methods.create. */
export interface PaymentMethodsCreateParams {
  /** Type of the payment method, such as `card`, `us_bank_account`, `sepa_debit`, `link` or `paypal`. */
  type: string
  /** Card, if `type` is `card`. Use a `token`, because raw card numbers require PCI compliance. */
  card?: {
    /** Token of Stripe.js, or a test token such as `tok_visa`. */
    token?: string
    /** Card number without separators. Requires PCI compliance. */
    number?: string
    /** Month of expiry. (1 to 12) */
    exp_month?: number
    /** Year of expiry, with four digits. */
    exp_year?: number
    /** Security code of the card. */
    cvc?: string
  }
  /** Bank account, if `type` is `us_bank_account`. */
  us_bank_account?: {
    /** Type of the account's holder. */
    account_holder_type?: "company" | "individual"
    /** Account number. */
    account_number?: string
    /** Type of the account. Defaults to `checking`. */
    account_type?: "checking" | "savings"
    /** Routing number of the bank. */
    routing_number?: string
    /** ID of a Financial Connections account, instead of numbers. */
    financial_connections_account?: string
  }
  /** Bank account, if `type` is `sepa_debit`. */
  sepa_debit?: {
    /** IBAN of the account. */
    iban: string
  }
  /** Bank account, if `type` is `bacs_debit`. */
  bacs_debit?: {
    /** Account number. */
    account_number?: string
    /** Sort code, such as `10-20-30`. */
    sort_code?: string
  }
  /** Bank account, if `type` is `au_becs_debit`. */
  au_becs_debit?: {
    /** Account number. */
    account_number: string
    /** Bank-State-Branch number. */
    bsb_number: string
  }
  /** Name, email address, phone number and address of the holder. */
  billing_details?: {
    /** The holder's full name. */
    name?: string
    /** The holder's email address. */
    email?: string
    /** The holder's phone number. */
    phone?: string
    /** The billing address. */
    address?: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
  }
  /** Whether a checkout may show the payment method again. Defaults to `unspecified`. */
  allow_redisplay?: "always" | "limited" | "unspecified"
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of payment_methods.update. */
export interface PaymentMethodsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Name, email address, phone number and address of the holder. */
  billing_details?: {
    /** The holder's full name. */
    name?: string
    /** The holder's email address. */
    email?: string
    /** The holder's phone number. */
    phone?: string
    /** The billing address. */
    address?: {
      line1?: string
      line2?: string
      city?: string
      state?: string
      postal_code?: string
      country?: string
    }
  }
  /** New expiry date of a card. */
  card?: {
    /** Month of expiry. (1 to 12) */
    exp_month?: number
    /** Year of expiry, with four digits. */
    exp_year?: number
  }
  /** New details of a US bank account. */
  us_bank_account?: {
    /** Type of the account's holder. */
    account_holder_type?: "company" | "individual"
    /** Type of the account. */
    account_type?: "checking" | "savings"
  }
  /** Whether a checkout may show the payment method again. Defaults to `unspecified`. */
  allow_redisplay?: "always" | "limited" | "unspecified"
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of payment_methods.attach. Needs customer, or customer_account. */
export interface PaymentMethodsAttachParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** ID of the customer. Required unless `customer_account` is set. */
  customer?: string
  /** ID of the account that represents the customer. Required unless `customer` is set. */
  customer_account?: string
}

/** Params of payment_methods.detach. */
export interface PaymentMethodsDetachParams {
  /** The record's ID, as lists and other records return it. */
  id: string
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

/** Params of disputes.update. */
export interface DisputesUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Evidence to respond with. Its text fields hold up to 150,000 characters together. */
  evidence?: {
    /** Log that shows how the customer used the digital product. */
    access_activity_log?: string
    /** The customer's billing address. */
    billing_address?: string
    /** ID of the file with your cancellation policy. */
    cancellation_policy?: string
    /** Explanation of the way the customer saw the cancellation policy. */
    cancellation_policy_disclosure?: string
    /** Reason that the subscription was not canceled. */
    cancellation_rebuttal?: string
    /** ID of the file with your communication with the customer. */
    customer_communication?: string
    /** The customer's email address. */
    customer_email_address?: string
    /** The customer's name. */
    customer_name?: string
    /** The customer's IP address at the purchase. */
    customer_purchase_ip?: string
    /** ID of the file with the customer's signature. */
    customer_signature?: string
    /** ID of the file on the other charge. */
    duplicate_charge_documentation?: string
    /** Difference between the charge and the other one. */
    duplicate_charge_explanation?: string
    /** ID of the other charge. */
    duplicate_charge_id?: string
    /** Description of the product or service. */
    product_description?: string
    /** ID of the file with the receipt. */
    receipt?: string
    /** ID of the file with your refund policy. */
    refund_policy?: string
    /** Explanation of the way the customer saw the refund policy. */
    refund_policy_disclosure?: string
    /** Reason that the customer gets no refund. */
    refund_refusal_explanation?: string
    /** Date of the service, in words. */
    service_date?: string
    /** ID of the file that proves the service. */
    service_documentation?: string
    /** Address that the product was shipped to. */
    shipping_address?: string
    /** Delivery service, such as `DHL`. */
    shipping_carrier?: string
    /** Date of shipping, in words. */
    shipping_date?: string
    /** ID of the file that proves the shipping. */
    shipping_documentation?: string
    /** Tracking number of the delivery service. */
    shipping_tracking_number?: string
    /** ID of a file with other evidence. */
    uncategorized_file?: string
    /** Other evidence as text. */
    uncategorized_text?: string
  }
  /** Whether to send the evidence to the bank now. `false` stages it for later. Defaults to `true`. */
  submit?: boolean
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of disputes.close. */
export interface DisputesCloseParams {
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

/** Params of payouts.create. */
export interface PayoutsCreateParams {
  /** Amount to pay out, in the currency's smallest unit. (at least 1) */
  amount: number
  /** Three-letter ISO 4217 currency code, in lowercase. */
  currency: string
  /** ID of the bank account or card that receives the payout. Defaults to the currency's default account. */
  destination?: string
  /** Speed of the payout. Defaults to `standard`. */
  method?: "standard" | "instant"
  /** Part of the balance to pay out from. */
  source_type?: "bank_account" | "card" | "fpx"
  /** Any text to display with the payout in the Dashboard. */
  description?: string
  /** Text on the recipient's statement, up to 22 characters. */
  statement_descriptor?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of payouts.update. */
export interface PayoutsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of payouts.cancel. */
export interface PayoutsCancelParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of payouts.reverse. */
export interface PayoutsReverseParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of checkout_sessions.list. */
export interface CheckoutSessionsListParams {
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
  /** Filters by the customer's email address. */
  customer_details?: {
    /** The customer's email address. */
    email: string
  }
  /** Filters by payment intent ID. */
  payment_intent?: string
  /** Filters by payment link ID. */
  payment_link?: string
  /** Filters by status. */
  status?: "open" | "complete" | "expired"
  /** Filters by subscription ID. */
  subscription?: string
}

export interface CheckoutSession {
  /** The checkout session's ID. */
  id: string
  /** The object type, always checkout.session. */
  object: "checkout.session"
  /** Whether customers can enter promotion codes. */
  allow_promotion_codes?: boolean | null
  /** The total before discounts and taxes, in the currency's smallest unit. */
  amount_subtotal: number | null
  /** The total after discounts and taxes, in the currency's smallest unit. */
  amount_total: number | null
  /** The settings and result of automatic tax calculation. */
  automatic_tax: CheckoutTax
  /** Whether the page asks for the billing address. */
  billing_address_collection?: string | null
  /** The URL of the page's back button. */
  cancel_url: string | null
  /** Your own reference, such as a cart ID. */
  client_reference_id: string | null
  /** The secret for showing the session in your own page. Keep it private. */
  client_secret?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string | null
  /** The ID of the customer. Null until one is created. */
  customer: string | null
  /** The ID of the Account that represents the customer. */
  customer_account?: string | null
  /** Whether the session creates a customer. */
  customer_creation?: string | null
  customer_details?: CheckoutCustomer | null
  /** The email address filled in for the customer. */
  customer_email: string | null
  /** The coupons and promotion codes applied. */
  discounts?: CheckoutDiscount[] | null
  /** The time of expiry, as a Unix timestamp in seconds. */
  expires_at: number
  /** The ID of the invoice that the session created. Null if none. */
  invoice: string | null
  line_items?: LineItemList | null
  /** Whether the session exists in live mode. False in test mode. */
  livemode: boolean
  /** The language of the page. Null for the browser's. */
  locale?: string | null
  metadata: Labels | null
  /** The mode: payment, setup or subscription. */
  mode: string
  /** The ID of the payment intent, in payment mode. */
  payment_intent: string | null
  /** The ID of the payment link that created the session. Null if none. */
  payment_link: string | null
  /** Whether the page always asks for a payment method. */
  payment_method_collection?: string | null
  /** The types of payment method the session accepts. */
  payment_method_types: string[]
  /** The payment's status: paid, unpaid or no_payment_required. */
  payment_status: string
  /** The ID of the expired session that this one recovers. Null if none. */
  recovered_from?: string | null
  /** The URL that embedded pages return to. */
  return_url?: string | null
  /** The ID of the setup intent, in setup mode. */
  setup_intent: string | null
  shipping_address_collection?: ShippingCountries | null
  shipping_cost?: ShippingCost | null
  /** The session's status: open, complete or expired. */
  status: string | null
  /** The text of the pay button. */
  submit_type?: string | null
  /** The ID of the subscription, in subscription mode. */
  subscription: string | null
  /** The URL that the customer returns to after success. */
  success_url: string | null
  total_details?: CheckoutTotals | null
  /** The form of the page, such as hosted_page. */
  ui_mode?: string | null
  /** The URL of the page. Null once the session has ended or for embedded pages. */
  url: string | null
}

export interface CheckoutTax {
  enabled?: boolean
  liability?: Party | null
  provider?: string | null
  status?: string | null
}

export interface CheckoutCustomer {
  address?: PostalAddress | null
  business_name?: string | null
  email?: string | null
  individual_name?: string | null
  name?: string | null
  phone?: string | null
  tax_exempt?: string | null
  tax_ids?: TaxId[] | null
}

export interface CheckoutDiscount {
  coupon?: string | null
  promotion_code?: string | null
}

export interface LineItemList {
  object?: string
  data?: LineItem[]
  has_more?: boolean
  url?: string
}

export interface LineItem {
  /** The line item's ID. */
  id: string
  /** The object type, always item. */
  object: "item"
  adjustable_quantity?: AdjustableQuantity | null
  /** The discount, in the currency's smallest unit. */
  amount_discount: number
  /** The total before discounts and taxes, in the currency's smallest unit. */
  amount_subtotal: number
  /** The tax, in the currency's smallest unit. */
  amount_tax: number
  /** The total after discounts and taxes, in the currency's smallest unit. */
  amount_total: number
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** The item's description. Defaults to the product's name. */
  description: string | null
  metadata?: Labels | null
  price: Price | null
  /** The quantity purchased. */
  quantity: number | null
}

export interface AdjustableQuantity {
  enabled?: boolean
  minimum?: number | null
  maximum?: number | null
}

export interface ShippingCountries {
  allowed_countries?: string[]
}

export interface CheckoutTotals {
  amount_discount?: number
  amount_shipping?: number | null
  amount_tax?: number
}

/** Params of checkout_sessions.get. */
export interface CheckoutSessionsGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/**
 * Params of checkout_sessions.create. Needs line_items, or currency, or allowed_payment_method_types. Needs line_items
 * with mode payment or subscription.
 */
export interface CheckoutSessionsCreateParams {
  /** Whether the customer pays once, saves a payment method, or subscribes. */
  mode: "payment" | "setup" | "subscription"
  /** Items to purchase. Required unless `mode` is `setup`. */
  line_items?: {
    /** ID of the price. Required unless `price_data` is set. */
    price?: string
    /** New price to create. Required unless `price` is set. */
    price_data?: {
      /** Three-letter ISO 4217 currency code, in lowercase. */
      currency: string
      /** ID of the product. Required unless `product_data` is set. */
      product?: string
      /** New product to create. Required unless `product` is set. */
      product_data?: {
        /** The product's name, as customers see it. */
        name: string
        /** The product's description, as customers see it. */
        description?: string
        /** Image URLs, up to eight. */
        images?: string[]
        /** ID of a Stripe tax code, such as `txcd_10000000`. */
        tax_code?: string
        /** Your own key-value pairs. All values are strings; an empty value removes its key. */
        metadata?: {
          [k: string]: string
        }
      }
      /** Interval of a recurring price. */
      recurring?: {
        /** Interval between bills. */
        interval: "day" | "week" | "month" | "year"
        /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
        interval_count?: number
      }
      /** Amount of one unit, in the currency's smallest unit. */
      unit_amount?: number
      /** Amount of one unit with up to 12 decimals. */
      unit_amount_decimal?: string
      /** Whether the amount includes tax. */
      tax_behavior?: "exclusive" | "inclusive" | "unspecified"
    }
    /** Quantity of the item. Leave it out for metered prices. (at least 0) */
    quantity?: number
    /** Whether the customer can change the quantity. */
    adjustable_quantity?: {
      /** Whether the customer can change the quantity. */
      enabled: boolean
      /** Least quantity. Defaults to 0. */
      minimum?: number
      /** Greatest quantity. Defaults to 99. */
      maximum?: number
    }
    /** IDs of the tax rates. */
    tax_rates?: string[]
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
  }[]
  /**
   * URL to return to after success. Required for hosted pages. `{CHECKOUT_SESSION_ID}` in it becomes the session's ID.
   */
  success_url?: string
  /** URL of the page's back button. */
  cancel_url?: string
  /** ID of the customer. Stripe creates one if needed. */
  customer?: string
  /** Email address to fill in. */
  customer_email?: string
  /** Whether to create a customer for one-time payments. Defaults to `if_required`. */
  customer_creation?: "always" | "if_required"
  /** Reference of your own, such as a cart ID. Up to 200 characters. */
  client_reference_id?: string
  /**
   * Three-letter ISO 4217 currency code, in lowercase. Required in mode `setup` unless `allowed_payment_method_types`
   * is set.
   */
  currency?: string
  /** Coupon or promotion code to apply. At most one. (at most 1 items) */
  discounts?: {
    /** ID of the coupon to apply. */
    coupon?: string
    /** ID of the promotion code to apply. */
    promotion_code?: string
  }[]
  /** Whether customers can enter promotion codes. */
  allow_promotion_codes?: boolean
  /** Payment method types to allow, such as `card`. Needs API version 2026-09-30.endive or later. */
  allowed_payment_method_types?: string[]
  /** Whether to ask for a payment method when nothing is due, as in a trial. Defaults to `always`. */
  payment_method_collection?: "always" | "if_required"
  /** Settings of the payment intent, if `mode` is `payment`. */
  payment_intent_data?: {
    /** Whether Stripe captures the funds by itself. `manual` holds them until you capture. */
    capture_method?: "automatic" | "automatic_async" | "manual"
    /** Any text to display with the payment in the Dashboard. */
    description?: string
    /** Email address that receives the receipt. */
    receipt_email?: string
    /** Whether to save the payment method for later payments, and whether the customer is present then. */
    setup_future_usage?: "off_session" | "on_session"
    /** Text on the statement of payments without card, up to 22 characters. */
    statement_descriptor?: string
    /** Text that follows the account's prefix on card statements. */
    statement_descriptor_suffix?: string
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
    /** For Connect: fee that goes to the platform, in the currency's smallest unit. (at least 0) */
    application_fee_amount?: number
    /** For Connect: ID of the account that the funds are for. */
    on_behalf_of?: string
    /** For Connect: account that receives the payment. */
    transfer_data?: {
      /** ID of the connected account. */
      destination: string
      /** Amount to transfer, in the currency's smallest unit. Defaults to the whole payment. */
      amount?: number
    }
    /** For Connect: label that groups the payment with transfers. */
    transfer_group?: string
  }
  /** Settings of the subscription, if `mode` is `subscription`. */
  subscription_data?: {
    /** The subscription's description, as the customer sees it. */
    description?: string
    /** Days of the trial. (at least 1) */
    trial_period_days?: number
    /** End of the trial, as a Unix timestamp in seconds, at least 48 hours ahead. */
    trial_end?: number
    /** The outcome of a trial that ends without a payment method. */
    trial_settings?: {
      /** The outcome at the end of the trial. */
      end_behavior: {
        /** The outcome if there is no payment method at the end of the trial. */
        missing_payment_method: "cancel" | "create_invoice" | "pause"
      }
    }
    /** Future time of the first full invoice, as a Unix timestamp in seconds. */
    billing_cycle_anchor?: number
    /** IDs of tax rates for items without their own. */
    default_tax_rates?: string[]
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
    /** For Connect: share of each invoice that goes to the platform, in percent. */
    application_fee_percent?: number
    /** For Connect: ID of the account that the funds are for. */
    on_behalf_of?: string
    /** For Connect: account that receives the invoices' funds. */
    transfer_data?: {
      /** ID of the connected account. */
      destination: string
      /** Share of each invoice to transfer, in percent. Defaults to everything. */
      amount_percent?: number
    }
  }
  /** Whether to create an invoice, if `mode` is `payment`. */
  invoice_creation?: {
    /** Whether to create an invoice. */
    enabled: boolean
  }
  /** Whether Stripe calculates taxes from the customer's address. */
  automatic_tax?: {
    /** Whether Stripe calculates taxes. */
    enabled: boolean
    /** For Connect: account that is liable for the tax. */
    liability?: {
      /** Whether it is a connected account or your own. */
      type: "account" | "self"
      /** ID of the connected account, if `type` is `account`. */
      account?: string
    }
  }
  /** Whether to ask for the customer's tax ID. */
  tax_id_collection?: {
    /** Whether to ask for it. */
    enabled: boolean
  }
  /** Whether to ask for the billing address. `auto` asks only where it is needed. */
  billing_address_collection?: "auto" | "required"
  /** Countries to ship to. Asks for a shipping address. */
  shipping_address_collection?: {
    /** Two-letter codes of the countries to ship to, such as `DE`. */
    allowed_countries: string[]
  }
  /** Whether to ask for the customer's phone number. */
  phone_number_collection?: {
    /** Whether to ask for it. */
    enabled: boolean
  }
  /** Time of expiry, as a Unix timestamp in seconds: 30 minutes to 24 hours ahead. */
  expires_at?: number
  /** Language of the page, such as `de`. Defaults to the browser's. */
  locale?: string
  /** Form of the page: `hosted_page`, `embedded_page`, `form` or `elements`. Defaults to `hosted_page`. */
  ui_mode?: string
  /** URL to return to, if `ui_mode` is not `hosted_page`. */
  return_url?: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of checkout_sessions.update. */
export interface CheckoutSessionsUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** All items, with the `id` of those to keep. Requires the session's permission. */
  line_items?: {
    /** ID of the item to keep. Leave it out to add an item. */
    id?: string
    /** ID of the price. */
    price?: string
    /** New price to create. */
    price_data?: {
      /** Three-letter ISO 4217 currency code, in lowercase. */
      currency: string
      /** ID of the product. Required unless `product_data` is set. */
      product?: string
      /** New product to create. Required unless `product` is set. */
      product_data?: {
        /** The product's name, as customers see it. */
        name: string
        /** The product's description, as customers see it. */
        description?: string
        /** Image URLs, up to eight. */
        images?: string[]
        /** ID of a Stripe tax code, such as `txcd_10000000`. */
        tax_code?: string
        /** Your own key-value pairs. All values are strings; an empty value removes its key. */
        metadata?: {
          [k: string]: string
        }
      }
      /** Interval of a recurring price. */
      recurring?: {
        /** Interval between bills. */
        interval: "day" | "week" | "month" | "year"
        /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
        interval_count?: number
      }
      /** Amount of one unit, in the currency's smallest unit. */
      unit_amount?: number
      /** Amount of one unit with up to 12 decimals. */
      unit_amount_decimal?: string
      /** Whether the amount includes tax. */
      tax_behavior?: "exclusive" | "inclusive" | "unspecified"
    }
    /** Quantity of the item. (at least 0) */
    quantity?: number
    /** Whether the customer can change the quantity. */
    adjustable_quantity?: {
      /** Whether the customer can change the quantity. */
      enabled: boolean
      /** Least quantity. Defaults to 0. */
      minimum?: number
      /** Greatest quantity. Defaults to 99. */
      maximum?: number
    }
    /** IDs of the tax rates. */
    tax_rates?: string[]
  }[]
}

/** Params of checkout_sessions.expire. */
export interface CheckoutSessionsExpireParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of checkout_line_items.list. */
export interface CheckoutLineItemsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** ID of the checkout session. */
  session: string
}

/** Params of payment_links.list. */
export interface PaymentLinksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** ID of a record. The page starts after this record. */
  starting_after?: string
  /** ID of a record. The page ends before this record. Cannot be combined with `starting_after`. */
  ending_before?: string
  /** Filters by whether the link works. */
  active?: boolean
}

export interface PaymentLink {
  /** The payment link's ID. */
  id: string
  /** The object type, always payment_link. */
  object: "payment_link"
  /** Whether the link works. */
  active: boolean
  /** The page after the purchase. */
  after_completion: LinkCompletion
  /** Whether customers can enter promotion codes. */
  allow_promotion_codes: boolean
  /** The ID of the Connect application that created the link. */
  application?: string | null
  /** The fee for the platform, in the currency's smallest unit. */
  application_fee_amount?: number | null
  /** The share of each invoice for the platform. */
  application_fee_percent?: number | null
  /** The settings of automatic tax calculation. */
  automatic_tax: LinkTax
  /** Whether the page asks for the billing address. */
  billing_address_collection: string
  /** The currency, as a three-letter ISO code in lowercase. */
  currency: string
  /** Whether sessions create a customer. */
  customer_creation: string
  /** The message to customers when the link no longer works. */
  inactive_message: string | null
  invoice_creation?: LinkInvoices | null
  line_items?: LineItemList | null
  /** Whether the link exists in live mode. False in test mode. */
  livemode: boolean
  /** Key-value pairs you attached to the link. */
  metadata: Labels
  /** The ID of the account that payments are for. */
  on_behalf_of?: string | null
  /** Whether the page always asks for a payment method. */
  payment_method_collection: string
  /** The types of payment method accepted. Null for the types of the Dashboard. */
  payment_method_types?: string[] | null
  /** Whether the page asks for a phone number. */
  phone_number_collection: PhoneCollection
  restrictions?: LinkRestrictions | null
  shipping_address_collection?: ShippingCountries | null
  /** The text of the pay button. */
  submit_type: string
  /** Whether the page asks for a tax ID. */
  tax_id_collection?: TaxIdCollection
  transfer_data?: TransferData | null
  /** The URL to share with customers. */
  url: string
}

export interface LinkCompletion {
  type?: string
  hosted_confirmation?: LinkConfirmation | null
  redirect?: LinkRedirect | null
}

export interface LinkConfirmation {
  custom_message?: string | null
}

export interface LinkRedirect {
  url?: string
}

export interface LinkTax {
  enabled?: boolean
  liability?: Party | null
}

export interface LinkInvoices {
  enabled?: boolean
}

export interface PhoneCollection {
  enabled?: boolean
}

export interface LinkRestrictions {
  completed_sessions?: CompletedSessions
}

export interface CompletedSessions {
  count?: number
  limit?: number
}

export interface TaxIdCollection {
  enabled?: boolean
  required?: string | null
}

/** Params of payment_links.get. */
export interface PaymentLinksGetParams {
  /** The record's ID, as lists and other records return it. */
  id: string
}

/** Params of payment_links.create. */
export interface PaymentLinksCreateParams {
  /** Items to sell, up to 20. (at most 20 items) */
  line_items: {
    /** ID of the price. Required unless `price_data` is set. */
    price?: string
    /** New price to create. Required unless `price` is set. */
    price_data?: {
      /** Three-letter ISO 4217 currency code, in lowercase. */
      currency: string
      /** ID of the product. Required unless `product_data` is set. */
      product?: string
      /** New product to create. Required unless `product` is set. */
      product_data?: {
        /** The product's name, as customers see it. */
        name: string
        /** The product's description, as customers see it. */
        description?: string
        /** Image URLs, up to eight. */
        images?: string[]
        /** ID of a Stripe tax code, such as `txcd_10000000`. */
        tax_code?: string
        /** Your own key-value pairs. All values are strings; an empty value removes its key. */
        metadata?: {
          [k: string]: string
        }
      }
      /** Interval of a recurring price. */
      recurring?: {
        /** Interval between bills. */
        interval: "day" | "week" | "month" | "year"
        /** Number of intervals between bills. For example, 3 months are a quarter. (at least 1) */
        interval_count?: number
      }
      /** Amount of one unit, in the currency's smallest unit. */
      unit_amount?: number
      /** Amount of one unit with up to 12 decimals. */
      unit_amount_decimal?: string
      /** Whether the amount includes tax. */
      tax_behavior?: "exclusive" | "inclusive" | "unspecified"
    }
    /** Quantity of the item. (at least 0) */
    quantity: number
    /** Whether the customer can change the quantity. */
    adjustable_quantity?: {
      /** Whether the customer can change the quantity. */
      enabled: boolean
      /** Least quantity. Defaults to 0. */
      minimum?: number
      /** Greatest quantity. Defaults to 99. */
      maximum?: number
    }
  }[]
  /** Page after the purchase. Defaults to Stripe's confirmation. */
  after_completion?: {
    /** Whether Stripe confirms or redirects. */
    type: "hosted_confirmation" | "redirect"
    /** Stripe's confirmation, if `type` is `hosted_confirmation`. */
    hosted_confirmation?: {
      /** Message to the customer. */
      custom_message?: string
    }
    /** Your own page, if `type` is `redirect`. */
    redirect?: {
      /** URL to send the customer to. */
      url: string
    }
  }
  /** Whether customers can enter promotion codes. */
  allow_promotion_codes?: boolean
  /** Whether Stripe calculates taxes from the customer's address. */
  automatic_tax?: {
    /** Whether Stripe calculates taxes. */
    enabled: boolean
    /** For Connect: account that is liable for the tax. */
    liability?: {
      /** Whether it is a connected account or your own. */
      type: "account" | "self"
      /** ID of the connected account, if `type` is `account`. */
      account?: string
    }
  }
  /** Whether to ask for the billing address. `auto` asks only where it is needed. */
  billing_address_collection?: "auto" | "required"
  /** Whether to create a customer for one-time payments. Defaults to `if_required`. */
  customer_creation?: "always" | "if_required"
  /** Three-letter ISO 4217 currency code, in lowercase. */
  currency?: string
  /** Message to customers when the link no longer works. */
  inactive_message?: string
  /** Whether to create an invoice for one-time payments. */
  invoice_creation?: {
    /** Whether to create an invoice. */
    enabled: boolean
  }
  /** Settings of the payment intents for one-time payments. */
  payment_intent_data?: {
    /** Whether Stripe captures the funds by itself. `manual` holds them until you capture. */
    capture_method?: "automatic" | "automatic_async" | "manual"
    /** Any text to display with the payment in the Dashboard. */
    description?: string
    /** Whether to save the payment method for later payments, and whether the customer is present then. */
    setup_future_usage?: "off_session" | "on_session"
    /** Text on the statement of payments without card, up to 22 characters. */
    statement_descriptor?: string
    /** Text that follows the account's prefix on card statements. */
    statement_descriptor_suffix?: string
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
    /** For Connect: label that groups the payment with transfers. */
    transfer_group?: string
  }
  /** Settings of the subscriptions for recurring prices. */
  subscription_data?: {
    /** The subscription's description, as the customer sees it. */
    description?: string
    /** Days of the trial. (at least 1) */
    trial_period_days?: number
    /** The outcome of a trial that ends without a payment method. */
    trial_settings?: {
      /** The outcome at the end of the trial. */
      end_behavior: {
        /** The outcome if there is no payment method at the end of the trial. */
        missing_payment_method: "cancel" | "create_invoice" | "pause"
      }
    }
    /** Your own key-value pairs. All values are strings; an empty value removes its key. */
    metadata?: {
      [k: string]: string
    }
  }
  /** Whether to ask for a payment method when nothing is due, as in a trial. Defaults to `always`. */
  payment_method_collection?: "always" | "if_required"
  /** Payment method types to accept, such as `card`. Defaults to those enabled in the Dashboard. */
  payment_method_types?: string[]
  /** Whether to ask for the customer's phone number. */
  phone_number_collection?: {
    /** Whether to ask for it. */
    enabled: boolean
  }
  /** Limit of completed sessions. */
  restrictions?: {
    /** Limit of completed sessions. */
    completed_sessions: {
      /** Number of sessions that can be completed. (at least 1) */
      limit: number
    }
  }
  /** Countries to ship to. Asks for a shipping address. */
  shipping_address_collection?: {
    /** Two-letter codes of the countries to ship to, such as `DE`. */
    allowed_countries: string[]
  }
  /** Text of the pay button. Defaults to `auto`. */
  submit_type?: "auto" | "book" | "donate" | "pay" | "subscribe"
  /** Whether to ask for the customer's tax ID. */
  tax_id_collection?: {
    /** Whether to ask for it. */
    enabled: boolean
  }
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
  /** For Connect: fee that goes to the platform, in the currency's smallest unit. (at least 0) */
  application_fee_amount?: number
  /** For Connect: ID of the account that the funds are for. */
  on_behalf_of?: string
  /** For Connect: account that receives the payments, and how much of them. */
  transfer_data?: {
    /** ID of the connected account. */
    destination: string
    /** Amount to transfer, in the currency's smallest unit. Defaults to the whole payment. */
    amount?: number
  }
}

/** Params of payment_links.update. */
export interface PaymentLinksUpdateParams {
  /** The record's ID, as lists and other records return it. */
  id: string
  /** Whether the link works. */
  active?: boolean
  /** Items to change, by their `id`. Only quantities can change. (at most 20 items) */
  line_items?: {
    /** ID of the item. */
    id: string
    /** Quantity of the item. (at least 0) */
    quantity?: number
    /** Whether the customer can change the quantity. */
    adjustable_quantity?: {
      /** Whether the customer can change the quantity. */
      enabled: boolean
      /** Least quantity. Defaults to 0. */
      minimum?: number
      /** Greatest quantity. Defaults to 99. */
      maximum?: number
    }
  }[]
  /** Page after the purchase. Defaults to Stripe's confirmation. */
  after_completion?: {
    /** Whether Stripe confirms or redirects. */
    type: "hosted_confirmation" | "redirect"
    /** Stripe's confirmation, if `type` is `hosted_confirmation`. */
    hosted_confirmation?: {
      /** Message to the customer. */
      custom_message?: string
    }
    /** Your own page, if `type` is `redirect`. */
    redirect?: {
      /** URL to send the customer to. */
      url: string
    }
  }
  /** Whether customers can enter promotion codes. */
  allow_promotion_codes?: boolean
  /** Whether Stripe calculates taxes from the customer's address. */
  automatic_tax?: {
    /** Whether Stripe calculates taxes. */
    enabled: boolean
    /** For Connect: account that is liable for the tax. */
    liability?: {
      /** Whether it is a connected account or your own. */
      type: "account" | "self"
      /** ID of the connected account, if `type` is `account`. */
      account?: string
    }
  }
  /** Whether to ask for the billing address. `auto` asks only where it is needed. */
  billing_address_collection?: "auto" | "required"
  /** Whether to create a customer for one-time payments. Defaults to `if_required`. */
  customer_creation?: "always" | "if_required"
  /** Message to customers when the link no longer works. */
  inactive_message?: string
  /** Whether to ask for a payment method when nothing is due, as in a trial. Defaults to `always`. */
  payment_method_collection?: "always" | "if_required"
  /** Whether to ask for the customer's phone number. */
  phone_number_collection?: {
    /** Whether to ask for it. */
    enabled: boolean
  }
  /** Limit of completed sessions. */
  restrictions?: {
    /** Limit of completed sessions. */
    completed_sessions: {
      /** Number of sessions that can be completed. (at least 1) */
      limit: number
    }
  }
  /** Countries to ship to. Asks for a shipping address. */
  shipping_address_collection?: {
    /** Two-letter codes of the countries to ship to, such as `DE`. */
    allowed_countries: string[]
  }
  /** Text of the pay button. */
  submit_type?: "auto" | "book" | "donate" | "pay" | "subscribe"
  /** Whether to ask for the customer's tax ID. */
  tax_id_collection?: {
    /** Whether to ask for it. */
    enabled: boolean
  }
  /** Your own key-value pairs. All values are strings; an empty value removes its key. */
  metadata?: {
    [k: string]: string
  }
}

/** Params of billing_portal_sessions.create. Needs customer, or customer_account. */
export interface BillingPortalSessionsCreateParams {
  /** ID of the customer. Required unless `customer_account` is set. */
  customer?: string
  /** ID of the account that represents the customer. Required unless `customer` is set. */
  customer_account?: string
  /** URL of the page's link back to your website. */
  return_url?: string
  /** ID of the portal configuration. Defaults to the account's default. */
  configuration?: string
  /** One task for the customer, such as canceling a subscription. */
  flow_data?: {
    /** The task. */
    type:
      | "customer_update"
      | "payment_method_update"
      | "subscription_cancel"
      | "subscription_pause"
      | "subscription_update"
      | "subscription_update_confirm"
    /** Subscription to cancel, if `type` is `subscription_cancel`. */
    subscription_cancel?: {
      /** ID of the subscription. */
      subscription: string
    }
    /** Subscription to pause, if `type` is `subscription_pause`. */
    subscription_pause?: {
      /** ID of the subscription. */
      subscription: string
    }
    /** Subscription to update, if `type` is `subscription_update`. */
    subscription_update?: {
      /** ID of the subscription. */
      subscription: string
    }
    /** Change to confirm, if `type` is `subscription_update_confirm`. */
    subscription_update_confirm?: {
      /** ID of the subscription. */
      subscription: string
      /** Item to change. At most one. */
      items: {
        /** ID of the subscription's item. */
        id: string
        /** ID of the new price. */
        price?: string
        /** New quantity. (at least 0) */
        quantity?: number
      }[]
      /** Coupon or promotion code to apply. At most one. */
      discounts?: {
        /** ID of the coupon to apply. */
        coupon?: string
        /** ID of the promotion code to apply. */
        promotion_code?: string
      }[]
    }
    /** Page after the task. Defaults to the portal's home page. */
    after_completion?: {
      /** Page after the task. */
      type: "hosted_confirmation" | "portal_homepage" | "redirect"
      /** Stripe's confirmation, if `type` is `hosted_confirmation`. */
      hosted_confirmation?: {
        /** Message to the customer. */
        custom_message?: string
      }
      /** Your own page, if `type` is `redirect`. */
      redirect?: {
        /** URL to send the customer to. */
        return_url: string
      }
    }
  }
  /** Language of the page, such as `de`. Defaults to the customer's. */
  locale?: string
  /** For Connect: ID of the account that the funds are for. */
  on_behalf_of?: string
}

export interface PortalSession {
  /** The portal session's ID. */
  id: string
  /** The object type, always billing_portal.session. */
  object: "billing_portal.session"
  /** The ID of the portal configuration. */
  configuration: string
  /** Creation time, as a Unix timestamp in seconds. */
  created: number
  /** The ID of the customer. */
  customer: string
  /** The ID of the Account that represents the customer. */
  customer_account?: string | null
  flow?: PortalFlow | null
  /** Whether the session exists in live mode. False in test mode. */
  livemode: boolean
  /** The language of the page. Null for the customer's. */
  locale: string | null
  /** The ID of the account that subscriptions and invoices are shown for. */
  on_behalf_of: string | null
  /** The URL of the page's link back. Null if none. */
  return_url: string | null
  /** The URL to send the customer to. Valid for a short time. */
  url: string
}

export interface PortalFlow {
  type?: string
  subscription_cancel?: PortalTarget | null
  subscription_pause?: PortalTarget | null
  subscription_update?: PortalTarget | null
  subscription_update_confirm?: PortalTarget | null
}

export interface PortalTarget {
  subscription?: string
}

/** Params of events.list. Takes only one of type, types. */
export interface EventsListParams {
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
  /** Filters by event type, such as `charge.succeeded`, or by a group, such as `charge.*`. */
  type?: string
  /** Filters by event types, up to 20. Cannot be combined with `type`. (at most 20 items) */
  types?: string[]
  /** Filters by whether all webhooks were delivered. */
  delivery_success?: boolean
}

export interface Event {
  /** The event's ID. */
  id: string
  /** The object type, always event. */
  object?: string | null
  /** The ID of the connected account that the event is from. Absent for your own. */
  account?: string | null
  /** The API version of the record in the event. */
  api_version?: string | null
  /** Creation time, as a Unix timestamp in seconds. */
  created?: number
  /** The record as it was at that time, with the previous values of changed fields. */
  data?: EventData
  /** Whether the event exists in live mode. False in test mode. */
  livemode?: boolean
  /** The number of webhooks not yet delivered. */
  pending_webhooks?: number
  request?: EventRequest | null
  /** The event type, such as invoice.paid. */
  type?: string
}

export interface EventData {
  /** The record. Its fields depend on the type of the event. */
  object?: { [k: string]: unknown }
  /** The previous values of the changed fields. Absent unless updated. */
  previous_attributes?: { [k: string]: unknown } | null
}

export interface EventRequest {
  id?: string | null
  idempotency_key?: string | null
}

/** Params of events.get. */
export interface EventsGetParams {
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
  /** API version of requests, records and events. Another version has other records. (default "2026-10-28.endive") */
  api_version?: string
}
