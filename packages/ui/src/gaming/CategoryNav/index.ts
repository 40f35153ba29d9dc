export { CategoryNav, type CategoryNavProps } from './CategoryNav.tsx'
export type { Category, VendorEntry } from './CategoryNav.model.ts'
