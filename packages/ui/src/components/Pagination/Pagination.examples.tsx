import { Pagination, type PaginationProps } from '@brand/ui/pagination'
import { useState } from 'react'

const Turning = (props: PaginationProps) => {
  const [page, setPage] = useState(props.page)
  return <Pagination {...props} page={page} onPageChange={setPage} />
}

export function Buttons() {
  return <Turning page={1} total={75} />
}

export function Links() {
  return <Pagination page={38} total={75} href={(page) => `#page-${page}`} />
}
