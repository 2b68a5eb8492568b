/** Which part of app/ may use which: down only. What is not listed is forbidden. */
const LAYERS = {
  routes: ['openapi', 'document', 'http', 'auth', 'features', 'ui', 'images', 'db', 'lib', 'styles'],
  openapi: ['auth', 'http', 'features', 'lib'],
  http: ['features', 'images', 'db', 'lib'],
  document: [],
  auth: ['http', 'features/accounts', 'db', 'lib'],
  features: ['images', 'db', 'ui', 'lib', 'styles'],
  jobs: ['features', 'images', 'db', 'lib'],
  cli: ['jobs', 'features', 'demo', 'images', 'db', 'lib'],
  demo: ['images', 'lib'],
  images: ['lib'],
  db: ['lib'],
  ui: ['lib', 'styles'],
  lib: [],
};

/** Which feature may use which other one. */
const FEATURES = {
  maintenance: ['wallpapers', 'contact', 'background-tasks'],
  transfer: ['wallpapers', 'categories', 'tags'],
  discovery: ['wallpapers', 'categories', 'tags'],
  analytics: ['wallpapers', 'categories', 'tags'],
  wallpapers: ['categories', 'tags', 'background-tasks'],
  categories: ['background-tasks'],
  tags: ['background-tasks'],
  system: ['maintenance', 'wallpapers', 'contact', 'subscribers', 'background-tasks'],
  'background-tasks': [],
  accounts: [],
  contact: [],
  'static-pages': [],
  subscribers: [],
};

/** Which room of the wallpapers may use which other one; their root, which says what a wallpaper is, uses none. */
const WALLPAPERS = {
  admin: ['uploads', 'downloads', 'trash', 'lists'],
  'uploads/bulk': ['uploads', 'lists'],
  uploads: ['trash', 'files', 'lists'],
  trash: ['files', 'lists'],
  gallery: ['downloads', 'lists'],
  changers: ['packages', 'screen', 'lists'],
  packages: ['picks', 'screen', 'files', 'lists'],
  screen: ['downloads', 'files', 'lists'],
  picks: ['screen', 'downloads', 'lists'],
  downloads: ['files', 'lists'],
  files: ['lists'],
  lists: [],
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

const WALLPAPERS_ROOT = '^app/features/wallpapers/[^/]+$';
const inRoom = (room) => inFolder(`features/wallpapers/${room}`);
/** A room without those inside of it that have a place of their own. */
const within = (room) => ({
  path: inRoom(room),
  pathNot: Object.keys(WALLPAPERS)
    .filter((other) => other.startsWith(`${room}/`))
    .map(inRoom),
});

const roomRules = Object.entries(WALLPAPERS).map(([room, allowed]) => ({
  name: `wallpapers-${room.replace('/', '-')}-uses-rooms-below`,
  severity: 'error',
  from: within(room),
  to: { path: inFolder('features/wallpapers'), pathNot: [WALLPAPERS_ROOT, ...[room, ...allowed].map(inRoom)] },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'wallpapers-root-uses-no-room',
      severity: 'error',
      from: { path: WALLPAPERS_ROOT },
      to: { path: '^app/features/wallpapers/[^/]+/' },
    },
    ...layerRules,
    ...featureRules,
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
      name: 'a-new-room-of-the-wallpapers-gets-a-place-in-the-order',
      severity: 'error',
      from: {},
      to: { path: '^app/features/wallpapers/[^/]+/', pathNot: Object.keys(WALLPAPERS).map(inRoom) },
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
      from: { path: '^app/(features|ui|lib|images)/', pathNot: '[.]server[.]ts$' },
      to: { path: '[.]server[.]ts$', dependencyTypesNot: ['type-only'] },
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
      from: { path: '^app/(routes|ui|lib|images)/' },
      to: { path: '^node_modules/@mikro-orm/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
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
