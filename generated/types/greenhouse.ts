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

/** What can be called, by entity and action. */
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
  id: number
  first_name?: string | null
  last_name?: string | null
  company?: string | null
  title?: string | null
  created_at?: string
  updated_at?: string
  last_activity?: string | null
  is_private?: boolean
  photo_url?: string | null
  attachments?: Attachment[]
  application_ids?: number[]
  linked_user_ids?: number[]
  applications?: Application[]
  phone_numbers?: Contact[]
  addresses?: Contact[]
  email_addresses?: Contact[]
  website_addresses?: Contact[]
  social_media_addresses?: Contact[]
  recruiter?: Person | null
  coordinator?: Person | null
  can_email?: boolean
  tags?: string[]
  educations?: Education[]
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
  id: number
  candidate_id?: number
  prospect?: boolean
  applied_at?: string | null
  rejected_at?: string | null
  last_activity_at?: string | null
  location?: ApplicantLocation | null
  source?: ApplicationSource | null
  credited_to?: Person | null
  recruiter?: Person | null
  coordinator?: Person | null
  rejection_reason?: RejectionReason | null
  rejection_details?: RejectionDetails | null
  jobs?: Named[]
  job_post_id?: number | null
  status?: string | null
  current_stage?: Named | null
  answers?: Answer[]
  prospective_office?: Office | null
  prospective_department?: Department | null
  prospect_detail?: ProspectDetail | null
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
  id: number
  name?: string
  location?: OfficeLocation | null
  primary_contact_user_id?: number | null
  parent_id?: number | null
  parent_office_external_id?: string | null
  child_ids?: number[]
  child_office_external_ids?: string[]
  external_id?: string | null
}

export interface OfficeLocation {
  name?: string | null
}

export interface Department {
  id: number
  name?: string
  parent_id?: number | null
  parent_department_external_id?: string | null
  child_ids?: number[]
  child_department_external_ids?: string[]
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
  id: number
  name?: string
  requisition_id?: string | null
  notes?: string | null
  confidential?: boolean
  status?: string
  created_at?: string
  opened_at?: string | null
  closed_at?: string | null
  updated_at?: string
  is_template?: boolean | null
  copied_from_id?: number | null
  departments?: (Department | null)[]
  offices?: Office[]
  custom_fields?: CustomFields | null
  keyed_custom_fields?: KeyedFields | null
  hiring_team?: HiringTeam | null
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
  id: number
  version?: number
  application_id?: number
  job_id?: number | null
  candidate_id?: number
  opening?: Opening | null
  created_at?: string
  updated_at?: string
  sent_at?: string | null
  resolved_at?: string | null
  starts_at?: string | null
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
  id: number
  name?: string | null
  first_name?: string | null
  last_name?: string | null
  primary_email_address?: string | null
  updated_at?: string
  created_at?: string
  disabled?: boolean
  site_admin?: boolean
  emails?: string[]
  employee_id?: string | null
  linked_candidate_ids?: number[]
  offices?: Office[]
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
  id: number
  title?: string
  location?: PostLocation | null
  internal?: boolean
  external?: boolean
  active?: boolean
  live?: boolean
  first_published_at?: string | null
  job_id?: number | null
  content?: string | null
  internal_content?: string | null
  updated_at?: string
  created_at?: string
  demographic_question_set_id?: number | null
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
  id: number
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
  id: number
  application_id?: number
  external_event_id?: string | null
  created_at?: string
  updated_at?: string
  start?: Moment | null
  end?: Moment | null
  location?: string | null
  video_conferencing_url?: string | null
  status?: string
  interview?: Named | null
  organizer?: Person | null
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
