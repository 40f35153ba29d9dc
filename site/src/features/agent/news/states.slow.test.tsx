import { describeStates } from '../../../testing/page-states.tsx'
import { News } from './News.tsx'

describeStates('announcements for agents', {
  Page: News,
  words: ['agent', 'access'],
  call: 'agentNews.list',
  empty: { answer: { list: [] }, says: { en: /No announcements/, bn: /এখন কোনো ঘোষণা নেই/ } },
  title: { en: 'Announcements', bn: 'ঘোষণা' },
  full: /How commission is paid/,
})
