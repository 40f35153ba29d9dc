import type { Fixtures, Requests } from '../shape.ts'
import { pageOf, stepId } from '../shapes.ts'

const subject = {
  kind: 'WITHDRAWAL' as const,
  id: 'W261120K7M2Q9XA',
  name: 'Padma wallet ****5678',
  amount: '8500.00',
  currency: 'BDT',
  status: 'REJECTED',
  at: '2026-11-20T13:12:00Z',
}

const row = {
  ticketNo: 'Q001193',
  question: 'Where are my ৳ 8,500?',
  state: 'WAITING' as const,
  subject,
  at: '2026-11-20T12:52:00Z',
  lastAt: '2026-11-20T12:59:00Z',
  unread: true,
}

/** A question about a withdrawal, answered with two choices. */
export const ticket = {
  ...row,
  messages: [
    {
      messageNo: '11',
      from: 'PERSON' as const,
      text: 'Where are my ৳ 8,500?\nI took them out on Friday evening and my wallet shows nothing.',
      pictures: ['0b8f4a2e-6a7d-4a57-9a51-0f2f5d0f7c11'],
      choices: [],
      chosen: null,
      at: '2026-11-20T12:52:00Z',
    },
    {
      messageNo: '12',
      from: 'SERVICE' as const,
      name: 'Mita',
      text: 'They are not lost: your wallet gave them back. Which would you like?',
      pictures: [],
      choices: ['Send it somewhere else', 'Back in my balance'],
      chosen: null,
      at: '2026-11-20T12:59:00Z',
    },
  ],
  canReply: true,
  reopenUntil: null,
  firstAnswerMinutes: 7,
  expectedAt: null,
}

export const tickets: Fixtures['tickets'] = {
  options: {
    unit: 'char',
    min: 10,
    max: 500,
    pictures: 3,
    openTickets: 1,
    mostOpen: 3,
    reopenDays: 14,
    open: true,
    week: [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '21:00' }],
    today: [{ from: '2026-11-20T06:00:00Z', to: '2026-11-20T15:00:00Z' }],
    nextOpen: null,
    medianMinutes: 6,
    unread: 1,
    expectedAt: '2026-11-20T10:06:00Z',
  },
  subject,
  submit: {
    ...ticket,
    ticketNo: 'Q001194',
    state: 'OPEN',
    unread: false,
    messages: ticket.messages.slice(0, 1),
    firstAnswerMinutes: null,
    expectedAt: '2026-11-20T10:06:00Z',
  },
  list: pageOf([
    row,
    {
      ticketNo: 'Q001101',
      question: 'How do I change my nickname?',
      state: 'CLOSED',
      subject: null,
      at: '2026-11-10T09:00:00Z',
      lastAt: '2026-11-10T10:00:00Z',
      unread: false,
    },
  ]),
  ticket,
  reply: { ...ticket, state: 'OPEN', unread: false },
  close: { ...ticket, state: 'CLOSED', unread: false, reopenUntil: '2026-12-04T13:00:00Z' },
  read: { unread: 0 },
  addPicture: { pictures: 1 },
  picture: { type: 'image/png', image: 'iVBORw0KGgo=' },
}

export const requests = {
  'tickets.addPicture': { ticketNo: 'Q001193', messageNo: '11', image: 'iVBORw0KGgo=' },
  'tickets.close': { ticketNo: 'Q001193' },
  'tickets.picture': { imageId: '0b8f4a2e-6a7d-4a57-9a51-0f2f5d0f7c11' },
  'tickets.read': { ticketNo: 'Q001193' },
  'tickets.reply': { ticketNo: 'Q001193', text: 'Back in my balance, please.', intent: stepId },
  'tickets.subject': { kind: 'WITHDRAWAL', id: 'W261120K7M2Q9XA' },
  'tickets.submit': { text: 'Where is my withdrawal?', intent: stepId },
  'tickets.ticket': { ticketNo: 'Q001193' },
} satisfies Requests
