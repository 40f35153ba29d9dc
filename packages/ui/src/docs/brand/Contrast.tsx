import { measureContrast, type Brand, type Measured } from '../../brands/index.ts'
import * as css from './brand.css.ts'

const schemes = ['light', 'dark'] as const

/** Pairs by name, each in both schemes; those that fail first. */
function rowsOf(brand: Brand) {
  const rows = Map.groupBy(measureContrast(brand), ({ name }) => name)
  const fails = (pairs: Measured[]) => (pairs.every(({ passes }) => passes) ? 1 : 0)
  return [...rows].toSorted(([, a], [, b]) => fails(a) - fails(b))
}

const Cell = ({ pair: { fg, bg, ratio, passes } }: { pair: Measured }) => (
  <td className={css.cell} data-passes={passes}>
    <span className={css.sample} style={{ background: bg }} aria-hidden="true">
      <span className={css.dot} style={{ background: fg }} />
    </span>
    {`${ratio.toFixed(2)} ${passes ? 'passes' : 'fails'}`}
  </td>
)

/** Every pair of roles that is drawn one on the other, measured as the build measures it. */
export function Contrast({ brand }: { brand: Brand }) {
  const rows = rowsOf(brand)
  const all = rows.flatMap(([, pairs]) => pairs)
  const failing = all.filter(({ passes }) => !passes).length
  return (
    <section className={css.editor} aria-label="Contrast">
      <h2 className={css.heading}>Contrast</h2>
      <output className={css.quiet}>
        {failing === 0
          ? `All ${all.length} pairs pass AA.`
          : `${failing} of ${all.length} pairs fail AA: such a brand is refused when it is built.`}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={css.scroller} tabIndex={0} role="region" aria-label="Contrast of every pair">
        <table className={css.table}>
          <thead>
            <tr>
              <th className={css.cell} scope="col">
                Pair
              </th>
              <th className={css.cell} scope="col">
                Needs
              </th>
              {schemes.map((scheme) => (
                <th key={scheme} className={css.cell} scope="col">
                  {scheme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, pairs]) => (
              <tr key={name}>
                <th className={css.cell} scope="row">
                  {name}
                </th>
                <td className={css.cell}>{pairs[0]?.min}</td>
                {pairs.map((pair) => (
                  <Cell key={pair.scheme} pair={pair} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
