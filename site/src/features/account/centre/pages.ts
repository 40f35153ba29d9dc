import { lazy, type ComponentType } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import type { Key } from '../../../app/i18n/words.ts'
import { memberGroups, type MemberPageDefinition } from '../../../app/routing/define-page.ts'

export interface CentrePage extends Omit<MemberPageDefinition, 'load'> {
  label: Key<'member'>
  Component: ComponentType
}

const defined = import.meta.glob<MemberPageDefinition>('../../*/*/*page.ts', { eager: true, import: 'default' })

/** Every page of the member centre, as the features define them, in the order of the menu. */
export const centrePages: readonly CentrePage[] = Object.values(defined)
  .toSorted((a, b) => memberGroups.indexOf(a.group) - memberGroups.indexOf(b.group) || a.order - b.order)
  .map(({ load, ...page }) => ({ ...page, label: `page.${page.id}`, Component: lazy(() => inTime(load)) }))
