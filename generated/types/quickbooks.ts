// Generated from definitions/quickbooks.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** QuickBooks Online */
    "quickbooks": Quickbooks
  }
}

/** Extensions of the line, whose form no page states. */
export type CustomExtensions = { [k: string]: unknown }[]

export type TaxCalculation = ("TaxInclusive" | "TaxExcluded" | "NotApplicable")

export type BillableStatus = ("Billable" | "NotBillable" | "HasBeenBilled")

export type ReportType =
  | "ProfitAndLoss"
  | "ProfitAndLossDetail"
  | "BalanceSheet"
  | "CashFlow"
  | "TrialBalance"
  | "GeneralLedger"
  | "TransactionList"
  | "AgedReceivables"
  | "AgedReceivableDetail"
  | "AgedPayables"
  | "AgedPayableDetail"
  | "CustomerBalance"
  | "CustomerBalanceDetail"
  | "VendorBalance"
  | "VendorBalanceDetail"
  | "CustomerIncome"
  | "CustomerSales"
  | "ItemSales"
  | "DepartmentSales"
  | "ClassSales"
  | "VendorExpenses"
  | "InventoryValuationSummary"

/**
 * QuickBooks Online. Customers, vendors, items, invoices, payments, bills, estimates, credit memos, sales receipts,
 * purchases, journal entries, accounts and reports of a QuickBooks Online company, with queries.
 */
export interface Quickbooks {
  operations: QuickbooksOperations
  credentials: QuickbooksCredentials
  config: QuickbooksConfig
}

/** The operations, by entity and action. */
export interface QuickbooksOperations {
  /** The company whose books these are. */
  company_info: {
    /** Lists the connected company with its name, addresses, country and fiscal year. */
    list: {
      params: CompanyInfoListParams
      records: CompanyInfo[]
      meta: {}
    }
  }
  /** A customer, or a job or project below one. */
  customers: {
    /** Lists customers with their balances. Filters by name, time of change and whether they are active. */
    list: {
      params: CustomersListParams
      records: Customer[]
      meta: {}
    }
    /** Gets a customer with addresses and balance. */
    get: {
      params: CustomersGetParams
      records: Customer
      meta: {}
    }
    /** Creates a customer. No other customer, vendor or employee may have its `DisplayName`. */
    create: {
      params: CustomersCreateParams
      records: Customer
      meta: {}
    }
    /** Updates a customer. Fields that you leave out keep their value. `Active` `false` makes it inactive. */
    update: {
      params: CustomersUpdateParams
      records: Customer
      meta: {}
    }
    search: {
      fields: CustomersSearchFields
    }
  }
  /** A vendor: a supplier or contractor that the company buys from. */
  vendors: {
    /** Lists vendors with the balance owed to them. Filters by name, time of change and whether they are active. */
    list: {
      params: VendorsListParams
      records: Vendor[]
      meta: {}
    }
    /** Gets a vendor with address and balance. */
    get: {
      params: VendorsGetParams
      records: Vendor
      meta: {}
    }
    /** Creates a vendor. No other customer, vendor or employee may have its `DisplayName`. */
    create: {
      params: VendorsCreateParams
      records: Vendor
      meta: {}
    }
    /** Updates a vendor. Send all its fields: QuickBooks may clear others. `Active` `false` makes it inactive. */
    update: {
      params: VendorsUpdateParams
      records: Vendor
      meta: {}
    }
    search: {
      fields: VendorsSearchFields
    }
  }
  /** An item: a product or service that is bought or sold. */
  items: {
    /** Lists items with prices and quantities. Filters by name, time of change and whether they are active. */
    list: {
      params: ItemsListParams
      records: Item[]
      meta: {}
    }
    /** Gets an item with its prices and accounts. */
    get: {
      params: ItemsGetParams
      records: Item
      meta: {}
    }
    /** Creates an item. No other item may have its `Name`. */
    create: {
      params: ItemsCreateParams
      records: Item
      meta: {}
    }
    /** Updates an item. Fields that you leave out keep their value. `Active` `false` makes it inactive. */
    update: {
      params: ItemsUpdateParams
      records: Item
      meta: {}
    }
    search: {
      fields: ItemsSearchFields
    }
  }
  /** An account in the chart of accounts. */
  accounts: {
    /**
     * Lists the accounts in the chart of accounts with their balances. Filters by name and by whether they are active.
     */
    list: {
      params: AccountsListParams
      records: Account[]
      meta: {}
    }
    search: {
      fields: AccountsSearchFields
    }
  }
  /** An invoice: what a customer has to pay by a day. */
  invoices: {
    /** Lists invoices with their lines. Filters by date, unpaid balance and time of change. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {}
    }
    /** Gets an invoice with its lines. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /** Creates an invoice for a customer. It is not sent. */
    create: {
      params: InvoicesCreateParams
      records: Invoice
      meta: {}
    }
    /** Updates an invoice. Fields that you leave out keep their value. `Line` replaces all lines. */
    update: {
      params: InvoicesUpdateParams
      records: Invoice
      meta: {}
    }
    /** Downloads an invoice as a PDF. */
    download: {
      params: InvoicesDownloadParams
      file: true
    }
    /** Voids an invoice: its amounts become zero, and it stays in the books. */
    void: {
      params: InvoicesVoidParams
      records: Invoice
      meta: {}
    }
    /** Sends an invoice by email to the customer or to another address. */
    send: {
      params: InvoicesSendParams
      records: Invoice
      meta: {}
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** A payment: money received from a customer. */
  payments: {
    /** Lists payments of customers. Filters by date and time of change. */
    list: {
      params: PaymentsListParams
      records: Payment[]
      meta: {}
    }
    /** Gets a payment with the invoices that it pays. */
    get: {
      params: PaymentsGetParams
      records: Payment
      meta: {}
    }
    /** Records a payment of a customer, and applies it to invoices. No card is charged. */
    create: {
      params: PaymentsCreateParams
      records: Payment
      meta: {}
    }
    /** Voids a payment: its amounts become zero, and the invoices are unpaid again. */
    void: {
      params: PaymentsVoidParams
      records: Payment
      meta: {}
    }
    search: {
      fields: PaymentsSearchFields
    }
  }
  /** A bill: what the company has to pay to a vendor. */
  bills: {
    /** Lists bills of vendors with their lines. Filters by date, unpaid balance and time of change. */
    list: {
      params: BillsListParams
      records: Bill[]
      meta: {}
    }
    /** Gets a bill with its lines. */
    get: {
      params: BillsGetParams
      records: Bill
      meta: {}
    }
    /** Creates a bill of a vendor. It is not paid yet. */
    create: {
      params: BillsCreateParams
      records: Bill
      meta: {}
    }
    /** Updates a bill. Fields that you leave out keep their value. `Line` replaces all lines. */
    update: {
      params: BillsUpdateParams
      records: Bill
      meta: {}
    }
    search: {
      fields: BillsSearchFields
    }
  }
  /** A bill payment: money paid to a vendor. */
  bill_payments: {
    /** Lists payments of bills. Filters by date and time of change. */
    list: {
      params: BillPaymentsListParams
      records: BillPayment[]
      meta: {}
    }
    /** Records a payment of bills of one vendor. No money is sent. */
    create: {
      params: BillPaymentsCreateParams
      records: BillPayment
      meta: {}
    }
    search: {
      fields: BillPaymentsSearchFields
    }
  }
  /** An estimate: prices offered to a customer. */
  estimates: {
    /** Lists estimates with their lines. Filters by date and time of change. */
    list: {
      params: EstimatesListParams
      records: Estimate[]
      meta: {}
    }
    /** Creates an estimate for a customer. It is not sent. */
    create: {
      params: EstimatesCreateParams
      records: Estimate
      meta: {}
    }
    search: {
      fields: EstimatesSearchFields
    }
  }
  /** A credit memo: an amount that a customer need not pay, or gets back. */
  credit_memos: {
    /** Lists credit memos with their lines. Filters by date and time of change. */
    list: {
      params: CreditMemosListParams
      records: CreditMemo[]
      meta: {}
    }
    /** Creates a credit memo for a customer. */
    create: {
      params: CreditMemosCreateParams
      records: CreditMemo
      meta: {}
    }
    search: {
      fields: CreditMemosSearchFields
    }
  }
  /** A sales receipt: a sale that was paid at once. */
  sales_receipts: {
    /** Lists sales receipts with their lines. Filters by date and time of change. */
    list: {
      params: SalesReceiptsListParams
      records: SalesReceipt[]
      meta: {}
    }
    /** Creates a sales receipt for a sale that is already paid. No card is charged. */
    create: {
      params: SalesReceiptsCreateParams
      records: SalesReceipt
      meta: {}
    }
    search: {
      fields: SalesReceiptsSearchFields
    }
  }
  /** A purchase: an expense paid at once by cash, check or credit card. */
  purchases: {
    /** Lists purchases with their lines. Filters by date and time of change. */
    list: {
      params: PurchasesListParams
      records: Purchase[]
      meta: {}
    }
    /** Records a purchase that is already paid. No money is sent. */
    create: {
      params: PurchasesCreateParams
      records: Purchase
      meta: {}
    }
    search: {
      fields: PurchasesSearchFields
    }
  }
  /** A journal entry: debits and credits of accounts that add up to the same. */
  journal_entries: {
    /** Lists journal entries with their lines. Filters by date and time of change. */
    list: {
      params: JournalEntriesListParams
      records: JournalEntry[]
      meta: {}
    }
    /** Creates a journal entry, whose debits equal its credits. */
    create: {
      params: JournalEntriesCreateParams
      records: JournalEntry
      meta: {}
    }
    search: {
      fields: JournalEntriesSearchFields
    }
  }
  /** An employee of the company. */
  employees: {
    /** Lists employees. Filters by name, time of change and whether they are active. */
    list: {
      params: EmployeesListParams
      records: Employee[]
      meta: {}
    }
    search: {
      fields: EmployeesSearchFields
    }
  }
  /** A class: a label that divides transactions, such as by store or project. */
  classes: {
    /** Lists classes. Filters by name, time of change and whether they are active. */
    list: {
      params: ClassesListParams
      records: Class[]
      meta: {}
    }
    search: {
      fields: ClassesSearchFields
    }
  }
  /** A report over the books, such as profit and loss or the balance sheet. */
  reports: {
    /** Runs a report and returns its rows: profit and loss, balance sheet, cash flow, aging, ledger and others. */
    run: {
      params: ReportsRunParams
      records: Report
      meta: {}
    }
  }
  /** A query: the answer to a SELECT statement over one entity. */
  query: {
    /** Runs a query: a SELECT statement over one entity, such as `Invoice`. The records are under its name. */
    run: {
      params: QueryRunParams
      records: QueryResponse
      meta: {}
    }
  }
}

/** Params of company_info.list. */
export interface CompanyInfoListParams { [k: string]: never }

export interface CompanyInfo {
  Id: string
  SyncToken?: string
  MetaData?: MetaData
  CompanyName?: string
  LegalName?: string
  CompanyAddr?: PhysicalAddress
  CustomerCommunicationAddr?: PhysicalAddress
  LegalAddr?: PhysicalAddress
  PrimaryPhone?: TelephoneNumber
  CompanyStartDate?: string
  FiscalYearStartMonth?: string
  Country?: string
  Email?: EmailAddress
  WebAddr?: WebSiteAddress
  SupportedLanguages?: string
  DefaultTimeZone?: string
}

export interface MetaData {
  CreateTime?: string
  LastUpdatedTime?: string
  LastModifiedByRef?: Ref
}

export interface Ref {
  value: string
  name?: string
}

export interface PhysicalAddress {
  Id?: string
  Line1?: string
  Line2?: string
  Line3?: string
  Line4?: string
  Line5?: string
  City?: string
  /** The state, province or region, such as CA. */
  CountrySubDivisionCode?: string
  PostalCode?: string
  Country?: string
  Lat?: string
  Long?: string
}

export interface TelephoneNumber {
  FreeFormNumber?: string
}

export interface EmailAddress {
  Address?: string
}

export interface WebSiteAddress {
  URI?: string
}

/** Params of customers.list. */
export interface CustomersListParams {
  /** Whether to list active records; `false` lists inactive ones. Defaults to true. (default true) */
  active?: boolean
  /** Filters by name. `%` stands for any text, as in `Amy%`. Defaults to all. (default "%") */
  name?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Customer {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DisplayName?: string
  Title?: string
  GivenName?: string
  MiddleName?: string
  FamilyName?: string
  Suffix?: string
  PrintOnCheckName?: string
  Active?: boolean
  PrimaryPhone?: TelephoneNumber
  AlternatePhone?: TelephoneNumber
  Mobile?: TelephoneNumber
  Fax?: TelephoneNumber
  PrimaryEmailAddr?: EmailAddress
  WebAddr?: WebSiteAddress
  FullyQualifiedName?: string
  CompanyName?: string
  Notes?: string
  BillAddr?: PhysicalAddress
  ShipAddr?: PhysicalAddress
  Job?: boolean
  BillWithParent?: boolean
  ParentRef?: Ref
  Level?: number
  IsProject?: boolean
  Taxable?: boolean
  DefaultTaxCodeRef?: Ref
  SalesTermRef?: Ref
  PaymentMethodRef?: Ref
  CustomerTypeRef?: Ref
  CurrencyRef?: Ref
  Balance?: number
  BalanceWithJobs?: number
  PreferredDeliveryMethod?: string
  ResaleNum?: string
}

/** Params of customers.get. */
export interface CustomersGetParams {
  /** `Id` of the record, as lists return it. */
  id: string
}

/** Params of customers.create. */
export interface CustomersCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Name on screens and forms, up to 500 characters. Unique. (at most 500 characters) */
  DisplayName: string
  /** Name of the company, up to 100 characters. (at most 100 characters) */
  CompanyName?: string
  /** First name of the person. (at most 100 characters) */
  GivenName?: string
  /** Last name of the person. (at most 100 characters) */
  FamilyName?: string
  /** Main email address. */
  PrimaryEmailAddr?: {
    Address?: string
  }
  /** Main phone number. */
  PrimaryPhone?: {
    FreeFormNumber?: string
  }
  /** Postal address. */
  BillAddr?: {
    Id?: string
    Line1?: string
    Line2?: string
    Line3?: string
    Line4?: string
    Line5?: string
    City?: string
    /** The state, province or region, such as CA. */
    CountrySubDivisionCode?: string
    PostalCode?: string
    Country?: string
    Lat?: string
    Long?: string
  }
  /** Postal address. */
  ShipAddr?: {
    Id?: string
    Line1?: string
    Line2?: string
    Line3?: string
    Line4?: string
    Line5?: string
    City?: string
    /** The state, province or region, such as CA. */
    CountrySubDivisionCode?: string
    PostalCode?: string
    Country?: string
    Lat?: string
    Long?: string
  }
  /** Note about the record, up to 2,000 characters. (at most 2000 characters) */
  Notes?: string
  /** Whether sales to the customer are taxed. */
  Taxable?: boolean
  /** Customer above this one, if it is a job or sub-customer. */
  ParentRef?: {
    value: string
    name?: string
  }
  /** Whether it is a job or sub-customer. Needs `ParentRef`. */
  Job?: boolean
  /** Payment terms, by `Id` as `query.run` returns them of `Term`. */
  SalesTermRef?: {
    value: string
    name?: string
  }
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Params of customers.update. */
export interface CustomersUpdateParams {
  /** `Id` of the record, as lists return it. */
  id: string
  /** `SyncToken` of the record as you last read it. An older one is refused. */
  SyncToken: string
  /** Name on screens and forms, up to 500 characters. Unique. (at most 500 characters) */
  DisplayName?: string
  /** Name of the company, up to 100 characters. (at most 100 characters) */
  CompanyName?: string
  /** First name of the person. (at most 100 characters) */
  GivenName?: string
  /** Last name of the person. (at most 100 characters) */
  FamilyName?: string
  /** Main email address. */
  PrimaryEmailAddr?: {
    Address?: string
  }
  /** Main phone number. */
  PrimaryPhone?: {
    FreeFormNumber?: string
  }
  /** Postal address. */
  BillAddr?: {
    Id?: string
    Line1?: string
    Line2?: string
    Line3?: string
    Line4?: string
    Line5?: string
    City?: string
    /** The state, province or region, such as CA. */
    CountrySubDivisionCode?: string
    PostalCode?: string
    Country?: string
    Lat?: string
    Long?: string
  }
  /** Postal address. */
  ShipAddr?: {
    Id?: string
    Line1?: string
    Line2?: string
    Line3?: string
    Line4?: string
    Line5?: string
    City?: string
    /** The state, province or region, such as CA. */
    CountrySubDivisionCode?: string
    PostalCode?: string
    Country?: string
    Lat?: string
    Long?: string
  }
  /** Note about the record, up to 2,000 characters. (at most 2000 characters) */
  Notes?: string
  /** Whether sales to the customer are taxed. */
  Taxable?: boolean
  /** Whether the record is active. Inactive ones are hidden and cannot be used. */
  Active?: boolean
  [k: string]: unknown
}

/** Searchable fields of customers, in hosted mode. */
export interface CustomersSearchFields {
  Id: string | null
  DisplayName: string | null
  GivenName: string | null
  FamilyName: string | null
  Email: string | null
  Phone: string | null
  Active: boolean | null
  CompanyName: string | null
  FullyQualifiedName: string | null
  Notes: string | null
  Balance: number | null
  ParentId: string | null
  IsProject: boolean | null
  LastUpdatedTime: string | null
}

/** Params of vendors.list. */
export interface VendorsListParams {
  /** Whether to list active records; `false` lists inactive ones. Defaults to true. (default true) */
  active?: boolean
  /** Filters by name. `%` stands for any text, as in `Amy%`. Defaults to all. (default "%") */
  name?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Vendor {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DisplayName?: string
  Title?: string
  GivenName?: string
  MiddleName?: string
  FamilyName?: string
  Suffix?: string
  PrintOnCheckName?: string
  Active?: boolean
  PrimaryPhone?: TelephoneNumber
  AlternatePhone?: TelephoneNumber
  Mobile?: TelephoneNumber
  Fax?: TelephoneNumber
  PrimaryEmailAddr?: EmailAddress
  WebAddr?: WebSiteAddress
  CompanyName?: string
  BillAddr?: PhysicalAddress
  AcctNum?: string
  Vendor1099?: boolean
  TermRef?: Ref
  CurrencyRef?: Ref
  Balance?: number
  BillRate?: number
  CostRate?: number
}

/** Params of vendors.get. */
export interface VendorsGetParams {
  /** `Id` of the record, as lists return it. */
  id: string
}

/** Params of vendors.create. */
export interface VendorsCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Name on screens and forms, up to 500 characters. Unique. (at most 500 characters) */
  DisplayName: string
  /** Name of the company, up to 100 characters. (at most 100 characters) */
  CompanyName?: string
  /** First name of the person. (at most 100 characters) */
  GivenName?: string
  /** Last name of the person. (at most 100 characters) */
  FamilyName?: string
  /** Main email address. */
  PrimaryEmailAddr?: {
    Address?: string
  }
  /** Main phone number. */
  PrimaryPhone?: {
    FreeFormNumber?: string
  }
  /** Postal address. */
  BillAddr?: {
    Id?: string
    Line1?: string
    Line2?: string
    Line3?: string
    Line4?: string
    Line5?: string
    City?: string
    /** The state, province or region, such as CA. */
    CountrySubDivisionCode?: string
    PostalCode?: string
    Country?: string
    Lat?: string
    Long?: string
  }
  /** Account number, by which the vendor knows the company. (at most 100 characters) */
  AcctNum?: string
  /** Whether the vendor gets a form 1099, in the United States. */
  Vendor1099?: boolean
  /** Payment terms of the vendor. */
  TermRef?: {
    value: string
    name?: string
  }
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Params of vendors.update. */
export interface VendorsUpdateParams {
  /** `Id` of the record, as lists return it. */
  id: string
  /** `SyncToken` of the record as you last read it. An older one is refused. */
  SyncToken: string
  /** Name on screens and forms, up to 500 characters. Unique. (at most 500 characters) */
  DisplayName: string
  /** Name of the company, up to 100 characters. (at most 100 characters) */
  CompanyName?: string
  /** First name of the person. (at most 100 characters) */
  GivenName?: string
  /** Last name of the person. (at most 100 characters) */
  FamilyName?: string
  /** Main email address. */
  PrimaryEmailAddr?: {
    Address?: string
  }
  /** Main phone number. */
  PrimaryPhone?: {
    FreeFormNumber?: string
  }
  /** Postal address. */
  BillAddr?: {
    Id?: string
    Line1?: string
    Line2?: string
    Line3?: string
    Line4?: string
    Line5?: string
    City?: string
    /** The state, province or region, such as CA. */
    CountrySubDivisionCode?: string
    PostalCode?: string
    Country?: string
    Lat?: string
    Long?: string
  }
  /** Account number, by which the vendor knows the company. (at most 100 characters) */
  AcctNum?: string
  /** Whether the vendor gets a form 1099, in the United States. */
  Vendor1099?: boolean
  /** Payment terms of the vendor. */
  TermRef?: {
    value: string
    name?: string
  }
  /** Whether the record is active. Inactive ones are hidden and cannot be used. */
  Active?: boolean
  [k: string]: unknown
}

/** Searchable fields of vendors, in hosted mode. */
export interface VendorsSearchFields {
  Id: string | null
  DisplayName: string | null
  GivenName: string | null
  FamilyName: string | null
  Email: string | null
  Phone: string | null
  Active: boolean | null
  CompanyName: string | null
  AcctNum: string | null
  Vendor1099: boolean | null
  Balance: number | null
  LastUpdatedTime: string | null
}

/** Params of items.list. */
export interface ItemsListParams {
  /** Whether to list active records; `false` lists inactive ones. Defaults to true. (default true) */
  active?: boolean
  /** Filters by name. `%` stands for any text, as in `Amy%`. Defaults to all. (default "%") */
  name?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Item {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  Name?: string
  Sku?: string
  Description?: string
  Active?: boolean
  SubItem?: boolean
  ParentRef?: Ref
  Level?: number
  FullyQualifiedName?: string
  Taxable?: boolean
  UnitPrice?: number
  /** The type of item, such as Inventory, NonInventory, Service, Group or Category. */
  Type?: string
  IncomeAccountRef?: Ref
  PurchaseDesc?: string
  PurchaseCost?: number
  ExpenseAccountRef?: Ref
  AssetAccountRef?: Ref
  PrefVendorRef?: Ref
  ClassRef?: Ref
  TrackQtyOnHand?: boolean
  QtyOnHand?: number
  ReorderPoint?: number
  InvStartDate?: string
}

/** Params of items.get. */
export interface ItemsGetParams {
  /** `Id` of the record, as lists return it. */
  id: string
}

/**
 * Params of items.create. Needs TrackQtyOnHand and QtyOnHand and InvStartDate and AssetAccountRef and IncomeAccountRef
 * and ExpenseAccountRef with Type Inventory. Needs IncomeAccountRef with Type Service.
 */
export interface ItemsCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Name of the item, up to 100 characters, without colons. (at most 100 characters) */
  Name: string
  /** Type of item. `Inventory` also needs the fields of its stock. */
  Type: "Inventory" | "NonInventory" | "Service"
  /** Stock-keeping unit. (at most 100 characters) */
  Sku?: string
  /** Description on sales forms, up to 4,000 characters. (at most 4000 characters) */
  Description?: string
  /** Sales price. */
  UnitPrice?: number
  /** Description on purchase forms, up to 1,000 characters. (at most 1000 characters) */
  PurchaseDesc?: string
  /** Purchase price. */
  PurchaseCost?: number
  /** Account that records the sales, as `accounts.list` returns it. Required for items that are sold. */
  IncomeAccountRef?: {
    value: string
    name?: string
  }
  /** Account that records the purchases. Required for inventory items. */
  ExpenseAccountRef?: {
    value: string
    name?: string
  }
  /** Whether sales of the item are taxed, in the United States. */
  Taxable?: boolean
  /** Whether QuickBooks counts the stock. True for `Inventory`. */
  TrackQtyOnHand?: boolean
  /** Quantity in stock on `InvStartDate`. Required for `Inventory`. */
  QtyOnHand?: number
  /** Day on which the count begins. Required for `Inventory`. */
  InvStartDate?: string
  /** Account that holds the value of the stock. Required for `Inventory`. */
  AssetAccountRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Params of items.update. */
export interface ItemsUpdateParams {
  /** `Id` of the record, as lists return it. */
  id: string
  /** `SyncToken` of the record as you last read it. An older one is refused. */
  SyncToken: string
  /** Name of the item, up to 100 characters, without colons. (at most 100 characters) */
  Name?: string
  /** Stock-keeping unit. (at most 100 characters) */
  Sku?: string
  /** Description on sales forms, up to 4,000 characters. (at most 4000 characters) */
  Description?: string
  /** Sales price. */
  UnitPrice?: number
  /** Description on purchase forms, up to 1,000 characters. (at most 1000 characters) */
  PurchaseDesc?: string
  /** Purchase price. */
  PurchaseCost?: number
  /** Account that records the sales, as `accounts.list` returns it. Required for items that are sold. */
  IncomeAccountRef?: {
    value: string
    name?: string
  }
  /** Account that records the purchases. Required for inventory items. */
  ExpenseAccountRef?: {
    value: string
    name?: string
  }
  /** Whether sales of the item are taxed, in the United States. */
  Taxable?: boolean
  /** Whether the record is active. Inactive ones are hidden and cannot be used. */
  Active?: boolean
  [k: string]: unknown
}

/** Searchable fields of items, in hosted mode. */
export interface ItemsSearchFields {
  Id: string | null
  Name: string | null
  Sku: string | null
  Description: string | null
  Active: boolean | null
  FullyQualifiedName: string | null
  Type: string | null
  UnitPrice: number | null
  PurchaseCost: number | null
  QtyOnHand: number | null
  LastUpdatedTime: string | null
}

/** Params of accounts.list. */
export interface AccountsListParams {
  /** Whether to list active records; `false` lists inactive ones. Defaults to true. (default true) */
  active?: boolean
  /** Filters by name. `%` stands for any text, as in `Amy%`. Defaults to all. (default "%") */
  name?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Account {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  Name?: string
  AcctNum?: string
  Description?: string
  SubAccount?: boolean
  ParentRef?: Ref
  FullyQualifiedName?: string
  Active?: boolean
  Classification?: "Asset" | "Equity" | "Expense" | "Liability" | "Revenue"
  /** The type of account, such as Bank, Income, Expense or Accounts Receivable. */
  AccountType?: string
  AccountSubType?: string
  CurrentBalance?: number
  CurrentBalanceWithSubAccounts?: number
  CurrencyRef?: Ref
}

/** Searchable fields of accounts, in hosted mode. */
export interface AccountsSearchFields {
  Id: string | null
  Name: string | null
  AcctNum: string | null
  FullyQualifiedName: string | null
  Active: boolean | null
  Classification: string | null
  AccountType: string | null
  AccountSubType: string | null
  CurrentBalance: number | null
  LastUpdatedTime: string | null
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** Filters to `TxnDate` on this day or later. Defaults to all. (default "1900-01-01") */
  txn_date_from?: string
  /** Filters to `TxnDate` on this day or earlier. Defaults to all. (default "2999-12-31") */
  txn_date_to?: string
  /** Filters to this unpaid balance or more. `0.01` leaves out paid ones. Defaults to 0. (at least 0; default 0) */
  min_balance?: number
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Sort field and order. Defaults to `Id`. (default "Id") */
  order?: "Id" | "Id DESC" | "TxnDate" | "TxnDate DESC" | "MetaData.LastUpdatedTime" | "MetaData.LastUpdatedTime DESC"
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Invoice {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DocNumber?: string
  TxnDate?: string
  CurrencyRef?: Ref
  ExchangeRate?: number
  DepartmentRef?: Ref
  PrivateNote?: string
  LinkedTxn?: LinkedTxn[]
  CustomField?: CustomField[]
  Line?: SalesLine[]
  TxnTaxDetail?: TxnTaxDetail
  CustomerRef?: Ref
  CustomerMemo?: MemoRef
  BillAddr?: PhysicalAddress
  ShipAddr?: PhysicalAddress
  ShipFromAddr?: PhysicalAddress
  ClassRef?: Ref
  GlobalTaxCalculation?: TaxCalculation
  TotalAmt?: number
  ApplyTaxAfterDiscount?: boolean
  PrintStatus?: "NotSet" | "NeedToPrint" | "PrintComplete"
  EmailStatus?: "NotSet" | "NeedToSend" | "EmailSent"
  BillEmail?: EmailAddress
  SalesTermRef?: Ref
  DueDate?: string
  ShipDate?: string
  TrackingNum?: string
  Deposit?: number
  Balance?: number
  DeliveryInfo?: DeliveryInfo
  /** The page on which the customer can pay. Only if online payments are on. */
  InvoiceLink?: string
  AllowOnlineCreditCardPayment?: boolean
  AllowOnlineACHPayment?: boolean
}

export interface LinkedTxn {
  TxnId: string
  /** The entity of the linked transaction, such as Invoice. */
  TxnType: string
  TxnLineId?: string
}

export interface CustomField {
  DefinitionId?: string
  Name?: string
  Type?: string
  StringValue?: string
}

export interface SalesLine {
  Id?: string
  LineNum?: number
  Description?: string
  Amount?: number
  /**
   * The kind of line: SalesItemLineDetail, DiscountLineDetail, DescriptionOnly, GroupLineDetail or SubTotalLineDetail.
   */
  DetailType: string
  SalesItemLineDetail?: SalesItemLineDetail
  DiscountLineDetail?: DiscountLineDetail
  GroupLineDetail?: GroupLineDetail
  DescriptionLineDetail?: DescriptionLineDetail
  SubTotalLineDetail?: SubTotalLineDetail
  ProjectRef?: Ref
  LinkedTxn?: LinkedTxn[]
  CustomExtensions?: CustomExtensions
}

export interface SalesItemLineDetail {
  ItemRef?: Ref
  ItemAccountRef?: Ref
  ClassRef?: Ref
  TaxCodeRef?: Ref
  Qty?: number
  UnitPrice?: number
  ServiceDate?: string
  MarkupInfo?: MarkupInfo
  TaxInclusiveAmt?: number
  DiscountRate?: number
  DiscountAmt?: number
}

export interface MarkupInfo {
  PercentBased?: boolean
  Value?: number
  Percent?: number
  PriceLevelRef?: Ref
  MarkUpIncomeAccountRef?: Ref
}

export interface DiscountLineDetail {
  PercentBased?: boolean
  DiscountPercent?: number
  DiscountAccountRef?: Ref
  ServiceDate?: string
  ClassRef?: Ref
  TaxCodeRef?: Ref
}

export interface GroupLineDetail {
  GroupItemRef?: Ref
  Quantity?: number
  ServiceDate?: string
  /** The lines of the group, which have the form of those around it. */
  Line?: { [k: string]: unknown }[]
}

export interface DescriptionLineDetail {
  ServiceDate?: string
  TaxCodeRef?: Ref
}

export interface SubTotalLineDetail {
  ItemRef?: Ref
  ServiceDate?: string
}

export interface TxnTaxDetail {
  DefaultTaxCodeRef?: Ref
  TxnTaxCodeRef?: Ref
  TotalTax?: number
  TaxLine?: TaxLine[]
}

export interface TaxLine {
  Amount?: number
  DetailType?: string
  TaxLineDetail?: TaxLineDetail
}

export interface TaxLineDetail {
  TaxRateRef?: Ref
  PercentBased?: boolean
  TaxPercent?: number
  NetAmountTaxable?: number
}

export interface MemoRef {
  value?: string
}

export interface DeliveryInfo {
  DeliveryType?: string
  DeliveryTime?: string
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  /** `Id` of the record, as lists return it. */
  id: string
}

/** Params of invoices.create. */
export interface InvoicesCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Customer, by `Id` as `customers.list` returns it. */
  CustomerRef: {
    value: string
    name?: string
  }
  /** Lines of the form, each with its `DetailType` and the object of that name. (at least 1 items) */
  Line: {
    Id?: string
    LineNum?: number
    Description?: string
    Amount?: number
    /**
     * The kind of line: SalesItemLineDetail, DiscountLineDetail, DescriptionOnly, GroupLineDetail or
     * SubTotalLineDetail.
     */
    DetailType: string
    SalesItemLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ItemAccountRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      Qty?: number
      UnitPrice?: number
      ServiceDate?: string
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
      TaxInclusiveAmt?: number
      DiscountRate?: number
      DiscountAmt?: number
    }
    DiscountLineDetail?: {
      PercentBased?: boolean
      DiscountPercent?: number
      DiscountAccountRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    GroupLineDetail?: {
      GroupItemRef?: {
        value: string
        name?: string
      }
      Quantity?: number
      ServiceDate?: string
      /** The lines of the group, which have the form of those around it. */
      Line?: { [k: string]: unknown }[]
    }
    DescriptionLineDetail?: {
      ServiceDate?: string
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    SubTotalLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
    }
    ProjectRef?: {
      value: string
      name?: string
    }
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Extensions of the line, whose form no page states. */
    CustomExtensions?: { [k: string]: unknown }[]
  }[]
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /**
   * Number of the document, up to 21 characters. Defaults to the next one, unless the company numbers by hand. (at most
   * 21 characters)
   */
  DocNumber?: string
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Message to the customer on the form. */
  CustomerMemo?: {
    value?: string
  }
  /** Email address to send the form to. */
  BillEmail?: {
    Address?: string
  }
  /** Taxes of the whole form, such as a tax code by `TxnTaxCodeRef`. */
  TxnTaxDetail?: {
    DefaultTaxCodeRef?: {
      value: string
      name?: string
    }
    TxnTaxCodeRef?: {
      value: string
      name?: string
    }
    TotalTax?: number
    TaxLine?: {
      Amount?: number
      DetailType?: string
      TaxLineDetail?: {
        TaxRateRef?: {
          value: string
          name?: string
        }
        PercentBased?: boolean
        TaxPercent?: number
        NetAmountTaxable?: number
      }
    }[]
  }
  /** Whether lines include tax. Required only outside the United States. */
  GlobalTaxCalculation?: "TaxInclusive" | "TaxExcluded" | "NotApplicable"
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  /** Day by which to pay. Defaults to what `SalesTermRef` says. */
  DueDate?: string
  /** Payment terms, by `Id` as `query.run` returns them of `Term`. */
  SalesTermRef?: {
    value: string
    name?: string
  }
  /** State of the email. `NeedToSend` needs `BillEmail`. */
  EmailStatus?: "NotSet" | "NeedToSend" | "EmailSent"
  /** Whether the customer may pay online by card. */
  AllowOnlineCreditCardPayment?: boolean
  /** Whether the customer may pay online by bank transfer. */
  AllowOnlineACHPayment?: boolean
  [k: string]: unknown
}

/** Params of invoices.update. */
export interface InvoicesUpdateParams {
  /** `Id` of the record, as lists return it. */
  id: string
  /** `SyncToken` of the record as you last read it. An older one is refused. */
  SyncToken: string
  /** Customer, by `Id` as `customers.list` returns it. */
  CustomerRef?: {
    value: string
    name?: string
  }
  /** Lines of the form, each with its `DetailType` and the object of that name. (at least 1 items) */
  Line?: {
    Id?: string
    LineNum?: number
    Description?: string
    Amount?: number
    /**
     * The kind of line: SalesItemLineDetail, DiscountLineDetail, DescriptionOnly, GroupLineDetail or
     * SubTotalLineDetail.
     */
    DetailType: string
    SalesItemLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ItemAccountRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      Qty?: number
      UnitPrice?: number
      ServiceDate?: string
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
      TaxInclusiveAmt?: number
      DiscountRate?: number
      DiscountAmt?: number
    }
    DiscountLineDetail?: {
      PercentBased?: boolean
      DiscountPercent?: number
      DiscountAccountRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    GroupLineDetail?: {
      GroupItemRef?: {
        value: string
        name?: string
      }
      Quantity?: number
      ServiceDate?: string
      /** The lines of the group, which have the form of those around it. */
      Line?: { [k: string]: unknown }[]
    }
    DescriptionLineDetail?: {
      ServiceDate?: string
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    SubTotalLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
    }
    ProjectRef?: {
      value: string
      name?: string
    }
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Extensions of the line, whose form no page states. */
    CustomExtensions?: { [k: string]: unknown }[]
  }[]
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /**
   * Number of the document, up to 21 characters. Defaults to the next one, unless the company numbers by hand. (at most
   * 21 characters)
   */
  DocNumber?: string
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Message to the customer on the form. */
  CustomerMemo?: {
    value?: string
  }
  /** Email address to send the form to. */
  BillEmail?: {
    Address?: string
  }
  /** Taxes of the whole form, such as a tax code by `TxnTaxCodeRef`. */
  TxnTaxDetail?: {
    DefaultTaxCodeRef?: {
      value: string
      name?: string
    }
    TxnTaxCodeRef?: {
      value: string
      name?: string
    }
    TotalTax?: number
    TaxLine?: {
      Amount?: number
      DetailType?: string
      TaxLineDetail?: {
        TaxRateRef?: {
          value: string
          name?: string
        }
        PercentBased?: boolean
        TaxPercent?: number
        NetAmountTaxable?: number
      }
    }[]
  }
  /** Whether lines include tax. Required only outside the United States. */
  GlobalTaxCalculation?: "TaxInclusive" | "TaxExcluded" | "NotApplicable"
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  /** Day by which to pay. Defaults to what `SalesTermRef` says. */
  DueDate?: string
  /** Payment terms, by `Id` as `query.run` returns them of `Term`. */
  SalesTermRef?: {
    value: string
    name?: string
  }
  /** State of the email. `NeedToSend` needs `BillEmail`. */
  EmailStatus?: "NotSet" | "NeedToSend" | "EmailSent"
  /** Whether the customer may pay online by card. */
  AllowOnlineCreditCardPayment?: boolean
  /** Whether the customer may pay online by bank transfer. */
  AllowOnlineACHPayment?: boolean
  [k: string]: unknown
}

/** Params of invoices.download. */
export interface InvoicesDownloadParams {
  /** `Id` of the record, as lists return it. */
  id: string
}

/** Params of invoices.void. */
export interface InvoicesVoidParams {
  /** `Id` of the record, as lists return it. */
  id: string
  /** `SyncToken` of the record as you last read it. An older one is refused. */
  SyncToken: string
}

/** Params of invoices.send. */
export interface InvoicesSendParams {
  /** `Id` of the record, as lists return it. */
  id: string
  /** Email address to send to, which becomes `BillEmail`. Defaults to `BillEmail`. */
  sendTo?: string
}

/** Searchable fields of invoices, in hosted mode. */
export interface InvoicesSearchFields {
  Id: string | null
  DocNumber: string | null
  TxnDate: string | null
  TotalAmt: number | null
  Currency: string | null
  PrivateNote: string | null
  CustomerId: string | null
  CustomerName: string | null
  CustomerMemo: string | null
  BillEmail: string | null
  DueDate: string | null
  Balance: number | null
  EmailStatus: string | null
  LastUpdatedTime: string | null
}

/** Params of payments.list. */
export interface PaymentsListParams {
  /** Filters to `TxnDate` on this day or later. Defaults to all. (default "1900-01-01") */
  txn_date_from?: string
  /** Filters to `TxnDate` on this day or earlier. Defaults to all. (default "2999-12-31") */
  txn_date_to?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Sort field and order. Defaults to `Id`. (default "Id") */
  order?: "Id" | "Id DESC" | "TxnDate" | "TxnDate DESC" | "MetaData.LastUpdatedTime" | "MetaData.LastUpdatedTime DESC"
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Payment {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DocNumber?: string
  TxnDate?: string
  CurrencyRef?: Ref
  ExchangeRate?: number
  DepartmentRef?: Ref
  PrivateNote?: string
  LinkedTxn?: LinkedTxn[]
  CustomerRef?: Ref
  DepositToAccountRef?: Ref
  PaymentMethodRef?: Ref
  PaymentRefNum?: string
  TotalAmt?: number
  UnappliedAmt?: number
  ProcessPayment?: boolean
  Line?: PaymentLine[]
}

export interface PaymentLine {
  Amount: number
  LinkedTxn?: LinkedTxn[]
  /** Notes of QuickBooks about the line: names and values, whose form its schema leaves open. */
  LineEx?: { [k: string]: unknown }
}

/** Params of payments.get. */
export interface PaymentsGetParams {
  /** `Id` of the record, as lists return it. */
  id: string
}

/** Params of payments.create. */
export interface PaymentsCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Customer, by `Id` as `customers.list` returns it. */
  CustomerRef: {
    value: string
    name?: string
  }
  /** Amount that was received. */
  TotalAmt: number
  /** Invoices that it pays: an amount and one linked invoice each. Without lines, the amount stays unapplied. */
  Line?: {
    Amount: number
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Notes of QuickBooks about the line: names and values, whose form its schema leaves open. */
    LineEx?: { [k: string]: unknown }
  }[]
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /** Reference number, such as that of the check, up to 21 characters. (at most 21 characters) */
  PaymentRefNum?: string
  /** Payment method, by `Id` as `query.run` returns it of `PaymentMethod`. */
  PaymentMethodRef?: {
    value: string
    name?: string
  }
  /** Account that receives the money. Defaults to `Undeposited Funds`. */
  DepositToAccountRef?: {
    value: string
    name?: string
  }
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Params of payments.void. */
export interface PaymentsVoidParams {
  /** `Id` of the record, as lists return it. */
  id: string
  /** `SyncToken` of the record as you last read it. An older one is refused. */
  SyncToken: string
}

/** Searchable fields of payments, in hosted mode. */
export interface PaymentsSearchFields {
  Id: string | null
  TxnDate: string | null
  TotalAmt: number | null
  UnappliedAmt: number | null
  PaymentRefNum: string | null
  PrivateNote: string | null
  Currency: string | null
  CustomerId: string | null
  CustomerName: string | null
  LastUpdatedTime: string | null
}

/** Params of bills.list. */
export interface BillsListParams {
  /** Filters to `TxnDate` on this day or later. Defaults to all. (default "1900-01-01") */
  txn_date_from?: string
  /** Filters to `TxnDate` on this day or earlier. Defaults to all. (default "2999-12-31") */
  txn_date_to?: string
  /** Filters to this unpaid balance or more. `0.01` leaves out paid ones. Defaults to 0. (at least 0; default 0) */
  min_balance?: number
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Sort field and order. Defaults to `Id`. (default "Id") */
  order?: "Id" | "Id DESC" | "TxnDate" | "TxnDate DESC" | "MetaData.LastUpdatedTime" | "MetaData.LastUpdatedTime DESC"
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Bill {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DocNumber?: string
  TxnDate?: string
  CurrencyRef?: Ref
  ExchangeRate?: number
  DepartmentRef?: Ref
  PrivateNote?: string
  LinkedTxn?: LinkedTxn[]
  VendorRef?: Ref
  VendorAddr?: PhysicalAddress
  APAccountRef?: Ref
  SalesTermRef?: Ref
  DueDate?: string
  TotalAmt?: number
  Balance?: number
  TxnTaxDetail?: TxnTaxDetail
  GlobalTaxCalculation?: TaxCalculation
  Line?: ExpenseLine[]
}

export interface ExpenseLine {
  Id?: string
  LineNum?: number
  Description?: string
  Amount?: number
  /** The kind of line: AccountBasedExpenseLineDetail or ItemBasedExpenseLineDetail. */
  DetailType: string
  AccountBasedExpenseLineDetail?: AccountBasedExpenseLineDetail
  ItemBasedExpenseLineDetail?: ItemBasedExpenseLineDetail
  ProjectRef?: Ref
  LinkedTxn?: LinkedTxn[]
  CustomExtensions?: CustomExtensions
}

export interface AccountBasedExpenseLineDetail {
  AccountRef?: Ref
  CustomerRef?: Ref
  ClassRef?: Ref
  TaxCodeRef?: Ref
  TaxAmount?: number
  TaxInclusiveAmt?: number
  BillableStatus?: BillableStatus
  MarkupInfo?: MarkupInfo
}

export interface ItemBasedExpenseLineDetail {
  ItemRef?: Ref
  CustomerRef?: Ref
  ClassRef?: Ref
  TaxCodeRef?: Ref
  BillableStatus?: BillableStatus
  Qty?: number
  UnitPrice?: number
  TaxInclusiveAmt?: number
  MarkupInfo?: MarkupInfo
}

/** Params of bills.get. */
export interface BillsGetParams {
  /** `Id` of the record, as lists return it. */
  id: string
}

/** Params of bills.create. */
export interface BillsCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Vendor, by `Id` as `vendors.list` returns it. */
  VendorRef: {
    value: string
    name?: string
  }
  /** Lines, each with its `DetailType` and the object of that name. (at least 1 items) */
  Line: {
    Id?: string
    LineNum?: number
    Description?: string
    Amount?: number
    /** The kind of line: AccountBasedExpenseLineDetail or ItemBasedExpenseLineDetail. */
    DetailType: string
    AccountBasedExpenseLineDetail?: {
      AccountRef?: {
        value: string
        name?: string
      }
      CustomerRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      TaxAmount?: number
      TaxInclusiveAmt?: number
      BillableStatus?: "Billable" | "NotBillable" | "HasBeenBilled"
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
    }
    ItemBasedExpenseLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      CustomerRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      BillableStatus?: "Billable" | "NotBillable" | "HasBeenBilled"
      Qty?: number
      UnitPrice?: number
      TaxInclusiveAmt?: number
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
    }
    ProjectRef?: {
      value: string
      name?: string
    }
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Extensions of the line, whose form no page states. */
    CustomExtensions?: { [k: string]: unknown }[]
  }[]
  /** Whether lines include tax. Required only outside the United States. */
  GlobalTaxCalculation?: "TaxInclusive" | "TaxExcluded" | "NotApplicable"
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /** Day by which to pay. Defaults to what `SalesTermRef` says. */
  DueDate?: string
  /** Number of the document, up to 21 characters. (at most 21 characters) */
  DocNumber?: string
  /** Payment terms, by `Id` as `query.run` returns them of `Term`. */
  SalesTermRef?: {
    value: string
    name?: string
  }
  /** Accounts payable account of the bill. Defaults to the only one. */
  APAccountRef?: {
    value: string
    name?: string
  }
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Params of bills.update. */
export interface BillsUpdateParams {
  /** `Id` of the record, as lists return it. */
  id: string
  /** `SyncToken` of the record as you last read it. An older one is refused. */
  SyncToken: string
  /** Vendor, by `Id` as `vendors.list` returns it. */
  VendorRef: {
    value: string
    name?: string
  }
  /** Lines, each with its `DetailType` and the object of that name. (at least 1 items) */
  Line?: {
    Id?: string
    LineNum?: number
    Description?: string
    Amount?: number
    /** The kind of line: AccountBasedExpenseLineDetail or ItemBasedExpenseLineDetail. */
    DetailType: string
    AccountBasedExpenseLineDetail?: {
      AccountRef?: {
        value: string
        name?: string
      }
      CustomerRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      TaxAmount?: number
      TaxInclusiveAmt?: number
      BillableStatus?: "Billable" | "NotBillable" | "HasBeenBilled"
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
    }
    ItemBasedExpenseLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      CustomerRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      BillableStatus?: "Billable" | "NotBillable" | "HasBeenBilled"
      Qty?: number
      UnitPrice?: number
      TaxInclusiveAmt?: number
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
    }
    ProjectRef?: {
      value: string
      name?: string
    }
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Extensions of the line, whose form no page states. */
    CustomExtensions?: { [k: string]: unknown }[]
  }[]
  /** Whether lines include tax. Required only outside the United States. */
  GlobalTaxCalculation?: "TaxInclusive" | "TaxExcluded" | "NotApplicable"
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /** Day by which to pay. Defaults to what `SalesTermRef` says. */
  DueDate?: string
  /** Number of the document, up to 21 characters. (at most 21 characters) */
  DocNumber?: string
  /** Payment terms, by `Id` as `query.run` returns them of `Term`. */
  SalesTermRef?: {
    value: string
    name?: string
  }
  /** Accounts payable account of the bill. Defaults to the only one. */
  APAccountRef?: {
    value: string
    name?: string
  }
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Searchable fields of bills, in hosted mode. */
export interface BillsSearchFields {
  Id: string | null
  DocNumber: string | null
  TxnDate: string | null
  TotalAmt: number | null
  Currency: string | null
  PrivateNote: string | null
  VendorId: string | null
  VendorName: string | null
  DueDate: string | null
  Balance: number | null
  LastUpdatedTime: string | null
}

/** Params of bill_payments.list. */
export interface BillPaymentsListParams {
  /** Filters to `TxnDate` on this day or later. Defaults to all. (default "1900-01-01") */
  txn_date_from?: string
  /** Filters to `TxnDate` on this day or earlier. Defaults to all. (default "2999-12-31") */
  txn_date_to?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Sort field and order. Defaults to `Id`. (default "Id") */
  order?: "Id" | "Id DESC" | "TxnDate" | "TxnDate DESC" | "MetaData.LastUpdatedTime" | "MetaData.LastUpdatedTime DESC"
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface BillPayment {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DocNumber?: string
  TxnDate?: string
  CurrencyRef?: Ref
  ExchangeRate?: number
  DepartmentRef?: Ref
  PrivateNote?: string
  LinkedTxn?: LinkedTxn[]
  VendorRef?: Ref
  APAccountRef?: Ref
  PayType?: "Check" | "CreditCard"
  CheckPayment?: CheckPayment
  CreditCardPayment?: CreditCardPayment
  TotalAmt?: number
  Line?: PaymentLine[]
}

export interface CheckPayment {
  BankAccountRef?: Ref
  PrintStatus?: string
}

export interface CreditCardPayment {
  CCAccountRef?: Ref
}

/**
 * Params of bill_payments.create. Needs CheckPayment with PayType Check. Needs CreditCardPayment with PayType
 * CreditCard.
 */
export interface BillPaymentsCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Vendor, by `Id` as `vendors.list` returns it. */
  VendorRef: {
    value: string
    name?: string
  }
  /** Amount that was paid. */
  TotalAmt: number
  /** Means of payment: a check from a bank account, or a credit card. */
  PayType: "Check" | "CreditCard"
  /** Bank account of a check. */
  CheckPayment?: {
    BankAccountRef?: {
      value: string
      name?: string
    }
    PrintStatus?: string
  }
  /** Account of the credit card. */
  CreditCardPayment?: {
    CCAccountRef?: {
      value: string
      name?: string
    }
  }
  /** Bills that it pays: an amount and one linked bill each. (at least 1 items) */
  Line: {
    Amount: number
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Notes of QuickBooks about the line: names and values, whose form its schema leaves open. */
    LineEx?: { [k: string]: unknown }
  }[]
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /** Number of the document, up to 21 characters. (at most 21 characters) */
  DocNumber?: string
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Searchable fields of bill_payments, in hosted mode. */
export interface BillPaymentsSearchFields {
  Id: string | null
  DocNumber: string | null
  TxnDate: string | null
  TotalAmt: number | null
  Currency: string | null
  PrivateNote: string | null
  VendorId: string | null
  VendorName: string | null
  PayType: string | null
  LastUpdatedTime: string | null
}

/** Params of estimates.list. */
export interface EstimatesListParams {
  /** Filters to `TxnDate` on this day or later. Defaults to all. (default "1900-01-01") */
  txn_date_from?: string
  /** Filters to `TxnDate` on this day or earlier. Defaults to all. (default "2999-12-31") */
  txn_date_to?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Sort field and order. Defaults to `Id`. (default "Id") */
  order?: "Id" | "Id DESC" | "TxnDate" | "TxnDate DESC" | "MetaData.LastUpdatedTime" | "MetaData.LastUpdatedTime DESC"
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Estimate {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DocNumber?: string
  TxnDate?: string
  CurrencyRef?: Ref
  ExchangeRate?: number
  DepartmentRef?: Ref
  PrivateNote?: string
  LinkedTxn?: LinkedTxn[]
  CustomField?: CustomField[]
  Line?: SalesLine[]
  TxnTaxDetail?: TxnTaxDetail
  CustomerRef?: Ref
  CustomerMemo?: MemoRef
  BillAddr?: PhysicalAddress
  ShipAddr?: PhysicalAddress
  ShipFromAddr?: PhysicalAddress
  ClassRef?: Ref
  GlobalTaxCalculation?: TaxCalculation
  TotalAmt?: number
  ApplyTaxAfterDiscount?: boolean
  PrintStatus?: "NotSet" | "NeedToPrint" | "PrintComplete"
  EmailStatus?: "NotSet" | "NeedToSend" | "EmailSent"
  BillEmail?: EmailAddress
  TxnStatus?: "Pending" | "Accepted" | "Closed" | "Rejected" | "Converted"
  ExpirationDate?: string
  AcceptedBy?: string
  AcceptedDate?: string
  DeliveryInfo?: DeliveryInfo
}

/** Params of estimates.create. */
export interface EstimatesCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Customer, by `Id` as `customers.list` returns it. */
  CustomerRef: {
    value: string
    name?: string
  }
  /** Lines of the form, each with its `DetailType` and the object of that name. (at least 1 items) */
  Line: {
    Id?: string
    LineNum?: number
    Description?: string
    Amount?: number
    /**
     * The kind of line: SalesItemLineDetail, DiscountLineDetail, DescriptionOnly, GroupLineDetail or
     * SubTotalLineDetail.
     */
    DetailType: string
    SalesItemLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ItemAccountRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      Qty?: number
      UnitPrice?: number
      ServiceDate?: string
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
      TaxInclusiveAmt?: number
      DiscountRate?: number
      DiscountAmt?: number
    }
    DiscountLineDetail?: {
      PercentBased?: boolean
      DiscountPercent?: number
      DiscountAccountRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    GroupLineDetail?: {
      GroupItemRef?: {
        value: string
        name?: string
      }
      Quantity?: number
      ServiceDate?: string
      /** The lines of the group, which have the form of those around it. */
      Line?: { [k: string]: unknown }[]
    }
    DescriptionLineDetail?: {
      ServiceDate?: string
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    SubTotalLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
    }
    ProjectRef?: {
      value: string
      name?: string
    }
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Extensions of the line, whose form no page states. */
    CustomExtensions?: { [k: string]: unknown }[]
  }[]
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /**
   * Number of the document, up to 21 characters. Defaults to the next one, unless the company numbers by hand. (at most
   * 21 characters)
   */
  DocNumber?: string
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Message to the customer on the form. */
  CustomerMemo?: {
    value?: string
  }
  /** Email address to send the form to. */
  BillEmail?: {
    Address?: string
  }
  /** Taxes of the whole form, such as a tax code by `TxnTaxCodeRef`. */
  TxnTaxDetail?: {
    DefaultTaxCodeRef?: {
      value: string
      name?: string
    }
    TxnTaxCodeRef?: {
      value: string
      name?: string
    }
    TotalTax?: number
    TaxLine?: {
      Amount?: number
      DetailType?: string
      TaxLineDetail?: {
        TaxRateRef?: {
          value: string
          name?: string
        }
        PercentBased?: boolean
        TaxPercent?: number
        NetAmountTaxable?: number
      }
    }[]
  }
  /** Whether lines include tax. Required only outside the United States. */
  GlobalTaxCalculation?: "TaxInclusive" | "TaxExcluded" | "NotApplicable"
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  /** Day on which the offer ends. */
  ExpirationDate?: string
  /** State of the estimate. Defaults to `Pending`. */
  TxnStatus?: "Pending" | "Accepted" | "Closed" | "Rejected"
  /** State of the email. `NeedToSend` needs `BillEmail`. */
  EmailStatus?: "NotSet" | "NeedToSend" | "EmailSent"
  [k: string]: unknown
}

/** Searchable fields of estimates, in hosted mode. */
export interface EstimatesSearchFields {
  Id: string | null
  DocNumber: string | null
  TxnDate: string | null
  TotalAmt: number | null
  Currency: string | null
  PrivateNote: string | null
  CustomerId: string | null
  CustomerName: string | null
  CustomerMemo: string | null
  BillEmail: string | null
  TxnStatus: string | null
  ExpirationDate: string | null
  EmailStatus: string | null
  LastUpdatedTime: string | null
}

/** Params of credit_memos.list. */
export interface CreditMemosListParams {
  /** Filters to `TxnDate` on this day or later. Defaults to all. (default "1900-01-01") */
  txn_date_from?: string
  /** Filters to `TxnDate` on this day or earlier. Defaults to all. (default "2999-12-31") */
  txn_date_to?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Sort field and order. Defaults to `Id`. (default "Id") */
  order?: "Id" | "Id DESC" | "TxnDate" | "TxnDate DESC" | "MetaData.LastUpdatedTime" | "MetaData.LastUpdatedTime DESC"
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface CreditMemo {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DocNumber?: string
  TxnDate?: string
  CurrencyRef?: Ref
  ExchangeRate?: number
  DepartmentRef?: Ref
  PrivateNote?: string
  LinkedTxn?: LinkedTxn[]
  CustomField?: CustomField[]
  Line?: SalesLine[]
  TxnTaxDetail?: TxnTaxDetail
  CustomerRef?: Ref
  CustomerMemo?: MemoRef
  BillAddr?: PhysicalAddress
  ShipAddr?: PhysicalAddress
  ShipFromAddr?: PhysicalAddress
  ClassRef?: Ref
  GlobalTaxCalculation?: TaxCalculation
  TotalAmt?: number
  ApplyTaxAfterDiscount?: boolean
  PrintStatus?: "NotSet" | "NeedToPrint" | "PrintComplete"
  EmailStatus?: "NotSet" | "NeedToSend" | "EmailSent"
  BillEmail?: EmailAddress
  Balance?: number
  RemainingCredit?: number
}

/** Params of credit_memos.create. */
export interface CreditMemosCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Customer, by `Id` as `customers.list` returns it. */
  CustomerRef: {
    value: string
    name?: string
  }
  /** Lines of the form, each with its `DetailType` and the object of that name. (at least 1 items) */
  Line: {
    Id?: string
    LineNum?: number
    Description?: string
    Amount?: number
    /**
     * The kind of line: SalesItemLineDetail, DiscountLineDetail, DescriptionOnly, GroupLineDetail or
     * SubTotalLineDetail.
     */
    DetailType: string
    SalesItemLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ItemAccountRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      Qty?: number
      UnitPrice?: number
      ServiceDate?: string
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
      TaxInclusiveAmt?: number
      DiscountRate?: number
      DiscountAmt?: number
    }
    DiscountLineDetail?: {
      PercentBased?: boolean
      DiscountPercent?: number
      DiscountAccountRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    GroupLineDetail?: {
      GroupItemRef?: {
        value: string
        name?: string
      }
      Quantity?: number
      ServiceDate?: string
      /** The lines of the group, which have the form of those around it. */
      Line?: { [k: string]: unknown }[]
    }
    DescriptionLineDetail?: {
      ServiceDate?: string
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    SubTotalLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
    }
    ProjectRef?: {
      value: string
      name?: string
    }
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Extensions of the line, whose form no page states. */
    CustomExtensions?: { [k: string]: unknown }[]
  }[]
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /**
   * Number of the document, up to 21 characters. Defaults to the next one, unless the company numbers by hand. (at most
   * 21 characters)
   */
  DocNumber?: string
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Message to the customer on the form. */
  CustomerMemo?: {
    value?: string
  }
  /** Email address to send the form to. */
  BillEmail?: {
    Address?: string
  }
  /** Taxes of the whole form, such as a tax code by `TxnTaxCodeRef`. */
  TxnTaxDetail?: {
    DefaultTaxCodeRef?: {
      value: string
      name?: string
    }
    TxnTaxCodeRef?: {
      value: string
      name?: string
    }
    TotalTax?: number
    TaxLine?: {
      Amount?: number
      DetailType?: string
      TaxLineDetail?: {
        TaxRateRef?: {
          value: string
          name?: string
        }
        PercentBased?: boolean
        TaxPercent?: number
        NetAmountTaxable?: number
      }
    }[]
  }
  /** Whether lines include tax. Required only outside the United States. */
  GlobalTaxCalculation?: "TaxInclusive" | "TaxExcluded" | "NotApplicable"
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Searchable fields of credit_memos, in hosted mode. */
export interface CreditMemosSearchFields {
  Id: string | null
  DocNumber: string | null
  TxnDate: string | null
  TotalAmt: number | null
  Currency: string | null
  PrivateNote: string | null
  CustomerId: string | null
  CustomerName: string | null
  CustomerMemo: string | null
  Balance: number | null
  RemainingCredit: number | null
  LastUpdatedTime: string | null
}

/** Params of sales_receipts.list. */
export interface SalesReceiptsListParams {
  /** Filters to `TxnDate` on this day or later. Defaults to all. (default "1900-01-01") */
  txn_date_from?: string
  /** Filters to `TxnDate` on this day or earlier. Defaults to all. (default "2999-12-31") */
  txn_date_to?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Sort field and order. Defaults to `Id`. (default "Id") */
  order?: "Id" | "Id DESC" | "TxnDate" | "TxnDate DESC" | "MetaData.LastUpdatedTime" | "MetaData.LastUpdatedTime DESC"
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface SalesReceipt {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DocNumber?: string
  TxnDate?: string
  CurrencyRef?: Ref
  ExchangeRate?: number
  DepartmentRef?: Ref
  PrivateNote?: string
  LinkedTxn?: LinkedTxn[]
  CustomField?: CustomField[]
  Line?: SalesLine[]
  TxnTaxDetail?: TxnTaxDetail
  CustomerRef?: Ref
  CustomerMemo?: MemoRef
  BillAddr?: PhysicalAddress
  ShipAddr?: PhysicalAddress
  ShipFromAddr?: PhysicalAddress
  ClassRef?: Ref
  GlobalTaxCalculation?: TaxCalculation
  TotalAmt?: number
  ApplyTaxAfterDiscount?: boolean
  PrintStatus?: "NotSet" | "NeedToPrint" | "PrintComplete"
  EmailStatus?: "NotSet" | "NeedToSend" | "EmailSent"
  BillEmail?: EmailAddress
  Balance?: number
  PaymentMethodRef?: Ref
  PaymentRefNum?: string
  DepositToAccountRef?: Ref
}

/** Params of sales_receipts.create. */
export interface SalesReceiptsCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Customer, by `Id` as `customers.list` returns it. */
  CustomerRef?: {
    value: string
    name?: string
  }
  /** Lines of the form, each with its `DetailType` and the object of that name. (at least 1 items) */
  Line: {
    Id?: string
    LineNum?: number
    Description?: string
    Amount?: number
    /**
     * The kind of line: SalesItemLineDetail, DiscountLineDetail, DescriptionOnly, GroupLineDetail or
     * SubTotalLineDetail.
     */
    DetailType: string
    SalesItemLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ItemAccountRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      Qty?: number
      UnitPrice?: number
      ServiceDate?: string
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
      TaxInclusiveAmt?: number
      DiscountRate?: number
      DiscountAmt?: number
    }
    DiscountLineDetail?: {
      PercentBased?: boolean
      DiscountPercent?: number
      DiscountAccountRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    GroupLineDetail?: {
      GroupItemRef?: {
        value: string
        name?: string
      }
      Quantity?: number
      ServiceDate?: string
      /** The lines of the group, which have the form of those around it. */
      Line?: { [k: string]: unknown }[]
    }
    DescriptionLineDetail?: {
      ServiceDate?: string
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    SubTotalLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      ServiceDate?: string
    }
    ProjectRef?: {
      value: string
      name?: string
    }
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Extensions of the line, whose form no page states. */
    CustomExtensions?: { [k: string]: unknown }[]
  }[]
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /**
   * Number of the document, up to 21 characters. Defaults to the next one, unless the company numbers by hand. (at most
   * 21 characters)
   */
  DocNumber?: string
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Message to the customer on the form. */
  CustomerMemo?: {
    value?: string
  }
  /** Email address to send the form to. */
  BillEmail?: {
    Address?: string
  }
  /** Taxes of the whole form, such as a tax code by `TxnTaxCodeRef`. */
  TxnTaxDetail?: {
    DefaultTaxCodeRef?: {
      value: string
      name?: string
    }
    TxnTaxCodeRef?: {
      value: string
      name?: string
    }
    TotalTax?: number
    TaxLine?: {
      Amount?: number
      DetailType?: string
      TaxLineDetail?: {
        TaxRateRef?: {
          value: string
          name?: string
        }
        PercentBased?: boolean
        TaxPercent?: number
        NetAmountTaxable?: number
      }
    }[]
  }
  /** Whether lines include tax. Required only outside the United States. */
  GlobalTaxCalculation?: "TaxInclusive" | "TaxExcluded" | "NotApplicable"
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  /** Payment method, by `Id` as `query.run` returns it of `PaymentMethod`. */
  PaymentMethodRef?: {
    value: string
    name?: string
  }
  /** Reference number, such as that of the check, up to 21 characters. (at most 21 characters) */
  PaymentRefNum?: string
  /** Account that receives the money. Defaults to `Undeposited Funds`. */
  DepositToAccountRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Searchable fields of sales_receipts, in hosted mode. */
export interface SalesReceiptsSearchFields {
  Id: string | null
  DocNumber: string | null
  TxnDate: string | null
  TotalAmt: number | null
  Currency: string | null
  PrivateNote: string | null
  CustomerId: string | null
  CustomerName: string | null
  CustomerMemo: string | null
  PaymentRefNum: string | null
  LastUpdatedTime: string | null
}

/** Params of purchases.list. */
export interface PurchasesListParams {
  /** Filters to `TxnDate` on this day or later. Defaults to all. (default "1900-01-01") */
  txn_date_from?: string
  /** Filters to `TxnDate` on this day or earlier. Defaults to all. (default "2999-12-31") */
  txn_date_to?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Sort field and order. Defaults to `Id`. (default "Id") */
  order?: "Id" | "Id DESC" | "TxnDate" | "TxnDate DESC" | "MetaData.LastUpdatedTime" | "MetaData.LastUpdatedTime DESC"
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Purchase {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DocNumber?: string
  TxnDate?: string
  CurrencyRef?: Ref
  ExchangeRate?: number
  DepartmentRef?: Ref
  PrivateNote?: string
  LinkedTxn?: LinkedTxn[]
  PaymentType?: "Cash" | "Check" | "CreditCard"
  AccountRef?: Ref
  EntityRef?: EntityRef
  Credit?: boolean
  TotalAmt?: number
  PrintStatus?: string
  RemitToAddr?: PhysicalAddress
  TxnTaxDetail?: TxnTaxDetail
  GlobalTaxCalculation?: TaxCalculation
  Line?: ExpenseLine[]
}

export interface EntityRef {
  value: string
  name?: string
  type?: "Customer" | "Vendor" | "Employee"
}

/** Params of purchases.create. */
export interface PurchasesCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Means of payment. */
  PaymentType: "Cash" | "Check" | "CreditCard"
  /** Bank or credit card account that paid, as `accounts.list` returns it. */
  AccountRef: {
    value: string
    name?: string
  }
  /** Lines, each with its `DetailType` and the object of that name. (at least 1 items) */
  Line: {
    Id?: string
    LineNum?: number
    Description?: string
    Amount?: number
    /** The kind of line: AccountBasedExpenseLineDetail or ItemBasedExpenseLineDetail. */
    DetailType: string
    AccountBasedExpenseLineDetail?: {
      AccountRef?: {
        value: string
        name?: string
      }
      CustomerRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      TaxAmount?: number
      TaxInclusiveAmt?: number
      BillableStatus?: "Billable" | "NotBillable" | "HasBeenBilled"
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
    }
    ItemBasedExpenseLineDetail?: {
      ItemRef?: {
        value: string
        name?: string
      }
      CustomerRef?: {
        value: string
        name?: string
      }
      ClassRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      BillableStatus?: "Billable" | "NotBillable" | "HasBeenBilled"
      Qty?: number
      UnitPrice?: number
      TaxInclusiveAmt?: number
      MarkupInfo?: {
        PercentBased?: boolean
        Value?: number
        Percent?: number
        PriceLevelRef?: {
          value: string
          name?: string
        }
        MarkUpIncomeAccountRef?: {
          value: string
          name?: string
        }
      }
    }
    ProjectRef?: {
      value: string
      name?: string
    }
    LinkedTxn?: {
      TxnId: string
      /** The entity of the linked transaction, such as Invoice. */
      TxnType: string
      TxnLineId?: string
    }[]
    /** Extensions of the line, whose form no page states. */
    CustomExtensions?: { [k: string]: unknown }[]
  }[]
  /** Whether lines include tax. Required only outside the United States. */
  GlobalTaxCalculation?: "TaxInclusive" | "TaxExcluded" | "NotApplicable"
  /** Payee: a vendor, customer or employee. */
  EntityRef?: {
    value: string
    name?: string
    type?: "Customer" | "Vendor" | "Employee"
  }
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /** Number of the document, up to 21 characters. (at most 21 characters) */
  DocNumber?: string
  /** Whether it is a refund of the credit card. Only for `CreditCard`. */
  Credit?: boolean
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Searchable fields of purchases, in hosted mode. */
export interface PurchasesSearchFields {
  Id: string | null
  DocNumber: string | null
  TxnDate: string | null
  TotalAmt: number | null
  Currency: string | null
  PrivateNote: string | null
  PaymentType: string | null
  AccountId: string | null
  AccountName: string | null
  PayeeId: string | null
  PayeeName: string | null
  Credit: boolean | null
  LastUpdatedTime: string | null
}

/** Params of journal_entries.list. */
export interface JournalEntriesListParams {
  /** Filters to `TxnDate` on this day or later. Defaults to all. (default "1900-01-01") */
  txn_date_from?: string
  /** Filters to `TxnDate` on this day or earlier. Defaults to all. (default "2999-12-31") */
  txn_date_to?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Sort field and order. Defaults to `Id`. (default "Id") */
  order?: "Id" | "Id DESC" | "TxnDate" | "TxnDate DESC" | "MetaData.LastUpdatedTime" | "MetaData.LastUpdatedTime DESC"
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface JournalEntry {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DocNumber?: string
  TxnDate?: string
  CurrencyRef?: Ref
  ExchangeRate?: number
  DepartmentRef?: Ref
  PrivateNote?: string
  LinkedTxn?: LinkedTxn[]
  Adjustment?: boolean
  TotalAmt?: number
  TxnTaxDetail?: TxnTaxDetail
  GlobalTaxCalculation?: TaxCalculation
  Line?: JournalLine[]
}

export interface JournalLine {
  Id?: string
  LineNum?: number
  Description?: string
  Amount?: number
  /** The kind of line: JournalEntryLineDetail, or DescriptionOnly. */
  DetailType: string
  JournalEntryLineDetail?: JournalEntryLineDetail
  DescriptionLineDetail?: DescriptionLineDetail
  CustomExtensions?: CustomExtensions
}

export interface JournalEntryLineDetail {
  PostingType: "Debit" | "Credit"
  AccountRef: Ref
  Entity?: JournalEntity
  ClassRef?: Ref
  DepartmentRef?: Ref
  TaxCodeRef?: Ref
  TaxApplicableOn?: "Sales" | "Purchase"
  TaxAmount?: number
  TaxInclusiveAmt?: number
  BillableStatus?: BillableStatus
}

export interface JournalEntity {
  Type?: string
  EntityRef?: Ref
}

/** Params of journal_entries.create. */
export interface JournalEntriesCreateParams {
  /**
   * ID of your own for this call. A second call with the same ID gets the first answer, and creates nothing. (at most
   * 50 characters)
   */
  requestid?: string
  /** Debits and credits, each with the `DetailType` `JournalEntryLineDetail`. (at least 2 items) */
  Line: {
    Id?: string
    LineNum?: number
    Description?: string
    Amount?: number
    /** The kind of line: JournalEntryLineDetail, or DescriptionOnly. */
    DetailType: string
    JournalEntryLineDetail?: {
      PostingType: "Debit" | "Credit"
      AccountRef: {
        value: string
        name?: string
      }
      Entity?: {
        Type?: string
        EntityRef?: {
          value: string
          name?: string
        }
      }
      ClassRef?: {
        value: string
        name?: string
      }
      DepartmentRef?: {
        value: string
        name?: string
      }
      TaxCodeRef?: {
        value: string
        name?: string
      }
      TaxApplicableOn?: "Sales" | "Purchase"
      TaxAmount?: number
      TaxInclusiveAmt?: number
      BillableStatus?: "Billable" | "NotBillable" | "HasBeenBilled"
    }
    DescriptionLineDetail?: {
      ServiceDate?: string
      TaxCodeRef?: {
        value: string
        name?: string
      }
    }
    /** Extensions of the line, whose form no page states. */
    CustomExtensions?: { [k: string]: unknown }[]
  }[]
  /** Whether lines include tax. Required only outside the United States. */
  GlobalTaxCalculation?: "TaxInclusive" | "TaxExcluded" | "NotApplicable"
  /** Day of the transaction. Defaults to today. */
  TxnDate?: string
  /** Number of the document, up to 21 characters. (at most 21 characters) */
  DocNumber?: string
  /** Whether it adjusts the books after the close of a period. */
  Adjustment?: boolean
  /** Note inside the company, up to 4,000 characters. (at most 4000 characters) */
  PrivateNote?: string
  /** Currency, by its three-letter code. Required if the company uses several. */
  CurrencyRef?: {
    value: string
    name?: string
  }
  [k: string]: unknown
}

/** Searchable fields of journal_entries, in hosted mode. */
export interface JournalEntriesSearchFields {
  Id: string | null
  DocNumber: string | null
  TxnDate: string | null
  TotalAmt: number | null
  Currency: string | null
  PrivateNote: string | null
  Adjustment: boolean | null
  LastUpdatedTime: string | null
}

/** Params of employees.list. */
export interface EmployeesListParams {
  /** Whether to list active records; `false` lists inactive ones. Defaults to true. (default true) */
  active?: boolean
  /** Filters by name. `%` stands for any text, as in `Amy%`. Defaults to all. (default "%") */
  name?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Employee {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  DisplayName?: string
  Title?: string
  GivenName?: string
  MiddleName?: string
  FamilyName?: string
  Suffix?: string
  PrintOnCheckName?: string
  Active?: boolean
  PrimaryPhone?: TelephoneNumber
  AlternatePhone?: TelephoneNumber
  Mobile?: TelephoneNumber
  Fax?: TelephoneNumber
  PrimaryEmailAddr?: EmailAddress
  WebAddr?: WebSiteAddress
  EmployeeNumber?: string
  PrimaryAddr?: PhysicalAddress
  BillableTime?: boolean
  BillRate?: number
  CostRate?: number
  HiredDate?: string
  ReleasedDate?: string
}

/** Searchable fields of employees, in hosted mode. */
export interface EmployeesSearchFields {
  Id: string | null
  DisplayName: string | null
  GivenName: string | null
  FamilyName: string | null
  Email: string | null
  Phone: string | null
  Active: boolean | null
  EmployeeNumber: string | null
  HiredDate: string | null
  ReleasedDate: string | null
  LastUpdatedTime: string | null
}

/** Params of classes.list. */
export interface ClassesListParams {
  /** Whether to list active records; `false` lists inactive ones. Defaults to true. (default true) */
  active?: boolean
  /** Filters by name. `%` stands for any text, as in `Amy%`. Defaults to all. (default "%") */
  name?: string
  /** Filters to records changed at this time or later. Defaults to all. (default "1970-01-01T00:00:00Z") */
  updated_since?: string
  /** Position of the first record. Defaults to 1. (at least 1; default 1) */
  start?: number
  /** Maximum number of records, 1 to 1,000. Defaults to 100. (1 to 1000; default 100) */
  limit?: number
}

export interface Class {
  Id: string
  /** The version of the record, which updates have to name. */
  SyncToken?: string
  /** Whether fields are left out. */
  sparse?: boolean
  MetaData?: MetaData
  Name?: string
  SubClass?: boolean
  ParentRef?: Ref
  FullyQualifiedName?: string
  Active?: boolean
}

/** Searchable fields of classes, in hosted mode. */
export interface ClassesSearchFields {
  Id: string | null
  Name: string | null
  FullyQualifiedName: string | null
  Active: boolean | null
  LastUpdatedTime: string | null
}

/** Params of reports.run. Takes only one of date_macro, start_date. */
export interface ReportsRunParams {
  /** Name of the report. */
  report:
    | "ProfitAndLoss"
    | "ProfitAndLossDetail"
    | "BalanceSheet"
    | "CashFlow"
    | "TrialBalance"
    | "GeneralLedger"
    | "TransactionList"
    | "AgedReceivables"
    | "AgedReceivableDetail"
    | "AgedPayables"
    | "AgedPayableDetail"
    | "CustomerBalance"
    | "CustomerBalanceDetail"
    | "VendorBalance"
    | "VendorBalanceDetail"
    | "CustomerIncome"
    | "CustomerSales"
    | "ItemSales"
    | "DepartmentSales"
    | "ClassSales"
    | "VendorExpenses"
    | "InventoryValuationSummary"
  /** First day of the period. Ask for six months or less. */
  start_date?: string
  /** Last day of the period. */
  end_date?: string
  /** Named period in place of dates, such as `Last Month`. */
  date_macro?: string
  /** Day of an aging report, such as `AgedReceivables`. */
  report_date?: string
  /** Accounting method. Defaults to that of the company. */
  accounting_method?: "Cash" | "Accrual"
  /** Contents of each column, such as one month. Defaults to `Total`. */
  summarize_column_by?:
    | "Total"
    | "Days"
    | "Week"
    | "Month"
    | "Quarter"
    | "Year"
    | "Customers"
    | "Vendors"
    | "Classes"
    | "Departments"
    | "Employees"
    | "ProductsAndServices"
  /** Filters by `Id` of customers, with commas between several. */
  customer?: string
  /** Filters by `Id` of vendors, with commas between several. */
  vendor?: string
  /** Filters by `Id` of classes, with commas between several. */
  class?: string
}

export interface Report {
  ReportName: ReportType
  Header?: ReportHeader
  Columns?: ReportColumns
  Rows?: ReportRows
}

export interface ReportHeader {
  Time?: string
  ReportName?: string
  DateMacro?: string
  ReportBasis?: "Cash" | "Accrual"
  StartPeriod?: string
  EndPeriod?: string
  SummarizeColumnsBy?: string
  Currency?: string
  Option?: ReportOption[]
}

export interface ReportOption {
  Name?: string
  Value?: string
}

export interface ReportColumns {
  Column?: ReportColumn[]
}

export interface ReportColumn {
  ColTitle?: string
  ColType?: string
  MetaData?: ReportOption[]
}

export interface ReportRows {
  Row?: ReportRow[]
}

export interface ReportRow {
  type?: "Section" | "Data"
  /** The name of a section, such as Income or NetIncome. */
  group?: string
  Header?: ReportCells
  ColData?: ReportCell[]
  /** The rows of the section, which nest as deep as the accounts. */
  Rows?: { [k: string]: unknown }
  Summary?: ReportCells
}

export interface ReportCells {
  ColData?: ReportCell[]
}

export interface ReportCell {
  value?: string
  id?: string
}

/** Params of query.run. */
export interface QueryRunParams {
  /**
   * Statement without OR and JOIN. `STARTPOSITION` and `MAXRESULTS` at its end choose the page, of up to 1,000 records.
   */
  query: string
}

export interface QueryResponse {
  startPosition?: number
  maxResults?: number
  /** The number of records that match. Only for `SELECT count(*)`. */
  totalCount?: number
  Account?: Account[]
  Attachable?: OtherRecord[]
  Bill?: Bill[]
  BillPayment?: BillPayment[]
  Budget?: OtherRecord[]
  Class?: Class[]
  CompanyInfo?: CompanyInfo[]
  CreditMemo?: CreditMemo[]
  Customer?: Customer[]
  Department?: OtherRecord[]
  Deposit?: OtherRecord[]
  Employee?: Employee[]
  Estimate?: Estimate[]
  Invoice?: Invoice[]
  Item?: Item[]
  JournalEntry?: JournalEntry[]
  Payment?: Payment[]
  PaymentMethod?: OtherRecord[]
  Purchase?: Purchase[]
  PurchaseOrder?: OtherRecord[]
  RefundReceipt?: OtherRecord[]
  SalesReceipt?: SalesReceipt[]
  TaxAgency?: OtherRecord[]
  TaxCode?: OtherRecord[]
  TaxRate?: OtherRecord[]
  Term?: OtherRecord[]
  TimeActivity?: OtherRecord[]
  Transfer?: OtherRecord[]
  Vendor?: Vendor[]
  VendorCredit?: OtherRecord[]
}

export interface OtherRecord {
  Id: string
  SyncToken?: string
  MetaData?: MetaData
}

/** Credentials by auth variant. */
export interface QuickbooksCredentials {
  oauth: QuickbooksOauthCredentials
}

/** QuickBooks company */
export interface QuickbooksOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface QuickbooksConfig {
  /** Realm ID of the company: its company ID. Found when you sign in. */
  realm_id: string
  /**
   * API host of the company. Sandbox companies use `sandbox-quickbooks.api.intuit.com`. Defaults to
   * `quickbooks.api.intuit.com`. (default "quickbooks.api.intuit.com")
   */
  host?: "quickbooks.api.intuit.com" | "sandbox-quickbooks.api.intuit.com"
}
