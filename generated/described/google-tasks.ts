// Generated from definitions/google-tasks.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/google-tasks.ts'

const task_listsGetParams = { properties: { tasklist: { description: "The ID of the task list." } } }
const tasksGetParams = {
  properties: { tasklist: { description: "The ID of the task list." }, task: { description: "The ID of the task." } },
}
const tasksCreateParamsDue = { description: "Day on which to do it. Google drops the time of day." }
export default describedKind(kind, {
  category: "project management",
  support: "community",
  docs: "https://developers.google.com/workspace/tasks/reference/rest/v1",
  basis: {
    version: "Tasks API v1",
    date: "2026-11-30",
    compared: "Google's discovery document of tasks v1 (20260531)",
    sources: [
      { type: "openapi", url: "https://tasks.googleapis.com/$discovery/rest?version=v1" },
      { type: "changelog", url: "https://developers.google.com/feeds/tasks-release-notes.xml" },
    ],
    missing:
      "The API knows no time of day of a due day, no repetition and no reminders, and cannot assign tasks. Whole " +
      "replacements (PUT) are left out, since updates change single fields. Google offers no webhooks for tasks.",
  },
  sunset: {
    version: "v1",
    date: "none",
    docs: "https://developers.google.com/workspace/tasks/release-notes",
    read: "2026-11-30",
  },
  description: "Task lists of a Google account and their tasks, with subtasks, due days, notes and order.",
  auth: {
    service_account: {
      description:
        "Key of a Google Cloud service account. Tasks belong to users, so it acts for a user of its Google Workspace " +
        "domain.",
      credentials: {
        properties: {
          client_email: {
            description: "Email address of the service account: `client_email` in its key file.",
            title: "Service account email",
          },
          private_key: { description: "Private key in PEM format: `private_key` in its key file." },
          subject: {
            description: "Email address of the user to act for, which the domain's administrator allows.",
            title: "User to act for",
          },
        },
      },
    },
  },
  entities: {
    task_lists: {
      description: "A task list of the user.",
      search: { id: { type: "string" }, title: { type: "string" }, updated: { type: "timestamp" } },
      hit: { title: [["title"]], text: [] },
      refs: {},
    },
    tasks: {
      description: "A task or subtask of a task list.",
      search: {
        id: { type: "string" },
        title: { type: "string" },
        notes: { type: "string" },
        status: { type: "string" },
        due: { type: "timestamp" },
        completed: { type: "timestamp" },
        updated: { type: "timestamp" },
        parent: { type: "string" },
        position: { type: "string" },
        hidden: { type: "boolean" },
        webViewLink: { type: "string" },
      },
      hit: { title: [["title"]], text: [["notes"]] },
      refs: {},
    },
  },
  operations: {
    "task_lists.list": {
      description: "Lists the user's task lists.",
      keywords: ["to-do lists", "my todos", "checklists", "which lists", "shopping list"],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page, 1 to 1,000. Defaults to 1,000." },
          pageToken: { description: "The `nextPageToken` of the previous page." },
        },
      },
      record: { $ref: "#/$defs/TaskList" },
      isGraphql: false,
    },
    "task_lists.get": {
      description: "Gets a task list.",
      keywords: ["to-do list", "todos", "checklist", "name of list", "last changed"],
      params: task_listsGetParams,
      isGraphql: false,
    },
    "task_lists.create": {
      description: "Creates a task list. A user can have 2,000.",
      keywords: ["new to-do list", "start a checklist", "add todos", "set up list", "groceries"],
      params: { properties: { title: { description: "The title." } } },
      isGraphql: false,
    },
    "task_lists.update": {
      description: "Renames a task list.",
      keywords: ["rename to-do list", "change title", "edit checklist", "call it", "correct"],
      params: {
        properties: { tasklist: { description: "The ID of the task list." }, title: { description: "The new title." } },
      },
      isGraphql: false,
    },
    "task_lists.delete": {
      description: "Deletes a task list with its tasks. Tasks assigned in a document or a chat are deleted there too.",
      keywords: ["remove to-do list", "drop checklist", "get rid", "trash todos", "throw away"],
      params: task_listsGetParams,
      isGraphql: false,
    },
    "tasks.list": {
      description:
        "Lists the tasks of a task list. Without `showHidden`, tasks that were completed in Google's own apps are " +
        "left out.",
      keywords: [
        "to-dos",
        "todo",
        "what is due",
        "overdue",
        "open items",
        "checklist",
        "done tasks",
        "due today",
        "subtasks",
        "what to do",
      ],
      params: {
        properties: {
          maxResults: { description: "Maximum number of records per page, 1 to 100. Defaults to 100." },
          pageToken: { description: "The `nextPageToken` of the previous page." },
          tasklist: { description: "The ID of the task list." },
          dueMin: { description: "Filters to tasks due from this time." },
          dueMax: { description: "Filters to tasks due before this time." },
          completedMin: { description: "Filters to tasks completed since this time." },
          completedMax: { description: "Filters to tasks completed before this time." },
          updatedMin: { description: "Filters to tasks updated since this time." },
          showCompleted: { description: "Whether to include completed tasks. Defaults to `true`." },
          showHidden: {
            description:
              "Whether to include hidden tasks, which were completed before the list was cleared. Defaults to " +
              "`false`.",
          },
          showDeleted: { description: "Whether to include deleted tasks. Defaults to `false`." },
          showAssigned: {
            description: "Whether to include tasks assigned to the user in documents and chats. Defaults to `false`.",
          },
        },
      },
      record: { $ref: "#/$defs/Task" },
      isGraphql: false,
    },
    "tasks.get": {
      description: "Gets a task with its notes, due day and links.",
      keywords: ["to-do", "todo item", "details", "when is it due", "is it done"],
      params: tasksGetParams,
      isGraphql: false,
    },
    "tasks.create": {
      description:
        "Creates a task in a task list, or below another task. It is the first, unless `previous` names another.",
      keywords: ["add to-do", "remind me", "new todo", "put on list", "subtask", "note to self", "buy"],
      params: {
        properties: {
          tasklist: { description: "The ID of the task list." },
          title: { description: "The title." },
          notes: { description: "Text about the task." },
          due: tasksCreateParamsDue,
          status: { description: "The status. `completed` means done." },
          parent: { description: "ID of the task above. An assigned task cannot be one." },
          previous: { description: "ID of the task that it comes after." },
        },
      },
      isGraphql: false,
    },
    "tasks.update": {
      description: "Updates a task. Set `status` to `completed` to mark it as done.",
      keywords: [
        "complete",
        "tick off",
        "mark done",
        "finish",
        "check off",
        "postpone",
        "reschedule",
        "rename todo",
        "reopen",
        "edit to-do",
      ],
      params: {
        properties: {
          tasklist: { description: "The ID of the task list." },
          task: { description: "The ID of the task." },
          title: { description: "The new title." },
          notes: { description: "Text about the task." },
          due: tasksCreateParamsDue,
          status: { description: "The status. `completed` means done." },
        },
      },
      isGraphql: false,
    },
    "tasks.delete": {
      description: "Deletes a task. A task assigned in a document or a chat is deleted there too.",
      keywords: ["remove to-do", "drop todo", "get rid", "trash item", "cross out"],
      params: tasksGetParams,
      isGraphql: false,
    },
    "tasks.move": {
      description: "Moves a task: after another, below another, to the top, or to another task list.",
      keywords: ["reorder", "sort todos", "make subtask", "change list", "prioritize", "put first", "drag"],
      params: {
        properties: {
          tasklist: { description: "The ID of the task list." },
          task: { description: "The ID of the task." },
          parent: { description: "ID of the task above. Without it, the task has none." },
          previous: { description: "ID of the task that it comes after. Without it, it is the first." },
          destinationTasklist: { description: "The task list to move to. Tasks that repeat cannot change their list." },
        },
      },
      isGraphql: false,
    },
    "tasks.clear": {
      description: "Hides all completed tasks of a task list.",
      keywords: ["clean up", "tidy list", "hide done", "sweep finished", "remove completed"],
      params: task_listsGetParams,
      isGraphql: false,
    },
  },
  schemas: {
    TaskListId: { type: "string", description: "The ID of the task list." },
    TaskId: { type: "string", description: "The ID of the task." },
    Status: { type: "string", description: "The status. `completed` means done.", enum: ["needsAction", "completed"] },
    TaskList: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        updated: { type: "string", format: "date-time" },
        etag: { type: "string" },
        kind: { type: "string" },
        selfLink: { type: "string" },
      },
      required: ["id"],
    },
    Task: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        notes: { type: "string" },
        status: { type: "string" },
        due: { type: "string", format: "date-time" },
        completed: { type: "string", format: "date-time" },
        updated: { type: "string", format: "date-time" },
        parent: { type: "string" },
        position: { type: "string" },
        deleted: { type: "boolean" },
        hidden: { type: "boolean" },
        links: { type: "array", items: { $ref: "#/$defs/TaskLink" } },
        webViewLink: { type: "string" },
        assignmentInfo: { $ref: "#/$defs/AssignmentInfo" },
        etag: { type: "string" },
        kind: { type: "string" },
        selfLink: { type: "string" },
      },
      required: ["id"],
    },
    TaskLink: {
      type: "object",
      properties: { type: { type: "string" }, description: { type: "string" }, link: { type: "string" } },
    },
    AssignmentInfo: {
      type: "object",
      properties: {
        linkToTask: { type: "string" },
        surfaceType: { type: "string" },
        driveResourceInfo: { $ref: "#/$defs/DriveResourceInfo" },
        spaceInfo: { $ref: "#/$defs/SpaceInfo" },
      },
    },
    DriveResourceInfo: {
      type: "object",
      properties: { driveFileId: { type: "string" }, resourceKey: { type: "string" } },
    },
    SpaceInfo: { type: "object", properties: { space: { type: "string" } } },
  },
})
