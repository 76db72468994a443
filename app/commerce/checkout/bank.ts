import {bankDigits} from '@app/domain/payments/bank-account'
import type {BankRequest} from '@contract/approval'
import {decisionChanges} from '../approvals/existing-approval'
import {flag, record} from '../json'
import {type ShopperRun, useShopperCall} from '../session/use-shopper-call'

export type BankAccount = {
    routingNumber: string
    accountNumber: string
    kind: 'checking' | 'savings'
}

const verifyBank: ShopperRun<BankAccount, boolean> = async ({commerce, customerId}, account) => {
    const body: BankRequest = {
        customerId,
        routingNumber: bankDigits(account.routingNumber),
        accountNumber: bankDigits(account.accountNumber),
        accountType: account.kind === 'checking' ? 'CHECKING' : 'SAVINGS'
    }
    const path = '/custom/bank-verification/v1/organizations/{org}/verifybank'
    return flag(record(await commerce.fetch({path, body, customerId})).verified) ?? false
}

/** Verifies a bank account; its numbers are sent in this call only, and stored nowhere, not in a cache either (D-26). */
export const useVerifyBank = (): ((account: BankAccount) => Promise<boolean>) =>
    useShopperCall(verifyBank, decisionChanges)
