// `npm run operate`: what operators do (scripts/lib/operate.ts), started as one file.
import { bundled } from './lib/bundled.ts'

await import(await bundled('operate', 'scripts/lib/operate.ts'))
