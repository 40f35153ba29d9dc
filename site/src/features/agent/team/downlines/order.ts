import type { DownlineListInput } from '@brand/sdk/agent'
import type { Sort } from '@brand/ui/data-grid'

type Order = NonNullable<DownlineListInput['sort']>

/** The orders of the gateway, as the table shows them. */
const orders = {
  registered: { column: 'registered', direction: 'descending' },
  registeredFirst: { column: 'registered', direction: 'ascending' },
  account: { column: 'account', direction: 'ascending' },
} as const satisfies Record<Order, Sort>

/** Columns by which the gateway orders. */
export const servedColumns: readonly string[] = ['registered', 'account']

export const sortOf = (order: Order = 'registered'): Sort => orders[order]

/** The order of the gateway behind a column and a direction; undefined where it has none. */
export const orderOf = ({ column, direction }: Sort): Order | undefined =>
  (Object.keys(orders) as Order[]).find(
    (name) => orders[name].column === column && orders[name].direction === direction,
  )
