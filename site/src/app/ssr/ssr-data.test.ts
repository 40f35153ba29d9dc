import { beforeEach, expect, test, vi } from 'vitest'
import { withData } from '../../page-html.ts'
import { createQueryClient } from '../api/query-client.ts'
import { initialDataFor, readSsrData, type Served } from './ssr-data.ts'

const input = { gameType: 'RNG', pageNo: 1 }
const served: Served = {
  call: 'games.list',
  language: 'bn',
  input,
  data: { items: [{ displayName: '</script><b>"&' }] },
}
const key = ['games', 'list', { epoch: 3, language: 'bn', input }]
const come = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])

beforeEach(() => {
  const page = new DOMParser().parseFromString(withData('<html><body></body></html>', served), 'text/html')
  document.body.replaceChildren(...page.body.childNodes)
})

test('the answer in a page dates from the request of the page, whatever it holds, and is rendered', () => {
  come('navigate')
  const client = createQueryClient()
  readSsrData(client, 3)
  expect(document.querySelector('b')).toBeNull()
  expect(client.getQueryState(key)).toMatchObject({ data: served.data, dataUpdatedAt: performance.timeOrigin })
  client.setQueryData(key, { items: [] })
  expect(initialDataFor(client, 'games.list', { ...input })).toEqual(served.data)
})

test('of a page the browser had kept the answer is old; another question is not answered by it', () => {
  come('back_forward')
  const client = createQueryClient()
  readSsrData(client, 3)
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(0)
  expect([
    initialDataFor(client, 'games.hot', input),
    initialDataFor(client, 'games.list', { ...input, pageNo: 2 }),
  ]).toEqual([undefined, undefined])
})

test('a page without one is like before', () => {
  document.body.replaceChildren()
  const client = createQueryClient()
  readSsrData(client, 3)
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(initialDataFor(client, 'games.list', input)).toBeUndefined()
})
