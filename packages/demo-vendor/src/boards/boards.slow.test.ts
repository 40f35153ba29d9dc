import { describe, expect, test } from 'vitest'
import { nodeMac } from '../fair/node.ts'
import { words } from '../fair/words.ts'
import { returnOf } from './board.ts'
import { countBaccarat, coup, dealBaccarat, rankOf, shoe } from './cards.ts'
import { scoresOf } from './contest.ts'
import { allAmong, numbersIn } from './draw.ts'
import { drawData, draws } from './draws.ts'
import { boardOf, boards } from './index.ts'
import { published, spread } from './published.ts'
import { SEGMENTS } from './tables/wheel.ts'
import { counted, countThree, kindOf, strength } from './tables/three.ts'
import { POCKETS, pocketColour } from './tables/roulette.ts'
import { slotsAt } from './timetable.ts'

const all = Object.values(boards).map((board) => [board.id, board] as const)
const rowOf = (n: number) => words(nodeMac('a fixed seed'), 'table', n)
/** The first setup, a middling one and the last: level sides, and both extremes. */
const some = (setups: unknown[]) => [
  ...new Set([setups[0], setups[Math.floor(setups.length / 2)], setups.at(-1), setups[4] ?? setups[0]]),
]

describe.each(all)('%s', (id, board) => {
  test('publishes what counting every setup and option gives', () => {
    const counts = spread(board)
    expect(published[id]).toEqual(counts)
    expect(counts[0]).toBeGreaterThan(95)
    expect(counts[1]).toBeLessThan(99)
  })

  test('holds in play: each option wins and gives back as often as published, within five standard errors', () => {
    const draws = 6_000
    const row = rowOf(0)
    for (const setup of some(board.setups())) {
      const options = board.options(setup)
      const seen = options.map(() => ({ won: 0, back: 0 }))
      for (let i = 0; i < draws; i++) {
        const result = board.draw(setup, row)
        options.forEach((option, at) => {
          const returned = board.returned(setup, result, option.id)
          if (returned === option.odds) seen[at]!.won++
          else if (returned === 100) seen[at]!.back++
          else if (returned !== 0) throw new Error(`${option.id} returned ${returned}`)
        })
      }
      options.forEach((option, at) => {
        const off = (count: number, share: number) =>
          Math.abs(count / draws - share) / Math.sqrt((share * (1 - share)) / draws || 1)
        expect(off(seen[at]!.won, option.chance), `${option.id} wins`).toBeLessThan(5)
        expect(off(seen[at]!.back, option.back), `${option.id} back`).toBeLessThan(5)
      })
    }
  })

  test('one option of a market wins at most, and a bet on an option it does not offer returns nothing', () => {
    for (let i = 0; i < 300; i++) {
      const setup = board.setup(rowOf(i))
      const result = board.draw(setup, rowOf(i + 1000))
      const winners = board
        .options(setup)
        .filter((option) => option.market === 'winner' && board.returned(setup, result, option.id) > 100)
      expect(winners.length).toBeLessThanOrEqual(1)
      expect(board.returned(setup, result, 'nothing')).toBe(0)
      expect(board.option(setup, 'nothing')).toBeUndefined()
      expect(board.draw(setup, rowOf(i + 1000))).toEqual(result)
    }
  })

  test('no bet returns its stake or more for certain, and the operator keeps something of each', () => {
    for (const setup of board.setups()) {
      for (const option of board.options(setup)) {
        expect(option.odds).toBeGreaterThan(100)
        expect(returnOf(option)).toBeLessThan(1)
      }
    }
  })
})

test('scores fold exactly: two coins, by hand', () => {
  const scores = scoresOf([
    [
      [500, 1, 0],
      [500, 0, 1],
    ],
    [
      [500, 1, 0],
      [500, 0, 1],
    ],
  ])
  expect(Object.fromEntries(scores)).toEqual({ 2048: 0.25, 1025: 0.5, 2: 0.25 })
})

test('baccarat: every order of six cards counted again; the pair is 31 of 415', () => {
  const counted = countBaccarat()
  expect(counted).toEqual(coup)
  // The known figures of the game for eight packs.
  expect(counted.bank).toBeCloseTo(0.458597, 6)
  expect(counted.player).toBeCloseTo(0.446247, 6)
  expect(counted.tie).toBeCloseTo(0.095156, 6)
  expect(boards['baccarat']!.option({}, 'firstPair')!.chance).toBe(31 / 415)
})

test.each([
  [
    'a natural ends it',
    [8, 1, 12, 1],
    [
      [8, 12],
      [1, 1],
    ],
    [9, 4],
  ],
  [
    'player draws on five, bank on three against anything but eight',
    [0, 1, 3, 0, 7, 5],
    [
      [0, 3, 7],
      [1, 0],
    ],
    [3, 3],
  ],
  [
    'player stands on six, bank draws on five',
    [5, 4, 12, 12, 2],
    [
      [5, 12],
      [4, 12, 2],
    ],
    [6, 8],
  ],
] as const)('the third card: %s', (_, cards, hands, points) => {
  let next = 0
  expect(dealBaccarat(() => cards[next++]!)).toEqual({ hands, points })
  expect(next).toBe(hands.flat().length)
})

test('a shoe of eight packs holds each card eight times and none more', () => {
  const take = shoe(rowOf(7))
  const seen = Map.groupBy(Array.from({ length: 416 }, take), (card) => card)
  expect([...seen.values()].map((cards) => cards.length)).toEqual(Array(52).fill(8))
  expect([...seen.keys()].map(rankOf).every((rank) => rank >= 0 && rank < 13)).toBe(true)
})

test('three cards: every hand and every tie counted again, in both orders as the games have it', () => {
  expect(countThree()).toEqual(counted)
  const card = (name: string) => 'shdc'.indexOf(name[1]!) * 13 + 'A23456789TJQK'.indexOf(name[0]!)
  const best = (order: 'patti' | 'poker', ...hands: string[]) =>
    hands.toSorted((a, b) => strength(b.split(' ').map(card), order) - strength(a.split(' ').map(card), order))
  const hands = [
    'Ah 2s 3d',
    'As Kd Qh',
    'Ks Qd Jh',
    '2s 3d 4h',
    '5h 5d 5s',
    '4c 5c 6c',
    'Ac Kc 9c',
    'Kh Kd 2s',
    'Ah Kd 9s',
  ]
  expect(best('patti', ...hands)).toEqual([
    '5h 5d 5s',
    '4c 5c 6c',
    'As Kd Qh',
    'Ah 2s 3d',
    'Ks Qd Jh',
    '2s 3d 4h',
    'Ac Kc 9c',
    'Kh Kd 2s',
    'Ah Kd 9s',
  ])
  expect(best('poker', ...hands)).toEqual([
    '4c 5c 6c',
    '5h 5d 5s',
    'As Kd Qh',
    'Ks Qd Jh',
    '2s 3d 4h',
    'Ah 2s 3d',
    'Ac Kc 9c',
    'Kh Kd 2s',
    'Ah Kd 9s',
  ])
  expect(best('poker', 'Kh Kd 2s', 'Kh Kd 3s', 'Ah Ad 2s')).toEqual(['Ah Ad 2s', 'Kh Kd 3s', 'Kh Kd 2s'])
  expect(kindOf(strength(['Ah', '2h', '3h'].map(card), 'poker'), 'poker')).toBe('straightFlush')
})

test('the wheels: 37 pockets, zero between its neighbours, red and black in turn; 50 segments, each kind spread out', () => {
  expect([...POCKETS].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i))
  for (const [i, number] of POCKETS.entries())
    if (i > 1) expect(pocketColour(number)).not.toBe(pocketColour(POCKETS[i - 1]!))
  expect(
    Object.fromEntries([...Map.groupBy(SEGMENTS, (pays) => pays)].map(([pays, all]) => [pays, all.length])),
  ).toEqual({ 2: 24, 4: 12, 6: 8, 12: 4, 24: 2 })
  SEGMENTS.forEach((pays, i) => pays > 2 && expect(SEGMENTS[(i + 1) % 50]).not.toBe(pays))
})

test('roulette covers every line of the layout once, and every bet returns 36 of 37', () => {
  const options = boards['roulette']!.options({})
  const count = (market: string) => options.filter((option) => option.market === market).length
  // Between numbers: 57 splits, 12 streets, 22 corners and 11 of six; at the zero three splits, two of three, one of four.
  expect(['number', 'split', 'street', 'corner', 'six'].map(count)).toEqual([37, 60, 14, 23, 11])
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
  for (const { id, odds, chance } of options) {
    const won = POCKETS.filter((number) => boards['roulette']!.returned({}, { number }, id) > 0)
    expect((odds * won.length) / 100, id).toBe(36)
    expect(chance, id).toBeCloseTo(won.length / 37, 12)
    const named = /^(?:n|split|street|corner|six):(.*)/.exec(id)?.[1]
    if (named) expect(won.toSorted((a, b) => a - b).join('-')).toBe(named)
  }
})

test('andar bahar: every place of the joker’s rank, 20,825 ways; hi-lo offers nothing impossible', () => {
  const [andar, by, five] = ['first', 'second', 'cards:1-5'].map((id) => boards['bahar']!.option({ joker: 0 }, id)!)
  expect(andar!.chance + by!.chance).toBeCloseTo(1, 15)
  expect(andar!.chance).toBeCloseTo(0.515006, 6)
  expect(five!.chance).toBe((20_825 - 15_180) / 20_825)
  expect(
    [0, 12].map((base) =>
      boards['hilo']!.options({ base })
        .map(({ id }) => id)
        .slice(0, 2),
    ),
  ).toEqual([
    ['higher', 'same'],
    ['same', 'lower'],
  ])
})

test('red dog counts the fifty cards that are left; war goes on once', () => {
  const { reddog, war } = boards
  const chances = (open: number[]) =>
    Object.fromEntries(reddog!.options({ open }).map(({ id, chance }) => [id, Math.round(chance * 50)]))
  // Two of spades and six of hearts: three, four and five between them, three of each rank left; 25 of each colour.
  expect(chances([1, 18])).toEqual({ between: 12, match: 6, outside: 32, red: 25, black: 25 })
  // A pair of aces: nothing is between them, and outside is too likely to be offered.
  expect(chances([0, 39])).toEqual({ match: 2, red: 26, black: 24 })
  // King and ace: the ace is high.
  expect(chances([12, 0])).toEqual({ match: 6, outside: 44, red: 26, black: 24 })
  const back = war!.option({}, 'first')!.back
  expect(back).toBe(war!.option({}, 'warEven')!.chance)
  expect(back).toBeCloseTo(0.00558, 5)
})

describe('the timetable', () => {
  const table = { everySeconds: 180, lockSeconds: 36, lanes: 3 }
  const noon = Date.parse('2026-11-22T12:00:00Z')

  test('lanes are evenly apart, each without a gap, through midnight; a number is used once', () => {
    const slots = Array.from({ length: 48 }, (_, i) => slotsAt(table, noon + i * 1_800_000 + 1)).flat()
    for (const slot of slots) {
      expect(slot.settlesAt - slot.opensAt).toBe(180_000)
      expect(slot.settlesAt - slot.closesAt).toBe(36_000)
    }
    expect(slotsAt(table, noon).map(({ settlesAt }) => (settlesAt - noon) / 1000)).toEqual([60, 120, 180])
    const times = new Map(slots.map(({ number, settlesAt }) => [number, settlesAt]))
    expect(new Set(times.values()).size).toBe(times.size)
    expect(slotsAt(table, Date.parse('2026-11-22T23:59:30Z'))[0]!.number).toBe(2026112300001)
  })

  test('event pace speeds up all times alike', () => {
    expect(
      slotsAt(table, noon, 10).map(({ opensAt, closesAt, settlesAt }) => [
        opensAt - noon,
        closesAt - noon,
        settlesAt - noon,
      ]),
    ).toEqual([
      [-12_000, 2400, 6000],
      [-6000, 8400, 12_000],
      [0, 14_400, 18_000],
    ])
  })
})

describe('draws', () => {
  const every = function* (from: number, to: number, count: number): Generator<number[]> {
    if (count === 0) return yield []
    for (let first = from; first <= to - count + 1; first++)
      for (const rest of every(first + 1, to, count - 1)) yield [first, ...rest]
  }

  test('digits: every possible result, each way wins exactly its share', () => {
    const { three } = draws
    for (const name of ['tail3:407', 'tail2:07', 'tail1:7', 'odd', 'even', 'low', 'high']) {
      let returned = 0
      for (let i = 0; i < 1000; i++)
        returned += three!.returned({}, { numbers: [Math.floor(i / 100), Math.floor(i / 10) % 10, i % 10] }, name)
      expect(returned / 1000).toBe(96.5)
    }
  })

  test('balls: every result of five of 35, 324,632 of them, each way wins exactly its share', () => {
    const { lotto35 } = draws
    const names = ['pick1:35', 'pick2:3-17', 'pick3:1-2-3', 'pick4:5-11-20-34']
    const won = names.map(() => 0)
    let results = 0
    for (const numbers of every(1, 35, 5)) {
      results++
      names.forEach((name, at) => (won[at]! += lotto35!.returned({}, { numbers }, name) > 0 ? 1 : 0))
    }
    expect(results).toBe(324_632)
    names.forEach((name, at) => expect(won[at]! / results).toBeCloseTo(lotto35!.option({}, name)!.chance, 12))
    expect(allAmong(2, 20, 80)).toBeCloseTo((20 * 19) / (80 * 79), 15)
  })

  test.each(Object.keys(drawData))('%s draws according to its format, never a ball twice', (id) => {
    const { format } = drawData[id as keyof typeof drawData]
    for (let i = 0; i < 200; i++) {
      const { numbers } = draws[id]!.draw({}, rowOf(i)) as { numbers: number[] }
      expect(numbers).toHaveLength(format.count)
      if (format.kind === 'balls') expect(new Set(numbers).size).toBe(format.count)
      expect(
        numbers.every(
          (number) =>
            Number.isInteger(number) &&
            number >= (format.kind === 'balls' ? 1 : 0) &&
            number <= (format.kind === 'balls' ? format.of : 9),
        ),
      ).toBe(true)
    }
  })

  test.each([
    'tail2:7',
    'tail2:777',
    'tail2:x7',
    'tail2',
    'tail2:07:1',
    'tail9:1',
    'odd:1',
    'pick2:3',
    'pick2:17-3',
    'pick2:3-3',
    'pick2:03-17',
    'pick2:3-81',
    'pick2:0-3',
    '',
    ':',
  ])('%j is no option', (name) => {
    expect([draws['five']!.option({}, name), draws['keno']!.option({}, name)]).toEqual([undefined, undefined])
  })

  test('numbers are read as they were written', () => {
    expect([numbersIn('tail3:007'), numbersIn('pick3:3-17-40'), numbersIn('pick1:17'), numbersIn('odd')]).toEqual([
      [0, 0, 7],
      [3, 17, 40],
      [17],
      [],
    ])
  })
})

test.each([
  ['LOTT', 'northern-draw', 'vietnam'],
  ['LOTT', 'delta-4d', 'sea'],
  ['LOTT', 'pick-three', 'three'],
  ['LOTT', 'mega-6-45', 'lotto45'],
  ['LOTT', 'kuakata-lotto-5-35', 'lotto35'],
  ['LOTT', 'surma-drum', 'five'],
  ['ELOTT', 'minute-keno', 'keno'],
  ['ELOTT', 'sky-bingo', 'bingo'],
  ['RNG', 'padma-gold', undefined],
  ['FISH', 'hilsa-hunter', undefined],
  ['SPORTS', 'table-tennis-cup', 'sets'],
  ['SPORTS', 'cricket-live', 'cricket'],
  ['SPORTS', 'football-odds', 'goals'],
  ['SPORTS', 'boat-racing-live', 'race'],
  ['SPORTS', 'basketball', 'baskets'],
  ['SPORTS', 'kabaddi-live', 'raids'],
  ['ESPORTS', 'neon-arena', 'rounds'],
  ['PVP', 'rummy-night', 'duel'],
  ['PVP', 'ludo-night', 'ludo'],
  ['PVP', 'street-carrom', 'carrom'],
  ['PVP', '29-card', 'tricks'],
  ['PVP', 'teen-patti-lounge', 'patti'],
  ['COCKFIGHT', 'red-comb', 'cockfight'],
  ['LIVE', 'speed-baccarat', 'baccarat'],
  ['LIVE', 'dragon-tiger', 'tigers'],
  ['LIVE', 'grand-roulette', 'roulette'],
  ['LIVE', 'sic-bo-salon', 'sicbo'],
  ['LIVE', 'velvet-dice', 'seven'],
  ['LIVE', 'fortune-wheel', 'wheel'],
  ['LIVE', 'andar-bahar', 'bahar'],
  ['LIVE', 'noor-hi-lo', 'hilo'],
  ['LIVE', 'teen-patti-club', 'patti'],
  ['LIVE', 'three-card-poker-hall', 'poker'],
  ['LIVE', 'silver-red-dog', 'reddog'],
  ['LIVE', 'casino-war-club', 'war'],
  ['LIVE', 'marble-blackjack', undefined],
])('%s %s opens %s', (type, code, id) => {
  expect(boardOf(type, code)?.id).toBe(id)
})
