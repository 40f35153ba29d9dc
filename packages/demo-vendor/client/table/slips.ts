import type { SlipView } from '../../src/rounds/slips.ts'
import { h } from '../dom.ts'
import { minorOf } from '../money.ts'
import type { I18n } from '../i18n.ts'
import type { Face } from './face.ts'
import type { View } from './view.ts'

interface SlipParts {
  face: Face
  view: View
  translate: I18n['translate']
}

export const openSlip = ({ state }: SlipView) =>
  state === 'PENDING' || state === 'PLAYING' || state === 'CREDITING' || state === 'CANCELLING'

/** The list of the player's open slips; nothing where there are none. */
export function openSlips(slips: readonly SlipView[], { face, view, translate }: SlipParts): HTMLElement[] {
  if (slips.length === 0) return []
  const row = ({ event, picks, stake }: SlipView) =>
    h(
      'li',
      { class: 'my-slip' },
      h('span', {}, picks!.map((bet) => face.option(event.setup, bet.option)).join(' · ')),
      h('span', { class: 'my-event' }, face.title(event)),
      h('strong', {}, view.amount(minorOf(stake))),
    )
  return [h('h2', { class: 'market-name' }, translate('table.mine')), h('ul', {}, ...slips.map(row))]
}

/** Announces how the slips of one event ended, together. */
export function announceEnd(slips: readonly SlipView[], { face, view, translate }: SlipParts): void {
  const voided = slips.filter((slip) => slip.state === 'VOIDED')
  const sum = (of: (slip: SlipView) => string | null) =>
    slips.filter((slip) => slip.state === 'CLOSED').reduce((total, slip) => total + minorOf(of(slip) ?? '0'), 0)
  const [won, paid] = [sum(({ win }) => win), sum(({ stake }) => stake)]
  if (paid === 0 && voided[0]) {
    const amount = view.amount(voided.reduce((total, { stake }) => total + minorOf(stake), 0))
    const late = voided.every(({ reason }) => reason === 'LATE')
    return view.showMessage(translate(late ? 'table.voided' : 'result.stakeBack', { amount }), 'is-wait')
  }
  // Only now: an event whose stakes went back may have no result yet.
  const result = face.result(slips[0]!.event)
  if (won === 0) view.showMessage(`${result}. ${translate('result.none')}`)
  // A return not above the stake is not celebrated.
  else if (won <= paid)
    view.showMessage(`${result}. ${translate('result.back', { amount: view.amount(won), stake: view.amount(paid) })}`)
  else view.celebrate(won, `${result}. ${translate('result.win', { amount: view.amount(won) })}`)
}
