import loadable from '@loadable/component'
import {useState} from 'react'
import {usePlace} from '@app/routing/address/use-place'
import {StoreLink, type KnownPlace} from '../header/store-link'
import {RouteStyles} from '../kit/route-styles'
import {StoreConfirmation} from './store-confirmation'
import {useAssignedStore} from './use-assigned-store'

const LocatorDialog = loadable(() => import('@app/features/stores/locator/locator-dialog'), {
    resolveComponent: (module: typeof import('@app/features/stores/locator/locator-dialog')) =>
        module.LocatorDialog,
    ssr: false
})

const locatorStyles = ['stores']

/**
 * The header's way to the stores: the link, the locator that it opens over the page [STORE-003], and, once, the question
 * whether the store that was assigned is right [STORE-056].
 */
export const StoreAccess = ({place}: {place: KnownPlace}) => {
    const {path} = usePlace()
    const [open, setOpen] = useState(false)
    const {asking, stopAsking} = useAssignedStore()
    const openLocator = () => {
        stopAsking()
        setOpen(true)
    }
    return (
        <div className="header__store-place">
            <StoreLink
                place={place}
                onOpen={path === '/store-locator' ? undefined : openLocator}
                onPoint={() => void LocatorDialog.preload()}
            />
            {asking && place.kind === 'store' ? (
                <StoreConfirmation
                    address={place.address}
                    onChange={openLocator}
                    onClose={stopAsking}
                />
            ) : null}
            {open ? (
                <RouteStyles of={locatorStyles}>
                    <LocatorDialog onClose={() => setOpen(false)} />
                </RouteStyles>
            ) : null}
        </div>
    )
}
