/**
 * The wings of the server: the modules of the shop, and which of them each may import. A wing is entered only through its
 * index.ts. A new row or arrow is allowed while the graph stays acyclic and this table stays true.
 */
const WINGS = {
  settings: [],
  content: ['settings'],
  consents: ['content'],
  accounts: ['consents', 'settings', 'content'],
  catalog: ['settings'],
  cart: ['catalog', 'settings'],
  favorites: ['catalog'],
  'material-lists': ['catalog', 'quotes'],
  wizard: ['catalog', 'content'],
  quotes: ['consents', 'cart', 'catalog', 'content', 'settings'],
  orders: ['consents', 'quotes', 'cart', 'catalog', 'content', 'settings'],
  messaging: ['content', 'settings'],
  notifications: ['orders', 'quotes', 'messaging', 'settings'],
  notices: ['audit', 'import', 'orders', 'quotes', 'messaging', 'catalog', 'settings'],
  jobs: ['import'],
  dashboard: ['catalog', 'orders', 'quotes'],
  import: ['orders', 'catalog', 'settings'],
  audit: ['orders', 'quotes', 'messaging', 'settings'],
  webhooks: ['accounts', 'audit'],
  system: [],
};

/** The rooms of the wings that have more than one, and which rooms of the same wing each may import. */
const ROOMS = {
  accounts: {
    users: [],
    'second-factor-policy': [],
    sessions: ['second-factor-policy', 'users'],
    attempts: ['sessions', 'users'],
    security: ['sessions', 'users'],
    'second-factor': ['second-factor-policy', 'security', 'attempts', 'sessions', 'users'],
    evidence: ['second-factor-policy'],
    'policy-editing': ['second-factor-policy', 'second-factor', 'security', 'attempts', 'users'],
    'account-links': ['users'],
    'single-sign-on': ['second-factor', 'security', 'sessions', 'users'],
    'sign-in': ['account-links', 'second-factor', 'security', 'attempts', 'sessions', 'users'],
    people: ['account-links', 'sign-in', 'second-factor', 'security', 'attempts', 'sessions', 'users'],
    profile: ['account-links', 'sign-in', 'attempts', 'users'],
    'api-keys': ['policy-editing', 'second-factor', 'security', 'users'],
    addresses: ['users'],
    avatars: ['users'],
    consents: ['users'],
    demo: ['addresses', 'second-factor', 'users'],
    actors: ['users', 'api-keys'],
    directory: ['addresses', 'avatars', 'sessions', 'users'],
    'user-editing': [
      'single-sign-on',
      'directory',
      'api-keys',
      'account-links',
      'second-factor',
      'sessions',
      'users',
    ],
  },
  catalog: {
    pictures: [],
    offers: [],
    stock: ['offers'],
    drafts: [],
    documents: ['drafts'],
    products: ['documents', 'drafts', 'offers', 'pictures', 'stock'],
    search: ['drafts'],
    listing: ['drafts', 'products', 'search'],
    matching: ['drafts', 'listing', 'products', 'search'],
    records: ['drafts', 'stock'],
    writing: ['records', 'drafts', 'offers', 'stock'],
    suggestions: [],
    admin: [
      'suggestions',
      'documents',
      'drafts',
      'offers',
      'pictures',
      'products',
      'search',
      'listing',
      'records',
      'writing',
    ],
    sheet: ['drafts'],
    export: ['sheet', 'records', 'drafts'],
  },
  quotes: {
    history: [],
    rows: ['history'],
    commands: ['rows', 'history'],
    files: ['history'],
    reminders: ['commands', 'history'],
    papers: ['commands', 'history'],
    asking: ['files', 'commands', 'history'],
    api: ['asking', 'commands', 'history'],
    listing: ['api', 'commands', 'rows', 'history'],
    offering: ['api', 'asking', 'files', 'papers', 'commands', 'history'],
    buying: ['api', 'asking', 'files', 'commands', 'rows', 'history'],
    handling: ['api', 'asking', 'commands', 'history'],
  },
  messaging: {
    history: [],
    rows: ['history'],
    files: ['history'],
    commands: ['files', 'rows', 'history'],
    sending: ['commands', 'files', 'history'],
    conversation: ['sending', 'commands', 'files', 'history'],
    api: ['sending', 'commands', 'files', 'rows', 'history'],
  },
  orders: {
    history: [],
    rows: ['history'],
    receipts: [],
    commands: ['receipts', 'rows', 'history'],
    unpaid: ['commands', 'rows'],
    documents: ['commands', 'history'],
    papers: ['documents', 'commands', 'rows', 'history'],
    api: ['documents', 'commands', 'rows', 'history'],
    listing: ['api', 'commands', 'rows', 'history'],
    suggestions: ['listing', 'api', 'commands', 'rows', 'history'],
    export: ['listing', 'api', 'commands', 'rows', 'history'],
    handling: ['api', 'commands', 'rows', 'history'],
    checkout: ['unpaid', 'api', 'documents', 'commands', 'rows', 'history'],
    reorder: ['api', 'commands', 'rows', 'history'],
    purchases: ['rows'],
    quoted: ['checkout', 'api', 'documents', 'commands', 'history'],
  },
  import: {
    rows: [],
    runs: ['rows'],
    matching: ['rows'],
    pictures: ['runs', 'rows'],
    planning: ['pictures', 'matching', 'runs', 'rows'],
    undoing: ['runs', 'rows'],
    applying: ['undoing', 'planning', 'pictures', 'matching', 'runs', 'rows'],
    api: ['planning', 'runs', 'rows'],
    exports: ['api', 'runs', 'rows'],
  },
  audit: { changes: [], records: [], verification: [] },
  webhooks: { endpoints: [], evidence: [], sending: ['endpoints'], api: ['sending', 'endpoints'] },
};

/** The same for the rooms of the launcher. */
const LAUNCHER_ARROWS = {
  operator: [],
  processes: ['operator'],
  postgres: ['operator', 'processes'],
  installation: ['operator', 'processes'],
  shop: ['operator', 'processes', 'postgres'],
  launcher: ['operator', 'processes', 'postgres', 'installation', 'shop'],
  checks: ['operator', 'processes', 'postgres', 'installation', 'shop', 'launcher'],
  lint: [],
};

const DRAWN_WITH = ['camera', 'parts'];

/** The drawings of the demo: one room for each kind of machine, above what all are drawn with. Paper knows no machine. */
const DRAWING_ARROWS = {
  camera: [],
  parts: ['camera'],
  paper: [],
  exchanger: DRAWN_WITH,
  boiler: DRAWN_WITH,
  pump: DRAWN_WITH,
  valve: DRAWN_WITH,
  filter: DRAWN_WITH,
};

const FEATURE = '^server/features/';

/** From each wing: every wing that is neither itself nor on its list. */
const wingArrows = Object.entries(WINGS).map(([wing, mayImport]) => ({
  name: `arrows-of-${wing}`,
  comment: `${wing} may import ${mayImport.join(', ') || 'the kernel only'}`,
  severity: 'error',
  from: { path: `${FEATURE}${wing}/` },
  to: { path: FEATURE, pathNot: `${FEATURE}(${[wing, ...mayImport].join('|')})/` },
}));

/** A room without a row in ROOMS has no arrows yet: write the row first. */
const declaredRooms = Object.entries(ROOMS).map(([wing, rooms]) => ({
  name: `declared-rooms-only-in-${wing}`,
  severity: 'error',
  from: {},
  to: {
    path: `${FEATURE}${wing}/[^/]+/`,
    pathNot: `${FEATURE}${wing}/(${[...Object.keys(rooms), 'migrations'].join('|')})/`,
  },
}));

/** Rooms of the screens: what stands around each of them (menu, header, frame) and the groups of screens. */
const STOREFRONT_ARROWS = {
  menu: [],
  header: ['menu'],
  asking: [],
  frame: ['asking', 'header', 'menu'],
  errors: ['frame'],
  texts: [],
  wizard: [],
  catalog: [],
  home: ['catalog'],
  contact: ['home'],
  'sign-in': ['frame'],
  profile: ['header', 'sign-in'],
  orders: ['profile', 'sign-in', 'errors'],
  quotes: ['profile', 'sign-in', 'errors'],
  messages: ['profile', 'sign-in', 'errors'],
  favorites: ['profile'],
  'material-lists': [],
  checkout: ['orders', 'errors'],
  cart: ['checkout', 'orders', 'catalog', 'errors'],
};

/** The rooms of the panel; a section that is added gets a room of its own. */
const ADMIN_ARROWS = {
  live: [],
  mails: [],
  session: [],
  palette: [],
  record: [],
  navigation: ['live', 'palette', 'session'],
  notices: ['live', 'session'],
  'sign-in': ['navigation', 'session'],
  frame: ['live', 'navigation', 'notices', 'palette', 'session', 'sign-in'],
  list: ['frame', 'navigation', 'session'],
  record: ['frame', 'navigation', 'session'],
  account: ['frame', 'navigation', 'palette', 'sign-in', 'session'],
  orders: ['frame', 'list', 'live', 'mails', 'navigation', 'palette', 'record', 'session'],
  articles: ['record'],
  quotes: ['articles', 'frame', 'list', 'live', 'mails', 'navigation', 'palette', 'record', 'session'],
  uploads: ['session'],
  products: ['frame', 'list', 'live', 'navigation', 'palette', 'record', 'session', 'uploads'],
  messages: ['frame', 'list', 'live', 'navigation', 'palette', 'record', 'session'],
  jobs: ['frame', 'list', 'live', 'navigation', 'notices', 'palette', 'session'],
  import: ['frame', 'list', 'live', 'navigation', 'palette', 'session', 'uploads'],
  categories: ['frame', 'list', 'live', 'navigation', 'palette', 'record', 'session', 'uploads'],
  content: ['frame', 'live', 'navigation', 'palette', 'record', 'session', 'uploads'],
  settings: ['account', 'frame', 'list', 'live', 'mails', 'navigation', 'palette', 'record', 'session'],
  users: ['account', 'articles', 'frame', 'list', 'navigation', 'palette', 'record', 'session'],
  audit: ['frame', 'list', 'live', 'navigation', 'record', 'session'],
  system: ['frame', 'live', 'navigation', 'notices', 'record', 'session'],
  // Its figures lead to the lists that prove them, by the addresses these sections write.
  dashboard: [
    'frame',
    'list',
    'live',
    'messages',
    'navigation',
    'orders',
    'products',
    'quotes',
    'record',
    'session',
    'users',
  ],
};

/** The same within the section of orders. */
const ADMIN_ORDERS_ARROWS = {
  status: [],
  news: [],
  timeline: ['status'],
  palette: [],
  detail: ['news', 'status', 'timeline'],
  list: ['detail', 'news', 'status'],
  slip: ['detail'],
};

/** The same within the section of imports. */
const ADMIN_IMPORT_ARROWS = {
  status: [],
  progress: [],
  upload: [],
  undo: [],
  row: [],
  grid: ['row'],
  rows: ['grid', 'row'],
  'catalog-file': ['progress'],
  preview: ['progress'],
  mapping: ['preview'],
  result: ['undo'],
  run: ['grid', 'mapping', 'preview', 'progress', 'result', 'row', 'rows', 'status', 'undo', 'upload'],
  start: ['catalog-file', 'progress', 'run', 'status', 'undo', 'upload'],
};

/** The features of the client, which of them each may import, and the rooms of those that have more than one. */
const CLIENT_FEATURES = {
  account: ['consents'],
  profile: ['account'],
  addresses: ['account'],
  consents: [],
  content: [],
  cart: [],
  favorites: ['cart'],
  purchases: [],
  'material-lists': ['cart'],
  catalog: ['cart', 'content', 'favorites', 'purchases'],
  wizard: ['cart', 'catalog'],
  contact: ['content'],
  orders: ['addresses', 'cart', 'catalog', 'content'],
  messages: ['orders'],
  quotes: ['account', 'cart', 'catalog', 'consents', 'content', 'orders'],
};

const CLIENT_ROOMS = {
  content: { navigation: [], prose: [], sections: ['prose'], contact: ['sections'] },
  cart: { store: [], page: ['store'], adding: ['store'] },
  favorites: { store: [], heart: ['store'], page: ['heart', 'store'] },
  catalog: {
    cards: [],
    search: ['cards'],
    filters: [],
    listing: ['cards', 'filters'],
    'buy-box': ['cards'],
    product: ['cards'],
  },
  orders: {
    status: [],
    detail: ['status'],
    list: ['detail', 'status'],
    checkout: [],
    agreeing: ['checkout', 'detail'],
    submission: ['checkout'],
  },
  quotes: {
    asking: [],
    status: [],
    detail: ['status'],
    list: ['detail', 'status'],
    answering: ['asking', 'detail', 'status'],
    accepting: ['detail', 'status'],
    page: ['answering', 'detail', 'status'],
  },
};

/** What the panel shows of the features; everything else of them is the shop's alone and may link to its pages. */
const SHARED_PIECES = [
  'account/(account-errors|confirmation|demo-accounts|forgotten-password(-form)?|required-text)',
  'account/(new-password-(fields|schema)|password-strength(-meter)?)',
  'profile/(password-change-form|session-list)',
  'orders/detail/(corrected-references|invoice-text|order-lines|order-section|order-sums|reference-fields)',
  'addresses/(district-field|recipient-fields|use-districts)',
  'orders/checkout/address-fields',
  'orders/status/[^/]+',
  'quotes/asking/(file-field|request-field|upload-file)',
].map((piece) => `^client/features/${piece}(\\.module\\.css|\\.tsx?)$`);

/** Generic pieces of screens, by what they are for. */
const UI_ROOMS = {
  controls: [],
  layout: ['controls'],
  media: ['controls'],
  files: ['controls'],
  feedback: ['controls'],
  navigation: ['controls'],
  overlay: ['controls'],
  fields: ['controls', 'feedback', 'overlay'],
  choices: ['controls', 'fields'],
  form: ['choices', 'controls', 'feedback', 'fields', 'overlay'],
  table: ['choices', 'controls', 'feedback', 'form', 'navigation', 'overlay'],
};

const roomArrows = (folder, arrows) =>
  Object.entries(arrows).map(([room, mayImport]) => ({
    name: `arrows-of-${folder.replaceAll('/', '-')}-${room}`,
    comment: `${folder}/${room} may import ${mayImport.join(', ') || 'no other room'}`,
    severity: 'error',
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${[room, ...mayImport].join('|')})/` },
  }));

/** A folder without a row has no arrows yet: write the row first. */
const declaredFolders = (folder, rows) => ({
  name: `declared-rows-only-in-${folder.replaceAll('/', '-')}`,
  severity: 'error',
  from: {},
  to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${Object.keys(rows).join('|')})/` },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared-wings-only',
      comment: 'A wing without a row in WINGS has no arrows yet: write the row first.',
      severity: 'error',
      from: {},
      to: { path: FEATURE, pathNot: `${FEATURE}(${Object.keys(WINGS).join('|')})/` },
    },
    ...wingArrows,
    ...declaredRooms,
    ...Object.entries(ROOMS).flatMap(([wing, rooms]) => roomArrows(`server/features/${wing}`, rooms)),
    {
      name: 'rooms-stay-behind-the-front-door',
      comment: 'A room does not enter its own wing from outside.',
      severity: 'error',
      from: { path: `${FEATURE}([^/]+)/[^/]+/` },
      to: { path: `${FEATURE}$1/index\\.ts$` },
    },
    ...roomArrows('bin', LAUNCHER_ARROWS),
    ...roomArrows('demo/drawings', DRAWING_ARROWS),
    ...roomArrows('client/storefront', STOREFRONT_ARROWS),
    ...roomArrows('client/admin', ADMIN_ARROWS),
    ...roomArrows('client/admin/orders', ADMIN_ORDERS_ARROWS),
    ...roomArrows('client/admin/import', ADMIN_IMPORT_ARROWS),
    {
      name: 'front-door-only',
      comment: 'Another wing is entered through its index.ts.',
      severity: 'error',
      from: { path: `${FEATURE}([^/]+)/` },
      to: { path: `${FEATURE}([^/]+)/.+`, pathNot: [`${FEATURE}$1/`, `${FEATURE}[^/]+/index\\.ts$`] },
    },
    {
      name: 'front-door-only-from-outside',
      comment: 'Entries and transport enter a wing through its index.ts; migrations are listed one by one.',
      severity: 'error',
      from: { path: '^server/', pathNot: FEATURE },
      to: {
        path: `${FEATURE}[^/]+/.+`,
        pathNot: [`${FEATURE}[^/]+/index\\.ts$`, `${FEATURE}.+/migrations/`],
      },
    },
    {
      name: 'kernel-knows-no-feature',
      severity: 'error',
      from: { path: '^server/kernel/' },
      to: {
        path: '^server/(features|web|testing)/|^server/[^/]+\\.ts$',
        pathNot: '^server/migrations\\.ts$',
      },
    },
    {
      name: 'kernel-names-migrations-only-in-its-test-template',
      severity: 'error',
      from: { path: '^server/kernel/', pathNot: ['^server/kernel/database/test-', '\\.spec\\.ts$'] },
      to: { path: '^server/migrations\\.ts$' },
    },
    {
      name: 'features-know-no-transport',
      severity: 'error',
      from: { path: FEATURE, pathNot: '\\.spec\\.ts$' },
      to: { path: '^server/(web/|[^/]+\\.ts$)' },
    },
    {
      name: 'web-knows-no-entry',
      severity: 'error',
      from: { path: '^server/web/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^server/[^/]+\\.ts$' },
    },
    {
      name: 'only-specs-open-testing',
      comment: 'The build leaves server/testing out.',
      severity: 'error',
      from: { pathNot: ['\\.spec\\.(ts|mjs)$', '^server/testing/', '^e2e/'] },
      to: { path: '^server/testing/' },
    },
    {
      name: 'print-in-a-thread',
      comment:
        'What prints takes a tenth of a second to load, in each process that names more than its types.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['/document-thread\\.ts$', '\\.spec\\.ts$'] },
      to: { path: '/print-document\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-files',
      comment: 'Events, deciders and refusals import neither Nest nor the ORM.',
      severity: 'error',
      from: { path: '\\.(events|decider|refusals)\\.ts$' },
      to: { path: 'node_modules/(@nestjs|typeorm|pg)/' },
    },
    {
      name: 'halves-share-only-the-schema',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    ...roomArrows('client/features', CLIENT_FEATURES),
    ...Object.entries(CLIENT_ROOMS).flatMap(([feature, rooms]) =>
      roomArrows(`client/features/${feature}`, rooms),
    ),
    ...roomArrows('client/ui', UI_ROOMS),
    declaredFolders('client/storefront', STOREFRONT_ARROWS),
    declaredFolders('client/admin', ADMIN_ARROWS),
    declaredFolders('client/admin/orders', ADMIN_ORDERS_ARROWS),
    declaredFolders('client/admin/import', ADMIN_IMPORT_ARROWS),
    declaredFolders('client/features', CLIENT_FEATURES),
    ...Object.entries(CLIENT_ROOMS).map(([feature, rooms]) =>
      declaredFolders(`client/features/${feature}`, rooms),
    ),
    declaredFolders('client/ui', UI_ROOMS),
    {
      name: 'client-features-know-no-routes',
      comment:
        'Where a screen stands is written down in client/paths.ts; what stands there is not theirs to know.',
      severity: 'error',
      from: { path: '^client/features/' },
      to: { path: '^client/(app|storefront|admin)/' },
    },
    {
      name: 'panel-shows-shared-pieces',
      severity: 'error',
      from: { path: '^client/admin/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^client/features/', pathNot: SHARED_PIECES },
    },
    {
      name: 'shared-pieces-show-shared-pieces',
      severity: 'error',
      from: { path: SHARED_PIECES, pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^client/features/', pathNot: SHARED_PIECES },
    },
    {
      name: 'shared-pieces-know-no-router',
      comment: 'The panel has no page of the shop: the screen that shows such a piece gives it its links.',
      severity: 'error',
      from: { path: SHARED_PIECES, pathNot: '\\.spec\\.tsx?$' },
      to: { path: 'node_modules/react-router-dom/', reachable: true },
    },
    {
      name: 'client-ground',
      comment: 'design, shop, graphql and paths lie below everything; ui stands on them.',
      severity: 'error',
      from: { path: '^client/(design|shop|graphql|paths\\.ts)' },
      to: { path: '^client/(app|storefront|admin|features|ui)/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^client/ui/' },
      to: { path: '^client/(app|storefront|admin|features)/' },
    },
    {
      name: 'storefront-and-admin-stay-apart',
      severity: 'error',
      from: { path: '^client/(storefront|admin)/' },
      to: { path: '^client/(app|storefront|admin)/', pathNot: '^client/$1/' },
    },
    {
      name: 'specs-stay-outside',
      severity: 'error',
      from: { pathNot: '\\.spec\\.(ts|tsx|mjs)$' },
      to: { path: '\\.spec\\.(ts|tsx|mjs)$' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.css$', '^virtual:', 'graphql-env$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
