import { boards } from '../../src/boards/index.ts'
import { returnOf } from '../../src/boards/board.ts'
import { published } from '../../src/boards/published.ts'
import type { EventView } from '../../src/events/events.ts'
import type { TableState } from '../../src/http/state.ts'
import { maxBet, minBet } from '../../src/stakes.ts'
import type { Api } from '../api.ts'
import { h } from '../dom.ts'
import { minorOf, money } from '../money.ts'
import { verifyLink } from '../verify-link.ts'
import type { Key, Words } from '../words.ts'
import type { Face } from './face.ts'
import { oddsText } from './markets.ts'

interface BookParts {
  api: Api
  state: TableState
  face: Face
  words: Words
  event: () => EventView | undefined
}

const percent = (share: number): string => `${share.toFixed(2)} %`
const table = (heads: [string, string][], rows: Node[]) =>
  h(
    'table',
    { class: 'rounds' },
    h('thead', {}, h('tr', {}, ...heads.map(([name, kind]) => h('th', { scope: 'col', class: kind }, name)))),
    h('tbody', {}, ...rows),
  )

/** Figures of the board, what each option pays and returns, and the rules in plain words. */
export function tableRules({ state, face, words: { say }, event }: BookParts): Node {
  const board = boards[state.board]!
  const setup = event()?.setup ?? board.setups()[0]
  const options = board.options(setup)
  const [least, most] = published[state.board]!
  const now = event()
  const [every, lock] = now
    ? [(now.settlesAt - now.opensAt) / 1000, (now.settlesAt - now.closesAt) / 1000]
    : [board.everySeconds, board.lockSeconds]
  const facts: [string, string, string?][] = [
    [
      say('rules.rtp'),
      least === most ? percent(least) : say('table.range', { least: percent(least), most: percent(most) }),
      say('table.rtpWhy'),
    ],
    [say('table.every'), say('table.everyValue', { seconds: Math.round(every / board.lanes), lock: Math.round(lock) })],
    [
      say('rules.limits'),
      say('table.limitsValue', {
        min: money(minBet, state.currency),
        max: money(Math.max(...options.map(({ odds }) => maxBet(odds))), state.currency),
      }),
    ],
  ]
  const texts = [
    say(`board.${state.board}` as Key),
    say('table.text.closing'),
    say('table.text.late'),
    say('table.text.broken'),
    say('rules.text.money'),
  ]
  const rows = options.map((option) =>
    h(
      'tr',
      {},
      h('td', {}, face.option(setup, option.id)),
      h('td', { class: 'is-number' }, oddsText(option.odds)),
      h('td', { class: 'is-number' }, percent(option.chance * 100)),
      h('td', { class: 'is-number' }, percent(returnOf(option) * 100)),
    ),
  )
  return h(
    'div',
    {},
    h(
      'dl',
      { class: 'facts' },
      ...facts.map(([name, value, why]) =>
        h('div', {}, h('dt', {}, name), h('dd', {}, value, why && h('small', {}, why))),
      ),
    ),
    h('ul', { class: 'prose' }, ...texts.map((text) => h('li', {}, text))),
    h('h3', { class: 'sub' }, say('table.options')),
    table(
      [
        [say('table.option'), ''],
        [say('table.odds'), 'is-number'],
        [say('table.chance'), 'is-number'],
        [say('rules.rtp'), 'is-number'],
      ],
      rows,
    ),
  )
}

const checkLink = (state: TableState, event: EventView) =>
  verifyLink({
    board: state.board,
    game: state.game.code,
    event: event.number,
    serverSeed: event.seed ?? '',
    serverHash: event.serverHash,
  })

/** What was promised for the events that run, and the seeds of those that are over. */
export function tableFair({ api, state, face, words: { say } }: BookParts): Node {
  const body = h('div', { class: 'fair' }, h('p', { class: 'lead' }, say('table.fair')))
  const row = (event: EventView, value: string) =>
    h(
      'div',
      {},
      h('dt', {}, `${say('table.number', { number: event.number })} · ${face.title(event)}`),
      h(
        'dd',
        {},
        h('code', {}, value),
        event.seed &&
          h(
            'div',
            {},
            h(
              'a',
              { class: 'link', target: '_blank', rel: 'noopener noreferrer', href: checkLink(state, event) },
              say('history.check'),
            ),
          ),
      ),
    )
  api.live().then(
    ({ events, past }) =>
      body.append(
        h('h3', { class: 'sub' }, say('table.promised')),
        h('dl', { class: 'facts is-narrow' }, ...events.map((event) => row(event, event.serverHash))),
        h('h3', { class: 'sub' }, say('fair.revealed')),
        past.length > 0
          ? h('dl', { class: 'facts is-narrow' }, ...past.slice(0, 10).map((event) => row(event, event.seed!)))
          : h('p', { class: 'hint' }, say('fair.none')),
      ),
    () => body.append(h('p', { class: 'hint', role: 'alert' }, say('wait.line'))),
  )
  return body
}

/** The last slips of this player at this table, newest first. */
export function tableHistory({ api, state, face, words: { say, lang } }: BookParts): Node {
  const body = h('div', {})
  const clock = new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  })
  const amount = (text: string) => money(minorOf(text), state.currency)
  api.slips().then(
    (slips) => {
      const rows = slips.map((slip) =>
        h(
          'tr',
          {},
          h('td', {}, clock.format(new Date(slip.at))),
          h(
            'td',
            {},
            h('b', {}, face.title(slip.event)),
            h(
              'ul',
              { class: 'slip-bets' },
              ...slip.picks!.map((bet) =>
                h(
                  'li',
                  {},
                  `${face.option(slip.event.setup, bet.option)} @ ${oddsText(bet.odds)} · ${amount(bet.stake)}`,
                ),
              ),
            ),
          ),
          h('td', { class: 'is-number' }, amount(slip.stake)),
          h(
            'td',
            { class: 'is-number' },
            slip.state === 'VOIDED'
              ? say('history.voided')
              : slip.win === null
                ? say('table.running')
                : amount(slip.win),
          ),
          h(
            'td',
            {},
            slip.event.seed
              ? h(
                  'a',
                  { class: 'link', target: '_blank', rel: 'noopener noreferrer', href: checkLink(state, slip.event) },
                  say('history.check'),
                )
              : h('span', { class: 'hint' }, '–'),
          ),
        ),
      )
      const heads: [string, string][] = [
        [say('history.time'), ''],
        [say('table.bets'), ''],
        [say('stake'), 'is-number'],
        [say('history.result'), 'is-number'],
        [say('history.check'), ''],
      ]
      body.replaceChildren(
        rows.length === 0
          ? h('p', { class: 'hint' }, say('table.noSlips'))
          : h('div', { class: 'wide' }, table(heads, rows)),
      )
    },
    () => body.replaceChildren(h('p', { class: 'hint', role: 'alert' }, say('wait.line'))),
  )
  return body
}
