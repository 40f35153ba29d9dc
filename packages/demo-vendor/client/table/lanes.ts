import type { EventView } from '../../src/events/events.ts'
import { h } from '../dom.ts'
import type { I18n } from '../i18n.ts'
import type { Face } from './face.ts'
import { clockText } from './view.ts'

interface LanesParts {
  /** Container of the buttons. */
  node: HTMLElement
  face: Face
  translate: I18n['translate']
  onChoose: (number: number) => void
}

/** The events that run side by side: a button each, with its clock. */
export const createLanes = ({ node, face, translate, onChoose }: LanesParts) => ({
  draw(events: readonly EventView[]): void {
    const known = [...node.children] as HTMLElement[]
    events.forEach((event, i) => {
      const label = known[i]?.querySelector('.lane-name')
      if (known[i]?.dataset.number !== String(event.number)) {
        const name = h('span', { class: 'lane-name' }, face.title(event))
        const lane = h(
          'button',
          { class: 'lane', type: 'button', 'data-number': event.number, click: () => onChoose(event.number) },
          name,
          h('span', { class: 'lane-clock' }),
        )
        if (known[i]) known[i].replaceWith(lane)
        else node.append(lane)
      } else if (label) label.textContent = face.title(event)
    })
  },
  /** Which one is shown, and how long each still takes bets at a server's time. */
  tick(events: readonly EventView[], shown: number, at: number): void {
    for (const lane of node.children as HTMLCollectionOf<HTMLElement>) {
      const event = events.find(({ number }) => String(number) === lane.dataset.number)
      lane.setAttribute('aria-pressed', String(event?.number === shown))
      if (event)
        lane.querySelector('.lane-clock')!.textContent =
          at < event.closesAt ? clockText(event.closesAt - at) : translate('table.live')
    }
  },
})
