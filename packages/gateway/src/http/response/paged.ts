/** Where a page of a list stands, as every list of the contract tells it. */
export const paged = (totalCount: number, pageNum: number, pageSize: number) => ({
  pageNum,
  totalPages: Math.ceil(totalCount / pageSize),
  totalCount,
})
