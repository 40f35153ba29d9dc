/**
 * Marks the page as being in a state, `data-<name>` on `<html>`, until every holder has let go: for style sheets, to
 * which `:has()` on the root costs a look at the whole document at each insertion. For the document of an element that
 * may be in another window, pass `element.ownerDocument`.
 *
 * @returns What lets go. A `ref` that returns it holds the state as long as its element is there.
 */
export function holdPageState(name: string, page: Document = document): () => void {
  const root = page.documentElement
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
