import { readFile, writeFile } from 'node:fs/promises'
import { entryText, endpointsText } from './endpoints.ts'
import { openapiText } from './openapi.ts'

const root = new URL('../', import.meta.url)
const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string }

/** Every generated file and its text for the current contract. */
const files: Record<string, string> = {
  'client/endpoints.gen.ts': endpointsText(),
  'member/endpoints.gen.ts': entryText('member'),
  'agent/endpoints.gen.ts': entryText('agent'),
  'openapi.json': openapiText(version),
}

/** Writes the generated files; with `check` writes nothing and names those that are stale. */
export async function generate(check: boolean): Promise<string[]> {
  const stale: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, root)
    const now = await readFile(file, 'utf8').catch(() => '')
    if (now === text) continue
    stale.push(`packages/sdk/${name}`)
    if (!check) await writeFile(file, text)
  }
  return stale
}
