import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'seamless',
  path: '/seamless',
  who: 'player',
  frame: 'game',
  title: { area: 'play', key: 'title' },
  outline: 'game',
  words: ['system'],
  component: './SeamlessPage.tsx',
})
