// Generated from definitions/orb.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Orb */
    "orb": Orb
  }
}

/**
 * Orb. Customers, subscriptions, plans, prices, invoices, prepaid credits, usage events, alerts and coupons of an Orb
 * account.
 */
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
    /** Creates a customer. To bill it, use `subscriptions.create`. */
    create: {
      params: CustomersCreateParams
      records: Customer
      meta: {}
    }
    /** Updates a customer. Fields that you leave out keep their value. */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    /**
     * Deletes a customer with its subscriptions and invoices. Fails if it has issued invoices. This cannot be undone.
     */
    delete: {
      params: CustomersDeleteParams
      records: null
      meta: {}
    }
    /** Gets a customer by your own ID. */
    get_by_external_id: {
      params: CustomersGetByExternalIdParams
      records: Customer
      meta: {}
    }
    /** Updates a customer by your own ID. Fields that you leave out keep their value. */
    update_by_external_id: {
      params: CustomersUpdateByExternalIdParams
      records: Customer
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** A block of prepaid credits of a customer. */
  credit_blocks: {
    /** Lists a customer's unexpired, non-zero credit blocks. Set `include_all_blocks` for all. */
    list: {
      params: CreditBlocksListParams
      records: CreditBlock[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a credit block with its balance and dates. */
    get: {
      params: CreditBlocksGetParams
      records: CreditBlock
      meta: {}
    }
    /**
     * Deletes a credit block and reverses its use. Orb deletes, voids or credits its invoices. This cannot be undone.
     */
    delete: {
      params: CreditBlocksDeleteParams
      records: null
      meta: {}
    }
  }
  /** An entry of a customer's credit ledger: credits added, used, moved, voided or expired. */
  credit_ledger_entries: {
    /** Lists the entries of a customer's credit ledger, newest first. */
    list: {
      params: CreditLedgerEntriesListParams
      records: LedgerEntry[]
      meta: {
        next_cursor: string | null
      }
    }
    /**
     * Creates a ledger entry that adds credits to a customer, as a new credit block. Set `invoice_settings` to invoice
     * them.
     */
    create: {
      params: CreditLedgerEntriesCreateParams
      records: LedgerEntry
      meta: {}
    }
    /**
     * Deducts used credits from a customer, and recognizes their revenue. To remove credits without revenue, use
     * `void`.
     */
    decrement: {
      params: CreditLedgerEntriesDecrementParams
      records: LedgerEntry
      meta: {}
    }
    /** Moves credits of a block to a new block that expires on another date. */
    change_expiration: {
      params: CreditLedgerEntriesChangeExpirationParams
      records: LedgerEntry
      meta: {}
    }
    /** Voids credits of a block, without revenue. This cannot be undone. */
    void: {
      params: CreditLedgerEntriesVoidParams
      records: LedgerEntry
      meta: {}
    }
    /** Returns deducted credits to a block, as a correction. */
    amend: {
      params: CreditLedgerEntriesAmendParams
      records: LedgerEntry
      meta: {}
    }
  }
  /** A top-up of a customer: credits bought when the balance falls to a threshold. */
  credit_top_ups: {
    /** Lists the top-ups of a customer. */
    list: {
      params: CreditTopUpsListParams
      records: TopUp[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Creates a top-up of a customer. It replaces the customer's top-up in the same currency. */
    create: {
      params: CreditTopUpsCreateParams
      records: TopUp
      meta: {}
    }
    /** Deletes a top-up of a customer. Orb adds no more credits. */
    delete: {
      params: CreditTopUpsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A change of a customer's balance in money, which invoices draw from. */
  balance_transactions: {
    /** Lists the changes of a customer's balance, newest first. */
    list: {
      params: BalanceTransactionsListParams
      records: BalanceTransaction[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Creates a balance transaction: increases or decreases a customer's balance. */
    create: {
      params: BalanceTransactionsCreateParams
      records: BalanceTransaction
      meta: {}
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
    /** Creates a subscription of a customer to a plan. It starts now unless `start_date` says otherwise. */
    create: {
      params: SubscriptionsCreateParams
      records: Subscription
      meta: {}
    }
    /** Updates the invoice settings or metadata of a subscription. For its plan, use `schedule_plan_change`. */
    update: {
      params: SubscriptionsUpdateParams
      records: Subscription
      meta: {}
    }
    /**
     * Cancels a subscription: at once, at the end of its term, or on a date. Until it ends, `unschedule_cancellation`
     * undoes it.
     */
    cancel: {
      params: SubscriptionsCancelParams
      records: Subscription
      meta: {}
    }
    /**
     * Removes the scheduled cancellation of an active subscription. Prices that the cancellation cut short become
     * open-ended.
     */
    unschedule_cancellation: {
      params: SubscriptionsUnscheduleCancellationParams
      records: Subscription
      meta: {}
    }
    /**
     * Changes the plan of a subscription: at once, at the end of its term, or on a date. An immediate change invoices
     * usage so far.
     */
    schedule_plan_change: {
      params: SubscriptionsSchedulePlanChangeParams
      records: Subscription
      meta: {}
    }
    /** Removes all scheduled plan changes of a subscription. */
    unschedule_pending_plan_changes: {
      params: SubscriptionsUnschedulePendingPlanChangesParams
      records: Subscription
      meta: {}
    }
    /**
     * Updates the quantity of a fixed fee of a subscription, such as its seats. A fee paid in advance is invoiced at
     * once.
     */
    update_fixed_fee_quantity: {
      params: SubscriptionsUpdateFixedFeeQuantityParams
      records: Subscription
      meta: {}
    }
    /** Removes the scheduled quantity updates of a fixed fee of a subscription. Fails if there are none. */
    unschedule_fixed_fee_quantity_updates: {
      params: SubscriptionsUnscheduleFixedFeeQuantityUpdatesParams
      records: Subscription
      meta: {}
    }
    /** Redeems a coupon for a subscription: at once, at the end of its term, or on a date. */
    redeem_coupon: {
      params: SubscriptionsRedeemCouponParams
      records: Subscription
      meta: {}
    }
    /** Starts the next phase of the plan of a subscription. */
    trigger_phase: {
      params: SubscriptionsTriggerPhaseParams
      records: Subscription
      meta: {}
    }
    /** Updates the end of the trial of a subscription, or ends the trial at once. */
    update_trial: {
      params: SubscriptionsUpdateTrialParams
      records: Subscription
      meta: {}
    }
    search: {
      fields: SubscriptionsSearchFields
    }
  }
  /** The usage of a subscription by billable metric. */
  subscription_usage: {
    /** Lists the usage of a subscription by billable metric and day. Defaults to the current billing period. */
    list: {
      params: SubscriptionUsageListParams
      records: Usage[]
      meta: {}
    }
  }
  /** The costs of a subscription in a period. */
  subscription_costs: {
    /** Lists the costs of a subscription by period and price. Defaults to the current billing period. */
    list: {
      params: SubscriptionCostsListParams
      records: Costs[]
      meta: {}
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
    /** Creates a plan with its prices. Set `status` to `draft` to finish it in Orb. */
    create: {
      params: PlansCreateParams
      records: Plan
      meta: {}
    }
    /** Updates the description, your own ID or the metadata of a plan. */
    update: {
      params: PlansUpdateParams
      records: Plan
      meta: {}
    }
    /** Gets a plan by your own ID. */
    get_by_external_id: {
      params: PlansGetByExternalIdParams
      records: Plan
      meta: {}
    }
    search: {
      fields: PlansSearchFields
    }
  }
  /** A price, of a plan or on its own. */
  prices: {
    /** Lists prices that belong to no plan, newest first. */
    list: {
      params: PricesListParams
      records: Price[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a price with the configuration of its model. */
    get: {
      params: PricesGetParams
      records: Price
      meta: {}
    }
    /** Creates a price that belongs to no plan, to add to subscriptions. Give the configuration of its `model_type`. */
    create: {
      params: PricesCreateParams
      records: Price
      meta: {}
    }
    /** Updates the metadata of a price. Orb allows no other change. */
    update: {
      params: PricesUpdateParams
      records: Price
      meta: {}
    }
    /** Gets a price by your own ID. */
    get_by_external_id: {
      params: PricesGetByExternalIdParams
      records: Price
      meta: {}
    }
  }
  /** An item: a product that prices and invoice lines refer to. */
  items: {
    /** Lists items, newest first. */
    list: {
      params: ItemsListParams
      records: Item[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets an item with its external connections. */
    get: {
      params: ItemsGetParams
      records: Item
      meta: {}
    }
    /** Creates an item. */
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
    /** Archives an item. New prices cannot use it. */
    archive: {
      params: ItemsArchiveParams
      records: Item
      meta: {}
    }
  }
  /** A billable metric, which measures usage from events. */
  metrics: {
    /** Lists billable metrics, newest first. */
    list: {
      params: MetricsListParams
      records: Metric[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a billable metric with its SQL. */
    get: {
      params: MetricsGetParams
      records: Metric
      meta: {}
    }
    /** Creates a billable metric from a SQL query over events. */
    create: {
      params: MetricsCreateParams
      records: Metric
      meta: {}
    }
    /** Updates the metadata of a billable metric. Orb allows no other change. */
    update: {
      params: MetricsUpdateParams
      records: Metric
      meta: {}
    }
  }
  /** A coupon that discounts subscriptions. */
  coupons: {
    /** Lists active coupons, newest first. Set `show_archived` for archived ones too. */
    list: {
      params: CouponsListParams
      records: Coupon[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a coupon with its discount and redemptions. */
    get: {
      params: CouponsGetParams
      records: Coupon
      meta: {}
    }
    /** Creates a coupon. To use it, see `subscriptions.redeem_coupon`. */
    create: {
      params: CouponsCreateParams
      records: Coupon
      meta: {}
    }
    /** Archives a coupon. It cannot be redeemed any more. This cannot be undone. */
    archive: {
      params: CouponsArchiveParams
      records: Coupon
      meta: {}
    }
  }
  /** A subscription that redeemed a coupon. */
  coupon_subscriptions: {
    /** Lists the subscriptions that redeemed a coupon. */
    list: {
      params: CouponSubscriptionsListParams
      records: Subscription[]
      meta: {
        next_cursor: string | null
      }
    }
  }
  /** A usage event. Its ID is the idempotency key that you send. */
  events: {
    /**
     * Creates usage events, up to 500 in a call. `duplicate` lists events that Orb already has; their outcome is
     * `unknown`. You can send events again with the same idempotency keys.
     */
    create: {
      params: EventsCreateParams
      records: Event[]
      meta: {
        duplicate: unknown[] | null
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /**
     * Amends a usage event: Orb bills the new one instead. Customer and time must stay the same. Limited to 100 events
     * of a customer in 100 days.
     */
    update: {
      params: EventsUpdateParams
      records: AmendedEvent
      meta: {}
    }
    /**
     * Finds up to 500 usage events by ID. Leaves out events that were amended. Without a timeframe, searches the last
     * week.
     */
    api_search: {
      params: EventsApiSearchParams
      records: Event[]
      meta: {}
    }
    /** Excludes a usage event from billing. This cannot be undone. Limited to 100 events of a customer in 100 days. */
    deprecate: {
      params: EventsDeprecateParams
      records: DeprecatedEvent
      meta: {}
    }
  }
  /** An alert: Orb notifies you when a credit balance, usage or cost reaches a threshold. */
  alerts: {
    /** Lists alerts, newest first. Filters by customer or subscription. */
    list: {
      params: AlertsListParams
      records: Alert[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets an alert with its thresholds and state. */
    get: {
      params: AlertsGetParams
      records: Alert
      meta: {}
    }
    /**
     * Creates an alert for the credit balance of a customer. For usage and costs, use `alerts.create_for_subscription`.
     */
    create: {
      params: AlertsCreateParams
      records: Alert
      meta: {}
    }
    /** Replaces the thresholds of an alert. */
    update: {
      params: AlertsUpdateParams
      records: Alert
      meta: {}
    }
    /** Creates an alert for the usage or cost of a subscription in its billing period. */
    create_for_subscription: {
      params: AlertsCreateForSubscriptionParams
      records: Alert
      meta: {}
    }
    /** Enables an alert. */
    enable: {
      params: AlertsEnableParams
      records: Alert
      meta: {}
    }
    /** Disables an alert. `enable` undoes it. */
    disable: {
      params: AlertsDisableParams
      records: Alert
      meta: {}
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
    /** Creates a one-off invoice for a customer, as a draft unless `will_auto_issue` is `true`. */
    create: {
      params: InvoicesCreateParams
      records: Invoice
      meta: {}
    }
    /** Updates an invoice. Issued invoices take `metadata` only. */
    update: {
      params: InvoicesUpdateParams
      records: Invoice
      meta: {}
    }
    /** Gets the upcoming invoice of the current billing period of a subscription. */
    get_upcoming: {
      params: InvoicesGetUpcomingParams
      records: Invoice
      meta: {}
    }
    /**
     * Issues a draft invoice that is eligible for it. Orb may then email it, charge the customer, and sync it to other
     * systems.
     */
    issue: {
      params: InvoicesIssueParams
      records: Invoice
      meta: {}
    }
    /** Voids an issued invoice. Orb returns balance that the invoice used. This cannot be undone. */
    void: {
      params: InvoicesVoidParams
      records: Invoice
      meta: {}
    }
    /** Collects payment for an issued invoice, with the customer's default payment method. */
    pay: {
      params: InvoicesPayParams
      records: Invoice
      meta: {}
    }
    /** Marks an issued or synced invoice as paid outside of Orb. */
    mark_paid: {
      params: InvoicesMarkPaidParams
      records: Invoice
      meta: {}
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** A line of a draft invoice. */
  invoice_line_items: {
    /** Creates a line on a draft invoice. Without `item_id`, Orb finds or creates an item by `name`. */
    create: {
      params: InvoiceLineItemsCreateParams
      records: LineItem
      meta: {}
    }
    /** Deletes a one-off line of a draft invoice. */
    delete: {
      params: InvoiceLineItemsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A credit note, which refunds or adjusts an invoice. */
  credit_notes: {
    /** Lists credit notes, newest first. */
    list: {
      params: CreditNotesListParams
      records: FullCreditNote[]
      meta: {
        next_cursor: string | null
      }
    }
    /** Gets a credit note with its lines. */
    get: {
      params: CreditNotesGetParams
      records: FullCreditNote
      meta: {}
    }
    /** Creates a credit note for lines of an invoice. This cannot be undone here; void it in Orb. */
    create: {
      params: CreditNotesCreateParams
      records: FullCreditNote
      meta: {}
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
  /**
   * @deprecated
   * The address of the customer portal. Deprecated.
   */
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

/** Params of customers.create. */
export interface CustomersCreateParams {
  /** Full name of the customer. */
  name: string
  /** Email address of the customer, for notifications and receipts. */
  email: string
  /** Your own ID for the customer, as an alias. Can be set once. */
  external_customer_id?: string | null
  /** Currency of invoices and balance, as an ISO 4217 code. Can be set once. */
  currency?: string | null
  /** IANA name of the customer's time zone. Defaults to the account's. Cannot be changed later. */
  timezone?: string | null
  /** Further email addresses, copied on messages. With `email`, 50 addresses in all. (at most 49 items) */
  additional_emails?: string[] | null
  /** Billing address of the customer. */
  billing_address?: ({
    line1?: string | null
    line2?: string | null
    city?: string | null
    state?: string | null
    postal_code?: string | null
    country?: string | null
  } | null)
  /** Shipping address of the customer. */
  shipping_address?: ({
    line1?: string | null
    line2?: string | null
    city?: string | null
    state?: string | null
    postal_code?: string | null
    country?: string | null
  } | null)
  /** Tax ID to show on invoices, with its country and type. */
  tax_id?: {
    country?: string
    type?: string
    value?: string
  } | null
  /** External system that charges or invoices the customer. Connect it in Orb first. */
  payment_provider?: "quickbooks" | "bill.com" | "stripe_charge" | "stripe_invoice" | "netsuite" | "adyen" | null
  /** The customer's ID in the external system. */
  payment_provider_id?: string | null
  /** Whether issued invoices are charged to the saved payment method. */
  auto_collection?: boolean | null
  /** Whether invoices are issued automatically. `null` inherits the setting of the customer or account. */
  auto_issuance?: boolean | null
  /** Whether invoices are delivered by email. */
  email_delivery?: boolean | null
  /** Parent and children of the customer. */
  hierarchy?: {
    /** Orb ID of the parent customer. */
    parent_customer_id?: string | null
    /** Orb IDs of the child customers. */
    child_customer_ids?: string[]
  }
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of customers.update. */
export interface CustomersUpdateParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** Full name of the customer. */
  name?: string
  /** Email address of the customer, for notifications and receipts. */
  email?: string
  /** Your own ID for the customer, as an alias. Can be set once. */
  external_customer_id?: string | null
  /** Currency of invoices and balance, as an ISO 4217 code. Can be set once. */
  currency?: string | null
  /** Further email addresses, copied on messages. With `email`, 50 addresses in all. (at most 49 items) */
  additional_emails?: string[] | null
  /** Billing address of the customer. */
  billing_address?: ({
    line1?: string | null
    line2?: string | null
    city?: string | null
    state?: string | null
    postal_code?: string | null
    country?: string | null
  } | null)
  /** Shipping address of the customer. */
  shipping_address?: ({
    line1?: string | null
    line2?: string | null
    city?: string | null
    state?: string | null
    postal_code?: string | null
    country?: string | null
  } | null)
  /** Tax ID to show on invoices, with its country and type. */
  tax_id?: {
    country?: string
    type?: string
    value?: string
  } | null
  /** External system that charges or invoices the customer. Connect it in Orb first. */
  payment_provider?: "quickbooks" | "bill.com" | "stripe_charge" | "stripe_invoice" | "netsuite" | "adyen" | null
  /** The customer's ID in the external system. */
  payment_provider_id?: string | null
  /** Orb ID of the default payment method. `null` clears it. */
  default_payment_method_id?: string | null
  /** Whether issued invoices are charged to the saved payment method. */
  auto_collection?: boolean | null
  /** Whether invoices are issued automatically. `null` inherits the setting of the customer or account. */
  auto_issuance?: boolean | null
  /** Whether invoices are delivered by email. */
  email_delivery?: boolean | null
  /** Parent and children of the customer. */
  hierarchy?: {
    /** Orb ID of the parent customer. */
    parent_customer_id?: string | null
    /** Orb IDs of the child customers. */
    child_customer_ids?: string[]
  }
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of customers.delete. */
export interface CustomersDeleteParams {
  /** Orb ID of the customer. */
  customer_id: string
}

/** Params of customers.get_by_external_id. */
export interface CustomersGetByExternalIdParams {
  /** The customer's ID in your own system. */
  external_customer_id: string
}

/** Params of customers.update_by_external_id. */
export interface CustomersUpdateByExternalIdParams {
  /** The customer's ID in your own system. */
  external_customer_id: string
  /** Full name of the customer. */
  name?: string
  /** Email address of the customer, for notifications and receipts. */
  email?: string
  /** Currency of invoices and balance, as an ISO 4217 code. Can be set once. */
  currency?: string | null
  /** Further email addresses, copied on messages. With `email`, 50 addresses in all. (at most 49 items) */
  additional_emails?: string[] | null
  /** Billing address of the customer. */
  billing_address?: ({
    line1?: string | null
    line2?: string | null
    city?: string | null
    state?: string | null
    postal_code?: string | null
    country?: string | null
  } | null)
  /** Shipping address of the customer. */
  shipping_address?: ({
    line1?: string | null
    line2?: string | null
    city?: string | null
    state?: string | null
    postal_code?: string | null
    country?: string | null
  } | null)
  /** Tax ID to show on invoices, with its country and type. */
  tax_id?: {
    country?: string
    type?: string
    value?: string
  } | null
  /** External system that charges or invoices the customer. Connect it in Orb first. */
  payment_provider?: "quickbooks" | "bill.com" | "stripe_charge" | "stripe_invoice" | "netsuite" | "adyen" | null
  /** The customer's ID in the external system. */
  payment_provider_id?: string | null
  /** Orb ID of the default payment method. `null` clears it. */
  default_payment_method_id?: string | null
  /** Whether issued invoices are charged to the saved payment method. */
  auto_collection?: boolean | null
  /** Whether invoices are issued automatically. `null` inherits the setting of the customer or account. */
  auto_issuance?: boolean | null
  /** Whether invoices are delivered by email. */
  email_delivery?: boolean | null
  /** Parent and children of the customer. */
  hierarchy?: {
    /** Orb ID of the parent customer. */
    parent_customer_id?: string | null
    /** Orb IDs of the child customers. */
    child_customer_ids?: string[]
  }
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
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

/** Params of credit_blocks.list. */
export interface CreditBlocksListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Orb ID of the customer. */
  customer_id: string
  /** Currency or custom pricing unit of the credits. */
  currency?: string
  /** Whether to include expired and depleted blocks. */
  include_all_blocks?: boolean
}

export interface CreditBlock {
  /** The credit block's ID. */
  id: string
  /** The number of credits left. */
  balance?: number
  /** The origin: allocation, top_up, commitment or manual. */
  credit_block_source?: string
  /** The date on which the credits become available. Null if at once. */
  effective_date?: string | null
  /** The date on which the credits expire. Null if never. */
  expiry_date?: string | null
  /** The items that the credits apply to. */
  filters?: PriceFilter[]
  /** The number of credits at the start. */
  maximum_initial_balance?: number | null
  /** Key-value pairs you attached to the block. */
  metadata?: Metadata
  /** The price of one credit. */
  per_unit_cost_basis?: string | null
  /** The block's status: active or pending_payment. */
  status?: string
}

export interface PriceFilter {
  field?: string
  operator?: string
  values?: string[]
}

/** Params of credit_blocks.get. */
export interface CreditBlocksGetParams {
  /** Orb ID of the credit block, as `credit_blocks.list` returns it. */
  block_id: string
}

/** Params of credit_blocks.delete. */
export interface CreditBlocksDeleteParams {
  /** Orb ID of the credit block, as `credit_blocks.list` returns it. */
  block_id: string
}

/** Params of credit_ledger_entries.list. */
export interface CreditLedgerEntriesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Orb ID of the customer. */
  customer_id: string
  /** Currency or custom pricing unit of the credits. */
  currency?: string
  /** Filters by entry status. */
  entry_status?: "committed" | "pending"
  /** Filters by entry type. */
  entry_type?:
    | "increment"
    | "decrement"
    | "expiration_change"
    | "credit_block_expiry"
    | "void"
    | "void_initiated"
    | "amendment"
  /** Filters to entries of at least this amount. */
  minimum_amount?: string
  /** Filters to entries created at or after this time. */
  created_at_gte?: string
  /** Filters to entries created before this time. */
  created_at_lt?: string
}

export interface LedgerEntry {
  /** The entry's ID. */
  id: string
  /** The kind of entry, such as increment or decrement. */
  entry_type?: string
  /** The entry's status: committed or pending. */
  entry_status?: string
  /** The number of credits that changed. */
  amount?: number
  /** The balance before the entry. */
  starting_balance?: number
  /** The balance after the entry. */
  ending_balance?: number
  /** The position of the entry in the ledger. */
  ledger_sequence_number?: number
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The currency or custom pricing unit. */
  currency?: string
  /** The customer of the ledger. */
  customer?: CustomerReference
  /** The credit block that the entry changes. */
  credit_block?: AffectedBlock
  /** The reason for the entry. Null if none was given. */
  description?: string | null
  /** Key-value pairs you attached to the entry. */
  metadata?: Metadata
  /** The event that used the credits. */
  event_id?: string | null
  /** The invoice that used the credits. */
  invoice_id?: string | null
  /** The price that used the credits. */
  price_id?: string | null
  /** The new expiry date of moved credits. */
  new_block_expiry_date?: string | null
  /** The number of voided credits. */
  void_amount?: number
  /** The reason for a void. */
  void_reason?: string | null
  /** The invoices created for added credits. */
  created_invoices?: Invoice[] | null
}

export interface AffectedBlock {
  id?: string
  expiry_date?: string | null
  per_unit_cost_basis?: string | null
  filters?: PriceFilter[]
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

/** Params of credit_ledger_entries.create. Needs per_unit_cost_basis with invoice_settings. */
export interface CreditLedgerEntriesCreateParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** Number of credits. (at least 0) */
  amount: number
  /** Currency or custom pricing unit of the credits. */
  currency?: string
  /** Date on which the credits become available, in ISO 8601 format. */
  effective_date?: string
  /** Date on which the credits expire, in ISO 8601 format. */
  expiry_date?: string
  /** Price of one credit, as a decimal in the customer's currency. */
  per_unit_cost_basis?: string
  /** Settings of the invoice for the credits. Requires `per_unit_cost_basis`. */
  invoice_settings?: {
    /** Whether the invoice is charged to the saved payment method. */
    auto_collection: boolean
    /** Days until the invoice is due. One of net_terms and custom_due_date is required. */
    net_terms?: number
    /** Due date, in ISO 8601 format. */
    custom_due_date?: string
    /** Date of the invoice, in ISO 8601 format. Defaults to today. */
    invoice_date?: string
    /** Orb ID of the item of the invoice line. */
    item_id?: string
    /** Note to show on the invoice. */
    memo?: string
    /** Whether the invoice is marked as paid outside of Orb. */
    mark_as_paid?: boolean
    /** Whether the credits wait for the payment of the invoice. */
    require_successful_payment?: boolean
  }
  /** Items that the credits apply to. Defaults to all. */
  filters?: {
    /** The property to filter by. */
    field: "item_id"
    /** The relation of the items to the values. */
    operator: "includes" | "excludes"
    /** Orb IDs of items. */
    values: string[]
  }[]
  /** Reason for the entry. */
  description?: string
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of credit_ledger_entries.decrement. */
export interface CreditLedgerEntriesDecrementParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** Number of credits. (at least 0) */
  amount: number
  /** Currency or custom pricing unit of the credits. */
  currency?: string
  /** Reason for the entry. */
  description?: string
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of credit_ledger_entries.change_expiration. */
export interface CreditLedgerEntriesChangeExpirationParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** New expiry date, in the form YYYY-MM-DD. */
  target_expiry_date: string
  /** Number of credits to move. (at least 0) */
  amount?: number
  /** Current expiry date of the block, in ISO 8601 format. */
  expiry_date?: string
  /** Orb ID of the block, where several blocks expire on `expiry_date`. */
  block_id?: string
  /** Currency or custom pricing unit of the credits. */
  currency?: string
  /** Reason for the entry. */
  description?: string
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of credit_ledger_entries.void. */
export interface CreditLedgerEntriesVoidParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** Orb ID of the credit block, as `credit_blocks.list` returns it. */
  block_id: string
  /** Number of credits. (at least 0) */
  amount: number
  /** Reason to void the credits. */
  void_reason?: "refund"
  /** Currency or custom pricing unit of the credits. */
  currency?: string
  /** Reason for the entry. */
  description?: string
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of credit_ledger_entries.amend. */
export interface CreditLedgerEntriesAmendParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** Orb ID of the credit block, as `credit_blocks.list` returns it. */
  block_id: string
  /** Number of credits. (at least 0) */
  amount: number
  /** Currency or custom pricing unit of the credits. */
  currency?: string
  /** Reason for the entry. */
  description?: string
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of credit_top_ups.list. */
export interface CreditTopUpsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Orb ID of the customer. */
  customer_id: string
}

export interface TopUp {
  /** The top-up's ID. */
  id: string
  /** The currency or custom pricing unit of the credits. */
  currency?: string
  /** The balance at or below which Orb adds credits. */
  threshold?: string
  /** The number of credits to add. */
  amount?: string
  /** The price of one credit. */
  per_unit_cost_basis?: string
  /** The settings of the invoices for the credits. */
  invoice_settings?: TopUpInvoiceSettings
  /** The days or months after which added credits expire. Null if never. */
  expires_after?: number | null
  /** The unit of expires_after: day or month. */
  expires_after_unit?: string | null
}

export interface TopUpInvoiceSettings {
  /** Whether invoices are charged to the saved payment method. */
  auto_collection: boolean
  /** Days until invoices are due. */
  net_terms: number
  /** Note to show on invoices. */
  memo?: string | null
  /** Whether the credits wait for the payment of the invoice. */
  require_successful_payment?: boolean
}

/** Params of credit_top_ups.create. Needs expires_after_unit with expires_after. */
export interface CreditTopUpsCreateParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** Currency or custom pricing unit of the credits. */
  currency: string
  /** Balance at or below which Orb adds credits, as a decimal. */
  threshold: string
  /** Number of credits to add, as a decimal. */
  amount: string
  /** Price of one credit, as a decimal in the customer's currency. */
  per_unit_cost_basis: string
  /** Settings of the invoices for the credits. */
  invoice_settings: {
    /** Whether invoices are charged to the saved payment method. */
    auto_collection: boolean
    /** Days until invoices are due. */
    net_terms: number
    /** Note to show on invoices. */
    memo?: string | null
    /** Whether the credits wait for the payment of the invoice. */
    require_successful_payment?: boolean
  }
  /** Time from which the top-up is active, up to 10 days ago. Defaults to now. */
  active_from?: string
  /** Days or months after which added credits expire. (at least 1) */
  expires_after?: number
  /** Unit of `expires_after`. */
  expires_after_unit?: "day" | "month"
}

/** Params of credit_top_ups.delete. */
export interface CreditTopUpsDeleteParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** Orb ID of the top-up, as `credit_top_ups.list` returns it. */
  top_up_id: string
}

/** Params of balance_transactions.list. */
export interface BalanceTransactionsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Orb ID of the customer. */
  customer_id: string
}

/** Params of balance_transactions.create. */
export interface BalanceTransactionsCreateParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** Amount as a decimal, in the customer's currency. */
  amount: string
  /** Direction of the change. */
  type: "increment" | "decrement"
  /** Reason for the change. */
  description?: string
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
  /**
   * @deprecated
   * The discounts on the subscription. Deprecated: use adjustment_intervals instead.
   */
  discount_intervals: DiscountInterval[] | null
  /**
   * @deprecated
   * The minimums on the subscription. Deprecated: use adjustment_intervals instead.
   */
  minimum_intervals: MinimumInterval[] | null
  /**
   * @deprecated
   * The maximums on the subscription. Deprecated: use adjustment_intervals instead.
   */
  maximum_intervals: MaximumInterval[] | null
  pending_subscription_change: Reference | null
  /** The invoices and credit notes that a write created or voided. Absent in reads. */
  changed_resources?: ChangedResources
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

export interface ChangedResources {
  created_invoices?: ChangedInvoice[]
  voided_invoices?: ChangedInvoice[]
  created_credit_notes?: FullCreditNote[]
  voided_credit_notes?: FullCreditNote[]
}

export interface ChangedInvoice {
  id: string
  invoice_number?: string
  status?: string
  currency?: string
  total?: string
  amount_due?: string
}

export interface FullCreditNote {
  /** The credit note's ID. */
  id: string
  /** The credit note's number. */
  credit_note_number?: string
  /** The invoice credited. */
  invoice_id?: string
  /** The customer credited. */
  customer?: CustomerReference
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The kind of credit note: refund or adjustment. */
  type?: string
  /** The reason for the credit note. */
  reason?: string | null
  /** The note shown on the credit note. */
  memo?: string | null
  /** The total before discounts. */
  subtotal?: string
  /** The total credited. */
  total?: string
  /** The address of the PDF. */
  credit_note_pdf?: string | null
  /** The lines credited. */
  line_items?: CreditedLine[]
  /** The time the credit note was voided. Null if it is not. */
  voided_at?: string | null
}

export interface CreditedLine {
  id?: string
  name?: string
  amount?: string
  subtotal?: string
  quantity?: number | null
  item_id?: string
  start_time_inclusive?: string | null
  end_time_exclusive?: string | null
  tax_amounts?: TaxAmount[]
}

/** Params of subscriptions.get. */
export interface SubscriptionsGetParams {
  /** Orb ID of the subscription. */
  subscription_id: string
}

/**
 * Params of subscriptions.create. Needs customer_id and plan_id, or customer_id and external_plan_id, or
 * external_customer_id and plan_id, or external_customer_id and external_plan_id. Takes only one of customer_id,
 * external_customer_id. Takes only one of plan_id, external_plan_id.
 */
export interface SubscriptionsCreateParams {
  /** Orb ID of the customer. */
  customer_id?: string
  /** The customer's ID in your own system. */
  external_customer_id?: string
  /** Orb ID of the plan, as `plans.list` returns it. */
  plan_id?: string
  /** Your own ID of the plan. */
  external_plan_id?: string
  /** Version of the plan. Defaults to its default version. (at least 1) */
  plan_version_number?: number
  /** Time at which the subscription starts, in ISO 8601 format. */
  start_date?: string
  /** Time at which the subscription ends, in ISO 8601 format. Defaults to open-ended. */
  end_date?: string
  /** Name of the subscription. Defaults to the plan's name. */
  name?: string
  /** Currency, as an ISO 4217 code. Defaults to the plan's invoicing currency. */
  currency?: string
  /** Code of a coupon to apply, such as `HALFOFF`. Fails if it cannot be redeemed. */
  coupon_redemption_code?: string
  /** Number of the plan phase to start with. (at least 1) */
  initial_phase_order?: number
  /** Days of trial. Defaults to the plan's; `0` skips the trial. (at least 0) */
  trial_duration_days?: number | null
  /** Days between issue and due date. `0` means due on issue. (at least 0) */
  net_terms?: number | null
  /** Whether issued invoices are charged to the saved payment method. */
  auto_collection?: boolean | null
  /** Whether invoices are issued automatically. `null` inherits the setting of the customer or account. */
  auto_issuance?: boolean | null
  /** Note to show on invoices. */
  default_invoice_memo?: string | null
  /** Amount of unbilled usage that triggers an invoice, as a decimal. Defaults to invoices at the end of periods. */
  invoicing_threshold?: string | null
  /** Whether billing periods begin on the day of the month on which the subscription starts. */
  align_billing_with_subscription_start_date?: boolean
  /** Day, month and year that anchor the billing cycle. */
  billing_cycle_anchor_configuration?: {
    day?: number
    month?: number | null
    year?: number | null
  }
  /** Orb IDs of customers whose usage the subscription bills. */
  usage_customer_ids?: string[]
  /** Prices to add to the subscription. Requires Subscription Overrides Version 2. */
  add_prices?: {
    /** Orb ID of a price. One of price_id, external_price_id and price is required. */
    price_id?: string
    /** Your own ID of a price. */
    external_price_id?: string
    /** A new price. */
    price?: {
      /** Name of the price. */
      name: string
      /** Orb ID of the item. */
      item_id: string
      /** Interval of billing, such as monthly. */
      cadence: string
      /** Pricing model, such as unit or tiered. */
      model_type: string
      /** Currency, as an ISO 4217 code. */
      currency?: string
      /** Orb ID of the billable metric of a usage-based price. */
      billable_metric_id?: string
      /** Quantity of a fixed fee. */
      fixed_price_quantity?: number
      /** Whether a fixed fee is billed in advance. */
      billed_in_advance?: boolean
      /** Your own ID for the price. */
      external_price_id?: string
      /** Configuration of a unit price. */
      unit_config?: {
        unit_amount?: string
        prorated?: boolean | null
      }
      /** Configuration of a tiered price. */
      tiered_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
        prorated?: boolean | null
      }
      /** Configuration of a bulk price. */
      bulk_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
      }
      /** Configuration of a package price. */
      package_config?: {
        package_amount?: string
        package_size?: number
      }
      /** Configuration of a matrix price. */
      matrix_config?: {
        /** Properties of events, one or two. */
        dimensions: (string | null)[]
        /** Price of a unit without a matching value. */
        default_unit_amount: string
        /** Prices by values of the dimensions. */
        matrix_values: {
          dimension_values?: (string | null)[]
          unit_amount?: string
        }[]
      }
    }
    /** Number of the plan phase that has the price. */
    plan_phase_order?: number
    /** Time from which the price applies, in ISO 8601 format. */
    start_date?: string
    /** Time until which the price applies, in ISO 8601 format. */
    end_date?: string
  }[]
  /** Prices of the plan to replace. Requires Subscription Overrides Version 2. */
  replace_prices?: {
    /** Orb ID of the price to replace. */
    replaces_price_id: string
    /** Orb ID of the new price. One of price_id, external_price_id and price is required. */
    price_id?: string
    /** Your own ID of the new price. */
    external_price_id?: string
    /** A new price. */
    price?: {
      /** Name of the price. */
      name: string
      /** Orb ID of the item. */
      item_id: string
      /** Interval of billing, such as monthly. */
      cadence: string
      /** Pricing model, such as unit or tiered. */
      model_type: string
      /** Currency, as an ISO 4217 code. */
      currency?: string
      /** Orb ID of the billable metric of a usage-based price. */
      billable_metric_id?: string
      /** Quantity of a fixed fee. */
      fixed_price_quantity?: number
      /** Whether a fixed fee is billed in advance. */
      billed_in_advance?: boolean
      /** Your own ID for the price. */
      external_price_id?: string
      /** Configuration of a unit price. */
      unit_config?: {
        unit_amount?: string
        prorated?: boolean | null
      }
      /** Configuration of a tiered price. */
      tiered_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
        prorated?: boolean | null
      }
      /** Configuration of a bulk price. */
      bulk_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
      }
      /** Configuration of a package price. */
      package_config?: {
        package_amount?: string
        package_size?: number
      }
      /** Configuration of a matrix price. */
      matrix_config?: {
        /** Properties of events, one or two. */
        dimensions: (string | null)[]
        /** Price of a unit without a matching value. */
        default_unit_amount: string
        /** Prices by values of the dimensions. */
        matrix_values: {
          dimension_values?: (string | null)[]
          unit_amount?: string
        }[]
      }
    }
    /** New quantity of a fixed fee. */
    fixed_price_quantity?: number
  }[]
  /** Prices of the plan to remove. Requires Subscription Overrides Version 2. */
  remove_prices?: {
    /** Orb ID of the price to remove. */
    price_id?: string
    /** Your own ID of the price to remove. */
    external_price_id?: string
  }[]
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of subscriptions.update. */
export interface SubscriptionsUpdateParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Days between issue and due date. `0` means due on issue. (at least 0) */
  net_terms?: number | null
  /** Whether issued invoices are charged to the saved payment method. */
  auto_collection?: boolean | null
  /** Whether invoices are issued automatically. `null` inherits the setting of the customer or account. */
  auto_issuance?: boolean | null
  /** Note to show on invoices. */
  default_invoice_memo?: string | null
  /** Amount of unbilled usage that triggers an invoice, as a decimal. Defaults to invoices at the end of periods. */
  invoicing_threshold?: string | null
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of subscriptions.cancel. Needs cancellation_date with cancel_option requested_date. */
export interface SubscriptionsCancelParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Time of the cancellation. An immediate one invoices usage so far. */
  cancel_option: "end_of_subscription_term" | "immediate" | "requested_date"
  /** Time at which the subscription ends, in ISO 8601 format. For `requested_date`. */
  cancellation_date?: string
  /** Whether Orb may void an issued invoice or create a credit note. With `false`, the call fails instead. */
  allow_invoice_credit_or_void?: boolean
}

/** Params of subscriptions.unschedule_cancellation. */
export interface SubscriptionsUnscheduleCancellationParams {
  /** Orb ID of the subscription. */
  subscription_id: string
}

/**
 * Params of subscriptions.schedule_plan_change. Needs plan_id, or external_plan_id. Takes only one of plan_id,
 * external_plan_id. Needs change_date with change_option requested_date.
 */
export interface SubscriptionsSchedulePlanChangeParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Time of the change. */
  change_option: "requested_date" | "end_of_subscription_term" | "immediate"
  /** Time of the change, in ISO 8601 format. For `requested_date`. */
  change_date?: string
  /** Orb ID of the plan, as `plans.list` returns it. */
  plan_id?: string
  /** Your own ID of the plan. */
  external_plan_id?: string
  /** Version of the plan. Defaults to its default version. (at least 1) */
  plan_version_number?: number
  /** Beginning of billing periods after the change. Defaults to `unchanged`. */
  billing_cycle_alignment?: "unchanged" | "plan_change_date" | "start_of_month"
  /** Code of a coupon to apply, such as `HALFOFF`. Fails if it cannot be redeemed. */
  coupon_redemption_code?: string
  /** Number of the plan phase to start with. (at least 1) */
  initial_phase_order?: number
  /** Days of trial. Defaults to the plan's; `0` skips the trial. (at least 0) */
  trial_duration_days?: number | null
  /** Days between issue and due date. `0` means due on issue. (at least 0) */
  net_terms?: number | null
  /** Whether issued invoices are charged to the saved payment method. */
  auto_collection?: boolean | null
  /** Whether invoices are issued automatically. `null` inherits the setting of the customer or account. */
  auto_issuance?: boolean | null
  /** Note to show on invoices. */
  default_invoice_memo?: string | null
  /** Amount of unbilled usage that triggers an invoice, as a decimal. Defaults to invoices at the end of periods. */
  invoicing_threshold?: string | null
  /** Prices to add to the subscription. Requires Subscription Overrides Version 2. */
  add_prices?: {
    /** Orb ID of a price. One of price_id, external_price_id and price is required. */
    price_id?: string
    /** Your own ID of a price. */
    external_price_id?: string
    /** A new price. */
    price?: {
      /** Name of the price. */
      name: string
      /** Orb ID of the item. */
      item_id: string
      /** Interval of billing, such as monthly. */
      cadence: string
      /** Pricing model, such as unit or tiered. */
      model_type: string
      /** Currency, as an ISO 4217 code. */
      currency?: string
      /** Orb ID of the billable metric of a usage-based price. */
      billable_metric_id?: string
      /** Quantity of a fixed fee. */
      fixed_price_quantity?: number
      /** Whether a fixed fee is billed in advance. */
      billed_in_advance?: boolean
      /** Your own ID for the price. */
      external_price_id?: string
      /** Configuration of a unit price. */
      unit_config?: {
        unit_amount?: string
        prorated?: boolean | null
      }
      /** Configuration of a tiered price. */
      tiered_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
        prorated?: boolean | null
      }
      /** Configuration of a bulk price. */
      bulk_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
      }
      /** Configuration of a package price. */
      package_config?: {
        package_amount?: string
        package_size?: number
      }
      /** Configuration of a matrix price. */
      matrix_config?: {
        /** Properties of events, one or two. */
        dimensions: (string | null)[]
        /** Price of a unit without a matching value. */
        default_unit_amount: string
        /** Prices by values of the dimensions. */
        matrix_values: {
          dimension_values?: (string | null)[]
          unit_amount?: string
        }[]
      }
    }
    /** Number of the plan phase that has the price. */
    plan_phase_order?: number
    /** Time from which the price applies, in ISO 8601 format. */
    start_date?: string
    /** Time until which the price applies, in ISO 8601 format. */
    end_date?: string
  }[]
  /** Prices of the plan to replace. Requires Subscription Overrides Version 2. */
  replace_prices?: {
    /** Orb ID of the price to replace. */
    replaces_price_id: string
    /** Orb ID of the new price. One of price_id, external_price_id and price is required. */
    price_id?: string
    /** Your own ID of the new price. */
    external_price_id?: string
    /** A new price. */
    price?: {
      /** Name of the price. */
      name: string
      /** Orb ID of the item. */
      item_id: string
      /** Interval of billing, such as monthly. */
      cadence: string
      /** Pricing model, such as unit or tiered. */
      model_type: string
      /** Currency, as an ISO 4217 code. */
      currency?: string
      /** Orb ID of the billable metric of a usage-based price. */
      billable_metric_id?: string
      /** Quantity of a fixed fee. */
      fixed_price_quantity?: number
      /** Whether a fixed fee is billed in advance. */
      billed_in_advance?: boolean
      /** Your own ID for the price. */
      external_price_id?: string
      /** Configuration of a unit price. */
      unit_config?: {
        unit_amount?: string
        prorated?: boolean | null
      }
      /** Configuration of a tiered price. */
      tiered_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
        prorated?: boolean | null
      }
      /** Configuration of a bulk price. */
      bulk_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
      }
      /** Configuration of a package price. */
      package_config?: {
        package_amount?: string
        package_size?: number
      }
      /** Configuration of a matrix price. */
      matrix_config?: {
        /** Properties of events, one or two. */
        dimensions: (string | null)[]
        /** Price of a unit without a matching value. */
        default_unit_amount: string
        /** Prices by values of the dimensions. */
        matrix_values: {
          dimension_values?: (string | null)[]
          unit_amount?: string
        }[]
      }
    }
    /** New quantity of a fixed fee. */
    fixed_price_quantity?: number
  }[]
  /** Prices of the plan to remove. Requires Subscription Overrides Version 2. */
  remove_prices?: {
    /** Orb ID of the price to remove. */
    price_id?: string
    /** Your own ID of the price to remove. */
    external_price_id?: string
  }[]
}

/** Params of subscriptions.unschedule_pending_plan_changes. */
export interface SubscriptionsUnschedulePendingPlanChangesParams {
  /** Orb ID of the subscription. */
  subscription_id: string
}

/** Params of subscriptions.update_fixed_fee_quantity. Needs effective_date with change_option effective_date. */
export interface SubscriptionsUpdateFixedFeeQuantityParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Orb ID of the price, which must be a fixed fee. */
  price_id: string
  /** New quantity. (at least 0) */
  quantity: number
  /** Time of the change. Defaults to `effective_date` if that is set, otherwise to `immediate`. */
  change_option?: "immediate" | "upcoming_invoice" | "effective_date"
  /** Date of the change, in the form YYYY-MM-DD, in the customer's time zone. */
  effective_date?: string
  /** Whether Orb may void an issued invoice or create a credit note. With `false`, the call fails instead. */
  allow_invoice_credit_or_void?: boolean
}

/** Params of subscriptions.unschedule_fixed_fee_quantity_updates. */
export interface SubscriptionsUnscheduleFixedFeeQuantityUpdatesParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Orb ID of the price, which must be a fixed fee. */
  price_id: string
}

/**
 * Params of subscriptions.redeem_coupon. Needs coupon_id, or coupon_redemption_code. Takes only one of coupon_id,
 * coupon_redemption_code. Needs change_date with change_option requested_date.
 */
export interface SubscriptionsRedeemCouponParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Orb ID of the coupon, as `coupons.list` returns it. */
  coupon_id?: string
  /** Code of a coupon to apply, such as `HALFOFF`. Fails if it cannot be redeemed. */
  coupon_redemption_code?: string
  /** Time of the change. */
  change_option: "requested_date" | "end_of_subscription_term" | "immediate"
  /** Time of the change, in ISO 8601 format. For `requested_date`. */
  change_date?: string
  /** Whether Orb may void an issued invoice or create a credit note. With `false`, the call fails instead. */
  allow_invoice_credit_or_void?: boolean
}

/** Params of subscriptions.trigger_phase. */
export interface SubscriptionsTriggerPhaseParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Date of the change, in the form YYYY-MM-DD. Defaults to today in the customer's time zone. */
  effective_date?: string
  /** Whether Orb may void an issued invoice or create a credit note. With `false`, the call fails instead. */
  allow_invoice_credit_or_void?: boolean
}

/** Params of subscriptions.update_trial. */
export interface SubscriptionsUpdateTrialParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** New end of the trial, in ISO 8601 format, or `immediate`. */
  trial_end_date: string
  /** Whether to move later prices and adjustments by the same time. Defaults to `false`. */
  shift?: boolean
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

/** Params of subscription_usage.list. */
export interface SubscriptionUsageListParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Start of the timeframe, in ISO 8601 format, inclusive. */
  timeframe_start?: string
  /** End of the timeframe, in ISO 8601 format, exclusive. */
  timeframe_end?: string
  /** Size of the reported periods. */
  granularity?: "day"
  /** Whether values are per period or add up over the billing period. */
  view_mode?: "periodic" | "cumulative"
}

export interface Usage {
  /** The billable metric. */
  billable_metric: Named
  /** The usage, one entry for each period. */
  usage?: UsagePeriod[]
  /** Whether values are per period (periodic) or add up (cumulative). */
  view_mode?: string
}

export interface UsagePeriod {
  quantity?: number
  timeframe_start?: string
  timeframe_end?: string
}

/** Params of subscription_costs.list. */
export interface SubscriptionCostsListParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Currency or custom pricing unit of the costs. */
  currency?: string
  /** Start of the timeframe, in ISO 8601 format, inclusive. */
  timeframe_start?: string
  /** End of the timeframe, in ISO 8601 format, exclusive. */
  timeframe_end?: string
  /** Whether values are per period or add up over the billing period. */
  view_mode?: "periodic" | "cumulative"
}

export interface Costs {
  /** The start of the period. */
  timeframe_start: string
  /** The end of the period. */
  timeframe_end?: string
  /** The costs before discounts and minimums. */
  subtotal?: string
  /** The costs after discounts and minimums. */
  total?: string
  /** The costs, one entry for each price. */
  per_price_costs?: PriceCost[]
}

export interface PriceCost {
  price_id?: string
  price?: Price
  quantity?: number | null
  subtotal?: string
  total?: string
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
  /** Orb ID of the plan, as `plans.list` returns it. */
  plan_id: string
}

/** Params of plans.create. */
export interface PlansCreateParams {
  /** Name of the plan. */
  name: string
  /** Currency of invoices, as an ISO 4217 code. */
  currency: string
  /** Prices of the plan. */
  prices: {
    /** The price. */
    price: {
      /** Name of the price. */
      name: string
      /** Orb ID of the item. */
      item_id: string
      /** Interval of billing, such as monthly. */
      cadence: string
      /** Pricing model, such as unit or tiered. */
      model_type: string
      /** Currency, as an ISO 4217 code. */
      currency?: string
      /** Orb ID of the billable metric of a usage-based price. */
      billable_metric_id?: string
      /** Quantity of a fixed fee. */
      fixed_price_quantity?: number
      /** Whether a fixed fee is billed in advance. */
      billed_in_advance?: boolean
      /** Your own ID for the price. */
      external_price_id?: string
      /** Configuration of a unit price. */
      unit_config?: {
        unit_amount?: string
        prorated?: boolean | null
      }
      /** Configuration of a tiered price. */
      tiered_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
        prorated?: boolean | null
      }
      /** Configuration of a bulk price. */
      bulk_config?: {
        tiers?: {
          first_unit?: number | null
          last_unit?: number | null
          maximum_units?: number | null
          unit_amount?: string
        }[]
      }
      /** Configuration of a package price. */
      package_config?: {
        package_amount?: string
        package_size?: number
      }
      /** Configuration of a matrix price. */
      matrix_config?: {
        /** Properties of events, one or two. */
        dimensions: (string | null)[]
        /** Price of a unit without a matching value. */
        default_unit_amount: string
        /** Prices by values of the dimensions. */
        matrix_values: {
          dimension_values?: (string | null)[]
          unit_amount?: string
        }[]
      }
    }
    /** Number of the plan phase that has the price. */
    plan_phase_order?: number
  }[]
  /** Your own ID for the plan. */
  external_plan_id?: string
  /** Description of the plan. */
  description?: string
  /** Note to show on invoices. */
  default_invoice_memo?: string | null
  /** Days between issue and due date. `0` means due on issue. (at least 0) */
  net_terms?: number | null
  /** Status of the plan. Defaults to `active`. */
  status?: "active" | "draft"
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of plans.update. */
export interface PlansUpdateParams {
  /** Orb ID of the plan, as `plans.list` returns it. */
  plan_id: string
  /** Your own ID for the plan. */
  external_plan_id?: string | null
  /** Description of the plan. */
  description?: string | null
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of plans.get_by_external_id. */
export interface PlansGetByExternalIdParams {
  /** Your own ID of the plan. */
  external_plan_id: string
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

/** Params of prices.list. */
export interface PricesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

/** Params of prices.get. */
export interface PricesGetParams {
  /** Orb ID of the price, as `prices.list` and `plans.get` return it. */
  price_id: string
}

/**
 * Params of prices.create. Needs unit_config, or tiered_config, or bulk_config, or package_config, or matrix_config.
 * Takes only one of unit_config, tiered_config, bulk_config, package_config, matrix_config. Needs unit_config with
 * model_type unit. Needs tiered_config with model_type tiered. Needs bulk_config with model_type bulk. Needs
 * package_config with model_type package. Needs matrix_config with model_type matrix.
 */
export interface PricesCreateParams {
  /** Name of the price. */
  name: string
  /** Orb ID of the item, as `items.list` returns it. */
  item_id: string
  /** Currency, as an ISO 4217 code, or custom pricing unit. */
  currency: string
  /** Interval at which the price is billed. */
  cadence: "annual" | "semi_annual" | "monthly" | "quarterly" | "one_time" | "custom"
  /** Pricing model. */
  model_type: "unit" | "tiered" | "bulk" | "package" | "matrix"
  /** Configuration of a `unit` price. */
  unit_config?: {
    unit_amount?: string
    prorated?: boolean | null
  }
  /** Configuration of a `tiered` price. */
  tiered_config?: {
    tiers?: {
      first_unit?: number | null
      last_unit?: number | null
      maximum_units?: number | null
      unit_amount?: string
    }[]
    prorated?: boolean | null
  }
  /** Configuration of a `bulk` price. */
  bulk_config?: {
    tiers?: {
      first_unit?: number | null
      last_unit?: number | null
      maximum_units?: number | null
      unit_amount?: string
    }[]
  }
  /** Configuration of a `package` price. */
  package_config?: {
    package_amount?: string
    package_size?: number
  }
  /** Configuration of a `matrix` price. */
  matrix_config?: {
    /** Properties of events, one or two. */
    dimensions: (string | null)[]
    /** Price of a unit without a matching value. */
    default_unit_amount: string
    /** Prices by values of the dimensions. */
    matrix_values: {
      dimension_values?: (string | null)[]
      unit_amount?: string
    }[]
  }
  /** Orb ID of the billable metric of a usage-based price. */
  billable_metric_id?: string
  /** Quantity of a fixed fee. */
  fixed_price_quantity?: number
  /** Whether a fixed fee is billed in advance. */
  billed_in_advance?: boolean
  /** Your own ID for the price. */
  external_price_id?: string
  /** Key that groups the price on invoices. */
  invoice_grouping_key?: string
  /** Conversion rate of the price's currency to the invoicing currency. */
  conversion_rate?: number
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of prices.update. */
export interface PricesUpdateParams {
  /** Orb ID of the price, as `prices.list` and `plans.get` return it. */
  price_id: string
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata: {
    [k: string]: string | null
  } | null
}

/** Params of prices.get_by_external_id. */
export interface PricesGetByExternalIdParams {
  /** Your own ID of the price. */
  external_price_id: string
}

/** Params of items.list. */
export interface ItemsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface Item {
  /** The item's ID. */
  id: string
  /** The item's name. */
  name?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time the item was archived. Null if it is not. */
  archived_at?: string | null
  /** The item's IDs in invoicing and tax systems. */
  external_connections?: ExternalConnection[]
  /** Key-value pairs you attached to the item. */
  metadata?: Metadata
}

export interface ExternalConnection {
  /** The external system, such as stripe or avalara. */
  external_connection_name: string
  /** The item's ID in the external system. */
  external_entity_id: string
}

/** Params of items.get. */
export interface ItemsGetParams {
  /** Orb ID of the item, as `items.list` returns it. */
  item_id: string
}

/** Params of items.create. */
export interface ItemsCreateParams {
  /** Name of the item. */
  name: string
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** Orb ID of the item, as `items.list` returns it. */
  item_id: string
  /** Name of the item. */
  name?: string
  /** Connections to invoicing and tax systems. Replaces the current ones. */
  external_connections?: {
    /** The external system, such as stripe or avalara. */
    external_connection_name: string
    /** The item's ID in the external system. */
    external_entity_id: string
  }[]
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of items.archive. */
export interface ItemsArchiveParams {
  /** Orb ID of the item, as `items.list` returns it. */
  item_id: string
}

/** Params of metrics.list. */
export interface MetricsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

export interface Metric {
  /** The billable metric's ID. */
  id: string
  /** The billable metric's name. */
  name?: string
  /** The billable metric's description. */
  description?: string | null
  /** The item of the billable metric. */
  item?: Item
  /** The SQL query over events. */
  sql?: string
  /** The status: active, draft or archived. */
  status?: string
  /** Key-value pairs you attached to the billable metric. */
  metadata?: Metadata
}

/** Params of metrics.get. */
export interface MetricsGetParams {
  /** Orb ID of the billable metric, as `metrics.list` returns it. */
  metric_id: string
}

/** Params of metrics.create. */
export interface MetricsCreateParams {
  /** Name of the billable metric. */
  name: string
  /** Description of the billable metric. */
  description: string | null
  /** Orb ID of the item, as `items.list` returns it. */
  item_id: string
  /** SQL query over events. */
  sql: string
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of metrics.update. */
export interface MetricsUpdateParams {
  /** Orb ID of the billable metric, as `metrics.list` returns it. */
  metric_id: string
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata: {
    [k: string]: string | null
  } | null
}

/** Params of coupons.list. */
export interface CouponsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Filters by redemption code. */
  redemption_code?: string
  /** Whether to include archived coupons. */
  show_archived?: boolean
}

export interface Coupon {
  /** The coupon's ID. */
  id: string
  /** The code that redeems the coupon. */
  redemption_code?: string
  /** The discount of the coupon. */
  discount?: Discount
  /** The months that the discount lasts. Null if unlimited. */
  duration_in_months?: number | null
  /** The maximum number of redemptions. Null if unlimited. */
  max_redemptions?: number | null
  /** The number of redemptions so far. */
  times_redeemed?: number
  /** The time the coupon was archived. Null if it is active. */
  archived_at?: string | null
}

/** Params of coupons.get. */
export interface CouponsGetParams {
  /** Orb ID of the coupon, as `coupons.list` returns it. */
  coupon_id: string
}

/** Params of coupons.create. */
export interface CouponsCreateParams {
  /** Code that redeems the coupon. */
  redemption_code: string
  /** Discount: a percentage or an amount. */
  discount: {
    /** The kind of discount: percentage or amount. */
    discount_type: "percentage" | "amount"
    /** Share of the price, 0 to 1. */
    percentage_discount?: number
    /** Amount, as a decimal. */
    amount_discount?: string
  }
  /** Months that the discount lasts. Defaults to no limit. (at least 1) */
  duration_in_months?: number | null
  /** Maximum number of redemptions. Defaults to no limit. (at least 1) */
  max_redemptions?: number | null
}

/** Params of coupons.archive. */
export interface CouponsArchiveParams {
  /** Orb ID of the coupon, as `coupons.list` returns it. */
  coupon_id: string
}

/** Params of coupon_subscriptions.list. */
export interface CouponSubscriptionsListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
  /** Orb ID of the coupon, as `coupons.list` returns it. */
  coupon_id: string
}

/** Params of events.create. */
export interface EventsCreateParams {
  /** Events to ingest, up to 500. (1 to 500 items) */
  events: {
    /** The kind of usage, such as api_call. */
    event_name: string
    /** Unique ID of the event. Orb ingests a key once. */
    idempotency_key: string
    /** Time of the event, in UTC, within the account's grace period. */
    timestamp: string
    /** Your own values by name: text, numbers and booleans. */
    properties: { [k: string]: unknown }
    /** Orb ID of the customer. Give this or external_customer_id. */
    customer_id?: string
    /** Your own ID of the customer. */
    external_customer_id?: string
  }[]
  /** Orb ID of the backfill that the events belong to. */
  backfill_id?: string
  /**
   * Whether Orb reports ingested and duplicate events. With `false`, outcomes are `unknown`. Defaults to `true`.
   * (default true)
   */
  debug?: boolean
}

export interface Event {
  /** The event's ID: the idempotency key it was sent with. */
  id: string
  /** The event's name. */
  event_name?: string
  /** The time of the event, in UTC. */
  timestamp?: string
  /** The event's own values, by name. */
  properties?: EventProperties
  /** The customer's Orb ID. */
  customer_id?: string | null
  /** Your own ID of the customer. */
  external_customer_id?: string | null
  /** Whether the event is excluded from billing. */
  deprecated?: boolean
}

/** Your own values by name: text, numbers and booleans, not nested. */
export interface EventProperties { [k: string]: unknown }

/**
 * Params of events.update. Needs customer_id, or external_customer_id. Takes only one of customer_id,
 * external_customer_id.
 */
export interface EventsUpdateParams {
  /** ID of the event: the idempotency key that it was sent with. */
  event_id: string
  /** Kind of usage, such as `api_call`. */
  event_name: string
  /** Time of the event, in UTC. Must equal the current one. */
  timestamp: string
  /** Your own values by name: text, numbers and booleans, not nested. */
  properties: { [k: string]: unknown }
  /** Orb ID of the customer. */
  customer_id?: string
  /** The customer's ID in your own system. */
  external_customer_id?: string
}

export interface AmendedEvent {
  /** The ID of the amended event. */
  amended: string
}

/** Params of events.api_search. */
export interface EventsApiSearchParams {
  /** Idempotency keys of the events, case-sensitive. (1 to 500 items) */
  event_ids: string[]
  /** Earliest event time, in ISO 8601 format. Defaults to a week ago. */
  timeframe_start?: string
  /** Event time to search up to, in ISO 8601 format, exclusive. Defaults to now. */
  timeframe_end?: string
}

/** Params of events.deprecate. */
export interface EventsDeprecateParams {
  /** ID of the event: the idempotency key that it was sent with. */
  event_id: string
}

export interface DeprecatedEvent {
  /** The ID of the excluded event. */
  deprecated: string
}

/** Params of alerts.list. Takes only one of customer_id, external_customer_id, subscription_id. */
export interface AlertsListParams {
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
}

export interface Alert {
  /** The alert's ID. */
  id: string
  /** The kind of alert, such as credit_balance_dropped. */
  type?: string
  /** Whether the alert is enabled. */
  enabled?: boolean
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The currency or custom pricing unit. */
  currency?: string | null
  customer?: CustomerReference | null
  subscription?: Reference | null
  plan?: AlertPlan | null
  metric?: Reference | null
  /** The values at which the alert fires. */
  thresholds?: Threshold[] | null
  /** The state of a credit balance alert, one entry for each threshold. */
  balance_alert_status?: BalanceAlertStatus[] | null
}

export interface AlertPlan {
  id?: string | null
  external_plan_id?: string | null
  name?: string | null
  plan_version?: string
}

export interface Threshold {
  /** The value at which the alert fires. */
  value: number
}

export interface BalanceAlertStatus {
  in_alert?: boolean
  threshold_value?: number
}

/** Params of alerts.get. */
export interface AlertsGetParams {
  /** Orb ID of the alert, as `alerts.list` returns it. */
  alert_id: string
}

/** Params of alerts.create. Needs thresholds with type credit_balance_dropped. */
export interface AlertsCreateParams {
  /** Orb ID of the customer. */
  customer_id: string
  /** Type of the alert. A customer has at most one of each for a currency. */
  type: "credit_balance_depleted" | "credit_balance_dropped" | "credit_balance_recovered"
  /** Currency or custom pricing unit of the credit balance. */
  currency: string
  /** Balances at or below which the alert fires. For `credit_balance_dropped`. */
  thresholds?: {
    /** The value at which the alert fires. */
    value: number
  }[]
}

/** Params of alerts.update. */
export interface AlertsUpdateParams {
  /** Orb ID of the alert, as `alerts.list` returns it. */
  alert_id: string
  /** New thresholds. (at least 1 items) */
  thresholds: {
    /** The value at which the alert fires. */
    value: number
  }[]
}

/** Params of alerts.create_for_subscription. Needs metric_id with type usage_exceeded. */
export interface AlertsCreateForSubscriptionParams {
  /** Orb ID of the subscription. */
  subscription_id: string
  /** Type of the alert. A subscription has one `cost_exceeded`, and one `usage_exceeded` for each metric. */
  type: "usage_exceeded" | "cost_exceeded"
  /** Values at or above which the alert fires. (at least 1 items) */
  thresholds: {
    /** The value at which the alert fires. */
    value: number
  }[]
  /** Orb ID of the billable metric. For `usage_exceeded`. */
  metric_id?: string
}

/** Params of alerts.enable. */
export interface AlertsEnableParams {
  /** Orb ID of the alert, as `alerts.list` returns it. */
  alert_id: string
  /** Orb ID of a subscription. Required for alerts of a plan. */
  subscription_id?: string
}

/** Params of alerts.disable. */
export interface AlertsDisableParams {
  /** Orb ID of the alert, as `alerts.list` returns it. */
  alert_id: string
  /** Orb ID of a subscription. Required for alerts of a plan. */
  subscription_id?: string
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
  /** Filters to invoices dated after this time. */
  invoice_date_gt?: string
  /** Filters to invoices dated at or after this time. */
  invoice_date_gte?: string
  /** Filters to invoices dated before this time. */
  invoice_date_lt?: string
  /** Filters to invoices dated at or before this time. */
  invoice_date_lte?: string
  /** Filters by invoice status. */
  status?: "draft" | "issued" | "paid" | "synced" | "void"
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  /** Orb ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
}

/**
 * Params of invoices.create. Needs customer_id, or external_customer_id. Takes only one of customer_id,
 * external_customer_id.
 */
export interface InvoicesCreateParams {
  /** Orb ID of the customer. */
  customer_id?: string
  /** The customer's ID in your own system. */
  external_customer_id?: string
  /** Currency, as an ISO 4217 code. Must be the customer's. */
  currency: string
  /** Date or time of the invoice, in ISO 8601 format. Must be in the past. */
  invoice_date: string
  /** Lines of the invoice. (at least 1 items) */
  line_items: {
    /** Orb ID of the item. */
    item_id: string
    /** Name of the line. */
    name: string
    /** The pricing model, always unit. */
    model_type: "unit"
    /** Price of a unit. */
    unit_config: {
      unit_amount?: string
      prorated?: boolean | null
    }
    /** Number of units. */
    quantity: number
    /** First day of the service period, in the form YYYY-MM-DD. */
    start_date: string
    /** Last day of the service period, in the form YYYY-MM-DD. */
    end_date: string
  }[]
  /** Due date or time, in ISO 8601 format. Defaults to `net_terms` days later. */
  due_date?: string | null
  /** Days between issue and due date. `0` means due on issue. (at least 0) */
  net_terms?: number | null
  /** Note to show on the invoice. Defaults to the account's memo. */
  memo?: string
  /** Whether issued invoices are charged to the saved payment method. */
  auto_collection?: boolean | null
  /** Whether Orb issues the invoice at once. Defaults to `false`. */
  will_auto_issue?: boolean
  /** Discount on the invoice. */
  discount?: {
    /** The kind of discount, such as percentage or amount. */
    discount_type: string
    /** Share of the price, 0 to 1. */
    percentage_discount?: number
    /** Amount, as a decimal in the invoice's currency. */
    amount_discount?: string
    /** Reason for the discount. */
    reason?: string
  }
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of invoices.update. */
export interface InvoicesUpdateParams {
  /** Orb ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** Date or time of a one-off invoice, in ISO 8601 format. */
  invoice_date?: string
  /** Due date or time, in ISO 8601 format. Defaults to `net_terms` days later. */
  due_date?: string | null
  /** Days between issue and due date. `0` means due on issue. (at least 0) */
  net_terms?: number | null
  /** Whether issued invoices are charged to the saved payment method. */
  auto_collection?: boolean | null
  /** Your own key-value pairs. `null` for a key removes it, and `null` for all clears them. */
  metadata?: {
    [k: string]: string | null
  } | null
}

/** Params of invoices.get_upcoming. */
export interface InvoicesGetUpcomingParams {
  /** Orb ID of the subscription. */
  subscription_id: string
}

/** Params of invoices.issue. */
export interface InvoicesIssueParams {
  /** Orb ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** Whether to wait until it is issued. For invoices without usage fees. */
  synchronous?: boolean
}

/** Params of invoices.void. */
export interface InvoicesVoidParams {
  /** Orb ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
}

/** Params of invoices.pay. */
export interface InvoicesPayParams {
  /** Orb ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** ID of a shared payment token to pay with instead. */
  shared_payment_token_id?: string
}

/** Params of invoices.mark_paid. */
export interface InvoicesMarkPaidParams {
  /** Orb ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** Date of the payment, in the form YYYY-MM-DD. */
  payment_received_date: string
  /** Your own ID of the payment. */
  external_id?: string
  /** Note on the payment. */
  notes?: string
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

/** Params of invoice_line_items.create. Needs item_id, or name. */
export interface InvoiceLineItemsCreateParams {
  /** Orb ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** Total of the line, as a decimal in the invoice's currency. */
  amount: string
  /** Number of units. */
  quantity: number
  /** First day of the service period, in the form YYYY-MM-DD. */
  start_date: string
  /** Last day of the service period, in the form YYYY-MM-DD. */
  end_date: string
  /** Orb ID of the item of the line. */
  item_id?: string
  /** Name of the line. Defaults to the item's name. */
  name?: string
}

/** Params of invoice_line_items.delete. */
export interface InvoiceLineItemsDeleteParams {
  /** Orb ID of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** Orb ID of the line, as `invoices.get` returns it. */
  line_item_id: string
}

/** Params of credit_notes.list. */
export interface CreditNotesListParams {
  /** Maximum number of records per page, 1 to 100. Defaults to 50. (1 to 100; default 50) */
  limit?: number
  /** The `next_cursor` value of the previous page. */
  cursor?: string
}

/** Params of credit_notes.get. */
export interface CreditNotesGetParams {
  /** Orb ID of the credit note, as `credit_notes.list` returns it. */
  credit_note_id: string
}

/** Params of credit_notes.create. Needs end_date with start_date. Needs start_date with end_date. */
export interface CreditNotesCreateParams {
  /** Invoice lines to credit. (at least 1 items) */
  line_items: {
    /** Orb ID of the invoice line. */
    invoice_line_item_id: string
    /** Amount to credit, as a decimal. */
    amount: string
    /** First day of the credited period, in the form YYYY-MM-DD. */
    start_date?: string
    /** Last day of the credited period, in the form YYYY-MM-DD. */
    end_date?: string
  }[]
  /** Reason for the credit note. */
  reason: "duplicate" | "fraudulent" | "order_change" | "product_unsatisfactory"
  /** Note to show on the credit note. */
  memo?: string
  /** First day of the credited service period, in the form YYYY-MM-DD. */
  start_date?: string
  /** Last day of the credited service period, in the form YYYY-MM-DD. */
  end_date?: string
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
