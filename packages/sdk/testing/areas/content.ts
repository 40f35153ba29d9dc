import type { Fixtures, Requests } from '../shape.ts'

export const content: Fixtures['content'] = {
  announcements: {
    list: [
      {
        id: 'a1',
        type: 'B',
        title: 'Welcome',
        content: '<p>Play money only.</p>',
        publishedAt: '2026-11-01T00:00:00Z',
      },
    ],
  },
  banners: {
    list: [
      {
        id: 'hilsa',
        imageUrl: '/art/banner/fish/30001-fish-0.svg',
        title: 'Hilsa Hunter runs deep',
        kicker: 'Tonight',
        action: 'Play',
        linkageType: 'GAME',
        game: { nodeId: 30001, vassalage: 'JL', gameType: 'FISH' },
      },
    ],
  },
  notices: {
    list: [
      {
        id: 'a2',
        type: 'PU',
        title: 'Hello',
        content: '<p>Good to see you.</p>',
        publishedAt: '2026-11-01T00:00:00Z',
        execution: 'B',
      },
    ],
  },
  unread: { unreadMessage: 2 },
  helpCenter: {
    termsVersion: '2026-11',
    topics: [
      {
        id: 'term',
        title: 'Terms of use',
        articles: [{ id: 'money', title: 'Play money', content: '<p>It has no value.</p>' }],
      },
    ],
  },
  feedback: { feedbackNo: 'F000007', uploadKey: '6f1d2a52-8f0e-4f0c-9b7a-2f6f1c1e8a10', answer: 'MESSAGE' },
}

export const requests = {
  'content.announcements': { language: 'en' },
  'content.banners': { groupName: 'w_home', language: 'en' },
  'content.feedback': { content: 'The rain is in tune today.', type: 'PRAISE' },
} satisfies Requests
