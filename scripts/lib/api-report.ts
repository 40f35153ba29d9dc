// The public API of each entry, as one text per entry that is reviewed in the diff.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { root } from './run.ts'

interface Entry {
  name: string
  declarations: string
}

/** The entries of a package with the names of their reports; `root` is the unnamed one. */
function entriesOf(home: string, only?: readonly string[]): Entry[] {
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types?: string }>
  }
  return Object.entries(exports).flatMap(([name, target]) => {
    if (typeof target === 'string' || !target.types || (only && !only.includes(name))) return []
    return [
      { name: name === '.' ? 'root' : name.slice(2), declarations: target.types.replace(/^\.\/dist\/(types\/)?/, '') },
    ]
  })
}

/** Declarations keep the `.ts` extension of the imports; the resolver expects `.js`. */
function pointToJs(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(folder, name)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(/((?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'),
    )
  }
}

/** Declarations are emitted separately from `dist`, which another process may be building. */
function declare(home: string, types: string): void {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  // Types are checked elsewhere: a new call is reported before its fixture is written.
  spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--noCheck', '--outDir', types], { cwd: home })
  pointToJs(types)
}

function configOf(home: string, types: string, { name, declarations }: Entry): ExtractorConfig {
  const entry = join(types, declarations)
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    types: [],
  }
  const none = { default: { logLevel: ExtractorLogLevel.None } }
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: home,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
      apiReport: { enabled: true, reportFileName: name, reportFolder: types, reportTempFolder: join(types, 'new') },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { compilerMessageReporting: none, extractorMessageReporting: none, tsdocMessageReporting: none },
    },
    configObjectFullPath: join(home, 'api-extractor.json'),
    packageJsonFullPath: join(home, 'package.json'),
  })
}

/** Texts of the reports, in the order of the entries; their modules are read once for all of them. */
function reports(home: string, types: string, entries: readonly Entry[]): string[] {
  const configs = entries.map((entry) => configOf(home, types, entry))
  const [first] = configs
  if (!first) return []
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  })
  return configs.map((config, at) => {
    const name = entries[at]?.name
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback(message) {
        message.handled = message.logLevel !== ExtractorLogLevel.Error
      },
    })
    if (!succeeded) throw new Error(`no report of the entry ${name}`)
    return readFileSync(join(types, `${name}.api.md`), 'utf8')
  })
}

/** Writes `api/<entry>.api.md` of a package; with `check` it writes nothing and returns the stale ones. */
export function reportApi(short: string, check: boolean, only?: readonly string[]): string[] {
  const home = join(root, 'packages', short)
  const folder = join(home, 'api')
  // Inside the package, as files elsewhere count as another package's; per process, as two may report at once.
  const types = join(home, `.cache/types-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Types of our packages that others refer to are read as installed; in a fresh clone nothing is built yet.
  const sdkTypes = join(root, 'packages/sdk/dist/types')
  if (short === 'gateway' && !existsSync(sdkTypes)) declare(join(root, 'packages/sdk'), sdkTypes)
  try {
    declare(home, types)
    const entries = entriesOf(home, only)
    const texts = reports(home, types, entries)
    return entries.flatMap((entry, at) => {
      const file = join(folder, `${entry.name}.api.md`)
      const now = texts[at] ?? ''
      if (existsSync(file) && now === readFileSync(file, 'utf8')) return []
      if (!check) writeFileSync(file, now)
      return [`packages/${short}/api/${entry.name}.api.md`]
    })
  } finally {
    rmSync(types, { recursive: true, force: true })
  }
}
