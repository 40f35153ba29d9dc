import type { ToSite } from '../bridge.ts'
import { h } from '../dom.ts'
import type { I18n } from '../i18n.ts'

/** The last page of a session: what happened, what it means for the money, and how to leave. */
export function createEnd({ translate, has }: I18n, postToSite: (message: ToSite) => void): (code: string) => void {
  return (code) => {
    const key = `end.${code}`
    const again = code === 'gateway_unreachable' || !has(key)
    const leaveButton =
      window.parent !== window &&
      h(
        'button',
        { class: 'plain is-main', type: 'button', click: () => postToSite({ type: 'exit' }) },
        translate('end.leave'),
      )
    const retry =
      again && h('button', { class: 'plain', type: 'button', click: () => location.reload() }, translate('end.retry'))
    const title = h('h2', { tabindex: '-1' }, translate('end.title'))
    const box = h(
      'div',
      { class: 'end-box', role: 'alert' },
      title,
      h('p', {}, translate(has(key) ? key : 'end.other')),
      h('div', { class: 'row' }, leaveButton, retry),
    )
    document.querySelector('.loading')?.remove()
    document.querySelector('main.game')?.setAttribute('inert', '')
    document.body.append(h('div', { class: 'end' }, box))
    title.focus()
  }
}
