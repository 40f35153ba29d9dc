import type { Fixtures, Requests } from '../shape.ts'

const sentMessage = {
  messageId: '3',
  to: { side: 'UP' as const, account: 'Ka***n' },
  summary: 'Thank you for the invitation.',
  content: '<p>Thank you for the invitation.</p>',
  pictures: [],
  at: '2026-11-20T09:05:00Z',
}

export const lineMessages: Fixtures['lineMessages'] = {
  recipients: { upline: 'Ka***n', team: false },
  send: sentMessage,
  sent: { list: [sentMessage], next: null },
  addPicture: { pictures: 1 },
  picture: { type: 'image/png', image: 'iVBORw0KGgo=' },
}

export const requests = {
  'lineMessages.recipients': {},
  'lineMessages.send': { text: 'Thank you for the invitation.' },
  'lineMessages.addPicture': { messageId: '3', image: 'iVBORw0KGgo=' },
  'lineMessages.picture': { imageId: '0b8f4a2e-6a7d-4a57-9a51-0f2f5d0f7c11' },
  'lineMessages.sent': { pageSize: 20 },
} satisfies Requests
