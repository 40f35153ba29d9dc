import { cx } from '../../foundation/cx.ts'
import { Link, type LinkProps } from '../Link/Link.tsx'
import * as css from './SafeLink.css.ts'
import { destination, type Allowed } from './SafeLink.model.ts'

export interface SafeLinkProps extends Omit<LinkProps, 'href' | 'newTab'>, Allowed {
  /** An address that came as data: a banner's target, a social link, customer service. */
  href: string | null | undefined
}

/**
 * A link to an untrusted address. Refused addresses render their words without a link; other sites open in a new
 * tab.
 */
export function SafeLink({ href, schemes, hosts, ...rest }: SafeLinkProps) {
  const to = destination(href, { schemes, hosts })
  if (to) return <Link data-component="safe-link" {...rest} href={to.href} newTab={to.kind === 'web'} />
  const {
    variant: _look,
    strings: _strings,
    rel: _rel,
    download: _download,
    onClick: _onClick,
    ref,
    className,
    children,
    ...words
  } = rest
  return (
    <span {...words} ref={ref} data-component="safe-link" data-state="refused" className={cx(css.refused, className)}>
      {children}
    </span>
  )
}
