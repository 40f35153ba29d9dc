import { expect, it } from 'vitest'
import { otherWindow } from '../../test/otherWindow.ts'
import { render, screen } from '../../test/render.tsx'
import { returningFocus } from './overlayFocus.ts'

it('gives focus back to what had it before, though the layer was hidden meanwhile and took focus with it', () => {
  const focus = returningFocus()
  const page = (open: boolean) => (
    <>
      <button>Open</button>
      {open ? (
        <div role="dialog">
          <button>Close</button>
        </div>
      ) : null}
    </>
  )
  const { rerender } = render(page(true))
  const dialog = screen.getByRole('dialog')
  dialog.addEventListener('opened', focus.onOpenAutoFocus)
  screen.getByRole('button', { name: 'Open' }).focus()
  dialog.dispatchEvent(new Event('opened'))
  screen.getByRole('button', { name: 'Close' }).focus()
  // What it shows is loaded: it is hidden, and set up anew.
  screen.getByRole('button', { name: 'Close' }).blur()
  dialog.dispatchEvent(new Event('opened'))
  screen.getByRole('button', { name: 'Close' }).focus()
  rerender(page(false))
  dialog.addEventListener('closed', focus.onCloseAutoFocus)
  dialog.dispatchEvent(new Event('closed'))
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

it('gives focus back in the document of the layer, which may be that of another window', () => {
  const focus = returningFocus()
  const { page, end } = otherWindow()
  const [opener, layer] = [page.createElement('button'), page.createElement('div')]
  layer.tabIndex = -1
  page.body.append(opener, layer)
  layer.addEventListener('opened', focus.onOpenAutoFocus)
  layer.addEventListener('closed', focus.onCloseAutoFocus)
  opener.focus()
  layer.dispatchEvent(new Event('opened'))
  layer.focus()
  layer.remove()
  layer.dispatchEvent(new Event('closed'))
  expect(page.activeElement).toBe(opener)
  end()
})
