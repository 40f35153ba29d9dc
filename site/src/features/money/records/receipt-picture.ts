/** What the picture of a round shows: nothing of the account, nor of its balance. */
export interface PictureOf {
  brand: string
  /** Address of a square picture of the game. */
  art: string
  title: string
  /** Smaller, below the title. */
  note: string
  /** The one figure that stands out, with its name. */
  figure: { term: string; value: string }
  lines: readonly { term: string; value: string }[]
  /** Below the rest, smallest. */
  foot: string
  direction: 'ltr' | 'rtl'
}

const size = 1080
const margin = 84

const loaded = (address: string) =>
  new Promise<HTMLImageElement | undefined>((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    // Without the art the figures still stand.
    image.onerror = () => resolve(undefined)
    image.src = address
  })

/**
 * The look of the page: what its variables come to. Written out, as `vars` of the kit would come with every page for
 * this one.
 */
function looks() {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.hidden = true
  const read = (property: 'color' | 'font-family', role: `--brand-${string}`) => {
    probe.style.setProperty(property, `var(${role})`)
    return getComputedStyle(probe).getPropertyValue(property)
  }
  const found = {
    ground: read('color', '--brand-bg'),
    line: read('color', '--brand-line-strong'),
    text: read('color', '--brand-text'),
    quiet: read('color', '--brand-text-2'),
    accent: read('color', '--brand-accent-text'),
    display: read('font-family', '--brand-font-display'),
    ui: read('font-family', '--brand-font-ui'),
  }
  probe.remove()
  return found
}

/** Draws a round as a square picture of 1080 px in the look of the page, as a PNG. */
export async function drawReceipt(of: PictureOf): Promise<Blob> {
  const look = looks()
  const art = await loaded(of.art)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const rtl = of.direction === 'rtl'
  const [start, end] = rtl ? [size - margin, margin] : [margin, size - margin]
  pen.direction = of.direction
  const write = (text: string, x: number, y: number, font: string, colour: string, width = size - 2 * margin) => {
    pen.font = font
    pen.fillStyle = colour
    pen.textAlign = x === start ? 'start' : 'end'
    pen.fillText(text, x, y, width)
  }
  pen.fillStyle = look.ground
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = look.accent
  pen.fillRect(0, 0, size, 12)
  write(of.brand, start, 130, `700 46px ${look.display}`, look.text)
  const tile = 232
  if (art) {
    pen.save()
    pen.beginPath()
    pen.roundRect(rtl ? margin : size - margin - tile, 76, tile, tile, 28)
    pen.clip()
    // Tiles are taller than wide: their middle.
    const tall = tile * (art.naturalHeight / art.naturalWidth || 1)
    pen.drawImage(art, rtl ? margin : size - margin - tile, 76 - (tall - tile) / 2, tile, tall)
    pen.restore()
  }
  const beside = size - 2 * margin - tile - 40
  write(of.title, start, 232, `650 54px ${look.ui}`, look.text, beside)
  write(of.note, start, 290, `400 32px ${look.ui}`, look.quiet, beside)
  write(of.figure.term, start, 400, `400 36px ${look.ui}`, look.quiet)
  write(of.figure.value, start, 514, `700 128px ${look.display}`, look.accent)
  of.lines.forEach(({ term, value }, at) => {
    const y = 650 + at * 84
    pen.fillStyle = look.line
    pen.fillRect(margin, y - 58, size - 2 * margin, 2)
    write(term, start, y, `400 36px ${look.ui}`, look.quiet, 340)
    write(value, end, y, `550 ${value.length > 24 ? 27 : 36}px ${look.ui}`, look.text, 540)
  })
  write(of.foot, start, size - 64, `400 28px ${look.ui}`, look.quiet)
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('the picture was not drawn'))), 'image/png'),
  )
}
