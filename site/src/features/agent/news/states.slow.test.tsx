import { describeStates } from '../../../testing/page-states.tsx'
import { News } from './News.tsx'

describeStates('announcements for agents', {
  Page: News,
  words: ['agent', 'access'],
  call: 'agentNews.list',
  nothing: { list: [] },
  title: ['Announcements', 'ঘোষণা'],
  row: /How commission is paid/,
  none: /No announcements at present/,
})
