import type { PointItem, PointOrder } from '@brand/sdk/contract'
import type * as z from 'zod'
import { formatMoney } from '../../ledger/money.ts'
import type { Settings } from '../../settings/settings.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import type { RankAsked } from '../vip/index.ts'
import { showSpinTerms } from '../rewards/index.ts'
import { type ShownItem, imageOf, itemVersion, playOf } from './items.ts'
import type { OrderRow } from './orders.ts'

/** An item in a language, or in the site's, with the rank that it asks for. */
export const showItem = (
  { item, taken }: ShownItem,
  { language, settings }: { language: string; settings: Pick<Settings, 'languages' | 'rg'> },
  { asked, level }: { asked: RankAsked | undefined; level: number },
): z.input<typeof PointItem> => ({
  itemId: String(item.id),
  type: item.type,
  title: inLanguage(item.titles, language, settings.languages.default),
  note: item.notes && inLanguage(item.notes, language, settings.languages.default),
  image: imageOf(item.art),
  points: Number(item.points),
  stock: item.stock,
  limit: item.perMember,
  taken,
  rank: asked ? { label: asked.label, reached: level >= asked.level } : null,
  amount: formatMoney(item.amount),
  multiple: playOf(item, settings),
  days: item.days,
  spins: item.spins && showSpinTerms(item.spins, language),
  version: itemVersion(item, settings),
})

/** An order in a language, or in the site's. */
export const showOrder = (order: OrderRow, language: string, fallback: string): z.input<typeof PointOrder> => ({
  orderId: String(order.id),
  itemId: String(order.itemId),
  type: order.type,
  title: inLanguage(order.titles, language, fallback),
  image: imageOf(order.art),
  points: Number(order.points),
  amount: formatMoney(order.amount),
  status: order.state,
  remark: order.remark,
  deliveryNo: order.deliveryNo,
  address: order.address,
  at: order.at.toISOString(),
  closedAt: order.closedAt?.toISOString() ?? null,
})
