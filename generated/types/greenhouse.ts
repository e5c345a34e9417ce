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

/**
 * Greenhouse. Candidates, applications with their stages, jobs, offers, scheduled interviews, scorecards and users of a
 * Greenhouse organization, with hiring decisions and their settings.
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
    /**
     * Creates a candidate with at least one application. The response may contain only the IDs; `candidates.get`
     * returns the rest some seconds later.
     */
    create: {
      params: CandidatesCreateParams
      records: Candidate
      meta: {}
    }
    /** Updates a candidate. Contact lists and tags replace the current ones; an empty list clears them. */
    update: {
      params: CandidatesUpdateParams
      records: Candidate
      meta: {}
    }
    /** Deletes a candidate and all applications. This cannot be undone. */
    delete: {
      params: CandidatesDeleteParams
      records: null
      meta: {}
    }
    /**
     * Creates a prospect: a candidate on no job, or considered for several. The response may contain only the ID at
     * first.
     */
    create_prospect: {
      params: CandidatesCreateProspectParams
      records: Candidate
      meta: {}
    }
    /** Removes personal data from a candidate by field. This cannot be undone. */
    anonymize: {
      params: CandidatesAnonymizeParams
      records: Candidate
      meta: {}
    }
    /** Merges a duplicate candidate into another one. The duplicate ceases to exist. This cannot be undone. */
    merge: {
      params: CandidatesMergeParams
      records: Candidate
      meta: {}
    }
    search: {
      fields: CandidatesSearchFields
    }
  }
  /** A note in the activity feed of a candidate. */
  notes: {
    /** Creates a note in the activity feed of a candidate. */
    create: {
      params: NotesCreateParams
      records: Note
      meta: {}
    }
  }
  /** A record of an email in the activity feed of a candidate. */
  emails: {
    /** Creates a record of an email in the activity feed of a candidate. Sends no email. */
    create: {
      params: EmailsCreateParams
      records: EmailNote
      meta: {}
    }
  }
  /** The activity feed of a candidate: notes, emails and activities such as changes of stage. */
  activity_feeds: {
    /** Gets the activity feed of a candidate with all notes, emails and activities. */
    get: {
      params: ActivityFeedsGetParams
      records: ActivityFeed
      meta: {}
    }
  }
  /** An education entry of a candidate. */
  educations: {
    /**
     * Creates an education entry of a candidate. Schools, disciplines and degrees come from the lists of those names.
     */
    create: {
      params: EducationsCreateParams
      records: Education
      meta: {}
    }
    /** Deletes an education entry of a candidate. */
    delete: {
      params: EducationsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An entry in the work history of a candidate. */
  employments: {
    /** Creates an entry in the work history of a candidate. */
    create: {
      params: EmploymentsCreateParams
      records: Employment
      meta: {}
    }
    /** Deletes an entry in the work history of a candidate. */
    delete: {
      params: EmploymentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A candidate tag of the organization. */
  tags: {
    /** Lists the candidate tags of the organization, or with `candidate_id` the tags of a candidate. */
    list: {
      params: TagsListParams
      records: Tag[]
      meta: {}
    }
    /** Creates a candidate tag. If a tag of this name exists in any case, returns that tag. */
    create: {
      params: TagsCreateParams
      records: Tag
      meta: {}
    }
    /** Deletes a candidate tag and removes it from all candidates, within 24 hours. This cannot be undone. */
    delete: {
      params: TagsDeleteParams
      records: null
      meta: {}
    }
    /** Adds a tag to a candidate. */
    add: {
      params: TagsAddParams
      records: null
      meta: {}
    }
    /** Removes a tag from a candidate. To delete the tag itself, use `tags.delete`. */
    remove: {
      params: TagsRemoveParams
      records: null
      meta: {}
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
    /**
     * Creates an application of an existing candidate for a job. With `prospect`, creates a prospect application for
     * any number of jobs.
     */
    create: {
      params: ApplicationsCreateParams
      records: Application
      meta: {}
    }
    /** Updates source, referrer, recruiter, coordinator, custom fields or prospect pool of an application. */
    update: {
      params: ApplicationsUpdateParams
      records: Application
      meta: {}
    }
    /** Deletes an application. Prospect applications cannot be deleted. This cannot be undone. */
    delete: {
      params: ApplicationsDeleteParams
      records: null
      meta: {}
    }
    /** Moves an active application to the next stage of its job. */
    advance: {
      params: ApplicationsAdvanceParams
      records: Application
      meta: {}
    }
    /**
     * Moves an active application to another stage of the same job. For another job, use
     * `applications.transfer_to_job`.
     */
    move: {
      params: ApplicationsMoveParams
      records: Application
      meta: {}
    }
    /** Moves an application to another job. Prospect applications cannot be moved in this way. */
    transfer_to_job: {
      params: ApplicationsTransferToJobParams
      records: Application
      meta: {}
    }
    /** Converts a prospect application into a candidate's application for a job. */
    convert_prospect: {
      params: ApplicationsConvertProspectParams
      records: ProspectConversion
      meta: {}
    }
    /** Marks an application as hired. All approvals of the job and the offer must be complete. */
    hire: {
      params: ApplicationsHireParams
      records: Application
      meta: {}
    }
    /** Rejects an active application, and with `rejection_email` informs the candidate. */
    reject: {
      params: ApplicationsRejectParams
      records: Application
      meta: {}
    }
    /** Changes the rejection reason of a rejected application. */
    update_rejection_reason: {
      params: ApplicationsUpdateRejectionReasonParams
      records: null
      meta: {}
    }
    /** Makes a rejected application active again. */
    unreject: {
      params: ApplicationsUnrejectParams
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
    /** Creates a job as a copy of a template job. The user needs access to the template. */
    create: {
      params: JobsCreateParams
      records: Job
      meta: {}
    }
    /** Updates a job. A new requisition ID or department may restart approvals. To close a job, close its openings. */
    update: {
      params: JobsUpdateParams
      records: Job
      meta: {}
    }
    search: {
      fields: JobsSearchFields
    }
  }
  /** An opening of a job: a position to fill. */
  job_openings: {
    /** Lists the openings of a job. */
    list: {
      params: JobOpeningsListParams
      records: JobOpening[]
      meta: {}
    }
    /** Gets an opening of a job. */
    get: {
      params: JobOpeningsGetParams
      records: JobOpening
      meta: {}
    }
    /** Creates openings of a job. May restart the approvals of the job. */
    create: {
      params: JobOpeningsCreateParams
      records: NewlyOpened[]
      meta: {
        /** The outcome of each record, in the order in which the records were sent. */
        outcomes: {
          /** The zero-based index of the record. */
          index: number
          /** unknown: the third party does not report an outcome. */
          outcome: "done" | "failed" | "unknown"
          /** The record's key. */
          key?: string | number
          /** The third party's own error code. */
          code?: string
          /** The third party's own message. */
          message?: string
        }[]
      }
    }
    /** Updates an opening: `status` closes or reopens it. Closing the last opening closes the job. */
    update: {
      params: JobOpeningsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes a closed opening that nobody filled. Open and filled openings are refused. */
    delete: {
      params: JobOpeningsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The hiring team of a job: hiring managers, recruiters, coordinators and sourcers. */
  hiring_teams: {
    /** Gets the hiring team of a job with the users of each role. */
    get: {
      params: HiringTeamsGetParams
      records: JobTeam
      meta: {}
    }
    /** Adds users to the hiring team of a job. */
    create: {
      params: HiringTeamsCreateParams
      records: null
      meta: {}
    }
    /**
     * Replaces the users of each given role in a hiring team. An empty list clears the role. Disabled users who are
     * removed cannot be added again.
     */
    update: {
      params: HiringTeamsUpdateParams
      records: null
      meta: {}
    }
    /** Removes users from roles of the hiring team. Disabled users cannot be added again. */
    delete: {
      params: HiringTeamsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A stage in the interview plan of a job. */
  job_stages: {
    /** Lists the stages of all jobs, or of one job with `job_id`. Lowest `priority` first in the plan. */
    list: {
      params: JobStagesListParams
      records: JobStage[]
      meta: {}
    }
    /** Gets a stage with its interviews. */
    get: {
      params: JobStagesGetParams
      records: JobStage
      meta: {}
    }
  }
  /** An offer for one application. */
  application_offers: {
    /** Lists the offers for an application, in all versions. */
    list: {
      params: ApplicationOffersListParams
      records: Offer[]
      meta: {}
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
    /** Updates the current offer of an application. Offers of hired candidates cannot be updated. */
    update: {
      params: OffersUpdateParams
      records: null
      meta: {}
    }
    /** Gets the current offer of an application. */
    get_current: {
      params: OffersGetCurrentParams
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
    /** Creates a user with basic permissions. The user signs in after an invitation or through single sign-on. */
    create: {
      params: UsersCreateParams
      records: User
      meta: {}
    }
    /**
     * Updates a user's name, employee ID, offices, departments or custom fields. Empty lists clear offices and
     * departments.
     */
    update: {
      params: UsersUpdateParams
      records: null
      meta: {}
    }
    /** Disables a user, who can no longer sign in. To reverse it, use `users.enable`. */
    disable: {
      params: UsersDisableParams
      records: User
      meta: {}
    }
    /** Enables a disabled user. */
    enable: {
      params: UsersEnableParams
      records: User
      meta: {}
    }
    /**
     * Converts a user into a basic user and removes all other permissions, roles on jobs and pending approvals. This
     * cannot be undone.
     */
    make_basic: {
      params: UsersMakeBasicParams
      records: null
      meta: {}
    }
    search: {
      fields: UsersSearchFields
    }
  }
  /** An email address of a user. */
  user_emails: {
    /** Creates an unverified email address of a user, or sends the verification again. */
    create: {
      params: UserEmailsCreateParams
      records: UserEmail | null
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
  /** The role of a user on a job. */
  job_permissions: {
    /** Lists the roles of a user on jobs. Empty for site admins, who see all public jobs, and for basic users. */
    list: {
      params: JobPermissionsListParams
      records: JobPermission[]
      meta: {}
    }
    /** Gives a user a role on a job. Confidential jobs are refused. */
    create: {
      params: JobPermissionsCreateParams
      records: JobPermission
      meta: {}
    }
    /** Removes a role of a user on a job. */
    delete: {
      params: JobPermissionsDeleteParams
      records: null
      meta: {}
    }
  }
  /** The role that a user gets on future jobs of an office and a department. */
  future_job_permissions: {
    /** Lists the roles that a user gets on future jobs. */
    list: {
      params: FutureJobPermissionsListParams
      records: FutureJobPermission[]
      meta: {}
    }
    /** Gives a user a role on future jobs. With null for office or department, the role holds for all of them. */
    create: {
      params: FutureJobPermissionsCreateParams
      records: FutureJobPermission
      meta: {}
    }
    /** Removes a role of a user on future jobs. */
    delete: {
      params: FutureJobPermissionsDeleteParams
      records: null
      meta: {}
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
    /** Creates a department, at the top level or below another one. */
    create: {
      params: DepartmentsCreateParams
      records: Department
      meta: {}
    }
    /** Updates the name or external ID of a department. */
    update: {
      params: DepartmentsUpdateParams
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
    /** Creates an office, at the top level or below another one. */
    create: {
      params: OfficesCreateParams
      records: Office
      meta: {}
    }
    /** Updates the name, location or external ID of an office. */
    update: {
      params: OfficesUpdateParams
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
    /** Updates title, location or text of a job post. To publish it, use `job_posts.set_status`. */
    update: {
      params: JobPostsUpdateParams
      records: null
      meta: {}
    }
    /** Publishes a job post or takes it offline. */
    set_status: {
      params: JobPostsSetStatusParams
      records: null
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
    /** Creates a scheduled interview for an application. */
    create: {
      params: ScheduledInterviewsCreateParams
      records: ScheduledInterview
      meta: {}
    }
    /** Updates a scheduled interview that the API created, while it is scheduled or awaits feedback. */
    update: {
      params: ScheduledInterviewsUpdateParams
      records: ScheduledInterview
      meta: {}
    }
    /** Deletes a scheduled interview that the API created, while it is scheduled or awaits feedback. */
    delete: {
      params: ScheduledInterviewsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A scorecard: an interviewer's ratings of a candidate. */
  scorecards: {
    /** Lists submitted scorecards, or of one application with `application_id`. */
    list: {
      params: ScorecardsListParams
      records: Scorecard[]
      meta: {}
    }
    /** Gets a scorecard with its recommendation, ratings and answers. */
    get: {
      params: ScorecardsGetParams
      records: Scorecard
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
  /** A reason to close an opening. */
  close_reasons: {
    /** Lists the reasons to close an opening. */
    list: {
      params: CloseReasonsListParams
      records: CloseReason[]
      meta: {}
    }
  }
  /** An email template. */
  email_templates: {
    /** Lists the email templates with their texts. */
    list: {
      params: EmailTemplatesListParams
      records: EmailTemplate[]
      meta: {}
    }
    /** Gets an email template with its text. */
    get: {
      params: EmailTemplatesGetParams
      records: EmailTemplate
      meta: {}
    }
  }
  /** A prospect pool with its stages. */
  prospect_pools: {
    /** Lists the prospect pools with their stages. */
    list: {
      params: ProspectPoolsListParams
      records: ProspectPool[]
      meta: {}
    }
    /** Gets a prospect pool with its stages. */
    get: {
      params: ProspectPoolsGetParams
      records: ProspectPool
      meta: {}
    }
  }
  /** A degree for education entries. */
  degrees: {
    /** Lists the degrees for education entries, by priority. */
    list: {
      params: DegreesListParams
      records: EducationItem[]
      meta: {}
    }
  }
  /** A discipline for education entries. */
  disciplines: {
    /** Lists the disciplines for education entries, by priority. */
    list: {
      params: DisciplinesListParams
      records: EducationItem[]
      meta: {}
    }
  }
  /** A school for education entries. */
  schools: {
    /** Lists the schools for education entries, by priority. */
    list: {
      params: SchoolsListParams
      records: EducationItem[]
      meta: {}
    }
  }
  /** A custom field of the organization. */
  custom_fields: {
    /** Lists the custom fields of a type, each with its options. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {}
    }
    /** Gets a custom field with its options. */
    get: {
      params: CustomFieldsGetParams
      records: CustomField
      meta: {}
    }
    /** Creates a custom field. Selects need options. */
    create: {
      params: CustomFieldsCreateParams
      records: CustomField
      meta: {}
    }
    /** Updates a custom field. */
    update: {
      params: CustomFieldsUpdateParams
      records: CustomField
      meta: {}
    }
    /** Deletes a custom field. It remains in the API with `active: false`. */
    delete: {
      params: CustomFieldsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An option of a select. */
  custom_field_options: {
    /** Lists the options of a select. */
    list: {
      params: CustomFieldOptionsListParams
      records: FieldOption[]
      meta: {}
    }
    /** Creates options of a select. Names that exist are ignored. */
    create: {
      params: CustomFieldOptionsCreateParams
      records: null
      meta: {}
    }
    /** Updates options of a select. */
    update: {
      params: CustomFieldOptionsUpdateParams
      records: null
      meta: {}
    }
    /** Deletes options of a select. IDs that do not exist are ignored. */
    delete: {
      params: CustomFieldOptionsDeleteParams
      records: null
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
  /** An attachment that is added to an application. */
  application_attachments: {
    /** Creates an attachment of an application from its content or from a URL. */
    create: {
      params: ApplicationAttachmentsCreateParams
      records: AddedAttachment
      meta: {}
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
  /** An attachment that is added to a candidate. */
  candidate_attachments: {
    /** Creates an attachment of a candidate from its content or from a URL. */
    create: {
      params: CandidateAttachmentsCreateParams
      records: AddedAttachment
      meta: {}
    }
  }
}

/** Params of candidates.list. */
export interface CandidatesListParams {
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
  /** Filters to candidates who applied to this job, without prospects. */
  job_id?: number
  /** Filters by email address. Ignored if `candidate_ids` is given. */
  email?: string
  /** Filters to candidates with these IDs. */
  candidate_ids?: number[]
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
  [k: string]: KeyedField | null
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

/** Params of candidates.create. */
export interface CandidatesCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** The person's first name. */
  first_name: string
  /** The person's last name. */
  last_name: string
  /** The person's current company. */
  company?: string
  /** The person's current job title. */
  title?: string
  /** Phone numbers, each with a type. */
  phone_numbers?: {
    /** The phone number. */
    value: string
    /** Type of the phone number. */
    type?: "home" | "work" | "mobile" | "skype" | "other"
  }[]
  /** Postal addresses, each with a type. */
  addresses?: {
    /** The postal address. */
    value: string
    /** Type of the address. */
    type?: "home" | "work" | "other"
  }[]
  /** Email addresses, each with a type. */
  email_addresses?: {
    /** The email address. */
    value: string
    /** Type of the email address. */
    type?: "personal" | "work" | "other"
  }[]
  /** Website addresses, each with a type. */
  website_addresses?: {
    /** The website address. */
    value: string
    /** Type of the website. */
    type?: "personal" | "company" | "portfolio" | "blog" | "other"
  }[]
  /** Social media addresses, such as a profile's URL. */
  social_media_addresses?: {
    /** URL or name of the profile. */
    value: string
  }[]
  /** Names of tags. */
  tags?: string[]
  /** Education, one entry for each school. */
  educations?: {
    /** ID of the school, as `schools.list` returns it. */
    school_id?: number
    /** ID of the discipline, as `disciplines.list` returns it. */
    discipline_id?: number
    /** ID of the degree, as `degrees.list` returns it. */
    degree_id?: number
    /** Start of the education. */
    start_date?: string
    /** End of the education. */
    end_date?: string
  }[]
  /** Work history, one entry for each employer. */
  employments?: {
    /** Name of the employer. */
    company_name: string
    /** Job title at the employer. */
    title: string
    /** Start of the employment. */
    start_date: string
    /** End of the employment. Omit it for the current employer. */
    end_date?: string
  }[]
  /** The recruiter, by ID or email address. */
  recruiter?: {
    /** ID of the user. */
    id?: number
    /** Email address of the user, in place of the ID. */
    email?: string
  }
  /** The coordinator, by ID or email address. */
  coordinator?: {
    /** ID of the user. */
    id?: number
    /** Email address of the user, in place of the ID. */
    email?: string
  }
  /** Custom field values. An update keeps the fields that you leave out. */
  custom_fields?: {
    /** ID of the custom field, as `custom_fields.list` returns it. */
    id?: number
    /** Permanent key of the custom field, in place of the ID. */
    name_key?: string
    /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
    value?: unknown
    /** Minimum of a range, in place of `value`. */
    min_value?: number
    /** Maximum of a range, in place of `value`. */
    max_value?: number
    /** Currency of an amount, as an ISO 4217 code such as `USD`. */
    unit?: string
    /** Set to the text `true` to remove the current value. */
    delete_value?: "true"
  }[]
  /** Notes for the candidate's activity feed. */
  activity_feed_notes?: {
    /** ID of the user who writes the note. */
    user_id: number
    /** Text of the note. */
    body: string
    /** Visibility of the note. */
    visibility: "admin_only" | "private" | "public"
  }[]
  /** Applications to create, one for each job. (at least 1 items) */
  applications: {
    /** ID of the job, as `jobs.list` returns it. */
    job_id: number
    /** ID of the source, as `sources.list` returns it. */
    source_id?: number
    /** ID of the first stage, as `job_stages.list` returns it. */
    initial_stage_id?: number
    /** The person who referred the candidate. */
    referrer?: {
      /** Form of `value`. */
      type: "id" | "email" | "outside"
      /** ID or email address of the user, or the name of somebody outside. */
      value: string | number
    }
    /** ID of the user to assign as recruiter. */
    recruiter_id?: number
    /** ID of the user to assign as coordinator. */
    coordinator_id?: number
    /** Files to attach to the application. */
    attachments?: {
      /** Name of the file, with its extension. */
      filename: string
      /** Type of the attachment, such as `resume` or `cover_letter`. */
      type: string
      /** Content of the file in Base64. Requires `content_type`. */
      content?: string
      /** URL of the file, from which Greenhouse downloads it. Links to a preview page do not work. */
      url?: string
      /** Media type of the file. */
      content_type?: string
    }[]
  }[]
}

/** Params of candidates.update. */
export interface CandidatesUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** The person's first name. */
  first_name?: string
  /** The person's last name. */
  last_name?: string
  /** The person's current company. */
  company?: string
  /** The person's current job title. */
  title?: string
  /** Whether the candidate is private. */
  is_private?: boolean
  /** Phone numbers, each with a type. */
  phone_numbers?: {
    /** The phone number. */
    value: string
    /** Type of the phone number. */
    type?: "home" | "work" | "mobile" | "skype" | "other"
  }[]
  /** Postal addresses, each with a type. */
  addresses?: {
    /** The postal address. */
    value: string
    /** Type of the address. */
    type?: "home" | "work" | "other"
  }[]
  /** Email addresses, each with a type. */
  email_addresses?: {
    /** The email address. */
    value: string
    /** Type of the email address. */
    type?: "personal" | "work" | "other"
  }[]
  /** Website addresses, each with a type. */
  website_addresses?: {
    /** The website address. */
    value: string
    /** Type of the website. */
    type?: "personal" | "company" | "portfolio" | "blog" | "other"
  }[]
  /** Social media addresses, such as a profile's URL. */
  social_media_addresses?: {
    /** URL or name of the profile. */
    value: string
  }[]
  /** Names of tags. */
  tags?: string[]
  /** The recruiter, by ID or email address. */
  recruiter?: {
    /** ID of the user. */
    id?: number
    /** Email address of the user, in place of the ID. */
    email?: string
  }
  /** The coordinator, by ID or email address. */
  coordinator?: {
    /** ID of the user. */
    id?: number
    /** Email address of the user, in place of the ID. */
    email?: string
  }
  /** Custom field values. An update keeps the fields that you leave out. */
  custom_fields?: {
    /** ID of the custom field, as `custom_fields.list` returns it. */
    id?: number
    /** Permanent key of the custom field, in place of the ID. */
    name_key?: string
    /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
    value?: unknown
    /** Minimum of a range, in place of `value`. */
    min_value?: number
    /** Maximum of a range, in place of `value`. */
    max_value?: number
    /** Currency of an amount, as an ISO 4217 code such as `USD`. */
    unit?: string
    /** Set to the text `true` to remove the current value. */
    delete_value?: "true"
  }[]
}

/** Params of candidates.delete. */
export interface CandidatesDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of candidates.create_prospect. */
export interface CandidatesCreateProspectParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** The person's first name. */
  first_name: string
  /** The person's last name. */
  last_name: string
  /** The person's current company. */
  company?: string
  /** The person's current job title. */
  title?: string
  /** Phone numbers, each with a type. */
  phone_numbers?: {
    /** The phone number. */
    value: string
    /** Type of the phone number. */
    type?: "home" | "work" | "mobile" | "skype" | "other"
  }[]
  /** Postal addresses, each with a type. */
  addresses?: {
    /** The postal address. */
    value: string
    /** Type of the address. */
    type?: "home" | "work" | "other"
  }[]
  /** Email addresses, each with a type. */
  email_addresses?: {
    /** The email address. */
    value: string
    /** Type of the email address. */
    type?: "personal" | "work" | "other"
  }[]
  /** Website addresses, each with a type. */
  website_addresses?: {
    /** The website address. */
    value: string
    /** Type of the website. */
    type?: "personal" | "company" | "portfolio" | "blog" | "other"
  }[]
  /** Social media addresses, such as a profile's URL. */
  social_media_addresses?: {
    /** URL or name of the profile. */
    value: string
  }[]
  /** Names of tags. */
  tags?: string[]
  /** The recruiter, by ID or email address. */
  recruiter?: {
    /** ID of the user. */
    id?: number
    /** Email address of the user, in place of the ID. */
    email?: string
  }
  /** The coordinator, by ID or email address. */
  coordinator?: {
    /** ID of the user. */
    id?: number
    /** Email address of the user, in place of the ID. */
    email?: string
  }
  /** Custom field values. An update keeps the fields that you leave out. */
  custom_fields?: {
    /** ID of the custom field, as `custom_fields.list` returns it. */
    id?: number
    /** Permanent key of the custom field, in place of the ID. */
    name_key?: string
    /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
    value?: unknown
    /** Minimum of a range, in place of `value`. */
    min_value?: number
    /** Maximum of a range, in place of `value`. */
    max_value?: number
    /** Currency of an amount, as an ISO 4217 code such as `USD`. */
    unit?: string
    /** Set to the text `true` to remove the current value. */
    delete_value?: "true"
  }[]
  /** Notes for the prospect's activity feed. */
  activity_feed_notes?: {
    /** ID of the user who writes the note. */
    user_id: number
    /** Text of the note. */
    body: string
    /** Visibility of the note. */
    visibility: "admin_only" | "private" | "public"
  }[]
  /** Jobs, source and attachments of the prospect. Defaults to no job. */
  application?: {
    /** IDs of the jobs to consider the prospect for. */
    job_ids?: number[]
    /** ID of the source, as `sources.list` returns it. */
    source_id?: number
    /** The person who referred the candidate. */
    referrer?: {
      /** Form of `value`. */
      type: "id" | "email" | "outside"
      /** ID or email address of the user, or the name of somebody outside. */
      value: string | number
    }
    /** Custom field values. An update keeps the fields that you leave out. */
    custom_fields?: {
      /** ID of the custom field, as `custom_fields.list` returns it. */
      id?: number
      /** Permanent key of the custom field, in place of the ID. */
      name_key?: string
      /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
      value?: unknown
      /** Minimum of a range, in place of `value`. */
      min_value?: number
      /** Maximum of a range, in place of `value`. */
      max_value?: number
      /** Currency of an amount, as an ISO 4217 code such as `USD`. */
      unit?: string
      /** Set to the text `true` to remove the current value. */
      delete_value?: "true"
    }[]
    /** Files to attach to the application. */
    attachments?: {
      /** Name of the file, with its extension. */
      filename: string
      /** Type of the attachment, such as `resume` or `cover_letter`. */
      type: string
      /** Content of the file in Base64. Requires `content_type`. */
      content?: string
      /** URL of the file, from which Greenhouse downloads it. Links to a preview page do not work. */
      url?: string
      /** Media type of the file. */
      content_type?: string
    }[]
  }
}

/** Params of candidates.anonymize. */
export interface CandidatesAnonymizeParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** Fields to anonymize. (at least 1 items) */
  fields: (
    | "full_name"
    | "current_company"
    | "current_title"
    | "tags"
    | "phone_numbers"
    | "emails"
    | "social_media_links"
    | "websites"
    | "addresses"
    | "location"
    | "custom_candidate_fields"
    | "source"
    | "recruiter"
    | "coordinator"
    | "attachments"
    | "application_questions"
    | "referral_questions"
    | "notes"
    | "rejection_notes"
    | "email_addresses"
    | "activity_items"
    | "innotes"
    | "inmails"
    | "rejection_reason"
    | "scorecards_and_interviews"
    | "offers"
    | "credited_to"
    | "headline"
    | "all_offer_versions"
    | "follow_up_reminders"
    | "custom_application_fields"
    | "education"
    | "employment"
    | "candidate_stage_data"
    | "prospect_owner"
    | "custom_rejection_question_fields"
    | "touchpoints"
    | "prospect_pool_and_stage"
    | "prospect_jobs"
    | "prospect_offices"
    | "prospect_offices_and_departments"
    | "match_score_reasoning"
    | "identity_verification"
    | "third_party_integrations"
  )[]
}

/** Params of candidates.merge. */
export interface CandidatesMergeParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the candidate to keep, which gets the merged data. */
  primary_candidate_id: number
  /** ID of the duplicate candidate, which ceases to exist. */
  duplicate_candidate_id: number
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

/** Params of notes.create. */
export interface NotesCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
  /** ID of the user who writes the note. */
  user_id: number
  /** Text of the note. */
  body: string
  /** Visibility of the note. */
  visibility: "admin_only" | "private" | "public"
}

export interface Note {
  /** The note's ID. */
  id: number
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The note's text. */
  body?: string | null
  user?: Person | null
  /** Whether the note is private. */
  private?: boolean
  /** The note's visibility: `admin_only`, `private` or `public`. */
  visibility?: string
}

/** Params of emails.create. */
export interface EmailsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
  /** ID of the user who adds the email. */
  user_id: number
  /** Address of the recipient. */
  to: string
  /** Address of the sender. */
  from: string
  /** Addresses in Cc. */
  cc?: string[]
  /** Subject of the email. */
  subject: string
  /** Text of the email. */
  body: string
}

export interface EmailNote {
  /** The email's ID. */
  id: number
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The email's subject. */
  subject?: string | null
  /** The email's text. */
  body?: string | null
  /** The recipient's address. */
  to?: string | null
  /** The sender's address. */
  from?: string | null
  /** Addresses in Cc, as a list or as text. */
  cc?: string | string[] | null
  user?: Person | null
}

/** Params of activity_feeds.get. */
export interface ActivityFeedsGetParams {
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
}

export interface ActivityFeed {
  /** The candidate's notes. */
  notes?: Note[]
  /** The candidate's emails. */
  emails?: EmailNote[]
  /** Events, such as changes of stage and rejections. */
  activities?: Activity[]
}

export interface Activity {
  /** The activity's ID. */
  id: number
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The kind of activity, such as a change of stage. */
  subject?: string | null
  /** The activity in a sentence. */
  body?: string | null
  user?: Person | null
}

/**
 * Params of educations.create. Takes only one of start_date, start_month. Takes only one of start_date, start_year.
 * Takes only one of end_date, end_month. Takes only one of end_date, end_year. Needs start_year with start_month. Needs
 * start_month with start_year. Needs end_year with end_month. Needs end_month with end_year.
 */
export interface EducationsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
  /** ID of the school, as `schools.list` returns it. */
  school_id?: number
  /** ID of the discipline, as `disciplines.list` returns it. */
  discipline_id?: number
  /** ID of the degree, as `degrees.list` returns it. */
  degree_id?: number
  /** Month of the start, 1 to 12. (1 to 12) */
  start_month?: number
  /** Year of the start. (1900 to 2100) */
  start_year?: number
  /** Start, in place of month and year. Greenhouse shows month and year only. */
  start_date?: string
  /** Month of the end, 1 to 12. (1 to 12) */
  end_month?: number
  /** Year of the end. (1900 to 2100) */
  end_year?: number
  /** End, in place of month and year. Greenhouse shows month and year only. */
  end_date?: string
}

/** Params of educations.delete. */
export interface EducationsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
}

/** Params of employments.create. */
export interface EmploymentsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
  /** Name of the employer. */
  company_name: string
  /** The candidate's job title at the employer. */
  title: string
  /** Start of the employment. Greenhouse ignores the time of day. */
  start_date: string
  /** End of the employment. Omit it for the current employer. */
  end_date?: string
}

/** Params of employments.delete. */
export interface EmploymentsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
}

/** Params of tags.list. */
export interface TagsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** ID of the candidate whose tags to list. */
  candidate_id?: number
}

export interface Tag {
  /** The tag's ID. */
  id: number
  /** The tag's name. */
  name?: string
}

/** Params of tags.create. */
export interface TagsCreateParams {
  /** Name of the tag. */
  name: string
}

/** Params of tags.delete. */
export interface TagsDeleteParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of tags.add. */
export interface TagsAddParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
  /** ID of the tag, as `tags.list` returns it. */
  id: number
}

/** Params of tags.remove. */
export interface TagsRemoveParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
  /** ID of the tag, as `tags.list` returns it. */
  id: number
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

/**
 * Params of applications.create. Needs job_id, or prospect. Takes only one of job_id, job_ids. Needs prospect with
 * job_ids. Needs prospect_pool_id with prospect_pool_stage_id. Needs prospective_department_id with
 * prospective_office_id.
 */
export interface ApplicationsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
  /** ID of the job to apply for, as `jobs.list` returns it. */
  job_id?: number
  /** ID of the source, as `sources.list` returns it. */
  source_id?: number
  /** ID of the first stage, as `job_stages.list` returns it. */
  initial_stage_id?: number
  /** The person who referred the candidate. */
  referrer?: {
    /** Form of `value`. */
    type: "id" | "email" | "outside"
    /** ID or email address of the user, or the name of somebody outside. */
    value: string | number
  }
  /** ID of the user to assign as recruiter. Defaults to the job's primary recruiter. */
  recruiter_id?: number
  /** ID of the user to assign as coordinator. Defaults to the job's primary coordinator. */
  coordinator_id?: number
  /** Files to attach to the application. */
  attachments?: {
    /** Name of the file, with its extension. */
    filename: string
    /** Type of the attachment, such as `resume` or `cover_letter`. */
    type: string
    /** Content of the file in Base64. Requires `content_type`. */
    content?: string
    /** URL of the file, from which Greenhouse downloads it. Links to a preview page do not work. */
    url?: string
    /** Media type of the file. */
    content_type?: string
  }[]
  /** Whether to create a prospect application, without `job_id`. */
  prospect?: boolean
  /** IDs of the jobs to consider the prospect for. */
  job_ids?: number[]
  /** ID of the prospect pool, as `prospect_pools.list` returns it. */
  prospect_pool_id?: number
  /** ID of a stage: one of the `prospect_stages` of the pool. */
  prospect_pool_stage_id?: number
  /** ID of the user who owns the prospect. */
  prospect_owner_id?: number
  /** ID of the department to consider the prospect for. */
  prospective_department_id?: number
  /** ID of the office to consider the prospect for. */
  prospective_office_id?: number
}

/** Params of applications.update. */
export interface ApplicationsUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** ID of the source, as `sources.list` returns it. */
  source_id?: number
  /** The person who referred the candidate. */
  referrer?: {
    /** Form of `value`. */
    type: "id" | "email" | "outside"
    /** ID or email address of the user, or the name of somebody outside. */
    value: string | number
  }
  /** ID of the user to assign as recruiter. */
  recruiter_id?: number
  /** ID of the user to assign as coordinator. */
  coordinator_id?: number
  /** Custom field values. An update keeps the fields that you leave out. */
  custom_fields?: {
    /** ID of the custom field, as `custom_fields.list` returns it. */
    id?: number
    /** Permanent key of the custom field, in place of the ID. */
    name_key?: string
    /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
    value?: unknown
    /** Minimum of a range, in place of `value`. */
    min_value?: number
    /** Maximum of a range, in place of `value`. */
    max_value?: number
    /** Currency of an amount, as an ISO 4217 code such as `USD`. */
    unit?: string
    /** Set to the text `true` to remove the current value. */
    delete_value?: "true"
  }[]
  /** ID of the prospect pool, as `prospect_pools.list` returns it. */
  prospect_pool_id?: number
  /** ID of a stage: one of the `prospect_stages` of the pool. */
  prospect_stage_id?: number
  /** Further details of the rejection. For rejected applications only. */
  rejection_details?: {
    /** Custom field values. An update keeps the fields that you leave out. */
    custom_fields?: {
      /** ID of the custom field, as `custom_fields.list` returns it. */
      id?: number
      /** Permanent key of the custom field, in place of the ID. */
      name_key?: string
      /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
      value?: unknown
      /** Minimum of a range, in place of `value`. */
      min_value?: number
      /** Maximum of a range, in place of `value`. */
      max_value?: number
      /** Currency of an amount, as an ISO 4217 code such as `USD`. */
      unit?: string
      /** Set to the text `true` to remove the current value. */
      delete_value?: "true"
    }[]
  }
}

/** Params of applications.delete. */
export interface ApplicationsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of applications.advance. */
export interface ApplicationsAdvanceParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  id: number
  /** ID of the current stage: `current_stage.id` of the application. */
  from_stage_id: number
}

/** Params of applications.move. */
export interface ApplicationsMoveParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  id: number
  /** ID of the current stage: `current_stage.id` of the application. */
  from_stage_id: number
  /** ID of the new stage, as `job_stages.list` returns it. */
  to_stage_id: number
}

/** Params of applications.transfer_to_job. */
export interface ApplicationsTransferToJobParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  id: number
  /** ID of the job to move to, as `jobs.list` returns it. */
  new_job_id: number
  /** ID of a stage of the new job. Defaults to the first one. */
  new_stage_id?: number
}

/** Params of applications.convert_prospect. */
export interface ApplicationsConvertProspectParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  id: number
  /** ID of the job that the candidate is for, as `jobs.list` returns it. */
  job_id: number
  /** ID of a stage of the job. Defaults to the first one. */
  initial_stage_id?: number
}

export interface ProspectConversion {
  /** Whether Greenhouse converted the prospect. */
  success?: boolean
  /** ID of the prospect application. */
  old_application_id?: number
  /** ID of the new application. */
  new_application_id?: number
  /** ID of the job. */
  new_job_id?: number
  /** ID of the stage. */
  new_stage_id?: number
}

/** Params of applications.hire. */
export interface ApplicationsHireParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  id: number
  /** The first day at work. Required if the organization requires it and the offer has none. */
  start_date?: string
  /** ID (`id`, not `opening_id`) of the opening to fill. Defaults to any open one. */
  opening_id?: number
  /** ID of the reason to close the opening, as `close_reasons.list` returns it. */
  close_reason_id?: number
}

/** Params of applications.reject. */
export interface ApplicationsRejectParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  id: number
  /** ID of the reason, as `rejection_reasons.list` returns it. */
  rejection_reason_id?: number
  /** Notes on the rejection for the activity feed. */
  notes?: string
  /** Email to send to the candidate. Defaults to none. */
  rejection_email?: {
    /** ID of an organization-wide template, as `email_templates.list` returns it. */
    email_template_id: string | number
    /** Time to send the email, in the time zone of the user. Defaults to now. */
    send_email_at?: string
  }
}

/** Params of applications.update_rejection_reason. */
export interface ApplicationsUpdateRejectionReasonParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  id: number
  /** ID of the reason, as `rejection_reasons.list` returns it. */
  rejection_reason_id: number
}

/** Params of applications.unreject. */
export interface ApplicationsUnrejectParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
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
  /** Filters to records created before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
  /** Filters by job status. */
  status?: "open" | "closed" | "draft"
  /** Filters by requisition ID. */
  requisition_id?: string
  /** Filters to jobs with an opening of this `opening_id`. */
  opening_id?: string
  /** Filters by department, as `departments.list` returns it. */
  department_id?: number
  /** Filters by office, as `offices.list` returns it. */
  office_id?: number
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

/**
 * Params of jobs.create. Takes only one of department_id, external_department_id. Takes only one of office_ids,
 * external_office_ids.
 */
export interface JobsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the job to copy. For templates, `is_template` is true. */
  template_job_id: number
  /** Number of openings to create. */
  number_of_openings: number
  /** Internal name of the job. Defaults to `Copy Of` and the template's name. */
  job_name?: string
  /** Title of the job post. Defaults to the titles of the template. */
  job_post_name?: string
  /** Requisition ID of the organization's own choice. */
  requisition_id?: string
  /** Opening IDs of the organization's own choice, as many as openings. */
  opening_ids?: string[]
  /** ID of the department. Defaults to the template's department. */
  department_id?: number
  /** External ID of the department, in place of its ID. */
  external_department_id?: string
  /** IDs of the offices. Defaults to the template's offices. */
  office_ids?: number[]
  /** External IDs of the offices, in place of their IDs. */
  external_office_ids?: string[]
}

/**
 * Params of jobs.update. Takes only one of department_id, external_department_id. Takes only one of office_ids,
 * external_office_ids.
 */
export interface JobsUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** Internal name of the job. */
  name?: string
  /** Notes on the hiring plan. */
  notes?: string
  /** Whether the job can be done anywhere. */
  anywhere?: boolean
  /** Requisition ID of the organization's own choice. */
  requisition_id?: string
  /** Text about the team and the responsibilities. */
  team_and_responsibilities?: string
  /** Text for recruiters about the advantages of the job. */
  how_to_sell_this_job?: string
  /** Custom field values. An update keeps the fields that you leave out. */
  custom_fields?: {
    /** ID of the custom field, as `custom_fields.list` returns it. */
    id?: number
    /** Permanent key of the custom field, in place of the ID. */
    name_key?: string
    /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
    value?: unknown
    /** Minimum of a range, in place of `value`. */
    min_value?: number
    /** Maximum of a range, in place of `value`. */
    max_value?: number
    /** Currency of an amount, as an ISO 4217 code such as `USD`. */
    unit?: string
    /** Set to the text `true` to remove the current value. */
    delete_value?: "true"
  }[]
  /** IDs of the offices. Replaces the current ones. */
  office_ids?: number[]
  /** External IDs of the offices, in place of their IDs. */
  external_office_ids?: string[]
  /** ID of the department. Replaces the current one. */
  department_id?: number
  /** External ID of the department, in place of its ID. */
  external_department_id?: string
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

/** Params of job_openings.list. */
export interface JobOpeningsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
  /** Filters by opening status, in these words. */
  status?: "opened" | "closed"
}

export interface JobOpening {
  /** The opening's ID. */
  id: number
  /** The opening's ID of the organization's own choice. */
  opening_id?: string | null
  /** The opening's status: open or closed. */
  status?: string
  /** The time the opening was opened, in ISO 8601 format. */
  opened_at?: string | null
  /** The time the opening was closed. Null while open. */
  closed_at?: string | null
  /** The ID of the application that filled the opening. */
  application_id?: number | null
  close_reason?: Named | null
  custom_fields?: CustomFields | null
  keyed_custom_fields?: KeyedFields | null
}

/** Params of job_openings.get. */
export interface JobOpeningsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
}

/** Params of job_openings.create. */
export interface JobOpeningsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
  /** Openings to create. A job has at most 100 open ones. (1 to 100 items) */
  openings: {
    /** Opening ID of the organization's own choice, or null. */
    opening_id?: string | null
    /** Custom field values. An update keeps the fields that you leave out. */
    custom_fields?: {
      /** ID of the custom field, as `custom_fields.list` returns it. */
      id?: number
      /** Permanent key of the custom field, in place of the ID. */
      name_key?: string
      /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
      value?: unknown
      /** Minimum of a range, in place of `value`. */
      min_value?: number
      /** Maximum of a range, in place of `value`. */
      max_value?: number
      /** Currency of an amount, as an ISO 4217 code such as `USD`. */
      unit?: string
      /** Set to the text `true` to remove the current value. */
      delete_value?: "true"
    }[]
  }[]
}

export interface NewlyOpened {
  /** The opening's ID. */
  id: number
  /** The opening's ID of the organization's own choice. */
  opening_id?: string | null
  /** The time the opening was opened, in ISO 8601 format. */
  open_date?: string
}

/** Params of job_openings.update. Needs status with close_reason_id. */
export interface JobOpeningsUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
  /** Opening ID of the organization's own choice. May restart approvals. */
  opening_id?: string
  /** New status of the opening. */
  status?: "open" | "closed"
  /** ID of the reason, as `close_reasons.list` returns it. Requires `status: closed`. */
  close_reason_id?: number
  /** Custom field values. An update keeps the fields that you leave out. */
  custom_fields?: {
    /** ID of the custom field, as `custom_fields.list` returns it. */
    id?: number
    /** Permanent key of the custom field, in place of the ID. */
    name_key?: string
    /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
    value?: unknown
    /** Minimum of a range, in place of `value`. */
    min_value?: number
    /** Maximum of a range, in place of `value`. */
    max_value?: number
    /** Currency of an amount, as an ISO 4217 code such as `USD`. */
    unit?: string
    /** Set to the text `true` to remove the current value. */
    delete_value?: "true"
  }[]
}

/** Params of job_openings.delete. */
export interface JobOpeningsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
}

/** Params of hiring_teams.get. */
export interface HiringTeamsGetParams {
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
}

export interface JobTeam {
  /** The job's hiring managers. */
  hiring_managers?: JobMember[]
  /** The job's recruiters. */
  recruiters?: JobMember[]
  /** The job's coordinators. */
  coordinators?: JobMember[]
  /** The job's sourcers. */
  sourcers?: JobMember[]
}

export interface JobMember {
  /** The user's ID. */
  user_id?: number
  /** Whether the user still has access to the job. */
  active?: boolean
  /** Whether the user is responsible for future candidates, as recruiter or coordinator. */
  responsible?: boolean
}

/** Params of hiring_teams.create. Needs hiring_managers, or sourcers, or recruiters, or coordinators. */
export interface HiringTeamsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
  /** Hiring managers, each by user ID. */
  hiring_managers?: {
    /** ID of the user. */
    user_id: number
  }[]
  /** Sourcers, each by user ID. */
  sourcers?: {
    /** ID of the user. */
    user_id: number
  }[]
  /** Recruiters, each with the candidates to be responsible for. */
  recruiters?: {
    /** ID of the user. */
    user_id: number
    /** Whether the user is responsible for new candidates. One user of the role. */
    responsible_for_future_candidates: boolean
    /** Whether the user becomes responsible for candidates with active applications. */
    responsible_for_active_candidates: boolean
    /** Whether the user becomes responsible for hired and rejected candidates. */
    responsible_for_inactive_candidates: boolean
  }[]
  /** Coordinators, each with the candidates to be responsible for. */
  coordinators?: {
    /** ID of the user. */
    user_id: number
    /** Whether the user is responsible for new candidates. One user of the role. */
    responsible_for_future_candidates: boolean
    /** Whether the user becomes responsible for candidates with active applications. */
    responsible_for_active_candidates: boolean
    /** Whether the user becomes responsible for hired and rejected candidates. */
    responsible_for_inactive_candidates: boolean
  }[]
}

/** Params of hiring_teams.update. Needs hiring_managers, or sourcers, or recruiters, or coordinators. */
export interface HiringTeamsUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
  /** Hiring managers, each by user ID. */
  hiring_managers?: {
    /** ID of the user. */
    user_id: number
  }[]
  /** Sourcers, each by user ID. */
  sourcers?: {
    /** ID of the user. */
    user_id: number
  }[]
  /** Recruiters, each with the candidates to be responsible for. */
  recruiters?: {
    /** ID of the user. */
    user_id: number
    /** Whether the user is responsible for new candidates. One user of the role. */
    responsible_for_future_candidates: boolean
    /** Whether the user becomes responsible for candidates with active applications. */
    responsible_for_active_candidates: boolean
    /** Whether the user becomes responsible for hired and rejected candidates. */
    responsible_for_inactive_candidates: boolean
  }[]
  /** Coordinators, each with the candidates to be responsible for. */
  coordinators?: {
    /** ID of the user. */
    user_id: number
    /** Whether the user is responsible for new candidates. One user of the role. */
    responsible_for_future_candidates: boolean
    /** Whether the user becomes responsible for candidates with active applications. */
    responsible_for_active_candidates: boolean
    /** Whether the user becomes responsible for hired and rejected candidates. */
    responsible_for_inactive_candidates: boolean
  }[]
}

/** Params of hiring_teams.delete. Needs hiring_managers, or sourcers, or recruiters, or coordinators. */
export interface HiringTeamsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
  /** IDs of the hiring managers to remove. */
  hiring_managers?: number[]
  /** IDs of the sourcers to remove. */
  sourcers?: number[]
  /** IDs of the recruiters to remove. */
  recruiters?: number[]
  /** IDs of the coordinators to remove. */
  coordinators?: number[]
}

/** Params of job_stages.list. */
export interface JobStagesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** ID of the job whose stages to list. */
  job_id?: number
  /** Filters to records created before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
}

export interface JobStage {
  /** The stage's ID. */
  id: number
  /** The stage's name. */
  name?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** Whether the stage is active. Inactive stages are deleted. */
  active?: boolean
  /** The ID of the job. */
  job_id?: number
  /** The stage's position, from 0. */
  priority?: number
  /** The stage's interviews. */
  interviews?: StageInterview[]
}

export interface StageInterview {
  /** The interview's ID, for `scheduled_interviews.create`. */
  id: number
  /** The interview's name. */
  name?: string
  /** Whether the interview can be scheduled. */
  schedulable?: boolean
  /** The planned length in minutes. */
  estimated_minutes?: number | null
  /** The users who usually interview. */
  default_interviewer_users?: Person[]
  interview_kit?: InterviewKit | null
}

export interface InterviewKit {
  id?: number | null
  content?: string | null
  questions?: KitQuestion[] | null
}

export interface KitQuestion {
  id?: number | null
  question?: string | null
}

/** Params of job_stages.get. */
export interface JobStagesGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of application_offers.list. */
export interface ApplicationOffersListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** ID of the application, as `applications.list` returns it. */
  application_id: number
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
  /** Filters by offer status. */
  status?: "unresolved" | "accepted" | "rejected" | "deprecated"
  /** Filters to offers that start on or after this date. */
  starts_after?: string
  /** Filters to offers that start on or before this date. */
  starts_before?: string
}

/** Params of offers.get. */
export interface OffersGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of offers.update. */
export interface OffersUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  application_id: number
  /** The candidate's first day at work. */
  start_date?: string
  /** The date the offer was sent. */
  sent_at?: string
  /** The time the offer was created. */
  created_at?: string
  /** Custom field values. An update keeps the fields that you leave out. */
  custom_fields?: {
    /** ID of the custom field, as `custom_fields.list` returns it. */
    id?: number
    /** Permanent key of the custom field, in place of the ID. */
    name_key?: string
    /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
    value?: unknown
    /** Minimum of a range, in place of `value`. */
    min_value?: number
    /** Maximum of a range, in place of `value`. */
    max_value?: number
    /** Currency of an amount, as an ISO 4217 code such as `USD`. */
    unit?: string
    /** Set to the text `true` to remove the current value. */
    delete_value?: "true"
  }[]
}

/** Params of offers.get_current. */
export interface OffersGetCurrentParams {
  /** ID of the application, as `applications.list` returns it. */
  application_id: number
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
  /** Filters by email address, primary or other. */
  email?: string
  /** Filters by employee ID. */
  employee_id?: string
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

/**
 * Params of users.create. Takes only one of office_ids, external_office_ids. Takes only one of department_ids,
 * external_department_ids.
 */
export interface UsersCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** The person's first name. */
  first_name: string
  /** The person's last name. */
  last_name: string
  /** The user's email address. */
  email: string
  /** Whether to send the user an invitation by email. Defaults to false. */
  send_email_invite?: boolean
  /** The user's employee ID. Requires a plan with employee IDs. */
  employee_id?: string
  /** IDs of the user's offices, as `offices.list` returns them. */
  office_ids?: number[]
  /** External IDs of the user's offices, in place of their IDs. */
  external_office_ids?: string[]
  /** IDs of the user's departments, as `departments.list` returns them. */
  department_ids?: number[]
  /** External IDs of the user's departments, in place of their IDs. */
  external_department_ids?: string[]
  /** Custom field values. An update keeps the fields that you leave out. */
  custom_fields?: {
    /** ID of the custom field, as `custom_fields.list` returns it. */
    id?: number
    /** Permanent key of the custom field, in place of the ID. */
    name_key?: string
    /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
    value?: unknown
    /** Minimum of a range, in place of `value`. */
    min_value?: number
    /** Maximum of a range, in place of `value`. */
    max_value?: number
    /** Currency of an amount, as an ISO 4217 code such as `USD`. */
    unit?: string
    /** Set to the text `true` to remove the current value. */
    delete_value?: "true"
  }[]
}

/**
 * Params of users.update. Needs id, or email. Takes only one of id, email. Takes only one of office_ids,
 * external_office_ids. Takes only one of department_ids, external_department_ids.
 */
export interface UsersUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the user, as `users.list` returns it. */
  id?: number
  /** Any email address of the user, in place of the ID. */
  email?: string
  /** The person's first name. */
  first_name?: string
  /** The person's last name. */
  last_name?: string
  /** The user's employee ID. Requires a plan with employee IDs. */
  employee_id?: string
  /** IDs of the user's offices, as `offices.list` returns them. */
  office_ids?: number[]
  /** External IDs of the user's offices, in place of their IDs. */
  external_office_ids?: string[]
  /** IDs of the user's departments, as `departments.list` returns them. */
  department_ids?: number[]
  /** External IDs of the user's departments, in place of their IDs. */
  external_department_ids?: string[]
  /** Custom field values. An update keeps the fields that you leave out. */
  custom_fields?: {
    /** ID of the custom field, as `custom_fields.list` returns it. */
    id?: number
    /** Permanent key of the custom field, in place of the ID. */
    name_key?: string
    /** New value: text, number, boolean or user ID; for selects the ID of an option, or a list of them. */
    value?: unknown
    /** Minimum of a range, in place of `value`. */
    min_value?: number
    /** Maximum of a range, in place of `value`. */
    max_value?: number
    /** Currency of an amount, as an ISO 4217 code such as `USD`. */
    unit?: string
    /** Set to the text `true` to remove the current value. */
    delete_value?: "true"
  }[]
}

/** Params of users.disable. Needs id, or email, or employee_id. Takes only one of id, email, employee_id. */
export interface UsersDisableParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the user, as `users.list` returns it. */
  id?: number
  /** Any email address of the user, in place of the ID. */
  email?: string
  /** Employee ID of the user, in place of the ID. */
  employee_id?: string
}

/** Params of users.enable. Needs id, or email, or employee_id. Takes only one of id, email, employee_id. */
export interface UsersEnableParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the user, as `users.list` returns it. */
  id?: number
  /** Any email address of the user, in place of the ID. */
  email?: string
  /** Employee ID of the user, in place of the ID. */
  employee_id?: string
}

/** Params of users.make_basic. Needs id, or email, or employee_id. Takes only one of id, email, employee_id. */
export interface UsersMakeBasicParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the user, as `users.list` returns it. */
  id?: number
  /** Any email address of the user, in place of the ID. */
  email?: string
  /** Employee ID of the user, in place of the ID. */
  employee_id?: string
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

/** Params of user_emails.create. */
export interface UserEmailsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the user, as `users.list` returns it. */
  user_id: number
  /** Email address to add. */
  email: string
  /** Whether to send an email for verification. Defaults to false. */
  send_verification?: boolean
}

export interface UserEmail {
  /** The email address's ID. */
  id: number
  /** The user's ID. */
  user_id?: number
  /** The email address. */
  email?: string
  /** Whether the address is verified. */
  verified?: string | boolean
}

/** Params of user_roles.list. */
export interface UserRolesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
}

export interface UserRole {
  /** The role's ID. */
  id: number
  /** The role's type: interviewer or job_admin. */
  type?: string
  /** The role's name. */
  name?: string
}

/** Params of job_permissions.list. */
export interface JobPermissionsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** ID of the user, as `users.list` returns it. */
  user_id: number
}

export interface JobPermission {
  /** The permission's ID. */
  id: number
  /** The job's ID. */
  job_id?: number
  /** The role's ID. */
  user_role_id?: number
}

/** Params of job_permissions.create. */
export interface JobPermissionsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the user, as `users.list` returns it. */
  user_id: number
  /** ID of the job, as `jobs.list` returns it. */
  job_id: number
  /** ID of the role, as `user_roles.list` returns it. */
  user_role_id: number
}

/** Params of job_permissions.delete. */
export interface JobPermissionsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** ID of the user, as `users.list` returns it. */
  user_id: number
}

/** Params of future_job_permissions.list. */
export interface FutureJobPermissionsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** ID of the user, as `users.list` returns it. */
  user_id: number
}

export interface FutureJobPermission {
  /** The permission's ID. */
  id: number
  /** The office's ID. Null for all offices. */
  office_id?: number | null
  /** The office's external ID. */
  external_office_id?: string | null
  /** The department's ID. Null for all departments. */
  department_id?: number | null
  /** The department's external ID. */
  external_department_id?: string | null
  /** The role's ID. */
  user_role_id?: number
}

/**
 * Params of future_job_permissions.create. Takes only one of office_id, external_office_id. Takes only one of
 * department_id, external_department_id.
 */
export interface FutureJobPermissionsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the user, as `users.list` returns it. */
  user_id: number
  /** ID of the role, as `user_roles.list` returns it. */
  user_role_id: number
  /** ID of the office, or null for all offices. */
  office_id?: number | null
  /** External ID of the office, in place of its ID. */
  external_office_id?: string
  /** ID of the department, or null for all departments. */
  department_id?: number | null
  /** External ID of the department, in place of its ID. */
  external_department_id?: string
}

/** Params of future_job_permissions.delete. */
export interface FutureJobPermissionsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** ID of the user, as `users.list` returns it. */
  user_id: number
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

/** Params of departments.create. Takes only one of parent_id, external_parent_id. */
export interface DepartmentsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** Name of the department, unique in the organization. (at most 254 characters) */
  name: string
  /** ID of the parent department. Requires a plan with tiered departments. */
  parent_id?: number
  /** External ID of the parent department, in place of its ID. */
  external_parent_id?: string
  /** Own ID of the organization. Requires a plan with external IDs. */
  external_id?: string
}

/** Params of departments.update. */
export interface DepartmentsUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** Name of the department, unchanged or new. */
  name: string
  /** Own ID of the organization. Requires a plan with external IDs. */
  external_id?: string
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

/** Params of offices.create. Takes only one of parent_id, external_parent_id. */
export interface OfficesCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** Name of the office, unique in the organization. (at most 254 characters) */
  name: string
  /** Location of the office as text. */
  location?: string
  /** ID of a site admin as primary contact. */
  primary_contact_user_id?: number
  /** ID of the parent office. Requires a plan with tiered offices. */
  parent_id?: number
  /** External ID of the parent office, in place of its ID. */
  external_parent_id?: string
  /** Own ID of the organization. Requires a plan with external IDs. */
  external_id?: string
}

/** Params of offices.update. */
export interface OfficesUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** Name of the office, unchanged or new. */
  name: string
  /** Location of the office as text. */
  location?: string
  /** Own ID of the organization. Requires a plan with external IDs. */
  external_id?: string
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

/** Params of job_posts.update. */
export interface JobPostsUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** Title of the job post, as shown to applicants. */
  title?: string
  /** Location as text. If the job board limits locations, an office or a custom location by ID. */
  location?: string | {
    /** ID of an office. */
    office_id?: number
    /** ID of a custom location, in place of an office. */
    custom_location_id?: number
  }
  /** Text of the job post as HTML, without line breaks. Replaces the whole text. */
  content?: string
}

/** Params of job_posts.set_status. */
export interface JobPostsSetStatusParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** New status of the job post. */
  status: "live" | "offline"
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

/**
 * Params of scheduled_interviews.list. Takes only one of application_id, starts_after. Takes only one of
 * application_id, ends_before.
 */
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
  /** ID of the application whose interviews to list, without `starts_after` and `ends_before`. */
  application_id?: number
  /** Filters by the ID of the event in the organizer's calendar. */
  external_event_id?: string
  /** Whether to list interviews only that the API can update and delete. */
  actionable?: boolean
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

/** Params of scheduled_interviews.create. */
export interface ScheduledInterviewsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  application_id: number
  /** ID of the interview of a stage, as `job_stages.list` returns it. */
  interview_id: number
  /** Interviewers, each by `user_id`, `email` or `employee_id`. (at least 1 items) */
  interviewers: {
    /** ID of the user. */
    user_id?: number
    /** Email address, in place of the ID. */
    email?: string
    /** Employee ID, in place of the ID. */
    employee_id?: string
    /** Response of the interviewer to the invitation. */
    response_status: "needs_action" | "declined" | "tentative" | "accepted"
  }[]
  /** Start of the interview. */
  start: string
  /** End of the interview. */
  end: string
  /** Unique ID of the interview, such as that of the calendar event. */
  external_event_id: string
  /** Location of the interview as text. */
  location?: string
  /** Address of the video call. */
  video_conferencing_url?: string
}

/** Params of scheduled_interviews.update. */
export interface ScheduledInterviewsUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** Interviewers. Replaces the current ones. */
  interviewers?: {
    /** ID of the user. */
    user_id?: number
    /** Email address, in place of the ID. */
    email?: string
    /** Employee ID, in place of the ID. */
    employee_id?: string
    /** Response of the interviewer to the invitation. */
    response_status: "needs_action" | "declined" | "tentative" | "accepted"
  }[]
  /** Start of the interview. */
  start?: string
  /** End of the interview. */
  end?: string
  /** Unique ID of the interview, such as that of the calendar event. */
  external_event_id?: string
  /** Location of the interview as text. */
  location?: string
  /** Address of the video call. */
  video_conferencing_url?: string
}

/** Params of scheduled_interviews.delete. */
export interface ScheduledInterviewsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
}

/**
 * Params of scorecards.list. Takes only one of application_id, created_before. Takes only one of application_id,
 * created_after. Takes only one of application_id, updated_before. Takes only one of application_id, updated_after.
 */
export interface ScorecardsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** ID of the application whose scorecards to list, without other filters. */
  application_id?: number
  /** Filters to records created before this time, in ISO 8601 format. */
  created_before?: string
  /** Filters to records created at or after this time, in ISO 8601 format. */
  created_after?: string
  /** Filters to records updated before this time, in ISO 8601 format. */
  updated_before?: string
  /** Filters to records updated at or after this time, in ISO 8601 format. */
  updated_after?: string
}

export interface Scorecard {
  /** The scorecard's ID. */
  id: number
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The interview's name. */
  interview?: string | null
  interview_step?: Named | null
  /** The candidate's ID. */
  candidate_id?: number
  /** The application's ID. */
  application_id?: number | null
  /** The time of the interview, in ISO 8601 format. */
  interviewed_at?: string | null
  submitted_by?: Person | null
  interviewer?: Person | null
  /** The time of submission, in ISO 8601 format. */
  submitted_at?: string | null
  /** The recommendation, from `definitely_not` to `strong_yes`, or `no_decision`. */
  overall_recommendation?: string
  /** The rated attributes, each with a note. */
  attributes?: ScorecardAttribute[]
  ratings?: ScorecardRatings | null
  /** The questions and answers, with HTML. */
  questions?: ScorecardAnswer[]
}

export interface ScorecardAttribute {
  name?: string | null
  type?: string | null
  note?: string | null
  rating?: string | null
}

export interface ScorecardRatings {
  definitely_not?: string[] | null
  no?: string[] | null
  mixed?: string[] | null
  yes?: string[] | null
  strong_yes?: string[] | null
}

export interface ScorecardAnswer {
  id?: number | null
  question?: string | null
  answer?: string | null
}

/** Params of scorecards.get. */
export interface ScorecardsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of rejection_reasons.list. */
export interface RejectionReasonsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** Whether to include Greenhouse's own reasons. */
  include_defaults?: boolean
}

/** Params of close_reasons.list. */
export interface CloseReasonsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
}

export interface CloseReason {
  /** The reason's ID. */
  id: number
  /** The reason's name. */
  name?: string
}

/** Params of email_templates.list. */
export interface EmailTemplatesListParams {
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

export interface EmailTemplate {
  /** The template's ID. */
  id: number
  /** The template's name. */
  name?: string | null
  /** The template's purpose. */
  description?: string | null
  /** Whether this is the default template of its type. */
  default?: boolean
  /** The time of the last update, in ISO 8601 format. */
  updated_at?: string
  /** Creation time, in ISO 8601 format. */
  created_at?: string
  /** The template's type, such as `candidate_rejection`. */
  type?: string
  /** The sender. Null if it depends on the user. */
  from?: unknown
  /** The addresses in Cc. */
  cc?: string[]
  /** The text. */
  body?: string | null
  /** The text as HTML. */
  html_body?: string | null
  user?: Person | null
}

/** Params of email_templates.get. */
export interface EmailTemplatesGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of prospect_pools.list. */
export interface ProspectPoolsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
}

export interface ProspectPool {
  /** The pool's ID. */
  id: number
  /** The pool's name. */
  name?: string
  /** Whether Greenhouse shows the pool. */
  active?: boolean
  /** The pool's stages. */
  prospect_stages?: Named[]
}

/** Params of prospect_pools.get. */
export interface ProspectPoolsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of degrees.list. */
export interface DegreesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
}

export interface EducationItem {
  /** The ID, for education entries. */
  id: number
  /** The name. */
  name?: string
  /** The position in the list, from 0. */
  priority?: number
}

/** Params of disciplines.list. */
export interface DisciplinesListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
}

/** Params of schools.list. */
export interface SchoolsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** The type of record that has the fields. */
  field_type:
    | "offer"
    | "candidate"
    | "application"
    | "job"
    | "rejection_question"
    | "referral_question"
    | "user_attribute"
  /** Whether to include deleted fields. Defaults to false. */
  include_inactive?: boolean
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
  priority?: number
  /** The type of the values. */
  value_type?: string
  /** Whether the field is private. */
  private?: boolean
  /** Whether a value is required. */
  required?: boolean
  /** Whether changes restart approvals. */
  require_approval?: boolean
  /** Whether changes create a new offer version. */
  trigger_new_version?: boolean
  /** The field's permanent key. */
  name_key?: string
  /** The field's description. */
  description?: string | null
  /** Whether the Job Board API shows the field. */
  expose_in_job_board_api?: boolean
  /** Whether only the API can change values. */
  api_only?: boolean
  /** The offices that use the field. Empty for all. */
  offices?: Office[]
  /** The departments that use the field. Empty for all. */
  departments?: Department[]
  /** The token in email and document templates. */
  template_token_string?: string | null
  /** The options of a select. */
  custom_field_options?: FieldOption[]
}

export interface FieldOption {
  /** The option's ID. */
  id: number
  /** The option's name. */
  name?: string
  /** The option's position. */
  priority?: number
  /** The organization's own ID for the option. */
  external_id?: string | null
}

/** Params of custom_fields.get. */
export interface CustomFieldsGetParams {
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of custom_fields.create. */
export interface CustomFieldsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** Name of the field. */
  name: string
  /** The type of record that has the field. */
  field_type:
    | "job"
    | "candidate"
    | "application"
    | "offer"
    | "opening"
    | "rejection_question"
    | "referral_question"
    | "user_attribute"
  /** Type of the values. User attributes are selects, `yes_no` or `user`. */
  value_type:
    | "short_text"
    | "long_text"
    | "yes_no"
    | "single_select"
    | "multi_select"
    | "currency"
    | "currency_range"
    | "number"
    | "number_range"
    | "date"
    | "url"
    | "user"
  /** Description of the field. */
  description?: string
  /** Whether the field is private. Fields of offers always are. */
  private?: boolean
  /** Whether a value is required. For fields of jobs, offers and openings. */
  required?: boolean
  /** Whether changes restart approvals. For fields of jobs and openings. */
  require_approval?: boolean
  /** Whether changes create a new offer version. For fields of offers. */
  trigger_new_version?: boolean
  /** Whether the Job Board API shows the field. For fields of jobs. */
  expose_in_job_board_api?: boolean
  /** Whether only the API can change values. For fields of jobs. */
  api_only?: boolean
  /** IDs of the offices that use the field. Defaults to all. */
  office_ids?: number[]
  /** IDs of the departments that use the field. Defaults to all. */
  department_ids?: number[]
  /** Options of a select. */
  custom_field_options?: {
    /** Name of the option. */
    name: string
    /** Position of the option. */
    priority: number
    /** Own ID of the organization. */
    external_id?: string | null
  }[]
  /** Whether to generate a token for email templates. */
  generate_email_token?: boolean
}

/** Params of custom_fields.update. */
export interface CustomFieldsUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
  /** Name of the field. */
  name?: string
  /** Description of the field. */
  description?: string
  /** Whether the field is private. Fields of offers always are. */
  private?: boolean
  /** Whether a value is required. For fields of jobs, offers and openings. */
  required?: boolean
  /** Whether changes restart approvals. For fields of jobs and openings. */
  require_approval?: boolean
  /** Whether changes create a new offer version. For fields of offers. */
  trigger_new_version?: boolean
  /** Whether the Job Board API shows the field. For fields of jobs. */
  expose_in_job_board_api?: boolean
  /** Whether only the API can change values. For fields of jobs. */
  api_only?: boolean
  /** IDs of the offices that use the field. */
  office_ids?: number[]
  /** IDs of the departments that use the field. */
  department_ids?: number[]
  /** Token of the field in email and document templates. */
  template_token_string?: string
}

/** Params of custom_fields.delete. */
export interface CustomFieldsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the record, as lists and other records return it. */
  id: number
}

/** Params of custom_field_options.list. */
export interface CustomFieldOptionsListParams {
  /** Maximum number of records per page, 1 to 500. Defaults to 100. (1 to 500; default 100) */
  per_page?: number
  /** Page number, starting at 1. (at least 1; default 1) */
  page?: number
  /** ID of the custom field, as `custom_fields.list` returns it. */
  custom_field_id: number
  /** Filters by state. Defaults to `active`. */
  type?: "all" | "active" | "inactive"
}

/** Params of custom_field_options.create. */
export interface CustomFieldOptionsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the custom field, as `custom_fields.list` returns it. */
  custom_field_id: number
  /** Options to create. (at least 1 items) */
  options: {
    /** Name of the option. */
    name: string
    /** Position of the option. */
    priority: number
    /** Own ID of the organization. */
    external_id?: string | null
  }[]
}

/** Params of custom_field_options.update. */
export interface CustomFieldOptionsUpdateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the custom field, as `custom_fields.list` returns it. */
  custom_field_id: number
  /** Options to update, each with its ID and changes. (at least 1 items) */
  options: {
    /** ID of the option. */
    id: number
    /** Name of the option. */
    name?: string
    /** Position of the option. */
    priority?: number
    /** Own ID of the organization. Null clears it. */
    external_id?: string | null
  }[]
}

/** Params of custom_field_options.delete. */
export interface CustomFieldOptionsDeleteParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the custom field, as `custom_fields.list` returns it. */
  custom_field_id: number
  /** IDs of the options to delete. (at least 1 items) */
  option_ids: number[]
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

/** Params of application_attachments.create. Needs content and content_type, or url. Takes only one of content, url. */
export interface ApplicationAttachmentsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the application, as `applications.list` returns it. */
  application_id: number
  /** Name of the file, with its extension. */
  filename: string
  /** Type of the attachment. An offer letter requires an offer and restarts its approvals. */
  type: "resume" | "cover_letter" | "other" | "take_home_test" | "offer_letter" | "signed_offer_letter"
  /** Content of the file in Base64. Requires `content_type`. */
  content?: string
  /** URL of the file, from which Greenhouse downloads it. Links to a preview page do not work. */
  url?: string
  /** Media type of the file. */
  content_type?: string
  /**
   * Visibility of an attachment of type `other`. Defaults to `admin_only`; other types have a visibility of their own.
   */
  visibility?: "public" | "private" | "admin_only"
}

export interface AddedAttachment {
  /** Name of the file. */
  filename?: string
  /** The file's address, which expires after seven days. */
  url?: string
  /** Type of the attachment. */
  type?: string
  /** Media type of the file. */
  content_type?: string | null
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

/** Params of candidate_attachments.create. Needs content and content_type, or url. Takes only one of content, url. */
export interface CandidateAttachmentsCreateParams {
  /**
   * ID of the Greenhouse user to write for, as `users.list` returns it. Greenhouse audits the change under this user.
   */
  on_behalf_of: number
  /** ID of the candidate, as `candidates.list` returns it. */
  candidate_id: number
  /** Name of the file, with its extension. */
  filename: string
  /** Type of the attachment. */
  type: "resume" | "cover_letter" | "admin_only"
  /** Content of the file in Base64. Requires `content_type`. */
  content?: string
  /** URL of the file, from which Greenhouse downloads it. Links to a preview page do not work. */
  url?: string
  /** Media type of the file. */
  content_type?: string
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
