export { Pagination, type PageDetails, type PaginationProps } from './Pagination.tsx'
