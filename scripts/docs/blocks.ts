// The code people copy: every block of the documentation, checked against what it refers to.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bin, root, runToEnd } from '../lib/run.ts'
import examples from '../../packages/ui/src/docs/examples.gen.json' with { type: 'json' }
import { cssProblems } from './css-blocks.ts'
import { blocksOf, documents, lay, type Block } from './extract.ts'
import { jsonProblem } from './json-blocks.ts'
import { shellProblems } from './shell-blocks.ts'

const folder = join(root, '.cache/docs-blocks')

/** Blocks `from=<file>` are lines of that file: they change with it, or this fails. */
function excerptProblem({ where, info, code }: Block): string[] {
  const file = info.find((word) => word.startsWith('from='))?.slice(5) ?? ''
  return readFileSync(join(root, file), 'utf8').replaceAll('\r', '').includes(code)
    ? []
    : [`${where}: ${file} no longer says so`]
}
const isExcerpt = ({ info }: Block) => info.some((word) => word.startsWith('from='))

async function typeProblems(blocks: Block[]): Promise<string[]> {
  const files = lay(blocks, folder)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: relative(folder, join(root, 'tsconfig.base.json')),
      compilerOptions: {
        types: ['node', 'vitest/globals', 'vite/client'],
        // The modules of words are made by the build; their sources have the same type.
        paths: { '@brand/ui/locales/*': [`${relative(folder, root)}/packages/ui/src/i18n/locales/*.ts`] },
      },
      include: ['.'],
    }),
  )
  const { code, output } = await runToEnd(bin('tsc'), ['-p', folder, '--pretty', 'false'])
  if (code === 0) return []
  const lines = output.split('\n').filter((line) => /error TS/.test(line))
  return (lines.length > 0 ? lines : [output]).map((line) => {
    const [name, block] =
      [...files].find(([each]) => line.replaceAll('\\', '/').includes(each.replaceAll('\\', '/'))) ?? []
    return name && block ? `${block.where}: ${line.slice(line.indexOf(name) + name.length)}` : line
  })
}

/** The examples of the kit's docs pages, as in an application. */
const exampleBlocks = (): Block[] =>
  Object.entries(examples).flatMap(([component, list]) =>
    list.map(({ name, code }) => ({
      where: `the example ${name} of ${component}:1`,
      lang: 'tsx',
      info: [],
      code: `${code}\n`,
      given: '',
    })),
  )

/** Faults of the blocks, and their number. */
export async function blockProblems(): Promise<{ count: number; problems: string[] }> {
  const blocks = [...documents().flatMap(blocksOf), ...exampleBlocks()]
  // `console` is a transcript of a program's output, not code to copy.
  const known = ['ts', 'tsx', 'sh', 'json', 'css', 'sql', 'console', '']
  const isCode = ({ lang }: Block) => lang === 'ts' || lang === 'tsx'
  const problems = [
    ...blocks
      .filter(({ lang }) => !known.includes(lang))
      .map(({ where, lang }) => `${where}: nothing checks ${lang} blocks`),
    ...blocks.filter(({ lang }) => lang === 'sh').flatMap(shellProblems),
    ...blocks.filter(({ lang }) => lang === 'json').flatMap(jsonProblem),
    ...blocks.filter(({ lang }) => lang === 'css').flatMap(cssProblems),
    ...blocks
      .filter(({ lang, info }) => lang === 'sql' && !info.includes('run'))
      .map(({ where }) => `${where}: nothing runs this SQL`),
    ...blocks.filter(isExcerpt).flatMap(excerptProblem),
    ...(await typeProblems(blocks.filter((block) => isCode(block) && !isExcerpt(block)))),
  ]
  return { count: blocks.length, problems }
}
