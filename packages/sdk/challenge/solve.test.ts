import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { prove, type Challenge } from './pow.ts'
import { solve } from './solve.ts'

const hmacKey = 'a secret of the gateway'
const make = (maxnumber = 5000, number?: number) =>
  createChallenge({
    hmacKey,
    maxnumber,
    number,
    expires: new Date(Date.now() + 60_000),
    params: { purpose: 'login' },
  }) as Promise<Challenge>
const never = new AbortController().signal

afterEach(() => vi.unstubAllGlobals())

describe('a proof', () => {
  test('is what altcha-lib accepts, whichever number it is', async () => {
    for (const number of [0, 1, 127, 128, 4999, 5000]) {
      const proof = await solve(await make(5000, number), never)
      expect(JSON.parse(atob(proof)).number).toBe(number)
      expect(await verifySolution(proof, hmacKey)).toBe(true)
      expect(await verifySolution(proof, 'another secret')).toBe(false)
    }
  })

  test('a number beyond the limit is not searched for', async () => {
    await expect(prove(await make(200, 900), async () => undefined)).rejects.toThrow('no number')
  })

  test('is aborted with the call', async () => {
    const aborter = new AbortController()
    const work = solve(
      { ...(await make(10)), maxnumber: Number.MAX_SAFE_INTEGER, challenge: '00'.repeat(32) },
      aborter.signal,
    )
    setTimeout(() => aborter.abort(new Error('tired')), 20)
    await expect(work).rejects.toThrow('tired')
  })

  test.each([
    [null],
    ['x'],
    [{}],
    [{ algorithm: 'SHA-1', challenge: 'ab', maxnumber: 9, salt: 's', signature: 'f' }],
    [{ algorithm: 'SHA-256', challenge: 'ab', salt: 's', signature: 'f' }],
  ])('of an unknown kind is refused: %j', (odd) => expect(solve(odd, never)).rejects.toThrow('unknown kind'))
})

describe('in a worker', () => {
  class FakeWorker {
    static made: FakeWorker[] = []
    onmessage?: (event: { data: unknown }) => void
    onerror?: (event: { preventDefault(): void }) => void
    terminate = vi.fn()
    url: string
    constructor(url: string) {
      this.url = url
      FakeWorker.made.push(this)
    }
    postMessage(challenge: Challenge) {
      void prove(challenge, async () => undefined).then((proof) => this.onmessage?.({ data: { proof } }))
    }
  }
  const latest = () => FakeWorker.made.at(-1)

  test('the work is done there, and the worker is terminated', async () => {
    vi.stubGlobal('Worker', FakeWorker)
    expect(await verifySolution(await solve(await make(), never), hmacKey)).toBe(true)
    expect(latest()?.url).toMatch(/pow\.worker\.ts$/)
    expect(latest()?.terminate).toHaveBeenCalledOnce()
  })

  test('an abort ends it at once', async () => {
    vi.stubGlobal(
      'Worker',
      class extends FakeWorker {
        override postMessage() {}
      },
    )
    const aborter = new AbortController()
    const work = solve(await make(), aborter.signal)
    aborter.abort(new Error('tired'))
    await expect(work).rejects.toThrow('tired')
    expect(latest()?.terminate).toHaveBeenCalledOnce()
  })

  test('that does not load, or may not run, falls back to the page', async () => {
    vi.stubGlobal(
      'Worker',
      class extends FakeWorker {
        override postMessage() {
          this.onerror?.({ preventDefault: () => undefined })
        }
      },
    )
    expect(await verifySolution(await solve(await make(), never), hmacKey)).toBe(true)
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new TypeError('blocked by policy')
        }
      },
    )
    expect(await verifySolution(await solve(await make(), never), hmacKey)).toBe(true)
  })
})
