// TypeScript 7 has no JavaScript API yet, so package.json keeps version 6 as `typescript` beside it. Without one, not a single
// .ts file would be read, and everything would seem well.
if (!require('typescript').createSourceFile)
  throw new Error('dependency-cruiser needs the JavaScript API of TypeScript')

// Which folder of src may import which. A folder that is not in this table may import nothing and be imported by nobody.
const leaves = ['platform', 'i18n', 'nav', 'lib']
const shared = ['commands', 'wallet', 'operator', 'session', 'api', ...leaves]
const mayImport = {
  app: ['features', 'ui', ...shared],
  features: ['ui', ...shared],
  commands: ['ui', 'operator', 'wallet', 'session', 'api', ...leaves],
  wallet: ['ui', 'session', 'api', ...leaves],
  operator: ['api', ...leaves],
  session: leaves,
  api: leaves,
  ui: leaves,
  platform: ['lib'],
  i18n: ['lib'],
  nav: ['lib'],
  lib: [],
  firstFrame: ['app', 'wallet', 'session', 'api', ...leaves],
}

const anyOf = (folders) => folders.map((folder) => `${folder}/`).join('|')

const directions = Object.entries(mayImport).map(([folder, others]) => ({
  name: `${folder}-imports-downwards`,
  comment: `src/${folder} may import ${others.join(', ') || 'nothing'} and its own files.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: `^src/(?!${anyOf([folder, ...others])})` },
}))

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'folder-without-a-place',
      comment: 'Give a new folder of src its place in the table above.',
      severity: 'error',
      from: { path: `^src/(?!${anyOf(Object.keys(mayImport))}|main\\.tsx$)` },
      to: {},
    },
    {
      name: 'features-are-strangers',
      comment:
        'What two features need moves down a layer; one opens another by its address in nav. Other features show the row that opens the deposit limits, and the weekly reminder.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: '^src/features/($1/|depositLimits/(DepositLimitsRow|WeekBar)\\.tsx$)',
      },
    },
    {
      name: 'chat-engine-without-react',
      comment: 'What becomes of a message is told without a screen.',
      severity: 'error',
      from: { path: '^src/features/chat/engine/' },
      to: { path: 'node_modules/(@types/)?(react|react-dom|react-i18next|swr|wouter)/|\\.tsx$', reachable: true },
    },
    {
      name: 'chat-engine-alone',
      severity: 'error',
      from: { path: '^src/features/chat/engine/' },
      to: { path: '^src/features/chat/(?!engine/)' },
    },
    {
      name: 'chat-views-are-strangers',
      comment: 'The conversation and the icon show one engine, and what both need is in it or in useChat.ts.',
      severity: 'error',
      from: { path: '^src/features/chat/([^/]+)' },
      to: { path: '^src/features/chat/(conversation|icon)/', pathNot: '^src/features/chat/$1/' },
    },
    {
      name: 'wheel-without-its-game',
      comment: 'The wheel draws and turns; what is won, and when it may be turned, is the feature’s.',
      severity: 'error',
      from: { path: '^src/features/spin/wheel/' },
      to: { path: '^src/features/spin/(?!wheel/)' },
    },
    {
      name: 'host-sdks-in-platform',
      comment: 'The app speaks to its host in its own words; only src/platform knows the SDKs.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/' },
      to: { path: '(^|node_modules/)(@telegram-apps|@line)/' },
    },
    {
      name: 'socket-in-api',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: '(^|node_modules/)(socket\\.io-client|engine\\.io-client)(/|$)' },
    },
    {
      name: 'texts-through-i18n',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/i18n/' },
      to: { path: '^locales/' },
    },
    {
      name: 'i18next-behind-the-first-screen',
      comment: 'A file that imports it would take it along; `getI18n` of react-i18next gives what there is.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(i18n/startI18next|features/invite/affiliateKit/KitDialog)' },
      to: { path: 'node_modules/i18next/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wire-without-react',
      comment: 'The wire and the lines in the head of the page run without the libraries of the screens.',
      severity: 'error',
      from: { path: '^src/(api|firstFrame)/', pathNot: '^src/(api/(useRead|pagedList)|firstFrame/(build|prerender)/)' },
      to: { path: 'node_modules/(react|react-dom|react-i18next|i18next|swr|wouter)/', reachable: true },
    },
    {
      name: 'no-tests-in-the-app',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^test/' },
    },
    {
      name: 'sandbox-reads-the-contract-itself',
      comment:
        'The app and the sandbox are two readings of one contract; sharing code would hide where they differ. Field reports and the settings of a build are no part of it.',
      severity: 'error',
      from: { path: '^test/sandbox/' },
      to: { path: '^src/(?!(app/fieldReports/words|lib/settings/schema)\\.ts$)' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/main\\.tsx$|^src/firstFrame/(floorGuard|build/browserFloor)\\.ts$|\\.d\\.ts$',
        orphan: true,
      },
      to: {},
    },
    {
      name: 'no-development-packages-in-the-app',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/firstFrame/(build|prerender)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-optional', 'npm-peer'], pathNot: '^node_modules/vite/client' },
    },
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'] },
    },
    {
      name: 'no-node-in-the-app',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/firstFrame/(build|prerender)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true, // a type-only import is a dependency too
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
