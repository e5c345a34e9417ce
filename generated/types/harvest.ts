// Generated from definitions/harvest.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Harvest */
    "harvest": Harvest
  }
}

/**
 * Harvest. Time entries, timers and timesheets, projects, tasks and teams, expenses, estimates, invoices and payments,
 * and reports of a Harvest account.
 */
export interface Harvest {
  operations: HarvestOperations
  credentials: HarvestCredentials
  config: HarvestConfig
}

/** The operations, by entity and action. */
export interface HarvestOperations {
  /** A time entry of a timesheet. Its timer runs, or it has hours. */
  time_entries: {
    /** Lists time entries, latest day first. Members see their own. */
    list: {
      params: TimeEntriesListParams
      records: TimeEntry[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a time entry. */
    get: {
      params: TimeEntriesGetParams
      records: TimeEntry
      meta: {}
    }
    /** Creates a time entry. Without hours, or without an end, its timer starts. */
    create: {
      params: TimeEntriesCreateParams
      records: TimeEntry
      meta: {}
    }
    /** Updates a time entry. */
    update: {
      params: TimeEntriesUpdateParams
      records: TimeEntry
      meta: {}
    }
    /** Deletes a time entry. Its project and task must not be archived. Only admins can delete a closed one. */
    delete: {
      params: TimeEntriesDeleteParams
      records: null
      meta: {}
    }
    /** Restarts the timer of a stopped time entry. */
    restart: {
      params: TimeEntriesRestartParams
      records: TimeEntry
      meta: {}
    }
    /** Stops the timer of a running time entry. */
    stop: {
      params: TimeEntriesStopParams
      records: TimeEntry
      meta: {}
    }
    search: {
      fields: TimeEntriesSearchFields
    }
  }
  /** The link of a time entry to a record of another tool. */
  time_entry_references: {
    /** Removes the link of a time entry to another tool. */
    delete: {
      params: TimeEntryReferencesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A project of a client, with its budget and the way that it is billed. */
  projects: {
    /** Lists projects, latest first. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a project. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
    /** Creates a project. */
    create: {
      params: ProjectsCreateParams
      records: Project
      meta: {}
    }
    /** Updates a project. With `is_active` false, it becomes archived. */
    update: {
      params: ProjectsUpdateParams
      records: Project
      meta: {}
    }
    /** Deletes a project with its time entries and expenses. Invoices stay. */
    delete: {
      params: ProjectsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ProjectsSearchFields
    }
  }
  /** A task: a kind of work that projects share, such as design. */
  tasks: {
    /** Lists tasks, latest first. */
    list: {
      params: TasksListParams
      records: Task[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a task. */
    get: {
      params: TasksGetParams
      records: Task
      meta: {}
    }
    /** Creates a task. */
    create: {
      params: TasksCreateParams
      records: Task
      meta: {}
    }
    /** Updates a task. */
    update: {
      params: TasksUpdateParams
      records: Task
      meta: {}
    }
    /** Deletes a task. This is only possible while it has no time entries. */
    delete: {
      params: TasksDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: TasksSearchFields
    }
  }
  /** A task on a project, with its rate and budget. */
  task_assignments: {
    /** Lists the task assignments of all projects, latest first. */
    list: {
      params: TaskAssignmentsListParams
      records: TaskAssignment[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    search: {
      fields: TaskAssignmentsSearchFields
    }
  }
  /** A task of one project, with its rate and budget. */
  project_task_assignments: {
    /** Lists the task assignments of a project. */
    list: {
      params: ProjectTaskAssignmentsListParams
      records: TaskAssignment[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a task assignment of a project. */
    get: {
      params: ProjectTaskAssignmentsGetParams
      records: TaskAssignment
      meta: {}
    }
    /** Adds a task to a project. */
    create: {
      params: ProjectTaskAssignmentsCreateParams
      records: TaskAssignment
      meta: {}
    }
    /** Updates a task assignment of a project. */
    update: {
      params: ProjectTaskAssignmentsUpdateParams
      records: TaskAssignment
      meta: {}
    }
    /** Removes a task from a project. This is only possible while it has no time entries. */
    delete: {
      params: ProjectTaskAssignmentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A user on a project, with a rate and a budget. */
  user_assignments: {
    /** Lists the user assignments of all projects, latest first. */
    list: {
      params: UserAssignmentsListParams
      records: UserAssignment[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    search: {
      fields: UserAssignmentsSearchFields
    }
  }
  /** A user of one project, with a rate and a budget. */
  project_user_assignments: {
    /** Lists the user assignments of a project. */
    list: {
      params: ProjectUserAssignmentsListParams
      records: UserAssignment[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a user assignment of a project. */
    get: {
      params: ProjectUserAssignmentsGetParams
      records: UserAssignment
      meta: {}
    }
    /** Adds a user to a project. */
    create: {
      params: ProjectUserAssignmentsCreateParams
      records: UserAssignment
      meta: {}
    }
    /** Updates a user assignment of a project. */
    update: {
      params: ProjectUserAssignmentsUpdateParams
      records: UserAssignment
      meta: {}
    }
    /** Removes a user from a project. This is only possible without time entries and expenses of theirs. */
    delete: {
      params: ProjectUserAssignmentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A client: a customer with projects and invoices. */
  clients: {
    /** Lists clients, latest first. */
    list: {
      params: ClientsListParams
      records: Client[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a client. */
    get: {
      params: ClientsGetParams
      records: Client
      meta: {}
    }
    /** Creates a client. */
    create: {
      params: ClientsCreateParams
      records: Client
      meta: {}
    }
    /** Updates a client. */
    update: {
      params: ClientsUpdateParams
      records: Client
      meta: {}
    }
    /** Deletes a client. This is only possible without projects, invoices and estimates. */
    delete: {
      params: ClientsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ClientsSearchFields
    }
  }
  /** A contact: a person at a client. */
  contacts: {
    /** Lists contacts, latest first. */
    list: {
      params: ContactsListParams
      records: Contact[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a contact. */
    get: {
      params: ContactsGetParams
      records: Contact
      meta: {}
    }
    /** Creates a contact of a client. */
    create: {
      params: ContactsCreateParams
      records: Contact
      meta: {}
    }
    /** Updates a contact. */
    update: {
      params: ContactsUpdateParams
      records: Contact
      meta: {}
    }
    /** Deletes a contact. */
    delete: {
      params: ContactsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ContactsSearchFields
    }
  }
  /** An invoice of a client, with its line items. */
  invoices: {
    /** Lists invoices, latest first. */
    list: {
      params: InvoicesListParams
      records: Invoice[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets an invoice with its line items. */
    get: {
      params: InvoicesGetParams
      records: Invoice
      meta: {}
    }
    /** Creates a draft of an invoice, from line items or from tracked time and expenses. */
    create: {
      params: InvoicesCreateParams
      records: Invoice
      meta: {}
    }
    /** Updates an invoice. A line item with an ID changes; `_destroy` removes it. */
    update: {
      params: InvoicesUpdateParams
      records: Invoice
      meta: {}
    }
    /** Deletes an invoice. */
    delete: {
      params: InvoicesDeleteParams
      records: null
      meta: {}
    }
    /** Marks a draft of an invoice as sent, without an email. */
    mark_sent: {
      params: InvoicesMarkSentParams
      records: InvoiceMessage
      meta: {}
    }
    /** Closes an open invoice, such as one that stays unpaid. */
    close: {
      params: InvoicesCloseParams
      records: InvoiceMessage
      meta: {}
    }
    /** Opens a closed invoice again. */
    reopen: {
      params: InvoicesReopenParams
      records: InvoiceMessage
      meta: {}
    }
    /** Turns an open invoice back into a draft. */
    mark_draft: {
      params: InvoicesMarkDraftParams
      records: InvoiceMessage
      meta: {}
    }
    search: {
      fields: InvoicesSearchFields
    }
  }
  /** A message by which an invoice was sent to its client. */
  invoice_messages: {
    /** Lists the messages of an invoice. */
    list: {
      params: InvoiceMessagesListParams
      records: InvoiceMessage[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Emails an invoice to recipients. */
    create: {
      params: InvoiceMessagesCreateParams
      records: InvoiceMessage
      meta: {}
    }
    /** Deletes a message of an invoice. */
    delete: {
      params: InvoiceMessagesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A payment of an invoice. */
  invoice_payments: {
    /** Lists the payments of an invoice. */
    list: {
      params: InvoicePaymentsListParams
      records: InvoicePayment[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Records a payment of an invoice. */
    create: {
      params: InvoicePaymentsCreateParams
      records: InvoicePayment
      meta: {}
    }
    /** Deletes a payment of an invoice. */
    delete: {
      params: InvoicePaymentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A category of the line items of invoices. */
  invoice_item_categories: {
    /** Lists the item categories of invoices. */
    list: {
      params: InvoiceItemCategoriesListParams
      records: InvoiceItemCategory[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets an item category of invoices. */
    get: {
      params: InvoiceItemCategoriesGetParams
      records: InvoiceItemCategory
      meta: {}
    }
    /** Creates an item category of invoices. */
    create: {
      params: InvoiceItemCategoriesCreateParams
      records: InvoiceItemCategory
      meta: {}
    }
    /** Updates an item category of invoices. */
    update: {
      params: InvoiceItemCategoriesUpdateParams
      records: InvoiceItemCategory
      meta: {}
    }
    /** Deletes an item category of invoices. One that is in use as service or expense stays. */
    delete: {
      params: InvoiceItemCategoriesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: InvoiceItemCategoriesSearchFields
    }
  }
  /** An estimate for a client, with its line items. */
  estimates: {
    /** Lists estimates, latest first. */
    list: {
      params: EstimatesListParams
      records: Estimate[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets an estimate with its line items. */
    get: {
      params: EstimatesGetParams
      records: Estimate
      meta: {}
    }
    /** Creates a draft of an estimate. */
    create: {
      params: EstimatesCreateParams
      records: Estimate
      meta: {}
    }
    /** Updates an estimate. */
    update: {
      params: EstimatesUpdateParams
      records: Estimate
      meta: {}
    }
    /** Deletes an estimate. */
    delete: {
      params: EstimatesDeleteParams
      records: null
      meta: {}
    }
    /** Marks a draft of an estimate as sent, without an email. */
    mark_sent: {
      params: EstimatesMarkSentParams
      records: EstimateMessage
      meta: {}
    }
    /** Marks an estimate as accepted. */
    accept: {
      params: EstimatesAcceptParams
      records: EstimateMessage
      meta: {}
    }
    /** Marks an estimate as declined. */
    decline: {
      params: EstimatesDeclineParams
      records: EstimateMessage
      meta: {}
    }
    /** Opens an accepted or declined estimate again. */
    reopen: {
      params: EstimatesReopenParams
      records: EstimateMessage
      meta: {}
    }
    search: {
      fields: EstimatesSearchFields
    }
  }
  /** A message by which an estimate was sent to its client. */
  estimate_messages: {
    /** Lists the messages of an estimate. */
    list: {
      params: EstimateMessagesListParams
      records: EstimateMessage[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Emails an estimate to recipients. */
    create: {
      params: EstimateMessagesCreateParams
      records: EstimateMessage
      meta: {}
    }
    /** Deletes a message of an estimate. */
    delete: {
      params: EstimateMessagesDeleteParams
      records: null
      meta: {}
    }
  }
  /** A category of the line items of estimates. */
  estimate_item_categories: {
    /** Lists the item categories of estimates. */
    list: {
      params: EstimateItemCategoriesListParams
      records: EstimateItemCategory[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets an item category of estimates. */
    get: {
      params: EstimateItemCategoriesGetParams
      records: EstimateItemCategory
      meta: {}
    }
    /** Creates an item category of estimates. */
    create: {
      params: EstimateItemCategoriesCreateParams
      records: EstimateItemCategory
      meta: {}
    }
    /** Updates an item category of estimates. */
    update: {
      params: EstimateItemCategoriesUpdateParams
      records: EstimateItemCategory
      meta: {}
    }
    /** Deletes an item category of estimates. */
    delete: {
      params: EstimateItemCategoriesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: EstimateItemCategoriesSearchFields
    }
  }
  /** An expense of a project, with its receipt. */
  expenses: {
    /** Lists expenses, latest day first. */
    list: {
      params: ExpensesListParams
      records: Expense[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets an expense. */
    get: {
      params: ExpensesGetParams
      records: Expense
      meta: {}
    }
    /** Creates an expense of a project. */
    create: {
      params: ExpensesCreateParams
      records: Expense
      meta: {}
    }
    /** Updates an expense. */
    update: {
      params: ExpensesUpdateParams
      records: Expense
      meta: {}
    }
    /** Deletes an expense. */
    delete: {
      params: ExpensesDeleteParams
      records: null
      meta: {}
    }
    /** Attaches a receipt to an expense, in place of an earlier one. */
    attach_receipt: {
      params: ExpensesAttachReceiptParams
      records: Expense
      meta: {}
    }
    search: {
      fields: ExpensesSearchFields
    }
  }
  /** A category of expenses, such as mileage. */
  expense_categories: {
    /** Lists expense categories, latest first. */
    list: {
      params: ExpenseCategoriesListParams
      records: ExpenseCategory[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets an expense category. */
    get: {
      params: ExpenseCategoriesGetParams
      records: ExpenseCategory
      meta: {}
    }
    /** Creates an expense category. */
    create: {
      params: ExpenseCategoriesCreateParams
      records: ExpenseCategory
      meta: {}
    }
    /** Updates an expense category. */
    update: {
      params: ExpenseCategoriesUpdateParams
      records: ExpenseCategory
      meta: {}
    }
    /** Deletes an expense category. */
    delete: {
      params: ExpenseCategoriesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ExpenseCategoriesSearchFields
    }
  }
  /** A user: a person who tracks time. */
  users: {
    /** Lists users, latest first. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Creates a user and emails an invitation. */
    create: {
      params: UsersCreateParams
      records: User
      meta: {}
    }
    /** Updates a user. With `is_active` false, the user becomes archived. */
    update: {
      params: UsersUpdateParams
      records: User
      meta: {}
    }
    /** Deletes a user. This is only possible without time entries and expenses of theirs. */
    delete: {
      params: UsersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** The user of the credentials. */
  me: {
    /** Gets the user of the credentials. */
    get: {
      params: MeGetParams
      records: User
      meta: {}
    }
  }
  /** A project of the user of the credentials, with the tasks to log time on. */
  my_project_assignments: {
    /** Lists the projects of the user of the credentials, with their tasks. */
    list: {
      params: MyProjectAssignmentsListParams
      records: ProjectAssignment[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A project of a user, with its tasks. */
  project_assignments: {
    /** Lists the projects of a user, with their tasks. */
    list: {
      params: ProjectAssignmentsListParams
      records: ProjectAssignment[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A rate at which the time of a user is billed. */
  billable_rates: {
    /** Lists the billable rates of a user, oldest first. */
    list: {
      params: BillableRatesListParams
      records: BillableRate[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a billable rate of a user. */
    get: {
      params: BillableRatesGetParams
      records: BillableRate
      meta: {}
    }
    /** Creates a billable rate of a user, which replaces the one before. */
    create: {
      params: BillableRatesCreateParams
      records: BillableRate
      meta: {}
    }
  }
  /** The cost of an hour of a user. */
  cost_rates: {
    /** Lists the cost rates of a user, oldest first. */
    list: {
      params: CostRatesListParams
      records: CostRate[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a cost rate of a user. */
    get: {
      params: CostRatesGetParams
      records: CostRate
      meta: {}
    }
    /** Creates a cost rate of a user, which replaces the one before. */
    create: {
      params: CostRatesCreateParams
      records: CostRate
      meta: {}
    }
  }
  /** A user below a manager. */
  teammates: {
    /** Lists the teammates of a manager. */
    list: {
      params: TeammatesListParams
      records: Teammate[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Replaces the teammates of a manager. */
    update: {
      params: TeammatesUpdateParams
      records: TeammatesPatchResponse
      meta: {}
    }
  }
  /** A role of users, such as designer, without permissions. */
  roles: {
    /** Lists roles, latest first. */
    list: {
      params: RolesListParams
      records: Role[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
    /** Gets a role with its users. */
    get: {
      params: RolesGetParams
      records: Role
      meta: {}
    }
    /** Creates a role. */
    create: {
      params: RolesCreateParams
      records: Role
      meta: {}
    }
    /** Updates a role. The given users replace the earlier ones. */
    update: {
      params: RolesUpdateParams
      records: Role
      meta: {}
    }
    /** Deletes a role. Its users stay. */
    delete: {
      params: RolesDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: RolesSearchFields
    }
  }
  /** The company of the account, with its settings. */
  company: {
    /** Gets the company of the account. */
    get: {
      params: CompanyGetParams
      records: Company
      meta: {}
    }
    /** Updates settings of the company. */
    update: {
      params: CompanyUpdateParams
      records: Company
      meta: {}
    }
  }
  /** A line of the time report by client. */
  time_clients: {
    /** Lists the hours of each client in a period of at most a year. */
    list: {
      params: TimeClientsListParams
      records: TimeReportsResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A line of the time report by project. */
  time_projects: {
    /** Lists the hours of each project in a period of at most a year. */
    list: {
      params: TimeProjectsListParams
      records: TimeReportsResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A line of the time report by task. */
  time_tasks: {
    /** Lists the hours of each task in a period of at most a year. */
    list: {
      params: TimeTasksListParams
      records: TimeReportsResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A line of the time report by user. */
  time_team: {
    /** Lists the hours of each user of the team in a period of at most a year. */
    list: {
      params: TimeTeamListParams
      records: TimeReportsResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A line of the expense report by client. */
  expense_report_clients: {
    /** Lists the expenses of each client in a period of at most a year. */
    list: {
      params: ExpenseReportClientsListParams
      records: ExpenseReportsResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A line of the expense report by project. */
  expense_report_projects: {
    /** Lists the expenses of each project in a period of at most a year. */
    list: {
      params: ExpenseReportProjectsListParams
      records: ExpenseReportsResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A line of the expense report by category. */
  expense_report_categories: {
    /** Lists the expenses of each category in a period of at most a year. */
    list: {
      params: ExpenseReportCategoriesListParams
      records: ExpenseReportsResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A line of the expense report by user. */
  expense_report_team: {
    /** Lists the expenses of each user of the team in a period of at most a year. */
    list: {
      params: ExpenseReportTeamListParams
      records: ExpenseReportsResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A line of the budget report. */
  project_budgets: {
    /** Lists the budgets of projects, with what is spent and left. */
    list: {
      params: ProjectBudgetsListParams
      records: ProjectBudgetReportResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
  /** A line of the report of uninvoiced time and expenses. */
  uninvoiced: {
    /** Lists the uninvoiced hours and expenses of projects in a period of at most a year. */
    list: {
      params: UninvoicedListParams
      records: UninvoicedReportResult[]
      meta: {
        total_entries: number | null
        total_pages: number | null
      }
    }
  }
}

/** Params of time_entries.list. */
export interface TimeEntriesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Filters by user. */
  user_id?: number
  /** Filters by client. */
  client_id?: number
  /** Filters by project. */
  project_id?: number
  /** Filters by task. */
  task_id?: number
  /** Filters by ID of the external reference. */
  external_reference_id?: string
  /** Filters by whether they are invoiced. */
  is_billed?: boolean
  /** Filters by whether their timer runs. */
  is_running?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface TimeEntry {
  id: number
  spent_date?: string | null
  user?: ({
    id?: number | null
    name?: string | null
  } | null)
  user_assignment?: UserAssignment | null
  client?: ({
    id?: number | null
    name?: string | null
  } | null)
  project?: ({
    id?: number | null
    name?: string | null
  } | null)
  task?: ({
    id?: number | null
    name?: string | null
  } | null)
  task_assignment?: TaskAssignment | null
  external_reference?: ({
    id?: string | null
    group_id?: string | null
    account_id?: string | null
    permalink?: string | null
    service?: string | null
    service_icon_url?: string | null
  } | null)
  invoice?: ({
    id?: number | null
    number?: string | null
  } | null)
  hours?: number | null
  hours_without_timer?: number | null
  rounded_hours?: number | null
  notes?: string | null
  is_locked?: boolean | null
  locked_reason?: string | null
  is_closed?: boolean | null
  is_billed?: boolean | null
  timer_started_at?: string | null
  started_time?: string | null
  ended_time?: string | null
  is_running?: boolean | null
  billable?: boolean | null
  budgeted?: boolean | null
  billable_rate?: number | null
  cost_rate?: number | null
  created_at?: string | null
  updated_at?: string | null
}

export interface UserAssignment {
  id: number
  project?: ({
    id?: number | null
    name?: string | null
    code?: string | null
  } | null)
  user?: ({
    id?: number | null
    name?: string | null
  } | null)
  is_active?: boolean | null
  is_project_manager?: boolean | null
  use_default_rates?: boolean | null
  hourly_rate?: number | null
  budget?: number | null
  created_at?: string | null
  updated_at?: string | null
}

export interface TaskAssignment {
  id: number
  project?: ({
    id?: number | null
    name?: string | null
    code?: string | null
  } | null)
  task?: ({
    id?: number | null
    name?: string | null
  } | null)
  is_active?: boolean | null
  billable?: boolean | null
  hourly_rate?: number | null
  budget?: number | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of time_entries.get. */
export interface TimeEntriesGetParams {
  /** ID of the time entry. */
  id: number
}

/** Params of time_entries.create. */
export interface TimeEntriesCreateParams {
  /** ID of the user. Defaults to the user of the credentials. */
  user_id?: number
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the task, as `tasks.list` has it. */
  task_id: number
  /** Day of the work or the expense. */
  spent_date: string
  /** Time of day at which the work starts, for accounts that track start and end. */
  started_time?: string
  /** Time of day at which the work ends. Without it, the timer starts. */
  ended_time?: string
  /** Text about the work. */
  notes?: string
  /** A record of another tool, such as a card or a ticket. */
  external_reference?: {
    /** ID of the record. */
    id?: string
    /** ID of its group, such as a board. */
    group_id?: string
    /** ID of its account. */
    account_id?: string
    /** URL of the record. */
    permalink?: string
  }
  /** Hours of work. Without them, the timer starts. */
  hours?: number
}

/** Params of time_entries.update. */
export interface TimeEntriesUpdateParams {
  /** ID of the time entry. */
  id: number
  /** ID of the project, as `projects.list` has it. */
  project_id?: number | null
  /** ID of the task, as `tasks.list` has it. */
  task_id?: number | null
  /** Day of the work or the expense. */
  spent_date?: string | null
  /** Time of day at which the work starts, for accounts that track start and end. */
  started_time?: string | null
  /** Time of day at which the work ends. */
  ended_time?: string | null
  /** Hours of work. */
  hours?: number | null
  /** Text about the work. */
  notes?: string | null
  /** A record of another tool, such as a card or a ticket. */
  external_reference?: ({
    /** ID of the record. */
    id?: string | null
    /** ID of its group, such as a board. */
    group_id?: string | null
    /** ID of its account. */
    account_id?: string | null
    /** URL of the record. */
    permalink?: string | null
  } | null)
}

/** Params of time_entries.delete. */
export interface TimeEntriesDeleteParams {
  /** ID of the time entry. */
  id: number
}

/** Params of time_entries.restart. */
export interface TimeEntriesRestartParams {
  /** ID of the time entry. */
  id: number
}

/** Params of time_entries.stop. */
export interface TimeEntriesStopParams {
  /** ID of the time entry. */
  id: number
}

/** Searchable fields of time_entries, in hosted mode. */
export interface TimeEntriesSearchFields {
  notes: string | null
  spent_date: string | null
  hours: number | null
  is_running: boolean | null
  is_billed: boolean | null
  is_locked: boolean | null
  billable: boolean | null
  created_at: string | null
  updated_at: string | null
  project: { [k: string]: unknown } | null
  task: { [k: string]: unknown } | null
  client: { [k: string]: unknown } | null
  user: { [k: string]: unknown } | null
  invoice: { [k: string]: unknown } | null
}

/** Params of time_entry_references.delete. */
export interface TimeEntryReferencesDeleteParams {
  /** ID of the time entry, as `time_entries.list` has it. */
  time_entry_id: number
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Filters by client. */
  client_id?: number
  /** Lists records that changed since this time. */
  updated_since?: string
}

export interface Project {
  id: number
  client?: ({
    id?: number | null
    name?: string | null
    currency?: string | null
  } | null)
  name?: string | null
  code?: string | null
  is_active?: boolean | null
  is_billable?: boolean | null
  is_fixed_fee?: boolean | null
  bill_by?: string | null
  hourly_rate?: number | null
  budget?: number | null
  budget_by?: string | null
  budget_is_monthly?: boolean | null
  notify_when_over_budget?: boolean | null
  over_budget_notification_percentage?: number | null
  over_budget_notification_date?: string | null
  show_budget_to_all?: boolean | null
  cost_budget?: number | null
  cost_budget_include_expenses?: boolean | null
  fee?: number | null
  notes?: string | null
  starts_on?: string | null
  ends_on?: string | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** ID of the project. */
  id: number
}

/** Params of projects.create. */
export interface ProjectsCreateParams {
  /** ID of the client, as `clients.list` has it. */
  client_id: number
  /** Name of the project. */
  name: string
  /** Code of the project. */
  code?: string
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean
  /** Whether the project is billable. */
  is_billable: boolean
  /** Whether the project has a fixed fee. */
  is_fixed_fee?: boolean
  /** The basis of hourly rates. */
  bill_by: "Project" | "Tasks" | "People" | "none"
  /** Hourly rate, if rates depend on the project. */
  hourly_rate?: number
  /** Budget in hours. */
  budget?: number
  /** The limit of the budget: hours or fees of the project, of its tasks, or hours of its people. */
  budget_by: "project" | "project_cost" | "task" | "task_fees" | "person" | "none"
  /** Whether the budget begins anew each month. */
  budget_is_monthly?: boolean
  /** Whether project managers get an email when the project exceeds its budget. */
  notify_when_over_budget?: boolean
  /** Percentage of the budget that causes an email. */
  over_budget_notification_percentage?: number
  /** Whether everyone sees the budget. */
  show_budget_to_all?: boolean
  /** Budget in money. */
  cost_budget?: number
  /** Whether expenses count towards a budget of fees. */
  cost_budget_include_expenses?: boolean
  /** Amount that you plan to invoice, of a fixed-fee project. */
  fee?: number
  /** Notes in plain text. */
  notes?: string
  /** First day of the project. */
  starts_on?: string
  /** Last day of the project. */
  ends_on?: string
}

/** Params of projects.update. */
export interface ProjectsUpdateParams {
  /** ID of the project. */
  id: number
  /** ID of the client, as `clients.list` has it. */
  client_id?: number | null
  /** Name of the project. */
  name?: string | null
  /** Code of the project. */
  code?: string | null
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean | null
  /** Whether the project is billable. */
  is_billable?: boolean | null
  /** Whether the project has a fixed fee. */
  is_fixed_fee?: boolean | null
  /** The basis of hourly rates. */
  bill_by?: "Project" | "Tasks" | "People" | "none" | null
  /** Hourly rate, if rates depend on the project. */
  hourly_rate?: number | null
  /** Budget in hours. */
  budget?: number | null
  /** The limit of the budget: hours or fees of the project, of its tasks, or hours of its people. */
  budget_by?: "project" | "project_cost" | "task" | "task_fees" | "person" | "none" | null
  /** Whether the budget begins anew each month. */
  budget_is_monthly?: boolean | null
  /** Whether project managers get an email when the project exceeds its budget. */
  notify_when_over_budget?: boolean | null
  /** Percentage of the budget that causes an email. */
  over_budget_notification_percentage?: number | null
  /** Whether everyone sees the budget. */
  show_budget_to_all?: boolean | null
  /** Budget in money. */
  cost_budget?: number | null
  /** Whether expenses count towards a budget of fees. */
  cost_budget_include_expenses?: boolean | null
  /** Amount that you plan to invoice, of a fixed-fee project. */
  fee?: number | null
  /** Notes in plain text. */
  notes?: string | null
  /** First day of the project. */
  starts_on?: string | null
  /** Last day of the project. */
  ends_on?: string | null
}

/** Params of projects.delete. */
export interface ProjectsDeleteParams {
  /** ID of the project. */
  id: number
}

/** Searchable fields of projects, in hosted mode. */
export interface ProjectsSearchFields {
  name: string | null
  code: string | null
  is_active: boolean | null
  is_billable: boolean | null
  is_fixed_fee: boolean | null
  bill_by: string | null
  budget_by: string | null
  starts_on: string | null
  ends_on: string | null
  created_at: string | null
  updated_at: string | null
  client: { [k: string]: unknown } | null
  notes: string | null
}

/** Params of tasks.list. */
export interface TasksListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
}

export interface Task {
  id: number
  name?: string | null
  billable_by_default?: boolean | null
  default_hourly_rate?: number | null
  is_default?: boolean | null
  is_active?: boolean | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of tasks.get. */
export interface TasksGetParams {
  /** ID of the task. */
  id: number
}

/** Params of tasks.create. */
export interface TasksCreateParams {
  /** Name of the task. */
  name: string
  /** Whether it is billable on new projects. */
  billable_by_default?: boolean
  /** Hourly rate on new projects. */
  default_hourly_rate?: number
  /** Whether new projects get the task. */
  is_default?: boolean
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean
}

/** Params of tasks.update. */
export interface TasksUpdateParams {
  /** ID of the task. */
  id: number
  /** Name of the task. */
  name?: string | null
  /** Whether it is billable on new projects. */
  billable_by_default?: boolean | null
  /** Hourly rate on new projects. */
  default_hourly_rate?: number | null
  /** Whether new projects get the task. */
  is_default?: boolean | null
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean | null
}

/** Params of tasks.delete. */
export interface TasksDeleteParams {
  /** ID of the task. */
  id: number
}

/** Searchable fields of tasks, in hosted mode. */
export interface TasksSearchFields {
  name: string | null
  is_active: boolean | null
  is_default: boolean | null
  billable_by_default: boolean | null
  created_at: string | null
  updated_at: string | null
}

/** Params of task_assignments.list. */
export interface TaskAssignmentsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
}

/** Searchable fields of task_assignments, in hosted mode. */
export interface TaskAssignmentsSearchFields {
  is_active: boolean | null
  billable: boolean | null
  hourly_rate: number | null
  budget: number | null
  created_at: string | null
  updated_at: string | null
  task: { [k: string]: unknown } | null
  project: { [k: string]: unknown } | null
}

/** Params of project_task_assignments.list. */
export interface ProjectTaskAssignmentsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

/** Params of project_task_assignments.get. */
export interface ProjectTaskAssignmentsGetParams {
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the project task assignment. */
  id: number
}

/** Params of project_task_assignments.create. */
export interface ProjectTaskAssignmentsCreateParams {
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the task, as `tasks.list` has it. */
  task_id: number
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean
  /** Whether it is billable. */
  billable?: boolean
  /** Hourly rate, if rates depend on tasks. */
  hourly_rate?: number
  /** Budget, if budgets depend on tasks. */
  budget?: number
}

/** Params of project_task_assignments.update. */
export interface ProjectTaskAssignmentsUpdateParams {
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the project task assignment. */
  id: number
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean | null
  /** Whether it is billable. */
  billable?: boolean | null
  /** Hourly rate, if rates depend on tasks. */
  hourly_rate?: number | null
  /** Budget, if budgets depend on tasks. */
  budget?: number | null
}

/** Params of project_task_assignments.delete. */
export interface ProjectTaskAssignmentsDeleteParams {
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the project task assignment. */
  id: number
}

/** Params of user_assignments.list. */
export interface UserAssignmentsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Filters by user. */
  user_id?: number
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
}

/** Searchable fields of user_assignments, in hosted mode. */
export interface UserAssignmentsSearchFields {
  is_active: boolean | null
  is_project_manager: boolean | null
  hourly_rate: number | null
  budget: number | null
  created_at: string | null
  updated_at: string | null
  user: { [k: string]: unknown } | null
  project: { [k: string]: unknown } | null
}

/** Params of project_user_assignments.list. */
export interface ProjectUserAssignmentsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** Filters by user. */
  user_id?: number
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

/** Params of project_user_assignments.get. */
export interface ProjectUserAssignmentsGetParams {
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the project user assignment. */
  id: number
}

/** Params of project_user_assignments.create. */
export interface ProjectUserAssignmentsCreateParams {
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the user, as `users.list` has it. */
  user_id: number
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean
  /** Whether the user manages the project. */
  is_project_manager?: boolean
  /** Whether the user's default rates apply. */
  use_default_rates?: boolean
  /** Hourly rate, if rates depend on people and are not the default ones. */
  hourly_rate?: number
  /** Budget, if budgets depend on people. */
  budget?: number
}

/** Params of project_user_assignments.update. */
export interface ProjectUserAssignmentsUpdateParams {
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the project user assignment. */
  id: number
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean | null
  /** Whether the user manages the project. */
  is_project_manager?: boolean | null
  /** Whether the user's default rates apply. */
  use_default_rates?: boolean | null
  /** Hourly rate, if rates depend on people and are not the default ones. */
  hourly_rate?: number | null
  /** Budget, if budgets depend on people. */
  budget?: number | null
}

/** Params of project_user_assignments.delete. */
export interface ProjectUserAssignmentsDeleteParams {
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the project user assignment. */
  id: number
}

/** Params of clients.list. */
export interface ClientsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
}

export interface Client {
  id: number
  name?: string | null
  is_active?: boolean | null
  address?: string | null
  statement_key?: string | null
  currency?: string | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of clients.get. */
export interface ClientsGetParams {
  /** ID of the client. */
  id: number
}

/** Params of clients.create. */
export interface ClientsCreateParams {
  /** Name of the client. */
  name: string
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean
  /** Postal address. It may have several lines. */
  address?: string
  /** Currency as an ISO code. Defaults to the client's or the company's. */
  currency?: string
}

/** Params of clients.update. */
export interface ClientsUpdateParams {
  /** ID of the client. */
  id: number
  /** Name of the client. */
  name?: string | null
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean | null
  /** Postal address. It may have several lines. */
  address?: string | null
  /** Currency as an ISO code. Defaults to the client's or the company's. */
  currency?: string | null
}

/** Params of clients.delete. */
export interface ClientsDeleteParams {
  /** ID of the client. */
  id: number
}

/** Searchable fields of clients, in hosted mode. */
export interface ClientsSearchFields {
  name: string | null
  is_active: boolean | null
  address: string | null
  currency: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of contacts.list. */
export interface ContactsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Filters by client. */
  client_id?: number
  /** Lists records that changed since this time. */
  updated_since?: string
}

export interface Contact {
  id: number
  client?: ({
    id?: number | null
    name?: string | null
  } | null)
  title?: string | null
  first_name?: string | null
  last_name?: string | null
  email?: string | null
  phone_office?: string | null
  phone_mobile?: string | null
  fax?: string | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of contacts.get. */
export interface ContactsGetParams {
  /** ID of the contact. */
  id: number
}

/** Params of contacts.create. */
export interface ContactsCreateParams {
  /** ID of the client, as `clients.list` has it. */
  client_id: number
  /** Job title of the contact. */
  title?: string
  /** Given name of the person. */
  first_name: string
  /** Family name of the person. */
  last_name?: string
  /** Email address. */
  email?: string
  /** Office phone number. */
  phone_office?: string
  /** Mobile phone number. */
  phone_mobile?: string
  /** Fax number. */
  fax?: string
}

/** Params of contacts.update. */
export interface ContactsUpdateParams {
  /** ID of the contact. */
  id: number
  /** ID of the client, as `clients.list` has it. */
  client_id?: number | null
  /** Job title of the contact. */
  title?: string | null
  /** Given name of the person. */
  first_name?: string | null
  /** Family name of the person. */
  last_name?: string | null
  /** Email address. */
  email?: string | null
  /** Office phone number. */
  phone_office?: string | null
  /** Mobile phone number. */
  phone_mobile?: string | null
  /** Fax number. */
  fax?: string | null
}

/** Params of contacts.delete. */
export interface ContactsDeleteParams {
  /** ID of the contact. */
  id: number
}

/** Searchable fields of contacts, in hosted mode. */
export interface ContactsSearchFields {
  first_name: string | null
  last_name: string | null
  title: string | null
  email: string | null
  phone_office: string | null
  phone_mobile: string | null
  created_at: string | null
  updated_at: string | null
  client: { [k: string]: unknown } | null
}

/** Params of invoices.list. */
export interface InvoicesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Filters by client. */
  client_id?: number
  /** Filters by project. */
  project_id?: number
  /** Lists records that changed since this time. */
  updated_since?: string
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
  /** Filters by state. */
  state?: "draft" | "open" | "paid" | "closed"
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface Invoice {
  id: number
  client?: ({
    id?: number | null
    name?: string | null
  } | null)
  line_items?: InvoiceLineItem[] | null
  estimate?: ({
    id?: number | null
  } | null)
  retainer?: ({
    id?: number | null
  } | null)
  creator?: ({
    id?: number | null
    name?: string | null
  } | null)
  client_key?: string | null
  number?: string | null
  purchase_order?: string | null
  amount?: number | null
  due_amount?: number | null
  tax?: number | null
  tax_amount?: number | null
  tax2?: number | null
  tax2_amount?: number | null
  discount?: number | null
  discount_amount?: number | null
  subject?: string | null
  notes?: string | null
  currency?: string | null
  state?: string | null
  period_start?: string | null
  period_end?: string | null
  issue_date?: string | null
  due_date?: string | null
  payment_term?: string | null
  /** Ways to pay online. */
  payment_options?: string[] | null
  sent_at?: string | null
  paid_at?: string | null
  paid_date?: string | null
  closed_at?: string | null
  recurring_invoice_id?: number | null
  created_at?: string | null
  updated_at?: string | null
}

export interface InvoiceLineItem {
  id: number
  project?: ({
    id?: number | null
    name?: string | null
    code?: string | null
  } | null)
  kind?: string | null
  description?: string | null
  quantity?: number | null
  unit_price?: number | null
  amount?: number | null
  taxed?: boolean | null
  taxed2?: boolean | null
}

/** Params of invoices.get. */
export interface InvoicesGetParams {
  /** ID of the invoice. */
  id: number
}

/** Params of invoices.create. */
export interface InvoicesCreateParams {
  /** ID of the client, as `clients.list` has it. */
  client_id: number
  /** ID of the estimate, as `estimates.list` has it. */
  estimate_id?: number
  /** Number of the document. Harvest assigns one by default. */
  number?: string
  /** Number of the purchase order. */
  purchase_order?: string
  /** Tax in percent of the subtotal. */
  tax?: number
  /** Second tax in percent of the subtotal. */
  tax2?: number
  /** Discount in percent of the subtotal. */
  discount?: number
  /** Subject of the document. */
  subject?: string
  /** Notes in plain text. */
  notes?: string
  /** Currency as an ISO code. Defaults to the client's or the company's. */
  currency?: string
  /** Date of issue. Defaults to today. */
  issue_date?: string
  /** Date on which payment is due. On creation, it counts only with the payment term `custom`. */
  due_date?: string
  /** Time for payment. Defaults to `custom`. */
  payment_term?: "upon receipt" | "net 15" | "net 30" | "net 45" | "net 60" | "custom"
  /** Ways to pay online. Each has to be set up in Harvest. */
  payment_options?: ("ach" | "credit_card" | "paypal")[]
  /** Tracked time and expenses to invoice, in place of line items. */
  line_items_import?: {
    /** IDs of projects. */
    project_ids: number[]
    /** Time to import. */
    time?: {
      /** The line items that time becomes. */
      summary_type: "project" | "task" | "people" | "detailed"
      /** First day. Defaults to all unbilled time. */
      from?: string
      /** Last day. */
      to?: string
    }
    /** Expenses to import. */
    expenses?: {
      /** The line items that expenses become. */
      summary_type: "project" | "category" | "people" | "detailed"
      /** First day. Defaults to all unbilled expenses. */
      from?: string
      /** Last day. */
      to?: string
      /** Whether to attach receipts. */
      attach_receipt?: boolean
    }
  }
  /** ID of the retainer that the invoice adds to. */
  retainer_id?: number
  /** Positions of the document, each with a price. */
  line_items?: {
    /** ID of the project of the line item. */
    project_id?: number
    /** Name of an item category. */
    kind: string
    /** Text of the line item. */
    description?: string
    /** Quantity. Defaults to 1. */
    quantity?: number
    /** Price of one unit. */
    unit_price: number
    /** Whether `tax` applies. */
    taxed?: boolean
    /** Whether `tax2` applies. */
    taxed2?: boolean
  }[]
}

/** Params of invoices.update. */
export interface InvoicesUpdateParams {
  /** ID of the invoice. */
  id: number
  /** ID of the client, as `clients.list` has it. */
  client_id?: number | null
  /** ID of a retainer of the client. */
  retainer_id?: number | null
  /** ID of the estimate, as `estimates.list` has it. */
  estimate_id?: number | null
  /** Number of the document. Harvest assigns one by default. */
  number?: string | null
  /** Number of the purchase order. */
  purchase_order?: string | null
  /** Tax in percent of the subtotal. */
  tax?: number | null
  /** Second tax in percent of the subtotal. */
  tax2?: number | null
  /** Discount in percent of the subtotal. */
  discount?: number | null
  /** Subject of the document. */
  subject?: string | null
  /** Notes in plain text. */
  notes?: string | null
  /** Currency as an ISO code. Defaults to the client's or the company's. */
  currency?: string | null
  /** Date of issue. Defaults to today. */
  issue_date?: string | null
  /** Date on which payment is due. On creation, it counts only with the payment term `custom`. */
  due_date?: string | null
  /** Time for payment. */
  payment_term?: "upon receipt" | "net 15" | "net 30" | "net 45" | "net 60" | "custom" | null
  /** Ways to pay online. Each has to be set up in Harvest. */
  payment_options?: (("ach" | "credit_card" | "paypal")[] | null)
  /** Line items. Those with an ID change, others are added. */
  line_items?: {
    /** ID of a line item that exists. */
    id?: number
    /** ID of the project of the line item. */
    project_id?: number
    /** Name of an item category. */
    kind?: string
    /** Text of the line item. */
    description?: string
    /** Quantity. Defaults to 1. */
    quantity?: number
    /** Price of one unit. */
    unit_price?: number
    /** Whether `tax` applies. */
    taxed?: boolean
    /** Whether `tax2` applies. */
    taxed2?: boolean
  }[] | null
}

/** Params of invoices.delete. */
export interface InvoicesDeleteParams {
  /** ID of the invoice. */
  id: number
}

/** Params of invoices.mark_sent. */
export interface InvoicesMarkSentParams {
  /** ID of the invoice. */
  id: number
}

export interface InvoiceMessage {
  id: number
  sent_by?: string | null
  sent_by_email?: string | null
  sent_from?: string | null
  sent_from_email?: string | null
  recipients?: InvoiceMessageRecipient[] | null
  subject?: string | null
  body?: string | null
  include_link_to_client_invoice?: boolean | null
  attach_pdf?: boolean | null
  send_me_a_copy?: boolean | null
  thank_you?: boolean | null
  event_type?: string | null
  reminder?: boolean | null
  send_reminder_on?: string | null
  created_at?: string | null
  updated_at?: string | null
}

export interface InvoiceMessageRecipient {
  name?: string | null
  email?: string | null
}

/** Params of invoices.close. */
export interface InvoicesCloseParams {
  /** ID of the invoice. */
  id: number
}

/** Params of invoices.reopen. */
export interface InvoicesReopenParams {
  /** ID of the invoice. */
  id: number
}

/** Params of invoices.mark_draft. */
export interface InvoicesMarkDraftParams {
  /** ID of the invoice. */
  id: number
}

/** Searchable fields of invoices, in hosted mode. */
export interface InvoicesSearchFields {
  number: string | null
  subject: string | null
  state: string | null
  amount: number | null
  due_amount: number | null
  currency: string | null
  issue_date: string | null
  due_date: string | null
  paid_date: string | null
  purchase_order: string | null
  notes: string | null
  created_at: string | null
  updated_at: string | null
  client: { [k: string]: unknown } | null
  estimate: { [k: string]: unknown } | null
}

/** Params of invoice_messages.list. */
export interface InvoiceMessagesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** ID of the invoice, as `invoices.list` has it. */
  invoice_id: number
  /** Lists records that changed since this time. */
  updated_since?: string
}

/** Params of invoice_messages.create. */
export interface InvoiceMessagesCreateParams {
  /** ID of the invoice, as `invoices.list` has it. */
  invoice_id: number
  /** Recipients of the email. */
  recipients?: {
    /** Name of the recipient. */
    name?: string
    /** Email address. */
    email: string
  }[]
  /** Subject of the email. */
  subject?: string
  /** Text of the email. */
  body?: string
  /** Whether the email has the invoice as a PDF. */
  attach_pdf?: boolean
  /** Whether you get a copy. */
  send_me_a_copy?: boolean
  /** Whether the email is a thank-you note. */
  thank_you?: boolean
}

/** Params of invoice_messages.delete. */
export interface InvoiceMessagesDeleteParams {
  /** ID of the invoice, as `invoices.list` has it. */
  invoice_id: number
  /** ID of the invoice message. */
  id: number
}

/** Params of invoice_payments.list. */
export interface InvoicePaymentsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** ID of the invoice, as `invoices.list` has it. */
  invoice_id: number
  /** Lists records that changed since this time. */
  updated_since?: string
}

export interface InvoicePayment {
  id: number
  amount?: number | null
  paid_at?: string | null
  paid_date?: string | null
  recorded_by?: string | null
  recorded_by_email?: string | null
  notes?: string | null
  transaction_id?: string | null
  payment_gateway?: ({
    id?: number | null
    name?: string | null
  } | null)
  created_at?: string | null
  updated_at?: string | null
}

/** Params of invoice_payments.create. Takes only one of paid_at, paid_date. */
export interface InvoicePaymentsCreateParams {
  /** ID of the invoice, as `invoices.list` has it. */
  invoice_id: number
  /** Amount paid, in the currency of the invoice. */
  amount: number
  /** Time of the payment. */
  paid_at?: string
  /** Date of the payment. */
  paid_date?: string
  /** Text about the payment. */
  notes?: string
  /** Whether a payment in full sends a thank-you email. Defaults to true. */
  send_thank_you?: boolean
}

/** Params of invoice_payments.delete. */
export interface InvoicePaymentsDeleteParams {
  /** ID of the invoice, as `invoices.list` has it. */
  invoice_id: number
  /** ID of the invoice payment. */
  id: number
}

/** Params of invoice_item_categories.list. */
export interface InvoiceItemCategoriesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Lists records that changed since this time. */
  updated_since?: string
}

export interface InvoiceItemCategory {
  id: number
  name?: string | null
  use_as_service?: boolean | null
  use_as_expense?: boolean | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of invoice_item_categories.get. */
export interface InvoiceItemCategoriesGetParams {
  /** ID of the invoice item category. */
  id: number
}

/** Params of invoice_item_categories.create. */
export interface InvoiceItemCategoriesCreateParams {
  /** Name of the category. */
  name: string
}

/** Params of invoice_item_categories.update. */
export interface InvoiceItemCategoriesUpdateParams {
  /** ID of the invoice item category. */
  id: number
  /** Name of the category. */
  name?: string | null
}

/** Params of invoice_item_categories.delete. */
export interface InvoiceItemCategoriesDeleteParams {
  /** ID of the invoice item category. */
  id: number
}

/** Searchable fields of invoice_item_categories, in hosted mode. */
export interface InvoiceItemCategoriesSearchFields {
  name: string | null
  use_as_service: boolean | null
  use_as_expense: boolean | null
  created_at: string | null
  updated_at: string | null
}

/** Params of estimates.list. */
export interface EstimatesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Filters by client. */
  client_id?: number
  /** Lists records that changed since this time. */
  updated_since?: string
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
  /** Filters by state. */
  state?: "draft" | "sent" | "accepted" | "declined"
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface Estimate {
  id: number
  client?: ({
    id?: number | null
    name?: string | null
  } | null)
  line_items?: EstimateLineItem[] | null
  creator?: ({
    id?: number | null
    name?: string | null
  } | null)
  client_key?: string | null
  number?: string | null
  purchase_order?: string | null
  amount?: number | null
  tax?: number | null
  tax_amount?: number | null
  tax2?: number | null
  tax2_amount?: number | null
  discount?: number | null
  discount_amount?: number | null
  subject?: string | null
  notes?: string | null
  currency?: string | null
  state?: string | null
  issue_date?: string | null
  sent_at?: string | null
  accepted_at?: string | null
  declined_at?: string | null
  created_at?: string | null
  updated_at?: string | null
}

export interface EstimateLineItem {
  id: number
  kind?: string | null
  description?: string | null
  quantity?: number | null
  unit_price?: number | null
  amount?: number | null
  taxed?: boolean | null
  taxed2?: boolean | null
}

/** Params of estimates.get. */
export interface EstimatesGetParams {
  /** ID of the estimate. */
  id: number
}

/** Params of estimates.create. */
export interface EstimatesCreateParams {
  /** ID of the client, as `clients.list` has it. */
  client_id: number
  /** Number of the document. Harvest assigns one by default. */
  number?: string
  /** Number of the purchase order. */
  purchase_order?: string
  /** Tax in percent of the subtotal. */
  tax?: number
  /** Second tax in percent of the subtotal. */
  tax2?: number
  /** Discount in percent of the subtotal. */
  discount?: number
  /** Subject of the document. */
  subject?: string
  /** Notes in plain text. */
  notes?: string
  /** Currency as an ISO code. Defaults to the client's or the company's. */
  currency?: string
  /** Date of issue. Defaults to today. */
  issue_date?: string
  /** Positions of the document, each with a price. */
  line_items?: {
    /** Name of an item category. */
    kind: string
    /** Text of the line item. */
    description?: string
    /** Quantity. Defaults to 1. */
    quantity?: number
    /** Price of one unit. */
    unit_price: number
    /** Whether `tax` applies. */
    taxed?: boolean
    /** Whether `tax2` applies. */
    taxed2?: boolean
  }[]
}

/** Params of estimates.update. */
export interface EstimatesUpdateParams {
  /** ID of the estimate. */
  id: number
  /** ID of the client, as `clients.list` has it. */
  client_id?: number | null
  /** Number of the document. Harvest assigns one by default. */
  number?: string | null
  /** Number of the purchase order. */
  purchase_order?: string | null
  /** Tax in percent of the subtotal. */
  tax?: number | null
  /** Second tax in percent of the subtotal. */
  tax2?: number | null
  /** Discount in percent of the subtotal. */
  discount?: number | null
  /** Subject of the document. */
  subject?: string | null
  /** Notes in plain text. */
  notes?: string | null
  /** Currency as an ISO code. Defaults to the client's or the company's. */
  currency?: string | null
  /** Date of issue. Defaults to today. */
  issue_date?: string | null
  /** Line items. Those with an ID change, others are added. */
  line_items?: {
    /** ID of a line item that exists. */
    id?: number
    /** Name of an item category. */
    kind?: string
    /** Text of the line item. */
    description?: string
    /** Quantity. Defaults to 1. */
    quantity?: number
    /** Price of one unit. */
    unit_price?: number
    /** Whether `tax` applies. */
    taxed?: boolean
    /** Whether `tax2` applies. */
    taxed2?: boolean
  }[] | null
}

/** Params of estimates.delete. */
export interface EstimatesDeleteParams {
  /** ID of the estimate. */
  id: number
}

/** Params of estimates.mark_sent. */
export interface EstimatesMarkSentParams {
  /** ID of the estimate. */
  id: number
}

export interface EstimateMessage {
  id: number
  sent_by?: string | null
  sent_by_email?: string | null
  sent_from?: string | null
  sent_from_email?: string | null
  recipients?: EstimateMessageRecipient[] | null
  subject?: string | null
  body?: string | null
  send_me_a_copy?: boolean | null
  event_type?: string | null
  created_at?: string | null
  updated_at?: string | null
}

export interface EstimateMessageRecipient {
  name?: string | null
  email?: string | null
}

/** Params of estimates.accept. */
export interface EstimatesAcceptParams {
  /** ID of the estimate. */
  id: number
}

/** Params of estimates.decline. */
export interface EstimatesDeclineParams {
  /** ID of the estimate. */
  id: number
}

/** Params of estimates.reopen. */
export interface EstimatesReopenParams {
  /** ID of the estimate. */
  id: number
}

/** Searchable fields of estimates, in hosted mode. */
export interface EstimatesSearchFields {
  number: string | null
  subject: string | null
  state: string | null
  amount: number | null
  currency: string | null
  issue_date: string | null
  sent_at: string | null
  purchase_order: string | null
  notes: string | null
  created_at: string | null
  updated_at: string | null
  client: { [k: string]: unknown } | null
}

/** Params of estimate_messages.list. */
export interface EstimateMessagesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** ID of the estimate, as `estimates.list` has it. */
  estimate_id: number
  /** Lists records that changed since this time. */
  updated_since?: string
}

/** Params of estimate_messages.create. */
export interface EstimateMessagesCreateParams {
  /** ID of the estimate, as `estimates.list` has it. */
  estimate_id: number
  /** Recipients of the email. */
  recipients: {
    /** Name of the recipient. */
    name?: string
    /** Email address. */
    email: string
  }[]
  /** Subject of the email. */
  subject?: string
  /** Text of the email. */
  body?: string
  /** Whether you get a copy. */
  send_me_a_copy?: boolean
}

/** Params of estimate_messages.delete. */
export interface EstimateMessagesDeleteParams {
  /** ID of the estimate, as `estimates.list` has it. */
  estimate_id: number
  /** ID of the estimate message. */
  id: number
}

/** Params of estimate_item_categories.list. */
export interface EstimateItemCategoriesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Lists records that changed since this time. */
  updated_since?: string
}

export interface EstimateItemCategory {
  id: number
  name?: string | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of estimate_item_categories.get. */
export interface EstimateItemCategoriesGetParams {
  /** ID of the estimate item category. */
  id: number
}

/** Params of estimate_item_categories.create. */
export interface EstimateItemCategoriesCreateParams {
  /** Name of the category. */
  name: string
}

/** Params of estimate_item_categories.update. */
export interface EstimateItemCategoriesUpdateParams {
  /** ID of the estimate item category. */
  id: number
  /** Name of the category. */
  name?: string | null
}

/** Params of estimate_item_categories.delete. */
export interface EstimateItemCategoriesDeleteParams {
  /** ID of the estimate item category. */
  id: number
}

/** Searchable fields of estimate_item_categories, in hosted mode. */
export interface EstimateItemCategoriesSearchFields {
  name: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of expenses.list. */
export interface ExpensesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Filters by user. */
  user_id?: number
  /** Filters by client. */
  client_id?: number
  /** Filters by project. */
  project_id?: number
  /** Filters by whether they are invoiced. */
  is_billed?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface Expense {
  id: number
  client?: ({
    id?: number | null
    name?: string | null
    currency?: string | null
  } | null)
  project?: ({
    id?: number | null
    name?: string | null
    code?: string | null
  } | null)
  expense_category?: ({
    id?: number | null
    name?: string | null
    unit_price?: string | null
    unit_name?: string | null
  } | null)
  user?: ({
    id?: number | null
    name?: string | null
  } | null)
  user_assignment?: UserAssignment | null
  receipt?: ({
    url?: string | null
    file_name?: string | null
    file_size?: number | null
    content_type?: string | null
  } | null)
  invoice?: ({
    id?: number | null
    number?: string | null
  } | null)
  notes?: string | null
  units?: number | null
  total_cost?: number | null
  billable?: boolean | null
  is_closed?: boolean | null
  is_locked?: boolean | null
  is_billed?: boolean | null
  locked_reason?: string | null
  spent_date?: string | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of expenses.get. */
export interface ExpensesGetParams {
  /** ID of the expense. */
  id: number
}

/** Params of expenses.create. Needs units, or total_cost. */
export interface ExpensesCreateParams {
  /** ID of the user. Defaults to the user of the credentials. */
  user_id?: number
  /** ID of the project, as `projects.list` has it. */
  project_id: number
  /** ID of the category, as `expense_categories.list` has it. */
  expense_category_id: number
  /** Day of the work or the expense. */
  spent_date: string
  /** Quantity, for a category with a unit price. */
  units?: number
  /** Amount, for a category without a unit price. */
  total_cost?: number
  /** Text about the expense. */
  notes?: string
  /** Whether it is billable. */
  billable?: boolean
}

/** Params of expenses.update. */
export interface ExpensesUpdateParams {
  /** ID of the expense. */
  id: number
  /** ID of the project, as `projects.list` has it. */
  project_id?: number | null
  /** ID of the category, as `expense_categories.list` has it. */
  expense_category_id?: number | null
  /** Day of the work or the expense. */
  spent_date?: string | null
  /** Quantity, for a category with a unit price. */
  units?: number | null
  /** Amount, for a category without a unit price. */
  total_cost?: number | null
  /** Text about the expense. */
  notes?: string | null
  /** Whether it is billable. */
  billable?: boolean | null
  /** Whether to delete the receipt. */
  delete_receipt?: boolean | null
}

/** Params of expenses.delete. */
export interface ExpensesDeleteParams {
  /** ID of the expense. */
  id: number
}

/** Params of expenses.attach_receipt. */
export interface ExpensesAttachReceiptParams {
  /** ID of the expense. */
  id: number
  /** File of the receipt, such as an image or a PDF. */
  receipt: FileInput
}

/** Searchable fields of expenses, in hosted mode. */
export interface ExpensesSearchFields {
  notes: string | null
  spent_date: string | null
  total_cost: number | null
  units: number | null
  billable: boolean | null
  is_billed: boolean | null
  is_locked: boolean | null
  created_at: string | null
  updated_at: string | null
  expense_category: { [k: string]: unknown } | null
  project: { [k: string]: unknown } | null
  client: { [k: string]: unknown } | null
  user: { [k: string]: unknown } | null
  invoice: { [k: string]: unknown } | null
}

/** Params of expense_categories.list. */
export interface ExpenseCategoriesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
}

export interface ExpenseCategory {
  id: number
  name?: string | null
  unit_name?: string | null
  unit_price?: number | null
  is_active?: boolean | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of expense_categories.get. */
export interface ExpenseCategoriesGetParams {
  /** ID of the expense category. */
  id: number
}

/** Params of expense_categories.create. */
export interface ExpenseCategoriesCreateParams {
  /** Name of the category. */
  name: string
  /** Name of the unit. */
  unit_name?: string
  /** Price of one unit, such as a mile. */
  unit_price?: number
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean
}

/** Params of expense_categories.update. */
export interface ExpenseCategoriesUpdateParams {
  /** ID of the expense category. */
  id: number
  /** Name of the category. */
  name?: string | null
  /** Name of the unit. */
  unit_name?: string | null
  /** Price of one unit, such as a mile. */
  unit_price?: number | null
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean | null
}

/** Params of expense_categories.delete. */
export interface ExpenseCategoriesDeleteParams {
  /** ID of the expense category. */
  id: number
}

/** Searchable fields of expense_categories, in hosted mode. */
export interface ExpenseCategoriesSearchFields {
  name: string | null
  unit_name: string | null
  unit_price: number | null
  is_active: boolean | null
  created_at: string | null
  updated_at: string | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Lists records that changed since this time. */
  updated_since?: string
}

export interface User {
  id: number
  first_name?: string | null
  last_name?: string | null
  email?: string | null
  telephone?: string | null
  timezone?: string | null
  has_access_to_all_future_projects?: boolean | null
  is_contractor?: boolean | null
  is_active?: boolean | null
  weekly_capacity?: number | null
  default_hourly_rate?: number | null
  cost_rate?: number | null
  roles?: string[] | null
  access_roles?: string[] | null
  avatar_url?: string | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the user. */
  id: number
}

/** Params of users.create. */
export interface UsersCreateParams {
  /** Given name of the person. */
  first_name: string
  /** Family name of the person. */
  last_name: string
  /** Email address. */
  email: string
  /** Time zone. Defaults to the company's. */
  timezone?: string
  /** Whether new projects get the user. */
  has_access_to_all_future_projects?: boolean
  /** Whether the user is a contractor. */
  is_contractor?: boolean
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean
  /** Weekly working time in seconds. Defaults to 126000, 35 hours. */
  weekly_capacity?: number
  /** Hourly rate on new projects. */
  default_hourly_rate?: number
  /** Cost of an hour. */
  cost_rate?: number
  /** Names of roles. */
  roles?: string[]
  /** Permissions: `administrator`, `manager` or `member`. Further roles of managers extend theirs. */
  access_roles?: string[]
}

/** Params of users.update. */
export interface UsersUpdateParams {
  /** ID of the user. */
  id: number
  /** Given name of the person. */
  first_name?: string | null
  /** Family name of the person. */
  last_name?: string | null
  /** Email address. */
  email?: string | null
  /** Time zone. Defaults to the company's. */
  timezone?: string | null
  /** Whether new projects get the user. */
  has_access_to_all_future_projects?: boolean | null
  /** Whether the user is a contractor. */
  is_contractor?: boolean | null
  /** Whether the record is active. Otherwise, it is archived. */
  is_active?: boolean | null
  /** Weekly working time in seconds. Defaults to 126000, 35 hours. */
  weekly_capacity?: number | null
  /** Names of roles. */
  roles?: string[] | null
  /** Permissions: `administrator`, `manager` or `member`. Further roles of managers extend theirs. */
  access_roles?: string[] | null
}

/** Params of users.delete. */
export interface UsersDeleteParams {
  /** ID of the user. */
  id: number
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  first_name: string | null
  last_name: string | null
  email: string | null
  telephone: string | null
  timezone: string | null
  is_contractor: boolean | null
  is_active: boolean | null
  weekly_capacity: number | null
  roles: unknown[] | null
  access_roles: unknown[] | null
  created_at: string | null
  updated_at: string | null
}

/** Params of me.get. */
export interface MeGetParams { [k: string]: never }

/** Params of my_project_assignments.list. */
export interface MyProjectAssignmentsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface ProjectAssignment {
  id: number
  is_active?: boolean | null
  is_project_manager?: boolean | null
  use_default_rates?: boolean | null
  hourly_rate?: number | null
  budget?: number | null
  created_at?: string | null
  updated_at?: string | null
  project?: ({
    id?: number | null
    name?: string | null
    code?: string | null
  } | null)
  client?: ({
    id?: number | null
    name?: string | null
  } | null)
  task_assignments?: TaskAssignment[] | null
}

/** Params of project_assignments.list. */
export interface ProjectAssignmentsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** ID of the user, as `users.list` has it. */
  user_id: number
  /** Lists records that changed since this time. */
  updated_since?: string
}

/** Params of billable_rates.list. */
export interface BillableRatesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** ID of the user, as `users.list` has it. */
  user_id: number
}

export interface BillableRate {
  id: number
  amount?: number | null
  start_date?: string | null
  end_date?: string | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of billable_rates.get. */
export interface BillableRatesGetParams {
  /** ID of the user, as `users.list` has it. */
  user_id: number
  /** ID of the billable rate. */
  id: number
}

/** Params of billable_rates.create. */
export interface BillableRatesCreateParams {
  /** ID of the user, as `users.list` has it. */
  user_id: number
  /** Amount of an hour. */
  amount: number
  /** Day from which the rate applies. It is not in the future. */
  start_date?: string
}

/** Params of cost_rates.list. */
export interface CostRatesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** ID of the user, as `users.list` has it. */
  user_id: number
}

export interface CostRate {
  id: number
  amount?: number | null
  start_date?: string | null
  end_date?: string | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of cost_rates.get. */
export interface CostRatesGetParams {
  /** ID of the user, as `users.list` has it. */
  user_id: number
  /** ID of the cost rate. */
  id: number
}

/** Params of cost_rates.create. */
export interface CostRatesCreateParams {
  /** ID of the user, as `users.list` has it. */
  user_id: number
  /** Amount of an hour. */
  amount: number
  /** Day from which the rate applies. It is not in the future. */
  start_date?: string
}

/** Params of teammates.list. */
export interface TeammatesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
  /** ID of the user, as `users.list` has it. */
  user_id: number
}

export interface Teammate {
  id: number
  first_name?: string | null
  last_name?: string | null
  email?: string | null
}

/** Params of teammates.update. */
export interface TeammatesUpdateParams {
  /** ID of the manager, as `users.list` has it. */
  user_id: number
  /** IDs of all users of the manager. */
  teammate_ids: number[]
}

export interface TeammatesPatchResponse {
  teammates: Teammate[]
}

/** Params of roles.list. */
export interface RolesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Cursor of the link to the next page. */
  cursor?: string
}

export interface Role {
  id: number
  name?: string | null
  user_ids?: number[] | null
  created_at?: string | null
  updated_at?: string | null
}

/** Params of roles.get. */
export interface RolesGetParams {
  /** ID of the role. */
  id: number
}

/** Params of roles.create. */
export interface RolesCreateParams {
  /** Name of the role. */
  name: string
  /** IDs of the users with the role. */
  user_ids?: number[]
}

/** Params of roles.update. */
export interface RolesUpdateParams {
  /** ID of the role. */
  id: number
  /** Name of the role. */
  name?: string | null
  /** IDs of the users with the role. */
  user_ids?: number[] | null
}

/** Params of roles.delete. */
export interface RolesDeleteParams {
  /** ID of the role. */
  id: number
}

/** Searchable fields of roles, in hosted mode. */
export interface RolesSearchFields {
  name: string | null
  user_ids: unknown[] | null
  created_at: string | null
  updated_at: string | null
}

/** Params of company.get. */
export interface CompanyGetParams { [k: string]: never }

export interface Company {
  base_uri?: string | null
  full_domain: string
  name?: string | null
  is_active?: boolean | null
  week_start_day?: string | null
  wants_timestamp_timers?: boolean | null
  time_format?: string | null
  date_format?: string | null
  plan_type?: string | null
  clock?: string | null
  currency_code_display?: string | null
  currency_symbol_display?: string | null
  decimal_symbol?: string | null
  thousands_separator?: string | null
  color_scheme?: string | null
  weekly_capacity?: number | null
  expense_feature?: boolean | null
  invoice_feature?: boolean | null
  estimate_feature?: boolean | null
  approval_feature?: boolean | null
  team_feature?: boolean | null
}

/** Params of company.update. */
export interface CompanyUpdateParams {
  /** Whether time has a start and an end instead of a number of hours. */
  wants_timestamp_timers?: boolean | null
  /** Weekly working time in seconds. */
  weekly_capacity?: number | null
}

/** Params of time_clients.list. */
export interface TimeClientsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Whether fixed-fee projects have amounts, too. */
  include_fixed_fee?: boolean
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface TimeReportsResult {
  client_id?: number | null
  client_name?: string | null
  project_id?: number | null
  project_name?: string | null
  task_id?: number | null
  task_name?: string | null
  user_id?: number | null
  user_name?: string | null
  weekly_capacity?: number | null
  avatar_url?: string | null
  is_contractor?: boolean | null
  total_hours?: number | null
  billable_hours?: number | null
  currency?: string | null
  billable_amount?: number | null
}

/** Params of time_projects.list. */
export interface TimeProjectsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Whether fixed-fee projects have amounts, too. */
  include_fixed_fee?: boolean
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

/** Params of time_tasks.list. */
export interface TimeTasksListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Whether fixed-fee projects have amounts, too. */
  include_fixed_fee?: boolean
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

/** Params of time_team.list. */
export interface TimeTeamListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Whether fixed-fee projects have amounts, too. */
  include_fixed_fee?: boolean
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

/** Params of expense_report_clients.list. */
export interface ExpenseReportClientsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface ExpenseReportsResult {
  client_id?: number | null
  client_name?: string | null
  project_id?: number | null
  project_name?: string | null
  expense_category_id?: number | null
  expense_category_name?: string | null
  user_id?: number | null
  user_name?: string | null
  is_contractor?: boolean | null
  total_amount?: number | null
  billable_amount?: number | null
  currency?: string | null
}

/** Params of expense_report_projects.list. */
export interface ExpenseReportProjectsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

/** Params of expense_report_categories.list. */
export interface ExpenseReportCategoriesListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

/** Params of expense_report_team.list. */
export interface ExpenseReportTeamListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

/** Params of project_budgets.list. */
export interface ProjectBudgetsListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** Filters by active or archived records. */
  is_active?: boolean
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface ProjectBudgetReportResult {
  client_id?: number | null
  client_name?: string | null
  project_id?: number | null
  project_name?: string | null
  budget_is_monthly?: boolean | null
  budget_by?: string | null
  is_active?: boolean | null
  budget?: number | null
  budget_spent?: number | null
  budget_remaining?: number | null
}

/** Params of uninvoiced.list. */
export interface UninvoicedListParams {
  /** Number of records on a page, 1 to 2000. Defaults to 2000. (1 to 2000) */
  per_page?: number
  /** First day. */
  from: string
  /** Last day. */
  to: string
  /** Whether fixed-fee projects have amounts, too. */
  include_fixed_fee?: boolean
  /** Page number, starting at 1. (at least 1) */
  page?: number
}

export interface UninvoicedReportResult {
  client_id?: number | null
  client_name?: string | null
  project_id?: number | null
  project_name?: string | null
  currency?: string | null
  total_hours?: number | null
  uninvoiced_hours?: number | null
  uninvoiced_expenses?: number | null
  uninvoiced_amount?: number | null
}

/** Credentials by auth variant. */
export interface HarvestCredentials {
  token: HarvestTokenCredentials
  oauth: HarvestOauthCredentials
}

/** Personal access token */
export interface HarvestTokenCredentials {
  access_token: string
}

/** Harvest account */
export interface HarvestOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface HarvestConfig {
  /**
   * ID of the Harvest account, not its name in `name.harvestapp.com`. Harvest shows it beside a personal access token,
   * and a sign-in finds it.
   */
  account_id: string
}
