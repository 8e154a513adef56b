import type { Judgement } from './test-access.js';

/** The one address of all lists that are exported. */
export const EXPORT_ROUTES = ['GET /admin/aktar/:list', 'HEAD /admin/aktar/:list'];

/** Who may call which operation and which endpoint: each is judged once, here. */
export const JUDGEMENTS: readonly Judgement[] = [
  {
    access: 'everybody alike',
    operations: `calculatePrice catalogSummary categories category demoAccounts discontinuedProduct favoriteProducts footer header maintenance page
      product products provinces quoteResponse sharedFavoriteList singleSignOn siteSettings staticPage staticPages suggestions wizard`,
    endpoints: [
      'GET /*',
      'HEAD /*',
      'GET /admin',
      'HEAD /admin',
      'GET /admin/*',
      'HEAD /admin/*',
      // Both lead to the sign-in page, with its code, whatever is wrong.
      'GET /admin/sso',
      'HEAD /admin/sso',
      'GET /admin/sso/callback',
      'HEAD /admin/sso/callback',
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
      'GET /siparis-belgesi/:token/:slug/pdf',
      'HEAD /siparis-belgesi/:token/:slug/pdf',
      'GET /siparis-belgesi/:token/proforma.pdf',
      'HEAD /siparis-belgesi/:token/proforma.pdf',
      'GET /siparis-belgesi/:token/dekont/:receiptId',
      'HEAD /siparis-belgesi/:token/dekont/:receiptId',
      'POST /iletisim',
      'GET /teklif/:token/teklif.pdf',
      'HEAD /teklif/:token/teklif.pdf',
      'GET /mesaj/:token/dosya/:fileId',
      'HEAD /mesaj/:token/dosya/:fileId',
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
    operations: `addLines addToCart adminLogin adminLogout adminSignOut boughtProducts cart countWizardAnswers checkoutOptions clearCart completeSingleSignOn confirmCart currentStaff favoriteIds knownProducts login logout matchMaterialList materialList me mergeCart ownNumberMatches passwordRules
      register rematchMaterialList removeFromCart requestPasswordReset resetPassword restoreCart updateMaterialLine updateQuantity verifyEmail`,
    endpoints: [
      'POST /malzeme-listesi-dosyasi',
      // Whose list it is, its secret address and the cookie say.
      'GET /malzeme-listesi-dosyasi/:id',
      'HEAD /malzeme-listesi-dosyasi/:id',
      'POST /mesaj-dosyasi',
      'POST /teklif-dosyasi',
      'POST /odeme-dekontu',
    ],
  },
  {
    access: 'visitors',
    permission: 'quotes',
    operations: `counterOffer declineQuote quoteByToken renewQuote requestQuote requestQuoteLink sendQuoteMessage`,
  },
  {
    access: 'visitors',
    permission: 'messages',
    operations: 'addContactMessage answerContactMessage contactMessageByToken',
  },
  {
    access: 'back office',
    permission: 'messages',
    operations: `adminMessage adminMessageCounts adminMessageGrowth adminMessageNeighbors adminMessages changeMessageStatus noteMessage openMessage
      replyToMessage startMessage`,
    endpoints: [
      'GET /admin/mesajlar/:messageId/dosya/:messageFileId',
      'HEAD /admin/mesajlar/:messageId/dosya/:messageFileId',
    ],
  },
  {
    access: 'staff',
    permission: 'messages',
    operations: 'deleteMessageReplyText messageReplyTextHistory messageReplyTexts saveMessageReplyText',
  },
  {
    access: 'back office',
    permission: 'quotes',
    operations: `addQuoteNote adminLostQuotes adminQuote adminQuoteCounts adminQuoteNeighbors adminQuotes changeQuoteStatus changeQuoteStatuses giveQuote quoteDraft quoteMailPreview quotePreview
      recordQuoteAcceptance replyToQuote resendQuote startQuote`,
    endpoints: [
      'GET /admin/teklifler/:quoteId/pdf',
      'POST /admin/teklifler/:quoteId/onizleme',
      'HEAD /admin/teklifler/:quoteId/pdf',
      'GET /admin/teklifler/:quoteId/dosya/:fileId',
      'HEAD /admin/teklifler/:quoteId/dosya/:fileId',
    ],
  },
  {
    access: 'visitors',
    permission: 'orders',
    operations: `acceptOrderDocuments acceptQuote addOrder cancelOwnOrder correctOwnOrderReferences declareWithdrawal giveOrderPaymentNotice orderByToken orderDocuments quoteDocuments reorder requestOrderLink`,
  },
  {
    access: 'customers',
    operations: `addFavoriteList addFavorites cancelEmailChange changePassword createAddress deleteAddress deleteFavoriteList endOtherSessions endSession
      favoriteList favoriteLists myAddresses myConsents myContactMessages myOrders myQuotes mySessions order quote removeAvatar removeFavorites renameFavoriteList
      requestEmailChange requestEmailVerification restoreAddress setConsent shareFavoriteList updateAddress updateUser`,
    endpoints: [
      'GET /siparislerim/aktar',
      'HEAD /siparislerim/aktar',
      'POST /profil-resmi',
      'GET /profil-resmi',
      'HEAD /profil-resmi',
    ],
  },
  {
    access: 'staff themselves',
    operations: `beginSecondFactor changeStaffPassword confirmSecondFactor endOtherStaffSessions endStaffSession myApiKeyCount myStaffSessions removeSecondFactor
      renewRecoveryCodes revokeMyApiKeys`,
  },
  {
    access: 'any staff',
    operations: 'adminActivity markAllNoticesSeen markNoticesSeen notices',
    endpoints: ['GET /admin/live', 'HEAD /admin/live'],
  },
  {
    access: 'staff',
    permission: 'settings',
    operations: `apiKeys cancelJob createApiKey failedSideEffects jobCounts jobs orderMailSample orderMailSwitches orderMailSwitchesHistory retryJob retrySideEffects revokeApiKey
      createWebhook removeWebhook renewWebhookSecret replayWebhook switchOffWebhook switchOnWebhook testWebhook webhook webhookDeliveries webhooks
      adminHolidays adminMaintenance adminMaintenanceHistory updateMaintenance adminSettings adminSettingsHistory secondFactorPolicy secondFactorPolicyHistory sendTestOrderMail updateOrderMailSwitches updateSecondFactorPolicy updateSettings`,
  },
  {
    access: 'staff',
    permission: 'content',
    operations: `addStaticPage adminContentHistory adminFooter adminHeader adminPage adminStaticPage adminStaticPageHistory adminStaticPages checkContent contentDraft contentDrafts contentPlaceholders discardContentDraft
      hideStaticPage moveStaticPage previewContent publishContentDraft restoreContent restoreStaticPage saveContentDraft scheduleContentDraft showStaticPage updateFooter updateHeader updatePage updateStaticPage
      adminWizardDictionary updateWizardDictionary wizardEvidence wizardUsage`,
    endpoints: ['POST /admin/icerik-gorseli'],
  },
  {
    access: 'back office',
    permission: 'users',
    operations: 'adminUser adminUserGrowth adminUserNeighbors adminUsers',
  },
  {
    access: 'staff',
    permission: 'users',
    operations: `addUserNote auditOptions auditRecord auditRecordNeighbors auditRecords auditState cancelAuditVerification createUserAccount customerFavoriteLists endUserSession inviteUser startAuditVerification takeAuditCheckpoint updateUserAccount withdrawUserNote`,
    endpoints: ['GET /admin/profil-resmi/:avatarId', 'HEAD /admin/profil-resmi/:avatarId'],
  },
  { access: 'staff', permission: 'all', operations: 'systemState' },
  {
    access: 'staff',
    permission: 'orders',
    operations: 'addToCustomerCart customerCart',
    exports: 'siparisler',
  },
  { access: 'staff', permission: 'quotes', exports: 'teklifler' },
  { access: 'staff', permission: 'catalog', exports: 'urunler' },
  { access: 'staff', permission: 'users', exports: 'kullanicilar denetim' },
  // Of each category only what the caller may read.
  { access: 'back office', permission: 'orders', besides: ['quotes', 'messages'], operations: 'changes' },
  {
    access: 'back office',
    permission: 'orders',
    operations: `addOrderNote adminBestSellers adminCustomerSales adminOrder adminOrderCounts adminOrderFigures adminOrderGrowth adminOrderNeighbors adminOrderSuggestions adminOrders cancelOrder changeOrderStatus
      changeOrderStatuses correctOrderReferences correctOrderShipment issueRefund markOrderPaid markOrdersPaid orderCarriers orderMailPreview reactivateOrder receiveReturn refuseWithdrawal rejectOrderPaymentNotice renewOrderLink
      resendOrderConfirmation revertOrderPayment revertRefund undoOrderChanges withdrawOrderNote`,
    endpoints: [
      'GET /admin/siparis-belgesi/:orderId/:slug',
      'HEAD /admin/siparis-belgesi/:orderId/:slug',
      'GET /admin/siparis-belgesi/:orderId/:slug/pdf',
      'HEAD /admin/siparis-belgesi/:orderId/:slug/pdf',
      'GET /admin/siparis-belgesi/:orderId/dekont/:receiptId',
      'HEAD /admin/siparis-belgesi/:orderId/dekont/:receiptId',
      'GET /admin/siparis-belgesi/:orderId/proforma.pdf',
      'HEAD /admin/siparis-belgesi/:orderId/proforma.pdf',
      'GET /admin/siparis-belgesi/:orderId/sevk-fisi.pdf',
      'HEAD /admin/siparis-belgesi/:orderId/sevk-fisi.pdf',
    ],
  },
  {
    access: 'back office',
    permission: 'catalog',
    operations: `adminBrands adminCategories adminCategory adminCategoryHistory adminMissedSearches adminProduct adminProductGrowth adminProductHistory adminProductNeighbors adminProducts archiveProduct
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
