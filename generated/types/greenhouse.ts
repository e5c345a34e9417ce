// Generated from definitions/greenhouse.yaml by `npm run generate`.

export type AttachmentType = ("resume" | "cover_letter" | "admin_only" | "take_home_test" | "offer_packet" | "offer_letter" | "signed_offer_letter" | "other")

/** Greenhouse. Candidates, applications, jobs, offers, interviews and people of a Greenhouse organization. Read only. */
export interface Greenhouse {
  operations: GreenhouseOperations
  credentials: GreenhouseCredentials
  config: GreenhouseConfig
}

/** What can be called, by entity and action. */
export interface GreenhouseOperations {
  /** A person who applied or was sourced, with contacts, attachments and applications. */
  candidates: {
    list: {
      params: CandidatesListParams
      records: Candidate[]
      meta: {}
    }
    get: {
      params: CandidatesGetParams
      records: Candidate
      meta: {}
    }
    search: {
      fields: CandidatesSearchFields
    }
  }
  /** A candidate's or prospect's way through the stages of a job. */
  applications: {
    list: {
      params: ApplicationsListParams
      records: Application[]
      meta: {}
    }
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
    list: {
      params: JobsListParams
      records: Job[]
      meta: {}
    }
    get: {
      params: JobsGetParams
      records: Job
      meta: {}
    }
    search: {
      fields: JobsSearchFields
    }
  }
  /** An offer made on an application; a new version replaces the one before. */
  offers: {
    list: {
      params: OffersListParams
      records: Offer[]
      meta: {}
    }
    get: {
      params: OffersGetParams
      records: Offer
      meta: {}
    }
    search: {
      fields: OffersSearchFields
    }
  }
  /** A person who works with Greenhouse. */
  users: {
    list: {
      params: UsersListParams
      records: User[]
      meta: {}
    }
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A department, which may be part of another. */
  departments: {
    list: {
      params: DepartmentsListParams
      records: Department[]
      meta: {}
    }
    get: {
      params: DepartmentsGetParams
      records: Department
      meta: {}
    }
    search: {
      fields: DepartmentsSearchFields
    }
  }
  /** An office, which may be part of another. */
  offices: {
    list: {
      params: OfficesListParams
      records: Office[]
      meta: {}
    }
    get: {
      params: OfficesGetParams
      records: Office
      meta: {}
    }
    search: {
      fields: OfficesSearchFields
    }
  }
  /** A job as it is published on a job board, with the questions applicants answer. */
  job_posts: {
    list: {
      params: JobPostsListParams
      records: JobPost[]
      meta: {}
    }
    get: {
      params: JobPostsGetParams
      records: JobPost
      meta: {}
    }
    search: {
      fields: JobPostsSearchFields
    }
  }
  /** Where candidates come from. */
  sources: {
    list: {
      params: SourcesListParams
      records: Source[]
      meta: {}
    }
    search: {
      fields: SourcesSearchFields
    }
  }
  /** An interview with its time, place and interviewers. */
  scheduled_interviews: {
    list: {
      params: ScheduledInterviewsListParams
      records: ScheduledInterview[]
      meta: {}
    }
    get: {
      params: ScheduledInterviewsGetParams
      records: ScheduledInterview
      meta: {}
    }
  }
  /** A file of an application. */
  application_attachment: {
    /** Streams one of an application's attachments. */
    download: {
      params: ApplicationAttachmentDownloadParams
      file: true
    }
  }
  /** A file of a candidate. */
  candidate_attachment: {
    /** Streams one of a candidate's attachments. */
    download: {
      params: CandidateAttachmentDownloadParams
      file: true
    }
  }
}

/** Params of candidates.list. */
export interface CandidatesListParams {
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
  /** Only those changed at or after this moment, as ISO 8601. */
  updated_after?: string
}

export interface Candidate {
  id: number
  first_name?: string
  last_name?: string
  company?: string | null
  title?: string | null
  created_at?: string
  updated_at?: string
  last_activity?: string
  is_private?: boolean
  photo_url?: string | null
  attachments?: Attachment[]
  application_ids?: number[]
  linked_user_ids?: number[]
  applications?: { [k: string]: unknown }[]
  phone_numbers?: { [k: string]: unknown }[]
  addresses?: { [k: string]: unknown }[]
  email_addresses?: { [k: string]: unknown }[]
  website_addresses?: { [k: string]: unknown }[]
  social_media_addresses?: { [k: string]: unknown }[]
  recruiter?: { [k: string]: unknown } | null
  coordinator?: { [k: string]: unknown } | null
  can_email?: boolean
  tags?: string[]
  educations?: { [k: string]: unknown }[]
  employments?: { [k: string]: unknown }[]
  custom_fields?: { [k: string]: unknown }
  keyed_custom_fields?: { [k: string]: unknown }
}

export interface Attachment {
  filename?: string
  url?: string
  type?: AttachmentType
  created_at?: string
}

/** Params of candidates.get. */
export interface CandidatesGetParams {
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
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
  /** Only those created before this moment, as ISO 8601. */
  created_before?: string
  /** Only those created at or after this moment, as ISO 8601. */
  created_after?: string
  /** Only those with activity at or after this moment, as ISO 8601. */
  last_activity_after?: string
  job_id?: number
  status?: "active" | "rejected" | "hired"
}

export interface Application {
  id: number
  candidate_id?: number
  prospect?: boolean
  applied_at?: string
  rejected_at?: string | null
  last_activity_at?: string
  location?: { [k: string]: unknown } | null
  source?: { [k: string]: unknown }
  credited_to?: { [k: string]: unknown }
  recruiter?: { [k: string]: unknown } | null
  coordinator?: { [k: string]: unknown } | null
  rejection_reason?: { [k: string]: unknown } | null
  rejection_details?: { [k: string]: unknown } | null
  jobs?: { [k: string]: unknown }[]
  job_post_id?: number | null
  status?: string
  current_stage?: { [k: string]: unknown } | null
  answers?: { [k: string]: unknown }[]
  prospective_office?: { [k: string]: unknown } | null
  prospective_department?: { [k: string]: unknown } | null
  prospect_detail?: { [k: string]: unknown }
  attachments?: Attachment[]
  custom_fields?: { [k: string]: unknown }
  keyed_custom_fields?: { [k: string]: unknown }
}

/** Params of applications.get. */
export interface ApplicationsGetParams {
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
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
  /** Only those changed at or after this moment, as ISO 8601. */
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
  opened_at?: string
  closed_at?: string | null
  updated_at?: string
  is_template?: boolean | null
  copied_from_id?: number | null
  departments?: ({ [k: string]: unknown } | null)[]
  offices?: { [k: string]: unknown }[]
  custom_fields?: { [k: string]: unknown }
  keyed_custom_fields?: { [k: string]: unknown }
  hiring_team?: { [k: string]: unknown }
  openings?: { [k: string]: unknown }[]
}

/** Params of jobs.get. */
export interface JobsGetParams {
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
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
  /** Only those created before this moment, as ISO 8601. */
  created_before?: string
  /** Only those created at or after this moment, as ISO 8601. */
  created_after?: string
  /** Only those changed at or after this moment, as ISO 8601. */
  updated_after?: string
  /** Only those resolved at or after this moment, as ISO 8601. */
  resolved_after?: string
}

export interface Offer {
  id: number
  version?: number
  application_id?: number
  job_id?: number
  candidate_id?: number
  opening?: { [k: string]: unknown } | null
  created_at?: string
  updated_at?: string
  sent_at?: string | null
  resolved_at?: string | null
  starts_at?: string | null
  status?: string
  custom_fields?: { [k: string]: unknown }
  keyed_custom_fields?: { [k: string]: unknown }
}

/** Params of offers.get. */
export interface OffersGetParams {
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
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
  /** Only those created before this moment, as ISO 8601. */
  created_before?: string
  /** Only those created at or after this moment, as ISO 8601. */
  created_after?: string
  /** Only those changed before this moment, as ISO 8601. */
  updated_before?: string
  /** Only those changed at or after this moment, as ISO 8601. */
  updated_after?: string
}

export interface User {
  id: number
  name?: string
  first_name?: string
  last_name?: string
  primary_email_address?: string
  updated_at?: string
  created_at?: string
  disabled?: boolean
  site_admin?: boolean
  emails?: string[]
  employee_id?: string | null
  linked_candidate_ids?: number[]
  offices?: { [k: string]: unknown }[]
  departments?: { [k: string]: unknown }[]
}

/** Params of users.get. */
export interface UsersGetParams {
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
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
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

/** Params of departments.get. */
export interface DepartmentsGetParams {
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
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
}

export interface Office {
  id: number
  name?: string
  location?: { [k: string]: unknown } | null
  primary_contact_user_id?: number | null
  parent_id?: number | null
  parent_office_external_id?: string | null
  child_ids?: number[]
  child_office_external_ids?: string[]
  external_id?: string | null
}

/** Params of offices.get. */
export interface OfficesGetParams {
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
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
  /** true gives only posts that are live. */
  live?: boolean
  /** true leaves deleted posts out, false gives only those. */
  active?: boolean
  /** Only those changed at or after this moment, as ISO 8601. */
  updated_after?: string
}

export interface JobPost {
  id: number
  title?: string
  location?: { [k: string]: unknown } | null
  internal?: boolean
  external?: boolean
  active?: boolean
  live?: boolean
  first_published_at?: string | null
  job_id?: number
  content?: string | null
  internal_content?: string | null
  updated_at?: string
  created_at?: string
  demographic_question_set_id?: number | null
  questions?: { [k: string]: unknown }[]
}

/** Params of job_posts.get. */
export interface JobPostsGetParams {
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
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
}

export interface Source {
  id: number
  name?: string
  type?: { [k: string]: unknown } | null
}

/** Searchable fields of sources, in hosted mode. */
export interface SourcesSearchFields {
  id: number | null
  name: string | null
  type: { [k: string]: unknown } | null
}

/** Params of scheduled_interviews.list. */
export interface ScheduledInterviewsListParams {
  /** (1 to 500; default 100) */
  per_page?: number
  /** (at least 1; default 1) */
  page?: number
  /** Only those created before this moment, as ISO 8601. */
  created_before?: string
  /** Only those created at or after this moment, as ISO 8601. */
  created_after?: string
  /** Only those changed before this moment, as ISO 8601. */
  updated_before?: string
  /** Only those changed at or after this moment, as ISO 8601. */
  updated_after?: string
  /** Only those that start at or after this moment, as ISO 8601. */
  starts_after?: string
  /** Only those that end before this moment, as ISO 8601. */
  ends_before?: string
}

export interface ScheduledInterview {
  id: number
  application_id?: number
  external_event_id?: string | null
  created_at?: string
  updated_at?: string
  start?: { [k: string]: unknown } | null
  end?: { [k: string]: unknown } | null
  location?: string | null
  video_conferencing_url?: string | null
  status?: string
  interview?: { [k: string]: unknown } | null
  organizer?: { [k: string]: unknown } | null
  interviewers?: { [k: string]: unknown }[]
}

/** Params of scheduled_interviews.get. */
export interface ScheduledInterviewsGetParams {
  id: number
}

/** Params of application_attachment.download. */
export interface ApplicationAttachmentDownloadParams {
  id: number
  /** Which of the attachments, counted from 0. (at least 0; default 0) */
  attachment_index?: number
  /** A part of the content, such as bytes=0-1023. */
  range_header?: string
}

/** Params of candidate_attachment.download. */
export interface CandidateAttachmentDownloadParams {
  id: number
  /** Which of the attachments, counted from 0. (at least 0; default 0) */
  attachment_index?: number
  /** A part of the content, such as bytes=0-1023. */
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
