import { randomUUID } from 'node:crypto'
import type { Growth } from '../../testing/reads.ts'

export const growth: Growth = {
  'chatRooms.permission': { input: () => ({ roomId: 'en' }) },
  'chatRooms.messages': { input: () => ({ roomId: 'en' }) },
  'chatRooms.people': { input: () => ({ roomId: 'en' }) },
  'chatRooms.giftInfo': { input: () => ({ roomId: 'en' }) },
  'chatRooms.check': { input: () => ({ messageId: '999999999999999999' }), missing: true },
  'chatRooms.findGift': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
}
