import { agent } from '../../../app/api/agent-client.ts'
import { Payments } from './Payments.tsx'

const { contracts } = agent

export const Dividends = () => <Payments id="dividends" call={contracts.dividends} />
export const DailyWages = () => <Payments id="dailyWages" call={contracts.dailySalaries} />
export const HourlySalary = () => <Payments id="hourlySalary" call={contracts.hourlySalaries} />
export const RealtimeSalary = () => <Payments id="realtimeSalary" call={contracts.realtimeSalaries} />
