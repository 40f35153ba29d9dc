import type { Page } from './descriptor.ts'

const count = (value: unknown, otherwise: number) => (Number.isFinite(value) ? (value as number) : otherwise)

/**
 * Reads a list of the wire, whose rows are under `key`, as one page; undefined when there are none. A list without a
 * length is one page.
 */
export function toPage(value: unknown, key: string): Page<unknown> | undefined {
  const wire = value as Record<string, unknown> | null | undefined
  const items = wire?.[key]
  if (!Array.isArray(items)) return undefined
  return {
    items,
    page: count(wire?.pageNum, 1),
    totalPages: count(wire?.totalPages, 1),
    totalCount: count(wire?.totalCount, items.length),
  }
}
