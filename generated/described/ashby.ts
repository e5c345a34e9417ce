// Generated from definitions/ashby.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/ashby.ts'

const entitiesCandidatesSearchSource = { type: "string", at: { in: "body", steps: ["source", "title"] } }
const candidatesListParamsCursor = {
  description: "Cursor of the next page, as `next` of the previous page returns it.",
}
const candidatesListParamsLimit = { description: "Maximum number of records per page, 1 to 100. Defaults to 100." }
const candidatesListParamsCreatedAfter = { description: "Filters to records created after this time." }
const candidatesListParamsSyncToken = {
  description: "The `syncToken` in the metadata of an earlier list's last page. Returns only later changes.",
}
const candidatesListParams = {
  properties: {
    cursor: candidatesListParamsCursor,
    limit: candidatesListParamsLimit,
    createdAfter: candidatesListParamsCreatedAfter,
    syncToken: candidatesListParamsSyncToken,
  },
}
const candidatesGetParamsId = { description: "ID of the candidate, as `candidates.list` returns it." }
const candidatesCreateParamsEmail = { description: "Primary email address.", examples: ["ada@example.com"] }
const candidatesCreateParamsLinkedInUrl = {
  description: "URL of the LinkedIn profile.",
  examples: ["https://example.com/in/ada"],
}
const candidatesCreateParamsGithubUrl = {
  description: "URL of the GitHub profile.",
  examples: ["https://example.com/ada"],
}
const candidatesCreateParamsWebsite = {
  description: "URL of the candidate's website.",
  examples: ["https://example.com"],
}
const candidatesCreateParamsSourceId = { description: "ID of the source, as `sources.list` returns it." }
const candidatesCreateParamsCreditedToUserId = { description: "ID of the credited user, as `users.list` returns it." }
const candidatesCreateParamsLocation = {
  properties: {
    city: { description: "City." },
    region: { description: "State or region." },
    country: { description: "Country." },
  },
  description: "Location of the candidate.",
}
const candidatesUpdateParamsSendNotifications = {
  description: "Whether to notify users who follow the record. Defaults to `true`.",
}
const candidate_taggingsCreateParams = {
  properties: {
    candidateId: candidatesGetParamsId,
    tagId: { description: "ID of the tag, as `candidate_tags.list` returns it." },
  },
}
const candidate_projectsCreateParams = {
  properties: {
    candidateId: candidatesGetParamsId,
    projectId: { description: "ID of the project, as `projects.list` returns it." },
  },
}
const filesGetParams = {
  properties: {
    fileHandle: {
      description: "Handle of the file, as `fileHandles` or `resumeFileHandle` of `candidates.get` returns it.",
    },
  },
}
const candidate_tagsListParamsIncludeArchived = {
  description: "Whether to include archived records. Defaults to `false`.",
}
const candidate_tagsListParams = {
  properties: {
    cursor: candidatesListParamsCursor,
    limit: candidatesListParamsLimit,
    includeArchived: candidate_tagsListParamsIncludeArchived,
    syncToken: candidatesListParamsSyncToken,
  },
}
const applicationsCreateParamsApplicationHistoryItemsStageId = {
  description: "ID of the stage, as `interview_stages.list` returns it.",
}
const applicationsTransferParamsApplicationId = {
  description: "ID of the application, as `applications.list` returns it.",
}
const applicationsTransferParamsInterviewPlanId = {
  description: "ID of the interview plan, as `interview_plans.list` returns it.",
}
const application_feedbackListParamsApplicationId = {
  description: "Filters by application ID, as `applications.list` returns it.",
}
const jobsListParamsIncludeUnpublishedJobPostingsIds = {
  description: "Whether to include the IDs of unpublished job postings.",
}
const jobsCreateParamsTeamId = { description: "ID of the department or team, as `departments.list` returns it." }
const jobsCreateParamsLocationId = { description: "ID of the location, as `locations.list` returns it." }
const jobsCreateParamsDefaultInterviewPlanId = {
  description: "ID of the interview plan, as `interview_plans.list` returns it. Required to open the job.",
}
const job_postingsListParamsJobBoardId = { description: "ID of the job board. Defaults to the primary external one." }
const departmentsCreateParamsExternalName = { description: "Name of the department or team on job boards." }
const sourcesListParams = { properties: { includeArchived: candidate_tagsListParamsIncludeArchived } }
const webhooksCreateParamsRequestUrl = {
  description: "URL that events are sent to.",
  examples: ["https://example.com/ashby"],
}
const schemasCompensationCompensationTiers = {
  type: "array",
  items: {
    type: "object",
    properties: {
      id: { type: "string" },
      title: { type: ["string", "null"] },
      additionalInformation: { type: ["string", "null"] },
      components: {
        type: "array",
        items: {
          type: "object",
          properties: {
            compensationType: { type: "string" },
            interval: { type: "string" },
            currencyCode: { type: ["string", "null"] },
            label: { type: "string" },
            minValue: { type: "number" },
            maxValue: { type: "number" },
            summary: { type: "string" },
            id: { type: "string" },
          },
        },
      },
      tierSummary: { type: "string" },
    },
  },
}
const schemasUserCustomFields = { type: "array", items: { $ref: "#/$defs/CustomFieldValue" } }
const schemasOpeningLatestVersionHiringTeam = { type: "array", items: { $ref: "#/$defs/HiringTeamMember" } }
const schemasJobEmploymentType = {
  type: "string",
  description: "The kind of employment: full-time, part-time, internship, contract or temporary.",
}
const schemasJobPostingDescriptionPartsDescriptionOpening = {
  html: { $ref: "#/$defs/AnyValue" },
  plain: { $ref: "#/$defs/AnyValue" },
}
const schemasJobPostingDescriptionPartsDescriptionOpening_2 = {
  type: ["object", "null"],
  properties: schemasJobPostingDescriptionPartsDescriptionOpening,
}
const schemasJobPostingLocationIds = {
  primaryLocationId: { type: "string" },
  secondaryLocationIds: { type: "array", items: { type: "string" } },
}
const schemasApplicationCandidate = {
  id: { type: "string" },
  name: { type: "string" },
  primaryEmailAddress: { $ref: "#/$defs/EmailAddress" },
  primaryPhoneNumber: { $ref: "#/$defs/EmailAddress" },
}
const schemasApplicationArchiveReason = {
  id: { type: "string" },
  text: { type: "string" },
  reasonType: { type: "string" },
  isArchived: { type: "boolean" },
  customFields: schemasUserCustomFields,
}
const schemasApplicationJob = {
  id: { type: "string" },
  title: { type: "string" },
  locationId: { type: "string" },
  departmentId: { type: "string" },
}
const schemasOfferLatestVersion = {
  type: "object",
  properties: {
    id: { type: "string" },
    startDate: { type: "string", format: "date-time" },
    salary: { type: "object", properties: { currencyCode: { type: ["string", "null"] }, value: { type: "number" } } },
    createdAt: { type: "string", format: "date-time" },
    openingId: { type: "string" },
    customFields: schemasUserCustomFields,
    fileHandles: { type: "array", items: { $ref: "#/$defs/FileHandle" } },
    author: { $ref: "#/$defs/User" },
    approvalStatus: { type: ["string", "null"] },
  },
}
export default describedKind(kind, {
  category: "recruiting",
  support: "community",
  docs: "https://developers.ashbyhq.com/reference/introduction",
  basis: {
    version: "Ashby-Version 2026-01-01",
    date: "2026-11-23",
    compared: "Ashby's OpenAPI description 1.0.0, as copied on 2026-08-22",
    differences: 5,
    recorded: {
      read: 32,
      valid: 32,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/ashby/tests",
    },
    sources: [
      { type: "openapi", url: "https://developers.ashbyhq.com/openapi/ashby-api.json" },
      { type: "versions", url: "https://developers.ashbyhq.com/reference/versioning" },
      { type: "changelog", url: "https://developers.ashbyhq.com/changelog" },
    ],
    missing:
      "Surveys, assessments, approvals, referrals, interviewer pools and settings, reports, and the submission of " +
      "application forms as a job board does.",
  },
  sunset: {
    version: "2026-01-01",
    date: "none",
    docs: "https://developers.ashbyhq.com/reference/versioning",
    read: "2026-11-29",
  },
  description:
    "Candidates with notes, tags, files and projects, applications, jobs, job postings, openings, interviews, " +
    "feedback, offers and users of an Ashby organization.",
  auth: {
    api_key: {
      description:
        "Create a key under Admin > Integrations > API Keys. It needs permission to list candidates, and for the " +
        "modules of the operations you call.",
    },
  },
  entities: {
    api_key: { description: "The API key in use.", refs: {} },
    candidates: {
      description:
        "A candidate: a person who applies, or could apply, for jobs. Their jobs and stages are in `applications`.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string", at: { in: "body", steps: ["primaryEmailAddress", "value"] } },
        phone: { type: "string", at: { in: "body", steps: ["primaryPhoneNumber", "value"] } },
        position: { type: "string" },
        company: { type: "string" },
        school: { type: "string" },
        source: entitiesCandidatesSearchSource,
        tags: { type: "array" },
        applicationIds: { type: "array" },
        timezone: { type: "string" },
        profileUrl: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
      },
      hit: {
        title: [["name"]],
        text: [["email"], ["phone"], ["position"], ["company"], ["school"], ["source"], ["tags"]],
      },
      refs: {},
    },
    candidate_notes: { description: "A note on a candidate.", refs: {} },
    candidate_taggings: { description: "A tag on a candidate.", refs: {} },
    candidate_projects: { description: "A project that a candidate belongs to.", refs: {} },
    candidate_files: { description: "A file of a candidate.", refs: {} },
    resumes: { description: "The resume of a candidate.", refs: {} },
    files: {
      description: "A file of a candidate. `fileHandles` and `resumeFileHandle` of `candidates.get` name the files.",
      refs: {},
    },
    candidate_tags: { description: "A tag for candidates.", refs: {} },
    projects: { description: "A project that groups candidates.", refs: {} },
    applications: {
      description:
        "An application of a candidate for a job, with its stage. Status is `Lead`, `Active`, `Hired` or `Archived`.",
      search: {
        id: { type: "string" },
        status: { type: "string" },
        candidate_id: { type: "string", at: { in: "body", steps: ["candidate", "id"] } },
        candidate_name: { type: "string", at: { in: "body", steps: ["candidate", "name"] } },
        job_id: { type: "string", at: { in: "body", steps: ["job", "id"] } },
        job_title: { type: "string", at: { in: "body", steps: ["job", "title"] } },
        stage_id: { type: "string", at: { in: "body", steps: ["currentInterviewStage", "id"] } },
        stage: { type: "string", at: { in: "body", steps: ["currentInterviewStage", "title"] } },
        stage_type: { type: "string", at: { in: "body", steps: ["currentInterviewStage", "type"] } },
        source: entitiesCandidatesSearchSource,
        archive_reason: { type: "string", at: { in: "body", steps: ["archiveReason", "text"] } },
        archivedAt: { type: "timestamp" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
      },
      hit: { title: [["candidate_name"]], text: [["job_title"], ["stage"], ["source"]] },
      refs: {},
    },
    application_stages: { description: "The stage of an application.", refs: {} },
    application_sources: { description: "The source of an application.", refs: {} },
    application_history: { description: "A stage in the history of an application.", refs: {} },
    application_feedback: { description: "Feedback of an interviewer on an application.", refs: {} },
    jobs: {
      description: "A job that candidates are considered for. Status is `Draft`, `Open`, `Closed` or `Archived`.",
      search: {
        id: { type: "string" },
        title: { type: "string" },
        status: { type: "string" },
        employmentType: { type: "string" },
        confidential: { type: "boolean" },
        locationId: { type: "string" },
        departmentId: { type: "string" },
        customRequisitionId: { type: "string" },
        brandId: { type: "string" },
        jobPostingIds: { type: "array" },
        customFields: { type: "array" },
        hiringTeam: { type: "array" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        openedAt: { type: "timestamp" },
        closedAt: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["customRequisitionId"], ["hiringTeam"]] },
      refs: { locationId: "locations.id", departmentId: "departments.id" },
    },
    job_statuses: { description: "The status of a job.", refs: {} },
    job_postings: {
      description: "A job posting: a job as it is published.",
      search: {
        id: { type: "string" },
        title: { type: "string" },
        jobId: { type: "string" },
        departmentName: { type: "string" },
        teamName: { type: "string" },
        locationName: { type: "string" },
        workplaceType: { type: "string" },
        employmentType: { type: "string" },
        isListed: { type: "boolean" },
        publishedDate: { type: "timestamp" },
        applicationDeadline: { type: "timestamp" },
        externalLink: { type: "string" },
        applyLink: { type: "string" },
        compensationTierSummary: { type: "string" },
        updatedAt: { type: "timestamp" },
      },
      hit: {
        title: [["title"]],
        text: [["departmentName"], ["teamName"], ["locationName"], ["compensationTierSummary"]],
      },
      refs: { jobId: "jobs.id" },
    },
    openings: { description: "An opening: a position of a job to fill.", refs: {} },
    departments: { description: "A department or team of the organization.", refs: { parentId: "departments.id" } },
    locations: { description: "A location of jobs, such as an office.", refs: {} },
    users: {
      description: "An Ashby user.",
      search: {
        id: { type: "string" },
        firstName: { type: "string" },
        lastName: { type: "string" },
        email: { type: "string" },
        globalRole: { type: "string" },
        isEnabled: { type: "boolean" },
        managerId: { type: "string" },
        updatedAt: { type: "timestamp" },
      },
      hit: { title: [["firstName"], ["lastName"]], text: [["email"]] },
      refs: { managerId: "users.id" },
    },
    sources: { description: "A source of candidates.", refs: {} },
    archive_reasons: { description: "An archive reason for applications.", refs: {} },
    custom_fields: { description: "A custom field of the organization.", refs: {} },
    custom_field_values: { description: "The value of a custom field.", refs: {} },
    feedback_form_definitions: { description: "A feedback form that interviewers complete.", refs: {} },
    interviews: { description: "An interview type that interview events are based on.", refs: {} },
    interview_plans: { description: "An interview plan: the stages for applications to a job.", refs: {} },
    interview_stages: {
      description:
        "A stage of an interview plan. Type is `Lead`, `PreInterviewScreen`, `Active`, `Offer`, `Hired` or " +
        "`Archived`.",
      refs: {},
    },
    interview_schedules: {
      description: "An interview schedule: interviews of an application that are scheduled together.",
      refs: { applicationId: "applications.id" },
    },
    interview_events: { description: "An interview event: a single interview of a schedule.", refs: {} },
    offers: { description: "An offer to a candidate.", refs: { applicationId: "applications.id" } },
    webhooks: { description: "A webhook: a URL that Ashby notifies of events.", refs: {} },
  },
  operations: {
    "api_key.get": {
      description: "Gets the name and permissions of the API key in use. Requires the permission `apiKeysRead`.",
      keywords: ["access", "what may I", "token scope", "connection check", "credentials"],
      isGraphql: false,
    },
    "candidates.list": {
      description: "Lists candidates. With the `syncToken` of an earlier list's last page, returns only later changes.",
      keywords: [
        "who applied",
        "talent pool",
        "applicant",
        "talent",
        "job seeker",
        "prospect",
        "person",
        "CV",
        "profile",
        "recruit",
        "people in the pipeline",
        "new candidates",
        "recent candidates",
      ],
      params: candidatesListParams,
      record: { $ref: "#/$defs/Candidate" },
      isGraphql: false,
    },
    "candidates.get": {
      description: "Gets a candidate by ID or by ID in an external system.",
      keywords: [
        "applicant profile",
        "applicant",
        "talent",
        "job seeker",
        "prospect",
        "person",
        "CV",
        "profile",
        "recruit",
        "profile of the candidate",
        "contact details",
        "phone number the candidate",
        "LinkedIn of",
      ],
      params: {
        properties: {
          id: candidatesGetParamsId,
          externalMappingId: { description: "ID of the candidate in an external system, such as an HRIS." },
        },
      },
      isGraphql: false,
    },
    "candidates.create": {
      description: "Creates a candidate. To consider the candidate for a job, use `applications.create`.",
      keywords: [
        "add applicant",
        "source",
        "refer",
        "log prospect",
        "applicant",
        "talent",
        "job seeker",
        "prospect",
        "person",
        "CV",
        "profile",
        "recruit",
        "add a candidate",
        "new applicant",
        "put in the ATS",
        "enter a referral",
        "add a sourced person",
      ],
      params: {
        properties: {
          name: { description: "First and last name of the candidate." },
          email: candidatesCreateParamsEmail,
          phoneNumber: { description: "Primary phone number." },
          linkedInUrl: candidatesCreateParamsLinkedInUrl,
          githubUrl: candidatesCreateParamsGithubUrl,
          website: candidatesCreateParamsWebsite,
          alternateEmailAddresses: { description: "Additional email addresses.", examples: [["ada.l@example.com"]] },
          sourceId: candidatesCreateParamsSourceId,
          creditedToUserId: candidatesCreateParamsCreditedToUserId,
          location: candidatesCreateParamsLocation,
          createdAt: { description: "Creation time. Defaults to now." },
        },
      },
      isGraphql: false,
    },
    "candidates.update": {
      description: "Updates a candidate. Fields that you leave out keep their value.",
      keywords: [
        "edit profile",
        "change email",
        "correct phone",
        "applicant",
        "talent",
        "job seeker",
        "prospect",
        "person",
        "CV",
        "profile",
        "recruit",
        "change the phone number",
        "correct email the candidate",
        "update the profile",
      ],
      params: {
        properties: {
          id: { description: "ID of the record." },
          name: { description: "First and last name of the candidate." },
          email: candidatesCreateParamsEmail,
          phoneNumber: { description: "Primary phone number." },
          linkedInUrl: candidatesCreateParamsLinkedInUrl,
          githubUrl: candidatesCreateParamsGithubUrl,
          websiteUrl: candidatesCreateParamsWebsite,
          alternateEmail: { description: "Additional email address.", examples: ["ada.l@example.com"] },
          socialLinks: {
            items: {
              properties: {
                type: { description: "Type of the profile." },
                url: { description: "URL of the profile." },
              },
            },
            description: "Links to profiles. Replaces the current ones.",
          },
          sourceId: candidatesCreateParamsSourceId,
          creditedToUserId: candidatesCreateParamsCreditedToUserId,
          location: candidatesCreateParamsLocation,
          createdAt: { description: "Creation time. Defaults to now." },
          sendNotifications: candidatesUpdateParamsSendNotifications,
        },
      },
      isGraphql: false,
    },
    "candidates.api_search": {
      description: "Searches candidates by email address, name or both. Returns up to 100.",
      keywords: [
        "find by email",
        "look up person",
        "is she in",
        "applicant",
        "talent",
        "job seeker",
        "prospect",
        "person",
        "CV",
        "profile",
        "recruit",
        "find the candidate named",
        "pull up profile of",
        "look up by email",
        "there a candidate called",
        "candidate with the address",
        "did somebody apply",
      ],
      params: {
        properties: {
          email: { description: "Email address of the candidate.", examples: ["ada@example.com"] },
          name: { description: "Name of the candidate, or a part of it." },
        },
      },
      record: { $ref: "#/$defs/Candidate" },
      isGraphql: false,
    },
    "candidates.anonymize": {
      description:
        "Anonymizes a candidate: erases their personal data permanently. All their applications must be archived or " +
        "hired.",
      keywords: [
        "GDPR",
        "forget",
        "wipe personal data",
        "erase",
        "right to deletion",
        "scrub",
        "applicant",
        "talent",
        "job seeker",
        "prospect",
        "person",
        "CV",
        "profile",
        "recruit",
      ],
      params: { properties: { candidateId: candidatesGetParamsId } },
      isGraphql: false,
    },
    "candidate_notes.list": {
      description: "Lists the notes on a candidate.",
      keywords: [
        "what was written",
        "remark",
        "comment",
        "feedback",
        "memo",
        "interviewer note",
        "impression",
        "notes about the candidate",
        "what did we write",
      ],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          candidateId: candidatesGetParamsId,
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Note" },
      isGraphql: false,
    },
    "candidate_notes.create": {
      description: "Creates a note on a candidate, as plain text or simple HTML.",
      keywords: [
        "jot down",
        "leave remark",
        "record impression",
        "write",
        "remark",
        "comment",
        "feedback",
        "memo",
        "interviewer note",
        "impression",
        "leave note the candidate",
        "write down",
        "comment on the candidate",
        "log feedback",
      ],
      params: {
        properties: {
          candidateId: candidatesGetParamsId,
          note: {
            description: "Text of the note. HTML can use `b`, `i`, `u`, `a`, `ul`, `ol`, `li`, `code` and `pre`.",
            examples: ["Speaks five languages."],
          },
          type: { description: "Media type of the text. Defaults to `text/plain`." },
          sendNotifications: { description: "Whether to notify users who follow the candidate. Defaults to `false`." },
          isPrivate: {
            description: "Whether the note is private, which requires permission of the API key. Defaults to `false`.",
          },
          createdAt: { description: "Creation time. Defaults to now." },
        },
      },
      isGraphql: false,
    },
    "candidate_taggings.create": {
      description: "Adds a tag to a candidate.",
      keywords: [
        "label person",
        "put label on",
        "label",
        "mark",
        "categorize",
        "flag",
        "rehire",
        "silver medalist",
        "label the candidate as",
      ],
      params: candidate_taggingsCreateParams,
      isGraphql: false,
    },
    "candidate_taggings.delete": {
      description: "Removes a tag from a candidate.",
      keywords: ["unlabel", "take off", "label", "mark", "categorize", "flag", "rehire", "silver medalist"],
      params: candidate_taggingsCreateParams,
      isGraphql: false,
    },
    "candidate_projects.list": {
      description: "Lists the projects of a candidate.",
      keywords: ["which pools", "talent pool", "sourcing list", "pipeline", "shortlist", "campaign", "bench"],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          candidateId: candidatesGetParamsId,
        },
      },
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "candidate_projects.create": {
      description: "Adds a candidate to a project.",
      keywords: [
        "shortlist",
        "put in pool",
        "talent pool",
        "sourcing list",
        "pipeline",
        "campaign",
        "bench",
        "add the talent pool",
      ],
      params: candidate_projectsCreateParams,
      isGraphql: false,
    },
    "candidate_projects.delete": {
      description: "Removes a candidate from a project.",
      keywords: [
        "take out of pool",
        "remove from shortlist",
        "talent pool",
        "sourcing list",
        "pipeline",
        "shortlist",
        "campaign",
        "bench",
      ],
      params: candidate_projectsCreateParams,
      isGraphql: false,
    },
    "candidate_files.create": {
      description: "Uploads a file to a candidate and returns the candidate.",
      keywords: ["attach", "hand in", "document", "portfolio", "attachment", "certificate", "cover letter", "PDF"],
      params: {
        properties: {
          candidateId: candidatesGetParamsId,
          file: {
            description: "File to upload, with its name.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "resumes.create": {
      description: "Uploads a resume to a candidate, parses it to complete the profile, and returns the candidate.",
      keywords: ["CV", "curriculum vitae", "lebenslauf", "upload CV", "attach", "hand in", "PDF", "attach a resume"],
      params: {
        properties: {
          candidateId: candidatesGetParamsId,
          resume: {
            description: "Resume to upload, with its name.",
            examples: [{ name: "notes.txt", type: "text/plain", text: "A note." }],
          },
        },
      },
      isGraphql: false,
    },
    "files.get": {
      description: "Gets the URL of a file by its handle.",
      keywords: ["link to document", "document", "CV", "attachment", "PDF", "portfolio", "cover letter"],
      params: filesGetParams,
      isGraphql: false,
    },
    "files.download": {
      description: "Downloads a file by its handle, as a stream.",
      keywords: [
        "save",
        "get CV",
        "fetch document",
        "document",
        "CV",
        "attachment",
        "PDF",
        "portfolio",
        "cover letter",
      ],
      params: filesGetParams,
      isGraphql: false,
    },
    "candidate_tags.list": {
      description: "Lists the candidate tags.",
      keywords: ["which labels", "label", "category", "marker", "keyword", "flag", "badge"],
      params: candidate_tagsListParams,
      record: { $ref: "#/$defs/Tag" },
      isGraphql: false,
    },
    "candidate_tags.create": {
      description: "Creates a candidate tag. If a tag with the title exists, returns it unchanged.",
      keywords: ["new label", "label", "category", "marker", "keyword", "flag", "badge"],
      params: { properties: { title: { description: "Title of the tag." } } },
      isGraphql: false,
    },
    "candidate_tags.delete": {
      description: "Archives a candidate tag.",
      keywords: ["retire label", "label", "category", "marker", "keyword", "flag", "badge"],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
    "projects.list": {
      description: "Lists projects.",
      keywords: ["pools", "talent pool", "sourcing list", "shortlist", "pipeline", "campaign", "recruiting drive"],
      params: candidatesListParams,
      record: { $ref: "#/$defs/Project" },
      isGraphql: false,
    },
    "projects.get": {
      description: "Gets a project.",
      keywords: [
        "pool details",
        "talent pool",
        "sourcing list",
        "shortlist",
        "pipeline",
        "campaign",
        "recruiting drive",
      ],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
    "applications.list": {
      description:
        "Lists applications, filtered by status and job. With the `syncToken` of an earlier list's last page, " +
        "returns only later changes.",
      keywords: [
        "applicants",
        "who is in process",
        "active",
        "who applied",
        "candidacy",
        "hiring process",
        "funnel",
        "pipeline",
        "consideration",
        "who in the pipeline",
        "active applications",
        "candidates in the stage",
        "how many applied",
        "applicants for the role",
        "who at the onsite",
        "who the final round",
        "hired people",
        "rejected applicants",
      ],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          status: { description: "Filters by status." },
          jobId: { description: "Filters by job ID, as `jobs.list` returns it." },
          expand: { description: "Additional data to include in each application." },
          createdAfter: candidatesListParamsCreatedAfter,
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Application" },
      isGraphql: false,
    },
    "applications.get": {
      description: "Gets an application with its history. For more data, set `expand`.",
      keywords: [
        "how far",
        "which stage",
        "status",
        "applicant",
        "who applied",
        "candidacy",
        "hiring process",
        "funnel",
        "pipeline",
        "consideration",
        "where candidate the process",
        "status of the application",
      ],
      params: {
        properties: {
          id: { description: "ID of the record." },
          expand: { description: "Additional data to include in the application." },
        },
      },
      isGraphql: false,
    },
    "applications.create": {
      description:
        "Creates an application of a candidate for a job. Starts in the first lead stage; set `interviewStageId` for " +
        "another.",
      keywords: [
        "consider for job",
        "apply",
        "put forward",
        "submit",
        "applicant",
        "who applied",
        "candidacy",
        "hiring process",
        "funnel",
        "pipeline",
        "consideration",
        "add to the job",
        "apply on behalf of",
      ],
      params: {
        properties: {
          candidateId: candidatesGetParamsId,
          jobId: { description: "ID of the job, as `jobs.list` returns it." },
          interviewPlanId: {
            description: "ID of the interview plan, as `interview_plans.list` returns it. Defaults to the job's plan.",
          },
          interviewStageId: {
            description: "ID of the stage, as `interview_stages.list` returns it, or `FirstPreInterviewScreen`.",
          },
          sourceId: candidatesCreateParamsSourceId,
          creditedToUserId: candidatesCreateParamsCreditedToUserId,
          createdAt: { description: "Creation time. Defaults to now." },
          applicationHistory: {
            items: {
              properties: {
                stageId: applicationsCreateParamsApplicationHistoryItemsStageId,
                stageNumber: {
                  description: "Position of the stage, starting at 0. The highest number is the current stage.",
                },
                enteredStageAt: { description: "Time when the application entered the stage." },
                archiveReasonId: { description: "ID of the archive reason, for stages of the type `Archived`." },
              },
            },
            description: "Earlier stages of the application, such as in another system.",
          },
        },
      },
      isGraphql: false,
    },
    "applications.update": {
      description:
        "Updates the source, credited user or creation time of an application. To move it, use " +
        "`application_stages.update`.",
      keywords: [
        "change source",
        "edit credit",
        "custom values",
        "applicant",
        "who applied",
        "candidacy",
        "hiring process",
        "funnel",
        "pipeline",
        "consideration",
      ],
      params: {
        properties: {
          id: { description: "ID of the record." },
          sourceId: candidatesCreateParamsSourceId,
          creditedToUserId: candidatesCreateParamsCreditedToUserId,
          createdAt: { description: "Creation time. Defaults to now." },
          sendNotifications: candidatesUpdateParamsSendNotifications,
        },
      },
      isGraphql: false,
    },
    "applications.transfer": {
      description: "Transfers an application to another job.",
      keywords: [
        "other job",
        "move to another role",
        "switch position",
        "different opening",
        "applicant",
        "who applied",
        "candidacy",
        "hiring process",
        "funnel",
        "pipeline",
        "consideration",
        "move to another job",
        "switch the role",
      ],
      params: {
        properties: {
          applicationId: applicationsTransferParamsApplicationId,
          jobId: { description: "ID of the job, as `jobs.list` returns it." },
          interviewPlanId: applicationsTransferParamsInterviewPlanId,
          interviewStageId: applicationsCreateParamsApplicationHistoryItemsStageId,
          startAutomaticActivities: {
            description: "Whether to start automatic activities of the stage. Defaults to `true`.",
          },
        },
      },
      isGraphql: false,
    },
    "application_stages.update": {
      description:
        "Updates the stage of an application within its interview plan. Moving it to a stage of the type `Archived` " +
        "with a reason rejects it.",
      keywords: [
        "advance",
        "next round",
        "phone screen",
        "onsite",
        "move on",
        "turn down",
        "progress",
        "archive",
        "decline",
        "move the next stage",
        "reject the candidate",
        "archive the application",
        "move to onsite",
        "move the offer stage",
        "decline the applicant",
      ],
      params: {
        properties: {
          applicationId: applicationsTransferParamsApplicationId,
          interviewStageId: applicationsCreateParamsApplicationHistoryItemsStageId,
          archiveReasonId: {
            description:
              "ID of the reason, as `archive_reasons.list` returns it. Required for stages of the type `Archived`.",
          },
          archiveEmail: {
            properties: {
              communicationTemplateId: { description: "ID of the communication template, which must be for email." },
              sendAt: {
                description:
                  "Time to send the email. Defaults to the next morning; a time in the past sends it immediately.",
              },
            },
            description: "Email to the candidate, for stages of the type `Archived`.",
          },
        },
      },
      isGraphql: false,
    },
    "application_sources.update": {
      description: "Updates the source of an application.",
      keywords: ["where from", "referral", "LinkedIn", "how found us", "attribution", "channel"],
      params: {
        properties: {
          applicationId: applicationsTransferParamsApplicationId,
          sourceId: { description: "ID of the source, as `sources.list` returns it. `null` removes the source." },
        },
      },
      isGraphql: false,
    },
    "application_history.list": {
      description: "Lists the history of an application: its stages with their times.",
      keywords: [
        "timeline",
        "stages passed",
        "how long",
        "progress",
        "movement",
        "when moved",
        "when the stage change",
        "how long the stage",
      ],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          applicationId: applicationsTransferParamsApplicationId,
        },
      },
      record: { $ref: "#/$defs/ApplicationHistory" },
      isGraphql: false,
    },
    "application_feedback.list": {
      description: "Lists feedback and scorecards of interviewers, for an application or for all.",
      keywords: [
        "rating",
        "interviewer opinion",
        "evaluation",
        "what they thought",
        "review",
        "hire or not",
        "what the interviewers say",
        "interview feedback",
        "who submitted feedback",
      ],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          applicationId: application_feedbackListParamsApplicationId,
          createdAfter: candidatesListParamsCreatedAfter,
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Feedback" },
      isGraphql: false,
    },
    "jobs.list": {
      description: "Lists jobs, filtered by status and time. Drafts are included only if `status` contains `Draft`.",
      keywords: [
        "which roles",
        "open positions",
        "recruiting",
        "role",
        "vacancy",
        "position",
        "requisition",
        "req",
        "hiring for",
        "headcount",
        "open roles",
        "what we hiring for",
        "how many openings",
        "who the hiring manager",
      ],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          status: { description: "Filters by status. Defaults to open, closed and archived jobs." },
          openedAfter: { description: "Filters to jobs opened after this time." },
          openedBefore: { description: "Filters to jobs opened before this time." },
          closedAfter: { description: "Filters to jobs closed after this time." },
          closedBefore: { description: "Filters to jobs closed before this time." },
          includeUnpublishedJobPostingsIds: jobsListParamsIncludeUnpublishedJobPostingsIds,
          expand: { description: "Additional data to include in each job." },
          createdAfter: candidatesListParamsCreatedAfter,
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Job" },
      isGraphql: false,
    },
    "jobs.get": {
      description: "Gets a job with its hiring team, compensation and custom fields.",
      keywords: ["role details", "role", "vacancy", "position", "requisition", "req", "headcount"],
      params: {
        properties: {
          id: { description: "ID of the record." },
          includeUnpublishedJobPostingsIds: jobsListParamsIncludeUnpublishedJobPostingsIds,
          expand: { description: "Additional data to include in each job." },
        },
      },
      isGraphql: false,
    },
    "jobs.create": {
      description: "Creates a job as a draft. To open it, use `job_statuses.update`.",
      keywords: [
        "open role",
        "new vacancy",
        "role",
        "vacancy",
        "position",
        "requisition",
        "req",
        "hiring for",
        "headcount",
        "new requisition",
        "create a position",
      ],
      params: {
        properties: {
          title: { description: "Title of the job." },
          teamId: jobsCreateParamsTeamId,
          locationId: jobsCreateParamsLocationId,
          defaultInterviewPlanId: jobsCreateParamsDefaultInterviewPlanId,
          jobTemplateId: { description: "ID of the job template to start from." },
          brandId: { description: "ID of the brand to publish the job under." },
        },
      },
      isGraphql: false,
    },
    "jobs.update": {
      description: "Updates a job. Fields that you leave out keep their value.",
      keywords: [
        "edit role",
        "change team",
        "hiring manager",
        "role",
        "vacancy",
        "position",
        "requisition",
        "req",
        "hiring for",
        "headcount",
      ],
      params: {
        properties: {
          id: { description: "ID of the record." },
          title: { description: "Title of the job." },
          teamId: jobsCreateParamsTeamId,
          locationId: jobsCreateParamsLocationId,
          defaultInterviewPlanId: jobsCreateParamsDefaultInterviewPlanId,
          customRequisitionId: { description: "Custom requisition ID of the job." },
        },
      },
      isGraphql: false,
    },
    "jobs.api_search": {
      description: "Searches jobs by title or requisition ID.",
      keywords: ["find role", "look up vacancy", "role", "vacancy", "position", "req", "hiring for", "headcount"],
      params: {
        properties: {
          title: { description: "Title of the job, or a part of it." },
          requisitionId: { description: "Requisition ID of the job." },
        },
      },
      record: { $ref: "#/$defs/Job" },
      isGraphql: false,
    },
    "job_statuses.update": {
      description:
        "Updates the status of a job. Allowed changes: draft to open or archived, open to closed, closed to draft or " +
        "archived, archived to draft.",
      keywords: [
        "close",
        "archive",
        "publish role",
        "stop hiring",
        "freeze",
        "reopen",
        "close the role",
        "reopen the job",
        "put job on hold",
        "pause hiring",
      ],
      params: {
        properties: {
          jobId: { description: "ID of the job, as `jobs.list` returns it." },
          status: { description: "New status of the job." },
        },
      },
      isGraphql: false,
    },
    "job_postings.list": {
      description: "Lists published job postings. Includes unlisted postings by default; see `listedOnly`.",
      keywords: [
        "what is published",
        "careers site",
        "advert",
        "ad",
        "listing",
        "careers page",
        "job board",
        "published role",
        "published job ads",
        "live the careers page",
        "public job listings",
      ],
      params: {
        properties: {
          location: { description: "Filters by location name. Case-sensitive." },
          department: { description: "Filters by department name. Case-sensitive." },
          listedOnly: { description: "Whether to leave out unlisted postings, which are accessible only by link." },
          jobBoardId: job_postingsListParamsJobBoardId,
        },
      },
      record: { $ref: "#/$defs/JobPostingSummary" },
      isGraphql: false,
    },
    "job_postings.get": {
      description: "Gets a job posting with its description and application form.",
      keywords: ["advert text", "advert", "ad", "listing", "careers page", "job board", "published role"],
      params: {
        properties: {
          id: { description: "ID of the record." },
          jobBoardId: job_postingsListParamsJobBoardId,
          expand: { description: "Additional data to include in the job posting." },
        },
      },
      isGraphql: false,
    },
    "job_postings.update": {
      description: "Updates the title or description of a job posting.",
      keywords: [
        "edit advert",
        "reword",
        "change text",
        "advert",
        "ad",
        "listing",
        "careers page",
        "job board",
        "published role",
      ],
      params: {
        properties: {
          id: { description: "ID of the record." },
          title: { description: "Title of the job." },
          description: {
            properties: {
              type: { description: "Media type of the text." },
              content: { description: "Text, as HTML." },
            },
            description: "Description of the job posting, without the brand's opening and closing text.",
          },
          workplaceType: { description: "Workplace type of the job posting." },
          suppressDescriptionOpening: { description: "Whether to leave out the brand's opening text." },
          suppressDescriptionClosing: { description: "Whether to leave out the brand's closing text." },
        },
      },
      isGraphql: false,
    },
    "openings.list": {
      description: "Lists openings.",
      keywords: [
        "headcount",
        "seat",
        "requisition",
        "approved hire",
        "position number",
        "vacancy",
        "slot",
        "open seats",
      ],
      params: candidatesListParams,
      record: { $ref: "#/$defs/Opening" },
      isGraphql: false,
    },
    "openings.get": {
      description: "Gets an opening.",
      keywords: ["headcount", "seat", "requisition", "approved hire", "position number", "vacancy", "slot"],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
    "departments.list": {
      description: "Lists departments and teams.",
      keywords: ["org structure", "division", "unit", "org chart", "group", "function"],
      params: candidate_tagsListParams,
      record: { $ref: "#/$defs/Department" },
      isGraphql: false,
    },
    "departments.get": {
      description: "Gets a department or team.",
      keywords: ["team details", "division", "unit", "org chart", "group", "function"],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
    "departments.create": {
      description: "Creates a department, or a team within a department.",
      keywords: ["new team", "division", "unit", "org chart", "group", "function"],
      params: {
        properties: {
          name: { description: "Name of the department or team." },
          parentId: { description: "ID of the parent department, as `departments.list` returns it." },
          externalName: departmentsCreateParamsExternalName,
          extraData: { description: "Your own data, by name." },
        },
      },
      isGraphql: false,
    },
    "departments.update": {
      description: "Updates the names of a department or team.",
      keywords: ["rename team", "division", "unit", "org chart", "group", "function"],
      params: {
        properties: {
          id: { description: "ID of the record." },
          name: { description: "Name of the department or team." },
          externalName: departmentsCreateParamsExternalName,
          extraData: { description: "Your own data, by name." },
        },
      },
      isGraphql: false,
    },
    "locations.list": {
      description: "Lists locations. To include regions, set `includeLocationHierarchy` to `true`.",
      keywords: ["offices", "site", "city", "remote", "where"],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          includeArchived: candidate_tagsListParamsIncludeArchived,
          includeLocationHierarchy: { description: "Whether to include regions." },
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Location" },
      isGraphql: false,
    },
    "locations.get": {
      description: "Gets a location.",
      keywords: ["office address", "office", "site", "city", "remote", "where", "region"],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
    "users.list": {
      description: "Lists users. To include deactivated users, set `includeDeactivated` to `true`.",
      keywords: [
        "recruiters",
        "who works",
        "interviewer",
        "hiring manager",
        "colleague",
        "staff",
        "employee",
        "who uses it",
      ],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          includeDeactivated: { description: "Whether to include deactivated users." },
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "users.get": {
      description: "Gets a user.",
      keywords: ["who is", "recruiter", "interviewer", "hiring manager", "colleague", "staff", "employee"],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
    "users.api_search": {
      description: "Searches users by email address.",
      keywords: ["find colleague", "recruiter", "interviewer", "hiring manager", "colleague", "staff", "employee"],
      params: { properties: { email: { description: "Email address of the user.", examples: ["ada@example.com"] } } },
      record: { $ref: "#/$defs/User" },
      isGraphql: false,
    },
    "sources.list": {
      description: "Lists the sources of candidates.",
      keywords: ["where from", "referral", "job board", "LinkedIn", "channel", "agency", "origin"],
      params: sourcesListParams,
      record: { $ref: "#/$defs/Source" },
      isGraphql: false,
    },
    "archive_reasons.list": {
      description: "Lists the archive reasons for applications.",
      keywords: [
        "rejection reason",
        "why declined",
        "turned down",
        "no hire",
        "withdrew",
        "not a fit",
        "why are people rejected",
      ],
      params: sourcesListParams,
      record: { $ref: "#/$defs/ArchiveReason" },
      isGraphql: false,
    },
    "custom_fields.list": {
      description: "Lists the custom fields with their choices.",
      keywords: ["extra field", "property", "attribute", "own fields", "metadata", "column"],
      params: candidate_tagsListParams,
      record: { $ref: "#/$defs/CustomField" },
      isGraphql: false,
    },
    "custom_field_values.update": {
      description: "Updates the value of a custom field on a candidate, application, job or opening.",
      keywords: ["fill in", "extra field", "set property", "attribute", "metadata", "own value"],
      params: {
        properties: {
          objectType: { description: "Type of the object that has the field." },
          objectId: { description: "ID of the object that has the field." },
          fieldId: { description: "ID of the field, as `custom_fields.list` returns it." },
          fieldValue: {
            description:
              "Value in the field's form: a boolean, text, number, date, choice or list of choices, or an object for " +
              "ranges and amounts.",
            examples: ["Berlin"],
          },
        },
      },
      isGraphql: false,
    },
    "feedback_form_definitions.list": {
      description: "Lists the feedback form definitions with their questions.",
      keywords: [
        "rubrics",
        "scorecard template",
        "evaluation form",
        "rating form",
        "interview questions",
        "criteria",
        "interview forms",
      ],
      params: candidate_tagsListParams,
      record: { $ref: "#/$defs/FeedbackForm" },
      isGraphql: false,
    },
    "feedback_form_definitions.get": {
      description: "Gets a feedback form definition with its questions.",
      keywords: [
        "questions of form",
        "scorecard template",
        "evaluation form",
        "rating form",
        "interview questions",
        "rubric",
        "criteria",
      ],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
    "interviews.list": {
      description: "Lists the interviews (interview types).",
      keywords: ["rounds", "conversation type", "phone screen", "onsite", "technical", "session"],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          includeArchived: candidate_tagsListParamsIncludeArchived,
          includeNonSharedInterviews: { description: "Whether to include interviews of single jobs." },
          excludeArchivedScheduleTemplateInterviews: {
            description:
              "Whether to leave out interviews of archived schedule templates. Requires `includeNonSharedInterviews`.",
          },
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Interview" },
      isGraphql: false,
    },
    "interviews.get": {
      description: "Gets an interview (interview type).",
      keywords: ["round details", "conversation type", "round", "phone screen", "onsite", "technical", "session"],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
    "interview_plans.list": {
      description: "Lists published interview plans.",
      keywords: ["hiring process", "rounds", "stages", "pipeline", "sequence", "workflow"],
      params: candidate_tagsListParams,
      record: { $ref: "#/$defs/InterviewPlan" },
      isGraphql: false,
    },
    "interview_stages.list": {
      description: "Lists the stages of an interview plan in their order.",
      keywords: ["step", "round", "pipeline column", "hiring step", "phase", "funnel"],
      params: { properties: { interviewPlanId: applicationsTransferParamsInterviewPlanId } },
      record: { $ref: "#/$defs/InterviewStage" },
      isGraphql: false,
    },
    "interview_schedules.list": {
      description: "Lists interview schedules, for an application, for a stage or for all.",
      keywords: [
        "upcoming",
        "this week",
        "booked",
        "appointment",
        "booking",
        "onsite",
        "when is",
        "calendar",
        "meeting",
        "slot",
        "interviews this week",
        "who is interviewing",
        "upcoming interviews",
        "when is the interview",
        "today's interviews",
      ],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          applicationId: application_feedbackListParamsApplicationId,
          interviewStageId: { description: "Filters by stage ID, as `interview_stages.list` returns it." },
          createdAfter: candidatesListParamsCreatedAfter,
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/InterviewSchedule" },
      isGraphql: false,
    },
    "interview_schedules.create": {
      description: "Creates an interview schedule for an application, with the times and interviewers.",
      keywords: [
        "book",
        "set up",
        "arrange",
        "plan",
        "invite",
        "appointment",
        "booking",
        "onsite",
        "when is",
        "calendar",
        "meeting",
        "slot",
        "book an interview",
        "set up an interview",
        "schedule the onsite",
      ],
      params: {
        properties: {
          applicationId: applicationsTransferParamsApplicationId,
          interviewEvents: {
            items: {
              properties: {
                startTime: { description: "Start of the interview." },
                endTime: { description: "End of the interview." },
                interviewers: {
                  items: {
                    properties: {
                      email: { description: "Email address of an Ashby user." },
                      feedbackRequired: { description: "Whether the interviewer must submit feedback." },
                    },
                  },
                  description: "Interviewers of the event.",
                },
                interviewId: {
                  description:
                    "ID of the interview type, as `interviews.list` returns it. Defaults to the organization's own.",
                },
                extraData: { description: "Your own data, by name." },
              },
            },
            description: "Interview events to schedule.",
            examples: [
              [
                {
                  startTime: "2026-12-01T10:00:00Z",
                  endTime: "2026-12-01T11:00:00Z",
                  interviewers: [{ email: "ada@example.com" }],
                },
              ],
            ],
          },
        },
      },
      isGraphql: false,
    },
    "interview_schedules.delete": {
      description: "Cancels an interview schedule.",
      keywords: [
        "call off",
        "unbook",
        "appointment",
        "booking",
        "onsite",
        "when is",
        "calendar",
        "meeting",
        "slot",
        "call off the interview",
      ],
      params: {
        properties: {
          id: { description: "ID of the record." },
          allowReschedule: { description: "Whether the interviews can be rescheduled. Defaults to `false`." },
        },
      },
      isGraphql: false,
    },
    "interview_events.list": {
      description: "Lists the interview events of a schedule with their times and interviewers.",
      keywords: [
        "appointment",
        "calendar",
        "who interviews",
        "when",
        "session",
        "slot",
        "time of the interview",
        "meeting link",
        "which interviewers",
      ],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          interviewScheduleId: {
            description: "ID of the interview schedule, as `interview_schedules.list` returns it.",
          },
          expand: { description: "Additional data to include in each interview event." },
          createdAfter: candidatesListParamsCreatedAfter,
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/InterviewEvent" },
      isGraphql: false,
    },
    "offers.list": {
      description: "Lists offers with their latest version.",
      keywords: [
        "pending",
        "job offer",
        "salary",
        "compensation",
        "contract",
        "package",
        "signed",
        "accepted",
        "offers out",
        "accepted offers",
        "did they sign",
        "salary of the offer",
        "start date",
        "pending offers",
      ],
      params: {
        properties: {
          cursor: candidatesListParamsCursor,
          limit: candidatesListParamsLimit,
          applicationId: application_feedbackListParamsApplicationId,
          offerStatus: { description: "Filters by offer status." },
          acceptanceStatus: { description: "Filters by acceptance status: the candidate's response." },
          approvalStatus: { description: "Filters by approval status of the latest version." },
          createdAfter: candidatesListParamsCreatedAfter,
          syncToken: candidatesListParamsSyncToken,
        },
      },
      record: { $ref: "#/$defs/Offer" },
      isGraphql: false,
    },
    "offers.get": {
      description: "Gets an offer with its versions and form definition.",
      keywords: [
        "how much",
        "terms",
        "job offer",
        "salary",
        "compensation",
        "contract",
        "package",
        "signed",
        "accepted",
      ],
      params: {
        properties: {
          id: { description: "ID of the record." },
          excludeFormDefinition: { description: "Whether to leave out the form definition." },
        },
      },
      isGraphql: false,
    },
    "webhooks.get": {
      description: "Gets a webhook.",
      keywords: [
        "callback settings",
        "callback",
        "notification URL",
        "subscription",
        "push",
        "listener",
        "integration",
      ],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
    "webhooks.create": {
      description: "Creates a webhook for a type of event.",
      keywords: [
        "subscribe",
        "register URL",
        "callback",
        "notification URL",
        "subscription",
        "push",
        "listener",
        "integration",
      ],
      params: {
        properties: {
          webhookType: { description: "Type of event to send." },
          requestUrl: webhooksCreateParamsRequestUrl,
          secretToken: { description: "Secret to sign requests with." },
        },
      },
      isGraphql: false,
    },
    "webhooks.update": {
      description: "Updates a webhook, or enables or disables it.",
      keywords: ["change URL", "callback", "notification URL", "subscription", "push", "listener", "integration"],
      params: {
        properties: {
          id: { description: "ID of the record." },
          enabled: { description: "Whether the webhook is enabled." },
          requestUrl: webhooksCreateParamsRequestUrl,
          secretToken: { description: "Secret to sign requests with." },
        },
      },
      isGraphql: false,
    },
    "webhooks.delete": {
      description: "Deletes a webhook.",
      keywords: [
        "unsubscribe",
        "stop notifications",
        "callback",
        "notification URL",
        "subscription",
        "push",
        "listener",
        "integration",
      ],
      params: { properties: { id: { description: "ID of the record." } } },
      isGraphql: false,
    },
  },
  schemas: {
    Cursor: { type: "string", description: "Cursor of the next page, as `next` of the previous page returns it." },
    Limit: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Defaults to 100.",
      minimum: 1,
      maximum: 100,
    },
    SyncToken: {
      type: "string",
      description: "The `syncToken` in the metadata of an earlier list's last page. Returns only later changes.",
    },
    CreatedAfter: { type: "string", format: "date-time", description: "Filters to records created after this time." },
    IncludeArchived: { type: "boolean", description: "Whether to include archived records. Defaults to `false`." },
    OwnId: { type: "string", description: "ID of the record.", minLength: 1 },
    CandidateId: { type: "string", description: "ID of the candidate, as `candidates.list` returns it.", minLength: 1 },
    ApplicationId: {
      type: "string",
      description: "ID of the application, as `applications.list` returns it.",
      minLength: 1,
    },
    TagId: { type: "string", description: "ID of the tag, as `candidate_tags.list` returns it.", minLength: 1 },
    ProjectId: { type: "string", description: "ID of the project, as `projects.list` returns it.", minLength: 1 },
    FileHandleOf: {
      type: "string",
      description: "Handle of the file, as `fileHandles` or `resumeFileHandle` of `candidates.get` returns it.",
      minLength: 1,
    },
    CandidateName: { type: "string", description: "First and last name of the candidate.", minLength: 1 },
    Email: { type: "string", description: "Primary email address.", format: "email", examples: ["ada@example.com"] },
    PhoneNumber: { type: "string", description: "Primary phone number." },
    LinkedIn: {
      type: "string",
      description: "URL of the LinkedIn profile.",
      format: "uri",
      examples: ["https://example.com/in/ada"],
    },
    GitHub: {
      type: "string",
      description: "URL of the GitHub profile.",
      format: "uri",
      examples: ["https://example.com/ada"],
    },
    Website: {
      type: "string",
      description: "URL of the candidate's website.",
      format: "uri",
      examples: ["https://example.com"],
    },
    SourceOf: { type: "string", description: "ID of the source, as `sources.list` returns it." },
    CreditedTo: { type: "string", description: "ID of the credited user, as `users.list` returns it." },
    CreatedAt: { type: "string", format: "date-time", description: "Creation time. Defaults to now." },
    NotifyTrue: { type: "boolean", description: "Whether to notify users who follow the record. Defaults to `true`." },
    Unpublished: { type: "boolean", description: "Whether to include the IDs of unpublished job postings." },
    JobExpand: {
      type: "array",
      items: { type: "string", enum: ["location", "openings"] },
      description: "Additional data to include in each job.",
    },
    JobTitle: { type: "string", description: "Title of the job.", minLength: 1 },
    TeamOf: { type: "string", description: "ID of the department or team, as `departments.list` returns it." },
    LocationOf: { type: "string", description: "ID of the location, as `locations.list` returns it." },
    PlanOf: {
      type: "string",
      description: "ID of the interview plan, as `interview_plans.list` returns it. Required to open the job.",
    },
    JobBoard: { type: "string", description: "ID of the job board. Defaults to the primary external one." },
    DepartmentName: { type: "string", description: "Name of the department or team.", minLength: 1 },
    ExternalName: { type: "string", description: "Name of the department or team on job boards." },
    ExtraData: { type: "object", additionalProperties: {}, description: "Your own data, by name." },
    HookUrl: {
      type: "string",
      description: "URL that events are sent to.",
      format: "uri",
      examples: ["https://example.com/ashby"],
    },
    HookSecret: { type: "string", description: "Secret to sign requests with.", minLength: 1 },
    AnyValue: { description: "Value in a form that depends on the field. Ashby does not document more." },
    ValueMap: {
      type: "object",
      additionalProperties: {},
      description: "Values by name, in forms that depend on the form definition or are custom.",
    },
    CandidateIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
        position: { type: "string" },
        company: { type: "string" },
        school: { type: "string" },
        source: { type: "string" },
        tags: { type: "array" },
        applicationIds: { type: "array" },
        timezone: { type: "string" },
        profileUrl: { type: "string" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    ApplicationIndex: {
      type: "object",
      properties: {
        id: { type: "string" },
        status: { type: "string" },
        candidate_id: { type: "string" },
        candidate_name: { type: "string" },
        job_id: { type: "string" },
        job_title: { type: "string" },
        stage_id: { type: "string" },
        stage: { type: "string" },
        stage_type: { type: "string" },
        source: { type: "string" },
        archive_reason: { type: "string" },
        archivedAt: { type: "string", format: "date-time" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    CandidatePlace: {
      type: "object",
      properties: {
        city: { type: "string", description: "City." },
        region: { type: "string", description: "State or region." },
        country: { type: "string", description: "Country." },
      },
    },
    SocialLinkInput: {
      type: "object",
      properties: {
        type: {
          type: "string",
          description: "Type of the profile.",
          enum: ["LinkedIn", "GitHub", "Twitter", "Medium", "StackOverflow", "YouTube", "CodePen", "Website"],
        },
        url: { type: "string", description: "URL of the profile." },
      },
      required: ["type", "url"],
    },
    HistoryInput: {
      type: "object",
      properties: {
        stageId: { type: "string", description: "ID of the stage, as `interview_stages.list` returns it." },
        stageNumber: {
          type: "integer",
          description: "Position of the stage, starting at 0. The highest number is the current stage.",
          minimum: 0,
        },
        enteredStageAt: {
          type: "string",
          format: "date-time",
          description: "Time when the application entered the stage.",
        },
        archiveReasonId: {
          type: "string",
          description: "ID of the archive reason, for stages of the type `Archived`.",
        },
      },
      required: ["stageId", "stageNumber", "enteredStageAt"],
    },
    ArchiveEmail: {
      type: "object",
      properties: {
        communicationTemplateId: {
          type: "string",
          description: "ID of the communication template, which must be for email.",
        },
        sendAt: {
          type: "string",
          format: "date-time",
          description: "Time to send the email. Defaults to the next morning; a time in the past sends it immediately.",
        },
      },
      required: ["communicationTemplateId"],
    },
    PostingText: {
      type: "object",
      properties: {
        type: { type: "string", description: "Media type of the text.", enum: ["text/html"] },
        content: { type: "string", description: "Text, as HTML." },
      },
      required: ["type", "content"],
    },
    EventInput: {
      type: "object",
      properties: {
        startTime: { type: "string", format: "date-time", description: "Start of the interview." },
        endTime: { type: "string", format: "date-time", description: "End of the interview." },
        interviewers: {
          type: "array",
          items: { $ref: "#/$defs/InterviewerInput" },
          description: "Interviewers of the event.",
          minItems: 1,
        },
        interviewId: {
          type: "string",
          description: "ID of the interview type, as `interviews.list` returns it. Defaults to the organization's own.",
        },
        extraData: { $ref: "#/$defs/ExtraData" },
      },
      required: ["startTime", "endTime", "interviewers"],
    },
    InterviewerInput: {
      type: "object",
      properties: {
        email: { type: "string", description: "Email address of an Ashby user." },
        feedbackRequired: { type: "boolean", description: "Whether the interviewer must submit feedback." },
      },
      required: ["email"],
    },
    EmailAddress: {
      type: "object",
      properties: { value: { type: "string" }, type: { type: "string" }, isPrimary: { type: "boolean" } },
    },
    SocialLink: { type: "object", properties: { type: { type: "string" }, url: { type: "string" } } },
    FileHandle: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, handle: { type: "string" } },
      required: ["id"],
    },
    CustomFieldValue: {
      type: "object",
      properties: {
        id: { type: "string" },
        isPrivate: { type: "boolean" },
        title: { type: "string" },
        valueLabel: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
        value: { $ref: "#/$defs/AnyValue" },
      },
      required: ["id"],
    },
    Tag: {
      type: "object",
      properties: {
        id: { type: "string", description: "The tag's ID." },
        title: { type: "string", description: "The tag's title." },
        isArchived: { type: "boolean", description: "Whether the tag is archived." },
      },
      required: ["id"],
    },
    Source: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        isArchived: { type: "boolean" },
        sourceType: { $ref: "#/$defs/Tag" },
      },
      required: ["id"],
    },
    FormDefinition: {
      type: "object",
      properties: {
        sections: {
          type: "array",
          items: {
            type: "object",
            properties: {
              title: { type: "string" },
              descriptionHtml: { type: "string" },
              descriptionPlain: { type: "string" },
              fields: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    isRequired: { type: "boolean" },
                    descriptionHtml: { type: "string" },
                    descriptionPlain: { type: "string" },
                    field: {
                      type: "object",
                      properties: {
                        id: { type: "string" },
                        type: { type: "string" },
                        path: { type: "string" },
                        humanReadablePath: { type: "string" },
                        title: { type: "string" },
                        isNullable: { type: "boolean" },
                        selectableValues: {
                          type: "array",
                          items: {
                            type: "object",
                            properties: { label: { type: "string" }, value: { type: "string" } },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    HiringTeamMember: {
      type: "object",
      properties: {
        email: { type: "string" },
        firstName: { type: "string" },
        lastName: { type: "string" },
        role: { type: "string" },
        userId: { type: "string" },
      },
    },
    PostalAddress: {
      type: "object",
      properties: {
        postalAddress: {
          type: "object",
          properties: {
            addressCountry: { type: "string" },
            addressRegion: { type: "string" },
            addressLocality: { type: "string" },
            postalCode: { type: "string" },
            streetAddress: { type: "string" },
          },
        },
      },
    },
    Compensation: { type: "object", properties: { compensationTiers: schemasCompensationCompensationTiers } },
    User: {
      type: "object",
      properties: {
        id: { type: "string" },
        firstName: { type: "string" },
        lastName: { type: "string" },
        email: { type: "string" },
        globalRole: { type: "string" },
        isEnabled: { type: "boolean" },
        updatedAt: { type: "string", format: "date-time" },
        managerId: { type: "string" },
        customFields: schemasUserCustomFields,
      },
      required: ["id"],
    },
    Candidate: {
      type: "object",
      properties: {
        id: { type: "string", description: "The candidate's ID." },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the candidate." },
        updatedAt: {
          type: "string",
          format: "date-time",
          description: "The time of the last change to the candidate.",
        },
        name: { type: "string", description: "The candidate's full name." },
        primaryEmailAddress: { $ref: "#/$defs/EmailAddress", description: "The candidate's main email address." },
        emailAddresses: {
          type: "array",
          items: { $ref: "#/$defs/EmailAddress" },
          description: "The candidate's email addresses, each with its kind and whether it is the primary one.",
        },
        primaryPhoneNumber: { $ref: "#/$defs/EmailAddress", description: "The candidate's main phone number." },
        phoneNumbers: {
          type: "array",
          items: { $ref: "#/$defs/EmailAddress" },
          description: "The candidate's phone numbers, each with its kind and whether it is the primary one.",
        },
        socialLinks: {
          type: "array",
          items: { $ref: "#/$defs/SocialLink" },
          description: "The candidate's links to profiles on other sites, such as LinkedIn and GitHub.",
        },
        tags: { type: "array", items: { $ref: "#/$defs/Tag" }, description: "The tags on the candidate." },
        position: { type: "string", description: "The candidate's current or latest job title." },
        company: { type: "string", description: "The candidate's current or latest employer." },
        school: { type: "string", description: "The candidate's school." },
        applicationIds: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the candidate's applications.",
        },
        resumeFileHandle: {
          $ref: "#/$defs/FileHandle",
          description: "The file handle of the candidate's resume. Absent without a resume.",
        },
        fileHandles: {
          type: "array",
          items: { $ref: "#/$defs/FileHandle" },
          description: "The handles of the files on the candidate's profile.",
        },
        customFields: {
          type: "array",
          items: { $ref: "#/$defs/CustomFieldValue" },
          description: "The values of the candidate's custom fields.",
        },
        profileUrl: { type: "string", description: "The address of the candidate's profile in Ashby." },
        source: {
          anyOf: [
            { $ref: "#/$defs/Source", description: "The source the candidate came from. Null if none is set." },
            { type: "null" },
          ],
        },
        creditedToUser: {
          anyOf: [
            {
              $ref: "#/$defs/User",
              description: "The user credited with bringing in the candidate. Null if there is none.",
            },
            { type: "null" },
          ],
        },
        timezone: { type: ["string", "null"], description: "The candidate's time zone. Null if unknown." },
        location: {
          type: "object",
          properties: {
            id: { type: "string" },
            locationSummary: { type: "string" },
            locationComponents: {
              type: "array",
              items: { type: "object", properties: { type: { type: "string" }, name: { type: "string" } } },
            },
          },
          description: "The candidate's location, as a summary and in its components.",
        },
        fraudStatus: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    Note: {
      type: "object",
      properties: {
        id: { type: "string", description: "The note's ID." },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the note." },
        isPrivate: { type: "boolean", description: "Whether the note is private." },
        content: { type: "string", description: "The note's text." },
        author: {
          type: "object",
          properties: {
            id: { type: "string" },
            firstName: { type: "string" },
            lastName: { type: "string" },
            email: { type: "string" },
          },
          description: "The user who wrote the note.",
        },
      },
      required: ["id"],
    },
    Project: {
      type: "object",
      properties: {
        id: { type: "string", description: "The project's ID." },
        title: { type: "string", description: "The project's title." },
        description: { type: "string", description: "The project's description." },
        isArchived: { type: "boolean", description: "Whether the project is archived." },
        confidential: { type: "boolean", description: "Whether the project is confidential." },
        authorId: { type: "string", description: "The ID of the user who created the project." },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the project." },
        customFieldEntries: {
          type: "array",
          items: { $ref: "#/$defs/CustomFieldValue" },
          description: "The values of the project's custom fields.",
        },
      },
      required: ["id"],
    },
    ArchiveReason: {
      type: "object",
      properties: {
        id: { type: "string" },
        text: { type: "string" },
        reasonType: { type: "string" },
        isArchived: { type: "boolean" },
      },
      required: ["id"],
    },
    InterviewStage: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        type: { type: "string" },
        orderInInterviewPlan: { type: "integer" },
        interviewStageGroupId: { type: ["string", "null"] },
        interviewPlanId: { type: "string" },
      },
      required: ["id"],
    },
    InterviewPlan: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        isArchived: { type: "boolean" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
      },
      required: ["id"],
    },
    Department: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        externalName: { type: ["string", "null"] },
        isArchived: { type: "boolean" },
        parentId: { type: ["string", "null"] },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        extraData: { anyOf: [{ $ref: "#/$defs/ValueMap" }, { type: "null" }] },
      },
      required: ["id"],
    },
    Location: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        externalName: { type: ["string", "null"] },
        isArchived: { type: "boolean" },
        address: { $ref: "#/$defs/PostalAddress" },
        isRemote: { type: "boolean" },
        workplaceType: { type: "string" },
        parentLocationId: { type: ["string", "null"] },
        type: { type: "string" },
        extraData: { anyOf: [{ $ref: "#/$defs/ValueMap" }, { type: "null" }] },
      },
      required: ["id"],
    },
    Interview: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        externalTitle: { type: "string" },
        isArchived: { type: "boolean" },
        isDebrief: { type: "boolean" },
        isFeedbackRequired: { type: "boolean" },
        isFeedbackRequested: { type: "boolean" },
        instructionsHtml: { type: ["string", "null"] },
        instructionsPlain: { type: ["string", "null"] },
        jobId: { type: "string" },
        feedbackFormDefinitionId: { type: "string" },
      },
      required: ["id"],
    },
    InterviewEvent: {
      type: "object",
      properties: {
        id: { type: "string" },
        interviewId: { type: "string" },
        interviewScheduleId: { type: "string" },
        interviewerUserIds: { type: "array", items: { type: "string" } },
        interviewers: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: { type: "string" },
              firstName: { type: "string" },
              lastName: { type: "string" },
              email: { type: "string" },
              globalRole: { type: "string" },
              isEnabled: { type: "boolean" },
              updatedAt: { type: "string", format: "date-time" },
              managerId: { type: "string" },
              customFields: schemasUserCustomFields,
              trainingRole: { type: ["string", "null"] },
              interviewerPool: { $ref: "#/$defs/AnyValue" },
              isFeedbackRequired: { type: "boolean" },
            },
          },
        },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        startTime: { type: "string", format: "date-time" },
        endTime: { type: "string", format: "date-time" },
        feedbackLink: { type: "string" },
        location: { type: ["string", "null"] },
        meetingLink: { type: ["string", "null"] },
        interviewerCalendarEventId: { type: ["string", "null"] },
        hasSubmittedFeedback: { type: "boolean" },
        interview: { $ref: "#/$defs/Interview" },
        notetakerTranscriptId: { type: ["string", "null"] },
        extraData: { anyOf: [{ $ref: "#/$defs/ValueMap" }, { type: "null" }] },
      },
      required: ["id"],
    },
    InterviewSchedule: {
      type: "object",
      properties: {
        id: { type: "string" },
        status: { type: "string" },
        applicationId: { type: "string" },
        interviewStageId: { type: "string" },
        scheduledBy: { $ref: "#/$defs/User" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        interviewEvents: { type: "array", items: { $ref: "#/$defs/InterviewEvent" } },
      },
      required: ["id"],
    },
    Opening: {
      type: "object",
      properties: {
        id: { type: "string" },
        openedAt: { type: ["string", "null"], format: "date-time" },
        closedAt: { type: ["string", "null"], format: "date-time" },
        isArchived: { type: "boolean" },
        archivedAt: { type: ["string", "null"], format: "date-time" },
        closeReasonId: { type: ["string", "null"] },
        openingState: { type: "string" },
        latestVersion: {
          type: "object",
          properties: {
            id: { type: "string" },
            identifier: { type: "string" },
            description: { type: "string" },
            authorId: { type: "string" },
            createdAt: { type: "string", format: "date-time" },
            teamId: { type: "string" },
            jobIds: { type: "array", items: { type: "string" } },
            targetHireDate: { type: "string" },
            targetStartDate: { type: "string" },
            isBackfill: { type: "boolean" },
            employmentType: { type: "string" },
            locationIds: { type: "array", items: { type: "string" } },
            hiringTeam: schemasOpeningLatestVersionHiringTeam,
            customFields: schemasUserCustomFields,
          },
        },
      },
      required: ["id"],
    },
    Job: {
      type: "object",
      properties: {
        id: { type: "string", description: "The job's ID." },
        title: { type: "string", description: "The job's title." },
        confidential: { type: "boolean", description: "Whether the job is confidential." },
        status: { type: "string", description: "The job's state: a draft, open, closed or archived." },
        employmentType: schemasJobEmploymentType,
        locationId: { type: "string", description: "The ID of the job's location." },
        departmentId: { type: "string", description: "The ID of the department the job belongs to." },
        defaultInterviewPlanId: { type: "string", description: "The ID of the job's default interview plan." },
        interviewPlanIds: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the interview plans available for the job.",
        },
        customFields: {
          type: "array",
          items: { $ref: "#/$defs/CustomFieldValue" },
          description: "The values of the job's custom fields.",
        },
        jobPostingIds: { type: "array", items: { type: "string" }, description: "The IDs of the job's postings." },
        customRequisitionId: {
          type: ["string", "null"],
          description: "The company's own requisition ID for the job. Null if not set.",
        },
        brandId: { type: "string", description: "The ID of the brand the job is advertised under." },
        hiringTeam: {
          type: "array",
          items: { $ref: "#/$defs/HiringTeamMember" },
          description: "The members of the job's hiring team, each with a role.",
        },
        author: { $ref: "#/$defs/User", description: "The user who created the job." },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the job." },
        updatedAt: { type: "string", format: "date-time", description: "The time of the last change to the job." },
        openedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the job was opened. Null if it never was.",
        },
        closedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the job was closed. Null while it is open.",
        },
        location: { $ref: "#/$defs/Location", description: "The job's location. Present when expanded." },
        openings: {
          type: "array",
          items: { $ref: "#/$defs/Opening" },
          description: "The openings linked to the job. Present when expanded.",
        },
        compensation: {
          $ref: "#/$defs/Compensation",
          description: "The job's compensation, in tiers and components. Present when expanded.",
        },
      },
      required: ["id"],
    },
    JobPosting: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        descriptionPlain: { type: "string" },
        descriptionHtml: { type: "string" },
        descriptionSocial: { type: "string" },
        descriptionParts: {
          type: "object",
          properties: {
            descriptionOpening: schemasJobPostingDescriptionPartsDescriptionOpening_2,
            descriptionBody: { type: "object", properties: schemasJobPostingDescriptionPartsDescriptionOpening },
            descriptionClosing: schemasJobPostingDescriptionPartsDescriptionOpening_2,
          },
        },
        departmentName: { type: "string" },
        teamName: { type: "string" },
        teamNameHierarchy: { type: "array", items: { type: "string" } },
        jobId: { type: "string" },
        locationName: { type: "string" },
        locationIds: { type: "object", properties: schemasJobPostingLocationIds },
        linkedData: { $ref: "#/$defs/ValueMap" },
        publishedDate: { type: "string" },
        applicationDeadline: { type: ["string", "null"], format: "date-time" },
        address: { $ref: "#/$defs/PostalAddress" },
        isRemote: { type: "boolean" },
        workplaceType: { type: "string" },
        employmentType: { type: "string" },
        applicationFormDefinition: { $ref: "#/$defs/FormDefinition" },
        surveyFormDefinitions: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: { type: "string" },
              organizationId: { type: "string" },
              title: { type: "string" },
              isArchived: { type: "boolean" },
              isDefaultForm: { type: "boolean" },
              formDefinition: { $ref: "#/$defs/FormDefinition" },
              surveyType: { type: "string" },
            },
          },
        },
        isListed: { type: "boolean" },
        suppressDescriptionOpening: { type: "boolean" },
        suppressDescriptionClosing: { type: "boolean" },
        externalLink: { type: "string" },
        applyLink: { type: "string" },
        compensation: {
          type: "object",
          properties: {
            compensationTierSummary: { type: "string" },
            summaryComponents: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  compensationType: { type: "string" },
                  interval: { type: "string" },
                  currencyCode: { type: ["string", "null"] },
                  label: { type: "string" },
                  minValue: { type: "number" },
                  maxValue: { type: "number" },
                  summary: { type: "string" },
                },
              },
            },
            compensationTiers: schemasCompensationCompensationTiers,
            shouldDisplayCompensationOnJobBoard: { type: "boolean" },
          },
        },
        updatedAt: { type: "string", format: "date-time" },
        applicationLimitCalloutHtml: { type: "string" },
      },
      required: ["id"],
    },
    JobPostingSummary: {
      type: "object",
      properties: {
        id: { type: "string", description: "The job posting's ID." },
        title: { type: "string", description: "The job posting's title." },
        jobId: { type: "string", description: "The ID of the job the posting advertises." },
        departmentName: { type: "string", description: "The name of the department the posting belongs to." },
        teamName: { type: "string", description: "The name of the team the posting belongs to." },
        locationName: { type: "string", description: "The name of the posting's primary location." },
        locationIds: {
          type: "object",
          properties: schemasJobPostingLocationIds,
          description: "The IDs of the posting's primary and secondary locations.",
        },
        workplaceType: { type: "string", description: "The kind of workplace: on-site, remote or hybrid." },
        employmentType: schemasJobEmploymentType,
        isListed: { type: "boolean", description: "Whether the posting is publicly listed on the job board." },
        publishedDate: { type: "string", description: "The date the posting was published." },
        applicationDeadline: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time applications close. Null if there is no deadline.",
        },
        externalLink: {
          type: "string",
          description: "The posting's address on a job board outside Ashby. Absent without one.",
        },
        applyLink: { type: "string", description: "The address of the posting's application form." },
        compensationTierSummary: { type: "string", description: "A summary of the compensation on offer, as text." },
        shouldDisplayCompensationOnJobBoard: {
          type: "boolean",
          description: "Whether the job board shows the posting's compensation.",
        },
        updatedAt: { type: "string", format: "date-time", description: "The time of the last change to the posting." },
      },
      required: ["id"],
    },
    CustomField: {
      type: "object",
      properties: {
        id: { type: "string" },
        isPrivate: { type: "boolean" },
        title: { type: "string" },
        objectType: { type: "string" },
        isArchived: { type: "boolean" },
        fieldType: { type: "string" },
        isRequired: { type: "boolean" },
        selectableValues: {
          type: "array",
          items: {
            type: "object",
            properties: { label: { type: "string" }, value: { type: "string" }, isArchived: { type: "boolean" } },
          },
        },
      },
      required: ["id"],
    },
    FeedbackForm: {
      type: "object",
      properties: {
        id: { type: "string" },
        organizationId: { type: "string" },
        title: { type: "string" },
        isArchived: { type: "boolean" },
        isDefaultForm: { type: "boolean" },
        formDefinition: { $ref: "#/$defs/FormDefinition" },
        interviewId: { type: "string" },
      },
      required: ["id"],
    },
    Feedback: {
      type: "object",
      properties: {
        id: { type: "string", description: "The feedback submission's ID." },
        formDefinition: {
          $ref: "#/$defs/FormDefinition",
          description: "The definition of the feedback form, with its sections and fields.",
        },
        submittedValues: {
          $ref: "#/$defs/ValueMap",
          description: "The submitted values, keyed by the form field's path.",
        },
        submittedByUser: { $ref: "#/$defs/User", description: "The user who submitted the feedback." },
        interviewId: { type: "string", description: "The ID of the interview the feedback is about." },
        interviewEventId: {
          type: "string",
          description: "The ID of the scheduled interview event the feedback is about.",
        },
        feedbackFormDefinitionId: { type: "string", description: "The ID of the feedback form's definition." },
        applicationHistoryId: {
          type: "string",
          description: "The ID of the application history entry the feedback was given in.",
        },
        applicationId: { type: "string", description: "The ID of the application the feedback is about." },
        submittedAt: { type: "string", format: "date-time", description: "The time the feedback was submitted." },
      },
      required: ["id"],
    },
    ApplicationHistory: {
      type: "object",
      properties: {
        id: { type: "string", description: "The history entry's ID." },
        stageId: { type: "string", description: "The ID of the interview stage the application entered." },
        title: { type: "string", description: "The interview stage's title." },
        enteredStageAt: {
          type: "string",
          format: "date-time",
          description: "The time the application entered the stage.",
        },
        leftStageAt: {
          type: "string",
          format: "date-time",
          description: "The time the application left the stage. Absent for the current stage.",
        },
        stageNumber: { type: "integer", description: "The stage's position in the application's history." },
        allowedActions: {
          type: "array",
          items: { type: "string" },
          description: "The changes permitted on the history entry.",
        },
        actorId: {
          type: ["string", "null"],
          description: "The ID of the actor who moved the application. Null if there is none.",
        },
      },
      required: ["id"],
    },
    Application: {
      type: "object",
      properties: {
        id: { type: "string", description: "The application's ID." },
        createdAt: { type: "string", format: "date-time", description: "Creation time of the application." },
        updatedAt: {
          type: "string",
          format: "date-time",
          description: "The time of the last change to the application.",
        },
        status: { type: "string", description: "The application's state: a lead, active, archived or hired." },
        customFields: {
          type: "array",
          items: { $ref: "#/$defs/CustomFieldValue" },
          description: "The values of the application's custom fields.",
        },
        candidate: {
          type: "object",
          properties: schemasApplicationCandidate,
          description: "The candidate who made the application, with the primary email address and phone number.",
        },
        currentInterviewStage: {
          $ref: "#/$defs/InterviewStage",
          description: "The interview stage the application is in now.",
        },
        source: {
          anyOf: [
            { $ref: "#/$defs/Source", description: "The source the application came from. Null if none is set." },
            { type: "null" },
          ],
        },
        archiveReason: {
          type: ["object", "null"],
          properties: schemasApplicationArchiveReason,
          description: "The reason for archiving the application. Null if it is not archived.",
        },
        archivedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the application was archived. Null if it is not.",
        },
        job: { type: "object", properties: schemasApplicationJob, description: "The job the application is for." },
        creditedToUser: {
          anyOf: [
            { $ref: "#/$defs/User", description: "The user credited with the application. Null if there is none." },
            { type: "null" },
          ],
        },
        hiringTeam: {
          type: "array",
          items: { $ref: "#/$defs/HiringTeamMember" },
          description: "The members of the application's hiring team, each with a role.",
        },
        appliedViaJobPostingId: {
          type: ["string", "null"],
          description: "The ID of the job posting the candidate applied through. Null if none was used.",
        },
        submitterClientIp: {
          type: ["string", "null"],
          description: "The IP address the application was submitted from. Null if unknown.",
        },
        submitterUserAgent: {
          type: ["string", "null"],
          description: "The user agent of the browser the application was submitted from. Null if unknown.",
        },
        openings: {
          type: "array",
          items: { $ref: "#/$defs/Opening" },
          description: "The openings linked to the application.",
        },
      },
      required: ["id"],
    },
    ApplicationDetails: {
      type: "object",
      properties: {
        id: { type: "string" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        status: { type: "string" },
        customFields: schemasUserCustomFields,
        candidate: { type: "object", properties: schemasApplicationCandidate },
        currentInterviewStage: { $ref: "#/$defs/InterviewStage" },
        source: { anyOf: [{ $ref: "#/$defs/Source" }, { type: "null" }] },
        archiveReason: { type: ["object", "null"], properties: schemasApplicationArchiveReason },
        archivedAt: { type: ["string", "null"], format: "date-time" },
        job: { type: "object", properties: schemasApplicationJob },
        creditedToUser: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        hiringTeam: schemasOpeningLatestVersionHiringTeam,
        appliedViaJobPostingId: { type: ["string", "null"] },
        submitterClientIp: { type: ["string", "null"] },
        submitterUserAgent: { type: ["string", "null"] },
        openings: { type: "array", items: { $ref: "#/$defs/Opening" } },
        applicationHistory: { type: "array", items: { $ref: "#/$defs/ApplicationHistory" } },
        applicationFormSubmissions: {
          type: "array",
          items: {
            type: "object",
            properties: {
              id: { type: "string" },
              formDefinition: { $ref: "#/$defs/FormDefinition" },
              submittedValues: { $ref: "#/$defs/ValueMap" },
            },
          },
        },
        referrals: {
          type: "array",
          items: {
            type: "object",
            properties: { user: { $ref: "#/$defs/User" }, referredAt: { type: "string", format: "date-time" } },
          },
        },
        resumeFileHandle: { $ref: "#/$defs/FileHandle" },
      },
      required: ["id"],
    },
    Offer: {
      type: "object",
      properties: {
        id: { type: "string" },
        decidedAt: { type: "string" },
        applicationId: { type: "string" },
        acceptanceStatus: { type: "string" },
        offerStatus: { type: "string" },
        latestVersion: schemasOfferLatestVersion,
        versions: { type: "array", items: schemasOfferLatestVersion },
        formDefinition: { $ref: "#/$defs/FormDefinition" },
      },
      required: ["id"],
    },
    Webhook: {
      type: "object",
      properties: {
        id: { type: "string" },
        enabled: { type: "boolean" },
        requestUrl: { type: "string" },
        secretToken: { type: "string" },
        webhookType: { type: "string" },
      },
      required: ["id"],
    },
    ApiKey: {
      type: "object",
      properties: {
        title: { type: "string" },
        createdAt: { type: "string", format: "date-time" },
        scopes: { type: "array", items: { type: "string" } },
      },
    },
    FileUrl: { type: "object", properties: { url: { type: "string" } } },
  },
})
