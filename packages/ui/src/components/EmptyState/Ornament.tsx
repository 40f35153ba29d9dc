import * as css from './Ornament.css.ts'

interface OrnamentProps {
  /** The line glyph in the middle. */
  shape: string
  /** Error: the cable of the lamps is cut. */
  broken?: boolean | undefined
}

const Glyph = ({ shape, x, y, size }: { shape: string; x: number; y: number; size: number }) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 256 256" className={css.glyph}>
    <path d={shape} />
  </svg>
)

/** The two drawings a brand can choose from; CSS shows one of them. */
export const Ornament = ({ shape, broken }: OrnamentProps) => (
  <>
    <svg
      data-ornament="arch"
      viewBox="0 0 84 94"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={css.ornament}
    >
      <path d="M7 93V42a35 35 0 0 1 70 0v51" opacity=".55" />
      <path d="M15.5 93V43a26.5 26.5 0 0 1 53 0v50M2 93.5h80" />
      <g stroke="none">
        <Glyph shape={shape} x={27} y={36} size={30} />
      </g>
    </svg>
    <Lamps shape={shape} broken={broken} />
  </>
)

const lamps = [20, 52, 84, 116, 148, 180, 212]
const cable = 'M4 8Q116 44 228 8'
const cut = 'M4 8Q62 26 99 25q4 10-2 23M228 8Q170 26 133 25q-5 9 2 20'
/** Height of the cable above a lamp. */
const hang = (x: number) => 8 + 72 * ((x - 4) / 224) * (1 - (x - 4) / 224)
const stripes = [48, 68, 88, 108, 128, 148, 168]

function Lamps({ shape, broken }: OrnamentProps) {
  const lit = (x: number) => (broken ? x < 60 || x > 172 : x === 116)
  const shown = broken ? lamps.filter((x) => x !== 116) : lamps
  return (
    <svg data-ornament="lamps" viewBox="0 0 232 126" aria-hidden="true" className={css.ornament}>
      {shown.filter(lit).map((x) => (
        <circle key={x} cx={x} cy={hang(x) + 9} r="15" className={css.glow} />
      ))}
      <path d={broken ? cut : cable} fill="none" stroke="currentColor" strokeWidth="2" />
      {shown.map((x) => (
        <ellipse key={x} cx={x} cy={hang(x) + 9} rx="4.5" ry="6" className={lit(x) ? css.lit : css.unlit} />
      ))}
      <path d="M54 82h124v44H54z" className={css.wall} />
      {stripes.map((x, i) => (
        <path key={x} d={`M${x} 64h20v14a10 10 0 0 1-20 0z`} data-odd={i % 2 || undefined} className={css.stripe} />
      ))}
      <rect x="44" y="60" width="148" height="5" rx="2.5" fill="currentColor" />
      <Glyph shape={shape} x={104} y={96} size={24} />
    </svg>
  )
}
