import type { Permission } from '../../kernel/actor/actor.js';

/** Everybody who may send a request; permissions and scopes are those that a judgement is about. */
export const IDENTITIES = [
  'nobody',
  'customer',
  'other customer',
  'staff without the permission',
  'staff with the permission',
  'weak key',
  'strong key',
  'revoked key',
  'closed staff account',
  'staff with a weak key',
  'staff with a strong key',
  'held-back staff',
] as const;

export type Identity = (typeof IDENTITIES)[number];

/** What a cell of the table stands for. */
export const OUTCOMES = {
  in: 'admitted',
  login: 'SIGN_IN_REQUIRED',
  no: 'FORBIDDEN',
  key: 'API_KEY_INVALID',
  enrol: 'SECOND_FACTOR_MUST_BE_SET_UP',
} as const;

export type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES];

/**
 * What each identity gets, in their order. «everybody alike» does not even ask who it is, so a bad key does not matter there; a
 * key beside the cookie of staff makes the request that of the program.
 */
export const ACCESS = {
  //                    nobody  customer  staff          keys                staff and key
  //                            other     without with   weak strong revoked closed weak strong held back
  'everybody alike': '  in      in  in    in      in     in   in     in      in     in   in     in',
  everybody: '          in      in  in    in      in     in   in     key     in     in   in     in',
  visitors: '           in      in  in    in      in     no   in     key     in     no   in     in',
  customers: '          login   in  in    login   login  no   no     key     login  no   no     login',
  'staff themselves': ' login login login in      in     no   no     key     login  no   no     in',
  'any staff': '        login login login in      in     no   no     key     login  no   no     enrol',
  staff: '              login login login no      in     no   no     key     login  no   no     enrol',
  'back office': '      login login login no      in     no   in     key     login  no   in     enrol',
  'no visitor': '       no      no  no    no      no     no   no     no      no     no   no     no',
} as const;

export interface Judgement {
  access: keyof typeof ACCESS;
  /** Of `staff` and `back office`, and of the programs among `visitors`. */
  permission?: Permission;
  /** Permissions that do as well as that one. */
  besides?: readonly Permission[];
  /** Fields of Query and Mutation. */
  operations?: string;
  /** Methods and paths as the routes name them. */
  endpoints?: readonly string[];
  /** Lists that are exported, each by the permission of its query. */
  exports?: string;
}

/** The one address of all lists that are exported. */
export const EXPORT_ROUTES = ['GET /admin/aktar/:list', 'HEAD /admin/aktar/:list'];

/** Who may call which operation and which endpoint: each is judged once, here. */
export const JUDGEMENTS: readonly Judgement[] = [
  {
    access: 'everybody alike',
    operations: `calculatePrice catalogSummary categories category demoAccounts discontinuedProduct footer header maintenance page
      product products provinces quoteResponse siteSettings staticPage staticPages suggestions wizard`,
    endpoints: [
      'GET /*',
      'HEAD /*',
      'GET /admin',
      'HEAD /admin',
      'GET /admin/*',
      'HEAD /admin/*',
      'GET /assets/entry-1.js',
      'HEAD /assets/entry-1.js',
      'GET /belge/:id/:name',
      'HEAD /belge/:id/:name',
      'GET /gorsel/:name',
      'HEAD /gorsel/:name',
      'GET /robots.txt',
      'HEAD /robots.txt',
      'GET /sitemap.xml',
      'HEAD /sitemap.xml',
      'GET /sitemap/:file',
      'HEAD /sitemap/:file',
      // The token of the address opens it.
      'GET /siparis-belgesi/:token/:slug',
      'HEAD /siparis-belgesi/:token/:slug',
      'GET /siparis-belgesi/:token/proforma.pdf',
      'HEAD /siparis-belgesi/:token/proforma.pdf',
      'POST /iletisim',
      'GET /teklif/:token/teklif.pdf',
      'HEAD /teklif/:token/teklif.pdf',
      'GET /teklif/:token/dosya/:fileId',
      'HEAD /teklif/:token/dosya/:fileId',
      // Each operation is judged by itself.
      'GET /graphql',
      'HEAD /graphql',
      'POST /graphql',
      'OPTIONS /graphql',
    ],
  },
  {
    access: 'everybody',
    operations: `addToCart adminLogin adminLogout cart countWizardAnswers checkoutOptions clearCart confirmCart currentStaff login logout me mergeCart passwordRules
      register removeFromCart requestPasswordReset resetPassword restoreCart updateQuantity verifyEmail`,
    endpoints: ['POST /teklif-dosyasi'],
  },
  {
    access: 'visitors',
    permission: 'quotes',
    operations: `counterOffer declineQuote quoteByToken renewQuote requestQuote requestQuoteLink sendQuoteMessage`,
  },
  { access: 'visitors', permission: 'messages', operations: 'addContactMessage' },
  {
    access: 'back office',
    permission: 'messages',
    operations: `adminMessage adminMessageCounts adminMessageNeighbors adminMessages changeMessageStatus openMessage replyToMessage`,
  },
  {
    access: 'staff',
    permission: 'messages',
    operations: 'deleteMessageReplyText messageReplyTexts saveMessageReplyText',
  },
  {
    access: 'back office',
    permission: 'quotes',
    operations: `addQuoteNote adminQuote adminQuoteCounts adminQuoteNeighbors adminQuotes changeQuoteStatus changeQuoteStatuses giveQuote quoteDraft quoteMailPreview quotePreview
      replyToQuote resendQuote startQuote`,
    endpoints: [
      'GET /admin/teklifler/:quoteId/pdf',
      'HEAD /admin/teklifler/:quoteId/pdf',
      'GET /admin/teklifler/:quoteId/dosya/:fileId',
      'HEAD /admin/teklifler/:quoteId/dosya/:fileId',
    ],
  },
  {
    access: 'visitors',
    permission: 'orders',
    operations: `acceptQuote addOrder cancelOwnOrder orderByToken orderDocuments quoteDocuments requestOrderLink`,
  },
  {
    access: 'customers',
    operations: `cancelEmailChange changePassword createAddress deleteAddress endOtherSessions endSession myAddresses myConsents myOrders myQuotes mySessions order quote requestEmailChange
      requestEmailVerification restoreAddress setConsent updateAddress updateUser`,
  },
  {
    access: 'staff themselves',
    operations: `beginSecondFactor changeStaffPassword confirmSecondFactor endOtherStaffSessions endStaffSession myStaffSessions removeSecondFactor
      renewRecoveryCodes`,
  },
  {
    access: 'any staff',
    operations: 'markAllNoticesSeen markNoticesSeen notices',
    endpoints: ['GET /admin/live', 'HEAD /admin/live'],
  },
  {
    access: 'staff',
    permission: 'settings',
    operations: `apiKeys cancelJob createApiKey failedSideEffects jobCounts jobs orderMailSample orderMailSwitches orderMailSwitchesHistory retryJob retrySideEffects revokeApiKey
      adminHolidays adminMaintenance adminMaintenanceHistory updateMaintenance adminSettings adminSettingsHistory secondFactorPolicy secondFactorPolicyHistory sendTestOrderMail updateOrderMailSwitches updateSecondFactorPolicy updateSettings`,
  },
  {
    access: 'staff',
    permission: 'content',
    operations: `addStaticPage adminContentHistory adminFooter adminHeader adminPage adminStaticPage adminStaticPageHistory adminStaticPages checkContent contentDraft contentPlaceholders discardContentDraft
      hideStaticPage moveStaticPage previewContent publishContentDraft restoreContent restoreStaticPage saveContentDraft scheduleContentDraft showStaticPage updateFooter updateHeader updatePage updateStaticPage
      adminWizardDictionary updateWizardDictionary wizardEvidence wizardUsage`,
    endpoints: ['POST /admin/icerik-gorseli'],
  },
  { access: 'staff', permission: 'orders', exports: 'siparisler' },
  { access: 'staff', permission: 'quotes', exports: 'teklifler' },
  { access: 'staff', permission: 'catalog', exports: 'urunler' },
  // Of each category only what the caller may read.
  { access: 'back office', permission: 'orders', besides: ['quotes', 'messages'], operations: 'changes' },
  {
    access: 'back office',
    permission: 'orders',
    operations: `addOrderNote adminOrder adminOrderCounts adminOrderNeighbors adminOrderSuggestions adminOrders cancelOrder changeOrderStatus
      changeOrderStatuses correctOrderShipment markOrderPaid markOrdersPaid orderCarriers orderMailPreview reactivateOrder renewOrderLink
      resendOrderConfirmation revertOrderPayment undoOrderChanges withdrawOrderNote`,
    endpoints: [
      'GET /admin/siparis-belgesi/:orderId/:slug',
      'HEAD /admin/siparis-belgesi/:orderId/:slug',
      'GET /admin/siparis-belgesi/:orderId/proforma.pdf',
      'HEAD /admin/siparis-belgesi/:orderId/proforma.pdf',
      'GET /admin/siparis-belgesi/:orderId/sevk-fisi.pdf',
      'HEAD /admin/siparis-belgesi/:orderId/sevk-fisi.pdf',
    ],
  },
  {
    access: 'back office',
    permission: 'catalog',
    operations: `adminBrands adminCategories adminCategory adminCategoryHistory adminProduct adminProductHistory adminProductNeighbors adminProducts archiveProduct
      changeProducts createCategory createProduct deleteCategory fetchPicture moveCategory pictureFetch priceChangePreview productFormSuggestions restoreProduct
      restoreProductVersion undoCategoryDeletion undoProductChanges updateCategory updateProduct`,
    endpoints: ['POST /admin/belge', 'POST /admin/gorsel'],
  },
  {
    access: 'back office',
    permission: 'import',
    operations: `applyImport cancelCatalogExport cancelImport catalogExport catalogExports correctImportCell importColumns importOverview
      importRun importRuns leaveOutImportRows previewImport startCatalogExport undoImport`,
    endpoints: [
      'POST /admin/excel-ice-aktar/dosya',
      'GET /admin/excel-ice-aktar/sablon',
      'HEAD /admin/excel-ice-aktar/sablon',
      'GET /admin/excel-ice-aktar/katalog',
      'HEAD /admin/excel-ice-aktar/katalog',
      'GET /admin/excel-ice-aktar/katalog/:exportId',
      'HEAD /admin/excel-ice-aktar/katalog/:exportId',
      'GET /admin/excel-ice-aktar/:id/hatalar',
      'HEAD /admin/excel-ice-aktar/:id/hatalar',
    ],
  },
  {
    access: 'no visitor',
    // For probes and operators, who come past the proxy or with a token of their own.
    endpoints: [
      'GET /health/live',
      'HEAD /health/live',
      'GET /health/ready',
      'HEAD /health/ready',
      'GET /metrics',
      'HEAD /metrics',
    ],
  },
];

/** Who calls these is somebody else afterwards. */
export const ENDS_SESSIONS = ['logout', 'adminLogout'];

/** What they get, by identity. */
export function expectedOf({ access }: Judgement): Record<string, Outcome> {
  const cells = ACCESS[access].trim().split(/\s+/) as (keyof typeof OUTCOMES)[];
  if (cells.length !== IDENTITIES.length) throw new Error(`${access} has ${cells.length} cells`);
  return Object.fromEntries(
    cells.map((cell, place): [string, Outcome] => [String(IDENTITIES[place]), OUTCOMES[cell]]),
  );
}

export const exportsOf = ({ exports = '' }: Judgement): string[] => exports.split(/\s+/).filter(Boolean);

export const operationsOf = ({ operations = '' }: Judgement): string[] =>
  operations.split(/\s+/).filter(Boolean);
