import { holdPageState } from '../../theme/pageState.ts'

/** `ref` of a scrim: the page knows of it as long as it is there, also while it fades out. */
export const dimPage = (scrim: Element | null): (() => void) | undefined =>
  scrim ? holdPageState('dimmed', scrim.ownerDocument) : undefined
