// Checks that commands in the documentation exist: scripts of the named package, workspaces, flags of our own programs,
// test projects.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'
import type { Block } from './extract.ts'

interface Manifest {
  name: string
  scripts?: Record<string, string>
  private?: boolean
}
const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
const workspaces = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'site'].filter((folder) =>
  existsSync(join(root, folder, 'package.json')),
)
const manifests = new Map(workspaces.map((folder) => [manifest(folder).name, manifest(folder)]))
/** Common programs, whose arguments are not checked. */
const common = new Set(['cd', 'git', 'mkdir', 'curl', 'cp', 'rm', 'cat', 'openssl', 'ssh', 'sudo'])

function scriptProblem(words: string[], name: string): string | undefined {
  const at = words.findIndex((word) => word === '-w' || word === '--workspace')
  const of = at < 0 ? manifest('.') : [...manifests].find(([each]) => each === words[at + 1])?.[1]
  if (!of) return `there is no workspace ${words[at + 1]}`
  return of.scripts?.[name] ? undefined : `${of.name} has no script ${name}`
}

function gatewayProblem(words: string[]): string | undefined {
  const usage = readFileSync(join(root, 'packages/gateway/src/app/bin.ts'), 'utf8')
  const flag = words.find(
    (word) =>
      word.startsWith('--') &&
      !usage.includes(`  ${word} <`) &&
      !usage.includes(`${word},`) &&
      !usage.includes(`, ${word}`),
  )
  return flag && `brand-gateway knows no ${flag}`
}

function commandProblem(line: string): string | undefined {
  const words = line.trim().split(/\s+/)
  while (/^[A-Z_]+=/.test(words[0] ?? '')) words.shift()
  const [program = '', verb = '', ...rest] = words
  if (common.has(program)) return undefined
  if (program === 'node') return existsSync(join(root, verb)) || !verb.includes('/') ? undefined : `there is no ${verb}`
  if (program === 'npm') {
    if (verb === 'start' || verb === 'test') return scriptProblem([], verb)
    if (['i', 'install', 'ci', 'create', 'init'].includes(verb)) {
      const ours = rest.find(
        (word) => word.startsWith('@brand/') && (!manifests.has(word) || manifests.get(word)?.private),
      )
      return ours && `${ours} is not published`
    }
    if (verb === 'run') {
      const named = rest.find((word) => !word.startsWith('-'))
      return scriptProblem(rest, named ?? '')
    }
  }
  if (program === 'npx') {
    const tool = [verb, ...rest].find((word) => !word.startsWith('-')) ?? ''
    if (tool === '@brand/gateway') return gatewayProblem(rest)
    // npm links no command of a package that has not been built, as in a fresh clone.
    if (manifests.has(tool) || tool === 'brand-gateway') return undefined
    return existsSync(join(root, 'node_modules/.bin', tool)) ? undefined : `${tool} is not installed here`
  }
  return `nobody knows what ${program || 'an empty line'} does`
}

export function shellProblems({ where, code }: Block): string[] {
  const commands = code
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => line.replace(/(^|\s)#.*$/, '').split(/&&|\|/))
    .filter((line) => line.trim())
  return commands
    .map(commandProblem)
    .filter((problem) => problem !== undefined)
    .map((problem) => `${where}: ${problem}`)
}
