// Generated from definitions/xero.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Xero */
    "xero": Xero
  }
}

/** Time in milliseconds since 1970, in the form `/Date(1573755038314+0000)/`. */
export type MsTime = string

export type AccountType =
  | "BANK"
  | "CURRENT"
  | "CURRLIAB"
  | "DEPRECIATN"
  | "DIRECTCOSTS"
  | "EQUITY"
  | "EXPENSE"
  | "FIXED"
  | "INVENTORY"
  | "LIABILITY"
  | "NONCURRENT"
  | "OTHERINCOME"
  | "OVERHEADS"
  | "PREPAYMENT"
  | "REVENUE"
  | "SALES"
  | "TERMLIAB"
  | "PAYG"

export type BankAccountType = ("BANK" | "CREDITCARD" | "PAYPAL" | "NONE" | "")

/** Whether line amounts exclude tax, include tax, or have no tax. */
export type LineAmountTypes = ("Exclusive" | "Inclusive" | "NoTax")

export type DocumentStatus = ("DRAFT" | "SUBMITTED" | "AUTHORISED" | "PAID" | "VOIDED" | "DELETED")

export type QuoteStatus = ("DRAFT" | "SENT" | "DECLINED" | "ACCEPTED" | "INVOICED" | "DELETED")

/** Whether line amounts exclude tax, include tax, or have no tax. */
export type QuoteLineAmountTypes = ("EXCLUSIVE" | "INCLUSIVE" | "NOTAX")

/**
 * Xero. Invoices, bills, contacts, payments, credit notes, bank transactions, purchase orders, quotes, items, accounts,
 * journals, files and reports of a Xero organization.
 */
export interface Xero {
  operations: XeroOperations
  credentials: XeroCredentials
  config: XeroConfig
}

/** The operations, by entity and action. */
export interface XeroOperations {
  /** The organization of the books. */
  organisations: {
    /** Lists the connected organisation (tenant) with its currency, financial year and tax settings. */
    list: {
      params: OrganisationsListParams
      records: Organisation[]
      meta: {}
    }
  }
  /** An account in the chart of accounts, including bank accounts. */
  accounts: {
    /** Lists the accounts in the chart of accounts, including archived ones. */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {}
    }
    /** Gets an account. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
    /** Creates an account in the chart of accounts. */
    create: {
      params: AccountsCreateParams
      records: Account
      meta: {}
    }
    /** Updates an account. Fields that you leave out keep their value. `Status` `ARCHIVED` archives the account. */
    update: {
      params: AccountsUpdateParams
      records: Account
      meta: {}
    }
    /** Deletes an unused account. To archive an account that is in use, use `accounts.update`. */
    delete: {
      params: AccountsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** A contact: a customer or supplier. */
  contacts: {
    /** Lists contacts. Filters by text, IDs or a condition. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets a contact with its groups and balances. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Creates up to 50 contacts. Reports for each contact whether it was created. */
    create: {
      params: ContactsCreateParams
      records: Contact[]
      meta: {
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
     * Updates a contact. Fields that you leave out keep their value. `ContactStatus` `ARCHIVED` archives the contact.
     */
    update: {
      params: ContactsUpdateParams
      records: Contact
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A contact group. */
  contact_groups: {
    /** Lists the contact groups. */
    list: {
      params: ContactGroupsListParams
      records: ContactGroup[]
      meta: {}
    }
    /** Gets a contact group with its contacts. */
    get: {
      params: ContactGroupsGetParams
      records: ContactGroup
      meta: {}
    }
    /** Creates a contact group. */
    create: {
      params: ContactGroupsCreateParams
      records: ContactGroup
      meta: {}
    }
    /** Updates the name of a contact group. */
    update: {
      params: ContactGroupsUpdateParams
      records: ContactGroup
      meta: {}
    }
    /** Deletes a contact group. Its contacts stay. */
    delete: {
      params: ContactGroupsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A contact in a contact group. */
  contact_group_members: {
    /** Adds a contact to a contact group. */
    create: {
      params: ContactGroupMembersCreateParams
      records: ContactRef
      meta: {}
    }
    /** Removes a contact from a contact group. */
    delete: {
      params: ContactGroupMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A sales invoice (`ACCREC`) or a supplier's bill (`ACCPAY`). */
  invoices: {
    /** Lists sales invoices and bills with their line items. Filters by status, contact, number or a condition. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets an invoice or bill with its line items. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /** Creates up to 50 invoices or bills, by default as drafts. Reports for each invoice whether it was created. */
    create: {
      params: InvoicesCreateParams
      records: Invoice[]
      meta: {
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
     * Updates an invoice or bill. Fields that you leave out keep their value. `Status` `AUTHORISED` approves the
     * invoice.
     */
    update: {
      params: InvoicesUpdateParams
      records: Invoice
      meta: {}
    }
    /** Deletes a draft or submitted invoice. With `status` `VOIDED`, voids an approved invoice without payments. */
    delete: {
      params: InvoicesDeleteParams
      records: null
      meta: {}
    }
    /** Downloads an invoice as a PDF. */
    download: {
      params: InvoicesDownloadParams
      file: true
    }
    /** Sends an approved sales invoice to its contact by email, with the organization's email settings in Xero. */
    email: {
      params: InvoicesEmailParams
      records: null
      meta: {}
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** An online invoice: the web page on which a customer views and pays an invoice. */
  online_invoices: {
    /** Gets the URL of the online invoice for a sales invoice. */
    get: {
      params: OnlineInvoicesGetParams
      records: OnlineInvoice
      meta: {}
    }
  }
  /** A repeating invoice: a template from which Xero creates invoices or bills on a schedule. */
  repeating_invoices: {
    /** Lists the templates of repeating invoices and bills. */
    list: {
      params: RepeatingInvoicesListParams
      records: RepeatingInvoice[]
      meta: {}
    }
    /** Gets the template of a repeating invoice with its schedule. */
    get: {
      params: RepeatingInvoicesGetParams
      records: RepeatingInvoice
      meta: {}
    }
  }
  /** A credit note to a customer (`ACCRECCREDIT`) or from a supplier (`ACCPAYCREDIT`). */
  credit_notes: {
    /** Lists credit notes with their line items. Filters by a condition. */
    list: {
      params: CreditNotesListParams
      records: CreditNote[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets a credit note with its line items. */
    get: {
      params: CreditNotesGetParams
      records: CreditNote
      meta: {}
    }
    /** Creates up to 50 credit notes. Reports for each credit note whether it was created. */
    create: {
      params: CreditNotesCreateParams
      records: CreditNote[]
      meta: {
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
     * Updates a credit note. Fields that you leave out keep their value. `Status` `AUTHORISED` approves the credit
     * note.
     */
    update: {
      params: CreditNotesUpdateParams
      records: CreditNote
      meta: {}
    }
    /** Deletes a draft credit note. With `status` `VOIDED`, voids an approved credit note. */
    delete: {
      params: CreditNotesDeleteParams
      records: null
      meta: {}
    }
    /** Downloads a credit note as a PDF. */
    download: {
      params: CreditNotesDownloadParams
      file: true
    }
    search: {
      fields: CreditNotesSearchFields
    }
  }
  /** An allocation: the part of a credit note that is applied to an invoice. */
  credit_note_allocations: {
    /** Creates an allocation: applies a credit note to an invoice of the same contact. */
    create: {
      params: CreditNoteAllocationsCreateParams
      records: Allocation
      meta: {}
    }
    /** Deletes an allocation of a credit note to an invoice. */
    delete: {
      params: CreditNoteAllocationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A payment of an invoice, bill, credit note, prepayment or overpayment. */
  payments: {
    /** Lists payments. Filters by a condition. */
    list: {
      params: PaymentsListParams
      records: Payment[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets a payment. */
    get: {
      params: PaymentsGetParams
      records: Payment
      meta: {}
    }
    /** Creates a payment of an approved invoice or bill, or a refund of a credit note. */
    create: {
      params: PaymentsCreateParams
      records: Payment
      meta: {}
    }
    /** Deletes a payment that is not reconciled. */
    delete: {
      params: PaymentsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: PaymentsSearchFields
    }
  }
  /** A batch payment: several payments that appear as one line in the bank account. */
  batch_payments: {
    /** Lists batch payments. Filters by a condition. */
    list: {
      params: BatchPaymentsListParams
      records: BatchPayment[]
      meta: {}
    }
    /** Gets a batch payment. */
    get: {
      params: BatchPaymentsGetParams
      records: BatchPayment
      meta: {}
    }
    /** Creates a batch payment of several invoices or bills. */
    create: {
      params: BatchPaymentsCreateParams
      records: BatchPayment
      meta: {}
    }
    /** Deletes a batch payment. */
    delete: {
      params: BatchPaymentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A bank transaction: money spent from or received in a bank account. */
  bank_transactions: {
    /** Lists bank transactions (money spent and received). Filters by a condition. */
    list: {
      params: BankTransactionsListParams
      records: BankTransaction[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets a bank transaction with its line items. */
    get: {
      params: BankTransactionsGetParams
      records: BankTransaction
      meta: {}
    }
    /** Creates up to 50 bank transactions. Reports for each bank transaction whether it was created. */
    create: {
      params: BankTransactionsCreateParams
      records: BankTransaction[]
      meta: {
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
    /** Updates a bank transaction. Fields that you leave out keep their value. */
    update: {
      params: BankTransactionsUpdateParams
      records: BankTransaction
      meta: {}
    }
    /** Deletes a bank transaction that is not reconciled. */
    delete: {
      params: BankTransactionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BankTransactionsSearchFields
    }
  }
  /** A bank transfer between two bank accounts of the organization. */
  bank_transfers: {
    /** Lists bank transfers. Filters by a condition. */
    list: {
      params: BankTransfersListParams
      records: BankTransfer[]
      meta: {}
    }
    /** Gets a bank transfer. */
    get: {
      params: BankTransfersGetParams
      records: BankTransfer
      meta: {}
    }
    /** Creates a bank transfer between two bank accounts. */
    create: {
      params: BankTransfersCreateParams
      records: BankTransfer
      meta: {}
    }
    /** Deletes a bank transfer. */
    delete: {
      params: BankTransfersDeleteParams
      records: null
      meta: {}
    }
  }
  /** An overpayment by a customer or by the organization. */
  overpayments: {
    /** Lists overpayments with their remaining credit. Filters by a condition. */
    list: {
      params: OverpaymentsListParams
      records: Overpayment[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets an overpayment with its allocations. */
    get: {
      params: OverpaymentsGetParams
      records: Overpayment
      meta: {}
    }
  }
  /** A prepayment, made before there is an invoice. */
  prepayments: {
    /** Lists prepayments with their remaining credit. Filters by a condition. */
    list: {
      params: PrepaymentsListParams
      records: Prepayment[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets a prepayment with its allocations. */
    get: {
      params: PrepaymentsGetParams
      records: Prepayment
      meta: {}
    }
  }
  /** A purchase order to a supplier. */
  purchase_orders: {
    /** Lists purchase orders. Filters by status or date. */
    list: {
      params: PurchaseOrdersListParams
      records: PurchaseOrder[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets a purchase order with its line items. */
    get: {
      params: PurchaseOrdersGetParams
      records: PurchaseOrder
      meta: {}
    }
    /** Creates up to 50 purchase orders. Reports for each purchase order whether it was created. */
    create: {
      params: PurchaseOrdersCreateParams
      records: PurchaseOrder[]
      meta: {
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
     * Updates a purchase order. Fields that you leave out keep their value. `Status` `AUTHORISED` approves the purchase
     * order.
     */
    update: {
      params: PurchaseOrdersUpdateParams
      records: PurchaseOrder
      meta: {}
    }
    /** Deletes a purchase order that is not billed. */
    delete: {
      params: PurchaseOrdersDeleteParams
      records: null
      meta: {}
    }
    /** Downloads a purchase order as a PDF. */
    download: {
      params: PurchaseOrdersDownloadParams
      file: true
    }
    search: {
      fields: PurchaseOrdersSearchFields
    }
  }
  /** A quote to a customer, with prices. */
  quotes: {
    /** Lists quotes, 100 per page. Filters by contact, status or date. */
    list: {
      params: QuotesListParams
      records: Quote[]
      meta: {}
    }
    /** Gets a quote with its line items. */
    get: {
      params: QuotesGetParams
      records: Quote
      meta: {}
    }
    /** Creates up to 50 quotes. Reports for each quote whether it was created. */
    create: {
      params: QuotesCreateParams
      records: Quote[]
      meta: {
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
    /** Updates a quote. Requires `Contact` and `Date` in addition to the changes. */
    update: {
      params: QuotesUpdateParams
      records: Quote
      meta: {}
    }
    /** Deletes a quote. Xero requires its contact and date. */
    delete: {
      params: QuotesDeleteParams
      records: null
      meta: {}
    }
    /** Downloads a quote as a PDF. */
    download: {
      params: QuotesDownloadParams
      file: true
    }
    search: {
      fields: QuotesSearchFields
    }
  }
  /** An item that is bought or sold, identified by a code. */
  items: {
    /** Lists items. Filters by a condition. */
    list: {
      params: ItemsListParams
      records: Item[]
      meta: {}
    }
    /** Gets an item with its prices. */
    get: {
      params: ItemsGetParams
      records: Item
      meta: {}
    }
    /** Creates up to 50 items. Reports for each item whether it was created. */
    create: {
      params: ItemsCreateParams
      records: Item[]
      meta: {
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
    /** Updates an item. Fields that you leave out keep their value. `Code` is required. */
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
  /** A manual journal, which an accountant enters. */
  manual_journals: {
    /** Lists manual journals with their lines. Filters by a condition. */
    list: {
      params: ManualJournalsListParams
      records: ManualJournal[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets a manual journal with its lines. */
    get: {
      params: ManualJournalsGetParams
      records: ManualJournal
      meta: {}
    }
    /**
     * Creates up to 50 manual journals, as drafts unless `Status` is `POSTED`. Reports for each manual journal whether
     * it was created.
     */
    create: {
      params: ManualJournalsCreateParams
      records: ManualJournal[]
      meta: {
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
     * Updates a manual journal. Fields that you leave out keep their value. `Status` `POSTED` posts a draft; `VOIDED`
     * voids a posted journal.
     */
    update: {
      params: ManualJournalsUpdateParams
      records: ManualJournal
      meta: {}
    }
    search: {
      fields: ManualJournalsSearchFields
    }
  }
  /** A tax rate of line items, identified by `TaxType`. */
  tax_rates: {
    /** Lists the tax rates of the organization. */
    list: {
      params: TaxRatesListParams
      records: TaxRate[]
      meta: {}
    }
  }
  /** A currency of the organization. */
  currencies: {
    /** Lists the currencies of the organization. */
    list: {
      params: CurrenciesListParams
      records: OrganisationCurrency[]
      meta: {}
    }
    /** Adds a currency to the organization. */
    create: {
      params: CurrenciesCreateParams
      records: OrganisationCurrency
      meta: {}
    }
  }
  /** A branding theme, which sets the look and payment services of invoices. */
  branding_themes: {
    /** Lists the branding themes of invoices. */
    list: {
      params: BrandingThemesListParams
      records: BrandingTheme[]
      meta: {}
    }
  }
  /** A tracking category, such as Region, which classifies line items in addition to their account. */
  tracking_categories: {
    /** Lists tracking categories with their options. */
    list: {
      params: TrackingCategoriesListParams
      records: TrackingCategory[]
      meta: {}
    }
    /** Gets a tracking category with its options. */
    get: {
      params: TrackingCategoriesGetParams
      records: TrackingCategory
      meta: {}
    }
    /** Creates a tracking category. At most two can be active. */
    create: {
      params: TrackingCategoriesCreateParams
      records: TrackingCategory
      meta: {}
    }
    /** Updates a tracking category: renames, archives or reactivates it. */
    update: {
      params: TrackingCategoriesUpdateParams
      records: TrackingCategory
      meta: {}
    }
    /** Deletes an unused tracking category. */
    delete: {
      params: TrackingCategoriesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A tracking option of a tracking category, such as North. */
  tracking_options: {
    /** Creates a tracking option in a tracking category. */
    create: {
      params: TrackingOptionsCreateParams
      records: TrackingOption
      meta: {}
    }
    /** Updates a tracking option: renames, archives or reactivates it. */
    update: {
      params: TrackingOptionsUpdateParams
      records: TrackingOption
      meta: {}
    }
    /** Deletes an unused tracking option. */
    delete: {
      params: TrackingOptionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A user of the organization. */
  users: {
    /** Lists the users of the organization with their roles. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A budget: planned amounts of accounts by month. */
  budgets: {
    /** Lists the budgets of the organization. */
    list: {
      params: BudgetsListParams
      records: Budget[]
      meta: {}
    }
    /** Gets a budget with its amounts. */
    get: {
      params: BudgetsGetParams
      records: Budget
      meta: {}
    }
  }
  /** A history record of a document: a change or a note. */
  history: {
    /** Lists the history of a document: changes and notes. */
    list: {
      params: HistoryListParams
      records: HistoryRecord[]
      meta: {}
    }
    /** Creates a note in the history of a document, for users of the organization. */
    create: {
      params: HistoryCreateParams
      records: HistoryRecord
      meta: {}
    }
  }
  /** An attachment: a file attached to a document. */
  attachments: {
    /** Lists the attachments of a document. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Uploads an attachment to a document. Replaces an attachment with the same file name. */
    create: {
      params: AttachmentsCreateParams
      records: Attachment
      meta: {}
    }
    /** Downloads an attachment of a document. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** The profit and loss report: income and expenses in a period. */
  profit_and_loss_report: {
    /** Gets the profit and loss report for a period, optionally compared with earlier periods. */
    get: {
      params: ProfitAndLossReportGetParams
      records: Report
      meta: {}
    }
  }
  /** The balance sheet: assets, liabilities and equity on a date. */
  balance_sheet_report: {
    /** Gets the balance sheet report for a date, optionally compared with earlier periods. */
    get: {
      params: BalanceSheetReportGetParams
      records: Report
      meta: {}
    }
  }
  /** The trial balance: the balance of each account on a date. */
  trial_balance_report: {
    /** Gets the trial balance report for a date. */
    get: {
      params: TrialBalanceReportGetParams
      records: Report
      meta: {}
    }
  }
  /** The aged receivables report: amounts that a customer owes, by age. */
  aged_receivables_report: {
    /** Gets the aged receivables report for a contact: amounts that the customer owes you, by age. */
    get: {
      params: AgedReceivablesReportGetParams
      records: Report
      meta: {}
    }
  }
  /** The aged payables report: amounts owed to a supplier, by age. */
  aged_payables_report: {
    /** Gets the aged payables report for a contact: amounts that you owe the supplier, by age. */
    get: {
      params: AgedPayablesReportGetParams
      records: Report
      meta: {}
    }
  }
  /** The executive summary report: cash, profit and ratios of a month. */
  executive_summary_report: {
    /** Gets the executive summary report for a month, compared with the previous month. */
    get: {
      params: ExecutiveSummaryReportGetParams
      records: Report
      meta: {}
    }
  }
  /** The bank summary report: money received and spent in each bank account. */
  bank_summary_report: {
    /** Gets the bank summary report for a period: balances and movements of all bank accounts. */
    get: {
      params: BankSummaryReportGetParams
      records: Report
      meta: {}
    }
  }
}

/** Params of organisations.list. */
export interface OrganisationsListParams { [k: string]: never }

export interface Organisation {
  /** The organization's ID. */
  OrganisationID: string
  /** The organization's name, as shown in Xero. */
  Name?: string
  /** The organization's legal name, as shown on reports. */
  LegalName?: string
  /** Whether the organization is registered for tax with a local authority. */
  PaysTax?: boolean
  /** The organization's regional version of Xero. */
  Version?: string
  /** The organization's type, for example company or charity. */
  OrganisationType?: string
  /** The organization's type. The same value as OrganisationType. */
  OrganisationEntityType?: string
  /** The organization's base currency, as a three-letter ISO code. */
  BaseCurrency?: string
  /** The organization's country, as a two-letter ISO code. */
  CountryCode?: string
  /** Whether this is a demo company. */
  IsDemoCompany?: boolean
  /** The organization's status, usually active. */
  OrganisationStatus?: string
  /** The organization's registration number. Used outside the United States. */
  RegistrationNumber?: string
  /** The employer identification number. Used in the United States. */
  EmployerIdentificationNumber?: string
  /** The organization's tax number. */
  TaxNumber?: string
  /** The day of the month the financial year ends. */
  FinancialYearEndDay?: number
  /** The month the financial year ends, from 1 to 12. */
  FinancialYearEndMonth?: number
  /** The accounting basis for tax returns, for example cash or accruals. */
  SalesTaxBasis?: string
  /** The frequency of tax returns, for example monthly or quarterly. */
  SalesTaxPeriod?: string
  /** The default for sales: tax inclusive, exclusive or none. */
  DefaultSalesTax?: string
  /** The default for purchases: tax inclusive, exclusive or none. */
  DefaultPurchasesTax?: string
  /** The date before which most users cannot change transactions. */
  PeriodLockDate?: MsTime
  /** The date before which nobody but advisers can change transactions. */
  EndOfYearLockDate?: MsTime
  /** Creation time, in UTC. */
  CreatedDateUTC?: MsTime
  /** The organization's time zone. */
  Timezone?: string
  /** The organization's short code, for links into Xero. */
  ShortCode?: string
  /** The organization's class, reflecting the pricing plan. */
  Class?: string
  /** The edition of Xero: business or partner. */
  Edition?: string
  /** The organization's line of business, as free text. */
  LineOfBusiness?: string
  /** The organization's addresses, by type. */
  Addresses?: OrganisationAddress[]
  /** The organization's phone numbers, by type. */
  Phones?: Phone[]
  /** The organization's profile links, for example to a website. */
  ExternalLinks?: ExternalLink[]
  /** The default payment terms for bills and sales. */
  PaymentTerms?: PaymentTerms
}

export interface OrganisationAddress {
  AddressType?: "POBOX" | "STREET" | "DELIVERY"
  /** (at most 500 characters) */
  AddressLine1?: string
  /** (at most 500 characters) */
  AddressLine2?: string
  /** (at most 500 characters) */
  AddressLine3?: string
  /** (at most 500 characters) */
  AddressLine4?: string
  /** (at most 255 characters) */
  City?: string
  /** (at most 255 characters) */
  Region?: string
  /** (at most 50 characters) */
  PostalCode?: string
  /** (at most 50 characters) */
  Country?: string
  /** (at most 255 characters) */
  AttentionTo?: string
}

export interface Phone {
  PhoneType?: "DEFAULT" | "DDI" | "MOBILE" | "FAX" | "OFFICE"
  /** (at most 50 characters) */
  PhoneNumber?: string
  /** (at most 10 characters) */
  PhoneAreaCode?: string
  /** (at most 20 characters) */
  PhoneCountryCode?: string
}

export interface ExternalLink {
  LinkType?: string
  Url?: string
  Description?: string
}

export interface PaymentTerms {
  Bills?: PaymentTerm
  Sales?: PaymentTerm
}

export interface PaymentTerm {
  Day?: number
  Type?: "DAYSAFTERBILLDATE" | "DAYSAFTERBILLMONTH" | "OFCURRENTMONTH" | "OFFOLLOWINGMONTH"
}

/** Params of accounts.list. */
export interface AccountsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
}

export interface Account {
  /** The account's ID. */
  AccountID: string
  /** The account's code, as set by the organization. */
  Code?: string
  /** The account's name. */
  Name?: string
  /** The account's type, for example bank, revenue or fixed asset. */
  Type?: AccountType
  /** The bank account's number. Present for bank accounts. */
  BankAccountNumber?: string
  /** The account's status, active or archived. */
  Status?: "ACTIVE" | "ARCHIVED" | "DELETED"
  /** The account's description. Absent for bank accounts. */
  Description?: string
  /** The kind of bank account, for example bank, credit card or PayPal. */
  BankAccountType?: BankAccountType
  /** The bank account's currency. Present for bank accounts. */
  CurrencyCode?: string
  /** The tax type applied by default. */
  TaxType?: string
  /** Whether payments can be made to the account. */
  EnablePaymentsToAccount?: boolean
  /** Whether the account can be used in expense claims. */
  ShowInExpenseClaims?: boolean
  /** The account's class, derived from its type. */
  Class?: "ASSET" | "EQUITY" | "EXPENSE" | "LIABILITY" | "REVENUE"
  /** The purpose of a system account, for example accounts receivable. Absent for others. */
  SystemAccount?: string
  /** The account's reporting code. */
  ReportingCode?: string
  /** The name of the account's reporting code. */
  ReportingCodeName?: string
  /** Whether the account has attachments. */
  HasAttachments?: boolean
  /** The time of the last update, in UTC. */
  UpdatedDateUTC?: MsTime
  /** Whether the account is shown in the watchlist on the dashboard. */
  AddToWatchlist?: boolean
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of accounts.create. Needs BankAccountNumber with Type BANK. */
export interface AccountsCreateParams {
  /**
   * Code of the account, such as `200`, up to 10 characters. Not required for bank accounts. (at most 10 characters)
   */
  Code?: string
  /** Name of the account, up to 150 characters. (at most 150 characters) */
  Name: string
  /** Type of the account. */
  Type:
    | "BANK"
    | "CURRENT"
    | "CURRLIAB"
    | "DEPRECIATN"
    | "DIRECTCOSTS"
    | "EQUITY"
    | "EXPENSE"
    | "FIXED"
    | "INVENTORY"
    | "LIABILITY"
    | "NONCURRENT"
    | "OTHERINCOME"
    | "OVERHEADS"
    | "PREPAYMENT"
    | "REVENUE"
    | "SALES"
    | "TERMLIAB"
    | "PAYG"
  /** Bank account number. Required for the type `BANK`. */
  BankAccountNumber?: string
  /** Type of bank account. For the type `BANK`. */
  BankAccountType?: "BANK" | "CREDITCARD" | "PAYPAL" | "NONE" | ""
  /** Currency of a bank account. Defaults to the currency of the organization. */
  CurrencyCode?: string
  /** Description of the account. Not for bank accounts. (at most 4000 characters) */
  Description?: string
  /** Default tax type: `TaxType`, as `tax_rates.list` returns it. */
  TaxType?: string
  /** Whether payments can be made to the account. */
  EnablePaymentsToAccount?: boolean
  /** Whether expense claims can use the account. */
  ShowInExpenseClaims?: boolean
}

/** Params of accounts.update. */
export interface AccountsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Changes to the account. */
  account: {
    /** (at most 10 characters) */
    Code?: string
    /** (at most 150 characters) */
    Name?: string
    Type?:
      | "BANK"
      | "CURRENT"
      | "CURRLIAB"
      | "DEPRECIATN"
      | "DIRECTCOSTS"
      | "EQUITY"
      | "EXPENSE"
      | "FIXED"
      | "INVENTORY"
      | "LIABILITY"
      | "NONCURRENT"
      | "OTHERINCOME"
      | "OVERHEADS"
      | "PREPAYMENT"
      | "REVENUE"
      | "SALES"
      | "TERMLIAB"
      | "PAYG"
    Status?: "ACTIVE" | "ARCHIVED"
    BankAccountNumber?: string
    /** (at most 4000 characters) */
    Description?: string
    TaxType?: string
    EnablePaymentsToAccount?: boolean
    ShowInExpenseClaims?: boolean
    AddToWatchlist?: boolean
  }
}

/** Params of accounts.delete. */
export interface AccountsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of accounts, in hosted mode. */
export interface AccountsSearchFields {
  AccountID: string | null
  Code: string | null
  Name: string | null
  Type: string | null
  Class: string | null
  Status: string | null
  TaxType: string | null
  CurrencyCode: string | null
  BankAccountNumber: string | null
  SystemAccount: string | null
  ReportingCode: string | null
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** Filters by text in the name, first name, last name, contact number, company number or email address. */
  searchTerm?: string
  /** Filters by `ContactID`. */
  IDs?: string[]
  /** Whether to include archived contacts. */
  includeArchived?: boolean
  /** Whether to leave out fields that are slower to load, such as balances. */
  summaryOnly?: boolean
}

export interface Contact {
  /** The contact's ID. */
  ContactID: string
  /** The ID of the contact this one was merged into. Absent otherwise. */
  MergedToContactID?: string
  /** The contact's ID in another system, read-only in Xero's web app. */
  ContactNumber?: string
  /** The account number the organization gave the contact. */
  AccountNumber?: string
  /** The contact's status: active, archived or subject to a GDPR request. */
  ContactStatus?: "ACTIVE" | "ARCHIVED" | "GDPRREQUEST"
  /** The name of the contact's company or person. */
  Name?: string
  /** The first name of the primary person. */
  FirstName?: string
  /** The last name of the primary person. */
  LastName?: string
  /** The contact's company registration number. */
  CompanyNumber?: string
  /** The email address of the primary person. */
  EmailAddress?: string
  /** Further people at the contact, up to five. */
  ContactPersons?: ContactPerson[]
  /** The contact's bank account number. */
  BankAccountDetails?: string
  /** The contact's tax number. */
  TaxNumber?: string
  /** The kind of tax number. Used in some regions. */
  TaxNumberType?: string
  /** The default tax type for sales to the contact. */
  AccountsReceivableTaxType?: string
  /** The default tax type for purchases from the contact. */
  AccountsPayableTaxType?: string
  /** The contact's addresses, by type. */
  Addresses?: Address[]
  /** The contact's phone numbers, by type. */
  Phones?: Phone[]
  /** Whether the contact has bills. Set automatically. */
  IsSupplier?: boolean
  /** Whether the contact has sales invoices. Set automatically. */
  IsCustomer?: boolean
  /** The default tax treatment of line amounts on sales. */
  SalesDefaultLineAmountType?: string
  /** The default tax treatment of line amounts on purchases. */
  PurchasesDefaultLineAmountType?: string
  /** The contact's default currency, as a three-letter ISO code. */
  DefaultCurrency?: string
  /** The contact's network key, for exchanging invoices within Xero. */
  XeroNetworkKey?: string
  /** The code of the default account for sales. */
  SalesDefaultAccountCode?: string
  /** The code of the default account for purchases. */
  PurchasesDefaultAccountCode?: string
  /** The tracking categories used by default on sales. */
  SalesTrackingCategories?: DefaultTracking[]
  /** The tracking categories used by default on purchases. */
  PurchasesTrackingCategories?: DefaultTracking[]
  /** The contact's payment terms for bills and sales. */
  PaymentTerms?: PaymentTerms
  /** The time of the last update, in UTC. */
  UpdatedDateUTC?: MsTime
  /** The groups the contact belongs to. */
  ContactGroups?: GroupRef[]
  /** The contact's website. */
  Website?: string
  /** The contact's default branding theme. */
  BrandingTheme?: {
    BrandingThemeID?: string
    Name?: string
  }
  /** The contact's bank details for batch payments. */
  BatchPayments?: BankDetails
  /** The contact's default discount, as a percentage. */
  Discount?: number
  /** The amounts outstanding and overdue, receivable and payable. */
  Balances?: Balances
  /** Whether the contact has attachments. */
  HasAttachments?: boolean
  /** Whether the contact has validation errors. */
  HasValidationErrors?: boolean
  /** The outcome for the entry in a batch request, for example OK or ERROR. */
  StatusAttributeString?: string
}

export interface ContactPerson {
  FirstName?: string
  LastName?: string
  EmailAddress?: string
  IncludeInEmails?: boolean
}

export interface Address {
  AddressType?: "POBOX" | "STREET"
  /** (at most 500 characters) */
  AddressLine1?: string
  /** (at most 500 characters) */
  AddressLine2?: string
  /** (at most 500 characters) */
  AddressLine3?: string
  /** (at most 500 characters) */
  AddressLine4?: string
  /** (at most 255 characters) */
  City?: string
  /** (at most 255 characters) */
  Region?: string
  /** (at most 50 characters) */
  PostalCode?: string
  /** (at most 50 characters) */
  Country?: string
  /** (at most 255 characters) */
  AttentionTo?: string
}

export interface DefaultTracking {
  TrackingCategoryName?: string
  TrackingOptionName?: string
}

export interface GroupRef {
  ContactGroupID?: string
  Name?: string
  Status?: string
}

export interface BankDetails {
  BankAccountNumber?: string
  BankAccountName?: string
  Details?: string
  Code?: string
  Reference?: string
}

export interface Balances {
  AccountsReceivable?: Balance
  AccountsPayable?: Balance
}

export interface Balance {
  Outstanding?: number
  Overdue?: number
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** `ContactID` or `ContactNumber` of the contact. */
  id: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** Contacts to create, each with a unique `Name`. Up to 50. (1 to 50 items) */
  Contacts: {
    /** (at most 255 characters) */
    Name: string
    /** (at most 50 characters) */
    ContactNumber?: string
    /** (at most 50 characters) */
    AccountNumber?: string
    /** (at most 255 characters) */
    FirstName?: string
    /** (at most 255 characters) */
    LastName?: string
    /** (at most 50 characters) */
    CompanyNumber?: string
    /** (at most 255 characters) */
    EmailAddress?: string
    ContactPersons?: {
      FirstName?: string
      LastName?: string
      EmailAddress?: string
      IncludeInEmails?: boolean
    }[]
    BankAccountDetails?: string
    /** (at most 50 characters) */
    TaxNumber?: string
    AccountsReceivableTaxType?: string
    AccountsPayableTaxType?: string
    Addresses?: {
      AddressType?: "POBOX" | "STREET"
      /** (at most 500 characters) */
      AddressLine1?: string
      /** (at most 500 characters) */
      AddressLine2?: string
      /** (at most 500 characters) */
      AddressLine3?: string
      /** (at most 500 characters) */
      AddressLine4?: string
      /** (at most 255 characters) */
      City?: string
      /** (at most 255 characters) */
      Region?: string
      /** (at most 50 characters) */
      PostalCode?: string
      /** (at most 50 characters) */
      Country?: string
      /** (at most 255 characters) */
      AttentionTo?: string
    }[]
    Phones?: {
      PhoneType?: "DEFAULT" | "DDI" | "MOBILE" | "FAX" | "OFFICE"
      /** (at most 50 characters) */
      PhoneNumber?: string
      /** (at most 10 characters) */
      PhoneAreaCode?: string
      /** (at most 20 characters) */
      PhoneCountryCode?: string
    }[]
    /** Currency, as a three-letter code. */
    DefaultCurrency?: string
    SalesDefaultAccountCode?: string
    PurchasesDefaultAccountCode?: string
    PaymentTerms?: {
      Bills?: {
        Day?: number
        Type?: "DAYSAFTERBILLDATE" | "DAYSAFTERBILLMONTH" | "OFCURRENTMONTH" | "OFFOLLOWINGMONTH"
      }
      Sales?: {
        Day?: number
        Type?: "DAYSAFTERBILLDATE" | "DAYSAFTERBILLMONTH" | "OFCURRENTMONTH" | "OFFOLLOWINGMONTH"
      }
    }
  }[]
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Changes to the contact. */
  contact: {
    /** (at most 255 characters) */
    Name?: string
    ContactStatus?: "ACTIVE" | "ARCHIVED"
    /** (at most 50 characters) */
    ContactNumber?: string
    /** (at most 50 characters) */
    AccountNumber?: string
    /** (at most 255 characters) */
    FirstName?: string
    /** (at most 255 characters) */
    LastName?: string
    /** (at most 50 characters) */
    CompanyNumber?: string
    /** (at most 255 characters) */
    EmailAddress?: string
    ContactPersons?: {
      FirstName?: string
      LastName?: string
      EmailAddress?: string
      IncludeInEmails?: boolean
    }[]
    BankAccountDetails?: string
    /** (at most 50 characters) */
    TaxNumber?: string
    AccountsReceivableTaxType?: string
    AccountsPayableTaxType?: string
    Addresses?: {
      AddressType?: "POBOX" | "STREET"
      /** (at most 500 characters) */
      AddressLine1?: string
      /** (at most 500 characters) */
      AddressLine2?: string
      /** (at most 500 characters) */
      AddressLine3?: string
      /** (at most 500 characters) */
      AddressLine4?: string
      /** (at most 255 characters) */
      City?: string
      /** (at most 255 characters) */
      Region?: string
      /** (at most 50 characters) */
      PostalCode?: string
      /** (at most 50 characters) */
      Country?: string
      /** (at most 255 characters) */
      AttentionTo?: string
    }[]
    Phones?: {
      PhoneType?: "DEFAULT" | "DDI" | "MOBILE" | "FAX" | "OFFICE"
      /** (at most 50 characters) */
      PhoneNumber?: string
      /** (at most 10 characters) */
      PhoneAreaCode?: string
      /** (at most 20 characters) */
      PhoneCountryCode?: string
    }[]
    /** Currency, as a three-letter code. */
    DefaultCurrency?: string
    SalesDefaultAccountCode?: string
    PurchasesDefaultAccountCode?: string
    PaymentTerms?: {
      Bills?: {
        Day?: number
        Type?: "DAYSAFTERBILLDATE" | "DAYSAFTERBILLMONTH" | "OFCURRENTMONTH" | "OFFOLLOWINGMONTH"
      }
      Sales?: {
        Day?: number
        Type?: "DAYSAFTERBILLDATE" | "DAYSAFTERBILLMONTH" | "OFCURRENTMONTH" | "OFFOLLOWINGMONTH"
      }
    }
  }
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  ContactID: string | null
  Name: string | null
  FirstName: string | null
  LastName: string | null
  EmailAddress: string | null
  ContactNumber: string | null
  AccountNumber: string | null
  ContactStatus: string | null
  IsCustomer: boolean | null
  IsSupplier: boolean | null
  TaxNumber: string | null
  CompanyNumber: string | null
  DefaultCurrency: string | null
}

/** Params of contact_groups.list. */
export interface ContactGroupsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
}

export interface ContactGroup {
  /** The contact group's ID. */
  ContactGroupID: string
  /** The contact group's name. */
  Name?: string
  /** The contact group's status, active or deleted. */
  Status?: "ACTIVE" | "DELETED"
  /** The contacts in the group. */
  Contacts?: ContactRef[]
}

export interface ContactRef {
  ContactID?: string
  ContactNumber?: string
  Name?: string
}

/** Params of contact_groups.get. */
export interface ContactGroupsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of contact_groups.create. */
export interface ContactGroupsCreateParams {
  /** Name of the contact group. */
  Name: string
}

/** Params of contact_groups.update. */
export interface ContactGroupsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** New name of the contact group. */
  Name: string
}

/** Params of contact_groups.delete. */
export interface ContactGroupsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of contact_group_members.create. */
export interface ContactGroupMembersCreateParams {
  /** `ContactGroupID` of the group, as `contact_groups.list` returns it. */
  group_id: string
  /** `ContactID` of the contact to add, as `contacts.list` returns it. */
  contact_id: string
}

/** Params of contact_group_members.delete. */
export interface ContactGroupMembersDeleteParams {
  /** `ContactID` of the contact to remove. */
  id: string
  /** `ContactGroupID` of the group, as `contact_groups.list` returns it. */
  group_id: string
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** Filters by `InvoiceID`. */
  IDs?: string[]
  /** Filters by invoice number. */
  InvoiceNumbers?: string[]
  /** Filters by contact: `ContactID`. */
  ContactIDs?: string[]
  /** Filters by status. `AUTHORISED` invoices are awaiting payment. */
  Statuses?: ("DRAFT" | "SUBMITTED" | "AUTHORISED" | "PAID" | "VOIDED" | "DELETED")[]
  /** Filters by text in the number or reference. */
  searchTerm?: string
  /** Whether to return only invoices that your app created. */
  createdByMyApp?: boolean
  /** Whether to include archived invoices. */
  includeArchived?: boolean
  /** Whether to leave out line items and payments, which is faster. */
  summaryOnly?: boolean
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

export interface Invoice {
  /** The invoice's ID. */
  InvoiceID: string
  /** The kind of invoice: ACCREC for sales, ACCPAY for bills. */
  Type?: string
  /** The invoice's number, as shown to the contact. */
  InvoiceNumber?: string
  /** The invoice's reference. Used on sales invoices. */
  Reference?: string
  /** The contact the invoice is for. */
  Contact?: ContactRef
  /** The lines of the invoice. */
  LineItems?: Line[]
  /** The invoice's date. */
  Date?: MsTime
  /** The invoice's date, in ISO 8601 form. */
  DateString?: string
  /** The date the invoice is due. */
  DueDate?: MsTime
  /** The due date, in ISO 8601 form. */
  DueDateString?: string
  /** The tax treatment of line amounts: inclusive, exclusive or no tax. */
  LineAmountTypes?: LineAmountTypes
  /** The ID of the branding theme used. */
  BrandingThemeID?: string
  /** The address of a source document, set by the app. */
  Url?: string
  /** The invoice's currency, as a three-letter ISO code. */
  CurrencyCode?: string
  /** The rate to the base currency on the invoice's date. */
  CurrencyRate?: number
  /** The invoice's status, for example draft, authorized or paid. */
  Status?: DocumentStatus
  /** Whether the invoice is marked as sent to the contact. */
  SentToContact?: boolean
  /** The date payment is expected. Used on sales invoices. */
  ExpectedPaymentDate?: MsTime
  /** The date payment is planned. Used on bills. */
  PlannedPaymentDate?: MsTime
  /** The deduction under the Construction Industry Scheme. Used in the United Kingdom. */
  CISDeduction?: number
  /** The Construction Industry Scheme's rate, as a percentage. Used in the United Kingdom. */
  CISRate?: number
  /** The invoice's total before tax. */
  SubTotal?: number
  /** The invoice's total tax. */
  TotalTax?: number
  /** The invoice's total, with tax. */
  Total?: number
  /** The total of the discounts on the lines. */
  TotalDiscount?: number
  /** The ID of the repeating invoice behind this one. Absent otherwise. */
  RepeatingInvoiceID?: string
  /** Whether the invoice has attachments. */
  HasAttachments?: boolean
  /** Whether any line carries a discount. */
  IsDiscounted?: boolean
  /** The payments made on the invoice. */
  Payments?: PaymentRef[]
  /** The prepayments applied to the invoice. */
  Prepayments?: PrepaymentRef[]
  /** The overpayments applied to the invoice. */
  Overpayments?: OverpaymentRef[]
  /** The credit notes applied to the invoice. */
  CreditNotes?: CreditNoteRef[]
  /** The amount still to be paid. */
  AmountDue?: number
  /** The amount paid so far. */
  AmountPaid?: number
  /** The amount covered by credit notes, prepayments and overpayments. */
  AmountCredited?: number
  /** The date the invoice was paid in full. Absent before that. */
  FullyPaidOnDate?: MsTime
  /** The time of the last update, in UTC. */
  UpdatedDateUTC?: MsTime
  /** The time of the last update, in ISO 8601 form. */
  UpdatedDateUTCString?: string
  /** Whether the invoice has errors. */
  HasErrors?: boolean
  /** The outcome for the entry in a batch request, for example OK or ERROR. */
  StatusAttributeString?: string
  /** The warnings about the invoice. */
  Warnings?: Warning[]
}

export interface Line {
  LineItemID?: string
  Description?: string
  Quantity?: number
  UnitAmount?: number
  ItemCode?: string
  AccountCode?: string
  AccountID?: string
  TaxType?: string
  TaxAmount?: number
  LineAmount?: number
  Item?: {
    ItemID?: string
    Code?: string
    Name?: string
  }
  Tracking?: Tracking[]
  DiscountRate?: number
  DiscountAmount?: number
}

export interface Tracking {
  TrackingCategoryID?: string
  TrackingOptionID?: string
  Name?: string
  Option?: string
}

export interface PaymentRef {
  PaymentID?: string
  Date?: MsTime
  Amount?: number
  CurrencyRate?: number
  Reference?: string
}

export interface PrepaymentRef {
  PrepaymentID?: string
  AppliedAmount?: number
  Date?: MsTime
  Total?: number
}

export interface OverpaymentRef {
  OverpaymentID?: string
  AppliedAmount?: number
  Date?: MsTime
  Total?: number
}

export interface CreditNoteRef {
  CreditNoteID?: string
  CreditNoteNumber?: string
  AppliedAmount?: number
  Date?: MsTime
  Total?: number
}

export interface Warning {
  Message?: string
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  /** `InvoiceID` or `InvoiceNumber` of the invoice or bill. */
  id: string
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of invoices.create. */
export interface InvoicesCreateParams {
  /** Invoices and bills to create, each with type, contact and line items. Up to 50. (1 to 50 items) */
  Invoices: {
    /** Type of the invoice: `ACCREC` for a sales invoice, `ACCPAY` for a bill. */
    Type: "ACCREC" | "ACCPAY"
    Contact: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    LineItems: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    Date?: string
    DueDate?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    /** (at most 255 characters) */
    InvoiceNumber?: string
    Reference?: string
    BrandingThemeID?: string
    Url?: string
    /** Currency, as a three-letter code. */
    CurrencyCode?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED"
    SentToContact?: boolean
    ExpectedPaymentDate?: string
    PlannedPaymentDate?: string
  }[]
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of invoices.update. */
export interface InvoicesUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /**
   * Changes to the invoice. Line items that you provide replace all current ones; include the `LineItemID` of each one
   * to keep.
   */
  invoice: {
    Contact?: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    LineItems?: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    Date?: string
    DueDate?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    /** (at most 255 characters) */
    InvoiceNumber?: string
    Reference?: string
    BrandingThemeID?: string
    Url?: string
    /** Currency, as a three-letter code. */
    CurrencyCode?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED" | "VOIDED" | "DELETED"
    SentToContact?: boolean
    ExpectedPaymentDate?: string
    PlannedPaymentDate?: string
  }
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of invoices.delete. */
export interface InvoicesDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** New status. Use `VOIDED` for approved invoices. Defaults to `DELETED`. (default "DELETED") */
  status?: "DELETED" | "VOIDED"
}

/** Params of invoices.download. */
export interface InvoicesDownloadParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of invoices.email. */
export interface InvoicesEmailParams {
  /** `InvoiceID` of the invoice, as `invoices.list` returns it. */
  id: string
}

/** Searchable fields of invoices, in hosted mode. */
export interface InvoicesSearchFields {
  InvoiceID: string | null
  InvoiceNumber: string | null
  Type: string | null
  Status: string | null
  Reference: string | null
  ContactID: string | null
  ContactName: string | null
  CurrencyCode: string | null
  Total: number | null
  AmountDue: number | null
  AmountPaid: number | null
  DateString: string | null
  DueDateString: string | null
}

/** Params of online_invoices.get. */
export interface OnlineInvoicesGetParams {
  /** `InvoiceID` of the invoice, as `invoices.list` returns it. */
  id: string
}

export interface OnlineInvoice {
  OnlineInvoiceUrl: string
}

/** Params of repeating_invoices.list. */
export interface RepeatingInvoicesListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
}

export interface RepeatingInvoice {
  /** The repeating invoice's ID. */
  RepeatingInvoiceID: string
  /** The kind of invoice: ACCREC for sales, ACCPAY for bills. */
  Type?: string
  /** The contact the invoices are for. */
  Contact?: ContactRef
  /** The schedule the invoices are created on. */
  Schedule?: Schedule
  /** The lines put on each invoice. */
  LineItems?: Line[]
  /** The tax treatment of line amounts: inclusive, exclusive or no tax. */
  LineAmountTypes?: LineAmountTypes
  /** The reference put on each sales invoice. */
  Reference?: string
  /** The ID of the branding theme used. */
  BrandingThemeID?: string
  /** The invoices' currency, as a three-letter ISO code. */
  CurrencyCode?: string
  /** The status of the template, also given to the invoices created. */
  Status?: "DRAFT" | "AUTHORISED" | "DELETED"
  /** The total of each invoice before tax. */
  SubTotal?: number
  /** The total tax of each invoice. */
  TotalTax?: number
  /** The total of each invoice, with tax. */
  Total?: number
  /** Whether the template has attachments. */
  HasAttachments?: boolean
  /** Whether each invoice is emailed once created. */
  ApprovedForSending?: boolean
  /** Whether the sender receives a copy of the email. */
  SendCopy?: boolean
  /** Whether each invoice is marked as sent. */
  MarkAsSent?: boolean
  /** Whether the email includes the invoice as a PDF. */
  IncludePDF?: boolean
}

export interface Schedule {
  Period?: number
  Unit?: "WEEKLY" | "MONTHLY"
  DueDate?: number
  DueDateType?:
    | "DAYSAFTERBILLDATE"
    | "DAYSAFTERBILLMONTH"
    | "DAYSAFTERINVOICEDATE"
    | "DAYSAFTERINVOICEMONTH"
    | "OFCURRENTMONTH"
    | "OFFOLLOWINGMONTH"
  StartDate?: MsTime
  NextScheduledDate?: MsTime
  EndDate?: MsTime
}

/** Params of repeating_invoices.get. */
export interface RepeatingInvoicesGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of credit_notes.list. */
export interface CreditNotesListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

export interface CreditNote {
  /** The credit note's ID. */
  CreditNoteID: string
  /** The credit note's number, as shown to the contact. */
  CreditNoteNumber?: string
  /** The kind of credit note, for sales or for purchases. */
  Type?: "ACCPAYCREDIT" | "ACCRECCREDIT"
  /** The contact the credit note is for. */
  Contact?: ContactRef
  /** The credit note's date. */
  Date?: MsTime
  /** The credit note's date, in ISO 8601 form. */
  DateString?: string
  /** The date the credit note is due. */
  DueDate?: MsTime
  /** The credit note's status, for example draft, authorized or paid. */
  Status?: DocumentStatus
  /** The tax treatment of line amounts: inclusive, exclusive or no tax. */
  LineAmountTypes?: LineAmountTypes
  /** The lines of the credit note. */
  LineItems?: Line[]
  /** The credit note's total before tax. */
  SubTotal?: number
  /** The credit note's total tax. */
  TotalTax?: number
  /** The credit note's total, with tax. */
  Total?: number
  /** The deduction under the Construction Industry Scheme. Used in the United Kingdom. */
  CISDeduction?: number
  /** The Construction Industry Scheme's rate, as a percentage. Used in the United Kingdom. */
  CISRate?: number
  /** The time of the last update, in UTC. */
  UpdatedDateUTC?: MsTime
  /** The time of the last update, in ISO 8601 form. */
  UpdatedDateUTCString?: string
  /** The credit note's currency, as a three-letter ISO code. */
  CurrencyCode?: string
  /** The rate to the base currency on the credit note's date. */
  CurrencyRate?: number
  /** The date the credit note was used up or refunded. Absent before that. */
  FullyPaidOnDate?: MsTime
  /** The credit note's reference. Used on sales. */
  Reference?: string
  /** Whether the credit note is marked as sent to the contact. */
  SentToContact?: boolean
  /** The credit not used yet. */
  RemainingCredit?: number
  /** The amounts applied to invoices. */
  Allocations?: AllocationRef[]
  /** The credit used so far. */
  AppliedAmount?: number
  /** The refunds paid on the credit note. */
  Payments?: PaymentRef[]
  /** The ID of the branding theme used. */
  BrandingThemeID?: string
  /** Whether the credit note has attachments. */
  HasAttachments?: boolean
  /** Whether the credit note has errors. */
  HasErrors?: boolean
  /** The outcome for the entry in a batch request, for example OK or ERROR. */
  StatusAttributeString?: string
  /** The warnings about the credit note. */
  Warnings?: Warning[]
}

export interface AllocationRef {
  AllocationID?: string
  Invoice?: InvoiceRef
  Amount?: number
  Date?: MsTime
  IsDeleted?: boolean
}

export interface InvoiceRef {
  InvoiceID?: string
  InvoiceNumber?: string
  Type?: string
  Contact?: ContactRef
  CurrencyCode?: string
}

/** Params of credit_notes.get. */
export interface CreditNotesGetParams {
  /** `CreditNoteID` or `CreditNoteNumber` of the credit note. */
  id: string
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of credit_notes.create. */
export interface CreditNotesCreateParams {
  /** Credit notes to create, each with type and contact. Up to 50. (1 to 50 items) */
  CreditNotes: {
    /** Type of the credit note: `ACCRECCREDIT` to a customer, `ACCPAYCREDIT` from a supplier. */
    Type: "ACCRECCREDIT" | "ACCPAYCREDIT"
    Contact: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    LineItems?: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    Date?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    CreditNoteNumber?: string
    Reference?: string
    BrandingThemeID?: string
    /** Currency, as a three-letter code. */
    CurrencyCode?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED"
  }[]
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of credit_notes.update. */
export interface CreditNotesUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /**
   * Changes to the credit note. Line items that you provide replace all current ones; include the `LineItemID` of each
   * one to keep.
   */
  credit_note: {
    Contact?: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    LineItems?: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    Date?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    CreditNoteNumber?: string
    Reference?: string
    BrandingThemeID?: string
    /** Currency, as a three-letter code. */
    CurrencyCode?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED" | "VOIDED" | "DELETED"
  }
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of credit_notes.delete. */
export interface CreditNotesDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** New status. Use `VOIDED` for approved credit notes. Defaults to `DELETED`. (default "DELETED") */
  status?: "DELETED" | "VOIDED"
}

/** Params of credit_notes.download. */
export interface CreditNotesDownloadParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of credit_notes, in hosted mode. */
export interface CreditNotesSearchFields {
  CreditNoteID: string | null
  CreditNoteNumber: string | null
  Type: string | null
  Status: string | null
  Reference: string | null
  ContactID: string | null
  ContactName: string | null
  CurrencyCode: string | null
  Total: number | null
  RemainingCredit: number | null
  DateString: string | null
}

/** Params of credit_note_allocations.create. */
export interface CreditNoteAllocationsCreateParams {
  /** `CreditNoteID` of the credit note, as `credit_notes.list` returns it. */
  credit_note_id: string
  /** `InvoiceID` of the invoice, as `invoices.list` returns it. */
  invoice_id: string
  /** Amount to apply, at most the amount due. */
  amount: number
  /** Date of the allocation, not before the date of the credit note. */
  date: string
}

export interface Allocation {
  AllocationID?: string
  Invoice?: InvoiceRef
  CreditNote?: CreditNoteRef
  Amount?: number
  Date?: MsTime
  IsDeleted?: boolean
  StatusAttributeString?: string
}

/** Params of credit_note_allocations.delete. */
export interface CreditNoteAllocationsDeleteParams {
  /** `AllocationID` of the allocation. */
  id: string
  /** `CreditNoteID` of the credit note, as `credit_notes.list` returns it. */
  credit_note_id: string
}

/** Params of payments.list. */
export interface PaymentsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
}

export interface Payment {
  /** The payment's ID. */
  PaymentID: string
  /** The invoice paid. Absent for other payments. */
  Invoice?: InvoiceRef
  /** The credit note refunded. Absent for other payments. */
  CreditNote?: CreditNoteRef
  /** The prepayment refunded. Absent for other payments. */
  Prepayment?: PrepaymentRef
  /** The overpayment refunded. Absent for other payments. */
  Overpayment?: OverpaymentRef
  /** The bank account the payment was made from or into. */
  Account?: AccountRef
  /** The payment's date. */
  Date?: MsTime
  /** The rate to the base currency for the payment. */
  CurrencyRate?: number
  /** The amount paid, in the invoice's currency. */
  Amount?: number
  /** The amount paid, in the bank account's currency. */
  BankAmount?: number
  /** The payment's reference. */
  Reference?: string
  /** Whether the payment is reconciled with the bank statement. */
  IsReconciled?: boolean
  /** The payment's status, authorized or deleted. */
  Status?: "AUTHORISED" | "DELETED"
  /** The kind of payment, by the document paid or refunded. */
  PaymentType?:
    | "ACCRECPAYMENT"
    | "ACCPAYPAYMENT"
    | "ARCREDITPAYMENT"
    | "APCREDITPAYMENT"
    | "AROVERPAYMENTPAYMENT"
    | "ARPREPAYMENTPAYMENT"
    | "APPREPAYMENTPAYMENT"
    | "APOVERPAYMENTPAYMENT"
  /** The time of the last update, in UTC. */
  UpdatedDateUTC?: MsTime
  /** The time of the last update, in ISO 8601 form. */
  UpdatedDateUTCString?: string
  /** The ID of the batch the payment belongs to. Absent outside batches. */
  BatchPaymentID?: string
  /** The number of the supplier's bank account. */
  BankAccountNumber?: string
  /** The particulars shown on the bank statement. Used in New Zealand. */
  Particulars?: string
  /** The information shown on the supplier's bank statement. */
  Details?: string
  /** Whether the payment has an account. */
  HasAccount?: boolean
  /** Whether the payment has validation errors. */
  HasValidationErrors?: boolean
  /** The outcome for the entry in a batch request, for example OK or ERROR. */
  StatusAttributeString?: string
}

export interface AccountRef {
  AccountID?: string
  Code?: string
  Name?: string
}

/** Params of payments.get. */
export interface PaymentsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/**
 * Params of payments.create. Needs Invoice, or CreditNote, or Prepayment, or Overpayment. Takes only one of Invoice,
 * CreditNote, Prepayment, Overpayment.
 */
export interface PaymentsCreateParams {
  /** Invoice or bill to pay. */
  Invoice?: {
    InvoiceID?: string
    InvoiceNumber?: string
  }
  /** Credit note to refund. */
  CreditNote?: {
    CreditNoteID?: string
    CreditNoteNumber?: string
  }
  /** Prepayment to refund. */
  Prepayment?: {
    PrepaymentID: string
  }
  /** Overpayment to refund. */
  Overpayment?: {
    OverpaymentID: string
  }
  /** Account that receives or makes the payment, by `Code` or `AccountID`. */
  Account: {
    Code?: string
    AccountID?: string
  }
  /** Amount of the payment, at most the amount due. */
  Amount: number
  /** Date of the payment. Defaults to the current date. */
  Date?: string
  /** Reference of the payment. */
  Reference?: string
  /** Exchange rate, if the currency differs from the organization's currency. */
  CurrencyRate?: number
  /** Whether to mark the payment as reconciled immediately. */
  IsReconciled?: boolean
}

/** Params of payments.delete. */
export interface PaymentsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of payments, in hosted mode. */
export interface PaymentsSearchFields {
  PaymentID: string | null
  PaymentType: string | null
  Status: string | null
  Reference: string | null
  Amount: number | null
  CurrencyRate: number | null
  IsReconciled: boolean | null
  BatchPaymentID: string | null
}

/** Params of batch_payments.list. */
export interface BatchPaymentsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
}

export interface BatchPayment {
  /** The batch payment's ID. */
  BatchPaymentID: string
  /** The bank account the batch was paid from or into. */
  Account?: AccountRef
  /** The reference shown on the bank statement. Used in New Zealand. */
  Reference?: string
  /** The particulars shown on the bank statement. Used in New Zealand. */
  Particulars?: string
  /** The code shown on the bank statement. Used in New Zealand. */
  Code?: string
  /** The details sent to the bank as a reference. Used outside New Zealand. */
  Details?: string
  /** The narrative shown on the statement line in Xero. Used in the United Kingdom. */
  Narrative?: string
  /** The batch's date, in ISO 8601 form. */
  DateString?: string
  /** The batch's date. */
  Date?: MsTime
  /** The payments in the batch. */
  Payments?: Payment[]
  /** The kind of batch: PAYBATCH for bills, RECBATCH for sales invoices. */
  Type?: "PAYBATCH" | "RECBATCH"
  /** The batch payment's status, authorized or deleted. */
  Status?: "AUTHORISED" | "DELETED"
  /** The total of the batch. */
  TotalAmount?: number
  /** The time of the last update, in UTC. */
  UpdatedDateUTC?: MsTime
  /** Whether the batch is reconciled with the bank statement. */
  IsReconciled?: boolean
}

/** Params of batch_payments.get. */
export interface BatchPaymentsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of batch_payments.create. */
export interface BatchPaymentsCreateParams {
  /** Bank account, by `AccountID`. */
  Account: {
    Code?: string
    AccountID?: string
  }
  /** Date of the payment. */
  Date: string
  /** Payments in the batch, each with an invoice and an amount. (at least 1 items) */
  Payments: {
    Invoice: {
      InvoiceID?: string
      InvoiceNumber?: string
    }
    Amount: number
    BankAccountNumber?: string
    Particulars?: string
    /** (at most 12 characters) */
    Code?: string
    /** (at most 255 characters) */
    Reference?: string
    Details?: string
  }[]
  /** Reference on the bank statement. For New Zealand. (at most 255 characters) */
  Reference?: string
  /** Details on the bank statement. For countries other than New Zealand. */
  Details?: string
  /** Narrative on the statement line in Xero, up to 18 characters. For the United Kingdom. (at most 18 characters) */
  Narrative?: string
}

/** Params of batch_payments.delete. */
export interface BatchPaymentsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of bank_transactions.list. */
export interface BankTransactionsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

export interface BankTransaction {
  /** The bank transaction's ID. */
  BankTransactionID: string
  /** The kind of transaction: money received, spent or transferred. */
  Type?:
    | "RECEIVE"
    | "RECEIVE-OVERPAYMENT"
    | "RECEIVE-PREPAYMENT"
    | "SPEND"
    | "SPEND-OVERPAYMENT"
    | "SPEND-PREPAYMENT"
    | "RECEIVE-TRANSFER"
    | "SPEND-TRANSFER"
  /** The contact the money came from or went to. Absent for transfers. */
  Contact?: ContactRef
  /** The lines of the bank transaction. */
  LineItems?: Line[]
  /** The bank account the transaction is in. */
  BankAccount?: AccountRef
  /** Whether the transaction is reconciled with the bank statement. */
  IsReconciled?: boolean
  /** The transaction's date. */
  Date?: MsTime
  /** The transaction's date, in ISO 8601 form. */
  DateString?: string
  /** The transaction's reference. */
  Reference?: string
  /** The transaction's currency, as a three-letter ISO code. */
  CurrencyCode?: string
  /** The rate to the base currency for the transaction. */
  CurrencyRate?: number
  /** The address of a source document, set by the app. */
  Url?: string
  /** The transaction's status: authorized, deleted or voided. */
  Status?: "AUTHORISED" | "DELETED" | "VOIDED"
  /** The tax treatment of line amounts: inclusive, exclusive or no tax. */
  LineAmountTypes?: LineAmountTypes
  /** The transaction's total before tax. */
  SubTotal?: number
  /** The transaction's total tax. */
  TotalTax?: number
  /** The transaction's total, with tax. */
  Total?: number
  /** The ID of the prepayment made. Absent for other transactions. */
  PrepaymentID?: string
  /** The ID of the overpayment made. Absent for other transactions. */
  OverpaymentID?: string
  /** The time of the last update, in UTC. */
  UpdatedDateUTC?: MsTime
  /** Whether the transaction has attachments. */
  HasAttachments?: boolean
  /** The outcome for the entry in a batch request, for example OK or ERROR. */
  StatusAttributeString?: string
}

/** Params of bank_transactions.get. */
export interface BankTransactionsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of bank_transactions.create. */
export interface BankTransactionsCreateParams {
  /** Bank transactions to create, each with its bank account. Up to 50. (1 to 50 items) */
  BankTransactions: {
    Type: "RECEIVE" | "RECEIVE-OVERPAYMENT" | "RECEIVE-PREPAYMENT" | "SPEND" | "SPEND-OVERPAYMENT" | "SPEND-PREPAYMENT"
    Contact?: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    LineItems: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    BankAccount: {
      Code?: string
      AccountID?: string
    }
    IsReconciled?: boolean
    Date?: string
    Reference?: string
    /** Currency, as a three-letter code. */
    CurrencyCode?: string
    CurrencyRate?: number
    Url?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
  }[]
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of bank_transactions.update. */
export interface BankTransactionsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /**
   * Changes to the bank transaction. Line items that you provide replace all current ones; include the `LineItemID` of
   * each one to keep.
   */
  transaction: {
    Type?: "RECEIVE" | "SPEND"
    Contact?: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    LineItems?: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    BankAccount?: {
      Code?: string
      AccountID?: string
    }
    IsReconciled?: boolean
    Date?: string
    Reference?: string
    CurrencyRate?: number
    Url?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    Status?: "AUTHORISED" | "DELETED"
  }
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of bank_transactions.delete. */
export interface BankTransactionsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of bank_transactions, in hosted mode. */
export interface BankTransactionsSearchFields {
  BankTransactionID: string | null
  Type: string | null
  Status: string | null
  Reference: string | null
  ContactID: string | null
  ContactName: string | null
  BankAccountID: string | null
  IsReconciled: boolean | null
  CurrencyCode: string | null
  Total: number | null
  DateString: string | null
}

/** Params of bank_transfers.list. */
export interface BankTransfersListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Whether to include deleted bank transfers. */
  includeDeleted?: boolean
}

export interface BankTransfer {
  BankTransferID: string
  FromBankAccount?: AccountRef
  ToBankAccount?: AccountRef
  Amount?: number
  Date?: MsTime
  DateString?: string
  CurrencyRate?: number
  FromBankTransactionID?: string
  ToBankTransactionID?: string
  FromIsReconciled?: boolean
  ToIsReconciled?: boolean
  Reference?: string
  HasAttachments?: boolean
  CreatedDateUTC?: MsTime
  Status?: "AUTHORISED" | "DELETED"
  FromTracking?: TransferTracking[]
  ToTracking?: TransferTracking[]
}

export interface TransferTracking {
  TrackingCategoryID?: string
  TrackingOptionID?: string
  Name?: string
  Option?: string
}

/** Params of bank_transfers.get. */
export interface BankTransfersGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of bank_transfers.create. */
export interface BankTransfersCreateParams {
  /** Source bank account, by `Code` or `AccountID`. */
  FromBankAccount: {
    Code?: string
    AccountID?: string
  }
  /** Destination bank account, by `Code` or `AccountID`. */
  ToBankAccount: {
    Code?: string
    AccountID?: string
  }
  /** Amount of the bank transfer. */
  Amount: number
  /** Date of the bank transfer. Defaults to the current date. */
  Date?: string
  /** Reference of the bank transfer. */
  Reference?: string
}

/** Params of bank_transfers.delete. */
export interface BankTransfersDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of overpayments.list. */
export interface OverpaymentsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** Filters by reference. */
  References?: string[]
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

export interface Overpayment {
  OverpaymentID: string
  Type?: string
  Contact?: ContactRef
  Date?: MsTime
  Status?: "AUTHORISED" | "PAID" | "VOIDED"
  LineAmountTypes?: LineAmountTypes
  LineItems?: Line[]
  SubTotal?: number
  TotalTax?: number
  Total?: number
  UpdatedDateUTC?: MsTime
  UpdatedDateUTCString?: string
  CurrencyCode?: string
  CurrencyRate?: number
  RemainingCredit?: number
  Allocations?: AllocationRef[]
  AppliedAmount?: number
  Payments?: PaymentRef[]
  HasAttachments?: boolean
  Reference?: string
}

/** Params of overpayments.get. */
export interface OverpaymentsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of prepayments.list. */
export interface PrepaymentsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** Filters by invoice number. */
  InvoiceNumbers?: string[]
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

export interface Prepayment {
  PrepaymentID: string
  Type?: string
  Contact?: ContactRef
  Date?: MsTime
  Status?: "AUTHORISED" | "PAID" | "VOIDED"
  LineAmountTypes?: LineAmountTypes
  LineItems?: Line[]
  SubTotal?: number
  TotalTax?: number
  Total?: number
  Reference?: string
  InvoiceNumber?: string
  UpdatedDateUTC?: MsTime
  UpdatedDateUTCString?: string
  CurrencyCode?: string
  CurrencyRate?: number
  BrandingThemeID?: string
  RemainingCredit?: number
  Allocations?: AllocationRef[]
  Payments?: PaymentRef[]
  AppliedAmount?: number
  HasAttachments?: boolean
}

/** Params of prepayments.get. */
export interface PrepaymentsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of purchase_orders.list. */
export interface PurchaseOrdersListParams {
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
  /** Filters by status. */
  Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED" | "BILLED" | "DELETED"
  /** Filters to purchase orders dated on or after this date. */
  DateFrom?: string
  /** Filters to purchase orders dated on or before this date. */
  DateTo?: string
}

export interface PurchaseOrder {
  PurchaseOrderID: string
  PurchaseOrderNumber?: string
  Contact?: ContactRef
  LineItems?: Line[]
  Date?: MsTime
  DateString?: string
  DeliveryDate?: MsTime
  LineAmountTypes?: LineAmountTypes
  Reference?: string
  BrandingThemeID?: string
  CurrencyCode?: string
  CurrencyRate?: number
  Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED" | "BILLED" | "DELETED"
  SentToContact?: boolean
  DeliveryAddress?: string
  AttentionTo?: string
  Telephone?: string
  DeliveryInstructions?: string
  ExpectedArrivalDate?: MsTime
  SubTotal?: number
  TotalTax?: number
  Total?: number
  TotalDiscount?: number
  HasAttachments?: boolean
  UpdatedDateUTC?: MsTime
  StatusAttributeString?: string
  Warnings?: Warning[]
}

/** Params of purchase_orders.get. */
export interface PurchaseOrdersGetParams {
  /** `PurchaseOrderID` or `PurchaseOrderNumber` of the purchase order. */
  id: string
}

/** Params of purchase_orders.create. */
export interface PurchaseOrdersCreateParams {
  /** Purchase orders to create, each with contact and line items. Up to 50. (1 to 50 items) */
  PurchaseOrders: {
    Contact: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    LineItems: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    Date?: string
    DeliveryDate?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    PurchaseOrderNumber?: string
    Reference?: string
    BrandingThemeID?: string
    /** Currency, as a three-letter code. */
    CurrencyCode?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED"
    SentToContact?: boolean
    DeliveryAddress?: string
    AttentionTo?: string
    Telephone?: string
    /** (at most 500 characters) */
    DeliveryInstructions?: string
    ExpectedArrivalDate?: string
  }[]
}

/** Params of purchase_orders.update. */
export interface PurchaseOrdersUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /**
   * Changes to the purchase order. Line items that you provide replace all current ones; include the `LineItemID` of
   * each one to keep.
   */
  purchase_order: {
    Contact?: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    LineItems?: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    Date?: string
    DeliveryDate?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    PurchaseOrderNumber?: string
    Reference?: string
    BrandingThemeID?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED" | "BILLED" | "DELETED"
    SentToContact?: boolean
    DeliveryAddress?: string
    AttentionTo?: string
    Telephone?: string
    /** (at most 500 characters) */
    DeliveryInstructions?: string
    ExpectedArrivalDate?: string
  }
}

/** Params of purchase_orders.delete. */
export interface PurchaseOrdersDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of purchase_orders.download. */
export interface PurchaseOrdersDownloadParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of purchase_orders, in hosted mode. */
export interface PurchaseOrdersSearchFields {
  PurchaseOrderID: string | null
  PurchaseOrderNumber: string | null
  Status: string | null
  Reference: string | null
  ContactID: string | null
  ContactName: string | null
  CurrencyCode: string | null
  Total: number | null
  DateString: string | null
}

/** Params of quotes.list. */
export interface QuotesListParams {
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Filters by quote number. */
  QuoteNumber?: string
  /** Filters by contact: `ContactID`. */
  ContactID?: string
  /** Filters by status. */
  Status?: "DRAFT" | "SENT" | "DECLINED" | "ACCEPTED" | "INVOICED" | "DELETED"
  /** Filters to quotes dated on or after this date. */
  DateFrom?: string
  /** Filters to quotes dated on or before this date. */
  DateTo?: string
  /** Filters to quotes that expire on or after this date. */
  ExpiryDateFrom?: string
  /** Filters to quotes that expire on or before this date. */
  ExpiryDateTo?: string
}

export interface Quote {
  QuoteID: string
  QuoteNumber?: string
  Reference?: string
  Terms?: string
  Contact?: ContactRef
  LineItems?: Line[]
  Date?: MsTime
  DateString?: string
  ExpiryDate?: MsTime
  ExpiryDateString?: string
  Status?: QuoteStatus
  CurrencyCode?: string
  CurrencyRate?: number
  SubTotal?: number
  TotalTax?: number
  Total?: number
  TotalDiscount?: number
  Title?: string
  Summary?: string
  BrandingThemeID?: string
  UpdatedDateUTC?: MsTime
  LineAmountTypes?: QuoteLineAmountTypes
  StatusAttributeString?: string
}

/** Params of quotes.get. */
export interface QuotesGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of quotes.create. */
export interface QuotesCreateParams {
  /** Quotes to create, each with contact, date and line items. Up to 50. (1 to 50 items) */
  Quotes: {
    Contact: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    Date: string
    LineItems: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    ExpiryDate?: string
    /** (at most 255 characters) */
    QuoteNumber?: string
    /** (at most 4000 characters) */
    Reference?: string
    /** (at most 4000 characters) */
    Terms?: string
    /** (at most 100 characters) */
    Title?: string
    /** (at most 3000 characters) */
    Summary?: string
    BrandingThemeID?: string
    /** Currency, as a three-letter code. */
    CurrencyCode?: string
    CurrencyRate?: number
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "EXCLUSIVE" | "INCLUSIVE" | "NOTAX"
    Status?: "DRAFT" | "SENT" | "DECLINED" | "ACCEPTED" | "INVOICED" | "DELETED"
  }[]
}

/** Params of quotes.update. */
export interface QuotesUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /**
   * Changes to the quote. Line items that you provide replace all current ones; include the `LineItemID` of each one to
   * keep.
   */
  quote: {
    Contact: {
      ContactID?: string
      /** (at most 50 characters) */
      ContactNumber?: string
      /** (at most 255 characters) */
      Name?: string
    }
    Date: string
    LineItems?: {
      LineItemID?: string
      Description?: string
      Quantity?: number
      UnitAmount?: number
      ItemCode?: string
      AccountCode?: string
      TaxType?: string
      TaxAmount?: number
      LineAmount?: number
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
      DiscountRate?: number
      DiscountAmount?: number
    }[]
    ExpiryDate?: string
    /** (at most 255 characters) */
    QuoteNumber?: string
    /** (at most 4000 characters) */
    Reference?: string
    /** (at most 4000 characters) */
    Terms?: string
    /** (at most 100 characters) */
    Title?: string
    /** (at most 3000 characters) */
    Summary?: string
    BrandingThemeID?: string
    CurrencyRate?: number
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "EXCLUSIVE" | "INCLUSIVE" | "NOTAX"
    Status?: "DRAFT" | "SENT" | "DECLINED" | "ACCEPTED" | "INVOICED" | "DELETED"
  }
}

/** Params of quotes.delete. */
export interface QuotesDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** `ContactID` of the contact of the quote. */
  contact_id: string
  /** Date of the quote: the first ten characters of its `DateString`. */
  date: string
}

/** Params of quotes.download. */
export interface QuotesDownloadParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of quotes, in hosted mode. */
export interface QuotesSearchFields {
  QuoteID: string | null
  QuoteNumber: string | null
  Status: string | null
  Reference: string | null
  Title: string | null
  ContactID: string | null
  ContactName: string | null
  CurrencyCode: string | null
  Total: number | null
  DateString: string | null
  ExpiryDateString: string | null
}

/** Params of items.list. */
export interface ItemsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

export interface Item {
  ItemID: string
  Code?: string
  Name?: string
  IsSold?: boolean
  IsPurchased?: boolean
  Description?: string
  PurchaseDescription?: string
  PurchaseDetails?: Price
  SalesDetails?: Price
  InventoryAssetAccountCode?: string
  IsTrackedAsInventory?: boolean
  TotalCostPool?: number
  QuantityOnHand?: number
  UpdatedDateUTC?: MsTime
  StatusAttributeString?: string
}

export interface Price {
  UnitPrice?: number
  AccountCode?: string
  COGSAccountCode?: string
  TaxType?: string
}

/** Params of items.get. */
export interface ItemsGetParams {
  /** `ItemID` or `Code` of the item. */
  id: string
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of items.create. */
export interface ItemsCreateParams {
  /** Items to create, each with a unique `Code`. Up to 50. (1 to 50 items) */
  Items: {
    /** (at most 30 characters) */
    Code: string
    /** (at most 50 characters) */
    Name?: string
    IsSold?: boolean
    IsPurchased?: boolean
    /** (at most 4000 characters) */
    Description?: string
    /** (at most 4000 characters) */
    PurchaseDescription?: string
    SalesDetails?: {
      UnitPrice?: number
      AccountCode?: string
      COGSAccountCode?: string
      TaxType?: string
    }
    PurchaseDetails?: {
      UnitPrice?: number
      AccountCode?: string
      COGSAccountCode?: string
      TaxType?: string
    }
    InventoryAssetAccountCode?: string
  }[]
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Changes to the item, including its `Code`. */
  item: {
    /** (at most 30 characters) */
    Code: string
    /** (at most 50 characters) */
    Name?: string
    IsSold?: boolean
    IsPurchased?: boolean
    /** (at most 4000 characters) */
    Description?: string
    /** (at most 4000 characters) */
    PurchaseDescription?: string
    SalesDetails?: {
      UnitPrice?: number
      AccountCode?: string
      COGSAccountCode?: string
      TaxType?: string
    }
    PurchaseDetails?: {
      UnitPrice?: number
      AccountCode?: string
      COGSAccountCode?: string
      TaxType?: string
    }
    InventoryAssetAccountCode?: string
  }
  /** Number of decimals in unit prices: 2 or 4. Defaults to 2. */
  unitdp?: 2 | 4
}

/** Params of items.delete. */
export interface ItemsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of items, in hosted mode. */
export interface ItemsSearchFields {
  ItemID: string | null
  Code: string | null
  Name: string | null
  Description: string | null
  PurchaseDescription: string | null
  IsSold: boolean | null
  IsPurchased: boolean | null
  IsTrackedAsInventory: boolean | null
  QuantityOnHand: number | null
}

/** Params of manual_journals.list. */
export interface ManualJournalsListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
  /** Page number, starting at 1. Defaults to 1. (at least 1; default 1) */
  page?: number
  /** Maximum number of records per page, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  pageSize?: number
}

export interface ManualJournal {
  ManualJournalID: string
  Narration?: string
  JournalLines?: JournalLine[]
  Date?: MsTime
  LineAmountTypes?: LineAmountTypes
  Status?: "DRAFT" | "POSTED" | "DELETED" | "VOIDED" | "ARCHIVED"
  Url?: string
  ShowOnCashBasisReports?: boolean
  HasAttachments?: boolean
  UpdatedDateUTC?: MsTime
  StatusAttributeString?: string
  Warnings?: Warning[]
}

export interface JournalLine {
  LineAmount?: number
  AccountCode?: string
  AccountID?: string
  Description?: string
  TaxType?: string
  Tracking?: Tracking[]
  TaxAmount?: number
  IsBlank?: boolean
}

/** Params of manual_journals.get. */
export interface ManualJournalsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of manual_journals.create. */
export interface ManualJournalsCreateParams {
  /** Manual journals to create, each with lines that add up to zero. Up to 50. (1 to 50 items) */
  ManualJournals: {
    Narration: string
    JournalLines: {
      LineAmount: number
      AccountCode: string
      Description?: string
      TaxType?: string
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
    }[]
    Date?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    Status?: "DRAFT" | "POSTED"
    Url?: string
    ShowOnCashBasisReports?: boolean
  }[]
}

/** Params of manual_journals.update. */
export interface ManualJournalsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Changes to the manual journal. Journal lines that you provide replace all current ones. */
  manual_journal: {
    Narration?: string
    JournalLines?: {
      LineAmount: number
      AccountCode: string
      Description?: string
      TaxType?: string
      Tracking?: {
        TrackingCategoryID?: string
        TrackingOptionID?: string
        /** (at most 100 characters) */
        Name?: string
        Option?: string
      }[]
    }[]
    Date?: string
    /** Whether line amounts exclude tax, include tax, or have no tax. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    Status?: "DRAFT" | "POSTED" | "VOIDED" | "DELETED"
    Url?: string
    ShowOnCashBasisReports?: boolean
  }
}

/** Searchable fields of manual_journals, in hosted mode. */
export interface ManualJournalsSearchFields {
  ManualJournalID: string | null
  Narration: string | null
  Status: string | null
  LineAmountTypes: string | null
  ShowOnCashBasisReports: boolean | null
}

/** Params of tax_rates.list. */
export interface TaxRatesListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
}

export interface TaxRate {
  Name?: string
  TaxType?: string
  TaxComponents?: TaxComponent[]
  Status?: "ACTIVE" | "DELETED" | "ARCHIVED" | "PENDING"
  ReportTaxType?: string
  CanApplyToAssets?: boolean
  CanApplyToEquity?: boolean
  CanApplyToExpenses?: boolean
  CanApplyToLiabilities?: boolean
  CanApplyToRevenue?: boolean
  DisplayTaxRate?: number
  EffectiveRate?: number
}

export interface TaxComponent {
  Name?: string
  Rate?: number
  IsCompound?: boolean
  IsNonRecoverable?: boolean
}

/** Params of currencies.list. */
export interface CurrenciesListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
}

export interface OrganisationCurrency {
  Code: string
  Description?: string
}

/** Params of currencies.create. */
export interface CurrenciesCreateParams {
  /** Currency code, such as `EUR`. */
  Code: string
}

/** Params of branding_themes.list. */
export interface BrandingThemesListParams { [k: string]: never }

export interface BrandingTheme {
  BrandingThemeID: string
  Name?: string
  LogoUrl?: string
  Type?: string
  SortOrder?: number
  CreatedDateUTC?: MsTime
}

/** Params of tracking_categories.list. */
export interface TrackingCategoriesListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Whether to include archived tracking categories. */
  includeArchived?: boolean
}

export interface TrackingCategory {
  TrackingCategoryID: string
  Name?: string
  Status?: "ACTIVE" | "ARCHIVED" | "DELETED"
  Options?: TrackingOption[]
}

export interface TrackingOption {
  TrackingOptionID: string
  Name?: string
  Status?: "ACTIVE" | "ARCHIVED" | "DELETED"
  TrackingCategoryID?: string
}

/** Params of tracking_categories.get. */
export interface TrackingCategoriesGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of tracking_categories.create. */
export interface TrackingCategoriesCreateParams {
  /** Name of the tracking category, up to 100 characters. (at most 100 characters) */
  Name: string
}

/** Params of tracking_categories.update. Needs Name, or Status. */
export interface TrackingCategoriesUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** New name of the tracking category, up to 100 characters. (at most 100 characters) */
  Name?: string
  /** New status of the tracking category. */
  Status?: "ACTIVE" | "ARCHIVED"
}

/** Params of tracking_categories.delete. */
export interface TrackingCategoriesDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Params of tracking_options.create. */
export interface TrackingOptionsCreateParams {
  /** `TrackingCategoryID` of the tracking category, as `tracking_categories.list` returns it. */
  category_id: string
  /** Name of the tracking option, up to 100 characters. (at most 100 characters) */
  Name: string
}

/** Params of tracking_options.update. Needs Name, or Status. */
export interface TrackingOptionsUpdateParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** `TrackingCategoryID` of the tracking category, as `tracking_categories.list` returns it. */
  category_id: string
  /** New name of the tracking option, up to 100 characters. (at most 100 characters) */
  Name?: string
  /** New status of the tracking option. */
  Status?: "ACTIVE" | "ARCHIVED"
}

/** Params of tracking_options.delete. */
export interface TrackingOptionsDeleteParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** `TrackingCategoryID` of the tracking category, as `tracking_categories.list` returns it. */
  category_id: string
}

/** Params of users.list. */
export interface UsersListParams {
  /** Filter on fields, with operators such as `==`, `>` and `AND`. */
  where?: string
  /** Sort field, then `ASC` or `DESC`. */
  order?: string
  /** Filters to records created or modified since this time. */
  modified_since?: string
}

export interface User {
  UserID: string
  EmailAddress?: string
  FirstName?: string
  LastName?: string
  UpdatedDateUTC?: MsTime
  IsSubscriber?: boolean
  OrganisationRole?:
    | "READONLY"
    | "INVOICEONLY"
    | "STANDARD"
    | "FINANCIALADVISER"
    | "MANAGEDCLIENT"
    | "CASHBOOKCLIENT"
    | "UNKNOWN"
    | "REMOVED"
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the record, as its list returns it. */
  id: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  UserID: string | null
  EmailAddress: string | null
  FirstName: string | null
  LastName: string | null
  OrganisationRole: string | null
  IsSubscriber: boolean | null
}

/** Params of budgets.list. */
export interface BudgetsListParams {
  /** Filters by `BudgetID`. */
  IDs?: string[]
  /** Filters to amounts on or after this date, at most 24 months before `DateTo`. */
  DateFrom?: string
  /** Filters to amounts on or before this date. */
  DateTo?: string
}

export interface Budget {
  BudgetID: string
  Type?: "OVERALL" | "TRACKING"
  Description?: string
  UpdatedDateUTC?: MsTime
  BudgetLines?: BudgetLine[]
  Tracking?: Tracking[]
}

export interface BudgetLine {
  AccountID?: string
  AccountCode?: string
  BudgetBalances?: BudgetBalance[]
}

export interface BudgetBalance {
  Period?: string
  Amount?: number
  UnitAmount?: number
  Notes?: string
}

/** Params of budgets.get. */
export interface BudgetsGetParams {
  /** ID of the record, as its list returns it. */
  id: string
  /** Filters to amounts on or after this date. */
  DateFrom?: string
  /** Filters to amounts on or before this date. */
  DateTo?: string
}

/** Params of history.list. */
export interface HistoryListParams {
  /** Type of the document. */
  document:
    | "BankTransactions"
    | "BankTransfers"
    | "BatchPayments"
    | "Contacts"
    | "CreditNotes"
    | "Invoices"
    | "Items"
    | "ManualJournals"
    | "Overpayments"
    | "Payments"
    | "Prepayments"
    | "PurchaseOrders"
    | "Quotes"
    | "RepeatingInvoices"
  /** ID of the document, as the list of its type returns it. */
  document_id: string
}

export interface HistoryRecord {
  Details?: string
  Changes?: string
  User?: string
  DateUTC?: MsTime
  DateUTCString?: string
}

/** Params of history.create. */
export interface HistoryCreateParams {
  /** Type of the document. */
  document:
    | "BankTransactions"
    | "BankTransfers"
    | "BatchPayments"
    | "Contacts"
    | "CreditNotes"
    | "Invoices"
    | "Items"
    | "ManualJournals"
    | "Overpayments"
    | "Payments"
    | "Prepayments"
    | "PurchaseOrders"
    | "Quotes"
    | "RepeatingInvoices"
  /** ID of the document, as the list of its type returns it. */
  document_id: string
  /** Text of the note. */
  Details: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Type of the document. */
  document:
    | "Accounts"
    | "BankTransactions"
    | "BankTransfers"
    | "Contacts"
    | "CreditNotes"
    | "Invoices"
    | "ManualJournals"
    | "PurchaseOrders"
    | "Quotes"
    | "RepeatingInvoices"
  /** ID of the document, as the list of its type returns it. */
  document_id: string
}

export interface Attachment {
  AttachmentID: string
  FileName?: string
  Url?: string
  MimeType?: string
  ContentLength?: number
  IncludeOnline?: boolean
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** Type of the document. */
  document:
    | "Accounts"
    | "BankTransactions"
    | "BankTransfers"
    | "Contacts"
    | "CreditNotes"
    | "Invoices"
    | "ManualJournals"
    | "PurchaseOrders"
    | "Quotes"
    | "RepeatingInvoices"
  /** ID of the document, as the list of its type returns it. */
  document_id: string
  /** File name with extension, such as `receipt.pdf`. (at most 255 characters) */
  file_name: string
  /** File to attach, with its media type. */
  content: FileInput
  /** Whether the online invoice shows the attachment to the customer. For invoices and credit notes only. */
  IncludeOnline?: boolean
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** Type of the document. */
  document:
    | "Accounts"
    | "BankTransactions"
    | "BankTransfers"
    | "Contacts"
    | "CreditNotes"
    | "Invoices"
    | "ManualJournals"
    | "PurchaseOrders"
    | "Quotes"
    | "RepeatingInvoices"
  /** ID of the document, as the list of its type returns it. */
  document_id: string
  /** `AttachmentID` of the attachment, as `attachments.list` returns it. */
  id: string
  /** `MimeType` of the attachment, as `attachments.list` returns it. */
  mime_type: string
}

/** Params of profit_and_loss_report.get. */
export interface ProfitAndLossReportGetParams {
  /** Start of the period. Defaults to the start of the current month. */
  fromDate?: string
  /** End of the period. */
  toDate?: string
  /** Number of earlier periods to compare with, 1 to 12. (1 to 12) */
  periods?: number
  /** Length of each compared period. */
  timeframe?: "MONTH" | "QUARTER" | "YEAR"
  /** `TrackingCategoryID` of the tracking category to show as columns. */
  trackingCategoryID?: string
  /** `TrackingOptionID` of the single option to show for the tracking category. */
  trackingOptionID?: string
  /** `TrackingCategoryID` of a second tracking category. */
  trackingCategoryID2?: string
  /** `TrackingOptionID` of the single option to show for the second tracking category. */
  trackingOptionID2?: string
  /** Whether to use Xero's standard layout, not a custom one. */
  standardLayout?: boolean
  /** Whether to include only paid amounts (cash basis). */
  paymentsOnly?: boolean
}

export interface Report {
  ReportID?: string
  ReportName?: string
  ReportTitle?: string
  ReportType?: string
  ReportTitles?: string[]
  ReportDate?: string
  Rows?: ReportRow[]
  UpdatedDateUTC?: MsTime
  Fields?: ReportField[]
}

export interface ReportRow {
  RowType?: "Header" | "Section" | "Row" | "SummaryRow"
  Title?: string
  Cells?: ReportCell[]
  Rows?: ReportLine[]
}

export interface ReportCell {
  Value?: string
  Attributes?: ReportAttribute[]
}

export interface ReportAttribute {
  Id?: string
  Value?: string
}

export interface ReportLine {
  RowType?: "Header" | "Section" | "Row" | "SummaryRow"
  Title?: string
  Cells?: ReportCell[]
}

export interface ReportField {
  FieldID?: string
  Description?: string
  Value?: string
}

/** Params of balance_sheet_report.get. */
export interface BalanceSheetReportGetParams {
  /** Date of the report. Defaults to the end of the current month. */
  date?: string
  /** Number of earlier periods to compare with, 1 to 12. (1 to 12) */
  periods?: number
  /** Length of each compared period. */
  timeframe?: "MONTH" | "QUARTER" | "YEAR"
  /** Filters by option of a tracking category: `TrackingOptionID`. */
  trackingOptionID1?: string
  /** Filters by option of another tracking category: `TrackingOptionID`. */
  trackingOptionID2?: string
  /** Whether to use Xero's standard layout, not a custom one. */
  standardLayout?: boolean
  /** Whether to include only paid amounts (cash basis). */
  paymentsOnly?: boolean
}

/** Params of trial_balance_report.get. */
export interface TrialBalanceReportGetParams {
  /** Date of the report. Defaults to the current date. */
  date?: string
  /** Whether to include only paid amounts (cash basis). */
  paymentsOnly?: boolean
}

/** Params of aged_receivables_report.get. */
export interface AgedReceivablesReportGetParams {
  /** `ContactID` of the contact, as `contacts.list` returns it. */
  contactId: string
  /** Date of the report. Defaults to the end of the current month. */
  date?: string
  /** Filters to invoices dated on or after this date. */
  fromDate?: string
  /** Filters to invoices dated on or before this date. */
  toDate?: string
}

/** Params of aged_payables_report.get. */
export interface AgedPayablesReportGetParams {
  /** `ContactID` of the contact, as `contacts.list` returns it. */
  contactId: string
  /** Date of the report. Defaults to the end of the current month. */
  date?: string
  /** Filters to invoices dated on or after this date. */
  fromDate?: string
  /** Filters to invoices dated on or before this date. */
  toDate?: string
}

/** Params of executive_summary_report.get. */
export interface ExecutiveSummaryReportGetParams {
  /** Date within the month. Defaults to the current date. */
  date?: string
}

/** Params of bank_summary_report.get. */
export interface BankSummaryReportGetParams {
  /** Start of the period. */
  fromDate?: string
  /** End of the period. */
  toDate?: string
}

/** Credentials by auth variant. */
export interface XeroCredentials {
  oauth: XeroOauthCredentials
  custom_connection: XeroCustomConnectionCredentials
}

/** Xero account */
export interface XeroOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

/** Custom connection */
export interface XeroCustomConnectionCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
}

export interface XeroConfig {
  /** Tenant ID of the organization. Found when you sign in; if there are several organizations, you choose one. */
  tenant_id?: string
}
