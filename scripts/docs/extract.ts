// The blocks of code in the documentation: found, named by file and line, and laid out as files.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface Block {
  /** File and line, to find it. */
  where: string
  lang: string
  /** Words after the language: `at=<name>` is its file name, `run` marks a block that a test runs. */
  info: string[]
  code: string
  /** Declarations the block needs, from a hidden comment `<!-- given: … -->` before the block. */
  given: string
}

/** Every document whose blocks are checked. */
export function documents(): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name))
  const readmes = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'README.md'))
  return ['README.md', 'CONTRIBUTING.md', ...docs, ...readmes].map((name) => name.replaceAll('\\', '/'))
}

export function blocksOf(file: string): Block[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = [...text.matchAll(/(?:^<!-- given: ([\s\S]*?) -->\n+)?^```([^\n]*)\n([\s\S]*?)^```$/gm)]
  return found.map(({ index, 1: given = '', 2: head = '', 3: code = '' }) => {
    const [lang = '', ...info] = head.trim().split(/\s+/)
    return { where: `${file}:${text.slice(0, index).split('\n').length}`, lang, info, code, given }
  })
}

export const placeOf = ({ info }: Block): string | undefined => info.find((word) => word.startsWith('at='))?.slice(3)

/** Blocks as files in a folder, those of a guide beside each other. */
export function lay(blocks: Block[], folder: string): Map<string, Block> {
  rmSync(folder, { recursive: true, force: true })
  const files = new Map<string, Block>()
  for (const [at, block] of blocks.entries()) {
    const guide = block.where.replace(/:\d+$/, '').replaceAll(/\W+/g, '-')
    const name = join(guide, placeOf(block) ?? `block-${at}.${block.lang}`)
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    const before = files.get(name)
    const code = [before ? readFileSync(file, 'utf8') : '', block.given, block.code].filter(Boolean).join('\n')
    writeFileSync(file, /^(import|export) /m.test(code) ? code : `${code}\nexport {}\n`)
    files.set(name, block)
  }
  return files
}
