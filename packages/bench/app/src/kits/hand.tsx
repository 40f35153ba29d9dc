import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Kit } from '../kit.ts'
import './hand.css'

// No library: React and plain CSS, with the roles, names, focus and keys a careful author would write.
export const kit: Kit = {
  Root({ children, onScheme }) {
    useEffect(
      () => onScheme((dark) => void (document.documentElement.dataset['scheme'] = dark ? 'dark' : 'light')),
      [onScheme],
    )
    return children
  },
  Button: ({ children }) => (
    <button type="button" className="button">
      {children}
    </button>
  ),
  Card: ({ game: { name, vendor, image, hot, favourite } }) => (
    <article className="card">
      <a className="open" href="#play">
        <img className="picture" src={image} alt="" loading="lazy" />
        <span className="name">{name}</span>
        <span className="vendor">{vendor}</span>
        {hot && <span className="tag">Hot</span>}
        <span className="play" aria-hidden>
          Play
        </span>
      </a>
      <button type="button" className="heart" aria-label={`Keep ${name}`} aria-pressed={favourite} onClick={() => {}} />
    </article>
  ),
  Field({ label, help, value, onChange }) {
    const id = useId()
    return (
      <div className="field">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <input
          className="input"
          id={id}
          aria-describedby={`${id}h`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <p className="help" id={`${id}h`}>
          {help}
        </p>
      </div>
    )
  },
  Dialog: ({ open, onClose }) => (open ? <Open onClose={onClose} /> : null),
}

/** Focus goes in, stays in, and comes back; the page behind is frozen and hidden from assistive technology. */
function Open({ onClose }: { onClose: () => void }) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const page = document.getElementById('root')
    page?.setAttribute('inert', '')
    document.body.style.overflow = 'hidden'
    ref.current?.querySelector('button')?.focus()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      page?.removeAttribute('inert')
      document.body.style.overflow = ''
      if (before instanceof HTMLElement) before.focus()
    }
  }, [onClose])
  return createPortal(
    <div className="scrim">
      <div ref={ref} className="dialog" role="dialog" aria-modal aria-labelledby={id}>
        <h2 className="title" id={id}>
          Well?
        </h2>
        <p>A line of text.</p>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
    </div>,
    document.body,
  )
}
