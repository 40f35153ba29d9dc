import type { Fixtures } from '../shape.ts'

export const agentNews: Fixtures['agentNews'] = {
  list: {
    list: [
      {
        id: '12',
        title: 'How commission is paid',
        content: '<p>Each day counts from midnight to midnight, site time.</p>',
        publishedAt: '2026-11-20T10:00:00Z',
      },
    ],
  },
}
