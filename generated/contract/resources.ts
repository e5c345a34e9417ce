// Generated from contract/ by `npm run generate`.
import type { JsonObject } from '../../runtime/base/json.ts'

/** A row of the audit trail: an execute, a search or a change. */
export interface AuditEntry {
  /** The ID of the organization. */
  readonly organizationId: string
  /** The position of the row in the organization's chain, from 1. */
  readonly seq: number
  /** The ID of the row. */
  readonly id: string
  /** When it happened. */
  readonly at: string
  /** The request ID, which is also in the response and the log. */
  readonly requestId: string
  /** The actor. */
  readonly actor: {
    /** The kind of the token, or `operator` or `system`. */
    readonly kind: string
    /** The ID of the application, or of the customer for a scoped, widget or agent token; the name of an operator. */
    readonly id: string
  }
  /** The ID of the customer. */
  readonly customerId: string | null
  /** The ID of the connector. */
  readonly connectorId: string | null
  /** `direct` for an execute, `search` for a search, `admin` for a change of the platform. */
  readonly type: "direct" | "search" | "admin"
  /**
   * The entity of an execute; `other` for a name that the kind does not have. The own kind or the webhook endpoint of a
   * change. Null for a request.
   */
  readonly entity: string | null
  /**
   * The action of an execute, `other` for an unknown action; the method and path of a request; or the route of a
   * change.
   */
  readonly action: string
  /** The HTTP status of the response. */
  readonly status: number
  /** The error code. Null without an error. */
  readonly code: string | null
  /** The duration in milliseconds. */
  readonly durationMs: number | null
  /** The version of the manifest that was executed. */
  readonly definitionVersion: string | null
  /** The tool that an agent called. Null for a call without an agent. */
  readonly tool: string | null
  /** The name and version of the agent's program, if it sent them. */
  readonly client: string | null
  /** The hash of the previous row. */
  readonly prevHash: string
  /** The hash of this row, which covers the previous one. */
  readonly hash: string
}

/** The result of a credential check. */
export interface CheckResult {
  /** The ID of the connector. */
  readonly id: string
  /** Whether the third party accepts the credentials. */
  readonly status: "succeeded" | "failed"
  /** Why the third party does not accept them. */
  readonly errorMessage: string | null
  /** The entity that the check read. */
  readonly checkedEntity: string
  /** The action that the check called. */
  readonly checkedAction: string
  /** The duration of the check in milliseconds. */
  readonly durationMs: number
}

/** A customer's token, for a service or a browser that acts for this customer only. */
export interface CustomerToken {
  /** The token. Send it as `Authorization: Bearer`. */
  readonly token: string
  /** Always `bearer`. */
  readonly tokenType: "bearer"
  /** The time until the token expires, in seconds. */
  readonly expiresIn: number
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly externalUserId: string
  /** The ID of the customer. */
  readonly customerId: string
  /** The ID of the organization. */
  readonly organizationId: string
}

/** A deletion that continues in the background as a job. */
export interface Deletion {
  /** The ID of the job that deletes the rest. */
  readonly jobId: string
  /** The ID of the deleted object. */
  readonly id: string
  /** When it was deleted. */
  readonly deletedAt: string
}

/** A connector as the platform stores it, without its credentials. */
export interface HostedConnector {
  /** The ID of the connector. */
  readonly id: string
  /** The name of the connector. */
  readonly name: string
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly externalUserId: string
  /** The ID of the customer. */
  readonly customerId: string
  /** The ID of the organization. */
  readonly organizationId: string
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The ID of the definition of the kind. */
  readonly definitionId: string
  /** The version of the definition when the connector was created. */
  readonly definitionVersion: string
  /** The kind, for display. */
  readonly sourceTemplate: {
    /** The ID of the definition of the kind. */
    readonly id: string
    /** The display name of the kind. */
    readonly name: string
    /** The name of the connector kind. */
    readonly connectorType: string
    /** The URL of an SVG. */
    readonly icon: string
  }
  /** Information about the credentials. Never the credentials themselves. */
  readonly auth: {
    /** The auth variant of the credentials. */
    readonly method: string
    /** The scopes that were granted. */
    readonly scopes: readonly string[]
    /** When the credentials expire. Null if this is not known. */
    readonly expiresAt: string | null
    /** When the credentials were last stored or renewed. */
    readonly credentialsUpdatedAt: string
  }
  /** The settings of the kind that are not secret. */
  readonly environment: JsonObject
  /** The settings of replication. */
  readonly replicationConfig: JsonObject
  /** Your application's own data. Only responses to application tokens have it: your customers never see it. */
  readonly metadata?: JsonObject
  /**
   * Names for own fields of the records, by entity: `{"deals": {"stage_reason": {"path":
   * "$.properties.stage_reason__c", "type": "text"}}}`. Changes and searches return them in `mapped`. At most 50 fields
   * of an entity, and 16 kB.
   */
  readonly map: {
    readonly [k: string]: {
      readonly [k: string]: {
        /**
         * The JSONPath of one value in the record, such as `$.properties.stage_reason__c` or `$.fields['Deal
         * size'][0]`, or `own.` and the name of one of the account's own fields.
         */
        readonly path: string
        /**
         * The type of the value. A text such as "12.5" is read as a `number`, "true" as a `boolean`, and ISO 8601 as a
         * `time`. Any other value is null.
         */
        readonly type: "text" | "number" | "boolean" | "time"
      }
    }
  }
  /** The status of the connector; `needs_reauth` when its owner must provide new credentials. */
  readonly status: "pending" | "active" | "needs_reauth" | "disabled" | "deleting"
  /** The reason for the status. */
  readonly statusReason: string | null
  /** When the connector got this status. Null if this is not known. */
  readonly statusSince: string | null
  /** When a call, a sync or a check of the connector last succeeded, to some minutes. Null if none did. */
  readonly lastSuccessAt: string | null
  /** When the connector was last used. */
  readonly lastUsedAt: string | null
  /** When the connector was created. */
  readonly createdAt: string
  /** When the connector last changed. */
  readonly updatedAt: string
  /** The version of the connector. Each change increments it. */
  readonly version: number
}

/** An end user of the application. */
export interface HostedCustomer {
  /** The ID of the customer. */
  readonly id: string
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly externalUserId: string
  /** The ID of the organization. */
  readonly organizationId: string
  /** The status of the customer. The connectors of an inactive customer refuse calls. */
  readonly status: "active" | "inactive"
  /** The number of connectors of the customer. */
  readonly connectors: number
  /** Your application's own data. Only responses to application tokens have it: your customers never see it. */
  readonly metadata: JsonObject
  /** When the customer was created. */
  readonly createdAt: string
  /** When the customer last changed. */
  readonly updatedAt: string
}

/** A connector with its entities and actions. */
export interface InspectedConnector {
  /** The ID of the connector. */
  readonly id: string
  /** The name of the connector. */
  readonly name: string
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly externalUserId: string
  /** The ID of the customer. */
  readonly customerId: string
  /** The ID of the organization. */
  readonly organizationId: string
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The ID of the definition of the kind. */
  readonly definitionId: string
  /** The version of the definition when the connector was created. */
  readonly definitionVersion: string
  /** The kind, for display. */
  readonly sourceTemplate: {
    /** The ID of the definition of the kind. */
    readonly id: string
    /** The display name of the kind. */
    readonly name: string
    /** The name of the connector kind. */
    readonly connectorType: string
    /** The URL of an SVG. */
    readonly icon: string
  }
  /** Information about the credentials. Never the credentials themselves. */
  readonly auth: {
    /** The auth variant of the credentials. */
    readonly method: string
    /** The scopes that were granted. */
    readonly scopes: readonly string[]
    /** When the credentials expire. Null if this is not known. */
    readonly expiresAt: string | null
    /** When the credentials were last stored or renewed. */
    readonly credentialsUpdatedAt: string
  }
  /** The settings of the kind that are not secret. */
  readonly environment: JsonObject
  /** The settings of replication. */
  readonly replicationConfig: JsonObject
  /** Your application's own data. Only responses to application tokens have it: your customers never see it. */
  readonly metadata?: JsonObject
  /**
   * Names for own fields of the records, by entity: `{"deals": {"stage_reason": {"path":
   * "$.properties.stage_reason__c", "type": "text"}}}`. Changes and searches return them in `mapped`. At most 50 fields
   * of an entity, and 16 kB.
   */
  readonly map: {
    readonly [k: string]: {
      readonly [k: string]: {
        /**
         * The JSONPath of one value in the record, such as `$.properties.stage_reason__c` or `$.fields['Deal
         * size'][0]`, or `own.` and the name of one of the account's own fields.
         */
        readonly path: string
        /**
         * The type of the value. A text such as "12.5" is read as a `number`, "true" as a `boolean`, and ISO 8601 as a
         * `time`. Any other value is null.
         */
        readonly type: "text" | "number" | "boolean" | "time"
      }
    }
  }
  /** The status of the connector; `needs_reauth` when its owner must provide new credentials. */
  readonly status: "pending" | "active" | "needs_reauth" | "disabled" | "deleting"
  /** The reason for the status. */
  readonly statusReason: string | null
  /** When the connector got this status. Null if this is not known. */
  readonly statusSince: string | null
  /** When a call, a sync or a check of the connector last succeeded, to some minutes. Null if none did. */
  readonly lastSuccessAt: string | null
  /** When the connector was last used. */
  readonly lastUsedAt: string | null
  /** When the connector was created. */
  readonly createdAt: string
  /** When the connector last changed. */
  readonly updatedAt: string
  /** The version of the connector. Each change increments it. */
  readonly version: number
  /** The entities of the kind with their actions. */
  readonly entities: readonly {
    /** The name of the entity. */
    readonly name: string
    /** A description of the entity. */
    readonly description: string | null
    /** The actions of the entity. */
    readonly actions: readonly {
      /** The name of the action. */
      readonly action: string
      /** A description of the action. */
      readonly description: string | null
      /** The effect of the action on the data of the third party. */
      readonly effect: "read" | "additive" | "overwrites" | "destroys"
      /** Whether the action moves money or credit. */
      readonly pays: boolean
      /** The JSON Schema of the params. */
      readonly params: JsonObject
      /** The pagination of the action. Null without pages. */
      readonly pagination: ({
        /** The style of pagination. */
        readonly style: string
        /** The param that selects the page. */
        readonly param: string | null
        /** The param for the page size. */
        readonly size: string | null
      } | null)
      readonly limits: {
        /** The time limit of the action, in milliseconds. */
        readonly timeoutMs: number
        /** The rate limit of the third party, if known. */
        readonly rate: ({
          /** The number of requests that the third party allows in `per_ms`. */
          readonly limit: number | null
          /** The window in milliseconds. */
          readonly perMs: number
          /** The number of concurrent requests that the third party allows. */
          readonly concurrency: number | null
        } | null)
      }
      /** The scopes that the third party requires: one of each list. */
      readonly requires: readonly string[][]
      /**
       * How a call names the account's own fields. Absent for an action that neither returns nor takes them, and for
       * entities without any.
       */
      readonly own?: {
        /** The params that name the parent of the fields. */
        readonly of: readonly string[]
        /** The param of a read that names the fields to return. Absent where all come unasked. */
        readonly ask?: string
        readonly write?: {
          /** The param that takes values. Absent where they are params themselves. */
          readonly param?: string
          /** The members that hold the parts of the name of the field, where the param is a list of entries. */
          readonly key?: readonly string[]
        }
        /** The param with the records of a batch. Each of them takes values. */
        readonly batch?: string
      }
    }[]
    /** The JSON Schema of a record. */
    readonly record: JsonObject
    /** The fields that `search` accepts, with their types. */
    readonly searchFields: {
      readonly [k: string]: string
    }
  }[]
}

/** Work in the background. */
export interface Job {
  /** The ID of the job. */
  readonly id: string
  /** The kind of job, such as `connector.delete`. */
  readonly kind: string
  /** The ID of the connector. */
  readonly connectorId: string | null
  /** The state of the job. */
  readonly status: "queued" | "running" | "succeeded" | "failed" | "cancelled"
  /** The progress of the job. */
  readonly progress: JsonObject
  /** The error that ended the job. Null without an error. */
  readonly error: JsonObject | null
  /** When the job was created. */
  readonly createdAt: string
  /** When the job ended. Null until then. */
  readonly finishedAt: string | null
}

/** A connector kind with the details that a form, an agent or a generated client needs. */
export interface KindDefinition {
  /** The ID of the definition. */
  readonly sourceDefinitionId: string
  /** The display name of the kind. */
  readonly name: string
  /** The URL of an SVG. */
  readonly iconUrl: string
  /** The support level of the kind. */
  readonly supportLevel: string
  /** The end of the API that the kind calls. Absent where its manifest has none. */
  readonly sunset?: {
    /** The version that requests name. Absent if they name none. */
    readonly version?: string
    /** The first day on which the third party may refuse it, such as `2027-10-01`; `none` if it names no end. */
    readonly date: string
    /** The third party's page about it. */
    readonly docs: string
    /** The day on which the page was read. */
    readonly read: string
  }
  /** The parts that the third party removes before the rest of its API. Absent without one. */
  readonly endings?: readonly {
    /** The address of the part in the manifest, such as `auth.api_token` or `schemas.Project.team`. */
    readonly part: string
    /** The first day on which the third party may refuse it; `none` if it names no day. */
    readonly date: string
    /** The third party's page about it. */
    readonly docs: string
    /** The day on which the page was read. */
    readonly read: string
    /** The part to use instead. */
    readonly use?: string
  }[]
  /** Present and true for the organization's own kinds. */
  readonly own?: boolean
  /** The name of the kind. Use it to create connectors. */
  readonly connectorType: string
  /** The version of the manifest. */
  readonly version: string
  /** A digest that changes with the manifest. */
  readonly hash: string
  /** A description of the kind. */
  readonly description: string | null
  /** The URL of the third party's documentation. */
  readonly documentationUrl: string
  /** The auth variants of the kind. */
  readonly auth: readonly {
    /** The name of the variant. */
    readonly id: string
    /** The display name of the variant. */
    readonly title: string
    /** A description of the variant. */
    readonly description: string | null
    /**
     * The third party's page on which the owner creates the credentials, as a URI template (RFC 6570) whose variables
     * are settings. Null if the kind names none.
     */
    readonly credentialsPage: string | null
    /** The scheme, such as `bearer` or `oauth2`. */
    readonly kind: string
    readonly oauth: {
      /** Whether an OAuth flow provides these credentials. */
      readonly supported: boolean
      /** The scopes that the flow requests by default. */
      readonly scopes: readonly string[]
    }
    /** The JSON Schema of the credentials of a connector. credentials-spec has the forms for people. */
    readonly schema: JsonObject
  }[]
  /** The JSON Schema of the settings that are not secret. */
  readonly environment: JsonObject
  /** The entities of the kind with their actions. */
  readonly entities: readonly {
    /** The name of the entity. */
    readonly name: string
    /** A description of the entity. */
    readonly description: string | null
    /** The actions of the entity. */
    readonly actions: readonly {
      /** The name of the action. */
      readonly action: string
      /** A description of the action. */
      readonly description: string | null
      /** The effect of the action on the data of the third party. */
      readonly effect: "read" | "additive" | "overwrites" | "destroys"
      /** Whether the action moves money or credit. */
      readonly pays: boolean
      /** The JSON Schema of the params. */
      readonly params: JsonObject
      /** The pagination of the action. Null without pages. */
      readonly pagination: ({
        /** The style of pagination. */
        readonly style: string
        /** The param that selects the page. */
        readonly param: string | null
        /** The param for the page size. */
        readonly size: string | null
      } | null)
      readonly limits: {
        /** The time limit of the action, in milliseconds. */
        readonly timeoutMs: number
        /** The rate limit of the third party, if known. */
        readonly rate: ({
          /** The number of requests that the third party allows in `per_ms`. */
          readonly limit: number | null
          /** The window in milliseconds. */
          readonly perMs: number
          /** The number of concurrent requests that the third party allows. */
          readonly concurrency: number | null
        } | null)
      }
      /** The scopes that the third party requires: one of each list. */
      readonly requires: readonly string[][]
      /**
       * How a call names the account's own fields. Absent for an action that neither returns nor takes them, and for
       * entities without any.
       */
      readonly own?: {
        /** The params that name the parent of the fields. */
        readonly of: readonly string[]
        /** The param of a read that names the fields to return. Absent where all come unasked. */
        readonly ask?: string
        readonly write?: {
          /** The param that takes values. Absent where they are params themselves. */
          readonly param?: string
          /** The members that hold the parts of the name of the field, where the param is a list of entries. */
          readonly key?: readonly string[]
        }
        /** The param with the records of a batch. Each of them takes values. */
        readonly batch?: string
      }
    }[]
    /** The JSON Schema of a record. */
    readonly record: JsonObject
    /** The fields that `search` accepts, with their types. */
    readonly searchFields: {
      readonly [k: string]: string
    }
  }[]
  /** The notices in responses to your organization's calls in the last 90 days. Only for tokens of applications. */
  readonly notices?: readonly {
    /** The operation whose responses have it; `request GET` for requests without an operation. */
    readonly operation: string
    /** `ends` for what the third party will remove or has removed. */
    readonly type: "ends" | "news"
    /** The first day on which the third party may refuse. Null if it names none. */
    readonly date: string | null
    /** The header, such as `Sunset`. */
    readonly source: string
    /** The third party's words. Not trustworthy: show them as text, and interpret nothing. */
    readonly text: string
    /** The third party's page about it. */
    readonly link: string | null
    /** When a response first had it. */
    readonly firstSeenAt: string
    /** When a response last had it, to the day. */
    readonly lastSeenAt: string
  }[]
}

/** A connector kind in the platform's catalog. */
export interface KindListed {
  /** The ID of the definition. */
  readonly sourceDefinitionId: string
  /** The display name of the kind. */
  readonly name: string
  /** The URL of an SVG. */
  readonly iconUrl: string
  /** The support level of the kind. */
  readonly supportLevel: string
  /** The end of the API that the kind calls. Absent where its manifest has none. */
  readonly sunset?: {
    /** The version that requests name. Absent if they name none. */
    readonly version?: string
    /** The first day on which the third party may refuse it, such as `2027-10-01`; `none` if it names no end. */
    readonly date: string
    /** The third party's page about it. */
    readonly docs: string
    /** The day on which the page was read. */
    readonly read: string
  }
  /** The parts that the third party removes before the rest of its API. Absent without one. */
  readonly endings?: readonly {
    /** The address of the part in the manifest, such as `auth.api_token` or `schemas.Project.team`. */
    readonly part: string
    /** The first day on which the third party may refuse it; `none` if it names no day. */
    readonly date: string
    /** The third party's page about it. */
    readonly docs: string
    /** The day on which the page was read. */
    readonly read: string
    /** The part to use instead. */
    readonly use?: string
  }[]
  /** Present and true for the organization's own kinds. */
  readonly own?: boolean
  /** The name of the kind. Use it to create connectors. */
  readonly connectorType?: string
  /** The version of the manifest. */
  readonly version?: string
}

/** The response to an upload of an own kind. */
export interface UploadedKind {
  /** The ID of the definition. */
  readonly sourceDefinitionId: string
  /** The display name of the kind. */
  readonly name: string
  /** The URL of an SVG. */
  readonly iconUrl: string
  /** The support level of the kind. */
  readonly supportLevel: string
  /** Present and true for the organization's own kinds. */
  readonly own: boolean
  /** The name of the kind. Use it to create connectors. */
  readonly connectorType: string
  /** The version of the manifest. */
  readonly version: string
  /** What is likely wrong with the manifest, although it is valid. */
  readonly warnings: readonly {
    /** The path of the field, such as `params.limit`. */
    readonly field: string
    /** What is wrong with the field. */
    readonly message: string
    /** The code of the fault, such as `maximum`. */
    readonly errorCode: string
    /** The line of the fault in a manifest, from 1. */
    readonly line?: number
    /** The column of the fault in a manifest, from 1. */
    readonly column?: number
  }[]
}

/** The stored versions of an own kind. */
export interface UploadedVersions {
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The versions, oldest first. Connectors use the last one. */
  readonly versions: readonly {
    /** The version of the manifest. */
    readonly version: string
    /** The SHA-256 digest of the text, in hexadecimal. */
    readonly hash: string
    /** The time of the upload. */
    readonly createdAt: string
  }[]
}

/** A field that the account added to an entity, with its path for a map. */
export interface HostedOwnField {
  /** The name by which records, and `own` of a call, know the field. */
  readonly name: string
  /** The number by which requests know the field. Absent where they know it by its name. */
  readonly id?: number
  /** The name that people read. */
  readonly label: string
  /** What the values mean. Their form in records is that of the third party. */
  readonly type: "string" | "number" | "boolean" | "date" | "datetime" | "enum" | "enum[]" | "object" | "any"
  /** The options of an `enum` or `enum[]`. Absent otherwise. */
  readonly options?: readonly {
    /** The value in records. */
    readonly value: string
    /** The name that people read. */
    readonly label: string
  }[]
  /** Whether `own` of a write may set it. */
  readonly writable: boolean
  /** The form in which a write sends the value, with `{{value}}` in it. Absent if that is the value itself. */
  readonly form?: { [k: string]: unknown } | readonly unknown[] | string
  /** The place of its value, for a `map`: a JSONPath if one leads there, else `own.` and the name. */
  readonly path: string
}

/** The configuration of an OAuth application of a kind. */
export interface OAuthApplicationSpec {
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The ID of the definition of the kind. */
  readonly connectorDefinitionId: string
  /** The JSON Schema of the configuration. */
  readonly configuration: JsonObject
  /** The redirect URI to allow at the third party. */
  readonly redirectUri: string
  /**
   * The scopes to allow at the third party.
   * 
   * @maxItems 200
   * 
   * Items: The name of a scope at the third party.
   */
  readonly scopes: readonly string[]
  /** The page that shows how to make the OAuth application. Null for a kind of your own. */
  readonly guideUrl: string | null
}

/** The page on which a customer consents. */
export interface OAuthFlow {
  /** The URL to which you send the customer. */
  readonly consentUrl: string
  /** When the flow expires. */
  readonly expiresAt: string
  /** The secret part of `consent_url`. */
  readonly flowId: string
}

/** A record that a search of all copies found. */
export interface SearchHit {
  /** The ID of the connector. */
  readonly connectorId: string
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The name of the entity. */
  readonly entity: string
  /** The key of the record. */
  readonly key: string
  /** The title of the record, up to 200 characters. */
  readonly title: string
  /** The text around the first word found, up to 200 characters. Null for a record without text. */
  readonly snippet: string | null
  /**
   * The relevance, from 0 to 1. Above 0.5, the record has all the words. 0 for a record that was found by its meaning.
   */
  readonly score: number
  /**
   * How near the text of the record is to the words in meaning, from 0 to 1. Absent where the server does not compare
   * meanings, or the text is not near.
   */
  readonly meaning?: number
}

/** A copy that a search of all copies did not search, or only in part. */
export interface NotSearched {
  /** The ID of the connector. */
  readonly connectorId: string
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The name of the entity. */
  readonly entity: string
  /**
   * `loading` before the first sync stores records. `preview` until the first sync is complete: its records so far are
   * searched. `held` while records of a copy that shrinks too much are kept until a full sync. `indexing` while a large
   * copy gets its index.
   */
  readonly status: "loading" | "preview" | "held" | "indexing"
}

/** The searchable copy of a connector. */
export interface SyncState {
  /** The ID of the connector. */
  readonly connectorId: string
  /**
   * `loading` until one entity is searchable, `building_preview` until every entity is, `preview` until every first run
   * is complete.
   */
  readonly status: "loading" | "building_preview" | "preview" | "ready" | "paused" | "error"
  /** Whether the connector is synced. */
  readonly enabled: boolean
  /** The minimum number of minutes between two runs. Entities with more expensive runs wait longer. */
  readonly intervalMinutes: number
  /** The own fields in the copies: `all`, `standard` for none, or names by entity. */
  readonly ownFields: ({
    /**
     * Names or labels.
     * 
     * @maxItems 500
     */
    readonly [k: string]: readonly string[]
  } | ("all" | "standard"))
  /** The ID of the current run. Null without a run. */
  readonly jobId: string | null
  /** The searchable entities of the kind, and their parents. */
  readonly entities: readonly {
    /** The name of the entity. */
    readonly entity: string
    /** Whether the connector syncs the entity. */
    readonly selected: boolean
    /** `excluded` if the entity is not copied: it is neither selected nor the parent of a selected entity. */
    readonly status: "excluded" | "loading" | "preview" | "ready" | "error"
    /** The number of searchable records. */
    readonly records: number
    /** The number of records that could not be stored. */
    readonly rejected: number
    /** The number of requests to the third party in the last run. */
    readonly requests: number | null
    /** The number of requests in the last full run. */
    readonly fullRequests: number | null
    /** The minutes between two runs. Defaults to a value from the cost of a run. */
    readonly intervalMinutes: number
    /**
     * Which records the list of the third party leaves out: `The list ends after 10,000 records.` A full run keeps
     * records that such a list does not name. Null for a list of all records.
     */
    readonly partial: string | null
    /**
     * The parents whose lists the third party refuses, longest refused first. Runs skip them and keep their records.
     * 
     * @maxItems 20
     */
    readonly skippedParents: readonly {
      /** The params of the list that identify the parent: `{"project": "1234"}`. */
      readonly params: JsonObject
      /** The error code. */
      readonly code: string
      /** What went wrong, for people. */
      readonly message: string
      /** When the third party first refused the parent. */
      readonly since: string
      /** The earliest time at which a run tries the parent again. A run that you start tries it immediately. */
      readonly nextTryAt: string
    }[]
    /** The number of skipped parents, including parents that `skipped_parents` omits. */
    readonly skippedParentsCount: number
    /**
     * The own fields of the account in the copy. Null for entities whose third party lists none, and before the first
     * run.
     */
    readonly ownFieldList: ({
      /** The number of own fields that the account has. */
      readonly found: number
      /** The number of own fields that runs ask for: 500 at most. */
      readonly copied: number
      /** Why the last run could not read the list of own fields. It then asked for the fields of the list before. */
      readonly lastError: {
        /** The error code. */
        readonly code: string
        /** What went wrong, for people. */
        readonly message: string
      } | null
    } | null)
    /** When the last complete run ended. */
    readonly lastSyncedAt: string | null
    /** When the last full run ended. */
    readonly lastFullSyncedAt: string | null
    /** When the next run is due. */
    readonly nextRunAt: string | null
    /**
     * The error that ended the last run, or `incomplete_list` while the copy keeps records that its list leaves out.
     * Null otherwise.
     */
    readonly lastError: {
      /** The error code. */
      readonly code: string
      /** What went wrong, for people. */
      readonly message: string
    } | null
  }[]
}

/** The number of calls of a connector on one day (UTC). */
export interface Usage {
  /** The ID of the customer. */
  readonly customerId: string | null
  /** The ID of the connector. */
  readonly connectorId: string | null
  /** The day in UTC. */
  readonly day: string
  /** The number of calls. */
  readonly calls: number
  /** The number of calls with a status of 400 or more. */
  readonly failed: number
}

/** A link to the page on which a customer connects. */
export interface ConnectLink {
  /** The ID of the link. */
  readonly id: string
  /** The URL of the page, with a code that works once. */
  readonly url: string
  /** When the link expires. */
  readonly expiresAt: string
}

/** A created endpoint with its secret. */
export interface CreatedWebhookEndpoint {
  /** The ID of the endpoint: `we_…`. */
  readonly id: string
  /**
   * The URL that receives the events. It must be https and lead to a public address. Without a URL, nothing is sent:
   * you read the messages.
   */
  readonly url: string | null
  /** The types of events to send. Null sends all types. With `records`, defaults to only `record.matched`. */
  readonly eventTypes: (readonly ("connector.created"
    | "connector.updated"
    | "connector.deleted"
    | "connector.needs_reauth"
    | "connector.recovered"
    | "sync.completed"
    | "sync.failed"
    | "sync.held"
    | "records.changed"
    | "record.matched"
    | "customer.created"
    | "customer.deleted"
    | "oauth.completed"
    | "oauth.failed"
    | "grant.expiring"
    | "definition.ending"
    | "definition.drifting"
    | "endpoint.disabled"
    | "ping"
    | "vendor.event")[] | null)
  /** The customers whose events to send. Null sends the events of all customers. */
  readonly externalUserIds: readonly string[] | null
  /**
   * The changes of records that the endpoint gets as `record.matched`. A record that is not there is compared as one
   * without fields. Null for none.
   */
  readonly records: ({
    /** The name of the connector kind. */
    readonly connectorType: string
    /** The name of the entity. */
    readonly entity: string
    /**
     * The operations. Defaults to `create` and `update`.
     * 
     * @minItems 1
     * @maxItems 3
     * 
     * Items: The change of the record.
     */
    readonly operations?: readonly ("create" | "update" | "delete")[]
    /**
     * The types of mapped fields that the filters name: `{"stage_reason": "text"}` for `mapped.stage_reason`. Each
     * connector's map says where the field is. It is null where a map does not have it.
     */
    readonly mapped?: {
      /** The type of the field. */
      readonly [k: string]: "text" | "number" | "boolean" | "time"
    }
    /** A filter of searches over the record before the change. Null fits any record. */
    readonly before?: JsonObject | null
    /** A filter of searches over the record after the change. Null fits any record. */
    readonly after?: JsonObject | null
  } | null)
  /** Whether events are sent. */
  readonly status: "enabled" | "disabled"
  /**
   * `requested` by you, `gone` after an answer with status 410, `failing` after five days without a successful attempt.
   */
  readonly disabledReason: (("requested" | "gone" | "failing") | null)
  /** `v1` signs by HMAC-SHA256 with a secret that you share. `v1a` signs by Ed25519: you get the public key. */
  readonly signature: "v1" | "v1a"
  /** Until when webhooks are also signed with the secret before the last rotation. */
  readonly oldSecretExpiresAt: string | null
  /** Since when every attempt fails. */
  readonly failingSince: string | null
  /** When an attempt last succeeded, to the minute. */
  readonly lastSuccessAt: string | null
  /** Until when nothing is sent, because attempts failed or the endpoint asked for it. */
  readonly pausedUntil: string | null
  /** When the endpoint was created. */
  readonly createdAt: string
  /** When the endpoint last changed. */
  readonly updatedAt: string
  /**
   * The key that verifies webhooks: the secret `whsec_…`, or the public key `whpk_…`. No other response contains it.
   */
  readonly secret: string
}

/** A created hook with its URL. */
export interface CreatedHook {
  /** The ID of the hook. */
  readonly id: string
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The only connector that it serves; null for all connectors of the kind. */
  readonly connectorId: string | null
  /**
   * The proof of a message: a secret of the hook, the client secret of the OAuth application, a credential of the
   * connector, or only the URL.
   */
  readonly key: "secret" | "oauth_client" | "credentials" | "none"
  /** Whether a secret is stored. */
  readonly hasSecret: boolean
  /** Whether an operation of the connector made the subscription at the third party. */
  readonly isSubscribed: boolean
  /** When the hook was created. */
  readonly createdAt: string
  /** When the last event arrived; null before the first. */
  readonly lastReceivedAt: string | null
  /** The address to enter at the third party. Only this response contains it. */
  readonly url: string
  /** What to do at the third party; null where an operation subscribes. */
  readonly steps: string | null
}

/** A URL to which a third party sends webhooks. */
export interface Hook {
  /** The ID of the hook. */
  readonly id: string
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The only connector that it serves; null for all connectors of the kind. */
  readonly connectorId: string | null
  /**
   * The proof of a message: a secret of the hook, the client secret of the OAuth application, a credential of the
   * connector, or only the URL.
   */
  readonly key: "secret" | "oauth_client" | "credentials" | "none"
  /** Whether a secret is stored. */
  readonly hasSecret: boolean
  /** Whether an operation of the connector made the subscription at the third party. */
  readonly isSubscribed: boolean
  /** When the hook was created. */
  readonly createdAt: string
  /** When the last event arrived; null before the first. */
  readonly lastReceivedAt: string | null
}

/** The new secret of an endpoint. */
export interface RotatedWebhookSecret {
  /**
   * The key that verifies webhooks: the secret `whsec_…`, or the public key `whpk_…`. No other response contains it.
   */
  readonly secret: string
  /** Until when webhooks are also signed with the old secret. */
  readonly oldSecretExpiresAt: string | null
}

/** An attempt to deliver a message. */
export interface WebhookAttempt {
  /** The ID of the attempt. */
  readonly id: string
  /** The ID of the message: `msg_…`. All attempts and replays have the same. */
  readonly messageId: string
  /** When the attempt began. */
  readonly attemptedAt: string
  /** The duration of the attempt in milliseconds. */
  readonly durationMs: number
  /** Whether the endpoint answered with a status from 200 to 299. */
  readonly outcome: "succeeded" | "failed"
  /** The HTTP status of the answer. Null without an answer. */
  readonly status: number | null
  /** Why there is no answer, for people. */
  readonly error: string | null
  /** The first 2 kB of the answer. */
  readonly response: string | null
}

/** An endpoint that receives webhooks, without its secret. */
export interface WebhookEndpoint {
  /** The ID of the endpoint: `we_…`. */
  readonly id: string
  /**
   * The URL that receives the events. It must be https and lead to a public address. Without a URL, nothing is sent:
   * you read the messages.
   */
  readonly url: string | null
  /** The types of events to send. Null sends all types. With `records`, defaults to only `record.matched`. */
  readonly eventTypes: (readonly ("connector.created"
    | "connector.updated"
    | "connector.deleted"
    | "connector.needs_reauth"
    | "connector.recovered"
    | "sync.completed"
    | "sync.failed"
    | "sync.held"
    | "records.changed"
    | "record.matched"
    | "customer.created"
    | "customer.deleted"
    | "oauth.completed"
    | "oauth.failed"
    | "grant.expiring"
    | "definition.ending"
    | "definition.drifting"
    | "endpoint.disabled"
    | "ping"
    | "vendor.event")[] | null)
  /** The customers whose events to send. Null sends the events of all customers. */
  readonly externalUserIds: readonly string[] | null
  /**
   * The changes of records that the endpoint gets as `record.matched`. A record that is not there is compared as one
   * without fields. Null for none.
   */
  readonly records: ({
    /** The name of the connector kind. */
    readonly connectorType: string
    /** The name of the entity. */
    readonly entity: string
    /**
     * The operations. Defaults to `create` and `update`.
     * 
     * @minItems 1
     * @maxItems 3
     * 
     * Items: The change of the record.
     */
    readonly operations?: readonly ("create" | "update" | "delete")[]
    /**
     * The types of mapped fields that the filters name: `{"stage_reason": "text"}` for `mapped.stage_reason`. Each
     * connector's map says where the field is. It is null where a map does not have it.
     */
    readonly mapped?: {
      /** The type of the field. */
      readonly [k: string]: "text" | "number" | "boolean" | "time"
    }
    /** A filter of searches over the record before the change. Null fits any record. */
    readonly before?: JsonObject | null
    /** A filter of searches over the record after the change. Null fits any record. */
    readonly after?: JsonObject | null
  } | null)
  /** Whether events are sent. */
  readonly status: "enabled" | "disabled"
  /**
   * `requested` by you, `gone` after an answer with status 410, `failing` after five days without a successful attempt.
   */
  readonly disabledReason: (("requested" | "gone" | "failing") | null)
  /** `v1` signs by HMAC-SHA256 with a secret that you share. `v1a` signs by Ed25519: you get the public key. */
  readonly signature: "v1" | "v1a"
  /** Until when webhooks are also signed with the secret before the last rotation. */
  readonly oldSecretExpiresAt: string | null
  /** Since when every attempt fails. */
  readonly failingSince: string | null
  /** When an attempt last succeeded, to the minute. */
  readonly lastSuccessAt: string | null
  /** Until when nothing is sent, because attempts failed or the endpoint asked for it. */
  readonly pausedUntil: string | null
  /** When the endpoint was created. */
  readonly createdAt: string
  /** When the endpoint last changed. */
  readonly updatedAt: string
}

/** A message of an endpoint. */
export interface WebhookMessage {
  /** The ID of the message: `msg_…`. All attempts and replays have the same. */
  readonly id: string
  /** The type of the event. */
  readonly type:
    | "connector.created"
    | "connector.updated"
    | "connector.deleted"
    | "connector.needs_reauth"
    | "connector.recovered"
    | "sync.completed"
    | "sync.failed"
    | "sync.held"
    | "records.changed"
    | "record.matched"
    | "customer.created"
    | "customer.deleted"
    | "oauth.completed"
    | "oauth.failed"
    | "grant.expiring"
    | "definition.ending"
    | "definition.drifting"
    | "endpoint.disabled"
    | "ping"
    | "vendor.event"
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly externalUserId: string | null
  /** The state of the delivery. `pending` until an attempt succeeds or the last one failed. */
  readonly status: "pending" | "succeeded" | "failed"
  /** The number of attempts. */
  readonly attempts: number
  /** When the next attempt is due. */
  readonly nextAttemptAt: string | null
  /** When the event happened. */
  readonly createdAt: string
  /** The body as the endpoint gets it: `type`, `timestamp` and `data`. */
  readonly body: JsonObject
}

/** Messages that are sent again. */
export interface WebhookReplayed {
  /** The number of messages to send again: at most 10,000. */
  readonly messages: number
  /** The `since` of the next replay, if there are more messages. */
  readonly next: string | null
}

/** A test of an endpoint. */
export interface WebhookTest {
  /** The ID of the message: `msg_…`. All attempts and replays have the same. */
  readonly messageId: string
  /** The attempt. Null for an endpoint without a URL, and if the server ends before an answer. */
  readonly attempt: ({
    /** The ID of the attempt. */
    readonly id: string
    /** The ID of the message: `msg_…`. All attempts and replays have the same. */
    readonly messageId: string
    /** When the attempt began. */
    readonly attemptedAt: string
    /** The duration of the attempt in milliseconds. */
    readonly durationMs: number
    /** Whether the endpoint answered with a status from 200 to 299. */
    readonly outcome: "succeeded" | "failed"
    /** The HTTP status of the answer. Null without an answer. */
    readonly status: number | null
    /** Why there is no answer, for people. */
    readonly error: string | null
    /** The first 2 kB of the answer. */
    readonly response: string | null
  } | null)
}

/** A customer's token for pages of one origin. */
export interface WidgetToken {
  /** The token. Send it as `Authorization: Bearer`. */
  readonly token: string
  /** Always `bearer`. */
  readonly tokenType: "bearer"
  /** The time until the token expires, in seconds. */
  readonly expiresIn: number
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly externalUserId: string
  /** The ID of the customer. */
  readonly customerId: string
  /** The ID of the organization. */
  readonly organizationId: string
  /** The only origin that may use the token. */
  readonly allowedOrigin: string
  /** The URL of the hosted page for connecting. */
  readonly widgetUrl: string
}
