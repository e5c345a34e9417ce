// Generated from definitions/granola.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Granola */
    "granola": Granola
  }
}

/** Granola. Notes of meetings with their summaries, attendees and transcripts, and the folders that they are in. */
export interface Granola {
  operations: GranolaOperations
  credentials: GranolaCredentials
  config: GranolaConfig
}

/** The operations, by entity and action. */
export interface GranolaOperations {
  /** A note of a meeting, with a summary. */
  notes: {
    /** Lists notes that have a summary, without their text. Deleted ones are absent. */
    list: {
      params: NotesListParams
      records: Note[]
      meta: {
        hasMore: boolean | null
        cursor: string | null
      }
    }
    /**
     * Gets a note with its summary and its attendees, and with the transcript if you ask for it. One without a summary
     * is not found.
     */
    get: {
      params: NotesGetParams
      records: Note
      meta: {}
    }
    search: {
      fields: NotesSearchFields
    }
  }
  /** An utterance of a meeting. */
  transcript_items: {
    /** Lists the items of the transcript of a note, in their order. */
    list: {
      params: TranscriptItemsListParams
      records: TranscriptItem[]
      meta: {
        hasMore: boolean | null
        cursor: string | null
      }
    }
  }
  /** A folder of notes. */
  folders: {
    /** Lists the folders by their names. */
    list: {
      params: FoldersListParams
      records: Folder[]
      meta: {
        hasMore: boolean | null
        cursor: string | null
      }
    }
    search: {
      fields: FoldersSearchFields
    }
  }
  /** An address to which Granola sends events of notes. */
  webhook_endpoints: {
    /** Lists the webhook endpoints of the key, or of the workspace for an admin's workspace key. */
    list: {
      params: WebhookEndpointsListParams
      records: WebhookEndpoint[]
      meta: {}
    }
    /**
     * Creates a webhook endpoint. Only this answer has its signing secret. This needs a Business or Enterprise plan.
     */
    create: {
      params: WebhookEndpointsCreateParams
      records: WebhookEndpoint
      meta: {}
    }
    /**
     * Updates a webhook endpoint. Lists replace the earlier ones. Of another person's endpoint, only `enabled` can
     * change.
     */
    update: {
      params: WebhookEndpointsUpdateParams
      records: WebhookEndpoint
      meta: {}
    }
    /** Deletes a webhook endpoint. */
    delete: {
      params: WebhookEndpointsDeleteParams
      records: null
      meta: {}
    }
  }
}

/** Params of notes.list. */
export interface NotesListParams {
  /** Lists notes from before this time. */
  created_before?: string
  /** Lists notes from after this time. */
  created_after?: string
  /** Lists notes that changed after this time. */
  updated_after?: string
  /** ID of a folder, as `folders.list` has it. Folders below it count, too. */
  folder_id?: string
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 30. (1 to 30; default 10) */
  page_size?: number
}

export interface Note {
  id: string
  object?: string
  title?: string | null
  owner?: User
  created_at: string
  updated_at: string
  web_url?: string
  calendar_event?: CalendarEvent | null
  attendees?: User[]
  folder_membership?: Folder[]
  summary_text?: string
  summary_markdown?: string | null
  private_notes_text?: string | null
  private_notes_markdown?: string | null
  transcript?: TranscriptItem[] | null
}

export interface User {
  name?: string | null
  email?: string
}

export interface CalendarEvent {
  event_title?: string | null
  invitees?: {
    email?: string
  }[]
  organiser?: string | null
  calendar_event_id?: string | null
  scheduled_start_time?: string | null
  scheduled_end_time?: string | null
}

export interface Folder {
  id: string
  object?: string
  name?: string
  parent_folder_id?: string | null
}

export interface TranscriptItem {
  speaker?: {
    source?: string
    attribution?: string
    diarization_label?: string
    name?: string
  }
  text?: string
  start_time: string
  end_time?: string
}

/** Params of notes.get. */
export interface NotesGetParams {
  /** ID of the note, not the one of its web page. */
  note_id: string
  /** `transcript` adds the transcript. Granola refuses one that is too large: use `transcript_items.list`. */
  include?: "transcript"
}

/** Searchable fields of notes, in hosted mode. */
export interface NotesSearchFields {
  title: string | null
  owner: { [k: string]: unknown } | null
  created_at: string | null
  updated_at: string | null
}

/** Params of transcript_items.list. */
export interface TranscriptItemsListParams {
  /** ID of the note, as `notes.list` has it. */
  note_id: string
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 100. (1 to 100) */
  page_size?: number
}

/** Params of folders.list. */
export interface FoldersListParams {
  /** Cursor of the previous page. */
  cursor?: string
  /** Number of records on a page, 1 to 30. (1 to 30) */
  page_size?: number
}

/** Searchable fields of folders, in hosted mode. */
export interface FoldersSearchFields {
  name: string | null
  parent_folder_id: string | null
}

/** Params of webhook_endpoints.list. */
export interface WebhookEndpointsListParams { [k: string]: never }

export interface WebhookEndpoint {
  id: string
  object?: string
  url?: string
  url_redacted?: boolean
  events?: string[]
  folder_ids?: string[]
  scopes?: string[]
  created_by?: User | null
  enabled?: boolean
  created_at?: string
  signing_secret?: string
}

/** Params of webhook_endpoints.create. */
export interface WebhookEndpointsCreateParams {
  /** URL that receives the events, with `https`. */
  url: string
  /** Notes whose events it receives. `workspace` is for the keys of workspaces, without another one. */
  scopes: ("personal" | "public" | "workspace")[]
  /** Events to send. All by default. */
  events?: ("note.generated" | "note.regenerated" | "note.edited" | "note.access_granted")[]
  /**
   * IDs of folders to which the events are restricted, as `folders.list` has them. Folders below them count, too. (at
   * most 100 items)
   */
  folder_ids?: string[]
}

/** Params of webhook_endpoints.update. */
export interface WebhookEndpointsUpdateParams {
  /** ID of the webhook endpoint. */
  id: string
  /** URL that receives the events. */
  url?: string
  /** Notes whose events it receives. */
  scopes?: ("personal" | "public" | "workspace")[]
  /** Events to send. All by default. */
  events?: ("note.generated" | "note.regenerated" | "note.edited" | "note.access_granted")[]
  /**
   * IDs of folders to which the events are restricted, as `folders.list` has them. Folders below them count, too. (at
   * most 100 items)
   */
  folder_ids?: string[]
  /** Whether Granola sends events to it. What happens meanwhile is not sent later. */
  enabled?: boolean
}

/** Params of webhook_endpoints.delete. */
export interface WebhookEndpointsDeleteParams {
  /** ID of the webhook endpoint. */
  id: string
}

/** Credentials by auth variant. */
export interface GranolaCredentials {
  api_key: GranolaApiKeyCredentials
}

/** API key */
export interface GranolaApiKeyCredentials {
  api_key: string
}

export interface GranolaConfig { [k: string]: never }
