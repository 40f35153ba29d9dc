import { join } from 'node:path'
import { run } from '../lib/packed.ts'
import { node, type Proof } from './consumers.ts'
import { withEmulator } from './emulator.ts'
import { throwaway } from './throwaway.ts'

/** Installs one package from the registry into a folder of its own, and returns the folder. */
function alone(folder: string, name: string, spec: string): string {
  const at = join(folder, name)
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', at, spec])
  return join(at, 'node_modules')
}

const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/**
 * Things that only the registry has: other supported versions of Node, the previous TypeScript, Firebase's emulator.
 */
export function elsewhere(folder: string): Record<string, Proof> {
  const other =
    (version: string): Proof =>
    async (place) => {
      const at = place('node')
      const name = `node-${platform}`
      const runtime = join(
        alone(folder, `node${version}`, `${name}@${version}`),
        name,
        'bin',
        process.platform === 'win32' ? 'node.exe' : 'node',
      )
      const result = `${await node(at, ['entries.js'], runtime)}; ${await node(at, ['require.cjs'], runtime)}`
      let more = ''
      await throwaway(
        async ({ url }) => void (more = await node(at, ['calls.js', url, `nodeother${version}`], runtime)),
      )
      return `${result}; ${more}`
    }
  return {
    'node 20': other('20'),
    'node 22': other('22'),
    async 'typescript 5'(place) {
      const at = place('types')
      const compiler = join(alone(folder, 'ts5', 'typescript@5'), 'typescript/bin/tsc')
      for (const resolution of ['nodenext', 'bundler'])
        run(at, process.execPath, [compiler, '-p', `tsconfig.${resolution}.json`])
      return 'nodenext and bundler'
    },
    async jest(place) {
      const at = place('jest')
      const jest = join(at, 'node_modules/jest/bin/jest.js')
      run(at, process.execPath, [jest, '--config', 'compiled.json'])
      run(at, process.execPath, ['--experimental-vm-modules', jest, '--runInBand', '--config', 'native.json'])
      return 'compiled by a transform, and as it is with VM modules'
    },
    emulator: (place) =>
      withEmulator(
        place('firebase'),
        join(alone(folder, 'tools', 'firebase-tools@15.34.2'), 'firebase-tools/lib/bin/firebase.js'),
      ),
  }
}
