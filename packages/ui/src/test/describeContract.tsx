import { cloneElement, createRef, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cleanup, InBrand, render } from './render.tsx'

interface Contract {
  /** Value of `data-component` on the root. */
  component: string
  /** Number of DOM nodes of this very element, where that is guaranteed. */
  nodes?: number
  /** Selector of the inner control that takes id, data-* and ref; className and style stay on the root. */
  control?: string
  /** For what opens in a layer: the root is looked up in the document. */
  layered?: boolean
}

type Rooted = ReactElement<Record<string, unknown>>

/**
 * What every component guarantees about its root: className, style, id, data-* and ref arrive there,
 * `data-component` names it, it renders on the server, and nothing is logged.
 */
export function describeContract(element: ReactElement, { component, nodes, control, layered }: Contract) {
  describe(`${component} keeps the contract`, () => {
    const root = (ui: ReactElement) => {
      const { container } = render(ui)
      const found = [...(layered ? document : container).querySelectorAll(`[data-component="${component}"]`)].at(
        layered ? -1 : 0,
      )
      if (!found) throw new Error(`no element carries data-component="${component}"`)
      return found as HTMLElement
    }
    const target = (node: HTMLElement) => (control ? (node.querySelector(control) as HTMLElement) : node)
    const given = (props: Record<string, unknown>) => cloneElement(element as Rooted, props)

    it('adds className to its own', () => {
      const own = root(element).className
      expect(String(root(given({ className: 'mine' })).getAttribute('class'))).toContain('mine')
      expect(own).not.toBe('')
    })
    it('passes style, id and data-* through', () => {
      const whole = root(given({ id: 'the-id', 'data-track': 'x', style: { opacity: 0.5 } }))
      const node = target(whole)
      expect(whole.style.opacity).toBe('0.5')
      expect([node.id, node.dataset.track]).toEqual(['the-id', 'x'])
    })
    it('gives its root to ref, and takes it back', () => {
      const ref = createRef<HTMLElement>()
      const node = target(root(given({ ref })))
      expect(ref.current).toBe(node)
      cleanup()
      expect(ref.current).toBeNull()
    })
    if (!layered) {
      it('renders on the server, without a style attribute', () => {
        const html = renderToString(<InBrand>{element}</InBrand>)
        expect(html).toContain(`data-component="${component}"`)
        expect(html).not.toContain('style=')
      })
    }
    if (nodes !== undefined) {
      it(`is ${nodes} DOM node${nodes === 1 ? '' : 's'}`, () => {
        expect(root(element).querySelectorAll('*').length + 1).toBe(nodes)
      })
    }
  })
}
