import {type MouseEvent, useState} from 'react'
import {flushSync} from 'react-dom'
import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {storePath} from '@app/domain/stores/store-address'
import {hasMoreStores, shownStores, storesPerStep} from '@app/domain/stores/store-listing'
import {isPlainClick, Link} from '@app/routing/links/link'
import {ButtonLink} from '@app/ui/button/button'
import {ChangeWarning, ChooseButton} from '../choosing/choose-button'
import {messages, resultMessages} from '../messages'
import {roundedMiles, StoreAddress, storeLabel} from '../store-address'
import {type MapMarker, StoreMap} from '../map/store-map'

export type StoreEntryProps = {
    store: Store
    number: number
    active: boolean
    onPoint: (id: string | null) => void
    onInfo: (store: Store) => void
}

/** The id of an entry, to which markers link. */
export const entryId = (storeId: string): string => `store-${storeId}`

/** One store of the list: address, distance, the button that chooses it, and details [STORE-011] [STORE-012]. */
export const StoreEntry = ({store, number, active, onPoint, onInfo}: StoreEntryProps) => {
    const {formatMessage} = useIntl()
    const {id, name, distance} = store
    const openInfo = (event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onInfo(store)
    }
    // Highlights its marker; the entry as a whole is not a control.
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

export type StoreListProps = {
    stores: readonly Store[]
    /** The searched zip; null if the device's position was searched. */
    zip: string | null
    steps: number
    onSteps: (steps: number) => void
    onInfo: (store: Store) => void
}

const focusOn = (id: string): void => {
    const element = document.getElementById(id)
    element?.scrollIntoView({block: 'nearest'})
    element?.focus({preventScroll: true})
}

/** Stores in steps of ten, and the same stores on the map [STORE-010, STORE-011, STORE-050, STORE-051]. */
export const StoreList = ({stores, zip, steps, onSteps, onInfo}: StoreListProps) => {
    const {formatMessage} = useIntl()
    const [active, setActive] = useState<string | null>(null)
    const count = stores.length
    const shown = stores.slice(0, shownStores(count, steps))
    const markers: MapMarker[] = shown.map((store, index) => ({
        id: store.id,
        latitude: store.latitude,
        longitude: store.longitude,
        number: index + 1,
        href: `#${entryId(store.id)}`,
        label: formatMessage(resultMessages.marker, {
            number: index + 1,
            name: storeLabel(store)
        })
    }))
    const showMore = (event: MouseEvent) => {
        event.preventDefault()
        const next = stores[shown.length]
        flushSync(() => onSteps(steps + 1))
        if (next) focusOn(entryId(next.id))
    }
    return (
        <div className="store-results">
            <StoreMap
                label={formatMessage(resultMessages.map)}
                markers={markers}
                activeId={active}
                onPoint={setActive}
                onOpen={(id) => focusOn(entryId(id))}
            />
            <div>
                <div role="status">
                    <h2 className="store-results__count">
                        {zip === null
                            ? formatMessage(messages.foundNearYou, {count})
                            : formatMessage(messages.found, {count, place: zip})}
                    </h2>
                </div>
                <ChangeWarning />
                <ol className="store-results__list">
                    {shown.map((store, index) => (
                        <StoreEntry
                            key={store.id}
                            store={store}
                            number={index + 1}
                            active={active === store.id}
                            onPoint={setActive}
                            onInfo={onInfo}
                        />
                    ))}
                </ol>
                {hasMoreStores(count, steps) ? (
                    <ButtonLink
                        look="secondary"
                        to={`/store-locator?zip=${zip ?? ''}&shown=${(steps + 1) * storesPerStep}`}
                        prefetch={false}
                        onClick={showMore}
                    >
                        {formatMessage(resultMessages.more)}
                    </ButtonLink>
                ) : null}
            </div>
        </div>
    )
}
