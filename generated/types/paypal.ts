// Generated from definitions/paypal.yaml by `npm run generate`.
import type {} from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** PayPal */
    "paypal": Paypal
  }
}

/**
 * PayPal. Orders, payments, refunds, invoices, products, plans, subscriptions, payouts, disputes, tracking, balances
 * and transactions of one PayPal account.
 */
export interface Paypal {
  operations: PaypalOperations
  credentials: PaypalCredentials
  config: PaypalConfig
}

/** What can be called, by entity and action. */
export interface PaypalOperations {
  /** What a buyer is to pay, and how. */
  orders: {
    /** Gets one order with its payments. */
    get: {
      params: OrdersGetParams
      records: Order
      meta: {}
    }
    /**
     * Makes an order. The buyer approves it at the link that is called payer-action or approve, then it is captured.
     */
    create: {
      params: OrdersCreateParams
      records: Order
      meta: {}
    }
  }
  /** The taking of an approved order's money. */
  order_captures: {
    /** Takes the money of an order that the buyer has approved. */
    create: {
      params: OrderCapturesCreateParams
      records: Order
      meta: {}
    }
  }
  /** The setting aside of an approved order's money. */
  order_authorizations: {
    /** Sets the money of an order aside that the buyer has approved. */
    create: {
      params: OrderAuthorizationsCreateParams
      records: Order
      meta: {}
    }
  }
  /** Money that was set aside. */
  authorizations: {
    /** Gets money that was set aside. */
    get: {
      params: AuthorizationsGetParams
      records: Authorization
      meta: {}
    }
    /** Gives money back that was set aside and not taken. */
    delete: {
      params: AuthorizationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** Money that was taken. */
  captures: {
    /** Gets a payment that was taken. */
    get: {
      params: CapturesGetParams
      records: Capture
      meta: {}
    }
    /** Takes money that was set aside, all of it or a part. */
    create: {
      params: CapturesCreateParams
      records: Capture
      meta: {}
    }
  }
  /** Money that was given back. */
  refunds: {
    /** Gets one refund. */
    get: {
      params: RefundsGetParams
      records: Refund
      meta: {}
    }
    /** Gives a payment back, all of it or a part. */
    create: {
      params: RefundsCreateParams
      records: Refund
      meta: {}
    }
  }
  /** A bill to a customer. */
  invoices: {
    /** Lists invoices, drafts too, the latest first. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    /** Gets one invoice with its items and payments. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /** Makes an invoice as a draft; invoice_sends.create sends it. */
    create: {
      params: InvoicesCreateParams
      records: Invoice
      meta: {}
    }
    /** Replaces an invoice; whoever has it gets a notice unless a param says otherwise. */
    update: {
      params: InvoicesUpdateParams
      records: Invoice
      meta: {}
    }
    /** Deletes an invoice that is a draft or is not yet sent. */
    delete: {
      params: InvoicesDeleteParams
      records: null
      meta: {}
    }
    /** Searches invoices by recipient, number, state, amount or time. */
    api_search: {
      params: InvoicesApiSearchParams
      records: Invoice[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** The sending of an invoice. */
  invoice_sends: {
    /** Sends an invoice by e-mail, or at its date; without send_to_recipient its link is for you to share. */
    create: {
      params: InvoiceSendsCreateParams
      records: Link
      meta: {}
    }
  }
  /** A reminder of an unpaid invoice. */
  invoice_reminders: {
    /** Reminds a customer of an invoice by e-mail. */
    create: {
      params: InvoiceRemindersCreateParams
      records: null
      meta: {}
    }
  }
  /** The cancelling of an invoice. */
  invoice_cancellations: {
    /** Cancels an invoice that was sent. */
    create: {
      params: InvoiceCancellationsCreateParams
      records: null
      meta: {}
    }
  }
  /** A payment of an invoice outside of PayPal. */
  invoice_payments: {
    /** Notes that an invoice was paid outside of PayPal, such as by cash or a transfer. */
    create: {
      params: InvoicePaymentsCreateParams
      records: InvoicePayment
      meta: {}
    }
  }
  /** What is sold by subscription. */
  products: {
    /** Lists products; products.get has all of one. */
    list: {
      params: ProductsListParams
      records: Product[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    /** Gets one product. */
    get: {
      params: ProductsGetParams
      records: Product
      meta: {}
    }
    /** Makes a product, for which plans are made then. */
    create: {
      params: ProductsCreateParams
      records: Product
      meta: {}
    }
    search: {
      fields: ProductsSearchFields
    }
  }
  /** How often and how much a subscriber of a product pays. */
  plans: {
    /** Lists plans of all products or of one. */
    list: {
      params: PlansListParams
      records: Plan[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    /** Gets one plan with its cycles. */
    get: {
      params: PlansGetParams
      records: Plan
      meta: {}
    }
    /** Makes a plan for a product. */
    create: {
      params: PlansCreateParams
      records: Plan
      meta: {}
    }
    search: {
      fields: PlansSearchFields
    }
  }
  /** Whether a plan can be subscribed to. */
  plan_activations: {
    /** Lets a plan be subscribed to. */
    create: {
      params: PlanActivationsCreateParams
      records: null
      meta: {}
    }
    /** Lets nobody subscribe to a plan any more; those who have stay. */
    delete: {
      params: PlanActivationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A buyer's subscription to a plan. */
  subscriptions: {
    /** Gets one subscription with what was and will be paid. */
    get: {
      params: SubscriptionsGetParams
      records: Subscription
      meta: {}
    }
    /** Makes a subscription; the buyer approves it at the link that is called approve. */
    create: {
      params: SubscriptionsCreateParams
      records: Subscription
      meta: {}
    }
    /** Cancels a subscription for good. */
    delete: {
      params: SubscriptionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The pause of a subscription. */
  subscription_suspensions: {
    /** Suspends a subscription. */
    create: {
      params: SubscriptionSuspensionsCreateParams
      records: null
      meta: {}
    }
    /** Takes a suspended subscription up again. */
    delete: {
      params: SubscriptionSuspensionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A payment of a subscription. */
  subscription_transactions: {
    /** Lists what was paid for a subscription in a time. */
    list: {
      params: SubscriptionTransactionsListParams
      records: SubscriptionTransaction[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
  }
  /** Payments to several people at once. */
  payouts: {
    /** Gets the state of a payout and its first items. */
    get: {
      params: PayoutsGetParams
      records: Payout
      meta: {}
    }
    /** Pays several people, up to 15,000 at once, by e-mail address, phone number or PayPal id. */
    create: {
      params: PayoutsCreateParams
      records: Payout
      meta: {}
    }
  }
  /** One recipient of a payout. */
  payout_items: {
    /** Lists the recipients of a payout with what became of each. */
    list: {
      params: PayoutItemsListParams
      records: PayoutItem[]
      meta: {
        total_items: number | null
        total_pages: number | null
      }
    }
    /** Gets one recipient of a payout. */
    get: {
      params: PayoutItemsGetParams
      records: PayoutItem
      meta: {}
    }
    /** Takes money back that nobody has claimed yet. */
    delete: {
      params: PayoutItemsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A payment of the older API v1, which PayPal keeps for those who have it. */
  payments: {
    /** Lists payments that were made by the API v1, the latest first. */
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
  /** A buyer's complaint about a payment. */
  disputes: {
    /** Lists disputes, by state, payment or time. */
    list: {
      params: DisputesListParams
      records: Dispute[]
      meta: {
        links: unknown[] | null
      }
    }
    /** Gets one dispute with its payments, messages and evidence. */
    get: {
      params: DisputesGetParams
      records: Dispute
      meta: {}
    }
  }
  /** The shipment of what was paid for. */
  trackers: {
    /** Gets the tracking of a payment's shipment. */
    get: {
      params: TrackersGetParams
      records: Tracker
      meta: {}
    }
    /** Adds tracking numbers to payments, up to 20 at once. */
    create: {
      params: TrackersCreateParams
      records: TrackerBatch
      meta: {}
    }
    /** Changes the tracking of a payment's shipment. */
    update: {
      params: TrackersUpdateParams
      records: null
      meta: {}
    }
  }
  /** The account's money in one currency. */
  balances: {
    /** Lists the account's balances, now or at a time of the last three years. */
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
  /** A movement of the account's money. */
  transactions: {
    /** Lists the account's transactions of 31 days at most; they appear up to three hours late. */
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
  /** The order, by id from orders.create. */
  id: string
}

export interface Order {
  id: string
  status?: string
  intent?: string
  create_time?: string
  update_time?: string
  payer?: Payer
  purchase_units?: PurchaseUnit[]
  /** How it is paid, by the name of the way, such as paypal. */
  payment_source?: { [k: string]: unknown }
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
  /** Two letters, such as US. */
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
  /** Whether the money is taken at once, or set aside first. */
  intent: "CAPTURE" | "AUTHORIZE"
  /** What is bought from whom. (1 to 10 items) */
  purchase_units: {
    /** What is to be paid. */
    amount: {
      /** The currency, such as USD. (3 to 3 characters) */
      currency_code: string
      /** The sum as text, such as 10.00. (at most 32 characters) */
      value: string
      /** Of what the sum is made. */
      breakdown?: {
        /** All items. */
        item_total?: {
          /** The currency, such as USD. (3 to 3 characters) */
          currency_code: string
          /** The amount as text, such as 10.00. (at most 32 characters) */
          value: string
        }
        /** Shipping. */
        shipping?: {
          /** The currency, such as USD. (3 to 3 characters) */
          currency_code: string
          /** The amount as text, such as 10.00. (at most 32 characters) */
          value: string
        }
        /** Handling. */
        handling?: {
          /** The currency, such as USD. (3 to 3 characters) */
          currency_code: string
          /** The amount as text, such as 10.00. (at most 32 characters) */
          value: string
        }
        /** Taxes. */
        tax_total?: {
          /** The currency, such as USD. (3 to 3 characters) */
          currency_code: string
          /** The amount as text, such as 10.00. (at most 32 characters) */
          value: string
        }
        /** A discount. */
        discount?: {
          /** The currency, such as USD. (3 to 3 characters) */
          currency_code: string
          /** The amount as text, such as 10.00. (at most 32 characters) */
          value: string
        }
      }
    }
    /** An id of your own within the order. (at most 256 characters) */
    reference_id?: string
    /** What is bought. (at most 127 characters) */
    description?: string
    /** An id of your own that reports show. (at most 127 characters) */
    custom_id?: string
    /** A number of an invoice of your own. (at most 127 characters) */
    invoice_id?: string
    /** What the buyer's statement says. (at most 22 characters) */
    soft_descriptor?: string
    /** What is bought, piece by piece; amount.breakdown.item_total is their sum. */
    items?: {
      /** What it is called. (at most 127 characters) */
      name: string
      /** How many. (at most 10 characters) */
      quantity: string
      /** What one costs. */
      unit_amount: {
        /** The currency, such as USD. (3 to 3 characters) */
        currency_code: string
        /** The amount as text, such as 10.00. (at most 32 characters) */
        value: string
      }
      /** The tax on one. */
      tax?: {
        /** The currency, such as USD. (3 to 3 characters) */
        currency_code: string
        /** The amount as text, such as 10.00. (at most 32 characters) */
        value: string
      }
      /** What it is. (at most 127 characters) */
      description?: string
      /** Its number in stock. (at most 127 characters) */
      sku?: string
      /** Goods, digital goods or a donation. */
      category?: "DIGITAL_GOODS" | "PHYSICAL_GOODS" | "DONATION"
    }[]
    /** Where it goes. */
    shipping?: {
      /** To whom it goes. */
      name?: {
        /** The name. (at most 300 characters) */
        full_name?: string
      }
      /** Where it goes. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Flat or floor. (at most 300 characters) */
        address_line_2?: string
        /** The town. (at most 120 characters) */
        admin_area_2?: string
        /** The state or province. (at most 300 characters) */
        admin_area_1?: string
        /** The postal code. (at most 60 characters) */
        postal_code?: string
        /** The country in two letters, such as US. (2 to 2 characters) */
        country_code: string
      }
    }
  }[]
  /** How the buyer pays. */
  payment_source?: {
    /** By a PayPal account. */
    paypal?: {
      /** The buyer's e-mail address. (at most 254 characters) */
      email_address?: string
      /** What the buyer sees and where they come back to. */
      experience_context?: {
        /** What PayPal's page calls you. (at most 127 characters) */
        brand_name?: string
        /** The language, such as en-US. (2 to 10 characters) */
        locale?: string
        /** Which address it goes to. */
        shipping_preference?: "GET_FROM_FILE" | "NO_SHIPPING" | "SET_PROVIDED_ADDRESS"
        /** Whether approving is paying. */
        user_action?: "CONTINUE" | "PAY_NOW"
        /** Where the buyer comes back to. */
        return_url?: string
        /** Where they come to who do not approve. */
        cancel_url?: string
      }
    }
  }
}

/** Params of order_captures.create. */
export interface OrderCapturesCreateParams {
  /** The order, by id from orders.create. */
  order_id: string
}

/** Params of order_authorizations.create. */
export interface OrderAuthorizationsCreateParams {
  /** The order, by id from orders.create. */
  order_id: string
}

/** Params of authorizations.get. */
export interface AuthorizationsGetParams {
  /** The authorization, by id from order_authorizations.create. */
  id: string
}

/** Params of authorizations.delete. */
export interface AuthorizationsDeleteParams {
  /** The authorization, by id from order_authorizations.create. */
  id: string
}

/** Params of captures.get. */
export interface CapturesGetParams {
  /** The payment, by id from order_captures.create. */
  id: string
}

/** Params of captures.create. */
export interface CapturesCreateParams {
  /** The authorization, by id from order_authorizations.create. */
  authorization_id: string
  /** How much, all of it unless given. */
  amount?: {
    /** The currency, such as USD. (3 to 3 characters) */
    currency_code: string
    /** The amount as text, such as 10.00. (at most 32 characters) */
    value: string
  }
  /** A number of an invoice of your own. (at most 127 characters) */
  invoice_id?: string
  /** A remark to the buyer. (at most 255 characters) */
  note_to_payer?: string
  /** What the buyer's statement says. (at most 22 characters) */
  soft_descriptor?: string
  /** Whether the rest is given back. (default false) */
  final_capture?: boolean
}

/** Params of refunds.get. */
export interface RefundsGetParams {
  /** The refund, by id from refunds.create. */
  id: string
}

/** Params of refunds.create. */
export interface RefundsCreateParams {
  /** The payment, by id from order_captures.create. */
  capture_id: string
  /** How much, all of it unless given. */
  amount?: {
    /** The currency, such as USD. (3 to 3 characters) */
    currency_code: string
    /** The amount as text, such as 10.00. (at most 32 characters) */
    value: string
  }
  /** A number of an invoice of your own. (at most 127 characters) */
  invoice_id?: string
  /** An id of your own. (at most 127 characters) */
  custom_id?: string
  /** A remark to the buyer. (at most 255 characters) */
  note_to_payer?: string
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** The page, from 1. (1 to 1000; default 1) */
  page?: number
  /** How many a page holds at most. (1 to 100; default 20) */
  page_size?: number
  /** Whether the totals come along. (default true) */
  total_required?: boolean
}

export interface Invoice {
  id: string
  parent_id?: string
  status?: string
  detail?: InvoiceHead
  invoicer?: InvoiceParty
  primary_recipients?: InvoiceRecipient[]
  additional_recipients?: string[]
  items?: InvoiceItem[]
  configuration?: Configuration
  amount?: InvoiceSum
  due_amount?: Sum
  gratuity?: Sum
  payments?: InvoicePayments
  refunds?: InvoiceRefunds
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
  /** The invoice, by id from invoices.list. */
  id: string
}

/** Params of invoices.create. */
export interface InvoicesCreateParams {
  /** Currency, number, date and texts. */
  detail: {
    /** The currency, such as USD. (3 to 3 characters) */
    currency_code: string
    /** The number, the next one unless given. (at most 127 characters) */
    invoice_number?: string
    /** The date, that of sending unless given. */
    invoice_date?: string
    /** A reference, such as the number of a purchase order. (at most 120 characters) */
    reference?: string
    /** A text for the customer. (at most 4000 characters) */
    note?: string
    /** Terms. (at most 4000 characters) */
    terms_and_conditions?: string
    /** A note that the customer does not see. (at most 500 characters) */
    memo?: string
    /** Until when it is to be paid. */
    payment_term?: {
      /** At once, on a day, or after so many days. */
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
      /** The day. */
      due_date?: string
    }
  }
  /** Who sends it. */
  invoicer?: {
    /** Your e-mail address, one of the account's. (at most 254 characters) */
    email_address?: string
    /** Your company. (at most 300 characters) */
    business_name?: string
    /** Your name. */
    name?: {
      /** The first name. (at most 140 characters) */
      given_name?: string
      /** The last name. (at most 140 characters) */
      surname?: string
    }
    /** Your address. */
    address?: {
      /** Street and number. (at most 300 characters) */
      address_line_1?: string
      /** Flat or floor. (at most 300 characters) */
      address_line_2?: string
      /** The town. (at most 120 characters) */
      admin_area_2?: string
      /** The state or province. (at most 300 characters) */
      admin_area_1?: string
      /** The postal code. (at most 60 characters) */
      postal_code?: string
      /** The country in two letters, such as US. (2 to 2 characters) */
      country_code: string
    }
    /** Your website. (at most 2048 characters) */
    website?: string
    /** Your tax number. (at most 100 characters) */
    tax_id?: string
    /** Your logo. (at most 2000 characters) */
    logo_url?: string
  }
  /** Who gets it, 100 at most. */
  primary_recipients?: {
    /** Who pays. */
    billing_info?: {
      /** The e-mail address. (at most 254 characters) */
      email_address?: string
      /** The company. (at most 300 characters) */
      business_name?: string
      /** The name. */
      name?: {
        /** The first name. (at most 140 characters) */
        given_name?: string
        /** The last name. (at most 140 characters) */
        surname?: string
      }
      /** The address. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Flat or floor. (at most 300 characters) */
        address_line_2?: string
        /** The town. (at most 120 characters) */
        admin_area_2?: string
        /** The state or province. (at most 300 characters) */
        admin_area_1?: string
        /** The postal code. (at most 60 characters) */
        postal_code?: string
        /** The country in two letters, such as US. (2 to 2 characters) */
        country_code: string
      }
      /** A remark. (at most 40 characters) */
      additional_info?: string
      /** The language of the invoice, such as en_US. (at most 10 characters) */
      language?: string
    }
    /** Where it goes. */
    shipping_info?: {
      /** The company. (at most 300 characters) */
      business_name?: string
      /** The name. */
      name?: {
        /** The first name. (at most 140 characters) */
        given_name?: string
        /** The last name. (at most 140 characters) */
        surname?: string
      }
      /** The address. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Flat or floor. (at most 300 characters) */
        address_line_2?: string
        /** The town. (at most 120 characters) */
        admin_area_2?: string
        /** The state or province. (at most 300 characters) */
        admin_area_1?: string
        /** The postal code. (at most 60 characters) */
        postal_code?: string
        /** The country in two letters, such as US. (2 to 2 characters) */
        country_code: string
      }
    }
  }[]
  /** What is to be paid. (at most 100 items) */
  items?: {
    /** What it is called. (at most 200 characters) */
    name: string
    /** How many. (at most 14 characters) */
    quantity: string
    /** What one costs. */
    unit_amount: {
      /** The currency, such as USD. (3 to 3 characters) */
      currency_code: string
      /** The amount as text, such as 10.00. (at most 32 characters) */
      value: string
    }
    /** What it is. (at most 1000 characters) */
    description?: string
    /** When it was delivered. */
    item_date?: string
    /** Whether quantity counts pieces, hours or sums. */
    unit_of_measure?: "QUANTITY" | "HOURS" | "AMOUNT"
    /** The tax on it. */
    tax?: {
      /** What the tax is called. (at most 100 characters) */
      name: string
      /** Its rate as text, such as 7.25. */
      percent: string
    }
    /** A discount on it. */
    discount?: {
      /** The rate as text, such as 5. */
      percent?: string
      /** The sum, instead of the rate. */
      amount?: {
        /** The currency, such as USD. (3 to 3 characters) */
        currency_code: string
        /** The amount as text, such as 10.00. (at most 32 characters) */
        value: string
      }
    }
  }[]
  /** How it is reckoned and paid. */
  configuration?: {
    /** Whether taxes are on what the discount leaves, yes unless given. */
    tax_calculated_after_discount?: boolean
    /** Whether prices hold the tax, no unless given. */
    tax_inclusive?: boolean
    /** Whether one may add a tip, no unless given. */
    allow_tip?: boolean
    /** Whether one may pay a part. */
    partial_payment?: {
      /** Whether one may. */
      allow_partial_payment?: boolean
      /** The least. */
      minimum_amount_due?: {
        /** The currency, such as USD. (3 to 3 characters) */
        currency_code: string
        /** The amount as text, such as 10.00. (at most 32 characters) */
        value: string
      }
    }
    /** Its template. (at most 30 characters) */
    template_id?: string
  }
  /** Shipping, a discount and what else comes to the items. */
  amount?: {
    /** What comes to the items. */
    breakdown?: {
      /** Shipping. */
      shipping?: {
        /** How much. */
        amount?: {
          /** The currency, such as USD. (3 to 3 characters) */
          currency_code: string
          /** The amount as text, such as 10.00. (at most 32 characters) */
          value: string
        }
      }
      /** A discount on all. */
      discount?: {
        /** The discount. */
        invoice_discount?: {
          /** The rate as text, such as 5. */
          percent?: string
          /** The sum, instead of the rate. */
          amount?: {
            /** The currency, such as USD. (3 to 3 characters) */
            currency_code: string
            /** The amount as text, such as 10.00. (at most 32 characters) */
            value: string
          }
        }
      }
      /** Something else. */
      custom?: {
        /** What it is called. (at most 50 characters) */
        label: string
        /** How much. */
        amount?: {
          /** The currency, such as USD. (3 to 3 characters) */
          currency_code: string
          /** The amount as text, such as 10.00. (at most 32 characters) */
          value: string
        }
      }
    }
  }
}

/** Params of invoices.update. */
export interface InvoicesUpdateParams {
  /** The invoice, by id from invoices.list. */
  id: string
  /** Currency, number, date and texts. */
  detail: {
    /** The currency, such as USD. (3 to 3 characters) */
    currency_code: string
    /** The number, the next one unless given. (at most 127 characters) */
    invoice_number?: string
    /** The date, that of sending unless given. */
    invoice_date?: string
    /** A reference, such as the number of a purchase order. (at most 120 characters) */
    reference?: string
    /** A text for the customer. (at most 4000 characters) */
    note?: string
    /** Terms. (at most 4000 characters) */
    terms_and_conditions?: string
    /** A note that the customer does not see. (at most 500 characters) */
    memo?: string
    /** Until when it is to be paid. */
    payment_term?: {
      /** At once, on a day, or after so many days. */
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
      /** The day. */
      due_date?: string
    }
  }
  /** Who sends it. */
  invoicer?: {
    /** Your e-mail address, one of the account's. (at most 254 characters) */
    email_address?: string
    /** Your company. (at most 300 characters) */
    business_name?: string
    /** Your name. */
    name?: {
      /** The first name. (at most 140 characters) */
      given_name?: string
      /** The last name. (at most 140 characters) */
      surname?: string
    }
    /** Your address. */
    address?: {
      /** Street and number. (at most 300 characters) */
      address_line_1?: string
      /** Flat or floor. (at most 300 characters) */
      address_line_2?: string
      /** The town. (at most 120 characters) */
      admin_area_2?: string
      /** The state or province. (at most 300 characters) */
      admin_area_1?: string
      /** The postal code. (at most 60 characters) */
      postal_code?: string
      /** The country in two letters, such as US. (2 to 2 characters) */
      country_code: string
    }
    /** Your website. (at most 2048 characters) */
    website?: string
    /** Your tax number. (at most 100 characters) */
    tax_id?: string
    /** Your logo. (at most 2000 characters) */
    logo_url?: string
  }
  /** Who gets it, 100 at most. */
  primary_recipients?: {
    /** Who pays. */
    billing_info?: {
      /** The e-mail address. (at most 254 characters) */
      email_address?: string
      /** The company. (at most 300 characters) */
      business_name?: string
      /** The name. */
      name?: {
        /** The first name. (at most 140 characters) */
        given_name?: string
        /** The last name. (at most 140 characters) */
        surname?: string
      }
      /** The address. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Flat or floor. (at most 300 characters) */
        address_line_2?: string
        /** The town. (at most 120 characters) */
        admin_area_2?: string
        /** The state or province. (at most 300 characters) */
        admin_area_1?: string
        /** The postal code. (at most 60 characters) */
        postal_code?: string
        /** The country in two letters, such as US. (2 to 2 characters) */
        country_code: string
      }
      /** A remark. (at most 40 characters) */
      additional_info?: string
      /** The language of the invoice, such as en_US. (at most 10 characters) */
      language?: string
    }
    /** Where it goes. */
    shipping_info?: {
      /** The company. (at most 300 characters) */
      business_name?: string
      /** The name. */
      name?: {
        /** The first name. (at most 140 characters) */
        given_name?: string
        /** The last name. (at most 140 characters) */
        surname?: string
      }
      /** The address. */
      address?: {
        /** Street and number. (at most 300 characters) */
        address_line_1?: string
        /** Flat or floor. (at most 300 characters) */
        address_line_2?: string
        /** The town. (at most 120 characters) */
        admin_area_2?: string
        /** The state or province. (at most 300 characters) */
        admin_area_1?: string
        /** The postal code. (at most 60 characters) */
        postal_code?: string
        /** The country in two letters, such as US. (2 to 2 characters) */
        country_code: string
      }
    }
  }[]
  /** What is to be paid. (at most 100 items) */
  items?: {
    /** What it is called. (at most 200 characters) */
    name: string
    /** How many. (at most 14 characters) */
    quantity: string
    /** What one costs. */
    unit_amount: {
      /** The currency, such as USD. (3 to 3 characters) */
      currency_code: string
      /** The amount as text, such as 10.00. (at most 32 characters) */
      value: string
    }
    /** What it is. (at most 1000 characters) */
    description?: string
    /** When it was delivered. */
    item_date?: string
    /** Whether quantity counts pieces, hours or sums. */
    unit_of_measure?: "QUANTITY" | "HOURS" | "AMOUNT"
    /** The tax on it. */
    tax?: {
      /** What the tax is called. (at most 100 characters) */
      name: string
      /** Its rate as text, such as 7.25. */
      percent: string
    }
    /** A discount on it. */
    discount?: {
      /** The rate as text, such as 5. */
      percent?: string
      /** The sum, instead of the rate. */
      amount?: {
        /** The currency, such as USD. (3 to 3 characters) */
        currency_code: string
        /** The amount as text, such as 10.00. (at most 32 characters) */
        value: string
      }
    }
  }[]
  /** How it is reckoned and paid. */
  configuration?: {
    /** Whether taxes are on what the discount leaves, yes unless given. */
    tax_calculated_after_discount?: boolean
    /** Whether prices hold the tax, no unless given. */
    tax_inclusive?: boolean
    /** Whether one may add a tip, no unless given. */
    allow_tip?: boolean
    /** Whether one may pay a part. */
    partial_payment?: {
      /** Whether one may. */
      allow_partial_payment?: boolean
      /** The least. */
      minimum_amount_due?: {
        /** The currency, such as USD. (3 to 3 characters) */
        currency_code: string
        /** The amount as text, such as 10.00. (at most 32 characters) */
        value: string
      }
    }
    /** Its template. (at most 30 characters) */
    template_id?: string
  }
  /** Shipping, a discount and what else comes to the items. */
  amount?: {
    /** What comes to the items. */
    breakdown?: {
      /** Shipping. */
      shipping?: {
        /** How much. */
        amount?: {
          /** The currency, such as USD. (3 to 3 characters) */
          currency_code: string
          /** The amount as text, such as 10.00. (at most 32 characters) */
          value: string
        }
      }
      /** A discount on all. */
      discount?: {
        /** The discount. */
        invoice_discount?: {
          /** The rate as text, such as 5. */
          percent?: string
          /** The sum, instead of the rate. */
          amount?: {
            /** The currency, such as USD. (3 to 3 characters) */
            currency_code: string
            /** The amount as text, such as 10.00. (at most 32 characters) */
            value: string
          }
        }
      }
      /** Something else. */
      custom?: {
        /** What it is called. (at most 50 characters) */
        label: string
        /** How much. */
        amount?: {
          /** The currency, such as USD. (3 to 3 characters) */
          currency_code: string
          /** The amount as text, such as 10.00. (at most 32 characters) */
          value: string
        }
      }
    }
  }
  /** Whether the customer gets a notice. (default true) */
  send_to_recipient?: boolean
  /** Whether you get a notice. (default true) */
  send_to_invoicer?: boolean
}

/** Params of invoices.delete. */
export interface InvoicesDeleteParams {
  /** The invoice, by id from invoices.list. */
  id: string
}

/** Params of invoices.api_search. */
export interface InvoicesApiSearchParams {
  /** Only invoices to this e-mail address. (at most 254 characters) */
  recipient_email?: string
  /** Only invoices to this company. (at most 300 characters) */
  recipient_business_name?: string
  /** Only invoices of this number. (at most 25 characters) */
  invoice_number?: string
  /**
   * Only invoices in these states. (at most 5 items)
   * 
   * Items: The state of an invoice.
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
  /** Only invoices with this reference. (at most 120 characters) */
  reference?: string
  /** Only invoices in this currency. */
  currency_code?: string
  /** Only invoices with this in their private note. (at most 500 characters) */
  memo?: string
  /** Only invoices over such amounts. */
  total_amount_range?: {
    /** The least. */
    lower_amount: {
      /** The currency, such as USD. (3 to 3 characters) */
      currency_code: string
      /** The amount as text, such as 10.00. (at most 32 characters) */
      value: string
    }
    /** The most. */
    upper_amount: {
      /** The currency, such as USD. (3 to 3 characters) */
      currency_code: string
      /** The amount as text, such as 10.00. (at most 32 characters) */
      value: string
    }
  }
  /** Only invoices of these days. */
  invoice_date_range?: {
    /** The first day. */
    start: string
    /** The last day. */
    end: string
  }
  /** Only invoices due on these days. */
  due_date_range?: {
    /** The first day. */
    start: string
    /** The last day. */
    end: string
  }
  /** Only invoices made in this time. */
  creation_date_range?: {
    /** The begin. */
    start: string
    /** The end. */
    end: string
  }
  /** Whether they were archived. */
  archived?: boolean
  /** The page, from 1. (1 to 1000; default 1) */
  page?: number
  /** How many a page holds at most. (1 to 100; default 20) */
  page_size?: number
  /** Whether the totals come along. (default true) */
  total_required?: boolean
}

/** Searchable fields of invoices, in hosted mode. */
export interface InvoicesSearchFields {
  id: string | null
  parent_id: string | null
  status: string | null
}

/** Params of invoice_sends.create. */
export interface InvoiceSendsCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** The subject of the e-mail. (at most 4000 characters) */
  subject?: string
  /** A text for the e-mail. (at most 4000 characters) */
  note?: string
  /** Whether the customer gets an e-mail, yes unless given. */
  send_to_recipient?: boolean
  /** Whether you get a copy, no unless given. */
  send_to_invoicer?: boolean
  /** Who gets a copy besides. (at most 100 items) */
  additional_recipients?: string[]
}

/** Params of invoice_reminders.create. */
export interface InvoiceRemindersCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** The subject of the e-mail. (at most 4000 characters) */
  subject?: string
  /** A text for the e-mail. (at most 4000 characters) */
  note?: string
  /** Whether the customer gets an e-mail, yes unless given. */
  send_to_recipient?: boolean
  /** Whether you get a copy, no unless given. */
  send_to_invoicer?: boolean
  /** Who gets a copy besides. (at most 100 items) */
  additional_recipients?: string[]
}

/** Params of invoice_cancellations.create. */
export interface InvoiceCancellationsCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** The subject of the e-mail. (at most 4000 characters) */
  subject?: string
  /** A text for the e-mail. (at most 4000 characters) */
  note?: string
  /** Whether the customer gets an e-mail, yes unless given. */
  send_to_recipient?: boolean
  /** Whether you get a copy, no unless given. */
  send_to_invoicer?: boolean
  /** Who gets a copy besides. (at most 100 items) */
  additional_recipients?: string[]
}

/** Params of invoice_payments.create. */
export interface InvoicePaymentsCreateParams {
  /** The invoice, by id from invoices.list. */
  invoice_id: string
  /** How it was paid. */
  method: "BANK_TRANSFER" | "CASH" | "CHECK" | "CREDIT_CARD" | "DEBIT_CARD" | "PAYPAL" | "WIRE_TRANSFER" | "OTHER"
  /** When, today unless given. */
  payment_date?: string
  /** How much, what is due unless given. */
  amount?: {
    /** The currency, such as USD. (3 to 3 characters) */
    currency_code: string
    /** The amount as text, such as 10.00. (at most 32 characters) */
    value: string
  }
  /** A remark. (at most 2000 characters) */
  note?: string
}

export interface InvoicePayment {
  payment_id?: string
}

/** Params of products.list. */
export interface ProductsListParams {
  /** The page, from 1. (1 to 100000; default 1) */
  page?: number
  /** How many a page holds at most. (1 to 20; default 10) */
  page_size?: number
  /** Whether the totals come along, by which the pages end. (default true) */
  total_required?: boolean
}

export interface Product {
  id: string
  name?: string
  description?: string
  type?: string
  category?: string
  image_url?: string
  home_url?: string
  create_time?: string
  update_time?: string
  links?: Link[]
}

/** Params of products.get. */
export interface ProductsGetParams {
  /** The product, by id from products.list. (at most 50 characters) */
  id: string
}

/** Params of products.create. */
export interface ProductsCreateParams {
  /** What it is called. (at most 127 characters) */
  name: string
  /** Goods, digital goods or a service. */
  type: "PHYSICAL" | "DIGITAL" | "SERVICE"
  /** An id of your own, made by PayPal unless given. (6 to 50 characters) */
  id?: string
  /** What it is. (at most 256 characters) */
  description?: string
  /** PayPal's name of its sort, such as SOFTWARE. (at most 256 characters) */
  category?: string
  /** A picture of it. (at most 2000 characters) */
  image_url?: string
  /** Its page. (at most 2000 characters) */
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
  /** Only plans of this product, by id from products.list. (at most 50 characters) */
  product_id?: string
  /** Only these plans. (at most 10 items) */
  plan_ids?: string[]
  /** The page, from 1. (1 to 100000; default 1) */
  page?: number
  /** How many a page holds at most. (1 to 20; default 10) */
  page_size?: number
  /** Whether the totals come along, by which the pages end. (default true) */
  total_required?: boolean
}

export interface Plan {
  id: string
  product_id?: string
  name?: string
  status?: string
  description?: string
  billing_cycles?: BillingCycle[]
  payment_preferences?: PlanPreferences
  taxes?: {
    percentage?: string
    inclusive?: boolean
  }
  quantity_supported?: boolean
  create_time?: string
  update_time?: string
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
  /** The plan, by id from plans.list. (at most 50 characters) */
  id: string
}

/** Params of plans.create. */
export interface PlansCreateParams {
  /** The product, by id from products.list. (at most 50 characters) */
  product_id: string
  /** What it is called. (at most 127 characters) */
  name: string
  /** How often what is paid, trials first. (1 to 12 items) */
  billing_cycles: {
    /** Whether it is a trial. */
    tenure_type: "REGULAR" | "TRIAL"
    /** Its place, from 1. (1 to 99) */
    sequence: number
    /** How often it comes, 0 for ever; 1 unless given. (0 to 999) */
    total_cycles?: number
    /** How long it takes. */
    frequency: {
      /** Of what. */
      interval_unit: "DAY" | "WEEK" | "MONTH" | "YEAR"
      /** How many, one unless given. (1 to 365) */
      interval_count?: number
    }
    /** What it costs; nothing unless given. */
    pricing_scheme?: {
      /** The price. */
      fixed_price?: {
        /** The currency, such as USD. (3 to 3 characters) */
        currency_code: string
        /** The amount as text, such as 10.00. (at most 32 characters) */
        value: string
      }
    }
  }[]
  /** A fee at the begin, and what happens when a payment fails. */
  payment_preferences: {
    /** Whether what is owed comes to the next bill, yes unless given. */
    auto_bill_outstanding?: boolean
    /** A fee at the begin. */
    setup_fee?: {
      /** The currency, such as USD. (3 to 3 characters) */
      currency_code: string
      /** The amount as text, such as 10.00. (at most 32 characters) */
      value: string
    }
    /** What happens when the fee cannot be paid. */
    setup_fee_failure_action?: "CONTINUE" | "CANCEL"
    /** After how many payments that failed it is suspended, 0 for never. (0 to 999) */
    payment_failure_threshold?: number
  }
  /** ACTIVE unless given. */
  status?: "CREATED" | "ACTIVE"
  /** What it offers. (at most 127 characters) */
  description?: string
  /** Taxes on it. */
  taxes?: {
    /** The rate as text, such as 10. */
    percentage: string
    /** Whether the price holds it, yes unless given. */
    inclusive?: boolean
  }
  /** Whether one subscribes to more than one of it. */
  quantity_supported?: boolean
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

/** Params of plan_activations.create. */
export interface PlanActivationsCreateParams {
  /** The plan, by id from plans.list. (at most 50 characters) */
  plan_id: string
}

/** Params of plan_activations.delete. */
export interface PlanActivationsDeleteParams {
  /** The plan, by id from plans.list. (at most 50 characters) */
  plan_id: string
}

/** Params of subscriptions.get. */
export interface SubscriptionsGetParams {
  /** The subscription, by id from subscriptions.create. (at most 50 characters) */
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
  /** The plan, by id from plans.list. (at most 50 characters) */
  plan_id: string
  /** When it begins, now unless given. */
  start_time?: string
  /** How many, one unless given. (at most 32 characters) */
  quantity?: string
  /** What shipping costs. */
  shipping_amount?: {
    /** The currency, such as USD. (3 to 3 characters) */
    currency_code: string
    /** The amount as text, such as 10.00. (at most 32 characters) */
    value: string
  }
  /** Who subscribes. */
  subscriber?: {
    /** The e-mail address. (at most 254 characters) */
    email_address?: string
    /** The name. */
    name?: {
      /** The first name. (at most 140 characters) */
      given_name?: string
      /** The last name. (at most 140 characters) */
      surname?: string
    }
  }
  /** An id of your own. (at most 127 characters) */
  custom_id?: string
  /** Where the buyer comes back to. */
  application_context?: {
    /** Where the buyer comes back to. (at most 4000 characters) */
    return_url: string
    /** Where they come to who do not approve. (at most 4000 characters) */
    cancel_url: string
    /** What PayPal's page calls you. (at most 127 characters) */
    brand_name?: string
    /** The language, such as en-US. (at most 10 characters) */
    locale?: string
    /** Whether it begins once it is approved. */
    user_action?: "CONTINUE" | "SUBSCRIBE_NOW"
  }
}

/** Params of subscriptions.delete. */
export interface SubscriptionsDeleteParams {
  /** The subscription, by id from subscriptions.create. (at most 50 characters) */
  id: string
  /** Why. (at most 128 characters) */
  reason: string
}

/** Params of subscription_suspensions.create. */
export interface SubscriptionSuspensionsCreateParams {
  /** The subscription, by id from subscriptions.create. (at most 50 characters) */
  subscription_id: string
  /** Why. (at most 128 characters) */
  reason: string
}

/** Params of subscription_suspensions.delete. */
export interface SubscriptionSuspensionsDeleteParams {
  /** The subscription, by id from subscriptions.create. (at most 50 characters) */
  subscription_id: string
  /** Why. (at most 128 characters) */
  reason?: string
}

/** Params of subscription_transactions.list. */
export interface SubscriptionTransactionsListParams {
  /** The subscription, by id from subscriptions.create. (at most 50 characters) */
  subscription_id: string
  /** The begin of the time. */
  start_time: string
  /** Up to when. */
  end_time: string
}

export interface SubscriptionTransaction {
  id: string
  status?: string
  status_details?: StatusDetails
  amount_with_breakdown?: {
    gross_amount?: Sum
    fee_amount?: Sum
    net_amount?: Sum
  }
  payer_name?: PersonName
  payer_email?: string
  time?: string
}

/** Params of payouts.get. */
export interface PayoutsGetParams {
  /** The payout, by payout_batch_id from payouts.create. (at most 30 characters) */
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
  /** What all items have in common. */
  sender_batch_header: {
    /** An id of your own, good once within 30 days. (at most 256 characters) */
    sender_batch_id?: string
    /** The subject of the e-mail. (at most 255 characters) */
    email_subject?: string
    /** The text of the e-mail. (at most 1000 characters) */
    email_message?: string
    /** What the recipients are named by. */
    recipient_type?: "EMAIL" | "PHONE" | "PAYPAL_ID"
  }
  /** Who gets how much. (1 to 15000 items) */
  items: {
    /** Who gets it, as recipient_type says. (at most 127 characters) */
    receiver: string
    /** How much. */
    amount: {
      /** The currency, such as USD. (3 to 3 characters) */
      currency: string
      /** The amount as text, such as 10.00. */
      value: string
    }
    /** What receiver is. */
    recipient_type?: "EMAIL" | "PHONE" | "PAYPAL_ID"
    /** A remark to the recipient. (at most 4000 characters) */
    note?: string
    /** An id of your own. (at most 63 characters) */
    sender_item_id?: string
    /** Where it goes, PAYPAL unless given. */
    recipient_wallet?: "PAYPAL" | "VENMO"
  }[]
}

/** Params of payout_items.list. */
export interface PayoutItemsListParams {
  /** The payout, by payout_batch_id from payouts.create. (at most 30 characters) */
  payout_id: string
  /** The page, from 1. (1 to 1000; default 1) */
  page?: number
  /** How many a page holds at most. (1 to 1000; default 100) */
  page_size?: number
  /** Whether the totals come along, by which the pages end. (default true) */
  total_required?: boolean
}

export interface PayoutItem {
  payout_item_id: string
  payout_batch_id?: string
  transaction_id?: string
  activity_id?: string
  transaction_status?: string
  payout_item_fee?: PayoutSum
  payout_item?: PayoutTo
  time_processed?: string
  errors?: {
    name?: string
    message?: string
    debug_id?: string
  }
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
  /** The recipient, by payout_item_id from payout_items.list. */
  id: string
}

/** Params of payout_items.delete. */
export interface PayoutItemsDeleteParams {
  /** The recipient, by payout_item_id from payout_items.list. */
  id: string
}

/** Params of payments.list. */
export interface PaymentsListParams {
  /** How many a page holds at most. (1 to 20; default 10) */
  count?: number
  /** The payment with which the page begins. */
  start_id?: string
  /** Only payments since then. */
  start_time?: string
  /** Only payments before then. */
  end_time?: string
}

export interface Payment {
  id: string
  intent?: string
  state?: string
  create_time?: string
  update_time?: string
  note_to_payer?: string
  failure_reason?: string
  payer?: {
    payment_method?: string
    status?: string
  }
  transactions?: PaymentPart[]
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
  /** Only disputes made since then, of 180 days at most. */
  start_time?: string
  /** Only disputes about this payment. (at most 255 characters) */
  disputed_transaction_id?: string
  /** Only disputes in these states. */
  dispute_state?: (
    | "REQUIRED_ACTION"
    | "REQUIRED_OTHER_PARTY_ACTION"
    | "UNDER_PAYPAL_REVIEW"
    | "RESOLVED"
    | "OPEN_INQUIRIES"
    | "APPEALABLE"
  )[]
  /** Only disputes changed before then. */
  update_time_before?: string
  /** Only disputes changed since then. */
  update_time_after?: string
  /** How many a page holds at most. (1 to 50; default 50) */
  page_size?: number
  /** The token in the link that is called next in meta.links, for further disputes. (at most 255 characters) */
  next_page_token?: string
}

export interface Dispute {
  dispute_id: string
  create_time?: string
  update_time?: string
  reason?: string
  status?: string
  dispute_state?: string
  dispute_amount?: Sum
  dispute_life_cycle_stage?: string
  dispute_channel?: string
  buyer_response_due_date?: string
  seller_response_due_date?: string
  disputed_transactions?: DisputedTransaction[]
  messages?: DisputeMessage[]
  dispute_outcome?: {
    outcome_code?: string
    amount_refunded?: Sum
  }
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
  /** The dispute, by dispute_id from disputes.list. */
  id: string
}

/** Params of trackers.get. */
export interface TrackersGetParams {
  /** The payment's id and the tracking number with a hyphen between. */
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
  /** The payments, each with its shipment. (1 to 20 items) */
  trackers: {
    /** The payment, by id. (at most 50 characters) */
    transaction_id: string
    /** Where the shipment is. */
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
    /** The carrier's number of it. (at most 64 characters) */
    tracking_number?: string
    /** PayPal's name of the carrier, such as UPS, or OTHER. (at most 64 characters) */
    carrier?: string
    /** The carrier's name with OTHER. (at most 64 characters) */
    carrier_name_other?: string
    /** When it was sent. */
    shipment_date?: string
    /** Whether the buyer gets an e-mail. */
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
  /** The payment's id and the tracking number with a hyphen between. */
  id: string
  /** The payment, by id. (at most 50 characters) */
  transaction_id: string
  /** Where the shipment is. */
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
  /** The carrier's number of it. (at most 64 characters) */
  tracking_number?: string
  /** PayPal's name of the carrier, such as UPS. (at most 64 characters) */
  carrier?: string
  /** When it was sent. */
  shipment_date?: string
}

/** Params of balances.list. */
export interface BalancesListParams {
  /** At which time, now unless given. */
  as_of_time?: string
  /** Only this currency. */
  currency_code?: string
}

export interface Balance {
  currency: string
  primary?: boolean
  total_balance?: Sum
  available_balance?: Sum
  withheld_balance?: Sum
}

/** Searchable fields of balances, in hosted mode. */
export interface BalancesSearchFields {
  currency: string | null
  primary: boolean | null
}

/** Params of transactions.list. */
export interface TransactionsListParams {
  /** The begin of the time, of the last three years. */
  start_date: string
  /** The end of the time, 31 days later at most. */
  end_date: string
  /** Only this transaction, or all of this order. (at most 19 characters) */
  transaction_id?: string
  /** Only those of this code, such as T0006 for checkout. */
  transaction_type?: string
  /** Only denied, pending, successful or reversed ones. */
  transaction_status?: "D" | "P" | "S" | "V"
  /** Only this currency. */
  transaction_currency?: string
  /** Only those by such a card. */
  payment_instrument_type?: "CREDITCARD" | "DEBITCARD"
  /**
   * What comes along: transaction_info, payer_info, shipping_info, cart_info and more with commas, or all. (default
   * "all")
   */
  fields?: string
  /** Whether those are left out that changed no balance. (default "Y") */
  balance_affecting_records_only?: "Y" | "N"
  /** The page, from 1. (1 to 2147483647; default 1) */
  page?: number
  /** How many a page holds at most. (1 to 500; default 100) */
  page_size?: number
}

export interface Transaction {
  transaction_info?: TransactionInfo
  payer_info?: TransactionPayer
  shipping_info?: {
    name?: string
    method?: string
    address?: TransactionAddress
  }
  cart_info?: {
    item_details?: CartItem[]
    paypal_invoice_id?: string
  }
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
  /** PayPal itself or its sandbox. (default "api-m") */
  environment?: "api-m" | "api-m.sandbox"
}
