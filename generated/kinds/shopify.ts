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
const entitiesDiscount_codesSearch = {
  id: { type: "string" },
  code: { type: "string" },
  asyncUsageCount: { type: "integer" },
}
const entitiesShop_metafieldsSearch = {
  id: { type: "string" },
  legacyResourceId: { type: "string" },
  namespace: { type: "string" },
  key: { type: "string" },
  type: { type: "string" },
  value: { type: "string" },
  ownerType: { type: "string" },
  compareDigest: { type: "string" },
  sizeInBytes: { type: "integer" },
  createdAt: { type: "timestamp" },
  updatedAt: { type: "timestamp" },
  definition: { type: "object" },
}
const entitiesShop_metafieldsHit = { title: [["namespace"], ["key"]], text: [["value"], ["definition", "name"]] }
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
const customersListParamsFirst = {
  type: "integer",
  description: "Maximum number of records per page, 1 to 250. Defaults to 25.",
  default: 25,
  minimum: 1,
  maximum: 250,
}
const customersListParamsAfter = {
  type: "string",
  description: "Cursor of the next page: `endCursor` of the previous page.",
}
const customersListParamsQuery = {
  type: "string",
  description: "Filter in Shopify's search syntax, such as `tag:vip AND updated_at:>2026-11-01`.",
}
const customersListParamsReverse = { type: "boolean", description: "Whether to reverse the sort order." }
const customersListBodyVariables0 = {
  name: "first",
  value: { template: { text: "{{first}}", parts: [{ name: "first" }] } },
}
const customersListBodyVariables1 = {
  name: "after",
  value: { template: { text: "{{after}}", parts: [{ name: "after" }] } },
}
const customersListBodyVariables2 = {
  name: "query",
  value: { template: { text: "{{query}}", parts: [{ name: "query" }] } },
}
const customersListBodyVariables3 = {
  name: "sortKey",
  value: { template: { text: "{{sortKey}}", parts: [{ name: "sortKey" }] } },
}
const customersListBodyVariables4 = {
  name: "reverse",
  value: { template: { text: "{{reverse}}", parts: [{ name: "reverse" }] } },
}
const customersListBodyVariables = [
  customersListBodyVariables0,
  customersListBodyVariables1,
  customersListBodyVariables2,
  customersListBodyVariables3,
  customersListBodyVariables4,
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
  properties: { id: { type: "string", description: "Global ID of the record, such as `gid://shopify/Order/1`." } },
  required: ["id"],
  additionalProperties: false,
}
const customersGetBodyVariables0 = { name: "id", value: { template: { text: "{{id}}", parts: [{ name: "id" }] } } }
const customersGetBodyVariables = [customersGetBodyVariables0]
const customersCreateParamsEmail = {
  type: "string",
  description: "Email address of the customer, unique in the store.",
}
const customersCreateParamsPhone = {
  type: "string",
  description: "Phone number of the customer in international format, unique in the store.",
}
const customersCreateParamsFirstName = { type: "string", description: "First name of the customer." }
const customersCreateParamsLastName = { type: "string", description: "Last name of the customer." }
const customersCreateParamsLocale = { type: "string", description: "Locale of the customer, such as `de` or `pt-BR`." }
const customersCreateParamsTaxExempt = { type: "boolean", description: "Whether the customer is exempt from taxes." }
const customersCreateParamsMetafieldsItems = {
  id: { type: "string" },
  namespace: { type: "string" },
  key: { type: "string" },
  type: { type: "string" },
  value: { type: "string" },
}
const customersCreateParamsMetafieldsItems_2 = {
  type: "object",
  properties: customersCreateParamsMetafieldsItems,
  additionalProperties: false,
}
const customersCreateParamsMetafields = {
  type: "array",
  items: customersCreateParamsMetafieldsItems_2,
  description: "Metafields, each with namespace, key, type and value.",
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
const customersUpdateParamsId = { type: "string", description: "Global ID of the record to update." }
const customersDeleteParamsId = { type: "string", description: "Global ID of the record to delete." }
const customersDeleteParams = {
  type: "object",
  properties: { id: customersDeleteParamsId },
  required: ["id"],
  additionalProperties: false,
}
const customer_addressesListParamsCustomerId = {
  type: "string",
  description: "Global ID of the customer, such as `gid://shopify/Customer/1`.",
}
const customer_addressesListBodyVariables2 = {
  name: "customerId",
  value: { template: { text: "{{customerId}}", parts: [{ name: "customerId" }] } },
}
const customer_addressesCreateParamsAddress = {
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
}
const customer_addressesCreateParamsAddress_2 = {
  type: "object",
  properties: customer_addressesCreateParamsAddress,
  additionalProperties: false,
  description: "Address, with country and province as codes.",
}
const customer_addressesCreateParamsSetAsDefault = {
  type: "boolean",
  description: "Whether to make the address the default address.",
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
const ordersCreateParamsEmail = { type: "string", description: "Email address of the customer." }
const ordersCreateParamsPhone = { type: "string", description: "Phone number of the customer." }
const ordersCreateParamsPoNumber = { type: "string", description: "Purchase order number of the buyer." }
const ordersCreateParamsShippingAddress = {
  type: "object",
  properties: customer_addressesCreateParamsAddress,
  additionalProperties: false,
  description: "Shipping address of the customer.",
}
const ordersCreateParamsBillingAddress = {
  type: "object",
  properties: customer_addressesCreateParamsAddress,
  additionalProperties: false,
  description: "Billing address of the customer.",
}
const ordersCreateParamsCustomAttributesItems = {
  type: "object",
  properties: { key: { type: "string" }, value: { type: "string" } },
  required: ["key", "value"],
  additionalProperties: false,
}
const ordersCreateParamsCustomAttributes = {
  type: "array",
  items: ordersCreateParamsCustomAttributesItems,
  description: "Custom attributes, as keys and values.",
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
const ordersCancelParamsOrderId = {
  type: "string",
  description: "Global ID of the order, such as `gid://shopify/Order/1`.",
}
const ordersCancelParamsNotifyCustomer = { type: "boolean", description: "Whether to notify the customer by email." }
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
  properties: { orderId: ordersCancelParamsOrderId },
  required: ["orderId"],
  additionalProperties: false,
}
const ordersCloseBodyVariables = [ordersCancelBodyVariables0]
const order_refundsListBodyVariables = [customersListBodyVariables0, ordersCancelBodyVariables0]
const order_refundsListPagination = { style: "none", because: "The field answers a list without pages." }
const order_refundsCreateParamsShipping = { amount: { type: "string" }, fullRefund: { type: "boolean" } }
const order_refundsCreateParamsTransactionsItemsKind = {
  type: "string",
  enum: ["AUTHORIZATION", "CAPTURE", "CHANGE", "REFUND", "SALE", "VOID"],
}
const order_refundsCreateParamsIdempotencyKey = {
  type: "string",
  description: "Idempotency key: a unique value of your own, such as a UUID. A request with the same key runs once.",
  minLength: 1,
  maxLength: 255,
}
const order_refundsCreateBodyVariables7 = {
  name: "idempotencyKey",
  value: { template: { text: "{{idempotencyKey}}", parts: [{ name: "idempotencyKey" }] } },
}
const tender_transactionsListParams = {
  type: "object",
  properties: {
    first: customersListParamsFirst,
    after: customersListParamsAfter,
    query: customersListParamsQuery,
    reverse: customersListParamsReverse,
  },
  additionalProperties: false,
}
const tender_transactionsListBodyVariables = [
  customersListBodyVariables0,
  customersListBodyVariables1,
  customersListBodyVariables2,
  customersListBodyVariables4,
]
const draft_ordersCreateParamsLineItemsItems = {
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
    customAttributes: { type: "array", items: ordersCreateParamsCustomAttributesItems },
  },
  required: ["quantity"],
  additionalProperties: false,
}
const draft_ordersCreateParamsPurchasingEntity = {
  type: "object",
  properties: { customerId: { type: "string" } },
  additionalProperties: false,
  description: "Buyer, as `{customerId: ...}`.",
}
const draft_ordersCreateParamsTaxExempt = {
  type: "boolean",
  description: "Whether the draft order is exempt from taxes.",
}
const draft_ordersCreateParamsReserveInventoryUntil = {
  type: "string",
  format: "date-time",
  description: "Time until which to reserve the inventory.",
}
const draft_ordersCreateParamsDiscountCodes = {
  type: "array",
  items: { type: "string" },
  description: "Discount codes to apply.",
}
const draft_ordersCreateParamsUseCustomerDefaultAddress = {
  type: "boolean",
  description: "Whether to use the default address of the customer.",
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
const draft_ordersCompleteParamsDraftOrderId = {
  type: "string",
  description: "Global ID of the draft order, such as `gid://shopify/DraftOrder/1`.",
}
const draft_ordersCompleteBodyVariables0 = {
  name: "draftOrderId",
  value: { template: { text: "{{draftOrderId}}", parts: [{ name: "draftOrderId" }] } },
}
const productsCreateParamsTitle = { type: "string", description: "Title of the product.", maxLength: 255 }
const productsCreateParamsDescriptionHtml = { type: "string", description: "Description of the product, as HTML." }
const productsCreateParamsHandle = {
  type: "string",
  description: "Handle of the product, the last part of its URL. Defaults to a handle generated from the title.",
}
const productsCreateParamsProductType = { type: "string", description: "Product type, as the store defines it." }
const productsCreateParamsStatus = {
  type: "string",
  description: "Status of the product. Defaults to `ACTIVE`.",
  enum: ["ACTIVE", "ARCHIVED", "DRAFT", "UNLISTED"],
}
const productsCreateParamsCategory = { type: "string", description: "ID of a category in Shopify's product taxonomy." }
const productsCreateParamsSeo = {
  type: "object",
  properties: { title: { type: "string" }, description: { type: "string" } },
  additionalProperties: false,
  description: "Title and description for search engines.",
}
const productsCreateParamsTemplateSuffix = { type: "string", description: "Theme template of the product." }
const productsCreateParamsGiftCard = { type: "boolean", description: "Whether the product is a gift card." }
const productsCreateParamsCollectionsToJoin = {
  type: "array",
  items: { type: "string" },
  description: "IDs of collections to add the product to.",
}
const productsCreateParamsMediaItemsMediaContentType = {
  type: "string",
  enum: ["EXTERNAL_VIDEO", "IMAGE", "MODEL_3D", "VIDEO"],
}
const productsCreateParamsMedia = {
  type: "array",
  items: {
    type: "object",
    properties: {
      originalSource: { type: "string" },
      mediaContentType: productsCreateParamsMediaItemsMediaContentType,
      alt: { type: "string" },
    },
    required: ["originalSource", "mediaContentType"],
    additionalProperties: false,
  },
  description: "Images and videos to add, by URL.",
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
const product_variantsCreateParamsProductId = {
  type: "string",
  description: "Global ID of the product, such as `gid://shopify/Product/1`.",
}
const product_variantsCreateParamsVariantsItemsOptionValuesItems = {
  id: { type: "string" },
  name: { type: "string" },
  optionId: { type: "string" },
  optionName: { type: "string" },
}
const product_variantsCreateParamsVariantsItemsOptionValues = {
  type: "array",
  items: {
    type: "object",
    properties: product_variantsCreateParamsVariantsItemsOptionValuesItems,
    additionalProperties: false,
  },
}
const product_variantsCreateParamsVariantsItemsInventoryItem = {
  sku: { type: "string" },
  cost: { type: "string" },
  tracked: { type: "boolean" },
  requiresShipping: { type: "boolean" },
}
const product_variantsCreateParamsVariantsItemsInventoryItem_2 = {
  type: "object",
  properties: product_variantsCreateParamsVariantsItemsInventoryItem,
  additionalProperties: false,
}
const product_variantsCreateParamsVariantsItemsInventoryQuantitiesItems = {
  locationId: { type: "string" },
  availableQuantity: { type: "integer" },
}
const product_variantsCreateParamsVariantsItemsMetafields = {
  type: "array",
  items: customersCreateParamsMetafieldsItems_2,
}
const product_variantsCreateBodyVariables0 = {
  name: "productId",
  value: { template: { text: "{{productId}}", parts: [{ name: "productId" }] } },
}
const product_variantsCreateBodyVariables1 = {
  name: "variants",
  value: { template: { text: "{{variants}}", parts: [{ name: "variants" }] } },
}
const collectionsCreateParamsDescriptionHtml = {
  type: "string",
  description: "Description of the collection, as HTML.",
}
const collectionsCreateParamsHandle = {
  type: "string",
  description: "Handle of the collection, the last part of its URL.",
}
const collectionsCreateParamsSortOrder = {
  type: "string",
  description: "Sort order of the products.",
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
  description: "Image of the collection.",
}
const collectionsCreateParamsTemplateSuffix = { type: "string", description: "Theme template of the collection." }
const collectionsCreateBodyVariables3 = {
  name: "sortOrder",
  value: { template: { text: "{{sortOrder}}", parts: [{ name: "sortOrder" }] } },
}
const collectionsCreateBodyVariables5 = {
  name: "image",
  value: { template: { text: "{{image}}", parts: [{ name: "image" }] } },
}
const collectionsAdd_productsParamsId = {
  type: "string",
  description: "Global ID of the collection, such as `gid://shopify/Collection/1`.",
}
const collectionsAdd_productsParams = {
  type: "object",
  properties: {
    id: collectionsAdd_productsParamsId,
    productIds: {
      type: "array",
      items: { type: "string" },
      description: "Global IDs of the products, up to 250.",
      minItems: 1,
      maxItems: 250,
      examples: [["gid://shopify/Product/1"]],
    },
  },
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
const inventory_levelsListParamsLocationId = {
  type: "string",
  description: "Global ID of the location, such as `gid://shopify/Location/1`.",
}
const inventory_levelsListBodyVariables2 = {
  name: "locationId",
  value: { template: { text: "{{locationId}}", parts: [{ name: "locationId" }] } },
}
const inventory_levelsUpdateParamsReason = {
  type: "string",
  description: "Reason for the change, such as `correction`, `cycle_count_available`, `received` or `damaged`.",
}
const inventory_levelsUpdateParamsQuantitiesItems = {
  inventoryItemId: { type: "string" },
  locationId: { type: "string" },
  quantity: { type: "integer" },
  changeFromQuantity: { type: ["integer", "null"] },
}
const inventory_levelsUpdateParamsReferenceDocumentUri = {
  type: "string",
  description: "URI of a document about the change.",
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
const inventory_adjustmentsCreateParamsChangesItems = {
  inventoryItemId: { type: "string" },
  locationId: { type: "string" },
  delta: { type: "integer" },
  changeFromQuantity: { type: ["integer", "null"] },
  ledgerDocumentUri: { type: "string" },
}
const fulfillment_ordersListScopes = [
  ["read_merchant_managed_fulfillment_orders", "write_merchant_managed_fulfillment_orders"],
]
const fulfillment_ordersHoldParamsFulfillmentOrderId = {
  type: "string",
  description: "Global ID of the fulfillment order, such as `gid://shopify/FulfillmentOrder/1`.",
}
const fulfillment_ordersHoldBodyVariables0 = {
  name: "fulfillmentOrderId",
  value: { template: { text: "{{fulfillmentOrderId}}", parts: [{ name: "fulfillmentOrderId" }] } },
}
const fulfillmentsCreateParamsTrackingInfo = {
  company: { type: "string" },
  number: { type: "string" },
  url: { type: "string" },
  numbers: { type: "array", items: { type: "string" } },
  urls: { type: "array", items: { type: "string" } },
}
const fulfillmentsCreateParamsTrackingInfo_2 = {
  type: "object",
  properties: fulfillmentsCreateParamsTrackingInfo,
  additionalProperties: false,
  description: "Tracking company, number and URL.",
}
const fulfillmentsCreateBodyVariables1 = {
  name: "trackingInfo",
  value: { template: { text: "{{trackingInfo}}", parts: [{ name: "trackingInfo" }] } },
}
const discount_codesGetParamsCode = { type: "string", description: "Discount code, as customers enter it." }
const discount_codesGetBodyVariables0 = {
  name: "code",
  value: { template: { text: "{{code}}", parts: [{ name: "code" }] } },
}
const discount_codesCreateParamsTitle = { type: "string", description: "Title of the discount for staff." }
const discount_codesCreateParamsStartsAt = {
  type: "string",
  format: "date-time",
  description: "Time when the discount starts.",
}
const discount_codesCreateParamsEndsAt = {
  type: "string",
  format: "date-time",
  description: "Time when the discount ends. Defaults to no end.",
}
const discount_codesCreateParamsUsageLimit = {
  type: "integer",
  description: "Maximum number of times that the discount can be used in total.",
  minimum: 1,
}
const discount_codesCreateParamsAppliesOncePerCustomer = {
  type: "boolean",
  description: "Whether each customer can use the discount only once.",
}
const discount_codesCreateParamsCustomerGetsValueDiscountAmount = {
  amount: { type: "string" },
  appliesOnEachItem: { type: "boolean" },
}
const discount_codesCreateParamsCustomerGetsItemsProducts = {
  productsToAdd: { type: "array", items: { type: "string" } },
  productsToRemove: { type: "array", items: { type: "string" } },
  productVariantsToAdd: { type: "array", items: { type: "string" } },
  productVariantsToRemove: { type: "array", items: { type: "string" } },
}
const discount_codesCreateParamsCustomerGetsItemsCollections = {
  add: { type: "array", items: { type: "string" } },
  remove: { type: "array", items: { type: "string" } },
}
const discount_codesCreateParamsCustomerGetsItemsCollections_2 = {
  type: "object",
  properties: discount_codesCreateParamsCustomerGetsItemsCollections,
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
          properties: discount_codesCreateParamsCustomerGetsValueDiscountAmount,
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
          properties: discount_codesCreateParamsCustomerGetsItemsProducts,
          additionalProperties: false,
        },
        collections: discount_codesCreateParamsCustomerGetsItemsCollections_2,
      },
      additionalProperties: false,
    },
    appliesOnOneTimePurchase: { type: "boolean" },
    appliesOnSubscription: { type: "boolean" },
  },
  additionalProperties: false,
  description: "Value and items of the discount, as `{value: {percentage: 0.1}, items: {all: true}}`.",
}
const discount_codesCreateParamsContext = {
  type: "object",
  properties: {
    all: { type: "string", enum: ["ALL"] },
    customers: discount_codesCreateParamsCustomerGetsItemsCollections_2,
    customerSegments: discount_codesCreateParamsCustomerGetsItemsCollections_2,
  },
  additionalProperties: false,
  description: "Eligible customers, as `{all: ALL}` or `{customers: {add: [id]}}`.",
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
  description: "Minimum purchase requirement.",
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
const metafieldsListParamsOwnerId = {
  type: "string",
  description: "Global ID of the record, such as `gid://shopify/Product/1`.",
}
const metafieldsListBodyVariables3 = {
  name: "namespace",
  value: { template: { text: "{{namespace}}", parts: [{ name: "namespace" }] } },
}
const metafieldsUpdateParamsMetafieldsItems = {
  ownerId: { type: "string" },
  namespace: { type: "string" },
  key: { type: "string" },
  type: { type: "string" },
  value: { type: "string" },
  compareDigest: { type: "string" },
}
const metafieldsUpdateBodyVariables = [customersCreateBodyVariables8]
const metafieldsDeleteParamsMetafieldsItems = {
  ownerId: { type: "string" },
  namespace: { type: "string" },
  key: { type: "string" },
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
const schemasOrderReference = { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } }
const schemasOrderPoNumber = { type: ["string", "null"], description: "The purchase order number the customer gave." }
const schemasOrderTaxesIncluded = { type: "boolean", description: "Whether the prices include taxes." }
const schemasOrderBillingAddress = {
  anyOf: [{ $ref: "#/$defs/Address", description: "The customer's billing address." }, { type: "null" }],
}
const schemasLineItemProduct = { anyOf: [{ $ref: "#/$defs/ProductReference" }, { type: "null" }] }
const schemasLineItemVariant = { anyOf: [{ $ref: "#/$defs/VariantReference" }, { type: "null" }] }
const schemasProductReference = { type: "object", properties: { id: { type: "string" }, title: { type: "string" } } }
const schemasAbandonedCheckoutSubtotalPriceSet = {
  $ref: "#/$defs/MoneyBag",
  description: "The items' total, before shipping and taxes.",
}
const schemasInventoryChangeLocation = { anyOf: [{ $ref: "#/$defs/LocationReference" }, { type: "null" }] }
const schemasTransactionTest = { type: "boolean", description: "Whether this is a test transaction." }
const schemasVariantChangeUserErrors = {
  type: "array",
  items: { $ref: "#/$defs/UserError" },
  description: "Always empty. Rejected changes are returned as errors.",
  maxItems: 0,
}
const schemasDiscountCollections = {
  type: "object",
  properties: discount_codesCreateParamsCustomerGetsItemsCollections,
}
export default {
  format: 1,
  kind: "shopify",
  id: "5a8c9e14-3f27-4d60-b1c8-94e7d2a60f35",
  title: "Shopify",
  category: "commerce",
  version: "2.2.0",
  support: "community",
  docs: "https://shopify.dev/docs/api/admin-graphql/2026-10",
  check: "shop.get",
  basis: {
    version: "GraphQL Admin API 2026-10",
    date: "2026-11-22",
    compared: "Shopify's GraphQL schema, as in @shopify/dev-mcp 1.16.0",
    recorded: {
      read: 29,
      valid: 29,
      date: "2026-11-26",
      source:
        "https://github.com/NangoHQ/integration-templates, integrations/shopify/tests, in older versions of the API",
    },
    missing: "Bulk operations, payments apps, themes, checkout and the Storefront API.",
  },
  sunset: {
    version: "2026-10",
    date: "2027-10-01",
    docs: "https://shopify.dev/docs/api/usage/versioning",
    read: "2026-11-29",
  },
  endings: [
    {
      part: "entities.collections.add_products",
      date: "none",
      docs: "https://shopify.dev/changelog/new-collection-model-and-apis-now-available",
      read: "2026-11-29",
    },
    {
      part: "entities.collections.remove_products",
      date: "none",
      docs: "https://shopify.dev/changelog/new-collection-model-and-apis-now-available",
      read: "2026-11-29",
    },
  ],
  description:
    "Products, inventory, orders, fulfillments, refunds, customers, discounts and metafields of a Shopify store.",
  baseUrl: {
    text: "https://{{config.shop}}.myshopify.com/admin/api/2026-10",
    parts: ["https://", { name: "config.shop" }, ".myshopify.com/admin/api/2026-10"],
  },
  config: {
    type: "object",
    properties: {
      shop: {
        type: "string",
        description: "Name of the store: `example` for `example.myshopify.com`.",
        pattern: "^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$",
        examples: ["example"],
      },
    },
    additionalProperties: false,
    required: ["shop"],
  },
  auth: {
    token: {
      type: "static",
      title: "Admin API access token",
      description:
        "The token of an existing custom app of the store, which starts with `shpat_`. Since January 1, 2026, the " +
        "store's admin creates no new ones. Create an app in the Dev Dashboard instead, and connect by its client " +
        "credentials or by OAuth.",
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
      description: "The store installs your app. Use the client ID and secret from the Dev Dashboard.",
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
      description:
        "Use the client ID and secret of a Dev Dashboard app, which is installed in a store of the same organization.",
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
    shop: { description: "The store.", key: "id", actions: ["get"], refs: {} },
    shipping_countries: {
      description: "The countries that the store's shipping zones cover.",
      key: "id",
      actions: ["get"],
      refs: {},
    },
    customers: {
      description: "A customer of the store.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        displayName: { type: "string" },
        firstName: { type: "string" },
        lastName: { type: "string" },
        note: { type: "string" },
        state: { type: "string" },
        tags: { type: "array" },
        taxExempt: { type: "boolean" },
        taxExemptions: { type: "array" },
        verifiedEmail: { type: "boolean" },
        locale: { type: "string" },
        numberOfOrders: { type: "string" },
        lifetimeDuration: { type: "string" },
        dataSaleOptOut: { type: "boolean" },
        canDelete: { type: "boolean" },
        multipassIdentifier: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        amountSpent: { type: "object" },
        defaultEmailAddress: { type: "object" },
        defaultPhoneNumber: { type: "object" },
        defaultAddress: { type: "object" },
        lastOrder: { type: "object" },
      },
      hit: {
        title: [["displayName"]],
        text: [
          ["defaultEmailAddress", "emailAddress"],
          ["defaultPhoneNumber", "phoneNumber"],
          ["note"],
          ["tags"],
          ["defaultAddress", "company"],
          ["defaultAddress", "city"],
          ["defaultAddress", "country"],
        ],
      },
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
      refs: {},
    },
    customer_addresses: {
      description: "An address of a customer.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        address1: { type: "string" },
        address2: { type: "string" },
        city: { type: "string" },
        company: { type: "string" },
        country: { type: "string" },
        countryCodeV2: { type: "string" },
        firstName: { type: "string" },
        lastName: { type: "string" },
        name: { type: "string" },
        phone: { type: "string" },
        province: { type: "string" },
        provinceCode: { type: "string" },
        zip: { type: "string" },
        formatted: { type: "array" },
        coordinatesValidated: { type: "boolean" },
        latitude: { type: "number" },
        longitude: { type: "number" },
        timeZone: { type: "string" },
      },
      hit: {
        title: [["name"]],
        text: [
          ["address1"],
          ["address2"],
          ["city"],
          ["company"],
          ["country"],
          ["firstName"],
          ["lastName"],
          ["phone"],
          ["zip"],
        ],
      },
      sync: {
        from: "customer_addresses.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { customerId: "customers.id" },
        lookbackSeconds: 0,
      },
      refs: {},
    },
    orders: {
      description: "An order of a customer, with prices, addresses, and payment and fulfillment status.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "cancel", "close", "open", "mark_as_paid", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        name: { type: "string" },
        number: { type: "integer" },
        email: { type: "string" },
        phone: { type: "string" },
        note: { type: "string" },
        tags: { type: "array" },
        test: { type: "boolean" },
        confirmed: { type: "boolean" },
        confirmationNumber: { type: "string" },
        poNumber: { type: "string" },
        sourceName: { type: "string" },
        sourceIdentifier: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        processedAt: { type: "timestamp" },
        closedAt: { type: "timestamp" },
        closed: { type: "boolean" },
        cancelledAt: { type: "timestamp" },
        cancelReason: { type: "string" },
        currencyCode: { type: "string" },
        presentmentCurrencyCode: { type: "string" },
        displayFinancialStatus: { type: "string" },
        displayFulfillmentStatus: { type: "string" },
        returnStatus: { type: "string" },
        fullyPaid: { type: "boolean" },
        unpaid: { type: "boolean" },
        refundable: { type: "boolean" },
        capturable: { type: "boolean" },
        edited: { type: "boolean" },
        requiresShipping: { type: "boolean" },
        taxesIncluded: { type: "boolean" },
        taxExempt: { type: "boolean" },
        estimatedTaxes: { type: "boolean" },
        customerLocale: { type: "string" },
        discountCodes: { type: "array" },
        paymentGatewayNames: { type: "array" },
        subtotalLineItemsQuantity: { type: "integer" },
        currentSubtotalLineItemsQuantity: { type: "integer" },
        totalWeight: { type: "string" },
        statusPageUrl: { type: "string" },
        customAttributes: { type: "array" },
        totalPriceSet: { type: "object" },
        subtotalPriceSet: { type: "object" },
        totalTaxSet: { type: "object" },
        totalDiscountsSet: { type: "object" },
        totalShippingPriceSet: { type: "object" },
        currentTotalPriceSet: { type: "object" },
        totalRefundedSet: { type: "object" },
        totalOutstandingSet: { type: "object" },
        customer: { type: "object" },
        shippingAddress: { type: "object" },
        billingAddress: { type: "object" },
        shippingLine: { type: "object" },
        lineItems: { type: "object" },
      },
      hit: {
        title: [["name"]],
        text: [
          ["email"],
          ["phone"],
          ["note"],
          ["tags"],
          ["poNumber"],
          ["confirmationNumber"],
          ["customer", "displayName"],
          ["shippingAddress", "name"],
          ["shippingAddress", "city"],
        ],
      },
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
      refs: { "customer.id": "customers.id" },
    },
    order_refunds: {
      description: "A refund of an order, with its returned items.",
      key: "id",
      actions: ["list", "get", "create", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        note: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        processedAt: { type: "timestamp" },
        order: { type: "object" },
        totalRefundedSet: { type: "object" },
        refundLineItems: { type: "object" },
        transactions: { type: "object" },
      },
      hit: { title: [["order", "name"]], text: [["note"]] },
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
      refs: { "order.id": "orders.id" },
    },
    transactions: {
      description: "A transaction of an order: payment, authorization, capture, void or refund.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        id: { type: "string" },
        kind: { type: "string" },
        status: { type: "string" },
        gateway: { type: "string" },
        formattedGateway: { type: "string" },
        accountNumber: { type: "string" },
        authorizationExpiresAt: { type: "timestamp" },
        paymentId: { type: "string" },
        test: { type: "boolean" },
        errorCode: { type: "string" },
        manualPaymentGateway: { type: "boolean" },
        manuallyCapturable: { type: "boolean" },
        multiCapturable: { type: "boolean" },
        createdAt: { type: "timestamp" },
        processedAt: { type: "timestamp" },
        settlementCurrency: { type: "string" },
        amountSet: { type: "object" },
        totalUnsettledSet: { type: "object" },
        order: { type: "object" },
        parentTransaction: { type: "object" },
      },
      hit: { title: [["order", "name"]], text: [["kind"], ["status"], ["gateway"], ["paymentId"]] },
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
      refs: { "order.id": "orders.id" },
    },
    tender_transactions: {
      description: "A tender transaction: money received or paid out, for accounting.",
      key: "id",
      actions: ["list", "search"],
      search: {
        id: { type: "string" },
        paymentMethod: { type: "string" },
        processedAt: { type: "timestamp" },
        remoteReference: { type: "string" },
        test: { type: "boolean" },
        amount: { type: "object" },
        order: { type: "object" },
      },
      hit: { title: [["order", "name"]], text: [["paymentMethod"], ["remoteReference"]] },
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
      refs: { "order.id": "orders.id" },
    },
    abandoned_checkouts: {
      description: "An abandoned checkout with contact details.",
      key: "id",
      actions: ["list", "search"],
      search: {
        id: { type: "string" },
        name: { type: "string" },
        abandonedCheckoutUrl: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        completedAt: { type: "timestamp" },
        note: { type: "string" },
        discountCodes: { type: "array" },
        taxesIncluded: { type: "boolean" },
        customAttributes: { type: "array" },
        totalPriceSet: { type: "object" },
        subtotalPriceSet: { type: "object" },
        totalTaxSet: { type: "object" },
        totalDiscountSet: { type: "object" },
        customer: { type: "object" },
        shippingAddress: { type: "object" },
        billingAddress: { type: "object" },
        lineItems: { type: "object" },
      },
      hit: { title: [["name"]], text: [["note"], ["customer", "displayName"], ["shippingAddress", "name"]] },
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
      refs: { "customer.id": "customers.id" },
    },
    draft_orders: {
      description: "A draft order, which staff prepare for a customer to pay later.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "complete", "send_invoice", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
        note2: { type: "string" },
        tags: { type: "array" },
        poNumber: { type: "string" },
        ready: { type: "boolean" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        completedAt: { type: "timestamp" },
        invoiceSentAt: { type: "timestamp" },
        invoiceUrl: { type: "string" },
        reserveInventoryUntil: { type: "timestamp" },
        currencyCode: { type: "string" },
        presentmentCurrencyCode: { type: "string" },
        taxExempt: { type: "boolean" },
        taxesIncluded: { type: "boolean" },
        totalQuantityOfLineItems: { type: "integer" },
        totalWeight: { type: "string" },
        discountCodes: { type: "array" },
        customAttributes: { type: "array" },
        totalPriceSet: { type: "object" },
        subtotalPriceSet: { type: "object" },
        totalTaxSet: { type: "object" },
        totalShippingPriceSet: { type: "object" },
        totalDiscountsSet: { type: "object" },
        customer: { type: "object" },
        order: { type: "object" },
        shippingAddress: { type: "object" },
        billingAddress: { type: "object" },
        lineItems: { type: "object" },
      },
      hit: {
        title: [["name"]],
        text: [
          ["email"],
          ["phone"],
          ["note2"],
          ["tags"],
          ["poNumber"],
          ["customer", "displayName"],
          ["shippingAddress", "name"],
        ],
      },
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
      refs: { "customer.id": "customers.id", "order.id": "orders.id" },
    },
    products: {
      description: "A product, with one or more variants.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        title: { type: "string" },
        handle: { type: "string" },
        description: { type: "string" },
        descriptionHtml: { type: "string" },
        vendor: { type: "string" },
        productType: { type: "string" },
        status: { type: "string" },
        tags: { type: "array" },
        templateSuffix: { type: "string" },
        totalInventory: { type: "integer" },
        tracksInventory: { type: "boolean" },
        hasOnlyDefaultVariant: { type: "boolean" },
        hasOutOfStockVariants: { type: "boolean" },
        isGiftCard: { type: "boolean" },
        requiresSellingPlan: { type: "boolean" },
        onlineStoreUrl: { type: "string" },
        onlineStorePreviewUrl: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        publishedAt: { type: "timestamp" },
        seo: { type: "object" },
        category: { type: "object" },
        variantsCount: { type: "object" },
        mediaCount: { type: "object" },
        options: { type: "array" },
        priceRangeV2: { type: "object" },
        featuredMedia: { type: "object" },
      },
      hit: { title: [["title"]], text: [["handle"], ["description"], ["vendor"], ["productType"], ["tags"]] },
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
      refs: {},
    },
    product_variants: {
      description: "A variant of a product with its own price, SKU and inventory, such as a size.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        title: { type: "string" },
        displayName: { type: "string" },
        sku: { type: "string" },
        barcode: { type: "string" },
        position: { type: "integer" },
        price: { type: "string" },
        compareAtPrice: { type: "string" },
        taxable: { type: "boolean" },
        availableForSale: { type: "boolean" },
        inventoryPolicy: { type: "string" },
        inventoryQuantity: { type: "integer" },
        sellableOnlineQuantity: { type: "integer" },
        requiresComponents: { type: "boolean" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        selectedOptions: { type: "array" },
        product: { type: "object" },
        inventoryItem: { type: "object" },
      },
      hit: { title: [["displayName"]], text: [["title"], ["sku"], ["barcode"], ["product", "title"]] },
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
      refs: { "product.id": "products.id", "inventoryItem.id": "inventory_items.id" },
    },
    product_images: {
      description: "A media item of a product: image, video or 3D model.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        id: { type: "string" },
        alt: { type: "string" },
        mediaContentType: { type: "string" },
        status: { type: "string" },
        preview: { type: "object" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        mimeType: { type: "string" },
        image: { type: "object" },
        duration: { type: "integer" },
        filename: { type: "string" },
        embedUrl: { type: "string" },
        host: { type: "string" },
      },
      hit: { title: [["filename"]], text: [["alt"]] },
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
      refs: {},
    },
    collections: {
      description: "A collection of products, selected by hand or by conditions.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "add_products", "remove_products", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        title: { type: "string" },
        handle: { type: "string" },
        description: { type: "string" },
        descriptionHtml: { type: "string" },
        sortOrder: { type: "string" },
        templateSuffix: { type: "string" },
        updatedAt: { type: "timestamp" },
        productsCount: { type: "object" },
        seo: { type: "object" },
        image: { type: "object" },
        sources: { type: "array" },
      },
      hit: { title: [["title"]], text: [["handle"], ["description"]] },
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
      refs: {},
    },
    collects: { description: "A product in a collection.", key: "id", actions: ["list"], refs: {} },
    locations: {
      description: "A location that stocks inventory, such as a shop or warehouse.",
      key: "id",
      actions: ["list", "get", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        name: { type: "string" },
        isActive: { type: "boolean" },
        activatable: { type: "boolean" },
        deactivatable: { type: "boolean" },
        deactivatedAt: { type: "timestamp" },
        deletable: { type: "boolean" },
        fulfillsOnlineOrders: { type: "boolean" },
        shipsInventory: { type: "boolean" },
        hasActiveInventory: { type: "boolean" },
        hasUnfulfilledOrders: { type: "boolean" },
        isFulfillmentService: { type: "boolean" },
        addressVerified: { type: "boolean" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        address: { type: "object" },
      },
      hit: { title: [["name"]], text: [["address", "address1"], ["address", "city"], ["address", "country"]] },
      sync: {
        from: "locations.list",
        with: [{ name: "first", value: { constant: 100 } }, { name: "includeInactive", value: { constant: true } }],
        each: {},
        lookbackSeconds: 0,
      },
      refs: {},
    },
    inventory_levels: {
      description: "An inventory level: quantities of an inventory item at a location, by state.",
      key: "id",
      actions: ["list", "get", "update", "search"],
      search: {
        id: { type: "string" },
        isActive: { type: "boolean" },
        canDeactivate: { type: "boolean" },
        deactivationAlert: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        item: { type: "object" },
        location: { type: "object" },
        quantities: { type: "array" },
      },
      hit: { title: [["item", "sku"]], text: [["location", "name"]] },
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
      refs: { "item.id": "inventory_items.id", "location.id": "locations.id" },
    },
    inventory_adjustments: {
      description: "An inventory adjustment: a relative change of quantities.",
      key: "id",
      actions: ["create"],
      refs: {},
    },
    inventory_items: {
      description: "An inventory item: the physical good behind a product variant.",
      key: "id",
      actions: ["list", "get", "update", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        sku: { type: "string" },
        tracked: { type: "boolean" },
        requiresShipping: { type: "boolean" },
        countryCodeOfOrigin: { type: "string" },
        provinceCodeOfOrigin: { type: "string" },
        harmonizedSystemCode: { type: "string" },
        duplicateSkuCount: { type: "integer" },
        inventoryHistoryUrl: { type: "string" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        unitCost: { type: "object" },
        measurement: { type: "object" },
        locationsCount: { type: "object" },
      },
      hit: { title: [["sku"]], text: [["legacyResourceId"]] },
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
      refs: {},
    },
    fulfillment_orders: {
      description: "A fulfillment order: items of an order to fulfill from one location.",
      key: "id",
      actions: ["list", "get", "hold", "release_hold", "search"],
      search: {
        id: { type: "string" },
        orderId: { type: "string" },
        orderName: { type: "string" },
        orderProcessedAt: { type: "timestamp" },
        status: { type: "string" },
        requestStatus: { type: "string" },
        fulfillAt: { type: "timestamp" },
        fulfillBy: { type: "timestamp" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        assignedLocation: { type: "object" },
        destination: { type: "object" },
        deliveryMethod: { type: "object" },
        supportedActions: { type: "array" },
        fulfillmentHolds: { type: "array" },
        lineItems: { type: "object" },
      },
      hit: { title: [["orderName"]], text: [["status"], ["destination"], ["assignedLocation", "name"]] },
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
      refs: { orderId: "orders.id" },
    },
    order_fulfillment_orders: {
      description: "A fulfillment order of an order.",
      key: "id",
      actions: ["list"],
      refs: {},
    },
    fulfillments: {
      description: "A fulfillment: a shipment of items of an order, with tracking.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        displayStatus: { type: "string" },
        totalQuantity: { type: "integer" },
        requiresShipping: { type: "boolean" },
        createdAt: { type: "timestamp" },
        updatedAt: { type: "timestamp" },
        deliveredAt: { type: "timestamp" },
        estimatedDeliveryAt: { type: "timestamp" },
        inTransitAt: { type: "timestamp" },
        trackingInfo: { type: "array" },
        location: { type: "object" },
        order: { type: "object" },
        service: { type: "object" },
        fulfillmentLineItems: { type: "object" },
      },
      hit: { title: [["name"]], text: [["status"], ["trackingInfo"]] },
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
      refs: { "order.id": "orders.id", "location.id": "locations.id" },
    },
    price_rules: {
      description: "A discount, with codes or automatic.",
      key: "id",
      actions: ["list", "get", "search"],
      search: { id: { type: "string" }, discount: { type: "object" } },
      hit: { title: [["discount", "title"]], text: [["discount", "summary"], ["discount", "status"]] },
      sync: {
        from: "price_rules.list",
        with: [{ name: "first", value: { constant: 50 } }],
        each: {},
        lookbackSeconds: 0,
      },
      refs: {},
    },
    discount_codes: {
      description: "A discount code, which customers enter at checkout.",
      key: "id",
      actions: ["list", "get", "create", "update", "delete", "search"],
      search: entitiesDiscount_codesSearch,
      hit: { title: [["code"]], text: [] },
      sync: {
        from: "discount_codes.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { discountId: "price_rules.id" },
        lookbackSeconds: 0,
      },
      refs: {},
    },
    metafields: {
      description: "A metafield: a custom field of a record, identified by namespace and key.",
      key: "id",
      actions: ["list", "get", "update", "delete"],
      refs: {},
    },
    shop_metafields: {
      description: "A metafield of the shop.",
      key: "id",
      actions: ["list", "search"],
      search: entitiesShop_metafieldsSearch,
      hit: entitiesShop_metafieldsHit,
      sync: {
        from: "shop_metafields.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: {},
        lookbackSeconds: 0,
      },
      refs: {},
    },
    metafield_customers: {
      description: "A metafield of a customer.",
      key: "id",
      actions: ["list", "search"],
      search: entitiesShop_metafieldsSearch,
      hit: entitiesShop_metafieldsHit,
      sync: {
        from: "metafield_customers.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { customerId: "customers.id" },
        lookbackSeconds: 0,
      },
      refs: {},
    },
    metafield_products: {
      description: "A metafield of a product.",
      key: "id",
      actions: ["list", "search"],
      search: entitiesShop_metafieldsSearch,
      hit: entitiesShop_metafieldsHit,
      sync: {
        from: "metafield_products.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { productId: "products.id" },
        lookbackSeconds: 0,
      },
      refs: {},
    },
    metafield_orders: {
      description: "A metafield of an order.",
      key: "id",
      actions: ["list", "search"],
      search: entitiesShop_metafieldsSearch,
      hit: entitiesShop_metafieldsHit,
      sync: {
        from: "metafield_orders.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { orderId: "orders.id" },
        lookbackSeconds: 0,
      },
      refs: {},
    },
    metafield_draft_orders: {
      description: "A metafield of a draft order.",
      key: "id",
      actions: ["list", "search"],
      search: entitiesShop_metafieldsSearch,
      hit: entitiesShop_metafieldsHit,
      sync: {
        from: "metafield_draft_orders.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { draftOrderId: "draft_orders.id" },
        lookbackSeconds: 0,
      },
      refs: {},
    },
    metafield_locations: {
      description: "A metafield of a location.",
      key: "id",
      actions: ["list", "search"],
      search: entitiesShop_metafieldsSearch,
      hit: entitiesShop_metafieldsHit,
      sync: {
        from: "metafield_locations.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { locationId: "locations.id" },
        lookbackSeconds: 0,
      },
      refs: {},
    },
    metafield_product_variants: {
      description: "A metafield of a product variant.",
      key: "id",
      actions: ["list", "search"],
      search: entitiesShop_metafieldsSearch,
      hit: entitiesShop_metafieldsHit,
      sync: {
        from: "metafield_product_variants.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { variantId: "product_variants.id" },
        lookbackSeconds: 0,
      },
      refs: {},
    },
    metafield_collections: {
      description: "A metafield of a collection.",
      key: "id",
      actions: ["list", "search"],
      search: entitiesShop_metafieldsSearch,
      hit: entitiesShop_metafieldsHit,
      sync: {
        from: "metafield_collections.list",
        with: [{ name: "first", value: { constant: 100 } }],
        each: { collectionId: "collections.id" },
        lookbackSeconds: 0,
      },
      refs: {},
    },
    tags: {
      description: "Tags with which staff label customers, orders, draft orders and products.",
      key: "id",
      actions: ["create", "delete"],
      refs: {},
    },
  },
  operations: {
    "shop.get": {
      entity: "shop",
      action: "get",
      description: "Gets the shop with its name, addresses, currency, time zone, units and plan.",
      keywords: ["store settings", "my store", "contact email of store", "plan of store", "owner"],
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
      isGraphql: true,
    },
    "shipping_countries.get": {
      entity: "shipping_countries",
      action: "get",
      description: "Gets the shipping countries of the store by code, and whether a zone covers the rest of the world.",
      keywords: ["where we ship", "delivery countries", "provinces", "destinations", "tax by country"],
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
      isGraphql: true,
      scopes: [["read_shipping"]],
    },
    "customers.list": {
      entity: "customers",
      action: "list",
      description:
        "Lists customers. Use `query` to filter by keywords and fields such as `email`, `tag` or `updated_at`.",
      keywords: ["buyers", "client", "shopper", "account", "person", "purchaser"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: {
            type: "string",
            description: "Sort field.",
            enum: ["CREATED_AT", "ID", "LOCATION", "NAME", "RELEVANCE", "UPDATED_AT"],
          },
          reverse: customersListParamsReverse,
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:CustomerSortKeys$reverse:Boolean){customers(first:" +
          "$first after:$after query:$query sortKey:$sortKey reverse:$reverse){nodes{...Customer}pageInfo{" +
          "hasNextPage endCursor}}}fragment Customer on Customer{id legacyResourceId displayName firstName lastName " +
          "note state tags taxExempt taxExemptions verifiedEmail locale numberOfOrders lifetimeDuration " +
          "dataSaleOptOut canDelete multipassIdentifier createdAt updatedAt amountSpent{amount currencyCode}" +
          "defaultEmailAddress{emailAddress marketingState marketingOptInLevel marketingUpdatedAt validFormat}" +
          "defaultPhoneNumber{phoneNumber}defaultAddress{id ...Address}lastOrder{id name}}fragment Address on " +
          "MailingAddress{address1 address2 city company country countryCodeV2 firstName lastName name phone " +
          "province provinceCode zip}",
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
      isGraphql: true,
      scopes: [["read_customers", "write_customers"]],
    },
    "customers.get": {
      entity: "customers",
      action: "get",
      description: "Gets a customer with contact details, tags, amount spent and default address.",
      keywords: ["buyer details", "buyer", "client", "shopper", "account", "person", "purchaser"],
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
          "query($id:ID!){customer(id:$id){...Customer}}fragment Customer on Customer{id legacyResourceId " +
          "displayName firstName lastName note state tags taxExempt taxExemptions verifiedEmail locale " +
          "numberOfOrders lifetimeDuration dataSaleOptOut canDelete multipassIdentifier createdAt updatedAt " +
          "amountSpent{amount currencyCode}defaultEmailAddress{emailAddress marketingState marketingOptInLevel " +
          "marketingUpdatedAt validFormat}defaultPhoneNumber{phoneNumber}defaultAddress{id ...Address}lastOrder{id " +
          "name}}fragment Address on MailingAddress{address1 address2 city company country countryCodeV2 firstName " +
          "lastName name phone province provinceCode zip}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Customer" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_customers", "write_customers"]],
    },
    "customers.create": {
      entity: "customers",
      action: "create",
      description: "Creates a customer. At least one of email address, phone number and name is required.",
      keywords: ["add buyer", "buyer", "client", "shopper", "account", "person", "purchaser"],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          email: customersCreateParamsEmail,
          phone: customersCreateParamsPhone,
          firstName: customersCreateParamsFirstName,
          lastName: customersCreateParamsLastName,
          note: { type: "string", description: "Internal note for staff." },
          tags: { type: "array", items: { type: "string" }, description: "Tags of the customer." },
          locale: customersCreateParamsLocale,
          taxExempt: customersCreateParamsTaxExempt,
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
      isGraphql: true,
      scopes: [["write_customers"]],
    },
    "customers.update": {
      entity: "customers",
      action: "update",
      description: "Updates a customer. Fields that you leave out keep their value; tags replace the current tags.",
      keywords: ["change email", "notes", "tax exempt", "buyer", "client", "shopper", "account", "person", "purchaser"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: customersUpdateParamsId,
          email: customersCreateParamsEmail,
          phone: customersCreateParamsPhone,
          firstName: customersCreateParamsFirstName,
          lastName: customersCreateParamsLastName,
          note: { type: "string", description: "Internal note for staff." },
          tags: {
            type: "array",
            items: { type: "string" },
            description: "Tags of the customer. Replaces the current tags.",
          },
          locale: customersCreateParamsLocale,
          taxExempt: customersCreateParamsTaxExempt,
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
      isGraphql: true,
      scopes: [["write_customers"]],
    },
    "customers.delete": {
      entity: "customers",
      action: "delete",
      description: "Deletes a customer. The customer cannot have any orders.",
      keywords: ["remove buyer", "buyer", "client", "shopper", "account", "person", "purchaser"],
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
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Customer" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_customers"]],
    },
    "customer_addresses.list": {
      entity: "customer_addresses",
      action: "list",
      description: "Lists the addresses of a customer.",
      keywords: ["shipping address", "where they live", "delivery address", "street", "default address"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          customerId: customer_addressesListParamsCustomerId,
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
      record: { $ref: "#/$defs/CustomerAddress" },
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
      isGraphql: true,
      scopes: [["read_customers", "write_customers"]],
    },
    "customer_addresses.get": {
      entity: "customer_addresses",
      action: "get",
      description: "Gets an address of a customer.",
      keywords: ["street", "shipping address", "where they live", "delivery address", "default address"],
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
          "query($id:ID!){node(id:$id){...on MailingAddress{...CustomerAddress}}}fragment CustomerAddress on " +
          "MailingAddress{id ...Address formatted coordinatesValidated latitude longitude timeZone}fragment Address " +
          "on MailingAddress{address1 address2 city company country countryCodeV2 firstName lastName name phone " +
          "province provinceCode zip}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/CustomerAddress" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_customers", "write_customers"]],
    },
    "customer_addresses.create": {
      entity: "customer_addresses",
      action: "create",
      description: "Creates an address of a customer.",
      keywords: ["add street", "shipping address", "where they live", "delivery address", "street", "default address"],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          customerId: customer_addressesListParamsCustomerId,
          address: customer_addressesCreateParamsAddress_2,
          setAsDefault: customer_addressesCreateParamsSetAsDefault,
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
      isGraphql: true,
      scopes: [["write_customers"]],
    },
    "customer_addresses.update": {
      entity: "customer_addresses",
      action: "update",
      description: "Updates an address of a customer. Fields that you leave out keep their value.",
      keywords: [
        "correct street",
        "shipping address",
        "where they live",
        "delivery address",
        "street",
        "default address",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: customersUpdateParamsId,
          customerId: customer_addressesListParamsCustomerId,
          address: customer_addressesCreateParamsAddress_2,
          setAsDefault: customer_addressesCreateParamsSetAsDefault,
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
      isGraphql: true,
      scopes: [["write_customers"]],
    },
    "customer_addresses.delete": {
      entity: "customer_addresses",
      action: "delete",
      description: "Deletes an address of a customer.",
      keywords: [
        "remove street",
        "shipping address",
        "where they live",
        "delivery address",
        "street",
        "default address",
      ],
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: { id: customersDeleteParamsId, customerId: customer_addressesListParamsCustomerId },
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
      isGraphql: true,
      scopes: [["write_customers"]],
    },
    "orders.list": {
      entity: "orders",
      action: "list",
      description:
        "Lists orders with their first 10 line items. Requires the scope `read_all_orders` for orders older than 60 " +
        "days.",
      keywords: ["came in today", "unfulfilled", "sales", "unpaid", "purchase", "checkout", "bought", "shipment"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: {
            type: "string",
            description: "Sort field.",
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
          reverse: customersListParamsReverse,
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:OrderSortKeys$reverse:Boolean){orders(first:$first " +
          "after:$after query:$query sortKey:$sortKey reverse:$reverse){nodes{...Order ...OrderLines}pageInfo{" +
          "hasNextPage endCursor}}}fragment Order on Order{id legacyResourceId name number email phone note tags " +
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
          "firstName lastName name phone province provinceCode zip}fragment OrderLines on Order{lineItems(first:10){" +
          "nodes{...OrderLine}pageInfo{hasNextPage}}}fragment OrderLine on LineItem{id name title variantTitle sku " +
          "vendor quantity currentQuantity unfulfilledQuantity refundableQuantity requiresShipping taxable " +
          "isGiftCard originalUnitPriceSet{...Money}discountedTotalSet{...Money}customAttributes{key value}product{" +
          "id title}variant{id title}}",
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
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "orders.get": {
      entity: "orders",
      action: "get",
      description: "Gets an order with up to 100 line items, prices, customer and addresses.",
      keywords: ["what was bought", "status", "purchase", "sale", "checkout", "bought", "shipment"],
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
          "query($id:ID!){order(id:$id){...Order ...AllOrderLines}}fragment Order on Order{id legacyResourceId name " +
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
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Order" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "orders.create": {
      entity: "orders",
      action: "create",
      description:
        "Creates an order that was placed elsewhere. Trial and development stores allow five orders per minute.",
      keywords: ["enter sale", "phone sale", "purchase", "sale", "checkout", "bought", "shipment"],
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
            description: "Line items, each with `variantId` and `quantity`, or with title and price.",
            minItems: 1,
          },
          email: ordersCreateParamsEmail,
          phone: ordersCreateParamsPhone,
          currency: { type: "string", minLength: 3, maxLength: 3, description: "Currency of the order's prices." },
          financialStatus: {
            type: "string",
            description: "Financial status of the order.",
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
          note: { type: "string", description: "Internal note for staff." },
          tags: { type: "array", items: { type: "string" }, description: "Tags of the order." },
          poNumber: ordersCreateParamsPoNumber,
          processedAt: {
            type: "string",
            format: "date-time",
            description: "Time when the order was placed. Defaults to the current time.",
          },
          shippingAddress: ordersCreateParamsShippingAddress,
          billingAddress: ordersCreateParamsBillingAddress,
          customAttributes: ordersCreateParamsCustomAttributes,
          metafields: customersCreateParamsMetafields,
          test: { type: "boolean", description: "Whether the order is a test order." },
          inventoryBehaviour: {
            type: "string",
            description:
              "Inventory handling: bypass, or decrement. Defaults to `BYPASS`, which leaves the inventory unchanged.",
            enum: ["BYPASS", "DECREMENT_IGNORING_POLICY", "DECREMENT_OBEYING_POLICY"],
          },
          sendReceipt: {
            type: "boolean",
            description: "Whether to send an order confirmation to the customer by email.",
          },
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
      isGraphql: true,
      scopes: [["write_orders"]],
    },
    "orders.update": {
      entity: "orders",
      action: "update",
      description: "Updates the note, tags, contact details, shipping address or attributes of an order.",
      keywords: ["purchase", "sale", "checkout", "bought", "shipment"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: customersUpdateParamsId,
          email: { type: "string", description: "Email address of the customer for the order." },
          phone: { type: "string", description: "Phone number of the customer for the order." },
          note: { type: "string", description: "Internal note for staff." },
          tags: {
            type: "array",
            items: { type: "string" },
            description: "Tags of the order. Replaces the current tags.",
          },
          poNumber: ordersCreateParamsPoNumber,
          shippingAddress: ordersCreateParamsShippingAddress,
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
      isGraphql: true,
      scopes: [["write_orders"]],
    },
    "orders.delete": {
      entity: "orders",
      action: "delete",
      description: "Deletes an order permanently. Orders paid online can be deleted only if they are test orders.",
      keywords: ["remove test sale", "purchase", "sale", "checkout", "bought", "shipment"],
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
      isGraphql: true,
      scopes: [["write_orders"]],
    },
    "orders.cancel": {
      entity: "orders",
      action: "cancel",
      description:
        "Cancels an order permanently, as a background job. With `refund`, the payment returns to its original " +
        "source.",
      keywords: ["call off", "stop", "abort", "void", "restock", "purchase", "sale", "checkout", "bought", "shipment"],
      effect: "destroys",
      pays: true,
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          orderId: ordersCancelParamsOrderId,
          reason: {
            type: "string",
            description: "Reason for the cancellation.",
            enum: ["CUSTOMER", "DECLINED", "FRAUD", "INVENTORY", "OTHER", "STAFF"],
          },
          restock: { type: "boolean", description: "Whether to restock the items." },
          refund: { type: "boolean", description: "Whether to refund the payment." },
          notifyCustomer: ordersCancelParamsNotifyCustomer,
          staffNote: { type: "string", description: "Internal note for staff.", maxLength: 255 },
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
      isGraphql: true,
      scopes: [["write_orders"]],
    },
    "orders.close": {
      entity: "orders",
      action: "close",
      description: "Closes an order when all work on it is done.",
      keywords: ["archive", "finish", "complete", "purchase", "sale", "checkout", "bought", "shipment"],
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
      isGraphql: true,
      scopes: [["write_orders"]],
    },
    "orders.open": {
      entity: "orders",
      action: "open",
      description: "Reopens a closed order.",
      keywords: ["unarchive", "again", "purchase", "sale", "checkout", "bought", "shipment"],
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
      isGraphql: true,
      scopes: [["write_orders"]],
    },
    "orders.mark_as_paid": {
      entity: "orders",
      action: "mark_as_paid",
      description: "Marks an order as paid outside of Shopify.",
      keywords: [
        "paid by cash",
        "bank transfer",
        "received money",
        "settle",
        "purchase",
        "sale",
        "checkout",
        "bought",
        "shipment",
      ],
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
      isGraphql: true,
      scopes: [["write_orders"]],
    },
    "order_refunds.list": {
      entity: "order_refunds",
      action: "list",
      description: "Lists the refunds of an order. Defaults to the first 100; set `first` for another number.",
      keywords: ["returns", "money back", "reimburse", "partially", "give back", "send back"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: {
            type: "integer",
            description: "Maximum number of refunds. Defaults to 100.",
            default: 100,
            minimum: 1,
            maximum: 250,
          },
          orderId: ordersCancelParamsOrderId,
        },
        required: ["orderId"],
        additionalProperties: false,
      },
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
      record: { $ref: "#/$defs/Refund" },
      records: { in: "body", steps: ["data", "order", "refunds"] },
      meta: {},
      pagination: order_refundsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "order_refunds.get": {
      entity: "order_refunds",
      action: "get",
      description: "Gets a refund with its line items and transactions.",
      keywords: ["return details", "money back", "return", "reimburse", "partially", "give back", "send back"],
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
          "query($id:ID!){refund(id:$id){...Refund}}fragment Refund on Refund{id legacyResourceId note createdAt " +
          "updatedAt processedAt order{id name}totalRefundedSet{...Money}refundLineItems(first:20){nodes{id quantity " +
          "restockType restocked subtotalSet{...Money}lineItem{id title sku}location{id name}}pageInfo{hasNextPage}}" +
          "transactions(first:5){nodes{id kind status}pageInfo{hasNextPage}}}fragment Money on MoneyBag{shopMoney{" +
          "amount currencyCode}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Refund" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "order_refunds.create": {
      entity: "order_refunds",
      action: "create",
      description: "Creates a refund of line items, shipping or an amount of an order.",
      keywords: ["reimburse", "pay back", "return", "money back", "partially", "give back", "send back"],
      effect: "additive",
      pays: true,
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          orderId: ordersCancelParamsOrderId,
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
            description: "Line items to refund, with their restocking.",
          },
          shipping: {
            type: "object",
            properties: order_refundsCreateParamsShipping,
            additionalProperties: false,
            description: "Shipping amount to refund.",
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
                kind: order_refundsCreateParamsTransactionsItemsKind,
              },
              required: ["orderId", "amount", "gateway", "kind"],
              additionalProperties: false,
            },
            description: "Transactions that return the money. Without transactions, no money is refunded.",
          },
          note: { type: "string", description: "Note on the refund." },
          notify: ordersCancelParamsNotifyCustomer,
          currency: { type: "string", minLength: 3, maxLength: 3, description: "Currency of the amounts." },
          idempotencyKey: order_refundsCreateParamsIdempotencyKey,
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
      isGraphql: true,
      scopes: [["write_orders"]],
    },
    "transactions.list": {
      entity: "transactions",
      action: "list",
      description: "Lists the transactions of an order. Defaults to the first 100; set `first` for another number.",
      keywords: ["payments", "payment of order", "charge", "capture", "authorization", "card", "gateway"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: {
            type: "integer",
            description: "Maximum number of transactions. Defaults to 100.",
            default: 100,
            minimum: 1,
            maximum: 250,
          },
          orderId: ordersCancelParamsOrderId,
        },
        required: ["orderId"],
        additionalProperties: false,
      },
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
      record: { $ref: "#/$defs/Transaction" },
      records: { in: "body", steps: ["data", "order", "transactions"] },
      meta: {},
      pagination: order_refundsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "transactions.get": {
      entity: "transactions",
      action: "get",
      description: "Gets a transaction of an order.",
      keywords: ["payment details", "payment of order", "charge", "capture", "authorization", "card", "gateway"],
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
          "query($id:ID!){node(id:$id){...on OrderTransaction{...Transaction}}}fragment Transaction on " +
          "OrderTransaction{id kind status gateway formattedGateway accountNumber authorizationExpiresAt paymentId " +
          "test errorCode manualPaymentGateway manuallyCapturable multiCapturable createdAt processedAt " +
          "settlementCurrency amountSet{...Money}totalUnsettledSet{...Money}order{id name}parentTransaction{id kind " +
          "status}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Transaction" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "tender_transactions.list": {
      entity: "tender_transactions",
      action: "list",
      description: "Lists tender transactions. Use `query` to filter by `processed_at`, `test` or `id`.",
      keywords: ["money moved", "payments received", "cash", "reconciliation", "bookkeeping"],
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
      record: { $ref: "#/$defs/TenderTransaction" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "abandoned_checkouts.list": {
      entity: "abandoned_checkouts",
      action: "list",
      description: "Lists abandoned checkouts with their first 10 line items and the recovery URL.",
      keywords: ["left basket", "cart", "did not pay", "lost sale", "unfinished", "abandoned cart"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: {
            type: "string",
            description: "Sort field.",
            enum: ["CHECKOUT_ID", "CREATED_AT", "CUSTOMER_NAME", "ID", "RELEVANCE", "TOTAL_PRICE"],
          },
          reverse: customersListParamsReverse,
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
        variables: customersListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/AbandonedCheckout" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "draft_orders.list": {
      entity: "draft_orders",
      action: "list",
      description:
        "Lists draft orders with their first 10 line items. Use `query` to filter by `status`, `tag` or " +
        "`customer_id`.",
      keywords: ["quotes", "phone order", "wholesale", "B2B", "manual", "offer"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: {
            type: "string",
            description: "Sort field.",
            enum: ["CUSTOMER_NAME", "ID", "NUMBER", "RELEVANCE", "STATUS", "TOTAL_PRICE", "UPDATED_AT"],
          },
          reverse: customersListParamsReverse,
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:DraftOrderSortKeys$reverse:Boolean){draftOrders(first:" +
          "$first after:$after query:$query sortKey:$sortKey reverse:$reverse){nodes{...DraftOrder}pageInfo{" +
          "hasNextPage endCursor}}}fragment DraftOrder on DraftOrder{id legacyResourceId name status email phone " +
          "note2 tags poNumber ready createdAt updatedAt completedAt invoiceSentAt invoiceUrl reserveInventoryUntil " +
          "currencyCode presentmentCurrencyCode taxExempt taxesIncluded totalQuantityOfLineItems totalWeight " +
          "discountCodes customAttributes{key value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{" +
          "...Money}totalShippingPriceSet{...Money}totalDiscountsSet{...Money}customer{id displayName}order{id name}" +
          "shippingAddress{...Address}billingAddress{...Address}lineItems(first:10){nodes{id uuid name title " +
          "variantTitle sku vendor quantity custom requiresShipping taxable originalUnitPriceSet{...Money}" +
          "discountedTotalSet{...Money}product{id title}variant{id title}}pageInfo{hasNextPage}}}fragment Money on " +
          "MoneyBag{shopMoney{amount currencyCode}}fragment Address on MailingAddress{address1 address2 city company " +
          "country countryCodeV2 firstName lastName name phone province provinceCode zip}",
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
      isGraphql: true,
      scopes: [["read_draft_orders", "write_draft_orders"]],
    },
    "draft_orders.get": {
      entity: "draft_orders",
      action: "get",
      description: "Gets a draft order with its line items and prices.",
      keywords: ["quote details", "quote", "phone order", "wholesale", "B2B", "manual", "offer"],
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
          "query($id:ID!){draftOrder(id:$id){...DraftOrder}}fragment DraftOrder on DraftOrder{id legacyResourceId " +
          "name status email phone note2 tags poNumber ready createdAt updatedAt completedAt invoiceSentAt " +
          "invoiceUrl reserveInventoryUntil currencyCode presentmentCurrencyCode taxExempt taxesIncluded " +
          "totalQuantityOfLineItems totalWeight discountCodes customAttributes{key value}totalPriceSet{...Money}" +
          "subtotalPriceSet{...Money}totalTaxSet{...Money}totalShippingPriceSet{...Money}totalDiscountsSet{...Money}" +
          "customer{id displayName}order{id name}shippingAddress{...Address}billingAddress{...Address}lineItems(" +
          "first:10){nodes{id uuid name title variantTitle sku vendor quantity custom requiresShipping taxable " +
          "originalUnitPriceSet{...Money}discountedTotalSet{...Money}product{id title}variant{id title}}pageInfo{" +
          "hasNextPage}}}fragment Money on MoneyBag{shopMoney{amount currencyCode}}fragment Address on " +
          "MailingAddress{address1 address2 city company country countryCodeV2 firstName lastName name phone " +
          "province provinceCode zip}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_draft_orders", "write_draft_orders"]],
    },
    "draft_orders.create": {
      entity: "draft_orders",
      action: "create",
      description: "Creates a draft order.",
      keywords: ["new quote", "manual sale", "quote", "phone order", "wholesale", "B2B", "manual", "offer"],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          lineItems: {
            type: "array",
            items: draft_ordersCreateParamsLineItemsItems,
            description: "Line items: variants, or custom items with title and price. Up to 499.",
            minItems: 1,
            maxItems: 499,
          },
          purchasingEntity: draft_ordersCreateParamsPurchasingEntity,
          email: ordersCreateParamsEmail,
          phone: ordersCreateParamsPhone,
          note: { type: "string", description: "Internal note for staff." },
          tags: { type: "array", items: { type: "string" }, description: "Tags of the draft order." },
          poNumber: ordersCreateParamsPoNumber,
          taxExempt: draft_ordersCreateParamsTaxExempt,
          reserveInventoryUntil: draft_ordersCreateParamsReserveInventoryUntil,
          discountCodes: draft_ordersCreateParamsDiscountCodes,
          shippingAddress: ordersCreateParamsShippingAddress,
          billingAddress: ordersCreateParamsBillingAddress,
          useCustomerDefaultAddress: draft_ordersCreateParamsUseCustomerDefaultAddress,
          customAttributes: ordersCreateParamsCustomAttributes,
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
          "$useCustomerDefaultAddress:Boolean$customAttributes:[AttributeInput!]){draftOrderCreate(input:{lineItems:" +
          "$lineItems purchasingEntity:$purchasingEntity email:$email phone:$phone note:$note tags:$tags poNumber:" +
          "$poNumber taxExempt:$taxExempt reserveInventoryUntil:$reserveInventoryUntil discountCodes:$discountCodes " +
          "shippingAddress:$shippingAddress billingAddress:$billingAddress useCustomerDefaultAddress:" +
          "$useCustomerDefaultAddress customAttributes:$customAttributes}){draftOrder{...DraftOrder}userErrors{field " +
          "message}}}fragment DraftOrder on DraftOrder{id legacyResourceId name status email phone note2 tags " +
          "poNumber ready createdAt updatedAt completedAt invoiceSentAt invoiceUrl reserveInventoryUntil " +
          "currencyCode presentmentCurrencyCode taxExempt taxesIncluded totalQuantityOfLineItems totalWeight " +
          "discountCodes customAttributes{key value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{" +
          "...Money}totalShippingPriceSet{...Money}totalDiscountsSet{...Money}customer{id displayName}order{id name}" +
          "shippingAddress{...Address}billingAddress{...Address}lineItems(first:10){nodes{id uuid name title " +
          "variantTitle sku vendor quantity custom requiresShipping taxable originalUnitPriceSet{...Money}" +
          "discountedTotalSet{...Money}product{id title}variant{id title}}pageInfo{hasNextPage}}}fragment Money on " +
          "MoneyBag{shopMoney{amount currencyCode}}fragment Address on MailingAddress{address1 address2 city company " +
          "country countryCodeV2 firstName lastName name phone province provinceCode zip}",
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
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: { in: "body", steps: ["data", { only: true }, "draftOrder"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_draft_orders"]],
    },
    "draft_orders.update": {
      entity: "draft_orders",
      action: "update",
      description:
        "Updates a draft order. Fields that you leave out keep their value; line items and tags replace the current " +
        "ones.",
      keywords: ["edit quote", "discount", "quote", "phone order", "wholesale", "B2B", "manual", "offer"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: customersUpdateParamsId,
          lineItems: {
            type: "array",
            items: draft_ordersCreateParamsLineItemsItems,
            description: "Line items, up to 499. Replaces the current line items.",
            minItems: 1,
            maxItems: 499,
          },
          purchasingEntity: draft_ordersCreateParamsPurchasingEntity,
          email: ordersCreateParamsEmail,
          phone: ordersCreateParamsPhone,
          note: { type: "string", description: "Internal note for staff." },
          tags: {
            type: "array",
            items: { type: "string" },
            description: "Tags of the draft order. Replaces the current tags.",
          },
          poNumber: ordersCreateParamsPoNumber,
          taxExempt: draft_ordersCreateParamsTaxExempt,
          reserveInventoryUntil: draft_ordersCreateParamsReserveInventoryUntil,
          discountCodes: draft_ordersCreateParamsDiscountCodes,
          shippingAddress: ordersCreateParamsShippingAddress,
          billingAddress: ordersCreateParamsBillingAddress,
          useCustomerDefaultAddress: draft_ordersCreateParamsUseCustomerDefaultAddress,
          customAttributes: ordersCreateParamsCustomAttributes,
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
          "$useCustomerDefaultAddress:Boolean$customAttributes:[AttributeInput!]){draftOrderUpdate(id:$id input:{" +
          "lineItems:$lineItems purchasingEntity:$purchasingEntity email:$email phone:$phone note:$note tags:$tags " +
          "poNumber:$poNumber taxExempt:$taxExempt reserveInventoryUntil:$reserveInventoryUntil discountCodes:" +
          "$discountCodes shippingAddress:$shippingAddress billingAddress:$billingAddress useCustomerDefaultAddress:" +
          "$useCustomerDefaultAddress customAttributes:$customAttributes}){draftOrder{...DraftOrder}userErrors{field " +
          "message}}}fragment DraftOrder on DraftOrder{id legacyResourceId name status email phone note2 tags " +
          "poNumber ready createdAt updatedAt completedAt invoiceSentAt invoiceUrl reserveInventoryUntil " +
          "currencyCode presentmentCurrencyCode taxExempt taxesIncluded totalQuantityOfLineItems totalWeight " +
          "discountCodes customAttributes{key value}totalPriceSet{...Money}subtotalPriceSet{...Money}totalTaxSet{" +
          "...Money}totalShippingPriceSet{...Money}totalDiscountsSet{...Money}customer{id displayName}order{id name}" +
          "shippingAddress{...Address}billingAddress{...Address}lineItems(first:10){nodes{id uuid name title " +
          "variantTitle sku vendor quantity custom requiresShipping taxable originalUnitPriceSet{...Money}" +
          "discountedTotalSet{...Money}product{id title}variant{id title}}pageInfo{hasNextPage}}}fragment Money on " +
          "MoneyBag{shopMoney{amount currencyCode}}fragment Address on MailingAddress{address1 address2 city company " +
          "country countryCodeV2 firstName lastName name phone province provinceCode zip}",
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
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: { in: "body", steps: ["data", { only: true }, "draftOrder"] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_draft_orders"]],
    },
    "draft_orders.delete": {
      entity: "draft_orders",
      action: "delete",
      description: "Deletes a draft order.",
      keywords: ["drop quote", "quote", "phone order", "wholesale", "B2B", "manual", "offer"],
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
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DraftOrder" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_draft_orders"]],
    },
    "draft_orders.complete": {
      entity: "draft_orders",
      action: "complete",
      description: "Completes a draft order, which turns it into a paid order.",
      keywords: [
        "turn into order",
        "finalize",
        "convert",
        "place",
        "quote",
        "phone order",
        "wholesale",
        "B2B",
        "manual",
        "offer",
      ],
      effect: "additive",
      pays: true,
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: { draftOrderId: draft_ordersCompleteParamsDraftOrderId },
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
      isGraphql: true,
      scopes: [["write_draft_orders"]],
    },
    "draft_orders.send_invoice": {
      entity: "draft_orders",
      action: "send_invoice",
      description: "Sends an invoice email with the checkout link to the customer of a draft order.",
      keywords: [
        "email bill",
        "payment link",
        "bill buyer",
        "ask for payment",
        "quote",
        "phone order",
        "wholesale",
        "B2B",
        "manual",
        "offer",
      ],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          draftOrderId: draft_ordersCompleteParamsDraftOrderId,
          to: {
            type: "string",
            description: "Email address to send to. Defaults to the email address of the draft order.",
          },
          subject: { type: "string", description: "Subject of the email." },
          customMessage: { type: "string", description: "Custom message above the link." },
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
      isGraphql: true,
      scopes: [["write_draft_orders"]],
    },
    "products.list": {
      entity: "products",
      action: "list",
      description:
        "Lists products. Use `query` to filter by keywords and fields such as `status`, `vendor`, `tag` or " +
        "`collection_id`.",
      keywords: ["catalog", "what we sell", "article", "goods", "merchandise", "item", "SKU"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: {
            type: "string",
            description: "Sort field.",
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
          reverse: customersListParamsReverse,
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:ProductSortKeys$reverse:Boolean){products(first:$first " +
          "after:$after query:$query sortKey:$sortKey reverse:$reverse){nodes{...Product}pageInfo{hasNextPage " +
          "endCursor}}}fragment Product on Product{id legacyResourceId title handle description descriptionHtml " +
          "vendor productType status tags templateSuffix totalInventory tracksInventory hasOnlyDefaultVariant " +
          "hasOutOfStockVariants isGiftCard requiresSellingPlan onlineStoreUrl onlineStorePreviewUrl createdAt " +
          "updatedAt publishedAt seo{title description}category{id fullName}variantsCount{count precision}mediaCount{" +
          "count precision}options{id name position values}priceRangeV2{minVariantPrice{amount currencyCode}" +
          "maxVariantPrice{amount currencyCode}}featuredMedia{id alt mediaContentType preview{image{url altText}}}}",
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
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "products.get": {
      entity: "products",
      action: "get",
      description: "Gets a product with its options, price range, category and counts.",
      keywords: ["article details", "article", "goods", "merchandise", "item", "catalog", "SKU"],
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
          "query($id:ID!){product(id:$id){...Product}}fragment Product on Product{id legacyResourceId title handle " +
          "description descriptionHtml vendor productType status tags templateSuffix totalInventory tracksInventory " +
          "hasOnlyDefaultVariant hasOutOfStockVariants isGiftCard requiresSellingPlan onlineStoreUrl " +
          "onlineStorePreviewUrl createdAt updatedAt publishedAt seo{title description}category{id fullName}" +
          "variantsCount{count precision}mediaCount{count precision}options{id name position values}priceRangeV2{" +
          "minVariantPrice{amount currencyCode}maxVariantPrice{amount currencyCode}}featuredMedia{id alt " +
          "mediaContentType preview{image{url altText}}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Product" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "products.create": {
      entity: "products",
      action: "create",
      description: "Creates a product with one variant. To add variants, use `product_variants.create`.",
      keywords: ["add article", "launch", "article", "goods", "merchandise", "item", "catalog", "SKU"],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          title: productsCreateParamsTitle,
          descriptionHtml: productsCreateParamsDescriptionHtml,
          handle: productsCreateParamsHandle,
          vendor: { type: "string", description: "Vendor of the product." },
          productType: productsCreateParamsProductType,
          status: productsCreateParamsStatus,
          tags: {
            type: "array",
            items: { type: "string" },
            description: "Tags of the product, up to 250.",
            maxItems: 250,
          },
          category: productsCreateParamsCategory,
          seo: productsCreateParamsSeo,
          templateSuffix: productsCreateParamsTemplateSuffix,
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
            description: "Product options, such as size and color, with their values. Up to 3.",
            maxItems: 3,
          },
          giftCard: productsCreateParamsGiftCard,
          collectionsToJoin: productsCreateParamsCollectionsToJoin,
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
      isGraphql: true,
      scopes: [["write_products"]],
    },
    "products.update": {
      entity: "products",
      action: "update",
      description:
        "Updates a product and adds media. Fields that you leave out keep their value; tags replace the current tags.",
      keywords: [
        "price",
        "describe",
        "publish",
        "hide",
        "take out",
        "rename",
        "article",
        "goods",
        "merchandise",
        "item",
        "catalog",
        "SKU",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: customersUpdateParamsId,
          title: productsCreateParamsTitle,
          descriptionHtml: productsCreateParamsDescriptionHtml,
          handle: productsCreateParamsHandle,
          vendor: { type: "string", description: "Vendor of the product." },
          productType: productsCreateParamsProductType,
          status: productsCreateParamsStatus,
          tags: {
            type: "array",
            items: { type: "string" },
            description: "Tags of the product, up to 250. Replaces the current tags.",
            maxItems: 250,
          },
          category: productsCreateParamsCategory,
          seo: productsCreateParamsSeo,
          templateSuffix: productsCreateParamsTemplateSuffix,
          metafields: customersCreateParamsMetafields,
          redirectNewHandle: { type: "boolean", description: "Whether to redirect the old URL to the new one." },
          collectionsToJoin: productsCreateParamsCollectionsToJoin,
          collectionsToLeave: {
            type: "array",
            items: { type: "string" },
            description: "IDs of collections to remove the product from.",
          },
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
      isGraphql: true,
      scopes: [["write_products"]],
    },
    "products.delete": {
      entity: "products",
      action: "delete",
      description: "Deletes a product with its variants and media.",
      keywords: ["remove article", "take out of shop", "article", "goods", "merchandise", "item", "catalog", "SKU"],
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
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Product" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_products"]],
    },
    "product_variants.list": {
      entity: "product_variants",
      action: "list",
      description:
        "Lists variants of all products. Use `query` to filter by `product_id`, `sku`, `barcode` or `updated_at`.",
      keywords: ["options", "size", "color", "price", "flavor"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: {
            type: "string",
            description: "Sort field.",
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
          reverse: customersListParamsReverse,
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:ProductVariantSortKeys$reverse:Boolean){" +
          "productVariants(first:$first after:$after query:$query sortKey:$sortKey reverse:$reverse){nodes{" +
          "...ProductVariant}pageInfo{hasNextPage endCursor}}}fragment ProductVariant on ProductVariant{id " +
          "legacyResourceId title displayName sku barcode position price compareAtPrice taxable availableForSale " +
          "inventoryPolicy inventoryQuantity sellableOnlineQuantity requiresComponents createdAt updatedAt " +
          "selectedOptions{name value}product{id title}inventoryItem{id tracked}}",
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
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "product_variants.get": {
      entity: "product_variants",
      action: "get",
      description: "Gets a product variant with its price, SKU, inventory and options.",
      keywords: ["option price", "size", "color", "barcode", "flavor"],
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
          "query($id:ID!){productVariant(id:$id){...ProductVariant}}fragment ProductVariant on ProductVariant{id " +
          "legacyResourceId title displayName sku barcode position price compareAtPrice taxable availableForSale " +
          "inventoryPolicy inventoryQuantity sellableOnlineQuantity requiresComponents createdAt updatedAt " +
          "selectedOptions{name value}product{id title}inventoryItem{id tracked}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProductVariant" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "product_variants.create": {
      entity: "product_variants",
      action: "create",
      description: "Creates up to 250 variants of a product, each with its option values, and returns them.",
      keywords: ["add size", "new option", "size", "color", "SKU", "price", "barcode", "flavor"],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          productId: product_variantsCreateParamsProductId,
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
                inventoryItem: product_variantsCreateParamsVariantsItemsInventoryItem_2,
                inventoryQuantities: {
                  type: "array",
                  items: {
                    type: "object",
                    properties: product_variantsCreateParamsVariantsItemsInventoryQuantitiesItems,
                    required: ["locationId", "availableQuantity"],
                    additionalProperties: false,
                  },
                },
                mediaId: { type: "string" },
                metafields: product_variantsCreateParamsVariantsItemsMetafields,
              },
              additionalProperties: false,
            },
            description: "Variants to create, up to 250.",
            minItems: 1,
            maxItems: 250,
          },
          strategy: {
            type: "string",
            description: "Strategy for the standalone variant that a product starts with: remove or preserve it.",
            enum: ["DEFAULT", "PRESERVE_STANDALONE_VARIANT", "REMOVE_STANDALONE_VARIANT"],
          },
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
      record: { $ref: "#/$defs/VariantChange" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_products"]],
    },
    "product_variants.update": {
      entity: "product_variants",
      action: "update",
      description: "Updates up to 250 variants of a product by ID and returns them.",
      keywords: ["change price", "barcode", "size", "color", "SKU", "option", "price", "flavor"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          productId: product_variantsCreateParamsProductId,
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
                inventoryItem: product_variantsCreateParamsVariantsItemsInventoryItem_2,
                mediaId: { type: "string" },
                metafields: product_variantsCreateParamsVariantsItemsMetafields,
              },
              required: ["id"],
              additionalProperties: false,
            },
            description: "Variants with their IDs and new values, up to 250.",
            minItems: 1,
            maxItems: 250,
          },
          allowPartialUpdates: {
            type: "boolean",
            description: "Whether to update valid variants even if others fail.",
          },
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
      record: { $ref: "#/$defs/VariantChange" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_products"]],
    },
    "product_variants.delete": {
      entity: "product_variants",
      action: "delete",
      description: "Deletes variants of a product. The last variant cannot be deleted.",
      keywords: ["drop option", "size", "color", "SKU", "option", "price", "barcode", "flavor"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          productId: product_variantsCreateParamsProductId,
          variantsIds: {
            type: "array",
            items: { type: "string" },
            description: "Global IDs of the variants to delete, up to 250.",
            minItems: 1,
            maxItems: 250,
          },
        },
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
      isGraphql: true,
      scopes: [["write_products"]],
    },
    "product_images.list": {
      entity: "product_images",
      action: "list",
      description: "Lists the media of a product (images, videos and 3D models) in display order.",
      keywords: ["pictures", "photo", "gallery", "visual", "thumbnails"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          productId: product_variantsCreateParamsProductId,
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
      record: { $ref: "#/$defs/ProductMedia" },
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
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "product_images.get": {
      entity: "product_images",
      action: "get",
      description: "Gets a media item of a product: image, video or 3D model.",
      keywords: ["picture URL", "picture", "photo", "gallery", "visual", "thumbnails"],
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
          "query($id:ID!){node(id:$id){...on Media{...ProductMedia}}}fragment ProductMedia on Media{id alt " +
          "mediaContentType status preview{status image{url altText}}...on MediaImage{createdAt updatedAt mimeType " +
          "image{id url altText width height}}...on Video{duration filename}...on ExternalVideo{embedUrl host}...on " +
          "Model3d{filename}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/ProductMedia" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "collections.list": {
      entity: "collections",
      action: "list",
      description:
        "Lists collections. Use `query` to filter by type: `collection_type:custom` or `collection_type:smart`.",
      keywords: ["categories", "department", "group of goods", "aisle", "season"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: { type: "string", description: "Sort field.", enum: ["ID", "RELEVANCE", "TITLE", "UPDATED_AT"] },
          reverse: customersListParamsReverse,
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:CollectionSortKeys$reverse:Boolean){collections(first:" +
          "$first after:$after query:$query sortKey:$sortKey reverse:$reverse){nodes{...Collection}pageInfo{" +
          "hasNextPage endCursor}}}fragment Collection on Collection{id legacyResourceId title handle description " +
          "descriptionHtml sortOrder templateSuffix updatedAt productsCount{count precision}seo{title description}" +
          "image{id url altText width height}sources{__typename id title description}}",
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
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "collections.get": {
      entity: "collections",
      action: "get",
      description: "Gets a collection with its sources, sort order, image and product count.",
      keywords: ["category details", "category", "department", "group of goods", "aisle", "season"],
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
          "query($id:ID!){collection(id:$id){...Collection}}fragment Collection on Collection{id legacyResourceId " +
          "title handle description descriptionHtml sortOrder templateSuffix updatedAt productsCount{count precision}" +
          "seo{title description}image{id url altText width height}sources{__typename id title description}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Collection" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "collections.create": {
      entity: "collections",
      action: "create",
      description: "Creates a collection without products.",
      keywords: ["new category", "category", "department", "group of goods", "aisle", "season"],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          title: { type: "string", description: "Title of the collection.", maxLength: 255 },
          descriptionHtml: collectionsCreateParamsDescriptionHtml,
          handle: collectionsCreateParamsHandle,
          sortOrder: collectionsCreateParamsSortOrder,
          seo: productsCreateParamsSeo,
          image: collectionsCreateParamsImage,
          templateSuffix: collectionsCreateParamsTemplateSuffix,
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
      isGraphql: true,
      scopes: [["write_products"]],
    },
    "collections.update": {
      entity: "collections",
      action: "update",
      description: "Updates a collection. Fields that you leave out keep their value.",
      keywords: ["rename category", "rules", "category", "department", "group of goods", "aisle", "season"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: customersUpdateParamsId,
          title: { type: "string", description: "New title of the collection.", maxLength: 255 },
          descriptionHtml: collectionsCreateParamsDescriptionHtml,
          handle: collectionsCreateParamsHandle,
          sortOrder: collectionsCreateParamsSortOrder,
          seo: productsCreateParamsSeo,
          image: collectionsCreateParamsImage,
          templateSuffix: collectionsCreateParamsTemplateSuffix,
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
      isGraphql: true,
      scopes: [["write_products"]],
    },
    "collections.delete": {
      entity: "collections",
      action: "delete",
      description: "Deletes a collection. Its products stay in the store.",
      keywords: ["drop category", "category", "department", "group of goods", "aisle", "season"],
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
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Collection" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_products"]],
    },
    "collections.add_products": {
      entity: "collections",
      action: "add_products",
      description: "Adds products to a collection without conditions, and waits until it is done. Deprecated.",
      keywords: [
        "put in category",
        "include goods",
        "assign",
        "category",
        "department",
        "group of goods",
        "aisle",
        "season",
      ],
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
      isGraphql: true,
      scopes: [["write_products"]],
      deprecated: true,
    },
    "collections.remove_products": {
      entity: "collections",
      action: "remove_products",
      description:
        "Removes products from a collection without conditions, and waits until it is done. The products stay in the " +
        "store. Deprecated.",
      keywords: [
        "take out of category",
        "exclude goods",
        "unassign",
        "category",
        "department",
        "group of goods",
        "aisle",
        "season",
      ],
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
      isGraphql: true,
      scopes: [["write_products"]],
      deprecated: true,
    },
    "collects.list": {
      entity: "collects",
      action: "list",
      description: "Lists the products in a collection.",
      keywords: ["which category", "membership", "join", "custom category", "product in category"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          collectionId: collectionsAdd_productsParamsId,
          sortKey: {
            type: "string",
            description: "Sort field. `COLLECTION_DEFAULT` is the collection's own sort order.",
            enum: ["BEST_SELLING", "COLLECTION_DEFAULT", "CREATED", "ID", "MANUAL", "PRICE", "RELEVANCE", "TITLE"],
          },
          reverse: customersListParamsReverse,
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
          customersListBodyVariables3,
          customersListBodyVariables4,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Product" },
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
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "locations.list": {
      entity: "locations",
      action: "list",
      description: "Lists active locations. To include inactive ones, use `includeInactive`.",
      keywords: ["warehouses", "warehouse", "store", "branch", "site", "pickup"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: { type: "string", description: "Sort field.", enum: ["ID", "NAME", "RELEVANCE"] },
          reverse: customersListParamsReverse,
          includeInactive: { type: "boolean", description: "Whether to include inactive locations." },
          includeLegacy: {
            type: "boolean",
            description: "Whether to include locations of legacy fulfillment services.",
          },
        },
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document:
          "query($first:Int$after:String$query:String$sortKey:LocationSortKeys$reverse:Boolean" +
          "$includeInactive:Boolean$includeLegacy:Boolean){locations(first:$first after:$after query:$query sortKey:" +
          "$sortKey reverse:$reverse includeInactive:$includeInactive includeLegacy:$includeLegacy){nodes{" +
          "...Location}pageInfo{hasNextPage endCursor}}}fragment Location on Location{id legacyResourceId name " +
          "isActive activatable deactivatable deactivatedAt deletable fulfillsOnlineOrders shipsInventory " +
          "hasActiveInventory hasUnfulfilledOrders isFulfillmentService addressVerified createdAt updatedAt address{" +
          "address1 address2 city country countryCode latitude longitude phone province provinceCode zip}}",
        variables: [
          customersListBodyVariables0,
          customersListBodyVariables1,
          customersListBodyVariables2,
          customersListBodyVariables3,
          customersListBodyVariables4,
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
      isGraphql: true,
      scopes: [["read_locations"]],
    },
    "locations.get": {
      entity: "locations",
      action: "get",
      description: "Gets a location with its address and capabilities.",
      keywords: ["warehouse address", "warehouse", "store", "branch", "site", "pickup"],
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
          "query($id:ID!){location(id:$id){...Location}}fragment Location on Location{id legacyResourceId name " +
          "isActive activatable deactivatable deactivatedAt deletable fulfillsOnlineOrders shipsInventory " +
          "hasActiveInventory hasUnfulfilledOrders isFulfillmentService addressVerified createdAt updatedAt address{" +
          "address1 address2 city country countryCode latitude longitude phone province provinceCode zip}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Location" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_locations"]],
    },
    "inventory_levels.list": {
      entity: "inventory_levels",
      action: "list",
      description:
        "Lists the inventory levels at a location: available, on-hand, committed, incoming and reserved quantities.",
      keywords: ["in stock", "how many", "stock", "how many left", "warehouse"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          locationId: inventory_levelsListParamsLocationId,
          query: customersListParamsQuery,
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
          customersListBodyVariables2,
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/InventoryLevel" },
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
      isGraphql: true,
      scopes: [["read_inventory", "write_inventory"]],
    },
    "inventory_levels.get": {
      entity: "inventory_levels",
      action: "get",
      description: "Gets the inventory level of an item at a location.",
      keywords: ["stock of item", "stock", "on hand", "how many left", "warehouse", "available", "quantity"],
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
          "query($id:ID!){inventoryLevel(id:$id){...InventoryLevel}}fragment InventoryLevel on InventoryLevel{id " +
          "isActive canDeactivate deactivationAlert createdAt updatedAt item{id sku}location{id name}quantities(" +
          "names:[\"available\" \"on_hand\" \"committed\" \"incoming\" \"reserved\"]){name quantity updatedAt}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/InventoryLevel" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_inventory", "write_inventory"]],
    },
    "inventory_levels.update": {
      entity: "inventory_levels",
      action: "update",
      description:
        "Updates the inventory levels of up to 250 items by setting absolute quantities, and returns the changes.",
      keywords: [
        "set stock",
        "count",
        "recount",
        "correct stock",
        "stock",
        "on hand",
        "how many left",
        "warehouse",
        "available",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "Name of the quantity to set.", enum: ["available", "on_hand"] },
          reason: inventory_levelsUpdateParamsReason,
          quantities: {
            type: "array",
            items: {
              type: "object",
              properties: inventory_levelsUpdateParamsQuantitiesItems,
              required: ["inventoryItemId", "locationId", "quantity"],
              additionalProperties: false,
            },
            description: "New quantities by item and location, up to 250.",
            minItems: 1,
            maxItems: 250,
          },
          referenceDocumentUri: inventory_levelsUpdateParamsReferenceDocumentUri,
          idempotencyKey: order_refundsCreateParamsIdempotencyKey,
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
      isGraphql: true,
      scopes: [["write_inventory"]],
    },
    "inventory_adjustments.create": {
      entity: "inventory_adjustments",
      action: "create",
      description:
        "Creates an inventory adjustment: adds to or subtracts from the quantities of up to 250 items at their " +
        "locations.",
      keywords: ["stock change", "add stock", "received goods", "shrinkage", "damage", "plus minus"],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          name: { type: "string", description: "Name of the quantity to adjust, such as `available` or `damaged`." },
          reason: inventory_levelsUpdateParamsReason,
          changes: {
            type: "array",
            items: {
              type: "object",
              properties: inventory_adjustmentsCreateParamsChangesItems,
              required: ["inventoryItemId", "locationId", "delta"],
              additionalProperties: false,
            },
            description: "Quantity changes by item and location, up to 250.",
            minItems: 1,
            maxItems: 250,
          },
          referenceDocumentUri: inventory_levelsUpdateParamsReferenceDocumentUri,
          idempotencyKey: order_refundsCreateParamsIdempotencyKey,
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
      isGraphql: true,
      scopes: [["write_inventory"]],
    },
    "inventory_items.list": {
      entity: "inventory_items",
      action: "list",
      description: "Lists inventory items. Use `query` to filter by `sku`, `id` or `updated_at`.",
      keywords: ["cost", "customs", "HS code", "tracked", "origin", "customs data"],
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
      record: { $ref: "#/$defs/InventoryItem" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_inventory", "write_inventory"]],
    },
    "inventory_items.get": {
      entity: "inventory_items",
      action: "get",
      description: "Gets an inventory item with its cost, weight and origin.",
      keywords: ["cost of goods", "SKU", "customs", "HS code", "tracked", "customs data"],
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
          "query($id:ID!){inventoryItem(id:$id){...InventoryItem}}fragment InventoryItem on InventoryItem{id " +
          "legacyResourceId sku tracked requiresShipping countryCodeOfOrigin provinceCodeOfOrigin " +
          "harmonizedSystemCode duplicateSkuCount inventoryHistoryUrl createdAt updatedAt unitCost{amount " +
          "currencyCode}measurement{id weight{value unit}}locationsCount{count precision}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/InventoryItem" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_inventory", "write_inventory"]],
    },
    "inventory_items.update": {
      entity: "inventory_items",
      action: "update",
      description: "Updates the cost, SKU, tracking or origin of an inventory item.",
      keywords: ["change cost", "tracked", "HS code", "customs", "customs data"],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: customersUpdateParamsId,
          cost: { type: "string", description: "Unit cost of the item, as a decimal." },
          sku: { type: "string", description: "Stock keeping unit (SKU)." },
          tracked: { type: "boolean", description: "Whether to track the inventory of the item." },
          requiresShipping: { type: "boolean", description: "Whether the item requires shipping." },
          countryCodeOfOrigin: { type: "string", pattern: "^[A-Z]{2}$", description: "Country of origin." },
          provinceCodeOfOrigin: { type: "string", description: "Code of the province of origin, such as `ON`." },
          harmonizedSystemCode: {
            type: "string",
            description: "Harmonized system code for customs, 6 to 13 digits.",
            pattern: "^[0-9]{6,13}$",
          },
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
      isGraphql: true,
      scopes: [["write_inventory"]],
    },
    "fulfillment_orders.list": {
      entity: "fulfillment_orders",
      action: "list",
      description:
        "Lists the fulfillment orders that the scopes give access to. To include closed ones, use `includeClosed`.",
      keywords: ["to be shipped", "to ship", "pick and pack", "warehouse work", "open shipments", "routing"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: { type: "string", description: "Sort field.", enum: ["ID", "UPDATED_AT"] },
          reverse: customersListParamsReverse,
          includeClosed: {
            type: "boolean",
            description: "Whether to include completed and canceled fulfillment orders.",
          },
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
          customersListBodyVariables2,
          customersListBodyVariables3,
          customersListBodyVariables4,
          {
            name: "includeClosed",
            value: { template: { text: "{{includeClosed}}", parts: [{ name: "includeClosed" }] } },
          },
        ],
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FulfillmentOrder" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: fulfillment_ordersListScopes,
    },
    "fulfillment_orders.get": {
      entity: "fulfillment_orders",
      action: "get",
      description: "Gets a fulfillment order with its items, location, destination and holds.",
      keywords: ["shipping work details", "to ship", "pick and pack", "warehouse work", "open shipments", "routing"],
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
          "query($id:ID!){fulfillmentOrder(id:$id){...FulfillmentOrder}}fragment FulfillmentOrder on " +
          "FulfillmentOrder{id orderId orderName orderProcessedAt status requestStatus fulfillAt fulfillBy createdAt " +
          "updatedAt assignedLocation{name address1 address2 city countryCode phone province zip location{id name}}" +
          "destination{id firstName lastName company address1 address2 city countryCode email phone province zip}" +
          "deliveryMethod{id methodType presentedName serviceCode minDeliveryDateTime maxDeliveryDateTime}" +
          "supportedActions{action externalUrl}fulfillmentHolds{id handle reason reasonNotes displayReason}lineItems(" +
          "first:10){nodes{id productTitle variantTitle sku vendor totalQuantity remainingQuantity requiresShipping " +
          "lineItem{id title sku}variant{id title}}pageInfo{hasNextPage}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/FulfillmentOrder" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: fulfillment_ordersListScopes,
    },
    "fulfillment_orders.hold": {
      entity: "fulfillment_orders",
      action: "hold",
      description: "Creates a hold on a fulfillment order, which prevents its fulfillment.",
      keywords: [
        "pause shipping",
        "do not ship",
        "wait",
        "stop",
        "to ship",
        "pick and pack",
        "warehouse work",
        "open shipments",
        "routing",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          fulfillmentOrderId: fulfillment_ordersHoldParamsFulfillmentOrderId,
          reason: {
            type: "string",
            description: "Reason for the hold.",
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
          reasonNotes: { type: "string", description: "Additional notes on the reason for the hold." },
          notifyMerchant: { type: "boolean", description: "Whether to notify the merchant." },
          handle: { type: "string", description: "Your own handle for the hold, up to 64 characters.", maxLength: 64 },
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
      isGraphql: true,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "fulfillment_orders.release_hold": {
      entity: "fulfillment_orders",
      action: "release_hold",
      description: "Releases the holds on a fulfillment order. Defaults to all holds; set `holdIds` to select some.",
      keywords: [
        "ship now",
        "continue shipping",
        "unpause",
        "free",
        "to ship",
        "pick and pack",
        "warehouse work",
        "open shipments",
        "routing",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          fulfillmentOrderId: fulfillment_ordersHoldParamsFulfillmentOrderId,
          holdIds: { type: "array", items: { type: "string" }, description: "IDs of the holds to release." },
        },
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
      isGraphql: true,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "order_fulfillment_orders.list": {
      entity: "order_fulfillment_orders",
      action: "list",
      description: "Lists the fulfillment orders of an order. Their IDs are required to fulfill it.",
      keywords: ["what remains to ship", "warehouse work", "shipping parts", "open shipments", "where from"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          orderId: ordersCancelParamsOrderId,
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
      record: { $ref: "#/$defs/FulfillmentOrder" },
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
      isGraphql: true,
      scopes: fulfillment_ordersListScopes,
    },
    "fulfillments.list": {
      entity: "fulfillments",
      action: "list",
      description: "Lists the fulfillments of an order. Defaults to the first 100; set `first` for another number.",
      keywords: ["parcels", "shipment", "tracking", "delivery", "shipped", "dispatch"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: {
            type: "integer",
            description: "Maximum number of fulfillments. Defaults to 100.",
            default: 100,
            minimum: 1,
            maximum: 250,
          },
          orderId: ordersCancelParamsOrderId,
        },
        required: ["orderId"],
        additionalProperties: false,
      },
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
      record: { $ref: "#/$defs/Fulfillment" },
      records: { in: "body", steps: ["data", "order", "fulfillments"] },
      meta: {},
      pagination: order_refundsListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "fulfillments.get": {
      entity: "fulfillments",
      action: "get",
      description: "Gets a fulfillment with its items and tracking.",
      keywords: ["where is parcel", "shipment", "parcel", "delivery", "shipped", "dispatch"],
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
          "query($id:ID!){fulfillment(id:$id){...Fulfillment}}fragment Fulfillment on Fulfillment{id " +
          "legacyResourceId name status displayStatus totalQuantity requiresShipping createdAt updatedAt deliveredAt " +
          "estimatedDeliveryAt inTransitAt trackingInfo{company number url}location{id name}order{id name}service{id " +
          "serviceName handle}fulfillmentLineItems(first:20){nodes{id quantity lineItem{id title sku}}pageInfo{" +
          "hasNextPage}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Fulfillment" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "fulfillments.create": {
      entity: "fulfillments",
      action: "create",
      description:
        "Creates a fulfillment: marks items of fulfillment orders as shipped. Defaults to all items; set " +
        "`fulfillmentOrderLineItems` to select some.",
      keywords: [
        "ship",
        "mark shipped",
        "on its way",
        "dispatch",
        "send parcel",
        "shipment",
        "parcel",
        "tracking",
        "delivery",
      ],
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
            description: "Fulfillment orders, each with the items to fulfill.",
            minItems: 1,
          },
          trackingInfo: fulfillmentsCreateParamsTrackingInfo_2,
          notifyCustomer: ordersCancelParamsNotifyCustomer,
          message: { type: "string", description: "Message with the fulfillment request." },
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
      isGraphql: true,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "fulfillments.update": {
      entity: "fulfillments",
      action: "update",
      description: "Updates the tracking information of a fulfillment, replacing the current one.",
      keywords: [
        "tracking number",
        "carrier",
        "correct tracking",
        "shipment",
        "parcel",
        "delivery",
        "shipped",
        "dispatch",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: customersUpdateParamsId,
          trackingInfo: fulfillmentsCreateParamsTrackingInfo_2,
          notifyCustomer: ordersCancelParamsNotifyCustomer,
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
      isGraphql: true,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "fulfillments.delete": {
      entity: "fulfillments",
      action: "delete",
      description: "Cancels a fulfillment, after which its items can be fulfilled again.",
      keywords: [
        "cancel shipment",
        "undo shipping",
        "shipment",
        "parcel",
        "tracking",
        "delivery",
        "shipped",
        "dispatch",
      ],
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
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Fulfillment" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_merchant_managed_fulfillment_orders"]],
    },
    "price_rules.list": {
      entity: "price_rules",
      action: "list",
      description:
        "Lists discounts of all types with their first 10 codes. Use `query` to filter by method, status, title or " +
        "code.",
      keywords: ["promotions", "discount rule", "percent off", "sale", "conditions"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          query: customersListParamsQuery,
          sortKey: {
            type: "string",
            description: "Sort field.",
            enum: ["CREATED_AT", "ENDS_AT", "ID", "RELEVANCE", "STARTS_AT", "TITLE", "UPDATED_AT"],
          },
          reverse: customersListParamsReverse,
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
        variables: customersListBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Discount" },
      records: { in: "body", steps: ["data", { only: true }, "nodes"] },
      meta: customersListMeta,
      pagination: customersListPagination,
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_discounts", "write_discounts"]],
    },
    "price_rules.get": {
      entity: "price_rules",
      action: "get",
      description: "Gets a discount with its dates, limits and first 10 codes.",
      keywords: ["promotion details", "discount rule", "promotion", "percent off", "sale", "conditions"],
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
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Discount" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["read_discounts", "write_discounts"]],
    },
    "discount_codes.list": {
      entity: "discount_codes",
      action: "list",
      description: "Lists the codes of a discount. An automatic discount has none.",
      keywords: ["vouchers", "coupon", "promo code", "percent off", "sale", "rebate"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          discountId: {
            type: "string",
            description: "Global ID of the discount, such as `gid://shopify/DiscountNode/1`.",
          },
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
      record: { $ref: "#/$defs/DiscountCode" },
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
      isGraphql: true,
      scopes: [["read_discounts", "write_discounts"]],
    },
    "discount_codes.get": {
      entity: "discount_codes",
      action: "get",
      description: "Gets the discount of a discount code.",
      keywords: ["voucher details", "voucher", "coupon", "promo code", "percent off", "sale", "rebate"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: { code: discount_codesGetParamsCode },
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
      isGraphql: true,
      scopes: [["read_discounts", "write_discounts"]],
    },
    "discount_codes.create": {
      entity: "discount_codes",
      action: "create",
      description: "Creates a discount of an amount or a percentage with one discount code.",
      keywords: ["make voucher", "new coupon", "voucher", "coupon", "promo code", "percent off", "sale", "rebate"],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          code: discount_codesGetParamsCode,
          title: discount_codesCreateParamsTitle,
          startsAt: discount_codesCreateParamsStartsAt,
          endsAt: discount_codesCreateParamsEndsAt,
          usageLimit: discount_codesCreateParamsUsageLimit,
          appliesOncePerCustomer: discount_codesCreateParamsAppliesOncePerCustomer,
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
      isGraphql: true,
      scopes: [["write_discounts"]],
    },
    "discount_codes.update": {
      entity: "discount_codes",
      action: "update",
      description: "Updates a code discount. Fields that you leave out keep their value.",
      keywords: [
        "extend voucher",
        "change percent",
        "voucher",
        "coupon",
        "promo code",
        "percent off",
        "sale",
        "rebate",
      ],
      effect: "overwrites",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          id: customersUpdateParamsId,
          code: { type: "string", description: "New discount code." },
          title: discount_codesCreateParamsTitle,
          startsAt: discount_codesCreateParamsStartsAt,
          endsAt: discount_codesCreateParamsEndsAt,
          usageLimit: discount_codesCreateParamsUsageLimit,
          appliesOncePerCustomer: discount_codesCreateParamsAppliesOncePerCustomer,
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
      isGraphql: true,
      scopes: [["write_discounts"]],
    },
    "discount_codes.delete": {
      entity: "discount_codes",
      action: "delete",
      description: "Deletes a discount and all of its codes.",
      keywords: ["end voucher", "voucher", "coupon", "promo code", "percent off", "sale", "rebate"],
      effect: "destroys",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: { id: { type: "string", description: "Global ID of the discount." } },
        required: ["id"],
        additionalProperties: false,
      },
      query: [],
      headers: [],
      body: {
        from: "graphql",
        document: "mutation($id:ID!){discountCodeDelete(id:$id){deletedCodeDiscountId userErrors{field message code}}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/DiscountCode" },
      records: null,
      meta: {},
      errors: requestErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
      scopes: [["write_discounts"]],
    },
    "metafields.list": {
      entity: "metafields",
      action: "list",
      description:
        "Lists the metafields of a record: a customer, product, variant, order, draft order, location, collection or " +
        "the shop.",
      keywords: ["extra data", "custom field", "property", "attribute", "own value"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          ownerId: metafieldsListParamsOwnerId,
          namespace: { type: "string", description: "Filters by namespace." },
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
      record: { $ref: "#/$defs/Metafield" },
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
      isGraphql: true,
    },
    "metafields.get": {
      entity: "metafields",
      action: "get",
      description: "Gets a metafield.",
      keywords: ["one value", "custom field", "extra data", "property", "attribute", "own value"],
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
          "query($id:ID!){node(id:$id){...on Metafield{...Metafield}}}fragment Metafield on Metafield{id " +
          "legacyResourceId namespace key type value ownerType compareDigest sizeInBytes createdAt updatedAt " +
          "definition{id name}}",
        variables: customersGetBodyVariables,
      },
      encode: { body: "json", objects: "brackets", arrays: "repeat" },
      record: { $ref: "#/$defs/Metafield" },
      records: { in: "body", steps: ["data", { only: true }] },
      meta: {},
      errors: shopGetErrors,
      retry: requestRetry,
      timeoutMs: 60000,
      isGraphql: true,
    },
    "metafields.update": {
      entity: "metafields",
      action: "update",
      description: "Updates or creates up to 25 metafields of any records and returns them.",
      keywords: ["set value", "write", "custom field", "extra data", "property", "attribute", "own value"],
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
              properties: metafieldsUpdateParamsMetafieldsItems,
              required: ["ownerId", "key", "value"],
              additionalProperties: false,
            },
            description: "Metafields to set, each with owner and value. Up to 25.",
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
      isGraphql: true,
    },
    "metafields.delete": {
      entity: "metafields",
      action: "delete",
      description: "Deletes metafields of any records.",
      keywords: ["drop value", "custom field", "extra data", "property", "attribute", "own value"],
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
              properties: metafieldsDeleteParamsMetafieldsItems,
              required: ["ownerId", "namespace", "key"],
              additionalProperties: false,
            },
            description: "Metafields to delete, by owner, namespace and key. Up to 250.",
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
      isGraphql: true,
    },
    "shop_metafields.list": {
      entity: "shop_metafields",
      action: "list",
      description: "Lists the metafields of the shop.",
      keywords: ["custom fields of store", "extra data", "own values", "store attributes", "app data"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          namespace: { type: "string", description: "Filters by namespace." },
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
      record: { $ref: "#/$defs/Metafield" },
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
      isGraphql: true,
    },
    "metafield_customers.list": {
      entity: "metafield_customers",
      action: "list",
      description: "Lists the metafields of a customer.",
      keywords: ["custom fields of buyer", "extra data", "own values", "attributes", "buyer properties"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          customerId: customer_addressesListParamsCustomerId,
          namespace: { type: "string", description: "Filters by namespace." },
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
      record: { $ref: "#/$defs/Metafield" },
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
      isGraphql: true,
      scopes: [["read_customers", "write_customers"]],
    },
    "metafield_products.list": {
      entity: "metafield_products",
      action: "list",
      description: "Lists the metafields of a product.",
      keywords: ["custom fields of article", "extra data", "own values", "attributes", "specs"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          productId: product_variantsCreateParamsProductId,
          namespace: { type: "string", description: "Filters by namespace." },
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
      record: { $ref: "#/$defs/Metafield" },
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
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "metafield_orders.list": {
      entity: "metafield_orders",
      action: "list",
      description: "Lists the metafields of an order.",
      keywords: ["custom fields of sale", "extra data", "own values", "attributes", "gift note"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          orderId: ordersCancelParamsOrderId,
          namespace: { type: "string", description: "Filters by namespace." },
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
      record: { $ref: "#/$defs/Metafield" },
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
      isGraphql: true,
      scopes: [["read_orders", "write_orders"]],
    },
    "metafield_draft_orders.list": {
      entity: "metafield_draft_orders",
      action: "list",
      description: "Lists the metafields of a draft order.",
      keywords: ["custom fields of quote", "extra data", "own values", "attributes", "quote properties"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          draftOrderId: draft_ordersCompleteParamsDraftOrderId,
          namespace: { type: "string", description: "Filters by namespace." },
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
      record: { $ref: "#/$defs/Metafield" },
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
      isGraphql: true,
      scopes: [["read_draft_orders", "write_draft_orders"]],
    },
    "metafield_locations.list": {
      entity: "metafield_locations",
      action: "list",
      description: "Lists the metafields of a location.",
      keywords: ["custom fields of warehouse", "extra data", "own values", "attributes", "branch properties"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          locationId: inventory_levelsListParamsLocationId,
          namespace: { type: "string", description: "Filters by namespace." },
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
      record: { $ref: "#/$defs/Metafield" },
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
      isGraphql: true,
      scopes: [["read_locations"]],
    },
    "metafield_product_variants.list": {
      entity: "metafield_product_variants",
      action: "list",
      description: "Lists the metafields of a product variant.",
      keywords: ["custom fields of option", "extra data", "own values", "attributes", "SKU properties"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          variantId: {
            type: "string",
            description: "Global ID of the product variant, such as `gid://shopify/ProductVariant/1`.",
          },
          namespace: { type: "string", description: "Filters by namespace." },
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
      record: { $ref: "#/$defs/Metafield" },
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
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "metafield_collections.list": {
      entity: "metafield_collections",
      action: "list",
      description: "Lists the metafields of a collection.",
      keywords: ["custom fields of category", "extra data", "own values", "attributes", "category properties"],
      effect: "read",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          first: customersListParamsFirst,
          after: customersListParamsAfter,
          collectionId: collectionsAdd_productsParamsId,
          namespace: { type: "string", description: "Filters by namespace." },
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
      record: { $ref: "#/$defs/Metafield" },
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
      isGraphql: true,
      scopes: [["read_products", "write_products"]],
    },
    "tags.create": {
      entity: "tags",
      action: "create",
      description: "Adds tags to a customer, order, draft order, product or article. Keeps the current tags.",
      keywords: ["label", "mark", "marker", "category", "VIP", "keyword"],
      effect: "additive",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          recordId: metafieldsListParamsOwnerId,
          tags: { type: "array", items: { type: "string" }, description: "Tags to add.", minItems: 1 },
        },
        required: ["recordId", "tags"],
        additionalProperties: false,
      },
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
      isGraphql: true,
    },
    "tags.delete": {
      entity: "tags",
      action: "delete",
      description: "Removes tags from a customer, order, draft order, product or article.",
      keywords: ["unlabel", "untag", "label", "marker", "category", "VIP", "keyword"],
      effect: "overwrites",
      undo: "`tags.create` adds the tags again.",
      method: "POST",
      path: ["/graphql.json"],
      routes: [],
      params: {
        type: "object",
        properties: {
          recordId: metafieldsListParamsOwnerId,
          tags: { type: "array", items: { type: "string" }, description: "Tags to remove.", minItems: 1 },
        },
        required: ["recordId", "tags"],
        additionalProperties: false,
      },
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
      isGraphql: true,
    },
  },
  webhooks: {
    docs: "https://shopify.dev/docs/apps/build/webhooks/verify-deliveries",
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
    sends: {
      customers: { create: "customers/create", update: "customers/update", delete: "customers/delete" },
      orders: { create: "orders/create", update: "orders/updated", delete: "orders/delete" },
      draft_orders: { create: "draft_orders/create", update: "draft_orders/update", delete: "draft_orders/delete" },
      products: { create: "products/create", update: "products/update", delete: "products/delete" },
      collections: { create: "collections/create", update: "collections/update", delete: "collections/delete" },
      locations: { create: "locations/create", update: "locations/update", delete: "locations/delete" },
      inventory_items: {
        create: "inventory_items/create",
        update: "inventory_items/update",
        delete: "inventory_items/delete",
      },
      order_refunds: { create: "refunds/create" },
      fulfillments: { create: "fulfillments/create", update: "fulfillments/update" },
    },
    byHand:
      "Add a subscription with this URL to the configuration of your app and deploy it. Requests are signed with the " +
      "client secret of the app.",
  },
  schemas: {
    Query: customersListParamsQuery,
    Reverse: customersListParamsReverse,
    Currency: { type: "string", minLength: 3, maxLength: 3 },
    Country: { type: "string", pattern: "^[A-Z]{2}$" },
    IdempotencyKey: order_refundsCreateParamsIdempotencyKey,
    ProductStatus: productsCreateParamsStatus,
    Metafields: {
      type: "array",
      items: { $ref: "#/$defs/MetafieldInput" },
      description: "Metafields, each with namespace, key, type and value.",
    },
    CustomAttributes: {
      type: "array",
      items: { $ref: "#/$defs/AttributeInput" },
      description: "Custom attributes, as keys and values.",
    },
    MediaType: productsCreateParamsMediaItemsMediaContentType,
    RestockType: { type: "string", enum: ["CANCEL", "NO_RESTOCK", "RETURN"] },
    TransactionKind: order_refundsCreateParamsTransactionsItemsKind,
    InventoryPolicy: { type: "string", enum: ["CONTINUE", "DENY"] },
    BuyerSelection: { type: "string", enum: ["ALL"] },
    Shop: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        email: { type: "string" },
        contactEmail: { type: "string" },
        description: { type: ["string", "null"] },
        myshopifyDomain: { type: "string" },
        url: { type: "string" },
        shopOwnerName: { type: "string" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        currencyCode: { type: "string" },
        enabledPresentmentCurrencies: { type: "array", items: { type: "string" } },
        ianaTimezone: { type: "string" },
        timezoneOffset: { type: "string" },
        unitSystem: { type: "string" },
        weightUnit: { type: "string" },
        taxesIncluded: { type: "boolean" },
        taxShipping: { type: "boolean" },
        shipsToCountries: { type: "array", items: { type: "string" } },
        setupRequired: { type: "boolean" },
        orderNumberFormatPrefix: { type: "string" },
        orderNumberFormatSuffix: { type: "string" },
        plan: { $ref: "#/$defs/ShopPlan" },
        primaryDomain: { $ref: "#/$defs/Domain" },
        shopAddress: { $ref: "#/$defs/ShopAddress" },
      },
      required: ["id"],
    },
    ShopPlan: {
      type: "object",
      properties: {
        publicDisplayName: { type: "string" },
        shopifyPlus: { type: "boolean" },
        partnerDevelopment: { type: "boolean" },
      },
    },
    Domain: {
      type: "object",
      properties: {
        id: { type: "string" },
        host: { type: "string" },
        url: { type: "string" },
        sslEnabled: { type: "boolean" },
      },
    },
    ShopAddress: {
      type: "object",
      properties: {
        address1: { type: ["string", "null"] },
        address2: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        company: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        countryCodeV2: { type: ["string", "null"] },
        phone: { type: ["string", "null"] },
        province: { type: ["string", "null"] },
        provinceCode: { type: ["string", "null"] },
        zip: { type: ["string", "null"] },
      },
    },
    Customer: {
      type: "object",
      properties: {
        id: { type: "string", description: "The customer's ID, in Shopify's global form." },
        legacyResourceId: { type: "string", description: "The customer's numeric ID, as in the REST API." },
        displayName: {
          type: "string",
          description: "The customer's name, or email address or phone number if unnamed.",
        },
        firstName: { type: ["string", "null"], description: "The customer's first name." },
        lastName: { type: ["string", "null"], description: "The customer's last name." },
        note: { type: ["string", "null"], description: "The merchant's note about the customer." },
        state: {
          type: "string",
          description: "The state of the customer's account with the shop, for example enabled or invited.",
        },
        tags: { type: "array", items: { type: "string" }, description: "The tags attached to the customer." },
        taxExempt: customersCreateParamsTaxExempt,
        taxExemptions: {
          type: "array",
          items: { type: "string" },
          description: "The particular tax exemptions that apply to the customer.",
        },
        verifiedEmail: { type: "boolean", description: "Whether the customer's email address is verified." },
        locale: { type: "string", description: "The customer's locale, for example en or fr-CA." },
        numberOfOrders: { type: "string", description: "The number of orders the customer has placed, as a string." },
        lifetimeDuration: { type: "string", description: "The time since the customer was first added, in words." },
        dataSaleOptOut: {
          type: "boolean",
          description: "Whether the customer has opted out of the sale of their data.",
        },
        canDelete: { type: "boolean", description: "Whether the merchant may delete the customer." },
        multipassIdentifier: {
          type: ["string", "null"],
          description: "The ID linking the customer to a Multipass login.",
        },
        createdAt: { type: "string", format: "date-time", description: "The time the customer was added." },
        updatedAt: { type: "string", format: "date-time", description: "The time of the customer's last update." },
        amountSpent: { $ref: "#/$defs/Money", description: "The total amount the customer has spent." },
        defaultEmailAddress: {
          anyOf: [
            {
              $ref: "#/$defs/CustomerEmailAddress",
              description: "The customer's default email address, with marketing consent.",
            },
            { type: "null" },
          ],
        },
        defaultPhoneNumber: {
          anyOf: [
            {
              $ref: "#/$defs/CustomerPhoneNumber",
              description: "The customer's default phone number, with marketing consent.",
            },
            { type: "null" },
          ],
        },
        defaultAddress: {
          anyOf: [
            { $ref: "#/$defs/DefaultAddress", description: "The customer's default address. Null if there is none." },
            { type: "null" },
          ],
        },
        lastOrder: {
          anyOf: [
            { $ref: "#/$defs/OrderReference", description: "The customer's last order. Null if there is none." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    Money: { type: "object", properties: { amount: { type: "string" }, currencyCode: { type: "string" } } },
    CustomerEmailAddress: {
      type: "object",
      properties: {
        emailAddress: { type: "string" },
        marketingState: { type: "string" },
        marketingOptInLevel: { type: ["string", "null"] },
        marketingUpdatedAt: { type: ["string", "null"], format: "date-time" },
        validFormat: { type: "boolean" },
      },
    },
    CustomerPhoneNumber: { type: "object", properties: { phoneNumber: { type: "string" } } },
    DefaultAddress: {
      type: "object",
      properties: {
        id: { type: "string" },
        address1: { type: ["string", "null"] },
        address2: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        company: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        countryCodeV2: { type: ["string", "null"] },
        firstName: { type: ["string", "null"] },
        lastName: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        phone: { type: ["string", "null"] },
        province: { type: ["string", "null"] },
        provinceCode: { type: ["string", "null"] },
        zip: { type: ["string", "null"] },
      },
    },
    OrderReference: schemasOrderReference,
    CustomerAddress: {
      type: "object",
      properties: {
        id: { type: "string", description: "The address's ID." },
        address1: { type: ["string", "null"], description: "The first line of the address." },
        address2: {
          type: ["string", "null"],
          description: "The second line of the address, for example an apartment.",
        },
        city: { type: ["string", "null"], description: "The city, district or town." },
        company: { type: ["string", "null"], description: "The company at the address." },
        country: { type: ["string", "null"], description: "The country's name." },
        countryCodeV2: { type: ["string", "null"], description: "The country's two-letter ISO code." },
        firstName: { type: ["string", "null"], description: "The first name of the person at the address." },
        lastName: { type: ["string", "null"], description: "The last name of the person at the address." },
        name: { type: ["string", "null"], description: "The full name of the person at the address." },
        phone: { type: ["string", "null"], description: "The phone number, in E.164 format." },
        province: { type: ["string", "null"], description: "The name of the province, state or region." },
        provinceCode: { type: ["string", "null"], description: "The code of the province, state or region." },
        zip: { type: ["string", "null"], description: "The zip or postal code." },
        formatted: {
          type: "array",
          items: { type: "string" },
          description: "The address in lines, formatted for its country.",
        },
        coordinatesValidated: { type: "boolean", description: "Whether the coordinates are valid." },
        latitude: { type: ["number", "null"], description: "The latitude of the address. Null if not known." },
        longitude: { type: ["number", "null"], description: "The longitude of the address. Null if not known." },
        timeZone: { type: ["string", "null"], description: "The time zone of the address." },
      },
      required: ["id"],
    },
    Order: {
      type: "object",
      properties: {
        id: { type: "string", description: "The order's ID, in Shopify's global form." },
        legacyResourceId: { type: "string", description: "The order's numeric ID, as in the REST API." },
        name: { type: "string", description: "The order's name as shown to users, for example #1001." },
        number: { type: "integer", description: "The order's number, without prefix or suffix." },
        email: { type: ["string", "null"], description: "The customer's email address for the order." },
        phone: { type: ["string", "null"], description: "The customer's phone number for the order." },
        note: { type: ["string", "null"], description: "The note on the order." },
        tags: { type: "array", items: { type: "string" }, description: "The tags attached to the order." },
        test: { type: "boolean", description: "Whether this is a test order." },
        confirmed: { type: "boolean", description: "Whether inventory has been reserved for the order." },
        confirmationNumber: {
          type: ["string", "null"],
          description: "The random code shown to the customer as confirmation.",
        },
        poNumber: schemasOrderPoNumber,
        sourceName: {
          type: ["string", "null"],
          description: "The channel the order came from, for example web or pos.",
        },
        sourceIdentifier: { type: ["string", "null"], description: "The order's ID in the channel it came from." },
        createdAt: { type: "string", format: "date-time", description: "The time the order was created in Shopify." },
        updatedAt: { type: "string", format: "date-time", description: "The time of the order's last update." },
        processedAt: {
          type: "string",
          format: "date-time",
          description: "The time of the order itself. May differ from creation for imported orders.",
        },
        closedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the order was closed. Null while it is open.",
        },
        closed: { type: "boolean", description: "Whether the order is closed, with no work left." },
        cancelledAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the order was canceled. Null otherwise.",
        },
        cancelReason: {
          type: ["string", "null"],
          description: "The reason for the cancellation. Null if not canceled.",
        },
        currencyCode: { type: "string", description: "The shop's currency at the time of the order." },
        presentmentCurrencyCode: { type: "string", description: "The currency the customer saw and paid in." },
        displayFinancialStatus: {
          type: ["string", "null"],
          description: "The order's payment status, for example paid or refunded.",
        },
        displayFulfillmentStatus: {
          type: "string",
          description: "The order's fulfillment status, for example fulfilled.",
        },
        returnStatus: { type: "string", description: "The status of the order's returns." },
        fullyPaid: { type: "boolean", description: "Whether the order is paid in full." },
        unpaid: { type: "boolean", description: "Whether nothing has been paid on the order yet." },
        refundable: { type: "boolean", description: "Whether the order can be refunded." },
        capturable: { type: "boolean", description: "Whether a payment on the order can be captured." },
        edited: { type: "boolean", description: "Whether the order has been edited." },
        requiresShipping: { type: "boolean", description: "Whether any line item needs shipping." },
        taxesIncluded: schemasOrderTaxesIncluded,
        taxExempt: { type: "boolean", description: "Whether the order is exempt from taxes." },
        estimatedTaxes: { type: "boolean", description: "Whether the taxes are estimates." },
        customerLocale: { type: ["string", "null"], description: "The customer's locale in the checkout." },
        discountCodes: {
          type: "array",
          items: { type: "string" },
          description: "The discount codes used on the order.",
        },
        paymentGatewayNames: {
          type: "array",
          items: { type: "string" },
          description: "The payment gateways used on the order.",
        },
        subtotalLineItemsQuantity: { type: "integer", description: "The total quantity of items ordered." },
        currentSubtotalLineItemsQuantity: {
          type: "integer",
          description: "The total quantity of items, after removals and refunds.",
        },
        totalWeight: { type: ["string", "null"], description: "The total weight of the items, in grams." },
        statusPageUrl: { type: "string", description: "The address of the customer's order status page." },
        customAttributes: {
          type: "array",
          items: { $ref: "#/$defs/Attribute" },
          description: "The custom attributes of the order, as pairs of key and value.",
        },
        totalPriceSet: {
          $ref: "#/$defs/MoneyBag",
          description: "The order's total before returns, with taxes, shipping and discounts.",
        },
        subtotalPriceSet: {
          anyOf: [
            { $ref: "#/$defs/MoneyBag", description: "The items' total after discounts, before returns and shipping." },
            { type: "null" },
          ],
        },
        totalTaxSet: {
          anyOf: [
            { $ref: "#/$defs/MoneyBag", description: "The taxes on the order, before returns." },
            { type: "null" },
          ],
        },
        totalDiscountsSet: {
          anyOf: [
            { $ref: "#/$defs/MoneyBag", description: "The discounts on the order, before returns." },
            { type: "null" },
          ],
        },
        totalShippingPriceSet: { $ref: "#/$defs/MoneyBag", description: "The shipping price, before returns." },
        currentTotalPriceSet: { $ref: "#/$defs/MoneyBag", description: "The order's total, after edits and returns." },
        totalRefundedSet: { $ref: "#/$defs/MoneyBag", description: "The amount refunded so far." },
        totalOutstandingSet: { $ref: "#/$defs/MoneyBag", description: "The amount still to be paid." },
        customer: {
          anyOf: [
            {
              $ref: "#/$defs/CustomerReference",
              description: "The customer who placed the order. Null if there is none.",
            },
            { type: "null" },
          ],
        },
        shippingAddress: {
          anyOf: [
            {
              $ref: "#/$defs/Address",
              description: "The address the order is shipped to. Null if nothing is shipped.",
            },
            { type: "null" },
          ],
        },
        billingAddress: schemasOrderBillingAddress,
        shippingLine: {
          anyOf: [
            { $ref: "#/$defs/ShippingLine", description: "The shipping method chosen. Null if nothing is shipped." },
            { type: "null" },
          ],
        },
        lineItems: { $ref: "#/$defs/LineItemConnection", description: "The items ordered, as a page of results." },
      },
      required: ["id"],
    },
    Attribute: { type: "object", properties: { key: { type: "string" }, value: { type: ["string", "null"] } } },
    MoneyBag: { type: "object", properties: { shopMoney: { $ref: "#/$defs/Money" } } },
    CustomerReference: { type: "object", properties: { id: { type: "string" }, displayName: { type: "string" } } },
    Address: {
      type: "object",
      properties: {
        address1: { type: ["string", "null"] },
        address2: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        company: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        countryCodeV2: { type: ["string", "null"] },
        firstName: { type: ["string", "null"] },
        lastName: { type: ["string", "null"] },
        name: { type: ["string", "null"] },
        phone: { type: ["string", "null"] },
        province: { type: ["string", "null"] },
        provinceCode: { type: ["string", "null"] },
        zip: { type: ["string", "null"] },
      },
    },
    ShippingLine: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        title: { type: "string" },
        code: { type: ["string", "null"] },
        source: { type: ["string", "null"] },
        originalPriceSet: { $ref: "#/$defs/MoneyBag" },
      },
    },
    LineItemConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/LineItem" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    LineItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        title: { type: "string" },
        variantTitle: { type: ["string", "null"] },
        sku: { type: ["string", "null"] },
        vendor: { type: ["string", "null"] },
        quantity: { type: "integer" },
        currentQuantity: { type: "integer" },
        unfulfilledQuantity: { type: "integer" },
        refundableQuantity: { type: "integer" },
        requiresShipping: { type: "boolean" },
        taxable: { type: "boolean" },
        isGiftCard: { type: "boolean" },
        originalUnitPriceSet: { $ref: "#/$defs/MoneyBag" },
        discountedTotalSet: { $ref: "#/$defs/MoneyBag" },
        customAttributes: { type: "array", items: { $ref: "#/$defs/Attribute" } },
        product: schemasLineItemProduct,
        variant: schemasLineItemVariant,
      },
    },
    ProductReference: schemasProductReference,
    VariantReference: schemasProductReference,
    PageInfo: { type: "object", properties: { hasNextPage: { type: "boolean" } } },
    Product: {
      type: "object",
      properties: {
        id: { type: "string", description: "The product's ID, in Shopify's global form." },
        legacyResourceId: { type: "string", description: "The product's numeric ID, as in the REST API." },
        title: { type: "string", description: "The product's name, as shown to customers." },
        handle: { type: "string", description: "The product's handle, used in addresses." },
        description: { type: "string", description: "The product's description, as plain text." },
        descriptionHtml: { type: "string", description: "The product's description, as HTML." },
        vendor: { type: "string", description: "The product's vendor." },
        productType: { type: "string", description: "The product's type, set by the merchant." },
        status: { type: "string", description: "The product's status, for example active, draft or archived." },
        tags: { type: "array", items: { type: "string" }, description: "The tags attached to the product." },
        templateSuffix: {
          type: ["string", "null"],
          description: "The suffix of the theme template used. Null for the default.",
        },
        totalInventory: { type: "integer", description: "The quantity in stock, over every variant and location." },
        tracksInventory: { type: "boolean", description: "Whether inventory is tracked for the product." },
        hasOnlyDefaultVariant: {
          type: "boolean",
          description: "Whether the product has just the one default variant.",
        },
        hasOutOfStockVariants: { type: "boolean", description: "Whether any variant is out of stock." },
        isGiftCard: productsCreateParamsGiftCard,
        requiresSellingPlan: {
          type: "boolean",
          description: "Whether the product can be bought with a selling plan alone.",
        },
        onlineStoreUrl: {
          type: ["string", "null"],
          description: "The product's address in the online store. Null if not published there.",
        },
        onlineStorePreviewUrl: {
          type: ["string", "null"],
          description: "The address for previewing the product. Null if there is none.",
        },
        createdAt: { type: "string", format: "date-time", description: "The time the product was created." },
        updatedAt: { type: "string", format: "date-time", description: "The time of the product's last update." },
        publishedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the product was published to the online store. Null if it is not.",
        },
        seo: { $ref: "#/$defs/SEO", description: "The title and description for search engines." },
        category: {
          anyOf: [
            { $ref: "#/$defs/TaxonomyCategory", description: "The product's category in Shopify's taxonomy." },
            { type: "null" },
          ],
        },
        variantsCount: {
          anyOf: [{ $ref: "#/$defs/Count", description: "The number of the product's variants." }, { type: "null" }],
        },
        mediaCount: {
          anyOf: [{ $ref: "#/$defs/Count", description: "The number of the product's media." }, { type: "null" }],
        },
        options: {
          type: "array",
          items: { $ref: "#/$defs/ProductOption" },
          description: "The product's options, for example size and color.",
        },
        priceRangeV2: {
          $ref: "#/$defs/ProductPriceRange",
          description: "The lowest and highest price among the variants.",
        },
        featuredMedia: {
          anyOf: [
            { $ref: "#/$defs/Media", description: "The image or other media featured for the product." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    SEO: {
      type: "object",
      properties: { title: { type: ["string", "null"] }, description: { type: ["string", "null"] } },
    },
    TaxonomyCategory: { type: "object", properties: { id: { type: "string" }, fullName: { type: "string" } } },
    Count: { type: "object", properties: { count: { type: "integer" }, precision: { type: "string" } } },
    ProductOption: {
      type: "object",
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        position: { type: "integer" },
        values: { type: "array", items: { type: "string" } },
      },
    },
    ProductPriceRange: {
      type: "object",
      properties: { minVariantPrice: { $ref: "#/$defs/Money" }, maxVariantPrice: { $ref: "#/$defs/Money" } },
    },
    Media: {
      type: "object",
      properties: {
        id: { type: "string" },
        alt: { type: ["string", "null"] },
        mediaContentType: { type: "string" },
        preview: { anyOf: [{ $ref: "#/$defs/MediaPreviewImage" }, { type: "null" }] },
      },
    },
    MediaPreviewImage: {
      type: "object",
      properties: { image: { anyOf: [{ $ref: "#/$defs/Image" }, { type: "null" }] } },
    },
    Image: { type: "object", properties: { url: { type: "string" }, altText: { type: ["string", "null"] } } },
    ProductVariant: {
      type: "object",
      properties: {
        id: { type: "string", description: "The variant's ID, in Shopify's global form." },
        legacyResourceId: { type: "string", description: "The variant's numeric ID, as in the REST API." },
        title: { type: "string", description: "The variant's title, made from its option values." },
        displayName: { type: "string", description: "The variant's title together with the product's." },
        sku: { type: ["string", "null"], description: "The variant's SKU, an identifier set by the merchant." },
        barcode: { type: ["string", "null"], description: "The variant's barcode, for example a UPC or ISBN." },
        position: {
          type: "integer",
          description: "The variant's position among the product's variants, starting at 1.",
        },
        price: { type: "string", description: "The variant's price in the shop's currency." },
        compareAtPrice: {
          type: ["string", "null"],
          description: "The price before a reduction, for comparison. Null if not set.",
        },
        taxable: { type: "boolean", description: "Whether tax is charged on the variant." },
        availableForSale: { type: "boolean", description: "Whether the variant can be bought." },
        inventoryPolicy: {
          type: "string",
          description: "The rule for selling the variant once out of stock, continue or deny.",
        },
        inventoryQuantity: { type: ["integer", "null"], description: "The quantity available for sale." },
        sellableOnlineQuantity: { type: "integer", description: "The quantity available for sale online." },
        requiresComponents: { type: "boolean", description: "Whether the variant is a bundle of other variants." },
        createdAt: { type: "string", format: "date-time", description: "The time the variant was created." },
        updatedAt: { type: "string", format: "date-time", description: "The time of the variant's last update." },
        selectedOptions: {
          type: "array",
          items: { $ref: "#/$defs/SelectedOption" },
          description: "The variant's option values, for example size Large.",
        },
        product: { $ref: "#/$defs/ProductReference", description: "The product the variant belongs to." },
        inventoryItem: { $ref: "#/$defs/VariantItem", description: "The inventory item behind the variant." },
      },
      required: ["id"],
    },
    SelectedOption: { type: "object", properties: { name: { type: "string" }, value: { type: "string" } } },
    VariantItem: { type: "object", properties: { id: { type: "string" }, tracked: { type: "boolean" } } },
    ProductMedia: {
      type: "object",
      properties: {
        id: { type: "string" },
        alt: { type: ["string", "null"] },
        mediaContentType: { type: "string" },
        status: { type: "string" },
        preview: { anyOf: [{ $ref: "#/$defs/MediaPreviewImagePart" }, { type: "null" }] },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        mimeType: { type: ["string", "null"] },
        image: { anyOf: [{ $ref: "#/$defs/ImagePart" }, { type: "null" }] },
        duration: { type: ["integer", "null"] },
        filename: { type: "string" },
        embedUrl: { type: "string" },
        host: { type: "string" },
      },
      required: ["id"],
    },
    MediaPreviewImagePart: {
      type: "object",
      properties: { status: { type: "string" }, image: { anyOf: [{ $ref: "#/$defs/Image" }, { type: "null" }] } },
    },
    ImagePart: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        url: { type: "string" },
        altText: { type: ["string", "null"] },
        width: { type: ["integer", "null"] },
        height: { type: ["integer", "null"] },
      },
    },
    AbandonedCheckout: {
      type: "object",
      properties: {
        id: { type: "string", description: "The abandoned checkout's ID, in Shopify's global form." },
        name: { type: "string", description: "The checkout's name as shown to users." },
        abandonedCheckoutUrl: {
          type: "string",
          description: "The address where the customer can resume the checkout.",
        },
        createdAt: { type: "string", format: "date-time", description: "The time the checkout was created." },
        updatedAt: { type: "string", format: "date-time", description: "The time of the checkout's last update." },
        completedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the checkout was completed. Null if it was not.",
        },
        note: { type: "string", description: "The customer's note on the checkout." },
        discountCodes: {
          type: "array",
          items: { type: "string" },
          description: "The discount codes entered in the checkout.",
        },
        taxesIncluded: schemasOrderTaxesIncluded,
        customAttributes: {
          type: "array",
          items: { $ref: "#/$defs/Attribute" },
          description: "The custom attributes of the checkout, as pairs of key and value.",
        },
        totalPriceSet: { $ref: "#/$defs/MoneyBag", description: "The checkout's total, with taxes and discounts." },
        subtotalPriceSet: schemasAbandonedCheckoutSubtotalPriceSet,
        totalTaxSet: {
          anyOf: [{ $ref: "#/$defs/MoneyBag", description: "The taxes on the checkout." }, { type: "null" }],
        },
        totalDiscountSet: { $ref: "#/$defs/MoneyBag", description: "The discounts on the checkout." },
        customer: {
          anyOf: [
            { $ref: "#/$defs/CustomerReference", description: "The customer who abandoned the checkout." },
            { type: "null" },
          ],
        },
        shippingAddress: {
          anyOf: [
            { $ref: "#/$defs/Address", description: "The shipping address entered. Null if there was none." },
            { type: "null" },
          ],
        },
        billingAddress: {
          anyOf: [
            { $ref: "#/$defs/Address", description: "The billing address entered. Null if there was none." },
            { type: "null" },
          ],
        },
        lineItems: {
          $ref: "#/$defs/AbandonedCheckoutLineItemConnection",
          description: "The items in the checkout, as a page of results.",
        },
      },
      required: ["id"],
    },
    AbandonedCheckoutLineItemConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/AbandonedCheckoutLineItem" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    AbandonedCheckoutLineItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: ["string", "null"] },
        variantTitle: { type: ["string", "null"] },
        sku: { type: ["string", "null"] },
        quantity: { type: "integer" },
        originalUnitPriceSet: { $ref: "#/$defs/MoneyBag" },
        discountedTotalPriceSet: { $ref: "#/$defs/MoneyBag" },
        product: schemasLineItemProduct,
        variant: schemasLineItemVariant,
      },
    },
    Location: {
      type: "object",
      properties: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        name: { type: "string" },
        isActive: { type: "boolean" },
        activatable: { type: "boolean" },
        deactivatable: { type: "boolean" },
        deactivatedAt: { type: ["string", "null"] },
        deletable: { type: "boolean" },
        fulfillsOnlineOrders: { type: "boolean" },
        shipsInventory: { type: "boolean" },
        hasActiveInventory: { type: "boolean" },
        hasUnfulfilledOrders: { type: "boolean" },
        isFulfillmentService: { type: "boolean" },
        addressVerified: { type: "boolean" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        address: { $ref: "#/$defs/LocationAddress" },
      },
      required: ["id"],
    },
    LocationAddress: {
      type: "object",
      properties: {
        address1: { type: ["string", "null"] },
        address2: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        country: { type: ["string", "null"] },
        countryCode: { type: ["string", "null"] },
        latitude: { type: ["number", "null"] },
        longitude: { type: ["number", "null"] },
        phone: { type: ["string", "null"] },
        province: { type: ["string", "null"] },
        provinceCode: { type: ["string", "null"] },
        zip: { type: ["string", "null"] },
      },
    },
    InventoryLevel: {
      type: "object",
      properties: {
        id: { type: "string" },
        isActive: { type: "boolean" },
        canDeactivate: { type: "boolean" },
        deactivationAlert: { type: ["string", "null"] },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        item: { $ref: "#/$defs/ItemReference" },
        location: { $ref: "#/$defs/LocationReference" },
        quantities: { type: "array", items: { $ref: "#/$defs/InventoryQuantity" } },
      },
      required: ["id"],
    },
    ItemReference: { type: "object", properties: { id: { type: "string" }, sku: { type: ["string", "null"] } } },
    LocationReference: schemasOrderReference,
    InventoryQuantity: {
      type: "object",
      properties: {
        name: { type: "string" },
        quantity: { type: "integer" },
        updatedAt: { type: ["string", "null"], format: "date-time" },
      },
    },
    InventoryItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        sku: { type: ["string", "null"] },
        tracked: { type: "boolean" },
        requiresShipping: { type: "boolean" },
        countryCodeOfOrigin: { type: ["string", "null"] },
        provinceCodeOfOrigin: { type: ["string", "null"] },
        harmonizedSystemCode: { type: ["string", "null"] },
        duplicateSkuCount: { type: "integer" },
        inventoryHistoryUrl: { type: ["string", "null"] },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        unitCost: { anyOf: [{ $ref: "#/$defs/Money" }, { type: "null" }] },
        measurement: { $ref: "#/$defs/InventoryItemMeasurement" },
        locationsCount: { anyOf: [{ $ref: "#/$defs/Count" }, { type: "null" }] },
      },
      required: ["id"],
    },
    InventoryItemMeasurement: {
      type: "object",
      properties: { id: { type: "string" }, weight: { anyOf: [{ $ref: "#/$defs/Weight" }, { type: "null" }] } },
    },
    Weight: { type: "object", properties: { value: { type: "number" }, unit: { type: "string" } } },
    InventoryAdjustment: {
      type: "object",
      properties: {
        id: { type: "string" },
        reason: { type: "string" },
        referenceDocumentUri: { type: ["string", "null"] },
        createdAt: { type: "string", format: "date-time" },
        changes: { type: "array", items: { $ref: "#/$defs/InventoryChange" } },
      },
      required: ["id"],
    },
    InventoryChange: {
      type: "object",
      properties: {
        name: { type: "string" },
        delta: { type: "integer" },
        quantityAfterChange: { type: ["integer", "null"] },
        item: { anyOf: [{ $ref: "#/$defs/ItemReference" }, { type: "null" }] },
        location: schemasInventoryChangeLocation,
      },
    },
    DiscountRedeemCodeConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/DiscountRedeemCode" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    DiscountRedeemCode: { type: "object", properties: entitiesDiscount_codesSearch },
    DiscountCode: { type: "object", properties: entitiesDiscount_codesSearch, required: ["id"] },
    Collection: {
      type: "object",
      properties: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        title: { type: "string" },
        handle: { type: "string" },
        description: { type: "string" },
        descriptionHtml: { type: "string" },
        sortOrder: { type: "string" },
        templateSuffix: { type: ["string", "null"] },
        updatedAt: { type: "string", format: "date-time" },
        productsCount: { anyOf: [{ $ref: "#/$defs/Count" }, { type: "null" }] },
        seo: { $ref: "#/$defs/SEO" },
        image: { anyOf: [{ $ref: "#/$defs/ImagePart" }, { type: "null" }] },
        sources: { type: "array", items: { $ref: "#/$defs/CollectionSource" } },
      },
      required: ["id"],
    },
    CollectionSource: {
      type: "object",
      properties: {
        __typename: { type: "string" },
        id: { type: "string" },
        title: { type: "string" },
        description: { type: ["string", "null"] },
      },
    },
    DraftOrder: {
      type: "object",
      properties: {
        id: { type: "string", description: "The draft order's ID, in Shopify's global form." },
        legacyResourceId: { type: "string", description: "The draft order's numeric ID, as in the REST API." },
        name: { type: "string", description: "The draft order's name as shown to users, for example #D1." },
        status: { type: "string", description: "The draft order's status: open, invoice sent or completed." },
        email: { type: ["string", "null"], description: "The customer's email address, for notifications." },
        phone: { type: ["string", "null"], description: "The customer's phone number." },
        note2: { type: ["string", "null"], description: "The note on the draft order." },
        tags: { type: "array", items: { type: "string" }, description: "The tags attached to the draft order." },
        poNumber: schemasOrderPoNumber,
        ready: { type: "boolean", description: "Whether the draft order is ready to be completed." },
        createdAt: { type: "string", format: "date-time", description: "The time the draft order was created." },
        updatedAt: { type: "string", format: "date-time", description: "The time of the draft order's last update." },
        completedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the draft became an order. Null before that.",
        },
        invoiceSentAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the invoice was last emailed. Null if never sent.",
        },
        invoiceUrl: { type: ["string", "null"], description: "The address of the invoice for the customer." },
        reserveInventoryUntil: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the reserved inventory is released. Null if none is reserved.",
        },
        currencyCode: { type: "string", description: "The shop's currency, as a three-letter ISO code." },
        presentmentCurrencyCode: { type: "string", description: "The currency the customer pays in." },
        taxExempt: draft_ordersCreateParamsTaxExempt,
        taxesIncluded: schemasOrderTaxesIncluded,
        totalQuantityOfLineItems: { type: "integer", description: "The total quantity of items." },
        totalWeight: { type: "string", description: "The total weight of the items, in grams." },
        discountCodes: {
          type: "array",
          items: { type: "string" },
          description: "The discount codes applied to the draft order.",
        },
        customAttributes: {
          type: "array",
          items: { $ref: "#/$defs/Attribute" },
          description: "The custom attributes of the draft order, as pairs of key and value.",
        },
        totalPriceSet: {
          $ref: "#/$defs/MoneyBag",
          description: "The draft order's total, with taxes, shipping and discounts.",
        },
        subtotalPriceSet: schemasAbandonedCheckoutSubtotalPriceSet,
        totalTaxSet: { $ref: "#/$defs/MoneyBag", description: "The taxes on the draft order." },
        totalShippingPriceSet: { $ref: "#/$defs/MoneyBag", description: "The shipping price of the draft order." },
        totalDiscountsSet: { $ref: "#/$defs/MoneyBag", description: "The discounts on the draft order." },
        customer: {
          anyOf: [
            {
              $ref: "#/$defs/CustomerReference",
              description: "The customer the draft order is for. Null if none is set.",
            },
            { type: "null" },
          ],
        },
        order: {
          anyOf: [
            { $ref: "#/$defs/OrderReference", description: "The order made from the draft. Null before completion." },
            { type: "null" },
          ],
        },
        shippingAddress: {
          anyOf: [
            { $ref: "#/$defs/Address", description: "The address the order will be shipped to." },
            { type: "null" },
          ],
        },
        billingAddress: schemasOrderBillingAddress,
        lineItems: {
          $ref: "#/$defs/DraftOrderLineItemConnection",
          description: "The items in the draft order, as a page of results.",
        },
      },
      required: ["id"],
    },
    DraftOrderLineItemConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/DraftOrderLineItem" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    DraftOrderLineItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        uuid: { type: "string" },
        name: { type: "string" },
        title: { type: "string" },
        variantTitle: { type: ["string", "null"] },
        sku: { type: ["string", "null"] },
        vendor: { type: ["string", "null"] },
        quantity: { type: "integer" },
        custom: { type: "boolean" },
        requiresShipping: { type: "boolean" },
        taxable: { type: "boolean" },
        originalUnitPriceSet: { $ref: "#/$defs/MoneyBag" },
        discountedTotalSet: { $ref: "#/$defs/MoneyBag" },
        product: schemasLineItemProduct,
        variant: schemasLineItemVariant,
      },
    },
    Fulfillment: {
      type: "object",
      properties: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        name: { type: "string" },
        status: { type: "string" },
        displayStatus: { type: ["string", "null"] },
        totalQuantity: { type: "integer" },
        requiresShipping: { type: "boolean" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        deliveredAt: { type: ["string", "null"], format: "date-time" },
        estimatedDeliveryAt: { type: ["string", "null"], format: "date-time" },
        inTransitAt: { type: ["string", "null"], format: "date-time" },
        trackingInfo: { type: "array", items: { $ref: "#/$defs/FulfillmentTrackingInfo" } },
        location: schemasInventoryChangeLocation,
        order: { $ref: "#/$defs/OrderReference" },
        service: { anyOf: [{ $ref: "#/$defs/FulfillmentService" }, { type: "null" }] },
        fulfillmentLineItems: { $ref: "#/$defs/FulfillmentLineItemConnection" },
      },
      required: ["id"],
    },
    FulfillmentTrackingInfo: {
      type: "object",
      properties: {
        company: { type: ["string", "null"] },
        number: { type: ["string", "null"] },
        url: { type: ["string", "null"] },
      },
    },
    FulfillmentService: {
      type: "object",
      properties: { id: { type: "string" }, serviceName: { type: "string" }, handle: { type: "string" } },
    },
    FulfillmentLineItemConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/FulfillmentLineItem" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    FulfillmentLineItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        quantity: { type: ["integer", "null"] },
        lineItem: { $ref: "#/$defs/LineItemReference" },
      },
    },
    LineItemReference: {
      type: "object",
      properties: { id: { type: "string" }, title: { type: "string" }, sku: { type: ["string", "null"] } },
    },
    Refund: {
      type: "object",
      properties: {
        id: { type: "string", description: "The refund's ID, in Shopify's global form." },
        legacyResourceId: { type: "string", description: "The refund's numeric ID, as in the REST API." },
        note: { type: ["string", "null"], description: "The merchant's note on the refund." },
        createdAt: { type: ["string", "null"], format: "date-time", description: "The time the refund was created." },
        updatedAt: { type: "string", format: "date-time", description: "The time of the refund's last update." },
        processedAt: { type: "string", format: "date-time", description: "The time the refund was processed." },
        order: { $ref: "#/$defs/OrderReference", description: "The order refunded." },
        totalRefundedSet: {
          $ref: "#/$defs/MoneyBag",
          description: "The amount refunded, in shop and customer currency.",
        },
        refundLineItems: {
          $ref: "#/$defs/RefundLineItemConnection",
          description: "The line items refunded, as a page of results.",
        },
        transactions: {
          $ref: "#/$defs/OrderTransactionConnection",
          description: "The transactions that carried out the refund, as a page of results.",
        },
      },
      required: ["id"],
    },
    RefundLineItemConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/RefundLineItem" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    RefundLineItem: {
      type: "object",
      properties: {
        id: { type: ["string", "null"] },
        quantity: { type: "integer" },
        restockType: { type: "string" },
        restocked: { type: "boolean" },
        subtotalSet: { $ref: "#/$defs/MoneyBag" },
        lineItem: { $ref: "#/$defs/LineItemReference" },
        location: schemasInventoryChangeLocation,
      },
    },
    OrderTransactionConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/TransactionReference" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    TransactionReference: {
      type: "object",
      properties: { id: { type: "string" }, kind: { type: "string" }, status: { type: "string" } },
    },
    Transaction: {
      type: "object",
      properties: {
        id: { type: "string", description: "The transaction's ID, in Shopify's global form." },
        kind: { type: "string", description: "The kind of transaction, for example a sale, a capture or a refund." },
        status: { type: "string", description: "The transaction's status, for example success, pending or failure." },
        gateway: { type: ["string", "null"], description: "The payment gateway the transaction went through." },
        formattedGateway: { type: ["string", "null"], description: "The payment gateway's name, as shown to users." },
        accountNumber: { type: ["string", "null"], description: "The masked account number of the payment." },
        authorizationExpiresAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the authorization expires. Null if not applicable.",
        },
        paymentId: { type: ["string", "null"], description: "The payment's ID with the payment provider." },
        test: schemasTransactionTest,
        errorCode: { type: ["string", "null"], description: "The error code of a failed transaction. Null otherwise." },
        manualPaymentGateway: { type: "boolean", description: "Whether the payment gateway is a manual one." },
        manuallyCapturable: { type: "boolean", description: "Whether the transaction can be captured by hand." },
        multiCapturable: { type: "boolean", description: "Whether the transaction can be captured several times." },
        createdAt: { type: "string", format: "date-time", description: "The time the transaction was created." },
        processedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the transaction was processed.",
        },
        settlementCurrency: { type: ["string", "null"], description: "The currency of settlement." },
        amountSet: {
          $ref: "#/$defs/MoneyBag",
          description: "The transaction's amount, in shop and customer currency.",
        },
        totalUnsettledSet: {
          anyOf: [
            { $ref: "#/$defs/MoneyBag", description: "The amount still available for capture." },
            { type: "null" },
          ],
        },
        order: {
          anyOf: [
            { $ref: "#/$defs/OrderReference", description: "The order the transaction belongs to." },
            { type: "null" },
          ],
        },
        parentTransaction: {
          anyOf: [
            {
              $ref: "#/$defs/TransactionReference",
              description: "The transaction this one follows, for example the authorization of a capture.",
            },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    TenderTransaction: {
      type: "object",
      properties: {
        id: { type: "string", description: "The tender transaction's ID, in Shopify's global form." },
        paymentMethod: {
          type: ["string", "null"],
          description: "The method of payment, for example credit card or cash.",
        },
        processedAt: {
          type: ["string", "null"],
          format: "date-time",
          description: "The time the money changed hands.",
        },
        remoteReference: { type: ["string", "null"], description: "The transaction's ID with the payment provider." },
        test: schemasTransactionTest,
        amount: { $ref: "#/$defs/Money", description: "The amount. Negative for refunds." },
        order: {
          anyOf: [
            { $ref: "#/$defs/OrderReference", description: "The order the tender transaction belongs to." },
            { type: "null" },
          ],
        },
      },
      required: ["id"],
    },
    Metafield: {
      type: "object",
      properties: {
        id: { type: "string" },
        legacyResourceId: { type: "string" },
        namespace: { type: "string" },
        key: { type: "string" },
        type: { type: "string" },
        value: { type: "string" },
        ownerType: { type: "string" },
        compareDigest: { type: "string" },
        sizeInBytes: { type: "integer" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        definition: { anyOf: [{ $ref: "#/$defs/MetafieldDefinition" }, { type: "null" }] },
      },
      required: ["id"],
    },
    MetafieldDefinition: schemasOrderReference,
    FulfillmentOrder: {
      type: "object",
      properties: {
        id: { type: "string" },
        orderId: { type: "string" },
        orderName: { type: "string" },
        orderProcessedAt: { type: "string", format: "date-time" },
        status: { type: "string" },
        requestStatus: { type: "string" },
        fulfillAt: { type: ["string", "null"], format: "date-time" },
        fulfillBy: { type: ["string", "null"], format: "date-time" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        assignedLocation: { $ref: "#/$defs/FulfillmentOrderAssignedLocation" },
        destination: { anyOf: [{ $ref: "#/$defs/FulfillmentOrderDestination" }, { type: "null" }] },
        deliveryMethod: { anyOf: [{ $ref: "#/$defs/DeliveryMethod" }, { type: "null" }] },
        supportedActions: { type: "array", items: { $ref: "#/$defs/FulfillmentOrderSupportedAction" } },
        fulfillmentHolds: { type: "array", items: { $ref: "#/$defs/FulfillmentHold" } },
        lineItems: { $ref: "#/$defs/FulfillmentOrderLineItemConnection" },
      },
      required: ["id"],
    },
    FulfillmentOrderAssignedLocation: {
      type: "object",
      properties: {
        name: { type: "string" },
        address1: { type: ["string", "null"] },
        address2: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        countryCode: { type: "string" },
        phone: { type: ["string", "null"] },
        province: { type: ["string", "null"] },
        zip: { type: ["string", "null"] },
        location: schemasInventoryChangeLocation,
      },
    },
    FulfillmentOrderDestination: {
      type: "object",
      properties: {
        id: { type: "string" },
        firstName: { type: ["string", "null"] },
        lastName: { type: ["string", "null"] },
        company: { type: ["string", "null"] },
        address1: { type: ["string", "null"] },
        address2: { type: ["string", "null"] },
        city: { type: ["string", "null"] },
        countryCode: { type: ["string", "null"] },
        email: { type: ["string", "null"] },
        phone: { type: ["string", "null"] },
        province: { type: ["string", "null"] },
        zip: { type: ["string", "null"] },
      },
    },
    DeliveryMethod: {
      type: "object",
      properties: {
        id: { type: "string" },
        methodType: { type: "string" },
        presentedName: { type: ["string", "null"] },
        serviceCode: { type: ["string", "null"] },
        minDeliveryDateTime: { type: ["string", "null"], format: "date-time" },
        maxDeliveryDateTime: { type: ["string", "null"], format: "date-time" },
      },
    },
    FulfillmentOrderSupportedAction: {
      type: "object",
      properties: { action: { type: "string" }, externalUrl: { type: ["string", "null"] } },
    },
    FulfillmentHold: {
      type: "object",
      properties: {
        id: { type: "string" },
        handle: { type: ["string", "null"] },
        reason: { type: "string" },
        reasonNotes: { type: ["string", "null"] },
        displayReason: { type: "string" },
      },
    },
    FulfillmentOrderLineItemConnection: {
      type: "object",
      properties: {
        nodes: { type: "array", items: { $ref: "#/$defs/FulfillmentOrderLineItem" } },
        pageInfo: { $ref: "#/$defs/PageInfo" },
      },
    },
    FulfillmentOrderLineItem: {
      type: "object",
      properties: {
        id: { type: "string" },
        productTitle: { type: "string" },
        variantTitle: { type: ["string", "null"] },
        sku: { type: ["string", "null"] },
        vendor: { type: ["string", "null"] },
        totalQuantity: { type: "integer" },
        remainingQuantity: { type: "integer" },
        requiresShipping: { type: "boolean" },
        lineItem: { $ref: "#/$defs/LineItemReference" },
        variant: schemasLineItemVariant,
      },
    },
    DiscountDetail: {
      type: "object",
      properties: {
        __typename: { type: "string" },
        title: { type: "string" },
        status: { type: "string" },
        summary: { type: "string" },
        startsAt: { type: "string", format: "date-time" },
        endsAt: { type: ["string", "null"], format: "date-time" },
        createdAt: { type: "string", format: "date-time" },
        updatedAt: { type: "string", format: "date-time" },
        usageLimit: { type: ["integer", "null"] },
        appliesOncePerCustomer: { type: "boolean" },
        asyncUsageCount: { type: "integer" },
        codesCount: { anyOf: [{ $ref: "#/$defs/Count" }, { type: "null" }] },
        codes: { $ref: "#/$defs/DiscountRedeemCodeConnection" },
      },
    },
    Discount: {
      type: "object",
      properties: { id: { type: "string" }, discount: { $ref: "#/$defs/DiscountDetail" } },
      required: ["id"],
    },
    ShippingCountries: {
      type: "object",
      properties: {
        countryCodes: { type: "array", items: { type: "string" } },
        includeRestOfWorld: { type: "boolean" },
      },
    },
    Job: { type: "object", properties: { id: { type: "string" }, done: { type: "boolean" } } },
    VariantChange: {
      type: "object",
      properties: {
        productVariants: { type: ["array", "null"], items: { $ref: "#/$defs/ProductVariant" } },
        userErrors: schemasVariantChangeUserErrors,
      },
      required: ["productVariants"],
    },
    UserError: {
      type: "object",
      properties: {
        field: { type: ["array", "null"], items: { type: "string" } },
        message: { type: "string" },
        code: { type: ["string", "null"] },
      },
    },
    MetafieldChange: {
      type: "object",
      properties: {
        metafields: { type: ["array", "null"], items: { $ref: "#/$defs/Metafield" } },
        userErrors: schemasVariantChangeUserErrors,
      },
      required: ["metafields"],
    },
    MailingAddress: {
      type: "object",
      properties: {
        address1: { type: "string" },
        address2: { type: "string" },
        city: { type: "string" },
        company: { type: "string" },
        countryCode: { $ref: "#/$defs/Country" },
        firstName: { type: "string" },
        lastName: { type: "string" },
        phone: { type: "string" },
        provinceCode: { type: "string" },
        zip: { type: "string" },
      },
    },
    MetafieldInput: { type: "object", properties: customersCreateParamsMetafieldsItems },
    MetafieldSet: {
      type: "object",
      properties: metafieldsUpdateParamsMetafieldsItems,
      required: ["ownerId", "key", "value"],
    },
    MetafieldName: {
      type: "object",
      properties: metafieldsDeleteParamsMetafieldsItems,
      required: ["ownerId", "namespace", "key"],
    },
    AttributeInput: {
      type: "object",
      properties: { key: { type: "string" }, value: { type: "string" } },
      required: ["key", "value"],
    },
    Seo: { type: "object", properties: { title: { type: "string" }, description: { type: "string" } } },
    Picture: { type: "object", properties: { altText: { type: "string" }, src: { type: "string" } } },
    MediaInput: {
      type: "object",
      properties: {
        originalSource: { type: "string" },
        mediaContentType: { $ref: "#/$defs/MediaType" },
        alt: { type: "string" },
      },
      required: ["originalSource", "mediaContentType"],
    },
    MoneyInput: {
      type: "object",
      properties: { amount: { type: "string" }, currencyCode: { $ref: "#/$defs/Currency" } },
      required: ["amount", "currencyCode"],
    },
    MoneySet: {
      type: "object",
      properties: { shopMoney: { $ref: "#/$defs/MoneyInput" }, presentmentMoney: { $ref: "#/$defs/MoneyInput" } },
      required: ["shopMoney"],
    },
    OrderLineInput: {
      type: "object",
      properties: {
        variantId: { type: "string" },
        productId: { type: "string" },
        title: { type: "string" },
        sku: { type: "string" },
        vendor: { type: "string" },
        quantity: { type: "integer" },
        priceSet: { $ref: "#/$defs/MoneySet" },
        requiresShipping: { type: "boolean" },
        taxable: { type: "boolean" },
        giftCard: { type: "boolean" },
        properties: { type: "array", items: { $ref: "#/$defs/LineProperty" } },
      },
      required: ["quantity"],
    },
    LineProperty: {
      type: "object",
      properties: { name: { type: "string" }, value: { type: "string" } },
      required: ["name", "value"],
    },
    DraftLineInput: {
      type: "object",
      properties: {
        variantId: { type: "string" },
        title: { type: "string" },
        sku: { type: "string" },
        quantity: { type: "integer" },
        originalUnitPriceWithCurrency: { $ref: "#/$defs/MoneyInput" },
        priceOverride: { $ref: "#/$defs/MoneyInput" },
        requiresShipping: { type: "boolean" },
        taxable: { type: "boolean" },
        customAttributes: { type: "array", items: { $ref: "#/$defs/AttributeInput" } },
      },
      required: ["quantity"],
    },
    PurchasingEntity: { type: "object", properties: { customerId: { type: "string" } } },
    RefundLineInput: {
      type: "object",
      properties: {
        lineItemId: { type: "string" },
        quantity: { type: "integer" },
        restockType: { $ref: "#/$defs/RestockType" },
        locationId: { type: "string" },
      },
      required: ["lineItemId", "quantity"],
    },
    ShippingRefund: { type: "object", properties: order_refundsCreateParamsShipping },
    RefundTransactionInput: {
      type: "object",
      properties: {
        orderId: { type: "string" },
        parentId: { type: "string" },
        amount: { type: "string" },
        gateway: { type: "string" },
        kind: { $ref: "#/$defs/TransactionKind" },
      },
      required: ["orderId", "amount", "gateway", "kind"],
    },
    ProductOptionInput: {
      type: "object",
      properties: {
        name: { type: "string" },
        position: { type: "integer" },
        values: { type: "array", items: { $ref: "#/$defs/OptionValueInput" } },
      },
      required: ["name"],
    },
    OptionValueInput: { type: "object", properties: { name: { type: "string" } } },
    VariantOption: { type: "object", properties: product_variantsCreateParamsVariantsItemsOptionValuesItems },
    VariantInput: {
      type: "object",
      properties: {
        optionValues: { type: "array", items: { $ref: "#/$defs/VariantOption" } },
        price: { type: "string" },
        compareAtPrice: { type: "string" },
        barcode: { type: "string" },
        taxable: { type: "boolean" },
        inventoryPolicy: { $ref: "#/$defs/InventoryPolicy" },
        inventoryItem: { $ref: "#/$defs/ItemInput" },
        inventoryQuantities: { type: "array", items: { $ref: "#/$defs/LevelInput" } },
        mediaId: { type: "string" },
        metafields: { type: "array", items: { $ref: "#/$defs/MetafieldInput" } },
      },
    },
    VariantUpdate: {
      type: "object",
      properties: {
        id: { type: "string" },
        optionValues: { type: "array", items: { $ref: "#/$defs/VariantOption" } },
        price: { type: "string" },
        compareAtPrice: { type: "string" },
        barcode: { type: "string" },
        taxable: { type: "boolean" },
        inventoryPolicy: { $ref: "#/$defs/InventoryPolicy" },
        inventoryItem: { $ref: "#/$defs/ItemInput" },
        mediaId: { type: "string" },
        metafields: { type: "array", items: { $ref: "#/$defs/MetafieldInput" } },
      },
      required: ["id"],
    },
    ItemInput: { type: "object", properties: product_variantsCreateParamsVariantsItemsInventoryItem },
    LevelInput: {
      type: "object",
      properties: product_variantsCreateParamsVariantsItemsInventoryQuantitiesItems,
      required: ["locationId", "availableQuantity"],
    },
    QuantityInput: {
      type: "object",
      properties: inventory_levelsUpdateParamsQuantitiesItems,
      required: ["inventoryItemId", "locationId", "quantity"],
    },
    DeltaInput: {
      type: "object",
      properties: inventory_adjustmentsCreateParamsChangesItems,
      required: ["inventoryItemId", "locationId", "delta"],
    },
    TrackingInput: { type: "object", properties: fulfillmentsCreateParamsTrackingInfo },
    FulfilledInput: {
      type: "object",
      properties: {
        fulfillmentOrderId: { type: "string" },
        fulfillmentOrderLineItems: { type: "array", items: { $ref: "#/$defs/FulfilledLine" } },
      },
      required: ["fulfillmentOrderId"],
    },
    FulfilledLine: {
      type: "object",
      properties: { id: { type: "string" }, quantity: { type: "integer" } },
      required: ["id", "quantity"],
    },
    CustomerGets: {
      type: "object",
      properties: {
        value: { $ref: "#/$defs/DiscountValue" },
        items: { $ref: "#/$defs/DiscountItems" },
        appliesOnOneTimePurchase: { type: "boolean" },
        appliesOnSubscription: { type: "boolean" },
      },
    },
    DiscountValue: {
      type: "object",
      properties: { percentage: { type: "number" }, discountAmount: { $ref: "#/$defs/DiscountAmount" } },
    },
    DiscountAmount: { type: "object", properties: discount_codesCreateParamsCustomerGetsValueDiscountAmount },
    DiscountItems: {
      type: "object",
      properties: {
        all: { type: "boolean" },
        products: { $ref: "#/$defs/DiscountProducts" },
        collections: { $ref: "#/$defs/DiscountCollections" },
      },
    },
    DiscountProducts: { type: "object", properties: discount_codesCreateParamsCustomerGetsItemsProducts },
    DiscountCollections: schemasDiscountCollections,
    DiscountContext: {
      type: "object",
      properties: {
        all: { $ref: "#/$defs/BuyerSelection" },
        customers: { $ref: "#/$defs/DiscountBuyers" },
        customerSegments: { $ref: "#/$defs/DiscountBuyers" },
      },
    },
    DiscountBuyers: schemasDiscountCollections,
    DiscountMinimum: {
      type: "object",
      properties: { subtotal: { $ref: "#/$defs/MinimumSubtotal" }, quantity: { $ref: "#/$defs/MinimumQuantity" } },
    },
    MinimumSubtotal: { type: "object", properties: { greaterThanOrEqualToSubtotal: { type: "string" } } },
    MinimumQuantity: { type: "object", properties: { greaterThanOrEqualToQuantity: { type: "string" } } },
  },
} as object as KindModule<Shopify>
