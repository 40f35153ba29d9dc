import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { replay } from '../../src/fair/replay.ts'
import type { Spin } from '../../src/math/evaluate.ts'
import { windowAt } from '../../src/math/reels.ts'
import { stakeLevels, worth } from '../../src/stakes.ts'
import { lookOf } from '../art/palettes.ts'
import type { Look } from '../art/palettes.ts'
import { signUrls } from '../art/signs.ts'
import { h } from '../dom.ts'
import { minorOf, money, plainMoney } from '../money.ts'
import { signName } from './screen.ts'
import type { I18n } from '../i18n.ts'

/** The verify page for a round of the reels: repeats it, in the browser alone. */
export function verifyReels(given: URLSearchParams, i18n: I18n): Node {
  const { translate } = i18n
  /** The round's own currency, where the link names it: trial players play in FUN. */
  const currency = /^[A-Z]{3}$/.exec(given.get('currency') ?? '')?.[0] ?? 'BDT'
  const amount = (minor: number) => money(minor, currency)
  const input = (name: string, mode = 'text') =>
    h('input', { name, value: given.get(name) ?? '', autocomplete: 'off', spellcheck: 'false', inputmode: mode })
  const options = (name: string, list: [string, string][]) => {
    const node = h('select', { name }, ...list.map(([value, label]) => h('option', { value }, label)))
    const wanted = given.get(name)
    if (wanted && list.some(([value]) => value === wanted)) node.value = wanted
    return node
  }
  const fields = {
    serverSeed: input('serverSeed'),
    serverHash: input('serverHash'),
    clientSeed: input('clientSeed'),
    nonce: input('nonce', 'numeric'),
    stake: options(
      'stake',
      stakeLevels.map((minor) => [plainMoney(minor).replaceAll(',', ''), amount(minor)]),
    ),
    skin: options('skin', [
      ['jewel', translate('skin.jewel')],
      ['orchard', translate('skin.orchard')],
      ['river', translate('skin.river')],
    ]),
  }
  const label = (name: keyof typeof fields) => h('label', {}, translate(`verify.${name}`), fields[name])
  const answer = h('section', { class: 'answer', 'aria-live': 'polite' })

  function spinView(spin: Spin, number: number, look: Look, urls: string[], stake: number): Node {
    const view = windowAt(spin.stops).flat()
    return h(
      'div',
      { class: 'verify-spin' },
      h('h2', {}, number === 0 ? translate('verify.spin') : translate('verify.freeSpin', { number })),
      h(
        'p',
        { class: 'hint' },
        [
          translate('verify.stops', { stops: spin.stops.join(' · ') }),
          translate('result.win', { amount: amount(worth(spin.units, stake)) }),
        ].join(' · '),
      ),
      h(
        'div',
        { class: 'verify-window' },
        ...view.map((sign) => h('img', { src: urls[sign]!, alt: signName(sign, look, i18n), width: 64, height: 64 })),
      ),
    )
  }

  function repeat(): void {
    const serverSeed = fields.serverSeed.value.trim()
    const clientSeed = fields.clientSeed.value.trim()
    const nonce = fields.nonce.value.trim()
    if (!serverSeed || !clientSeed || !/^\d{1,9}$/.test(nonce))
      return answer.replaceChildren(h('p', { class: 'bad' }, translate('verify.missing')))
    const hash = bytesToHex(sha256(utf8ToBytes(serverSeed)))
    const promised = fields.serverHash.value.trim().toLowerCase()
    const outcome = replay(
      (message) => hmac(sha256, utf8ToBytes(serverSeed), utf8ToBytes(message)),
      clientSeed,
      Number(nonce),
    )
    const look = lookOf(fields.skin.value === 'river' ? 'FISH' : 'RNG', fields.skin.value)
    const urls = signUrls(look)
    const stake = minorOf(fields.stake.value)
    for (const [name, colour] of Object.entries(look.palette))
      document.documentElement.style.setProperty(`--game-${name}`, colour)
    answer.replaceChildren(
      h(
        'dl',
        { class: 'facts is-narrow' },
        h('div', {}, h('dt', {}, translate('verify.hash')), h('dd', {}, h('code', {}, hash))),
      ),
      promised
        ? h(
            'p',
            { class: promised === hash ? 'good' : 'bad' },
            translate(promised === hash ? 'verify.hashGood' : 'verify.hashBad'),
          )
        : '',
      h('p', { class: 'verify-total' }, translate('verify.total', { amount: amount(worth(outcome.units, stake)) })),
      ...outcome.spins.map((spin, i) => spinView(spin, i, look, urls, stake)),
    )
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    repeat()
  }
  if (fields.serverSeed.value) repeat()
  // A linked round whose secret still draws others.
  else if (fields.serverHash.value) answer.replaceChildren(h('p', { class: 'hint' }, translate('verify.inUse')))
  return h(
    'main',
    { class: 'verify' },
    h('h1', {}, translate('verify.title')),
    h('p', { class: 'lead' }, translate('verify.intro')),
    h(
      'form',
      { submit },
      label('serverSeed'),
      label('serverHash'),
      h('div', { class: 'pair' }, label('clientSeed'), label('nonce')),
      h('div', { class: 'pair' }, label('stake'), label('skin')),
      h('button', { class: 'plain is-main', type: 'submit' }, translate('verify.run')),
    ),
    answer,
  )
}
