/** Waits until no other process of the clone holds the lock, and takes it. @returns how to give it back */
export function lockClone(root: string, waits?: (holder: number) => void): () => void
