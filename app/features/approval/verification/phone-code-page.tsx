import {applicationPath} from '@app/domain/approval/application-path'
import {inLocale} from '@app/routing/route/locale-path'
import {ApplicationLayout, type ApplicationPageProps, Leading} from '../frame/application-layout'
import {useApplication} from '../frame/application-store'
import {PhoneCodeStep} from './phone-code-step'
import {codeMessages} from '../frame/phone-messages'

/** The second page of the first step. If no code was sent, it redirects to the step that is open (D-24) [ROUTE-015]. */
export const PhoneCodePage = ({checks, at}: ApplicationPageProps) => {
    const {phoneCheck, phoneStep} = useApplication()
    if (phoneCheck === null) {
        const to = applicationPath(phoneStep === 'open' ? 'phone' : 'personal')
        return <Leading title={codeMessages.title} to={inLocale(at.locale, to)} />
    }
    return (
        <ApplicationLayout
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
