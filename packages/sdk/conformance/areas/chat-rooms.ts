import { type Samples, someRoom, withFundPassword } from '../scene.ts'

export const samples: Samples = {
  'chatRooms.findGift': () => ({ idempotencyKey: crypto.randomUUID() }),
  'chatRooms.send': async (scene) => ({
    roomId: await someRoom(scene),
    clientId: crypto.randomUUID(),
    text: 'Good evening',
  }),
  'chatRooms.share': async (scene) => ({
    roomId: await someRoom(scene),
    clientId: crypto.randomUUID(),
    betNo: '999999999999999999',
  }),
  'chatRooms.tip': async (scene) => ({
    roomId: await someRoom(scene),
    person: 'nobody000000',
    amount: '50.00',
    fundPassword: await withFundPassword(scene),
  }),
  'chatRooms.rain': async (scene) => ({
    roomId: await someRoom(scene),
    people: 1,
    amount: '50.00',
    fundPassword: await withFundPassword(scene),
  }),
  'chatRooms.messages': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.people': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.permission': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.giftInfo': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.watch': async (scene) => ({ roomId: await someRoom(scene) }),
  'chatRooms.read': async (scene) => ({ roomId: await someRoom(scene), seq: 1 }),
  'chatRooms.check': () => ({ messageId: '999999999999999999' }),
  'chatRooms.report': () => ({ messageId: '999999999999999999', reason: 'SPAM' }),
  'chatRooms.block': () => ({ person: 'nobody000000' }),
  'chatRooms.follow': () => ({ modelId: 'nobody' }),
}
