// Generated from definitions/calendly.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Calendly */
    "calendly": Calendly
  }
}

/**
 * Calendly. Event types, scheduled events, invitees, availability, routing forms, scheduling links and members of a
 * Calendly organization.
 */
export interface Calendly {
  operations: CalendlyOperations
  credentials: CalendlyCredentials
  config: CalendlyConfig
}

/** The operations, by entity and action. */
export interface CalendlyOperations {
  /** The authenticated user. */
  user: {
    /** Gets the authenticated user with the URI of the organization. */
    get: {
      params: UserGetParams
      records: CurrentUser
      meta: {}
    }
  }
  /** A user of Calendly. */
  users: {
    /** Gets a user. */
    get: {
      params: UsersGetParams
      records: CurrentUser
      meta: {}
    }
  }
  /** The membership of a user in the organization. */
  memberships: {
    /** Lists the memberships of the organization with their users. */
    list: {
      params: MembershipsListParams
      records: Membership[]
      meta: {}
    }
    /** Gets a membership with its user. */
    get: {
      params: MembershipsGetParams
      records: Membership
      meta: {}
    }
    /** Removes a user from the organization. */
    delete: {
      params: MembershipsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: MembershipsSearchFields
    }
  }
  /** An invitation to the organization. */
  invitations: {
    /** Lists the invitations to an organization. */
    list: {
      params: InvitationsListParams
      records: Invitation[]
      meta: {}
    }
    /** Invites a person to an organization. */
    create: {
      params: InvitationsCreateParams
      records: Invitation
      meta: {}
    }
    /** Revokes an invitation. */
    delete: {
      params: InvitationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An event type: a kind of meeting that people can book. */
  event_types: {
    /** Lists the event types of the organization or of a user. */
    list: {
      params: EventTypesListParams
      records: EventType[]
      meta: {}
    }
    /** Gets an event type. */
    get: {
      params: EventTypesGetParams
      records: EventType
      meta: {}
    }
    search: {
      fields: EventTypesSearchFields
    }
  }
  /** A time at which an event type can be booked. */
  available_times: {
    /** Lists the times at which an event type can be booked, of seven days at most. */
    list: {
      params: AvailableTimesListParams
      records: AvailableTime[]
      meta: {}
    }
  }
  /** An event that an invitee booked. */
  scheduled_events: {
    /** Lists the scheduled events of the organization or of a user. */
    list: {
      params: ScheduledEventsListParams
      records: ScheduledEvent[]
      meta: {}
    }
    /** Gets a scheduled event. */
    get: {
      params: ScheduledEventsGetParams
      records: ScheduledEvent
      meta: {}
    }
    /** Cancels a scheduled event. Calendly tells its invitees. */
    cancel: {
      params: ScheduledEventsCancelParams
      records: Cancellation
      meta: {}
    }
    search: {
      fields: ScheduledEventsSearchFields
    }
  }
  /** A person who booked a scheduled event. */
  invitees: {
    /** Lists the invitees of a scheduled event with their answers. */
    list: {
      params: InviteesListParams
      records: Invitee[]
      meta: {}
    }
    /** Gets an invitee with the answers. */
    get: {
      params: InviteesGetParams
      records: Invitee
      meta: {}
    }
    search: {
      fields: InviteesSearchFields
    }
  }
  /** The mark that an invitee did not come. */
  no_shows: {
    /** Gets a mark of a no-show. */
    get: {
      params: NoShowsGetParams
      records: NoShow
      meta: {}
    }
    /** Marks an invitee as a no-show. */
    create: {
      params: NoShowsCreateParams
      records: NoShow
      meta: {}
    }
    /** Removes the mark of a no-show. */
    delete: {
      params: NoShowsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A link by which somebody can book an event type once. */
  scheduling_links: {
    /** Creates a link by which somebody can book an event type once. */
    create: {
      params: SchedulingLinksCreateParams
      records: SchedulingLink
      meta: {}
    }
  }
  /** The hours at which a user can be booked. */
  availability_schedules: {
    /** Lists the availability schedules of a user. */
    list: {
      params: AvailabilitySchedulesListParams
      records: AvailabilitySchedule[]
      meta: {}
    }
    /** Gets an availability schedule. */
    get: {
      params: AvailabilitySchedulesGetParams
      records: AvailabilitySchedule
      meta: {}
    }
  }
  /** A time at which a user is busy. */
  busy_times: {
    /** Lists the busy times of a user, of seven days at most. */
    list: {
      params: BusyTimesListParams
      records: BusyTime[]
      meta: {}
    }
  }
  /** A routing form, which leads people to an event type by their answers. */
  routing_forms: {
    /** Lists the routing forms of the organization. */
    list: {
      params: RoutingFormsListParams
      records: RoutingForm[]
      meta: {}
    }
    /** Gets a routing form with its questions. */
    get: {
      params: RoutingFormsGetParams
      records: RoutingForm
      meta: {}
    }
    search: {
      fields: RoutingFormsSearchFields
    }
  }
  /** The answers of a person to a routing form. */
  routing_form_submissions: {
    /** Lists the submissions of a routing form. */
    list: {
      params: RoutingFormSubmissionsListParams
      records: RoutingFormSubmission[]
      meta: {}
    }
    /** Gets a submission of a routing form. */
    get: {
      params: RoutingFormSubmissionsGetParams
      records: RoutingFormSubmission
      meta: {}
    }
    search: {
      fields: RoutingFormSubmissionsSearchFields
    }
  }
  /** An entry of the activity log. The Enterprise plan has it. */
  activity_log_entries: {
    /** Lists the entries of the organization's activity log. */
    list: {
      params: ActivityLogEntriesListParams
      records: ActivityLogEntry[]
      meta: {}
    }
  }
  /** A webhook subscription, which sends events to a URL. */
  webhook_subscriptions: {
    /** Lists the webhook subscriptions of the organization or of a user. */
    list: {
      params: WebhookSubscriptionsListParams
      records: WebhookSubscription[]
      meta: {}
    }
    /** Gets a webhook subscription. */
    get: {
      params: WebhookSubscriptionsGetParams
      records: WebhookSubscription
      meta: {}
    }
    /** Creates a webhook subscription. */
    create: {
      params: WebhookSubscriptionsCreateParams
      records: WebhookSubscription
      meta: {}
    }
    /** Deletes a webhook subscription. */
    delete: {
      params: WebhookSubscriptionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The data of invitees. */
  invitee_data: {
    /** Deletes the data of invitees by their email addresses. This cannot be undone. */
    erase: {
      params: InviteeDataEraseParams
      records: null
      meta: {}
    }
  }
}

/** Params of user.get. */
export interface UserGetParams { [k: string]: never }

export interface CurrentUser {
  uri: string
  name: string
  slug: string
  email: string
  scheduling_url: string
  timezone: string
  avatar_url: string | null
  created_at: string
  updated_at: string
  current_organization: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** URI of the user. */
  uri: string
}

/** Params of memberships.list. */
export interface MembershipsListParams {
  /** URI of a user, as `memberships.list` returns it. */
  user?: string
  /** Filters by email address. */
  email?: string
  /** The `next_page_token` value of the previous page. */
  page_token?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface Membership {
  uri: string
  role: string
  user: User
  organization: string
  created_at: string
  updated_at: string
}

export interface User {
  uri: string
  name: string
  slug: string
  email: string
  scheduling_url: string
  timezone: string
  avatar_url: string | null
  created_at: string
  updated_at: string
}

/** Params of memberships.get. */
export interface MembershipsGetParams {
  /** URI of the membership. */
  uri: string
}

/** Params of memberships.delete. */
export interface MembershipsDeleteParams {
  /** URI of the membership. */
  uri: string
}

/** Searchable fields of memberships, in hosted mode. */
export interface MembershipsSearchFields {
  role: string | null
  user: { [k: string]: unknown } | null
  created_at: string | null
  updated_at: string | null
}

/** Params of invitations.list. */
export interface InvitationsListParams {
  /** URI of the organization. */
  organization: string
  /** Filters by status. */
  status?: "pending" | "accepted" | "declined"
  /** Filters by email address. */
  email?: string
  /** Order, such as `created_at:desc`. */
  sort?: string
  /** The `next_page_token` value of the previous page. */
  page_token?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface Invitation {
  uri: string
  organization: string
  email: string
  status: string
  created_at: string
  updated_at: string
  last_sent_at: string | null
  user?: string
}

/** Params of invitations.create. */
export interface InvitationsCreateParams {
  /** URI of the organization. */
  organization: string
  /** Email address of the person. */
  email: string
}

/** Params of invitations.delete. */
export interface InvitationsDeleteParams {
  /** URI of the invitation. */
  uri: string
}

/** Params of event_types.list. */
export interface EventTypesListParams {
  /** URI of a user, as `memberships.list` returns it. */
  user?: string
  /** Whether they can be booked. */
  active?: boolean
  /** Order, such as `name:asc`. */
  sort?: string
  /** The `next_page_token` value of the previous page. */
  page_token?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface EventType {
  uri: string
  name: string | null
  active: boolean
  slug: string | null
  scheduling_url: string
  duration: number
  kind: string
  pooling_type: string | null
  type: string
  color: string
  created_at: string
  updated_at: string
  internal_note: string | null
  description_plain: string | null
  description_html: string | null
  profile?: {
    type: string
    name: string
    owner: string
  } | null
  secret?: boolean
  deleted_at?: string | null
  booking_method?: string
  custom_questions?: {
    name: string
    type: string
    position: number
    enabled: boolean
    required: boolean
    answer_choices?: string[]
    include_other?: boolean
  }[]
}

/** Params of event_types.get. */
export interface EventTypesGetParams {
  /** URI of the event type. */
  uri: string
}

/** Searchable fields of event_types, in hosted mode. */
export interface EventTypesSearchFields {
  name: string | null
  slug: string | null
  active: boolean | null
  kind: string | null
  duration: number | null
  description_plain: string | null
  scheduling_url: string | null
  created_at: string | null
  updated_at: string | null
}

/** Params of available_times.list. */
export interface AvailableTimesListParams {
  /** URI of the event type, as `event_types.list` returns it. */
  event_type: string
  /** Time from which to look. It lies in the future. */
  start_time: string
  /** Time until which to look, seven days later at most. */
  end_time: string
}

export interface AvailableTime {
  status: string
  invitees_remaining: number
  start_time: string
  scheduling_url: string
}

/** Params of scheduled_events.list. */
export interface ScheduledEventsListParams {
  /** URI of a user, as `memberships.list` returns it. */
  user?: string
  /** Email address of an invitee. */
  invitee_email?: string
  /** Filters by status. */
  status?: "active" | "canceled"
  /** Time since which they start. */
  min_start_time?: string
  /** Time before which they start. */
  max_start_time?: string
  /** Order: `start_time:asc` or `start_time:desc`. */
  sort?: string
  /** The `next_page_token` value of the previous page. */
  page_token?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface ScheduledEvent {
  uri: string
  name: string | null
  status: string
  start_time: string
  end_time: string
  event_type: string
  location?: Location | null
  invitees_counter: {
    total: number
    active: number
    limit: number
  }
  created_at: string
  updated_at: string
  event_memberships: {
    user: string
  }[]
  event_guests?: {
    email: string
    created_at: string
    updated_at: string
  }[]
  cancellation?: Cancellation
}

export interface Location {
  type: string
  location?: string | null
  join_url?: string | null
  status?: string | null
}

export interface Cancellation {
  canceled_by: string
  reason: string | null
  canceler_type: string
}

/** Params of scheduled_events.get. */
export interface ScheduledEventsGetParams {
  /** URI of the event. */
  uri: string
}

/** Params of scheduled_events.cancel. */
export interface ScheduledEventsCancelParams {
  /** URI of the event. */
  uri: string
  /** Reason that invitees see. (at most 10000 characters) */
  reason?: string
}

/** Searchable fields of scheduled_events, in hosted mode. */
export interface ScheduledEventsSearchFields {
  name: string | null
  status: string | null
  start_time: string | null
  end_time: string | null
  event_type: string | null
  location: { [k: string]: unknown } | null
  event_memberships: unknown[] | null
  created_at: string | null
  updated_at: string | null
}

/** Params of invitees.list. */
export interface InviteesListParams {
  /** URI of the scheduled event. */
  event: string
  /** Filters by status. */
  status?: "active" | "canceled"
  /** Filters by email address. */
  email?: string
  /** Order, such as `created_at:desc`. */
  sort?: string
  /** The `next_page_token` value of the previous page. */
  page_token?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface Invitee {
  uri: string
  email: string
  first_name: string | null
  last_name: string | null
  name: string
  status: string
  questions_and_answers?: {
    question: string
    answer: string
    position: number
  }[]
  timezone: string | null
  event: string
  created_at: string
  updated_at: string
  tracking?: Tracking
  text_reminder_number?: string | null
  rescheduled?: boolean
  old_invitee?: string | null
  new_invitee?: string | null
  cancel_url?: string
  reschedule_url?: string
  routing_form_submission?: string | null
  cancellation?: Cancellation
  no_show?: {
    uri: string
    created_at: string
  } | null
}

export interface Tracking {
  utm_campaign?: string | null
  utm_source?: string | null
  utm_medium?: string | null
  utm_content?: string | null
  utm_term?: string | null
  salesforce_uuid?: string | null
}

/** Params of invitees.get. */
export interface InviteesGetParams {
  /** URI of the invitee. */
  uri: string
}

/** Searchable fields of invitees, in hosted mode. */
export interface InviteesSearchFields {
  name: string | null
  email: string | null
  status: string | null
  timezone: string | null
  event: string | null
  questions_and_answers: unknown[] | null
  created_at: string | null
  updated_at: string | null
}

/** Params of no_shows.get. */
export interface NoShowsGetParams {
  /** URI of the mark, `no_show.uri` of the invitee. */
  uri: string
}

export interface NoShow {
  uri: string
  invitee: string
  created_at: string
}

/** Params of no_shows.create. */
export interface NoShowsCreateParams {
  /** URI of the invitee, as `invitees.list` returns it. */
  invitee: string
}

/** Params of no_shows.delete. */
export interface NoShowsDeleteParams {
  /** URI of the mark, `no_show.uri` of the invitee. */
  uri: string
}

/** Params of scheduling_links.create. */
export interface SchedulingLinksCreateParams {
  /** URI of the event type, as `event_types.list` returns it. */
  owner: string
}

export interface SchedulingLink {
  booking_url: string
  owner?: string
  owner_type?: string
}

/** Params of availability_schedules.list. */
export interface AvailabilitySchedulesListParams {
  /** URI of a user, as `memberships.list` returns it. */
  user: string
}

export interface AvailabilitySchedule {
  uri: string
  default: boolean
  name: string
  user: string
  timezone: string
  rules: {
    type: string
    wday?: string
    date?: string
    intervals?: {
      from?: string
      to?: string
    }[]
  }[]
}

/** Params of availability_schedules.get. */
export interface AvailabilitySchedulesGetParams {
  /** URI of the schedule. */
  uri: string
}

/** Params of busy_times.list. */
export interface BusyTimesListParams {
  /** URI of a user, as `memberships.list` returns it. */
  user: string
  /** Time from which to look. */
  start_time: string
  /** Time until which to look, seven days later at most. */
  end_time: string
}

export interface BusyTime {
  type: string
  start_time: string
  end_time: string
  buffered_start_time?: string
  buffered_end_time?: string
  event?: {
    uri: string
  }
}

/** Params of routing_forms.list. */
export interface RoutingFormsListParams {
  /** Order, such as `created_at:desc`. */
  sort?: string
  /** The `next_page_token` value of the previous page. */
  page_token?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface RoutingForm {
  uri: string
  organization: string
  name: string
  status: string
  questions: {
    uuid: string
    name: string
    type: string
    required: boolean
    answer_choices?: string[] | null
  }[]
  created_at: string
  updated_at: string
}

/** Params of routing_forms.get. */
export interface RoutingFormsGetParams {
  /** URI of the form. */
  uri: string
}

/** Searchable fields of routing_forms, in hosted mode. */
export interface RoutingFormsSearchFields {
  name: string | null
  status: string | null
  questions: unknown[] | null
  created_at: string | null
  updated_at: string | null
}

/** Params of routing_form_submissions.list. */
export interface RoutingFormSubmissionsListParams {
  /** URI of the form, as `routing_forms.list` returns it. */
  form: string
  /** Order, such as `created_at:desc`. */
  sort?: string
  /** The `next_page_token` value of the previous page. */
  page_token?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface RoutingFormSubmission {
  uri: string
  routing_form: string
  questions_and_answers: {
    question_uuid?: string | null
    question: string
    answer?: string | null
  }[]
  tracking?: Tracking
  result?: {
    type: string
    /** The event type, the URL or the message, by its type. */
    value?: unknown
  }
  submitter: string | null
  submitter_type?: string | null
  created_at: string
  updated_at: string
}

/** Params of routing_form_submissions.get. */
export interface RoutingFormSubmissionsGetParams {
  /** URI of the submission. */
  uri: string
}

/** Searchable fields of routing_form_submissions, in hosted mode. */
export interface RoutingFormSubmissionsSearchFields {
  routing_form: string | null
  submitter: string | null
  questions_and_answers: unknown[] | null
  created_at: string | null
  updated_at: string | null
}

/** Params of activity_log_entries.list. */
export interface ActivityLogEntriesListParams {
  /** Words of the entry. */
  search_term?: string
  /** URIs of the users who acted. */
  actor?: string[]
  /** Categories, such as `User`. */
  namespace?: string[]
  /** Actions, such as `Add`. */
  action?: string[]
  /** Time since which they occurred. */
  min_occurred_at?: string
  /** Time before which they occurred. */
  max_occurred_at?: string
  /** Order, such as `occurred_at:desc`. */
  sort?: string
  /** The `next_page_token` value of the previous page. */
  page_token?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface ActivityLogEntry {
  uri: string
  occurred_at: string
  organization: string
  namespace: string
  action: string
  fully_qualified_name: string
  actor?: {
    uri?: string
    type: string
    display_name?: string
    alternative_identifier?: string
  }
  /** Changed values, by the action. */
  details: { [k: string]: unknown }
}

/** Params of webhook_subscriptions.list. */
export interface WebhookSubscriptionsListParams {
  /** Owner of the events: the organization or one user. */
  scope: "organization" | "user"
  /** URI of a user, as `memberships.list` returns it. */
  user?: string
  /** Order, such as `created_at:desc`. */
  sort?: string
  /** The `next_page_token` value of the previous page. */
  page_token?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 20. (1 to 100; default 20) */
  count?: number
}

export interface WebhookSubscription {
  uri: string
  callback_url: string
  created_at: string
  updated_at: string
  retry_started_at: string | null
  state: string
  events: string[]
  scope: string
  organization: string
  user: string | null
  creator: string | null
}

/** Params of webhook_subscriptions.get. */
export interface WebhookSubscriptionsGetParams {
  /** URI of the subscription. */
  uri: string
}

/** Params of webhook_subscriptions.create. */
export interface WebhookSubscriptionsCreateParams {
  /** URL that gets the events. */
  url: string
  /** Events that it sends. (at least 1 items) */
  events: ("invitee.created" | "invitee.canceled" | "routing_form_submission.created")[]
  /** Owner of the events: the organization or one user. */
  scope: "organization" | "user"
  /** URI of a user, as `memberships.list` returns it. */
  user?: string
  /** Secret that signs the events. */
  signing_key?: string
}

/** Params of webhook_subscriptions.delete. */
export interface WebhookSubscriptionsDeleteParams {
  /** URI of the subscription. */
  uri: string
}

/** Params of invitee_data.erase. */
export interface InviteeDataEraseParams {
  /** Email addresses of the invitees. (at least 1 items) */
  emails: string[]
}

/** Credentials by auth variant. */
export interface CalendlyCredentials {
  access_token: CalendlyAccessTokenCredentials
  oauth: CalendlyOauthCredentials
}

/** Personal access token */
export interface CalendlyAccessTokenCredentials {
  access_token: string
}

/** Calendly account */
export interface CalendlyOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface CalendlyConfig {
  /** URI of the organization, the `current_organization` of `user.get`. */
  organization: string
}
