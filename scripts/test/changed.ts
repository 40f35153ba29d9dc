// What `npm test -- --changed` runs: for every changed path in git, the layers and the tests closest to it. It is a
// quick check before a push and does not replace the whole of `npm test`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import { checksFor } from '../pre-commit.ts'

export type Project = 'docs' | 'kit' | 'vendor' | 'site'

/** Layers and tests for a set of changed files. */
export interface Choice {
  /** Names of layers; undefined: all of them, because a path matches no row of the table. */
  layers: Set<string> | undefined
  /** Test files and folders of the gateway, where everything imports everything; `src/` is all of it. */
  gateway: Set<string>
  /** Spec files or folders of a browser layer; empty for a project that runs completely. */
  specs: Record<Project, Set<string>>
  /** Components of the kit: only tests that name one of them. */
  components: Set<string>
  /** Packages whose generated files may be stale; none: those of all. */
  generated: Set<string>
  /** Nothing that the packages hold has changed, so that their sizes are as before. */
  siteAlone: boolean
}

interface Row {
  paths: RegExp
  layers?: readonly string[]
  gateway?: (found: RegExpExecArray) => readonly string[]
  specs?: Partial<Record<Project, readonly string[]>>
  component?: (found: RegExpExecArray) => string
}

const always = ['browser found', 'lint', 'types', 'unit, gateway, conformance']
const browser: Record<Project, readonly string[]> = {
  docs: ['docs', 'docs in the browser'],
  kit: ['storybook builds', 'kit in the browser'],
  vendor: ['game in the browser'],
  site: ['size budgets', 'site in the browser'],
}
const generated = ['generated files fresh']
const published = ['kit as published', 'sdk as published', 'release rehearsed']
/** Tests that any module of the gateway may break: permissions, repeats, the contract. */
const everyModule = [
  'src/modules/access/login/permissions.test.ts',
  'src/http/replays.test.ts',
  'src/server/conformance/conformance.test.ts',
]

const site = (paths: RegExp, ...specs: string[]): Row => ({ paths, layers: browser.site, specs: { site: specs } })

/** The first row that matches a path applies. */
export const table: readonly Row[] = [
  { paths: /^(\.changeset|\.github|LICENSE|\.git(attributes|ignore|-blame-ignore-revs)$)/ },
  { paths: /^docs\/(guides|start)\//, layers: browser.docs, gateway: () => ['src/server/conformance/guides.test.ts'] },
  { paths: /^(docs\/|[^/]+\.md$|locales\/\w+\/docs\.json$|scripts\/docs)/, layers: browser.docs },
  { paths: /^locales\/\w+\/ui\.json$/, layers: [...generated, ...browser.kit] },
  { paths: /^locales\/\w+\/vendor\.json$/, layers: [...generated, ...browser.vendor] },
  { paths: /^locales\//, layers: [...generated, 'size budgets'] },

  { paths: /^packages\/[^/]+\/(e2e|test)\/.*\.(spec|test)\.tsx?$|^site\/e2e\/.*\.spec\.ts$/ },
  { paths: /^packages\/ui\/e2e\//, layers: browser.kit },
  { paths: /^packages\/demo-vendor\/e2e\//, layers: browser.vendor },
  { paths: /^site\/e2e\//, layers: browser.site, specs: { site: ['games/main-job', 'money/journey'] } },

  {
    paths: /^packages\/ui\/src\/(?:components|gaming|layout|content|shell)\/(?:[a-z-]+\/)?([A-Z]\w+)[/.]/,
    layers: [...generated, ...browser.kit],
    component: ([, name = '']) => name,
  },
  { paths: /^(packages\/ui\/src|\.storybook)\//, layers: [...generated, ...browser.kit] },
  {
    paths: /^packages\/sdk\/contract\/areas\/([\w-]+)\.ts$/,
    layers: [...generated, 'size budgets'],
    // Not every area of the contract has a module of its name: `limits` is part of responsible-gaming.
    gateway: ([, area = '']) => [
      existsSync(join(root, 'packages/gateway/src/modules', area)) ? `src/modules/${area}/` : 'src/modules/',
      ...everyModule,
    ],
  },
  {
    paths: /^packages\/sdk\/.*\.(ts|tsx|json)$/,
    layers: [...generated, 'size budgets', 'sdk as published'],
    gateway: () => everyModule,
  },
  {
    paths: /^packages\/gateway\/src\/modules\/([\w-]+)\//,
    layers: generated,
    gateway: ([, area = '']) => [`src/modules/${area}/`, ...everyModule],
  },
  { paths: /^packages\/gateway\/(src|migrations|drizzle)\//, layers: generated, gateway: () => ['src/'] },
  { paths: /^packages\/demo-vendor\//, layers: browser.vendor },
  { paths: /^packages\/(bench|gateway)\// },
  { paths: /^packages\/ui\//, layers: [...generated, 'kit as published'] },
  { paths: /^packages\/sdk\//, layers: ['sdk as published'] },

  site(/^site\/src\/features\/access\//, 'access/access', 'access/session'),
  site(/^site\/src\/features\/money\/deposit\//, 'money/deposit', 'money/money-forms'),
  site(/^site\/src\/features\/money\/withdraw\//, 'money/withdraw', 'money/money-forms'),
  site(/^site\/src\/features\/money\/transfer\//, 'money/transfer', 'money/money-forms'),
  site(/^site\/src\/features\/money\/records\//, 'money/records'),
  site(/^site\/src\/features\/money\//, 'money/journey', 'money/terms'),
  site(/^site\/src\/features\/games\/lottery\//, 'games/lottery'),
  site(/^site\/src\/features\/games\/rooms\//, 'games/rooms'),
  site(/^site\/src\/features\/games\/play\//, 'games/game-page', 'games/main-job'),
  site(/^site\/src\/features\/games\//, 'games/lobby', 'games/launch'),
  site(/^site\/src\/features\/account\/messages\//, 'shell/messages'),
  site(/^site\/src\/features\/account\/security\//, 'access/security'),
  site(/^site\/src\/features\/account\//, 'shell/member', 'access/security'),
  site(
    /^site\/src\/features\/agent\//,
    'agent/agent-site',
    'agent/team',
    'agent/register-centre',
    'agent/contracts',
    'agent/payments',
    'agent/line-messages',
  ),
  site(
    /^site\/src\/features\/rewards\//,
    'rewards/centre',
    'rewards/points',
    'rewards/promotions',
    'rewards/raffle',
    'rewards/vip',
  ),
  site(/^site\/src\/features\/safer-play\//, 'money/limits'),
  site(/^site\/src\/features\/platform\//, 'shell/popups', 'shell/offline'),
  site(/^site\//, 'shell/start-up', 'shell/accessible', 'shell/member', 'games/main-job'),

  { paths: /^scripts\/(published|release|rehearse|lib\/packed)/, layers: published },
  { paths: /^scripts\/(visual|new|accounts|operate|database|sums|scale|pre-commit|integrity|dev|scripts)/ },
  { paths: /^scripts\/(lint|test|types)/ },
  { paths: /^scripts\/(gen|size)/, layers: [...generated, 'size budgets'] },
]

/** The spec files that changed themselves, each with its project. */
const ownSpecs: readonly [Project, RegExp][] = [
  ['kit', /^packages\/ui\/e2e\/.*\.spec\.ts$/],
  ['vendor', /^packages\/demo-vendor\/e2e\/.*\.spec\.ts$/],
  ['site', /^site\/e2e\/.*\.spec\.ts$/],
  ['docs', /^scripts\/docs\/e2e\/.*\.spec\.ts$/],
]

/** The tests to run for these paths. */
export function choose(paths: readonly string[]): Choice {
  const layers = new Set(always)
  const gateway = new Set<string>()
  const specs = { docs: new Set<string>(), kit: new Set<string>(), vendor: new Set<string>(), site: new Set<string>() }
  const components = new Set<string>()
  const generatedOf = new Set<string>(checksFor(paths).gen)
  let anyOfKit = false
  let allGenerated = false
  let unknown = false
  for (const path of paths) {
    const row = table.find((each) => each.paths.test(path))
    if (!row) unknown = true
    for (const layer of row?.layers ?? []) layers.add(layer)
    const found = row?.paths.exec(path)
    if (found) for (const part of row?.gateway?.(found) ?? []) gateway.add(part)
    if (found && row?.component) components.add(row.component(found))
    else if (row?.layers?.includes('kit in the browser')) anyOfKit = true
    for (const project of ['docs', 'kit', 'vendor', 'site'] as const)
      for (const spec of row?.specs?.[project] ?? []) specs[project].add(spec)
    // What is made from the contract and from words stands in all of them.
    const made = /^packages\/(ui|gateway)\//.exec(path)?.[1]
    if (made) generatedOf.add(made)
    else if (row?.layers?.includes('generated files fresh')) allGenerated = true
    const own = ownSpecs.find(([, spec]) => spec.test(path))
    if (own) {
      for (const layer of browser[own[0]]) layers.add(layer)
      specs[own[0]].add(path)
    }
  }
  // Tables of addresses and centres are generated from `page.ts` files, which are in the folder of any feature.
  if (checksFor(paths).gen.length > 0) for (const layer of generated) layers.add(layer)
  // A component is tested alone; its texts, its theme or the support code of tests affect all.
  if (anyOfKit || specs.kit.size > 0) components.clear()
  if (anyOfKit) specs.kit.clear()
  if (allGenerated || unknown) generatedOf.clear()
  const siteAlone = paths.every((path) => path.startsWith('site/'))
  return { layers: unknown ? undefined : layers, gateway, specs, components, generated: generatedOf, siteAlone }
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** The commit to compare with: where this branch left the main one; without own commits, the previous commit. */
export function baseOf(wanted: string | undefined): string {
  if (wanted) return wanted
  const fork = git('merge-base', 'HEAD', 'origin/HEAD') || git('merge-base', 'HEAD', 'origin/main')
  const here = git('rev-parse', 'HEAD')
  const idle = git('status', '--porcelain') === ''
  return !fork || fork === here ? (idle ? 'HEAD~1' : 'HEAD') : fork
}

/** All paths that differ from a commit, committed or not, including new files. */
export const changedSince = (base: string): string[] =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list.split('\n'))
    .filter(Boolean)
