import { h } from '../../dom.ts'
import { minorOf, money } from '../../money.ts'
import { verifyLink } from '../../verify-link.ts'
import type { BookParts } from './parts.ts'

/** The last rounds of this player in this game, newest first; each can be checked once its secret has been shown. */
export function historyPage({ api, state, look, i18n }: BookParts): Node {
  const { translate, locale } = i18n
  const body = h('div', {})
  const clock = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  })
  const amount = (text: string) => money(minorOf(text), state.currency)

  Promise.all([api.rounds(), api.fairness()]).then(
    ([rounds, { revealed }]) => {
      const secrets = new Map(revealed.map((seed) => [seed.serverHash, seed]))
      const rows = rounds.map((round) => {
        const secret = secrets.get(round.serverHash)
        const check = secret
          ? h(
              'a',
              {
                class: 'link',
                target: '_blank',
                rel: 'noopener noreferrer',
                href: verifyLink({
                  serverSeed: secret.serverSeed,
                  serverHash: secret.serverHash,
                  clientSeed: secret.clientSeed,
                  nonce: round.nonce ?? 0,
                  stake: round.stake,
                  currency: state.currency,
                  skin: look.skin,
                }),
              },
              translate('history.check'),
            )
          : h(
              'span',
              { class: 'hint', title: translate('history.later') },
              h('span', { 'aria-hidden': 'true' }, '–'),
              h('span', { class: 'unseen' }, translate('history.later')),
            )
        const result = round.state === 'VOIDED' ? translate('history.voided') : amount(round.win ?? '0.00')
        return h(
          'tr',
          {},
          h('td', {}, clock.format(new Date(round.at))),
          h('td', { class: 'is-number' }, String(round.nonce)),
          h('td', { class: 'is-number' }, amount(round.stake)),
          h('td', { class: 'is-number' }, result),
          h('td', {}, check),
        )
      })
      const heads: [string, string][] = [
        [translate('history.time'), ''],
        [translate('history.round'), 'is-number'],
        [translate('stake'), 'is-number'],
        [translate('history.result'), 'is-number'],
        [translate('history.check'), ''],
      ]
      body.replaceChildren(
        rows.length === 0
          ? h('p', { class: 'hint' }, translate('history.empty'))
          : h(
              'table',
              { class: 'rounds' },
              h('thead', {}, h('tr', {}, ...heads.map(([name, kind]) => h('th', { scope: 'col', class: kind }, name)))),
              h('tbody', {}, ...rows),
            ),
      )
    },
    () => body.replaceChildren(h('p', { class: 'hint', role: 'alert' }, translate('wait.line'))),
  )
  return body
}
