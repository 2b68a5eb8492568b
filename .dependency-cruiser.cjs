/** Which part of app/ may use which: down only. What is not listed is forbidden. */
const LAYERS = {
  routes: [
    'openapi',
    'document',
    'http',
    'auth',
    'features',
    'ui',
    'storage',
    'images',
    'db',
    'platform',
    'lib',
    'messages',
    'styles',
  ],
  openapi: ['auth', 'http', 'features', 'lib', 'messages'],
  http: ['remix', 'storage', 'images', 'db', 'platform', 'lib', 'messages'],
  remix: ['document', 'platform', 'lib', 'messages'],
  document: [],
  auth: ['http', 'features/accounts', 'remix', 'db', 'lib', 'messages'],
  features: ['http', 'remix', 'storage', 'images', 'db', 'ui', 'platform', 'lib', 'styles', 'messages'],
  jobs: ['features', 'storage', 'images', 'db', 'platform', 'lib', 'messages'],
  cli: ['remix', 'jobs', 'features', 'demo', 'storage', 'images', 'db', 'platform', 'lib', 'messages'],
  demo: ['images', 'lib', 'messages'],
  storage: ['images', 'platform', 'lib', 'messages'],
  images: ['platform', 'lib', 'messages'],
  db: ['platform', 'lib', 'messages'],
  ui: ['remix', 'lib', 'styles', 'messages'],
  platform: ['lib', 'messages'],
  messages: [],
  lib: ['messages'],
};

/** Which feature may use which other one. */
const FEATURES = {
  operations: [
    'curation',
    'drafts',
    'uploads',
    'trash',
    'downloads',
    'files',
    'sets',
    'wallpapers',
    'taxonomy',
    'contact',
    'inbox',
    'reports',
    'newsletter',
    'site',
    'background-tasks',
  ],
  inbox: ['contact', 'reports', 'site'],
  reports: ['trash', 'wallpapers', 'contact', 'site'],
  statistics: ['curation', 'lists', 'wallpapers', 'taxonomy'],
  searches: ['lists', 'taxonomy'],
  curation: ['drafts', 'uploads', 'downloads', 'sets', 'trash', 'lists', 'wallpapers', 'taxonomy', 'background-tasks'],
  integrations: ['site', 'keeping', 'cuts', 'screens', 'downloads', 'files', 'lists', 'wallpapers', 'taxonomy'],
  gallery: ['keeping', 'screens', 'downloads', 'lists', 'sets', 'wallpapers'],
  keeping: ['screens', 'wallpapers'],
  cuts: ['screens', 'downloads', 'files', 'lists', 'wallpapers'],
  uploads: ['drafts', 'trash', 'files', 'lists', 'wallpapers', 'taxonomy'],
  drafts: ['sets', 'trash', 'files', 'wallpapers', 'taxonomy', 'site'],
  sets: ['trash', 'wallpapers'],
  trash: ['files', 'lists', 'wallpapers', 'taxonomy', 'background-tasks'],
  downloads: ['files', 'lists', 'wallpapers'],
  files: ['wallpapers'],
  lists: ['wallpapers', 'taxonomy'],
  wallpapers: ['taxonomy'],
  taxonomy: ['background-tasks'],
  'background-tasks': [],
  screens: [],
  accounts: ['site'],
  contact: ['site'],
  newsletter: ['site', 'wallpapers'],
  'static-pages': ['site'],
  site: [],
};

/** The floors of the lists: which of their folders may use which. */
const LIST_FLOORS = {
  pages: ['search', 'shuffle', 'orders', 'resolve', 'counts'],
  search: ['orders', 'resolve', 'counts'],
  shuffle: ['orders', 'resolve', 'counts'],
  orders: ['resolve', 'counts'],
  resolve: ['counts'],
  counts: [],
};

const inFolder = (folder) => `^app/${folder}/`;
const ROUTE_MODULES = '^app/(routes/|root[.]tsx$)';
const anyOf = (patterns) => patterns.join('|');

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `${layer}-uses-what-lies-below`,
  severity: 'error',
  from: { path: inFolder(layer) },
  // What routes know of one another has a rule of its own.
  to: { path: '^app/', pathNot: [...allowed.map(inFolder), layer === 'routes' ? ROUTE_MODULES : inFolder(layer)] },
}));

const featureRules = Object.entries(FEATURES).map(([feature, allowed]) => ({
  name: `${feature}-uses-features-below`,
  severity: 'error',
  from: { path: inFolder(`features/${feature}`) },
  to: { path: '^app/features/', pathNot: anyOf([feature, ...allowed].map((name) => inFolder(`features/${name}`))) },
}));

const listRules = Object.entries(LIST_FLOORS).map(([floor, below]) => ({
  name: `lists-${floor}-uses-floors-below`,
  severity: 'error',
  from: { path: inFolder(`features/lists/${floor}`) },
  to: {
    path: '^app/features/lists/[^/]+/',
    pathNot: anyOf([floor, ...below].map((name) => inFolder(`features/lists/${name}`))),
  },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    ...featureRules,
    ...listRules,
    {
      name: 'a-new-feature-gets-a-place-in-the-order',
      severity: 'error',
      from: {},
      to: { path: '^app/features/', pathNot: anyOf(Object.keys(FEATURES).map((name) => inFolder(`features/${name}`))) },
    },
    {
      name: 'a-new-layer-gets-a-place-in-the-order',
      severity: 'error',
      from: {},
      to: { path: '^app/[^/]+/', pathNot: [...Object.keys(LAYERS), 'styles'].map(inFolder) },
    },
    {
      name: 'sql-stands-in-queries',
      severity: 'error',
      from: { path: '^app/', pathNot: ['[.]queries[.]server[.]ts$', '^app/db/'] },
      to: { path: '^app/db/sql[.]server[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'types-of-routes-only',
      comment: 'A route may know what the loader of a layout answers; everything else of a route is its own.',
      severity: 'error',
      from: { path: ROUTE_MODULES },
      to: { path: ROUTE_MODULES, dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-tests-in-the-site', severity: 'error', from: { path: '^app/' }, to: { path: '^tests/' } },
    {
      name: 'components-stay-out-of-the-server',
      comment: 'The compiler would put an empty module into the browser without a word.',
      severity: 'error',
      from: { path: '^app/(features|ui|lib|images|storage|platform)/', pathNot: '[.]server[.]tsx?$' },
      to: { path: '[.]server[.]tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-server-knows-the-database',
      severity: 'error',
      from: { path: '^app/', pathNot: ['[.]server[.]ts$', '^app/db/', '^app/cli/'] },
      to: { path: '^app/db/(entities|migrations)/' },
    },
    {
      name: 'the-orm-belongs-to-features-and-the-database',
      severity: 'error',
      from: { path: '^app/(routes|ui|lib|images|storage|platform)/' },
      to: { path: '^node_modules/@mikro-orm/' },
    },
    {
      name: 'the-site-has-no-migrator',
      comment:
        'It loads the code of the ORM a second time, and a process that runs as long as the site would keep it in memory.',
      severity: 'error',
      from: { path: ['^app/routes/', '^app/(server|cli/jobs)[.]ts$'] },
      to: { path: '^app/db/migrate[.]server[.]ts$', reachable: true },
    },
    {
      name: 'the-launcher-has-no-migrator',
      comment: 'It starts a process that migrates.',
      severity: 'error',
      from: { path: '^app/cli/(start|set-up|launcher/|postgres/)', pathNot: 'prepare-database' },
      to: { path: '^app/db/(migrate[.]server|migrations/index)[.]ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^app/' },
      to: { circular: true },
    },
    { name: 'nothing-missing', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '^public/build/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
