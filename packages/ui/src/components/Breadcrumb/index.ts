export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx'
export type { BreadcrumbItem } from './Breadcrumb.model.ts'
