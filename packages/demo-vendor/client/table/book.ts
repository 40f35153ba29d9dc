import { boards } from '../../src/boards/index.ts'
import { returnOf } from '../../src/boards/board.ts'
import { published } from '../../src/boards/published.ts'
import type { EventView } from '../../src/events/events.ts'
import type { TableState } from '../../src/http/state.ts'
import { minBet, mostOn } from '../../src/stakes.ts'
import type { Api } from '../api.ts'
import { h } from '../dom.ts'
import { figure, minorOf, money } from '../money.ts'
import { verifyLink } from '../verify-link.ts'
import type { Key, I18n } from '../i18n.ts'
import type { Face } from './face.ts'
import { oddsText } from './markets.ts'

interface BookParts {
  api: Api
  state: TableState
  face: Face
  i18n: I18n
  event: () => EventView | undefined
}

const percent = (share: number): string => figure(`${share.toFixed(2)} %`)
const table = (heads: [string, string][], rows: Node[]) =>
  h(
    'table',
    { class: 'rounds' },
    h('thead', {}, h('tr', {}, ...heads.map(([name, kind]) => h('th', { scope: 'col', class: kind }, name)))),
    h('tbody', {}, ...rows),
  )

/** Figures of the board, what each option pays and returns, and the rules in plain words. */
export function tableRules({ state, face, i18n: { translate }, event }: BookParts): Node {
  const board = boards[state.board]!
  const setup = event()?.setup ?? board.setups()[0]
  const options = board.options(setup)
  const [least, most] = published[state.board]!
  const now = event()
  const [every, lock] = now
    ? [(now.settlesAt - now.opensAt) / 1000, (now.settlesAt - now.closesAt) / 1000]
    : [board.everySeconds, board.lockSeconds]
  const { min, max } = state.limits ?? { min: '0', max: 'Infinity' }
  const [lowest, highest] = [minorOf(min), minorOf(max)]
  const facts: [string, string, string?][] = [
    [
      translate('rules.rtp'),
      least === most ? percent(least) : translate('table.range', { least: percent(least), most: percent(most) }),
      translate('table.rtpWhy'),
    ],
    [
      translate('table.every'),
      translate('table.everyValue', {
        every: translate('table.everySeconds', { count: Math.round(every / board.lanes) }),
        closing: translate('table.closingSeconds', { count: Math.round(lock) }),
      }),
    ],
    [
      translate('rules.limits'),
      translate('table.limitsValue', {
        min: money(Math.max(minBet, lowest), state.currency),
        max: money(Math.max(...options.map(({ odds }) => mostOn(odds, highest))), state.currency),
      }),
    ],
  ]
  const texts = [
    translate(`board.${state.board}` as Key),
    translate('table.text.closing'),
    translate('table.text.late'),
    translate('table.text.broken'),
    translate('rules.text.money'),
  ]
  // A market whose bets all pay the same is one line.
  const lines = [...Map.groupBy(options, ({ market }) => market)].flatMap(([market, list]) =>
    face.market &&
    list.length > 3 &&
    list.every(({ odds, chance }) => odds === list[0]!.odds && chance === list[0]!.chance)
      ? [{ name: face.market(market), option: list[0]! }]
      : list.map((option) => ({ name: face.option(setup, option.id), option })),
  )
  const rows = lines.map(({ name, option }) =>
    h(
      'tr',
      {},
      h('td', {}, name),
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
    h('h3', { class: 'sub' }, translate('table.options')),
    table(
      [
        [translate('table.option'), ''],
        [translate('table.odds'), 'is-number'],
        [translate('table.chance'), 'is-number'],
        [translate('rules.rtp'), 'is-number'],
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
export function tableFair({ api, state, face, i18n: { translate } }: BookParts): Node {
  const body = h('div', { class: 'fair' }, h('p', { class: 'lead' }, translate('table.fair')))
  const row = (event: EventView, value: string) =>
    h(
      'div',
      {},
      h('dt', {}, `${translate('table.number', { number: event.number })} · ${face.title(event)}`),
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
              translate('history.check'),
            ),
          ),
      ),
    )
  api.live().then(
    ({ events, past }) =>
      body.append(
        h('h3', { class: 'sub' }, translate('table.promised')),
        h('dl', { class: 'facts is-narrow' }, ...events.map((event) => row(event, event.serverHash))),
        h('h3', { class: 'sub' }, translate('fair.revealed')),
        past.length > 0
          ? h('dl', { class: 'facts is-narrow' }, ...past.slice(0, 10).map((event) => row(event, event.seed!)))
          : h('p', { class: 'hint' }, translate('fair.none')),
      ),
    () => body.append(h('p', { class: 'hint', role: 'alert' }, translate('wait.line'))),
  )
  return body
}

/** The last slips of this player at this table, newest first. */
export function tableHistory({ api, state, face, i18n: { translate, locale } }: BookParts): Node {
  const body = h('div', {})
  const clock = new Intl.DateTimeFormat(locale, {
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
              ? translate('history.voided')
              : slip.win === null
                ? translate('table.running')
                : amount(slip.win),
          ),
          h(
            'td',
            {},
            slip.event.seed
              ? h(
                  'a',
                  { class: 'link', target: '_blank', rel: 'noopener noreferrer', href: checkLink(state, slip.event) },
                  translate('history.check'),
                )
              : h('span', { class: 'hint' }, '–'),
          ),
        ),
      )
      const heads: [string, string][] = [
        [translate('history.time'), ''],
        [translate('table.bets'), ''],
        [translate('stake'), 'is-number'],
        [translate('history.result'), 'is-number'],
        [translate('history.check'), ''],
      ]
      body.replaceChildren(
        rows.length === 0
          ? h('p', { class: 'hint' }, translate('table.noSlips'))
          : h('div', { class: 'wide' }, table(heads, rows)),
      )
    },
    () => body.replaceChildren(h('p', { class: 'hint', role: 'alert' }, translate('wait.line'))),
  )
  return body
}
