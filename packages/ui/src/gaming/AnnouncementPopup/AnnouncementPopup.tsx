'use client'
import { useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog, type DialogOpenDetails } from '../../components/Dialog/Dialog.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { SafeHtml, type SafeHtmlProps } from '../../components/SafeHtml/SafeHtml.tsx'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as css from './AnnouncementPopup.css.ts'
import { pageOf, type Announcement } from './AnnouncementPopup.model.ts'

/** className, style, id and ref apply to the content of the dialog. */
export interface AnnouncementPopupProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>,
    Pick<SafeHtmlProps, 'schemes' | 'hosts' | 'imageHosts'> {
  /**
   * Controlled by the caller; without it the component holds the state.
   * @default none
   */
  open?: boolean | undefined
  /**
   * Open at first, where the component holds it itself.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /**
   * Called when the reader requests to close it.
   * @default undefined
   */
  onOpenChange?: ((open: boolean, details: DialogOpenDetails) => void) | undefined
  /** The newest first; nine to a page. */
  items: readonly Announcement[]
  /**
   * Visible title of the popup.
   * @default none
   */
  title?: ReactNode
  /**
   * In place of the words for an empty list: while loading, or after an error.
   * @default none
   */
  empty?: ReactNode
  /**
   * Opens the promotion of an announcement: opens the reward centre.
   * @default none
   */
  onPromotion?: ((announcement: Announcement, details: Details<'press', MouseEvent>) => void) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['announcements']> | undefined
}

/** Announcements of the operator, in a dialog. */
export function AnnouncementPopup(props: AnnouncementPopupProps) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    items: announcements,
    title,
    empty,
    onPromotion,
    schemes,
    hosts,
    imageHosts,
    strings,
    className,
    ...rest
  } = props
  const t = useStrings('announcements', strings)
  const [asked, setPage] = useState(1)
  const { page, pages, items } = pageOf(announcements, asked)
  const heading = ({ title: name, date }: Announcement) => (
    <span className={css.heading}>
      {name}
      {date ? <bdi className={css.date}>{date}</bdi> : null}
    </span>
  )
  const words = (announcement: Announcement) => (
    <div className={css.words}>
      <SafeHtml html={announcement.content} {...{ schemes, hosts, imageHosts }} />
      {announcement.promotionType && onPromotion ? (
        <Button size="sm" onClick={(event) => onPromotion(announcement, because('press', event))}>
          {t('promotion')}
        </Button>
      ) : null}
    </div>
  )
  const [first] = items
  return (
    <Dialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} size="lg" title={title ?? t('title')}>
      <div {...rest} data-component="announcement-popup" className={cx(css.root, className)}>
        {first === undefined ? (
          (empty ?? <p className={css.empty}>{t('empty')}</p>)
        ) : announcements.length === 1 ? (
          <article className={css.only}>
            <h3 className={css.title}>{heading(first)}</h3>
            {words(first)}
          </article>
        ) : (
          <Accordion
            key={page}
            defaultValue={[first.id]}
            items={items.map((one) => ({ id: one.id, title: heading(one), content: words(one) }))}
          />
        )}
        <Pagination page={page} total={pages} onPageChange={setPage} />
      </div>
    </Dialog>
  )
}
