import {
  CATALOG_FILE_ID,
  COPY_PARAMETER,
  ENDED_PARAMETER,
  PARENT_PARAMETER,
  RETURN_PARAMETER,
  SIGN_IN_ERROR_PARAMETER,
  SLIP_PARAMETER,
  withParameters,
  withReturn,
} from './path-parameters';

/**
 * Addresses that links, redirects and requests lead to: slugs and keys are encoded here, once. The panel's sections name the last
 * part of theirs themselves, the route tables their patterns.
 */
export const paths = {
  home: () => '/',
  products: (parameters?: URLSearchParams) => withParameters('/urunler', parameters),
  search: (text: string) => withParameters('/urunler', new URLSearchParams({ arama: text })),
  newProducts: () => '/urunler?yeni=true',
  product: (slug: string, parameters?: URLSearchParams) =>
    withParameters(`/urun/${encodeURIComponent(slug)}`, parameters),
  category: (slug: string, parameters?: URLSearchParams) =>
    withParameters(`/kategori/${encodeURIComponent(slug)}`, parameters),
  wizard: () => '/urun-sihirbazi',
  cart: () => '/sepet',
  /** The second stage of the cart: who, where to, how paid. */
  checkout: () => '/sepet?adim=odeme',
  /** What follows an order; the token is its secret. */
  orderReceived: (token: string) => withParameters('/sepet', new URLSearchParams({ siparis: token })),
  quote: (parameters?: URLSearchParams) => withParameters('/teklif-al', parameters),
  /** The quote at a secret address; the token is its secret. */
  linkedQuote: (token: string) => `/teklif/${encodeURIComponent(token)}`,
  /** Files of the server: the newest offer as PDF, and what was sent with the request or a message. */
  linkedOffer: (token: string) => `/teklif/${encodeURIComponent(token)}/teklif.pdf`,
  linkedQuoteFile: (token: string, fileId: string) =>
    `/teklif/${encodeURIComponent(token)}/dosya/${encodeURIComponent(fileId)}`,
  /** Where a list is pasted or uploaded. */
  newMaterialList: () => '/malzeme-listesi',
  /** What became of it; the id is its secret. */
  materialList: (id: string) => `/malzeme-listesi/${encodeURIComponent(id)}`,
  materialListResult: (id: string) => `/malzeme-listesi-dosyasi/${encodeURIComponent(id)}`,
  /** Where the bytes of a list are sent to. */
  materialListFile: (name: string) =>
    withParameters('/malzeme-listesi-dosyasi', new URLSearchParams({ ad: name })),
  contact: (parameters?: URLSearchParams) => withParameters('/iletisim', parameters),
  /** The form with a question about a product, or about an order. */
  productQuestion: (slug: string) =>
    paths.contact(new URLSearchParams({ konu: 'product-inquiry', urun: slug })),
  orderQuestion: (number: string) =>
    paths.contact(new URLSearchParams({ konu: 'after-sales', siparis: number })),
  /** A conversation at a secret address; the token is its secret. */
  message: (token: string) => `/mesaj/${encodeURIComponent(token)}`,
  linkedMessageFile: (token: string, fileId: string) =>
    `/mesaj/${encodeURIComponent(token)}/dosya/${encodeURIComponent(fileId)}`,
  messages: () => '/mesajlarim',
  about: () => '/hakkimizda',
  /** Takes the picture of a customer. */
  avatars: () => '/profil-resmi',
  avatar: (id: string) => `/profil-resmi?surum=${id}`,
  adminAvatar: (id: string) => `/admin/profil-resmi/${id}`,
  /** Where a buyer declares that they withdraw from an order. */
  withdrawal: () => '/iade-degisim#cayma',
  staticPage: (slug: string) => `/${encodeURIComponent(slug)}`,
  technicalSupport: () => '/teknik-destek',
  login: (returnTo?: string) => withReturn('/giris', returnTo),
  register: (returnTo?: string) => withReturn('/kayit', returnTo),
  forgottenPassword: () => '/sifremi-unuttum',
  profile: () => '/profil',
  accountSettings: () => '/profil/ayarlar',
  orders: (parameters?: URLSearchParams) => withParameters('/siparislerim', parameters),
  /** A file of the server: the orders that the variables of their list find. */
  ordersExport: (variables: object) =>
    withParameters('/siparislerim/aktar', new URLSearchParams({ liste: JSON.stringify(variables) })),
  findOrder: () => '/siparis-takip',
  trackedOrder: (token: string) => `/siparis-takip/${encodeURIComponent(token)}`,
  /** A file of the server: a text that was accepted with the order. */
  orderDocument: (token: string, slug: string) =>
    `/siparis-belgesi/${encodeURIComponent(token)}/${encodeURIComponent(slug)}`,
  orderDocumentPdf: (token: string, slug: string) => `${paths.orderDocument(token, slug)}/pdf`,
  /** A file of the server: what the order costs, as PDF. */
  orderProforma: (token: string) => `/siparis-belgesi/${encodeURIComponent(token)}/proforma.pdf`,
  /** A file of the server: the receipt of a transfer. */
  orderReceipt: (token: string, fileId: string) =>
    `/siparis-belgesi/${encodeURIComponent(token)}/dekont/${encodeURIComponent(fileId)}`,
  order: (id: string) => `/siparislerim/${encodeURIComponent(id)}`,
  quotes: (parameters?: URLSearchParams) => withParameters('/tekliflerim', parameters),
  /** One of the lists of a customer; left out, the one that hearts fill. */
  favorites: (listId?: string) =>
    withParameters('/favorilerim', listId === undefined ? undefined : new URLSearchParams({ liste: listId })),
  /** A list whose owner gave its link away. */
  sharedList: (token: string) => `/liste/${encodeURIComponent(token)}`,
  ownQuote: (id: string) => `/tekliflerim/${encodeURIComponent(id)}`,
  admin: () => '/admin',
  adminOrders: (parameters?: URLSearchParams) => withParameters('/admin/siparisler', parameters),
  /** The parameters of the list it was opened from name its neighbours. */
  adminOrder: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/siparisler/${encodeURIComponent(id)}`, parameters),
  /** Of several orders in one print; the parameters of their list lead back there. */
  adminPackingSlips: (ids: readonly string[], parameters: URLSearchParams) =>
    withParameters(
      '/admin/siparisler/sevk-fisleri',
      new URLSearchParams([...parameters, ...ids.map((id) => [SLIP_PARAMETER, id])]),
    ),
  adminPackingSlip: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/siparisler/${encodeURIComponent(id)}/sevk-fisi`, parameters),
  /** A file of the server: a list as a spreadsheet, by the variables of its query. */
  adminListExport: (list: string, variables: object = {}) =>
    withParameters(`/admin/aktar/${list}`, new URLSearchParams({ liste: JSON.stringify(variables) })),
  /** A file of the server: a text that was accepted with the order. */
  adminOrderDocument: (id: string, slug: string) =>
    `/admin/siparis-belgesi/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`,
  /** The same to be looked at and printed. */
  adminShownDocument: (id: string, slug: string) => `${paths.adminOrderDocument(id, slug)}?goster`,
  adminOrderDocumentPdf: (id: string, slug: string) => `${paths.adminOrderDocument(id, slug)}/pdf`,
  adminOrderReceipt: (id: string, fileId: string) =>
    `/admin/siparis-belgesi/${encodeURIComponent(id)}/dekont/${encodeURIComponent(fileId)}`,
  /** Files of the server: papers of an order, as PDF. */
  adminOrderProforma: (id: string) => `/admin/siparis-belgesi/${encodeURIComponent(id)}/proforma.pdf`,
  adminPackingSlipFile: (id: string) => `/admin/siparis-belgesi/${encodeURIComponent(id)}/sevk-fisi.pdf`,
  adminQuotes: (parameters?: URLSearchParams) => withParameters('/admin/teklifler', parameters),
  /** The parameters of the list it was opened from name its neighbours. */
  adminQuote: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/teklifler/${encodeURIComponent(id)}`, parameters),
  /** The form of its next offer. */
  adminQuoteOffer: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/teklifler/${encodeURIComponent(id)}/teklif`, parameters),
  /** The form of an acceptance by word. */
  adminQuoteAcceptance: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/teklifler/${encodeURIComponent(id)}/kabul`, parameters),
  /** The form of a request that was made by telephone. */
  adminNewQuote: () => '/admin/teklifler/yeni',
  /** A file of the server: an offer as PDF. */
  adminQuotePdf: (id: string, offer: number) =>
    withParameters(
      `/admin/teklifler/${encodeURIComponent(id)}/pdf`,
      new URLSearchParams({ teklif: String(offer) }),
    ),
  /** Takes an offer that is being written, and answers with its PDF. */
  adminQuoteDraftPdf: (id: string) => `/admin/teklifler/${encodeURIComponent(id)}/onizleme`,
  /** A file of a request or a message. */
  adminQuoteFile: (id: string, fileId: string) =>
    `/admin/teklifler/${encodeURIComponent(id)}/dosya/${encodeURIComponent(fileId)}`,
  adminMessages: (parameters?: URLSearchParams) => withParameters('/admin/mesajlar', parameters),
  /** The parameters of the list it was opened from lead back there. */
  adminMessage: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/mesajlar/${encodeURIComponent(id)}`, parameters),
  adminUsers: (parameters?: URLSearchParams) => withParameters('/admin/kullanicilar', parameters),
  /** The parameters of the list it was opened from lead back there. */
  adminUser: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/kullanicilar/${encodeURIComponent(id)}`, parameters),
  adminNewUser: () => '/admin/kullanicilar/yeni',
  adminMessageFile: (id: string, fileId: string) =>
    `/admin/mesajlar/${encodeURIComponent(id)}/dosya/${encodeURIComponent(fileId)}`,
  adminNewMessage: () => '/admin/mesajlar/yeni',
  adminReplyTexts: () => '/admin/mesajlar/hazir-yanitlar',
  adminProducts: (parameters?: URLSearchParams) => withParameters('/admin/urunler', parameters),
  /** The parameters of the list it was opened from name its neighbours. */
  adminProduct: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/urunler/${encodeURIComponent(id)}`, parameters),
  /** The form of a new product; filled in with another one where that is copied. */
  adminNewProduct: (copyOf?: string) =>
    withParameters(
      '/admin/urunler/yeni',
      copyOf ? new URLSearchParams({ [COPY_PARAMETER]: copyOf }) : undefined,
    ),
  /** Where a picture is uploaded to, as the dark variant of another one where that is named. */
  adminPictureUpload: (lightId?: string) =>
    withParameters('/admin/gorsel', lightId ? new URLSearchParams({ acik: lightId }) : undefined),
  adminDocumentUpload: () => '/admin/belge',
  /** A file of the server: a picture in one of the widths it is stored in. */
  picture: (id: string, width: 160 | 480 | 960 | 1920) =>
    `/gorsel/${encodeURIComponent(id)}-${String(width)}.webp`,
  /** A file of the server: a document that was uploaded and has no title yet. */
  productDocument: (fileId: string) => `/belge/${encodeURIComponent(fileId)}/belge.pdf`,
  adminCategories: (parameters?: URLSearchParams) => withParameters('/admin/kategoriler', parameters),
  adminCategory: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/kategoriler/${encodeURIComponent(id)}`, parameters),
  /** The form of a new category, below another one where that is named, or beside what the tree is narrowed to. */
  adminNewCategory: (
    parentId?: string,
    parameters = parentId ? new URLSearchParams({ [PARENT_PARAMETER]: parentId }) : undefined,
  ) => withParameters('/admin/kategoriler/yeni', parameters),
  adminImports: (parameters?: URLSearchParams) => withParameters('/admin/excel-ice-aktar', parameters),
  adminImport: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/excel-ice-aktar/${encodeURIComponent(id)}`, parameters),
  /** Where the whole catalog is downloaded, on the screen of imports. */
  adminCatalogFile: () => `/admin/excel-ice-aktar#${CATALOG_FILE_ID}`,
  /** Where a spreadsheet is uploaded to. */
  adminImportFile: (parameters: URLSearchParams) =>
    withParameters('/admin/excel-ice-aktar/dosya', parameters),
  /** Files of the server: the template, the whole catalog as the same sheets, at once or as it was written before, the rows of an import that have errors. */
  adminImportTemplate: () => '/admin/excel-ice-aktar/sablon',
  adminCatalogSheets: () => '/admin/excel-ice-aktar/katalog',
  adminCatalogExport: (exportId: string) => `/admin/excel-ice-aktar/katalog/${encodeURIComponent(exportId)}`,
  adminImportErrors: (id: string) => `/admin/excel-ice-aktar/${encodeURIComponent(id)}/hatalar`,
  adminLogin: (returnTo?: string) => withReturn('/admin/login', returnTo),
  /** A route of the server: leads to the identity provider, and back to the address in the panel. */
  adminSingleSignOn: (returnTo: string) => withReturn('/admin/sso', returnTo),
  /** The sign-in page that says why it came to nothing. */
  adminLoginRefused: (code: string, returnTo: string) =>
    withParameters(
      '/admin/login',
      new URLSearchParams({ [SIGN_IN_ERROR_PARAMETER]: code, [RETURN_PARAMETER]: returnTo }),
    ),
  adminForgottenPassword: () => '/admin/sifremi-unuttum',
  /** The same as the sign-in, after a session that is over. */
  adminLoginAgain: (returnTo: string) =>
    withParameters(
      '/admin/login',
      new URLSearchParams({ [RETURN_PARAMETER]: returnTo, [ENDED_PARAMETER]: 'bitti' }),
    ),
  /** A stream of the server: names what changed. */
  adminLive: () => '/admin/live',
  adminJobs: (parameters?: URLSearchParams) => withParameters('/admin/isler', parameters),
  /** Mails and other side effects that were given up. */
  adminFailedSideEffects: (parameters?: URLSearchParams) =>
    withParameters('/admin/isler/gonderilemeyenler', parameters),
  /** Who did what, before and after. */
  adminAudit: (parameters?: URLSearchParams) => withParameters('/admin/denetim', parameters),
  /** All of it that is about one thing. */
  adminAuditOf: (kind: string, id: string) =>
    withParameters('/admin/denetim', new URLSearchParams({ neyde: `${kind}:${id}` })),
  /** The parameters of the list it was opened from lead back there. */
  adminAuditRecord: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/denetim/${encodeURIComponent(id)}`, parameters),
  /** One of the tabs of the content: header, a page by its slug. */
  adminContent: (tab: string) => `/admin/icerik/${tab}`,
  adminStaticPage: (slug: string) => `/admin/icerik/metin/${encodeURIComponent(slug)}`,
  /** Where a picture of a page is uploaded to. */
  adminContentPicture: () => '/admin/icerik-gorseli',
  adminSettings: (tab?: string) => (tab === undefined ? '/admin/ayarlar' : `/admin/ayarlar/${tab}`),
  /** One webhook with what was sent to it. */
  adminWebhook: (id: string, parameters?: URLSearchParams) =>
    withParameters(`/admin/ayarlar/webhooklar/${encodeURIComponent(id)}`, parameters),
  /** What the panel stores of the person who is signed in: their data, password, second factor, sessions. */
  adminAccount: (part?: 'sifre' | 'iki-adimli-dogrulama' | 'oturumlar') =>
    part ? `/admin/hesabim#${part}` : '/admin/hesabim',
} as const;
