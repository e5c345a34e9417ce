// Generated from definitions/chargebee.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Chargebee */
    "chargebee": Chargebee
  }
}

/**
 * Chargebee. Customers, subscriptions, invoices, credit notes, payments, coupons, items, item prices, orders, hosted
 * pages and events of a Chargebee site.
 */
export interface Chargebee {
  operations: ChargebeeOperations
  credentials: ChargebeeCredentials
  config: ChargebeeConfig
}

/** The operations, by entity and action. */
export interface ChargebeeOperations {
  /** A customer, who has subscriptions and invoices. */
  customers: {
    /** Lists customers, newest first. Filters by name, email address, company, creation time and more. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {}
    }
    /** Gets a customer with addresses, contacts and balances. */
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
    /**
     * Updates a customer. Fields that you leave out keep their value. For the billing address and VAT number, use
     * `billing_infos.update`.
     */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    /**
     * Deletes a customer and the payment sources. To keep the payment sources, set `delete_payment_method` to `false`.
     */
    delete: {
      params: CustomersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** The billing address and VAT number of a customer. */
  billing_infos: {
    /** Updates the billing address and VAT number of a customer. Set both. */
    update: {
      params: BillingInfosUpdateParams
      records: Customer
      meta: {}
    }
  }
  /** A contact of a customer, who receives emails. */
  contacts: {
    /** Lists the contacts of a customer. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {}
    }
    /** Creates a contact for a customer, and returns the customer with all contacts. */
    create: {
      params: ContactsCreateParams
      records: Customer
      meta: {}
    }
    /** Removes a contact from a customer. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A subscription of a customer to items. */
  subscriptions: {
    /** Lists subscriptions, newest first. Filters by status, customer, item and more. */
    list: {
      params: SubscriptionsListParams
      records: Subscription[]
      meta: {}
    }
    /** Gets a subscription with its items, coupons and amounts due. */
    get: {
      params: SubscriptionsGetParams
      records: Subscription
      meta: {}
    }
    /** Creates a subscription for a customer, with at least one plan's item price. */
    create: {
      params: SubscriptionsCreateParams
      records: Subscription
      meta: {}
    }
    /** Updates a subscription, immediately or later. Fields that you leave out keep their value. */
    update: {
      params: SubscriptionsUpdateParams
      records: Subscription
      meta: {}
    }
    /** Deletes a subscription permanently. To end it only, use `subscriptions.cancel`. */
    delete: {
      params: SubscriptionsDeleteParams
      records: null
      meta: {}
    }
    /** Cancels a subscription immediately, at the end of its term or on a specific date. */
    cancel: {
      params: SubscriptionsCancelParams
      records: Subscription
      meta: {}
    }
    /** Removes a scheduled cancellation of a subscription. */
    remove_scheduled_cancellation: {
      params: SubscriptionsRemoveScheduledCancellationParams
      records: null
      meta: {}
    }
    /**
     * Pauses a subscription immediately, at the end of its term, on a specific date or for a number of billing cycles.
     */
    pause: {
      params: SubscriptionsPauseParams
      records: Subscription
      meta: {}
    }
    /** Resumes a paused subscription, immediately or on a specific date. */
    resume: {
      params: SubscriptionsResumeParams
      records: null
      meta: {}
    }
    /** Reactivates a canceled subscription. */
    reactivate: {
      params: SubscriptionsReactivateParams
      records: Subscription
      meta: {}
    }
    search: {
      fields: SubscriptionsSearchFields
    }
  }
  /** An invoice of a customer. */
  invoices: {
    /** Lists invoices, newest first. Filters by status, customer, total and more. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {}
    }
    /** Gets an invoice with its line items, taxes and payments. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /**
     * Creates an invoice for charges outside of renewals, and collects the payment unless `auto_collection` is `off`.
     */
    create: {
      params: InvoicesCreateParams
      records: Invoice
      meta: {}
    }
    /** Deletes an invoice. To keep it as voided, use `invoices.void`. */
    delete: {
      params: InvoicesDeleteParams
      records: null
      meta: {}
    }
    /** Closes a pending invoice, which becomes due. */
    close: {
      params: InvoicesCloseParams
      records: Invoice
      meta: {}
    }
    /** Voids an invoice. Its amount is no longer due. */
    void: {
      params: InvoicesVoidParams
      records: Invoice
      meta: {}
    }
    /** Collects the amount due of an invoice from the customer's payment source. */
    collect_payment: {
      params: InvoicesCollectPaymentParams
      records: Transaction
      meta: {}
    }
    /** Refunds payments of an invoice, in full or in part, to their original payment method. */
    refund: {
      params: InvoicesRefundParams
      records: Transaction
      meta: {}
    }
    /** Writes off the amount due of an invoice. */
    write_off: {
      params: InvoicesWriteOffParams
      records: Invoice
      meta: {}
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** The PDF of an invoice. */
  invoice_pdfs: {
    /** Creates a temporary URL to download the PDF of an invoice. */
    create: {
      params: InvoicePdfsCreateParams
      records: Download
      meta: {}
    }
  }
  /** A payment of an invoice outside of Chargebee. */
  invoice_payments: {
    /** Records a payment of an invoice outside of Chargebee, such as cash or a bank transfer. */
    create: {
      params: InvoicePaymentsCreateParams
      records: Transaction
      meta: {}
    }
  }
  /** A credit note of a customer. */
  credit_notes: {
    /** Lists credit notes, newest first. Filters by status, customer, invoice and more. */
    list: {
      params: CreditNotesListParams
      records: CreditNote[]
      meta: {}
    }
    /** Gets a credit note with its line items and allocations. */
    get: {
      params: CreditNotesGetParams
      records: CreditNote
      meta: {}
    }
    /** Creates a credit note for an invoice, or one of the type `store` for a customer. */
    create: {
      params: CreditNotesCreateParams
      records: CreditNote
      meta: {}
    }
    /** Deletes a credit note. */
    delete: {
      params: CreditNotesDeleteParams
      records: null
      meta: {}
    }
    /** Voids a credit note. It can no longer be applied or refunded. */
    void: {
      params: CreditNotesVoidParams
      records: CreditNote
      meta: {}
    }
    search: {
      fields: CreditNotesSearchFields
    }
  }
  /** The refund of a credit note outside of Chargebee. */
  credit_note_refunds: {
    /** Records a refund of a credit note outside of Chargebee. */
    create: {
      params: CreditNoteRefundsCreateParams
      records: CreditNote
      meta: {}
    }
  }
  /** A transaction: a payment, refund or authorization. */
  transactions: {
    /** Lists transactions, newest first. Filters by status, customer, type and more. */
    list: {
      params: TransactionsListParams
      records: Transaction[]
      meta: {}
    }
    /** Gets a transaction with the invoices that it pays. */
    get: {
      params: TransactionsGetParams
      records: Transaction
      meta: {}
    }
    search: {
      fields: TransactionsSearchFields
    }
  }
  /** A coupon: a discount on subscriptions and invoices. */
  coupons: {
    /** Lists coupons, newest first. Filters by name, discount type, status and more. */
    list: {
      params: CouponsListParams
      records: Coupon[]
      meta: {}
    }
    /** Gets a coupon. */
    get: {
      params: CouponsGetParams
      records: Coupon
      meta: {}
    }
    /** Creates a coupon. */
    create: {
      params: CouponsCreateParams
      records: Coupon
      meta: {}
    }
    /**
     * Updates a coupon. Fields that you leave out keep their value. Chargebee rejects some changes to a coupon in use.
     */
    update: {
      params: CouponsUpdateParams
      records: Coupon
      meta: {}
    }
    /** Deletes a coupon. */
    delete: {
      params: CouponsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CouponsSearchFields
    }
  }
  /** An item: a plan, an add-on or a charge. Its prices are item prices. */
  items: {
    /** Lists items. Filters by product family, type, status and more. */
    list: {
      params: ItemsListParams
      records: Item[]
      meta: {}
    }
    /** Gets an item. */
    get: {
      params: ItemsGetParams
      records: Item
      meta: {}
    }
    /** Creates an item: a plan, an add-on or a charge. */
    create: {
      params: ItemsCreateParams
      records: Item
      meta: {}
    }
    /** Updates an item. Fields that you leave out keep their value. */
    update: {
      params: ItemsUpdateParams
      records: Item
      meta: {}
    }
    /** Deletes an item. */
    delete: {
      params: ItemsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ItemsSearchFields
    }
  }
  /** An item price: the price of an item in a currency and for a billing period. */
  item_prices: {
    /** Lists item prices. Filters by item, currency, status and more. */
    list: {
      params: ItemPricesListParams
      records: ItemPrice[]
      meta: {}
    }
    /** Gets an item price with its tiers. */
    get: {
      params: ItemPricesGetParams
      records: ItemPrice
      meta: {}
    }
    /** Creates an item price for an item. */
    create: {
      params: ItemPricesCreateParams
      records: ItemPrice
      meta: {}
    }
    /**
     * Updates an item price. Fields that you leave out keep their value. Chargebee rejects changes that subscriptions
     * depend on.
     */
    update: {
      params: ItemPricesUpdateParams
      records: ItemPrice
      meta: {}
    }
    /** Deletes an item price. */
    delete: {
      params: ItemPricesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ItemPricesSearchFields
    }
  }
  /** A product family (item family), which groups items. */
  item_families: {
    /** Lists product families. */
    list: {
      params: ItemFamiliesListParams
      records: ItemFamily[]
      meta: {}
    }
    /** Gets a product family. */
    get: {
      params: ItemFamiliesGetParams
      records: ItemFamily
      meta: {}
    }
    /** Creates a product family. */
    create: {
      params: ItemFamiliesCreateParams
      records: ItemFamily
      meta: {}
    }
    search: {
      fields: ItemFamiliesSearchFields
    }
  }
  /** An order: the shipment for an invoice. */
  orders: {
    /** Lists orders, newest first. Filters by status, invoice, date and more. */
    list: {
      params: OrdersListParams
      records: Order[]
      meta: {}
    }
    /** Gets an order with its line items. */
    get: {
      params: OrdersGetParams
      records: Order
      meta: {}
    }
    /** Updates an order, for example to mark it as shipped. Fields that you leave out keep their value. */
    update: {
      params: OrdersUpdateParams
      records: Order
      meta: {}
    }
    /** Cancels an order and credits its amount. */
    cancel: {
      params: OrdersCancelParams
      records: Order
      meta: {}
    }
    search: {
      fields: OrdersSearchFields
    }
  }
  /** A payment source of a customer, such as a card. */
  payment_sources: {
    /** Lists payment sources. Filters by customer, status and more. */
    list: {
      params: PaymentSourcesListParams
      records: PaymentSource[]
      meta: {}
    }
    /** Gets a payment source. For cards, includes the last four digits only. */
    get: {
      params: PaymentSourcesGetParams
      records: PaymentSource
      meta: {}
    }
    /** Creates a payment source for a customer from a payment method that Chargebee.js collected. */
    create: {
      params: PaymentSourcesCreateParams
      records: PaymentSource
      meta: {}
    }
    /** Deletes a payment source, also at the gateway. */
    delete: {
      params: PaymentSourcesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: PaymentSourcesSearchFields
    }
  }
  /** A promotional credit: free credit that is given to a customer or deducted. */
  promotional_credits: {
    /** Lists promotional credits. Filters by customer, type and creation time. */
    list: {
      params: PromotionalCreditsListParams
      records: PromotionalCredit[]
      meta: {}
    }
    /** Creates a promotional credit for a customer, applied to the next invoices. */
    create: {
      params: PromotionalCreditsCreateParams
      records: PromotionalCredit
      meta: {}
    }
  }
  /** A hosted page: a Chargebee page on which a customer buys. */
  hosted_pages: {
    /** Lists hosted pages, newest first. Filters by type, state and more. */
    list: {
      params: HostedPagesListParams
      records: HostedPage[]
      meta: {}
    }
    /** Gets a hosted page. Once it has succeeded, includes the records that it created. */
    get: {
      params: HostedPagesGetParams
      records: HostedPage
      meta: {}
    }
    /** Creates a hosted checkout page for a new subscription. Send the customer to its `url`. */
    create: {
      params: HostedPagesCreateParams
      records: HostedPage
      meta: {}
    }
  }
  /** A session of a customer in the customer portal. */
  portal_sessions: {
    /** Creates a portal session for a customer. Send the customer to its `access_url`. */
    create: {
      params: PortalSessionsCreateParams
      records: PortalSession
      meta: {}
    }
  }
  /** A comment of Chargebee users on a record. */
  comments: {
    /** Lists comments, newest first. Filters by record and creation time. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {}
    }
    /** Creates a comment on a record. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
  }
  /** An event, with the records as they were at that time. */
  events: {
    /** Lists events, newest first. Filters by type, source, time and more. Chargebee keeps events for 90 days. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    /** Gets an event with its records. */
    get: {
      params: EventsGetParams
      records: Event
      meta: {}
    }
    search: {
      fields: EventsSearchFields
    }
  }
}

/** Params of customers.list. */
export interface CustomersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by customer ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by first name. */
  first_name?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by last name. */
  last_name?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by email address. */
  email?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by company. */
  company?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by phone number. */
  phone?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by whether invoices are collected automatically. */
  auto_collection?: {
    is?: "on" | "off"
    is_not?: "on" | "off"
    in?: ("on" | "off")[]
    not_in?: ("on" | "off")[]
  }
  /** Filters by creation time. */
  created_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by the channel that the customer came from. */
  channel?: {
    is?: "web" | "app_store" | "play_store"
    is_not?: "web" | "app_store" | "play_store"
    in?: ("web" | "app_store" | "play_store")[]
    not_in?: ("web" | "app_store" | "play_store")[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "created_at" | "updated_at"
    desc?: "created_at" | "updated_at"
  }
  /** Whether to include deleted customers, which have `deleted` set to `true`. */
  include_deleted?: boolean
}

export interface Customer {
  /** The customer's ID. */
  id: string
  /** The customer's first name. */
  first_name?: string
  /** The customer's last name. */
  last_name?: string
  /** The customer's email address. */
  email?: string
  /** The customer's phone number. */
  phone?: string
  /** The customer's company. */
  company?: string
  /** The customer's VAT or tax registration number. */
  vat_number?: string
  /** Whether payments are collected automatically from the customer's payment source. */
  auto_collection?: "on" | "off"
  /** The way the customer prefers to pay offline. */
  offline_payment_method?: string
  /** The number of days within which invoices must be paid. */
  net_term_days?: number
  /** The time the VAT number was last validated, as a Unix timestamp in seconds. */
  vat_number_validated_time?: number
  /** The result of the latest validation of the VAT number. */
  vat_number_status?: "valid" | "invalid" | "not_validated" | "undetermined"
  /** Whether the customer may pay by direct debit. */
  allow_direct_debit?: boolean
  /** Whether the customer's location passed validation for EU tax. */
  is_location_valid?: boolean
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number
  /** The IP address the customer was created from. */
  created_from_ip?: string
  /** Whether the customer is liable for tax or exempt from it. */
  taxability?: "taxable" | "exempt"
  /** The customer's exemption category, for tax calculation through Avalara. */
  entity_code?: string
  /** The customer's exemption certificate number, for tax calculation through Avalara. */
  exempt_number?: string
  /** A version number that grows with each change to the customer. */
  resource_version?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number
  /** The customer's locale, choosing the language of emails and pages. */
  locale?: string
  /** The day of the month invoices are raised, for calendar billing. */
  billing_date?: number
  /** The month invoices are raised for yearly plans, for calendar billing. */
  billing_month?: number
  /** Whether the billing date was set for the customer or follows the default. */
  billing_date_mode?: "using_defaults" | "manually_set"
  /** The day of the week invoices are raised for weekly plans, for calendar billing. */
  billing_day_of_week?: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"
  /** Whether the billing day of the week was set for the customer or follows the default. */
  billing_day_of_week_mode?: "using_defaults" | "manually_set"
  /** The state of clearing the customer's personal data. */
  pii_cleared?: "active" | "scheduled_for_clear" | "cleared"
  /** Whether invoices for metered billing close automatically. Overrides the site setting. */
  auto_close_invoices?: boolean
  /** The channel the customer came through: the web or an app store. */
  channel?: "web" | "app_store" | "play_store"
  active_id?: string
  /** The state of the customer's card. */
  card_status?: "no_card" | "valid" | "expiring" | "expired" | "pending_verification" | "invalid"
  /** The fraud assessment of the customer. */
  fraud_flag?: "safe" | "suspicious" | "fraudulent"
  /** The ID of the payment source charged first. */
  primary_payment_source_id?: string
  /** The ID of the payment source charged if the primary one fails. */
  backup_payment_source_id?: string
  /** The customer's billing address. */
  billing_address?: Address
  /** The customer's additional contacts. */
  contacts?: Contact[]
  /** The customer's primary payment method. */
  payment_method?: CustomerPaymentMethod
  /** A note printed on the customer's invoices. */
  invoice_notes?: string
  /** The ID of the business entity the customer belongs to. */
  business_entity_id?: string
  /** The customer's preferred currency, as a three-letter ISO code. */
  preferred_currency_code?: string
  /** The customer's promotional credits, in the currency's smallest unit. */
  promotional_credits?: number
  /** The charges not yet invoiced, in the currency's smallest unit. */
  unbilled_charges?: number
  /** The credits available for refund, in the currency's smallest unit. */
  refundable_credits?: number
  /** The payments not allocated to invoices, in the currency's smallest unit. */
  excess_payments?: number
  /** The customer's balances of credits, excess payments and unbilled charges, by currency. */
  balances?: CustomerBalance[]
  /** The identifiers of the customer on e-invoicing networks. */
  entity_identifiers?: CustomerEntityIdentifier[]
  /** Further values required by the tax providers. */
  tax_providers_fields?: CustomerTaxProvidersField[]
  /** Whether invoices are sent to the customer as e-invoices. */
  is_einvoice_enabled?: boolean
  /** The way e-invoices are sent: automatically, by hand or as the site does. */
  einvoicing_method?: "automatic" | "manual" | "site_default"
  /** Your own data stored with the customer, in any form. */
  meta_data?: { [k: string]: unknown }
  /** Whether the customer was deleted. */
  deleted?: boolean
  /** Whether the customer is registered for GST. For Australian businesses. */
  registered_for_gst?: boolean
  /** Whether the customer's subscriptions are invoiced together. */
  consolidated_invoicing?: boolean
  /** The kind of customer, for tax on communications services through Avalara. */
  customer_type?: "residential" | "business" | "senior_citizen" | "industrial"
  /** Whether the customer is a confirmed business without a VAT number. */
  business_customer_without_vat_number?: boolean
  /** The customer's client profile ID, for tax on communications services through Avalara. */
  client_profile_id?: string
  /** The customer's place in an account hierarchy, with its parent and paying customers. */
  relationship?: CustomerRelationship
  /** The country prefix that replaces the usual one in the VAT number. */
  vat_number_prefix?: string
  /** The Peppol scheme of the customer's e-invoicing identifier. */
  entity_identifier_scheme?: string
  /** The standard of the customer's e-invoicing identifier. */
  entity_identifier_standard?: string
}

export interface Address {
  first_name?: string
  last_name?: string
  email?: string
  company?: string
  phone?: string
  line1?: string
  line2?: string
  line3?: string
  city?: string
  state_code?: string
  state?: string
  country?: string
  zip?: string
  validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
}

export interface Contact {
  /** The contact's ID. */
  id: string
  /** The contact's first name. */
  first_name?: string
  /** The contact's last name. */
  last_name?: string
  /** The contact's email address. */
  email?: string
  /** The contact's phone number. */
  phone?: string
  /** A label for telling the contact apart. */
  label?: string
  /** Whether the contact is enabled. */
  enabled?: boolean
  /** Whether account emails are sent to the contact. */
  send_account_email?: boolean
  /** Whether billing emails are sent to the contact. */
  send_billing_email?: boolean
}

export interface CustomerPaymentMethod {
  type?: string
  gateway?: string
  gateway_account_id?: string
  status?: "valid" | "expiring" | "expired" | "invalid" | "pending_verification"
  reference_id?: string
}

export interface CustomerBalance {
  promotional_credits?: number
  excess_payments?: number
  refundable_credits?: number
  unbilled_charges?: number
  currency_code?: string
  balance_currency_code?: string
  business_entity_id?: string
}

export interface CustomerEntityIdentifier {
  id: string
  value?: string
  scheme?: string
  standard?: string
}

export interface CustomerTaxProvidersField {
  provider_name?: string
  field_id?: string
  field_value?: string
}

export interface CustomerRelationship {
  parent_id?: string
  payment_owner_id?: string
  invoice_owner_id?: string
}

/** Params of customers.get. */
export interface CustomersGetParams {
  /** ID of the customer, as `customers.list` returns it. */
  id: string
}

/** Params of customers.create. */
export interface CustomersCreateParams {
  /** Your own ID for the customer. Chargebee generates one by default. (at most 50 characters) */
  id?: string
  /** First name of the customer. (at most 150 characters) */
  first_name?: string
  /** Last name of the customer. (at most 150 characters) */
  last_name?: string
  /** Email address of the customer. (at most 70 characters) */
  email?: string
  /** Phone number of the customer. (at most 50 characters) */
  phone?: string
  /** Company name of the customer. (at most 250 characters) */
  company?: string
  /** Preferred billing currency, as a three-letter ISO 4217 code. (at most 3 characters) */
  preferred_currency_code?: string
  /** Whether invoices are collected from the payment source automatically. */
  auto_collection?: "on" | "off"
  /** Number of days within which invoices are due. */
  net_term_days?: number
  /** Whether the customer can pay by direct debit. */
  allow_direct_debit?: boolean
  /** VAT number of the customer, such as `DE123456789`. (at most 20 characters) */
  vat_number?: string
  /** Whether the customer is charged tax. */
  taxability?: "taxable" | "exempt"
  /** Type of the customer, for taxes. */
  customer_type?: "residential" | "business" | "senior_citizen" | "industrial"
  /** Locale of pages and emails, such as `fr-CA`. (at most 50 characters) */
  locale?: string
  /** Your own data to store with the customer, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Preferred offline payment method of the customer. */
  offline_payment_method?:
    | "no_preference"
    | "cash"
    | "check"
    | "bank_transfer"
    | "ach_credit"
    | "sepa_credit"
    | "boleto"
    | "us_automated_bank_transfer"
    | "eu_automated_bank_transfer"
    | "uk_automated_bank_transfer"
    | "jp_automated_bank_transfer"
    | "mx_automated_bank_transfer"
    | "custom"
  /** Whether metered invoices are closed automatically. */
  auto_close_invoices?: boolean
  /** Whether renewals on the same day are combined into one invoice. */
  consolidated_invoicing?: boolean
  /** ID of the Chargebee.js token of the collected payment method. (at most 40 characters) */
  token_id?: string
  /** ID of the business entity that the customer belongs to. (at most 50 characters) */
  business_entity_id?: string
  /** Note to show on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Billing address of the customer. */
  billing_address?: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 150 characters) */
    line1?: string
    /** (at most 150 characters) */
    line2?: string
    /** (at most 150 characters) */
    line3?: string
    /** (at most 50 characters) */
    city?: string
    /** (at most 50 characters) */
    state_code?: string
    /** (at most 50 characters) */
    state?: string
    /** (at most 20 characters) */
    zip?: string
    /** Country, as a two-letter ISO 3166 code. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
}

/** Params of customers.update. */
export interface CustomersUpdateParams {
  /** ID of the customer, as `customers.list` returns it. */
  id: string
  /** First name of the customer. (at most 150 characters) */
  first_name?: string
  /** Last name of the customer. (at most 150 characters) */
  last_name?: string
  /** Email address of the customer. (at most 70 characters) */
  email?: string
  /** Phone number of the customer. (at most 50 characters) */
  phone?: string
  /** Company name of the customer. (at most 250 characters) */
  company?: string
  /** Preferred billing currency, as a three-letter ISO 4217 code. (at most 3 characters) */
  preferred_currency_code?: string
  /** Whether invoices are collected from the payment source automatically. */
  auto_collection?: "on" | "off"
  /** Whether the customer can pay by direct debit. */
  allow_direct_debit?: boolean
  /** Number of days within which invoices are due. */
  net_term_days?: number
  /** Whether the customer is charged tax. */
  taxability?: "taxable" | "exempt"
  /** Type of the customer, for taxes. */
  customer_type?: "residential" | "business" | "senior_citizen" | "industrial"
  /** Locale of pages and emails, such as `fr-CA`. (at most 50 characters) */
  locale?: string
  /** Preferred offline payment method of the customer. */
  offline_payment_method?:
    | "no_preference"
    | "cash"
    | "check"
    | "bank_transfer"
    | "ach_credit"
    | "sepa_credit"
    | "boleto"
    | "us_automated_bank_transfer"
    | "eu_automated_bank_transfer"
    | "uk_automated_bank_transfer"
    | "jp_automated_bank_transfer"
    | "mx_automated_bank_transfer"
    | "custom"
  /** Note to show on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Whether metered invoices are closed automatically. */
  auto_close_invoices?: boolean
  /** Your own data to store with the customer, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether the customer is marked as fraudulent. */
  fraud_flag?: "safe" | "fraudulent"
  /** Whether renewals on the same day are combined into one invoice. */
  consolidated_invoicing?: boolean
}

/** Params of customers.delete. */
export interface CustomersDeleteParams {
  /** ID of the customer, as `customers.list` returns it. */
  id: string
  /** Whether to delete the payment sources too, also at the gateway. */
  delete_payment_method?: boolean
}

/** Searchable fields of customers, in hosted mode. */
export interface CustomersSearchFields {
  id: string | null
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  company: string | null
  auto_collection: string | null
  taxability: string | null
  card_status: string | null
  locale: string | null
  preferred_currency_code: string | null
  channel: string | null
  deleted: boolean | null
  created_at: number | null
  updated_at: number | null
}

/** Params of billing_infos.update. */
export interface BillingInfosUpdateParams {
  /** ID of the customer, as `customers.list` returns it. */
  id: string
  /** VAT number of the customer, such as `DE123456789`. (at most 20 characters) */
  vat_number?: string
  /** Prefix of the VAT number, if it is not the country code. (at most 10 characters) */
  vat_number_prefix?: string
  /** Whether an Australian customer is registered for GST. */
  registered_for_gst?: boolean
  /** Billing address of the customer. */
  billing_address?: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 150 characters) */
    line1?: string
    /** (at most 150 characters) */
    line2?: string
    /** (at most 150 characters) */
    line3?: string
    /** (at most 50 characters) */
    city?: string
    /** (at most 50 characters) */
    state_code?: string
    /** (at most 50 characters) */
    state?: string
    /** (at most 20 characters) */
    zip?: string
    /** Country, as a two-letter ISO 3166 code. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** ID of the customer, as `customers.list` returns it. */
  customer_id: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** ID of the customer, as `customers.list` returns it. */
  customer_id: string
  /** Contact to add. */
  contact: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 50 characters) */
    label?: string
    enabled?: boolean
    send_billing_email?: boolean
    send_account_email?: boolean
  }
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** ID of the customer, as `customers.list` returns it. */
  customer_id: string
  /** ID of the contact, as `contacts.list` returns it. */
  id: string
}

/** Params of subscriptions.list. */
export interface SubscriptionsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by subscription ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by customer ID. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by status. */
  status?: {
    is?: "future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred"
    is_not?: "future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred"
    in?: ("future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred")[]
    not_in?: ("future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred")[]
  }
  /** Filters by item ID. */
  item_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by item price ID. */
  item_price_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by creation time. */
  created_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by activation time. */
  activated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of the next billing. */
  next_billing_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by cancellation time. */
  cancelled_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by whether changes are scheduled. */
  has_scheduled_changes?: {
    is?: boolean
  }
  /** Filters by the channel that the subscription came from. */
  channel?: {
    is?: "web" | "app_store" | "play_store"
    is_not?: "web" | "app_store" | "play_store"
    in?: ("web" | "app_store" | "play_store")[]
    not_in?: ("web" | "app_store" | "play_store")[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "created_at" | "updated_at"
    desc?: "created_at" | "updated_at"
  }
  /** Whether to include deleted subscriptions, which have `deleted` set to `true`. */
  include_deleted?: boolean
}

export interface Subscription {
  /** The subscription's ID. */
  id: string
  /** The subscription's currency, as a three-letter ISO code. */
  currency_code?: string
  /** The setup fee, in the currency's smallest unit. */
  setup_fee?: number
  /** The number of billing period units between renewals. */
  billing_period?: number
  /** The unit of the billing period. */
  billing_period_unit?: "day" | "week" | "month" | "year"
  /** The time a future subscription is to start, as a Unix timestamp in seconds. */
  start_date?: number
  /** The end of the trial, as a Unix timestamp in seconds. */
  trial_end?: number
  /** The number of billing cycles left. Absent for a subscription without an end. */
  remaining_billing_cycles?: number
  /** The purchase order number printed on the subscription's invoices. */
  po_number?: string
  /** Whether payments are collected automatically. Overrides the customer's setting. */
  auto_collection?: "on" | "off"
  /** The ID of the customer who holds the subscription. */
  customer_id?: string
  /** The subscription's state, from future or in trial to active, paused or canceled. */
  status?: "future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred"
  /** The start of the trial, as a Unix timestamp in seconds. */
  trial_start?: number
  /** The action taken at the end of the trial. */
  trial_end_action?: "site_default" | "plan_default" | "activate_subscription" | "cancel_subscription"
  /** The start of the current billing term, as a Unix timestamp in seconds. */
  current_term_start?: number
  /** The end of the current billing term, as a Unix timestamp in seconds. */
  current_term_end?: number
  /** The time of the next billing, as a Unix timestamp in seconds. */
  next_billing_at?: number
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number
  /** The time the subscription started, trial included, as a Unix timestamp in seconds. */
  started_at?: number
  /** The time the subscription became active, as a Unix timestamp in seconds. */
  activated_at?: number
  /** The ID of the gift the subscription was given as. */
  gift_id?: string
  /** The number of billing cycles in the contract term after a renewal. */
  contract_term_billing_cycle_on_renewal?: number
  /** Whether the account hierarchy is ignored in billing the subscription. */
  override_relationship?: boolean
  /** The time the subscription is paused or is to be, as a Unix timestamp in seconds. */
  pause_date?: number
  /** The time a paused subscription is to resume, as a Unix timestamp in seconds. */
  resume_date?: number
  /** The time of cancellation, as a Unix timestamp in seconds. */
  cancelled_at?: number
  /** The reason for the cancellation, as set by Chargebee. */
  cancel_reason?:
    | "not_paid"
    | "no_card"
    | "fraud_review_failed"
    | "non_compliant_eu_customer"
    | "tax_calculation_failed"
    | "currency_incompatible_with_gateway"
    | "non_compliant_customer"
  /** The IP address the subscription was created from. */
  created_from_ip?: string
  /** A version number that grows with each change to the subscription. */
  resource_version?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number
  /** Whether advance invoices are scheduled for the subscription. */
  has_scheduled_advance_invoices?: boolean
  /** Whether changes are scheduled for the next renewal or a set date. */
  has_scheduled_changes?: boolean
  /** The ID of the payment source charged for the subscription. */
  payment_source_id?: string
  /** The time the cancellation was scheduled, as a Unix timestamp in seconds. */
  cancel_schedule_created_at?: number
  /** The way the subscription's invoices are paid offline. */
  offline_payment_method?: string
  /** The channel the subscription came through: the web or an app store. */
  channel?: "web" | "app_store" | "play_store"
  /** The number of days within which the subscription's invoices must be paid. */
  net_term_days?: number
  active_id?: string
  /** The plan, addons and charges in the subscription, with quantities and prices. */
  subscription_items?: SubscriptionSubscriptionItem[]
  /** The price tiers of the subscription's items. */
  item_tiers?: SubscriptionItemTier[]
  /** The one-time charges already applied to the subscription. */
  charged_items?: SubscriptionChargedItem[]
  /** The number of unpaid invoices that are due. */
  due_invoices_count?: number
  /** The time since payment has been due, as a Unix timestamp in seconds. */
  due_since?: number
  /** The total due on the subscription's invoices, in the currency's smallest unit. */
  total_dues?: number
  /** The monthly recurring revenue, in the currency's smallest unit. */
  mrr?: number
  /** The annual recurring revenue, in the currency's smallest unit. */
  arr?: number
  /** The rate for converting the subscription's currency to the base currency. */
  exchange_rate?: number
  /** The site's base currency, as a three-letter ISO code. */
  base_currency_code?: string
  /**
   * @deprecated
   * The ID of the coupon applied. Deprecated: use coupons instead.
   */
  coupon?: string
  /** The coupons applied to the subscription. */
  coupons?: SubscriptionCoupon[]
  /** The subscription's shipping address. */
  shipping_address?: Address
  /** The limits on excess payments and refundable credits applied to the subscription's invoices. */
  billing_override?: SubscriptionBillingOverride
  /** A note printed on the subscription's invoices. */
  invoice_notes?: string
  /** Your own data stored with the subscription, in any form. */
  meta_data?: { [k: string]: unknown }
  /** Whether the subscription was deleted. */
  deleted?: boolean
  /** The time the scheduled changes take effect, as a Unix timestamp in seconds. */
  changes_scheduled_at?: number
  /** The subscription's current contract term. */
  contract_term?: SubscriptionContractTerm
  /** The reason code given for the cancellation, from the site's list. */
  cancel_reason_code?: string
  /** The number of free period units before the first billing. */
  free_period?: number
  /** The unit of the free period. */
  free_period_unit?: "day" | "week" | "month" | "year"
  /** Whether invoices are created as pending, so that usages can be added. */
  create_pending_invoices?: boolean
  /** Whether invoices for metered billing close automatically. Overrides the customer's setting. */
  auto_close_invoices?: boolean
  /** The discounts applied to the subscription by hand. */
  discounts?: SubscriptionDiscount[]
  /** The ID of the business entity the subscription belongs to. */
  business_entity_id?: string
  decommissioned?: boolean
}

export interface SubscriptionSubscriptionItem {
  item_price_id?: string
  item_type?: "plan" | "addon" | "charge"
  quantity?: number
  quantity_in_decimal?: string
  metered_quantity?: string
  last_calculated_at?: number
  unit_price?: number
  unit_price_in_decimal?: string
  amount?: number
  current_term_start?: number
  current_term_end?: number
  next_billing_at?: number
  amount_in_decimal?: string
  billing_period?: number
  billing_period_unit?: "day" | "week" | "month" | "year"
  free_quantity?: number
  free_quantity_in_decimal?: string
  trial_end?: number
  billing_cycles?: number
  service_period_days?: number
  charge_on_event?:
    | "subscription_creation"
    | "subscription_trial_start"
    | "plan_activation"
    | "subscription_activation"
    | "contract_termination"
  charge_once?: boolean
  charge_on_option?: "immediately" | "on_event"
  proration_type?: "full_term" | "partial_term" | "none"
  usage_accumulation_reset_frequency?: "never" | "subscription_billing_frequency"
}

export interface SubscriptionItemTier {
  item_price_id?: string
  starting_unit?: number
  ending_unit?: number
  price?: number
  starting_unit_in_decimal?: string
  ending_unit_in_decimal?: string
  price_in_decimal?: string
  pricing_type?: "per_unit" | "flat_fee" | "package"
  package_size?: number
  index?: number
}

export interface SubscriptionChargedItem {
  item_price_id?: string
  last_charged_at?: number
}

export interface SubscriptionCoupon {
  coupon_id?: string
  apply_till?: number
  applied_count?: number
  coupon_code?: string
}

export interface SubscriptionBillingOverride {
  max_excess_payment_usage?: number
  max_refundable_credits_usage?: number
}

export interface SubscriptionContractTerm {
  id: string
  status?: "active" | "completed" | "cancelled" | "terminated"
  contract_start?: number
  contract_end?: number
  billing_cycle?: number
  action_at_term_end?: "renew" | "evergreen" | "cancel" | "renew_once"
  total_contract_value?: number
  total_contract_value_before_tax?: number
  cancellation_cutoff_period?: number
  created_at?: number
  subscription_id?: string
  remaining_billing_cycles?: number
}

export interface SubscriptionDiscount {
  id: string
  invoice_name?: string
  type?: "fixed_amount" | "percentage" | "offer_quantity"
  percentage?: number
  amount?: number
  quantity?: number
  currency_code?: string
  duration_type?: "one_time" | "forever" | "limited_period"
  period?: number
  period_unit?: "day" | "week" | "month" | "year"
  included_in_mrr?: boolean
  apply_on?: "invoice_amount" | "specific_item_price"
  item_price_id?: string
  created_at?: number
  apply_till?: number
  applied_count?: number
  coupon_id?: string
  index?: number
}

/** Params of subscriptions.get. */
export interface SubscriptionsGetParams {
  /** ID of the subscription, as `subscriptions.list` returns it. */
  id: string
}

/** Params of subscriptions.create. */
export interface SubscriptionsCreateParams {
  /** ID of the customer, as `customers.list` returns it. */
  customer_id: string
  /** Items to subscribe to, by item price. */
  subscription_items: {
    /** (at most 100 characters) */
    item_price_id: string
    /** (at least 1) */
    quantity?: number
    /** (at most 33 characters) */
    quantity_in_decimal?: string
    /** (at least 0) */
    unit_price?: number
    /** (at least 0) */
    billing_cycles?: number
    /** End of the trial, in Unix seconds. */
    trial_end?: number
    /** (1 to 730) */
    service_period_days?: number
    charge_on_event?:
      | "subscription_creation"
      | "subscription_trial_start"
      | "plan_activation"
      | "subscription_activation"
      | "contract_termination"
    charge_once?: boolean
    item_type?: "plan" | "addon" | "charge"
    charge_on_option?: "immediately" | "on_event"
  }[]
  /** Your own ID for the subscription. Chargebee generates one by default. (at most 50 characters) */
  id?: string
  /** End of the trial. */
  trial_end?: string
  /** Number of billing cycles after which the subscription ends. (at least 0) */
  billing_cycles?: number
  /** Setup fee charged at the start, in the currency's smallest unit. (at least 0) */
  setup_fee?: number
  /** Mandatory items to leave out, by item price ID. */
  mandatory_items_to_remove?: string[]
  /** Number of days within which invoices are due. */
  net_term_days?: number
  /** Start of the subscription. Defaults to now. */
  start_date?: string
  /** Whether invoices are collected from the payment source automatically. */
  auto_collection?: "on" | "off"
  /** Number of terms to charge upfront. (at least 1) */
  terms_to_charge?: number
  /** Alignment of the subscription with the customer's billing date: immediate or delayed. */
  billing_alignment_mode?: "immediate" | "delayed"
  /** Preferred offline payment method of the customer. */
  offline_payment_method?:
    | "no_preference"
    | "cash"
    | "check"
    | "bank_transfer"
    | "ach_credit"
    | "sepa_credit"
    | "boleto"
    | "us_automated_bank_transfer"
    | "eu_automated_bank_transfer"
    | "uk_automated_bank_transfer"
    | "jp_automated_bank_transfer"
    | "mx_automated_bank_transfer"
    | "custom"
  /** Purchase order number. (at most 100 characters) */
  po_number?: string
  /** IDs or codes of coupons to apply. */
  coupon_ids?: string[]
  /** ID of the payment source to charge, as `payment_sources.list` returns it. (at most 40 characters) */
  payment_source_id?: string
  /** Note to show on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Date of the invoice. Defaults to today. */
  invoice_date?: string
  /** Your own data to store with the subscription, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether to invoice charges immediately. Otherwise, they are added to unbilled charges. */
  invoice_immediately?: boolean
  /** Whether to make the payment source the customer's primary one. */
  replace_primary_payment_source?: boolean
  /** Length of the free period, in the units of `free_period_unit`. (at least 1) */
  free_period?: number
  /** Unit of `free_period`. */
  free_period_unit?: "day" | "week" | "month" | "year"
  /** Whether invoices stay pending until they are closed. */
  create_pending_invoices?: boolean
  /** Whether metered invoices are closed automatically. */
  auto_close_invoices?: boolean
  /** Action to take when the trial ends. */
  trial_end_action?: "site_default" | "plan_default" | "activate_subscription" | "cancel_subscription"
  /** Initiator of the payment: the customer or the merchant. */
  payment_initiator?: "customer" | "merchant"
  /** ID of the business entity that the subscription belongs to. (at most 50 characters) */
  business_entity_id?: string
  /** Shipping address of the customer. */
  shipping_address?: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 150 characters) */
    line1?: string
    /** (at most 150 characters) */
    line2?: string
    /** (at most 150 characters) */
    line3?: string
    /** (at most 50 characters) */
    city?: string
    /** (at most 50 characters) */
    state_code?: string
    /** (at most 50 characters) */
    state?: string
    /** (at most 20 characters) */
    zip?: string
    /** Country, as a two-letter ISO 3166 code. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** Contract term of the subscription. */
  contract_term?: {
    action_at_term_end?: "renew" | "evergreen" | "cancel"
    /** Start of the contract term, in Unix seconds. */
    contract_start?: number
    /** Number of days before the end of the term in which the contract can be canceled. */
    cancellation_cutoff_period?: number
  }
  /** Discounts on the subscription. */
  discounts?: {
    apply_on?: "invoice_amount" | "specific_item_price"
    duration_type: "one_time" | "forever" | "limited_period"
    /** (0.01 to 100) */
    percentage?: number
    /** (at least 0) */
    amount?: number
    /** (at least 1) */
    period?: number
    period_unit?: "day" | "week" | "month" | "year"
    included_in_mrr?: boolean
    /** (at most 100 characters) */
    item_price_id?: string
  }[]
  /** Pricing tiers that replace the tiers of the item price. */
  item_tiers?: {
    /** (at most 100 characters) */
    item_price_id?: string
    /** (at least 1) */
    starting_unit?: number
    ending_unit?: number
    /** (at least 0) */
    price?: number
  }[]
  /** Coupons to apply, and the time until which they apply. */
  coupons?: {
    /** (at most 100 characters) */
    coupon_id?: string
    /** Time until which the coupon applies, in Unix seconds. */
    apply_till?: number
  }[]
}

/** Params of subscriptions.update. */
export interface SubscriptionsUpdateParams {
  /** ID of the subscription, as `subscriptions.list` returns it. */
  id: string
  /** Items to subscribe to, by item price. */
  subscription_items?: {
    /** (at most 100 characters) */
    item_price_id: string
    /** (at least 1) */
    quantity?: number
    /** (at most 33 characters) */
    quantity_in_decimal?: string
    /** (at least 0) */
    unit_price?: number
    /** (at least 0) */
    billing_cycles?: number
    /** End of the trial, in Unix seconds. */
    trial_end?: number
    /** (1 to 730) */
    service_period_days?: number
    charge_on_event?:
      | "subscription_creation"
      | "subscription_trial_start"
      | "plan_activation"
      | "subscription_activation"
      | "contract_termination"
    charge_once?: boolean
    item_type?: "plan" | "addon" | "charge"
    charge_on_option?: "immediately" | "on_event"
  }[]
  /** Whether the items replace the current ones. Otherwise, they are added. */
  replace_items_list?: boolean
  /** Mandatory items to leave out, by item price ID. */
  mandatory_items_to_remove?: string[]
  /** Setup fee charged at the start, in the currency's smallest unit. (at least 0) */
  setup_fee?: number
  /** Number of days within which invoices are due. */
  net_term_days?: number
  /** Date of the invoice. Defaults to today. */
  invoice_date?: string
  /** Start of the subscription. Defaults to now. */
  start_date?: string
  /** End of the trial. */
  trial_end?: string
  /** Number of billing cycles after which the subscription ends. (at least 0) */
  billing_cycles?: number
  /** Number of terms to charge upfront. (at least 1) */
  terms_to_charge?: number
  /** Time from which the subscription is active again. */
  reactivate_from?: string
  /** Alignment of the subscription with the customer's billing date: immediate or delayed. */
  billing_alignment_mode?: "immediate" | "delayed"
  /** Whether invoices are collected from the payment source automatically. */
  auto_collection?: "on" | "off"
  /** Preferred offline payment method of the customer. */
  offline_payment_method?:
    | "no_preference"
    | "cash"
    | "check"
    | "bank_transfer"
    | "ach_credit"
    | "sepa_credit"
    | "boleto"
    | "us_automated_bank_transfer"
    | "eu_automated_bank_transfer"
    | "uk_automated_bank_transfer"
    | "jp_automated_bank_transfer"
    | "mx_automated_bank_transfer"
    | "custom"
  /** Purchase order number. (at most 100 characters) */
  po_number?: string
  /** IDs or codes of coupons to apply. */
  coupon_ids?: string[]
  /** Whether the coupons replace all current ones. */
  replace_coupon_list?: boolean
  /** Whether to credit and charge the rest of the term by days (proration). */
  prorate?: boolean
  /** Whether to make the change at the end of the term. */
  end_of_term?: boolean
  /** Whether to start a new term. */
  force_term_reset?: boolean
  /** Whether to reactivate a canceled subscription. */
  reactivate?: boolean
  /** Note to show on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Your own data to store with the subscription, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether to invoice charges immediately. Otherwise, they are added to unbilled charges. */
  invoice_immediately?: boolean
  /** Time of the change, for the `change_option` `specific_date`. */
  changes_scheduled_at?: string
  /** Time of the change: immediately, at the end of the term or on a specific date. */
  change_option?: "immediately" | "end_of_term" | "specific_date"
  /** Length of the free period, in the units of `free_period_unit`. (at least 1) */
  free_period?: number
  /** Unit of `free_period`. */
  free_period_unit?: "day" | "week" | "month" | "year"
  /** Whether invoices stay pending until they are closed. */
  create_pending_invoices?: boolean
  /** Whether metered invoices are closed automatically. */
  auto_close_invoices?: boolean
  /** Action to take when the trial ends. */
  trial_end_action?: "site_default" | "plan_default" | "activate_subscription" | "cancel_subscription"
  /** Initiator of the payment: the customer or the merchant. */
  payment_initiator?: "customer" | "merchant"
  /** Whether to invoice usages up to now. */
  invoice_usages?: boolean
  /** Billing address of the customer. */
  billing_address?: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 150 characters) */
    line1?: string
    /** (at most 150 characters) */
    line2?: string
    /** (at most 150 characters) */
    line3?: string
    /** (at most 50 characters) */
    city?: string
    /** (at most 50 characters) */
    state_code?: string
    /** (at most 50 characters) */
    state?: string
    /** (at most 20 characters) */
    zip?: string
    /** Country, as a two-letter ISO 3166 code. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** Shipping address of the customer. */
  shipping_address?: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 150 characters) */
    line1?: string
    /** (at most 150 characters) */
    line2?: string
    /** (at most 150 characters) */
    line3?: string
    /** (at most 50 characters) */
    city?: string
    /** (at most 50 characters) */
    state_code?: string
    /** (at most 50 characters) */
    state?: string
    /** (at most 20 characters) */
    zip?: string
    /** Country, as a two-letter ISO 3166 code. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** Contract term of the subscription. */
  contract_term?: {
    action_at_term_end?: "renew" | "evergreen" | "cancel"
    /** Start of the contract term, in Unix seconds. */
    contract_start?: number
    /** Number of days before the end of the term in which the contract can be canceled. */
    cancellation_cutoff_period?: number
  }
  /** Discounts on the subscription. */
  discounts?: {
    operation_type: "add" | "remove"
    /** (at most 50 characters) */
    id?: string
    duration_type: "one_time" | "forever" | "limited_period"
    apply_on?: "invoice_amount" | "specific_item_price"
    /** (0.01 to 100) */
    percentage?: number
    /** (at least 0) */
    amount?: number
    /** (at least 1) */
    period?: number
    period_unit?: "day" | "week" | "month" | "year"
    included_in_mrr?: boolean
    /** (at most 100 characters) */
    item_price_id?: string
  }[]
  /** Pricing tiers that replace the tiers of the item price. */
  item_tiers?: {
    /** (at most 100 characters) */
    item_price_id?: string
    /** (at least 1) */
    starting_unit?: number
    ending_unit?: number
    /** (at least 0) */
    price?: number
  }[]
  /** Coupons to apply, and the time until which they apply. */
  coupons?: {
    /** (at most 100 characters) */
    coupon_id?: string
    /** Time until which the coupon applies, in Unix seconds. */
    apply_till?: number
  }[]
}

/** Params of subscriptions.delete. */
export interface SubscriptionsDeleteParams {
  /** ID of the subscription, as `subscriptions.list` returns it. */
  id: string
}

/** Params of subscriptions.cancel. */
export interface SubscriptionsCancelParams {
  /** ID of the subscription, as `subscriptions.list` returns it. */
  id: string
  /** Time of the cancellation: immediately, at the end of the term or billing term, or on a specific date. */
  cancel_option?: "immediately" | "end_of_term" | "specific_date" | "end_of_billing_term"
  /** Time of the cancellation, for the `cancel_option` `specific_date`. */
  cancel_at?: string
  /** Credit to give for charges of the current term. */
  credit_option_for_current_term_charges?: "none" | "prorate" | "full" | "consumption_based"
  /** Handling of unbilled charges: invoice or delete. */
  unbilled_charges_option?: "invoice" | "delete"
  /** Handling of unpaid invoices. */
  account_receivables_handling?: "no_action" | "schedule_payment_collection" | "write_off"
  /** Handling of refundable credits. */
  refundable_credits_handling?: "no_action" | "schedule_refund"
  /** Date of the invoice. Defaults to today. */
  invoice_date?: string
  /** Reason code of the cancellation, as configured for your site. (at most 100 characters) */
  cancel_reason_code?: string
  /** Items to charge on cancellation. */
  subscription_items?: {
    /** (at most 100 characters) */
    item_price_id?: string
    /** (at least 1) */
    quantity?: number
    /** (at least 0) */
    unit_price?: number
    /** (1 to 730) */
    service_period_days?: number
  }[]
}

/** Params of subscriptions.remove_scheduled_cancellation. */
export interface SubscriptionsRemoveScheduledCancellationParams {
  /** ID of the subscription, as `subscriptions.list` returns it. */
  id: string
  /** Number of billing cycles after which the subscription ends. (at least 0) */
  billing_cycles?: number
}

/** Params of subscriptions.pause. */
export interface SubscriptionsPauseParams {
  /** ID of the subscription, as `subscriptions.list` returns it. */
  id: string
  /** Time of the pause: immediately, at the end of the term, on a specific date or for a number of billing cycles. */
  pause_option?: "immediately" | "end_of_term" | "specific_date" | "billing_cycles"
  /** Time of the pause, for the `pause_option` `specific_date`. */
  pause_date?: string
  /** Handling of unbilled charges. */
  unbilled_charges_handling?: "no_action" | "invoice"
  /** Whether dunning of unpaid invoices continues or stops. */
  invoice_dunning_handling?: "continue" | "stop"
  /** Number of billing cycles to skip, for the `pause_option` `billing_cycles`. (at least 1) */
  skip_billing_cycles?: number
  /** Time to resume the subscription. */
  resume_date?: string
}

/** Params of subscriptions.resume. */
export interface SubscriptionsResumeParams {
  /** ID of the subscription, as `subscriptions.list` returns it. */
  id: string
  /** Time to resume: immediately or on a specific date. */
  resume_option?: "immediately" | "specific_date"
  /** Time to resume the subscription. */
  resume_date?: string
  /** Handling of charges: invoice immediately or add to unbilled charges. */
  charges_handling?: "invoice_immediately" | "add_to_unbilled_charges"
  /** Handling of unpaid invoices. */
  unpaid_invoices_handling?: "no_action" | "schedule_payment_collection"
}

/** Params of subscriptions.reactivate. */
export interface SubscriptionsReactivateParams {
  /** ID of the subscription, as `subscriptions.list` returns it. */
  id: string
  /** End of the new trial. */
  trial_end?: string
  /** Number of billing cycles after which the subscription ends. (at least 0) */
  billing_cycles?: number
  /** Length of the new trial, 1 to 365 days. (1 to 365) */
  trial_period_days?: number
  /** Time from which the subscription is active again. */
  reactivate_from?: string
  /** Whether to invoice charges immediately. Otherwise, they are added to unbilled charges. */
  invoice_immediately?: boolean
  /** Alignment of the subscription with the customer's billing date: immediate or delayed. */
  billing_alignment_mode?: "immediate" | "delayed"
  /** Number of terms to charge upfront. (at least 1) */
  terms_to_charge?: number
  /** Date of the invoice. Defaults to today. */
  invoice_date?: string
  /** Initiator of the payment: the customer or the merchant. */
  payment_initiator?: "customer" | "merchant"
}

/** Searchable fields of subscriptions, in hosted mode. */
export interface SubscriptionsSearchFields {
  id: string | null
  customer_id: string | null
  status: string | null
  currency_code: string | null
  auto_collection: string | null
  cancel_reason: string | null
  channel: string | null
  po_number: string | null
  mrr: number | null
  total_dues: number | null
  has_scheduled_changes: boolean | null
  deleted: boolean | null
  created_at: number | null
  updated_at: number | null
  next_billing_at: number | null
  cancelled_at: number | null
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by invoice ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by customer ID. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by subscription ID. */
  subscription_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by status. */
  status?: {
    is?: "paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending"
    is_not?: "paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending"
    in?: ("paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending")[]
    not_in?: ("paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending")[]
  }
  /** Filters by dunning status. */
  dunning_status?: {
    is?: "in_progress" | "exhausted" | "stopped" | "success"
    is_not?: "in_progress" | "exhausted" | "stopped" | "success"
    in?: ("in_progress" | "exhausted" | "stopped" | "success")[]
    not_in?: ("in_progress" | "exhausted" | "stopped" | "success")[]
  }
  /** Filters by whether the invoice belongs to a subscription. */
  recurring?: {
    is?: boolean
  }
  /** Filters by date of the invoice. */
  date?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by payment time. */
  paid_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of voiding. */
  voided_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by total amount. */
  total?: {
    is?: number
    is_not?: number
    lt?: number
    lte?: number
    gt?: number
    gte?: number
    /** (2 to 2 items) */
    between?: number[]
  }
  /** Filters by amount due. */
  amount_due?: {
    is?: number
    is_not?: number
    lt?: number
    lte?: number
    gt?: number
    gte?: number
    /** (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "date" | "updated_at"
    desc?: "date" | "updated_at"
  }
  /** Whether to include deleted invoices, which have `deleted` set to `true`. */
  include_deleted?: boolean
}

export interface Invoice {
  /** The invoice's number, also its ID. */
  id: string
  /** The ID of the customer the invoice belongs to. */
  customer_id?: string
  /** The ID of the customer who pays the invoice. */
  payment_owner?: string
  /** The ID of the subscription the invoice is for. */
  subscription_id?: string
  /** Whether the invoice covers a recurring charge. */
  recurring?: boolean
  /** The invoice's state: pending, posted, due, not paid, paid or voided. */
  status?: "paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending"
  /** The invoice date, as a Unix timestamp in seconds. */
  date?: number
  /** The due date, as a Unix timestamp in seconds. */
  due_date?: number
  /** The number of days within which the invoice must be paid. */
  net_term_days?: number
  /** The purchase order number on the invoice. */
  po_number?: string
  /** The customer's VAT or tax registration number on the invoice. */
  vat_number?: string
  /** Whether prices on the invoice include tax. */
  price_type?: "tax_exclusive" | "tax_inclusive"
  /** The rate for converting the invoice's currency to the base currency. */
  exchange_rate?: number
  /** The rate for converting the invoice's currency to the local currency. */
  local_currency_exchange_rate?: number
  /** The invoice's currency, as a three-letter ISO code. */
  currency_code?: string
  /** The local currency for tax reporting, as a three-letter ISO code. */
  local_currency_code?: string
  /** The tax, in the currency's smallest unit. */
  tax?: number
  /** The subtotal, in the currency's smallest unit. */
  sub_total?: number
  /** The subtotal, in the local currency's smallest unit. */
  sub_total_in_local_currency?: number
  /** The total, in the currency's smallest unit. */
  total?: number
  /** The total, in the local currency's smallest unit. */
  total_in_local_currency?: number
  /** The amount still to be paid, in the currency's smallest unit. */
  amount_due?: number
  /** The amount adjusted by credit notes, in the currency's smallest unit. */
  amount_adjusted?: number
  /** The amount paid, in the currency's smallest unit. */
  amount_paid?: number
  /** The time the invoice was paid, as a Unix timestamp in seconds. */
  paid_at?: number
  /** The amount written off, in the currency's smallest unit. */
  write_off_amount?: number
  /** The credits applied to the invoice, in the currency's smallest unit. */
  credits_applied?: number
  /** The state of retrying the invoice's failed payment. */
  dunning_status?: "in_progress" | "exhausted" | "stopped" | "success"
  /** The time of the next payment retry, as a Unix timestamp in seconds. */
  next_retry_at?: number
  /** The time the invoice was voided, as a Unix timestamp in seconds. */
  voided_at?: number
  /** A version number that grows with each change to the invoice. */
  resource_version?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number
  /** The exchange rates applied to the invoice. */
  exchange_rates?: InvoiceExchangeRate[]
  /** Whether the invoice is the first for the customer or subscription. */
  first_invoice?: boolean
  new_sales_amount?: number
  /** Whether the invoice has charges made in advance for later terms. */
  has_advance_charges?: boolean
  term_finalized?: boolean
  /** Whether the invoice is for a gift. */
  is_gifted?: boolean
  /** The time the invoice was generated, as a Unix timestamp in seconds. */
  generated_at?: number
  /** The date payment is expected, as a Unix timestamp in seconds. */
  expected_payment_date?: number
  /** The amount still to be collected, in the currency's smallest unit. */
  amount_to_collect?: number
  /** The amount added by rounding off, in the currency's smallest unit. */
  round_off_amount?: number
  /** The line items on the invoice. */
  line_items?: InvoiceLineItem[]
  /** The price tiers applied to each line item. */
  line_item_tiers?: InvoiceLineItemTier[]
  /** The discounts on each line item. */
  line_item_discounts?: InvoiceLineItemDiscount[]
  /** The taxes on each line item. */
  line_item_taxes?: InvoiceLineItemTax[]
  /** The discounts on the invoice. */
  discounts?: InvoiceDiscount[]
  /** The taxes on the invoice. */
  taxes?: InvoiceTax[]
  /** The payments linked to the invoice. */
  linked_payments?: InvoiceLinkedPayment[]
  /** The transactions the invoice refers to. */
  reference_transactions?: InvoiceReferenceTransaction[]
  /** The attempts at retrying the failed payment. */
  dunning_attempts?: InvoiceDunningAttempt[]
  /** The credit notes applied to the invoice. */
  applied_credits?: InvoiceAppliedCredit[]
  /** The credit notes that reduce the amount due on the invoice. */
  adjustment_credit_notes?: InvoiceAdjustmentCreditNote[]
  /** The credit notes issued for the invoice after payment. */
  issued_credit_notes?: InvoiceIssuedCreditNote[]
  /** The orders linked to the invoice. */
  linked_orders?: InvoiceLinkedOrder[]
  /** The notes printed on the invoice. */
  notes?: InvoiceNote[]
  /** The shipping address on the invoice. */
  shipping_address?: Address
  /** The billing address on the invoice. */
  billing_address?: Address
  /** The reason code given for voiding the invoice, from the site's list. */
  void_reason_code?: string
  /** Whether the invoice was deleted. */
  deleted?: boolean
  /** The tax category of the invoice. */
  tax_category?: string
  /** The country prefix that replaces the usual one in the VAT number. */
  vat_number_prefix?: string
  /** The channel the invoice came through: the web or an app store. */
  channel?: "web" | "app_store" | "play_store"
  /** The ID of the business entity the invoice belongs to. */
  business_entity_id?: string
}

export interface InvoiceExchangeRate {
  currency_code?: string
  rate?: number
}

export interface InvoiceLineItem {
  id?: string
  subscription_id?: string
  date_from?: number
  date_to?: number
  unit_amount?: number
  quantity?: number
  amount?: number
  pricing_model?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
  is_taxed?: boolean
  tax_amount?: number
  tax_rate?: number
  unit_amount_in_decimal?: string
  quantity_in_decimal?: string
  amount_in_decimal?: string
  discount_amount?: number
  item_level_discount_amount?: number
  metered?: boolean
  is_percentage_pricing?: boolean
  reference_line_item_id?: string
  description?: string
  entity_description?: string
  entity_type?: "adhoc" | "plan_item_price" | "addon_item_price" | "charge_item_price" | "plan_setup" | "plan" | "addon"
  tax_exempt_reason?: string
  entity_id?: string
  customer_id?: string
  proration_mode?: "reset" | "delta" | "service_period_revision" | "adjusted_term"
}

export interface InvoiceLineItemTier {
  line_item_id?: string
  starting_unit?: number
  ending_unit?: number
  quantity_used?: number
  unit_amount?: number
  starting_unit_in_decimal?: string
  ending_unit_in_decimal?: string
  quantity_used_in_decimal?: string
  unit_amount_in_decimal?: string
  pricing_type?: "per_unit" | "flat_fee" | "package"
  package_size?: number
}

export interface InvoiceLineItemDiscount {
  line_item_id?: string
  discount_type?:
    | "item_level_coupon"
    | "document_level_coupon"
    | "promotional_credits"
    | "prorated_credits"
    | "item_level_discount"
    | "document_level_discount"
  coupon_id?: string
  entity_id?: string
  discount_amount?: number
}

export interface InvoiceLineItemTax {
  line_item_id?: string
  tax_name?: string
  tax_rate?: number
  date_to?: number
  date_from?: number
  prorated_taxable_amount?: number
  is_partial_tax_applied?: boolean
  is_non_compliance_tax?: boolean
  taxable_amount?: number
  tax_amount?: number
  tax_juris_type?: "country" | "federal" | "state" | "county" | "city" | "special" | "unincorporated" | "other"
  tax_juris_name?: string
  tax_juris_code?: string
  tax_amount_in_local_currency?: number
  local_currency_code?: string
}

export interface InvoiceDiscount {
  amount?: number
  description?: string
  line_item_id?: string
  entity_type?:
    | "item_level_coupon"
    | "document_level_coupon"
    | "promotional_credits"
    | "prorated_credits"
    | "item_level_discount"
    | "document_level_discount"
  discount_type?: "fixed_amount" | "percentage"
  entity_id?: string
  coupon_set_code?: string
}

export interface InvoiceTax {
  name?: string
  amount?: number
  description?: string
}

export interface InvoiceLinkedPayment {
  txn_id?: string
  applied_amount?: number
  applied_at?: number
  txn_status?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
  txn_date?: number
  txn_amount?: number
}

export interface InvoiceReferenceTransaction {
  applied_amount?: number
  applied_at?: number
  txn_id?: string
  txn_status?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
  txn_date?: number
  txn_amount?: number
  txn_type?: "authorization" | "payment" | "refund" | "payment_reversal"
  amount_capturable?: number
  authorization_reason?: "verification" | "blocking_funds" | "scheduled_capture"
}

export interface InvoiceDunningAttempt {
  attempt?: number
  transaction_id?: string
  dunning_type?: "auto_collect" | "offline" | "direct_debit" | "real_time_payments"
  created_at?: number
  txn_status?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
  txn_amount?: number
  retry_engine?: "chargebee" | "flexpay" | "successplus"
}

export interface InvoiceAppliedCredit {
  cn_id?: string
  applied_amount?: number
  applied_at?: number
  cn_reason_code?: string
  cn_create_reason_code?: string
  cn_date?: number
  cn_status?: "adjusted" | "refunded" | "refund_due" | "voided"
  tax_application?: "pre_tax" | "post_tax"
}

export interface InvoiceAdjustmentCreditNote {
  cn_id?: string
  cn_reason_code?: string
  cn_create_reason_code?: string
  cn_date?: number
  cn_total?: number
  cn_status?: "adjusted" | "refunded" | "refund_due" | "voided"
}

export interface InvoiceIssuedCreditNote {
  cn_id?: string
  cn_reason_code?: string
  cn_create_reason_code?: string
  cn_date?: number
  cn_total?: number
  cn_status?: "adjusted" | "refunded" | "refund_due" | "voided"
}

export interface InvoiceLinkedOrder {
  id: string
  document_number?: string
  status?: string
  order_type?: "manual" | "system_generated"
  reference_id?: string
  fulfillment_status?: string
  batch_id?: string
  created_at?: number
}

export interface InvoiceNote {
  note?: string
  entity_id?: string
  entity_type?: string
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
}

/** Params of invoices.create. Needs customer_id, or subscription_id. */
export interface InvoicesCreateParams {
  /** ID of the customer, as `customers.list` returns it. (at most 50 characters) */
  customer_id?: string
  /** ID of the subscription, as `subscriptions.list` returns it. (at most 50 characters) */
  subscription_id?: string
  /** Currency, as a three-letter ISO 4217 code. (at most 3 characters) */
  currency_code?: string
  /** Note to show on the invoice. (at most 2000 characters) */
  invoice_note?: string
  /** Whether to leave out the general note. */
  remove_general_note?: boolean
  /** Purchase order number. (at most 100 characters) */
  po_number?: string
  /** IDs or codes of coupons to apply. */
  coupon_ids?: string[]
  /** ID of the authorization transaction to capture. (at most 40 characters) */
  authorization_transaction_id?: string
  /** ID of the payment source to charge, as `payment_sources.list` returns it. (at most 40 characters) */
  payment_source_id?: string
  /** Whether the invoice is collected from the payment source immediately. */
  auto_collection?: "on" | "off"
  /** Number of days within which invoices are due. */
  net_term_days?: number
  /** Date of the invoice. Defaults to today. */
  invoice_date?: string
  /** Whether the invoice stays pending until it is closed. */
  create_pending_invoice?: boolean
  /** Initiator of the payment: the customer or the merchant. */
  payment_initiator?: "customer" | "merchant"
  /** Shipping address of the customer. */
  shipping_address?: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 150 characters) */
    line1?: string
    /** (at most 150 characters) */
    line2?: string
    /** (at most 150 characters) */
    line3?: string
    /** (at most 50 characters) */
    city?: string
    /** (at most 50 characters) */
    state_code?: string
    /** (at most 50 characters) */
    state?: string
    /** (at most 20 characters) */
    zip?: string
    /** Country, as a two-letter ISO 3166 code. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** Charges by item price. */
  item_prices?: {
    /** (at most 100 characters) */
    item_price_id?: string
    /** (at least 1) */
    quantity?: number
    /** (at most 33 characters) */
    quantity_in_decimal?: string
    /** (at least 0) */
    unit_price?: number
    /** Start of the service period, in Unix seconds. */
    date_from?: number
    /** End of the service period, in Unix seconds. */
    date_to?: number
  }[]
  /** Further charges, each with an amount. */
  charges?: {
    /** (at least 1) */
    amount?: number
    /** (at most 250 characters) */
    description?: string
    taxable?: boolean
    /** (at most 50 characters) */
    tax_profile_id?: string
    /** Start of the service period, in Unix seconds. */
    date_from?: number
    /** End of the service period, in Unix seconds. */
    date_to?: number
  }[]
}

/** Params of invoices.delete. */
export interface InvoicesDeleteParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
}

/** Params of invoices.close. */
export interface InvoicesCloseParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
  /** Note to show on the invoice. (at most 2000 characters) */
  invoice_note?: string
  /** Whether to leave out the general note. */
  remove_general_note?: boolean
  /** Date of the invoice. Defaults to today. */
  invoice_date?: string
}

/** Params of invoices.void. */
export interface InvoicesVoidParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
  /** Reason code of the voiding, as configured for your site. (at most 100 characters) */
  void_reason_code?: string
}

/** Params of invoices.collect_payment. */
export interface InvoicesCollectPaymentParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Amount to collect, in the currency's smallest unit. Defaults to the amount due. (at least 1) */
  amount?: number
  /** ID of the authorization transaction to capture. (at most 40 characters) */
  authorization_transaction_id?: string
  /** ID of the payment source to charge, as `payment_sources.list` returns it. (at most 40 characters) */
  payment_source_id?: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
  /** Initiator of the payment: the customer or the merchant. */
  payment_initiator?: "customer" | "merchant"
}

export interface Transaction {
  /** The transaction's ID. */
  id: string
  /** The ID of the customer the transaction belongs to. */
  customer_id?: string
  /** The ID of the subscription the transaction is for. */
  subscription_id?: string
  /** The ID of the gateway account that handled the transaction. */
  gateway_account_id?: string
  /** The ID of the payment source used. */
  payment_source_id?: string
  /** The payment method used. */
  payment_method?: string
  /** The reference number of an offline payment, such as a check number. */
  reference_number?: string
  /** The payment gateway that handled the transaction. */
  gateway?: string
  /** The kind of transaction: an authorization, a payment, a refund or a payment reversal. */
  type?: "authorization" | "payment" | "refund" | "payment_reversal"
  /** The transaction's date, as a Unix timestamp in seconds. */
  date?: number
  /** The time the payment was settled, as a Unix timestamp in seconds. */
  settled_at?: number
  /** The rate for converting the transaction's currency to the base currency. */
  exchange_rate?: number
  /** The transaction's currency, as a three-letter ISO code. */
  currency_code?: string
  /** The amount, in the currency's smallest unit. */
  amount?: number
  /** The transaction's ID at the gateway. */
  id_at_gateway?: string
  /** The transaction's state, from in progress to success or failure. */
  status?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
  /** The fraud assessment of the transaction. */
  fraud_flag?: "safe" | "suspicious" | "fraudulent"
  /** The party that started the transaction: the customer or the merchant. */
  initiator_type?: "customer" | "merchant"
  /** Whether the transaction went through 3D Secure authentication. */
  three_d_secure?: boolean
  /** The reason for the authorization: blocking funds, verification or a later capture. */
  authorization_reason?: "blocking_funds" | "verification" | "scheduled_capture"
  /** The error code returned by the gateway for a failed transaction. */
  error_code?: string
  /** The error message returned by the gateway for a failed transaction. */
  error_text?: string
  /** The time the transaction was voided, as a Unix timestamp in seconds. */
  voided_at?: number
  /** A version number that grows with each change to the transaction. */
  resource_version?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number
  /** The reason the transaction was flagged as fraud. */
  fraud_reason?: string
  /** The ID of the custom payment method used. */
  custom_payment_method_id?: string
  /** The payment amount not allocated to invoices, in the currency's smallest unit. */
  amount_unused?: number
  /** The card number used, with most digits masked. */
  masked_card_number?: string
  /** The ID of the payment that was reversed. Present for payment reversals. */
  reference_transaction_id?: string
  /** The ID of the payment that was refunded. Present for refunds. */
  refunded_txn_id?: string
  /** The ID of the authorization the payment was captured from. */
  reference_authorization_id?: string
  /** The authorized amount still available for capture, in the currency's smallest unit. */
  amount_capturable?: number
  /** The ID of the transaction that reversed this payment. */
  reversal_transaction_id?: string
  /** The invoices the payment was applied to. */
  linked_invoices?: TransactionLinkedInvoice[]
  /** The credit notes the refund was made against. */
  linked_credit_notes?: TransactionLinkedCreditNote[]
  /** The refunds made from the payment. */
  linked_refunds?: TransactionLinkedRefund[]
  /** The payments captured from the authorization. */
  linked_payments?: TransactionLinkedPayment[]
  /** Whether the transaction was deleted. */
  deleted?: boolean
  /** The issuer identification number, the first six digits of the card number. */
  iin?: string
  /** The last four digits of the card number. */
  last4?: string
  /** The merchant's reference for the transaction at the gateway. */
  merchant_reference_id?: string
  /** The ID of the business entity the transaction belongs to. */
  business_entity_id?: string
  /** The details of the error returned by the gateway. */
  error_detail?: TransactionGatewayErrorDetail
  /** The name of the custom payment method used. */
  custom_payment_method_name?: string
}

export interface TransactionLinkedInvoice {
  invoice_id?: string
  applied_amount?: number
  applied_at?: number
  invoice_date?: number
  invoice_total?: number
  invoice_status?: "paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending"
}

export interface TransactionLinkedCreditNote {
  cn_id?: string
  applied_amount?: number
  applied_at?: number
  cn_reason_code?: string
  cn_create_reason_code?: string
  cn_date?: number
  cn_total?: number
  cn_status?: "adjusted" | "refunded" | "refund_due" | "voided"
  cn_reference_invoice_id?: string
}

export interface TransactionLinkedRefund {
  txn_id?: string
  txn_status?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
  txn_date?: number
  txn_amount?: number
}

export interface TransactionLinkedPayment {
  id: string
  status?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
  amount?: number
  date?: number
}

export interface TransactionGatewayErrorDetail {
  request_id?: string
  error_category?: string
  error_code?: string
  error_message?: string
  decline_code?: string
  decline_message?: string
  network_error_code?: string
  network_error_message?: string
  error_field?: string
  recommendation_code?: string
  recommendation_message?: string
  processor_error_code?: string
  processor_error_message?: string
  error_cause_id?: string
  processor_advice_code?: string
}

/** Params of invoices.refund. */
export interface InvoicesRefundParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Amount to refund, in the currency's smallest unit. Defaults to the refundable amount. (at least 1) */
  refund_amount?: number
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
  /** Note to show on the credit note. (at most 2000 characters) */
  customer_notes?: string
  /** Reason for the refund. */
  credit_note?: {
    reason_code?:
      | "product_unsatisfactory"
      | "service_unsatisfactory"
      | "order_change"
      | "order_cancellation"
      | "waiver"
      | "other"
    /** (at most 100 characters) */
    create_reason_code?: string
  }
}

/** Params of invoices.write_off. */
export interface InvoicesWriteOffParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
}

/** Searchable fields of invoices, in hosted mode. */
export interface InvoicesSearchFields {
  id: string | null
  customer_id: string | null
  subscription_id: string | null
  status: string | null
  dunning_status: string | null
  price_type: string | null
  currency_code: string | null
  recurring: boolean | null
  total: number | null
  amount_due: number | null
  amount_paid: number | null
  po_number: string | null
  deleted: boolean | null
  date: number | null
  due_date: number | null
  paid_at: number | null
  updated_at: number | null
}

/** Params of invoice_pdfs.create. */
export interface InvoicePdfsCreateParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** Whether a browser downloads the file (`attachment`) or shows it (`inline`). */
  disposition_type?: "attachment" | "inline"
}

export interface Download {
  download_url: string
  valid_till?: number
  mime_type?: string
}

/** Params of invoice_payments.create. */
export interface InvoicePaymentsCreateParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
  /** Method and date of the payment. */
  transaction: {
    /** (at least 0) */
    amount?: number
    payment_method:
      | "cash"
      | "check"
      | "bank_transfer"
      | "other"
      | "app_store"
      | "play_store"
      | "custom"
      | "dana"
      | "touch_n_go"
      | "tamara"
      | "qpay"
    /** (at most 100 characters) */
    reference_number?: string
    /** (at most 100 characters) */
    id_at_gateway?: string
    status?: "success" | "failure" | "late_failure"
    /** Date of the payment, in Unix seconds. */
    date?: number
  }
}

/** Params of credit_notes.list. */
export interface CreditNotesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by credit note ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by customer ID. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by subscription ID. */
  subscription_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by ID of the credited invoice. */
  reference_invoice_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by type. */
  type?: {
    is?: "adjustment" | "refundable" | "store"
    is_not?: "adjustment" | "refundable" | "store"
    in?: ("adjustment" | "refundable" | "store")[]
    not_in?: ("adjustment" | "refundable" | "store")[]
  }
  /** Filters by status. */
  status?: {
    is?: "adjusted" | "refunded" | "refund_due" | "voided"
    is_not?: "adjusted" | "refunded" | "refund_due" | "voided"
    in?: ("adjusted" | "refunded" | "refund_due" | "voided")[]
    not_in?: ("adjusted" | "refunded" | "refund_due" | "voided")[]
  }
  /** Filters by date of the credit note. */
  date?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by total amount. */
  total?: {
    is?: number
    is_not?: number
    lt?: number
    lte?: number
    gt?: number
    gte?: number
    /** (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of voiding. */
  voided_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "date"
    desc?: "date"
  }
  /** Whether to include deleted credit notes, which have `deleted` set to `true`. */
  include_deleted?: boolean
}

export interface CreditNote {
  /** The credit note's number, also its ID. */
  id: string
  /** The ID of the customer the credit note was issued to. */
  customer_id?: string
  /** The ID of the subscription the credit note is for. */
  subscription_id?: string
  /** The ID of the invoice the credit note was issued against. */
  reference_invoice_id?: string
  /** The kind of credit note: an adjustment, a refundable one or a store one. */
  type?: "adjustment" | "refundable" | "store"
  /** The reason for the credit note, from Chargebee's list. */
  reason_code?: string
  /** The credit note's state: adjusted, refunded, due for refund or voided. */
  status?: "adjusted" | "refunded" | "refund_due" | "voided"
  /** The customer's VAT or tax registration number on the credit note. */
  vat_number?: string
  /** The credit note's date, as a Unix timestamp in seconds. */
  date?: number
  /** Whether prices on the credit note include tax. */
  price_type?: "tax_exclusive" | "tax_inclusive"
  /** The credit note's currency, as a three-letter ISO code. */
  currency_code?: string
  /** The total, in the currency's smallest unit. */
  total?: number
  /** The amount allocated to invoices, in the currency's smallest unit. */
  amount_allocated?: number
  /** The amount refunded, in the currency's smallest unit. */
  amount_refunded?: number
  /** The amount still available for allocation or refund, in the currency's smallest unit. */
  amount_available?: number
  /** The time the credit note was refunded, as a Unix timestamp in seconds. */
  refunded_at?: number
  /** The time the credit note was voided, as a Unix timestamp in seconds. */
  voided_at?: number
  /** The time the credit note was generated, as a Unix timestamp in seconds. */
  generated_at?: number
  /** A version number that grows with each change to the credit note. */
  resource_version?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number
  /** The channel the credit note came through: the web or an app store. */
  channel?: "web" | "app_store" | "play_store"
  /** The subtotal, in the currency's smallest unit. */
  sub_total?: number
  /** The subtotal, in the local currency's smallest unit. */
  sub_total_in_local_currency?: number
  /** The total, in the local currency's smallest unit. */
  total_in_local_currency?: number
  /** The local currency for tax reporting, as a three-letter ISO code. */
  local_currency_code?: string
  /** The amount added by rounding off, in the currency's smallest unit. */
  round_off_amount?: number
  fractional_correction?: number
  /** The notes printed on the credit note. */
  notes?: string[]
  /** The line items on the credit note. */
  line_items?: CreditNoteLineItem[]
  /** The price tiers applied to each line item. */
  line_item_tiers?: CreditNoteLineItemTier[]
  /** The discounts on each line item. */
  line_item_discounts?: CreditNoteLineItemDiscount[]
  /** The taxes on each line item. */
  line_item_taxes?: CreditNoteLineItemTax[]
  /** The discounts on the credit note. */
  discounts?: CreditNoteDiscount[]
  /** The taxes on the credit note. */
  taxes?: CreditNoteTax[]
  /** The refunds made against the credit note. */
  linked_refunds?: CreditNoteLinkedRefund[]
  /** The invoices the credit note's amount was allocated to. */
  allocations?: CreditNoteAllocation[]
  /** Whether the credit note was deleted. */
  deleted?: boolean
  /** The tax category of the credit note. */
  tax_category?: string
  /** The rate for converting the credit note's currency to the local currency. */
  local_currency_exchange_rate?: number
  /** The exchange rates applied to the credit note. */
  exchange_rates?: CreditNoteExchangeRate[]
  /** The reason code given for the credit note, from the site's list. */
  create_reason_code?: string
  /** The country prefix that replaces the usual one in the VAT number. */
  vat_number_prefix?: string
  /** The ID of the business entity the credit note belongs to. */
  business_entity_id?: string
  /** The shipping address on the credit note. */
  shipping_address?: Address
  /** The billing address on the credit note. */
  billing_address?: Address
}

export interface CreditNoteLineItem {
  id?: string
  subscription_id?: string
  date_from?: number
  date_to?: number
  unit_amount?: number
  quantity?: number
  amount?: number
  pricing_model?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
  is_taxed?: boolean
  tax_amount?: number
  tax_rate?: number
  unit_amount_in_decimal?: string
  quantity_in_decimal?: string
  amount_in_decimal?: string
  discount_amount?: number
  item_level_discount_amount?: number
  metered?: boolean
  is_percentage_pricing?: boolean
  reference_line_item_id?: string
  description?: string
  entity_description?: string
  entity_type?: "adhoc" | "plan_item_price" | "addon_item_price" | "charge_item_price" | "plan_setup" | "plan" | "addon"
  tax_exempt_reason?: string
  entity_id?: string
  customer_id?: string
  proration_mode?: "reset" | "delta" | "service_period_revision" | "adjusted_term"
}

export interface CreditNoteLineItemTier {
  line_item_id?: string
  starting_unit?: number
  ending_unit?: number
  quantity_used?: number
  unit_amount?: number
  starting_unit_in_decimal?: string
  ending_unit_in_decimal?: string
  quantity_used_in_decimal?: string
  unit_amount_in_decimal?: string
  pricing_type?: "per_unit" | "flat_fee" | "package"
  package_size?: number
}

export interface CreditNoteLineItemDiscount {
  line_item_id?: string
  discount_type?:
    | "item_level_coupon"
    | "document_level_coupon"
    | "promotional_credits"
    | "prorated_credits"
    | "item_level_discount"
    | "document_level_discount"
  coupon_id?: string
  entity_id?: string
  discount_amount?: number
}

export interface CreditNoteLineItemTax {
  line_item_id?: string
  tax_name?: string
  tax_rate?: number
  date_to?: number
  date_from?: number
  prorated_taxable_amount?: number
  is_partial_tax_applied?: boolean
  is_non_compliance_tax?: boolean
  taxable_amount?: number
  tax_amount?: number
  tax_juris_type?: "country" | "federal" | "state" | "county" | "city" | "special" | "unincorporated" | "other"
  tax_juris_name?: string
  tax_juris_code?: string
  tax_amount_in_local_currency?: number
  local_currency_code?: string
}

export interface CreditNoteDiscount {
  amount?: number
  description?: string
  line_item_id?: string
  entity_type?:
    | "item_level_coupon"
    | "document_level_coupon"
    | "promotional_credits"
    | "prorated_credits"
    | "item_level_discount"
    | "document_level_discount"
  discount_type?: "fixed_amount" | "percentage"
  entity_id?: string
  coupon_set_code?: string
}

export interface CreditNoteTax {
  name?: string
  amount?: number
  description?: string
}

export interface CreditNoteLinkedRefund {
  txn_id?: string
  applied_amount?: number
  applied_at?: number
  txn_status?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
  txn_date?: number
  txn_amount?: number
  refund_reason_code?: string
}

export interface CreditNoteAllocation {
  invoice_id?: string
  allocated_amount?: number
  allocated_at?: number
  invoice_date?: number
  invoice_status?: "paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending"
  tax_application?: "pre_tax" | "post_tax"
}

export interface CreditNoteExchangeRate {
  currency_code?: string
  rate?: number
}

/** Params of credit_notes.get. */
export interface CreditNotesGetParams {
  /** ID of the credit note, as `credit_notes.list` returns it. */
  id: string
}

/** Params of credit_notes.create. Needs reference_invoice_id, or customer_id. */
export interface CreditNotesCreateParams {
  /**
   * Type of the credit note: `adjustment` lowers the amount due, `refundable` can be refunded, `store` is credit for
   * later.
   */
  type: "adjustment" | "refundable" | "store"
  /** ID of the invoice to credit, as `invoices.list` returns it. (at most 50 characters) */
  reference_invoice_id?: string
  /** ID of the customer, as `customers.list` returns it. (at most 50 characters) */
  customer_id?: string
  /** Total of the credit note, in the currency's smallest unit. (at least 0) */
  total?: number
  /** Reason for the credit note. */
  reason_code?:
    | "product_unsatisfactory"
    | "service_unsatisfactory"
    | "order_change"
    | "order_cancellation"
    | "waiver"
    | "other"
  /** Reason code of the credit note, as configured for your site. (at most 100 characters) */
  create_reason_code?: string
  /** Date of the credit note. Defaults to now. */
  date?: string
  /** Note to show on the credit note. (at most 2000 characters) */
  customer_notes?: string
  /** Currency, as a three-letter ISO 4217 code. (at most 3 characters) */
  currency_code?: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
  /** Line items to credit. */
  line_items?: {
    /** (at most 40 characters) */
    reference_line_item_id?: string
    unit_amount?: number
    quantity?: number
    amount?: number
    /** Start of the service period, in Unix seconds. */
    date_from?: number
    /** End of the service period, in Unix seconds. */
    date_to?: number
    /** (at most 250 characters) */
    description?: string
  }[]
}

/** Params of credit_notes.delete. */
export interface CreditNotesDeleteParams {
  /** ID of the credit note, as `credit_notes.list` returns it. */
  id: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
}

/** Params of credit_notes.void. */
export interface CreditNotesVoidParams {
  /** ID of the credit note, as `credit_notes.list` returns it. */
  id: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
}

/** Searchable fields of credit_notes, in hosted mode. */
export interface CreditNotesSearchFields {
  id: string | null
  customer_id: string | null
  subscription_id: string | null
  reference_invoice_id: string | null
  type: string | null
  reason_code: string | null
  status: string | null
  currency_code: string | null
  total: number | null
  amount_available: number | null
  deleted: boolean | null
  date: number | null
  updated_at: number | null
}

/** Params of credit_note_refunds.create. */
export interface CreditNoteRefundsCreateParams {
  /** ID of the credit note, as `credit_notes.list` returns it. */
  credit_note_id: string
  /** Reason code of the refund, as configured for your site. (at most 100 characters) */
  refund_reason_code?: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
  /** Method and date of the refund. */
  transaction: {
    /** (at least 0) */
    amount?: number
    payment_method:
      | "cash"
      | "check"
      | "chargeback"
      | "bank_transfer"
      | "other"
      | "app_store"
      | "play_store"
      | "custom"
      | "dana"
      | "touch_n_go"
      | "tamara"
      | "qpay"
    /** (at most 100 characters) */
    reference_number?: string
    /** Date of the refund, in Unix seconds. */
    date: number
  }
}

/** Params of transactions.list. */
export interface TransactionsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by transaction ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by customer ID. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by subscription ID. */
  subscription_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by payment source ID. */
  payment_source_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by payment method. */
  payment_method?: {
    is?: string
    is_not?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by type. */
  type?: {
    is?: "authorization" | "payment" | "refund" | "payment_reversal"
    is_not?: "authorization" | "payment" | "refund" | "payment_reversal"
    in?: ("authorization" | "payment" | "refund" | "payment_reversal")[]
    not_in?: ("authorization" | "payment" | "refund" | "payment_reversal")[]
  }
  /** Filters by status. */
  status?: {
    is?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
    is_not?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
    in?: ("in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure")[]
    not_in?: ("in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure")[]
  }
  /** Filters by transaction ID at the gateway. */
  id_at_gateway?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by reference number. */
  reference_number?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by date of the transaction. */
  date?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by amount. */
  amount?: {
    is?: number
    is_not?: number
    lt?: number
    lte?: number
    gt?: number
    gte?: number
    /** (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "date" | "updated_at"
    desc?: "date" | "updated_at"
  }
  /** Whether to include deleted transactions, which have `deleted` set to `true`. */
  include_deleted?: boolean
}

/** Params of transactions.get. */
export interface TransactionsGetParams {
  /** ID of the transaction, as `transactions.list` returns it. */
  id: string
}

/** Searchable fields of transactions, in hosted mode. */
export interface TransactionsSearchFields {
  id: string | null
  customer_id: string | null
  subscription_id: string | null
  type: string | null
  status: string | null
  payment_method: string | null
  gateway: string | null
  currency_code: string | null
  amount: number | null
  id_at_gateway: string | null
  reference_number: string | null
  error_code: string | null
  deleted: boolean | null
  date: number | null
  updated_at: number | null
}

/** Params of coupons.list. */
export interface CouponsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by coupon ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by name. */
  name?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by discount type. */
  discount_type?: {
    is?: "fixed_amount" | "percentage" | "offer_quantity"
    is_not?: "fixed_amount" | "percentage" | "offer_quantity"
    in?: ("fixed_amount" | "percentage" | "offer_quantity")[]
    not_in?: ("fixed_amount" | "percentage" | "offer_quantity")[]
  }
  /** Filters by duration type. */
  duration_type?: {
    is?: "one_time" | "forever" | "limited_period"
    is_not?: "one_time" | "forever" | "limited_period"
    in?: ("one_time" | "forever" | "limited_period")[]
    not_in?: ("one_time" | "forever" | "limited_period")[]
  }
  /** Filters by status. */
  status?: {
    is?: "active" | "expired" | "archived" | "deleted" | "future"
    is_not?: "active" | "expired" | "archived" | "deleted" | "future"
    in?: ("active" | "expired" | "archived" | "deleted" | "future")[]
    not_in?: ("active" | "expired" | "archived" | "deleted" | "future")[]
  }
  /** Filters by what the discount applies to. */
  apply_on?: {
    is?: "invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items"
    is_not?: "invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items"
    in?: ("invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items")[]
    not_in?: ("invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items")[]
  }
  /** Filters by currency. */
  currency_code?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by creation time. */
  created_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "created_at"
    desc?: "created_at"
  }
}

export interface Coupon {
  /** The coupon's ID. */
  id: string
  /** The coupon's name, for use inside Chargebee. */
  name?: string
  /** The coupon's name on invoices. */
  invoice_name?: string
  /** The kind of discount: a fixed amount, a percentage or free units. */
  discount_type?: "fixed_amount" | "percentage" | "offer_quantity"
  /** The percentage taken off. Present for percentage coupons. */
  discount_percentage?: number
  /** The amount taken off, in the currency's smallest unit. Present for fixed-amount coupons. */
  discount_amount?: number
  /** The number of free units. Present for coupons that offer a quantity. */
  discount_quantity?: number
  /** The currency of the discount amount, as a three-letter ISO code. */
  currency_code?: string
  /** The coupon's duration: one time, forever or a limited period. */
  duration_type?: "one_time" | "forever" | "limited_period"
  /**
   * @deprecated
   * The number of months the coupon applies. Deprecated: use period instead.
   */
  duration_month?: number
  /** The time the coupon becomes valid, as a Unix timestamp in seconds. */
  valid_from?: number
  /** The time the coupon stops being valid, as a Unix timestamp in seconds. */
  valid_till?: number
  /** The maximum number of redemptions. Absent if there is no limit. */
  max_redemptions?: number
  /** The coupon's state: active, expired, archived, deleted or not yet valid. */
  status?: "active" | "expired" | "archived" | "deleted" | "future"
  /** Whether the discount applies to the invoice amount or to each specified item. */
  apply_on?: "invoice_amount" | "each_specified_item"
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number
  /** The time the coupon was archived, as a Unix timestamp in seconds. */
  archived_at?: number
  /** A version number that grows with each change to the coupon. */
  resource_version?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number
  /** Whether the discount counts in monthly recurring revenue. */
  included_in_mrr?: boolean
  /** The number of period units the coupon applies for. Present for limited periods. */
  period?: number
  /** The unit of the coupon's period. */
  period_unit?: "day" | "week" | "month" | "year"
  /** The items the coupon applies to, by item type. */
  item_constraints?: CouponItemConstraint[]
  /** The number of times the coupon was redeemed. */
  redemptions?: number
  /** A note printed on invoices the coupon applies to. */
  invoice_notes?: string
  /** Your own data stored with the coupon, in any form. */
  meta_data?: { [k: string]: unknown }
  /** The conditions on the customers who may use the coupon. */
  coupon_constraints?: CouponCouponConstraint[]
  /** Whether the coupon was deleted. */
  deleted?: boolean
}

export interface CouponItemConstraint {
  item_type?: "plan" | "addon" | "charge"
  constraint?: "none" | "all" | "specific" | "criteria"
  item_price_ids?: string[]
}

export interface CouponCouponConstraint {
  entity_type?: "customer"
  type?: "max_redemptions" | "unique_by" | "existing_customer" | "new_customer"
  value?: string
}

/** Params of coupons.get. */
export interface CouponsGetParams {
  /** ID of the coupon, as `coupons.list` returns it. */
  id: string
}

/** Params of coupons.create. */
export interface CouponsCreateParams {
  /** ID of the coupon: the code that customers redeem. (at most 100 characters) */
  id: string
  /** Name of the coupon in Chargebee. (at most 50 characters) */
  name: string
  /** Name of the coupon on invoices. (at most 100 characters) */
  invoice_name?: string
  /** Type of the discount. */
  discount_type?: "fixed_amount" | "percentage" | "offer_quantity"
  /** Discount amount, in the currency's smallest unit. (at least 0) */
  discount_amount?: number
  /** Currency, as a three-letter ISO 4217 code. (at most 3 characters) */
  currency_code?: string
  /** Discount percentage, 0.01 to 100. (0.01 to 100) */
  discount_percentage?: number
  /** Number of free units. (at least 1) */
  discount_quantity?: number
  /** Amount or items that the discount applies to. */
  apply_on: "invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items"
  /** Duration of the discount: once, forever or for a limited period. */
  duration_type?: "one_time" | "forever" | "limited_period"
  /** Length of the discount period, in the units of `period_unit`. (at least 1) */
  period?: number
  /** Unit of `period`. */
  period_unit?: "day" | "week" | "month" | "year"
  /** Time from which the coupon can be redeemed. */
  valid_from?: string
  /** Time until which the coupon can be redeemed. */
  valid_till?: string
  /** Maximum number of redemptions. (at least 1) */
  max_redemptions?: number
  /** Note to show on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Your own data to store with the coupon, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether the coupon counts toward monthly recurring revenue (MRR). */
  included_in_mrr?: boolean
  /** Status of the coupon. */
  status?: "active" | "archived"
  /** Items that the coupon applies to. */
  item_constraints?: {
    constraint: "none" | "all" | "specific" | "criteria"
    item_type: "plan" | "addon" | "charge"
  }[]
  /** Limits on redemptions: who can redeem the coupon, and how often. */
  coupon_constraints?: {
    entity_type: "customer"
    type: "max_redemptions" | "unique_by" | "existing_customer" | "new_customer"
    value?: string
  }[]
}

/** Params of coupons.update. */
export interface CouponsUpdateParams {
  /** ID of the coupon, as `coupons.list` returns it. */
  id: string
  /** Name of the coupon in Chargebee. (at most 50 characters) */
  name?: string
  /** Name of the coupon on invoices. (at most 100 characters) */
  invoice_name?: string
  /** Type of the discount. */
  discount_type?: "fixed_amount" | "percentage" | "offer_quantity"
  /** Discount amount, in the currency's smallest unit. (at least 0) */
  discount_amount?: number
  /** Currency, as a three-letter ISO 4217 code. (at most 3 characters) */
  currency_code?: string
  /** Discount percentage, 0.01 to 100. (0.01 to 100) */
  discount_percentage?: number
  /** Number of free units. (at least 1) */
  discount_quantity?: number
  /** Amount or items that the discount applies to. */
  apply_on?: "invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items"
  /** Duration of the discount: once, forever or for a limited period. */
  duration_type?: "one_time" | "forever" | "limited_period"
  /** Length of the discount period, in the units of `period_unit`. (at least 1) */
  period?: number
  /** Unit of `period`. */
  period_unit?: "day" | "week" | "month" | "year"
  /** Time from which the coupon can be redeemed. */
  valid_from?: string
  /** Time until which the coupon can be redeemed. */
  valid_till?: string
  /** Maximum number of redemptions. (at least 1) */
  max_redemptions?: number
  /** Note to show on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Your own data to store with the coupon, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether the coupon counts toward monthly recurring revenue (MRR). */
  included_in_mrr?: boolean
  /** Items that the coupon applies to. */
  item_constraints?: {
    constraint: "none" | "all" | "specific" | "criteria"
    item_type: "plan" | "addon" | "charge"
  }[]
  /** Limits on redemptions: who can redeem the coupon, and how often. */
  coupon_constraints?: {
    entity_type: "customer"
    type: "max_redemptions" | "unique_by" | "existing_customer" | "new_customer"
    value?: string
  }[]
}

/** Params of coupons.delete. */
export interface CouponsDeleteParams {
  /** ID of the coupon, as `coupons.list` returns it. */
  id: string
}

/** Searchable fields of coupons, in hosted mode. */
export interface CouponsSearchFields {
  id: string | null
  name: string | null
  discount_type: string | null
  duration_type: string | null
  status: string | null
  currency_code: string | null
  discount_amount: number | null
  redemptions: number | null
  deleted: boolean | null
  created_at: number | null
  updated_at: number | null
}

/** Params of items.list. */
export interface ItemsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by item ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by product family ID. */
  item_family_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by type. */
  type?: {
    is?: "plan" | "addon" | "charge"
    is_not?: "plan" | "addon" | "charge"
    in?: ("plan" | "addon" | "charge")[]
    not_in?: ("plan" | "addon" | "charge")[]
  }
  /** Filters by name. */
  name?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by status. */
  status?: {
    is?: "active" | "archived" | "deleted"
    is_not?: "active" | "archived" | "deleted"
    in?: ("active" | "archived" | "deleted")[]
    not_in?: ("active" | "archived" | "deleted")[]
  }
  /** Filters by item applicability. */
  item_applicability?: {
    is?: "all" | "restricted"
    is_not?: "all" | "restricted"
    in?: ("all" | "restricted")[]
    not_in?: ("all" | "restricted")[]
  }
  /** Filters by whether the item is billed by usage. */
  metered?: {
    is?: boolean
  }
  /** Filters by whether the item is available in checkout pages. */
  enabled_for_checkout?: {
    is?: boolean
  }
  /** Filters by whether the item is available in the customer portal. */
  enabled_in_portal?: {
    is?: boolean
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "name" | "id" | "updated_at"
    desc?: "name" | "id" | "updated_at"
  }
}

export interface Item {
  /** The item's ID. */
  id: string
  /** The item's name, for use inside Chargebee. */
  name?: string
  /** The item's name as customers see it. */
  external_name?: string
  /** The item's description. */
  description?: string
  /** The item's state: active, archived or deleted. */
  status?: "active" | "archived" | "deleted"
  /** A version number that grows with each change to the item. */
  resource_version?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number
  /** The ID of the item family the item belongs to. */
  item_family_id?: string
  /** The kind of item: a plan, an addon or a one-time charge. */
  type?: "plan" | "addon" | "charge"
  /** Whether the item is shipped to the customer. */
  is_shippable?: boolean
  /** Whether the item can be given as a gift. */
  is_giftable?: boolean
  /** The address customers are sent to after checkout. */
  redirect_url?: string
  /** Whether the item is available in checkout. */
  enabled_for_checkout?: boolean
  /** Whether customers may choose the item in the self-service portal. */
  enabled_in_portal?: boolean
  /** Whether the item counts in monthly recurring revenue. */
  included_in_mrr?: boolean
  /** Whether all addons and charges may go with the plan or a restricted set. */
  item_applicability?: "all" | "restricted"
  /** The address recipients are sent to after claiming a gift. */
  gift_claim_redirect_url?: string
  /** The unit of measure for the item's quantity. */
  unit?: string
  /** Whether the item is billed by usage. */
  metered?: boolean
  /** The way usages are aggregated: their sum, the latest or the largest. */
  usage_calculation?: "sum_of_usages" | "last_usage" | "max_usage"
  /** Whether the item's price is a percentage. */
  is_percentage_pricing?: boolean
  /** The time the item was archived, as a Unix timestamp in seconds. */
  archived_at?: number
  /** The channel the item is sold through: the web or an app store. */
  channel?: "web" | "app_store" | "play_store"
  /** The addons and charges applicable to the plan. */
  applicable_items?: ItemApplicableItem[]
  /** Your own data stored with the item, in any form. */
  metadata?: { [k: string]: unknown }
  /** Whether the item was deleted. */
  deleted?: boolean
  /** The ID of the business entity the item belongs to. */
  business_entity_id?: string
}

export interface ItemApplicableItem {
  id?: string
}

/** Params of items.get. */
export interface ItemsGetParams {
  /** ID of the item, as `items.list` returns it. */
  id: string
}

/** Params of items.create. */
export interface ItemsCreateParams {
  /** Your own ID for the item. Cannot be changed later. (at most 100 characters) */
  id: string
  /** Name of the item, unique among items. (at most 100 characters) */
  name: string
  /** Type of the item: plan, add-on or charge. */
  type: "plan" | "addon" | "charge"
  /** ID of the product family, as `item_families.list` returns it. (at most 100 characters) */
  item_family_id: string
  /** Description of the item. (at most 2000 characters) */
  description?: string
  /** Name that customers see. (at most 100 characters) */
  external_name?: string
  /** Unit of measure, such as `seats`. (at most 30 characters) */
  unit?: string
  /** Whether the item can be a gift. */
  is_giftable?: boolean
  /** Whether the item is shipped. */
  is_shippable?: boolean
  /** Whether customers can choose the item in the customer portal. */
  enabled_in_portal?: boolean
  /** Whether customers can buy the item in checkout pages. */
  enabled_for_checkout?: boolean
  /** URL to redirect the customer to after a checkout. (at most 500 characters) */
  redirect_url?: string
  /** Add-ons and charges that the plan can have: all or restricted. */
  item_applicability?: "all" | "restricted"
  /** IDs of the add-ons and charges that the plan can have. */
  applicable_items?: string[]
  /** Whether the item counts toward monthly recurring revenue (MRR). */
  included_in_mrr?: boolean
  /** Whether the item is billed by usage. */
  metered?: boolean
  /** Calculation of the usage of a term: the sum, the last or the highest. */
  usage_calculation?: "sum_of_usages" | "last_usage" | "max_usage"
  /** Your own data to store with the item, as a map. */
  metadata?: { [k: string]: unknown }
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** ID of the item, as `items.list` returns it. */
  id: string
  /** Name of the item in Chargebee. (at most 100 characters) */
  name?: string
  /** Description of the item. (at most 2000 characters) */
  description?: string
  /** Name that customers see. (at most 100 characters) */
  external_name?: string
  /** ID of the product family, as `item_families.list` returns it. (at most 100 characters) */
  item_family_id?: string
  /** Unit of measure, such as `seats`. (at most 30 characters) */
  unit?: string
  /** Whether the item is shipped. */
  is_shippable?: boolean
  /** Whether customers can choose the item in the customer portal. */
  enabled_in_portal?: boolean
  /** Whether customers can buy the item in checkout pages. */
  enabled_for_checkout?: boolean
  /** URL to redirect the customer to after a checkout. (at most 500 characters) */
  redirect_url?: string
  /** Add-ons and charges that the plan can have: all or restricted. */
  item_applicability?: "all" | "restricted"
  /** IDs of the add-ons and charges that the plan can have. */
  applicable_items?: string[]
  /** Whether the item counts toward monthly recurring revenue (MRR). */
  included_in_mrr?: boolean
  /** Status of the item. */
  status?: "active" | "archived"
  /** Your own data to store with the item, as a map. */
  metadata?: { [k: string]: unknown }
}

/** Params of items.delete. */
export interface ItemsDeleteParams {
  /** ID of the item, as `items.list` returns it. */
  id: string
}

/** Searchable fields of items, in hosted mode. */
export interface ItemsSearchFields {
  id: string | null
  name: string | null
  external_name: string | null
  type: string | null
  status: string | null
  item_family_id: string | null
  unit: string | null
  metered: boolean | null
  enabled_for_checkout: boolean | null
  deleted: boolean | null
  updated_at: number | null
}

/** Params of item_prices.list. */
export interface ItemPricesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by item price ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by name. */
  name?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by item ID. */
  item_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by product family ID. */
  item_family_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by item type. */
  item_type?: {
    is?: "plan" | "addon" | "charge"
    is_not?: "plan" | "addon" | "charge"
    in?: ("plan" | "addon" | "charge")[]
    not_in?: ("plan" | "addon" | "charge")[]
  }
  /** Filters by pricing model. */
  pricing_model?: {
    is?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
    is_not?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
    in?: ("flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep")[]
    not_in?: ("flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep")[]
  }
  /** Filters by currency. */
  currency_code?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by unit of the billing period. */
  period_unit?: {
    is?: "day" | "week" | "month" | "year"
    is_not?: "day" | "week" | "month" | "year"
    in?: ("day" | "week" | "month" | "year")[]
    not_in?: ("day" | "week" | "month" | "year")[]
  }
  /** Filters by status. */
  status?: {
    is?: "active" | "archived" | "deleted"
    is_not?: "active" | "archived" | "deleted"
    in?: ("active" | "archived" | "deleted")[]
    not_in?: ("active" | "archived" | "deleted")[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "name" | "id" | "updated_at"
    desc?: "name" | "id" | "updated_at"
  }
}

export interface ItemPrice {
  /** The item price's ID. */
  id: string
  /** The item price's name, for use inside Chargebee. */
  name?: string
  /** The ID of the item family the item belongs to. */
  item_family_id?: string
  /** The ID of the item the price is for. */
  item_id?: string
  /** The item price's description. */
  description?: string
  /** The item price's state: active, archived or deleted. */
  status?: "active" | "archived" | "deleted"
  /** The item price's name as customers see it. */
  external_name?: string
  /** The ID of the price variant the item price belongs to. */
  price_variant_id?: string
  /** The way the addon is charged for part of a term. */
  proration_type?: "site_default" | "partial_term" | "full_term"
  /** The pricing model, deciding how the price depends on the quantity. */
  pricing_model?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
  /** The price, in the currency's smallest unit. Absent for tiered models. */
  price?: number
  /** The price as a decimal string, if multi-decimal pricing is on. */
  price_in_decimal?: string
  /** The number of period units in the billing period. */
  period?: number
  /** The item price's currency, as a three-letter ISO code. */
  currency_code?: string
  /** The unit of the billing period. */
  period_unit?: "day" | "week" | "month" | "year"
  /** The number of period units in the trial. */
  trial_period?: number
  /** The unit of the trial period. */
  trial_period_unit?: "day" | "month"
  /** The action taken at the end of the trial. */
  trial_end_action?: "site_default" | "activate_subscription" | "cancel_subscription"
  /** The number of period units between shipments. */
  shipping_period?: number
  /** The unit of the shipping period. */
  shipping_period_unit?: "day" | "week" | "month" | "year"
  /** The default number of billing cycles a subscription runs for. */
  billing_cycles?: number
  /** The quantity free of charge, above which the price applies. */
  free_quantity?: number
  /** The quantity free of charge, as a decimal string. */
  free_quantity_in_decimal?: string
  /** The channel the item price is sold through: the web or an app store. */
  channel?: "web" | "app_store" | "play_store"
  /** A version number that grows with each change to the item price. */
  resource_version?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number
  /** Creation time, as a Unix timestamp in seconds. */
  created_at?: number
  /** The frequency at which accumulated usage is reset. */
  usage_accumulation_reset_frequency?: "never" | "subscription_billing_frequency"
  /** The time the item price was archived, as a Unix timestamp in seconds. */
  archived_at?: number
  /** A note printed on invoices that include the item price. */
  invoice_notes?: string
  /** The price tiers. Present for tiered, volume and stairstep pricing. */
  tiers?: ItemPriceTier[]
  /** Whether the item price is taxable. */
  is_taxable?: boolean
  /** The tax profile and tax codes of the item price. */
  tax_detail?: ItemPriceTaxDetail
  /** Further values required by the tax providers. */
  tax_providers_fields?: ItemPriceTaxProvidersField[]
  /** The SKU and accounting codes for accounting integrations. */
  accounting_detail?: ItemPriceAccountingDetail
  /** Your own data stored with the item price, in any form. */
  metadata?: { [k: string]: unknown }
  /** The kind of item: a plan, an addon or a one-time charge. */
  item_type?: "plan" | "addon" | "charge"
  /** Whether the item price can be archived. */
  archivable?: boolean
  parent_item_id?: string
  /** Whether the description is shown on invoices. */
  show_description_in_invoices?: boolean
  /** Whether the description is shown on quotes. */
  show_description_in_quotes?: boolean
  /** Whether the item price was deleted. */
  deleted?: boolean
  /** The ID of the business entity the item price belongs to. */
  business_entity_id?: string
}

export interface ItemPriceTier {
  starting_unit?: number
  ending_unit?: number
  price?: number
  starting_unit_in_decimal?: string
  ending_unit_in_decimal?: string
  price_in_decimal?: string
  pricing_type?: "per_unit" | "flat_fee" | "package"
  package_size?: number
}

export interface ItemPriceTaxDetail {
  tax_profile_id?: string
  avalara_sale_type?: "wholesale" | "retail" | "consumed" | "vendor_use"
  avalara_transaction_type?: number
  avalara_service_type?: number
  avalara_tax_code?: string
  hsn_code?: string
  taxjar_product_code?: string
}

export interface ItemPriceTaxProvidersField {
  provider_name?: string
  field_id?: string
  field_value?: string
}

export interface ItemPriceAccountingDetail {
  sku?: string
  accounting_code?: string
  accounting_category1?: string
  accounting_category2?: string
  accounting_category3?: string
  accounting_category4?: string
}

/** Params of item_prices.get. */
export interface ItemPricesGetParams {
  /** ID of the item price, as `item_prices.list` returns it. */
  id: string
}

/** Params of item_prices.create. */
export interface ItemPricesCreateParams {
  /** Your own ID for the item price. Cannot be changed later. (at most 100 characters) */
  id: string
  /** ID of the item, as `items.list` returns it. (at most 100 characters) */
  item_id: string
  /** Name of the item price in Chargebee. (at most 100 characters) */
  name: string
  /** Description of the item price. (at most 2000 characters) */
  description?: string
  /** Name that customers see. (at most 100 characters) */
  external_name?: string
  /** Currency, as a three-letter ISO 4217 code. (at most 3 characters) */
  currency_code?: string
  /** ID of the price variant that the item price belongs to. (at most 100 characters) */
  price_variant_id?: string
  /** Charge for a partial term. */
  proration_type?: "site_default" | "partial_term" | "full_term"
  /** Whether the item price is taxable. */
  is_taxable?: boolean
  /** Number of free units. (at least 0) */
  free_quantity?: number
  /** Your own data to store with the item price, as a map. */
  metadata?: { [k: string]: unknown }
  /** Pricing model: how the price depends on the quantity. */
  pricing_model?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
  /** Price, in the currency's smallest unit. (at least 0) */
  price?: number
  /** Unit of `period`. */
  period_unit?: "day" | "week" | "month" | "year"
  /** Length of the billing period, in the units of `period_unit`. (at least 1) */
  period?: number
  /** Unit of `trial_period`. */
  trial_period_unit?: "day" | "month"
  /** Length of the trial, in the units of `trial_period_unit`. (at least 0) */
  trial_period?: number
  /** Interval between shipments, in the units of `shipping_period_unit`. (at least 1) */
  shipping_period?: number
  /** Unit of `shipping_period`. */
  shipping_period_unit?: "day" | "week" | "month" | "year"
  /** Number of billing cycles after which a subscription ends. (at least 1) */
  billing_cycles?: number
  /** Action to take when the trial ends. */
  trial_end_action?: "site_default" | "activate_subscription" | "cancel_subscription"
  /** Note to show on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Whether to show the description on invoices. */
  show_description_in_invoices?: boolean
  /** Whether to show the description on quotes. */
  show_description_in_quotes?: boolean
  /** Pricing tiers by quantity. */
  tiers?: {
    /** (at least 1) */
    starting_unit?: number
    ending_unit?: number
    /** (at least 0) */
    price?: number
  }[]
}

/** Params of item_prices.update. */
export interface ItemPricesUpdateParams {
  /** ID of the item price, as `item_prices.list` returns it. */
  id: string
  /** Status of the item price. */
  status?: "active" | "archived"
  /** Name of the item price in Chargebee. (at most 100 characters) */
  name?: string
  /** Description of the item price. (at most 2000 characters) */
  description?: string
  /** Name that customers see. (at most 100 characters) */
  external_name?: string
  /** Currency, as a three-letter ISO 4217 code. (at most 3 characters) */
  currency_code?: string
  /** ID of the price variant that the item price belongs to. (at most 100 characters) */
  price_variant_id?: string
  /** Charge for a partial term. */
  proration_type?: "site_default" | "partial_term" | "full_term"
  /** Whether the item price is taxable. */
  is_taxable?: boolean
  /** Number of free units. (at least 0) */
  free_quantity?: number
  /** Your own data to store with the item price, as a map. */
  metadata?: { [k: string]: unknown }
  /** Pricing model: how the price depends on the quantity. */
  pricing_model?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
  /** Price, in the currency's smallest unit. (at least 0) */
  price?: number
  /** Unit of `period`. */
  period_unit?: "day" | "week" | "month" | "year"
  /** Length of the billing period, in the units of `period_unit`. (at least 1) */
  period?: number
  /** Unit of `trial_period`. */
  trial_period_unit?: "day" | "month"
  /** Length of the trial, in the units of `trial_period_unit`. (at least 0) */
  trial_period?: number
  /** Interval between shipments, in the units of `shipping_period_unit`. (at least 1) */
  shipping_period?: number
  /** Unit of `shipping_period`. */
  shipping_period_unit?: "day" | "week" | "month" | "year"
  /** Number of billing cycles after which a subscription ends. (at least 1) */
  billing_cycles?: number
  /** Action to take when the trial ends. */
  trial_end_action?: "site_default" | "activate_subscription" | "cancel_subscription"
  /** Note to show on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Whether to show the description on invoices. */
  show_description_in_invoices?: boolean
  /** Whether to show the description on quotes. */
  show_description_in_quotes?: boolean
  /** Pricing tiers by quantity. */
  tiers?: {
    /** (at least 1) */
    starting_unit?: number
    ending_unit?: number
    /** (at least 0) */
    price?: number
  }[]
}

/** Params of item_prices.delete. */
export interface ItemPricesDeleteParams {
  /** ID of the item price, as `item_prices.list` returns it. */
  id: string
}

/** Searchable fields of item_prices, in hosted mode. */
export interface ItemPricesSearchFields {
  id: string | null
  name: string | null
  external_name: string | null
  item_id: string | null
  item_family_id: string | null
  item_type: string | null
  status: string | null
  pricing_model: string | null
  currency_code: string | null
  price: number | null
  period_unit: string | null
  deleted: boolean | null
  created_at: number | null
  updated_at: number | null
}

/** Params of item_families.list. */
export interface ItemFamiliesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by product family ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by name. */
  name?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
}

export interface ItemFamily {
  /** The item family's ID. */
  id: string
  /** The item family's name. */
  name?: string
  /** The item family's description. */
  description?: string
  /** The item family's state: active or deleted. */
  status?: "active" | "deleted"
  /** A version number that grows with each change to the item family. */
  resource_version?: number
  /** The time of the last update, as a Unix timestamp in seconds. */
  updated_at?: number
  /** The channel the item family is sold through: the web or an app store. */
  channel?: "web" | "app_store" | "play_store"
  /** The ID of the business entity the item family belongs to. */
  business_entity_id?: string
  /** Whether the item family was deleted. */
  deleted?: boolean
}

/** Params of item_families.get. */
export interface ItemFamiliesGetParams {
  /** ID of the product family, as `item_families.list` returns it. */
  id: string
}

/** Params of item_families.create. */
export interface ItemFamiliesCreateParams {
  /** Your own ID for the product family. Cannot be changed later. (at most 50 characters) */
  id: string
  /** Name of the product family in Chargebee. (at most 50 characters) */
  name: string
  /** Description of the product family. (at most 500 characters) */
  description?: string
}

/** Searchable fields of item_families, in hosted mode. */
export interface ItemFamiliesSearchFields {
  id: string | null
  name: string | null
  description: string | null
  status: string | null
  deleted: boolean | null
  updated_at: number | null
}

/** Params of orders.list. */
export interface OrdersListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by order ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by invoice ID. */
  invoice_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by subscription ID. */
  subscription_id?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by status. */
  status?: {
    is?:
      | "new"
      | "processing"
      | "complete"
      | "cancelled"
      | "voided"
      | "queued"
      | "awaiting_shipment"
      | "on_hold"
      | "delivered"
      | "shipped"
      | "partially_delivered"
      | "returned"
    is_not?:
      | "new"
      | "processing"
      | "complete"
      | "cancelled"
      | "voided"
      | "queued"
      | "awaiting_shipment"
      | "on_hold"
      | "delivered"
      | "shipped"
      | "partially_delivered"
      | "returned"
    in?: (
      | "new"
      | "processing"
      | "complete"
      | "cancelled"
      | "voided"
      | "queued"
      | "awaiting_shipment"
      | "on_hold"
      | "delivered"
      | "shipped"
      | "partially_delivered"
      | "returned"
    )[]
    not_in?: (
      | "new"
      | "processing"
      | "complete"
      | "cancelled"
      | "voided"
      | "queued"
      | "awaiting_shipment"
      | "on_hold"
      | "delivered"
      | "shipped"
      | "partially_delivered"
      | "returned"
    )[]
  }
  /** Filters by order type: how the order was created. */
  order_type?: {
    is?: "manual" | "system_generated"
    is_not?: "manual" | "system_generated"
    in?: ("manual" | "system_generated")[]
    not_in?: ("manual" | "system_generated")[]
  }
  /** Filters by order date. */
  order_date?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by planned shipping date. */
  shipping_date?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by creation time. */
  created_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "created_at" | "updated_at"
    desc?: "created_at" | "updated_at"
  }
  /** Whether to include deleted orders, which have `deleted` set to `true`. */
  include_deleted?: boolean
}

export interface Order {
  id: string
  document_number?: string
  invoice_id?: string
  subscription_id?: string
  customer_id?: string
  status?: string
  cancellation_reason?: string
  payment_status?: "not_paid" | "paid"
  order_type?: "manual" | "system_generated"
  price_type?: "tax_exclusive" | "tax_inclusive"
  reference_id?: string
  fulfillment_status?: string
  order_date?: number
  shipping_date?: number
  note?: string
  tracking_id?: string
  tracking_url?: string
  batch_id?: string
  created_by?: string
  shipment_carrier?: string
  invoice_round_off_amount?: number
  tax?: number
  amount_paid?: number
  amount_adjusted?: number
  refundable_credits_issued?: number
  refundable_credits?: number
  rounding_adjustement?: number
  paid_on?: number
  shipping_cut_off_date?: number
  created_at?: number
  status_update_at?: number
  delivered_at?: number
  shipped_at?: number
  resource_version?: number
  updated_at?: number
  cancelled_at?: number
  resent_status?: "fully_resent" | "partially_resent"
  is_resent?: boolean
  original_order_id?: string
  order_line_items?: OrderOrderLineItem[]
  shipping_address?: Address
  billing_address?: Address
  discount?: number
  sub_total?: number
  total?: number
  linked_credit_notes?: OrderLinkedCreditNote[]
  deleted?: boolean
  currency_code?: string
  is_gifted?: boolean
  gift_note?: string
  gift_id?: string
  resend_reason?: string
  business_entity_id?: string
}

export interface OrderOrderLineItem {
  id: string
  invoice_id?: string
  invoice_line_item_id?: string
  unit_price?: number
  description?: string
  amount?: number
  fulfillment_quantity?: number
  fulfillment_amount?: number
  tax_amount?: number
  amount_paid?: number
  amount_adjusted?: number
  refundable_credits_issued?: number
  refundable_credits?: number
  is_shippable?: boolean
  sku?: string
  status?:
    | "queued"
    | "awaiting_shipment"
    | "on_hold"
    | "delivered"
    | "shipped"
    | "partially_delivered"
    | "returned"
    | "cancelled"
  entity_type?: "adhoc" | "plan_item_price" | "addon_item_price" | "charge_item_price" | "plan_setup" | "plan" | "addon"
  item_level_discount_amount?: number
  discount_amount?: number
  entity_id?: string
}

export interface OrderLinkedCreditNote {
  amount?: number
  type?: "adjustment" | "refundable" | "store"
  id: string
  status?: "adjusted" | "refunded" | "refund_due" | "voided"
  amount_adjusted?: number
  amount_refunded?: number
}

/** Params of orders.get. */
export interface OrdersGetParams {
  /** ID of the order, as `orders.list` returns it. */
  id: string
}

/** Params of orders.update. */
export interface OrdersUpdateParams {
  /** ID of the order, as `orders.list` returns it. */
  id: string
  /** New status of the order. */
  status?:
    | "new"
    | "processing"
    | "complete"
    | "cancelled"
    | "voided"
    | "queued"
    | "awaiting_shipment"
    | "on_hold"
    | "delivered"
    | "shipped"
    | "partially_delivered"
    | "returned"
  /** ID of the order in the fulfillment system. (at most 50 characters) */
  reference_id?: string
  /** ID of the batch that the order is shipped in. (at most 50 characters) */
  batch_id?: string
  /** Note on the order. (at most 600 characters) */
  note?: string
  /** Date of the order. */
  order_date?: string
  /** Planned shipping date. */
  shipping_date?: string
  /** Time when the order was shipped. */
  shipped_at?: string
  /** Time when the order was delivered. */
  delivered_at?: string
  /** Time when the order was canceled. */
  cancelled_at?: string
  /** Reason for the cancellation. */
  cancellation_reason?:
    | "shipping_cut_off_passed"
    | "product_unsatisfactory"
    | "third_party_cancellation"
    | "product_not_required"
    | "delivery_date_missed"
    | "alternative_found"
    | "invoice_written_off"
    | "invoice_voided"
    | "fraudulent_transaction"
    | "payment_declined"
    | "subscription_cancelled"
    | "product_not_available"
    | "others"
    | "order_resent"
  /** URL of the carrier's tracking page. (at most 255 characters) */
  tracking_url?: string
  /** Tracking ID of the carrier. (at most 50 characters) */
  tracking_id?: string
  /** Carrier of the shipment. (at most 50 characters) */
  shipment_carrier?: string
  /** Status of the order in the fulfillment system. (at most 50 characters) */
  fulfillment_status?: string
  /** Shipping address of the customer. */
  shipping_address?: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 150 characters) */
    line1?: string
    /** (at most 150 characters) */
    line2?: string
    /** (at most 150 characters) */
    line3?: string
    /** (at most 50 characters) */
    city?: string
    /** (at most 50 characters) */
    state_code?: string
    /** (at most 50 characters) */
    state?: string
    /** (at most 20 characters) */
    zip?: string
    /** Country, as a two-letter ISO 3166 code. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
}

/** Params of orders.cancel. */
export interface OrdersCancelParams {
  /** ID of the order, as `orders.list` returns it. */
  id: string
  /** Reason for the cancellation. */
  cancellation_reason:
    | "shipping_cut_off_passed"
    | "product_unsatisfactory"
    | "third_party_cancellation"
    | "product_not_required"
    | "delivery_date_missed"
    | "alternative_found"
    | "invoice_written_off"
    | "invoice_voided"
    | "fraudulent_transaction"
    | "payment_declined"
    | "subscription_cancelled"
    | "product_not_available"
    | "others"
    | "order_resent"
  /** Note to show on the credit note. (at most 2000 characters) */
  customer_notes?: string
  /** Internal comment, for Chargebee users. (at most 300 characters) */
  comment?: string
  /** Time when the order was canceled. */
  cancelled_at?: string
}

/** Searchable fields of orders, in hosted mode. */
export interface OrdersSearchFields {
  id: string | null
  document_number: string | null
  customer_id: string | null
  subscription_id: string | null
  invoice_id: string | null
  status: string | null
  payment_status: string | null
  order_type: string | null
  currency_code: string | null
  total: number | null
  tracking_id: string | null
  deleted: boolean | null
  order_date: number | null
  shipping_date: number | null
  created_at: number | null
  updated_at: number | null
}

/** Params of payment_sources.list. */
export interface PaymentSourcesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by customer ID. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by type. */
  type?: {
    is?: string
    is_not?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by status. */
  status?: {
    is?: "valid" | "expiring" | "expired" | "invalid" | "pending_verification"
    is_not?: "valid" | "expiring" | "expired" | "invalid" | "pending_verification"
    in?: ("valid" | "expiring" | "expired" | "invalid" | "pending_verification")[]
    not_in?: ("valid" | "expiring" | "expired" | "invalid" | "pending_verification")[]
  }
  /** Filters by creation time. */
  created_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "created_at" | "updated_at"
    desc?: "created_at" | "updated_at"
  }
  /** Whether to include deleted payment sources, which have `deleted` set to `true`. */
  include_deleted?: boolean
}

export interface PaymentSource {
  id: string
  resource_version?: number
  updated_at?: number
  created_at?: number
  customer_id?: string
  type?: string
  reference_id?: string
  status?: "valid" | "expiring" | "expired" | "invalid" | "pending_verification"
  gateway?: string
  gateway_account_id?: string
  ip_address?: string
  issuing_country?: string
  card?: PaymentSourceCard
  bank_account?: PaymentSourceBankAccount
  billing_address?: Address
  amazon_payment?: PaymentSourceAmazonPayment
  upi?: PaymentSourceUpi
  paypal?: PaymentSourcePaypal
  venmo?: PaymentSourceVenmo
  klarna_pay_now?: PaymentSourceKlarnaPayNow
  mandates?: PaymentSourceMandate[]
  deleted?: boolean
  business_entity_id?: string
}

export interface PaymentSourceCard {
  first_name?: string
  last_name?: string
  iin?: string
  last4?: string
  brand?: string
  funding_type?: "credit" | "debit" | "prepaid" | "not_known" | "not_applicable"
  expiry_month?: number
  expiry_year?: number
  billing_addr1?: string
  billing_addr2?: string
  billing_city?: string
  billing_state_code?: string
  billing_state?: string
  billing_country?: string
  billing_zip?: string
  masked_number?: string
}

export interface PaymentSourceBankAccount {
  last4?: string
  name_on_account?: string
  first_name?: string
  last_name?: string
  direct_debit_scheme?: "ach" | "bacs" | "sepa_core" | "autogiro" | "becs" | "becs_nz" | "pad" | "not_applicable"
  bank_name?: string
  mandate_id?: string
  account_type?: "checking" | "savings" | "business_checking" | "current"
  echeck_type?: "web" | "ppd" | "ccd"
  account_holder_type?: "individual" | "company"
  email?: string
}

export interface PaymentSourceAmazonPayment {
  email?: string
  agreement_id?: string
}

export interface PaymentSourceUpi {
  vpa?: string
}

export interface PaymentSourcePaypal {
  email?: string
  agreement_id?: string
}

export interface PaymentSourceVenmo {
  user_name?: string
}

export interface PaymentSourceKlarnaPayNow {
  email?: string
}

export interface PaymentSourceMandate {
  id: string
  subscription_id?: string
  created_at?: number
}

/** Params of payment_sources.get. */
export interface PaymentSourcesGetParams {
  /** ID of the payment source, as `payment_sources.list` returns it. */
  id: string
}

/** Params of payment_sources.create. */
export interface PaymentSourcesCreateParams {
  /** ID of the customer, as `customers.list` returns it. (at most 50 characters) */
  customer_id: string
  /** ID of the Chargebee.js token of the collected payment method. (at most 40 characters) */
  token_id: string
  /** Whether to make the payment source the customer's primary one. */
  replace_primary_payment_source?: boolean
}

/** Params of payment_sources.delete. */
export interface PaymentSourcesDeleteParams {
  /** ID of the payment source, as `payment_sources.list` returns it. */
  id: string
}

/** Searchable fields of payment_sources, in hosted mode. */
export interface PaymentSourcesSearchFields {
  id: string | null
  customer_id: string | null
  type: string | null
  status: string | null
  gateway: string | null
  reference_id: string | null
  issuing_country: string | null
  deleted: boolean | null
  created_at: number | null
  updated_at: number | null
}

/** Params of promotional_credits.list. */
export interface PromotionalCreditsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by promotional credit ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by customer ID. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Filters by type. */
  type?: {
    is?: "increment" | "decrement"
    is_not?: "increment" | "decrement"
    in?: ("increment" | "decrement")[]
    not_in?: ("increment" | "decrement")[]
  }
  /** Filters by creation time. */
  created_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
}

export interface PromotionalCredit {
  id: string
  customer_id?: string
  type?: "increment" | "decrement"
  amount_in_decimal?: string
  amount?: number
  currency_code?: string
  description?: string
  credit_type?: "loyalty_credits" | "referral_rewards" | "general"
  reference?: string
  closing_balance?: number
  done_by?: string
  created_at?: number
  business_entity_id?: string
}

/** Params of promotional_credits.create. */
export interface PromotionalCreditsCreateParams {
  /** ID of the customer, as `customers.list` returns it. (at most 50 characters) */
  customer_id: string
  /** Amount of the credit, in the currency's smallest unit. (at least 0) */
  amount?: number
  /** Currency, as a three-letter ISO 4217 code. (at most 3 characters) */
  currency_code?: string
  /** Reason for the credit. (at most 250 characters) */
  description: string
  /** Type of the credit. */
  credit_type?: "loyalty_credits" | "referral_rewards" | "general"
  /** Reference to an event or note of yours. (at most 500 characters) */
  reference?: string
}

/** Params of hosted_pages.list. */
export interface HostedPagesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by hosted page ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by type. */
  type?: {
    is?:
      | "checkout_new"
      | "checkout_existing"
      | "update_card"
      | "update_payment_method"
      | "manage_payment_sources"
      | "collect_now"
      | "extend_subscription"
      | "checkout_one_time"
      | "pre_cancel"
      | "view_voucher"
      | "accept_quote"
    is_not?:
      | "checkout_new"
      | "checkout_existing"
      | "update_card"
      | "update_payment_method"
      | "manage_payment_sources"
      | "collect_now"
      | "extend_subscription"
      | "checkout_one_time"
      | "pre_cancel"
      | "view_voucher"
      | "accept_quote"
    in?: (
      | "checkout_new"
      | "checkout_existing"
      | "update_card"
      | "update_payment_method"
      | "manage_payment_sources"
      | "collect_now"
      | "extend_subscription"
      | "checkout_one_time"
      | "pre_cancel"
      | "view_voucher"
      | "accept_quote"
    )[]
    not_in?: (
      | "checkout_new"
      | "checkout_existing"
      | "update_card"
      | "update_payment_method"
      | "manage_payment_sources"
      | "collect_now"
      | "extend_subscription"
      | "checkout_one_time"
      | "pre_cancel"
      | "view_voucher"
      | "accept_quote"
    )[]
  }
  /** Filters by state. */
  state?: {
    is?: "created" | "requested" | "succeeded" | "cancelled" | "failed" | "acknowledged"
    is_not?: "created" | "requested" | "succeeded" | "cancelled" | "failed" | "acknowledged"
    in?: ("created" | "requested" | "succeeded" | "cancelled" | "failed" | "acknowledged")[]
    not_in?: ("created" | "requested" | "succeeded" | "cancelled" | "failed" | "acknowledged")[]
  }
  /** Filters by time of the last update. */
  updated_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
}

export interface HostedPage {
  id: string
  type?: string
  url?: string
  state?: "created" | "requested" | "succeeded" | "cancelled" | "acknowledged"
  failure_reason?: "card_error" | "server_error"
  pass_thru_content?: string
  embed?: boolean
  created_at?: number
  expires_at?: number
  layout?: "in_app" | "full_page"
  /** Records of the hosted page, each under its type. */
  content?: { [k: string]: unknown }
  updated_at?: number
  resource_version?: number
  business_entity_id?: string
}

/** Params of hosted_pages.get. */
export interface HostedPagesGetParams {
  /** ID of the hosted page, as `hosted_pages.create` returns it. */
  id: string
}

/** Params of hosted_pages.create. */
export interface HostedPagesCreateParams {
  /** Items to subscribe to, by item price. */
  subscription_items: {
    /** (at most 100 characters) */
    item_price_id: string
    /** (at least 1) */
    quantity?: number
    /** (at most 33 characters) */
    quantity_in_decimal?: string
    /** (at least 0) */
    unit_price?: number
    /** (at least 0) */
    billing_cycles?: number
    /** End of the trial, in Unix seconds. */
    trial_end?: number
    /** (1 to 730) */
    service_period_days?: number
    charge_on_event?:
      | "subscription_creation"
      | "subscription_trial_start"
      | "plan_activation"
      | "subscription_activation"
      | "contract_termination"
    charge_once?: boolean
    item_type?: "plan" | "addon" | "charge"
    charge_on_option?: "immediately" | "on_event"
  }[]
  /** Customer who subscribes. */
  customer?: {
    /** (at most 50 characters) */
    id?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 50 characters) */
    locale?: string
    /** (at most 20 characters) */
    vat_number?: string
  }
  /** Settings of the subscription. */
  subscription?: {
    /** (at most 50 characters) */
    id?: string
    /** End of the trial, in Unix seconds. */
    trial_end?: number
    /** (at least 0) */
    setup_fee?: number
    /** Start of the subscription, in Unix seconds. */
    start_date?: number
    /** (at most 100 characters) */
    po_number?: string
    /** (at most 2000 characters) */
    invoice_notes?: string
  }
  /** Billing address of the customer. */
  billing_address?: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 150 characters) */
    line1?: string
    /** (at most 150 characters) */
    line2?: string
    /** (at most 150 characters) */
    line3?: string
    /** (at most 50 characters) */
    city?: string
    /** (at most 50 characters) */
    state_code?: string
    /** (at most 50 characters) */
    state?: string
    /** (at most 20 characters) */
    zip?: string
    /** Country, as a two-letter ISO 3166 code. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** Shipping address of the customer. */
  shipping_address?: {
    /** (at most 150 characters) */
    first_name?: string
    /** (at most 150 characters) */
    last_name?: string
    /** (at most 70 characters) */
    email?: string
    /** (at most 250 characters) */
    company?: string
    /** (at most 50 characters) */
    phone?: string
    /** (at most 150 characters) */
    line1?: string
    /** (at most 150 characters) */
    line2?: string
    /** (at most 150 characters) */
    line3?: string
    /** (at most 50 characters) */
    city?: string
    /** (at most 50 characters) */
    state_code?: string
    /** (at most 50 characters) */
    state?: string
    /** (at most 20 characters) */
    zip?: string
    /** Country, as a two-letter ISO 3166 code. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** IDs or codes of coupons to apply. */
  coupon_ids?: string[]
  /** Mandatory items to leave out, by item price ID. */
  mandatory_items_to_remove?: string[]
  /** Number of billing cycles after which the subscription ends. (at least 0) */
  billing_cycles?: number
  /** Number of terms to charge upfront. (at least 1) */
  terms_to_charge?: number
  /** Alignment of the subscription with the customer's billing date: immediate or delayed. */
  billing_alignment_mode?: "immediate" | "delayed"
  /** URL to redirect the customer to after the checkout. (at most 250 characters) */
  redirect_url?: string
  /** URL to redirect customers to if they do not finish the checkout. (at most 250 characters) */
  cancel_url?: string
  /** Your own text, returned with the hosted page. (at most 2048 characters) */
  pass_thru_content?: string
  /** Layout of the page. */
  layout?: "in_app" | "full_page"
  /** Whether to offer offline payment methods. */
  allow_offline_payment_methods?: boolean
  /** Discounts on the subscription. */
  discounts?: {
    apply_on?: "invoice_amount" | "specific_item_price"
    duration_type: "one_time" | "forever" | "limited_period"
    /** (0.01 to 100) */
    percentage?: number
    /** (at least 0) */
    amount?: number
    /** (at least 1) */
    period?: number
    period_unit?: "day" | "week" | "month" | "year"
    included_in_mrr?: boolean
    /** (at most 100 characters) */
    item_price_id?: string
  }[]
  /** Pricing tiers that replace the tiers of the item price. */
  item_tiers?: {
    /** (at most 100 characters) */
    item_price_id?: string
    /** (at least 1) */
    starting_unit?: number
    ending_unit?: number
    /** (at least 0) */
    price?: number
  }[]
}

/** Params of portal_sessions.create. */
export interface PortalSessionsCreateParams {
  /** Customer to open the portal for. */
  customer: {
    /** (at most 50 characters) */
    id: string
  }
  /** URL to redirect the customer to after leaving the portal. (at most 250 characters) */
  redirect_url?: string
  /** URL of the portal page to show first. (at most 250 characters) */
  forward_url?: string
}

export interface PortalSession {
  id: string
  token?: string
  access_url?: string
  redirect_url?: string
  status?: "created" | "logged_in" | "logged_out" | "not_yet_activated" | "activated"
  created_at?: number
  expires_at?: number
  customer_id?: string
  login_at?: number
  logout_at?: number
  login_ipaddress?: string
  logout_ipaddress?: string
  linked_customers?: PortalSessionLinkedCustomer[]
}

export interface PortalSessionLinkedCustomer {
  customer_id?: string
  email?: string
  has_billing_address?: boolean
  has_payment_method?: boolean
  has_active_subscription?: boolean
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by type of the record that has the comment. */
  entity_type?:
    | "customer"
    | "subscription"
    | "invoice"
    | "quote"
    | "credit_note"
    | "transaction"
    | "plan"
    | "addon"
    | "coupon"
    | "order"
    | "business_entity"
    | "item_family"
    | "item"
    | "item_price"
    | "price_variant"
  /** Filters by ID of the record that has the comment. Requires `entity_type`. (at most 100 characters) */
  entity_id?: string
  /** Filters by creation time. */
  created_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "created_at"
    desc?: "created_at"
  }
}

export interface Comment {
  id: string
  entity_type?: string
  added_by?: string
  notes?: string
  created_at?: number
  type?: "user" | "system"
  entity_id?: string
  business_entity_id?: string
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** Type of the record to comment on. */
  entity_type:
    | "customer"
    | "subscription"
    | "invoice"
    | "quote"
    | "credit_note"
    | "transaction"
    | "plan"
    | "addon"
    | "coupon"
    | "order"
    | "business_entity"
    | "item_family"
    | "item"
    | "item_price"
    | "price_variant"
  /** ID of the record to comment on. (at most 100 characters) */
  entity_id: string
  /** Text of the comment. (at most 1000 characters) */
  notes: string
  /** Author of the comment. (at most 100 characters) */
  added_by?: string
}

/** Params of events.list. */
export interface EventsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 10. (1 to 100; default 10) */
  limit?: number
  /** Offset token of the next page, as `next` of the previous page returns it. (at most 1000 characters) */
  offset?: string
  /** Filters by event ID. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by event type, such as `subscription_cancelled`. */
  event_type?: {
    is?: string
    is_not?: string
    in?: string[]
    not_in?: string[]
  }
  /** Filters by source of the event. */
  source?: {
    is?:
      | "admin_console"
      | "api"
      | "scheduled_job"
      | "hosted_page"
      | "portal"
      | "system"
      | "none"
      | "js_api"
      | "migration"
      | "bulk_operation"
      | "external_service"
    is_not?:
      | "admin_console"
      | "api"
      | "scheduled_job"
      | "hosted_page"
      | "portal"
      | "system"
      | "none"
      | "js_api"
      | "migration"
      | "bulk_operation"
      | "external_service"
    in?: (
      | "admin_console"
      | "api"
      | "scheduled_job"
      | "hosted_page"
      | "portal"
      | "system"
      | "none"
      | "js_api"
      | "migration"
      | "bulk_operation"
      | "external_service"
    )[]
    not_in?: (
      | "admin_console"
      | "api"
      | "scheduled_job"
      | "hosted_page"
      | "portal"
      | "system"
      | "none"
      | "js_api"
      | "migration"
      | "bulk_operation"
      | "external_service"
    )[]
  }
  /** Filters by webhook status. */
  webhook_status?: {
    is?:
      | "not_configured"
      | "scheduled"
      | "succeeded"
      | "re_scheduled"
      | "failed"
      | "skipped"
      | "not_applicable"
      | "disabled"
      | "rate_limited"
    is_not?:
      | "not_configured"
      | "scheduled"
      | "succeeded"
      | "re_scheduled"
      | "failed"
      | "skipped"
      | "not_applicable"
      | "disabled"
      | "rate_limited"
    in?: (
      | "not_configured"
      | "scheduled"
      | "succeeded"
      | "re_scheduled"
      | "failed"
      | "skipped"
      | "not_applicable"
      | "disabled"
      | "rate_limited"
    )[]
    not_in?: (
      | "not_configured"
      | "scheduled"
      | "succeeded"
      | "re_scheduled"
      | "failed"
      | "skipped"
      | "not_applicable"
      | "disabled"
      | "rate_limited"
    )[]
  }
  /** Filters by time of the event. */
  occurred_at?: {
    /** Filters to times after this one, in Unix seconds. */
    after?: number
    /** Filters to times before this one, in Unix seconds. */
    before?: number
    /** Filters to the day of this time, in Unix seconds. */
    on?: number
    /** Filters to times between two times, in Unix seconds. (2 to 2 items) */
    between?: number[]
  }
  /** Sort field and direction. Defaults to newest first. */
  sort_by?: {
    asc?: "occurred_at"
    desc?: "occurred_at"
  }
}

export interface Event {
  id: string
  occurred_at?: number
  source?: string
  user?: string
  webhook_status?: string
  webhook_failure_reason?: string
  webhooks?: EventWebhook[]
  event_type?: string
  api_version?: "v1" | "v2"
  /** Records of the event, each under its type. */
  content?: { [k: string]: unknown }
  origin_user?: string
}

export interface EventWebhook {
  id: string
  webhook_status?: string
}

/** Params of events.get. */
export interface EventsGetParams {
  /** ID of the event, as `events.list` returns it. */
  id: string
}

/** Searchable fields of events, in hosted mode. */
export interface EventsSearchFields {
  id: string | null
  event_type: string | null
  source: string | null
  user: string | null
  webhook_status: string | null
  api_version: string | null
  occurred_at: number | null
}

/** Credentials by auth variant. */
export interface ChargebeeCredentials {
  api_key: ChargebeeApiKeyCredentials
}

/** API key */
export interface ChargebeeApiKeyCredentials {
  api_key: string
}

export interface ChargebeeConfig {
  /** Name of the site: `example` for `example.chargebee.com`. Its test site is `example-test`. */
  site: string
}
