import type {MouseEvent} from 'react'
import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {storePath} from '@app/domain/store/place/store-path'
import {isPlainPress} from '@app/routing/links/is-plain-press'
import {Link} from '@app/routing/links/link'
import {ChooseButton} from '../choice/choose-button'
import {StoreAddress} from '../info/store-address'
import {resultMessages} from '../messages'
import {roundedMiles} from './rounded-miles'
import {storeLabel} from './store-label'

export type StoreEntryProps = {
    store: Store
    number: number
    active: boolean
    onPoint: (id: string | null) => void
    onInfo: (store: Store) => void
}

/** The id of an entry, which markers lead to. */
export const entryId = (storeId: string): string => `store-${storeId}`

/** One store of the list: address, distance, the way to make it one's own, and more about it [STORE-011] [STORE-012]. */
export const StoreEntry = ({store, number, active, onPoint, onInfo}: StoreEntryProps) => {
    const {formatMessage} = useIntl()
    const {id, name, distance} = store
    const openInfo = (event: MouseEvent) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        onInfo(store)
    }
    // Marks the marker that belongs to it; nothing can be done with the entry as a whole.
    const pointing = {
        onFocus: () => onPoint(id),
        onBlur: () => onPoint(null),
        onPointerEnter: () => onPoint(id),
        onPointerLeave: () => onPoint(null)
    }
    return (
        <li className={active ? 'store-entry store-entry--active' : 'store-entry'} {...pointing}>
            <span className="marker" aria-hidden="true">
                {number}
            </span>
            <div className="store-entry__facts">
                <h3 id={entryId(id)} tabIndex={-1}>
                    {name}
                </h3>
                <StoreAddress store={store} />
                {distance === null ? null : (
                    <p>{formatMessage(resultMessages.miles, {miles: roundedMiles(distance)})}</p>
                )}
            </div>
            <div className="store-entry__ways">
                <ChooseButton store={store} />
                <Link
                    id={`info-${id}`}
                    to={storePath(store)}
                    aria-label={formatMessage(resultMessages.infoOf, {name: storeLabel(store)})}
                    onClick={openInfo}
                >
                    {formatMessage(resultMessages.info)}
                </Link>
            </div>
        </li>
    )
}
