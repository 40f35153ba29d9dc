export { Pagination, type PageChange, type PaginationProps } from './Pagination.tsx'
