const states = new Map(
  Object.entries<string>({
    OPEN: 'processing',
    SETTLED: 'success',
    VOID: 'cancelled',
    ROLLED_BACK: 'cancelled',
  }),
)

/** What a round's state means for its player, in the kit's terms. */
export const betStatus = (status: string): string => states.get(status) ?? 'processing'
