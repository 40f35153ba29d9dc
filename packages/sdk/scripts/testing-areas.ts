import { globSync } from 'node:fs'
import { basename } from 'node:path'
import * as areas from '../contract/areas/index.ts'

const folder = new URL('../testing/', import.meta.url)

/** Text of testing/areas.gen.ts: the answers and requests of all files of `testing/areas`. */
export async function testingAreasText(): Promise<string> {
  const files = await Promise.all(
    globSync('areas/*.ts', { cwd: folder })
      .sort()
      .map(async (file) => {
        const names = Object.keys((await import(new URL(file, folder).href)) as object).sort()
        const name = basename(file, '.ts').replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
        return { file, name, of: names.filter((one) => one in areas), asks: names.includes('requests') }
      }),
  )
  return [
    '// Made by `npm run gen` from the files of `areas`.',
    ...files.map(({ file, name }) => `import * as ${name} from './${file.replaceAll('\\', '/')}'`),
    '\nexport const fixtures = {',
    ...files.flatMap(({ name, of }) => of.map((area) => `  ${area}: ${name}.${area},`)),
    '}\n\nexport const requests = {',
    ...files.filter(({ asks }) => asks).map(({ name }) => `  ...${name}.requests,`),
    '}\n',
  ].join('\n')
}
