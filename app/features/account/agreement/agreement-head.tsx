import {useIntl} from 'react-intl'
import type {AgreementDetails, RentalAgreement} from '@app/commerce/account/agreements'
import {agreementName} from '@app/domain/agreements/agreement'
import {storePath} from '@app/domain/stores/store-address'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {Breadcrumbs} from '@app/ui/navigation/breadcrumbs'
import {accountMessages} from '@app/ui/navigation/messages'
import {agreementMessages as lawMessages} from '@app/ui/price/messages'
import {AgreementPicture} from './agreement-picture'
import {AgreementBadges} from './agreement-state'
import {agreementMessages} from '../frame/agreement-messages'
import {agreementsMessages} from '../frame/messages'
import type {StoreDay} from '../frame/store-day'

export type AgreementHeadProps = {
    agreement: RentalAgreement
    details: Loadable<AgreementDetails>
    storeDay: StoreDay
}

/**
 * The head of an agreement's page: name, picture, state, the legal name of the agreement in the store's state, and the
 * store. The pieces of an agreement for several are listed [ACCT-042].
 */
export const AgreementHead = ({
    agreement,
    details,
    storeDay: {store, today}
}: AgreementHeadProps) => {
    const {formatMessage} = useIntl()
    const {number, name, items} = agreement
    return (
        <>
            <Breadcrumbs
                trail={[{label: formatMessage(accountMessages.dashboard), to: '/my-accounts'}]}
                here={name}
            />
            <div className="agreement-head">
                <AgreementPicture
                    productId={items[0]?.productId ?? null}
                    details={details}
                    width={240}
                />
                <div className="agreement-card__about">
                    <h1>{name}</h1>
                    <p className="account-note">
                        {formatMessage(agreementsMessages.number, {number})}
                    </p>
                    <AgreementBadges agreement={agreement} today={today} />
                    {store ? (
                        <>
                            <p className="account-note">
                                {formatMessage(lawMessages[agreementName(store.state)])}
                            </p>
                            <p>
                                {formatMessage(agreementMessages.store)}{' '}
                                <Link to={storePath(store)}>{store.name}</Link>
                            </p>
                        </>
                    ) : null}
                </div>
            </div>
            {items.length > 1 ? (
                <ul className="agreement-list" aria-label={formatMessage(agreementMessages.pieces)}>
                    {items.map((item, index) => (
                        <li key={`${index} ${item.name}`} className="agreement-card">
                            <AgreementPicture productId={item.productId} width={80} />
                            <p>{item.name}</p>
                        </li>
                    ))}
                </ul>
            ) : null}
        </>
    )
}
