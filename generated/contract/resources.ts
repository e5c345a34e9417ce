// Generated from contract/ by `npm run generate`.
import type { JsonObject } from '../../runtime/base/json.ts'

/** A row of the audit trail: an execute, a search or a change. */
export interface AuditEntry {
  /** The id of the organization. */
  readonly organizationId: string
  /** The position of the row in the organization's chain, from 1. */
  readonly seq: number
  /** The id of the row. */
  readonly id: string
  /** When it happened. */
  readonly at: string
  /** The request id, which the response and the log have as well. */
  readonly requestId: string
  /** Who did it. */
  readonly actor: {
    /** The kind of the token, or `operator` or `system`. */
    readonly kind: string
    /** The id of the application; with a scoped or widget token that of the customer. */
    readonly id: string
  }
  /** The id of the customer. */
  readonly customerId: string | null
  /** The id of the connector. */
  readonly connectorId: string | null
  /** `direct` for an execute, `search` for a search, `admin` for a change of the platform. */
  readonly type: "direct" | "search" | "admin"
  /** The entity of an execute; `other` for a name that the kind has not. */
  readonly entity: string | null
  /** The action of an execute, `other` for a name that is none; or the route of a change. */
  readonly action: string
  /** The HTTP status of the response. */
  readonly status: number
  /** The error code; null when there was no error. */
  readonly code: string | null
  /** The duration in milliseconds. */
  readonly durationMs: number | null
  /** The version of the manifest that was executed. */
  readonly definitionVersion: string | null
  /** The tool by which an agent asked; null for a call that no agent made. */
  readonly tool: string | null
  /** The name and version of the agent's program, where it said them. */
  readonly client: string | null
  /** The hash of the previous row. */
  readonly prevHash: string
  /** The hash of this row, which covers the previous one. */
  readonly hash: string
}

/** The result of a credential check. */
export interface CheckResult {
  /** The id of the connector. */
  readonly id: string
  /** Whether the third party accepts the credentials. */
  readonly status: "succeeded" | "failed"
  /** Why it does not. */
  readonly errorMessage: string | null
  /** The entity that the third party was asked for. */
  readonly checkedEntity: string
  /** The action by which it was asked. */
  readonly checkedAction: string
  /** The duration of the check in milliseconds. */
  readonly durationMs: number
}

/** A customer's token, for a service or a browser that acts for that customer alone. */
export interface CustomerToken {
  /** The token, to be sent as `Authorization: Bearer`. */
  readonly token: string
  /** Always `bearer`. */
  readonly tokenType: "bearer"
  /** The seconds until the token expires. */
  readonly expiresIn: number
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly externalUserId: string
  /** The id of the customer. */
  readonly customerId: string
  /** The id of the organization. */
  readonly organizationId: string
}

/** A deletion that goes on in the background as a job. */
export interface Deletion {
  /** The id of the job that deletes the rest. */
  readonly jobId: string
  /** The id of what was deleted. */
  readonly id: string
  /** When it was deleted. */
  readonly deletedAt: string
}

/** A connector as the platform stores it. Its credentials never come back. */
export interface HostedConnector {
  /** The id of the connector. */
  readonly id: string
  /** The name of the connector. */
  readonly name: string
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly externalUserId: string
  /** The id of the customer. */
  readonly customerId: string
  /** The id of the organization. */
  readonly organizationId: string
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The id of the definition of the kind. */
  readonly definitionId: string
  /** The version of the definition that the connector was made with. */
  readonly definitionVersion: string
  /** The kind, for display. */
  readonly sourceTemplate: {
    /** The id of the definition of the kind. */
    readonly id: string
    /** The display name of the kind. */
    readonly name: string
    /** The name of the connector kind. */
    readonly connectorType: string
    /** The URL of an SVG. */
    readonly icon: string
  }
  /** What is known of the credentials; never the credentials themselves. */
  readonly auth: {
    /** The auth variant of the credentials. */
    readonly method: string
    /** The scopes that were granted. */
    readonly scopes: readonly string[]
    /** When the credentials expire; null when that is not known. */
    readonly expiresAt: string | null
    /** When the credentials were last given or renewed. */
    readonly credentialsUpdatedAt: string
  }
  /** The settings of the kind that are not secret. */
  readonly environment: JsonObject
  /** The settings of replication. */
  readonly replicationConfig: JsonObject
  /** The state of the connector; `needs_reauth` when its owner has to give new credentials. */
  readonly status: "pending" | "active" | "needs_reauth" | "disabled" | "deleting"
  /** Why the connector has its state. */
  readonly statusReason: string | null
  /** When the connector was last used. */
  readonly lastUsedAt: string | null
  /** When the connector was created. */
  readonly createdAt: string
  /** When the connector was last changed. */
  readonly updatedAt: string
  /** The version of the connector, which each change raises. */
  readonly version: number
}

/** An end-user of the application. */
export interface HostedCustomer {
  /** The id of the customer. */
  readonly id: string
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly externalUserId: string
  /** The id of the organization. */
  readonly organizationId: string
  /** The state of the customer; the connectors of an inactive one refuse to work. */
  readonly status: "active" | "inactive"
  /** How many connectors the customer has. */
  readonly connectors: number
  /** When the customer was created. */
  readonly createdAt: string
  /** When the customer was last changed. */
  readonly updatedAt: string
}

/** A connector with what it can do. */
export interface InspectedConnector {
  /** The id of the connector. */
  readonly id: string
  /** The name of the connector. */
  readonly name: string
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly externalUserId: string
  /** The id of the customer. */
  readonly customerId: string
  /** The id of the organization. */
  readonly organizationId: string
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The id of the definition of the kind. */
  readonly definitionId: string
  /** The version of the definition that the connector was made with. */
  readonly definitionVersion: string
  /** The kind, for display. */
  readonly sourceTemplate: {
    /** The id of the definition of the kind. */
    readonly id: string
    /** The display name of the kind. */
    readonly name: string
    /** The name of the connector kind. */
    readonly connectorType: string
    /** The URL of an SVG. */
    readonly icon: string
  }
  /** What is known of the credentials; never the credentials themselves. */
  readonly auth: {
    /** The auth variant of the credentials. */
    readonly method: string
    /** The scopes that were granted. */
    readonly scopes: readonly string[]
    /** When the credentials expire; null when that is not known. */
    readonly expiresAt: string | null
    /** When the credentials were last given or renewed. */
    readonly credentialsUpdatedAt: string
  }
  /** The settings of the kind that are not secret. */
  readonly environment: JsonObject
  /** The settings of replication. */
  readonly replicationConfig: JsonObject
  /** The state of the connector; `needs_reauth` when its owner has to give new credentials. */
  readonly status: "pending" | "active" | "needs_reauth" | "disabled" | "deleting"
  /** Why the connector has its state. */
  readonly statusReason: string | null
  /** When the connector was last used. */
  readonly lastUsedAt: string | null
  /** When the connector was created. */
  readonly createdAt: string
  /** When the connector was last changed. */
  readonly updatedAt: string
  /** The version of the connector, which each change raises. */
  readonly version: number
  /** The entities of the kind with their actions. */
  readonly entities: readonly {
    /** The name of the entity. */
    readonly name: string
    /** What the entity is. */
    readonly description: string | null
    /** The actions of the entity. */
    readonly actions: readonly {
      /** The name of the action. */
      readonly action: string
      /** What the action does. */
      readonly description: string | null
      /** What the action does to the data of the third party. */
      readonly effect: "read" | "additive" | "overwrites" | "destroys"
      /** The JSON Schema of the params. */
      readonly params: JsonObject
      /** How the action is paged; null when it is not. */
      readonly pagination: ({
        /** The style of pagination. */
        readonly style: string
        /** The param that names the page. */
        readonly param: string | null
        /** The param that names the size of a page. */
        readonly size: string | null
      } | null)
      readonly limits: {
        /** The longest that the action may take, in milliseconds. */
        readonly timeoutMs: number
        /** The rate limit of the third party, where it is known. */
        readonly rate: ({
          /** How many requests the third party allows in `per_ms`. */
          readonly limit: number | null
          /** The window in milliseconds. */
          readonly perMs: number
          /** How many requests the third party allows at once. */
          readonly concurrency: number | null
        } | null)
      }
      /** The scopes that the third party asks for. */
      readonly requires: readonly string[]
    }[]
    /** The JSON Schema of a record. */
    readonly record: JsonObject
    /** The fields that `search` takes, with their types. */
    readonly searchFields: {
      readonly [k: string]: string
    }
  }[]
}

/** Work that goes on in the background. */
export interface Job {
  /** The id of the job. */
  readonly id: string
  /** What the job does, such as `connector.delete`. */
  readonly kind: string
  /** The id of the connector. */
  readonly connectorId: string | null
  /** The state of the job. */
  readonly status: "queued" | "running" | "succeeded" | "failed" | "cancelled"
  /** How far the job is. */
  readonly progress: JsonObject
  /** The error that ended the job; null when there was none. */
  readonly error: JsonObject | null
  /** When the job was created. */
  readonly createdAt: string
  /** When the job ended; null until then. */
  readonly finishedAt: string | null
}

/** A connector kind with what a form, an agent or a generated client needs to know of it. */
export interface KindDefinition {
  /** The id of the definition. */
  readonly sourceDefinitionId: string
  /** The display name of the kind. */
  readonly name: string
  /** The URL of an SVG. */
  readonly iconUrl: string
  /** How well the kind is supported. */
  readonly supportLevel: string
  /** The name of the kind, which connectors are created with. */
  readonly connectorType: string
  /** The version of the manifest. */
  readonly version: string
  /** A digest that changes whenever the manifest does. */
  readonly hash: string
  /** What the kind is. */
  readonly description: string | null
  /** The URL of the third party's documentation. */
  readonly documentationUrl: string
  /** The ways to give credentials. */
  readonly auth: readonly {
    /** The name of the variant. */
    readonly id: string
    /** The display name of the variant. */
    readonly title: string
    /** What the variant is for. */
    readonly description: string | null
    /** The scheme, such as `bearer` or `oauth2`. */
    readonly kind: string
    readonly oauth: {
      /** Whether an OAuth flow gives these credentials. */
      readonly supported: boolean
      /** The scopes that the flow asks for by default. */
      readonly scopes: readonly string[]
    }
    /** The JSON Schema of the credentials that a connector takes; credentials-spec has the forms for people. */
    readonly schema: JsonObject
  }[]
  /** The JSON Schema of the settings that are not secret. */
  readonly environment: JsonObject
  /** The entities of the kind with their actions. */
  readonly entities: readonly {
    /** The name of the entity. */
    readonly name: string
    /** What the entity is. */
    readonly description: string | null
    /** The actions of the entity. */
    readonly actions: readonly {
      /** The name of the action. */
      readonly action: string
      /** What the action does. */
      readonly description: string | null
      /** What the action does to the data of the third party. */
      readonly effect: "read" | "additive" | "overwrites" | "destroys"
      /** The JSON Schema of the params. */
      readonly params: JsonObject
      /** How the action is paged; null when it is not. */
      readonly pagination: ({
        /** The style of pagination. */
        readonly style: string
        /** The param that names the page. */
        readonly param: string | null
        /** The param that names the size of a page. */
        readonly size: string | null
      } | null)
      readonly limits: {
        /** The longest that the action may take, in milliseconds. */
        readonly timeoutMs: number
        /** The rate limit of the third party, where it is known. */
        readonly rate: ({
          /** How many requests the third party allows in `per_ms`. */
          readonly limit: number | null
          /** The window in milliseconds. */
          readonly perMs: number
          /** How many requests the third party allows at once. */
          readonly concurrency: number | null
        } | null)
      }
      /** The scopes that the third party asks for. */
      readonly requires: readonly string[]
    }[]
    /** The JSON Schema of a record. */
    readonly record: JsonObject
    /** The fields that `search` takes, with their types. */
    readonly searchFields: {
      readonly [k: string]: string
    }
  }[]
}

/** A connector kind in the platform's catalogue. */
export interface KindListed {
  /** The id of the definition. */
  readonly sourceDefinitionId: string
  /** The display name of the kind. */
  readonly name: string
  /** The URL of an SVG. */
  readonly iconUrl: string
  /** How well the kind is supported. */
  readonly supportLevel: string
}

/** What an OAuth application of a kind is made of. */
export interface OAuthApplicationSpec {
  /** The name of the connector kind. */
  readonly connectorType: string
  /** The id of the definition of the kind. */
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
   * Items: A scope as the third party names it.
   */
  readonly scopes: readonly string[]
}

/** Where a customer consents. */
export interface OAuthFlow {
  /** The URL to send the customer to. */
  readonly consentUrl: string
  /** When the flow expires. */
  readonly expiresAt: string
  /** The secret part of `consent_url`. */
  readonly flowId: string
}

/** The searchable copy of a connector. */
export interface SyncState {
  /** The id of the connector. */
  readonly connectorId: string
  /**
   * `loading` until an entity can be searched, `building_preview` until every entity can, `preview` until every first
   * run is complete.
   */
  readonly status: "loading" | "building_preview" | "preview" | "ready" | "paused" | "error"
  /** Whether the connector is synced. */
  readonly enabled: boolean
  /** The least minutes between two runs; entities that cost more wait longer. */
  readonly intervalMinutes: number
  /** The id of the current run; null when there is none. */
  readonly jobId: string | null
  /** The entities of the kind that can be searched, and their parents. */
  readonly entities: readonly {
    /** The name of the entity. */
    readonly entity: string
    /** Whether the entity is among those that the connector syncs. */
    readonly selected: boolean
    /** `excluded` when nothing of the entity is copied: it is neither selected nor the parent of a selected one. */
    readonly status: "excluded" | "loading" | "preview" | "ready" | "error"
    /** How many records can be searched. */
    readonly records: number
    /** How many records could not be stored. */
    readonly rejected: number
    /** How many requests to the third party the last run made. */
    readonly requests: number | null
    /** How many requests the last run made that read everything. */
    readonly fullRequests: number | null
    /** The minutes between two runs: from the cost of a run, unless the connector sets them. */
    readonly intervalMinutes: number
    /**
     * The parents that the third party refuses to list below, longest first. Runs skip them and keep their records.
     * 
     * @maxItems 20
     */
    readonly skippedParents: readonly {
      /** What names the parent, by the params of the list: `{"project": "1234"}`. */
      readonly params: JsonObject
      /** The error code. */
      readonly code: string
      /** What went wrong, for people. */
      readonly message: string
      /** When the third party first refused it. */
      readonly since: string
      /** When a run tries it again at the earliest; one that you start tries it at once. */
      readonly nextTryAt: string
    }[]
    /** How many parents are skipped, also those that `skipped_parents` has no room for. */
    readonly skippedParentsCount: number
    /** When the last complete run ended. */
    readonly lastSyncedAt: string | null
    /** When the last complete run ended that read everything. */
    readonly lastFullSyncedAt: string | null
    /** When the next run is due. */
    readonly nextRunAt: string | null
    /** The error that ended the last run; null when it succeeded. */
    readonly lastError: {
      /** The error code. */
      readonly code: string
      /** What went wrong, for people. */
      readonly message: string
    } | null
  }[]
}

/** How often a connector was used on one day (UTC). */
export interface Usage {
  /** The id of the customer. */
  readonly customerId: string | null
  /** The id of the connector. */
  readonly connectorId: string | null
  /** The day in UTC. */
  readonly day: string
  /** How many calls there were. */
  readonly calls: number
  /** How many of them were answered with 400 or more. */
  readonly failed: number
}

/** A link to the page on which a customer connects. */
export interface ConnectLink {
  /** The id of the link. */
  readonly id: string
  /** The URL of the page, with a code that is good once. */
  readonly url: string
  /** When the link expires. */
  readonly expiresAt: string
}

/** A customer's token for pages of one origin. */
export interface WidgetToken {
  /** The token, to be sent as `Authorization: Bearer`. */
  readonly token: string
  /** Always `bearer`. */
  readonly tokenType: "bearer"
  /** The seconds until the token expires. */
  readonly expiresIn: number
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly externalUserId: string
  /** The id of the customer. */
  readonly customerId: string
  /** The id of the organization. */
  readonly organizationId: string
  /** The only origin that may use the token. */
  readonly allowedOrigin: string
  /** The URL of the hosted page for connecting. */
  readonly widgetUrl: string
}
