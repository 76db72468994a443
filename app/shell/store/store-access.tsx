import loadable from '@loadable/component'
import {useCallback, useEffect, useRef, useState} from 'react'
import {assignedStore} from '@app/commerce/stores/assigned-store'
import {useLatest} from '@app/lib/browser/react-hooks'
import {whenIdle} from '@app/lib/browser/when-idle'
import {useAppContext, useChangeStoreChoice, useLocale} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {leaveDocument, usePageLocation} from '@app/routing/route/location'
import {DialogBoundary, SectionBoundary} from '@app/ui/async/section-boundary'
import {useOverlayTurn} from '@app/ui/overlay/overlay-queue'
import {readStoreChoice} from '../app-context'
import {RouteStyles} from '../feature-styles'
import {type PriceLocation, StoreLink} from '../header/header-links'

/**
 * Assigns the nearest store to a shopper without a store choice, if the shop's preferences want that (G-50), when the
 * browser is idle. Returns whether to ask if it is right: only during the visit in which it was assigned [STORE-058],
 * and only as long as the shopper has not chosen a store.
 */
export const useAssignedStore = (): {isPending: boolean; dismiss: () => void} => {
    const {commerce} = useAppContext()
    const changeStoreChoice = useChangeStoreChoice()
    const latest = useLatest({commerce, changeStoreChoice})
    const [isPending, setPending] = useState(false)

    useEffect(() => {
        if (readStoreChoice()) return undefined
        let left = false
        const assign = async (): Promise<void> => {
            const {storeId, zip} = await assignedStore(latest.current.commerce)
            // A choice that the shopper made in the meantime counts.
            if (left || storeId === null || zip === null || readStoreChoice()) return
            await latest.current.changeStoreChoice({storeId, zip, source: 'auto'})
            setPending(true)
        }
        const callOff = whenIdle(() => void assign().catch(() => undefined))
        return () => {
            left = true
            callOff()
        }
    }, [latest])

    const isAssigned = isPending && readStoreChoice()?.source === 'auto'
    return {isPending: isAssigned, dismiss: useCallback(() => setPending(false), [])}
}

const StoreConfirmation = loadable(() => import('./store-confirmation'), {
    resolveComponent: (module: typeof import('./store-confirmation')) => module.StoreConfirmation,
    ssr: false
})

const StoreNow = loadable(() => import('./store-now'), {
    resolveComponent: (module: typeof import('./store-now')) => module.StoreNow,
    ssr: false
})

const LocatorDialog = loadable(() => import('@app/features/stores/locator/locator-dialog'), {
    resolveComponent: (module: typeof import('@app/features/stores/locator/locator-dialog')) =>
        module.LocatorDialog,
    ssr: false
})

const locatorStyles = ['stores']

/** A state that lasts until it is ended or the shopper navigates. */
const useOnThisPage = () => {
    const {locationKey: stepKey} = usePageLocation()
    const [begunAt, setBegunAt] = useState<string | null>(null)
    if (begunAt !== null && begunAt !== stepKey) setBegunAt(null)
    return {
        isOn: begunAt === stepKey,
        begin: () => setBegunAt(stepKey),
        end: () => setBegunAt(null)
    }
}

const PAGE_OF_LOCATOR = '/store-locator'

const focusFieldOfPage = (): void => {
    document.querySelector<HTMLInputElement>('main [name="zip"]')?.focus()
}

/** Without its code the header lacks a number, and nothing else. */
const NowAtStore = ({place}: {place: PriceLocation}) =>
    place.kind === 'store' ? (
        <SectionBoundary>
            <StoreNow phone={place.phone ?? null} timeZone={place.timeZone ?? null} />
        </SectionBoundary>
    ) : null

/**
 * The header's store link, the locator dialog that it opens [STORE-003], and, once, the question whether the assigned
 * store is right [STORE-056]. On the locator's own page the dialog is not used. If the locator's code cannot be loaded,
 * the next press opens that page, which the server renders and which needs no code; without the question's code, nothing
 * is asked.
 */
export const StoreAccess = ({place: location}: {place: PriceLocation}) => {
    const locale = useLocale()
    const isPageOfLocator = usePageLocation().path === PAGE_OF_LOCATOR
    const linkRef = useRef<HTMLAnchorElement>(null)
    const locator = useOnThisPage()
    const failure = useOnThisPage()
    const {isPending, dismiss} = useAssignedStore()
    const isPopoverDue = isPending && !locator.isOn && location.kind === 'store'
    const isTurn = useOverlayTurn('store-popover', isPopoverDue)
    const openLocator = () => {
        dismiss()
        if (failure.isOn) return leaveDocument(inLocale(locale, PAGE_OF_LOCATOR))
        // The focus returns to the link when the locator closes.
        linkRef.current?.focus({preventScroll: true})
        locator.begin()
    }
    const fail = () => {
        locator.end()
        failure.begin()
    }
    const lookOnPage = () => {
        dismiss()
        focusFieldOfPage()
    }
    return (
        <div className="header__store-place">
            <StoreLink
                location={location}
                linkRef={linkRef}
                onOpen={isPageOfLocator ? undefined : openLocator}
                onPoint={() => void LocatorDialog.preload()}
            />
            <NowAtStore place={location} />
            {isTurn && location.kind === 'store' ? (
                <SectionBoundary onError={dismiss}>
                    <StoreConfirmation
                        address={location.address}
                        linkRef={linkRef}
                        onChange={isPageOfLocator ? lookOnPage : openLocator}
                        onClose={dismiss}
                    />
                </SectionBoundary>
            ) : null}
            {locator.isOn ? (
                <DialogBoundary onClose={fail}>
                    <RouteStyles of={locatorStyles}>
                        <LocatorDialog onClose={locator.end} />
                    </RouteStyles>
                </DialogBoundary>
            ) : null}
        </div>
    )
}
