// Generated from definitions/xero.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Xero */
    "xero": Xero
  }
}

/** A time, in milliseconds since 1970 between /Date( and )/. */
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

/** Whether amounts are without tax, with tax, or have none. */
export type LineAmountTypes = ("Exclusive" | "Inclusive" | "NoTax")

export type DocumentStatus = ("DRAFT" | "SUBMITTED" | "AUTHORISED" | "PAID" | "VOIDED" | "DELETED")

export type QuoteStatus = ("DRAFT" | "SENT" | "DECLINED" | "ACCEPTED" | "INVOICED" | "DELETED")

/** Whether amounts are without tax, with tax, or have none. */
export type QuoteLineAmountTypes = ("EXCLUSIVE" | "INCLUSIVE" | "NOTAX")

/**
 * Xero. Invoices, bills, contacts, payments, credit notes, bank transactions, purchase orders, quotes, items, accounts,
 * journals, files and reports of one Xero organisation.
 */
export interface Xero {
  operations: XeroOperations
  credentials: XeroCredentials
  config: XeroConfig
}

/** What can be called, by entity and action. */
export interface XeroOperations {
  /** The company whose books these are. */
  organisations: {
    /** Gets the organisation with its currency, financial year and tax settings. */
    list: {
      params: OrganisationsListParams
      records: Organisation[]
      meta: {}
    }
  }
  /** An account of the chart of accounts, bank accounts too. */
  accounts: {
    /** Lists the chart of accounts, archived accounts too. */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {}
    }
    /** Gets one account. */
    get: {
      params: AccountsGetParams
      records: Account
      meta: {}
    }
    /** Adds an account to the chart of accounts. */
    create: {
      params: AccountsCreateParams
      records: Account
      meta: {}
    }
    /** Changes what is given of an account; status ARCHIVED archives it. */
    update: {
      params: AccountsUpdateParams
      records: Account
      meta: {}
    }
    /** Deletes an account that nothing uses; others can be archived by accounts.update. */
    delete: {
      params: AccountsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** A customer or supplier. */
  contacts: {
    /** Lists contacts, all of them or those that match a text, ids or a condition. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets one contact with its groups and balances. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Makes up to 50 contacts; of each the answer says whether it was made. */
    create: {
      params: ContactsCreateParams
      records: Contact[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Changes what is given of a contact; ContactStatus ARCHIVED archives it. */
    update: {
      params: ContactsUpdateParams
      records: Contact
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** A group of contacts. */
  contact_groups: {
    /** Lists the groups of contacts. */
    list: {
      params: ContactGroupsListParams
      records: ContactGroup[]
      meta: {}
    }
    /** Gets a group with its contacts. */
    get: {
      params: ContactGroupsGetParams
      records: ContactGroup
      meta: {}
    }
    /** Makes a group of contacts. */
    create: {
      params: ContactGroupsCreateParams
      records: ContactGroup
      meta: {}
    }
    /** Renames a group of contacts. */
    update: {
      params: ContactGroupsUpdateParams
      records: ContactGroup
      meta: {}
    }
    /** Deletes a group; its contacts stay. */
    delete: {
      params: ContactGroupsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A contact in a group. */
  contact_group_members: {
    /** Adds a contact to a group. */
    create: {
      params: ContactGroupMembersCreateParams
      records: ContactRef
      meta: {}
    }
    /** Takes a contact out of a group. */
    delete: {
      params: ContactGroupMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A sales invoice (ACCREC) or a bill of a supplier (ACCPAY). */
  invoices: {
    /**
     * Lists sales invoices and bills with their lines, all of them or those of states, contacts, numbers or a
     * condition.
     */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets one invoice with its lines. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /**
     * Makes up to 50 invoices or bills, as drafts unless Status says otherwise; of each the answer says whether it was
     * made.
     */
    create: {
      params: InvoicesCreateParams
      records: Invoice[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Changes what is given of an invoice or bill; Status AUTHORISED approves it. */
    update: {
      params: InvoicesUpdateParams
      records: Invoice
      meta: {}
    }
    /** Deletes a draft or one that awaits approval; with status VOIDED it voids an approved one without payments. */
    delete: {
      params: InvoicesDeleteParams
      records: null
      meta: {}
    }
    /** Downloads the PDF of an invoice. */
    download: {
      params: InvoicesDownloadParams
      file: true
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** The sending of an invoice. */
  invoice_emails: {
    /** E-mails an approved sales invoice to its contact, as Xero is set up to do. */
    create: {
      params: InvoiceEmailsCreateParams
      records: null
      meta: {}
    }
  }
  /** The page on which a customer sees and pays an invoice. */
  online_invoices: {
    /** Gets the address of a sales invoice's page for its customer. */
    get: {
      params: OnlineInvoicesGetParams
      records: OnlineInvoice
      meta: {}
    }
  }
  /** A template from which Xero makes invoices or bills again and again. */
  repeating_invoices: {
    /** Lists the templates of repeating invoices and bills. */
    list: {
      params: RepeatingInvoicesListParams
      records: RepeatingInvoice[]
      meta: {}
    }
    /** Gets one template of repeating invoices with its schedule. */
    get: {
      params: RepeatingInvoicesGetParams
      records: RepeatingInvoice
      meta: {}
    }
  }
  /** What is credited to a customer (ACCRECCREDIT) or by a supplier (ACCPAYCREDIT). */
  credit_notes: {
    /** Lists credit notes with their lines, all of them or those that match a condition. */
    list: {
      params: CreditNotesListParams
      records: CreditNote[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets one credit note with its lines. */
    get: {
      params: CreditNotesGetParams
      records: CreditNote
      meta: {}
    }
    /** Makes up to 50 credit notes; of each the answer says whether it was made. */
    create: {
      params: CreditNotesCreateParams
      records: CreditNote[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Changes what is given of a credit note; Status AUTHORISED approves it. */
    update: {
      params: CreditNotesUpdateParams
      records: CreditNote
      meta: {}
    }
    /** Deletes a draft; with status VOIDED it voids an approved one. */
    delete: {
      params: CreditNotesDeleteParams
      records: null
      meta: {}
    }
    /** Downloads the PDF of a credit note. */
    download: {
      params: CreditNotesDownloadParams
      file: true
    }
    search: {
      fields: CreditNotesSearchFields
    }
  }
  /** The part of a credit note that pays an invoice. */
  credit_note_allocations: {
    /** Applies a credit note to an invoice of the same contact. */
    create: {
      params: CreditNoteAllocationsCreateParams
      records: Allocation
      meta: {}
    }
    /** Takes a credit note's allocation to an invoice back. */
    delete: {
      params: CreditNoteAllocationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A payment of an invoice, bill, credit note, prepayment or overpayment. */
  payments: {
    /** Lists payments, all of them or those that match a condition. */
    list: {
      params: PaymentsListParams
      records: Payment[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets one payment. */
    get: {
      params: PaymentsGetParams
      records: Payment
      meta: {}
    }
    /** Pays an approved invoice or bill: records its payment, or the refund of a credit note. */
    create: {
      params: PaymentsCreateParams
      records: Payment
      meta: {}
    }
    /** Takes a payment back that is not reconciled. */
    delete: {
      params: PaymentsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: PaymentsSearchFields
    }
  }
  /** Several payments that stand as one line in the bank account. */
  batch_payments: {
    /** Lists batches of payments, all of them or those that match a condition. */
    list: {
      params: BatchPaymentsListParams
      records: BatchPayment[]
      meta: {}
    }
    /** Gets one batch of payments. */
    get: {
      params: BatchPaymentsGetParams
      records: BatchPayment
      meta: {}
    }
    /** Pays several invoices or bills in one batch. */
    create: {
      params: BatchPaymentsCreateParams
      records: BatchPayment
      meta: {}
    }
    /** Takes a batch of payments back. */
    delete: {
      params: BatchPaymentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** Money that was spent or received at a bank account. */
  bank_transactions: {
    /** Lists money spent and received, all of it or what matches a condition. */
    list: {
      params: BankTransactionsListParams
      records: BankTransaction[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets one transaction with its lines. */
    get: {
      params: BankTransactionsGetParams
      records: BankTransaction
      meta: {}
    }
    /** Records up to 50 sums spent or received; of each the answer says whether it was made. */
    create: {
      params: BankTransactionsCreateParams
      records: BankTransaction[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Changes what is given of a sum spent or received. */
    update: {
      params: BankTransactionsUpdateParams
      records: BankTransaction
      meta: {}
    }
    /** Deletes a sum spent or received that is not reconciled. */
    delete: {
      params: BankTransactionsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BankTransactionsSearchFields
    }
  }
  /** Money moved between two bank accounts of the organisation. */
  bank_transfers: {
    /** Lists transfers between bank accounts, all of them or those that match a condition. */
    list: {
      params: BankTransfersListParams
      records: BankTransfer[]
      meta: {}
    }
    /** Gets one transfer between bank accounts. */
    get: {
      params: BankTransfersGetParams
      records: BankTransfer
      meta: {}
    }
    /** Records a transfer between two bank accounts. */
    create: {
      params: BankTransfersCreateParams
      records: BankTransfer
      meta: {}
    }
    /** Deletes a transfer between bank accounts. */
    delete: {
      params: BankTransfersDeleteParams
      records: null
      meta: {}
    }
  }
  /** What a customer or the organisation paid too much. */
  overpayments: {
    /** Lists overpayments with what is left of each, all of them or those that match a condition. */
    list: {
      params: OverpaymentsListParams
      records: Overpayment[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets one overpayment with its allocations. */
    get: {
      params: OverpaymentsGetParams
      records: Overpayment
      meta: {}
    }
  }
  /** What was paid before there was an invoice. */
  prepayments: {
    /** Lists prepayments with what is left of each, all of them or those that match a condition. */
    list: {
      params: PrepaymentsListParams
      records: Prepayment[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets one prepayment with its allocations. */
    get: {
      params: PrepaymentsGetParams
      records: Prepayment
      meta: {}
    }
  }
  /** An order to a supplier. */
  purchase_orders: {
    /** Lists purchase orders, all of them or those in a state or of some days. */
    list: {
      params: PurchaseOrdersListParams
      records: PurchaseOrder[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets one purchase order with its lines. */
    get: {
      params: PurchaseOrdersGetParams
      records: PurchaseOrder
      meta: {}
    }
    /** Makes up to 50 purchase orders; of each the answer says whether it was made. */
    create: {
      params: PurchaseOrdersCreateParams
      records: PurchaseOrder[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Changes what is given of a purchase order; Status AUTHORISED approves it. */
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
    /** Downloads the PDF of a purchase order. */
    download: {
      params: PurchaseOrdersDownloadParams
      file: true
    }
    search: {
      fields: PurchaseOrdersSearchFields
    }
  }
  /** What is offered to a customer at which price. */
  quotes: {
    /** Lists quotes, 100 on a page, all of them or those of a contact, in a state or of some days. */
    list: {
      params: QuotesListParams
      records: Quote[]
      meta: {}
    }
    /** Gets one quote with its lines. */
    get: {
      params: QuotesGetParams
      records: Quote
      meta: {}
    }
    /** Makes up to 50 quotes; of each the answer says whether it was made. */
    create: {
      params: QuotesCreateParams
      records: Quote[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Changes a quote; Contact and Date have to be given with what changes. */
    update: {
      params: QuotesUpdateParams
      records: Quote
      meta: {}
    }
    /** Deletes a quote. Xero wants its contact and date again. */
    delete: {
      params: QuotesDeleteParams
      records: null
      meta: {}
    }
    /** Downloads the PDF of a quote. */
    download: {
      params: QuotesDownloadParams
      file: true
    }
    search: {
      fields: QuotesSearchFields
    }
  }
  /** What is bought or sold, by a code. */
  items: {
    /** Lists items, all of them or those that match a condition. */
    list: {
      params: ItemsListParams
      records: Item[]
      meta: {}
    }
    /** Gets one item with its prices. */
    get: {
      params: ItemsGetParams
      records: Item
      meta: {}
    }
    /** Makes up to 50 items; of each the answer says whether it was made. */
    create: {
      params: ItemsCreateParams
      records: Item[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Changes what is given of an item; its Code has to be given. */
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
  /** A journal that an accountant writes by hand. */
  manual_journals: {
    /** Lists manual journals with their lines, all of them or those that match a condition. */
    list: {
      params: ManualJournalsListParams
      records: ManualJournal[]
      meta: {
        item_count: number | null
        page_count: number | null
      }
    }
    /** Gets one manual journal with its lines. */
    get: {
      params: ManualJournalsGetParams
      records: ManualJournal
      meta: {}
    }
    /**
     * Makes up to 50 manual journals, as drafts unless Status is POSTED; of each the answer says whether it was made.
     */
    create: {
      params: ManualJournalsCreateParams
      records: ManualJournal[]
      meta: {
        /** What became of each record that was sent, in their order. */
        outcomes: {
          /** The number of the record, from 0. */
          index: number
          /** unknown: the third party says nothing of it. */
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
    /** Changes what is given of a manual journal; Status POSTED posts a draft, VOIDED voids a posted one. */
    update: {
      params: ManualJournalsUpdateParams
      records: ManualJournal
      meta: {}
    }
    search: {
      fields: ManualJournalsSearchFields
    }
  }
  /** A tax that lines of invoices have, by TaxType. */
  tax_rates: {
    /** Lists the tax rates of the organisation. */
    list: {
      params: TaxRatesListParams
      records: TaxRate[]
      meta: {}
    }
  }
  /** A currency that the organisation uses. */
  currencies: {
    /** Lists the currencies of the organisation. */
    list: {
      params: CurrenciesListParams
      records: OrganisationCurrency[]
      meta: {}
    }
    /** Adds a currency to the organisation. */
    create: {
      params: CurrenciesCreateParams
      records: OrganisationCurrency
      meta: {}
    }
  }
  /** How invoices look and which payment services they offer. */
  branding_themes: {
    /** Lists the branding themes of invoices. */
    list: {
      params: BrandingThemesListParams
      records: BrandingTheme[]
      meta: {}
    }
  }
  /** What lines are sorted by besides their account, such as Region. */
  tracking_categories: {
    /** Lists tracking categories with their options. */
    list: {
      params: TrackingCategoriesListParams
      records: TrackingCategory[]
      meta: {}
    }
    /** Gets one tracking category with its options. */
    get: {
      params: TrackingCategoriesGetParams
      records: TrackingCategory
      meta: {}
    }
    /** Makes a tracking category; two can be active. */
    create: {
      params: TrackingCategoriesCreateParams
      records: TrackingCategory
      meta: {}
    }
    /** Renames a tracking category, archives it or makes it active again. */
    update: {
      params: TrackingCategoriesUpdateParams
      records: TrackingCategory
      meta: {}
    }
    /** Deletes a tracking category that nothing uses. */
    delete: {
      params: TrackingCategoriesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A value of a tracking category, such as North. */
  tracking_options: {
    /** Adds a value to a tracking category. */
    create: {
      params: TrackingOptionsCreateParams
      records: TrackingOption
      meta: {}
    }
    /** Renames a value of a tracking category, archives it or makes it active again. */
    update: {
      params: TrackingOptionsUpdateParams
      records: TrackingOption
      meta: {}
    }
    /** Deletes a value of a tracking category that nothing uses. */
    delete: {
      params: TrackingOptionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** Somebody who works with the organisation's books. */
  users: {
    /** Lists the users of the organisation with their roles. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets one user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** What is planned for accounts month by month. */
  budgets: {
    /** Lists the budgets of the organisation. */
    list: {
      params: BudgetsListParams
      records: Budget[]
      meta: {}
    }
    /** Gets one budget with its amounts. */
    get: {
      params: BudgetsGetParams
      records: Budget
      meta: {}
    }
  }
  /** Who did what to a document, with the notes on it. */
  history: {
    /** Lists the changes of a document and the notes on it. */
    list: {
      params: HistoryListParams
      records: HistoryRecord[]
      meta: {}
    }
    /** Adds a note to a document's history, for whoever works with the books. */
    create: {
      params: HistoryCreateParams
      records: HistoryRecord
      meta: {}
    }
  }
  /** A file at a document. */
  attachments: {
    /** Lists the files at a document. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Puts a file at a document, or replaces the one of that name. */
    create: {
      params: AttachmentsCreateParams
      records: Attachment
      meta: {}
    }
    /** Downloads a file at a document. */
    download: {
      params: AttachmentsDownloadParams
      file: true
    }
  }
  /** Income and expenses of a time. */
  profit_and_loss_report: {
    /** Gets the profit and loss report of a time, beside earlier ones if wanted. */
    get: {
      params: ProfitAndLossReportGetParams
      records: Report
      meta: {}
    }
  }
  /** Assets, liabilities and equity on a day. */
  balance_sheet_report: {
    /** Gets the balance sheet of a day, beside earlier ones if wanted. */
    get: {
      params: BalanceSheetReportGetParams
      records: Report
      meta: {}
    }
  }
  /** What each account holds on a day. */
  trial_balance_report: {
    /** Gets the trial balance of a day. */
    get: {
      params: TrialBalanceReportGetParams
      records: Report
      meta: {}
    }
  }
  /** How much money a customer owes, by age. */
  aged_receivables_report: {
    /** Gets what a customer owes us by its age, the aged receivables of one contact. */
    get: {
      params: AgedReceivablesReportGetParams
      records: Report
      meta: {}
    }
  }
  /** How much money is owed to a supplier, by age. */
  aged_payables_report: {
    /** Gets what we owe a supplier by its age, the aged payables of one contact. */
    get: {
      params: AgedPayablesReportGetParams
      records: Report
      meta: {}
    }
  }
  /** Cash, profit and ratios of a month. */
  executive_summary_report: {
    /** Gets the executive summary of a month beside the month before. */
    get: {
      params: ExecutiveSummaryReportGetParams
      records: Report
      meta: {}
    }
  }
  /** What came in and went out of each bank account. */
  bank_summary_report: {
    /** Gets the balances and movements of all bank accounts in a time. */
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
  OrganisationID: string
  Name?: string
  LegalName?: string
  PaysTax?: boolean
  Version?: string
  OrganisationType?: string
  OrganisationEntityType?: string
  BaseCurrency?: string
  CountryCode?: string
  IsDemoCompany?: boolean
  OrganisationStatus?: string
  RegistrationNumber?: string
  EmployerIdentificationNumber?: string
  TaxNumber?: string
  FinancialYearEndDay?: number
  FinancialYearEndMonth?: number
  SalesTaxBasis?: string
  SalesTaxPeriod?: string
  DefaultSalesTax?: string
  DefaultPurchasesTax?: string
  PeriodLockDate?: MsTime
  EndOfYearLockDate?: MsTime
  CreatedDateUTC?: MsTime
  Timezone?: string
  ShortCode?: string
  Class?: string
  Edition?: string
  LineOfBusiness?: string
  Addresses?: OrganisationAddress[]
  Phones?: Phone[]
  ExternalLinks?: ExternalLink[]
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
}

export interface Account {
  AccountID: string
  Code?: string
  Name?: string
  Type?: AccountType
  BankAccountNumber?: string
  Status?: "ACTIVE" | "ARCHIVED" | "DELETED"
  Description?: string
  BankAccountType?: BankAccountType
  CurrencyCode?: string
  TaxType?: string
  EnablePaymentsToAccount?: boolean
  ShowInExpenseClaims?: boolean
  Class?: "ASSET" | "EQUITY" | "EXPENSE" | "LIABILITY" | "REVENUE"
  SystemAccount?: string
  ReportingCode?: string
  ReportingCodeName?: string
  HasAttachments?: boolean
  UpdatedDateUTC?: MsTime
  AddToWatchlist?: boolean
}

/** Params of accounts.get. */
export interface AccountsGetParams {
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of accounts.create. Needs BankAccountNumber with Type BANK. */
export interface AccountsCreateParams {
  /** Its code, such as 200; bank accounts need none. (at most 10 characters) */
  Code?: string
  /** What it is called. (at most 150 characters) */
  Name: string
  /** Its type. */
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
  /** Its number at the bank, which type BANK needs. */
  BankAccountNumber?: string
  /** The sort of bank account, for type BANK. */
  BankAccountType?: "BANK" | "CREDITCARD" | "PAYPAL" | "NONE" | ""
  /** The currency of a bank account, the organisation's own unless given. */
  CurrencyCode?: string
  /** What it is for; not for bank accounts. (at most 4000 characters) */
  Description?: string
  /** Its tax by default, by TaxType from tax_rates.list. */
  TaxType?: string
  /** Whether payments can go to it. */
  EnablePaymentsToAccount?: boolean
  /** Whether expense claims can use it. */
  ShowInExpenseClaims?: boolean
}

/** Params of accounts.update. */
export interface AccountsUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** What changes. */
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
  /** The record, by the id that its list shows. */
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 1000; default 100) */
  pageSize?: number
  /** A text in the name, first name, last name, contact number, company number or e-mail address. */
  searchTerm?: string
  /** Only these contacts, by ContactID. */
  IDs?: string[]
  /** Whether archived contacts come along. */
  includeArchived?: boolean
  /** Whether the slower fields are left out, balances among them. */
  summaryOnly?: boolean
}

export interface Contact {
  ContactID: string
  MergedToContactID?: string
  ContactNumber?: string
  AccountNumber?: string
  ContactStatus?: "ACTIVE" | "ARCHIVED" | "GDPRREQUEST"
  Name?: string
  FirstName?: string
  LastName?: string
  CompanyNumber?: string
  EmailAddress?: string
  ContactPersons?: ContactPerson[]
  BankAccountDetails?: string
  TaxNumber?: string
  TaxNumberType?: string
  AccountsReceivableTaxType?: string
  AccountsPayableTaxType?: string
  Addresses?: Address[]
  Phones?: Phone[]
  IsSupplier?: boolean
  IsCustomer?: boolean
  SalesDefaultLineAmountType?: string
  PurchasesDefaultLineAmountType?: string
  DefaultCurrency?: string
  XeroNetworkKey?: string
  SalesDefaultAccountCode?: string
  PurchasesDefaultAccountCode?: string
  SalesTrackingCategories?: DefaultTracking[]
  PurchasesTrackingCategories?: DefaultTracking[]
  PaymentTerms?: PaymentTerms
  UpdatedDateUTC?: MsTime
  ContactGroups?: GroupRef[]
  Website?: string
  BrandingTheme?: {
    BrandingThemeID?: string
    Name?: string
  }
  BatchPayments?: BankDetails
  Discount?: number
  Balances?: Balances
  HasAttachments?: boolean
  HasValidationErrors?: boolean
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
  /** The contact, by ContactID or ContactNumber. */
  id: string
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** The contacts, each with a Name that no other has. (1 to 50 items) */
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
    /** A currency, by its three letters. */
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
  /** The record, by the id that its list shows. */
  id: string
  /** What changes. */
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
    /** A currency, by its three letters. */
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
}

export interface ContactGroup {
  ContactGroupID: string
  Name?: string
  Status?: "ACTIVE" | "DELETED"
  Contacts?: ContactRef[]
}

export interface ContactRef {
  ContactID?: string
  ContactNumber?: string
  Name?: string
}

/** Params of contact_groups.get. */
export interface ContactGroupsGetParams {
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of contact_groups.create. */
export interface ContactGroupsCreateParams {
  /** What it is called. */
  Name: string
}

/** Params of contact_groups.update. */
export interface ContactGroupsUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** Its new name. */
  Name: string
}

/** Params of contact_groups.delete. */
export interface ContactGroupsDeleteParams {
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of contact_group_members.create. */
export interface ContactGroupMembersCreateParams {
  /** The group, by ContactGroupID from contact_groups.list. */
  group_id: string
  /** Who joins it, by ContactID from contacts.list. */
  contact_id: string
}

/** Params of contact_group_members.delete. */
export interface ContactGroupMembersDeleteParams {
  /** Who leaves it, by ContactID. */
  id: string
  /** The group, by ContactGroupID from contact_groups.list. */
  group_id: string
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 1000; default 100) */
  pageSize?: number
  /** Only these, by InvoiceID. */
  IDs?: string[]
  /** Only those with these numbers. */
  InvoiceNumbers?: string[]
  /** Only those of these contacts, by ContactID. */
  ContactIDs?: string[]
  /** Only those in these states; AUTHORISED ones wait for payment. */
  Statuses?: ("DRAFT" | "SUBMITTED" | "AUTHORISED" | "PAID" | "VOIDED" | "DELETED")[]
  /** A text in the number or the reference. */
  searchTerm?: string
  /** Only those that this app made. */
  createdByMyApp?: boolean
  /** Whether archived ones come along. */
  includeArchived?: boolean
  /** Whether lines and payments are left out, which is faster. */
  summaryOnly?: boolean
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

export interface Invoice {
  InvoiceID: string
  Type?: string
  InvoiceNumber?: string
  Reference?: string
  Contact?: ContactRef
  LineItems?: Line[]
  Date?: MsTime
  DateString?: string
  DueDate?: MsTime
  DueDateString?: string
  LineAmountTypes?: LineAmountTypes
  BrandingThemeID?: string
  Url?: string
  CurrencyCode?: string
  CurrencyRate?: number
  Status?: DocumentStatus
  SentToContact?: boolean
  ExpectedPaymentDate?: MsTime
  PlannedPaymentDate?: MsTime
  CISDeduction?: number
  CISRate?: number
  SubTotal?: number
  TotalTax?: number
  Total?: number
  TotalDiscount?: number
  RepeatingInvoiceID?: string
  HasAttachments?: boolean
  IsDiscounted?: boolean
  Payments?: PaymentRef[]
  Prepayments?: PrepaymentRef[]
  Overpayments?: OverpaymentRef[]
  CreditNotes?: CreditNoteRef[]
  AmountDue?: number
  AmountPaid?: number
  AmountCredited?: number
  FullyPaidOnDate?: MsTime
  UpdatedDateUTC?: MsTime
  UpdatedDateUTCString?: string
  HasErrors?: boolean
  StatusAttributeString?: string
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
  /** The invoice or bill, by InvoiceID or InvoiceNumber. */
  id: string
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of invoices.create. */
export interface InvoicesCreateParams {
  /** The invoices and bills, each with its type, contact and lines. (1 to 50 items) */
  Invoices: {
    /** ACCREC for a sales invoice, ACCPAY for a bill. */
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
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    /** (at most 255 characters) */
    InvoiceNumber?: string
    Reference?: string
    BrandingThemeID?: string
    Url?: string
    /** A currency, by its three letters. */
    CurrencyCode?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED"
    SentToContact?: boolean
    ExpectedPaymentDate?: string
    PlannedPaymentDate?: string
  }[]
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of invoices.update. */
export interface InvoicesUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** What changes; lines that are given replace all, and those with a LineItemID stay. */
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
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    /** (at most 255 characters) */
    InvoiceNumber?: string
    Reference?: string
    BrandingThemeID?: string
    Url?: string
    /** A currency, by its three letters. */
    CurrencyCode?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED" | "VOIDED" | "DELETED"
    SentToContact?: boolean
    ExpectedPaymentDate?: string
    PlannedPaymentDate?: string
  }
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of invoices.delete. */
export interface InvoicesDeleteParams {
  /** The record, by the id that its list shows. */
  id: string
  /** VOIDED for approved ones. (default "DELETED") */
  status?: "DELETED" | "VOIDED"
}

/** Params of invoices.download. */
export interface InvoicesDownloadParams {
  /** The record, by the id that its list shows. */
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

/** Params of invoice_emails.create. */
export interface InvoiceEmailsCreateParams {
  /** The invoice, by InvoiceID from invoices.list. */
  invoice_id: string
}

/** Params of online_invoices.get. */
export interface OnlineInvoicesGetParams {
  /** The invoice, by InvoiceID from invoices.list. */
  id: string
}

export interface OnlineInvoice {
  OnlineInvoiceUrl: string
}

/** Params of repeating_invoices.list. */
export interface RepeatingInvoicesListParams {
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
}

export interface RepeatingInvoice {
  RepeatingInvoiceID: string
  Type?: string
  Contact?: ContactRef
  Schedule?: Schedule
  LineItems?: Line[]
  LineAmountTypes?: LineAmountTypes
  Reference?: string
  BrandingThemeID?: string
  CurrencyCode?: string
  Status?: "DRAFT" | "AUTHORISED" | "DELETED"
  SubTotal?: number
  TotalTax?: number
  Total?: number
  HasAttachments?: boolean
  ApprovedForSending?: boolean
  SendCopy?: boolean
  MarkAsSent?: boolean
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
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of credit_notes.list. */
export interface CreditNotesListParams {
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 1000; default 100) */
  pageSize?: number
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

export interface CreditNote {
  CreditNoteID: string
  CreditNoteNumber?: string
  Type?: "ACCPAYCREDIT" | "ACCRECCREDIT"
  Contact?: ContactRef
  Date?: MsTime
  DateString?: string
  DueDate?: MsTime
  Status?: DocumentStatus
  LineAmountTypes?: LineAmountTypes
  LineItems?: Line[]
  SubTotal?: number
  TotalTax?: number
  Total?: number
  CISDeduction?: number
  CISRate?: number
  UpdatedDateUTC?: MsTime
  UpdatedDateUTCString?: string
  CurrencyCode?: string
  CurrencyRate?: number
  FullyPaidOnDate?: MsTime
  Reference?: string
  SentToContact?: boolean
  RemainingCredit?: number
  Allocations?: AllocationRef[]
  AppliedAmount?: number
  Payments?: PaymentRef[]
  BrandingThemeID?: string
  HasAttachments?: boolean
  HasErrors?: boolean
  StatusAttributeString?: string
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
  /** The credit note, by CreditNoteID or CreditNoteNumber. */
  id: string
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of credit_notes.create. */
export interface CreditNotesCreateParams {
  /** What is credited, each with its type and contact. (1 to 50 items) */
  CreditNotes: {
    /** ACCRECCREDIT to a customer, ACCPAYCREDIT from a supplier. */
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
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    CreditNoteNumber?: string
    Reference?: string
    BrandingThemeID?: string
    /** A currency, by its three letters. */
    CurrencyCode?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED"
  }[]
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of credit_notes.update. */
export interface CreditNotesUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** What changes; lines that are given replace all, and those with a LineItemID stay. */
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
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    CreditNoteNumber?: string
    Reference?: string
    BrandingThemeID?: string
    /** A currency, by its three letters. */
    CurrencyCode?: string
    CurrencyRate?: number
    Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED" | "VOIDED" | "DELETED"
  }
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of credit_notes.delete. */
export interface CreditNotesDeleteParams {
  /** The record, by the id that its list shows. */
  id: string
  /** VOIDED for approved ones. (default "DELETED") */
  status?: "DELETED" | "VOIDED"
}

/** Params of credit_notes.download. */
export interface CreditNotesDownloadParams {
  /** The record, by the id that its list shows. */
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
  /** The credit note, by CreditNoteID from credit_notes.list. */
  credit_note_id: string
  /** The invoice, by InvoiceID from invoices.list. */
  invoice_id: string
  /** How much of it, at most what is due. */
  amount: number
  /** From which day on, not before the credit note's. */
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
  /** The allocation, by AllocationID. */
  id: string
  /** The credit note, by CreditNoteID from credit_notes.list. */
  credit_note_id: string
}

/** Params of payments.list. */
export interface PaymentsListParams {
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 1000; default 100) */
  pageSize?: number
}

export interface Payment {
  PaymentID: string
  Invoice?: InvoiceRef
  CreditNote?: CreditNoteRef
  Prepayment?: PrepaymentRef
  Overpayment?: OverpaymentRef
  Account?: AccountRef
  Date?: MsTime
  CurrencyRate?: number
  Amount?: number
  BankAmount?: number
  Reference?: string
  IsReconciled?: boolean
  Status?: "AUTHORISED" | "DELETED"
  PaymentType?:
    | "ACCRECPAYMENT"
    | "ACCPAYPAYMENT"
    | "ARCREDITPAYMENT"
    | "APCREDITPAYMENT"
    | "AROVERPAYMENTPAYMENT"
    | "ARPREPAYMENTPAYMENT"
    | "APPREPAYMENTPAYMENT"
    | "APOVERPAYMENTPAYMENT"
  UpdatedDateUTC?: MsTime
  UpdatedDateUTCString?: string
  BatchPaymentID?: string
  BankAccountNumber?: string
  Particulars?: string
  Details?: string
  HasAccount?: boolean
  HasValidationErrors?: boolean
  StatusAttributeString?: string
}

export interface AccountRef {
  AccountID?: string
  Code?: string
  Name?: string
}

/** Params of payments.get. */
export interface PaymentsGetParams {
  /** The record, by the id that its list shows. */
  id: string
}

/**
 * Params of payments.create. Needs Invoice, or CreditNote, or Prepayment, or Overpayment. Takes only one of Invoice,
 * CreditNote, Prepayment, Overpayment.
 */
export interface PaymentsCreateParams {
  /** The invoice or bill that it pays. */
  Invoice?: {
    InvoiceID?: string
    InvoiceNumber?: string
  }
  /** The credit note that it refunds. */
  CreditNote?: {
    CreditNoteID?: string
    CreditNoteNumber?: string
  }
  /** The prepayment that it refunds. */
  Prepayment?: {
    PrepaymentID: string
  }
  /** The overpayment that it refunds. */
  Overpayment?: {
    OverpaymentID: string
  }
  /** The account that it goes to or comes from, by Code or AccountID. */
  Account: {
    Code?: string
    AccountID?: string
  }
  /** How much, at most what is due. */
  Amount: number
  /** When it was paid, today unless given. */
  Date?: string
  /** A remark. */
  Reference?: string
  /** The exchange rate where the currency is not the organisation's own. */
  CurrencyRate?: number
  /** Whether it is reconciled at once. */
  IsReconciled?: boolean
}

/** Params of payments.delete. */
export interface PaymentsDeleteParams {
  /** The record, by the id that its list shows. */
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
}

export interface BatchPayment {
  BatchPaymentID: string
  Account?: AccountRef
  Reference?: string
  Particulars?: string
  Code?: string
  Details?: string
  Narrative?: string
  DateString?: string
  Date?: MsTime
  Payments?: Payment[]
  Type?: "PAYBATCH" | "RECBATCH"
  Status?: "AUTHORISED" | "DELETED"
  TotalAmount?: number
  UpdatedDateUTC?: MsTime
  IsReconciled?: boolean
}

/** Params of batch_payments.get. */
export interface BatchPaymentsGetParams {
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of batch_payments.create. */
export interface BatchPaymentsCreateParams {
  /** The bank account, by AccountID. */
  Account: {
    Code?: string
    AccountID?: string
  }
  /** When it was paid. */
  Date: string
  /** How much goes to which invoice. (at least 1 items) */
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
  /** What the bank statement says, in New Zealand. (at most 255 characters) */
  Reference?: string
  /** What the bank statement says, outside of New Zealand. */
  Details?: string
  /** What Xero's statement line says, in the United Kingdom. (at most 18 characters) */
  Narrative?: string
}

/** Params of batch_payments.delete. */
export interface BatchPaymentsDeleteParams {
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of bank_transactions.list. */
export interface BankTransactionsListParams {
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 1000; default 100) */
  pageSize?: number
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

export interface BankTransaction {
  BankTransactionID: string
  Type?:
    | "RECEIVE"
    | "RECEIVE-OVERPAYMENT"
    | "RECEIVE-PREPAYMENT"
    | "SPEND"
    | "SPEND-OVERPAYMENT"
    | "SPEND-PREPAYMENT"
    | "RECEIVE-TRANSFER"
    | "SPEND-TRANSFER"
  Contact?: ContactRef
  LineItems?: Line[]
  BankAccount?: AccountRef
  IsReconciled?: boolean
  Date?: MsTime
  DateString?: string
  Reference?: string
  CurrencyCode?: string
  CurrencyRate?: number
  Url?: string
  Status?: "AUTHORISED" | "DELETED" | "VOIDED"
  LineAmountTypes?: LineAmountTypes
  SubTotal?: number
  TotalTax?: number
  Total?: number
  PrepaymentID?: string
  OverpaymentID?: string
  UpdatedDateUTC?: MsTime
  HasAttachments?: boolean
  StatusAttributeString?: string
}

/** Params of bank_transactions.get. */
export interface BankTransactionsGetParams {
  /** The record, by the id that its list shows. */
  id: string
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of bank_transactions.create. */
export interface BankTransactionsCreateParams {
  /** What was spent or received, each with its bank account. (1 to 50 items) */
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
    /** A currency, by its three letters. */
    CurrencyCode?: string
    CurrencyRate?: number
    Url?: string
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
  }[]
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of bank_transactions.update. */
export interface BankTransactionsUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** What changes; lines that are given replace all, and those with a LineItemID stay. */
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
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    Status?: "AUTHORISED" | "DELETED"
  }
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of bank_transactions.delete. */
export interface BankTransactionsDeleteParams {
  /** The record, by the id that its list shows. */
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Whether deleted ones come along. */
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
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of bank_transfers.create. */
export interface BankTransfersCreateParams {
  /** Where it comes from, by Code or AccountID. */
  FromBankAccount: {
    Code?: string
    AccountID?: string
  }
  /** Where it goes, by Code or AccountID. */
  ToBankAccount: {
    Code?: string
    AccountID?: string
  }
  /** How much. */
  Amount: number
  /** When, today unless given. */
  Date?: string
  /** A remark. */
  Reference?: string
}

/** Params of bank_transfers.delete. */
export interface BankTransfersDeleteParams {
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of overpayments.list. */
export interface OverpaymentsListParams {
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 1000; default 100) */
  pageSize?: number
  /** Only those with these references. */
  References?: string[]
  /** How many decimals unit prices have, two unless given. */
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
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of prepayments.list. */
export interface PrepaymentsListParams {
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 1000; default 100) */
  pageSize?: number
  /** Only those with these invoice numbers. */
  InvoiceNumbers?: string[]
  /** How many decimals unit prices have, two unless given. */
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
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of purchase_orders.list. */
export interface PurchaseOrdersListParams {
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 1000; default 100) */
  pageSize?: number
  /** Only those in this state. */
  Status?: "DRAFT" | "SUBMITTED" | "AUTHORISED" | "BILLED" | "DELETED"
  /** Only those from this day on. */
  DateFrom?: string
  /** Only those up to this day. */
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
  /** The order, by PurchaseOrderID or PurchaseOrderNumber. */
  id: string
}

/** Params of purchase_orders.create. */
export interface PurchaseOrdersCreateParams {
  /** What is ordered, each with its contact and lines. (1 to 50 items) */
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
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    PurchaseOrderNumber?: string
    Reference?: string
    BrandingThemeID?: string
    /** A currency, by its three letters. */
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
  /** The record, by the id that its list shows. */
  id: string
  /** What changes; lines that are given replace all, and those with a LineItemID stay. */
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
    /** Whether amounts are without tax, with tax, or have none. */
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
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of purchase_orders.download. */
export interface PurchaseOrdersDownloadParams {
  /** The record, by the id that its list shows. */
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
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** Only the one with this number. */
  QuoteNumber?: string
  /** Only those to this contact. */
  ContactID?: string
  /** Only those in this state. */
  Status?: "DRAFT" | "SENT" | "DECLINED" | "ACCEPTED" | "INVOICED" | "DELETED"
  /** Only those from this day on. */
  DateFrom?: string
  /** Only those up to this day. */
  DateTo?: string
  /** Only those that expire from this day on. */
  ExpiryDateFrom?: string
  /** Only those that expire up to this day. */
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
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of quotes.create. */
export interface QuotesCreateParams {
  /** What is offered, each with its contact, date and lines. (1 to 50 items) */
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
    /** A currency, by its three letters. */
    CurrencyCode?: string
    CurrencyRate?: number
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "EXCLUSIVE" | "INCLUSIVE" | "NOTAX"
    Status?: "DRAFT" | "SENT" | "DECLINED" | "ACCEPTED" | "INVOICED" | "DELETED"
  }[]
}

/** Params of quotes.update. */
export interface QuotesUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** What changes; lines that are given replace all, and those with a LineItemID stay. */
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
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "EXCLUSIVE" | "INCLUSIVE" | "NOTAX"
    Status?: "DRAFT" | "SENT" | "DECLINED" | "ACCEPTED" | "INVOICED" | "DELETED"
  }
}

/** Params of quotes.delete. */
export interface QuotesDeleteParams {
  /** The record, by the id that its list shows. */
  id: string
  /** To whom it went, by ContactID. */
  contact_id: string
  /** The day of the quote, such as the first ten letters of its DateString. */
  date: string
}

/** Params of quotes.download. */
export interface QuotesDownloadParams {
  /** The record, by the id that its list shows. */
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** How many decimals unit prices have, two unless given. */
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
  /** The item, by ItemID or Code. */
  id: string
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of items.create. */
export interface ItemsCreateParams {
  /** The items, each with a Code that no other has. (1 to 50 items) */
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
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** What changes; lines that are given replace all, and those with a LineItemID stay. */
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
  /** How many decimals unit prices have, two unless given. */
  unitdp?: 2 | 4
}

/** Params of items.delete. */
export interface ItemsDeleteParams {
  /** The record, by the id that its list shows. */
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
  modified_since?: string
  /** Which page, from 1. (at least 1; default 1) */
  page?: number
  /** How many records a page holds at most. (1 to 1000; default 100) */
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
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of manual_journals.create. */
export interface ManualJournalsCreateParams {
  /** The journals, whose lines add up to nought. (1 to 50 items) */
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
    /** Whether amounts are without tax, with tax, or have none. */
    LineAmountTypes?: "Exclusive" | "Inclusive" | "NoTax"
    Status?: "DRAFT" | "POSTED"
    Url?: string
    ShowOnCashBasisReports?: boolean
  }[]
}

/** Params of manual_journals.update. */
export interface ManualJournalsUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** What changes; lines that are given replace all, and those with a LineItemID stay. */
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
    /** Whether amounts are without tax, with tax, or have none. */
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
}

export interface OrganisationCurrency {
  Code: string
  Description?: string
}

/** Params of currencies.create. */
export interface CurrenciesCreateParams {
  /** The currency, such as EUR. */
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
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Whether archived ones come along. */
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
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of tracking_categories.create. */
export interface TrackingCategoriesCreateParams {
  /** What it is called. (at most 100 characters) */
  Name: string
}

/** Params of tracking_categories.update. Needs Name, or Status. */
export interface TrackingCategoriesUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** Its new name. (at most 100 characters) */
  Name?: string
  /** Its new state. */
  Status?: "ACTIVE" | "ARCHIVED"
}

/** Params of tracking_categories.delete. */
export interface TrackingCategoriesDeleteParams {
  /** The record, by the id that its list shows. */
  id: string
}

/** Params of tracking_options.create. */
export interface TrackingOptionsCreateParams {
  /** The category, by TrackingCategoryID from tracking_categories.list. */
  category_id: string
  /** What it is called. (at most 100 characters) */
  Name: string
}

/** Params of tracking_options.update. Needs Name, or Status. */
export interface TrackingOptionsUpdateParams {
  /** The record, by the id that its list shows. */
  id: string
  /** The category, by TrackingCategoryID from tracking_categories.list. */
  category_id: string
  /** Its new name. (at most 100 characters) */
  Name?: string
  /** Its new state. */
  Status?: "ACTIVE" | "ARCHIVED"
}

/** Params of tracking_options.delete. */
export interface TrackingOptionsDeleteParams {
  /** The record, by the id that its list shows. */
  id: string
  /** The category, by TrackingCategoryID from tracking_categories.list. */
  category_id: string
}

/** Params of users.list. */
export interface UsersListParams {
  /** A condition on fields, such as Status=="AUTHORISED" AND Total>100. */
  where?: string
  /** What to sort by, such as UpdatedDateUTC DESC. */
  order?: string
  /** Only records made or changed since. */
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
  /** The record, by the id that its list shows. */
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
  /** Only these, by BudgetID. */
  IDs?: string[]
  /** Only amounts from this day on, at most 24 months before DateTo. */
  DateFrom?: string
  /** Only amounts up to this day. */
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
  /** The record, by the id that its list shows. */
  id: string
  /** Only amounts from this day on. */
  DateFrom?: string
  /** Only amounts up to this day. */
  DateTo?: string
}

/** Params of history.list. */
export interface HistoryListParams {
  /** The sort of document. */
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
  /** The document, by its id. */
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
  /** The sort of document. */
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
  /** The document, by its id. */
  document_id: string
  /** What the note says. */
  Details: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** The sort of document. */
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
  /** The document, by its id. */
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
  /** The sort of document. */
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
  /** The document, by its id. */
  document_id: string
  /** What the file is called, with its ending. (at most 255 characters) */
  file_name: string
  /** The file, with its media type. */
  content: FileParam
  /** Whether the customer sees it with the online invoice; only of invoices and credit notes. */
  IncludeOnline?: boolean
}

/** Params of attachments.download. */
export interface AttachmentsDownloadParams {
  /** The sort of document. */
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
  /** The document, by its id. */
  document_id: string
  /** The file, by AttachmentID from attachments.list. */
  id: string
  /** Its MimeType from attachments.list. */
  mime_type: string
}

/** Params of profit_and_loss_report.get. */
export interface ProfitAndLossReportGetParams {
  /** The begin of the time, this month's unless given. */
  fromDate?: string
  /** The end of the time. */
  toDate?: string
  /** How many periods before stand beside it. (1 to 12) */
  periods?: number
  /** How long each of these is. */
  timeframe?: "MONTH" | "QUARTER" | "YEAR"
  /** The category whose values are the columns, by TrackingCategoryID. */
  trackingCategoryID?: string
  /** The one value of that category, by TrackingOptionID. */
  trackingOptionID?: string
  /** A second category, by TrackingCategoryID. */
  trackingCategoryID2?: string
  /** The one value of the second category, by TrackingOptionID. */
  trackingOptionID2?: string
  /** Whether Xero's own layout is used rather than a custom one. */
  standardLayout?: boolean
  /** Whether only what was paid counts. */
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
  /** The day, the end of this month unless given. */
  date?: string
  /** How many periods before stand beside it. (1 to 12) */
  periods?: number
  /** How long each of these is. */
  timeframe?: "MONTH" | "QUARTER" | "YEAR"
  /** Only this value of a tracking category, by TrackingOptionID. */
  trackingOptionID1?: string
  /** Only this value of another category, by TrackingOptionID. */
  trackingOptionID2?: string
  /** Whether Xero's own layout is used rather than a custom one. */
  standardLayout?: boolean
  /** Whether only what was paid counts. */
  paymentsOnly?: boolean
}

/** Params of trial_balance_report.get. */
export interface TrialBalanceReportGetParams {
  /** The day, today unless given. */
  date?: string
  /** Whether only what was paid counts. */
  paymentsOnly?: boolean
}

/** Params of aged_receivables_report.get. */
export interface AgedReceivablesReportGetParams {
  /** The contact, by ContactID from contacts.list. */
  contactId: string
  /** The day, the end of this month unless given. */
  date?: string
  /** Only invoices from this day on. */
  fromDate?: string
  /** Only invoices up to this day. */
  toDate?: string
}

/** Params of aged_payables_report.get. */
export interface AgedPayablesReportGetParams {
  /** The contact, by ContactID from contacts.list. */
  contactId: string
  /** The day, the end of this month unless given. */
  date?: string
  /** Only invoices from this day on. */
  fromDate?: string
  /** Only invoices up to this day. */
  toDate?: string
}

/** Params of executive_summary_report.get. */
export interface ExecutiveSummaryReportGetParams {
  /** A day of the month, today unless given. */
  date?: string
}

/** Params of bank_summary_report.get. */
export interface BankSummaryReportGetParams {
  /** The begin of the time. */
  fromDate?: string
  /** The end of the time. */
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
  /** The organisation, by tenantId; the consent finds it, and asks which where there are several. */
  tenant_id?: string
}
