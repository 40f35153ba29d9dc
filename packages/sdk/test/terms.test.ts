import * as z from 'zod'
import { expect, it } from 'vitest'
import { contract } from '../contract/index.ts'

it('no answer with terms is cached by the client: changed terms must be readable at once', () => {
  const telling = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls)
      .filter(([, { output }]) => /"terms"/.test(JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' }))))
      .map(([call, endpoint]) => [`${area}.${call}`, (endpoint as { cache?: string }).cache] as const),
  )
  expect(telling.map(([name]) => name)).toContain('limits.profile')
  expect(telling.filter(([, cache]) => cache !== undefined)).toEqual([])
})
