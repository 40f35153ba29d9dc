import type { GameState } from '../../src/http/state.ts'
import type { FreeSpins } from '../../src/wallet.ts'
import { lines } from '../../src/math/lines.ts'
import { windowAt } from '../../src/math/reels.ts'
import { ROWS, signs } from '../../src/math/symbols.ts'
import { shapeOf } from '../art/signs.ts'
import type { Look } from '../art/palettes.ts'
import { h, icon, icons } from '../dom.ts'
import { minorOf, money, moneySign, plainMoney } from '../money.ts'
import type { Key, I18n } from '../i18n.ts'
import { meter } from '../ui/meter.ts'

export type Phase = 'idle' | 'spinning' | 'settling' | 'ended'

/** The name of a sign as this game draws it. */
export const signName = (sign: number, look: Look, { translate }: I18n): string =>
  translate(`${look.skin}.${shapeOf(signs[sign]!, look)}` as Key)

/** Builds the game's single page and returns the functions that update it. Holds no rules. */
export function createScreen(state: GameState, look: Look, urls: readonly string[], i18n: I18n, still: () => boolean) {
  const { translate } = i18n
  const { currency } = state
  const amount = (minor: number) => money(minor, currency)

  const figure = (label: string, extra = '') => {
    const value = h('dd', { class: 'figure-value' })
    const name = h('dt', { class: 'figure-label' }, label)
    const node = h('div', { class: `figure ${extra}` }, name, value)
    const write = (minor: number | null) => {
      value.replaceChildren(
        ...(minor === null ? ['–'] : [h('span', { class: 'coin' }, moneySign(currency)), '\u00a0', plainMoney(minor)]),
      )
    }
    return { node, name, value, write }
  }
  const balance = figure(translate('balance'), 'is-balance')
  const stake = figure(translate('stake'), 'is-stake')
  const lastWin = figure(translate('lastWin'), 'is-win')
  const rtp = h(
    'div',
    { class: 'figure is-rtp' },
    h('dt', { class: 'figure-label' }, translate('rules.rtp')),
    h('dd', { class: 'figure-value' }, `${state.config.rtpPercent.toFixed(2)} %`),
  )

  const canvas = h('canvas', { class: 'reels', role: 'img', 'aria-label': translate('reels') })
  const rain = h('canvas', { class: 'rain', 'aria-hidden': 'true' })
  const plaque = h('div', { class: 'plaque', 'aria-hidden': 'true' })
  const strip = h('p', { class: 'strip', 'aria-hidden': 'true' })
  const status = h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  const spinLabel = h('span', { class: 'spin-label' })
  const spinFace = h('span', { class: 'spin-face' })
  const spin = h('button', { class: 'spin', type: 'button' }, spinFace, spinLabel)
  const lower = h(
    'button',
    { class: 'step', type: 'button', 'aria-label': translate('stake.lower') },
    icon(icons.minus),
  )
  const raise = h('button', { class: 'step', type: 'button', 'aria-label': translate('stake.raise') }, icon(icons.plus))
  const info = h('button', { class: 'tool', type: 'button', 'aria-label': translate('info') }, icon(icons.info))
  const picture = (place: number, name: string) =>
    h('img', { class: name, src: urls[place]!, alt: '', 'aria-hidden': 'true', draggable: 'false' })

  const root = h(
    'main',
    { class: 'game', 'data-phase': 'idle' },
    h(
      'header',
      { class: 'bar' },
      h('h1', { class: 'title' }, h('bdi', {}, state.game.name)),
      h('span', { class: 'mark' }, translate('playMoney')),
      info,
    ),
    h(
      'div',
      { class: 'hall' },
      picture(2, 'wing is-start'),
      picture(0, 'crest'),
      h('div', { class: 'cabinet' }, h('div', { class: 'window' }, canvas, rain, plaque), strip),
      picture(3, 'wing is-end'),
    ),
    h(
      'footer',
      { class: 'deck' },
      h('dl', { class: 'figures' }, balance.node, stake.node, lastWin.node, rtp),
      h('div', { class: 'controls' }, lower, spin, raise),
    ),
    status,
  )

  const counter = meter((minor) => {
    strip.replaceChildren(
      h('span', { class: 'strip-label' }, translate('result.win', { amount: '' }).trim()),
      h('strong', { class: 'strip-win' }, amount(minor)),
    )
    const large = plaque.querySelector('.is-counting')
    if (large) large.textContent = amount(minor)
  }, still)

  const line = (text: string, tone = '') => {
    counter.stop()
    strip.className = `strip ${tone}`
    strip.textContent = text
  }
  const announce = (text: string) => {
    // The same text twice is still announced.
    status.textContent = status.textContent === text ? `${text}\u200b` : text
  }

  return {
    root,
    canvas,
    rain,
    buttons: { spin, lower, raise, info },
    setPhase(phase: Phase): void {
      root.dataset.phase = phase
      const running = phase === 'spinning'
      spinLabel.textContent = translate(running ? 'stop' : 'spin')
      spinFace.replaceChildren(icon(running ? icons.stop : icons.spin))
      const blocked = phase === 'settling' || phase === 'ended'
      spin.setAttribute('aria-disabled', String(blocked))
      for (const button of [lower, raise])
        button.setAttribute('aria-disabled', String(phase !== 'idle' || root.hasAttribute('data-free')))
    },
    setBalance: (text: string) => balance.write(minorOf(text)),
    setStake(text: string, isLowest: boolean, isHighest: boolean): void {
      stake.write(minorOf(text))
      lower.toggleAttribute('data-end', isLowest)
      raise.toggleAttribute('data-end', isHighest)
    },
    /** Free spins of the operator in the place of stake and last win; null: the stake is the player's again. */
    setFree(free: FreeSpins | null): void {
      root.toggleAttribute('data-free', free !== null)
      stake.name.textContent = translate(free ? 'gift.left' : 'stake')
      lastWin.name.textContent = translate(free ? 'gift.won' : 'lastWin')
      if (!free) return
      stake.value.replaceChildren(h('strong', {}, String(free.left)), ` × ${amount(minorOf(free.stake))}`)
      lastWin.write(minorOf(free.won))
    },
    setLastWin: (minor: number | null) => lastWin.write(minor),
    /** Text of what the window shows. */
    describe(stops: readonly number[]): void {
      const view = windowAt(stops)
      const rows = Array.from({ length: ROWS }, (_, row) =>
        translate('reels.row', {
          row: row + 1,
          signs: i18n.join(view.map((column) => signName(column[row]!, look, i18n))),
        }),
      )
      canvas.setAttribute('aria-label', `${translate('reels')}. ${rows.join('. ')}`)
    },
    /** A plain line under the reels, announced to screen readers too unless `quietly`. */
    showMessage(text: string, tone = '', quietly = false): void {
      line(text, tone)
      if (!quietly) announce(text)
    },
    announce,
    /** The winning figure, counted up; announced once, with its final value. */
    celebrate(minor: number, ms: number): void {
      strip.className = 'strip is-win'
      counter.run(minor, ms)
      announce(translate('result.win', { amount: amount(minor) }))
    },
    hint(): void {
      const { stakes } = state.config
      line(
        translate('hint', {
          lines: lines.length,
          count: lines.length,
          min: amount(minorOf(stakes[0]!)),
          max: amount(minorOf(stakes.at(-1)!)),
        }),
        'is-calm',
      )
    },
    /** Large words over the reels; without `big` the winning figure as it is counted up. */
    showPlaque(big: string, small: string): void {
      plaque.className = 'plaque is-open'
      plaque.replaceChildren(h('strong', { class: big ? '' : 'is-counting' }, big), h('span', {}, small))
    },
    hidePlaque: () => void (plaque.className = 'plaque'),
    amount,
  }
}

export type Screen = ReturnType<typeof createScreen>
