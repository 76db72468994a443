import {bankDigits} from '@app/domain/bank-account'
import type {BankRequest} from '@contract/approval'
import {flag, record} from '../json'
import {useShopperMutation} from '../shopper/use-shopper-mutation'

export type BankAccount = {
    routingNumber: string
    accountNumber: string
    kind: 'checking' | 'savings'
}

/** Has an account at a bank verified; its numbers travel in this call alone and are kept nowhere (D-26). */
export const useVerifyBank = () =>
    useShopperMutation({
        changes: [['decision'], ['existing-approval']],
        run: async ({commerce, customerId}, account: BankAccount): Promise<boolean> => {
            const body: BankRequest = {
                customerId,
                routingNumber: bankDigits(account.routingNumber),
                accountNumber: bankDigits(account.accountNumber),
                accountType: account.kind === 'checking' ? 'CHECKING' : 'SAVINGS'
            }
            const path = '/custom/bank-verification/v1/organizations/{org}/verifybank'
            return flag(record(await commerce.fetch({path, body, customerId})).verified) ?? false
        }
    })
