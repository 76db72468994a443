import {useEffect} from 'react'
import {applicationPath} from '@app/domain/application'
import {inLocale} from '@app/routing/locale-path'
import {definePage} from '@app/routing/page'
import {usePrefetch} from '@app/routing/prefetch'
import {
    ApplicationFrame,
    applicationLoader,
    type ApplicationPageProps,
    Leading
} from './application-frame'
import {useApplication} from './application-store'
import {ApprovalPageSkeleton} from './approval-page.skeleton'
import {PhoneCodeStep} from './phone-code-step'
import {codeMessages} from './phone-messages'

/** The second page of the first step. Whoever has no code on its way is led to where they stand (D-24) [ROUTE-015]. */
export const PhoneCodePage = ({checks, at}: ApplicationPageProps) => {
    const {phoneCheck, phoneStep} = useApplication()
    const prefetch = usePrefetch()
    const next = inLocale(at.locale, applicationPath('personal'))
    useEffect(() => prefetch(next), [prefetch, next])
    if (phoneCheck === null) {
        const to = phoneStep === 'open' ? inLocale(at.locale, applicationPath('phone')) : next
        return <Leading title={codeMessages.title} to={to} />
    }
    return (
        <ApplicationFrame
            checks={checks}
            at={at}
            wanted="phone"
            isKnown
            isSecondPage
            title={codeMessages.title}
            Step={PhoneCodeStep}
        />
    )
}

export const page = definePage({
    loader: applicationLoader,
    skeleton: ApprovalPageSkeleton
})(PhoneCodePage)
