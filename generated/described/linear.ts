// Generated from definitions/linear.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/linear.ts'

const issuesListParamsFirst = { description: "Maximum number of records per page, 1 to 250. Defaults to 50." }
const issuesListParamsAfter = { description: "The `endCursor` value of the previous page." }
const issuesListParamsIncludeArchived = { description: "Whether to include archived records. Defaults to `false`." }
const issuesGetParamsId = { description: "ID of the issue, or its identifier such as `ENG-123`." }
const issuesGetParams = { properties: { id: issuesGetParamsId } }
const issuesCreateParamsTeamId = { description: "ID of the team, as `teams.list` returns it." }
const issuesCreateParamsPriority = { description: "Priority: 0 none, 1 urgent, 2 high, 3 medium, 4 low." }
const issuesUpdateParamsDescription = { description: "The new description, in Markdown. Replaces the current one." }
const projectsListParams = { properties: { first: issuesListParamsFirst, after: issuesListParamsAfter } }
const projectsGetParams = { properties: { id: { description: "ID of the record, a UUID." } } }
const projectsCreateParamsState = {
  description: "ID of a project status, as `project_statuses.list` returns it. Sent as `statusId`.",
}
const projectsCreateParamsTargetDate = { description: "Planned target date, such as `2026-11-20`." }
const projectsCreateParamsIcon = { description: "Name of an icon of Linear, or an emoji such as `:rocket:`." }
const projectsCreateParamsColor = { description: "Color, as a hex string.", examples: ["#4ea7fc"] }
const projectsUpdateParamsTargetDate = {
  description: "Planned target date, such as `2026-11-20`. Use `null` to clear it.",
}
const projectsUpdateParamsContent = { description: "The new content, in Markdown. Replaces the current one." }
const projectsDeleteParams = { properties: { id: { description: "ID of the record to delete, a UUID." } } }
const commentsListParams = {
  properties: { first: issuesListParamsFirst, after: issuesListParamsAfter, issueId: issuesGetParamsId },
}
const commentsUpdateParamsBody = { description: "The new text, in Markdown. Replaces the current text." }
const labelsListParams = {
  properties: {
    first: issuesListParamsFirst,
    after: issuesListParamsAfter,
    filter: {
      description: "Filter in Linear's form, such as `{team: {key: {eq: ENG}}}`.",
      examples: [{ team: { key: { eq: "ENG" } } }],
    },
    includeArchived: issuesListParamsIncludeArchived,
  },
}
const labelsUpdateParamsDescription = { description: "The new description. Use `null` to clear it." }
const documentsListParams = {
  properties: {
    first: issuesListParamsFirst,
    after: issuesListParamsAfter,
    filter: {
      description: "Filter in Linear's form, such as `{project: {name: {eq: Mobile}}}`.",
      examples: [{ project: { name: { eq: "Mobile" } } }],
    },
    includeArchived: issuesListParamsIncludeArchived,
  },
}
const documentsCreateParamsProjectId = { description: "ID of the project, as `projects.list` returns it." }
const attachmentsCreateParamsIconUrl = { description: "URL of an icon, a JPG or PNG image of 20 by 20 pixels." }
const attachmentsCreateParamsMetadata = { description: "Values of your own, texts and numbers by name." }
const project_milestonesCreateParamsSortOrder = { description: "Position among the milestones of the project." }
const schemasIssueCreatedAt = {
  type: "string",
  format: "date-time",
  description: "Creation time, in ISO 8601 format.",
}
const schemasIssueUpdatedAt = {
  type: "string",
  format: "date-time",
  description: "The time of the last update, in ISO 8601 format.",
}
const schemasProjectCreatedAt = { type: "string", description: "Creation time, in ISO 8601 format." }
const schemasProjectUpdatedAt = { type: "string", description: "The time of the last update, in ISO 8601 format." }
const schemasProjectProgress = {
  type: "number",
  description: "The share of scope done, from 0 to 1. Points in progress count a quarter.",
}
const schemasCommentEditedAt = {
  type: ["string", "null"],
  format: "date-time",
  description: "The time of the author's last edit. Null if never edited.",
}
const schemasLabelArchivedAt = {
  type: ["string", "null"],
  format: "date-time",
  description: "The time of archiving. Null unless archived.",
}
export default describedKind(kind, {
  category: "issue tracking",
  support: "community",
  docs: "https://linear.app/developers/graphql",
  basis: {
    version: "GraphQL API",
    date: "2026-11-26",
    compared: "the GraphQL schema of Linear",
    recorded: {
      read: 32,
      valid: 32,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/linear/tests",
    },
    missing:
      "Initiatives, customers, releases, custom views, templates, webhooks, uploads, and changes of teams and users.",
  },
  description:
    "Issues, comments, projects, cycles, labels, documents and links of a Linear workspace, with its teams and users.",
  auth: { api_key: { description: "Create one under Settings > Account > Security & access." } },
  entities: {
    issues: {
      description: "An issue of a team.",
      search: {
        id: { type: "string" },
        title: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        identifier: { type: "string" },
        number: { type: "number" },
        url: { type: "string" },
        branchName: { type: "string" },
        description: { type: "string" },
        descriptionState: { type: "string" },
        state: { type: "object" },
        stateId: { type: "string" },
        priority: { type: "number" },
        priorityLabel: { type: "string" },
        prioritySortOrder: { type: "number" },
        sortOrder: { type: "number" },
        subIssueSortOrder: { type: "number" },
        estimate: { type: "number" },
        dueDate: { type: "timestamp" },
        startedAt: { type: "timestamp" },
        completedAt: { type: "timestamp" },
        canceledAt: { type: "timestamp" },
        addedToCycleAt: { type: "timestamp" },
        addedToProjectAt: { type: "timestamp" },
        addedToTeamAt: { type: "timestamp" },
        assignee: { type: "object" },
        assigneeId: { type: "string" },
        creator: { type: "object" },
        creatorId: { type: "string" },
        subscribers: { type: "object" },
        subscriberIds: { type: "array" },
        team: { type: "object" },
        teamId: { type: "string" },
        project: { type: "object" },
        projectId: { type: "string" },
        projectMilestone: { type: "object" },
        milestoneId: { type: "string" },
        cycle: { type: "object" },
        cycleId: { type: "string" },
        parent: { type: "object" },
        parentId: { type: "string" },
        labels: { type: "object" },
        labelIds: { type: "array" },
        relations: { type: "object" },
        relationIds: { type: "array" },
        attachments: { type: "object" },
        attachmentIds: { type: "array" },
        reactionData: { type: "array" },
        previousIdentifiers: { type: "array" },
        customerTicketCount: { type: "number" },
        integrationSourceType: { type: "string" },
        slaType: { type: "string" },
        sourceCommentId: { type: "string" },
      },
      hit: {
        title: [["identifier"], ["title"]],
        text: [["description"], ["assignee", "name"], ["state", "name"], ["project", "name"]],
      },
      refs: {},
    },
    projects: {
      description: "A project of one or more teams.",
      search: {
        canceledAt: { type: "timestamp" },
        color: { type: "string" },
        completedAt: { type: "timestamp" },
        completedIssueCountHistory: { type: "array" },
        completedScopeHistory: { type: "array" },
        content: { type: "string" },
        contentState: { type: "string" },
        convertedFromIssue: { type: "object" },
        convertedFromIssueId: { type: "string" },
        createdAt: { type: "timestamp" },
        creator: { type: "object" },
        creatorId: { type: "string" },
        description: { type: "string" },
        health: { type: "string" },
        healthUpdatedAt: { type: "timestamp" },
        icon: { type: "string" },
        id: { type: "string" },
        inProgressScopeHistory: { type: "array" },
        issueCountHistory: { type: "array" },
        lead: { type: "object" },
        leadId: { type: "string" },
        name: { type: "string" },
        priority: { type: "number" },
        prioritySortOrder: { type: "number" },
        progress: { type: "number" },
        scope: { type: "number" },
        scopeHistory: { type: "array" },
        slugId: { type: "string" },
        sortOrder: { type: "number" },
        startDate: { type: "timestamp" },
        startedAt: { type: "timestamp" },
        status: { type: "object" },
        statusId: { type: "string" },
        targetDate: { type: "timestamp" },
        teamIds: { type: "array" },
        teams: { type: "object" },
        updateRemindersDay: { type: "string" },
        updateRemindersHour: { type: "number" },
        updatedAt: { type: "timestamp" },
        url: { type: "string" },
      },
      hit: { title: [["name"]], text: [["description"], ["content"], ["lead", "name"]] },
      refs: {},
    },
    teams: {
      description: "A team, with its own backlog and workflow.",
      search: {
        activeCycle: { type: "object" },
        activeCycleId: { type: "string" },
        autoArchivePeriod: { type: "number" },
        autoClosePeriod: { type: "number" },
        autoCloseStateId: { type: "string" },
        color: { type: "string" },
        createdAt: { type: "timestamp" },
        cycleCalenderUrl: { type: "string" },
        cycleCooldownTime: { type: "number" },
        cycleDuration: { type: "number" },
        cycleIssueAutoAssignCompleted: { type: "boolean" },
        cycleIssueAutoAssignStarted: { type: "boolean" },
        cycleLockToActive: { type: "boolean" },
        cycleStartDay: { type: "number" },
        cyclesEnabled: { type: "boolean" },
        defaultIssueEstimate: { type: "number" },
        defaultIssueState: { type: "object" },
        defaultIssueStateId: { type: "string" },
        groupIssueHistory: { type: "boolean" },
        icon: { type: "string" },
        id: { type: "string" },
        inviteHash: { type: "string" },
        issueCount: { type: "number" },
        issueEstimationAllowZero: { type: "boolean" },
        issueEstimationExtended: { type: "boolean" },
        issueEstimationType: { type: "string" },
        key: { type: "string" },
        markedAsDuplicateWorkflowState: { type: "object" },
        markedAsDuplicateWorkflowStateId: { type: "string" },
        name: { type: "string" },
        parentTeamId: { type: "string" },
        private: { type: "boolean" },
        requirePriorityToLeaveTriage: { type: "boolean" },
        scimManaged: { type: "boolean" },
        setIssueSortOrderOnStateChange: { type: "string" },
        timezone: { type: "string" },
        triageEnabled: { type: "boolean" },
        triageIssueStateId: { type: "string" },
        upcomingCycleCount: { type: "number" },
        updatedAt: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["key"]] },
      refs: {},
    },
    users: {
      description: "A user or application of the workspace.",
      search: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        displayName: { type: "string" },
        active: { type: "boolean" },
        admin: { type: "boolean" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        guest: { type: "boolean" },
        isMe: { type: "boolean" },
        initials: { type: "string" },
        avatarUrl: { type: "string" },
        avatarBackgroundColor: { type: "string" },
        url: { type: "string" },
        timezone: { type: "string" },
        lastSeen: { type: "timestamp" },
        createdIssueCount: { type: "number" },
        teams: { type: "object" },
        teamIds: { type: "array" },
        inviteHash: { type: "string" },
      },
      hit: { title: [["name"]], text: [["email"], ["displayName"]] },
      refs: {},
    },
    comments: {
      description: "A comment on an issue, or a reply to a comment.",
      search: {
        id: { type: "string" },
        body: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        bodyData: { type: "string" },
        editedAt: { type: "timestamp" },
        url: { type: "string" },
        user: { type: "object" },
        userId: { type: "string" },
        issue: { type: "object" },
        issueId: { type: "string" },
        parent: { type: "object" },
        parentCommentId: { type: "string" },
        resolvingCommentId: { type: "string" },
        resolvingUserId: { type: "string" },
      },
      hit: { title: [["body"]], text: [["user", "name"], ["issue", "identifier"], ["issue", "title"]] },
      refs: { issueId: "issues.id" },
    },
    labels: { description: "A label for issues, of a team or of the workspace.", refs: {} },
    cycles: { description: "A cycle of a team, with its dates and progress.", refs: {} },
    workflow_states: { description: "A workflow state of a team, such as In Progress.", refs: {} },
    documents: { description: "A document of a project or an issue.", refs: {} },
    attachments: {
      description: "A link from an issue to another service, such as a ticket or a pull request.",
      refs: {},
    },
    issue_relations: { description: "A relation between two issues, such as blocking or duplicate.", refs: {} },
    project_updates: { description: "A status report of a project, with its health.", refs: {} },
    project_milestones: { description: "A milestone of a project.", refs: {} },
    project_statuses: {
      description: "A project status of the workspace, such as In Progress. `state` of a project takes its ID.",
      refs: {},
    },
  },
  operations: {
    "issues.list": {
      description:
        "Lists issues of the workspace's teams, each with its first labels, attachments, relations and subscribers.",
      keywords: [
        "open tickets",
        "my work",
        "assigned",
        "backlog",
        "what is left",
        "working on",
        "ticket",
        "bug",
        "to-do",
        "task",
        "story",
        "work item",
        "feature",
      ],
      params: {
        properties: {
          first: issuesListParamsFirst,
          after: issuesListParamsAfter,
          filter: {
            description:
              "Filter in Linear's form, such as `{state: {type: {eq: started}}, assignee: {isMe: {eq: true}}}`.",
            examples: [{ state: { type: { eq: "started" } } }],
          },
          orderBy: { description: "Time to sort by, newest first. Defaults to `createdAt`." },
          includeArchived: issuesListParamsIncludeArchived,
        },
      },
      record: { $ref: "#/$defs/Issue" },
    },
    "issues.get": {
      description: "Gets an issue with its state, people, project, cycle, labels and up to 50 links of each type.",
      keywords: ["ticket details", "ticket", "bug", "to-do", "task", "story", "work item", "feature"],
      params: issuesGetParams,
    },
    "issues.create": {
      description: "Creates an issue in a team and returns it in full.",
      keywords: [
        "file bug",
        "new ticket",
        "raise",
        "report",
        "ticket",
        "bug",
        "to-do",
        "task",
        "story",
        "work item",
        "feature",
      ],
      params: {
        properties: {
          teamId: issuesCreateParamsTeamId,
          title: { description: "The issue's title, in plain text on one line." },
          description: { description: "The issue's description, in Markdown." },
          stateId: { description: "ID of a workflow state of the team. Defaults to the team's default state." },
          priority: issuesCreateParamsPriority,
          projectId: { description: "ID of a project that the team is part of." },
          assigneeId: { description: "ID of the assignee, as `users.list` returns it." },
          labelIds: { description: "IDs of the issue's labels, as `labels.list` returns them." },
          estimate: { description: "Estimated complexity, on the team's scale." },
          dueDate: { description: "Due date, such as `2026-11-20`." },
          parentId: { description: "ID of the parent issue, or its identifier such as `ENG-123`." },
          cycleId: { description: "ID of a cycle of the team, as `cycles.list` returns it." },
          projectMilestoneId: {
            description: "ID of a milestone of the project, as `project_milestones.list` returns it.",
          },
          subscriberIds: { description: "IDs of the users to subscribe to the issue." },
        },
      },
    },
    "issues.update": {
      description: "Updates an issue. Fields that you leave out keep their value.",
      keywords: [
        "close",
        "done",
        "assign",
        "priority",
        "estimate",
        "status",
        "reopen",
        "due date",
        "label",
        "ticket",
        "bug",
        "to-do",
        "task",
        "story",
        "work item",
      ],
      params: {
        properties: {
          id: issuesGetParamsId,
          title: { description: "The new title." },
          description: issuesUpdateParamsDescription,
          stateId: { description: "ID of a workflow state of the issue's team." },
          priority: issuesCreateParamsPriority,
          assigneeId: { description: "ID of the assignee. Use `null` to unassign the issue." },
          projectId: { description: "ID of the project. Use `null` to remove the issue from its project." },
          teamId: { description: "ID of the team to move the issue to." },
          labelIds: { description: "IDs of the issue's labels. Replaces the current ones." },
          addedLabelIds: { description: "IDs of labels to add." },
          removedLabelIds: { description: "IDs of labels to remove." },
          estimate: { description: "Estimated complexity, on the team's scale. Use `null` to clear it." },
          dueDate: { description: "Due date, such as `2026-11-20`. Use `null` to clear it." },
          parentId: { description: "ID of the parent issue. Use `null` to make the issue independent." },
          cycleId: { description: "ID of a cycle of the team. Use `null` to remove the issue from its cycle." },
          projectMilestoneId: { description: "ID of a milestone of the project. Use `null` to clear it." },
          subscriberIds: { description: "IDs of the subscribed users. Replaces the current ones." },
        },
      },
    },
    "issues.delete": {
      description: "Moves an issue to the trash. Linear deletes it for good after 30 days.",
      keywords: ["bin", "scrap", "ticket", "bug", "to-do", "task", "story", "work item", "feature"],
      params: issuesGetParams,
    },
    "issues.archive": {
      description: "Archives an issue. `unarchive` restores it.",
      keywords: [
        "put away",
        "hide",
        "clean up",
        "shelve",
        "ticket",
        "bug",
        "to-do",
        "task",
        "story",
        "work item",
        "feature",
      ],
      params: issuesGetParams,
    },
    "issues.unarchive": {
      description: "Restores an archived issue.",
      keywords: ["bring back", "unhide", "undelete", "ticket", "bug", "to-do", "task", "story", "work item", "feature"],
      params: issuesGetParams,
    },
    "projects.list": {
      description: "Lists projects with status, lead, dates, progress and their first 20 teams.",
      keywords: ["roadmap", "ongoing", "initiative", "epic", "feature", "milestone plan"],
      params: projectsListParams,
      record: { $ref: "#/$defs/Project" },
    },
    "projects.get": {
      description: "Gets a project with its status, lead, dates, progress and first 20 teams.",
      keywords: ["how far", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      params: projectsGetParams,
    },
    "projects.create": {
      description: "Creates a project for one or more teams and returns it.",
      keywords: ["start initiative", "kick off", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      params: {
        properties: {
          name: { description: "The project's name." },
          teamIds: { description: "IDs of the project's teams, at least one." },
          description: { description: "Short summary of the project." },
          state: projectsCreateParamsState,
          startDate: { description: "Planned start date, such as `2026-11-20`." },
          targetDate: projectsCreateParamsTargetDate,
          leadId: { description: "ID of the user who leads the project." },
          content: { description: "The project's full content, in Markdown." },
          priority: issuesCreateParamsPriority,
          memberIds: { description: "IDs of the project's members." },
          icon: projectsCreateParamsIcon,
          color: projectsCreateParamsColor,
        },
      },
    },
    "projects.update": {
      description: "Updates a project. Fields that you leave out keep their value; `null` clears a date or the lead.",
      keywords: ["rename", "target date", "status", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      params: {
        properties: {
          id: { description: "ID of the record to update, a UUID." },
          name: { description: "The new name." },
          description: { description: "The new summary." },
          state: projectsCreateParamsState,
          startDate: { description: "Planned start date, such as `2026-11-20`. Use `null` to clear it." },
          targetDate: projectsUpdateParamsTargetDate,
          leadId: { description: "ID of the user who leads the project. Use `null` to clear it." },
          content: projectsUpdateParamsContent,
          priority: issuesCreateParamsPriority,
          teamIds: { description: "IDs of the project's teams. Replaces the current ones." },
          memberIds: { description: "IDs of the project's members. Replaces the current ones." },
          icon: projectsCreateParamsIcon,
          color: projectsCreateParamsColor,
        },
      },
    },
    "projects.delete": {
      description: "Moves a project to the trash. `unarchive` restores it.",
      keywords: ["scrap initiative", "bin", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      params: projectsDeleteParams,
    },
    "projects.unarchive": {
      description: "Restores an archived or deleted project.",
      keywords: ["bring back", "undelete", "revive", "initiative", "epic", "roadmap", "feature", "milestone plan"],
      params: projectsGetParams,
    },
    "teams.list": {
      description: "Lists the teams that the credentials can access, with their cycle, triage and estimate settings.",
      keywords: ["squads", "department", "group", "unit", "workspace team"],
      params: projectsListParams,
      record: { $ref: "#/$defs/Team" },
    },
    "teams.get": {
      description: "Gets a team with its key, active cycle, default state and settings.",
      keywords: ["squad members", "cycle settings", "squad", "department", "group", "unit", "workspace team"],
      params: projectsGetParams,
    },
    "users.list": {
      description: "Lists the users and applications of the workspace, each with its first 20 teams.",
      keywords: ["who works here", "person", "colleague", "teammate", "member", "people", "assignee"],
      params: projectsListParams,
      record: { $ref: "#/$defs/User" },
    },
    "users.get": {
      description: "Gets a user or application with name, email address, role and first 20 teams.",
      keywords: ["who is", "person", "colleague", "teammate", "member", "people", "assignee"],
      params: projectsGetParams,
    },
    "comments.list": {
      description: "Lists the comments on an issue. `parent` holds the comment that a reply answers.",
      keywords: ["discussion", "remark", "note", "feedback", "chatter"],
      params: commentsListParams,
      record: { $ref: "#/$defs/Comment" },
    },
    "comments.get": {
      description: "Gets a comment with its author, issue and parent.",
      keywords: ["read remark", "remark", "reply", "discussion", "note", "feedback", "chatter"],
      params: projectsGetParams,
    },
    "comments.create": {
      description: "Creates a comment on an issue as the owner of the credentials.",
      keywords: ["reply", "say", "answer", "leave note", "remark", "discussion", "note", "feedback", "chatter"],
      params: {
        properties: {
          issueId: issuesGetParamsId,
          body: { description: "Text of the comment, in Markdown." },
          parentId: { description: "ID of the comment to reply to." },
        },
      },
    },
    "comments.update": {
      description: "Updates the text of a comment.",
      keywords: ["reword", "remark", "reply", "discussion", "note", "feedback", "chatter"],
      params: {
        properties: { id: { description: "ID of the record to update, a UUID." }, body: commentsUpdateParamsBody },
      },
    },
    "comments.delete": {
      description: "Deletes a comment. This cannot be undone.",
      keywords: ["take back", "remark", "reply", "discussion", "note", "feedback", "chatter"],
      params: projectsDeleteParams,
    },
    "comments.resolve": {
      description: "Resolves the thread of a comment.",
      keywords: [
        "settle",
        "thread done",
        "close thread",
        "settled",
        "remark",
        "reply",
        "discussion",
        "note",
        "feedback",
        "chatter",
      ],
      params: {
        properties: {
          id: { description: "ID of the record, a UUID." },
          resolvingCommentId: { description: "ID of the reply that resolves the thread." },
        },
      },
    },
    "comments.unresolve": {
      description: "Reopens the resolved thread of a comment.",
      keywords: [
        "reopen thread",
        "not settled",
        "unsettle",
        "remark",
        "reply",
        "discussion",
        "note",
        "feedback",
        "chatter",
      ],
      params: projectsGetParams,
    },
    "labels.list": {
      description: "Lists the labels of the workspace and its teams.",
      keywords: ["tags", "category", "marker", "color", "type"],
      params: labelsListParams,
      record: { $ref: "#/$defs/Label" },
    },
    "labels.get": {
      description: "Gets a label with its team, group and color.",
      keywords: ["tag details", "tag", "category", "marker", "type"],
      params: projectsGetParams,
    },
    "labels.create": {
      description: "Creates a label for the issues of a team, or of all teams.",
      keywords: ["new tag", "tag", "category", "marker", "color", "type"],
      params: {
        properties: {
          name: { description: "The label's name." },
          teamId: { description: "ID of the team. Without it, the label belongs to the workspace." },
          color: projectsCreateParamsColor,
          description: { description: "The label's description." },
          parentId: { description: "ID of the label group." },
          isGroup: { description: "Whether the label is a group. Groups are not applied to issues." },
        },
      },
    },
    "labels.update": {
      description: "Updates a label. Fields that you leave out keep their value.",
      keywords: ["rename tag", "recolor", "tag", "category", "marker", "color", "type"],
      params: {
        properties: {
          id: { description: "ID of the record to update, a UUID." },
          name: { description: "The new name." },
          color: projectsCreateParamsColor,
          description: labelsUpdateParamsDescription,
          parentId: { description: "ID of the label group. Use `null` to take the label out of its group." },
        },
      },
    },
    "labels.delete": {
      description:
        "Deletes a label and takes it off all issues. This cannot be undone. Use `retire` to keep it on them.",
      keywords: ["drop tag", "tag", "category", "marker", "color", "type"],
      params: projectsDeleteParams,
    },
    "labels.retire": {
      description: "Retires a label. Issues keep it, and no further issue can get it.",
      keywords: ["phase out", "deprecate", "no longer use", "disable", "tag", "category", "marker", "color", "type"],
      params: projectsGetParams,
    },
    "labels.restore": {
      description: "Restores a retired label.",
      keywords: ["use again", "bring back", "reactivate", "unretire", "tag", "category", "marker", "color", "type"],
      params: projectsGetParams,
    },
    "cycles.list": {
      description: "Lists the cycles of all teams.",
      keywords: ["sprints", "current", "iteration", "two weeks", "timebox", "velocity"],
      params: {
        properties: {
          first: issuesListParamsFirst,
          after: issuesListParamsAfter,
          filter: {
            description: "Filter in Linear's form, such as `{isActive: {eq: true}}`.",
            examples: [{ isActive: { eq: true } }],
          },
          includeArchived: issuesListParamsIncludeArchived,
        },
      },
      record: { $ref: "#/$defs/Cycle" },
    },
    "cycles.get": {
      description: "Gets a cycle with its dates and progress.",
      keywords: ["scope", "sprint", "iteration", "two weeks", "timebox", "velocity"],
      params: projectsGetParams,
    },
    "cycles.create": {
      description: "Creates a cycle for a team.",
      keywords: ["plan sprint", "sprint", "iteration", "two weeks", "timebox", "velocity"],
      params: {
        properties: {
          teamId: issuesCreateParamsTeamId,
          startsAt: { description: "Start time of the cycle." },
          endsAt: { description: "End time of the cycle." },
          name: { description: "Custom name of the cycle. Linear numbers cycles without one." },
          description: { description: "The cycle's description." },
        },
      },
    },
    "cycles.update": {
      description: "Updates a cycle. Fields that you leave out keep their value.",
      keywords: ["rename", "move dates", "extend", "sprint", "iteration", "two weeks", "timebox", "velocity"],
      params: {
        properties: {
          id: { description: "ID of the record to update, a UUID." },
          startsAt: { description: "The new start time." },
          endsAt: { description: "The new end time." },
          completedAt: { description: "Time of completion. Use `null` to reopen the cycle." },
          name: { description: "The new name. Use `null` to clear it." },
          description: labelsUpdateParamsDescription,
        },
      },
    },
    "cycles.archive": {
      description: "Archives a cycle and takes its issues out of it. This cannot be undone.",
      keywords: ["put away", "hide", "finish", "shelve", "sprint", "iteration", "two weeks", "timebox", "velocity"],
      params: projectsGetParams,
    },
    "workflow_states.list": {
      description: "Lists the workflow states of all teams.",
      keywords: ["columns", "status", "to do", "in progress", "done", "stage"],
      params: labelsListParams,
      record: { $ref: "#/$defs/TeamWorkflowState" },
    },
    "workflow_states.get": {
      description: "Gets a workflow state with its team, type and position.",
      keywords: ["column details", "status", "column", "to do", "in progress", "done", "stage"],
      params: projectsGetParams,
    },
    "workflow_states.create": {
      description: "Creates a workflow state for a team.",
      keywords: ["add column", "status", "column", "to do", "in progress", "done", "stage"],
      params: {
        properties: {
          teamId: issuesCreateParamsTeamId,
          name: { description: "The state's name, such as `In Review`." },
          type: { description: "Type of the state. Decides how Linear counts its issues." },
          color: projectsCreateParamsColor,
          description: { description: "The state's description." },
          position: { description: "Position among the states of its type." },
        },
      },
    },
    "workflow_states.update": {
      description: "Updates a workflow state. Its type stays.",
      keywords: ["rename column", "reorder", "status", "column", "to do", "in progress", "done", "stage"],
      params: {
        properties: {
          id: { description: "ID of the record to update, a UUID." },
          name: { description: "The new name." },
          color: projectsCreateParamsColor,
          description: { description: "The new description." },
          position: { description: "Position among the states of its type." },
        },
      },
    },
    "workflow_states.archive": {
      description: "Archives a workflow state. Linear refuses a state with issues that are not archived.",
      keywords: ["drop column", "remove status", "hide", "status", "column", "to do", "in progress", "done", "stage"],
      params: projectsGetParams,
    },
    "documents.list": {
      description: "Lists documents with their content.",
      keywords: ["specs", "doc", "wiki", "PRD", "notes", "page"],
      params: documentsListParams,
      record: { $ref: "#/$defs/Document" },
    },
    "documents.get": {
      description: "Gets a document with its content.",
      keywords: ["read spec", "doc", "wiki", "spec", "PRD", "notes", "page"],
      params: projectsGetParams,
    },
    "documents.create": {
      description: "Creates a document in a project or on an issue.",
      keywords: ["write spec", "new doc", "doc", "wiki", "spec", "PRD", "notes", "page"],
      params: {
        properties: {
          title: { description: "The document's title." },
          content: { description: "The document's content, in Markdown." },
          projectId: documentsCreateParamsProjectId,
          issueId: issuesGetParamsId,
          icon: projectsCreateParamsIcon,
          color: projectsCreateParamsColor,
        },
      },
    },
    "documents.update": {
      description: "Updates a document. Fields that you leave out keep their value.",
      keywords: ["edit spec", "rewrite", "doc", "wiki", "spec", "PRD", "notes", "page"],
      params: {
        properties: {
          id: { description: "ID of the record to update, a UUID." },
          title: { description: "The new title." },
          content: projectsUpdateParamsContent,
          projectId: { description: "ID of the project to move the document to." },
          icon: projectsCreateParamsIcon,
          color: projectsCreateParamsColor,
        },
      },
    },
    "documents.delete": {
      description: "Moves a document to the trash. `unarchive` restores it.",
      keywords: ["bin doc", "doc", "wiki", "spec", "PRD", "notes", "page"],
      params: projectsDeleteParams,
    },
    "documents.unarchive": {
      description: "Restores a deleted document.",
      keywords: ["bring back", "undelete", "doc", "wiki", "spec", "PRD", "notes", "page"],
      params: projectsGetParams,
    },
    "attachments.list": {
      description: "Lists the attachments of an issue.",
      keywords: ["linked things", "link", "pull request", "URL", "file", "reference"],
      params: commentsListParams,
      record: { $ref: "#/$defs/Attachment" },
    },
    "attachments.get": {
      description: "Gets an attachment with its title, URL and metadata.",
      keywords: ["link details", "link", "pull request", "file", "reference"],
      params: projectsGetParams,
    },
    "attachments.create": {
      description:
        "Creates an attachment on an issue. If the issue already links to the URL, Linear updates that attachment.",
      keywords: ["link PR", "add URL", "pull request", "file", "reference"],
      params: {
        properties: {
          issueId: issuesGetParamsId,
          title: { description: "The attachment's title." },
          url: { description: "URL that the attachment opens. Identifies it on the issue." },
          subtitle: { description: "The attachment's subtitle." },
          iconUrl: attachmentsCreateParamsIconUrl,
          metadata: attachmentsCreateParamsMetadata,
          commentBody: { description: "Text of a comment to create with the attachment, in Markdown." },
        },
      },
    },
    "attachments.update": {
      description: "Updates an attachment. Its URL stays.",
      keywords: ["retitle link", "link", "pull request", "file", "reference"],
      params: {
        properties: {
          id: { description: "ID of the record to update, a UUID." },
          title: { description: "The new title." },
          subtitle: { description: "The new subtitle." },
          iconUrl: attachmentsCreateParamsIconUrl,
          metadata: attachmentsCreateParamsMetadata,
        },
      },
    },
    "attachments.delete": {
      description: "Deletes an attachment. This cannot be undone.",
      keywords: ["unlink", "link", "pull request", "URL", "file", "reference"],
      params: projectsDeleteParams,
    },
    "attachments.link_url": {
      description:
        "Links a URL to an issue as an attachment. Linear reads title and status from services that it integrates " +
        "with.",
      keywords: ["attach PR", "web address", "reference", "add link", "connect", "pull request", "file"],
      params: {
        properties: {
          issueId: issuesGetParamsId,
          url: { description: "URL to link." },
          title: { description: "Title of the attachment." },
        },
      },
    },
    "issue_relations.list": {
      description: "Lists the relations from an issue to others.",
      keywords: ["what blocks", "blocked by", "blocks", "duplicate", "related", "dependency"],
      params: commentsListParams,
      record: { $ref: "#/$defs/IssueRelation" },
    },
    "issue_relations.get": {
      description: "Gets a relation with its two issues.",
      keywords: ["one dependency", "blocked by", "blocks", "duplicate", "related", "dependency"],
      params: projectsGetParams,
    },
    "issue_relations.create": {
      description: "Relates an issue to another one.",
      keywords: ["link", "mark duplicate", "block", "depends on", "blocked by", "duplicate", "related", "dependency"],
      params: {
        properties: {
          issueId: issuesGetParamsId,
          relatedIssueId: { description: "ID or identifier of the other issue." },
          type: {
            description:
              "Type of the relation. With `blocks`, the issue blocks the other one. With `duplicate`, it duplicates " +
              "it.",
          },
        },
      },
    },
    "issue_relations.delete": {
      description: "Deletes a relation. The issues stay.",
      keywords: ["unlink", "unblock", "not related", "blocked by", "blocks", "duplicate", "related", "dependency"],
      params: projectsDeleteParams,
    },
    "project_updates.list": {
      description: "Lists the updates of all projects.",
      keywords: [
        "reports",
        "how is it going",
        "progress report",
        "health",
        "on track",
        "at risk",
        "status report",
        "weekly",
      ],
      params: documentsListParams,
      record: { $ref: "#/$defs/ProjectUpdate" },
    },
    "project_updates.get": {
      description: "Gets a project update with its text and health.",
      keywords: ["read report", "progress report", "on track", "at risk", "status report", "weekly"],
      params: projectsGetParams,
    },
    "project_updates.create": {
      description: "Creates a project update as the owner of the credentials.",
      keywords: [
        "report progress",
        "post report",
        "tell",
        "progress report",
        "health",
        "on track",
        "at risk",
        "status report",
        "weekly",
      ],
      params: {
        properties: {
          projectId: documentsCreateParamsProjectId,
          body: { description: "Text of the update, in Markdown." },
          health: { description: "Health of the project." },
        },
      },
    },
    "project_updates.update": {
      description: "Updates the text or the health of a project update.",
      keywords: ["correct report", "progress report", "on track", "at risk", "status report", "weekly"],
      params: {
        properties: {
          id: { description: "ID of the record to update, a UUID." },
          body: commentsUpdateParamsBody,
          health: { description: "Health of the project." },
        },
      },
    },
    "project_updates.archive": {
      description: "Archives a project update. `unarchive` restores it.",
      keywords: [
        "put away",
        "hide",
        "withdraw",
        "progress report",
        "health",
        "on track",
        "at risk",
        "status report",
        "weekly",
      ],
      params: projectsGetParams,
    },
    "project_updates.unarchive": {
      description: "Restores an archived project update.",
      keywords: ["bring back", "progress report", "health", "on track", "at risk", "status report", "weekly"],
      params: projectsGetParams,
    },
    "project_milestones.list": {
      description: "Lists the milestones of all projects.",
      keywords: ["phases", "phase", "goal", "checkpoint", "deadline", "stage"],
      params: documentsListParams,
      record: { $ref: "#/$defs/Milestone" },
    },
    "project_milestones.get": {
      description: "Gets a milestone with its progress and target date.",
      keywords: ["phase progress", "phase", "goal", "checkpoint", "deadline", "stage"],
      params: projectsGetParams,
    },
    "project_milestones.create": {
      description: "Creates a milestone in a project.",
      keywords: ["add phase", "phase", "goal", "checkpoint", "deadline", "stage"],
      params: {
        properties: {
          projectId: documentsCreateParamsProjectId,
          name: { description: "The milestone's name." },
          description: { description: "The milestone's description, in Markdown." },
          targetDate: projectsCreateParamsTargetDate,
          sortOrder: project_milestonesCreateParamsSortOrder,
        },
      },
    },
    "project_milestones.update": {
      description: "Updates a milestone. Fields that you leave out keep their value.",
      keywords: ["move phase", "rename", "phase", "goal", "checkpoint", "deadline", "stage"],
      params: {
        properties: {
          id: { description: "ID of the record to update, a UUID." },
          name: { description: "The new name." },
          description: issuesUpdateParamsDescription,
          targetDate: projectsUpdateParamsTargetDate,
          sortOrder: project_milestonesCreateParamsSortOrder,
        },
      },
    },
    "project_milestones.delete": {
      description: "Deletes a milestone. Its issues stay in the project. This cannot be undone.",
      keywords: ["drop phase", "phase", "goal", "checkpoint", "deadline", "stage"],
      params: projectsDeleteParams,
    },
    "project_statuses.list": {
      description: "Lists the project statuses of the workspace.",
      keywords: ["planned", "in progress", "paused", "completed", "stage", "column"],
      params: {
        properties: {
          first: issuesListParamsFirst,
          after: issuesListParamsAfter,
          includeArchived: issuesListParamsIncludeArchived,
        },
      },
      record: { $ref: "#/$defs/ProjectStatus" },
    },
    "project_statuses.get": {
      description: "Gets a project status with its type and position.",
      keywords: ["status details", "planned", "in progress", "paused", "completed", "stage", "column"],
      params: projectsGetParams,
    },
  },
  changes: {
    issues: { params: projectsListParams, record: { $ref: "#/$defs/Issue" } },
    projects: { params: projectsListParams, record: { $ref: "#/$defs/Project" } },
    teams: { params: projectsListParams, record: { $ref: "#/$defs/Team" } },
    users: { params: projectsListParams, record: { $ref: "#/$defs/User" } },
    comments: { params: projectsListParams, record: { $ref: "#/$defs/Comment" } },
  },
  schemas: {
    RecordId: { type: "string", description: "ID of the record, a UUID." },
    Filter: { type: "object", description: "Conditions by field, as Linear's schema defines them for each entity." },
    Archived: { type: "boolean", description: "Whether to include archived records. Defaults to `false`." },
    OrderBy: {
      type: "string",
      description: "Time to sort by, newest first. Defaults to `createdAt`.",
      enum: ["createdAt", "updatedAt"],
    },
    Icon: { type: "string", description: "Name of an icon of Linear, or an emoji such as `:rocket:`." },
    Color: { type: "string", description: "Color, as a hex string.", examples: ["#4ea7fc"] },
    Metadata: { type: "object", description: "Values of your own, texts and numbers by name." },
    Health: { type: "string", description: "Health of the project.", enum: ["onTrack", "atRisk", "offTrack"] },
    Priority: {
      type: "integer",
      description: "Priority: 0 none, 1 urgent, 2 high, 3 medium, 4 low.",
      enum: [0, 1, 2, 3, 4],
    },
    Day: { type: "string", description: "A date, such as `2026-11-20`." },
    ProjectState: {
      type: "string",
      description: "ID of a project status, as `project_statuses.list` returns it. Sent as `statusId`.",
    },
    Reference: { type: "object", properties: { id: { type: "string" } } },
    Named: { type: "object", properties: { id: { type: "string" }, name: { type: ["string", "null"] } } },
    Person: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: ["string", "null"] }, email: { type: ["string", "null"] } },
    },
    WorkflowState: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, type: { type: "string" } },
    },
    TeamReference: {
      type: "object",
      properties: { id: { type: "string" }, key: { type: "string" }, name: { type: "string" } },
    },
    CycleReference: { type: "object", properties: { id: { type: "string" }, number: { type: "number" } } },
    IssueReference: { type: "object", properties: { id: { type: "string" }, identifier: { type: "string" } } },
    CommentedIssue: {
      type: "object",
      properties: { id: { type: "string" }, identifier: { type: "string" }, title: { type: "string" } },
    },
    PageInfo: { type: "object", properties: { hasNextPage: { type: "boolean" } } },
    SubscriberConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/Named" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    TeamConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/TeamReference" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    LabelConnection: { type: "object", properties: { nodes: { type: "array", items: { $ref: "#/$defs/Named" } } } },
    AttachmentConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/LinkedAttachment" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    LinkedAttachment: {
      type: "object",
      properties: { id: { type: "string" }, title: { type: "string" }, url: { type: "string" } },
    },
    RelationConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/Relation" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    Relation: {
      type: "object",
      properties: {
        id: { type: "string" },
        type: { type: "string" },
        relatedIssue: { $ref: "#/$defs/IssueReference" },
      },
    },
    Issue: {
      type: "object",
      properties: {
        id: { type: "string", description: "The issue's ID, a UUID." },
        title: { type: "string", description: "The issue's title." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        identifier: { type: "string", description: "The issue's readable identifier, such as ENG-123." },
        number: { type: "number", description: "The issue's number, unique within the team." },
        url: { type: "string", description: "The issue's address in Linear." },
        branchName: { type: "string", description: "A suggested name for the issue's Git branch." },
        description: { type: ["string", "null"], description: "The issue's description, in Markdown. Null if empty." },
        descriptionState: {
          type: ["string", "null"],
          description: "The description as a Yjs document state. Internal to Linear.",
        },
        state: {
          anyOf: [
            { $ref: "#/$defs/WorkflowState", description: "The workflow state the issue is in." },
            { type: "null" },
          ],
        },
        stateId: { type: ["string", "null"], description: "The ID of the workflow state the issue is in." },
        priority: {
          type: ["number", "null"],
          description: "The priority: 0 for none, then 1 for urgent to 4 for low.",
        },
        priorityLabel: { type: "string", description: "The priority's label, such as Urgent." },
        prioritySortOrder: { type: "number", description: "The issue's position when sorted by priority." },
        sortOrder: { type: "number", description: "The issue's position in manually sorted lists." },
        subIssueSortOrder: {
          type: ["number", "null"],
          description: "The issue's position among sub-issues. Null unless it has a parent.",
        },
        estimate: {
          type: ["number", "null"],
          description: "The estimated complexity, on the team's scale. Null if not estimated.",
        },
        dueDate: {
          type: ["string", "null"],
          format: "date",
          description: "The due date, in the form YYYY-MM-DD. Null if not set.",
        },
        startedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was started. Null if not yet started.",
        },
        completedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was completed. Null unless completed.",
        },
        canceledAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was canceled. Null unless canceled.",
        },
        addedToCycleAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was added to a cycle.",
        },
        addedToProjectAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was added to a project.",
        },
        addedToTeamAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the issue was added to a team.",
        },
        assignee: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The user assigned to the issue. Null if unassigned." },
            { type: "null" },
          ],
        },
        assigneeId: { type: ["string", "null"], description: "The ID of the assigned user. Null if unassigned." },
        creator: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The issue's creator. Null if an integration created it." },
            { type: "null" },
          ],
        },
        creatorId: {
          type: ["string", "null"],
          description: "The ID of the issue's creator. Null if an integration created it.",
        },
        subscribers: { $ref: "#/$defs/SubscriberConnection", description: "The users subscribed to the issue." },
        subscriberIds: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the users subscribed to the issue.",
        },
        team: { $ref: "#/$defs/TeamReference", description: "The team the issue belongs to." },
        teamId: { type: "string", description: "The ID of the team the issue belongs to." },
        project: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The project the issue belongs to. Null if none." },
            { type: "null" },
          ],
        },
        projectId: { type: ["string", "null"], description: "The ID of the issue's project. Null if none." },
        projectMilestone: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The project milestone the issue belongs to. Null if none." },
            { type: "null" },
          ],
        },
        milestoneId: {
          type: ["string", "null"],
          description: "The ID of the issue's project milestone. Null if none.",
        },
        cycle: {
          anyOf: [
            { $ref: "#/$defs/CycleReference", description: "The cycle the issue belongs to. Null if none." },
            { type: "null" },
          ],
        },
        cycleId: { type: ["string", "null"], description: "The ID of the issue's cycle. Null if none." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/IssueReference", description: "The parent issue. Null unless the issue is a sub-issue." },
            { type: "null" },
          ],
        },
        parentId: { type: ["string", "null"], description: "The parent issue's ID. Null unless a sub-issue." },
        labels: { $ref: "#/$defs/LabelConnection", description: "The labels on the issue." },
        labelIds: { type: "array", items: { type: "string" }, description: "The IDs of the labels on the issue." },
        relations: {
          $ref: "#/$defs/RelationConnection",
          description: "The issue's relations to others, such as blocking or duplicate.",
        },
        relationIds: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the issue's relations to others.",
        },
        attachments: {
          $ref: "#/$defs/AttachmentConnection",
          description: "The links to outside resources attached to the issue.",
        },
        attachmentIds: { type: "array", items: { type: "string" }, description: "The IDs of the issue's attachments." },
        reactionData: {
          anyOf: [{ type: "array" }, { type: "object" }],
          description: "Emoji reactions to the issue with the users who added them, as plain JSON.",
        },
        previousIdentifiers: {
          type: "array",
          items: { type: "string" },
          description: "The issue's earlier identifiers, from before it changed teams.",
        },
        customerTicketCount: {
          type: "number",
          description: "The number of attachments from customer support systems.",
        },
        integrationSourceType: {
          type: ["string", "null"],
          description: "The integration that created the issue. Null if none did.",
        },
        slaType: { type: ["string", "null"], description: "The days an SLA counts: calendar days or business days." },
        sourceCommentId: {
          type: ["string", "null"],
          description: "The ID of the comment the issue was made from. Null if none.",
        },
      },
      required: ["id", "title", "createdAt", "updatedAt"],
    },
    Project: {
      type: "object",
      properties: {
        id: { type: "string", description: "The project's ID, a UUID." },
        name: { type: "string", description: "The project's name." },
        createdAt: schemasProjectCreatedAt,
        updatedAt: schemasProjectUpdatedAt,
        description: { type: ["string", "null"], description: "The project's short description." },
        state: {
          type: ["string", "null"],
          description: "The type of the project's state. Deprecated: use status instead.",
          deprecated: true,
        },
        status: { $ref: "#/$defs/WorkflowState", description: "The project's status." },
        statusId: { type: "string", description: "The ID of the project's status." },
        startDate: { type: ["string", "null"], description: "The planned start date. Null if not set." },
        targetDate: { type: ["string", "null"], description: "The planned completion date. Null if not set." },
        startedAt: {
          type: ["string", "null"],
          description: "The time the project was started. Null if not yet started.",
        },
        completedAt: {
          type: ["string", "null"],
          description: "The time the project was completed. Null unless completed.",
        },
        canceledAt: {
          type: ["string", "null"],
          description: "The time the project was canceled. Null unless canceled.",
        },
        lead: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The project's lead. Null if there is none." },
            { type: "null" },
          ],
        },
        leadId: { type: ["string", "null"], description: "The ID of the project's lead. Null if there is none." },
        creator: { anyOf: [{ $ref: "#/$defs/Named", description: "The project's creator." }, { type: "null" }] },
        creatorId: { type: ["string", "null"], description: "The ID of the project's creator." },
        teams: { $ref: "#/$defs/TeamConnection", description: "The teams the project belongs to." },
        teamIds: {
          type: "array",
          items: { type: "string" },
          description: "The IDs of the teams the project belongs to.",
        },
        content: { type: ["string", "null"], description: "The project's full content, in Markdown." },
        contentState: {
          type: ["string", "null"],
          description: "The content as a Yjs document state. Internal to Linear.",
        },
        convertedFromIssue: {
          anyOf: [
            { $ref: "#/$defs/IssueReference", description: "The issue the project was converted from. Null if none." },
            { type: "null" },
          ],
        },
        convertedFromIssueId: {
          type: ["string", "null"],
          description: "The ID of the issue the project was converted from.",
        },
        slugId: { type: "string", description: "The short ID used in the project's address." },
        url: { type: "string", description: "The project's address in Linear." },
        color: { type: "string", description: "The project's color in Linear, as a hex string." },
        icon: { type: ["string", "null"], description: "The project's icon or emoji. Null if none is set." },
        health: {
          type: ["string", "null"],
          description: "The health in the latest project update. Null if never reported.",
        },
        healthUpdatedAt: {
          type: ["string", "null"],
          description: "The time the health was last updated. Null if never reported.",
        },
        priority: { type: "number", description: "The priority: 0 for none, then 1 for urgent to 4 for low." },
        prioritySortOrder: { type: "number", description: "The project's position when sorted by priority." },
        sortOrder: { type: "number", description: "The project's position in manually sorted lists." },
        progress: schemasProjectProgress,
        scope: { type: "number", description: "The total estimate points of the project's issues." },
        scopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The total estimate points at the end of each week.",
        },
        completedScopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The completed estimate points at the end of each week.",
        },
        inProgressScopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The estimate points in progress at the end of each week.",
        },
        issueCountHistory: {
          type: "array",
          items: { type: "number" },
          description: "The number of issues at the end of each week.",
        },
        completedIssueCountHistory: {
          type: "array",
          items: { type: "number" },
          description: "The number of completed issues at the end of each week.",
        },
        updateRemindersDay: {
          type: ["string", "null"],
          description: "The day of the week to ask for project updates.",
        },
        updateRemindersHour: {
          type: ["number", "null"],
          description: "The hour of the day to ask for project updates.",
        },
      },
      required: ["id", "name", "createdAt", "updatedAt"],
    },
    Team: {
      type: "object",
      properties: {
        id: { type: "string", description: "The team's ID, a UUID." },
        name: { type: "string", description: "The team's name." },
        key: { type: "string", description: "The team's key, the prefix of its issue identifiers." },
        createdAt: schemasProjectCreatedAt,
        updatedAt: schemasProjectUpdatedAt,
        description: { type: ["string", "null"], description: "The team's description. Null if empty." },
        timezone: { type: ["string", "null"], description: "The team's time zone." },
        color: { type: ["string", "null"], description: "The team's color, as a hex string." },
        icon: { type: ["string", "null"], description: "The team's icon. Null if none is set." },
        visibility: { type: "string", description: "The team's visibility: public, private or restricted." },
        private: {
          type: "boolean",
          description: "Whether only members see the team. Deprecated: use visibility instead.",
          deprecated: true,
        },
        inviteHash: { type: "string", description: "The hash used in the team's invite address. Deprecated." },
        parentTeamId: { type: ["string", "null"], description: "The ID of the parent team. Null at the top level." },
        issueCount: { type: "number", description: "The number of issues in the team, archived ones excluded." },
        scimManaged: {
          type: "boolean",
          description: "Whether an identity provider manages the team's members through SCIM.",
        },
        groupIssueHistory: { type: "boolean", description: "Whether recent history entries of an issue are grouped." },
        autoArchivePeriod: {
          type: "number",
          description: "The wait before closed issues are archived automatically, in months.",
        },
        autoClosePeriod: {
          type: ["number", "null"],
          description: "The wait before issues are closed automatically, in months. Null if off.",
        },
        autoCloseStateId: {
          type: ["string", "null"],
          description: "The ID of the workflow state given to automatically closed issues.",
        },
        activeCycle: {
          anyOf: [
            { $ref: "#/$defs/CycleReference", description: "The team's current cycle. Null if there is none." },
            { type: "null" },
          ],
        },
        activeCycleId: {
          type: ["string", "null"],
          description: "The ID of the team's current cycle. Null if there is none.",
        },
        upcomingCycleCount: { type: "number", description: "The number of upcoming cycles to create." },
        cyclesEnabled: { type: "boolean", description: "Whether the team uses cycles." },
        cycleCalenderUrl: { type: "string", description: "The address of the iCalendar feed of the team's cycles." },
        cycleStartDay: { type: "number", description: "The day of the week cycles start, from 0 for Sunday." },
        cycleDuration: { type: "number", description: "The length of a cycle, in weeks." },
        cycleCooldownTime: { type: "number", description: "The cooldown after each cycle, in weeks." },
        cycleLockToActive: {
          type: "boolean",
          description: "Whether issues in an active status are added to the current cycle.",
        },
        cycleIssueAutoAssignStarted: {
          type: "boolean",
          description: "Whether started issues are added to the current cycle.",
        },
        cycleIssueAutoAssignCompleted: {
          type: "boolean",
          description: "Whether completed issues are added to the current cycle.",
        },
        defaultIssueEstimate: { type: "number", description: "The estimate given to issues without one." },
        defaultIssueState: {
          anyOf: [
            { $ref: "#/$defs/WorkflowState", description: "The workflow state of issues opened by team members." },
            { type: "null" },
          ],
        },
        defaultIssueStateId: {
          type: ["string", "null"],
          description: "The ID of the workflow state of issues opened by team members.",
        },
        issueEstimationType: {
          type: "string",
          description: "The scale used for estimates. notUsed means estimates are off.",
        },
        issueEstimationAllowZero: { type: "boolean", description: "Whether an estimate may be zero." },
        issueEstimationExtended: { type: "boolean", description: "Whether the estimate scale has additional points." },
        markedAsDuplicateWorkflowState: {
          anyOf: [
            {
              $ref: "#/$defs/WorkflowState",
              description: "The workflow state of issues marked as duplicates. Deprecated and no longer used.",
            },
            { type: "null" },
          ],
        },
        markedAsDuplicateWorkflowStateId: {
          type: ["string", "null"],
          description: "The ID of the state of duplicates. Deprecated and no longer used.",
        },
        setIssueSortOrderOnStateChange: {
          type: "string",
          description: "The position an issue moves to after a change of state.",
        },
        triageEnabled: { type: "boolean", description: "Whether issues from outside the team go through triage." },
        triageIssueStateId: {
          type: ["string", "null"],
          description: "The ID of the workflow state of issues in triage.",
        },
        requirePriorityToLeaveTriage: {
          type: "boolean",
          description: "Whether an issue needs a priority to leave triage.",
        },
      },
      required: ["id", "name", "key", "createdAt", "updatedAt"],
    },
    User: {
      type: "object",
      properties: {
        id: { type: "string", description: "The user's ID, a UUID." },
        name: { type: "string", description: "The user's full name." },
        email: { type: "string", description: "The user's email address." },
        displayName: { type: ["string", "null"], description: "The user's nickname, unique within the workspace." },
        active: { type: "boolean", description: "Whether the user's account is active. False if suspended." },
        admin: { type: "boolean", description: "Whether the user has admin rights in the workspace." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        guest: { type: "boolean", description: "Whether the user is a guest, limited to some teams." },
        isMe: { type: "boolean", description: "Whether the user is the one making the request." },
        initials: { type: "string", description: "The user's initials." },
        avatarUrl: { type: ["string", "null"], description: "The address of the user's avatar. Null if none is set." },
        avatarBackgroundColor: {
          type: "string",
          description: "The avatar's background color for users without a picture.",
        },
        url: { type: "string", description: "The address of the user's profile in Linear." },
        timezone: { type: ["string", "null"], description: "The user's time zone." },
        lastSeen: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the user was last online. Null if never seen.",
        },
        createdIssueCount: { type: "number", description: "The number of issues the user has created." },
        teams: { $ref: "#/$defs/TeamConnection", description: "The user's teams." },
        teamIds: { type: "array", items: { type: "string" }, description: "The IDs of the user's teams." },
        inviteHash: { type: "string", description: "The hash used in the user's invite address. Deprecated." },
      },
      required: ["id", "name", "email", "active", "admin", "createdAt", "updatedAt"],
    },
    Comment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The comment's ID, a UUID." },
        body: { type: "string", description: "The comment's text, in Markdown." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        bodyData: { type: "string", description: "The comment's text as a ProseMirror document. Internal to Linear." },
        editedAt: schemasCommentEditedAt,
        url: { type: "string", description: "The comment's address in Linear." },
        user: {
          anyOf: [
            { $ref: "#/$defs/Person", description: "The comment's author. Null for integrations and bots." },
            { type: "null" },
          ],
        },
        userId: {
          type: ["string", "null"],
          description: "The ID of the comment's author. Null for integrations and bots.",
        },
        issue: {
          anyOf: [
            {
              $ref: "#/$defs/CommentedIssue",
              description: "The issue commented on. Null for comments on other objects.",
            },
            { type: "null" },
          ],
        },
        issueId: { type: ["string", "null"], description: "The ID of the issue commented on. Null for other objects." },
        parent: {
          anyOf: [
            { $ref: "#/$defs/Reference", description: "The comment replied to. Null at the top of a thread." },
            { type: "null" },
          ],
        },
        parentCommentId: {
          type: ["string", "null"],
          description: "The ID of the comment replied to. Null at the top of a thread.",
        },
        resolvingCommentId: {
          type: ["string", "null"],
          description: "The ID of the comment that resolved the thread. Null if unresolved.",
        },
        resolvingUserId: {
          type: ["string", "null"],
          description: "The ID of the user who resolved the thread. Null if unresolved.",
        },
      },
      required: ["id", "body", "createdAt", "updatedAt"],
    },
    Label: {
      type: "object",
      properties: {
        id: { type: "string", description: "The label's ID, a UUID." },
        name: { type: "string", description: "The label's name." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        color: { type: "string", description: "The label's color, as a hex string." },
        description: { type: ["string", "null"], description: "The label's description. Null if empty." },
        isGroup: { type: "boolean", description: "Whether the label is a group." },
        retiredAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of retirement. Null unless retired.",
        },
        lastAppliedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the label was last applied. Null if never.",
        },
        team: {
          anyOf: [
            { $ref: "#/$defs/TeamReference", description: "The label's team. Null for labels of the workspace." },
            { type: "null" },
          ],
        },
        parent: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The label's group. Null if none." }, { type: "null" }],
        },
        creator: { anyOf: [{ $ref: "#/$defs/Named", description: "The label's creator." }, { type: "null" }] },
      },
      required: ["id", "name", "createdAt", "updatedAt"],
    },
    Cycle: {
      type: "object",
      properties: {
        id: { type: "string", description: "The cycle's ID, a UUID." },
        number: { type: "number", description: "The cycle's number, unique within the team." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        name: { type: ["string", "null"], description: "The cycle's custom name. Null if it has none." },
        description: { type: ["string", "null"], description: "The cycle's description. Null if empty." },
        startsAt: { type: "string", format: "date-time", description: "The cycle's start time." },
        endsAt: { type: "string", format: "date-time", description: "The cycle's end time." },
        completedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of completion. Null if not yet completed.",
        },
        autoArchivedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time of automatic archiving. Null if there was none.",
        },
        progress: schemasProjectProgress,
        isActive: { type: "boolean", description: "Whether the cycle is running." },
        isFuture: { type: "boolean", description: "Whether the cycle is yet to start." },
        isNext: { type: "boolean", description: "Whether the cycle is the team's next one." },
        isPast: { type: "boolean", description: "Whether the cycle is over." },
        isPrevious: { type: "boolean", description: "Whether the cycle is the team's previous one." },
        issueCountHistory: {
          type: "array",
          items: { type: "number" },
          description: "The number of issues at the end of each day.",
        },
        completedIssueCountHistory: {
          type: "array",
          items: { type: "number" },
          description: "The number of completed issues at the end of each day.",
        },
        scopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The total estimate points at the end of each day.",
        },
        completedScopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The completed estimate points at the end of each day.",
        },
        inProgressScopeHistory: {
          type: "array",
          items: { type: "number" },
          description: "The estimate points in progress at the end of each day.",
        },
        team: { $ref: "#/$defs/TeamReference", description: "The cycle's team." },
      },
      required: ["id", "number", "createdAt", "updatedAt", "startsAt", "endsAt"],
    },
    TeamWorkflowState: {
      type: "object",
      properties: {
        id: { type: "string", description: "The state's ID, a UUID." },
        name: { type: "string", description: "The state's name." },
        type: { type: "string", description: "The state's type, such as `started` or `completed`." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        color: { type: "string", description: "The state's color, as a hex string." },
        description: { type: ["string", "null"], description: "The state's description. Null if empty." },
        position: { type: "number", description: "The state's position in the team's workflow." },
        team: { $ref: "#/$defs/TeamReference", description: "The state's team." },
        inheritedFrom: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The state of the parent team that it follows. Null if none." },
            { type: "null" },
          ],
        },
      },
      required: ["id", "name", "type", "createdAt", "updatedAt"],
    },
    Document: {
      type: "object",
      properties: {
        id: { type: "string", description: "The document's ID, a UUID." },
        title: { type: "string", description: "The document's title." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        slugId: { type: "string", description: "The short ID used in the document's address." },
        url: { type: "string", description: "The document's address in Linear." },
        icon: { type: ["string", "null"], description: "The document's icon. Null if none is set." },
        color: { type: ["string", "null"], description: "The icon's color, as a hex string. Null if none is set." },
        summary: { type: ["string", "null"], description: "A summary of the content. Null if there is none." },
        content: { type: ["string", "null"], description: "The document's content, in Markdown. Null if empty." },
        hiddenAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the document was hidden. Null unless hidden.",
        },
        trashed: { type: ["boolean", "null"], description: "Whether the document is in the trash. Null if not." },
        sortOrder: { type: "number", description: "The document's position in lists." },
        creator: { anyOf: [{ $ref: "#/$defs/Named", description: "The document's creator." }, { type: "null" }] },
        updatedBy: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The last user to update the document." }, { type: "null" }],
        },
        project: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The document's project. Null if none." }, { type: "null" }],
        },
        issue: {
          anyOf: [
            { $ref: "#/$defs/IssueReference", description: "The document's issue. Null if none." },
            { type: "null" },
          ],
        },
        team: {
          anyOf: [
            { $ref: "#/$defs/TeamReference", description: "The document's team. Null if none." },
            { type: "null" },
          ],
        },
        cycle: {
          anyOf: [
            { $ref: "#/$defs/CycleReference", description: "The document's cycle. Null if none." },
            { type: "null" },
          ],
        },
        initiative: {
          anyOf: [{ $ref: "#/$defs/Named", description: "The document's initiative. Null if none." }, { type: "null" }],
        },
      },
      required: ["id", "title", "createdAt", "updatedAt"],
    },
    Attachment: {
      type: "object",
      properties: {
        id: { type: "string", description: "The attachment's ID, a UUID." },
        title: { type: "string", description: "The attachment's title." },
        url: { type: "string", description: "The address that the attachment opens, unique on the issue." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        subtitle: { type: ["string", "null"], description: "The attachment's subtitle. Null if none is set." },
        sourceType: {
          type: ["string", "null"],
          description: "The service of the attachment, such as github, or unknown.",
        },
        metadata: { type: "object", description: "Values of the application that created the attachment, by name." },
        groupBySource: { type: "boolean", description: "Whether Linear groups attachments of the same service." },
        creator: {
          anyOf: [
            { $ref: "#/$defs/Named", description: "The attachment's creator. Null for integrations." },
            { type: "null" },
          ],
        },
        issue: { $ref: "#/$defs/IssueReference", description: "The attachment's issue." },
      },
      required: ["id", "title", "url", "createdAt", "updatedAt"],
    },
    IssueRelation: {
      type: "object",
      properties: {
        id: { type: "string", description: "The relation's ID, a UUID." },
        type: { type: "string", description: "The relation's type: blocks, duplicate, related or similar." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        issue: { $ref: "#/$defs/CommentedIssue", description: "The issue that has the relation." },
        relatedIssue: { $ref: "#/$defs/CommentedIssue", description: "The other issue." },
      },
      required: ["id", "type", "createdAt", "updatedAt"],
    },
    ProjectUpdate: {
      type: "object",
      properties: {
        id: { type: "string", description: "The project update's ID, a UUID." },
        body: { type: "string", description: "The update's text, in Markdown." },
        health: { type: "string", description: "The project's health: onTrack, atRisk or offTrack." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        slugId: { type: "string", description: "The short ID used in the update's address." },
        url: { type: "string", description: "The update's address in Linear." },
        editedAt: schemasCommentEditedAt,
        isStale: { type: "boolean", description: "Whether a newer update is due." },
        isDiffHidden: { type: "boolean", description: "Whether the changes of the project are hidden." },
        diffMarkdown: {
          type: ["string", "null"],
          description: "The changes of the project since the last update, in Markdown.",
        },
        commentCount: { type: "integer", description: "The number of comments on the update." },
        user: { $ref: "#/$defs/Person", description: "The update's author." },
        project: { $ref: "#/$defs/Named", description: "The update's project." },
      },
      required: ["id", "body", "health", "createdAt", "updatedAt"],
    },
    Milestone: {
      type: "object",
      properties: {
        id: { type: "string", description: "The milestone's ID, a UUID." },
        name: { type: "string", description: "The milestone's name." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        description: {
          type: ["string", "null"],
          description: "The milestone's description, in Markdown. Null if empty.",
        },
        status: { type: "string", description: "The milestone's status: `unstarted`, `next`, `overdue` or `done`." },
        progress: { type: "number", description: "The share of scope done, from 0 to 1." },
        sortOrder: { type: "number", description: "The milestone's position in the project." },
        targetDate: {
          type: ["string", "null"],
          format: "date",
          description: "The planned target date. Null if not set.",
        },
        project: { $ref: "#/$defs/Named", description: "The milestone's project." },
      },
      required: ["id", "name", "createdAt", "updatedAt"],
    },
    ProjectStatus: {
      type: "object",
      properties: {
        id: { type: "string", description: "The status's ID, a UUID." },
        name: { type: "string", description: "The status's name." },
        type: { type: "string", description: "The status's type, such as planned, started or completed." },
        createdAt: schemasIssueCreatedAt,
        updatedAt: schemasIssueUpdatedAt,
        archivedAt: schemasLabelArchivedAt,
        color: { type: "string", description: "The status's color, as a hex string." },
        description: { type: ["string", "null"], description: "The status's description. Null if empty." },
        position: { type: "number", description: "The status's position." },
        indefinite: { type: "boolean", description: "Whether projects can stay in the status for any time." },
      },
      required: ["id", "name", "type", "createdAt", "updatedAt"],
    },
  },
})
