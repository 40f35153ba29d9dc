export { Funds } from '../../features/transfer/Funds.tsx'
export { Upline } from '../../features/transfer/Upline.tsx'
