// The public API of a built package: a text for each entry, without what its modules keep to themselves.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'

interface Manifest {
  name: string
  exports: Record<string, string | { types?: string }>
}

/** The root entry of the kit re-exports the other entries, except texts, brands and icons, which are data. */
const onlyRoot = '@brand/ui'

/** The entries of a package as names of their reports and their declarations; `root` is the unnamed one. */
function entriesOf(home: string): [name: string, declarations: string][] {
  const { name: own, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest
  return Object.entries(exports).flatMap(([name, target]) =>
    typeof target === 'string' || !target.types || (own === onlyRoot && name !== '.')
      ? []
      : [[name === '.' ? 'root' : name.slice(2), join(home, target.types)]],
  )
}

function configOf(home: string, folder: string, name: string, declarations: string): ExtractorConfig {
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
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [declarations] } },
      apiReport: { enabled: true, reportFileName: name, reportFolder: folder, reportTempFolder: join(folder, 'new') },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { compilerMessageReporting: none, extractorMessageReporting: none, tsdocMessageReporting: none },
    },
    configObjectFullPath: join(home, 'api-extractor.json'),
    packageJsonFullPath: join(home, 'package.json'),
  })
}

/** The reports of the package that is built or unpacked in `home`, by entry; its modules are read once for all. */
export function reportsOf(home: string): Map<string, string> {
  const folder = join(home, '.cache/reports')
  mkdirSync(folder, { recursive: true })
  const configs = entriesOf(home).map(
    ([name, declarations]) => [name, configOf(home, folder, name, declarations)] as const,
  )
  const all = configs.map(([, config]) => config)
  const compilerState = CompilerState.create(all[0]!, {
    additionalEntryPoints: all.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  })
  try {
    return new Map(
      configs.map(([name, config]) => {
        const { succeeded } = Extractor.invoke(config, {
          localBuild: true,
          compilerState,
          messageCallback(message) {
            message.handled = message.logLevel !== ExtractorLogLevel.Error
          },
        })
        if (!succeeded) throw new Error(`no report of the entry ${name}`)
        return [name, readFileSync(join(folder, `${name}.api.md`), 'utf8')]
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
