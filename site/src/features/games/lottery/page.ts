import { endpoints } from '@brand/sdk'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: 'lottery',
  path: '/lottery',
  also: ['/seaLottery', '/vnLottery'],
  who: 'member',
  module: 'GAMELO3',
  frame: 'game',
  title: {
    area: 'lottery',
    key: 'title.lottery',
    at: { '/seaLottery': 'title.seaLottery', '/vnLottery': 'title.vnLottery' },
  },
  outline: 'wide',
  words: ['play'],
  calls: () => [call(endpoints.favourites.ids, {})],
  component: './LotteryPage.tsx',
})
