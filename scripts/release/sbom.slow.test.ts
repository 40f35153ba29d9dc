import { expect, it } from 'vitest'
import { sbomFaults, type Sbom } from './sbom.ts'

const bill = (...names: string[]): Sbom => {
  const components = names.map((each) => ({
    name: each.slice(0, each.lastIndexOf('@')),
    version: each.slice(each.lastIndexOf('@') + 1),
    'bom-ref': each,
  }))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { name: 'x', version: '1', 'bom-ref': 'x' } },
    components,
  }
}
const lock = {
  packages: {
    '': { version: '1' },
    'node_modules/@a/b': { version: '1.0.0' },
    'node_modules/c': { version: '2.0.0' },
    'node_modules/@a/b/node_modules/c': { version: '1.0.0' },
    'node_modules/d': { version: '1.0.0', dev: true },
  },
}

it('lists what is installed, each version, and nothing else', () => {
  expect(sbomFaults(bill('@a/b@1.0.0', 'c@2.0.0', 'c@1.0.0'), lock)).toEqual([])
  expect(sbomFaults(bill('@a/b@1.0.0', 'c@2.0.0', 'e@1.0.0'), lock)).toEqual([
    'c@1.0.0 is installed and not listed',
    'e@1.0.0 is listed and not installed',
  ])
})
