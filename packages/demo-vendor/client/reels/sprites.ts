/** A sign drawn once at the size it is shown, still and blurred along its way. */
export interface Sprite {
  still: HTMLCanvasElement
  blurred: HTMLCanvasElement
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

export const loadAll = (urls: readonly string[]): Promise<HTMLImageElement[]> => Promise.all(urls.map(load))

function createCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  return [canvas, canvas.getContext('2d')!]
}

const SMEAR = 28

/** `size` in device pixels. */
export function spriteOf(image: HTMLImageElement, size: number): Sprite {
  const [still, pen] = createCanvas(size, size)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, size, size)
  const [blurred, smear] = createCanvas(size, size * 1.5)
  smear.globalAlpha = 1.7 / SMEAR
  for (let i = 0; i < SMEAR; i++) smear.drawImage(still, 0, (size * 0.5 * i) / (SMEAR - 1))
  return { still, blurred }
}
