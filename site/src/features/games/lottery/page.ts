import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'lottery',
  path: '/lottery',
  also: ['/seaLottery', '/vnLottery'],
  who: 'member',
  module: 'GAMELO3',
  frame: 'game',
  // Of each address its own: routes/waiting/waiting-title.ts.
  title: { area: 'lottery', key: 'title.lottery' },
  outline: 'wide',
  load: () => import('./LotteryPage.tsx'),
})
