import type { ToSite } from '../bridge.ts'
import { h } from '../dom.ts'
import type { Words } from '../words.ts'

/** The last page of a session: what happened, what it means for the money, and the way out. */
export function createEnd({ say, has }: Words, tell: (message: ToSite) => void): (code: string) => void {
  return (code) => {
    const key = `end.${code}`
    const again = code === 'gateway_unreachable' || !has(key)
    const leave =
      window.parent !== window &&
      h('button', { class: 'plain is-main', type: 'button', click: () => tell({ type: 'exit' }) }, say('end.leave'))
    const retry =
      again && h('button', { class: 'plain', type: 'button', click: () => location.reload() }, say('end.retry'))
    const title = h('h2', { tabindex: '-1' }, say('end.title'))
    const box = h(
      'div',
      { class: 'end-box', role: 'alert' },
      title,
      h('p', {}, say(has(key) ? key : 'end.other')),
      h('div', { class: 'row' }, leave, retry),
    )
    document.querySelector('.loading')?.remove()
    document.querySelector('main.game')?.setAttribute('inert', '')
    document.body.append(h('div', { class: 'end' }, box))
    title.focus()
  }
}
