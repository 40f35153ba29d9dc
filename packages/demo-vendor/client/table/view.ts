import type { TableState } from '../../src/http/state.ts'
import { chips } from '../../src/stakes.ts'
import { h, icon, icons } from '../dom.ts'
import { minorOf, money, moneySign, plainMoney } from '../money.ts'
import { meter } from '../ui/meter.ts'
import type { I18n } from '../i18n.ts'
import { chipView } from './chips.ts'

/** At tables of cards the first side is blue, as everywhere; elsewhere the red one is. */
const blueFirst = new Set(['baccarat', 'tigers', 'patti', 'poker', 'bahar'])

/** What changes the bets of a slip at once. */
export const tools = ['undo', 'again', 'double', 'clear'] as const
type Tool = (typeof tools)[number]

/** `0:42`, minutes and seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Builds the page of a table and returns the functions that update it. Holds no rules. */
export function createView(state: TableState, { translate }: I18n, still: () => boolean, initialStake: number | null) {
  const { currency } = state
  const amount = (minor: number) => money(minor, currency)
  const figure = (label: string, kind: string) => {
    const value = h('dd', { class: 'figure-value' })
    return {
      node: h('div', { class: `figure ${kind}` }, h('dt', { class: 'figure-label' }, label), value),
      write: (minor: number) =>
        value.replaceChildren(h('span', { class: 'coin' }, moneySign(currency)), '\u00a0', plainMoney(minor)),
    }
  }
  const balance = figure(translate('balance'), 'is-balance')
  const atStake = figure(translate('table.atStake'), 'is-stake')

  const info = h('button', { class: 'tool', type: 'button', 'aria-label': translate('info') }, icon(icons.info))
  const lanes = h('div', { class: 'lanes', role: 'group', 'aria-label': translate('table.events') })
  const number = h('span', { class: 'event-number' })
  const clock = h('span', { class: 'clock', role: 'timer' })
  const phase = h('span', { class: 'event-phase' })
  const sweep = h('i', { class: 'sweep', 'aria-hidden': 'true' })
  const stage = h('div', { class: 'stage' })
  const strip = h('p', { class: 'strip', 'aria-hidden': 'true' })
  const status = h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  const road = h('ol', { class: 'road', 'aria-label': translate('table.past') })
  const roads = h('section', { class: 'roads', 'aria-label': translate('table.past') })
  const picker = h('div', { class: 'picker' })
  const mine = h('section', { class: 'mine', 'aria-label': translate('table.mine') })
  const chipSet = h(
    'fieldset',
    { class: 'chips' },
    h('legend', { class: 'unseen' }, translate('table.chip')),
    ...chips.map((minor, i) =>
      h(
        'label',
        { class: 'chip' },
        h('input', {
          type: 'radio',
          name: 'chip',
          value: minor,
          checked: (chips.includes(initialStake ?? 0) ? chips.indexOf(initialStake ?? 0) : 1) === i,
        }),
        h('span', { class: 'unseen' }, plainMoney(minor).replace('.00', '')),
        chipView(minor),
      ),
    ),
  )
  const toolButtons = Object.fromEntries(
    tools.map((tool) => [
      tool,
      h(
        'button',
        { class: 'chip-tool', type: 'button', 'aria-disabled': 'true' },
        icon(icons[tool]),
        h('span', { class: 'chip-tool-name' }, translate(`table.${tool}`)),
      ),
    ]),
  ) as Record<Tool, HTMLButtonElement>
  const place = h('button', { class: 'place', type: 'button' })
  const root = h(
    'main',
    { class: `game table is-${state.board} ${blueFirst.has(state.board) ? 'is-blue-first' : ''}` },
    h(
      'header',
      { class: 'bar' },
      h('h1', { class: 'title' }, h('bdi', {}, state.game.name || translate('table.events'))),
      h('span', { class: 'mark' }, translate('playMoney')),
      info,
    ),
    h(
      'div',
      { class: 'floor', tabindex: '-1' },
      h(
        'div',
        { class: 'show' },
        lanes,
        h('div', { class: 'felt' }, h('div', { class: 'event-head' }, number, phase, clock), sweep, stage, strip),
        road,
      ),
      h('div', { class: 'desk' }, picker, mine),
      roads,
    ),
    h(
      'footer',
      { class: 'deck table-deck' },
      h('dl', { class: 'figures is-two' }, balance.node, atStake.node),
      chipSet,
      h('div', { class: 'slip-buttons' }, h('div', { class: 'chip-tools' }, ...Object.values(toolButtons)), place),
    ),
    status,
  )
  const counter = meter(
    (minor) =>
      strip.replaceChildren(
        h('span', { class: 'strip-label' }, translate('result.win', { amount: '' }).trim()),
        h('strong', { class: 'strip-win' }, amount(minor)),
      ),
    still,
  )
  const announce = (text: string) => void (status.textContent = status.textContent === text ? `${text}\u200b` : text)

  return {
    root,
    lanes,
    stage,
    road,
    roads,
    picker,
    mine,
    buttons: { info, place, ...toolButtons },
    amount,
    chip: (): number => Number(chipSet.querySelector<HTMLInputElement>('input:checked')!.value),
    setBalance: (text: string) => balance.write(minorOf(text)),
    setAtStake: (minor: number) => atStake.write(minor),
    setEvent: (text: string) => void (number.textContent = text),
    /** The clock's figure and words, and how much of the time is over (0 to 1). */
    setClock(phaseText: string, clockText: string, part: number, tone: 'open' | 'late' | 'closed'): void {
      if (phase.textContent !== phaseText) phase.textContent = phaseText
      if (clock.textContent !== clockText) clock.textContent = clockText
      root.dataset.tone = tone
      sweep.style.setProperty('--part', part.toFixed(3))
    },
    setSlip(count: number, minor: number, blocked: boolean): void {
      place.textContent = state.guest
        ? translate('table.guest')
        : count === 0
          ? translate('table.choose')
          : translate('table.place', { amount: amount(minor) })
      place.setAttribute('aria-disabled', String(!state.guest && (blocked || count === 0)))
    },
    /** Which tools have something to do. */
    setTools(usable: Record<Tool, boolean>): void {
      for (const tool of tools) toolButtons[tool].setAttribute('aria-disabled', String(!usable[tool]))
    },
    /** A plain line under the stage, announced to screen readers too unless `quietly`. */
    showMessage(text: string, tone = 'is-calm', quietly = false): void {
      counter.stop()
      strip.className = `strip ${tone}`
      strip.textContent = text
      if (!quietly) announce(text)
    },
    speak: announce,
    celebrate(minor: number, i18n: string): void {
      strip.className = 'strip is-win'
      counter.run(minor, 900)
      announce(i18n)
    },
  }
}

export type View = ReturnType<typeof createView>
