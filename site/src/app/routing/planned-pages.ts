import type { AddressPageDefinition } from './define-page.ts'

/** Addresses whose page is not built: they show not-found and no menu lists them. */
export const plannedPages: readonly Pick<AddressPageDefinition, 'id' | 'path' | 'who'>[] = []
