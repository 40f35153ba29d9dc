interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** Where Trusted Types are enforced a worker's address must come from a policy; ours allows our own origin. */
let policy: ScriptPolicy | undefined
function trusted(url: URL): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url.href
  policy ??= trustedTypes.createPolicy('brand-sdk', {
    createScriptURL(address) {
      if (new URL(address).origin !== location.origin) throw new TypeError('a worker of another origin')
      return address
    },
  })
  return policy.createScriptURL(url.href)
}

/** The solver's worker, or undefined where none may run: the caller works without. */
export function startWorker(): globalThis.Worker | undefined {
  if (typeof globalThis.Worker === 'undefined') return undefined
  // Bundlers look for exactly `new Worker(new URL(…))`, so the trusted constructor takes that name.
  const Worker = function (url: URL, options: WorkerOptions) {
    return new globalThis.Worker(trusted(url), options)
  } as unknown as typeof globalThis.Worker
  try {
    return new Worker(new URL('./pow.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
