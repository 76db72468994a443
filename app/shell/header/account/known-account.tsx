import loadable from '@loadable/component'
import {type MouseEvent, useEffect} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {isLoginPath} from '@app/domain/person/login-path'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useAppContext, useChangeStoreChoice} from '@app/routing/route/app-context'
import {isPlainClick} from '@app/routing/links/link'
import {usePageLocation} from '@app/routing/route/location'
import {useSignIn} from '@app/routing/links/sign-in'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {useFeatureStyles} from '../../feature-styles'
import {AccountLink} from '../header-links'
import {ownStoreMark, useIsOwnStoreDue} from '../../store/own-store-mark'
import {preloadSignIn} from '../../sign-in/sign-in-access'

const AccountMenu = loadable(() => import('./account-menu'), {
    resolveComponent: (module: typeof import('./account-menu')) => module.AccountMenu,
    ssr: false
})

const OwnStore = loadable(() => import('../../store/own-store'), {
    resolveComponent: (module: typeof import('../../store/own-store')) => module.OwnStore,
    ssr: false
})

const menuStyles = ['menu']

type CustomerAccountProps = {firstName: string | undefined}

/** The customer's menu; until its code and styles are loaded, a link to the account with the same name. */
const CustomerAccount = ({firstName}: CustomerAccountProps) => {
    const hasStyles = useFeatureStyles(menuStyles)
    const link = <AccountLink registered firstName={firstName} />
    if (!hasStyles) return link
    return (
        <SectionBoundary fallback={link}>
            <AccountMenu firstName={firstName} fallback={link} />
        </SectionBoundary>
    )
}

/**
 * The sign-in link: opens the dialog over this page; opens the sign-in page if that is the current page, or without
 * script [AUTH-001].
 */
const SignInLink = () => {
    const {open} = useSignIn()
    const isLogin = isLoginPath(usePageLocation().path)
    const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
        if (isLogin || !isPlainClick(event)) return
        event.preventDefault()
        // The focus returns to the link when the dialog closes.
        event.currentTarget.focus({preventScroll: true})
        open()
    }
    return <AccountLink onSignIn={openDialog} onPoint={preloadSignIn} />
}

/** A guest has no store of their own: the former renter's becomes one like any other that was chosen (D-54). */
const useOwnStoreEnd = (isGuest: boolean): void => {
    const {choice} = useAppContext()
    const changeStoreChoice = useChangeStoreChoice()
    const end = useLatest(() => {
        ownStoreMark.clear()
        if (choice?.source === 'own') void changeStoreChoice({...choice, source: 'chosen'})
    })
    useEffect(() => {
        if (isGuest) end.current()
    }, [isGuest, end])
}

/**
 * The header's account link, by what the session knows [SHELL-006, SHELL-007, SHELL-008]. Until it is known, or if it
 * cannot be found out, a customer who was signed in before is not shown as a guest.
 */
export const KnownAccount = () => {
    const identity = useIdentity()
    const isOwnStoreDue = useIsOwnStoreDue()
    useOwnStoreEnd(identity.state === 'guest')
    if (identity.state === 'customer') {
        const {firstName, rentalId} = identity
        return (
            <>
                <CustomerAccount firstName={firstName} />
                {rentalId !== undefined && isOwnStoreDue ? (
                    <SectionBoundary>
                        <OwnStore />
                    </SectionBoundary>
                ) : null}
            </>
        )
    }
    const isOpen = identity.state === 'unknown' || identity.state === 'failed'
    if (isOpen && identity.firstName !== undefined)
        return <AccountLink registered firstName={identity.firstName} />
    return <SignInLink />
}
