// Every entry where React has no state, no effects and no context: it loads, and each component renders into the
// stream, on the server or as a reference that the browser fills in.
import manifest from '@brand/ui/package.json' with { type: 'json' }
import { heart } from '@brand/ui/icons'
import { createElement as h } from 'react'
import { renderToReadableStream } from 'react-server-dom-parcel/server'

/** What any component can be given across the border: plain data. */
const props = {
  children: 'x',
  title: 'x',
  label: 'x',
  name: 'x',
  icon: heart,
  items: [],
  links: [],
  value: 'x',
  'aria-label': 'x',
}
const isReference = (value) => value?.$$typeof === Symbol.for('react.client.reference')
const isComponent = ([name, value]) => /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || isReference(value))

let onServer = 0
let references = 0
for (const [entry, target] of Object.entries(manifest.exports)) {
  if (typeof target === 'string' || !('react-server' in target)) continue
  const found = await import(entry.replace('.', '@brand/ui'))
  for (const [name, Component] of Object.entries(found).filter(isComponent)) {
    const faults = []
    const stream = renderToReadableStream(h(Component, props), { onError: (fault) => void faults.push(fault) })
    const text = await new Response(stream).text()
    if (faults.length > 0) throw new Error(`${entry}: ${name} does not render on the server: ${faults[0]}`)
    if (isReference(Component)) {
      references += 1
    } else {
      if (!text.includes('"data-component"'))
        throw new Error(`${entry}: ${name} left nothing in the stream: ${text.slice(0, 300)}`)
      onServer += 1
    }
  }
}
console.log(`${onServer} components render on the server, ${references} are references`)
