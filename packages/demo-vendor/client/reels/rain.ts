/** A short shower of signs over the reels, for large wins only; nothing where less motion is wanted. */
export function shower(canvas: HTMLCanvasElement, image: HTMLImageElement): void {
  const box = canvas.getBoundingClientRect()
  const scale = Math.min(window.devicePixelRatio || 1, 2)
  canvas.width = box.width * scale
  canvas.height = box.height * scale
  const pen = canvas.getContext('2d')!
  const unit = Math.min(canvas.width, canvas.height)
  const drops = Array.from({ length: 42 }, (_, i) => ({
    x: Math.random() * canvas.width,
    y: -unit * (0.1 + Math.random() * 0.9),
    fall: unit * (0.55 + Math.random() * 0.5),
    sway: (Math.random() - 0.5) * unit * 0.1,
    size: unit * (0.045 + (i % 5) * 0.012),
    spin: 1.5 + Math.random() * 3,
    phase: Math.random() * 6,
  }))
  const begun = performance.now()
  const step = (now: number) => {
    const t = (now - begun) / 1000
    pen.clearRect(0, 0, canvas.width, canvas.height)
    let left = 0
    for (const drop of drops) {
      const y = drop.y + drop.fall * t + unit * 0.22 * t * t
      if (y > canvas.height + drop.size) continue
      left++
      pen.save()
      pen.translate(drop.x + Math.sin(t * 2 + drop.phase) * drop.sway, y)
      pen.scale(Math.cos(t * drop.spin + drop.phase), 1)
      pen.drawImage(image, -drop.size / 2, -drop.size / 2, drop.size, drop.size)
      pen.restore()
    }
    if (left > 0) requestAnimationFrame(step)
    else pen.clearRect(0, 0, canvas.width, canvas.height)
  }
  requestAnimationFrame(step)
}
