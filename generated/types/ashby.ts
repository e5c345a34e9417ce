// Generated from definitions/ashby.yaml by `npm run generate`.
import type { FileParam } from "../../client/kind-types.ts"

declare module "../../client/kind-types.ts" {
  interface Kinds {
    /** Ashby */
    "ashby": Ashby
  }
}

/** A value whose form depends on the field; Ashby does not say more. */
export type AnyValue = unknown

/**
 * Ashby. Candidates with their notes, tags, files and projects, their applications through the stages of jobs,
 * interviews, feedback and offers, job postings, openings and the organization.
 */
export interface Ashby {
  operations: AshbyOperations
  credentials: AshbyCredentials
  config: AshbyConfig
}

/** What can be called, by entity and action. */
export interface AshbyOperations {
  /** The API key that is used. */
  api_key: {
    /** Gets name and permissions of the API key that is used; it needs apiKeysRead itself. */
    get: {
      params: ApiKeyGetParams
      records: ApiKey
      meta: {}
    }
  }
  /** A person who applies or might; applications say for what. */
  candidates: {
    /** Lists candidates. With syncToken of an earlier last page only those that have changed since. */
    list: {
      params: CandidatesListParams
      records: Candidate[]
      meta: {
        syncToken: string | null
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one candidate by id or by the id of another system. */
    get: {
      params: CandidatesGetParams
      records: Candidate
      meta: {}
    }
    /** Adds a candidate; applications.create considers them for a job. */
    create: {
      params: CandidatesCreateParams
      records: Candidate
      meta: {}
    }
    /** Changes what is given of a candidate. */
    update: {
      params: CandidatesUpdateParams
      records: Candidate
      meta: {}
    }
    /** Finds candidates by e-mail address, name, or both; the first 100 at most. */
    api_search: {
      params: CandidatesApiSearchParams
      records: Candidate[]
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
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Adds a note to a candidate, as plain text or simple HTML. */
    create: {
      params: CandidateNotesCreateParams
      records: Note
      meta: {}
    }
  }
  /** A tag that a candidate has. */
  candidate_taggings: {
    /** Tags a candidate. */
    create: {
      params: CandidateTaggingsCreateParams
      records: Candidate
      meta: {}
    }
    /** Takes a tag off a candidate. */
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
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Adds a candidate to a project. */
    create: {
      params: CandidateProjectsCreateParams
      records: Candidate
      meta: {}
    }
    /** Takes a candidate out of a project. */
    delete: {
      params: CandidateProjectsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A file on a candidate's profile. */
  candidate_files: {
    /** Attaches a file to a candidate's profile. The answer is the candidate. */
    create: {
      params: CandidateFilesCreateParams
      records: Candidate
      meta: {}
    }
  }
  /** A candidate's resume. */
  resumes: {
    /** Uploads a candidate's resume, which Ashby reads to complete the profile. The answer is the candidate. */
    create: {
      params: ResumesCreateParams
      records: Candidate
      meta: {}
    }
  }
  /** A file on a candidate; fileHandles and resumeFileHandle of candidates.get name them. */
  files: {
    /** Gets the URL of a file by its handle. */
    get: {
      params: FilesGetParams
      records: FileUrl
      meta: {}
    }
    /** Streams a file by its handle. */
    download: {
      params: FilesDownloadParams
      file: true
    }
  }
  /** A candidate whose personal data are erased. */
  anonymizations: {
    /** Erases the personal data of a candidate for good. All of their applications must be archived or hired. */
    create: {
      params: AnonymizationsCreateParams
      records: Candidate
      meta: {}
    }
  }
  /** A tag that candidates may have. */
  candidate_tags: {
    /** Lists the tags of candidates. */
    list: {
      params: CandidateTagsListParams
      records: Tag[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Makes a tag; one with the same title is answered as it is. */
    create: {
      params: CandidateTagsCreateParams
      records: Tag
      meta: {}
    }
    /** Archives a tag. */
    delete: {
      params: CandidateTagsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A project that gathers candidates. */
  projects: {
    /** Lists projects. */
    list: {
      params: ProjectsListParams
      records: Project[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one project. */
    get: {
      params: ProjectsGetParams
      records: Project
      meta: {}
    }
  }
  /** A candidate's application for a job, with its stage. Status is Lead, Active, Hired or Archived. */
  applications: {
    /**
     * Lists applications by status and job. With syncToken of an earlier last page only those that have changed since.
     */
    list: {
      params: ApplicationsListParams
      records: Application[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one application with its history and what is asked for by expand. */
    get: {
      params: ApplicationsGetParams
      records: ApplicationDetails
      meta: {}
    }
    /** Considers a candidate for a job, in the first lead stage unless interviewStageId says otherwise. */
    create: {
      params: ApplicationsCreateParams
      records: Application
      meta: {}
    }
    /** Changes source, credit or time of an application; application_stages.update moves it. */
    update: {
      params: ApplicationsUpdateParams
      records: Application
      meta: {}
    }
    search: {
      fields: ApplicationsSearchFields
    }
  }
  /** The stage that an application is in. */
  application_stages: {
    /**
     * Moves an application to another stage of its interview plan; to one of type Archived with a reason, which rejects
     * it.
     */
    update: {
      params: ApplicationStagesUpdateParams
      records: Application
      meta: {}
    }
  }
  /** The source of an application. */
  application_sources: {
    /** Sets where an application came from, or with null that it is not known. */
    update: {
      params: ApplicationSourcesUpdateParams
      records: Application
      meta: {}
    }
  }
  /** An application that goes to another job. */
  application_transfers: {
    /** Transfers an application to another job. */
    create: {
      params: ApplicationTransfersCreateParams
      records: Application
      meta: {}
    }
  }
  /** A stage that an application was in. */
  application_history: {
    /** Lists the stages that an application went through with their times. */
    list: {
      params: ApplicationHistoryListParams
      records: ApplicationHistory[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
  }
  /** What an interviewer wrote about an application. */
  application_feedback: {
    /** Lists scorecards and feedback of interviewers, of one application or all. */
    list: {
      params: ApplicationFeedbackListParams
      records: Feedback[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
  }
  /** A job that candidates are considered for. Status is Draft, Open, Closed or Archived. */
  jobs: {
    /** Lists jobs by status and time; drafts only where status asks for them. */
    list: {
      params: JobsListParams
      records: Job[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one job with its hiring team, compensation and fields of the account's own. */
    get: {
      params: JobsGetParams
      records: Job
      meta: {}
    }
    /** Makes a job as a draft; job_statuses.update opens it. */
    create: {
      params: JobsCreateParams
      records: Job
      meta: {}
    }
    /** Changes what is given of a job. */
    update: {
      params: JobsUpdateParams
      records: Job
      meta: {}
    }
    /** Finds jobs by title or requisition. */
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
     * Opens, closes or archives a job. Drafts become open or archived, open jobs closed, closed ones drafts or
     * archived, archived ones drafts.
     */
    update: {
      params: JobStatusesUpdateParams
      records: Job
      meta: {}
    }
  }
  /** A job as it is published. */
  job_postings: {
    /** Lists published job postings, those by link alone too unless listedOnly is true. */
    list: {
      params: JobPostingsListParams
      records: JobPostingSummary[]
      meta: {}
    }
    /** Gets one job posting with its text and application form. */
    get: {
      params: JobPostingsGetParams
      records: JobPosting
      meta: {}
    }
    /** Changes title or text of a job posting. */
    update: {
      params: JobPostingsUpdateParams
      records: JobPosting
      meta: {}
    }
    search: {
      fields: JobPostingsSearchFields
    }
  }
  /** A position of a job that is to be filled. */
  openings: {
    /** Lists openings. */
    list: {
      params: OpeningsListParams
      records: Opening[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one opening. */
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
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one department or team. */
    get: {
      params: DepartmentsGetParams
      records: Department
      meta: {}
    }
    /** Makes a department, or a team of one. */
    create: {
      params: DepartmentsCreateParams
      records: Department
      meta: {}
    }
    /** Changes the names of a department or team. */
    update: {
      params: DepartmentsUpdateParams
      records: Department
      meta: {}
    }
  }
  /** An office or another location of jobs. */
  locations: {
    /** Lists locations, regions too where includeLocationHierarchy is true. */
    list: {
      params: LocationsListParams
      records: Location[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one location. */
    get: {
      params: LocationsGetParams
      records: Location
      meta: {}
    }
  }
  /** Somebody who works in Ashby. */
  users: {
    /** Lists users, deactivated ones too where includeDeactivated is true. */
    list: {
      params: UsersListParams
      records: User[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one user. */
    get: {
      params: UsersGetParams
      records: User
      meta: {}
    }
    /** Finds a user by e-mail address. */
    api_search: {
      params: UsersApiSearchParams
      records: User[]
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** Where candidates come from. */
  sources: {
    /** Lists the sources of candidates. */
    list: {
      params: SourcesListParams
      records: Source[]
      meta: {}
    }
  }
  /** Why an application is archived. */
  archive_reasons: {
    /** Lists the reasons why applications are archived. */
    list: {
      params: ArchiveReasonsListParams
      records: ArchiveReason[]
      meta: {}
    }
  }
  /** A field of the account's own. */
  custom_fields: {
    /** Lists the fields of the account's own with their choices. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
  }
  /** The value of a field of the account's own. */
  custom_field_values: {
    /** Sets a field of the account's own on a candidate, application, job or opening. */
    update: {
      params: CustomFieldValuesUpdateParams
      records: CustomFieldValue
      meta: {}
    }
  }
  /** A form that interviewers fill in. */
  feedback_form_definitions: {
    /** Lists the feedback forms with their questions. */
    list: {
      params: FeedbackFormDefinitionsListParams
      records: FeedbackForm[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one feedback form with its questions. */
    get: {
      params: FeedbackFormDefinitionsGetParams
      records: FeedbackForm
      meta: {}
    }
  }
  /** A kind of interview that events are made of. */
  interviews: {
    /** Lists the kinds of interviews. */
    list: {
      params: InterviewsListParams
      records: Interview[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one kind of interview. */
    get: {
      params: InterviewsGetParams
      records: Interview
      meta: {}
    }
  }
  /** The stages that applications for a job go through. */
  interview_plans: {
    /** Lists published interview plans. */
    list: {
      params: InterviewPlansListParams
      records: InterviewPlan[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
  }
  /** A stage of an interview plan. Type is Lead, PreInterviewScreen, Active, Offer, Hired or Archived. */
  interview_stages: {
    /** Lists the stages of an interview plan in their order. */
    list: {
      params: InterviewStagesListParams
      records: InterviewStage[]
      meta: {}
    }
  }
  /** Interviews of an application that are scheduled together. */
  interview_schedules: {
    /** Lists scheduled interviews, of one application or stage or all. */
    list: {
      params: InterviewSchedulesListParams
      records: InterviewSchedule[]
      meta: {
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Schedules interviews of an application with their times and interviewers. */
    create: {
      params: InterviewSchedulesCreateParams
      records: InterviewSchedule
      meta: {}
    }
    /** Cancels scheduled interviews. */
    delete: {
      params: InterviewSchedulesDeleteParams
      records: null
      meta: {}
    }
  }
  /** One interview of a schedule. */
  interview_events: {
    /** Lists the interviews of a schedule with their times and interviewers. */
    list: {
      params: InterviewEventsListParams
      records: InterviewEvent[]
      meta: {
        syncToken: unknown
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
        syncToken: unknown
        moreDataAvailable: boolean | null
      }
    }
    /** Gets one offer with its versions and form. */
    get: {
      params: OffersGetParams
      records: Offer
      meta: {}
    }
  }
  /** An address that Ashby calls when something happens. */
  webhooks: {
    /** Gets one webhook. */
    get: {
      params: WebhooksGetParams
      records: Webhook
      meta: {}
    }
    /** Makes a webhook for one kind of event. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Changes a webhook or switches it on or off. */
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
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Only those made after this. */
  createdAfter?: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

export interface Candidate {
  id: string
  createdAt?: string
  updatedAt?: string
  name?: string
  primaryEmailAddress?: EmailAddress
  emailAddresses?: EmailAddress[]
  primaryPhoneNumber?: EmailAddress
  phoneNumbers?: EmailAddress[]
  socialLinks?: SocialLink[]
  tags?: Tag[]
  position?: string
  company?: string
  school?: string
  applicationIds?: string[]
  resumeFileHandle?: FileHandle
  fileHandles?: FileHandle[]
  customFields?: CustomFieldValue[]
  profileUrl?: string
  source?: Source | null
  creditedToUser?: User | null
  timezone?: string | null
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
  id: string
  title?: string
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
  /** The candidate, by id from candidates.list. */
  id?: string
  /** The candidate, by the id of another system such as an HRIS. */
  externalMappingId?: string
}

/** Params of candidates.create. */
export interface CandidatesCreateParams {
  /** First and last name. */
  name: string
  /** The main e-mail address. */
  email?: string
  /** The main telephone number. */
  phoneNumber?: string
  /** The URL of the LinkedIn profile. */
  linkedInUrl?: string
  /** The URL of the GitHub profile. */
  githubUrl?: string
  /** The URL of their website. */
  website?: string
  /** Further e-mail addresses. */
  alternateEmailAddresses?: string[]
  /** Where they came from, by id from sources.list. */
  sourceId?: string
  /** The user who is credited, by id from users.list. */
  creditedToUserId?: string
  /** Where they live. */
  location?: {
    /** The city. */
    city?: string
    /** The state or region. */
    region?: string
    /** The country. */
    country?: string
  }
  /** When it was made; now unless given. */
  createdAt?: string
}

/** Params of candidates.update. */
export interface CandidatesUpdateParams {
  /** Its id. */
  id: string
  /** First and last name. */
  name?: string
  /** The main e-mail address. */
  email?: string
  /** The main telephone number. */
  phoneNumber?: string
  /** The URL of the LinkedIn profile. */
  linkedInUrl?: string
  /** The URL of the GitHub profile. */
  githubUrl?: string
  /** The URL of their website. */
  websiteUrl?: string
  /** A further e-mail address. */
  alternateEmail?: string
  /** Links to profiles, in place of all that there are. */
  socialLinks?: {
    /** What it leads to. */
    type: "LinkedIn" | "GitHub" | "Twitter" | "Medium" | "StackOverflow" | "YouTube" | "CodePen" | "Website"
    /** The URL. */
    url: string
  }[]
  /** Where they came from, by id from sources.list. */
  sourceId?: string
  /** The user who is credited, by id from users.list. */
  creditedToUserId?: string
  /** Where they live. */
  location?: {
    /** The city. */
    city?: string
    /** The state or region. */
    region?: string
    /** The country. */
    country?: string
  }
  /** When it was made; now unless given. */
  createdAt?: string
  /** Whether those who follow it get a notification; true unless given. */
  sendNotifications?: boolean
}

/** Params of candidates.api_search. Needs email, or name. */
export interface CandidatesApiSearchParams {
  /** The e-mail address. */
  email?: string
  /** The name or a part of it. */
  name?: string
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
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** The candidate, by id from candidates.list. */
  candidateId: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

export interface Note {
  id: string
  createdAt?: string
  isPrivate?: boolean
  content?: string
  author?: {
    id?: string
    firstName?: string
    lastName?: string
    email?: string
  }
}

/** Params of candidate_notes.create. */
export interface CandidateNotesCreateParams {
  /** The candidate, by id from candidates.list. */
  candidateId: string
  /** The text; in HTML with b, i, u, a, ul, ol, li, code and pre. */
  note: string
  /** The form of the text. (default "text/plain") */
  type?: "text/plain" | "text/html"
  /** Whether those who follow the candidate get a notification; false unless given. */
  sendNotifications?: boolean
  /** Whether the note is private, which the key must be allowed to do; false unless given. */
  isPrivate?: boolean
  /** When it was made; now unless given. */
  createdAt?: string
}

/** Params of candidate_taggings.create. */
export interface CandidateTaggingsCreateParams {
  /** The candidate, by id from candidates.list. */
  candidateId: string
  /** The tag, by id from candidate_tags.list. */
  tagId: string
}

/** Params of candidate_taggings.delete. */
export interface CandidateTaggingsDeleteParams {
  /** The candidate, by id from candidates.list. */
  candidateId: string
  /** The tag, by id from candidate_tags.list. */
  tagId: string
}

/** Params of candidate_projects.list. */
export interface CandidateProjectsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** The candidate, by id from candidates.list. */
  candidateId: string
}

export interface Project {
  id: string
  title?: string
  description?: string
  isArchived?: boolean
  confidential?: boolean
  authorId?: string
  createdAt?: string
  customFieldEntries?: CustomFieldValue[]
}

/** Params of candidate_projects.create. */
export interface CandidateProjectsCreateParams {
  /** The candidate, by id from candidates.list. */
  candidateId: string
  /** The project, by id from projects.list. */
  projectId: string
}

/** Params of candidate_projects.delete. */
export interface CandidateProjectsDeleteParams {
  /** The candidate, by id from candidates.list. */
  candidateId: string
  /** The project, by id from projects.list. */
  projectId: string
}

/** Params of candidate_files.create. */
export interface CandidateFilesCreateParams {
  /** The candidate, by id from candidates.list. */
  candidateId: string
  /** The file, with its name. */
  file: FileParam
}

/** Params of resumes.create. */
export interface ResumesCreateParams {
  /** The candidate, by id from candidates.list. */
  candidateId: string
  /** The resume, with its name. */
  resume: FileParam
}

/** Params of files.get. */
export interface FilesGetParams {
  /** The handle of the file, from fileHandles or resumeFileHandle of candidates.get. */
  fileHandle: string
}

export interface FileUrl {
  url?: string
}

/** Params of files.download. */
export interface FilesDownloadParams {
  /** The handle of the file, from fileHandles or resumeFileHandle of candidates.get. */
  fileHandle: string
}

/** Params of anonymizations.create. */
export interface AnonymizationsCreateParams {
  /** The candidate, by id from candidates.list. */
  candidateId: string
}

/** Params of candidate_tags.list. */
export interface CandidateTagsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Whether archived ones are listed too; false unless given. */
  includeArchived?: boolean
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

/** Params of candidate_tags.create. */
export interface CandidateTagsCreateParams {
  /** What the tag is called. */
  title: string
}

/** Params of candidate_tags.delete. */
export interface CandidateTagsDeleteParams {
  /** Its id. */
  id: string
}

/** Params of projects.list. */
export interface ProjectsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Only those made after this. */
  createdAfter?: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

/** Params of projects.get. */
export interface ProjectsGetParams {
  /** Its id. */
  id: string
}

/** Params of applications.list. */
export interface ApplicationsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Only applications with this status. */
  status?: "Lead" | "Active" | "Hired" | "Archived"
  /** Only applications for this job, by id from jobs.list. */
  jobId?: string
  /** What each application also holds. */
  expand?: ("openings")[]
  /** Only those made after this. */
  createdAfter?: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

export interface Application {
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
  /** Its id. */
  id: string
  /** What the application also holds. */
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
  id: string
  stageId?: string
  title?: string
  enteredStageAt?: string
  leftStageAt?: string
  stageNumber?: number
  allowedActions?: string[]
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

/** Values by name, whose forms depend on the form or are one's own. */
export interface ValueMap { [k: string]: unknown }

/** Params of applications.create. */
export interface ApplicationsCreateParams {
  /** The candidate, by id from candidates.list. */
  candidateId: string
  /** The job, by id from jobs.list. */
  jobId: string
  /** The interview plan, by id from interview_plans.list; the job's own unless given. */
  interviewPlanId?: string
  /** The stage, by id from interview_stages.list, or FirstPreInterviewScreen. */
  interviewStageId?: string
  /** Where they came from, by id from sources.list. */
  sourceId?: string
  /** The user who is credited, by id from users.list. */
  creditedToUserId?: string
  /** When it was made; now unless given. */
  createdAt?: string
  /** The stages it went through before, such as in another system. */
  applicationHistory?: {
    /** The stage, by id from interview_stages.list. */
    stageId: string
    /** Its number in the order, from 0; the highest is the current stage. (at least 0) */
    stageNumber: number
    /** When it entered the stage. */
    enteredStageAt: string
    /** The reason, where the stage is of type Archived. */
    archiveReasonId?: string
  }[]
}

/** Params of applications.update. */
export interface ApplicationsUpdateParams {
  /** Its id. */
  id: string
  /** Where they came from, by id from sources.list. */
  sourceId?: string
  /** The user who is credited, by id from users.list. */
  creditedToUserId?: string
  /** When it was made; now unless given. */
  createdAt?: string
  /** Whether those who follow it get a notification; true unless given. */
  sendNotifications?: boolean
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
  /** The application, by id from applications.list. */
  applicationId: string
  /** The stage, by id from interview_stages.list. */
  interviewStageId: string
  /** The reason, by id from archive_reasons.list; required where the stage is of type Archived. */
  archiveReasonId?: string
  /** An e-mail to the candidate, where the stage is of type Archived. */
  archiveEmail?: {
    /** The template, which must be for e-mail. */
    communicationTemplateId: string
    /** When it is sent: the next morning unless given, at once where the time has passed. */
    sendAt?: string
  }
}

/** Params of application_sources.update. */
export interface ApplicationSourcesUpdateParams {
  /** The application, by id from applications.list. */
  applicationId: string
  /** The source, by id from sources.list; null for none. */
  sourceId: string | null
}

/** Params of application_transfers.create. */
export interface ApplicationTransfersCreateParams {
  /** The application, by id from applications.list. */
  applicationId: string
  /** The job, by id from jobs.list. */
  jobId: string
  /** The interview plan, by id from interview_plans.list. */
  interviewPlanId: string
  /** The stage, by id from interview_stages.list. */
  interviewStageId: string
  /** Whether automatic activities of the stage begin; true unless given. */
  startAutomaticActivities?: boolean
}

/** Params of application_history.list. */
export interface ApplicationHistoryListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** The application, by id from applications.list. */
  applicationId: string
}

/** Params of application_feedback.list. */
export interface ApplicationFeedbackListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Only feedback on this application, by id from applications.list. */
  applicationId?: string
  /** Only those made after this. */
  createdAfter?: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

export interface Feedback {
  id: string
  formDefinition?: FormDefinition
  submittedValues?: ValueMap
  submittedByUser?: User
  interviewId?: string
  interviewEventId?: string
  feedbackFormDefinitionId?: string
  applicationHistoryId?: string
  applicationId?: string
  submittedAt?: string
}

/** Params of jobs.list. */
export interface JobsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Only jobs with one of these statuses; open, closed and archived ones unless given. */
  status?: ("Draft" | "Open" | "Closed" | "Archived")[]
  /** Only jobs opened after this. */
  openedAfter?: string
  /** Only jobs opened before this. */
  openedBefore?: string
  /** Only jobs closed after this. */
  closedAfter?: string
  /** Only jobs closed before this. */
  closedBefore?: string
  /** Whether ids of postings that are not published are given too. */
  includeUnpublishedJobPostingsIds?: boolean
  /** What each job also holds. */
  expand?: ("location" | "openings")[]
  /** Only those made after this. */
  createdAfter?: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

export interface Job {
  id: string
  title?: string
  confidential?: boolean
  status?: string
  employmentType?: string
  locationId?: string
  departmentId?: string
  defaultInterviewPlanId?: string
  interviewPlanIds?: string[]
  customFields?: CustomFieldValue[]
  jobPostingIds?: string[]
  customRequisitionId?: string | null
  brandId?: string
  hiringTeam?: HiringTeamMember[]
  author?: User
  createdAt?: string
  updatedAt?: string
  openedAt?: string | null
  closedAt?: string | null
  location?: Location
  openings?: Opening[]
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
  /** Its id. */
  id: string
  /** Whether ids of postings that are not published are given too. */
  includeUnpublishedJobPostingsIds?: boolean
  /** What each job also holds. */
  expand?: ("location" | "openings")[]
}

/** Params of jobs.create. */
export interface JobsCreateParams {
  /** What the job is called. */
  title: string
  /** The department or team, by id from departments.list. */
  teamId: string
  /** The location, by id from locations.list. */
  locationId: string
  /** The interview plan, by id from interview_plans.list; without one a job cannot be opened. */
  defaultInterviewPlanId?: string
  /** The job template to begin with. */
  jobTemplateId?: string
  /** The brand under which it is published. */
  brandId?: string
}

/** Params of jobs.update. */
export interface JobsUpdateParams {
  /** Its id. */
  id: string
  /** What the job is called. */
  title?: string
  /** The department or team, by id from departments.list. */
  teamId?: string
  /** The location, by id from locations.list. */
  locationId?: string
  /** The interview plan, by id from interview_plans.list; without one a job cannot be opened. */
  defaultInterviewPlanId?: string
  /** The id by which its requisition is known. */
  customRequisitionId?: string
}

/** Params of jobs.api_search. Needs title, or requisitionId. */
export interface JobsApiSearchParams {
  /** The title or a part of it. */
  title?: string
  /** The id by which the requisition is known. */
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
  /** The job, by id from jobs.list. */
  jobId: string
  /** Its new status. */
  status: "Draft" | "Open" | "Closed" | "Archived"
}

/** Params of job_postings.list. */
export interface JobPostingsListParams {
  /** Only postings at the location with this name, in the same case. */
  location?: string
  /** Only postings of the department with this name, in the same case. */
  department?: string
  /** Leave out postings that only their link leads to. */
  listedOnly?: boolean
  /** The job board; the main external one unless given. */
  jobBoardId?: string
}

export interface JobPostingSummary {
  id: string
  title?: string
  jobId?: string
  departmentName?: string
  teamName?: string
  locationName?: string
  locationIds?: {
    primaryLocationId?: string
    secondaryLocationIds?: string[]
  }
  workplaceType?: string
  employmentType?: string
  isListed?: boolean
  publishedDate?: string
  applicationDeadline?: string | null
  externalLink?: string
  applyLink?: string
  compensationTierSummary?: string
  shouldDisplayCompensationOnJobBoard?: boolean
  updatedAt?: string
}

/** Params of job_postings.get. */
export interface JobPostingsGetParams {
  /** Its id. */
  id: string
  /** The job board; the main external one unless given. */
  jobBoardId?: string
  /** What the posting also holds. */
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
  /** Its id. */
  id: string
  /** What the job is called. */
  title?: string
  /** The text, without what the brand puts before and after it. */
  description?: {
    /** The form of the text. */
    type: "text/html"
    /** The text, as HTML. */
    content: string
  }
  /** Where the work is done. */
  workplaceType?: "OnSite" | "Hybrid" | "Remote"
  /** Whether the text that the brand puts before it is left out. */
  suppressDescriptionOpening?: boolean
  /** Whether the text that the brand puts after it is left out. */
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
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Only those made after this. */
  createdAfter?: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

/** Params of openings.get. */
export interface OpeningsGetParams {
  /** Its id. */
  id: string
}

/** Params of departments.list. */
export interface DepartmentsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Whether archived ones are listed too; false unless given. */
  includeArchived?: boolean
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
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
  /** Its id. */
  id: string
}

/** Params of departments.create. */
export interface DepartmentsCreateParams {
  /** What it is called. */
  name: string
  /** The department it belongs to, by id from departments.list. */
  parentId?: string
  /** What it is called on job boards. */
  externalName?: string
  /** Values of one's own by name, for one's own use. */
  extraData?: { [k: string]: unknown }
}

/** Params of departments.update. */
export interface DepartmentsUpdateParams {
  /** Its id. */
  id: string
  /** What it is called. */
  name?: string
  /** What it is called on job boards. */
  externalName?: string
  /** Values of one's own by name, for one's own use. */
  extraData?: { [k: string]: unknown }
}

/** Params of locations.list. */
export interface LocationsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Whether archived ones are listed too; false unless given. */
  includeArchived?: boolean
  /** Whether regions are listed too. */
  includeLocationHierarchy?: boolean
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

/** Params of locations.get. */
export interface LocationsGetParams {
  /** Its id. */
  id: string
}

/** Params of users.list. */
export interface UsersListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Whether deactivated users are listed too. */
  includeDeactivated?: boolean
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

/** Params of users.get. */
export interface UsersGetParams {
  /** Its id. */
  id: string
}

/** Params of users.api_search. */
export interface UsersApiSearchParams {
  /** The e-mail address. */
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
  /** Whether archived ones are listed too; false unless given. */
  includeArchived?: boolean
}

/** Params of archive_reasons.list. */
export interface ArchiveReasonsListParams {
  /** Whether archived ones are listed too; false unless given. */
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
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Whether archived ones are listed too; false unless given. */
  includeArchived?: boolean
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
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
  /** What has the field. */
  objectType: "Application" | "Candidate" | "Job" | "Opening"
  /** Its id. */
  objectId: string
  /** The field, by id from custom_fields.list. */
  fieldId: string
  /**
   * The value in the form of the field: true or false, a text, a number, a date, one or several of its choices, or for
   * ranges and amounts an object.
   */
  fieldValue: unknown
}

/** Params of feedback_form_definitions.list. */
export interface FeedbackFormDefinitionsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Whether archived ones are listed too; false unless given. */
  includeArchived?: boolean
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
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
  /** Its id. */
  id: string
}

/** Params of interviews.list. */
export interface InterviewsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Whether archived ones are listed too; false unless given. */
  includeArchived?: boolean
  /** Whether those of single jobs are listed too. */
  includeNonSharedInterviews?: boolean
  /** Whether those of archived schedule templates are left out; with includeNonSharedInterviews. */
  excludeArchivedScheduleTemplateInterviews?: boolean
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
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
  /** Its id. */
  id: string
}

/** Params of interview_plans.list. */
export interface InterviewPlansListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Whether archived ones are listed too; false unless given. */
  includeArchived?: boolean
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
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
  /** The interview plan, by id from interview_plans.list. */
  interviewPlanId: string
}

/** Params of interview_schedules.list. */
export interface InterviewSchedulesListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Only those of this application, by id from applications.list. */
  applicationId?: string
  /** Only those of this stage, by id from interview_stages.list. */
  interviewStageId?: string
  /** Only those made after this. */
  createdAfter?: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
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
  /** The application, by id from applications.list. */
  applicationId: string
  /** The interviews. (at least 1 items) */
  interviewEvents: {
    /** When it begins. */
    startTime: string
    /** When it ends. */
    endTime: string
    /** Who interviews. (at least 1 items) */
    interviewers: {
      /** The e-mail address of a user of Ashby. */
      email: string
      /** Whether feedback of this interviewer is required. */
      feedbackRequired?: boolean
    }[]
    /** The kind of interview, by id from interviews.list; the organization's own unless given. */
    interviewId?: string
    /** Values of one's own by name, for one's own use. */
    extraData?: { [k: string]: unknown }
  }[]
}

/** Params of interview_schedules.delete. */
export interface InterviewSchedulesDeleteParams {
  /** Its id. */
  id: string
  /** Whether they may be scheduled again; false unless given. */
  allowReschedule?: boolean
}

/** Params of interview_events.list. */
export interface InterviewEventsListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** The schedule, by id from interview_schedules.list. */
  interviewScheduleId: string
  /** What each also holds. */
  expand?: ("interview")[]
  /** Only those made after this. */
  createdAfter?: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
  syncToken?: string
}

/** Params of offers.list. */
export interface OffersListParams {
  /** Which page: the value that the page before names as next. */
  cursor?: string
  /** How many records a page holds at most; 100 unless given. (1 to 100) */
  limit?: number
  /** Only offers of this application, by id from applications.list. */
  applicationId?: string
  /** Only offers with one of these statuses. (at least 1 items) */
  offerStatus?: (
    | "WaitingOnApprovalStart"
    | "WaitingOnOfferApproval"
    | "WaitingOnApprovalDefinition"
    | "WaitingOnCandidateResponse"
    | "CandidateRejected"
    | "CandidateAccepted"
    | "OfferCancelled"
  )[]
  /** Only offers that the candidate answered so. (at least 1 items) */
  acceptanceStatus?: ("Accepted" | "Declined" | "Pending" | "Created" | "Cancelled" | "WaitingOnResponse")[]
  /** Only offers whose latest version has one of these approvals. (at least 1 items) */
  approvalStatus?: ("Approved" | "WaitingOnApprovals" | "Declined")[]
  /** Only those made after this. */
  createdAfter?: string
  /** The token of the last page of an earlier run, from its metadata; only what has changed since is listed. */
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
  /** Its id. */
  id: string
  /** Whether the form is left out. */
  excludeFormDefinition?: boolean
}

/** Params of webhooks.get. */
export interface WebhooksGetParams {
  /** Its id. */
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
  /** Which event. */
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
  /** Where events are sent. */
  requestUrl: string
  /** What requests are signed with. */
  secretToken: string
}

/** Params of webhooks.update. Needs enabled, or requestUrl, or secretToken. */
export interface WebhooksUpdateParams {
  /** Its id. */
  id: string
  /** Whether it is called. */
  enabled?: boolean
  /** Where events are sent. */
  requestUrl?: string
  /** What requests are signed with. */
  secretToken?: string
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** Its id. */
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
