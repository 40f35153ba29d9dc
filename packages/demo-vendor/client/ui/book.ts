import { h, icon, icons } from '../dom.ts'
import type { Key, I18n } from '../i18n.ts'

/** Pages of a book by their tab; each is made when it is opened. */
export type Pages = Readonly<Record<string, () => Node>>

/**
 * A game's book: what it pays, its rules and figures, its fairness, the last rounds. Native dialog, tabs by arrow keys.
 */
export function createBook(title: string, pages: Pages, { translate }: I18n, root: HTMLElement) {
  const tabs = Object.keys(pages)
  const panel = h('div', { class: 'book-panel', role: 'tabpanel', id: 'book-panel', tabindex: '0' })
  const buttons = tabs.map((tab) =>
    h(
      'button',
      {
        class: 'tab',
        type: 'button',
        role: 'tab',
        id: `tab-${tab}`,
        'aria-controls': 'book-panel',
        click: () => show(tab),
        keydown: (event: KeyboardEvent) => move(event, tab),
      },
      translate(`tab.${tab}` as Key),
    ),
  )
  const dialog = h(
    'dialog',
    { class: 'book', 'aria-labelledby': 'book-title' },
    h(
      'div',
      { class: 'book-head' },
      h('h2', { class: 'book-title', id: 'book-title' }, h('bdi', {}, title)),
      h(
        'button',
        { class: 'tool', type: 'button', 'aria-label': translate('close'), click: () => dialog.close() },
        icon(icons.close),
      ),
    ),
    h('div', { class: 'tabs', role: 'tablist' }, ...buttons),
    panel,
  )
  root.append(dialog)

  function show(tab: string): void {
    for (const [i, button] of buttons.entries()) {
      const on = tabs[i] === tab
      button.setAttribute('aria-selected', String(on))
      button.tabIndex = on ? 0 : -1
    }
    panel.setAttribute('aria-labelledby', `tab-${tab}`)
    panel.replaceChildren(pages[tab]!())
    panel.scrollTop = 0
  }

  function move(event: KeyboardEvent, tab: string): void {
    const onward = document.documentElement.dir === 'rtl' ? -1 : 1
    const step = { ArrowRight: onward, ArrowLeft: -onward }[event.key]
    if (!step) return
    const next = (tabs.indexOf(tab) + step + tabs.length) % tabs.length
    show(tabs[next]!)
    buttons[next]!.focus()
  }

  return {
    open(): void {
      show(tabs[0]!)
      dialog.showModal()
      buttons[0]!.focus()
    },
  }
}
