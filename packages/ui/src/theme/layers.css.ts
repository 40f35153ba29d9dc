import { globalLayer } from '@vanilla-extract/css'

export const layers = {
  reset: globalLayer('brand.reset'),
  tokens: globalLayer('brand.tokens'),
  base: globalLayer('brand.base'),
  components: globalLayer('brand.components'),
  utilities: globalLayer('brand.utilities'),
}
