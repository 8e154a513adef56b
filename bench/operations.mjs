/** The operations that the bench sends, as the storefront sends them. `operations.spec.mjs` holds them against the schema. */

/** A page of the product list. */
export const PRODUCT_LIST = `query ($filter: ProductFilter, $sort: ProductSort, $skip: Int!) {
  products(filter: $filter, sort: $sort, skip: $skip, take: 24) {
    total
    facets { categories { category { slug name } count } brands { brand { key name } count } inStockCount newCount
             lowestPrice highestPrice }
    items { id slug name shortDescription brand { name } model sku basePrice price { net gross taxRate }
            minOrderQuantity inStock isNew isFeatured rating reviewCount deliveryTime
            pictures(first: 1) { __typename } technicalSpecs(first: 3) { name value unit } }
  }
}`;

/** The results of the wizard. */
export const WIZARD = `query ($answers: WizardAnswersInput!, $skip: Int!, $take: Int!) {
  wizard(answers: $answers, skip: $skip, take: $take) {
    answered total onRequest isCatalogEmpty relaxed { question answer }
    questions { question left options { answer count } }
    results {
      id score points { part points } reasons { question answer verdict evidence }
      product { id slug name brand { name } model rating defaultPrice priceOnRequest minOrderQuantity inStock
                deliveryTime technicalSpecs(first: 8) { name value unit } pictures(first: 1) { __typename } }
    }
  }
}`;

/** Any product's page. */
export const FIRST_PRODUCT = `{ products(take: 1) { items { slug } } }`;

/** With the fields that the storefront's header shows after adding to the cart, and which lines there are. */
export const ADD_TO_CART = `mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { itemCount lines { id } totals { total } }
}`;

/** The texts that a buyer accepts. */
export const ORDER_DOCUMENTS = `query ($input: OrderDraftInput!) { orderDocuments(input: $input) { slug version hash } }`;

/** With the fields that the storefront shows once an order is placed. */
export const ADD_ORDER = `mutation ($input: AddOrderInput!) {
  addOrder(input: $input) { id number trackingToken total items { productName quantity unitPrice totalPrice } }
}`;

/** Signs staff in to the panel. */
export const ADMIN_LOGIN = `mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { __typename } }`;

/** A page of the panel's orders. */
export const ADMIN_ORDERS = `query ($filter: AdminOrderFilter, $sort: OrderSort!, $skip: Int!) {
  adminOrders(filter: $filter, sort: $sort, skip: $skip, take: 25) {
    total isTotalExact
    items { id number createdAt user { name company } items { id } paymentStatus paymentMethod status total }
  }
}`;

/** The tabs above them. */
export const ADMIN_ORDER_COUNTS = `{ adminOrderCounts { total byStatus { status count } } }`;

/** What the command palette of the panel finds in the orders. */
export const ADMIN_ORDER_SUGGESTIONS = `query ($text: String!) {
  adminOrderSuggestions(text: $text) {
    orders { id number status total user { name company } }
    buyers { name company email }
  }
}`;

/** From an order to the ones beside it. */
export const ADMIN_ORDER_NEIGHBORS = `query ($id: ID!, $filter: AdminOrderFilter) {
  adminOrderNeighbors(id: $id, filter: $filter) { previousId nextId }
}`;

/** A page of the panel's products. */
export const ADMIN_PRODUCTS = `query ($filter: AdminProductFilter, $sort: AdminProductSort!, $skip: Int!) {
  adminProducts(filter: $filter, sort: $sort, skip: $skip, take: 25) {
    total isTotalExact
    items { id version name sku brand model category { id name } basePrice stockQuantity isNew isFeatured isArchived
            rating reviewCount }
  }
}`;

/** What the form of a product shows of it. */
export const ADMIN_PRODUCT = `query ($id: ID!) {
  adminProduct(id: $id) {
    id version slug name sku brand model category { id name } basePrice stockQuantity description features tags
    technicalSpecs { name value unit group } attributes { id name variations { id name price stock } } updatedAt
  }
  adminProductHistory(id: $id) { version savedAt changes { field before after } }
}`;

/** Saves some fields of a product. */
export const UPDATE_PRODUCT = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id version } }`;

/** The same change of many. */
export const CHANGE_PRODUCTS = `mutation ($input: ChangeProductsInput!) {
  changeProducts(input: $input) { id version refusal { code message } }
}`;

/** How far an import has come. */
export const IMPORT_RUN = `query ($id: ID!) {
  importRun(id: $id) { status version fileName failure finishedAt progress { done total } result { status message } }
}`;

/** Has an import applied. */
export const APPLY_IMPORT = `mutation ($input: ApplyImportInput!) { applyImport(input: $input) { status } }`;
