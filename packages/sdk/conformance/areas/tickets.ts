import type { Samples } from '../scene.ts'

export const samples: Samples = {
  'tickets.subject': () => ({ kind: 'DEPOSIT', id: 'D260101ZZZZZZZZ' }),
  'tickets.submit': () => ({ text: 'Where do I find my deposit?', intent: crypto.randomUUID() }),
  'tickets.ticket': () => ({ ticketNo: 'Q9999999' }),
  'tickets.reply': () => ({ ticketNo: 'Q9999999', text: 'Thank you', intent: crypto.randomUUID() }),
  'tickets.close': () => ({ ticketNo: 'Q9999999' }),
  'tickets.read': () => ({ ticketNo: 'Q9999999' }),
  'tickets.addPicture': () => ({ ticketNo: 'Q9999999', messageNo: '1', image: 'iVBORw0KGgo=' }),
  'tickets.picture': () => ({ imageId: crypto.randomUUID() }),
}
