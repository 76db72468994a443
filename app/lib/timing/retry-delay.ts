const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** How long to wait before trying again, after so many retries: doubled from 1 s up to 30 s [CONST-005]. */
export const retryDelay = (retries: number): number => Math.min(FIRST_MS * 2 ** retries, LONGEST_MS)
