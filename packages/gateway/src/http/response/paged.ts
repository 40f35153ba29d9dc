/** The paging fields of every list of the contract. */
export const paged = (totalCount: number, pageNum: number, pageSize: number) => ({
  pageNum,
  totalPages: Math.ceil(totalCount / pageSize),
  totalCount,
})
