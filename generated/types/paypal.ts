// Generated from definitions/paypal.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** PayPal */
    "paypal": Paypal
  }
}

/**
 * PayPal. Orders, payments, refunds, invoices, products, plans, subscriptions, payouts, disputes, tracking, balances
 * and transactions of a PayPal account.
 */
export interface Paypal {
  operations: PaypalOperations
  credentials: PaypalCredentials
  config: PaypalConfig
}

/** The operations, by entity and action. */
export interface PaypalOperations {
  /** An order: items that a buyer pays for, with the payment details. */
  orders: {
    /** Gets an order with its payments. */
    get: {
      params: OrdersGetParams
      records: Order
      meta: {}
    }
    /**
     * Creates an order. The buyer approves it at the link with the relation `payer-action` or `approve`; then capture
     * it.
     */
    create: {
      params: OrdersCreateParams
      records: Order
      meta: {}
    }
    /** Captures the payment for an order that the buyer has approved. */
    capture: {
      params: OrdersCaptureParams
      records: Order
      meta: {}
    }
    /** Authorizes the payment for an order that the buyer has approved, which holds the money. */
    authorize: {
      params: OrdersAuthorizeParams
      records: Order
      meta: {}
    }
  }
  /** An authorized payment: money held for a later capture. */
  authorizations: {
    /** Gets an authorized payment (authorization). */
    get: {
      params: AuthorizationsGetParams
      records: Authorization
      meta: {}
    }
    /** Voids an authorized payment that has not been captured, which releases the money. */
    delete: {
      params: AuthorizationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A captured payment. */
  captures: {
    /** Gets a captured payment. */
    get: {
      params: CapturesGetParams
      records: Capture
      meta: {}
    }
    /** Captures an authorized payment in full or in part. */
    create: {
      params: CapturesCreateParams
      records: Capture
      meta: {}
    }
  }
  /** A refund of a captured payment. */
  refunds: {
    /** Gets a refund. */
    get: {
      params: RefundsGetParams
      records: Refund
      meta: {}
    }
    /** Creates a refund of a captured payment, in full or in part. */
    create: {
      params: RefundsCreateParams
      records: Refund
      meta: {}
    }
  }
  /** An invoice to a customer. */
  invoices: {
    /** Lists invoices, newest first. Includes drafts. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    /** Gets an invoice with its items and payments. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /** Creates a draft invoice. To send it, use `invoices.send`. */
    create: {
      params: InvoicesCreateParams
      records: Invoice
      meta: {}
    }
    /** Updates an invoice, replacing it as a whole. By default, you and the recipient are notified. */
    update: {
      params: InvoicesUpdateParams
      records: Invoice
      meta: {}
    }
    /** Deletes a draft or unsent invoice. */
    delete: {
      params: InvoicesDeleteParams
      records: null
      meta: {}
    }
    /** Searches invoices by recipient, number, status, amount or time. */
    api_search: {
      params: InvoicesApiSearchParams
      records: Invoice[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    /**
     * Sends an invoice by email, immediately or on its date. Without `send_to_recipient`, returns a link that you share
     * yourself.
     */
    send: {
      params: InvoicesSendParams
      records: Link
      meta: {}
    }
    /** Sends a reminder of an unpaid invoice to the customer by email. */
    remind: {
      params: InvoicesRemindParams
      records: null
      meta: {}
    }
    /** Cancels a sent invoice. */
    cancel: {
      params: InvoicesCancelParams
      records: null
      meta: {}
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** A payment of an invoice outside of PayPal. */
  invoice_payments: {
    /** Creates a record of an invoice payment outside of PayPal, such as cash or a bank transfer. */
    create: {
      params: InvoicePaymentsCreateParams
      records: InvoicePayment
      meta: {}
    }
  }
  /** A product sold by subscription. */
  products: {
    /** Lists products. For all details of a product, use `products.get`. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    /** Gets a product. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
    /** Creates a product. To sell it, create plans for it. */
    create: {
      params: ProductsCreateParams
      records: Product
      meta: {}
    }
    search: {
      fields: ProductsSearchFields
    }
  }
  /** A billing plan of a product: how often and how much a subscriber pays. */
  plans: {
    /** Lists plans of all products or of one product. */
    list: {
      params: PlansListParams
      records: Plan[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    /** Gets a plan with its billing cycles. */
    get: {
      params: PlansGetParams
      records: Plan
      meta: {}
    }
    /** Creates a plan for a product. */
    create: {
      params: PlansCreateParams
      records: Plan
      meta: {}
    }
    /** Activates a plan, which opens it to new subscriptions. */
    activate: {
      params: PlansActivateParams
      records: null
      meta: {}
    }
    /** Deactivates a plan, which closes it to new subscriptions. Existing subscriptions continue. */
    deactivate: {
      params: PlansDeactivateParams
      records: null
      meta: {}
    }
    search: {
      fields: PlansSearchFields
    }
  }
  /** A buyer's subscription to a plan. */
  subscriptions: {
    /** Gets a subscription with past and upcoming payments. */
    get: {
      params: SubscriptionsGetParams
      records: Subscription
      meta: {}
    }
    /** Creates a subscription. The buyer approves it at the link with the relation `approve`. */
    create: {
      params: SubscriptionsCreateParams
      records: Subscription
      meta: {}
    }
    /** Cancels a subscription permanently. This cannot be undone. */
    delete: {
      params: SubscriptionsDeleteParams
      records: null
      meta: {}
    }
    /** Suspends a subscription. */
    suspend: {
      params: SubscriptionsSuspendParams
      records: null
      meta: {}
    }
    /** Reactivates a suspended subscription. */
    activate: {
      params: SubscriptionsActivateParams
      records: null
      meta: {}
    }
  }
  /** A transaction (payment) of a subscription. */
  subscription_transactions: {
    /** Lists the transactions of a subscription within a time range. */
    list: {
      params: SubscriptionTransactionsListParams
      records: SubscriptionTransaction[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
  }
  /** A payout: payments to several recipients in a batch. */
  payouts: {
    /** Gets a payout with its status and first items. */
    get: {
      params: PayoutsGetParams
      records: Payout
      meta: {}
    }
    /** Creates a payout to up to 15,000 recipients by email address, phone number or PayPal ID. */
    create: {
      params: PayoutsCreateParams
      records: Payout
      meta: {}
    }
  }
  /** A payout item: the payment to one recipient of a payout. */
  payout_items: {
    /** Lists the items of a payout with their status. */
    list: {
      params: PayoutItemsListParams
      records: PayoutItem[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    /** Gets a payout item. */
    get: {
      params: PayoutItemsGetParams
      records: PayoutItem
      meta: {}
    }
    /** Cancels an unclaimed payout item, which returns the money to you. */
    delete: {
      params: PayoutItemsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A payment of the older API v1. Deprecated. */
  payments: {
    /**
     * @deprecated
     * Lists payments made with the API v1, newest first. Deprecated.
     */
    list: {
      params: PaymentsListParams
      records: Payment[]
      meta: {
        count: number | null
        next_id: string | null
      }
    }
    search: {
      fields: PaymentsSearchFields
    }
  }
  /** A dispute: a buyer's complaint about a payment. */
  disputes: {
    /** Lists disputes. Filters by state, payment or time. */
    list: {
      params: DisputesListParams
      records: Dispute[]
      meta: {
        links: unknown[] | null
      }
    }
    /** Gets a dispute with its payments, messages and evidence. */
    get: {
      params: DisputesGetParams
      records: Dispute
      meta: {}
    }
  }
  /** A tracker: shipment tracking for a payment. */
  trackers: {
    /** Gets the tracker (shipment tracking) of a payment. */
    get: {
      params: TrackersGetParams
      records: Tracker
      meta: {}
    }
    /** Creates trackers: adds tracking numbers to up to 20 payments. */
    create: {
      params: TrackersCreateParams
      records: TrackerBatch
      meta: {}
    }
    /** Updates the tracker (shipment tracking) of a payment. */
    update: {
      params: TrackersUpdateParams
      records: null
      meta: {}
    }
  }
  /** A balance of the account in one currency. */
  balances: {
    /** Lists the balances of the account, now or at a time within the last three years. */
    list: {
      params: BalancesListParams
      records: Balance[]
      meta: {
        account_id: string | null
        as_of_time: string | null
        last_refresh_time: string | null
      }
    }
    search: {
      fields: BalancesSearchFields
    }
  }
  /** A transaction: a movement of the account's money. */
  transactions: {
    /**
     * Lists the transactions of the account within a time range of up to 31 days. Transactions can take three hours to
     * appear.
     */
    list: {
      params: TransactionsListParams
      records: Transaction[]
      meta: {
        total_items: number | null
        total_pages: number | null
        account_number: string | null
        last_refreshed_datetime: string | null
      }
    }
  }
}

/** Params of orders.get. */
export interface OrdersGetParams {
  /** ID of the order, as `orders.create` returns it. */
  id: string
}

export interface Order {
  /** The order's ID. */
  id: string
  /** The order's status, for example created, approved or completed. */
  status?: string
  /** The order's purpose: capturing the payment at once or authorizing it. */
  intent?: string
  /** The time the order was created. */
  create_time?: string
  /** The time of the order's last update. */
  update_time?: string
  /** The customer who approves and pays for the order. */
  payer?: Payer
  /** The purchases in the order, each with a payee, an amount and items. */
  purchase_units?: PurchaseUnit[]
  /** Payment source, keyed by its type, such as `paypal`. */
  payment_source?: { [k: string]: unknown }
  /** Links to actions and objects related to the order. */
  links?: Link[]
}

export interface Payer {
  email_address?: string
  payer_id?: string
  name?: PersonName
  address?: Address
}

export interface PersonName {
  given_name?: string
  surname?: string
}

export interface Address {
  address_line_1?: string
  address_line_2?: string
  admin_area_2?: string
  admin_area_1?: string
  postal_code?: string
  /** Country, as a two-letter code such as `US`. */
  country_code?: string
}

export interface PurchaseUnit {
  reference_id?: string
  amount?: Amount
  description?: string
  custom_id?: string
  invoice_id?: string
  soft_descriptor?: string
  payee?: Payee
  items?: OrderItem[]
  shipping?: Shipping
  payments?: OrderPayments
}

export interface Amount {
  currency_code?: string
  value?: string
  breakdown?: Breakdown
}

export interface Breakdown {
  item_total?: Sum
  shipping?: Sum
  handling?: Sum
  tax_total?: Sum
  discount?: Sum
}

export interface Sum {
  currency_code?: string
  value?: string
}

export interface Payee {
  email_address?: string
  merchant_id?: string
}

export interface OrderItem {
  name?: string
  quantity?: string
  unit_amount?: Sum
  tax?: Sum
  description?: string
  sku?: string
  category?: string
}

export interface Shipping {
  name?: {
    full_name?: string
  }
  address?: Address
}

export interface OrderPayments {
  authorizations?: Authorization[]
  captures?: Capture[]
  refunds?: Refund[]
}

export interface Authorization {
  id: string
  status?: string
  status_details?: StatusDetails
  amount?: Sum
  invoice_id?: string
  custom_id?: string
  seller_protection?: Protection
  expiration_time?: string
  create_time?: string
  update_time?: string
  links?: Link[]
}

export interface StatusDetails {
  reason?: string
}

export interface Protection {
  status?: string
  dispute_categories?: string[]
}

export interface Link {
  href?: string
  rel?: string
  method?: string
}

export interface Capture {
  id: string
  status?: string
  status_details?: StatusDetails
  amount?: Sum
  invoice_id?: string
  custom_id?: string
  final_capture?: boolean
  seller_protection?: Protection
  seller_receivable_breakdown?: Receivable
  disbursement_mode?: string
  create_time?: string
  update_time?: string
  links?: Link[]
}

export interface Receivable {
  gross_amount?: Sum
  paypal_fee?: Sum
  net_amount?: Sum
  receivable_amount?: Sum
}

export interface Refund {
  id: string
  status?: string
  status_details?: StatusDetails
  amount?: Sum
  invoice_id?: string
  custom_id?: string
  note_to_payer?: string
  seller_payable_breakdown?: Payable
  create_time?: string
  update_time?: string
  links?: Link[]
}

export interface Payable {
  gross_amount?: Sum
  paypal_fee?: Sum
  net_amount?: Sum
  total_refunded_amount?: Sum
}

/** Params of orders.create. */
export interface OrdersCreateParams {
  /** Whether to capture the payment immediately, or to authorize it first. */
  intent: "CAPTURE" | "AUTHORIZE"
  /** Purchase units: the items and their payees, up to 10. (1 to 10 items) */
  purchase_units: {
    /** Total amount of the purchase unit. */
    amount: {
      /** Currency, such as `USD`. (3 to 3 characters) */
      currency_code: string
      /** Total amount as a string, such as `10.00`. (at most 32 characters) */
      value: string
      /** Breakdown of the total amount. */
      breakdown?: {
        /** Subtotal of all items. */
        item_total?: {
          /** Currency, such as `USD`. (3 to 3 characters) */
          currency_code: string
          /** Amount as a string, such as `10.00`. (at most 32 characters) */
          value: string
        }
        /** Shipping charges. */
        shipping?: {
          /** Currency, such as `USD`. (3 to 3 characters) */
          currency_code: string
          /** Amount as a string, such as `10.00`. (at most 32 characters) */
          value: string
        }
        /** Handling charges. */
        handling?: {
          /** Currency, such as `USD`. (3 to 3 characters) */
          currency_code: string
          /** Amount as a string, such as `10.00`. (at most 32 characters) */
          value: string
        }
        /** Total tax. */
        tax_total?: {
          /** Currency, such as `USD`. (3 to 3 characters) */
          currency_code: string
          /** Amount as a string, such as `10.00`. (at most 32 characters) */
          value: string
        }
        /** Total discount. */
        discount?: {
          /** Currency, such as `USD`. (3 to 3 characters) */
          currency_code: string
          /** Amount as a string, such as `10.00`. (at most 32 characters) */
          value: string
        }
      }
    }
    /** Your own ID for the purchase unit, unique within the order. (at most 256 characters) */
    reference_id?: string
    /** Description of the purchase. (at most 127 characters) */
    description?: string
    /** Your own ID, shown in reports. (at most 127 characters) */
    custom_id?: string
    /** Your own invoice number. (at most 127 characters) */
    invoice_id?: string
    /** Description of the payment on the buyer's statement, up to 22 characters. (at most 22 characters) */
    soft_descriptor?: string
    /** Items of the purchase. `amount.breakdown.item_total` has to be their sum. */
    items?: {
      /** Name of the item. (at most 127 characters) */
      name: string
      /** Quantity of the item. (at most 10 characters) */
      quantity: string
      /** Price per unit. */
      unit_amount: {
        /** Currency, such as `USD`. (3 to 3 characters) */
        currency_code: string
        /** Amount as a string, such as `10.00`. (at most 32 characters) */
        value: string
      }
      /** Tax per unit. */
      tax?: {
        /** Currency, such as `USD`. (3 to 3 characters) */
        currency_code: string
        /** Amount as a string, such as `10.00`. (at most 32 characters) */
        value: string
      }
      /** Description of the item. (at most 127 characters) */
      description?: string
      /** Stock keeping unit (SKU) of the item. (at most 127 characters) */
      sku?: string
      /** Category of the item: digital goods, physical goods or a donation. */
      category?: "DIGITAL_GOODS" | "PHYSICAL_GOODS" | "DONATION"
    }[]
    /** Shipping details. */
    shipping?: {
      /** Name of the recipient. */
      name?: {
        /** Full name of the recipient. (at most 300 characters) */
        full_name?: string
      }
      /** Shipping address. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Second address line, such as an apartment or floor. (at most 300 characters) */
        address_line_2?: string
        /** City. (at most 120 characters) */
        admin_area_2?: string
        /** State or province. (at most 300 characters) */
        admin_area_1?: string
        /** Postal code. (at most 60 characters) */
        postal_code?: string
        /** Country, as a two-letter code such as `US`. (2 to 2 characters) */
        country_code: string
      }
    }
  }[]
  /** Payment source that the buyer pays with. */
  payment_source?: {
    /** Payment with a PayPal account. */
    paypal?: {
      /** Email address of the buyer. (at most 254 characters) */
      email_address?: string
      /** Checkout experience: page settings and the URLs to which the buyer returns. */
      experience_context?: {
        /** Your brand name on the PayPal page. (at most 127 characters) */
        brand_name?: string
        /** Locale, such as `en-US`. (2 to 10 characters) */
        locale?: string
        /** Source of the shipping address. */
        shipping_preference?: "GET_FROM_FILE" | "NO_SHIPPING" | "SET_PROVIDED_ADDRESS"
        /** Whether the buyer pays immediately when approving (`PAY_NOW`), or continues to a review. */
        user_action?: "CONTINUE" | "PAY_NOW"
        /** URL to which the buyer returns after approving. */
        return_url?: string
        /** URL to which the buyer returns after canceling. */
        cancel_url?: string
      }
    }
  }
}

/** Params of orders.capture. */
export interface OrdersCaptureParams {
  /** ID of the order, as `orders.create` returns it. */
  id: string
}

/** Params of orders.authorize. */
export interface OrdersAuthorizeParams {
  /** ID of the order, as `orders.create` returns it. */
  id: string
}

/** Params of authorizations.get. */
export interface AuthorizationsGetParams {
  /** ID of the authorization, as `orders.authorize` returns it. */
  id: string
}

/** Params of authorizations.delete. */
export interface AuthorizationsDeleteParams {
  /** ID of the authorization, as `orders.authorize` returns it. */
  id: string
}

/** Params of captures.get. */
export interface CapturesGetParams {
  /** ID of the captured payment, as `orders.capture` returns it. */
  id: string
}

/** Params of captures.create. */
export interface CapturesCreateParams {
  /** ID of the authorization, as `orders.authorize` returns it. */
  authorization_id: string
  /** Amount to capture. Defaults to the full amount. */
  amount?: {
    /** Currency, such as `USD`. (3 to 3 characters) */
    currency_code: string
    /** Amount as a string, such as `10.00`. (at most 32 characters) */
    value: string
  }
  /** Your own invoice number. (at most 127 characters) */
  invoice_id?: string
  /** Note to the buyer. (at most 255 characters) */
  note_to_payer?: string
  /** Description of the payment on the buyer's statement, up to 22 characters. (at most 22 characters) */
  soft_descriptor?: string
  /** Whether the capture is final, which releases the remaining amount. Defaults to `false`. (default false) */
  final_capture?: boolean
}

/** Params of refunds.get. */
export interface RefundsGetParams {
  /** ID of the refund, as `refunds.create` returns it. */
  id: string
}

/** Params of refunds.create. */
export interface RefundsCreateParams {
  /** ID of the captured payment, as `orders.capture` returns it. */
  capture_id: string
  /** Amount to refund. Defaults to the full amount. */
  amount?: {
    /** Currency, such as `USD`. (3 to 3 characters) */
    currency_code: string
    /** Amount as a string, such as `10.00`. (at most 32 characters) */
    value: string
  }
  /** Your own invoice number. (at most 127 characters) */
  invoice_id?: string
  /** Your own ID. (at most 127 characters) */
  custom_id?: string
  /** Note to the buyer. (at most 255 characters) */
  note_to_payer?: string
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** Page number, starting at 1. Defaults to 1. (1 to 1000; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  page_size?: number
  /** Whether to return the totals. Defaults to `true`. (default true) */
  total_required?: boolean
}

export interface Invoice {
  /** The invoice's ID. */
  id: string
  /** The ID of the parent invoice, defining the group this one belongs to. */
  parent_id?: string
  /** The invoice's status, for example draft, sent or paid. */
  status?: string
  /** The invoice's heading: number, dates, currency, notes and payment terms. */
  detail?: InvoiceHead
  /** The business or person issuing the invoice. */
  invoicer?: InvoiceParty
  /** The customers billed, with billing and shipping details. */
  primary_recipients?: InvoiceRecipient[]
  /** The email addresses that receive a copy of the invoice. */
  additional_recipients?: string[]
  /** The items billed on the invoice. */
  items?: InvoiceItem[]
  /** The invoice's settings, for example on tips, partial payment and tax. */
  configuration?: Configuration
  /** The invoice's total, with a breakdown. */
  amount?: InvoiceSum
  /** The amount still to be paid. */
  due_amount?: Sum
  /** The tip the payer added. */
  gratuity?: Sum
  /** The payments made on the invoice, with their total. */
  payments?: InvoicePayments
  /** The refunds made on the invoice, with their total. */
  refunds?: InvoiceRefunds
  /** Links to actions and objects related to the invoice. */
  links?: Link[]
}

export interface InvoiceHead {
  currency_code?: string
  invoice_number?: string
  invoice_date?: string
  reference?: string
  note?: string
  terms_and_conditions?: string
  memo?: string
  payment_term?: {
    term_type?: string
    due_date?: string
  }
  metadata?: InvoiceMetadata
}

export interface InvoiceMetadata {
  create_time?: string
  created_by?: string
  last_update_time?: string
  last_updated_by?: string
  cancel_time?: string
  cancelled_by?: string
  first_sent_time?: string
  last_sent_time?: string
  last_sent_by?: string
  recipient_view_url?: string
  invoicer_view_url?: string
}

export interface InvoiceParty {
  business_name?: string
  name?: PersonName
  address?: Address
  email_address?: string
  website?: string
  tax_id?: string
  logo_url?: string
}

export interface InvoiceRecipient {
  billing_info?: {
    business_name?: string
    name?: PersonName
    address?: Address
    email_address?: string
    additional_info?: string
    language?: string
  }
  shipping_info?: {
    business_name?: string
    name?: PersonName
    address?: Address
  }
}

export interface InvoiceItem {
  id?: string
  name?: string
  description?: string
  quantity?: string
  unit_amount?: Sum
  item_date?: string
  unit_of_measure?: string
  tax?: {
    name?: string
    percent?: string
    amount?: Sum
  }
  discount?: {
    percent?: string
    amount?: Sum
  }
}

export interface Configuration {
  tax_calculated_after_discount?: boolean
  tax_inclusive?: boolean
  allow_tip?: boolean
  template_id?: string
  partial_payment?: {
    allow_partial_payment?: boolean
    minimum_amount_due?: Sum
  }
}

export interface InvoiceSum {
  currency_code?: string
  value?: string
  breakdown?: {
    item_total?: Sum
    tax_total?: Sum
  }
}

export interface InvoicePayments {
  paid_amount?: Sum
  transactions?: PaidInvoice[]
}

export interface PaidInvoice {
  type?: string
  payment_id?: string
  payment_date?: string
  method?: string
  note?: string
  amount?: Sum
}

export interface InvoiceRefunds {
  refund_amount?: Sum
  transactions?: RefundedInvoice[]
}

export interface RefundedInvoice {
  type?: string
  refund_id?: string
  refund_date?: string
  method?: string
  amount?: Sum
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
}

/** Params of invoices.create. */
export interface InvoicesCreateParams {
  /** Details of the invoice: currency, number, dates and notes. */
  detail: {
    /** Currency, such as `USD`. (3 to 3 characters) */
    currency_code: string
    /** Invoice number. Defaults to the next number. (at most 127 characters) */
    invoice_number?: string
    /** Invoice date. Defaults to the date of sending. */
    invoice_date?: string
    /** Reference, such as a purchase order number. (at most 120 characters) */
    reference?: string
    /** Note to the customer. (at most 4000 characters) */
    note?: string
    /** Terms and conditions. (at most 4000 characters) */
    terms_and_conditions?: string
    /** Private memo, hidden from the customer. (at most 500 characters) */
    memo?: string
    /** Payment term: when the invoice is due. */
    payment_term?: {
      /** Type of the payment term: due on receipt, on a date, or after a number of days. */
      term_type?:
        | "DUE_ON_RECEIPT"
        | "DUE_ON_DATE_SPECIFIED"
        | "NET_10"
        | "NET_15"
        | "NET_30"
        | "NET_45"
        | "NET_60"
        | "NET_90"
        | "NO_DUE_DATE"
      /** Due date. */
      due_date?: string
    }
  }
  /** Invoicer: the business that sends the invoice. */
  invoicer?: {
    /** Your email address. Has to be an address of the account. (at most 254 characters) */
    email_address?: string
    /** Your company name. (at most 300 characters) */
    business_name?: string
    /** Your name. */
    name?: {
      /** First name. (at most 140 characters) */
      given_name?: string
      /** Last name. (at most 140 characters) */
      surname?: string
    }
    /** Your address. */
    address?: {
      /** Street and number. (at most 300 characters) */
      address_line_1?: string
      /** Second address line, such as an apartment or floor. (at most 300 characters) */
      address_line_2?: string
      /** City. (at most 120 characters) */
      admin_area_2?: string
      /** State or province. (at most 300 characters) */
      admin_area_1?: string
      /** Postal code. (at most 60 characters) */
      postal_code?: string
      /** Country, as a two-letter code such as `US`. (2 to 2 characters) */
      country_code: string
    }
    /** Your website. (at most 2048 characters) */
    website?: string
    /** Your tax ID. (at most 100 characters) */
    tax_id?: string
    /** URL of your logo. (at most 2000 characters) */
    logo_url?: string
  }
  /** Recipients of the invoice, up to 100. */
  primary_recipients?: {
    /** Billing information: the customer who pays. */
    billing_info?: {
      /** Email address of the customer. (at most 254 characters) */
      email_address?: string
      /** Company name. (at most 300 characters) */
      business_name?: string
      /** Name of the customer. */
      name?: {
        /** First name. (at most 140 characters) */
        given_name?: string
        /** Last name. (at most 140 characters) */
        surname?: string
      }
      /** Address of the customer. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Second address line, such as an apartment or floor. (at most 300 characters) */
        address_line_2?: string
        /** City. (at most 120 characters) */
        admin_area_2?: string
        /** State or province. (at most 300 characters) */
        admin_area_1?: string
        /** Postal code. (at most 60 characters) */
        postal_code?: string
        /** Country, as a two-letter code such as `US`. (2 to 2 characters) */
        country_code: string
      }
      /** Additional information, up to 40 characters. (at most 40 characters) */
      additional_info?: string
      /** Language of the invoice, such as `en_US`. (at most 10 characters) */
      language?: string
    }
    /** Shipping address. */
    shipping_info?: {
      /** Company name. (at most 300 characters) */
      business_name?: string
      /** Name of the customer. */
      name?: {
        /** First name. (at most 140 characters) */
        given_name?: string
        /** Last name. (at most 140 characters) */
        surname?: string
      }
      /** Address of the customer. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Second address line, such as an apartment or floor. (at most 300 characters) */
        address_line_2?: string
        /** City. (at most 120 characters) */
        admin_area_2?: string
        /** State or province. (at most 300 characters) */
        admin_area_1?: string
        /** Postal code. (at most 60 characters) */
        postal_code?: string
        /** Country, as a two-letter code such as `US`. (2 to 2 characters) */
        country_code: string
      }
    }
  }[]
  /** Items of the invoice, up to 100. (at most 100 items) */
  items?: {
    /** Name of the item. (at most 200 characters) */
    name: string
    /** Quantity of the item. (at most 14 characters) */
    quantity: string
    /** Price per unit. */
    unit_amount: {
      /** Currency, such as `USD`. (3 to 3 characters) */
      currency_code: string
      /** Amount as a string, such as `10.00`. (at most 32 characters) */
      value: string
    }
    /** Description of the item. (at most 1000 characters) */
    description?: string
    /** Date when the item was delivered. */
    item_date?: string
    /** Unit of measure: whether `quantity` counts pieces, hours or an amount. */
    unit_of_measure?: "QUANTITY" | "HOURS" | "AMOUNT"
    /** Tax on the item. */
    tax?: {
      /** Name of the tax. (at most 100 characters) */
      name: string
      /** Tax rate in percent as a string, such as `7.25`. */
      percent: string
    }
    /** Discount on the item. */
    discount?: {
      /** Discount in percent as a string, such as `5`. */
      percent?: string
      /** Discount amount. Use in place of `percent`. */
      amount?: {
        /** Currency, such as `USD`. (3 to 3 characters) */
        currency_code: string
        /** Amount as a string, such as `10.00`. (at most 32 characters) */
        value: string
      }
    }
  }[]
  /** Configuration of the invoice, such as taxes, tips and partial payments. */
  configuration?: {
    /** Whether to calculate tax after the discount. Defaults to `true`. */
    tax_calculated_after_discount?: boolean
    /** Whether prices include tax. Defaults to `false`. */
    tax_inclusive?: boolean
    /** Whether customers can add a tip. Defaults to `false`. */
    allow_tip?: boolean
    /** Partial payment settings. */
    partial_payment?: {
      /** Whether customers can pay in part. */
      allow_partial_payment?: boolean
      /** Minimum amount of a partial payment. */
      minimum_amount_due?: {
        /** Currency, such as `USD`. (3 to 3 characters) */
        currency_code: string
        /** Amount as a string, such as `10.00`. (at most 32 characters) */
        value: string
      }
    }
    /** ID of the invoice template. (at most 30 characters) */
    template_id?: string
  }
  /** Amounts in addition to the items, such as shipping and discounts. */
  amount?: {
    /** Breakdown of amounts in addition to the items. */
    breakdown?: {
      /** Shipping charges. */
      shipping?: {
        /** Amount of the shipping charges. */
        amount?: {
          /** Currency, such as `USD`. (3 to 3 characters) */
          currency_code: string
          /** Amount as a string, such as `10.00`. (at most 32 characters) */
          value: string
        }
      }
      /** Discount on the whole invoice. */
      discount?: {
        /** Discount on the invoice. */
        invoice_discount?: {
          /** Discount in percent as a string, such as `5`. */
          percent?: string
          /** Discount amount. Use in place of `percent`. */
          amount?: {
            /** Currency, such as `USD`. (3 to 3 characters) */
            currency_code: string
            /** Amount as a string, such as `10.00`. (at most 32 characters) */
            value: string
          }
        }
      }
      /** Custom amount. */
      custom?: {
        /** Label of the custom amount, up to 50 characters. (at most 50 characters) */
        label: string
        /** Amount to add. */
        amount?: {
          /** Currency, such as `USD`. (3 to 3 characters) */
          currency_code: string
          /** Amount as a string, such as `10.00`. (at most 32 characters) */
          value: string
        }
      }
    }
  }
}

/** Params of invoices.update. */
export interface InvoicesUpdateParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Details of the invoice: currency, number, dates and notes. */
  detail: {
    /** Currency, such as `USD`. (3 to 3 characters) */
    currency_code: string
    /** Invoice number. Defaults to the next number. (at most 127 characters) */
    invoice_number?: string
    /** Invoice date. Defaults to the date of sending. */
    invoice_date?: string
    /** Reference, such as a purchase order number. (at most 120 characters) */
    reference?: string
    /** Note to the customer. (at most 4000 characters) */
    note?: string
    /** Terms and conditions. (at most 4000 characters) */
    terms_and_conditions?: string
    /** Private memo, hidden from the customer. (at most 500 characters) */
    memo?: string
    /** Payment term: when the invoice is due. */
    payment_term?: {
      /** Type of the payment term: due on receipt, on a date, or after a number of days. */
      term_type?:
        | "DUE_ON_RECEIPT"
        | "DUE_ON_DATE_SPECIFIED"
        | "NET_10"
        | "NET_15"
        | "NET_30"
        | "NET_45"
        | "NET_60"
        | "NET_90"
        | "NO_DUE_DATE"
      /** Due date. */
      due_date?: string
    }
  }
  /** Invoicer: the business that sends the invoice. */
  invoicer?: {
    /** Your email address. Has to be an address of the account. (at most 254 characters) */
    email_address?: string
    /** Your company name. (at most 300 characters) */
    business_name?: string
    /** Your name. */
    name?: {
      /** First name. (at most 140 characters) */
      given_name?: string
      /** Last name. (at most 140 characters) */
      surname?: string
    }
    /** Your address. */
    address?: {
      /** Street and number. (at most 300 characters) */
      address_line_1?: string
      /** Second address line, such as an apartment or floor. (at most 300 characters) */
      address_line_2?: string
      /** City. (at most 120 characters) */
      admin_area_2?: string
      /** State or province. (at most 300 characters) */
      admin_area_1?: string
      /** Postal code. (at most 60 characters) */
      postal_code?: string
      /** Country, as a two-letter code such as `US`. (2 to 2 characters) */
      country_code: string
    }
    /** Your website. (at most 2048 characters) */
    website?: string
    /** Your tax ID. (at most 100 characters) */
    tax_id?: string
    /** URL of your logo. (at most 2000 characters) */
    logo_url?: string
  }
  /** Recipients of the invoice, up to 100. */
  primary_recipients?: {
    /** Billing information: the customer who pays. */
    billing_info?: {
      /** Email address of the customer. (at most 254 characters) */
      email_address?: string
      /** Company name. (at most 300 characters) */
      business_name?: string
      /** Name of the customer. */
      name?: {
        /** First name. (at most 140 characters) */
        given_name?: string
        /** Last name. (at most 140 characters) */
        surname?: string
      }
      /** Address of the customer. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Second address line, such as an apartment or floor. (at most 300 characters) */
        address_line_2?: string
        /** City. (at most 120 characters) */
        admin_area_2?: string
        /** State or province. (at most 300 characters) */
        admin_area_1?: string
        /** Postal code. (at most 60 characters) */
        postal_code?: string
        /** Country, as a two-letter code such as `US`. (2 to 2 characters) */
        country_code: string
      }
      /** Additional information, up to 40 characters. (at most 40 characters) */
      additional_info?: string
      /** Language of the invoice, such as `en_US`. (at most 10 characters) */
      language?: string
    }
    /** Shipping address. */
    shipping_info?: {
      /** Company name. (at most 300 characters) */
      business_name?: string
      /** Name of the customer. */
      name?: {
        /** First name. (at most 140 characters) */
        given_name?: string
        /** Last name. (at most 140 characters) */
        surname?: string
      }
      /** Address of the customer. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Second address line, such as an apartment or floor. (at most 300 characters) */
        address_line_2?: string
        /** City. (at most 120 characters) */
        admin_area_2?: string
        /** State or province. (at most 300 characters) */
        admin_area_1?: string
        /** Postal code. (at most 60 characters) */
        postal_code?: string
        /** Country, as a two-letter code such as `US`. (2 to 2 characters) */
        country_code: string
      }
    }
  }[]
  /** Items of the invoice, up to 100. (at most 100 items) */
  items?: {
    /** Name of the item. (at most 200 characters) */
    name: string
    /** Quantity of the item. (at most 14 characters) */
    quantity: string
    /** Price per unit. */
    unit_amount: {
      /** Currency, such as `USD`. (3 to 3 characters) */
      currency_code: string
      /** Amount as a string, such as `10.00`. (at most 32 characters) */
      value: string
    }
    /** Description of the item. (at most 1000 characters) */
    description?: string
    /** Date when the item was delivered. */
    item_date?: string
    /** Unit of measure: whether `quantity` counts pieces, hours or an amount. */
    unit_of_measure?: "QUANTITY" | "HOURS" | "AMOUNT"
    /** Tax on the item. */
    tax?: {
      /** Name of the tax. (at most 100 characters) */
      name: string
      /** Tax rate in percent as a string, such as `7.25`. */
      percent: string
    }
    /** Discount on the item. */
    discount?: {
      /** Discount in percent as a string, such as `5`. */
      percent?: string
      /** Discount amount. Use in place of `percent`. */
      amount?: {
        /** Currency, such as `USD`. (3 to 3 characters) */
        currency_code: string
        /** Amount as a string, such as `10.00`. (at most 32 characters) */
        value: string
      }
    }
  }[]
  /** Configuration of the invoice, such as taxes, tips and partial payments. */
  configuration?: {
    /** Whether to calculate tax after the discount. Defaults to `true`. */
    tax_calculated_after_discount?: boolean
    /** Whether prices include tax. Defaults to `false`. */
    tax_inclusive?: boolean
    /** Whether customers can add a tip. Defaults to `false`. */
    allow_tip?: boolean
    /** Partial payment settings. */
    partial_payment?: {
      /** Whether customers can pay in part. */
      allow_partial_payment?: boolean
      /** Minimum amount of a partial payment. */
      minimum_amount_due?: {
        /** Currency, such as `USD`. (3 to 3 characters) */
        currency_code: string
        /** Amount as a string, such as `10.00`. (at most 32 characters) */
        value: string
      }
    }
    /** ID of the invoice template. (at most 30 characters) */
    template_id?: string
  }
  /** Amounts in addition to the items, such as shipping and discounts. */
  amount?: {
    /** Breakdown of amounts in addition to the items. */
    breakdown?: {
      /** Shipping charges. */
      shipping?: {
        /** Amount of the shipping charges. */
        amount?: {
          /** Currency, such as `USD`. (3 to 3 characters) */
          currency_code: string
          /** Amount as a string, such as `10.00`. (at most 32 characters) */
          value: string
        }
      }
      /** Discount on the whole invoice. */
      discount?: {
        /** Discount on the invoice. */
        invoice_discount?: {
          /** Discount in percent as a string, such as `5`. */
          percent?: string
          /** Discount amount. Use in place of `percent`. */
          amount?: {
            /** Currency, such as `USD`. (3 to 3 characters) */
            currency_code: string
            /** Amount as a string, such as `10.00`. (at most 32 characters) */
            value: string
          }
        }
      }
      /** Custom amount. */
      custom?: {
        /** Label of the custom amount, up to 50 characters. (at most 50 characters) */
        label: string
        /** Amount to add. */
        amount?: {
          /** Currency, such as `USD`. (3 to 3 characters) */
          currency_code: string
          /** Amount as a string, such as `10.00`. (at most 32 characters) */
          value: string
        }
      }
    }
  }
  /** Whether to notify the customer. Defaults to `true`. (default true) */
  send_to_recipient?: boolean
  /** Whether to notify you. Defaults to `true`. (default true) */
  send_to_invoicer?: boolean
}

/** Params of invoices.delete. */
export interface InvoicesDeleteParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
}

/** Params of invoices.api_search. */
export interface InvoicesApiSearchParams {
  /** Filters by email address of the recipient. (at most 254 characters) */
  recipient_email?: string
  /** Filters by company name of the recipient. (at most 300 characters) */
  recipient_business_name?: string
  /** Filters by invoice number. (at most 25 characters) */
  invoice_number?: string
  /**
   * Filters by status, up to 5. (at most 5 items)
   * 
   * Items: Status of the invoice.
   */
  status?: (
    | "DRAFT"
    | "SENT"
    | "SCHEDULED"
    | "PAID"
    | "MARKED_AS_PAID"
    | "CANCELLED"
    | "REFUNDED"
    | "PARTIALLY_PAID"
    | "PARTIALLY_REFUNDED"
    | "MARKED_AS_REFUNDED"
    | "UNPAID"
    | "PAYMENT_PENDING"
  )[]
  /** Filters by reference. (at most 120 characters) */
  reference?: string
  /** Filters by currency. */
  currency_code?: string
  /** Filters by text in the private memo. (at most 500 characters) */
  memo?: string
  /** Filters by total amount. */
  total_amount_range?: {
    /** Minimum amount. */
    lower_amount: {
      /** Currency, such as `USD`. (3 to 3 characters) */
      currency_code: string
      /** Amount as a string, such as `10.00`. (at most 32 characters) */
      value: string
    }
    /** Maximum amount. */
    upper_amount: {
      /** Currency, such as `USD`. (3 to 3 characters) */
      currency_code: string
      /** Amount as a string, such as `10.00`. (at most 32 characters) */
      value: string
    }
  }
  /** Filters by invoice date. */
  invoice_date_range?: {
    /** First day of the range. */
    start: string
    /** Last day of the range. */
    end: string
  }
  /** Filters by due date. */
  due_date_range?: {
    /** First day of the range. */
    start: string
    /** Last day of the range. */
    end: string
  }
  /** Filters by creation time. */
  creation_date_range?: {
    /** Start of the time range. */
    start: string
    /** End of the time range. */
    end: string
  }
  /** Whether to return only archived (`true`) or only unarchived (`false`) invoices. */
  archived?: boolean
  /** Page number, starting at 1. Defaults to 1. (1 to 1000; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  page_size?: number
  /** Whether to return the totals. Defaults to `true`. (default true) */
  total_required?: boolean
}

/** Params of invoices.send. */
export interface InvoicesSendParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Subject of the email. (at most 4000 characters) */
  subject?: string
  /** Note in the email. (at most 4000 characters) */
  note?: string
  /** Whether to send an email to the customer. Defaults to `true`. */
  send_to_recipient?: boolean
  /** Whether to send a copy to you. Defaults to `false`. */
  send_to_invoicer?: boolean
  /** Email addresses that receive an additional copy, up to 100. (at most 100 items) */
  additional_recipients?: string[]
}

/** Params of invoices.remind. */
export interface InvoicesRemindParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Subject of the email. (at most 4000 characters) */
  subject?: string
  /** Note in the email. (at most 4000 characters) */
  note?: string
  /** Whether to send an email to the customer. Defaults to `true`. */
  send_to_recipient?: boolean
  /** Whether to send a copy to you. Defaults to `false`. */
  send_to_invoicer?: boolean
  /** Email addresses that receive an additional copy, up to 100. (at most 100 items) */
  additional_recipients?: string[]
}

/** Params of invoices.cancel. */
export interface InvoicesCancelParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  id: string
  /** Subject of the email. (at most 4000 characters) */
  subject?: string
  /** Note in the email. (at most 4000 characters) */
  note?: string
  /** Whether to send an email to the customer. Defaults to `true`. */
  send_to_recipient?: boolean
  /** Whether to send a copy to you. Defaults to `false`. */
  send_to_invoicer?: boolean
  /** Email addresses that receive an additional copy, up to 100. (at most 100 items) */
  additional_recipients?: string[]
}

/** Searchable fields of invoices, in hosted mode. */
export interface InvoicesSearchFields {
  id: string | null
  parent_id: string | null
  status: string | null
}

/** Params of invoice_payments.create. */
export interface InvoicePaymentsCreateParams {
  /** ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** Payment method. */
  method: "BANK_TRANSFER" | "CASH" | "CHECK" | "CREDIT_CARD" | "DEBIT_CARD" | "PAYPAL" | "WIRE_TRANSFER" | "OTHER"
  /** Date of the payment. Defaults to the current date. */
  payment_date?: string
  /** Amount of the payment. Defaults to the amount due. */
  amount?: {
    /** Currency, such as `USD`. (3 to 3 characters) */
    currency_code: string
    /** Amount as a string, such as `10.00`. (at most 32 characters) */
    value: string
  }
  /** Note about the payment. (at most 2000 characters) */
  note?: string
}

export interface InvoicePayment {
  payment_id?: string
}

/** Params of products.list. */
export interface ProductsListParams {
  /** Page number, starting at 1. Defaults to 1. (1 to 100000; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 20. Defaults to 10. (1 to 20; default 10) */
  page_size?: number
  /** Whether to return the totals, which pagination relies on. Defaults to `true`. (default true) */
  total_required?: boolean
}

export interface Product {
  /** The product's ID. */
  id: string
  /** The product's name. */
  name?: string
  /** The product's description. */
  description?: string
  /** The kind of product: physical goods, digital goods or a service. */
  type?: string
  /** The product's category in PayPal's list. */
  category?: string
  /** The address of the product's image. */
  image_url?: string
  /** The address of the product's home page. */
  home_url?: string
  /** The time the product was created. */
  create_time?: string
  /** The time of the product's last update. */
  update_time?: string
  /** Links to actions and objects related to the product. */
  links?: Link[]
}

/** Params of products.get. */
export interface ProductsGetParams {
  /** ID of the product, as `products.list` returns it. (at most 50 characters) */
  id: string
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** Name of the product. (at most 127 characters) */
  name: string
  /** Type of the product: physical goods, digital goods or a service. */
  type: "PHYSICAL" | "DIGITAL" | "SERVICE"
  /** Your own ID for the product, up to 50 characters. PayPal generates one by default. (6 to 50 characters) */
  id?: string
  /** Description of the product. (at most 256 characters) */
  description?: string
  /** PayPal category of the product, such as `SOFTWARE`. (at most 256 characters) */
  category?: string
  /** URL of an image of the product. (at most 2000 characters) */
  image_url?: string
  /** URL of the product page. (at most 2000 characters) */
  home_url?: string
}

/** Searchable fields of products, in hosted mode. */
export interface ProductsSearchFields {
  id: string | null
  name: string | null
  description: string | null
  create_time: string | null
}

/** Params of plans.list. */
export interface PlansListParams {
  /** Filters by product: an ID, as `products.list` returns it. (at most 50 characters) */
  product_id?: string
  /** Filters by plan ID, up to 10 IDs. (at most 10 items) */
  plan_ids?: string[]
  /** Page number, starting at 1. Defaults to 1. (1 to 100000; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 20. Defaults to 10. (1 to 20; default 10) */
  page_size?: number
  /** Whether to return the totals, which pagination relies on. Defaults to `true`. (default true) */
  total_required?: boolean
}

export interface Plan {
  /** The plan's ID. */
  id: string
  /** The ID of the product the plan is for. */
  product_id?: string
  /** The plan's name. */
  name?: string
  /** The plan's status: created, active or inactive. */
  status?: string
  /** The plan's description. */
  description?: string
  /** The plan's trial and regular billing cycles, in sequence. */
  billing_cycles?: BillingCycle[]
  /** The plan's rules on setup fees, automatic billing and failed payments. */
  payment_preferences?: PlanPreferences
  /** The plan's tax rate, and whether the price includes it. */
  taxes?: {
    percentage?: string
    inclusive?: boolean
  }
  /** Whether a subscription to the plan may carry a quantity. */
  quantity_supported?: boolean
  /** The time the plan was created. */
  create_time?: string
  /** The time of the plan's last update. */
  update_time?: string
  /** Links to actions and objects related to the plan. */
  links?: Link[]
}

export interface BillingCycle {
  tenure_type?: string
  sequence?: number
  total_cycles?: number
  frequency?: {
    interval_unit?: string
    interval_count?: number
  }
  pricing_scheme?: PricingScheme
}

export interface PricingScheme {
  version?: number
  fixed_price?: Sum
  pricing_model?: string
  create_time?: string
  update_time?: string
}

export interface PlanPreferences {
  auto_bill_outstanding?: boolean
  setup_fee?: Sum
  setup_fee_failure_action?: string
  payment_failure_threshold?: number
}

/** Params of plans.get. */
export interface PlansGetParams {
  /** ID of the plan, as `plans.list` returns it. (at most 50 characters) */
  id: string
}

/** Params of plans.create. */
export interface PlansCreateParams {
  /** ID of the product, as `products.list` returns it. (at most 50 characters) */
  product_id: string
  /** Name of the plan. (at most 127 characters) */
  name: string
  /** Billing cycles, trials first. Up to 12. (1 to 12 items) */
  billing_cycles: {
    /** Type of the billing cycle: regular or trial. */
    tenure_type: "REGULAR" | "TRIAL"
    /** Position of the cycle in the plan, starting at 1. (1 to 99) */
    sequence: number
    /** Number of times the cycle runs. 0 means without end. Defaults to 1. (0 to 999) */
    total_cycles?: number
    /** Length of the billing cycle. */
    frequency: {
      /** Unit of the interval. */
      interval_unit: "DAY" | "WEEK" | "MONTH" | "YEAR"
      /** Number of units, 1 to 365. Defaults to 1. (1 to 365) */
      interval_count?: number
    }
    /** Pricing of the cycle. Defaults to free of charge. */
    pricing_scheme?: {
      /** Fixed price per cycle. */
      fixed_price?: {
        /** Currency, such as `USD`. (3 to 3 characters) */
        currency_code: string
        /** Amount as a string, such as `10.00`. (at most 32 characters) */
        value: string
      }
    }
  }[]
  /** Payment preferences: the setup fee and the handling of failed payments. */
  payment_preferences: {
    /** Whether to add outstanding amounts to the next bill. Defaults to `true`. */
    auto_bill_outstanding?: boolean
    /** Setup fee, charged at the start. */
    setup_fee?: {
      /** Currency, such as `USD`. (3 to 3 characters) */
      currency_code: string
      /** Amount as a string, such as `10.00`. (at most 32 characters) */
      value: string
    }
    /** Action if the setup fee cannot be paid. */
    setup_fee_failure_action?: "CONTINUE" | "CANCEL"
    /** Number of failed payments after which the subscription is suspended. 0 means never. (0 to 999) */
    payment_failure_threshold?: number
  }
  /** Status of the plan. Defaults to `ACTIVE`. */
  status?: "CREATED" | "ACTIVE"
  /** Description of the plan. (at most 127 characters) */
  description?: string
  /** Taxes on the plan. */
  taxes?: {
    /** Tax rate in percent as a string, such as `10`. */
    percentage: string
    /** Whether the price includes the tax. Defaults to `true`. */
    inclusive?: boolean
  }
  /** Whether subscribers can subscribe to a quantity of more than one. */
  quantity_supported?: boolean
}

/** Params of plans.activate. */
export interface PlansActivateParams {
  /** ID of the plan, as `plans.list` returns it. (at most 50 characters) */
  id: string
}

/** Params of plans.deactivate. */
export interface PlansDeactivateParams {
  /** ID of the plan, as `plans.list` returns it. (at most 50 characters) */
  id: string
}

/** Searchable fields of plans, in hosted mode. */
export interface PlansSearchFields {
  id: string | null
  product_id: string | null
  name: string | null
  status: string | null
  description: string | null
  create_time: string | null
  update_time: string | null
}

/** Params of subscriptions.get. */
export interface SubscriptionsGetParams {
  /** ID of the subscription, as `subscriptions.create` returns it. (at most 50 characters) */
  id: string
}

export interface Subscription {
  id: string
  plan_id?: string
  status?: string
  status_change_note?: string
  status_update_time?: string
  start_time?: string
  quantity?: string
  shipping_amount?: Sum
  subscriber?: SubscriberInfo
  billing_info?: BillingInfo
  custom_id?: string
  plan_overridden?: boolean
  create_time?: string
  update_time?: string
  links?: Link[]
}

export interface SubscriberInfo {
  email_address?: string
  payer_id?: string
  name?: PersonName
}

export interface BillingInfo {
  outstanding_balance?: Sum
  cycle_executions?: CycleExecution[]
  last_payment?: {
    amount?: Sum
    time?: string
  }
  next_billing_time?: string
  final_payment_time?: string
  failed_payments_count?: number
}

export interface CycleExecution {
  tenure_type?: string
  sequence?: number
  cycles_completed?: number
  cycles_remaining?: number
  total_cycles?: number
}

/** Params of subscriptions.create. */
export interface SubscriptionsCreateParams {
  /** ID of the plan, as `plans.list` returns it. (at most 50 characters) */
  plan_id: string
  /** Time when the subscription starts. Defaults to the current time. */
  start_time?: string
  /** Quantity of the product. Defaults to 1. (at most 32 characters) */
  quantity?: string
  /** Shipping charges. */
  shipping_amount?: {
    /** Currency, such as `USD`. (3 to 3 characters) */
    currency_code: string
    /** Amount as a string, such as `10.00`. (at most 32 characters) */
    value: string
  }
  /** Subscriber details. */
  subscriber?: {
    /** Email address of the subscriber. (at most 254 characters) */
    email_address?: string
    /** Name of the subscriber. */
    name?: {
      /** First name. (at most 140 characters) */
      given_name?: string
      /** Last name. (at most 140 characters) */
      surname?: string
    }
  }
  /** Your own ID. (at most 127 characters) */
  custom_id?: string
  /** Checkout settings, such as the URLs to which the buyer returns. */
  application_context?: {
    /** URL to which the buyer returns after approving. (at most 4000 characters) */
    return_url: string
    /** URL to which the buyer returns after canceling. (at most 4000 characters) */
    cancel_url: string
    /** Your brand name on the PayPal page. (at most 127 characters) */
    brand_name?: string
    /** Locale, such as `en-US`. (at most 10 characters) */
    locale?: string
    /** Whether the subscription starts as soon as the buyer approves it. */
    user_action?: "CONTINUE" | "SUBSCRIBE_NOW"
  }
}

/** Params of subscriptions.delete. */
export interface SubscriptionsDeleteParams {
  /** ID of the subscription, as `subscriptions.create` returns it. (at most 50 characters) */
  id: string
  /** Reason for the change. (at most 128 characters) */
  reason: string
}

/** Params of subscriptions.suspend. */
export interface SubscriptionsSuspendParams {
  /** ID of the subscription, as `subscriptions.create` returns it. (at most 50 characters) */
  id: string
  /** Reason for the change. (at most 128 characters) */
  reason: string
}

/** Params of subscriptions.activate. */
export interface SubscriptionsActivateParams {
  /** ID of the subscription, as `subscriptions.create` returns it. (at most 50 characters) */
  id: string
  /** Reason for the reactivation. (at most 128 characters) */
  reason?: string
}

/** Params of subscription_transactions.list. */
export interface SubscriptionTransactionsListParams {
  /** ID of the subscription, as `subscriptions.create` returns it. (at most 50 characters) */
  subscription_id: string
  /** Start of the time range. */
  start_time: string
  /** End of the time range. */
  end_time: string
}

export interface SubscriptionTransaction {
  /** The transaction's ID. */
  id: string
  /** The status of the captured payment, for example completed or refunded. */
  status?: string
  /** The reason for the status, for example for a pending payment. */
  status_details?: StatusDetails
  /** The gross amount, PayPal's fee and the net amount. */
  amount_with_breakdown?: {
    gross_amount?: Sum
    fee_amount?: Sum
    net_amount?: Sum
  }
  /** The payer's name. */
  payer_name?: PersonName
  /** The payer's email address. */
  payer_email?: string
  /** The time the transaction was processed. */
  time?: string
}

/** Params of payouts.get. */
export interface PayoutsGetParams {
  /** ID of the payout: `payout_batch_id`, as `payouts.create` returns it. (at most 30 characters) */
  id: string
}

export interface Payout {
  batch_header?: PayoutBatch
  links?: Link[]
}

export interface PayoutBatch {
  payout_batch_id?: string
  batch_status?: string
  time_created?: string
  time_completed?: string
  funding_source?: string
  sender_batch_header?: {
    sender_batch_id?: string
    email_subject?: string
    email_message?: string
  }
  amount?: PayoutSum
  fees?: PayoutSum
}

export interface PayoutSum {
  currency?: string
  value?: string
}

/** Params of payouts.create. */
export interface PayoutsCreateParams {
  /** Header of the payout: settings that apply to all items. */
  sender_batch_header: {
    /** Your own ID for the payout. Cannot be reused within 30 days. (at most 256 characters) */
    sender_batch_id?: string
    /** Subject of the email to recipients. (at most 255 characters) */
    email_subject?: string
    /** Text of the email to recipients. (at most 1000 characters) */
    email_message?: string
    /** Default type of `receiver`: email address, phone number or PayPal ID. */
    recipient_type?: "EMAIL" | "PHONE" | "PAYPAL_ID"
  }
  /** Payout items, each with a recipient and an amount. Up to 15,000. (1 to 15000 items) */
  items: {
    /** Recipient of the payment, in the format that `recipient_type` sets. (at most 127 characters) */
    receiver: string
    /** Amount of the payment. */
    amount: {
      /** Currency, such as `USD`. (3 to 3 characters) */
      currency: string
      /** Amount as a string, such as `10.00`. */
      value: string
    }
    /** Type of `receiver`: email address, phone number or PayPal ID. */
    recipient_type?: "EMAIL" | "PHONE" | "PAYPAL_ID"
    /** Note to the recipient. (at most 4000 characters) */
    note?: string
    /** Your own ID. (at most 63 characters) */
    sender_item_id?: string
    /** Wallet that receives the payment. Defaults to `PAYPAL`. */
    recipient_wallet?: "PAYPAL" | "VENMO"
  }[]
}

/** Params of payout_items.list. */
export interface PayoutItemsListParams {
  /** ID of the payout: `payout_batch_id`, as `payouts.create` returns it. (at most 30 characters) */
  payout_id: string
  /** Page number, starting at 1. Defaults to 1. (1 to 1000; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  page_size?: number
  /** Whether to return the totals, which pagination relies on. Defaults to `true`. (default true) */
  total_required?: boolean
}

export interface PayoutItem {
  /** The payout item's ID. */
  payout_item_id: string
  /** The ID of the batch the item belongs to. */
  payout_batch_id?: string
  /** The ID of the PayPal transaction for the payout. */
  transaction_id?: string
  /** The ID linking the sender's and the receiver's transactions. */
  activity_id?: string
  /** The status of the payout, for example success, pending or unclaimed. */
  transaction_status?: string
  /** The fee the sender pays for the payout. */
  payout_item_fee?: PayoutSum
  /** The payout as the sender requested it: recipient, amount and note. */
  payout_item?: PayoutTo
  /** The time the payout item was processed. */
  time_processed?: string
  /** The error that stopped the payout. Absent if there was none. */
  errors?: {
    name?: string
    message?: string
    debug_id?: string
  }
  /** Links to actions and objects related to the payout item. */
  links?: Link[]
}

export interface PayoutTo {
  recipient_type?: string
  amount?: PayoutSum
  note?: string
  receiver?: string
  sender_item_id?: string
  recipient_wallet?: string
}

/** Params of payout_items.get. */
export interface PayoutItemsGetParams {
  /** ID of the payout item: `payout_item_id`, as `payout_items.list` returns it. */
  id: string
}

/** Params of payout_items.delete. */
export interface PayoutItemsDeleteParams {
  /** ID of the payout item: `payout_item_id`, as `payout_items.list` returns it. */
  id: string
}

/** Params of payments.list. */
export interface PaymentsListParams {
  /** Maximum number of records per page, 1 to 20. Defaults to 10. (1 to 20; default 10) */
  count?: number
  /** ID of the payment to start the page with. */
  start_id?: string
  /** Filters to payments at or after this time. */
  start_time?: string
  /** Filters to payments before this time. */
  end_time?: string
}

export interface Payment {
  /** The payment's ID. */
  id: string
  /** The payment's purpose: an immediate sale, an authorization or an order. */
  intent?: string
  /** The payment's state: created, approved or failed. */
  state?: string
  /** The time the payment was created. */
  create_time?: string
  /** The time of the payment's last update. */
  update_time?: string
  /** A note for the payer about the payment. */
  note_to_payer?: string
  /** The reason the payment failed. Absent otherwise. */
  failure_reason?: string
  /** The payer, with payment method and account status. */
  payer?: {
    payment_method?: string
    status?: string
  }
  /** The parts of the payment, with amounts, items and payees. */
  transactions?: PaymentPart[]
  /** Links to actions and objects related to the payment. */
  links?: Link[]
}

export interface PaymentPart {
  amount?: {
    total?: string
    currency?: string
  }
  description?: string
  custom?: string
  invoice_number?: string
}

/** Searchable fields of payments, in hosted mode. */
export interface PaymentsSearchFields {
  id: string | null
  intent: string | null
  state: string | null
  create_time: string | null
  update_time: string | null
}

/** Params of disputes.list. Takes only one of start_time, disputed_transaction_id. */
export interface DisputesListParams {
  /** Filters to disputes created at or after this time, within the last 180 days. */
  start_time?: string
  /** Filters by ID of the disputed payment. (at most 255 characters) */
  disputed_transaction_id?: string
  /** Filters by dispute state. */
  dispute_state?: (
    | "REQUIRED_ACTION"
    | "REQUIRED_OTHER_PARTY_ACTION"
    | "UNDER_PAYPAL_REVIEW"
    | "RESOLVED"
    | "OPEN_INQUIRIES"
    | "APPEALABLE"
  )[]
  /** Filters to disputes updated before this time. */
  update_time_before?: string
  /** Filters to disputes updated at or after this time. */
  update_time_after?: string
  /** Maximum number of records per page, 1 to 50. Defaults to 50. (1 to 50; default 50) */
  page_size?: number
  /**
   * Token of the next page, contained in the link with the relation `next` in `meta.links`. (at most 255 characters)
   */
  next_page_token?: string
}

export interface Dispute {
  /** The dispute's ID. */
  dispute_id: string
  /** The time the dispute was opened. */
  create_time?: string
  /** The time of the dispute's last update. */
  update_time?: string
  /** The reason the buyer gave, for example goods not received. */
  reason?: string
  /** The dispute's status, for example waiting for the seller's response. */
  status?: string
  /** The dispute's state, a coarser view than the status. */
  dispute_state?: string
  /** The amount in dispute. */
  dispute_amount?: Sum
  /** The dispute's stage: inquiry, chargeback, pre-arbitration or arbitration. */
  dispute_life_cycle_stage?: string
  /** The channel the buyer opened the dispute through. */
  dispute_channel?: string
  /** The time by which the buyer must respond. */
  buyer_response_due_date?: string
  /** The time by which the seller must respond. */
  seller_response_due_date?: string
  /** The transactions in dispute. */
  disputed_transactions?: DisputedTransaction[]
  /** The messages exchanged about the dispute. */
  messages?: DisputeMessage[]
  /** The outcome of the dispute, with any amount refunded. Absent while it is open. */
  dispute_outcome?: {
    outcome_code?: string
    amount_refunded?: Sum
  }
  /** Links to actions and objects related to the dispute. */
  links?: Link[]
}

export interface DisputedTransaction {
  buyer_transaction_id?: string
  seller_transaction_id?: string
  create_time?: string
  transaction_status?: string
  gross_amount?: Sum
  invoice_number?: string
  custom?: string
}

export interface DisputeMessage {
  posted_by?: string
  time_posted?: string
  content?: string
}

/** Params of disputes.get. */
export interface DisputesGetParams {
  /** ID of the dispute: `dispute_id`, as `disputes.list` returns it. */
  id: string
}

/** Params of trackers.get. */
export interface TrackersGetParams {
  /** ID of the payment and tracking number, joined by a hyphen. */
  id: string
}

export interface Tracker {
  transaction_id?: string
  tracking_number?: string
  status?: string
  shipment_date?: string
  carrier?: string
  carrier_name_other?: string
  notify_buyer?: boolean
  quantity?: number
  tracking_number_validated?: boolean
  last_updated_time?: string
  tracking_url?: string
  links?: Link[]
}

/** Params of trackers.create. */
export interface TrackersCreateParams {
  /** Trackers to create, each with a payment and its shipment. Up to 20. (1 to 20 items) */
  trackers: {
    /** ID of the payment. (at most 50 characters) */
    transaction_id: string
    /** Tracking status of the shipment. */
    status:
      | "CANCELLED"
      | "DELIVERED"
      | "LOCAL_PICKUP"
      | "ON_HOLD"
      | "SHIPPED"
      | "SHIPMENT_CREATED"
      | "DROPPED_OFF"
      | "IN_TRANSIT"
      | "RETURNED"
      | "LABEL_PRINTED"
      | "ERROR"
      | "UNCONFIRMED"
      | "PICKUP_FAILED"
      | "DELIVERY_DELAYED"
      | "DELIVERY_SCHEDULED"
      | "DELIVERY_FAILED"
      | "INRETURN"
      | "IN_PROCESS"
      | "NEW"
      | "VOID"
      | "PROCESSED"
      | "NOT_SHIPPED"
      | "COMPLETED"
    /** Tracking number of the shipment. (at most 64 characters) */
    tracking_number?: string
    /** PayPal name of the carrier, such as `UPS`, or `OTHER`. (at most 64 characters) */
    carrier?: string
    /** Name of the carrier, if `carrier` is `OTHER`. (at most 64 characters) */
    carrier_name_other?: string
    /** Date when the shipment was sent. */
    shipment_date?: string
    /** Whether to notify the buyer by email. */
    notify_buyer?: boolean
  }[]
}

export interface TrackerBatch {
  tracker_identifiers?: TrackerId[]
  links?: Link[]
}

export interface TrackerId {
  transaction_id?: string
  tracking_number?: string
  links?: Link[]
}

/** Params of trackers.update. */
export interface TrackersUpdateParams {
  /** ID of the payment and tracking number, joined by a hyphen. */
  id: string
  /** ID of the payment. (at most 50 characters) */
  transaction_id: string
  /** Tracking status of the shipment. */
  status:
    | "CANCELLED"
    | "DELIVERED"
    | "LOCAL_PICKUP"
    | "ON_HOLD"
    | "SHIPPED"
    | "SHIPMENT_CREATED"
    | "DROPPED_OFF"
    | "IN_TRANSIT"
    | "RETURNED"
    | "LABEL_PRINTED"
    | "ERROR"
    | "UNCONFIRMED"
    | "PICKUP_FAILED"
    | "DELIVERY_DELAYED"
    | "DELIVERY_SCHEDULED"
    | "DELIVERY_FAILED"
    | "INRETURN"
    | "IN_PROCESS"
    | "NEW"
    | "VOID"
    | "PROCESSED"
    | "NOT_SHIPPED"
    | "COMPLETED"
  /** Tracking number of the shipment. (at most 64 characters) */
  tracking_number?: string
  /** PayPal name of the carrier, such as `UPS`. (at most 64 characters) */
  carrier?: string
  /** Date when the shipment was sent. */
  shipment_date?: string
}

/** Params of balances.list. */
export interface BalancesListParams {
  /** Time of the balances. Defaults to the current time. */
  as_of_time?: string
  /** Filters by currency. */
  currency_code?: string
}

export interface Balance {
  /** The currency, as a three-letter ISO code. */
  currency: string
  /** Whether this is the account's primary currency. */
  primary?: boolean
  /** The total of available and withheld money. */
  total_balance?: Sum
  /** The amount available to spend or withdraw. */
  available_balance?: Sum
  /** The amount PayPal holds back. */
  withheld_balance?: Sum
}

/** Searchable fields of balances, in hosted mode. */
export interface BalancesSearchFields {
  currency: string | null
  primary: boolean | null
}

/** Params of transactions.list. */
export interface TransactionsListParams {
  /** Start of the time range, within the last three years. */
  start_date: string
  /** End of the time range, at most 31 days after the start. */
  end_date: string
  /** Filters by transaction ID, or by order ID for all transactions of an order. (at most 19 characters) */
  transaction_id?: string
  /** Filters by transaction code, such as `T0006` for checkout. */
  transaction_type?: string
  /** Filters by status: denied (`D`), pending (`P`), successful (`S`) or reversed (`V`). */
  transaction_status?: "D" | "P" | "S" | "V"
  /** Filters by currency. */
  transaction_currency?: string
  /** Filters by card type. */
  payment_instrument_type?: "CREDITCARD" | "DEBITCARD"
  /**
   * Fields to return: `transaction_info`, `payer_info`, `shipping_info`, `cart_info` and more, comma-separated, or
   * `all`. Defaults to `all`. (default "all")
   */
  fields?: string
  /** Whether to return only transactions that affect the balance. Defaults to `Y`. (default "Y") */
  balance_affecting_records_only?: "Y" | "N"
  /** Page number, starting at 1. Defaults to 1. (1 to 2147483647; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  page_size?: number
}

export interface Transaction {
  /** The transaction's details: ID, time, amount, fee and status. */
  transaction_info?: TransactionInfo
  /** The payer: account, name, email address and country. */
  payer_info?: TransactionPayer
  /** The shipping details: recipient, method and address. */
  shipping_info?: {
    name?: string
    method?: string
    address?: TransactionAddress
  }
  /** The items bought, and the ID of the invoice paid. */
  cart_info?: {
    item_details?: CartItem[]
    paypal_invoice_id?: string
  }
  /** The store and terminal of a sale in person. */
  store_info?: {
    store_id?: string
    terminal_id?: string
  }
}

export interface TransactionInfo {
  transaction_id?: string
  paypal_account_id?: string
  paypal_reference_id?: string
  paypal_reference_id_type?: string
  transaction_event_code?: string
  transaction_initiation_date?: string
  transaction_updated_date?: string
  transaction_amount?: Sum
  fee_amount?: Sum
  sales_tax_amount?: Sum
  shipping_amount?: Sum
  transaction_status?: string
  transaction_subject?: string
  transaction_note?: string
  ending_balance?: Sum
  available_balance?: Sum
  invoice_id?: string
  custom_field?: string
  protection_eligibility?: string
  payment_method_type?: string
  instrument_type?: string
  instrument_sub_type?: string
}

export interface TransactionPayer {
  account_id?: string
  email_address?: string
  address_status?: string
  payer_status?: string
  payer_name?: {
    given_name?: string
    surname?: string
    alternate_full_name?: string
  }
  country_code?: string
}

export interface TransactionAddress {
  line1?: string
  line2?: string
  city?: string
  state?: string
  country_code?: string
  postal_code?: string
}

export interface CartItem {
  item_code?: string
  item_name?: string
  item_description?: string
  item_quantity?: string
  item_unit_price?: Sum
  item_amount?: Sum
}

/** Credentials by auth variant. */
export interface PaypalCredentials {
  app: PaypalAppCredentials
}

/** REST API app */
export interface PaypalAppCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
}

export interface PaypalConfig {
  /** Environment: live (`api-m`) or sandbox (`api-m.sandbox`). Defaults to `api-m`. (default "api-m") */
  environment?: "api-m" | "api-m.sandbox"
}
