#!/usr/bin/env node
/** `brand-ui codemod [--dry] <folder or file>…`: rewrites the renames listed in deprecations.ts. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const usage = `brand-ui codemod [--dry] <folder or file>…

Rewrites names of before in sources and JSON files of words. --dry names the files and writes nothing.`
const skipped = /(^|[/\\])(node_modules|dist|build|\.[^./\\][^/\\]*)([/\\]|$)/

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => !skipped.test(name) && /\.([cm]?[jt]sx?|json)$/.test(name))
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { dry: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [command, ...paths] = positionals
  if (values.help || command !== 'codemod' || paths.length === 0) {
    console.log(usage)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const [{ renameWords }, { renameProps }] = await Promise.all([import('./words.ts'), import('./props.ts')]).catch(
    () => {
      throw new Error(
        'it reads sources with @babel/parser, which is not here: npx -p @brand/ui -p @babel/parser brand-ui codemod src',
      )
    },
  )
  let count = 0
  for (const file of paths.flatMap(filesIn)) {
    const source = readFileSync(file, 'utf8')
    let text = source
    try {
      text = renameProps(renameWords(source, file), file)
    } catch (error) {
      console.error(`passed over ${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
    if (text === source) continue
    count += 1
    if (!values.dry) writeFileSync(file, text)
    console.log(file)
  }
  console.log(values.dry ? `${count} files would be written` : `${count} files written`)
}

run().catch((error: Error) => {
  console.error(`brand-ui: ${error.message}`)
  process.exitCode = 1
})
