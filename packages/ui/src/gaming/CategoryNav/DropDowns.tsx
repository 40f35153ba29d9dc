'use client'
import { useId, useState } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { EntryLink } from '../../foundation/EntryLink.tsx'
import { arrowRight, caretDownBold } from '../../icons/icons.gen.ts'
import { moreIcon } from './CategoryNav.css.ts'
import type { Category } from './CategoryNav.model.ts'
import * as css from './DropDowns.css.ts'

// The drop-downs of the row: a file of its own, loaded when the pointer or focus comes near.

/** The vendors of one category: a column under it, or with many of them a panel as wide as the page. */
export function DropDown({ category, look }: { category: Category; look: 'column' | 'panel' }) {
  const { label, all = label, about, vendors = [], feature } = category
  return (
    <div data-part="drop-down" data-variant={look} className={css.dropDown}>
      <div>
        {look === 'panel' ? <p className={css.title}>{label}</p> : null}
        {look === 'panel' && about ? <p className={css.about}>{about}</p> : null}
        <EntryLink entry={{ ...category, current: false }} className={css.all}>
          {all} <Icon icon={arrowRight} size={16} flip />
        </EntryLink>
      </div>
      <Vendors vendors={vendors} />
      {look === 'panel' && feature ? <div className={css.feature}>{feature}</div> : null}
    </div>
  )
}

const Vendors = ({
  vendors,
  ...rest
}: {
  vendors: NonNullable<Category['vendors']>
  id?: string
  hidden?: boolean
}) => (
  <ul {...rest} className={css.vendors}>
    {vendors.map((vendor) => (
      <li key={vendor.id}>
        <EntryLink entry={vendor} className={css.vendor}>
          <bdi className={css.mark}>{vendor.label}</bdi>
          {vendor.count ? <span className={css.count}>{vendor.count}</span> : null}
        </EntryLink>
      </li>
    ))}
  </ul>
)

interface MoreListProps {
  categories: readonly Category[]
  vendorsOf: (category: string) => string
}

/** Categories that did not fit, each with its vendors folded. */
export const MoreList = ({ categories, vendorsOf }: MoreListProps) => (
  <ul data-part="drop-down" data-variant="column" className={css.dropDown}>
    {categories.map((category) => (
      <Line key={category.id} category={category} vendorsOf={vendorsOf} />
    ))}
  </ul>
)

function Line({ category, vendorsOf }: { category: Category; vendorsOf: (category: string) => string }) {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { label, vendors = [] } = category
  return (
    <li>
      <div className={css.line}>
        <EntryLink entry={category} className={css.lineLink}>
          {label}
        </EntryLink>
        {vendors.length > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-label={vendorsOf(label)}
            className={css.lineCaret}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon icon={caretDownBold} size={12} className={moreIcon} />
          </button>
        ) : null}
      </div>
      {vendors.length > 0 ? <Vendors id={list} hidden={!isOpen} vendors={vendors} /> : null}
    </li>
  )
}
