import { readFile, writeFile } from 'node:fs/promises'
import { entryText, endpointsText } from './endpoints.ts'
import { samplesText, testingAreasText } from './testing-areas.ts'

const root = new URL('../', import.meta.url)
const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string }

/** The examples of the document are those of `areas.gen.ts`, which is written before it is read. */
const openapi = async () => (await import('./openapi.ts')).openapiText(version)

/** Every generated file and what makes its text for the current contract. */
const files: Record<string, () => string | Promise<string>> = {
  'client/endpoints.gen.ts': endpointsText,
  'member/endpoints.gen.ts': () => entryText('member'),
  'agent/endpoints.gen.ts': () => entryText('agent'),
  'testing/areas.gen.ts': testingAreasText,
  'conformance/areas.gen.ts': samplesText,
  'openapi.json': openapi,
}

/** Writes the generated files; with `check` writes nothing and names those that are stale. */
export async function generate(check: boolean): Promise<string[]> {
  const stale: string[] = []
  for (const [name, make] of Object.entries(files)) {
    const file = new URL(name, root)
    const [now, text] = [await readFile(file, 'utf8').catch(() => ''), await make()]
    if (now === text) continue
    stale.push(`packages/sdk/${name}`)
    if (!check) await writeFile(file, text)
  }
  return stale
}
