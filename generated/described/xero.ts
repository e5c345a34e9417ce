// Generated from definitions/xero.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/xero.ts'

const entitiesInvoicesSearchContactID = { type: "string", at: { in: "body", steps: ["Contact", "ContactID"] } }
const entitiesInvoicesSearchContactName = { type: "string", at: { in: "body", steps: ["Contact", "Name"] } }
const accountsListParamsWhere = {
  description: "Filter on fields, with operators such as `==`, `>` and `AND`.",
  examples: ["Status==\"AUTHORISED\""],
}
const accountsListParamsOrder = { description: "Sort field, then `ASC` or `DESC`.", examples: ["UpdatedDateUTC DESC"] }
const accountsListParamsModified_since = { description: "Filters to records created or modified since this time." }
const accountsListParams = {
  properties: {
    where: accountsListParamsWhere,
    order: accountsListParamsOrder,
    modified_since: accountsListParamsModified_since,
  },
}
const accountsGetParams = { properties: { id: { description: "ID of the record, as its list returns it." } } }
const contactsListParamsPage = { description: "Page number, starting at 1. Defaults to 1." }
const contactsListParamsPageSize = { description: "Maximum number of records per page, 1 to 1,000. Defaults to 100." }
const contactsCreateParamsContactsItemsDefaultCurrency = {
  description: "Currency, as a three-letter code.",
  examples: ["NZD"],
}
const contactsCreateParamsContactsItems = { DefaultCurrency: contactsCreateParamsContactsItemsDefaultCurrency }
const contact_groupsListParamsOrder = { description: "Sort field, then `ASC` or `DESC`.", examples: ["Name ASC"] }
const contact_groupsListParams = {
  properties: { where: accountsListParamsWhere, order: contact_groupsListParamsOrder },
}
const contact_group_membersCreateParamsGroup_id = {
  description: "`ContactGroupID` of the group, as `contact_groups.list` returns it.",
}
const invoicesListParamsUnitdp = { description: "Number of decimals in unit prices: 2 or 4. Defaults to 2." }
const invoicesCreateParamsInvoicesItemsLineAmountTypes = {
  description: "Whether line amounts exclude tax, include tax, or have no tax.",
}
const invoicesCreateParamsInvoicesExamples00LineItems = [
  { Description: "Shelves", Quantity: 2, UnitAmount: 40, AccountCode: "200" },
]
const invoicesUpdateParamsInvoice = {
  LineAmountTypes: invoicesCreateParamsInvoicesItemsLineAmountTypes,
  CurrencyCode: contactsCreateParamsContactsItemsDefaultCurrency,
}
const invoicesEmailParamsId = { description: "`InvoiceID` of the invoice, as `invoices.list` returns it." }
const invoicesEmailParams = { properties: { id: invoicesEmailParamsId } }
const credit_notesListParams = {
  properties: {
    where: accountsListParamsWhere,
    order: accountsListParamsOrder,
    modified_since: accountsListParamsModified_since,
    page: contactsListParamsPage,
    pageSize: contactsListParamsPageSize,
    unitdp: invoicesListParamsUnitdp,
  },
}
const credit_note_allocationsCreateParamsCredit_note_id = {
  description: "`CreditNoteID` of the credit note, as `credit_notes.list` returns it.",
}
const paymentsListParams = {
  properties: {
    where: accountsListParamsWhere,
    order: accountsListParamsOrder,
    modified_since: accountsListParamsModified_since,
    page: contactsListParamsPage,
    pageSize: contactsListParamsPageSize,
  },
}
const bank_transactionsCreateParamsBankTransactionsItems = {
  properties: {
    CurrencyCode: contactsCreateParamsContactsItemsDefaultCurrency,
    LineAmountTypes: invoicesCreateParamsInvoicesItemsLineAmountTypes,
  },
}
const bank_transactionsUpdateParamsTransaction = { LineAmountTypes: invoicesCreateParamsInvoicesItemsLineAmountTypes }
const tracking_optionsCreateParamsCategory_id = {
  description: "`TrackingCategoryID` of the tracking category, as `tracking_categories.list` returns it.",
}
const budgetsListParamsDateTo = { description: "Filters to amounts on or before this date." }
const historyListParamsDocument_id = { description: "ID of the document, as the list of its type returns it." }
const historyListParams = {
  properties: { document: { description: "Type of the document." }, document_id: historyListParamsDocument_id },
}
const profit_and_loss_reportGetParamsPeriods = { description: "Number of earlier periods to compare with, 1 to 12." }
const profit_and_loss_reportGetParamsStandardLayout = {
  description: "Whether to use Xero's standard layout, not a custom one.",
}
const profit_and_loss_reportGetParamsPaymentsOnly = {
  description: "Whether to include only paid amounts (cash basis).",
}
const balance_sheet_reportGetParamsDate = {
  description: "Date of the report. Defaults to the end of the current month.",
}
const aged_receivables_reportGetParams = {
  properties: {
    contactId: { description: "`ContactID` of the contact, as `contacts.list` returns it." },
    date: balance_sheet_reportGetParamsDate,
    fromDate: { description: "Filters to invoices dated on or after this date." },
    toDate: { description: "Filters to invoices dated on or before this date." },
  },
}
const schemasInvoiceChangeStatus = { type: "string", enum: ["DRAFT", "SUBMITTED", "AUTHORISED", "VOIDED", "DELETED"] }
const schemasPurchaseOrderChangeStatus = {
  type: "string",
  enum: ["DRAFT", "SUBMITTED", "AUTHORISED", "BILLED", "DELETED"],
}
const schemasNewPrice = {
  type: "object",
  properties: {
    UnitPrice: { type: "number" },
    AccountCode: { type: "string" },
    COGSAccountCode: { type: "string" },
    TaxType: { type: "string" },
  },
}
const schemasNewItem = {
  type: "object",
  properties: {
    Code: { type: "string", maxLength: 30 },
    Name: { type: "string", maxLength: 50 },
    IsSold: { type: "boolean" },
    IsPurchased: { type: "boolean" },
    Description: { type: "string", maxLength: 4000 },
    PurchaseDescription: { type: "string", maxLength: 4000 },
    SalesDetails: { $ref: "#/$defs/NewPrice" },
    PurchaseDetails: { $ref: "#/$defs/NewPrice" },
    InventoryAssetAccountCode: { type: "string" },
  },
  required: ["Code"],
}
const schemasAccountUpdatedDateUTC = { $ref: "#/$defs/MsTime", description: "The time of the last update, in UTC." }
const schemasContactStatusAttributeString = {
  type: "string",
  description: "The outcome for the entry in a batch request, for example OK or ERROR.",
}
const schemasTracking = {
  type: "object",
  properties: {
    TrackingCategoryID: { type: "string" },
    TrackingOptionID: { type: "string" },
    Name: { type: "string" },
    Option: { type: "string" },
  },
}
const schemasInvoiceType = { type: "string", description: "The kind of invoice: ACCREC for sales, ACCPAY for bills." }
const schemasInvoiceLineAmountTypes = {
  $ref: "#/$defs/LineAmountTypes",
  description: "The tax treatment of line amounts: inclusive, exclusive or no tax.",
}
const schemasInvoiceBrandingThemeID = { type: "string", description: "The ID of the branding theme used." }
const schemasInvoiceUrl = { type: "string", description: "The address of a source document, set by the app." }
const schemasInvoiceCISDeduction = {
  type: "number",
  description: "The deduction under the Construction Industry Scheme. Used in the United Kingdom.",
}
const schemasInvoiceCISRate = {
  type: "number",
  description: "The Construction Industry Scheme's rate, as a percentage. Used in the United Kingdom.",
}
const schemasInvoiceUpdatedDateUTCString = {
  type: "string",
  description: "The time of the last update, in ISO 8601 form.",
}
const schemasPaymentParticulars = {
  type: "string",
  description: "The particulars shown on the bank statement. Used in New Zealand.",
}
const schemasBankTransferFromTracking = { type: "array", items: { $ref: "#/$defs/TransferTracking" } }
const schemasReportLineRowType = { type: "string", enum: ["Header", "Section", "Row", "SummaryRow"] }
export default describedKind(kind, {
  category: "accounting",
  support: "community",
  docs: "https://developer.xero.com/documentation/api/accounting/overview",
  basis: {
    version: "Accounting API 2.0",
    date: "2026-11-23",
    compared: "Xero's OpenAPI description of the Accounting API 16.1.0",
    differences: 9,
    recorded: {
      read: 34,
      valid: 34,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/xero/tests",
    },
    sources: [
      { type: "openapi", url: "https://raw.githubusercontent.com/XeroAPI/Xero-OpenAPI/master/xero_accounting.yaml" },
      { type: "changelog", url: "https://developer.xero.com/changelog" },
    ],
    missing:
      "The journals report, which Xero sells apart, expense claims, receipts, linked transactions, CIS settings, " +
      "payment services, 1099 reports, writing repeating invoices and tax rates, allocations of overpayments and " +
      "prepayments; payroll, projects, assets, files and bank feeds, which are further APIs.",
  },
  sunset: { version: "2.0", date: "none", docs: "https://developer.xero.com/changelog", read: "2026-11-29" },
  description:
    "Invoices, bills, contacts, payments, credit notes, bank transactions, purchase orders, quotes, items, accounts, " +
    "journals, files and reports of a Xero organization.",
  config: {
    properties: {
      tenant_id: {
        description:
          "Tenant ID of the organization. Found when you sign in; if there are several organizations, you choose one.",
      },
    },
  },
  auth: {
    oauth: { description: "Create an app at developer.xero.com/app/manage, and use its client ID and secret." },
    custom_connection: {
      description:
        "Use the client ID and secret of a custom connection, which Xero sells in Australia, New Zealand, the United " +
        "Kingdom and the United States.",
    },
  },
  entities: {
    organisations: { description: "The organization of the books.", refs: {} },
    accounts: {
      description: "An account in the chart of accounts, including bank accounts.",
      search: {
        AccountID: { type: "string" },
        Code: { type: "string" },
        Name: { type: "string" },
        Type: { type: "string" },
        Class: { type: "string" },
        Status: { type: "string" },
        TaxType: { type: "string" },
        CurrencyCode: { type: "string" },
        BankAccountNumber: { type: "string" },
        SystemAccount: { type: "string" },
        ReportingCode: { type: "string" },
      },
      hit: { title: [["Name"]], text: [["Code"], ["Type"]] },
      refs: {},
    },
    contacts: {
      description: "A contact: a customer or supplier.",
      search: {
        ContactID: { type: "string" },
        Name: { type: "string" },
        FirstName: { type: "string" },
        LastName: { type: "string" },
        EmailAddress: { type: "string" },
        ContactNumber: { type: "string" },
        AccountNumber: { type: "string" },
        ContactStatus: { type: "string" },
        IsCustomer: { type: "boolean" },
        IsSupplier: { type: "boolean" },
        TaxNumber: { type: "string" },
        CompanyNumber: { type: "string" },
        DefaultCurrency: { type: "string" },
      },
      hit: {
        title: [["Name"]],
        text: [
          ["FirstName"],
          ["LastName"],
          ["EmailAddress"],
          ["ContactNumber"],
          ["AccountNumber"],
          ["TaxNumber"],
          ["CompanyNumber"],
        ],
      },
      refs: {},
    },
    contact_groups: { description: "A contact group.", refs: {} },
    contact_group_members: { description: "A contact in a contact group.", refs: {} },
    invoices: {
      description: "A sales invoice (`ACCREC`) or a supplier's bill (`ACCPAY`).",
      search: {
        InvoiceID: { type: "string" },
        InvoiceNumber: { type: "string" },
        Type: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        ContactID: entitiesInvoicesSearchContactID,
        ContactName: entitiesInvoicesSearchContactName,
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        AmountDue: { type: "number" },
        AmountPaid: { type: "number" },
        DateString: { type: "string" },
        DueDateString: { type: "string" },
      },
      hit: { title: [["InvoiceNumber"]], text: [["Reference"], ["ContactName"], ["Status"]] },
      refs: { "Contact.ContactID": "contacts.ContactID" },
    },
    online_invoices: {
      description: "An online invoice: the web page on which a customer views and pays an invoice.",
      refs: {},
    },
    repeating_invoices: {
      description: "A repeating invoice: a template from which Xero creates invoices or bills on a schedule.",
      refs: {},
    },
    credit_notes: {
      description: "A credit note to a customer (`ACCRECCREDIT`) or from a supplier (`ACCPAYCREDIT`).",
      search: {
        CreditNoteID: { type: "string" },
        CreditNoteNumber: { type: "string" },
        Type: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        ContactID: entitiesInvoicesSearchContactID,
        ContactName: entitiesInvoicesSearchContactName,
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        RemainingCredit: { type: "number" },
        DateString: { type: "string" },
      },
      hit: { title: [["CreditNoteNumber"]], text: [["Reference"], ["ContactName"]] },
      refs: { "Contact.ContactID": "contacts.ContactID" },
    },
    credit_note_allocations: {
      description: "An allocation: the part of a credit note that is applied to an invoice.",
      refs: {},
    },
    payments: {
      description: "A payment of an invoice, bill, credit note, prepayment or overpayment.",
      search: {
        PaymentID: { type: "string" },
        PaymentType: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        Amount: { type: "number" },
        CurrencyRate: { type: "number" },
        IsReconciled: { type: "boolean" },
        BatchPaymentID: { type: "string" },
      },
      hit: { title: [["Reference"]], text: [["PaymentType"], ["Status"]] },
      refs: { "Invoice.InvoiceID": "invoices.InvoiceID", "Account.AccountID": "accounts.AccountID" },
    },
    batch_payments: {
      description: "A batch payment: several payments that appear as one line in the bank account.",
      refs: {},
    },
    bank_transactions: {
      description: "A bank transaction: money spent from or received in a bank account.",
      search: {
        BankTransactionID: { type: "string" },
        Type: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        ContactID: entitiesInvoicesSearchContactID,
        ContactName: entitiesInvoicesSearchContactName,
        BankAccountID: { type: "string", at: { in: "body", steps: ["BankAccount", "AccountID"] } },
        IsReconciled: { type: "boolean" },
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        DateString: { type: "string" },
      },
      hit: { title: [["Reference"]], text: [["ContactName"], ["Type"], ["Status"]] },
      refs: { "Contact.ContactID": "contacts.ContactID", "BankAccount.AccountID": "accounts.AccountID" },
    },
    bank_transfers: { description: "A bank transfer between two bank accounts of the organization.", refs: {} },
    overpayments: { description: "An overpayment by a customer or by the organization.", refs: {} },
    prepayments: { description: "A prepayment, made before there is an invoice.", refs: {} },
    purchase_orders: {
      description: "A purchase order to a supplier.",
      search: {
        PurchaseOrderID: { type: "string" },
        PurchaseOrderNumber: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        ContactID: entitiesInvoicesSearchContactID,
        ContactName: entitiesInvoicesSearchContactName,
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        DateString: { type: "string" },
      },
      hit: { title: [["PurchaseOrderNumber"]], text: [["Reference"], ["ContactName"]] },
      refs: { "Contact.ContactID": "contacts.ContactID" },
    },
    quotes: {
      description: "A quote to a customer, with prices.",
      search: {
        QuoteID: { type: "string" },
        QuoteNumber: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        Title: { type: "string" },
        ContactID: entitiesInvoicesSearchContactID,
        ContactName: entitiesInvoicesSearchContactName,
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        DateString: { type: "string" },
        ExpiryDateString: { type: "string" },
      },
      hit: { title: [["Title"]], text: [["QuoteNumber"], ["Reference"], ["ContactName"]] },
      refs: { "Contact.ContactID": "contacts.ContactID" },
    },
    items: {
      description: "An item that is bought or sold, identified by a code.",
      search: {
        ItemID: { type: "string" },
        Code: { type: "string" },
        Name: { type: "string" },
        Description: { type: "string" },
        PurchaseDescription: { type: "string" },
        IsSold: { type: "boolean" },
        IsPurchased: { type: "boolean" },
        IsTrackedAsInventory: { type: "boolean" },
        QuantityOnHand: { type: "number" },
      },
      hit: { title: [["Name"]], text: [["Code"], ["Description"], ["PurchaseDescription"]] },
      refs: {},
    },
    manual_journals: {
      description: "A manual journal, which an accountant enters.",
      search: {
        ManualJournalID: { type: "string" },
        Narration: { type: "string" },
        Status: { type: "string" },
        LineAmountTypes: { type: "string" },
        ShowOnCashBasisReports: { type: "boolean" },
      },
      hit: { title: [["Narration"]], text: [["Status"]] },
      refs: {},
    },
    tax_rates: { description: "A tax rate of line items, identified by `TaxType`.", refs: {} },
    currencies: { description: "A currency of the organization.", refs: {} },
    branding_themes: {
      description: "A branding theme, which sets the look and payment services of invoices.",
      refs: {},
    },
    tracking_categories: {
      description: "A tracking category, such as Region, which classifies line items in addition to their account.",
      refs: {},
    },
    tracking_options: { description: "A tracking option of a tracking category, such as North.", refs: {} },
    users: {
      description: "A user of the organization.",
      search: {
        UserID: { type: "string" },
        EmailAddress: { type: "string" },
        FirstName: { type: "string" },
        LastName: { type: "string" },
        OrganisationRole: { type: "string" },
        IsSubscriber: { type: "boolean" },
      },
      hit: { title: [["FirstName"], ["LastName"]], text: [["EmailAddress"]] },
      refs: {},
    },
    budgets: { description: "A budget: planned amounts of accounts by month.", refs: {} },
    history: { description: "A history record of a document: a change or a note.", refs: {} },
    attachments: { description: "An attachment: a file attached to a document.", refs: {} },
    profit_and_loss_report: { description: "The profit and loss report: income and expenses in a period.", refs: {} },
    balance_sheet_report: { description: "The balance sheet: assets, liabilities and equity on a date.", refs: {} },
    trial_balance_report: { description: "The trial balance: the balance of each account on a date.", refs: {} },
    aged_receivables_report: {
      description: "The aged receivables report: amounts that a customer owes, by age.",
      refs: {},
    },
    aged_payables_report: { description: "The aged payables report: amounts owed to a supplier, by age.", refs: {} },
    executive_summary_report: {
      description: "The executive summary report: cash, profit and ratios of a month.",
      refs: {},
    },
    bank_summary_report: {
      description: "The bank summary report: money received and spent in each bank account.",
      refs: {},
    },
  },
  operations: {
    "organisations.list": {
      description: "Lists the connected organisation (tenant) with its currency, financial year and tax settings.",
      keywords: ["company", "my business", "legal entity", "base currency", "firm"],
      record: { $ref: "#/$defs/Organisation" },
      isGraphql: false,
    },
    "accounts.list": {
      description: "Lists the accounts in the chart of accounts, including archived ones.",
      keywords: ["codes", "ledger", "nominal code", "bank account", "GL", "bookkeeping"],
      params: accountsListParams,
      record: { $ref: "#/$defs/Account" },
      isGraphql: false,
    },
    "accounts.get": {
      description: "Gets an account.",
      keywords: ["code details", "chart of accounts", "ledger", "nominal code", "bank account", "GL", "bookkeeping"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "accounts.create": {
      description: "Creates an account in the chart of accounts.",
      keywords: ["new code", "add nominal", "ledger", "nominal code", "bank account", "GL", "bookkeeping"],
      params: {
        properties: {
          Code: {
            description: "Code of the account, such as `200`, up to 10 characters. Not required for bank accounts.",
          },
          Name: { description: "Name of the account, up to 150 characters." },
          Type: { description: "Type of the account." },
          BankAccountNumber: { description: "Bank account number. Required for the type `BANK`." },
          BankAccountType: { description: "Type of bank account. For the type `BANK`." },
          CurrencyCode: {
            description: "Currency of a bank account. Defaults to the currency of the organization.",
            examples: ["NZD"],
          },
          Description: { description: "Description of the account. Not for bank accounts." },
          TaxType: { description: "Default tax type: `TaxType`, as `tax_rates.list` returns it." },
          EnablePaymentsToAccount: { description: "Whether payments can be made to the account." },
          ShowInExpenseClaims: { description: "Whether expense claims can use the account." },
        },
      },
      isGraphql: false,
    },
    "accounts.update": {
      description:
        "Updates an account. Fields that you leave out keep their value. `Status` `ARCHIVED` archives the account.",
      keywords: ["rename code", "chart of accounts", "ledger", "nominal code", "bank account", "GL", "bookkeeping"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          account: { description: "Changes to the account.", examples: [{ Name: "Sales in shops" }] },
        },
      },
      isGraphql: false,
    },
    "accounts.delete": {
      description: "Deletes an unused account. To archive an account that is in use, use `accounts.update`.",
      keywords: ["drop code", "chart of accounts", "ledger", "nominal code", "bank account", "GL", "bookkeeping"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "contacts.list": {
      description: "Lists contacts. Filters by text, IDs or a condition.",
      keywords: ["clients", "suppliers", "customer", "vendor", "person", "company"],
      params: {
        properties: {
          where: {
            description: "Filter on fields, with operators such as `==`, `>` and `AND`.",
            examples: ["ContactStatus==\"ACTIVE\""],
          },
          order: accountsListParamsOrder,
          modified_since: accountsListParamsModified_since,
          page: contactsListParamsPage,
          pageSize: contactsListParamsPageSize,
          searchTerm: {
            description:
              "Filters by text in the name, first name, last name, contact number, company number or email address.",
          },
          IDs: { description: "Filters by `ContactID`." },
          includeArchived: { description: "Whether to include archived contacts." },
          summaryOnly: { description: "Whether to leave out fields that are slower to load, such as balances." },
        },
      },
      record: { $ref: "#/$defs/Contact" },
      isGraphql: false,
    },
    "contacts.get": {
      description: "Gets a contact with its groups and balances.",
      keywords: ["who is", "client", "customer", "supplier", "vendor", "person", "company"],
      params: { properties: { id: { description: "`ContactID` or `ContactNumber` of the contact." } } },
      isGraphql: false,
    },
    "contacts.create": {
      description: "Creates up to 50 contacts. Reports for each contact whether it was created.",
      keywords: ["add client", "new supplier", "client", "customer", "supplier", "vendor", "person", "company"],
      params: {
        properties: {
          Contacts: {
            items: { properties: contactsCreateParamsContactsItems },
            description: "Contacts to create, each with a unique `Name`. Up to 50.",
            examples: [[{ Name: "Example Books", EmailAddress: "books@example.com" }]],
          },
        },
      },
      isGraphql: false,
    },
    "contacts.update": {
      description:
        "Updates a contact. Fields that you leave out keep their value. `ContactStatus` `ARCHIVED` archives the " +
        "contact.",
      keywords: ["correct address", "VAT number", "client", "customer", "supplier", "vendor", "person", "company"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          contact: {
            properties: contactsCreateParamsContactsItems,
            description: "Changes to the contact.",
            examples: [{ EmailAddress: "new@example.com" }],
          },
        },
      },
      isGraphql: false,
    },
    "contact_groups.list": {
      description: "Lists the contact groups.",
      keywords: ["sets", "client group", "supplier group", "category of clients", "segment"],
      params: contact_groupsListParams,
      record: { $ref: "#/$defs/ContactGroup" },
      isGraphql: false,
    },
    "contact_groups.get": {
      description: "Gets a contact group with its contacts.",
      keywords: ["set", "client group", "supplier group", "category of clients", "segment"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "contact_groups.create": {
      description: "Creates a contact group.",
      keywords: ["new set", "client group", "supplier group", "category of clients", "segment", "set"],
      params: { properties: { Name: { description: "Name of the contact group." } } },
      isGraphql: false,
    },
    "contact_groups.update": {
      description: "Updates the name of a contact group.",
      keywords: ["rename set", "client group", "supplier group", "category of clients", "segment", "set"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          Name: { description: "New name of the contact group." },
        },
      },
      isGraphql: false,
    },
    "contact_groups.delete": {
      description: "Deletes a contact group. Its contacts stay.",
      keywords: ["drop set", "client group", "supplier group", "category of clients", "segment", "set"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "contact_group_members.create": {
      description: "Adds a contact to a contact group.",
      keywords: ["add client", "put client in", "belongs", "clients in group", "suppliers", "sort into"],
      params: {
        properties: {
          group_id: contact_group_membersCreateParamsGroup_id,
          contact_id: { description: "`ContactID` of the contact to add, as `contacts.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "contact_group_members.delete": {
      description: "Removes a contact from a contact group.",
      keywords: ["take client out", "put client in", "belongs", "clients in group", "suppliers", "sort into"],
      params: {
        properties: {
          id: { description: "`ContactID` of the contact to remove." },
          group_id: contact_group_membersCreateParamsGroup_id,
        },
      },
      isGraphql: false,
    },
    "invoices.list": {
      description:
        "Lists sales invoices and bills with their line items. Filters by status, contact, number or a condition.",
      keywords: ["unpaid", "overdue", "owed", "outstanding", "receivable", "amount due", "purchase bill"],
      params: {
        properties: {
          where: accountsListParamsWhere,
          order: accountsListParamsOrder,
          modified_since: accountsListParamsModified_since,
          page: contactsListParamsPage,
          pageSize: contactsListParamsPageSize,
          IDs: { description: "Filters by `InvoiceID`." },
          InvoiceNumbers: { description: "Filters by invoice number." },
          ContactIDs: { description: "Filters by contact: `ContactID`." },
          Statuses: { description: "Filters by status. `AUTHORISED` invoices are awaiting payment." },
          searchTerm: { description: "Filters by text in the number or reference." },
          createdByMyApp: { description: "Whether to return only invoices that your app created." },
          includeArchived: { description: "Whether to include archived invoices." },
          summaryOnly: { description: "Whether to leave out line items and payments, which is faster." },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      record: { $ref: "#/$defs/Invoice" },
      isGraphql: false,
    },
    "invoices.get": {
      description: "Gets an invoice or bill with its line items.",
      keywords: ["bill details", "sales invoice", "receivable", "unpaid", "amount due", "purchase bill"],
      params: {
        properties: {
          id: { description: "`InvoiceID` or `InvoiceNumber` of the invoice or bill." },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "invoices.create": {
      description:
        "Creates up to 50 invoices or bills, by default as drafts. Reports for each invoice whether it was created.",
      keywords: [
        "bill client",
        "write bill",
        "enter supplier bill",
        "sales invoice",
        "receivable",
        "unpaid",
        "amount due",
        "purchase bill",
      ],
      params: {
        properties: {
          Invoices: {
            items: {
              properties: {
                Type: { description: "Type of the invoice: `ACCREC` for a sales invoice, `ACCPAY` for a bill." },
                LineAmountTypes: invoicesCreateParamsInvoicesItemsLineAmountTypes,
                CurrencyCode: contactsCreateParamsContactsItemsDefaultCurrency,
              },
            },
            description: "Invoices and bills to create, each with type, contact and line items. Up to 50.",
            examples: [
              [
                {
                  Type: "ACCREC",
                  Contact: { ContactID: "5cc8cf28-567e-4d43-b287-687cfcaec47c" },
                  DueDate: "2026-12-24",
                  LineItems: invoicesCreateParamsInvoicesExamples00LineItems,
                },
              ],
            ],
          },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "invoices.update": {
      description:
        "Updates an invoice or bill. Fields that you leave out keep their value. `Status` `AUTHORISED` approves the " +
        "invoice.",
      keywords: [
        "void",
        "correct bill",
        "due date",
        "sales invoice",
        "receivable",
        "unpaid",
        "amount due",
        "purchase bill",
      ],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          invoice: {
            properties: invoicesUpdateParamsInvoice,
            description:
              "Changes to the invoice. Line items that you provide replace all current ones; include the " +
              "`LineItemID` of each one to keep.",
            examples: [{ Status: "AUTHORISED" }],
          },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "invoices.delete": {
      description:
        "Deletes a draft or submitted invoice. With `status` `VOIDED`, voids an approved invoice without payments.",
      keywords: ["drop draft", "bill", "sales invoice", "receivable", "unpaid", "amount due", "purchase bill"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          status: { description: "New status. Use `VOIDED` for approved invoices. Defaults to `DELETED`." },
        },
      },
      isGraphql: false,
    },
    "invoices.download": {
      description: "Downloads an invoice as a PDF.",
      keywords: ["print", "save", "bill", "sales invoice", "receivable", "unpaid", "amount due", "purchase bill"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "invoices.email": {
      description:
        "Sends an approved sales invoice to its contact by email, with the organization's email settings in Xero.",
      keywords: [
        "mail to client",
        "deliver",
        "send out",
        "bill",
        "receivable",
        "unpaid",
        "amount due",
        "purchase bill",
      ],
      params: invoicesEmailParams,
      isGraphql: false,
    },
    "online_invoices.get": {
      description: "Gets the URL of the online invoice for a sales invoice.",
      keywords: ["payment page", "link to bill", "pay online", "public URL", "share"],
      params: invoicesEmailParams,
      isGraphql: false,
    },
    "repeating_invoices.list": {
      description: "Lists the templates of repeating invoices and bills.",
      keywords: ["recurring", "recurring bill", "monthly", "subscription", "standing"],
      params: {
        properties: {
          where: accountsListParamsWhere,
          order: { description: "Sort field, then `ASC` or `DESC`.", examples: ["Total DESC"] },
        },
      },
      record: { $ref: "#/$defs/RepeatingInvoice" },
      isGraphql: false,
    },
    "repeating_invoices.get": {
      description: "Gets the template of a repeating invoice with its schedule.",
      keywords: ["recurring details", "recurring bill", "monthly", "subscription", "standing"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "credit_notes.list": {
      description: "Lists credit notes with their line items. Filters by a condition.",
      keywords: ["credit memo", "refund", "money back", "correction", "return"],
      params: credit_notesListParams,
      record: { $ref: "#/$defs/CreditNote" },
      isGraphql: false,
    },
    "credit_notes.get": {
      description: "Gets a credit note with its line items.",
      keywords: ["credit details", "credit memo", "refund", "money back", "correction", "return"],
      params: {
        properties: {
          id: { description: "`CreditNoteID` or `CreditNoteNumber` of the credit note." },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "credit_notes.create": {
      description: "Creates up to 50 credit notes. Reports for each credit note whether it was created.",
      keywords: ["issue credit", "credit memo", "refund", "money back", "correction", "return"],
      params: {
        properties: {
          CreditNotes: {
            items: {
              properties: {
                Type: {
                  description: "Type of the credit note: `ACCRECCREDIT` to a customer, `ACCPAYCREDIT` from a supplier.",
                },
                LineAmountTypes: invoicesCreateParamsInvoicesItemsLineAmountTypes,
                CurrencyCode: contactsCreateParamsContactsItemsDefaultCurrency,
              },
            },
            description: "Credit notes to create, each with type and contact. Up to 50.",
            examples: [
              [
                {
                  Type: "ACCRECCREDIT",
                  Contact: { ContactID: "5cc8cf28-567e-4d43-b287-687cfcaec47c" },
                  LineItems: [{ Description: "Returned shelf", Quantity: 1, UnitAmount: 40, AccountCode: "200" }],
                },
              ],
            ],
          },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "credit_notes.update": {
      description:
        "Updates a credit note. Fields that you leave out keep their value. `Status` `AUTHORISED` approves the " +
        "credit note.",
      keywords: ["correct", "credit memo", "refund", "money back", "correction", "return"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          credit_note: {
            properties: invoicesUpdateParamsInvoice,
            description:
              "Changes to the credit note. Line items that you provide replace all current ones; include the " +
              "`LineItemID` of each one to keep.",
            examples: [{ Status: "AUTHORISED" }],
          },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "credit_notes.delete": {
      description: "Deletes a draft credit note. With `status` `VOIDED`, voids an approved credit note.",
      keywords: ["drop credit", "credit memo", "refund", "money back", "correction", "return"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          status: { description: "New status. Use `VOIDED` for approved credit notes. Defaults to `DELETED`." },
        },
      },
      isGraphql: false,
    },
    "credit_notes.download": {
      description: "Downloads a credit note as a PDF.",
      keywords: ["print", "save", "credit memo", "refund", "money back", "correction", "return"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "credit_note_allocations.create": {
      description: "Creates an allocation: applies a credit note to an invoice of the same contact.",
      keywords: ["set off", "use credit", "apply to bill", "match", "reduce bill"],
      params: {
        properties: {
          credit_note_id: credit_note_allocationsCreateParamsCredit_note_id,
          invoice_id: invoicesEmailParamsId,
          amount: { description: "Amount to apply, at most the amount due." },
          date: { description: "Date of the allocation, not before the date of the credit note." },
        },
      },
      isGraphql: false,
    },
    "credit_note_allocations.delete": {
      description: "Deletes an allocation of a credit note to an invoice.",
      keywords: ["undo set off", "unapply", "use credit", "apply to bill", "set off", "match", "reduce bill"],
      params: {
        properties: {
          id: { description: "`AllocationID` of the allocation." },
          credit_note_id: credit_note_allocationsCreateParamsCredit_note_id,
        },
      },
      isGraphql: false,
    },
    "payments.list": {
      description: "Lists payments. Filters by a condition.",
      keywords: ["money received", "paid", "receipt", "settle", "bank transfer", "remittance"],
      params: paymentsListParams,
      record: { $ref: "#/$defs/Payment" },
      isGraphql: false,
    },
    "payments.get": {
      description: "Gets a payment.",
      keywords: ["payment details", "paid", "money received", "receipt", "settle", "bank transfer", "remittance"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "payments.create": {
      description: "Creates a payment of an approved invoice or bill, or a refund of a credit note.",
      keywords: [
        "has been paid",
        "record",
        "enter",
        "settle bill",
        "paid",
        "money received",
        "receipt",
        "settle",
        "bank transfer",
        "remittance",
      ],
      params: {
        properties: {
          Invoice: {
            description: "Invoice or bill to pay.",
            examples: [{ InvoiceID: "d4956132-ed94-4dd7-9eaa-aa22dfdf06f2" }],
          },
          CreditNote: {
            description: "Credit note to refund.",
            examples: [{ CreditNoteID: "7be578d9-3e5f-4c8f-9a65-d4c39a3a6b56" }],
          },
          Prepayment: {
            description: "Prepayment to refund.",
            examples: [{ PrepaymentID: "c6ddd3ea-6ff9-4bb2-9f0d-2e7c36b6b0a1" }],
          },
          Overpayment: {
            description: "Overpayment to refund.",
            examples: [{ OverpaymentID: "23c1f47a-5d4a-45c1-bc4e-a11f7ed2a7e8" }],
          },
          Account: {
            description: "Account that receives or makes the payment, by `Code` or `AccountID`.",
            examples: [{ Code: "090" }],
          },
          Amount: { description: "Amount of the payment, at most the amount due." },
          Date: { description: "Date of the payment. Defaults to the current date." },
          Reference: { description: "Reference of the payment." },
          CurrencyRate: { description: "Exchange rate, if the currency differs from the organization's currency." },
          IsReconciled: { description: "Whether to mark the payment as reconciled immediately." },
        },
      },
      isGraphql: false,
    },
    "payments.delete": {
      description: "Deletes a payment that is not reconciled.",
      keywords: [
        "undo payment",
        "reverse",
        "wrong",
        "paid",
        "money received",
        "receipt",
        "settle",
        "bank transfer",
        "remittance",
      ],
      params: accountsGetParams,
      isGraphql: false,
    },
    "batch_payments.list": {
      description: "Lists batch payments. Filters by a condition.",
      keywords: ["pay runs", "several bills", "bulk", "bank file", "supplier run"],
      params: accountsListParams,
      record: { $ref: "#/$defs/BatchPayment" },
      isGraphql: false,
    },
    "batch_payments.get": {
      description: "Gets a batch payment.",
      keywords: ["pay run", "several bills", "bulk", "bank file", "supplier run"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "batch_payments.create": {
      description: "Creates a batch payment of several invoices or bills.",
      keywords: ["pay several", "several bills", "pay run", "bulk", "bank file", "supplier run"],
      params: {
        properties: {
          Account: {
            description: "Bank account, by `AccountID`.",
            examples: [{ AccountID: "297c2dc5-cc47-4afd-8ec8-74990b8761e9" }],
          },
          Date: { description: "Date of the payment." },
          Payments: {
            description: "Payments in the batch, each with an invoice and an amount.",
            examples: [[{ Invoice: { InvoiceID: "d4956132-ed94-4dd7-9eaa-aa22dfdf06f2" }, Amount: 40 }]],
          },
          Reference: { description: "Reference on the bank statement. For New Zealand." },
          Details: { description: "Details on the bank statement. For countries other than New Zealand." },
          Narrative: {
            description: "Narrative on the statement line in Xero, up to 18 characters. For the United Kingdom.",
          },
        },
      },
      isGraphql: false,
    },
    "batch_payments.delete": {
      description: "Deletes a batch payment.",
      keywords: ["undo pay run", "several bills", "pay run", "bulk", "bank file", "supplier run"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "bank_transactions.list": {
      description: "Lists bank transactions (money spent and received). Filters by a condition.",
      keywords: [
        "expenses",
        "bank lines",
        "spend money",
        "receive money",
        "reconcile",
        "statement line",
        "expense",
        "cash coding",
      ],
      params: credit_notesListParams,
      record: { $ref: "#/$defs/BankTransaction" },
      isGraphql: false,
    },
    "bank_transactions.get": {
      description: "Gets a bank transaction with its line items.",
      keywords: ["bank line", "spend money", "receive money", "reconcile", "statement line", "expense", "cash coding"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "bank_transactions.create": {
      description: "Creates up to 50 bank transactions. Reports for each bank transaction whether it was created.",
      keywords: [
        "spend",
        "enter expense",
        "receive",
        "spend money",
        "receive money",
        "reconcile",
        "statement line",
        "expense",
        "cash coding",
      ],
      params: {
        properties: {
          BankTransactions: {
            items: bank_transactionsCreateParamsBankTransactionsItems,
            description: "Bank transactions to create, each with its bank account. Up to 50.",
            examples: [
              [
                {
                  Type: "SPEND",
                  Contact: { ContactID: "5cc8cf28-567e-4d43-b287-687cfcaec47c" },
                  BankAccount: { Code: "090" },
                  LineItems: [{ Description: "Paper", Quantity: 1, UnitAmount: 20, AccountCode: "400" }],
                },
              ],
            ],
          },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "bank_transactions.update": {
      description: "Updates a bank transaction. Fields that you leave out keep their value.",
      keywords: [
        "correct bank line",
        "spend money",
        "receive money",
        "reconcile",
        "statement line",
        "expense",
        "cash coding",
      ],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          transaction: {
            properties: bank_transactionsUpdateParamsTransaction,
            description:
              "Changes to the bank transaction. Line items that you provide replace all current ones; include the " +
              "`LineItemID` of each one to keep.",
            examples: [{ Reference: "1042" }],
          },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "bank_transactions.delete": {
      description: "Deletes a bank transaction that is not reconciled.",
      keywords: [
        "void bank line",
        "spend money",
        "receive money",
        "reconcile",
        "statement line",
        "expense",
        "cash coding",
      ],
      params: accountsGetParams,
      isGraphql: false,
    },
    "bank_transfers.list": {
      description: "Lists bank transfers. Filters by a condition.",
      keywords: ["moves", "between accounts", "move money", "own accounts", "savings", "internal"],
      params: {
        properties: {
          where: accountsListParamsWhere,
          order: { description: "Sort field, then `ASC` or `DESC`.", examples: ["CreatedDateUTC DESC"] },
          modified_since: accountsListParamsModified_since,
          includeDeleted: { description: "Whether to include deleted bank transfers." },
        },
      },
      record: { $ref: "#/$defs/BankTransfer" },
      isGraphql: false,
    },
    "bank_transfers.get": {
      description: "Gets a bank transfer.",
      keywords: ["move", "between accounts", "move money", "own accounts", "savings", "internal"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "bank_transfers.create": {
      description: "Creates a bank transfer between two bank accounts.",
      keywords: ["move money", "between accounts", "own accounts", "savings", "internal"],
      params: {
        properties: {
          FromBankAccount: {
            description: "Source bank account, by `Code` or `AccountID`.",
            examples: [{ Code: "090" }],
          },
          ToBankAccount: {
            description: "Destination bank account, by `Code` or `AccountID`.",
            examples: [{ Code: "091" }],
          },
          Amount: { description: "Amount of the bank transfer." },
          Date: { description: "Date of the bank transfer. Defaults to the current date." },
          Reference: { description: "Reference of the bank transfer." },
        },
      },
      isGraphql: false,
    },
    "bank_transfers.delete": {
      description: "Deletes a bank transfer.",
      keywords: ["undo move", "between accounts", "move money", "own accounts", "savings", "internal"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "overpayments.list": {
      description: "Lists overpayments with their remaining credit. Filters by a condition.",
      keywords: ["surplus", "paid too much", "credit balance", "excess", "extra money"],
      params: {
        properties: {
          where: accountsListParamsWhere,
          order: accountsListParamsOrder,
          modified_since: accountsListParamsModified_since,
          page: contactsListParamsPage,
          pageSize: contactsListParamsPageSize,
          References: { description: "Filters by reference." },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      record: { $ref: "#/$defs/Overpayment" },
      isGraphql: false,
    },
    "overpayments.get": {
      description: "Gets an overpayment with its allocations.",
      keywords: ["surplus details", "paid too much", "surplus", "credit balance", "excess", "extra money"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "prepayments.list": {
      description: "Lists prepayments with their remaining credit. Filters by a condition.",
      keywords: ["deposits", "advance", "paid ahead", "down payment", "upfront"],
      params: {
        properties: {
          where: accountsListParamsWhere,
          order: accountsListParamsOrder,
          modified_since: accountsListParamsModified_since,
          page: contactsListParamsPage,
          pageSize: contactsListParamsPageSize,
          InvoiceNumbers: { description: "Filters by invoice number." },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      record: { $ref: "#/$defs/Prepayment" },
      isGraphql: false,
    },
    "prepayments.get": {
      description: "Gets a prepayment with its allocations.",
      keywords: ["deposit details", "deposit", "advance", "paid ahead", "down payment", "upfront"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "purchase_orders.list": {
      description: "Lists purchase orders. Filters by status or date.",
      keywords: ["POs", "order from supplier", "buying", "procurement", "requisition"],
      params: {
        properties: {
          order: accountsListParamsOrder,
          modified_since: accountsListParamsModified_since,
          page: contactsListParamsPage,
          pageSize: contactsListParamsPageSize,
          Status: { description: "Filters by status." },
          DateFrom: { description: "Filters to purchase orders dated on or after this date." },
          DateTo: { description: "Filters to purchase orders dated on or before this date." },
        },
      },
      record: { $ref: "#/$defs/PurchaseOrder" },
      isGraphql: false,
    },
    "purchase_orders.get": {
      description: "Gets a purchase order with its line items.",
      keywords: ["PO details", "PO", "order from supplier", "buying", "procurement", "requisition"],
      params: {
        properties: { id: { description: "`PurchaseOrderID` or `PurchaseOrderNumber` of the purchase order." } },
      },
      isGraphql: false,
    },
    "purchase_orders.create": {
      description: "Creates up to 50 purchase orders. Reports for each purchase order whether it was created.",
      keywords: ["order goods", "new PO", "PO", "order from supplier", "buying", "procurement", "requisition"],
      params: {
        properties: {
          PurchaseOrders: {
            items: { properties: invoicesUpdateParamsInvoice },
            description: "Purchase orders to create, each with contact and line items. Up to 50.",
            examples: [
              [
                {
                  Contact: { ContactID: "5cc8cf28-567e-4d43-b287-687cfcaec47c" },
                  LineItems: [{ Description: "Paper", Quantity: 5, UnitAmount: 4, AccountCode: "400" }],
                },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "purchase_orders.update": {
      description:
        "Updates a purchase order. Fields that you leave out keep their value. `Status` `AUTHORISED` approves the " +
        "purchase order.",
      keywords: ["approve PO", "correct", "PO", "order from supplier", "buying", "procurement", "requisition"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          purchase_order: {
            properties: bank_transactionsUpdateParamsTransaction,
            description:
              "Changes to the purchase order. Line items that you provide replace all current ones; include the " +
              "`LineItemID` of each one to keep.",
            examples: [{ Status: "AUTHORISED" }],
          },
        },
      },
      isGraphql: false,
    },
    "purchase_orders.delete": {
      description: "Deletes a purchase order that is not billed.",
      keywords: ["drop PO", "PO", "order from supplier", "buying", "procurement", "requisition"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "purchase_orders.download": {
      description: "Downloads a purchase order as a PDF.",
      keywords: ["print", "save", "PO", "order from supplier", "buying", "procurement", "requisition"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "quotes.list": {
      description: "Lists quotes, 100 per page. Filters by contact, status or date.",
      keywords: ["offers out", "offer", "estimate", "proposal", "bid", "tender"],
      params: {
        properties: {
          order: accountsListParamsOrder,
          modified_since: accountsListParamsModified_since,
          page: contactsListParamsPage,
          QuoteNumber: { description: "Filters by quote number." },
          ContactID: { description: "Filters by contact: `ContactID`." },
          Status: { description: "Filters by status." },
          DateFrom: { description: "Filters to quotes dated on or after this date." },
          DateTo: { description: "Filters to quotes dated on or before this date." },
          ExpiryDateFrom: { description: "Filters to quotes that expire on or after this date." },
          ExpiryDateTo: { description: "Filters to quotes that expire on or before this date." },
        },
      },
      record: { $ref: "#/$defs/Quote" },
      isGraphql: false,
    },
    "quotes.get": {
      description: "Gets a quote with its line items.",
      keywords: ["offer details", "offer", "estimate", "proposal", "bid", "tender"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "quotes.create": {
      description: "Creates up to 50 quotes. Reports for each quote whether it was created.",
      keywords: ["write offer", "estimate for", "offer", "proposal", "bid", "tender"],
      params: {
        properties: {
          Quotes: {
            items: bank_transactionsCreateParamsBankTransactionsItems,
            description: "Quotes to create, each with contact, date and line items. Up to 50.",
            examples: [
              [
                {
                  Contact: { ContactID: "5cc8cf28-567e-4d43-b287-687cfcaec47c" },
                  Date: "2026-11-20",
                  LineItems: invoicesCreateParamsInvoicesExamples00LineItems,
                },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "quotes.update": {
      description: "Updates a quote. Requires `Contact` and `Date` in addition to the changes.",
      keywords: ["accepted", "declined", "correct offer", "offer", "estimate", "proposal", "bid", "tender"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          quote: {
            properties: bank_transactionsUpdateParamsTransaction,
            description:
              "Changes to the quote. Line items that you provide replace all current ones; include the `LineItemID` " +
              "of each one to keep.",
            examples: [
              { Contact: { ContactID: "5cc8cf28-567e-4d43-b287-687cfcaec47c" }, Date: "2026-11-20", Status: "SENT" },
            ],
          },
        },
      },
      isGraphql: false,
    },
    "quotes.delete": {
      description: "Deletes a quote. Xero requires its contact and date.",
      keywords: ["drop offer", "offer", "estimate", "proposal", "bid", "tender"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          contact_id: { description: "`ContactID` of the contact of the quote." },
          date: { description: "Date of the quote: the first ten characters of its `DateString`." },
        },
      },
      isGraphql: false,
    },
    "quotes.download": {
      description: "Downloads a quote as a PDF.",
      keywords: ["print", "save", "offer", "estimate", "proposal", "bid", "tender"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "items.list": {
      description: "Lists items. Filters by a condition.",
      keywords: ["goods", "product", "service", "SKU", "stock", "inventory"],
      params: {
        properties: {
          where: {
            description: "Filter on fields, with operators such as `==`, `>` and `AND`.",
            examples: ["IsSold==true"],
          },
          order: accountsListParamsOrder,
          modified_since: accountsListParamsModified_since,
          unitdp: invoicesListParamsUnitdp,
        },
      },
      record: { $ref: "#/$defs/Item" },
      isGraphql: false,
    },
    "items.get": {
      description: "Gets an item with its prices.",
      keywords: ["goods details", "product", "goods", "service", "SKU", "stock", "inventory"],
      params: {
        properties: { id: { description: "`ItemID` or `Code` of the item." }, unitdp: invoicesListParamsUnitdp },
      },
      isGraphql: false,
    },
    "items.create": {
      description: "Creates up to 50 items. Reports for each item whether it was created.",
      keywords: ["new goods", "product", "goods", "service", "SKU", "stock", "inventory"],
      params: {
        properties: {
          Items: {
            description: "Items to create, each with a unique `Code`. Up to 50.",
            examples: [[{ Code: "SHELF", Name: "Shelf", SalesDetails: { UnitPrice: 40, AccountCode: "200" } }]],
          },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "items.update": {
      description: "Updates an item. Fields that you leave out keep their value. `Code` is required.",
      keywords: ["price", "rename goods", "product", "goods", "service", "SKU", "stock", "inventory"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          item: {
            description: "Changes to the item, including its `Code`.",
            examples: [{ Code: "SHELF", Name: "Oak shelf" }],
          },
          unitdp: invoicesListParamsUnitdp,
        },
      },
      isGraphql: false,
    },
    "items.delete": {
      description: "Deletes an item.",
      keywords: ["drop goods", "product", "goods", "service", "SKU", "stock", "inventory"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "manual_journals.list": {
      description: "Lists manual journals with their lines. Filters by a condition.",
      keywords: ["bookings", "journal entry", "adjust ledger", "accrual", "year end"],
      params: paymentsListParams,
      record: { $ref: "#/$defs/ManualJournal" },
      isGraphql: false,
    },
    "manual_journals.get": {
      description: "Gets a manual journal with its lines.",
      keywords: ["booking", "journal entry", "adjust ledger", "accrual", "year end"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "manual_journals.create": {
      description:
        "Creates up to 50 manual journals, as drafts unless `Status` is `POSTED`. Reports for each manual journal " +
        "whether it was created.",
      keywords: ["book", "post", "accrue", "journal entry", "booking", "adjust ledger", "accrual", "year end"],
      params: {
        properties: {
          ManualJournals: {
            items: { properties: bank_transactionsUpdateParamsTransaction },
            description: "Manual journals to create, each with lines that add up to zero. Up to 50.",
            examples: [
              [
                {
                  Narration: "Depreciation",
                  JournalLines: [{ LineAmount: 40, AccountCode: "416" }, { LineAmount: -40, AccountCode: "711" }],
                },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "manual_journals.update": {
      description:
        "Updates a manual journal. Fields that you leave out keep their value. `Status` `POSTED` posts a draft; " +
        "`VOIDED` voids a posted journal.",
      keywords: ["correct booking", "journal entry", "booking", "adjust ledger", "accrual", "year end"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          manual_journal: {
            properties: bank_transactionsUpdateParamsTransaction,
            description: "Changes to the manual journal. Journal lines that you provide replace all current ones.",
            examples: [{ Narration: "Depreciation of November", Status: "POSTED" }],
          },
        },
      },
      isGraphql: false,
    },
    "tax_rates.list": {
      description: "Lists the tax rates of the organization.",
      keywords: ["VAT", "GST", "sales tax", "percentage", "tax codes"],
      params: contact_groupsListParams,
      record: { $ref: "#/$defs/TaxRate" },
      isGraphql: false,
    },
    "currencies.list": {
      description: "Lists the currencies of the organization.",
      keywords: ["money", "EUR", "USD", "foreign", "exchange"],
      params: {
        properties: {
          where: {
            description: "Filter on fields, with operators such as `==`, `>` and `AND`.",
            examples: ["Code==\"EUR\""],
          },
          order: { description: "Sort field, then `ASC` or `DESC`.", examples: ["Code ASC"] },
        },
      },
      record: { $ref: "#/$defs/OrganisationCurrency" },
      isGraphql: false,
    },
    "currencies.create": {
      description: "Adds a currency to the organization.",
      keywords: ["add EUR", "use currency", "money", "EUR", "USD", "foreign", "exchange"],
      params: { properties: { Code: { description: "Currency code, such as `EUR`.", examples: ["NZD"] } } },
      isGraphql: false,
    },
    "branding_themes.list": {
      description: "Lists the branding themes of invoices.",
      keywords: ["invoice layout", "logo", "template", "look", "PDF design"],
      record: { $ref: "#/$defs/BrandingTheme" },
      isGraphql: false,
    },
    "tracking_categories.list": {
      description: "Lists tracking categories with their options.",
      keywords: ["cost centers", "department", "project", "dimension", "region"],
      params: {
        properties: {
          where: accountsListParamsWhere,
          order: contact_groupsListParamsOrder,
          includeArchived: { description: "Whether to include archived tracking categories." },
        },
      },
      record: { $ref: "#/$defs/TrackingCategory" },
      isGraphql: false,
    },
    "tracking_categories.get": {
      description: "Gets a tracking category with its options.",
      keywords: ["cost center", "department", "project", "dimension", "region"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "tracking_categories.create": {
      description: "Creates a tracking category. At most two can be active.",
      keywords: ["new cost center", "cost center", "department", "project", "dimension", "region"],
      params: { properties: { Name: { description: "Name of the tracking category, up to 100 characters." } } },
      isGraphql: false,
    },
    "tracking_categories.update": {
      description: "Updates a tracking category: renames, archives or reactivates it.",
      keywords: ["rename cost center", "cost center", "department", "project", "dimension", "region"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          Name: { description: "New name of the tracking category, up to 100 characters." },
          Status: { description: "New status of the tracking category." },
        },
      },
      isGraphql: false,
    },
    "tracking_categories.delete": {
      description: "Deletes an unused tracking category.",
      keywords: ["drop cost center", "cost center", "department", "project", "dimension", "region"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "tracking_options.create": {
      description: "Creates a tracking option in a tracking category.",
      keywords: ["new choice", "cost center value", "department name", "region", "choice", "branch"],
      params: {
        properties: {
          category_id: tracking_optionsCreateParamsCategory_id,
          Name: { description: "Name of the tracking option, up to 100 characters." },
        },
      },
      isGraphql: false,
    },
    "tracking_options.update": {
      description: "Updates a tracking option: renames, archives or reactivates it.",
      keywords: ["rename choice", "cost center value", "department name", "region", "choice", "branch"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          category_id: tracking_optionsCreateParamsCategory_id,
          Name: { description: "New name of the tracking option, up to 100 characters." },
          Status: { description: "New status of the tracking option." },
        },
      },
      isGraphql: false,
    },
    "tracking_options.delete": {
      description: "Deletes an unused tracking option.",
      keywords: ["drop choice", "cost center value", "department name", "region", "choice", "branch"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          category_id: tracking_optionsCreateParamsCategory_id,
        },
      },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists the users of the organization with their roles.",
      keywords: ["who has access", "person", "accountant", "bookkeeper", "colleague"],
      params: {
        properties: {
          where: {
            description: "Filter on fields, with operators such as `==`, `>` and `AND`.",
            examples: ["IsSubscriber==true"],
          },
          order: accountsListParamsOrder,
          modified_since: accountsListParamsModified_since,
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user.",
      keywords: ["who is", "person", "accountant", "bookkeeper", "colleague", "who has access"],
      params: accountsGetParams,
      isGraphql: false,
    },
    "budgets.list": {
      description: "Lists the budgets of the organization.",
      keywords: ["plans", "forecast", "planned costs", "target", "yearly"],
      params: {
        properties: {
          IDs: { description: "Filters by `BudgetID`." },
          DateFrom: { description: "Filters to amounts on or after this date, at most 24 months before `DateTo`." },
          DateTo: budgetsListParamsDateTo,
        },
      },
      record: { $ref: "#/$defs/Budget" },
      isGraphql: false,
    },
    "budgets.get": {
      description: "Gets a budget with its amounts.",
      keywords: ["planned numbers", "plan", "forecast", "planned costs", "target", "yearly"],
      params: {
        properties: {
          id: { description: "ID of the record, as its list returns it." },
          DateFrom: { description: "Filters to amounts on or after this date." },
          DateTo: budgetsListParamsDateTo,
        },
      },
      isGraphql: false,
    },
    "history.list": {
      description: "Lists the history of a document: changes and notes.",
      keywords: ["who changed", "who edited", "audit trail", "log", "activity"],
      params: historyListParams,
      record: { $ref: "#/$defs/HistoryRecord" },
      isGraphql: false,
    },
    "history.create": {
      description: "Creates a note in the history of a document, for users of the organization.",
      keywords: ["leave note", "remark", "who edited", "audit trail", "changes", "log", "activity"],
      params: {
        properties: {
          document: { description: "Type of the document." },
          document_id: historyListParamsDocument_id,
          Details: { description: "Text of the note." },
        },
      },
      isGraphql: false,
    },
    "attachments.list": {
      description: "Lists the attachments of a document.",
      keywords: ["receipts", "scan", "file", "PDF", "proof"],
      params: historyListParams,
      record: { $ref: "#/$defs/Attachment" },
      isGraphql: false,
    },
    "attachments.create": {
      description: "Uploads an attachment to a document. Replaces an attachment with the same file name.",
      keywords: ["attach receipt", "upload scan", "receipt", "scan", "PDF", "proof"],
      params: {
        properties: {
          document: { description: "Type of the document." },
          document_id: historyListParamsDocument_id,
          file_name: { description: "File name with extension, such as `receipt.pdf`.", examples: ["receipt.pdf"] },
          content: {
            description: "File to attach, with its media type.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
          IncludeOnline: {
            description:
              "Whether the online invoice shows the attachment to the customer. For invoices and credit notes only.",
          },
        },
      },
      isGraphql: false,
    },
    "attachments.download": {
      description: "Downloads an attachment of a document.",
      keywords: ["save", "fetch", "receipt", "scan", "file", "PDF", "proof"],
      params: {
        properties: {
          document: { description: "Type of the document." },
          document_id: historyListParamsDocument_id,
          id: { description: "`AttachmentID` of the attachment, as `attachments.list` returns it." },
          mime_type: {
            description: "`MimeType` of the attachment, as `attachments.list` returns it.",
            examples: ["application/pdf"],
          },
        },
      },
      isGraphql: false,
    },
    "profit_and_loss_report.get": {
      description: "Gets the profit and loss report for a period, optionally compared with earlier periods.",
      keywords: ["P&L", "income", "earnings", "did we make money", "result", "revenue and costs"],
      params: {
        properties: {
          fromDate: { description: "Start of the period. Defaults to the start of the current month." },
          toDate: { description: "End of the period." },
          periods: profit_and_loss_reportGetParamsPeriods,
          timeframe: { description: "Length of each compared period." },
          trackingCategoryID: { description: "`TrackingCategoryID` of the tracking category to show as columns." },
          trackingOptionID: {
            description: "`TrackingOptionID` of the single option to show for the tracking category.",
          },
          trackingCategoryID2: { description: "`TrackingCategoryID` of a second tracking category." },
          trackingOptionID2: {
            description: "`TrackingOptionID` of the single option to show for the second tracking category.",
          },
          standardLayout: profit_and_loss_reportGetParamsStandardLayout,
          paymentsOnly: profit_and_loss_reportGetParamsPaymentsOnly,
        },
      },
      isGraphql: false,
    },
    "balance_sheet_report.get": {
      description: "Gets the balance sheet report for a date, optionally compared with earlier periods.",
      keywords: ["assets", "liabilities", "equity", "net worth", "financial position", "Bilanz"],
      params: {
        properties: {
          date: balance_sheet_reportGetParamsDate,
          periods: profit_and_loss_reportGetParamsPeriods,
          timeframe: { description: "Length of each compared period." },
          trackingOptionID1: { description: "Filters by option of a tracking category: `TrackingOptionID`." },
          trackingOptionID2: { description: "Filters by option of another tracking category: `TrackingOptionID`." },
          standardLayout: profit_and_loss_reportGetParamsStandardLayout,
          paymentsOnly: profit_and_loss_reportGetParamsPaymentsOnly,
        },
      },
      isGraphql: false,
    },
    "trial_balance_report.get": {
      description: "Gets the trial balance report for a date.",
      keywords: ["debits and credits", "ledger totals", "check books", "closing", "all accounts"],
      params: {
        properties: {
          date: { description: "Date of the report. Defaults to the current date." },
          paymentsOnly: profit_and_loss_reportGetParamsPaymentsOnly,
        },
      },
      isGraphql: false,
    },
    "aged_receivables_report.get": {
      description: "Gets the aged receivables report for a contact: amounts that the customer owes you, by age.",
      keywords: ["who owes us", "overdue clients", "outstanding", "debtors", "unpaid by age", "aging"],
      params: aged_receivables_reportGetParams,
      isGraphql: false,
    },
    "aged_payables_report.get": {
      description: "Gets the aged payables report for a contact: amounts that you owe the supplier, by age.",
      keywords: ["whom we owe", "creditors", "unpaid bills", "aging", "debts"],
      params: aged_receivables_reportGetParams,
      isGraphql: false,
    },
    "executive_summary_report.get": {
      description: "Gets the executive summary report for a month, compared with the previous month.",
      keywords: ["KPI", "how is business", "monthly numbers", "margins", "ratios", "overview"],
      params: { properties: { date: { description: "Date within the month. Defaults to the current date." } } },
      isGraphql: false,
    },
    "bank_summary_report.get": {
      description: "Gets the bank summary report for a period: balances and movements of all bank accounts.",
      keywords: ["cash", "how much in bank", "money in out", "liquidity", "account movements"],
      params: {
        properties: {
          fromDate: { description: "Start of the period." },
          toDate: { description: "End of the period." },
        },
      },
      isGraphql: false,
    },
  },
  schemas: {
    RecordId: { type: "string", description: "ID of the record, as its list returns it." },
    Page: { type: "integer", description: "Page number, starting at 1. Defaults to 1.", default: 1, minimum: 1 },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 1,000. Defaults to 100.",
      default: 100,
      minimum: 1,
      maximum: 1000,
    },
    Unitdp: { type: "integer", description: "Number of decimals in unit prices: 2 or 4. Defaults to 2.", enum: [2, 4] },
    Currency: { type: "string", description: "Currency, as a three-letter code.", examples: ["NZD"] },
    AccountType: {
      type: "string",
      enum: [
        "BANK",
        "CURRENT",
        "CURRLIAB",
        "DEPRECIATN",
        "DIRECTCOSTS",
        "EQUITY",
        "EXPENSE",
        "FIXED",
        "INVENTORY",
        "LIABILITY",
        "NONCURRENT",
        "OTHERINCOME",
        "OVERHEADS",
        "PREPAYMENT",
        "REVENUE",
        "SALES",
        "TERMLIAB",
        "PAYG",
      ],
    },
    BankAccountType: { type: "string", enum: ["BANK", "CREDITCARD", "PAYPAL", "NONE", ""] },
    LineAmountTypes: {
      type: "string",
      description: "Whether line amounts exclude tax, include tax, or have no tax.",
      enum: ["Exclusive", "Inclusive", "NoTax"],
    },
    QuoteLineAmountTypes: {
      type: "string",
      description: "Whether line amounts exclude tax, include tax, or have no tax.",
      enum: ["EXCLUSIVE", "INCLUSIVE", "NOTAX"],
    },
    QuoteStatus: { type: "string", enum: ["DRAFT", "SENT", "DECLINED", "ACCEPTED", "INVOICED", "DELETED"] },
    DocumentStatus: { type: "string", enum: ["DRAFT", "SUBMITTED", "AUTHORISED", "PAID", "VOIDED", "DELETED"] },
    MsTime: {
      type: "string",
      description: "Time in milliseconds since 1970, in the form `/Date(1573755038314+0000)/`.",
      examples: ["/Date(1573755038314+0000)/"],
    },
    DocumentId: { type: "string", description: "ID of the document, as the list of its type returns it." },
    HistoryOf: {
      type: "string",
      description: "Type of the document.",
      enum: [
        "BankTransactions",
        "BankTransfers",
        "BatchPayments",
        "Contacts",
        "CreditNotes",
        "Invoices",
        "Items",
        "ManualJournals",
        "Overpayments",
        "Payments",
        "Prepayments",
        "PurchaseOrders",
        "Quotes",
        "RepeatingInvoices",
      ],
    },
    AttachmentOf: {
      type: "string",
      description: "Type of the document.",
      enum: [
        "Accounts",
        "BankTransactions",
        "BankTransfers",
        "Contacts",
        "CreditNotes",
        "Invoices",
        "ManualJournals",
        "PurchaseOrders",
        "Quotes",
        "RepeatingInvoices",
      ],
    },
    AccountChange: {
      type: "object",
      properties: {
        Code: { type: "string", maxLength: 10 },
        Name: { type: "string", maxLength: 150 },
        Type: { $ref: "#/$defs/AccountType" },
        Status: { type: "string", enum: ["ACTIVE", "ARCHIVED"] },
        BankAccountNumber: { type: "string" },
        Description: { type: "string", maxLength: 4000 },
        TaxType: { type: "string" },
        EnablePaymentsToAccount: { type: "boolean" },
        ShowInExpenseClaims: { type: "boolean" },
        AddToWatchlist: { type: "boolean" },
      },
    },
    AccountKey: {
      type: "object",
      properties: { Code: { type: "string" }, AccountID: { type: "string", format: "uuid" } },
    },
    ContactWish: {
      type: "object",
      properties: {
        ContactID: { type: "string", format: "uuid" },
        ContactNumber: { type: "string", maxLength: 50 },
        Name: { type: "string", maxLength: 255 },
      },
    },
    InvoiceKey: {
      type: "object",
      properties: { InvoiceID: { type: "string", format: "uuid" }, InvoiceNumber: { type: "string" } },
    },
    CreditNoteKey: {
      type: "object",
      properties: { CreditNoteID: { type: "string", format: "uuid" }, CreditNoteNumber: { type: "string" } },
    },
    PrepaymentKey: {
      type: "object",
      properties: { PrepaymentID: { type: "string", format: "uuid" } },
      required: ["PrepaymentID"],
    },
    OverpaymentKey: {
      type: "object",
      properties: { OverpaymentID: { type: "string", format: "uuid" } },
      required: ["OverpaymentID"],
    },
    BatchLine: {
      type: "object",
      properties: {
        Invoice: { $ref: "#/$defs/InvoiceKey" },
        Amount: { type: "number" },
        BankAccountNumber: { type: "string" },
        Particulars: { type: "string" },
        Code: { type: "string", maxLength: 12 },
        Reference: { type: "string", maxLength: 255 },
        Details: { type: "string" },
      },
      required: ["Invoice", "Amount"],
    },
    NewContact: {
      type: "object",
      properties: {
        Name: { type: "string", maxLength: 255 },
        ContactNumber: { type: "string", maxLength: 50 },
        AccountNumber: { type: "string", maxLength: 50 },
        FirstName: { type: "string", maxLength: 255 },
        LastName: { type: "string", maxLength: 255 },
        CompanyNumber: { type: "string", maxLength: 50 },
        EmailAddress: { type: "string", maxLength: 255 },
        ContactPersons: { type: "array", items: { $ref: "#/$defs/ContactPerson" } },
        BankAccountDetails: { type: "string" },
        TaxNumber: { type: "string", maxLength: 50 },
        AccountsReceivableTaxType: { type: "string" },
        AccountsPayableTaxType: { type: "string" },
        Addresses: { type: "array", items: { $ref: "#/$defs/Address" } },
        Phones: { type: "array", items: { $ref: "#/$defs/Phone" } },
        DefaultCurrency: { $ref: "#/$defs/Currency" },
        SalesDefaultAccountCode: { type: "string" },
        PurchasesDefaultAccountCode: { type: "string" },
        PaymentTerms: { $ref: "#/$defs/PaymentTerms" },
      },
      required: ["Name"],
    },
    ContactChange: {
      type: "object",
      properties: {
        Name: { type: "string", maxLength: 255 },
        ContactStatus: { type: "string", enum: ["ACTIVE", "ARCHIVED"] },
        ContactNumber: { type: "string", maxLength: 50 },
        AccountNumber: { type: "string", maxLength: 50 },
        FirstName: { type: "string", maxLength: 255 },
        LastName: { type: "string", maxLength: 255 },
        CompanyNumber: { type: "string", maxLength: 50 },
        EmailAddress: { type: "string", maxLength: 255 },
        ContactPersons: { type: "array", items: { $ref: "#/$defs/ContactPerson" } },
        BankAccountDetails: { type: "string" },
        TaxNumber: { type: "string", maxLength: 50 },
        AccountsReceivableTaxType: { type: "string" },
        AccountsPayableTaxType: { type: "string" },
        Addresses: { type: "array", items: { $ref: "#/$defs/Address" } },
        Phones: { type: "array", items: { $ref: "#/$defs/Phone" } },
        DefaultCurrency: { $ref: "#/$defs/Currency" },
        SalesDefaultAccountCode: { type: "string" },
        PurchasesDefaultAccountCode: { type: "string" },
        PaymentTerms: { $ref: "#/$defs/PaymentTerms" },
      },
    },
    TrackingChoice: {
      type: "object",
      properties: {
        TrackingCategoryID: { type: "string", format: "uuid" },
        TrackingOptionID: { type: "string", format: "uuid" },
        Name: { type: "string", maxLength: 100 },
        Option: { type: "string" },
      },
    },
    NewLine: {
      type: "object",
      properties: {
        LineItemID: { type: "string", format: "uuid" },
        Description: { type: "string" },
        Quantity: { type: "number" },
        UnitAmount: { type: "number" },
        ItemCode: { type: "string" },
        AccountCode: { type: "string" },
        TaxType: { type: "string" },
        TaxAmount: { type: "number" },
        LineAmount: { type: "number" },
        Tracking: { type: "array", items: { $ref: "#/$defs/TrackingChoice" } },
        DiscountRate: { type: "number" },
        DiscountAmount: { type: "number" },
      },
    },
    NewInvoice: {
      type: "object",
      properties: {
        Type: {
          type: "string",
          description: "Type of the invoice: `ACCREC` for a sales invoice, `ACCPAY` for a bill.",
          enum: ["ACCREC", "ACCPAY"],
        },
        Contact: { $ref: "#/$defs/ContactWish" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        Date: { type: "string", format: "date" },
        DueDate: { type: "string", format: "date" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        InvoiceNumber: { type: "string", maxLength: 255 },
        Reference: { type: "string" },
        BrandingThemeID: { type: "string", format: "uuid" },
        Url: { type: "string", format: "uri" },
        CurrencyCode: { $ref: "#/$defs/Currency" },
        CurrencyRate: { type: "number" },
        Status: { type: "string", enum: ["DRAFT", "SUBMITTED", "AUTHORISED"] },
        SentToContact: { type: "boolean" },
        ExpectedPaymentDate: { type: "string", format: "date" },
        PlannedPaymentDate: { type: "string", format: "date" },
      },
      required: ["Type", "Contact", "LineItems"],
    },
    InvoiceChange: {
      type: "object",
      properties: {
        Contact: { $ref: "#/$defs/ContactWish" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        Date: { type: "string", format: "date" },
        DueDate: { type: "string", format: "date" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        InvoiceNumber: { type: "string", maxLength: 255 },
        Reference: { type: "string" },
        BrandingThemeID: { type: "string", format: "uuid" },
        Url: { type: "string", format: "uri" },
        CurrencyCode: { $ref: "#/$defs/Currency" },
        CurrencyRate: { type: "number" },
        Status: schemasInvoiceChangeStatus,
        SentToContact: { type: "boolean" },
        ExpectedPaymentDate: { type: "string", format: "date" },
        PlannedPaymentDate: { type: "string", format: "date" },
      },
    },
    NewCreditNote: {
      type: "object",
      properties: {
        Type: {
          type: "string",
          description: "Type of the credit note: `ACCRECCREDIT` to a customer, `ACCPAYCREDIT` from a supplier.",
          enum: ["ACCRECCREDIT", "ACCPAYCREDIT"],
        },
        Contact: { $ref: "#/$defs/ContactWish" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        Date: { type: "string", format: "date" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        CreditNoteNumber: { type: "string" },
        Reference: { type: "string" },
        BrandingThemeID: { type: "string", format: "uuid" },
        CurrencyCode: { $ref: "#/$defs/Currency" },
        CurrencyRate: { type: "number" },
        Status: { type: "string", enum: ["DRAFT", "SUBMITTED", "AUTHORISED"] },
      },
      required: ["Type", "Contact"],
    },
    CreditNoteChange: {
      type: "object",
      properties: {
        Contact: { $ref: "#/$defs/ContactWish" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        Date: { type: "string", format: "date" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        CreditNoteNumber: { type: "string" },
        Reference: { type: "string" },
        BrandingThemeID: { type: "string", format: "uuid" },
        CurrencyCode: { $ref: "#/$defs/Currency" },
        CurrencyRate: { type: "number" },
        Status: schemasInvoiceChangeStatus,
      },
    },
    NewBankTransaction: {
      type: "object",
      properties: {
        Type: {
          type: "string",
          enum: [
            "RECEIVE",
            "RECEIVE-OVERPAYMENT",
            "RECEIVE-PREPAYMENT",
            "SPEND",
            "SPEND-OVERPAYMENT",
            "SPEND-PREPAYMENT",
          ],
        },
        Contact: { $ref: "#/$defs/ContactWish" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        BankAccount: { $ref: "#/$defs/AccountKey" },
        IsReconciled: { type: "boolean" },
        Date: { type: "string", format: "date" },
        Reference: { type: "string" },
        CurrencyCode: { $ref: "#/$defs/Currency" },
        CurrencyRate: { type: "number" },
        Url: { type: "string", format: "uri" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
      },
      required: ["Type", "LineItems", "BankAccount"],
    },
    BankTransactionChange: {
      type: "object",
      properties: {
        Type: { type: "string", enum: ["RECEIVE", "SPEND"] },
        Contact: { $ref: "#/$defs/ContactWish" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        BankAccount: { $ref: "#/$defs/AccountKey" },
        IsReconciled: { type: "boolean" },
        Date: { type: "string", format: "date" },
        Reference: { type: "string" },
        CurrencyRate: { type: "number" },
        Url: { type: "string", format: "uri" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        Status: { type: "string", enum: ["AUTHORISED", "DELETED"] },
      },
    },
    NewPurchaseOrder: {
      type: "object",
      properties: {
        Contact: { $ref: "#/$defs/ContactWish" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        Date: { type: "string", format: "date" },
        DeliveryDate: { type: "string", format: "date" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        PurchaseOrderNumber: { type: "string" },
        Reference: { type: "string" },
        BrandingThemeID: { type: "string", format: "uuid" },
        CurrencyCode: { $ref: "#/$defs/Currency" },
        CurrencyRate: { type: "number" },
        Status: { type: "string", enum: ["DRAFT", "SUBMITTED", "AUTHORISED"] },
        SentToContact: { type: "boolean" },
        DeliveryAddress: { type: "string" },
        AttentionTo: { type: "string" },
        Telephone: { type: "string" },
        DeliveryInstructions: { type: "string", maxLength: 500 },
        ExpectedArrivalDate: { type: "string", format: "date" },
      },
      required: ["Contact", "LineItems"],
    },
    PurchaseOrderChange: {
      type: "object",
      properties: {
        Contact: { $ref: "#/$defs/ContactWish" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        Date: { type: "string", format: "date" },
        DeliveryDate: { type: "string", format: "date" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        PurchaseOrderNumber: { type: "string" },
        Reference: { type: "string" },
        BrandingThemeID: { type: "string", format: "uuid" },
        CurrencyRate: { type: "number" },
        Status: schemasPurchaseOrderChangeStatus,
        SentToContact: { type: "boolean" },
        DeliveryAddress: { type: "string" },
        AttentionTo: { type: "string" },
        Telephone: { type: "string" },
        DeliveryInstructions: { type: "string", maxLength: 500 },
        ExpectedArrivalDate: { type: "string", format: "date" },
      },
    },
    NewQuote: {
      type: "object",
      properties: {
        Contact: { $ref: "#/$defs/ContactWish" },
        Date: { type: "string", format: "date" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        ExpiryDate: { type: "string", format: "date" },
        QuoteNumber: { type: "string", maxLength: 255 },
        Reference: { type: "string", maxLength: 4000 },
        Terms: { type: "string", maxLength: 4000 },
        Title: { type: "string", maxLength: 100 },
        Summary: { type: "string", maxLength: 3000 },
        BrandingThemeID: { type: "string", format: "uuid" },
        CurrencyCode: { $ref: "#/$defs/Currency" },
        CurrencyRate: { type: "number" },
        LineAmountTypes: { $ref: "#/$defs/QuoteLineAmountTypes" },
        Status: { $ref: "#/$defs/QuoteStatus" },
      },
      required: ["Contact", "Date", "LineItems"],
    },
    QuoteChange: {
      type: "object",
      properties: {
        Contact: { $ref: "#/$defs/ContactWish" },
        Date: { type: "string", format: "date" },
        LineItems: { type: "array", items: { $ref: "#/$defs/NewLine" } },
        ExpiryDate: { type: "string", format: "date" },
        QuoteNumber: { type: "string", maxLength: 255 },
        Reference: { type: "string", maxLength: 4000 },
        Terms: { type: "string", maxLength: 4000 },
        Title: { type: "string", maxLength: 100 },
        Summary: { type: "string", maxLength: 3000 },
        BrandingThemeID: { type: "string", format: "uuid" },
        CurrencyRate: { type: "number" },
        LineAmountTypes: { $ref: "#/$defs/QuoteLineAmountTypes" },
        Status: { $ref: "#/$defs/QuoteStatus" },
      },
      required: ["Contact", "Date"],
    },
    NewPrice: schemasNewPrice,
    NewItem: schemasNewItem,
    ItemChange: schemasNewItem,
    NewJournalLine: {
      type: "object",
      properties: {
        LineAmount: { type: "number" },
        AccountCode: { type: "string" },
        Description: { type: "string" },
        TaxType: { type: "string" },
        Tracking: { type: "array", items: { $ref: "#/$defs/TrackingChoice" } },
      },
      required: ["LineAmount", "AccountCode"],
    },
    NewManualJournal: {
      type: "object",
      properties: {
        Narration: { type: "string" },
        JournalLines: { type: "array", items: { $ref: "#/$defs/NewJournalLine" } },
        Date: { type: "string", format: "date" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        Status: { type: "string", enum: ["DRAFT", "POSTED"] },
        Url: { type: "string", format: "uri" },
        ShowOnCashBasisReports: { type: "boolean" },
      },
      required: ["Narration", "JournalLines"],
    },
    ManualJournalChange: {
      type: "object",
      properties: {
        Narration: { type: "string" },
        JournalLines: { type: "array", items: { $ref: "#/$defs/NewJournalLine" } },
        Date: { type: "string", format: "date" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        Status: { type: "string", enum: ["DRAFT", "POSTED", "VOIDED", "DELETED"] },
        Url: { type: "string", format: "uri" },
        ShowOnCashBasisReports: { type: "boolean" },
      },
    },
    Address: {
      type: "object",
      properties: {
        AddressType: { type: "string", enum: ["POBOX", "STREET"] },
        AddressLine1: { type: "string", maxLength: 500 },
        AddressLine2: { type: "string", maxLength: 500 },
        AddressLine3: { type: "string", maxLength: 500 },
        AddressLine4: { type: "string", maxLength: 500 },
        City: { type: "string", maxLength: 255 },
        Region: { type: "string", maxLength: 255 },
        PostalCode: { type: "string", maxLength: 50 },
        Country: { type: "string", maxLength: 50 },
        AttentionTo: { type: "string", maxLength: 255 },
      },
    },
    OrganisationAddress: {
      type: "object",
      properties: {
        AddressType: { type: "string", enum: ["POBOX", "STREET", "DELIVERY"] },
        AddressLine1: { type: "string", maxLength: 500 },
        AddressLine2: { type: "string", maxLength: 500 },
        AddressLine3: { type: "string", maxLength: 500 },
        AddressLine4: { type: "string", maxLength: 500 },
        City: { type: "string", maxLength: 255 },
        Region: { type: "string", maxLength: 255 },
        PostalCode: { type: "string", maxLength: 50 },
        Country: { type: "string", maxLength: 50 },
        AttentionTo: { type: "string", maxLength: 255 },
      },
    },
    Phone: {
      type: "object",
      properties: {
        PhoneType: { type: "string", enum: ["DEFAULT", "DDI", "MOBILE", "FAX", "OFFICE"] },
        PhoneNumber: { type: "string", maxLength: 50 },
        PhoneAreaCode: { type: "string", maxLength: 10 },
        PhoneCountryCode: { type: "string", maxLength: 20 },
      },
    },
    ContactPerson: {
      type: "object",
      properties: {
        FirstName: { type: "string" },
        LastName: { type: "string" },
        EmailAddress: { type: "string" },
        IncludeInEmails: { type: "boolean" },
      },
    },
    PaymentTerm: {
      type: "object",
      properties: {
        Day: { type: "integer" },
        Type: {
          type: "string",
          enum: ["DAYSAFTERBILLDATE", "DAYSAFTERBILLMONTH", "OFCURRENTMONTH", "OFFOLLOWINGMONTH"],
        },
      },
    },
    PaymentTerms: {
      type: "object",
      properties: { Bills: { $ref: "#/$defs/PaymentTerm" }, Sales: { $ref: "#/$defs/PaymentTerm" } },
    },
    ExternalLink: {
      type: "object",
      properties: { LinkType: { type: "string" }, Url: { type: "string" }, Description: { type: "string" } },
    },
    Organisation: {
      type: "object",
      properties: {
        OrganisationID: { type: "string", description: "The organization's ID." },
        Name: { type: "string", description: "The organization's name, as shown in Xero." },
        LegalName: { type: "string", description: "The organization's legal name, as shown on reports." },
        PaysTax: {
          type: "boolean",
          description: "Whether the organization is registered for tax with a local authority.",
        },
        Version: { type: "string", description: "The organization's regional version of Xero." },
        OrganisationType: { type: "string", description: "The organization's type, for example company or charity." },
        OrganisationEntityType: {
          type: "string",
          description: "The organization's type. The same value as OrganisationType.",
        },
        BaseCurrency: { type: "string", description: "The organization's base currency, as a three-letter ISO code." },
        CountryCode: { type: "string", description: "The organization's country, as a two-letter ISO code." },
        IsDemoCompany: { type: "boolean", description: "Whether this is a demo company." },
        OrganisationStatus: { type: "string", description: "The organization's status, usually active." },
        RegistrationNumber: {
          type: "string",
          description: "The organization's registration number. Used outside the United States.",
        },
        EmployerIdentificationNumber: {
          type: "string",
          description: "The employer identification number. Used in the United States.",
        },
        TaxNumber: { type: "string", description: "The organization's tax number." },
        FinancialYearEndDay: { type: "integer", description: "The day of the month the financial year ends." },
        FinancialYearEndMonth: { type: "integer", description: "The month the financial year ends, from 1 to 12." },
        SalesTaxBasis: {
          type: "string",
          description: "The accounting basis for tax returns, for example cash or accruals.",
        },
        SalesTaxPeriod: {
          type: "string",
          description: "The frequency of tax returns, for example monthly or quarterly.",
        },
        DefaultSalesTax: { type: "string", description: "The default for sales: tax inclusive, exclusive or none." },
        DefaultPurchasesTax: {
          type: "string",
          description: "The default for purchases: tax inclusive, exclusive or none.",
        },
        PeriodLockDate: {
          $ref: "#/$defs/MsTime",
          description: "The date before which most users cannot change transactions.",
        },
        EndOfYearLockDate: {
          $ref: "#/$defs/MsTime",
          description: "The date before which nobody but advisers can change transactions.",
        },
        CreatedDateUTC: { $ref: "#/$defs/MsTime", description: "Creation time, in UTC." },
        Timezone: { type: "string", description: "The organization's time zone." },
        ShortCode: { type: "string", description: "The organization's short code, for links into Xero." },
        Class: { type: "string", description: "The organization's class, reflecting the pricing plan." },
        Edition: { type: "string", description: "The edition of Xero: business or partner." },
        LineOfBusiness: { type: "string", description: "The organization's line of business, as free text." },
        Addresses: {
          type: "array",
          items: { $ref: "#/$defs/OrganisationAddress" },
          description: "The organization's addresses, by type.",
        },
        Phones: {
          type: "array",
          items: { $ref: "#/$defs/Phone" },
          description: "The organization's phone numbers, by type.",
        },
        ExternalLinks: {
          type: "array",
          items: { $ref: "#/$defs/ExternalLink" },
          description: "The organization's profile links, for example to a website.",
        },
        PaymentTerms: { $ref: "#/$defs/PaymentTerms", description: "The default payment terms for bills and sales." },
      },
      required: ["OrganisationID"],
    },
    Account: {
      type: "object",
      properties: {
        AccountID: { type: "string", description: "The account's ID." },
        Code: { type: "string", description: "The account's code, as set by the organization." },
        Name: { type: "string", description: "The account's name." },
        Type: {
          $ref: "#/$defs/AccountType",
          description: "The account's type, for example bank, revenue or fixed asset.",
        },
        BankAccountNumber: { type: "string", description: "The bank account's number. Present for bank accounts." },
        Status: {
          type: "string",
          description: "The account's status, active or archived.",
          enum: ["ACTIVE", "ARCHIVED", "DELETED"],
        },
        Description: { type: "string", description: "The account's description. Absent for bank accounts." },
        BankAccountType: {
          $ref: "#/$defs/BankAccountType",
          description: "The kind of bank account, for example bank, credit card or PayPal.",
        },
        CurrencyCode: { type: "string", description: "The bank account's currency. Present for bank accounts." },
        TaxType: { type: "string", description: "The tax type applied by default." },
        EnablePaymentsToAccount: { type: "boolean", description: "Whether payments can be made to the account." },
        ShowInExpenseClaims: { type: "boolean", description: "Whether the account can be used in expense claims." },
        Class: {
          type: "string",
          description: "The account's class, derived from its type.",
          enum: ["ASSET", "EQUITY", "EXPENSE", "LIABILITY", "REVENUE"],
        },
        SystemAccount: {
          type: "string",
          description: "The purpose of a system account, for example accounts receivable. Absent for others.",
        },
        ReportingCode: { type: "string", description: "The account's reporting code." },
        ReportingCodeName: { type: "string", description: "The name of the account's reporting code." },
        HasAttachments: { type: "boolean", description: "Whether the account has attachments." },
        UpdatedDateUTC: schemasAccountUpdatedDateUTC,
        AddToWatchlist: {
          type: "boolean",
          description: "Whether the account is shown in the watchlist on the dashboard.",
        },
      },
      required: ["AccountID"],
    },
    AccountRef: {
      type: "object",
      properties: { AccountID: { type: "string" }, Code: { type: "string" }, Name: { type: "string" } },
    },
    ContactRef: {
      type: "object",
      properties: { ContactID: { type: "string" }, ContactNumber: { type: "string" }, Name: { type: "string" } },
    },
    GroupRef: {
      type: "object",
      properties: { ContactGroupID: { type: "string" }, Name: { type: "string" }, Status: { type: "string" } },
    },
    Balance: { type: "object", properties: { Outstanding: { type: "number" }, Overdue: { type: "number" } } },
    Balances: {
      type: "object",
      properties: { AccountsReceivable: { $ref: "#/$defs/Balance" }, AccountsPayable: { $ref: "#/$defs/Balance" } },
    },
    DefaultTracking: {
      type: "object",
      properties: { TrackingCategoryName: { type: "string" }, TrackingOptionName: { type: "string" } },
    },
    BankDetails: {
      type: "object",
      properties: {
        BankAccountNumber: { type: "string" },
        BankAccountName: { type: "string" },
        Details: { type: "string" },
        Code: { type: "string" },
        Reference: { type: "string" },
      },
    },
    Contact: {
      type: "object",
      properties: {
        ContactID: { type: "string", description: "The contact's ID." },
        MergedToContactID: {
          type: "string",
          description: "The ID of the contact this one was merged into. Absent otherwise.",
        },
        ContactNumber: {
          type: "string",
          description: "The contact's ID in another system, read-only in Xero's web app.",
        },
        AccountNumber: { type: "string", description: "The account number the organization gave the contact." },
        ContactStatus: {
          type: "string",
          description: "The contact's status: active, archived or subject to a GDPR request.",
          enum: ["ACTIVE", "ARCHIVED", "GDPRREQUEST"],
        },
        Name: { type: "string", description: "The name of the contact's company or person." },
        FirstName: { type: "string", description: "The first name of the primary person." },
        LastName: { type: "string", description: "The last name of the primary person." },
        CompanyNumber: { type: "string", description: "The contact's company registration number." },
        EmailAddress: { type: "string", description: "The email address of the primary person." },
        ContactPersons: {
          type: "array",
          items: { $ref: "#/$defs/ContactPerson" },
          description: "Further people at the contact, up to five.",
        },
        BankAccountDetails: { type: "string", description: "The contact's bank account number." },
        TaxNumber: { type: "string", description: "The contact's tax number." },
        TaxNumberType: { type: "string", description: "The kind of tax number. Used in some regions." },
        AccountsReceivableTaxType: { type: "string", description: "The default tax type for sales to the contact." },
        AccountsPayableTaxType: { type: "string", description: "The default tax type for purchases from the contact." },
        Addresses: {
          type: "array",
          items: { $ref: "#/$defs/Address" },
          description: "The contact's addresses, by type.",
        },
        Phones: {
          type: "array",
          items: { $ref: "#/$defs/Phone" },
          description: "The contact's phone numbers, by type.",
        },
        IsSupplier: { type: "boolean", description: "Whether the contact has bills. Set automatically." },
        IsCustomer: { type: "boolean", description: "Whether the contact has sales invoices. Set automatically." },
        SalesDefaultLineAmountType: {
          type: "string",
          description: "The default tax treatment of line amounts on sales.",
        },
        PurchasesDefaultLineAmountType: {
          type: "string",
          description: "The default tax treatment of line amounts on purchases.",
        },
        DefaultCurrency: { type: "string", description: "The contact's default currency, as a three-letter ISO code." },
        XeroNetworkKey: {
          type: "string",
          description: "The contact's network key, for exchanging invoices within Xero.",
        },
        SalesDefaultAccountCode: { type: "string", description: "The code of the default account for sales." },
        PurchasesDefaultAccountCode: { type: "string", description: "The code of the default account for purchases." },
        SalesTrackingCategories: {
          type: "array",
          items: { $ref: "#/$defs/DefaultTracking" },
          description: "The tracking categories used by default on sales.",
        },
        PurchasesTrackingCategories: {
          type: "array",
          items: { $ref: "#/$defs/DefaultTracking" },
          description: "The tracking categories used by default on purchases.",
        },
        PaymentTerms: { $ref: "#/$defs/PaymentTerms", description: "The contact's payment terms for bills and sales." },
        UpdatedDateUTC: schemasAccountUpdatedDateUTC,
        ContactGroups: {
          type: "array",
          items: { $ref: "#/$defs/GroupRef" },
          description: "The groups the contact belongs to.",
        },
        Website: { type: "string", description: "The contact's website." },
        BrandingTheme: {
          type: "object",
          properties: { BrandingThemeID: { type: "string" }, Name: { type: "string" } },
          description: "The contact's default branding theme.",
        },
        BatchPayments: { $ref: "#/$defs/BankDetails", description: "The contact's bank details for batch payments." },
        Discount: { type: "number", description: "The contact's default discount, as a percentage." },
        Balances: {
          $ref: "#/$defs/Balances",
          description: "The amounts outstanding and overdue, receivable and payable.",
        },
        HasAttachments: { type: "boolean", description: "Whether the contact has attachments." },
        HasValidationErrors: { type: "boolean", description: "Whether the contact has validation errors." },
        StatusAttributeString: schemasContactStatusAttributeString,
      },
      required: ["ContactID"],
    },
    ContactGroup: {
      type: "object",
      properties: {
        ContactGroupID: { type: "string", description: "The contact group's ID." },
        Name: { type: "string", description: "The contact group's name." },
        Status: {
          type: "string",
          description: "The contact group's status, active or deleted.",
          enum: ["ACTIVE", "DELETED"],
        },
        Contacts: { type: "array", items: { $ref: "#/$defs/ContactRef" }, description: "The contacts in the group." },
      },
      required: ["ContactGroupID"],
    },
    Tracking: schemasTracking,
    Line: {
      type: "object",
      properties: {
        LineItemID: { type: "string" },
        Description: { type: "string" },
        Quantity: { type: "number" },
        UnitAmount: { type: "number" },
        ItemCode: { type: "string" },
        AccountCode: { type: "string" },
        AccountID: { type: "string" },
        TaxType: { type: "string" },
        TaxAmount: { type: "number" },
        LineAmount: { type: "number" },
        Item: {
          type: "object",
          properties: { ItemID: { type: "string" }, Code: { type: "string" }, Name: { type: "string" } },
        },
        Tracking: { type: "array", items: { $ref: "#/$defs/Tracking" } },
        DiscountRate: { type: "number" },
        DiscountAmount: { type: "number" },
      },
    },
    PaymentRef: {
      type: "object",
      properties: {
        PaymentID: { type: "string" },
        Date: { $ref: "#/$defs/MsTime" },
        Amount: { type: "number" },
        CurrencyRate: { type: "number" },
        Reference: { type: "string" },
      },
    },
    CreditNoteRef: {
      type: "object",
      properties: {
        CreditNoteID: { type: "string" },
        CreditNoteNumber: { type: "string" },
        AppliedAmount: { type: "number" },
        Date: { $ref: "#/$defs/MsTime" },
        Total: { type: "number" },
      },
    },
    PrepaymentRef: {
      type: "object",
      properties: {
        PrepaymentID: { type: "string" },
        AppliedAmount: { type: "number" },
        Date: { $ref: "#/$defs/MsTime" },
        Total: { type: "number" },
      },
    },
    OverpaymentRef: {
      type: "object",
      properties: {
        OverpaymentID: { type: "string" },
        AppliedAmount: { type: "number" },
        Date: { $ref: "#/$defs/MsTime" },
        Total: { type: "number" },
      },
    },
    InvoiceRef: {
      type: "object",
      properties: {
        InvoiceID: { type: "string" },
        InvoiceNumber: { type: "string" },
        Type: { type: "string" },
        Contact: { $ref: "#/$defs/ContactRef" },
        CurrencyCode: { type: "string" },
      },
    },
    AllocationRef: {
      type: "object",
      properties: {
        AllocationID: { type: "string" },
        Invoice: { $ref: "#/$defs/InvoiceRef" },
        Amount: { type: "number" },
        Date: { $ref: "#/$defs/MsTime" },
        IsDeleted: { type: "boolean" },
      },
    },
    Warning: { type: "object", properties: { Message: { type: "string" } } },
    Invoice: {
      type: "object",
      properties: {
        InvoiceID: { type: "string", description: "The invoice's ID." },
        Type: schemasInvoiceType,
        InvoiceNumber: { type: "string", description: "The invoice's number, as shown to the contact." },
        Reference: { type: "string", description: "The invoice's reference. Used on sales invoices." },
        Contact: { $ref: "#/$defs/ContactRef", description: "The contact the invoice is for." },
        LineItems: { type: "array", items: { $ref: "#/$defs/Line" }, description: "The lines of the invoice." },
        Date: { $ref: "#/$defs/MsTime", description: "The invoice's date." },
        DateString: { type: "string", description: "The invoice's date, in ISO 8601 form." },
        DueDate: { $ref: "#/$defs/MsTime", description: "The date the invoice is due." },
        DueDateString: { type: "string", description: "The due date, in ISO 8601 form." },
        LineAmountTypes: schemasInvoiceLineAmountTypes,
        BrandingThemeID: schemasInvoiceBrandingThemeID,
        Url: schemasInvoiceUrl,
        CurrencyCode: { type: "string", description: "The invoice's currency, as a three-letter ISO code." },
        CurrencyRate: { type: "number", description: "The rate to the base currency on the invoice's date." },
        Status: {
          $ref: "#/$defs/DocumentStatus",
          description: "The invoice's status, for example draft, authorized or paid.",
        },
        SentToContact: { type: "boolean", description: "Whether the invoice is marked as sent to the contact." },
        ExpectedPaymentDate: {
          $ref: "#/$defs/MsTime",
          description: "The date payment is expected. Used on sales invoices.",
        },
        PlannedPaymentDate: { $ref: "#/$defs/MsTime", description: "The date payment is planned. Used on bills." },
        CISDeduction: schemasInvoiceCISDeduction,
        CISRate: schemasInvoiceCISRate,
        SubTotal: { type: "number", description: "The invoice's total before tax." },
        TotalTax: { type: "number", description: "The invoice's total tax." },
        Total: { type: "number", description: "The invoice's total, with tax." },
        TotalDiscount: { type: "number", description: "The total of the discounts on the lines." },
        RepeatingInvoiceID: {
          type: "string",
          description: "The ID of the repeating invoice behind this one. Absent otherwise.",
        },
        HasAttachments: { type: "boolean", description: "Whether the invoice has attachments." },
        IsDiscounted: { type: "boolean", description: "Whether any line carries a discount." },
        Payments: {
          type: "array",
          items: { $ref: "#/$defs/PaymentRef" },
          description: "The payments made on the invoice.",
        },
        Prepayments: {
          type: "array",
          items: { $ref: "#/$defs/PrepaymentRef" },
          description: "The prepayments applied to the invoice.",
        },
        Overpayments: {
          type: "array",
          items: { $ref: "#/$defs/OverpaymentRef" },
          description: "The overpayments applied to the invoice.",
        },
        CreditNotes: {
          type: "array",
          items: { $ref: "#/$defs/CreditNoteRef" },
          description: "The credit notes applied to the invoice.",
        },
        AmountDue: { type: "number", description: "The amount still to be paid." },
        AmountPaid: { type: "number", description: "The amount paid so far." },
        AmountCredited: {
          type: "number",
          description: "The amount covered by credit notes, prepayments and overpayments.",
        },
        FullyPaidOnDate: {
          $ref: "#/$defs/MsTime",
          description: "The date the invoice was paid in full. Absent before that.",
        },
        UpdatedDateUTC: schemasAccountUpdatedDateUTC,
        UpdatedDateUTCString: schemasInvoiceUpdatedDateUTCString,
        HasErrors: { type: "boolean", description: "Whether the invoice has errors." },
        StatusAttributeString: schemasContactStatusAttributeString,
        Warnings: { type: "array", items: { $ref: "#/$defs/Warning" }, description: "The warnings about the invoice." },
      },
      required: ["InvoiceID"],
    },
    InvoiceIndex: {
      type: "object",
      properties: {
        InvoiceID: { type: "string" },
        InvoiceNumber: { type: "string" },
        Type: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        ContactID: { type: "string" },
        ContactName: { type: "string" },
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        AmountDue: { type: "number" },
        AmountPaid: { type: "number" },
        DateString: { type: "string" },
        DueDateString: { type: "string" },
      },
      required: ["InvoiceID"],
    },
    OnlineInvoice: {
      type: "object",
      properties: { OnlineInvoiceUrl: { type: "string" } },
      required: ["OnlineInvoiceUrl"],
    },
    Schedule: {
      type: "object",
      properties: {
        Period: { type: "integer" },
        Unit: { type: "string", enum: ["WEEKLY", "MONTHLY"] },
        DueDate: { type: "integer" },
        DueDateType: {
          type: "string",
          enum: [
            "DAYSAFTERBILLDATE",
            "DAYSAFTERBILLMONTH",
            "DAYSAFTERINVOICEDATE",
            "DAYSAFTERINVOICEMONTH",
            "OFCURRENTMONTH",
            "OFFOLLOWINGMONTH",
          ],
        },
        StartDate: { $ref: "#/$defs/MsTime" },
        NextScheduledDate: { $ref: "#/$defs/MsTime" },
        EndDate: { $ref: "#/$defs/MsTime" },
      },
    },
    RepeatingInvoice: {
      type: "object",
      properties: {
        RepeatingInvoiceID: { type: "string", description: "The repeating invoice's ID." },
        Type: schemasInvoiceType,
        Contact: { $ref: "#/$defs/ContactRef", description: "The contact the invoices are for." },
        Schedule: { $ref: "#/$defs/Schedule", description: "The schedule the invoices are created on." },
        LineItems: { type: "array", items: { $ref: "#/$defs/Line" }, description: "The lines put on each invoice." },
        LineAmountTypes: schemasInvoiceLineAmountTypes,
        Reference: { type: "string", description: "The reference put on each sales invoice." },
        BrandingThemeID: schemasInvoiceBrandingThemeID,
        CurrencyCode: { type: "string", description: "The invoices' currency, as a three-letter ISO code." },
        Status: {
          type: "string",
          description: "The status of the template, also given to the invoices created.",
          enum: ["DRAFT", "AUTHORISED", "DELETED"],
        },
        SubTotal: { type: "number", description: "The total of each invoice before tax." },
        TotalTax: { type: "number", description: "The total tax of each invoice." },
        Total: { type: "number", description: "The total of each invoice, with tax." },
        HasAttachments: { type: "boolean", description: "Whether the template has attachments." },
        ApprovedForSending: { type: "boolean", description: "Whether each invoice is emailed once created." },
        SendCopy: { type: "boolean", description: "Whether the sender receives a copy of the email." },
        MarkAsSent: { type: "boolean", description: "Whether each invoice is marked as sent." },
        IncludePDF: { type: "boolean", description: "Whether the email includes the invoice as a PDF." },
      },
      required: ["RepeatingInvoiceID"],
    },
    CreditNote: {
      type: "object",
      properties: {
        CreditNoteID: { type: "string", description: "The credit note's ID." },
        CreditNoteNumber: { type: "string", description: "The credit note's number, as shown to the contact." },
        Type: {
          type: "string",
          description: "The kind of credit note, for sales or for purchases.",
          enum: ["ACCPAYCREDIT", "ACCRECCREDIT"],
        },
        Contact: { $ref: "#/$defs/ContactRef", description: "The contact the credit note is for." },
        Date: { $ref: "#/$defs/MsTime", description: "The credit note's date." },
        DateString: { type: "string", description: "The credit note's date, in ISO 8601 form." },
        DueDate: { $ref: "#/$defs/MsTime", description: "The date the credit note is due." },
        Status: {
          $ref: "#/$defs/DocumentStatus",
          description: "The credit note's status, for example draft, authorized or paid.",
        },
        LineAmountTypes: schemasInvoiceLineAmountTypes,
        LineItems: { type: "array", items: { $ref: "#/$defs/Line" }, description: "The lines of the credit note." },
        SubTotal: { type: "number", description: "The credit note's total before tax." },
        TotalTax: { type: "number", description: "The credit note's total tax." },
        Total: { type: "number", description: "The credit note's total, with tax." },
        CISDeduction: schemasInvoiceCISDeduction,
        CISRate: schemasInvoiceCISRate,
        UpdatedDateUTC: schemasAccountUpdatedDateUTC,
        UpdatedDateUTCString: schemasInvoiceUpdatedDateUTCString,
        CurrencyCode: { type: "string", description: "The credit note's currency, as a three-letter ISO code." },
        CurrencyRate: { type: "number", description: "The rate to the base currency on the credit note's date." },
        FullyPaidOnDate: {
          $ref: "#/$defs/MsTime",
          description: "The date the credit note was used up or refunded. Absent before that.",
        },
        Reference: { type: "string", description: "The credit note's reference. Used on sales." },
        SentToContact: { type: "boolean", description: "Whether the credit note is marked as sent to the contact." },
        RemainingCredit: { type: "number", description: "The credit not used yet." },
        Allocations: {
          type: "array",
          items: { $ref: "#/$defs/AllocationRef" },
          description: "The amounts applied to invoices.",
        },
        AppliedAmount: { type: "number", description: "The credit used so far." },
        Payments: {
          type: "array",
          items: { $ref: "#/$defs/PaymentRef" },
          description: "The refunds paid on the credit note.",
        },
        BrandingThemeID: schemasInvoiceBrandingThemeID,
        HasAttachments: { type: "boolean", description: "Whether the credit note has attachments." },
        HasErrors: { type: "boolean", description: "Whether the credit note has errors." },
        StatusAttributeString: schemasContactStatusAttributeString,
        Warnings: {
          type: "array",
          items: { $ref: "#/$defs/Warning" },
          description: "The warnings about the credit note.",
        },
      },
      required: ["CreditNoteID"],
    },
    CreditNoteIndex: {
      type: "object",
      properties: {
        CreditNoteID: { type: "string" },
        CreditNoteNumber: { type: "string" },
        Type: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        ContactID: { type: "string" },
        ContactName: { type: "string" },
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        RemainingCredit: { type: "number" },
        DateString: { type: "string" },
      },
      required: ["CreditNoteID"],
    },
    Allocation: {
      type: "object",
      properties: {
        AllocationID: { type: "string" },
        Invoice: { $ref: "#/$defs/InvoiceRef" },
        CreditNote: { $ref: "#/$defs/CreditNoteRef" },
        Amount: { type: "number" },
        Date: { $ref: "#/$defs/MsTime" },
        IsDeleted: { type: "boolean" },
        StatusAttributeString: { type: "string" },
      },
    },
    Payment: {
      type: "object",
      properties: {
        PaymentID: { type: "string", description: "The payment's ID." },
        Invoice: { $ref: "#/$defs/InvoiceRef", description: "The invoice paid. Absent for other payments." },
        CreditNote: {
          $ref: "#/$defs/CreditNoteRef",
          description: "The credit note refunded. Absent for other payments.",
        },
        Prepayment: {
          $ref: "#/$defs/PrepaymentRef",
          description: "The prepayment refunded. Absent for other payments.",
        },
        Overpayment: {
          $ref: "#/$defs/OverpaymentRef",
          description: "The overpayment refunded. Absent for other payments.",
        },
        Account: { $ref: "#/$defs/AccountRef", description: "The bank account the payment was made from or into." },
        Date: { $ref: "#/$defs/MsTime", description: "The payment's date." },
        CurrencyRate: { type: "number", description: "The rate to the base currency for the payment." },
        Amount: { type: "number", description: "The amount paid, in the invoice's currency." },
        BankAmount: { type: "number", description: "The amount paid, in the bank account's currency." },
        Reference: { type: "string", description: "The payment's reference." },
        IsReconciled: { type: "boolean", description: "Whether the payment is reconciled with the bank statement." },
        Status: {
          type: "string",
          description: "The payment's status, authorized or deleted.",
          enum: ["AUTHORISED", "DELETED"],
        },
        PaymentType: {
          type: "string",
          description: "The kind of payment, by the document paid or refunded.",
          enum: [
            "ACCRECPAYMENT",
            "ACCPAYPAYMENT",
            "ARCREDITPAYMENT",
            "APCREDITPAYMENT",
            "AROVERPAYMENTPAYMENT",
            "ARPREPAYMENTPAYMENT",
            "APPREPAYMENTPAYMENT",
            "APOVERPAYMENTPAYMENT",
          ],
        },
        UpdatedDateUTC: schemasAccountUpdatedDateUTC,
        UpdatedDateUTCString: schemasInvoiceUpdatedDateUTCString,
        BatchPaymentID: {
          type: "string",
          description: "The ID of the batch the payment belongs to. Absent outside batches.",
        },
        BankAccountNumber: { type: "string", description: "The number of the supplier's bank account." },
        Particulars: schemasPaymentParticulars,
        Details: { type: "string", description: "The information shown on the supplier's bank statement." },
        HasAccount: { type: "boolean", description: "Whether the payment has an account." },
        HasValidationErrors: { type: "boolean", description: "Whether the payment has validation errors." },
        StatusAttributeString: schemasContactStatusAttributeString,
      },
      required: ["PaymentID"],
    },
    BatchPayment: {
      type: "object",
      properties: {
        BatchPaymentID: { type: "string", description: "The batch payment's ID." },
        Account: { $ref: "#/$defs/AccountRef", description: "The bank account the batch was paid from or into." },
        Reference: { type: "string", description: "The reference shown on the bank statement. Used in New Zealand." },
        Particulars: schemasPaymentParticulars,
        Code: { type: "string", description: "The code shown on the bank statement. Used in New Zealand." },
        Details: {
          type: "string",
          description: "The details sent to the bank as a reference. Used outside New Zealand.",
        },
        Narrative: {
          type: "string",
          description: "The narrative shown on the statement line in Xero. Used in the United Kingdom.",
        },
        DateString: { type: "string", description: "The batch's date, in ISO 8601 form." },
        Date: { $ref: "#/$defs/MsTime", description: "The batch's date." },
        Payments: { type: "array", items: { $ref: "#/$defs/Payment" }, description: "The payments in the batch." },
        Type: {
          type: "string",
          description: "The kind of batch: PAYBATCH for bills, RECBATCH for sales invoices.",
          enum: ["PAYBATCH", "RECBATCH"],
        },
        Status: {
          type: "string",
          description: "The batch payment's status, authorized or deleted.",
          enum: ["AUTHORISED", "DELETED"],
        },
        TotalAmount: { type: "number", description: "The total of the batch." },
        UpdatedDateUTC: schemasAccountUpdatedDateUTC,
        IsReconciled: { type: "boolean", description: "Whether the batch is reconciled with the bank statement." },
      },
      required: ["BatchPaymentID"],
    },
    BankTransaction: {
      type: "object",
      properties: {
        BankTransactionID: { type: "string", description: "The bank transaction's ID." },
        Type: {
          type: "string",
          description: "The kind of transaction: money received, spent or transferred.",
          enum: [
            "RECEIVE",
            "RECEIVE-OVERPAYMENT",
            "RECEIVE-PREPAYMENT",
            "SPEND",
            "SPEND-OVERPAYMENT",
            "SPEND-PREPAYMENT",
            "RECEIVE-TRANSFER",
            "SPEND-TRANSFER",
          ],
        },
        Contact: {
          $ref: "#/$defs/ContactRef",
          description: "The contact the money came from or went to. Absent for transfers.",
        },
        LineItems: {
          type: "array",
          items: { $ref: "#/$defs/Line" },
          description: "The lines of the bank transaction.",
        },
        BankAccount: { $ref: "#/$defs/AccountRef", description: "The bank account the transaction is in." },
        IsReconciled: {
          type: "boolean",
          description: "Whether the transaction is reconciled with the bank statement.",
        },
        Date: { $ref: "#/$defs/MsTime", description: "The transaction's date." },
        DateString: { type: "string", description: "The transaction's date, in ISO 8601 form." },
        Reference: { type: "string", description: "The transaction's reference." },
        CurrencyCode: { type: "string", description: "The transaction's currency, as a three-letter ISO code." },
        CurrencyRate: { type: "number", description: "The rate to the base currency for the transaction." },
        Url: schemasInvoiceUrl,
        Status: {
          type: "string",
          description: "The transaction's status: authorized, deleted or voided.",
          enum: ["AUTHORISED", "DELETED", "VOIDED"],
        },
        LineAmountTypes: schemasInvoiceLineAmountTypes,
        SubTotal: { type: "number", description: "The transaction's total before tax." },
        TotalTax: { type: "number", description: "The transaction's total tax." },
        Total: { type: "number", description: "The transaction's total, with tax." },
        PrepaymentID: { type: "string", description: "The ID of the prepayment made. Absent for other transactions." },
        OverpaymentID: {
          type: "string",
          description: "The ID of the overpayment made. Absent for other transactions.",
        },
        UpdatedDateUTC: schemasAccountUpdatedDateUTC,
        HasAttachments: { type: "boolean", description: "Whether the transaction has attachments." },
        StatusAttributeString: schemasContactStatusAttributeString,
      },
      required: ["BankTransactionID"],
    },
    BankTransactionIndex: {
      type: "object",
      properties: {
        BankTransactionID: { type: "string" },
        Type: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        ContactID: { type: "string" },
        ContactName: { type: "string" },
        BankAccountID: { type: "string" },
        IsReconciled: { type: "boolean" },
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        DateString: { type: "string" },
      },
      required: ["BankTransactionID"],
    },
    TransferTracking: schemasTracking,
    BankTransfer: {
      type: "object",
      properties: {
        BankTransferID: { type: "string" },
        FromBankAccount: { $ref: "#/$defs/AccountRef" },
        ToBankAccount: { $ref: "#/$defs/AccountRef" },
        Amount: { type: "number" },
        Date: { $ref: "#/$defs/MsTime" },
        DateString: { type: "string" },
        CurrencyRate: { type: "number" },
        FromBankTransactionID: { type: "string" },
        ToBankTransactionID: { type: "string" },
        FromIsReconciled: { type: "boolean" },
        ToIsReconciled: { type: "boolean" },
        Reference: { type: "string" },
        HasAttachments: { type: "boolean" },
        CreatedDateUTC: { $ref: "#/$defs/MsTime" },
        Status: { type: "string", enum: ["AUTHORISED", "DELETED"] },
        FromTracking: schemasBankTransferFromTracking,
        ToTracking: schemasBankTransferFromTracking,
      },
      required: ["BankTransferID"],
    },
    Overpayment: {
      type: "object",
      properties: {
        OverpaymentID: { type: "string" },
        Type: { type: "string" },
        Contact: { $ref: "#/$defs/ContactRef" },
        Date: { $ref: "#/$defs/MsTime" },
        Status: { type: "string", enum: ["AUTHORISED", "PAID", "VOIDED"] },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        LineItems: { type: "array", items: { $ref: "#/$defs/Line" } },
        SubTotal: { type: "number" },
        TotalTax: { type: "number" },
        Total: { type: "number" },
        UpdatedDateUTC: { $ref: "#/$defs/MsTime" },
        UpdatedDateUTCString: { type: "string" },
        CurrencyCode: { type: "string" },
        CurrencyRate: { type: "number" },
        RemainingCredit: { type: "number" },
        Allocations: { type: "array", items: { $ref: "#/$defs/AllocationRef" } },
        AppliedAmount: { type: "number" },
        Payments: { type: "array", items: { $ref: "#/$defs/PaymentRef" } },
        HasAttachments: { type: "boolean" },
        Reference: { type: "string" },
      },
      required: ["OverpaymentID"],
    },
    Prepayment: {
      type: "object",
      properties: {
        PrepaymentID: { type: "string" },
        Type: { type: "string" },
        Contact: { $ref: "#/$defs/ContactRef" },
        Date: { $ref: "#/$defs/MsTime" },
        Status: { type: "string", enum: ["AUTHORISED", "PAID", "VOIDED"] },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        LineItems: { type: "array", items: { $ref: "#/$defs/Line" } },
        SubTotal: { type: "number" },
        TotalTax: { type: "number" },
        Total: { type: "number" },
        Reference: { type: "string" },
        InvoiceNumber: { type: "string" },
        UpdatedDateUTC: { $ref: "#/$defs/MsTime" },
        UpdatedDateUTCString: { type: "string" },
        CurrencyCode: { type: "string" },
        CurrencyRate: { type: "number" },
        BrandingThemeID: { type: "string" },
        RemainingCredit: { type: "number" },
        Allocations: { type: "array", items: { $ref: "#/$defs/AllocationRef" } },
        Payments: { type: "array", items: { $ref: "#/$defs/PaymentRef" } },
        AppliedAmount: { type: "number" },
        HasAttachments: { type: "boolean" },
      },
      required: ["PrepaymentID"],
    },
    PurchaseOrder: {
      type: "object",
      properties: {
        PurchaseOrderID: { type: "string" },
        PurchaseOrderNumber: { type: "string" },
        Contact: { $ref: "#/$defs/ContactRef" },
        LineItems: { type: "array", items: { $ref: "#/$defs/Line" } },
        Date: { $ref: "#/$defs/MsTime" },
        DateString: { type: "string" },
        DeliveryDate: { $ref: "#/$defs/MsTime" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        Reference: { type: "string" },
        BrandingThemeID: { type: "string" },
        CurrencyCode: { type: "string" },
        CurrencyRate: { type: "number" },
        Status: schemasPurchaseOrderChangeStatus,
        SentToContact: { type: "boolean" },
        DeliveryAddress: { type: "string" },
        AttentionTo: { type: "string" },
        Telephone: { type: "string" },
        DeliveryInstructions: { type: "string" },
        ExpectedArrivalDate: { $ref: "#/$defs/MsTime" },
        SubTotal: { type: "number" },
        TotalTax: { type: "number" },
        Total: { type: "number" },
        TotalDiscount: { type: "number" },
        HasAttachments: { type: "boolean" },
        UpdatedDateUTC: { $ref: "#/$defs/MsTime" },
        StatusAttributeString: { type: "string" },
        Warnings: { type: "array", items: { $ref: "#/$defs/Warning" } },
      },
      required: ["PurchaseOrderID"],
    },
    PurchaseOrderIndex: {
      type: "object",
      properties: {
        PurchaseOrderID: { type: "string" },
        PurchaseOrderNumber: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        ContactID: { type: "string" },
        ContactName: { type: "string" },
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        DateString: { type: "string" },
      },
      required: ["PurchaseOrderID"],
    },
    Quote: {
      type: "object",
      properties: {
        QuoteID: { type: "string" },
        QuoteNumber: { type: "string" },
        Reference: { type: "string" },
        Terms: { type: "string" },
        Contact: { $ref: "#/$defs/ContactRef" },
        LineItems: { type: "array", items: { $ref: "#/$defs/Line" } },
        Date: { $ref: "#/$defs/MsTime" },
        DateString: { type: "string" },
        ExpiryDate: { $ref: "#/$defs/MsTime" },
        ExpiryDateString: { type: "string" },
        Status: { $ref: "#/$defs/QuoteStatus" },
        CurrencyCode: { type: "string" },
        CurrencyRate: { type: "number" },
        SubTotal: { type: "number" },
        TotalTax: { type: "number" },
        Total: { type: "number" },
        TotalDiscount: { type: "number" },
        Title: { type: "string" },
        Summary: { type: "string" },
        BrandingThemeID: { type: "string" },
        UpdatedDateUTC: { $ref: "#/$defs/MsTime" },
        LineAmountTypes: { $ref: "#/$defs/QuoteLineAmountTypes" },
        StatusAttributeString: { type: "string" },
      },
      required: ["QuoteID"],
    },
    QuoteIndex: {
      type: "object",
      properties: {
        QuoteID: { type: "string" },
        QuoteNumber: { type: "string" },
        Status: { type: "string" },
        Reference: { type: "string" },
        Title: { type: "string" },
        ContactID: { type: "string" },
        ContactName: { type: "string" },
        CurrencyCode: { type: "string" },
        Total: { type: "number" },
        DateString: { type: "string" },
        ExpiryDateString: { type: "string" },
      },
      required: ["QuoteID"],
    },
    Price: schemasNewPrice,
    Item: {
      type: "object",
      properties: {
        ItemID: { type: "string" },
        Code: { type: "string" },
        Name: { type: "string" },
        IsSold: { type: "boolean" },
        IsPurchased: { type: "boolean" },
        Description: { type: "string" },
        PurchaseDescription: { type: "string" },
        PurchaseDetails: { $ref: "#/$defs/Price" },
        SalesDetails: { $ref: "#/$defs/Price" },
        InventoryAssetAccountCode: { type: "string" },
        IsTrackedAsInventory: { type: "boolean" },
        TotalCostPool: { type: "number" },
        QuantityOnHand: { type: "number" },
        UpdatedDateUTC: { $ref: "#/$defs/MsTime" },
        StatusAttributeString: { type: "string" },
      },
      required: ["ItemID"],
    },
    JournalLine: {
      type: "object",
      properties: {
        LineAmount: { type: "number" },
        AccountCode: { type: "string" },
        AccountID: { type: "string" },
        Description: { type: "string" },
        TaxType: { type: "string" },
        Tracking: { type: "array", items: { $ref: "#/$defs/Tracking" } },
        TaxAmount: { type: "number" },
        IsBlank: { type: "boolean" },
      },
    },
    ManualJournal: {
      type: "object",
      properties: {
        ManualJournalID: { type: "string" },
        Narration: { type: "string" },
        JournalLines: { type: "array", items: { $ref: "#/$defs/JournalLine" } },
        Date: { $ref: "#/$defs/MsTime" },
        LineAmountTypes: { $ref: "#/$defs/LineAmountTypes" },
        Status: { type: "string", enum: ["DRAFT", "POSTED", "DELETED", "VOIDED", "ARCHIVED"] },
        Url: { type: "string" },
        ShowOnCashBasisReports: { type: "boolean" },
        HasAttachments: { type: "boolean" },
        UpdatedDateUTC: { $ref: "#/$defs/MsTime" },
        StatusAttributeString: { type: "string" },
        Warnings: { type: "array", items: { $ref: "#/$defs/Warning" } },
      },
      required: ["ManualJournalID"],
    },
    TaxComponent: {
      type: "object",
      properties: {
        Name: { type: "string" },
        Rate: { type: "number" },
        IsCompound: { type: "boolean" },
        IsNonRecoverable: { type: "boolean" },
      },
    },
    TaxRate: {
      type: "object",
      properties: {
        Name: { type: "string" },
        TaxType: { type: "string" },
        TaxComponents: { type: "array", items: { $ref: "#/$defs/TaxComponent" } },
        Status: { type: "string", enum: ["ACTIVE", "DELETED", "ARCHIVED", "PENDING"] },
        ReportTaxType: { type: "string" },
        CanApplyToAssets: { type: "boolean" },
        CanApplyToEquity: { type: "boolean" },
        CanApplyToExpenses: { type: "boolean" },
        CanApplyToLiabilities: { type: "boolean" },
        CanApplyToRevenue: { type: "boolean" },
        DisplayTaxRate: { type: "number" },
        EffectiveRate: { type: "number" },
      },
    },
    OrganisationCurrency: {
      type: "object",
      properties: { Code: { type: "string" }, Description: { type: "string" } },
      required: ["Code"],
    },
    BrandingTheme: {
      type: "object",
      properties: {
        BrandingThemeID: { type: "string" },
        Name: { type: "string" },
        LogoUrl: { type: "string" },
        Type: { type: "string" },
        SortOrder: { type: "integer" },
        CreatedDateUTC: { $ref: "#/$defs/MsTime" },
      },
      required: ["BrandingThemeID"],
    },
    TrackingOption: {
      type: "object",
      properties: {
        TrackingOptionID: { type: "string" },
        Name: { type: "string" },
        Status: { type: "string", enum: ["ACTIVE", "ARCHIVED", "DELETED"] },
        TrackingCategoryID: { type: "string" },
      },
      required: ["TrackingOptionID"],
    },
    TrackingCategory: {
      type: "object",
      properties: {
        TrackingCategoryID: { type: "string" },
        Name: { type: "string" },
        Status: { type: "string", enum: ["ACTIVE", "ARCHIVED", "DELETED"] },
        Options: { type: "array", items: { $ref: "#/$defs/TrackingOption" } },
      },
      required: ["TrackingCategoryID"],
    },
    User: {
      type: "object",
      properties: {
        UserID: { type: "string" },
        EmailAddress: { type: "string" },
        FirstName: { type: "string" },
        LastName: { type: "string" },
        UpdatedDateUTC: { $ref: "#/$defs/MsTime" },
        IsSubscriber: { type: "boolean" },
        OrganisationRole: {
          type: "string",
          enum: [
            "READONLY",
            "INVOICEONLY",
            "STANDARD",
            "FINANCIALADVISER",
            "MANAGEDCLIENT",
            "CASHBOOKCLIENT",
            "UNKNOWN",
            "REMOVED",
          ],
        },
      },
      required: ["UserID"],
    },
    BudgetBalance: {
      type: "object",
      properties: {
        Period: { type: "string" },
        Amount: { type: "number" },
        UnitAmount: { type: "number" },
        Notes: { type: "string" },
      },
    },
    BudgetLine: {
      type: "object",
      properties: {
        AccountID: { type: "string" },
        AccountCode: { type: "string" },
        BudgetBalances: { type: "array", items: { $ref: "#/$defs/BudgetBalance" } },
      },
    },
    Budget: {
      type: "object",
      properties: {
        BudgetID: { type: "string" },
        Type: { type: "string", enum: ["OVERALL", "TRACKING"] },
        Description: { type: "string" },
        UpdatedDateUTC: { $ref: "#/$defs/MsTime" },
        BudgetLines: { type: "array", items: { $ref: "#/$defs/BudgetLine" } },
        Tracking: { type: "array", items: { $ref: "#/$defs/Tracking" } },
      },
      required: ["BudgetID"],
    },
    HistoryRecord: {
      type: "object",
      properties: {
        Details: { type: "string" },
        Changes: { type: "string" },
        User: { type: "string" },
        DateUTC: { $ref: "#/$defs/MsTime" },
        DateUTCString: { type: "string" },
      },
    },
    Attachment: {
      type: "object",
      properties: {
        AttachmentID: { type: "string" },
        FileName: { type: "string" },
        Url: { type: "string" },
        MimeType: { type: "string" },
        ContentLength: { type: "integer" },
        IncludeOnline: { type: "boolean" },
      },
      required: ["AttachmentID"],
    },
    ReportAttribute: { type: "object", properties: { Id: { type: "string" }, Value: { type: "string" } } },
    ReportCell: {
      type: "object",
      properties: {
        Value: { type: "string" },
        Attributes: { type: "array", items: { $ref: "#/$defs/ReportAttribute" } },
      },
    },
    ReportLine: {
      type: "object",
      properties: {
        RowType: schemasReportLineRowType,
        Title: { type: "string" },
        Cells: { type: "array", items: { $ref: "#/$defs/ReportCell" } },
      },
    },
    ReportRow: {
      type: "object",
      properties: {
        RowType: schemasReportLineRowType,
        Title: { type: "string" },
        Cells: { type: "array", items: { $ref: "#/$defs/ReportCell" } },
        Rows: { type: "array", items: { $ref: "#/$defs/ReportLine" } },
      },
    },
    ReportField: {
      type: "object",
      properties: { FieldID: { type: "string" }, Description: { type: "string" }, Value: { type: "string" } },
    },
    Report: {
      type: "object",
      properties: {
        ReportID: { type: "string" },
        ReportName: { type: "string" },
        ReportTitle: { type: "string" },
        ReportType: { type: "string" },
        ReportTitles: { type: "array", items: { type: "string" } },
        ReportDate: { type: "string" },
        Rows: { type: "array", items: { $ref: "#/$defs/ReportRow" } },
        UpdatedDateUTC: { $ref: "#/$defs/MsTime" },
        Fields: { type: "array", items: { $ref: "#/$defs/ReportField" } },
      },
    },
  },
})
