/** Banners a showcase holds (at most three slides). */
export const SHOWN = 3

/** Part of a slide that is in sight once it is the one a swiped row is at: no two show as much of themselves. */
export const MOSTLY = 0.6
