import { ListAuditRecords1774500000010 } from './features/audit/records/migrations/1774500000010-list-audit-records.js';
import { CreateAuditVerification1774500000020 } from './features/audit/verification/migrations/1774500000020-create-audit-verification.js';
import { FindUsers1774400000000 } from './features/accounts/directory/migrations/1774400000000-find-users.js';
import { CreateStaffIdentity1774500400010 } from './features/accounts/single-sign-on/migrations/1774500400010-create-staff-identity.js';
import { CreateUserNote1774400000010 } from './features/accounts/directory/migrations/1774400000010-create-user-note.js';
import { CreateCart1765000200200 } from './features/cart/migrations/1765000200200-create-cart.js';
import { IndexCartLines1767400000100 } from './features/cart/migrations/1767400000100-index-cart-lines.js';
import { RecordWhoPlacedLines1774643000910 } from './features/cart/migrations/1774643000910-record-who-placed-lines.js';
import { RecordAgreedUnits1774640000000 } from './features/cart/migrations/1774640000000-record-agreed-units.js';
import { IndexRemovedCategories1771200000110 } from './features/catalog/products/migrations/1771200000110-index-removed-categories.js';
import { IndexOrderedProducts1771200000120 } from './features/orders/rows/migrations/1771200000120-index-ordered-products.js';
import { MarkMadeToMeasure1774500200020 } from './features/catalog/products/migrations/1774500200020-mark-made-to-measure.js';
import { SearchAsTyped1774600000100 } from './features/catalog/products/migrations/1774600000100-search-as-typed.js';
import { LookUpAddedTextOnce1774643100020 } from './features/catalog/products/migrations/1774643100020-look-up-added-text-once.js';
import { RecordMadeToMeasure1774500200030 } from './features/orders/rows/migrations/1774500200030-record-made-to-measure.js';
import { CreateUserAvatars1774642000100 } from './features/accounts/avatars/migrations/1774642000100-create-user-avatars.js';
import { RecordRecipients1774642000000 } from './features/orders/rows/migrations/1774642000000-record-recipients.js';
import { RecordWithdrawals1774500200010 } from './features/orders/rows/migrations/1774500200010-record-withdrawals.js';
import { SumUpSales1774500100020 } from './features/orders/rows/migrations/1774500100020-sum-up-sales.js';
import { RecordPaymentNotices1774200000000 } from './features/orders/rows/migrations/1774200000000-record-payment-notices.js';
import { RecordReferences1772700000310 } from './features/orders/rows/migrations/1772700000310-record-references.js';
import { RecordPartialPayments1771900000100 } from './features/orders/rows/migrations/1771900000100-record-partial-payments.js';
import { CreateCatalogExport1771200000100 } from './features/catalog/export/migrations/1771200000100-create-catalog-export.js';
import { CreateCategory1764000300010 } from './features/catalog/products/migrations/1764000300010-create-category.js';
import { CreateProduct1764000300020 } from './features/catalog/products/migrations/1764000300020-create-product.js';
import { CreatePictureUpload1772200000100 } from './features/catalog/pictures/migrations/1772200000100-create-picture-upload.js';
import { CreateProductCells1764000300030 } from './features/catalog/products/migrations/1764000300030-create-product-cells.js';
import { CreateProductSearch1764000300040 } from './features/catalog/products/migrations/1764000300040-create-product-search.js';
import { FindSamples1767200000100 } from './features/catalog/products/migrations/1767200000100-find-samples.js';
import { SortWithinCategories1766600000200 } from './features/catalog/products/migrations/1766600000200-sort-within-categories.js';
import { CleanCodes1772600000320 } from './features/catalog/products/migrations/1772600000320-clean-codes.js';
import { SplitSearchText1772600000340 } from './features/catalog/products/migrations/1772600000340-split-search-text.js';
import { CountMissedSearches1774500100010 } from './features/catalog/search/migrations/1774500100010-count-missed-searches.js';
import { CoverLowestPrice1767300000100 } from './features/catalog/products/migrations/1767300000100-cover-lowest-price.js';
import { UnderstandMeasures1766600000100 } from './features/catalog/products/migrations/1766600000100-understand-measures.js';
import { PriceChoicesOnRequest1766500000100 } from './features/catalog/products/migrations/1766500000100-price-choices-on-request.js';
import { CreatePictureFetch1772500000110 } from './features/catalog/pictures/migrations/1772500000110-create-picture-fetch.js';
import { MoveStock1767100000100 } from './features/catalog/stock/migrations/1767100000100-move-stock.js';
import { SortByPriceAndStock1772500000100 } from './features/catalog/stock/migrations/1772500000100-sort-by-price-and-stock.js';
import { CreateCatalogVersion1764000300050 } from './features/catalog/writing/migrations/1764000300050-create-catalog-version.js';
import { CreateProductParts1772200000200 } from './features/catalog/writing/migrations/1772200000200-create-product-parts.js';
import { CreateContent1764000200100 } from './features/content/migrations/1764000200100-create-content.js';
import { NameDeviceCookie1766100000110 } from './features/content/migrations/1766100000110-name-device-cookie.js';
import { AddMarketingConsent1767500000100 } from './features/content/migrations/1767500000100-add-marketing-consent.js';
import { NameMapConsent1773100000100 } from './features/content/migrations/1773100000100-name-map-consent.js';
import { NameHintCookie1767500000120 } from './features/content/migrations/1767500000120-name-hint-cookie.js';
import { NameFavoritesRecord1773200000110 } from './features/content/migrations/1773200000110-name-favorites-record.js';
import { AddQuotePage1773000000100 } from './features/content/migrations/1773000000100-add-quote-page.js';
import { AddWizardDictionary1772900000100 } from './features/content/migrations/1772900000100-add-wizard-dictionary.js';
import { CountWizardAnswers1772900000110 } from './features/wizard/migrations/1772900000110-count-wizard-answers.js';
import { PlaceStaticPages1772700000100 } from './features/content/migrations/1772700000100-place-static-pages.js';
import { CreateOrderDocument1765000310000 } from './features/orders/documents/migrations/1765000310000-create-order-document.js';
import { CreateOrders1765000300100 } from './features/orders/rows/migrations/1765000300100-create-orders.js';
import { AddOrderDeadlines1766300000100 } from './features/orders/rows/migrations/1766300000100-add-order-deadlines.js';
import { FollowIdempotencyKeys1766300000110 } from './features/orders/rows/migrations/1766300000110-follow-idempotency-keys.js';
import { HoldOpenOrders1774500300010 } from './features/orders/checkout/migrations/1774500300010-hold-open-orders.js';
import { SignIdempotencyKeys1766400000130 } from './features/orders/checkout/migrations/1766400000130-sign-idempotency-keys.js';
import { RecordDelivery1766500000110 } from './features/orders/rows/migrations/1766500000110-record-delivery.js';
import { RecordMarketingConsent1767500000110 } from './features/orders/rows/migrations/1767500000110-record-marketing-consent.js';
import { RecordPaymentsAndShipments1767600000100 } from './features/orders/rows/migrations/1767600000100-record-payments-and-shipments.js';
import { CreateOrderSearch1769000000300 } from './features/orders/rows/migrations/1769000000300-create-order-search.js';
import { ListOrders1769000000310 } from './features/orders/rows/migrations/1769000000310-list-orders.js';
import { ExtendResentLinks1770100000100 } from './features/orders/rows/migrations/1770100000100-extend-resent-links.js';
import { CreateImport1771000000100 } from './features/import/runs/migrations/1771000000100-create-import.js';
import { RequestPictures1771000000200 } from './features/import/runs/migrations/1771000000200-request-pictures.js';
import { StoreChanges1772600000330 } from './features/import/runs/migrations/1772600000330-store-changes.js';
import { CountClearedFields1772000000100 } from './features/import/runs/migrations/1772000000100-count-cleared-fields.js';
import { ChooseNumberNotation1772500000120 } from './features/import/runs/migrations/1772500000120-choose-number-notation.js';
import { AddressNotices1772400000200 } from './features/notices/migrations/1772400000200-address-notices.js';
import { CreateNotice1767600000300 } from './features/notices/migrations/1767600000300-create-notice.js';
import { TellOutcomes1772300000100 } from './features/notices/migrations/1772300000100-tell-outcomes.js';
import { NameShopMails1770000000300 } from './features/notifications/migrations/1770000000300-name-shop-mails.js';
import { SeedSiteSettings1764000100100 } from './features/settings/migrations/1764000100100-seed-site-settings.js';
import { CreateAccountLink1765000100400 } from './features/accounts/account-links/migrations/1765000100400-create-account-link.js';
import { CreateKnownDevice1766100000100 } from './features/accounts/sessions/migrations/1766100000100-create-known-device.js';
import { BoundPanelSessions1774600000010 } from './features/accounts/second-factor-policy/migrations/1774600000010-bound-panel-sessions.js';
import { RecordPolicyVersions1772100000100 } from './features/accounts/second-factor-policy/migrations/1772100000100-record-policy-versions.js';
import { CreateSecondFactorPolicy1768000000130 } from './features/accounts/second-factor-policy/migrations/1768000000130-create-second-factor-policy.js';
import { CreateSecondFactor1768000000120 } from './features/accounts/second-factor/migrations/1768000000120-create-second-factor.js';
import { MarkAwaitingSessions1768000000110 } from './features/accounts/sessions/migrations/1768000000110-mark-awaiting-sessions.js';
import { StoreSessionNetworks1772400000100 } from './features/accounts/sessions/migrations/1772400000100-store-session-networks.js';
import { CreateUserSession1765000100300 } from './features/accounts/sessions/migrations/1765000100300-create-user-session.js';
import { CreateApiKey1765000100500 } from './features/accounts/api-keys/migrations/1765000100500-create-api-key.js';
import { NameApiKeyMaker1766100000120 } from './features/accounts/api-keys/migrations/1766100000120-name-api-key-maker.js';
import { RecordConsentWithQuote1774643000000 } from './features/consents/migrations/1774643000000-record-consent-with-quote.js';
import { CreateConsent1774000000130 } from './features/consents/migrations/1774000000130-create-consent.js';
import { CreateCustomerAddress1774000000120 } from './features/accounts/addresses/migrations/1774000000120-create-customer-address.js';
import { LinkEmailChanges1774000000110 } from './features/accounts/account-links/migrations/1774000000110-link-email-changes.js';
import { VersionProfiles1774000000100 } from './features/accounts/users/migrations/1774000000100-version-profiles.js';
import { AddUsername1768000000100 } from './features/accounts/users/migrations/1768000000100-add-username.js';
import { CreateUsers1765000100200 } from './features/accounts/users/migrations/1765000100200-create-users.js';
import type { Migration } from './kernel/database/data-source-options.js';
import { KERNEL } from './kernel-migrations.js';
import { ShareRequestKeys1774300000020 } from './kernel/request-keys/migrations/1774300000020-share-request-keys.js';
import { CreateQuoteReminder1772800000131 } from './features/quotes/reminders/migrations/1772800000131-create-quote-reminder.js';
import { CreateQuoteThreadMail1772800000130 } from './features/notifications/migrations/1772800000130-create-quote-thread-mail.js';
import { CreateMessageFiles1774300000000 } from './features/messaging/rows/migrations/1774300000000-create-message-files.js';
import { FindMessagesOfMailboxes1774300000010 } from './features/messaging/rows/migrations/1774300000010-find-messages-of-mailboxes.js';
import { VersionReplyTexts1773100000120 } from './features/messaging/rows/migrations/1773100000120-version-reply-texts.js';
import { CreateMaterialLists1774100000000 } from './features/material-lists/migrations/1774100000000-create-material-lists.js';
import { KeepSkippedRows1774643100010 } from './features/material-lists/migrations/1774643100010-keep-skipped-rows.js';
import { CreateFavorites1773200000100 } from './features/favorites/migrations/1773200000100-create-favorites.js';
import { CreateMessages1773000000100 } from './features/messaging/rows/migrations/1773000000100-create-messages.js';
import { FindMessagesOfOrders1773100000110 } from './features/messaging/rows/migrations/1773100000110-find-messages-of-orders.js';
import { AddDeclineReason1774641000030 } from './features/quotes/rows/migrations/1774641000030-add-decline-reason.js';
import { CreateQuotes1772800000100 } from './features/quotes/rows/migrations/1772800000100-create-quotes.js';
import { CreateBackupReport1774641000020 } from './features/system/backups/migrations/1774641000020-create-backup-report.js';
import { CreateWebhook1774630000000 } from './features/webhooks/endpoints/migrations/1774630000000-create-webhook.js';

const SETTINGS: Migration[] = [SeedSiteSettings1764000100100];
const CONTENT: Migration[] = [
  CreateContent1764000200100,
  NameDeviceCookie1766100000110,
  AddMarketingConsent1767500000100,
  NameHintCookie1767500000120,
  PlaceStaticPages1772700000100,
  AddWizardDictionary1772900000100,
  NameMapConsent1773100000100,
];
const ACCOUNTS: Migration[] = [
  CreateUsers1765000100200,
  CreateUserSession1765000100300,
  CreateAccountLink1765000100400,
  CreateApiKey1765000100500,
  CreateKnownDevice1766100000100,
  NameApiKeyMaker1766100000120,
  AddUsername1768000000100,
  MarkAwaitingSessions1768000000110,
  CreateSecondFactor1768000000120,
  CreateSecondFactorPolicy1768000000130,
  RecordPolicyVersions1772100000100,
  StoreSessionNetworks1772400000100,
  VersionProfiles1774000000100,
  CreateUserAvatars1774642000100,
  LinkEmailChanges1774000000110,
  CreateCustomerAddress1774000000120,
  CreateConsent1774000000130,
  FindUsers1774400000000,
  CreateUserNote1774400000010,
  CreateStaffIdentity1774500400010,
  BoundPanelSessions1774600000010,
  CreatePictureUpload1772200000100,
  CreateProductParts1772200000200,
];
const CATALOG: Migration[] = [
  CreateCategory1764000300010,
  CreateProduct1764000300020,
  CreateProductCells1764000300030,
  CreateProductSearch1764000300040,
  CreateCatalogVersion1764000300050,
  PriceChoicesOnRequest1766500000100,
  UnderstandMeasures1766600000100,
  SortWithinCategories1766600000200,
  MoveStock1767100000100,
  FindSamples1767200000100,
  CoverLowestPrice1767300000100,
  CreateCatalogExport1771200000100,
  IndexRemovedCategories1771200000110,
  SortByPriceAndStock1772500000100,
  CreatePictureFetch1772500000110,
  CleanCodes1772600000320,
  SplitSearchText1772600000340,
  MarkMadeToMeasure1774500200020,
  SearchAsTyped1774600000100,
  LookUpAddedTextOnce1774643100020,
  CountMissedSearches1774500100010,
];
const CART: Migration[] = [CreateCart1765000200200, IndexCartLines1767400000100];
const ORDERS: Migration[] = [
  CreateOrders1765000300100,
  CreateOrderDocument1765000310000,
  AddOrderDeadlines1766300000100,
  FollowIdempotencyKeys1766300000110,
  SignIdempotencyKeys1766400000130,
  RecordDelivery1766500000110,
  RecordMarketingConsent1767500000110,
  RecordPaymentsAndShipments1767600000100,
  CreateOrderSearch1769000000300,
  ListOrders1769000000310,
  ExtendResentLinks1770100000100,
  IndexOrderedProducts1771200000120,
  RecordPartialPayments1771900000100,
  RecordReferences1772700000310,
  RecordPaymentNotices1774200000000,
  RecordWithdrawals1774500200010,
  RecordRecipients1774642000000,
  RecordMadeToMeasure1774500200030,
  SumUpSales1774500100020,
  HoldOpenOrders1774500300010,
];
const FAVORITES: Migration[] = [CreateFavorites1773200000100];
const MATERIAL_LISTS: Migration[] = [CreateMaterialLists1774100000000, KeepSkippedRows1774643100010];
const QUOTES: Migration[] = [
  CreateQuotes1772800000100,
  CreateQuoteReminder1772800000131,
  AddDeclineReason1774641000030,
];
const WIZARD: Migration[] = [CountWizardAnswers1772900000110];
const MESSAGES: Migration[] = [
  CreateMessages1773000000100,
  FindMessagesOfOrders1773100000110,
  VersionReplyTexts1773100000120,
  CreateMessageFiles1774300000000,
  FindMessagesOfMailboxes1774300000010,
];

const NOTIFICATIONS: Migration[] = [NameShopMails1770000000300, CreateQuoteThreadMail1772800000130];
const NOTICES: Migration[] = [
  CreateNotice1767600000300,
  TellOutcomes1772300000100,
  AddressNotices1772400000200,
];
const IMPORT: Migration[] = [
  CreateImport1771000000100,
  RequestPictures1771000000200,
  CountClearedFields1772000000100,
  ChooseNumberNotation1772500000120,
  StoreChanges1772600000330,
];

/** Every migration of the shop by its wing; they are applied in the order of the numbers in their names. */
export const MIGRATIONS: Migration[] = [
  ...KERNEL,
  ...SETTINGS,
  ...CONTENT,
  ...ACCOUNTS,
  ...CATALOG,
  ...CART,
  ...FAVORITES,
  ...MATERIAL_LISTS,
  ...QUOTES,
  ...MESSAGES,
  ...WIZARD,
  ...ORDERS,
  ...NOTIFICATIONS,
  ...NOTICES,
  ...IMPORT,
  AddQuotePage1773000000100,
  NameFavoritesRecord1773200000110,
  ShareRequestKeys1774300000020,
  ListAuditRecords1774500000010,
  CreateAuditVerification1774500000020,
  CreateWebhook1774630000000,
  RecordAgreedUnits1774640000000,
  CreateBackupReport1774641000020,
  RecordConsentWithQuote1774643000000,
  RecordWhoPlacedLines1774643000910,
];
