import type {ReactElement} from 'react'
import {useStoreOffers} from '@app/commerce/context/store-offers'
import type {Offer} from '@app/domain/basket/offers'
import {OwnData} from '@app/routing/data/own-data'

export type OwnOffersProps = {
    storeId: string
    /** Shown while the customer's own are loading, and if they cannot be read. */
    waiting: ReactElement | null
    show: (offers: readonly Offer[]) => ReactElement | null
}

/** The offers of a customer at a store. */
export const OwnOffers = ({storeId, waiting, show}: OwnOffersProps) => (
    <OwnData useData={useStoreOffers} given={storeId}>
        {(offers) => <>{offers.state === 'ready' ? show(offers.value) : waiting}</>}
    </OwnData>
)
