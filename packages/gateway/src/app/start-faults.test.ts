import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Options } from './options.ts'
import { explain } from './start-faults.ts'

const database = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })

test.each([
  ['the system', Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }), 'no space left'],
  ['the database', database, 'could not extend file)'],
  ['a query', new DrizzleQueryError('insert', [], database), 'could not extend file)'],
])('a full disk that %s reports is named', (_, error, cause) => {
  const { message } = explain(error, {} as Options)
  expect(message).toMatch(/^no room is left on the disk: /)
  expect(message).toContain(`(${cause}`)
})
