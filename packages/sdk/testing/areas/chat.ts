import type { Fixtures, Requests } from '../shape.ts'
import { fundPassword, stepId } from '../shapes.ts'

type Message = Fixtures['chatRooms']['send']

const nilufar = { person: 'nilufar00001', name: 'Nilufar', iconUrl: '/art/avatar/moon.svg', vip: 3, host: false }
const kite = { person: 'kite00000001', name: 'ka***2', vip: null, host: false }
const me = { person: 'me0000000001', name: 'ra***a', vip: 4, host: false }

const base = { roomId: 'en', removed: false }
const receipt = {
  nodeId: 101,
  gameName: 'Nine Lanterns',
  gameType: 'RNG' as const,
  vassalage: 'PG',
  iconUrl: '',
  roundId: '913-2207',
  betNo: '4711',
  multiple: '96.25',
  currency: 'BDT',
  stake: '50.00',
  win: '4812.50',
  at: '2026-11-20T13:36:00Z',
  same: true,
}
const gift = { currency: 'BDT', amount: '100.00', each: '50.00', people: 2, to: [nilufar, kite] }

const messages: Message[] = [
  {
    ...base,
    messageId: '1',
    seq: 1,
    kind: 'TEXT',
    at: '2026-11-20T13:31:00Z',
    from: nilufar,
    parts: [{ kind: 'TEXT', text: 'Good evening everyone. Is the cricket room open again?' }],
  },
  {
    ...base,
    messageId: '2',
    seq: 2,
    kind: 'TEXT',
    at: '2026-11-20T13:33:00Z',
    from: kite,
    parts: [{ kind: 'TEXT', text: 'Yes, since seven. More on ' }, { kind: 'REMOVED' }],
  },
  {
    ...base,
    messageId: '3',
    seq: 3,
    kind: 'SHARE',
    at: '2026-11-20T13:38:00Z',
    from: nilufar,
    parts: [{ kind: 'TEXT', text: 'Look what the lanterns did' }],
    receipt,
  },
  {
    ...base,
    messageId: '4',
    seq: 4,
    kind: 'TEXT',
    at: '2026-11-20T13:39:00Z',
    from: kite,
    parts: [
      { kind: 'MENTION', person: nilufar.person, name: nilufar.name },
      { kind: 'TEXT', text: ' lovely. And on fifty only.' },
    ],
  },
  { ...base, messageId: '5', seq: 5, kind: 'RAIN', at: '2026-11-20T13:40:00Z', from: me, parts: [], gift },
  {
    ...base,
    messageId: '6',
    seq: 6,
    kind: 'TEXT',
    at: '2026-11-20T13:41:00Z',
    from: me,
    parts: [{ kind: 'TEXT', text: 'I had the opposite all week, well played' }],
    clientId: '5f3c1a52-6f4e-4f0b-9d2e-0a6b7c8d9e10',
  },
]

const host = {
  modelId: 'rina',
  name: 'Rina',
  language: 'bn',
  iconUrl: '/art/avatar/lotus.svg',
  online: true,
  roomId: 'host-rina',
  followed: false,
}

export const chat: Fixtures['chat'] = {
  models: { list: [host] },
  launch: { chatUrl: 'https://site.example/chat?room=host-rina&lang=bn', roomId: 'host-rina' },
}

const given = {
  giftNo: '12',
  kind: 'TIP' as const,
  currency: 'BDT',
  amount: '50.00',
  each: '50.00',
  people: 1,
  messageId: '7',
  at: '2026-11-20T13:42:00Z',
}

export const chatRooms: Fixtures['chatRooms'] = {
  list: {
    list: [
      { roomId: 'en', kind: 'LANGUAGE', language: 'en', title: 'The courtyard', people: 84, lastSeq: 6 },
      { roomId: 'bn', kind: 'LANGUAGE', language: 'bn', title: 'The courtyard', people: 212, lastSeq: 90 },
      { roomId: 'host-rina', kind: 'HOST', language: 'bn', title: 'Rina', host, people: 12, lastSeq: 1 },
    ],
  },
  permission: {
    read: true,
    write: true,
    barrier: null,
    until: null,
    rulesAccepted: true,
    rulesVersion: 1,
    slowModeMs: 2000,
    maxLength: 200,
    me,
    blocked: [],
  },
  messages: { list: messages, more: false, lastSeq: 6 },
  people: {
    count: 84,
    list: [
      { ...nilufar, here: true, playing: 'Nine Lanterns' },
      { ...kite, here: false },
      { ...me, here: true },
    ],
  },
  watch: { until: '2026-11-20T13:43:00Z' },
  accept: { rulesVersion: 1 },
  send: messages[5] as Message,
  share: messages[2] as Message,
  check: { ...receipt, checkedAt: '2026-11-20T13:45:00Z', state: 'SETTLED' },
  giftInfo: {
    currency: 'BDT',
    available: '24860.50',
    min: '10.00',
    max: '5000.00',
    leftToday: '20000.00',
    resetAt: '2026-11-20T18:00:00Z',
    turnoverOpen: false,
    hasFundPassword: true,
    active: 7,
    mostPeople: 20,
  },
  tip: given,
  rain: { ...given, kind: 'RAIN', amount: '100.00', people: 2 },
  findGift: given,
  report: { reported: true },
  block: { blocked: [kite] },
  follow: { followed: true },
  unread: { total: 3, mentions: 1, rooms: [{ roomId: 'en', unread: 3, mentions: 1 }] },
  read: { seq: 6 },
}

export const requests = {
  'chatRooms.accept': { version: 1 },
  'chatRooms.block': { person: 'kite00000001' },
  'chatRooms.check': { messageId: '3' },
  'chatRooms.findGift': { idempotencyKey: '2f0a6c1e-chat-1' },
  'chatRooms.follow': { modelId: 'rina' },
  'chatRooms.giftInfo': { roomId: 'en' },
  'chatRooms.messages': { roomId: 'en' },
  'chatRooms.people': { roomId: 'en' },
  'chatRooms.permission': { roomId: 'en' },
  'chatRooms.rain': { roomId: 'en', people: 5, amount: '100.00', fundPassword },
  'chatRooms.read': { roomId: 'en', seq: 6 },
  'chatRooms.report': { messageId: '3', reason: 'SPAM' },
  'chatRooms.send': { roomId: 'en', clientId: stepId, text: 'Good evening' },
  'chatRooms.share': { roomId: 'en', clientId: stepId, betNo: '4711' },
  'chatRooms.tip': { roomId: 'en', person: 'nilufar00001', amount: '50.00', fundPassword },
  'chatRooms.watch': { roomId: 'en' },
} satisfies Requests
