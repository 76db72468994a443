import {useState} from 'react'
import {
    type ApplicationStep,
    applicationStepAt,
    orderFormPath
} from '@app/domain/approval/application-path'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {definePage} from '@app/routing/route/page'
import {
    ApplicationLayout,
    applicationLoader,
    type ApplicationPageProps
} from '../frame/application-layout'
import {type Application, useApplication} from '../frame/application-store'
import {ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {HomeStep} from './home-step'
import {IncomeStep} from './income-step'
import {PersonalStep} from './personal-step'
import {ReferencesStep} from './references-step'
import {ReviewStep} from './review-step'
import {
    homeMessages,
    incomeMessages,
    personalMessages,
    referencesMessages,
    reviewMessages
} from './step-messages'
import {useStoredDraft} from '../frame/use-stored-draft'

type FormStep = Exclude<ApplicationStep, 'phone'>

const steps = {
    personal: {Step: PersonalStep, title: personalMessages.title},
    home: {Step: HomeStep, title: homeMessages.title},
    income: {Step: IncomeStep, title: incomeMessages.title},
    references: {Step: ReferencesStep, title: referencesMessages.title},
    review: {Step: ReviewStep, title: reviewMessages.title}
} as const

const formStepAt = (path: string): FormStep | undefined => {
    const step = applicationStepAt(path)
    return step === 'phone' ? undefined : step
}

/**
 * Whether the earlier answers are loaded. It never becomes false again, so a step stays on screen while the shopper
 * signs in again, and the typed text is kept [D-14].
 */
const useKnown = (current: Application): boolean => {
    const isLive = useHydrated()
    const isDraftKnown = useStoredDraft()
    const [wasKnown, setWasKnown] = useState(false)
    const isKnown = isLive && (isDraftKnown || current.startedAt !== null || wasKnown)
    if (isKnown && !wasKnown) setWasKnown(true)
    return isKnown
}

/** The order form: one step per page, and a step can only be opened after the steps before it [ROUTE-022]. */
export const ApplicationPage = ({checks, at}: ApplicationPageProps) => {
    const isKnown = useKnown(useApplication())
    const wanted = formStepAt(at.pathname)
    return (
        <ApplicationLayout
            checks={checks}
            at={at}
            wanted={wanted}
            isKnown={isKnown}
            {...steps[wanted ?? 'personal']}
        />
    )
}

export const page = definePage({
    loader: applicationLoader,
    isMissing: (_, {pathname}) => pathname !== orderFormPath && formStepAt(pathname) === undefined,
    skeleton: ApprovalPageSkeleton
})(ApplicationPage)
