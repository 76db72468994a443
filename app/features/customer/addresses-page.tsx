import {newId} from '@app/lib/browser/new-id'
import {useState} from 'react'
import {useIntl} from 'react-intl'
import {
    type Profile,
    profileCall,
    type SavedAddress,
    useProfile,
    useRemoveAddress
} from '@app/commerce/customer/profile'
import type {Loadable} from '@app/routing/route/commerce-query'
import {OwnData} from '@app/routing/data/own-data'
import {definePage} from '@app/routing/route/page'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {useWriteFailure} from '@app/ui/form/write-failure'
import {LateConfirmDialog} from '@app/ui/overlay/late-confirm-dialog'
import {Badge} from '@app/ui/typography/badge'
import {PhoneNumber} from '@app/ui/typography/phone-number'
import {AddressForm, type EditedAddress, storedAddress} from './address-form'
import {CustomerPage} from './customer-page'
import {customerSkeleton} from './customer-skeleton'
import {useStoredValues} from '@app/routing/data/stored-values'
import {addressMessages} from './messages'

const PATH = '/account/addresses'

const lineOf = ({address1, city, state}: SavedAddress): string => `${address1}, ${city}, ${state}`

type CardProps = {address: SavedAddress; onEdit: () => void; onRemove: () => void}

const AddressCard = ({address, onEdit, onRemove}: CardProps) => {
    const {formatMessage} = useIntl()
    const {firstName, lastName, address1, address2, city, state, postalCode, phone} = address
    const named = {address: lineOf(address)}
    return (
        <div className="customer-card">
            {address.isPreferred ? (
                <p>
                    <Badge>{formatMessage(addressMessages.preferred)}</Badge>
                </p>
            ) : null}
            <address>
                {`${firstName} ${lastName}`.trim()}
                <br />
                {[address1, address2].filter(Boolean).join(', ')}
                <br />
                {`${city}, ${state} ${postalCode}`}
                {address.country === 'CA' ? (
                    <>
                        <br />
                        {formatMessage(addressMessages.canada)}
                    </>
                ) : null}
                {phone ? (
                    <>
                        <br />
                        <PhoneNumber number={phone} />
                    </>
                ) : null}
            </address>
            <p className="customer-actions">
                <Button
                    look="secondary"
                    aria-label={formatMessage(addressMessages.editNamed, named)}
                    onClick={onEdit}
                >
                    {formatMessage(addressMessages.edit)}
                </Button>
                <Button
                    look="quiet"
                    aria-label={formatMessage(addressMessages.removeNamed, named)}
                    onClick={onRemove}
                >
                    {formatMessage(addressMessages.remove)}
                </Button>
            </p>
        </div>
    )
}

/**
 * A new address starts with the customer's own name; the first address is the preferred one. Its id is unique, also
 * between tabs.
 */
const newAddress = ({firstName, lastName, addresses}: Profile, id: string): SavedAddress => ({
    id,
    firstName,
    lastName,
    country: 'US',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: '',
    phone: '',
    isPreferred: addresses.length === 0
})

type AddressBookProps = {profile: Profile; onFocus: () => void}

const AddressBook = ({profile, onFocus}: AddressBookProps) => {
    const {formatMessage} = useIntl()
    const typed = useStoredValues(storedAddress)
    const [editing, setEditing] = useState<EditedAddress | undefined>(typed)
    const [toRemove, setToRemove] = useState<SavedAddress | null>(null)
    const {mutateAsync: remove, isLoading: isRemoving, variables: removedId} = useRemoveAddress()
    // Gone at once; an address that could not be removed is there again.
    const addresses = profile.addresses.filter(({id}) => !isRemoving || id !== removedId)
    const writeFailure = useWriteFailure()
    const finish = () => {
        setEditing(undefined)
        onFocus()
    }
    const add = () => setEditing({address: newAddress(profile, newId()), isNew: true})
    if (editing) return <AddressForm key={editing.address.id} {...editing} onDone={finish} />

    const removeAddress = async ({id}: SavedAddress) => {
        setToRemove(null)
        try {
            await remove(id)
            showToast(formatMessage(addressMessages.removed), 'good')
        } catch (error) {
            showToast(writeFailure(error, addressMessages.failed), 'error')
        }
        onFocus()
    }
    return (
        <>
            {addresses.length === 0 ? <p>{formatMessage(addressMessages.empty)}</p> : null}
            {addresses.length > 0 ? (
                <ul
                    className="customer-cards customer-cards--addresses"
                    aria-label={formatMessage(addressMessages.list)}
                >
                    {addresses.map((address) => (
                        <li key={address.id}>
                            <AddressCard
                                address={address}
                                onEdit={() => setEditing({address, isNew: false})}
                                onRemove={() => setToRemove(address)}
                            />
                        </li>
                    ))}
                </ul>
            ) : null}
            <p>
                <Button onClick={add}>{formatMessage(addressMessages.add)}</Button>
            </p>
            {toRemove ? (
                <LateConfirmDialog
                    danger
                    title={formatMessage(addressMessages.removeTitle)}
                    message={lineOf(toRemove)}
                    onConfirm={() => void removeAddress(toRemove)}
                    onCancel={() => setToRemove(null)}
                />
            ) : null}
        </>
    )
}

export type AddressesPageProps = {profile: Loadable<Profile>}

/** The customer's address book [ROUTE-007] [ACCT-004]. */
export const AddressesPage = ({profile}: AddressesPageProps) => {
    const {formatMessage} = useIntl()
    return (
        <CustomerPage
            path={PATH}
            canonical={PATH}
            title={formatMessage(addressMessages.title)}
            from={profile}
        >
            {(known, focusHeading) => <AddressBook profile={known} onFocus={focusHeading} />}
        </CustomerPage>
    )
}

/** The page with the customer's own profile. */
export const OwnAddressesPage = () => (
    <OwnData useData={useProfile} given={undefined}>
        {(profile) => <AddressesPage profile={profile} />}
    </OwnData>
)

export const page = definePage({
    loader: () => ({}),
    firstCalls: ({customerId}) => [profileCall(customerId)],
    skeleton: customerSkeleton(PATH, addressMessages.title)
})(OwnAddressesPage)
