import {useEffect} from 'react'
import {applicationPath, phoneCodePath} from '@app/domain/approval/application-path'
import {whenIdle} from '@app/lib/browser/when-idle'
import {inLocale} from '@app/routing/route/locale-path'
import {definePage} from '@app/routing/route/page'
import {usePrefetch} from '@app/routing/links/prefetch'
import {
    ApplicationLayout,
    applicationLoader,
    type ApplicationPageProps
} from '../frame/application-layout'
import {ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {PhoneCodePage} from './phone-code-page'
import {phoneMessages} from '../frame/phone-messages'
import {PhoneStep} from './phone-step'
import {useStoredDraft} from '../frame/use-stored-draft'

/**
 * Loads a customer's draft. It is a separate component, so that the step is not rendered again when the session becomes
 * known.
 */
const StoredDraft = () => {
    useStoredDraft()
    return null
}

/**
 * The first step of the application and its code. The code of the other steps is loaded while this one is filled in
 * [ROUTE-015].
 */
export const PhonePage = ({checks, at}: ApplicationPageProps) => {
    const prefetch = usePrefetch()
    const next = inLocale(at.locale, applicationPath('personal'))
    useEffect(() => whenIdle(() => prefetch(next)), [prefetch, next])
    return (
        <>
            <StoredDraft />
            {at.pathname === phoneCodePath ? (
                <PhoneCodePage checks={checks} at={at} />
            ) : (
                <ApplicationLayout
                    checks={checks}
                    at={at}
                    wanted="phone"
                    isKnown
                    title={phoneMessages.title}
                    Step={PhoneStep}
                />
            )}
        </>
    )
}

export const page = definePage({
    loader: applicationLoader,
    skeleton: ApprovalPageSkeleton
})(PhonePage)
