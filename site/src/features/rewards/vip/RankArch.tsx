import * as css from './vip.css.ts'

const width = 84
const gap = 6

/** The arch of a rank, with one ring more than the rank before. Decoration. */
export function RankArch({ level }: { level: number }) {
  // From its tenth ring on an arch would have no opening: higher ranks are taller instead.
  const rings = Math.min(level + 2, 7)
  const height = 36 + level * 20
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={css.arch}
    >
      {Array.from({ length: rings }, (_, ring) => {
        const radius = width / 2 - 1 - ring * gap
        const crown = Math.min(radius, height - 1 - ring * gap)
        const left = width / 2 - radius
        return (
          <path
            key={ring}
            className={ring === rings - 1 ? css.opening : undefined}
            d={`M${left} ${height}V${1 + ring * gap + crown}a${radius} ${crown} 0 0 1 ${radius * 2} 0V${height}`}
          />
        )
      })}
    </svg>
  )
}
