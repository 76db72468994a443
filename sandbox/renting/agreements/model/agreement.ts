import type {AgreementRefCode} from '@contract/agreements'
import type {Cents} from '../../../core/values/money'
import type {Day} from './days'
import type {Plan} from './plan'

export type RentedItem = {
    productId: string
    rmsItemNumber: string
    inventoryNumber: string
    description: string
    imageUrl: string
    extendedAisle: boolean
}

export type SignerStatus = 'NotStarted' | 'Sent' | 'Completed' | 'Declined'

export type Signing = {
    signerStatus: SignerStatus
    envelopeId?: string | undefined
    envelopeStatus?: string | undefined
}

/** One piece that a customer rents. */
export type Agreement = {
    id: string
    number: string
    customerId: string
    storeNumber: string
    refCode: AgreementRefCode
    item: RentedItem
    plan: Plan
    /** Payments made; the plan says what is left. */
    paid: number
    openDate: Day
    deliveredDate?: Day | undefined
    /** For the coverage of the piece, at each payment. */
    coverage: Cents
    allowsOnlinePayment: boolean
    autopayMethodId?: string | undefined
    signing: Signing
}
