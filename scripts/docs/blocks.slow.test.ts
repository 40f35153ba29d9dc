import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { bin, root, runToEnd } from '../lib/run.ts'
import { blocksOf, documents, lay, type Block } from './extract.ts'

const folder = join(root, '.cache/docs-blocks')
const blocks = documents().flatMap(blocksOf)
/** Blocks `from=<file>` are lines of that file. */
const fileOf = ({ info }: Block) => info.find((word) => word.startsWith('from='))?.slice(5)

test('what the documentation quotes is in the files it names', () => {
  const stale = blocks.filter((block) => {
    const file = fileOf(block)
    return file && !readFileSync(join(root, file), 'utf8').replaceAll('\r', '').includes(block.code)
  })
  expect(stale.map(({ where }) => where)).toEqual([])
})

test('the TypeScript of the documentation compiles, together with its imports', async () => {
  lay(
    blocks.filter((block) => /^tsx?$/.test(block.lang) && !fileOf(block)),
    folder,
  )
  const config = {
    extends: relative(folder, join(root, 'tsconfig.base.json')),
    compilerOptions: {
      types: ['node', 'vitest/globals', 'vite/client'],
      // The modules of words are made by the build; their sources have the same type.
      paths: { '@brand/ui/locales/*': [`${relative(folder, root)}/packages/ui/src/i18n/locales/*.ts`] },
    },
    include: ['.'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  expect(await runToEnd(bin('tsc'), ['-p', folder, '--pretty', 'false'])).toEqual({ code: 0, output: '' })
}, 300_000)
