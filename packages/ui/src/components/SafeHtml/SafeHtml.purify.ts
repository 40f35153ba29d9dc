import DOMPurify from 'dompurify'
import { arrowSquareOut } from '../../icons/icons.gen.ts'
import * as icon from '../Icon/Icon.css.ts'
import * as link from '../Link/Link.css.ts'
import { destination, type Allowed } from '../SafeLink/SafeLink.model.ts'
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts'
import { allowedAttributes, allowedTags } from './SafeHtml.model.ts'

export interface Limits extends Allowed {
  /** Hosts beside this site that pictures may come from. */
  imageHosts?: readonly string[] | undefined
}

const svg = 'http://www.w3.org/2000/svg'

/**
 * What Link puts behind a link that opens a new tab, as elements. Its sign never mirrors: the direction of the content
 * is its own.
 */
function outwards(words: string): DocumentFragment {
  const sign = document.createElementNS(svg, 'svg')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 256 256',
    width: '14',
    height: '14',
    class: `${icon.root} ${link.sign}`,
  }))
    sign.setAttribute(name, value)
  sign.appendChild(document.createElementNS(svg, 'path')).setAttribute('d', arrowSquareOut)
  const mark = document.createElement('span')
  mark.className = link.mark
  mark.ariaHidden = 'true'
  mark.append('\u2060', sign)
  const spoken = document.createElement('span')
  spoken.className = hidden.root
  spoken.textContent = ` (${words})`
  const both = document.createDocumentFragment()
  both.append(mark, spoken)
  return both
}

/** Checks each address; other sites open in a new tab. Changes `tree` and returns it. */
export function settleAddresses(
  tree: DocumentFragment,
  { imageHosts = [], ...limits }: Limits,
  newTab: string,
): DocumentFragment {
  for (const anchor of tree.querySelectorAll('a')) {
    const to = destination(anchor.getAttribute('href'), limits)
    anchor.removeAttribute('href')
    if (!to) continue
    anchor.setAttribute('href', to.href)
    anchor.className = link.root
    anchor.dataset['variant'] = 'inline'
    if (to.kind !== 'web') continue
    anchor.target = '_blank'
    anchor.rel = 'noopener noreferrer nofollow'
    anchor.append(outwards(newTab))
  }
  for (const image of tree.querySelectorAll('img')) {
    const from = destination(image.getAttribute('src'), { schemes: ['https:'], hosts: imageHosts })
    if (!from) {
      image.replaceWith(image.alt)
      continue
    }
    if (!image.hasAttribute('alt')) image.alt = ''
    image.loading = 'lazy'
    image.decoding = 'async'
    image.referrerPolicy = 'no-referrer'
  }
  return tree
}

/**
 * Html from data as a fragment that runs nothing. Parsing goes through DOMPurify's Trusted Types policy, `dompurify`.
 * In a browser only.
 */
export function purify(html: string, limits: Limits, newTab: string): DocumentFragment {
  // Null, whatever its type says, where nothing at all can be read from the text.
  const tree: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  return settleAddresses(tree ?? document.createDocumentFragment(), limits, newTab)
}
