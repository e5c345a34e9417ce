// Generated from definitions/woocommerce.yaml by `npm run generate`.
import { describedKind } from '../../client/described-kind.ts'
import kind from '../kinds/woocommerce.ts'

const authKeysCredentials = {
  properties: {
    consumer_key: { description: "Consumer key, which starts with `ck_`." },
    consumer_secret: { description: "Consumer secret, which starts with `cs_`." },
  },
}
const entitiesProduct_attributesSearch = {
  id: { type: "integer" },
  name: { type: "string" },
  slug: { type: "string" },
  type: { type: "string" },
  order_by: { type: "string" },
  has_archives: { type: "boolean" },
}
const entitiesShipping_methodsSearch = {
  id: { type: "string" },
  title: { type: "string" },
  description: { type: "string" },
}
const entitiesShipping_zonesSearch = { id: { type: "integer" }, name: { type: "string" }, order: { type: "integer" } }
const ordersListParamsPage = { description: "Page number, starting at 1. `next` is the number of the next page." }
const ordersListParamsPer_page = { description: "Maximum number of records per page, 1 to 100. Defaults to 10." }
const ordersListParamsAfter = {
  description:
    "Filters to records created after this time, such as `2026-11-01T00:00:00`. Without a time zone, in the store's " +
    "time.",
}
const ordersListParamsBefore = {
  description: "Filters to records created before this time, in the format of `after`.",
}
const ordersListParamsModified_after = {
  description: "Filters to records modified after this time, in the format of `after`.",
}
const ordersListParamsModified_before = {
  description: "Filters to records modified before this time, in the format of `after`.",
}
const ordersListParamsDates_are_gmt = { description: "Whether times are in GMT, not in the store's time zone." }
const ordersListParamsDp = { description: "Number of decimals in amounts. Defaults to the store setting." }
const ordersGetParamsId = { description: "ID of the order, as `orders.list` returns it." }
const ordersCreateParamsStatus = {
  description:
    "Status of the order: `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded`, `failed` or a " +
    "custom status. New orders default to `pending`.",
}
const ordersCreateParamsCurrency = {
  description: "Currency, as an ISO code such as `EUR`. Defaults to the store's currency.",
}
const ordersCreateParamsCustomer_id = { description: "ID of the customer who placed the order. `0` means a guest." }
const ordersCreateParamsBilling = {
  first_name: { description: "First name." },
  last_name: { description: "Last name." },
  company: { description: "Company name." },
  address_1: { description: "Street and number." },
  address_2: { description: "Second address line." },
  city: { description: "City." },
  state: { description: "State or province, as a code or name." },
  postcode: { description: "Postal code." },
  country: { description: "Country, as a two-letter code." },
  phone: { description: "Phone number." },
  email: { description: "Email address. For billing addresses only." },
}
const ordersCreateParamsBilling_2 = { properties: ordersCreateParamsBilling, description: "Billing address." }
const ordersCreateParamsShipping = { properties: ordersCreateParamsBilling, description: "Shipping address." }
const ordersCreateParamsPayment_method_title = { description: "Title of the payment method, as customers see it." }
const ordersCreateParamsLine_itemsItemsId = {
  description: "ID of the line to update. Without an ID, adds a new line.",
}
const ordersCreateParamsLine_itemsItemsProduct_id = {
  description: "ID of the product, as `products.list` returns it.",
}
const ordersCreateParamsLine_itemsItemsVariation_id = {
  description: "ID of the variation, as `product_variations.list` returns it.",
}
const ordersCreateParamsLine_itemsItemsMeta_dataItemsValue = {
  description: "Value of the metadata: a string or any other type.",
}
const ordersCreateParamsLine_itemsItemsMeta_dataItems = {
  properties: {
    id: { description: "ID of the metadata to update. Without an ID, adds new metadata." },
    key: { description: "Key of the metadata." },
    value: ordersCreateParamsLine_itemsItemsMeta_dataItemsValue,
  },
}
const ordersCreateParamsLine_items = {
  items: {
    properties: {
      id: ordersCreateParamsLine_itemsItemsId,
      product_id: ordersCreateParamsLine_itemsItemsProduct_id,
      variation_id: ordersCreateParamsLine_itemsItemsVariation_id,
      quantity: { description: "Quantity. `0` removes the line." },
      name: { description: "Name of the line item. Defaults to the name of the product." },
      subtotal: { description: "Amount before discounts." },
      total: { description: "Amount after discounts." },
      tax_class: { description: "Slug of the tax class." },
      meta_data: { items: ordersCreateParamsLine_itemsItemsMeta_dataItems, description: "Metadata of the line item." },
    },
  },
  description: "Line items: the products of the order.",
}
const ordersCreateParamsShipping_linesItemsMethod_id = {
  description: "ID of the shipping method, such as `flat_rate`.",
}
const ordersCreateParamsShipping_lines = {
  items: {
    properties: {
      id: ordersCreateParamsLine_itemsItemsId,
      method_id: ordersCreateParamsShipping_linesItemsMethod_id,
      method_title: { description: "Title of the shipping method, shown to customers." },
      total: { description: "Shipping cost." },
    },
  },
  description: "Shipping lines: the shipping charges.",
}
const ordersCreateParamsFee_lines = {
  items: {
    properties: {
      id: ordersCreateParamsLine_itemsItemsId,
      name: { description: "Name of the fee." },
      total: { description: "Amount of the fee." },
      tax_status: { description: "Whether the fee is taxable." },
      tax_class: { description: "Slug of the tax class." },
    },
  },
  description: "Fee lines: additional fees.",
}
const ordersCreateParamsSet_paid = {
  description: "Whether to mark the order as paid, which reduces the stock. Defaults to `false`.",
}
const ordersCreateParamsMeta_data = {
  items: ordersCreateParamsLine_itemsItemsMeta_dataItems,
  description: "Metadata of the order.",
}
const ordersDeleteParamsForce = {
  description: "Whether to delete the record permanently, not move it to the trash. Defaults to `false`.",
}
const order_notesGetParams = {
  properties: { order_id: ordersGetParamsId, id: { description: "ID of the note, as `order_notes.list` returns it." } },
}
const order_refundsGetParamsId = { description: "ID of the refund, as `order_refunds.list` returns it." }
const order_refundsCreateParamsLine_itemsItemsRefund_taxItemsId = {
  description: "ID of the tax rate, as `tax_rates.list` returns it.",
}
const customersGetParamsId = { description: "ID of the customer, as `customers.list` returns it." }
const customersCreateParamsPassword = {
  description:
    "Password of the customer. By default, generated or requested by email, depending on the store settings.",
}
const customersCreateParamsMeta_data = {
  items: ordersCreateParamsLine_itemsItemsMeta_dataItems,
  description: "Metadata of the customer.",
}
const productsCreateParamsSku = { description: "Stock keeping unit (SKU), unique in the store." }
const productsCreateParamsDate_on_sale_from_gmt = { description: "Start of the sale in GMT, without a time zone." }
const productsCreateParamsDate_on_sale_to_gmt = { description: "End of the sale in GMT, without a time zone." }
const productsCreateParamsShort_description = { description: "Short description of the product, as HTML." }
const productsCreateParamsSlug = { description: "Slug used in URLs. Defaults to a slug generated from the name." }
const productsCreateParamsCatalog_visibility = {
  description: "Catalog visibility: everywhere, in the catalog, in search results, or hidden.",
}
const productsCreateParamsManage_stock = { description: "Whether to manage the stock of the product." }
const productsCreateParamsStock_status = { description: "Stock status, if the stock is not managed." }
const productsCreateParamsBackorders = {
  description: "Whether the product can be ordered when out of stock (backorders).",
}
const productsCreateParamsSold_individually = { description: "Whether an order can contain only one of the product." }
const productsCreateParamsVirtual = { description: "Whether the product is virtual and not shipped." }
const productsCreateParamsDownloadsItems = {
  properties: { name: { description: "Name of the file." }, file: { description: "URL of the file." } },
}
const productsCreateParamsExternal_url = { description: "URL where the product is sold. For external products." }
const productsCreateParamsButton_text = { description: "Text of the buy button. For external products." }
const productsCreateParamsTax_status = {
  description: "Tax status: the product is taxable, only its shipping, or nothing.",
}
const productsCreateParamsDimensions = {
  properties: {
    length: { description: "Length in the store's unit." },
    width: { description: "Width in the store's unit." },
    height: { description: "Height in the store's unit." },
  },
  description: "Dimensions in the store's unit.",
}
const productsCreateParamsUpsell_ids = { description: "IDs of upsell products, offered as better alternatives." }
const productsCreateParamsCross_sell_ids = { description: "IDs of cross-sell products, offered in the cart." }
const productsCreateParamsGrouped_products = { description: "IDs of the products in the group. For grouped products." }
const productsCreateParamsPurchase_note = { description: "Note to send to the customer after the purchase." }
const productsCreateParamsCategoriesItems = { properties: { id: { description: "ID of the category or tag." } } }
const productsCreateParamsImagesItems = {
  id: { description: "ID of an image in the store." },
  src: { description: "URL of an image, which is copied to the store." },
  name: { description: "Name of the image." },
  alt: { description: "Alternative text of the image, for accessibility." },
}
const productsCreateParamsImagesItems_2 = { properties: productsCreateParamsImagesItems }
const productsCreateParamsAttributesItemsName = {
  description: "Name of the attribute, if it belongs to the product alone.",
}
const productsCreateParamsAttributesItems = {
  properties: {
    id: { description: "ID of a global attribute. Without an ID, the attribute belongs to the product alone." },
    name: productsCreateParamsAttributesItemsName,
    position: { description: "Sort position, starting at 0." },
    visible: { description: "Whether the attribute is visible to customers." },
    variation: { description: "Whether the attribute is used for variations." },
    options: { description: "Values of the attribute, such as `Black`." },
  },
}
const productsCreateParamsDefault_attributesItems = {
  properties: {
    id: { description: "ID of a global attribute." },
    name: productsCreateParamsAttributesItemsName,
    option: { description: "Value of the attribute, such as `Black`." },
  },
}
const productsCreateParamsDefault_attributes = {
  items: productsCreateParamsDefault_attributesItems,
  description: "Default attributes: the initial selection. For variable products.",
}
const productsCreateParamsMeta_data = {
  items: ordersCreateParamsLine_itemsItemsMeta_dataItems,
  description: "Metadata of the product.",
}
const productsUpdateParamsStatus = { description: "Status of the product. `publish` makes it visible to customers." }
const productsUpdateParamsCategories = {
  items: productsCreateParamsCategoriesItems,
  description: "Categories of the product, by ID. Replaces the current categories.",
}
const product_variationsGetParams = {
  properties: {
    product_id: ordersCreateParamsLine_itemsItemsProduct_id,
    id: ordersCreateParamsLine_itemsItemsVariation_id,
  },
}
const product_variationsCreateParamsStatus = {
  description: "Status of the variation. `publish` makes it visible to customers.",
}
const product_variationsCreateParamsManage_stock = { description: "Whether to manage the stock of the variation." }
const product_variationsCreateParamsBackorders = {
  description: "Whether the variation can be ordered when out of stock (backorders).",
}
const product_variationsCreateParamsVirtual = { description: "Whether the variation is virtual and not shipped." }
const product_variationsCreateParamsImage = {
  properties: productsCreateParamsImagesItems,
  description: "Image of the variation.",
}
const product_variationsCreateParamsMeta_data = {
  items: ordersCreateParamsLine_itemsItemsMeta_dataItems,
  description: "Metadata of the variation.",
}
const product_categoriesListParamsHide_empty = {
  description: "Whether to leave out records without products. Defaults to `false`.",
}
const product_categoriesGetParamsId = { description: "ID of the category, as `product_categories.list` returns it." }
const product_categoriesGetParams = { properties: { id: product_categoriesGetParamsId } }
const product_categoriesCreateParamsParent = { description: "ID of the parent category. `0` means none." }
const product_categoriesCreateParamsImage = {
  properties: productsCreateParamsImagesItems,
  description: "Image of the category.",
}
const product_tagsGetParamsId = { description: "ID of the tag, as `product_tags.list` returns it." }
const product_tagsGetParams = { properties: { id: product_tagsGetParamsId } }
const product_attributesGetParamsId = { description: "ID of the attribute, as `product_attributes.list` returns it." }
const product_attributesGetParams = { properties: { id: product_attributesGetParamsId } }
const product_attributesCreateParamsType = {
  description: "Type of the attribute: `select`, or another type that the store supports.",
}
const product_attributesCreateParamsHas_archives = { description: "Whether the terms have their own archive pages." }
const product_reviewsGetParamsId = { description: "ID of the review, as `product_reviews.list` returns it." }
const product_reviewsGetParams = { properties: { id: product_reviewsGetParamsId } }
const product_reviewsCreateParamsStatus = { description: "Status of the review. New reviews default to `approved`." }
const couponsGetParamsId = { description: "ID of the coupon, as `coupons.list` returns it." }
const couponsCreateParamsAmount = { description: "Discount amount, as a number, for percent as well." }
const couponsCreateParamsDate_expires_gmt = { description: "Expiry time of the coupon in GMT, without a time zone." }
const couponsCreateParamsIndividual_use = { description: "Whether the coupon cannot be combined with other coupons." }
const couponsCreateParamsProduct_ids = { description: "IDs of products that the coupon applies to." }
const couponsCreateParamsExcluded_product_ids = { description: "IDs of products that the coupon does not apply to." }
const couponsCreateParamsProduct_categories = { description: "IDs of categories that the coupon applies to." }
const couponsCreateParamsExcluded_product_categories = {
  description: "IDs of categories that the coupon does not apply to.",
}
const couponsCreateParamsUsage_limit = { description: "Maximum number of times that the coupon can be used in total." }
const couponsCreateParamsUsage_limit_per_user = {
  description: "Maximum number of times that each customer can use the coupon.",
}
const couponsCreateParamsLimit_usage_to_x_items = {
  description: "Maximum number of items in the cart that the coupon applies to.",
}
const couponsCreateParamsMeta_data = {
  items: ordersCreateParamsLine_itemsItemsMeta_dataItems,
  description: "Metadata of the coupon.",
}
const payment_gatewaysGetParamsId = { description: "ID of the payment gateway, such as `bacs`." }
const shipping_zonesGetParamsId = { description: "ID of the shipping zone, as `shipping_zones.list` returns it." }
const tax_ratesGetParams = { properties: { id: order_refundsCreateParamsLine_itemsItemsRefund_taxItemsId } }
const tax_ratesCreateParamsPostcodes = { description: "Postal codes that the tax rate applies to. Defaults to all." }
const tax_ratesCreateParamsCities = { description: "Cities that the tax rate applies to. Defaults to all." }
const tax_ratesCreateParamsPriority = { description: "Priority of the tax rate. Of each priority, one rate applies." }
const tax_ratesCreateParamsCompound = {
  description: "Whether the tax rate is compound, applied on top of other taxes.",
}
const tax_ratesCreateParamsShipping = { description: "Whether the tax rate also applies to shipping." }
const schemasOrderId = { type: "integer", description: "ID of the order, as `orders.list` returns it.", minimum: 1 }
const schemasProductId = {
  type: "integer",
  description: "ID of the product, as `products.list` returns it.",
  minimum: 1,
}
const schemasVariationId = {
  type: "integer",
  description: "ID of the variation, as `product_variations.list` returns it.",
  minimum: 1,
}
const schemasTaxId = {
  type: "integer",
  description: "ID of the tax rate, as `tax_rates.list` returns it.",
  minimum: 1,
}
const schemasOrderDate_created = { type: "string", description: "Creation time, in the site's time zone." }
const schemasOrderDate_modified = {
  type: "string",
  description: "The time of the last modification, in the site's time zone.",
}
const schemasOrderDate_modified_gmt = { type: "string", description: "The time of the last modification, in UTC." }
const schemasNewLineId = {
  type: "integer",
  description: "ID of the line to update. Without an ID, adds a new line.",
  minimum: 1,
}
const schemasRefundAmount = { type: "string", description: "The amount refunded, as a decimal string." }
const schemasRefundReason = { type: "string", description: "The reason given for the refund." }
const schemasRefundRefunded_by = { type: "integer", description: "The ID of the user who made the refund." }
const schemasRefundRefunded_payment = {
  type: "boolean",
  description: "Whether the payment provider sent the money back.",
}
const schemasRefundMeta_data = {
  type: "array",
  items: { $ref: "#/$defs/MetaData" },
  description: "The refund's metadata, as pairs of key and value.",
}
const schemasRefundLine_items = {
  type: "array",
  items: { $ref: "#/$defs/OrderLine" },
  description: "The products refunded, with quantities and amounts.",
}
const schemasRefundTax_lines = {
  type: "array",
  items: { $ref: "#/$defs/TaxLine" },
  description: "The taxes refunded, one line for each rate.",
}
const schemasRefundShipping_lines = {
  type: "array",
  items: { $ref: "#/$defs/ShippingLine" },
  description: "The shipping refunded, one line for each method.",
}
const schemasRefundFee_lines = {
  type: "array",
  items: { $ref: "#/$defs/FeeLine" },
  description: "The fees refunded, one line for each.",
}
const schemasProductDate_on_sale_from = {
  type: ["string", "null"],
  description: "The sale's start, in the site's time zone. Null if none is set.",
}
const schemasProductDate_on_sale_from_gmt = {
  type: ["string", "null"],
  description: "The sale's start, in UTC. Null if none is set.",
}
const schemasProductDate_on_sale_to = {
  type: ["string", "null"],
  description: "The sale's end, in the site's time zone. Null if none is set.",
}
const schemasProductDate_on_sale_to_gmt = {
  type: ["string", "null"],
  description: "The sale's end, in UTC. Null if none is set.",
}
const schemasProductDownloads = {
  type: "array",
  items: { $ref: "#/$defs/Download" },
  description: "The files buyers can download.",
}
const schemasProductDownload_limit = {
  type: "integer",
  description: "The number of times each buyer may download. Minus one for no limit.",
}
const schemasProductDownload_expiry = {
  type: "integer",
  description: "The number of days downloads stay available. Minus one for no limit.",
}
const schemasProductTax_status = {
  type: "string",
  description: "The part that is taxed: product and shipping, shipping alone or none.",
}
const schemasProductStock_quantity = {
  type: ["number", "null"],
  description: "The quantity in stock. Null if stock is not managed.",
}
const schemasProductStock_status = {
  type: "string",
  description: "The stock status: in stock, out of stock or on backorder.",
}
const schemasProductBackorders = { type: "string", description: "The rule on backorders: no, notify or yes." }
const schemasProductBackorders_allowed = { type: "boolean", description: "Whether backorders are allowed." }
const schemasProductLow_stock_amount = {
  type: ["number", "null"],
  description: "The quantity that counts as low stock. Null for the store's default.",
}
const schemasProductShipping_class = { type: "string", description: "The slug of the shipping class." }
const schemasProductShipping_class_id = {
  type: "integer",
  description: "The ID of the shipping class. Zero if there is none.",
}
const schemasNewAttributeName = {
  type: "string",
  description: "Name of the attribute, if it belongs to the product alone.",
}
const schemasNewProductSku = { type: "string", description: "Stock keeping unit (SKU), unique in the store." }
const schemasNewProductRegular_price = { $ref: "#/$defs/Amount", description: "Regular price, such as `19.90`." }
const schemasNewProductSale_price = { type: "string", description: "Sale price. An empty string removes it." }
const schemasNewProductStatus = {
  type: "string",
  description: "Status of the product. `publish` makes it visible to customers.",
  enum: ["draft", "pending", "private", "publish"],
}
const schemasNewProductManage_stock = { type: "boolean", description: "Whether to manage the stock of the product." }
const schemasNewProductStock_quantity = { type: "integer", description: "Stock quantity. Requires `manage_stock`." }
const schemasNewProductStock_status = {
  $ref: "#/$defs/StockStatus",
  description: "Stock status, if the stock is not managed.",
}
const schemasNewProductDescription = { type: "string", description: "Description of the product, as HTML." }
const schemasNewProductShort_description = {
  type: "string",
  description: "Short description of the product, as HTML.",
}
const schemasNewProductCategories = {
  type: "array",
  items: { $ref: "#/$defs/TermRef" },
  description: "Categories of the product, by ID. Replaces the current categories.",
}
const schemasNewProductMeta_data = {
  type: "array",
  items: { $ref: "#/$defs/NewMeta" },
  description: "Metadata of the product.",
}
const schemasPaymentGatewaySettings = { type: "object", additionalProperties: { $ref: "#/$defs/Setting" } }
export default describedKind(kind, {
  category: "commerce",
  support: "community",
  docs: "https://woocommerce.github.io/woocommerce-rest-api-docs/",
  basis: {
    version: "REST API v3, documentation of 2024-03-15",
    date: "2026-11-23",
    recorded: {
      read: 48,
      valid: 48,
      date: "2026-11-26",
      source: "https://github.com/NangoHQ/integration-templates, integrations/woocommerce/tests",
    },
    sources: [{ type: "changelog", url: "https://developer.woocommerce.com/feed/" }],
    missing:
      "Webhooks, settings, system status, currencies and countries, custom fields as params, writing of shipping " +
      "zones, batches of anything but products and orders, consent by a link of the shop (wc-auth); a shop at a port," +
      " below a path of its host, or with plain permalinks. A description to compare with.",
  },
  sunset: {
    version: "wc/v3",
    date: "none",
    docs: "https://woocommerce.github.io/woocommerce-rest-api-docs/",
    read: "2026-11-29",
  },
  description:
    "Orders, order notes, refunds, customers, products, variations, categories, tags, attributes, reviews, coupons, " +
    "shipping, taxes and sales reports of a WooCommerce store.",
  config: {
    properties: {
      host: {
        description: "Host of the store, as in its URL, without `https://` and path.",
        examples: ["shop.example.com"],
      },
    },
  },
  auth: {
    keys: {
      description:
        "Create a key under WooCommerce > Settings > Advanced > REST API, for a user who manages the store. Choose " +
        "Read/Write permissions, or Read for read access alone.",
      credentials: authKeysCredentials,
    },
    keys_in_query: {
      description:
        "Use the same keys here if the store's server drops the Authorization header and reports a missing consumer " +
        "key.",
      credentials: authKeysCredentials,
    },
  },
  entities: {
    orders: {
      description: "An order with its line items, addresses and totals. Amounts are strings in the order's currency.",
      search: {
        id: { type: "integer" },
        number: { type: "string" },
        status: { type: "string" },
        currency: { type: "string" },
        total: { type: "string" },
        total_tax: { type: "string" },
        discount_total: { type: "string" },
        shipping_total: { type: "string" },
        customer_id: { type: "integer" },
        customer_note: { type: "string" },
        payment_method: { type: "string" },
        payment_method_title: { type: "string" },
        transaction_id: { type: "string" },
        created_via: { type: "string" },
        parent_id: { type: "integer" },
        date_created_gmt: { type: "timestamp" },
        date_modified_gmt: { type: "timestamp" },
        date_paid_gmt: { type: "timestamp" },
        date_completed_gmt: { type: "timestamp" },
      },
      hit: { title: [["number"]], text: [["customer_note"], ["transaction_id"], ["status"]] },
      refs: {},
    },
    order_batches: { description: "A batch update of several orders.", refs: {} },
    order_notes: {
      description: "A note on an order, for the store or the customer. Status changes are also recorded as notes.",
      search: {
        id: { type: "integer" },
        note: { type: "string" },
        author: { type: "string" },
        customer_note: { type: "boolean" },
        date_created_gmt: { type: "timestamp" },
      },
      hit: { title: [["note"]], text: [["author"]] },
      refs: {},
    },
    refunds: {
      description: "A refund of any order, in part or in full.",
      search: {
        id: { type: "integer" },
        parent_id: { type: "integer" },
        amount: { type: "string" },
        reason: { type: "string" },
        refunded_by: { type: "integer" },
        refunded_payment: { type: "boolean" },
        date_created_gmt: { type: "timestamp" },
      },
      hit: { title: [["reason"]], text: [["amount"]] },
      refs: { parent_id: "orders.id" },
    },
    order_refunds: { description: "A refund of an order, in part or in full.", refs: {} },
    customers: {
      description: "A customer with an account. Guests appear only in their orders.",
      search: {
        id: { type: "integer" },
        email: { type: "string" },
        first_name: { type: "string" },
        last_name: { type: "string" },
        username: { type: "string" },
        role: { type: "string" },
        is_paying_customer: { type: "boolean" },
        date_created_gmt: { type: "timestamp" },
        date_modified_gmt: { type: "timestamp" },
      },
      hit: { title: [["first_name"], ["last_name"]], text: [["email"], ["username"]] },
      refs: {},
    },
    customer_downloads: { description: "A downloadable file that a customer has bought.", refs: {} },
    products: {
      description: "A product: simple, variable (with variations), grouped or external (sold elsewhere).",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        slug: { type: "string" },
        type: { type: "string" },
        status: { type: "string" },
        sku: { type: "string" },
        price: { type: "string" },
        regular_price: { type: "string" },
        sale_price: { type: "string" },
        on_sale: { type: "boolean" },
        featured: { type: "boolean" },
        stock_status: { type: "string" },
        manage_stock: { type: "boolean" },
        stock_quantity: { type: "number" },
        total_sales: { type: "integer" },
        short_description: { type: "string" },
        description: { type: "string" },
        permalink: { type: "string" },
        parent_id: { type: "integer" },
        average_rating: { type: "string" },
        rating_count: { type: "integer" },
        date_created_gmt: { type: "timestamp" },
        date_modified_gmt: { type: "timestamp" },
      },
      hit: { title: [["name"]], text: [["slug"], ["sku"], ["short_description"], ["description"]] },
      refs: {},
    },
    product_batches: { description: "A batch of products to create or update.", refs: {} },
    product_variations: {
      description: "A variation of a product, such as a size, with its own price and stock.",
      search: {
        id: { type: "integer" },
        sku: { type: "string" },
        status: { type: "string" },
        price: { type: "string" },
        regular_price: { type: "string" },
        sale_price: { type: "string" },
        on_sale: { type: "boolean" },
        stock_status: { type: "string" },
        stock_quantity: { type: "number" },
        description: { type: "string" },
        permalink: { type: "string" },
        date_created_gmt: { type: "timestamp" },
        date_modified_gmt: { type: "timestamp" },
      },
      hit: { title: [["sku"]], text: [["description"]] },
      refs: {},
    },
    product_categories: {
      description: "A product category, which can have a parent category.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        slug: { type: "string" },
        parent: { type: "integer" },
        description: { type: "string" },
        display: { type: "string" },
        menu_order: { type: "integer" },
        count: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["slug"], ["description"]] },
      refs: {},
    },
    product_tags: {
      description: "A product tag.",
      search: {
        id: { type: "integer" },
        name: { type: "string" },
        slug: { type: "string" },
        description: { type: "string" },
        count: { type: "integer" },
      },
      hit: { title: [["name"]], text: [["slug"], ["description"]] },
      refs: {},
    },
    product_attributes: {
      description: "A global product attribute, which products of the store share, such as Color.",
      search: entitiesProduct_attributesSearch,
      hit: { title: [["name"]], text: [["slug"]] },
      refs: {},
    },
    product_attribute_terms: {
      description: "A term (value) of a product attribute, such as Black for Color.",
      refs: {},
    },
    product_reviews: {
      description: "A product review, with a rating from 1 to 5.",
      search: {
        id: { type: "integer" },
        product_id: { type: "integer" },
        status: { type: "string" },
        reviewer: { type: "string" },
        reviewer_email: { type: "string" },
        review: { type: "string" },
        rating: { type: "integer" },
        verified: { type: "boolean" },
        date_created_gmt: { type: "timestamp" },
      },
      hit: { title: [["reviewer"]], text: [["reviewer_email"], ["review"]] },
      refs: { product_id: "products.id" },
    },
    coupons: {
      description: "A coupon, which discounts an order.",
      search: {
        id: { type: "integer" },
        code: { type: "string" },
        amount: { type: "string" },
        discount_type: { type: "string" },
        status: { type: "string" },
        description: { type: "string" },
        usage_count: { type: "integer" },
        usage_limit: { type: "integer" },
        individual_use: { type: "boolean" },
        free_shipping: { type: "boolean" },
        minimum_amount: { type: "string" },
        date_expires_gmt: { type: "timestamp" },
        date_created_gmt: { type: "timestamp" },
        date_modified_gmt: { type: "timestamp" },
      },
      hit: { title: [["code"]], text: [["description"]] },
      refs: {},
    },
    payment_gateways: {
      description:
        "A payment gateway of the store, such as `bacs` or `paypal`. `enabled` tells whether customers see it.",
      search: {
        id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        order: { type: "integer" },
        enabled: { type: "boolean" },
        method_title: { type: "string" },
        method_description: { type: "string" },
      },
      hit: { title: [["title"]], text: [["description"]] },
      refs: {},
    },
    shipping_methods: {
      description: "A shipping method that zones can use, such as `flat_rate`.",
      search: entitiesShipping_methodsSearch,
      hit: { title: [["title"]], text: [["description"]] },
      refs: {},
    },
    shipping_zones: {
      description: "A shipping zone: a region with its own shipping methods. Zone 0 covers all other locations.",
      search: entitiesShipping_zonesSearch,
      hit: { title: [["name"]], text: [] },
      refs: {},
    },
    shipping_zone_methods: { description: "A shipping method of a zone, with its costs.", refs: {} },
    tax_rates: {
      description: "A tax rate for a region.",
      search: {
        id: { type: "integer" },
        country: { type: "string" },
        state: { type: "string" },
        rate: { type: "string" },
        name: { type: "string" },
        priority: { type: "integer" },
        compound: { type: "boolean" },
        shipping: { type: "boolean" },
        order: { type: "integer" },
        class: { type: "string" },
      },
      hit: { title: [["name"]], text: [["country"], ["state"], ["class"]] },
      refs: {},
    },
    tax_classes: {
      description: "A tax class of products that are taxed alike, such as `reduced-rate`.",
      search: { slug: { type: "string" }, name: { type: "string" } },
      hit: { title: [["name"]], text: [["slug"]] },
      refs: {},
    },
    sales_reports: { description: "A sales report for a period, with totals by day or month.", refs: {} },
    top_sellers: { description: "A top-selling product, with the quantity sold.", refs: {} },
    order_totals: { description: "The number of orders with a status.", refs: {} },
  },
  operations: {
    "orders.list": {
      description:
        "Lists or searches orders, newest first. Filters by status, customer, product or time; leaves out orders in " +
        "the trash.",
      keywords: [
        "sales",
        "came in",
        "on hold",
        "processing",
        "purchase",
        "checkout",
        "bought",
        "shipment",
        "new orders",
        "processing orders",
        "orders on hold",
        "orders of the customer",
        "unpaid orders",
        "orders today",
        "how many orders",
        "pending",
        "failed orders",
        "refunded orders",
        "last order",
      ],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          search: { description: "Search keywords." },
          status: {
            description:
              "Filters by status: `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded`, `failed`," +
              " `trash` or a custom status. Defaults to any status.",
          },
          customer: { description: "Filters by customer ID. `0` returns orders of guests." },
          product: { description: "Filters to orders that contain this product, by ID." },
          after: ordersListParamsAfter,
          before: ordersListParamsBefore,
          modified_after: ordersListParamsModified_after,
          modified_before: ordersListParamsModified_before,
          dates_are_gmt: ordersListParamsDates_are_gmt,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          parent: { description: "Filters by parent ID." },
          orderby: { description: "Sort field. Defaults to `date`." },
          order: { description: "Sort direction. Defaults to `desc`." },
          dp: ordersListParamsDp,
        },
      },
      record: { $ref: "#/$defs/Order" },
      isGraphql: false,
    },
    "orders.get": {
      description: "Gets an order by ID.",
      keywords: [
        "what was bought",
        "purchase",
        "sale",
        "checkout",
        "bought",
        "shipment",
        "status of the order",
        "what did they order",
        "shipping address the order",
      ],
      params: { properties: { id: ordersGetParamsId, dp: ordersListParamsDp } },
      isGraphql: false,
    },
    "orders.create": {
      description: "Creates an order. With `set_paid`, marks it as paid. Totals are calculated from its line items.",
      keywords: [
        "enter sale",
        "manual",
        "purchase",
        "sale",
        "checkout",
        "bought",
        "shipment",
        "manual order",
        "phone order",
      ],
      params: {
        properties: {
          status: ordersCreateParamsStatus,
          currency: ordersCreateParamsCurrency,
          customer_id: ordersCreateParamsCustomer_id,
          billing: ordersCreateParamsBilling_2,
          shipping: ordersCreateParamsShipping,
          payment_method: { description: "ID of the payment method, such as `bacs`." },
          payment_method_title: ordersCreateParamsPayment_method_title,
          transaction_id: { description: "ID of the payment transaction." },
          customer_note: { description: "Note that the customer left." },
          line_items: ordersCreateParamsLine_items,
          shipping_lines: ordersCreateParamsShipping_lines,
          fee_lines: ordersCreateParamsFee_lines,
          coupon_lines: {
            items: { properties: { code: { description: "Coupon code." } } },
            description: "Coupon lines: coupons by code.",
          },
          parent_id: { description: "ID of the parent order." },
          set_paid: ordersCreateParamsSet_paid,
          meta_data: ordersCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "orders.update": {
      description:
        "Updates an order: its status, addresses, line items or notes. A line with an ID is updated, without an ID " +
        "added, with `quantity` 0 removed.",
      keywords: [
        "complete",
        "ship",
        "on hold",
        "cancel",
        "purchase",
        "sale",
        "checkout",
        "bought",
        "shipment",
        "mark as completed",
        "complete the order",
        "change the status",
        "set to processing",
        "cancel the order",
        "put on hold",
        "change the address",
        "shipped",
        "set to completed",
      ],
      params: {
        properties: {
          id: ordersGetParamsId,
          status: ordersCreateParamsStatus,
          currency: ordersCreateParamsCurrency,
          customer_id: ordersCreateParamsCustomer_id,
          billing: ordersCreateParamsBilling_2,
          shipping: ordersCreateParamsShipping,
          payment_method: { description: "ID of the payment method, such as `bacs`." },
          payment_method_title: ordersCreateParamsPayment_method_title,
          transaction_id: { description: "ID of the payment transaction." },
          customer_note: { description: "Note that the customer left." },
          line_items: ordersCreateParamsLine_items,
          shipping_lines: ordersCreateParamsShipping_lines,
          fee_lines: ordersCreateParamsFee_lines,
          coupon_lines: {
            items: { properties: { code: { description: "Coupon code." } } },
            description: "Coupon lines: coupons by code. Replaces the current coupons.",
          },
          parent_id: { description: "ID of the parent order." },
          set_paid: ordersCreateParamsSet_paid,
          meta_data: ordersCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "orders.delete": {
      description: "Moves an order to the trash. With `force`, deletes it permanently.",
      keywords: ["remove sale", "purchase", "sale", "checkout", "bought", "shipment"],
      params: { properties: { id: ordersGetParamsId, force: ordersDeleteParamsForce } },
      isGraphql: false,
    },
    "order_batches.update": {
      description:
        "Updates up to 100 orders in a batch, such as their status. Reports for each order whether it was updated.",
      keywords: ["many sales", "bulk", "complete all", "several", "mass status"],
      params: {
        properties: {
          update: {
            items: {
              properties: {
                id: ordersGetParamsId,
                status: ordersCreateParamsStatus,
                customer_note: { description: "Note that the customer left." },
                transaction_id: { description: "ID of the payment transaction." },
                meta_data: ordersCreateParamsMeta_data,
              },
            },
            description: "Orders to update, each with its ID and changes. Up to 100.",
          },
        },
      },
      isGraphql: false,
    },
    "order_notes.list": {
      description: "Lists the notes on an order.",
      keywords: ["remarks", "comment", "message to buyer", "memo", "internal"],
      params: {
        properties: {
          order_id: ordersGetParamsId,
          type: { description: "Filters by note type: for the customer, internal, or any. Defaults to `any`." },
        },
      },
      record: { $ref: "#/$defs/OrderNote" },
      isGraphql: false,
    },
    "order_notes.get": {
      description: "Gets a note on an order.",
      keywords: ["read remark", "remark", "comment", "message to buyer", "memo", "internal"],
      params: order_notesGetParams,
      isGraphql: false,
    },
    "order_notes.create": {
      description: "Creates a note on an order. With `customer_note`, sends it to the customer.",
      keywords: [
        "jot down",
        "tell buyer",
        "remark",
        "comment",
        "message to buyer",
        "memo",
        "internal",
        "tell customer about order",
        "add a note",
      ],
      params: {
        properties: {
          order_id: ordersGetParamsId,
          note: { description: "Text of the note." },
          customer_note: {
            description: "Whether the note is for the customer and sent by email. Defaults to `false`.",
          },
          added_by_user: {
            description: "Whether to show the user of the key as the author, not the system. Defaults to `false`.",
          },
        },
      },
      isGraphql: false,
    },
    "order_notes.delete": {
      description: "Deletes a note on an order.",
      keywords: ["drop remark", "remark", "comment", "message to buyer", "memo", "internal"],
      params: order_notesGetParams,
      isGraphql: false,
    },
    "refunds.list": {
      description: "Lists the refunds of all orders, newest first. Filters by time or text. Requires WooCommerce 9.0.",
      keywords: ["money back", "all returns", "reimbursed", "paid back", "given back", "refunds this week"],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          search: { description: "Search keywords." },
          after: ordersListParamsAfter,
          before: ordersListParamsBefore,
          dates_are_gmt: ordersListParamsDates_are_gmt,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          orderby: { description: "Sort field. Defaults to `date`." },
          order: { description: "Sort direction. Defaults to `desc`." },
          dp: ordersListParamsDp,
        },
      },
      record: { $ref: "#/$defs/Refund" },
      isGraphql: false,
    },
    "order_refunds.list": {
      description: "Lists the refunds of an order, newest first.",
      keywords: ["returns of sale", "money back", "return", "reimburse", "pay back", "wants money"],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          order_id: ordersGetParamsId,
          search: { description: "Search keywords." },
          after: ordersListParamsAfter,
          before: ordersListParamsBefore,
          dates_are_gmt: ordersListParamsDates_are_gmt,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          orderby: { description: "Sort field. Defaults to `date`." },
          order: { description: "Sort direction. Defaults to `desc`." },
          dp: ordersListParamsDp,
        },
      },
      record: { $ref: "#/$defs/RefundOfOrder" },
      isGraphql: false,
    },
    "order_refunds.get": {
      description: "Gets a refund of an order.",
      keywords: ["return details", "money back", "return", "reimburse", "pay back", "wants money"],
      params: { properties: { order_id: ordersGetParamsId, id: order_refundsGetParamsId, dp: ordersListParamsDp } },
      isGraphql: false,
    },
    "order_refunds.create": {
      description:
        "Creates a refund of an order, in part or in full. The payment gateway returns the money, unless " +
        "`api_refund` is `false`.",
      keywords: ["give back", "reimburse", "money back", "pay back", "wants money", "partial refund"],
      params: {
        properties: {
          order_id: ordersGetParamsId,
          amount: { description: "Amount to refund. Defaults to the sum of the line items." },
          reason: { description: "Reason for the refund." },
          refunded_by: { description: "ID of the user who refunds the order." },
          line_items: {
            items: {
              properties: {
                id: { description: "ID of the order line." },
                quantity: { description: "Quantity to refund." },
                refund_total: { description: "Amount to refund, without taxes." },
                refund_tax: {
                  items: {
                    properties: {
                      id: order_refundsCreateParamsLine_itemsItemsRefund_taxItemsId,
                      refund_total: { description: "Amount of tax to refund." },
                    },
                  },
                  description: "Taxes to refund, each with its amount.",
                },
              },
            },
            description: "Line items to refund, with quantities and amounts.",
          },
          api_refund: {
            description:
              "Whether the payment gateway returns the money. Set `false` if you refunded it elsewhere. Defaults to " +
              "`true`.",
          },
          api_restock: { description: "Whether to restock the items. Defaults to `true`." },
        },
      },
      isGraphql: false,
    },
    "order_refunds.delete": {
      description: "Deletes a refund of an order. Money that was returned stays returned.",
      keywords: ["drop return", "money back", "return", "reimburse", "pay back", "wants money"],
      params: { properties: { order_id: ordersGetParamsId, id: order_refundsGetParamsId } },
      isGraphql: false,
    },
    "customers.list": {
      description: "Lists or searches customers by name, email address or role. Sorted by name by default.",
      keywords: ["buyers", "client", "shopper", "account", "person", "find the customer", "customer with the email"],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          search: { description: "Search keywords." },
          email: { description: "Filters by exact email address." },
          role: {
            description: "Filters by role, such as `subscriber` or `shop_manager`, or `all`. Defaults to `customer`.",
          },
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          orderby: { description: "Sort field. Defaults to `name`." },
          order: { description: "Sort direction. Defaults to `asc`." },
        },
      },
      record: { $ref: "#/$defs/Customer" },
      isGraphql: false,
    },
    "customers.get": {
      description: "Gets a customer by ID.",
      keywords: ["buyer details", "buyer", "client", "shopper", "account", "person"],
      params: { properties: { id: customersGetParamsId } },
      isGraphql: false,
    },
    "customers.create": {
      description: "Creates a customer with an account.",
      keywords: ["add buyer", "buyer", "client", "shopper", "person"],
      params: {
        properties: {
          email: { description: "Email address of the customer." },
          username: { description: "Username to log in with. Defaults to a name generated from the email address." },
          first_name: { description: "First name of the customer." },
          last_name: { description: "Last name of the customer." },
          password: customersCreateParamsPassword,
          billing: ordersCreateParamsBilling_2,
          shipping: ordersCreateParamsShipping,
          meta_data: customersCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "customers.update": {
      description: "Updates a customer. Fields that you leave out keep their value.",
      keywords: [
        "change address",
        "email",
        "buyer",
        "client",
        "shopper",
        "account",
        "person",
        "change address the customer",
      ],
      params: {
        properties: {
          id: customersGetParamsId,
          email: { description: "New email address of the customer." },
          first_name: { description: "First name of the customer." },
          last_name: { description: "Last name of the customer." },
          password: customersCreateParamsPassword,
          billing: ordersCreateParamsBilling_2,
          shipping: ordersCreateParamsShipping,
          meta_data: customersCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "customers.delete": {
      description: "Deletes the account of a customer permanently. Orders are kept.",
      keywords: ["remove buyer", "buyer", "client", "shopper", "person"],
      params: {
        properties: {
          id: customersGetParamsId,
          reassign: { description: "ID of the user to reassign posts of the deleted user to." },
        },
      },
      isGraphql: false,
    },
    "customer_downloads.list": {
      description: "Lists the downloadable files of a customer (downloads).",
      keywords: ["digital goods", "licenses", "ebooks", "files bought", "may download"],
      params: { properties: { customer_id: customersGetParamsId } },
      record: { $ref: "#/$defs/CustomerDownload" },
      isGraphql: false,
    },
    "products.list": {
      description: "Lists or searches products, newest first. Filters by name, SKU, category, price, stock or time.",
      keywords: [
        "catalog",
        "in stock",
        "out of stock",
        "article",
        "goods",
        "merchandise",
        "out of stock products",
        "what do we sell",
        "stock of the product",
        "product called",
        "low stock",
        "how many in stock",
        "price of the product",
        "on sale",
      ],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          search: { description: "Search keywords." },
          sku: { description: "Filters by SKU. Comma-separated for several." },
          slug: { description: "Filters by slug." },
          status: { description: "Filters by product status. Defaults to `any`, which leaves out the trash." },
          type: { description: "Filters by product type." },
          featured: { description: "Whether to return only featured products." },
          category: { description: "Filters by category ID." },
          tag: { description: "Filters by tag ID." },
          shipping_class: { description: "Filters by shipping class ID." },
          attribute: { description: "Filters by attribute slug, such as `pa_color`. Requires `attribute_term`." },
          attribute_term: { description: "Filters by ID of the attribute term." },
          tax_class: {
            description: "Filters by tax class: `standard`, `reduced-rate`, `zero-rate` or a custom tax class.",
          },
          on_sale: { description: "Whether to return only products on sale." },
          min_price: { description: "Minimum price." },
          max_price: { description: "Maximum price." },
          stock_status: { description: "Filters by stock status." },
          after: ordersListParamsAfter,
          before: ordersListParamsBefore,
          modified_after: ordersListParamsModified_after,
          modified_before: ordersListParamsModified_before,
          dates_are_gmt: ordersListParamsDates_are_gmt,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          parent: { description: "Filters by parent ID." },
          orderby: { description: "Sort field. Defaults to `date`." },
          order: { description: "Sort direction. Defaults to `desc`." },
        },
      },
      record: { $ref: "#/$defs/Product" },
      isGraphql: false,
    },
    "products.get": {
      description: "Gets a product by ID.",
      keywords: [
        "article details",
        "article",
        "goods",
        "merchandise",
        "SKU",
        "catalog",
        "stock",
        "the product in stock",
        "price of",
      ],
      params: { properties: { id: ordersCreateParamsLine_itemsItemsProduct_id } },
      isGraphql: false,
    },
    "products.create": {
      description: "Creates a product.",
      keywords: [
        "add article",
        "article",
        "goods",
        "merchandise",
        "SKU",
        "catalog",
        "stock",
        "add a product",
        "new item the store",
      ],
      params: {
        properties: {
          name: { description: "Name of the product." },
          type: { description: "Type of the product. Defaults to `simple`." },
          status: {
            description: "Status of the product. `publish` makes it visible to customers. Defaults to `publish`.",
          },
          sku: productsCreateParamsSku,
          regular_price: { description: "Regular price, such as `19.90`." },
          sale_price: { description: "Sale price. An empty string removes it." },
          date_on_sale_from_gmt: productsCreateParamsDate_on_sale_from_gmt,
          date_on_sale_to_gmt: productsCreateParamsDate_on_sale_to_gmt,
          description: { description: "Description of the product, as HTML." },
          short_description: productsCreateParamsShort_description,
          slug: productsCreateParamsSlug,
          featured: { description: "Whether the product is featured." },
          catalog_visibility: productsCreateParamsCatalog_visibility,
          manage_stock: productsCreateParamsManage_stock,
          stock_quantity: { description: "Stock quantity. Requires `manage_stock`." },
          stock_status: productsCreateParamsStock_status,
          backorders: productsCreateParamsBackorders,
          sold_individually: productsCreateParamsSold_individually,
          virtual: productsCreateParamsVirtual,
          downloadable: { description: "Whether the product is downloadable." },
          downloads: { items: productsCreateParamsDownloadsItems, description: "Downloadable files of the product." },
          external_url: productsCreateParamsExternal_url,
          button_text: productsCreateParamsButton_text,
          tax_status: productsCreateParamsTax_status,
          tax_class: { description: "Slug of the tax class." },
          weight: { description: "Weight in the store's unit." },
          dimensions: productsCreateParamsDimensions,
          shipping_class: { description: "Slug of the shipping class." },
          reviews_allowed: { description: "Whether customers can review the product." },
          upsell_ids: productsCreateParamsUpsell_ids,
          cross_sell_ids: productsCreateParamsCross_sell_ids,
          grouped_products: productsCreateParamsGrouped_products,
          parent_id: { description: "ID of the parent product." },
          purchase_note: productsCreateParamsPurchase_note,
          categories: { items: productsCreateParamsCategoriesItems, description: "Categories of the product, by ID." },
          tags: { items: productsCreateParamsCategoriesItems, description: "Tags of the product, by ID." },
          images: { items: productsCreateParamsImagesItems_2, description: "Images of the product, main image first." },
          attributes: { items: productsCreateParamsAttributesItems, description: "Attributes of the product." },
          default_attributes: productsCreateParamsDefault_attributes,
          menu_order: { description: "Position in the custom sort order." },
          meta_data: productsCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "products.update": {
      description: "Updates a product, such as its price or stock. Fields that you leave out keep their value.",
      keywords: [
        "sale price",
        "hide",
        "article",
        "goods",
        "merchandise",
        "SKU",
        "catalog",
        "change the price",
        "set the stock",
        "put on sale",
        "unpublish",
        "restock",
        "hide the product",
        "description of the product",
        "raise the price",
      ],
      params: {
        properties: {
          id: ordersCreateParamsLine_itemsItemsProduct_id,
          name: { description: "New name of the product." },
          type: { description: "Type of the product." },
          status: productsUpdateParamsStatus,
          sku: productsCreateParamsSku,
          regular_price: { description: "Regular price, such as `19.90`." },
          sale_price: { description: "Sale price. An empty string removes it." },
          date_on_sale_from_gmt: productsCreateParamsDate_on_sale_from_gmt,
          date_on_sale_to_gmt: productsCreateParamsDate_on_sale_to_gmt,
          description: { description: "Description of the product, as HTML." },
          short_description: productsCreateParamsShort_description,
          slug: productsCreateParamsSlug,
          featured: { description: "Whether the product is featured." },
          catalog_visibility: productsCreateParamsCatalog_visibility,
          manage_stock: productsCreateParamsManage_stock,
          stock_quantity: { description: "Stock quantity. Requires `manage_stock`." },
          stock_status: productsCreateParamsStock_status,
          backorders: productsCreateParamsBackorders,
          sold_individually: productsCreateParamsSold_individually,
          virtual: productsCreateParamsVirtual,
          downloadable: { description: "Whether the product is downloadable." },
          downloads: {
            items: productsCreateParamsDownloadsItems,
            description: "Downloadable files of the product. Replaces the current files.",
          },
          external_url: productsCreateParamsExternal_url,
          button_text: productsCreateParamsButton_text,
          tax_status: productsCreateParamsTax_status,
          tax_class: { description: "Slug of the tax class." },
          weight: { description: "Weight in the store's unit." },
          dimensions: productsCreateParamsDimensions,
          shipping_class: { description: "Slug of the shipping class." },
          reviews_allowed: { description: "Whether customers can review the product." },
          upsell_ids: productsCreateParamsUpsell_ids,
          cross_sell_ids: productsCreateParamsCross_sell_ids,
          grouped_products: productsCreateParamsGrouped_products,
          parent_id: { description: "ID of the parent product." },
          purchase_note: productsCreateParamsPurchase_note,
          categories: productsUpdateParamsCategories,
          tags: {
            items: productsCreateParamsCategoriesItems,
            description: "Tags of the product, by ID. Replaces the current tags.",
          },
          images: {
            items: productsCreateParamsImagesItems_2,
            description: "Images of the product, main image first. Replaces the current images.",
          },
          attributes: {
            items: productsCreateParamsAttributesItems,
            description: "Attributes of the product. Replaces the current attributes.",
          },
          default_attributes: productsCreateParamsDefault_attributes,
          menu_order: { description: "Position in the custom sort order." },
          meta_data: productsCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "products.delete": {
      description: "Moves a product to the trash. With `force`, deletes it and its variations permanently.",
      keywords: ["remove article", "article", "goods", "merchandise", "SKU", "catalog", "stock"],
      params: { properties: { id: ordersCreateParamsLine_itemsItemsProduct_id, force: ordersDeleteParamsForce } },
      isGraphql: false,
    },
    "product_batches.create": {
      description: "Creates up to 100 products in a batch. Reports for each product whether it was created.",
      keywords: ["import articles", "add many", "many articles", "bulk", "mass import", "several"],
      params: {
        properties: {
          create: {
            items: {
              properties: {
                name: { description: "Name of the product." },
                type: { description: "Type of the product." },
                sku: productsCreateParamsSku,
                regular_price: { description: "Regular price, such as `19.90`." },
                sale_price: { description: "Sale price. An empty string removes it." },
                status: productsUpdateParamsStatus,
                manage_stock: productsCreateParamsManage_stock,
                stock_quantity: { description: "Stock quantity. Requires `manage_stock`." },
                stock_status: productsCreateParamsStock_status,
                description: { description: "Description of the product, as HTML." },
                short_description: productsCreateParamsShort_description,
                categories: productsUpdateParamsCategories,
                meta_data: productsCreateParamsMeta_data,
              },
            },
            description: "Products to create, up to 100.",
          },
        },
      },
      isGraphql: false,
    },
    "product_batches.update": {
      description:
        "Updates up to 100 products in a batch, such as prices and stock. Reports for each product whether it was " +
        "updated.",
      keywords: ["bulk price", "mass stock", "change many", "many articles", "bulk", "mass import", "several"],
      params: {
        properties: {
          update: {
            items: {
              properties: {
                id: ordersCreateParamsLine_itemsItemsProduct_id,
                name: { description: "New name of the product." },
                sku: productsCreateParamsSku,
                regular_price: { description: "Regular price, such as `19.90`." },
                sale_price: { description: "Sale price. An empty string removes it." },
                status: productsUpdateParamsStatus,
                manage_stock: productsCreateParamsManage_stock,
                stock_quantity: { description: "Stock quantity. Requires `manage_stock`." },
                stock_status: productsCreateParamsStock_status,
                description: { description: "Description of the product, as HTML." },
                short_description: productsCreateParamsShort_description,
                categories: productsUpdateParamsCategories,
                meta_data: productsCreateParamsMeta_data,
              },
            },
            description: "Products to update, each with its ID and changes. Up to 100.",
          },
        },
      },
      isGraphql: false,
    },
    "product_variations.list": {
      description: "Lists the variations of a product. Filters by SKU, price or stock.",
      keywords: ["options", "size", "color", "flavor", "model"],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          product_id: ordersCreateParamsLine_itemsItemsProduct_id,
          search: { description: "Search keywords." },
          sku: { description: "Filters by SKU." },
          slug: { description: "Filters by slug." },
          status: { description: "Filters by variation status. Defaults to `any`." },
          on_sale: { description: "Whether to return only variations on sale." },
          min_price: { description: "Minimum price." },
          max_price: { description: "Maximum price." },
          stock_status: { description: "Filters by stock status." },
          after: ordersListParamsAfter,
          before: ordersListParamsBefore,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          orderby: { description: "Sort field. Defaults to `date`." },
          order: { description: "Sort direction. Defaults to `desc`." },
        },
      },
      record: { $ref: "#/$defs/Variation" },
      isGraphql: false,
    },
    "product_variations.get": {
      description: "Gets a variation of a product.",
      keywords: ["option stock", "size", "color", "SKU", "option", "stock", "flavor", "model"],
      params: product_variationsGetParams,
      isGraphql: false,
    },
    "product_variations.create": {
      description: "Creates a variation of a product for a selection of its attributes.",
      keywords: ["add size", "size", "color", "SKU", "option", "stock", "flavor", "model"],
      params: {
        properties: {
          product_id: ordersCreateParamsLine_itemsItemsProduct_id,
          attributes: {
            items: productsCreateParamsDefault_attributesItems,
            description: "Attribute values of the variation, such as `Color: Black`.",
          },
          status: product_variationsCreateParamsStatus,
          sku: productsCreateParamsSku,
          regular_price: { description: "Regular price, such as `19.90`." },
          sale_price: { description: "Sale price. An empty string removes it." },
          description: { description: "Description of the variation, as HTML." },
          manage_stock: product_variationsCreateParamsManage_stock,
          stock_quantity: { description: "Stock quantity. Requires `manage_stock`." },
          stock_status: productsCreateParamsStock_status,
          backorders: product_variationsCreateParamsBackorders,
          virtual: product_variationsCreateParamsVirtual,
          tax_class: { description: "Slug of the tax class." },
          weight: { description: "Weight in the store's unit." },
          dimensions: productsCreateParamsDimensions,
          image: product_variationsCreateParamsImage,
          menu_order: { description: "Position in the custom sort order." },
          meta_data: product_variationsCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "product_variations.update": {
      description: "Updates a variation, such as its price or stock. Fields that you leave out keep their value.",
      keywords: [
        "stock of size",
        "size",
        "color",
        "SKU",
        "option",
        "flavor",
        "model",
        "price of the size",
        "stock of the variation",
      ],
      params: {
        properties: {
          product_id: ordersCreateParamsLine_itemsItemsProduct_id,
          id: ordersCreateParamsLine_itemsItemsVariation_id,
          attributes: {
            items: productsCreateParamsDefault_attributesItems,
            description: "New attribute values of the variation.",
          },
          status: product_variationsCreateParamsStatus,
          sku: productsCreateParamsSku,
          regular_price: { description: "Regular price, such as `19.90`." },
          sale_price: { description: "Sale price. An empty string removes it." },
          description: { description: "Description of the variation, as HTML." },
          manage_stock: product_variationsCreateParamsManage_stock,
          stock_quantity: { description: "Stock quantity. Requires `manage_stock`." },
          stock_status: productsCreateParamsStock_status,
          backorders: product_variationsCreateParamsBackorders,
          virtual: product_variationsCreateParamsVirtual,
          tax_class: { description: "Slug of the tax class." },
          weight: { description: "Weight in the store's unit." },
          dimensions: productsCreateParamsDimensions,
          image: product_variationsCreateParamsImage,
          menu_order: { description: "Position in the custom sort order." },
          meta_data: product_variationsCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "product_variations.delete": {
      description: "Deletes a variation of a product permanently.",
      keywords: ["drop size", "size", "color", "SKU", "option", "stock", "flavor", "model"],
      params: product_variationsGetParams,
      isGraphql: false,
    },
    "product_categories.list": {
      description: "Lists or searches product categories.",
      keywords: ["departments", "group", "aisle", "section", "collection"],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          search: { description: "Search keywords." },
          slug: { description: "Filters by slug." },
          parent: { description: "Filters by parent category ID. `0` returns top-level categories." },
          product: { description: "Filters by product ID." },
          hide_empty: product_categoriesListParamsHide_empty,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          orderby: { description: "Sort field. Defaults to `name`." },
          order: { description: "Sort direction. Defaults to `asc`." },
        },
      },
      record: { $ref: "#/$defs/Category" },
      isGraphql: false,
    },
    "product_categories.get": {
      description: "Gets a product category.",
      keywords: ["department", "group", "aisle", "section", "collection"],
      params: product_categoriesGetParams,
      isGraphql: false,
    },
    "product_categories.create": {
      description: "Creates a product category.",
      keywords: ["new department", "department", "group", "aisle", "section", "collection"],
      params: {
        properties: {
          name: { description: "Name of the category." },
          slug: productsCreateParamsSlug,
          parent: product_categoriesCreateParamsParent,
          description: { description: "Description, as HTML." },
          display: { description: "Content of the category page." },
          image: product_categoriesCreateParamsImage,
          menu_order: { description: "Position in the custom sort order." },
        },
      },
      isGraphql: false,
    },
    "product_categories.update": {
      description: "Updates a product category. Fields that you leave out keep their value.",
      keywords: ["rename department", "department", "group", "aisle", "section", "collection"],
      params: {
        properties: {
          id: product_categoriesGetParamsId,
          name: { description: "New name of the category." },
          slug: productsCreateParamsSlug,
          parent: product_categoriesCreateParamsParent,
          description: { description: "Description, as HTML." },
          display: { description: "Content of the category page." },
          image: product_categoriesCreateParamsImage,
          menu_order: { description: "Position in the custom sort order." },
        },
      },
      isGraphql: false,
    },
    "product_categories.delete": {
      description: "Deletes a product category, but not its products.",
      keywords: ["drop department", "department", "group", "aisle", "section", "collection"],
      params: product_categoriesGetParams,
      isGraphql: false,
    },
    "product_tags.list": {
      description: "Lists or searches product tags.",
      keywords: ["labels", "keyword", "marker", "topic", "flag"],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          search: { description: "Search keywords." },
          slug: { description: "Filters by slug." },
          product: { description: "Filters by product ID." },
          hide_empty: product_categoriesListParamsHide_empty,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          orderby: { description: "Sort field. Defaults to `name`." },
          order: { description: "Sort direction. Defaults to `asc`." },
        },
      },
      record: { $ref: "#/$defs/Term" },
      isGraphql: false,
    },
    "product_tags.get": {
      description: "Gets a product tag.",
      keywords: ["label", "keyword", "marker", "topic", "flag"],
      params: product_tagsGetParams,
      isGraphql: false,
    },
    "product_tags.create": {
      description: "Creates a product tag.",
      keywords: ["new label", "label", "keyword", "marker", "topic", "flag"],
      params: {
        properties: {
          name: { description: "Name of the tag." },
          slug: productsCreateParamsSlug,
          description: { description: "Description, as HTML." },
        },
      },
      isGraphql: false,
    },
    "product_tags.update": {
      description: "Updates a product tag. Fields that you leave out keep their value.",
      keywords: ["rename label", "label", "keyword", "marker", "topic", "flag"],
      params: {
        properties: {
          id: product_tagsGetParamsId,
          name: { description: "New name of the tag." },
          slug: productsCreateParamsSlug,
          description: { description: "Description, as HTML." },
        },
      },
      isGraphql: false,
    },
    "product_tags.delete": {
      description: "Deletes a product tag, but not its products.",
      keywords: ["drop label", "label", "keyword", "marker", "topic", "flag"],
      params: product_tagsGetParams,
      isGraphql: false,
    },
    "product_attributes.list": {
      description: "Lists the global product attributes.",
      keywords: ["specs", "property", "color", "size", "characteristic"],
      record: { $ref: "#/$defs/Attribute" },
      isGraphql: false,
    },
    "product_attributes.get": {
      description: "Gets a global product attribute.",
      keywords: ["spec", "property", "color", "size", "characteristic"],
      params: product_attributesGetParams,
      isGraphql: false,
    },
    "product_attributes.create": {
      description: "Creates a global product attribute.",
      keywords: ["new spec", "property", "color", "size", "characteristic", "spec"],
      params: {
        properties: {
          name: { description: "Name of the attribute, such as `Color`." },
          slug: productsCreateParamsSlug,
          type: product_attributesCreateParamsType,
          order_by: { description: "Sort order of the terms. Defaults to `menu_order`, a custom order." },
          has_archives: product_attributesCreateParamsHas_archives,
        },
      },
      isGraphql: false,
    },
    "product_attributes.update": {
      description: "Updates a global product attribute. Fields that you leave out keep their value.",
      keywords: ["rename spec", "property", "color", "size", "characteristic", "spec"],
      params: {
        properties: {
          id: product_attributesGetParamsId,
          name: { description: "New name of the attribute." },
          slug: productsCreateParamsSlug,
          type: product_attributesCreateParamsType,
          order_by: { description: "Sort order of the terms. `menu_order` is a custom order." },
          has_archives: product_attributesCreateParamsHas_archives,
        },
      },
      isGraphql: false,
    },
    "product_attributes.delete": {
      description: "Deletes a global product attribute and its terms, and removes it from all products.",
      keywords: ["drop spec", "property", "color", "size", "characteristic", "spec"],
      params: product_attributesGetParams,
      isGraphql: false,
    },
    "product_attribute_terms.list": {
      description: "Lists or searches the terms of a product attribute.",
      keywords: ["choices", "red", "large", "values", "option value"],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          attribute_id: product_attributesGetParamsId,
          search: { description: "Search keywords." },
          slug: { description: "Filters by slug." },
          product: { description: "Filters by product ID." },
          hide_empty: product_categoriesListParamsHide_empty,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          orderby: { description: "Sort field. Defaults to `name`." },
          order: { description: "Sort direction. Defaults to `asc`." },
        },
      },
      record: { $ref: "#/$defs/AttributeTerm" },
      isGraphql: false,
    },
    "product_attribute_terms.create": {
      description: "Creates a term of a product attribute.",
      keywords: ["new choice", "red", "large", "values", "choice", "option value"],
      params: {
        properties: {
          attribute_id: product_attributesGetParamsId,
          name: { description: "Name of the term." },
          slug: productsCreateParamsSlug,
          description: { description: "Description, as HTML." },
          menu_order: { description: "Position in the custom sort order." },
        },
      },
      isGraphql: false,
    },
    "product_attribute_terms.delete": {
      description: "Deletes a term of a product attribute.",
      keywords: ["drop choice", "red", "large", "values", "choice", "option value"],
      params: {
        properties: {
          attribute_id: product_attributesGetParamsId,
          id: { description: "ID of the term, as `product_attribute_terms.list` returns it." },
        },
      },
      isGraphql: false,
    },
    "product_reviews.list": {
      description: "Lists or searches product reviews, newest first. Filters by product, reviewer, status or time.",
      keywords: [
        "opinions",
        "stars",
        "rating",
        "feedback",
        "testimonial",
        "what do customers say",
        "new reviews",
        "bad reviews",
      ],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          search: { description: "Search keywords." },
          product: { description: "Filters by product ID." },
          reviewer: { description: "Filters by user ID of the reviewer." },
          reviewer_exclude: { description: "Excludes reviews by these reviewers, by user ID." },
          reviewer_email: { description: "Filters by email address of the reviewer." },
          status: { description: "Filters by review status. Defaults to `approved`." },
          after: ordersListParamsAfter,
          before: ordersListParamsBefore,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          orderby: { description: "Sort field. Defaults to `date_gmt`." },
          order: { description: "Sort direction. Defaults to `desc`." },
        },
      },
      record: { $ref: "#/$defs/Review" },
      isGraphql: false,
    },
    "product_reviews.get": {
      description: "Gets a product review.",
      keywords: ["read opinion", "stars", "rating", "opinion", "feedback", "testimonial"],
      params: product_reviewsGetParams,
      isGraphql: false,
    },
    "product_reviews.create": {
      description: "Creates a product review.",
      keywords: ["add opinion", "stars", "rating", "opinion", "feedback", "testimonial"],
      params: {
        properties: {
          product_id: ordersCreateParamsLine_itemsItemsProduct_id,
          review: { description: "Text of the review." },
          reviewer: { description: "Name of the reviewer." },
          reviewer_email: { description: "Email address of the reviewer." },
          rating: { description: "Rating, 1 to 5. `0` means none." },
          status: product_reviewsCreateParamsStatus,
        },
      },
      isGraphql: false,
    },
    "product_reviews.update": {
      description: "Updates a product review: approves, holds or changes it.",
      keywords: [
        "hide",
        "moderate",
        "spam",
        "stars",
        "rating",
        "opinion",
        "feedback",
        "testimonial",
        "approve the review",
        "mark as spam",
      ],
      params: {
        properties: {
          id: product_reviewsGetParamsId,
          review: { description: "Text of the review." },
          rating: { description: "Rating, 1 to 5. `0` means none." },
          status: product_reviewsCreateParamsStatus,
        },
      },
      isGraphql: false,
    },
    "product_reviews.delete": {
      description:
        "Deletes a product review permanently. To only hide it, use `product_reviews.update` with `status` set to " +
        "`trash`.",
      keywords: ["remove opinion", "stars", "rating", "opinion", "feedback", "testimonial"],
      params: product_reviewsGetParams,
      isGraphql: false,
    },
    "coupons.list": {
      description: "Lists or searches coupons, newest first. Filters by code or time.",
      keywords: [
        "vouchers",
        "discount",
        "promo code",
        "percent off",
        "rebate",
        "is the coupon active",
        "did the coupon expire",
        "discount codes",
        "how often it used",
        "coupon still valid",
      ],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          search: { description: "Search keywords." },
          code: { description: "Filters by coupon code." },
          after: ordersListParamsAfter,
          before: ordersListParamsBefore,
          modified_after: ordersListParamsModified_after,
          modified_before: ordersListParamsModified_before,
          dates_are_gmt: ordersListParamsDates_are_gmt,
          include: { description: "Filters by ID." },
          exclude: { description: "Excludes records by ID." },
          orderby: { description: "Sort field. Defaults to `date`." },
          order: { description: "Sort direction. Defaults to `desc`." },
        },
      },
      record: { $ref: "#/$defs/Coupon" },
      isGraphql: false,
    },
    "coupons.get": {
      description: "Gets a coupon by ID.",
      keywords: ["voucher details", "voucher", "discount", "promo code", "percent off", "rebate"],
      params: { properties: { id: couponsGetParamsId } },
      isGraphql: false,
    },
    "coupons.create": {
      description: "Creates a coupon.",
      keywords: [
        "make voucher",
        "voucher",
        "discount",
        "promo code",
        "percent off",
        "rebate",
        "discount code",
        "free shipping coupon",
      ],
      params: {
        properties: {
          code: { description: "Coupon code that customers enter." },
          discount_type: {
            description:
              "Type of the discount: percent, a fixed amount off the cart, or off each product. Defaults to " +
              "`fixed_cart`.",
          },
          amount: couponsCreateParamsAmount,
          description: { description: "Description of the coupon." },
          date_expires_gmt: couponsCreateParamsDate_expires_gmt,
          individual_use: couponsCreateParamsIndividual_use,
          product_ids: couponsCreateParamsProduct_ids,
          excluded_product_ids: couponsCreateParamsExcluded_product_ids,
          product_categories: couponsCreateParamsProduct_categories,
          excluded_product_categories: couponsCreateParamsExcluded_product_categories,
          exclude_sale_items: { description: "Whether to exclude products on sale." },
          minimum_amount: { description: "Minimum order total for the coupon." },
          maximum_amount: { description: "Maximum order total for the coupon." },
          usage_limit: couponsCreateParamsUsage_limit,
          usage_limit_per_user: couponsCreateParamsUsage_limit_per_user,
          limit_usage_to_x_items: couponsCreateParamsLimit_usage_to_x_items,
          free_shipping: { description: "Whether the coupon grants free shipping." },
          email_restrictions: { description: "Email addresses that can use the coupon." },
          meta_data: couponsCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "coupons.update": {
      description: "Updates a coupon. Fields that you leave out keep their value.",
      keywords: [
        "extend voucher",
        "voucher",
        "discount",
        "promo code",
        "percent off",
        "rebate",
        "extend the coupon",
        "change the expiry",
      ],
      params: {
        properties: {
          id: couponsGetParamsId,
          code: { description: "New coupon code." },
          discount_type: {
            description: "Type of the discount: percent, a fixed amount off the cart, or off each product.",
          },
          amount: couponsCreateParamsAmount,
          description: { description: "Description of the coupon." },
          date_expires_gmt: couponsCreateParamsDate_expires_gmt,
          individual_use: couponsCreateParamsIndividual_use,
          product_ids: couponsCreateParamsProduct_ids,
          excluded_product_ids: couponsCreateParamsExcluded_product_ids,
          product_categories: couponsCreateParamsProduct_categories,
          excluded_product_categories: couponsCreateParamsExcluded_product_categories,
          exclude_sale_items: { description: "Whether to exclude products on sale." },
          minimum_amount: { description: "Minimum order total for the coupon." },
          maximum_amount: { description: "Maximum order total for the coupon." },
          usage_limit: couponsCreateParamsUsage_limit,
          usage_limit_per_user: couponsCreateParamsUsage_limit_per_user,
          limit_usage_to_x_items: couponsCreateParamsLimit_usage_to_x_items,
          free_shipping: { description: "Whether the coupon grants free shipping." },
          email_restrictions: { description: "Email addresses that can use the coupon." },
          meta_data: couponsCreateParamsMeta_data,
        },
      },
      isGraphql: false,
    },
    "coupons.delete": {
      description: "Moves a coupon to the trash. With `force`, deletes it permanently.",
      keywords: ["end voucher", "voucher", "discount", "promo code", "percent off", "rebate", "end the promotion"],
      params: { properties: { id: couponsGetParamsId, force: ordersDeleteParamsForce } },
      isGraphql: false,
    },
    "payment_gateways.list": {
      description: "Lists the payment gateways.",
      keywords: [
        "ways to pay",
        "PayPal",
        "Stripe",
        "credit card",
        "bank transfer",
        "checkout method",
        "payment methods",
        "is paypal enabled",
      ],
      record: { $ref: "#/$defs/PaymentGateway" },
      isGraphql: false,
    },
    "payment_gateways.get": {
      description: "Gets a payment gateway with its settings.",
      keywords: ["way to pay", "PayPal", "Stripe", "credit card", "bank transfer", "checkout method"],
      params: { properties: { id: payment_gatewaysGetParamsId } },
      isGraphql: false,
    },
    "payment_gateways.update": {
      description: "Updates a payment gateway: enables or disables it, or changes its title or settings.",
      keywords: [
        "switch off",
        "turn on",
        "way to pay",
        "PayPal",
        "Stripe",
        "credit card",
        "bank transfer",
        "checkout method",
      ],
      params: {
        properties: {
          id: payment_gatewaysGetParamsId,
          title: { description: "Title of the payment gateway, shown to customers." },
          description: { description: "Description of the payment gateway, shown to customers." },
          order: { description: "Sort position of the payment gateway, starting at 0." },
          enabled: { description: "Whether the payment gateway is enabled and visible to customers." },
          settings: { description: "Values of the settings, by name." },
        },
      },
      isGraphql: false,
    },
    "shipping_methods.list": {
      description: "Lists the shipping methods of the store.",
      keywords: ["ways to ship", "delivery", "flat rate", "free shipping", "pickup", "carrier"],
      record: { $ref: "#/$defs/ShippingMethod" },
      isGraphql: false,
    },
    "shipping_methods.get": {
      description: "Gets a shipping method.",
      keywords: ["one way", "delivery", "flat rate", "free shipping", "pickup", "carrier"],
      params: { properties: { id: ordersCreateParamsShipping_linesItemsMethod_id } },
      isGraphql: false,
    },
    "shipping_zones.list": {
      description: "Lists the shipping zones.",
      keywords: ["regions", "where we ship", "delivery area", "country", "postcode", "where do we ship"],
      record: { $ref: "#/$defs/ShippingZone" },
      isGraphql: false,
    },
    "shipping_zones.get": {
      description: "Gets a shipping zone.",
      keywords: ["region", "where we ship", "delivery area", "country", "postcode"],
      params: { properties: { id: shipping_zonesGetParamsId } },
      isGraphql: false,
    },
    "shipping_zone_methods.list": {
      description: "Lists the shipping methods of a zone with their settings.",
      keywords: ["delivery cost", "flat rate", "free shipping", "region", "how we ship there"],
      params: { properties: { zone_id: shipping_zonesGetParamsId } },
      record: { $ref: "#/$defs/ZoneMethod" },
      isGraphql: false,
    },
    "tax_rates.list": {
      description: "Lists the tax rates.",
      keywords: ["VAT", "GST", "sales tax", "percentage", "country tax"],
      params: {
        properties: {
          page: ordersListParamsPage,
          per_page: ordersListParamsPer_page,
          class: { description: "Filters by slug of the tax class. Use `standard` for the main tax class." },
          orderby: { description: "Sort field. Defaults to `order`." },
          order: { description: "Sort direction. Defaults to `asc`." },
        },
      },
      record: { $ref: "#/$defs/TaxRate" },
      isGraphql: false,
    },
    "tax_rates.get": {
      description: "Gets a tax rate.",
      keywords: ["VAT details", "VAT", "GST", "sales tax", "percentage", "country tax"],
      params: tax_ratesGetParams,
      isGraphql: false,
    },
    "tax_rates.create": {
      description: "Creates a tax rate.",
      keywords: ["new VAT", "VAT", "GST", "sales tax", "percentage", "country tax"],
      params: {
        properties: {
          country: { description: "Country, as a two-letter code." },
          state: { description: "State, as a code." },
          postcodes: tax_ratesCreateParamsPostcodes,
          cities: tax_ratesCreateParamsCities,
          rate: { description: "Tax rate in percent, such as `20.0000`." },
          name: { description: "Name of the tax rate, shown to customers." },
          priority: tax_ratesCreateParamsPriority,
          compound: tax_ratesCreateParamsCompound,
          shipping: tax_ratesCreateParamsShipping,
          order: { description: "Sort position of the tax rate." },
          class: { description: "Slug of the tax class. Defaults to `standard`." },
        },
      },
      isGraphql: false,
    },
    "tax_rates.update": {
      description: "Updates a tax rate. Fields that you leave out keep their value.",
      keywords: ["correct VAT", "VAT", "GST", "sales tax", "percentage", "country tax"],
      params: {
        properties: {
          id: order_refundsCreateParamsLine_itemsItemsRefund_taxItemsId,
          country: { description: "Country, as a two-letter code." },
          state: { description: "State, as a code." },
          postcodes: tax_ratesCreateParamsPostcodes,
          cities: tax_ratesCreateParamsCities,
          rate: { description: "Tax rate in percent, such as `20.0000`." },
          name: { description: "Name of the tax rate, shown to customers." },
          priority: tax_ratesCreateParamsPriority,
          compound: tax_ratesCreateParamsCompound,
          shipping: tax_ratesCreateParamsShipping,
          order: { description: "Sort position of the tax rate." },
          class: { description: "Slug of the tax class." },
        },
      },
      isGraphql: false,
    },
    "tax_rates.delete": {
      description: "Deletes a tax rate.",
      keywords: ["drop VAT", "VAT", "GST", "sales tax", "percentage", "country tax"],
      params: tax_ratesGetParams,
      isGraphql: false,
    },
    "tax_classes.list": {
      description: "Lists the tax classes.",
      keywords: ["reduced", "standard", "zero VAT", "kinds of tax", "rate groups"],
      record: { $ref: "#/$defs/TaxClass" },
      isGraphql: false,
    },
    "sales_reports.list": {
      description: "Lists the sales report for a period: sales, orders, items, taxes and refunds.",
      keywords: [
        "revenue",
        "turnover",
        "earned",
        "income",
        "what we sold",
        "statistics",
        "this week",
        "revenue this month",
        "how much we sell",
        "sales last week",
        "takings",
      ],
      params: {
        properties: {
          period: { description: "Period that ends today, or the last month. Defaults to today." },
          date_min: { description: "First day of the period." },
          date_max: { description: "Last day of the period." },
        },
      },
      record: { $ref: "#/$defs/SalesReport" },
      isGraphql: false,
    },
    "top_sellers.list": {
      description: "Lists the top-selling products (top sellers) for a period.",
      keywords: ["best sellers", "most popular", "what sells best", "hits", "winners", "most sold", "popular products"],
      params: {
        properties: {
          period: { description: "Period that ends today, or the last month. Defaults to the current week." },
          date_min: { description: "First day of the period." },
          date_max: { description: "Last day of the period." },
        },
      },
      record: { $ref: "#/$defs/TopSeller" },
      isGraphql: false,
    },
    "order_totals.list": {
      description: "Lists order totals: the number of orders by status.",
      keywords: ["how many orders", "count by status", "pending number", "overview", "tally", "how many orders status"],
      record: { $ref: "#/$defs/Total" },
      isGraphql: false,
    },
  },
  schemas: {
    Page: {
      type: "integer",
      description: "Page number, starting at 1. `next` is the number of the next page.",
      minimum: 1,
    },
    PageSize: {
      type: "integer",
      description: "Maximum number of records per page, 1 to 100. Defaults to 10.",
      default: 10,
      minimum: 1,
      maximum: 100,
    },
    Search: { type: "string", description: "Search keywords." },
    LocalTime: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}$" },
    After: {
      $ref: "#/$defs/LocalTime",
      description:
        "Filters to records created after this time, such as `2026-11-01T00:00:00`. Without a time zone, in the " +
        "store's time.",
      examples: ["2026-11-01T00:00:00"],
    },
    Before: {
      $ref: "#/$defs/LocalTime",
      description: "Filters to records created before this time, in the format of `after`.",
      examples: ["2026-12-01T00:00:00"],
    },
    ModifiedAfter: {
      $ref: "#/$defs/LocalTime",
      description: "Filters to records modified after this time, in the format of `after`.",
      examples: ["2026-11-01T00:00:00"],
    },
    ModifiedBefore: {
      $ref: "#/$defs/LocalTime",
      description: "Filters to records modified before this time, in the format of `after`.",
      examples: ["2026-12-01T00:00:00"],
    },
    InGmt: { type: "boolean", description: "Whether times are in GMT, not in the store's time zone." },
    Include: { type: "array", items: { type: "integer" }, description: "Filters by ID." },
    Exclude: { type: "array", items: { type: "integer" }, description: "Excludes records by ID." },
    Parents: { type: "array", items: { type: "integer" }, description: "Filters by parent ID." },
    OrderSort: {
      type: "string",
      description: "Sort field. Defaults to `date`.",
      default: "date",
      enum: ["date", "modified", "id", "include", "title", "slug"],
    },
    Direction: {
      type: "string",
      description: "Sort direction. Defaults to `desc`.",
      default: "desc",
      enum: ["asc", "desc"],
    },
    Ascending: {
      type: "string",
      description: "Sort direction. Defaults to `asc`.",
      default: "asc",
      enum: ["asc", "desc"],
    },
    TermSort: {
      type: "string",
      description: "Sort field. Defaults to `name`.",
      default: "name",
      enum: ["id", "include", "name", "slug", "term_group", "description", "count"],
    },
    Decimals: {
      type: "integer",
      description: "Number of decimals in amounts. Defaults to the store setting.",
      minimum: 0,
    },
    OrderStatuses: {
      type: "array",
      items: { type: "string" },
      description:
        "Filters by status: `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded`, `failed`, " +
        "`trash` or a custom status. Defaults to any status.",
    },
    OrderStatus: {
      type: "string",
      description:
        "Status of the order: `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded`, `failed` or " +
        "a custom status. New orders default to `pending`.",
      minLength: 1,
    },
    ByCustomer: { type: "integer", description: "Filters by customer ID. `0` returns orders of guests.", minimum: 0 },
    ByProduct: { type: "integer", description: "Filters to orders that contain this product, by ID.", minimum: 1 },
    OfProduct: { type: "integer", description: "Filters by product ID.", minimum: 1 },
    BySlug: { type: "string", description: "Filters by slug." },
    HideEmpty: {
      type: "boolean",
      description: "Whether to leave out records without products. Defaults to `false`.",
      default: false,
    },
    Force: {
      type: "boolean",
      description: "Whether to delete the record permanently, not move it to the trash. Defaults to `false`.",
      default: false,
    },
    OrderId: schemasOrderId,
    NoteId: { type: "integer", description: "ID of the note, as `order_notes.list` returns it.", minimum: 1 },
    RefundId: { type: "integer", description: "ID of the refund, as `order_refunds.list` returns it.", minimum: 1 },
    CustomerId: { type: "integer", description: "ID of the customer, as `customers.list` returns it.", minimum: 1 },
    ProductId: schemasProductId,
    VariationId: schemasVariationId,
    CategoryId: {
      type: "integer",
      description: "ID of the category, as `product_categories.list` returns it.",
      minimum: 1,
    },
    TagId: { type: "integer", description: "ID of the tag, as `product_tags.list` returns it.", minimum: 1 },
    AttributeId: {
      type: "integer",
      description: "ID of the attribute, as `product_attributes.list` returns it.",
      minimum: 1,
    },
    TermId: {
      type: "integer",
      description: "ID of the term, as `product_attribute_terms.list` returns it.",
      minimum: 1,
    },
    ReviewId: { type: "integer", description: "ID of the review, as `product_reviews.list` returns it.", minimum: 1 },
    CouponId: { type: "integer", description: "ID of the coupon, as `coupons.list` returns it.", minimum: 1 },
    TaxId: schemasTaxId,
    Amount: { type: "string", pattern: "^-?[0-9.]+$" },
    Currency: {
      type: "string",
      description: "Currency, as an ISO code such as `EUR`. Defaults to the store's currency.",
      pattern: "^[A-Z]{3}$",
      examples: ["EUR"],
    },
    CustomerOf: {
      type: "integer",
      description: "ID of the customer who placed the order. `0` means a guest.",
      minimum: 0,
    },
    Slug: { type: "string", description: "Slug used in URLs. Defaults to a slug generated from the name." },
    TermText: { type: "string", description: "Description, as HTML." },
    MenuOrder: { type: "integer", description: "Position in the custom sort order." },
    StockStatus: { type: "string", enum: ["instock", "outofstock", "onbackorder"] },
    Rating: { type: "integer", description: "Rating, 1 to 5. `0` means none.", minimum: 0, maximum: 5 },
    ReviewStatus: {
      type: "string",
      description: "Status of the review. New reviews default to `approved`.",
      enum: ["approved", "hold", "spam", "unspam", "trash", "untrash"],
    },
    MetaData: {
      type: "object",
      properties: {
        id: { type: "integer" },
        key: { type: "string" },
        value: { description: "Value, in the format of the extension that wrote it." },
      },
    },
    Billing: {
      type: "object",
      properties: {
        first_name: { type: "string" },
        last_name: { type: "string" },
        company: { type: "string" },
        address_1: { type: "string" },
        address_2: { type: "string" },
        city: { type: "string" },
        state: { type: "string" },
        postcode: { type: "string" },
        country: { type: "string" },
        email: { type: "string" },
        phone: { type: "string" },
      },
    },
    Shipping: {
      type: "object",
      properties: {
        first_name: { type: "string" },
        last_name: { type: "string" },
        company: { type: "string" },
        address_1: { type: "string" },
        address_2: { type: "string" },
        city: { type: "string" },
        state: { type: "string" },
        postcode: { type: "string" },
        country: { type: "string" },
        phone: { type: "string" },
      },
    },
    Address: {
      type: "object",
      properties: {
        first_name: { type: "string", description: "First name." },
        last_name: { type: "string", description: "Last name." },
        company: { type: "string", description: "Company name." },
        address_1: { type: "string", description: "Street and number." },
        address_2: { type: "string", description: "Second address line." },
        city: { type: "string", description: "City." },
        state: { type: "string", description: "State or province, as a code or name." },
        postcode: { type: "string", description: "Postal code." },
        country: { type: "string", description: "Country, as a two-letter code." },
        phone: { type: "string", description: "Phone number." },
        email: { type: "string", description: "Email address. For billing addresses only." },
      },
    },
    Order: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The order's ID." },
        parent_id: { type: "integer", description: "The ID of the parent order. Zero if there is none." },
        number: { type: "string", description: "The order's number, as shown to users." },
        order_key: { type: "string", description: "The order's key, used in addresses for the customer." },
        created_via: {
          type: "string",
          description: "The place the order was created, for example checkout or rest-api.",
        },
        version: { type: "string", description: "The version of WooCommerce that last updated the order." },
        status: { type: "string", description: "The order's status, for example pending, processing or completed." },
        currency: { type: "string", description: "The order's currency, as a three-letter ISO code." },
        date_created: schemasOrderDate_created,
        date_created_gmt: { type: "string", description: "Creation time, in UTC." },
        date_modified: schemasOrderDate_modified,
        date_modified_gmt: schemasOrderDate_modified_gmt,
        discount_total: { type: "string", description: "The total discount on the order, before tax." },
        discount_tax: { type: "string", description: "The tax on the total discount." },
        shipping_total: { type: "string", description: "The total for shipping, before tax." },
        shipping_tax: { type: "string", description: "The tax on shipping." },
        cart_tax: { type: "string", description: "The tax on the line items." },
        total: { type: "string", description: "The order's total, with taxes, shipping and discounts." },
        total_tax: { type: "string", description: "The sum of the taxes." },
        prices_include_tax: { type: "boolean", description: "Whether the prices included tax at checkout." },
        customer_id: { type: "integer", description: "The ID of the customer. Zero for guests." },
        customer_ip_address: { type: "string", description: "The customer's IP address." },
        customer_user_agent: { type: "string", description: "The customer's browser, as a user agent string." },
        customer_note: { type: "string", description: "The note the customer left at checkout." },
        billing: { $ref: "#/$defs/Billing", description: "The billing address, with email address and phone number." },
        shipping: { $ref: "#/$defs/Shipping", description: "The shipping address." },
        payment_method: { type: "string", description: "The ID of the payment method." },
        payment_method_title: { type: "string", description: "The payment method's title, as shown to users." },
        transaction_id: { type: "string", description: "The transaction's ID with the payment provider." },
        date_paid: {
          type: ["string", "null"],
          description: "The time of payment, in the site's time zone. Null if unpaid.",
        },
        date_paid_gmt: { type: ["string", "null"], description: "The time of payment, in UTC. Null if unpaid." },
        date_completed: {
          type: ["string", "null"],
          description: "The time of completion, in the site's time zone. Null before that.",
        },
        date_completed_gmt: {
          type: ["string", "null"],
          description: "The time of completion, in UTC. Null before that.",
        },
        cart_hash: { type: "string", description: "A hash of the cart's contents, for detecting changes." },
        meta_data: {
          type: "array",
          items: { $ref: "#/$defs/MetaData" },
          description: "The order's metadata, as pairs of key and value.",
        },
        line_items: {
          type: "array",
          items: { $ref: "#/$defs/OrderLine" },
          description: "The products ordered, with quantities and prices.",
        },
        tax_lines: {
          type: "array",
          items: { $ref: "#/$defs/TaxLine" },
          description: "The taxes on the order, one line for each rate.",
        },
        shipping_lines: {
          type: "array",
          items: { $ref: "#/$defs/ShippingLine" },
          description: "The shipping methods on the order, one line for each.",
        },
        fee_lines: {
          type: "array",
          items: { $ref: "#/$defs/FeeLine" },
          description: "The fees on the order, one line for each.",
        },
        coupon_lines: {
          type: "array",
          items: { $ref: "#/$defs/CouponLine" },
          description: "The coupons used on the order, one line for each.",
        },
        refunds: {
          type: "array",
          items: { $ref: "#/$defs/OrderRefund" },
          description: "The order's refunds, in short form.",
        },
        payment_url: { type: "string", description: "The address where the customer can pay for the order." },
        is_editable: { type: "boolean", description: "Whether the order can be edited." },
        needs_payment: { type: "boolean", description: "Whether the order needs payment." },
        needs_processing: { type: "boolean", description: "Whether the order needs processing before completion." },
        currency_symbol: { type: "string", description: "The symbol of the order's currency." },
      },
      required: ["id"],
    },
    OrderLine: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        product_id: { type: "integer" },
        variation_id: { type: "integer" },
        quantity: { type: "number" },
        tax_class: { type: "string" },
        subtotal: { type: "string" },
        subtotal_tax: { type: "string" },
        total: { type: "string" },
        total_tax: { type: "string" },
        taxes: { type: "array", items: { $ref: "#/$defs/LineTax" } },
        meta_data: { type: "array", items: { $ref: "#/$defs/MetaData" } },
        sku: { type: ["string", "null"] },
        price: { type: "number" },
        parent_name: { type: ["string", "null"] },
        image: { $ref: "#/$defs/LineImage" },
      },
    },
    LineImage: {
      type: "object",
      properties: { id: { anyOf: [{ type: "integer" }, { type: "string" }] }, src: { type: "string" } },
    },
    LineTax: {
      type: "object",
      properties: { id: { type: "integer" }, total: { type: "string" }, subtotal: { type: "string" } },
    },
    TaxLine: {
      type: "object",
      properties: {
        id: { type: "integer" },
        rate_code: { type: "string" },
        rate_id: { type: "integer" },
        label: { type: "string" },
        compound: { type: "boolean" },
        tax_total: { type: "string" },
        shipping_tax_total: { type: "string" },
        rate_percent: { type: "number" },
        meta_data: { type: "array", items: { $ref: "#/$defs/MetaData" } },
      },
    },
    ShippingLine: {
      type: "object",
      properties: {
        id: { type: "integer" },
        method_title: { type: "string" },
        method_id: { type: "string" },
        instance_id: { type: "string" },
        total: { type: "string" },
        total_tax: { type: "string" },
        taxes: { type: "array", items: { $ref: "#/$defs/LineTax" } },
        meta_data: { type: "array", items: { $ref: "#/$defs/MetaData" } },
      },
    },
    FeeLine: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        tax_class: { type: "string" },
        tax_status: { type: "string" },
        amount: { type: "string" },
        total: { type: "string" },
        total_tax: { type: "string" },
        taxes: { type: "array", items: { $ref: "#/$defs/LineTax" } },
        meta_data: { type: "array", items: { $ref: "#/$defs/MetaData" } },
      },
    },
    CouponLine: {
      type: "object",
      properties: {
        id: { type: "integer" },
        code: { type: "string" },
        discount: { type: "string" },
        discount_tax: { type: "string" },
        meta_data: { type: "array", items: { $ref: "#/$defs/MetaData" } },
      },
    },
    OrderRefund: {
      type: "object",
      properties: { id: { type: "integer" }, reason: { type: ["string", "null"] }, total: { type: "string" } },
    },
    NewLine: {
      type: "object",
      properties: {
        id: schemasNewLineId,
        product_id: schemasProductId,
        variation_id: schemasVariationId,
        quantity: { type: "integer", description: "Quantity. `0` removes the line.", minimum: 0 },
        name: { type: "string", description: "Name of the line item. Defaults to the name of the product." },
        subtotal: { $ref: "#/$defs/Amount", description: "Amount before discounts." },
        total: { $ref: "#/$defs/Amount", description: "Amount after discounts." },
        tax_class: { type: "string", description: "Slug of the tax class." },
        meta_data: { type: "array", items: { $ref: "#/$defs/NewMeta" }, description: "Metadata of the line item." },
      },
    },
    NewShipping: {
      type: "object",
      properties: {
        id: schemasNewLineId,
        method_id: { type: "string", description: "ID of the shipping method, such as `flat_rate`." },
        method_title: { type: "string", description: "Title of the shipping method, shown to customers." },
        total: { $ref: "#/$defs/Amount", description: "Shipping cost." },
      },
    },
    NewFee: {
      type: "object",
      properties: {
        id: schemasNewLineId,
        name: { type: "string", description: "Name of the fee." },
        total: { $ref: "#/$defs/Amount", description: "Amount of the fee." },
        tax_status: { type: "string", description: "Whether the fee is taxable.", enum: ["taxable", "none"] },
        tax_class: { type: "string", description: "Slug of the tax class." },
      },
    },
    NewCoupon: {
      type: "object",
      properties: { code: { type: "string", description: "Coupon code." } },
      required: ["code"],
    },
    NewMeta: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          description: "ID of the metadata to update. Without an ID, adds new metadata.",
          minimum: 1,
        },
        key: { type: "string", description: "Key of the metadata.", minLength: 1 },
        value: ordersCreateParamsLine_itemsItemsMeta_dataItemsValue,
      },
      required: ["key", "value"],
    },
    OrderChange: {
      type: "object",
      properties: {
        id: schemasOrderId,
        status: { $ref: "#/$defs/OrderStatus" },
        customer_note: { type: "string", description: "Note that the customer left." },
        transaction_id: { type: "string", description: "ID of the payment transaction." },
        meta_data: { type: "array", items: { $ref: "#/$defs/NewMeta" }, description: "Metadata of the order." },
      },
      required: ["id"],
    },
    OrderNote: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The note's ID." },
        author: { type: "string", description: "The name of the note's author." },
        date_created: schemasOrderDate_created,
        date_created_gmt: { type: "string", description: "Creation time, in UTC." },
        note: { type: "string", description: "The note's text." },
        customer_note: { type: "boolean", description: "Whether the customer can see the note." },
      },
      required: ["id"],
    },
    Refund: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The refund's ID." },
        parent_id: { type: "integer", description: "The ID of the order refunded." },
        date_created: schemasOrderDate_created,
        date_created_gmt: { type: "string", description: "Creation time, in UTC." },
        amount: schemasRefundAmount,
        reason: schemasRefundReason,
        refunded_by: schemasRefundRefunded_by,
        refunded_payment: schemasRefundRefunded_payment,
        meta_data: schemasRefundMeta_data,
        line_items: schemasRefundLine_items,
        tax_lines: schemasRefundTax_lines,
        shipping_lines: schemasRefundShipping_lines,
        fee_lines: schemasRefundFee_lines,
      },
      required: ["id"],
    },
    RefundOfOrder: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The refund's ID." },
        date_created: schemasOrderDate_created,
        date_created_gmt: { type: "string", description: "Creation time, in UTC." },
        amount: schemasRefundAmount,
        reason: schemasRefundReason,
        refunded_by: schemasRefundRefunded_by,
        refunded_payment: schemasRefundRefunded_payment,
        meta_data: schemasRefundMeta_data,
        line_items: schemasRefundLine_items,
        tax_lines: schemasRefundTax_lines,
        shipping_lines: schemasRefundShipping_lines,
        fee_lines: schemasRefundFee_lines,
      },
      required: ["id"],
    },
    RefundLine: {
      type: "object",
      properties: {
        id: { type: "integer", description: "ID of the order line.", minimum: 1 },
        quantity: { type: "integer", description: "Quantity to refund.", minimum: 0 },
        refund_total: { type: "number", description: "Amount to refund, without taxes.", minimum: 0 },
        refund_tax: {
          type: "array",
          items: { $ref: "#/$defs/RefundTax" },
          description: "Taxes to refund, each with its amount.",
        },
      },
      required: ["id"],
    },
    RefundTax: {
      type: "object",
      properties: {
        id: schemasTaxId,
        refund_total: { type: "number", description: "Amount of tax to refund.", minimum: 0 },
      },
      required: ["id", "refund_total"],
    },
    Customer: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The customer's ID." },
        date_created: { type: ["string", "null"], description: "Creation time, in the site's time zone." },
        date_created_gmt: { type: ["string", "null"], description: "Creation time, in UTC." },
        date_modified: {
          type: ["string", "null"],
          description: "The time of the last modification, in the site's time zone.",
        },
        date_modified_gmt: { type: ["string", "null"], description: "The time of the last modification, in UTC." },
        email: { type: "string", description: "The customer's email address." },
        first_name: { type: "string", description: "The customer's first name." },
        last_name: { type: "string", description: "The customer's last name." },
        role: { type: "string", description: "The customer's WordPress role, usually customer." },
        username: { type: "string", description: "The customer's login name." },
        billing: {
          $ref: "#/$defs/Billing",
          description: "The customer's billing address, with email address and phone number.",
        },
        shipping: { $ref: "#/$defs/Shipping", description: "The customer's shipping address." },
        is_paying_customer: { type: "boolean", description: "Whether the customer has a paid order." },
        avatar_url: { type: "string", description: "The address of the customer's avatar." },
        meta_data: {
          type: "array",
          items: { $ref: "#/$defs/MetaData" },
          description: "The customer's metadata, as pairs of key and value.",
        },
      },
      required: ["id"],
    },
    CustomerDownload: {
      type: "object",
      properties: {
        download_id: { type: "string", description: "The download's ID." },
        download_url: { type: "string", description: "The address for downloading the file." },
        product_id: { type: "integer", description: "The ID of the product downloaded." },
        product_name: { type: "string", description: "The product's name." },
        download_name: { type: "string", description: "The download's name, as shown to users." },
        order_id: { type: "integer", description: "The ID of the order that allows the download." },
        order_key: { type: "string", description: "The key of the order that allows the download." },
        downloads_remaining: { type: "string", description: "The number of downloads left, or unlimited." },
        access_expires: {
          type: "string",
          description: "The time the permission expires, in the site's time zone, or never.",
        },
        access_expires_gmt: { type: "string", description: "The time the permission expires, in UTC, or never." },
        file: { $ref: "#/$defs/DownloadFile", description: "The file's name and address." },
      },
      required: ["download_id"],
    },
    DownloadFile: { type: "object", properties: { name: { type: "string" }, file: { type: "string" } } },
    Product: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The product's ID." },
        name: { type: "string", description: "The product's name." },
        slug: { type: "string", description: "The product's slug, used in addresses." },
        permalink: { type: "string", description: "The product's address in the store." },
        date_created: schemasOrderDate_created,
        date_created_gmt: { type: "string", description: "Creation time, in UTC." },
        date_modified: schemasOrderDate_modified,
        date_modified_gmt: schemasOrderDate_modified_gmt,
        type: { type: "string", description: "The product's type: simple, grouped, external or variable." },
        status: { type: "string", description: "The product's status: draft, pending, private or published." },
        featured: { type: "boolean", description: "Whether the product is featured." },
        catalog_visibility: {
          type: "string",
          description: "The places the product is shown: shop, search, both or neither.",
        },
        description: { type: "string", description: "The product's description, as HTML." },
        short_description: { type: "string", description: "The product's short description, as HTML." },
        sku: { type: "string", description: "The product's SKU, an identifier set by the merchant." },
        global_unique_id: { type: "string", description: "The product's GTIN, UPC, EAN or ISBN." },
        price: { type: "string", description: "The product's current price, as a decimal string." },
        regular_price: { type: "string", description: "The product's regular price, as a decimal string." },
        sale_price: {
          type: "string",
          description: "The product's sale price, as a decimal string. Empty if none is set.",
        },
        date_on_sale_from: schemasProductDate_on_sale_from,
        date_on_sale_from_gmt: schemasProductDate_on_sale_from_gmt,
        date_on_sale_to: schemasProductDate_on_sale_to,
        date_on_sale_to_gmt: schemasProductDate_on_sale_to_gmt,
        price_html: { type: "string", description: "The product's price, formatted as HTML." },
        on_sale: { type: "boolean", description: "Whether the product is on sale." },
        purchasable: { type: "boolean", description: "Whether the product can be bought." },
        total_sales: { type: "integer", description: "The number of units sold." },
        virtual: { type: "boolean", description: "Whether the product is virtual and needs no shipping." },
        downloadable: { type: "boolean", description: "Whether the product can be downloaded." },
        downloads: schemasProductDownloads,
        download_limit: schemasProductDownload_limit,
        download_expiry: schemasProductDownload_expiry,
        external_url: { type: "string", description: "The product's address elsewhere. Used by external products." },
        button_text: { type: "string", description: "The label of the buy button. Used by external products." },
        tax_status: schemasProductTax_status,
        tax_class: { type: "string", description: "The product's tax class. Empty for the standard one." },
        manage_stock: { type: "boolean", description: "Whether stock is managed for the product." },
        stock_quantity: schemasProductStock_quantity,
        stock_status: schemasProductStock_status,
        backorders: schemasProductBackorders,
        backorders_allowed: schemasProductBackorders_allowed,
        backordered: { type: "boolean", description: "Whether the product is on backorder." },
        low_stock_amount: schemasProductLow_stock_amount,
        sold_individually: { type: "boolean", description: "Whether an order may hold one unit at most." },
        weight: { type: "string", description: "The product's weight, in the store's unit." },
        dimensions: {
          $ref: "#/$defs/Dimensions",
          description: "The product's length, width and height, in the store's unit.",
        },
        shipping_required: { type: "boolean", description: "Whether the product needs shipping." },
        shipping_taxable: { type: "boolean", description: "Whether shipping of the product is taxed." },
        shipping_class: schemasProductShipping_class,
        shipping_class_id: schemasProductShipping_class_id,
        reviews_allowed: { type: "boolean", description: "Whether customers may review the product." },
        average_rating: { type: "string", description: "The average rating from reviews, as a decimal string." },
        rating_count: { type: "integer", description: "The number of ratings." },
        related_ids: { type: "array", items: { type: "integer" }, description: "The IDs of related products." },
        upsell_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of products suggested as an upgrade.",
        },
        cross_sell_ids: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of products suggested in the cart.",
        },
        parent_id: { type: "integer", description: "The ID of the parent product. Zero if there is none." },
        purchase_note: { type: "string", description: "A note sent to the buyer after the purchase." },
        categories: {
          type: "array",
          items: { $ref: "#/$defs/ProductTerm" },
          description: "The categories the product is in.",
        },
        tags: {
          type: "array",
          items: { $ref: "#/$defs/ProductTerm" },
          description: "The tags attached to the product.",
        },
        images: {
          type: "array",
          items: { $ref: "#/$defs/Image" },
          description: "The product's images, the main one first.",
        },
        attributes: {
          type: "array",
          items: { $ref: "#/$defs/ProductAttribute" },
          description: "The product's attributes, for example color, with their options.",
        },
        default_attributes: {
          type: "array",
          items: { $ref: "#/$defs/DefaultAttribute" },
          description: "The attribute values selected by default. Used by variable products.",
        },
        variations: { type: "array", items: { type: "integer" }, description: "The IDs of the product's variations." },
        grouped_products: {
          type: "array",
          items: { type: "integer" },
          description: "The IDs of the products in a grouped product.",
        },
        menu_order: { type: "integer", description: "The product's position, for sorting." },
        has_options: { type: "boolean", description: "Whether the buyer must choose options before purchase." },
        post_password: {
          type: "string",
          description: "The password that protects the product's page. Empty if none is set.",
        },
        meta_data: {
          type: "array",
          items: { $ref: "#/$defs/MetaData" },
          description: "The product's metadata, as pairs of key and value.",
        },
      },
      required: ["id"],
    },
    Download: {
      type: "object",
      properties: { id: { type: "string" }, name: { type: "string" }, file: { type: "string" } },
    },
    Dimensions: {
      type: "object",
      properties: { length: { type: "string" }, width: { type: "string" }, height: { type: "string" } },
    },
    ProductTerm: {
      type: "object",
      properties: { id: { type: "integer" }, name: { type: "string" }, slug: { type: "string" } },
    },
    Image: {
      type: "object",
      properties: {
        id: { type: "integer" },
        date_created: { type: "string" },
        date_created_gmt: { type: "string" },
        date_modified: { type: "string" },
        date_modified_gmt: { type: "string" },
        src: { type: "string" },
        name: { type: "string" },
        alt: { type: "string" },
      },
    },
    ProductAttribute: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        slug: { type: "string" },
        position: { type: "integer" },
        visible: { type: "boolean" },
        variation: { type: "boolean" },
        options: { type: "array", items: { type: "string" } },
      },
    },
    DefaultAttribute: {
      type: "object",
      properties: { id: { type: "integer" }, name: { type: "string" }, option: { type: "string" } },
    },
    NewDownload: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the file." },
        file: { type: "string", description: "URL of the file.", format: "uri" },
      },
      required: ["name", "file"],
    },
    NewDimensions: {
      type: "object",
      properties: {
        length: { type: "string", description: "Length in the store's unit." },
        width: { type: "string", description: "Width in the store's unit." },
        height: { type: "string", description: "Height in the store's unit." },
      },
    },
    TermRef: {
      type: "object",
      properties: { id: { type: "integer", description: "ID of the category or tag.", minimum: 1 } },
      required: ["id"],
    },
    NewImage: {
      type: "object",
      properties: {
        id: { type: "integer", description: "ID of an image in the store.", minimum: 0 },
        src: { type: "string", description: "URL of an image, which is copied to the store.", format: "uri" },
        name: { type: "string", description: "Name of the image." },
        alt: { type: "string", description: "Alternative text of the image, for accessibility." },
      },
    },
    NewAttribute: {
      type: "object",
      properties: {
        id: {
          type: "integer",
          description: "ID of a global attribute. Without an ID, the attribute belongs to the product alone.",
          minimum: 0,
        },
        name: schemasNewAttributeName,
        position: { type: "integer", description: "Sort position, starting at 0.", minimum: 0 },
        visible: { type: "boolean", description: "Whether the attribute is visible to customers." },
        variation: { type: "boolean", description: "Whether the attribute is used for variations." },
        options: { type: "array", items: { type: "string" }, description: "Values of the attribute, such as `Black`." },
      },
    },
    Choice: {
      type: "object",
      properties: {
        id: { type: "integer", description: "ID of a global attribute.", minimum: 0 },
        name: schemasNewAttributeName,
        option: { type: "string", description: "Value of the attribute, such as `Black`." },
      },
      required: ["option"],
    },
    NewProduct: {
      type: "object",
      properties: {
        name: { type: "string", description: "Name of the product.", minLength: 1 },
        type: {
          type: "string",
          description: "Type of the product.",
          enum: ["simple", "grouped", "external", "variable"],
        },
        sku: schemasNewProductSku,
        regular_price: schemasNewProductRegular_price,
        sale_price: schemasNewProductSale_price,
        status: schemasNewProductStatus,
        manage_stock: schemasNewProductManage_stock,
        stock_quantity: schemasNewProductStock_quantity,
        stock_status: schemasNewProductStock_status,
        description: schemasNewProductDescription,
        short_description: schemasNewProductShort_description,
        categories: schemasNewProductCategories,
        meta_data: schemasNewProductMeta_data,
      },
      required: ["name"],
    },
    ProductChange: {
      type: "object",
      properties: {
        id: schemasProductId,
        name: { type: "string", description: "New name of the product.", minLength: 1 },
        sku: schemasNewProductSku,
        regular_price: schemasNewProductRegular_price,
        sale_price: schemasNewProductSale_price,
        status: schemasNewProductStatus,
        manage_stock: schemasNewProductManage_stock,
        stock_quantity: schemasNewProductStock_quantity,
        stock_status: schemasNewProductStock_status,
        description: schemasNewProductDescription,
        short_description: schemasNewProductShort_description,
        categories: schemasNewProductCategories,
        meta_data: schemasNewProductMeta_data,
      },
      required: ["id"],
    },
    Variation: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The variation's ID." },
        parent_id: { type: "integer", description: "The ID of the product the variation belongs to." },
        name: { type: "string", description: "The variation's name, made from its attribute values." },
        type: { type: "string", description: "The variation's type, usually variation." },
        date_created: schemasOrderDate_created,
        date_created_gmt: { type: "string", description: "Creation time, in UTC." },
        date_modified: schemasOrderDate_modified,
        date_modified_gmt: schemasOrderDate_modified_gmt,
        description: { type: "string", description: "The variation's description, as HTML." },
        permalink: { type: "string", description: "The variation's address in the store." },
        sku: { type: "string", description: "The variation's SKU, an identifier set by the merchant." },
        global_unique_id: { type: "string", description: "The variation's GTIN, UPC, EAN or ISBN." },
        price: { type: "string", description: "The variation's current price, as a decimal string." },
        regular_price: { type: "string", description: "The variation's regular price, as a decimal string." },
        sale_price: {
          type: "string",
          description: "The variation's sale price, as a decimal string. Empty if none is set.",
        },
        date_on_sale_from: schemasProductDate_on_sale_from,
        date_on_sale_from_gmt: schemasProductDate_on_sale_from_gmt,
        date_on_sale_to: schemasProductDate_on_sale_to,
        date_on_sale_to_gmt: schemasProductDate_on_sale_to_gmt,
        on_sale: { type: "boolean", description: "Whether the variation is on sale." },
        status: { type: "string", description: "The variation's status: draft, pending, private or published." },
        purchasable: { type: "boolean", description: "Whether the variation can be bought." },
        virtual: { type: "boolean", description: "Whether the variation is virtual and needs no shipping." },
        downloadable: { type: "boolean", description: "Whether the variation can be downloaded." },
        downloads: schemasProductDownloads,
        download_limit: schemasProductDownload_limit,
        download_expiry: schemasProductDownload_expiry,
        tax_status: schemasProductTax_status,
        tax_class: { type: "string", description: "The variation's tax class. Empty for the standard one." },
        manage_stock: {
          anyOf: [{ type: "boolean" }, { type: "string" }],
          description:
            "Whether the stock of the variation is managed. `parent` means that the product's stock is managed.",
        },
        stock_quantity: schemasProductStock_quantity,
        stock_status: schemasProductStock_status,
        backorders: schemasProductBackorders,
        backorders_allowed: schemasProductBackorders_allowed,
        backordered: { type: "boolean", description: "Whether the variation is on backorder." },
        low_stock_amount: schemasProductLow_stock_amount,
        weight: { type: "string", description: "The variation's weight, in the store's unit." },
        dimensions: {
          $ref: "#/$defs/Dimensions",
          description: "The variation's length, width and height, in the store's unit.",
        },
        shipping_class: schemasProductShipping_class,
        shipping_class_id: schemasProductShipping_class_id,
        image: {
          anyOf: [
            { $ref: "#/$defs/Image", description: "The variation's image. Null if none is set." },
            { type: "null" },
          ],
        },
        attributes: {
          type: "array",
          items: { $ref: "#/$defs/DefaultAttribute" },
          description: "The attribute values that define the variation.",
        },
        menu_order: { type: "integer", description: "The variation's position, for sorting." },
        meta_data: {
          type: "array",
          items: { $ref: "#/$defs/MetaData" },
          description: "The variation's metadata, as pairs of key and value.",
        },
      },
      required: ["id"],
    },
    Category: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The category's ID." },
        name: { type: "string", description: "The category's name." },
        slug: { type: "string", description: "The category's slug, used in addresses." },
        parent: { type: "integer", description: "The ID of the parent category. Zero at the top level." },
        description: { type: "string", description: "The category's description, as HTML." },
        display: {
          type: "string",
          description: "The content of the category's page: products, subcategories or both.",
        },
        image: { description: "Image of the category. Null or an empty list if there is none." },
        menu_order: { type: "integer", description: "The category's position, for sorting." },
        count: { type: "integer", description: "The number of published products in the category." },
      },
      required: ["id"],
    },
    Term: {
      type: "object",
      properties: {
        id: { type: "integer", description: "The tag's ID." },
        name: { type: "string", description: "The tag's name." },
        slug: { type: "string", description: "The tag's slug, used in addresses." },
        description: { type: "string", description: "The tag's description, as HTML." },
        count: { type: "integer", description: "The number of published products with the tag." },
      },
      required: ["id"],
    },
    Attribute: { type: "object", properties: entitiesProduct_attributesSearch, required: ["id"] },
    AttributeTerm: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        slug: { type: "string" },
        description: { type: "string" },
        menu_order: { type: "integer" },
        count: { type: "integer" },
      },
      required: ["id"],
    },
    Review: {
      type: "object",
      properties: {
        id: { type: "integer" },
        date_created: { type: "string" },
        date_created_gmt: { type: "string" },
        product_id: { type: "integer" },
        product_name: { type: "string" },
        product_permalink: { type: "string" },
        status: { type: "string" },
        reviewer: { type: "string" },
        reviewer_email: { type: "string" },
        review: { type: "string" },
        rating: { type: "integer" },
        verified: { type: "boolean" },
        reviewer_avatar_urls: { type: "object", additionalProperties: { type: "string" } },
      },
      required: ["id"],
    },
    Coupon: {
      type: "object",
      properties: {
        id: { type: "integer" },
        code: { type: "string" },
        amount: { type: "string" },
        status: { type: "string" },
        date_created: { type: "string" },
        date_created_gmt: { type: "string" },
        date_modified: { type: "string" },
        date_modified_gmt: { type: "string" },
        discount_type: { type: "string" },
        description: { type: "string" },
        date_expires: { type: ["string", "null"] },
        date_expires_gmt: { type: ["string", "null"] },
        usage_count: { type: "integer" },
        individual_use: { type: "boolean" },
        product_ids: { type: "array", items: { type: "integer" } },
        excluded_product_ids: { type: "array", items: { type: "integer" } },
        usage_limit: { type: ["integer", "null"] },
        usage_limit_per_user: { type: ["integer", "null"] },
        limit_usage_to_x_items: { type: ["integer", "null"] },
        free_shipping: { type: "boolean" },
        product_categories: { type: "array", items: { type: "integer" } },
        excluded_product_categories: { type: "array", items: { type: "integer" } },
        exclude_sale_items: { type: "boolean" },
        minimum_amount: { type: "string" },
        maximum_amount: { type: "string" },
        email_restrictions: { type: "array", items: { type: "string" } },
        used_by: { type: "array", items: { type: "string" } },
        meta_data: { type: "array", items: { $ref: "#/$defs/MetaData" } },
      },
      required: ["id"],
    },
    PaymentGateway: {
      type: "object",
      properties: {
        id: { type: "string" },
        title: { type: "string" },
        description: { type: "string" },
        order: {
          anyOf: [{ type: "integer" }, { type: "string" }],
          description: "Sort position. An empty string if never sorted.",
        },
        enabled: { type: "boolean" },
        method_title: { type: "string" },
        method_description: { type: "string" },
        method_supports: { type: "array", items: { type: "string" } },
        settings: schemasPaymentGatewaySettings,
      },
      required: ["id"],
    },
    Setting: {
      type: "object",
      properties: {
        id: { type: "string" },
        label: { type: "string" },
        description: { type: "string" },
        type: { type: "string" },
        value: { description: "Value of the setting: a string or a list, depending on its type." },
        default: { description: "Default value of the setting." },
        tip: { type: "string" },
        placeholder: { type: "string" },
        options: { description: "Options of a setting with a choice, by value." },
      },
    },
    ShippingMethod: { type: "object", properties: entitiesShipping_methodsSearch, required: ["id"] },
    ShippingZone: { type: "object", properties: entitiesShipping_zonesSearch, required: ["id"] },
    ZoneMethod: {
      type: "object",
      properties: {
        instance_id: { type: "integer" },
        id: { type: "integer" },
        title: { type: "string" },
        order: { type: "integer" },
        enabled: { type: "boolean" },
        method_id: { type: "string" },
        method_title: { type: "string" },
        method_description: { type: "string" },
        settings: schemasPaymentGatewaySettings,
      },
      required: ["instance_id"],
    },
    TaxRate: {
      type: "object",
      properties: {
        id: { type: "integer" },
        country: { type: "string" },
        state: { type: "string" },
        postcode: { type: "string" },
        city: { type: "string" },
        postcodes: { type: "array", items: { type: "string" } },
        cities: { type: "array", items: { type: "string" } },
        rate: { type: "string" },
        name: { type: "string" },
        priority: { type: "integer" },
        compound: { type: "boolean" },
        shipping: { type: "boolean" },
        order: { type: "integer" },
        class: { type: "string" },
      },
      required: ["id"],
    },
    TaxClass: {
      type: "object",
      properties: { slug: { type: "string" }, name: { type: "string" } },
      required: ["slug"],
    },
    SalesReport: {
      type: "object",
      properties: {
        total_sales: { type: "string" },
        net_sales: { type: "string" },
        average_sales: { type: "string" },
        total_orders: { type: "integer" },
        total_items: { type: "integer" },
        total_tax: { type: "string" },
        total_shipping: { type: "string" },
        total_refunds: { type: "number" },
        total_discount: { type: "string" },
        totals_grouped_by: { type: "string" },
        total_customers: { type: "integer" },
        totals: { type: "object", additionalProperties: { $ref: "#/$defs/SalesTotal" } },
      },
    },
    SalesTotal: {
      type: "object",
      properties: {
        sales: { type: "string" },
        orders: { type: "integer" },
        items: { type: "integer" },
        tax: { type: "string" },
        shipping: { type: "string" },
        discount: { type: "string" },
        customers: { type: "integer" },
      },
    },
    TopSeller: {
      type: "object",
      properties: {
        product_id: { type: "integer" },
        name: { type: "string" },
        title: { type: "string" },
        quantity: { type: "number" },
      },
      required: ["product_id"],
    },
    Total: {
      type: "object",
      properties: { slug: { type: "string" }, name: { type: "string" }, total: { type: "integer" } },
      required: ["slug"],
    },
  },
})
