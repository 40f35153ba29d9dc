/** Chip of each state of the contract; where one means something else, its feature says so. */
const chips = new Map(
  Object.entries<string>({
    ACTIVE: 'processing',
    ADJUSTED: 'success',
    APPROVED: 'success',
    CALCULATED: 'processing',
    CANCELLED: 'rejected',
    CLAIMED: 'pending',
    CLEARED: 'expired',
    CLOSED: 'pending',
    COMPLETE: 'success',
    DEPOSITED: 'processing',
    DISPUTED: 'applying',
    DRAWN: 'success',
    FORFEITED: 'cancelled',
    FROZEN: 'pending',
    IN_PROGRESS: 'processing',
    LOCKED: 'idle',
    NONE: 'idle',
    OFFERED: 'pending',
    OPEN: 'processing',
    OWED: 'confirm',
    PAID: 'success',
    QUALIFIED: 'success',
    REGISTERED: 'pending',
    RELEASED: 'success',
    REVOKED: 'cancelled',
    REWARDED: 'success',
    ROLLED_BACK: 'cancelled',
    SETTLED: 'success',
    VOID: 'cancelled',
    WAITING: 'pending',
  }),
)

/** A state in the terms of the kit, which knows some of them itself; an unknown one is passed on as it is. */
export const stateChip = (state: string): string => chips.get(state) ?? state
