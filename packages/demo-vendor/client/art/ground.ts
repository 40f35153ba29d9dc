import { darker, lighter, mix } from './colour.ts'
import type { Look } from './palettes.ts'
import { all, at, disc, group, path, pen, petal, poly, ring, stroke, times } from './pen.ts'

/**
 * The background picture, as an SVG for a frame of this shape. `focus` is where its middle is, as a share of the height
 * from the middle.
 */
export function groundSvg(look: Look, width: number, height: number, focus: number): string {
  const { deep, base, main, light, metal } = look.palette
  const tool = pen()
  const reach = Math.hypot(width, height)
  const cy = height * focus
  const unit = Math.min(width, height)
  const box = (fill: string, more = '') =>
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
  const halo = disc(
    0,
    cy,
    unit * 0.72,
    tool.glow([
      [0, mix(main, light, 0.4), 0.75],
      [0.5, main, 0.34],
      [1, main, 0],
    ]),
  )

  const rays = () =>
    group(
      `translate(0 ${cy})`,
      all(22, (i) => poly([[0, 0], at(reach, i / 22), at(reach, i / 22 + 1 / 44)], light, 'opacity=".075"')),
    )
  const arches = () =>
    all(6, (i) => {
      const half = unit * (1.02 - i * 0.15)
      const top = cy - half * 0.62
      return path(
        `M${-half} ${height}V${top + half * 0.5}` +
          `C${-half} ${top + half * 0.1} ${-half * 0.34} ${top} 0 ${top - half * 0.3}` +
          `C${half * 0.34} ${top} ${half} ${top + half * 0.1} ${half} ${top + half * 0.5}V${height}Z`,
        i % 2 ? mix(base, main, 0.36) : mix(base, deep, 0.5),
        `opacity="${0.5 + i * 0.05}" stroke="${metal}" stroke-opacity=".16" stroke-width="1.5"`,
      )
    })
  const moon = () =>
    disc(
      0,
      cy,
      unit * 0.42,
      tool.fade([
        [0, mix(main, light, 0.5)],
        [1, mix(main, base, 0.5)],
      ]),
      'opacity=".8"',
    ) + all(4, (i) => ring(0, cy, unit * (0.49 + i * 0.085), light, 1.5, `opacity="${0.26 - i * 0.05}"`))
  const dots = () =>
    `<g fill="${light}" opacity=".24">` +
    times(Math.ceil(height / 26), (row) =>
      times(Math.ceil(width / 26), (col) => {
        const x = -width / 2 + col * 26 + (row % 2) * 13
        const y = -height / 2 + row * 26
        const far = Math.hypot(x, y - cy) / unit
        const r = Math.max(0, 6 * (1 - Math.abs(far - 0.56) * 2.1))
        return r > 0.6 ? `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r.toFixed(1)}"/>` : ''
      }).join(''),
    ).join('') +
    '</g>'
  const mandala = () =>
    group(
      `translate(0 ${cy})`,
      all(3, (k) =>
        all(16, (i) =>
          group(
            `rotate(${(i + (k % 2) / 2) * 22.5})`,
            path(
              petal(unit * (0.86 - k * 0.2), unit * (0.13 - k * 0.022)),
              'none',
              `stroke="${light}" stroke-opacity="${0.2 + k * 0.05}" stroke-width="1.6"`,
            ),
          ),
        ),
      ),
    )

  const waves = () => {
    const step = unit * 0.085
    const rows = 6
    return times(rows, (row) => {
      const y = height / 2 - (rows - 1 - row) * step * 0.52 + step * 0.3
      return all(Math.ceil(width / step / 2) + 2, (col) => {
        const x = -width / 2 + col * step * 2 + (row % 2) * step - step
        return (
          disc(x, y, step * 1.02, mix(base, deep, 0.35)) +
          ring(x, y, step * 0.98, light, 1.4, 'opacity=".3"') +
          disc(x, y, step * 0.7, mix(base, main, 0.45)) +
          disc(x, y, step * 0.42, mix(base, deep, 0.4)) +
          disc(x, y, step * 0.16, metal, 'opacity=".85"')
        )
      })
    }).join('')
  }
  const bubbles = () =>
    all(16, (i) =>
      ring(
        Math.sin(i * 12.9) * width * 0.48,
        Math.cos(i * 7.3) * height * 0.46,
        5 + ((i * 37) % 22),
        light,
        1.6,
        'opacity=".2"',
      ),
    )
  const shafts = () =>
    all(7, (i) =>
      poly(
        [
          [-width * 0.2 + i * width * 0.1, -height * 0.6],
          [-width * 0.12 + i * width * 0.1, -height * 0.6],
          [-width * 0.75 + i * width * 0.26, height * 0.6],
          [-width * 0.95 + i * width * 0.26, height * 0.6],
        ],
        light,
        'opacity=".055"',
      ),
    )
  const hills = () =>
    all(3, (i) =>
      path(
        `M${-width / 2} ${height / 2}V${height * (0.2 + i * 0.1)}` +
          `C${-width * 0.3} ${height * (0.08 + i * 0.12)} ${-width * 0.12} ${height * (0.3 + i * 0.05)}` +
          ` ${width * 0.06} ${height * (0.2 + i * 0.09)}` +
          `S${width * 0.36} ${height * (0.1 + i * 0.11)} ${width / 2} ${height * (0.24 + i * 0.08)}V${height / 2}Z`,
        mix(base, deep, 0.25 + i * 0.26),
        'opacity=".8"',
      ),
    )
  const lights = () =>
    stroke(
      `M${-width * 0.52} ${-height * 0.42}Q${-width * 0.25} ${-height * 0.24} 0 ${-height * 0.4}T${width * 0.52} ${-height * 0.42}`,
      metal,
      1.5,
      'opacity=".35"',
    ) +
    all(17, (i) => {
      const t = i / 16
      const sag = t < 0.5 ? Math.sin(t * 2 * Math.PI) : -Math.sin((t - 0.5) * 2 * Math.PI) * -0.9
      return disc(
        -width * 0.5 + t * width,
        -height * 0.405 + sag * height * 0.075,
        unit * 0.008,
        lighter(metal, 0.4),
        'opacity=".75"',
      )
    })

  const jewelScenes = [
    () => rays() + halo,
    () => halo + arches(),
    () => rays() + moon(),
    () => halo + dots(),
    () => halo + mandala() + lights(),
  ]
  const riverScenes = [
    () => halo + shafts() + waves(),
    () => moon() + waves() + bubbles(),
    () => halo + dots() + waves(),
    () => shafts() + halo + hills() + bubbles(),
    () => rays() + moon() + waves(),
  ]
  const orchardScenes = [
    () => rays() + halo + hills(),
    () => moon() + hills(),
    () => halo + dots() + hills(),
    () => halo + mandala() + hills(),
    () => rays() + moon() + hills() + lights(),
  ]
  const scene = { jewel: jewelScenes, orchard: orchardScenes, river: riverScenes }[look.skin][look.ground]!()
  return tool.svg(
    box(
      tool.fade(
        [
          [0, mix(deep, base, 0.55)],
          [0.5, mix(base, main, 0.14)],
          [1, darker(deep, 0.15)],
        ],
        0.2,
        1,
      ),
    ) +
      scene +
      box(
        tool.fade([
          [0, deep, 0.72],
          [0.2, deep, 0],
          [0.62, deep, 0],
          [1, darker(deep, 0.3), 0.86],
        ]),
      ) +
      box(
        tool.glow(
          [
            [0, '#000', 0],
            [0.62, '#000', 0],
            [1, '#000', 0.5],
          ],
          0.5,
          0.45,
          0.75,
        ),
      ),
    width,
    height,
    true,
  )
}
