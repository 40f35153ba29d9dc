import * as css from './closed.css.ts'

const spans = [0, 480, 960, 1440]
const places = [40, 120, 200, 280, 360, 440]
/** Height of a cable at a place along its span. */
const hang = (place: number) => 10 + 88 * (place / 480) * (1 - place / 480)

const Lamps = ({ lit }: { lit: boolean }) => (
  <g>
    {spans.map((span) => (
      <path key={span} d={`M${span} 10q240 44 480 0`} fill="none" stroke="currentColor" strokeWidth="1.5" />
    ))}
    {spans.flatMap((span) =>
      places.map((place) => {
        const burns = lit && place === 280
        return (
          <g key={span + place} transform={`translate(${span + place} ${hang(place) + 10})`}>
            {burns ? <circle r="26" className={css.glow} /> : null}
            <ellipse rx="5" ry="7" stroke="currentColor" className={burns ? css.lit : css.unlit} />
          </g>
        )
      }),
    )}
  </g>
)

const stalls = [0, 1, 2, 3, 4, 5]
const scallops = [0, 1, 2, 3]
const slats = [0, 1, 2, 3, 4, 5, 6]
/** Its lower edge is eight half circles. */
const awning = `M4 7h240v31a${Array(8).fill('15 15 0 0 1-30 0').join(' ')}z`

const Stall = ({ at }: { at: number }) => (
  <g transform={`translate(${at * 262} ${(at % 2) * 22})`} fill="currentColor">
    <path d="M18 50h212v180H18z" opacity=".16" />
    {slats.map((slat) => (
      <path key={slat} d={`M30 ${64 + slat * 17}h188v3H30z`} opacity=".3" />
    ))}
    <path d={awning} opacity=".28" />
    {scallops.map((scallop) => (
      <path key={scallop} d={`M${34 + scallop * 60} 7h30v31a15 15 0 0 1-30 0z`} opacity=".3" />
    ))}
    <rect width="248" height="7" rx="3.5" opacity=".7" />
  </g>
)

/** The other brand's string of lamps. A few burn while it opens again, none when it is `shut`. Decoration. */
export const LampString = ({ shut = false }: { shut?: boolean }) => (
  <svg viewBox="0 0 1440 100" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className={css.lamps}>
    <g transform="translate(-190 30)" opacity=".5">
      <Lamps lit={false} />
    </g>
    <Lamps lit={!shut} />
  </svg>
)

/** Its stalls, with their shutters down. Decoration. */
export const Stalls = () => (
  <svg viewBox="0 0 1572 200" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className={css.stalls}>
    {stalls.map((at) => (
      <Stall key={at} at={at} />
    ))}
  </svg>
)
