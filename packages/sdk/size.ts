import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'

export interface SizeRow {
  entry: string
  /** Bytes, minified, gzip -9: what the first load brings; parts loaded later have a row of their own. */
  js: number
  css: number
  limit: number
  /** Inputs that may not be in it, yet are. */
  unwanted: string[]
}

interface Case {
  entry: string
  code: string
  limit: number
  /** Measure the chunk loaded later whose inputs contain this, instead of the entry. */
  later?: string
  /** Matches inputs that must stay out. */
  without?: RegExp
}

const schemas = /node_modules\/zod\/|\/contract\//
const cases: Case[] = [
  {
    entry: '@brand/sdk, one call',
    limit: 3200,
    without: schemas,
    code: `import { createCaller, gamesList } from './client/index.ts'; console.log(createCaller()(gamesList, {}))`,
  },
  {
    entry: '@brand/sdk, all calls',
    limit: 6200,
    without: schemas,
    code: `import { createBrandClient } from './client/index.ts'; console.log(createBrandClient())`,
  },
  {
    entry: '@brand/sdk, JWE on the first sealed call',
    limit: 10_000,
    later: 'cipher/jwe.ts',
    without: schemas,
    code: `import { createBrandClient } from './client/index.ts'; console.log(createBrandClient())`,
  },
  {
    entry: '@brand/sdk, proof of work on the first challenge',
    limit: 2000,
    later: 'challenge/solve.ts',
    without: schemas,
    code: `import { createBrandClient } from './client/index.ts'; console.log(createBrandClient())`,
  },
  {
    entry: '@brand/sdk/member beside the client',
    limit: 10_000,
    without: schemas,
    code:
      `import { createBrandClient } from './client/index.ts'; import { memberCalls } from ` +
      `'./member/index.ts'; console.log(memberCalls(createBrandClient()))`,
  },
  { entry: '@brand/sdk/react', limit: 600, without: schemas, code: `export * from './react/index.ts'` },
]

/** The size of each entry for consumers, with everything bundled that is not a peer. */
export async function measureSdk(): Promise<SizeRow[]> {
  return Promise.all(cases.map(measure))
}

async function measure({ entry, code, limit, later, without }: Case): Promise<SizeRow> {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url))
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir, loader: 'ts', sourcefile: 'consumer.ts' },
    // Names of inputs and outputs are relative to here, wherever the command was called.
    absWorkingDir: resolveDir,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    outdir: 'out',
    external: ['react', '@tanstack/react-query'],
    logLevel: 'error',
  })
  const names = later ? laterChunks(metafile, later) : firstLoad(metafile)
  const files = outputFiles.filter(({ path }) => names.some((name) => path.endsWith(name.replace(/^out/, ''))))
  const inputs = names.flatMap((name) =>
    Object.entries(metafile.outputs[name]?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([input]) => input),
  )
  return {
    entry,
    js: files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0),
    css: 0,
    limit,
    unwanted: without ? inputs.filter((input) => without.test(`/${input}`)) : [],
  }
}

type Outputs = Metafile['outputs']

/** The entry, and what it imports before it can run. */
function firstLoad({ outputs }: Metafile): string[] {
  const entry = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === 'consumer.ts')
  if (!entry) throw new Error('the consumer was not built')
  return reach(outputs, [entry])
}

/** The chunk of a module loaded later, with what the first load did not bring already. */
function laterChunks(metafile: Metafile, module: string): string[] {
  const { outputs } = metafile
  const first = new Set(firstLoad(metafile))
  const chunk = Object.keys(outputs).find((name) => outputs[name]?.entryPoint?.endsWith(module))
  if (!chunk) throw new Error(`${module} is not a chunk of its own`)
  return reach(outputs, [chunk]).filter((name) => !first.has(name))
}

function reach(outputs: Outputs, names: string[]): string[] {
  const found = new Set(names)
  for (const name of found)
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') found.add(path)
  return [...found]
}
