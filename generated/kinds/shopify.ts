// Generated from definitions/shopify.yaml by `npm run generate`.
import type { KindModule } from '../../client/types/known-kinds.ts'
import type { Shopify } from '../types/shopify.ts'

const authTokenSend = {
  headers: [
    {
      name: "X-Shopify-Access-Token",
      value: { template: { text: "{{access_token}}", parts: [{ name: "access_token" }] } },
    },
  ],
  query: [],
}
const authOauthTokenUrl = {
  text: "https://{{config.shop}}.myshopify.com/admin/oauth/access_token",
  parts: ["https://", { name: "config.shop" }, ".myshopify.com/admin/oauth/access_token"],
}
const requestErrorsMessage = [
  { in: "body", steps: ["errors", 0, "message"] },
  { in: "body", steps: ["data", { only: true }, "userErrors", 0, "message"] },
  { in: "body", steps: ["data", { only: true }, "orderCancelUserErrors", 0, "message"] },
  { in: "body", steps: ["errors"] },
]
const requestErrorsCode1 = { in: "body", steps: ["data", { only: true }, "userErrors", 0, "code"] }
const requestErrorsCode2 = { in: "body", steps: ["data", { only: true }, "orderCancelUserErrors", 0, "code"] }
const requestErrorsCode = [
  { in: "body", steps: ["errors", 0, "extensions", "code"] },
  requestErrorsCode1,
  requestErrorsCode2,
]
const requestErrorsAbout = [{ in: "body", steps: ["data", { only: true }, "userErrors", 0, "field"] }]
const requestErrorsRules0 = {
  at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
  is: ["THROTTLED"],
  as: "rate_limited",
}
const requestErrorsRules1 = {
  at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
  is: ["ACCESS_DENIED", "SHOP_INACTIVE"],
  as: "forbidden",
}
const requestErrorsRules3 = {
  at: { in: "body", steps: ["errors", 0, "extensions", "code"] },
  is: ["INTERNAL_SERVER_ERROR"],
  as: "unavailable",
}
const requestErrorsRules4 = { status: [200], at: { in: "body", steps: ["errors", 0] }, as: "invalid" }
const requestErrors = {
  message: requestErrorsMessage,
  code: requestErrorsCode,
  requestId: [{ in: "header", name: "x-request-id" }],
  about: requestErrorsAbout,
  rules: [
    requestErrorsRules0,
    requestErrorsRules1,
    { at: { in: "body", steps: ["errors", 0, "extensions", "code"] }, is: ["MAX_COST_EXCEEDED"], as: "too_much_data" },
    requestErrorsRules3,
    requestErrorsRules4,
    { status: [423], as: "forbidden" },
    {
      at: requestErrorsCode1,
      is: ["NOT_FOUND", "PRODUCT_DOES_NOT_EXIST", "PRODUCT_VARIANT_DOES_NOT_EXIST", "FULFILLMENT_ORDER_NOT_FOUND"],
      as: "not_found",
    },
    { at: requestErrorsCode2, is: ["NOT_FOUND"], as: "not_found" },
    {
      at: requestErrorsCode1,
      is: [
        "TAKEN",
        "VARIANT_ALREADY_EXISTS",
        "STALE_OBJECT",
        "CHANGE_FROM_QUANTITY_STALE",
        "IDEMPOTENCY_CONCURRENT_REQUEST",
      ],
      as: "conflict",
    },
    { at: { in: "body", steps: ["data", { only: true }, "userErrors", 0] }, as: "invalid" },
    { at: { in: "body", steps: ["data", { only: true }, "orderCancelUserErrors", 0] }, as: "invalid" },
  ],
}
const requestRetry = { max: 3, after: [{ in: "header", name: "retry-after" }], waitMs: 2000 }
const entitiesCustomersSyncWith1 = {
  name: "sortKey",
  value: { template: { text: "UPDATED_AT", parts: ["UPDATED_AT"] } },
}
const entitiesCustomersSyncWith2 = {
  name: "query",
  value: {
    template: {
      text: "updated_at:>='{{datetime since}}'",
      parts: ["updated_at:>='", { name: "since", helper: "datetime" }, "'"],
    },
  },
}
const entitiesCustomersSyncWith = [
  { name: "first", value: { constant: 100 } },
  entitiesCustomersSyncWith1,
  entitiesCustomersSyncWith2,
]
const entitiesCustomersOwnFieldsListName = [{ in: "body", steps: ["namespace"] }, { in: "body", steps: ["key"] }]
const entitiesCustomersOwnFieldsListType = {
  at: { in: "body", steps: ["type", "name"] },
  values: {
    single_line_text_field: "string",
    multi_line_text_field: "string",
    color: "string",
    url: "string",
    id: "string",
    language: "string",
    article_reference: "string",
    collection_reference: "string",
    company_reference: "string",
    customer_reference: "string",
    file_reference: "string",
    metaobject_reference: "string",
    mixed_reference: "string",
    order_reference: "string",
    page_reference: "string",
    product_reference: "string",
    product_taxonomy_value_reference: "string",
    variant_reference: "string",
    number_integer: "number",
    number_decimal: "number",
    boolean: "boolean",
    date: "date",
    date_time: "datetime",
    money: "object",
    dimension: "object",
    volume: "object",
    weight: "object",
    rating: "object",
    json: "object",
    link: "object",
    rich_text_field: "object",
  },
}
const entitiesCustomersOwnFieldsListOptions = {
  at: { in: "body", steps: ["validations"] },
  of: { at: { in: "body", steps: ["name"] }, is: ["choices"], in: { in: "body", steps: ["value"] } },
}
const entitiesCustomersOwnFieldsListForms = {
  number_integer: "{{text value}}",
  number_decimal: "{{text value}}",
  boolean: "{{text value}}",
  "list.collection_reference": "{{json value}}",
  "list.color": "{{json value}}",
  "list.customer_reference": "{{json value}}",
  "list.date": "{{json value}}",
  "list.date_time": "{{json value}}",
  "list.file_reference": "{{json value}}",
  "list.metaobject_reference": "{{json value}}",
  "list.number_decimal": "{{json value}}",
  "list.number_integer": "{{json value}}",
  "list.product_reference": "{{json value}}",
  "list.single_line_text_field": "{{json value}}",
  "list.url": "{{json value}}",
  "list.variant_reference": "{{json value}}",
}
const entitiesCustomersOwnFieldsAsk = { param: "metafieldKeys", with: { withMetafields: true }, most: 20, not: [] }
const entitiesTender_transactionsSyncWith = [
  { name: "first", value: { constant: 100 } },
  {
    name: "query",
    value: {
      template: {
        text: "processed_at:>='{{datetime since}}'",
        parts: ["processed_at:>='", { name: "since", helper: "datetime" }, "'"],
      },
    },
  },
]
const entitiesAbandoned_checkoutsSyncWith = [{ name: "first", value: { constant: 100 } }, entitiesCustomersSyncWith2]
const entitiesFulfillment_ordersSyncWith = [
  { name: "first", value: { constant: 50 } },
  { name: "includeClosed", value: { constant: true } },
  entitiesCustomersSyncWith1,
  entitiesCustomersSyncWith2,
]
const shopGetParams = { type: "object", properties: {}, additionalProperties: false }
const shopGetErrors = {
  message: requestErrorsMessage,
  code: requestErrorsCode,
  requestId: [{ in: "header", name: "x-request-id" }],
  about: requestErrorsAbout,
  rules: [
    requestErrorsRules0,
    requestErrorsRules1,
    requestErrorsRules3,
    requestErrorsRules4,
    { status: [423], as: "forbidden" },
    { status: [200], at: { in: "body", steps: ["data", { only: true }] }, is: [null], as: "not_found" },
  ],
}
const customersListBodyVariables0 = {
  name: "first",
  value: { template: { text: "{{first}}", parts: [{ name: "first" }] } },
}
const customersListBodyVariables1 = {
  name: "after",
  value: { template: { text: "{{after}}", parts: [{ name: "after" }] } },
}
const customersListBodyVariables2 = {
  name: "metafieldKeys",
  value: { template: { text: "{{metafieldKeys}}", parts: [{ name: "metafieldKeys" }] } },
}
const customersListBodyVariables3 = {
  name: "withMetafields",
  value: { template: { text: "{{withMetafields}}", parts: [{ name: "withMetafields" }] } },
}
const customersListBodyVariables4 = {
  name: "query",
  value: { template: { text: "{{query}}", parts: [{ name: "query" }] } },
}
const customersListBodyVariables5 = {
  name: "sortKey",
  value: { template: { text: "{{sortKey}}", parts: [{ name: "sortKey" }] } },
}
const customersListBodyVariables6 = {
  name: "reverse",
  value: { template: { text: "{{reverse}}", parts: [{ name: "reverse" }] } },
}
const customersListBodyVariables = [
  customersListBodyVariables0,
  customersListBodyVariables1,
  customersListBodyVariables2,
  customersListBodyVariables3,
  customersListBodyVariables4,
  customersListBodyVariables5,
  customersListBodyVariables6,
]
const customersListMeta = {
  hasNextPage: { in: "body", steps: ["data", { only: true }, "pageInfo", "hasNextPage"] },
  endCursor: { in: "body", steps: ["data", { only: true }, "pageInfo", "endCursor"] },
}
const customersListPagination = {
  style: "graphql",
  param: "after",
  size: "first",
  at: { in: "body", steps: ["data", { only: true }, "pageInfo"] },
}
const customersGetParams = {
  type: "object",
  properties: {
    id: { type: "string" },
    metafieldKeys: { type: "array", items: { type: "string" }, maxItems: 20 },
    withMetafields: { type: "boolean" },
  },
  required: ["id"],
  additionalProperties: false,
}
const customersGetBodyVariables0 = { name: "id", value: { template: { text: "{{id}}", parts: [{ name: "id" }] } } }
const customersGetBodyVariables = [
  customersGetBodyVariables0,
  customersListBodyVariables2,
  customersListBodyVariables3,
]
const customersCreateParamsMetafields = {
  type: "array",
  items: {
    type: "object",
    properties: {
      id: { type: "string" },
      namespace: { type: "string" },
      key: { type: "string" },
      type: { type: "string" },
      value: { type: "string" },
    },
    additionalProperties: false,
  },
}
const customersCreateBodyVariables0 = {
  name: "email",
  value: { template: { text: "{{email}}", parts: [{ name: "email" }] } },
}
const customersCreateBodyVariables1 = {
  name: "phone",
  value: { template: { text: "{{phone}}", parts: [{ name: "phone" }] } },
}
const customersCreateBodyVariables2 = {
  name: "firstName",
  value: { template: { text: "{{firstName}}", parts: [{ name: "firstName" }] } },
}
const customersCreateBodyVariables3 = {
  name: "lastName",
  value: { template: { text: "{{lastName}}", parts: [{ name: "lastName" }] } },
}
const customersCreateBodyVariables4 = {
  name: "note",
  value: { template: { text: "{{note}}", parts: [{ name: "note" }] } },
}
const customersCreateBodyVariables5 = {
  name: "tags",
  value: { template: { text: "{{tags}}", parts: [{ name: "tags" }] } },
}
const customersCreateBodyVariables6 = {
  name: "locale",
  value: { template: { text: "{{locale}}", parts: [{ name: "locale" }] } },
}
const customersCreateBodyVariables7 = {
  name: "taxExempt",
  value: { template: { text: "{{taxExempt}}", parts: [{ name: "taxExempt" }] } },
}
const customersCreateBodyVariables8 = {
  name: "metafields",
  value: { template: { text: "{{metafields}}", parts: [{ name: "metafields" }] } },
}
const customersDeleteParams = {
  type: "object",
  properties: { id: { type: "string" } },
  required: ["id"],
  additionalProperties: false,
}
const customersDeleteBodyVariables = [customersGetBodyVariables0]
const customer_addressesListBodyVariables2 = {
  name: "customerId",
  value: { template: { text: "{{customerId}}", parts: [{ name: "customerId" }] } },
}
const customer_addressesCreateParamsAddress = {
  type: "object",
  properties: {
    address1: { type: "string" },
    address2: { type: "string" },
    city: { type: "string" },
    company: { type: "string" },
    countryCode: { type: "string", pattern: "^[A-Z]{2}$" },
    firstName: { type: "string" },
    lastName: { type: "string" },
    phone: { type: "string" },
    provinceCode: { type: "string" },
    zip: { type: "string" },
  },
  additionalProperties: false,
}
const customer_addressesCreateBodyVariables1 = {
  name: "address",
  value: { template: { text: "{{address}}", parts: [{ name: "address" }] } },
}
const customer_addressesCreateBodyVariables2 = {
  name: "setAsDefault",
  value: { template: { text: "{{setAsDefault}}", parts: [{ name: "setAsDefault" }] } },
}
const ordersCreateParamsLineItemsItemsPriceSetShopMoney = {
  type: "object",
  properties: { amount: { type: "string" }, currencyCode: { type: "string", minLength: 3, maxLength: 3 } },
  required: ["amount", "currencyCode"],
  additionalProperties: false,
}
const ordersCreateParamsCustomAttributes = {
  type: "array",
  items: {
    type: "object",
    properties: { key: { type: "string" }, value: { type: "string" } },
    required: ["key", "value"],
    additionalProperties: false,
  },
}
const ordersCreateBodyVariables0 = {
  name: "lineItems",
  value: { template: { text: "{{lineItems}}", parts: [{ name: "lineItems" }] } },
}
const ordersCreateBodyVariables3 = {
  name: "currency",
  value: { template: { text: "{{currency}}", parts: [{ name: "currency" }] } },
}
const ordersCreateBodyVariables7 = {
  name: "poNumber",
  value: { template: { text: "{{poNumber}}", parts: [{ name: "poNumber" }] } },
}
const ordersCreateBodyVariables9 = {
  name: "shippingAddress",
  value: { template: { text: "{{shippingAddress}}", parts: [{ name: "shippingAddress" }] } },
}
const ordersCreateBodyVariables10 = {
  name: "billingAddress",
  value: { template: { text: "{{billingAddress}}", parts: [{ name: "billingAddress" }] } },
}
const ordersCreateBodyVariables11 = {
  name: "customAttributes",
  value: { template: { text: "{{customAttributes}}", parts: [{ name: "customAttributes" }] } },
}
const ordersCancelBodyVariables0 = {
  name: "orderId",
  value: { template: { text: "{{orderId}}", parts: [{ name: "orderId" }] } },
}
const ordersCancelBodyVariables1 = {
  name: "reason",
  value: { template: { text: "{{reason}}", parts: [{ name: "reason" }] } },
}
const ordersCancelBodyVariables4 = {
  name: "notifyCustomer",
  value: { template: { text: "{{notifyCustomer}}", parts: [{ name: "notifyCustomer" }] } },
}
const ordersCloseParams = {
  type: "object",
  properties: { orderId: { type: "string" } },
  required: ["orderId"],
  additionalProperties: false,
}
const ordersCloseBodyVariables = [ordersCancelBodyVariables0]
const order_refundsListParams = {
  type: "object",
  properties: { first: { type: "integer", default: 100, minimum: 1, maximum: 250 }, orderId: { type: "string" } },
  required: ["orderId"],
  additionalProperties: false,
}
const order_refundsListBodyVariables = [customersListBodyVariables0, ordersCancelBodyVariables0]
const order_refundsListPagination = { style: "none", because: "The field answers a list without pages." }
const order_refundsCreateBodyVariables7 = {
  name: "idempotencyKey",
  value: { template: { text: "{{idempotencyKey}}", parts: [{ name: "idempotencyKey" }] } },
}
const tender_transactionsListParams = {
  type: "object",
  properties: {
    first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
    after: { type: "string" },
    query: { type: "string" },
    reverse: { type: "boolean" },
  },
  additionalProperties: false,
}
const tender_transactionsListBodyVariables = [
  customersListBodyVariables0,
  customersListBodyVariables1,
  customersListBodyVariables4,
  customersListBodyVariables6,
]
const abandoned_checkoutsListBodyVariables = [
  customersListBodyVariables0,
  customersListBodyVariables1,
  customersListBodyVariables4,
  customersListBodyVariables5,
  customersListBodyVariables6,
]
const draft_ordersCreateParamsLineItems = {
  type: "array",
  items: {
    type: "object",
    properties: {
      variantId: { type: "string" },
      title: { type: "string" },
      sku: { type: "string" },
      quantity: { type: "integer" },
      originalUnitPriceWithCurrency: ordersCreateParamsLineItemsItemsPriceSetShopMoney,
      priceOverride: ordersCreateParamsLineItemsItemsPriceSetShopMoney,
      requiresShipping: { type: "boolean" },
      taxable: { type: "boolean" },
      customAttributes: ordersCreateParamsCustomAttributes,
    },
    required: ["quantity"],
    additionalProperties: false,
  },
  minItems: 1,
  maxItems: 499,
}
const draft_ordersCreateParamsPurchasingEntity = {
  type: "object",
  properties: { customerId: { type: "string" } },
  additionalProperties: false,
}
const draft_ordersCreateBodyVariables1 = {
  name: "purchasingEntity",
  value: { template: { text: "{{purchasingEntity}}", parts: [{ name: "purchasingEntity" }] } },
}
const draft_ordersCreateBodyVariables8 = {
  name: "reserveInventoryUntil",
  value: { template: { text: "{{reserveInventoryUntil}}", parts: [{ name: "reserveInventoryUntil" }] } },
}
const draft_ordersCreateBodyVariables9 = {
  name: "discountCodes",
  value: { template: { text: "{{discountCodes}}", parts: [{ name: "discountCodes" }] } },
}
const draft_ordersCreateBodyVariables12 = {
  name: "useCustomerDefaultAddress",
  value: { template: { text: "{{useCustomerDefaultAddress}}", parts: [{ name: "useCustomerDefaultAddress" }] } },
}
const draft_ordersCompleteBodyVariables0 = {
  name: "draftOrderId",
  value: { template: { text: "{{draftOrderId}}", parts: [{ name: "draftOrderId" }] } },
}
const productsCreateParamsStatus = { type: "string", enum: ["ACTIVE", "ARCHIVED", "DRAFT", "UNLISTED"] }
const productsCreateParamsSeo = {
  type: "object",
  properties: { title: { type: "string" }, description: { type: "string" } },
  additionalProperties: false,
}
const productsCreateParamsMedia = {
  type: "array",
  items: {
    type: "object",
    properties: {
      originalSource: { type: "string" },
      mediaContentType: { type: "string", enum: ["EXTERNAL_VIDEO", "IMAGE", "MODEL_3D", "VIDEO"] },
      alt: { type: "string" },
    },
    required: ["originalSource", "mediaContentType"],
    additionalProperties: false,
  },
}
const productsCreateBodyVariables0 = {
  name: "title",
  value: { template: { text: "{{title}}", parts: [{ name: "title" }] } },
}
const productsCreateBodyVariables1 = {
  name: "descriptionHtml",
  value: { template: { text: "{{descriptionHtml}}", parts: [{ name: "descriptionHtml" }] } },
}
const productsCreateBodyVariables2 = {
  name: "handle",
  value: { template: { text: "{{handle}}", parts: [{ name: "handle" }] } },
}
const productsCreateBodyVariables3 = {
  name: "vendor",
  value: { template: { text: "{{vendor}}", parts: [{ name: "vendor" }] } },
}
const productsCreateBodyVariables4 = {
  name: "productType",
  value: { template: { text: "{{productType}}", parts: [{ name: "productType" }] } },
}
const productsCreateBodyVariables5 = {
  name: "status",
  value: { template: { text: "{{status}}", parts: [{ name: "status" }] } },
}
const productsCreateBodyVariables7 = {
  name: "category",
  value: { template: { text: "{{category}}", parts: [{ name: "category" }] } },
}
const productsCreateBodyVariables8 = {
  name: "seo",
  value: { template: { text: "{{seo}}", parts: [{ name: "seo" }] } },
}
const productsCreateBodyVariables9 = {
  name: "templateSuffix",
  value: { template: { text: "{{templateSuffix}}", parts: [{ name: "templateSuffix" }] } },
}
const productsCreateBodyVariables13 = {
  name: "collectionsToJoin",
  value: { template: { text: "{{collectionsToJoin}}", parts: [{ name: "collectionsToJoin" }] } },
}
const productsCreateBodyVariables14 = {
  name: "media",
  value: { template: { text: "{{media}}", parts: [{ name: "media" }] } },
}
const product_variantsCreateParamsVariantsItemsOptionValues = {
  type: "array",
  items: {
    type: "object",
    properties: {
      id: { type: "string" },
      name: { type: "string" },
      optionId: { type: "string" },
      optionName: { type: "string" },
    },
    additionalProperties: false,
  },
}
const product_variantsCreateParamsVariantsItemsInventoryItem = {
  type: "object",
  properties: {
    sku: { type: "string" },
    cost: { type: "string" },
    tracked: { type: "boolean" },
    requiresShipping: { type: "boolean" },
  },
  additionalProperties: false,
}
const product_variantsCreateBodyVariables0 = {
  name: "productId",
  value: { template: { text: "{{productId}}", parts: [{ name: "productId" }] } },
}
const product_variantsCreateBodyVariables1 = {
  name: "variants",
  value: { template: { text: "{{variants}}", parts: [{ name: "variants" }] } },
}
const product_variantsCreateBatch = {
  of: "variants",
  outcomes: { in: "body", steps: ["data", { only: true }, "productVariants"] },
  record: { in: "body", steps: [] },
  message: [],
  code: [],
}
const product_variantsDeleteParamsVariantsIds = {
  type: "array",
  items: { type: "string" },
  minItems: 1,
  maxItems: 250,
}
const collectionsCreateParamsSortOrder = {
  type: "string",
  enum: [
    "ALPHA_ASC",
    "ALPHA_DESC",
    "BEST_SELLING",
    "CREATED",
    "CREATED_DESC",
    "MANUAL",
    "MOST_RELEVANT",
    "PRICE_ASC",
    "PRICE_DESC",
  ],
}
const collectionsCreateParamsImage = {
  type: "object",
  properties: { altText: { type: "string" }, src: { type: "string" } },
  additionalProperties: false,
}
const collectionsCreateBodyVariables3 = {
  name: "sortOrder",
  value: { template: { text: "{{sortOrder}}", parts: [{ name: "sortOrder" }] } },
}
const collectionsCreateBodyVariables5 = {
  name: "image",
  value: { template: { text: "{{image}}", parts: [{ name: "image" }] } },
}
const collectionsAdd_productsParams = {
  type: "object",
  properties: { id: { type: "string" }, productIds: product_variantsDeleteParamsVariantsIds },
  required: ["id", "productIds"],
  additionalProperties: false,
}
const collectionsAdd_productsBodyVariables = [
  customersGetBodyVariables0,
  { name: "productIds", value: { template: { text: "{{productIds}}", parts: [{ name: "productIds" }] } } },
]
const collectionsAdd_productsKeep = { job: { in: "body", steps: ["data", { only: true }, "job", "id"] } }
const collectionsAdd_productsSteps = [
  {
    request: {
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "query($job:ID!){job(id:$job){id done}}",
        variables: [{ name: "job", value: { template: { text: "{{job}}", parts: [{ name: "job" }] } } }],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
    },
    isGraphql: true,
    hosts: [],
    until: { at: { in: "body", steps: ["data", "job", "done"] }, failed: [], everyMs: 2000 },
  },
]
const collectsListBodyVariables2 = {
  name: "collectionId",
  value: { template: { text: "{{collectionId}}", parts: [{ name: "collectionId" }] } },
}
const inventory_levelsListBodyVariables2 = {
  name: "locationId",
  value: { template: { text: "{{locationId}}", parts: [{ name: "locationId" }] } },
}
const inventory_levelsUpdateBodyVariables0 = {
  name: "name",
  value: { template: { text: "{{name}}", parts: [{ name: "name" }] } },
}
const inventory_levelsUpdateBodyVariables3 = {
  name: "referenceDocumentUri",
  value: { template: { text: "{{referenceDocumentUri}}", parts: [{ name: "referenceDocumentUri" }] } },
}
const inventory_levelsUpdateRecords = { in: "body", steps: ["data", { only: true }, "inventoryAdjustmentGroup"] }
const fulfillment_ordersListScopes = [
  ["read_merchant_managed_fulfillment_orders", "write_merchant_managed_fulfillment_orders"],
]
const fulfillment_ordersHoldBodyVariables0 = {
  name: "fulfillmentOrderId",
  value: { template: { text: "{{fulfillmentOrderId}}", parts: [{ name: "fulfillmentOrderId" }] } },
}
const fulfillmentsCreateParamsTrackingInfo = {
  type: "object",
  properties: {
    company: { type: "string" },
    number: { type: "string" },
    url: { type: "string" },
    numbers: { type: "array", items: { type: "string" } },
    urls: { type: "array", items: { type: "string" } },
  },
  additionalProperties: false,
}
const fulfillmentsCreateBodyVariables1 = {
  name: "trackingInfo",
  value: { template: { text: "{{trackingInfo}}", parts: [{ name: "trackingInfo" }] } },
}
const discount_codesGetBodyVariables0 = {
  name: "code",
  value: { template: { text: "{{code}}", parts: [{ name: "code" }] } },
}
const discount_codesCreateParamsCustomerGetsItemsCollections = {
  type: "object",
  properties: {
    add: { type: "array", items: { type: "string" } },
    remove: { type: "array", items: { type: "string" } },
  },
  additionalProperties: false,
}
const discount_codesCreateParamsCustomerGets = {
  type: "object",
  properties: {
    value: {
      type: "object",
      properties: {
        percentage: { type: "number" },
        discountAmount: {
          type: "object",
          properties: { amount: { type: "string" }, appliesOnEachItem: { type: "boolean" } },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
    items: {
      type: "object",
      properties: {
        all: { type: "boolean" },
        products: {
          type: "object",
          properties: {
            productsToAdd: { type: "array", items: { type: "string" } },
            productsToRemove: { type: "array", items: { type: "string" } },
            productVariantsToAdd: { type: "array", items: { type: "string" } },
            productVariantsToRemove: { type: "array", items: { type: "string" } },
          },
          additionalProperties: false,
        },
        collections: discount_codesCreateParamsCustomerGetsItemsCollections,
      },
      additionalProperties: false,
    },
    appliesOnOneTimePurchase: { type: "boolean" },
    appliesOnSubscription: { type: "boolean" },
  },
  additionalProperties: false,
}
const discount_codesCreateParamsContext = {
  type: "object",
  properties: {
    all: { type: "string", enum: ["ALL"] },
    customers: discount_codesCreateParamsCustomerGetsItemsCollections,
    customerSegments: discount_codesCreateParamsCustomerGetsItemsCollections,
  },
  additionalProperties: false,
}
const discount_codesCreateParamsMinimumRequirement = {
  type: "object",
  properties: {
    subtotal: {
      type: "object",
      properties: { greaterThanOrEqualToSubtotal: { type: "string" } },
      additionalProperties: false,
    },
    quantity: {
      type: "object",
      properties: { greaterThanOrEqualToQuantity: { type: "string" } },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}
const discount_codesCreateBodyVariables2 = {
  name: "startsAt",
  value: { template: { text: "{{startsAt}}", parts: [{ name: "startsAt" }] } },
}
const discount_codesCreateBodyVariables3 = {
  name: "endsAt",
  value: { template: { text: "{{endsAt}}", parts: [{ name: "endsAt" }] } },
}
const discount_codesCreateBodyVariables4 = {
  name: "usageLimit",
  value: { template: { text: "{{usageLimit}}", parts: [{ name: "usageLimit" }] } },
}
const discount_codesCreateBodyVariables5 = {
  name: "appliesOncePerCustomer",
  value: { template: { text: "{{appliesOncePerCustomer}}", parts: [{ name: "appliesOncePerCustomer" }] } },
}
const discount_codesCreateBodyVariables6 = {
  name: "customerGets",
  value: { template: { text: "{{customerGets}}", parts: [{ name: "customerGets" }] } },
}
const discount_codesCreateBodyVariables7 = {
  name: "context",
  value: { template: { text: "{{context}}", parts: [{ name: "context" }] } },
}
const discount_codesCreateBodyVariables8 = {
  name: "minimumRequirement",
  value: { template: { text: "{{minimumRequirement}}", parts: [{ name: "minimumRequirement" }] } },
}
const discount_codesCreateRecords = { in: "body", steps: ["data", { only: true }, "codeDiscountNode"] }
const metafieldsListBodyVariables3 = {
  name: "namespace",
  value: { template: { text: "{{namespace}}", parts: [{ name: "namespace" }] } },
}
const metafieldsUpdateBodyVariables = [customersCreateBodyVariables8]
const tagsCreateParams = {
  type: "object",
  properties: { recordId: { type: "string" }, tags: { type: "array", items: { type: "string" }, minItems: 1 } },
  required: ["recordId", "tags"],
  additionalProperties: false,
}
const tagsCreateBodyVariables = [
  { name: "recordId", value: { template: { text: "{{recordId}}", parts: [{ name: "recordId" }] } } },
  customersCreateBodyVariables5,
]
const webhooksRules0Key = {
  at: { in: "body", steps: ["admin_graphql_api_id"] },
  or: [{ at: { in: "body", steps: ["id"] }, into: "gid://shopify/InventoryItem/{}" }],
}
const webhooksRules1Key = {
  at: { in: "body", steps: ["admin_graphql_api_id"] },
  or: [{ at: { in: "body", steps: ["id"] }, into: "gid://shopify/DraftOrder/{}" }],
}
const webhooksRules2Key = {
  at: { in: "body", steps: ["admin_graphql_api_id"] },
  or: [{ at: { in: "body", steps: ["id"] }, into: "gid://shopify/Collection/{}" }],
}
const webhooksRules3Key = {
  at: { in: "body", steps: ["admin_graphql_api_id"] },
  or: [{ at: { in: "body", steps: ["id"] }, into: "gid://shopify/Customer/{}" }],
}
const webhooksRules4Key = {
  at: { in: "body", steps: ["admin_graphql_api_id"] },
  or: [{ at: { in: "body", steps: ["id"] }, into: "gid://shopify/Location/{}" }],
}
const webhooksRules5Key = {
  at: { in: "body", steps: ["admin_graphql_api_id"] },
  or: [{ at: { in: "body", steps: ["id"] }, into: "gid://shopify/Product/{}" }],
}
const webhooksRules7Key = {
  at: { in: "body", steps: ["admin_graphql_api_id"] },
  or: [{ at: { in: "body", steps: ["id"] }, into: "gid://shopify/Order/{}" }],
}
const schemasCustomerMetafields = {
  $ref: "#/$defs/OwnMetafields",
  description: "Metafields that `metafieldKeys` names.",
}
export default {
  format: 1,
  kind: "shopify",
  id: "5a8c9e14-3f27-4d60-b1c8-94e7d2a60f35",
  title: "Shopify",
  version: "3.0.0",
  check: "shop.get",
  notices: [{ name: "X-Shopify-API-Deprecated-Reason" }],
  baseUrl: {
    text: "https://{{config.shop}}.myshopify.com/admin/api/2026-10",
    parts: ["https://", { name: "config.shop" }, ".myshopify.com/admin/api/2026-10"],
  },
  config: {
    type: "object",
    properties: {
      shop: { type: "string", pattern: "^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$", examples: ["example"] },
    },
    additionalProperties: false,
    required: ["shop"],
  },
  auth: {
    token: {
      type: "static",
      title: "Admin API access token",
      credentials: {
        type: "object",
        properties: { access_token: { type: "string" } },
        required: ["access_token"],
        additionalProperties: false,
      },
      forms: {
        access_token: {
          is: "an Admin API access token (shpat_…, shpca_…, shppa_…)",
          pattern: "^shp(?:at|ca|pa)_",
          not: [{ is: "an app's client secret (shpss_…)", pattern: "^shpss_" }],
          docs: "https://shopify.dev/changelog/length-of-the-shopify-access-token-is-increasing",
        },
      },
      send: authTokenSend,
    },
    oauth: {
      type: "oauth2",
      title: "OAuth",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          refresh_token: { type: "string" },
          client_id: { type: "string" },
          client_secret: { type: "string" },
        },
        required: ["refresh_token"],
        additionalProperties: false,
      },
      send: authTokenSend,
      token: {
        url: authOauthTokenUrl,
        method: "POST",
        params: [{ name: "expiring", value: { template: { text: "1", parts: ["1"] } } }],
        headers: [],
        body: "json",
        clientAuth: "body",
        scopes: [
          "write_customers",
          "write_orders",
          "write_draft_orders",
          "write_products",
          "write_inventory",
          "read_locations",
          "read_shipping",
          "write_discounts",
          "write_merchant_managed_fulfillment_orders",
        ],
        scopeSeparator: ",",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: true,
      },
      authorize: {
        url: {
          text: "https://{{config.shop}}.myshopify.com/admin/oauth/authorize",
          parts: ["https://", { name: "config.shop" }, ".myshopify.com/admin/oauth/authorize"],
        },
        params: [],
        pkce: false,
        scopeWords: {
          read_customers: "See customers.",
          read_orders: "See orders.",
          read_draft_orders: "See draft orders.",
          read_products: "See products and collections.",
          read_inventory: "See stock levels.",
          read_discounts: "See discounts.",
          read_merchant_managed_fulfillment_orders: "See fulfillment orders.",
          write_customers: "See and change customers.",
          write_orders: "See, change, cancel and refund orders.",
          write_draft_orders: "See and change draft orders.",
          write_products: "See and change products and collections.",
          write_inventory: "See and change stock.",
          read_locations: "See locations.",
          read_shipping: "See shipping zones.",
          write_discounts: "See and change discounts.",
          write_merchant_managed_fulfillment_orders: "See fulfillment orders and mark them as shipped.",
        },
      },
    },
    client_credentials: {
      type: "client_credentials",
      title: "Client credentials",
      credentials: {
        type: "object",
        properties: {
          access_token: { type: "string" },
          expires_at: { type: "string" },
          client_id: { type: "string" },
          client_secret: { type: "string" },
        },
        required: ["client_id", "client_secret"],
        additionalProperties: false,
      },
      send: authTokenSend,
      token: {
        url: authOauthTokenUrl,
        method: "POST",
        params: [],
        headers: [],
        body: "json",
        clientAuth: "body",
        scopes: [],
        scopeSeparator: " ",
        scopeParam: "scope",
        accessTokenAt: { in: "body", steps: ["access_token"] },
        store: [],
        rotates: false,
      },
    },
  },
  request: {
    query: [],
    headers: [],
    encode: { body: "json", objects: "brackets", arrays: "repeat" },
    errors: requestErrors,
    retry: requestRetry,
    timeoutMs: 60000,
  },
  entities: {
    shop: { key: "id", actions: ["get"] },
    shipping_countries: { key: "id", actions: ["get"] },
    customers: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {},
      sync: {
        from: "customers.list",
        field: "updatedAt",
        with: entitiesCustomersSyncWith,
        each: {},
        lookbackSeconds: 60,
        later: {
          from: "customers.list",
          field: "updatedAt",
          with: entitiesCustomersSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
      ownFields: {
        list: {
          from: "metafield_definitions.list",
          with: [
            { name: "ownerType", value: { template: { text: "CUSTOMER", parts: ["CUSTOMER"] } } },
            { name: "first", value: { constant: 250 } },
          ],
          params: [],
          name: entitiesCustomersOwnFieldsListName,
          label: { in: "body", steps: ["name"] },
          type: entitiesCustomersOwnFieldsListType,
          options: entitiesCustomersOwnFieldsListOptions,
          forms: entitiesCustomersOwnFieldsListForms,
        },
        at: ["metafields", "nodes"],
        key: [{ in: "body", steps: ["key"] }],
        value: { in: "body", steps: ["value"] },
        ask: entitiesCustomersOwnFieldsAsk,
        write: { param: "metafields", key: ["namespace", "key"] },
      },
    },
    customer_addresses: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {},
      sync: {
        from: "customer_addresses.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { customerId: "customers.id" },
        lookbackSeconds: 0,
      },
    },
    orders: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "cancel", "close", "open", "mark_as_paid", "search"],
      search: {},
      sync: {
        from: "orders.list",
        field: "updatedAt",
        with: entitiesCustomersSyncWith,
        each: {},
        lookbackSeconds: 60,
        partial: { days: 60 },
        later: {
          from: "orders.list",
          field: "updatedAt",
          with: entitiesCustomersSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
      ownFields: {
        list: {
          from: "metafield_definitions.list",
          with: [
            { name: "ownerType", value: { template: { text: "ORDER", parts: ["ORDER"] } } },
            { name: "first", value: { constant: 250 } },
          ],
          params: [],
          name: entitiesCustomersOwnFieldsListName,
          label: { in: "body", steps: ["name"] },
          type: entitiesCustomersOwnFieldsListType,
          options: entitiesCustomersOwnFieldsListOptions,
          forms: entitiesCustomersOwnFieldsListForms,
        },
        at: ["metafields", "nodes"],
        key: [{ in: "body", steps: ["key"] }],
        value: { in: "body", steps: ["value"] },
        ask: entitiesCustomersOwnFieldsAsk,
        write: { param: "metafields", key: ["namespace", "key"] },
      },
    },
    order_refunds: {
      key: "id",
      actions: ["list", "get", "create", "search"],
      search: {},
      sync: {
        from: "order_refunds.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { orderId: "orders.id" },
        lookbackSeconds: 0,
        later: {
          from: "order_refunds.list",
          with: [{ name: "first", value: { constant: 100 } }],
          each: { orderId: "orders.id" },
          lookbackSeconds: 0,
          changedParents: true,
        },
      },
    },
    transactions: {
      key: "id",
      actions: ["list", "get", "search"],
      search: {},
      sync: {
        from: "transactions.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { orderId: "orders.id" },
        lookbackSeconds: 0,
        later: {
          from: "transactions.list",
          with: [{ name: "first", value: { constant: 100 } }],
          each: { orderId: "orders.id" },
          lookbackSeconds: 0,
          changedParents: true,
        },
      },
    },
    tender_transactions: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "tender_transactions.list",
        field: "processedAt",
        with: entitiesTender_transactionsSyncWith,
        each: {},
        lookbackSeconds: 60,
        later: {
          from: "tender_transactions.list",
          field: "processedAt",
          with: entitiesTender_transactionsSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
    },
    abandoned_checkouts: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "abandoned_checkouts.list",
        field: "updatedAt",
        with: entitiesAbandoned_checkoutsSyncWith,
        each: {},
        lookbackSeconds: 60,
        later: {
          from: "abandoned_checkouts.list",
          field: "updatedAt",
          with: entitiesAbandoned_checkoutsSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
    },
    draft_orders: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "complete", "send_invoice", "search"],
      search: {},
      sync: {
        from: "draft_orders.list",
        field: "updatedAt",
        with: entitiesCustomersSyncWith,
        each: {},
        lookbackSeconds: 60,
        later: {
          from: "draft_orders.list",
          field: "updatedAt",
          with: entitiesCustomersSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
      ownFields: {
        list: {
          from: "metafield_definitions.list",
          with: [
            { name: "ownerType", value: { template: { text: "DRAFTORDER", parts: ["DRAFTORDER"] } } },
            { name: "first", value: { constant: 250 } },
          ],
          params: [],
          name: entitiesCustomersOwnFieldsListName,
          label: { in: "body", steps: ["name"] },
          type: entitiesCustomersOwnFieldsListType,
          options: entitiesCustomersOwnFieldsListOptions,
          forms: entitiesCustomersOwnFieldsListForms,
        },
        at: ["metafields", "nodes"],
        key: [{ in: "body", steps: ["key"] }],
        value: { in: "body", steps: ["value"] },
        ask: entitiesCustomersOwnFieldsAsk,
        write: { param: "metafields", key: ["namespace", "key"] },
      },
    },
    products: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {},
      sync: {
        from: "products.list",
        field: "updatedAt",
        with: entitiesCustomersSyncWith,
        each: {},
        lookbackSeconds: 60,
        later: {
          from: "products.list",
          field: "updatedAt",
          with: entitiesCustomersSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
      ownFields: {
        list: {
          from: "metafield_definitions.list",
          with: [
            { name: "ownerType", value: { template: { text: "PRODUCT", parts: ["PRODUCT"] } } },
            { name: "first", value: { constant: 250 } },
          ],
          params: [],
          name: entitiesCustomersOwnFieldsListName,
          label: { in: "body", steps: ["name"] },
          type: entitiesCustomersOwnFieldsListType,
          options: entitiesCustomersOwnFieldsListOptions,
          forms: entitiesCustomersOwnFieldsListForms,
        },
        at: ["metafields", "nodes"],
        key: [{ in: "body", steps: ["key"] }],
        value: { in: "body", steps: ["value"] },
        ask: entitiesCustomersOwnFieldsAsk,
        write: { param: "metafields", key: ["namespace", "key"] },
      },
    },
    product_variants: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {},
      sync: {
        from: "product_variants.list",
        field: "updatedAt",
        with: entitiesAbandoned_checkoutsSyncWith,
        each: {},
        lookbackSeconds: 60,
        later: {
          from: "product_variants.list",
          field: "updatedAt",
          with: entitiesAbandoned_checkoutsSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
      ownFields: {
        list: {
          from: "metafield_definitions.list",
          with: [
            { name: "ownerType", value: { template: { text: "PRODUCTVARIANT", parts: ["PRODUCTVARIANT"] } } },
            { name: "first", value: { constant: 250 } },
          ],
          params: [],
          name: entitiesCustomersOwnFieldsListName,
          label: { in: "body", steps: ["name"] },
          type: entitiesCustomersOwnFieldsListType,
          options: entitiesCustomersOwnFieldsListOptions,
          forms: entitiesCustomersOwnFieldsListForms,
        },
        at: ["metafields", "nodes"],
        key: [{ in: "body", steps: ["key"] }],
        value: { in: "body", steps: ["value"] },
        ask: entitiesCustomersOwnFieldsAsk,
        write: { param: "metafields", key: ["namespace", "key"] },
      },
    },
    product_images: {
      key: "id",
      actions: ["list", "get", "search"],
      search: {},
      sync: {
        from: "product_images.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { productId: "products.id" },
        lookbackSeconds: 0,
        later: {
          from: "product_images.list",
          with: [{ name: "first", value: { constant: 100 } }],
          each: { productId: "products.id" },
          lookbackSeconds: 0,
          changedParents: true,
        },
      },
    },
    collections: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "add_products", "remove_products", "search"],
      search: {},
      sync: {
        from: "collections.list",
        field: "updatedAt",
        with: entitiesCustomersSyncWith,
        each: {},
        lookbackSeconds: 60,
        later: {
          from: "collections.list",
          field: "updatedAt",
          with: entitiesCustomersSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
      ownFields: {
        list: {
          from: "metafield_definitions.list",
          with: [
            { name: "ownerType", value: { template: { text: "COLLECTION", parts: ["COLLECTION"] } } },
            { name: "first", value: { constant: 250 } },
          ],
          params: [],
          name: entitiesCustomersOwnFieldsListName,
          label: { in: "body", steps: ["name"] },
          type: entitiesCustomersOwnFieldsListType,
          options: entitiesCustomersOwnFieldsListOptions,
          forms: entitiesCustomersOwnFieldsListForms,
        },
        at: ["metafields", "nodes"],
        key: [{ in: "body", steps: ["key"] }],
        value: { in: "body", steps: ["value"] },
        ask: entitiesCustomersOwnFieldsAsk,
        write: { param: "metafields", key: ["namespace", "key"] },
      },
    },
    collects: { key: "id", actions: ["list"] },
    locations: {
      key: "id",
      actions: ["list", "get", "search"],
      search: {},
      sync: {
        from: "locations.list",
        with: [{ name: "first", value: { constant: 100 } }, { name: "includeInactive", value: { constant: true } }],
        each: {},
        lookbackSeconds: 0,
      },
      ownFields: {
        list: {
          from: "metafield_definitions.list",
          with: [
            { name: "ownerType", value: { template: { text: "LOCATION", parts: ["LOCATION"] } } },
            { name: "first", value: { constant: 250 } },
          ],
          params: [],
          name: entitiesCustomersOwnFieldsListName,
          label: { in: "body", steps: ["name"] },
          type: entitiesCustomersOwnFieldsListType,
          options: entitiesCustomersOwnFieldsListOptions,
          forms: entitiesCustomersOwnFieldsListForms,
        },
        at: ["metafields", "nodes"],
        key: [{ in: "body", steps: ["key"] }],
        value: { in: "body", steps: ["value"] },
        ask: entitiesCustomersOwnFieldsAsk,
        write: { param: "metafields", key: ["namespace", "key"] },
      },
    },
    inventory_levels: {
      key: "id",
      actions: ["list", "get", "update", "search"],
      search: {},
      sync: {
        from: "inventory_levels.list",
        field: "updatedAt",
        with: entitiesAbandoned_checkoutsSyncWith,
        each: { locationId: "locations.id" },
        lookbackSeconds: 60,
        later: {
          from: "inventory_levels.list",
          field: "updatedAt",
          with: entitiesAbandoned_checkoutsSyncWith,
          each: { locationId: "locations.id" },
          lookbackSeconds: 60,
        },
      },
    },
    inventory_adjustments: { key: "id", actions: ["create"] },
    inventory_items: {
      key: "id",
      actions: ["list", "get", "update", "search"],
      search: {},
      sync: {
        from: "inventory_items.list",
        field: "updatedAt",
        with: entitiesAbandoned_checkoutsSyncWith,
        each: {},
        lookbackSeconds: 60,
        later: {
          from: "inventory_items.list",
          field: "updatedAt",
          with: entitiesAbandoned_checkoutsSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
    },
    fulfillment_orders: {
      key: "id",
      actions: ["list", "get", "hold", "release_hold", "search"],
      search: {},
      sync: {
        from: "fulfillment_orders.list",
        field: "updatedAt",
        with: entitiesFulfillment_ordersSyncWith,
        each: {},
        lookbackSeconds: 60,
        later: {
          from: "fulfillment_orders.list",
          field: "updatedAt",
          with: entitiesFulfillment_ordersSyncWith,
          each: {},
          lookbackSeconds: 60,
        },
      },
    },
    order_fulfillment_orders: { key: "id", actions: ["list"] },
    fulfillments: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {},
      sync: {
        from: "fulfillments.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { orderId: "orders.id" },
        lookbackSeconds: 0,
        later: {
          from: "fulfillments.list",
          with: [{ name: "first", value: { constant: 100 } }],
          each: { orderId: "orders.id" },
          lookbackSeconds: 0,
          changedParents: true,
        },
      },
    },
    price_rules: {
      key: "id",
      actions: ["list", "get", "search"],
      search: {},
      sync: {
        from: "price_rules.list",
        with: [{ name: "first", value: { constant: 50 } }],
        each: {},
        lookbackSeconds: 0,
      },
    },
    discount_codes: {
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {},
      sync: {
        from: "discount_codes.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { discountId: "price_rules.id" },
        lookbackSeconds: 0,
      },
    },
    metafields: { key: "id", actions: ["list", "get", "update", "delete"] },
    metafield_definitions: { key: "id", actions: ["list", "get"] },
    shop_metafields: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "shop_metafields.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: {},
        lookbackSeconds: 0,
      },
    },
    metafield_customers: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "metafield_customers.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { customerId: "customers.id" },
        lookbackSeconds: 0,
      },
    },
    metafield_products: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "metafield_products.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { productId: "products.id" },
        lookbackSeconds: 0,
      },
    },
    metafield_orders: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "metafield_orders.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { orderId: "orders.id" },
        lookbackSeconds: 0,
      },
    },
    metafield_draft_orders: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "metafield_draft_orders.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { draftOrderId: "draft_orders.id" },
        lookbackSeconds: 0,
      },
    },
    metafield_locations: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "metafield_locations.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { locationId: "locations.id" },
        lookbackSeconds: 0,
      },
    },
    metafield_product_variants: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "metafield_product_variants.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { variantId: "product_variants.id" },
        lookbackSeconds: 0,
      },
    },
    metafield_collections: {
      key: "id",
      actions: ["list", "search"],
      search: {},
      sync: {
        from: "metafield_collections.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { collectionId: "collections.id" },
        lookbackSeconds: 0,
      },
    },
    tags: { key: "id", actions: ["create", "delete"] },
  },
  operations: {
    "shop.get": {
      entity: "shop",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: shopGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "{shop{...Shop}}fragment Shop on Shop{id name email contactEmail description myshopifyDomain url " +
          "shopOwnerName createdAt updatedAt currencyCode enabledPresentmentCurrencies ianaTimezone timezoneOffset " +
          "unitSystem weightUnit taxesIncluded taxShipping shipsToCountries setupRequired orderNumberFormatPrefix " +
          "orderNumberFormatSuffix plan{publicDisplayName shopifyPlus partnerDevelopment}primaryDomain{id host url " +
          "sslEnabled}shopAddress{address1 address2 city company country countryCodeV2 phone province provinceCode " +
          "zip}}",
        variables: [],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Shop" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
    "shipping_countries.get": {
      entity: "shipping_countries",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: shopGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "{shop{countriesInShippingZones{countryCodes includeRestOfWorld}}}",
        variables: [],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ShippingCountries" },
      records: { in: "body", steps: ["data", "shop", "countriesInShippingZones"] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_shipping"]],
    },
    "customers.list": {
      entity: "customers",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          metafieldKeys: { type: "array", items: { type: "string" }, maxItems: 20 },
          withMetafields: { type: "boolean" },
          query: { type: "string" },
          sortKey: { type: "string", enum: ["CREATED_AT", "ID", "LOCATION", "NAME", "RELEVANCE", "UPDATED_AT"] },
          reverse: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$metafieldKeys:[String!]$withMetafields:Boolean!=false$query:String" +
          "$sortKey:CustomerSortKeys$reverse:Boolean){customers(first:$first after:$after query:$query sortKey:" +
          "$sortKey reverse:$reverse){nodes{...Customer ...OwnFields}pageInfo{hasNextPage endCursor}}}fragment " +
          "Customer on Customer{id legacyResourceId displayName firstName lastName note state tags taxExempt " +
          "taxExemptions verifiedEmail locale numberOfOrders lifetimeDuration dataSaleOptOut canDelete " +
          "multipassIdentifier createdAt updatedAt amountSpent{amount currencyCode}defaultEmailAddress{emailAddress " +
          "marketingState marketingOptInLevel marketingUpdatedAt validFormat}defaultPhoneNumber{phoneNumber}" +
          "defaultAddress{id ...Address}lastOrder{id name}}fragment Address on MailingAddress{address1 address2 city " +
          "company country countryCodeV2 firstName lastName name phone province provinceCode zip}fragment OwnFields " +
          "on HasMetafields{metafields(first:20 keys:$metafieldKeys)@include(if:$withMetafields){nodes{key type " +
          "value}}}",
        variables: customersListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Customer" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_customers", "write_customers"]],
    },
    "customers.get": {
      entity: "customers",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!$metafieldKeys:[String!]$withMetafields:Boolean!=false){customer(id:$id){...Customer " +
          "...OwnFields}}fragment Customer on Customer{id legacyResourceId displayName firstName lastName note state " +
          "tags taxExempt taxExemptions verifiedEmail locale numberOfOrders lifetimeDuration dataSaleOptOut " +
          "canDelete multipassIdentifier createdAt updatedAt amountSpent{amount currencyCode}defaultEmailAddress{" +
          "emailAddress marketingState marketingOptInLevel marketingUpdatedAt validFormat}defaultPhoneNumber{" +
          "phoneNumber}defaultAddress{id ...Address}lastOrder{id name}}fragment Address on MailingAddress{address1 " +
          "address2 city company country countryCodeV2 firstName lastName name phone province provinceCode zip}" +
          "fragment OwnFields on HasMetafields{metafields(first:20 keys:$metafieldKeys)@include(if:$withMetafields){" +
          "nodes{key type value}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Customer" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_customers", "write_customers"]],
    },
    "customers.create": {
      entity: "customers",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          email: { type: "string" },
          phone: { type: "string" },
          firstName: { type: "string" },
          lastName: { type: "string" },
          note: { type: "string" },
          tags: { type: "array", items: { type: "string" } },
          locale: { type: "string" },
          taxExempt: { type: "boolean" },
          metafields: customersCreateParamsMetafields,
        },
        additionalProperties: false,
      },
      require: [["email"], ["phone"], ["firstName"], ["lastName"]],
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($email:String$phone:String$firstName:String$lastName:String$note:String$tags:[String!]" +
          "$locale:String$taxExempt:Boolean$metafields:[MetafieldInput!]){customerCreate(input:{email:$email phone:" +
          "$phone firstName:$firstName lastName:$lastName note:$note tags:$tags locale:$locale taxExempt:$taxExempt " +
          "metafields:$metafields}){customer{...Customer}userErrors{field message}}}fragment Customer on Customer{id " +
          "legacyResourceId displayName firstName lastName note state tags taxExempt taxExemptions verifiedEmail " +
          "locale numberOfOrders lifetimeDuration dataSaleOptOut canDelete multipassIdentifier createdAt updatedAt " +
          "amountSpent{amount currencyCode}defaultEmailAddress{emailAddress marketingState marketingOptInLevel " +
          "marketingUpdatedAt validFormat}defaultPhoneNumber{phoneNumber}defaultAddress{id ...Address}lastOrder{id " +
          "name}}fragment Address on MailingAddress{address1 address2 city company country countryCodeV2 firstName " +
          "lastName name phone province provinceCode zip}",
        variables: [
          customersCreateBodyVariables0,
          customersCreateBodyVariables1,
          customersCreateBodyVariables2,
          customersCreateBodyVariables3,
          customersCreateBodyVariables4,
          customersCreateBodyVariables5,
          customersCreateBodyVariables6,
          customersCreateBodyVariables7,
          customersCreateBodyVariables8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Customer" },
      records: { in: "body", steps: ["data", { only: true }, "customer"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_customers"]],
    },
    "customers.update": {
      entity: "customers",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          email: { type: "string" },
          phone: { type: "string" },
          firstName: { type: "string" },
          lastName: { type: "string" },
          note: { type: "string" },
          tags: { type: "array", items: { type: "string" } },
          locale: { type: "string" },
          taxExempt: { type: "boolean" },
          metafields: customersCreateParamsMetafields,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$email:String$phone:String$firstName:String$lastName:String$note:String$tags:[String!]" +
          "$locale:String$taxExempt:Boolean$metafields:[MetafieldInput!]){customerUpdate(input:{id:$id email:$email " +
          "phone:$phone firstName:$firstName lastName:$lastName note:$note tags:$tags locale:$locale taxExempt:" +
          "$taxExempt metafields:$metafields}){customer{...Customer}userErrors{field message}}}fragment Customer on " +
          "Customer{id legacyResourceId displayName firstName lastName note state tags taxExempt taxExemptions " +
          "verifiedEmail locale numberOfOrders lifetimeDuration dataSaleOptOut canDelete multipassIdentifier " +
          "createdAt updatedAt amountSpent{amount currencyCode}defaultEmailAddress{emailAddress marketingState " +
          "marketingOptInLevel marketingUpdatedAt validFormat}defaultPhoneNumber{phoneNumber}defaultAddress{id " +
          "...Address}lastOrder{id name}}fragment Address on MailingAddress{address1 address2 city company country " +
          "countryCodeV2 firstName lastName name phone province provinceCode zip}",
        variables: [
          customersGetBodyVariables0,
          customersCreateBodyVariables0,
          customersCreateBodyVariables1,
          customersCreateBodyVariables2,
          customersCreateBodyVariables3,
          customersCreateBodyVariables4,
          customersCreateBodyVariables5,
          customersCreateBodyVariables6,
          customersCreateBodyVariables7,
          customersCreateBodyVariables8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Customer" },
      records: { in: "body", steps: ["data", { only: true }, "customer"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_customers"]],
    },
    "customers.delete": {
      entity: "customers",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:ID!){customerDelete(input:{id:$id}){deletedCustomerId userErrors{field message}}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Customer" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_customers"]],
    },
    "customer_addresses.list": {
      entity: "customer_addresses",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          customerId: { type: "string" },
        },
        required: ["customerId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($customerId:ID!$first:Int$after:String){customer(id:$customerId){addressesV2(first:$first after:" +
          "$after){nodes{...CustomerAddress}pageInfo{hasNextPage endCursor}}}}fragment CustomerAddress on " +
          "MailingAddress{id ...Address formatted coordinatesValidated latitude longitude timeZone}fragment Address " +
          "on MailingAddress{address1 address2 city company country countryCodeV2 firstName lastName name phone " +
          "province provinceCode zip}",
        variables: [customersListBodyVariables0, customersListBodyVariables1, customer_addressesListBodyVariables2],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "customer", "addressesV2", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "customer", "addressesV2", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "customer", "addressesV2", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "customer", "addressesV2", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_customers", "write_customers"]],
    },
    "customer_addresses.get": {
      entity: "customer_addresses",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){node(id:$id){...on MailingAddress{...CustomerAddress}}}fragment CustomerAddress on " +
          "MailingAddress{id ...Address formatted coordinatesValidated latitude longitude timeZone}fragment Address " +
          "on MailingAddress{address1 address2 city company country countryCodeV2 firstName lastName name phone " +
          "province provinceCode zip}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CustomerAddress" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_customers", "write_customers"]],
    },
    "customer_addresses.create": {
      entity: "customer_addresses",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customerId: { type: "string" },
          address: customer_addressesCreateParamsAddress,
          setAsDefault: { type: "boolean" },
        },
        required: ["customerId", "address"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($customerId:ID!$address:MailingAddressInput!$setAsDefault:Boolean){customerAddressCreate(" +
          "customerId:$customerId address:$address setAsDefault:$setAsDefault){address{...CustomerAddress}userErrors{" +
          "field message}}}fragment CustomerAddress on MailingAddress{id ...Address formatted coordinatesValidated " +
          "latitude longitude timeZone}fragment Address on MailingAddress{address1 address2 city company country " +
          "countryCodeV2 firstName lastName name phone province provinceCode zip}",
        variables: [
          customer_addressesListBodyVariables2,
          customer_addressesCreateBodyVariables1,
          customer_addressesCreateBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CustomerAddress" },
      records: { in: "body", steps: ["data", { only: true }, "address"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_customers"]],
    },
    "customer_addresses.update": {
      entity: "customer_addresses",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          customerId: { type: "string" },
          address: customer_addressesCreateParamsAddress,
          setAsDefault: { type: "boolean" },
        },
        required: ["id", "customerId", "address"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($customerId:ID!$id:ID!$address:MailingAddressInput!$setAsDefault:Boolean){customerAddressUpdate(" +
          "customerId:$customerId addressId:$id address:$address setAsDefault:$setAsDefault){address{" +
          "...CustomerAddress}userErrors{field message}}}fragment CustomerAddress on MailingAddress{id ...Address " +
          "formatted coordinatesValidated latitude longitude timeZone}fragment Address on MailingAddress{address1 " +
          "address2 city company country countryCodeV2 firstName lastName name phone province provinceCode zip}",
        variables: [
          customersGetBodyVariables0,
          customer_addressesListBodyVariables2,
          customer_addressesCreateBodyVariables1,
          customer_addressesCreateBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CustomerAddress" },
      records: { in: "body", steps: ["data", { only: true }, "address"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_customers"]],
    },
    "customer_addresses.delete": {
      entity: "customer_addresses",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: { id: { type: "string" }, customerId: { type: "string" } },
        required: ["id", "customerId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($customerId:ID!$id:ID!){customerAddressDelete(customerId:$customerId addressId:$id){" +
          "deletedAddressId userErrors{field message}}}",
        variables: [customersGetBodyVariables0, customer_addressesListBodyVariables2],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CustomerAddress" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_customers"]],
    },
    "orders.list": {
      entity: "orders",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          metafieldKeys: { type: "array", items: { type: "string" }, maxItems: 20 },
          withMetafields: { type: "boolean" },
          query: { type: "string" },
          sortKey: {
            type: "string",
            enum: [
              "CREATED_AT",
              "CURRENT_TOTAL_PRICE",
              "CUSTOMER_NAME",
              "DESTINATION",
              "FINANCIAL_STATUS",
              "FULFILLMENT_STATUS",
              "ID",
              "ORDER_NUMBER",
              "PO_NUMBER",
              "PROCESSED_AT",
              "RELEVANCE",
              "TOTAL_ITEMS_QUANTITY",
              "TOTAL_PRICE",
              "UPDATED_AT",
            ],
          },
          reverse: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$metafieldKeys:[String!]$withMetafields:Boolean!=false$query:String" +
          "$sortKey:OrderSortKeys$reverse:Boolean){orders(first:$first after:$after query:$query sortKey:$sortKey " +
          "reverse:$reverse){nodes{...Order ...OrderLines ...OwnFields}pageInfo{hasNextPage endCursor}}}fragment " +
          "Order on Order{id legacyResourceId name number email phone note tags test confirmed confirmationNumber " +
          "poNumber sourceName sourceIdentifier createdAt updatedAt processedAt closedAt closed cancelledAt " +
          "cancelReason currencyCode presentmentCurrencyCode displayFinancialStatus displayFulfillmentStatus " +
          "returnStatus fullyPaid unpaid refundable capturable edited requiresShipping taxesIncluded taxExempt " +
          "estimatedTaxes customerLocale discountCodes paymentGatewayNames subtotalLineItemsQuantity " +
          "currentSubtotalLineItemsQuantity totalWeight statusPageUrl customAttributes{key value}totalPriceSet{" +
          "...Money}subtotalPriceSet{...Money}totalTaxSet{...Money}totalDiscountsSet{...Money}totalShippingPriceSet{" +
          "...Money}currentTotalPriceSet{...Money}totalRefundedSet{...Money}totalOutstandingSet{...Money}customer{id " +
          "displayName}shippingAddress{...Address}billingAddress{...Address}shippingLine{id title code source " +
          "originalPriceSet{...Money}}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}fragment Address on " +
          "MailingAddress{address1 address2 city company country countryCodeV2 firstName lastName name phone " +
          "province provinceCode zip}fragment OrderLines on Order{lineItems(first:10){nodes{...OrderLine}pageInfo{" +
          "hasNextPage}}}fragment OrderLine on LineItem{id name title variantTitle sku vendor quantity " +
          "currentQuantity unfulfilledQuantity refundableQuantity requiresShipping taxable isGiftCard " +
          "originalUnitPriceSet{...Money}discountedTotalSet{...Money}customAttributes{key value}product{id title}" +
          "variant{id title}}fragment OwnFields on HasMetafields{metafields(first:20 keys:$metafieldKeys)@include(" +
          "if:$withMetafields){nodes{key type value}}}",
        variables: customersListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Order" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "orders.get": {
      entity: "orders",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!$metafieldKeys:[String!]$withMetafields:Boolean!=false){order(id:$id){...Order " +
          "...AllOrderLines ...OwnFields}}fragment Order on Order{id legacyResourceId name number email phone note " +
          "tags test confirmed confirmationNumber poNumber sourceName sourceIdentifier createdAt updatedAt " +
          "processedAt closedAt closed cancelledAt cancelReason currencyCode presentmentCurrencyCode " +
          "displayFinancialStatus displayFulfillmentStatus returnStatus fullyPaid unpaid refundable capturable " +
          "edited requiresShipping taxesIncluded taxExempt estimatedTaxes customerLocale discountCodes " +
          "paymentGatewayNames subtotalLineItemsQuantity currentSubtotalLineItemsQuantity totalWeight statusPageUrl " +
          "customAttributes{key value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{...Money}" +
          "totalDiscountsSet{...Money}totalShippingPriceSet{...Money}currentTotalPriceSet{...Money}totalRefundedSet{" +
          "...Money}totalOutstandingSet{...Money}customer{id displayName}shippingAddress{...Address}billingAddress{" +
          "...Address}shippingLine{id title code source originalPriceSet{...Money}}}fragment Money on MoneyBag{" +
          "shopMoney{amount currencyCode}}fragment Address on MailingAddress{address1 address2 city company country " +
          "countryCodeV2 firstName lastName name phone province provinceCode zip}fragment AllOrderLines on Order{" +
          "lineItems(first:100){nodes{...OrderLine}pageInfo{hasNextPage}}}fragment OrderLine on LineItem{id name " +
          "title variantTitle sku vendor quantity currentQuantity unfulfilledQuantity refundableQuantity " +
          "requiresShipping taxable isGiftCard originalUnitPriceSet{...Money}discountedTotalSet{...Money}" +
          "customAttributes{key value}product{id title}variant{id title}}fragment OwnFields on HasMetafields{" +
          "metafields(first:20 keys:$metafieldKeys)@include(if:$withMetafields){nodes{key type value}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Order" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "orders.create": {
      entity: "orders",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          lineItems: {
            type: "array",
            items: {
              type: "object",
              properties: {
                variantId: { type: "string" },
                productId: { type: "string" },
                title: { type: "string" },
                sku: { type: "string" },
                vendor: { type: "string" },
                quantity: { type: "integer" },
                priceSet: {
                  type: "object",
                  properties: {
                    shopMoney: ordersCreateParamsLineItemsItemsPriceSetShopMoney,
                    presentmentMoney: ordersCreateParamsLineItemsItemsPriceSetShopMoney,
                  },
                  required: ["shopMoney"],
                  additionalProperties: false,
                },
                requiresShipping: { type: "boolean" },
                taxable: { type: "boolean" },
                giftCard: { type: "boolean" },
                properties: {
                  type: "array",
                  items: {
                    type: "object",
                    properties: { name: { type: "string" }, value: { type: "string" } },
                    required: ["name", "value"],
                    additionalProperties: false,
                  },
                },
              },
              required: ["quantity"],
              additionalProperties: false,
            },
            minItems: 1,
          },
          email: { type: "string" },
          phone: { type: "string" },
          currency: { type: "string", minLength: 3, maxLength: 3 },
          financialStatus: {
            type: "string",
            enum: [
              "AUTHORIZED",
              "EXPIRED",
              "PAID",
              "PARTIALLY_PAID",
              "PARTIALLY_REFUNDED",
              "PENDING",
              "REFUNDED",
              "VOIDED",
            ],
          },
          note: { type: "string" },
          tags: { type: "array", items: { type: "string" } },
          poNumber: { type: "string" },
          processedAt: { type: "string", format: "date-time" },
          shippingAddress: customer_addressesCreateParamsAddress,
          billingAddress: customer_addressesCreateParamsAddress,
          customAttributes: ordersCreateParamsCustomAttributes,
          metafields: customersCreateParamsMetafields,
          test: { type: "boolean" },
          inventoryBehaviour: {
            type: "string",
            enum: ["BYPASS", "DECREMENT_IGNORING_POLICY", "DECREMENT_OBEYING_POLICY"],
          },
          sendReceipt: { type: "boolean" },
        },
        required: ["lineItems"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($lineItems:[OrderCreateLineItemInput!]$email:String$phone:String$currency:CurrencyCode" +
          "$financialStatus:OrderCreateFinancialStatus$note:String$tags:[String!]$poNumber:String" +
          "$processedAt:DateTime$shippingAddress:MailingAddressInput$billingAddress:MailingAddressInput" +
          "$customAttributes:[OrderCreateCustomAttributeInput!]$metafields:[MetafieldInput!]$test:Boolean" +
          "$inventoryBehaviour:OrderCreateInputsInventoryBehavior$sendReceipt:Boolean){orderCreate(order:{lineItems:" +
          "$lineItems email:$email phone:$phone currency:$currency financialStatus:$financialStatus note:$note tags:" +
          "$tags poNumber:$poNumber processedAt:$processedAt shippingAddress:$shippingAddress billingAddress:" +
          "$billingAddress customAttributes:$customAttributes metafields:$metafields test:$test}options:{" +
          "inventoryBehaviour:$inventoryBehaviour sendReceipt:$sendReceipt}){order{...Order ...AllOrderLines}" +
          "userErrors{field message}}}fragment Order on Order{id legacyResourceId name number email phone note tags " +
          "test confirmed confirmationNumber poNumber sourceName sourceIdentifier createdAt updatedAt processedAt " +
          "closedAt closed cancelledAt cancelReason currencyCode presentmentCurrencyCode displayFinancialStatus " +
          "displayFulfillmentStatus returnStatus fullyPaid unpaid refundable capturable edited requiresShipping " +
          "taxesIncluded taxExempt estimatedTaxes customerLocale discountCodes paymentGatewayNames " +
          "subtotalLineItemsQuantity currentSubtotalLineItemsQuantity totalWeight statusPageUrl customAttributes{key " +
          "value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{...Money}totalDiscountsSet{...Money}" +
          "totalShippingPriceSet{...Money}currentTotalPriceSet{...Money}totalRefundedSet{...Money}" +
          "totalOutstandingSet{...Money}customer{id displayName}shippingAddress{...Address}billingAddress{...Address}" +
          "shippingLine{id title code source originalPriceSet{...Money}}}fragment Money on MoneyBag{shopMoney{amount " +
          "currencyCode}}fragment Address on MailingAddress{address1 address2 city company country countryCodeV2 " +
          "firstName lastName name phone province provinceCode zip}fragment AllOrderLines on Order{lineItems(" +
          "first:100){nodes{...OrderLine}pageInfo{hasNextPage}}}fragment OrderLine on LineItem{id name title " +
          "variantTitle sku vendor quantity currentQuantity unfulfilledQuantity refundableQuantity requiresShipping " +
          "taxable isGiftCard originalUnitPriceSet{...Money}discountedTotalSet{...Money}customAttributes{key value}" +
          "product{id title}variant{id title}}",
        variables: [
          ordersCreateBodyVariables0,
          customersCreateBodyVariables0,
          customersCreateBodyVariables1,
          ordersCreateBodyVariables3,
          {
            name: "financialStatus",
            value: { template: { text: "{{financialStatus}}", parts: [{ name: "financialStatus" }] } },
          },
          customersCreateBodyVariables4,
          customersCreateBodyVariables5,
          ordersCreateBodyVariables7,
          { name: "processedAt", value: { template: { text: "{{processedAt}}", parts: [{ name: "processedAt" }] } } },
          ordersCreateBodyVariables9,
          ordersCreateBodyVariables10,
          ordersCreateBodyVariables11,
          customersCreateBodyVariables8,
          { name: "test", value: { template: { text: "{{test}}", parts: [{ name: "test" }] } } },
          {
            name: "inventoryBehaviour",
            value: { template: { text: "{{inventoryBehaviour}}", parts: [{ name: "inventoryBehaviour" }] } },
          },
          { name: "sendReceipt", value: { template: { text: "{{sendReceipt}}", parts: [{ name: "sendReceipt" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Order" },
      records: { in: "body", steps: ["data", { only: true }, "order"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_orders"]],
    },
    "orders.update": {
      entity: "orders",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          email: { type: "string" },
          phone: { type: "string" },
          note: { type: "string" },
          tags: { type: "array", items: { type: "string" } },
          poNumber: { type: "string" },
          shippingAddress: customer_addressesCreateParamsAddress,
          customAttributes: ordersCreateParamsCustomAttributes,
          metafields: customersCreateParamsMetafields,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$email:String$phone:String$note:String$tags:[String!]$poNumber:String" +
          "$shippingAddress:MailingAddressInput$customAttributes:[AttributeInput!]$metafields:[MetafieldInput!]){" +
          "orderUpdate(input:{id:$id email:$email phone:$phone note:$note tags:$tags poNumber:$poNumber " +
          "shippingAddress:$shippingAddress customAttributes:$customAttributes metafields:$metafields}){order{" +
          "...Order ...AllOrderLines}userErrors{field message}}}fragment Order on Order{id legacyResourceId name " +
          "number email phone note tags test confirmed confirmationNumber poNumber sourceName sourceIdentifier " +
          "createdAt updatedAt processedAt closedAt closed cancelledAt cancelReason currencyCode " +
          "presentmentCurrencyCode displayFinancialStatus displayFulfillmentStatus returnStatus fullyPaid unpaid " +
          "refundable capturable edited requiresShipping taxesIncluded taxExempt estimatedTaxes customerLocale " +
          "discountCodes paymentGatewayNames subtotalLineItemsQuantity currentSubtotalLineItemsQuantity totalWeight " +
          "statusPageUrl customAttributes{key value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{" +
          "...Money}totalDiscountsSet{...Money}totalShippingPriceSet{...Money}currentTotalPriceSet{...Money}" +
          "totalRefundedSet{...Money}totalOutstandingSet{...Money}customer{id displayName}shippingAddress{...Address}" +
          "billingAddress{...Address}shippingLine{id title code source originalPriceSet{...Money}}}fragment Money on " +
          "MoneyBag{shopMoney{amount currencyCode}}fragment Address on MailingAddress{address1 address2 city company " +
          "country countryCodeV2 firstName lastName name phone province provinceCode zip}fragment AllOrderLines on " +
          "Order{lineItems(first:100){nodes{...OrderLine}pageInfo{hasNextPage}}}fragment OrderLine on LineItem{id " +
          "name title variantTitle sku vendor quantity currentQuantity unfulfilledQuantity refundableQuantity " +
          "requiresShipping taxable isGiftCard originalUnitPriceSet{...Money}discountedTotalSet{...Money}" +
          "customAttributes{key value}product{id title}variant{id title}}",
        variables: [
          customersGetBodyVariables0,
          customersCreateBodyVariables0,
          customersCreateBodyVariables1,
          customersCreateBodyVariables4,
          customersCreateBodyVariables5,
          ordersCreateBodyVariables7,
          ordersCreateBodyVariables9,
          ordersCreateBodyVariables11,
          customersCreateBodyVariables8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Order" },
      records: { in: "body", steps: ["data", { only: true }, "order"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_orders"]],
    },
    "orders.delete": {
      entity: "orders",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($orderId:ID!){orderDelete(orderId:$orderId){deletedId userErrors{field message code}}}",
        variables: [{ name: "orderId", value: { template: { text: "{{id}}", parts: [{ name: "id" }] } } }],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Order" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_orders"]],
    },
    "orders.cancel": {
      entity: "orders",
      action: "cancel",
      effect: "destroys",
      pays: true,
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          orderId: { type: "string" },
          reason: { type: "string", enum: ["CUSTOMER", "DECLINED", "FRAUD", "INVENTORY", "OTHER", "STAFF"] },
          restock: { type: "boolean" },
          refund: { type: "boolean" },
          notifyCustomer: { type: "boolean" },
          staffNote: { type: "string", maxLength: 255 },
        },
        required: ["orderId", "reason", "restock", "refund"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($orderId:ID!$reason:OrderCancelReason!$restock:Boolean!$notifyCustomer:Boolean$staffNote:String" +
          "$refund:Boolean!){orderCancel(orderId:$orderId reason:$reason restock:$restock notifyCustomer:" +
          "$notifyCustomer staffNote:$staffNote refundMethod:{originalPaymentMethodsRefund:$refund}){job{id done}" +
          "orderCancelUserErrors{field message code}}}",
        variables: [
          ordersCancelBodyVariables0,
          ordersCancelBodyVariables1,
          { name: "restock", value: { template: { text: "{{restock}}", parts: [{ name: "restock" }] } } },
          { name: "refund", value: { template: { text: "{{refund}}", parts: [{ name: "refund" }] } } },
          ordersCancelBodyVariables4,
          { name: "staffNote", value: { template: { text: "{{staffNote}}", parts: [{ name: "staffNote" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Job" },
      records: { in: "body", steps: ["data", { only: true }, "job"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_orders"]],
    },
    "orders.close": {
      entity: "orders",
      action: "close",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: ordersCloseParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($orderId:ID!){orderClose(input:{id:$orderId}){order{...Order ...AllOrderLines}userErrors{field " +
          "message}}}fragment Order on Order{id legacyResourceId name number email phone note tags test confirmed " +
          "confirmationNumber poNumber sourceName sourceIdentifier createdAt updatedAt processedAt closedAt closed " +
          "cancelledAt cancelReason currencyCode presentmentCurrencyCode displayFinancialStatus " +
          "displayFulfillmentStatus returnStatus fullyPaid unpaid refundable capturable edited requiresShipping " +
          "taxesIncluded taxExempt estimatedTaxes customerLocale discountCodes paymentGatewayNames " +
          "subtotalLineItemsQuantity currentSubtotalLineItemsQuantity totalWeight statusPageUrl customAttributes{key " +
          "value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{...Money}totalDiscountsSet{...Money}" +
          "totalShippingPriceSet{...Money}currentTotalPriceSet{...Money}totalRefundedSet{...Money}" +
          "totalOutstandingSet{...Money}customer{id displayName}shippingAddress{...Address}billingAddress{...Address}" +
          "shippingLine{id title code source originalPriceSet{...Money}}}fragment Money on MoneyBag{shopMoney{amount " +
          "currencyCode}}fragment Address on MailingAddress{address1 address2 city company country countryCodeV2 " +
          "firstName lastName name phone province provinceCode zip}fragment AllOrderLines on Order{lineItems(" +
          "first:100){nodes{...OrderLine}pageInfo{hasNextPage}}}fragment OrderLine on LineItem{id name title " +
          "variantTitle sku vendor quantity currentQuantity unfulfilledQuantity refundableQuantity requiresShipping " +
          "taxable isGiftCard originalUnitPriceSet{...Money}discountedTotalSet{...Money}customAttributes{key value}" +
          "product{id title}variant{id title}}",
        variables: ordersCloseBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Order" },
      records: { in: "body", steps: ["data", { only: true }, "order"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_orders"]],
    },
    "orders.open": {
      entity: "orders",
      action: "open",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: ordersCloseParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($orderId:ID!){orderOpen(input:{id:$orderId}){order{id}userErrors{field message}}}",
        variables: ordersCloseBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Order" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_orders"]],
    },
    "orders.mark_as_paid": {
      entity: "orders",
      action: "mark_as_paid",
      effect: "overwrites",
      pays: true,
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: ordersCloseParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($orderId:ID!){orderMarkAsPaid(input:{id:$orderId}){order{...Order ...AllOrderLines}userErrors{" +
          "field message}}}fragment Order on Order{id legacyResourceId name number email phone note tags test " +
          "confirmed confirmationNumber poNumber sourceName sourceIdentifier createdAt updatedAt processedAt " +
          "closedAt closed cancelledAt cancelReason currencyCode presentmentCurrencyCode displayFinancialStatus " +
          "displayFulfillmentStatus returnStatus fullyPaid unpaid refundable capturable edited requiresShipping " +
          "taxesIncluded taxExempt estimatedTaxes customerLocale discountCodes paymentGatewayNames " +
          "subtotalLineItemsQuantity currentSubtotalLineItemsQuantity totalWeight statusPageUrl customAttributes{key " +
          "value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{...Money}totalDiscountsSet{...Money}" +
          "totalShippingPriceSet{...Money}currentTotalPriceSet{...Money}totalRefundedSet{...Money}" +
          "totalOutstandingSet{...Money}customer{id displayName}shippingAddress{...Address}billingAddress{...Address}" +
          "shippingLine{id title code source originalPriceSet{...Money}}}fragment Money on MoneyBag{shopMoney{amount " +
          "currencyCode}}fragment Address on MailingAddress{address1 address2 city company country countryCodeV2 " +
          "firstName lastName name phone province provinceCode zip}fragment AllOrderLines on Order{lineItems(" +
          "first:100){nodes{...OrderLine}pageInfo{hasNextPage}}}fragment OrderLine on LineItem{id name title " +
          "variantTitle sku vendor quantity currentQuantity unfulfilledQuantity refundableQuantity requiresShipping " +
          "taxable isGiftCard originalUnitPriceSet{...Money}discountedTotalSet{...Money}customAttributes{key value}" +
          "product{id title}variant{id title}}",
        variables: ordersCloseBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Order" },
      records: { in: "body", steps: ["data", { only: true }, "order"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_orders"]],
    },
    "order_refunds.list": {
      entity: "order_refunds",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: order_refundsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($orderId:ID!$first:Int){order(id:$orderId){refunds(first:$first){...Refund}}}fragment Refund on " +
          "Refund{id legacyResourceId note createdAt updatedAt processedAt order{id name}totalRefundedSet{...Money}" +
          "refundLineItems(first:20){nodes{id quantity restockType restocked subtotalSet{...Money}lineItem{id title " +
          "sku}location{id name}}pageInfo{hasNextPage}}transactions(first:5){nodes{id kind status}pageInfo{" +
          "hasNextPage}}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}",
        variables: order_refundsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "order", "refunds"] },
      meta: {},
      pagination: order_refundsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "order_refunds.get": {
      entity: "order_refunds",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){refund(id:$id){...Refund}}fragment Refund on Refund{id legacyResourceId note createdAt " +
          "updatedAt processedAt order{id name}totalRefundedSet{...Money}refundLineItems(first:20){nodes{id quantity " +
          "restockType restocked subtotalSet{...Money}lineItem{id title sku}location{id name}}pageInfo{hasNextPage}}" +
          "transactions(first:5){nodes{id kind status}pageInfo{hasNextPage}}}fragment Money on MoneyBag{shopMoney{" +
          "amount currencyCode}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Refund" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "order_refunds.create": {
      entity: "order_refunds",
      action: "create",
      effect: "additive",
      pays: true,
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          orderId: { type: "string" },
          refundLineItems: {
            type: "array",
            items: {
              type: "object",
              properties: {
                lineItemId: { type: "string" },
                quantity: { type: "integer" },
                restockType: { type: "string", enum: ["CANCEL", "NO_RESTOCK", "RETURN"] },
                locationId: { type: "string" },
              },
              required: ["lineItemId", "quantity"],
              additionalProperties: false,
            },
          },
          shipping: {
            type: "object",
            properties: { amount: { type: "string" }, fullRefund: { type: "boolean" } },
            additionalProperties: false,
          },
          transactions: {
            type: "array",
            items: {
              type: "object",
              properties: {
                orderId: { type: "string" },
                parentId: { type: "string" },
                amount: { type: "string" },
                gateway: { type: "string" },
                kind: { type: "string", enum: ["AUTHORIZATION", "CAPTURE", "CHANGE", "REFUND", "SALE", "VOID"] },
              },
              required: ["orderId", "amount", "gateway", "kind"],
              additionalProperties: false,
            },
          },
          note: { type: "string" },
          notify: { type: "boolean" },
          currency: { type: "string", minLength: 3, maxLength: 3 },
          idempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
        },
        required: ["orderId", "idempotencyKey"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($orderId:ID!$refundLineItems:[RefundLineItemInput!]$shipping:ShippingRefundInput" +
          "$transactions:[OrderTransactionInput!]$note:String$notify:Boolean$currency:CurrencyCode" +
          "$idempotencyKey:String!){refundCreate(input:{orderId:$orderId refundLineItems:$refundLineItems shipping:" +
          "$shipping transactions:$transactions note:$note notify:$notify currency:$currency})@idempotent(key:" +
          "$idempotencyKey){refund{...Refund}userErrors{field message}}}fragment Refund on Refund{id " +
          "legacyResourceId note createdAt updatedAt processedAt order{id name}totalRefundedSet{...Money}" +
          "refundLineItems(first:20){nodes{id quantity restockType restocked subtotalSet{...Money}lineItem{id title " +
          "sku}location{id name}}pageInfo{hasNextPage}}transactions(first:5){nodes{id kind status}pageInfo{" +
          "hasNextPage}}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}",
        variables: [
          ordersCancelBodyVariables0,
          {
            name: "refundLineItems",
            value: { template: { text: "{{refundLineItems}}", parts: [{ name: "refundLineItems" }] } },
          },
          { name: "shipping", value: { template: { text: "{{shipping}}", parts: [{ name: "shipping" }] } } },
          {
            name: "transactions",
            value: { template: { text: "{{transactions}}", parts: [{ name: "transactions" }] } },
          },
          customersCreateBodyVariables4,
          { name: "notify", value: { template: { text: "{{notify}}", parts: [{ name: "notify" }] } } },
          ordersCreateBodyVariables3,
          order_refundsCreateBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Refund" },
      records: { in: "body", steps: ["data", { only: true }, "refund"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_orders"]],
    },
    "transactions.list": {
      entity: "transactions",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: order_refundsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($orderId:ID!$first:Int){order(id:$orderId){transactions(first:$first){...Transaction}}}fragment " +
          "Transaction on OrderTransaction{id kind status gateway formattedGateway accountNumber " +
          "authorizationExpiresAt paymentId test errorCode manualPaymentGateway manuallyCapturable multiCapturable " +
          "createdAt processedAt settlementCurrency amountSet{...Money}totalUnsettledSet{...Money}order{id name}" +
          "parentTransaction{id kind status}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}",
        variables: order_refundsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "order", "transactions"] },
      meta: {},
      pagination: order_refundsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "transactions.get": {
      entity: "transactions",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){node(id:$id){...on OrderTransaction{...Transaction}}}fragment Transaction on " +
          "OrderTransaction{id kind status gateway formattedGateway accountNumber authorizationExpiresAt paymentId " +
          "test errorCode manualPaymentGateway manuallyCapturable multiCapturable createdAt processedAt " +
          "settlementCurrency amountSet{...Money}totalUnsettledSet{...Money}order{id name}parentTransaction{id kind " +
          "status}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Transaction" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "tender_transactions.list": {
      entity: "tender_transactions",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: tender_transactionsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$reverse:Boolean){tenderTransactions(first:$first after:$after " +
          "query:$query reverse:$reverse){nodes{...TenderTransaction}pageInfo{hasNextPage endCursor}}}fragment " +
          "TenderTransaction on TenderTransaction{id paymentMethod processedAt remoteReference test amount{amount " +
          "currencyCode}order{id name}}",
        variables: tender_transactionsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "abandoned_checkouts.list": {
      entity: "abandoned_checkouts",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          query: { type: "string" },
          sortKey: {
            type: "string",
            enum: ["CHECKOUT_ID", "CREATED_AT", "CUSTOMER_NAME", "ID", "RELEVANCE", "TOTAL_PRICE"],
          },
          reverse: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:AbandonedCheckoutSortKeys$reverse:Boolean){" +
          "abandonedCheckouts(first:$first after:$after query:$query sortKey:$sortKey reverse:$reverse){nodes{" +
          "...AbandonedCheckout}pageInfo{hasNextPage endCursor}}}fragment AbandonedCheckout on AbandonedCheckout{id " +
          "name abandonedCheckoutUrl createdAt updatedAt completedAt note discountCodes taxesIncluded " +
          "customAttributes{key value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{...Money}" +
          "totalDiscountSet{...Money}customer{id displayName}shippingAddress{...Address}billingAddress{...Address}" +
          "lineItems(first:10){nodes{id title variantTitle sku quantity originalUnitPriceSet{...Money}" +
          "discountedTotalPriceSet{...Money}product{id title}variant{id title}}pageInfo{hasNextPage}}}fragment Money " +
          "on MoneyBag{shopMoney{amount currencyCode}}fragment Address on MailingAddress{address1 address2 city " +
          "company country countryCodeV2 firstName lastName name phone province provinceCode zip}",
        variables: abandoned_checkoutsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "draft_orders.list": {
      entity: "draft_orders",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          metafieldKeys: { type: "array", items: { type: "string" }, maxItems: 20 },
          withMetafields: { type: "boolean" },
          query: { type: "string" },
          sortKey: {
            type: "string",
            enum: ["CUSTOMER_NAME", "ID", "NUMBER", "RELEVANCE", "STATUS", "TOTAL_PRICE", "UPDATED_AT"],
          },
          reverse: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$metafieldKeys:[String!]$withMetafields:Boolean!=false$query:String" +
          "$sortKey:DraftOrderSortKeys$reverse:Boolean){draftOrders(first:$first after:$after query:$query sortKey:" +
          "$sortKey reverse:$reverse){nodes{...DraftOrder ...OwnFields}pageInfo{hasNextPage endCursor}}}fragment " +
          "DraftOrder on DraftOrder{id legacyResourceId name status email phone note2 tags poNumber ready createdAt " +
          "updatedAt completedAt invoiceSentAt invoiceUrl reserveInventoryUntil currencyCode presentmentCurrencyCode " +
          "taxExempt taxesIncluded totalQuantityOfLineItems totalWeight discountCodes customAttributes{key value}" +
          "totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{...Money}totalShippingPriceSet{...Money}" +
          "totalDiscountsSet{...Money}customer{id displayName}order{id name}shippingAddress{...Address}" +
          "billingAddress{...Address}lineItems(first:10){nodes{id uuid name title variantTitle sku vendor quantity " +
          "custom requiresShipping taxable originalUnitPriceSet{...Money}discountedTotalSet{...Money}product{id " +
          "title}variant{id title}}pageInfo{hasNextPage}}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}" +
          "fragment Address on MailingAddress{address1 address2 city company country countryCodeV2 firstName " +
          "lastName name phone province provinceCode zip}fragment OwnFields on HasMetafields{metafields(first:20 " +
          "keys:$metafieldKeys)@include(if:$withMetafields){nodes{key type value}}}",
        variables: customersListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_draft_orders", "write_draft_orders"]],
    },
    "draft_orders.get": {
      entity: "draft_orders",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!$metafieldKeys:[String!]$withMetafields:Boolean!=false){draftOrder(id:$id){...DraftOrder " +
          "...OwnFields}}fragment DraftOrder on DraftOrder{id legacyResourceId name status email phone note2 tags " +
          "poNumber ready createdAt updatedAt completedAt invoiceSentAt invoiceUrl reserveInventoryUntil " +
          "currencyCode presentmentCurrencyCode taxExempt taxesIncluded totalQuantityOfLineItems totalWeight " +
          "discountCodes customAttributes{key value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{" +
          "...Money}totalShippingPriceSet{...Money}totalDiscountsSet{...Money}customer{id displayName}order{id name}" +
          "shippingAddress{...Address}billingAddress{...Address}lineItems(first:10){nodes{id uuid name title " +
          "variantTitle sku vendor quantity custom requiresShipping taxable originalUnitPriceSet{...Money}" +
          "discountedTotalSet{...Money}product{id title}variant{id title}}pageInfo{hasNextPage}}}fragment Money on " +
          "MoneyBag{shopMoney{amount currencyCode}}fragment Address on MailingAddress{address1 address2 city company " +
          "country countryCodeV2 firstName lastName name phone province provinceCode zip}fragment OwnFields on " +
          "HasMetafields{metafields(first:20 keys:$metafieldKeys)@include(if:$withMetafields){nodes{key type value}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_draft_orders", "write_draft_orders"]],
    },
    "draft_orders.create": {
      entity: "draft_orders",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          lineItems: draft_ordersCreateParamsLineItems,
          purchasingEntity: draft_ordersCreateParamsPurchasingEntity,
          email: { type: "string" },
          phone: { type: "string" },
          note: { type: "string" },
          tags: { type: "array", items: { type: "string" } },
          poNumber: { type: "string" },
          taxExempt: { type: "boolean" },
          reserveInventoryUntil: { type: "string", format: "date-time" },
          discountCodes: { type: "array", items: { type: "string" } },
          shippingAddress: customer_addressesCreateParamsAddress,
          billingAddress: customer_addressesCreateParamsAddress,
          useCustomerDefaultAddress: { type: "boolean" },
          customAttributes: ordersCreateParamsCustomAttributes,
          metafields: customersCreateParamsMetafields,
        },
        required: ["lineItems"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($lineItems:[DraftOrderLineItemInput!]$purchasingEntity:PurchasingEntityInput$email:String" +
          "$phone:String$note:String$tags:[String!]$poNumber:String$taxExempt:Boolean$reserveInventoryUntil:DateTime" +
          "$discountCodes:[String!]$shippingAddress:MailingAddressInput$billingAddress:MailingAddressInput" +
          "$useCustomerDefaultAddress:Boolean$customAttributes:[AttributeInput!]$metafields:[MetafieldInput!]){" +
          "draftOrderCreate(input:{lineItems:$lineItems purchasingEntity:$purchasingEntity email:$email phone:$phone " +
          "note:$note tags:$tags poNumber:$poNumber taxExempt:$taxExempt reserveInventoryUntil:" +
          "$reserveInventoryUntil discountCodes:$discountCodes shippingAddress:$shippingAddress billingAddress:" +
          "$billingAddress useCustomerDefaultAddress:$useCustomerDefaultAddress customAttributes:$customAttributes " +
          "metafields:$metafields}){draftOrder{...DraftOrder}userErrors{field message}}}fragment DraftOrder on " +
          "DraftOrder{id legacyResourceId name status email phone note2 tags poNumber ready createdAt updatedAt " +
          "completedAt invoiceSentAt invoiceUrl reserveInventoryUntil currencyCode presentmentCurrencyCode taxExempt " +
          "taxesIncluded totalQuantityOfLineItems totalWeight discountCodes customAttributes{key value}totalPriceSet{" +
          "...Money}subtotalPriceSet{...Money}totalTaxSet{...Money}totalShippingPriceSet{...Money}totalDiscountsSet{" +
          "...Money}customer{id displayName}order{id name}shippingAddress{...Address}billingAddress{...Address}" +
          "lineItems(first:10){nodes{id uuid name title variantTitle sku vendor quantity custom requiresShipping " +
          "taxable originalUnitPriceSet{...Money}discountedTotalSet{...Money}product{id title}variant{id title}}" +
          "pageInfo{hasNextPage}}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}fragment Address on " +
          "MailingAddress{address1 address2 city company country countryCodeV2 firstName lastName name phone " +
          "province provinceCode zip}",
        variables: [
          ordersCreateBodyVariables0,
          draft_ordersCreateBodyVariables1,
          customersCreateBodyVariables0,
          customersCreateBodyVariables1,
          customersCreateBodyVariables4,
          customersCreateBodyVariables5,
          ordersCreateBodyVariables7,
          customersCreateBodyVariables7,
          draft_ordersCreateBodyVariables8,
          draft_ordersCreateBodyVariables9,
          ordersCreateBodyVariables9,
          ordersCreateBodyVariables10,
          draft_ordersCreateBodyVariables12,
          ordersCreateBodyVariables11,
          customersCreateBodyVariables8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: { in: "body", steps: ["data", { only: true }, "draftOrder"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_draft_orders"]],
    },
    "draft_orders.update": {
      entity: "draft_orders",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          lineItems: draft_ordersCreateParamsLineItems,
          purchasingEntity: draft_ordersCreateParamsPurchasingEntity,
          email: { type: "string" },
          phone: { type: "string" },
          note: { type: "string" },
          tags: { type: "array", items: { type: "string" } },
          poNumber: { type: "string" },
          taxExempt: { type: "boolean" },
          reserveInventoryUntil: { type: "string", format: "date-time" },
          discountCodes: { type: "array", items: { type: "string" } },
          shippingAddress: customer_addressesCreateParamsAddress,
          billingAddress: customer_addressesCreateParamsAddress,
          useCustomerDefaultAddress: { type: "boolean" },
          customAttributes: ordersCreateParamsCustomAttributes,
          metafields: customersCreateParamsMetafields,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$lineItems:[DraftOrderLineItemInput!]$purchasingEntity:PurchasingEntityInput$email:String" +
          "$phone:String$note:String$tags:[String!]$poNumber:String$taxExempt:Boolean$reserveInventoryUntil:DateTime" +
          "$discountCodes:[String!]$shippingAddress:MailingAddressInput$billingAddress:MailingAddressInput" +
          "$useCustomerDefaultAddress:Boolean$customAttributes:[AttributeInput!]$metafields:[MetafieldInput!]){" +
          "draftOrderUpdate(id:$id input:{lineItems:$lineItems purchasingEntity:$purchasingEntity email:$email " +
          "phone:$phone note:$note tags:$tags poNumber:$poNumber taxExempt:$taxExempt reserveInventoryUntil:" +
          "$reserveInventoryUntil discountCodes:$discountCodes shippingAddress:$shippingAddress billingAddress:" +
          "$billingAddress useCustomerDefaultAddress:$useCustomerDefaultAddress customAttributes:$customAttributes " +
          "metafields:$metafields}){draftOrder{...DraftOrder}userErrors{field message}}}fragment DraftOrder on " +
          "DraftOrder{id legacyResourceId name status email phone note2 tags poNumber ready createdAt updatedAt " +
          "completedAt invoiceSentAt invoiceUrl reserveInventoryUntil currencyCode presentmentCurrencyCode taxExempt " +
          "taxesIncluded totalQuantityOfLineItems totalWeight discountCodes customAttributes{key value}totalPriceSet{" +
          "...Money}subtotalPriceSet{...Money}totalTaxSet{...Money}totalShippingPriceSet{...Money}totalDiscountsSet{" +
          "...Money}customer{id displayName}order{id name}shippingAddress{...Address}billingAddress{...Address}" +
          "lineItems(first:10){nodes{id uuid name title variantTitle sku vendor quantity custom requiresShipping " +
          "taxable originalUnitPriceSet{...Money}discountedTotalSet{...Money}product{id title}variant{id title}}" +
          "pageInfo{hasNextPage}}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}fragment Address on " +
          "MailingAddress{address1 address2 city company country countryCodeV2 firstName lastName name phone " +
          "province provinceCode zip}",
        variables: [
          customersGetBodyVariables0,
          ordersCreateBodyVariables0,
          draft_ordersCreateBodyVariables1,
          customersCreateBodyVariables0,
          customersCreateBodyVariables1,
          customersCreateBodyVariables4,
          customersCreateBodyVariables5,
          ordersCreateBodyVariables7,
          customersCreateBodyVariables7,
          draft_ordersCreateBodyVariables8,
          draft_ordersCreateBodyVariables9,
          ordersCreateBodyVariables9,
          ordersCreateBodyVariables10,
          draft_ordersCreateBodyVariables12,
          ordersCreateBodyVariables11,
          customersCreateBodyVariables8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: { in: "body", steps: ["data", { only: true }, "draftOrder"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_draft_orders"]],
    },
    "draft_orders.delete": {
      entity: "draft_orders",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:ID!){draftOrderDelete(input:{id:$id}){deletedId userErrors{field message}}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_draft_orders"]],
    },
    "draft_orders.complete": {
      entity: "draft_orders",
      action: "complete",
      effect: "additive",
      pays: true,
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: { draftOrderId: { type: "string" } },
        required: ["draftOrderId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($draftOrderId:ID!){draftOrderComplete(id:$draftOrderId){draftOrder{...DraftOrder}userErrors{" +
          "field message}}}fragment DraftOrder on DraftOrder{id legacyResourceId name status email phone note2 tags " +
          "poNumber ready createdAt updatedAt completedAt invoiceSentAt invoiceUrl reserveInventoryUntil " +
          "currencyCode presentmentCurrencyCode taxExempt taxesIncluded totalQuantityOfLineItems totalWeight " +
          "discountCodes customAttributes{key value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{" +
          "...Money}totalShippingPriceSet{...Money}totalDiscountsSet{...Money}customer{id displayName}order{id name}" +
          "shippingAddress{...Address}billingAddress{...Address}lineItems(first:10){nodes{id uuid name title " +
          "variantTitle sku vendor quantity custom requiresShipping taxable originalUnitPriceSet{...Money}" +
          "discountedTotalSet{...Money}product{id title}variant{id title}}pageInfo{hasNextPage}}}fragment Money on " +
          "MoneyBag{shopMoney{amount currencyCode}}fragment Address on MailingAddress{address1 address2 city company " +
          "country countryCodeV2 firstName lastName name phone province provinceCode zip}",
        variables: [draft_ordersCompleteBodyVariables0],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: { in: "body", steps: ["data", { only: true }, "draftOrder"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_draft_orders"]],
    },
    "draft_orders.send_invoice": {
      entity: "draft_orders",
      action: "send_invoice",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          draftOrderId: { type: "string" },
          to: { type: "string" },
          subject: { type: "string" },
          customMessage: { type: "string" },
        },
        required: ["draftOrderId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($draftOrderId:ID!$to:String$subject:String$customMessage:String){draftOrderInvoiceSend(id:" +
          "$draftOrderId email:{to:$to subject:$subject customMessage:$customMessage}){draftOrder{...DraftOrder}" +
          "userErrors{field message}}}fragment DraftOrder on DraftOrder{id legacyResourceId name status email phone " +
          "note2 tags poNumber ready createdAt updatedAt completedAt invoiceSentAt invoiceUrl reserveInventoryUntil " +
          "currencyCode presentmentCurrencyCode taxExempt taxesIncluded totalQuantityOfLineItems totalWeight " +
          "discountCodes customAttributes{key value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{" +
          "...Money}totalShippingPriceSet{...Money}totalDiscountsSet{...Money}customer{id displayName}order{id name}" +
          "shippingAddress{...Address}billingAddress{...Address}lineItems(first:10){nodes{id uuid name title " +
          "variantTitle sku vendor quantity custom requiresShipping taxable originalUnitPriceSet{...Money}" +
          "discountedTotalSet{...Money}product{id title}variant{id title}}pageInfo{hasNextPage}}}fragment Money on " +
          "MoneyBag{shopMoney{amount currencyCode}}fragment Address on MailingAddress{address1 address2 city company " +
          "country countryCodeV2 firstName lastName name phone province provinceCode zip}",
        variables: [
          draft_ordersCompleteBodyVariables0,
          { name: "to", value: { template: { text: "{{to}}", parts: [{ name: "to" }] } } },
          { name: "subject", value: { template: { text: "{{subject}}", parts: [{ name: "subject" }] } } },
          {
            name: "customMessage",
            value: { template: { text: "{{customMessage}}", parts: [{ name: "customMessage" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: { in: "body", steps: ["data", { only: true }, "draftOrder"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_draft_orders"]],
    },
    "products.list": {
      entity: "products",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          metafieldKeys: { type: "array", items: { type: "string" }, maxItems: 20 },
          withMetafields: { type: "boolean" },
          query: { type: "string" },
          sortKey: {
            type: "string",
            enum: [
              "CREATED_AT",
              "ID",
              "INVENTORY_TOTAL",
              "PRODUCT_TYPE",
              "PUBLISHED_AT",
              "RELEVANCE",
              "TITLE",
              "UPDATED_AT",
              "VENDOR",
            ],
          },
          reverse: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$metafieldKeys:[String!]$withMetafields:Boolean!=false$query:String" +
          "$sortKey:ProductSortKeys$reverse:Boolean){products(first:$first after:$after query:$query sortKey:" +
          "$sortKey reverse:$reverse){nodes{...Product ...OwnFields}pageInfo{hasNextPage endCursor}}}fragment " +
          "Product on Product{id legacyResourceId title handle description descriptionHtml vendor productType status " +
          "tags templateSuffix totalInventory tracksInventory hasOnlyDefaultVariant hasOutOfStockVariants isGiftCard " +
          "requiresSellingPlan onlineStoreUrl onlineStorePreviewUrl createdAt updatedAt publishedAt seo{title " +
          "description}category{id fullName}variantsCount{count precision}mediaCount{count precision}options{id name " +
          "position values}priceRangeV2{minVariantPrice{amount currencyCode}maxVariantPrice{amount currencyCode}}" +
          "featuredMedia{id alt mediaContentType preview{image{url altText}}}}fragment OwnFields on HasMetafields{" +
          "metafields(first:20 keys:$metafieldKeys)@include(if:$withMetafields){nodes{key type value}}}",
        variables: customersListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Product" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "products.get": {
      entity: "products",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!$metafieldKeys:[String!]$withMetafields:Boolean!=false){product(id:$id){...Product " +
          "...OwnFields}}fragment Product on Product{id legacyResourceId title handle description descriptionHtml " +
          "vendor productType status tags templateSuffix totalInventory tracksInventory hasOnlyDefaultVariant " +
          "hasOutOfStockVariants isGiftCard requiresSellingPlan onlineStoreUrl onlineStorePreviewUrl createdAt " +
          "updatedAt publishedAt seo{title description}category{id fullName}variantsCount{count precision}mediaCount{" +
          "count precision}options{id name position values}priceRangeV2{minVariantPrice{amount currencyCode}" +
          "maxVariantPrice{amount currencyCode}}featuredMedia{id alt mediaContentType preview{image{url altText}}}}" +
          "fragment OwnFields on HasMetafields{metafields(first:20 keys:$metafieldKeys)@include(if:$withMetafields){" +
          "nodes{key type value}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Product" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "products.create": {
      entity: "products",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          title: { type: "string", maxLength: 255 },
          descriptionHtml: { type: "string" },
          handle: { type: "string" },
          vendor: { type: "string" },
          productType: { type: "string" },
          status: productsCreateParamsStatus,
          tags: { type: "array", items: { type: "string" }, maxItems: 250 },
          category: { type: "string" },
          seo: productsCreateParamsSeo,
          templateSuffix: { type: "string" },
          metafields: customersCreateParamsMetafields,
          productOptions: {
            type: "array",
            items: {
              type: "object",
              properties: {
                name: { type: "string" },
                position: { type: "integer" },
                values: {
                  type: "array",
                  items: { type: "object", properties: { name: { type: "string" } }, additionalProperties: false },
                },
              },
              required: ["name"],
              additionalProperties: false,
            },
            maxItems: 3,
          },
          giftCard: { type: "boolean" },
          collectionsToJoin: { type: "array", items: { type: "string" } },
          media: productsCreateParamsMedia,
        },
        required: ["title"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($title:String!$descriptionHtml:String$handle:String$vendor:String$productType:String" +
          "$status:ProductStatus$tags:[String!]$category:ID$seo:SEOInput$templateSuffix:String" +
          "$metafields:[MetafieldInput!]$productOptions:[OptionCreateInput!]$giftCard:Boolean" +
          "$collectionsToJoin:[ID!]$media:[CreateMediaInput!]){productCreate(product:{title:$title descriptionHtml:" +
          "$descriptionHtml handle:$handle vendor:$vendor productType:$productType status:$status tags:$tags " +
          "category:$category seo:$seo templateSuffix:$templateSuffix metafields:$metafields productOptions:" +
          "$productOptions giftCard:$giftCard collectionsToJoin:$collectionsToJoin}media:$media){product{...Product}" +
          "userErrors{field message}}}fragment Product on Product{id legacyResourceId title handle description " +
          "descriptionHtml vendor productType status tags templateSuffix totalInventory tracksInventory " +
          "hasOnlyDefaultVariant hasOutOfStockVariants isGiftCard requiresSellingPlan onlineStoreUrl " +
          "onlineStorePreviewUrl createdAt updatedAt publishedAt seo{title description}category{id fullName}" +
          "variantsCount{count precision}mediaCount{count precision}options{id name position values}priceRangeV2{" +
          "minVariantPrice{amount currencyCode}maxVariantPrice{amount currencyCode}}featuredMedia{id alt " +
          "mediaContentType preview{image{url altText}}}}",
        variables: [
          productsCreateBodyVariables0,
          productsCreateBodyVariables1,
          productsCreateBodyVariables2,
          productsCreateBodyVariables3,
          productsCreateBodyVariables4,
          productsCreateBodyVariables5,
          customersCreateBodyVariables5,
          productsCreateBodyVariables7,
          productsCreateBodyVariables8,
          productsCreateBodyVariables9,
          customersCreateBodyVariables8,
          {
            name: "productOptions",
            value: { template: { text: "{{productOptions}}", parts: [{ name: "productOptions" }] } },
          },
          { name: "giftCard", value: { template: { text: "{{giftCard}}", parts: [{ name: "giftCard" }] } } },
          productsCreateBodyVariables13,
          productsCreateBodyVariables14,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Product" },
      records: { in: "body", steps: ["data", { only: true }, "product"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
    },
    "products.update": {
      entity: "products",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          title: { type: "string", maxLength: 255 },
          descriptionHtml: { type: "string" },
          handle: { type: "string" },
          vendor: { type: "string" },
          productType: { type: "string" },
          status: productsCreateParamsStatus,
          tags: { type: "array", items: { type: "string" }, maxItems: 250 },
          category: { type: "string" },
          seo: productsCreateParamsSeo,
          templateSuffix: { type: "string" },
          metafields: customersCreateParamsMetafields,
          redirectNewHandle: { type: "boolean" },
          collectionsToJoin: { type: "array", items: { type: "string" } },
          collectionsToLeave: { type: "array", items: { type: "string" } },
          media: productsCreateParamsMedia,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$title:String$descriptionHtml:String$handle:String$vendor:String$productType:String" +
          "$status:ProductStatus$tags:[String!]$category:ID$seo:SEOInput$templateSuffix:String" +
          "$metafields:[MetafieldInput!]$redirectNewHandle:Boolean$collectionsToJoin:[ID!]$collectionsToLeave:[ID!]" +
          "$media:[CreateMediaInput!]){productUpdate(product:{id:$id title:$title descriptionHtml:$descriptionHtml " +
          "handle:$handle vendor:$vendor productType:$productType status:$status tags:$tags category:$category seo:" +
          "$seo templateSuffix:$templateSuffix metafields:$metafields redirectNewHandle:$redirectNewHandle " +
          "collectionsToJoin:$collectionsToJoin collectionsToLeave:$collectionsToLeave}media:$media){product{" +
          "...Product}userErrors{field message}}}fragment Product on Product{id legacyResourceId title handle " +
          "description descriptionHtml vendor productType status tags templateSuffix totalInventory tracksInventory " +
          "hasOnlyDefaultVariant hasOutOfStockVariants isGiftCard requiresSellingPlan onlineStoreUrl " +
          "onlineStorePreviewUrl createdAt updatedAt publishedAt seo{title description}category{id fullName}" +
          "variantsCount{count precision}mediaCount{count precision}options{id name position values}priceRangeV2{" +
          "minVariantPrice{amount currencyCode}maxVariantPrice{amount currencyCode}}featuredMedia{id alt " +
          "mediaContentType preview{image{url altText}}}}",
        variables: [
          customersGetBodyVariables0,
          productsCreateBodyVariables0,
          productsCreateBodyVariables1,
          productsCreateBodyVariables2,
          productsCreateBodyVariables3,
          productsCreateBodyVariables4,
          productsCreateBodyVariables5,
          customersCreateBodyVariables5,
          productsCreateBodyVariables7,
          productsCreateBodyVariables8,
          productsCreateBodyVariables9,
          customersCreateBodyVariables8,
          {
            name: "redirectNewHandle",
            value: { template: { text: "{{redirectNewHandle}}", parts: [{ name: "redirectNewHandle" }] } },
          },
          productsCreateBodyVariables13,
          {
            name: "collectionsToLeave",
            value: { template: { text: "{{collectionsToLeave}}", parts: [{ name: "collectionsToLeave" }] } },
          },
          productsCreateBodyVariables14,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Product" },
      records: { in: "body", steps: ["data", { only: true }, "product"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
    },
    "products.delete": {
      entity: "products",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:ID!){productDelete(input:{id:$id}){deletedProductId userErrors{field message}}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Product" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
    },
    "product_variants.list": {
      entity: "product_variants",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          metafieldKeys: { type: "array", items: { type: "string" }, maxItems: 20 },
          withMetafields: { type: "boolean" },
          query: { type: "string" },
          sortKey: {
            type: "string",
            enum: [
              "FULL_TITLE",
              "ID",
              "INVENTORY_LEVELS_AVAILABLE",
              "INVENTORY_MANAGEMENT",
              "INVENTORY_POLICY",
              "INVENTORY_QUANTITY",
              "NAME",
              "POPULAR",
              "POSITION",
              "RELEVANCE",
              "SKU",
              "TITLE",
            ],
          },
          reverse: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$metafieldKeys:[String!]$withMetafields:Boolean!=false$query:String" +
          "$sortKey:ProductVariantSortKeys$reverse:Boolean){productVariants(first:$first after:$after query:$query " +
          "sortKey:$sortKey reverse:$reverse){nodes{...ProductVariant ...OwnFields}pageInfo{hasNextPage endCursor}}}" +
          "fragment ProductVariant on ProductVariant{id legacyResourceId title displayName sku barcode position " +
          "price compareAtPrice taxable availableForSale inventoryPolicy inventoryQuantity sellableOnlineQuantity " +
          "requiresComponents createdAt updatedAt selectedOptions{name value}product{id title}inventoryItem{id " +
          "tracked}}fragment OwnFields on HasMetafields{metafields(first:20 keys:$metafieldKeys)@include(if:" +
          "$withMetafields){nodes{key type value}}}",
        variables: customersListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProductVariant" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "product_variants.get": {
      entity: "product_variants",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!$metafieldKeys:[String!]$withMetafields:Boolean!=false){productVariant(id:$id){" +
          "...ProductVariant ...OwnFields}}fragment ProductVariant on ProductVariant{id legacyResourceId title " +
          "displayName sku barcode position price compareAtPrice taxable availableForSale inventoryPolicy " +
          "inventoryQuantity sellableOnlineQuantity requiresComponents createdAt updatedAt selectedOptions{name " +
          "value}product{id title}inventoryItem{id tracked}}fragment OwnFields on HasMetafields{metafields(first:20 " +
          "keys:$metafieldKeys)@include(if:$withMetafields){nodes{key type value}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProductVariant" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "product_variants.create": {
      entity: "product_variants",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          productId: { type: "string" },
          variants: {
            type: "array",
            items: {
              type: "object",
              properties: {
                optionValues: product_variantsCreateParamsVariantsItemsOptionValues,
                price: { type: "string" },
                compareAtPrice: { type: "string" },
                barcode: { type: "string" },
                taxable: { type: "boolean" },
                inventoryPolicy: { type: "string", enum: ["CONTINUE", "DENY"] },
                inventoryItem: product_variantsCreateParamsVariantsItemsInventoryItem,
                inventoryQuantities: {
                  type: "array",
                  items: {
                    type: "object",
                    properties: { locationId: { type: "string" }, availableQuantity: { type: "integer" } },
                    required: ["locationId", "availableQuantity"],
                    additionalProperties: false,
                  },
                },
                mediaId: { type: "string" },
                metafields: customersCreateParamsMetafields,
              },
              additionalProperties: false,
            },
            minItems: 1,
            maxItems: 250,
          },
          strategy: { type: "string", enum: ["DEFAULT", "PRESERVE_STANDALONE_VARIANT", "REMOVE_STANDALONE_VARIANT"] },
        },
        required: ["productId", "variants"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($productId:ID!$variants:[ProductVariantsBulkInput!]!$strategy:ProductVariantsBulkCreateStrategy){" +
          "productVariantsBulkCreate(productId:$productId variants:$variants strategy:$strategy){productVariants{" +
          "...ProductVariant}userErrors{field message code}}}fragment ProductVariant on ProductVariant{id " +
          "legacyResourceId title displayName sku barcode position price compareAtPrice taxable availableForSale " +
          "inventoryPolicy inventoryQuantity sellableOnlineQuantity requiresComponents createdAt updatedAt " +
          "selectedOptions{name value}product{id title}inventoryItem{id tracked}}",
        variables: [
          product_variantsCreateBodyVariables0,
          product_variantsCreateBodyVariables1,
          { name: "strategy", value: { template: { text: "{{strategy}}", parts: [{ name: "strategy" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProductVariant" },
      records: { in: "body", steps: [] },
      meta: {},
      batch: product_variantsCreateBatch,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
    },
    "product_variants.update": {
      entity: "product_variants",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          productId: { type: "string" },
          variants: {
            type: "array",
            items: {
              type: "object",
              properties: {
                id: { type: "string" },
                optionValues: product_variantsCreateParamsVariantsItemsOptionValues,
                price: { type: "string" },
                compareAtPrice: { type: "string" },
                barcode: { type: "string" },
                taxable: { type: "boolean" },
                inventoryPolicy: { type: "string", enum: ["CONTINUE", "DENY"] },
                inventoryItem: product_variantsCreateParamsVariantsItemsInventoryItem,
                mediaId: { type: "string" },
                metafields: customersCreateParamsMetafields,
              },
              required: ["id"],
              additionalProperties: false,
            },
            minItems: 1,
            maxItems: 250,
          },
          allowPartialUpdates: { type: "boolean" },
        },
        required: ["productId", "variants"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($productId:ID!$variants:[ProductVariantsBulkInput!]!$allowPartialUpdates:Boolean){" +
          "productVariantsBulkUpdate(productId:$productId variants:$variants allowPartialUpdates:" +
          "$allowPartialUpdates){productVariants{...ProductVariant}userErrors{field message code}}}fragment " +
          "ProductVariant on ProductVariant{id legacyResourceId title displayName sku barcode position price " +
          "compareAtPrice taxable availableForSale inventoryPolicy inventoryQuantity sellableOnlineQuantity " +
          "requiresComponents createdAt updatedAt selectedOptions{name value}product{id title}inventoryItem{id " +
          "tracked}}",
        variables: [
          product_variantsCreateBodyVariables0,
          product_variantsCreateBodyVariables1,
          {
            name: "allowPartialUpdates",
            value: { template: { text: "{{allowPartialUpdates}}", parts: [{ name: "allowPartialUpdates" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProductVariant" },
      records: { in: "body", steps: [] },
      meta: {},
      batch: product_variantsCreateBatch,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
    },
    "product_variants.delete": {
      entity: "product_variants",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: { productId: { type: "string" }, variantsIds: product_variantsDeleteParamsVariantsIds },
        required: ["productId", "variantsIds"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($productId:ID!$variantsIds:[ID!]!){productVariantsBulkDelete(productId:$productId variantsIds:" +
          "$variantsIds){product{id}userErrors{field message code}}}",
        variables: [
          product_variantsCreateBodyVariables0,
          { name: "variantsIds", value: { template: { text: "{{variantsIds}}", parts: [{ name: "variantsIds" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProductVariant" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
    },
    "product_images.list": {
      entity: "product_images",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          productId: { type: "string" },
        },
        required: ["productId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($productId:ID!$first:Int$after:String){product(id:$productId){media(first:$first after:$after){" +
          "nodes{...ProductMedia}pageInfo{hasNextPage endCursor}}}}fragment ProductMedia on Media{id alt " +
          "mediaContentType status preview{status image{url altText}}...on MediaImage{createdAt updatedAt mimeType " +
          "image{id url altText width height}}...on Video{duration filename}...on ExternalVideo{embedUrl host}...on " +
          "Model3d{filename}}",
        variables: [customersListBodyVariables0, customersListBodyVariables1, product_variantsCreateBodyVariables0],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "product", "media", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "product", "media", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "product", "media", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "product", "media", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "product_images.get": {
      entity: "product_images",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){node(id:$id){...on Media{...ProductMedia}}}fragment ProductMedia on Media{id alt " +
          "mediaContentType status preview{status image{url altText}}...on MediaImage{createdAt updatedAt mimeType " +
          "image{id url altText width height}}...on Video{duration filename}...on ExternalVideo{embedUrl host}...on " +
          "Model3d{filename}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProductMedia" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "collections.list": {
      entity: "collections",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          metafieldKeys: { type: "array", items: { type: "string" }, maxItems: 20 },
          withMetafields: { type: "boolean" },
          query: { type: "string" },
          sortKey: { type: "string", enum: ["ID", "RELEVANCE", "TITLE", "UPDATED_AT"] },
          reverse: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$metafieldKeys:[String!]$withMetafields:Boolean!=false$query:String" +
          "$sortKey:CollectionSortKeys$reverse:Boolean){collections(first:$first after:$after query:$query sortKey:" +
          "$sortKey reverse:$reverse){nodes{...Collection ...OwnFields}pageInfo{hasNextPage endCursor}}}fragment " +
          "Collection on Collection{id legacyResourceId title handle description descriptionHtml sortOrder " +
          "templateSuffix updatedAt productsCount{count precision}seo{title description}image{id url altText width " +
          "height}sources{__typename id title description}}fragment OwnFields on HasMetafields{metafields(first:20 " +
          "keys:$metafieldKeys)@include(if:$withMetafields){nodes{key type value}}}",
        variables: customersListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Collection" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "collections.get": {
      entity: "collections",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!$metafieldKeys:[String!]$withMetafields:Boolean!=false){collection(id:$id){...Collection " +
          "...OwnFields}}fragment Collection on Collection{id legacyResourceId title handle description " +
          "descriptionHtml sortOrder templateSuffix updatedAt productsCount{count precision}seo{title description}" +
          "image{id url altText width height}sources{__typename id title description}}fragment OwnFields on " +
          "HasMetafields{metafields(first:20 keys:$metafieldKeys)@include(if:$withMetafields){nodes{key type value}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Collection" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "collections.create": {
      entity: "collections",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          title: { type: "string", maxLength: 255 },
          descriptionHtml: { type: "string" },
          handle: { type: "string" },
          sortOrder: collectionsCreateParamsSortOrder,
          seo: productsCreateParamsSeo,
          image: collectionsCreateParamsImage,
          templateSuffix: { type: "string" },
          metafields: customersCreateParamsMetafields,
        },
        required: ["title"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($title:String!$descriptionHtml:String$handle:String$sortOrder:CollectionSortOrder$seo:SEOInput" +
          "$image:ImageInput$templateSuffix:String$metafields:[MetafieldInput!]){collectionCreate(collection:{title:" +
          "$title descriptionHtml:$descriptionHtml handle:$handle sortOrder:$sortOrder seo:$seo image:$image " +
          "templateSuffix:$templateSuffix metafields:$metafields}){collection{...Collection}userErrors{field message}" +
          "}}fragment Collection on Collection{id legacyResourceId title handle description descriptionHtml " +
          "sortOrder templateSuffix updatedAt productsCount{count precision}seo{title description}image{id url " +
          "altText width height}sources{__typename id title description}}",
        variables: [
          productsCreateBodyVariables0,
          productsCreateBodyVariables1,
          productsCreateBodyVariables2,
          collectionsCreateBodyVariables3,
          productsCreateBodyVariables8,
          collectionsCreateBodyVariables5,
          productsCreateBodyVariables9,
          customersCreateBodyVariables8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Collection" },
      records: { in: "body", steps: ["data", { only: true }, "collection"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
    },
    "collections.update": {
      entity: "collections",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          title: { type: "string", maxLength: 255 },
          descriptionHtml: { type: "string" },
          handle: { type: "string" },
          sortOrder: collectionsCreateParamsSortOrder,
          seo: productsCreateParamsSeo,
          image: collectionsCreateParamsImage,
          templateSuffix: { type: "string" },
          metafields: customersCreateParamsMetafields,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$title:String$descriptionHtml:String$handle:String$sortOrder:CollectionSortOrder" +
          "$seo:SEOInput$image:ImageInput$templateSuffix:String$metafields:[MetafieldInput!]){collectionUpdate(" +
          "collection:{id:$id title:$title descriptionHtml:$descriptionHtml handle:$handle sortOrder:$sortOrder seo:" +
          "$seo image:$image templateSuffix:$templateSuffix metafields:$metafields}){collection{...Collection}" +
          "userErrors{field message}}}fragment Collection on Collection{id legacyResourceId title handle description " +
          "descriptionHtml sortOrder templateSuffix updatedAt productsCount{count precision}seo{title description}" +
          "image{id url altText width height}sources{__typename id title description}}",
        variables: [
          customersGetBodyVariables0,
          productsCreateBodyVariables0,
          productsCreateBodyVariables1,
          productsCreateBodyVariables2,
          collectionsCreateBodyVariables3,
          productsCreateBodyVariables8,
          collectionsCreateBodyVariables5,
          productsCreateBodyVariables9,
          customersCreateBodyVariables8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Collection" },
      records: { in: "body", steps: ["data", { only: true }, "collection"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
    },
    "collections.delete": {
      entity: "collections",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:ID!){collectionDelete(input:{id:$id}){deletedCollectionId userErrors{field message}}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Collection" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
    },
    "collections.add_products": {
      entity: "collections",
      action: "add_products",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: collectionsAdd_productsParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$productIds:[ID!]!){collectionAddProductsV2(id:$id productIds:$productIds){job{id done}" +
          "userErrors{field message}}}",
        variables: collectionsAdd_productsBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      keep: collectionsAdd_productsKeep,
      steps: collectionsAdd_productsSteps,
      record: { $ref: "#/$defs/Job" },
      records: { in: "body", steps: ["data", "job"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
      deprecated: true,
    },
    "collections.remove_products": {
      entity: "collections",
      action: "remove_products",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: collectionsAdd_productsParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$productIds:[ID!]!){collectionRemoveProducts(id:$id productIds:$productIds){job{id done}" +
          "userErrors{field message}}}",
        variables: collectionsAdd_productsBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      keep: collectionsAdd_productsKeep,
      steps: collectionsAdd_productsSteps,
      record: { $ref: "#/$defs/Job" },
      records: { in: "body", steps: ["data", "job"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_products"]],
      deprecated: true,
    },
    "collects.list": {
      entity: "collects",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          collectionId: { type: "string" },
          sortKey: {
            type: "string",
            enum: ["BEST_SELLING", "COLLECTION_DEFAULT", "CREATED", "ID", "MANUAL", "PRICE", "RELEVANCE", "TITLE"],
          },
          reverse: { type: "boolean" },
        },
        required: ["collectionId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($collectionId:ID!$first:Int$after:String$sortKey:ProductCollectionSortKeys$reverse:Boolean){" +
          "collection(id:$collectionId){products(first:$first after:$after sortKey:$sortKey reverse:$reverse){nodes{" +
          "...Product}pageInfo{hasNextPage endCursor}}}}fragment Product on Product{id legacyResourceId title handle " +
          "description descriptionHtml vendor productType status tags templateSuffix totalInventory tracksInventory " +
          "hasOnlyDefaultVariant hasOutOfStockVariants isGiftCard requiresSellingPlan onlineStoreUrl " +
          "onlineStorePreviewUrl createdAt updatedAt publishedAt seo{title description}category{id fullName}" +
          "variantsCount{count precision}mediaCount{count precision}options{id name position values}priceRangeV2{" +
          "minVariantPrice{amount currencyCode}maxVariantPrice{amount currencyCode}}featuredMedia{id alt " +
          "mediaContentType preview{image{url altText}}}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          collectsListBodyVariables2,
          customersListBodyVariables5,
          customersListBodyVariables6,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "collection", "products", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "collection", "products", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "collection", "products", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "collection", "products", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "locations.list": {
      entity: "locations",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          metafieldKeys: { type: "array", items: { type: "string" }, maxItems: 20 },
          withMetafields: { type: "boolean" },
          query: { type: "string" },
          sortKey: { type: "string", enum: ["ID", "NAME", "RELEVANCE"] },
          reverse: { type: "boolean" },
          includeInactive: { type: "boolean" },
          includeLegacy: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$metafieldKeys:[String!]$withMetafields:Boolean!=false$query:String" +
          "$sortKey:LocationSortKeys$reverse:Boolean$includeInactive:Boolean$includeLegacy:Boolean){locations(first:" +
          "$first after:$after query:$query sortKey:$sortKey reverse:$reverse includeInactive:$includeInactive " +
          "includeLegacy:$includeLegacy){nodes{...Location ...OwnFields}pageInfo{hasNextPage endCursor}}}fragment " +
          "Location on Location{id legacyResourceId name isActive activatable deactivatable deactivatedAt deletable " +
          "fulfillsOnlineOrders shipsInventory hasActiveInventory hasUnfulfilledOrders isFulfillmentService " +
          "addressVerified createdAt updatedAt address{address1 address2 city country countryCode latitude longitude " +
          "phone province provinceCode zip}}fragment OwnFields on HasMetafields{metafields(first:20 keys:" +
          "$metafieldKeys)@include(if:$withMetafields){nodes{key type value}}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          customersListBodyVariables2,
          customersListBodyVariables3,
          customersListBodyVariables4,
          customersListBodyVariables5,
          customersListBodyVariables6,
          {
            name: "includeInactive",
            value: { template: { text: "{{includeInactive}}", parts: [{ name: "includeInactive" }] } },
          },
          {
            name: "includeLegacy",
            value: { template: { text: "{{includeLegacy}}", parts: [{ name: "includeLegacy" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Location" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_locations"]],
    },
    "locations.get": {
      entity: "locations",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersGetParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!$metafieldKeys:[String!]$withMetafields:Boolean!=false){location(id:$id){...Location " +
          "...OwnFields}}fragment Location on Location{id legacyResourceId name isActive activatable deactivatable " +
          "deactivatedAt deletable fulfillsOnlineOrders shipsInventory hasActiveInventory hasUnfulfilledOrders " +
          "isFulfillmentService addressVerified createdAt updatedAt address{address1 address2 city country " +
          "countryCode latitude longitude phone province provinceCode zip}}fragment OwnFields on HasMetafields{" +
          "metafields(first:20 keys:$metafieldKeys)@include(if:$withMetafields){nodes{key type value}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Location" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_locations"]],
    },
    "inventory_levels.list": {
      entity: "inventory_levels",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          locationId: { type: "string" },
          query: { type: "string" },
        },
        required: ["locationId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($locationId:ID!$first:Int$after:String$query:String){location(id:$locationId){inventoryLevels(" +
          "first:$first after:$after query:$query){nodes{...InventoryLevel}pageInfo{hasNextPage endCursor}}}}" +
          "fragment InventoryLevel on InventoryLevel{id isActive canDeactivate deactivationAlert createdAt updatedAt " +
          "item{id sku}location{id name}quantities(names:[\"available\" \"on_hand\" \"committed\" \"incoming\" \"reserved\"]){" +
          "name quantity updatedAt}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          inventory_levelsListBodyVariables2,
          customersListBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "location", "inventoryLevels", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "location", "inventoryLevels", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "location", "inventoryLevels", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "location", "inventoryLevels", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_inventory", "write_inventory"]],
    },
    "inventory_levels.get": {
      entity: "inventory_levels",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){inventoryLevel(id:$id){...InventoryLevel}}fragment InventoryLevel on InventoryLevel{id " +
          "isActive canDeactivate deactivationAlert createdAt updatedAt item{id sku}location{id name}quantities(" +
          "names:[\"available\" \"on_hand\" \"committed\" \"incoming\" \"reserved\"]){name quantity updatedAt}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/InventoryLevel" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_inventory", "write_inventory"]],
    },
    "inventory_levels.update": {
      entity: "inventory_levels",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", enum: ["available", "on_hand"] },
          reason: { type: "string" },
          quantities: {
            type: "array",
            items: {
              type: "object",
              properties: {
                inventoryItemId: { type: "string" },
                locationId: { type: "string" },
                quantity: { type: "integer" },
                changeFromQuantity: { type: ["integer", "null"] },
              },
              required: ["inventoryItemId", "locationId", "quantity"],
              additionalProperties: false,
            },
            minItems: 1,
            maxItems: 250,
          },
          referenceDocumentUri: { type: "string" },
          idempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
        },
        required: ["name", "reason", "quantities", "idempotencyKey"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($name:String!$reason:String!$quantities:[InventoryQuantityInput!]!$referenceDocumentUri:String" +
          "$idempotencyKey:String!){inventorySetQuantities(input:{name:$name reason:$reason quantities:$quantities " +
          "referenceDocumentUri:$referenceDocumentUri})@idempotent(key:$idempotencyKey){inventoryAdjustmentGroup{" +
          "...InventoryAdjustment}userErrors{field message code}}}fragment InventoryAdjustment on " +
          "InventoryAdjustmentGroup{id reason referenceDocumentUri createdAt changes{name delta quantityAfterChange " +
          "item{id sku}location{id name}}}",
        variables: [
          inventory_levelsUpdateBodyVariables0,
          ordersCancelBodyVariables1,
          { name: "quantities", value: { template: { text: "{{quantities}}", parts: [{ name: "quantities" }] } } },
          inventory_levelsUpdateBodyVariables3,
          order_refundsCreateBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/InventoryAdjustment" },
      records: inventory_levelsUpdateRecords,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_inventory"]],
    },
    "inventory_adjustments.create": {
      entity: "inventory_adjustments",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string" },
          reason: { type: "string" },
          changes: {
            type: "array",
            items: {
              type: "object",
              properties: {
                inventoryItemId: { type: "string" },
                locationId: { type: "string" },
                delta: { type: "integer" },
                changeFromQuantity: { type: ["integer", "null"] },
                ledgerDocumentUri: { type: "string" },
              },
              required: ["inventoryItemId", "locationId", "delta"],
              additionalProperties: false,
            },
            minItems: 1,
            maxItems: 250,
          },
          referenceDocumentUri: { type: "string" },
          idempotencyKey: { type: "string", minLength: 1, maxLength: 255 },
        },
        required: ["name", "reason", "changes", "idempotencyKey"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($name:String!$reason:String!$changes:[InventoryChangeInput!]!$referenceDocumentUri:String" +
          "$idempotencyKey:String!){inventoryAdjustQuantities(input:{name:$name reason:$reason changes:$changes " +
          "referenceDocumentUri:$referenceDocumentUri})@idempotent(key:$idempotencyKey){inventoryAdjustmentGroup{" +
          "...InventoryAdjustment}userErrors{field message code}}}fragment InventoryAdjustment on " +
          "InventoryAdjustmentGroup{id reason referenceDocumentUri createdAt changes{name delta quantityAfterChange " +
          "item{id sku}location{id name}}}",
        variables: [
          inventory_levelsUpdateBodyVariables0,
          ordersCancelBodyVariables1,
          { name: "changes", value: { template: { text: "{{changes}}", parts: [{ name: "changes" }] } } },
          inventory_levelsUpdateBodyVariables3,
          order_refundsCreateBodyVariables7,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/InventoryAdjustment" },
      records: inventory_levelsUpdateRecords,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_inventory"]],
    },
    "inventory_items.list": {
      entity: "inventory_items",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: tender_transactionsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$reverse:Boolean){inventoryItems(first:$first after:$after " +
          "query:$query reverse:$reverse){nodes{...InventoryItem}pageInfo{hasNextPage endCursor}}}fragment " +
          "InventoryItem on InventoryItem{id legacyResourceId sku tracked requiresShipping countryCodeOfOrigin " +
          "provinceCodeOfOrigin harmonizedSystemCode duplicateSkuCount inventoryHistoryUrl createdAt updatedAt " +
          "unitCost{amount currencyCode}measurement{id weight{value unit}}locationsCount{count precision}}",
        variables: tender_transactionsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_inventory", "write_inventory"]],
    },
    "inventory_items.get": {
      entity: "inventory_items",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){inventoryItem(id:$id){...InventoryItem}}fragment InventoryItem on InventoryItem{id " +
          "legacyResourceId sku tracked requiresShipping countryCodeOfOrigin provinceCodeOfOrigin " +
          "harmonizedSystemCode duplicateSkuCount inventoryHistoryUrl createdAt updatedAt unitCost{amount " +
          "currencyCode}measurement{id weight{value unit}}locationsCount{count precision}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/InventoryItem" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_inventory", "write_inventory"]],
    },
    "inventory_items.update": {
      entity: "inventory_items",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          cost: { type: "string" },
          sku: { type: "string" },
          tracked: { type: "boolean" },
          requiresShipping: { type: "boolean" },
          countryCodeOfOrigin: { type: "string", pattern: "^[A-Z]{2}$" },
          provinceCodeOfOrigin: { type: "string" },
          harmonizedSystemCode: { type: "string", pattern: "^[0-9]{6,13}$" },
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$cost:Decimal$sku:String$tracked:Boolean$requiresShipping:Boolean" +
          "$countryCodeOfOrigin:CountryCode$provinceCodeOfOrigin:String$harmonizedSystemCode:String){" +
          "inventoryItemUpdate(id:$id input:{cost:$cost sku:$sku tracked:$tracked requiresShipping:$requiresShipping " +
          "countryCodeOfOrigin:$countryCodeOfOrigin provinceCodeOfOrigin:$provinceCodeOfOrigin harmonizedSystemCode:" +
          "$harmonizedSystemCode}){inventoryItem{...InventoryItem}userErrors{field message}}}fragment InventoryItem " +
          "on InventoryItem{id legacyResourceId sku tracked requiresShipping countryCodeOfOrigin " +
          "provinceCodeOfOrigin harmonizedSystemCode duplicateSkuCount inventoryHistoryUrl createdAt updatedAt " +
          "unitCost{amount currencyCode}measurement{id weight{value unit}}locationsCount{count precision}}",
        variables: [
          customersGetBodyVariables0,
          { name: "cost", value: { template: { text: "{{cost}}", parts: [{ name: "cost" }] } } },
          { name: "sku", value: { template: { text: "{{sku}}", parts: [{ name: "sku" }] } } },
          { name: "tracked", value: { template: { text: "{{tracked}}", parts: [{ name: "tracked" }] } } },
          {
            name: "requiresShipping",
            value: { template: { text: "{{requiresShipping}}", parts: [{ name: "requiresShipping" }] } },
          },
          {
            name: "countryCodeOfOrigin",
            value: { template: { text: "{{countryCodeOfOrigin}}", parts: [{ name: "countryCodeOfOrigin" }] } },
          },
          {
            name: "provinceCodeOfOrigin",
            value: { template: { text: "{{provinceCodeOfOrigin}}", parts: [{ name: "provinceCodeOfOrigin" }] } },
          },
          {
            name: "harmonizedSystemCode",
            value: { template: { text: "{{harmonizedSystemCode}}", parts: [{ name: "harmonizedSystemCode" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/InventoryItem" },
      records: { in: "body", steps: ["data", { only: true }, "inventoryItem"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_inventory"]],
    },
    "fulfillment_orders.list": {
      entity: "fulfillment_orders",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          query: { type: "string" },
          sortKey: { type: "string", enum: ["ID", "UPDATED_AT"] },
          reverse: { type: "boolean" },
          includeClosed: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:FulfillmentOrderSortKeys$reverse:Boolean" +
          "$includeClosed:Boolean){fulfillmentOrders(first:$first after:$after query:$query sortKey:$sortKey " +
          "reverse:$reverse includeClosed:$includeClosed){nodes{...FulfillmentOrder}pageInfo{hasNextPage endCursor}}}" +
          "fragment FulfillmentOrder on FulfillmentOrder{id orderId orderName orderProcessedAt status requestStatus " +
          "fulfillAt fulfillBy createdAt updatedAt assignedLocation{name address1 address2 city countryCode phone " +
          "province zip location{id name}}destination{id firstName lastName company address1 address2 city " +
          "countryCode email phone province zip}deliveryMethod{id methodType presentedName serviceCode " +
          "minDeliveryDateTime maxDeliveryDateTime}supportedActions{action externalUrl}fulfillmentHolds{id handle " +
          "reason reasonNotes displayReason}lineItems(first:10){nodes{id productTitle variantTitle sku vendor " +
          "totalQuantity remainingQuantity requiresShipping lineItem{id title sku}variant{id title}}pageInfo{" +
          "hasNextPage}}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          customersListBodyVariables4,
          customersListBodyVariables5,
          customersListBodyVariables6,
          {
            name: "includeClosed",
            value: { template: { text: "{{includeClosed}}", parts: [{ name: "includeClosed" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: fulfillment_ordersListScopes,
    },
    "fulfillment_orders.get": {
      entity: "fulfillment_orders",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){fulfillmentOrder(id:$id){...FulfillmentOrder}}fragment FulfillmentOrder on " +
          "FulfillmentOrder{id orderId orderName orderProcessedAt status requestStatus fulfillAt fulfillBy createdAt " +
          "updatedAt assignedLocation{name address1 address2 city countryCode phone province zip location{id name}}" +
          "destination{id firstName lastName company address1 address2 city countryCode email phone province zip}" +
          "deliveryMethod{id methodType presentedName serviceCode minDeliveryDateTime maxDeliveryDateTime}" +
          "supportedActions{action externalUrl}fulfillmentHolds{id handle reason reasonNotes displayReason}lineItems(" +
          "first:10){nodes{id productTitle variantTitle sku vendor totalQuantity remainingQuantity requiresShipping " +
          "lineItem{id title sku}variant{id title}}pageInfo{hasNextPage}}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FulfillmentOrder" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: fulfillment_ordersListScopes,
    },
    "fulfillment_orders.hold": {
      entity: "fulfillment_orders",
      action: "hold",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          fulfillmentOrderId: { type: "string" },
          reason: {
            type: "string",
            enum: [
              "AWAITING_PAYMENT",
              "AWAITING_RETURN_ITEMS",
              "HIGH_RISK_OF_FRAUD",
              "INCORRECT_ADDRESS",
              "INVENTORY_OUT_OF_STOCK",
              "ONLINE_STORE_POST_PURCHASE_CROSS_SELL",
              "OTHER",
              "UNKNOWN_DELIVERY_DATE",
            ],
          },
          reasonNotes: { type: "string" },
          notifyMerchant: { type: "boolean" },
          handle: { type: "string", maxLength: 64 },
        },
        required: ["fulfillmentOrderId", "reason"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($fulfillmentOrderId:ID!$reason:FulfillmentHoldReason!$reasonNotes:String$notifyMerchant:Boolean" +
          "$handle:String){fulfillmentOrderHold(id:$fulfillmentOrderId fulfillmentHold:{reason:$reason reasonNotes:" +
          "$reasonNotes notifyMerchant:$notifyMerchant handle:$handle}){fulfillmentOrder{...FulfillmentOrder}" +
          "userErrors{field message code}}}fragment FulfillmentOrder on FulfillmentOrder{id orderId orderName " +
          "orderProcessedAt status requestStatus fulfillAt fulfillBy createdAt updatedAt assignedLocation{name " +
          "address1 address2 city countryCode phone province zip location{id name}}destination{id firstName lastName " +
          "company address1 address2 city countryCode email phone province zip}deliveryMethod{id methodType " +
          "presentedName serviceCode minDeliveryDateTime maxDeliveryDateTime}supportedActions{action externalUrl}" +
          "fulfillmentHolds{id handle reason reasonNotes displayReason}lineItems(first:10){nodes{id productTitle " +
          "variantTitle sku vendor totalQuantity remainingQuantity requiresShipping lineItem{id title sku}variant{id " +
          "title}}pageInfo{hasNextPage}}}",
        variables: [
          fulfillment_ordersHoldBodyVariables0,
          ordersCancelBodyVariables1,
          { name: "reasonNotes", value: { template: { text: "{{reasonNotes}}", parts: [{ name: "reasonNotes" }] } } },
          {
            name: "notifyMerchant",
            value: { template: { text: "{{notifyMerchant}}", parts: [{ name: "notifyMerchant" }] } },
          },
          productsCreateBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FulfillmentOrder" },
      records: { in: "body", steps: ["data", { only: true }, "fulfillmentOrder"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "fulfillment_orders.release_hold": {
      entity: "fulfillment_orders",
      action: "release_hold",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: { fulfillmentOrderId: { type: "string" }, holdIds: { type: "array", items: { type: "string" } } },
        required: ["fulfillmentOrderId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($fulfillmentOrderId:ID!$holdIds:[ID!]){fulfillmentOrderReleaseHold(id:$fulfillmentOrderId " +
          "holdIds:$holdIds){fulfillmentOrder{id}userErrors{field message}}}",
        variables: [
          fulfillment_ordersHoldBodyVariables0,
          { name: "holdIds", value: { template: { text: "{{holdIds}}", parts: [{ name: "holdIds" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FulfillmentOrder" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "order_fulfillment_orders.list": {
      entity: "order_fulfillment_orders",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          orderId: { type: "string" },
        },
        required: ["orderId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($orderId:ID!$first:Int$after:String){order(id:$orderId){fulfillmentOrders(first:$first after:$after)" +
          "{nodes{...FulfillmentOrder}pageInfo{hasNextPage endCursor}}}}fragment FulfillmentOrder on " +
          "FulfillmentOrder{id orderId orderName orderProcessedAt status requestStatus fulfillAt fulfillBy createdAt " +
          "updatedAt assignedLocation{name address1 address2 city countryCode phone province zip location{id name}}" +
          "destination{id firstName lastName company address1 address2 city countryCode email phone province zip}" +
          "deliveryMethod{id methodType presentedName serviceCode minDeliveryDateTime maxDeliveryDateTime}" +
          "supportedActions{action externalUrl}fulfillmentHolds{id handle reason reasonNotes displayReason}lineItems(" +
          "first:10){nodes{id productTitle variantTitle sku vendor totalQuantity remainingQuantity requiresShipping " +
          "lineItem{id title sku}variant{id title}}pageInfo{hasNextPage}}}",
        variables: [customersListBodyVariables0, customersListBodyVariables1, ordersCancelBodyVariables0],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "order", "fulfillmentOrders", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "order", "fulfillmentOrders", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "order", "fulfillmentOrders", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "order", "fulfillmentOrders", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: fulfillment_ordersListScopes,
    },
    "fulfillments.list": {
      entity: "fulfillments",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: order_refundsListParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($orderId:ID!$first:Int){order(id:$orderId){fulfillments(first:$first){...Fulfillment}}}fragment " +
          "Fulfillment on Fulfillment{id legacyResourceId name status displayStatus totalQuantity requiresShipping " +
          "createdAt updatedAt deliveredAt estimatedDeliveryAt inTransitAt trackingInfo{company number url}location{" +
          "id name}order{id name}service{id serviceName handle}fulfillmentLineItems(first:20){nodes{id quantity " +
          "lineItem{id title sku}}pageInfo{hasNextPage}}}",
        variables: order_refundsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "order", "fulfillments"] },
      meta: {},
      pagination: order_refundsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "fulfillments.get": {
      entity: "fulfillments",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){fulfillment(id:$id){...Fulfillment}}fragment Fulfillment on Fulfillment{id " +
          "legacyResourceId name status displayStatus totalQuantity requiresShipping createdAt updatedAt deliveredAt " +
          "estimatedDeliveryAt inTransitAt trackingInfo{company number url}location{id name}order{id name}service{id " +
          "serviceName handle}fulfillmentLineItems(first:20){nodes{id quantity lineItem{id title sku}}pageInfo{" +
          "hasNextPage}}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Fulfillment" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "fulfillments.create": {
      entity: "fulfillments",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          lineItemsByFulfillmentOrder: {
            type: "array",
            items: {
              type: "object",
              properties: {
                fulfillmentOrderId: { type: "string" },
                fulfillmentOrderLineItems: {
                  type: "array",
                  items: {
                    type: "object",
                    properties: { id: { type: "string" }, quantity: { type: "integer" } },
                    required: ["id", "quantity"],
                    additionalProperties: false,
                  },
                },
              },
              required: ["fulfillmentOrderId"],
              additionalProperties: false,
            },
            minItems: 1,
          },
          trackingInfo: fulfillmentsCreateParamsTrackingInfo,
          notifyCustomer: { type: "boolean" },
          message: { type: "string" },
        },
        required: ["lineItemsByFulfillmentOrder"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($lineItemsByFulfillmentOrder:[FulfillmentOrderLineItemsInput!]!" +
          "$trackingInfo:FulfillmentTrackingInput$notifyCustomer:Boolean$message:String){fulfillmentCreate(" +
          "fulfillment:{lineItemsByFulfillmentOrder:$lineItemsByFulfillmentOrder trackingInfo:$trackingInfo " +
          "notifyCustomer:$notifyCustomer}message:$message){fulfillment{...Fulfillment}userErrors{field message}}}" +
          "fragment Fulfillment on Fulfillment{id legacyResourceId name status displayStatus totalQuantity " +
          "requiresShipping createdAt updatedAt deliveredAt estimatedDeliveryAt inTransitAt trackingInfo{company " +
          "number url}location{id name}order{id name}service{id serviceName handle}fulfillmentLineItems(first:20){" +
          "nodes{id quantity lineItem{id title sku}}pageInfo{hasNextPage}}}",
        variables: [
          {
            name: "lineItemsByFulfillmentOrder",
            value: {
              template: { text: "{{lineItemsByFulfillmentOrder}}", parts: [{ name: "lineItemsByFulfillmentOrder" }] },
            },
          },
          fulfillmentsCreateBodyVariables1,
          ordersCancelBodyVariables4,
          { name: "message", value: { template: { text: "{{message}}", parts: [{ name: "message" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Fulfillment" },
      records: { in: "body", steps: ["data", { only: true }, "fulfillment"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "fulfillments.update": {
      entity: "fulfillments",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          trackingInfo: fulfillmentsCreateParamsTrackingInfo,
          notifyCustomer: { type: "boolean" },
        },
        required: ["id", "trackingInfo"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$trackingInfo:FulfillmentTrackingInput!$notifyCustomer:Boolean){" +
          "fulfillmentTrackingInfoUpdate(fulfillmentId:$id trackingInfoInput:$trackingInfo notifyCustomer:" +
          "$notifyCustomer){fulfillment{...Fulfillment}userErrors{field message}}}fragment Fulfillment on " +
          "Fulfillment{id legacyResourceId name status displayStatus totalQuantity requiresShipping createdAt " +
          "updatedAt deliveredAt estimatedDeliveryAt inTransitAt trackingInfo{company number url}location{id name}" +
          "order{id name}service{id serviceName handle}fulfillmentLineItems(first:20){nodes{id quantity lineItem{id " +
          "title sku}}pageInfo{hasNextPage}}}",
        variables: [customersGetBodyVariables0, fulfillmentsCreateBodyVariables1, ordersCancelBodyVariables4],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Fulfillment" },
      records: { in: "body", steps: ["data", { only: true }, "fulfillment"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "fulfillments.delete": {
      entity: "fulfillments",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:ID!){fulfillmentCancel(id:$id){fulfillment{id}userErrors{field message}}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Fulfillment" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "price_rules.list": {
      entity: "price_rules",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          query: { type: "string" },
          sortKey: {
            type: "string",
            enum: ["CREATED_AT", "ENDS_AT", "ID", "RELEVANCE", "STARTS_AT", "TITLE", "UPDATED_AT"],
          },
          reverse: { type: "boolean" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:DiscountSortKeys$reverse:Boolean){discountNodes(first:" +
          "$first after:$after query:$query sortKey:$sortKey reverse:$reverse){nodes{id discount{...DiscountDetail}}" +
          "pageInfo{hasNextPage endCursor}}}fragment DiscountDetail on Discount{__typename ...on DiscountCodeBasic{" +
          "title status summary startsAt endsAt createdAt updatedAt usageLimit appliesOncePerCustomer " +
          "asyncUsageCount codesCount{count precision}codes(first:10){nodes{id code asyncUsageCount}pageInfo{" +
          "hasNextPage}}}...on DiscountCodeBxgy{title status summary startsAt endsAt createdAt updatedAt usageLimit " +
          "appliesOncePerCustomer asyncUsageCount codesCount{count precision}codes(first:10){nodes{id code " +
          "asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeFreeShipping{title status summary startsAt " +
          "endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{count precision}" +
          "codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeApp{title status " +
          "startsAt endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{count " +
          "precision}codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on " +
          "DiscountAutomaticBasic{title status summary startsAt endsAt createdAt updatedAt asyncUsageCount}...on " +
          "DiscountAutomaticBxgy{title status summary startsAt endsAt createdAt updatedAt asyncUsageCount}...on " +
          "DiscountAutomaticFreeShipping{title status summary startsAt endsAt createdAt updatedAt asyncUsageCount}" +
          "...on DiscountAutomaticApp{title status startsAt endsAt createdAt updatedAt asyncUsageCount}}",
        variables: abandoned_checkoutsListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_discounts", "write_discounts"]],
    },
    "price_rules.get": {
      entity: "price_rules",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){discountNode(id:$id){id discount{...DiscountDetail}}}fragment DiscountDetail on Discount{" +
          "__typename ...on DiscountCodeBasic{title status summary startsAt endsAt createdAt updatedAt usageLimit " +
          "appliesOncePerCustomer asyncUsageCount codesCount{count precision}codes(first:10){nodes{id code " +
          "asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeBxgy{title status summary startsAt endsAt " +
          "createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{count precision}codes(" +
          "first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeFreeShipping{title " +
          "status summary startsAt endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount " +
          "codesCount{count precision}codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on " +
          "DiscountCodeApp{title status startsAt endsAt createdAt updatedAt usageLimit appliesOncePerCustomer " +
          "asyncUsageCount codesCount{count precision}codes(first:10){nodes{id code asyncUsageCount}pageInfo{" +
          "hasNextPage}}}...on DiscountAutomaticBasic{title status summary startsAt endsAt createdAt updatedAt " +
          "asyncUsageCount}...on DiscountAutomaticBxgy{title status summary startsAt endsAt createdAt updatedAt " +
          "asyncUsageCount}...on DiscountAutomaticFreeShipping{title status summary startsAt endsAt createdAt " +
          "updatedAt asyncUsageCount}...on DiscountAutomaticApp{title status startsAt endsAt createdAt updatedAt " +
          "asyncUsageCount}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Discount" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_discounts", "write_discounts"]],
    },
    "discount_codes.list": {
      entity: "discount_codes",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          discountId: { type: "string" },
        },
        required: ["discountId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($discountId:ID!$first:Int$after:String){discountNode(id:$discountId){discount{...on " +
          "DiscountCodeBasic{codes(first:$first after:$after){nodes{...DiscountCode}pageInfo{hasNextPage endCursor}}}" +
          "...on DiscountCodeBxgy{codes(first:$first after:$after){nodes{...DiscountCode}pageInfo{hasNextPage " +
          "endCursor}}}...on DiscountCodeFreeShipping{codes(first:$first after:$after){nodes{...DiscountCode}" +
          "pageInfo{hasNextPage endCursor}}}...on DiscountCodeApp{codes(first:$first after:$after){nodes{" +
          "...DiscountCode}pageInfo{hasNextPage endCursor}}}}}}fragment DiscountCode on DiscountRedeemCode{id code " +
          "asyncUsageCount}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          { name: "discountId", value: { template: { text: "{{discountId}}", parts: [{ name: "discountId" }] } } },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "discountNode", "discount", "codes", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "discountNode", "discount", "codes", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "discountNode", "discount", "codes", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "discountNode", "discount", "codes", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_discounts", "write_discounts"]],
    },
    "discount_codes.get": {
      entity: "discount_codes",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: { code: { type: "string" } },
        required: ["code"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($code:String!){codeDiscountNodeByCode(code:$code){id discount:codeDiscount{...DiscountDetail}}}" +
          "fragment DiscountDetail on Discount{__typename ...on DiscountCodeBasic{title status summary startsAt " +
          "endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{count precision}" +
          "codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeBxgy{title status " +
          "summary startsAt endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{" +
          "count precision}codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on " +
          "DiscountCodeFreeShipping{title status summary startsAt endsAt createdAt updatedAt usageLimit " +
          "appliesOncePerCustomer asyncUsageCount codesCount{count precision}codes(first:10){nodes{id code " +
          "asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeApp{title status startsAt endsAt createdAt " +
          "updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{count precision}codes(first:10){" +
          "nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountAutomaticBasic{title status summary " +
          "startsAt endsAt createdAt updatedAt asyncUsageCount}...on DiscountAutomaticBxgy{title status summary " +
          "startsAt endsAt createdAt updatedAt asyncUsageCount}...on DiscountAutomaticFreeShipping{title status " +
          "summary startsAt endsAt createdAt updatedAt asyncUsageCount}...on DiscountAutomaticApp{title status " +
          "startsAt endsAt createdAt updatedAt asyncUsageCount}}",
        variables: [discount_codesGetBodyVariables0],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Discount" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_discounts", "write_discounts"]],
    },
    "discount_codes.create": {
      entity: "discount_codes",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          code: { type: "string" },
          title: { type: "string" },
          startsAt: { type: "string", format: "date-time" },
          endsAt: { type: "string", format: "date-time" },
          usageLimit: { type: "integer", minimum: 1 },
          appliesOncePerCustomer: { type: "boolean" },
          customerGets: discount_codesCreateParamsCustomerGets,
          context: discount_codesCreateParamsContext,
          minimumRequirement: discount_codesCreateParamsMinimumRequirement,
        },
        required: ["code", "title", "startsAt", "customerGets", "context"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($code:String!$title:String$startsAt:DateTime$endsAt:DateTime$usageLimit:Int" +
          "$appliesOncePerCustomer:Boolean$customerGets:DiscountCustomerGetsInput$context:DiscountContextInput" +
          "$minimumRequirement:DiscountMinimumRequirementInput){discountCodeBasicCreate(basicCodeDiscount:{code:" +
          "$code title:$title startsAt:$startsAt endsAt:$endsAt usageLimit:$usageLimit appliesOncePerCustomer:" +
          "$appliesOncePerCustomer customerGets:$customerGets context:$context minimumRequirement:" +
          "$minimumRequirement}){codeDiscountNode{id discount:codeDiscount{...DiscountDetail}}userErrors{field " +
          "message code}}}fragment DiscountDetail on Discount{__typename ...on DiscountCodeBasic{title status " +
          "summary startsAt endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{" +
          "count precision}codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on " +
          "DiscountCodeBxgy{title status summary startsAt endsAt createdAt updatedAt usageLimit " +
          "appliesOncePerCustomer asyncUsageCount codesCount{count precision}codes(first:10){nodes{id code " +
          "asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeFreeShipping{title status summary startsAt " +
          "endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{count precision}" +
          "codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeApp{title status " +
          "startsAt endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{count " +
          "precision}codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on " +
          "DiscountAutomaticBasic{title status summary startsAt endsAt createdAt updatedAt asyncUsageCount}...on " +
          "DiscountAutomaticBxgy{title status summary startsAt endsAt createdAt updatedAt asyncUsageCount}...on " +
          "DiscountAutomaticFreeShipping{title status summary startsAt endsAt createdAt updatedAt asyncUsageCount}" +
          "...on DiscountAutomaticApp{title status startsAt endsAt createdAt updatedAt asyncUsageCount}}",
        variables: [
          discount_codesGetBodyVariables0,
          productsCreateBodyVariables0,
          discount_codesCreateBodyVariables2,
          discount_codesCreateBodyVariables3,
          discount_codesCreateBodyVariables4,
          discount_codesCreateBodyVariables5,
          discount_codesCreateBodyVariables6,
          discount_codesCreateBodyVariables7,
          discount_codesCreateBodyVariables8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Discount" },
      records: discount_codesCreateRecords,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_discounts"]],
    },
    "discount_codes.update": {
      entity: "discount_codes",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: { type: "string" },
          code: { type: "string" },
          title: { type: "string" },
          startsAt: { type: "string", format: "date-time" },
          endsAt: { type: "string", format: "date-time" },
          usageLimit: { type: "integer", minimum: 1 },
          appliesOncePerCustomer: { type: "boolean" },
          customerGets: discount_codesCreateParamsCustomerGets,
          context: discount_codesCreateParamsContext,
          minimumRequirement: discount_codesCreateParamsMinimumRequirement,
        },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($id:ID!$code:String$title:String$startsAt:DateTime$endsAt:DateTime$usageLimit:Int" +
          "$appliesOncePerCustomer:Boolean$customerGets:DiscountCustomerGetsInput$context:DiscountContextInput" +
          "$minimumRequirement:DiscountMinimumRequirementInput){discountCodeBasicUpdate(id:$id basicCodeDiscount:{" +
          "code:$code title:$title startsAt:$startsAt endsAt:$endsAt usageLimit:$usageLimit appliesOncePerCustomer:" +
          "$appliesOncePerCustomer customerGets:$customerGets context:$context minimumRequirement:" +
          "$minimumRequirement}){codeDiscountNode{id discount:codeDiscount{...DiscountDetail}}userErrors{field " +
          "message code}}}fragment DiscountDetail on Discount{__typename ...on DiscountCodeBasic{title status " +
          "summary startsAt endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{" +
          "count precision}codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on " +
          "DiscountCodeBxgy{title status summary startsAt endsAt createdAt updatedAt usageLimit " +
          "appliesOncePerCustomer asyncUsageCount codesCount{count precision}codes(first:10){nodes{id code " +
          "asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeFreeShipping{title status summary startsAt " +
          "endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{count precision}" +
          "codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on DiscountCodeApp{title status " +
          "startsAt endsAt createdAt updatedAt usageLimit appliesOncePerCustomer asyncUsageCount codesCount{count " +
          "precision}codes(first:10){nodes{id code asyncUsageCount}pageInfo{hasNextPage}}}...on " +
          "DiscountAutomaticBasic{title status summary startsAt endsAt createdAt updatedAt asyncUsageCount}...on " +
          "DiscountAutomaticBxgy{title status summary startsAt endsAt createdAt updatedAt asyncUsageCount}...on " +
          "DiscountAutomaticFreeShipping{title status summary startsAt endsAt createdAt updatedAt asyncUsageCount}" +
          "...on DiscountAutomaticApp{title status startsAt endsAt createdAt updatedAt asyncUsageCount}}",
        variables: [
          customersGetBodyVariables0,
          discount_codesGetBodyVariables0,
          productsCreateBodyVariables0,
          discount_codesCreateBodyVariables2,
          discount_codesCreateBodyVariables3,
          discount_codesCreateBodyVariables4,
          discount_codesCreateBodyVariables5,
          discount_codesCreateBodyVariables6,
          discount_codesCreateBodyVariables7,
          discount_codesCreateBodyVariables8,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Discount" },
      records: discount_codesCreateRecords,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_discounts"]],
    },
    "discount_codes.delete": {
      entity: "discount_codes",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:ID!){discountCodeDelete(id:$id){deletedCodeDiscountId userErrors{field message code}}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DiscountCode" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["write_discounts"]],
    },
    "metafields.list": {
      entity: "metafields",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          ownerId: { type: "string" },
          namespace: { type: "string" },
        },
        required: ["ownerId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($ownerId:ID!$first:Int$after:String$namespace:String){node(id:$ownerId){...on HasMetafields{" +
          "metafields(first:$first after:$after namespace:$namespace){nodes{...Metafield}pageInfo{hasNextPage " +
          "endCursor}}}}}fragment Metafield on Metafield{id legacyResourceId namespace key type value ownerType " +
          "compareDigest sizeInBytes createdAt updatedAt definition{id name}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          { name: "ownerId", value: { template: { text: "{{ownerId}}", parts: [{ name: "ownerId" }] } } },
          metafieldsListBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "node", "metafields", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "node", "metafields", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "node", "metafields", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "node", "metafields", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
    "metafields.get": {
      entity: "metafields",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){node(id:$id){...on Metafield{...Metafield}}}fragment Metafield on Metafield{id " +
          "legacyResourceId namespace key type value ownerType compareDigest sizeInBytes createdAt updatedAt " +
          "definition{id name}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Metafield" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
    "metafields.update": {
      entity: "metafields",
      action: "update",
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          metafields: {
            type: "array",
            items: {
              type: "object",
              properties: {
                ownerId: { type: "string" },
                namespace: { type: "string" },
                key: { type: "string" },
                type: { type: "string" },
                value: { type: "string" },
                compareDigest: { type: "string" },
              },
              required: ["ownerId", "key", "value"],
              additionalProperties: false,
            },
            minItems: 1,
            maxItems: 25,
          },
        },
        required: ["metafields"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($metafields:[MetafieldsSetInput!]!){metafieldsSet(metafields:$metafields){metafields{" +
          "...Metafield}userErrors{field message code}}}fragment Metafield on Metafield{id legacyResourceId " +
          "namespace key type value ownerType compareDigest sizeInBytes createdAt updatedAt definition{id name}}",
        variables: metafieldsUpdateBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/MetafieldChange" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
    "metafields.delete": {
      entity: "metafields",
      action: "delete",
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          metafields: {
            type: "array",
            items: {
              type: "object",
              properties: { ownerId: { type: "string" }, namespace: { type: "string" }, key: { type: "string" } },
              required: ["ownerId", "namespace", "key"],
              additionalProperties: false,
            },
            minItems: 1,
            maxItems: 250,
          },
        },
        required: ["metafields"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($metafields:[MetafieldIdentifierInput!]!){metafieldsDelete(metafields:$metafields){" +
          "deletedMetafields{key namespace ownerId}userErrors{field message}}}",
        variables: metafieldsUpdateBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Metafield" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
    "metafield_definitions.list": {
      entity: "metafield_definitions",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          ownerType: {
            type: "string",
            enum: [
              "COLLECTION",
              "COMPANY",
              "COMPANY_LOCATION",
              "CUSTOMER",
              "DISCOUNT",
              "DRAFTORDER",
              "LOCATION",
              "MARKET",
              "ORDER",
              "PAGE",
              "PRODUCT",
              "PRODUCTVARIANT",
              "SHOP",
            ],
          },
          namespace: { type: "string" },
        },
        required: ["ownerType"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($ownerType:MetafieldOwnerType!$first:Int$after:String$namespace:String){metafieldDefinitions(" +
          "ownerType:$ownerType first:$first after:$after namespace:$namespace){nodes{...MetafieldDefinition}" +
          "pageInfo{hasNextPage endCursor}}}fragment MetafieldDefinition on MetafieldDefinition{id namespace key " +
          "name description ownerType type{name category}validations{name type value}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          { name: "ownerType", value: { template: { text: "{{ownerType}}", parts: [{ name: "ownerType" }] } } },
          metafieldsListBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
    "metafield_definitions.get": {
      entity: "metafield_definitions",
      action: "get",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: customersDeleteParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($id:ID!){metafieldDefinition(id:$id){...MetafieldDefinition}}fragment MetafieldDefinition on " +
          "MetafieldDefinition{id namespace key name description ownerType type{name category}validations{name type " +
          "value}}",
        variables: customersDeleteBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/MetafieldDefinition" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
    "shop_metafields.list": {
      entity: "shop_metafields",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          namespace: { type: "string" },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$namespace:String){shop{metafields(first:$first after:$after namespace:" +
          "$namespace){nodes{...Metafield}pageInfo{hasNextPage endCursor}}}}fragment Metafield on Metafield{id " +
          "legacyResourceId namespace key type value ownerType compareDigest sizeInBytes createdAt updatedAt " +
          "definition{id name}}",
        variables: [customersListBodyVariables0, customersListBodyVariables1, metafieldsListBodyVariables3],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "shop", "metafields", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "shop", "metafields", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "shop", "metafields", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "shop", "metafields", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
    "metafield_customers.list": {
      entity: "metafield_customers",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          customerId: { type: "string" },
          namespace: { type: "string" },
        },
        required: ["customerId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($customerId:ID!$first:Int$after:String$namespace:String){customer(id:$customerId){metafields(first:" +
          "$first after:$after namespace:$namespace){nodes{...Metafield}pageInfo{hasNextPage endCursor}}}}fragment " +
          "Metafield on Metafield{id legacyResourceId namespace key type value ownerType compareDigest sizeInBytes " +
          "createdAt updatedAt definition{id name}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          customer_addressesListBodyVariables2,
          metafieldsListBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "customer", "metafields", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "customer", "metafields", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "customer", "metafields", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "customer", "metafields", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_customers", "write_customers"]],
    },
    "metafield_products.list": {
      entity: "metafield_products",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          productId: { type: "string" },
          namespace: { type: "string" },
        },
        required: ["productId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($productId:ID!$first:Int$after:String$namespace:String){product(id:$productId){metafields(first:" +
          "$first after:$after namespace:$namespace){nodes{...Metafield}pageInfo{hasNextPage endCursor}}}}fragment " +
          "Metafield on Metafield{id legacyResourceId namespace key type value ownerType compareDigest sizeInBytes " +
          "createdAt updatedAt definition{id name}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          product_variantsCreateBodyVariables0,
          metafieldsListBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "product", "metafields", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "product", "metafields", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "product", "metafields", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "product", "metafields", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "metafield_orders.list": {
      entity: "metafield_orders",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          orderId: { type: "string" },
          namespace: { type: "string" },
        },
        required: ["orderId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($orderId:ID!$first:Int$after:String$namespace:String){order(id:$orderId){metafields(first:$first " +
          "after:$after namespace:$namespace){nodes{...Metafield}pageInfo{hasNextPage endCursor}}}}fragment " +
          "Metafield on Metafield{id legacyResourceId namespace key type value ownerType compareDigest sizeInBytes " +
          "createdAt updatedAt definition{id name}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          ordersCancelBodyVariables0,
          metafieldsListBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "order", "metafields", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "order", "metafields", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "order", "metafields", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "order", "metafields", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_orders", "write_orders"]],
    },
    "metafield_draft_orders.list": {
      entity: "metafield_draft_orders",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          draftOrderId: { type: "string" },
          namespace: { type: "string" },
        },
        required: ["draftOrderId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($draftOrderId:ID!$first:Int$after:String$namespace:String){draftOrder(id:$draftOrderId){metafields(" +
          "first:$first after:$after namespace:$namespace){nodes{...Metafield}pageInfo{hasNextPage endCursor}}}}" +
          "fragment Metafield on Metafield{id legacyResourceId namespace key type value ownerType compareDigest " +
          "sizeInBytes createdAt updatedAt definition{id name}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          draft_ordersCompleteBodyVariables0,
          metafieldsListBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "draftOrder", "metafields", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "draftOrder", "metafields", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "draftOrder", "metafields", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "draftOrder", "metafields", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_draft_orders", "write_draft_orders"]],
    },
    "metafield_locations.list": {
      entity: "metafield_locations",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          locationId: { type: "string" },
          namespace: { type: "string" },
        },
        required: ["locationId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($locationId:ID!$first:Int$after:String$namespace:String){location(id:$locationId){metafields(first:" +
          "$first after:$after namespace:$namespace){nodes{...Metafield}pageInfo{hasNextPage endCursor}}}}fragment " +
          "Metafield on Metafield{id legacyResourceId namespace key type value ownerType compareDigest sizeInBytes " +
          "createdAt updatedAt definition{id name}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          inventory_levelsListBodyVariables2,
          metafieldsListBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "location", "metafields", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "location", "metafields", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "location", "metafields", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "location", "metafields", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_locations"]],
    },
    "metafield_product_variants.list": {
      entity: "metafield_product_variants",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          variantId: { type: "string" },
          namespace: { type: "string" },
        },
        required: ["variantId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($variantId:ID!$first:Int$after:String$namespace:String){productVariant(id:$variantId){metafields(" +
          "first:$first after:$after namespace:$namespace){nodes{...Metafield}pageInfo{hasNextPage endCursor}}}}" +
          "fragment Metafield on Metafield{id legacyResourceId namespace key type value ownerType compareDigest " +
          "sizeInBytes createdAt updatedAt definition{id name}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          { name: "variantId", value: { template: { text: "{{variantId}}", parts: [{ name: "variantId" }] } } },
          metafieldsListBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "productVariant", "metafields", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "productVariant", "metafields", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "productVariant", "metafields", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "productVariant", "metafields", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "metafield_collections.list": {
      entity: "metafield_collections",
      action: "list",
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: { type: "integer", default: 25, minimum: 1, maximum: 250 },
          after: { type: "string" },
          collectionId: { type: "string" },
          namespace: { type: "string" },
        },
        required: ["collectionId"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($collectionId:ID!$first:Int$after:String$namespace:String){collection(id:$collectionId){metafields(" +
          "first:$first after:$after namespace:$namespace){nodes{...Metafield}pageInfo{hasNextPage endCursor}}}}" +
          "fragment Metafield on Metafield{id legacyResourceId namespace key type value ownerType compareDigest " +
          "sizeInBytes createdAt updatedAt definition{id name}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          collectsListBodyVariables2,
          metafieldsListBodyVariables3,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: { in: "body", steps: ["data", "collection", "metafields", "nodes"] },
      meta: {
        hasNextPage: { in: "body", steps: ["data", "collection", "metafields", "pageInfo", "hasNextPage"] },
        endCursor: { in: "body", steps: ["data", "collection", "metafields", "pageInfo", "endCursor"] },
      },
      pagination: {
        style: "graphql",
        param: "after",
        size: "first",
        at: { in: "body", steps: ["data", "collection", "metafields", "pageInfo"] },
      },
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      scopes: [["read_products", "write_products"]],
    },
    "tags.create": {
      entity: "tags",
      action: "create",
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: tagsCreateParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($recordId:ID!$tags:[String!]!){tagsAdd(id:$recordId tags:$tags){node{id}userErrors{field message}" +
          "}}",
        variables: tagsCreateBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
    "tags.delete": {
      entity: "tags",
      action: "delete",
      effect: "overwrites",
      undo: "`tags.create` adds the tags again.",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: tagsCreateParams,
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "mutation($recordId:ID!$tags:[String!]!){tagsRemove(id:$recordId tags:$tags){node{id}userErrors{field " +
          "message}}}",
        variables: tagsCreateBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
    },
  },
  webhooks: {
    verify: {
      type: "signature",
      algorithm: "hmac-sha256",
      key: "client_secret",
      text: { text: "{{body}}", parts: [{ name: "body" }] },
      keep: {},
      signature: { at: { in: "header", name: "x-shopify-hmac-sha256" } },
      encode: "base64",
    },
    account: { at: { at: { in: "header", name: "x-shopify-shop-domain" }, form: "{}.myshopify.com" }, field: "shop" },
    type: { at: { in: "header", name: "x-shopify-topic" } },
    id: { at: { in: "header", name: "x-shopify-webhook-id" } },
    time: { at: { in: "header", name: "x-shopify-triggered-at" } },
    rules: [
      {
        name: "inventory_items/delete",
        entity: "inventory_items",
        action: "delete",
        keyField: "id",
        key: webhooksRules0Key,
      },
      { name: "draft_orders/delete", entity: "draft_orders", action: "delete", keyField: "id", key: webhooksRules1Key },
      { name: "collections/delete", entity: "collections", action: "delete", keyField: "id", key: webhooksRules2Key },
      { name: "customers/delete", entity: "customers", action: "delete", keyField: "id", key: webhooksRules3Key },
      { name: "locations/delete", entity: "locations", action: "delete", keyField: "id", key: webhooksRules4Key },
      { name: "products/delete", entity: "products", action: "delete", keyField: "id", key: webhooksRules5Key },
      {
        name: "refunds/create",
        entity: "order_refunds",
        action: "reread",
        keyField: "id",
        key: {
          at: { in: "body", steps: ["admin_graphql_api_id"] },
          or: [{ at: { in: "body", steps: ["id"] }, into: "gid://shopify/Refund/{}" }],
        },
      },
      { name: "orders/delete", entity: "orders", action: "delete", keyField: "id", key: webhooksRules7Key },
      {
        name: "inventory_items/*",
        entity: "inventory_items",
        action: "reread",
        keyField: "id",
        key: webhooksRules0Key,
      },
      { name: "draft_orders/*", entity: "draft_orders", action: "reread", keyField: "id", key: webhooksRules1Key },
      {
        name: "fulfillments/*",
        entity: "fulfillments",
        action: "reread",
        keyField: "id",
        key: {
          at: { in: "body", steps: ["admin_graphql_api_id"] },
          or: [{ at: { in: "body", steps: ["id"] }, into: "gid://shopify/Fulfillment/{}" }],
        },
      },
      { name: "collections/*", entity: "collections", action: "reread", keyField: "id", key: webhooksRules2Key },
      { name: "customers/*", entity: "customers", action: "reread", keyField: "id", key: webhooksRules3Key },
      { name: "locations/*", entity: "locations", action: "reread", keyField: "id", key: webhooksRules4Key },
      { name: "products/*", entity: "products", action: "reread", keyField: "id", key: webhooksRules5Key },
      { name: "orders/*", entity: "orders", action: "reread", keyField: "id", key: webhooksRules7Key },
    ],
  },
  schemas: {
    Shop: {
      properties: {
        id: {},
        name: {},
        email: {},
        contactEmail: {},
        description: {},
        myshopifyDomain: {},
        url: {},
        shopOwnerName: {},
        createdAt: {},
        updatedAt: {},
        currencyCode: {},
        enabledPresentmentCurrencies: {},
        ianaTimezone: {},
        timezoneOffset: {},
        unitSystem: {},
        weightUnit: {},
        taxesIncluded: {},
        taxShipping: {},
        shipsToCountries: {},
        setupRequired: {},
        orderNumberFormatPrefix: {},
        orderNumberFormatSuffix: {},
        plan: {},
        primaryDomain: {},
        shopAddress: {},
      },
    },
    ShippingCountries: { properties: { countryCodes: {}, includeRestOfWorld: {} } },
    OwnMetafields: { properties: { nodes: {} } },
    Customer: {
      properties: {
        id: {},
        legacyResourceId: {},
        displayName: {},
        firstName: {},
        lastName: {},
        note: {},
        state: {},
        tags: {},
        taxExempt: {},
        taxExemptions: {},
        verifiedEmail: {},
        locale: {},
        numberOfOrders: {},
        lifetimeDuration: {},
        dataSaleOptOut: {},
        canDelete: {},
        multipassIdentifier: {},
        createdAt: {},
        updatedAt: {},
        amountSpent: {},
        defaultEmailAddress: {},
        defaultPhoneNumber: {},
        defaultAddress: {},
        lastOrder: {},
        metafields: schemasCustomerMetafields,
      },
    },
    CustomerAddress: {
      properties: {
        id: {},
        address1: {},
        address2: {},
        city: {},
        company: {},
        country: {},
        countryCodeV2: {},
        firstName: {},
        lastName: {},
        name: {},
        phone: {},
        province: {},
        provinceCode: {},
        zip: {},
        formatted: {},
        coordinatesValidated: {},
        latitude: {},
        longitude: {},
        timeZone: {},
      },
    },
    Order: {
      properties: {
        id: {},
        legacyResourceId: {},
        name: {},
        number: {},
        email: {},
        phone: {},
        note: {},
        tags: {},
        test: {},
        confirmed: {},
        confirmationNumber: {},
        poNumber: {},
        sourceName: {},
        sourceIdentifier: {},
        createdAt: {},
        updatedAt: {},
        processedAt: {},
        closedAt: {},
        closed: {},
        cancelledAt: {},
        cancelReason: {},
        currencyCode: {},
        presentmentCurrencyCode: {},
        displayFinancialStatus: {},
        displayFulfillmentStatus: {},
        returnStatus: {},
        fullyPaid: {},
        unpaid: {},
        refundable: {},
        capturable: {},
        edited: {},
        requiresShipping: {},
        taxesIncluded: {},
        taxExempt: {},
        estimatedTaxes: {},
        customerLocale: {},
        discountCodes: {},
        paymentGatewayNames: {},
        subtotalLineItemsQuantity: {},
        currentSubtotalLineItemsQuantity: {},
        totalWeight: {},
        statusPageUrl: {},
        customAttributes: {},
        totalPriceSet: {},
        subtotalPriceSet: {},
        totalTaxSet: {},
        totalDiscountsSet: {},
        totalShippingPriceSet: {},
        currentTotalPriceSet: {},
        totalRefundedSet: {},
        totalOutstandingSet: {},
        customer: {},
        shippingAddress: {},
        billingAddress: {},
        shippingLine: {},
        lineItems: {},
        metafields: schemasCustomerMetafields,
      },
    },
    Job: { properties: { id: {}, done: {} } },
    Refund: {
      properties: {
        id: {},
        legacyResourceId: {},
        note: {},
        createdAt: {},
        updatedAt: {},
        processedAt: {},
        order: {},
        totalRefundedSet: {},
        refundLineItems: {},
        transactions: {},
      },
    },
    Transaction: {
      properties: {
        id: {},
        kind: {},
        status: {},
        gateway: {},
        formattedGateway: {},
        accountNumber: {},
        authorizationExpiresAt: {},
        paymentId: {},
        test: {},
        errorCode: {},
        manualPaymentGateway: {},
        manuallyCapturable: {},
        multiCapturable: {},
        createdAt: {},
        processedAt: {},
        settlementCurrency: {},
        amountSet: {},
        totalUnsettledSet: {},
        order: {},
        parentTransaction: {},
      },
    },
    DraftOrder: {
      properties: {
        id: {},
        legacyResourceId: {},
        name: {},
        status: {},
        email: {},
        phone: {},
        note2: {},
        tags: {},
        poNumber: {},
        ready: {},
        createdAt: {},
        updatedAt: {},
        completedAt: {},
        invoiceSentAt: {},
        invoiceUrl: {},
        reserveInventoryUntil: {},
        currencyCode: {},
        presentmentCurrencyCode: {},
        taxExempt: {},
        taxesIncluded: {},
        totalQuantityOfLineItems: {},
        totalWeight: {},
        discountCodes: {},
        customAttributes: {},
        totalPriceSet: {},
        subtotalPriceSet: {},
        totalTaxSet: {},
        totalShippingPriceSet: {},
        totalDiscountsSet: {},
        customer: {},
        order: {},
        shippingAddress: {},
        billingAddress: {},
        lineItems: {},
        metafields: schemasCustomerMetafields,
      },
    },
    Product: {
      properties: {
        id: {},
        legacyResourceId: {},
        title: {},
        handle: {},
        description: {},
        descriptionHtml: {},
        vendor: {},
        productType: {},
        status: {},
        tags: {},
        templateSuffix: {},
        totalInventory: {},
        tracksInventory: {},
        hasOnlyDefaultVariant: {},
        hasOutOfStockVariants: {},
        isGiftCard: {},
        requiresSellingPlan: {},
        onlineStoreUrl: {},
        onlineStorePreviewUrl: {},
        createdAt: {},
        updatedAt: {},
        publishedAt: {},
        seo: {},
        category: {},
        variantsCount: {},
        mediaCount: {},
        options: {},
        priceRangeV2: {},
        featuredMedia: {},
        metafields: schemasCustomerMetafields,
      },
    },
    ProductVariant: {
      properties: {
        id: {},
        legacyResourceId: {},
        title: {},
        displayName: {},
        sku: {},
        barcode: {},
        position: {},
        price: {},
        compareAtPrice: {},
        taxable: {},
        availableForSale: {},
        inventoryPolicy: {},
        inventoryQuantity: {},
        sellableOnlineQuantity: {},
        requiresComponents: {},
        createdAt: {},
        updatedAt: {},
        selectedOptions: {},
        product: {},
        inventoryItem: {},
        metafields: schemasCustomerMetafields,
      },
    },
    ProductMedia: {
      properties: {
        id: {},
        alt: {},
        mediaContentType: {},
        status: {},
        preview: {},
        createdAt: {},
        updatedAt: {},
        mimeType: {},
        image: {},
        duration: {},
        filename: {},
        embedUrl: {},
        host: {},
      },
    },
    Collection: {
      properties: {
        id: {},
        legacyResourceId: {},
        title: {},
        handle: {},
        description: {},
        descriptionHtml: {},
        sortOrder: {},
        templateSuffix: {},
        updatedAt: {},
        productsCount: {},
        seo: {},
        image: {},
        sources: {},
        metafields: schemasCustomerMetafields,
      },
    },
    Location: {
      properties: {
        id: {},
        legacyResourceId: {},
        name: {},
        isActive: {},
        activatable: {},
        deactivatable: {},
        deactivatedAt: {},
        deletable: {},
        fulfillsOnlineOrders: {},
        shipsInventory: {},
        hasActiveInventory: {},
        hasUnfulfilledOrders: {},
        isFulfillmentService: {},
        addressVerified: {},
        createdAt: {},
        updatedAt: {},
        address: {},
        metafields: schemasCustomerMetafields,
      },
    },
    InventoryLevel: {
      properties: {
        id: {},
        isActive: {},
        canDeactivate: {},
        deactivationAlert: {},
        createdAt: {},
        updatedAt: {},
        item: {},
        location: {},
        quantities: {},
      },
    },
    InventoryAdjustment: { properties: { id: {}, reason: {}, referenceDocumentUri: {}, createdAt: {}, changes: {} } },
    InventoryItem: {
      properties: {
        id: {},
        legacyResourceId: {},
        sku: {},
        tracked: {},
        requiresShipping: {},
        countryCodeOfOrigin: {},
        provinceCodeOfOrigin: {},
        harmonizedSystemCode: {},
        duplicateSkuCount: {},
        inventoryHistoryUrl: {},
        createdAt: {},
        updatedAt: {},
        unitCost: {},
        measurement: {},
        locationsCount: {},
      },
    },
    FulfillmentOrder: {
      properties: {
        id: {},
        orderId: {},
        orderName: {},
        orderProcessedAt: {},
        status: {},
        requestStatus: {},
        fulfillAt: {},
        fulfillBy: {},
        createdAt: {},
        updatedAt: {},
        assignedLocation: {},
        destination: {},
        deliveryMethod: {},
        supportedActions: {},
        fulfillmentHolds: {},
        lineItems: {},
      },
    },
    Fulfillment: {
      properties: {
        id: {},
        legacyResourceId: {},
        name: {},
        status: {},
        displayStatus: {},
        totalQuantity: {},
        requiresShipping: {},
        createdAt: {},
        updatedAt: {},
        deliveredAt: {},
        estimatedDeliveryAt: {},
        inTransitAt: {},
        trackingInfo: {},
        location: {},
        order: {},
        service: {},
        fulfillmentLineItems: {},
      },
    },
    Discount: { properties: { id: {}, discount: {} } },
    DiscountCode: { properties: { id: {}, code: {}, asyncUsageCount: {} } },
    Metafield: {
      properties: {
        id: {},
        legacyResourceId: {},
        namespace: {},
        key: {},
        type: {},
        value: {},
        ownerType: {},
        compareDigest: {},
        sizeInBytes: {},
        createdAt: {},
        updatedAt: {},
        definition: {},
      },
    },
    MetafieldChange: { properties: { metafields: {}, userErrors: {} } },
    MetafieldDefinition: {
      properties: {
        id: {},
        namespace: {},
        key: {},
        name: {},
        description: {},
        ownerType: {},
        type: {},
        validations: {},
      },
    },
  },
} as object as KindModule<Shopify>
