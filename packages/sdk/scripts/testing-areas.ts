import { globSync } from 'node:fs'
import { basename } from 'node:path'
import * as areas from '../contract/areas/index.ts'

const folder = new URL('../testing/', import.meta.url)
const conformance = new URL('../conformance/', import.meta.url)

/** The files of `areas` in a folder, each with the name that it is imported by. */
const areaFiles = (cwd: URL) =>
  globSync('areas/*.ts', { cwd })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      file,
      name: basename(file, '.ts').replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    }))

/** Text of testing/areas.gen.ts: the answers and requests of all files of `testing/areas`. */
export async function testingAreasText(): Promise<string> {
  const files = await Promise.all(
    areaFiles(folder).map(async ({ file, name }) => {
      const names = Object.keys((await import(new URL(file, folder).href)) as object).sort()
      return { file, name, of: names.filter((one) => one in areas), asks: names.includes('requests') }
    }),
  )
  return [
    '// Made by `npm run gen` from the files of `areas`.',
    ...files.map(({ file, name }) => `import * as ${name} from './${file}'`),
    '\nexport const fixtures = {',
    ...files.flatMap(({ name, of }) => of.map((area) => `  ${area}: ${name}.${area},`)),
    '}\n\nexport const requests = {',
    ...files.filter(({ asks }) => asks).map(({ name }) => `  ...${name}.requests,`),
    '}\n',
  ].join('\n')
}

/** Text of conformance/areas.gen.ts: the samples of all files of `conformance/areas`. */
export function samplesText(): string {
  const files = areaFiles(conformance)
  return [
    '// Made by `npm run gen` from the files of `areas`.',
    ...files.map(({ file, name }) => `import { samples as ${name} } from './${file}'`),
    "import type { Samples } from './scene.ts'",
    '\nexport const samples: Samples = {',
    ...files.map(({ name }) => `  ...${name},`),
    '}\n',
  ].join('\n')
}
