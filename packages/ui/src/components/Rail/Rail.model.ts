import type { Direction } from '../../i18n/direction.ts'

/** Position of a row that may be wider than its box: `fits` when it cannot scroll. */
export type Place = 'fits' | 'start' | 'middle' | 'end'

/**
 * `left` counts from the start in either direction: browsers count below zero in right-to-left rows. Half a pixel is
 * ignored.
 */
export function placeOf(left: number, room: number, whole: number): Place {
  const way = whole - room
  if (way <= 1) return 'fits'
  const gone = Math.abs(left)
  if (gone <= 1) return 'start'
  return gone >= way - 1 ? 'end' : 'middle'
}

/** The item a key leads to from item `at` of `count`; undefined where the key leads nowhere. */
export function itemAfter(key: string, at: number, count: number, dir: Direction): number | undefined {
  const on = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const to = key === on ? at + 1 : key === back ? at - 1 : key === 'Home' ? 0 : key === 'End' ? count - 1 : at
  return to !== at && to >= 0 && to < count ? to : undefined
}
