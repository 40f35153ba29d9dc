import type { Fixtures, Requests } from '../shape.ts'
import { pageOf } from '../shapes.ts'

export const inbox: Fixtures['inbox'] = {
  list: pageOf([
    {
      messageId: '2',
      category: 'WALLET',
      title: 'Your deposit is in your wallet',
      summary: 'Order D2611220001 was credited with ৳ 500.00.',
      content: '<p>Order D2611220001 was credited with ৳ 500.00.</p>',
      about: { type: 'DEPOSIT', reference: 'D2611220001' },
      pictures: [],
      at: '2026-11-20T09:00:00Z',
      read: false,
    },
    {
      messageId: '1',
      category: 'SERVICE',
      title: 'Your question',
      summary: 'It is answered.',
      content: '<p>It is answered.</p>',
      pictures: [],
      at: '2026-11-19T09:00:00Z',
      read: true,
    },
  ]),
  message: {
    messageId: '1',
    category: 'SERVICE',
    title: 'Your question',
    summary: 'It is answered.',
    content: '<p>It is answered.</p>',
    pictures: [],
    at: '2026-11-19T09:00:00Z',
    read: true,
  },
  read: { unreadMessage: 0 },
  remove: { unreadMessage: 1 },
  restore: { unreadMessage: 2 },
}

export const requests = {
  'inbox.list': { language: 'en', pageNo: 1, pageSize: 20 },
  'inbox.message': { messageId: '1' },
  'inbox.read': { messageId: '1' },
  'inbox.remove': { messageId: '1' },
  'inbox.restore': { messageId: '1' },
} satisfies Requests
