'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { FilterBar, type FilterOption } from '../../components/FilterBar/FilterBar.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { clockCounterClockwise, fire, heart, sparkle } from '../../icons/icons.gen.ts'
import * as css from './LobbyFilterBar.css.ts'
import {
  isOwn,
  lobbyFilters,
  withFilter,
  withSearch,
  withVendor,
  type LobbyFilter,
  type LobbyState,
} from './LobbyFilterBar.model.ts'
import { LobbySearch } from './LobbySearch.tsx'

export type LobbyDetails = Details<'filter' | 'search'> | Details<'vendor', MouseEvent>

export interface LobbyFilterBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** What is chosen: category, vendor, order and the rest. */
  value: LobbyState
  /**
   * What the lobby should show now: already on page 1, and without a search unless it was the search that changed.
   */
  onValueChange: (value: LobbyState, details: LobbyDetails) => void
  /** `id` of the list, an element with `role="tabpanel"`. */
  controls: string
  /**
   * Lists there are; all five unless given.
   * @default those of a lobby
   */
  filters?: readonly LobbyFilter[] | undefined
  /**
   * Vendors of the category, with the number of their games.
   * @default none
   */
  vendors?: readonly FilterOption[] | undefined
  /**
   * For a visitor: called instead when one of the account's own lists is chosen, to open the login.
   * @default none
   */
  onVisitor?: ((value: LobbyState) => void) | undefined
  /**
   * Beside the search: the order of the list, more filters.
   * @default none
   */
  tools?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['lobbyFilterBar']> | undefined
}

const icons: Record<LobbyFilter, string | undefined> = {
  ALL: undefined,
  HOT: fire,
  NEW: sparkle,
  FAV: heart,
  RECENT: clockCounterClockwise,
}

/** Which list of a lobby, of which vendor, and the search in it. */
export function LobbyFilterBar({
  value,
  onValueChange,
  controls,
  filters = lobbyFilters,
  vendors,
  onVisitor,
  tools,
  strings,
  className,
  ...rest
}: LobbyFilterBarProps) {
  const t = useStrings('lobbyFilterBar', strings)
  const choose = (chosen: string, { event }: { event?: SyntheticEvent | undefined }) => {
    const filter = lobbyFilters.find((one) => one === chosen)
    if (!event || !filter || filter === value.filter) return
    const next = withFilter(value, filter)
    if (onVisitor && isOwn(filter)) onVisitor(next)
    else onValueChange(next, because('filter', event))
  }
  return (
    <div {...rest} data-component="lobby-filter-bar" className={cx(css.root, className)}>
      <div className={css.bar}>
        <Tabs
          manual
          variant="segmented"
          label={t('label')}
          controls={controls}
          value={value.filter}
          onValueChange={choose}
          items={filters.map((filter) => ({ value: filter, label: t(filter), icon: icons[filter] }))}
        />
        <div data-part="tools" className={css.tools}>
          <LobbySearch
            value={value.search}
            within={`${value.filter} ${value.vendor}`}
            label={t('search')}
            clear={t('clear')}
            onSearch={(text, event) => onValueChange(withSearch(value, text), because('search', event))}
          />
          {tools}
        </div>
      </div>
      {vendors ? (
        <FilterBar
          label={t('vendors')}
          all={t('allVendors')}
          options={vendors}
          value={value.vendor}
          onValueChange={(vendor, { event }) =>
            event && onValueChange(withVendor(value, vendor), because('vendor', event))
          }
        />
      ) : null}
    </div>
  )
}
