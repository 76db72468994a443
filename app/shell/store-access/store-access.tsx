import loadable from '@loadable/component'
import {useRef, useState} from 'react'
import {usePlace} from '@app/routing/address/use-place'
import {DialogBoundary} from '@app/ui/loaded/dialog-boundary'
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

/** Something that is open over the page until it is closed, or the shopper goes anywhere. */
const useOpenHere = () => {
    const {stepKey} = usePlace()
    const [openAt, setOpenAt] = useState<string | null>(null)
    if (openAt !== null && openAt !== stepKey) setOpenAt(null)
    return {
        isOpen: openAt === stepKey,
        open: () => setOpenAt(stepKey),
        close: () => setOpenAt(null)
    }
}

const focusFieldOfPage = (): void => {
    document.querySelector<HTMLInputElement>('main [name="zip"]')?.focus()
}

/**
 * The header's way to the stores: the link, the locator that it opens over the page [STORE-003], and, once, the question
 * whether the store that was assigned is right [STORE-056]. On the locator's own page there is no second one.
 */
export const StoreAccess = ({place}: {place: KnownPlace}) => {
    const isPageOfLocator = usePlace().path === '/store-locator'
    const linkRef = useRef<HTMLAnchorElement>(null)
    const {isOpen, open, close} = useOpenHere()
    const {asking, stopAsking} = useAssignedStore()
    const openLocator = () => {
        stopAsking()
        // The keyboard is there again when the locator closes.
        linkRef.current?.focus({preventScroll: true})
        open()
    }
    const lookOnPage = () => {
        stopAsking()
        focusFieldOfPage()
    }
    return (
        <div className="header__store-place">
            <StoreLink
                place={place}
                linkRef={linkRef}
                onOpen={isPageOfLocator ? undefined : openLocator}
                onPoint={() => void LocatorDialog.preload()}
            />
            {asking && !isOpen && place.kind === 'store' ? (
                <StoreConfirmation
                    address={place.address}
                    linkRef={linkRef}
                    onChange={isPageOfLocator ? lookOnPage : openLocator}
                    onClose={stopAsking}
                />
            ) : null}
            {isOpen ? (
                <DialogBoundary onClose={close}>
                    <RouteStyles of={locatorStyles}>
                        <LocatorDialog onClose={close} />
                    </RouteStyles>
                </DialogBoundary>
            ) : null}
        </div>
    )
}
