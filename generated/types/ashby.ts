// Generated from definitions/ashby.yaml by `npm run generate`.
import type { FileInput } from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Ashby */
    "ashby": Ashby
  }
}

/** Value in a form that depends on the field. Ashby does not document more. */
export type AnyValue = unknown

/**
 * Ashby. Candidates with notes, tags, files and projects, applications, jobs, job postings, openings, interviews,
 * feedback, offers and users of an Ashby organization.
 */
export interface Ashby {
  operations: AshbyOperations
  credentials: AshbyCredentials
  config: AshbyConfig
}

/** The operations, by entity and action. */
export interface AshbyOperations {
  /** The API key in use. */
  api_key: {
    /** Gets the name and permissions of the API key in use. Requires the permission `apiKeysRead`. */
    get: {
      params: ApiKeyGetParams
      records: ApiKey
      meta: {}
    }
  }
  /** A candidate: a person who applies, or could apply, for jobs. Their jobs and stages are in `applications`. */
  candidates: {
    /** Lists candidates. With the `syncToken` of an earlier list's last page, returns only later changes. */
    list: {
      params: CandidatesListParams
      records: Candidate[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets a candidate by ID or by ID in an external system. */
    get: {
      params: CandidatesGetParams
      records: Candidate
      meta: {}
    }
    /** Creates a candidate. To consider the candidate for a job, use `applications.create`. */
    create: {
      params: CandidatesCreateParams
      records: Candidate
      meta: {}
    }
    /** Updates a candidate. Fields that you leave out keep their value. */
    update: {
      params: CandidatesUpdateParams
      records: Candidate
      meta: {}
    }
    /** Searches candidates by email address, name or both. Returns up to 100. */
    api_search: {
      params: CandidatesApiSearchParams
      records: Candidate[]
      meta: {}
    }
    /**
     * Anonymizes a candidate: erases their personal data permanently. All their applications must be archived or hired.
     */
    anonymize: {
      params: CandidatesAnonymizeParams
      records: Candidate
      meta: {}
    }
    search: {
      fields: CandidatesSearchFields
    }
  }
  /** A note on a candidate. */
  candidate_notes: {
    /** Lists the notes on a candidate. */
    list: {
      params: CandidateNotesListParams
      records: Note[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Creates a note on a candidate, as plain text or simple HTML. */
    create: {
      params: CandidateNotesCreateParams
      records: Note
      meta: {}
    }
  }
  /** A tag on a candidate. */
  candidate_taggings: {
    /** Adds a tag to a candidate. */
    create: {
      params: CandidateTaggingsCreateParams
      records: Candidate
      meta: {}
    }
    /** Removes a tag from a candidate. */
    delete: {
      params: CandidateTaggingsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A project that a candidate belongs to. */
  candidate_projects: {
    /** Lists the projects of a candidate. */
    list: {
      params: CandidateProjectsListParams
      records: Project[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Adds a candidate to a project. */
    create: {
      params: CandidateProjectsCreateParams
      records: Candidate
      meta: {}
    }
    /** Removes a candidate from a project. */
    delete: {
      params: CandidateProjectsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A file of a candidate. */
  candidate_files: {
    /** Uploads a file to a candidate and returns the candidate. */
    create: {
      params: CandidateFilesCreateParams
      records: Candidate
      meta: {}
    }
  }
  /** The resume of a candidate. */
  resumes: {
    /** Uploads a resume to a candidate, parses it to complete the profile, and returns the candidate. */
    create: {
      params: ResumesCreateParams
      records: Candidate
      meta: {}
    }
  }
  /** A file of a candidate. `fileHandles` and `resumeFileHandle` of `candidates.get` name the files. */
  files: {
    /** Gets the URL of a file by its handle. */
    get: {
      params: FilesGetParams
      records: FileUrl
      meta: {}
    }
    /** Downloads a file by its handle, as a stream. */
    download: {
      params: FilesDownloadParams
      file: true
    }
  }
  /** A tag for candidates. */
  candidate_tags: {
    /** Lists the candidate tags. */
    list: {
      params: CandidateTagsListParams
      records: Tag[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Creates a candidate tag. If a tag with the title exists, returns it unchanged. */
    create: {
      params: CandidateTagsCreateParams
      records: Tag
      meta: {}
    }
    /** Archives a candidate tag. */
    delete: {
      params: CandidateTagsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A project that groups candidates. */
  projects: {
    /** Lists projects. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets a project. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
  }
  /** An application of a candidate for a job, with its stage. Status is `Lead`, `Active`, `Hired` or `Archived`. */
  applications: {
    /**
     * Lists applications, filtered by status and job. With the `syncToken` of an earlier list's last page, returns only
     * later changes.
     */
    list: {
      params: ApplicationsListParams
      records: Application[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets an application with its history. For more data, set `expand`. */
    get: {
      params: ApplicationsGetParams
      records: ApplicationDetails
      meta: {}
    }
    /**
     * Creates an application of a candidate for a job. Starts in the first lead stage; set `interviewStageId` for
     * another.
     */
    create: {
      params: ApplicationsCreateParams
      records: Application
      meta: {}
    }
    /**
     * Updates the source, credited user or creation time of an application. To move it, use
     * `application_stages.update`.
     */
    update: {
      params: ApplicationsUpdateParams
      records: Application
      meta: {}
    }
    /** Transfers an application to another job. */
    transfer: {
      params: ApplicationsTransferParams
      records: Application
      meta: {}
    }
    search: {
      fields: ApplicationsSearchFields
    }
  }
  /** The stage of an application. */
  application_stages: {
    /**
     * Updates the stage of an application within its interview plan. Moving it to a stage of the type `Archived` with a
     * reason rejects it.
     */
    update: {
      params: ApplicationStagesUpdateParams
      records: Application
      meta: {}
    }
  }
  /** The source of an application. */
  application_sources: {
    /** Updates the source of an application. */
    update: {
      params: ApplicationSourcesUpdateParams
      records: Application
      meta: {}
    }
  }
  /** A stage in the history of an application. */
  application_history: {
    /** Lists the history of an application: its stages with their times. */
    list: {
      params: ApplicationHistoryListParams
      records: ApplicationHistory[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
  }
  /** Feedback of an interviewer on an application. */
  application_feedback: {
    /** Lists feedback and scorecards of interviewers, for an application or for all. */
    list: {
      params: ApplicationFeedbackListParams
      records: Feedback[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
  }
  /** A job that candidates are considered for. Status is `Draft`, `Open`, `Closed` or `Archived`. */
  jobs: {
    /** Lists jobs, filtered by status and time. Drafts are included only if `status` contains `Draft`. */
    list: {
      params: JobsListParams
      records: Job[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets a job with its hiring team, compensation and custom fields. */
    get: {
      params: JobsGetParams
      records: Job
      meta: {}
    }
    /** Creates a job as a draft. To open it, use `job_statuses.update`. */
    create: {
      params: JobsCreateParams
      records: Job
      meta: {}
    }
    /** Updates a job. Fields that you leave out keep their value. */
    update: {
      params: JobsUpdateParams
      records: Job
      meta: {}
    }
    /** Searches jobs by title or requisition ID. */
    api_search: {
      params: JobsApiSearchParams
      records: Job[]
      meta: {}
    }
    search: {
      fields: JobsSearchFields
    }
  }
  /** The status of a job. */
  job_statuses: {
    /**
     * Updates the status of a job. Allowed changes: draft to open or archived, open to closed, closed to draft or
     * archived, archived to draft.
     */
    update: {
      params: JobStatusesUpdateParams
      records: Job
      meta: {}
    }
  }
  /** A job posting: a job as it is published. */
  job_postings: {
    /** Lists published job postings. Includes unlisted postings by default; see `listedOnly`. */
    list: {
      params: JobPostingsListParams
      records: JobPostingSummary[]
      meta: {}
    }
    /** Gets a job posting with its description and application form. */
    get: {
      params: JobPostingsGetParams
      records: JobPosting
      meta: {}
    }
    /** Updates the title or description of a job posting. */
    update: {
      params: JobPostingsUpdateParams
      records: JobPosting
      meta: {}
    }
    search: {
      fields: JobPostingsSearchFields
    }
  }
  /** An opening: a position of a job to fill. */
  openings: {
    /** Lists openings. */
    list: {
      params: OpeningsListParams
      records: Opening[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets an opening. */
    get: {
      params: OpeningsGetParams
      records: Opening
      meta: {}
    }
  }
  /** A department or team of the organization. */
  departments: {
    /** Lists departments and teams. */
    list: {
      params: DepartmentsListParams
      records: Department[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets a department or team. */
    get: {
      params: DepartmentsGetParams
      records: Department
      meta: {}
    }
    /** Creates a department, or a team within a department. */
    create: {
      params: DepartmentsCreateParams
      records: Department
      meta: {}
    }
    /** Updates the names of a department or team. */
    update: {
      params: DepartmentsUpdateParams
      records: Department
      meta: {}
    }
  }
  /** A location of jobs, such as an office. */
  locations: {
    /** Lists locations. To include regions, set `includeLocationHierarchy` to `true`. */
    list: {
      params: LocationsListParams
      records: Location[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets a location. */
    get: {
      params: LocationsGetParams
      records: Location
      meta: {}
    }
  }
  /** An Ashby user. */
  users: {
    /** Lists users. To include deactivated users, set `includeDeactivated` to `true`. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets a user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Searches users by email address. */
    api_search: {
      params: UsersApiSearchParams
      records: User[]
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** A source of candidates. */
  sources: {
    /** Lists the sources of candidates. */
    list: {
      params: SourcesListParams
      records: Source[]
      meta: {}
    }
  }
  /** An archive reason for applications. */
  archive_reasons: {
    /** Lists the archive reasons for applications. */
    list: {
      params: ArchiveReasonsListParams
      records: ArchiveReason[]
      meta: {}
    }
  }
  /** A custom field of the organization. */
  custom_fields: {
    /** Lists the custom fields with their choices. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
  }
  /** The value of a custom field. */
  custom_field_values: {
    /** Updates the value of a custom field on a candidate, application, job or opening. */
    update: {
      params: CustomFieldValuesUpdateParams
      records: CustomFieldValue
      meta: {}
    }
  }
  /** A feedback form that interviewers complete. */
  feedback_form_definitions: {
    /** Lists the feedback form definitions with their questions. */
    list: {
      params: FeedbackFormDefinitionsListParams
      records: FeedbackForm[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets a feedback form definition with its questions. */
    get: {
      params: FeedbackFormDefinitionsGetParams
      records: FeedbackForm
      meta: {}
    }
  }
  /** An interview type that interview events are based on. */
  interviews: {
    /** Lists the interviews (interview types). */
    list: {
      params: InterviewsListParams
      records: Interview[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets an interview (interview type). */
    get: {
      params: InterviewsGetParams
      records: Interview
      meta: {}
    }
  }
  /** An interview plan: the stages for applications to a job. */
  interview_plans: {
    /** Lists published interview plans. */
    list: {
      params: InterviewPlansListParams
      records: InterviewPlan[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
  }
  /** A stage of an interview plan. Type is `Lead`, `PreInterviewScreen`, `Active`, `Offer`, `Hired` or `Archived`. */
  interview_stages: {
    /** Lists the stages of an interview plan in their order. */
    list: {
      params: InterviewStagesListParams
      records: InterviewStage[]
      meta: {}
    }
  }
  /** An interview schedule: interviews of an application that are scheduled together. */
  interview_schedules: {
    /** Lists interview schedules, for an application, for a stage or for all. */
    list: {
      params: InterviewSchedulesListParams
      records: InterviewSchedule[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Creates an interview schedule for an application, with the times and interviewers. */
    create: {
      params: InterviewSchedulesCreateParams
      records: InterviewSchedule
      meta: {}
    }
    /** Cancels an interview schedule. */
    delete: {
      params: InterviewSchedulesDeleteParams
      records: null
      meta: {}
    }
  }
  /** An interview event: a single interview of a schedule. */
  interview_events: {
    /** Lists the interview events of a schedule with their times and interviewers. */
    list: {
      params: InterviewEventsListParams
      records: InterviewEvent[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
  }
  /** An offer to a candidate. */
  offers: {
    /** Lists offers with their latest version. */
    list: {
      params: OffersListParams
      records: Offer[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets an offer with its versions and form definition. */
    get: {
      params: OffersGetParams
      records: Offer
      meta: {}
    }
  }
  /** A webhook: a URL that Ashby notifies of events. */
  webhooks: {
    /** Gets a webhook. */
    get: {
      params: WebhooksGetParams
      records: Webhook
      meta: {}
    }
    /** Creates a webhook for a type of event. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Updates a webhook, or enables or disables it. */
    update: {
      params: WebhooksUpdateParams
      records: Webhook
      meta: {}
    }
    /** Deletes a webhook. */
    delete: {
      params: WebhooksDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of api_key.get. */
export interface ApiKeyGetParams { [k: string]: never }

export interface ApiKey {
  title?: string
  createdAt?: string
  scopes?: string[]
}

/** Params of candidates.list. */
export interface CandidatesListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Filters to records created after this time. */
  createdAfter?: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface Candidate {
  /** The candidate's ID. */
  id: string
  /** Creation time of the candidate. */
  createdAt?: string
  /** The time of the last change to the candidate. */
  updatedAt?: string
  /** The candidate's full name. */
  name?: string
  /** The candidate's main email address. */
  primaryEmailAddress?: EmailAddress
  /** The candidate's email addresses, each with its kind and whether it is the primary one. */
  emailAddresses?: EmailAddress[]
  /** The candidate's main phone number. */
  primaryPhoneNumber?: EmailAddress
  /** The candidate's phone numbers, each with its kind and whether it is the primary one. */
  phoneNumbers?: EmailAddress[]
  /** The candidate's links to profiles on other sites, such as LinkedIn and GitHub. */
  socialLinks?: SocialLink[]
  /** The tags on the candidate. */
  tags?: Tag[]
  /** The candidate's current or latest job title. */
  position?: string
  /** The candidate's current or latest employer. */
  company?: string
  /** The candidate's school. */
  school?: string
  /** The IDs of the candidate's applications. */
  applicationIds?: string[]
  /** The file handle of the candidate's resume. Absent without a resume. */
  resumeFileHandle?: FileHandle
  /** The handles of the files on the candidate's profile. */
  fileHandles?: FileHandle[]
  /** The values of the candidate's custom fields. */
  customFields?: CustomFieldValue[]
  /** The address of the candidate's profile in Ashby. */
  profileUrl?: string
  source?: Source | null
  creditedToUser?: User | null
  /** The candidate's time zone. Null if unknown. */
  timezone?: string | null
  /** The candidate's location, as a summary and in its components. */
  location?: {
    id?: string
    locationSummary?: string
    locationComponents?: {
      type?: string
      name?: string
    }[]
  }
  fraudStatus?: string | null
}

export interface EmailAddress {
  value?: string
  type?: string
  isPrimary?: boolean
}

export interface SocialLink {
  type?: string
  url?: string
}

export interface Tag {
  /** The tag's ID. */
  id: string
  /** The tag's title. */
  title?: string
  /** Whether the tag is archived. */
  isArchived?: boolean
}

export interface FileHandle {
  id: string
  name?: string
  handle?: string
}

export interface CustomFieldValue {
  id: string
  isPrivate?: boolean
  title?: string
  valueLabel?: string | string[]
  value?: AnyValue
}

export interface Source {
  id: string
  title?: string
  isArchived?: boolean
  sourceType?: Tag
}

export interface User {
  id: string
  firstName?: string
  lastName?: string
  email?: string
  globalRole?: string
  isEnabled?: boolean
  updatedAt?: string
  managerId?: string
  customFields?: CustomFieldValue[]
}

/** Params of candidates.get. Needs id, or externalMappingId. Takes only one of id, externalMappingId. */
export interface CandidatesGetParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  id?: string
  /** ID of the candidate in an external system, such as an HRIS. */
  externalMappingId?: string
}

/** Params of candidates.create. */
export interface CandidatesCreateParams {
  /** First and last name of the candidate. */
  name: string
  /** Primary email address. */
  email?: string
  /** Primary phone number. */
  phoneNumber?: string
  /** URL of the LinkedIn profile. */
  linkedInUrl?: string
  /** URL of the GitHub profile. */
  githubUrl?: string
  /** URL of the candidate's website. */
  website?: string
  /** Additional email addresses. */
  alternateEmailAddresses?: string[]
  /** ID of the source, as `sources.list` returns it. */
  sourceId?: string
  /** ID of the credited user, as `users.list` returns it. */
  creditedToUserId?: string
  /** Location of the candidate. */
  location?: {
    /** City. */
    city?: string
    /** State or region. */
    region?: string
    /** Country. */
    country?: string
  }
  /** Creation time. Defaults to now. */
  createdAt?: string
}

/** Params of candidates.update. */
export interface CandidatesUpdateParams {
  /** ID of the record. */
  id: string
  /** First and last name of the candidate. */
  name?: string
  /** Primary email address. */
  email?: string
  /** Primary phone number. */
  phoneNumber?: string
  /** URL of the LinkedIn profile. */
  linkedInUrl?: string
  /** URL of the GitHub profile. */
  githubUrl?: string
  /** URL of the candidate's website. */
  websiteUrl?: string
  /** Additional email address. */
  alternateEmail?: string
  /** Links to profiles. Replaces the current ones. */
  socialLinks?: {
    /** Type of the profile. */
    type: "LinkedIn" | "GitHub" | "Twitter" | "Medium" | "StackOverflow" | "YouTube" | "CodePen" | "Website"
    /** URL of the profile. */
    url: string
  }[]
  /** ID of the source, as `sources.list` returns it. */
  sourceId?: string
  /** ID of the credited user, as `users.list` returns it. */
  creditedToUserId?: string
  /** Location of the candidate. */
  location?: {
    /** City. */
    city?: string
    /** State or region. */
    region?: string
    /** Country. */
    country?: string
  }
  /** Creation time. Defaults to now. */
  createdAt?: string
  /** Whether to notify users who follow the record. Defaults to `true`. */
  sendNotifications?: boolean
}

/** Params of candidates.api_search. Needs email, or name. */
export interface CandidatesApiSearchParams {
  /** Email address of the candidate. */
  email?: string
  /** Name of the candidate, or a part of it. */
  name?: string
}

/** Params of candidates.anonymize. */
export interface CandidatesAnonymizeParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
}

/** Searchable fields of candidates, in hosted mode. */
export interface CandidatesSearchFields {
  id: string | null
  name: string | null
  email: string | null
  phone: string | null
  position: string | null
  company: string | null
  school: string | null
  source: string | null
  tags: unknown[] | null
  applicationIds: unknown[] | null
  timezone: string | null
  profileUrl: string | null
  createdAt: string | null
  updatedAt: string | null
}

/** Params of candidate_notes.list. */
export interface CandidateNotesListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface Note {
  /** The note's ID. */
  id: string
  /** Creation time of the note. */
  createdAt?: string
  /** Whether the note is private. */
  isPrivate?: boolean
  /** The note's text. */
  content?: string
  /** The user who wrote the note. */
  author?: {
    id?: string
    firstName?: string
    lastName?: string
    email?: string
  }
}

/** Params of candidate_notes.create. */
export interface CandidateNotesCreateParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
  /** Text of the note. HTML can use `b`, `i`, `u`, `a`, `ul`, `ol`, `li`, `code` and `pre`. */
  note: string
  /** Media type of the text. Defaults to `text/plain`. (default "text/plain") */
  type?: "text/plain" | "text/html"
  /** Whether to notify users who follow the candidate. Defaults to `false`. */
  sendNotifications?: boolean
  /** Whether the note is private, which requires permission of the API key. Defaults to `false`. */
  isPrivate?: boolean
  /** Creation time. Defaults to now. */
  createdAt?: string
}

/** Params of candidate_taggings.create. */
export interface CandidateTaggingsCreateParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
  /** ID of the tag, as `candidate_tags.list` returns it. */
  tagId: string
}

/** Params of candidate_taggings.delete. */
export interface CandidateTaggingsDeleteParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
  /** ID of the tag, as `candidate_tags.list` returns it. */
  tagId: string
}

/** Params of candidate_projects.list. */
export interface CandidateProjectsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
}

export interface Project {
  /** The project's ID. */
  id: string
  /** The project's title. */
  title?: string
  /** The project's description. */
  description?: string
  /** Whether the project is archived. */
  isArchived?: boolean
  /** Whether the project is confidential. */
  confidential?: boolean
  /** The ID of the user who created the project. */
  authorId?: string
  /** Creation time of the project. */
  createdAt?: string
  /** The values of the project's custom fields. */
  customFieldEntries?: CustomFieldValue[]
}

/** Params of candidate_projects.create. */
export interface CandidateProjectsCreateParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
  /** ID of the project, as `projects.list` returns it. */
  projectId: string
}

/** Params of candidate_projects.delete. */
export interface CandidateProjectsDeleteParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
  /** ID of the project, as `projects.list` returns it. */
  projectId: string
}

/** Params of candidate_files.create. */
export interface CandidateFilesCreateParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
  /** File to upload, with its name. */
  file: FileInput
}

/** Params of resumes.create. */
export interface ResumesCreateParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
  /** Resume to upload, with its name. */
  resume: FileInput
}

/** Params of files.get. */
export interface FilesGetParams {
  /** Handle of the file, as `fileHandles` or `resumeFileHandle` of `candidates.get` returns it. */
  fileHandle: string
}

export interface FileUrl {
  url?: string
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** Handle of the file, as `fileHandles` or `resumeFileHandle` of `candidates.get` returns it. */
  fileHandle: string
}

/** Params of candidate_tags.list. */
export interface CandidateTagsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

/** Params of candidate_tags.create. */
export interface CandidateTagsCreateParams {
  /** Title of the tag. */
  title: string
}

/** Params of candidate_tags.delete. */
export interface CandidateTagsDeleteParams {
  /** ID of the record. */
  id: string
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Filters to records created after this time. */
  createdAfter?: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** ID of the record. */
  id: string
}

/** Params of applications.list. */
export interface ApplicationsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Filters by status. */
  status?: "Lead" | "Active" | "Hired" | "Archived"
  /** Filters by job ID, as `jobs.list` returns it. */
  jobId?: string
  /** Additional data to include in each application. */
  expand?: ("openings")[]
  /** Filters to records created after this time. */
  createdAfter?: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface Application {
  /** The application's ID. */
  id: string
  /** Creation time of the application. */
  createdAt?: string
  /** The time of the last change to the application. */
  updatedAt?: string
  /** The application's state: a lead, active, archived or hired. */
  status?: string
  /** The values of the application's custom fields. */
  customFields?: CustomFieldValue[]
  /** The candidate who made the application, with the primary email address and phone number. */
  candidate?: {
    id?: string
    name?: string
    primaryEmailAddress?: EmailAddress
    primaryPhoneNumber?: EmailAddress
  }
  /** The interview stage the application is in now. */
  currentInterviewStage?: InterviewStage
  source?: Source | null
  /** The reason for archiving the application. Null if it is not archived. */
  archiveReason?: {
    id?: string
    text?: string
    reasonType?: string
    isArchived?: boolean
    customFields?: CustomFieldValue[]
  } | null
  /** The time the application was archived. Null if it is not. */
  archivedAt?: string | null
  /** The job the application is for. */
  job?: {
    id?: string
    title?: string
    locationId?: string
    departmentId?: string
  }
  creditedToUser?: User | null
  /** The members of the application's hiring team, each with a role. */
  hiringTeam?: HiringTeamMember[]
  /** The ID of the job posting the candidate applied through. Null if none was used. */
  appliedViaJobPostingId?: string | null
  /** The IP address the application was submitted from. Null if unknown. */
  submitterClientIp?: string | null
  /** The user agent of the browser the application was submitted from. Null if unknown. */
  submitterUserAgent?: string | null
  /** The openings linked to the application. */
  openings?: Opening[]
}

export interface InterviewStage {
  id: string
  title?: string
  type?: string
  orderInInterviewPlan?: number
  interviewStageGroupId?: string | null
  interviewPlanId?: string
}

export interface HiringTeamMember {
  email?: string
  firstName?: string
  lastName?: string
  role?: string
  userId?: string
}

export interface Opening {
  id: string
  openedAt?: string | null
  closedAt?: string | null
  isArchived?: boolean
  archivedAt?: string | null
  closeReasonId?: string | null
  openingState?: string
  latestVersion?: {
    id?: string
    identifier?: string
    description?: string
    authorId?: string
    createdAt?: string
    teamId?: string
    jobIds?: string[]
    targetHireDate?: string
    targetStartDate?: string
    isBackfill?: boolean
    employmentType?: string
    locationIds?: string[]
    hiringTeam?: HiringTeamMember[]
    customFields?: CustomFieldValue[]
  }
}

/** Params of applications.get. */
export interface ApplicationsGetParams {
  /** ID of the record. */
  id: string
  /** Additional data to include in the application. */
  expand?: ("openings" | "applicationFormSubmissions" | "referrals")[]
}

export interface ApplicationDetails {
  id: string
  createdAt?: string
  updatedAt?: string
  status?: string
  customFields?: CustomFieldValue[]
  candidate?: {
    id?: string
    name?: string
    primaryEmailAddress?: EmailAddress
    primaryPhoneNumber?: EmailAddress
  }
  currentInterviewStage?: InterviewStage
  source?: Source | null
  archiveReason?: {
    id?: string
    text?: string
    reasonType?: string
    isArchived?: boolean
    customFields?: CustomFieldValue[]
  } | null
  archivedAt?: string | null
  job?: {
    id?: string
    title?: string
    locationId?: string
    departmentId?: string
  }
  creditedToUser?: User | null
  hiringTeam?: HiringTeamMember[]
  appliedViaJobPostingId?: string | null
  submitterClientIp?: string | null
  submitterUserAgent?: string | null
  openings?: Opening[]
  applicationHistory?: ApplicationHistory[]
  applicationFormSubmissions?: {
    id?: string
    formDefinition?: FormDefinition
    submittedValues?: ValueMap
  }[]
  referrals?: {
    user?: User
    referredAt?: string
  }[]
  resumeFileHandle?: FileHandle
}

export interface ApplicationHistory {
  /** The history entry's ID. */
  id: string
  /** The ID of the interview stage the application entered. */
  stageId?: string
  /** The interview stage's title. */
  title?: string
  /** The time the application entered the stage. */
  enteredStageAt?: string
  /** The time the application left the stage. Absent for the current stage. */
  leftStageAt?: string
  /** The stage's position in the application's history. */
  stageNumber?: number
  /** The changes permitted on the history entry. */
  allowedActions?: string[]
  /** The ID of the actor who moved the application. Null if there is none. */
  actorId?: string | null
}

export interface FormDefinition {
  sections?: {
    title?: string
    descriptionHtml?: string
    descriptionPlain?: string
    fields?: {
      isRequired?: boolean
      descriptionHtml?: string
      descriptionPlain?: string
      field?: {
        id?: string
        type?: string
        path?: string
        humanReadablePath?: string
        title?: string
        isNullable?: boolean
        selectableValues?: {
          label?: string
          value?: string
        }[]
      }
    }[]
  }[]
}

/** Values by name, in forms that depend on the form definition or are custom. */
export interface ValueMap { [k: string]: unknown }

/** Params of applications.create. */
export interface ApplicationsCreateParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidateId: string
  /** ID of the job, as `jobs.list` returns it. */
  jobId: string
  /** ID of the interview plan, as `interview_plans.list` returns it. Defaults to the job's plan. */
  interviewPlanId?: string
  /** ID of the stage, as `interview_stages.list` returns it, or `FirstPreInterviewScreen`. */
  interviewStageId?: string
  /** ID of the source, as `sources.list` returns it. */
  sourceId?: string
  /** ID of the credited user, as `users.list` returns it. */
  creditedToUserId?: string
  /** Creation time. Defaults to now. */
  createdAt?: string
  /** Earlier stages of the application, such as in another system. */
  applicationHistory?: {
    /** ID of the stage, as `interview_stages.list` returns it. */
    stageId: string
    /** Position of the stage, starting at 0. The highest number is the current stage. (at least 0) */
    stageNumber: number
    /** Time when the application entered the stage. */
    enteredStageAt: string
    /** ID of the archive reason, for stages of the type `Archived`. */
    archiveReasonId?: string
  }[]
}

/** Params of applications.update. */
export interface ApplicationsUpdateParams {
  /** ID of the record. */
  id: string
  /** ID of the source, as `sources.list` returns it. */
  sourceId?: string
  /** ID of the credited user, as `users.list` returns it. */
  creditedToUserId?: string
  /** Creation time. Defaults to now. */
  createdAt?: string
  /** Whether to notify users who follow the record. Defaults to `true`. */
  sendNotifications?: boolean
}

/** Params of applications.transfer. */
export interface ApplicationsTransferParams {
  /** ID of the application, as `applications.list` returns it. */
  applicationId: string
  /** ID of the job, as `jobs.list` returns it. */
  jobId: string
  /** ID of the interview plan, as `interview_plans.list` returns it. */
  interviewPlanId: string
  /** ID of the stage, as `interview_stages.list` returns it. */
  interviewStageId: string
  /** Whether to start automatic activities of the stage. Defaults to `true`. */
  startAutomaticActivities?: boolean
}

/** Searchable fields of applications, in hosted mode. */
export interface ApplicationsSearchFields {
  id: string | null
  status: string | null
  candidate_id: string | null
  candidate_name: string | null
  job_id: string | null
  job_title: string | null
  stage_id: string | null
  stage: string | null
  stage_type: string | null
  source: string | null
  archive_reason: string | null
  archivedAt: string | null
  createdAt: string | null
  updatedAt: string | null
}

/** Params of application_stages.update. */
export interface ApplicationStagesUpdateParams {
  /** ID of the application, as `applications.list` returns it. */
  applicationId: string
  /** ID of the stage, as `interview_stages.list` returns it. */
  interviewStageId: string
  /** ID of the reason, as `archive_reasons.list` returns it. Required for stages of the type `Archived`. */
  archiveReasonId?: string
  /** Email to the candidate, for stages of the type `Archived`. */
  archiveEmail?: {
    /** ID of the communication template, which must be for email. */
    communicationTemplateId: string
    /** Time to send the email. Defaults to the next morning; a time in the past sends it immediately. */
    sendAt?: string
  }
}

/** Params of application_sources.update. */
export interface ApplicationSourcesUpdateParams {
  /** ID of the application, as `applications.list` returns it. */
  applicationId: string
  /** ID of the source, as `sources.list` returns it. `null` removes the source. */
  sourceId: string | null
}

/** Params of application_history.list. */
export interface ApplicationHistoryListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** ID of the application, as `applications.list` returns it. */
  applicationId: string
}

/** Params of application_feedback.list. */
export interface ApplicationFeedbackListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Filters by application ID, as `applications.list` returns it. */
  applicationId?: string
  /** Filters to records created after this time. */
  createdAfter?: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface Feedback {
  /** The feedback submission's ID. */
  id: string
  /** The definition of the feedback form, with its sections and fields. */
  formDefinition?: FormDefinition
  /** The submitted values, keyed by the form field's path. */
  submittedValues?: ValueMap
  /** The user who submitted the feedback. */
  submittedByUser?: User
  /** The ID of the interview the feedback is about. */
  interviewId?: string
  /** The ID of the scheduled interview event the feedback is about. */
  interviewEventId?: string
  /** The ID of the feedback form's definition. */
  feedbackFormDefinitionId?: string
  /** The ID of the application history entry the feedback was given in. */
  applicationHistoryId?: string
  /** The ID of the application the feedback is about. */
  applicationId?: string
  /** The time the feedback was submitted. */
  submittedAt?: string
}

/** Params of jobs.list. */
export interface JobsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Filters by status. Defaults to open, closed and archived jobs. */
  status?: ("Draft" | "Open" | "Closed" | "Archived")[]
  /** Filters to jobs opened after this time. */
  openedAfter?: string
  /** Filters to jobs opened before this time. */
  openedBefore?: string
  /** Filters to jobs closed after this time. */
  closedAfter?: string
  /** Filters to jobs closed before this time. */
  closedBefore?: string
  /** Whether to include the IDs of unpublished job postings. */
  includeUnpublishedJobPostingsIds?: boolean
  /** Additional data to include in each job. */
  expand?: ("location" | "openings")[]
  /** Filters to records created after this time. */
  createdAfter?: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface Job {
  /** The job's ID. */
  id: string
  /** The job's title. */
  title?: string
  /** Whether the job is confidential. */
  confidential?: boolean
  /** The job's state: a draft, open, closed or archived. */
  status?: string
  /** The kind of employment: full-time, part-time, internship, contract or temporary. */
  employmentType?: string
  /** The ID of the job's location. */
  locationId?: string
  /** The ID of the department the job belongs to. */
  departmentId?: string
  /** The ID of the job's default interview plan. */
  defaultInterviewPlanId?: string
  /** The IDs of the interview plans available for the job. */
  interviewPlanIds?: string[]
  /** The values of the job's custom fields. */
  customFields?: CustomFieldValue[]
  /** The IDs of the job's postings. */
  jobPostingIds?: string[]
  /** The company's own requisition ID for the job. Null if not set. */
  customRequisitionId?: string | null
  /** The ID of the brand the job is advertised under. */
  brandId?: string
  /** The members of the job's hiring team, each with a role. */
  hiringTeam?: HiringTeamMember[]
  /** The user who created the job. */
  author?: User
  /** Creation time of the job. */
  createdAt?: string
  /** The time of the last change to the job. */
  updatedAt?: string
  /** The time the job was opened. Null if it never was. */
  openedAt?: string | null
  /** The time the job was closed. Null while it is open. */
  closedAt?: string | null
  /** The job's location. Present when expanded. */
  location?: Location
  /** The openings linked to the job. Present when expanded. */
  openings?: Opening[]
  /** The job's compensation, in tiers and components. Present when expanded. */
  compensation?: Compensation
}

export interface Location {
  id: string
  name?: string
  externalName?: string | null
  isArchived?: boolean
  address?: PostalAddress
  isRemote?: boolean
  workplaceType?: string
  parentLocationId?: string | null
  type?: string
  extraData?: ValueMap | null
}

export interface PostalAddress {
  postalAddress?: {
    addressCountry?: string
    addressRegion?: string
    addressLocality?: string
    postalCode?: string
    streetAddress?: string
  }
}

export interface Compensation {
  compensationTiers?: {
    id?: string
    title?: string | null
    additionalInformation?: string | null
    components?: {
      compensationType?: string
      interval?: string
      currencyCode?: string | null
      label?: string
      minValue?: number
      maxValue?: number
      summary?: string
      id?: string
    }[]
    tierSummary?: string
  }[]
}

/** Params of jobs.get. */
export interface JobsGetParams {
  /** ID of the record. */
  id: string
  /** Whether to include the IDs of unpublished job postings. */
  includeUnpublishedJobPostingsIds?: boolean
  /** Additional data to include in each job. */
  expand?: ("location" | "openings")[]
}

/** Params of jobs.create. */
export interface JobsCreateParams {
  /** Title of the job. */
  title: string
  /** ID of the department or team, as `departments.list` returns it. */
  teamId: string
  /** ID of the location, as `locations.list` returns it. */
  locationId: string
  /** ID of the interview plan, as `interview_plans.list` returns it. Required to open the job. */
  defaultInterviewPlanId?: string
  /** ID of the job template to start from. */
  jobTemplateId?: string
  /** ID of the brand to publish the job under. */
  brandId?: string
}

/** Params of jobs.update. */
export interface JobsUpdateParams {
  /** ID of the record. */
  id: string
  /** Title of the job. */
  title?: string
  /** ID of the department or team, as `departments.list` returns it. */
  teamId?: string
  /** ID of the location, as `locations.list` returns it. */
  locationId?: string
  /** ID of the interview plan, as `interview_plans.list` returns it. Required to open the job. */
  defaultInterviewPlanId?: string
  /** Custom requisition ID of the job. */
  customRequisitionId?: string
}

/** Params of jobs.api_search. Needs title, or requisitionId. */
export interface JobsApiSearchParams {
  /** Title of the job, or a part of it. */
  title?: string
  /** Requisition ID of the job. */
  requisitionId?: string
}

/** Searchable fields of jobs, in hosted mode. */
export interface JobsSearchFields {
  id: string | null
  title: string | null
  status: string | null
  employmentType: string | null
  confidential: boolean | null
  locationId: string | null
  departmentId: string | null
  customRequisitionId: string | null
  brandId: string | null
  jobPostingIds: unknown[] | null
  customFields: unknown[] | null
  hiringTeam: unknown[] | null
  createdAt: string | null
  updatedAt: string | null
  openedAt: string | null
  closedAt: string | null
}

/** Params of job_statuses.update. */
export interface JobStatusesUpdateParams {
  /** ID of the job, as `jobs.list` returns it. */
  jobId: string
  /** New status of the job. */
  status: "Draft" | "Open" | "Closed" | "Archived"
}

/** Params of job_postings.list. */
export interface JobPostingsListParams {
  /** Filters by location name. Case-sensitive. */
  location?: string
  /** Filters by department name. Case-sensitive. */
  department?: string
  /** Whether to leave out unlisted postings, which are accessible only by link. */
  listedOnly?: boolean
  /** ID of the job board. Defaults to the primary external one. */
  jobBoardId?: string
}

export interface JobPostingSummary {
  /** The job posting's ID. */
  id: string
  /** The job posting's title. */
  title?: string
  /** The ID of the job the posting advertises. */
  jobId?: string
  /** The name of the department the posting belongs to. */
  departmentName?: string
  /** The name of the team the posting belongs to. */
  teamName?: string
  /** The name of the posting's primary location. */
  locationName?: string
  /** The IDs of the posting's primary and secondary locations. */
  locationIds?: {
    primaryLocationId?: string
    secondaryLocationIds?: string[]
  }
  /** The kind of workplace: on-site, remote or hybrid. */
  workplaceType?: string
  /** The kind of employment: full-time, part-time, internship, contract or temporary. */
  employmentType?: string
  /** Whether the posting is publicly listed on the job board. */
  isListed?: boolean
  /** The date the posting was published. */
  publishedDate?: string
  /** The time applications close. Null if there is no deadline. */
  applicationDeadline?: string | null
  /** The posting's address on a job board outside Ashby. Absent without one. */
  externalLink?: string
  /** The address of the posting's application form. */
  applyLink?: string
  /** A summary of the compensation on offer, as text. */
  compensationTierSummary?: string
  /** Whether the job board shows the posting's compensation. */
  shouldDisplayCompensationOnJobBoard?: boolean
  /** The time of the last change to the posting. */
  updatedAt?: string
}

/** Params of job_postings.get. */
export interface JobPostingsGetParams {
  /** ID of the record. */
  id: string
  /** ID of the job board. Defaults to the primary external one. */
  jobBoardId?: string
  /** Additional data to include in the job posting. */
  expand?: ("job")[]
}

export interface JobPosting {
  id: string
  title?: string
  descriptionPlain?: string
  descriptionHtml?: string
  descriptionSocial?: string
  descriptionParts?: {
    descriptionOpening?: {
      html?: AnyValue
      plain?: AnyValue
    } | null
    descriptionBody?: {
      html?: AnyValue
      plain?: AnyValue
    }
    descriptionClosing?: {
      html?: AnyValue
      plain?: AnyValue
    } | null
  }
  departmentName?: string
  teamName?: string
  teamNameHierarchy?: string[]
  jobId?: string
  locationName?: string
  locationIds?: {
    primaryLocationId?: string
    secondaryLocationIds?: string[]
  }
  linkedData?: ValueMap
  publishedDate?: string
  applicationDeadline?: string | null
  address?: PostalAddress
  isRemote?: boolean
  workplaceType?: string
  employmentType?: string
  applicationFormDefinition?: FormDefinition
  surveyFormDefinitions?: {
    id?: string
    organizationId?: string
    title?: string
    isArchived?: boolean
    isDefaultForm?: boolean
    formDefinition?: FormDefinition
    surveyType?: string
  }[]
  isListed?: boolean
  suppressDescriptionOpening?: boolean
  suppressDescriptionClosing?: boolean
  externalLink?: string
  applyLink?: string
  compensation?: {
    compensationTierSummary?: string
    summaryComponents?: {
      compensationType?: string
      interval?: string
      currencyCode?: string | null
      label?: string
      minValue?: number
      maxValue?: number
      summary?: string
    }[]
    compensationTiers?: {
      id?: string
      title?: string | null
      additionalInformation?: string | null
      components?: {
        compensationType?: string
        interval?: string
        currencyCode?: string | null
        label?: string
        minValue?: number
        maxValue?: number
        summary?: string
        id?: string
      }[]
      tierSummary?: string
    }[]
    shouldDisplayCompensationOnJobBoard?: boolean
  }
  updatedAt?: string
  applicationLimitCalloutHtml?: string
}

/** Params of job_postings.update. */
export interface JobPostingsUpdateParams {
  /** ID of the record. */
  id: string
  /** Title of the job. */
  title?: string
  /** Description of the job posting, without the brand's opening and closing text. */
  description?: {
    /** Media type of the text. */
    type: "text/html"
    /** Text, as HTML. */
    content: string
  }
  /** Workplace type of the job posting. */
  workplaceType?: "OnSite" | "Hybrid" | "Remote"
  /** Whether to leave out the brand's opening text. */
  suppressDescriptionOpening?: boolean
  /** Whether to leave out the brand's closing text. */
  suppressDescriptionClosing?: boolean
}

/** Searchable fields of job_postings, in hosted mode. */
export interface JobPostingsSearchFields {
  id: string | null
  title: string | null
  jobId: string | null
  departmentName: string | null
  teamName: string | null
  locationName: string | null
  workplaceType: string | null
  employmentType: string | null
  isListed: boolean | null
  publishedDate: string | null
  applicationDeadline: string | null
  externalLink: string | null
  applyLink: string | null
  compensationTierSummary: string | null
  updatedAt: string | null
}

/** Params of openings.list. */
export interface OpeningsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Filters to records created after this time. */
  createdAfter?: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

/** Params of openings.get. */
export interface OpeningsGetParams {
  /** ID of the record. */
  id: string
}

/** Params of departments.list. */
export interface DepartmentsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface Department {
  id: string
  name?: string
  externalName?: string | null
  isArchived?: boolean
  parentId?: string | null
  createdAt?: string
  updatedAt?: string
  extraData?: ValueMap | null
}

/** Params of departments.get. */
export interface DepartmentsGetParams {
  /** ID of the record. */
  id: string
}

/** Params of departments.create. */
export interface DepartmentsCreateParams {
  /** Name of the department or team. */
  name: string
  /** ID of the parent department, as `departments.list` returns it. */
  parentId?: string
  /** Name of the department or team on job boards. */
  externalName?: string
  /** Your own data, by name. */
  extraData?: { [k: string]: unknown }
}

/** Params of departments.update. */
export interface DepartmentsUpdateParams {
  /** ID of the record. */
  id: string
  /** Name of the department or team. */
  name?: string
  /** Name of the department or team on job boards. */
  externalName?: string
  /** Your own data, by name. */
  extraData?: { [k: string]: unknown }
}

/** Params of locations.list. */
export interface LocationsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
  /** Whether to include regions. */
  includeLocationHierarchy?: boolean
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

/** Params of locations.get. */
export interface LocationsGetParams {
  /** ID of the record. */
  id: string
}

/** Params of users.list. */
export interface UsersListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Whether to include deactivated users. */
  includeDeactivated?: boolean
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** ID of the record. */
  id: string
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** Email address of the user. */
  email: string
}

/** Searchable fields of users, in hosted mode. */
export interface UsersSearchFields {
  id: string | null
  firstName: string | null
  lastName: string | null
  email: string | null
  globalRole: string | null
  isEnabled: boolean | null
  managerId: string | null
  updatedAt: string | null
}

/** Params of sources.list. */
export interface SourcesListParams {
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

/** Params of archive_reasons.list. */
export interface ArchiveReasonsListParams {
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
}

export interface ArchiveReason {
  id: string
  text?: string
  reasonType?: string
  isArchived?: boolean
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface CustomField {
  id: string
  isPrivate?: boolean
  title?: string
  objectType?: string
  isArchived?: boolean
  fieldType?: string
  isRequired?: boolean
  selectableValues?: {
    label?: string
    value?: string
    isArchived?: boolean
  }[]
}

/** Params of custom_field_values.update. */
export interface CustomFieldValuesUpdateParams {
  /** Type of the object that has the field. */
  objectType: "Application" | "Candidate" | "Job" | "Opening"
  /** ID of the object that has the field. */
  objectId: string
  /** ID of the field, as `custom_fields.list` returns it. */
  fieldId: string
  /**
   * Value in the field's form: a boolean, text, number, date, choice or list of choices, or an object for ranges and
   * amounts.
   */
  fieldValue: unknown
}

/** Params of feedback_form_definitions.list. */
export interface FeedbackFormDefinitionsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface FeedbackForm {
  id: string
  organizationId?: string
  title?: string
  isArchived?: boolean
  isDefaultForm?: boolean
  formDefinition?: FormDefinition
  interviewId?: string
}

/** Params of feedback_form_definitions.get. */
export interface FeedbackFormDefinitionsGetParams {
  /** ID of the record. */
  id: string
}

/** Params of interviews.list. */
export interface InterviewsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
  /** Whether to include interviews of single jobs. */
  includeNonSharedInterviews?: boolean
  /** Whether to leave out interviews of archived schedule templates. Requires `includeNonSharedInterviews`. */
  excludeArchivedScheduleTemplateInterviews?: boolean
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface Interview {
  id: string
  title?: string
  externalTitle?: string
  isArchived?: boolean
  isDebrief?: boolean
  isFeedbackRequired?: boolean
  isFeedbackRequested?: boolean
  instructionsHtml?: string | null
  instructionsPlain?: string | null
  jobId?: string
  feedbackFormDefinitionId?: string
}

/** Params of interviews.get. */
export interface InterviewsGetParams {
  /** ID of the record. */
  id: string
}

/** Params of interview_plans.list. */
export interface InterviewPlansListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Whether to include archived records. Defaults to `false`. */
  includeArchived?: boolean
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface InterviewPlan {
  id: string
  title?: string
  isArchived?: boolean
  createdAt?: string
  updatedAt?: string
}

/** Params of interview_stages.list. */
export interface InterviewStagesListParams {
  /** ID of the interview plan, as `interview_plans.list` returns it. */
  interviewPlanId: string
}

/** Params of interview_schedules.list. */
export interface InterviewSchedulesListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Filters by application ID, as `applications.list` returns it. */
  applicationId?: string
  /** Filters by stage ID, as `interview_stages.list` returns it. */
  interviewStageId?: string
  /** Filters to records created after this time. */
  createdAfter?: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface InterviewSchedule {
  id: string
  status?: string
  applicationId?: string
  interviewStageId?: string
  scheduledBy?: User
  createdAt?: string
  updatedAt?: string
  interviewEvents?: InterviewEvent[]
}

export interface InterviewEvent {
  id: string
  interviewId?: string
  interviewScheduleId?: string
  interviewerUserIds?: string[]
  interviewers?: {
    id?: string
    firstName?: string
    lastName?: string
    email?: string
    globalRole?: string
    isEnabled?: boolean
    updatedAt?: string
    managerId?: string
    customFields?: CustomFieldValue[]
    trainingRole?: string | null
    interviewerPool?: AnyValue
    isFeedbackRequired?: boolean
  }[]
  createdAt?: string
  updatedAt?: string
  startTime?: string
  endTime?: string
  feedbackLink?: string
  location?: string | null
  meetingLink?: string | null
  interviewerCalendarEventId?: string | null
  hasSubmittedFeedback?: boolean
  interview?: Interview
  notetakerTranscriptId?: string | null
  extraData?: ValueMap | null
}

/** Params of interview_schedules.create. */
export interface InterviewSchedulesCreateParams {
  /** ID of the application, as `applications.list` returns it. */
  applicationId: string
  /** Interview events to schedule. (at least 1 items) */
  interviewEvents: {
    /** Start of the interview. */
    startTime: string
    /** End of the interview. */
    endTime: string
    /** Interviewers of the event. (at least 1 items) */
    interviewers: {
      /** Email address of an Ashby user. */
      email: string
      /** Whether the interviewer must submit feedback. */
      feedbackRequired?: boolean
    }[]
    /** ID of the interview type, as `interviews.list` returns it. Defaults to the organization's own. */
    interviewId?: string
    /** Your own data, by name. */
    extraData?: { [k: string]: unknown }
  }[]
}

/** Params of interview_schedules.delete. */
export interface InterviewSchedulesDeleteParams {
  /** ID of the record. */
  id: string
  /** Whether the interviews can be rescheduled. Defaults to `false`. */
  allowReschedule?: boolean
}

/** Params of interview_events.list. */
export interface InterviewEventsListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** ID of the interview schedule, as `interview_schedules.list` returns it. */
  interviewScheduleId: string
  /** Additional data to include in each interview event. */
  expand?: ("interview")[]
  /** Filters to records created after this time. */
  createdAfter?: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

/** Params of offers.list. */
export interface OffersListParams {
  /** Cursor of the next page, as `next` of the previous page returns it. */
  cursor?: string
  /** Maximum number of records per page, 1 to 100. Defaults to 100. (1 to 100) */
  limit?: number
  /** Filters by application ID, as `applications.list` returns it. */
  applicationId?: string
  /** Filters by offer status. (at least 1 items) */
  offerStatus?: (
    | "WaitingOnApprovalStart"
    | "WaitingOnOfferApproval"
    | "WaitingOnApprovalDefinition"
    | "WaitingOnCandidateResponse"
    | "CandidateRejected"
    | "CandidateAccepted"
    | "OfferCancelled"
  )[]
  /** Filters by acceptance status: the candidate's response. (at least 1 items) */
  acceptanceStatus?: ("Accepted" | "Declined" | "Pending" | "Created" | "Cancelled" | "WaitingOnResponse")[]
  /** Filters by approval status of the latest version. (at least 1 items) */
  approvalStatus?: ("Approved" | "WaitingOnApprovals" | "Declined")[]
  /** Filters to records created after this time. */
  createdAfter?: string
  /** The `syncToken` in the metadata of an earlier list's last page. Returns only later changes. */
  syncToken?: string
}

export interface Offer {
  id: string
  decidedAt?: string
  applicationId?: string
  acceptanceStatus?: string
  offerStatus?: string
  latestVersion?: {
    id?: string
    startDate?: string
    salary?: {
      currencyCode?: string | null
      value?: number
    }
    createdAt?: string
    openingId?: string
    customFields?: CustomFieldValue[]
    fileHandles?: FileHandle[]
    author?: User
    approvalStatus?: string | null
  }
  versions?: {
    id?: string
    startDate?: string
    salary?: {
      currencyCode?: string | null
      value?: number
    }
    createdAt?: string
    openingId?: string
    customFields?: CustomFieldValue[]
    fileHandles?: FileHandle[]
    author?: User
    approvalStatus?: string | null
  }[]
  formDefinition?: FormDefinition
}

/** Params of offers.get. */
export interface OffersGetParams {
  /** ID of the record. */
  id: string
  /** Whether to leave out the form definition. */
  excludeFormDefinition?: boolean
}

/** Params of webhooks.get. */
export interface WebhooksGetParams {
  /** ID of the record. */
  id: string
}

export interface Webhook {
  id: string
  enabled?: boolean
  requestUrl?: string
  secretToken?: string
  webhookType?: string
}

/** Params of webhooks.create. */
export interface WebhooksCreateParams {
  /** Type of event to send. */
  webhookType:
    | "applicationSubmit"
    | "applicationUpdate"
    | "candidateHire"
    | "candidateStageChange"
    | "candidateDelete"
    | "candidateMerge"
    | "interviewPlanTransition"
    | "interviewScheduleCreate"
    | "interviewScheduleUpdate"
    | "jobPostingUpdate"
    | "jobPostingPublish"
    | "jobPostingUnpublish"
    | "offerCreate"
    | "offerUpdate"
    | "offerDelete"
    | "pushToHRIS"
    | "surveySubmit"
  /** URL that events are sent to. */
  requestUrl: string
  /** Secret to sign requests with. */
  secretToken: string
}

/** Params of webhooks.update. Needs enabled, or requestUrl, or secretToken. */
export interface WebhooksUpdateParams {
  /** ID of the record. */
  id: string
  /** Whether the webhook is enabled. */
  enabled?: boolean
  /** URL that events are sent to. */
  requestUrl?: string
  /** Secret to sign requests with. */
  secretToken?: string
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** ID of the record. */
  id: string
}

/** Credentials by auth variant. */
export interface AshbyCredentials {
  api_key: AshbyApiKeyCredentials
}

/** API key */
export interface AshbyApiKeyCredentials {
  api_key: string
}

export interface AshbyConfig { [k: string]: never }
