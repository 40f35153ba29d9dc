import { Limits } from '../../features/limits/Limits.tsx'

/** `/member?page=limits` */
export default Limits
