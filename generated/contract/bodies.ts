// Generated from contract/ by `npm run generate`.
import type { JsonObject } from '../../runtime/base/json.ts'

/** An action of an entity. */
export interface ActionBody {
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
    readonly timeout_ms: number
    /** The rate limit of the third party, where it is known. */
    readonly rate: ({
      /** How many requests the third party allows in `per_ms`. */
      readonly limit: number | null
      /** The window in milliseconds. */
      readonly per_ms: number
      /** How many requests the third party allows at once. */
      readonly concurrency: number | null
    } | null)
  }
  /** The scopes that the third party asks for. */
  readonly requires: readonly string[]
}

/** An application token. */
export interface ApplicationTokenBody {
  /** The token, to be sent as `Authorization: Bearer`. */
  readonly access_token: string
  /** Always `bearer`. */
  readonly token_type: "bearer"
  /** The seconds until the token expires. */
  readonly expires_in: 900
  /** The id of the organization. */
  readonly organization_id: string
}

/** The body of a request for an application token. */
export interface ApplicationTokenRequest {
  /** The client id of the application. */
  readonly client_id: string
  /** The client secret, which was shown once when the application was created. */
  readonly client_secret: string
}

/** A row of the audit trail. */
export interface AuditRowBody {
  /** The id of the organization. */
  readonly organization_id: string
  /** The position of the row in the organization's chain, from 1. */
  readonly seq: number
  /** The id of the row. */
  readonly id: string
  /** When it happened. */
  readonly at: string
  /** The request id, which the response and the log have as well. */
  readonly request_id: string
  /** Who did it. */
  readonly actor: {
    /** The kind of the token, or `operator` or `system`. */
    readonly kind: string
    /** The id of the application; with a scoped or widget token that of the customer. */
    readonly id: string
  }
  /** The id of the customer. */
  readonly customer_id: string | null
  /** The id of the connector. */
  readonly connector_id: string | null
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
  readonly duration_ms: number | null
  /** The version of the manifest that was executed. */
  readonly definition_version: string | null
  /** The tool by which an agent asked; null for a call that no agent made. */
  readonly tool: string | null
  /** The name and version of the agent's program, where it said them. */
  readonly client: string | null
  /** The hash of the previous row. */
  readonly prev_hash: string
  /** The hash of this row, which covers the previous one. */
  readonly hash: string
}

/** The kinds that a caller may connect. */
export interface ConnectableKindsBody {
  /** The kinds, by name. */
  readonly kinds: readonly {
    /** The name of the connector kind. */
    readonly connector_type: string
    /** The display name of the kind. */
    readonly name: string
    /** The URL of an SVG. */
    readonly icon_url: string
  }[]
}

/** A connector, without its credentials. */
export interface ConnectorBody {
  /** The id of the connector. */
  readonly id: string
  /** The name of the connector. */
  readonly name: string
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** The id of the customer. */
  readonly customer_id: string
  /** The id of the organization. */
  readonly organization_id: string
  /** The name of the connector kind. */
  readonly connector_type: string
  /** The id of the definition of the kind. */
  readonly definition_id: string
  /** The version of the definition that the connector was made with. */
  readonly definition_version: string
  /** The kind, for display. */
  readonly source_template: {
    /** The id of the definition of the kind. */
    readonly id: string
    /** The display name of the kind. */
    readonly name: string
    /** The name of the connector kind. */
    readonly connector_type: string
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
    readonly expires_at: string | null
    /** When the credentials were last given or renewed. */
    readonly credentials_updated_at: string
  }
  /** The settings of the kind that are not secret. */
  readonly environment: JsonObject
  /** The settings of replication. */
  readonly replication_config: JsonObject
  /** The state of the connector; `needs_reauth` when its owner has to give new credentials. */
  readonly status: "pending" | "active" | "needs_reauth" | "disabled" | "deleting"
  /** Why the connector has its state. */
  readonly status_reason: string | null
  /** When the connector was last used. */
  readonly last_used_at: string | null
  /** When the connector was created. */
  readonly created_at: string
  /** When the connector was last changed. */
  readonly updated_at: string
  /** The version of the connector, which each change raises. */
  readonly version: number
}

/** The body that changes a connector. */
export interface ConnectorChangesRequest {
  /** The name of the connector, for people; it holds no control characters. */
  readonly name?: string
  /** The owner's credentials, as one of the kind's auth variants describes them. They never come back. */
  readonly credentials?: {
    readonly [k: string]: string
  }
  /**
   * An auth variant of the kind, by its id in credentials-spec. Without it the first that fits; a connector's own when
   * it is changed or connected again.
   */
  readonly auth_variant?: string
  /** The settings of the kind that are not secret. */
  readonly environment?: JsonObject
  /** Whether the connector can be used. */
  readonly enabled?: boolean
}

/** What a kind asks for when it is connected. */
export interface CredentialsSpecBody {
  /** The name of the connector kind. */
  readonly connector_type: string
  /** The display name of the kind. */
  readonly name: string
  /** The URL of an SVG. */
  readonly icon_url: string
  /** The URL of the third party's documentation. */
  readonly documentation_url: string
  /**
   * The ways to authenticate: by consent first, where an OAuth application is known, else in the order of the manifest.
   */
  readonly variants: readonly {
    /** The name of the auth variant. */
    readonly id: string
    /** The display name of the auth variant. */
    readonly title: string
    /** What the variant is for, and where its values are found. */
    readonly help: string | null
    /** The OAuth flow that gives these credentials; null where they are entered. */
    readonly oauth: ({
      /** Whether an OAuth application is known, without which no flow can begin. */
      readonly is_available: boolean
      /** The scopes that the flow asks for by default. */
      readonly scopes: readonly {
        /** The scope as the third party names it. */
        readonly name: string
        /** What it allows, in a sentence; null when the kind does not say it. */
        readonly words: string | null
      }[]
    } | null)
    /** The credentials that the owner enters: none that consent, an OAuth application or the token endpoint brings. */
    readonly fields: readonly {
      /** The name of the value, under which it is sent. */
      readonly name: string
      /** The label of the field. */
      readonly title: string
      /** What to enter. */
      readonly help: string | null
      /** Whether it must be entered. */
      readonly is_required: boolean
      /** Whether it is hidden while it is typed. */
      readonly is_secret: boolean
      /** A regular expression that the whole value matches. */
      readonly pattern: string | null
      /** The only values that it takes. */
      readonly choices: readonly string[] | null
      /** A value as it may look. */
      readonly placeholder: string | null
    }[]
    /** The settings to enter, which are sent as `environment`. */
    readonly settings: readonly {
      /** The name of the value, under which it is sent. */
      readonly name: string
      /** The label of the field. */
      readonly title: string
      /** What to enter. */
      readonly help: string | null
      /** Whether it must be entered. */
      readonly is_required: boolean
      /** Whether it is hidden while it is typed. */
      readonly is_secret: boolean
      /** A regular expression that the whole value matches. */
      readonly pattern: string | null
      /** The only values that it takes. */
      readonly choices: readonly string[] | null
      /** A value as it may look. */
      readonly placeholder: string | null
    }[]
  }[]
  /** The entities that can be copied for `search`. */
  readonly entities: readonly {
    /** The name of the entity. */
    readonly name: string
    /** The name for people. */
    readonly title: string
  }[]
}

/** A customer. */
export interface CustomerBody {
  /** The id of the customer. */
  readonly id: string
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** The id of the organization. */
  readonly organization_id: string
  /** The state of the customer; the connectors of an inactive one refuse to work. */
  readonly status: "active" | "inactive"
  /** How many connectors the customer has. */
  readonly connectors: number
  /** When the customer was created. */
  readonly created_at: string
  /** When the customer was last changed. */
  readonly updated_at: string
}

/** A connector kind. */
export interface DefinitionBody {
  /** The id of the definition. */
  readonly sourceDefinitionId: string
  /** The display name of the kind. */
  readonly name: string
  /** The URL of an SVG. */
  readonly iconUrl: string
  /** How well the kind is supported. */
  readonly supportLevel: string
  /** The name of the kind, which connectors are created with. */
  readonly connector_type: string
  /** The version of the manifest. */
  readonly version: string
  /** A digest that changes whenever the manifest does. */
  readonly hash: string
  /** What the kind is. */
  readonly description: string | null
  /** The URL of the third party's documentation. */
  readonly documentation_url: string
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
        readonly timeout_ms: number
        /** The rate limit of the third party, where it is known. */
        readonly rate: ({
          /** How many requests the third party allows in `per_ms`. */
          readonly limit: number | null
          /** The window in milliseconds. */
          readonly per_ms: number
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
    readonly search_fields: {
      readonly [k: string]: string
    }
  }[]
}

/** A deletion that goes on in the background as a job. */
export interface DeletionBody {
  /** The id of the job that deletes the rest. */
  readonly job_id: string
  /** The id of what was deleted. */
  readonly id: string
  /** When it was deleted. */
  readonly deleted_at: string
}

/** An entity with its actions. */
export interface EntityBody {
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
      readonly timeout_ms: number
      /** The rate limit of the third party, where it is known. */
      readonly rate: ({
        /** How many requests the third party allows in `per_ms`. */
        readonly limit: number | null
        /** The window in milliseconds. */
        readonly per_ms: number
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
  readonly search_fields: {
    readonly [k: string]: string
  }
}

/** The response of an execute. */
export interface EnvelopeBody {
  /** The records of a list, or one record; null when the third party gives none. */
  readonly data: readonly unknown[] | { [k: string]: unknown } | null
  /** What the third party says beside the records, by the names of the kind. */
  readonly meta: JsonObject
  /** The params of the next call; null when there is none. */
  readonly next: JsonObject | null
  readonly execution: {
    /** The request id, which the log and the audit trail have as well. */
    readonly request_id: string
    /** The id of the connector. */
    readonly connector_id: string
    /** The entity of the call. */
    readonly entity: string
    /** The action of the call. */
    readonly action: string
    /** The duration of the execution in milliseconds. */
    readonly duration_ms: number
    /** How many requests were sent to the third party. */
    readonly upstream_requests: number
  }
}

/** The body of every error. */
export interface ErrorBody {
  /** A URL that explains the code. */
  readonly type: string
  /** The code in words. */
  readonly title: string
  /** The HTTP status. */
  readonly status: number
  /** The error code, which programs match on. */
  readonly code: string
  /** What went wrong, for people. It never holds a secret. */
  readonly message: string
  /** The same text as `message`. */
  readonly detail: string
  /** The faults by field; empty when the error is about no field. */
  readonly errors: readonly {
    /** The path of the field, such as `params.limit`. */
    readonly field: string
    /** What is wrong with the field. */
    readonly message: string
    /** A word for the fault, such as `maximum`. */
    readonly error_code: string
  }[]
  /** What to do about the error. */
  readonly hint: string | null
  /** Whether the same call may succeed later, unchanged. */
  readonly retryable: boolean
  /** The seconds to wait before trying again. */
  readonly retry_after: number | null
  /** The request id, which the log and the audit trail have as well. */
  readonly request_id: string
  /**
   * The params with which another call goes on where this one ended; present when the third party still works on what
   * was begun.
   */
  readonly next?: JsonObject
  /** What the third party said; present when it refused the request. */
  readonly upstream?: {
    /** The HTTP status of the third party's response. */
    readonly status: number
    /** The third party's own error code. */
    readonly code: string | null
    /** The third party's own message, shortened. */
    readonly message: string | null
    /** The third party's name of the request. */
    readonly request_id: string | null
  }
}

/** The body of an execute. */
export interface ExecuteRequest {
  /** The name of the entity, such as `customers`. */
  readonly entity: string
  /**
   * One of list, get, create, update, delete, search, api_search, download, or an action of the entity's own, such as
   * `archive`. Which of them there are depends on the entity.
   */
  readonly action: string
  /** The action's params; left out when none is needed. */
  readonly params?: JsonObject
  /** The longest that the call may take, in milliseconds. */
  readonly timeout_ms?: number
}

/** What the platform says of an execution. */
export interface ExecutionBody {
  /** The request id, which the log and the audit trail have as well. */
  readonly request_id: string
  /** The id of the connector. */
  readonly connector_id: string
  /** The entity of the call. */
  readonly entity: string
  /** The action of the call. */
  readonly action: string
  /** The duration of the execution in milliseconds. */
  readonly duration_ms: number
  /** How many requests were sent to the third party. */
  readonly upstream_requests: number
}

/** The body that confirms a flow. */
export interface FlowConfirmationRequest {
  /** The code that the browser which consented was given. */
  readonly code: string
}

/** How an OAuth flow stands. */
export interface FlowStateBody {
  /**
   * How the flow stands; `pending` until the browser has come back from the third party, `unconfirmed` until the code
   * that this browser was given is sent.
   */
  readonly status: "pending" | "unconfirmed" | "succeeded" | "failed" | "expired"
  /** The name of the connector kind. */
  readonly connector_type: string
  /** When the flow, and what it left, expires. */
  readonly expires_at: string
  /** Of this a connector is created, where the flow ended on a page of the server and was confirmed. */
  readonly secret_id: string | null
  /** The connector that was connected again. */
  readonly connector_id: string | null
  /**
   * What the consent gives access to, where it is several things: a connector is created with the `environment` of one.
   */
  readonly choices: readonly {
    /** The name of the choice, for people. */
    readonly name: string | null
    /** The settings that choose it. */
    readonly environment: JsonObject
  }[]
  /** The error code, or the word of the third party's refusal. */
  readonly error: string | null
  /** Why the flow failed. */
  readonly error_description: string | null
}

/** A link to the page on which a customer connects. */
export interface LinkBody {
  /** The id of the link. */
  readonly id: string
  /** The URL of the page, with a code that is good once. */
  readonly url: string
  /** When the link expires. */
  readonly expires_at: string
}

/** The body by which the page exchanges a code. */
export interface LinkExchangeRequest {
  /** The one-time code, which stands after `#` in the URL of the link. */
  readonly code: string
}

/** What a code of a link is exchanged for. */
export interface LinkSessionBody {
  /** A widget token for the server's own pages. */
  readonly token: string
  /** The seconds until the token expires. */
  readonly expires_in: number
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** The id of the link. */
  readonly link_id: string
  /** The kinds that the page offers; null for all. */
  readonly connector_types: readonly string[] | null
  /** The connector to connect again. */
  readonly connector_id: string | null
  /** The URL that the page leads back to. */
  readonly return_url: string | null
}

/** A connector kind as the list shows it. */
export interface ListedDefinitionBody {
  /** The id of the definition. */
  readonly sourceDefinitionId: string
  /** The display name of the kind. */
  readonly name: string
  /** The URL of an SVG. */
  readonly iconUrl: string
  /** How well the kind is supported. */
  readonly supportLevel: string
}

/** The body that creates a connector. */
export interface NewConnectorRequest {
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** The connector kind, by its name, its display name or its definition id, in any case. */
  readonly connector_type: string
  /** The name of the connector, for people; it holds no control characters. */
  readonly name: string
  /** The owner's credentials, as one of the kind's auth variants describes them. They never come back. */
  readonly credentials?: {
    readonly [k: string]: string
  }
  /**
   * An auth variant of the kind, by its id in credentials-spec. Without it the first that fits; a connector's own when
   * it is changed or connected again.
   */
  readonly auth_variant?: string
  /** The `secret_id` that the OAuth flow ended with. */
  readonly server_side_oauth_secret_id?: string
  /**
   * The settings of the kind that are not secret; with a `secret_id` those that choose among several sites or accounts.
   */
  readonly environment?: JsonObject
  /** Whether the third party is asked if the credentials are good. */
  readonly validate?: boolean
  /** How the searchable copy is synced. Widget tokens may set `enabled`, and `entities` where they may choose them. */
  readonly sync?: {
    /** Whether the connector is synced. */
    readonly enabled?: boolean
    /** The minutes between two runs, whatever a run costs. */
    readonly interval_minutes?: number
    /** The entities to sync; null, the default, for all that can be searched. */
    readonly entities?: readonly string[] | null
  }
}

/** The body that makes a link. */
export interface NewLinkRequest {
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /**
   * The connector kinds that the page offers; all by default.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly connector_types?: readonly string[]
  /** The connector to connect again. */
  readonly connector_id?: string
  /** Whether the customer may choose which entities are copied for `search`. */
  readonly choose_entities?: boolean
  /** The seconds for which the link is good. */
  readonly expires_in?: number
  /** The URL that the page leads back to; its origin is that of a registered redirect URL, if there is any. */
  readonly return_url?: string
}

/** An organization's own OAuth application, without its configuration. */
export interface OAuthApplicationBody {
  /** The id of the OAuth application. */
  readonly id: string
  /** Always `organization`. */
  readonly scope_type: "organization"
  /** The id of the organization. */
  readonly scope_id: string
  /** The id of the definition of the kind. */
  readonly connector_definition_id: string
  /** The host at which it is registered; null for a kind that fixes its hosts. */
  readonly client_host: string | null
  /** When the OAuth application was stored. */
  readonly created_at: string
  /** When the OAuth application was last changed. */
  readonly updated_at: string
}

/** The body that stores an organization's own OAuth application. */
export interface OAuthApplicationRequest {
  /** The connector kind, by its name, its display name or its definition id, in any case. */
  readonly connector_type: string
  readonly configuration: {
    /** The client id at the third party. */
    readonly client_id: string
    /** The client secret at the third party. It never comes back. */
    readonly client_secret?: string
    /**
     * The host at which it is registered, for a kind that runs on hosts of its owners; the default host of the kind by
     * default.
     */
    readonly client_host?: string
  }
}

/** What an OAuth application of a kind is made of. */
export interface OAuthApplicationSpecBody {
  /** The name of the connector kind. */
  readonly connector_type: string
  /** The id of the definition of the kind. */
  readonly connector_definition_id: string
  /** The JSON Schema of the configuration. */
  readonly configuration: JsonObject
  /** The redirect URI to allow at the third party. */
  readonly redirect_uri: string
  /**
   * The scopes to allow at the third party.
   * 
   * @maxItems 200
   * 
   * Items: A scope as the third party names it.
   */
  readonly scopes: readonly string[]
}

/** The body that begins an OAuth flow. */
export interface OAuthInitiationRequest {
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** The connector kind, by its name, its display name or its definition id, in any case. */
  readonly connector_type: string
  /**
   * The URL that the customer returns to: https, or http on loopback; without user name, fragment or encoded dots and
   * slashes; written as browsers write it.
   */
  readonly redirect_url: string
  /** The kind's settings, and the credentials that consent does not bring. */
  readonly environment?: JsonObject
  /**
   * An auth variant of the kind, by its id in credentials-spec. Without it the first that fits; a connector's own when
   * it is changed or connected again.
   */
  readonly auth_variant?: string
  /**
   * The scopes to ask for, instead of those that the kind asks for by default.
   * 
   * @maxItems 200
   * 
   * Items: A scope as the third party names it.
   */
  readonly scopes?: readonly string[]
  /** The connector to connect again. */
  readonly connector_id?: string
}

/** The response of an execute in the result envelope. */
export interface ResultEnvelopeBody {
  /** Always `success`. */
  readonly status: "success"
  /** The records of a list, or one record; null when the third party gives none. */
  readonly result: readonly unknown[] | { [k: string]: unknown } | null
  /** What the third party says beside the records, by the names of the kind. */
  readonly connector_metadata: JsonObject
  readonly execution_metadata: {
    /** The id of the connector. */
    readonly connector_instance_id: string
    /** The duration of the execution in milliseconds. */
    readonly execution_time_ms: number
  }
}

/** The body that revokes one token, or all of a customer. */
export interface RevokeRequest {
  /** The token to revoke. */
  readonly token?: string
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id?: string
}

/** A scoped token. */
export interface ScopedTokenBody {
  /** The token, to be sent as `Authorization: Bearer`. */
  readonly token: string
  /** Always `bearer`. */
  readonly token_type: "bearer"
  /** The seconds until the token expires. */
  readonly expires_in: number
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** The id of the customer. */
  readonly customer_id: string
  /** The id of the organization. */
  readonly organization_id: string
}

/** The body of a request for a scoped token. */
export interface ScopedTokenRequest {
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** What the holder may do, for tokens that are given to agents. Such a token executes and nothing else. */
  readonly policy?: {
    /** Whether only operations that change nothing may be called. */
    readonly read_only?: boolean
    /** Whether operations that delete are refused. */
    readonly no_delete?: boolean
    /**
     * The only kinds that may be called.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly connector_types?: readonly string[]
    /**
     * The only entities: `customers`, or `shop.customers` for those of one kind.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly entities?: readonly string[]
    /**
     * The only operations: `customers.list`, `shop.customers.list`, or globs such as `*.list`.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly operations?: readonly string[]
    /** The most calls of operations. */
    readonly max_calls?: number
  }
}

/** The metadata of a search. */
export interface SearchMeta {
  /** Whether there are more records than these. */
  readonly has_more: boolean
  /** The cursor of the next page; null on the last page. */
  readonly cursor: string | null
  /** The duration of the search in milliseconds. */
  readonly took_ms: number
  /** When the last complete sync of the entity began; null before the first one has completed. */
  readonly synced_at: string | null
  /** The seconds since `synced_at`. */
  readonly age_seconds: number | null
  /** When the last complete sync of the entity began that read everything, and noticed what was deleted. */
  readonly full_synced_at: string | null
  /** The seconds since `full_synced_at`. */
  readonly full_age_seconds: number | null
  /** Present until the first sync has completed: some records are still missing. */
  readonly status?: "preview"
}

/** The params of a search of any entity. */
export interface SearchParamsBody {
  readonly query: {
    /**
     * The conditions, as {operator: {field: value}}; all of them have to hold. The operators are eq, neq, gt, gte, lt,
     * lte, in, like, fuzzy, keyword, not, and, or.
     */
    readonly filter?: JsonObject
    /** The order, such as [{"created_at": "desc"}]. At most 4 fields. */
    readonly sort?: readonly JsonObject[]
  }
  /** The most records of the response. */
  readonly limit?: number
  /** The `meta.cursor` of the previous response, with the same query. */
  readonly cursor?: string
  /**
   * The fields of the records, as "address.city" or ["address", "city"]; all fields by default.
   * 
   * @maxItems 256
   */
  readonly fields?: readonly (string | readonly string[])[]
}

/** The body that changes how a connector is synced. */
export interface SyncChangeRequest {
  /** Whether the connector is synced. */
  readonly enabled?: boolean
  /** The minutes between two runs, whatever a run costs. */
  readonly interval_minutes?: number
  /** The entities to sync; null, the default, for all that can be searched. */
  readonly entities?: readonly string[] | null
}

/** A parent below which a third party lists nothing for now. */
export interface SkippedParentBody {
  /** What names the parent, by the params of the list: `{"project": "1234"}`. */
  readonly params: JsonObject
  /** The error code. */
  readonly code: string
  /** What went wrong, for people. */
  readonly message: string
  /** When the third party first refused it. */
  readonly since: string
  /** When a run tries it again at the earliest; one that you start tries it at once. */
  readonly next_try_at: string
}

/** The searchable copy of an entity. */
export interface SyncEntityBody {
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
  readonly full_requests: number | null
  /** The minutes between two runs: from the cost of a run, unless the connector sets them. */
  readonly interval_minutes: number
  /**
   * The parents that the third party refuses to list below, longest first. Runs skip them and keep their records.
   * 
   * @maxItems 20
   */
  readonly skipped_parents: readonly {
    /** What names the parent, by the params of the list: `{"project": "1234"}`. */
    readonly params: JsonObject
    /** The error code. */
    readonly code: string
    /** What went wrong, for people. */
    readonly message: string
    /** When the third party first refused it. */
    readonly since: string
    /** When a run tries it again at the earliest; one that you start tries it at once. */
    readonly next_try_at: string
  }[]
  /** How many parents are skipped, also those that `skipped_parents` has no room for. */
  readonly skipped_parents_count: number
  /** When the last complete run ended. */
  readonly last_synced_at: string | null
  /** When the last complete run ended that read everything. */
  readonly last_full_synced_at: string | null
  /** When the next run is due. */
  readonly next_run_at: string | null
  /** The error that ended the last run; null when it succeeded. */
  readonly last_error: {
    /** The error code. */
    readonly code: string
    /** What went wrong, for people. */
    readonly message: string
  } | null
}

/** The body that starts a sync. */
export interface SyncRunRequest {
  /**
   * The entities to sync; all that the connector syncs by default.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly entities?: readonly string[]
  /** `incremental` asks for what is new where the third party can be asked so; `full` reads everything again. */
  readonly mode?: "incremental" | "full"
}

/** The searchable copy of a connector. */
export interface SyncStateBody {
  /** The id of the connector. */
  readonly connector_id: string
  /**
   * `loading` until an entity can be searched, `building_preview` until every entity can, `preview` until every first
   * run is complete.
   */
  readonly status: "loading" | "building_preview" | "preview" | "ready" | "paused" | "error"
  /** Whether the connector is synced. */
  readonly enabled: boolean
  /** The least minutes between two runs; entities that cost more wait longer. */
  readonly interval_minutes: number
  /** The id of the current run; null when there is none. */
  readonly job_id: string | null
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
    readonly full_requests: number | null
    /** The minutes between two runs: from the cost of a run, unless the connector sets them. */
    readonly interval_minutes: number
    /**
     * The parents that the third party refuses to list below, longest first. Runs skip them and keep their records.
     * 
     * @maxItems 20
     */
    readonly skipped_parents: readonly {
      /** What names the parent, by the params of the list: `{"project": "1234"}`. */
      readonly params: JsonObject
      /** The error code. */
      readonly code: string
      /** What went wrong, for people. */
      readonly message: string
      /** When the third party first refused it. */
      readonly since: string
      /** When a run tries it again at the earliest; one that you start tries it at once. */
      readonly next_try_at: string
    }[]
    /** How many parents are skipped, also those that `skipped_parents` has no room for. */
    readonly skipped_parents_count: number
    /** When the last complete run ended. */
    readonly last_synced_at: string | null
    /** When the last complete run ended that read everything. */
    readonly last_full_synced_at: string | null
    /** When the next run is due. */
    readonly next_run_at: string | null
    /** The error that ended the last run; null when it succeeded. */
    readonly last_error: {
      /** The error code. */
      readonly code: string
      /** What went wrong, for people. */
      readonly message: string
    } | null
  }[]
}

/** What a scoped or widget token stands for. */
export interface TokenInfoBody {
  /** The kind of the token. */
  readonly kind: "scoped" | "widget"
  /** The id of the organization. */
  readonly organization_id: string
  /** The id of the customer. */
  readonly customer_id: string
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** When the token expires. */
  readonly expires_at: string
  /** The only origin that may use the token; null for a scoped token. */
  readonly allowed_origin: string | null
  /** Whether the token may choose which entities are copied. */
  readonly choose_entities: boolean
}

/** What the holder of a token may do. */
export interface TokenPolicyBody {
  /** Whether only operations that change nothing may be called. */
  readonly read_only?: boolean
  /** Whether operations that delete are refused. */
  readonly no_delete?: boolean
  /**
   * The only kinds that may be called.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly connector_types?: readonly string[]
  /**
   * The only entities: `customers`, or `shop.customers` for those of one kind.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly entities?: readonly string[]
  /**
   * The only operations: `customers.list`, `shop.customers.list`, or globs such as `*.list`.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly operations?: readonly string[]
  /** The most calls of operations. */
  readonly max_calls?: number
}

/** How often a connector was used on one day. */
export interface UsageCountBody {
  /** The id of the customer. */
  readonly customer_id: string | null
  /** The id of the connector. */
  readonly connector_id: string | null
  /** The day in UTC. */
  readonly day: string
  /** How many calls there were. */
  readonly calls: number
  /** How many of them were answered with 400 or more. */
  readonly failed: number
}

/** A widget token. */
export interface WidgetTokenBody {
  /** The token, to be sent as `Authorization: Bearer`. */
  readonly token: string
  /** Always `bearer`. */
  readonly token_type: "bearer"
  /** The seconds until the token expires. */
  readonly expires_in: number
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** The id of the customer. */
  readonly customer_id: string
  /** The id of the organization. */
  readonly organization_id: string
  /** The only origin that may use the token. */
  readonly allowed_origin: string
  /** The URL of the hosted page for connecting. */
  readonly widget_url: string
}

/** The body of a request for a widget token. */
export interface WidgetTokenRequest {
  /** The application's own identifier of the customer: 1 to 255 characters, stored exactly as given. */
  readonly external_user_id: string
  /** The origin of the embedding application, such as `https://app.example.com`. */
  readonly allowed_origin: string
  /**
   * The connector kinds that the token is limited to; all by default.
   * 
   * @maxItems 100
   */
  readonly connector_types?: readonly string[]
  /** Whether the customer may choose which entities are copied for `search`. */
  readonly choose_entities?: boolean
}
