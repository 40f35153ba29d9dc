import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAttention } from './attention.ts'

const put = (html: string) => {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceChildren(...parsed.body.children)
}
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const typeIn = (selector: string) => one(selector).dispatchEvent(new Event('input', { bubbles: true }))

const attention = createAttention()
const free = { dialog: false, form: false, formShown: false, unsettled: false }
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

describe('what a person is busy with', () => {
  it('is any open layer', () => {
    put('<main></main>')
    expect(attention.read()).toEqual(free)
    for (const role of ['dialog', 'alertdialog', 'menu', 'listbox']) {
      put(`<div role="${role}"></div>`)
      expect(attention.read().dialog, role).toBe(true)
    }
  })

  it('is the field that has focus, not a button or a tick', () => {
    put('<input type="checkbox"><button>x</button><input type="text">')
    one('[type=checkbox]').focus()
    expect(attention.read().form).toBe(false)
    one('button').focus()
    expect(attention.read().form).toBe(false)
    one('[type=text]').focus()
    expect(attention.read().form).toBe(true)
  })

  it('is a form that was begun, until it leaves the page; a search is none', () => {
    stops.push(attention.listen())
    put('<search><form><input id="q"></form></search><form id="f"><input id="name"></form>')
    typeIn('#q')
    expect(attention.read().form).toBe(false)
    typeIn('#name')
    expect(attention.read().form).toBe(true)
    one('#f').remove()
    expect(attention.read()).toEqual(free)
  })

  it('is a form that stands there, whatever it holds; a search is none', () => {
    put('<main><search><form><input></form></search><form role="search"></form></main>')
    expect(attention.read().formShown).toBe(false)
    put('<main><form><input value="700.00"></form></main>')
    expect(attention.read()).toEqual({ ...free, formShown: true })
    put('<main><section data-task></section></main>')
    expect(attention.read()).toEqual({ ...free, formShown: true })
  })

  it('is a page that loads, or a message over it', () => {
    put('<main><div aria-busy="true"></div></main>')
    expect(attention.read().unsettled).toBe(true)
    put('<main></main><ol><li data-part="toast"></li></ol>')
    expect(attention.read().unsettled).toBe(true)
    put('<main><div></div></main><ol></ol>')
    expect(attention.read()).toEqual(free)
  })

  it('is the first screen of a page, until it was seen', () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
    const { read } = createAttention()
    expect(read().unsettled).toBe(true)
    vi.stubGlobal('scrollY', innerHeight)
    expect(read().unsettled).toBe(false)
    vi.stubGlobal('scrollY', 0)
    expect(read().unsettled).toBe(false)
    vi.unstubAllGlobals()
    height.mockRestore()
  })

  it('notifies when it may be over, until the listener is removed', async () => {
    put('<div role="dialog"></div><input>')
    const listener = vi.fn<() => void>()
    const stop = attention.watch(listener)
    one('[role=dialog]').remove()
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
    listener.mockClear()
    one('input').focus()
    one('input').blur()
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
    listener.mockClear()
    one('input').setAttribute('aria-busy', 'false')
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
    stop()
    listener.mockClear()
    one('input').focus()
    put('')
    await new Promise((done) => setTimeout(done))
    expect(listener).not.toHaveBeenCalled()
  })
})
