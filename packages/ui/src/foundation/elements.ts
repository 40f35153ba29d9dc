/**
 * Whether an event's target is an element, of whichever window: in a window that the page has opened, elements are made
 * by other constructors than those of this one, and `instanceof` fails.
 */
export const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'nodeType' in target && target.nodeType === 1

/** Whether an event's target is in an element. */
export const isInside = (element: Element | null | undefined, target: EventTarget | null): boolean =>
  target !== null && 'nodeType' in target && element?.contains(target as Node) === true
