/**
 * Marks the page as being in a state, `data-<name>` on `<html>`, until every holder has let go: for style sheets, to
 * which `:has()` on the root costs a look at the whole document at each insertion. Returns what lets go; usable as the
 * `ref` of an element that is there as long as the state is.
 */
export function holdPageState(name: string): () => void {
  const root = document.documentElement
  const attribute = `data-${name}`
  const add = (by: 1 | -1) => {
    const holders = Number(root.getAttribute(attribute) ?? 0) + by
    if (holders > 0) root.setAttribute(attribute, String(holders))
    else root.removeAttribute(attribute)
  }
  add(1)
  let held = true
  return () => {
    if (held) add(-1)
    held = false
  }
}
