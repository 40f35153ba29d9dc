import { expect, it } from 'vitest'
import { takeLaunchCode } from './launch-code.ts'

it('is handed out once', () => {
  const from = { launchCode: 'a-Code_of-the-gateway0123' }
  expect([takeLaunchCode(from), takeLaunchCode(from), from]).toEqual(['a-Code_of-the-gateway0123', undefined, {}])
})

it.each([[undefined], [''], ['short'], ['<script>alert(1)</script>'], ['a'.repeat(129)], [{ length: 20 }]])(
  '%j is no code',
  (launchCode) => {
    expect(takeLaunchCode({ launchCode })).toBeUndefined()
  },
)
