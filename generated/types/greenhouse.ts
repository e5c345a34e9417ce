// Generated from definitions/greenhouse.yaml by `npm run generate`.
import type {} from "../../client/types/kinds.ts"

declare module "../../client/types/kinds.ts" {
  interface Kinds {
    /** Greenhouse */
    "greenhouse": Greenhouse
  }
}

export type AttachmentType =
  | "resume"
  | "cover_letter"
  | "admin_only"
  | "take_home_test"
  | "offer_packet"
  | "offer_letter"
  | "signed_offer_letter"
  | "other"

/** Greenhouse. Candidates, applications, jobs, offers, interviews and users of a Greenhouse organization. Read-only. */
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
     * Lists candidates with contact details, attachments and applications. Set `updated_after` for recent changes only.
     */
    list: {
      params: CandidatesListParams
      records: Candidate[]
      meta: {}
    }
    /** Gets a candidate with contact details, education, employment, attachments and all applications. */
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
  /** A job with its openings, hiring team, departments and offices. */
  jobs: {
    /** Lists open, closed and draft jobs with openings, hiring team, departments and offices. */
    list: {
      params: JobsListParams
      records: Job[]
      meta: {}
    }
    /** Gets a job with openings, hiring team and custom fields. */
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
    /** Lists departments as a flat list. `parent_id` and `child_ids` give the tree. */
    list: {
      params: DepartmentsListParams
      records: Department[]
      meta: {}
    }
    /** Gets a department with the IDs of its parent and children. */
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
    /** Lists offices as a flat list. `parent_id` and `child_ids` give the tree. */
    list: {
      params: OfficesListParams
      records: Office[]
      meta: {}
    }
    /** Gets an office with its location, primary contact, parent and children. */
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
}

/** Params of candidates.list. */
export interface CandidatesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
}

export interface Candidate {
  /** The candidate's ID. */
  id: number
  /** The candidate's first name. */
  first_name?: string | null
  /** The candidate's last name. */
  last_name?: string | null
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
  is_private?: boolean
  /** The address of the candidate's photo. Null if there is none. */
  photo_url?: string | null
  /** The files attached to the candidate, such as resumes, with expiring links. */
  attachments?: Attachment[]
  /** The IDs of the candidate's applications. */
  application_ids?: number[]
  /** The IDs of the Greenhouse users linked to the candidate. */
  linked_user_ids?: number[]
  /** The candidate's applications, in full. */
  applications?: Application[]
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
  recruiter?: Person | null
  coordinator?: Person | null
  /** Whether the candidate may be sent email. */
  can_email?: boolean
  /** The names of the candidate's tags. */
  tags?: string[]
  /** The candidate's education, one entry for each school. */
  educations?: Education[]
  /** The candidate's work history, one entry for each employer. */
  employments?: Employment[]
  custom_fields?: CustomFields | null
  keyed_custom_fields?: KeyedFields | null
}

export interface Attachment {
  filename?: string
  url?: string
  type?: AttachmentType
  created_at?: string | null
}

export interface Application {
  /** The application's ID. */
  id: number
  /** The ID of the candidate who applied. */
  candidate_id?: number
  /** Whether the application is a prospect's, not yet considered for a job. */
  prospect?: boolean
  /** The time of application, in ISO 8601 format. */
  applied_at?: string | null
  /** The time of rejection. Null unless rejected. */
  rejected_at?: string | null
  /** The time of the application's last activity, in ISO 8601 format. */
  last_activity_at?: string | null
  location?: ApplicantLocation | null
  source?: ApplicationSource | null
  credited_to?: Person | null
  recruiter?: Person | null
  coordinator?: Person | null
  rejection_reason?: RejectionReason | null
  rejection_details?: RejectionDetails | null
  /** The jobs the application is for. May be empty for prospects. */
  jobs?: Named[]
  /** The ID of the job post the candidate applied through, if any. */
  job_post_id?: number | null
  /** The application's status, such as active, rejected or hired. */
  status?: string | null
  current_stage?: Named | null
  /** The candidate's answers to the application questions. */
  answers?: Answer[]
  prospective_office?: Office | null
  prospective_department?: Department | null
  prospect_detail?: ProspectDetail | null
  /** The files attached to the application, with expiring links. */
  attachments?: Attachment[]
  custom_fields?: CustomFields | null
  keyed_custom_fields?: KeyedFields | null
}

export interface ApplicantLocation {
  address?: string | null
}

export interface ApplicationSource {
  id?: number | null
  public_name?: string | null
}

export interface Person {
  id?: number | null
  first_name?: string | null
  last_name?: string | null
  name?: string | null
  employee_id?: string | null
}

export interface RejectionReason {
  id?: number | null
  name?: string | null
  type?: Named | null
}

export interface Named {
  id?: number | null
  name?: string | null
}

export interface RejectionDetails {
  custom_fields?: CustomFields | null
  keyed_custom_fields?: KeyedFields | null
}

/** Custom field values by field: text, boolean, list or amount, as the account defines them. */
export interface CustomFields { [k: string]: unknown }

/** Custom fields with title and type, by their permanent key. */
export interface KeyedFields {
  [k: string]: KeyedField
}

export interface KeyedField {
  name?: string | null
  type?: string | null
  /** Value of the custom field. Its type depends on the field: text, number, boolean, list, amount or person. */
  value?: unknown
}

export interface Answer {
  question?: string | null
  answer?: string | null
}

export interface Office {
  /** The office's ID. */
  id: number
  /** The office's name. */
  name?: string
  location?: OfficeLocation | null
  /** The ID of the user who is the office's primary contact. */
  primary_contact_user_id?: number | null
  /** The ID of the parent office. Null at the top level. */
  parent_id?: number | null
  /** The external ID of the parent office. */
  parent_office_external_id?: string | null
  /** The IDs of the offices directly below. */
  child_ids?: number[]
  /** The external IDs of the offices directly below. */
  child_office_external_ids?: string[]
  /** The organization's own ID for the office. */
  external_id?: string | null
}

export interface OfficeLocation {
  name?: string | null
}

export interface Department {
  /** The department's ID. */
  id: number
  /** The department's name. */
  name?: string
  /** The ID of the parent department. Null at the top level. */
  parent_id?: number | null
  /** The external ID of the parent department. */
  parent_department_external_id?: string | null
  /** The IDs of the departments directly below. */
  child_ids?: number[]
  /** The external IDs of the departments directly below. */
  child_department_external_ids?: string[]
  /** The organization's own ID for the department. */
  external_id?: string | null
}

export interface ProspectDetail {
  prospect_pool?: Named | null
  prospect_stage?: Named | null
  prospect_owner?: Named | null
}

export interface Contact {
  value?: string | null
  type?: string | null
}

export interface Education {
  id?: number | null
  school_name?: string | null
  degree?: string | null
  discipline?: string | null
  start_date?: string | null
  end_date?: string | null
}

export interface Employment {
  id?: number | null
  company_name?: string | null
  title?: string | null
  start_date?: string | null
  end_date?: string | null
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
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Filters to records created before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to applications with activity at or after this time, in ISO 8601 format. */
  last_activity_after?: string
  /** Filters to applications for this job, including prospects. */
  job_id?: number
  /** Filters by application status. */
  status?: "active" | "rejected" | "hired"
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
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
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
  /** The job's status: open, closed or draft. */
  status?: string
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
  /** The departments the job belongs to. */
  departments?: (Department | null)[]
  /** The offices the job belongs to. */
  offices?: Office[]
  custom_fields?: CustomFields | null
  keyed_custom_fields?: KeyedFields | null
  hiring_team?: HiringTeam | null
  /** The job's openings, one for each position to fill. */
  openings?: Opening[]
}

export interface HiringTeam {
  hiring_managers?: Person[]
  recruiters?: TeamMember[]
  coordinators?: TeamMember[]
  sourcers?: TeamMember[]
}

export interface TeamMember {
  id?: number | null
  first_name?: string | null
  last_name?: string | null
  name?: string | null
  employee_id?: string | null
  responsible?: boolean | null
}

export interface Opening {
  id?: number
  opening_id?: string | null
  status?: string | null
  opened_at?: string | null
  closed_at?: string | null
  application_id?: number | null
  close_reason?: Named | null
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
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Filters to records created before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters to offers resolved at or after this time, in ISO 8601 format. */
  resolved_after?: string
}

export interface Offer {
  /** The offer's ID. */
  id: number
  /** The offer's version number. */
  version?: number
  /** The ID of the application the offer is for. */
  application_id?: number
  /** The ID of the job offered. */
  job_id?: number | null
  /** The ID of the candidate the offer is made to. */
  candidate_id?: number
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
  /** The offer's status, such as unresolved, accepted, rejected or deprecated. */
  status?: string
  custom_fields?: CustomFields | null
  keyed_custom_fields?: KeyedFields | null
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
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Filters to records created before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
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
  primary_email_address?: string | null
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** Whether the user's account is disabled. */
  disabled?: boolean
  /** Whether the user is a site admin. */
  site_admin?: boolean
  /** The user's email addresses. */
  emails?: string[]
  /** The user's employee ID, if the organization sets one. */
  employee_id?: string | null
  /** The IDs of the candidates linked to the user. */
  linked_candidate_ids?: number[]
  /** The offices the user belongs to. */
  offices?: Office[]
  /** The departments the user belongs to. */
  departments?: Department[]
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
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
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
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
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
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Set to `true` to return live job posts only. */
  live?: boolean
  /** Set to `true` to leave out deleted job posts, or to `false` to return deleted ones only. */
  active?: boolean
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
}

export interface JobPost {
  /** The job post's ID. */
  id: number
  /** The job post's title, as shown to applicants. */
  title?: string
  location?: PostLocation | null
  /** Whether the post is on an internal job board. */
  internal?: boolean
  /** Whether the post is on an external job board. */
  external?: boolean
  /** Whether the post is active. Inactive posts are deleted. */
  active?: boolean
  /** Whether the post is published on a job board. */
  live?: boolean
  /** The time of first publication. Null if never published. */
  first_published_at?: string | null
  /** The ID of the job the post advertises. */
  job_id?: number | null
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

export interface PostLocation {
  id?: number | null
  name?: string | null
  office_id?: number | null
  job_post_custom_location_id?: number | null
  job_post_location_type?: Named | null
}

export interface Question {
  required?: boolean | null
  private?: boolean | null
  label?: string | null
  name?: string | null
  type?: string | null
  values?: QuestionValue[] | null
  description?: string | null
}

export interface QuestionValue {
  value?: number | null
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
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
}

export interface Source {
  /** The source's ID. */
  id: number
  /** The source's name. */
  name?: string
  type?: Named | null
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
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Filters to records created before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters to interviews that start at or after this time, in ISO 8601 format. */
  starts_after?: string
  /** Filters to interviews that end before this time, in ISO 8601 format. */
  ends_before?: string
}

export interface ScheduledInterview {
  /** The scheduled interview's ID. */
  id: number
  /** The ID of the application the interview is for. */
  application_id?: number
  /** The ID of the event in the organizer's calendar. */
  external_event_id?: string | null
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  start?: Moment | null
  end?: Moment | null
  /** The interview's location. Null if not given. */
  location?: string | null
  /** The address of the video call. Null if there is none. */
  video_conferencing_url?: string | null
  /** The interview's progress, from scheduled to complete. */
  status?: string
  interview?: Named | null
  organizer?: Person | null
  /** The users who interview, with their responses and scorecards. */
  interviewers?: Interviewer[]
}

export interface Moment {
  date_time?: string | null
  date?: string | null
}

export interface Interviewer {
  id?: number | null
  employee_id?: string | null
  name?: string | null
  email?: string | null
  response_status?: string | null
  scorecard_id?: number | null
}

/** Params of scheduled_interviews.get. */
export interface ScheduledInterviewsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of application_attachment.download. */
export interface ApplicationAttachmentDownloadParams {
  /** ID of the application or candidate that has the attachment. */
  id: number
  /** Index of the attachment, starting at 0. (at least 0; default 0) */
  attachment_index?: number
  /** Byte range of the content to download, such as `bytes=0-1023`. */
  range_header?: string
}

/** Params of candidate_attachment.download. */
export interface CandidateAttachmentDownloadParams {
  /** ID of the application or candidate that has the attachment. */
  id: number
  /** Index of the attachment, starting at 0. (at least 0; default 0) */
  attachment_index?: number
  /** Byte range of the content to download, such as `bytes=0-1023`. */
  range_header?: string
}

/** Credentials by auth variant. */
export interface GreenhouseCredentials {
  api_key: GreenhouseApiKeyCredentials
}

/** Harvest API key */
export interface GreenhouseApiKeyCredentials {
  api_key: string
}

export interface GreenhouseConfig { [k: string]: never }
