const WHY =
  'two copies on one page: components of one do not see the BrandProvider of the other, and every style ' +
  'comes twice. Find them with `npm ls @brand/ui`, bring all who depend on it to one version, ' +
  'then `npm dedupe`.'

/**
 * Warns when two copies of this package are on one page. `mine` is any object that each copy makes for itself. In a
 * browser only.
 */
export function oneCopy(mine: object) {
  const page = globalThis as { __brandUi?: object }
  if ((page.__brandUi ??= mine) !== mine)
    console.error(`@brand/ui: ${process.env.NODE_ENV === 'production' ? 'two copies' : WHY}`)
}
