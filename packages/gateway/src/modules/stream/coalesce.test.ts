import { describe, expect, it } from 'vitest'
import { coalesced } from './coalesce.ts'

describe('runs of a key', () => {
  it('are one more, however often it is called during one', async () => {
    const runs: (() => void)[] = []
    const call = coalesced(() => new Promise<void>((end) => void runs.push(end)))
    const all = call('a')
    await Promise.all([call('a'), call('a'), call('a')])
    expect(runs).toHaveLength(1)
    runs[0]?.()
    await expect.poll(() => runs.length).toBe(2)
    runs[1]?.()
    await all
    expect(runs).toHaveLength(2)
  })

  it('are repeated after one that failed', async () => {
    const told: string[] = []
    let fails = 1
    const call = coalesced((key) => {
      if (fails-- > 0) return Promise.reject(new Error('the database is busy'))
      told.push(key)
      return Promise.resolve()
    })
    await call('a')
    expect(told).toEqual(['a'])
  })
})
