/** Rows of the history of transfers within a line at once. */
export const transfersPerPage = 10
