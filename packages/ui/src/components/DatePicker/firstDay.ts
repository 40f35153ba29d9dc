/** The one day of a grid that Tab leads to: the chosen one, else today, else the first that may be chosen. */
export const firstDay = (within: HTMLElement | null) =>
  within?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]') ?? null
