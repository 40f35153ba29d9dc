import { readFileSync, writeFileSync } from 'node:fs'
import { brandCss, validateBrand } from '@brand/ui/brands'

writeFileSync('src/nodi.css', brandCss(validateBrand(JSON.parse(readFileSync('nodi.json', 'utf8')))))
