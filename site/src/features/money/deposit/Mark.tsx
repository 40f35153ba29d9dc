import { Icon } from '@brand/ui/icon'
import { bank, coins, creditCard, deviceMobile, handshake, qrCode, wallet } from '@brand/ui/icons'
import type { DepositChannel } from '@brand/sdk/member'

const shapes = new Map(
  Object.entries<string>({
    WALLET: deviceMobile,
    BANK: bank,
    QR: qrCode,
    CARD: creditCard,
    CRYPTO: coins,
    AGENT: handshake,
  }),
)

/** Icon for the kind of a channel in every language; not a trade mark. */
export function Mark({ group }: Pick<DepositChannel, 'group'>) {
  return <Icon icon={shapes.get(group) ?? wallet} size={24} />
}
