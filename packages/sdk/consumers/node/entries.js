// Every entry of the installed package in plain Node: it loads and exports what it promises.
import manifest from '@brand/sdk/package.json' with { type: 'json' }

const promised = {
  '.': ['createBrandClient', 'createCaller', 'sealing', 'anyHost', 'isGatewayError', 'endpoints'],
  './member': ['memberCalls', 'memberEndpoints'],
  './agent': ['agentCalls', 'agentEndpoints'],
  './contract': ['contract', 'errors', 'events'],
  './react': ['query', 'mutation', 'useSession'],
  './firebase': ['firebaseIdentity'],
  './testing': ['createFakeClient', 'fixtures', 'checkedFetch'],
  './conformance': ['runConformance'],
}
for (const [entry, target] of Object.entries(manifest.exports)) {
  if (typeof target === 'string') continue
  const found = await import(entry.replace('.', '@brand/sdk'))
  const names = promised[entry]
  if (!names) throw new Error(`nobody says what ${entry} is for`)
  const missing = names.filter((name) => !(name in found))
  if (missing.length > 0) throw new Error(`${entry} lacks ${missing.join(', ')}`)
}
console.log(`${Object.keys(promised).length} entries load`)
