import {useIntl} from 'react-intl'
import {type RentalCustomer, rentalCustomer} from '@app/commerce/account/rental-customer'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import {storePath} from '@app/domain/stores/store-address'
import {useAppContext} from '@app/routing/route/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {personal} from '@app/routing/route/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {Facts} from '@app/ui/typography/facts'
import {PhoneLink} from '@app/ui/typography/phone-number'
import {personalInfoPath} from '../frame/account-addresses'
import {AccountSection} from '../frame/account-section'
import {LinesSkeleton} from '../frame/account-skeleton'
import {AddressSection, PhoneSection} from './contact-sections'
import {DueOnIconSection} from './due-on-icon'
import {ElectronicRecordsSection} from './electronic-records'
import {ownStoreMessages, personalMessages as texts} from './personal-messages'
import {accountPage, type AccountContentProps} from '../frame/account-page'

const About = ({customer}: {customer: RentalCustomer}) => {
    const {formatMessage} = useIntl()
    const {firstName, lastName, email, rentalId} = customer
    const rows = [
        {label: texts.name, value: `${firstName} ${lastName}`.trim()},
        {label: texts.email, value: email},
        {label: texts.rentalId, value: rentalId}
    ]
    return (
        <AccountSection title={formatMessage(texts.about)}>
            <Facts
                rows={rows.flatMap(({label, value}) =>
                    value ? [{label: formatMessage(label), value}] : []
                )}
            />
            <p>
                <Link to="/account">{formatMessage(texts.details)}</Link>
            </p>
        </AccountSection>
    )
}

const StoreFacts = ({store}: {store: Store}) => {
    const {formatMessage} = useIntl()
    const {name, address, city, state, postalCode, phone} = store
    return (
        <>
            <address>
                <strong>{name}</strong>
                <br />
                {address}
                <br />
                {`${city}, ${state} ${postalCode}`}
            </address>
            <p className="account-actions">
                {phone ? <PhoneLink number={phone} message={ownStoreMessages.call} /> : null}
                <Link to={storePath(store)}>{formatMessage(ownStoreMessages.more)}</Link>
            </p>
            <p className="account-note">{formatMessage(ownStoreMessages.note)}</p>
        </>
    )
}

const NoStore = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <p>{formatMessage(ownStoreMessages.none)}</p>
            <p>
                <Link to="/store-locator">{formatMessage(ownStoreMessages.find)}</Link>
            </p>
        </>
    )
}

/** The store that the account belongs to, even if the shopper has chosen another store to shop at (G-50) (D-18). */
const OwnStore = ({customer: {storeNumber}}: {customer: RentalCustomer}) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const store = useCommerceQuery<Store | null>(
        storeNumber ? storeById(commerce, storeNumber) : emptyQuery
    )
    return (
        <AccountSection title={formatMessage(ownStoreMessages.title)}>
            <AsyncContent from={store} skeleton={<LinesSkeleton />} empty={<NoStore />}>
                {(known) => <StoreFacts store={known} />}
            </AsyncContent>
        </AccountSection>
    )
}

export type PersonalInfoPageProps = {customer: Loadable<RentalCustomer>}

const KnownCustomer = ({
    value: customer
}: AccountContentProps<PersonalInfoPageProps, RentalCustomer>) => (
    <>
        <About customer={customer} />
        <AddressSection customer={customer} />
        <PhoneSection customer={customer} />
        <OwnStore customer={customer} />
        <ElectronicRecordsSection customer={customer} />
        <DueOnIconSection />
    </>
)

/** The renter's name, address, phone and store, as the store knows them [ROUTE-050] [ACCT-038] [API-046]. */
export const page = accountPage({
    path: personalInfoPath,
    title: texts.title,
    loader: () => ({
        customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId))
    }),
    dataOf: ({customer}: PersonalInfoPageProps) => customer,
    // Nothing here depends on the day: the store is read by its own section.
    storeOf: () => null,
    Content: KnownCustomer
})
