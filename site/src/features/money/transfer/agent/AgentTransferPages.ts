export { DownlineTransfer } from './DownlineTransfer.tsx'
export { PacketPage } from './PacketPage.tsx'
