import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { Session } from '../../auth/sessions.ts'
import { createConnection } from './connection.ts'

function connection(resumes = false) {
  let text = ''
  const raw = { write: (more: string) => void (text += more), writableLength: 0 } as unknown as ServerResponse
  const made = createConnection(raw, {} as Session, { ip: '', number: 1, cursor: 7, resumes })
  return { ...made, told: () => text.split('\n\n').flatMap((event) => (event ? [event.replaceAll('\n', ' | ')] : [])) }
}

test('the first snapshot says for how long nothing has changed it, a later one does not', () => {
  const stream = connection()
  stream.sendSnapshot('promo.count', { claimable: 1 }, false, 12_900)
  stream.sendSnapshot('promo.count', { claimable: 1 }, false, 30_000)
  stream.sendSnapshot('promo.count', { claimable: 2 }, false, 30_000)
  stream.sendSnapshot('promo.count', { claimable: 2 }, false, 3)
  expect(stream.told()).toEqual([
    'id: 7 | age: 12 | event: promo.count | data: {"claimable":1}',
    'id: 7 | event: promo.count | data: {"claimable":2}',
  ])
})

test('a change that is heard of after the snapshot that has it is told, once', () => {
  const stream = connection()
  stream.sendSnapshot('promo.count', { claimable: 1 }, false, 30_000)
  stream.sendSnapshot('promo.count', { claimable: 1 }, false, 3)
  stream.sendSnapshot('promo.count', { claimable: 1 }, false, 3)
  expect(stream.told()).toEqual([
    'id: 7 | age: 30 | event: promo.count | data: {"claimable":1}',
    'id: 7 | event: promo.count | data: {"claimable":1}',
  ])
})
