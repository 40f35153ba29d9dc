import type { GameState } from '../../src/http/api.ts'
import type { Api } from '../api.ts'
import type { Look } from '../art/palettes.ts'
import { h, icon, icons } from '../dom.ts'
import type { Words } from '../words.ts'
import { fairnessPage } from './fairness.ts'
import { historyPage } from './history.ts'
import { paysPage } from './pays.ts'
import { rulesPage } from './rules.ts'

export interface BookParts {
  api: Api
  state: GameState
  look: Look
  urls: readonly string[]
  words: Words
  stake: () => string
  root: HTMLElement
}

const tabs = ['pays', 'rules', 'fair', 'history'] as const
type Tab = (typeof tabs)[number]

/** The game's book: what it pays, its rules and figures, its fairness, the last rounds. Native dialog, tabs by arrow keys. */
export function createBook(parts: BookParts) {
  const { say } = parts.words
  const pages: Record<Tab, () => Node> = {
    pays: () => paysPage(parts),
    rules: () => rulesPage(parts),
    fair: () => fairnessPage(parts),
    history: () => historyPage(parts),
  }
  const panel = h('div', { class: 'book-panel', role: 'tabpanel', id: 'book-panel', tabindex: '0' })
  const buttons = tabs.map((tab) =>
    h('button', { class: 'tab', type: 'button', role: 'tab', id: `tab-${tab}`, 'aria-controls': 'book-panel', click: () => show(tab), keydown: (event: KeyboardEvent) => move(event, tab) }, say(`tab.${tab}`)),
  )
  const dialog = h(
    'dialog',
    { class: 'book', 'aria-labelledby': 'book-title' },
    h(
      'div',
      { class: 'book-head' },
      h('h2', { class: 'book-title', id: 'book-title' }, h('bdi', {}, parts.state.game.name)),
      h('button', { class: 'tool', type: 'button', 'aria-label': say('close'), click: () => dialog.close() }, icon(icons.close)),
    ),
    h('div', { class: 'tabs', role: 'tablist' }, ...buttons),
    panel,
  )
  parts.root.append(dialog)

  function show(tab: Tab): void {
    for (const [i, button] of buttons.entries()) {
      const on = tabs[i] === tab
      button.setAttribute('aria-selected', String(on))
      button.tabIndex = on ? 0 : -1
    }
    panel.setAttribute('aria-labelledby', `tab-${tab}`)
    panel.replaceChildren(pages[tab]())
    panel.scrollTop = 0
  }

  function move(event: KeyboardEvent, tab: Tab): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = (tabs.indexOf(tab) + step + tabs.length) % tabs.length
    show(tabs[next]!)
    buttons[next]!.focus()
  }

  return {
    open(): void {
      show('pays')
      dialog.showModal()
      buttons[0]!.focus()
    },
  }
}
