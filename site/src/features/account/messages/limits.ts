/** Messages that are listed at once. */
export const messagesPerPage = 20
