import {useState} from 'react'
import {useIntl} from 'react-intl'
import {emptyQuery} from '@app/commerce/query'
import {useIdentity} from '@app/commerce/shopper/identity'
import {type StoreChecks, storeChecks} from '@app/commerce/stores/store-flags'
import {
    type ApplicationStep,
    applicationPath,
    applicationStepAt,
    neededSteps,
    nextApplicationStep,
    orderFormPath,
    reachableStep,
    resultPath
} from '@app/domain/application'
import {useHydrated} from '@app/lib/react-hooks'
import type {Loadable} from '@app/routing/commerce-query'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/locale-path'
import {useNavigate} from '@app/routing/location'
import {definePage, type LoaderArgs, optional} from '@app/routing/page'
import {PageRedirect} from '@app/routing/redirect'
import {Main} from '@app/ui/navigation/main'
import type {ApplicationStepProps} from './application-step'
import {type Application, application, filledSteps, useApplication} from './application-store'
import {ApprovalBodySkeleton, ApprovalPageSkeleton} from './approval-page.skeleton'
import {SignInOffer} from './begin-application'
import {HomeStep} from './home-step'
import {IncomeStep} from './income-step'
import {PersonalStep} from './personal-step'
import {PhoneStep} from './phone-step'
import {ReferencesStep} from './references-step'
import {ReviewStep} from './review-step'
import {
    homeMessages,
    incomeMessages,
    personalMessages,
    phoneMessages,
    referencesMessages,
    reviewMessages,
    stepMessages
} from './step-messages'
import {useStoredDraft} from './use-stored-draft'

const steps: Record<ApplicationStep, (props: ApplicationStepProps) => JSX.Element> = {
    phone: PhoneStep,
    personal: PersonalStep,
    home: HomeStep,
    income: IncomeStep,
    references: ReferencesStep,
    review: ReviewStep
}

const titles = {
    phone: phoneMessages.title,
    personal: personalMessages.title,
    home: homeMessages.title,
    income: incomeMessages.title,
    references: referencesMessages.title,
    review: reviewMessages.title
}

/**
 * Before the first field, for whoever has come straight to it (D-17). Who turns out to be a guest when the fields are there
 * is not asked any more: nothing moves under a finger.
 */
const OfferOfFirstStep = ({step}: {step: ApplicationStep}) => {
    const {state} = useIdentity()
    const [wasGuest] = useState(state === 'guest')
    return wasGuest ? <SignInOffer backTo={applicationPath(step)} /> : null
}

type ShownStepProps = {step: ApplicationStep; requested: readonly ApplicationStep[]}

const ShownStep = ({step, requested}: ShownStepProps) => {
    const {formatMessage} = useIntl()
    const navigate = useNavigate()
    const at = requested.indexOf(step)
    const before = requested[at - 1]
    const Step = steps[step]
    return (
        <Main look="approval approval--step">
            <Head title={formatMessage(titles[step])} index={false} />
            {before === undefined ? <OfferOfFirstStep step={step} /> : null}
            <Step
                key={step}
                position={{
                    step: {number: at + 1, of: requested.length},
                    // A step takes about a minute.
                    minutes: requested.length - at,
                    title: formatMessage(titles[step]),
                    back: before === undefined ? '/instant-approval' : applicationPath(before)
                }}
                onDone={() =>
                    navigate(
                        applicationPath(nextApplicationStep(requested, filledSteps(application())))
                    )
                }
            />
        </Main>
    )
}

/** A step whose answers are not known yet: its title, as the server has it too, and the place of its fields. */
const WaitingStep = ({step}: {step: ApplicationStep}) => {
    const {formatMessage} = useIntl()
    return (
        <Main look="approval approval--step">
            <Head title={formatMessage(titles[step])} index={false} />
            <h1>{formatMessage(titles[step])}</h1>
            <noscript>
                <p>{formatMessage(stepMessages.needsScript)}</p>
            </noscript>
            <ApprovalBodySkeleton />
        </Main>
    )
}

/** The step to show to whoever wants one, among those that are asked; the first open one where none is named (D-24). */
const shownStep = (
    checks: Loadable<StoreChecks | null>,
    current: Application,
    wanted: ApplicationStep | undefined
): ShownStepProps => {
    const isPhoneCheckEnabled =
        checks.state === 'ready' && (checks.value?.isPhoneCheckEnabled ?? true)
    const requested = neededSteps({isPhoneCheckEnabled, isPrefilled: current.isPrefilled})
    const filled = filledSteps(current)
    const step = wanted
        ? reachableStep(wanted, requested, filled)
        : nextApplicationStep(requested, filled)
    return {step, requested}
}

/**
 * Whether it is known what was answered. A step stays once it is shown: whoever signs in again in place finds what they were
 * typing [D-14].
 */
const useKnown = (current: Application): boolean => {
    const isLive = useHydrated()
    const isDraftKnown = useStoredDraft()
    const [wasKnown, setWasKnown] = useState(false)
    const isKnown = isLive && (isDraftKnown || current.startedAt !== null || wasKnown)
    if (isKnown && !wasKnown) setWasKnown(true)
    return isKnown
}

export type ApplicationPageProps = {checks: Loadable<StoreChecks | null>; at: LoaderArgs}

/**
 * The step of the application that the address names, or the one to fill in first (G-20) [ROUTE-015] [ROUTE-022]. The
 * page is the same for everybody: what was answered is in this tab alone.
 */
export const ApplicationPage = ({checks, at}: ApplicationPageProps) => {
    const current = useApplication()
    const isKnown = useKnown(current)
    const wanted = applicationStepAt(at.pathname)
    if (!isKnown || checks.state === 'loading') return <WaitingStep step={wanted ?? 'personal'} />
    if (current.decided !== null) {
        return <PageRedirect to={inLocale(at.locale, resultPath(current.decided))} />
    }
    if (checks.state === 'ready' && checks.value?.isDecisionEngineEnabled === false) {
        return <PageRedirect to={inLocale(at.locale, resultPath('ServiceFailure'))} />
    }
    const {step, requested} = shownStep(checks, current, wanted)
    return step === wanted ? (
        <ShownStep step={step} requested={requested} />
    ) : (
        <PageRedirect to={inLocale(at.locale, applicationPath(step))} />
    )
}

export const page = definePage({
    loader: ({commerce, storeId}) => ({
        checks: optional<StoreChecks | null>(
            storeId === undefined ? emptyQuery : storeChecks(commerce, storeId)
        )
    }),
    isMissing: (_, {pathname}) =>
        pathname !== orderFormPath && applicationStepAt(pathname) === undefined,
    skeleton: ApprovalPageSkeleton
})(ApplicationPage)
