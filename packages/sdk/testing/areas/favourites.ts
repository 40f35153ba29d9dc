import type { Fixtures, Requests } from '../shape.ts'
import { pageOf } from '../shapes.ts'
import { rows } from './games.ts'

export const favourites: Fixtures['favourites'] = {
  ids: ['101', '103'],
  list: pageOf([rows[0], rows[2]].filter((row) => row !== undefined)),
  add: { nodeId: '101', favourite: true },
  remove: { nodeId: '101', favourite: false },
}

export const requests = {
  'favourites.add': { nodeId: 101 },
  'favourites.list': { pageNo: 1, pageSize: 20 },
  'favourites.remove': { nodeId: 101 },
} satisfies Requests
