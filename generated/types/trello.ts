// Generated from definitions/trello.yaml by `npm run generate`.
import type {} from "../../client/types/known-kinds.ts"

declare module "../../client/types/known-kinds.ts" {
  interface Kinds {
    /** Trello */
    "trello": Trello
  }
}

/**
 * Trello. Workspaces, boards, lists, cards, comments, checklists, labels, members, attachments and custom fields of a
 * Trello account.
 */
export interface Trello {
  operations: TrelloOperations
  credentials: TrelloCredentials
  config: TrelloConfig
}

/** The operations, by entity and action. */
export interface TrelloOperations {
  /** The authenticated member. */
  user: {
    /** Gets the authenticated member. */
    get: {
      params: UserGetParams
      records: Member
      meta: {}
    }
  }
  /** A workspace, which Trello's API calls an organization. */
  workspaces: {
    /** Lists your workspaces. */
    list: {
      params: WorkspacesListParams
      records: Workspace[]
      meta: {}
    }
    /** Gets a workspace. */
    get: {
      params: WorkspacesGetParams
      records: Workspace
      meta: {}
    }
    search: {
      fields: WorkspacesSearchFields
    }
  }
  /** A member of a workspace. */
  workspace_members: {
    /** Lists the members of a workspace. */
    list: {
      params: WorkspaceMembersListParams
      records: BoardMember[]
      meta: {}
    }
  }
  /** A board of a workspace. */
  workspace_boards: {
    /** Lists the boards of a workspace. */
    list: {
      params: WorkspaceBoardsListParams
      records: Board[]
      meta: {}
    }
  }
  /** A board with lists of cards. */
  boards: {
    /** Lists your boards. */
    list: {
      params: BoardsListParams
      records: Board[]
      meta: {}
    }
    /** Gets a board. */
    get: {
      params: BoardsGetParams
      records: Board
      meta: {}
    }
    /** Creates a board. */
    create: {
      params: BoardsCreateParams
      records: Board
      meta: {}
    }
    /** Updates a board: its name, description or access, or archives it. */
    update: {
      params: BoardsUpdateParams
      records: Board
      meta: {}
    }
    /** Deletes a board with its cards. This cannot be undone. */
    delete: {
      params: BoardsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BoardsSearchFields
    }
  }
  /** A member of a board. */
  board_members: {
    /** Lists the members of a board. */
    list: {
      params: BoardMembersListParams
      records: BoardMember[]
      meta: {}
    }
    /** Adds a member to a board or changes the role there. */
    update: {
      params: BoardMembersUpdateParams
      records: null
      meta: {}
    }
    /** Removes a member from a board. */
    delete: {
      params: BoardMembersDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: BoardMembersSearchFields
    }
  }
  /** An action on a board, such as a moved card. */
  actions: {
    /** Lists the actions on a board, newest first. */
    list: {
      params: ActionsListParams
      records: Action[]
      meta: {}
    }
  }
  /** A list of cards on a board. */
  lists: {
    /** Lists the lists of a board. */
    list: {
      params: ListsListParams
      records: List[]
      meta: {}
    }
    /** Gets a list. */
    get: {
      params: ListsGetParams
      records: List
      meta: {}
    }
    /** Creates a list on a board. */
    create: {
      params: ListsCreateParams
      records: List
      meta: {}
    }
    /** Updates a list: its name, place or board, or archives it. */
    update: {
      params: ListsUpdateParams
      records: List
      meta: {}
    }
    /** Archives all cards of a list. */
    archive_cards: {
      params: ListsArchiveCardsParams
      records: null
      meta: {}
    }
    /** Moves all cards of a list to another list. */
    move_cards: {
      params: ListsMoveCardsParams
      records: null
      meta: {}
    }
    search: {
      fields: ListsSearchFields
    }
  }
  /** A card, which stands for a task. */
  cards: {
    /** Lists the cards of a board. */
    list: {
      params: CardsListParams
      records: Card[]
      meta: {}
    }
    /** Gets a card. */
    get: {
      params: CardsGetParams
      records: Card
      meta: {}
    }
    /** Creates a card in a list. */
    create: {
      params: CardsCreateParams
      records: Card
      meta: {}
    }
    /** Updates a card: moves it to a list, renames, assigns, dates or archives it. */
    update: {
      params: CardsUpdateParams
      records: Card
      meta: {}
    }
    /** Deletes a card. This cannot be undone. */
    delete: {
      params: CardsDeleteParams
      records: null
      meta: {}
    }
    /** Searches the cards that you can see. */
    api_search: {
      params: CardsApiSearchParams
      records: Card[]
      meta: {}
    }
    search: {
      fields: CardsSearchFields
    }
  }
  /** A card of one list. */
  list_cards: {
    /** Lists the open cards of a list. */
    list: {
      params: ListCardsListParams
      records: Card[]
      meta: {}
    }
  }
  /** A card to which you are assigned. */
  my_cards: {
    /** Lists the cards to which you are assigned. */
    list: {
      params: MyCardsListParams
      records: Card[]
      meta: {}
    }
  }
  /** A member who is assigned to a card. */
  card_members: {
    /** Lists the members of a card. */
    list: {
      params: CardMembersListParams
      records: BoardMember[]
      meta: {}
    }
    /** Assigns a member to a card. */
    create: {
      params: CardMembersCreateParams
      records: null
      meta: {}
    }
    /** Removes a member from a card. */
    delete: {
      params: CardMembersDeleteParams
      records: null
      meta: {}
    }
  }
  /** A label on a card. */
  card_labels: {
    /** Adds a label of the board to a card. */
    create: {
      params: CardLabelsCreateParams
      records: null
      meta: {}
    }
    /** Removes a label from a card. */
    delete: {
      params: CardLabelsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A comment on a card. */
  comments: {
    /** Lists the comments of a card, newest first. */
    list: {
      params: CommentsListParams
      records: Action[]
      meta: {}
    }
    /** Adds a comment to a card. */
    create: {
      params: CommentsCreateParams
      records: Action
      meta: {}
    }
    /** Updates the text of a comment. */
    update: {
      params: CommentsUpdateParams
      records: Action
      meta: {}
    }
    /** Deletes a comment. */
    delete: {
      params: CommentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** An attachment of a card. */
  attachments: {
    /** Lists the attachments of a card. */
    list: {
      params: AttachmentsListParams
      records: Attachment[]
      meta: {}
    }
    /** Gets an attachment of a card. */
    get: {
      params: AttachmentsGetParams
      records: Attachment
      meta: {}
    }
    /** Attaches a URL to a card. */
    create: {
      params: AttachmentsCreateParams
      records: Attachment
      meta: {}
    }
    /** Deletes an attachment. */
    delete: {
      params: AttachmentsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A checklist of a card. */
  checklists: {
    /** Lists the checklists of a board with their items. */
    list: {
      params: ChecklistsListParams
      records: Checklist[]
      meta: {}
    }
    /** Gets a checklist with its items. */
    get: {
      params: ChecklistsGetParams
      records: Checklist
      meta: {}
    }
    /** Creates a checklist on a card. */
    create: {
      params: ChecklistsCreateParams
      records: Checklist
      meta: {}
    }
    /** Updates the name or place of a checklist. */
    update: {
      params: ChecklistsUpdateParams
      records: Checklist
      meta: {}
    }
    /** Deletes a checklist with its items. */
    delete: {
      params: ChecklistsDeleteParams
      records: null
      meta: {}
    }
    search: {
      fields: ChecklistsSearchFields
    }
  }
  /** A checklist of one card. */
  card_checklists: {
    /** Lists the checklists of a card with their items. */
    list: {
      params: CardChecklistsListParams
      records: Checklist[]
      meta: {}
    }
  }
  /** An item of a checklist. */
  check_items: {
    /** Lists the items of a checklist. */
    list: {
      params: CheckItemsListParams
      records: CheckItem[]
      meta: {}
    }
    /** Adds an item to a checklist. */
    create: {
      params: CheckItemsCreateParams
      records: CheckItem
      meta: {}
    }
    /** Updates an item of a card: checks, renames, moves or dates it. */
    update: {
      params: CheckItemsUpdateParams
      records: CheckItem
      meta: {}
    }
    /** Deletes an item of a checklist. */
    delete: {
      params: CheckItemsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A label of a board. */
  labels: {
    /** Lists the labels of a board. */
    list: {
      params: LabelsListParams
      records: Label[]
      meta: {}
    }
    /** Gets a label. */
    get: {
      params: LabelsGetParams
      records: Label
      meta: {}
    }
    /** Creates a label on a board. */
    create: {
      params: LabelsCreateParams
      records: Label
      meta: {}
    }
    /** Updates the name or color of a label. */
    update: {
      params: LabelsUpdateParams
      records: Label
      meta: {}
    }
    /** Deletes a label from its board and all cards. */
    delete: {
      params: LabelsDeleteParams
      records: null
      meta: {}
    }
  }
  /** A custom field of a board. */
  custom_fields: {
    /** Lists the custom fields of a board. */
    list: {
      params: CustomFieldsListParams
      records: CustomField[]
      meta: {}
    }
  }
  /** The value of a custom field on a card. */
  custom_field_items: {
    /** Lists the values of the custom fields of a card. */
    list: {
      params: CustomFieldItemsListParams
      records: CustomFieldItem[]
      meta: {}
    }
    /** Sets the value of a custom field on a card. */
    set: {
      params: CustomFieldItemsSetParams
      records: null
      meta: {}
    }
  }
  /** A member of Trello. */
  members: {
    /** Gets a member. */
    get: {
      params: MembersGetParams
      records: Member
      meta: {}
    }
    /** Searches members by name or email address. */
    api_search: {
      params: MembersApiSearchParams
      records: BoardMember[]
      meta: {}
    }
  }
  /** A notification for you. */
  notifications: {
    /** Lists your notifications, newest first. */
    list: {
      params: NotificationsListParams
      records: Notification[]
      meta: {}
    }
  }
  /** A webhook, which sends actions on a board, list or card to a URL. */
  webhooks: {
    /** Gets a webhook. */
    get: {
      params: WebhooksGetParams
      records: Webhook
      meta: {}
    }
    /** Creates a webhook. */
    create: {
      params: WebhooksCreateParams
      records: Webhook
      meta: {}
    }
    /** Updates a webhook. */
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

/** Params of user.get. */
export interface UserGetParams { [k: string]: never }

export interface Member {
  id: string
  fullName?: string
  username?: string
  initials?: string
  email?: string | null
  bio?: string
  avatarHash?: string | null
  avatarUrl?: string | null
  memberType?: string
  confirmed?: boolean
  url?: string
  status?: string
  idBoards?: string[]
  idOrganizations?: string[]
}

/** Params of workspaces.list. */
export interface WorkspacesListParams {
  /** Filters by your membership. */
  filter?: "all" | "members" | "none" | "public"
}

export interface Workspace {
  id: string
  name?: string
  displayName?: string
  dateLastActivity?: string | null
  idEnterprise?: string | null
  offering?: string
  url?: string
  idBoards?: string[]
  premiumFeatures?: string[]
}

/** Params of workspaces.get. */
export interface WorkspacesGetParams {
  /** ID or name of the workspace. */
  id: string
}

/** Searchable fields of workspaces, in hosted mode. */
export interface WorkspacesSearchFields {
  displayName: string | null
  name: string | null
  url: string | null
}

/** Params of workspace_members.list. */
export interface WorkspaceMembersListParams {
  /** ID or name of the workspace. */
  id: string
}

export interface BoardMember {
  id: string
  fullName?: string
  username?: string
  initials?: string
  avatarHash?: string | null
  avatarUrl?: string | null
  memberType?: string
  confirmed?: boolean
}

/** Params of workspace_boards.list. */
export interface WorkspaceBoardsListParams {
  /** ID or name of the workspace. */
  id: string
  /** Filters by state or by access. */
  filter?: "all" | "open" | "closed" | "members" | "organization" | "public"
}

export interface Board {
  id: string
  name?: string
  desc?: string
  closed?: boolean
  idMemberCreator?: string | null
  idOrganization?: string | null
  pinned?: boolean | null
  url?: string
  shortUrl?: string
  shortLink?: string
  starred?: boolean
  subscribed?: boolean
  dateLastActivity?: string | null
  dateLastView?: string | null
  enterpriseOwned?: boolean
  creationMethod?: string | null
  /** The settings of the board, such as `permissionLevel`. */
  prefs?: { [k: string]: unknown }
  labelNames?: {
    [k: string]: string
  }
}

/** Params of boards.list. */
export interface BoardsListParams {
  /** Filters by state or by access. */
  filter?: "all" | "closed" | "members" | "open" | "organization" | "public" | "starred"
}

/** Params of boards.get. */
export interface BoardsGetParams {
  /** ID of the board. */
  id: string
}

/** Params of boards.create. */
export interface BoardsCreateParams {
  /** Name that people see. (at most 16384 characters) */
  name: string
  /** Description, in Markdown. (at most 16384 characters) */
  desc?: string
  /** ID of the workspace, as `workspaces.list` returns it. */
  idOrganization?: string
  /** ID of a board to copy. */
  idBoardSource?: string
  /** Whether a copy has the cards. */
  keepFromSource?: "cards" | "none"
  /** Whether it begins with the lists To Do, Doing and Done. Trello makes them by default. */
  defaultLists?: boolean
  /** Whether it begins with the usual labels. Trello makes them by default. */
  defaultLabels?: boolean
  /** Access: the workspace, its members or everybody. */
  prefs_permissionLevel?: "org" | "private" | "public"
  /** Color of the background. */
  prefs_background?: "blue" | "orange" | "green" | "red" | "purple" | "pink" | "lime" | "sky" | "grey"
}

/** Params of boards.update. */
export interface BoardsUpdateParams {
  /** ID of the board. */
  id: string
  /** Name that people see. */
  name?: string
  /** Description, in Markdown. */
  desc?: string
  /** Whether it is archived. */
  closed?: boolean
  /** ID of the workspace, as `workspaces.list` returns it. */
  idOrganization?: string
  /** Access: `org`, `private` or `public`. */
  "prefs/permissionLevel"?: string
  /** Color of the background, such as `blue`. */
  "prefs/background"?: string
  /** Whether members of the workspace can join. */
  "prefs/selfJoin"?: boolean
  /** Group that can comment, such as `members`. */
  "prefs/comments"?: string
  /** Group that can invite: `admins` or `members`. */
  "prefs/invitations"?: string
}

/** Params of boards.delete. */
export interface BoardsDeleteParams {
  /** ID of the board. */
  id: string
}

/** Searchable fields of boards, in hosted mode. */
export interface BoardsSearchFields {
  name: string | null
  desc: string | null
  closed: boolean | null
  idOrganization: string | null
  dateLastActivity: string | null
  shortUrl: string | null
}

/** Params of board_members.list. */
export interface BoardMembersListParams {
  /** ID of the board. */
  id: string
}

/** Params of board_members.update. */
export interface BoardMembersUpdateParams {
  /** ID of the board. */
  id: string
  /** ID of the member, as `members.api_search` returns it. */
  idMember: string
  /** The role. */
  type: "admin" | "normal" | "observer"
}

/** Params of board_members.delete. */
export interface BoardMembersDeleteParams {
  /** ID of the board. */
  id: string
  /** ID of the member, as `board_members.list` returns it. */
  idMember: string
}

/** Searchable fields of board_members, in hosted mode. */
export interface BoardMembersSearchFields {
  fullName: string | null
  username: string | null
}

/** Params of actions.list. */
export interface ActionsListParams {
  /** ID of the board, as `boards.list` returns it. */
  boardId: string
  /** Types of actions, with commas, such as `createCard,commentCard`. */
  filter?: string
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000) */
  limit?: number
  /** ID of an action or time before which they happened. */
  before?: string
  /** ID of an action or time after which they happened. */
  since?: string
}

export interface Action {
  id: string
  idMemberCreator?: string
  type?: string
  date?: string
  data?: {
    text?: string
    card?: {
      id?: string
      name?: string
      idShort?: number
      shortLink?: string
    }
    board?: {
      id?: string
      name?: string
      shortLink?: string
    }
    list?: {
      id?: string
      name?: string
    }
  }
  memberCreator?: {
    id?: string
    fullName?: string
    username?: string
    initials?: string
    avatarUrl?: string | null
  }
}

/** Params of lists.list. */
export interface ListsListParams {
  /** ID of the board. */
  board: string
  /** Filters by state. */
  filter?: "all" | "closed" | "none" | "open"
}

export interface List {
  id: string
  name?: string
  closed?: boolean
  pos?: number
  idBoard?: string
  subscribed?: boolean
}

/** Params of lists.get. */
export interface ListsGetParams {
  /** ID of the list. */
  id: string
}

/** Params of lists.create. */
export interface ListsCreateParams {
  /** Name that people see. */
  name: string
  /** ID of the board, as `boards.list` returns it. */
  idBoard: string
  /** ID of a list to copy. */
  idListSource?: string
  /** Position: `top`, `bottom` or a positive number. */
  pos?: string | number
}

/** Params of lists.update. */
export interface ListsUpdateParams {
  /** ID of the list. */
  id: string
  /** Name that people see. */
  name?: string
  /** Whether it is archived. */
  closed?: boolean
  /** ID of the board, as `boards.list` returns it. */
  idBoard?: string
  /** Position: `top`, `bottom` or a positive number. */
  pos?: string | number
  /** Whether you watch it. */
  subscribed?: boolean
}

/** Params of lists.archive_cards. */
export interface ListsArchiveCardsParams {
  /** ID of the list. */
  id: string
}

/** Params of lists.move_cards. */
export interface ListsMoveCardsParams {
  /** ID of the list. */
  id: string
  /** ID of the board of the other list. */
  idBoard: string
  /** ID of the other list. */
  idList: string
}

/** Searchable fields of lists, in hosted mode. */
export interface ListsSearchFields {
  name: string | null
  closed: boolean | null
  idBoard: string | null
  pos: number | null
}

/** Params of cards.list. */
export interface CardsListParams {
  /** ID of the board. */
  board: string
  /** Filters by state. `visible` leaves out archived ones. */
  filter: "all" | "closed" | "none" | "open" | "visible"
}

export interface Card {
  id: string
  name?: string
  desc?: string
  closed?: boolean
  idBoard?: string
  idList?: string
  idShort?: number
  pos?: number
  due?: string | null
  start?: string | null
  dueComplete?: boolean
  dueReminder?: number | string | null
  dateLastActivity?: string
  idMembers?: string[]
  idLabels?: (string | Label)[]
  labels?: (string | Label)[]
  idChecklists?: string[]
  idMembersVoted?: string[]
  idAttachmentCover?: string | null
  address?: string | null
  locationName?: string | null
  coordinates?: string | null
  cardRole?: string | null
  shortLink?: string
  shortUrl?: string
  url?: string
  subscribed?: boolean
  badges?: {
    comments?: number
    attachments?: number
    checkItems?: number
    checkItemsChecked?: number
    votes?: number
    description?: boolean
    due?: string | null
    dueComplete?: boolean
  }
}

export interface Label {
  id: string
  idBoard?: string
  name?: string | null
  color?: string | null
}

/** Params of cards.get. */
export interface CardsGetParams {
  /** ID of the card. */
  id: string
}

/** Params of cards.create. */
export interface CardsCreateParams {
  /** ID of the list, as `lists.list` returns it. */
  idList: string
  /** Name that people see. */
  name?: string
  /** Description, in Markdown. */
  desc?: string
  /** Position: `top`, `bottom` or a positive number. */
  pos?: string | number
  /** Time when it is due. */
  due?: string
  /** Day on which work begins. */
  start?: string
  /** Whether the due work is done. */
  dueComplete?: boolean
  /** IDs of members to assign. */
  idMembers?: string[]
  /** IDs of labels of the board. */
  idLabels?: string[]
  /** URL to attach. */
  urlSource?: string
  /** ID of a card to copy. */
  idCardSource?: string
  /** Part of that card to copy. */
  keepFromSource?:
    | "all"
    | "attachments"
    | "checklists"
    | "comments"
    | "customFields"
    | "due"
    | "start"
    | "labels"
    | "members"
    | "stickers"
}

/** Params of cards.update. */
export interface CardsUpdateParams {
  /** ID of the card. */
  id: string
  /** Name that people see. */
  name?: string
  /** Description, in Markdown. */
  desc?: string
  /** Whether it is archived. */
  closed?: boolean
  /** ID of the list, as `lists.list` returns it. */
  idList?: string
  /** ID of the board, as `boards.list` returns it. */
  idBoard?: string
  /** Position: `top`, `bottom` or a positive number. */
  pos?: string | number
  /** Time when it is due. */
  due?: string
  /** Day on which work begins. */
  start?: string
  /** Whether the due work is done. */
  dueComplete?: boolean
  /** IDs of all its members. It replaces those it has. */
  idMembers?: string[]
  /** IDs of all its labels. It replaces those it has. */
  idLabels?: string[]
  /** Whether you watch it. */
  subscribed?: boolean
}

/** Params of cards.delete. */
export interface CardsDeleteParams {
  /** ID of the card. */
  id: string
}

/** Params of cards.api_search. */
export interface CardsApiSearchParams {
  /** Words of the card, or operators such as `is:open due:week`. (at most 16384 characters) */
  query: string
  /** IDs of boards to search. All by default. */
  idBoards?: string[]
  /** IDs of workspaces to search. */
  idOrganizations?: string[]
  /** Maximum number of records per page, 1 to 1,000. Defaults to 10. (1 to 1000) */
  cards_limit?: number
  /** Number of the page, from 0. (0 to 100) */
  cards_page?: number
  /** Whether words may be the beginning of others. */
  partial?: boolean
}

/** Searchable fields of cards, in hosted mode. */
export interface CardsSearchFields {
  name: string | null
  desc: string | null
  due: string | null
  dueComplete: boolean | null
  closed: boolean | null
  idBoard: string | null
  idList: string | null
  idMembers: unknown[] | null
  idLabels: unknown[] | null
  labels: unknown[] | null
  dateLastActivity: string | null
  shortUrl: string | null
}

/** Params of list_cards.list. */
export interface ListCardsListParams {
  /** ID of the list. */
  id: string
}

/** Params of my_cards.list. */
export interface MyCardsListParams {
  /** Filters by state. */
  filter?: "all" | "closed" | "complete" | "incomplete" | "none" | "open" | "visible"
}

/** Params of card_members.list. */
export interface CardMembersListParams {
  /** ID of the card. */
  id: string
}

/** Params of card_members.create. */
export interface CardMembersCreateParams {
  /** ID of the card. */
  id: string
  /** ID of the member. */
  value: string
}

/** Params of card_members.delete. */
export interface CardMembersDeleteParams {
  /** ID of the card. */
  id: string
  /** ID of the member, as `board_members.list` returns it. */
  idMember: string
}

/** Params of card_labels.create. */
export interface CardLabelsCreateParams {
  /** ID of the card. */
  id: string
  /** ID of the label. */
  value: string
}

/** Params of card_labels.delete. */
export interface CardLabelsDeleteParams {
  /** ID of the card. */
  id: string
  /** ID of the label, as `labels.list` returns it. */
  idLabel: string
}

/** Params of comments.list. */
export interface CommentsListParams {
  /** ID of the card. */
  id: string
  /** Number of the page of 50 actions, 0 to 19. (0 to 19) */
  page?: number
}

/** Params of comments.create. */
export interface CommentsCreateParams {
  /** ID of the card. */
  id: string
  /** Text of the comment, in Markdown. */
  text: string
}

/** Params of comments.update. */
export interface CommentsUpdateParams {
  /** ID of the card. */
  id: string
  /** ID of the comment, as `comments.list` returns it. */
  idAction: string
  /** Text of the comment, in Markdown. */
  text: string
}

/** Params of comments.delete. */
export interface CommentsDeleteParams {
  /** ID of the card. */
  id: string
  /** ID of the comment, as `comments.list` returns it. */
  idAction: string
}

/** Params of attachments.list. */
export interface AttachmentsListParams {
  /** ID of the card. */
  id: string
}

export interface Attachment {
  id: string
  name?: string
  url?: string
  bytes?: number | string | null
  date?: string
  edgeColor?: string | null
  idMember?: string
  isUpload?: boolean
  mimeType?: string | null
  pos?: number
}

/** Params of attachments.get. */
export interface AttachmentsGetParams {
  /** ID of the card. */
  id: string
  /** ID of the attachment, as `attachments.list` returns it. */
  idAttachment: string
}

/** Params of attachments.create. */
export interface AttachmentsCreateParams {
  /** ID of the card. */
  id: string
  /** URL that begins with `http://` or `https://`. */
  url: string
  /** Name that people see. */
  name?: string
  /** Whether it becomes the cover. */
  setCover?: boolean
}

/** Params of attachments.delete. */
export interface AttachmentsDeleteParams {
  /** ID of the card. */
  id: string
  /** ID of the attachment, as `attachments.list` returns it. */
  idAttachment: string
}

/** Params of checklists.list. */
export interface ChecklistsListParams {
  /** ID of the board. */
  board: string
}

export interface Checklist {
  id: string
  name?: string
  idBoard?: string
  idCard?: string
  pos?: number
  checkItems?: CheckItem[]
}

export interface CheckItem {
  id: string
  idChecklist?: string
  name?: string
  state?: string
  pos?: number | string
  due?: string | null
  idMember?: string | null
}

/** Params of checklists.get. */
export interface ChecklistsGetParams {
  /** ID of the checklist. */
  id: string
}

/** Params of checklists.create. */
export interface ChecklistsCreateParams {
  /** ID of the card, as `cards.list` returns it. */
  idCard: string
  /** Name that people see. */
  name?: string
  /** Position: `top`, `bottom` or a positive number. */
  pos?: string | number
  /** ID of a checklist to copy. */
  idChecklistSource?: string
}

/** Params of checklists.update. */
export interface ChecklistsUpdateParams {
  /** ID of the checklist. */
  id: string
  /** Name that people see. */
  name?: string
  /** Position: `top`, `bottom` or a positive number. */
  pos?: string | number
}

/** Params of checklists.delete. */
export interface ChecklistsDeleteParams {
  /** ID of the checklist. */
  id: string
}

/** Searchable fields of checklists, in hosted mode. */
export interface ChecklistsSearchFields {
  name: string | null
  idCard: string | null
  idBoard: string | null
  pos: number | null
}

/** Params of card_checklists.list. */
export interface CardChecklistsListParams {
  /** ID of the card. */
  id: string
}

/** Params of check_items.list. */
export interface CheckItemsListParams {
  /** ID of the checklist. */
  id: string
}

/** Params of check_items.create. */
export interface CheckItemsCreateParams {
  /** ID of the checklist. */
  id: string
  /** Text of the item. (at most 16384 characters) */
  name: string
  /** Position: `top`, `bottom` or a positive number. */
  pos?: string | number
  /** Whether it is checked. */
  checked?: boolean
  /** Time when it is due. */
  due?: string
  /** ID of the member who does it. */
  idMember?: string
}

/** Params of check_items.update. */
export interface CheckItemsUpdateParams {
  /** ID of the card. */
  id: string
  /** ID of the item, as `check_items.list` returns it. */
  idCheckItem: string
  /** Name that people see. */
  name?: string
  /** The state. */
  state?: "complete" | "incomplete"
  /** Position: `top`, `bottom` or a positive number. */
  pos?: string | number
  /** ID of the checklist to move it to. */
  idChecklist?: string
  /** Time when it is due. */
  due?: string
  /** ID of the member who does it. */
  idMember?: string
}

/** Params of check_items.delete. */
export interface CheckItemsDeleteParams {
  /** ID of the checklist. */
  id: string
  /** ID of the item, as `check_items.list` returns it. */
  idCheckItem: string
}

/** Params of labels.list. */
export interface LabelsListParams {
  /** ID of the board. */
  board: string
  /** Maximum number of records, 0 to 1,000. (0 to 1000) */
  limit?: number
}

/** Params of labels.get. */
export interface LabelsGetParams {
  /** ID of the label. */
  id: string
}

/** Params of labels.create. */
export interface LabelsCreateParams {
  /** ID of the board, as `boards.list` returns it. */
  idBoard: string
  /** Name that people see. */
  name: string
  /** Color, such as `green`. */
  color: "yellow" | "purple" | "blue" | "red" | "green" | "orange" | "black" | "sky" | "pink" | "lime"
}

/** Params of labels.update. */
export interface LabelsUpdateParams {
  /** ID of the label. */
  id: string
  /** Name that people see. */
  name?: string
  /** Color, such as `green`. */
  color?: "yellow" | "purple" | "blue" | "red" | "green" | "orange" | "black" | "sky" | "pink" | "lime"
}

/** Params of labels.delete. */
export interface LabelsDeleteParams {
  /** ID of the label. */
  id: string
}

/** Params of custom_fields.list. */
export interface CustomFieldsListParams {
  /** ID of the board. */
  id: string
}

export interface CustomField {
  id: string
  idModel?: string
  modelType?: string
  fieldGroup?: string
  name?: string
  pos?: number | string
  type?: string
  display?: {
    cardFront?: boolean
    name?: string
  }
  options?: {
    id?: string
    idCustomField?: string
    value?: {
      text?: string
    }
    color?: string
    pos?: number
  }[]
}

/** Params of custom_field_items.list. */
export interface CustomFieldItemsListParams {
  /** ID of the card. */
  id: string
}

export interface CustomFieldItem {
  id: string
  idCustomField?: string
  idModel?: string
  modelType?: string
  idValue?: string | null
  value?: {
    text?: string
    number?: string
    date?: string
    checked?: string
  } | null
}

/** Params of custom_field_items.set. */
export interface CustomFieldItemsSetParams {
  /** ID of the card, as `cards.list` returns it. */
  idCard: string
  /** ID of the field, as `custom_fields.list` returns it. */
  idCustomField: string
  /** The value, by its type, such as `{"text": "5 hours"}` or `{"number": 5}`. */
  value?: {
    /** Text of the comment, in Markdown. */
    text?: string
    number?: number
    date?: string
    checked?: boolean
  }
  /** ID of the option of a field with options. */
  idValue?: string
}

/** Params of members.get. */
export interface MembersGetParams {
  /** ID or user name of the member. */
  id: string
}

/** Params of members.api_search. */
export interface MembersApiSearchParams {
  /** Name or email address. (at most 16384 characters) */
  query: string
  /** Maximum number of records, 1 to 20. Defaults to 8. (1 to 20) */
  limit?: number
  /** ID of a board whose members come first. */
  idBoard?: string
  /** ID of a workspace whose members come first. */
  idOrganization?: string
  /** Whether all must belong to that workspace. */
  onlyOrgMembers?: boolean
}

/** Params of notifications.list. */
export interface NotificationsListParams {
  /** Filters by state: `all`, `read` or `unread`. */
  read_filter?: string
  /** Maximum number of records per page, 1 to 1,000. Defaults to 50. (1 to 1000) */
  limit?: number
  /** Number of the page, from 0. (0 to 100) */
  page?: number
}

export interface Notification {
  id: string
  unread?: boolean
  type?: string
  date?: string
  dateRead?: string | null
  idMemberCreator?: string | null
  idAction?: string | null
  /** The card, board or text, by its type. */
  data?: unknown
}

/** Params of webhooks.get. */
export interface WebhooksGetParams {
  /** ID of the webhook. */
  id: string
}

export interface Webhook {
  id: string
  description?: string | null
  idModel?: string
  callbackURL?: string
  active?: boolean
  consecutiveFailures?: number
  firstConsecutiveFailDate?: string | null
}

/** Params of webhooks.create. */
export interface WebhooksCreateParams {
  /** URL that gets the actions. It must answer a HEAD request with 200. */
  callbackURL: string
  /** ID of the board, list, card or member. */
  idModel: string
  /** Text that describes it. */
  description?: string
  /** Whether it sends. */
  active?: boolean
}

/** Params of webhooks.update. */
export interface WebhooksUpdateParams {
  /** ID of the webhook. */
  id: string
  /** URL that gets the actions. It must answer a HEAD request with 200. */
  callbackURL?: string
  /** ID of the board, list, card or member. */
  idModel?: string
  /** Text that describes it. */
  description?: string
  /** Whether it sends. */
  active?: boolean
}

/** Params of webhooks.delete. */
export interface WebhooksDeleteParams {
  /** ID of the webhook. */
  id: string
}

/** Credentials by auth variant. */
export interface TrelloCredentials {
  api_key: TrelloApiKeyCredentials
}

/** API key and token */
export interface TrelloApiKeyCredentials {
  api_key: string
  token: string
}

export interface TrelloConfig { [k: string]: never }
