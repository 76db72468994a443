import {useState, type MouseEvent} from 'react'
import {useIntl} from 'react-intl'
import {flushSync} from 'react-dom'
import type {Store} from '@app/commerce/stores/store'
import {hasMoreStores, shownStores, storesPerStep} from '@app/domain/store/locator/shown-stores'
import {ButtonLink} from '@app/ui/button/button-link'
import {ChangeWarning} from '../choice/change-warning'
import {messages, resultMessages} from '../messages'
import {entryId, StoreEntry} from './store-entry'
import {storeLabel} from './store-label'
import {StoreMap, type MapMarker} from './store-map'

export type StoreListProps = {
    stores: readonly Store[]
    /** What was searched; null where the device was. */
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
        ...{id: store.id, latitude: store.latitude, longitude: store.longitude},
        ...{number: index + 1, href: `#${entryId(store.id)}`},
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
                        warm={false}
                        onClick={showMore}
                    >
                        {formatMessage(resultMessages.more)}
                    </ButtonLink>
                ) : null}
            </div>
        </div>
    )
}
