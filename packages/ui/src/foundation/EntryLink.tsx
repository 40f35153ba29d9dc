import type { ComponentPropsWithRef, MouseEvent } from 'react'

/** A link, or without `href` an action. */
export interface Entry {
  id: string
  label: string
  href?: string | undefined
  /** Called on a click; `preventDefault()` keeps a link from loading its page. */
  onSelect?: ((event: MouseEvent) => void) | undefined
  /** Where the reader is. */
  current?: boolean | undefined
}

interface EntryLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  entry: Entry
}

/** A link where the entry has an address, a button where it does something. */
export function EntryLink({ entry: { href, onSelect, current }, children, className, title, ...rest }: EntryLinkProps) {
  const shared = { className, title, onClick: onSelect, 'aria-current': current ? ('page' as const) : undefined }
  if (href === undefined)
    return (
      <button {...shared} type="button">
        {children}
      </button>
    )
  return (
    <a {...rest} {...shared} href={href}>
      {children}
    </a>
  )
}
