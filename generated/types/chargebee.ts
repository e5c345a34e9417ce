// Generated from definitions/chargebee.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Chargebee */
    "chargebee": Chargebee
  }
}

/**
 * Chargebee. Customers, subscriptions, invoices, credit notes, payments, coupons, items, prices, orders, hosted pages
 * and events of one Chargebee site.
 */
export interface Chargebee {
  operations: ChargebeeOperations
  credentials: ChargebeeCredentials
  config: ChargebeeConfig
}

/** What can be called, by entity and action. */
export interface ChargebeeOperations {
  /** Who pays for subscriptions and invoices. */
  customers: {
    /** Lists customers, the latest first, all of them or those that match. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {}
    }
    /** Gets one customer with addresses, contacts and balances. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    /** Makes a customer. */
    create: {
      params: CustomersCreateParams
      records: Customer
      meta: {}
    }
    /** Changes what is given of a customer; addresses and VAT numbers by billing_infos.update. */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    /** Deletes a customer, and the payment sources unless delete_payment_method is false. */
    delete: {
      params: CustomersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** A customer's billing address and VAT number. */
  billing_infos: {
    /** Sets a customer's billing address and VAT number; give both. */
    update: {
      params: BillingInfosUpdateParams
      records: Customer
      meta: {}
    }
  }
  /** Somebody of a customer who gets e-mails. */
  contacts: {
    /** Lists the contacts of a customer. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {}
    }
    /** Adds a contact to a customer, and gives the customer with all contacts. */
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
  /** What a customer subscribes to. */
  subscriptions: {
    /** Lists subscriptions, the latest first, all of them or those in a state, of a customer or of an item. */
    list: {
      params: SubscriptionsListParams
      records: Subscription[]
      meta: {}
    }
    /** Gets one subscription with its items, coupons and dues. */
    get: {
      params: SubscriptionsGetParams
      records: Subscription
      meta: {}
    }
    /** Subscribes a customer to item prices, a plan at least. */
    create: {
      params: SubscriptionsCreateParams
      records: Subscription
      meta: {}
    }
    /** Changes what is given of a subscription, at once or later. */
    update: {
      params: SubscriptionsUpdateParams
      records: Subscription
      meta: {}
    }
    /** Deletes a subscription for good; subscription_cancellations.create only ends it. */
    delete: {
      params: SubscriptionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: SubscriptionsSearchFields
    }
  }
  /** The end of a subscription. */
  subscription_cancellations: {
    /** Cancels a subscription, at once, at the end of its term or at a time. */
    create: {
      params: SubscriptionCancellationsCreateParams
      records: Subscription
      meta: {}
    }
    /** Takes a scheduled cancellation back. */
    delete: {
      params: SubscriptionCancellationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The pause of a subscription. */
  subscription_pauses: {
    /** Pauses a subscription, at once, at the end of its term, at a time or for some cycles. */
    create: {
      params: SubscriptionPausesCreateParams
      records: Subscription
      meta: {}
    }
    /** Lets a paused subscription go on, at once or at a time. */
    delete: {
      params: SubscriptionPausesDeleteParams
      records: null
      meta: {}
    }
  }
  /** The new begin of a cancelled subscription. */
  subscription_reactivations: {
    /** Lets a cancelled subscription begin again. */
    create: {
      params: SubscriptionReactivationsCreateParams
      records: Subscription
      meta: {}
    }
  }
  /** A bill to a customer. */
  invoices: {
    /** Lists invoices, the latest first, all of them or those in a state, of a customer or over a sum. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {}
    }
    /** Gets one invoice with its lines, taxes and payments. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /** Makes an invoice of charges outside of renewals, and takes the money unless auto_collection is off. */
    create: {
      params: InvoicesCreateParams
      records: Invoice
      meta: {}
    }
    /** Deletes an invoice; invoice_voids.create leaves it and makes it void. */
    delete: {
      params: InvoicesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** The PDF of an invoice. */
  invoice_pdfs: {
    /** Gets an address from which the PDF of an invoice can be fetched for a short time. */
    create: {
      params: InvoicePdfsCreateParams
      records: Download
      meta: {}
    }
  }
  /** The closing of a pending invoice. */
  invoice_closings: {
    /** Closes a pending invoice, so that it becomes due. */
    create: {
      params: InvoiceClosingsCreateParams
      records: Invoice
      meta: {}
    }
  }
  /** The voiding of an invoice. */
  invoice_voids: {
    /** Makes an invoice void. */
    create: {
      params: InvoiceVoidsCreateParams
      records: Invoice
      meta: {}
    }
  }
  /** A payment of an invoice outside of Chargebee. */
  invoice_payments: {
    /** Records that an invoice was paid outside of Chargebee, such as by cash or a transfer. */
    create: {
      params: InvoicePaymentsCreateParams
      records: Transaction
      meta: {}
    }
  }
  /** The taking of what is due of an invoice. */
  invoice_collections: {
    /** Takes what is due of an invoice from the customer's payment source. */
    create: {
      params: InvoiceCollectionsCreateParams
      records: Transaction
      meta: {}
    }
  }
  /** The refund of an invoice. */
  invoice_refunds: {
    /** Refunds what was paid of an invoice, all of it or a part, to where it came from. */
    create: {
      params: InvoiceRefundsCreateParams
      records: Transaction
      meta: {}
    }
  }
  /** The writing off of an unpaid invoice. */
  invoice_write_offs: {
    /** Writes off what is due of an invoice. */
    create: {
      params: InvoiceWriteOffsCreateParams
      records: Invoice
      meta: {}
    }
  }
  /** What is credited to a customer. */
  credit_notes: {
    /** Lists credit notes, the latest first, all of them or those in a state, of a customer or of an invoice. */
    list: {
      params: CreditNotesListParams
      records: CreditNote[]
      meta: {}
    }
    /** Gets one credit note with its lines and allocations. */
    get: {
      params: CreditNotesGetParams
      records: CreditNote
      meta: {}
    }
    /** Makes a credit note for an invoice, or one of type store for a customer. */
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
    search: {
      fields: CreditNotesSearchFields
    }
  }
  /** The voiding of a credit note. */
  credit_note_voids: {
    /** Makes a credit note void. */
    create: {
      params: CreditNoteVoidsCreateParams
      records: CreditNote
      meta: {}
    }
  }
  /** The refund of a credit note outside of Chargebee. */
  credit_note_refunds: {
    /** Records that a credit note was refunded outside of Chargebee. */
    create: {
      params: CreditNoteRefundsCreateParams
      records: CreditNote
      meta: {}
    }
  }
  /** A payment, refund or authorization. */
  transactions: {
    /** Lists transactions, the latest first, all of them or those in a state, of a customer or of a sort. */
    list: {
      params: TransactionsListParams
      records: Transaction[]
      meta: {}
    }
    /** Gets one transaction with the invoices that it pays. */
    get: {
      params: TransactionsGetParams
      records: Transaction
      meta: {}
    }
    search: {
      fields: TransactionsSearchFields
    }
  }
  /** A discount that subscriptions and invoices can have. */
  coupons: {
    /** Lists coupons, the latest first, all of them or those that match. */
    list: {
      params: CouponsListParams
      records: Coupon[]
      meta: {}
    }
    /** Gets one coupon. */
    get: {
      params: CouponsGetParams
      records: Coupon
      meta: {}
    }
    /** Makes a coupon. */
    create: {
      params: CouponsCreateParams
      records: Coupon
      meta: {}
    }
    /** Changes what is given of a coupon; Chargebee refuses some of it once the coupon is in use. */
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
  /** A plan, an add-on or a charge, whose prices are item prices. */
  items: {
    /** Lists items, all of them or those of a family, a type or a state. */
    list: {
      params: ItemsListParams
      records: Item[]
      meta: {}
    }
    /** Gets one item. */
    get: {
      params: ItemsGetParams
      records: Item
      meta: {}
    }
    /** Makes a plan, an add-on or a charge. */
    create: {
      params: ItemsCreateParams
      records: Item
      meta: {}
    }
    /** Changes what is given of an item. */
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
  /** What an item costs in a currency for a term. */
  item_prices: {
    /** Lists item prices, all of them or those of an item, a currency or a state. */
    list: {
      params: ItemPricesListParams
      records: ItemPrice[]
      meta: {}
    }
    /** Gets one item price with its tiers. */
    get: {
      params: ItemPricesGetParams
      records: ItemPrice
      meta: {}
    }
    /** Makes a price of an item. */
    create: {
      params: ItemPricesCreateParams
      records: ItemPrice
      meta: {}
    }
    /** Changes what is given of an item price; Chargebee refuses what subscriptions depend on. */
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
  /** A product family, which groups items. */
  item_families: {
    /** Lists product families. */
    list: {
      params: ItemFamiliesListParams
      records: ItemFamily[]
      meta: {}
    }
    /** Gets one product family. */
    get: {
      params: ItemFamiliesGetParams
      records: ItemFamily
      meta: {}
    }
    /** Makes a product family. */
    create: {
      params: ItemFamiliesCreateParams
      records: ItemFamily
      meta: {}
    }
    search: {
      fields: ItemFamiliesSearchFields
    }
  }
  /** What is shipped for an invoice. */
  orders: {
    /** Lists orders, the latest first, all of them or those in a state, of an invoice or of a day. */
    list: {
      params: OrdersListParams
      records: Order[]
      meta: {}
    }
    /** Gets one order with its lines. */
    get: {
      params: OrdersGetParams
      records: Order
      meta: {}
    }
    /** Changes what is given of an order, such as that it was shipped. */
    update: {
      params: OrdersUpdateParams
      records: Order
      meta: {}
    }
    search: {
      fields: OrdersSearchFields
    }
  }
  /** The cancelling of an order. */
  order_cancellations: {
    /** Cancels an order and credits what it cost. */
    create: {
      params: OrderCancellationsCreateParams
      records: Order
      meta: {}
    }
  }
  /** How a customer pays, such as a card. */
  payment_sources: {
    /** Lists payment sources, all of them or those of a customer or in a state. */
    list: {
      params: PaymentSourcesListParams
      records: PaymentSource[]
      meta: {}
    }
    /** Gets one payment source, of cards the last four digits. */
    get: {
      params: PaymentSourcesGetParams
      records: PaymentSource
      meta: {}
    }
    /** Adds a payment source that Chargebee.js collected to a customer. */
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
  /** Credit that a customer gets for nothing, and what is taken of it. */
  promotional_credits: {
    /** Lists promotional credits, all of them or those of a customer. */
    list: {
      params: PromotionalCreditsListParams
      records: PromotionalCredit[]
      meta: {}
    }
    /** Gives a customer credit that the next invoices use up. */
    create: {
      params: PromotionalCreditsCreateParams
      records: PromotionalCredit
      meta: {}
    }
  }
  /** A page of Chargebee on which a customer buys. */
  hosted_pages: {
    /** Lists hosted pages, the latest first, all of them or those of a type or in a state. */
    list: {
      params: HostedPagesListParams
      records: HostedPage[]
      meta: {}
    }
    /** Gets one hosted page, and what came of it once it succeeded. */
    get: {
      params: HostedPagesGetParams
      records: HostedPage
      meta: {}
    }
    /** Makes a checkout page for a new subscription; its url is for the customer. */
    create: {
      params: HostedPagesCreateParams
      records: HostedPage
      meta: {}
    }
  }
  /** A customer's visit of the portal. */
  portal_sessions: {
    /** Makes a session of the portal; its access_url is for the customer. */
    create: {
      params: PortalSessionsCreateParams
      records: PortalSession
      meta: {}
    }
  }
  /** A remark of those who work in Chargebee. */
  comments: {
    /** Lists comments, the latest first, all of them or those at a record. */
    list: {
      params: CommentsListParams
      records: Comment[]
      meta: {}
    }
    /** Adds a comment to a record. */
    create: {
      params: CommentsCreateParams
      records: Comment
      meta: {}
    }
  }
  /** Something that happened, with the records as they were then. */
  events: {
    /** Lists what happened, the latest first, all of it or of some types or times; Chargebee has 90 days of it. */
    list: {
      params: EventsListParams
      records: Event[]
      meta: {}
    }
    /** Gets one event with its records. */
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
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those with such a first name. */
  first_name?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those with such a last name. */
  last_name?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those with such an e-mail address. */
  email?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those of such companies. */
  company?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those with such a phone number. */
  phone?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those paid in such ways. */
  auto_collection?: {
    is?: "on" | "off"
    is_not?: "on" | "off"
    in?: ("on" | "off")[]
    not_in?: ("on" | "off")[]
  }
  /** Only those made then. */
  created_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those that came by such channels. */
  channel?: {
    is?: "web" | "app_store" | "play_store"
    is_not?: "web" | "app_store" | "play_store"
    in?: ("web" | "app_store" | "play_store")[]
    not_in?: ("web" | "app_store" | "play_store")[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "created_at" | "updated_at"
    desc?: "created_at" | "updated_at"
  }
  /** Whether deleted ones come along, with deleted true. */
  include_deleted?: boolean
}

export interface Customer {
  id: string
  first_name?: string
  last_name?: string
  email?: string
  phone?: string
  company?: string
  vat_number?: string
  auto_collection?: "on" | "off"
  offline_payment_method?: string
  net_term_days?: number
  vat_number_validated_time?: number
  vat_number_status?: "valid" | "invalid" | "not_validated" | "undetermined"
  allow_direct_debit?: boolean
  is_location_valid?: boolean
  created_at?: number
  created_from_ip?: string
  taxability?: "taxable" | "exempt"
  entity_code?: string
  exempt_number?: string
  resource_version?: number
  updated_at?: number
  locale?: string
  billing_date?: number
  billing_month?: number
  billing_date_mode?: "using_defaults" | "manually_set"
  billing_day_of_week?: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"
  billing_day_of_week_mode?: "using_defaults" | "manually_set"
  pii_cleared?: "active" | "scheduled_for_clear" | "cleared"
  auto_close_invoices?: boolean
  channel?: "web" | "app_store" | "play_store"
  active_id?: string
  card_status?: "no_card" | "valid" | "expiring" | "expired" | "pending_verification" | "invalid"
  fraud_flag?: "safe" | "suspicious" | "fraudulent"
  primary_payment_source_id?: string
  backup_payment_source_id?: string
  billing_address?: Address
  contacts?: Contact[]
  payment_method?: CustomerPaymentMethod
  invoice_notes?: string
  business_entity_id?: string
  preferred_currency_code?: string
  promotional_credits?: number
  unbilled_charges?: number
  refundable_credits?: number
  excess_payments?: number
  balances?: CustomerBalance[]
  entity_identifiers?: CustomerEntityIdentifier[]
  tax_providers_fields?: CustomerTaxProvidersField[]
  is_einvoice_enabled?: boolean
  einvoicing_method?: "automatic" | "manual" | "site_default"
  /** What your own systems stored with it, of any form. */
  meta_data?: { [k: string]: unknown }
  deleted?: boolean
  registered_for_gst?: boolean
  consolidated_invoicing?: boolean
  customer_type?: "residential" | "business" | "senior_citizen" | "industrial"
  business_customer_without_vat_number?: boolean
  client_profile_id?: string
  relationship?: CustomerRelationship
  vat_number_prefix?: string
  entity_identifier_scheme?: string
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
  id: string
  first_name?: string
  last_name?: string
  email?: string
  phone?: string
  label?: string
  enabled?: boolean
  send_account_email?: boolean
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
  /** The customer, by id from customers.list. */
  id: string
}

/** Params of customers.create. */
export interface CustomersCreateParams {
  /** An id of your own, made by Chargebee unless given. (at most 50 characters) */
  id?: string
  /** How somebody is called first. (at most 150 characters) */
  first_name?: string
  /** The family name. (at most 150 characters) */
  last_name?: string
  /** The e-mail address. (at most 70 characters) */
  email?: string
  /** The phone number. (at most 50 characters) */
  phone?: string
  /** Which company it is, if one. (at most 250 characters) */
  company?: string
  /** The currency of what is billed, by its three letters. (at most 3 characters) */
  preferred_currency_code?: string
  /** Whether invoices are paid from the payment source by themselves. */
  auto_collection?: "on" | "off"
  /** Within how many days invoices are due. */
  net_term_days?: number
  /** Whether the customer may pay by direct debit. */
  allow_direct_debit?: boolean
  /** By which it pays VAT, such as DE123456789. (at most 20 characters) */
  vat_number?: string
  /** Whether tax is charged. */
  taxability?: "taxable" | "exempt"
  /** The sort of customer, for taxes. */
  customer_type?: "residential" | "business" | "senior_citizen" | "industrial"
  /** The language of pages and e-mails, such as fr-CA. (at most 50 characters) */
  locale?: string
  /** What of your own is stored with it, as a map. */
  meta_data?: { [k: string]: unknown }
  /** How the customer pays outside of Chargebee. */
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
  /** Whether metered invoices are closed by themselves. */
  auto_close_invoices?: boolean
  /** Whether several renewals of a day are one invoice. */
  consolidated_invoicing?: boolean
  /** A payment method that Chargebee.js collected, by token. (at most 40 characters) */
  token_id?: string
  /** The part of your business that it belongs to. (at most 50 characters) */
  business_entity_id?: string
  /** A remark on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Where invoices go. */
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
    /** By its two letters. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
}

/** Params of customers.update. */
export interface CustomersUpdateParams {
  /** The customer, by id from customers.list. */
  id: string
  /** How somebody is called first. (at most 150 characters) */
  first_name?: string
  /** The family name. (at most 150 characters) */
  last_name?: string
  /** The e-mail address. (at most 70 characters) */
  email?: string
  /** The phone number. (at most 50 characters) */
  phone?: string
  /** Which company it is, if one. (at most 250 characters) */
  company?: string
  /** The currency of what is billed, by its three letters. (at most 3 characters) */
  preferred_currency_code?: string
  /** Whether invoices are paid from the payment source by themselves. */
  auto_collection?: "on" | "off"
  /** Whether the customer may pay by direct debit. */
  allow_direct_debit?: boolean
  /** Within how many days invoices are due. */
  net_term_days?: number
  /** Whether tax is charged. */
  taxability?: "taxable" | "exempt"
  /** The sort of customer, for taxes. */
  customer_type?: "residential" | "business" | "senior_citizen" | "industrial"
  /** The language of pages and e-mails, such as fr-CA. (at most 50 characters) */
  locale?: string
  /** How the customer pays outside of Chargebee. */
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
  /** A remark on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Whether metered invoices are closed by themselves. */
  auto_close_invoices?: boolean
  /** What of your own is stored with it, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether the customer counts as fraudulent. */
  fraud_flag?: "safe" | "fraudulent"
  /** Whether several renewals of a day are one invoice. */
  consolidated_invoicing?: boolean
}

/** Params of customers.delete. */
export interface CustomersDeleteParams {
  /** The customer, by id from customers.list. */
  id: string
  /** Whether payment sources are deleted too, also at the gateway. */
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
  /** The customer, by id from customers.list. */
  id: string
  /** By which it pays VAT, such as DE123456789. (at most 20 characters) */
  vat_number?: string
  /** The prefix of the VAT number, where it is not the country. (at most 10 characters) */
  vat_number_prefix?: string
  /** Whether an Australian customer is registered for GST. */
  registered_for_gst?: boolean
  /** Where invoices go. */
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
    /** By its two letters. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** The customer, by id from customers.list. */
  customer_id: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** The customer, by id from customers.list. */
  customer_id: string
  /** Whom to write to. */
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
  /** The customer, by id from customers.list. */
  customer_id: string
  /** The contact, by id from contacts.list. */
  id: string
}

/** Params of subscriptions.list. */
export interface SubscriptionsListParams {
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such customers. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those in such states. */
  status?: {
    is?: "future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred"
    is_not?: "future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred"
    in?: ("future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred")[]
    not_in?: ("future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred")[]
  }
  /** Only those of such items. */
  item_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those with such item prices. */
  item_price_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those made then. */
  created_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those that became active then. */
  activated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those that are billed next then. */
  next_billing_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those cancelled then. */
  cancelled_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Whether changes are scheduled. */
  has_scheduled_changes?: {
    is?: boolean
  }
  /** Only those that came by such channels. */
  channel?: {
    is?: "web" | "app_store" | "play_store"
    is_not?: "web" | "app_store" | "play_store"
    in?: ("web" | "app_store" | "play_store")[]
    not_in?: ("web" | "app_store" | "play_store")[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "created_at" | "updated_at"
    desc?: "created_at" | "updated_at"
  }
  /** Whether deleted ones come along, with deleted true. */
  include_deleted?: boolean
}

export interface Subscription {
  id: string
  currency_code?: string
  setup_fee?: number
  billing_period?: number
  billing_period_unit?: "day" | "week" | "month" | "year"
  start_date?: number
  trial_end?: number
  remaining_billing_cycles?: number
  po_number?: string
  auto_collection?: "on" | "off"
  customer_id?: string
  status?: "future" | "in_trial" | "active" | "non_renewing" | "paused" | "cancelled" | "transferred"
  trial_start?: number
  trial_end_action?: "site_default" | "plan_default" | "activate_subscription" | "cancel_subscription"
  current_term_start?: number
  current_term_end?: number
  next_billing_at?: number
  created_at?: number
  started_at?: number
  activated_at?: number
  gift_id?: string
  contract_term_billing_cycle_on_renewal?: number
  override_relationship?: boolean
  pause_date?: number
  resume_date?: number
  cancelled_at?: number
  cancel_reason?:
    | "not_paid"
    | "no_card"
    | "fraud_review_failed"
    | "non_compliant_eu_customer"
    | "tax_calculation_failed"
    | "currency_incompatible_with_gateway"
    | "non_compliant_customer"
  created_from_ip?: string
  resource_version?: number
  updated_at?: number
  has_scheduled_advance_invoices?: boolean
  has_scheduled_changes?: boolean
  payment_source_id?: string
  cancel_schedule_created_at?: number
  offline_payment_method?: string
  channel?: "web" | "app_store" | "play_store"
  net_term_days?: number
  active_id?: string
  subscription_items?: SubscriptionSubscriptionItem[]
  item_tiers?: SubscriptionItemTier[]
  charged_items?: SubscriptionChargedItem[]
  due_invoices_count?: number
  due_since?: number
  total_dues?: number
  mrr?: number
  arr?: number
  exchange_rate?: number
  base_currency_code?: string
  coupon?: string
  coupons?: SubscriptionCoupon[]
  shipping_address?: Address
  billing_override?: SubscriptionBillingOverride
  invoice_notes?: string
  /** What your own systems stored with it, of any form. */
  meta_data?: { [k: string]: unknown }
  deleted?: boolean
  changes_scheduled_at?: number
  contract_term?: SubscriptionContractTerm
  cancel_reason_code?: string
  free_period?: number
  free_period_unit?: "day" | "week" | "month" | "year"
  create_pending_invoices?: boolean
  auto_close_invoices?: boolean
  discounts?: SubscriptionDiscount[]
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
  /** The subscription, by id from subscriptions.list. */
  id: string
}

/** Params of subscriptions.create. */
export interface SubscriptionsCreateParams {
  /** The customer, by id from customers.list. */
  customer_id: string
  /** What is subscribed to, by item price. */
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
    /** Seconds since 1970. */
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
  /** An id of your own, made by Chargebee unless given. (at most 50 characters) */
  id?: string
  /** When the trial ends. */
  trial_end?: string
  /** After how many cycles it ends. (at least 0) */
  billing_cycles?: number
  /** A fee at the begin, in the smallest unit of the currency. (at least 0) */
  setup_fee?: number
  /** Mandatory items to leave out, by item price. */
  mandatory_items_to_remove?: string[]
  /** Within how many days invoices are due. */
  net_term_days?: number
  /** When it begins, now unless given. */
  start_date?: string
  /** Whether invoices are paid from the payment source by themselves. */
  auto_collection?: "on" | "off"
  /** For how many terms to charge at once. (at least 1) */
  terms_to_charge?: number
  /** Whether its bills are aligned with the customer's billing date at once. */
  billing_alignment_mode?: "immediate" | "delayed"
  /** How the customer pays outside of Chargebee. */
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
  /** A purchase order number. (at most 100 characters) */
  po_number?: string
  /** Coupons to apply, by id or code. */
  coupon_ids?: string[]
  /** What pays, by id from payment_sources.list. (at most 40 characters) */
  payment_source_id?: string
  /** A remark on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Which day the invoice bears, today unless given. */
  invoice_date?: string
  /** What of your own is stored with it, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether charges are invoiced at once rather than put by as unbilled. */
  invoice_immediately?: boolean
  /** Whether the payment source becomes the first one. */
  replace_primary_payment_source?: boolean
  /** How long it is free, in units. (at least 1) */
  free_period?: number
  /** What free_period counts. */
  free_period_unit?: "day" | "week" | "month" | "year"
  /** Whether invoices stay pending until they are closed. */
  create_pending_invoices?: boolean
  /** Whether metered invoices are closed by themselves. */
  auto_close_invoices?: boolean
  /** What happens when the trial ends. */
  trial_end_action?: "site_default" | "plan_default" | "activate_subscription" | "cancel_subscription"
  /** Who begins the payment. */
  payment_initiator?: "customer" | "merchant"
  /** The part of your business that it belongs to. (at most 50 characters) */
  business_entity_id?: string
  /** Where goods go. */
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
    /** By its two letters. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** How long the contract runs. */
  contract_term?: {
    action_at_term_end?: "renew" | "evergreen" | "cancel"
    /** Seconds since 1970. */
    contract_start?: number
    /** How many days before the end it can be cancelled. */
    cancellation_cutoff_period?: number
  }
  /** Discounts on it. */
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
  /** Prices by quantity that differ from those of the item price. */
  item_tiers?: {
    /** (at most 100 characters) */
    item_price_id?: string
    /** (at least 1) */
    starting_unit?: number
    ending_unit?: number
    /** (at least 0) */
    price?: number
  }[]
  /** Coupons and until when they apply. */
  coupons?: {
    /** (at most 100 characters) */
    coupon_id?: string
    /** Seconds since 1970. */
    apply_till?: number
  }[]
}

/** Params of subscriptions.update. */
export interface SubscriptionsUpdateParams {
  /** The subscription, by id from subscriptions.list. */
  id: string
  /** What is subscribed to, by item price. */
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
    /** Seconds since 1970. */
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
  /** Whether the items given replace all, rather than being added. */
  replace_items_list?: boolean
  /** Mandatory items to leave out, by item price. */
  mandatory_items_to_remove?: string[]
  /** A fee at the begin, in the smallest unit of the currency. (at least 0) */
  setup_fee?: number
  /** Within how many days invoices are due. */
  net_term_days?: number
  /** Which day the invoice bears, today unless given. */
  invoice_date?: string
  /** When it begins, now unless given. */
  start_date?: string
  /** When the trial ends. */
  trial_end?: string
  /** After how many cycles it ends. (at least 0) */
  billing_cycles?: number
  /** For how many terms to charge at once. (at least 1) */
  terms_to_charge?: number
  /** From when on it is active again. */
  reactivate_from?: string
  /** Whether its bills are aligned with the customer's billing date at once. */
  billing_alignment_mode?: "immediate" | "delayed"
  /** Whether invoices are paid from the payment source by themselves. */
  auto_collection?: "on" | "off"
  /** How the customer pays outside of Chargebee. */
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
  /** A purchase order number. (at most 100 characters) */
  po_number?: string
  /** Coupons to apply, by id or code. */
  coupon_ids?: string[]
  /** Whether the coupons given replace all. */
  replace_coupon_list?: boolean
  /** Whether the rest of the term is credited and charged by days. */
  prorate?: boolean
  /** Whether it happens at the end of the term. */
  end_of_term?: boolean
  /** Whether a new term begins. */
  force_term_reset?: boolean
  /** Whether a cancelled subscription begins again. */
  reactivate?: boolean
  /** A remark on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** What of your own is stored with it, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether charges are invoiced at once rather than put by as unbilled. */
  invoice_immediately?: boolean
  /** When, for change_option specific_date. */
  changes_scheduled_at?: string
  /** When the change happens. */
  change_option?: "immediately" | "end_of_term" | "specific_date"
  /** How long it is free, in units. (at least 1) */
  free_period?: number
  /** What free_period counts. */
  free_period_unit?: "day" | "week" | "month" | "year"
  /** Whether invoices stay pending until they are closed. */
  create_pending_invoices?: boolean
  /** Whether metered invoices are closed by themselves. */
  auto_close_invoices?: boolean
  /** What happens when the trial ends. */
  trial_end_action?: "site_default" | "plan_default" | "activate_subscription" | "cancel_subscription"
  /** Who begins the payment. */
  payment_initiator?: "customer" | "merchant"
  /** Whether usages up to now are invoiced. */
  invoice_usages?: boolean
  /** Where invoices go. */
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
    /** By its two letters. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** Where goods go. */
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
    /** By its two letters. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** How long the contract runs. */
  contract_term?: {
    action_at_term_end?: "renew" | "evergreen" | "cancel"
    /** Seconds since 1970. */
    contract_start?: number
    /** How many days before the end it can be cancelled. */
    cancellation_cutoff_period?: number
  }
  /** Discounts on it. */
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
  /** Prices by quantity that differ from those of the item price. */
  item_tiers?: {
    /** (at most 100 characters) */
    item_price_id?: string
    /** (at least 1) */
    starting_unit?: number
    ending_unit?: number
    /** (at least 0) */
    price?: number
  }[]
  /** Coupons and until when they apply. */
  coupons?: {
    /** (at most 100 characters) */
    coupon_id?: string
    /** Seconds since 1970. */
    apply_till?: number
  }[]
}

/** Params of subscriptions.delete. */
export interface SubscriptionsDeleteParams {
  /** The subscription, by id from subscriptions.list. */
  id: string
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

/** Params of subscription_cancellations.create. */
export interface SubscriptionCancellationsCreateParams {
  /** The subscription, by id from subscriptions.list. */
  subscription_id: string
  /** When it is cancelled. */
  cancel_option?: "immediately" | "end_of_term" | "specific_date" | "end_of_billing_term"
  /** When, for cancel_option specific_date. */
  cancel_at?: string
  /** What is credited of the current term. */
  credit_option_for_current_term_charges?: "none" | "prorate" | "full" | "consumption_based"
  /** What becomes of unbilled charges. */
  unbilled_charges_option?: "invoice" | "delete"
  /** What becomes of unpaid invoices. */
  account_receivables_handling?: "no_action" | "schedule_payment_collection" | "write_off"
  /** What becomes of credits. */
  refundable_credits_handling?: "no_action" | "schedule_refund"
  /** Which day the invoice bears, today unless given. */
  invoice_date?: string
  /** Why, by a code of your site. (at most 100 characters) */
  cancel_reason_code?: string
  /** Items that are charged on cancelling. */
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

/** Params of subscription_cancellations.delete. */
export interface SubscriptionCancellationsDeleteParams {
  /** The subscription, by id from subscriptions.list. */
  subscription_id: string
  /** After how many cycles it ends. (at least 0) */
  billing_cycles?: number
}

/** Params of subscription_pauses.create. */
export interface SubscriptionPausesCreateParams {
  /** The subscription, by id from subscriptions.list. */
  subscription_id: string
  /** When it is paused. */
  pause_option?: "immediately" | "end_of_term" | "specific_date" | "billing_cycles"
  /** When, for pause_option specific_date. */
  pause_date?: string
  /** What becomes of unbilled charges. */
  unbilled_charges_handling?: "no_action" | "invoice"
  /** Whether reminders of unpaid invoices go on. */
  invoice_dunning_handling?: "continue" | "stop"
  /** For how many cycles, for pause_option billing_cycles. (at least 1) */
  skip_billing_cycles?: number
  /** When it goes on. */
  resume_date?: string
}

/** Params of subscription_pauses.delete. */
export interface SubscriptionPausesDeleteParams {
  /** The subscription, by id from subscriptions.list. */
  subscription_id: string
  /** When it goes on. */
  resume_option?: "immediately" | "specific_date"
  /** When it goes on. */
  resume_date?: string
  /** Whether charges are invoiced at once. */
  charges_handling?: "invoice_immediately" | "add_to_unbilled_charges"
  /** What becomes of unpaid invoices. */
  unpaid_invoices_handling?: "no_action" | "schedule_payment_collection"
}

/** Params of subscription_reactivations.create. */
export interface SubscriptionReactivationsCreateParams {
  /** The subscription, by id from subscriptions.list. */
  subscription_id: string
  /** When the new trial ends. */
  trial_end?: string
  /** After how many cycles it ends. (at least 0) */
  billing_cycles?: number
  /** How many days of trial it has. (1 to 365) */
  trial_period_days?: number
  /** From when on it is active again. */
  reactivate_from?: string
  /** Whether charges are invoiced at once rather than put by as unbilled. */
  invoice_immediately?: boolean
  /** Whether its bills are aligned with the customer's billing date at once. */
  billing_alignment_mode?: "immediate" | "delayed"
  /** For how many terms to charge at once. (at least 1) */
  terms_to_charge?: number
  /** Which day the invoice bears, today unless given. */
  invoice_date?: string
  /** Who begins the payment. */
  payment_initiator?: "customer" | "merchant"
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such customers. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such subscriptions. */
  subscription_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those in such states. */
  status?: {
    is?: "paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending"
    is_not?: "paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending"
    in?: ("paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending")[]
    not_in?: ("paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending")[]
  }
  /** Only those at such a stage of reminders. */
  dunning_status?: {
    is?: "in_progress" | "exhausted" | "stopped" | "success"
    is_not?: "in_progress" | "exhausted" | "stopped" | "success"
    in?: ("in_progress" | "exhausted" | "stopped" | "success")[]
    not_in?: ("in_progress" | "exhausted" | "stopped" | "success")[]
  }
  /** Whether they belong to a subscription. */
  recurring?: {
    is?: boolean
  }
  /** Only those of such days. */
  date?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those paid then. */
  paid_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those voided then. */
  voided_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those over such sums. */
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
  /** Only those of which such sums are due. */
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
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "date" | "updated_at"
    desc?: "date" | "updated_at"
  }
  /** Whether deleted ones come along, with deleted true. */
  include_deleted?: boolean
}

export interface Invoice {
  id: string
  customer_id?: string
  payment_owner?: string
  subscription_id?: string
  recurring?: boolean
  status?: "paid" | "posted" | "payment_due" | "not_paid" | "voided" | "pending"
  date?: number
  due_date?: number
  net_term_days?: number
  po_number?: string
  vat_number?: string
  price_type?: "tax_exclusive" | "tax_inclusive"
  exchange_rate?: number
  local_currency_exchange_rate?: number
  currency_code?: string
  local_currency_code?: string
  tax?: number
  sub_total?: number
  sub_total_in_local_currency?: number
  total?: number
  total_in_local_currency?: number
  amount_due?: number
  amount_adjusted?: number
  amount_paid?: number
  paid_at?: number
  write_off_amount?: number
  credits_applied?: number
  dunning_status?: "in_progress" | "exhausted" | "stopped" | "success"
  next_retry_at?: number
  voided_at?: number
  resource_version?: number
  updated_at?: number
  exchange_rates?: InvoiceExchangeRate[]
  first_invoice?: boolean
  new_sales_amount?: number
  has_advance_charges?: boolean
  term_finalized?: boolean
  is_gifted?: boolean
  generated_at?: number
  expected_payment_date?: number
  amount_to_collect?: number
  round_off_amount?: number
  line_items?: InvoiceLineItem[]
  line_item_tiers?: InvoiceLineItemTier[]
  line_item_discounts?: InvoiceLineItemDiscount[]
  line_item_taxes?: InvoiceLineItemTax[]
  discounts?: InvoiceDiscount[]
  taxes?: InvoiceTax[]
  linked_payments?: InvoiceLinkedPayment[]
  reference_transactions?: InvoiceReferenceTransaction[]
  dunning_attempts?: InvoiceDunningAttempt[]
  applied_credits?: InvoiceAppliedCredit[]
  adjustment_credit_notes?: InvoiceAdjustmentCreditNote[]
  issued_credit_notes?: InvoiceIssuedCreditNote[]
  linked_orders?: InvoiceLinkedOrder[]
  notes?: InvoiceNote[]
  shipping_address?: Address
  billing_address?: Address
  void_reason_code?: string
  deleted?: boolean
  tax_category?: string
  vat_number_prefix?: string
  channel?: "web" | "app_store" | "play_store"
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
  /** The invoice, by id from invoices.list. */
  id: string
}

/** Params of invoices.create. Needs customer_id, or subscription_id. */
export interface InvoicesCreateParams {
  /** The customer, by id from customers.list. (at most 50 characters) */
  customer_id?: string
  /** The subscription, by id from subscriptions.list. (at most 50 characters) */
  subscription_id?: string
  /** The currency, by its three letters. (at most 3 characters) */
  currency_code?: string
  /** A remark on this invoice. (at most 2000 characters) */
  invoice_note?: string
  /** Whether the general remark is left out. */
  remove_general_note?: boolean
  /** A purchase order number. (at most 100 characters) */
  po_number?: string
  /** Coupons to apply, by id or code. */
  coupon_ids?: string[]
  /** Money set aside that is taken, by transaction. (at most 40 characters) */
  authorization_transaction_id?: string
  /** What pays, by id from payment_sources.list. (at most 40 characters) */
  payment_source_id?: string
  /** Whether it is paid from the payment source at once. */
  auto_collection?: "on" | "off"
  /** Within how many days invoices are due. */
  net_term_days?: number
  /** Which day the invoice bears, today unless given. */
  invoice_date?: string
  /** Whether it stays pending until it is closed. */
  create_pending_invoice?: boolean
  /** Who begins the payment. */
  payment_initiator?: "customer" | "merchant"
  /** Where goods go. */
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
    /** By its two letters. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** What is charged, by item price. */
  item_prices?: {
    /** (at most 100 characters) */
    item_price_id?: string
    /** (at least 1) */
    quantity?: number
    /** (at most 33 characters) */
    quantity_in_decimal?: string
    /** (at least 0) */
    unit_price?: number
    /** Seconds since 1970. */
    date_from?: number
    /** Seconds since 1970. */
    date_to?: number
  }[]
  /** What is charged besides, each with an amount. */
  charges?: {
    /** (at least 1) */
    amount?: number
    /** (at most 250 characters) */
    description?: string
    taxable?: boolean
    /** (at most 50 characters) */
    tax_profile_id?: string
    /** Seconds since 1970. */
    date_from?: number
    /** Seconds since 1970. */
    date_to?: number
  }[]
}

/** Params of invoices.delete. */
export interface InvoicesDeleteParams {
  /** The invoice, by id from invoices.list. */
  id: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
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
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** Whether a browser saves the file or shows it. */
  disposition_type?: "attachment" | "inline"
}

export interface Download {
  download_url: string
  valid_till?: number
  mime_type?: string
}

/** Params of invoice_closings.create. */
export interface InvoiceClosingsCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
  /** A remark on this invoice. (at most 2000 characters) */
  invoice_note?: string
  /** Whether the general remark is left out. */
  remove_general_note?: boolean
  /** Which day the invoice bears, today unless given. */
  invoice_date?: string
}

/** Params of invoice_voids.create. */
export interface InvoiceVoidsCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
  /** Why, by a code of your site. (at most 100 characters) */
  void_reason_code?: string
}

/** Params of invoice_payments.create. */
export interface InvoicePaymentsCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
  /** How and when it was paid. */
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
    /** Seconds since 1970. */
    date?: number
  }
}

export interface Transaction {
  id: string
  customer_id?: string
  subscription_id?: string
  gateway_account_id?: string
  payment_source_id?: string
  payment_method?: string
  reference_number?: string
  gateway?: string
  type?: "authorization" | "payment" | "refund" | "payment_reversal"
  date?: number
  settled_at?: number
  exchange_rate?: number
  currency_code?: string
  amount?: number
  id_at_gateway?: string
  status?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
  fraud_flag?: "safe" | "suspicious" | "fraudulent"
  initiator_type?: "customer" | "merchant"
  three_d_secure?: boolean
  authorization_reason?: "blocking_funds" | "verification" | "scheduled_capture"
  error_code?: string
  error_text?: string
  voided_at?: number
  resource_version?: number
  updated_at?: number
  fraud_reason?: string
  custom_payment_method_id?: string
  amount_unused?: number
  masked_card_number?: string
  reference_transaction_id?: string
  refunded_txn_id?: string
  reference_authorization_id?: string
  amount_capturable?: number
  reversal_transaction_id?: string
  linked_invoices?: TransactionLinkedInvoice[]
  linked_credit_notes?: TransactionLinkedCreditNote[]
  linked_refunds?: TransactionLinkedRefund[]
  linked_payments?: TransactionLinkedPayment[]
  deleted?: boolean
  iin?: string
  last4?: string
  merchant_reference_id?: string
  business_entity_id?: string
  error_detail?: TransactionGatewayErrorDetail
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

/** Params of invoice_collections.create. */
export interface InvoiceCollectionsCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** How much, in the smallest unit of the currency; all that is due unless given. (at least 1) */
  amount?: number
  /** Money set aside that is taken, by transaction. (at most 40 characters) */
  authorization_transaction_id?: string
  /** What pays, by id from payment_sources.list. (at most 40 characters) */
  payment_source_id?: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
  /** Who begins the payment. */
  payment_initiator?: "customer" | "merchant"
}

/** Params of invoice_refunds.create. */
export interface InvoiceRefundsCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** How much, in the smallest unit of the currency; all that can be unless given. (at least 1) */
  refund_amount?: number
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
  /** A remark on the credit note. (at most 2000 characters) */
  customer_notes?: string
  /** Why it is refunded. */
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

/** Params of invoice_write_offs.create. */
export interface InvoiceWriteOffsCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
}

/** Params of credit_notes.list. */
export interface CreditNotesListParams {
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such customers. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such subscriptions. */
  subscription_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those that credit such invoices. */
  reference_invoice_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such types. */
  type?: {
    is?: "adjustment" | "refundable" | "store"
    is_not?: "adjustment" | "refundable" | "store"
    in?: ("adjustment" | "refundable" | "store")[]
    not_in?: ("adjustment" | "refundable" | "store")[]
  }
  /** Only those in such states. */
  status?: {
    is?: "adjusted" | "refunded" | "refund_due" | "voided"
    is_not?: "adjusted" | "refunded" | "refund_due" | "voided"
    in?: ("adjusted" | "refunded" | "refund_due" | "voided")[]
    not_in?: ("adjusted" | "refunded" | "refund_due" | "voided")[]
  }
  /** Only those of such days. */
  date?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those over such sums. */
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
  /** Only those voided then. */
  voided_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "date"
    desc?: "date"
  }
  /** Whether deleted ones come along, with deleted true. */
  include_deleted?: boolean
}

export interface CreditNote {
  id: string
  customer_id?: string
  subscription_id?: string
  reference_invoice_id?: string
  type?: "adjustment" | "refundable" | "store"
  reason_code?: string
  status?: "adjusted" | "refunded" | "refund_due" | "voided"
  vat_number?: string
  date?: number
  price_type?: "tax_exclusive" | "tax_inclusive"
  currency_code?: string
  total?: number
  amount_allocated?: number
  amount_refunded?: number
  amount_available?: number
  refunded_at?: number
  voided_at?: number
  generated_at?: number
  resource_version?: number
  updated_at?: number
  channel?: "web" | "app_store" | "play_store"
  sub_total?: number
  sub_total_in_local_currency?: number
  total_in_local_currency?: number
  local_currency_code?: string
  round_off_amount?: number
  fractional_correction?: number
  notes?: string[]
  line_items?: CreditNoteLineItem[]
  line_item_tiers?: CreditNoteLineItemTier[]
  line_item_discounts?: CreditNoteLineItemDiscount[]
  line_item_taxes?: CreditNoteLineItemTax[]
  discounts?: CreditNoteDiscount[]
  taxes?: CreditNoteTax[]
  linked_refunds?: CreditNoteLinkedRefund[]
  allocations?: CreditNoteAllocation[]
  deleted?: boolean
  tax_category?: string
  local_currency_exchange_rate?: number
  exchange_rates?: CreditNoteExchangeRate[]
  create_reason_code?: string
  vat_number_prefix?: string
  business_entity_id?: string
  shipping_address?: Address
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
  /** The credit note, by id from credit_notes.list. */
  id: string
}

/** Params of credit_notes.create. Needs reference_invoice_id, or customer_id. */
export interface CreditNotesCreateParams {
  /** adjustment lowers what is due, refundable can be refunded, store is credit for later. */
  type: "adjustment" | "refundable" | "store"
  /** The invoice that is credited, by id from invoices.list. (at most 50 characters) */
  reference_invoice_id?: string
  /** The customer, by id from customers.list. (at most 50 characters) */
  customer_id?: string
  /** How much, in the smallest unit of the currency. (at least 0) */
  total?: number
  /** Why. */
  reason_code?:
    | "product_unsatisfactory"
    | "service_unsatisfactory"
    | "order_change"
    | "order_cancellation"
    | "waiver"
    | "other"
  /** Why, by a code of your site. (at most 100 characters) */
  create_reason_code?: string
  /** The date of the credit note, now unless given. */
  date?: string
  /** A remark on the credit note. (at most 2000 characters) */
  customer_notes?: string
  /** The currency, by its three letters. (at most 3 characters) */
  currency_code?: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
  /** What is credited, line by line. */
  line_items?: {
    /** (at most 40 characters) */
    reference_line_item_id?: string
    unit_amount?: number
    quantity?: number
    amount?: number
    /** Seconds since 1970. */
    date_from?: number
    /** Seconds since 1970. */
    date_to?: number
    /** (at most 250 characters) */
    description?: string
  }[]
}

/** Params of credit_notes.delete. */
export interface CreditNotesDeleteParams {
  /** The credit note, by id from credit_notes.list. */
  id: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
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

/** Params of credit_note_voids.create. */
export interface CreditNoteVoidsCreateParams {
  /** The credit note, by id from credit_notes.list. */
  credit_note_id: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
}

/** Params of credit_note_refunds.create. */
export interface CreditNoteRefundsCreateParams {
  /** The credit note, by id from credit_notes.list. */
  credit_note_id: string
  /** Why, by a code of your site. (at most 100 characters) */
  refund_reason_code?: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
  /** How and when it was paid. */
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
    /** Seconds since 1970. */
    date: number
  }
}

/** Params of transactions.list. */
export interface TransactionsListParams {
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such customers. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such subscriptions. */
  subscription_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those from such payment sources. */
  payment_source_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those paid in such ways. */
  payment_method?: {
    is?: string
    is_not?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such types. */
  type?: {
    is?: "authorization" | "payment" | "refund" | "payment_reversal"
    is_not?: "authorization" | "payment" | "refund" | "payment_reversal"
    in?: ("authorization" | "payment" | "refund" | "payment_reversal")[]
    not_in?: ("authorization" | "payment" | "refund" | "payment_reversal")[]
  }
  /** Only those in such states. */
  status?: {
    is?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
    is_not?: "in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure"
    in?: ("in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure")[]
    not_in?: ("in_progress" | "success" | "voided" | "failure" | "timeout" | "needs_attention" | "late_failure")[]
  }
  /** Only those with such an id at the gateway. */
  id_at_gateway?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those with such a reference number. */
  reference_number?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those of such days. */
  date?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those over such sums. */
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
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "date" | "updated_at"
    desc?: "date" | "updated_at"
  }
  /** Whether deleted ones come along, with deleted true. */
  include_deleted?: boolean
}

/** Params of transactions.get. */
export interface TransactionsGetParams {
  /** The transaction, by id from transactions.list. */
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
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those with such names. */
  name?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those with such discounts. */
  discount_type?: {
    is?: "fixed_amount" | "percentage" | "offer_quantity"
    is_not?: "fixed_amount" | "percentage" | "offer_quantity"
    in?: ("fixed_amount" | "percentage" | "offer_quantity")[]
    not_in?: ("fixed_amount" | "percentage" | "offer_quantity")[]
  }
  /** Only those of such duration. */
  duration_type?: {
    is?: "one_time" | "forever" | "limited_period"
    is_not?: "one_time" | "forever" | "limited_period"
    in?: ("one_time" | "forever" | "limited_period")[]
    not_in?: ("one_time" | "forever" | "limited_period")[]
  }
  /** Only those in such states. */
  status?: {
    is?: "active" | "expired" | "archived" | "deleted" | "future"
    is_not?: "active" | "expired" | "archived" | "deleted" | "future"
    in?: ("active" | "expired" | "archived" | "deleted" | "future")[]
    not_in?: ("active" | "expired" | "archived" | "deleted" | "future")[]
  }
  /** Only those on such things. */
  apply_on?: {
    is?: "invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items"
    is_not?: "invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items"
    in?: ("invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items")[]
    not_in?: ("invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items")[]
  }
  /** Only those in such currencies. */
  currency_code?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those made then. */
  created_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "created_at"
    desc?: "created_at"
  }
}

export interface Coupon {
  id: string
  name?: string
  invoice_name?: string
  discount_type?: "fixed_amount" | "percentage" | "offer_quantity"
  discount_percentage?: number
  discount_amount?: number
  discount_quantity?: number
  currency_code?: string
  duration_type?: "one_time" | "forever" | "limited_period"
  duration_month?: number
  valid_from?: number
  valid_till?: number
  max_redemptions?: number
  status?: "active" | "expired" | "archived" | "deleted" | "future"
  apply_on?: "invoice_amount" | "each_specified_item"
  created_at?: number
  archived_at?: number
  resource_version?: number
  updated_at?: number
  included_in_mrr?: boolean
  period?: number
  period_unit?: "day" | "week" | "month" | "year"
  item_constraints?: CouponItemConstraint[]
  redemptions?: number
  invoice_notes?: string
  /** What your own systems stored with it, of any form. */
  meta_data?: { [k: string]: unknown }
  coupon_constraints?: CouponCouponConstraint[]
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
  /** The coupon, by id from coupons.list. */
  id: string
}

/** Params of coupons.create. */
export interface CouponsCreateParams {
  /** The code by which customers redeem it. (at most 100 characters) */
  id: string
  /** What it is called within Chargebee. (at most 50 characters) */
  name: string
  /** What invoices call it. (at most 100 characters) */
  invoice_name?: string
  /** How the discount is reckoned. */
  discount_type?: "fixed_amount" | "percentage" | "offer_quantity"
  /** How much, in the smallest unit of the currency. (at least 0) */
  discount_amount?: number
  /** The currency, by its three letters. (at most 3 characters) */
  currency_code?: string
  /** How many percent. (0.01 to 100) */
  discount_percentage?: number
  /** How many units are free. (at least 1) */
  discount_quantity?: number
  /** What the discount is on. */
  apply_on: "invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items"
  /** How long it applies. */
  duration_type?: "one_time" | "forever" | "limited_period"
  /** For how many units of period_unit. (at least 1) */
  period?: number
  /** What period counts. */
  period_unit?: "day" | "week" | "month" | "year"
  /** From when on it can be redeemed. */
  valid_from?: string
  /** Until when it can be redeemed. */
  valid_till?: string
  /** How often it can be redeemed at most. (at least 1) */
  max_redemptions?: number
  /** A remark on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** What of your own is stored with it, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether it counts in monthly recurring revenue. */
  included_in_mrr?: boolean
  /** Its state. */
  status?: "active" | "archived"
  /** Which items it applies to. */
  item_constraints?: {
    constraint: "none" | "all" | "specific" | "criteria"
    item_type: "plan" | "addon" | "charge"
  }[]
  /** Who can redeem it how often. */
  coupon_constraints?: {
    entity_type: "customer"
    type: "max_redemptions" | "unique_by" | "existing_customer" | "new_customer"
    value?: string
  }[]
}

/** Params of coupons.update. */
export interface CouponsUpdateParams {
  /** The coupon, by id from coupons.list. */
  id: string
  /** What it is called within Chargebee. (at most 50 characters) */
  name?: string
  /** What invoices call it. (at most 100 characters) */
  invoice_name?: string
  /** How the discount is reckoned. */
  discount_type?: "fixed_amount" | "percentage" | "offer_quantity"
  /** How much, in the smallest unit of the currency. (at least 0) */
  discount_amount?: number
  /** The currency, by its three letters. (at most 3 characters) */
  currency_code?: string
  /** How many percent. (0.01 to 100) */
  discount_percentage?: number
  /** How many units are free. (at least 1) */
  discount_quantity?: number
  /** What the discount is on. */
  apply_on?: "invoice_amount" | "specified_items_total" | "each_specified_item" | "each_unit_of_specified_items"
  /** How long it applies. */
  duration_type?: "one_time" | "forever" | "limited_period"
  /** For how many units of period_unit. (at least 1) */
  period?: number
  /** What period counts. */
  period_unit?: "day" | "week" | "month" | "year"
  /** From when on it can be redeemed. */
  valid_from?: string
  /** Until when it can be redeemed. */
  valid_till?: string
  /** How often it can be redeemed at most. (at least 1) */
  max_redemptions?: number
  /** A remark on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** What of your own is stored with it, as a map. */
  meta_data?: { [k: string]: unknown }
  /** Whether it counts in monthly recurring revenue. */
  included_in_mrr?: boolean
  /** Which items it applies to. */
  item_constraints?: {
    constraint: "none" | "all" | "specific" | "criteria"
    item_type: "plan" | "addon" | "charge"
  }[]
  /** Who can redeem it how often. */
  coupon_constraints?: {
    entity_type: "customer"
    type: "max_redemptions" | "unique_by" | "existing_customer" | "new_customer"
    value?: string
  }[]
}

/** Params of coupons.delete. */
export interface CouponsDeleteParams {
  /** The coupon, by id from coupons.list. */
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
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such product families. */
  item_family_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such types. */
  type?: {
    is?: "plan" | "addon" | "charge"
    is_not?: "plan" | "addon" | "charge"
    in?: ("plan" | "addon" | "charge")[]
    not_in?: ("plan" | "addon" | "charge")[]
  }
  /** Only those with such names. */
  name?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those in such states. */
  status?: {
    is?: "active" | "archived" | "deleted"
    is_not?: "active" | "archived" | "deleted"
    in?: ("active" | "archived" | "deleted")[]
    not_in?: ("active" | "archived" | "deleted")[]
  }
  /** Only those of such applicability. */
  item_applicability?: {
    is?: "all" | "restricted"
    is_not?: "all" | "restricted"
    in?: ("all" | "restricted")[]
    not_in?: ("all" | "restricted")[]
  }
  /** Whether they are billed by usage. */
  metered?: {
    is?: boolean
  }
  /** Whether hosted pages can sell them. */
  enabled_for_checkout?: {
    is?: boolean
  }
  /** Whether the portal shows them. */
  enabled_in_portal?: {
    is?: boolean
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "name" | "id" | "updated_at"
    desc?: "name" | "id" | "updated_at"
  }
}

export interface Item {
  id: string
  name?: string
  external_name?: string
  description?: string
  status?: "active" | "archived" | "deleted"
  resource_version?: number
  updated_at?: number
  item_family_id?: string
  type?: "plan" | "addon" | "charge"
  is_shippable?: boolean
  is_giftable?: boolean
  redirect_url?: string
  enabled_for_checkout?: boolean
  enabled_in_portal?: boolean
  included_in_mrr?: boolean
  item_applicability?: "all" | "restricted"
  gift_claim_redirect_url?: string
  unit?: string
  metered?: boolean
  usage_calculation?: "sum_of_usages" | "last_usage" | "max_usage"
  is_percentage_pricing?: boolean
  archived_at?: number
  channel?: "web" | "app_store" | "play_store"
  applicable_items?: ItemApplicableItem[]
  /** What your own systems stored with it, of any form. */
  metadata?: { [k: string]: unknown }
  deleted?: boolean
  business_entity_id?: string
}

export interface ItemApplicableItem {
  id?: string
}

/** Params of items.get. */
export interface ItemsGetParams {
  /** The item, by id from items.list. */
  id: string
}

/** Params of items.create. */
export interface ItemsCreateParams {
  /** An id of your own, which stays. (at most 100 characters) */
  id: string
  /** What it is called; no other item has it. (at most 100 characters) */
  name: string
  /** A plan, an add-on or a charge. */
  type: "plan" | "addon" | "charge"
  /** The product family, by id from item_families.list. (at most 100 characters) */
  item_family_id: string
  /** What it is. (at most 2000 characters) */
  description?: string
  /** What customers see. (at most 100 characters) */
  external_name?: string
  /** The unit that it is counted in, such as seats. (at most 30 characters) */
  unit?: string
  /** Whether it can be given as a present. */
  is_giftable?: boolean
  /** Whether it is shipped. */
  is_shippable?: boolean
  /** Whether customers can choose it in the portal. */
  enabled_in_portal?: boolean
  /** Whether it can be bought by hosted pages. */
  enabled_for_checkout?: boolean
  /** Where the customer goes after a checkout. (at most 500 characters) */
  redirect_url?: string
  /** Which add-ons and charges a plan can have. */
  item_applicability?: "all" | "restricted"
  /** The add-ons and charges that a plan can have, by id. */
  applicable_items?: string[]
  /** Whether it counts in monthly recurring revenue. */
  included_in_mrr?: boolean
  /** Whether it is billed by usage. */
  metered?: boolean
  /** How usages of a term become one number. */
  usage_calculation?: "sum_of_usages" | "last_usage" | "max_usage"
  /** What of your own is stored with it, as a map. */
  metadata?: { [k: string]: unknown }
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** The item, by id from items.list. */
  id: string
  /** What it is called within Chargebee. (at most 100 characters) */
  name?: string
  /** What it is. (at most 2000 characters) */
  description?: string
  /** What customers see. (at most 100 characters) */
  external_name?: string
  /** The product family, by id from item_families.list. (at most 100 characters) */
  item_family_id?: string
  /** The unit that it is counted in, such as seats. (at most 30 characters) */
  unit?: string
  /** Whether it is shipped. */
  is_shippable?: boolean
  /** Whether customers can choose it in the portal. */
  enabled_in_portal?: boolean
  /** Whether it can be bought by hosted pages. */
  enabled_for_checkout?: boolean
  /** Where the customer goes after a checkout. (at most 500 characters) */
  redirect_url?: string
  /** Which add-ons and charges a plan can have. */
  item_applicability?: "all" | "restricted"
  /** The add-ons and charges that a plan can have, by id. */
  applicable_items?: string[]
  /** Whether it counts in monthly recurring revenue. */
  included_in_mrr?: boolean
  /** Its state. */
  status?: "active" | "archived"
  /** What of your own is stored with it, as a map. */
  metadata?: { [k: string]: unknown }
}

/** Params of items.delete. */
export interface ItemsDeleteParams {
  /** The item, by id from items.list. */
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
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those with such names. */
  name?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such items. */
  item_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such product families. */
  item_family_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such items. */
  item_type?: {
    is?: "plan" | "addon" | "charge"
    is_not?: "plan" | "addon" | "charge"
    in?: ("plan" | "addon" | "charge")[]
    not_in?: ("plan" | "addon" | "charge")[]
  }
  /** Only those with such pricing. */
  pricing_model?: {
    is?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
    is_not?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
    in?: ("flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep")[]
    not_in?: ("flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep")[]
  }
  /** Only those in such currencies. */
  currency_code?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those with such terms. */
  period_unit?: {
    is?: "day" | "week" | "month" | "year"
    is_not?: "day" | "week" | "month" | "year"
    in?: ("day" | "week" | "month" | "year")[]
    not_in?: ("day" | "week" | "month" | "year")[]
  }
  /** Only those in such states. */
  status?: {
    is?: "active" | "archived" | "deleted"
    is_not?: "active" | "archived" | "deleted"
    in?: ("active" | "archived" | "deleted")[]
    not_in?: ("active" | "archived" | "deleted")[]
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "name" | "id" | "updated_at"
    desc?: "name" | "id" | "updated_at"
  }
}

export interface ItemPrice {
  id: string
  name?: string
  item_family_id?: string
  item_id?: string
  description?: string
  status?: "active" | "archived" | "deleted"
  external_name?: string
  price_variant_id?: string
  proration_type?: "site_default" | "partial_term" | "full_term"
  pricing_model?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
  price?: number
  price_in_decimal?: string
  period?: number
  currency_code?: string
  period_unit?: "day" | "week" | "month" | "year"
  trial_period?: number
  trial_period_unit?: "day" | "month"
  trial_end_action?: "site_default" | "activate_subscription" | "cancel_subscription"
  shipping_period?: number
  shipping_period_unit?: "day" | "week" | "month" | "year"
  billing_cycles?: number
  free_quantity?: number
  free_quantity_in_decimal?: string
  channel?: "web" | "app_store" | "play_store"
  resource_version?: number
  updated_at?: number
  created_at?: number
  usage_accumulation_reset_frequency?: "never" | "subscription_billing_frequency"
  archived_at?: number
  invoice_notes?: string
  tiers?: ItemPriceTier[]
  is_taxable?: boolean
  tax_detail?: ItemPriceTaxDetail
  tax_providers_fields?: ItemPriceTaxProvidersField[]
  accounting_detail?: ItemPriceAccountingDetail
  /** What your own systems stored with it, of any form. */
  metadata?: { [k: string]: unknown }
  item_type?: "plan" | "addon" | "charge"
  archivable?: boolean
  parent_item_id?: string
  show_description_in_invoices?: boolean
  show_description_in_quotes?: boolean
  deleted?: boolean
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
  /** The item price, by id from item_prices.list. */
  id: string
}

/** Params of item_prices.create. */
export interface ItemPricesCreateParams {
  /** An id of your own, which stays. (at most 100 characters) */
  id: string
  /** The item, by id from items.list. (at most 100 characters) */
  item_id: string
  /** What it is called within Chargebee. (at most 100 characters) */
  name: string
  /** What it is. (at most 2000 characters) */
  description?: string
  /** What customers see. (at most 100 characters) */
  external_name?: string
  /** The currency, by its three letters. (at most 3 characters) */
  currency_code?: string
  /** The price variant that it belongs to. (at most 100 characters) */
  price_variant_id?: string
  /** What is charged for a part of a term. */
  proration_type?: "site_default" | "partial_term" | "full_term"
  /** Whether tax is charged. */
  is_taxable?: boolean
  /** How many units are free. (at least 0) */
  free_quantity?: number
  /** What of your own is stored with it, as a map. */
  metadata?: { [k: string]: unknown }
  /** How the quantity makes the price. */
  pricing_model?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
  /** The price, in the smallest unit of the currency. (at least 0) */
  price?: number
  /** What period counts. */
  period_unit?: "day" | "week" | "month" | "year"
  /** How long a term is, in units of period_unit. (at least 1) */
  period?: number
  /** What trial_period counts. */
  trial_period_unit?: "day" | "month"
  /** How long the trial is, in units. (at least 0) */
  trial_period?: number
  /** How often it is shipped, in units. (at least 1) */
  shipping_period?: number
  /** What shipping_period counts. */
  shipping_period_unit?: "day" | "week" | "month" | "year"
  /** After how many cycles a subscription ends. (at least 1) */
  billing_cycles?: number
  /** What happens when the trial ends. */
  trial_end_action?: "site_default" | "activate_subscription" | "cancel_subscription"
  /** A remark on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Whether invoices show the description. */
  show_description_in_invoices?: boolean
  /** Whether quotes show the description. */
  show_description_in_quotes?: boolean
  /** The prices by quantity. */
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
  /** The item price, by id from item_prices.list. */
  id: string
  /** Its state. */
  status?: "active" | "archived"
  /** What it is called within Chargebee. (at most 100 characters) */
  name?: string
  /** What it is. (at most 2000 characters) */
  description?: string
  /** What customers see. (at most 100 characters) */
  external_name?: string
  /** The currency, by its three letters. (at most 3 characters) */
  currency_code?: string
  /** The price variant that it belongs to. (at most 100 characters) */
  price_variant_id?: string
  /** What is charged for a part of a term. */
  proration_type?: "site_default" | "partial_term" | "full_term"
  /** Whether tax is charged. */
  is_taxable?: boolean
  /** How many units are free. (at least 0) */
  free_quantity?: number
  /** What of your own is stored with it, as a map. */
  metadata?: { [k: string]: unknown }
  /** How the quantity makes the price. */
  pricing_model?: "flat_fee" | "per_unit" | "tiered" | "volume" | "stairstep"
  /** The price, in the smallest unit of the currency. (at least 0) */
  price?: number
  /** What period counts. */
  period_unit?: "day" | "week" | "month" | "year"
  /** How long a term is, in units of period_unit. (at least 1) */
  period?: number
  /** What trial_period counts. */
  trial_period_unit?: "day" | "month"
  /** How long the trial is, in units. (at least 0) */
  trial_period?: number
  /** How often it is shipped, in units. (at least 1) */
  shipping_period?: number
  /** What shipping_period counts. */
  shipping_period_unit?: "day" | "week" | "month" | "year"
  /** After how many cycles a subscription ends. (at least 1) */
  billing_cycles?: number
  /** What happens when the trial ends. */
  trial_end_action?: "site_default" | "activate_subscription" | "cancel_subscription"
  /** A remark on invoices. (at most 2000 characters) */
  invoice_notes?: string
  /** Whether invoices show the description. */
  show_description_in_invoices?: boolean
  /** Whether quotes show the description. */
  show_description_in_quotes?: boolean
  /** The prices by quantity. */
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
  /** The item price, by id from item_prices.list. */
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
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those with such names. */
  name?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
}

export interface ItemFamily {
  id: string
  name?: string
  description?: string
  status?: "active" | "deleted"
  resource_version?: number
  updated_at?: number
  channel?: "web" | "app_store" | "play_store"
  business_entity_id?: string
  deleted?: boolean
}

/** Params of item_families.get. */
export interface ItemFamiliesGetParams {
  /** The family, by id from item_families.list. */
  id: string
}

/** Params of item_families.create. */
export interface ItemFamiliesCreateParams {
  /** An id of your own, which stays. (at most 50 characters) */
  id: string
  /** What it is called within Chargebee. (at most 50 characters) */
  name: string
  /** What it is. (at most 500 characters) */
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
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such invoices. */
  invoice_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such subscriptions. */
  subscription_id?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those in such states. */
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
  /** Only those made in such ways. */
  order_type?: {
    is?: "manual" | "system_generated"
    is_not?: "manual" | "system_generated"
    in?: ("manual" | "system_generated")[]
    not_in?: ("manual" | "system_generated")[]
  }
  /** Only those ordered then. */
  order_date?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those to be shipped then. */
  shipping_date?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those made then. */
  created_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "created_at" | "updated_at"
    desc?: "created_at" | "updated_at"
  }
  /** Whether deleted ones come along, with deleted true. */
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
  /** The order, by id from orders.list. */
  id: string
}

/** Params of orders.update. */
export interface OrdersUpdateParams {
  /** The order, by id from orders.list. */
  id: string
  /** Its new state. */
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
  /** Its id at whoever fulfils it. (at most 50 characters) */
  reference_id?: string
  /** The batch that it is shipped in. (at most 50 characters) */
  batch_id?: string
  /** A remark. (at most 600 characters) */
  note?: string
  /** When it was ordered. */
  order_date?: string
  /** When it is to be shipped. */
  shipping_date?: string
  /** When it was shipped. */
  shipped_at?: string
  /** When it was delivered. */
  delivered_at?: string
  /** When it was cancelled. */
  cancelled_at?: string
  /** Why it is cancelled. */
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
  /** The carrier's page that tracks it. (at most 255 characters) */
  tracking_url?: string
  /** By which the carrier tracks it. (at most 50 characters) */
  tracking_id?: string
  /** Who carries it. (at most 50 characters) */
  shipment_carrier?: string
  /** Its state at whoever fulfils it. (at most 50 characters) */
  fulfillment_status?: string
  /** Where goods go. */
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
    /** By its two letters. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
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

/** Params of order_cancellations.create. */
export interface OrderCancellationsCreateParams {
  /** The order, by id from orders.list. */
  order_id: string
  /** Why it is cancelled. */
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
  /** A remark on the credit note. (at most 2000 characters) */
  customer_notes?: string
  /** A remark for those who work in Chargebee. (at most 300 characters) */
  comment?: string
  /** When it was cancelled. */
  cancelled_at?: string
}

/** Params of payment_sources.list. */
export interface PaymentSourcesListParams {
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those of such customers. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such types. */
  type?: {
    is?: string
    is_not?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those in such states. */
  status?: {
    is?: "valid" | "expiring" | "expired" | "invalid" | "pending_verification"
    is_not?: "valid" | "expiring" | "expired" | "invalid" | "pending_verification"
    in?: ("valid" | "expiring" | "expired" | "invalid" | "pending_verification")[]
    not_in?: ("valid" | "expiring" | "expired" | "invalid" | "pending_verification")[]
  }
  /** Only those made then. */
  created_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
  sort_by?: {
    asc?: "created_at" | "updated_at"
    desc?: "created_at" | "updated_at"
  }
  /** Whether deleted ones come along, with deleted true. */
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
  /** The payment source, by id from payment_sources.list. */
  id: string
}

/** Params of payment_sources.create. */
export interface PaymentSourcesCreateParams {
  /** The customer, by id from customers.list. (at most 50 characters) */
  customer_id: string
  /** A payment method that Chargebee.js collected, by token. (at most 40 characters) */
  token_id: string
  /** Whether the payment source becomes the first one. */
  replace_primary_payment_source?: boolean
}

/** Params of payment_sources.delete. */
export interface PaymentSourcesDeleteParams {
  /** The payment source, by id from payment_sources.list. */
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
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those of such customers. */
  customer_id?: {
    is?: string
    is_not?: string
    starts_with?: string
  }
  /** Only those of such types. */
  type?: {
    is?: "increment" | "decrement"
    is_not?: "increment" | "decrement"
    in?: ("increment" | "decrement")[]
    not_in?: ("increment" | "decrement")[]
  }
  /** Only those made then. */
  created_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
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
  /** The customer, by id from customers.list. (at most 50 characters) */
  customer_id: string
  /** How much, in the smallest unit of the currency. (at least 0) */
  amount?: number
  /** The currency, by its three letters. (at most 3 characters) */
  currency_code?: string
  /** Why. (at most 250 characters) */
  description: string
  /** The sort of credit. */
  credit_type?: "loyalty_credits" | "referral_rewards" | "general"
  /** An event or note of yours that it belongs to. (at most 500 characters) */
  reference?: string
}

/** Params of hosted_pages.list. */
export interface HostedPagesListParams {
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such types. */
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
  /** Only those in such states. */
  state?: {
    is?: "created" | "requested" | "succeeded" | "cancelled" | "failed" | "acknowledged"
    is_not?: "created" | "requested" | "succeeded" | "cancelled" | "failed" | "acknowledged"
    in?: ("created" | "requested" | "succeeded" | "cancelled" | "failed" | "acknowledged")[]
    not_in?: ("created" | "requested" | "succeeded" | "cancelled" | "failed" | "acknowledged")[]
  }
  /** Only those changed then. */
  updated_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
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
  /** The records, each under its type. */
  content?: { [k: string]: unknown }
  updated_at?: number
  resource_version?: number
  business_entity_id?: string
}

/** Params of hosted_pages.get. */
export interface HostedPagesGetParams {
  /** The page, by id from hosted_pages.create. */
  id: string
}

/** Params of hosted_pages.create. */
export interface HostedPagesCreateParams {
  /** What is subscribed to, by item price. */
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
    /** Seconds since 1970. */
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
  /** Who subscribes. */
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
  /** What the subscription is to have. */
  subscription?: {
    /** (at most 50 characters) */
    id?: string
    /** Seconds since 1970. */
    trial_end?: number
    /** (at least 0) */
    setup_fee?: number
    /** Seconds since 1970. */
    start_date?: number
    /** (at most 100 characters) */
    po_number?: string
    /** (at most 2000 characters) */
    invoice_notes?: string
  }
  /** Where invoices go. */
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
    /** By its two letters. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** Where goods go. */
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
    /** By its two letters. (at most 50 characters) */
    country?: string
    validation_status?: "not_validated" | "valid" | "partially_valid" | "invalid"
  }
  /** Coupons to apply, by id or code. */
  coupon_ids?: string[]
  /** Mandatory items to leave out, by item price. */
  mandatory_items_to_remove?: string[]
  /** After how many cycles it ends. (at least 0) */
  billing_cycles?: number
  /** For how many terms to charge at once. (at least 1) */
  terms_to_charge?: number
  /** Whether its bills are aligned with the customer's billing date at once. */
  billing_alignment_mode?: "immediate" | "delayed"
  /** Where the customer goes afterwards. (at most 250 characters) */
  redirect_url?: string
  /** Where the customer goes who does not finish. (at most 250 characters) */
  cancel_url?: string
  /** A text of yours that comes back with the page. (at most 2048 characters) */
  pass_thru_content?: string
  /** How the page is shown. */
  layout?: "in_app" | "full_page"
  /** Whether ways to pay outside of Chargebee are shown. */
  allow_offline_payment_methods?: boolean
  /** Discounts on it. */
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
  /** Prices by quantity that differ from those of the item price. */
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
  /** Whose portal it is. */
  customer: {
    /** (at most 50 characters) */
    id: string
  }
  /** Where the customer goes on leaving the portal. (at most 250 characters) */
  redirect_url?: string
  /** Which page of the portal is shown first. (at most 250 characters) */
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
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those at such records. */
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
  /** Only those at this record, by id; with entity_type. (at most 100 characters) */
  entity_id?: string
  /** Only those made then. */
  created_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
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
  /** The sort of record. */
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
  /** The record, by id. (at most 100 characters) */
  entity_id: string
  /** What the comment says. (at most 1000 characters) */
  notes: string
  /** Whose comment it is. (at most 100 characters) */
  added_by?: string
}

/** Params of events.list. */
export interface EventsListParams {
  /** How many records a page holds at most. (1 to 100; default 10) */
  limit?: number
  /** Where the page begins, from next of the page before. (at most 1000 characters) */
  offset?: string
  /** Only those with such an id. */
  id?: {
    is?: string
    is_not?: string
    starts_with?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those of such types, such as subscription_cancelled. */
  event_type?: {
    is?: string
    is_not?: string
    in?: string[]
    not_in?: string[]
  }
  /** Only those that such sources set off. */
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
  /** Only those in such states of webhooks. */
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
  /** Only those that happened then. */
  occurred_at?: {
    /** Seconds since 1970. */
    after?: number
    /** Seconds since 1970. */
    before?: number
    /** Seconds since 1970, any of the day. */
    on?: number
    /** Two times, in seconds since 1970. (2 to 2 items) */
    between?: number[]
  }
  /** What to sort by, ascending or descending; the latest first unless given. */
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
  /** The records, each under its type. */
  content?: { [k: string]: unknown }
  origin_user?: string
}

export interface EventWebhook {
  id: string
  webhook_status?: string
}

/** Params of events.get. */
export interface EventsGetParams {
  /** The event, by id from events.list. */
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
  /** The site's name: example for example.chargebee.com; example-test is its test site. */
  site: string
}
