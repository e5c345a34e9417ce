// Generated from contract/ by `npm run generate`.
import type { JsonObject } from '../../runtime/base/json.ts'

/** An action of an entity. */
export interface ActionBody {
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
    readonly timeout_ms: number
    /** The rate limit of the third party, if known. */
    readonly rate: ({
      /** The number of requests that the third party allows in `per_ms`. */
      readonly limit: number | null
      /** The window in milliseconds. */
      readonly per_ms: number
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
}

/** The body of a request through a connector. */
export interface AnyRequestBody {
  /** The method. */
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** The path below the kind's base URL, percent-encoded, such as `/v1/balance`. It may have a query. */
  readonly path: string
  /** Values of the query by name. */
  readonly query?: JsonObject
  /** Headers by name. Credentials, the host and headers of proxies are refused. */
  readonly headers?: {
    readonly [k: string]: string
  }
  /** The body: JSON in the form of the kind, or a text that is sent unchanged. */
  readonly body?: { [k: string]: unknown }
  /** Another host that the kind declares. */
  readonly host?: string
  /**
   * The pagination of the response: that of an operation of the kind, such as `customers.list`, or as in a manifest,
   * such as `{"style": "cursor", "param": "starting_after", "next": "last.id", "records": "$.data"}`.
   */
  readonly pagination?: string | JsonObject
  /** Whether to stream the response body of the third party. */
  readonly stream?: boolean
  /** The fields of `body` that are files, for an upload. Each is a part with the name of the field. */
  readonly files?: {
    readonly [k: string]: {
      /** The file name. */
      readonly name?: string
      /** The media type. */
      readonly type?: string
      /** The size in bytes. */
      readonly size?: number
    }
  }
  /** The body is the part `content` of the upload, sent unchanged. */
  readonly content?: {
    /** The size in bytes. */
    readonly size?: number
  }
  /** The time limit of the request, in milliseconds. */
  readonly timeout_ms?: number
}

/** The response to a request through a connector. */
export interface AnyResponseBody {
  /** The HTTP status of the third party's response. */
  readonly status: number
  /** Headers of the third party's response, by names in lower case. */
  readonly headers: {
    readonly [k: string]: string
  }
  /** The form of `body`: a JSON value, a text, bytes as base64, or none. */
  readonly encoding: "json" | "text" | "base64" | "none"
  /** The body; null where there is none, and beside `records`. */
  readonly body: { [k: string]: unknown }
  /** The records of the list, for a request with `pagination`. */
  readonly records?: readonly unknown[] | { [k: string]: unknown } | null
  /** The request of the next page; null when there is none. */
  readonly next?: JsonObject | null
  readonly execution: {
    /** The request ID, which is also in the log and the audit trail. */
    readonly request_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The method. */
    readonly method: string
    /** The path, without its query. */
    readonly path: string
    /** The duration in milliseconds. */
    readonly duration_ms: number
    /** The number of requests to the third party. */
    readonly upstream_requests: number
  }
}

/** An application token. */
export interface ApplicationTokenBody {
  /** The token. Send it as `Authorization: Bearer`. */
  readonly access_token: string
  /** Always `bearer`. */
  readonly token_type: "bearer"
  /** The time until the token expires, in seconds. */
  readonly expires_in: 900
  /** The ID of the organization. */
  readonly organization_id: string
}

/** The body of a request for an application token. */
export interface ApplicationTokenRequest {
  /** The client ID of the application. */
  readonly client_id: string
  /** The client secret. It is shown once, when the application is created. */
  readonly client_secret: string
}

/** A row of the audit trail. */
export interface AuditRowBody {
  /** The ID of the organization. */
  readonly organization_id: string
  /** The position of the row in the organization's chain, from 1. */
  readonly seq: number
  /** The ID of the row. */
  readonly id: string
  /** When it happened. */
  readonly at: string
  /** The request ID, which is also in the response and the log. */
  readonly request_id: string
  /** The actor. */
  readonly actor: {
    /** The kind of the token, or `operator` or `system`. */
    readonly kind: string
    /** The ID of the application, or of the customer for a scoped, widget or agent token; the name of an operator. */
    readonly id: string
  }
  /** The ID of the customer. */
  readonly customer_id: string | null
  /** The ID of the connector. */
  readonly connector_id: string | null
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
  readonly duration_ms: number | null
  /** The version of the manifest that was executed. */
  readonly definition_version: string | null
  /** The tool that an agent called. Null for a call without an agent. */
  readonly tool: string | null
  /** The name and version of the agent's program, if it sent them. */
  readonly client: string | null
  /** The hash of the previous row. */
  readonly prev_hash: string
  /** The hash of this row, which covers the previous one. */
  readonly hash: string
}

/** The kinds that a caller may connect. */
export interface ConnectableKindsBody {
  /** The kinds, by group and name. */
  readonly kinds: readonly {
    /** The name of the connector kind. */
    readonly connector_type: string
    /** The display name of the kind. */
    readonly name: string
    /** The URL of an SVG. */
    readonly icon_url: string
    /** The category of the kind, such as "crm". Null for an own kind. */
    readonly category: string | null
    /**
     * The heading of the kind. A kind is popular if it is one of the six most connected, by at least three customers.
     */
    readonly group: "popular" | "sales" | "finance" | "support" | "work" | "data" | "people" | "other"
  }[]
}

/** A connector, without its credentials. */
export interface ConnectorBody {
  /** The ID of the connector. */
  readonly id: string
  /** The name of the connector. */
  readonly name: string
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The ID of the customer. */
  readonly customer_id: string
  /** The ID of the organization. */
  readonly organization_id: string
  /** The name of the connector kind. */
  readonly connector_type: string
  /** The ID of the definition of the kind. */
  readonly definition_id: string
  /** The version of the definition when the connector was created. */
  readonly definition_version: string
  /** The kind, for display. */
  readonly source_template: {
    /** The ID of the definition of the kind. */
    readonly id: string
    /** The display name of the kind. */
    readonly name: string
    /** The name of the connector kind. */
    readonly connector_type: string
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
    readonly expires_at: string | null
    /** When the credentials were last stored or renewed. */
    readonly credentials_updated_at: string
  }
  /** The settings of the kind that are not secret. */
  readonly environment: JsonObject
  /** The settings of replication. */
  readonly replication_config: JsonObject
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
  readonly status_reason: string | null
  /** When the connector got this status. Null if this is not known. */
  readonly status_since: string | null
  /** When a call, a sync or a check of the connector last succeeded, to some minutes. Null if none did. */
  readonly last_success_at: string | null
  /** When the connector was last used. */
  readonly last_used_at: string | null
  /** When the connector was created. */
  readonly created_at: string
  /** When the connector last changed. */
  readonly updated_at: string
  /** The version of the connector. Each change increments it. */
  readonly version: number
}

/** The body that changes a connector. */
export interface ConnectorChangesRequest {
  /** The display name of the connector. It cannot contain control characters. */
  readonly name?: string
  /** The owner's credentials, as one of the kind's auth variants describes them. No response contains them. */
  readonly credentials?: {
    readonly [k: string]: string
  }
  /**
   * An auth variant of the kind, by its ID in credentials-spec. Defaults to the first that fits, or to the connector's
   * own if it exists.
   */
  readonly auth_variant?: string
  /** The settings of the kind that are not secret. */
  readonly environment?: JsonObject
  /** Whether the connector can be used. */
  readonly enabled?: boolean
  /**
   * Your own data: a JSON object of at most 16 kB. Each key replaces the value of that key, null removes the key, and
   * other keys stay. Null in place of the object removes all keys. Only application tokens may set it.
   */
  readonly metadata?: JsonObject | null
  /**
   * Names for own fields of the records, by entity: `{"deals": {"stage_reason": {"path":
   * "$.properties.stage_reason__c", "type": "text"}}}`. Changes and searches return them in `mapped`. At most 50 fields
   * of an entity, and 16 kB. Replaces the whole map. Only application tokens may set it.
   */
  readonly map?: {
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
}

/** The default operations of an application's consents. */
export interface ConsentDefaultsBody {
  /**
   * The defaults, at most one for each kind. Empty for the operator's defaults.
   * 
   * @maxItems 200
   */
  readonly defaults: readonly {
    /** The kind; null for every kind without an entry of its own. */
    readonly connector_type: string | null
    /**
     * The operations to ask for: `read`, `write`, `search` (read what is searchable), `contacts.read`, `contacts.write`, or patterns of a token policy:
       | `contacts.create` or `deals.*`. Defaults to the application's default, else the operator's, else `search`.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly want: readonly string[]
  }[]
}

/** A hook with its URL. */
export interface CreatedHookBody {
  /** The ID of the hook. */
  readonly id: string
  /** The name of the connector kind. */
  readonly connector_type: string
  /** The only connector that it serves; null for all connectors of the kind. */
  readonly connector_id: string | null
  /**
   * The proof of a message: a secret of the hook, the client secret of the OAuth application, a credential of the
   * connector, or only the URL.
   */
  readonly key: "secret" | "oauth_client" | "credentials" | "none"
  /** Whether a secret is stored. */
  readonly has_secret: boolean
  /** Whether an operation of the connector made the subscription at the third party. */
  readonly is_subscribed: boolean
  /** When the hook was created. */
  readonly created_at: string
  /** When the last event arrived; null before the first. */
  readonly last_received_at: string | null
  /** The address to enter at the third party. Only this response contains it. */
  readonly url: string
  /** What to do at the third party; null where an operation subscribes. */
  readonly steps: string | null
}

/** The values that a kind needs to connect. */
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
   * The auth variants, without the ones that the third party has ended. Consent comes first if an OAuth application is
   * configured, variants with an end come last; otherwise the order of the manifest.
   */
  readonly variants: readonly {
    /** The name of the auth variant. */
    readonly id: string
    /** The display name of the auth variant. */
    readonly title: string
    /** The purpose of the variant, and where to find its values. */
    readonly help: string | null
    /** The day on which the third party ends the variant. Null without an end. */
    readonly ends_on: string | null
    /**
     * The third party's page on which the owner creates the credentials, as a URI template (RFC 6570) whose variables
     * are settings. Null if the kind names none.
     */
    readonly credentials_page: string | null
    /** The OAuth flow that provides these credentials. Null if the owner enters them. */
    readonly oauth: ({
      /** Whether an OAuth application is configured. A flow requires one. */
      readonly is_available: boolean
      /** The scopes that the flow requests, by default or for `want`. */
      readonly scopes: readonly {
        /** The name of the scope at the third party. */
        readonly name: string
        /** A sentence that says what the scope allows. Null if the kind has none. */
        readonly words: string | null
        /** Whether operations need the scope to read or to write. Null if none names it. */
        readonly access: (("read" | "write") | null)
      }[]
    } | null)
    /**
     * The credentials that the owner enters, without values from consent, an OAuth application or the token endpoint.
     */
    readonly fields: readonly {
      /** The name under which the value is sent. */
      readonly name: string
      /** The label of the field. */
      readonly title: string
      /** Help for the person who enters the value. */
      readonly help: string | null
      /** Whether the value is required. */
      readonly is_required: boolean
      /** Whether to hide the value during entry. */
      readonly is_secret: boolean
      /** A regular expression that the whole value matches. */
      readonly pattern: string | null
      /** The form of the credential, as the third party documents it. Null for a setting, and if no page has it. */
      readonly form: ({
        /** A noun phrase for the value, such as "a secret key (sk_…)". */
        readonly is: string
        /** A regular expression for the documented form. Accept other values too, with a warning. */
        readonly pattern: string | null
        /** Other values of the third party. Plugboard refuses them. */
        readonly not: readonly {
          /** A noun phrase for the other value, such as "a publishable key (pk_…)". */
          readonly is: string
          /** A regular expression for the other value. */
          readonly pattern: string
        }[]
        /** The third party's page. */
        readonly docs: string
      } | null)
      /** The allowed values. */
      readonly choices: readonly string[] | null
      /** An example value. */
      readonly placeholder: string | null
    }[]
    /** The settings to enter. Send them as `environment`. */
    readonly settings: readonly {
      /** The name under which the value is sent. */
      readonly name: string
      /** The label of the field. */
      readonly title: string
      /** Help for the person who enters the value. */
      readonly help: string | null
      /** Whether the value is required. */
      readonly is_required: boolean
      /** Whether to hide the value during entry. */
      readonly is_secret: boolean
      /** A regular expression that the whole value matches. */
      readonly pattern: string | null
      /** The form of the credential, as the third party documents it. Null for a setting, and if no page has it. */
      readonly form: ({
        /** A noun phrase for the value, such as "a secret key (sk_…)". */
        readonly is: string
        /** A regular expression for the documented form. Accept other values too, with a warning. */
        readonly pattern: string | null
        /** Other values of the third party. Plugboard refuses them. */
        readonly not: readonly {
          /** A noun phrase for the other value, such as "a publishable key (pk_…)". */
          readonly is: string
          /** A regular expression for the other value. */
          readonly pattern: string
        }[]
        /** The third party's page. */
        readonly docs: string
      } | null)
      /** The allowed values. */
      readonly choices: readonly string[] | null
      /** An example value. */
      readonly placeholder: string | null
    }[]
  }[]
  /** The entities that can be copied for `search`. */
  readonly entities: readonly {
    /** The name of the entity. */
    readonly name: string
    /** The display name. */
    readonly title: string
  }[]
  /** The entities that `want` names, or that the defaults of the application name. Null if neither names any. */
  readonly uses: {
    /** The display names of the entities to read. */
    readonly read: readonly string[]
    /** The display names of the entities to change. */
    readonly write: readonly string[]
  } | null
}

/** A customer. */
export interface CustomerBody {
  /** The ID of the customer. */
  readonly id: string
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The ID of the organization. */
  readonly organization_id: string
  /** The status of the customer. The connectors of an inactive customer refuse calls. */
  readonly status: "active" | "inactive"
  /** The number of connectors of the customer. */
  readonly connectors: number
  /** Your application's own data. Only responses to application tokens have it: your customers never see it. */
  readonly metadata: JsonObject
  /** When the customer was created. */
  readonly created_at: string
  /** When the customer last changed. */
  readonly updated_at: string
}

/** The body that changes a customer. */
export interface CustomerChangesRequest {
  /** The status of the customer. The connectors of an inactive customer refuse calls. */
  readonly status?: "active" | "inactive"
  /**
   * Your own data: a JSON object of at most 16 kB. Each key replaces the value of that key, null removes the key, and
   * other keys stay. Null in place of the object removes all keys. Only application tokens may set it.
   */
  readonly metadata?: JsonObject | null
}

/** A connector kind. */
export interface DefinitionBody {
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
  readonly connector_type: string
  /** The version of the manifest. */
  readonly version: string
  /** A digest that changes with the manifest. */
  readonly hash: string
  /** A description of the kind. */
  readonly description: string | null
  /** The URL of the third party's documentation. */
  readonly documentation_url: string
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
    readonly credentials_page: string | null
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
        readonly timeout_ms: number
        /** The rate limit of the third party, if known. */
        readonly rate: ({
          /** The number of requests that the third party allows in `per_ms`. */
          readonly limit: number | null
          /** The window in milliseconds. */
          readonly per_ms: number
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
    readonly search_fields: {
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
    readonly first_seen_at: string
    /** When a response last had it, to the day. */
    readonly last_seen_at: string
  }[]
}

/** A deletion that continues in the background as a job. */
export interface DeletionBody {
  /** The ID of the job that deletes the rest. */
  readonly job_id: string
  /** The ID of the deleted object. */
  readonly id: string
  /** When it was deleted. */
  readonly deleted_at: string
}

/** An entity with its actions. */
export interface EntityBody {
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
      readonly timeout_ms: number
      /** The rate limit of the third party, if known. */
      readonly rate: ({
        /** The number of requests that the third party allows in `per_ms`. */
        readonly limit: number | null
        /** The window in milliseconds. */
        readonly per_ms: number
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
  readonly search_fields: {
    readonly [k: string]: string
  }
}

/** The response of an execute. */
export interface EnvelopeBody {
  /** The records of a list, or one record. Null if the third party returns none. */
  readonly data: readonly unknown[] | { [k: string]: unknown } | null
  /** Metadata from the third party, under the names of the kind. */
  readonly meta: JsonObject
  /** The params of the next call. Null on the last page. */
  readonly next: JsonObject | null
  /**
   * The field by whose last value the list begins anew behind the third party's cap. Records with this value may come
   * again.
   */
  readonly resumes_by?: string
  readonly execution: {
    /** The request ID, which is also in the log and the audit trail. */
    readonly request_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The entity of the call. */
    readonly entity: string
    /** The action of the call. */
    readonly action: string
    /** The duration of the execution in milliseconds. */
    readonly duration_ms: number
    /** The number of requests to the third party. */
    readonly upstream_requests: number
  }
}

/** The body of every error. */
export interface ErrorBody {
  /** A URL that explains the code. */
  readonly type: string
  /** A short title for the code. */
  readonly title: string
  /** The HTTP status. */
  readonly status: number
  /** The error code. Programs match on it. */
  readonly code: string
  /** What went wrong, for people. It never contains a secret. */
  readonly message: string
  /** The same text as `message`. */
  readonly detail: string
  /** The faults by field. Empty if the error is not about a field. */
  readonly errors: readonly {
    /** The path of the field, such as `params.limit`. */
    readonly field: string
    /** What is wrong with the field. */
    readonly message: string
    /** The code of the fault, such as `maximum`. */
    readonly error_code: string
    /** The line of the fault in a manifest, from 1. */
    readonly line?: number
    /** The column of the fault in a manifest, from 1. */
    readonly column?: number
  }[]
  /** What to do about the error. */
  readonly hint: string | null
  /** Whether the same call may succeed later without changes. */
  readonly retryable: boolean
  /** The seconds to wait before you try again. */
  readonly retry_after: number | null
  /** The request ID, which is also in the log and the audit trail. */
  readonly request_id: string
  /** The params with which another call continues. Present if the third party is still working on the operation. */
  readonly next?: JsonObject
  /** The consent that the call needs. Present if its owner has not granted it. */
  readonly consent?: {
    /**
     * The operations to ask for, as `want` takes them.
     * 
     * Items: An operation, such as `contacts.create`.
     */
    readonly want: readonly string[]
    /** The scopes that are missing. */
    readonly scopes: readonly {
      /** The name of the scope at the third party. */
      readonly name: string
      /** What the scope allows, in a sentence. */
      readonly words: string | null
    }[]
    /** The page on which the customer consents. It opens once. Present for application tokens. */
    readonly url?: string
    /** When the page expires. */
    readonly expires_at?: string
  }
  /** The error from the third party. Present if it refused the request. */
  readonly upstream?: {
    /** The HTTP status of the third party's response. */
    readonly status: number
    /** The third party's own error code. */
    readonly code: string | null
    /** The third party's own message, truncated. */
    readonly message: string | null
    /** The third party's ID of the request. */
    readonly request_id: string | null
  }
}

/** The body of a webhook request. */
export interface EventBody {
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
  /** When the event happened. */
  readonly timestamp: string
  /** The IDs of what the event is about, and the fields of its type. */
  readonly data: JsonObject
}

/** The body of an execute. */
export interface ExecuteRequest {
  /** The name of the entity, such as `customers`. */
  readonly entity: string
  /**
   * One of list, get, create, update, delete, search, api_search, download, or another action of the entity, such as
   * `archive`. The available actions depend on the entity.
   */
  readonly action: string
  /** The params of the action. Optional if the action needs none. */
  readonly params?: JsonObject
  /**
   * The own fields of the account, by name or label. A read returns these fields: `all`, or a list. A write sets values
   * by name, and a batch takes a list with the values of each record. Only entities with own fields take it.
   */
  readonly own?: "all" | readonly string[] | JsonObject | readonly JsonObject[]
  /** The time limit of the call, in milliseconds. */
  readonly timeout_ms?: number
}

/** Information about an execution. */
export interface ExecutionBody {
  /** The request ID, which is also in the log and the audit trail. */
  readonly request_id: string
  /** The ID of the connector. */
  readonly connector_id: string
  /** The entity of the call. */
  readonly entity: string
  /** The action of the call. */
  readonly action: string
  /** The duration of the execution in milliseconds. */
  readonly duration_ms: number
  /** The number of requests to the third party. */
  readonly upstream_requests: number
}

/** The body that chooses mapped fields. */
export interface FieldChoiceChangesRequest {
  /**
   * The choices. Fields that are left out stay as they are.
   * 
   * @minItems 1
   * @maxItems 50
   */
  readonly fields: readonly {
    /** The name of the entity. */
    readonly entity: string
    /** The name of the field in the connector's map. */
    readonly name: string
    /** The chosen path: a path that the list of fields has for the entity. Null for no field. */
    readonly path: string | null
  }[]
}

/** The mapped fields to choose, and their possible places. */
export interface FieldChoicesBody {
  /** The fields that the token offers for the connector's kind. */
  readonly fields: readonly {
    /** The name of the entity. */
    readonly entity: string
    /** The name of the field in the connector's map. */
    readonly name: string
    /** The type of the field. */
    readonly type: "text" | "number" | "boolean" | "time"
    /** The name that the customer reads. Defaults to `name`. */
    readonly label: string
    /** The path that the map has now. Null without one. */
    readonly path: string | null
    /** The path whose name is like that of the field. Null without one. */
    readonly suggested: string | null
  }[]
  /** The entities of these fields. */
  readonly entities: readonly {
    /** The name of the entity. */
    readonly entity: string
    /** The display name of the entity. */
    readonly title: string
    /**
     * Whether own fields may be missing: the third party refused their list, or has none and no record is copied yet.
     */
    readonly own_missing: boolean
    /** The fields of the records, own fields first. At most 200 of the record schema. */
    readonly paths: readonly {
      /** The JSONPath of the value in the records, or `own.` and the name of an own field. */
      readonly path: string
      /** The name that people read. Absent where only the path names the field. */
      readonly label?: string
      /**
       * The types that the values can be read as.
       * 
       * Items: The type of the field.
       */
      readonly types: readonly ("text" | "number" | "boolean" | "time")[]
      /** Whether it is the customer's own field, which the record schema does not name. */
      readonly is_own: boolean
    }[]
  }[]
}

/** The body that confirms a flow. */
export interface FlowConfirmationRequest {
  /** The code that the consenting browser received. */
  readonly code: string
}

/** The status of an OAuth flow. */
export interface FlowStateBody {
  /**
   * The status of the flow: `pending` until the browser returns from the third party, `unconfirmed` until you send the
   * code that this browser received.
   */
  readonly status: "pending" | "unconfirmed" | "succeeded" | "failed" | "expired"
  /** The name of the connector kind. */
  readonly connector_type: string
  /** When the flow and its results expire. */
  readonly expires_at: string
  /** Creates a connector. Present if the flow ended on a page of the server and was confirmed. */
  readonly secret_id: string | null
  /** The connector that was connected again. */
  readonly connector_id: string | null
  /**
   * The sites or accounts that the consent covers, if it covers several. Create a connector with the `environment` of
   * one.
   */
  readonly choices: readonly {
    /** The display name of the choice. */
    readonly name: string | null
    /** The settings that select it. */
    readonly environment: JsonObject
  }[]
  /** The error code, or the third party's code. */
  readonly error: string | null
  /** Why the flow failed. */
  readonly error_description: string | null
}

/** A URL to which a third party sends webhooks. */
export interface HookBody {
  /** The ID of the hook. */
  readonly id: string
  /** The name of the connector kind. */
  readonly connector_type: string
  /** The only connector that it serves; null for all connectors of the kind. */
  readonly connector_id: string | null
  /**
   * The proof of a message: a secret of the hook, the client secret of the OAuth application, a credential of the
   * connector, or only the URL.
   */
  readonly key: "secret" | "oauth_client" | "credentials" | "none"
  /** Whether a secret is stored. */
  readonly has_secret: boolean
  /** Whether an operation of the connector made the subscription at the third party. */
  readonly is_subscribed: boolean
  /** When the hook was created. */
  readonly created_at: string
  /** When the last event arrived; null before the first. */
  readonly last_received_at: string | null
}

/** The body that changes a hook. */
export interface HookChangesRequest {
  /** The secret by which the third party signs. No response contains it. */
  readonly secret: string
}

/** A link to the page on which a customer connects. */
export interface LinkBody {
  /** The ID of the link. */
  readonly id: string
  /** The URL of the page, with a code that works once. */
  readonly url: string
  /** When the link expires. */
  readonly expires_at: string
}

/** The body with which the page exchanges a code. */
export interface LinkExchangeRequest {
  /** The one-time code, after `#` in the URL of the link. */
  readonly code: string
}

/** The result of exchanging the code of a link. */
export interface LinkSessionBody {
  /** A widget token for the server's own pages. */
  readonly token: string
  /** The time until the token expires, in seconds. */
  readonly expires_in: number
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The ID of the link. */
  readonly link_id: string
  /** The kinds that the page offers. Null for all. */
  readonly connector_types: readonly string[] | null
  /** The connector to connect again. */
  readonly connector_id: string | null
  /** The URL to which the page returns. */
  readonly return_url: string | null
  /** The operations to ask for. Null for the scopes of the kind. */
  readonly want: readonly string[] | null
}

/** A connector kind in the list. */
export interface ListedDefinitionBody {
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
  readonly connector_type?: string
  /** The version of the manifest. */
  readonly version?: string
}

/** The place and type of a mapped field. */
export interface MappedFieldBody {
  /**
   * The JSONPath of one value in the record, such as `$.properties.stage_reason__c` or `$.fields['Deal size'][0]`, or
   * `own.` and the name of one of the account's own fields.
   */
  readonly path: string
  /**
   * The type of the value. A text such as "12.5" is read as a `number`, "true" as a `boolean`, and ISO 8601 as a
   * `time`. Any other value is null.
   */
  readonly type: "text" | "number" | "boolean" | "time"
}

/** The body that creates a connector. */
export interface NewConnectorRequest {
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The connector kind, by its name, display name or definition ID, in any case. */
  readonly connector_type: string
  /** The display name of the connector. It cannot contain control characters. */
  readonly name: string
  /** The owner's credentials, as one of the kind's auth variants describes them. No response contains them. */
  readonly credentials?: {
    readonly [k: string]: string
  }
  /**
   * An auth variant of the kind, by its ID in credentials-spec. Defaults to the first that fits, or to the connector's
   * own if it exists.
   */
  readonly auth_variant?: string
  /** The `secret_id` of the completed OAuth flow. */
  readonly server_side_oauth_secret_id?: string
  /**
   * The settings of the kind that are not secret. With a `secret_id`, the settings that select one of several sites or
   * accounts.
   */
  readonly environment?: JsonObject
  /** Whether to check the credentials with the third party. */
  readonly validate?: boolean
  /**
   * Your own data: a JSON object of at most 16 kB. Each key replaces the value of that key, null removes the key, and
   * other keys stay. Null in place of the object removes all keys. Only application tokens may set it.
   */
  readonly metadata?: JsonObject | null
  /**
   * Names for own fields of the records, by entity: `{"deals": {"stage_reason": {"path":
   * "$.properties.stage_reason__c", "type": "text"}}}`. Changes and searches return them in `mapped`. At most 50 fields
   * of an entity, and 16 kB. Replaces the whole map. Only application tokens may set it.
   */
  readonly map?: {
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
  /**
   * The sync settings of the searchable copy. Widget tokens may set `enabled`, and `entities` if they may choose them.
   */
  readonly sync?: {
    /** Whether the connector is synced. */
    readonly enabled?: boolean
    /** The minutes between two runs, independent of the cost of a run. */
    readonly interval_minutes?: number
    /** The entities to sync. Defaults to null, which means all searchable entities. */
    readonly entities?: readonly string[] | null
    /**
     * The own fields that runs ask for: `all`, up to 500 of an entity; `standard` for none; or names or labels by
     * entity, such as `{"deals": ["stage_reason"]}`. An entity that is not named has all. Defaults to `all`.
     */
    readonly own_fields?: ({
      /**
       * Names or labels.
       * 
       * @maxItems 500
       */
      readonly [k: string]: readonly string[]
    } | ("all" | "standard"))
  }
}

/** The body that creates a customer. */
export interface NewCustomerRequest {
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /**
   * Your own data: a JSON object of at most 16 kB. Each key replaces the value of that key, null removes the key, and
   * other keys stay. Null in place of the object removes all keys. Only application tokens may set it.
   */
  readonly metadata?: JsonObject | null
}

/** The body that creates a hook. */
export interface NewHookRequest {
  /** The connector kind, by its name, display name or definition ID, in any case. */
  readonly connector_type: string
  /** The only connector that it serves. Defaults to every connector whose account a message names. */
  readonly connector_id?: string
  /** The secret by which the third party signs. No response contains it. */
  readonly secret?: string
}

/** The body that subscribes a connector. */
export interface NewSubscriptionRequest {
  /** Params of the operation that subscribes, such as a repository or a form. */
  readonly params?: JsonObject
}

/** The body that creates a link. */
export interface NewLinkRequest {
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /**
   * The connector kinds that the page offers. Defaults to all.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly connector_types?: readonly string[]
  /** The connector to connect again. */
  readonly connector_id?: string
  /** Whether the customer may choose the entities to copy for `search`. */
  readonly choose_entities?: boolean
  /**
   * The mapped fields whose place in the records the customer may choose. You decide names and types. Each choice becomes part of the `map`.
   * 
   * @maxItems 50
   */
  readonly fields?: readonly {
    /** The connector kind, by its name, display name or definition ID, in any case. */
    readonly connector_type: string
    /** The name of the entity. */
    readonly entity: string
    /** The name of the field in the connector's map. */
    readonly name: string
    /** The type of the field. */
    readonly type: "text" | "number" | "boolean" | "time"
    /** The name that the customer reads. Defaults to `name`. */
    readonly label?: string
  }[]
  /**
   * The application, as the page shows it. Missing fields come from the operator's settings. Only application tokens
   * may set it.
   */
  readonly brand?: {
    /** The name that the customer reads. */
    readonly name?: string
    /** The name of an image in the operator's folder, such as `acme` for `acme.svg`. */
    readonly logo?: string
    /** The color of the main button, such as `#1d4ed8`. */
    readonly accent?: string
    /** The URL of your privacy policy. */
    readonly privacy_url?: string
    /** The URL of your terms. */
    readonly terms_url?: string
  }
  /**
   * The operations to ask for: `read`, `write`, `search` (read what is searchable), `contacts.read`, `contacts.write`, or patterns of a token policy:
     | `contacts.create` or `deals.*`. Defaults to the application's default, else the operator's, else `search`.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly want?: readonly string[]
  /** The lifetime of the link, in seconds. */
  readonly expires_in?: number
  /** The URL to which the page returns. If redirect URLs are registered, it must have the origin of one of them. */
  readonly return_url?: string
}

/** An organization's own OAuth application, without its configuration. */
export interface OAuthApplicationBody {
  /** The ID of the OAuth application. */
  readonly id: string
  /** Always `organization`. */
  readonly scope_type: "organization"
  /** The ID of the organization. */
  readonly scope_id: string
  /** The ID of the definition of the kind. */
  readonly connector_definition_id: string
  /** The host at which it is registered. Null for a kind with fixed hosts. */
  readonly client_host: string | null
  /** When the OAuth application was stored. */
  readonly created_at: string
  /** When the OAuth application last changed. */
  readonly updated_at: string
}

/** The body that stores an organization's own OAuth application. */
export interface OAuthApplicationRequest {
  /** The connector kind, by its name, display name or definition ID, in any case. */
  readonly connector_type: string
  readonly configuration: {
    /** The client ID at the third party. */
    readonly client_id: string
    /** The client secret at the third party. No response contains it. */
    readonly client_secret?: string
    /**
     * The host at which it is registered, for a kind that runs on hosts of its owners. Defaults to the default host of
     * the kind.
     */
    readonly client_host?: string
    /** Further secrets of the application that the kind needs, by name. No response contains them. */
    readonly application_secrets?: {
      /** A secret. */
      readonly [k: string]: string
    }
  }
}

/** The configuration of an OAuth application of a kind. */
export interface OAuthApplicationSpecBody {
  /** The name of the connector kind. */
  readonly connector_type: string
  /** The ID of the definition of the kind. */
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
   * Items: The name of a scope at the third party.
   */
  readonly scopes: readonly string[]
  /** The page that shows how to make the OAuth application. Null for a kind of your own. */
  readonly guide_url: string | null
}

/** The body that begins an OAuth flow. */
export interface OAuthInitiationRequest {
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The connector kind, by its name, display name or definition ID, in any case. */
  readonly connector_type: string
  /**
   * The URL to which the customer returns: https, or http on loopback. Without username, fragment or encoded dots and
   * slashes, in the form that browsers use.
   */
  readonly redirect_url: string
  /** The kind's settings, and the credentials that consent does not provide. */
  readonly environment?: JsonObject
  /**
   * An auth variant of the kind, by its ID in credentials-spec. Defaults to the first that fits, or to the connector's
   * own if it exists.
   */
  readonly auth_variant?: string
  /**
   * The operations to ask for: `read`, `write`, `search` (read what is searchable), `contacts.read`, `contacts.write`, or patterns of a token policy:
     | `contacts.create` or `deals.*`. Defaults to the application's default, else the operator's, else `search`.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly want?: readonly string[]
  /**
   * The scopes to request, in the third party's words, in place of `want`.
   * 
   * @maxItems 200
   * 
   * Items: The name of a scope at the third party.
   */
  readonly scopes?: readonly string[]
  /** The connector to connect again. The scopes that its owner granted are requested again. */
  readonly connector_id?: string
}

/** A field that the account added to an entity. */
export interface OwnFieldBody {
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

/** The own fields of an entity. */
export interface OwnFieldListBody {
  /** The own fields: as the third party lists them, or as seen in records. */
  readonly fields: readonly {
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
  }[]
}

/** The response to an upload of an own kind. */
export interface OwnDefinitionBody {
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
  readonly connector_type: string
  /** The version of the manifest. */
  readonly version: string
  /** What is likely wrong with the manifest, although it is valid. */
  readonly warnings: readonly {
    /** The path of the field, such as `params.limit`. */
    readonly field: string
    /** What is wrong with the field. */
    readonly message: string
    /** The code of the fault, such as `maximum`. */
    readonly error_code: string
    /** The line of the fault in a manifest, from 1. */
    readonly line?: number
    /** The column of the fault in a manifest, from 1. */
    readonly column?: number
  }[]
}

/** The stored versions of an own kind. */
export interface OwnVersionsBody {
  /** The name of the connector kind. */
  readonly connector_type: string
  /** The versions, oldest first. Connectors use the last one. */
  readonly versions: readonly {
    /** The version of the manifest. */
    readonly version: string
    /** The SHA-256 digest of the text, in hexadecimal. */
    readonly hash: string
    /** The time of the upload. */
    readonly created_at: string
  }[]
}

/** The response of an execute in the result envelope. */
export interface ResultEnvelopeBody {
  /** Always `success`. */
  readonly status: "success"
  /** The records of a list, or one record. Null if the third party returns none. */
  readonly result: readonly unknown[] | { [k: string]: unknown } | null
  /** Metadata from the third party, under the names of the kind. */
  readonly connector_metadata: JsonObject
  readonly execution_metadata: {
    /** The ID of the connector. */
    readonly connector_instance_id: string
    /** The duration of the execution in milliseconds. */
    readonly execution_time_ms: number
  }
}

/** The body that revokes one token, or all of a customer. */
export interface RevokeRequest {
  /** The token to revoke. */
  readonly token?: string
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id?: string
}

/** A scoped token. */
export interface ScopedTokenBody {
  /** The token. Send it as `Authorization: Bearer`. */
  readonly token: string
  /** Always `bearer`. */
  readonly token_type: "bearer"
  /** The time until the token expires, in seconds. */
  readonly expires_in: number
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The ID of the customer. */
  readonly customer_id: string
  /** The ID of the organization. */
  readonly organization_id: string
}

/** The body of a request for a scoped token. */
export interface ScopedTokenRequest {
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The limits of a token for an agent. A token with a policy can execute operations and nothing else. */
  readonly policy?: {
    /** Whether the token is limited to operations that read. */
    readonly read_only?: boolean
    /** Whether to refuse operations that cannot be undone, such as delete, void, cancel and merge. */
    readonly no_delete?: boolean
    /** Whether to refuse operations that move money or credit, such as pay and refund. */
    readonly no_payments?: boolean
    /**
     * The kinds that the token may call. Defaults to all.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly connector_types?: readonly string[]
    /**
     * The entities that the token may call:
       | `customers`, or `shop.customers` for an entity of one kind. Defaults to all.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly entities?: readonly string[]
    /**
     * The operations that the token may call:
       | `customers.list`, `shop.customers.list`, or globs such as `*.list`. Defaults to all.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly operations?: readonly string[]
    /**
     * The requests that the token may send, by method and path: `GET /v1/*`, with `*` for any text. Defaults to none.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly requests?: readonly string[]
    /**
     * The operations that a person approves in the agent, call by call. Their kinds get no `requests`.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly approve?: readonly string[]
    /**
     * The operations that are refused after texts of strangers were read.
     * 
     * @minItems 1
     * @maxItems 20
     */
    readonly after?: readonly {
      /**
       * The operations that read texts of strangers, as in `operations` of the policy.
       * 
       * @minItems 1
       * @maxItems 100
       */
      readonly read: readonly string[]
      /**
       * The operations that are refused after that.
       * 
       * @minItems 1
       * @maxItems 100
       */
      readonly refuse: readonly string[]
      /** Why, in a sentence. A refusal ends with it. */
      readonly reason?: string
    }[]
    /**
     * What the params of operations may be. A kind that a rule names gets no `requests`.
     * 
     * @minItems 1
     * @maxItems 50
     */
    readonly rules?: readonly {
      /**
       * The operations, as in `operations` of the policy.
       * 
       * @minItems 1
       * @maxItems 100
       */
      readonly operations: readonly string[]
      /** Limits by param. A path with dots reaches into objects, and into each item of lists. */
      readonly params: {
        readonly [k: string]: {
          /**
           * One of these values.
           * 
           * @minItems 1
           * @maxItems 100
           */
          readonly in?: readonly (string | number | boolean)[]
          /** A number of at least this. */
          readonly min?: number
          /** A number of at most this. */
          readonly max?: number
          /** Text that ends so, such as `@example.com`. Of several addresses in one text, each. Case does not count. */
          readonly suffix?: string
          /** A MIME message whose every recipient has an address that ends so. */
          readonly recipients?: string
          /** Whether the param may be left out. Otherwise it must be given. */
          readonly optional?: boolean
          /** Refuses the param. */
          readonly absent?: true
        }
      }
      /** Why, in a sentence. A refusal ends with it. */
      readonly reason?: string
    }[]
    /** The maximum number of calls of operations and requests. */
    readonly max_calls?: number
  }
}

/** The metadata of a search. */
export interface SearchMeta {
  /** Whether more records follow. */
  readonly has_more: boolean
  /** The cursor of the next page; null on the last page. */
  readonly cursor: string | null
  /** The duration of the search in milliseconds. */
  readonly took_ms: number
  /** When the last complete sync of the entity began. Null until the first sync is complete. */
  readonly synced_at: string | null
  /** The seconds since `synced_at`. */
  readonly age_seconds: number | null
  /** When the last full sync of the entity began. A full sync reads everything and notices deletions. */
  readonly full_synced_at: string | null
  /** The seconds since `full_synced_at`. */
  readonly full_age_seconds: number | null
  /** Present until the first sync is complete. Some records are still missing. */
  readonly status?: "preview"
  /** Mapped fields that are null because their values have another type. Absent without any. */
  readonly unmapped?: readonly {
    /** The name of the mapped field. */
    readonly field: string
    /** The type of the first such value. */
    readonly found: "text" | "number" | "boolean" | "object" | "list"
    /** The number of records on the page with such a value. */
    readonly records: number
    /** The key of the first of these records. */
    readonly key: string
  }[]
  readonly total?: {
    /** The number of records. */
    readonly count: number
    /** Whether `count` is exact. It is 10000 and false if more records are found. */
    readonly is_exact: boolean
  }
  /** The counts by field. */
  readonly facets?: {
    readonly [k: string]: {
      /** The values with the most records, most first. */
      readonly values: readonly {
        /** A text, a number, true, false, or null for records without a value. */
        readonly value: string | number | boolean | null
        /** The number of records. */
        readonly count: number
      }[]
      /** Whether there are more than are listed. */
      readonly has_more: boolean
    }
  }
  readonly groups?: {
    /** The groups with the most records, most first. */
    readonly values: readonly {
      /** The values of the group by field. */
      readonly key: {
        /** A text, a number, true, false, or null for records without a value. */
        readonly [k: string]: string | number | boolean | null
      }
      /** The number of records. */
      readonly count: number
      /** Sums by field; null where no record has a number. A text if a JSON number would lose digits. */
      readonly sum: {
        /** A text, a number, true, false, or null for records without a value. */
        readonly [k: string]: string | number | boolean | null
      }
      /** The least values by field. */
      readonly min: {
        /** A text, a number, true, false, or null for records without a value. */
        readonly [k: string]: string | number | boolean | null
      }
      /** The greatest values by field. */
      readonly max: {
        /** A text, a number, true, false, or null for records without a value. */
        readonly [k: string]: string | number | boolean | null
      }
    }[]
    /** Whether there are more than are listed. */
    readonly has_more: boolean
  }
}

/** The params of a search of any entity. */
export interface SearchParamsBody {
  readonly query: {
    /**
     * The conditions, as {operator: {field: value}}. A record must meet all of them. The operators are eq, neq, gt,
     * gte, lt, lte, in, between, exists, like, starts_with, contains, fuzzy, keyword, not, and, or.
     */
    readonly filter?: JsonObject
    /** The sort order, such as [{"created_at": "desc"}]. At most 4 fields. */
    readonly sort?: readonly JsonObject[]
  }
  /** The maximum number of records in the response. */
  readonly limit?: number
  /** The `meta.cursor` of the previous response, with the same query. */
  readonly cursor?: string
  /**
   * The fields of the records to return, as "address.city" or ["address", "city"]. Defaults to all fields.
   * 
   * @maxItems 256
   */
  readonly fields?: readonly (string | readonly string[])[]
  /** Returns whole records, as the third party sends them, in place of their searchable fields. */
  readonly include?: "record"
  /** Whether `meta.total` counts the records found, up to 10000. */
  readonly total?: boolean
  /**
   * The fields whose values `meta.facets` counts, such as ["status"]. At most 10.
   * 
   * @maxItems 10
   */
  readonly facets?: readonly (string | readonly string[])[]
  /**
   * Counts the records found by the values of fields in `meta.groups`, such as {"fields": ["stage"], "sum":
   * ["amount"]}.
   */
  readonly group_by?: {
    /**
     * The fields whose values make a group.
     * 
     * @maxItems 4
     */
    readonly fields: readonly (string | readonly string[])[]
    /**
     * The fields whose numbers are added.
     * 
     * @maxItems 4
     */
    readonly sum?: readonly (string | readonly string[])[]
    /**
     * The fields whose least value is returned.
     * 
     * @maxItems 4
     */
    readonly min?: readonly (string | readonly string[])[]
    /**
     * The fields whose greatest value is returned.
     * 
     * @maxItems 4
     */
    readonly max?: readonly (string | readonly string[])[]
  }
}

/** The body that changes the sync of a connector. */
export interface SyncChangeRequest {
  /** Whether the connector is synced. */
  readonly enabled?: boolean
  /** The minutes between two runs, independent of the cost of a run. */
  readonly interval_minutes?: number
  /** The entities to sync. Defaults to null, which means all searchable entities. */
  readonly entities?: readonly string[] | null
  /**
   * The own fields that runs ask for: `all`, up to 500 of an entity; `standard` for none; or names or labels by entity,
   * such as `{"deals": ["stage_reason"]}`. An entity that is not named has all. Defaults to `all`.
   */
  readonly own_fields?: ({
    /**
     * Names or labels.
     * 
     * @maxItems 500
     */
    readonly [k: string]: readonly string[]
  } | ("all" | "standard"))
}

/** A parent whose list the third party refuses for now. */
export interface SkippedParentBody {
  /** The params of the list that identify the parent: `{"project": "1234"}`. */
  readonly params: JsonObject
  /** The error code. */
  readonly code: string
  /** What went wrong, for people. */
  readonly message: string
  /** When the third party first refused the parent. */
  readonly since: string
  /** The earliest time at which a run tries the parent again. A run that you start tries it immediately. */
  readonly next_try_at: string
}

/** The searchable copy of an entity. */
export interface SyncEntityBody {
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
  readonly full_requests: number | null
  /** The minutes between two runs. Defaults to a value from the cost of a run. */
  readonly interval_minutes: number
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
  readonly skipped_parents: readonly {
    /** The params of the list that identify the parent: `{"project": "1234"}`. */
    readonly params: JsonObject
    /** The error code. */
    readonly code: string
    /** What went wrong, for people. */
    readonly message: string
    /** When the third party first refused the parent. */
    readonly since: string
    /** The earliest time at which a run tries the parent again. A run that you start tries it immediately. */
    readonly next_try_at: string
  }[]
  /** The number of skipped parents, including parents that `skipped_parents` omits. */
  readonly skipped_parents_count: number
  /**
   * The own fields of the account in the copy. Null for entities whose third party lists none, and before the first
   * run.
   */
  readonly own_field_list: ({
    /** The number of own fields that the account has. */
    readonly found: number
    /** The number of own fields that runs ask for: 500 at most. */
    readonly copied: number
    /** Why the last run could not read the list of own fields. It then asked for the fields of the list before. */
    readonly last_error: {
      /** The error code. */
      readonly code: string
      /** What went wrong, for people. */
      readonly message: string
    } | null
  } | null)
  /** When the last complete run ended. */
  readonly last_synced_at: string | null
  /** When the last full run ended. */
  readonly last_full_synced_at: string | null
  /** When the next run is due. */
  readonly next_run_at: string | null
  /**
   * The error that ended the last run, or `incomplete_list` while the copy keeps records that its list leaves out. Null
   * otherwise.
   */
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
   * The entities to sync. Defaults to all entities that the connector syncs.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly entities?: readonly string[]
  /** `incremental` reads changes if the third party supports it; `full` reads everything again. */
  readonly mode?: "incremental" | "full"
}

/** The metadata of a page of the changes of many copies. */
export interface AllChangesMeta {
  /** Whether more changes follow now. */
  readonly has_more: boolean
  /** Send it as `after` to continue, now or later. */
  readonly cursor: string
  /** Whether the page belongs to the snapshot with which you begin. */
  readonly snapshot: boolean
  /** `ready` if all copies are, else `held` if any copy is held back, else `preview`. */
  readonly status: "ready" | "preview" | "held"
  /**
   * The copies that are not `ready`: 20 at most, held ones first.
   * 
   * @maxItems 20
   */
  readonly unready: readonly {
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the entity. */
    readonly entity: string
    /**
     * `preview` until the first sync is complete, `held` while records of a copy that shrinks too much are kept until a
     * full sync.
     */
    readonly status: "preview" | "held"
  }[]
  /**
   * Mapped fields that are null because their values have another type: 20 at most. Absent without any.
   * 
   * @maxItems 20
   */
  readonly unmapped?: readonly {
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the entity. */
    readonly entity: string
    /** The name of the mapped field. */
    readonly field: string
    /** The type of the first such value. */
    readonly found: "text" | "number" | "boolean" | "object" | "list"
    /** The number of records on the page with such a value. */
    readonly records: number
    /** The key of the first of these records. */
    readonly key: string
  }[]
}

/** A page of the changes of many copies. */
export interface AllChangesPage {
  /** The changes, oldest first. */
  readonly data: readonly {
    /**
     * `upsert` for a record that was created or changed. `reset` for a copy that was removed: delete all records that
     * you hold of this entity of this connector.
     */
    readonly operation: "upsert" | "delete" | "reset"
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /** Your own ID of the customer. Null in the `reset` of a customer that was deleted. */
    readonly external_user_id: string | null
    /** The name of the entity. */
    readonly entity: string
    /** The key of the record. Null in a `reset`. */
    readonly key: string | null
    /** When the copy noticed the change. */
    readonly changed_at: string
    /** The whole record as the third party gave it. Null after a deletion, and in a `reset`. */
    readonly record: JsonObject | null
    /**
     * The fields of the connector's map, null where the record has no such value. Absent without a map of the entity.
     */
    readonly mapped?: {
      readonly [k: string]: string | number | boolean | null
    }
  }[]
  readonly meta: {
    /** Whether more changes follow now. */
    readonly has_more: boolean
    /** Send it as `after` to continue, now or later. */
    readonly cursor: string
    /** Whether the page belongs to the snapshot with which you begin. */
    readonly snapshot: boolean
    /** `ready` if all copies are, else `held` if any copy is held back, else `preview`. */
    readonly status: "ready" | "preview" | "held"
    /**
     * The copies that are not `ready`: 20 at most, held ones first.
     * 
     * @maxItems 20
     */
    readonly unready: readonly {
      /** The ID of the connector. */
      readonly connector_id: string
      /** The name of the entity. */
      readonly entity: string
      /**
       * `preview` until the first sync is complete, `held` while records of a copy that shrinks too much are kept until
       * a full sync.
       */
      readonly status: "preview" | "held"
    }[]
    /**
     * Mapped fields that are null because their values have another type: 20 at most. Absent without any.
     * 
     * @maxItems 20
     */
    readonly unmapped?: readonly {
      /** The ID of the connector. */
      readonly connector_id: string
      /** The name of the entity. */
      readonly entity: string
      /** The name of the mapped field. */
      readonly field: string
      /** The type of the first such value. */
      readonly found: "text" | "number" | "boolean" | "object" | "list"
      /** The number of records on the page with such a value. */
      readonly records: number
      /** The key of the first of these records. */
      readonly key: string
    }[]
  }
}

/** One change of a copy. */
export interface ChangeBody {
  /** `upsert` for a record that was created or changed. */
  readonly operation: "upsert" | "delete"
  /** The key of the record. */
  readonly key: string
  /** When the copy noticed the change. */
  readonly changed_at: string
  /** The whole record as the third party gave it. Null after a deletion. */
  readonly record: JsonObject | null
  /** The fields of the connector's map, null where the record has no such value. Absent without a map of the entity. */
  readonly mapped?: {
    readonly [k: string]: string | number | boolean | null
  }
}

/** The metadata of a page of changes. */
export interface ChangesMeta {
  /** Whether more changes follow now. */
  readonly has_more: boolean
  /** Send it as `after` to continue, now or later. */
  readonly cursor: string
  /** Whether the page belongs to the snapshot with which you begin. */
  readonly snapshot: boolean
  /**
   * `preview` until the first sync is complete, `held` while records of a copy that shrinks too much are kept until a
   * full sync.
   */
  readonly status: "ready" | "preview" | "held"
  /** Mapped fields that are null because their values have another type. Absent without any. */
  readonly unmapped?: readonly {
    /** The name of the mapped field. */
    readonly field: string
    /** The type of the first such value. */
    readonly found: "text" | "number" | "boolean" | "object" | "list"
    /** The number of records on the page with such a value. */
    readonly records: number
    /** The key of the first of these records. */
    readonly key: string
  }[]
}

/** A page of changes of a copy. */
export interface ChangesPage {
  /** The changes, oldest first. */
  readonly data: readonly {
    /** `upsert` for a record that was created or changed. */
    readonly operation: "upsert" | "delete"
    /** The key of the record. */
    readonly key: string
    /** When the copy noticed the change. */
    readonly changed_at: string
    /** The whole record as the third party gave it. Null after a deletion. */
    readonly record: JsonObject | null
    /**
     * The fields of the connector's map, null where the record has no such value. Absent without a map of the entity.
     */
    readonly mapped?: {
      readonly [k: string]: string | number | boolean | null
    }
  }[]
  readonly meta: {
    /** Whether more changes follow now. */
    readonly has_more: boolean
    /** Send it as `after` to continue, now or later. */
    readonly cursor: string
    /** Whether the page belongs to the snapshot with which you begin. */
    readonly snapshot: boolean
    /**
     * `preview` until the first sync is complete, `held` while records of a copy that shrinks too much are kept until a
     * full sync.
     */
    readonly status: "ready" | "preview" | "held"
    /** Mapped fields that are null because their values have another type. Absent without any. */
    readonly unmapped?: readonly {
      /** The name of the mapped field. */
      readonly field: string
      /** The type of the first such value. */
      readonly found: "text" | "number" | "boolean" | "object" | "list"
      /** The number of records on the page with such a value. */
      readonly records: number
      /** The key of the first of these records. */
      readonly key: string
    }[]
  }
}

/** A copied record. */
export interface CopiedRecordBody {
  /** The whole record as the third party gave it. */
  readonly data: JsonObject
  readonly meta: {
    /** The key of the record. */
    readonly key: string
    /** When the copy noticed the change. */
    readonly changed_at: string
    /**
     * `preview` until the first sync is complete, `held` while records of a copy that shrinks too much are kept until a
     * full sync.
     */
    readonly status: "ready" | "preview" | "held"
    /**
     * The fields of the connector's map, null where the record has no such value. Absent without a map of the entity.
     */
    readonly mapped?: {
      readonly [k: string]: string | number | boolean | null
    }
  }
}

/** One change in the changes of many copies. */
export interface CopyChangeBody {
  /**
   * `upsert` for a record that was created or changed. `reset` for a copy that was removed: delete all records that you
   * hold of this entity of this connector.
   */
  readonly operation: "upsert" | "delete" | "reset"
  /** The ID of the connector. */
  readonly connector_id: string
  /** The name of the connector kind. */
  readonly connector_type: string
  /** Your own ID of the customer. Null in the `reset` of a customer that was deleted. */
  readonly external_user_id: string | null
  /** The name of the entity. */
  readonly entity: string
  /** The key of the record. Null in a `reset`. */
  readonly key: string | null
  /** When the copy noticed the change. */
  readonly changed_at: string
  /** The whole record as the third party gave it. Null after a deletion, and in a `reset`. */
  readonly record: JsonObject | null
  /** The fields of the connector's map, null where the record has no such value. Absent without a map of the entity. */
  readonly mapped?: {
    readonly [k: string]: string | number | boolean | null
  }
}

/** A record that a search of all copies found. */
export interface HitBody {
  /** The ID of the connector. */
  readonly connector_id: string
  /** The name of the connector kind. */
  readonly connector_type: string
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
export interface NotSearchedBody {
  /** The ID of the connector. */
  readonly connector_id: string
  /** The name of the connector kind. */
  readonly connector_type: string
  /** The name of the entity. */
  readonly entity: string
  /**
   * `loading` before the first sync stores records. `preview` until the first sync is complete: its records so far are
   * searched. `held` while records of a copy that shrinks too much are kept until a full sync. `indexing` while a large
   * copy gets its index.
   */
  readonly status: "loading" | "preview" | "held" | "indexing"
}

/** The number of records of a copy. */
export interface RecordCountBody {
  readonly data: {
    /** The number of copied records. */
    readonly count: number
  }
  readonly meta: {
    /**
     * `preview` until the first sync is complete, `held` while records of a copy that shrinks too much are kept until a
     * full sync.
     */
    readonly status: "ready" | "preview" | "held"
  }
}

/** A copy that is not complete. */
export interface UnreadyCopyBody {
  /** The ID of the connector. */
  readonly connector_id: string
  /** The name of the entity. */
  readonly entity: string
  /**
   * `preview` until the first sync is complete, `held` while records of a copy that shrinks too much are kept until a
   * full sync.
   */
  readonly status: "preview" | "held"
}

/** The metadata of a search of all copies. */
export interface SearchAllMeta {
  /**
   * The copies that were not searched, or only in part: 50 at most.
   * 
   * @maxItems 50
   */
  readonly not_searched: readonly {
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /** The name of the entity. */
    readonly entity: string
    /**
     * `loading` before the first sync stores records. `preview` until the first sync is complete: its records so far
     * are searched. `held` while records of a copy that shrinks too much are kept until a full sync. `indexing` while a
     * large copy gets its index.
     */
    readonly status: "loading" | "preview" | "held" | "indexing"
  }[]
  /** The duration of the search, in milliseconds. */
  readonly took_ms: number
}

/** The hits of a search of all copies. */
export interface SearchAllPage {
  /** The records found, best first. */
  readonly data: readonly {
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /** The name of the entity. */
    readonly entity: string
    /** The key of the record. */
    readonly key: string
    /** The title of the record, up to 200 characters. */
    readonly title: string
    /** The text around the first word found, up to 200 characters. Null for a record without text. */
    readonly snippet: string | null
    /**
     * The relevance, from 0 to 1. Above 0.5, the record has all the words. 0 for a record that was found by its
     * meaning.
     */
    readonly score: number
    /**
     * How near the text of the record is to the words in meaning, from 0 to 1. Absent where the server does not compare
     * meanings, or the text is not near.
     */
    readonly meaning?: number
  }[]
  readonly meta: {
    /**
     * The copies that were not searched, or only in part: 50 at most.
     * 
     * @maxItems 50
     */
    readonly not_searched: readonly {
      /** The ID of the connector. */
      readonly connector_id: string
      /** The name of the connector kind. */
      readonly connector_type: string
      /** The name of the entity. */
      readonly entity: string
      /**
       * `loading` before the first sync stores records. `preview` until the first sync is complete: its records so far
       * are searched. `held` while records of a copy that shrinks too much are kept until a full sync. `indexing` while
       * a large copy gets its index.
       */
      readonly status: "loading" | "preview" | "held" | "indexing"
    }[]
    /** The duration of the search, in milliseconds. */
    readonly took_ms: number
  }
}

/** The body of a search of all copies. */
export interface SearchAllRequest {
  /** Your own ID of the customer. Optional for a scoped token, which searches for its own customer. */
  readonly external_user_id?: string
  /** The words to search for, as a person types them. Typing errors in titles are forgiven. */
  readonly q: string
  /**
   * Filters by kind.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly connector_types?: readonly string[]
  /**
   * Filters by entity.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly entities?: readonly string[]
  /** The maximum number of hits. */
  readonly limit?: number
}

/** The searchable copy of a connector. */
export interface SyncStateBody {
  /** The ID of the connector. */
  readonly connector_id: string
  /**
   * `loading` until one entity is searchable, `building_preview` until every entity is, `preview` until every first run
   * is complete.
   */
  readonly status: "loading" | "building_preview" | "preview" | "ready" | "paused" | "error"
  /** Whether the connector is synced. */
  readonly enabled: boolean
  /** The minimum number of minutes between two runs. Entities with more expensive runs wait longer. */
  readonly interval_minutes: number
  /** The own fields in the copies: `all`, `standard` for none, or names by entity. */
  readonly own_fields: ({
    /**
     * Names or labels.
     * 
     * @maxItems 500
     */
    readonly [k: string]: readonly string[]
  } | ("all" | "standard"))
  /** The ID of the current run. Null without a run. */
  readonly job_id: string | null
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
    readonly full_requests: number | null
    /** The minutes between two runs. Defaults to a value from the cost of a run. */
    readonly interval_minutes: number
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
    readonly skipped_parents: readonly {
      /** The params of the list that identify the parent: `{"project": "1234"}`. */
      readonly params: JsonObject
      /** The error code. */
      readonly code: string
      /** What went wrong, for people. */
      readonly message: string
      /** When the third party first refused the parent. */
      readonly since: string
      /** The earliest time at which a run tries the parent again. A run that you start tries it immediately. */
      readonly next_try_at: string
    }[]
    /** The number of skipped parents, including parents that `skipped_parents` omits. */
    readonly skipped_parents_count: number
    /**
     * The own fields of the account in the copy. Null for entities whose third party lists none, and before the first
     * run.
     */
    readonly own_field_list: ({
      /** The number of own fields that the account has. */
      readonly found: number
      /** The number of own fields that runs ask for: 500 at most. */
      readonly copied: number
      /** Why the last run could not read the list of own fields. It then asked for the fields of the list before. */
      readonly last_error: {
        /** The error code. */
        readonly code: string
        /** What went wrong, for people. */
        readonly message: string
      } | null
    } | null)
    /** When the last complete run ended. */
    readonly last_synced_at: string | null
    /** When the last full run ended. */
    readonly last_full_synced_at: string | null
    /** When the next run is due. */
    readonly next_run_at: string | null
    /**
     * The error that ended the last run, or `incomplete_list` while the copy keeps records that its list leaves out.
     * Null otherwise.
     */
    readonly last_error: {
      /** The error code. */
      readonly code: string
      /** What went wrong, for people. */
      readonly message: string
    } | null
  }[]
}

/** The identity of a scoped or widget token. */
export interface TokenInfoBody {
  /** The kind of the token. */
  readonly kind: "scoped" | "widget"
  /** The ID of the organization. */
  readonly organization_id: string
  /** The ID of the customer. */
  readonly customer_id: string
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** When the token expires. */
  readonly expires_at: string
  /** The only origin that may use the token. Null for a scoped token. */
  readonly allowed_origin: string | null
  /** Whether the token may choose the entities to copy. */
  readonly choose_entities: boolean
  /** The mapped fields whose place in the records the token may choose. */
  readonly fields: readonly {
    /** The name of the connector kind. */
    readonly connector_type: string
    /** The name of the entity. */
    readonly entity: string
    /** The name of the field in the connector's map. */
    readonly name: string
    /** The type of the field. */
    readonly type: "text" | "number" | "boolean" | "time"
    /** The name that the customer reads. Defaults to `name`. */
    readonly label?: string
  }[]
  /** The application, as the page shows it. */
  readonly brand: {
    /** The name of the application. Null without one. */
    readonly name: string | null
    /** The URL of its image. Null without one. */
    readonly logo_url: string | null
    /** The color of the main button. Null for the default. */
    readonly accent: string | null
    /** The color of text on the main button: black or white, by contrast. */
    readonly on_accent: string | null
    /** The URL of the privacy policy. */
    readonly privacy_url: string | null
    /** The URL of the terms. */
    readonly terms_url: string | null
  }
}

/** The body that names the user of a login. */
export interface AgentLoginRequest {
  /** The `ticket` of your login page. */
  readonly ticket: string
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The limits of the agent, even if its user allows more. As the policy of a scoped token, without `max_calls`. */
  readonly policy?: {
    /** Whether the token is limited to operations that read. */
    readonly read_only?: boolean
    /** Whether to refuse operations that cannot be undone, such as delete, void, cancel and merge. */
    readonly no_delete?: boolean
    /** Whether to refuse operations that move money or credit, such as pay and refund. */
    readonly no_payments?: boolean
    /**
     * The kinds that the token may call. Defaults to all.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly connector_types?: readonly string[]
    /**
     * The entities that the token may call:
       | `customers`, or `shop.customers` for an entity of one kind. Defaults to all.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly entities?: readonly string[]
    /**
     * The operations that the token may call:
       | `customers.list`, `shop.customers.list`, or globs such as `*.list`. Defaults to all.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly operations?: readonly string[]
    /**
     * The requests that the token may send, by method and path: `GET /v1/*`, with `*` for any text. Defaults to none.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly requests?: readonly string[]
    /**
     * The operations that a person approves in the agent, call by call. Their kinds get no `requests`.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly approve?: readonly string[]
    /**
     * The operations that are refused after texts of strangers were read.
     * 
     * @minItems 1
     * @maxItems 20
     */
    readonly after?: readonly {
      /**
       * The operations that read texts of strangers, as in `operations` of the policy.
       * 
       * @minItems 1
       * @maxItems 100
       */
      readonly read: readonly string[]
      /**
       * The operations that are refused after that.
       * 
       * @minItems 1
       * @maxItems 100
       */
      readonly refuse: readonly string[]
      /** Why, in a sentence. A refusal ends with it. */
      readonly reason?: string
    }[]
    /**
     * What the params of operations may be. A kind that a rule names gets no `requests`.
     * 
     * @minItems 1
     * @maxItems 50
     */
    readonly rules?: readonly {
      /**
       * The operations, as in `operations` of the policy.
       * 
       * @minItems 1
       * @maxItems 100
       */
      readonly operations: readonly string[]
      /** Limits by param. A path with dots reaches into objects, and into each item of lists. */
      readonly params: {
        readonly [k: string]: {
          /**
           * One of these values.
           * 
           * @minItems 1
           * @maxItems 100
           */
          readonly in?: readonly (string | number | boolean)[]
          /** A number of at least this. */
          readonly min?: number
          /** A number of at most this. */
          readonly max?: number
          /** Text that ends so, such as `@example.com`. Of several addresses in one text, each. Case does not count. */
          readonly suffix?: string
          /** A MIME message whose every recipient has an address that ends so. */
          readonly recipients?: string
          /** Whether the param may be left out. Otherwise it must be given. */
          readonly optional?: boolean
          /** Refuses the param. */
          readonly absent?: true
        }
      }
      /** Why, in a sentence. A refusal ends with it. */
      readonly reason?: string
    }[]
  }
}

/** The body that creates an invitation. */
export interface NewAgentInvitation {
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The time until the link expires, in seconds. */
  readonly expires_in?: number
  /** The limits of the agent, even if its user allows more. As the policy of a scoped token, without `max_calls`. */
  readonly policy?: {
    /** Whether the token is limited to operations that read. */
    readonly read_only?: boolean
    /** Whether to refuse operations that cannot be undone, such as delete, void, cancel and merge. */
    readonly no_delete?: boolean
    /** Whether to refuse operations that move money or credit, such as pay and refund. */
    readonly no_payments?: boolean
    /**
     * The kinds that the token may call. Defaults to all.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly connector_types?: readonly string[]
    /**
     * The entities that the token may call:
       | `customers`, or `shop.customers` for an entity of one kind. Defaults to all.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly entities?: readonly string[]
    /**
     * The operations that the token may call:
       | `customers.list`, `shop.customers.list`, or globs such as `*.list`. Defaults to all.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly operations?: readonly string[]
    /**
     * The requests that the token may send, by method and path: `GET /v1/*`, with `*` for any text. Defaults to none.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly requests?: readonly string[]
    /**
     * The operations that a person approves in the agent, call by call. Their kinds get no `requests`.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly approve?: readonly string[]
    /**
     * The operations that are refused after texts of strangers were read.
     * 
     * @minItems 1
     * @maxItems 20
     */
    readonly after?: readonly {
      /**
       * The operations that read texts of strangers, as in `operations` of the policy.
       * 
       * @minItems 1
       * @maxItems 100
       */
      readonly read: readonly string[]
      /**
       * The operations that are refused after that.
       * 
       * @minItems 1
       * @maxItems 100
       */
      readonly refuse: readonly string[]
      /** Why, in a sentence. A refusal ends with it. */
      readonly reason?: string
    }[]
    /**
     * What the params of operations may be. A kind that a rule names gets no `requests`.
     * 
     * @minItems 1
     * @maxItems 50
     */
    readonly rules?: readonly {
      /**
       * The operations, as in `operations` of the policy.
       * 
       * @minItems 1
       * @maxItems 100
       */
      readonly operations: readonly string[]
      /** Limits by param. A path with dots reaches into objects, and into each item of lists. */
      readonly params: {
        readonly [k: string]: {
          /**
           * One of these values.
           * 
           * @minItems 1
           * @maxItems 100
           */
          readonly in?: readonly (string | number | boolean)[]
          /** A number of at least this. */
          readonly min?: number
          /** A number of at most this. */
          readonly max?: number
          /** Text that ends so, such as `@example.com`. Of several addresses in one text, each. Case does not count. */
          readonly suffix?: string
          /** A MIME message whose every recipient has an address that ends so. */
          readonly recipients?: string
          /** Whether the param may be left out. Otherwise it must be given. */
          readonly optional?: boolean
          /** Refuses the param. */
          readonly absent?: true
        }
      }
      /** Why, in a sentence. A refusal ends with it. */
      readonly reason?: string
    }[]
  }
}

/** The limits of a token. */
export interface TokenPolicyBody {
  /** Whether the token is limited to operations that read. */
  readonly read_only?: boolean
  /** Whether to refuse operations that cannot be undone, such as delete, void, cancel and merge. */
  readonly no_delete?: boolean
  /** Whether to refuse operations that move money or credit, such as pay and refund. */
  readonly no_payments?: boolean
  /**
   * The kinds that the token may call. Defaults to all.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly connector_types?: readonly string[]
  /**
   * The entities that the token may call: `customers`, or `shop.customers` for an entity of one kind. Defaults to all.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly entities?: readonly string[]
  /**
   * The operations that the token may call:
     | `customers.list`, `shop.customers.list`, or globs such as `*.list`. Defaults to all.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly operations?: readonly string[]
  /**
   * The requests that the token may send, by method and path: `GET /v1/*`, with `*` for any text. Defaults to none.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly requests?: readonly string[]
  /**
   * The operations that a person approves in the agent, call by call. Their kinds get no `requests`.
   * 
   * @minItems 1
   * @maxItems 100
   */
  readonly approve?: readonly string[]
  /**
   * The operations that are refused after texts of strangers were read.
   * 
   * @minItems 1
   * @maxItems 20
   */
  readonly after?: readonly {
    /**
     * The operations that read texts of strangers, as in `operations` of the policy.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly read: readonly string[]
    /**
     * The operations that are refused after that.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly refuse: readonly string[]
    /** Why, in a sentence. A refusal ends with it. */
    readonly reason?: string
  }[]
  /**
   * What the params of operations may be. A kind that a rule names gets no `requests`.
   * 
   * @minItems 1
   * @maxItems 50
   */
  readonly rules?: readonly {
    /**
     * The operations, as in `operations` of the policy.
     * 
     * @minItems 1
     * @maxItems 100
     */
    readonly operations: readonly string[]
    /** Limits by param. A path with dots reaches into objects, and into each item of lists. */
    readonly params: {
      readonly [k: string]: {
        /**
         * One of these values.
         * 
         * @minItems 1
         * @maxItems 100
         */
        readonly in?: readonly (string | number | boolean)[]
        /** A number of at least this. */
        readonly min?: number
        /** A number of at most this. */
        readonly max?: number
        /** Text that ends so, such as `@example.com`. Of several addresses in one text, each. Case does not count. */
        readonly suffix?: string
        /** A MIME message whose every recipient has an address that ends so. */
        readonly recipients?: string
        /** Whether the param may be left out. Otherwise it must be given. */
        readonly optional?: boolean
        /** Refuses the param. */
        readonly absent?: true
      }
    }
    /** Why, in a sentence. A refusal ends with it. */
    readonly reason?: string
  }[]
  /** The maximum number of calls of operations and requests. */
  readonly max_calls?: number
}

/** A record's mapped fields. */
export interface MappedBody {
  readonly [k: string]: string | number | boolean | null
}

/** A mapped field with values of another type, and its copy. */
export interface CopyUnmappedBody {
  /** The ID of the connector. */
  readonly connector_id: string
  /** The name of the entity. */
  readonly entity: string
  /** The name of the mapped field. */
  readonly field: string
  /** The type of the first such value. */
  readonly found: "text" | "number" | "boolean" | "object" | "list"
  /** The number of records on the page with such a value. */
  readonly records: number
  /** The key of the first of these records. */
  readonly key: string
}

/** A mapped field with values of another type. */
export interface UnmappedBody {
  /** The name of the mapped field. */
  readonly field: string
  /** The type of the first such value. */
  readonly found: "text" | "number" | "boolean" | "object" | "list"
  /** The number of records on the page with such a value. */
  readonly records: number
  /** The key of the first of these records. */
  readonly key: string
}

/** The number of calls of a connector on one day. */
export interface UsageCountBody {
  /** The ID of the customer. */
  readonly customer_id: string | null
  /** The ID of the connector. */
  readonly connector_id: string | null
  /** The day in UTC. */
  readonly day: string
  /** The number of calls. */
  readonly calls: number
  /** The number of calls with a status of 400 or more. */
  readonly failed: number
}

/** An attempt to deliver a message. */
export interface WebhookAttemptBody {
  /** The ID of the attempt. */
  readonly id: string
  /** The ID of the message: `msg_…`. All attempts and replays have the same. */
  readonly message_id: string
  /** When the attempt began. */
  readonly attempted_at: string
  /** The duration of the attempt in milliseconds. */
  readonly duration_ms: number
  /** Whether the endpoint answered with a status from 200 to 299. */
  readonly outcome: "succeeded" | "failed"
  /** The HTTP status of the answer. Null without an answer. */
  readonly status: number | null
  /** Why there is no answer, for people. */
  readonly error: string | null
  /** The first 2 kB of the answer. */
  readonly response: string | null
}

/** The `data` of an event by its type. */
export interface WebhookDataByType {
  /** A connector was created. */
  readonly "connector.created": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
  }
  /** A connector changed. */
  readonly "connector.updated": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
    /**
     * The changed parts.
     * 
     * Items: A part.
     */
    readonly changed: readonly ("name" | "credentials" | "environment" | "metadata" | "map" | "status" | "wants")[]
  }
  /** A connector was deleted. */
  readonly "connector.deleted": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
  }
  /** The owner of a connector must provide new credentials. */
  readonly "connector.needs_reauth": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
    /** Why the third party no longer accepts the credentials. */
    readonly reason: string | null
    /** When the connector stopped working. */
    readonly since: string
    /** A page on which the owner reconnects. It opens once: forward it to the end user. */
    readonly connect_link?: string
  }
  /** A connector works again after it needed new credentials. */
  readonly "connector.recovered": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
  }
  /** A sync run completed. */
  readonly "sync.completed": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
    /** The numbers of records by entity. */
    readonly entities: {
      readonly [k: string]: {
        /** The number of added records. */
        readonly added?: number
        /** The number of changed records. */
        readonly changed?: number
        /** The number of removed records. */
        readonly removed?: number
        /** The number of records that could not be stored. */
        readonly rejected?: number
      }
    }
    /** The generation of the copy. */
    readonly copy_generation?: number
  }
  /** A sync run failed. */
  readonly "sync.failed": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
    /** The error code. */
    readonly code: string
    /** What went wrong, for people. */
    readonly message: string
    /** Whether a later run may succeed without changes. */
    readonly retryable: boolean
  }
  /** A sync run would remove many records of an entity, and keeps them until a full sync that you start. */
  readonly "sync.held": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
    /** The name of the entity. */
    readonly entity: string
    /** The number of records before. */
    readonly before: number
    /** The number of records that the third party lists now. */
    readonly now: number
  }
  /** Records of an entity changed: at most once a minute for each entity of a connector. */
  readonly "records.changed": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
    /** The name of the entity. */
    readonly entity: string
    /** The cursor of the entity from which its changes begin. Send it as `after`. */
    readonly cursor: string
  }
  /** A record changed as the `records` of the endpoint say. */
  readonly "record.matched": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
    /** The name of the entity. */
    readonly entity: string
    /** The key of the record. */
    readonly key: string
    /** The change of the record. */
    readonly operation: "create" | "update" | "delete"
    /** When the copy got the change. */
    readonly changed_at: string
    /** The record before. Null if there was none. */
    readonly before?: JsonObject | null
    /** The record after. Null if it is deleted. */
    readonly after?: JsonObject | null
    /**
     * Which of `before` and `after` are absent, because they have more than 64 kB. Read the record by its key.
     * 
     * Items: A record.
     */
    readonly omitted: readonly ("before" | "after")[]
  }
  /** A customer was created. */
  readonly "customer.created": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
  }
  /** A customer was deleted with its connectors. */
  readonly "customer.deleted": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
  }
  /** A customer consented. */
  readonly "oauth.completed": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id?: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence?: number
  }
  /** A consent failed. */
  readonly "oauth.failed": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id?: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence?: number
    /** The error code. */
    readonly code: string
  }
  /** The grant of a connector expires soon, and cannot be renewed. */
  readonly "grant.expiring": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
    /** When the grant expires. */
    readonly expires_at: string
  }
  /**
   * The API that a kind calls ends, or a part of it: 180, 90, 30 and 7 days before, and on the day. Also once for each
   * operation and day of end that a third party announces in responses to your calls.
   */
  readonly "definition.ending": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /** `manifest`, or the header of the notice, such as `Sunset`. */
    readonly source: string
    /** The version of the API. Absent if requests name none. */
    readonly version?: string
    /** The part that ends before the rest, by its address in the manifest, such as `auth.api_token`. */
    readonly part?: string
    /** The operation whose response has the notice, such as `customers.list`. */
    readonly operation?: string
    /** When the third party may refuse it. Absent if the notice names no day. */
    readonly ends_at?: string
    /** The number of days until then, 0 from that day. */
    readonly days?: number
    /** The third party's page about it. Only of a manifest. */
    readonly docs?: string
  }
  /** Records of several connectors of a kind no longer fit its manifest: once for each place and change. */
  readonly "definition.drifting": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /** The changes, at most 100. */
    readonly changes: readonly {
      /** The operation, such as `customers.list`. */
      readonly operation: string
      /** The place in the record: `$.items[].name`, `$.labels.*` in a map, `$` for the list itself. */
      readonly path: string
      /** The change. */
      readonly change: "appeared" | "vanished" | "retyped" | "nulled" | "unknown_value" | "emptied" | "endless"
      /** As the manifest states it, or as earlier records had it, such as `string or null`. */
      readonly expected: string
      /** As it came, such as `integer`. Never a value of a record. */
      readonly seen: string
      /** The first day, in UTC: `2026-11-29`. */
      readonly since: string
      /** The number of connectors of the organization that show it. */
      readonly connectors: number
    }[]
  }
  /** An endpoint was disabled, because its deliveries failed for days or it answered 410. */
  readonly "endpoint.disabled": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the endpoint. */
    readonly endpoint_id: string
    /** Why it was disabled. */
    readonly reason: string
  }
  /** You asked for a test. */
  readonly ping: {
    /** The ID of the organization. */
    readonly organization_id: string
  }
  /** A third party sent a webhook about a connector. */
  readonly "vendor.event": {
    /** The ID of the organization. */
    readonly organization_id: string
    /** The ID of the customer. */
    readonly customer_id: string
    /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
    readonly external_user_id: string
    /** The ID of the connector. */
    readonly connector_id: string
    /** The name of the connector kind. */
    readonly connector_type: string
    /**
     * The number of the event within its connector. An event can arrive after a newer one: the larger number is newer.
     */
    readonly sequence: number
    /** The third party's ID of the event. */
    readonly event_id: string
    /** The third party's name of the type. */
    readonly vendor_type: string
    /** The name of the entity. */
    readonly entity?: string
    /** The effect on the copy. Absent for an event without one. */
    readonly action?: "upsert" | "delete" | "reread"
    /** The key of the record. */
    readonly key?: string
    /** The record. */
    readonly record?: JsonObject
    /** The event as the third party sent it. Absent if it has more than 64 kB. */
    readonly raw?: JsonObject
  }
}

/** An endpoint that receives webhooks, without its secret. */
export interface WebhookEndpointBody {
  /** The ID of the endpoint: `we_…`. */
  readonly id: string
  /**
   * The URL that receives the events. It must be https and lead to a public address. Without a URL, nothing is sent:
   * you read the messages.
   */
  readonly url: string | null
  /** The types of events to send. Null sends all types. With `records`, defaults to only `record.matched`. */
  readonly event_types: (readonly ("connector.created"
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
  readonly external_user_ids: readonly string[] | null
  /**
   * The changes of records that the endpoint gets as `record.matched`. A record that is not there is compared as one
   * without fields. Null for none.
   */
  readonly records: ({
    /** The name of the connector kind. */
    readonly connector_type: string
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
  readonly disabled_reason: (("requested" | "gone" | "failing") | null)
  /** `v1` signs by HMAC-SHA256 with a secret that you share. `v1a` signs by Ed25519: you get the public key. */
  readonly signature: "v1" | "v1a"
  /** Until when webhooks are also signed with the secret before the last rotation. */
  readonly old_secret_expires_at: string | null
  /** Since when every attempt fails. */
  readonly failing_since: string | null
  /** When an attempt last succeeded, to the minute. */
  readonly last_success_at: string | null
  /** Until when nothing is sent, because attempts failed or the endpoint asked for it. */
  readonly paused_until: string | null
  /** When the endpoint was created. */
  readonly created_at: string
  /** When the endpoint last changed. */
  readonly updated_at: string
}

/** The body that changes an endpoint. */
export interface WebhookEndpointChangesRequest {
  /**
   * The URL that receives the events. It must be https and lead to a public address. Without a URL, nothing is sent:
   * you read the messages.
   */
  readonly url?: string
  /** The types of events to send. Null sends all types. With `records`, defaults to only `record.matched`. */
  readonly event_types?: (readonly ("connector.created"
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
  readonly external_user_ids?: readonly string[] | null
  /**
   * The changes of records that the endpoint gets as `record.matched`. A record that is not there is compared as one
   * without fields. Null for none.
   */
  readonly records?: ({
    /** The name of the connector kind. */
    readonly connector_type: string
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
  /** Whether events are sent. An endpoint that you enable again counts as healthy. */
  readonly enabled?: boolean
}

/** The body that creates an endpoint. */
export interface WebhookEndpointRequest {
  /**
   * The URL that receives the events. It must be https and lead to a public address. Without a URL, nothing is sent:
   * you read the messages.
   */
  readonly url?: string | null
  /** The types of events to send. Null sends all types. With `records`, defaults to only `record.matched`. */
  readonly event_types?: (readonly ("connector.created"
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
  readonly external_user_ids?: readonly string[] | null
  /**
   * The changes of records that the endpoint gets as `record.matched`. A record that is not there is compared as one
   * without fields. Null for none.
   */
  readonly records?: ({
    /** The name of the connector kind. */
    readonly connector_type: string
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
  /** `v1` signs by HMAC-SHA256 with a secret that you share. `v1a` signs by Ed25519: you get the public key. */
  readonly signature?: "v1" | "v1a"
}

/** A message of an endpoint. */
export interface WebhookMessageBody {
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
  readonly external_user_id: string | null
  /** The state of the delivery. `pending` until an attempt succeeds or the last one failed. */
  readonly status: "pending" | "succeeded" | "failed"
  /** The number of attempts. */
  readonly attempts: number
  /** When the next attempt is due. */
  readonly next_attempt_at: string | null
  /** When the event happened. */
  readonly created_at: string
  /** The body as the endpoint gets it: `type`, `timestamp` and `data`. */
  readonly body: JsonObject
}

/** The body that sends messages of a time range again. */
export interface WebhookReplayRequest {
  /** The start of the time range, inclusive. */
  readonly since: string
  /** The end of the time range, inclusive. Defaults to now. */
  readonly until?: string
  /**
   * Whether to send only messages that were not delivered. Otherwise sends every message that the endpoint wants, also
   * older than the endpoint.
   */
  readonly only_failed?: boolean
}

/** The body that replaces a secret. */
export interface WebhookRotationRequest {
  /** The time for which webhooks are also signed with the old secret, in seconds. */
  readonly expire_old_in_seconds?: number
}

/** A widget token. */
export interface WidgetTokenBody {
  /** The token. Send it as `Authorization: Bearer`. */
  readonly token: string
  /** Always `bearer`. */
  readonly token_type: "bearer"
  /** The time until the token expires, in seconds. */
  readonly expires_in: number
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The ID of the customer. */
  readonly customer_id: string
  /** The ID of the organization. */
  readonly organization_id: string
  /** The only origin that may use the token. */
  readonly allowed_origin: string
  /** The URL of the hosted page for connecting. */
  readonly widget_url: string
}

/** The body of a request for a widget token. */
export interface WidgetTokenRequest {
  /** Your own ID of the customer: 1 to 255 characters, stored exactly as sent. */
  readonly external_user_id: string
  /** The origin of the embedding application, such as `https://app.example.com`. */
  readonly allowed_origin: string
  /**
   * The connector kinds to which the token is limited. Defaults to all.
   * 
   * @maxItems 100
   */
  readonly connector_types?: readonly string[]
  /** Whether the customer may choose the entities to copy for `search`. */
  readonly choose_entities?: boolean
  /**
   * The mapped fields whose place in the records the customer may choose. You decide names and types. Each choice becomes part of the `map`.
   * 
   * @maxItems 50
   */
  readonly fields?: readonly {
    /** The connector kind, by its name, display name or definition ID, in any case. */
    readonly connector_type: string
    /** The name of the entity. */
    readonly entity: string
    /** The name of the field in the connector's map. */
    readonly name: string
    /** The type of the field. */
    readonly type: "text" | "number" | "boolean" | "time"
    /** The name that the customer reads. Defaults to `name`. */
    readonly label?: string
  }[]
  /**
   * The application, as the page shows it. Missing fields come from the operator's settings. Only application tokens
   * may set it.
   */
  readonly brand?: {
    /** The name that the customer reads. */
    readonly name?: string
    /** The name of an image in the operator's folder, such as `acme` for `acme.svg`. */
    readonly logo?: string
    /** The color of the main button, such as `#1d4ed8`. */
    readonly accent?: string
    /** The URL of your privacy policy. */
    readonly privacy_url?: string
    /** The URL of your terms. */
    readonly terms_url?: string
  }
}
