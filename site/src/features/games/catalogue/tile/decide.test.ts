import { expect, it } from 'vitest'
import { decide, type Launchable } from './decide.ts'

const game: Launchable = {
  nodeId: 7,
  gameType: 'RNG',
  vassalage: 'JL',
  gameCode: 'koi',
  isGame: 'GAME',
  status: 'ON',
  demo: true,
}
const lobby: Launchable = { ...game, gameType: 'FISH', isGame: 'VASSALAGE' }
const real = { demo: false }
const seamless = '/seamless?vassalage=JL&gameType=RNG&nodeId=7&back=%2Frng%3Fpage%3D2'
const openProvider: ReturnType<typeof decide> = {
  to: 'providerGames',
  provider: { gameType: 'FISH', vassalage: 'JL' },
  href: '/fish?vassalage=JL',
}
const draw = (vassalage: string, more: Partial<Launchable> = {}): Launchable => ({
  ...game,
  gameType: 'LOTT',
  vassalage,
  gameCode: 'PADMA5D',
  ...more,
})

it.each<[string, Launchable, Parameters<typeof decide>[1], ReturnType<typeof decide>]>([
  ['a visitor logs in, and on', game, 'visitor', { to: 'login', next: seamless }],
  ['a member plays', { ...game, ...real }, 'member', { to: 'go', href: seamless }],
  ['an agent plays', game, 'agent', { to: 'go', href: seamless }],
  ['someone not yet known plays', { ...game, ...real }, 'pending', { to: 'go', href: seamless }],
  ['a trial player plays what may be tried', game, 'trial', { to: 'go', href: seamless }],
  ['a trial player needs a real account', { ...game, ...real }, 'trial', { to: 'realAccount', href: seamless }],
  [
    'a visitor looks at odds',
    { ...game, gameType: 'SPORTS' },
    'visitor',
    { to: 'go', href: seamless.replace('RNG', 'SPORTS') },
  ],
  ['a vendor lobby opens for a visitor', lobby, 'visitor', openProvider],
  ['and for a trial player, whether or not it has a demo', { ...lobby, ...real }, 'trial', openProvider],
  [
    'Vietnam’s lotteries have their page',
    draw('TCG_LOTTO_VN'),
    'member',
    { to: 'go', href: '/vnLottery?gameCode=PADMA5D' },
  ],
  ['those of the sea theirs', draw('TCG_SEA'), 'agent', { to: 'go', href: '/seaLottery?gameCode=PADMA5D' }],
  ['the operator’s own share one', draw('LOTT'), 'trial', { to: 'go', href: '/lottery?gameCode=PADMA5D' }],
  ['with the e-lotteries', draw('ELOTT'), 'member', { to: 'go', href: '/lottery?gameCode=PADMA5D' }],
  [
    'a lobby of lotteries opens the lottery page',
    draw('TCG_SEA', { isGame: 'VASSALAGE' }),
    'member',
    { to: 'go', href: '/seaLottery' },
  ],
  [
    'that of the e-lotteries opens theirs',
    draw('ELOTT', { isGame: 'VASSALAGE' }),
    'member',
    { to: 'go', href: '/lottery?show=ELOTT' },
  ],
  ['a visitor logs in before a lottery', draw('LOTT'), 'visitor', { to: 'login', next: '/lottery?gameCode=PADMA5D' }],
  [
    'a trial player needs a real account for a real lottery',
    draw('LOTT', real),
    'trial',
    { to: 'realAccount', href: '/lottery?gameCode=PADMA5D' },
  ],
  [
    'a lottery of another vendor is a game',
    draw('BGS'),
    'member',
    { to: 'go', href: '/seamless?vassalage=BGS&gameType=LOTT&nodeId=7&back=%2Frng%3Fpage%3D2' },
  ],
  ['nothing opens before its engine is there', { ...game, status: 'SOON' }, 'member', { to: 'closed' }],
  ['nor under maintenance', { ...lobby, status: 'MAINTENANCE' }, 'visitor', { to: 'closed' }],
  ['nor a lottery that is closed', draw('LOTT', { status: 'MAINTENANCE' }), 'member', { to: 'closed' }],
])('%s', (_title, what, kind, decision) => {
  expect(decide(what, kind, '/rng?page=2')).toEqual(decision)
})
