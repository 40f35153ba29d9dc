export { Showcase, type ShowcaseProps, type ShowcaseItem } from './Showcase.tsx'
