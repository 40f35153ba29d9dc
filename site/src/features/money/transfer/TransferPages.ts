export { Funds } from './Funds.tsx'
export { Upline } from './Upline.tsx'
