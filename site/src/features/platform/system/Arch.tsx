import * as css from './closed.css.ts'

const rings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The operator's arch. `shut` draws its doors closed. Decoration. */
export function Arch({ shut = false }: { shut?: boolean }) {
  return (
    <svg viewBox="0 0 530 580" aria-hidden="true" fill="none" stroke="currentColor" className={css.art}>
      {rings.map((ring) => {
        const radius = 264 - ring * 26.4
        return (
          <path
            key={ring}
            d={`M${265 - radius} 600V265a${radius} ${radius} 0 0 1 ${radius * 2} 0V600`}
            opacity={0.2 + ring * 0.06}
          />
        )
      })}
      {shut ? (
        <g strokeWidth="2">
          <path d="M194 600V320a71 71 0 0 1 142 0V600M265 250V600" />
          <path d="M252 435h.01M278 435h.01" strokeWidth="11" strokeLinecap="round" />
        </g>
      ) : (
        <circle cx="265" cy="300" r="15" fill="currentColor" stroke="none" />
      )}
    </svg>
  )
}
