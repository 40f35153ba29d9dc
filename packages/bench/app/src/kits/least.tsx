import { useEffect, useId, useRef } from 'react'
import type { Kit } from '../kit.ts'
import './least.css'

// What the browser can do by itself, at the lowest cost: the fewest nodes, no pseudo elements, flat colours, a native
// dialog. Names, roles, focus and keys are complete; it has none of the looks of a product.
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
        {name}
        <span className="vendor">{vendor}</span>
        {hot && <span className="tag">Hot</span>}
      </a>
      <button type="button" className="heart" aria-label={`Keep ${name}`} aria-pressed={favourite} onClick={() => {}}>
        ♥
      </button>
    </article>
  ),
  Field({ label, help, value, onChange }) {
    const id = useId()
    return (
      <div>
        <label htmlFor={id}>{label}</label>
        <input
          className="input"
          id={id}
          aria-describedby={`${id}h`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <small id={`${id}h`}>{help}</small>
      </div>
    )
  },
  Dialog: ({ open, onClose }) => (open ? <Open onClose={onClose} /> : null),
}

/** The browser makes it modal, closes it on Escape, and gives the focus back. */
function Open({ onClose }: { onClose: () => void }) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={ref} aria-labelledby={id} onCancel={onClose}>
      <h2 id={id}>Well?</h2>
      <p>A line of text.</p>
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}
