/**
 * Lotteries the operator draws itself, by its codes, and the board each is bet on at. Times, promises and seeds of
 * their issues are the operator's.
 */
export const gatewayLotteries: Readonly<Partial<Record<string, string>>> = {
  PADMA5D: 'five',
  MEGHNA3D: 'three',
  DELTA6: 'lotto45',
  KITE35: 'lotto35',
  MONSOON20: 'keno',
  LOTUS4D: 'sea',
  HARBOUR3D: 'three',
  JAMUNA3D: 'three',
  SURMA4D: 'sea',
  VN_FAST: 'vietnam',
  VN_NORTH: 'vietnam',
  VN_SOUTH: 'vietnam',
}
