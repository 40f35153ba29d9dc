/** What can stand after `#` in the address: the promotion, or the raffle, that is open. */
export const idInHash = (hash: string): string | undefined => /^#([a-z0-9-]{1,32})$/.exec(hash)?.[1]
