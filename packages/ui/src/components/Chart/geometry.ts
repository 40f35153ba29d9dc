/** Height of the plot, in px. */
export const height = 200
/** Room for the names of points below it, in px. */
export const below = 28
/** Room a point needs at least, in px; with more points than fit, the plot scrolls. */
export const least = 38
