import type { GridStorage } from '@brand/ui/data-grid'
import { slot } from './storage.ts'

const kept = (key: string) => slot('localStorage', key, (text) => text)

/** Keeps which columns of a table are shown; the table checks what it reads. */
export const gridStorage: GridStorage = {
  getItem: (key) => kept(key).read() ?? null,
  setItem: (key, value) => kept(key).write(value),
}
