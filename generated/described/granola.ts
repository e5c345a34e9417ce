// Generated from definitions/granola.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/granola.ts'

const webhook_endpointsCreateParamsFolder_ids = {
  description:
    "IDs of folders to which the events are restricted, as `folders.list` has them. Folders below them count, too.",
}
export default describedKind(kind, {
  category: "call recording",
  support: "community",
  docs: "https://docs.granola.ai/introduction",
  basis: {
    version: "v1",
    date: "2026-11-30",
    sources: [
      { type: "openapi", url: "https://docs.granola.ai/api-reference/openapi.json" },
      { type: "changelog", url: "https://docs.granola.ai/api-reference/changelog" },
    ],
    missing:
      "Audit events of Enterprise plans, which take keys of their own. The API writes no notes. A comparison with " +
      "the description.",
  },
  sunset: { version: "v1", date: "none", docs: "https://docs.granola.ai/introduction", read: "2026-11-30" },
  description: "Notes of meetings with their summaries, attendees and transcripts, and the folders that they are in.",
  auth: {
    api_key: {
      description:
        "Create a key in the desktop app under Settings > Connectors > API keys, and choose the notes that it may " +
        "read. This needs a Business or Enterprise plan.",
    },
  },
  entities: {
    notes: {
      description: "A note of a meeting, with a summary.",
      search: {
        title: { type: "string" },
        owner: { type: "object" },
        created_at: { type: "timestamp" },
        updated_at: { type: "timestamp" },
      },
      hit: { title: [["title"]], text: [["owner", "name"], ["owner", "email"]] },
      refs: {},
    },
    transcript_items: { description: "An utterance of a meeting.", refs: {} },
    folders: {
      description: "A folder of notes.",
      search: { name: { type: "string" }, parent_folder_id: { type: "string" } },
      hit: { title: [["name"]], text: [] },
      refs: { parent_folder_id: "folders.id" },
    },
    webhook_endpoints: { description: "An address to which Granola sends events of notes.", refs: {} },
  },
  operations: {
    "notes.list": {
      description: "Lists notes that have a summary, without their text. Deleted ones are absent.",
      keywords: ["meetings", "calls", "minutes", "recordings", "discussions", "talked about"],
      params: {
        properties: {
          created_before: { description: "Lists notes from before this time." },
          created_after: { description: "Lists notes from after this time." },
          updated_after: { description: "Lists notes that changed after this time." },
          folder_id: { description: "ID of a folder, as `folders.list` has it. Folders below it count, too." },
          cursor: { description: "Cursor of the previous page." },
          page_size: { description: "Number of records on a page, 1 to 30." },
        },
      },
      record: { $ref: "#/$defs/Note" },
      isGraphql: false,
    },
    "notes.get": {
      description:
        "Gets a note with its summary and its attendees, and with the transcript if you ask for it. One without a " +
        "summary is not found.",
      keywords: ["meeting", "minutes", "recap", "action items", "who was there"],
      params: {
        properties: {
          note_id: { description: "ID of the note, not the one of its web page." },
          include: {
            description:
              "`transcript` adds the transcript. Granola refuses one that is too large: use `transcript_items.list`.",
          },
        },
      },
      isGraphql: false,
    },
    "transcript_items.list": {
      description: "Lists the items of the transcript of a note, in their order.",
      keywords: ["utterances", "spoken words", "verbatim", "conversation", "quotes", "who said"],
      params: {
        properties: {
          note_id: { description: "ID of the note, as `notes.list` has it." },
          cursor: { description: "Cursor of the previous page." },
          page_size: { description: "Number of records on a page, 1 to 100." },
        },
      },
      record: { $ref: "#/$defs/TranscriptItem" },
      isGraphql: false,
    },
    "folders.list": {
      description: "Lists the folders by their names.",
      keywords: ["collections", "spaces", "directories", "groups of meetings", "categories"],
      params: {
        properties: {
          cursor: { description: "Cursor of the previous page." },
          page_size: { description: "Number of records on a page, 1 to 30." },
        },
      },
      record: { $ref: "#/$defs/Folder" },
      isGraphql: false,
    },
    "webhook_endpoints.list": {
      description: "Lists the webhook endpoints of the key, or of the workspace for an admin's workspace key.",
      keywords: ["subscriptions", "callbacks", "event receivers", "notifications", "hooks"],
      record: { $ref: "#/$defs/WebhookEndpoint" },
      isGraphql: false,
    },
    "webhook_endpoints.create": {
      description:
        "Creates a webhook endpoint. Only this answer has its signing secret. This needs a Business or Enterprise " +
        "plan.",
      keywords: ["subscribe", "add callback", "receive events", "notify server", "new hook"],
      params: {
        properties: {
          url: { description: "URL that receives the events, with `https`." },
          scopes: {
            description:
              "Notes whose events it receives. `workspace` is for the keys of workspaces, without another one.",
          },
          events: { description: "Events to send. All by default." },
          folder_ids: webhook_endpointsCreateParamsFolder_ids,
        },
      },
      isGraphql: false,
    },
    "webhook_endpoints.update": {
      description:
        "Updates a webhook endpoint. Lists replace the earlier ones. Of another person's endpoint, only `enabled` " +
        "can change.",
      keywords: ["pause callback", "change subscription", "resume events", "edit hook", "other address"],
      params: {
        properties: {
          id: { description: "ID of the webhook endpoint." },
          url: { description: "URL that receives the events." },
          scopes: { description: "Notes whose events it receives." },
          events: { description: "Events to send. All by default." },
          folder_ids: webhook_endpointsCreateParamsFolder_ids,
          enabled: { description: "Whether Granola sends events to it. What happens meanwhile is not sent later." },
        },
      },
      isGraphql: false,
    },
    "webhook_endpoints.delete": {
      description: "Deletes a webhook endpoint.",
      keywords: ["unsubscribe", "remove callback", "stop events", "drop hook", "no more notifications"],
      params: { properties: { id: { description: "ID of the webhook endpoint." } } },
      isGraphql: false,
    },
  },
  webhooks: {
    docs: "https://docs.granola.ai/webhooks",
    sends: { notes: { create: "note.generated", update: "note.edited" } },
    byHand: "Execute `webhook_endpoints.create` with this URL, and keep the signing secret of its answer.",
  },
  schemas: {
    Events: {
      type: "array",
      items: { type: "string", enum: ["note.generated", "note.regenerated", "note.edited", "note.access_granted"] },
      description: "Events to send. All by default.",
    },
    FolderIds: {
      type: "array",
      items: { type: "string" },
      description:
        "IDs of folders to which the events are restricted, as `folders.list` has them. Folders below them count, " +
        "too.",
      maxItems: 100,
    },
    WebhookEndpoint: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        url: { type: "string" },
        url_redacted: { type: "boolean" },
        events: { type: "array", items: { type: "string" } },
        folder_ids: { type: "array", items: { type: "string" } },
        scopes: { type: "array", items: { type: "string" } },
        created_by: { anyOf: [{ $ref: "#/$defs/User" }, { type: "null" }] },
        enabled: { type: "boolean" },
        created_at: { type: "string", format: "date-time" },
        signing_secret: { type: "string" },
      },
      required: ["id"],
    },
    Note: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        title: { type: ["string", "null"] },
        owner: { $ref: "#/$defs/User" },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
        web_url: { type: "string" },
        calendar_event: { anyOf: [{ $ref: "#/$defs/CalendarEvent" }, { type: "null" }] },
        attendees: { type: "array", items: { $ref: "#/$defs/User" } },
        folder_membership: { type: "array", items: { $ref: "#/$defs/Folder" } },
        summary_text: { type: "string" },
        summary_markdown: { type: ["string", "null"] },
        private_notes_text: { type: ["string", "null"] },
        private_notes_markdown: { type: ["string", "null"] },
        transcript: { type: ["array", "null"], items: { $ref: "#/$defs/TranscriptItem" } },
      },
      required: ["id", "created_at", "updated_at"],
    },
    User: { type: "object", properties: { name: { type: ["string", "null"] }, email: { type: "string" } } },
    CalendarEvent: {
      type: "object",
      properties: {
        event_title: { type: ["string", "null"] },
        invitees: { type: "array", items: { type: "object", properties: { email: { type: "string" } } } },
        organiser: { type: ["string", "null"] },
        calendar_event_id: { type: ["string", "null"] },
        scheduled_start_time: { type: ["string", "null"], format: "date-time" },
        scheduled_end_time: { type: ["string", "null"], format: "date-time" },
      },
    },
    Folder: {
      type: "object",
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        name: { type: "string" },
        parent_folder_id: { type: ["string", "null"] },
      },
      required: ["id"],
    },
    TranscriptItem: {
      type: "object",
      properties: {
        speaker: {
          type: "object",
          properties: {
            source: { type: "string" },
            attribution: { type: "string" },
            diarization_label: { type: "string" },
            name: { type: "string" },
          },
        },
        text: { type: "string" },
        start_time: { type: "string" },
        end_time: { type: "string", format: "date-time" },
      },
      required: ["start_time"],
    },
  },
})
