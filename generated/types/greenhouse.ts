// Generated from definitions/greenhouse.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Greenhouse */
    "greenhouse": Greenhouse
  }
}

/**
 * Greenhouse. Candidates, applications with their stages, sources and rejections, jobs, offers, scheduled interviews,
 * scorecards and users of a Greenhouse organization.
 */
export interface Greenhouse {
  operations: GreenhouseOperations
  credentials: GreenhouseCredentials
  config: GreenhouseConfig
}

/** The operations, by entity and action. */
export interface GreenhouseOperations {
  /** A candidate who applied or was sourced, with contact details, attachments and applications. */
  candidates: {
    /**
     * Lists candidates with contact details, attachments and application IDs. Set `updated_after` for recent changes
     * only.
     */
    list: {
      params: CandidatesListParams
      records: Candidate[]
      meta: {}
    }
    /** Gets a candidate with contact details, attachments and application IDs. */
    get: {
      params: CandidatesGetParams
      records: Candidate
      meta: {}
    }
    search: {
      fields: CandidatesSearchFields
    }
  }
  /** An application: the progress of a candidate or prospect through the stages of a job. */
  applications: {
    /** Lists applications, one per candidate and job, with stage, source, answers and attachments. Filters combine. */
    list: {
      params: ApplicationsListParams
      records: Application[]
      meta: {}
    }
    /** Gets an application with its stage, source, answers, rejection and attachments. */
    get: {
      params: ApplicationsGetParams
      records: Application
      meta: {}
    }
    search: {
      fields: ApplicationsSearchFields
    }
  }
  /** A job with its openings, hiring managers, department and offices. */
  jobs: {
    /** Lists open, closed and draft jobs with openings, hiring managers, department and offices. */
    list: {
      params: JobsListParams
      records: Job[]
      meta: {}
    }
    /** Gets a job with openings, hiring managers and custom fields. */
    get: {
      params: JobsGetParams
      records: Job
      meta: {}
    }
    search: {
      fields: JobsSearchFields
    }
  }
  /** An offer for an application. A new version replaces the previous one. */
  offers: {
    /** Lists offers of all applications and versions. Salary and other terms are in the custom fields. */
    list: {
      params: OffersListParams
      records: Offer[]
      meta: {}
    }
    /** Gets an offer with its dates, status and custom fields. */
    get: {
      params: OffersGetParams
      records: Offer
      meta: {}
    }
    search: {
      fields: OffersSearchFields
    }
  }
  /** A Greenhouse user with a login. */
  users: {
    /** Lists users, including disabled ones, with email addresses, departments and offices. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    /** Gets a user. Other records refer to users as recruiter, coordinator or interviewer. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A department, which can be part of another department. */
  departments: {
    /** Lists departments as a flat list. `parent_id` gives the tree. */
    list: {
      params: DepartmentsListParams
      records: Department[]
      meta: {}
    }
    /** Gets a department with the ID of its parent. */
    get: {
      params: DepartmentsGetParams
      records: Department
      meta: {}
    }
    search: {
      fields: DepartmentsSearchFields
    }
  }
  /** An office, which can be part of another office. */
  offices: {
    /** Lists offices as a flat list. `parent_id` gives the tree. */
    list: {
      params: OfficesListParams
      records: Office[]
      meta: {}
    }
    /** Gets an office with its location, primary contact and parent. */
    get: {
      params: OfficesGetParams
      records: Office
      meta: {}
    }
    search: {
      fields: OfficesSearchFields
    }
  }
  /** A job post: a job as published on a job board, with its application questions. */
  job_posts: {
    /** Lists job posts of all boards with their text and questions. Filter with `live` and `active`. */
    list: {
      params: JobPostsListParams
      records: JobPost[]
      meta: {}
    }
    /** Gets a job post with its text as HTML and the questions of its form. */
    get: {
      params: JobPostsGetParams
      records: JobPost
      meta: {}
    }
    search: {
      fields: JobPostsSearchFields
    }
  }
  /** A source of candidates. */
  sources: {
    /** Lists the sources that applications can have, such as job boards and referrals. */
    list: {
      params: SourcesListParams
      records: Source[]
      meta: {}
    }
    search: {
      fields: SourcesSearchFields
    }
  }
  /** A scheduled interview with its time, location and interviewers. */
  scheduled_interviews: {
    /** Lists past and upcoming scheduled interviews with times, interviewers and their responses. */
    list: {
      params: ScheduledInterviewsListParams
      records: ScheduledInterview[]
      meta: {}
    }
    /** Gets a scheduled interview with its times, location and interviewers. */
    get: {
      params: ScheduledInterviewsGetParams
      records: ScheduledInterview
      meta: {}
    }
  }
  /** An attachment of an application, such as a resume or cover letter. */
  application_attachment: {
    /** Downloads an attachment of an application, as a stream. */
    download: {
      params: ApplicationAttachmentDownloadParams
      file: true
    }
  }
  /** An attachment of a candidate, such as a resume or cover letter. */
  candidate_attachment: {
    /** Downloads an attachment of a candidate, as a stream. */
    download: {
      params: CandidateAttachmentDownloadParams
      file: true
    }
  }
  /** A file of an application or candidate, with an expiring link. */
  attachments: {
    /** Lists attachments with their types and expiring links. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
  }
  /** Details of the rejection of an application. */
  rejection_details: {
    /** Lists details of rejections, one for each rejected application. */
    list: {
      params: RejectionDetailsListParams
      records: RejectionDetails[]
      meta: {}
    }
  }
  /** A reason for the rejection of an application. */
  rejection_reasons: {
    /** Lists the organization's rejection reasons. */
    list: {
      params: RejectionReasonsListParams
      records: RejectionReason[]
      meta: {}
    }
  }
  /** Details of a prospect: pool, stage, owner, office and department. */
  prospect_details: {
    /** Lists details of prospect applications, with pool, stage, owner, office and department. */
    list: {
      params: ProspectDetailsListParams
      records: ProspectDetail[]
      meta: {}
    }
  }
  /** A prospect pool. */
  prospect_pools: {
    /** Lists prospect pools. */
    list: {
      params: ProspectPoolsListParams
      records: ProspectPool[]
      meta: {}
    }
  }
  /** A stage of a prospect pool. */
  prospect_pool_stages: {
    /** Lists the stages of prospect pools. */
    list: {
      params: ProspectPoolStagesListParams
      records: ProspectStage[]
      meta: {}
    }
  }
  /** A person who referred a candidate. */
  referrers: {
    /** Lists referrers of candidates. */
    list: {
      params: ReferrersListParams
      records: Referrer[]
      meta: {}
    }
  }
  /** An interviewer of a scheduled interview, with the response to the invitation. */
  interviewers: {
    /** Lists interviewers with their responses to invitations. */
    list: {
      params: InterviewersListParams
      records: Interviewer[]
      meta: {}
    }
  }
  /** An opening of a job: a position to fill. */
  job_openings: {
    /** Lists openings of jobs. */
    list: {
      params: JobOpeningsListParams
      records: Opening[]
      meta: {}
    }
  }
  /** A user who is a hiring manager of a job. */
  hiring_managers: {
    /** Lists the hiring managers of jobs. */
    list: {
      params: HiringManagersListParams
      records: HiringManager[]
      meta: {}
    }
  }
  /** A stage in the interview plan of a job. */
  job_stages: {
    /** Lists the stages in interview plans of jobs. */
    list: {
      params: JobStagesListParams
      records: JobStage[]
      meta: {}
    }
  }
  /** A scorecard: the rating of a candidate by an interviewer. */
  scorecards: {
    /** Lists scorecards with ratings and notes. */
    list: {
      params: ScorecardsListParams
      records: Scorecard[]
      meta: {}
    }
  }
  /** A candidate tag of the organization. */
  tags: {
    /** Lists the candidate tags of the organization. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
  }
  /** A reason to close an opening. */
  close_reasons: {
    /** Lists the reasons to close an opening. */
    list: {
      params: CloseReasonsListParams
      records: CloseReason[]
      meta: {}
    }
  }
  /** A role that a user can have on a job. */
  user_roles: {
    /** Lists the roles that users can have on jobs, such as interviewer. */
    list: {
      params: UserRolesListParams
      records: UserRole[]
      meta: {}
    }
  }
  /** A custom field of the organization. */
  custom_fields: {
    /** Lists custom fields. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {}
    }
  }
  /** An option of a select. */
  custom_field_options: {
    /** Lists options of selects. */
    list: {
      params: CustomFieldOptionsListParams
      records: FieldOption[]
      meta: {}
    }
  }
  /** A note or email in the activity feed of a candidate. */
  notes: {
    /** Lists notes and emails in the activity feeds of candidates. */
    list: {
      params: NotesListParams
      records: Note[]
      meta: {}
    }
  }
  /** An education entry of a candidate. */
  educations: {
    /** Lists education entries of candidates. */
    list: {
      params: EducationsListParams
      records: Education[]
      meta: {}
    }
  }
  /** An employment of a candidate. */
  employments: {
    /** Lists the work history of candidates. */
    list: {
      params: EmploymentsListParams
      records: Employment[]
      meta: {}
    }
  }
}

/** Params of candidates.list. */
export interface CandidatesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by email address. */
  email?: string
  /** Filters by the name of a tag. */
  tag?: string
  /** Set to `true` to return private candidates only, or to `false` to leave them out. */
  private?: boolean
  /** Filters to records with activity at or after this time, in ISO 8601 format. */
  last_activity_after?: string
}

export interface Candidate {
  /** The candidate's ID. */
  id: number
  /** The candidate's first name. */
  first_name?: string | null
  /** The candidate's last name. */
  last_name?: string | null
  /** The name the candidate prefers. */
  preferred_name?: string | null
  /** The candidate's current company. */
  company?: string | null
  /** The candidate's current job title. */
  title?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** The time of the candidate's last activity, in ISO 8601 format. */
  last_activity?: string | null
  /** Whether the candidate is private, with restricted access. */
  is_private?: boolean | null
  /** Always null: Greenhouse has no photos since v3. */
  photo_url?: string | null
  /** The files attached to the candidate, such as resumes, with expiring links. */
  attachments?: Attachment[]
  /** The IDs of the candidate's applications. */
  application_ids?: number[]
  /** The IDs of the Greenhouse users linked to the candidate. */
  linked_user_ids?: number[]
  /** The candidate's phone numbers, each with a type. */
  phone_numbers?: Contact[]
  /** The candidate's postal addresses, each with a type. */
  addresses?: Contact[]
  /** The candidate's email addresses, each with a type. */
  email_addresses?: Contact[]
  /** The candidate's website addresses, each with a type. */
  website_addresses?: Contact[]
  /** The candidate's social media addresses. */
  social_media_addresses?: Contact[]
  recruiter?: Named | null
  coordinator?: Named | null
  /** Whether the candidate may be sent email. */
  can_email?: boolean
  /** The candidate's time zone. */
  time_zone?: string | null
  /** The names of the candidate's tags. */
  tags?: string[]
  custom_fields?: CustomFields | null
  keyed_custom_fields?: CustomFields | null
}

export interface Attachment {
  /** The attachment's ID. */
  id: number
  /** The ID of the application. */
  application_id?: number
  /** The ID of the candidate. */
  candidate_id?: number | null
  /**
   * The type: resume, cover_letter, take_home_test, offer_packet, offer_letter, signed_offer_letter, other, or a
   * form's.
   */
  type?: string
  /** The name of the file. */
  filename?: string
  /** The address of the file. It expires. */
  url?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface Contact {
  value?: string | null
  type?: string | null
}

export interface Named {
  id?: number | null
  name?: string | null
}

/** Custom fields with their names, types and values, by their permanent key. */
export interface CustomFields {
  [k: string]: CustomValue | null
}

export interface CustomValue {
  name?: string | null
  type?: string | null
  /** Value of the custom field. Its type depends on the field: text, number, boolean, list, amount or person. */
  value?: unknown
}

/** Params of candidates.get. */
export interface CandidatesGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Searchable fields of candidates, in hosted mode. */
export interface CandidatesSearchFields {
  addresses: unknown[] | null
  application_ids: unknown[] | null
  applications: unknown[] | null
  attachments: unknown[] | null
  can_email: boolean | null
  company: string | null
  coordinator: { [k: string]: unknown } | null
  created_at: string | null
  custom_fields: { [k: string]: unknown } | null
  educations: unknown[] | null
  email_addresses: unknown[] | null
  employments: unknown[] | null
  first_name: string | null
  id: number | null
  is_private: boolean | null
  keyed_custom_fields: { [k: string]: unknown } | null
  last_activity: string | null
  last_name: string | null
  phone_numbers: unknown[] | null
  photo_url: string | null
  recruiter: { [k: string]: unknown } | null
  social_media_addresses: unknown[] | null
  tags: unknown[] | null
  title: string | null
  updated_at: string | null
  website_addresses: unknown[] | null
}

/** Params of applications.list. */
export interface ApplicationsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters to records with activity at or after this time, in ISO 8601 format. */
  last_activity_after?: string
  /** Filters to applications for this job. */
  job_id?: number
  /** Filters by application status. */
  status?: "active" | "rejected" | "hired"
  /** Filters by IDs of candidates, at most 50. (at most 50 items) */
  candidate_ids?: number[]
  /** Set to `true` to return prospects only, or to `false` to leave them out. */
  prospect?: boolean
}

export interface Application {
  /** The application's ID. */
  id: number
  /** The ID of the candidate who applied. */
  candidate_id?: number
  /** Whether the application is a prospect's, not yet considered for a job. */
  prospect?: boolean
  /** The time of application, in ISO 8601 format. */
  applied_at?: string
  /** The time of rejection. Null unless rejected. */
  rejected_at?: string | null
  /** The time of the application's last activity, in ISO 8601 format. */
  last_activity_at?: string | null
  /** The location the candidate gave in the application. */
  location?: ({
    address?: string | null
  } | null)
  source?: Source | null
  credited_to?: Referrer | null
  /** The recruiter responsible, by ID. Null if none is assigned. */
  recruiter?: ({
    id?: number | null
  } | null)
  /** The coordinator responsible, by ID. Null if none is assigned. */
  coordinator?: ({
    id?: number | null
  } | null)
  rejection_reason?: RejectionReason | null
  rejection_details?: RejectionDetails | null
  /** The jobs the application is for. May be empty for prospects. */
  jobs?: Job[]
  /** The ID of the job post the candidate applied through, if any. */
  job_post_id?: number | null
  /** The application's status. */
  status?: "active" | "rejected" | "hired" | "converted" | null
  /** The interview stage reached. Null for prospects. */
  current_stage?: ({
    id?: number | null
    name?: string | null
  } | null)
  /** The candidate's answers to the application questions. */
  answers?: Answer[] | null
  prospective_office?: Office | null
  prospective_department?: Department | null
  prospect_detail?: ProspectDetail | null
  /** The files attached to the application, with expiring links. */
  attachments?: Attachment[]
  /** Whether the application waits for a decision. */
  needs_decision?: boolean | null
  custom_fields?: CustomFields | null
  keyed_custom_fields?: CustomFields | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** The ID of the job. Null for prospects. */
  job_id?: number | null
  /** The IDs of the jobs a prospect is considered for. */
  prospective_job_ids?: number[]
  /** The ID of the source. */
  source_id?: number | null
  /** The ID of the referrer. */
  referrer_id?: number | null
  /** The ID of the note of an agency. */
  agency_note_id?: number | null
}

export interface Source {
  /** The source's ID. */
  id: number
  /** The source's name. */
  name?: string
  /** The same as `name`, under the name that applications of v1 had. */
  public_name?: string
  type?: Named | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface Referrer {
  /** The referrer's ID. */
  id: number
  /** The ID of the user who referred. Null for people outside. */
  user_id?: number | null
  /** The referrer's name. */
  name?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface RejectionReason {
  /** The reason's ID. */
  id: number
  /** The reason's name. */
  name?: string
  type?: RejectionType | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface RejectionType {
  id?: number | null
  key?: string | null
  name?: string | null
}

export interface RejectionDetails {
  /** The record's ID. */
  id: number
  /** The ID of the rejected application. */
  application_id?: number
  /** The ID of the user who rejected it. */
  rejected_by_id?: number | null
  /** The ID of the note on the rejection. */
  rejection_note_id?: number | null
  /** The ID of the reason. */
  rejection_reason_id?: number | null
  rejection_reason?: RejectionReason | null
  /** The time of rejection, in ISO 8601 format. */
  rejected_at?: string | null
  custom_fields?: CustomFields | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface Job {
  /** The job's ID. */
  id: number
  /** The job's internal name. */
  name?: string
  /** The job's requisition ID, chosen by the organization. */
  requisition_id?: string | null
  /** The notes on the job, possibly with HTML. */
  notes?: string | null
  /** Whether the job is confidential. */
  confidential?: boolean
  /** The job's status. */
  status?: "open" | "draft" | "closed"
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time the job was opened, in ISO 8601 format. */
  opened_at?: string | null
  /** The time the job was closed. Null while open. */
  closed_at?: string | null
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** Whether the job is a template for new jobs. */
  is_template?: boolean | null
  /** The ID of the job this one was copied from. Null if none. */
  copied_from_id?: number | null
  /** The ID of the department the job belongs to. */
  department_id?: number | null
  /** The IDs of the offices the job belongs to. */
  office_ids?: number[] | null
  /** The department the job belongs to. */
  departments?: Department[]
  /** The offices the job belongs to. */
  offices?: Office[]
  custom_fields?: CustomFields | null
  keyed_custom_fields?: CustomFields | null
  /** The job's hiring managers. */
  hiring_managers?: User[]
  /** Always null since v3. `hiring_managers` has the part that v3 returns. */
  hiring_team?: { [k: string]: unknown } | null
  /** The job's openings, one for each position to fill. */
  openings?: Opening[]
}

export interface Department {
  /** The department's ID. */
  id: number
  /** The department's name. */
  name?: string
  /** The ID of the parent department. Null at the top level. */
  parent_id?: number | null
  /** Always null since v3. `departments.get` reads the parent. */
  parent_department_external_id?: string | null
  /** Always null since v3. `departments.list` takes `parent_id`. */
  child_ids?: number[] | null
  /** Always null since v3. `departments.list` takes `parent_id`. */
  child_department_external_ids?: string[] | null
  /** The organization's own ID for the department. */
  external_id?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface Office {
  /** The office's ID. */
  id: number
  /** The office's name. */
  name?: string
  /** The office's location. */
  location?: ({
    name?: string | null
  } | null)
  /** The ID of the user who is the office's primary contact. */
  primary_contact_user_id?: number | null
  /** The ID of the parent office. Null at the top level. */
  parent_id?: number | null
  /** Always null since v3. `offices.get` reads the parent. */
  parent_office_external_id?: string | null
  /** Always null since v3. `offices.list` takes `parent_id`. */
  child_ids?: number[] | null
  /** Always null since v3. `offices.list` takes `parent_id`. */
  child_office_external_ids?: string[] | null
  /** The organization's own ID for the office. */
  external_id?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface User {
  /** The user's ID. */
  id: number
  /** The user's full name. */
  name?: string | null
  /** The user's first name. */
  first_name?: string | null
  /** The user's last name. */
  last_name?: string | null
  /** The user's primary email address. */
  primary_email_address?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** Whether the user's account is disabled. */
  disabled?: boolean
  /** Whether the user is a site admin. */
  site_admin?: boolean
  /** The user's email addresses. */
  emails?: string[] | null
  /** The user's employee ID, if the organization sets one. */
  employee_id?: string | null
  /** The user's job title. */
  job_title?: string | null
  /** The ID of the agency the user works for. */
  agency_id?: number | null
  /** The IDs of the candidates linked to the user. */
  linked_candidate_ids?: number[]
  /** The user's interviewer tags. */
  interviewer_tags?: InterviewerTag[]
  /** The IDs of the offices the user belongs to. */
  office_ids?: number[]
  /** The IDs of the departments the user belongs to. */
  department_ids?: number[]
  /** The offices the user belongs to. */
  offices?: Office[]
  /** The departments the user belongs to. */
  departments?: Department[]
  custom_fields?: CustomFields | null
}

export interface InterviewerTag {
  id?: number | null
  name?: string | null
}

export interface Opening {
  /** The opening's ID. */
  id: number
  /** The ID of the job. */
  job_id?: number
  /** The opening's ID of the organization's own choice. */
  opening_id?: string | null
  /** Whether the opening is open. */
  open?: boolean
  /** The time the opening was opened, in ISO 8601 format. */
  opened_at?: string | null
  /** The time the opening was closed. Null while open. */
  closed_at?: string | null
  /** The opening's position in the job. */
  sort_order?: number
  /** The ID of the application that filled the opening. */
  application_id?: number | null
  /** The ID of the reason the opening was closed. */
  close_reason_id?: number | null
  /** The day on which the position is to be filled. */
  target_start_on?: string | null
  custom_fields?: CustomFields | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface Answer {
  question?: string | null
  answer?: string | null
}

export interface ProspectDetail {
  /** The record's ID. */
  id: number
  /** The ID of the prospect application. */
  application_id?: number
  /** The ID of the prospect pool. */
  pool_id?: number | null
  /** The ID of the stage in the pool. */
  pool_stage_id?: number | null
  /** The ID of the user who owns the prospect. */
  prospect_owner_id?: number | null
  /** The ID of the department the prospect is considered for. */
  department_id?: number | null
  /** The ID of the office the prospect is considered for. */
  office_id?: number | null
  prospect_pool?: ProspectPool | null
  prospect_stage?: ProspectStage | null
  prospect_owner?: User | null
  office?: Office | null
  department?: Department | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface ProspectPool {
  /** The pool's ID. */
  id: number
  /** The pool's name. */
  name?: string
  /** Whether Greenhouse shows the pool. */
  active?: boolean
  /** The pool's description. */
  description?: string | null
  /** The IDs of its departments. */
  department_ids?: number[]
  /** The IDs of its offices. */
  office_ids?: number[]
  /** The IDs of its jobs. */
  job_ids?: number[]
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

export interface ProspectStage {
  /** The stage's ID. */
  id: number
  /** The ID of the pool. */
  prospect_pool_id?: number
  /** The stage's name. */
  name?: string
  /** The stage's position in the pool. */
  sort_order?: number
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of applications.get. */
export interface ApplicationsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Searchable fields of applications, in hosted mode. */
export interface ApplicationsSearchFields {
  answers: unknown[] | null
  applied_at: string | null
  attachments: unknown[] | null
  candidate_id: number | null
  credited_to: { [k: string]: unknown } | null
  current_stage: { [k: string]: unknown } | null
  id: number | null
  job_post_id: number | null
  jobs: unknown[] | null
  last_activity_at: string | null
  location: { [k: string]: unknown } | null
  prospect: boolean | null
  prospect_detail: { [k: string]: unknown } | null
  prospective_department: { [k: string]: unknown } | null
  prospective_office: { [k: string]: unknown } | null
  rejected_at: string | null
  rejection_details: { [k: string]: unknown } | null
  rejection_reason: { [k: string]: unknown } | null
  source: { [k: string]: unknown } | null
  status: string | null
}

/** Params of jobs.list. */
export interface JobsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by job status. */
  status?: "open" | "closed" | "draft"
  /** Filters by requisition ID. */
  requisition_id?: string
  /** Filters by department, as `departments.list` returns it. */
  department_id?: number
  /** Filters by office, as `offices.list` returns it. */
  office_id?: number
}

/** Params of jobs.get. */
export interface JobsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Searchable fields of jobs, in hosted mode. */
export interface JobsSearchFields {
  closed_at: string | null
  confidential: boolean | null
  copied_from_id: number | null
  created_at: string | null
  custom_fields: { [k: string]: unknown } | null
  departments: unknown[] | null
  hiring_team: { [k: string]: unknown } | null
  id: number | null
  is_template: boolean | null
  keyed_custom_fields: { [k: string]: unknown } | null
  name: string | null
  notes: string | null
  offices: unknown[] | null
  opened_at: string | null
  openings: unknown[] | null
  requisition_id: string | null
  status: string | null
  updated_at: string | null
}

/** Params of offers.list. */
export interface OffersListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by application, as `applications.list` returns it. */
  application_id?: number
  /** Filters to offers resolved at or after this time, in ISO 8601 format. */
  resolved_after?: string
  /** Filters to offers that start on or after this date. */
  starts_after?: string
  /** Filters to offers that start on or before this date. */
  starts_before?: string
  /** Whether to return the current version of each offer only. */
  current_only?: boolean
}

export interface Offer {
  /** The offer's ID. */
  id: number
  /** The offer's version number. */
  version?: number
  /** The ID of the application the offer is for. */
  application_id?: number
  /** The ID of the job offered. */
  job_id?: number
  /** The ID of the candidate the offer is made to. */
  candidate_id?: number
  /** The ID of the opening the offer would fill. */
  opening_id?: number | null
  opening?: Opening | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** The date the offer was sent. Null if not yet sent. */
  sent_at?: string | null
  /** The time the offer was accepted or rejected. Null until then. */
  resolved_at?: string | null
  /** The candidate's start date. Null if not set. */
  starts_at?: string | null
  /** The offer's status. */
  status?: "unresolved" | "accepted" | "rejected" | "deprecated"
  custom_fields?: CustomFields | null
  keyed_custom_fields?: CustomFields | null
}

/** Params of offers.get. */
export interface OffersGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Searchable fields of offers, in hosted mode. */
export interface OffersSearchFields {
  application_id: number | null
  candidate_id: number | null
  created_at: string | null
  custom_fields: { [k: string]: unknown } | null
  id: number | null
  job_id: number | null
  keyed_custom_fields: { [k: string]: unknown } | null
  opening: { [k: string]: unknown } | null
  resolved_at: string | null
  sent_at: string | null
  starts_at: string | null
  status: string | null
  updated_at: string | null
  version: number | null
}

/** Params of users.list. */
export interface UsersListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by primary email address. */
  email?: string
  /** Filters by employee ID. */
  employee_id?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  created_at: string | null
  departments: unknown[] | null
  disabled: boolean | null
  emails: unknown[] | null
  employee_id: string | null
  first_name: string | null
  id: number | null
  last_name: string | null
  linked_candidate_ids: unknown[] | null
  name: string | null
  offices: unknown[] | null
  primary_email_address: string | null
  site_admin: boolean | null
  updated_at: string | null
}

/** Params of departments.list. */
export interface DepartmentsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters to the departments directly below this one. */
  parent_id?: number
  /** Filters by the organization's own ID. */
  external_id?: string
}

/** Params of departments.get. */
export interface DepartmentsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Searchable fields of departments, in hosted mode. */
export interface DepartmentsSearchFields {
  id: number | null
  name: string | null
  parent_id: number | null
  parent_department_external_id: string | null
  child_ids: unknown[] | null
  child_department_external_ids: unknown[] | null
  external_id: string | null
}

/** Params of offices.list. */
export interface OfficesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters to the offices directly below this one. */
  parent_id?: number
  /** Filters by the organization's own ID. */
  external_id?: string
}

/** Params of offices.get. */
export interface OfficesGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Searchable fields of offices, in hosted mode. */
export interface OfficesSearchFields {
  id: number | null
  name: string | null
  location: { [k: string]: unknown } | null
  primary_contact_user_id: number | null
  parent_id: number | null
  parent_office_external_id: string | null
  child_ids: unknown[] | null
  child_office_external_ids: unknown[] | null
  external_id: string | null
}

/** Params of job_posts.list. */
export interface JobPostsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Set to `true` to return live job posts only. */
  live?: boolean
  /** Set to `true` to leave out deleted job posts, or to `false` to return deleted ones only. */
  active?: boolean
  /** Set to `true` to return posts of internal job boards only. */
  internal?: boolean
  /** Filters to the posts of this job. */
  job_id?: number
}

export interface JobPost {
  /** The job post's ID. */
  id: number
  /** The job post's title, as shown to applicants. */
  title?: string
  /** Whether the post is on an internal job board. */
  internal?: boolean
  /** Always null since v3, which marks internal posts only. */
  external?: boolean | null
  /** Always null since v3, which has no location of posts. */
  location?: { [k: string]: unknown } | null
  /** Whether the post is active. Inactive posts are deleted. */
  active?: boolean
  /** Whether the post is published on a job board. */
  live?: boolean
  /** Whether the post is featured. */
  featured?: boolean
  /** The time of first publication. Null if never published. */
  first_published_at?: string | null
  /** The ID of the job the post advertises. */
  job_id?: number
  /** The ID of the job board. */
  job_board_id?: number
  /** The post's language, such as `en`. */
  language?: string | null
  /** The post's address for applicants. */
  public_url?: string | null
  /** The post's description, as HTML. */
  content?: string | null
  /** The description for the internal job board, as HTML. */
  internal_content?: string | null
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The ID of the demographic question set, if one is used. */
  demographic_question_set_id?: number | null
  /** The questions on the application form. */
  questions?: Question[]
}

export interface Question {
  id?: number | null
  required?: boolean | null
  private?: boolean | null
  label?: string | null
  name?: string | null
  description?: string | null
  answer_type?: string | null
  options?: QuestionOption[] | null
}

export interface QuestionOption {
  id?: number | null
  label?: string | null
}

/** Params of job_posts.get. */
export interface JobPostsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Searchable fields of job_posts, in hosted mode. */
export interface JobPostsSearchFields {
  id: number | null
  title: string | null
  location: { [k: string]: unknown } | null
  internal: boolean | null
  external: boolean | null
  active: boolean | null
  live: boolean | null
  first_published_at: string | null
  job_id: number | null
  content: string | null
  internal_content: string | null
  updated_at: string | null
  created_at: string | null
  demographic_question_set_id: number | null
  questions: unknown[] | null
}

/** Params of sources.list. */
export interface SourcesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
}

/** Searchable fields of sources, in hosted mode. */
export interface SourcesSearchFields {
  id: number | null
  name: string | null
  type: { [k: string]: unknown } | null
}

/** Params of scheduled_interviews.list. */
export interface ScheduledInterviewsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters to interviews that start at or after this time, in ISO 8601 format. */
  starts_after?: string
  /** Filters to interviews that end before this time, in ISO 8601 format. */
  ends_before?: string
  /** Filters by application, as `applications.list` returns it. */
  application_id?: number
  /** Filters by job, as `jobs.list` returns it. */
  job_id?: number
  /** Filters by the ID of the event in the organizer's calendar. */
  external_event_id?: string
}

export interface ScheduledInterview {
  /** The scheduled interview's ID. */
  id: number
  /** The ID of the application the interview is for. */
  application_id?: number
  /** The ID of the job. */
  job_id?: number
  /** The ID of the event in the organizer's calendar. */
  external_event_id?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** The interview's start, as a time or a whole day. */
  start?: ({
    date_time?: string | null
    date?: string | null
  } | null)
  /** The interview's end, as a time or a whole day. */
  end?: ({
    date_time?: string | null
    date?: string | null
  } | null)
  /** The interview's location. Null if not given. */
  location?: string | null
  /** The address of the video call. Null if there is none. */
  video_conferencing_url?: string | null
  /** The interview's progress, from scheduled to complete. */
  status?: string
  /** The interview from the job's plan, by ID. */
  interview?: ({
    id?: number | null
  } | null)
  /** The user who scheduled the interview, by ID. */
  organizer?: ({
    id?: number | null
  } | null)
  /** The users who interview, with their responses and scorecards. */
  interviewers?: Interviewer[]
  /** The time the interview was scheduled, in ISO 8601 format. */
  scheduled_at?: string | null
  /** The time the candidate's availability came, in ISO 8601 format. */
  availability_received_at?: string | null
}

export interface Interviewer {
  /** The record's ID. */
  id: number
  /** The ID of the scheduled interview. */
  interview_id?: number
  /** The ID of the user who interviews. */
  user_id?: number | null
  /** The ID of the interviewer's scorecard. */
  scorecard_id?: number | null
  /** The interviewer's email address. */
  email?: string | null
  /** The response to the invitation. */
  response_status?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of scheduled_interviews.get. */
export interface ScheduledInterviewsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of application_attachment.download. */
export interface ApplicationAttachmentDownloadParams {
  /** Index of the attachment, starting at 0. (at least 0; default 0) */
  attachment_index?: number
  /** Byte range of the content to download, such as `bytes=0-1023`. */
  range_header?: string
  /** ID of the application that has the attachment. */
  id: number
}

/** Params of candidate_attachment.download. */
export interface CandidateAttachmentDownloadParams {
  /** Index of the attachment, starting at 0. (at least 0; default 0) */
  attachment_index?: number
  /** Byte range of the content to download, such as `bytes=0-1023`. */
  range_header?: string
  /** ID of the candidate who has the attachment. */
  id: number
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of applications, at most 50. (at most 50 items) */
  application_ids?: number[]
  /** Filters by IDs of candidates, at most 50. (at most 50 items) */
  candidate_ids?: number[]
  /** Filters by type, such as `resume`. */
  type?: string
}

/** Params of rejection_details.list. */
export interface RejectionDetailsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of applications, at most 50. (at most 50 items) */
  application_ids?: number[]
  /** Filters by IDs of rejection reasons, at most 50. (at most 50 items) */
  rejection_reason_ids?: number[]
}

/** Params of rejection_reasons.list. */
export interface RejectionReasonsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Whether to include Greenhouse's own reasons. */
  include_defaults?: boolean
}

/** Params of prospect_details.list. */
export interface ProspectDetailsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of applications, at most 50. (at most 50 items) */
  application_ids?: number[]
  /** Filters by IDs of prospect pools, at most 50. (at most 50 items) */
  pool_ids?: number[]
}

/** Params of prospect_pools.list. */
export interface ProspectPoolsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Set to `true` to return active pools only. */
  active?: boolean
}

/** Params of prospect_pool_stages.list. */
export interface ProspectPoolStagesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of prospect pools, at most 50. (at most 50 items) */
  prospect_pool_ids?: number[]
}

/** Params of referrers.list. */
export interface ReferrersListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of users, at most 50. (at most 50 items) */
  user_ids?: number[]
}

/** Params of interviewers.list. */
export interface InterviewersListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of scheduled interviews, at most 50. (at most 50 items) */
  interview_ids?: number[]
  /** Filters by IDs of users, at most 50. (at most 50 items) */
  user_ids?: number[]
}

/** Params of job_openings.list. */
export interface JobOpeningsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of jobs, at most 50. (at most 50 items) */
  job_ids?: number[]
  /** Filters by IDs of applications, at most 50. (at most 50 items) */
  application_ids?: number[]
  /** Set to `true` to return open positions only. */
  open?: boolean
}

/** Params of hiring_managers.list. */
export interface HiringManagersListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of jobs, at most 50. (at most 50 items) */
  job_ids?: number[]
  /** Filters by IDs of users, at most 50. (at most 50 items) */
  user_ids?: number[]
}

export interface HiringManager {
  /** The record's ID. */
  id: number
  /** The ID of the job. */
  job_id?: number
  /** The ID of the user. */
  user_id?: number
  user?: User | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of job_stages.list. */
export interface JobStagesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of jobs, at most 50. (at most 50 items) */
  job_ids?: number[]
  /** Set to `true` to leave out deleted stages. */
  active?: boolean
}

export interface JobStage {
  /** The stage's ID. */
  id: number
  /** The stage's name. */
  name?: string
  /** Whether the stage is active. Inactive stages are deleted. */
  active?: boolean
  /** The ID of the job. */
  job_id?: number
  /** The stage's position in the plan. */
  priority?: number
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of scorecards.list. */
export interface ScorecardsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of applications, at most 50. (at most 50 items) */
  application_ids?: number[]
  /** Filters by status. */
  status?: string
}

export interface Scorecard {
  /** The scorecard's ID. */
  id: number
  /** The ID of the application. */
  application_id?: number | null
  /** The ID of the interview kit. */
  interview_kit_id?: number | null
  /** The ID of the interviewer. */
  interviewer_id?: number | null
  /** The ID of the user who submitted it. */
  submitter_id?: number | null
  /** The recommendation, such as `strong_yes`. */
  overall_recommendation?: string | null
  /** The scorecard's status. */
  status?: string | null
  /** The time of the interview, in ISO 8601 format. */
  interviewed_at?: string | null
  /** The time of submission, in ISO 8601 format. */
  submitted_at?: string | null
  /** The interviewer's notes. */
  notes?: string | null
  /** Notes that only some users see. */
  private_notes?: string | null
  /** Notes for all users with access to the scorecard. */
  public_notes?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of tags.list. */
export interface TagsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
}

export interface Tag {
  /** The tag's ID. */
  id: number
  /** The tag's name. */
  name?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of close_reasons.list. */
export interface CloseReasonsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
}

export interface CloseReason {
  /** The reason's ID. */
  id: number
  /** The reason's name. */
  name?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of user_roles.list. */
export interface UserRolesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
}

export interface UserRole {
  /** The role's ID. */
  id: number
  /** The role's name. */
  name?: string
  /** The role's type, such as `interviewer`. */
  type?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by the type of record, such as `candidate`. */
  field_type?: string
  /** Set to `true` to leave out deleted fields. */
  active?: boolean
}

export interface CustomField {
  /** The field's ID. */
  id: number
  /** The field's name. */
  name?: string
  /** Whether the field is active. Inactive fields are deleted. */
  active?: boolean
  /** The type of record that has the field. */
  field_type?: string
  /** The field's position. */
  priority?: number | null
  /** The type of the values. */
  value_type?: string
  /** Whether the field is private. */
  private?: boolean | null
  /** Whether a value is required. */
  required?: boolean | null
  /** Whether changes restart approvals. */
  require_approval?: boolean | null
  /** Whether changes create a new offer version. */
  trigger_new_version?: boolean | null
  /** The field's permanent key. */
  name_key?: string
  /** The field's description. */
  description?: string | null
  /** Whether the Job Board API shows the field. */
  expose_in_job_board_api?: boolean | null
  /** Whether only the API can change values. */
  api_only?: boolean | null
  /** The token in email and document templates. */
  template_token_string?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of custom_field_options.list. */
export interface CustomFieldOptionsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of custom fields, at most 50. (at most 50 items) */
  custom_field_ids?: number[]
  /** Set to `true` to leave out deleted options. */
  active?: boolean
}

export interface FieldOption {
  /** The option's ID. */
  id: number
  /** The ID of the custom field. */
  custom_field_id?: number
  /** The option's name. */
  name?: string
  /** Whether the option is active. */
  active?: boolean
  /** The option's position. */
  priority?: number | null
  /** The organization's own ID for the option. */
  external_id?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of notes.list. */
export interface NotesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of candidates, at most 50. (at most 50 items) */
  candidate_ids?: number[]
  /** Filters by IDs of applications, at most 50. (at most 50 items) */
  application_ids?: number[]
}

export interface Note {
  /** The note's ID. */
  id: number
  /** The ID of the candidate. */
  candidate_id?: number | null
  /** The ID of the application. */
  application_id?: number | null
  /** The ID of the user who wrote it. */
  user_id?: number | null
  /** The kind of note. */
  type?: string | null
  /** The users who see the note. */
  visibility?: string | null
  /** The subject of an email. */
  subject?: string | null
  /** The text. */
  body?: string | null
  /** The sender's address, of an email. */
  email_from?: string | null
  /** The recipient's address, of an email. */
  email_to?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of educations.list. */
export interface EducationsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of candidates, at most 50. (at most 50 items) */
  candidate_ids?: number[]
}

export interface Education {
  /** The entry's ID. */
  id: number
  /** The ID of the candidate. */
  candidate_id?: number
  /** The ID of the school, an option of a custom field. */
  school_name_custom_field_option_id?: number | null
  /** The ID of the degree, an option of a custom field. */
  degree_custom_field_option_id?: number | null
  /** The ID of the discipline, an option of a custom field. */
  discipline_custom_field_option_id?: number | null
  /** Whether it is the latest entry. */
  latest?: boolean | null
  /** The start, in ISO 8601 format. */
  start_at?: string | null
  /** The end, in ISO 8601 format. */
  end_at?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Params of employments.list. */
export interface EmploymentsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /**
   * @deprecated
   * Page number: 1 is the only one since v3. `cursor` continues a list. Deprecated: use cursor instead. (1 to 1; default 1)
   */
  page?: number
  /** Cursor of the next page, as `next` of the page before has it. Takes no other param beside it. */
  cursor?: string
  /** Filters to records with these IDs, at most 50. (at most 50 items) */
  ids?: number[]
  /** Filters to records created at or before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by IDs of candidates, at most 50. (at most 50 items) */
  candidate_ids?: number[]
}

export interface Employment {
  /** The entry's ID. */
  id: number
  /** The ID of the candidate. */
  candidate_id?: number
  /** The employer's name. */
  company_name?: string | null
  /** The job title. */
  title?: string | null
  /** Whether it is the latest entry. */
  latest?: boolean | null
  /** The start. */
  start_date?: string | null
  /** The end. Null for the current employer. */
  end_date?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
}

/** Credentials by auth variant. */
export interface GreenhouseCredentials {
  client_credentials: GreenhouseClientCredentialsCredentials
  oauth: GreenhouseOauthCredentials
}

/** Harvest v3 credential */
export interface GreenhouseClientCredentialsCredentials {
  access_token?: string
  expires_at?: string
  client_id: string
  client_secret: string
  /** Numeric ID of the user to act as, a Site Admin. Defaults to the credential's service account. */
  sub?: string
}

/** Greenhouse partner app */
export interface GreenhouseOauthCredentials {
  access_token?: string
  expires_at?: string
  refresh_token: string
  client_id?: string
  client_secret?: string
}

export interface GreenhouseConfig { [k: string]: never }
