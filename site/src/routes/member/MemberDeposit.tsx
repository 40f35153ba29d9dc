import { Deposit } from '../../features/deposit/Deposit.tsx'

/** `/member?page=depositv2` */
export default Deposit
