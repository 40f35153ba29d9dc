import { brands, type BrandId } from '../app/storage/preferences.ts'
import * as css from './shell.css.ts'

const marks: Record<BrandId, React.ReactNode> = {
  veranda: (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <path d="M2 30V15a13 13 0 0 1 26 0v15M7 30V15.5a8 8 0 0 1 16 0V30" />
      <path d="M11.5 30V16a3.5 3.5 0 0 1 7 0v14z" fill="currentColor" stroke="none" />
    </g>
  ),
  haat: (
    <g fill="currentColor">
      <path d="M15 7c8 0 13 4 13 9.500s-5 9.500-13 9.500S2 22 2 16.500 7 7 15 7z" />
      <path d="M10 2.500h10v3H10zM10 27.500h10v3H10zM14.200 0h1.600v3h-1.600z" />
      <path
        d="M11 8.500c-3 5-3 11 0 16M19 8.500c3 5 3 11 0 16"
        fill="none"
        stroke="var(--brand-bg)"
        strokeWidth="1.500"
      />
    </g>
  ),
}

/**
 * Mark and name of the site. All houses' are there and CSS shows that of the brand in force, so a prerendered page is
 * right before any script.
 */
export function Logo() {
  return brands.map(({ id, name }) => (
    <span key={id} data-house={id} className={css.logo}>
      <svg viewBox="0 0 30 32" aria-hidden="true" className={css.mark}>
        {marks[id]}
      </svg>
      <span className={css.wordmark}>{name}</span>
    </span>
  ))
}
