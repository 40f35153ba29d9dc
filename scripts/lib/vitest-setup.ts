import fc from 'fast-check'
import { vi } from 'vitest'

// Every run tests the same cases, so that a failure is caused by the change under test. FC_SEED selects other cases.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261) })

// Vitest has no option for the limit of `vi.waitFor`, which is one second. Files of a worker share the object.
const patient = Symbol.for('patient')
if (!(patient in vi.waitFor)) {
  const waitFor = vi.waitFor.bind(vi)
  vi.waitFor = Object.assign(
    ((callback, options) =>
      waitFor(callback, {
        timeout: 15_000,
        ...(typeof options === 'number' ? { timeout: options } : options),
      })) satisfies typeof vi.waitFor,
    { [patient]: true },
  )
}
